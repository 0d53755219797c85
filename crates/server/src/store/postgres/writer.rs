//! The single writer of table logs of a node: one statement for the entries of many tables, on its own connection.
//!
//! A failed compare-and-set is a result and not an error, so that it does not reject the entries of other tables. If
//! the connection fails before the answer, the log shows the result: each entry contains its node and batch.

use std::collections::{HashMap, HashSet};
use std::time::Instant;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Row as _};
use table::TableId;
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

use super::pool::{AGAIN, Away, is_answer, options};
use super::{BUILD, Query};
use crate::limits::{COMMIT_MAX, WRITER_QUEUE};
use crate::store::rows::{number, text};
use crate::store::seal;
use crate::store::sqlite::failed;
use crate::store::{Append, NewJob, StoreError};

/// The result of the one statement: which tables passed, and whether this node keeps them.
macro_rules! with_result {
    ($($part:expr),*) => {
        concat!($(include_str!($part),)* "SELECT id, keeper IS NOT DISTINCT FROM $13 AS mine FROM passed")
    };
}

/// The statement that appends.
const APPEND: &str = with_result!("append.sql");
/// The same with background jobs, which almost no batch has.
const APPEND_WITH_JOBS: &str = with_result!("append.sql", "append-jobs.sql");

/// An append with the receiver of its result.
pub(super) struct Job {
    append: Append,
    /// The time since which the sender waits.
    since: Instant,
    done: oneshot::Sender<Result<bool, StoreError>>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Job").finish_non_exhaustive()
    }
}

/// Starts the writer; it ends with its last sender.
pub(super) fn start(
    settings: PgConnectOptions,
    node: Uuid,
    away: Away,
) -> (mpsc::Sender<Job>, tokio::task::JoinHandle<()>) {
    let (sender, jobs) = mpsc::channel(WRITER_QUEUE);
    let writer = Writer { settings: options(settings), node, connection: None, batch: 0, away };
    (sender, tokio::spawn(writer.run(jobs)))
}

struct Writer {
    settings: PgConnectOptions,
    node: Uuid,
    connection: Option<PgConnection>,
    /// The number of the last batch.
    batch: i64,
    away: Away,
}

/// The tables of successful appends, with whether this node holds the lease.
type Passed = HashMap<TableId, bool>;

impl Writer {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut waiting: Vec<Job> = Vec::new();
        loop {
            if waiting.is_empty() && jobs.recv_many(&mut waiting, COMMIT_MAX).await == 0 {
                return;
            }
            // Each table occurs once in a batch; further appends wait for the next.
            let mut seen = HashSet::new();
            let (batch, rest) =
                waiting.into_iter().partition::<Vec<Job>, _>(|job| seen.insert(job.append.table));
            waiting = rest;
            self.write(batch).await;
        }
    }

    /// Writes a batch, and answers each append.
    async fn write(&mut self, jobs: Vec<Job>) {
        let since = jobs.iter().map(|job| job.since).min().unwrap_or_else(Instant::now);
        let (appends, waiting): (Vec<Append>, Vec<_>) =
            jobs.into_iter().map(|job| (job.append, job.done)).unzip();
        self.batch += 1;
        match self.settle(&appends, since).await {
            Ok(passed) => {
                for (append, done) in appends.iter().zip(waiting) {
                    let _ = done.send(passed.get(&append.table).copied().ok_or(StoreError::Conflict));
                }
            }
            Err(error) => {
                tracing::error!(error = %error.chain(), "a commit failed");
                for done in waiting {
                    let reported = if let StoreError::NotKnown(reason) = &error {
                        StoreError::NotKnown(reason.clone())
                    } else {
                        StoreError::NotCommitted(error.chain())
                    };
                    let _ = done.send(Err(reported));
                }
            }
        }
    }

    /// Writes until the result is known, or until the time limit of requests.
    async fn settle(&mut self, appends: &[Append], since: Instant) -> Result<Passed, StoreError> {
        let deadline = self.away.deadline(since);
        let until = tokio::time::Instant::from_std(deadline);
        // Whether an earlier attempt may have succeeded.
        let mut unsure = false;
        loop {
            let tried = tokio::time::timeout_at(until, self.attempt(appends, unsure)).await;
            let error = match tried {
                Ok(Ok(passed)) => {
                    self.away.answers();
                    return Ok(passed);
                }
                Ok(Err(error)) if is_answer(&error) => {
                    self.connection = None;
                    // This attempt wrote nothing; an earlier one may have.
                    return Err(if unsure { StoreError::NotKnown(error.to_string()) } else { failed(error) });
                }
                Ok(Err(error)) => error.to_string(),
                Err(_) => "the database took too long".to_owned(),
            };
            // A connection that has failed is not used again.
            unsure |= self.connection.take().is_some();
            if Instant::now() + AGAIN >= deadline {
                self.away.is_away(since);
                return Err(if unsure {
                    StoreError::NotKnown(error)
                } else {
                    StoreError::NotCommitted(error)
                });
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    async fn attempt(&mut self, appends: &[Append], unsure: bool) -> Result<Passed, sqlx::Error> {
        if self.connection.is_none() {
            self.connection = Some(self.settings.connect().await?);
        }
        let Some(connection) = &mut self.connection else { return Err(sqlx::Error::PoolClosed) };
        let (node, batch) = (self.node, self.batch);
        let mut passed = if unsure { own(connection, appends, node, batch).await? } else { Passed::new() };
        let left: Vec<&Append> =
            appends.iter().filter(|append| !passed.contains_key(&append.table)).collect();
        if !left.is_empty() {
            passed.extend(append(connection, &left, node, batch).await?);
        }
        if unsure && passed.len() < appends.len() {
            // Entries that an earlier attempt wrote while this one waited for it.
            passed.extend(own(connection, appends, node, batch).await?);
        }
        Ok(passed)
    }
}

/// The appends of this batch that are in the log already.
async fn own(
    connection: &mut PgConnection,
    appends: &[Append],
    node: Uuid,
    batch: i64,
) -> Result<Passed, sqlx::Error> {
    let tables: Vec<Uuid> = appends.iter().map(|append| append.table.into()).collect();
    let bases: Vec<i64> = appends.iter().map(|append| i64::from(append.base) + 1).collect();
    let rows = sqlx::query(
        "SELECT entries.table_id, heads.keeper IS NOT DISTINCT FROM $3 AS mine \
         FROM unnest($1::uuid[], $2::bigint[]) AS one (id, seq) \
         JOIN entries ON entries.table_id = one.id AND entries.seq = one.seq JOIN heads ON heads.id = one.id \
         WHERE entries.node = $3 AND entries.batch = $4",
    );
    let rows = rows.bind(tables).bind(bases).bind(node).bind(batch).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get::<Uuid, _>(0)?.into(), row.try_get(1)?))).collect()
}

/// Writes the appends of different tables; returns the successful ones.
pub(super) async fn append(
    connection: &mut PgConnection,
    appends: &[&Append],
    node: Uuid,
    batch: i64,
) -> Result<Passed, sqlx::Error> {
    let rows = statement(appends, node, batch).fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get::<Uuid, _>(0)?.into(), row.try_get(1)?))).collect()
}

/// The statement with its rows, column by column.
fn statement(appends: &[&Append], node: Uuid, batch: i64) -> Query {
    let of = |value: &dyn Fn(&Append) -> i64| appends.iter().map(|one| value(one)).collect::<Vec<i64>>();
    let last = |one: &Append| one.entries.last().map_or(one.base, |entry| entry.seq);
    let summaries = || appends.iter().map(|one| &one.summary);
    let entries = || appends.iter().flat_map(|one| one.entries.iter().map(move |entry| (one.table, entry)));
    let owned = || appends.iter().filter_map(|one| Some((one.table, one.summary.owners.as_ref()?)));
    let owners = || owned().flat_map(|(table, all)| all.iter().map(move |person| (*person, table)));
    let states = || appends.iter().filter_map(|one| Some((one, one.summary.state.as_ref()?)));
    let tables = |all: &mut dyn Iterator<Item = TableId>| all.map(Uuid::from).collect::<Vec<Uuid>>();
    // A statement must not add a job twice.
    let mut seen = HashSet::new();
    let jobs: Vec<(TableId, &NewJob)> = appends
        .iter()
        .flat_map(|one| one.jobs.iter().map(move |job| (one.table, job)))
        .filter(|(_, job)| seen.insert((job.kind, &*job.key)))
        .collect();
    let query = sqlx::query(if jobs.is_empty() { APPEND } else { APPEND_WITH_JOBS })
        .bind(tables(&mut appends.iter().map(|one| one.table)))
        .bind(of(&|one| i64::from(one.base)))
        .bind(of(&|one| i64::from(last(one))))
        .bind(appends.iter().map(|one| one.kept).collect::<Vec<bool>>())
        .bind(summaries().map(|one| one.status.name()).collect::<Vec<_>>())
        .bind(of(&|one| i64::from(one.summary.awaited)))
        .bind(summaries().map(|one| one.bot_due).collect::<Vec<bool>>())
        .bind(summaries().map(|one| one.deadline.map(number)).collect::<Vec<_>>())
        .bind(of(&|one| number(one.summary.changed)))
        .bind(summaries().map(|one| one.clocks.as_ref().map(text)).collect::<Vec<_>>())
        .bind(summaries().map(|one| one.listing.as_ref().map(text)).collect::<Vec<_>>())
        .bind(BUILD)
        .bind(node)
        .bind(batch)
        .bind(tables(&mut entries().map(|(table, _)| table)))
        .bind(entries().map(|(_, one)| i64::from(one.seq)).collect::<Vec<_>>())
        .bind(entries().map(|(_, one)| number(one.at)).collect::<Vec<_>>())
        .bind(entries().map(|(_, one)| text(&one.entry)).collect::<Vec<_>>())
        .bind(entries().map(|(_, one)| i64::from(one.audience.bits())).collect::<Vec<_>>())
        .bind(entries().map(|(_, one)| one.course.map(u64::cast_signed)).collect::<Vec<_>>())
        .bind(owners().map(|(person, _)| Uuid::from(person)).collect::<Vec<_>>())
        .bind(tables(&mut owners().map(|(_, table)| table)))
        .bind(tables(&mut owned().map(|(table, _)| table)))
        .bind(tables(&mut states().map(|(one, _)| one.table)))
        .bind(states().map(|(one, _)| i64::from(last(one))).collect::<Vec<_>>())
        .bind(states().map(|(_, state)| text(state)).collect::<Vec<_>>())
        .bind(entries().map(|(table, one)| seal::of_entry(table, one)).collect::<Vec<_>>());
    if jobs.is_empty() {
        return query;
    }
    query
        .bind(jobs.iter().map(|_| Uuid::now_v7()).collect::<Vec<_>>())
        .bind(tables(&mut jobs.iter().map(|(table, _)| *table)))
        .bind(jobs.iter().map(|(_, job)| job.kind.name()).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| job.key.clone()).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| number(job.due)).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| text(&job.payload)).collect::<Vec<_>>())
        .bind(jobs.iter().map(|(_, job)| job.replace).collect::<Vec<bool>>())
}

/// Passes an append to the writer and waits until it is durable.
pub(super) async fn hand_in(sender: Option<mpsc::Sender<Job>>, append: Append) -> Result<bool, StoreError> {
    let (done, answer) = oneshot::channel();
    let since = Instant::now();
    let sender = sender.ok_or(StoreError::Closed)?;
    sender.send(Job { append, since, done }).await.map_err(|_| StoreError::Closed)?;
    drop(sender);
    answer.await.map_err(failed)?
}
