//! The validated component tables, and lookup tables derived from them: where each tile fits.

use engine::{DataError, DataFiles, DataId, Library, Source};
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Card, PIECES_PER_TILE, PieceId, Resource, SITES_PER_TILE, SiteId, SiteKind, TileId};
use crate::map::EDGES;
use crate::rows;
use crate::sets::{Cards, Pieces, Tiles};
use crate::state::{BUILDINGS_MAX, PIONEERS_MAX};

/// The files built into the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    (CARDS, include_str!("../data/cards.toml")),
    (MARKET, include_str!("../data/market.toml")),
    (NUMBERS, include_str!("../data/numbers.toml")),
    (TILES, include_str!("../data/tiles.toml")),
];

pub(crate) const CARDS: &str = "cards.toml";
pub(crate) const MARKET: &str = "market.toml";
pub(crate) const NUMBERS: &str = "numbers.toml";
pub(crate) const TILES: &str = "tiles.toml";

/// IL-14.4: figures of a line of the market board.
pub const FIGURES: usize = 5;
/// The number of possible neighbourhoods of a cell: each edge is open, sea or land.
pub(crate) const AROUND: usize = 729;

/// All data sets in use.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Validates a set of files and registers its tables.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, rows::read)
}

/// The validated tables of one set of component data.
#[derive(Debug, PartialEq)]
pub struct Tables {
    /// The cards by kind.
    pub cards: [CardFace; Card::ALL.len()],
    /// The number of cards of each kind.
    pub deck: Cards,
    /// The lines of the market board.
    pub prices: [[u8; FIGURES]; Resource::ALL.len()],
    /// The tiles.
    pub tiles: [Tile; TileId::COUNT],
    /// Tiles with a lair.
    pub lairs: Tiles,
    /// The pieces of each tile.
    pub pieces_of: [Pieces; TileId::COUNT],
    /// The other numbers.
    pub numbers: Numbers,
    /// By the neighbourhood of a cell: the rotations in which each tile fits there and enlarges an island.
    pub(crate) fits: Vec<[u8; TileId::COUNT]>,
    /// By the neighbourhood of a cell: the rotations in which each tile fits there, enlarging an island or not.
    pub(crate) agrees: Vec<[u8; TileId::COUNT]>,
    /// By the neighbourhood of a cell: the tiles that fit there and enlarge an island.
    pub(crate) fitting: Vec<Tiles>,
    /// The origin of each row: file, id and source.
    pub sources: Vec<(&'static str, String, Source)>,
}

impl Tables {
    /// The printed face of a tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The printed face of a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// The kind of a site, if the tile has it.
    #[inline]
    pub fn site(&self, site: SiteId) -> Option<SiteKind> {
        self.tile(site.tile()).sites.get(site.place()).copied().flatten().map(|site| site.kind)
    }

    /// The number of sites of each kind on a piece.
    #[inline]
    pub(crate) fn sites_on(&self, piece: PieceId) -> [u8; SiteKind::ALL.len()] {
        self.tile(piece.tile()).free[piece.place()]
    }
}

/// A printed action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "IlosCardFace")]
pub struct CardFace {
    /// The number of cards.
    pub count: u8,
    /// IL-7.2: the other cards that are discarded for it.
    pub cost: u8,
    /// IL-9.5: the same under piracy.
    pub piracy: u8,
    /// IL-5.5: the player's own ships needed at the island.
    pub ships: u8,
    /// IL-14.1: the resources returned for it.
    pub resources: u8,
}

/// A printed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Whether it has a pirates' lair.
    pub lair: bool,
    /// The number of its pieces.
    pub pieces: u8,
    /// The printed edges that each piece reaches, as bits.
    pub edges: [u8; PIECES_PER_TILE],
    /// All edges with land.
    pub land: u8,
    /// The sites.
    pub sites: [Option<Site>; SITES_PER_TILE],
    /// The number of sites of each kind, by piece.
    pub free: [[u8; SiteKind::ALL.len()]; PIECES_PER_TILE],
}

/// A printed site of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// The kind.
    pub kind: SiteKind,
    /// The index of its piece on the tile.
    pub piece: u8,
}

/// Rotates edges clockwise this many times.
#[inline]
pub(crate) fn turned(edges: u8, rotation: u8) -> u8 {
    let twice = u16::from(edges) << rotation;
    (twice | twice >> EDGES) as u8 & 0b11_1111
}

engine::numbers! {
    /// The other numbers of the game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
    #[ts(rename = "IlosNumbers")]
    pub struct Numbers {
        /// IL-2.9: cards at the start.
        pub hand_at_start: u8 => 1..=8,
        /// IL-2.2: ships of each player.
        pub ships: u8 => 1..=9,
        /// IL-2.2: pioneers of each player.
        pub pioneers: u8 => 1..=PIONEERS_MAX as u8,
        /// IL-2.5: tiles for each player.
        pub tiles_per_player: u8 => 2..=4,
        /// IL-2.6: tiles in the exploration zone.
        pub zone: u8 => 1..=4,
        /// IL-2.4: market tokens.
        pub market_tokens: u8 => 0..=16,
        /// IL-2.8: building tokens.
        pub building_tokens: u8 => 0..=BUILDINGS_MAX as u8,
        /// IL-13.2: gold for ruins.
        pub ruins_gold: u8 => 1..=20,
        /// IL-16.1: cards drawn each turn.
        pub draw: u8 => 1..=10,
        /// IL-16.1: for each ship in play.
        pub draw_per_ship: u8 => 0..=2,
        /// IL-16.1: for each fort.
        pub draw_per_fort: u8 => 0..=2,
        /// IL-17.8: rounds after which the game ends.
        pub rounds_max: u8 => 1..=60,
    }
}
