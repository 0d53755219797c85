//! The condition of an audit.

/// Returns an error with this text if a condition of an audit fails.
pub fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
