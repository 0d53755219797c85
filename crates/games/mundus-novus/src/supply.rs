//! Chapter MN-4: the Supply stage, and Pirates after it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, Turn, ensure};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::developments::Squadron;
use crate::event::Event;
use crate::ids::{Character, DevelopmentId, Marker, Resource};
use crate::offers::Announce;
use crate::refusal::Why;
use crate::state::{MundusNovus, SquadronKey, Stage};
use crate::step::Pending;
use crate::turn::Action;

/// MN-7.28: Ponce de León's owner assigns this caravel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Assign {
    pub(crate) seat: Seat,
    pub(crate) caravel: DevelopmentId,
}

impl Pending for Assign {
    fn name(self) -> &'static str {
        "squadron"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.seat)
    }

    fn stage(self) -> Stage {
        Stage::Supply
    }

    fn legal(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend([1, 2].map(|number| Action::Squadron { number }));
    }

    fn permit(self, _: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Squadron { number: 1 | 2 } => Ok(()),
            Action::Squadron { number } => Err(Why::NoSquadron { number }),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Squadron { number } = action else { self.unexpected(action) };
        game.steps.pop();
        game.assign(self.seat, self.caravel, number, journal);
    }

    fn rests(self, game: &MundusNovus, _: Seat) -> bool {
        game.next_caravel(self.seat, None) == Some(self.caravel)
    }

    fn prompt(self, _: &MundusNovus, _: Seat) -> Phrase {
        Phrase::new("mn-prompt-squadron").with("card", self.caravel)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let Assign { seat, caravel } = self;

        ensure(
            game.has_seat(seat) && game.owns(seat, Character::PonceDeLeon),
            "the seat that divides its caravels does not own Ponce de León",
        )?;
        let own = game.caravels(seat);
        ensure(own.len() > 1 && own.has(caravel), "the caravel to assign is not there")
    }
}

/// MN-4.9: the squadron with this key takes `left` more cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pool {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
    pub(crate) key: SquadronKey,
}

impl Pending for Pool {
    fn name(self) -> &'static str {
        "pool"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.seat)
    }

    fn stage(self) -> Stage {
        Stage::Supply
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.pool.kinds().map(|card| Action::Pick { card }));
    }

    fn candidates(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(Resource::ALL.map(|card| Action::Pick { card }));
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Pick { card } if game.pool.has(card) => Ok(()),
            Action::Pick { card } => Err(Why::NotInPool { card }),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Pick { card } = action else { self.unexpected(action) };
        let Pool { seat, left, key } = self;
        game.steps.pop();
        game.pool.take(card);
        game.gain_face_up(seat, Cards::one(card));
        journal.note(Event::Picked { seat, card });
        if left > 1 {
            game.steps.push(Pool { seat, left: left - 1, key }.into());
        } else {
            let served = Squadron { seat, caravels: Default::default(), key };
            game.serve(Some(served), journal);
        }
    }

    fn prompt(self, _: &MundusNovus, _: Seat) -> Phrase {
        Phrase::new("mn-prompt-pool").with("n", self.left)
    }

    fn serving(self) -> Option<Pool> {
        Some(self)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let Pool { seat, left, key } = self;

        let squadrons = game.squadrons();
        let place = (key, seat);
        let served = squadrons.iter().find(|squadron| (squadron.key, squadron.seat) == place);
        let later = squadrons.iter().filter(|squadron| (squadron.key, squadron.seat) > place);
        let (mut rest, mut waiting) = (u16::from(left), 0);
        for squadron in later {
            rest += u16::from(squadron.caravels.len());
            waiting += 1;
        }
        let size = served.map_or(0, |squadron| squadron.caravels.len());
        ensure((1..=size).contains(&left), "the served squadron does not exist")?;
        ensure(waiting > 0, "the last squadron takes the rest without a choice")?;
        ensure(u16::from(game.pool.len()) == rest, "the pool has the wrong size")
    }
}

/// MN-3.12: the seat discards `left` more cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pirates {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl Pending for Pirates {
    fn name(self) -> &'static str {
        "pirates"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.seat)
    }

    fn stage(self) -> Stage {
        Stage::Supply
    }

    fn legal(self, game: &MundusNovus, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.player(seat).hand.kinds().map(|card| Action::Discard { card }));
    }

    fn candidates(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(Resource::ALL.map(|card| Action::Discard { card }));
    }

    fn permit(self, game: &MundusNovus, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Discard { card } => game.check_in_hand(seat, card, "MN-3.12"),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Discard { card } = action else { self.unexpected(action) };
        let Pirates { seat, left } = self;
        game.steps.pop();
        game.discard_from(seat, Cards::one(card));
        journal.note(Event::Plundered { seat, card });
        if left > 1 {
            game.steps.push(Pirates { seat, left: left - 1 }.into());
            return;
        }
        let next = seat.left(game.players.len());
        if next == game.master {
            game.begin(Announce);
        } else {
            game.next_victim(next);
        }
    }

    fn hides(self) -> bool {
        true
    }

    fn prompt(self, _: &MundusNovus, _: Seat) -> Phrase {
        Phrase::new("mn-prompt-pirates").with("n", self.left)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let Pirates { seat, left } = self;

        ensure(
            game.has_seat(seat) && left > 0 && left <= game.pirate_losses(seat),
            "Pirates take more cards than the squadrons cost",
        )?;
        game.audit_hands(1)?;
        ensure(game.player(seat).hand.len() >= left, "Pirates take more cards than the hand holds")
    }
}

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
            Some((seat, caravel)) if after.is_none() => self.begin(Assign { seat, caravel }),
            Some((seat, caravel)) => self.steps.push(Assign { seat, caravel }.into()),
            None => self.turn_up_pool(journal),
        }
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
            self.begin(Pool { seat: next.seat, left: next.caravels.len(), key: next.key });
        }
    }

    /// Puts face-up cards into a hand.
    pub(crate) fn gain_face_up(&mut self, seat: Seat, cards: Cards) {
        let player = self.player_mut(seat);
        player.hand += cards;
        player.shown += cards;
    }

    /// MN-4.11, MN-3.14: Pirates strike clockwise from the Trade Master.
    fn begin_pirates(&mut self) {
        if self.marker == Some(Marker::Pirates) {
            let first = self.master;
            self.next_victim(first);
        } else {
            self.begin(Announce);
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
            Some((seat, left)) => self.begin(Pirates { seat, left }),
            None => self.begin(Announce),
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
