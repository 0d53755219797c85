//! Sets of ids: bit sets in memory, lists of names when serialized.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use engine::{Rolls, id_set, set_traits};

use crate::ids::{AutomaId, Building, CardId, Career, CombatId, Legacy, Object, Place, QuestId, Token};

id_set!(
    /// A set of quest tiles.
    Quests, u32, QuestId
);
id_set!(
    /// A set of combat tokens.
    Combats, u32, CombatId
);
id_set!(
    /// A set of combination tokens.
    Tokens, u8, Token
);
id_set!(
    /// A set of objects.
    Objects, u8, Object
);
id_set!(
    /// A set of prestige buildings.
    Buildings, u8, Building
);
id_set!(
    /// A set of career cards.
    Careers, u16, Career
);
id_set!(
    /// A set of Automa cards.
    Automas, u16, AutomaId
);
id_set!(
    /// A set of legacy tiles.
    Legacies, u32, Legacy
);
id_set!(
    /// A set of locations.
    Places, u32, Place
);

impl Quests {
    /// MA-2.4: all tiles of the quest pile, without the story tiles.
    pub fn piled() -> Quests {
        QuestId::piled().collect()
    }
}

/// The number of words of a card set.
const WORDS: usize = 3;

/// A set of project cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards([u64; WORDS]);

impl Cards {
    /// The empty set.
    pub const NONE: Cards = Cards([0; WORDS]);

    /// The full set.
    pub fn all() -> Cards {
        CardId::all().collect()
    }

    /// A single card.
    #[inline]
    pub fn one(id: CardId) -> Cards {
        let mut set = Cards::NONE;
        set.insert(id);
        set
    }

    /// Whether the set contains a card.
    #[inline]
    pub fn has(self, id: CardId) -> bool {
        self.0[id.index() / 64] & (1 << (id.index() % 64)) != 0
    }

    /// The number of cards.
    #[inline]
    pub fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as u8
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, id: CardId) {
        self.0[id.index() / 64] |= 1 << (id.index() % 64);
    }

    /// Removes a card, if present.
    #[inline]
    pub fn remove(&mut self, id: CardId) {
        self.0[id.index() / 64] &= !(1 << (id.index() % 64));
    }

    /// The first card, in the order of ids.
    #[inline]
    pub fn first(self) -> Option<CardId> {
        let word = self.0.iter().position(|&word| word != 0)?;
        CardId::nth(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// The cards in the order of ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS && words[at] == 0 {
                at += 1;
            }
            if at == WORDS {
                return None;
            }
            let bit = words[at].trailing_zeros() as usize;
            words[at] &= words[at] - 1;
            CardId::nth(at * 64 + bit)
        })
    }

    /// Removes a random card. The set must not be empty.
    #[inline]
    pub(crate) fn draw(&mut self, rolls: &mut Rolls<'_>) -> CardId {
        let mut at = rolls.below(u32::from(self.len()));
        for (word, bits) in self.0.iter_mut().enumerate() {
            let count = bits.count_ones();
            if at < count {
                let mut left = *bits;
                for _ in 0..at {
                    left &= left - 1;
                }
                let bit = left.trailing_zeros();
                *bits &= !(1 << bit);
                return CardId::nth(word * 64 + bit as usize).expect("a member of the set");
            }
            at -= count;
        }
        unreachable!("the number was below the count")
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for Cards {
    type Output = Cards;

    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Cards) {
        *self = *self | other;
    }
}

/// The set difference.
impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }
}

set_traits!(Cards, CardId, "Array<string>");
