//! The play area: spots, adjacency, and the tiles on them.

use std::fmt;

use engine::{Phrase, written_as};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::ids::TileId;

/// The play area with its edge is 7 by 7 spots.
const WIDE: u8 = 7;
/// The play area alone is 5 by 5 spaces.
pub(crate) const SIDE: usize = 5;
/// The number of spaces of the play area.
pub(crate) const CELLS: usize = SIDE * SIDE;
/// The number of spots, including the edge and the outer corners.
pub(crate) const SPOTS: usize = (WIDE as usize) * (WIDE as usize);

/// A place for the flag or a tile: row and column from 0 to 6, of which 1 to 5 are the play area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Spot(u8);

impl engine::Every for Spot {
    fn every(_: &[u64], out: &mut dyn FnMut(Self)) {
        (0..SPOTS).map(Spot::nth).for_each(out);
    }
}

impl Spot {
    /// The spot at a row and a column, if there is one.
    pub const fn at(row: u8, column: u8) -> Option<Spot> {
        if row < WIDE && column < WIDE { Some(Spot(row * WIDE + column)) } else { None }
    }

    /// The spot with this number, row by row.
    #[inline]
    pub(crate) fn nth(at: usize) -> Spot {
        debug_assert!(at < SPOTS, "the number of a spot is out of range");
        Spot(at as u8)
    }

    /// The number of the spot, row by row.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The row; 0 is above the play area.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / WIDE
    }

    /// The column; 0 is left of the play area.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % WIDE
    }

    /// The index among the spaces of the play area; `None` outside of it.
    #[inline]
    pub fn cell(self) -> Option<usize> {
        let (row, column) = (self.row(), self.column());
        let inside = (1..=SIDE as u8).contains(&row) && (1..=SIDE as u8).contains(&column);
        inside.then(|| usize::from(row - 1) * SIDE + usize::from(column - 1))
    }

    /// The spot of a space of the play area.
    #[inline]
    pub fn of_cell(cell: usize) -> Spot {
        CELL_SPOTS[cell]
    }

    /// The corner of the play area (GO-18.3), from 0 to 3, if the spot is one.
    #[inline]
    pub fn corner(self) -> Option<u8> {
        match (self.row(), self.column()) {
            (1, 1) => Some(0),
            (1, 5) => Some(1),
            (5, 1) => Some(2),
            (5, 5) => Some(3),
            _ => None,
        }
    }

    /// GO-3.4: whether the spot is an outer corner.
    pub fn is_outer_corner(self) -> bool {
        matches!((self.row(), self.column()), (0 | 6, 0 | 6))
    }

    /// The orthogonally adjacent spots.
    #[inline]
    pub(crate) fn beside(self) -> SpotSet {
        BESIDE[self.index()]
    }

    /// The adjacent spots, including diagonals.
    #[inline]
    pub(crate) fn around(self) -> SpotSet {
        AROUND[self.index()]
    }

    /// The localized name.
    pub fn phrase(self) -> Phrase {
        Phrase::new("go-spot").with("row", self.row()).with("column", self.column())
    }
}

engine::arguments!(Spot);

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        let text = String::deserialize(deserializer)?;
        let read = || {
            let (row, column) = text.split_once(',')?;
            let digit = |text: &str| text.parse::<u8>().ok().filter(|_| text.len() == 1);
            Spot::at(digit(row)?, digit(column)?)
        };
        read().ok_or_else(|| de::Error::custom("a spot is a row and a column from 0 to 6, such as 0,3"))
    }
}

written_as!(Spot, "string");

/// A set of spots.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct SpotSet(pub(crate) u64);

impl SpotSet {
    #[inline]
    pub(crate) fn has(self, spot: Spot) -> bool {
        self.0 & (1 << spot.0) != 0
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) fn meets(self, other: SpotSet) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, spot: Spot) {
        self.0 |= 1 << spot.0;
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Spot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let spot = Spot(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(spot)
        })
    }
}

/// The neighbours of every spot, with or without diagonals.
const fn neighbours(diagonally: bool) -> [SpotSet; SPOTS] {
    let mut sets = [SpotSet(0); SPOTS];
    let mut at = 0;
    while at < SPOTS {
        let (row, column) = (at as i8 / WIDE as i8, at as i8 % WIDE as i8);
        let mut other = 0;
        while other < SPOTS {
            let (down, right) = (other as i8 / WIDE as i8 - row, other as i8 % WIDE as i8 - column);
            let near = down >= -1 && down <= 1 && right >= -1 && right <= 1;
            let straight = down == 0 || right == 0;
            if near && other != at && (diagonally || straight) {
                sets[at].0 |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    sets
}

static BESIDE: [SpotSet; SPOTS] = neighbours(false);
static AROUND: [SpotSet; SPOTS] = neighbours(true);

static CELL_SPOTS: [Spot; CELLS] = {
    let mut spots = [Spot(0); CELLS];
    let mut cell = 0;
    while cell < CELLS {
        spots[cell] = Spot((cell / SIDE + 1) as u8 * WIDE + (cell % SIDE + 1) as u8);
        cell += 1;
    }
    spots
};

/// The tiles in the play area, space by space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Grid([Option<TileId>; CELLS]);

impl Grid {
    /// The tile on a spot; `None` outside the play area.
    #[inline]
    pub fn tile(&self, spot: Spot) -> Option<TileId> {
        self.0[spot.cell()?]
    }

    /// The spaces in order, with their tiles.
    #[inline]
    pub fn cells(&self) -> impl Iterator<Item = (Spot, Option<TileId>)> + '_ {
        CELL_SPOTS.iter().copied().zip(self.0.iter().copied())
    }

    /// The tiles with their spots.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = (Spot, TileId)> + '_ {
        self.cells().filter_map(|(spot, tile)| Some((spot, tile?)))
    }

    /// The spot of a tile.
    #[inline]
    pub fn find(&self, tile: TileId) -> Option<Spot> {
        self.0.iter().position(|&here| here == Some(tile)).map(Spot::of_cell)
    }

    /// Whether no tile is left.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The spots with tiles.
    #[inline]
    pub(crate) fn covered(&self) -> SpotSet {
        let mut set = SpotSet(0);
        for (spot, tile) in CELL_SPOTS.iter().zip(&self.0) {
            set.0 |= u64::from(tile.is_some()) << spot.0;
        }
        set
    }

    /// Replaces the tile on a space of the play area; returns the previous one.
    #[inline]
    pub(crate) fn put(&mut self, spot: Spot, tile: Option<TileId>) -> Option<TileId> {
        let cell = spot.cell().expect("tiles lie in the play area");
        std::mem::replace(&mut self.0[cell], tile)
    }
}
