//! Determinization: replaces the cards a viewer cannot know by a random consistent deal.
//!
//! A seat knows its own cards, every card that entered another hand face up and has not left it face up
//! ([`Player::shown`](crate::state::Player::shown)), and the secret card (MN-5.21) that it gave or received.
//!
//! The redeal forgets some knowledge that is expensive to track:
//! - Which cards were in a hand when the discard pile was reshuffled. All unseen cards form one bag.
//! - Which of the giver's shown kinds lost the secret card: only the receiver knows, and only until the giver's turn
//!   ends.
//! - The secret card of an earlier round, once another one has been given.

use engine::{Dice, Rolls, Seat, Viewer};

use crate::cards::Cards;
use crate::ids::{Character, KINDS, Resource};
use crate::offers::Offer;
use crate::state::{MAX_PLAYERS, MundusNovus};
use crate::step::Pending;

impl MundusNovus {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut rolls = dice.open();
        self.dice = rolls.fork();
        if viewer == Viewer::Everybody {
            return;
        }
        self.forget_build(viewer);
        self.forget_compensation(viewer);

        let seats = self.players.len();
        let others = || Seat::all(seats).filter(|&seat| !viewer.is(seat));
        let offering = self.step().offering();

        // The cards the viewer has not seen form one bag. Cards known to be in a hand stay there.
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
                Some(Offer { number, done }) => {
                    // An unfinished offer may have any size. The canonical size is 0.
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

    /// A possible size of a finished offer. Las Casas' owner may have stopped at any size.
    fn offer_size(&self, seat: Seat, number: u8, rolls: &mut Rolls<'_>) -> u8 {
        if self.owns(seat, Character::LasCasas) { rolls.below(u32::from(number) + 1) as u8 } else { number }
    }

    /// Removes a combination being built and the number of those given up, which are hidden from others.
    fn forget_build(&mut self, viewer: Viewer) {
        if self.acting().is_some_and(|acting| !viewer.is(acting.seat)) {
            self.steps.truncate(1);
            self.acting_mut().backs = 0;
        }
    }

    /// Viewers other than giver and receiver know only that the giver has lost a card.
    fn forget_compensation(&mut self, viewer: Viewer) {
        let Some(compensation) = self.compensation else { return };
        if viewer.is(compensation.giver) || viewer.is(compensation.receiver) {
            return;
        }
        if compensation.unsettled {
            let shown = &mut self.player_mut(compensation.giver).shown;
            *shown = shown.without(&Cards([1; KINDS]));
        }
        self.compensation = None;
    }

    /// The cards the viewer knows to be in the hand, the warehouses or the face-down offer of another seat.
    fn known(&self, viewer: Viewer, seat: Seat) -> Cards {
        let mut cards = self.player(seat).shown;
        if let Some(compensation) = self.compensation {
            // The viewer is giver or receiver: `forget_compensation` has cleared it for the others.
            if compensation.held && compensation.receiver == seat {
                cards.put(compensation.card);
            }
            if compensation.unsettled && compensation.giver == seat {
                cards = cards.without(&Cards::one(compensation.card));
            }
        }
        debug_assert!(!viewer.is(seat), "the viewer's own cards are not redealt");
        cards
    }
}

/// Draws a random card; `left` is the size of the bag.
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

/// Draws `size` random cards.
fn pick(cards: &mut Cards, size: u8, rolls: &mut Rolls<'_>) -> Cards {
    let mut left = u32::from(cards.len());
    if u32::from(size) == left {
        return std::mem::take(cards);
    }
    (0..size).map(|_| draw(cards, &mut left, rolls)).collect()
}
