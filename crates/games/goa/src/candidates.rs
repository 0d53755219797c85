//! What one would point at, legal or not: from these the refusals are made.

use engine::Seat;

use crate::grid::{SPOTS, Spot};
use crate::ids::{Column, Spice};
use crate::state::{Goa, Step};
use crate::turn::Action;

impl Goa {
    /// What one would point at here, legal or not.
    pub(crate) fn candidates_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actor() != Some(seat) {
            return;
        }
        let Some(step) = self.step() else { return };
        let merchant = self.merchant(seat);
        match step {
            Step::QuickStart { .. } => {
                out.push(Action::TakeDucats);
                out.extend(Column::ALL.map(|column| Action::Descend { column }));
            }
            Step::PlaceFlag => out.extend((0..SPOTS).map(|at| Action::PlaceFlag { at: Spot::nth(at) })),
            Step::PlaceToken { .. } => out.extend(self.grid.tiles().map(|(_, tile)| Action::Mark { tile })),
            Step::Bid { .. } => {
                out.push(Action::PassBid);
                let most =
                    merchant.ducats.max(self.best_bid().map_or(0, |(_, ducats)| ducats)).saturating_add(1);
                out.extend((1..=most).map(|ducats| Action::Bid { ducats }));
            }
            Step::Sell { .. } => out.extend([Action::Sell, Action::Buy]),
            Step::Fill { .. } => out.extend(Spice::ALL.map(|spice| Action::Fill { spice })),
            Step::UseOrKeep { tile, .. } => out.extend([Action::UseTile { tile }, Action::KeepTile { tile }]),
            Step::Bonus { .. } => out.extend([Action::PlayBonus, Action::PassBonus]),
            Step::Turn { .. } => self.turn_candidates(seat, out),
            Step::Harvest { mixed, .. } => {
                self.place_candidates(seat, out);
                // Ships and colonists come to mind only with the card.
                if mixed {
                    out.extend([Action::TakeShips, Action::TakeColonists]);
                }
                out.push(Action::Stop);
                self.play_candidates(seat, true, out);
            }
            Step::Gain { .. } => self.place_candidates(seat, out),
            Step::MakeRoom { .. } => {
                self.play_candidates(seat, false, out);
                out.extend(merchant.hand.iter().map(|card| Action::DiscardCard { card }));
            }
            Step::Attempt { .. } => {
                out.extend([Action::PayColonists, Action::GiveUp]);
                self.play_candidates(seat, true, out);
            }
            Step::PickColony { city } => {
                let tiles = self.tables().of_city[city.index()];
                out.extend(tiles.iter().map(|colony| Action::TakeColony { colony }));
            }
            Step::SpyAct { .. } => {
                out.extend([Action::BuildShips, Action::Harvest, Action::Taxes]);
                self.found_candidates(seat, out);
            }
            Step::ExtraHarvest { .. } => {
                out.extend(merchant.plots().map(|(_, plot)| Action::FillPlot { plot: plot.id }));
                out.push(Action::Stop);
            }
            Step::Resupply { .. } => {
                out.extend([Action::TakeShips, Action::TakeColonists, Action::TakeSpices]);
            }
            Step::Descend { .. } => out.extend(Column::ALL.map(|column| Action::Descend { column })),
            Step::Pay { .. } | Step::Duty { .. } => self.legal_gives(seat, out),
            Step::Sale { .. } => {
                self.legal_gives(seat, out);
                out.push(Action::Stop);
            }
            Step::Replant { .. }
            | Step::ShipsOrColonists { .. }
            | Step::Favor { .. }
            | Step::SpyOn
            | Step::Swap { .. } => self.legal_now(seat, out),
            Step::Auction { .. }
            | Step::Bonanza { .. }
            | Step::Lap { .. }
            | Step::Advance { .. }
            | Step::Bin { .. } => (),
        }
    }
}
