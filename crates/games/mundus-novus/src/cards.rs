//! Multisets of Resource cards.

use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

use engine::Phrase;
use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::ids::{KINDS, Kinds, Resource};

/// A multiset of Resource cards. It serializes as a list, sorted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub [u8; KINDS]);

impl Cards {
    /// The empty multiset.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// A single card.
    #[inline]
    pub fn one(card: Resource) -> Cards {
        Cards::of(card, 1)
    }

    /// `count` cards of one kind.
    #[inline]
    pub fn of(card: Resource, count: u8) -> Cards {
        let mut cards = Cards::NONE;
        cards[card] = count;
        cards
    }

    /// The number of cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The number of cards, or `None` if it overflows. Audits of states from outside need it.
    pub(crate) fn len_checked(&self) -> Option<u8> {
        self.0.iter().try_fold(0u8, |sum, &count| sum.checked_add(count))
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The number of cards that are not relics.
    #[inline]
    pub fn goods(&self) -> u8 {
        self.len() - self[Resource::Relic]
    }

    /// Whether it holds a card of this kind.
    #[inline]
    pub fn has(&self, card: Resource) -> bool {
        self[card] > 0
    }

    /// The kinds it holds, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&card| self.has(card))
    }

    /// The kinds it holds, as a set.
    #[inline]
    pub fn set(&self) -> Kinds {
        let bits =
            self.0.iter().enumerate().fold(0u16, |bits, (at, &count)| bits | u16::from(count > 0) << at);
        Kinds::from_u16_truncated(bits)
    }

    /// Every card, sorted by kind.
    pub fn each(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, usize::from(self[card])))
    }

    /// Adds a card.
    #[inline]
    pub fn put(&mut self, card: Resource) {
        self[card] += 1;
    }

    /// Removes a card. Panics if there is none of this kind.
    #[inline]
    pub fn take(&mut self, card: Resource) {
        self[card] -= 1;
    }

    /// Whether `others` holds at least as many cards of each kind.
    #[inline]
    pub fn is_within(&self, others: &Cards) -> bool {
        self.0.iter().zip(&others.0).all(|(a, b)| a <= b)
    }

    /// The difference, with counts saturating at 0.
    #[inline]
    #[must_use]
    pub fn without(&self, others: &Cards) -> Cards {
        Cards(std::array::from_fn(|at| self.0[at].saturating_sub(others.0[at])))
    }

    /// The sum, or `None` if a count overflows. Audits of states from outside need it.
    pub(crate) fn checked_add(&self, others: &Cards) -> Option<Cards> {
        let mut sum = *self;
        for (a, &b) in sum.0.iter_mut().zip(&others.0) {
            *a = a.checked_add(b)?;
        }
        Some(sum)
    }

    /// One phrase per kind, with the count where it is above 1.
    pub fn phrases(self) -> Vec<Phrase> {
        let one = |card: Resource| match self[card] {
            1 => card.phrase(),
            count => Phrase::new("mn-several").with("count", count).with("card", card.phrase()),
        };
        self.kinds().map(one).collect()
    }
}

impl Index<Resource> for Cards {
    type Output = u8;

    #[inline]
    fn index(&self, card: Resource) -> &u8 {
        &self.0[card.index()]
    }
}

impl IndexMut<Resource> for Cards {
    #[inline]
    fn index_mut(&mut self, card: Resource) -> &mut u8 {
        &mut self.0[card.index()]
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(mut self, other: Cards) -> Cards {
        self += other;
        self
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a += b);
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(mut self, other: Cards) -> Cards {
        self -= other;
        self
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a -= b);
    }
}

impl FromIterator<Resource> for Cards {
    fn from_iter<I: IntoIterator<Item = Resource>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.put(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        struct Read;
        impl<'de> Visitor<'de> for Read {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of Resources")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
                let mut cards = Cards::NONE;
                let mut total = 0u8;
                while let Some(card) = list.next_element::<Resource>()? {
                    // The total must fit into a byte.
                    total = total.checked_add(1).ok_or_else(|| de::Error::custom("too many cards"))?;
                    cards.put(card);
                }
                Ok(cards)
            }
        }
        deserializer.deserialize_seq(Read)
    }
}

impl TS for Cards {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("Array<{}>", Resource::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Resource>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_serialize_as_a_list_and_round_trip() {
        let cards: Cards = [Resource::Relic, Resource::Cocoa, Resource::Cocoa].into_iter().collect();
        let text = serde_json::to_string(&cards).unwrap();
        assert_eq!(text, r#"["cocoa","cocoa","relic"]"#);
        assert_eq!(serde_json::from_str::<Cards>(&text).unwrap(), cards);
        let many = format!("[{}]", vec![r#""corn""#; 300].join(","));
        assert!(serde_json::from_str::<Cards>(&many).is_err());
    }
}
