//! Sets of ids and counts of spices: bits and bytes in memory, lists of names when serialized.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut};

use engine::{Phrase, id_set, written_as};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{BonanzaId, CardId, ColonyId, Spice, TileId};

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

id_set!(
    /// A set of spices.
    SpiceSet, u8, Spice, "Array<GoaSpice>"
);

/// Spices counted by kind; serialized as a list, kind by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spices([u8; Spice::ALL.len()]);

impl Spices {
    /// No spice.
    pub const NONE: Spices = Spices([0; Spice::ALL.len()]);

    /// The total.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether the total is 0.
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Spices::NONE
    }

    /// Whether `others` has at least as many of each kind.
    #[inline]
    pub fn is_within(&self, others: &Spices) -> bool {
        self.0.iter().zip(&others.0).all(|(a, b)| a <= b)
    }

    /// The difference by kind, at least 0.
    #[must_use]
    pub fn without(&self, others: &Spices) -> Spices {
        Spices(std::array::from_fn(|at| self.0[at].saturating_sub(others.0[at])))
    }

    /// The kinds with a count above 0, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Spice> + Clone {
        Spice::ALL.into_iter().filter(move |&spice| self[spice] > 0)
    }

    /// Every single spice, kind by kind.
    pub fn each(self) -> impl Iterator<Item = Spice> {
        Spice::ALL.into_iter().flat_map(move |spice| std::iter::repeat_n(spice, usize::from(self[spice])))
    }

    /// The localized names, one for each spice.
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

written_as!(Spices, "Array<GoaSpice>");
