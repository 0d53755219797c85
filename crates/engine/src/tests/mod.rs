//! Tests of the engine with a toy game.

mod chains;
mod conformance;
mod dice;
mod matches;
mod play;
mod records;
mod redraws;
mod seats;
mod tape;
mod toy;
