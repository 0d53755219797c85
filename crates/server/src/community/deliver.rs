//! The job that sends a message. It repeats attempts that may succeed later, and records every attempt.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::wire::{NotifyKind, Outcome};

use super::delivery::{Delivery, Sent};
use super::jobs::{Ended, RETRIES};
use crate::fault::Fault;
use crate::limits::{DELIVERY_TIME, RETRY_AFTER_MAX};
use crate::registry::Registry;
use crate::store::{DeliveryRow, Job};

/// The data of the job.
#[derive(Debug, Serialize, Deserialize)]
struct Payload {
    delivery: Delivery,
    /// The number of failed attempts.
    tries: usize,
}

impl Registry {
    pub(super) async fn run_deliver(&self, job: &Job) -> Result<Ended, Fault> {
        let Payload { delivery, tries } = super::jobs::payload(job)?;
        if tries > 0 && self.is_obsolete(&delivery).await? {
            return Ok(Ended::default());
        }
        let sending = self.community.channels.deliver(&delivery);
        let late = || Sent::Later { target: String::new(), detail: "time-out".to_owned(), after: None };
        let sent = tokio::time::timeout(DELIVERY_TIME, sending).await.unwrap_or_else(|_| late());
        let now = self.time.now();
        let retry = RETRIES.get(tries);
        let (outcome, target, detail, again) = match sent {
            Sent::Gone => return Ok(Ended::default()),
            Sent::Done { target } => (Outcome::Sent, target, None, None),
            Sent::Failed { target, detail } => (Outcome::Failed, target, Some(detail), None),
            Sent::Later { target, detail, after } => match retry {
                Some(pause) => {
                    let pause = after.map_or(*pause, |after| after.min(RETRY_AFTER_MAX).max(*pause));
                    (Outcome::Retry, target, Some(detail), Some(pause))
                }
                None => (Outcome::Failed, target, Some(detail), None),
            },
        };
        let row = DeliveryRow {
            id: delivery.id,
            person: delivery.person,
            at: now,
            channel: delivery.channel,
            target,
            kind: delivery.message.kind,
            table: delivery.message.table.as_ref().and_then(|table| table.id.parse().ok()),
            outcome,
            detail,
        };
        let again = again.map(|pause: Duration| {
            let due = now.saturating_add(u64::try_from(pause.as_millis()).unwrap_or(u64::MAX));
            let payload = Payload { delivery, tries: tries + 1 };
            (due, serde_json::to_value(payload).unwrap_or_default())
        });
        self.metrics.count_delivery(row.channel, row.outcome);
        Ok(Ended { again, deliveries: vec![row], ..Ended::default() })
    }

    /// Whether a message is obsolete: the move was made in the meantime, or the deadline has passed.
    async fn is_obsolete(&self, delivery: &Delivery) -> Result<bool, Fault> {
        let message = &delivery.message;
        if message.deadline.is_some_and(|deadline| deadline < self.time.now()) {
            return Ok(true);
        }
        let table = message.table.as_ref().and_then(|table| table.id.parse().ok());
        let turn = matches!(message.kind, NotifyKind::Turn | NotifyKind::Clock);
        match table.filter(|_| turn) {
            Some(table) => Ok(!self.awaits(delivery.person, table).await?),
            None => Ok(false),
        }
    }
}
