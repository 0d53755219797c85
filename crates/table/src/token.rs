//! Ids, link tokens and salts. Secret values are hidden from `Debug`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use uuid::Uuid;

use crate::fault::Fault;

/// Hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        use fmt::Write as _;
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes from hexadecimal digits.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| (byte as char).to_digit(16).and_then(|n| u8::try_from(n).ok());
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs.iter().map(|&[high, low]| Some(digit(high)? << 4 | digit(low)?)).collect()
}

/// The token of a link to a seat or to a private table: 128 random bits.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link(String);

impl Link {
    /// A link from random bytes.
    pub fn new(bytes: [u8; 16]) -> Link {
        Link(hex(&bytes))
    }

    /// A link as stored.
    pub fn stored(text: String) -> Link {
        Link(text)
    }

    /// The token, for people who may have it.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Compares in constant time.
    pub fn is(&self, text: &str) -> bool {
        let (own, other) = (self.0.as_bytes(), text.as_bytes());
        own.len() == other.len() && own.iter().zip(other).fold(0, |acc, (a, b)| acc | (a ^ b)) == 0
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Link(..)")
    }
}

/// A seat's contribution to the seed.
#[derive(Clone, PartialEq, Eq)]
pub struct Salt(Vec<u8>);

impl Salt {
    /// A salt from random bytes.
    pub fn new(bytes: [u8; 16]) -> Salt {
        Salt(bytes.to_vec())
    }

    /// A salt drawn by a client: 32 to 128 hexadecimal digits.
    pub fn read(text: &str) -> Result<Salt, Fault> {
        if !(32..=128).contains(&text.len()) {
            return Err(Fault::BadSalt);
        }
        unhex(text).map(Salt).ok_or(Fault::BadSalt)
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(..)")
    }
}

impl Serialize for Salt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Salt {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Salt, D::Error> {
        let text = String::deserialize(deserializer)?;
        unhex(&text).map(Salt).ok_or_else(|| de::Error::custom("a salt is hexadecimal digits"))
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Uuid);

        impl From<Uuid> for $name {
            fn from(id: Uuid) -> $name {
                $name(id)
            }
        }

        impl From<$name> for Uuid {
            fn from(id: $name) -> Uuid {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.simple().fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = uuid::Error;

            fn from_str(text: &str) -> Result<$name, uuid::Error> {
                Uuid::try_parse(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    };
}

id! {
    /// The id of a table.
    TableId
}
id! {
    /// The id of a person; never leaves the server.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_round_trips_and_rejects_invalid_digits() {
        assert_eq!(unhex(&hex(&[0, 255, 16])), Some(vec![0, 255, 16]));
        for text in ["0", "0g", "é0", "+1"] {
            assert_eq!(unhex(text), None, "{text}");
        }
    }

    #[test]
    fn debug_hides_links_and_salts() {
        let link = Link::new([7; 16]);
        let shown = format!("{link:?} {:?}", Salt::new([7; 16]));
        assert_eq!(shown, "Link(..) Salt(..)");
        assert!(link.is(link.reveal()) && !link.is("") && !link.is(&link.reveal()[1..]));
    }
}
