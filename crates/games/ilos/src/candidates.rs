//! Candidate actions, legal or not; refusals are computed from these.

use engine::Seat;

use crate::ids::{Card, Resource};
use crate::map::EDGES;
use crate::state::{Ilos, Step};
use crate::turn::Action;

impl Ilos {
    /// The actions the seat might try here, legal or not.
    pub(crate) fn candidates_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actor() != Some(seat) {
            return;
        }
        match self.step {
            Step::Redraw { .. } => {
                out.extend(Card::ALL.map(|card| Action::Throw { card }));
                out.push(Action::Done);
            }
            Step::Explore { .. } => out.extend(self.zone.iter().map(|tile| Action::Tile { tile })),
            Step::Place { .. } => out.extend(self.map.beside().map(|at| Action::Cell { at })),
            Step::Rotate { .. } => {
                out.extend((0..EDGES as u8).map(|rotation| Action::Rotate { rotation }));
            }
            Step::Act => {
                out.extend(Card::ALL.map(|card| Action::Play { card }));
                out.push(Action::End);
            }
            Step::Ship => {
                out.push(Action::Add);
                let own = self.map.islands.iter().filter(|island| island.ships[seat.index()] > 0);
                out.extend(own.map(|island| Action::MoveFrom { island: island.root }));
                out.extend(self.merchant(seat).lairs.iter().map(|tile| Action::MoveLair { tile }));
            }
            Step::Sail { .. } => {
                out.push(Action::NewTile);
                out.extend(self.map.islands.iter().map(|island| Action::Land { island: island.root }));
                let lairs = self.map.tiles_in_play() & self.tables().lairs;
                out.extend(lairs.iter().map(|tile| Action::Raid { tile }));
            }
            Step::Settle { card } => {
                for island in &self.map.islands {
                    let free = card.sites().iter().filter(|site| island.free[site.index()] > 0);
                    out.extend(free.map(|&site| Action::Settle { island: island.root, site }));
                }
            }
            Step::Side { .. } => out.extend([Action::Fort, Action::House]),
            Step::Copy { .. } => out.extend(Resource::ALL.map(|resource| Action::Copy { resource })),
            Step::Market => out.extend(Resource::ALL.map(|resource| Action::Raise { resource })),
            Step::Anchor { .. } | Step::Pay { .. } => self.legal_now(seat, out),
            Step::Over { .. } => (),
        }
    }
}
