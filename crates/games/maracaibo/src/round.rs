//! Chapters MA-5, MA-8, MA-17 and MA-18: turns, drawing, the end of a round and the interim scoring.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Seat};

use crate::event::Event;
use crate::gain::ROUNDS;
use crate::ids::{Area, CardId, Place};
use crate::refusal::Why;
use crate::sets::{Cards, Places};
use crate::state::{Fought, Maracaibo, Player, Step};
use crate::turn::Action;

impl Maracaibo {
    /// MA-5.1: a turn begins with sailing.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.begin_acting(seat);
        let player = self.me_mut();
        player.from = player.ship;
        self.turns += 1;
        let left = self.tables().numbers.movement;
        self.steps.push(Step::EndTurn);
        self.steps.push(Step::Draw);
        self.steps.push(Step::Finish);
        self.steps.push(Step::Sail { left, spent: 0, again: false, set: false });
    }

    fn begin_acting(&mut self, seat: Seat) {
        self.active = seat;
        self.me_mut().played = Cards::NONE;
        self.sailed = 0;
        self.fought = Fought::default();
        self.ultimate = false;
    }

    /// MA-5.2: the round ends with the turn that reaches its last space; else the next player is on.
    pub(crate) fn end_turn(&mut self, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let seat = self.active;
        if self.is_last(self.me().ship) {
            self.begin_scoring(seat, false, journal);
        } else if self.jeanne.is_some() {
            self.begin_jeanne(journal);
        } else {
            self.begin_turn(seat.left(self.players.len()));
        }
        false
    }

    /// MA-17.3, MA-17.5: the last space of the round.
    pub(crate) fn is_last(&self, place: Place) -> bool {
        place == if self.round < ROUNDS { Place::HOME_21A } else { Place::HOME_22 }
    }

    // Phase C.

    /// MA-8.2.
    pub fn hand_limit(&self, player: &Player) -> u8 {
        let numbers = &self.tables().numbers;
        if player.has(Area::U2) { numbers.hand_limit_more } else { numbers.hand_limit }
    }

    /// MA-8.1, MA-8.3: what a face-up card costs who acts.
    pub(crate) fn row_price(&self) -> u8 {
        if self.me().has(Area::U3) { 0 } else { self.tables().numbers.card_price }
    }

    #[inline]
    fn has_pile(&self) -> bool {
        !(self.deck | self.discard).is_empty()
    }

    pub(crate) fn legal_draw(&self, out: &mut Vec<Action>) {
        if self.has_pile() {
            out.push(Action::Draw);
        }
        if self.me().doubloons >= self.row_price().into() {
            out.extend(self.row.iter().flatten().map(|&card| Action::Take { card }));
        }
        if !self.has_pile() {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn may_draw(&self, action: Action) -> Result<(), Why> {
        match action {
            Action::Draw if self.has_pile() => Ok(()),
            Action::Draw => Err(Why::NoPile),
            Action::Take { card } => {
                if !self.row.contains(&Some(card)) {
                    return Err(Why::NotInRow { card });
                }
                let (needed, held) = (self.row_price(), self.me().doubloons);
                if held < needed.into() {
                    Err(Why::Doubloons { clause: "MA-8.1", needed, held })
                } else {
                    Ok(())
                }
            }
            // MA-8.4 (ruling): only when there is nothing to draw.
            _ if self.has_pile() => Err(Why::MustDraw),
            _ => Ok(()),
        }
    }

    pub(crate) fn draw_choice(&mut self, action: Action, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        match action {
            Action::Draw => {
                let card = self.draw_card(journal).expect("a pile");
                self.me_mut().hand.insert(card);
                journal.whisper(seat, Event::Drew { seat, card }, Some(Event::DrewUnseen { seat }));
            }
            Action::Take { card } => {
                let price = self.row_price();
                let at = self.row.iter().position(|&one| one == Some(card)).expect("a card of the row");
                self.row[at] = None;
                let player = self.me_mut();
                player.doubloons -= u16::from(price);
                player.hand.insert(card);
                player.known.insert(card);
                journal.note(Event::Took { seat, card, doubloons: price });
            }
            _ => {
                self.steps.pop();
                self.fill_row(journal);
            }
        }
    }

    /// MA-8.1, MA-8.6: up to the limit; MA-8.5: then the row is filled. Tells whether the step waits.
    pub(crate) fn draw_on(&mut self, journal: &mut impl Journal<Event>) -> bool {
        let player = self.me();
        let room = player.hand.len() < self.hand_limit(player);
        if room && (self.has_pile() || self.row.iter().any(Option::is_some)) {
            return true;
        }
        self.steps.pop();
        self.fill_row(journal);
        false
    }

    /// MA-8.4: a card of the pile, which is made anew if it is empty.
    fn draw_card(&mut self, journal: &mut impl Journal<Event>) -> Option<CardId> {
        if self.deck.is_empty() {
            if self.discard.is_empty() {
                return None;
            }
            self.deck = std::mem::take(&mut self.discard);
            self.reshuffled = true;
            self.recycled |= self.deck;
            // Everybody can tell that what is in a hand now is not in the new pile.
            self.players.iter_mut().for_each(|player| player.old = player.hand - player.known);
            journal.note(Event::Reshuffled);
        }
        Some(self.deck.draw(&mut self.dice.open()))
    }

    /// MA-2.12: new cards in the empty positions.
    pub(crate) fn fill_row(&mut self, journal: &mut impl Journal<Event>) {
        for at in 0..self.row.len() {
            if self.row[at].is_none()
                && let Some(card) = self.draw_card(journal)
            {
                self.row[at] = Some(card);
                journal.note(Event::FaceUp { card });
            }
        }
    }

    // The scorings.

    /// MA-18.2, MA-19.1: step 1 begins with who triggered it.
    pub(crate) fn begin_scoring(&mut self, first: Seat, jeanne: bool, journal: &mut impl Journal<Event>) {
        journal.note(Event::ScoringBegan { round: self.round });
        // MA-16.7: no ship returns after the last round.
        if self.round == ROUNDS {
            self.score_unreached(journal);
        }
        self.steps.push(Step::Score { first, jeanne, asked: 0 });
    }

    /// Asks the next player, or carries out the other steps.
    pub(crate) fn score_on(
        &mut self,
        first: Seat,
        jeanne: bool,
        asked: u8,
        journal: &mut impl Journal<Event>,
    ) -> bool {
        let seats = self.players.len();
        if usize::from(asked) < seats {
            let seat = Seat((first.0 + asked) % seats as u8);
            self.replace_step(Step::Score { first, jeanne, asked: asked + 1 });
            self.begin_acting(seat);
            self.turns += 1;
            self.steps.push(Step::Purchase);
            return false;
        }
        self.steps.pop();
        if self.round < ROUNDS {
            self.end_round(first, jeanne, journal);
        } else if self.story.is_some() {
            // MA-19.9, MA-29.39.
            self.begin_check(first, jeanne);
        } else {
            journal.note(Event::Ended);
        }
        false
    }

    /// MA-18.3 to MA-18.7.
    fn end_round(&mut self, first: Seat, jeanne: bool, journal: &mut impl Journal<Event>) {
        let seats = self.players.len();
        // MA-18.3.
        for seat in Seat::all(seats) {
            let player = self.player_mut(seat);
            let (doubloons, points) = (player.income, player.points_income);
            player.doubloons += u16::from(doubloons);
            player.points += u16::from(points);
            journal.note(Event::Income { seat, doubloons, points });
        }
        self.jeanne_income(journal);
        // MA-18.4.
        self.markets = [0; Place::COUNT];
        self.players.iter_mut().for_each(|player| player.delivered = Places::NONE);
        // MA-18.5.
        let old: Cards = self.row.iter().flatten().copied().collect();
        self.discard |= old;
        self.row = [None; crate::state::ROW];
        self.fill_row(journal);
        // MA-18.6.
        let building = self.building_bag.draw(&mut self.dice.open());
        self.buildings.push(building);
        journal.note(Event::BuildingRevealed { building });
        // MA-18.7.
        if self.story.is_some() {
            self.begin_check(first, jeanne);
        } else {
            self.lay_quests(usize::from(self.round), journal);
            self.return_ships(first, jeanne, journal);
        }
    }

    /// MA-18.1, MA-18.8: the ships return, and the next round begins.
    pub(crate) fn return_ships(&mut self, first: Seat, jeanne: bool, journal: &mut impl Journal<Event>) {
        let seats = self.players.len();
        self.score_unreached(journal);
        for player in &mut self.players {
            player.ship = Place::HABANA;
            player.visited = Places::NONE;
            player.from = Place::HABANA;
            player.late = Cards::NONE;
        }
        if let Some(jeanne) = &mut self.jeanne {
            jeanne.ship = Place::HABANA;
        }
        self.round += 1;
        journal.note(Event::RoundBegan { round: self.round });
        // MA-31.24 (ruling): the other one of two.
        if self.jeanne.is_some() && !jeanne {
            self.begin_jeanne(journal);
        } else if jeanne {
            self.begin_turn(first);
        } else {
            self.begin_turn(first.left(seats));
        }
    }
}
