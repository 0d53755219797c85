//! What can be wrong with a record.

use std::fmt;

use crate::{DataError, Seat, SetupError};

/// Something wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: Damage,
}

impl RecordError {
    /// The machine-readable kind.
    pub fn kind(&self) -> &'static str {
        self.what.kind()
    }
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Damage {
    /// The file is longer than any record.
    #[error("a record of {bytes} bytes is too long")]
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// The file is no text.
    #[error("this is no text in UTF-8")]
    NoText,
    /// The file is no record.
    #[error("a record begins with \"caravelle record 1\"")]
    NoRecord,
    /// The record is of another format.
    #[error("records of format {0} cannot be read, only those of format 1")]
    Format(String),
    /// A header line is not the one that belongs here.
    #[error("the header line {expected:?} belongs here, not {found:?}")]
    Header {
        /// The key that belongs here.
        expected: &'static str,
        /// What is here.
        found: String,
    },
    /// The file ends too early.
    #[error("the record ends before {0}")]
    Ends(&'static str),
    /// A value that cannot be.
    #[error("the value of {key:?} cannot be: {reason}")]
    Value {
        /// The key.
        key: &'static str,
        /// What is wrong.
        reason: String,
    },
    /// A header line that does not fit its tag.
    #[error("this line is not what it was: it does not fit its tag in the check line")]
    Altered,
    /// The check line does not fit itself.
    #[error("the check line is damaged")]
    Check,
    /// A move line that does not read.
    #[error("a move is written \"number seat notation {{tag}}\": {0}")]
    Line(String),
    /// The line between header and moves is not empty.
    #[error("an empty line belongs here, not {0:?}")]
    NotEmpty(String),
    /// A record of a game that nobody knows.
    #[error("there is no game {0:?}")]
    UnknownGame(String),
    /// A record of another game.
    #[error("this is a record of {recorded:?}, not of {ours}")]
    Game {
        /// The game of the record.
        recorded: String,
        /// The game it was to be played with.
        ours: &'static str,
    },
    /// A record under other rules.
    #[error("recorded under version {recorded} of the rules; this is version {ours}")]
    Rules {
        /// The version of the record.
        recorded: u16,
        /// The version here.
        ours: u16,
    },
    /// The component data are not at hand.
    #[error(transparent)]
    Data(DataError),
    /// The game cannot begin so.
    #[error(transparent)]
    Setup(SetupError),
    /// The seed is not in the record.
    #[error("the record has only the commitment to its seed: it can be played once the seed is published")]
    NoSeed,
    /// Secret and salts do not prove the seed.
    #[error("the seed is not proven: {0}")]
    Proof(String),
    /// A move that cannot be made.
    #[error("{text:?} of seat {seat} is no move here ({kind})")]
    Move {
        /// The notation.
        text: String,
        /// The seat.
        seat: Seat,
        /// Why not.
        kind: &'static str,
    },
    /// A move that the rules forbid.
    #[error("{text:?} is forbidden here by {clause}")]
    Illegal {
        /// The notation.
        text: String,
        /// The clause.
        clause: &'static str,
    },
    /// A move in other words than its own.
    #[error("{text:?} is written {usual:?}")]
    Wording {
        /// The notation in the record.
        text: String,
        /// The notation as it is printed.
        usual: String,
    },
    /// A move whose tag does not fit: from here on the game is another.
    #[error(
        "the tag is {{{recorded}}}, but the game gives {{{played}}}: the record is altered from this line on"
    )]
    Tag {
        /// The tag in the record.
        recorded: String,
        /// The tag of the game.
        played: String,
    },
    /// The course is another.
    #[error("the course is {played}, not {recorded}: moves are missing or altered")]
    Course {
        /// The course in the record.
        recorded: String,
        /// The course of the game.
        played: String,
    },
    /// The result is another.
    #[error("the result is \"{played}\", not \"{recorded}\"")]
    Result {
        /// The result in the record.
        recorded: String,
        /// The result of the game.
        played: String,
    },
    /// The game stumbles over the state of the record.
    #[error("the game cannot be played from here: the state is not sound")]
    Stumbles,
}

impl Damage {
    pub(super) fn value(key: &'static str, reason: impl fmt::Display) -> Damage {
        Damage::Value { key, reason: reason.to_string() }
    }

    /// The machine-readable kind.
    pub fn kind(&self) -> &'static str {
        match self {
            Damage::TooLong { .. } => "too-long",
            Damage::NoText => "no-text",
            Damage::NoRecord => "no-record",
            Damage::Format(_) => "format",
            Damage::Header { .. } => "header",
            Damage::Ends(_) => "ends",
            Damage::Value { .. } => "value",
            Damage::Altered => "altered",
            Damage::Check => "check",
            Damage::Line(_) => "line",
            Damage::NotEmpty(_) => "not-empty",
            Damage::UnknownGame(_) => "unknown-game",
            Damage::Game { .. } => "game",
            Damage::Rules { .. } => "rules",
            Damage::Data(_) => "data",
            Damage::Setup(_) => "setup",
            Damage::NoSeed => "no-seed",
            Damage::Proof(_) => "proof",
            Damage::Move { .. } => "move",
            Damage::Illegal { .. } => "illegal",
            Damage::Wording { .. } => "wording",
            Damage::Tag { .. } => "tag",
            Damage::Course { .. } => "course",
            Damage::Result { .. } => "result",
            Damage::Stumbles => "stumbles",
        }
    }
}
