//! Actions, and the matches over steps: who decides, what is legal, what happens.
//!
//! To know what can happen next, read here; to know how, read the chapter that a line calls.

use engine::{Journal, Seat, Turn};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::data::Trait;
use crate::event::Event;
use crate::ids::{
    Area, Building, CardId, Career, Choice, Good, Legacy, Nation, Place, QuestId, Space, Token,
};
use crate::refusal::{Why, clause_of, not_now};
use crate::state::{Hosting, Maracaibo, Stage, Step};

/// One choice from a finite list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "MaracaiboAction")]
pub enum Action {
    /// MA-4.5, MA-7.3: a hand card goes into the planning area.
    Plan { card: CardId },
    /// MA-4.5: a dealt card is discarded.
    Drop { card: CardId },
    /// MA-4.7.
    Career { career: Career },
    /// MA-6.3: along a lane.
    Sail { to: Place },
    /// MA-6.1, MA-10.17, MA-12.1, MA-14.2: no farther, no more.
    Stop,
    /// MA-23.11, MA-18.2: points instead.
    TakePoints,
    /// MA-23.11: doubloons instead.
    TakeDoubloons,
    /// MA-23.11: always this.
    Always { take: Hosting },
    /// MA-23.11: the standing answer is withdrawn.
    Ask,
    /// MA-9.1, MA-17.2: the city's action, or that of a homeward space.
    City,
    /// MA-14.1.
    Village,
    /// MA-14.5.
    Quest { quest: QuestId },
    /// MA-16.1: the espionage action of this card's spy.
    Spy { card: CardId },
    /// MA-1.5: none of it.
    Skip,
    /// MA-9.2.
    Deliver { card: CardId },
    /// MA-9.1: what is offered.
    Perform,
    /// MA-13.1, MA-17.2, MA-21.12: one of several ways, from 1.
    Way { way: u8 },
    /// MA-26.2: the price is paid.
    Pay,
    /// MA-26.3: with identical goods of this kind.
    PayGood { good: Good },
    /// MA-14.6: this hand card pays.
    Spend { card: CardId },
    /// MA-21.14: a disc of this area.
    Disc { area: Area },
    /// MA-11.1, MA-25.2.
    Nation { nation: Nation },
    /// MA-25.2: a cube on this village.
    Settle { place: Place },
    /// MA-23.2.
    Token { token: Token },
    /// MA-25.7: so many spies.
    Spies { count: u8 },
    /// MA-14.2 (B).
    TakeDoubloon,
    /// MA-14.2 (A).
    DiscardHand,
    /// MA-14.2 (C), MA-22.2.
    Buy { card: CardId },
    /// MA-27.1.
    Invest { building: Building },
    /// MA-21.9 to MA-21.11.
    UseArea { area: Area },
    /// MA-24.2, MA-25.5.
    UseCard { card: CardId },
    /// MA-10.1: a pile, from 1.
    Reveal { pile: u8 },
    /// MA-10.2.
    Fight { nation: Nation },
    /// MA-10.8.
    SpendCombat,
    /// MA-10.8.
    SpendSpy,
    /// MA-10.12: so much influence.
    Influence { steps: u8 },
    /// MA-10.13.
    Annex { place: Place },
    /// MA-21.8: U7.
    Raid { place: Place },
    /// MA-24.3.
    CombatCard { card: CardId },
    /// MA-30.6: a space of L6, from 1.
    Sea { space: u8 },
    /// MA-30.8.
    Mine,
    /// MA-12.1: the next space.
    Explore { space: Space },
    /// MA-8.1.
    Draw,
    /// MA-8.1: a face-up card.
    Take { card: CardId },
    /// MA-20.2: an objective, from 1.
    Objective { number: u8 },
    /// MA-23.12.
    SpyToCombat,
    /// MA-30.9: a disc tile.
    UseTile { legacy: Legacy },
    /// MA-29.12: a skull tile leaves.
    Cure { legacy: Legacy },
    /// MA-29.36: a ballot.
    Vote { choice: Choice },
    /// MA-29.36: a ballot for neither.
    Abstain,
    /// MA-29.37, MA-29.41: the reader's decision.
    Decide { choice: Choice },
}

engine::every!(Action {
    Plan { card },
    Drop { card },
    Career { career },
    Sail { to },
    Stop,
    TakePoints,
    TakeDoubloons,
    Always { take },
    Ask,
    City,
    Village,
    Quest { quest },
    Spy { card },
    Skip,
    Deliver { card },
    Perform,
    Way { way },
    Pay,
    PayGood { good },
    Spend { card },
    Disc { area },
    Nation { nation },
    Settle { place },
    Token { token },
    Spies { count },
    TakeDoubloon,
    DiscardHand,
    Buy { card },
    Invest { building },
    UseArea { area },
    UseCard { card },
    Reveal { pile },
    Fight { nation },
    SpendCombat,
    SpendSpy,
    Influence { steps },
    Annex { place },
    Raid { place },
    CombatCard { card },
    Sea { space },
    Mine,
    Explore { space },
    Draw,
    Take { card },
    Objective { number },
    SpyToCombat,
    UseTile { legacy },
    Cure { legacy },
    Vote { choice },
    Abstain,
    Decide { choice },
});

impl Maracaibo {
    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        match self.step() {
            None => Turn::Over,
            // MA-4.6: against Jeanne there is nobody to choose at the same time.
            Some(Step::Split | Step::Choose) if self.players.len() == 1 => Turn::One(Seat(0)),
            Some(Step::Split | Step::Choose) => Turn::Several(self.undecided()),
            Some(Step::Host { seat }) => Turn::One(seat),
            Some(Step::Ballot { .. }) => Turn::Several(self.unvoted()),
            Some(_) => Turn::One(self.active),
        }
    }

    /// Whether the seat is awaited.
    #[inline]
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        seat.index() < self.players.len() && self.turn_now().actors().has(seat)
    }

    /// The choices of the seat now, in a fixed order.
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let Some(step) = self.step() else { return };
        if !self.awaits(seat) {
            return;
        }
        match step {
            Step::Split => return self.legal_split(seat, out),
            Step::Choose => {
                return out.extend(self.player(seat).offered.iter().map(|career| Action::Career { career }));
            }
            // MA-29.39: a vote changes no points, so nothing else is possible beside it.
            Step::Ballot { .. } => {
                out.extend(Choice::ALL.map(|choice| Action::Vote { choice }));
                return out.push(Action::Abstain);
            }
            Step::Decide { .. } => {
                return out.extend(Choice::ALL.map(|choice| Action::Decide { choice }));
            }
            Step::Tile { legacy } => self.legal_tile(legacy, out),
            Step::TileDisc { .. } => self.legal_discs(true, out),
            Step::Skull => self.legal_skulls(out),
            Step::Draw => self.legal_draw(out),
            Step::Finish => out.push(Action::Stop),
            Step::Sail { left, spent, again, set } => self.legal_sail(left, spent, again, set, out),
            Step::Host { .. } => out.extend([
                Action::TakePoints,
                Action::TakeDoubloons,
                Action::Always { take: Hosting::Points },
                Action::Always { take: Hosting::Doubloons },
            ]),
            Step::Main { .. } => self.legal_main(out),
            Step::Deliver => self.legal_deliver(out),
            Step::City => {
                if self.may_act_in_city().is_ok() {
                    out.push(Action::Perform);
                }
                out.push(Action::Skip);
            }
            Step::Either { origin } => self.legal_ways(origin, out),
            Step::Offer { origin, at } => self.legal_offer(origin, at, out),
            Step::Same { cards } => self.legal_same(cards, out),
            Step::Settle { due } => self.legal_settle(&due, out),
            Step::Disc { market } => self.legal_discs(market, out),
            Step::Nation { purpose } => self.legal_nations(purpose, out),
            Step::Settlement { .. } => self.legal_settlements(out),
            Step::AnyToken => self.legal_tokens(out),
            Step::SpyIncome => out.extend((0..=self.me().spies).map(|count| Action::Spies { count })),
            Step::Village { .. } => self.legal_village(out),
            Step::Pile => self.legal_piles(out),
            Step::Banner { token } => self.legal_banners(token, out),
            Step::Fight { nation, value, .. } => self.legal_fight(nation, value, out),
            Step::Explore { moved, .. } => self.legal_explore(moved, out),
            Step::SpaceQuest => {
                if self.may_fulfil_here().is_ok() {
                    out.push(Action::Perform);
                }
                out.push(Action::Skip);
            }
            Step::Purchase => {
                self.legal_purchases(out);
                out.push(Action::TakePoints);
            }
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
        if self.is_phase_b() {
            self.legal_free(out);
        }
        if self.may_turn_spy(seat).is_ok() {
            out.push(Action::SpyToCombat);
        }
    }

    /// Whether the seat may do this now, and if not, what forbids it.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let Some(step) = self.step() else { return Err(Why::Over) };
        if !self.awaits(seat) {
            return Err(Why::NotYours(clause_of(step)));
        }
        match (step, action) {
            (Step::Split, Action::Plan { card } | Action::Drop { card }) => {
                self.may_split(seat, matches!(action, Action::Plan { .. }), card)
            }
            (Step::Choose, Action::Career { career }) => {
                if self.player(seat).offered.has(career) {
                    Ok(())
                } else {
                    Err(Why::NotOffered { career })
                }
            }
            (Step::Ballot { .. }, Action::Vote { .. } | Action::Abstain) => Ok(()),
            (Step::Decide { .. }, Action::Decide { .. }) => Ok(()),
            (Step::Decide { .. }, Action::Abstain) => Err(Why::MustDecide),
            (Step::Split | Step::Choose | Step::Ballot { .. } | Step::Decide { .. }, _) => {
                Err(Why::NotNow(clause_of(step)))
            }
            (_, Action::SpyToCombat) => self.may_turn_spy(seat),
            (_, Action::Plan { card }) => self.may_plan(card),
            (_, Action::Objective { number }) => self.may_complete(number),
            (Step::Draw, Action::Draw | Action::Take { .. } | Action::Stop) => self.may_draw(action),
            (Step::Finish, Action::Stop) => Ok(()),
            (Step::Sail { left, spent, .. }, Action::Sail { to }) => self.may_sail(left, spent, to),
            (Step::Sail { spent, .. }, Action::Stop) => self.may_stop(spent),
            (Step::Sail { spent: 0, again: true, .. }, Action::Skip) => Ok(()),
            (Step::Sail { spent, again, set, .. }, Action::Always { .. } | Action::Ask) => {
                self.may_change_habit(spent, again, set, action)
            }
            (Step::Host { .. }, Action::TakePoints | Action::TakeDoubloons | Action::Always { .. }) => Ok(()),
            (Step::Main { .. }, Action::City) => self.may_city(),
            (Step::Main { .. }, Action::Village) => self.may_village(),
            (Step::Main { .. }, Action::Quest { quest }) => self.may_quest(quest),
            (Step::Main { .. }, Action::Spy { card }) => self.may_spy(card),
            (
                Step::Main { .. }
                | Step::Deliver
                | Step::City
                | Step::Either { .. }
                | Step::Offer { .. }
                | Step::Nation { .. }
                | Step::Settlement { .. }
                | Step::AnyToken
                | Step::Pile
                | Step::SpaceQuest
                | Step::Disc { market: false }
                | Step::Tile { .. }
                | Step::Skull
                | Step::Explore { moved: false, .. },
                Action::Skip,
            ) => Ok(()),
            (Step::Disc { market: true } | Step::TileDisc { .. }, Action::Skip) => Err(Why::DiscDue),
            (Step::Tile { legacy: here }, Action::UseTile { legacy }) => self.may_use_tile(here, legacy),
            (Step::TileDisc { .. }, Action::Disc { area }) => self.may_remove(area),
            (Step::Skull, Action::Cure { legacy }) => self.may_cure(legacy),
            (Step::Deliver, Action::Deliver { card }) => self.may_deliver(card),
            (Step::City, Action::Perform) => self.may_act_in_city(),
            (Step::Either { origin }, Action::Way { way }) => self.may_go(origin, way),
            (Step::Offer { origin, at }, Action::Pay | Action::PayGood { .. }) => {
                self.may_accept(origin, at, action)
            }
            (Step::Same { cards }, Action::PayGood { good }) => self.may_pay_same(cards, good),
            (Step::Settle { due }, Action::Spend { card }) => self.may_spend(&due, card),
            (Step::Disc { .. }, Action::Disc { area }) => self.may_remove(area),
            (Step::Nation { purpose }, Action::Nation { nation }) => self.may_choose_nation(purpose, nation),
            (Step::Settlement { .. }, Action::Settle { place }) => self.may_settle(place),
            (Step::AnyToken, Action::Token { token }) => self.may_take_token(token),
            (Step::SpyIncome, Action::Spies { count }) => {
                let held = self.me().spies;
                if count <= held {
                    Ok(())
                } else {
                    Err(Why::Spies { clause: "MA-25.7", needed: count, held })
                }
            }
            (Step::Village { .. }, Action::TakeDoubloon | Action::Stop) => Ok(()),
            (Step::Village { .. }, Action::DiscardHand) => self.may_discard_hand(),
            (Step::Village { .. } | Step::Purchase, Action::Buy { card }) => self.may_buy(card),
            (Step::Village { .. } | Step::Purchase, Action::Invest { building }) => self.may_invest(building),
            (Step::Village { .. }, Action::UseArea { area }) => self.may_use_area(area),
            (Step::Village { .. }, Action::UseCard { card }) => self.may_use_card(card),
            (Step::Purchase, Action::TakePoints) => Ok(()),
            (Step::Pile, Action::Reveal { pile }) => self.may_reveal(pile),
            (Step::Pile, Action::Perform) => self.may_fight_bare(),
            (Step::Banner { token }, Action::Fight { nation }) => self.may_fight_for(token, nation),
            (Step::Fight { nation, value, .. }, _) => self.may_in_combat(nation, value, step, action),
            (Step::Explore { .. }, Action::Explore { space }) => self.may_explore(space),
            (Step::Explore { moved: true, .. }, Action::Stop) => Ok(()),
            (Step::Explore { .. }, Action::Stop) => Err(Why::ExploreFirst),
            (Step::SpaceQuest, Action::Perform) => self.may_fulfil_here(),
            (step, action) => Err(not_now(step, self.stage() == Stage::Scoring, action)),
        }
    }

    /// Carries out a legal choice, then all that follows without a choice.
    pub(crate) fn apply_now(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let step = self.step().expect("a step is pending while the game is on");
        match (step, action) {
            (Step::Split, Action::Plan { card } | Action::Drop { card }) => self.split(seat, card, journal),
            (Step::Choose, Action::Career { career }) => self.choose_career(seat, career, journal),
            (_, Action::SpyToCombat) => self.turn_spy(seat, journal),
            (_, Action::Plan { card }) => self.plan(card, journal),
            (_, Action::Objective { number }) => self.complete(number, journal),
            (Step::Draw, _) => self.draw_choice(action, journal),
            (Step::Finish, _) => {
                self.steps.pop();
            }
            (Step::Sail { .. }, _) => self.sail_choice(step, action, journal),
            (Step::Host { .. }, _) => self.host_choice(seat, action, journal),
            (Step::Main { .. }, _) => self.main_choice(step, action, journal),
            (Step::Deliver, _) => self.deliver_choice(action, journal),
            (Step::City, _) => {
                self.steps.pop();
                if action == Action::Perform {
                    self.act_in_city(journal);
                }
            }
            (Step::Either { origin }, _) => {
                self.steps.pop();
                if let Action::Way { way } = action {
                    let at = self.way_start(origin, way).expect("one of the ways");
                    self.steps.push(Step::Run { origin, at });
                }
            }
            (Step::Offer { origin, at }, _) => self.answer_offer(origin, at, action, journal),
            (Step::Same { cards }, Action::PayGood { good }) => {
                self.steps.pop();
                self.charge_same(cards, good);
            }
            (Step::Settle { due }, Action::Spend { card }) => self.spend(due, card, journal),
            (Step::Disc { market }, _) => {
                self.steps.pop();
                if let Action::Disc { area } = action {
                    self.remove_disc(area, market, journal);
                }
            }
            (Step::Nation { purpose }, _) => {
                self.steps.pop();
                if let Action::Nation { nation } = action {
                    self.choose_nation(purpose, nation, journal);
                }
            }
            (Step::Settlement { nation, colony }, _) => {
                self.steps.pop();
                self.settle_village(nation, colony, action, journal);
            }
            (Step::AnyToken, _) => {
                self.steps.pop();
                if let Action::Token { token } = action {
                    self.gain_token(token, journal);
                }
            }
            (Step::SpyIncome, Action::Spies { count }) => {
                self.steps.pop();
                self.put_income_spies(count, journal);
            }
            (Step::Village { left }, _) => self.village_choice(left, action, journal),
            (Step::Pile, _) => self.pile_choice(action, journal),
            (Step::Banner { token }, Action::Fight { nation }) => self.raise_banner(token, nation, journal),
            (Step::Fight { token, nation, value }, _) => {
                self.fight_choice(token, nation, value, action, journal);
            }
            (Step::Explore { left, .. }, _) => self.explore_choice(left, action, journal),
            (Step::SpaceQuest, _) => {
                self.steps.pop();
                if action == Action::Perform {
                    self.fulfil_here(journal);
                }
            }
            (Step::Purchase, _) => self.purchase_choice(action, journal),
            (Step::Tile { legacy }, _) => self.tile_choice(legacy, action, journal),
            (Step::TileDisc { legacy }, Action::Disc { area }) => self.put_disc(legacy, area, journal),
            (Step::Skull, _) => {
                self.steps.pop();
                if let Action::Cure { legacy } = action {
                    self.lift_tile(legacy, journal);
                }
            }
            (Step::Ballot { card }, Action::Vote { .. } | Action::Abstain) => {
                self.cast(card, seat, action, journal);
            }
            (Step::Decide { card }, Action::Decide { choice }) => {
                self.steps.pop();
                journal.note(Event::Decided { seat, card, choice, ours: self.is_ours() });
                self.choose_path(card, choice);
            }
            (step, action) => unreachable!("{action:?} is no choice at {step:?}"),
        }
        self.settle(journal);
    }

    /// Puts another step in the place of the present one.
    #[inline]
    pub(crate) fn replace_step(&mut self, step: Step) {
        *self.steps.last_mut().expect("a step is pending") = step;
    }

    /// Carries out what goes by itself, until somebody must choose or the game is over.
    pub(crate) fn settle(&mut self, journal: &mut impl Journal<Event>) {
        while let Some(step) = self.step() {
            let waits = match step {
                Step::Choose
                | Step::Host { .. }
                | Step::Main { .. }
                | Step::Deliver
                | Step::City
                | Step::Either { .. }
                | Step::Offer { .. }
                | Step::Same { .. }
                | Step::Settle { .. }
                | Step::Disc { .. }
                | Step::Nation { .. }
                | Step::Settlement { .. }
                | Step::AnyToken
                | Step::SpyIncome
                | Step::Pile
                | Step::Banner { .. }
                | Step::Fight { .. }
                | Step::Explore { .. }
                | Step::SpaceQuest
                | Step::Tile { .. }
                | Step::Skull
                | Step::Ballot { .. }
                | Step::Decide { .. }
                | Step::Purchase => true,
                Step::Split => true,
                // MA-9.3 (ruling): without a disc to move there is nothing to wait for.
                Step::TileDisc { .. } => self.goes_on(self.has_legal_disc()),
                Step::Check { first, jeanne } => self.check_on(first, jeanne, journal),
                Step::EndTurn => self.end_turn(journal),
                Step::EndJeanne => self.end_jeanne(journal),
                Step::Draw => self.draw_on(journal),
                // MA-7.3: nothing to wait for without a free action.
                Step::Finish => self.goes_on(self.has_free_action()),
                Step::Sail { left, spent, .. } => self.sail_on(left, spent),
                Step::Land { spent } => self.land(spent, journal),
                Step::Unused { place, spies } => self.score_unused(place, spies, journal),
                Step::Run { origin, at } => self.run(origin, at, journal),
                Step::Village { left } => self.goes_on(left > 0),
                Step::Bought { card } => self.put_down(card, journal),
                Step::Track { quest } => self.put_on_track(quest, journal),
                Step::Pier => self.lay_pier_quest(journal),
                Step::Arrive => self.arrive(journal),
                Step::JeanneActs { card } => self.jeanne_acts(card, journal),
                Step::Score { first, jeanne, asked } => self.score_on(first, jeanne, asked, journal),
            };
            if waits {
                return;
            }
        }
    }

    /// Ends the present step unless it goes on; tells whether it waits.
    #[inline]
    fn goes_on(&mut self, on: bool) -> bool {
        if !on {
            self.steps.pop();
        }
        on
    }

    /// MA-23.12: whether the seat may turn a spy into combat points before its decision.
    #[inline]
    pub(crate) fn may_turn_spy(&self, seat: Seat) -> Result<(), Why> {
        let player = self.player(seat);
        if matches!(self.step(), Some(Step::Settle { .. } | Step::Same { .. })) {
            return Err(Why::Paying);
        }
        if self.count(player, Trait::SpyToCombat) == 0 {
            return Err(Why::NoSpyToCombat);
        }
        if player.spies == 0 { Err(Why::Spies { clause: "MA-23.12", needed: 1, held: 0 }) } else { Ok(()) }
    }

    /// MA-23.12: a spy goes back to the supply for combat points.
    fn turn_spy(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let gain = self.tables().numbers.spy_to_combat;
        let player = self.player_mut(seat);
        player.spies -= 1;
        player.supply += 1;
        journal.note(Event::SpyTurned { seat });
        self.gain_combat(seat, gain, journal);
    }
}
