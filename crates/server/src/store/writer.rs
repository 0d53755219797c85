//! The one writer of table logs: it commits the entries of many tables together, which is how durable and fast agree.
//!
//! A commit is a handful of statements however many tables it holds: their rows travel as one JSON text each.

use std::collections::HashSet;

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use super::pen::Pen;
use super::rows::{number, text};
use super::sqlite::{failed, is_taken};
use super::{Append, StoreError};
use crate::limits::{COMMIT_MAX, WRITER_QUEUE};

/// An append and who waits for it.
pub(super) struct Job {
    pub(super) append: Append,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Starts the writer; it ends when all senders are gone.
pub(super) fn start(pen: Pen) -> (mpsc::Sender<Job>, tokio::task::JoinHandle<()>) {
    let (sender, receiver) = mpsc::channel(WRITER_QUEUE);
    (sender, tokio::spawn(run(pen, receiver)))
}

async fn run(pen: Pen, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, COMMIT_MAX).await > 0 {
        let (appends, waiting): (Vec<Append>, Vec<_>) =
            batch.drain(..).map(|job: Job| (job.append, job.done)).unzip();
        match pen.commit(move |connection| Box::pin(write_all(connection, appends))).await {
            Ok(results) => {
                for (done, result) in waiting.into_iter().zip(results) {
                    let _ = done.send(if result { Ok(()) } else { Err(StoreError::Conflict) });
                }
            }
            Err(error) => {
                let reason = error.chain();
                for done in waiting {
                    let _ = done.send(Err(StoreError::NotCommitted(reason.clone())));
                }
            }
        }
    }
}

/// Writes what can be; tells for each append whether it was first.
async fn write_all(connection: &mut SqliteConnection, appends: Vec<Append>) -> Result<Vec<bool>, StoreError> {
    let appends: Vec<&Append> = appends.iter().collect();
    let mut seen = HashSet::new();
    let apart = appends.iter().all(|append| seen.insert(append.table));
    let all = if apart { write(connection, &appends).await? } else { false };
    let mut results = vec![all; appends.len()];
    if !all {
        // Somebody was late: one by one it shows who. A statement that meets a taken number has changed nothing.
        for (append, result) in appends.iter().zip(&mut results) {
            *result = write(connection, &[append]).await?;
        }
    }
    Ok(results)
}

/// Writes appends of different tables, unless a number of theirs is taken. Numbers run on without gaps, so that only the
/// first entry of an append can collide, and entries come before all else.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<bool, sqlx::Error> {
    let (mut entries, mut tables) = (Vec::new(), Vec::new());
    let (mut owned, mut owners, mut states) = (Vec::new(), Vec::new(), Vec::new());
    for Append { table, base: _, entries: new, summary, kept: _ } in appends {
        let table = table.to_string();
        for one in new {
            let course = one.course.map(u64::cast_signed);
            entries.push(json!([table, one.seq, number(one.at), text(&one.entry), one.told, course]));
        }
        if let Some(all) = &summary.owners {
            owners.extend(all.iter().map(|owner| json!([owner.to_string(), table])));
            owned.push(Value::String(table.clone()));
        }
        if let (Some(state), Some(last)) = (&summary.state, new.last()) {
            states.push(json!([table, last.seq, text(state)]));
        }
        tables.push(json!([
            table,
            summary.status.name(),
            summary.awaited,
            u8::from(summary.bot_due),
            summary.deadline.map(number),
            number(summary.changed),
            summary.clocks.as_ref().map(text),
            summary.listing.as_ref().map(text),
        ]));
    }
    let insert = "INSERT INTO entries (table_id, seq, at, entry, told, course) \
                  SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 FROM json_each(?)";
    match rows(connection, insert, entries).await {
        Ok(()) => (),
        Err(error) if is_taken(&error) => return Ok(false),
        Err(error) => return Err(error),
    }
    let update = "UPDATE tables SET status = new.value->>1, awaited = new.value->>2, bot_due = new.value->>3, \
                  deadline = new.value->>4, changed = new.value->>5, clocks = new.value->>6, \
                  listing = COALESCE(new.value->>7, listing) FROM json_each(?) AS new WHERE tables.id = new.value->>0";
    rows(connection, update, tables).await?;
    let forget = "DELETE FROM owners WHERE table_id IN (SELECT value FROM json_each(?))";
    rows(connection, forget, owned).await?;
    let own = "INSERT OR IGNORE INTO owners (person, table_id) SELECT value->>0, value->>1 FROM json_each(?)";
    rows(connection, own, owners).await?;
    let keep = "INSERT OR REPLACE INTO states (table_id, seq, state) \
                SELECT value->>0, value->>1, value->>2 FROM json_each(?)";
    rows(connection, keep, states).await?;
    Ok(true)
}

/// Runs a statement over rows, if there are any.
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

/// Hands an append to the writer and waits until it is durable.
pub(super) async fn append(sender: Option<mpsc::Sender<Job>>, append: Append) -> Result<(), StoreError> {
    let (done, answer) = oneshot::channel();
    let sender = sender.ok_or(StoreError::Closed)?;
    sender.send(Job { append, done }).await.map_err(|_| StoreError::Closed)?;
    drop(sender);
    answer.await.map_err(failed)?
}
