//! The single writer connection, and a second connection that reads each commit back.
//!
//! A commit is acknowledged only when the second connection sees its mark and the file is at the path where another
//! process would open it. After a disk failure the database rolls back, but a connection may still consider itself in a
//! transaction. So a connection that has failed is not used again, and nothing is accepted until a new connection's
//! mark has been read back.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::Mutex;

use super::StoreError;
use super::damage::Damages;
use super::file::Place;
use super::sqlite::failed;
use crate::limits::{PROOF_LASTS, SETTLE_PAUSE, SETTLE_TIME};

/// An operation within a transaction.
pub(super) type Transaction<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// With less free disk space than this, a checkpoint follows every commit, which keeps the log short. Otherwise the log
/// could take the remaining space, and the file could not grow to free it.
const ROOM_MIN: u64 = 16 << 20;

/// The modes of a checkpoint of the write-ahead log.
#[derive(Clone, Copy, Debug)]
pub(super) enum Checkpoint {
    /// Lets the next writer restart the log, unless a reader still uses it.
    Passive,
    /// Restarts the log at its beginning, with its present size.
    Restart,
    /// Truncates the log to zero.
    Truncate,
}

impl Checkpoint {
    async fn run(self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let order = match self {
            Checkpoint::Passive => "PRAGMA wal_checkpoint(PASSIVE)",
            Checkpoint::Restart => "PRAGMA wal_checkpoint(RESTART)",
            Checkpoint::Truncate => "PRAGMA wal_checkpoint(TRUNCATE)",
        };
        sqlx::query(order).execute(connection).await.map(|_| ())
    }
}

/// The writer, used by one caller at a time.
#[derive(Clone, Debug)]
pub(super) struct Writer(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    connections: Mutex<Connections>,
    /// Whether the last mark was read back.
    stores: AtomicBool,
    damages: Damages,
}

/// The result of a failed commit.
enum Failed<T> {
    /// It was not written.
    Before(StoreError),
    /// It was written, but not read back, so the result is unknown.
    Unsure(StoreError, Tokens, T),
}

/// The tokens of a commit and of its predecessor, which identify it.
struct Tokens {
    before: Option<i64>,
    own: i64,
}

impl<T> From<StoreError> for Failed<T> {
    fn from(error: StoreError) -> Failed<T> {
        Failed::Before(error)
    }
}

impl<T> From<sqlx::Error> for Failed<T> {
    fn from(error: sqlx::Error) -> Failed<T> {
        Failed::Before(error.into())
    }
}

/// Whether a failed commit has not reached the log, because its last record was not written. A failed sync leaves that
/// open.
fn is_unwritten(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    // SQLITE_FULL and SQLITE_IOERR_WRITE.
    matches!(code, Some(13 | 778))
}

struct Connections {
    options: SqliteConnectOptions,
    place: Place,
    /// The writing connection and the verifying one.
    pair: Option<(SqliteConnection, SqliteConnection)>,
    /// The time when a mark was last read back.
    proven: Option<Instant>,
    /// The token of the last commit.
    token: i64,
    closed: bool,
}

impl fmt::Debug for Connections {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connections").field("place", &self.place).finish_non_exhaustive()
    }
}

impl Writer {
    pub(super) fn new(options: SqliteConnectOptions, place: Place, damages: Damages) -> Writer {
        // Another process that writes the same file uses other tokens.
        let token = crate::token::random().map_or(0, i64::from_ne_bytes);
        let connections = Connections { options, place, pair: None, proven: None, token, closed: false };
        Writer(Arc::new(Inner {
            connections: Mutex::new(connections),
            stores: AtomicBool::new(true),
            damages,
        }))
    }

    /// Writes in a separate task, so that a cancelled caller leaves nothing half done.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        operation: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Transaction<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let writer = self.clone();
        tokio::spawn(async move { writer.commit(operation).await }).await.map_err(failed)?
    }

    /// Like [`Self::write`], in the caller's task, which must not be cancelled.
    pub(super) async fn commit<T: Send>(
        &self,
        operation: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Transaction<'c, T> + Send,
    ) -> Result<T, StoreError> {
        let mut connections = self.0.connections.lock().await;
        // With a damaged structure a write could overwrite a page that is used twice, so nothing is written.
        if !self.0.stores.load(Ordering::Acquire) || self.0.damages.of_structure() {
            return Err(StoreError::NotStoring);
        }
        match connections.commit(operation).await {
            Ok(done) => Ok(done),
            Err(Failed::Before(error)) => {
                if let StoreError::Damaged(damage) = &error {
                    self.0.damages.report(damage);
                }
                if !matches!(error, StoreError::Conflict | StoreError::Closed) {
                    tracing::error!(error = %error.chain(), "a commit failed");
                    self.reconnect(&mut connections).await;
                }
                Err(error)
            }
            Err(Failed::Unsure(error, tokens, done)) => {
                tracing::error!(error = %error.chain(), "the result of a commit is unknown");
                self.settle(&mut connections, error, tokens).await.map(|()| done)
            }
        }
    }

    /// Finds out whether a commit succeeded, within the time limit of requests: once the store works again, the mark
    /// shows the last commit.
    async fn settle(
        &self,
        connections: &mut Connections,
        error: StoreError,
        tokens: Tokens,
    ) -> Result<(), StoreError> {
        let began = Instant::now();
        loop {
            if let Some(last) = self.reconnect(connections).await {
                return if last == Some(tokens.own) {
                    Ok(())
                } else if last == tokens.before {
                    Err(StoreError::NotCommitted(error.chain()))
                } else {
                    // Another process has written since.
                    Err(StoreError::NotKnown(error.chain()))
                };
            }
            if began.elapsed() > SETTLE_TIME {
                return Err(StoreError::NotKnown(error.chain()));
            }
            tokio::time::sleep(SETTLE_PAUSE).await;
        }
    }

    /// A new connection to the file, if the file is at its path and the store works.
    pub(super) async fn verified_connection(&self) -> Option<SqliteConnection> {
        let connections = self.0.connections.lock().await;
        if !self.0.stores.load(Ordering::Acquire) || connections.closed {
            return None;
        }
        connections.place.check_path().ok()?;
        connections.options.connect().await.ok()
    }

    /// Replaces the connections. Free disk space goes to the file first, so that the log can restart; the log would use
    /// it up in a few commits. Returns the token of the last commit, if the store works.
    async fn reconnect(&self, connections: &mut Connections) -> Option<Option<i64>> {
        connections.disconnect().await;
        connections.make_room().await;
        let proven = connections.prove().await;
        if let Err(error) = &proven {
            let free = connections.place.free_bytes();
            tracing::error!(error = %error.chain(), free_bytes = free, "the store cannot write");
            connections.disconnect().await;
        }
        self.0.stores.store(proven.is_ok(), Ordering::Release);
        proven.ok()
    }

    /// Checks again whether the store works, after a failure.
    pub(super) async fn try_again(&self) {
        if self.0.stores.load(Ordering::Acquire) {
            return;
        }
        let writer = self.clone();
        let tried = tokio::spawn(async move {
            let mut connections = writer.0.connections.lock().await;
            if !connections.closed {
                writer.reconnect(&mut connections).await;
            }
        });
        if tried.await.is_ok() && self.0.stores.load(Ordering::Acquire) {
            tracing::warn!("the store works again");
        }
    }

    /// Whether the store works: a mark was read back recently, or is now. Also checks the file.
    pub(super) async fn prove(&self) -> Result<(), StoreError> {
        let (place, proven) = {
            let connections = self.0.connections.lock().await;
            (connections.place.clone(), connections.proven)
        };
        if !self.0.stores.load(Ordering::Acquire) {
            return Err(StoreError::NotStoring);
        }
        if proven.is_none_or(|at| at.elapsed() > PROOF_LASTS) {
            self.write(|_| Box::pin(async { Ok(()) })).await?;
        }
        place.check_path()?;
        if place.check_length().is_err() {
            // During a checkpoint the first page may be newer than the others for a moment.
            tokio::time::sleep(PROOF_LASTS).await;
            place.check_length()?;
        }
        Ok(())
    }

    /// Runs a complete checkpoint while nobody writes.
    pub(super) async fn checkpoint(&self, checkpoint: Checkpoint) -> Result<(), StoreError> {
        let writer = self.clone();
        let carried = tokio::spawn(async move {
            let mut connections = writer.0.connections.lock().await;
            let Some((connection, _)) = &mut connections.pair else { return Ok(()) };
            checkpoint.run(connection).await
        });
        Ok(carried.await.map_err(failed)??)
    }

    /// Closes the connections when all running operations are done.
    pub(super) async fn close(&self) {
        let mut connections = self.0.connections.lock().await;
        connections.closed = true;
        connections.disconnect().await;
    }
}

impl Connections {
    async fn disconnect(&mut self) {
        if let Some((writing, verifier)) = self.pair.take() {
            // The answer of the old connection is ignored.
            let _ = writing.close().await;
            let _ = verifier.close().await;
        }
    }

    /// Restarts the write-ahead log, which may be the only thing that fills the disk.
    async fn make_room(&mut self) {
        if self.closed {
            return;
        }
        // The next mark shows whether it helped.
        if let Ok(mut connection) = self.options.connect().await {
            let _ = Checkpoint::Restart.run(&mut connection).await;
            let _ = connection.close().await;
        }
    }

    /// The writing and the verifying connection, opened if necessary.
    async fn connected(&mut self) -> Result<(&mut SqliteConnection, &mut SqliteConnection), StoreError> {
        if self.closed {
            return Err(StoreError::Closed);
        }
        if self.pair.is_none() {
            self.pair = Some((self.options.connect().await?, self.options.connect().await?));
        }
        let (writing, verifier) = self.pair.as_mut().ok_or(StoreError::Closed)?;
        Ok((writing, verifier))
    }

    /// Runs an operation in a transaction, and returns its result when it can be read back.
    async fn commit<T: Send>(
        &mut self,
        operation: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Transaction<'c, T> + Send,
    ) -> Result<T, Failed<T>> {
        self.token = self.token.wrapping_add(1);
        let own = self.token;
        let (writing, verifier) = self.connected().await?;
        // In SQL, because the driver's count of transactions becomes wrong after a rollback by the database.
        let begin = format!(
            "BEGIN IMMEDIATE; SELECT token FROM marks; UPDATE marks SET n = n + 1, token = {own} RETURNING n"
        );
        let begun = sqlx::raw_sql(sqlx::AssertSqlSafe(begin)).fetch_all(&mut *writing).await?;
        let [before, mark] = begun.as_slice() else { return Err(StoreError::NotStoring.into()) };
        let (before, mark): (Option<i64>, i64) = (before.try_get(0)?, mark.try_get(0)?);
        let done = match operation(&mut *writing).await {
            Err(StoreError::Conflict) => {
                sqlx::raw_sql("ROLLBACK").execute(&mut *writing).await.map_err(failed)?;
                return Err(StoreError::Conflict.into());
            }
            done => done?,
        };
        // Fails if the transaction was rolled back already.
        if let Err(error) = sqlx::raw_sql("COMMIT").execute(&mut *writing).await {
            let unwritten = is_unwritten(&error);
            let error = failed(error);
            return Err(if unwritten {
                Failed::Before(error)
            } else {
                Failed::Unsure(error, Tokens { before, own }, done)
            });
        }
        if let Err(error) = seen(verifier, mark).await {
            return Err(Failed::Unsure(error, Tokens { before, own }, done));
        }
        if let Err(error) = self.place.check_path() {
            return Err(Failed::Unsure(error, Tokens { before, own }, done));
        }
        self.proven = Some(Instant::now());
        self.save_room().await;
        Ok(done)
    }

    /// Writes a mark with an unchanged token, and returns that token.
    async fn prove(&mut self) -> Result<Option<i64>, StoreError> {
        let (writing, verifier) = self.connected().await?;
        let begin = sqlx::raw_sql("BEGIN IMMEDIATE; UPDATE marks SET n = n + 1 RETURNING n, token");
        let begun = begin.fetch_all(&mut *writing).await?;
        let row = begun.first().ok_or(StoreError::NotStoring)?;
        let (mark, token): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
        sqlx::raw_sql("COMMIT").execute(&mut *writing).await.map_err(failed)?;
        seen(verifier, mark).await?;
        self.place.check_path()?;
        self.proven = Some(Instant::now());
        self.save_room().await;
        Ok(token)
    }

    async fn save_room(&mut self) {
        if self.place.free_bytes().is_some_and(|free| free < ROOM_MIN)
            && let Some((writing, _)) = &mut self.pair
        {
            // The commit is durable, whatever the checkpoint's result.
            let _ = Checkpoint::Passive.run(writing).await;
        }
    }
}

/// Whether a mark can be read by another connection.
async fn seen(verifier: &mut SqliteConnection, mark: i64) -> Result<(), StoreError> {
    let seen: i64 = sqlx::query_scalar("SELECT n FROM marks").fetch_one(verifier).await?;
    if seen < mark { Err(StoreError::Unseen) } else { Ok(()) }
}
