//! Chapter IL-8: sailing ships.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::IlosAid;
use crate::event::{Event, berth};
use crate::ids::{PieceId, TileId};
use crate::map::Placed;
use crate::place::Explore;
use crate::refusal::Why;
use crate::sets::Pieces;
use crate::state::{Berth, Deed, Ilos};
use crate::step::Pending;
use crate::turn::Action;
use crate::view::PendingView;

/// *Ship* (IL-8.2): which one sails.
#[derive(Clone, Copy)]
pub(crate) struct Ship;

impl Pending for Ship {
    fn clause(self) -> &'static str {
        "IL-8.2"
    }

    fn name(self) -> &'static str {
        "ship"
    }

    fn legal(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
        let merchant = game.merchant(seat);
        // A ship lacks a destination only if the map has a single island.
        let stuck =
            game.map.islands.len() == 1 && !game.has_destination(Berth::Coast(game.map.islands[0].root));
        if merchant.ships_left > 0 {
            out.push(Action::Add);
        }
        if !stuck {
            let own = game.map.islands.iter().filter(|island| island.ships[seat.index()] > 0);
            out.extend(own.map(|island| Action::MoveFrom { island: island.root }));
        }
        out.extend(merchant.lairs.iter().map(|tile| Action::MoveLair { tile }));
    }

    fn candidates(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Add);
        let own = game.map.islands.iter().filter(|island| island.ships[seat.index()] > 0);
        out.extend(own.map(|island| Action::MoveFrom { island: island.root }));
        out.extend(game.merchant(seat).lairs.iter().map(|tile| Action::MoveLair { tile }));
    }

    fn permit(self, game: &Ilos, seat: Seat, action: Action) -> Result<(), Why> {
        match berth_of(action) {
            Some(ship) => game.may_sail_from(seat, ship),
            None => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Some(ship) = berth_of(action) else { self.unexpected(action) };
        game.step = Sail { ship }.into();
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Ship)
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.ships = game.sailing(seat);
        aid.departures = game.departures(seat);
        aid.draws = Some(game.draws(seat) + game.tables().numbers.draw_per_ship);
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_fare()?;
        ensure(game.can_sail(game.active), "no ship can sail")
    }
}

/// The berth from which an action sails.
fn berth_of(action: Action) -> Option<Berth> {
    match action {
        Action::Add => Some(Berth::Reserve),
        Action::MoveFrom { island } => Some(Berth::Coast(island)),
        Action::MoveLair { tile } => Some(Berth::Lair(tile)),
        _ => None,
    }
}

/// *Sail* (IL-8.2): its destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sail {
    pub(crate) ship: Berth,
}

impl Pending for Sail {
    fn clause(self) -> &'static str {
        "IL-8.2"
    }

    fn name(self) -> &'static str {
        "sail"
    }

    fn legal(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        let Sail { ship } = self;
        if game.may_explore().is_ok() {
            out.push(Action::NewTile);
        }
        // IL-8.11: a ship must move. A lair with the own ship is not free.
        let islands = game.map.islands.iter().map(|island| island.root);
        let others = islands.filter(|&island| ship != Berth::Coast(island));
        out.extend(others.map(|island| Action::Land { island }));
        out.extend(game.free_lairs().iter().map(|tile| Action::Raid { tile }));
    }

    fn candidates(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::NewTile);
        out.extend(game.map.islands.iter().map(|island| Action::Land { island: island.root }));
        let lairs = game.map.tiles_in_play() & game.tables().lairs;
        out.extend(lairs.iter().map(|tile| Action::Raid { tile }));
    }

    fn permit(self, game: &Ilos, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::NewTile => game.may_explore(),
            Action::Land { island } => game.may_land(self.ship, island),
            Action::Raid { tile } => game.may_raid(self.ship, tile),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Sail { ship } = self;
        match action {
            Action::NewTile => game.step = Explore { ship: Some(ship) }.into(),
            Action::Land { island } => game.charge(seat, Deed::Land { ship, island }),
            Action::Raid { tile } => game.charge(seat, Deed::Raid { ship, tile }),
            _ => self.unexpected(action),
        }
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Sail { ship: self.ship })
    }

    fn detail(self, _: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("from", berth(self.ship))
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        let Sail { ship } = self;
        aid.landings = game.landings(seat, ship);
        let draws = || game.draws(seat) + game.tables().numbers.draw_per_ship;
        aid.draws = (ship == Berth::Reserve).then(draws);
        aid.cells = game.places(seat, Some(ship), &game.map.beside().collect::<Vec<_>>(), None);
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_fare()?;
        game.audit_afloat(self.ship)
    }
}

impl Ilos {
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

    /// Whether a ship at this berth has a destination.
    #[inline]
    fn has_destination(&self, ship: Berth) -> bool {
        let here = usize::from(matches!(ship, Berth::Coast(_)));
        self.map.islands.len() > here || self.may_explore().is_ok() || !self.free_lairs().is_empty()
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
