//! The types of what one viewer may see: all that lies on a real table, and the numbers a page needs to draw it.

use engine::{Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{CardFace, Numbers};
use crate::ids::{Card, Ending, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::Cell;
use crate::sets::{Cards, Pieces, Production, Resources, Stock, Tiles};
use crate::state::{Berth, Deed, Stage};

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct IlosView {
    /// The round, from 1.
    pub round: u8,
    /// IL-17.8: rounds after which the game ends at the latest.
    pub rounds_max: u8,
    /// Where the game is.
    pub stage: Stage,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is, also in the setup.
    pub active: Seat,
    /// Who decides now.
    pub actor: Option<Seat>,
    /// What is being decided.
    pub pending: Option<PendingView>,
    /// IL-14.3: whether a Market card has been played this turn.
    pub market_played: bool,
    /// The players by seat.
    pub merchants: Vec<MerchantView>,
    /// The tiles in play, in the order in which they came.
    pub map: Vec<MapTileView>,
    /// The islands, the oldest first.
    pub islands: Vec<IslandView>,
    /// Empty cells next to the map, with the tiles of the zone that may go there.
    pub cells: Vec<CellView>,
    /// The exploration zone.
    pub zone: Vec<TileView>,
    /// How many tiles are in the pile.
    pub tiles_left: u8,
    /// Tiles that nobody has seen, in the pile or in the box.
    pub unseen: Tiles,
    /// How many cards are in the draw pile.
    pub pile: u8,
    /// The discard pile.
    pub discard: DiscardView,
    /// The market board.
    pub market: MarketView,
    /// Building tokens in the supply.
    pub buildings_left: u8,
    /// The kinds of cards, as printed.
    pub cards: Vec<CardView>,
    /// The other numbers.
    pub numbers: Numbers,
}

/// What is being decided, with what has been chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "IlosPending")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum PendingView {
    /// Cards to throw.
    Redraw { thrown: u8 },
    /// A tile of the zone; with a ship in a turn, without one in the first islands.
    Tile { ship: Option<Berth> },
    /// Its cell.
    Cell { ship: Option<Berth>, tile: TileId },
    /// Its rotation.
    Rotation { ship: Option<Berth>, tile: TileId, at: Cell },
    /// The piece for the ship.
    Anchor { ship: Option<Berth>, tile: TileId, at: Cell, rotation: u8 },
    /// A card to play.
    Act,
    /// A ship.
    Ship,
    /// Its destination.
    Sail { ship: Berth },
    /// A site.
    Settle { card: Card },
    /// Fort or counting house.
    Side { island: PieceId },
    /// What the counting house copies.
    Copy { island: PieceId },
    /// The resource whose price rises.
    Market,
    /// Cards to pay.
    Pay { left: u8, cost: u8, deed: Deed },
}

/// What one viewer may see of a player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMerchant")]
pub struct MerchantView {
    /// The seat.
    pub seat: Seat,
    /// How many cards are in the hand.
    pub hand_count: u8,
    /// Which, for their owner.
    pub hand: Option<Cards>,
    /// Cards that the viewer knows to be in this hand, because they were taken from the viewer's.
    pub known: Option<Cards>,
    /// Resources behind the screen: the owner's alone until the end.
    pub stock: Option<Stock>,
    /// What they are worth now.
    pub wealth: Option<i32>,
    /// Tokens on the production board.
    pub production: Production,
    /// Ships in reserve.
    pub ships_left: u8,
    /// Ships in play, place by place.
    pub berths: Vec<BerthView>,
    /// Pioneers in reserve.
    pub pioneers_left: u8,
    /// Sites with a pioneer, in the order in which they were placed.
    pub pioneers: Vec<SiteId>,
    /// Forts.
    pub forts: u8,
    /// Cards drawn at the end of a turn, as things are.
    pub draws: u8,
}

/// Ships of a player at one place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosShips")]
pub struct BerthView {
    /// The berth.
    pub at: Berth,
    /// The number of ships.
    pub ships: u8,
}

/// A tile, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosTile")]
pub struct TileView {
    /// The tile.
    pub id: TileId,
    /// Whether it has a pirates' lair.
    pub lair: bool,
    /// Its pieces.
    pub pieces: Vec<PieceView>,
    /// Whether it has a position now.
    pub fits: bool,
}

/// A piece of a tile, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosPiece")]
pub struct PieceView {
    /// The piece of land.
    pub id: PieceId,
    /// The printed edges that its land reaches, clockwise from north.
    pub edges: Vec<u8>,
    /// Its sites.
    pub sites: Vec<SiteView>,
}

/// A site, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosSite")]
pub struct SiteView {
    /// The site.
    pub id: SiteId,
    /// What it is for.
    pub kind: SiteKind,
}

/// A tile in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMapTile")]
pub struct MapTileView {
    /// The tile.
    pub id: TileId,
    /// The cell of the map.
    pub at: Cell,
    /// How far it is turned clockwise, in steps of 60°.
    pub rotation: u8,
    /// Whether it has a pirates' lair.
    pub lair: bool,
    /// Whose ship lies on the lair.
    pub pirate: Option<Seat>,
    /// Its pieces.
    pub pieces: Vec<MapPieceView>,
}

/// A piece in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMapPiece")]
pub struct MapPieceView {
    /// The piece of land.
    pub id: PieceId,
    /// The island to which it belongs.
    pub island: PieceId,
    /// The edges of the cell that its land reaches, the tile as it lies.
    pub edges: Vec<u8>,
    /// Its sites.
    pub sites: Vec<MapSiteView>,
}

/// A site in play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMapSite")]
pub struct MapSiteView {
    /// The site.
    pub id: SiteId,
    /// What it is for.
    pub kind: SiteKind,
    /// Whose pioneer stands there.
    pub seat: Option<Seat>,
    /// The building on it.
    pub building: Option<BuildingView>,
}

/// A building.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "IlosBuilding")]
pub enum BuildingView {
    /// A fort.
    Fort,
    /// A counting house that copies this.
    House(Resource),
}

/// An island.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosIsland")]
pub struct IslandView {
    /// Its name: its oldest piece.
    pub id: PieceId,
    /// Its pieces.
    pub pieces: Pieces,
    /// Its free sites by kind, those that there are.
    pub free: Vec<FreeView>,
    /// Ships on its coasts by seat.
    pub ships: Vec<u8>,
    /// The piece at which ships of each seat landed with its tile, where they did: for the eye alone.
    pub moored: Vec<Option<PieceId>>,
    /// What is grown on it, and can be copied.
    pub exploited: Resources,
    /// Who has a fort on it.
    pub forts: Seats,
    /// Whose ships pirate it.
    pub pirates: Seats,
    /// Who would pay the piracy cost on it.
    pub under_piracy: Seats,
}

/// Free sites of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosFreeSites")]
pub struct FreeView {
    /// The kind.
    pub kind: SiteKind,
    /// How many there are.
    pub count: u8,
}

/// An empty cell next to the map.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosOpenCell")]
pub struct CellView {
    /// The cell of the map.
    pub at: Cell,
    /// The tiles of the zone that may go there.
    pub fits: Vec<FitView>,
}

/// How a tile may lie on a cell.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosFit")]
pub struct FitView {
    /// The tile.
    pub tile: TileId,
    /// Its rotations.
    pub rotations: Vec<u8>,
}

/// The discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosDiscard")]
pub struct DiscardView {
    /// How many cards there are in it.
    pub count: u8,
    /// Those that were played, face up.
    pub played: Cards,
    /// The last of them.
    pub top: Option<Card>,
    /// Those that the viewer discarded face down.
    pub own: Option<Cards>,
}

/// The market board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMarket")]
pub struct MarketView {
    /// The lines, resource by resource.
    pub lines: Vec<LineView>,
    /// Market tokens left.
    pub tokens_left: u8,
}

/// A line of the market board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMarketLine")]
pub struct LineView {
    /// The resource.
    pub resource: Resource,
    /// Its figures.
    pub prices: Vec<u8>,
    /// How many of them are covered.
    pub rises: u8,
    /// The price now.
    pub price: u8,
}

/// A kind of card, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosCardKind")]
pub struct CardView {
    /// The kind.
    pub card: Card,
    /// What is printed on it.
    #[serde(flatten)]
    pub face: CardFace,
}
