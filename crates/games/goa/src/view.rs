//! The types of what one viewer may see: all that lies on a real table, and the numbers a page needs to draw it.

use engine::{Seat, Sheet};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::EffectKind;
use crate::data::{Numbers, Printed, TileKind};
use crate::grid::Spot;
use crate::ids::{BonanzaId, CardId, City, ColonyId, Column, Phase, PlotId, Spice, Symbol, TileId};
use crate::sets::{SpiceSet, Spices, Tiles};
use crate::state::{Options, Sale, Stage};

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GoaView {
    /// The variants.
    pub options: Options,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Where the round is.
    pub stage: Stage,
    /// The lap of actions, from 1; none outside them.
    pub lap: Option<u8>,
    /// How many laps there are.
    pub laps: u8,
    /// Who decides now.
    pub actor: Option<Seat>,
    /// The action turn under way.
    pub turn: Option<TurnView>,
    /// What is half done, from the outermost on.
    pub pending: Vec<PendingView>,
    /// The players by seat.
    pub merchants: Vec<MerchantView>,
    /// The play area, row by row.
    pub grid: Vec<CellView>,
    /// The flag and the tokens of the round, in order.
    pub tokens: Vec<TokenView>,
    /// Who holds the flag.
    pub flag: Seat,
    /// Where it lies, if it does.
    pub flag_at: Option<Spot>,
    /// Who placed it this round.
    pub first: Seat,
    /// The auction that is running.
    pub auction: Option<AuctionView>,
    /// The auctions of the round that are over.
    pub sales: Vec<Sale>,
    /// GO-1.2: the tiles removed in the setups that are left for Favor.
    pub removed: Vec<TileView>,
    /// Tiles out of the game.
    pub gone: Tiles,
    /// B tiles that wait for their phase; nobody knows which will be removed.
    pub waiting: Tiles,
    /// How many Expedition cards there are to draw.
    pub deck: u8,
    /// The discard pile.
    pub discard: Vec<CardView>,
    /// The Colony tiles in the supply, name by name.
    pub colonies: Vec<CityView>,
    /// GO-18.3: the Bonanza tiles, in that variant.
    pub bonanza: Option<BonanzaView>,
    /// The development board.
    pub board: BoardView,
    /// The other numbers.
    pub numbers: Numbers,
}

/// A game tile, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaTile")]
pub struct TileView {
    /// The tile.
    pub id: TileId,
    /// What it is.
    pub kind: TileKind,
    /// The letter on its back.
    pub phase: Phase,
    /// The spice of a plantation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spice: Option<Spice>,
    /// Its numbers.
    #[serde(flatten)]
    pub printed: PrintedView,
}

/// The numbers printed on a tile or card, those that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, TS)]
#[ts(rename = "GoaPrinted")]
pub struct PrintedView {
    /// Fields for spices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fields: Option<u8>,
    /// Points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<u8>,
    /// Ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ships: Option<u8>,
    /// Colonists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub colonists: Option<u8>,
    /// Ducats.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ducats: Option<u8>,
    /// Spices.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spices: Option<u8>,
    /// Bonus-action cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub actions: Option<u8>,
    /// Expedition cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cards: Option<u8>,
    /// Plantations and colonies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plots: Option<u8>,
}

impl From<Printed> for PrintedView {
    fn from(printed: Printed) -> PrintedView {
        let there = |value: u8| (value > 0).then_some(value);
        let Printed { fields, points, ships, colonists, ducats, spices, actions, cards, plots } = printed;
        PrintedView {
            fields: there(fields),
            points: there(points),
            ships: there(ships),
            colonists: there(colonists),
            ducats: there(ducats),
            spices: there(spices),
            actions: there(actions),
            cards: there(cards),
            plots: there(plots),
        }
    }
}

/// An Expedition card, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaCard")]
pub struct CardView {
    /// The card.
    pub id: CardId,
    /// What it does.
    pub effect: EffectKind,
    /// Whether it goes with an action of its own only.
    pub modifier: bool,
    /// Its numbers.
    #[serde(flatten)]
    pub printed: PrintedView,
    /// The colonists it shows when revealed.
    pub colonists_shown: u8,
    /// Its symbol.
    pub symbol: Symbol,
}

/// A Colony tile, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaColony")]
pub struct ColonyView {
    /// The colony.
    pub id: ColonyId,
    /// The spices each field accepts.
    pub accepts: SpiceSet,
    /// How many fields it has.
    pub fields: u8,
}

/// The Colony tiles of a name.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaCityTiles")]
pub struct CityView {
    /// The name.
    pub city: City,
    /// The colonists needed.
    pub needs: u8,
    /// Those left.
    pub left: Vec<ColonyView>,
}

/// A space of the play area.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaCell")]
pub struct CellView {
    /// The cell of the grid.
    pub at: Spot,
    /// What lies there.
    pub tile: Option<TileView>,
    /// The token on it.
    pub token: Option<u8>,
    /// Whose token.
    pub owner: Option<Seat>,
    /// Who won the tile that lay there this round.
    pub sold: Option<Sale>,
    /// Whether a Bonanza tile lies under it.
    pub bonanza: bool,
}

/// A token of the round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaToken")]
pub struct TokenView {
    /// Its number.
    pub token: u8,
    /// Whose it is.
    pub owner: Seat,
    /// Where it lies, if it does.
    pub at: Option<Spot>,
    /// Whether its auction is over.
    pub done: bool,
}

/// The auction that is running.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaAuction")]
pub struct AuctionView {
    /// The number of the token.
    pub token: u8,
    /// How many auctions the round has.
    pub tokens: u8,
    /// The tile; none for the flag.
    pub tile: Option<TileView>,
    /// Who sells.
    pub seller: Seat,
    /// The lap of bids, from the seller's left.
    pub bids: Vec<BidView>,
    /// Who leads.
    pub leader: Option<Seat>,
    /// The highest bid.
    pub best: Option<u16>,
    /// The least that the next bidder must bid.
    pub least: u16,
    /// What the seller would pay the bank.
    pub buys_for: Option<u16>,
    /// GO-4.8: whether he can, for those who know his ducats.
    pub can_buy: Option<bool>,
}

/// A place in the lap of bids.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBid")]
pub struct BidView {
    /// The seat.
    pub seat: Seat,
    /// What was bid; 0 for a pass, none while still to speak.
    pub ducats: Option<u16>,
    /// GO-4.5: the most that can be bid by whoever has still to speak, 0 if nothing; for those who know the ducats.
    pub most: Option<u16>,
}

/// An action turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaTurn")]
pub struct TurnView {
    /// The seat.
    pub seat: Seat,
    /// Whether the action has been chosen.
    pub acted: bool,
    /// Whether an Expedition card has been played.
    pub card_played: bool,
}

/// Something half done.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "GoaPending")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum PendingView {
    /// A fifth plantation wants room.
    Replant { tile: TileView },
    /// A plot is filled.
    Fill { plot: PlotId },
    /// Ships or colonists.
    ShipsOrColonists { tile: TileView },
    /// One of the removed tiles.
    Favor { tile: TileView },
    /// A tile taken with Swap.
    UseOrKeep { tile: TileView },
    /// Spices to be placed.
    Gain { left: u8 },
    /// A price to be paid.
    Pay { price: Spices },
    /// A marker about to move.
    Advance { column: Column },
    /// A Harvest.
    Harvest { by: Seat, taken: u8, of: u8, mixed: bool },
    /// Cards to be drawn once there is room.
    MakeRoom { cards: u8, limit: u8 },
    /// A colony to be founded.
    Attempt { city: City, by: Seat, needs: u8, board: u8, revealed: Vec<CardView>, missing: u8 },
    /// A Colony tile to be chosen.
    PickColony { city: City },
    /// Espionage.
    Spy { on: Option<Seat> },
    /// Extra harvest.
    ExtraHarvest { left: u8 },
    /// Resupply.
    Resupply { total: u8 },
    /// A marker to be chosen.
    Descend { least: bool },
    /// A Duty.
    Duty { tile: TileView, left: u8 },
    /// Spices sold.
    Sale { left: u8, ducats: u8 },
    /// Swap.
    Swap { tile: TileView },
    /// A card that is being carried out.
    Card { card: CardView },
    /// A Bonanza tile about to be shown.
    Bonanza,
}

/// What one viewer may see of a player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaMerchant")]
pub struct MerchantView {
    /// The seat.
    pub seat: Seat,
    /// The owner's alone until the end, unless ducats are open.
    pub ducats: Option<u16>,
    /// Ships.
    pub ships: u16,
    /// Colonists.
    pub colonists: u16,
    /// Bonus-action cards.
    pub actions: u8,
    /// Auction tokens not on the board.
    pub tokens: Vec<u8>,
    /// How many Expedition cards are in the hand.
    pub hand_count: u8,
    /// Which, for those who may know.
    pub hand: Option<Vec<CardView>>,
    /// The hand limit of the Expedition action.
    pub hand_limit: u8,
    /// The four plantation slots.
    pub plantations: Vec<Option<PlotView>>,
    /// The four colony slots.
    pub colonies: Vec<ColonySlotView>,
    /// All spices on the fields.
    pub stock: Spices,
    /// Tiles before the player.
    pub kept: Vec<KeptView>,
    /// Fulfilled Duties and discarded single plantations.
    pub done: Vec<TileView>,
    /// The markers, column by column.
    pub columns: Vec<ColumnView>,
    /// The chances of founding, colony by colony; none for those founded.
    pub chances: Vec<ChanceView>,
    /// The points that the viewer can count now.
    pub sheet: Sheet,
    /// Their sum.
    pub score: i32,
}

/// A plantation or colony with what grows on it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaPlot")]
pub struct PlotView {
    /// The tile.
    pub id: PlotId,
    /// The spices each field accepts.
    pub accepts: SpiceSet,
    /// How many fields it has.
    pub fields: u8,
    /// The spices on them.
    pub spices: Spices,
}

/// The slot of a colony.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaColonySlot")]
pub struct ColonySlotView {
    /// Its name.
    pub city: City,
    /// The tile on it.
    pub plot: Option<PlotView>,
}

/// A tile before a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaKept")]
pub struct KeptView {
    /// The tile.
    pub tile: TileView,
    /// Whether it can be used once a round.
    pub red: bool,
    /// Whether it has been used this round.
    pub turned: bool,
    /// Whether it was taken with Swap and waits to be carried out.
    pub pending: bool,
}

/// A marker and the step before it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaMarker")]
pub struct ColumnView {
    /// The column.
    pub column: Column,
    /// The row, from 1.
    pub row: u8,
    /// What it gives now.
    pub value: u8,
    /// The step down; none on the last row.
    pub step: Option<StepView>,
}

/// A step down: what it costs and what is missing.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaStep")]
pub struct StepView {
    /// The spices.
    pub spices: Spices,
    /// The ships.
    pub ships: u8,
    /// Spices that are missing.
    pub spices_missing: Spices,
    /// Ships that are missing.
    pub ships_missing: u8,
    /// Whether it can be paid now.
    pub payable: bool,
    /// Whether whoever takes it draws a card for being first (GO-7.7).
    pub first: bool,
}

/// How likely a founding is, by what the viewer knows of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaChance")]
pub struct ChanceView {
    /// The colony.
    pub city: City,
    /// The colonists needed.
    pub needs: u8,
    /// In a thousand, paying with colonists.
    pub chance: u16,
    /// In a thousand, without paying.
    pub free: u16,
}

/// The Bonanza tiles.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBonanza")]
pub struct BonanzaView {
    /// Those not shown in this phase: some lie under corners.
    pub unseen: Vec<BonanzaTileView>,
    /// Corners with one under them.
    pub corners: u8,
}

/// A Bonanza tile, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBonanzaTile")]
pub struct BonanzaTileView {
    /// The Bonanza tile.
    pub id: BonanzaId,
    /// Its numbers.
    #[serde(flatten)]
    pub printed: PrintedView,
}

/// The development board, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBoard")]
pub struct BoardView {
    /// The points of each row.
    pub points: Vec<u8>,
    /// The columns.
    pub columns: Vec<BoardColumnView>,
    /// The hand limit of each row.
    pub limits: Vec<u8>,
}

/// A column of the development board, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBoardColumn")]
pub struct BoardColumnView {
    /// The column.
    pub column: Column,
    /// What it gives row by row.
    pub values: Vec<u8>,
    /// The spices for each step; a ship more for each.
    pub prices: Vec<Spices>,
}
