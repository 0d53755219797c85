//! Actions, the menu of a turn, and the stack of steps (chapters AR-3 and AR-4).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::aid::RoiAid;
use crate::event::Event;
use crate::ids::{Boat, Colour, Deed, ExpeditionId, MissionId, Row, Scoring};
use crate::market::{Buy, Mission, Reserve};
use crate::refusal::Why;
use crate::send::Send;
use crate::state::{ACTIONS, AuNomDuRoi, Countdown};
use crate::step::{Pending, Step};

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

impl Action {
    /// AR-3.4: whether it is chosen in the menu.
    pub(crate) fn is_of_menu(self) -> bool {
        matches!(
            self,
            Action::Coins | Action::Mission | Action::Buy | Action::Send | Action::EndTurn | Action::Reserve
        )
    }
}

/// D1: the next action; `used` marks the actions chosen in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Menu {
    pub(crate) used: [bool; Deed::ALL.len()],
}

impl Pending for Menu {
    fn clause(self) -> &'static str {
        "AR-3.4"
    }

    fn name(self) -> &'static str {
        "menu"
    }

    fn settle(self, game: &mut AuNomDuRoi, journal: &mut impl Journal<Event>) -> bool {
        // AR-11.8: the player can still play a reserve card.
        let goes_on = AuNomDuRoi::actions_left(self.used) > 0 || game.can_reserve(game.active);
        if !goes_on {
            game.end_turn(journal);
        }
        goes_on
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let deeds = [Action::Coins, Action::Mission, Action::Buy, Action::Send];
        for (deed, action) in Deed::ALL.into_iter().zip(deeds) {
            if game.may_choose(seat, self.used, deed).is_ok() {
                out.push(action);
            }
        }
        if game.can_reserve(seat) {
            out.push(Action::Reserve);
        }
        out.push(Action::EndTurn);
    }

    fn candidates(self, _: &AuNomDuRoi, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Coins, Action::Mission, Action::Buy, Action::Send]);
        out.extend([Action::Reserve, Action::EndTurn]);
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Coins => game.may_choose(seat, self.used, Deed::Coins),
            Action::Mission => game.may_choose(seat, self.used, Deed::Mission),
            Action::Buy => game.may_choose(seat, self.used, Deed::Buy),
            Action::Send => game.may_choose(seat, self.used, Deed::Send),
            Action::Reserve => game.may_reserve(seat),
            Action::EndTurn => Ok(()),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Coins => {
                game.choose(Deed::Coins);
                // AR-4.1.
                let coins = game.tables().numbers.coins_taken;
                game.investor_mut(seat).coins += u16::from(coins);
                journal.note(Event::CoinsTaken { seat, coins });
            }
            Action::Mission => game.start_action(Deed::Mission, Mission),
            Action::Buy => game.start_action(Deed::Buy, Buy { bought: false }),
            Action::Send => game.start_action(Deed::Send, Send { sent: false }),
            Action::Reserve => game.steps.push(Reserve.into()),
            Action::EndTurn => {
                let passed = AuNomDuRoi::actions_left(self.used) as u8;
                journal.note(Event::Passed { seat, actions: passed });
                game.end_turn(journal);
            }
            _ => self.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self, _: &AuNomDuRoi, _: Seat) -> bool {
        AuNomDuRoi::may_use(self.used, Deed::Send).is_ok()
    }

    fn detail(self, _: &AuNomDuRoi, phrase: Phrase) -> Phrase {
        phrase.with("left", AuNomDuRoi::actions_left(self.used))
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        aid.reach = Some(game.reach(seat, self.used, aid));
    }

    fn fits(self, _: &AuNomDuRoi, below: &[Step]) -> bool {
        below.is_empty() && self.used.iter().filter(|&&used| used).count() <= ACTIONS
    }
}

impl AuNomDuRoi {
    /// The seat that decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(self.active) }
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

    /// The pending step, if this seat decides it.
    #[inline]
    pub(crate) fn pending_for(&self, seat: Seat) -> Option<Step> {
        self.step().filter(|_| self.active == seat)
    }

    /// Checks whether the seat may take the action.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let Some(step) = self.step() else { return Err(Why::Over) };
        if self.active != seat {
            return Err(Why::NotYours);
        }
        step.permit(self, seat, action)
    }

    /// AR-3.5: marks the action as used in this turn.
    fn choose(&mut self, deed: Deed) {
        if let Some(Step::Menu(menu)) = self.steps.first_mut() {
            menu.used[deed.index()] = true;
        }
    }

    fn start_action(&mut self, deed: Deed, step: impl Into<Step>) {
        self.choose(deed);
        self.steps.push(step.into());
    }

    /// Replaces the top of the stack.
    pub(crate) fn replace_step(&mut self, step: impl Into<Step>) {
        self.steps.pop();
        self.steps.push(step.into());
    }

    /// Ends actions without a legal choice, and turns without actions.
    pub(crate) fn settle(&mut self, journal: &mut impl Journal<Event>) {
        while let Some(step) = self.step() {
            if step.settle(self, journal) {
                return;
            }
        }
    }

    /// Pops the top of the stack.
    pub(crate) fn pop_step(&mut self) {
        self.steps.pop();
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
}
