//! Candidate actions, legal or not; refusals are computed from these.

use engine::Seat;

use crate::data::{DISPLAY, SLOTS};
use crate::ids::{BOAT_VOLUMES, ExpeditionId, Row};
use crate::state::{AuNomDuRoi, Step};
use crate::turn::Action;

impl AuNomDuRoi {
    pub(crate) fn candidates_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actor() != Some(seat) {
            return;
        }
        let Some(step) = self.step() else { return };
        let investor = self.investor(seat);
        let slots = 1..=SLOTS as u8;
        match step {
            Step::Menu { .. } => out.extend([
                Action::Coins,
                Action::Mission,
                Action::Buy,
                Action::Send,
                Action::Reserve,
                Action::EndTurn,
            ]),
            Step::Mission => {
                out.extend((1..=DISPLAY as u8).map(|slot| Action::Take { slot }));
                out.push(Action::Draw);
            }
            Step::Buy { .. } => {
                out.extend(slots.map(|slot| Action::BuyBoat { slot }));
                out.extend([Action::Reserve, Action::Done]);
            }
            Step::Send { .. } => {
                out.extend(ExpeditionId::all().map(|expedition| Action::To { expedition }));
                out.extend(investor.hand.iter().map(|mission| Action::Launch { mission }));
                out.push(Action::Done);
            }
            Step::Board { expedition } => {
                let fleet = self.fleet_colour(expedition);
                out.extend(investor.idle.kinds().map(|boat| {
                    let card = fleet.is_some_and(|colour| colour != boat.colour());
                    Action::Place { boat, card: card && investor.joker_cards > 0 }
                }));
                out.push(Action::PlaceJoker);
            }
            Step::RigAt { expedition } => {
                let fleet = self.fleet_colour(expedition);
                for colour in self.tables().joker(investor.joker) {
                    let card = fleet.is_some_and(|fleet| fleet != colour) && investor.joker_cards > 0;
                    let rig = |volume| Action::Set { volume, colour: Some(colour), card };
                    out.extend((1..=BOAT_VOLUMES).map(rig));
                }
            }
            Step::Load => {
                let colour = self.launching().map(|running| running.mission.colour());
                out.extend(investor.idle.kinds().map(|boat| {
                    let card = colour.is_some_and(|colour| colour != boat.colour());
                    Action::Place { boat, card: card && investor.joker_cards > 0 }
                }));
                out.push(Action::PlaceJoker);
            }
            Step::RigOn => {
                let card = self.joker_needs_card(seat);
                out.extend((1..=BOAT_VOLUMES).map(|volume| Action::Set { volume, colour: None, card }));
            }
            Step::Engage => out.extend((1..=3).map(|turns| Action::Engage { turns })),
            Step::Reserve => {
                for row in Row::ALL {
                    out.extend(slots.clone().map(|slot| Action::ReserveBoat { row, slot }));
                }
                out.extend((1..=DISPLAY as u8).map(|slot| Action::ReserveMission { slot }));
            }
        }
    }
}
