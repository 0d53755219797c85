//! Why something may not be done: the clause that forbids it, with the numbers of the case.
//!
//! A rule that allows or forbids is one function that answers `Result<(), Why>`, and `check` turns its answer into words.
//! A `Why` is a few bytes, so asking costs nothing.

use engine::{Illegal, Phrase, Seat, Seats};

use crate::ids::{DevelopmentId, Resource};
use crate::state::MundusNovus;

engine::refusals! {
    /// A refusal. Each variant names the clause that forbids the action.
    pub(crate) enum Why {
        /// The game is over.
        Over => "MN-8.1",
        /// Others decide.
        NotYours { actors: Seats } => "MN-2.1",
        /// Something else is being decided.
        NotNow => "MN-2.1",
        /// The card is not in the hand, or not left of it.
        NotHeld { card: Resource, clause: &'static str } => clause,
        /// No card is left.
        NoCardLeft => "MN-6.4",
        /// There is no such seat.
        NoSeat { seat: Seat, clause: &'static str } => clause,
        /// There are two squadrons.
        NoSquadron { number: u8 } => "MN-7.27",
        /// The card is not in the pool.
        NotInPool { card: Resource } => "MN-4.9",
        /// The number cannot be announced.
        CannotAnnounce { number: u8, least: u8, most: u8 } => "MN-5.1",
        /// Exactly the number announced is offered.
        TooFewOffered { number: u8, count: u8 } => "MN-5.2",
        /// The seat does not tie for the title.
        NotTied { tied: Seats } => "MN-5.7",
        /// The card is not on offer there.
        NotOffered { seat: Seat, card: Resource } => "MN-5.10",
        /// The offer is one's own.
        OwnOffer => "MN-5.14",
        /// The last card came from this seat.
        TakenBack { seat: Seat } => "MN-5.15",
        /// The card is not in the market.
        NotInMarket { card: Resource } => "MN-5.11",
        /// One identical combination a turn.
        SecondIdentical => "MN-6.12",
        /// One different combination a turn.
        SecondDifferent { clause: &'static str } => clause,
        /// No Development is left to take.
        EmptyQueue => "MN-6.16",
        /// Relics alone are no combination.
        OnlyRelics => "MN-6.7",
        /// The hand holds no identical combination.
        NoIdentical { least: u8 } => "MN-6.5",
        /// The hand holds no different combination.
        NoDifferent { reach: u8, least: u8 } => "MN-6.18",
        /// The hand does not hold one of each.
        NoPerfect { reach: u8, whole: u8 } => "MN-6.24",
        /// The perfect combination needs a relic.
        PerfectLacksRelic => "MN-6.26",
        /// Relics are sold in ones to five.
        SaleSize { number: u8, most: u8 } => "MN-6.21",
        /// This many relics are not in the hand.
        RelicsMissing { number: u8, held: u8 } => "MN-6.21",
        /// Relics are sold alone once a turn.
        SecondSale => "MN-6.22",
        /// Combinations are given up only so often.
        GivenUpTooOften { limit: u8 } => "MN-8.9",
        /// Too few cards of the Resource.
        SetTooSmall { size: u8, least: u8 } => "MN-6.5",
        /// Too many cards of the Resource.
        SetTooLarge { size: u8, most: u8 } => "MN-6.5",
        /// Relics have no combination of their own.
        SetOfRelics => "MN-6.5",
        /// This many natural cards are not in the hand.
        NaturalMissing { number: u8, held: u8, card: Resource } => "MN-6.5",
        /// This many relics are not in the hand.
        JokersMissing { number: u8, held: u8 } => "MN-6.6",
        /// No merchant changes a relic.
        ChangesRelic => "MN-7.12",
        /// No merchant makes a relic.
        MakesRelic => "MN-7.12",
        /// A card is changed into another Resource.
        ChangesNothing { card: Resource } => "MN-7.10",
        /// The Development is not in the queue.
        NotInQueue { card: DevelopmentId } => "MN-6.10",
        /// In a storm only the first is open.
        Storm { card: DevelopmentId } => "MN-3.8",
        /// The combination does not reach so far.
        TooFarBack { card: DevelopmentId, position: usize, open: u8, size: u8 } => "MN-6.10",
        /// The pile of Developments is empty.
        EmptyPile => "MN-7.21",
        /// Only Almagro's owner draws.
        NoAlmagro => "MN-7.20",
        /// The combination is still too small.
        NotDone { size: usize, least: u8 } => "MN-6.18",
        /// The combination would stay too small.
        DeadEnd { least: u8, perfect: bool } => if perfect { "MN-6.24" } else { "MN-6.18" },
        /// No relic in a different combination.
        RelicInSet => "MN-6.17",
        /// Each Resource once.
        Twice { card: Resource } => "MN-6.17",
        /// No such merchant of one's own.
        NoMerchant { card: DevelopmentId } => "MN-7.10",
        /// Each merchant once a turn.
        MerchantAgain { card: DevelopmentId } => "MN-7.10",
        /// All that the merchant makes is in the combination.
        MerchantUseless { card: DevelopmentId } => "MN-6.17",
        /// The merchant makes other Resources.
        OtherBand { merchant: DevelopmentId, card: Resource } => "MN-7.10",
    }
}

impl Why {
    /// The clause, and the words.
    pub(crate) fn illegal(self) -> Illegal {
        let no = |id: &str| Phrase::new(format!("mn-no-{id}"));
        let reason = match self {
            Why::Over => no("over"),
            Why::NotYours { actors } => no("other-turn").with("seats", MundusNovus::names(actors)),
            Why::NotNow => no("not-now"),
            Why::NotHeld { card, .. } => no("card").with("card", card.phrase()),
            Why::NoCardLeft => no("card-left"),
            Why::NoSeat { seat, .. } => no("seat").with("number", seat.0),
            Why::NoSquadron { number } => no("squadron").with("number", number),
            Why::NotInPool { card } => no("pool").with("card", card.phrase()),
            Why::CannotAnnounce { number, least, most } => {
                no("announce").with("number", number).with("least", least).with("most", most)
            }
            Why::TooFewOffered { number, count } => no("stop").with("number", number).with("count", count),
            Why::NotTied { tied } => no("title").with("seats", MundusNovus::names(tied)),
            Why::NotOffered { seat, card } => no("offer").with("seat", seat).with("card", card.phrase()),
            Why::OwnOffer => no("own-offer"),
            Why::TakenBack { seat } => no("again").with("seat", seat),
            Why::NotInMarket { card } => no("market").with("card", card.phrase()),
            Why::SecondIdentical => no("second-identical"),
            Why::SecondDifferent { .. } => no("second-different"),
            Why::EmptyQueue => no("queue"),
            Why::OnlyRelics => no("only-relics"),
            Why::NoIdentical { least } => no("identical").with("least", least),
            Why::NoDifferent { reach, least } => no("different").with("reach", reach).with("least", least),
            Why::NoPerfect { reach, whole } => no("perfect").with("reach", reach).with("whole", whole),
            Why::PerfectLacksRelic => no("perfect-relic"),
            Why::SaleSize { number, most } => no("sale-size").with("number", number).with("most", most),
            Why::RelicsMissing { number, held } => no("relics").with("number", number).with("held", held),
            Why::SecondSale => no("second-sale"),
            Why::GivenUpTooOften { limit } => no("back").with("limit", limit),
            Why::SetTooSmall { size, least } => no("set-small").with("size", size).with("least", least),
            Why::SetTooLarge { size, most } => no("set-large").with("size", size).with("most", most),
            Why::SetOfRelics => no("set-of-relics"),
            Why::NaturalMissing { number, held, card } => {
                no("natural").with("number", number).with("held", held).with("card", card.phrase())
            }
            Why::JokersMissing { number, held } => no("jokers").with("number", number).with("held", held),
            Why::ChangesRelic => no("change-relic"),
            Why::MakesRelic => no("make-relic"),
            Why::ChangesNothing { card } => no("change-same").with("card", card.phrase()),
            Why::NotInQueue { card } => no("in-queue").with("card", card.phrase()),
            Why::Storm { card } => no("storm").with("card", card.phrase()),
            Why::TooFarBack { card, position, open, size } => no("position")
                .with("card", card.phrase())
                .with("position", position)
                .with("open", open)
                .with("size", size),
            Why::EmptyPile => no("pile"),
            Why::NoAlmagro => no("almagro"),
            Why::NotDone { size, least } => no("done").with("size", size).with("least", least),
            Why::DeadEnd { least, .. } => no("dead-end").with("least", least),
            Why::RelicInSet => no("relic-in-set"),
            Why::Twice { card } => no("twice").with("card", card.phrase()),
            Why::NoMerchant { card } => no("merchant").with("card", card.phrase()),
            Why::MerchantAgain { card } => no("merchant-again").with("card", card.phrase()),
            Why::MerchantUseless { card } => no("merchant-use").with("card", card.phrase()),
            Why::OtherBand { merchant, card } => {
                no("band").with("merchant", merchant.phrase()).with("card", card.phrase())
            }
        };
        Illegal::new(self.clause(), reason)
    }
}
