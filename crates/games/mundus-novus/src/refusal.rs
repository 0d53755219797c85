//! Refusals: the clause that forbids an action, with the numbers of the case.
//!
//! Each rule that allows or forbids is one function that returns `Result<(), Why>`. `check` turns the error into a
//! message. A `Why` is a few bytes, so the check is cheap.

use engine::{Seat, Seats};

use crate::ids::{DevelopmentId, Resource};
use crate::state::MundusNovus;

engine::refusals! {
    /// A refusal. Each variant names the clause that forbids the action.
    pub(crate) enum Why {
        /// The game is over.
        Over => "MN-8.1", "mn-no-over";
        /// Another seat must decide.
        NotYours { actors: Seats } => "MN-2.1", "mn-no-other-turn" [seats: MundusNovus::names(actors)];
        /// The action belongs to another step.
        NotNow => "MN-2.1", "mn-no-not-now";
        /// The card is not in the hand, or is already used.
        NotHeld { card: Resource, clause: &'static str } => clause, "mn-no-card" [card];
        /// No card is left.
        NoCardLeft => "MN-6.4", "mn-no-card-left";
        /// There is no such seat.
        NoSeat { seat: Seat, clause: &'static str } => clause, "mn-no-seat" [number: seat.0];
        /// Squadrons are numbered 1 and 2.
        NoSquadron { number: u8 } => "MN-7.27", "mn-no-squadron" [number];
        /// The card is not in the pool.
        NotInPool { card: Resource } => "MN-4.9", "mn-no-pool" [card];
        /// The number cannot be announced.
        CannotAnnounce { number: u8, least: u8, most: u8 } => "MN-5.1", "mn-no-announce" [number, least, most];
        /// An offer has exactly the announced size.
        TooFewOffered { number: u8, count: u8 } => "MN-5.2", "mn-no-stop" [number, count];
        /// The seat does not tie for Trade Master.
        NotTied { tied: Seats } => "MN-5.7", "mn-no-title" [seats: MundusNovus::names(tied)];
        /// The card is not on offer there.
        NotOffered { seat: Seat, card: Resource } => "MN-5.10", "mn-no-offer" [seat, card];
        /// The offer is the active player's own.
        OwnOffer => "MN-5.14", "mn-no-own-offer";
        /// The two seats have just exchanged twice.
        TakenBack { seat: Seat } => "MN-5.15", "mn-no-again" [seat];
        /// The card is not in the market.
        NotInMarket { card: Resource } => "MN-5.11", "mn-no-market" [card];
        /// Only one identical combination is allowed per turn.
        SecondIdentical => "MN-6.12", "mn-no-second-identical";
        /// Only one different combination is allowed per turn.
        SecondDifferent { clause: &'static str } => clause, "mn-no-second-different";
        /// No Development is left to take.
        EmptyQueue => "MN-6.16", "mn-no-queue";
        /// An identical combination needs a card that is not a relic.
        OnlyRelics => "MN-6.7", "mn-no-only-relics";
        /// The hand does not allow an identical combination.
        NoIdentical { least: u8 } => "MN-6.5", "mn-no-identical" [least];
        /// The hand does not allow a different combination.
        NoDifferent { reach: u8, least: u8 } => "MN-6.18", "mn-no-different" [reach, least];
        /// The hand does not allow the perfect combination.
        NoPerfect { reach: u8, whole: u8 } => "MN-6.24", "mn-no-perfect" [reach, whole];
        /// The perfect combination needs a relic.
        PerfectLacksRelic => "MN-6.26", "mn-no-perfect-relic";
        /// One to five relics are sold.
        SaleSize { number: u8, most: u8 } => "MN-6.21", "mn-no-sale-size" [number, most];
        /// The hand holds fewer relics.
        RelicsMissing { number: u8, held: u8 } => "MN-6.21", "mn-no-relics" [number, held];
        /// Relics are sold alone once per turn.
        SecondSale => "MN-6.22", "mn-no-second-sale";
        /// The limit for giving up combinations is reached.
        GivenUpTooOften { limit: u8 } => "MN-8.9", "mn-no-back" [limit];
        /// Too few cards of the Resource.
        SetTooSmall { size: u8, least: u8 } => "MN-6.5", "mn-no-set-small" [size, least];
        /// Too many cards of the Resource.
        SetTooLarge { size: u8, most: u8 } => "MN-6.5", "mn-no-set-large" [size, most];
        /// An identical combination cannot be of relics.
        SetOfRelics => "MN-6.5", "mn-no-set-of-relics";
        /// The hand holds fewer natural cards.
        NaturalMissing { number: u8, held: u8, card: Resource } => "MN-6.5",
            "mn-no-natural" [number, held, card];
        /// The hand holds fewer relics.
        JokersMissing { number: u8, held: u8 } => "MN-6.6", "mn-no-jokers" [number, held];
        /// A merchant cannot change a relic.
        ChangesRelic => "MN-7.12", "mn-no-change-relic";
        /// A merchant cannot make a relic.
        MakesRelic => "MN-7.12", "mn-no-make-relic";
        /// A card must be changed into another Resource.
        ChangesNothing { card: Resource } => "MN-7.10", "mn-no-change-same" [card];
        /// The Development is not in the queue.
        NotInQueue { card: DevelopmentId } => "MN-6.10", "mn-no-in-queue" [card];
        /// Under Storm only position 1 is open.
        Storm { card: DevelopmentId } => "MN-3.8", "mn-no-storm" [card];
        /// The combination does not open this position.
        TooFarBack { card: DevelopmentId, position: usize, open: u8, size: u8 } => "MN-6.10",
            "mn-no-position" [card, position, open, size];
        /// The Development pile is empty.
        EmptyPile => "MN-7.21", "mn-no-pile";
        /// Only Almagro's owner may draw.
        NoAlmagro => "MN-7.20", "mn-no-almagro";
        /// The combination is still too small.
        NotDone { size: usize, least: u8 } => "MN-6.18", "mn-no-done" [size, least];
        /// The combination would stay too small.
        DeadEnd { least: u8, perfect: bool } => if perfect { "MN-6.24" } else { "MN-6.18" },
            "mn-no-dead-end" [least];
        /// A different combination cannot contain a relic.
        RelicInSet => "MN-6.17", "mn-no-relic-in-set";
        /// The Resource is already in the combination.
        Twice { card: Resource } => "MN-6.17", "mn-no-twice" [card];
        /// The player does not own this merchant.
        NoMerchant { card: DevelopmentId } => "MN-7.10", "mn-no-merchant" [card];
        /// The merchant has been used this turn.
        MerchantAgain { card: DevelopmentId } => "MN-7.10", "mn-no-merchant-again" [card];
        /// The combination already has every Resource of the merchant's band.
        MerchantUseless { card: DevelopmentId } => "MN-6.17", "mn-no-merchant-use" [card];
        /// The Resource is not in the merchant's band.
        OtherBand { merchant: DevelopmentId, card: Resource } => "MN-7.10", "mn-no-band" [merchant, card];
    }
}
