//! Notifications, account recovery, sessions, table codes, and the site socket.

use std::fmt;

use catalog::PhraseSchema;
use engine::Phrase;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{ByeKind, Clock};

/// The kind of event that a notification is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NotifyKind {
    /// A seat of the person is awaited.
    Turn,
    /// The clock of an awaited seat runs out soon.
    Clock,
    /// A game of the person began or ended.
    Game,
    /// A person wrote in the chat of one of the person's tables.
    Chat,
    /// The account changed. Always sent by e-mail; not a choice.
    Account,
    /// A test that the person asked for; not a choice.
    Test,
}

/// A way to reach a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Channel {
    /// Web push to a browser.
    Push,
    Email,
    Webhook,
}

/// The channels chosen for one kind of event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Channels {
    pub push: bool,
    pub email: bool,
    pub webhook: bool,
}

/// The channels by kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotifyEvents {
    pub turn: Channels,
    pub clock: Channels,
    pub game: Channels,
    pub chat: Channels,
}

/// A period of each day in which notifications wait, in the time zone of the settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// A time of day such as `22:00`.
    pub from: String,
    /// A time of day; before `from` it is one of the next day.
    pub to: String,
}

/// The notification settings of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NotifySettings {
    pub events: NotifyEvents,
    /// The minutes before a notification of a turn is sent: 0, 2, 10 or 60.
    pub delay: u32,
    /// The quiet hours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub quiet: Option<QuietHours>,
    /// The time zone by its name in the IANA database, such as `Europe/Paris`.
    pub zone: String,
    /// The hour of the day at which one e-mail lists the tables that await the person, instead of one e-mail per turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub digest: Option<u8>,
}

impl Default for NotifySettings {
    fn default() -> NotifySettings {
        let (push, email, webhook) = (true, true, true);
        NotifySettings {
            events: NotifyEvents {
                turn: Channels { push, email, webhook },
                clock: Channels { push, email, webhook: false },
                game: Channels { push, ..Channels::default() },
                chat: Channels::default(),
            },
            delay: 2,
            quiet: None,
            zone: "UTC".to_owned(),
            digest: None,
        }
    }
}

/// `PATCH /api/notify`: absent fields stay unchanged; `null` switches quiet hours or digest off.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotifyChange {
    #[serde(default)]
    #[ts(optional)]
    pub events: Option<NotifyEvents>,
    #[serde(default)]
    #[ts(optional)]
    pub delay: Option<u32>,
    #[serde(default, deserialize_with = "present")]
    #[ts(optional, type = "QuietHours | null")]
    #[schema(value_type = Option<QuietHours>)]
    pub quiet: Option<Option<QuietHours>>,
    #[serde(default)]
    #[ts(optional)]
    pub zone: Option<String>,
    #[serde(default, deserialize_with = "present")]
    #[ts(optional, type = "number | null")]
    #[schema(value_type = Option<u8>)]
    pub digest: Option<Option<u8>>,
}

/// Reads a field that distinguishes `null` from absence.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// `GET /api/notify`, and the answer to `PATCH`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct NotifyInfo {
    pub settings: NotifySettings,
    /// The browsers registered for push messages.
    pub devices: Vec<DeviceInfo>,
    pub webhooks: Vec<WebhookInfo>,
    /// The e-mail address of the account.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub email: Option<EmailInfo>,
    /// The public key for `pushManager.subscribe`, in base64url; absent where push is off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vapid: Option<String>,
    /// The channels that the site offers. A guest may use push alone; the others answer `account-needed`.
    pub available: Channels,
}

/// A browser registered for push messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct DeviceInfo {
    pub id: String,
    /// Its name, such as `Firefox on Android`.
    pub label: String,
    /// The endpoint, by which a browser recognises its own registration.
    pub endpoint: String,
    /// In milliseconds since 1970.
    pub created: u64,
    /// The time of the last successful delivery.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub delivered: Option<u64>,
    /// Whether the last delivery failed.
    pub failing: bool,
}

/// `POST /api/notify/devices`: registers a browser. An endpoint that is registered already moves to the asker.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDevice {
    /// The address of the push service, at most 1,000 characters.
    pub endpoint: String,
    /// The public key of the subscription, in base64url.
    pub p256dh: String,
    /// The authentication secret of the subscription, in base64url.
    pub auth: String,
    /// At most 60 characters.
    pub label: String,
}

/// The format of a webhook's messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WebhookShape {
    /// Signed JSON for a program.
    Json,
    Discord,
    Slack,
}

/// A webhook of the asker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct WebhookInfo {
    pub id: String,
    pub shape: WebhookShape,
    pub url: String,
    pub label: String,
    /// In milliseconds since 1970.
    pub created: u64,
    /// Whether deliveries are paused, by the person or after repeated failures.
    pub paused: bool,
    /// The last error, such as `HTTP 404`, until a delivery succeeds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last_error: Option<String>,
    /// The secret for checking signatures; only in the answer that creates the webhook.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// `POST /api/notify/webhooks`.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    pub shape: WebhookShape,
    /// A public address that begins with `https`, at most 1,000 characters.
    pub url: String,
    /// At most 60 characters.
    pub label: String,
}

/// `PATCH /api/notify/webhooks/{id}`: absent fields stay unchanged.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookChange {
    #[serde(default)]
    #[ts(optional)]
    pub url: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    pub label: Option<String>,
    #[serde(default)]
    #[ts(optional)]
    pub paused: Option<bool>,
}

/// The e-mail address of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct EmailInfo {
    pub address: String,
    /// Whether the owner followed the link that was sent to the address. No other message is sent before.
    pub verified: bool,
    /// Whether deliveries failed so often that none is attempted until the address is verified again.
    pub failing: bool,
}

/// `POST /api/notify/test`: sends a test at once, to exactly one target.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TestRequest {
    /// The id of a device.
    #[serde(default)]
    #[ts(optional)]
    pub device: Option<String>,
    /// The id of a webhook.
    #[serde(default)]
    #[ts(optional)]
    pub webhook: Option<String>,
    /// The verified address.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub email: bool,
}

/// The result of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The receiver accepted it.
    Sent,
    /// It failed, and will be tried again.
    Retry,
    /// It failed permanently.
    Failed,
}

impl Outcome {
    /// Its name on the wire and in the database.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Sent => "sent",
            Outcome::Retry => "retry",
            Outcome::Failed => "failed",
        }
    }
}

/// The result of a test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TestAnswer {
    pub outcome: Outcome,
    /// The error in technical words, such as `HTTP 404` or `connection refused`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

/// `GET /api/notify/deliveries`: the last 50, the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct DeliveryList {
    pub deliveries: Vec<DeliveryInfo>,
    /// The number of notifications that wait for the end of quiet hours.
    pub held: u32,
}

/// A notification that was sent, or could not be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct DeliveryInfo {
    pub id: String,
    /// In milliseconds since 1970.
    pub at: u64,
    pub channel: Channel,
    /// The label of the device or webhook, or the e-mail address.
    pub target: String,
    pub kind: NotifyKind,
    /// The table it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    pub outcome: Outcome,
    /// The error in technical words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}

/// Whether a person is notified about one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NotifyMode {
    /// Always sent immediately, regardless of the delay in the settings.
    Always,
    /// As set in the settings.
    #[default]
    Default,
    Never,
}

/// `GET` and `PUT /api/tables/{id}/notify`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableNotify {
    pub mode: NotifyMode,
}

/// `GET /api/notices?before=ID`: the latest 50 notices before one, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SiteNoticeList {
    pub notices: Vec<SiteNotice>,
    /// The number of all unread ones.
    pub unread: u32,
}

/// A notice on the site, shown at the bell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SiteNotice {
    pub id: String,
    /// In milliseconds since 1970.
    pub at: u64,
    pub kind: NotifyKind,
    /// The sentence, as stored.
    #[ts(as = "Phrase")]
    #[schema(value_type = PhraseSchema)]
    pub say: Value,
    /// The table it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    pub read: bool,
}

/// `POST /api/email`: gives the account an address, and sends a link to it. The page of the link is `#/verify/TOKEN`.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmailRequest {
    pub address: String,
    /// The password; needed where a verified address is replaced.
    #[serde(default)]
    #[ts(optional)]
    pub password: Option<String>,
}

/// `DELETE /api/email`: removes the address.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmailRemoval {
    pub password: String,
}

/// `POST /api/email/verify` with the token of a link: confirms an address, or restores the former one from the link
/// that the former address received. `POST /api/recover/look`: returns the account whose password the link changes.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    pub token: String,
}

/// `POST /api/recover`: requests a link for setting a new password. The answer is the same whether the account exists
/// or not. The page of the link is `#/recover/TOKEN`.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoverRequest {
    /// The name to sign in with, or the e-mail address.
    pub who: String,
}

/// The answer of `POST /api/recover/look`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct RecoverInfo {
    /// The name to sign in with.
    pub login: String,
}

/// `POST /api/recover/finish`: sets a new password and ends all sessions of the account.
#[derive(Clone, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoverFinish {
    pub token: String,
    /// At least 8 characters, at most 256.
    pub password: String,
}

/// `GET /api/sessions`: the latest used first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SessionList {
    pub sessions: Vec<SessionInfo>,
}

/// A session of the asker; `DELETE /api/sessions/{id}` ends it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SessionInfo {
    pub id: String,
    /// In milliseconds since 1970; absent for sessions from before it was stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub created: Option<u64>,
    /// The last use, to within a day.
    pub used: u64,
    /// Browser and system, such as `Firefox, Linux`; empty if unknown.
    pub label: String,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// `GET /api/codes/{code}`: the table of a code. Case, spaces and hyphens in the code do not matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CodeInfo {
    pub table: String,
    /// The link token for requests about it, at a private table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
}

/// `POST /api/tables/{id}/code`, by the host: switches the code off, or a new one on.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CodeRequest {
    pub on: bool,
}

/// `POST /api/tables/{id}/options`, by the host of an open table: absent fields stay unchanged. Everybody else seated
/// must confirm before the game can begin.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionsRequest {
    /// All options, as for a new table.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Option<Value>,
    /// The clock; `null` for none.
    #[serde(default, deserialize_with = "present")]
    #[ts(optional, type = "Clock | null")]
    #[schema(value_type = Option<Clock>)]
    pub clock: Option<Option<Clock>>,
    /// Whether the lobby lists it.
    #[serde(default)]
    #[ts(optional)]
    pub public: Option<bool>,
}

/// `POST /api/tables/{id}/remove`, by the host of an open table: frees a seat.
#[derive(Clone, Copy, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveRequest {
    pub seat: u8,
    /// Whether the person may not return to this table.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub block: bool,
}

/// A table that awaits the asker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct WaitingTable {
    pub table: String,
    pub game: String,
}

/// A message from the server on the site socket, `GET /api/live`.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum SiteFromServer {
    /// Always the first message.
    Hello {
        /// The number of unread notices.
        unread: u32,
        /// The tables that await the asker.
        waiting: Vec<WaitingTable>,
    },
    /// A new notice.
    Notice { notice: SiteNotice },
    /// The tables that await the asker have changed.
    Waiting { tables: Vec<WaitingTable> },
    /// The lists of public tables have changed; sent at most every 2 seconds.
    Lobby {
        /// Grows with each change.
        revision: u64,
    },
    /// The answer to `ping`.
    Pong,
    /// The server closes the connection; the client should reconnect soon.
    Bye {
        /// The reason.
        kind: ByeKind,
    },
}

/// A message from a client on the site socket.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SiteFromClient {
    /// The page that the person looks at, sent after connecting, when the page becomes visible or hidden, and on navigation.
    /// People are not notified about a table they look at.
    Looking {
        /// Whether the page is visible.
        visible: bool,
        /// The table that it shows.
        #[serde(default)]
        #[ts(optional)]
        table: Option<String>,
    },
    /// Keeps the connection alive; sent every 30 seconds while the page is visible. Answered by `pong`.
    Ping,
}

// `Debug` hides passwords and tokens, to keep them out of logs.
macro_rules! hidden {
    ($($name:ident),*) => {
        $(impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        })*
    };
}

hidden!(EmailRequest, EmailRemoval, TokenRequest, RecoverRequest, RecoverFinish);
