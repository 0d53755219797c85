//! Chapters MA-9 and MA-21: the city action, deliveries, discs and ship upgrades; the pier of L1 (MA-30.1).

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::data::{Need, PlaceKind};
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Area, CardId, CityTile, Good, Legacy, Place};
use crate::refusal::Why;
use crate::say::{city_words, quest_choice};
use crate::state::{Maracaibo, TILED};
use crate::step::{Pending, Prospects, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;
use crate::words;

impl Maracaibo {
    /// The city tile on a location.
    #[inline]
    pub fn tile_at(&self, place: Place) -> Option<CityTile> {
        TILED.iter().position(|&tiled| tiled == place).and_then(|at| self.tiles[at])
    }

    /// The market of a city: its good and its number of spaces.
    pub fn market(&self, place: Place) -> Option<(Good, u8)> {
        if let Some(tile) = self.tile_at(place) {
            let city = self.tables().city(tile);
            return Some((city.good, city.spaces));
        }
        if !self.is_city(place) {
            return None;
        }
        let row = self.tables().place(place);
        Some((row.good?, row.spaces[self.players.len() - 1]))
    }

    /// MA-9.2: the free spaces of a market.
    pub(crate) fn market_room(&self, place: Place) -> u8 {
        self.market(place).map_or(0, |(_, spaces)| spaces.saturating_sub(self.markets[place.index()]))
    }

    /// The origin of a city's action; `None` for the pier of L1.
    pub(crate) fn city_origin(&self, place: Place) -> Option<Origin> {
        if place == Place::PUERTO_CABEZAS {
            return None;
        }
        Some(self.tile_at(place).map_or(Origin::City(place), Origin::CityTile))
    }

    /// MA-7.5, MA-9.3: a delivery needs a market with a free space, and a disc.
    fn takes_deliveries(&self, place: Place) -> bool {
        self.tables().place(place).kind != PlaceKind::Homeward
            && self.market_room(place) > 0
            && self.has_legal_disc()
    }

    /// MA-30.1: the pier's action needs a delivery or a payable quest.
    pub(crate) fn may_use_pier(&self) -> Result<(), Why> {
        let place = self.me().ship;
        let delivers = self.takes_deliveries(place)
            && self.market(place).is_some_and(|(good, _)| self.hand_of_good(self.me().hand, good) > 0);
        if delivers || self.may_act_in_city().is_ok() { Ok(()) } else { Err(Why::IdlePier) }
    }

    /// MA-9.1: a delivery first, then the action.
    pub(crate) fn begin_city(&mut self, journal: &mut impl Journal<Event>) {
        if !self.me().hand.is_empty() && self.takes_deliveries(self.me().ship) {
            self.push(Deliver);
        } else {
            self.offer_city(false, journal);
        }
    }

    /// Begins the second part. It is optional after a delivery and at the pier, whose quest has a price.
    fn offer_city(&mut self, delivered: bool, journal: &mut impl Journal<Event>) {
        let place = self.me().ship;
        match self.city_origin(place) {
            Some(origin) if self.ways(origin) > 1 => self.start(origin),
            Some(_) if !delivered => self.act_in_city(journal),
            Some(_) => self.push(City),
            None if self.pier.is_some() => self.push(City),
            None => (),
        }
    }

    /// MA-30.1: at the pier the quest must be payable.
    fn may_act_in_city(&self) -> Result<(), Why> {
        let place = self.me().ship;
        if self.city_origin(place).is_some() {
            return Ok(());
        }
        let quest = self.pier.ok_or(Why::NoPierQuest)?;
        self.affords(&self.tables().quest(quest).price, self.me().hand, "MA-14.6")
    }

    fn act_in_city(&mut self, journal: &mut impl Journal<Event>) {
        let place = self.me().ship;
        if let Some(origin) = self.city_origin(place) {
            self.start(origin);
            return;
        }
        let quest = self.pier.take().expect("a quest on the pier");
        // MA-14.10, MA-30.1: the tile is replaced after it reaches the quest track, so the reward is chosen before
        // the next tile is visible.
        self.push(Pier);
        self.fulfil(quest, journal);
    }

    /// MA-14.10: places a tile of the pile on L1, if there is one.
    pub(crate) fn place_pier_quest(&mut self, journal: &mut impl Journal<Event>) {
        self.pier = self.next_quest();
        if let Some(quest) = self.pier {
            journal.note(Event::QuestPlaced { quest, place: Place::PUERTO_CABEZAS });
        }
    }

    /// MA-9.2: a delivery needs a hand card with the market's good.
    fn may_deliver(&self, card: CardId) -> Result<(), Why> {
        if !self.me().hand.has(card) {
            return Err(Why::NotInHand { card });
        }
        let place = self.me().ship;
        let (good, _) = self.market(place).ok_or(Why::NoMarket { place })?;
        if self.tables().card(card).good == good { Ok(()) } else { Err(Why::WrongGood { good, card }) }
    }

    // Discs.

    /// MA-21.14: whether a disc of the area may be removed.
    #[inline]
    pub(crate) fn may_remove(&self, area: Area) -> Result<(), Why> {
        let player = self.me();
        if player.has(area) {
            return Err(Why::AreaDone { area });
        }
        match self.tables().area(area).needs {
            Need::None => Ok(()),
            Need::Area(needed) if player.has(needed) => Ok(()),
            Need::Area(needed) => Err(Why::AreaNeedsArea { area, needed }),
            // MA-21.11 to MA-21.13: this area still has a disc, so all completed areas are other ones.
            Need::Areas(needed) => {
                let held = player.upgrades();
                if held >= needed { Ok(()) } else { Err(Why::AreaNeeds { area, needed, held }) }
            }
        }
    }

    #[inline]
    pub(crate) fn has_legal_disc(&self) -> bool {
        Area::all().any(|area| self.may_remove(area).is_ok())
    }

    pub(crate) fn legal_discs(&self, out: &mut Vec<Action>) {
        let areas = Area::all().filter(|&area| self.may_remove(area).is_ok());
        out.extend(areas.map(|area| Action::Disc { area }));
    }

    /// MA-21.15: the effect is lost if no disc can be removed.
    pub(crate) fn begin_disc(&mut self) {
        if self.has_legal_disc() {
            self.push(Disc { market: false });
        }
    }

    /// MA-21.1: removes a disc. The area is completed once both are gone.
    pub(crate) fn remove_disc(&mut self, area: Area, market: bool, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let place = self.me().ship;
        if market {
            self.markets[place.index()] += 1;
            self.me_mut().delivered.insert(place);
        }
        let discs = &mut self.me_mut().discs[area.index()];
        *discs -= 1;
        let done = *discs == 0;
        journal.note(Event::DiscRemoved { seat, area });
        if done {
            journal.note(Event::Upgraded { seat, area });
            // MA-21.9 to MA-21.11: U8, U9 and U10 are village actions.
            if !is_village_area(area) {
                self.start(Origin::Area(area));
            }
        }
    }
}

/// MA-21.9 to MA-21.11: whether the area is a village action.
#[inline]
pub(crate) fn is_village_area(area: Area) -> bool {
    area == Area::U8 || area == Area::U9 || area == Area::U10
}

/// MA-9.2: an optional delivery.
#[derive(Clone, Copy)]
pub(crate) struct Deliver;

impl Pending for Deliver {
    fn clause(self) -> &'static str {
        "MA-9.2"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        if let Some((good, _)) = game.market(game.me().ship) {
            let cards = game.me().hand & game.tables().sets.of_good[good.index()];
            out.extend(cards.iter().map(|card| Action::Deliver { card }));
        }
        out.push(Action::Skip);
    }

    fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.player(seat).hand.iter().map(|card| Action::Deliver { card }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Deliver { card }) => game.may_deliver(card),
            (_, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        let Action::Deliver { card } = action else {
            return game.offer_city(false, journal);
        };
        let place = game.me().ship;
        game.leave_hand(card);
        game.discard.insert(card);
        journal.note(Event::Delivered { seat, card, place });
        game.offer_city(true, journal);
        game.push(Disc { market: true });
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("deliver")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("place", game.me().ship.phrase())
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        (action == Action::Skip).then(|| Phrase::new("ma-do-skip-deliver"))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Deliver)
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        ensure(game.market_room(game.me().ship) > 0 && game.has_legal_disc(), "nothing can be delivered")
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

/// MA-9.1: the city's action, after a delivery.
#[derive(Clone, Copy)]
pub(crate) struct City;

impl Pending for City {
    fn clause(self) -> &'static str {
        "MA-9.1"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        if game.may_act_in_city().is_ok() {
            out.push(Action::Perform);
        }
        out.push(Action::Skip);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Perform);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Perform) => game.may_act_in_city(),
            (_, Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if action == Action::Perform {
            game.act_in_city(journal);
        }
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("city")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        let place = game.me().ship;
        let text = match (game.city_origin(place), game.pier) {
            (Some(origin), _) => words::origin_text(game.tables(), origin),
            (None, _) => Phrase::new("ma-fx-pier"),
        };
        phrase.with("place", place.phrase()).with("text", text)
    }

    fn say(self, game: &Maracaibo, action: Action) -> Option<Phrase> {
        if action != Action::Perform {
            return None;
        }
        let place = game.me().ship;
        Some(match (game.city_origin(place), game.pier) {
            (None, Some(quest)) => quest_choice(game, quest),
            _ => {
                Phrase::new("ma-do-city").with("place", place.phrase()).with("text", city_words(game, place))
            }
        })
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::City)
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        let delivering = Step::from(Disc { market: true });
        ensure(position.above().is_none_or(|above| above == delivering), "a city waits")
    }
}

/// MA-9.2, MA-21.14: choosing a disc to remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Disc {
    /// Whether the disc goes to the market, for a delivery.
    pub(crate) market: bool,
}

impl Pending for Disc {
    fn clause(self) -> &'static str {
        "MA-21.14"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        game.legal_discs(out);
        if !self.market {
            out.push(Action::Skip);
        }
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Area::all().map(|area| Action::Disc { area }));
        out.push(Action::Skip);
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Disc { area }) => game.may_remove(area),
            (Self { market: false }, Action::Skip) => Ok(()),
            (Self { market: true }, Action::Skip) => Err(Why::DiscDue),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if let Action::Disc { area } = action {
            game.remove_disc(area, self.market, journal);
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some(if self.market { "disc-market" } else { "disc" })
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Disc { market: self.market })
    }

    fn audit_next(self, game: &Maracaibo) -> Result<(), String> {
        ensure(!self.market || game.market_room(game.me().ship) > 0, "the market is full")?;
        ensure(game.has_legal_disc(), "no disc can be removed")
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

/// MA-14.10, MA-30.1: places the next quest tile on L1 (automatic step).
#[derive(Clone, Copy)]
pub(crate) struct Pier;

impl Pending for Pier {
    fn clause(self) -> &'static str {
        "MA-30.1"
    }

    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        game.place_pier_quest(journal);
        false
    }

    fn audit(self, game: &Maracaibo, _: StackPosition<'_>) -> Result<(), String> {
        ensure(game.has_legacy(Legacy::L1) && game.pier.is_none(), "a tile on a quest")
    }
}
