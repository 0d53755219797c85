//! The `Game` trait and everything built on it for all games.
//!
//! A game is a flat state with three core methods: who decides ([`Game::turn`]), which actions are possible
//! ([`Game::legal`]), and how an action changes the state ([`Game::apply`]). On top of these the engine provides
//! matches with undo and history ([`Match`]), text records ([`Record`]), previews, and a conformance kit that every
//! game runs.
//!
//! This crate contains no concrete game, no input or output, no clock and no natural language. Text is a [`Phrase`], a
//! message id with arguments; the crate `words` renders it.

mod campaign;
mod course;
mod data;
mod dice;
mod ensure;
mod every;
pub mod fair;
mod game;
mod habit;
mod ids;
mod journal;
#[cfg(any(test, feature = "kit"))]
pub mod kit;
mod ledger;
mod list;
mod matches;
mod numbers;
mod outcome;
mod page;
mod phrase;
mod record;
mod refusals;
mod refused;
mod seat;
mod seed;
mod steps;
mod tables;
#[cfg(test)]
mod tests;

pub use campaign::{AnyCampaign, ArchiveFacts, Campaign, CarryOver};
pub use course::Course;
pub use data::{DataError, DataFiles, DataHash, DataId, Library, NumberRow, NumbersFile, Source, Sources};
pub use dice::{Dice, Rolls};
pub use ensure::ensure;
pub use every::Every;
pub use game::{Choices, Game, Illegal, Info, NoAid, OptionInfo, Progress, SetupError};
pub use habit::Habit;
pub use journal::{Journal, Notes, Silent, Told};
pub use ledger::{ChapterTitle, Clause, LedgerFile};
pub use list::List;
pub use matches::{
    Came, Chain, GESTURE_MAX, Match, Move, Next, Preview, Redraw, Refusal, Start, Stop, same_notation,
};
pub use numbers::{Allowed, NumberField, read_numbers};
pub use outcome::{Line, Outcome, Rival, Sheet, Standing, rank};
pub use page::{Page, Part};
pub use phrase::{Arg, Phrase, Say};
pub use record::{Damage, Record, RecordError, RecordedMove, Summary};
pub use refused::{ActError, NoUndo, ReplayError};
pub use seat::{MAX_SEATS, Seat, Seats, Turn, Viewer};
pub use seed::{Seed, SeedError};
