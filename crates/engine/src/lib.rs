//! The contract that every game of Caravelle keeps, and what follows from it for all of them.
//!
//! A game is a flat state that can be asked who decides ([`Game::turn`]), what may be done ([`Game::legal`]) and
//! what then happens ([`Game::apply`]). From these the engine makes matches with undo and history ([`Match`]),
//! text records ([`Record`]), honest previews, and a conformance kit that every game runs.
//!
//! What is absent on purpose: any game, any input or output, any clock, any language. Words are [`Phrase`]s, that is
//! message ids with arguments; another crate renders them.

mod course;
mod data;
mod dice;
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
mod outcome;
mod page;
mod phrase;
mod record;
mod refusals;
mod refused;
mod seat;
mod seed;
mod sheet;
#[cfg(test)]
mod tests;
mod usual;

pub use course::Course;
pub use data::{DataError, DataFiles, DataHash, DataId, Library, NumberRow, NumbersFile, Source, Sources};
pub use dice::{Dice, Rolls};
pub use every::Every;
pub use game::{Choices, Game, Illegal, Info, NoAid, OptionInfo, Progress, SetupError};
pub use habit::Habit;
pub use journal::{Journal, Notes, Silent, Told};
pub use ledger::{ChapterTitle, Clause, LedgerFile};
pub use list::List;
pub use matches::{
    Came, Chain, GESTURE_MAX, Match, Move, Next, Preview, Redraw, Refusal, Start, Stop, same_notation,
};
pub use outcome::{Line, Outcome, Rival, Sheet, Standing, rank};
pub use page::{Page, Part};
pub use phrase::{Arg, Phrase, Say};
pub use record::{Damage, Record, RecordError, RecordedMove, Summary};
pub use refused::{ActError, NoUndo, ReplayError};
pub use seat::{MAX_SEATS, Seat, Seats, Turn, Viewer};
pub use seed::{Seed, SeedError};
pub use usual::ensure;
