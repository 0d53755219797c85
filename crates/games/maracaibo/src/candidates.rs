//! Candidate actions, legal or not. The illegal ones are shown with the clause that forbids them.

use engine::{Game, Seat};

use crate::data::Trait;
use crate::ids::Place;
use crate::state::Maracaibo;
use crate::step::Pending;
use crate::turn::Action;

impl Maracaibo {
    /// The candidate actions of the pending step.
    pub(crate) fn candidates_now(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
        let Some(step) = self.awaited(seat) else { return };
        let legal = out.len();
        let player = self.player(seat);
        step.candidates(self, seat, out);
        if seat == self.active && step.lists_later_actions() {
            // Players plan the whole turn here, so actions of later steps are listed with the reason why they are not
            // possible yet.
            out.extend([Action::City, Action::Village]);
            self.purchase_candidates(seat, out);
            let places = Place::all().filter(|&place| self.is_there(place) && place != player.ship);
            out.extend(places.map(|to| Action::Sail { to }));
        }
        if self.is_phase_b() {
            out.extend(player.hand.iter().map(|card| Action::Plan { card }));
            out.extend((1..=player.done.len() as u8).map(|number| Action::Objective { number }));
        }
        if self.has_trait(player, Trait::SpyToCombat) && !step.excludes_side_actions() {
            out.push(Action::SpyToCombat);
        }
        // Removes duplicates; the legal actions come first.
        let mut at = legal;
        while at < out.len() {
            if out[..at].contains(&out[at]) {
                out.swap_remove(at);
            } else {
                at += 1;
            }
        }
    }
}
