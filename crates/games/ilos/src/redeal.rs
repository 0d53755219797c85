//! Redeals hidden cards: cards in other hands, in the draw pile, and cards that others discarded face down.
//!
//! Resources behind screens stay, since every gain and every payment is public and a player could write them down. Tiles are
//! drawn only when they are revealed, so there is nothing to redeal. A player from whom cards were taken (IL-16.5) knows that
//! the taker holds them until the taker may have discarded them.
//!
//! For speed, a redeal ignores two facts: which cards were shuffled into the draw pile (all unseen cards form one bag), and
//! earlier takings once other cards have been taken. It never assumes false facts.

use engine::{Dice, Seat, Viewer};

use crate::rounds::draw_one;
use crate::sets::Cards;
use crate::state::{Ilos, MAX_PLAYERS};

impl Ilos {
    pub(crate) fn redeal_for(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut rolls = dice.open();
        self.dice = rolls.fork();
        if viewer == Viewer::Everybody {
            return;
        }
        self.taken = self.taken.filter(|taken| viewer.is(taken.taker) || viewer.is(taken.victim));
        let mut known = [Cards::NONE; MAX_PLAYERS];
        if let Some(taken) = self.taken
            && !viewer.is(taken.taker)
        {
            known[taken.taker.index()] = taken.cards;
        }
        let mut bag = self.pile;
        let mut counts = [(0, 0); MAX_PLAYERS];
        let others = |seat: usize| !viewer.is(Seat(seat as u8));
        for (seat, merchant) in self.merchants.iter_mut().enumerate().filter(|(seat, _)| others(*seat)) {
            counts[seat] = (merchant.hand.len() - known[seat].len(), merchant.buried.len());
            bag += std::mem::take(&mut merchant.hand);
            bag += std::mem::take(&mut merchant.buried);
            bag -= known[seat];
        }
        let mut size = bag.len();
        for (seat, merchant) in self.merchants.iter_mut().enumerate().filter(|(seat, _)| others(*seat)) {
            let (hand, buried) = counts[seat];
            merchant.hand = known[seat];
            for _ in 0..hand {
                merchant.hand.0[draw_one(&mut bag.0, size, &mut rolls)] += 1;
                size -= 1;
            }
            for _ in 0..buried {
                merchant.buried.0[draw_one(&mut bag.0, size, &mut rolls)] += 1;
                size -= 1;
            }
        }
        self.pile = bag;
    }
}
