//! What one would point at, legal or not: from these the refusals are made.

use engine::Seat;

use crate::data::Trait;
use crate::ids::{Area, Good, Nation, Place, Token};
use crate::sets::Cards;
use crate::state::{Maracaibo, SEA, Step};
use crate::turn::Action;

impl Maracaibo {
    /// What one would point at here, legal or not.
    pub(crate) fn candidates_now(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_now(seat, out);
        let Some(step) = self.step().filter(|_| self.awaits(seat)) else { return };
        let legal = out.len();
        let player = self.player(seat);
        match step {
            Step::Sail { .. } => {
                out.extend(self.lanes(player.ship).map(|(lane, _)| Action::Sail { to: lane.to }));
                out.push(Action::Stop);
            }
            Step::Main { .. } => {
                out.extend([Action::City, Action::Village]);
                let here = self.quests.iter().filter(|one| one.place == player.ship);
                out.extend(here.map(|one| Action::Quest { quest: one.quest }));
                out.extend(self.spies_at(player, player.ship).iter().map(|card| Action::Spy { card }));
            }
            Step::Deliver => out.extend(player.hand.iter().map(|card| Action::Deliver { card })),
            Step::City | Step::SpaceQuest => out.push(Action::Perform),
            Step::Either { origin } => out.extend((1..=self.ways(origin)).map(|way| Action::Way { way })),
            Step::Offer { origin, at } => {
                if self.offered_price(origin, at).same > 0 {
                    out.extend(Good::ALL.map(|good| Action::PayGood { good }));
                } else {
                    out.push(Action::Pay);
                }
            }
            Step::Same { .. } => out.extend(Good::ALL.map(|good| Action::PayGood { good })),
            Step::Settle { .. } => out.extend(player.hand.iter().map(|card| Action::Spend { card })),
            Step::Disc { .. } => {
                out.extend(Area::all().map(|area| Action::Disc { area }));
                out.push(Action::Skip);
            }
            Step::Nation { .. } | Step::Banner { .. } => {
                let banner = matches!(step, Step::Banner { .. });
                out.extend(
                    Nation::ALL.map(|nation| {
                        if banner { Action::Fight { nation } } else { Action::Nation { nation } }
                    }),
                );
            }
            Step::Settlement { .. } => out.extend(self.villages().map(|place| Action::Settle { place })),
            Step::AnyToken => out.extend(Token::ALL.map(|token| Action::Token { token })),
            Step::Village { .. } => {
                out.push(Action::DiscardHand);
                self.purchase_candidates(seat, out);
                out.extend([Area::U8, Area::U9, Area::U10].map(|area| Action::UseArea { area }));
                let tables = self.tables();
                let cards = player.owned & (tables.having(Trait::Village) | tables.having(Trait::QuestCard));
                out.extend(cards.iter().map(|card| Action::UseCard { card }));
            }
            Step::Purchase => self.purchase_candidates(seat, out),
            Step::Pile => out.extend([Action::Reveal { pile: 1 }, Action::Reveal { pile: 2 }]),
            Step::Fight { .. } => self.combat_candidates(seat, out),
            Step::Explore { .. } => out.push(Action::Stop),
            Step::Draw => {
                out.extend([Action::Draw, Action::Stop]);
                out.extend(self.row.iter().flatten().map(|&card| Action::Take { card }));
            }
            Step::Tile { legacy } => out.push(Action::UseTile { legacy }),
            Step::TileDisc { .. } => {
                out.extend(Area::all().map(|area| Action::Disc { area }));
                out.push(Action::Skip);
            }
            Step::Skull => out.extend(self.tables().skulls.iter().map(|legacy| Action::Cure { legacy })),
            Step::Decide { .. } => out.push(Action::Abstain),
            // Everything one would point at is legal.
            Step::Split
            | Step::Choose
            | Step::Finish
            | Step::Host { .. }
            | Step::SpyIncome
            | Step::Ballot { .. } => (),
            // These go by themselves.
            Step::EndTurn
            | Step::EndJeanne
            | Step::Land { .. }
            | Step::Unused { .. }
            | Step::Run { .. }
            | Step::Bought { .. }
            | Step::Track { .. }
            | Step::Pier
            | Step::Arrive
            | Step::JeanneActs { .. }
            | Step::Score { .. }
            | Step::Check { .. } => (),
        }
        let votes = matches!(step, Step::Ballot { .. } | Step::Decide { .. });
        if seat == self.active && !votes && !matches!(step, Step::Split | Step::Choose | Step::Host { .. }) {
            // What one plans for a turn, wherever in it: each is told when it is done, or why not here.
            out.extend([Action::City, Action::Village]);
            self.purchase_candidates(seat, out);
            let places = Place::all().filter(|&place| self.is_there(place) && place != player.ship);
            out.extend(places.map(|to| Action::Sail { to }));
        }
        if self.is_phase_b() {
            out.extend(player.hand.iter().map(|card| Action::Plan { card }));
            out.extend((1..=player.done.len() as u8).map(|number| Action::Objective { number }));
        }
        if self.count(player, Trait::SpyToCombat) > 0 && !votes && !matches!(step, Step::Split | Step::Choose)
        {
            out.push(Action::SpyToCombat);
        }
        // Each once: what is legal came first.
        let mut at = legal;
        while at < out.len() {
            if out[..at].contains(&out[at]) {
                out.swap_remove(at);
            } else {
                at += 1;
            }
        }
    }

    fn villages(&self) -> impl Iterator<Item = Place> + '_ {
        Place::all().filter(|&place| self.is_village(place))
    }

    fn purchase_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let planned: Cards = player.planning.iter().flatten().copied().collect();
        out.extend((player.hand | planned).iter().map(|card| Action::Buy { card }));
        out.extend(self.buildings.iter().map(|&building| Action::Invest { building }));
    }

    fn combat_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let numbers = &self.tables().numbers;
        let player = self.player(seat);
        out.extend([Action::SpendCombat, Action::SpendSpy]);
        let gains = [numbers.influence_small_gain, numbers.influence_big_gain];
        out.extend(gains.map(|steps| Action::Influence { steps }));
        out.extend(Place::all().filter(|&place| self.has_flag(place)).map(|place| Action::Annex { place }));
        if player.has(Area::U7) {
            out.extend(self.villages().map(|place| Action::Raid { place }));
        }
        let cards = player.owned & self.tables().having(Trait::Combat);
        out.extend(cards.iter().map(|card| Action::CombatCard { card }));
        if self.has_legacy(crate::ids::Legacy::L6) {
            out.extend((1..=SEA as u8).map(|space| Action::Sea { space }));
        }
        if self.has_legacy(crate::ids::Legacy::L9) {
            out.push(Action::Mine);
        }
    }
}
