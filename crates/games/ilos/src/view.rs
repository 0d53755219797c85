//! The types of a view: everything on the table that one viewer may see, and the numbers a page needs to draw it.

use engine::{Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{CardFace, Numbers};
use crate::ids::{Card, Ending, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::Cell;
use crate::sets::{Cards, Pieces, Production, Resources, Stock, Tiles};
use crate::state::{Berth, Deed, Stage};

/// The view of a game for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct IlosView {
    /// The round, from 1.
    pub round: u8,
    /// IL-17.8: the maximum number of rounds.
    pub rounds_max: u8,
    /// The current stage.
    pub stage: Stage,
    /// The cause of the end, once the game is over.
    pub ending: Option<Ending>,
    /// The first player.
    pub first: Seat,
    /// The player whose turn it is, also in the setup.
    pub active: Seat,
    /// The seat that decides now.
    pub actor: Option<Seat>,
    /// The pending decision.
    pub pending: Option<PendingView>,
    /// IL-14.3: whether a Market card has been played this turn.
    pub market_played: bool,
    /// The players by seat.
    pub merchants: Vec<MerchantView>,
    /// The tiles in play, in the order of placement.
    pub map: Vec<MapTileView>,
    /// The islands, the oldest first.
    pub islands: Vec<IslandView>,
    /// Empty cells next to the map, with the tiles of the zone that may go there.
    pub cells: Vec<CellView>,
    /// The exploration zone.
    pub zone: Vec<TileView>,
    /// The number of tiles in the pile.
    pub tiles_left: u8,
    /// Unseen tiles, in the pile or in the box.
    pub unseen: Tiles,
    /// The number of cards in the draw pile.
    pub pile: u8,
    /// The discard pile.
    pub discard: DiscardView,
    /// The market board.
    pub market: MarketView,
    /// Building tokens in the supply.
    pub buildings_left: u8,
    /// The printed kinds of cards.
    pub cards: Vec<CardView>,
    /// The other numbers.
    pub numbers: Numbers,
}

/// The pending decision with the choices made so far.
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
    /// The resource for the counting house.
    Copy { island: PieceId },
    /// The resource whose price rises.
    Market,
    /// Cards to pay.
    Pay { left: u8, cost: u8, deed: Deed },
}

/// The view of a player for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMerchant")]
pub struct MerchantView {
    /// The seat.
    pub seat: Seat,
    /// The number of cards in hand.
    pub hand_count: u8,
    /// The cards in hand, if they are the viewer's own.
    pub hand: Option<Cards>,
    /// Cards that the viewer knows to be in this hand, because they were taken from the viewer.
    pub known: Option<Cards>,
    /// Resources behind the screen; until the end absent for other players.
    pub stock: Option<Stock>,
    /// Their current value.
    pub wealth: Option<i32>,
    /// Tokens on the production board.
    pub production: Production,
    /// Ships in reserve.
    pub ships_left: u8,
    /// Ships in play, by berth.
    pub berths: Vec<BerthView>,
    /// Pioneers in reserve.
    pub pioneers_left: u8,
    /// Sites with a pioneer, in the order of placement.
    pub pioneers: Vec<SiteId>,
    /// Forts.
    pub forts: u8,
    /// Cards drawn at the end of a turn, as of now.
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

/// A printed tile.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosTile")]
pub struct TileView {
    /// The tile.
    pub id: TileId,
    /// Whether it has a pirates' lair.
    pub lair: bool,
    /// The pieces.
    pub pieces: Vec<PieceView>,
    /// Whether it fits somewhere now.
    pub fits: bool,
}

/// A printed piece of a tile.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosPiece")]
pub struct PieceView {
    /// The piece of land.
    pub id: PieceId,
    /// The printed edges that its land reaches, clockwise from north.
    pub edges: Vec<u8>,
    /// The sites.
    pub sites: Vec<SiteView>,
}

/// A printed site.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosSite")]
pub struct SiteView {
    /// The site.
    pub id: SiteId,
    /// The kind.
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
    /// The clockwise rotation, in steps of 60°.
    pub rotation: u8,
    /// Whether it has a pirates' lair.
    pub lair: bool,
    /// The owner of the ship at the lair.
    pub pirate: Option<Seat>,
    /// The pieces.
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
    /// The edges of the cell that its land reaches, after rotation.
    pub edges: Vec<u8>,
    /// The sites.
    pub sites: Vec<MapSiteView>,
}

/// A site in play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMapSite")]
pub struct MapSiteView {
    /// The site.
    pub id: SiteId,
    /// The kind.
    pub kind: SiteKind,
    /// The owner of the pioneer on it.
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
    /// A counting house that copies this resource.
    House(Resource),
}

/// An island.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosIsland")]
pub struct IslandView {
    /// The id: its oldest piece.
    pub id: PieceId,
    /// The pieces.
    pub pieces: Pieces,
    /// The free sites by kind.
    pub free: Vec<FreeView>,
    /// Ships on its coasts by seat.
    pub ships: Vec<u8>,
    /// By seat, the piece at which its ships landed with the tile, if any; for display only.
    pub moored: Vec<Option<PieceId>>,
    /// The resources grown on it, which can be copied.
    pub exploited: Resources,
    /// The players with a fort on it.
    pub forts: Seats,
    /// The players whose ships pirate it.
    pub pirates: Seats,
    /// The players who would pay the piracy cost on it.
    pub under_piracy: Seats,
}

/// Free sites of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosFreeSites")]
pub struct FreeView {
    /// The kind.
    pub kind: SiteKind,
    /// The number of sites.
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

/// The rotations in which a tile fits on a cell.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosFit")]
pub struct FitView {
    /// The tile.
    pub tile: TileId,
    /// The legal rotations.
    pub rotations: Vec<u8>,
}

/// The discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosDiscard")]
pub struct DiscardView {
    /// The number of cards.
    pub count: u8,
    /// The cards that were played, face up.
    pub played: Cards,
    /// The last card played face up.
    pub top: Option<Card>,
    /// The cards that the viewer discarded face down.
    pub own: Option<Cards>,
}

/// The market board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosMarket")]
pub struct MarketView {
    /// The lines, by resource.
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
    /// The figures.
    pub prices: Vec<u8>,
    /// The number of covered figures.
    pub rises: u8,
    /// The current price.
    pub price: u8,
}

/// A printed kind of card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosCardKind")]
pub struct CardView {
    /// The kind.
    pub card: Card,
    /// The printed numbers.
    #[serde(flatten)]
    pub face: CardFace,
}
