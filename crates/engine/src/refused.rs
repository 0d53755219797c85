//! Errors of a match.

use crate::{Illegal, Phrase, Seat, Seats, SetupError};

/// The reason why a move was rejected.
#[derive(Clone, Debug, PartialEq)]
pub enum ActError {
    /// The table has no such seat.
    NoSeat(Seat),
    /// The game is over.
    Over,
    /// The seat is not awaited; these are.
    NotAwaited(Seats),
    /// The text is not the notation of any action.
    Unreadable(String),
    /// The rules forbid it.
    Illegal(Illegal),
}

impl ActError {
    /// The machine-readable kind.
    pub fn kind(&self) -> &'static str {
        match self {
            ActError::NoSeat(_) => "no-seat",
            ActError::Over => "over",
            ActError::NotAwaited(_) => "not-awaited",
            ActError::Unreadable(_) => "unreadable",
            ActError::Illegal(_) => "illegal",
        }
    }

    /// The message for the player.
    pub fn phrase(&self) -> Phrase {
        match self {
            ActError::NoSeat(seat) => Phrase::new("act-no-seat").with("number", seat.0),
            ActError::Over => Phrase::new("act-over"),
            ActError::NotAwaited(seats) => {
                let names =
                    seats.iter().map(|seat| Phrase::new("seat-name").with("seat", seat)).collect::<Vec<_>>();
                Phrase::new("act-not-awaited").with("seats", names)
            }
            ActError::Unreadable(text) => Phrase::new("act-unreadable").with("text", text.as_str()),
            ActError::Illegal(illegal) => illegal.reason.clone(),
        }
    }
}

/// The reason why a replay failed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("move {at} does not fit: {}", error.kind())]
    Move {
        /// The index of the move.
        at: usize,
        error: ActError,
    },
}

/// The reason why a decision cannot be undone or redone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// The seat has made no decision.
    Nothing,
    /// Chance was used since.
    Chance,
    /// Another seat has decided since.
    Decided(Seat),
    /// Secret information was revealed since.
    Shown,
    /// The seat has nothing to redo.
    NothingUndone,
}

impl NoUndo {
    /// The machine-readable kind.
    pub fn kind(self) -> &'static str {
        match self {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::Chance => "undo-chance",
            NoUndo::Decided(_) => "undo-decided",
            NoUndo::Shown => "undo-shown",
            NoUndo::NothingUndone => "redo-nothing",
        }
    }

    /// The message for the player.
    pub fn phrase(self) -> Phrase {
        let phrase = Phrase::new(self.kind());
        match self {
            NoUndo::Decided(seat) => phrase.with("seat", seat),
            NoUndo::Nothing | NoUndo::Chance | NoUndo::Shown | NoUndo::NothingUndone => phrase,
        }
    }
}
