//! Errors of a table and their messages.

use catalog::CatalogError;
use engine::{ActError, NoUndo, Phrase, SetupError, Stop};

use crate::wire::{Problem, StopKind, Stopped};

/// The reason why a table rejects a request.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("only the host may do this")]
    HostOnly,
    /// The seat does not belong to the person.
    #[error("the seat is not one of this person's")]
    NotYourSeat,
    #[error("the table has no such seat")]
    NoSeat,
    #[error("the seat is taken")]
    SeatTaken,
    #[error("this person has a seat already")]
    SeatedAlready,
    /// The table is no longer open.
    #[error("the table is not open any more")]
    NotOpen,
    /// No game is running.
    #[error("no game is running")]
    NotRunning,
    #[error("the game is not over")]
    NotOver,
    /// An internal error stopped the table.
    #[error("the table is frozen")]
    Frozen,
    #[error("a bot decides for the seat")]
    BotDecides,
    /// The owner of the seat is connected.
    #[error("the owner of the seat is connected")]
    OwnerHere,
    /// The seat is not played by a bot.
    #[error("no bot plays for the owner of the seat")]
    NothingToTakeBack,
    #[error("the clock is out of bounds")]
    BadClock,
    #[error("the link is not valid")]
    BadLink,
    #[error("the salt is not valid")]
    BadSalt,
    #[error("the name is not allowed")]
    BadName,
    /// A rate or size limit was reached.
    #[error("too many")]
    TooMany,
    /// Another seat's undo request is pending.
    #[error("another undo request is pending")]
    AskedAlready,
    /// No undo request awaits this seat's answer.
    #[error("no undo request is pending")]
    NothingAsked,
    #[error("the limit of undos is reached")]
    TakenBackOften,
    #[error("the move was refused: {}", .0.kind())]
    Act(ActError),
    /// The undo was rejected.
    #[error("the undo was refused: {}", .0.kind())]
    NoUndo(NoUndo),
    #[error("no hints are given at this table")]
    NoHints,
    /// The catalog reported an error.
    #[error("the catalog rejected the request")]
    Catalog(#[from] CatalogError),
    /// The system provided no random bytes.
    #[error("no random numbers: {0}")]
    Chance(String),
}

/// The reason why a stored table cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// An entry cannot be applied: the rules changed, or the data are faulty.
    #[error("entry {seq} is invalid: {fault}")]
    Entry { seq: u32, fault: Fault },
    /// Every move is legal, but the course differs.
    #[error("the game takes another course at entry {0}")]
    Course(u32),
    /// The store found damage.
    #[error("{0}")]
    Damaged(String),
    /// The status in the row differs from that of the log.
    #[error("the stored status is {stored}, but the log ends with {log}")]
    Status { stored: &'static str, log: &'static str },
    /// A state was stored after an entry that is not in the log.
    #[error("a state was stored after entry {state}, but the log ends at entry {log}")]
    State { state: u32, log: u32 },
}

impl LoadError {
    /// Whether the stored data contradict themselves. A rules change never causes that, so the table must not continue.
    pub fn is_damage(&self) -> bool {
        match self {
            LoadError::Damaged(_) | LoadError::Status { .. } | LoadError::State { .. } => true,
            LoadError::Entry { .. } | LoadError::Course(_) => false,
        }
    }
}

impl From<&Stop<Fault>> for Stopped {
    fn from(stop: &Stop<Fault>) -> Stopped {
        match stop {
            Stop::Chance => Stopped { why: StopKind::Chance, problem: None },
            Stop::Other => Stopped { why: StopKind::Other, problem: None },
            Stop::Refused(fault) => Stopped { why: StopKind::Illegal, problem: Some(fault.problem()) },
        }
    }
}

impl Fault {
    /// The machine-readable kind, as in [`Problem::kind`].
    pub fn kind(&self) -> &'static str {
        match self {
            Fault::HostOnly => "host-only",
            Fault::NotYourSeat => "not-your-seat",
            Fault::NoSeat => "no-such-seat",
            Fault::SeatTaken => "seat-taken",
            Fault::SeatedAlready => "seated-already",
            Fault::NotOpen => "not-open",
            Fault::NotRunning => "not-running",
            Fault::NotOver => "not-over",
            Fault::Frozen => "frozen",
            Fault::BotDecides => "bot-decides",
            Fault::OwnerHere => "owner-here",
            Fault::NothingToTakeBack => "nothing-to-take-back",
            Fault::BadClock => "bad-clock",
            Fault::BadLink => "bad-link",
            Fault::BadSalt => "bad-salt",
            Fault::BadName => "bad-name",
            Fault::TooMany => "too-many",
            Fault::AskedAlready => "asked-already",
            Fault::NothingAsked => "nothing-asked",
            Fault::TakenBackOften => "taken-back-often",
            Fault::NoHints => "no-hints",
            Fault::Act(error) => error.kind(),
            Fault::NoUndo(error) => error.kind(),
            Fault::Catalog(error) => error.kind(),
            Fault::Chance(_) => "ours",
        }
    }

    /// The message for the person.
    pub fn problem(&self) -> Problem {
        let kind = self.kind();
        let mut clause = None;
        let reason = match self {
            Fault::Act(error) => {
                if let ActError::Illegal(illegal) = error {
                    clause = Some(illegal.clause.to_owned());
                }
                error.phrase()
            }
            Fault::NoUndo(error) => error.phrase(),
            Fault::Catalog(CatalogError::Setup(error @ SetupError::Alone { .. })) => error.phrase(),
            // Errors in options are worded for people who write programs.
            Fault::Catalog(error) => {
                Phrase::new(format!("problem-{kind}")).with("detail", error.to_string().as_str())
            }
            Fault::HostOnly
            | Fault::NotYourSeat
            | Fault::NoSeat
            | Fault::SeatTaken
            | Fault::SeatedAlready
            | Fault::NotOpen
            | Fault::NotRunning
            | Fault::NotOver
            | Fault::Frozen
            | Fault::BotDecides
            | Fault::OwnerHere
            | Fault::NothingToTakeBack
            | Fault::BadClock
            | Fault::BadLink
            | Fault::BadSalt
            | Fault::BadName
            | Fault::TooMany
            | Fault::AskedAlready
            | Fault::NothingAsked
            | Fault::TakenBackOften
            | Fault::NoHints
            | Fault::Chance(_) => Phrase::new(format!("problem-{kind}")),
        };
        Problem { kind: kind.to_owned(), reason, clause }
    }
}
