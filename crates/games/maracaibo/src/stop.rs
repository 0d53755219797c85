//! Chapters MA-7 and MA-16: stops, hosts (HOST of MA-23), the main action, spies on the board.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Habit, Journal, Phrase, Seat, Turn, ensure};
use serde::{Deserialize, Serialize};

use crate::data::Trait;
use crate::effect::Origin;
use crate::event::{Event, guest_phrase};
use crate::ids::{CardId, Place, QuestId};
use crate::refusal::Why;
use crate::state::{Hosting, Maracaibo, Player};
use crate::step::{Pending, Prospects, StackPosition, Stage, Step};
use crate::turn::Action;
use crate::view::PendingView;

impl Maracaibo {
    /// MA-23.11: asks each host with a spy here, unless there is a standing answer.
    pub(crate) fn call_hosts(&mut self, place: Place, journal: &mut impl Journal<Event>) {
        for seat in self.active.around(self.players.len()) {
            let player = self.player(seat);
            if self.spies_at(player, place).is_empty() {
                continue;
            }
            let hosts = self.count(player, Trait::Host);
            match player.hosting.answer() {
                Some(take) => (0..hosts).for_each(|_| self.host(seat, take, journal)),
                None => (0..hosts).for_each(|_| self.push(Host { seat })),
            }
        }
    }

    /// The guest whose ship has stopped, and the location. `None` is Jeanne.
    pub(crate) fn guest(&self) -> (Option<Seat>, Place) {
        match self.jeanne {
            Some(jeanne) if self.stage() == Stage::Jeanne => (None, jeanne.ship),
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

    pub(crate) fn set_habit(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let habit = habit_of(action);
        self.player_mut(seat).hosting = habit;
        journal.note(Event::HabitSet { seat, habit });
    }

    // Spies on the board.

    /// MA-16.3, MA-16.6: the number of the active player's spies that can score at a location now.
    #[inline]
    pub(crate) fn unused_at(&self, place: Place) -> u8 {
        (self.spies_at(self.me(), place) - self.me().late).len()
    }

    pub(crate) fn score_spies(&mut self, place: Place, spies: u8, journal: &mut impl Journal<Event>) {
        if spies > 0 {
            let seat = self.active;
            journal.note(Event::SpiesUnused { seat, place, spies });
            let points = u16::from(spies) * u16::from(self.tables().numbers.spy_points);
            self.score(seat, points, journal);
        }
    }

    /// MA-16.3, MA-16.5: the number of spies that the ship did not reach in this round.
    pub fn unreached_spies(&self, player: &Player) -> u8 {
        let tables = self.tables();
        let spies = (player.owned & tables.having(Trait::Spying)) - player.late;
        let missed = spies
            .iter()
            .filter(|&card| tables.card(card).spy_at.is_some_and(|place| !player.visited.has(place)));
        missed.count() as u8
    }

    /// MA-16.3: scores the unreached spies at the end of the round.
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

    fn may_city(&self) -> Result<(), Why> {
        let place = self.me().ship;
        if !self.is_city(place) {
            return Err(Why::NoCity { place, epidemic: self.is_epidemic(place) });
        }
        // MA-30.1: only the pier has an action with a price.
        if self.city_origin(place).is_none() { self.may_use_pier() } else { Ok(()) }
    }

    fn may_village(&self) -> Result<(), Why> {
        let place = self.me().ship;
        if !self.is_village(place) {
            return Err(Why::NoVillage { place, clause: "MA-7.1" });
        }
        // MA-30.12.
        if self.is_sick(place) { Err(Why::Sick { place }) } else { Ok(()) }
    }

    /// MA-14.5, MA-14.6, MA-15.1: the quest or story tile must be at the ship's location and payable.
    fn may_quest(&self, quest: QuestId) -> Result<(), Why> {
        let place = self.me().ship;
        if !self.quests.iter().any(|one| one.place == place && one.quest == quest) {
            return Err(Why::NoQuest { quest });
        }
        let row = self.quest_row(quest).ok_or(Why::NoQuest { quest })?;
        self.affords(&row.price, self.me().hand, "MA-14.6")
    }

    /// MA-16.1, MA-16.2: the spy must be the player's own, at the ship's location, and placed before the stop.
    fn may_spy(&self, card: CardId) -> Result<(), Why> {
        let player = self.me();
        if !self.spies_at(player, player.ship).has(card) {
            return Err(Why::NoSpy { card });
        }
        if player.late.has(card) { Err(Why::LateSpy { card }) } else { Ok(()) }
    }
}

/// The standing answer that an action sets.
pub(crate) fn habit_of(action: Action) -> Habit<Hosting> {
    match action {
        Action::Always { take } => Habit::Always(take),
        _ => Habit::Ask,
    }
}

/// MA-7.6: the ship stops (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Land {
    /// The movement points spent.
    pub(crate) spent: u8,
}

impl Pending for Land {
    fn clause(self) -> &'static str {
        "MA-7.6"
    }

    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        let Self { spent } = self;
        let seat = game.active;
        let place = game.me().ship;
        journal.note(Event::Stopped { seat, place, spent });
        let spies = game.unused_at(place);
        game.replace_step(Unused { place, spies });
        game.push(Main { spent });
        game.ultimate = false;
        // MA-30.5, MA-30.9, MA-30.13.
        let here = game.legacies & game.tables().place(place).laid;
        if !here.is_empty() {
            game.meet_tiles(here);
        }
        game.call_hosts(place, journal);
        false
    }
}

/// MA-23.11: a host chooses the payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Host {
    /// The host, whose spy is at the location of the stop.
    pub(crate) seat: Seat,
}

impl Pending for Host {
    fn clause(self) -> &'static str {
        "MA-23.11"
    }

    fn turn(self, _: &Maracaibo) -> Turn {
        Turn::One(self.seat)
    }

    fn legal(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend([
            Action::TakePoints,
            Action::TakeDoubloons,
            Action::Always { take: Hosting::Points },
            Action::Always { take: Hosting::Doubloons },
        ]);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::TakePoints | Action::TakeDoubloons | Action::Always { .. } => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        let take = match action {
            Action::TakePoints => Hosting::Points,
            Action::TakeDoubloons => Hosting::Doubloons,
            _ => {
                game.set_habit(seat, action, journal);
                game.player(seat).hosting.answer().expect("a standing answer")
            }
        };
        game.host(seat, take, journal);
    }

    fn allows_free_actions(self) -> bool {
        false
    }

    fn is_before_main(self) -> bool {
        true
    }

    fn lists_later_actions(self) -> bool {
        false
    }

    fn rests(self) -> bool {
        true
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("host")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        let (guest, place) = game.guest();
        phrase.with("guest", guest_phrase(guest)).with("place", place.phrase())
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        let points = game.tables().numbers.host_points;
        (action == Action::TakePoints).then(|| Phrase::new("ma-do-points").with("points", points))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Host { seat: self.seat })
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        ensure(self.seat.index() < game.players.len(), "a host has no seat")
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        let below = position.below();
        let fits =
            below.is_before_main() || matches!(below, Step::Main(_) | Step::JeanneActs(_) | Step::Run(_));
        ensure(self.seat.index() < game.players.len() && fits, "a host is asked at the wrong time")
    }
}

/// MA-7.1: choosing the main action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Main {
    /// The movement points that count for it.
    pub(crate) spent: u8,
}

impl Pending for Main {
    fn clause(self) -> &'static str {
        "MA-7.1"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let place = game.me().ship;
        if game.may_city().is_ok() {
            out.push(Action::City);
        } else if game.may_village().is_ok() {
            out.push(Action::Village);
        }
        for one in game.quests.iter().filter(|one| one.place == place) {
            if game.may_quest(one.quest).is_ok() {
                out.push(Action::Quest { quest: one.quest });
            }
        }
        let spies = game.spies_at(game.me(), place) - game.me().late;
        out.extend(spies.iter().map(|card| Action::Spy { card }));
        out.push(Action::Skip);
    }

    fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        let player = game.player(seat);
        out.extend([Action::City, Action::Village]);
        let here = game.quests.iter().filter(|one| one.place == player.ship);
        out.extend(here.map(|one| Action::Quest { quest: one.quest }));
        out.extend(game.spies_at(player, player.ship).iter().map(|card| Action::Spy { card }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::City => game.may_city(),
            Action::Village => game.may_village(),
            Action::Quest { quest } => game.may_quest(quest),
            Action::Spy { card } => game.may_spy(card),
            Action::Skip => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let place = game.me().ship;
        game.steps.pop();
        match action {
            Action::City => {
                journal.note(Event::CityUsed { seat, place });
                game.begin_city(journal);
            }
            Action::Village => {
                let actions = game.village_actions(self.spent);
                journal.note(Event::VillageUsed { seat, place, actions });
                game.begin_village(actions);
            }
            Action::Quest { quest } => {
                let at = game.quests.iter().position(|one| one.quest == quest).expect("a quest here");
                game.quests.remove(at);
                game.fulfil(quest, journal);
            }
            Action::Spy { card } => {
                if let Some(Step::Unused(unused)) = game.steps.last_mut() {
                    unused.spies -= 1;
                }
                journal.note(Event::Spied { seat, card, place });
                let spying = game.tables().card(card).spying.expect("a card with a spy");
                game.start(Origin::Spying(spying));
            }
            _ => journal.note(Event::Declined { seat }),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.mains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("main")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("place", game.me().ship.phrase())
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        match action {
            Action::Village => {
                Some(Phrase::new("ma-do-village").with("actions", game.village_actions(self.spent)))
            }
            Action::Skip => Some(Phrase::new("ma-do-skip-main")),
            _ => None,
        }
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Main { spent: self.spent })
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        ensure(self.spent <= game.tables().numbers.movement, "a ship has sailed too far")?;
        let place = game.me().ship;
        let counted = Unused { place, spies: game.unused_at(place) };
        ensure(position.below() == counted.into(), "the spies of a stop are miscounted")
    }
}

/// MA-16.3: unused spies score after the main action (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Unused {
    /// Their location.
    pub(crate) place: Place,
    /// The number of spies.
    pub(crate) spies: u8,
}

impl Pending for Unused {
    fn clause(self) -> &'static str {
        "MA-16.3"
    }

    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        game.score_spies(self.place, self.spies, journal);
        false
    }

    fn audit(self, game: &Maracaibo, _: StackPosition<'_>) -> Result<(), String> {
        ensure(self.spies <= game.tables().numbers.spies, "too many spies at a location")
    }
}
