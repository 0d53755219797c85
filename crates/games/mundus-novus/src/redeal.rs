//! Hidden things drawn anew: what a viewer cannot know is replaced by something that could be.
//!
//! Known to a seat are, beside its own cards: every card that came to a hand openly and has not left it openly
//! ([`Player::shown`](crate::state::Player::shown)), and for giver and receiver of a secret card (MN-5.21) that card.
//!
//! Forgotten, because exactness would cost too much: that a card was not yet in the draw pile when it was made anew from
//! the discard pile (all unseen cards are one bag here); for all but the receiver, which one of the giver's shown kinds
//! lost a card; for everybody, once the giver's turn is over; and a secret card of an earlier round, once another has
//! been handed over. Nothing is ever invented.

use engine::{Dice, Rolls, Seat, Viewer};

use crate::cards::Cards;
use crate::ids::{Character, KINDS, Resource};
use crate::state::{MAX_PLAYERS, MundusNovus, Step};

impl MundusNovus {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut rolls = dice.open();
        self.dice = rolls.fork();
        if viewer == Viewer::Everybody {
            return;
        }
        self.forget_build(viewer);
        self.forget_handed(viewer);

        let seats = self.players.len();
        let others = || Seat::all(seats).filter(|&seat| !viewer.is(seat));
        let offering =
            if let Step::Offer { number, done } = *self.step() { Some((number, done)) } else { None };

        // All that the viewer has not seen becomes one bag, but for what is known to lie in each hand.
        let mut bag = self.pile;
        let mut known = [Cards::NONE; MAX_PLAYERS];
        for seat in others() {
            let player = self.player(seat);
            bag += player.hand + player.stored;
            if offering.is_some() {
                bag += player.offer;
            }
            known[seat.index()] = self.known(viewer, seat);
        }
        for seat in others() {
            bag -= known[seat.index()];
        }
        let mut left = u32::from(bag.len());
        for seat in others() {
            let cards = &mut known[seat.index()];
            let player = &mut self.players[seat.index()];
            let mut hidden = player.hand.len() + player.stored.len();
            if offering.is_some() {
                hidden += player.offer.len();
            }
            for _ in cards.len()..hidden {
                cards.put(draw(&mut bag, &mut left, &mut rolls));
            }
            let mut whole = *cards;
            match offering {
                Some((number, done)) => {
                    // Who is not done may have laid out anything or nothing: nothing is canonical.
                    let size = if !done.has(seat) { 0 } else { self.offer_size(seat, number, &mut rolls) };
                    let offer = pick(&mut whole, size, &mut rolls);
                    self.players[seat.index()].offer = offer;
                }
                None => {
                    let size = player.stored.len();
                    player.stored = pick(&mut whole, size, &mut rolls);
                }
            }
            self.players[seat.index()].hand = whole;
        }
        self.pile = bag;
    }

    /// How many cards a complete offer has, as far as others can tell: Las Casas' owner may have stopped anywhere.
    fn offer_size(&self, seat: Seat, number: u8, rolls: &mut Rolls<'_>) -> u8 {
        if self.owns(seat, Character::LasCasas) { rolls.below(u32::from(number) + 1) as u8 } else { number }
    }

    /// A combination half built shows nothing, nor how many were given up: it becomes the turn it lies on.
    fn forget_build(&mut self, viewer: Viewer) {
        if self.acting().is_some_and(|acting| !viewer.is(acting.seat)) {
            self.steps.truncate(1);
            self.acting_mut().backs = 0;
        }
    }

    /// Who neither gave nor received the secret card knows only that one of the giver's cards has gone.
    fn forget_handed(&mut self, viewer: Viewer) {
        let Some(handed) = self.handed else { return };
        if viewer.is(handed.giver) || viewer.is(handed.receiver) {
            return;
        }
        if handed.unsettled {
            let shown = &mut self.player_mut(handed.giver).shown;
            *shown = shown.without(&Cards([1; KINDS]));
        }
        self.handed = None;
    }

    /// What the viewer knows to lie in the hand, the store or the covered offer of another seat.
    fn known(&self, viewer: Viewer, seat: Seat) -> Cards {
        let mut cards = self.player(seat).shown;
        if let Some(handed) = self.handed {
            // The viewer is one of the two: `forget_handed` has seen to the others.
            if handed.held && handed.receiver == seat {
                cards.put(handed.card);
            }
            if handed.unsettled && handed.giver == seat {
                cards = cards.without(&Cards::one(handed.card));
            }
        }
        debug_assert!(!viewer.is(seat), "one's own cards are not drawn anew");
        cards
    }
}

/// A card out of a bag whose size is known.
#[inline]
fn draw(bag: &mut Cards, left: &mut u32, rolls: &mut Rolls<'_>) -> Resource {
    let mut at = rolls.below(*left);
    *left -= 1;
    for card in Resource::ALL {
        let count = u32::from(bag[card]);
        if at < count {
            bag.take(card);
            return card;
        }
        at -= count;
    }
    unreachable!("the size counts every card")
}

/// This many cards at random.
fn pick(cards: &mut Cards, size: u8, rolls: &mut Rolls<'_>) -> Cards {
    let mut left = u32::from(cards.len());
    if u32::from(size) == left {
        return std::mem::take(cards);
    }
    (0..size).map(|_| draw(cards, &mut left, rolls)).collect()
}
