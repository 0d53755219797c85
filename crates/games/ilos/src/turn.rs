//! Actions, and the dispatch of engine calls to the pending step.
//!
//! This module lists what can happen at each step; the modules of the chapters implement it.

use engine::{Journal, Seat, Turn};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::ids::{Card, PieceId, Resource, SiteKind, TileId};
use crate::map::Cell;
use crate::refusal::{Why, clause_of, not_now};
use crate::state::{Berth, Deed, Ilos, Step};

/// A player action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "IlosAction")]
pub enum Action {
    /// IL-2.10: throw a card of this kind.
    Throw { card: Card },
    /// IL-2.10: throw no more cards.
    Done,
    /// IL-8.5, IL-3.1: choose this tile of the zone.
    Tile { tile: TileId },
    /// IL-4.1: choose the cell.
    Cell { at: Cell },
    /// IL-4.1: rotate clockwise this many times.
    Rotate { rotation: u8 },
    /// IL-3.4, IL-8.5: land the ship at this piece of the tile.
    Anchor { piece: PieceId },
    /// IL-7.2: play a card of this kind.
    Play { card: Card },
    /// IL-7.1: play no more cards.
    End,
    /// IL-8.2: sail with a ship from reserve.
    Add,
    /// IL-8.2: sail with a ship from the coast of this island.
    MoveFrom { island: PieceId },
    /// IL-8.2: sail with a ship from the lair of this tile.
    MoveLair { tile: TileId },
    /// IL-8.5: sail to a new tile.
    NewTile,
    /// IL-8.4: land at the coast of this island.
    Land { island: PieceId },
    /// IL-8.8: go to the lair of this tile.
    Raid { tile: TileId },
    /// IL-10.2, IL-11.2, IL-12.2, IL-13.2: place the pioneer on a site of this kind on this island.
    Settle { island: PieceId, site: SiteKind },
    /// IL-12.3.
    Fort,
    /// IL-12.4.
    House,
    /// IL-12.6: copy this resource with the counting house.
    Copy { resource: Resource },
    /// IL-14.2: raise the price of this resource.
    Raise { resource: Resource },
    /// IL-7.2: pay a card of this kind.
    Pay { card: Card },
}

engine::every!(Action {
    Throw { card },
    Done,
    Tile { tile },
    Cell { at },
    Rotate { rotation },
    Anchor { piece },
    Play { card },
    End,
    Add,
    MoveFrom { island },
    MoveLair { tile },
    NewTile,
    Land { island },
    Raid { tile },
    Settle { island, site },
    Fort,
    House,
    Copy { resource },
    Raise { resource },
    Pay { card },
});

impl Ilos {
    /// The seat that decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        if matches!(self.step, Step::Over { .. }) { None } else { Some(self.active) }
    }

    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        self.actor().map_or(Turn::Over, Turn::One)
    }

    /// The legal actions of the seat, in a fixed order.
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actor() != Some(seat) {
            return;
        }
        match self.step {
            Step::Redraw { .. } => {
                out.extend(self.merchant(seat).hand.kinds().map(|card| Action::Throw { card }));
                out.push(Action::Done);
            }
            Step::Explore { ship } => self.legal_tiles(ship, out),
            Step::Place { ship, tile } => self.legal_cells(ship, tile, out),
            Step::Rotate { ship, tile, at } => self.legal_rotations(ship, tile, at, out),
            Step::Anchor { tile, .. } => {
                let pieces = self.tables().pieces_of[tile.index()];
                out.extend(pieces.iter().map(|piece| Action::Anchor { piece }));
            }
            Step::Act => self.legal_plays(seat, out),
            Step::Ship => self.legal_ships(seat, out),
            Step::Sail { ship } => self.legal_destinations(ship, out),
            Step::Settle { card } => self.legal_sites(seat, card, out),
            Step::Side { island } => {
                out.push(Action::Fort);
                if self.may_copy_on(island).is_ok() {
                    out.push(Action::House);
                }
            }
            Step::Copy { island } => self.legal_copies(island, out),
            Step::Market => self.legal_rises(seat, out),
            Step::Pay { .. } => {
                out.extend(self.merchant(seat).hand.kinds().map(|card| Action::Pay { card }));
            }
            Step::Over { .. } => (),
        }
    }

    /// Checks whether the seat may take the action.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        if let Step::Over { .. } = self.step {
            return Err(Why::Over);
        }
        if self.actor() != Some(seat) {
            return Err(Why::NotYours(clause_of(self.step)));
        }
        match (self.step, action) {
            (Step::Redraw { .. }, Action::Throw { card }) | (Step::Pay { .. }, Action::Pay { card }) => {
                self.may_discard(seat, card)
            }
            (Step::Redraw { .. }, Action::Done) | (Step::Act, Action::End) => Ok(()),
            (Step::Explore { ship }, Action::Tile { tile }) => self.may_take(ship, tile),
            (Step::Place { ship, tile }, Action::Cell { at }) => self.may_place(ship, tile, at),
            (Step::Rotate { ship, tile, at }, Action::Rotate { rotation }) => {
                self.may_rotate(ship, tile, at, rotation)
            }
            (Step::Anchor { tile, .. }, Action::Anchor { piece }) => self.may_anchor(tile, piece),
            (Step::Act, Action::Play { card }) => self.may_play(seat, card),
            (Step::Ship, Action::Add) => self.may_sail_from(seat, Berth::Reserve),
            (Step::Ship, Action::MoveFrom { island }) => self.may_sail_from(seat, Berth::Coast(island)),
            (Step::Ship, Action::MoveLair { tile }) => self.may_sail_from(seat, Berth::Lair(tile)),
            (Step::Sail { .. }, Action::NewTile) => self.may_explore(),
            (Step::Sail { ship }, Action::Land { island }) => self.may_land(ship, island),
            (Step::Sail { ship }, Action::Raid { tile }) => self.may_raid(ship, tile),
            (Step::Settle { card }, Action::Settle { island, site }) => {
                self.may_settle(seat, card, island, site, self.merchant(seat).hand.len())
            }
            (Step::Side { .. }, Action::Fort) => Ok(()),
            (Step::Side { island }, Action::House) => self.may_copy_on(island),
            (Step::Copy { island }, Action::Copy { resource }) => self.may_copy(island, resource),
            (Step::Market, Action::Raise { resource }) => self.may_raise(seat, resource),
            (step, action) => Err(not_now(step, action)),
        }
    }

    /// Carries out a legal action, then everything that follows without a decision.
    pub(crate) fn apply_now(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self.step, action) {
            (Step::Redraw { thrown }, Action::Throw { card }) => self.throw(seat, thrown, card),
            (Step::Redraw { thrown }, Action::Done) => self.redraw(seat, thrown, journal),
            (Step::Explore { ship }, Action::Tile { tile }) => self.step = Step::Place { ship, tile },
            (Step::Place { ship, tile }, Action::Cell { at }) => self.step = Step::Rotate { ship, tile, at },
            (Step::Rotate { ship, tile, at }, Action::Rotate { rotation }) => {
                self.step = Step::Anchor { ship, tile, at, rotation };
            }
            (Step::Anchor { ship: None, tile, at, rotation }, Action::Anchor { piece }) => {
                self.found(seat, tile, at, rotation, piece, journal);
            }
            (Step::Anchor { ship: Some(ship), tile, at, rotation }, Action::Anchor { piece }) => {
                self.charge(seat, Deed::Explore { ship, tile, at, rotation, piece });
            }
            (Step::Act, Action::Play { card }) => self.play(seat, card, journal),
            (Step::Act, Action::End) => self.end_turn(seat, journal),
            (Step::Ship, Action::Add) => self.step = Step::Sail { ship: Berth::Reserve },
            (Step::Ship, Action::MoveFrom { island }) => {
                self.step = Step::Sail { ship: Berth::Coast(island) };
            }
            (Step::Ship, Action::MoveLair { tile }) => self.step = Step::Sail { ship: Berth::Lair(tile) },
            (Step::Sail { ship }, Action::NewTile) => self.step = Step::Explore { ship: Some(ship) },
            (Step::Sail { ship }, Action::Land { island }) => self.charge(seat, Deed::Land { ship, island }),
            (Step::Sail { ship }, Action::Raid { tile }) => self.charge(seat, Deed::Raid { ship, tile }),
            (Step::Settle { card: Card::Building }, Action::Settle { island, .. }) => {
                self.step = Step::Side { island };
            }
            (Step::Settle { .. }, Action::Settle { island, site }) => {
                self.charge(seat, Deed::Settle { island, site });
            }
            (Step::Side { island }, Action::Fort) => self.charge(seat, Deed::Fort { island }),
            (Step::Side { island }, Action::House) => self.step = Step::Copy { island },
            (Step::Copy { island }, Action::Copy { resource }) => {
                self.charge(seat, Deed::House { island, copies: resource });
            }
            (Step::Market, Action::Raise { resource }) => self.raise(seat, resource, journal),
            (Step::Pay { left, cost, deed }, Action::Pay { card }) => {
                self.pay(seat, card);
                if left > 1 {
                    self.step = Step::Pay { left: left - 1, cost, deed };
                } else {
                    journal.note(Event::Paid { seat, cards: cost });
                    self.step = Step::Act;
                    self.carry_out(seat, deed, journal);
                }
            }
            (step, action) => unreachable!("{action:?} is not an action of {step:?}"),
        }
    }

    /// IL-7.7, IL-9.9: all choices are made; computes the cost and asks for the payment.
    #[inline]
    fn charge(&mut self, seat: Seat, deed: Deed) {
        let cost = self.cost_of(seat, deed);
        self.step = Step::Pay { left: cost, cost, deed };
    }

    /// Whether the pending decision starts a turn or a part of it.
    pub(crate) fn rests(&self, _: Seat) -> bool {
        matches!(
            self.step,
            Step::Redraw { thrown: 0 } | Step::Explore { ship: None } | Step::Act | Step::Over { .. }
        )
    }

    /// Whether the legal actions of the seat depend on its hand or stock, which other players do not see. Also true if the only
    /// legal action draws cards, which is irreversible.
    pub(crate) fn hides(&self, seat: Seat) -> bool {
        if self.actor() != Some(seat) {
            return false;
        }
        match self.step {
            // An empty hand is public, but its owner must end the turn or the redraw.
            Step::Redraw { .. } | Step::Pay { .. } | Step::Market | Step::Act => true,
            Step::Explore { .. }
            | Step::Place { .. }
            | Step::Rotate { .. }
            | Step::Anchor { .. }
            | Step::Ship
            | Step::Sail { .. }
            | Step::Settle { .. }
            | Step::Side { .. }
            | Step::Copy { .. }
            | Step::Over { .. } => false,
        }
    }
}
