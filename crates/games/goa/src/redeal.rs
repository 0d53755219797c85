//! Hidden things drawn anew: Expedition cards in other hands and in the draw pile.
//!
//! Ducats are kept, since every payment is announced: a player with a pencil knows them. Bonanza tiles under corners and
//! the B tiles before their phase are drawn only when they are shown, so there is nothing to draw anew. A hand remembers
//! which of its cards are older than the present draw pile: everybody has seen the pile that was shuffled, so those cards
//! are known to be in some hand. From which pile before that one an old card came is forgotten.

use engine::{Dice, Seat, Viewer};

use crate::sets::Cards;
use crate::state::{Goa, MAX_PLAYERS};

impl Goa {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut rolls = dice.open();
        let mut counts = [(0, 0); MAX_PLAYERS];
        let (mut old, mut new) = (Cards::NONE, self.deck);
        for (seat, merchant) in self.merchants.iter_mut().enumerate() {
            // At the final scoring all hands are open.
            if viewer.is(Seat(seat as u8)) || self.steps.is_empty() {
                continue;
            }
            let fresh = merchant.hand - merchant.old;
            counts[seat] = (merchant.old.len(), fresh.len());
            old |= merchant.old;
            new |= fresh;
            merchant.hand = Cards::NONE;
            merchant.old = Cards::NONE;
        }
        for (merchant, (olds, news)) in self.merchants.iter_mut().zip(counts) {
            for _ in 0..olds {
                let card = old.draw(&mut rolls);
                merchant.hand.insert(card);
                merchant.old.insert(card);
            }
            for _ in 0..news {
                merchant.hand.insert(new.draw(&mut rolls));
            }
        }
        self.deck = new;
        self.dice = rolls.fork();
    }
}
