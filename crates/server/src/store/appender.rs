//! The single writer of table logs: it commits the entries of many tables together, for durability at a high rate.
//!
//! A commit needs a constant number of statements: the rows of all tables are passed as JSON texts.

use std::collections::HashSet;
use std::sync::Arc;

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use table::TableId;
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

use super::rows::{id, number, text};
use super::seal::{self, Seal};
use super::sqlite::{failed, is_taken};
use super::writer::Writer;
use super::{Append, NewJob, StoreError};
use crate::limits::{COMMIT_MAX, WRITER_QUEUE};

/// An append with the receiver of its result.
pub(super) struct Job {
    pub(super) append: Append,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Starts the writer; it ends with its last sender.
pub(super) fn start(writer: Writer) -> (mpsc::Sender<Job>, tokio::task::JoinHandle<()>) {
    let (sender, receiver) = mpsc::channel(WRITER_QUEUE);
    (sender, tokio::spawn(run(writer, receiver)))
}

async fn run(writer: Writer, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, COMMIT_MAX).await > 0 {
        let (appends, waiting): (Vec<Append>, Vec<_>) =
            batch.drain(..).map(|job: Job| (job.append, job.done)).unzip();
        let appends = Arc::new(appends);
        let all = Arc::clone(&appends);
        let mut written =
            writer.commit(move |connection| Box::pin(async move { write_all(connection, &all).await })).await;
        if let Err(StoreError::NotKnown(_)) = written
            && let Some(stand) = stand(&writer, &appends).await
        {
            written = Ok(stand);
        }
        match written {
            Ok(results) => {
                for (done, result) in waiting.into_iter().zip(results) {
                    let _ = done.send(if result { Ok(()) } else { Err(StoreError::Conflict) });
                }
            }
            Err(error) => {
                let reason = error.chain();
                let known = !matches!(error, StoreError::NotKnown(_));
                for done in waiting {
                    let reason = reason.clone();
                    let reported =
                        if known { StoreError::NotCommitted(reason) } else { StoreError::NotKnown(reason) };
                    let _ = done.send(Err(reported));
                }
            }
        }
    }
}

/// Whether appends of a commit with a lost answer are in the log, identified by the checksum of their first entries.
/// None if the log cannot be read.
async fn stand(writer: &Writer, appends: &[Append]) -> Option<Vec<bool>> {
    let mut connection = writer.verified_connection().await?;
    let mut stand = Vec::with_capacity(appends.len());
    for Append { table, entries, .. } in appends {
        let first = entries.first()?;
        let own = seal::of_entry(*table, first);
        let (table, seq) = (table.to_string(), i64::from(first.seq));
        let found = sqlx::query_scalar("SELECT sum FROM entries WHERE table_id = ? AND seq = ?");
        let found: Option<i64> =
            found.bind(&table).bind(seq).fetch_optional(&mut connection).await.ok()?.flatten();
        stand.push(found == Some(own));
    }
    Some(stand)
}

/// Writes appends; returns for each whether it succeeded.
async fn write_all(connection: &mut SqliteConnection, appends: &[Append]) -> Result<Vec<bool>, StoreError> {
    let all: Vec<&Append> = appends.iter().collect();
    let mut seen = HashSet::new();
    if all.iter().all(|append| seen.insert(append.table))
        && let Some(first) = write_heads(connection, &all).await?
    {
        return Ok(all.iter().map(|append| first.contains(&append.table)).collect());
    }
    // If a table has two appends, or a log continues beyond its head, appends are written one by one to find out which
    // fails. A statement that conflicts has changed nothing.
    let mut results = Vec::with_capacity(all.len());
    for append in all {
        results.push(write(connection, &[append]).await?.contains(&append.table));
    }
    Ok(results)
}

/// Writes appends of different tables; returns the tables whose head matched.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<HashSet<TableId>, StoreError> {
    Ok(write_heads(connection, appends).await?.unwrap_or_default())
}

/// Like [`write`]; writes nothing and returns none if a number after a head is taken.
async fn write_heads(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Option<HashSet<TableId>>, StoreError> {
    let (mut entries, mut tables) = (Vec::new(), Vec::new());
    for Append { table, base, entries: new, summary, .. } in appends {
        let table = table.to_string();
        for one in new {
            let (seq, at, audience) = (i64::from(one.seq), number(one.at), i64::from(one.audience.bits()));
            let (entry, course) = (text(&one.entry), one.course.map(u64::cast_signed));
            let sum = seal::entry_sum(&table, seq, at, &entry, audience, course);
            entries.push(json!([table, seq, at, entry, audience, course, sum, base]));
        }
        let head = i64::from(new.last().map_or(*base, |last| last.seq));
        let (status, awaited, bot_due) =
            (summary.status.name(), i64::from(summary.awaited), i64::from(summary.bot_due));
        let (deadline, changed) = (summary.deadline.map(number), number(summary.changed));
        let (clocks, listing) = (summary.clocks.as_ref().map(text), summary.listing.as_ref().map(text));
        let sum = Seal::new(&seal::HEADS).text(&*table).int(head).text(status).int(awaited).int(bot_due);
        let sum = sum.int(deadline).int(changed).text(clocks.as_deref()).end();
        let listed =
            listing.as_deref().map(|listing| Seal::new(&seal::LISTINGS).text(&*table).text(listing).end());
        tables.push(json!([
            table, status, awaited, bot_due, deadline, changed, clocks, listing, head, sum, listed, base
        ]));
    }
    // An entry is written only if the head is its predecessor.
    let insert = "INSERT INTO entries (table_id, seq, at, entry, told, course, sum) \
                  SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6 FROM json_each(?) \
                  CROSS JOIN tables ON tables.id = value->>0 AND tables.head = value->>7";
    match rows(connection, insert, entries).await {
        Ok(()) => (),
        Err(error) if is_taken(&error) => return Ok(None),
        Err(error) => return Err(error.into()),
    }
    let update = "UPDATE tables SET status = new.value->>1, awaited = new.value->>2, bot_due = new.value->>3, \
                  deadline = new.value->>4, changed = new.value->>5, clocks = new.value->>6, \
                  listing = COALESCE(new.value->>7, listing), head = new.value->>8, head_sum = new.value->>9, \
                  listing_sum = COALESCE(new.value->>10, listing_sum) FROM json_each(?) AS new \
                  WHERE tables.id = new.value->>0 AND tables.head = new.value->>11 RETURNING id";
    let passed =
        sqlx::query(update).bind(Value::Array(tables).to_string()).fetch_all(&mut *connection).await?;
    let passed: HashSet<TableId> = passed.iter().map(|row| id(row, "id")).collect::<Result<_, _>>()?;
    let (mut owned, mut owners, mut states) = (Vec::new(), Vec::new(), Vec::new());
    for Append { table, entries: new, summary, .. } in
        appends.iter().filter(|one| passed.contains(&one.table))
    {
        let table = table.to_string();
        if let Some(all) = &summary.owners {
            owners.extend(all.iter().map(|owner| {
                let owner = owner.to_string();
                json!([owner, table, Seal::new(&seal::OWNERS).text(&*owner).text(&*table).end()])
            }));
            owned.push(Value::String(table.clone()));
        }
        if let (Some(state), Some(last)) = (&summary.state, new.last()) {
            let state = text(state);
            let sum = Seal::new(&seal::STATES).text(&*table).int(i64::from(last.seq)).text(&*state).end();
            states.push(json!([table, last.seq, state, sum]));
        }
    }
    let forget = "DELETE FROM owners WHERE table_id IN (SELECT value FROM json_each(?))";
    rows(connection, forget, owned).await?;
    let own = "INSERT OR IGNORE INTO owners (person, table_id, sum) \
               SELECT value->>0, value->>1, value->>2 FROM json_each(?)";
    rows(connection, own, owners).await?;
    let keep = "INSERT OR REPLACE INTO states (table_id, seq, state, sum) \
                SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?)";
    rows(connection, keep, states).await?;
    let jobs = appends.iter().filter(|one| passed.contains(&one.table)).flat_map(|one| &one.jobs);
    for (replace, statement) in [(false, ADD_JOBS), (true, REPLACE_JOBS)] {
        let some = jobs.clone().filter(|job| job.replace == replace).map(job_row).collect();
        rows(connection, statement, some).await?;
    }
    Ok(Some(passed))
}

/// A job that waits already is kept; one that is being run is followed by the new one.
const ADD_JOBS: &str = "INSERT INTO jobs (id, kind, key, due, payload, sum) \
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?) WHERE TRUE \
    ON CONFLICT (kind, key) DO UPDATE SET id = excluded.id, due = excluded.due, payload = excluded.payload, sum = excluded.sum, \
    attempts = 0, claimed_by = NULL, claimed_until = NULL WHERE jobs.claimed_until IS NOT NULL";
const REPLACE_JOBS: &str = "INSERT INTO jobs (id, kind, key, due, payload, sum) \
    SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?) WHERE TRUE \
    ON CONFLICT (kind, key) DO UPDATE SET id = excluded.id, due = excluded.due, payload = excluded.payload, sum = excluded.sum, \
    attempts = 0, claimed_by = NULL, claimed_until = NULL";

fn job_row(job: &NewJob) -> Value {
    let (id, due, payload) = (Uuid::now_v7().simple().to_string(), number(job.due), text(&job.payload));
    let seal = Seal::new(&seal::JOBS).text(&*id).text(job.kind.name()).text(&*job.key);
    let sum = seal.int(due).text(&*payload).end();
    json!([id, job.kind.name(), job.key, due, payload, sum])
}

/// Runs a statement for rows, if there are any.
async fn rows(
    connection: &mut SqliteConnection,
    statement: &'static str,
    rows: Vec<Value>,
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let all = Value::Array(rows).to_string();
    sqlx::query(statement).bind(all).execute(connection).await.map(|_| ())
}

/// Passes an append to the writer and waits until it is durable.
pub(super) async fn append(sender: Option<mpsc::Sender<Job>>, append: Append) -> Result<(), StoreError> {
    let (done, answer) = oneshot::channel();
    let sender = sender.ok_or(StoreError::Closed)?;
    sender.send(Job { append, done }).await.map_err(|_| StoreError::Closed)?;
    drop(sender);
    answer.await.map_err(failed)?
}
