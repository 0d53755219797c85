//! A message on its way to one target, and the interface of the channels that send it.

use std::fmt;
use std::pin::Pin;
use std::time::Duration;

use ::community::{Message, Target};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use table::PersonId;
use table::wire::{Channel, Channels};
use uuid::Uuid;

/// A message to one target of a person: the data of a `deliver` job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Delivery {
    /// The id. It is the same in every attempt, so that the receiver recognises duplicates.
    #[serde(serialize_with = "write_id", deserialize_with = "read_id")]
    pub id: Uuid,
    /// The receiver.
    pub person: PersonId,
    pub channel: Channel,
    /// The device or webhook; none for e-mail, which goes to the present address of the person.
    #[serde(default, serialize_with = "write_target", deserialize_with = "read_target")]
    pub target: Option<Uuid>,
    pub message: Message,
    /// Another e-mail instead of the message, with its address, encrypted because it contains a token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sealed: Option<String>,
}

fn write_id<S: Serializer>(id: &Uuid, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&id.simple())
}

fn read_id<'de, D: Deserializer<'de>>(from: D) -> Result<Uuid, D::Error> {
    String::deserialize(from)?.parse().map_err(de::Error::custom)
}

fn write_target<S: Serializer>(id: &Option<Uuid>, serializer: S) -> Result<S::Ok, S::Error> {
    id.map(|id| id.simple().to_string()).serialize(serializer)
}

fn read_target<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Uuid>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| text.parse().map_err(de::Error::custom)).transpose()
}

/// The result of an attempt, with the label of the target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sent {
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
        /// The pause that the receiver requests.
        after: Option<Duration>,
    },
    /// It failed permanently.
    Failed {
        /// The label of the target.
        target: String,
        /// The error in technical words.
        detail: String,
    },
    /// The target was removed or is paused. Nothing is recorded.
    Gone,
}

/// The future result of a channel.
pub type Sending<'a> = Pin<Box<dyn Future<Output = Sent> + Send + 'a>>;

/// The channels of the site. They count failures of targets, remove dead devices and pause webhooks; the job queue
/// retries and records deliveries.
pub trait Deliver: Send + Sync + fmt::Debug {
    /// The channels that the host has set up.
    fn available(&self) -> Channels;
    /// Whether an address may be reached, as far as its text tells.
    fn may_reach(&self, url: &str) -> bool {
        Target::read(url).is_ok_and(|target| target.is_ordinary())
    }
    /// Sends a message, within 15 seconds.
    fn deliver<'a>(&'a self, delivery: &'a Delivery) -> Sending<'a>;
}
