//! The types of a view: everything on the table that one viewer may see, and the numbers a page needs to draw it.

use engine::{Seat, Sheet};
use serde::Serialize;
use ts_rs::TS;

use crate::cards::EffectKind;
use crate::data::{Numbers, Printed, TileKind};
use crate::grid::Spot;
use crate::ids::{BonanzaId, CardId, City, ColonyId, Column, Phase, PlotId, Spice, Symbol, TileId};
use crate::sets::{SpiceSet, Spices, Tiles};
use crate::state::{Options, Sale, Stage};

/// The view of a game for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GoaView {
    /// The variants.
    pub options: Options,
    /// The phase.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The number of rounds of a game.
    pub rounds: u8,
    /// The current stage.
    pub stage: Stage,
    /// The lap of actions, from 1; absent in other stages.
    pub lap: Option<u8>,
    /// The number of laps.
    pub laps: u8,
    /// The seat that decides now.
    pub actor: Option<Seat>,
    /// The current action turn.
    pub turn: Option<TurnView>,
    /// The pending steps, from the outermost on.
    pub pending: Vec<PendingView>,
    /// The players by seat.
    pub merchants: Vec<MerchantView>,
    /// The play area, row by row.
    pub grid: Vec<CellView>,
    /// The flag and the tokens of the round, in order.
    pub tokens: Vec<TokenView>,
    /// The holder of the flag.
    pub flag: Seat,
    /// The spot of the flag, while it is on the board.
    pub flag_at: Option<Spot>,
    /// The player who placed the flag this round.
    pub first: Seat,
    /// The current auction.
    pub auction: Option<AuctionView>,
    /// The results of this round's auctions.
    pub sales: Vec<Sale>,
    /// GO-1.2: the removed tiles that Favor can take.
    pub removed: Vec<TileView>,
    /// Tiles out of the game.
    pub gone: Tiles,
    /// B tiles of a later phase; it is not yet decided which are removed.
    pub waiting: Tiles,
    /// The number of Expedition cards in the draw pile.
    pub deck: u8,
    /// The discard pile.
    pub discard: Vec<CardView>,
    /// The Colony tiles in the supply, name by name.
    pub colonies: Vec<CityView>,
    /// GO-18.3: the Bonanza tiles, if the variant is used.
    pub bonanza: Option<BonanzaView>,
    /// The development board.
    pub board: BoardView,
    /// The other numbers.
    pub numbers: Numbers,
}

/// The printed face of a game tile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaTile")]
pub struct TileView {
    /// The tile.
    pub id: TileId,
    /// The kind.
    pub kind: TileKind,
    /// The letter on the back.
    pub phase: Phase,
    /// The spice of a plantation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spice: Option<Spice>,
    /// The printed numbers.
    #[serde(flatten)]
    pub printed: PrintedView,
}

/// The numbers printed on a tile or card; absent if not printed.
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

/// The printed face of an Expedition card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaCard")]
pub struct CardView {
    /// The card.
    pub id: CardId,
    /// The effect.
    pub effect: EffectKind,
    /// Whether the card is played only with its own action.
    pub modifier: bool,
    /// The printed numbers.
    #[serde(flatten)]
    pub printed: PrintedView,
    /// The colonists shown when the card is revealed.
    pub colonists_shown: u8,
    /// The symbol.
    pub symbol: Symbol,
}

/// The printed face of a Colony tile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaColony")]
pub struct ColonyView {
    /// The colony.
    pub id: ColonyId,
    /// The spices each field accepts.
    pub accepts: SpiceSet,
    /// The number of fields.
    pub fields: u8,
}

/// The Colony tiles with one name.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaCityTiles")]
pub struct CityView {
    /// The name.
    pub city: City,
    /// The colonists needed.
    pub needs: u8,
    /// The tiles left.
    pub left: Vec<ColonyView>,
}

/// A space of the play area.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaCell")]
pub struct CellView {
    /// The cell of the grid.
    pub at: Spot,
    /// The tile on the space.
    pub tile: Option<TileView>,
    /// The token on the space.
    pub token: Option<u8>,
    /// The owner of the token.
    pub owner: Option<Seat>,
    /// The sale of the tile that lay here, if it was sold this round.
    pub sold: Option<Sale>,
    /// Whether a Bonanza tile lies under the space.
    pub bonanza: bool,
}

/// A token of the round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaToken")]
pub struct TokenView {
    /// The number.
    pub token: u8,
    /// The owner.
    pub owner: Seat,
    /// The spot, once placed.
    pub at: Option<Spot>,
    /// Whether the auction is over.
    pub done: bool,
}

/// The current auction.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaAuction")]
pub struct AuctionView {
    /// The number of the token.
    pub token: u8,
    /// The number of auctions in the round.
    pub tokens: u8,
    /// The tile; absent for the flag.
    pub tile: Option<TileView>,
    /// The seller.
    pub seller: Seat,
    /// The lap of bids, from the seller's left.
    pub bids: Vec<BidView>,
    /// The highest bidder.
    pub leader: Option<Seat>,
    /// The highest bid.
    pub best: Option<u16>,
    /// The minimum of the next bid.
    pub least: u16,
    /// The price if the seller buys.
    pub buys_for: Option<u16>,
    /// GO-4.8: whether the seller can pay it; absent if the viewer does not know the seller's ducats.
    pub can_buy: Option<bool>,
}

/// A place in the lap of bids.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBid")]
pub struct BidView {
    /// The seat.
    pub seat: Seat,
    /// The bid; 0 for a pass, absent before the player's turn.
    pub ducats: Option<u16>,
    /// GO-4.5: the maximum a player can still bid, 0 if none; absent if the viewer does not know the ducats.
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

/// A pending step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "GoaPending")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum PendingView {
    /// The player makes room for a fifth plantation.
    Replant { tile: TileView },
    /// The player fills a plot.
    Fill { plot: PlotId },
    /// The player chooses ships or colonists.
    ShipsOrColonists { tile: TileView },
    /// The player chooses a removed tile.
    Favor { tile: TileView },
    /// The player uses or keeps a tile taken with Swap.
    UseOrKeep { tile: TileView },
    /// The player places spices.
    Gain { left: u8 },
    /// The player pays spices.
    Pay { price: Spices },
    /// A marker moves after the payment.
    Advance { column: Column },
    /// The player harvests.
    Harvest { by: Seat, taken: u8, of: u8, mixed: bool },
    /// The player makes room for cards.
    MakeRoom { cards: u8, limit: u8 },
    /// The player tries to found a colony.
    Attempt { city: City, by: Seat, needs: u8, board: u8, revealed: Vec<CardView>, missing: u8 },
    /// The player chooses a Colony tile.
    PickColony { city: City },
    /// Espionage.
    Spy { on: Option<Seat> },
    /// Extra harvest.
    ExtraHarvest { left: u8 },
    /// Resupply.
    Resupply { total: u8 },
    /// The player chooses a marker.
    Descend { least: bool },
    /// A Duty.
    Duty { tile: TileView, left: u8 },
    /// The player sells spices.
    Sale { left: u8, ducats: u8 },
    /// Swap.
    Swap { tile: TileView },
    /// A played card takes effect.
    Card { card: CardView },
    /// A Bonanza tile is drawn next.
    Bonanza,
}

/// The view of a player for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaMerchant")]
pub struct MerchantView {
    /// The seat.
    pub seat: Seat,
    /// The ducats; until the end absent for other players, unless the game uses open ducats.
    pub ducats: Option<u16>,
    /// Ships.
    pub ships: u16,
    /// Colonists.
    pub colonists: u16,
    /// Bonus-action cards.
    pub actions: u8,
    /// Auction tokens not on the board.
    pub tokens: Vec<u8>,
    /// The number of Expedition cards in hand.
    pub hand_count: u8,
    /// The cards in hand, if the viewer may know them.
    pub hand: Option<Vec<CardView>>,
    /// The hand limit of the Expedition action.
    pub hand_limit: u8,
    /// The four plantation slots.
    pub plantations: Vec<Option<PlotView>>,
    /// The four colony slots.
    pub colonies: Vec<ColonySlotView>,
    /// The spices on all fields.
    pub stock: Spices,
    /// The tiles the player keeps.
    pub kept: Vec<KeptView>,
    /// Fulfilled Duties and discarded single plantations.
    pub done: Vec<TileView>,
    /// The markers, column by column.
    pub columns: Vec<ColumnView>,
    /// The chances of founding each colony not yet founded.
    pub chances: Vec<ChanceView>,
    /// The score breakdown, as far as the viewer knows it.
    pub sheet: Sheet,
    /// The sum of the breakdown.
    pub score: i32,
}

/// A plantation or colony with its spices.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaPlot")]
pub struct PlotView {
    /// The tile.
    pub id: PlotId,
    /// The spices each field accepts.
    pub accepts: SpiceSet,
    /// The number of fields.
    pub fields: u8,
    /// The spices on the fields.
    pub spices: Spices,
}

/// The slot of a colony.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaColonySlot")]
pub struct ColonySlotView {
    /// The name.
    pub city: City,
    /// The founded colony.
    pub plot: Option<PlotView>,
}

/// A tile that a player keeps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaKept")]
pub struct KeptView {
    /// The tile.
    pub tile: TileView,
    /// Whether it can be used once a round.
    pub red: bool,
    /// Whether it has been used this round.
    pub turned: bool,
    /// Whether it was taken with Swap and is not yet carried out.
    pub pending: bool,
}

/// A marker and its next step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaMarker")]
pub struct ColumnView {
    /// The column.
    pub column: Column,
    /// The row, from 1.
    pub row: u8,
    /// The number the marker gives.
    pub value: u8,
    /// The next step down; absent on the last row.
    pub step: Option<StepView>,
}

/// A step down: its price and the missing goods.
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
    /// Whether the player can pay it now.
    pub payable: bool,
    /// Whether the step earns a card for being first (GO-7.7).
    pub first: bool,
}

/// The probability of a founding, from what the viewer knows of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaChance")]
pub struct ChanceView {
    /// The colony.
    pub city: City,
    /// The colonists needed.
    pub needs: u8,
    /// The probability, per mille, if the player pays colonists.
    pub chance: u16,
    /// The probability, per mille, without paying colonists.
    pub free: u16,
}

/// The Bonanza tiles.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBonanza")]
pub struct BonanzaView {
    /// The tiles not drawn in this phase; some lie under corners.
    pub unseen: Vec<BonanzaTileView>,
    /// The number of corners with a Bonanza tile.
    pub corners: u8,
}

/// The printed face of a Bonanza tile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBonanzaTile")]
pub struct BonanzaTileView {
    /// The Bonanza tile.
    pub id: BonanzaId,
    /// The printed numbers.
    #[serde(flatten)]
    pub printed: PrintedView,
}

/// The printed development board.
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

/// A printed column of the development board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "GoaBoardColumn")]
pub struct BoardColumnView {
    /// The column.
    pub column: Column,
    /// The number each row gives.
    pub values: Vec<u8>,
    /// The spices for each step. A step also costs one ship for each spice.
    pub prices: Vec<Spices>,
}
