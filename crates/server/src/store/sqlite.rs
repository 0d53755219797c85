//! The store in one SQLite file, with a write-ahead log. Every commit is synced before it is acknowledged.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::Value;
use sqlx::error::DatabaseError as _;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteError, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use table::wire::{ChatLine, Status};
use table::{Listed, Millis, PersonId, StoredTable, TableId, TableRow};
use tokio::sync::mpsc;

use super::appender::{self, Job};
use super::community::{FORGET, FORGET_JOBS};
use super::damage::{Damage, Damages};
use super::file::Place;
use super::rows::{
    chat_line, count, id, json, json_or_none, listed, number, person, small, status, stored, table_row, text,
};
use super::seal::{self, Datum, Seal, Sealed};
use super::writer::{Checkpoint, Writer};
use super::{
    Answer, Append, Beat, Cut, Health, News, NodeMessage, Person, Since, Store, StoreError, WrittenLog,
    inspect,
};
use crate::limits::{OUTAGES_KEPT_MS, SESSION_LIFE_MS, SESSION_TOUCH_MS};
use crate::time::{Outage, Time};
use crate::token::TokenHash;

/// The versions of the schema in order; the file's `user_version` is the number of applied ones.
const SCHEMA: [&str; 8] = [
    include_str!("schema.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
    include_str!("schema-5.sql"),
    include_str!("schema-6.sql"),
    include_str!("schema-7.sql"),
    include_str!("schema-8.sql"),
];
/// The version that added checksums.
const SEALED_SINCE: usize = 7;
/// The number of reading connections.
const READERS: u32 = 4;
/// The time limit for another connection's lock.
const BUSY: Duration = Duration::from_secs(10);
/// The interval of checkpoints.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);
/// The pauses between two checks of a file that seems damaged; they double up to the second.
const RECHECK_MIN: Duration = Duration::from_secs(1);
const RECHECK_MAX: Duration = Duration::from_secs(600);
/// The size of the write-ahead log beyond that of the file, in pages, at which writers wait for a restart of the log: 4
/// MB. During continuous writes the log would never restart otherwise, and could fill a small disk.
const LOG_BEYOND_FILE: i64 = 1_000;
/// The size in pages at which the log restarts in any case, and is truncated: 256 MB.
const LOG_MAX: i64 = 65_536;
/// The page cache of the writer in KiB, as a negative number: the pages of one commit. The system caches the rest.
const CACHE: &str = "-2048";
/// The page cache of each reader. Readers read whole tables, and the system caches the file.
const READER_CACHE: &str = "-1024";

/// The store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pub(super) reads: SqlitePool,
    pub(super) writer: Writer,
    /// The last heartbeat before this start, and the outages known then.
    past: (Option<Millis>, Vec<Outage>),
    /// The known damage of the file.
    pub(super) damages: Damages,
    /// The options of every connection.
    pub(super) options: SqliteConnectOptions,
    /// The last message of another process that was read.
    heard: Mutex<i64>,
    appender: Mutex<Option<Appender>>,
    _checkpoint_task: CheckpointTask,
}

/// The task that runs checkpoints and retries after failures; it ends with the store.
#[derive(Debug)]
struct CheckpointTask(tokio::task::JoinHandle<()>);

impl Drop for CheckpointTask {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Runs checkpoints beside the writer. Commits never wait for them, unless the log has become very large.
async fn run_checkpoints(reads: SqlitePool, writer: Writer, options: SqliteConnectOptions, damages: Damages) {
    let (mut recheck, mut pause) = (Instant::now(), RECHECK_MIN);
    while !reads.is_closed() {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        writer.try_again().await;
        let again = damages.of_structure() && recheck.elapsed() >= pause;
        if damages.take_suspected() || again {
            recheck = Instant::now();
            match inspect::inspect(&options, &damages).await {
                // A temporary failure of the disk makes an intact file look damaged, so damage is checked again.
                Ok(found) if found.iter().any(Damage::is_of_file) => pause = (pause * 2).min(RECHECK_MAX),
                Ok(_) => {
                    damages.clear_structure();
                    pause = RECHECK_MIN;
                }
                Err(error) => {
                    tracing::error!(error = %error.chain(), "the store was not checked");
                    damages.suspect();
                }
            }
        }
        let passed = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&reads).await;
        let pages: i64 = passed.and_then(|row| row.try_get(1)).unwrap_or_default();
        if pages <= LOG_BEYOND_FILE {
            continue;
        }
        let file = sqlx::query_scalar("PRAGMA page_count").fetch_one(&reads).await.unwrap_or(LOG_MAX);
        let shortened = if pages > LOG_MAX {
            writer.checkpoint(Checkpoint::Truncate).await
        } else if pages > file.saturating_add(LOG_BEYOND_FILE) {
            writer.checkpoint(Checkpoint::Restart).await
        } else {
            Ok(())
        };
        if let Err(error) = shortened {
            tracing::warn!(error = %error.chain(), "the write-ahead log was not truncated");
        }
    }
}

#[derive(Debug)]
struct Appender {
    jobs: mpsc::Sender<Job>,
    task: tokio::task::JoinHandle<()>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens the file, creating it if missing.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            // The file is created below, once: a folder that replaces this one stays empty.
            .create_if_missing(false)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY)
            .pragma("wal_autocheckpoint", "0")
            .pragma("cache_size", CACHE)
            // The statement journal is in memory, because a file per commit costs as much as the log.
            .pragma("temp_store", "MEMORY")
            // A page whose cells exceed it is rejected when read.
            .pragma("cell_size_check", "ON")
            .foreign_keys(false);
        let place = Place::prepare(path)?;
        let damages = Damages::default();
        let past = migrate(&options, &damages).await.map_err(of_schema)?;
        let writer = Writer::new(options.clone(), place, damages.clone());
        let options = options.pragma("cache_size", READER_CACHE);
        let reads = SqlitePoolOptions::new().max_connections(READERS).connect_with(options.clone()).await?;
        let (jobs, task) = appender::start(writer.clone());
        let keeper = CheckpointTask(tokio::spawn(run_checkpoints(
            reads.clone(),
            writer.clone(),
            options.clone(),
            damages.clone(),
        )));
        let appender = Mutex::new(Some(Appender { jobs, task }));
        let last: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(id), 0) FROM words")
            .fetch_one(&reads)
            .await
            .map_err(|error| of_schema(error.into()))?;
        Ok(Sqlite {
            reads,
            writer,
            past,
            damages,
            options,
            heard: Mutex::new(last),
            appender,
            _checkpoint_task: keeper,
        })
    }

    /// Writes a consistent snapshot into a new file, while a server may be writing.
    pub async fn write_file(&self, file: &Path) -> Result<(), StoreError> {
        let into =
            file.to_str().ok_or_else(|| StoreError::Broken("the name of the file is no text".to_owned()))?;
        sqlx::query("VACUUM INTO ?").bind(into).execute(&self.reads).await?;
        Ok(())
    }

    /// The connections for reading.
    pub(super) fn reads(&self) -> &SqlitePool {
        &self.reads
    }

    fn jobs(&self) -> Option<mpsc::Sender<Job>> {
        let appender = self.appender.lock().unwrap_or_else(PoisonError::into_inner);
        appender.as_ref().map(|appender| appender.jobs.clone())
    }

    /// Writes with a single statement.
    fn execute(&self, query: Query) -> Answer<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                query.execute(connection).await?;
                Ok(())
            })
        }))
    }

    /// Writes with a single statement, and updates the checksums of the rows with a given value.
    pub(super) fn change(
        &self,
        query: Query,
        sealed: &'static Sealed,
        condition: &'static str,
        value: Datum,
    ) -> Answer<'_, ()> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                query.execute(&mut *connection).await?;
                sealed.seal(connection, condition, &[value]).await
            })
        }))
    }

    /// Reads, and records damage found.
    pub(super) fn reading<'a, T: Send + 'a>(
        &'a self,
        read: impl Future<Output = Result<T, StoreError>> + Send + 'a,
    ) -> Answer<'a, T> {
        Box::pin(async move {
            let answer = read.await;
            if let Err(StoreError::Damaged(damage)) = &answer {
                self.damages.report(damage);
            }
            answer
        })
    }

    /// The rows that match their checksums; others are recorded as damaged.
    pub(super) fn whole<T>(
        &self,
        rows: &[SqliteRow],
        sealed: &[&Sealed],
        read: impl Fn(&SqliteRow) -> Result<T, StoreError>,
    ) -> Vec<T> {
        let mut whole = Vec::with_capacity(rows.len());
        for row in rows {
            match sealed.iter().try_for_each(|sealed| sealed.check(row)).and_then(|()| read(row)) {
                Ok(one) => whole.push(one),
                Err(StoreError::Damaged(damage)) => self.damages.note(&damage),
                Err(error) => tracing::error!(error = %error.chain(), "a row cannot be parsed"),
            }
        }
        whole
    }

    async fn list(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<Listed>, StoreError> {
        let rows = query.fetch_all(&self.reads).await?;
        Ok(self.whole(&rows, &[&seal::TABLES, &seal::HEADS, &seal::LISTINGS], listed))
    }

    async fn ids(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = query.fetch_all(&self.reads).await?;
        // A row with an invalid id is damaged, which its checksum shows; the other tables are listed.
        Ok(rows.iter().filter_map(|row| id(row, "id").ok()).collect())
    }
}

type Query = sqlx::query::Query<'static, sqlx::Sqlite, SqliteArguments>;

/// Migrates the file to the present schema, each step in a transaction. Returns the heartbeat and outages stored in the
/// file.
async fn migrate(
    options: &SqliteConnectOptions,
    damages: &Damages,
) -> Result<(Option<Millis>, Vec<Outage>), StoreError> {
    let mut connection = options.connect().await?;
    while migrate_step(&mut connection).await? {}
    let whole = |sealed: &Sealed, row: &SqliteRow| match sealed.check(row) {
        Err(StoreError::Damaged(damage)) => {
            damages.note(&damage);
            false
        }
        _ => true,
    };
    let mark = sqlx::query("SELECT * FROM marks").fetch_optional(&mut connection).await?;
    let mark = mark.ok_or_else(|| StoreError::from(Damage::of_file("the mark of commits is gone")))?;
    let beat = if whole(&seal::MARKS, &mark) { mark.try_get::<Option<i64>, _>("beat")? } else { None };
    let beat = beat.and_then(|beat| u64::try_from(beat).ok());
    let known = number(beat.unwrap_or_default().saturating_sub(OUTAGES_KEPT_MS));
    let rows = sqlx::query("SELECT * FROM outages WHERE ended > ? ORDER BY began").bind(known);
    let rows = rows.fetch_all(&mut connection).await?;
    let rows = rows.iter().filter(|row| whole(&seal::OUTAGES, row));
    let outages = rows.map(|row| Ok((count(row, "began")?, count(row, "ended")?)));
    let outages = outages.collect::<Result<_, StoreError>>()?;
    connection.close().await?;
    Ok((beat, outages))
}

async fn migrate_step(connection: &mut SqliteConnection) -> Result<bool, StoreError> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    if done > SCHEMA.len() {
        return Err(StoreError::Broken("the file is of a newer version of the program".to_owned()));
    }
    if let Some(step) = SCHEMA.get(done) {
        let brings_seals = done + 1 == SEALED_SINCE;
        if brings_seals && done > 0 {
            // Sealing a damaged file would declare the damage valid.
            inspect::quick_check(connection).await?;
        }
        sqlx::raw_sql(*step).execute(&mut *connection).await?;
        if brings_seals {
            seal::seal_first(connection).await?;
        }
        let set = format!("PRAGMA user_version = {}", done + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(set)).execute(&mut *connection).await?;
    }
    sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
    Ok(done < SCHEMA.len())
}

pub(super) fn failed(error: impl std::error::Error + Send + Sync + 'static) -> StoreError {
    StoreError::Failed(Box::new(error))
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        if matches!(error, sqlx::Error::PoolClosed) {
            StoreError::Closed
        } else if is_taken(&error) {
            StoreError::Conflict
        } else if is_corrupt(&error) {
            Damage::of_file(error.to_string()).into()
        } else {
            failed(error)
        }
    }
}

/// The error for a statement that SQLite rejects, which means that the file has another schema than its version.
fn of_schema(error: StoreError) -> StoreError {
    let StoreError::Failed(source) = &error else { return error };
    let Some(source) = source.downcast_ref::<sqlx::Error>() else { return error };
    match source.as_database_error().and_then(|error| error.code()) {
        Some(code) if code != "1" => error,
        None if !matches!(source, sqlx::Error::ColumnDecode { .. }) => error,
        Some(_) | None => Damage::of_file(format!("its schema is not as it was written: {source}")).into(),
    }
}

/// Whether the error of SQLite means that the file is damaged.
fn is_corrupt(error: &sqlx::Error) -> bool {
    let Some(error) = error.as_database_error() else { return false };
    let Some(error) = error.try_downcast_ref::<SqliteError>() else { return false };
    let code = error.code().and_then(|code| code.parse::<u32>().ok());
    // SQLITE_CORRUPT and SQLITE_NOTADB; the upper bits contain extended codes.
    code.is_some_and(|code| matches!(code & 0xff, 11 | 26))
}

pub(super) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

/// A consistent row and log, with their damage.
async fn read_table(reads: SqlitePool, id: TableId, last: u32) -> Result<Option<StoredTable>, StoreError> {
    let key = id.to_string();
    let mut read = reads.begin().await?;
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(&key);
    let Some(row) = row.fetch_optional(&mut *read).await? else { return Ok(None) };
    let entries = sqlx::query("SELECT * FROM entries WHERE table_id = ? AND seq <= ? ORDER BY seq");
    let rows = entries.bind(&key).bind(i64::from(last)).fetch_all(&mut *read).await?;
    let state = sqlx::query("SELECT * FROM states WHERE table_id = ?").bind(&key);
    let state = state.fetch_optional(&mut *read).await?;
    read.rollback().await?;
    // A table without its row cannot be shown. One with a damaged log can be shown, but not played.
    seal::TABLES.check(&row)?;
    let head_is_whole = seal::HEADS.is_whole(&row);
    let mut damage = (!head_is_whole).then(|| "its row is not as it was written".to_owned());
    if !seal::LISTINGS.is_whole(&row) {
        damage.get_or_insert_with(|| "its row in lists is not as it was written".to_owned());
    }
    let mut entries = Vec::with_capacity(rows.len());
    for (row, seq) in rows.iter().zip(1_u32..) {
        match seal::ENTRIES.check(row).and_then(|()| stored(row)) {
            Ok(one) if one.seq == seq => entries.push(one),
            Ok(_) => {
                damage = Some(format!("entry {seq} is missing"));
                break;
            }
            Err(StoreError::Damaged(found)) => {
                damage = Some(found.fault);
                break;
            }
            Err(error) => {
                damage = Some(format!("entry {seq} cannot be parsed: {error}"));
                break;
            }
        }
    }
    let head: Option<i64> = row.try_get("head").unwrap_or_default();
    let (found, wanted) = (entries.len() as i64, head.map(|head| head.min(i64::from(last))));
    if wanted != Some(found) && damage.is_none() {
        let head = head.unwrap_or_default();
        damage = Some(format!("its log ends at entry {found}, and it has come to entry {head}"));
    }
    let state = match state {
        Some(row) if seal::STATES.is_whole(&row) => Some((small(&row, "seq")?, json(&row, "state")?)),
        Some(_) => {
            damage.get_or_insert_with(|| "its stored state is not as it was written".to_owned());
            None
        }
        None => None,
    };
    let head_reads = if head_is_whole { Some((json_or_none(&row, "clocks")?, status(&row)?)) } else { None };
    let (clocks, status) = head_reads.unwrap_or((None, Status::Frozen));
    Ok(Some(StoredTable { row: table_row(&row)?, entries, clocks, state, status, damage }))
}

/// A person, if the row matches its checksum.
fn whole_person(row: &SqliteRow) -> Result<Person, StoreError> {
    seal::PEOPLE.check(row)?;
    person(row)
}

impl Store for Sqlite {
    fn add_person(&self, person: Person, now: Millis) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT INTO people (id, name, prefs, created) VALUES (?, ?, ?, ?)")
            .bind(person.id.to_string())
            .bind(person.name)
            .bind(text(&person.prefs))
            .bind(number(now));
        self.change(query, &seal::PEOPLE, "id = ?", Datum::text(person.id.to_string()))
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>> {
        self.reading(async move {
            let row = sqlx::query("SELECT * FROM people WHERE id = ?").bind(id.to_string());
            row.fetch_optional(&self.reads).await?.as_ref().map(whole_person).transpose()
        })
    }

    fn person_by_login(&self, login: String) -> Answer<'_, Option<(Person, String)>> {
        self.reading(async move {
            let row =
                sqlx::query("SELECT * FROM people WHERE login = ? AND password IS NOT NULL").bind(login);
            let Some(row) = row.fetch_optional(&self.reads).await? else { return Ok(None) };
            Ok(Some((whole_person(&row)?, row.try_get("password")?)))
        })
    }

    fn names(&self, people: Vec<PersonId>) -> Answer<'_, Vec<(PersonId, String)>> {
        self.reading(async move {
            let rows = sqlx::query("SELECT * FROM people WHERE id IN (SELECT value FROM json_each(?))")
                .bind(text(&people))
                .fetch_all(&self.reads)
                .await?;
            Ok(self.whole(&rows, &[&seal::PEOPLE], |row| Ok((id(row, "id")?, row.try_get("name")?))))
        })
    }

    fn account_names(&self, spellings: Vec<String>) -> Answer<'_, Vec<String>> {
        self.reading(async move {
            let rows = sqlx::query_scalar(
                "SELECT name FROM people WHERE login IS NOT NULL AND name IN (SELECT value FROM json_each(?1)) \
                 UNION SELECT login FROM people WHERE login IN (SELECT value FROM json_each(?1))",
            );
            Ok(rows.bind(text(&spellings)).fetch_all(&self.reads).await?)
        })
    }

    fn set_name(&self, id: PersonId, name: String) -> Answer<'_, ()> {
        let query = sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(id.to_string());
        self.change(query, &seal::PEOPLE, "id = ?", Datum::text(id.to_string()))
    }

    fn set_prefs(&self, id: PersonId, prefs: Value) -> Answer<'_, ()> {
        let query = sqlx::query("UPDATE people SET prefs = ? WHERE id = ?");
        let query = query.bind(text(&prefs)).bind(id.to_string());
        self.change(query, &seal::PEOPLE, "id = ?", Datum::text(id.to_string()))
    }

    fn set_login(&self, id: PersonId, login: String, password: String) -> Answer<'_, ()> {
        let query = sqlx::query("UPDATE people SET login = ?, password = ? WHERE id = ?");
        let query = query.bind(login).bind(password).bind(id.to_string());
        self.change(query, &seal::PEOPLE, "id = ?", Datum::text(id.to_string()))
    }

    fn forget(&self, id: PersonId, heir: Option<PersonId>) -> Answer<'_, ()> {
        let id = id.to_string();
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let wipe =
                    "UPDATE people SET name = '', login = NULL, password = NULL, prefs = '{}' WHERE id = ?";
                for statement in
                    [wipe, "DELETE FROM sessions WHERE person = ?", "DELETE FROM owners WHERE person = ?"]
                {
                    sqlx::query(statement).bind(&id).execute(&mut *connection).await?;
                }
                seal::PEOPLE.seal(connection, "id = ?", &[Datum::text(&*id)]).await?;
                let rows = sqlx::query("SELECT table_id, id FROM chat WHERE person = ?").bind(&id);
                let rows = rows.fetch_all(&mut *connection).await?;
                let said = match heir {
                    Some(heir) => {
                        sqlx::query("UPDATE chat SET person = ? WHERE person = ?").bind(heir.to_string())
                    }
                    None => sqlx::query("UPDATE chat SET person = NULL, name = '' WHERE person = ?"),
                };
                said.bind(&id).execute(&mut *connection).await?;
                for row in rows {
                    let key = [Datum::text(row.try_get::<String, _>(0)?), Datum::Int(row.try_get(1)?)];
                    seal::CHAT.seal(connection, "table_id = ? AND id = ?", &key).await?;
                }
                for statement in FORGET.into_iter().chain([FORGET_JOBS]) {
                    sqlx::query(statement).bind(&id).execute(&mut *connection).await?;
                }
                let rows = sqlx::query("SELECT table_id, seat FROM game_players WHERE person = ?").bind(&id);
                let rows = rows.fetch_all(&mut *connection).await?;
                let heir = heir.map(|heir| heir.to_string());
                for statement in match heir {
                    Some(_) => [
                        "UPDATE game_players SET person = ?2 WHERE person = ?1",
                        "UPDATE devices SET person = ?2 WHERE person = ?1",
                    ],
                    None => [
                        "UPDATE game_players SET person = NULL, name = '' WHERE person = ?1",
                        "DELETE FROM devices WHERE person = ?1",
                    ],
                } {
                    sqlx::query(statement).bind(&id).bind(&heir).execute(&mut *connection).await?;
                }
                if let Some(heir) = heir {
                    seal::DEVICES.seal(connection, "person = ?", &[Datum::text(heir)]).await?;
                }
                for row in rows {
                    let key = [Datum::text(row.try_get::<String, _>(0)?), Datum::Int(row.try_get(1)?)];
                    seal::GAME_PLAYERS.seal(connection, "table_id = ? AND seat = ?", &key).await?;
                }
                Ok(())
            })
        }))
    }

    fn add_session(&self, token: TokenHash, person: PersonId, now: Millis) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT INTO sessions (token, person, used) VALUES (?, ?, ?)");
        let query = query.bind(token.0.to_vec()).bind(person.to_string()).bind(number(now));
        self.change(query, &seal::SESSIONS, "token = ?", Datum::Bytes(token.0.to_vec()))
    }

    fn session(&self, token: TokenHash, now: Millis) -> Answer<'_, Option<Person>> {
        self.reading(async move {
            let row = sqlx::query(
                "SELECT people.*, sessions.token, sessions.person, sessions.used, sessions.sum AS session_sum \
                 FROM sessions JOIN people ON people.id = sessions.person \
                 WHERE sessions.token = ? AND sessions.used > ?",
            )
            .bind(token.0.to_vec())
            .bind(number(now.saturating_sub(SESSION_LIFE_MS)))
            .fetch_optional(&self.reads)
            .await?;
            let Some(row) = row else { return Ok(None) };
            seal::SESSIONS.check_by(&row, "session_sum")?;
            let known = whole_person(&row)?;
            if count(&row, "used")?.saturating_add(SESSION_TOUCH_MS) < now {
                let touch = sqlx::query("UPDATE sessions SET used = ? WHERE token = ?");
                let touch = touch.bind(number(now)).bind(token.0.to_vec());
                let key = Datum::Bytes(token.0.to_vec());
                let touched = self.change(touch, &seal::SESSIONS, "token = ?", key).await;
                // The last use of a session could not be stored, but the session is valid for reading.
                if let Err(error) = touched {
                    tracing::warn!(error = %error.chain(), "the last use of a session was not stored");
                }
            }
            Ok(Some(known))
        })
    }

    fn end_session(&self, token: TokenHash) -> Answer<'_, ()> {
        self.execute(sqlx::query("DELETE FROM sessions WHERE token = ?").bind(token.0.to_vec()))
    }

    fn end_sessions(&self, person: PersonId) -> Answer<'_, ()> {
        self.execute(sqlx::query("DELETE FROM sessions WHERE person = ?").bind(person.to_string()))
    }

    fn add_table(&self, row: TableRow, first: Append) -> Answer<'_, ()> {
        let insert = sqlx::query(
            "INSERT INTO tables (id, game, options, seats, public, hot_seat, clock, secret, data, \
             rules_version, host, opened, watch, parent, status, awaited, bot_due, deadline, changed, clocks, \
             listing, head) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, 0, NULL, ?, NULL, '{}', 0)",
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
        .bind(number(row.opened));
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                insert.execute(&mut *connection).await?;
                let id = [Datum::text(first.table.to_string())];
                for sealed in [&seal::TABLES, &seal::HEADS, &seal::LISTINGS] {
                    sealed.seal(connection, "id = ?", &id).await?;
                }
                let first_come = appender::write(&mut *connection, &[&first]).await?;
                if first_come.contains(&first.table) { Ok(()) } else { Err(StoreError::Conflict) }
            })
        }))
    }

    fn append(&self, append: Append) -> Answer<'_, bool> {
        // With one process there are no leases: every table belongs to it.
        Box::pin(async move { appender::append(self.jobs(), append).await.map(|()| true) })
    }

    fn since(&self, table: TableId, after: u32) -> Answer<'_, Since> {
        self.reading(async move {
            let all = sqlx::query("SELECT * FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq");
            let all = all.bind(table.to_string()).bind(i64::from(after)).fetch_all(&self.reads).await?;
            let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(table.to_string());
            let row = row.fetch_optional(&self.reads).await?;
            let clocks = row.map(|row| seal::HEADS.check(&row).and_then(|()| json_or_none(&row, "clocks")));
            let entries = all.iter().map(|row| seal::ENTRIES.check(row).and_then(|()| stored(row)));
            let entries = entries.collect::<Result<_, _>>()?;
            Ok(Since { entries, clocks: clocks.transpose()?.flatten(), kept: true })
        })
    }

    fn keep_state(&self, table: TableId, seq: u32, state: Value) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT OR REPLACE INTO states (table_id, seq, state) VALUES (?, ?, ?)");
        let query = query.bind(table.to_string()).bind(i64::from(seq)).bind(text(&state));
        self.change(query, &seal::STATES, "table_id = ?", Datum::text(table.to_string()))
    }

    fn table_until(&self, id: TableId, last: u32) -> Answer<'_, Option<StoredTable>> {
        let reads = self.reads.clone();
        // In a separate task, because a connection returned in the middle of a transaction would show old data.
        let read = tokio::spawn(read_table(reads, id, last));
        self.reading(async move {
            let read = read.await.map_err(failed)??;
            match read.as_ref().map(|stored| &stored.damage) {
                Some(Some(fault)) => self.damages.note(&Damage::of_table(id, fault.clone())),
                Some(None) if last == u32::MAX => self.damages.clear(id),
                Some(None) | None => (),
            }
            Ok(read)
        })
    }

    fn written(&self, id: TableId) -> Answer<'_, Option<WrittenLog>> {
        self.reading(self.written_log(id))
    }

    fn cut(&self, cut: Cut) -> Answer<'_, ()> {
        Box::pin(self.cut_log(cut))
    }

    fn heard(&self) -> Answer<'_, Vec<News>> {
        self.reading(async move {
            let since = *self.heard.lock().unwrap_or_else(PoisonError::into_inner);
            let (news, last) = self.messages_since(since).await?;
            *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = last;
            Ok(news)
        })
    }

    fn tell_server(&self, message: NodeMessage) -> Answer<'_, ()> {
        Box::pin(self.leave_message(message, Time::default().now()))
    }

    fn lobby(&self, most: u32, each: u32) -> Answer<'_, Vec<Listed>> {
        self.reading(async move {
            let query = sqlx::query(
                "SELECT * FROM tables WHERE id IN (SELECT id FROM (SELECT id, changed, \
                 ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC) AS nth \
                 FROM tables WHERE public = 1 AND status IN ('open', 'running')) \
                 WHERE nth <= ? ORDER BY changed DESC LIMIT ?) ORDER BY changed DESC",
            );
            self.list(query.bind(i64::from(each)).bind(i64::from(most))).await
        })
    }

    fn tables_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>> {
        self.reading(async move {
            let query = sqlx::query(
                "SELECT tables.* FROM owners JOIN tables ON tables.id = owners.table_id WHERE owners.person = ? \
                 ORDER BY tables.changed DESC LIMIT ?",
            );
            self.list(query.bind(person.to_string()).bind(i64::from(most))).await
        })
    }

    fn opened_by(&self, person: PersonId) -> Answer<'_, u32> {
        self.reading(async move {
            let query = "SELECT COUNT(*) FROM tables WHERE host = ? AND status IN ('open', 'running')";
            let count: i64 =
                sqlx::query_scalar(query).bind(person.to_string()).fetch_one(&self.reads).await?;
            Ok(u32::try_from(count).unwrap_or(u32::MAX))
        })
    }

    fn due(&self, before: Millis, _: Vec<TableId>) -> Answer<'_, Vec<TableId>> {
        let query = "SELECT id FROM tables WHERE bot_due = 1 AND status = 'running' UNION \
                     SELECT id FROM tables WHERE deadline IS NOT NULL AND status = 'running' AND deadline < ?";
        self.reading(self.ids(sqlx::query(query).bind(number(before))))
    }

    fn abandoned(&self, open: Millis, running: Millis, most: u32) -> Answer<'_, Vec<(TableId, PersonId)>> {
        self.reading(async move {
            let rows = sqlx::query(
                "SELECT id, host FROM tables WHERE status IN ('open', 'running') \
                 AND changed < CASE status WHEN 'open' THEN ? ELSE ? END LIMIT ?",
            )
            .bind(number(open))
            .bind(number(running))
            .bind(i64::from(most))
            .fetch_all(&self.reads)
            .await?;
            Ok(rows.iter().filter_map(|row| Some((id(row, "id").ok()?, id(row, "host").ok()?))).collect())
        })
    }

    fn past(&self) -> (Option<Millis>, Vec<Outage>) {
        self.past.clone()
    }

    fn beat(&self, now: Millis, outages: Vec<Outage>) -> Answer<'_, Option<Beat>> {
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let sum = Seal::new(&seal::MARKS).int(1).int(number(now)).end();
                let beat = sqlx::query("UPDATE marks SET beat = ?, beat_sum = ?").bind(number(now)).bind(sum);
                beat.execute(&mut *connection).await?;
                for (began, ended) in outages {
                    let (began, ended) = (number(began), number(ended));
                    let sum = Seal::new(&seal::OUTAGES).int(began).int(ended).end();
                    let add =
                        sqlx::query("INSERT OR IGNORE INTO outages (began, ended, sum) VALUES (?, ?, ?)");
                    add.bind(began).bind(ended).bind(sum).execute(&mut *connection).await?;
                }
                Ok(None)
            })
        }))
    }

    fn add_chat(
        &self,
        table: TableId,
        person: PersonId,
        mut line: ChatLine,
        kept: u32,
    ) -> Answer<'_, ChatLine> {
        let table = table.to_string();
        Box::pin(self.writer.write(move |connection| {
            Box::pin(async move {
                let last = sqlx::query_scalar("SELECT COALESCE(MAX(id), 0) FROM chat WHERE table_id = ?");
                let last: i64 = last.bind(&table).fetch_one(&mut *connection).await?;
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
                .execute(&mut *connection)
                .await?;
                let key = [Datum::text(&*table), Datum::Int(line.id.into())];
                seal::CHAT.seal(connection, "table_id = ? AND id = ?", &key).await?;
                sqlx::query("DELETE FROM chat WHERE table_id = ? AND id <= ?")
                    .bind(&table)
                    .bind(i64::from(line.id) - i64::from(kept))
                    .execute(&mut *connection)
                    .await?;
                Ok(line)
            })
        }))
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<ChatLine>> {
        self.reading(async move {
            let query = sqlx::query("SELECT * FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?");
            let rows = query.bind(table.to_string()).bind(i64::from(most)).fetch_all(&self.reads).await?;
            let mut lines = self.whole(&rows, &[&seal::CHAT], chat_line);
            lines.reverse();
            Ok(lines)
        })
    }

    fn all_tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>> {
        self.reading(async move {
            let after = after.map_or_else(String::new, |id| id.to_string());
            let ids = sqlx::query("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?");
            self.ids(ids.bind(after).bind(i64::from(most))).await
        })
    }

    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<Listed>> {
        self.reading(async move {
            let after = after.map_or_else(String::new, |id| id.to_string());
            let query = sqlx::query("SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?");
            self.list(query.bind(after).bind(i64::from(most))).await
        })
    }

    fn inspect(&self) -> Answer<'_, Vec<Damage>> {
        Box::pin(inspect::inspect(&self.options, &self.damages))
    }

    fn health(&self) -> Health {
        Health { looking: self.damages.is_looking(), damages: self.damages.known() }
    }

    fn note_damage(&self, table: TableId, fault: String) {
        self.damages.note(&Damage::of_table(table, fault));
    }

    fn accept(&self) -> Answer<'_, ()> {
        Box::pin(self.writer.write(|connection| Box::pin(seal::accept(connection))))
    }

    fn keep_review(&self, table: TableId, review: Value) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT OR REPLACE INTO reviews (table_id, review) VALUES (?, ?)");
        let query = query.bind(table.to_string()).bind(text(&review));
        self.change(query, &seal::REVIEWS, "table_id = ?", Datum::text(table.to_string()))
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<Value>> {
        self.reading(async move {
            let query = sqlx::query("SELECT * FROM reviews WHERE table_id = ?").bind(table.to_string());
            let rows = query.fetch_all(&self.reads).await?;
            // A damaged one is computed again.
            Ok(self.whole(&rows, &[&seal::REVIEWS], |row| json(row, "review")).pop())
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        self.reading(async move {
            sqlx::query("SELECT 1").execute(&self.reads).await?;
            self.writer.prove().await
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let appender = self.appender.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(Appender { jobs, task }) = appender {
                // The writer ends when the last sender is dropped and the queue is empty.
                drop(jobs);
                task.await.map_err(failed)?;
            }
            // The last connection that closes runs a checkpoint.
            self.reads.close().await;
            self.writer.close().await;
            Ok(())
        })
    }
}

/// The schema of this version, as a new file has it.
pub(super) async fn schema() -> Result<Vec<String>, StoreError> {
    let mut fresh = SqliteConnectOptions::new().in_memory(true).connect().await?;
    while migrate_step(&mut fresh).await? {}
    let read = "SELECT type || ' ' || name || ' on ' || tbl_name || ': ' || COALESCE(sql, '') FROM sqlite_schema \
                WHERE name NOT LIKE 'sqlite_stat%' ORDER BY 1";
    let schema = sqlx::query_scalar(read).fetch_all(&mut fresh).await?;
    fresh.close().await?;
    Ok(schema)
}
