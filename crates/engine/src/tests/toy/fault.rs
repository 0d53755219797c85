//! The faults that can be planted, and by which law each must be found.

use serde::{Deserialize, Serialize};

use crate::kit::Law;

macro_rules! plants {
    ($($(#[$doc:meta])* $name:ident: $($law:ident)|+,)*) => {
        /// A fault planted in the toy.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(in crate::tests) enum Plant {
            /// The game as it should be.
            None,
            /// No fault: after the offers the last seat alone offers once more.
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
    /// The view tells by the place of a known card how many hidden ones are lower.
    HandOrderLeak: RedealKeeps,
    /// The page shows another's hand.
    PageLeak: RedealKeeps,
    /// Gambling is legal only while the next seat holds no card of kind 5.
    LegalLeak: RedealKeeps,
    /// Gambling is refused for a reason that names a card of another hand.
    RefusalLeak: RedealKeeps,
    /// Gambling is legal only if it will succeed.
    Peek: RedealKeeps,
    /// The aid counts what the market and another's hand hold.
    AidLeak: Aid,
    /// A waiting seat gets an aid too.
    AidStranger: Aid,
    /// A redeal keeps the dice.
    DiceKept: RedealDice,
    /// A redeal takes the given dice as they are.
    DiceGiven: RedealDice,
    /// A redeal deals the viewer's own hand anew as well.
    RedealsOwn: RedealKeeps,
    /// A redeal forgets which cards everybody knows.
    RedealsKnown: RedealKeeps,
    /// A redeal sometimes leaves a hand as it is.
    RedealTrace: RedealCanonical,
    /// A redeal leaves pending stakes as they are.
    RedealLeavesPending: RedealCanonical,
    /// A redeal changes nothing but the dice.
    RedealLazy: RedealDraws | RedealCanonical,
    /// A redeal loses a card.
    RedealLoses: Audit | RedealKeeps,
    /// A gamble loses a coin on its way.
    LostCoin: Audit,
    /// Among equal offers the first wins.
    OrderMatters: Order,
    /// The view shows a stake before all are done.
    StakeShown: Secret | RedealKeeps,
    /// The event of a stake tells how much.
    StakeHeard: Secret,
    /// A card is drawn with dice that do not move.
    UndoAfterDraw: Undo,
    /// A card drawn before it is due can be looked at.
    UndoAfterLook: Undo,
    /// A gamble is heard by the wrong ears, without dice.
    UndoAfterHearing: Undo,
    /// A seat that can offer only one card is played automatically.
    ForcedTells: Forced | Undo,
    /// A claim counts as scarce, and is made by a forced move of which nothing was said.
    SpendsUnsaid: Scarce,
    /// The notation of a stake that is too high cannot be read back.
    NotationLost: Notation,
    /// All stakes are written alike.
    NotationTwice: Notation,
    /// A legal action is refused.
    CheckStrict: Check,
    /// A card can be shown that is not there.
    CheckLoose: Check,
    /// A bigger stake than any candidate is accepted.
    CheckBeyond: Check,
    /// The judge looks for a seat that is not there.
    CheckPanics: Check,
    /// The clause of a refusal is another game's.
    ClauseWrong: Words,
    /// A candidate is repeated.
    CandidateTwice: Candidates,
    /// A legal action is no candidate.
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
    /// Cards come to the market in an order of their own.
    NoDeterminism: Replay,
    /// A field does not survive.
    SerdeLoses: Serde,
    /// The game never ends.
    Endless: Ends,
    /// The sheets of the outcome are not the standings.
    SheetWrong: Outcome,
    /// The ranking lacks the last seat.
    RankingShort: Outcome,
    /// The last seat wins.
    WinnerLast: Outcome,
    /// There is an outcome before the end.
    OutcomeEarly: Outcome,
    /// An event cannot be told.
    WordlessEvent: Words,
    /// A prompt cannot be told.
    WordlessPrompt: Words,
    /// Any number of seats is accepted.
    AnySeats: Setup,
    /// The audit of a changed state panics.
    AuditPanics: Mutants,
    /// A changed state hangs.
    MutantHangs: Mutants,
}
