//! Randomness: a ChaCha8 stream with pinned sampling methods.

use std::cell::Cell;
use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Seed;

/// A random number generator of a state or a bot: a key and the number of words consumed.
///
/// It takes forty bytes; the ChaCha generator itself is created only when a rule draws. The sampling methods are part
/// of the file format, and golden values in the tests pin them.
///
/// ```
/// use engine::{Dice, Seed};
///
/// // The same seed and label give the same numbers; another label gives others.
/// let mut dice = Dice::new(Seed::from(7), "weather");
/// let mut again = Dice::new(Seed::from(7), "weather");
/// let week: Vec<u32> = (0..7).map(|_| dice.below(6)).collect();
/// assert_eq!(week, (0..7).map(|_| again.below(6)).collect::<Vec<_>>());
/// assert!(!dice.same_stream(&Dice::new(Seed::from(7), "tides")));
///
/// // The position in the stream shows whether something used randomness.
/// let before = dice.position();
/// let mut bag = [2, 0, 1];
/// assert_ne!(dice.draw(&mut bag), 1, "the bag has none of kind 1");
/// assert_eq!(bag.iter().sum::<u8>(), 2);
/// assert!(dice.position() > before);
/// ```
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dice {
    #[serde(with = "key_as_hex")]
    key: [u8; 32],
    #[serde(deserialize_with = "position")]
    at: u64,
}

/// Upper bound on the words consumed. It keeps a state from outside from exhausting the stream.
const WORDS_MAX: u64 = 1 << 48;

fn position<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let at = u64::deserialize(deserializer)?;
    if at > WORDS_MAX {
        return Err(serde::de::Error::custom("the position of the dice is out of range"));
    }
    Ok(at)
}

thread_local! {
    /// Counts how often dice were opened on this thread, so that a preview knows where chance began.
    static OPENED: Cell<u64> = const { Cell::new(0) };
}

pub(crate) fn opened_here() -> u64 {
    OPENED.get()
}

impl Dice {
    /// Creates dice for one purpose. The same seed with another label gives another stream.
    pub fn new(seed: Seed, label: &str) -> Dice {
        let mut hash = Sha256::new();
        hash.update(b"caravelle dice\0");
        hash.update(label.as_bytes());
        hash.update([0]);
        hash.update(seed.0);
        Dice { key: hash.finalize().into(), at: 0 }
    }

    /// Opens the stream at its position. Drawing several values from one opening is cheaper than opening for each.
    #[inline]
    pub fn open(&mut self) -> Rolls<'_> {
        OPENED.set(OPENED.get() + 1);
        let mut stream = ChaCha8Rng::from_seed(self.key);
        stream.set_word_pos(u128::from(self.at));
        Rolls { stream, dice: self }
    }

    /// A uniform number below `n`, which must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        self.open().below(n)
    }

    /// Shuffles the items uniformly.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.open().shuffle(items);
    }

    /// Draws one piece from a bag of counts and returns its kind. The bag must not be empty.
    #[inline]
    pub fn draw(&mut self, bag: &mut [u8]) -> usize {
        self.open().draw(bag)
    }

    /// New dice, keyed by this stream.
    #[inline]
    #[must_use]
    pub fn fork(&mut self) -> Dice {
        self.open().fork()
    }

    /// The number of words consumed.
    #[inline]
    pub fn position(&self) -> u64 {
        self.at
    }

    /// Whether both have the same key. `redeal` must change it.
    pub fn same_stream(&self, other: &Dice) -> bool {
        self.key == other.key
    }
}

/// `Debug` hides the key, which determines the whole deck.
impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice(.. at {})", self.at)
    }
}

/// An opened stream that records the words consumed in its dice.
pub struct Rolls<'a> {
    stream: ChaCha8Rng,
    dice: &'a mut Dice,
}

impl Rolls<'_> {
    #[inline]
    fn word(&mut self) -> u32 {
        self.dice.at += 1;
        self.stream.next_u32()
    }

    /// A uniform number below `n`, by Lemire's method, which rarely needs a second word.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to choose from");
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles the items uniformly (Fisher–Yates, from the last index down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let n = u32::try_from(last + 1).expect("few items");
            items.swap(last, self.below(n) as usize);
        }
    }

    /// Draws one piece from a bag of counts and returns its kind. The bag must not be empty.
    #[inline]
    pub fn draw(&mut self, bag: &mut [u8]) -> usize {
        let total: u32 = bag.iter().map(|&count| u32::from(count)).sum();
        let mut at = self.below(total);
        for (kind, count) in bag.iter_mut().enumerate() {
            if at < u32::from(*count) {
                *count -= 1;
                return kind;
            }
            at -= u32::from(*count);
        }
        unreachable!("the total counts every piece")
    }

    /// Removes a uniform member from a bit set and returns it. The set must not be empty.
    #[inline]
    pub fn draw_bit(&mut self, bits: &mut u64) -> u32 {
        let mut left = *bits;
        for _ in 0..self.below(bits.count_ones()) {
            left &= left - 1;
        }
        let member = left.trailing_zeros();
        *bits &= !(1 << member);
        member
    }

    /// New dice, keyed by this stream.
    #[inline]
    pub fn fork(&mut self) -> Dice {
        let mut key = [0; 32];
        for four in key.as_chunks_mut().0 {
            *four = self.word().to_le_bytes();
        }
        Dice { key, at: 0 }
    }
}

impl fmt::Debug for Rolls<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rolls({:?})", self.dice)
    }
}

mod key_as_hex {
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(key: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&crate::data::Hex(key))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
        let text = String::deserialize(deserializer)?;
        crate::data::unhex(&text).ok_or_else(|| de::Error::custom("a dice key is 64 hexadecimal digits"))
    }
}
