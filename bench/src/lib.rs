//! How fast the games are played: random play, clones and redeals, held against a synthetic yardstick.
//!
//! All engines are measured in one run, in short alternating slices and in processor time of this process, because machines
//! are noisy and only ratios are comparable. This crate does not print, search or start threads.

mod play;
mod report;
// Taken as it is, so that its numbers can be compared everywhere: neither linted nor formatted.
#[allow(missing_docs, missing_debug_implementations, clippy::all)]
#[rustfmt::skip]
pub mod yardstick;

pub use play::{Player, Work, fixed};
pub use report::{Report, Row, SLICE, measure, seats_for};
