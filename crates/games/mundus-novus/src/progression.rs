//! Chapter MN-6 except combinations: turn order, the choices of a turn, and its end.

use engine::{Journal, Phrase, Seat};

use crate::cards::Cards;
use crate::event::Event;
use crate::ids::{Character, Developments, Marker, Resource};
use crate::refusal::Why;
use crate::state::{Acting, Different, Identical, MundusNovus, Step};
use crate::trade::name;
use crate::turn::Action;

impl MundusNovus {
    pub(crate) fn legal_first(&self, out: &mut Vec<Action>) {
        out.extend(Seat::all(self.players.len()).map(|seat| Action::First { seat }));
    }

    pub(crate) fn may_choose_first(&self, seat: Seat) -> Result<(), Why> {
        if seat.index() < self.players.len() {
            return Ok(());
        }
        Err(Why::NoSeat { seat, clause: "MN-6.1" })
    }

    pub(crate) fn choose_first(&mut self, first: Seat, journal: &mut impl Journal<Event>) {
        journal.note(Event::FirstChosen { seat: self.master, first });
        self.begin_turn(first, self.players.len() as u8 - 1);
    }

    /// MN-6.1: each player acts once, clockwise.
    fn begin_turn(&mut self, seat: Seat, after: u8) {
        self.begin(Step::Act(Acting {
            seat,
            after,
            identical: false,
            different: false,
            relics: false,
            used: Developments::NONE,
            backs: 0,
        }));
    }

    /// MN-7.10: the merchants that the acting player has not used yet.
    #[inline]
    pub(crate) fn merchants_ready(&self, acting: &Acting) -> Developments {
        self.player(acting.seat).developments & self.tables().merchants & !acting.used
    }

    /// MN-6.12: one identical combination per round; any number under King's help.
    #[inline]
    pub(crate) fn can_make_identical(&self, acting: &Acting) -> bool {
        !acting.identical || self.is_under(acting.seat, Marker::KingsHelp)
    }

    /// MN-6.2: the possible combinations, and the end of the turn.
    pub(crate) fn legal_act(&self, acting: &Acting, out: &mut Vec<Action>) {
        let hand = &self.player(acting.seat).hand;
        if self.can_make_identical(acting)
            && self.is_development_left(acting.seat)
            && self.can_build_identical(acting)
        {
            out.push(Action::Identical);
        }
        if !acting.different {
            let reach = self.largest_different(acting);
            if reach >= self.tables().rules.different_min {
                out.push(Action::Different);
            }
            if !acting.relics {
                self.legal_relics(hand, out);
            }
            if reach == Resource::GOODS.len() as u8 && hand.has(Resource::Relic) {
                out.push(Action::Perfect);
            }
        } else if !acting.relics {
            self.legal_relics(hand, out);
        }
        out.push(Action::End);
    }

    #[inline]
    fn legal_relics(&self, hand: &Cards, out: &mut Vec<Action>) {
        let most = hand[Resource::Relic].min(self.tables().rules.relic_sale_max);
        out.extend((1..=most).map(|number| Action::Relics { number }));
    }

    pub(crate) fn may_begin_identical(&self, acting: &Acting) -> Result<(), Why> {
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

    pub(crate) fn may_begin_different(&self, acting: &Acting) -> Result<(), Why> {
        if acting.different {
            return Err(Why::SecondDifferent { clause: "MN-6.20" });
        }
        let (reach, least) = (self.largest_different(acting), self.tables().rules.different_min);
        if reach < least {
            return Err(Why::NoDifferent { reach, least });
        }
        Ok(())
    }

    pub(crate) fn may_begin_perfect(&self, acting: &Acting) -> Result<(), Why> {
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

    pub(crate) fn may_sell(&self, acting: &Acting, number: u8) -> Result<(), Why> {
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

    /// Pushes a combination onto the step stack, above the turn.
    pub(crate) fn begin_combination(&mut self, action: Action, journal: &mut impl Journal<Event>) {
        if action == Action::Identical {
            self.steps.push(Step::Identical(Identical::default()));
            self.advance_identical();
        } else {
            let perfect = action == Action::Perfect;
            self.steps.push(Step::Different(Different { perfect, ..Different::default() }));
            self.advance_different(journal);
        }
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

    pub(crate) fn acting_mut(&mut self) -> &mut Acting {
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
    pub(crate) fn end_turn(&mut self, journal: &mut impl Journal<Event>) {
        let Some(Step::Act(acting)) = self.steps.pop() else { unreachable!("a turn is under way") };
        let Acting { seat, after, .. } = acting;
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
            self.steps.push(Step::Store { seat, after });
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

    /// MN-7.17: any card can be stored, including relics.
    pub(crate) fn legal_store(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.player(seat).hand.kinds().map(|card| Action::Store { card }));
        out.push(Action::Leave);
    }

    pub(crate) fn store(&mut self, card: Resource, journal: &mut impl Journal<Event>) {
        let Some(Step::Store { seat, after }) = self.steps.pop() else { unreachable!("cards are stored") };
        let player = self.player_mut(seat);
        player.hand.take(card);
        player.stored.put(card);
        if self.can_store(seat) {
            self.steps.push(Step::Store { seat, after });
        } else {
            self.clear_hand(seat, after, journal);
        }
    }

    pub(crate) fn stop_storing(&mut self, journal: &mut impl Journal<Event>) {
        let Some(Step::Store { seat, after }) = self.steps.pop() else { unreachable!("cards are stored") };
        self.clear_hand(seat, after, journal);
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
