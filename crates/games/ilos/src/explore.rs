//! Chapters IL-4 and IL-8: placing tiles and sailing ships.

use engine::{Journal, Seat};

use crate::event::Event;
use crate::ids::{PieceId, TileId};
use crate::map::{Cell, EDGES, Placed};
use crate::refusal::{Why, clause_of};
use crate::sets::Pieces;
use crate::state::{Berth, Ilos};
use crate::turn::Action;

impl Ilos {
    /// IL-4.11: in the first islands only, a tile need not enlarge an island if none of the zone can.
    #[inline]
    fn is_loose(&self, ship: Option<Berth>) -> bool {
        ship.is_none() && !self.zone.meets(self.map.fitting)
    }

    /// The legal rotations of a tile on an open cell, as bits.
    #[inline]
    pub(crate) fn rotations(&self, ship: Option<Berth>, tile: TileId, around: u16) -> u8 {
        let tables = self.tables();
        let table = if self.is_loose(ship) { &tables.agrees } else { &tables.fits };
        table[usize::from(around)][tile.index()]
    }

    pub(crate) fn legal_tiles(&self, ship: Option<Berth>, out: &mut Vec<Action>) {
        // Every tile fits somewhere on any map.
        let tiles = if self.is_loose(ship) { self.zone } else { self.zone & self.map.fitting };
        out.extend(tiles.iter().map(|tile| Action::Tile { tile }));
    }

    /// IL-4.4, IL-4.11: the tile is in the zone and can enlarge an island, or no tile can.
    pub(crate) fn may_take(&self, ship: Option<Berth>, tile: TileId) -> Result<(), Why> {
        if !self.zone.has(tile) {
            Err(Why::NotInZone { tile, clause: clause_of(self.step) })
        } else if self.is_loose(ship) || self.map.fitting.has(tile) {
            Ok(())
        } else {
            Err(Why::FitsNowhere { tile })
        }
    }

    pub(crate) fn legal_cells(&self, ship: Option<Berth>, tile: TileId, out: &mut Vec<Action>) {
        let tables = self.tables();
        if self.is_loose(ship) {
            let fits = |at: &Cell| self.may_place(ship, tile, *at).is_ok();
            return out.extend(self.map.beside().filter(fits).map(|at| Action::Cell { at }));
        }
        // An island can grow only where land reaches.
        let fits = |around: u16| tables.fits[usize::from(around)][tile.index()] != 0;
        let open = self.map.open.iter().filter(|open| fits(open.around));
        out.extend(open.map(|open| Action::Cell { at: open.at }));
    }

    /// IL-4.1: the cell is empty, next to a tile in play, and the tile fits there.
    pub(crate) fn may_place(&self, ship: Option<Berth>, tile: TileId, at: Cell) -> Result<(), Why> {
        if self.map.tile_at(at).is_some() {
            return Err(Why::CellTaken);
        }
        let around = self.map.around(self.tables(), at);
        let Some(around) = around else {
            return Err(if self.map.tiles.is_empty() { Why::FirstCell } else { Why::CellAlone });
        };
        if self.rotations(ship, tile, around) != 0 {
            return Ok(());
        }
        let agrees = self.tables().agrees[usize::from(around)][tile.index()] != 0;
        Err(if agrees { Why::NothingGrows } else { Why::EdgesDisagree { tile } })
    }

    pub(crate) fn legal_rotations(&self, ship: Option<Berth>, tile: TileId, at: Cell, out: &mut Vec<Action>) {
        let around = self.map.around(self.tables(), at).expect("the cell was open a moment ago");
        let rotations = self.rotations(ship, tile, around);
        let fits = |rotation: &u8| rotations & (1 << rotation) != 0;
        out.extend((0..EDGES as u8).filter(fits).map(|rotation| Action::Rotate { rotation }));
    }

    /// IL-4.3, IL-4.4: land and sea match along every shared edge, and an island grows.
    pub(crate) fn may_rotate(
        &self,
        ship: Option<Berth>,
        tile: TileId,
        at: Cell,
        rotation: u8,
    ) -> Result<(), Why> {
        if usize::from(rotation) >= EDGES {
            return Err(Why::NoRotation);
        }
        let around = self.map.around(self.tables(), at);
        let Some(around) = around else {
            return Err(if self.map.tiles.is_empty() { Why::FirstCell } else { Why::CellAlone });
        };
        if self.rotations(ship, tile, around) & (1 << rotation) != 0 {
            return Ok(());
        }
        if around == 0 {
            return Err(Why::FirstRotation);
        }
        let agrees = self.tables().agrees[usize::from(around)][tile.index()] & (1 << rotation) != 0;
        Err(if agrees { Why::NothingGrows } else { Why::EdgesDisagree { tile } })
    }

    /// IL-3.4, IL-8.5: the piece belongs to the tile being placed.
    pub(crate) fn may_anchor(&self, tile: TileId, piece: PieceId) -> Result<(), Why> {
        if self.tables().pieces_of[tile.index()].has(piece) {
            Ok(())
        } else {
            Err(Why::OtherTile { piece, tile, clause: clause_of(self.step) })
        }
    }

    /// IL-8.5: requires a tile of the zone that can be placed.
    #[inline]
    pub(crate) fn may_explore(&self) -> Result<(), Why> {
        if self.zone.meets(self.map.fitting) {
            Ok(())
        } else if self.zone.is_empty() {
            Err(Why::NoTiles)
        } else {
            Err(Why::NoTileFits)
        }
    }

    /// IL-8.4, IL-8.11: the island is in play, and the ship is elsewhere.
    pub(crate) fn may_land(&self, ship: Berth, island: PieceId) -> Result<(), Why> {
        match self.map.island_of(island) {
            None => Err(Why::NoIsland { piece: island, clause: "IL-8.4" }),
            Some(found) if found.root != island => Err(Why::PartOf { piece: island, island: found.root }),
            Some(_) if ship == Berth::Coast(island) => Err(Why::SamePlace),
            Some(_) => Ok(()),
        }
    }

    /// IL-8.8: the lair is on a tile in play and has no ship.
    pub(crate) fn may_raid(&self, ship: Berth, tile: TileId) -> Result<(), Why> {
        if !self.map.tiles_in_play().has(tile) {
            Err(Why::TileNotInPlay)
        } else if !self.tables().tile(tile).lair {
            Err(Why::NoLair { tile })
        } else if ship == Berth::Lair(tile) {
            Err(Why::SamePlace)
        } else if self.free_lairs().has(tile) {
            Ok(())
        } else {
            Err(Why::LairTaken { tile })
        }
    }

    pub(crate) fn legal_destinations(&self, ship: Berth, out: &mut Vec<Action>) {
        if self.may_explore().is_ok() {
            out.push(Action::NewTile);
        }
        // IL-8.11: a ship must move. A lair with the own ship is not free.
        let islands = self.map.islands.iter().map(|island| island.root);
        let others = islands.filter(|&island| ship != Berth::Coast(island));
        out.extend(others.map(|island| Action::Land { island }));
        out.extend(self.free_lairs().iter().map(|tile| Action::Raid { tile }));
    }

    /// Whether a ship at this berth has a destination.
    #[inline]
    fn has_destination(&self, ship: Berth) -> bool {
        let here = usize::from(matches!(ship, Berth::Coast(_)));
        self.map.islands.len() > here || self.may_explore().is_ok() || !self.free_lairs().is_empty()
    }

    pub(crate) fn legal_ships(&self, seat: Seat, out: &mut Vec<Action>) {
        let merchant = self.merchant(seat);
        // A ship lacks a destination only if the map has a single island.
        let stuck =
            self.map.islands.len() == 1 && !self.has_destination(Berth::Coast(self.map.islands[0].root));
        if merchant.ships_left > 0 {
            out.push(Action::Add);
        }
        if !stuck {
            let own = self.map.islands.iter().filter(|island| island.ships[seat.index()] > 0);
            out.extend(own.map(|island| Action::MoveFrom { island: island.root }));
        }
        out.extend(merchant.lairs.iter().map(|tile| Action::MoveLair { tile }));
    }

    /// IL-8.2, IL-8.3: the ship belongs to the player and has a destination.
    pub(crate) fn may_sail_from(&self, seat: Seat, ship: Berth) -> Result<(), Why> {
        match ship {
            Berth::Reserve if self.merchant(seat).ships_left == 0 => Err(Why::NoShipLeft),
            Berth::Coast(island) if self.ships_at(seat, island) == 0 => Err(Why::NoShipThere),
            Berth::Lair(tile) if !self.merchant(seat).lairs.has(tile) => Err(Why::NoShipThere),
            Berth::Reserve | Berth::Coast(_) | Berth::Lair(_) if self.has_destination(ship) => Ok(()),
            Berth::Reserve | Berth::Coast(_) | Berth::Lair(_) => Err(Why::NowhereToGo),
        }
    }

    /// The ships of a seat on the coasts of an island.
    #[inline]
    pub(crate) fn ships_at(&self, seat: Seat, island: PieceId) -> u8 {
        self.map.island(island).map_or(0, |island| island.ships[seat.index()])
    }

    /// Whether the seat has a ship with a destination.
    #[inline]
    pub(crate) fn can_sail(&self, seat: Seat) -> bool {
        let merchant = self.merchant(seat);
        let afloat = self.ships_in_play(seat) - merchant.lairs.len();
        // IL-8.3: a ship in reserve or at a lair always has an island to land on.
        merchant.ships_left > 0
            || !merchant.lairs.is_empty()
            || (afloat > 0 && self.has_destination(Berth::Coast(self.map.islands[0].root)))
    }

    /// IL-8.2: the ship leaves its berth.
    fn cast_off(&mut self, seat: Seat, ship: Berth) {
        match ship {
            Berth::Reserve => self.merchant_mut(seat).ships_left -= 1,
            Berth::Coast(island) => {
                let island = self.map.island_mut(island).expect("the ship lies at an island");
                island.ships[seat.index()] -= 1;
                if island.ships[seat.index()] == 0 {
                    let pieces = island.pieces;
                    let moored = &mut self.merchant_mut(seat).moored;
                    *moored = *moored - pieces;
                }
            }
            Berth::Lair(tile) => self.merchant_mut(seat).lairs.remove(tile),
        }
    }

    pub(crate) fn land(
        &mut self,
        seat: Seat,
        ship: Berth,
        island: PieceId,
        journal: &mut impl Journal<Event>,
    ) {
        self.cast_off(seat, ship);
        let coast = self.map.island_mut(island).expect("an island in play");
        coast.ships[seat.index()] += 1;
        journal.note(Event::Landed { seat, ship, island });
    }

    pub(crate) fn raid(&mut self, seat: Seat, ship: Berth, tile: TileId, journal: &mut impl Journal<Event>) {
        self.cast_off(seat, ship);
        self.merchant_mut(seat).lairs.insert(tile);
        journal.note(Event::Raided { seat, ship, tile });
    }

    /// IL-8.5, IL-8.6: places the tile, lands the ship and refills the zone.
    pub(crate) fn explore(
        &mut self,
        seat: Seat,
        ship: Berth,
        placed: Placed,
        piece: PieceId,
        journal: &mut impl Journal<Event>,
    ) {
        let Placed { tile, at, rotation } = placed;
        // The ship leaves first, since merging may rename islands.
        self.cast_off(seat, ship);
        journal.note(Event::Explored { seat, tile, at, rotation });
        self.put_tile(placed, journal);
        let island = self.map.island_of(piece).expect("the piece has just come into play").root;
        let coast = self.map.island_mut(island).expect("an island in play");
        coast.ships[seat.index()] += 1;
        let pieces = coast.pieces;
        let moored = &mut self.merchant_mut(seat).moored;
        *moored = (*moored - pieces) | Pieces::one(piece);
        journal.note(Event::Landed { seat, ship, island });
        self.refill(journal);
    }
}
