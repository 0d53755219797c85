//! Web push: RFC 8030, encrypted by RFC 8291, signed by RFC 8292.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use ::community::{Message, Subscription, VapidKey};
use table::Millis;
use table::wire::NotifyKind;

use super::super::delivery::{Delivery, Sent};
use super::super::outgoing::Post;
use super::{Senders, detail, is_temporary, origin};
use crate::fault::Fault;
use crate::limits::{PUSH_LIFE_MS, VAPID_KEPT, VAPID_LIFE_MS, VAPID_RENEW_MS};
use crate::token::random;

/// The signatures of requests by the origin of the push service, with the time at which they become invalid.
#[derive(Debug, Default)]
pub(super) struct Signatures(Mutex<HashMap<String, (String, Millis)>>);

impl Signatures {
    /// The `Authorization` header for an origin.
    fn get(&self, key: &VapidKey, origin: String, contact: &str, now: Millis) -> String {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((header, expires)) = known.get(&origin)
            && now.saturating_add(VAPID_RENEW_MS) < *expires
        {
            return header.clone();
        }
        if known.len() >= VAPID_KEPT {
            known.clear();
        }
        let expires = now.saturating_add(VAPID_LIFE_MS);
        let header = key.authorization(&origin, expires / 1_000, contact);
        known.insert(origin, (header.clone(), expires));
        header
    }
}

/// The seconds for which a push service keeps a message.
fn lifetime(message: &Message, now: Millis) -> u64 {
    let deadline = message.deadline.filter(|_| message.kind == NotifyKind::Clock);
    deadline.map_or(PUSH_LIFE_MS, |deadline| deadline.saturating_sub(now).min(PUSH_LIFE_MS)) / 1_000
}

impl Senders {
    pub(super) async fn send_push(&self, delivery: &Delivery) -> Result<Sent, Fault> {
        let (Some(contact), Some(id)) = (&self.push, delivery.target) else { return Ok(Sent::Gone) };
        let device = self.store.device(id).await?.filter(|device| device.person == delivery.person);
        let Some(device) = device else { return Ok(Sent::Gone) };
        let (target, now) = (device.label, self.time.now());
        let message = &delivery.message;
        let (secret, salt) = (random()?, random()?);
        let encrypted = Subscription::new(&device.p256dh, &device.auth)
            .and_then(|keys| keys.encrypt(&message.push(), &secret, salt));
        let body = match encrypted {
            Ok(body) => body,
            Err(error) => {
                self.store.note_device(id, device.delivered, device.failures.saturating_add(1)).await?;
                return Ok(Sent::Failed { target, detail: error.to_string() });
            }
        };
        let vapid = &self.secrets.get(&*self.store).await?.vapid;
        let signature = self.signatures.get(vapid, origin(&device.endpoint)?, contact, now);
        let urgency = if message.urgent { "high" } else { "normal" };
        let headers = vec![
            ("authorization", signature),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", lifetime(message, now).to_string()),
            ("urgency", urgency.to_owned()),
            ("topic", message.topic()),
        ];
        let result = self.outgoing.post(Post { url: &device.endpoint, headers, body }).await;
        let detail = detail(&result);
        let (status, after) = result.as_ref().map_or((None, None), |reply| (Some(reply.status), reply.after));
        let is_temporary = match &result {
            Ok(reply) => is_temporary(reply.status),
            Err(error) => error.is_temporary(),
        };
        match status {
            Some(200..=299) => {
                self.store.note_device(id, Some(now), 0).await?;
                return Ok(Sent::Done { target });
            }
            // The browser has ended the subscription.
            Some(404 | 410) => {
                self.store.remove_device(id).await?;
                return Ok(Sent::Failed { target, detail });
            }
            Some(401 | 403) => {
                let text = result.map(|reply| reply.text).unwrap_or_default();
                let origin = origin(&device.endpoint)?;
                tracing::error!(%origin, %detail, text, "a push service rejects the signature of this site");
            }
            _ => (),
        }
        self.store.note_device(id, device.delivered, device.failures.saturating_add(1)).await?;
        Ok(if is_temporary { Sent::Later { target, detail, after } } else { Sent::Failed { target, detail } })
    }
}
