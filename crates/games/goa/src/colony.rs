//! Chapter GO-12: founding colonies.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::acquire::Fill;
use crate::cards::EffectKind;
use crate::data::Gains;
use crate::event::Event;
use crate::ids::{CardId, City, ColonyId, Column};
use crate::refusal::Why;
use crate::sets::{Cards, Colonies, Spices};
use crate::show::card_views;
use crate::state::{Goa, PLANTATIONS, Plot};
use crate::step::{Pending, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;

impl Goa {
    /// GO-12.1, GO-12.18, GO-16.26: checks whether the player may name a colony.
    #[inline]
    fn may_name(&self, seat: Seat, city: City) -> Result<(), Why> {
        if self.merchant(seat).has_city(city) {
            return Err(Why::Founded { city });
        }
        let is_attempt =
            |step: &Step| matches!(*step, Step::Attempt(Attempt { city: other, .. }) if other == city);
        if self.steps.iter().any(is_attempt) { Err(Why::UnderWay { city }) } else { Ok(()) }
    }

    /// GO-12.6: checks whether a colony may be named, perhaps with the card that reveals one more.
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

    /// GO-6.7: playing the card needs a card to reveal beyond this many.
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

    /// GO-12.3, GO-12.5, GO-12.6: names a colony, then reveals cards.
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
        // GO-14.5: the card is discarded after its effect.
        card.into_iter().for_each(|card| self.discard.insert(card));
        self.push(Attempt { city, by, revealed });
    }

    /// GO-12.6: reveals one more card in the current attempt.
    pub(crate) fn reveal_more(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        let Some(Step::Attempt(Attempt { city, by, revealed })) = self.step() else {
            unreachable!("the card is played during an attempt")
        };
        self.take_card(seat, card, journal);
        let more = self.reveal(seat, self.tables().card(card).printed.cards, journal);
        self.discard.insert(card);
        self.replace_step(Attempt { city, by, revealed: revealed | more });
    }

    /// The sum of the colonists shown on cards.
    pub(crate) fn colonists_on(&self, cards: Cards) -> u8 {
        cards.iter().map(|card| self.tables().card(card).colonists_shown).sum()
    }

    /// GO-12.4, GO-12.5: the colonists that board and revealed cards leave missing.
    pub(crate) fn missing(&self, city: City, by: Seat, revealed: Cards) -> u8 {
        let there = self.value(by, Column::Colony) + self.colonists_on(revealed);
        self.tables().needs[city.index()].saturating_sub(there)
    }

    /// GO-12.13: discards the revealed cards.
    fn end_attempt(&mut self, revealed: Cards) {
        self.steps.pop();
        self.discard |= revealed;
    }

    /// GO-12.14: the player chooses a tile of Quilon or Madras.
    fn found(&mut self, seat: Seat, city: City, journal: &mut impl Journal<Event>) {
        match city {
            City::Quilon | City::Madras => self.push(PickColony { city }),
            City::Cochin | City::Calicut => {
                let left = self.colonies & self.tables().of_city[city.index()];
                // GO-12.17: there are enough tiles for all players.
                self.take_colony(seat, left.first().expect("a tile for each player"), journal);
            }
        }
    }

    /// GO-12.14, GO-12.15: puts the tile on its slot and fills it.
    fn take_colony(&mut self, seat: Seat, colony: ColonyId, journal: &mut impl Journal<Event>) {
        self.colonies.remove(colony);
        let slot = PLANTATIONS + self.tables().colonies[colony.index()].city.index();
        self.merchant_mut(seat).plots[slot] = Some(Plot { id: colony.into(), spices: Spices::NONE });
        journal.note(Event::Founded { seat, colony });
        self.push(Fill { seat, slot: slot as u8 });
    }
}

// Steps.

/// GO-12.8: the revealed cards show too few colonists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attempt {
    pub(crate) city: City,
    pub(crate) by: Seat,
    pub(crate) revealed: Cards,
}

impl Attempt {
    pub(crate) fn missing(self, game: &Goa) -> u8 {
        game.missing(self.city, self.by, self.revealed)
    }

    /// GO-12.8: the player pays exactly the difference.
    fn may_pay(self, game: &Goa, seat: Seat) -> Result<(), Why> {
        let needed = self.missing(game);
        let held = game.merchant(seat).colonists;
        if u16::from(needed) > held { Err(Why::ColonistsMissing { needed, held }) } else { Ok(()) }
    }

    /// The options besides giving up, as the key the prompt uses.
    fn options_key(self, game: &Goa, seat: Seat) -> &'static str {
        let mut plays = Vec::new();
        game.legal_tiles(seat, &mut plays);
        game.legal_cards(seat, &mut plays);
        match (self.may_pay(game, seat).is_ok(), plays.is_empty()) {
            (true, true) => "pay",
            (true, false) => "both",
            (false, true) => "nothing",
            (false, false) => "seek",
        }
    }

    fn pay(self, game: &mut Goa, seat: Seat, journal: &mut impl Journal<Event>) {
        let colonists = self.missing(game);
        game.merchant_mut(seat).colonists -= u16::from(colonists);
        journal.note(Event::ColonistsPaid { seat, colonists });
        game.end_attempt(self.revealed);
        game.found(seat, self.city, journal);
    }

    /// GO-12.10: the player pays nothing and gains a colonist.
    fn give_up(self, game: &mut Goa, seat: Seat, journal: &mut impl Journal<Event>) {
        game.end_attempt(self.revealed);
        journal.note(Event::Failed { seat, city: self.city });
        let colonists = game.tables().numbers.colonists_for_failure;
        game.gain_goods(seat, Gains { colonists, ..Gains::default() }, journal);
    }
}

impl Pending for Attempt {
    fn clause(self) -> &'static str {
        "GO-12.8"
    }

    fn name(self) -> &'static str {
        "attempt"
    }

    /// GO-12.7, GO-12.12: the founding succeeds once enough colonists are shown.
    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        if self.missing(game) > 0 {
            return true;
        }
        game.end_attempt(self.revealed);
        let seat = game.acting().expect("an action turn").0;
        game.found(seat, self.city, journal);
        false
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        if self.may_pay(game, seat).is_ok() {
            out.push(Action::PayColonists);
        }
        out.push(Action::GiveUp);
        // GO-12.9: free plays are allowed during the attempt.
        game.legal_tiles(seat, out);
        game.legal_cards(seat, out);
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::PayColonists, Action::GiveUp]);
        game.play_candidates(seat, true, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::PayColonists) => self.may_pay(game, seat),
            (_, Action::GiveUp) => Ok(()),
            (_, Action::UseTile { tile }) => game.may_use(seat, tile),
            (_, Action::PlayCard { card }) => game.may_play(seat, card),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        if action == Action::PayColonists {
            self.pay(game, seat, journal);
        } else if action == Action::GiveUp {
            self.give_up(game, seat, journal);
        } else if !game.make_free_play(seat, action, journal) {
            self.unexpected(action);
        }
    }

    /// GO-6.4: the player may hold a card back.
    fn hides(self, game: &Goa, seat: Seat) -> bool {
        !game.merchant(seat).hand.is_empty()
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        let Attempt { city, by, revealed } = self;
        let tables = game.tables();
        Some(PendingView::Attempt {
            city,
            by,
            needs: tables.needs[city.index()],
            board: game.value(by, Column::Colony),
            revealed: card_views(tables, revealed),
            missing: self.missing(game),
        })
    }

    fn detail(self, game: &Goa, actor: Seat, phrase: Phrase, own: bool) -> Phrase {
        let phrase = phrase
            .with("city", self.city.phrase())
            .with("missing", self.missing(game))
            .with("held", game.merchant(actor).colonists);
        // Other players must not learn what the actor could play.
        if own { phrase.with("can", self.options_key(game, actor)) } else { phrase }
    }

    fn held_cards(self) -> Cards {
        self.revealed
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        let is_known = self.by.index() < game.merchants.len();
        ensure(
            is_known && !position.merchant(game).has_city(self.city),
            "the attempt names a founded colony",
        )?;
        ensure(self.missing(game) > 0 || !position.is_top, "the attempt has enough colonists")?;
        let same = |other: &Step| matches!(other, Step::Attempt(other) if other.city == self.city);
        ensure(!position.below.iter().any(same), "two attempts for one colony")
    }

    fn amount(self, game: &Goa, action: Action) -> Option<u8> {
        (action == Action::PayColonists).then(|| self.missing(game))
    }
}

/// GO-12.14: the player chooses a Colony tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PickColony {
    pub(crate) city: City,
}

impl PickColony {
    fn left(self, game: &Goa) -> Colonies {
        game.colonies & game.tables().of_city[self.city.index()]
    }
}

impl Pending for PickColony {
    fn clause(self) -> &'static str {
        "GO-12.14"
    }

    fn name(self) -> &'static str {
        "colony"
    }

    fn legal(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(self.left(game).iter().map(|colony| Action::TakeColony { colony }));
    }

    fn candidates(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        let tiles = game.tables().of_city[self.city.index()];
        out.extend(tiles.iter().map(|colony| Action::TakeColony { colony }));
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::TakeColony { colony }) if self.left(game).has(colony) => Ok(()),
            (_, Action::TakeColony { .. }) => Err(Why::ColonyTaken),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::TakeColony { colony }) => {
                game.steps.pop();
                game.take_colony(seat, colony, journal);
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::PickColony { city: self.city })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("city", self.city.phrase())
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let is_open = !self.left(game).is_empty() && !position.merchant(game).has_city(self.city);
        ensure(is_open, "there is no choice of Colony tiles")
    }
}
