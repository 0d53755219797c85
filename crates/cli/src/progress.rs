//! The progress bar of long commands.

/// A bar of forty characters and the share in per cent; `part` is from 0 to 1.
pub(crate) fn bar(part: f64) -> String {
    let full = (part.clamp(0.0, 1.0) * 40.0).round() as usize;
    format!("[{}{}] {:3.0} %", "#".repeat(full), ".".repeat(40 - full), part * 100.0)
}
