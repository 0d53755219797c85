//! Chapter MN-5, the Trade stage: announcement, offers, the new Trade Master, the chain of exchanges, and its end.

use engine::{Journal, Phrase, Seat, Seats};

use crate::cards::Cards;
use crate::event::Event;
use crate::ids::{Character, Resource};
use crate::refusal::Why;
use crate::state::{Compensation, Exchange, MundusNovus, Step};
use crate::turn::Action;

// Announcing and offering.

impl MundusNovus {
    pub(crate) fn legal_announce(&self, out: &mut Vec<Action>) {
        out.extend(self.tables().rules.announce.map(|number| Action::Announce { number }));
    }

    pub(crate) fn may_announce(&self, number: u8) -> Result<(), Why> {
        let allowed = self.tables().rules.announce;
        if allowed.contains(&number) {
            return Ok(());
        }
        Err(Why::CannotAnnounce { number, least: allowed[0], most: allowed[2] })
    }

    pub(crate) fn announce(&mut self, number: u8, journal: &mut impl Journal<Event>) {
        journal.note(Event::Announced { seat: self.master, number });
        self.trade.number = Some(number);
        // A secret card of an earlier round matters only while the receiver holds it.
        self.compensation = self.compensation.filter(|compensation| compensation.held);
        self.begin(Step::Offer { number, done: Seats::NONE });
    }

    pub(crate) fn legal_offer(&self, seat: Seat, out: &mut Vec<Action>) {
        // MN-7.24: Las Casas' owner may stop at any number.
        if self.owns(seat, Character::LasCasas) {
            out.push(Action::Stop);
        }
        out.extend(self.player(seat).hand.kinds().map(|card| Action::Offer { card }));
    }

    pub(crate) fn may_stop(&self, seat: Seat, number: u8) -> Result<(), Why> {
        if self.owns(seat, Character::LasCasas) {
            return Ok(());
        }
        // MN-5.2: other players offer exactly the announced number.
        Err(Why::TooFewOffered { number, count: self.player(seat).offer.len() })
    }

    pub(crate) fn offer_card(&mut self, seat: Seat, card: Resource, journal: &mut impl Journal<Event>) {
        let Some(&Step::Offer { number, .. }) = self.steps.last() else { unreachable!("offers are made") };
        let player = self.player_mut(seat);
        player.hand.take(card);
        player.offer.put(card);
        let full = player.offer.len() == number;
        journal.whisper(seat, Event::OfferedCard { seat, card }, None);
        if full {
            self.offer_done(seat, journal);
        }
    }

    pub(crate) fn offer_done(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let seats = self.players.len();
        let Some(Step::Offer { done, .. }) = self.steps.last_mut() else { unreachable!("offers are made") };
        *done = done.with(seat);
        let all = *done == Seats::all(seats);
        journal.note(Event::OfferReady { seat });
        if all {
            self.steps.pop();
            self.reveal(journal);
        }
    }

    /// MN-5.3: reveals all offers. MN-5.4 to MN-5.8: determines the Trade Master.
    fn reveal(&mut self, journal: &mut impl Journal<Event>) {
        self.trade.revealed = true;
        self.trade.raised = self.owner_of(Character::Valdivia);
        let mut best = 0;
        let mut tied = Seats::NONE;
        for seat in Seat::all(self.players.len()) {
            let cards = self.player(seat).offer;
            self.remove_known(seat, cards);
            let total = self.offer_total(seat, &cards);
            journal.note(Event::OfferShown { seat, cards, total });
            // MN-5.8: an empty offer cannot win, even with Valdivia.
            if cards.is_empty() || total < best {
                continue;
            }
            if total > best {
                best = total;
                tied = Seats::NONE;
            }
            tied = tied.with(seat);
        }
        if tied.has(self.master) {
            // MN-5.5, MN-5.6.
            self.make_master(self.master, journal);
        } else if tied.len() == 1 {
            let seat = tied.first().expect("some offer has the highest total");
            self.make_master(seat, journal);
        } else {
            // MN-5.7.
            self.begin(Step::Title { tied });
        }
    }

    /// MN-5.4, MN-7.29: the total of an offer at the reveal.
    pub(crate) fn offer_total(&self, seat: Seat, cards: &Cards) -> u16 {
        let tables = self.tables();
        let values = cards.0.iter().zip(&tables.trade_values);
        let total: u16 = values.map(|(&count, &value)| u16::from(count) * u16::from(value)).sum();
        total + if self.trade.raised == Some(seat) { tables.rules.valdivia_bonus } else { 0 }
    }

    pub(crate) fn may_make_master(&self, tied: Seats, seat: Seat) -> Result<(), Why> {
        if tied.has(seat) {
            return Ok(());
        }
        Err(Why::NotTied { tied })
    }

    /// MN-5.9: the new Trade Master is the first active player.
    pub(crate) fn make_master(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let kept = seat == self.master;
        self.master = seat;
        journal.note(if kept { Event::TitleKept { seat } } else { Event::TitleWon { seat } });
        self.next_take(seat, journal);
    }
}

// The chain of exchanges.

impl MundusNovus {
    /// MN-5.18: the chain continues while another player has a card on offer.
    fn next_take(&mut self, active: Seat, journal: &mut impl Journal<Event>) {
        let found = |seat: Seat| seat != active && !self.player(seat).offer.is_empty();
        if Seat::all(self.players.len()).any(found) {
            self.begin(Step::Take { active });
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

    pub(crate) fn legal_take(&self, active: Seat, out: &mut Vec<Action>) {
        let barred = self.barred(active);
        // MN-5.14: players cannot take from their own offer.
        for from in Seat::all(self.players.len()).filter(|&from| from != active && Some(from) != barred) {
            out.extend(self.player(from).offer.kinds().map(|card| Action::Take { card, from }));
        }
    }

    pub(crate) fn may_take(&self, active: Seat, card: Resource, from: Seat) -> Result<(), Why> {
        let Some(player) = self.players.get(from.index()) else {
            return Err(Why::NoSeat { seat: from, clause: "MN-5.10" });
        };
        if !player.offer.has(card) {
            return Err(Why::NotOffered { seat: from, card });
        }
        if from == active {
            return Err(Why::OwnOffer);
        }
        if self.barred(active) == Some(from) {
            return Err(Why::TakenBack { seat: from });
        }
        Ok(())
    }

    pub(crate) fn take(&mut self, card: Resource, from: Seat, journal: &mut impl Journal<Event>) {
        let Some(Step::Take { active }) = self.steps.pop() else { unreachable!("somebody takes") };
        self.player_mut(from).offer.take(card);
        journal.note(Event::Taken { seat: active, card, from });
        self.steps.push(Step::KeepOrSwap { active, from, card });
    }

    pub(crate) fn legal_keep(&self, out: &mut Vec<Action>) {
        out.push(Action::Keep);
        // MN-5.12: a swap for a card of the same kind is allowed.
        out.extend(self.market.kinds().map(|card| Action::Swap { card }));
    }

    pub(crate) fn may_swap(&self, card: Resource) -> Result<(), Why> {
        if self.market.has(card) {
            return Ok(());
        }
        Err(Why::NotInMarket { card })
    }

    /// MN-5.11: (a) keep, or (b) swap with the market. MN-5.13: the player who lost the card is active next.
    pub(crate) fn settle_take(&mut self, swapped_for: Option<Resource>, journal: &mut impl Journal<Event>) {
        let Some(Step::KeepOrSwap { active, from, card }) = self.steps.pop() else {
            unreachable!("a card is taken")
        };
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
            self.begin(Step::First);
        } else {
            // MN-5.21.
            self.begin(Step::Compensate { to: last });
        }
    }

    pub(crate) fn legal_give(&self, out: &mut Vec<Action>) {
        out.extend(self.player(self.master).hand.kinds().map(|card| Action::Give { card }));
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
        self.begin(Step::First);
    }
}

pub(crate) fn name(seat: Seat) -> Phrase {
    Phrase::new("seat-name").with("seat", seat)
}
