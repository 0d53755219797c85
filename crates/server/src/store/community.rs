//! Notifications, background jobs, table codes and the index of finished games in the store.
//!
//! The statements are those of SQLite and PostgreSQL alike, so both stores share one implementation; see `sql.rs`.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::wire::{Channel, NotifyKind, NotifyMode, NotifySettings, Outcome, WebhookShape};
use table::{Millis, PersonId, TableId};
use uuid::Uuid;

use super::Answer;
use crate::token::TokenHash;

/// The kind of a background job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JobKind {
    /// Somebody is awaited who did not look. Key: person and table.
    Turn,
    /// The clock of a table over days will run out. Key: table.
    Clock,
    /// Somebody wrote at a table over days. Key: table.
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
    /// How often it was claimed, this time included.
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
    /// When it runs again, with which data; it is deleted if there is no such time.
    pub again: Option<(Millis, Value)>,
    /// Jobs that it adds.
    pub jobs: Vec<NewJob>,
    /// Notices that it makes.
    pub notices: Vec<NoticeRow>,
    /// Deliveries that it records.
    pub deliveries: Vec<DeliveryRow>,
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
    /// How many different people had seats.
    pub people: u8,
    /// The rounds played.
    pub rounds: u16,
    /// From the deal to the end.
    pub seconds: u64,
    /// The number of the last view of spectators.
    pub moments: u32,
    /// How it ended: `rules`, `agreed` or `abandoned`.
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
    /// How the person left the seat: `clock`, `left` or `resigned`.
    pub left_by: Option<String>,
}

/// What a cleaning deleted.
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

/// Where notifications, jobs, codes and the index of games live.
pub trait CommunityStore {
    /// Adds jobs.
    fn add_jobs(&self, jobs: Vec<NewJob>) -> Answer<'_, ()>;
    /// Claims due jobs for 30 seconds: at most so many of each kind, the earliest first.
    fn claim_jobs(&self, now: Millis, free: Vec<(JobKind, u32)>) -> Answer<'_, Vec<Job>>;
    /// Ends the run of a job; tells whether its claim still stood, otherwise nothing is stored.
    fn end_job(&self, end: JobEnd) -> Answer<'_, bool>;
    /// The number of waiting jobs by kind.
    fn jobs_waiting(&self) -> Answer<'_, Vec<(JobKind, u64)>>;
    /// The waiting jobs of a kind whose keys begin with a text.
    fn jobs_of(&self, kind: JobKind, prefix: String) -> Answer<'_, Vec<Job>>;

    /// A value of the site, such as its key pair for push messages.
    fn site_value(&self, key: String) -> Answer<'_, Option<String>>;
    /// Sets a value of the site unless there is one; tells the one that stands.
    fn keep_site_value(&self, key: String, value: String) -> Answer<'_, String>;

    /// The notification settings of a person; none if they were never changed.
    fn notify_settings(&self, person: PersonId) -> Answer<'_, Option<NotifySettings>>;
    /// Changes them.
    fn set_notify_settings(&self, person: PersonId, settings: NotifySettings) -> Answer<'_, ()>;
    /// Whether a person is notified about a table.
    fn notify_mode(&self, person: PersonId, table: TableId) -> Answer<'_, NotifyMode>;
    /// Changes it.
    fn set_notify_mode(&self, person: PersonId, table: TableId, mode: NotifyMode) -> Answer<'_, ()>;

    /// The devices of a person, the oldest first.
    fn devices(&self, person: PersonId) -> Answer<'_, Vec<DeviceRow>>;
    /// A device.
    fn device(&self, id: Uuid) -> Answer<'_, Option<DeviceRow>>;
    /// Adds a device; the same endpoint of anybody else goes.
    fn add_device(&self, device: DeviceRow) -> Answer<'_, ()>;
    /// Removes a device; tells whether it was there.
    fn remove_device(&self, id: Uuid) -> Answer<'_, bool>;
    /// Records the last successful delivery to a device, and its failures since.
    fn note_device(&self, id: Uuid, delivered: Option<Millis>, failures: u32) -> Answer<'_, ()>;

    /// The webhooks of a person, the oldest first.
    fn webhooks(&self, person: PersonId) -> Answer<'_, Vec<WebhookRow>>;
    /// A webhook.
    fn webhook(&self, id: Uuid) -> Answer<'_, Option<WebhookRow>>;
    /// Adds a webhook.
    fn add_webhook(&self, webhook: WebhookRow) -> Answer<'_, ()>;
    /// Stores a webhook as it is now.
    fn keep_webhook(&self, webhook: WebhookRow) -> Answer<'_, ()>;
    /// Removes a webhook; tells whether it was there.
    fn remove_webhook(&self, id: Uuid) -> Answer<'_, bool>;

    /// The e-mail address of a person.
    fn email(&self, person: PersonId) -> Answer<'_, Option<EmailRow>>;
    /// The person who has verified an address, given in lower case.
    fn email_owner(&self, key: String) -> Answer<'_, Option<PersonId>>;
    /// Gives a person an address instead of any before; a conflict if it is verified and another has verified it.
    fn set_email(&self, email: EmailRow) -> Answer<'_, ()>;
    /// Removes the address of a person.
    fn remove_email(&self, person: PersonId) -> Answer<'_, ()>;
    /// Records failures of an address in a row.
    fn note_email(&self, person: PersonId, failures: u32) -> Answer<'_, ()>;

    /// Adds a token.
    fn add_token(&self, token: TokenRow) -> Answer<'_, ()>;
    /// Finds a token of a kind that is still valid.
    fn find_token(&self, hash: TokenHash, kind: String, now: Millis) -> Answer<'_, Option<TokenRow>>;
    /// Finds it and makes it invalid: it is given out once.
    fn take_token(&self, hash: TokenHash, kind: String, now: Millis) -> Answer<'_, Option<TokenRow>>;
    /// Makes all tokens of a kind of a person invalid.
    fn end_tokens(&self, person: PersonId, kind: String) -> Answer<'_, ()>;

    /// The latest notices of a person before one, the latest first.
    fn notices(&self, person: PersonId, before: Option<Uuid>, most: u32) -> Answer<'_, Vec<NoticeRow>>;
    /// The number of unread notices.
    fn unread(&self, person: PersonId) -> Answer<'_, u32>;
    /// Marks all notices of a person as read.
    fn read_notices(&self, person: PersonId) -> Answer<'_, ()>;

    /// The latest deliveries to a person, the latest first.
    fn deliveries(&self, person: PersonId, most: u32) -> Answer<'_, Vec<DeliveryRow>>;
    /// How many messages a person was sent on a channel since a time.
    fn delivered_since(&self, person: PersonId, channel: Channel, at: Millis) -> Answer<'_, u32>;

    /// Describes a session: when it began, and in which browser.
    fn describe_session(&self, token: TokenHash, created: Millis, label: String) -> Answer<'_, ()>;
    /// The valid sessions of a person, the latest used first.
    fn sessions_of(&self, person: PersonId, now: Millis) -> Answer<'_, Vec<SessionRow>>;

    /// Tells other nodes who looks at what here. One process keeps it in memory.
    fn keep_presence(&self, rows: Vec<PresenceRow>) -> Answer<'_, ()>;
    /// Where a person was last seen at other nodes.
    fn presence_elsewhere(&self, person: PersonId) -> Answer<'_, Vec<PresenceRow>>;

    /// Gives a table a code; a conflict if another table has it. A code that the table had before goes.
    fn add_code(&self, code: String, table: TableId) -> Answer<'_, ()>;
    /// The table of a code.
    fn coded_table(&self, code: String) -> Answer<'_, Option<TableId>>;
    /// The code of a table.
    fn code_of(&self, table: TableId) -> Answer<'_, Option<String>>;
    /// Frees the code of a table.
    fn free_code(&self, table: TableId) -> Answer<'_, ()>;

    /// Adds a finished game; tells whether it was missing.
    fn add_game(&self, game: GameRow, players: Vec<GamePlayerRow>) -> Answer<'_, bool>;
    /// A finished game with its players in seat order.
    fn game(&self, table: TableId) -> Answer<'_, Option<(GameRow, Vec<GamePlayerRow>)>>;
    /// Finished tables that the index lacks, in the order of their ids, this many after one.
    fn unindexed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>>;
    /// Running tables with an awaited decision that have not changed since a time, in the order of their ids.
    fn awaiting(&self, before: Millis, after: Option<TableId>, most: u32) -> Answer<'_, Vec<AwaitingRow>>;

    /// Deletes deliveries and notices from before two times, and tokens that have expired.
    fn clean(&self, deliveries: Millis, notices: Millis, now: Millis) -> Answer<'_, Cleaned>;
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
