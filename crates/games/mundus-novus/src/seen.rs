//! The types of what a viewer may see, as the page receives them.

use engine::{Seat, Source};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::Cards;
use crate::ids::{Band, Character, DevelopmentId, Marker, Rarity, Resource};
use crate::state::{Change, Ending, Exchange, Stage};

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MundusNovusView {
    /// The round, from 1.
    pub round: u16,
    /// The stage of the round.
    pub stage: Stage,
    /// The event of the round.
    pub event: Option<Marker>,
    /// The holder of the Trade Master token.
    pub master: Seat,
    /// The three cards of the market.
    pub market: Cards,
    /// The cards turned up for the caravels.
    pub pool: Cards,
    /// The Resource discard pile, which lies face up.
    pub discard: Vec<CountView>,
    /// How many cards the Resource pile has left.
    pub pile_left: u8,
    /// How many cards the Development pile has left.
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
    /// Who must decide now.
    pub awaited: Vec<Seat>,
    /// How the game ended, and who won.
    pub over: Option<OverView>,
    /// The numbers printed on the components, for the price lists.
    pub prices: PricesView,
}

/// This many cards of a kind.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CountView {
    /// The kind.
    pub card: Resource,
    /// How many there are.
    pub count: u8,
}

/// A card of the queue.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct QueueView {
    /// Its position, from 1.
    pub position: u8,
    /// The card.
    pub card: DevelopmentView,
    /// Whether the combination the viewer is building opens it.
    pub open: bool,
}

/// A Development card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusDevelopment")]
pub struct DevelopmentView {
    /// Its id.
    pub id: DevelopmentId,
    /// Its kind.
    pub kind: KindView,
    /// Doubloons per round.
    pub income: u16,
    /// The event it brings at the head of the queue.
    pub event: Option<Marker>,
    /// Who it is, of a character.
    pub character: Option<Character>,
    /// The value, of a caravel.
    pub value: Option<u8>,
    /// What he can make, of a merchant.
    pub band: Option<Band>,
    /// How many cards it keeps, of a warehouse.
    pub capacity: Option<u8>,
    /// Where its values come from.
    pub source: Source,
    /// Whether this merchant has been used in the present turn.
    pub used: bool,
}

/// The kind of a Development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MundusNovusKind")]
pub enum KindView {
    /// One of the nine.
    Character,
    /// A ship.
    Caravel,
    /// Changes a card.
    Merchant,
    /// Keeps cards.
    Warehouse,
    /// Pays for the caravels of others.
    Shipyard,
}

/// Cards, or how many there are.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum HandView {
    /// For their owner.
    Cards(Cards),
    /// For the others.
    Count(u8),
}

impl HandView {
    pub(crate) fn of(cards: Cards, seen: bool) -> HandView {
        if seen { HandView::Cards(cards) } else { HandView::Count(cards.len()) }
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        match self {
            HandView::Cards(cards) => cards.len(),
            HandView::Count(count) => *count,
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusPlayer")]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Doubloons.
    pub doubloons: u16,
    /// Doubloons still wanted to end the game.
    pub doubloons_wanted: u16,
    /// The hand; cards laid out for a covered offer go on counting in it for the others.
    pub hand: HandView,
    /// The cards in the warehouses.
    pub stored: HandView,
    /// How many cards the warehouses take.
    pub capacity: u8,
    /// The Developments owned.
    pub developments: Vec<DevelopmentView>,
    /// How many of them are caravels.
    pub caravels: u8,
    /// The squadrons they form.
    pub squadrons: Vec<SquadronView>,
    /// Doubloons per round from Developments.
    pub income: u16,
    /// Doubloons that the shipyards would bring now.
    pub shipyard_income: u16,
    /// Whether the event of the round does not bear on this player.
    pub immune: bool,
    /// Whether this player has shown the perfect combination this round.
    pub perfect: bool,
    /// Whether this player has acted in this Progression stage.
    pub acted: bool,
}

/// A squadron.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SquadronView {
    /// The seat.
    pub seat: Seat,
    /// Its caravels.
    pub caravels: Vec<DevelopmentId>,
    /// What they count together.
    pub value: u16,
    /// The lowest that one of them counts.
    pub lowest: u16,
    /// How many cards it is still to be served, while it is.
    pub left: Option<u8>,
}

/// The trade of a round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TradeView {
    /// The number announced.
    pub number: u8,
    /// Whether the offers have been turned up.
    pub revealed: bool,
    /// The offers, by seat.
    pub offers: Vec<OfferView>,
    /// The exchanges in order.
    pub chain: Vec<Exchange>,
    /// The card between two hands, taken and not yet kept or swapped.
    pub taken: Option<TakenView>,
    /// From whom the active player may not take now.
    pub barred: Option<Seat>,
    /// The players among whom the title is given.
    pub tied: Vec<Seat>,
    /// Who took back cards that nobody wanted.
    pub taken_back: Option<TakenBackView>,
    /// The secret card at the end.
    pub compensation: Option<CompensationView>,
}

/// An offer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OfferView {
    /// The seat.
    pub seat: Seat,
    /// Whether it is complete.
    pub done: bool,
    /// The cards still on offer; a covered offer is seen by its owner alone.
    pub cards: Option<Cards>,
    /// The whole offer as it was turned up.
    pub shown: Option<Cards>,
    /// What the whole offer counted, once turned up.
    pub total: Option<u16>,
    /// What was taken, and by whom.
    pub taken: Vec<TakenView>,
}

/// A card taken.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TakenView {
    /// The card.
    pub card: Resource,
    /// Who took it.
    pub by: Seat,
    /// From whom.
    pub from: Seat,
}

/// Cards taken back.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TakenBackView {
    /// The seat that did it.
    pub seat: Seat,
    /// The cards.
    pub cards: Cards,
}

/// The card that the Trade Master handed over.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CompensationView {
    /// Who gave it.
    pub giver: Seat,
    /// Who got it.
    pub receiver: Seat,
    /// Which; for the two alone.
    pub card: Option<Resource>,
}

/// A turn in the Progression stage.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusTurn")]
pub struct TurnView {
    /// The seat.
    pub seat: Seat,
    /// How many players act after this one.
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

/// A combination being built; for its owner alone.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BuildView {
    /// What it is to be.
    pub form: FormView,
    /// The Resource of an identical combination.
    pub of: Option<Resource>,
    /// What it stands for so far.
    pub set: Cards,
    /// The cards in hand that it uses so far.
    pub cards: Cards,
    /// How many cards it has so far.
    pub size: u8,
    /// The changes by merchants.
    pub changes: Vec<Change>,
    /// The merchant that is being decided on or used.
    pub merchant: Option<DevelopmentId>,
    /// The card he changes.
    pub changing: Option<Resource>,
    /// How many positions of the queue it opens as it is.
    pub positions: Option<u8>,
    /// How many doubloons it pays as it is.
    pub doubloons: Option<u16>,
    /// How often a combination can still be given up in this turn.
    pub backs_left: u8,
}

/// The form of a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FormView {
    /// For a Development.
    Identical,
    /// For doubloons.
    Different,
    /// For the game.
    Perfect,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusOver")]
pub struct OverView {
    /// How.
    pub ending: Ending,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// The price lists.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PricesView {
    /// Doubloons that end the game.
    pub doubloons_to_win: u16,
    /// How many positions the queue has.
    pub queue: u8,
    /// Cards dealt to each player in a round.
    pub cards_dealt: u8,
    /// The numbers that can be announced.
    pub announce: Vec<u8>,
    /// The Resources.
    pub resources: Vec<ResourceView>,
    /// Positions of the queue that identical combinations open.
    pub identical: Vec<IdenticalView>,
    /// Doubloons for different combinations.
    pub different: Vec<PriceView>,
    /// Doubloons per card of a different combination under Natives.
    pub natives_per_card: u16,
    /// Doubloons for relics alone.
    pub relics: Vec<PriceView>,
}

/// A Resource.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ResourceView {
    /// The Resource.
    pub card: Resource,
    /// The number on it.
    pub value: Option<u8>,
    /// What it counts in an offer.
    pub trade_value: u8,
    /// How many cards there are.
    pub copies: u8,
    /// How rare it is.
    pub rarity: Option<Rarity>,
}

/// What an identical combination opens.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct IdenticalView {
    /// Of this many cards.
    pub cards: u8,
    /// So rare.
    pub rarity: Rarity,
    /// This many positions.
    pub positions: u8,
}

/// A price.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusPrice")]
pub struct PriceView {
    /// For this many cards.
    pub cards: u8,
    /// This many doubloons.
    pub doubloons: u16,
}
