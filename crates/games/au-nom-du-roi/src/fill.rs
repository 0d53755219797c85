//! The solver: decides whether a player can fill a mission exactly (AR-9.3).
//!
//! Each boat of the mission's colour costs a tax; each other boat costs a tax and a joker card. The joker boat costs its own
//! tax and, if it shows another colour, a joker card. Fewer boats never cost more, so the solver looks for the smallest
//! number of boats for each sum. A table gives the sums that a number of boats can make, as bits.

use crate::ids::{Colour, MISSION_VOLUME_MAX};
use crate::sets::{COPIES_MAX, Fleet};

/// The relevant sums: from 0 to the maximum volume of a mission.
const SUMS: u8 = MISSION_VOLUME_MAX + 1;
/// The maximum number of boats needed for a relevant sum.
const BOATS: usize = MISSION_VOLUME_MAX as usize;

/// By available boats (two bits for each volume) and maximum number of boats: the reachable sums, as bits.
static REACH: [[u8; BOATS + 1]; 64] = reach();

const fn reach() -> [[u8; BOATS + 1]; 64] {
    let mut table = [[0; BOATS + 1]; 64];
    let mut held = 0;
    while held < 64 {
        let mut taken = 0;
        // A selection of boats is also encoded as two bits for each volume.
        while taken < 64 {
            let (one, two, three) = (taken & 3, taken >> 2 & 3, taken >> 4 & 3);
            let there = one <= (held & 3) && two <= (held >> 2 & 3) && three <= (held >> 4 & 3);
            let (boats, sum) = (one + two + three, one + 2 * two + 3 * three);
            if there && boats <= BOATS && sum < SUMS as usize {
                let mut most = boats;
                while most <= BOATS {
                    table[held][most] |= 1 << sum;
                    most += 1;
                }
            }
            taken += 1;
        }
        held += 1;
    }
    table
}

/// The resources for filling a mission.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    /// Idle standard boats.
    pub(crate) fleet: Fleet,
    /// The colours of the joker boat, if it is idle.
    pub(crate) joker: Option<[Colour; 2]>,
    /// Joker cards in hand.
    pub(crate) cards: u8,
    /// Coins.
    pub(crate) coins: u16,
    /// The tax for a standard boat.
    pub(crate) tax: u8,
    /// The tax for a joker boat.
    pub(crate) tax_joker: u8,
}

/// The sums of one member of each set, as bits.
#[inline]
fn sums(first: u8, second: u8) -> u8 {
    let mut all = 0;
    let mut left = first;
    while left != 0 {
        all |= second << left.trailing_zeros();
        left &= left - 1;
    }
    all & ((1 << SUMS) - 1)
}

impl Means {
    /// The same resources with unlimited coins.
    pub(crate) fn with_any_coins(self) -> Means {
        Means { coins: u16::MAX, ..self }
    }

    /// Whether the resources fill a mission of this colour and volume exactly, including taxes and cards.
    #[inline]
    pub(crate) fn fill(&self, colour: Colour, volume: u8) -> bool {
        if volume == 0 {
            return true;
        }
        if volume >= SUMS {
            return false;
        }
        let own = self.fleet.of_colour(colour);
        let wanted = 1 << volume;
        // Most calls end here: too few boats of the colour, no card and no joker boat.
        let joker = self.joker.map(|colours| u8::from(!colours.contains(&colour)));
        let joker = joker.filter(|&card| card <= self.cards && self.coins >= u16::from(self.tax_joker));
        if self.cards == 0 && joker.is_none() {
            return REACH[usize::from(own)][self.boats(0)] & wanted != 0;
        }
        let others = if self.cards > 0 { self.fleet.of_others(colour) } else { 0 };
        self.without_joker(own, others, self.cards, 0) & wanted != 0
            || joker.is_some_and(|card| {
                let rest = self.without_joker(own, others, self.cards - card, self.tax_joker);
                // The joker boat adds volume 1, 2 or 3.
                (rest << 1 | rest << 2 | rest << 3) & wanted != 0
            })
    }

    /// The sums of boats of the colour and of other boats with cards, after spending this many coins.
    #[inline]
    fn without_joker(&self, own: u8, others: u8, cards: u8, spent: u8) -> u8 {
        let boats = self.boats(spent);
        let mut all = 0;
        for under_cards in 0..=usize::from(cards.min(COPIES_MAX)).min(boats) {
            let by_card = REACH[usize::from(others)][under_cards];
            all |= sums(by_card, REACH[usize::from(own)][boats - under_cards]);
        }
        all
    }

    /// The number of boats that the remaining coins pay, up to the relevant maximum.
    #[inline]
    fn boats(&self, spent: u8) -> usize {
        let coins = usize::from(self.coins) - usize::from(spent);
        coins.checked_div(usize::from(self.tax)).unwrap_or(BOATS).min(BOATS)
    }
}
