//! Chapter MA-6: sailing; sailing again (MA-26.5).

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::MaracaiboAid;
use crate::data::{Lane, PlaceKind, Trait};
use crate::event::Event;
use crate::ids::{Legacy, Place, Space};
use crate::refusal::Why;
use crate::state::{Hosting, Maracaibo};
use crate::step::{Pending, Prospects, StackPosition, Stage, Step};
use crate::stop::{Land, habit_of};
use crate::turn::Action;
use crate::view::PendingView;

impl Maracaibo {
    /// MA-1.8: whether a location is a city now.
    #[inline]
    pub fn is_city(&self, place: Place) -> bool {
        match self.tables().place(place).kind {
            PlaceKind::City | PlaceKind::Homeward => true,
            PlaceKind::TileCity => !self.is_epidemic(place),
            PlaceKind::Inland => self.is_there(place),
            // MA-30.1: L1 makes Puerto Cabezas a city.
            PlaceKind::Village => place == Place::PUERTO_CABEZAS && self.has_legacy(Legacy::L1),
            PlaceKind::Start => false,
        }
    }

    /// MA-30.3: whether an epidemic forbids the city action of a location.
    #[inline]
    pub(crate) fn is_epidemic(&self, place: Place) -> bool {
        place == Place::CARTAGENA && self.has_legacy(Legacy::L3)
    }

    /// MA-1.8: whether a location is a village now.
    #[inline]
    pub fn is_village(&self, place: Place) -> bool {
        self.tables().place(place).kind == PlaceKind::Village && !self.is_city(place)
    }

    /// Whether a location is in play. Locations 9a and 16a need their legacy tiles.
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

    /// MA-30.4, MA-30.7: whether a location is open to the owner of an explorer.
    #[inline]
    pub(crate) fn opens(&self, explorer: Space, place: Place) -> bool {
        self.tables().place(place).explorer.is_none_or(|space| self.has_reached(explorer, space))
    }

    /// MA-6.2: the open lanes from a location, with their prices.
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

    /// MA-6.5: whether a hand forces every ship to stop here.
    #[inline]
    pub(crate) fn has_hand(&self, place: Place) -> bool {
        self.tables().place(place).kind == PlaceKind::Homeward
    }

    /// MA-6.3, MA-6.7, MA-6.9: whether the ship may sail to a location, by the points left and spent.
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
        // MA-30.11: a player who cannot pay must stop.
        let (toll, held) = (self.toll_at(self.me().ship, spent), self.me().doubloons);
        if held < toll.into() {
            return Err(Why::Doubloons { clause: "MA-30.11", needed: toll, held });
        }
        Ok(())
    }

    /// MA-6.1: a ship sails at least one lane. MA-30.4: it cannot stop in a city that is closed to the player.
    pub(crate) fn may_stop(&self, spent: u8) -> Result<(), Why> {
        if spent == 0 {
            return Err(Why::MustSail);
        }
        self.may_use_inland(self.me().ship)
    }

    /// MA-30.4, MA-30.7: whether the active player may stop at a location or place a cube there.
    pub(crate) fn may_use_inland(&self, place: Place) -> Result<(), Why> {
        if self.opens(self.me().explorer, place) {
            return Ok(());
        }
        let town = self.tables().place(place).legacy == Some(Legacy::L4);
        Err(Why::Inland { place, clause: if town { "MA-30.4" } else { "MA-30.7" } })
    }

    /// MA-5.1, MA-26.5: begins a voyage, in Phase A or later.
    pub(crate) fn set_sail(&mut self, left: u8, again: bool) {
        self.push(Sail { left, spent: 0, again, set: false });
    }
}

/// MA-6.1, MA-26.5: a voyage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sail {
    /// The movement points left.
    pub(crate) left: u8,
    /// The movement points spent.
    pub(crate) spent: u8,
    /// Whether it is a further voyage after Phase A.
    pub(crate) again: bool,
    /// Whether a standing answer can no longer be changed in this turn.
    pub(crate) set: bool,
}

impl Sail {
    /// MA-23.11: a standing answer is changed once, at the start of a turn.
    fn may_change_habit(self, game: &Maracaibo, action: Action) -> Result<(), Why> {
        let player = game.me();
        if !game.has_trait(player, Trait::Host) {
            return Err(Why::NoHost);
        }
        if self.spent > 0 || self.again || self.set {
            return Err(Why::HabitLater);
        }
        if player.hosting == habit_of(action) { Err(Why::SameHabit) } else { Ok(()) }
    }

    fn stop(self, game: &mut Maracaibo) {
        if !self.again {
            game.sailed = self.spent;
        }
        game.replace_step(Land { spent: self.spent });
    }

    fn follow(self, game: &mut Maracaibo, to: Place, journal: &mut impl Journal<Event>) {
        let seat = game.active;
        let place = game.me().ship;
        // MA-16.3: leaving a location without a stop passes it.
        if self.spent > 0 {
            let spies = game.unused_at(place);
            game.score_spies(place, spies, journal);
        }
        // MA-30.11.
        game.pay_doubloons(seat, game.toll_at(place, self.spent), journal);
        let (_, cost) = game.lanes(place).find(|(lane, _)| lane.to == to).expect("a lane");
        let player = game.me_mut();
        player.ship = to;
        player.visited.insert(to);
        journal.note(Event::Sailed { seat, to });
        // MA-6.5: hands cannot be passed.
        let left = if game.has_hand(to) { 0 } else { self.left - cost };
        game.replace_step(Self { left, spent: self.spent + cost, set: true, ..self });
    }
}

impl Pending for Sail {
    fn clause(self) -> &'static str {
        if self.again { "MA-26.5" } else { "MA-6.1" }
    }

    // Without movement points the ship stops automatically.
    fn settle(self, game: &mut Maracaibo, _: &mut impl Journal<Event>) -> bool {
        let waits = self.left > 0 || self.spent == 0;
        if !waits {
            self.stop(game);
        }
        waits
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let lanes = game.lanes(game.me().ship).map(|(lane, _)| lane.to);
        let open = lanes.filter(|&to| game.may_sail(self.left, self.spent, to).is_ok());
        out.extend(open.map(|to| Action::Sail { to }));
        if game.may_stop(self.spent).is_ok() {
            out.push(Action::Stop);
        }
        if self.again && self.spent == 0 {
            out.push(Action::Skip);
        }
        if !game.has_trait(game.me(), Trait::Host) {
            return;
        }
        for action in [
            Action::Always { take: Hosting::Points },
            Action::Always { take: Hosting::Doubloons },
            Action::Ask,
        ] {
            if self.may_change_habit(game, action).is_ok() {
                out.push(action);
            }
        }
    }

    fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.lanes(game.player(seat).ship).map(|(lane, _)| Action::Sail { to: lane.to }));
        out.push(Action::Stop);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Sail { to }) => game.may_sail(self.left, self.spent, to),
            (_, Action::Stop) => game.may_stop(self.spent),
            (Self { spent: 0, again: true, .. }, Action::Skip) => Ok(()),
            (_, Action::Always { .. } | Action::Ask) => self.may_change_habit(game, action),
            (_, action) => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Sail { to }) => self.follow(game, to, journal),
            (_, Action::Stop) => self.stop(game),
            (_, Action::Always { .. } | Action::Ask) => {
                game.set_habit(seat, action, journal);
                game.replace_step(Self { set: true, ..self });
            }
            _ => {
                game.steps.pop();
            }
        }
    }

    fn allows_free_actions(self) -> bool {
        self.again
    }

    fn rests(self) -> bool {
        self.spent == 0
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.mains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some(if self.again { "resail" } else { "sail" })
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", self.left).with("place", game.me().ship.phrase())
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        match (self, action) {
            (_, Action::Stop) => Some(Phrase::new("ma-do-stop-sail")),
            (_, Action::Skip) => Some(Phrase::new("ma-do-skip-sail")),
            _ => None,
        }
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        let Self { left, spent, again, set: _ } = self;
        Some(PendingView::Sail { left, spent, again })
    }

    fn aid(self, game: &Maracaibo, _: Seat, aid: &mut MaracaiboAid) {
        game.aid_sailing(aid);
    }

    fn phase(self) -> Stage {
        if self.again { Stage::Act } else { Stage::Sail }
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        ensure(self.left > 0, "a ship cannot sail")?;
        let player = game.me();
        let out = game.lanes(player.ship).map(|(_, cost)| cost).min();
        let goes_on = out.is_some_and(|cost| cost <= self.left);
        ensure(game.opens(player.explorer, player.ship) || goes_on, "a ship is locked in")
    }

    fn is_at_sea(self) -> bool {
        true
    }

    fn audit(self, game: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let numbers = &game.tables().numbers;
        let most = if self.again { numbers.resail } else { numbers.movement };
        ensure(self.left.checked_add(self.spent).is_some_and(|all| all <= most), "a ship sails too far")?;
        ensure(
            self.again || (position.at == 3 && position.below() == Step::Finish),
            "a ship sails at the wrong time",
        )
    }
}
