//! A table: a fold over its log ([`state`]), and the task that owns it ([`actor`]).

pub(crate) mod actor;
mod clock;
pub(crate) mod connection;
pub(crate) mod info;
mod nap;
pub(crate) mod news;
pub(crate) mod play;
mod proof;
mod result;
pub(crate) mod state;
pub(crate) mod wish;

pub(crate) use clock::check as check_clock;

use crate::fault::Fault;
use crate::limits::NAME_MAX;

/// A name as it is kept: trimmed, without control characters, neither empty nor too long.
pub(crate) fn check_name(name: &str) -> Result<String, Fault> {
    let name: String = name.trim().chars().filter(|c| !c.is_control()).collect();
    if name.is_empty() || name.chars().count() > NAME_MAX {
        return Err(Fault::BadName);
    }
    Ok(name)
}
