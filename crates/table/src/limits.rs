//! The limits of a table.

/// The longest name, in characters.
pub(crate) const NAME_MAX: usize = 24;
/// The number of notices shown.
pub(crate) const NOTICES_SHOWN: usize = 50;
/// The maximum number of entries besides moves, so that toggling a seat cannot grow the log forever.
pub(crate) const ENTRIES_MAX: u32 = 100_000;
/// The maximum number of undos, redos and undo requests per seat and game.
pub(crate) const TAKE_BACKS_MAX: u32 = 1000;
/// The least time left on a clock after a server restart or after the seat was taken back.
pub(crate) const CLOCK_GRACE_MS: u64 = 60_000;
