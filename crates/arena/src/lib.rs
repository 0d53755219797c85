//! Matches between bots, and honest numbers about them.
//!
//! One seed is one block: the same deal is played once for every way the bots can sit, so that no seat and no luck of
//! the deal favours one of them. The block is the unit of statistics: intervals come from resampling whole blocks.
//! Everything but the times is a function of the contest and its seed, whatever the number of threads.
//!
//! Absent on purpose: words, progress bars and arguments, which belong to the program.

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
