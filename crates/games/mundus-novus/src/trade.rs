//! Chapter MN-5, the second half of the Trade stage: the chain of exchanges, and its end.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, Seats, Turn, ensure};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::event::Event;
use crate::ids::{Character, Resource};
use crate::progression::First;
use crate::refusal::Why;
use crate::state::{Compensation, Exchange, MundusNovus, Stage};
use crate::step::Pending;
use crate::turn::Action;
use crate::view::TakenView;

/// MN-5.10: the active player takes a card on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Take {
    pub(crate) active: Seat,
}

impl Pending for Take {
    fn name(self) -> &'static str {
        "take"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.active)
    }

    fn stage(self) -> Stage {
        Stage::Trade
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        let barred = game.barred(self.active);
        // MN-5.14: players cannot take from their own offer.
        for from in Seat::all(game.players.len()).filter(|&from| from != self.active && Some(from) != barred)
        {
            out.extend(game.player(from).offer.kinds().map(|card| Action::Take { card, from }));
        }
    }

    fn candidates(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        for from in Seat::all(game.players.len()) {
            out.extend(game.player(from).offer.kinds().map(|card| Action::Take { card, from }));
        }
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        let Action::Take { card, from } = action else { return Err(Why::NotNow) };
        let Some(player) = game.players.get(from.index()) else {
            return Err(Why::NoSeat { seat: from, clause: "MN-5.10" });
        };
        if !player.offer.has(card) {
            return Err(Why::NotOffered { seat: from, card });
        }
        if from == self.active {
            return Err(Why::OwnOffer);
        }
        if game.barred(self.active) == Some(from) {
            return Err(Why::TakenBack { seat: from });
        }
        Ok(())
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Take { card, from } = action else { self.unexpected(action) };
        let Take { active } = self;
        game.steps.pop();
        game.player_mut(from).offer.take(card);
        journal.note(Event::Taken { seat: active, card, from });
        game.steps.push(KeepOrSwap { active, from, card }.into());
    }

    fn prompt(self, game: &MundusNovus, _: Seat) -> Phrase {
        match game.barred(self.active) {
            Some(partner) => Phrase::new("mn-prompt-take-barred").with("seat", partner),
            None => Phrase::new("mn-prompt-take"),
        }
    }

    fn active(self) -> Option<Seat> {
        Some(self.active)
    }

    fn barred(self, game: &MundusNovus) -> Option<Seat> {
        game.barred(self.active)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let Take { active } = self;
        let seats = game.players.len();

        ensure(game.has_seat(active), "the active player has no seat")?;
        let found = |seat: Seat| seat != active && !game.player(seat).offer.is_empty();
        ensure(Seat::all(seats).any(found), "no card is on offer")?;
        game.audit_chain()
    }
}

/// MN-5.11: the active player keeps or swaps the card taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeepOrSwap {
    pub(crate) active: Seat,
    pub(crate) from: Seat,
    pub(crate) card: Resource,
}

impl Pending for KeepOrSwap {
    fn name(self) -> &'static str {
        "keep"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.active)
    }

    fn stage(self) -> Stage {
        Stage::Trade
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Keep);
        // MN-5.12: a swap for a card of the same kind is allowed.
        out.extend(game.market.kinds().map(|card| Action::Swap { card }));
    }

    fn candidates(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Keep);
        out.extend(Resource::ALL.map(|card| Action::Swap { card }));
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Keep => Ok(()),
            Action::Swap { card } if game.market.has(card) => Ok(()),
            Action::Swap { card } => Err(Why::NotInMarket { card }),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let swapped_for = match action {
            Action::Keep => None,
            Action::Swap { card } => Some(card),
            _ => self.unexpected(action),
        };
        game.steps.pop();
        game.settle_take(self, swapped_for, journal);
    }

    fn rests(self, _: &MundusNovus, _: Seat) -> bool {
        false
    }

    fn prompt(self, _: &MundusNovus, _: Seat) -> Phrase {
        Phrase::new("mn-prompt-keep").with("card", self.card)
    }

    fn active(self) -> Option<Seat> {
        Some(self.active)
    }

    fn taken(self) -> Option<TakenView> {
        Some(TakenView { card: self.card, by: self.active, from: self.from })
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let KeepOrSwap { active, from, .. } = self;

        ensure(
            game.has_seat(active) && game.has_seat(from) && active != from,
            "the taken card is not between two players",
        )?;
        game.audit_chain()
    }
}

/// MN-5.21: the Trade Master gives a card in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Compensate {
    pub(crate) to: Seat,
}

impl Pending for Compensate {
    fn name(self) -> &'static str {
        "give"
    }

    fn turn(self, game: &MundusNovus) -> Turn {
        Turn::One(game.master)
    }

    fn stage(self) -> Stage {
        Stage::Trade
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.player(game.master).hand.kinds().map(|card| Action::Give { card }));
    }

    fn candidates(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(Resource::ALL.map(|card| Action::Give { card }));
    }

    fn permit(self, game: &MundusNovus, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Give { card } => game.check_in_hand(seat, card, "MN-5.21"),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Give { card } = action else { self.unexpected(action) };
        game.steps.pop();
        game.compensate(self.to, card, journal);
    }

    fn hides(self) -> bool {
        true
    }

    fn prompt(self, _: &MundusNovus, _: Seat) -> Phrase {
        Phrase::new("mn-prompt-give").with("to", self.to)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let Compensate { to } = self;

        ensure(game.has_seat(to) && to != game.master, "the compensating card has no receiver")?;
        ensure(!game.player(game.master).hand.is_empty(), "the Trade Master has no card to give")
    }
}

// The chain of exchanges.

impl MundusNovus {
    /// MN-5.18: the chain continues while another player has a card on offer.
    pub(crate) fn next_take(&mut self, active: Seat, journal: &mut impl Journal<Event>) {
        let found = |seat: Seat| seat != active && !self.player(seat).offer.is_empty();
        if Seat::all(self.players.len()).any(found) {
            self.begin(Take { active });
        } else {
            self.close_trade(active, journal);
        }
    }

    /// MN-5.15: the seat that the active player may not take from now.
    pub(crate) fn barred(&self, active: Seat) -> Option<Seat> {
        let seats = self.players.len();
        let [.., before, last] = &*self.trade.chain else { return None };
        let partner = last.taker;
        // MN-5.16: the rule does not apply with two players.
        if seats == 2 || before.taker != active || before.from != partner {
            return None;
        }
        // MN-5.17: it is waived if no other player has a card on offer.
        let other = |seat: Seat| seat != active && seat != partner && !self.player(seat).offer.is_empty();
        Seat::all(seats).any(other).then_some(partner)
    }

    /// MN-5.11: (a) keep, or (b) swap with the market. MN-5.13: the player who lost the card is active next.
    fn settle_take(
        &mut self,
        step: KeepOrSwap,
        swapped_for: Option<Resource>,
        journal: &mut impl Journal<Event>,
    ) {
        let KeepOrSwap { active, from, card } = step;
        match swapped_for {
            None => {
                journal.note(Event::Kept { seat: active, card });
                self.gain_face_up(active, Cards::one(card));
            }
            Some(got) => {
                journal.note(Event::Swapped { seat: active, card, got });
                self.market.take(got);
                self.market.put(card);
                self.gain_face_up(active, Cards::one(got));
                self.pay_orellana(active, journal);
            }
        }
        self.trade.chain.push(Exchange { taker: active, from, card, swapped_for });
        self.next_take(from, journal);
    }

    /// MN-7.30: pays Orellana's owner for a market of three equal or consecutive Resources.
    fn pay_orellana(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        if self.owns(seat, Character::Orellana) && self.is_market_orderly() {
            let gain = self.tables().rules.orellana_gain;
            self.player_mut(seat).purse.orellana += gain;
            journal.note(Event::OrellanaPaid { seat, doubloons: gain });
        }
    }

    /// MN-7.30, MN-7.31: whether the market is three equal cards or a run. A relic is never part of a run.
    pub(crate) fn is_market_orderly(&self) -> bool {
        let tables = self.tables();
        if self.market.kinds().count() == 1 {
            return true;
        }
        let mut numbers = [0u8; 3];
        for (slot, card) in numbers.iter_mut().zip(self.market.each()) {
            match tables.values[card.index()] {
                Some(value) => *slot = value,
                None => return false,
            }
        }
        numbers.sort_unstable();
        numbers[0] + 1 == numbers[1] && numbers[1] + 1 == numbers[2]
    }
}

// Closing the trade.

impl MundusNovus {
    fn close_trade(&mut self, last: Seat, journal: &mut impl Journal<Event>) {
        // MN-5.19: the last active player takes back the remaining offer.
        let cards = std::mem::take(&mut self.player_mut(last).offer);
        if !cards.is_empty() {
            self.gain_face_up(last, cards);
            self.trade.taken_back = Some((last, cards));
            journal.note(Event::OfferTakenBack { seat: last, cards });
        }
        if last == self.master {
            // MN-5.20, MN-5.23.
            self.begin(First);
        } else {
            // MN-5.21.
            self.begin(Compensate { to: last });
        }
    }

    /// MN-5.21: the Trade Master gives a card in secret.
    pub(crate) fn compensate(&mut self, to: Seat, card: Resource, journal: &mut impl Journal<Event>) {
        let giver = self.master;
        self.player_mut(giver).hand.take(card);
        self.player_mut(to).hand.put(card);
        self.trade.compensated = Some((giver, to));
        self.compensation = Some(Compensation { giver, receiver: to, card, unsettled: true, held: true });
        let seats = Seats::one(giver).with(to);
        let shadow = Event::CompensatedUnseen { giver, receiver: to };
        journal.tell(seats, Event::Compensated { giver, receiver: to, card }, Some(shadow));
        self.begin(First);
    }
}

pub(crate) fn name(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}
