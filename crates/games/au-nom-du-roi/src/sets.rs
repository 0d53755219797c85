//! Sets of ids and counts of boats: bits in memory, lists of names when serialized.

use std::fmt;
use std::ops::{Add, AddAssign};

use engine::{Phrase, Rolls, id_set, written_as};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::ids::{Boat, Colour, ContractId, JokerId, MissionId};

id_set!(
    /// A set of missions.
    Missions, u32, MissionId
);
id_set!(
    /// A set of joker boats.
    Jokers, u8, JokerId
);
id_set!(
    /// A set of special contracts.
    Contracts, u16, ContractId
);

/// The maximum number of boats of each kind, which fits two bits.
pub(crate) const COPIES_MAX: u8 = 3;
/// The low bit of every count.
const LOW: u64 = 0x0000_0005_5555_5555;
/// The bits of one colour: three counts.
const OF_COLOUR: u64 = 0b11_11_11;

/// Standard boats, counted by kind: two bits for each, grouped by colour. The boats of one colour form a small number, which
/// the solver uses as a table index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fleet(u64);

impl Fleet {
    /// No boats.
    pub const NONE: Fleet = Fleet(0);

    /// The number of boats of a kind.
    #[inline]
    pub fn count(self, boat: Boat) -> u8 {
        (self.0 >> (2 * boat.index()) & 3) as u8
    }

    /// Whether there is a boat of a kind.
    #[inline]
    pub fn has(self, boat: Boat) -> bool {
        self.count(boat) > 0
    }

    /// The number of boats.
    #[inline]
    pub fn len(self) -> u8 {
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as u8
    }

    /// Whether there are no boats.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one boat. There are at most three of a kind.
    #[inline]
    pub(crate) fn insert(&mut self, boat: Boat) {
        assert!(self.count(boat) < COPIES_MAX, "too many boats of a kind");
        self.0 += 1 << (2 * boat.index());
    }

    /// Removes one boat, which must exist.
    #[inline]
    pub(crate) fn remove(&mut self, boat: Boat) {
        assert!(self.has(boat), "no such boat");
        self.0 -= 1 << (2 * boat.index());
    }

    /// The fleet without one boat, which must exist.
    #[inline]
    #[must_use]
    pub(crate) fn without(mut self, boat: Boat) -> Fleet {
        self.remove(boat);
        self
    }

    /// The boats of a colour as one number: two bits for each volume.
    #[inline]
    pub(crate) fn of_colour(self, colour: Colour) -> u8 {
        (self.0 >> (6 * colour.index()) & OF_COLOUR) as u8
    }

    /// The boats of all other colours as such a number, with at most three of each volume.
    #[inline]
    pub(crate) fn of_others(self, colour: Colour) -> u8 {
        let mut left = self.0 & !(OF_COLOUR << (6 * colour.index()));
        let mut counts = [0u8; 3];
        while left != 0 {
            for (volume, count) in counts.iter_mut().enumerate() {
                *count += (left >> (2 * volume) & 3) as u8;
            }
            left >>= 6;
        }
        let [one, two, three] = counts.map(|count| count.min(COPIES_MAX));
        one | two << 2 | three << 4
    }

    /// Flags for all colours together: whether there is a boat of each volume.
    #[inline]
    pub(crate) fn of_any(self) -> u8 {
        let x = self.0;
        ((x | x >> 6 | x >> 12 | x >> 18 | x >> 24 | x >> 30) & OF_COLOUR) as u8
    }

    /// The kinds with a count above 0, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Boat> + Clone {
        let mut left = (self.0 | self.0 >> 1) & LOW;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let boat = Boat::nth(left.trailing_zeros() as usize / 2);
            left &= left - 1;
            boat
        })
    }

    /// Every boat, in order.
    pub fn each(self) -> impl Iterator<Item = Boat> + Clone {
        self.kinds().flat_map(move |boat| std::iter::repeat_n(boat, usize::from(self.count(boat))))
    }

    /// The sum of all volumes.
    #[inline]
    pub fn volume(self) -> u8 {
        self.each().map(Boat::volume).sum()
    }

    /// Draws one boat at random. The fleet must not be empty.
    #[inline]
    pub(crate) fn draw(&mut self, rolls: &mut Rolls<'_>) -> Boat {
        let mut at = rolls.below(u32::from(self.len()));
        for boat in self.kinds() {
            let count = u32::from(self.count(boat));
            if at < count {
                self.remove(boat);
                return boat;
            }
            at -= count;
        }
        unreachable!("the sum counts every boat")
    }

    /// The sum of two fleets; `None` if it had more than three of a kind.
    pub(crate) fn checked_add(self, other: Fleet) -> Option<Fleet> {
        let fits = Boat::all().all(|boat| self.count(boat) + other.count(boat) <= COPIES_MAX);
        fits.then(|| Fleet(self.0 + other.0))
    }

    /// The localized names of the boats.
    pub fn phrases(self) -> Vec<Phrase> {
        self.each().map(Boat::phrase).collect()
    }
}

/// The sum of two fleets. All boats of a game fit into one fleet.
impl Add for Fleet {
    type Output = Fleet;

    #[inline]
    fn add(self, other: Fleet) -> Fleet {
        Fleet(self.0 + other.0)
    }
}

impl AddAssign for Fleet {
    #[inline]
    fn add_assign(&mut self, other: Fleet) {
        *self = *self + other;
    }
}

impl FromIterator<Boat> for Fleet {
    fn from_iter<I: IntoIterator<Item = Boat>>(boats: I) -> Fleet {
        let mut fleet = Fleet::NONE;
        boats.into_iter().for_each(|boat| fleet.insert(boat));
        fleet
    }
}

impl fmt::Debug for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

impl Serialize for Fleet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Fleet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fleet, D::Error> {
        let mut fleet = Fleet::NONE;
        for boat in Vec::<Boat>::deserialize(deserializer)? {
            if fleet.count(boat) == COPIES_MAX {
                return Err(de::Error::custom("there are at most three boats of a kind"));
            }
            fleet.insert(boat);
        }
        Ok(fleet)
    }
}

written_as!(Fleet, "Array<string>");
