//! Chapter IL-4: the map of tiles, its open cells and its islands, updated tile by tile.
//!
//! An open cell stores its neighbourhood as one number, the index of a table of the tiles that fit there. An island is a set of
//! pieces with the data that the rules need. Tiles can merge islands; islands never split.

use std::fmt;

use engine::Seats;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{Tables, turned};
use crate::ids::{PieceId, SiteKind, TileId};
use crate::sets::{Pieces, Resources, Tiles};
use crate::state::MAX_PLAYERS;
use engine::List;

/// The edges of a tile.
pub const EDGES: usize = 6;
/// An upper bound of the number of islands, checked when data is loaded.
pub const ISLANDS_MAX: usize = 25;
/// An upper bound of the number of open cells, checked when data is loaded.
pub const OPEN_MAX: usize = 40;

/// The neighbours of a cell, clockwise from north.
const AROUND: [(i8, i8); EDGES] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
/// The weight of an edge in the number of a neighbourhood, to base 3.
const DIGIT: [u16; EDGES] = [1, 3, 9, 27, 81, 243];

/// A cell of the table, in axial coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[ts(rename = "IlosCell")]
pub struct Cell {
    /// The column, eastward.
    pub q: i8,
    /// The place in the column, southward.
    pub r: i8,
}

impl Cell {
    /// The neighbour across an edge. Maps are far too small for an overflow.
    #[inline]
    pub fn across(self, edge: usize) -> Cell {
        let (q, r) = AROUND[edge];
        Cell { q: self.q + q, r: self.r + r }
    }
}

impl engine::Every for Cell {
    fn every(numbers: &[u64], out: &mut dyn FnMut(Self)) {
        let signed = |n: u64| i64::try_from(n).map_or([0; 2], |n| [n, -n]);
        let each: Vec<i8> =
            numbers.iter().flat_map(|&n| signed(n)).filter_map(|n| i8::try_from(n).ok()).collect();
        for &q in &each {
            each.iter().for_each(|&r| out(Cell { q, r }));
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// The edge of the neighbour that touches this edge.
#[inline]
pub(crate) fn opposite(edge: usize) -> usize {
    (edge + EDGES / 2) % EDGES
}

/// A tile in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Placed {
    /// The tile.
    pub tile: TileId,
    /// The cell of the map.
    pub at: Cell,
    /// The clockwise rotation, in steps of 60°.
    pub rotation: u8,
}

impl Placed {
    /// The piece whose land reaches this edge of the cell; `None` for sea.
    #[inline]
    pub fn piece_at(&self, tables: &Tables, edge: usize) -> Option<PieceId> {
        let edges = &tables.tile(self.tile).edges;
        let place = edges.iter().position(|&edges| turned(edges, self.rotation) & (1 << edge) != 0)?;
        self.tile.piece(place)
    }
}

/// An empty cell that land reaches: a tile there enlarges an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Open {
    /// The cell of the map.
    pub at: Cell,
    /// The neighbourhood: a digit to base 3 for each edge; 0 empty, 1 sea, 2 land.
    pub around: u16,
}

/// A connected body of land (IL-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Island {
    /// The oldest piece, which names the island.
    pub root: PieceId,
    /// The pieces.
    pub pieces: Pieces,
    /// Free sites by kind.
    pub free: [u8; SiteKind::ALL.len()],
    /// Ships on its coasts by seat.
    pub ships: [u8; MAX_PLAYERS],
    /// The players with a fort on it.
    pub forts: Seats,
    /// The resources grown on it.
    pub exploited: Resources,
}

/// Two islands that have merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Merger {
    /// The island that keeps its name.
    pub(crate) island: PieceId,
    /// The other island.
    pub(crate) joined: PieceId,
}

/// The tiles in play and the data derived from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    /// The tiles in the order of placement.
    pub tiles: List<Placed, { TileId::COUNT }>,
    /// The empty cells that land reaches, by column and place, and the first cell.
    pub open: List<Open, OPEN_MAX>,
    /// The islands, the oldest first.
    pub islands: List<Island, ISLANDS_MAX>,
    /// The tiles, in play or not, that fit somewhere and enlarge an island.
    pub fitting: Tiles,
}

impl Map {
    /// IL-3.2: an empty map, where the first tile goes to the centre.
    pub(crate) fn new() -> Map {
        let mut open = List::new();
        open.push(Open::default());
        Map { tiles: List::new(), open, islands: List::new(), fitting: Tiles::all() }
    }

    /// The tiles in play.
    #[inline]
    pub fn tiles_in_play(&self) -> Tiles {
        self.tiles.iter().map(|placed| placed.tile).collect()
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile_at(&self, at: Cell) -> Option<&Placed> {
        self.tiles.iter().find(|placed| placed.at == at)
    }

    /// The neighbourhood of an empty cell, if it is next to a tile in play.
    pub(crate) fn around(&self, tables: &Tables, at: Cell) -> Option<u16> {
        if let Ok(place) = self.place(at) {
            return Some(self.open[place].around);
        }
        let around = self.look_around(tables, at);
        (around > 0 && self.tile_at(at).is_none()).then_some(around)
    }

    /// Computes the neighbourhood of a cell. A state from outside may ask for any cell.
    fn look_around(&self, tables: &Tables, at: Cell) -> u16 {
        let mut around = 0;
        for placed in &self.tiles {
            if let Some(edge) = (0..EDGES).find(|&edge| placed.at.across(edge) == at) {
                let land = turned(tables.tile(placed.tile).land, placed.rotation) & (1 << edge) != 0;
                around += DIGIT[opposite(edge)] * if land { 2 } else { 1 };
            }
        }
        around
    }

    /// All empty cells next to a tile in play, each once, also those without land around them.
    pub(crate) fn beside(&self) -> impl Iterator<Item = Cell> {
        let all = self
            .tiles
            .iter()
            .enumerate()
            .flat_map(move |(order, placed)| (0..EDGES).map(move |edge| (order, placed.at.across(edge))));
        let next_to = |placed: &Placed, at: Cell| (0..EDGES).any(|edge| placed.at.across(edge) == at);
        let fresh = move |&(order, at): &(usize, Cell)| {
            self.tile_at(at).is_none() && !self.tiles[..order].iter().any(|placed| next_to(placed, at))
        };
        let first = self.tiles.is_empty().then(Cell::default);
        first.into_iter().chain(all.filter(fresh).map(|(_, at)| at))
    }

    #[inline]
    fn place(&self, at: Cell) -> Result<usize, usize> {
        self.open.binary_search_by(|open| open.at.cmp(&at))
    }

    /// The island with this name.
    #[inline]
    pub fn island(&self, root: PieceId) -> Option<&Island> {
        self.islands.iter().find(|island| island.root == root)
    }

    #[inline]
    pub(crate) fn island_mut(&mut self, root: PieceId) -> Option<&mut Island> {
        self.islands.iter_mut().find(|island| island.root == root)
    }

    /// The island to which a piece in play belongs.
    #[inline]
    pub fn island_of(&self, piece: PieceId) -> Option<&Island> {
        self.islands.iter().find(|island| island.pieces.has(piece))
    }

    #[inline]
    fn index_of(&self, piece: PieceId) -> usize {
        self.islands
            .iter()
            .position(|island| island.pieces.has(piece))
            .expect("every piece in play lies on an island")
    }

    /// Places a tile on an empty cell where it fits; returns the merged islands.
    pub(crate) fn put(&mut self, tables: &Tables, placed: Placed) -> List<Merger, EDGES> {
        let face = tables.tile(placed.tile);
        let mut older = self.islands.len();
        for piece in tables.pieces_of[placed.tile.index()].iter() {
            self.islands.push(Island {
                root: piece,
                pieces: Pieces::one(piece),
                free: tables.sites_on(piece),
                ..Island::default()
            });
        }
        if let Ok(place) = self.place(placed.at) {
            self.open.remove(place);
        }
        let mut mergers = List::new();
        for edge in 0..EDGES {
            let at = placed.at.across(edge);
            let own = placed.piece_at(tables, edge);
            if let Some(next) = self.tile_at(at) {
                // IL-4.6: adjacent land belongs to one island.
                if let (Some(own), Some(other)) = (own, next.piece_at(tables, opposite(edge))) {
                    mergers.extend(self.unite(own, other, &mut older));
                }
            } else {
                let land = turned(face.land, placed.rotation) & (1 << edge) != 0;
                let digit = DIGIT[opposite(edge)] * if land { 2 } else { 1 };
                match self.place(at) {
                    Ok(place) => self.open[place].around += digit,
                    Err(place) if land => {
                        let around = self.look_around(tables, at) + digit;
                        self.open.insert(place, Open { at, around });
                    }
                    Err(_) => (),
                }
            }
        }
        self.tiles.push(placed);
        self.fitting = self
            .open
            .iter()
            .map(|open| tables.fitting[usize::from(open.around)])
            .fold(Tiles::NONE, |all, tiles| all | tiles);
        mergers
    }

    /// Merges two islands. `older` counts the islands that existed before the tile; the merger is returned if both did.
    fn unite(&mut self, own: PieceId, other: PieceId, older: &mut usize) -> Option<Merger> {
        let (own, other) = (self.index_of(own), self.index_of(other));
        if own == other {
            return None;
        }
        let (stays, goes) = (own.min(other), own.max(other));
        let gone = self.islands.remove(goes);
        let island = &mut self.islands[stays];
        island.pieces |= gone.pieces;
        island.free.iter_mut().zip(gone.free).for_each(|(free, more)| *free += more);
        island.ships.iter_mut().zip(gone.ships).for_each(|(ships, more)| *ships += more);
        island.forts = gone.forts.iter().fold(island.forts, Seats::with);
        island.exploited |= gone.exploited;
        if goes < *older {
            *older -= 1;
            return Some(Merger { island: island.root, joined: gone.root });
        }
        None
    }
}
