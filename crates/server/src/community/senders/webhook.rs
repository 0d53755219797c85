//! Webhooks: signed JSON, and messages for Discord and Slack.

use ::community::{clean, signature};

use super::super::delivery::{Delivery, Sent};
use super::super::outgoing::Post;
use super::{Senders, detail, is_temporary};
use crate::fault::Fault;
use crate::limits::WEBHOOK_FAILURES_MAX;

impl Senders {
    pub(super) async fn send_webhook(&self, delivery: &Delivery) -> Result<Sent, Fault> {
        let Some(id) = delivery.target.filter(|_| self.webhooks) else { return Ok(Sent::Gone) };
        let hook = self.store.webhook(id).await?;
        let Some(hook) = hook.filter(|hook| hook.person == delivery.person && !hook.paused) else {
            return Ok(Sent::Gone);
        };
        let Some(person) = self.store.person(delivery.person).await? else { return Ok(Sent::Gone) };
        let secret = self.secrets.get(&*self.store).await?.open(&hook.secret);
        let secret =
            secret.ok_or_else(|| Fault::Ours("the secret of a webhook cannot be read".to_owned()))?;
        let (target, now) = (hook.label, self.time.now() / 1_000);
        let delivery_id = delivery.id.simple().to_string();
        let (name, login) = (clean(&person.name), person.login.unwrap_or_default());
        let body = delivery.message.webhook(hook.shape, &delivery_id, &self.site.url, &name, &login);
        let headers = vec![
            ("content-type", "application/json".to_owned()),
            ("x-caravelle-delivery", delivery_id),
            ("x-caravelle-timestamp", now.to_string()),
            ("x-caravelle-signature", signature(&secret, now, body.as_bytes())),
        ];
        let result = self.outgoing.post(Post { url: &hook.url, headers, body: body.into_bytes() }).await;
        let detail = detail(&result);
        let (is_gone, is_temporary, after) = match result {
            Ok(reply) if (200..300).contains(&reply.status) => {
                if hook.failures > 0 || hook.last_error.is_some() {
                    self.store.note_webhook(id, 0, None, false).await?;
                }
                return Ok(Sent::Done { target });
            }
            Ok(reply) => (matches!(reply.status, 404 | 410), is_temporary(reply.status), reply.after),
            Err(error) => (false, error.is_temporary(), None),
        };
        let failures = hook.failures.saturating_add(1);
        let pause = is_gone || failures >= WEBHOOK_FAILURES_MAX;
        self.store.note_webhook(id, failures, Some(detail.clone()), pause).await?;
        Ok(if is_temporary && !pause {
            Sent::Later { target, detail, after }
        } else {
            Sent::Failed { target, detail }
        })
    }
}
