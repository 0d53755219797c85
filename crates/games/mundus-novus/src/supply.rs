//! Chapter MN-4: the Supply stage, and Pirates after it.

use engine::{Journal, Seat};

use crate::cards::Cards;
use crate::developments::Squadron;
use crate::event::Event;
use crate::ids::{Character, DevelopmentId, Marker, Resource};
use crate::refusal::Why;
use crate::state::{MundusNovus, Step};
use crate::turn::Action;

impl MundusNovus {
    /// MN-4.1, MN-4.2: stored cards return to the hands, then all players are dealt cards.
    pub(crate) fn begin_supply(&mut self, journal: &mut impl Journal<Event>) {
        for seat in Seat::all(self.players.len()) {
            let player = self.player_mut(seat);
            let stored = std::mem::take(&mut player.stored);
            player.hand += stored;
            if !stored.is_empty() {
                journal.note(Event::StoreEmptied { seat, count: stored.len() });
            }
        }
        self.deal(journal);
        self.ask_division(None, journal);
    }

    /// MN-4.2: one card at a time, clockwise from the Trade Master.
    fn deal(&mut self, journal: &mut impl Journal<Event>) {
        let seats = self.players.len();
        let mut dealt = [Cards::NONE; crate::state::MAX_PLAYERS];
        let MundusNovus { pile, discard, dice, master, data, .. } = self;
        let tables = crate::data::LIBRARY.get(*data);
        let mut rolls = dice.open();
        for _ in 0..tables.rules.cards_dealt {
            for seat in master.around(seats) {
                let card = draw(pile, discard, &mut rolls, journal);
                dealt[seat.index()].put(card);
            }
        }
        for seat in master.around(seats) {
            let cards = dealt[seat.index()];
            self.players[seat.index()].hand += cards;
            let shadow = Event::DealtUnseen { seat, count: cards.len() };
            journal.whisper(seat, Event::Dealt { seat, cards }, Some(shadow));
        }
    }

    /// MN-7.28: Ponce de León's owner assigns the caravels, lowest value first, before the pool is turned up.
    fn ask_division(&mut self, after: Option<DevelopmentId>, journal: &mut impl Journal<Event>) {
        let divider = self.owner_of(Character::PonceDeLeon).filter(|&seat| self.caravels(seat).len() > 1);
        let next = divider.and_then(|seat| Some((seat, self.next_caravel(seat, after)?)));
        match next {
            Some((seat, caravel)) if after.is_none() => self.begin(Step::Squadron { seat, caravel }),
            Some((seat, caravel)) => self.steps.push(Step::Squadron { seat, caravel }),
            None => self.turn_up_pool(journal),
        }
    }

    pub(crate) fn legal_squadron(&self, out: &mut Vec<Action>) {
        out.extend([1, 2].map(|number| Action::Squadron { number }));
    }

    pub(crate) fn may_assign(&self, number: u8) -> Result<(), Why> {
        if (1..=2).contains(&number) {
            return Ok(());
        }
        Err(Why::NoSquadron { number })
    }

    pub(crate) fn assign(
        &mut self,
        seat: Seat,
        caravel: DevelopmentId,
        number: u8,
        journal: &mut impl Journal<Event>,
    ) {
        if number == 2 {
            self.detached.insert(caravel);
        }
        journal.note(Event::Assigned { seat, caravel, number });
        self.ask_division(Some(caravel), journal);
    }

    /// MN-4.3, MN-4.4: turns up one card per caravel.
    fn turn_up_pool(&mut self, journal: &mut impl Journal<Event>) {
        let caravels: u8 = Seat::all(self.players.len()).map(|seat| self.caravels(seat).len()).sum();
        if caravels > 0 {
            let MundusNovus { pile, discard, pool, dice, .. } = self;
            let mut rolls = dice.open();
            for _ in 0..caravels {
                pool.put(draw(pile, discard, &mut rolls, journal));
            }
            journal.note(Event::PoolTurnedUp { cards: self.pool });
        }
        self.serve(None, journal);
    }

    /// MN-4.7, MN-4.8: serves the next squadron in ascending order. MN-4.9: the last one takes the rest.
    fn serve(&mut self, after: Option<Squadron>, journal: &mut impl Journal<Event>) {
        let squadrons = self.squadrons();
        // MN-4.8 excludes equal keys. If component files allow them, the seat breaks the tie.
        let place = |squadron: &Squadron| (squadron.key, squadron.seat);
        let later = |squadron: &&Squadron| after.is_none_or(|after| place(squadron) > place(&after));
        let mut waiting = squadrons.iter().filter(later);
        let Some(next) = waiting.clone().min_by_key(|squadron| place(squadron)) else {
            self.begin_pirates();
            return;
        };
        if waiting.by_ref().count() == 1 {
            let cards = std::mem::take(&mut self.pool);
            self.gain_face_up(next.seat, cards);
            journal.note(Event::PoolEmptied { seat: next.seat, cards });
            self.begin_pirates();
        } else {
            self.begin(Step::Pool { seat: next.seat, left: next.caravels.len(), key: next.key });
        }
    }

    /// Puts face-up cards into a hand.
    pub(crate) fn gain_face_up(&mut self, seat: Seat, cards: Cards) {
        let player = self.player_mut(seat);
        player.hand += cards;
        player.shown += cards;
    }

    pub(crate) fn legal_pool(&self, out: &mut Vec<Action>) {
        out.extend(self.pool.kinds().map(|card| Action::Pick { card }));
    }

    pub(crate) fn may_pick(&self, card: Resource) -> Result<(), Why> {
        if self.pool.has(card) {
            return Ok(());
        }
        Err(Why::NotInPool { card })
    }

    pub(crate) fn pick(&mut self, card: Resource, journal: &mut impl Journal<Event>) {
        let Some(Step::Pool { seat, left, key }) = self.steps.pop() else {
            unreachable!("the pending step serves a squadron")
        };
        self.pool.take(card);
        self.gain_face_up(seat, Cards::one(card));
        journal.note(Event::Picked { seat, card });
        if left > 1 {
            self.steps.push(Step::Pool { seat, left: left - 1, key });
        } else {
            let served = Squadron { seat, caravels: Default::default(), key };
            self.serve(Some(served), journal);
        }
    }

    /// MN-4.11, MN-3.14: Pirates strike clockwise from the Trade Master.
    fn begin_pirates(&mut self) {
        if self.marker == Some(Marker::Pirates) {
            let first = self.master;
            self.next_victim(first);
        } else {
            self.begin(Step::Announce);
        }
    }

    /// MN-3.12, MN-3.13: the cards a seat loses to Pirates, one per squadron of two or more caravels.
    pub(crate) fn pirate_losses(&self, seat: Seat) -> u8 {
        if !self.is_under(seat, Marker::Pirates) {
            return 0;
        }
        let least = self.tables().rules.pirates_caravels;
        self.squadrons_of(seat).iter().filter(|squadron| squadron.caravels.len() >= least).count() as u8
    }

    /// The next seat that loses cards to Pirates, starting with `from`, in one round from the Trade Master.
    fn next_victim(&mut self, from: Seat) {
        let seats = self.players.len();
        let order = self.master.around(seats).skip_while(|&seat| seat != from);
        let victim = order.map(|seat| (seat, self.pirate_losses(seat))).find(|&(_, left)| left > 0);
        match victim {
            Some((seat, left)) => self.begin(Step::Pirates { seat, left }),
            None => self.begin(Step::Announce),
        }
    }

    pub(crate) fn legal_pirates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.player(seat).hand.kinds().map(|card| Action::Discard { card }));
    }

    pub(crate) fn may_discard(&self, seat: Seat, card: Resource) -> Result<(), Why> {
        self.check_in_hand(seat, card, "MN-3.12")
    }

    pub(crate) fn discard_to_pirates(&mut self, card: Resource, journal: &mut impl Journal<Event>) {
        let Some(Step::Pirates { seat, left }) = self.steps.pop() else { unreachable!("pirates are here") };
        self.discard_from(seat, Cards::one(card));
        journal.note(Event::Plundered { seat, card });
        if left > 1 {
            self.steps.push(Step::Pirates { seat, left: left - 1 });
            return;
        }
        let next = seat.left(self.players.len());
        if next == self.master {
            self.begin(Step::Announce);
        } else {
            self.next_victim(next);
        }
    }

    /// Refuses a card that is not in the seat's hand.
    pub(crate) fn check_in_hand(&self, seat: Seat, card: Resource, clause: &'static str) -> Result<(), Why> {
        if self.player(seat).hand.has(card) {
            return Ok(());
        }
        Err(Why::NotHeld { card, clause })
    }
}

/// MN-2.6: draws a card from the pile. An empty pile is first refilled from the discard pile.
fn draw(
    pile: &mut Cards,
    discard: &mut Cards,
    rolls: &mut engine::Rolls<'_>,
    journal: &mut impl Journal<Event>,
) -> Resource {
    if pile.is_empty() {
        *pile = std::mem::take(discard);
        journal.note(Event::Reshuffled { count: pile.len() });
    }
    Resource::ALL[rolls.draw(&mut pile.0)]
}
