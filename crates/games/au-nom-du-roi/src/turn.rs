//! Actions, and the dispatch of engine calls to the pending step (chapters AR-3 and AR-4).
//!
//! This module lists what can happen at each step; the modules of the chapters implement it.

use engine::{Journal, Seat, Turn};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::ids::{Boat, Colour, Deed, ExpeditionId, MissionId, Row, Scoring};
use crate::refusal::{Why, clause_of};
use crate::state::{ACTIONS, AuNomDuRoi, Countdown, Step};

/// A player action. Slots are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "RoiAction")]
pub enum Action {
    /// AR-4.1: the action Take 2 coins.
    Coins,
    /// AR-5.1: the action Take a mission.
    Mission,
    /// AR-6.1: the action Buy boats.
    Buy,
    /// AR-7.1: the action Send boats.
    Send,
    /// AR-11.8: play a reserve card.
    Reserve,
    /// AR-3.6: end the turn.
    EndTurn,
    /// AR-5.1: take this face-up mission.
    Take { slot: u8 },
    /// AR-5.1: draw the top of the pile.
    Draw,
    /// AR-6.2: buy the boat in this slot of the purchase row.
    BuyBoat { slot: u8 },
    /// Stop buying or sending.
    Done,
    /// AR-7.1: send a boat to this expedition.
    To { expedition: ExpeditionId },
    /// AR-9.1: launch this mission from hand.
    Launch { mission: MissionId },
    /// AR-11.4: place this boat, perhaps with a joker card.
    Place {
        boat: Boat,
        #[serde(default, skip_serializing_if = "is_off")]
        #[ts(optional, as = "Option<bool>")]
        card: bool,
    },
    /// Place the joker boat.
    PlaceJoker,
    /// AR-10.2, AR-10.3: set the joker boat's volume and, at an expedition, its colour, perhaps with a joker card.
    Set {
        volume: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        colour: Option<Colour>,
        #[serde(default, skip_serializing_if = "is_off")]
        #[ts(optional, as = "Option<bool>")]
        card: bool,
    },
    /// AR-9.5: engage for this many turns.
    Engage { turns: u8 },
    /// AR-11.8: reserve this boat.
    ReserveBoat { row: Row, slot: u8 },
    /// AR-11.8: reserve this mission.
    ReserveMission { slot: u8 },
}

engine::every!(Action {
    Coins,
    Mission,
    Buy,
    Send,
    Reserve,
    EndTurn,
    Take { slot },
    Draw,
    BuyBoat { slot },
    Done,
    To { expedition },
    Launch { mission },
    Place { boat, card },
    PlaceJoker,
    Set { volume, colour, card },
    Engage { turns },
    ReserveBoat { row, slot },
    ReserveMission { slot },
});

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_off(flag: &bool) -> bool {
    !flag
}

impl AuNomDuRoi {
    /// The seat that decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(self.active) }
    }

    #[inline]
    pub(crate) fn turn_now(&self) -> Turn {
        self.actor().map_or(Turn::Over, Turn::One)
    }

    /// AR-3.4: the number of actions left in the turn.
    pub(crate) fn actions_left(used: [bool; Deed::ALL.len()]) -> usize {
        ACTIONS - used.iter().filter(|&&used| used).count().min(ACTIONS)
    }

    /// AR-3.4, AR-3.5: checks whether the action is still available in this turn.
    #[inline]
    fn may_use(used: [bool; Deed::ALL.len()], deed: Deed) -> Result<(), Why> {
        if Self::actions_left(used) == 0 {
            Err(Why::NoActions)
        } else if used[deed.index()] {
            Err(Why::SameAction { deed })
        } else {
            Ok(())
        }
    }

    /// AR-3.7: checks whether the action can be chosen.
    pub(crate) fn may_choose(
        &self,
        seat: Seat,
        used: [bool; Deed::ALL.len()],
        deed: Deed,
    ) -> Result<(), Why> {
        Self::may_use(used, deed)?;
        match deed {
            Deed::Coins => Ok(()),
            Deed::Mission => self.may_seek_mission(seat),
            Deed::Buy => self.can_buy(seat).then_some(()).ok_or(Why::NothingToBuy),
            Deed::Send => self.can_send(seat).then_some(()).ok_or(Why::NothingToSend),
        }
    }

    /// The legal actions of the seat, in a fixed order.
    pub(crate) fn legal_now(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.actor() != Some(seat) {
            return;
        }
        let Some(step) = self.step() else { return };
        match step {
            Step::Menu { used } => {
                let deeds = [Action::Coins, Action::Mission, Action::Buy, Action::Send];
                for (deed, action) in Deed::ALL.into_iter().zip(deeds) {
                    if self.may_choose(seat, used, deed).is_ok() {
                        out.push(action);
                    }
                }
                if self.can_reserve(seat) {
                    out.push(Action::Reserve);
                }
                out.push(Action::EndTurn);
            }
            Step::Mission => self.legal_missions(seat, out),
            Step::Buy { bought } => {
                self.legal_boats(seat, out);
                if self.can_reserve(seat) {
                    out.push(Action::Reserve);
                }
                if bought {
                    out.push(Action::Done);
                }
            }
            Step::Send { sent } => {
                self.legal_destinations(seat, out);
                if sent {
                    out.push(Action::Done);
                }
            }
            Step::Board { expedition } => self.legal_boarding(seat, expedition, out),
            Step::RigAt { expedition } => self.legal_rigs_at(seat, expedition, out),
            Step::Load => self.legal_loads(seat, out),
            Step::RigOn => self.legal_rigs_on(seat, out),
            Step::Engage => out.extend((1..=3).map(|turns| Action::Engage { turns })),
            Step::Reserve => self.legal_reserves(seat, out),
        }
    }

    /// Checks whether the seat may take the action.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let Some(step) = self.step() else { return Err(Why::Over) };
        if self.actor() != Some(seat) {
            return Err(Why::NotYours);
        }
        match (step, action) {
            (Step::Menu { used }, Action::Coins) => self.may_choose(seat, used, Deed::Coins),
            (Step::Menu { used }, Action::Mission) => self.may_choose(seat, used, Deed::Mission),
            (Step::Menu { used }, Action::Buy) => self.may_choose(seat, used, Deed::Buy),
            (Step::Menu { used }, Action::Send) => self.may_choose(seat, used, Deed::Send),
            (Step::Menu { .. } | Step::Buy { .. }, Action::Reserve) => self.may_reserve(seat),
            (Step::Menu { .. }, Action::EndTurn) => Ok(()),
            (Step::Mission, Action::Take { slot }) => self.may_take(seat, slot),
            (Step::Mission, Action::Draw) => self.may_draw(),
            (Step::Buy { .. }, Action::BuyBoat { slot }) => self.may_buy(seat, slot),
            (Step::Buy { bought: true } | Step::Send { sent: true }, Action::Done) => Ok(()),
            (Step::Buy { .. } | Step::Send { .. }, Action::Done) => Err(Why::AtLeastOne),
            (Step::Send { .. }, Action::To { expedition }) => self.may_send_to(seat, expedition),
            (Step::Send { .. }, Action::Launch { mission }) => self.may_launch(seat, mission),
            (Step::Board { expedition }, Action::Place { boat, card }) => {
                self.may_board(seat, expedition, boat, card)
            }
            (Step::Board { expedition }, Action::PlaceJoker) => self.may_board_joker(seat, expedition),
            (Step::RigAt { expedition }, Action::Set { volume, colour, card }) => {
                self.may_rig_at(seat, expedition, volume, colour, card)
            }
            (Step::Load, Action::Place { boat, card }) => self.may_load(seat, boat, card),
            (Step::Load, Action::PlaceJoker) => self.may_load_joker(seat),
            (Step::RigOn, Action::Set { volume, colour, card }) => {
                self.may_rig_on(seat, volume, colour, card)
            }
            (Step::Engage, Action::Engage { turns }) => {
                // AR-9.5: there are three engagements.
                if (1..=3).contains(&turns) { Ok(()) } else { Err(Why::NoEngagement) }
            }
            (Step::Reserve, Action::ReserveBoat { row, slot }) => self.may_reserve_boat(seat, row, slot),
            (Step::Reserve, Action::ReserveMission { slot }) => self.may_reserve_mission(seat, slot),
            (step, action) => Err(not_now(step, action)),
        }
    }

    /// Carries out a legal action, then everything that follows without a decision.
    pub(crate) fn apply_now(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let step = self.step().expect("a step is pending while the game is on");
        match (step, action) {
            (Step::Menu { .. }, Action::Coins) => {
                self.choose(Deed::Coins);
                // AR-4.1.
                let coins = self.tables().numbers.coins_taken;
                self.investor_mut(seat).coins += u16::from(coins);
                journal.note(Event::CoinsTaken { seat, coins });
            }
            (Step::Menu { .. }, Action::Mission) => self.start_action(Deed::Mission, Step::Mission),
            (Step::Menu { .. }, Action::Buy) => self.start_action(Deed::Buy, Step::Buy { bought: false }),
            (Step::Menu { .. }, Action::Send) => self.start_action(Deed::Send, Step::Send { sent: false }),
            (Step::Menu { .. } | Step::Buy { .. }, Action::Reserve) => self.steps.push(Step::Reserve),
            (Step::Menu { used }, Action::EndTurn) => {
                let passed = Self::actions_left(used) as u8;
                journal.note(Event::Passed { seat, actions: passed });
                self.end_turn(journal);
            }
            (Step::Mission, Action::Take { slot }) => self.take(seat, slot, journal),
            (Step::Mission, Action::Draw) => self.draw(seat, journal),
            (Step::Buy { .. }, Action::BuyBoat { slot }) => self.buy(seat, slot, journal),
            (Step::Buy { .. } | Step::Send { .. }, Action::Done) => self.pop_step(),
            (Step::Send { .. }, Action::To { expedition }) => self.steps.push(Step::Board { expedition }),
            (Step::Send { .. }, Action::Launch { mission }) => self.launch(seat, mission, journal),
            (Step::Board { expedition }, Action::Place { boat, card }) => {
                self.board(seat, expedition, boat, card, journal);
            }
            (Step::Board { expedition }, Action::PlaceJoker) => self.replace_step(Step::RigAt { expedition }),
            (Step::RigAt { expedition }, Action::Set { volume, colour, card }) => {
                self.rig_at(seat, expedition, volume, colour, card, journal);
            }
            (Step::Load, Action::Place { boat, card }) => self.load(seat, boat, card, journal),
            (Step::Load, Action::PlaceJoker) => self.replace_step(Step::RigOn),
            (Step::RigOn, Action::Set { volume, card, .. }) => self.rig_on(seat, volume, card, journal),
            (Step::Engage, Action::Engage { turns }) => self.engage(seat, turns, journal),
            (Step::Reserve, Action::ReserveBoat { row, slot }) => {
                self.reserve_boat(seat, row, slot, journal);
            }
            (Step::Reserve, Action::ReserveMission { slot }) => self.reserve_mission(seat, slot, journal),
            (step, action) => unreachable!("{action:?} is not an action of {step:?}"),
        }
        self.settle(journal);
    }

    /// AR-3.5: marks the action as used in this turn.
    fn choose(&mut self, deed: Deed) {
        if let Some(Step::Menu { used }) = self.steps.first_mut() {
            used[deed.index()] = true;
        }
    }

    fn start_action(&mut self, deed: Deed, step: Step) {
        self.choose(deed);
        self.steps.push(step);
    }

    /// Pops the top of the stack.
    pub(crate) fn pop_step(&mut self) {
        self.steps.pop();
    }

    /// Replaces the top of the stack.
    pub(crate) fn replace_step(&mut self, step: Step) {
        self.steps.pop();
        self.steps.push(step);
    }

    /// Ends actions without a legal choice, and turns without actions.
    fn settle(&mut self, journal: &mut impl Journal<Event>) {
        loop {
            match self.step() {
                Some(Step::Buy { bought: true }) if !self.can_buy(self.active) => self.pop_step(),
                Some(Step::Send { sent: true }) if !self.can_send(self.active) => self.pop_step(),
                // AR-11.8: the player can still play a reserve card.
                Some(Step::Menu { used })
                    if Self::actions_left(used) == 0 && !self.can_reserve(self.active) =>
                {
                    self.end_turn(journal);
                }
                _ => return,
            }
        }
    }

    /// AR-3.2: a turn begins with its upkeep.
    pub(crate) fn begin_turn(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        self.turns += 1;
        self.sent = [0; ExpeditionId::COUNT];
        self.active = seat;
        journal.note(Event::TurnBegan { seat, round: self.round() });
        self.upkeep(seat, journal);
        self.steps.push(Step::default());
    }

    /// AR-3.10: expires reservations, holds due scorings and begins the next turn.
    fn end_turn(&mut self, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let bought = self.used()[Deed::Buy.index()];
        self.steps.clear();
        self.expire_reservations(seat, journal);
        // AR-15.1: only consecutive turns count.
        self.idle_turns = if bought { 0 } else { self.idle_turns + 1 };
        // AR-13.3: the interim scoring is held first.
        for scoring in Scoring::ALL {
            if let Countdown::Due(turns) = self.scorings[scoring.index()] {
                if turns > 1 {
                    self.scorings[scoring.index()] = Countdown::Due(turns - 1);
                    continue;
                }
                self.scorings[scoring.index()] = Countdown::Held;
                match scoring {
                    Scoring::Interim => self.score_interim(journal),
                    Scoring::Final => return self.finish(journal),
                }
            }
        }
        if self.idle_turns >= self.idle_turns_max() {
            return self.finish(journal);
        }
        self.begin_turn(seat.left(self.investors.len()), journal);
    }

    /// AR-15.1: the number of consecutive turns without a purchase that ends the game.
    pub(crate) fn idle_turns_max(&self) -> u8 {
        self.tables().numbers.idle_laps * self.investors.len() as u8
    }

    /// Whether the pending decision starts a turn or a part of it.
    pub(crate) fn rests(&self, _: Seat) -> bool {
        match self.step() {
            Some(Step::Menu { .. } | Step::Buy { bought: true } | Step::Send { sent: true }) | None => true,
            Some(
                Step::Mission
                | Step::Buy { .. }
                | Step::Send { .. }
                | Step::Board { .. }
                | Step::RigAt { .. }
                | Step::Load
                | Step::RigOn
                | Step::Engage
                | Step::Reserve,
            ) => false,
        }
    }

    /// Whether the legal actions of the seat depend on hidden cards: its missions and its unused joker boat.
    pub(crate) fn hides(&self, seat: Seat) -> bool {
        if self.actor() != Some(seat) {
            return false;
        }
        let joker_hidden = !self.investor(seat).joker_shown;
        match self.step() {
            Some(Step::Menu { used }) => Self::may_use(used, Deed::Send).is_ok(),
            Some(Step::Send { .. }) => true,
            Some(Step::Board { .. } | Step::RigAt { .. } | Step::Load | Step::RigOn) => joker_hidden,
            Some(Step::Mission | Step::Buy { .. } | Step::Engage | Step::Reserve) | None => false,
        }
    }
}

/// The reason for refusing an action that the pending step does not offer.
fn not_now(step: Step, action: Action) -> Why {
    let is_menu = matches!(
        action,
        Action::Coins | Action::Mission | Action::Buy | Action::Send | Action::EndTurn | Action::Reserve
    );
    // AR-3.8: an action must be finished before the next one.
    if is_menu { Why::Unfinished } else { Why::NotNow(clause_of(step)) }
}
