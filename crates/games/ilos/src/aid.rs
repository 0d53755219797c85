//! Information that an interactive board needs before a click: targets of cards and their costs, effects of landings, and fits
//! of tiles on cells. It is computed for the seat that decides, from what that seat knows, and is not part of any view.

use engine::{Seat, Seats};
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Card, PieceId, Resource, SiteId, SiteKind, TileId};
use crate::map::{Cell, EDGES, Island, Placed, opposite};
use crate::refusal::Why;
use crate::show::free_view;
use crate::state::{Berth, Deed, Ilos};
use crate::step::Pending;
use crate::view::FreeView;

/// Previews for the seat that decides.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct IlosAid {
    /// The sites for pioneers: of all playable cards, or of the card being played.
    pub targets: Vec<TargetsAid>,
    /// The site for the pioneer that is being paid for or built for.
    pub site: Option<SiteId>,
    /// The berths of ships that can sail, once the Ship card is played.
    pub ships: Vec<Berth>,
    /// The resources whose prices can rise, once the Market card is played.
    pub rises: Vec<Resource>,
    /// The effect of a ship at each island.
    pub landings: Vec<LandingAid>,
    /// The losses where a ship sails from.
    pub departures: Vec<DepartureAid>,
    /// The cards drawn each turn after the ship from reserve has sailed or the fort is built.
    pub draws: Option<u8>,
    /// The fits of tiles on cells that can still be chosen.
    pub cells: Vec<PlaceAid>,
}

/// The sites for the pioneer of a card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosTargets")]
pub struct TargetsAid {
    /// The card.
    pub card: Card,
    /// The sites; among equal ones, the one that the rules take.
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
    /// The kind.
    pub kind: SiteKind,
    /// IL-7.2, IL-9.5: the cards to pay.
    pub cost: u8,
    /// IL-9.3: the players whose ships raise the cost.
    pub pirates: Seats,
}

/// One more ship at an island.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosLanding")]
pub struct LandingAid {
    /// The island.
    pub island: PieceId,
    /// The seat's ships there afterwards.
    pub ships: u8,
    /// IL-5.5: cards with a free site there that need the additional ship.
    pub opens: Vec<Card>,
}

/// One ship less at an island.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosDeparture")]
pub struct DepartureAid {
    /// The island.
    pub island: PieceId,
    /// The seat's ships there afterwards.
    pub ships: u8,
    /// IL-5.5: cards with a free site there that need the leaving ship.
    pub closes: Vec<Card>,
}

/// An empty cell: its neighbours, and the fits of tiles.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosPlace")]
pub struct PlaceAid {
    /// The cell of the map.
    pub at: Cell,
    /// The edges that touch tiles in play.
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
    /// IL-4.2: the island whose land reaches the edge; absent for sea.
    pub island: Option<PieceId>,
}

/// A tile on a cell.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosLie")]
pub struct LieAid {
    /// The tile.
    pub tile: TileId,
    /// The clause that forbids the tile there in every rotation.
    pub clause: Option<&'static str>,
    /// Its six rotations.
    pub turns: Vec<TurnAid>,
}

/// A tile on a cell in one rotation.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosTurn")]
pub struct TurnAid {
    /// The clause that forbids it.
    pub clause: Option<&'static str>,
    /// IL-4.3: the edges where land would meet sea.
    pub clashes: Vec<u8>,
    /// IL-4.6: the edges where land meets land.
    pub joins: Vec<JoinAid>,
    /// The islands of its pieces, if the rotation is legal.
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
    /// The island that the piece would join.
    pub island: PieceId,
}

/// A piece of the placed tile, with the ship anchored at it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IlosAnchorage")]
pub struct AnchorAid {
    /// The piece.
    pub piece: PieceId,
    /// The island the piece would belong to.
    pub island: PieceId,
    /// The current islands that would be part of it.
    pub joined: Vec<PieceId>,
    /// The free sites of the resulting island.
    pub free: Vec<FreeView>,
    /// The seat's ships there afterwards.
    pub ships: u8,
    /// The most ships the seat has now at one of these islands.
    pub ships_now: u8,
    /// Cards with a free site there and enough ships.
    pub opens: Vec<Card>,
    /// IL-9.1: the players whose ships would pirate it.
    pub pirates: Seats,
}

impl Ilos {
    /// The previews for a seat; `None` if it does not decide.
    pub(crate) fn aid_for(&self, seat: Seat) -> Option<IlosAid> {
        if self.actor() != Some(seat) {
            return None;
        }
        let mut aid = IlosAid::default();
        self.step.aid(self, seat, &mut aid);
        Some(aid)
    }

    /// The site that a pioneer takes among equal sites of an island.
    pub(crate) fn site_for(&self, island: PieceId, kind: SiteKind) -> Option<SiteId> {
        let island = self.map.island(island)?;
        (island.free[kind.index()] > 0).then(|| self.free_site(island, kind))
    }

    pub(crate) fn sailing(&self, seat: Seat) -> Vec<Berth> {
        let coasts = self.map.islands.iter().map(|island| Berth::Coast(island.root));
        let lairs = self.merchant(seat).lairs.iter().map(Berth::Lair);
        let all = [Berth::Reserve].into_iter().chain(coasts).chain(lairs);
        all.filter(|&ship| self.may_sail_from(seat, ship).is_ok()).collect()
    }

    pub(crate) fn rising(&self, seat: Seat) -> Vec<Resource> {
        Resource::ALL.into_iter().filter(|&resource| self.may_raise(seat, resource).is_ok()).collect()
    }

    pub(crate) fn targets(&self, seat: Seat, card: Card, purse: u8) -> TargetsAid {
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
                // IL-9.6: piracy does not raise the cost of ruins. IL-9.4: a player's own ship never raises the cost.
                let dearer = cost > self.tables().card(card).cost;
                let pirates = if dearer { self.pirates(island) } else { Seats::NONE };
                let pirates = pirates.iter().filter(|&other| other != seat).collect();
                sites.push(TargetAid { island: island.root, site, kind, cost, pirates });
            }
        }
        TargetsAid { card, sites }
    }

    /// IL-5.5: the cards with a free site on the island that need more than `before` and at most `ships` ships.
    fn opened(&self, island: &Island, ships: u8, before: u8) -> Vec<Card> {
        let needs = |card: Card| self.tables().card(card).ships;
        let free = |card: Card| card.sites().iter().any(|site| island.free[site.index()] > 0);
        let opens = |card: &Card| free(*card) && needs(*card) <= ships && needs(*card) > before;
        Card::ALL.into_iter().filter(opens).collect()
    }

    pub(crate) fn landings(&self, seat: Seat, ship: Berth) -> Vec<LandingAid> {
        let others = self.map.islands.iter().filter(|island| self.may_land(ship, island.root).is_ok());
        let landing = |island: &Island| {
            let before = island.ships[seat.index()];
            let opens = self.opened(island, before + 1, before);
            LandingAid { island: island.root, ships: before + 1, opens }
        };
        others.map(landing).collect()
    }

    pub(crate) fn departures(&self, seat: Seat) -> Vec<DepartureAid> {
        let own = self.map.islands.iter().filter(|island| island.ships[seat.index()] > 0);
        let departure = |island: &Island| {
            let before = island.ships[seat.index()];
            let closes = self.opened(island, before, before - 1);
            DepartureAid { island: island.root, ships: before - 1, closes }
        };
        own.map(departure).collect()
    }

    /// The fits on cells of all tiles of the zone, or of one of them.
    pub(crate) fn places(
        &self,
        seat: Seat,
        ship: Option<Berth>,
        cells: &[Cell],
        only: Option<TileId>,
    ) -> Vec<PlaceAid> {
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

    /// The pieces of a placed tile, with the ship anchored there.
    fn anchorages(&self, seat: Seat, ship: Option<Berth>, placed: Placed) -> Vec<AnchorAid> {
        let tables = self.tables();
        let mut then = self.clone();
        if let Some(Berth::Coast(island)) = ship
            && let Some(island) = then.map.island_mut(island)
        {
            // The ship leaves before the tile is placed.
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
