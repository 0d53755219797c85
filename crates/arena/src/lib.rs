//! Matches between bots, with statistics.
//!
//! One seed is one block: the same deal is played once for every seating of the bots, so that neither a seat nor the
//! deal favours one of them. The block is the unit of statistics: confidence intervals come from resampling whole
//! blocks. Everything except times is a function of the contest and its seed, for any number of threads.
//!
//! Texts, progress bars and arguments belong to the program, not to this crate.

mod blocks;
mod chance;
mod clock;
mod contest;
mod csv;
mod duel;
mod game;
mod log;
mod rating;
mod report;
mod sprt;
mod stats;
mod thinking;
mod train;
mod tune;

#[cfg(test)]
mod tests;

pub use chance::{Calibration, Sample, calibrate};
pub use contest::{ArenaError, Contest, Results, run, run_game};
pub use csv::csv;
pub use duel::Trial;
pub use game::Row;
pub use log::{Source, seed_of};
pub use report::{BotRow, Group, Holding, Points, Report, Rounds, Spread, TurnTimes, WinningScore};
pub use sprt::{Accept, Decision, Verdict};
pub use thinking::{Thinking, thinking};
pub use train::{Fitted, Generation, Learning, Trained, Training, train};
pub use tune::{Progress, Tuned, Tuning, tune};
