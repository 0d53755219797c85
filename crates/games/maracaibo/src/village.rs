//! Chapters MA-14 and MA-24: village actions.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::audit::AMOUNT_MAX;
use crate::city::is_village_area;
use crate::data::Trait;
use crate::effect::{Atom, Origin};
use crate::event::Event;
use crate::ids::{Area, CardId};
use crate::refusal::Why;
use crate::sets::Cards;
use crate::state::{Maracaibo, Player};
use crate::step::{Pending, Prospects, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;

/// MA-21.9 to MA-21.11: the areas that are village actions.
const AREAS: [Area; 3] = [Area::U8, Area::U9, Area::U10];

impl Maracaibo {
    /// MA-14.1, MA-21.2: the number of village actions for movement points spent.
    pub fn village_actions(&self, spent: u8) -> u8 {
        let numbers = &self.tables().numbers;
        let steps = if self.me().has(Area::U1) { numbers.village_more } else { numbers.village };
        steps.iter().filter(|&&points| spent >= points).count() as u8
    }

    /// MA-24.1: there are no village actions after an ultimate one.
    pub(crate) fn begin_village(&mut self, actions: u8) {
        if !self.ultimate && actions > 0 {
            self.push(Village { left: actions });
        }
    }

    /// MA-14.2 (A): the hand must not be empty.
    fn may_discard_hand(&self) -> Result<(), Why> {
        if self.me().hand.is_empty() { Err(Why::EmptyHand("MA-14.2")) } else { Ok(()) }
    }

    /// MA-21.9 to MA-21.11: the area must be completed and have a village action.
    fn may_use_area(&self, area: Area) -> Result<(), Why> {
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

    /// Whether the initial price of a script can be paid.
    fn may_begin(&self, origin: Origin) -> Result<(), Why> {
        match self.tables().script(origin).first() {
            Some(Atom::Pay(price)) => self.affords(price, self.me().hand, "MA-26.2"),
            _ => Ok(()),
        }
    }

    /// MA-24.2, MA-24.4, MA-25.5: the player must own a card with a village action.
    fn may_use_card(&self, card: CardId) -> Result<(), Why> {
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

    /// Starts a script and pays its initial price without another choice.
    fn begin_paid(&mut self, origin: Origin, journal: &mut impl Journal<Event>) {
        if let Some(Atom::Pay(price)) = self.tables().script(origin).first() {
            self.run_from(origin, 1);
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
                if let Step::Village(village) = step {
                    village.left = 0;
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

    /// MA-24.2, MA-25.5: a player's cards with a village action.
    fn village_cards(&self, player: &Player) -> Cards {
        let tables = self.tables();
        player.owned & (tables.having(Trait::Village) | tables.having(Trait::QuestCard))
    }
}

/// MA-14.1: choosing village actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Village {
    /// The number of village actions left.
    pub(crate) left: u8,
}

impl Pending for Village {
    fn clause(self) -> &'static str {
        "MA-14.2"
    }

    fn settle(self, game: &mut Maracaibo, _: &mut impl Journal<Event>) -> bool {
        game.keep_step(self.left > 0)
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::TakeDoubloon);
        if game.may_discard_hand().is_ok() {
            out.push(Action::DiscardHand);
        }
        game.legal_purchases(out);
        for area in AREAS {
            if game.may_use_area(area).is_ok() {
                out.push(Action::UseArea { area });
            }
        }
        let cards = game.village_cards(game.me());
        let usable = cards.iter().filter(|&card| game.may_use_card(card).is_ok());
        out.extend(usable.map(|card| Action::UseCard { card }));
        out.push(Action::Stop);
    }

    fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::DiscardHand);
        game.purchase_candidates(seat, out);
        out.extend(AREAS.map(|area| Action::UseArea { area }));
        out.extend(game.village_cards(game.player(seat)).iter().map(|card| Action::UseCard { card }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::TakeDoubloon | Action::Stop => Ok(()),
            Action::DiscardHand => game.may_discard_hand(),
            Action::Buy { card } => game.may_buy(card),
            Action::Invest { building } => game.may_invest(building),
            Action::UseArea { area } => game.may_use_area(area),
            Action::UseCard { card } => game.may_use_card(card),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        if action == Action::Stop {
            game.steps.pop();
            return;
        }
        game.replace_step(Self { left: self.left - 1 });
        let numbers = &game.tables().numbers;
        match action {
            Action::TakeDoubloon => game.gain_doubloons(seat, numbers.village_doubloons.into(), journal),
            Action::DiscardHand => {
                game.discard_hand(journal);
                game.gain_doubloons(seat, numbers.village_discard.into(), journal);
            }
            Action::Buy { card } => game.buy(card, journal),
            Action::Invest { building } => game.invest(building, journal),
            Action::UseArea { area } => {
                journal.note(Event::AreaUsed { seat, area });
                game.begin_paid(Origin::Area(area), journal);
            }
            Action::UseCard { card } => game.use_card(card, journal),
            _ => self.unexpected_action(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.villages += self.left;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("village")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", self.left)
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        (action == Action::Stop).then(|| Phrase::new("ma-do-stop-village"))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Village { left: self.left })
    }

    fn audit_next(self, _: &Maracaibo) -> Result<(), String> {
        ensure(self.left > 0, "no village action is left")
    }

    fn audit(self, _: &Maracaibo, _: StackPosition<'_>) -> Result<(), String> {
        ensure(self.left <= AMOUNT_MAX, "too many village actions")
    }
}
