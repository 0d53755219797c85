//! Chapters MA-9 and MA-21: the city action, deliveries, discs and ship upgrades; the pier of L1 (MA-30.1).

use engine::Journal;

use crate::data::{Need, PlaceKind};
use crate::effect::Origin;
use crate::event::Event;
use crate::ids::{Area, CardId, CityTile, Good, Legacy, Place};
use crate::refusal::Why;
use crate::state::{Maracaibo, Step, TILED};
use crate::turn::Action;

impl Maracaibo {
    /// The city tile on a location.
    #[inline]
    pub fn tile_at(&self, place: Place) -> Option<CityTile> {
        TILED.iter().position(|&tiled| tiled == place).and_then(|at| self.tiles[at])
    }

    /// The market of a city: its good and how many spaces it has.
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

    /// The script of a city's action; none for the pier of L1.
    pub(crate) fn city_origin(&self, place: Place) -> Option<Origin> {
        if place == Place::PUERTO_CABEZAS {
            return None;
        }
        Some(self.tile_at(place).map_or(Origin::City(place), Origin::CityTile))
    }

    /// MA-7.5, MA-9.3: no market, no room or no disc, no delivery.
    fn takes_deliveries(&self, place: Place) -> bool {
        self.tables().place(place).kind != PlaceKind::Homeward
            && self.market_room(place) > 0
            && self.has_legal_disc()
    }

    /// MA-30.1: whether anything can be done at the pier: a delivery, or its quest.
    pub(crate) fn may_use_pier(&self) -> Result<(), Why> {
        let place = self.me().ship;
        let delivers = self.takes_deliveries(place)
            && self.market(place).is_some_and(|(good, _)| self.hand_of_good(self.me().hand, good) > 0);
        if delivers || self.may_act_in_city().is_ok() { Ok(()) } else { Err(Why::IdlePier) }
    }

    /// MA-9.1: a delivery first, then the action.
    pub(crate) fn begin_city(&mut self, journal: &mut impl Journal<Event>) {
        if !self.me().hand.is_empty() && self.takes_deliveries(self.me().ship) {
            self.steps.push(Step::Deliver);
        } else {
            self.offer_city(false, journal);
        }
    }

    /// The second part: asked for after a delivery, and at the pier, whose quest has a price.
    fn offer_city(&mut self, delivered: bool, journal: &mut impl Journal<Event>) {
        let place = self.me().ship;
        match self.city_origin(place) {
            Some(origin) if self.ways(origin) > 1 => self.steps.push(Step::Either { origin }),
            Some(_) if !delivered => self.act_in_city(journal),
            Some(_) => self.steps.push(Step::City),
            None if self.pier.is_some() => self.steps.push(Step::City),
            None => (),
        }
    }

    /// MA-30.1: at the pier the quest must be payable.
    pub(crate) fn may_act_in_city(&self) -> Result<(), Why> {
        let place = self.me().ship;
        if self.city_origin(place).is_some() {
            return Ok(());
        }
        let quest = self.pier.ok_or(Why::NoPierQuest)?;
        self.affords(&self.tables().quest(quest).price, self.me().hand, "MA-14.6")
    }

    pub(crate) fn act_in_city(&mut self, journal: &mut impl Journal<Event>) {
        let place = self.me().ship;
        if let Some(origin) = self.city_origin(place) {
            self.start(origin);
            return;
        }
        let quest = self.pier.take().expect("a quest on the pier");
        // MA-14.10, MA-30.1: replaced once it is on the quest track, so that its reward is chosen before the next is seen.
        self.steps.push(Step::Pier);
        self.fulfil(quest, journal);
    }

    /// MA-14.10, MA-30.1: the next quest tile of L1.
    pub(crate) fn lay_pier_quest(&mut self, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        self.place_pier_quest(journal);
        false
    }

    /// MA-14.10: a tile of the pile lies on L1, as long as there are any.
    pub(crate) fn place_pier_quest(&mut self, journal: &mut impl Journal<Event>) {
        self.pier = self.next_quest();
        if let Some(quest) = self.pier {
            journal.note(Event::QuestPlaced { quest, place: Place::PUERTO_CABEZAS });
        }
    }

    /// MA-9.2: a hand card with the market's good.
    pub(crate) fn may_deliver(&self, card: CardId) -> Result<(), Why> {
        if !self.me().hand.has(card) {
            return Err(Why::NotInHand { card });
        }
        let place = self.me().ship;
        let (good, _) = self.market(place).ok_or(Why::NoMarket { place })?;
        if self.tables().card(card).good == good { Ok(()) } else { Err(Why::WrongGood { good, card }) }
    }

    pub(crate) fn legal_deliver(&self, out: &mut Vec<Action>) {
        if let Some((good, _)) = self.market(self.me().ship) {
            let cards = self.me().hand & self.tables().sets.of_good[good.index()];
            out.extend(cards.iter().map(|card| Action::Deliver { card }));
        }
        out.push(Action::Skip);
    }

    pub(crate) fn deliver_choice(&mut self, action: Action, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let Action::Deliver { card } = action else {
            return self.offer_city(false, journal);
        };
        let seat = self.active;
        let place = self.me().ship;
        self.leave_hand(card);
        self.discard.insert(card);
        journal.note(Event::Delivered { seat, card, place });
        self.offer_city(true, journal);
        self.steps.push(Step::Disc { market: true });
    }

    // Discs.

    /// MA-21.14: whether a disc of the area may leave the ship.
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
            // MA-21.11 to MA-21.13: the area itself has a disc left, so all completed ones are others.
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

    pub(crate) fn legal_discs(&self, market: bool, out: &mut Vec<Action>) {
        let areas = Area::all().filter(|&area| self.may_remove(area).is_ok());
        out.extend(areas.map(|area| Action::Disc { area }));
        if !market {
            out.push(Action::Skip);
        }
    }

    /// MA-21.1: a disc is removed; the area works once both are gone.
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

    /// Whether L1 lies on Puerto Cabezas.
    pub fn has_pier(&self) -> bool {
        self.has_legacy(Legacy::L1)
    }
}

/// MA-21.9 to MA-21.11: areas that are village actions.
#[inline]
pub(crate) fn is_village_area(area: Area) -> bool {
    area == Area::U8 || area == Area::U9 || area == Area::U10
}
