//! The seed: 32 bytes that determine all chance of a game.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// The seed of a game: 32 bytes, given as a whole number or as 64 hexadecimal digits.
///
/// A whole number stands for the seed with that number in its first eight bytes, little-endian, and zeros elsewhere.
/// `Debug` hides the value, because it determines every card.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// An invalid seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a whole number below 2^64 or 64 hexadecimal digits, not {0:?}")]
pub struct SeedError(pub String);

impl Seed {
    /// A seed for another purpose: SHA-256 of this seed and a label.
    #[must_use]
    pub fn derive(&self, label: &str) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"caravelle seed\0");
        hash.update(label.as_bytes());
        hash.update([0]);
        hash.update(self.0);
        Seed(hash.finalize().into())
    }

    /// The seed of the n-th item of a series, such as a game of an arena.
    #[must_use]
    pub fn nth(&self, n: u64) -> Seed {
        self.derive(&format!("#{n}"))
    }
}

impl From<u64> for Seed {
    fn from(n: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&n.to_le_bytes());
        Seed(bytes)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let refuse = || SeedError(text.chars().take(80).collect());
        let text = text.trim();
        if text.len() == 64 {
            return crate::data::unhex(text).map(Seed).ok_or_else(refuse);
        }
        // `u64::from_str` would accept a leading plus sign.
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(refuse());
        }
        text.parse::<u64>().map(Seed::from).map_err(|_| refuse())
    }
}

/// Writes 64 hexadecimal digits, which parse back.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::data::hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads a number or a string, in self-describing formats only.
impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        struct Read;
        impl de::Visitor<'_> for Read {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number or 64 hexadecimal digits")
            }

            fn visit_u64<E: de::Error>(self, n: u64) -> Result<Seed, E> {
                Ok(Seed::from(n))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimal_and_hexadecimal_seeds_are_equal() {
        let seed: Seed = "258".parse().unwrap();
        assert_eq!(seed, Seed::from(258));
        assert_eq!(&seed.to_string()[..6], "020100");
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_eq!(serde_json::from_str::<Seed>("258").unwrap(), seed);
        assert_eq!(serde_json::from_str::<Seed>(&serde_json::to_string(&seed).unwrap()).unwrap(), seed);
    }

    #[test]
    fn invalid_seeds_are_rejected() {
        for text in ["", "-1", "+1", "1.5", "18446744073709551616", "abc", &"g".repeat(64)] {
            assert!(text.parse::<Seed>().is_err(), "{text:?}");
        }
        assert!(serde_json::from_str::<Seed>("-1").is_err());
        assert!(serde_json::from_str::<Seed>("1.5").is_err());
    }

    #[test]
    fn debug_hides_the_seed() {
        assert_eq!(format!("{:?}", Seed::from(1)), "Seed(..)");
    }
}
