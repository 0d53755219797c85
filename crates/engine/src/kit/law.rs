//! The laws and their violations.

use std::fmt;

/// A law that every game must satisfy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// A game starts with the given parameters and rejects those it does not support.
    Setup,
    /// A random game ends within `INFO.decisions_max` moves.
    Ends,
    /// A seat has legal actions exactly while it is awaited. A seat that the table does not have has none.
    Awaited,
    /// `legal` returns the same list each time, clears its buffer and repeats nothing.
    Legal,
    /// `candidates` repeats nothing and contains every legal action.
    Candidates,
    /// `check` accepts exactly the legal actions, of any seat and any action.
    Check,
    /// Every legal action can be applied, also on a redealt copy.
    Applies,
    /// Notations are plain and unique among the candidates, and parse back to their actions, legal or not.
    Notation,
    /// Phrases have ids, actions have kinds, refusals have clauses.
    Words,
    /// Every state passes `audit`.
    Audit,
    /// States and actions survive serialisation.
    Serde,
    /// A state with one random change is rejected or can be played on. Nothing hangs, and `audit` does not panic.
    Mutants,
    /// Illegal actions are rejected and change nothing.
    Illegal,
    /// A redeal keeps everything the viewer knows.
    RedealKeeps,
    /// A redeal removes everything the viewer does not know: equal dice give equal states.
    RedealCanonical,
    /// A redeal replaces the dice.
    RedealDice,
    /// A redeal changes hidden information at least once in the run.
    RedealDraws,
    /// An aid exists only for an awaited seat and depends only on what that seat knows.
    Aid,
    /// A secret choice reveals nothing to others.
    Secret,
    /// Whether a move is forced reveals nothing hidden.
    Forced,
    /// A forced move lowers a scarce resource only if the sentence of the preceding decision named it.
    Scarce,
    /// A preview shows the actual effect.
    Preview,
    /// Secret choices of one turn lead to the same state in any order.
    Order,
    /// A chain equals its moves made one by one, for state, course and every viewer, and is undone and redone as one.
    Chain,
    /// A move that can be undone has revealed nothing to its seat except the answers of yielding seats. Undo restores
    /// exactly.
    Undo,
    /// A redo restores an undone move exactly.
    Redo,
    /// The same start and the same actions give the same course, with any journal.
    Replay,
    /// A game survives being recorded and read back.
    Record,
    /// Score breakdowns, ranking and winners agree.
    Outcome,
}

impl Law {
    /// The name used in reports.
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

/// A violation of a law, without its position.
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

/// A violation of a law, with everything needed to reproduce it.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{game}, {seats} seats, options {options}, seed {seed}, move {at}: law \"{law}\" is broken: {what}")]
pub struct Fault {
    pub game: &'static str,
    pub seats: usize,
    /// As JSON.
    pub options: String,
    pub seed: u64,
    /// The number of moves before the violation.
    pub at: usize,
    pub law: Law,
    pub what: String,
}

/// Returns a flaw unless the condition holds.
macro_rules! hold {
    ($law:expr, $condition:expr, $($what:tt)+) => {
        if !$condition {
            return Err(Flaw::new($law, format!($($what)+)));
        }
    };
}
pub(super) use hold;
