//! Sets of ids and counts of spices: bits and bytes in memory, lists of names everywhere else.

use std::fmt;
use std::ops::{AddAssign, BitAnd, BitOr, BitOrAssign, Index, IndexMut, Sub};

use engine::{Phrase, Rolls};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::ids::{BonanzaId, CardId, ColonyId, Spice, TileId, written_as};

/// By how much the first exceeds the second; nothing if it does not.
#[inline]
pub(crate) fn beyond<T: Ord + Default + Sub<Output = T>>(first: T, second: T) -> T {
    if first > second { first - second } else { T::default() }
}

/// Makes a set of ids.
macro_rules! id_set {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// All there are.
            pub fn all() -> $name {
                $id::all().collect()
            }

            /// One alone.
            #[inline]
            pub fn one(id: $id) -> $name {
                $name(1 << id.index())
            }

            /// Whether it belongs to the set.
            #[inline]
            pub fn has(self, id: $id) -> bool {
                self.0 & (1 << id.index()) != 0
            }

            /// How many there are in it.
            #[inline]
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there are none.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Puts one in.
            #[inline]
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            /// Takes one out, if it is there.
            #[inline]
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            /// The first, in the order of ids.
            #[inline]
            pub fn first(self) -> Option<$id> {
                if self.0 == 0 { None } else { $id::nth(self.0.trailing_zeros() as usize) }
            }

            /// The members in the order of ids.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let id = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(id)
                })
            }
        }

        impl BitAnd for $name {
            type Output = $name;

            #[inline]
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl BitOr for $name {
            type Output = $name;

            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: $name) {
                self.0 |= other.0;
            }
        }

        /// Those of the first that are not in the second.
        impl Sub for $name {
            type Output = $name;

            #[inline]
            fn sub(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                ids.into_iter().fold($name::NONE, |set, id| set | $name::one(id))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter().collect::<Vec<_>>())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                Ok(Vec::<$id>::deserialize(deserializer)?.into_iter().collect())
            }
        }

        written_as!($name, "Array<string>");
    };
}

id_set!(
    /// A set of game tiles.
    Tiles, u64, TileId
);
id_set!(
    /// A set of Expedition cards.
    Cards, u32, CardId
);
id_set!(
    /// A set of Colony tiles.
    Colonies, u32, ColonyId
);
id_set!(
    /// A set of Bonanza tiles.
    Bonanzas, u8, BonanzaId
);

/// Makes sets that are drawn from.
macro_rules! bag {
    ($($name:ident, $id:ident);*) => {
        $(impl $name {
            /// Draws one of them.
            #[inline]
            pub(crate) fn draw(&mut self, rolls: &mut Rolls<'_>) -> $id {
                let mut bits = u64::from(self.0);
                let member = rolls.draw_bit(&mut bits);
                self.0 &= !(1 << member);
                $id::nth(member as usize).expect("a member of the set")
            }
        })*
    };
}
bag!(Tiles, TileId; Cards, CardId; Bonanzas, BonanzaId);

/// A set of spices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpiceSet(u8);

impl SpiceSet {
    /// Whether the spice belongs to it.
    #[inline]
    pub fn has(self, spice: Spice) -> bool {
        self.0 & (1 << spice.index()) != 0
    }

    /// How many kinds there are in it.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Spice> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let spice = Spice::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            Some(spice)
        })
    }
}

impl FromIterator<Spice> for SpiceSet {
    fn from_iter<I: IntoIterator<Item = Spice>>(spices: I) -> SpiceSet {
        SpiceSet(spices.into_iter().fold(0, |bits, spice| bits | 1 << spice.index()))
    }
}

impl fmt::Debug for SpiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SpiceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl TS for SpiceSet {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("Array<{}>", Spice::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Spice>();
    }
}

/// Spices counted by kind; written as the list of them, kind by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spices([u8; Spice::ALL.len()]);

impl Spices {
    /// No spice.
    pub const NONE: Spices = Spices([0; Spice::ALL.len()]);

    /// How many there are in all.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Spices::NONE
    }

    /// Whether all of these are among the others.
    #[inline]
    pub fn is_within(&self, others: &Spices) -> bool {
        self.0.iter().zip(&others.0).all(|(a, b)| a <= b)
    }

    /// These without the others, as far as they are there.
    #[must_use]
    pub fn without(&self, others: &Spices) -> Spices {
        Spices(std::array::from_fn(|at| beyond(self.0[at], others.0[at])))
    }

    /// The kinds there are, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Spice> + Clone {
        Spice::ALL.into_iter().filter(move |&spice| self[spice] > 0)
    }

    /// Every single spice, kind by kind.
    pub fn each(self) -> impl Iterator<Item = Spice> {
        Spice::ALL.into_iter().flat_map(move |spice| std::iter::repeat_n(spice, usize::from(self[spice])))
    }

    /// The spices as phrases, one by one.
    pub fn phrases(self) -> Vec<Phrase> {
        self.each().map(Spice::phrase).collect()
    }
}

impl Index<Spice> for Spices {
    type Output = u8;

    #[inline]
    fn index(&self, spice: Spice) -> &u8 {
        &self.0[spice.index()]
    }
}

impl IndexMut<Spice> for Spices {
    #[inline]
    fn index_mut(&mut self, spice: Spice) -> &mut u8 {
        &mut self.0[spice.index()]
    }
}

impl AddAssign for Spices {
    #[inline]
    fn add_assign(&mut self, other: Spices) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a += b);
    }
}

impl FromIterator<Spice> for Spices {
    fn from_iter<I: IntoIterator<Item = Spice>>(spices: I) -> Spices {
        let mut counts = Spices::NONE;
        spices.into_iter().for_each(|spice| counts[spice] = counts[spice].saturating_add(1));
        counts
    }
}

impl fmt::Debug for Spices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Spices {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Spices {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spices, D::Error> {
        Ok(Vec::<Spice>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl TS for Spices {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        format!("Array<{}>", Spice::name(config))
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Spice>();
    }
}
