//! Sets of ids and counts of cards and resources: bits and bytes in memory, names when serialized.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut, SubAssign};

use engine::{Phrase, id_set, written_as};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Card, PieceId, Resource, TileId};

id_set!(
    /// A set of tiles.
    Tiles, u32, TileId
);
id_set!(
    /// A set of pieces.
    Pieces, u64, PieceId
);

/// Defines counts by a small enum.
macro_rules! counts {
    (
        $(#[$doc:meta])* $name:ident, $row:ident, $path:literal, $type:literal, $of:ident, $count:ty,
        { $($field:ident: $variant:ident),* }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
        #[serde(from = $path, into = $path)]
        pub struct $name(pub [$count; $of::ALL.len()]);

        /// The serialized form of the counts.
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
            /// All counts are 0.
            pub const NONE: $name = $name([0; $of::ALL.len()]);

            /// Whether all counts are 0.
            #[inline]
            pub fn is_empty(&self) -> bool {
                *self == $name::NONE
            }

            /// The kinds with a count above 0.
            #[inline]
            pub fn kinds(&self) -> impl Iterator<Item = $of> + Clone + use<> {
                let counts = self.0;
                $of::ALL.into_iter().filter(move |&kind| counts[kind.index()] > 0)
            }

            /// The localized amounts.
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
    /// The number of cards.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The number of cards without overflow, for states from outside.
    pub(crate) fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// The difference by kind, at least 0.
    #[must_use]
    pub(crate) fn beyond(mut self, other: Cards) -> Cards {
        self.0.iter_mut().zip(other.0).for_each(|(own, less)| *own = (*own).saturating_sub(less));
        self
    }
}

id_set!(
    /// A set of resources.
    Resources, u8, Resource, "Array<IlosResource>"
);
