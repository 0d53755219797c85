//! Chapter MN-6 except combinations: turn order, the choices of a turn, and its end.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, Turn, ensure};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::different::Different;
use crate::event::Event;
use crate::identical::Identical;
use crate::ids::{Character, Developments, Marker, Resource};
use crate::refusal::Why;
use crate::state::{MundusNovus, Stage};
use crate::step::{Pending, Step};
use crate::trade::name;
use crate::turn::Action;

/// MN-6.21: the largest number of relics on the price list.
const SALE_MAX: u8 = 5;

/// MN-6.1: the Trade Master chooses who acts first.
#[derive(Clone, Copy)]
pub(crate) struct First;

impl Pending for First {
    fn name(self) -> &'static str {
        "first"
    }

    fn turn(self, game: &MundusNovus) -> Turn {
        Turn::One(game.master)
    }

    fn stage(self) -> Stage {
        Stage::Progression
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(Seat::all(game.players.len()).map(|seat| Action::First { seat }));
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::First { seat } if game.has_seat(seat) => Ok(()),
            Action::First { seat } => Err(Why::NoSeat { seat, clause: "MN-6.1" }),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::First { seat } = action else { self.unexpected(action) };
        game.steps.pop();
        game.choose_first(seat, journal);
    }

    fn audit(self, _: &MundusNovus) -> Result<(), String> {
        Ok(())
    }
}

/// A player's turn in the Progression stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Act {
    pub(crate) seat: Seat,
    /// The number of players still to act after this one.
    pub(crate) after: u8,
    /// The combinations made in this turn.
    pub(crate) identical: bool,
    pub(crate) different: bool,
    pub(crate) relics: bool,
    /// The merchants used in this turn.
    pub(crate) used: Developments,
    /// The number of times that a combination was given up.
    pub(crate) backs: u8,
}

impl Pending for Act {
    fn name(self) -> &'static str {
        "act"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.seat)
    }

    fn stage(self) -> Stage {
        Stage::Progression
    }

    fn legal(self, game: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        // MN-6.2: the possible combinations, and the end of the turn.
        let hand = &game.player(self.seat).hand;
        if game.can_make_identical(&self)
            && game.is_development_left(self.seat)
            && game.can_build_identical(&self)
        {
            out.push(Action::Identical);
        }
        if !self.different {
            let reach = game.largest_different(&self);
            if reach >= game.tables().rules.different_min {
                out.push(Action::Different);
            }
            if !self.relics {
                game.legal_relics(hand, out);
            }
            if reach == Resource::GOODS.len() as u8 && hand.has(Resource::Relic) {
                out.push(Action::Perfect);
            }
        } else if !self.relics {
            game.legal_relics(hand, out);
        }
        out.push(Action::End);
    }

    fn candidates(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Identical, Action::Different]);
        out.extend((1..=SALE_MAX).map(|number| Action::Relics { number }));
        out.extend([Action::Perfect, Action::End]);
    }

    fn permit(self, game: &MundusNovus, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Identical => game.may_begin_identical(&self),
            Action::Different => game.may_begin_different(&self),
            Action::Relics { number } => game.may_sell(&self, number),
            Action::Perfect => game.may_begin_perfect(&self),
            Action::End => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Identical => {
                game.steps.push(Identical::default().into());
                game.advance_identical();
            }
            Action::Different | Action::Perfect => {
                let perfect = action == Action::Perfect;
                game.steps.push(Different { perfect, ..Different::default() }.into());
                game.advance_different(journal);
            }
            Action::Relics { number } => game.sell_relics(number, journal),
            Action::End => game.end_turn(self, journal),
            _ => self.unexpected(action),
        }
    }

    fn hides(self) -> bool {
        true
    }

    fn prompt(self, game: &MundusNovus, seat: Seat) -> Phrase {
        let mut legal = Vec::new();
        self.legal(game, seat, &mut legal);
        Phrase::new(if legal.len() > 1 { "mn-prompt-act" } else { "mn-prompt-act-end" })
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        game.audit_acting(&self)
    }
}

/// MN-6.30: cards are stored; `after` players act after this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Store {
    pub(crate) seat: Seat,
    pub(crate) after: u8,
}

impl Pending for Store {
    fn name(self) -> &'static str {
        "store"
    }

    fn turn(self, _: &MundusNovus) -> Turn {
        Turn::One(self.seat)
    }

    fn stage(self) -> Stage {
        Stage::Progression
    }

    fn legal(self, game: &MundusNovus, seat: Seat, out: &mut Vec<Action>) {
        // MN-7.17: any card can be stored, including relics.
        out.extend(game.player(seat).hand.kinds().map(|card| Action::Store { card }));
        out.push(Action::Leave);
    }

    fn candidates(self, _: &MundusNovus, _: Seat, out: &mut Vec<Action>) {
        out.extend(Resource::ALL.map(|card| Action::Store { card }));
        out.push(Action::Leave);
    }

    fn permit(self, game: &MundusNovus, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Store { card } => game.check_in_hand(seat, card, "MN-6.30"),
            Action::Leave => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn apply(self, game: &mut MundusNovus, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Store { seat, after } = self;
        match action {
            Action::Store { card } => {
                let player = game.player_mut(seat);
                player.hand.take(card);
                player.stored.put(card);
                if !game.can_store(seat) {
                    game.steps.pop();
                    game.clear_hand(seat, after, journal);
                }
            }
            Action::Leave => {
                game.steps.pop();
                game.clear_hand(seat, after, journal);
            }
            _ => self.unexpected(action),
        }
    }

    fn hides(self) -> bool {
        true
    }

    fn rests(self, game: &MundusNovus, _: Seat) -> bool {
        game.player(self.seat).stored.is_empty()
    }

    fn prompt(self, game: &MundusNovus, seat: Seat) -> Phrase {
        let room = game.capacity(seat).saturating_sub(game.player(seat).stored.len());
        Phrase::new("mn-prompt-store").with("n", room)
    }

    fn storing(self) -> Option<Store> {
        Some(self)
    }

    fn audit(self, game: &MundusNovus) -> Result<(), String> {
        let Store { seat, after } = self;
        let seats = game.players.len();

        ensure(game.has_seat(seat) && usize::from(after) < seats, "the storing player has no seat")?;
        ensure(game.can_store(seat), "the storing player cannot store a card")
    }
}

impl MundusNovus {
    pub(crate) fn choose_first(&mut self, first: Seat, journal: &mut impl Journal<Event>) {
        journal.note(Event::FirstChosen { seat: self.master, first });
        self.begin_turn(first, self.players.len() as u8 - 1);
    }

    /// MN-6.1: each player acts once, clockwise.
    fn begin_turn(&mut self, seat: Seat, after: u8) {
        self.begin(Act {
            seat,
            after,
            identical: false,
            different: false,
            relics: false,
            used: Developments::NONE,
            backs: 0,
        });
    }

    /// MN-7.10: the merchants that the acting player has not used yet.
    #[inline]
    pub(crate) fn merchants_ready(&self, acting: &Act) -> Developments {
        self.player(acting.seat).developments & self.tables().merchants & !acting.used
    }

    /// MN-6.12: one identical combination per round; any number under King's help.
    #[inline]
    pub(crate) fn can_make_identical(&self, acting: &Act) -> bool {
        !acting.identical || self.is_under(acting.seat, Marker::KingsHelp)
    }

    #[inline]
    fn legal_relics(&self, hand: &Cards, out: &mut Vec<Action>) {
        let most = hand[Resource::Relic].min(self.tables().rules.relic_sale_max);
        out.extend((1..=most).map(|number| Action::Relics { number }));
    }

    pub(crate) fn may_begin_identical(&self, acting: &Act) -> Result<(), Why> {
        if !self.can_make_identical(acting) {
            return Err(Why::SecondIdentical);
        }
        if !self.is_development_left(acting.seat) {
            return Err(Why::EmptyQueue);
        }
        let hand = &self.player(acting.seat).hand;
        let least = self.tables().rules.identical_min;
        if hand.goods() == 0 && hand[Resource::Relic] >= least {
            return Err(Why::OnlyRelics);
        }
        if !self.can_build_identical(acting) {
            return Err(Why::NoIdentical { least });
        }
        Ok(())
    }

    pub(crate) fn may_begin_different(&self, acting: &Act) -> Result<(), Why> {
        if acting.different {
            return Err(Why::SecondDifferent { clause: "MN-6.20" });
        }
        let (reach, least) = (self.largest_different(acting), self.tables().rules.different_min);
        if reach < least {
            return Err(Why::NoDifferent { reach, least });
        }
        Ok(())
    }

    pub(crate) fn may_begin_perfect(&self, acting: &Act) -> Result<(), Why> {
        if acting.different {
            return Err(Why::SecondDifferent { clause: "MN-6.27" });
        }
        let (reach, whole) = (self.largest_different(acting), Resource::GOODS.len() as u8);
        if reach < whole {
            return Err(Why::NoPerfect { reach, whole });
        }
        if !self.player(acting.seat).hand.has(Resource::Relic) {
            return Err(Why::PerfectLacksRelic);
        }
        Ok(())
    }

    pub(crate) fn may_sell(&self, acting: &Act, number: u8) -> Result<(), Why> {
        let held = self.player(acting.seat).hand[Resource::Relic];
        let most = self.tables().rules.relic_sale_max;
        if number == 0 || number > most {
            return Err(Why::SaleSize { number, most });
        }
        if number > held {
            return Err(Why::RelicsMissing { number, held });
        }
        if acting.relics {
            return Err(Why::SecondSale);
        }
        Ok(())
    }

    /// Gives up the combination being built. No card has been spent yet.
    pub(crate) fn give_up(&mut self) {
        self.steps.pop();
        self.acting_mut().backs += 1;
    }

    /// MN-8.9: a limit on giving up guarantees that every turn ends.
    #[inline]
    pub(crate) fn can_give_up(&self) -> bool {
        self.acting().is_some_and(|acting| acting.backs < self.tables().rules.back_limit)
    }

    pub(crate) fn may_give_up(&self) -> Result<(), Why> {
        if self.can_give_up() {
            return Ok(());
        }
        let limit = self.tables().rules.back_limit;
        Err(Why::GivenUpTooOften { limit })
    }

    pub(crate) fn acting_mut(&mut self) -> &mut Act {
        match self.steps.first_mut() {
            Some(Step::Act(acting)) => acting,
            other => unreachable!("a turn is under way, not {other:?}"),
        }
    }

    /// MN-6.21: sells relics alone. MN-3.7: events do not change the price.
    pub(crate) fn sell_relics(&mut self, number: u8, journal: &mut impl Journal<Event>) {
        let acting = self.acting_mut();
        acting.relics = true;
        let seat = acting.seat;
        self.discard_from(seat, Cards::of(Resource::Relic, number));
        let doubloons = self.tables().relics[usize::from(number)];
        self.player_mut(seat).purse.relics += doubloons;
        journal.note(Event::RelicsSold { seat, number, doubloons });
    }

    /// The end of a turn, in the order of MN-6.28 to MN-6.31.
    fn end_turn(&mut self, turn: Act, journal: &mut impl Journal<Event>) {
        let Act { seat, after, .. } = turn;
        self.steps.pop();
        // MN-6.28.
        let income = self.income(seat);
        if income > 0 {
            self.player_mut(seat).purse.income += income;
            journal.note(Event::Income { seat, doubloons: income });
        }
        // MN-6.29.
        let shipyards = self.shipyard_income(seat);
        if shipyards > 0 {
            self.player_mut(seat).purse.shipyards += shipyards;
            journal.note(Event::ShipyardIncome { seat, doubloons: shipyards });
        }
        if self.can_store(seat) {
            self.steps.push(Store { seat, after }.into());
        } else {
            self.clear_hand(seat, after, journal);
        }
    }

    /// MN-6.30, MN-3.9: whether one more card can be stored.
    pub(crate) fn can_store(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.hand.is_empty()
            && player.stored.len() < self.capacity(seat)
            && !self.is_under(seat, Marker::Fire)
    }

    /// MN-6.31: discards the rest of the hand. Then the next player acts, or the round ends.
    fn clear_hand(&mut self, seat: Seat, after: u8, journal: &mut impl Journal<Event>) {
        let (cards, stored) = (self.player(seat).hand, self.player(seat).stored);
        if !stored.is_empty() {
            let shadow = Event::StoredUnseen { seat, count: stored.len() };
            journal.whisper(seat, Event::Stored { seat, cards: stored }, Some(shadow));
        }
        if !cards.is_empty() {
            self.discard_from(seat, cards);
            journal.note(Event::Discarded { seat, cards });
        }
        self.settle_compensation(seat);
        journal.note(Event::TurnEnded { seat });
        if after > 0 {
            self.begin_turn(seat.left(self.players.len()), after - 1);
        } else {
            self.end_round(journal);
        }
    }

    /// Settles the secret card once its giver has ended the turn. Others do not know its kind, so each shown kind
    /// loses one card.
    fn settle_compensation(&mut self, seat: Seat) {
        if let Some(compensation) = &mut self.compensation
            && compensation.giver == seat
            && compensation.unsettled
        {
            compensation.unsettled = false;
            let shown = &mut self.players[seat.index()].shown;
            *shown = shown.without(&Cards([1; crate::ids::KINDS]));
        }
    }

    /// MN-6.16: whether a Development can be taken.
    #[inline]
    pub(crate) fn is_development_left(&self, seat: Seat) -> bool {
        !self.queue.is_empty() || self.can_draw(seat)
    }

    /// MN-7.20, MN-7.21: whether the seat may draw from the pile with Almagro.
    #[inline]
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        !self.deck.is_empty() && self.owns(seat, Character::Almagro)
    }

    /// The names of seats.
    pub(crate) fn names(seats: engine::Seats) -> Vec<Phrase> {
        seats.iter().map(name).collect()
    }
}
