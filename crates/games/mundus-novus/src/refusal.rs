//! Refusals: the clause that forbids an action, with the numbers of the case.
//!
//! Each rule that allows or forbids is one function that returns `Result<(), Why>`. `check` turns the error into a
//! message. A `Why` is a few bytes, so the check is cheap.

use engine::{Illegal, Phrase, Seat, Seats};

use crate::ids::{DevelopmentId, Resource};
use crate::state::MundusNovus;

engine::refusals! {
    /// A refusal. Each variant names the clause that forbids the action.
    pub(crate) enum Why {
        /// The game is over.
        Over => "MN-8.1",
        /// Another seat must decide.
        NotYours { actors: Seats } => "MN-2.1",
        /// The action belongs to another step.
        NotNow => "MN-2.1",
        /// The card is not in the hand, or is already used.
        NotHeld { card: Resource, clause: &'static str } => clause,
        /// No card is left.
        NoCardLeft => "MN-6.4",
        /// There is no such seat.
        NoSeat { seat: Seat, clause: &'static str } => clause,
        /// Squadrons are numbered 1 and 2.
        NoSquadron { number: u8 } => "MN-7.27",
        /// The card is not in the pool.
        NotInPool { card: Resource } => "MN-4.9",
        /// The number cannot be announced.
        CannotAnnounce { number: u8, least: u8, most: u8 } => "MN-5.1",
        /// An offer has exactly the announced size.
        TooFewOffered { number: u8, count: u8 } => "MN-5.2",
        /// The seat does not tie for Trade Master.
        NotTied { tied: Seats } => "MN-5.7",
        /// The card is not on offer there.
        NotOffered { seat: Seat, card: Resource } => "MN-5.10",
        /// The offer is the active player's own.
        OwnOffer => "MN-5.14",
        /// The two seats have just exchanged twice.
        TakenBack { seat: Seat } => "MN-5.15",
        /// The card is not in the market.
        NotInMarket { card: Resource } => "MN-5.11",
        /// Only one identical combination is allowed per turn.
        SecondIdentical => "MN-6.12",
        /// Only one different combination is allowed per turn.
        SecondDifferent { clause: &'static str } => clause,
        /// No Development is left to take.
        EmptyQueue => "MN-6.16",
        /// An identical combination needs a card that is not a relic.
        OnlyRelics => "MN-6.7",
        /// The hand does not allow an identical combination.
        NoIdentical { least: u8 } => "MN-6.5",
        /// The hand does not allow a different combination.
        NoDifferent { reach: u8, least: u8 } => "MN-6.18",
        /// The hand does not allow the perfect combination.
        NoPerfect { reach: u8, whole: u8 } => "MN-6.24",
        /// The perfect combination needs a relic.
        PerfectLacksRelic => "MN-6.26",
        /// One to five relics are sold.
        SaleSize { number: u8, most: u8 } => "MN-6.21",
        /// The hand holds fewer relics.
        RelicsMissing { number: u8, held: u8 } => "MN-6.21",
        /// Relics are sold alone once per turn.
        SecondSale => "MN-6.22",
        /// The limit for giving up combinations is reached.
        GivenUpTooOften { limit: u8 } => "MN-8.9",
        /// Too few cards of the Resource.
        SetTooSmall { size: u8, least: u8 } => "MN-6.5",
        /// Too many cards of the Resource.
        SetTooLarge { size: u8, most: u8 } => "MN-6.5",
        /// An identical combination cannot be of relics.
        SetOfRelics => "MN-6.5",
        /// The hand holds fewer natural cards.
        NaturalMissing { number: u8, held: u8, card: Resource } => "MN-6.5",
        /// The hand holds fewer relics.
        JokersMissing { number: u8, held: u8 } => "MN-6.6",
        /// A merchant cannot change a relic.
        ChangesRelic => "MN-7.12",
        /// A merchant cannot make a relic.
        MakesRelic => "MN-7.12",
        /// A card must be changed into another Resource.
        ChangesNothing { card: Resource } => "MN-7.10",
        /// The Development is not in the queue.
        NotInQueue { card: DevelopmentId } => "MN-6.10",
        /// Under Storm only position 1 is open.
        Storm { card: DevelopmentId } => "MN-3.8",
        /// The combination does not open this position.
        TooFarBack { card: DevelopmentId, position: usize, open: u8, size: u8 } => "MN-6.10",
        /// The Development pile is empty.
        EmptyPile => "MN-7.21",
        /// Only Almagro's owner may draw.
        NoAlmagro => "MN-7.20",
        /// The combination is still too small.
        NotDone { size: usize, least: u8 } => "MN-6.18",
        /// The combination would stay too small.
        DeadEnd { least: u8, perfect: bool } => if perfect { "MN-6.24" } else { "MN-6.18" },
        /// A different combination cannot contain a relic.
        RelicInSet => "MN-6.17",
        /// The Resource is already in the combination.
        Twice { card: Resource } => "MN-6.17",
        /// The player does not own this merchant.
        NoMerchant { card: DevelopmentId } => "MN-7.10",
        /// The merchant has been used this turn.
        MerchantAgain { card: DevelopmentId } => "MN-7.10",
        /// The combination already has every Resource of the merchant's band.
        MerchantUseless { card: DevelopmentId } => "MN-6.17",
        /// The Resource is not in the merchant's band.
        OtherBand { merchant: DevelopmentId, card: Resource } => "MN-7.10",
    }
}

impl Why {
    /// The clause and the message.
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
