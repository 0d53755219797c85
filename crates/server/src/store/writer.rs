//! The one writer of table logs: it commits the entries of many tables together, which is how durable and fast agree.

use sqlx::sqlite::SqlitePool;
use sqlx::{Sqlite, Transaction};
use tokio::sync::{mpsc, oneshot};

use super::sqlite::{failed, is_taken, number, status_text, text};
use super::{Append, StoreError};
use crate::entry::Stored;
use crate::limits::{COMMIT_MAX, WRITER_QUEUE};

/// An append and who waits for it.
pub(super) struct Job {
    pub(super) append: Append,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// Starts the writer; it ends when all senders are gone.
pub(super) fn start(pool: SqlitePool) -> (mpsc::Sender<Job>, tokio::task::JoinHandle<()>) {
    let (sender, receiver) = mpsc::channel(WRITER_QUEUE);
    (sender, tokio::spawn(run(pool, receiver)))
}

async fn run(pool: SqlitePool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, COMMIT_MAX).await > 0 {
        let appends: Vec<&Append> = batch.iter().map(|job| &job.append).collect();
        match commit(&pool, &appends).await {
            Ok(results) => {
                for (job, result) in batch.drain(..).zip(results) {
                    let _ = job.done.send(if result { Ok(()) } else { Err(StoreError::Conflict) });
                }
            }
            Err(error) => {
                tracing::error!(%error, "a commit failed");
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(StoreError::NotCommitted(error.to_string())));
                }
            }
        }
    }
}

/// Commits what can be; tells for each append whether it was first.
async fn commit(pool: &SqlitePool, appends: &[&Append]) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    let mut results = Vec::with_capacity(appends.len());
    for append in appends {
        results.push(write(&mut transaction, append).await?);
    }
    transaction.commit().await?;
    Ok(results)
}

/// Writes one append. Numbers run on without gaps, so only the first entry can collide.
pub(super) async fn write(
    transaction: &mut Transaction<'_, Sqlite>,
    append: &Append,
) -> Result<bool, sqlx::Error> {
    let table = append.table.to_string();
    for Stored { seq, at, entry, told, course } in &append.entries {
        let insert = sqlx::query(
            "INSERT INTO entries (table_id, seq, at, entry, told, course) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(&table)
        .bind(i64::from(*seq))
        .bind(number(*at))
        .bind(text(entry))
        .bind(i64::from(*told))
        .bind(course.map(u64::cast_signed))
        .execute(&mut **transaction)
        .await;
        match insert {
            Ok(_) => (),
            Err(error) if is_taken(&error) => return Ok(false),
            Err(error) => return Err(error),
        }
    }
    let summary = &append.summary;
    sqlx::query(
        "UPDATE tables SET status = ?, awaited = ?, bot_due = ?, deadline = ?, changed = ?, clocks = ?, \
         listing = COALESCE(?, listing) WHERE id = ?",
    )
    .bind(status_text(summary.status))
    .bind(i64::from(summary.awaited))
    .bind(i64::from(summary.bot_due))
    .bind(summary.deadline.map(number))
    .bind(number(summary.changed))
    .bind(summary.clocks.as_ref().map(text))
    .bind(summary.listing.as_ref().map(text))
    .bind(&table)
    .execute(&mut **transaction)
    .await?;
    if let Some(owners) = &summary.owners {
        sqlx::query("DELETE FROM owners WHERE table_id = ?").bind(&table).execute(&mut **transaction).await?;
        for owner in owners {
            sqlx::query("INSERT OR IGNORE INTO owners (person, table_id) VALUES (?, ?)")
                .bind(owner.to_string())
                .bind(&table)
                .execute(&mut **transaction)
                .await?;
        }
    }
    if let (Some(state), Some(last)) = (&summary.state, append.entries.last()) {
        keep_state(&mut *transaction, &table, last.seq, &text(state)).await?;
    }
    Ok(true)
}

pub(super) async fn keep_state(
    transaction: &mut Transaction<'_, Sqlite>,
    table: &str,
    seq: u32,
    state: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO states (table_id, seq, state) VALUES (?, ?, ?)")
        .bind(table)
        .bind(i64::from(seq))
        .bind(state)
        .execute(&mut **transaction)
        .await
        .map(|_| ())
}

/// Hands an append to the writer and waits until it is durable.
pub(super) async fn append(sender: Option<mpsc::Sender<Job>>, append: Append) -> Result<(), StoreError> {
    let (done, answer) = oneshot::channel();
    let sender = sender.ok_or(StoreError::Closed)?;
    sender.send(Job { append, done }).await.map_err(|_| StoreError::Closed)?;
    drop(sender);
    answer.await.map_err(failed)?
}
