//! The store in one SQLite file: write-ahead log, every commit on the disk before it is acknowledged.

use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde_json::Value;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use table::wire::ChatLine;
use table::{Listed, Millis, PersonId, StoredTable, TableId, TableRow};
use tokio::sync::mpsc;

use super::file::Place;
use super::pen::{Log, Pen};
use super::rows::{
    chat_line, count, id, json, json_or_none, listed, number, person, small, stored, table_row, text,
};
use super::writer::{self, Job};
use super::{Answer, Append, Beat, Cut, News, Person, Since, Store, StoreError, Word, WrittenLog};
use crate::limits::{OUTAGES_KEPT_MS, SESSION_LIFE_MS, SESSION_TOUCH_MS};
use crate::time::{Outage, Time};
use crate::token::TokenHash;

/// The versions of the schema in order; the file's `user_version` tells how many it has.
const SCHEMA: [&str; 6] = [
    include_str!("schema.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
    include_str!("schema-5.sql"),
    include_str!("schema-6.sql"),
];
/// How many connections read at once.
const READERS: u32 = 4;
/// How long a connection waits for another's lock.
const BUSY: Duration = Duration::from_secs(10);
/// How often what was committed is carried over from the write-ahead log into the file.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);
/// This many pages the write-ahead log may have beyond those of the file before writers wait for it to be carried over and begun
/// anew: 4 MB. While people write without a pause it would never begin anew by itself, and fill a small disk alone.
const LOG_BEYOND_FILE: i64 = 1_000;
/// From this many pages on it begins anew however large the file is, and what it took of the disk is given back: 256 MB.
const LOG_MAX: i64 = 65_536;
/// The pages the writer keeps in memory, in KiB, as a negative number: what one commit touches. The system has the rest.
const CACHE: &str = "-2048";
/// The same for each reader: whole tables are read, one after the other, and the system keeps the file in memory anyway.
const READER_CACHE: &str = "-1024";

/// The store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pub(super) reads: SqlitePool,
    pub(super) pen: Pen,
    /// The last beat before this start, and the outages known then.
    past: (Option<Millis>, Vec<Outage>),
    /// The last word of another process that was heard.
    heard: Mutex<i64>,
    writer: Mutex<Option<Writer>>,
    _keeper: Keeper,
}

/// The task that empties the write-ahead log and tries again where nothing could be stored; it ends with the store.
#[derive(Debug)]
struct Keeper(tokio::task::JoinHandle<()>);

impl Drop for Keeper {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Carries over what was committed, beside the writer: one who commits never waits for it, unless the log has become huge.
async fn keep(reads: SqlitePool, pen: Pen) {
    while !reads.is_closed() {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        pen.try_again().await;
        let passed = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&reads).await;
        let pages: i64 = passed.and_then(|row| row.try_get(1)).unwrap_or_default();
        if pages <= LOG_BEYOND_FILE {
            continue;
        }
        let file = sqlx::query_scalar("PRAGMA page_count").fetch_one(&reads).await.unwrap_or(LOG_MAX);
        let shortened = if pages > LOG_MAX {
            pen.carry_over(Log::GivenBack).await
        } else if pages > file.saturating_add(LOG_BEYOND_FILE) {
            pen.carry_over(Log::BegunAnew).await
        } else {
            Ok(())
        };
        if let Err(error) = shortened {
            tracing::warn!(error = %error.chain(), "the write-ahead log stays long");
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
            // What a statement would have to take back is kept for its time: a file for each commit costs as much as the log.
            .pragma("temp_store", "MEMORY")
            .foreign_keys(false);
        let place = Place::prepare(path)?;
        let past = migrate(&options).await?;
        let pen = Pen::new(options.clone(), place);
        let options = options.pragma("cache_size", READER_CACHE);
        let reads = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await?;
        let (jobs, task) = writer::start(pen.clone());
        let keeper = Keeper(tokio::spawn(keep(reads.clone(), pen.clone())));
        let writer = Mutex::new(Some(Writer { jobs, task }));
        let last: i64 =
            sqlx::query_scalar("SELECT COALESCE(MAX(id), 0) FROM words").fetch_one(&reads).await?;
        Ok(Sqlite { reads, pen, past, heard: Mutex::new(last), writer, _keeper: keeper })
    }

    /// Writes everything, as it is at one moment, into a new file; a server may be writing meanwhile.
    pub async fn write_file(&self, file: &Path) -> Result<(), StoreError> {
        let into =
            file.to_str().ok_or_else(|| StoreError::Broken("the name of the file is no text".to_owned()))?;
        sqlx::query("VACUUM INTO ?").bind(into).execute(&self.reads).await?;
        Ok(())
    }

    /// For whoever reads everything.
    pub(super) fn reads(&self) -> &SqlitePool {
        &self.reads
    }

    fn jobs(&self) -> Option<mpsc::Sender<Job>> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.as_ref().map(|writer| writer.jobs.clone())
    }

    /// Writes by a single statement.
    fn execute(
        &self,
        query: sqlx::query::Query<'static, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Answer<'_, ()> {
        Box::pin(self.pen.write(move |connection| {
            Box::pin(async move {
                query.execute(connection).await?;
                Ok(())
            })
        }))
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

/// Brings the file to the present schema, each step whole or not at all; tells what it says of the time before.
async fn migrate(options: &SqliteConnectOptions) -> Result<(Option<Millis>, Vec<Outage>), StoreError> {
    let mut connection = options.connect().await?;
    while migrate_step(&mut connection).await? {}
    let beat: Option<i64> = sqlx::query_scalar("SELECT beat FROM marks").fetch_one(&mut connection).await?;
    let beat = beat.and_then(|beat| u64::try_from(beat).ok());
    let known = number(beat.unwrap_or_default().saturating_sub(OUTAGES_KEPT_MS));
    let rows = sqlx::query("SELECT began, ended FROM outages WHERE ended > ? ORDER BY began").bind(known);
    let rows = rows.fetch_all(&mut connection).await?;
    let outages = rows.iter().map(|row| Ok((count(row, "began")?, count(row, "ended")?)));
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
        sqlx::raw_sql(*step).execute(&mut *connection).await?;
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
        if is_taken(&error) { StoreError::Conflict } else { failed(error) }
    }
}

pub(super) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

/// Row and log of the same moment.
async fn read_table(reads: SqlitePool, id: String, last: u32) -> Result<Option<StoredTable>, StoreError> {
    let mut read = reads.begin().await?;
    let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(&id);
    let Some(row) = row.fetch_optional(&mut *read).await? else { return Ok(None) };
    let entries = sqlx::query("SELECT * FROM entries WHERE table_id = ? AND seq <= ? ORDER BY seq");
    let entries = entries.bind(&id).bind(i64::from(last)).fetch_all(&mut *read).await?;
    let state = sqlx::query("SELECT seq, state FROM states WHERE table_id = ?").bind(&id);
    let state = state.fetch_optional(&mut *read).await?;
    read.rollback().await?;
    Ok(Some(StoredTable {
        row: table_row(&row)?,
        entries: entries.iter().map(stored).collect::<Result<_, _>>()?,
        clocks: json_or_none(&row, "clocks")?,
        state: state
            .map(|row| Ok::<_, StoreError>((small(&row, "seq")?, json(&row, "state")?)))
            .transpose()?,
    }))
}

impl Store for Sqlite {
    fn add_person(&self, person: Person, now: Millis) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT INTO people (id, name, prefs, created) VALUES (?, ?, ?, ?)")
            .bind(person.id.to_string())
            .bind(person.name)
            .bind(text(&person.prefs))
            .bind(number(now));
        self.execute(query)
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
        self.execute(sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(id.to_string()))
    }

    fn set_prefs(&self, id: PersonId, prefs: Value) -> Answer<'_, ()> {
        let query = sqlx::query("UPDATE people SET prefs = ? WHERE id = ?");
        self.execute(query.bind(text(&prefs)).bind(id.to_string()))
    }

    fn set_login(&self, id: PersonId, login: String, password: String) -> Answer<'_, ()> {
        let query = sqlx::query("UPDATE people SET login = ?, password = ? WHERE id = ?");
        self.execute(query.bind(login).bind(password).bind(id.to_string()))
    }

    fn forget(&self, id: PersonId, heir: Option<PersonId>) -> Answer<'_, ()> {
        let id = id.to_string();
        Box::pin(self.pen.write(move |connection| {
            Box::pin(async move {
                let wipe =
                    "UPDATE people SET name = '', login = NULL, password = NULL, prefs = '{}' WHERE id = ?";
                for statement in
                    [wipe, "DELETE FROM sessions WHERE person = ?", "DELETE FROM owners WHERE person = ?"]
                {
                    sqlx::query(statement).bind(&id).execute(&mut *connection).await?;
                }
                let said = match heir {
                    Some(heir) => {
                        sqlx::query("UPDATE chat SET person = ? WHERE person = ?").bind(heir.to_string())
                    }
                    None => sqlx::query("UPDATE chat SET person = NULL, name = '' WHERE person = ?"),
                };
                said.bind(&id).execute(&mut *connection).await?;
                Ok(())
            })
        }))
    }

    fn add_session(&self, token: TokenHash, person: PersonId, now: Millis) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT INTO sessions (token, person, used) VALUES (?, ?, ?)");
        self.execute(query.bind(token.0.to_vec()).bind(person.to_string()).bind(number(now)))
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
                let touched = self.execute(touch.bind(number(now)).bind(token.0.to_vec())).await;
                // A session that cannot be written to can still be used for looking.
                if let Err(error) = touched {
                    tracing::warn!(error = %error.chain(), "the use of a session was not written down");
                }
            }
            person(&row).map(Some)
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
        .bind(number(row.opened));
        Box::pin(self.pen.write(move |connection| {
            Box::pin(async move {
                insert.execute(&mut *connection).await?;
                let first_come = writer::write(&mut *connection, &[&first]).await?;
                if first_come { Ok(()) } else { Err(StoreError::Conflict) }
            })
        }))
    }

    fn append(&self, append: Append) -> Answer<'_, bool> {
        // One process, one file: every table is its own.
        Box::pin(async move { writer::append(self.jobs(), append).await.map(|()| true) })
    }

    fn since(&self, table: TableId, after: u32) -> Answer<'_, Since> {
        Box::pin(async move {
            let all = sqlx::query("SELECT * FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq");
            let all = all.bind(table.to_string()).bind(i64::from(after)).fetch_all(&self.reads).await?;
            let row = sqlx::query("SELECT clocks FROM tables WHERE id = ?").bind(table.to_string());
            let row = row.fetch_optional(&self.reads).await?;
            let clocks = row.map(|row| json_or_none(&row, "clocks")).transpose()?.flatten();
            let entries = all.iter().map(stored).collect::<Result<_, _>>()?;
            Ok(Since { entries, clocks, kept: true })
        })
    }

    fn keep_state(&self, table: TableId, seq: u32, state: Value) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT OR REPLACE INTO states (table_id, seq, state) VALUES (?, ?, ?)");
        self.execute(query.bind(table.to_string()).bind(i64::from(seq)).bind(text(&state)))
    }

    fn table_until(&self, id: TableId, last: u32) -> Answer<'_, Option<StoredTable>> {
        let reads = self.reads.clone();
        // In a task of its own: a connection that is given back in the middle of a transaction would show the past.
        let read = tokio::spawn(read_table(reads, id.to_string(), last));
        Box::pin(async move { read.await.map_err(failed)? })
    }

    fn written(&self, id: TableId) -> Answer<'_, Option<WrittenLog>> {
        Box::pin(self.written_log(id))
    }

    fn cut(&self, cut: Cut) -> Answer<'_, ()> {
        Box::pin(self.cut_log(cut))
    }

    fn heard(&self) -> Answer<'_, Vec<News>> {
        Box::pin(async move {
            let since = *self.heard.lock().unwrap_or_else(PoisonError::into_inner);
            let (news, last) = self.words(since).await?;
            *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = last;
            Ok(news)
        })
    }

    fn tell_house(&self, word: Word) -> Answer<'_, ()> {
        Box::pin(self.leave_word(word, Time::default().now()))
    }

    fn lobby(&self, most: u32, each: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
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

    fn due(&self, before: Millis, _: Vec<TableId>) -> Answer<'_, Vec<TableId>> {
        let query = "SELECT id FROM tables WHERE bot_due = 1 AND status = 'running' UNION \
                     SELECT id FROM tables WHERE deadline IS NOT NULL AND status = 'running' AND deadline < ?";
        Box::pin(self.ids(sqlx::query(query).bind(number(before))))
    }

    fn abandoned(&self, open: Millis, running: Millis, most: u32) -> Answer<'_, Vec<(TableId, PersonId)>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT id, host FROM tables WHERE status IN ('open', 'running') \
                 AND changed < CASE status WHEN 'open' THEN ? ELSE ? END LIMIT ?",
            )
            .bind(number(open))
            .bind(number(running))
            .bind(i64::from(most))
            .fetch_all(&self.reads)
            .await?;
            rows.iter().map(|row| Ok((id(row, "id")?, id(row, "host")?))).collect()
        })
    }

    fn past(&self) -> (Option<Millis>, Vec<Outage>) {
        self.past.clone()
    }

    fn beat(&self, now: Millis, outages: Vec<Outage>) -> Answer<'_, Option<Beat>> {
        Box::pin(self.pen.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE marks SET beat = ?").bind(number(now)).execute(&mut *connection).await?;
                for (began, ended) in outages {
                    let add = sqlx::query("INSERT OR IGNORE INTO outages (began, ended) VALUES (?, ?)");
                    add.bind(number(began)).bind(number(ended)).execute(&mut *connection).await?;
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
        Box::pin(self.pen.write(move |connection| {
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
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?");
            let rows = query.bind(table.to_string()).bind(i64::from(most)).fetch_all(&self.reads).await?;
            rows.iter().rev().map(chat_line).collect()
        })
    }

    fn all_tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move {
            let after = after.map_or_else(String::new, |id| id.to_string());
            let ids = sqlx::query("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?");
            self.ids(ids.bind(after).bind(i64::from(most))).await
        })
    }

    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let after = after.map_or_else(String::new, |id| id.to_string());
            let query = sqlx::query("SELECT * FROM tables WHERE id > ? ORDER BY id LIMIT ?");
            self.list(query.bind(after).bind(i64::from(most))).await
        })
    }

    fn ailments(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let look = sqlx::query_scalar("PRAGMA integrity_check");
            let mut found: Vec<String> = look.fetch_all(&self.reads).await?;
            found.retain(|one| one != "ok");
            let gaps = "SELECT table_id || ': the log has ' || count(*) || ' entries up to ' || max(seq) FROM entries \
                        GROUP BY table_id HAVING count(*) <> max(seq)";
            let gaps: Vec<String> = sqlx::query_scalar(gaps).fetch_all(&self.reads).await?;
            found.extend(gaps);
            Ok(found)
        })
    }

    fn keep_review(&self, table: TableId, review: Value) -> Answer<'_, ()> {
        let query = sqlx::query("INSERT OR REPLACE INTO reviews (table_id, review) VALUES (?, ?)");
        self.execute(query.bind(table.to_string()).bind(text(&review)))
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<Value>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT review FROM reviews WHERE table_id = ?").bind(table.to_string());
            query.fetch_optional(&self.reads).await?.map(|row| json(&row, "review")).transpose()
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.reads).await?;
            self.pen.prove().await
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
            // The last one to close carries the log over into the file.
            self.reads.close().await;
            self.pen.close().await;
            Ok(())
        })
    }
}
