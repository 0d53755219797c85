//! Chapters MA-14 and MA-24: village actions and quests; cubes on villages (MA-25).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::Journal;

use crate::city::is_village_area;
use crate::data::Trait;
use crate::effect::{Atom, Origin};
use crate::event::Event;
use crate::ids::{Area, CardId, Nation, Place, QuestId, Space};
use crate::refusal::Why;
use crate::state::{CardQuest, Maracaibo, Step};
use crate::turn::Action;

/// MA-14.9: from this tile on a quest track scores.
const QUEST_FOURTH: u8 = 4;

impl Maracaibo {
    /// MA-14.1, MA-21.2: village actions for so many movement points.
    pub fn village_actions(&self, spent: u8) -> u8 {
        let numbers = &self.tables().numbers;
        let steps = if self.me().has(Area::U1) { numbers.village_more } else { numbers.village };
        steps.iter().filter(|&&points| spent >= points).count() as u8
    }

    /// MA-24.1: after the ultimate one there are no more.
    pub(crate) fn begin_village(&mut self, actions: u8) {
        if !self.ultimate && actions > 0 {
            self.steps.push(Step::Village { left: actions });
        }
    }

    pub(crate) fn legal_village(&self, out: &mut Vec<Action>) {
        out.push(Action::TakeDoubloon);
        if self.may_discard_hand().is_ok() {
            out.push(Action::DiscardHand);
        }
        self.legal_purchases(out);
        for area in [Area::U8, Area::U9, Area::U10] {
            if self.may_use_area(area).is_ok() {
                out.push(Action::UseArea { area });
            }
        }
        let tables = self.tables();
        let cards = self.me().owned & (tables.having(Trait::Village) | tables.having(Trait::QuestCard));
        let usable = cards.iter().filter(|&card| self.may_use_card(card).is_ok());
        out.extend(usable.map(|card| Action::UseCard { card }));
        out.push(Action::Stop);
    }

    /// MA-14.2 (A): at least one card.
    pub(crate) fn may_discard_hand(&self) -> Result<(), Why> {
        if self.me().hand.is_empty() { Err(Why::EmptyHand("MA-14.2")) } else { Ok(()) }
    }

    /// MA-21.9 to MA-21.11: a completed area with a village action.
    pub(crate) fn may_use_area(&self, area: Area) -> Result<(), Why> {
        let player = self.me();
        if !is_village_area(area) {
            return Err(Why::NoVillageArea { area });
        }
        if !player.has(area) {
            return Err(Why::NotUpgraded { area });
        }
        if area == Area::U10 {
            let place = player.ship;
            if !self.is_village(place) || self.cubes[place.index()].is_some() {
                return Err(Why::ShipNotInFreeVillage);
            }
            if self.reserves.iter().all(|&cubes| cubes == 0) {
                return Err(Why::NoCubesAtAll);
            }
        }
        self.may_begin(Origin::Area(area))
    }

    /// Whether what a script asks first can be paid.
    fn may_begin(&self, origin: Origin) -> Result<(), Why> {
        match self.tables().script(origin).first() {
            Some(Atom::Pay(price)) => self.affords(price, self.me().hand, "MA-26.2"),
            _ => Ok(()),
        }
    }

    /// MA-24.2, MA-24.4, MA-25.5: a village action of an own card.
    pub(crate) fn may_use_card(&self, card: CardId) -> Result<(), Why> {
        let player = self.me();
        if !player.owned.has(card) {
            return Err(Why::NotOwned { card });
        }
        if let Some(quest) = self.quest_on(card) {
            return self.affords(&self.tables().quest(quest).price, player.hand, "MA-14.6");
        }
        match self.tables().card(card).village {
            Some(village) if !village.quest => self.may_begin(Origin::Village(card)),
            Some(_) => Err(Why::CardQuestDone { card }),
            None => Err(Why::NoVillageCard { card }),
        }
    }

    pub(crate) fn village_choice(&mut self, left: u8, action: Action, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        if action == Action::Stop {
            self.steps.pop();
            return;
        }
        self.replace_step(Step::Village { left: left - 1 });
        let numbers = &self.tables().numbers;
        match action {
            Action::TakeDoubloon => self.gain_doubloons(seat, numbers.village_doubloons.into(), journal),
            Action::DiscardHand => {
                self.discard_hand(journal);
                self.gain_doubloons(seat, numbers.village_discard.into(), journal);
            }
            Action::Buy { card } => self.buy(card, journal),
            Action::Invest { building } => self.invest(building, journal),
            Action::UseArea { area } => {
                journal.note(Event::AreaUsed { seat, area });
                self.begin_paid(Origin::Area(area), journal);
            }
            Action::UseCard { card } => self.use_card(card, journal),
            _ => unreachable!("no village action"),
        }
    }

    /// Begins a script whose price is not a choice any more.
    fn begin_paid(&mut self, origin: Origin, journal: &mut impl Journal<Event>) {
        if let Some(Atom::Pay(price)) = self.tables().script(origin).first() {
            self.steps.push(Step::Run { origin, at: 1 });
            self.charge(price, journal);
        } else {
            self.start(origin);
        }
    }

    fn use_card(&mut self, card: CardId, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        journal.note(Event::CardUsed { seat, card });
        let quest = self.quest_on(card);
        // MA-24.1, MA-25.5: an ultimate village action ends all that are open.
        if quest.is_some() || self.tables().card(card).village.is_some_and(|village| village.ultimate) {
            self.ultimate = true;
            for step in &mut self.steps {
                if let Step::Village { left } = step {
                    *left = 0;
                }
            }
        }
        match quest {
            Some(quest) => {
                let at =
                    self.card_quests.iter().position(|one| one.card == card).expect("a quest on the card");
                self.card_quests.remove(at);
                self.fulfil(quest, journal);
            }
            None => self.begin_paid(Origin::Village(card), journal),
        }
    }

    // Quests.

    /// The quest on a card.
    pub(crate) fn quest_on(&self, card: CardId) -> Option<QuestId> {
        self.card_quests.iter().find(|one| one.card == card).map(|one| one.quest)
    }

    /// MA-2.4, MA-14.12: the top of the pile is taken, and the next tile becomes visible.
    pub(crate) fn next_quest(&mut self) -> Option<QuestId> {
        let top = self.quest_top.take()?;
        if !self.quest_bag.is_empty() {
            self.quest_top = Some(self.quest_bag.draw(&mut self.dice.open()));
        }
        Some(top)
    }

    /// MA-25.5: the top tile goes on the card.
    pub(crate) fn put_quest_on_card(&mut self, origin: Origin, journal: &mut impl Journal<Event>) {
        let Origin::Card(card) = origin else { return };
        if let Some(quest) = self.next_quest() {
            self.card_quests.push(CardQuest { card, quest });
            journal.note(Event::QuestOnCard { card, quest });
        }
    }

    /// MA-14.6, MA-14.8, MA-14.9: the price, the reward, the quest track. The tile is gone from its place already.
    pub(crate) fn fulfil(&mut self, quest: QuestId, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        journal.note(Event::QuestFulfilled { seat, quest });
        self.steps.push(Step::Track { quest });
        // MA-15.1: what a story tile asks for and pays stands on its card.
        self.start(self.goal_of_tile(quest).map_or(Origin::Quest(quest), Origin::Story));
        let row = self.quest_row(quest).expect("a quest or the tile of a card in play");
        self.charge(&row.price, journal);
    }

    /// MA-14.9: the 4th tile and every further one score.
    pub(crate) fn put_on_track(&mut self, quest: QuestId, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let seat = self.active;
        let player = self.me_mut();
        player.quests.insert(quest);
        let count = player.quests.len();
        let numbers = &self.tables().numbers;
        if count == QUEST_FOURTH {
            self.score(seat, numbers.quest_fourth.into(), journal);
        } else if count > QUEST_FOURTH {
            self.score(seat, numbers.quest_further.into(), journal);
        }
        false
    }

    /// The quest space where the explorer stands.
    fn quest_here(&self) -> Option<(usize, QuestId)> {
        let at = Space::QUESTS.iter().position(|&space| space == self.me().explorer)?;
        Some((at, self.trail[at]?))
    }

    /// MA-12.5.
    pub(crate) fn may_fulfil_here(&self) -> Result<(), Why> {
        let (_, quest) = self.quest_here().ok_or(Why::NoQuestSpace)?;
        self.affords(&self.tables().quest(quest).price, self.me().hand, "MA-14.6")
    }

    /// MA-12.5: the tile is not replaced.
    pub(crate) fn fulfil_here(&mut self, journal: &mut impl Journal<Event>) {
        let (at, quest) = self.quest_here().expect("a quest on the space");
        self.trail[at] = None;
        self.fulfil(quest, journal);
    }

    // Cubes on villages.

    /// MA-25.2: a village without cube.
    #[inline]
    pub(crate) fn is_free_village(&self, place: Place) -> bool {
        self.is_village(place) && self.cubes[place.index()].is_none()
    }

    pub(crate) fn has_free_village(&self) -> bool {
        Place::all().any(|place| self.is_free_village(place))
    }

    pub(crate) fn may_settle(&self, place: Place) -> Result<(), Why> {
        if !self.is_village(place) {
            Err(Why::NoVillage { place })
        } else if self.cubes[place.index()].is_some() {
            Err(Why::Occupied { place })
        } else {
            Ok(())
        }
    }

    pub(crate) fn legal_settlements(&self, out: &mut Vec<Action>) {
        let places = Place::all().filter(|&place| self.is_free_village(place));
        out.extend(places.map(|place| Action::Settle { place }));
        out.push(Action::Skip);
    }

    /// MA-2.15: a cube of the reserve goes on a location; one that lies there is removed from the game first.
    pub(crate) fn put_cube(&mut self, place: Place, nation: Nation, journal: &mut impl Journal<Event>) {
        if let Some(old) = self.cubes[place.index()] {
            self.remove_cube(place, old, journal);
        }
        self.reserves[nation.index()] -= 1;
        self.cubes[place.index()] = Some(nation);
        journal.note(Event::CubePlaced { seat: self.active, nation, place });
    }

    /// MA-11.5, MA-23.14: a cube goes to the box.
    fn remove_cube(&mut self, place: Place, nation: Nation, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        self.cubes[place.index()] = None;
        journal.note(Event::CubeRemoved { seat, nation, place });
        let graves = self.count(self.me(), Trait::Grave);
        let points = u16::from(graves) * u16::from(self.tables().numbers.grave);
        self.score(seat, points, journal);
    }
}
