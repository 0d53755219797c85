//! Chapter GO-12: founding colonies.

use engine::{Journal, Seat};

use crate::data::{EffectKind, Gains};
use crate::event::Event;
use crate::ids::{CardId, City, ColonyId, Column};
use crate::refusal::Why;
use crate::sets::{Cards, Spices};
use crate::state::{Goa, PLANTATIONS, Plot, Step};
use crate::turn::Action;

impl Goa {
    /// GO-12.1, GO-12.18, GO-16.26: names that are open.
    #[inline]
    fn may_name(&self, seat: Seat, city: City) -> Result<(), Why> {
        if self.merchant(seat).has_city(city) {
            return Err(Why::Founded { city });
        }
        let is_attempt = |step: &Step| matches!(*step, Step::Attempt { city: other, .. } if other == city);
        if self.steps.iter().any(is_attempt) { Err(Why::UnderWay { city }) } else { Ok(()) }
    }

    /// Whether a colony may be named, perhaps with the card that reveals one more (GO-12.6).
    pub(crate) fn may_found(&self, seat: Seat, city: City, card: Option<CardId>) -> Result<(), Why> {
        if let Some(card) = card {
            let effect = self.may_modify(seat, card)?;
            if effect != EffectKind::Colony {
                return Err(Why::WrongModifier { card });
            }
            self.may_reveal_more(self.tables().numbers.cards_revealed)?;
        }
        self.may_name(seat, city)
    }

    /// GO-6.7: the card needs a card to reveal beyond so many.
    pub(crate) fn may_reveal_more(&self, beyond: u8) -> Result<(), Why> {
        if self.deck.len() + self.discard.len() > beyond { Ok(()) } else { Err(Why::NoEffect("GO-6.7")) }
    }

    pub(crate) fn legal_founds(&self, seat: Seat, card: bool, out: &mut Vec<Action>) {
        let cards = if card {
            Cards::NONE
        } else {
            self.merchant(seat).hand & self.tables().cards_for(EffectKind::Colony)
        };
        for city in City::ALL {
            if self.may_name(seat, city).is_err() {
                continue;
            }
            out.push(Action::Found { city, card: None });
            for card in cards.iter() {
                if self.may_found(seat, city, Some(card)).is_ok() {
                    out.push(Action::Found { city, card: Some(card) });
                }
            }
        }
    }

    pub(crate) fn found_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let cards = self.merchant(seat).hand & self.tables().cards_for(EffectKind::Colony);
        for city in City::ALL {
            out.push(Action::Found { city, card: None });
            out.extend(cards.iter().map(|card| Action::Found { city, card: Some(card) }));
        }
    }

    /// GO-12.3, GO-12.5, GO-12.6: named, then revealed.
    pub(crate) fn attempt(
        &mut self,
        seat: Seat,
        by: Seat,
        city: City,
        card: Option<CardId>,
        journal: &mut impl Journal<Event>,
    ) {
        journal.note(Event::Named { seat, city });
        let mut count = self.tables().numbers.cards_revealed;
        if let Some(card) = card {
            self.take_card(seat, card, journal);
            count += self.tables().card(card).printed.cards;
        }
        let revealed = self.reveal(seat, count, journal);
        // GO-14.5: after its effect.
        card.into_iter().for_each(|card| self.discard.insert(card));
        self.steps.push(Step::Attempt { city, by, revealed });
    }

    /// GO-12.6: one card more in an attempt under way.
    pub(crate) fn reveal_more(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        let Some(Step::Attempt { city, by, revealed }) = self.step() else {
            unreachable!("the card goes with an attempt")
        };
        self.take_card(seat, card, journal);
        let more = self.reveal(seat, self.tables().card(card).printed.cards, journal);
        self.discard.insert(card);
        self.replace_step(Step::Attempt { city, by, revealed: revealed | more });
    }

    /// The colonists shown on cards.
    pub(crate) fn colonists_on(&self, cards: Cards) -> u8 {
        cards.iter().map(|card| self.tables().card(card).colonists_shown).sum()
    }

    /// GO-12.4, GO-12.5: how many colonists are missing by board and cards.
    pub(crate) fn missing(&self, city: City, by: Seat, revealed: Cards) -> u8 {
        let there = self.value(by, Column::Colony) + self.colonists_on(revealed);
        self.tables().needs[city.index()].saturating_sub(there)
    }

    /// GO-12.7, GO-12.12: enough is enough; tells whether the attempt waits for a decision.
    pub(crate) fn found_if_met(&mut self, journal: &mut impl Journal<Event>) -> bool {
        let Some(Step::Attempt { city, by, revealed }) = self.step() else { return true };
        if self.missing(city, by, revealed) > 0 {
            return true;
        }
        self.end_attempt(revealed);
        let seat = self.acting().expect("an action turn").0;
        self.found(seat, city, journal);
        false
    }

    /// GO-12.13: the cards of an attempt are discarded at its end.
    fn end_attempt(&mut self, revealed: Cards) {
        self.steps.pop();
        self.discard |= revealed;
    }

    pub(crate) fn legal_attempt(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_pay_colonists(seat).is_ok() {
            out.push(Action::PayColonists);
        }
        out.push(Action::GiveUp);
        // GO-12.9.
        self.legal_tiles(seat, out);
        self.legal_cards(seat, out);
    }

    /// GO-12.8: exactly the difference.
    pub(crate) fn may_pay_colonists(&self, seat: Seat) -> Result<(), Why> {
        let Some(Step::Attempt { city, by, revealed }) = self.step() else {
            return Err(Why::NotNow("GO-12.8"));
        };
        let needed = self.missing(city, by, revealed);
        let held = self.merchant(seat).colonists;
        if u16::from(needed) > held { Err(Why::ColonistsMissing { needed, held }) } else { Ok(()) }
    }

    pub(crate) fn pay_colonists(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let Some(Step::Attempt { city, by, revealed }) = self.step() else { return };
        let colonists = self.missing(city, by, revealed);
        self.merchant_mut(seat).colonists -= u16::from(colonists);
        journal.note(Event::ColonistsPaid { seat, colonists });
        self.end_attempt(revealed);
        self.found(seat, city, journal);
    }

    /// GO-12.10: nothing is paid, and a colonist comes.
    pub(crate) fn give_up(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let Some(Step::Attempt { city, revealed, .. }) = self.step() else { return };
        self.end_attempt(revealed);
        journal.note(Event::Failed { seat, city });
        let colonists = self.tables().numbers.colonists_for_failure;
        self.gain_goods(seat, Gains { colonists, ..Gains::default() }, journal);
    }

    /// GO-12.14: of Quilon and Madras the player chooses a tile.
    fn found(&mut self, seat: Seat, city: City, journal: &mut impl Journal<Event>) {
        match city {
            City::Quilon | City::Madras => self.steps.push(Step::PickColony { city }),
            City::Cochin | City::Calicut => {
                let left = self.colonies & self.tables().of_city[city.index()];
                // GO-12.17: there are enough for all.
                self.take_colony(seat, left.first().expect("a tile for each player"), journal);
            }
        }
    }

    pub(crate) fn may_take_colony(&self, city: City, colony: ColonyId) -> Result<(), Why> {
        let left = self.colonies & self.tables().of_city[city.index()];
        if left.has(colony) { Ok(()) } else { Err(Why::ColonyTaken) }
    }

    /// GO-12.14, GO-12.15: the tile is put on its slot and filled.
    pub(crate) fn take_colony(&mut self, seat: Seat, colony: ColonyId, journal: &mut impl Journal<Event>) {
        self.colonies.remove(colony);
        let slot = PLANTATIONS + self.tables().colonies[colony.index()].city.index();
        self.merchant_mut(seat).plots[slot] = Some(Plot { id: colony.into(), spices: Spices::NONE });
        journal.note(Event::Founded { seat, colony });
        self.steps.push(Step::Fill { seat, slot: slot as u8 });
    }
}
