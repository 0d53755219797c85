//! Notifications, background jobs, table codes and the index of finished games in the store.
//!
//! SQLite and PostgreSQL share one implementation, whose statements run in both; see `sql.rs`.

mod types;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::wire::{Channel, NotifyMode, NotifySettings};
use table::{Listed, Millis, PersonId, TableId};
use uuid::Uuid;

use super::rows::{self, Columns, count, id, line, small, text};
use super::sql::{Statement, Statements, values};
use super::{Answer, StoreError, seal};
use crate::limits::{CLAIM_MS, NOTICES_KEPT, SESSION_LIFE_MS};
use crate::token::TokenHash;

pub use types::{
    Again, AwaitingRow, Cleaned, DeliveryRow, DeviceRow, EmailRow, GamePlayerRow, GameRow, Job, JobEnd,
    JobKind, NewJob, NoticeRow, PresenceRow, SessionRow, TokenRow, WebhookRow,
};

/// The store of notifications, jobs, codes and the index of games.
pub trait CommunityStore {
    /// Adds jobs.
    fn add_jobs(&self, jobs: Vec<NewJob>) -> Answer<'_, ()>;
    /// Claims due jobs for 30 seconds, the earliest first: at most `free` of each kind.
    fn claim_jobs(&self, now: Millis, free: Vec<(JobKind, u32)>) -> Answer<'_, Vec<Job>>;
    /// Ends the run of a job. Returns false if its claim was lost; then nothing is stored.
    fn end_job(&self, end: JobEnd) -> Answer<'_, bool>;
    /// The number of waiting jobs by kind.
    fn jobs_waiting(&self) -> Answer<'_, Vec<(JobKind, u64)>>;
    /// The waiting jobs of a kind whose keys begin with a text.
    fn jobs_of(&self, kind: JobKind, prefix: String) -> Answer<'_, Vec<Job>>;

    /// A value of the site, such as its key pair for push messages.
    fn site_value(&self, key: String) -> Answer<'_, Option<String>>;
    /// Sets a value of the site unless it has one. Returns the stored value.
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
    /// Adds a device, and removes the same endpoint from other people.
    fn add_device(&self, device: DeviceRow) -> Answer<'_, ()>;
    /// Removes a device. Returns whether it existed.
    fn remove_device(&self, id: Uuid) -> Answer<'_, bool>;
    /// Records the last successful delivery to a device, and its failures since.
    fn note_device(&self, id: Uuid, delivered: Option<Millis>, failures: u32) -> Answer<'_, ()>;

    /// The webhooks of a person, the oldest first.
    fn webhooks(&self, person: PersonId) -> Answer<'_, Vec<WebhookRow>>;
    /// A webhook.
    fn webhook(&self, id: Uuid) -> Answer<'_, Option<WebhookRow>>;
    /// Adds a webhook.
    fn add_webhook(&self, webhook: WebhookRow) -> Answer<'_, ()>;
    /// Updates a webhook.
    fn keep_webhook(&self, webhook: WebhookRow) -> Answer<'_, ()>;
    /// Records failures of a webhook in a row and the last error, and pauses it if asked to.
    fn note_webhook(
        &self,
        id: Uuid,
        failures: u32,
        last_error: Option<String>,
        pause: bool,
    ) -> Answer<'_, ()>;
    /// Removes a webhook; tells whether it was there.
    fn remove_webhook(&self, id: Uuid) -> Answer<'_, bool>;

    /// The e-mail address of a person.
    fn email(&self, person: PersonId) -> Answer<'_, Option<EmailRow>>;
    /// The person who has verified an address, given in lower case.
    fn email_owner(&self, key: String) -> Answer<'_, Option<PersonId>>;
    /// Sets the address of a person. It is a conflict if it is verified and another person has verified it too.
    fn set_email(&self, email: EmailRow) -> Answer<'_, ()>;
    /// Removes the address of a person.
    fn remove_email(&self, person: PersonId) -> Answer<'_, ()>;
    /// Records the number of successive failures of an address.
    fn note_email(&self, person: PersonId, failures: u32) -> Answer<'_, ()>;

    /// Adds a token.
    fn add_token(&self, token: TokenRow) -> Answer<'_, ()>;
    /// Finds a token of a kind that is still valid.
    fn find_token(&self, hash: TokenHash, kind: String, now: Millis) -> Answer<'_, Option<TokenRow>>;
    /// Finds a valid token and makes it invalid, so that it is used once.
    fn take_token(&self, hash: TokenHash, kind: String, now: Millis) -> Answer<'_, Option<TokenRow>>;
    /// Makes all tokens of a kind of a person invalid.
    fn end_tokens(&self, person: PersonId, kind: String) -> Answer<'_, ()>;

    /// Adds notices, with the jobs that send them.
    fn add_notices(&self, notices: Vec<NoticeRow>, jobs: Vec<NewJob>) -> Answer<'_, ()>;
    /// The latest notices of a person before one, the latest first.
    fn notices(&self, person: PersonId, before: Option<Uuid>, most: u32) -> Answer<'_, Vec<NoticeRow>>;
    /// The number of unread notices.
    fn unread(&self, person: PersonId) -> Answer<'_, u32>;
    /// Marks all notices of a person as read.
    fn read_notices(&self, person: PersonId) -> Answer<'_, ()>;

    /// Records a delivery that no job made.
    fn add_delivery(&self, delivery: DeliveryRow) -> Answer<'_, ()>;
    /// The latest deliveries to a person, the latest first.
    fn deliveries(&self, person: PersonId, most: u32) -> Answer<'_, Vec<DeliveryRow>>;
    /// The number of messages sent to a person on a channel since a time.
    fn delivered_since(&self, person: PersonId, channel: Channel, at: Millis) -> Answer<'_, u32>;

    /// Describes a session: when it began, and in which browser.
    fn describe_session(&self, token: TokenHash, created: Millis, label: String) -> Answer<'_, ()>;
    /// The valid sessions of a person, the latest used first.
    fn sessions_of(&self, person: PersonId, now: Millis) -> Answer<'_, Vec<SessionRow>>;

    /// Stores the presence of people at this node for other nodes. A single process keeps it in memory.
    fn keep_presence(&self, rows: Vec<PresenceRow>) -> Answer<'_, ()>;
    /// The presence of a person at other nodes.
    fn presence_elsewhere(&self, person: PersonId) -> Answer<'_, Vec<PresenceRow>>;

    /// Sets the code of a table. It is a conflict if another table has it.
    fn add_code(&self, code: String, table: TableId) -> Answer<'_, ()>;
    /// The table of a code.
    fn coded_table(&self, code: String) -> Answer<'_, Option<TableId>>;
    /// The code of a table.
    fn code_of(&self, table: TableId) -> Answer<'_, Option<String>>;
    /// Frees the code of a table.
    fn free_code(&self, table: TableId) -> Answer<'_, ()>;

    /// Adds a finished game. Returns whether it was missing.
    fn add_game(&self, game: GameRow, players: Vec<GamePlayerRow>) -> Answer<'_, bool>;
    /// A finished game with its players in seat order.
    fn game(&self, table: TableId) -> Answer<'_, Option<(GameRow, Vec<GamePlayerRow>)>>;
    /// Finished tables that are not in the index, in the order of their ids, after `after`.
    fn unindexed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>>;
    /// Running tables with an awaited decision that have not changed since a time, in the order of their ids.
    fn awaiting(&self, before: Millis, after: Option<TableId>, most: u32) -> Answer<'_, Vec<AwaitingRow>>;

    /// The list entry of a table.
    fn listed_table(&self, table: TableId) -> Answer<'_, Option<Listed>>;

    /// Deletes deliveries and notices that are older than the given times, and expired tokens.
    fn clean(&self, deliveries: Millis, notices: Millis, now: Millis) -> Answer<'_, Cleaned>;
}

/// The name of a unit variant in the database, which is that on the wire.
fn name(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(name)) => name,
        _ => String::new(),
    }
}

fn named<T: DeserializeOwned>(row: &dyn Columns, column: &str) -> Result<T, StoreError> {
    let name = Value::String(line(row, column)?);
    serde_json::from_value(name).map_err(|error| StoreError::Broken(format!("{column}: {error}")))
}

fn millis(row: &dyn Columns, column: &str) -> Result<Option<Millis>, StoreError> {
    Ok(row.int(column)?.and_then(|at| u64::try_from(at).ok()))
}

fn hash(row: &dyn Columns, column: &str) -> Result<TokenHash, StoreError> {
    let bytes = row.bytes(column)?.try_into().map_err(|_| StoreError::Broken(column.to_owned()))?;
    Ok(TokenHash(bytes))
}

fn job(row: &dyn Columns) -> Result<Job, StoreError> {
    Ok(Job {
        id: id(row, "id")?,
        kind: named(row, "kind")?,
        key: line(row, "key")?,
        due: count(row, "due")?,
        attempts: small(row, "attempts")?,
        payload: rows::json(row, "payload")?,
    })
}

fn device(row: &dyn Columns) -> Result<DeviceRow, StoreError> {
    Ok(DeviceRow {
        id: id(row, "id")?,
        person: id(row, "person")?,
        endpoint: line(row, "endpoint")?,
        p256dh: row.bytes("p256dh")?,
        auth: row.bytes("auth")?,
        label: line(row, "label")?,
        created: count(row, "created")?,
        delivered: millis(row, "delivered")?,
        failures: small(row, "failures")?,
    })
}

fn webhook(row: &dyn Columns) -> Result<WebhookRow, StoreError> {
    Ok(WebhookRow {
        id: id(row, "id")?,
        person: id(row, "person")?,
        shape: named(row, "shape")?,
        url: line(row, "url")?,
        secret: row.bytes("secret")?,
        label: line(row, "label")?,
        created: count(row, "created")?,
        paused: row.flag("paused")?,
        failures: small(row, "failures")?,
        last_error: row.text("last_error")?,
    })
}

fn email(row: &dyn Columns) -> Result<EmailRow, StoreError> {
    Ok(EmailRow {
        person: id(row, "person")?,
        address: line(row, "address")?,
        key: line(row, "address_key")?,
        verified: millis(row, "verified")?,
        failures: small(row, "failures")?,
    })
}

fn token(row: &dyn Columns) -> Result<TokenRow, StoreError> {
    Ok(TokenRow {
        hash: hash(row, "hash")?,
        kind: line(row, "kind")?,
        person: id(row, "person")?,
        data: line(row, "data")?,
        expires: count(row, "expires")?,
    })
}

/// The stored part of a notice.
#[derive(Serialize, Deserialize)]
struct StoredNotice {
    say: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<TableId>,
}

fn notice(row: &dyn Columns) -> Result<NoticeRow, StoreError> {
    let stored: StoredNotice = rows::json(row, "notice")?;
    Ok(NoticeRow {
        id: id(row, "id")?,
        person: id(row, "person")?,
        at: count(row, "at")?,
        kind: named(row, "kind")?,
        say: stored.say,
        table: stored.table,
        read: row.flag("read")?,
    })
}

fn delivery(row: &dyn Columns) -> Result<DeliveryRow, StoreError> {
    Ok(DeliveryRow {
        id: id(row, "id")?,
        person: id(row, "person")?,
        at: count(row, "at")?,
        channel: named(row, "channel")?,
        target: line(row, "target")?,
        kind: named(row, "kind")?,
        table: row.uuid("table_id")?.map(Into::into),
        outcome: named(row, "outcome")?,
        detail: row.text("detail")?,
    })
}

fn session(row: &dyn Columns) -> Result<SessionRow, StoreError> {
    Ok(SessionRow {
        token: hash(row, "token")?,
        created: millis(row, "created")?,
        used: count(row, "used")?,
        label: row.text("label")?.unwrap_or_default(),
    })
}

fn presence(row: &dyn Columns) -> Result<PresenceRow, StoreError> {
    Ok(PresenceRow {
        person: id(row, "person")?,
        visible: row.flag("visible")?,
        table: row.uuid("table_id")?.map(Into::into),
        at: count(row, "at")?,
    })
}

fn game(row: &dyn Columns) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        table: id(row, "table_id")?,
        short: line(row, "short")?,
        game: line(row, "game")?,
        finished: count(row, "finished")?,
        public: row.flag("public")?,
        rated: row.flag("rated")?,
        seats: small(row, "seats")?,
        people: small(row, "people")?,
        rounds: small(row, "rounds")?,
        seconds: count(row, "seconds")?,
        moments: small(row, "moments")?,
        ending: line(row, "ending")?,
        margin: small(row, "margin")?,
        headline: rows::json(row, "headline")?,
        curve: rows::json(row, "curve")?,
    })
}

fn game_player(row: &dyn Columns) -> Result<GamePlayerRow, StoreError> {
    Ok(GamePlayerRow {
        seat: small(row, "seat")?,
        person: row.uuid("person")?.map(Into::into),
        name: line(row, "name")?,
        bot: row.text("bot")?,
        place: small(row, "place")?,
        score: small(row, "score")?,
        sheet: rows::json(row, "sheet")?,
        left_by: row.text("left_by")?,
    })
}

/// Adds a job. A job that is running, or whose node died, is replaced; the end of its run then changes nothing.
fn add_job(new: NewJob) -> Statement {
    let NewJob { kind, key, due, payload, replace } = new;
    let values = values![Uuid::now_v7(), kind.name(), key, due, text(&payload), replace];
    let statement = Statement::new(
        "INSERT INTO jobs (id, kind, key, due, payload) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, key) DO UPDATE SET \
         id = excluded.id, due = excluded.due, payload = excluded.payload, attempts = 0, claimed_by = NULL, \
         claimed_until = NULL WHERE $6 OR jobs.claimed_until IS NOT NULL",
        values,
    );
    statement.seal(&seal::JOBS, "id = ?", &[1])
}

fn add_notice(new: NoticeRow) -> Statement {
    let NoticeRow { id, person, at, kind, say, table, read } = new;
    let values = values![person, id, at, name(&kind), text(&StoredNotice { say, table }), read];
    let statement = Statement::new(
        "INSERT INTO notices (person, id, at, kind, notice, read) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (person, id) DO NOTHING",
        values,
    );
    statement.seal(&seal::NOTICES, "person = ? AND id = ?", &[1, 2])
}

fn record(delivery: DeliveryRow) -> Statement {
    let DeliveryRow { id, person, at, channel, target, kind, table, outcome, detail } = delivery;
    let values = values![id, person, at, name(&channel), target, name(&kind), table, outcome.name(), detail];
    let statement = Statement::new(
        "INSERT INTO deliveries (id, person, at, channel, target, kind, table_id, outcome, detail) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET at = excluded.at, \
         target = excluded.target, outcome = excluded.outcome, detail = excluded.detail",
        values,
    );
    statement.seal(&seal::DELIVERIES, "id = ?", &[1])
}

/// Delete the data of a person; the value is their id.
pub(super) const FORGET: [&str; 7] = [
    "DELETE FROM emails WHERE person = $1",
    "DELETE FROM tokens WHERE person = $1",
    "DELETE FROM webhooks WHERE person = $1",
    "DELETE FROM notify WHERE person = $1",
    "DELETE FROM notify_tables WHERE person = $1",
    "DELETE FROM notices WHERE person = $1",
    "DELETE FROM deliveries WHERE person = $1",
];
/// Deletes the jobs of a person; the value is their id as text.
pub(super) const FORGET_JOBS: &str = "DELETE FROM jobs WHERE key = $1 OR key LIKE $1 || ' %' \
                                      OR (kind = 'deliver' AND payload LIKE '%' || $1 || '%')";

/// Whether the statement changed something.
fn did(changed: &[u64]) -> bool {
    changed.iter().any(|rows| *rows > 0)
}

/// Runs statements and ignores their counts.
fn done<S: Statements>(store: &S, statements: Vec<Statement>) -> Answer<'_, ()> {
    Box::pin(async move { store.run(statements).await.map(drop) })
}

/// The first row, if there is one.
fn first<'a, T: Send + 'a>(rows: Answer<'a, Vec<T>>) -> Answer<'a, Option<T>> {
    Box::pin(async move { Ok(rows.await?.into_iter().next()) })
}

fn counted(row: &dyn Columns) -> Result<u64, StoreError> {
    count(row, "n")
}

/// The number that a statement returns.
fn counting<S: Statements>(store: &S, statement: Statement) -> Answer<'_, u32> {
    Box::pin(async move {
        let counts = store.rows(statement, &[], counted).await?;
        Ok(counts.first().map_or(0, |n| u32::try_from(*n).unwrap_or(u32::MAX)))
    })
}

impl<S: Statements> CommunityStore for S {
    fn add_jobs(&self, jobs: Vec<NewJob>) -> Answer<'_, ()> {
        done(self, jobs.into_iter().map(add_job).collect())
    }

    fn claim_jobs(&self, now: Millis, free: Vec<(JobKind, u32)>) -> Answer<'_, Vec<Job>> {
        Box::pin(async move {
            let due = Statement::new(
                "SELECT COUNT(*) AS n FROM (SELECT 1 AS one FROM jobs WHERE due <= $1 \
                 AND (claimed_until IS NULL OR claimed_until <= $1) LIMIT 1) AS due",
                values![now],
            );
            // Most of the time nothing is due, and nothing is written.
            if counting(self, due).await? == 0 {
                return Ok(Vec::new());
            }
            let free: Vec<Value> = free.iter().map(|(kind, n)| json!([kind.name(), n])).collect();
            let (free, until) = (Value::Array(free).to_string(), now.saturating_add(CLAIM_MS));
            let claim = Statement::new(
                "UPDATE jobs SET claimed_by = $1, claimed_until = $3, attempts = attempts + 1 WHERE id IN (SELECT id FROM ( \
                 SELECT jobs.id, free.value->>1 AS most, ROW_NUMBER() OVER (PARTITION BY jobs.kind ORDER BY jobs.due) AS nth \
                 FROM json_each($4) AS free JOIN jobs ON jobs.kind = free.value->>0 \
                 WHERE jobs.due <= $2 AND (jobs.claimed_until IS NULL OR jobs.claimed_until <= $2)) WHERE nth <= most) \
                 RETURNING *",
                values![self.node(), now, until, free],
            );
            let claim = claim.postgres(
                "WITH due AS MATERIALIZED (SELECT due.id FROM json_array_elements($4::json) AS free (value) \
                 CROSS JOIN LATERAL (SELECT jobs.id FROM jobs WHERE jobs.kind = free.value->>0 AND jobs.due <= $2 \
                 AND (jobs.claimed_until IS NULL OR jobs.claimed_until <= $2) ORDER BY jobs.due \
                 LIMIT (free.value->>1)::bigint FOR UPDATE SKIP LOCKED) AS due) \
                 UPDATE jobs SET claimed_by = $1, claimed_until = $3, attempts = attempts + 1 FROM due \
                 WHERE jobs.id = due.id RETURNING jobs.*",
            );
            let mut jobs = self.changed_rows(claim, job).await?;
            jobs.sort_by_key(|job| job.due);
            Ok(jobs)
        })
    }

    fn end_job(&self, end: JobEnd) -> Answer<'_, bool> {
        let JobEnd { id, attempts, again, jobs, notices, deliveries } = end;
        let own = match again {
            // The new id, with the attempts, proves later claims.
            Some(Again { due, payload, failed }) => Statement::new(
                "UPDATE jobs SET id = $3, due = $4, payload = $5, attempts = CASE WHEN $6 THEN attempts ELSE 0 END, \
                 claimed_by = NULL, claimed_until = NULL WHERE id = $1 AND attempts = $2",
                values![id, attempts, Uuid::now_v7(), due, text(&payload), failed],
            )
            .seal(&seal::JOBS, "id = ?", &[3]),
            None => {
                Statement::new("DELETE FROM jobs WHERE id = $1 AND attempts = $2", values![id, attempts])
            }
        };
        let mut all = vec![own.must()];
        all.extend(jobs.into_iter().map(add_job));
        all.extend(notices.into_iter().map(add_notice));
        all.extend(deliveries.into_iter().map(record));
        Box::pin(async move {
            match self.run(all).await {
                Ok(_) => Ok(true),
                Err(StoreError::Conflict) => Ok(false),
                Err(error) => Err(error),
            }
        })
    }

    fn jobs_waiting(&self) -> Answer<'_, Vec<(JobKind, u64)>> {
        Box::pin(async move {
            let waiting = Statement::new("SELECT kind, COUNT(*) AS n FROM jobs GROUP BY kind", values![]);
            let read: super::sql::Read<(String, u64)> = |row| Ok((line(row, "kind")?, count(row, "n")?));
            let waiting = self.rows(waiting, &[], read).await?;
            let known = |(kind, n): (String, u64)| {
                let kind = JobKind::ALL.into_iter().find(|known| known.name() == kind)?;
                Some((kind, n))
            };
            Ok(waiting.into_iter().filter_map(known).collect())
        })
    }

    fn jobs_of(&self, kind: JobKind, prefix: String) -> Answer<'_, Vec<Job>> {
        // Keys that begin with the prefix sort between it and this.
        let end = format!("{prefix}\u{7f}");
        let all = "SELECT * FROM jobs WHERE kind = $1 AND key >= $2 AND key < $3";
        let all = Statement::new(all, values![kind.name(), prefix, end]).postgres(
            "SELECT * FROM jobs WHERE kind = $1 AND key COLLATE \"C\" >= $2 AND key COLLATE \"C\" < $3",
        );
        self.rows(all, &[&seal::JOBS], job)
    }

    fn site_value(&self, key: String) -> Answer<'_, Option<String>> {
        let value = Statement::new("SELECT * FROM site WHERE key = $1", values![key]);
        first(self.rows(value, &[&seal::SITE], |row| line(row, "value")))
    }

    fn keep_site_value(&self, key: String, value: String) -> Answer<'_, String> {
        Box::pin(async move {
            let keep = "INSERT INTO site (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
            let keep = Statement::new(keep, values![key.clone(), value]).seal(&seal::SITE, "key = ?", &[1]);
            self.run(vec![keep]).await?;
            let stands = self.site_value(key).await?;
            stands.ok_or_else(|| StoreError::Broken("a setting of the site is not there".to_owned()))
        })
    }

    fn notify_settings(&self, person: PersonId) -> Answer<'_, Option<NotifySettings>> {
        let settings = Statement::new("SELECT * FROM notify WHERE person = $1", values![person]);
        first(self.rows(settings, &[&seal::NOTIFY], |row| rows::json(row, "settings")))
    }

    fn set_notify_settings(&self, person: PersonId, settings: NotifySettings) -> Answer<'_, ()> {
        let set = "INSERT INTO notify (person, settings) VALUES ($1, $2) \
                   ON CONFLICT (person) DO UPDATE SET settings = excluded.settings";
        let set = Statement::new(set, values![person, text(&settings)]);
        done(self, vec![set.seal(&seal::NOTIFY, "person = ?", &[1])])
    }

    fn notify_mode(&self, person: PersonId, table: TableId) -> Answer<'_, NotifyMode> {
        let mode = "SELECT * FROM notify_tables WHERE person = $1 AND table_id = $2";
        let mode = Statement::new(mode, values![person, table]);
        let mode = first(self.rows(mode, &[&seal::NOTIFY_TABLES], |row| named(row, "mode")));
        Box::pin(async move { Ok(mode.await?.unwrap_or_default()) })
    }

    fn set_notify_mode(&self, person: PersonId, table: TableId, mode: NotifyMode) -> Answer<'_, ()> {
        if mode == NotifyMode::Default {
            let unset = "DELETE FROM notify_tables WHERE person = $1 AND table_id = $2";
            return done(self, vec![Statement::new(unset, values![person, table])]);
        }
        let set = "INSERT INTO notify_tables (person, table_id, mode) VALUES ($1, $2, $3) \
                   ON CONFLICT (person, table_id) DO UPDATE SET mode = excluded.mode";
        let set = Statement::new(set, values![person, table, name(&mode)]);
        done(self, vec![set.seal(&seal::NOTIFY_TABLES, "person = ? AND table_id = ?", &[1, 2])])
    }

    fn devices(&self, person: PersonId) -> Answer<'_, Vec<DeviceRow>> {
        let all = "SELECT * FROM devices WHERE person = $1 ORDER BY created, id";
        self.rows(Statement::new(all, values![person]), &[&seal::DEVICES], device)
    }

    fn device(&self, id: Uuid) -> Answer<'_, Option<DeviceRow>> {
        let one = Statement::new("SELECT * FROM devices WHERE id = $1", values![id]);
        first(self.rows(one, &[&seal::DEVICES], device))
    }

    fn add_device(&self, device: DeviceRow) -> Answer<'_, ()> {
        let DeviceRow { id, person, endpoint, p256dh, auth, label, created, delivered, failures } = device;
        let before = Statement::new("DELETE FROM devices WHERE endpoint = $1", values![endpoint.clone()]);
        let add = "INSERT INTO devices (id, person, endpoint, p256dh, auth, label, created, delivered, failures) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        let values = values![id, person, endpoint, p256dh, auth, label, created, delivered, failures];
        let add = Statement::new(add, values).seal(&seal::DEVICES, "id = ?", &[1]);
        done(self, vec![before, add])
    }

    fn remove_device(&self, id: Uuid) -> Answer<'_, bool> {
        let remove = Statement::new("DELETE FROM devices WHERE id = $1", values![id]);
        Box::pin(async move { Ok(did(&self.run(vec![remove]).await?)) })
    }

    fn note_device(&self, id: Uuid, delivered: Option<Millis>, failures: u32) -> Answer<'_, ()> {
        let note = "UPDATE devices SET delivered = $2, failures = $3 WHERE id = $1";
        let note = Statement::new(note, values![id, delivered, failures]);
        done(self, vec![note.seal(&seal::DEVICES, "id = ?", &[1])])
    }

    fn webhooks(&self, person: PersonId) -> Answer<'_, Vec<WebhookRow>> {
        let all = "SELECT * FROM webhooks WHERE person = $1 ORDER BY created, id";
        self.rows(Statement::new(all, values![person]), &[&seal::WEBHOOKS], webhook)
    }

    fn webhook(&self, id: Uuid) -> Answer<'_, Option<WebhookRow>> {
        let one = Statement::new("SELECT * FROM webhooks WHERE id = $1", values![id]);
        first(self.rows(one, &[&seal::WEBHOOKS], webhook))
    }

    fn add_webhook(&self, webhook: WebhookRow) -> Answer<'_, ()> {
        let WebhookRow { id, person, shape, url, secret, label, created, paused, failures, last_error } =
            webhook;
        let add = "INSERT INTO webhooks (id, person, shape, url, secret, label, created, paused, failures, last_error) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
        let values =
            values![id, person, name(&shape), url, secret, label, created, paused, failures, last_error];
        let add = Statement::new(add, values).seal(&seal::WEBHOOKS, "id = ?", &[1]);
        done(self, vec![add])
    }

    fn keep_webhook(&self, webhook: WebhookRow) -> Answer<'_, ()> {
        let WebhookRow { id, url, label, paused, failures, last_error, .. } = webhook;
        let keep = "UPDATE webhooks SET url = $2, label = $3, paused = $4, failures = $5, last_error = $6 WHERE id = $1";
        let keep = Statement::new(keep, values![id, url, label, paused, failures, last_error]);
        done(self, vec![keep.seal(&seal::WEBHOOKS, "id = ?", &[1])])
    }

    fn note_webhook(
        &self,
        id: Uuid,
        failures: u32,
        last_error: Option<String>,
        pause: bool,
    ) -> Answer<'_, ()> {
        // The owner may change the address or the pause at the same time.
        let note = "UPDATE webhooks SET failures = $2, last_error = $3, paused = paused OR $4 WHERE id = $1";
        let note = Statement::new(note, values![id, failures, last_error, pause]);
        done(self, vec![note.seal(&seal::WEBHOOKS, "id = ?", &[1])])
    }

    fn remove_webhook(&self, id: Uuid) -> Answer<'_, bool> {
        let remove = Statement::new("DELETE FROM webhooks WHERE id = $1", values![id]);
        Box::pin(async move { Ok(did(&self.run(vec![remove]).await?)) })
    }

    fn email(&self, person: PersonId) -> Answer<'_, Option<EmailRow>> {
        let one = Statement::new("SELECT * FROM emails WHERE person = $1", values![person]);
        first(self.rows(one, &[&seal::EMAILS], email))
    }

    fn email_owner(&self, key: String) -> Answer<'_, Option<PersonId>> {
        let one = "SELECT * FROM emails WHERE address_key = $1 AND verified IS NOT NULL";
        first(self.rows(Statement::new(one, values![key]), &[&seal::EMAILS], |row| id(row, "person")))
    }

    fn set_email(&self, email: EmailRow) -> Answer<'_, ()> {
        let EmailRow { person, address, key, verified, failures } = email;
        let set = "INSERT INTO emails (person, address, address_key, verified, failures) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (person) DO UPDATE SET address = excluded.address, address_key = excluded.address_key, \
                   verified = excluded.verified, failures = excluded.failures";
        let set = Statement::new(set, values![person, address, key, verified, failures]);
        done(self, vec![set.seal(&seal::EMAILS, "person = ?", &[1])])
    }

    fn remove_email(&self, person: PersonId) -> Answer<'_, ()> {
        done(self, vec![Statement::new("DELETE FROM emails WHERE person = $1", values![person])])
    }

    fn note_email(&self, person: PersonId, failures: u32) -> Answer<'_, ()> {
        let note =
            Statement::new("UPDATE emails SET failures = $2 WHERE person = $1", values![person, failures]);
        done(self, vec![note.seal(&seal::EMAILS, "person = ?", &[1])])
    }

    fn add_token(&self, token: TokenRow) -> Answer<'_, ()> {
        let TokenRow { hash, kind, person, data, expires } = token;
        let add = "INSERT INTO tokens (hash, kind, person, data, expires) VALUES ($1, $2, $3, $4, $5)";
        let add = Statement::new(add, values![hash.0.to_vec(), kind, person, data, expires]);
        done(self, vec![add.seal(&seal::TOKENS, "hash = ?", &[1])])
    }

    fn find_token(&self, hash: TokenHash, kind: String, now: Millis) -> Answer<'_, Option<TokenRow>> {
        let find = "SELECT * FROM tokens WHERE hash = $1 AND kind = $2 AND expires > $3";
        let find = Statement::new(find, values![hash.0.to_vec(), kind, now]);
        first(self.rows(find, &[&seal::TOKENS], token))
    }

    fn take_token(&self, hash: TokenHash, kind: String, now: Millis) -> Answer<'_, Option<TokenRow>> {
        Box::pin(async move {
            // Verifies the checksum of the row before it is deleted.
            let Some(found) = self.find_token(hash, kind.clone(), now).await? else { return Ok(None) };
            let take = "DELETE FROM tokens WHERE hash = $1 AND kind = $2";
            let taken = self.run(vec![Statement::new(take, values![hash.0.to_vec(), kind])]).await?;
            Ok(did(&taken).then_some(found))
        })
    }

    fn end_tokens(&self, person: PersonId, kind: String) -> Answer<'_, ()> {
        let end = "DELETE FROM tokens WHERE person = $1 AND kind = $2";
        done(self, vec![Statement::new(end, values![person, kind])])
    }

    fn add_notices(&self, notices: Vec<NoticeRow>, jobs: Vec<NewJob>) -> Answer<'_, ()> {
        let notices = notices.into_iter().map(add_notice);
        done(self, notices.chain(jobs.into_iter().map(add_job)).collect())
    }

    fn notices(&self, person: PersonId, before: Option<Uuid>, most: u32) -> Answer<'_, Vec<NoticeRow>> {
        let latest = "SELECT * FROM notices WHERE person = $1 AND id < $2 ORDER BY id DESC LIMIT $3";
        let latest = Statement::new(latest, values![person, before.unwrap_or(Uuid::max()), most]);
        self.rows(latest, &[&seal::NOTICES], notice)
    }

    fn unread(&self, person: PersonId) -> Answer<'_, u32> {
        let unread = "SELECT COUNT(*) AS n FROM notices WHERE person = $1 AND NOT read";
        counting(self, Statement::new(unread, values![person]))
    }

    fn read_notices(&self, person: PersonId) -> Answer<'_, ()> {
        let read =
            Statement::new("UPDATE notices SET read = TRUE WHERE person = $1 AND NOT read", values![person]);
        done(self, vec![read.seal(&seal::NOTICES, "person = ?", &[1])])
    }

    fn add_delivery(&self, delivery: DeliveryRow) -> Answer<'_, ()> {
        done(self, vec![record(delivery)])
    }

    fn deliveries(&self, person: PersonId, most: u32) -> Answer<'_, Vec<DeliveryRow>> {
        let latest = "SELECT * FROM deliveries WHERE person = $1 ORDER BY at DESC, id DESC LIMIT $2";
        self.rows(Statement::new(latest, values![person, most]), &[&seal::DELIVERIES], delivery)
    }

    fn delivered_since(&self, person: PersonId, channel: Channel, at: Millis) -> Answer<'_, u32> {
        let sent = "SELECT COUNT(*) AS n FROM deliveries WHERE person = $1 AND channel = $2 AND at > $3 \
                    AND outcome = 'sent'";
        counting(self, Statement::new(sent, values![person, name(&channel), at]))
    }

    fn describe_session(&self, token: TokenHash, created: Millis, label: String) -> Answer<'_, ()> {
        let describe = "UPDATE sessions SET created = $2, label = $3 WHERE token = $1";
        done(self, vec![Statement::new(describe, values![token.0.to_vec(), created, label])])
    }

    fn sessions_of(&self, person: PersonId, now: Millis) -> Answer<'_, Vec<SessionRow>> {
        let all = "SELECT * FROM sessions WHERE person = $1 AND used > $2 ORDER BY used DESC, created DESC";
        let all = Statement::new(all, values![person, now.saturating_sub(SESSION_LIFE_MS)]);
        self.rows(all, &[&seal::SESSIONS], session)
    }

    fn keep_presence(&self, rows: Vec<PresenceRow>) -> Answer<'_, ()> {
        if !self.is_shared() || rows.is_empty() {
            return Box::pin(async { Ok(()) });
        }
        let node = self.node();
        let keep = move |PresenceRow { person, visible, table, at }| {
            let keep = "INSERT INTO presence (person, node, visible, table_id, at) VALUES ($1, $2, $3, $4, $5) \
                        ON CONFLICT (person, node) DO UPDATE SET visible = excluded.visible, table_id = excluded.table_id, \
                        at = excluded.at";
            Statement::new(keep, values![person, node, visible, table, at])
        };
        // A fixed order, so that two nodes cannot deadlock.
        let mut rows = rows;
        rows.sort_by_key(|row| row.person);
        done(self, rows.into_iter().map(keep).collect())
    }

    fn presence_elsewhere(&self, person: PersonId) -> Answer<'_, Vec<PresenceRow>> {
        if !self.is_shared() {
            return Box::pin(async { Ok(Vec::new()) });
        }
        let elsewhere = "SELECT * FROM presence WHERE person = $1 AND node <> $2";
        self.rows(Statement::new(elsewhere, values![person, self.node()]), &[], presence)
    }

    fn add_code(&self, code: String, table: TableId) -> Answer<'_, ()> {
        let before = Statement::new("DELETE FROM codes WHERE table_id = $1", values![table]);
        let add = Statement::new("INSERT INTO codes (code, table_id) VALUES ($1, $2)", values![code, table]);
        done(self, vec![before, add.seal(&seal::CODES, "code = ?", &[1])])
    }

    fn coded_table(&self, code: String) -> Answer<'_, Option<TableId>> {
        let one = Statement::new("SELECT * FROM codes WHERE code = $1", values![code]);
        first(self.rows(one, &[&seal::CODES], |row| id(row, "table_id")))
    }

    fn code_of(&self, table: TableId) -> Answer<'_, Option<String>> {
        let one = Statement::new("SELECT * FROM codes WHERE table_id = $1", values![table]);
        first(self.rows(one, &[&seal::CODES], |row| line(row, "code")))
    }

    fn free_code(&self, table: TableId) -> Answer<'_, ()> {
        done(self, vec![Statement::new("DELETE FROM codes WHERE table_id = $1", values![table])])
    }

    fn add_game(&self, game: GameRow, players: Vec<GamePlayerRow>) -> Answer<'_, bool> {
        Box::pin(async move {
            let there = "SELECT COUNT(*) AS n FROM games WHERE table_id = $1";
            if counting(self, Statement::new(there, values![game.table])).await? > 0 {
                return Ok(false);
            }
            let table = game.table;
            let add = "INSERT INTO games (table_id, short, game, finished, public, rated, seats, people, rounds, seconds, \
                       moments, ending, margin, headline, curve) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)";
            let values = values![
                table,
                game.short,
                game.game,
                game.finished,
                game.public,
                game.rated,
                game.seats,
                game.people,
                game.rounds,
                game.seconds,
                game.moments,
                game.ending,
                game.margin,
                text(&game.headline),
                text(&game.curve),
            ];
            let mut all = vec![Statement::new(add, values).seal(&seal::GAMES, "table_id = ?", &[1])];
            all.extend(players.into_iter().map(|player| {
                let GamePlayerRow { seat, person, name, bot, place, score, sheet, left_by } = player;
                let add = "INSERT INTO game_players (table_id, seat, person, name, bot, place, score, sheet, left_by) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                let sheet = text(&sheet);
                let add = Statement::new(
                    add,
                    values![table, seat, person, name, bot, place, score, sheet, left_by],
                );
                add.seal(&seal::GAME_PLAYERS, "table_id = ? AND seat = ?", &[1, 2])
            }));
            self.run(all).await.map(|_| true)
        })
    }

    fn game(&self, table: TableId) -> Answer<'_, Option<(GameRow, Vec<GamePlayerRow>)>> {
        Box::pin(async move {
            let one = Statement::new("SELECT * FROM games WHERE table_id = $1", values![table]);
            let Some(found) = first(self.rows(one, &[&seal::GAMES], game)).await? else { return Ok(None) };
            let players = "SELECT * FROM game_players WHERE table_id = $1 ORDER BY seat";
            let players = Statement::new(players, values![table]);
            Ok(Some((found, self.rows(players, &[&seal::GAME_PLAYERS], game_player).await?)))
        })
    }

    fn unindexed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>> {
        let all = "SELECT id FROM tables WHERE status = 'over' AND id > $1 AND id NOT IN (SELECT table_id FROM games) \
                   ORDER BY id LIMIT $2";
        let all = Statement::new(all, values![after.map_or(Uuid::nil(), Uuid::from), most]).postgres(
            "SELECT id FROM heads WHERE status = 'over' AND id > $1 \
             AND NOT EXISTS (SELECT FROM games WHERE games.table_id = heads.id) ORDER BY id LIMIT $2",
        );
        self.rows(all, &[], |row| id(row, "id"))
    }

    fn awaiting(&self, before: Millis, after: Option<TableId>, most: u32) -> Answer<'_, Vec<AwaitingRow>> {
        let all = "SELECT id, changed FROM tables WHERE status = 'running' AND awaited <> 0 AND changed < $1 AND id > $2 \
                   ORDER BY id LIMIT $3";
        let after = after.map_or(Uuid::nil(), Uuid::from);
        let all = Statement::new(all, values![before, after, most]).postgres(
            "SELECT heads.id, heads.changed FROM listings JOIN heads ON heads.id = listings.table_id \
             WHERE listings.status = 'running' AND heads.status = 'running' AND heads.awaited <> 0 \
             AND heads.changed < $1 AND listings.table_id > $2 ORDER BY heads.id LIMIT $3",
        );
        self.rows(all, &[], |row| Ok(AwaitingRow { table: id(row, "id")?, changed: count(row, "changed")? }))
    }

    fn listed_table(&self, table: TableId) -> Answer<'_, Option<Listed>> {
        let one = Statement::new("SELECT * FROM tables WHERE id = $1", values![table]).postgres(
            "SELECT tables.*, heads.status, heads.awaited, heads.changed, listings.listing FROM tables \
             JOIN heads ON heads.id = tables.id JOIN listings ON listings.table_id = tables.id WHERE tables.id = $1",
        );
        first(self.rows(one, &[&seal::TABLES, &seal::HEADS, &seal::LISTINGS], |row| rows::listed(row)))
    }

    fn clean(&self, deliveries: Millis, notices: Millis, now: Millis) -> Answer<'_, Cleaned> {
        let old = vec![
            Statement::new("DELETE FROM deliveries WHERE at < $1", values![deliveries]),
            Statement::new("DELETE FROM notices WHERE at < $1", values![notices]),
            Statement::new(
                "DELETE FROM notices WHERE (person, id) IN (SELECT person, id FROM (SELECT person, id, \
                 ROW_NUMBER() OVER (PARTITION BY person ORDER BY id DESC) AS nth FROM notices) AS numbered \
                 WHERE nth > $1)",
                values![NOTICES_KEPT],
            ),
            Statement::new("DELETE FROM tokens WHERE expires <= $1", values![now]),
        ];
        Box::pin(async move {
            let gone = self.run(old).await?;
            let [deliveries, old, beyond, tokens] = gone.as_slice() else { return Ok(Cleaned::default()) };
            Ok(Cleaned { deliveries: *deliveries, notices: old + beyond, tokens: *tokens })
        })
    }
}
