//! Sets of ids and counts of cards and resources: bits and bytes in memory, names everywhere else.

use std::fmt;
use std::ops::{AddAssign, BitAnd, BitOr, BitOrAssign, Index, IndexMut, Sub, SubAssign};

use engine::{Phrase, Rolls};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::ids::{Card, PieceId, Resource, TileId, written_as};

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

            /// Whether the two have something in common.
            #[inline]
            pub fn meets(self, other: $name) -> bool {
                self.0 & other.0 != 0
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
    /// A set of tiles.
    Tiles, u32, TileId
);
id_set!(
    /// A set of pieces.
    Pieces, u64, PieceId
);

impl Tiles {
    /// Draws one of them.
    #[inline]
    pub(crate) fn draw(&mut self, rolls: &mut Rolls<'_>) -> TileId {
        let mut bits = u64::from(self.0);
        let member = rolls.draw_bit(&mut bits);
        self.0 &= !(1 << member);
        TileId::nth(member as usize).expect("a member of the set")
    }
}

/// Makes counts by a small enum.
macro_rules! counts {
    (
        $(#[$doc:meta])* $name:ident, $row:ident, $path:literal, $type:literal, $of:ident, $count:ty,
        { $($field:ident: $variant:ident),* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
        #[serde(from = $path, into = $path)]
        pub struct $name(pub [$count; $of::ALL.len()]);

        /// How counts are written: kind by kind.
        #[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        #[ts(rename = $type)]
        pub struct $row {
            $($field: $count),*
        }

        impl From<$row> for $name {
            fn from(row: $row) -> $name {
                let mut counts = $name::NONE;
                $(counts[$of::$variant] = row.$field;)*
                counts
            }
        }

        impl From<$name> for $row {
            fn from(counts: $name) -> $row {
                $row { $($field: counts[$of::$variant]),* }
            }
        }

        written_as!($name, $type);

        impl $name {
            /// Nothing.
            pub const NONE: $name = $name([0; $of::ALL.len()]);

            /// Whether there are none.
            #[inline]
            pub fn is_empty(&self) -> bool {
                *self == $name::NONE
            }

            /// The kinds of which there are some.
            #[inline]
            pub fn kinds(&self) -> impl Iterator<Item = $of> + Clone + use<> {
                let counts = self.0;
                $of::ALL.into_iter().filter(move |&kind| counts[kind.index()] > 0)
            }

            /// The amounts in words.
            pub(crate) fn phrases(&self, message: &'static str) -> Vec<Phrase> {
                self.kinds()
                    .map(|kind| Phrase::new(message).with("count", self[kind]).with("what", kind.phrase()))
                    .collect()
            }
        }

        impl Index<$of> for $name {
            type Output = $count;

            #[inline]
            fn index(&self, kind: $of) -> &$count {
                &self.0[kind.index()]
            }
        }

        impl IndexMut<$of> for $name {
            #[inline]
            fn index_mut(&mut self, kind: $of) -> &mut $count {
                &mut self.0[kind.index()]
            }
        }

        impl AddAssign for $name {
            #[inline]
            fn add_assign(&mut self, other: $name) {
                self.0.iter_mut().zip(other.0).for_each(|(own, more)| *own += more);
            }
        }

        impl SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: $name) {
                self.0.iter_mut().zip(other.0).for_each(|(own, less)| *own -= less);
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_map().entries(self.kinds().map(|kind| (kind.id(), self[kind]))).finish()
            }
        }
    };
}

counts!(
    /// Action cards by kind.
    Cards, CardsRow, "CardsRow", "IlosCards", Card, u8,
    { ship: Ship, plantation: Plantation, gold_mine: GoldMine, building: Building, ruins: Ruins, market: Market }
);
counts!(
    /// Resources behind a screen.
    Stock, StockRow, "StockRow", "IlosStock", Resource, u16, { ebony: Ebony, dye: Dye, spice: Spice, gold: Gold }
);
counts!(
    /// Tokens on a production board.
    Production, ProductionRow, "ProductionRow", "IlosProduction", Resource, u8,
    { ebony: Ebony, dye: Dye, spice: Spice, gold: Gold }
);

impl Cards {
    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many cards there are, when that is more than can be: for states from outside.
    pub(crate) fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Those of the first that are beyond the second.
    #[must_use]
    pub(crate) fn beyond(mut self, other: Cards) -> Cards {
        self.0.iter_mut().zip(other.0).for_each(|(own, less)| *own = beyond(*own, less));
        self
    }
}

/// A set of resources.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Resources(u8);

impl Resources {
    /// None.
    pub const NONE: Resources = Resources(0);

    /// Whether the resource belongs to it.
    #[inline]
    pub fn has(self, resource: Resource) -> bool {
        self.0 & (1 << resource.index()) != 0
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, resource: Resource) {
        self.0 |= 1 << resource.index();
    }

    /// The members in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Resource> + Clone {
        Resource::ALL.into_iter().filter(move |&resource| self.has(resource))
    }
}

impl BitOrAssign for Resources {
    #[inline]
    fn bitor_assign(&mut self, other: Resources) {
        self.0 |= other.0;
    }
}

impl FromIterator<Resource> for Resources {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Resources {
        let mut set = Resources::NONE;
        resources.into_iter().for_each(|resource| set.insert(resource));
        set
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Resources {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Resources {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Resources, D::Error> {
        Ok(Vec::<Resource>::deserialize(deserializer)?.into_iter().collect())
    }
}

written_as!(Resources, "Array<IlosResource>");
