//! A message on its way to one target, and the interface of the channels that send it.

use std::fmt;
use std::pin::Pin;
use std::time::Duration;

use ::community::Message;
use serde::{Deserialize, Serialize};
use table::PersonId;
use table::wire::{Channel, Channels};
use uuid::Uuid;

/// A message to one target of a person: the data of a `deliver` job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Delivery {
    /// The same in every try, so that a receiver recognises a second one.
    pub(crate) id: Uuid,
    /// The receiver.
    pub(crate) person: PersonId,
    /// The channel.
    pub(crate) channel: Channel,
    /// The device or webhook; none for e-mail, which goes to the address that the person has then.
    pub(crate) target: Option<Uuid>,
    /// The message.
    pub(crate) message: Message,
}

/// The result of a try, with the label of the target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// The receiver accepted it.
    Done {
        /// The label of the device or webhook, or the address.
        target: String,
    },
    /// It failed, and may succeed later.
    Later {
        /// The label of the target.
        target: String,
        /// The error in technical words.
        detail: String,
        /// The pause that the receiver asks for.
        after: Option<Duration>,
    },
    /// It failed for good.
    Failed {
        /// The label of the target.
        target: String,
        /// The error in technical words.
        detail: String,
    },
    /// There is no such target any more, or nothing may be sent to it: nothing is recorded.
    Gone,
}

/// The answer of a channel, in its time.
pub(crate) type Sending<'a> = Pin<Box<dyn Future<Output = Sent> + Send + 'a>>;

/// The channels of the site. They count failures of targets, remove dead devices and pause webhooks; the job queue retries and
/// records deliveries.
pub(crate) trait Deliver: Send + Sync + fmt::Debug {
    /// The channels that the host has set up.
    fn available(&self) -> Channels;
    /// Sends a message, within 15 seconds.
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> Sending<'a>;
}
