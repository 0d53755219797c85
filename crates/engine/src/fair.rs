//! Verifiable fairness: the host cannot choose the deal, and every player can check it afterwards.
//!
//! The host draws a secret and publishes its commitment when the table opens. Each seat adds a salt when it sits down.
//! The seed is a hash of the secret and all salts; both are published after the last move.

use sha2::{Digest, Sha256};

use crate::Seed;

/// 32 random bytes that the host keeps until the end. `Debug` hides them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The commitment to a secret: SHA-256 of a label, the table's id and the secret, as 64 hexadecimal digits.
pub fn commitment(table: &str, secret: &Secret) -> String {
    let mut hash = Sha256::new();
    hash.update(b"caravelle commitment\0");
    hash.update(table.as_bytes());
    hash.update([0]);
    hash.update(secret.0);
    crate::data::Hex(&hash.finalize()).to_string()
}

/// The seed of a table: SHA-256 of a label, the secret and the salt of each seat in order.
pub fn seed(secret: &Secret, salts: &[&[u8]]) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"caravelle seed of a table\0");
    hash.update(secret.0);
    for salt in salts {
        hash.update((salt.len() as u64).to_le_bytes());
        hash.update(salt);
    }
    Seed(hash.finalize().into())
}

/// The seed of a table after a take-back past chance: SHA-256 over a label, the number of the take-back (from 1), the
/// seed and the secret. It cannot be predicted, and players can check it once the secret is published.
pub fn redraw(secret: &Secret, salts: &[&[u8]], number: u32) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"caravelle seed after a take-back\0");
    hash.update(number.to_le_bytes());
    hash.update(seed(secret, salts).0);
    hash.update(secret.0);
    Seed(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_input_changes_the_hash() {
        let secret = Secret([7; 32]);
        assert_ne!(commitment("a", &secret), commitment("b", &secret));
        assert_ne!(commitment("a", &secret), commitment("a", &Secret([8; 32])));
        assert_ne!(seed(&secret, &[b"x", b"y"]), seed(&secret, &[b"xy", b""]));
        assert_ne!(seed(&secret, &[b"x"]), seed(&Secret([8; 32]), &[b"x"]));
        assert_ne!(redraw(&secret, &[b"x"], 1), redraw(&secret, &[b"x"], 2));
        assert_ne!(redraw(&secret, &[b"x"], 1), redraw(&secret, &[b"y"], 1));
        assert_ne!(redraw(&secret, &[b"x"], 1), redraw(&Secret([8; 32]), &[b"x"], 1));
    }

    #[test]
    fn commitment_matches_golden_value() {
        assert_eq!(
            commitment("table", &Secret([0; 32])),
            "6dc0b59ead542abb4b23b362eea700cb994e19cc09b66092b3b8140aa572f9ab"
        );
    }
}
