//! Redeals hidden cards: Expedition cards in other hands and in the draw pile.
//!
//! Ducats stay, since every payment is public and a player could write them down. Bonanza tiles and B tiles are drawn only
//! when they are revealed, so there is nothing to redeal. All players saw the discard pile before it was shuffled, so they
//! know which cards were in hands then. [`Merchant::old`](crate::Merchant::old) records those cards. It does not record from
//! which earlier draw pile a card came.

use engine::{Dice, Seat, Viewer};

use crate::sets::Cards;
use crate::state::{Goa, MAX_PLAYERS};

impl Goa {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut rolls = dice.open();
        let mut counts = [(0, 0); MAX_PLAYERS];
        let (mut old, mut new) = (Cards::NONE, self.deck);
        for (seat, merchant) in self.merchants.iter_mut().enumerate() {
            // All hands are open at the final scoring.
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
