//! Chapter IL-4: placing tiles.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::IlosAid;
use crate::event::Event;
use crate::ids::{PieceId, TileId};
use crate::map::{Cell, EDGES};
use crate::refusal::Why;
use crate::state::{Berth, Deed, Ilos, Stage};
use crate::step::Pending;
use crate::turn::Action;
use crate::view::PendingView;
use crate::words::cell_of;

/// *Tile* (IL-3.1, IL-8.5): a tile of the zone; with a ship in a turn, without one in the first islands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Explore {
    pub(crate) ship: Option<Berth>,
}

impl Pending for Explore {
    fn clause(self) -> &'static str {
        if self.ship.is_none() { "IL-3.1" } else { "IL-8.5" }
    }

    fn name(self) -> &'static str {
        "tile"
    }

    fn legal(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        let Explore { ship } = self;
        // Every tile fits somewhere on any map.
        let tiles = if game.is_loose(ship) { game.zone } else { game.zone & game.map.fitting };
        out.extend(tiles.iter().map(|tile| Action::Tile { tile }));
    }

    fn candidates(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.zone.iter().map(|tile| Action::Tile { tile }));
    }

    fn permit(self, game: &Ilos, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Tile { tile } => game.may_take(self.ship, tile),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Action::Tile { tile } = action else { self.unexpected(action) };
        game.step = Place { ship: self.ship, tile }.into();
    }

    fn rests(self) -> bool {
        self.ship.is_none()
    }

    fn stage(self, game: &Ilos) -> Stage {
        if self.ship.is_none() { Stage::FirstIslands } else { game.stage_of_turns() }
    }

    fn ship(self) -> Option<Berth> {
        self.ship
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Tile { ship: self.ship })
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.cells = game.places(seat, self.ship, &game.map.beside().collect::<Vec<_>>(), None);
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_exploring(self.ship)?;
        ensure(self.ship.is_some() || !game.zone.is_empty(), "there is no tile")
    }
}

/// *Cell* (IL-4.1): where the tile goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    pub(crate) ship: Option<Berth>,
    pub(crate) tile: TileId,
}

impl Pending for Place {
    fn clause(self) -> &'static str {
        "IL-4.1"
    }

    fn name(self) -> &'static str {
        "cell"
    }

    fn legal(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        let Place { ship, tile } = self;
        let tables = game.tables();
        if game.is_loose(ship) {
            let fits = |at: &Cell| game.may_place(ship, tile, *at).is_ok();
            return out.extend(game.map.beside().filter(fits).map(|at| Action::Cell { at }));
        }
        // An island can grow only where land reaches.
        let fits = |around: u16| tables.fits[usize::from(around)][tile.index()] != 0;
        let open = game.map.open.iter().filter(|open| fits(open.around));
        out.extend(open.map(|open| Action::Cell { at: open.at }));
    }

    fn candidates(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.map.beside().map(|at| Action::Cell { at }));
    }

    fn permit(self, game: &Ilos, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Cell { at } => game.may_place(self.ship, self.tile, at),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Action::Cell { at } = action else { self.unexpected(action) };
        game.step = Rotate { ship: self.ship, tile: self.tile, at }.into();
    }

    fn stage(self, game: &Ilos) -> Stage {
        if self.ship.is_none() { Stage::FirstIslands } else { game.stage_of_turns() }
    }

    fn ship(self) -> Option<Berth> {
        self.ship
    }

    fn shown(self) -> Option<PendingView> {
        let Place { ship, tile } = self;
        Some(PendingView::Cell { ship, tile })
    }

    fn detail(self, _: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("tile", self.tile)
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.cells = game.places(seat, self.ship, &game.map.beside().collect::<Vec<_>>(), Some(self.tile));
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_exploring(self.ship)?;
        game.audit_placing(self.ship, self.tile, None, None)
    }
}

/// *Rotation* (IL-4.1): how the tile lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rotate {
    pub(crate) ship: Option<Berth>,
    pub(crate) tile: TileId,
    pub(crate) at: Cell,
}

impl Pending for Rotate {
    fn clause(self) -> &'static str {
        "IL-4.1"
    }

    fn name(self) -> &'static str {
        "rotation"
    }

    fn legal(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        let Rotate { ship, tile, at } = self;
        let around = game.map.around(game.tables(), at).expect("the cell was open a moment ago");
        let rotations = game.rotations(ship, tile, around);
        let fits = |rotation: &u8| rotations & (1 << rotation) != 0;
        out.extend((0..EDGES as u8).filter(fits).map(|rotation| Action::Rotate { rotation }));
    }

    fn candidates(self, _: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..EDGES as u8).map(|rotation| Action::Rotate { rotation }));
    }

    fn permit(self, game: &Ilos, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Rotate { rotation } => game.may_rotate(self.ship, self.tile, self.at, rotation),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Rotate { ship, tile, at } = self;
        let Action::Rotate { rotation } = action else { self.unexpected(action) };
        game.step = Anchor { ship, tile, at, rotation }.into();
    }

    fn stage(self, game: &Ilos) -> Stage {
        if self.ship.is_none() { Stage::FirstIslands } else { game.stage_of_turns() }
    }

    fn ship(self) -> Option<Berth> {
        self.ship
    }

    fn shown(self) -> Option<PendingView> {
        let Rotate { ship, tile, at } = self;
        Some(PendingView::Rotation { ship, tile, at })
    }

    fn detail(self, game: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("tile", self.tile).with("at", cell_of(game, self.at))
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.cells = game.places(seat, self.ship, &[self.at], Some(self.tile));
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_exploring(self.ship)?;
        game.audit_placing(self.ship, self.tile, Some(self.at), None)
    }
}

/// *Anchor* (IL-3.4, IL-8.5): the piece at which the ship lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Anchor {
    pub(crate) ship: Option<Berth>,
    pub(crate) tile: TileId,
    pub(crate) at: Cell,
    pub(crate) rotation: u8,
}

impl Pending for Anchor {
    fn clause(self) -> &'static str {
        if self.ship.is_none() { "IL-3.4" } else { "IL-8.5" }
    }

    fn name(self) -> &'static str {
        "anchor"
    }

    fn legal(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        let pieces = game.tables().pieces_of[self.tile.index()];
        out.extend(pieces.iter().map(|piece| Action::Anchor { piece }));
    }

    fn permit(self, game: &Ilos, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Anchor { piece } => game.may_anchor(self.tile, piece),
            Action::Raid { .. } => Err(Why::NotNow(if self.ship.is_none() { "IL-3.5" } else { "IL-8.9" })),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Anchor { ship, tile, at, rotation } = self;
        let Action::Anchor { piece } = action else { self.unexpected(action) };
        match ship {
            None => game.found(seat, tile, at, rotation, piece, journal),
            Some(ship) => game.charge(seat, Deed::Explore { ship, tile, at, rotation, piece }),
        }
    }

    fn stage(self, game: &Ilos) -> Stage {
        if self.ship.is_none() { Stage::FirstIslands } else { game.stage_of_turns() }
    }

    fn ship(self) -> Option<Berth> {
        self.ship
    }

    fn shown(self) -> Option<PendingView> {
        let Anchor { ship, tile, at, rotation } = self;
        Some(PendingView::Anchor { ship, tile, at, rotation })
    }

    fn detail(self, _: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("tile", self.tile)
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.cells = game.places(seat, self.ship, &[self.at], Some(self.tile));
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_exploring(self.ship)?;
        game.audit_placing(self.ship, self.tile, Some(self.at), Some(self.rotation))
    }
}

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

    /// IL-4.4, IL-4.11: the tile is in the zone and can enlarge an island, or no tile can.
    pub(crate) fn may_take(&self, ship: Option<Berth>, tile: TileId) -> Result<(), Why> {
        if !self.zone.has(tile) {
            Err(Why::NotInZone { tile, clause: self.step.clause() })
        } else if self.is_loose(ship) || self.map.fitting.has(tile) {
            Ok(())
        } else {
            Err(Why::FitsNowhere { tile })
        }
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
            Err(Why::OtherTile { piece, tile, clause: self.step.clause() })
        }
    }
}
