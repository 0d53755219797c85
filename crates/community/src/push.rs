//! Encryption of push messages for one browser: RFC 8291, in one record of RFC 8188 (`aes128gcm`).

use std::fmt;

use aes_gcm::Aes128Gcm;
use aes_gcm::aead::{Aead as _, KeyInit as _};
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

use crate::base64;

/// The size of a record as written in the header; a message is one record.
const RECORD: u32 = 4096;
/// The length of an uncompressed public key.
const KEY: u8 = 65;

/// The keys of a subscription cannot be parsed, or the encryption failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the keys of the push subscription are not valid")]
pub struct BadSubscription;

/// The keys of a browser's subscription.
#[derive(Clone)]
pub struct Subscription {
    key: PublicKey,
    auth: [u8; 16],
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription").finish_non_exhaustive()
    }
}

impl Subscription {
    /// The public key as 65 bytes, and the authentication secret.
    pub fn new(p256dh: &[u8], auth: &[u8]) -> Result<Subscription, BadSubscription> {
        if p256dh.len() != usize::from(KEY) {
            return Err(BadSubscription);
        }
        let key = PublicKey::from_sec1_bytes(p256dh).map_err(|_| BadSubscription)?;
        Ok(Subscription { key, auth: auth.try_into().map_err(|_| BadSubscription)? })
    }

    /// The bytes of the keys of a request, in base64url.
    pub fn read(p256dh: &str, auth: &str) -> Result<(Vec<u8>, Vec<u8>), BadSubscription> {
        let keys = base64::decode(p256dh).zip(base64::decode(auth)).ok_or(BadSubscription)?;
        Subscription::new(&keys.0, &keys.1)?;
        Ok(keys)
    }

    /// Encrypts a message with a random key and a random salt that are used once.
    pub fn encrypt(
        &self,
        text: &[u8],
        secret: &[u8; 32],
        salt: [u8; 16],
    ) -> Result<Vec<u8>, BadSubscription> {
        let secret = SecretKey::from_slice(secret).map_err(|_| BadSubscription)?;
        let (receiver, sender) = (self.key.to_sec1_bytes(), secret.public_key().to_sec1_bytes());
        let shared = diffie_hellman(secret.to_nonzero_scalar(), self.key.as_affine());
        let info = [b"WebPush: info\0", &*receiver, &*sender].concat();
        let input: [u8; 32] = expand(&self.auth, shared.raw_secret_bytes(), &info)?;
        let key: [u8; 16] = expand(&salt, &input, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = expand(&salt, &input, b"Content-Encoding: nonce\0")?;
        // The delimiter of the last record, without padding.
        let record = [text, &[2]].concat();
        let sealed =
            Aes128Gcm::new(&key.into()).encrypt(&nonce.into(), &*record).map_err(|_| BadSubscription)?;
        Ok([&salt[..], &RECORD.to_be_bytes(), &[KEY], &sender, &sealed].concat())
    }
}

fn expand<const N: usize>(salt: &[u8], input: &[u8], info: &[u8]) -> Result<[u8; N], BadSubscription> {
    let mut out = [0; N];
    Hkdf::<Sha256>::new(Some(salt), input).expand(info, &mut out).map_err(|_| BadSubscription)?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8291, appendix A.
    #[test]
    fn encryption_gives_the_vector_of_the_rfc() {
        let decode = |text: &str| base64::decode(text).unwrap();
        let p256dh =
            decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let subscription = Subscription::new(&p256dh, &decode("BTBZMqHH6r4Tts7J_aSIgg")).unwrap();
        let secret = decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let sealed = subscription
            .encrypt(
                b"When I grow up, I want to be a watermelon",
                secret.as_slice().try_into().unwrap(),
                decode("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
            )
            .unwrap();
        assert_eq!(
            base64::encode(&sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6\
             PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
        );
    }

    #[test]
    fn keys_that_are_not_on_the_curve_are_rejected() {
        assert!(Subscription::new(&[4; 65], &[0; 16]).is_err());
        assert!(Subscription::new(&[], &[0; 16]).is_err());
        assert!(Subscription::read("BCVx", "AAAA").is_err());
    }
}
