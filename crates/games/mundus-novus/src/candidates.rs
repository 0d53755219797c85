//! Candidate actions, legal or not. The illegal ones are shown with the clause that forbids them.

use engine::Seat;

use crate::ids::Resource;
use crate::state::{MundusNovus, Step};
use crate::turn::Action;

/// MN-6.21: the largest number of relics on the price list.
const SALE_MAX: u8 = 5;

impl MundusNovus {
    /// The candidate actions of the pending step, in the order of `legal`.
    pub(crate) fn candidates_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.turn_now().actors().has(seat) {
            return;
        }
        match self.step() {
            Step::Event { .. } => self.legal_event(out),
            Step::Squadron { .. } => self.legal_squadron(out),
            Step::Pool { .. } => out.extend(Resource::ALL.map(|card| Action::Pick { card })),
            Step::Pirates { .. } => out.extend(Resource::ALL.map(|card| Action::Discard { card })),
            Step::Announce => {
                let [least, .., most] = self.tables().rules.announce;
                out.extend((least - 1..=most + 1).map(|number| Action::Announce { number }));
            }
            Step::Offer { .. } => {
                out.push(Action::Stop);
                out.extend(Resource::ALL.map(|card| Action::Offer { card }));
            }
            Step::Title { .. } => {
                out.extend(Seat::all(self.players.len()).map(|seat| Action::Title { seat }));
            }
            Step::Take { .. } => {
                for from in Seat::all(self.players.len()) {
                    out.extend(self.player(from).offer.kinds().map(|card| Action::Take { card, from }));
                }
            }
            Step::KeepOrSwap { .. } => {
                out.push(Action::Keep);
                out.extend(Resource::ALL.map(|card| Action::Swap { card }));
            }
            Step::Compensate { .. } => out.extend(Resource::ALL.map(|card| Action::Give { card })),
            Step::First => self.legal_first(out),
            Step::Act(_) => self.candidates_act(out),
            Step::Identical(build) => self.candidates_identical(self.building(), build, out),
            Step::Different(build) => self.candidates_different(self.building(), build, out),
            Step::Store { .. } => {
                out.extend(Resource::ALL.map(|card| Action::Store { card }));
                out.push(Action::Leave);
            }
            Step::Over { .. } => (),
        }
    }

    fn candidates_act(&self, out: &mut Vec<Action>) {
        out.extend([Action::Identical, Action::Different]);
        out.extend((1..=SALE_MAX).map(|number| Action::Relics { number }));
        out.extend([Action::Perfect, Action::End]);
    }
}
