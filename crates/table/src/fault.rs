//! Why a table does not grant what it is asked, and how that is told.

use catalog::CatalogError;
use engine::{ActError, NoUndo, Phrase, SetupError, Stop};

use crate::wire::{Problem, StopKind, Stopped};

/// Why a table does not grant what it is asked.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Only the host may.
    #[error("only the host may do this")]
    HostOnly,
    /// The asker has no such seat.
    #[error("the seat is not one of this person's")]
    NotYourSeat,
    /// The table has no such seat.
    #[error("the table has no such seat")]
    NoSeat,
    /// The seat is taken.
    #[error("the seat is taken")]
    SeatTaken,
    /// The asker sits here already.
    #[error("this person has a seat already")]
    SeatedAlready,
    /// The table takes no more of this.
    #[error("the table is not open any more")]
    NotOpen,
    /// The game is not on.
    #[error("no game is running")]
    NotRunning,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// A fault of ours stopped the table.
    #[error("the table is frozen")]
    Frozen,
    /// A bot decides for the seat now.
    #[error("a bot decides for the seat")]
    BotDecides,
    /// The owner of the seat is there.
    #[error("the owner of the seat is there")]
    OwnerHere,
    /// The seat is not in the hands of a bot.
    #[error("no bot stands in for the seat")]
    NothingToTakeBack,
    /// A clock that cannot be.
    #[error("the clock is out of bounds")]
    BadClock,
    /// A link that leads nowhere.
    #[error("the link is not valid")]
    BadLink,
    /// A salt that is none.
    #[error("the salt is not valid")]
    BadSalt,
    /// A name that cannot be.
    #[error("the name is not allowed")]
    BadName,
    /// Too many requests, connections, tables.
    #[error("too many")]
    TooMany,
    /// Another seat has asked to take back and is not answered yet.
    #[error("another seat has asked already")]
    AskedAlready,
    /// Nobody has asked the seat to agree to anything.
    #[error("nobody has asked")]
    NothingAsked,
    /// The seat has taken back too often.
    #[error("the seat has taken back too often")]
    TakenBackOften,
    /// The rules or the table forbid the move.
    #[error("the move was refused: {}", .0.kind())]
    Act(ActError),
    /// It cannot be taken back.
    #[error("nothing was taken back: {}", .0.kind())]
    NoUndo(NoUndo),
    /// No hints are given at this table.
    #[error("no hints are given at this table")]
    NoHints,
    /// The catalog refuses.
    #[error("the catalog refuses")]
    Catalog(#[from] CatalogError),
    /// The system gives no random bytes.
    #[error("no randomness: {0}")]
    Chance(String),
}

/// Why a table cannot be made of what is stored.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// An entry does not fit: the rules have changed, or a fault.
    #[error("entry {seq} does not fit: {fault}")]
    Entry {
        /// The number of the entry.
        seq: u32,
        /// Why.
        fault: Fault,
    },
    /// Every move fits, but the game took another course.
    #[error("the game takes another course at entry {0}")]
    Course(u32),
    /// The store found it damaged.
    #[error("{0}")]
    Damaged(String),
    /// The log ends elsewhere than the row of the table says.
    #[error("the table is stored as {stored}, and its log ends as {log}")]
    Status {
        /// What the row says.
        stored: &'static str,
        /// What the log says.
        log: &'static str,
    },
    /// A state was stored after an entry that is not in the log.
    #[error("a state was stored after entry {state}, and the log ends at entry {log}")]
    State {
        /// The entry of the state.
        state: u32,
        /// The last entry of the log.
        log: u32,
    },
}

impl LoadError {
    /// Whether the stored data contradict themselves. A change of rules never causes that, so nobody may play on.
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

    /// What the person is told.
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
            // What is wrong with options is told in the words of those who write programs.
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
