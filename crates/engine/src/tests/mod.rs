//! The engine under test, with a toy game.

mod conformance;
mod matches;
mod play;
mod records;
mod toy;
