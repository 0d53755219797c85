//! The signature by which push services know a site: VAPID, RFC 8292.

use std::fmt;

use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};

use crate::base64;

/// The key pair of a site.
#[derive(Clone)]
pub struct VapidKey(SigningKey);

impl fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VapidKey(..)")
    }
}

impl VapidKey {
    /// A key from random bytes; a few values are not keys.
    pub fn new(secret: &[u8; 32]) -> Option<VapidKey> {
        SigningKey::from_slice(secret).ok().map(VapidKey)
    }

    /// The public key as the page needs it for `pushManager.subscribe`.
    pub fn public(&self) -> String {
        base64::encode(&self.0.verifying_key().to_sec1_bytes())
    }

    /// The `Authorization` header for requests to an origin such as `https://push.example`, valid until `expires`, in
    /// seconds since 1970.
    pub fn authorization(&self, origin: &str, expires: u64, contact: &str) -> String {
        let head = base64::encode(br#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = serde_json::json!({ "aud": origin, "exp": expires, "sub": contact }).to_string();
        let signed = format!("{head}.{}", base64::encode(claims.as_bytes()));
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", base64::encode(&signature.to_bytes()), self.public())
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    use super::*;

    #[test]
    fn the_header_carries_a_valid_signature() {
        let key = VapidKey::new(&[7; 32]).unwrap();
        let header = key.authorization("https://push.example", 1_800_000_000, "mailto:host@play.example");
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&base64::decode(public).unwrap()).unwrap();
        let signature = Signature::from_slice(&base64::decode(signature).unwrap()).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        let claims = base64::decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1_800_000_000);
    }

    #[test]
    fn zero_is_not_a_key() {
        assert!(VapidKey::new(&[0; 32]).is_none());
    }
}
