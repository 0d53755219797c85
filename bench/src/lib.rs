//! How fast the games are played: random play, clones and redeals, held against a synthetic yardstick.
//!
//! Everything is measured in one run, in short slices by turns, and in CPU time of this process, because machines are
//! noisy and only ratios survive. Nothing here prints; the program does. There is no search here, and there are no threads.

mod play;
mod report;
// Taken as it is, so that its numbers can be compared everywhere: neither linted nor formatted.
#[allow(missing_docs, missing_debug_implementations, clippy::all)]
#[rustfmt::skip]
pub mod yardstick;

pub use play::{Player, Work, fixed};
pub use report::{Report, Row, SLICE, measure, seats_for};
