//! The store in one SQLite file: write-ahead log, every commit on the disk before it is acknowledged.

use std::path::Path;
use std::str::FromStr as _;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use engine::fair::Secret;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::Row as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use table::wire::{ChatLine, Status};
use table::{Link, Listed, Millis, PersonId, Stored, StoredTable, TableId, TableRow};
use tokio::sync::mpsc;

use super::writer::{self, Job};
use super::{Answer, Append, Person, Store, StoreError};
use crate::limits::{SESSION_LIFE_MS, SESSION_TOUCH_MS};
use crate::token::TokenHash;

/// The versions of the schema in order; the file's `user_version` tells how many it has.
const SCHEMA: [&str; 2] = [include_str!("schema.sql"), include_str!("schema-2.sql")];
/// How many connections read at once.
const READERS: u32 = 4;
/// How long a connection waits for another's lock.
const BUSY: Duration = Duration::from_secs(10);
/// How often what was committed is carried over from the write-ahead log into the file.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);
/// From so many pages of the write-ahead log on, writers wait until it is carried over: 256 MB.
const LOG_MAX: i64 = 65_536;
/// The pages the writer keeps in memory, in KiB, as a negative number.
const CACHE: &str = "-8192";
/// The same for each reader: whole tables are read, one after the other, and the system keeps the file in memory anyway.
const READER_CACHE: &str = "-1024";

/// The store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    reads: SqlitePool,
    /// One connection: whoever writes waits for it.
    writes: SqlitePool,
    writer: Mutex<Option<Writer>>,
    _keeper: Keeper,
}

/// The task that empties the write-ahead log; it ends with the store.
#[derive(Debug)]
struct Keeper(tokio::task::JoinHandle<()>);

impl Drop for Keeper {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Carries over what was committed, beside the writer: one who commits never waits for it, unless the log has become huge.
async fn checkpoint(reads: SqlitePool, writes: SqlitePool) {
    while !reads.is_closed() {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        let passed = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&reads).await;
        let pages: i64 = passed.and_then(|row| row.try_get(1)).unwrap_or_default();
        if pages > LOG_MAX
            && let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&writes).await
        {
            tracing::warn!(%error, "the write-ahead log stays long");
        }
    }
}

#[derive(Debug)]
struct Writer {
    jobs: mpsc::Sender<Job>,
    task: tokio::task::JoinHandle<()>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens the file, made if it is not there.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY)
            .pragma("wal_autocheckpoint", "0")
            .pragma("cache_size", CACHE)
            .foreign_keys(false);
        let writes = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrate(&writes).await?;
        let options = options.pragma("cache_size", READER_CACHE);
        let reads = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
        let (jobs, task) = writer::start(writes.clone());
        let keeper = Keeper(tokio::spawn(checkpoint(reads.clone(), writes.clone())));
        Ok(Sqlite { reads, writes, writer: Mutex::new(Some(Writer { jobs, task })), _keeper: keeper })
    }

    fn jobs(&self) -> Option<mpsc::Sender<Job>> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.as_ref().map(|writer| writer.jobs.clone())
    }

    async fn list(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<Listed>, StoreError> {
        let rows = query.fetch_all(&self.reads).await?;
        rows.iter().map(listed).collect()
    }

    async fn ids(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = query.fetch_all(&self.reads).await?;
        rows.iter().map(|row| id(row, "id")).collect()
    }
}

async fn migrate(pool: &SqlitePool) -> Result<(), StoreError> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(pool).await?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    if done > SCHEMA.len() {
        return Err(StoreError::Broken("the file is of a newer version of the program".to_owned()));
    }
    for (at, step) in SCHEMA.iter().enumerate().skip(done) {
        let mut transaction = pool.begin().await?;
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        let set = format!("PRAGMA user_version = {}", at + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(set)).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}

pub(super) fn failed(error: impl std::error::Error + Send + Sync + 'static) -> StoreError {
    StoreError::Failed(Box::new(error))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if is_taken(&error) { StoreError::Conflict } else { failed(error) }
    }
}

pub(super) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

/// Times and counts are far below the bound of the column.
pub(super) fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn count(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    let n: i64 = row.try_get(column)?;
    u64::try_from(n).map_err(|_| StoreError::Broken(format!("{column} is negative")))
}

fn small<T: TryFrom<i64>>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let n: i64 = row.try_get(column)?;
    T::try_from(n).map_err(|_| StoreError::Broken(format!("{column} is out of bounds")))
}

/// Our own types always write as JSON.
pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    serde_json::from_str(text).map_err(|error| StoreError::Broken(format!("{column}: {error}")))
}

fn json_or_none<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    let read =
        |text| serde_json::from_str(text).map_err(|error| StoreError::Broken(format!("{column}: {error}")));
    text.map(read).transpose()
}

fn id<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|_| StoreError::Broken(format!("{column} is no id")))
}

pub(super) fn status_text(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Over => "over",
        Status::Frozen => "frozen",
    }
}

fn status(row: &SqliteRow) -> Result<Status, StoreError> {
    let text: &str = row.try_get("status")?;
    let all = [Status::Open, Status::Running, Status::Over, Status::Frozen];
    let found = all.into_iter().find(|&status| status_text(status) == text);
    found.ok_or_else(|| StoreError::Broken("status".to_owned()))
}

fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: id(row, "id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        prefs: json(row, "prefs")?,
    })
}

fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let secret: &[u8] = row.try_get("secret")?;
    let secret = secret.try_into().map_err(|_| StoreError::Broken("secret".to_owned()))?;
    let parent: Option<&str> = row.try_get("parent")?;
    let parent = parent.map(TableId::from_str).transpose();
    Ok(TableRow {
        id: id(row, "id")?,
        game: row.try_get("game")?,
        options: json(row, "options")?,
        seats: small(row, "seats")?,
        public: row.try_get("public")?,
        hot_seat: row.try_get("hot_seat")?,
        clock: json_or_none(row, "clock")?,
        secret: Secret(secret),
        data: row.try_get("data")?,
        rules_version: small(row, "rules_version")?,
        host: id(row, "host")?,
        opened: count(row, "opened")?,
        watch: Link::stored(row.try_get("watch")?),
        parent: parent.map_err(|_| StoreError::Broken("parent".to_owned()))?,
    })
}

fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    Ok(Listed {
        row: table_row(row)?,
        status: status(row)?,
        awaited: small(row, "awaited")?,
        changed: count(row, "changed")?,
        listing: json(row, "listing")?,
    })
}

fn stored(row: &SqliteRow) -> Result<Stored, StoreError> {
    let course: Option<i64> = row.try_get("course")?;
    Ok(Stored {
        seq: small(row, "seq")?,
        at: count(row, "at")?,
        entry: json(row, "entry")?,
        told: small(row, "told")?,
        course: course.map(i64::cast_unsigned),
    })
}

impl Store for Sqlite {
    fn add_person(&self, person: Person, now: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("INSERT INTO people (id, name, prefs, created) VALUES (?, ?, ?, ?)")
                .bind(person.id.to_string())
                .bind(person.name)
                .bind(text(&person.prefs))
                .bind(number(now))
                .execute(&self.writes)
                .await?;
            Ok(())
        })
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT * FROM people WHERE id = ?").bind(id.to_string());
            row.fetch_optional(&self.reads).await?.as_ref().map(person).transpose()
        })
    }

    fn person_by_login(&self, login: String) -> Answer<'_, Option<(Person, String)>> {
        Box::pin(async move {
            let row =
                sqlx::query("SELECT * FROM people WHERE login = ? AND password IS NOT NULL").bind(login);
            let Some(row) = row.fetch_optional(&self.reads).await? else { return Ok(None) };
            Ok(Some((person(&row)?, row.try_get("password")?)))
        })
    }

    fn names(&self, people: Vec<PersonId>) -> Answer<'_, Vec<(PersonId, String)>> {
        Box::pin(async move {
            let rows =
                sqlx::query("SELECT id, name FROM people WHERE id IN (SELECT value FROM json_each(?))")
                    .bind(text(&people))
                    .fetch_all(&self.reads)
                    .await?;
            rows.iter().map(|row| Ok((id(row, "id")?, row.try_get("name")?))).collect()
        })
    }

    fn set_name(&self, id: PersonId, name: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let query =
                sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(id.to_string());
            query.execute(&self.writes).await?;
            Ok(())
        })
    }

    fn set_prefs(&self, id: PersonId, prefs: Value) -> Answer<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE people SET prefs = ? WHERE id = ?");
            query.bind(text(&prefs)).bind(id.to_string()).execute(&self.writes).await?;
            Ok(())
        })
    }

    fn set_login(&self, id: PersonId, login: String, password: String) -> Answer<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query("UPDATE people SET login = ?, password = ? WHERE id = ?");
            query.bind(login).bind(password).bind(id.to_string()).execute(&self.writes).await?;
            Ok(())
        })
    }

    fn forget(&self, id: PersonId, heir: Option<PersonId>) -> Answer<'_, ()> {
        Box::pin(async move {
            let id = id.to_string();
            let mut transaction = self.writes.begin().await?;
            let wipe =
                "UPDATE people SET name = '', login = NULL, password = NULL, prefs = '{}' WHERE id = ?";
            sqlx::query(wipe).bind(&id).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM sessions WHERE person = ?").bind(&id).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM owners WHERE person = ?").bind(&id).execute(&mut *transaction).await?;
            let said = match heir {
                Some(heir) => {
                    sqlx::query("UPDATE chat SET person = ? WHERE person = ?").bind(heir.to_string())
                }
                None => sqlx::query("UPDATE chat SET person = NULL, name = '' WHERE person = ?"),
            };
            said.bind(&id).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    fn add_session(&self, token: TokenHash, person: PersonId, now: Millis) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("INSERT INTO sessions (token, person, used) VALUES (?, ?, ?)")
                .bind(token.0.to_vec())
                .bind(person.to_string())
                .bind(number(now))
                .execute(&self.writes)
                .await?;
            Ok(())
        })
    }

    fn session(&self, token: TokenHash, now: Millis) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT people.*, sessions.used FROM sessions JOIN people ON people.id = sessions.person \
                 WHERE sessions.token = ? AND sessions.used > ?",
            )
            .bind(token.0.to_vec())
            .bind(number(now.saturating_sub(SESSION_LIFE_MS)))
            .fetch_optional(&self.reads)
            .await?;
            let Some(row) = row else { return Ok(None) };
            if count(&row, "used")?.saturating_add(SESSION_TOUCH_MS) < now {
                let touch = sqlx::query("UPDATE sessions SET used = ? WHERE token = ?");
                touch.bind(number(now)).bind(token.0.to_vec()).execute(&self.writes).await?;
            }
            person(&row).map(Some)
        })
    }

    fn end_session(&self, token: TokenHash) -> Answer<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query("DELETE FROM sessions WHERE token = ?").bind(token.0.to_vec());
            query.execute(&self.writes).await?;
            Ok(())
        })
    }

    fn end_sessions(&self, person: PersonId) -> Answer<'_, ()> {
        Box::pin(async move {
            let query = sqlx::query("DELETE FROM sessions WHERE person = ?").bind(person.to_string());
            query.execute(&self.writes).await?;
            Ok(())
        })
    }

    fn add_table(&self, row: TableRow, first: Append) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut transaction = self.writes.begin().await?;
            sqlx::query(
                "INSERT INTO tables (id, game, options, seats, public, hot_seat, clock, secret, data, \
                 rules_version, host, opened, watch, parent, status, awaited, bot_due, deadline, changed, clocks, \
                 listing) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, 0, NULL, ?, NULL, '{}')",
            )
            .bind(row.id.to_string())
            .bind(row.game)
            .bind(text(&row.options))
            .bind(i64::from(row.seats))
            .bind(row.public)
            .bind(row.hot_seat)
            .bind(row.clock.as_ref().map(text))
            .bind(row.secret.0.to_vec())
            .bind(row.data)
            .bind(i64::from(row.rules_version))
            .bind(row.host.to_string())
            .bind(number(row.opened))
            .bind(row.watch.reveal().to_owned())
            .bind(row.parent.map(|parent| parent.to_string()))
            .bind(number(row.opened))
            .execute(&mut *transaction)
            .await?;
            if !writer::write(&mut transaction, &[&first]).await? {
                return Err(StoreError::Conflict);
            }
            transaction.commit().await?;
            Ok(())
        })
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(writer::append(self.jobs(), append))
    }

    fn keep_state(&self, table: TableId, seq: u32, state: Value) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut transaction = self.writes.begin().await?;
            writer::keep_state(&mut transaction, &table.to_string(), seq, &text(&state)).await?;
            transaction.commit().await?;
            Ok(())
        })
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<StoredTable>> {
        Box::pin(async move {
            let id = id.to_string();
            // One transaction, so that row and log are of the same moment.
            let mut read = self.reads.begin().await?;
            let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(&id);
            let Some(row) = row.fetch_optional(&mut *read).await? else { return Ok(None) };
            let entries = sqlx::query("SELECT * FROM entries WHERE table_id = ? ORDER BY seq").bind(&id);
            let entries = entries.fetch_all(&mut *read).await?;
            let state = sqlx::query("SELECT seq, state FROM states WHERE table_id = ?").bind(&id);
            let state = state.fetch_optional(&mut *read).await?;
            Ok(Some(StoredTable {
                row: table_row(&row)?,
                entries: entries.iter().map(stored).collect::<Result<_, _>>()?,
                clocks: json_or_none(&row, "clocks")?,
                state: state
                    .map(|row| Ok::<_, StoreError>((small(&row, "seq")?, json(&row, "state")?)))
                    .transpose()?,
            }))
        })
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT * FROM tables WHERE public = 1 AND status IN ('open', 'running') ORDER BY changed DESC LIMIT ?",
            );
            self.list(query.bind(i64::from(most))).await
        })
    }

    fn tables_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT tables.* FROM owners JOIN tables ON tables.id = owners.table_id WHERE owners.person = ? \
                 ORDER BY tables.changed DESC LIMIT ?",
            );
            self.list(query.bind(person.to_string()).bind(i64::from(most))).await
        })
    }

    fn opened_by(&self, person: PersonId) -> Answer<'_, u32> {
        Box::pin(async move {
            let query = "SELECT COUNT(*) FROM tables WHERE host = ? AND status IN ('open', 'running')";
            let count: i64 =
                sqlx::query_scalar(query).bind(person.to_string()).fetch_one(&self.reads).await?;
            Ok(u32::try_from(count).unwrap_or(u32::MAX))
        })
    }

    fn bots_due(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.ids(sqlx::query("SELECT id FROM tables WHERE bot_due = 1 AND status = 'running'")))
    }

    fn clocks_due(&self, before: Millis) -> Answer<'_, Vec<TableId>> {
        let query =
            "SELECT id FROM tables WHERE deadline IS NOT NULL AND status = 'running' AND deadline < ?";
        Box::pin(self.ids(sqlx::query(query).bind(number(before))))
    }

    fn add_chat(
        &self,
        table: TableId,
        person: PersonId,
        mut line: ChatLine,
        kept: u32,
    ) -> Answer<'_, ChatLine> {
        Box::pin(async move {
            let table = table.to_string();
            let mut transaction = self.writes.begin().await?;
            let last = sqlx::query_scalar("SELECT COALESCE(MAX(id), 0) FROM chat WHERE table_id = ?");
            let last: i64 = last.bind(&table).fetch_one(&mut *transaction).await?;
            line.id = u32::try_from(last).unwrap_or(u32::MAX).saturating_add(1);
            sqlx::query(
                "INSERT INTO chat (table_id, id, person, at, name, seat, line) VALUES (?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(&table)
            .bind(i64::from(line.id))
            .bind(person.to_string())
            .bind(number(line.at))
            .bind(&line.name)
            .bind(line.seat.map(i64::from))
            .bind(&line.text)
            .execute(&mut *transaction)
            .await?;
            sqlx::query("DELETE FROM chat WHERE table_id = ? AND id <= ?")
                .bind(&table)
                .bind(i64::from(line.id) - i64::from(kept))
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(line)
        })
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<ChatLine>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?");
            let rows = query.bind(table.to_string()).bind(i64::from(most)).fetch_all(&self.reads).await?;
            let line = |row: &SqliteRow| {
                let seat: Option<i64> = row.try_get("seat")?;
                Ok(ChatLine {
                    id: small(row, "id")?,
                    at: count(row, "at")?,
                    name: row.try_get("name")?,
                    seat: seat.and_then(|seat| u8::try_from(seat).ok()),
                    text: row.try_get("line")?,
                })
            };
            rows.iter().rev().map(line).collect()
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.reads).await?;
            Ok(())
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(Writer { jobs, task }) = writer {
                // The writer ends when the last sender is gone and the queue is empty.
                drop(jobs);
                task.await.map_err(failed)?;
            }
            self.reads.close().await;
            self.writes.close().await;
            Ok(())
        })
    }
}
