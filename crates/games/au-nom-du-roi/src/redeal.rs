//! Redeals hidden cards: missions in other hands and in the pile, special contracts, unused joker boats.
//!
//! Boats and scoring cards in the piles are drawn only when they are revealed, so there is nothing to redeal. Missions that
//! were taken face up stay with their owners. During a send action, all players know that its player can continue, so the
//! redeal uses only hands and joker boats that allow it.

use engine::{Dice, Rolls, Seat, Viewer};

use crate::ids::JokerId;
use crate::sets::{Contracts, Jokers, Missions};
use crate::setup::contracts_for;
use crate::state::{AuNomDuRoi, MAX_PLAYERS};
use crate::step::{Pending, Step};

/// The number of random hands to try before building one that can continue.
const TRIES: usize = 32;

impl AuNomDuRoi {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut rolls = dice.open();
        // At the final scoring all cards are open.
        if !self.is_over() {
            let seats = self.investors.len();
            let hidden = |seat: &Seat| !viewer.is(*seat);
            let mut contracts = contracts_for(seats);
            for seat in Seat::all(seats).filter(|seat| !hidden(seat)) {
                contracts = contracts - Contracts::one(self.investor(seat).contract);
            }
            for seat in Seat::all(seats).filter(hidden) {
                self.investor_mut(seat).contract = contracts.draw(&mut rolls);
            }
            self.redeal_means(viewer, &mut rolls);
        }
        self.dice = rolls.fork();
    }

    /// Redeals joker boats and hands.
    fn redeal_means(&mut self, viewer: Viewer, rolls: &mut Rolls<'_>) {
        let seats = self.investors.len();
        let mut jokers = Jokers::all();
        let mut missions = self.deck;
        let mut counts = [0; MAX_PLAYERS];
        for seat in Seat::all(seats) {
            let investor = &mut self.investors[seat.index()];
            if viewer.is(seat) {
                jokers = jokers - Jokers::one(investor.joker);
                continue;
            }
            if investor.joker_shown {
                jokers = jokers - Jokers::one(investor.joker);
            }
            let unseen = investor.hand - investor.known;
            counts[seat.index()] = unseen.len();
            missions |= unseen;
            investor.hand = investor.known;
        }
        // The sending player comes first, since only some hands and joker boats are consistent.
        for seat in self.active.around(seats) {
            if viewer.is(seat) {
                continue;
            }
            let count = counts[seat.index()];
            if self.pending_for(seat).is_some_and(Step::is_sending) {
                self.redeal_sender(seat, count, &mut jokers, &mut missions, rolls);
                continue;
            }
            if !self.investor(seat).joker_shown {
                self.investor_mut(seat).joker = jokers.draw(rolls);
            }
            for _ in 0..count {
                let mission = missions.draw(rolls);
                self.investor_mut(seat).hand.insert(mission);
            }
        }
        self.deck = missions;
    }

    /// Redeals a joker boat and a hand with which the player can continue.
    fn redeal_sender(
        &mut self,
        seat: Seat,
        count: u8,
        jokers: &mut Jokers,
        missions: &mut Missions,
        rolls: &mut Rolls<'_>,
    ) {
        let known = self.investor(seat).hand;
        for _ in 0..TRIES {
            let (mut jokers_left, mut missions_left) = (*jokers, *missions);
            if !self.investor(seat).joker_shown {
                self.investor_mut(seat).joker = jokers_left.draw(rolls);
            }
            let mut hand = known;
            (0..count).for_each(|_| hand.insert(missions_left.draw(rolls)));
            self.investor_mut(seat).hand = hand;
            if self.can_go_on(seat) {
                (*jokers, *missions) = (jokers_left, missions_left);
                return;
            }
        }
        // In rare cases it collects every joker boat, without or with one more mission, and picks one that is consistent.
        let shown = self.investor(seat).joker_shown;
        let choices = if shown { Jokers::one(self.investor(seat).joker) } else { *jokers };
        let extra = if count > 0 { *missions } else { Missions::NONE };
        let mut fit: [Missions; JokerId::COUNT] = [Missions::NONE; JokerId::COUNT];
        let mut total = 0;
        for joker in choices.iter() {
            self.investor_mut(seat).joker = joker;
            for mission in extra.iter() {
                self.investor_mut(seat).hand = known | Missions::one(mission);
                if self.can_go_on(seat) {
                    fit[joker.index()].insert(mission);
                }
            }
            total += u32::from(fit[joker.index()].len());
        }
        self.investor_mut(seat).hand = known;
        if total == 0 {
            // The hand is known or irrelevant: only the joker boat matters.
            let mut fit = Jokers::NONE;
            for joker in choices.iter() {
                self.investor_mut(seat).joker = joker;
                if self.can_go_on(seat) {
                    fit.insert(joker);
                }
            }
            let mut from = if fit.is_empty() { choices } else { fit };
            let joker = from.draw(rolls);
            self.investor_mut(seat).joker = joker;
            *jokers = *jokers - Jokers::one(joker);
            return;
        }
        let mut at = rolls.below(total);
        for joker in choices.iter() {
            let mut of_joker = fit[joker.index()];
            if at < u32::from(of_joker.len()) {
                let mission = of_joker.draw(rolls);
                *missions = *missions - Missions::one(mission);
                *jokers = *jokers - Jokers::one(joker);
                let mut hand = known | Missions::one(mission);
                (1..count).for_each(|_| hand.insert(missions.draw(rolls)));
                let investor = self.investor_mut(seat);
                investor.joker = joker;
                investor.hand = hand;
                return;
            }
            at -= u32::from(of_joker.len());
        }
    }

    /// Whether the pending decision of the player has a legal action.
    pub(crate) fn can_go_on(&self, seat: Seat) -> bool {
        self.step().is_none_or(|step| step.can_go_on(self, seat))
    }
}
