//! The laws, and what breaking one is called.

use std::fmt;

/// A law that every game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// A game begins with what it was given, and refuses what it is not for.
    Setup,
    /// A random game is over within `INFO.decisions_max` moves.
    Ends,
    /// A seat has legal actions exactly while it is awaited; a stranger never has.
    Awaited,
    /// `legal` gives the same list each time, clears its buffer and repeats nothing.
    Legal,
    /// `candidates` repeats nothing and holds every legal action.
    Candidates,
    /// `check` accepts exactly the legal actions, of any seat and any action.
    Check,
    /// Every legal action applies, also on from a redealt copy.
    Applies,
    /// Notations are plain, unique among the candidates, and read back; that of any action whatever is understood.
    Notation,
    /// Phrases have ids, actions have kinds, refusals have clauses.
    Words,
    /// `audit` holds at every step.
    Audit,
    /// States and actions survive serialisation.
    Serde,
    /// A state with one thing changed is refused or played on; nothing hangs, and audit does not panic.
    Mutants,
    /// Illegal actions are refused and change nothing.
    Illegal,
    /// A redeal keeps everything the viewer knows.
    RedealKeeps,
    /// A redeal removes everything the viewer does not know: equal dice give equal states.
    RedealCanonical,
    /// A redeal replaces the dice.
    RedealDice,
    /// A redeal draws something anew, somewhere in the run.
    RedealDraws,
    /// An aid is for an awaited seat, and a function of what that seat knows.
    Aid,
    /// A secret choice shows nothing to others.
    Secret,
    /// Whether a move is forced tells nothing hidden.
    Forced,
    /// A forced move spends nothing scarce that the sentence of the decision before it has not named.
    Scarce,
    /// A preview shows what happens.
    Preview,
    /// Secret choices of one turn give the same state in any order.
    Order,
    /// A chain is its moves one by one, for state, course and every viewer, and goes back and forth as one.
    Chain,
    /// An undoable move has revealed nothing to its actor except, where others yield, their answers; undo restores exactly.
    Undo,
    /// A redo restores an undone move exactly.
    Redo,
    /// The same start and the same actions give the same course, whoever listens.
    Replay,
    /// A game survives being written down.
    Record,
    /// Sheets, ranking and winners agree.
    Outcome,
}

impl Law {
    /// The name, as faults call it.
    pub fn name(self) -> &'static str {
        match self {
            Law::Setup => "setup",
            Law::Ends => "ends",
            Law::Awaited => "awaited",
            Law::Legal => "legal",
            Law::Candidates => "candidates",
            Law::Check => "check",
            Law::Applies => "applies",
            Law::Notation => "notation",
            Law::Words => "words",
            Law::Audit => "audit",
            Law::Serde => "serde",
            Law::Mutants => "mutants",
            Law::Illegal => "illegal",
            Law::RedealKeeps => "redeal keeps",
            Law::RedealCanonical => "redeal canonical",
            Law::RedealDice => "redeal dice",
            Law::RedealDraws => "redeal draws",
            Law::Aid => "aid",
            Law::Secret => "secret",
            Law::Forced => "forced",
            Law::Scarce => "scarce",
            Law::Preview => "preview",
            Law::Order => "order",
            Law::Chain => "chain",
            Law::Undo => "undo",
            Law::Redo => "redo",
            Law::Replay => "replay",
            Law::Record => "record",
            Law::Outcome => "outcome",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A law broken, without the place.
#[derive(Clone, Debug)]
pub(crate) struct Flaw {
    pub(crate) law: Law,
    pub(crate) what: String,
}

impl Flaw {
    pub(crate) fn new(law: Law, what: impl Into<String>) -> Flaw {
        Flaw { law, what: what.into() }
    }
}

/// A law broken, with all that is needed to see it again.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{game}, {seats} seats, options {options}, seed {seed}, move {at}: law \"{law}\" is broken: {what}")]
pub struct Fault {
    /// The game.
    pub game: &'static str,
    /// How many played.
    pub seats: usize,
    /// With which options, as JSON.
    pub options: String,
    /// With which seed.
    pub seed: u64,
    /// After how many moves.
    pub at: usize,
    /// The law.
    pub law: Law,
    /// The finding.
    pub what: String,
}

/// Breaks off with a flaw unless the condition holds.
macro_rules! hold {
    ($law:expr, $condition:expr, $($what:tt)+) => {
        if !$condition {
            return Err(Flaw::new($law, format!($($what)+)));
        }
    };
}
pub(super) use hold;
