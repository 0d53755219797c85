//! A table: its log, the state derived from it, and the wire types of server and client.
//!
//! This crate does no I/O, reads no clock and draws no random numbers. The time comes with each entry, randomness
//! through [`Environment`], games through [`catalog::Games`]. The server stores the log and notifies the viewers.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod advice;
mod back;
mod botnames;
mod clock;
mod entry;
mod fault;
mod info;
mod lesson;
mod limits;
mod name;
mod news;
mod play;
mod proof;
mod result;
mod rights;
mod state;
mod stored;
mod token;
mod viewers;
pub mod wire;
mod wish;

#[cfg(test)]
mod tests;

pub use advice::AdviceState;
pub use back::Back;
pub use botnames::{Named, bot_name_spellings, with_bot_names};
pub use catalog::Games;
pub use clock::{Clocks, check as check_clock};
pub use entry::{Entry, Stored};
pub use fault::{Fault, LoadError};
pub use info::{Asker, listed_info, people_of};
pub use lesson::{LessonState, ScriptedMove};
pub use name::{check_name, clean_name, same_name};
pub use news::With;
pub use play::{HistoryStep, Play};
pub use proof::Numbers;
pub use rights::{Operation, RIGHTS, Right, Role, Roles};
pub use state::{SeatState, Table, fold_all};
pub use stored::{Listed, StoredClocks, StoredTable, Summary, TableRow};
pub use token::{Link, PersonId, Salt, TableId, hex, unhex};
pub use viewers::Viewers;
pub use wish::{Chance, Environment, Wish};

/// A time, in milliseconds since 1970.
pub type Millis = u64;
