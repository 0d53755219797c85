//! Random secrets. `Debug` does not show them.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::{Link, PersonId, TableId, hex};
use uuid::Uuid;

use crate::fault::Fault;

/// Fills an array from the system's generator.
pub fn random<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| table::Fault::Chance(error.to_string()))?;
    Ok(bytes)
}

/// Creates a link token.
pub fn new_link() -> Result<Link, Fault> {
    Ok(Link::new(random()?))
}

/// The id of a new table, greater than all earlier ones.
pub fn new_table() -> TableId {
    Uuid::now_v7().into()
}

/// The id of a new person, greater than all earlier ones.
pub fn new_person() -> PersonId {
    Uuid::now_v7().into()
}

/// The SHA-256 hash of a token. Only the hash is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// The hash of a text.
    pub fn of(text: &str) -> TokenHash {
        TokenHash(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// A session cookie or bot token: 256 random bits.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// Creates a token.
    pub fn new() -> Result<Token, Fault> {
        Ok(Token(hex(&random::<32>()?)))
    }

    /// Parses a token from a request.
    pub(crate) fn read(text: &str) -> Option<Token> {
        (text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()))
            .then(|| Token(text.to_owned()))
    }

    /// The stored hash of the token.
    pub fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }

    /// The text, for the owner of the token.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}
