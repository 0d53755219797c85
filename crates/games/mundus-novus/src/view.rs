//! The types of the view, as the web page receives them.

use engine::{Seat, Source};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::Cards;
use crate::ids::{Band, Character, DevelopmentId, Marker, Rarity, Resource};
use crate::state::{Change, Ending, Exchange, Stage};

/// The part of a game that one viewer may see.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct MundusNovusView {
    pub round: u16,
    pub stage: Stage,
    pub event: Option<Marker>,
    /// The holder of the Trade Master token.
    pub master: Seat,
    pub market: Cards,
    /// MN-4.3: the cards turned up for the caravels.
    pub pool: Cards,
    pub discard: Vec<CountView>,
    /// Cards left in the Resource pile.
    pub pile_left: u8,
    /// Cards left in the Development pile.
    pub deck_left: u8,
    /// The queue, position 1 first.
    pub queue: Vec<QueueView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The trade of this round, once a number has been announced.
    pub trade: Option<TradeView>,
    /// The squadron being served and those still to come, in order.
    pub serving: Vec<SquadronView>,
    /// The turn in the Progression stage.
    pub turn: Option<TurnView>,
    /// The combination the viewer is building.
    pub build: Option<BuildView>,
    /// The seats that must decide now.
    pub awaited: Vec<Seat>,
    /// The result, once the game is over.
    pub over: Option<OverView>,
    /// The price lists and other printed numbers.
    pub prices: PricesView,
}

/// A kind of card with a count.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CountView {
    pub card: Resource,
    pub count: u8,
}

/// A card of the queue.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct QueueView {
    pub position: u8,
    pub card: DevelopmentView,
    /// Whether the combination the viewer is building opens it.
    pub open: bool,
}

/// A Development card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusDevelopment")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct DevelopmentView {
    pub id: DevelopmentId,
    pub kind: KindView,
    /// Doubloons per round.
    pub income: u16,
    /// MN-3.1: the event it brings in position 1 of the queue.
    pub event: Option<Marker>,
    /// Only for a character.
    pub character: Option<Character>,
    /// Only for a caravel.
    pub value: Option<u8>,
    /// Only for a merchant: the Resources it can make.
    pub band: Option<Band>,
    /// Only for a warehouse: the number of cards it stores.
    pub capacity: Option<u8>,
    pub source: Source,
    /// Whether this merchant has been used in the current turn.
    pub used: bool,
}

/// The kind of a Development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MundusNovusKind")]
pub enum KindView {
    /// A character with a power of their own.
    Character,
    /// Brings a card of the pool in every Supply stage (MN-7.19).
    Caravel,
    /// Changes a card into a Resource of its band (MN-7.10).
    Merchant,
    /// Stores unused cards (MN-7.16).
    Warehouse,
    /// Pays for each opponent with more caravels (MN-7.18).
    Shipyard,
}

/// Cards, or their number for those who may not see them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum HandView {
    Cards(Cards),
    Count(u8),
}

impl HandView {
    pub(crate) fn of(cards: Cards, seen: bool) -> HandView {
        if seen { HandView::Cards(cards) } else { HandView::Count(cards.len()) }
    }

    /// The number of cards.
    pub fn len(&self) -> u8 {
        match self {
            HandView::Cards(cards) => cards.len(),
            HandView::Count(count) => *count,
        }
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusPlayer")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PlayerView {
    pub seat: Seat,
    pub doubloons: u16,
    /// Doubloons still needed to end the game.
    pub doubloons_wanted: u16,
    /// The hand. For other viewers it includes the cards of a face-down offer.
    pub hand: HandView,
    /// The cards in the warehouses.
    pub stored: HandView,
    /// The total capacity of the warehouses.
    pub capacity: u8,
    pub developments: Vec<DevelopmentView>,
    /// The number of caravels.
    pub caravels: u8,
    pub squadrons: Vec<SquadronView>,
    /// Doubloons per round from Developments.
    pub income: u16,
    /// Doubloons that the shipyards would pay now.
    pub shipyard_income: u16,
    /// Whether the event of the round does not apply to this player.
    pub immune: bool,
    /// Whether this player has shown the perfect combination this round.
    pub perfect: bool,
    /// Whether this player has acted in this Progression stage.
    pub acted: bool,
}

/// A squadron.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct SquadronView {
    pub seat: Seat,
    pub caravels: Vec<DevelopmentId>,
    /// MN-4.6: the sum of the caravels.
    pub value: u16,
    /// MN-4.8: the lowest caravel, for ties.
    pub lowest: u16,
    /// While it is served: the cards it still takes.
    pub left: Option<u8>,
}

/// The trade of a round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct TradeView {
    pub number: u8,
    /// Whether the offers have been turned up.
    pub revealed: bool,
    pub offers: Vec<OfferView>,
    pub chain: Vec<Exchange>,
    /// The card that was taken and not yet kept or swapped.
    pub taken: Option<TakenView>,
    /// MN-5.15: the seat that the active player may not take from now.
    pub barred: Option<Seat>,
    /// MN-5.7: the players who tie for Trade Master.
    pub tied: Vec<Seat>,
    /// MN-5.19: the cards taken back at the end of the chain.
    pub taken_back: Option<TakenBackView>,
    /// MN-5.21: the secret card.
    pub compensation: Option<CompensationView>,
}

/// An offer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct OfferView {
    pub seat: Seat,
    /// Whether it is complete.
    pub done: bool,
    /// The cards still on offer. Only the owner sees a face-down offer.
    pub cards: Option<Cards>,
    /// The whole offer as it was revealed.
    pub shown: Option<Cards>,
    /// MN-5.4: the total of the revealed offer.
    pub total: Option<u16>,
    /// The cards taken from it.
    pub taken: Vec<TakenView>,
}

/// A card taken.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct TakenView {
    pub card: Resource,
    pub by: Seat,
    pub from: Seat,
}

/// Cards taken back.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct TakenBackView {
    pub seat: Seat,
    pub cards: Cards,
}

/// MN-5.21: the secret card that the Trade Master gave.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CompensationView {
    pub giver: Seat,
    pub receiver: Seat,
    /// Visible only to giver and receiver.
    pub card: Option<Resource>,
}

/// A turn in the Progression stage.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusTurn")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct TurnView {
    pub seat: Seat,
    /// The number of players still to act after this one.
    pub after: u8,
    /// Whether an identical combination has been made.
    pub identical: bool,
    /// Whether a different or perfect combination has been made.
    pub different: bool,
    /// Whether relics have been sold.
    pub relics: bool,
    /// The merchants used.
    pub merchants_used: Vec<DevelopmentId>,
}

/// A combination being built. Only its owner sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct BuildView {
    pub form: FormView,
    /// The Resource of an identical combination.
    pub of: Option<Resource>,
    /// The represented cards so far.
    pub set: Cards,
    /// The hand cards used so far.
    pub cards: Cards,
    /// The number of cards so far.
    pub size: u8,
    /// The changes by merchants.
    pub changes: Vec<Change>,
    /// The merchant that is being decided on or used.
    pub merchant: Option<DevelopmentId>,
    /// The card that the merchant changes.
    pub changing: Option<Resource>,
    /// The number of queue positions it opens now.
    pub positions: Option<u8>,
    /// The doubloons it pays now.
    pub doubloons: Option<u16>,
    /// The number of times that a combination can still be given up in this turn.
    pub backs_left: u8,
}

/// The form of a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FormView {
    /// Takes a Development.
    Identical,
    /// Pays doubloons.
    Different,
    /// Wins the game.
    Perfect,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusOver")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct OverView {
    pub ending: Ending,
    pub winners: Vec<Seat>,
}

/// The price lists.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PricesView {
    /// MN-8.4: the doubloons that end the game.
    pub doubloons_to_win: u16,
    /// The number of queue positions.
    pub queue: u8,
    pub cards_dealt: u8,
    pub announce: Vec<u8>,
    pub resources: Vec<ResourceView>,
    /// MN-6.10: queue positions opened by identical combinations.
    pub identical: Vec<IdenticalView>,
    /// MN-6.19: doubloons for different combinations.
    pub different: Vec<PriceView>,
    /// Doubloons per card of a different combination under Natives.
    pub natives_per_card: u16,
    /// MN-6.21: doubloons for relics alone.
    pub relics: Vec<PriceView>,
}

/// A Resource.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct ResourceView {
    pub card: Resource,
    /// The printed value; relics have none.
    pub value: Option<u8>,
    /// MN-5.4: the value in an offer.
    pub trade_value: u8,
    pub copies: u8,
    pub rarity: Option<Rarity>,
}

/// The queue positions opened by an identical combination.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct IdenticalView {
    pub cards: u8,
    pub rarity: Rarity,
    pub positions: u8,
}

/// A price.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusPrice")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PriceView {
    pub cards: u8,
    pub doubloons: u16,
}
