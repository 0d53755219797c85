//! Why a match did not do what it was asked to.

use crate::{Illegal, Phrase, Seat, Seats, SetupError};

/// Why a move was not made.
#[derive(Clone, Debug, PartialEq)]
pub enum ActError {
    /// The table has no such seat.
    NoSeat(Seat),
    /// The game is over.
    Over,
    /// Another seat is awaited.
    NotAwaited(Seats),
    /// No choice here is written like this.
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

    /// What to tell the player.
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

/// Why a replay went no further.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The game could not begin.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move does not fit.
    #[error("move {at} does not fit: {}", error.kind())]
    Move {
        /// Its place, from 0.
        at: usize,
        /// What is wrong with it.
        error: ActError,
    },
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// The seat has decided nothing yet.
    Nothing,
    /// Chance has been used since.
    Chance,
    /// Another seat has decided since.
    Decided(Seat),
    /// Secret choices have been shown since.
    Shown,
    /// There is nothing to put back.
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

    /// What to tell the player.
    pub fn phrase(self) -> Phrase {
        let phrase = Phrase::new(self.kind());
        match self {
            NoUndo::Decided(seat) => phrase.with("seat", seat),
            NoUndo::Nothing | NoUndo::Chance | NoUndo::Shown | NoUndo::NothingUndone => phrase,
        }
    }
}
