//! The speed of the games: random play, clones and redeals, relative to a synthetic yardstick.
//!
//! All measurements alternate in short slices of processor time, because only ratios are comparable on a busy machine.
//! This crate prints nothing, runs no search and starts no threads.

mod play;
mod report;
// Unchanged third-party code, so that its numbers stay comparable; not linted or formatted.
#[allow(missing_docs, missing_debug_implementations, clippy::all)]
#[rustfmt::skip]
pub mod yardstick;

pub use play::{Player, Work, fixed};
pub use report::{Report, Row, SLICE, measure, seats_for};
