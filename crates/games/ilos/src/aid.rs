//! What a gesture board must know before a click: where a card could go and what it would cost, what a landing brings, how
//! a tile would lie on every cell. For the seat that decides, from what it knows; no viewer's view carries it.

use engine::{Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Card, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::{Cell, EDGES, Island, Placed, opposite};
use crate::refusal::Why;
use crate::show::free_view;
use crate::state::{Berth, Deed, Ilos, Step};
use crate::view::FreeView;

/// What the seat that decides would ask the rules before it does.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct IlosAid {
    /// Where the pioneers of cards could go: of all cards that can be played, or of the one that is being played.
    pub targets: Vec<TargetsAid>,
    /// The site on which the pioneer that is being paid for, or built for, will stand.
    pub site: Option<SiteId>,
    /// Where ships that can sail lie, once the Ship card is played.
    pub ships: Vec<Berth>,
    /// The resources whose prices can rise, once the Market card is played.
    pub rises: Vec<Resource>,
    /// What a ship would bring at each island.
    pub landings: Vec<LandingAid>,
    /// What would be lost where a ship sails from.
    pub departures: Vec<DepartureAid>,
    /// The cards drawn each turn, once the ship from reserve has sailed or the fort is built.
    pub draws: Option<u8>,
    /// How the tiles that can still be chosen would lie on the cells that can.
    pub cells: Vec<PlaceAid>,
}

/// Where the pioneer of a card could go.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosTargets")]
pub struct TargetsAid {
    /// The card.
    pub card: Card,
    /// The sites, of several equal ones the one that will be taken.
    pub sites: Vec<TargetAid>,
}

/// A site within reach.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosTarget")]
pub struct TargetAid {
    /// The island.
    pub island: PieceId,
    /// The site.
    pub site: SiteId,
    /// What it is for.
    pub kind: SiteKind,
    /// IL-7.2, IL-9.5: the cards to pay.
    pub cost: u8,
    /// IL-9.3: whose ships make it dearer.
    pub pirates: Seats,
}

/// A ship more at an island.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosLanding")]
pub struct LandingAid {
    /// The island.
    pub island: PieceId,
    /// The seat's ships there then.
    pub ships: u8,
    /// IL-5.5: cards with a free site there for which the ships suffice then, and do not now.
    pub opens: Vec<Card>,
}

/// A ship less at an island.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosDeparture")]
pub struct DepartureAid {
    /// The island.
    pub island: PieceId,
    /// The seat's ships there then.
    pub ships: u8,
    /// IL-5.5: cards with a free site there for which the ships suffice now, and no longer then.
    pub closes: Vec<Card>,
}

/// An empty cell: what lies around it, and how tiles would lie there.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosPlace")]
pub struct PlaceAid {
    /// The cell of the map.
    pub at: Cell,
    /// What its neighbours ask for.
    pub around: Vec<ShoreAid>,
    /// The tiles.
    pub tiles: Vec<LieAid>,
}

/// An edge that a tile in play touches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosShore")]
pub struct ShoreAid {
    /// The edge of the cell.
    pub edge: u8,
    /// IL-4.2: the island whose land reaches it; sea if there is none.
    pub island: Option<PieceId>,
}

/// A tile on a cell.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosLie")]
pub struct LieAid {
    /// The tile.
    pub tile: TileId,
    /// The clause that forbids it there, however it is turned.
    pub clause: Option<&'static str>,
    /// Its six rotations.
    pub turns: Vec<TurnAid>,
}

/// A tile on a cell, turned.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosTurn")]
pub struct TurnAid {
    /// The clause that forbids it.
    pub clause: Option<&'static str>,
    /// IL-4.3: the edges where land would meet sea.
    pub clashes: Vec<u8>,
    /// IL-4.6: the edges where land meets land.
    pub joins: Vec<JoinAid>,
    /// What the pieces would be, where it may lie so.
    pub pieces: Vec<AnchorAid>,
}

/// Land that meets land.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosJoin")]
pub struct JoinAid {
    /// The edge of the cell.
    pub edge: u8,
    /// The piece of the tile.
    pub piece: PieceId,
    /// The island that it enlarges.
    pub island: PieceId,
}

/// A piece of a tile that would lie so, with the ship at it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosAnchorage")]
pub struct AnchorAid {
    /// The piece.
    pub piece: PieceId,
    /// The island it would belong to.
    pub island: PieceId,
    /// The islands of today that would be part of it.
    pub joined: Vec<PieceId>,
    /// Its free sites then.
    pub free: Vec<FreeView>,
    /// The seat's ships there then.
    pub ships: u8,
    /// The most ships the seat has at one of these islands now.
    pub ships_now: u8,
    /// Cards with a free site there for which the ships suffice.
    pub opens: Vec<Card>,
    /// IL-9.1: whose ships would pirate it.
    pub pirates: Seats,
}

impl Ilos {
    /// What the seat would ask the rules now; nothing if it does not decide.
    pub(crate) fn aid_for(&self, seat: Seat) -> Option<IlosAid> {
        if self.actor() != Some(seat) {
            return None;
        }
        let mut aid = IlosAid::default();
        let numbers = &self.tables().numbers;
        match self.step {
            Step::Act => {
                // The played card does not pay for itself.
                let purse = self.merchant(seat).hand.len().saturating_sub(1);
                let playable = Card::ALL.into_iter().filter(|&card| self.may_play(seat, card).is_ok());
                let targets = playable.filter(|card| !card.sites().is_empty());
                aid.targets = targets.map(|card| self.targets(seat, card, purse)).collect();
                if self.may_play(seat, Card::Ship).is_ok() {
                    aid.ships = self.sailing(seat);
                }
                if self.may_play(seat, Card::Market).is_ok() {
                    aid.rises = self.rising(seat);
                }
            }
            Step::Settle { card } => {
                aid.targets = vec![self.targets(seat, card, self.merchant(seat).hand.len())];
            }
            Step::Side { island } => {
                aid.site = self.site_for(island, SiteKind::Building);
                aid.draws = Some(self.draws(seat) + numbers.draw_per_fort);
            }
            Step::Copy { island } => aid.site = self.site_for(island, SiteKind::Building),
            Step::Pay { deed, .. } => {
                aid.site = match deed {
                    Deed::Settle { island, site } => self.site_for(island, site),
                    Deed::Fort { island } | Deed::House { island, .. } => {
                        self.site_for(island, SiteKind::Building)
                    }
                    Deed::Land { .. } | Deed::Raid { .. } | Deed::Explore { .. } => None,
                };
            }
            Step::Market => aid.rises = self.rising(seat),
            Step::Ship => {
                aid.ships = self.sailing(seat);
                aid.departures = self.departures(seat);
                aid.draws = Some(self.draws(seat) + numbers.draw_per_ship);
            }
            Step::Sail { ship } => {
                aid.landings = self.landings(seat, ship);
                aid.draws = (ship == Berth::Reserve).then(|| self.draws(seat) + numbers.draw_per_ship);
                let cells: Vec<Cell> = self.map.beside().collect();
                aid.cells = self.places(seat, Some(ship), &cells, None);
            }
            Step::Explore { ship } => {
                let cells: Vec<Cell> = self.map.beside().collect();
                aid.cells = self.places(seat, ship, &cells, None);
            }
            Step::Place { ship, tile } => {
                let cells: Vec<Cell> = self.map.beside().collect();
                aid.cells = self.places(seat, ship, &cells, Some(tile));
            }
            Step::Rotate { ship, tile, at } | Step::Anchor { ship, tile, at, .. } => {
                aid.cells = self.places(seat, ship, &[at], Some(tile));
            }
            Step::Redraw { .. } | Step::Over { .. } => (),
        }
        Some(aid)
    }

    /// Of equal sites of an island the one that a pioneer takes.
    fn site_for(&self, island: PieceId, kind: SiteKind) -> Option<SiteId> {
        let island = self.map.island(island)?;
        (island.free[kind.index()] > 0).then(|| self.free_site(island, kind))
    }

    fn sailing(&self, seat: Seat) -> Vec<Berth> {
        let coasts = self.map.islands.iter().map(|island| Berth::Coast(island.root));
        let lairs = self.merchant(seat).lairs.iter().map(Berth::Lair);
        let all = [Berth::Reserve].into_iter().chain(coasts).chain(lairs);
        all.filter(|&ship| self.may_sail_from(seat, ship).is_ok()).collect()
    }

    fn rising(&self, seat: Seat) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|&resource| self.may_raise(seat, resource).is_ok()).collect()
    }

    fn targets(&self, seat: Seat, card: Card, purse: u8) -> TargetsAid {
        let mut sites = Vec::new();
        for island in &self.map.islands {
            for &kind in card.sites() {
                let open = self.may_settle(seat, card, island.root, kind, purse).is_ok();
                let Some(site) = self.site_for(island.root, kind).filter(|_| open) else { continue };
                let deed = if kind == SiteKind::Building {
                    Deed::Fort { island: island.root }
                } else {
                    Deed::Settle { island: island.root, site: kind }
                };
                let cost = self.cost_of(seat, deed);
                // IL-9.6: pirates ask nothing for ruins. IL-9.4: one's own ship never does.
                let dearer = cost > self.tables().card(card).cost;
                let pirates = if dearer { self.pirates(island) } else { Seats::NONE };
                let pirates = pirates.iter().filter(|&other| other != seat).collect();
                sites.push(TargetAid { island: island.root, site, kind, cost, pirates });
            }
        }
        TargetsAid { card, sites }
    }

    /// IL-5.5: the cards with a free site on the island for which this many ships suffice, and fewer do not.
    fn opened(&self, island: &Island, ships: u8, before: u8) -> Vec<Card> {
        let needs = |card: Card| self.tables().card(card).ships;
        let free = |card: Card| card.sites().iter().any(|site| island.free[site.index()] > 0);
        let opens = |card: &Card| free(*card) && needs(*card) <= ships && needs(*card) > before;
        Card::ALL.into_iter().filter(opens).collect()
    }

    fn landings(&self, seat: Seat, ship: Berth) -> Vec<LandingAid> {
        let others = self.map.islands.iter().filter(|island| self.may_land(ship, island.root).is_ok());
        let landing = |island: &Island| {
            let before = island.ships[seat.index()];
            let opens = self.opened(island, before + 1, before);
            LandingAid { island: island.root, ships: before + 1, opens }
        };
        others.map(landing).collect()
    }

    fn departures(&self, seat: Seat) -> Vec<DepartureAid> {
        let own = self.map.islands.iter().filter(|island| island.ships[seat.index()] > 0);
        let departure = |island: &Island| {
            let before = island.ships[seat.index()];
            let closes = self.opened(island, before, before - 1);
            DepartureAid { island: island.root, ships: before - 1, closes }
        };
        own.map(departure).collect()
    }

    /// How tiles of the zone, or one of them, would lie on cells.
    fn places(&self, seat: Seat, ship: Option<Berth>, cells: &[Cell], only: Option<TileId>) -> Vec<PlaceAid> {
        let tables = self.tables();
        let clause = |why: Result<(), Why>| why.err().map(|why| why.illegal().clause);
        let shore = |at: Cell, edge: usize| {
            let next = self.map.tile_at(at.across(edge))?;
            let land = next.piece_at(tables, opposite(edge));
            let island = land.and_then(|piece| self.map.island_of(piece)).map(|island| island.root);
            Some(ShoreAid { edge: edge as u8, island })
        };
        let place = |&at: &Cell| {
            let around: Vec<ShoreAid> = (0..EDGES).filter_map(|edge| shore(at, edge)).collect();
            let tiles = self.zone.iter().filter(|&tile| only.is_none_or(|only| only == tile));
            let lie = |tile: TileId| LieAid {
                tile,
                clause: clause(self.may_take(ship, tile).and_then(|()| self.may_place(ship, tile, at))),
                turns: (0..EDGES as u8)
                    .map(|rotation| {
                        let may = self
                            .may_take(ship, tile)
                            .and_then(|()| self.may_rotate(ship, tile, at, rotation));
                        self.turn_aid(seat, ship, Placed { tile, at, rotation }, &around, clause(may))
                    })
                    .collect(),
            };
            PlaceAid { at, tiles: tiles.map(lie).collect(), around }
        };
        cells.iter().map(place).collect()
    }

    fn turn_aid(
        &self,
        seat: Seat,
        ship: Option<Berth>,
        placed: Placed,
        around: &[ShoreAid],
        clause: Option<&'static str>,
    ) -> TurnAid {
        let own = |edge: u8| placed.piece_at(self.tables(), usize::from(edge));
        let clashes = around.iter().filter(|shore| own(shore.edge).is_some() != shore.island.is_some());
        let joins = around.iter().filter_map(|&ShoreAid { edge, island }| {
            Some(JoinAid { edge, piece: own(edge)?, island: island? })
        });
        let pieces = if clause.is_none() { self.anchorages(seat, ship, placed) } else { Vec::new() };
        TurnAid { clause, clashes: clashes.map(|shore| shore.edge).collect(), joins: joins.collect(), pieces }
    }

    /// What the pieces of a tile would be, if it lay so and the ship landed there.
    fn anchorages(&self, seat: Seat, ship: Option<Berth>, placed: Placed) -> Vec<AnchorAid> {
        let tables = self.tables();
        let mut then = self.clone();
        if let Some(Berth::Coast(island)) = ship
            && let Some(island) = then.map.island_mut(island)
        {
            // The ship has left before the tile lies there.
            island.ships[seat.index()] -= 1;
        }
        then.map.put(tables, placed);
        let anchorage = |piece: PieceId| {
            let island = then.map.island_of(piece)?;
            let within = |now: &&Island| now.pieces.meets(island.pieces);
            let joined = self.map.islands.iter().filter(within);
            let now = joined.clone().map(|now| now.ships[seat.index()]).max().unwrap_or(0);
            let ships = island.ships[seat.index()] + 1;
            Some(AnchorAid {
                piece,
                island: island.root,
                joined: joined.map(|now| now.root).collect(),
                free: free_view(island),
                ships,
                ships_now: now,
                opens: self.opened(island, ships, 0),
                pirates: then.pirates(island),
            })
        };
        tables.pieces_of[placed.tile.index()].iter().filter_map(anchorage).collect()
    }
}
