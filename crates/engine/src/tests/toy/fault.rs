//! The planted faults, and the laws that must find each.

use serde::{Deserialize, Serialize};

use crate::kit::Law;

macro_rules! plants {
    ($($(#[$doc:meta])* $name:ident: $($law:ident)|+,)*) => {
        /// A fault planted in the toy game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(in crate::tests) enum Plant {
            /// The correct game.
            None,
            /// Correct as well: after the offers the last seat makes one more offer alone.
            Encore,
            $($(#[$doc])* $name,)*
        }

        impl Plant {
            /// Each fault with the laws that may find it.
            pub(in crate::tests) const ALL: &'static [(Plant, &'static [Law])] =
                &[$((Plant::$name, &[$(Law::$law),+]),)*];
        }
    };
}

plants! {
    /// The view shows how many cards of kind 1 the next seat holds.
    ViewLeak: RedealKeeps,
    /// The position of a known card in the view reveals how many hidden ones are lower.
    HandOrderLeak: RedealKeeps,
    /// The page shows another seat's hand.
    PageLeak: RedealKeeps,
    /// Gambling is legal only while the next seat holds no card of kind 5.
    LegalLeak: RedealKeeps,
    /// The reason of a refusal names a card of another seat's hand.
    RefusalLeak: RedealKeeps,
    /// Gambling is legal only if it will succeed.
    Peek: RedealKeeps,
    /// The aid counts cards of the market and of another seat's hand.
    AidLeak: Aid,
    /// A waiting seat gets an aid too.
    AidStranger: Aid,
    /// A redeal keeps the dice.
    DiceKept: RedealDice,
    /// A redeal takes the given dice as they are.
    DiceGiven: RedealDice,
    /// A redeal also replaces the viewer's own hand.
    RedealsOwn: RedealKeeps,
    /// A redeal forgets the publicly known cards.
    RedealsKnown: RedealKeeps,
    /// A redeal sometimes keeps a hand.
    RedealTrace: RedealCanonical,
    /// A redeal keeps pending stakes.
    RedealLeavesPending: RedealCanonical,
    /// A redeal changes only the dice.
    RedealLazy: RedealDraws | RedealCanonical,
    /// A redeal loses a card.
    RedealLoses: Audit | RedealKeeps,
    /// A gamble loses a coin.
    LostCoin: Audit,
    /// Among equal offers the first wins.
    OrderMatters: Order,
    /// The view shows a stake before all are done.
    StakeShown: Secret | RedealKeeps,
    /// The event of a stake reveals its amount.
    StakeHeard: Secret,
    /// A card is drawn with dice that do not move.
    UndoAfterDraw: Undo,
    /// A card drawn before it is due can be looked at.
    UndoAfterLook: Undo,
    /// A gamble is revealed to the wrong seats, without dice.
    UndoAfterHearing: Undo,
    /// A seat that can offer only one card is played automatically.
    ForcedTells: Forced | Undo,
    /// A forced move spends a scarce resource that no sentence named.
    SpendsUnsaid: Scarce,
    /// The notation of a stake that is too high cannot be parsed.
    NotationLost: Notation,
    /// All stakes have the same notation.
    NotationTwice: Notation,
    /// A legal action is refused.
    CheckStrict: Check,
    /// A card can be shown that the seat does not have.
    CheckLoose: Check,
    /// A bigger stake than any candidate is accepted.
    CheckBeyond: Check,
    /// `check` panics for a seat that does not exist.
    CheckPanics: Check,
    /// The clause of a refusal belongs to another game.
    ClauseWrong: Words,
    /// A candidate is repeated.
    CandidateTwice: Candidates,
    /// A legal action is not a candidate.
    CandidateMissing: Candidates,
    /// A seat that is not awaited has candidates.
    CandidateStranger: Candidates,
    /// A legal action is repeated.
    LegalTwice: Legal,
    /// A seat that is not awaited has legal actions.
    LegalStranger: Awaited,
    /// The buffer is not cleared.
    LegalDirty: Awaited | Legal,
    /// A seat without coins has no legal action.
    LegalEmpty: Awaited,
    /// A legal action panics.
    ApplyPanics: Applies,
    /// The market's order of cards is not deterministic.
    NoDeterminism: Replay,
    /// A field is lost in serialisation.
    SerdeLoses: Serde,
    /// The game never ends.
    Endless: Ends,
    /// The sheets of the outcome are not the standings.
    SheetWrong: Outcome,
    /// The ranking lacks the last seat.
    RankingShort: Outcome,
    /// The last seat wins.
    WinnerLast: Outcome,
    /// An outcome exists before the end.
    OutcomeEarly: Outcome,
    /// An event has no sentence.
    WordlessEvent: Words,
    /// A prompt has no sentence.
    WordlessPrompt: Words,
    /// Any number of seats is accepted.
    AnySeats: Setup,
    /// The audit of a changed state panics.
    AuditPanics: Mutants,
    /// A changed state hangs.
    MutantHangs: Mutants,
}
