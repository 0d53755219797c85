//! Signatures of webhooks, unsubscribe tokens, and secrets that the database holds encrypted.

use aes_gcm::Aes128Gcm;
use aes_gcm::aead::{Aead as _, KeyInit as _};
use hmac::{Hmac, Mac as _};
use sha2::Sha256;
use table::wire::NotifyKind;
use table::{PersonId, hex};

use crate::base64;

/// The length of the random part of an encrypted secret.
const NONCE: usize = 12;

fn mac(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { return Vec::new() };
    parts.iter().for_each(|part| mac.update(part));
    mac.finalize().into_bytes().to_vec()
}

/// The value of `X-Caravelle-Signature` for the body of a webhook.
pub fn signature(secret: &[u8], timestamp: u64, body: &[u8]) -> String {
    format!("v1={}", hex(&mac(secret, &[timestamp.to_string().as_bytes(), b".", body])))
}

/// The name of a kind in tokens and in the tags of push messages.
pub(crate) fn kind_name(kind: NotifyKind) -> &'static str {
    match kind {
        NotifyKind::Turn => "turn",
        NotifyKind::Clock => "clock",
        NotifyKind::Game => "game",
        NotifyKind::Chat => "chat",
        NotifyKind::Account => "account",
        NotifyKind::Test => "test",
    }
}

fn unsubscribe_mac(secret: &[u8], person: PersonId, kind: NotifyKind, address: &str) -> Vec<u8> {
    let (person, kind) = (person.to_string(), kind_name(kind));
    mac(secret, &[b"unsubscribe\0", person.as_bytes(), b"\0", kind.as_bytes(), b"\0", address.as_bytes()])
}

/// The token of the link that stops e-mails of one kind to one address.
pub fn unsubscribe_token(secret: &[u8], person: PersonId, kind: NotifyKind, address: &str) -> String {
    let mac = base64::encode(&unsubscribe_mac(secret, person, kind, address));
    format!("{person}.{}.{mac}", kind_name(kind))
}

/// An unsubscribe token: the person and the kind it names, not proven yet.
#[derive(Clone, Debug)]
pub struct Unsubscription {
    /// The receiver of the e-mails.
    pub person: PersonId,
    /// The kind to switch off.
    pub kind: NotifyKind,
    mac: Vec<u8>,
}

impl Unsubscription {
    /// Reads a token.
    pub fn read(token: &str) -> Option<Unsubscription> {
        let mut parts = token.split('.');
        let (person, kind, mac) = (parts.next()?, parts.next()?, parts.next()?);
        let kinds = [NotifyKind::Turn, NotifyKind::Clock, NotifyKind::Game, NotifyKind::Chat];
        let kind = kinds.into_iter().find(|one| kind_name(*one) == kind)?;
        let mac = base64::decode(mac).filter(|_| parts.next().is_none())?;
        Some(Unsubscription { person: person.parse().ok()?, kind, mac })
    }

    /// Whether the site made the token, for the person's present address.
    pub fn is_valid(&self, secret: &[u8], address: &str) -> bool {
        let own = unsubscribe_mac(secret, self.person, self.kind, address);
        own.len() == self.mac.len() && own.iter().zip(&self.mac).fold(0, |acc, (a, b)| acc | (a ^ b)) == 0
    }
}

/// Encrypts a secret for the database: a random nonce, then the text with its tag.
pub fn seal(key: [u8; 16], nonce: [u8; NONCE], secret: &[u8]) -> Option<Vec<u8>> {
    let sealed = Aes128Gcm::new(&key.into()).encrypt(&nonce.into(), secret).ok()?;
    Some([&nonce[..], &sealed].concat())
}

/// Decrypts it.
pub fn open(key: [u8; 16], sealed: &[u8]) -> Option<Vec<u8>> {
    let (nonce, sealed) = sealed.split_first_chunk::<NONCE>()?;
    Aes128Gcm::new(&key.into()).decrypt(&(*nonce).into(), sealed).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person() -> PersonId {
        "0190aaaa000070008000000000000001".parse().unwrap()
    }

    #[test]
    fn the_signature_covers_time_and_body() {
        // From: printf '1700000000.{}' | openssl dgst -sha256 -hmac secret
        let known = "v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163";
        let own = signature(b"secret", 1_700_000_000, b"{}");
        assert_eq!(own, known);
        assert_ne!(own, signature(b"secret", 1_700_000_001, b"{}"));
        assert_ne!(own, signature(b"secret", 1_700_000_000, b"{ }"));
    }

    #[test]
    fn an_unsubscribe_token_is_valid_for_one_address() {
        let token = unsubscribe_token(b"key", person(), NotifyKind::Turn, "a@example.org");
        let read = Unsubscription::read(&token).unwrap();
        assert_eq!((read.person, read.kind), (person(), NotifyKind::Turn));
        assert!(read.is_valid(b"key", "a@example.org"));
        assert!(!read.is_valid(b"key", "b@example.org"));
        assert!(!read.is_valid(b"other", "a@example.org"));
        for bad in ["", "x.turn.y", &token.replace(".turn.", ".account."), &format!("{token}.x")] {
            assert!(Unsubscription::read(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn secrets_open_with_their_key_only() {
        let sealed = seal([1; 16], [2; NONCE], b"secret").unwrap();
        assert_eq!(open([1; 16], &sealed), Some(b"secret".to_vec()));
        assert_eq!(open([3; 16], &sealed), None);
        assert_eq!(open([1; 16], &sealed[..5]), None);
    }
}
