//! Errors in records.

use std::fmt;

use crate::{DataError, Seat, SetupError};

/// An error in a record, with its line.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct RecordError {
    /// From 1.
    pub line: usize,
    pub what: Damage,
}

impl RecordError {
    /// The machine-readable kind.
    pub fn kind(&self) -> &'static str {
        self.what.kind()
    }
}

/// An error in a line of a record.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Damage {
    #[error("a record of {bytes} bytes is too long")]
    TooLong { bytes: usize },
    /// The file is not UTF-8.
    #[error("this is not UTF-8 text")]
    NoText,
    /// The file is not a record.
    #[error("a record begins with \"caravelle record 1\"")]
    NoRecord,
    /// The record is of another format.
    #[error("records of format {0} are not supported, only those of format 1")]
    Format(String),
    /// Another header line was expected here.
    #[error("the header line {expected:?} belongs here, not {found:?}")]
    Header { expected: &'static str, found: String },
    /// The file ends too early.
    #[error("the record ends before {0}")]
    Ends(&'static str),
    /// An invalid value.
    #[error("the value of {key:?} is invalid: {reason}")]
    Value { key: &'static str, reason: String },
    /// A header line does not match its tag.
    #[error("this line was changed: it does not match its tag in the check line")]
    Altered,
    /// The check line does not match its own tag.
    #[error("the check line is damaged")]
    Check,
    /// A move line that cannot be parsed.
    #[error("a move is written \"number seat notation {{tag}}\": {0}")]
    Line(String),
    /// The line between header and moves is not empty.
    #[error("an empty line belongs here, not {0:?}")]
    NotEmpty(String),
    /// A record of an unknown game.
    #[error("there is no game {0:?}")]
    UnknownGame(String),
    /// A record of another game.
    #[error("this is a record of {recorded:?}, not of {ours}")]
    Game { recorded: String, ours: &'static str },
    /// A record of another rules version.
    #[error("recorded under version {recorded} of the rules; this is version {ours}")]
    Rules { recorded: u16, ours: u16 },
    /// The component data are not available.
    #[error(transparent)]
    Data(DataError),
    /// The set-up of the game fails.
    #[error(transparent)]
    Setup(SetupError),
    /// The record does not contain the seed.
    #[error("the record has only the commitment to its seed: it can be played once the seed is published")]
    NoSeed,
    /// Secret and salts do not prove the seed.
    #[error("the seed is not proven: {0}")]
    Proof(String),
    /// A move that cannot be parsed or made here.
    #[error("{text:?} of seat {seat} is not a legal move here ({kind})")]
    Move { text: String, seat: Seat, kind: &'static str },
    /// A move that the rules forbid.
    #[error("{text:?} is forbidden here by {clause}")]
    Illegal { text: String, clause: &'static str },
    /// A move that is not in canonical notation.
    #[error("{text:?} is written {usual:?}")]
    Wording { text: String, usual: String },
    /// A tag that does not match, so the game differs from here on.
    #[error(
        "the tag is {{{recorded}}}, but the game gives {{{played}}}: the record is altered from this line on"
    )]
    Tag { recorded: String, played: String },
    /// The final course differs.
    #[error("the course is {played}, not {recorded}: moves are missing or altered")]
    Course { recorded: String, played: String },
    /// The result differs.
    #[error("the result is \"{played}\", not \"{recorded}\"")]
    Result { recorded: String, played: String },
    /// The game panics on the state of the record.
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
