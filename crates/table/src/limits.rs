//! Every bound that a table sets by itself.

/// The longest name, in characters.
pub(crate) const NAME_MAX: usize = 24;
/// How many notices a table shows.
pub(crate) const NOTICES_SHOWN: usize = 50;
/// How many entries beside moves a table takes: no toggling a seat forever.
pub(crate) const ENTRIES_MAX: u32 = 100_000;
/// How often a seat may take back, put back or ask to, in one game: no going back and forth forever.
pub(crate) const TAKE_BACKS_MAX: u32 = 1000;
/// What is at least left of a clock after the server was away or the seat was taken back.
pub(crate) const CLOCK_GRACE_MS: u64 = 60_000;
