//! Chapters MA-6, MA-7 and MA-16: sailing, stops, main and free actions, spies on the board; HOST of MA-23.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Habit, Journal, Seat};

use crate::data::{Lane, PlaceKind, Trait};
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{CardId, Legacy, Place, QuestId, Space};
use crate::refusal::Why;
use crate::state::{Hosting, Maracaibo, Player, Step};
use crate::turn::Action;

impl Maracaibo {
    /// MA-1.8: whether a location has an action.
    #[inline]
    pub fn is_city(&self, place: Place) -> bool {
        match self.tables().place(place).kind {
            PlaceKind::City | PlaceKind::Homeward => true,
            // MA-30.3: none in an epidemic.
            PlaceKind::TileCity => place != Place::CARTAGENA || !self.has_legacy(Legacy::L3),
            PlaceKind::Inland => self.is_there(place),
            // MA-30.1: L1 makes Puerto Cabezas a city.
            PlaceKind::Village => place == Place::PUERTO_CABEZAS && self.has_legacy(Legacy::L1),
            PlaceKind::Start => false,
        }
    }

    /// MA-1.8: whether a location is a village.
    #[inline]
    pub fn is_village(&self, place: Place) -> bool {
        self.tables().place(place).kind == PlaceKind::Village && !self.is_city(place)
    }

    /// Whether a location is in play: 9a and 16a come with legacy tiles.
    #[inline]
    pub fn is_there(&self, place: Place) -> bool {
        let row = self.tables().place(place);
        row.kind != PlaceKind::Inland || row.legacy.is_some_and(|legacy| self.has_legacy(legacy))
    }

    /// Whether an explorer has reached or passed a space.
    #[inline]
    pub(crate) fn has_reached(&self, explorer: Space, space: Space) -> bool {
        self.tables().has_reached(explorer, space)
    }

    /// MA-30.4, MA-30.7: whether an explorer opens a location to its owner.
    #[inline]
    pub(crate) fn opens(&self, explorer: Space, place: Place) -> bool {
        self.tables().place(place).explorer.is_none_or(|space| self.has_reached(explorer, space))
    }

    /// MA-6.2: the lanes that leave a location now, with their prices.
    #[inline]
    pub(crate) fn lanes(&self, from: Place) -> impl Iterator<Item = (&'static Lane, u8)> + '_ {
        let round = self.round;
        self.tables().place(from).exits.iter().filter_map(move |lane| {
            let open = (lane.round_first..=lane.round_last).contains(&round)
                && lane.legacy.is_none_or(|legacy| self.has_legacy(legacy));
            // MA-30.2.
            let cost = match lane.dear {
                Some((legacy, dear)) if self.has_legacy(legacy) => dear,
                _ => lane.cost,
            };
            open.then_some((lane, cost))
        })
    }

    /// MA-6.5: whether every ship must stop here.
    #[inline]
    pub(crate) fn has_hand(&self, place: Place) -> bool {
        self.tables().place(place).kind == PlaceKind::Homeward
    }

    /// MA-6.3, MA-6.7, MA-6.9: whether the ship may go there with so many points left and spent.
    pub(crate) fn may_sail(&self, left: u8, spent: u8, to: Place) -> Result<(), Why> {
        let (_, cost) = self
            .lanes(self.me().ship)
            .find(|(lane, _)| lane.to == to)
            .ok_or(Why::NoLane { from: self.me().ship, to })?;
        if cost > left {
            return Err(Why::LanePrice { cost, left });
        }
        if !self.opens(self.me().explorer, to) {
            let out = self.lanes(to).map(|(_, cost)| cost).min().unwrap_or(u8::MAX);
            if out > left - cost {
                return Err(Why::NoEntry { place: to });
            }
        }
        // MA-30.11: who cannot pay must stop.
        let (toll, held) = (self.toll_at(self.me().ship, spent), self.me().doubloons);
        if held < toll.into() {
            return Err(Why::Doubloons { clause: "MA-30.11", needed: toll, held });
        }
        Ok(())
    }

    /// MA-6.1: at least one step; MA-30.4: not in a city that is closed to the player.
    pub(crate) fn may_stop(&self, spent: u8) -> Result<(), Why> {
        if spent == 0 {
            return Err(Why::MustSail);
        }
        self.may_use_inland(self.me().ship)
    }

    /// MA-30.4, MA-30.7: whether who acts may stop at a location or place a cube there.
    pub(crate) fn may_use_inland(&self, place: Place) -> Result<(), Why> {
        if self.opens(self.me().explorer, place) {
            return Ok(());
        }
        let town = self.tables().place(place).legacy == Some(Legacy::L4);
        Err(Why::Inland { place, clause: if town { "MA-30.4" } else { "MA-30.7" } })
    }

    pub(crate) fn legal_sail(&self, left: u8, spent: u8, again: bool, set: bool, out: &mut Vec<Action>) {
        let lanes = self.lanes(self.me().ship).map(|(lane, _)| lane.to);
        out.extend(lanes.filter(|&to| self.may_sail(left, spent, to).is_ok()).map(|to| Action::Sail { to }));
        if self.may_stop(spent).is_ok() {
            out.push(Action::Stop);
        }
        if again && spent == 0 {
            out.push(Action::Skip);
        }
        for action in [
            Action::Always { take: Hosting::Points },
            Action::Always { take: Hosting::Doubloons },
            Action::Ask,
        ] {
            if self.may_change_habit(spent, again, set, action).is_ok() {
                out.push(action);
            }
        }
    }

    /// MA-23.11: a standing answer is changed at the start of a turn, once.
    pub(crate) fn may_change_habit(
        &self,
        spent: u8,
        again: bool,
        set: bool,
        action: Action,
    ) -> Result<(), Why> {
        let player = self.me();
        if self.count(player, Trait::Host) == 0 {
            return Err(Why::NoHost);
        }
        if spent > 0 || again || set {
            return Err(Why::HabitLater);
        }
        if player.hosting == habit_of(action) { Err(Why::SameHabit) } else { Ok(()) }
    }

    pub(crate) fn sail_choice(&mut self, step: Step, action: Action, journal: &mut impl Journal<Event>) {
        let Step::Sail { left, spent, again, .. } = step else { unreachable!("the ship sails") };
        let seat = self.active;
        match action {
            Action::Sail { to } => {
                let place = self.me().ship;
                // MA-16.3: a location that is left without a stop is passed.
                if spent > 0 {
                    let spies = self.unused_at(place);
                    self.score_spies(place, spies, journal);
                }
                // MA-30.11.
                self.pay_doubloons(seat, self.toll_at(place, spent), journal);
                let (_, cost) = self.lanes(place).find(|(lane, _)| lane.to == to).expect("a lane");
                let player = self.me_mut();
                player.ship = to;
                player.visited.insert(to);
                journal.note(Event::Sailed { seat, to });
                // MA-6.5: hands cannot be passed.
                let left = if self.has_hand(to) { 0 } else { left - cost };
                self.replace_step(Step::Sail { left, spent: spent + cost, again, set: true });
            }
            Action::Stop => {
                if !again {
                    self.sailed = spent;
                }
                self.replace_step(Step::Land { spent });
            }
            Action::Always { .. } | Action::Ask => {
                self.set_habit(seat, action, journal);
                self.replace_step(Step::Sail { left, spent, again, set: true });
            }
            _ => {
                self.steps.pop();
            }
        }
    }

    /// Without points the ship stops by itself; tells whether the step waits.
    pub(crate) fn sail_on(&mut self, left: u8, spent: u8) -> bool {
        if left > 0 || spent == 0 {
            return true;
        }
        if let Some(Step::Sail { again: false, .. }) = self.step() {
            self.sailed = spent;
        }
        self.replace_step(Step::Land { spent });
        false
    }

    /// MA-7.6: the order of things on a stop.
    pub(crate) fn land(&mut self, spent: u8, journal: &mut impl Journal<Event>) -> bool {
        let seat = self.active;
        let place = self.me().ship;
        journal.note(Event::Stopped { seat, place, spent });
        let spies = self.unused_at(place);
        self.replace_step(Step::Unused { place, spies });
        self.steps.push(Step::Main { spent });
        self.ultimate = false;
        // MA-30.5, MA-30.9, MA-30.13.
        let here = self.legacies & self.tables().place(place).laid;
        if !here.is_empty() {
            self.meet_tiles(here);
        }
        self.call_hosts(place, journal);
        false
    }

    /// MA-23.11: whoever has a spy here and the card is asked, unless there is a standing answer.
    pub(crate) fn call_hosts(&mut self, place: Place, journal: &mut impl Journal<Event>) {
        for seat in self.active.around(self.players.len()) {
            let player = self.player(seat);
            let hosts = self.count(player, Trait::Host);
            if hosts == 0 || self.spies_at(player, place).is_empty() {
                continue;
            }
            match player.hosting.answer() {
                Some(take) => (0..hosts).for_each(|_| self.host(seat, take, journal)),
                None => (0..hosts).for_each(|_| self.steps.push(Step::Host { seat })),
            }
        }
    }

    /// Whose ship has stopped, and where; nobody's is Jeanne's.
    pub(crate) fn guest(&self) -> (Option<Seat>, Place) {
        match self.jeanne {
            Some(jeanne) if self.steps.contains(&Step::EndJeanne) => (None, jeanne.ship),
            _ => (Some(self.active), self.me().ship),
        }
    }

    fn host(&mut self, seat: Seat, take: Hosting, journal: &mut impl Journal<Event>) {
        let numbers = &self.tables().numbers;
        let (guest, place) = self.guest();
        journal.note(Event::Hosted { seat, guest, place });
        match take {
            Hosting::Points => self.score(seat, numbers.host_points.into(), journal),
            Hosting::Doubloons => self.gain_doubloons(seat, numbers.host_doubloons.into(), journal),
        }
    }

    fn set_habit(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let habit = habit_of(action);
        self.player_mut(seat).hosting = habit;
        journal.note(Event::HabitSet { seat, habit });
    }

    pub(crate) fn host_choice(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let take = match action {
            Action::TakePoints => Hosting::Points,
            Action::TakeDoubloons => Hosting::Doubloons,
            _ => {
                self.set_habit(seat, action, journal);
                self.player(seat).hosting.answer().expect("a standing answer")
            }
        };
        self.host(seat, take, journal);
    }

    // Spies on the board.

    /// MA-16.3, MA-16.6: spies of who acts that count at a location now.
    #[inline]
    fn unused_at(&self, place: Place) -> u8 {
        (self.spies_at(self.me(), place) - self.me().late).len()
    }

    fn score_spies(&mut self, place: Place, spies: u8, journal: &mut impl Journal<Event>) {
        if spies > 0 {
            let seat = self.active;
            journal.note(Event::SpiesUnused { seat, place, spies });
            let points = u16::from(spies) * u16::from(self.tables().numbers.spy_points);
            self.score(seat, points, journal);
        }
    }

    /// MA-16.3: when the main action is over or declined.
    pub(crate) fn score_unused(
        &mut self,
        place: Place,
        spies: u8,
        journal: &mut impl Journal<Event>,
    ) -> bool {
        self.steps.pop();
        self.score_spies(place, spies, journal);
        false
    }

    /// MA-16.3, MA-16.5: spies that the ship did not reach in this round.
    pub fn unreached_spies(&self, player: &Player) -> u8 {
        let tables = self.tables();
        let spies = (player.owned & tables.having(Trait::Spying)) - player.late;
        let missed = spies
            .iter()
            .filter(|&card| tables.card(card).spy_at.is_some_and(|place| !player.visited.has(place)));
        missed.count() as u8
    }

    /// MA-16.3: the end of the round.
    pub(crate) fn score_unreached(&mut self, journal: &mut impl Journal<Event>) {
        let points = u16::from(self.tables().numbers.spy_points);
        for seat in Seat::all(self.players.len()) {
            let spies = self.unreached_spies(self.player(seat));
            if spies > 0 {
                journal.note(Event::SpiesUnreached { seat, spies });
                self.score(seat, u16::from(spies) * points, journal);
            }
        }
    }

    // The main action.

    pub(crate) fn may_city(&self) -> Result<(), Why> {
        let place = self.me().ship;
        if !self.is_city(place) {
            return Err(Why::NoCity { place, epidemic: self.is_sick(place) });
        }
        // MA-30.1: the pier alone has an action with a price.
        if self.city_origin(place).is_none() { self.may_use_pier() } else { Ok(()) }
    }

    pub(crate) fn may_village(&self) -> Result<(), Why> {
        let place = self.me().ship;
        if !self.is_village(place) {
            return Err(Why::NoVillage { place });
        }
        // MA-30.12.
        if self.is_sick(place) { Err(Why::Sick { place }) } else { Ok(()) }
    }

    /// MA-14.5, MA-14.6, MA-15.1: a quest or story tile where the ship is.
    pub(crate) fn may_quest(&self, quest: QuestId) -> Result<(), Why> {
        let place = self.me().ship;
        if !self.quests.iter().any(|one| one.place == place && one.quest == quest) {
            return Err(Why::NoQuest { quest });
        }
        let row = self.quest_row(quest).ok_or(Why::NoQuest { quest })?;
        self.affords(&row.price, self.me().hand, "MA-14.6")
    }

    /// MA-16.1, MA-16.2: an own spy where the ship is, placed before.
    pub(crate) fn may_spy(&self, card: CardId) -> Result<(), Why> {
        let player = self.me();
        if !self.spies_at(player, player.ship).has(card) {
            return Err(Why::NoSpy { card });
        }
        if player.late.has(card) { Err(Why::LateSpy { card }) } else { Ok(()) }
    }

    pub(crate) fn legal_main(&self, out: &mut Vec<Action>) {
        let place = self.me().ship;
        if self.may_city().is_ok() {
            out.push(Action::City);
        } else if self.may_village().is_ok() {
            out.push(Action::Village);
        }
        for one in self.quests.iter().filter(|one| one.place == place) {
            if self.may_quest(one.quest).is_ok() {
                out.push(Action::Quest { quest: one.quest });
            }
        }
        let spies = self.spies_at(self.me(), place) - self.me().late;
        out.extend(spies.iter().map(|card| Action::Spy { card }));
        out.push(Action::Skip);
    }

    pub(crate) fn main_choice(&mut self, step: Step, action: Action, journal: &mut impl Journal<Event>) {
        let Step::Main { spent } = step else { unreachable!("the main action") };
        let seat = self.active;
        let place = self.me().ship;
        self.steps.pop();
        match action {
            Action::City => {
                journal.note(Event::CityUsed { seat, place });
                self.begin_city(journal);
            }
            Action::Village => {
                let actions = self.village_actions(spent);
                journal.note(Event::VillageUsed { seat, place, actions });
                self.begin_village(actions);
            }
            Action::Quest { quest } => {
                let at = self.quests.iter().position(|one| one.quest == quest).expect("a quest here");
                self.quests.remove(at);
                self.fulfil(quest, journal);
            }
            Action::Spy { card } => {
                if let Some(Step::Unused { spies, .. }) = self.steps.last_mut() {
                    *spies -= 1;
                }
                journal.note(Event::Spied { seat, card, place });
                let spying = self.tables().card(card).spying.expect("a card with a spy");
                self.start(Origin::Spying(spying));
            }
            _ => journal.note(Event::Declined { seat }),
        }
    }

    // Free actions.

    /// MA-7.3 (a): a free space for a hand card.
    pub(crate) fn may_plan(&self, card: CardId) -> Result<(), Why> {
        if !self.is_phase_b() {
            return Err(self.no_free_action());
        }
        if !self.me().hand.has(card) {
            return Err(Why::NotInHand { card });
        }
        if self.me().free_space().is_none() { Err(Why::PlanningFull) } else { Ok(()) }
    }

    pub(crate) fn no_free_action(&self) -> Why {
        match self.steps.last() {
            Some(Step::Settle { .. } | Step::Same { .. }) => Why::Paying,
            _ if matches!(self.steps.first(), Some(Step::Score { .. })) => Why::NotInScoring,
            _ => Why::OnlyPhaseB,
        }
    }

    pub(crate) fn plan(&mut self, card: CardId, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let space = self.me().free_space().expect("a free space");
        self.leave_hand(card);
        self.me_mut().planning[space] = Some(card);
        journal.note(Event::Planned { seat, card });
    }

    /// Whether there is a free action besides turning spies.
    pub(crate) fn has_free_action(&self) -> bool {
        let player = self.me();
        (player.free_space().is_some() && !player.hand.is_empty())
            || (1..=player.done.len() as u8).any(|number| self.may_complete(number).is_ok())
    }

    pub(crate) fn legal_free(&self, out: &mut Vec<Action>) {
        let player = self.me();
        if player.free_space().is_some() {
            out.extend(player.hand.iter().map(|card| Action::Plan { card }));
        }
        for number in 1..=player.done.len() as u8 {
            if self.may_complete(number).is_ok() {
                out.push(Action::Objective { number });
            }
        }
    }
}

/// The standing answer that an action leaves.
fn habit_of(action: Action) -> Habit<Hosting> {
    match action {
        Action::Always { take } => Habit::Always(take),
        _ => Habit::Ask,
    }
}
