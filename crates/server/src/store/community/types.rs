//! The rows of notifications, background jobs and the index of finished games.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::wire::{Channel, NotifyKind, Outcome, WebhookShape};
use table::{Millis, PersonId, TableId};
use uuid::Uuid;

use crate::token::TokenHash;

/// The kind of a background job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobKind {
    /// Notifies an awaited person who does not look. Key: person and table.
    Turn,
    /// Notifies a person whose clock over days runs out soon. Key: person and table.
    Clock,
    /// Notifies a person of a chat line at a table over days. Key: person and table.
    Chat,
    /// A game has begun. Key: table.
    Begin,
    /// A game is over. Key: table.
    Finish,
    /// A message to one target. Key: the id of the delivery.
    Deliver,
    /// The daily e-mail of a person. Key: person.
    Digest,
    /// Looks for awaited people without a job, hourly.
    Sweep,
    /// Deletes old rows, daily.
    Clean,
}

impl JobKind {
    /// All kinds.
    pub const ALL: [JobKind; 9] = [
        JobKind::Turn,
        JobKind::Clock,
        JobKind::Chat,
        JobKind::Begin,
        JobKind::Finish,
        JobKind::Deliver,
        JobKind::Digest,
        JobKind::Sweep,
        JobKind::Clean,
    ];

    /// Its name in the database and in metrics.
    pub fn name(self) -> &'static str {
        match self {
            JobKind::Turn => "turn",
            JobKind::Clock => "clock",
            JobKind::Chat => "chat",
            JobKind::Begin => "begin",
            JobKind::Finish => "finish",
            JobKind::Deliver => "deliver",
            JobKind::Digest => "digest",
            JobKind::Sweep => "sweep",
            JobKind::Clean => "clean",
        }
    }
}

/// A job to be added. There is one of each kind and key: a job that is being run is always followed by the new one, a waiting
/// one is kept or replaced.
#[derive(Clone, Debug, PartialEq)]
pub struct NewJob {
    /// Its kind.
    pub kind: JobKind,
    /// Its subject.
    pub key: String,
    /// When it is to be run.
    pub due: Millis,
    /// Its data.
    pub payload: Value,
    /// Whether it replaces a waiting job of the same kind and key.
    pub replace: bool,
}

/// A job that this node has claimed.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// Drawn anew when the job is replaced.
    pub id: Uuid,
    /// Its kind.
    pub kind: JobKind,
    /// Its subject.
    pub key: String,
    /// When it was to be run.
    pub due: Millis,
    /// The number of claims, this one included.
    pub attempts: u32,
    /// Its data.
    pub payload: Value,
}

/// The end of a run of a job, with its results: all are stored, or none if the claim was lost meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct JobEnd {
    /// The job.
    pub id: Uuid,
    /// Its number of attempts when it was claimed, which proves the claim.
    pub attempts: u32,
    /// When it runs again; it is deleted if it does not.
    pub again: Option<Again>,
    /// Jobs that it adds.
    pub jobs: Vec<NewJob>,
    /// Notices that it makes.
    pub notices: Vec<NoticeRow>,
    /// Deliveries that it records.
    pub deliveries: Vec<DeliveryRow>,
}

/// A job that runs again.
#[derive(Clone, Debug, PartialEq)]
pub struct Again {
    /// When.
    pub due: Millis,
    /// Its data then.
    pub payload: Value,
    /// Whether this run failed, so that its attempts count on.
    pub failed: bool,
}

/// A browser registered for push messages.
#[derive(Clone, PartialEq)]
pub struct DeviceRow {
    /// Its id.
    pub id: Uuid,
    /// The person.
    pub person: PersonId,
    /// The address at the push service.
    pub endpoint: String,
    /// The public key of the subscription.
    pub p256dh: Vec<u8>,
    /// The authentication secret of the subscription.
    pub auth: Vec<u8>,
    /// Its name.
    pub label: String,
    /// When it was registered.
    pub created: Millis,
    /// The last successful delivery.
    pub delivered: Option<Millis>,
    /// Failures since then.
    pub failures: u32,
}

/// A webhook.
#[derive(Clone, PartialEq)]
pub struct WebhookRow {
    /// Its id.
    pub id: Uuid,
    /// The person.
    pub person: PersonId,
    /// The format of its messages.
    pub shape: WebhookShape,
    /// Its address.
    pub url: String,
    /// The secret for signatures, encrypted.
    pub secret: Vec<u8>,
    /// Its name.
    pub label: String,
    /// When it was added.
    pub created: Millis,
    /// Whether nothing is sent.
    pub paused: bool,
    /// Failures in a row.
    pub failures: u32,
    /// The last error.
    pub last_error: Option<String>,
}

/// The e-mail address of an account.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailRow {
    /// The person.
    pub person: PersonId,
    /// The address as it was typed.
    pub address: String,
    /// The address in lower case; only one person can have it verified.
    pub key: String,
    /// When it was verified.
    pub verified: Option<Millis>,
    /// Permanent failures in a row.
    pub failures: u32,
}

/// A token of a link, of which only the hash is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenRow {
    /// The hash.
    pub hash: TokenHash,
    /// Its purpose, such as `verify`.
    pub kind: String,
    /// The person.
    pub person: PersonId,
    /// Data of its purpose, such as the address.
    pub data: String,
    /// When it becomes invalid.
    pub expires: Millis,
}

/// A notice on the site.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeRow {
    /// Its id, later than all before.
    pub id: Uuid,
    /// The person.
    pub person: PersonId,
    /// When it was made.
    pub at: Millis,
    /// Its kind.
    pub kind: NotifyKind,
    /// The sentence.
    pub say: Value,
    /// The table it is about.
    pub table: Option<TableId>,
    /// Whether the person has read it.
    pub read: bool,
}

/// A delivery that was tried.
#[derive(Clone, Debug, PartialEq)]
pub struct DeliveryRow {
    /// Its id.
    pub id: Uuid,
    /// The person.
    pub person: PersonId,
    /// When it was last tried.
    pub at: Millis,
    /// The channel.
    pub channel: Channel,
    /// The label of the device or webhook, or the address.
    pub target: String,
    /// The kind of event.
    pub kind: NotifyKind,
    /// The table it is about.
    pub table: Option<TableId>,
    /// The result.
    pub outcome: Outcome,
    /// The error in technical words.
    pub detail: Option<String>,
}

/// A session of a person.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// The hash of its token.
    pub token: TokenHash,
    /// When it began, unless that was before it was stored.
    pub created: Option<Millis>,
    /// Its last use, to within a day.
    pub used: Millis,
    /// Browser and system.
    pub label: String,
}

/// Where a connected person is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresenceRow {
    /// The person.
    pub person: PersonId,
    /// Whether a page of theirs is visible.
    pub visible: bool,
    /// The table that it shows.
    pub table: Option<TableId>,
    /// When they were last known to look.
    pub at: Millis,
}

/// A finished game in the index.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// The table.
    pub table: TableId,
    /// The id for links: 8 characters.
    pub short: String,
    /// The game.
    pub game: String,
    /// When it ended.
    pub finished: Millis,
    /// Whether the lobby listed it.
    pub public: bool,
    /// Whether it is rated.
    pub rated: bool,
    /// The number of seats.
    pub seats: u8,
    /// The number of different people with seats.
    pub people: u8,
    /// The rounds played.
    pub rounds: u16,
    /// From the deal to the end.
    pub seconds: u64,
    /// The number of the last view of spectators.
    pub moments: u32,
    /// The kind of its end: `rules` or `agreed`.
    pub ending: String,
    /// The points between the first two.
    pub margin: u32,
    /// The sentence that sums it up.
    pub headline: Value,
    /// The points over time, by seat, at most 12 each.
    pub curve: Vec<Vec<i32>>,
}

/// A player of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct GamePlayerRow {
    /// The seat.
    pub seat: u8,
    /// The person, unless a bot played from the beginning.
    pub person: Option<PersonId>,
    /// The name at the end of the game.
    pub name: String,
    /// The level of the bot.
    pub bot: Option<String>,
    /// The place, from 1; equal places share the better one.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// The score breakdown.
    pub sheet: Value,
    /// The reason why a bot has the seat of a person: `clock`, `left`, `resigned` or `replaced`.
    pub left_by: Option<String>,
}

/// The numbers of deleted rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cleaned {
    /// Deliveries.
    pub deliveries: u64,
    /// Notices.
    pub notices: u64,
    /// Tokens.
    pub tokens: u64,
}

/// A running table with people who are awaited.
#[derive(Clone, Debug, PartialEq)]
pub struct AwaitingRow {
    /// The table.
    pub table: TableId,
    /// When it last changed.
    pub changed: Millis,
}

// `Debug` hides addresses, keys and tokens, to keep them out of logs.
macro_rules! hidden {
    ($($name:ident),*) => {
        $(impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        })*
    };
}

hidden!(DeviceRow, WebhookRow, EmailRow, TokenRow, SessionRow);
