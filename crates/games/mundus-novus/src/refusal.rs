//! Why something may not be done: the clause that forbids it, with the numbers of the case.
//!
//! A rule that allows or forbids is one function that answers `Result<(), Why>`, and `check` turns its answer into words.
//! A `Why` is a few bytes, so asking costs nothing.

use engine::{Illegal, Phrase, Seat, Seats};

use crate::ids::{DevelopmentId, Resource};
use crate::state::MundusNovus;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// MN-8.1: the game is over.
    Over,
    /// MN-2.1: others decide.
    NotYours { actors: Seats },
    /// MN-2.1: something else is being decided.
    NotNow,
    /// The card is not in the hand, or not left of it.
    NotHeld { card: Resource, clause: &'static str },
    /// MN-6.4: no card is left.
    NoCardLeft,
    /// There is no such seat.
    NoSeat { seat: Seat, clause: &'static str },
    /// MN-7.27: there are two squadrons.
    NoSquadron { number: u8 },
    /// MN-4.9: the card is not in the pool.
    NotInPool { card: Resource },
    /// MN-5.1: the number cannot be announced.
    CannotAnnounce { number: u8, least: u8, most: u8 },
    /// MN-5.2: exactly the number announced is offered.
    TooFewOffered { number: u8, count: u8 },
    /// MN-5.7: the seat does not tie for the title.
    NotTied { tied: Seats },
    /// MN-5.10: the card is not on offer there.
    NotOffered { seat: Seat, card: Resource },
    /// MN-5.14: the offer is one's own.
    OwnOffer,
    /// MN-5.15: the last card came from this seat.
    TakenBack { seat: Seat },
    /// MN-5.11: the card is not in the market.
    NotInMarket { card: Resource },
    /// MN-6.12: one identical combination a turn.
    SecondIdentical,
    /// MN-6.20, MN-6.27: one different combination a turn.
    SecondDifferent { clause: &'static str },
    /// MN-6.16: no Development is left to take.
    EmptyQueue,
    /// MN-6.7: relics alone are no combination.
    OnlyRelics,
    /// MN-6.5: the hand holds no identical combination.
    NoIdentical { least: u8 },
    /// MN-6.18: the hand holds no different combination.
    NoDifferent { reach: u8, least: u8 },
    /// MN-6.24: the hand does not hold one of each.
    NoPerfect { reach: u8, whole: u8 },
    /// MN-6.26: the perfect combination needs a relic.
    PerfectLacksRelic,
    /// MN-6.21: relics are sold in ones to five.
    SaleSize { number: u8, most: u8 },
    /// MN-6.21: this many relics are not in the hand.
    RelicsMissing { number: u8, held: u8 },
    /// MN-6.22: relics are sold alone once a turn.
    SecondSale,
    /// MN-8.9: combinations are given up only so often.
    GivenUpTooOften { limit: u8 },
    /// MN-6.5: too few cards of the Resource.
    SetTooSmall { size: u8, least: u8 },
    /// MN-6.5: too many cards of the Resource.
    SetTooLarge { size: u8, most: u8 },
    /// MN-6.5: relics have no combination of their own.
    SetOfRelics,
    /// MN-6.5: this many natural cards are not in the hand.
    NaturalMissing { number: u8, held: u8, card: Resource },
    /// MN-6.6: this many relics are not in the hand.
    JokersMissing { number: u8, held: u8 },
    /// MN-7.12: no merchant changes a relic.
    ChangesRelic,
    /// MN-7.12: no merchant makes a relic.
    MakesRelic,
    /// MN-7.10: a card is changed into another Resource.
    ChangesNothing { card: Resource },
    /// MN-6.10: the Development is not in the queue.
    NotInQueue { card: DevelopmentId },
    /// MN-3.8: in a storm only the first is open.
    Storm { card: DevelopmentId },
    /// MN-6.10: the combination does not reach so far.
    TooFarBack { card: DevelopmentId, position: usize, open: u8, size: u8 },
    /// MN-7.21: the pile of Developments is empty.
    EmptyPile,
    /// MN-7.20: only Almagro's owner draws.
    NoAlmagro,
    /// MN-6.18: the combination is still too small.
    NotDone { size: usize, least: u8 },
    /// MN-6.18, MN-6.24: the combination would stay too small.
    DeadEnd { least: u8, perfect: bool },
    /// MN-6.17: no relic in a different combination.
    RelicInSet,
    /// MN-6.17: each Resource once.
    Twice { card: Resource },
    /// MN-7.10: no such merchant of one's own.
    NoMerchant { card: DevelopmentId },
    /// MN-7.10: each merchant once a turn.
    MerchantAgain { card: DevelopmentId },
    /// MN-6.17: all that the merchant makes is in the combination.
    MerchantUseless { card: DevelopmentId },
    /// MN-7.10: the merchant makes other Resources.
    OtherBand { merchant: DevelopmentId, card: Resource },
}

impl Why {
    /// The clause, and the words.
    pub(crate) fn illegal(self) -> Illegal {
        let no = |id: &str| Phrase::new(format!("mn-no-{id}"));
        let (clause, reason) = match self {
            Why::Over => ("MN-8.1", no("over")),
            Why::NotYours { actors } => {
                ("MN-2.1", no("other-turn").with("seats", MundusNovus::names(actors)))
            }
            Why::NotNow => ("MN-2.1", no("not-now")),
            Why::NotHeld { card, clause } => (clause, no("card").with("card", card.phrase())),
            Why::NoCardLeft => ("MN-6.4", no("card-left")),
            Why::NoSeat { seat, clause } => (clause, no("seat").with("number", seat.0)),
            Why::NoSquadron { number } => ("MN-7.27", no("squadron").with("number", number)),
            Why::NotInPool { card } => ("MN-4.9", no("pool").with("card", card.phrase())),
            Why::CannotAnnounce { number, least, most } => {
                ("MN-5.1", no("announce").with("number", number).with("least", least).with("most", most))
            }
            Why::TooFewOffered { number, count } => {
                ("MN-5.2", no("stop").with("number", number).with("count", count))
            }
            Why::NotTied { tied } => ("MN-5.7", no("title").with("seats", MundusNovus::names(tied))),
            Why::NotOffered { seat, card } => {
                ("MN-5.10", no("offer").with("seat", seat).with("card", card.phrase()))
            }
            Why::OwnOffer => ("MN-5.14", no("own-offer")),
            Why::TakenBack { seat } => ("MN-5.15", no("again").with("seat", seat)),
            Why::NotInMarket { card } => ("MN-5.11", no("market").with("card", card.phrase())),
            Why::SecondIdentical => ("MN-6.12", no("second-identical")),
            Why::SecondDifferent { clause } => (clause, no("second-different")),
            Why::EmptyQueue => ("MN-6.16", no("queue")),
            Why::OnlyRelics => ("MN-6.7", no("only-relics")),
            Why::NoIdentical { least } => ("MN-6.5", no("identical").with("least", least)),
            Why::NoDifferent { reach, least } => {
                ("MN-6.18", no("different").with("reach", reach).with("least", least))
            }
            Why::NoPerfect { reach, whole } => {
                ("MN-6.24", no("perfect").with("reach", reach).with("whole", whole))
            }
            Why::PerfectLacksRelic => ("MN-6.26", no("perfect-relic")),
            Why::SaleSize { number, most } => {
                ("MN-6.21", no("sale-size").with("number", number).with("most", most))
            }
            Why::RelicsMissing { number, held } => {
                ("MN-6.21", no("relics").with("number", number).with("held", held))
            }
            Why::SecondSale => ("MN-6.22", no("second-sale")),
            Why::GivenUpTooOften { limit } => ("MN-8.9", no("back").with("limit", limit)),
            Why::SetTooSmall { size, least } => {
                ("MN-6.5", no("set-small").with("size", size).with("least", least))
            }
            Why::SetTooLarge { size, most } => {
                ("MN-6.5", no("set-large").with("size", size).with("most", most))
            }
            Why::SetOfRelics => ("MN-6.5", no("set-of-relics")),
            Why::NaturalMissing { number, held, card } => (
                "MN-6.5",
                no("natural").with("number", number).with("held", held).with("card", card.phrase()),
            ),
            Why::JokersMissing { number, held } => {
                ("MN-6.6", no("jokers").with("number", number).with("held", held))
            }
            Why::ChangesRelic => ("MN-7.12", no("change-relic")),
            Why::MakesRelic => ("MN-7.12", no("make-relic")),
            Why::ChangesNothing { card } => ("MN-7.10", no("change-same").with("card", card.phrase())),
            Why::NotInQueue { card } => ("MN-6.10", no("in-queue").with("card", card.phrase())),
            Why::Storm { card } => ("MN-3.8", no("storm").with("card", card.phrase())),
            Why::TooFarBack { card, position, open, size } => (
                "MN-6.10",
                no("position")
                    .with("card", card.phrase())
                    .with("position", position)
                    .with("open", open)
                    .with("size", size),
            ),
            Why::EmptyPile => ("MN-7.21", no("pile")),
            Why::NoAlmagro => ("MN-7.20", no("almagro")),
            Why::NotDone { size, least } => ("MN-6.18", no("done").with("size", size).with("least", least)),
            Why::DeadEnd { least, perfect } => {
                (if perfect { "MN-6.24" } else { "MN-6.18" }, no("dead-end").with("least", least))
            }
            Why::RelicInSet => ("MN-6.17", no("relic-in-set")),
            Why::Twice { card } => ("MN-6.17", no("twice").with("card", card.phrase())),
            Why::NoMerchant { card } => ("MN-7.10", no("merchant").with("card", card.phrase())),
            Why::MerchantAgain { card } => ("MN-7.10", no("merchant-again").with("card", card.phrase())),
            Why::MerchantUseless { card } => ("MN-6.17", no("merchant-use").with("card", card.phrase())),
            Why::OtherBand { merchant, card } => {
                ("MN-7.10", no("band").with("merchant", merchant.phrase()).with("card", card.phrase()))
            }
        };
        Illegal::new(clause, reason)
    }
}
