//! The one connections that writes, and the verifier that looks whether what it wrote can be read.
//!
//! An acknowledged commit is durable: it counts only when a second connection sees its mark, and the file is at the path where
//! another process would open it. The database rolls back by itself when the disk fails, and a connection that has lived
//! through that may believe itself in a transaction that is none; so one that has failed is never used again, and nothing more
//! is accepted until a mark of a new one has been read back.

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
pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// With less room than this on the disk, what is committed is carried over from the write-ahead log into the file at once: the
/// log stays short then. Else it might take the last of the room, and the file could not grow to free it again.
const ROOM_MIN: u64 = 16 << 20;

/// The modes of a checkpoint of the write-ahead log.
#[derive(Clone, Copy, Debug)]
pub(super) enum Checkpoint {
    /// The next writer restarts the log, unless a reader still uses it.
    Passive,
    /// It is written from its beginning again, in the room that it has.
    Restart,
    /// It is cut to nothing.
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

/// The writer: whoever writes waits for it.
#[derive(Clone, Debug)]
pub(super) struct Writer(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    connections: Mutex<Connections>,
    /// Whether the last mark could be read back.
    stores: AtomicBool,
    damages: Damages,
}

/// The reason why the outcome of a commit is unknown.
enum Failed<T> {
    /// It does not stand.
    Before(StoreError),
    /// It was sent to the disk, and nobody has seen it there.
    Unsure(StoreError, Tokens, T),
}

/// The tokens of a commit and of the one before it: by them it is known again.
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

/// Whether a commit that failed like this has not reached the log: the record that ends it was not written. A failed sync
/// leaves open whether it was.
fn is_unwritten(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    // SQLITE_FULL and SQLITE_IOERR_WRITE.
    matches!(code, Some(13 | 778))
}

struct Connections {
    options: SqliteConnectOptions,
    place: Place,
    /// The connection that writes, and the one that looks.
    pair: Option<(SqliteConnection, SqliteConnection)>,
    /// When a mark was last read back.
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
        // Another process that writes the same file has other tokens.
        let token = crate::token::random().map_or(0, i64::from_ne_bytes);
        let connections = Connections { options, place, pair: None, proven: None, token, closed: false };
        Writer(Arc::new(Inner {
            connections: Mutex::new(connections),
            stores: AtomicBool::new(true),
            damages,
        }))
    }

    /// Writes, in a task of its own: who gives up waiting leaves nothing half done.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        deed: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let writer = self.clone();
        tokio::spawn(async move { writer.commit(deed).await }).await.map_err(failed)?
    }

    /// The same in the task of the caller, which must be one that nobody ends halfway.
    pub(super) async fn commit<T: Send>(
        &self,
        deed: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, T> + Send,
    ) -> Result<T, StoreError> {
        let mut connections = self.0.connections.lock().await;
        // A page that is used twice would be written over: what can still be read stays as it is.
        if !self.0.stores.load(Ordering::Acquire) || self.0.damages.of_structure() {
            return Err(StoreError::NotStoring);
        }
        match connections.commit(deed).await {
            Ok(done) => Ok(done),
            Err(Failed::Before(error)) => {
                if let StoreError::Damaged(damage) = &error {
                    self.0.damages.report(damage);
                }
                if !matches!(error, StoreError::Conflict | StoreError::Closed) {
                    tracing::error!(error = %error.chain(), "a commit failed");
                    self.mistrust(&mut connections).await;
                }
                Err(error)
            }
            Err(Failed::Unsure(error, tokens, done)) => {
                tracing::error!(error = %error.chain(), "nobody has seen whether a commit stands");
                self.settle(&mut connections, error, tokens).await.map(|()| done)
            }
        }
    }

    /// Finds out whether a commit stands, for as long as people wait: once something can be stored again, the mark tells
    /// which commit was the last before.
    async fn settle(
        &self,
        connections: &mut Connections,
        error: StoreError,
        tokens: Tokens,
    ) -> Result<(), StoreError> {
        let began = Instant::now();
        loop {
            if let Some(last) = self.mistrust(connections).await {
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

    /// A new connection to the file, if it is in its place and something can be stored.
    pub(super) async fn look(&self) -> Option<SqliteConnection> {
        let connections = self.0.connections.lock().await;
        if !self.0.stores.load(Ordering::Acquire) || connections.closed {
            return None;
        }
        connections.place.stands().ok()?;
        connections.options.connect().await.ok()
    }

    /// Throws the connections away and tries new ones. What little room there may be is the file's first, so that the log
    /// can begin anew: in the log it would be used up by a few commits.
    /// Tells the token of the last commit that stands, if something can be stored.
    async fn mistrust(&self, connections: &mut Connections) -> Option<Option<i64>> {
        connections.part().await;
        connections.make_room().await;
        let proven = connections.prove().await;
        if let Err(error) = &proven {
            let free = connections.place.room();
            tracing::error!(error = %error.chain(), free_bytes = free, "nothing can be stored");
            connections.part().await;
        }
        self.0.stores.store(proven.is_ok(), Ordering::Release);
        proven.ok()
    }

    /// Tries again whether something can be stored, if it could not.
    pub(super) async fn try_again(&self) {
        if self.0.stores.load(Ordering::Acquire) {
            return;
        }
        let writer = self.clone();
        let tried = tokio::spawn(async move {
            let mut connections = writer.0.connections.lock().await;
            if !connections.closed {
                writer.mistrust(&mut connections).await;
            }
        });
        if tried.await.is_ok() && self.0.stores.load(Ordering::Acquire) {
            tracing::warn!("the store stores again");
        }
    }

    /// Whether something can be stored: a mark was read back a moment ago, or is now. The file is looked at, too.
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
        place.stands()?;
        if place.whole().is_err() {
            // While the log is carried over, the first page may be ahead of the rest: that takes a moment.
            tokio::time::sleep(PROOF_LASTS).await;
            place.whole()?;
        }
        Ok(())
    }

    /// Carries the whole write-ahead log over into the file, while nobody writes.
    pub(super) async fn checkpoint(&self, checkpoint: Checkpoint) -> Result<(), StoreError> {
        let writer = self.clone();
        let carried = tokio::spawn(async move {
            let mut connections = writer.0.connections.lock().await;
            let Some((connection, _)) = &mut connections.pair else { return Ok(()) };
            checkpoint.run(connection).await
        });
        Ok(carried.await.map_err(failed)??)
    }

    /// Ends the connections, when all that was begun is done.
    pub(super) async fn close(&self) {
        let mut connections = self.0.connections.lock().await;
        connections.closed = true;
        connections.part().await;
    }
}

impl Connections {
    async fn part(&mut self) {
        if let Some((writing, verifier)) = self.pair.take() {
            // The answer of the old connection is ignored.
            let _ = writing.close().await;
            let _ = verifier.close().await;
        }
    }

    /// Lets the write-ahead log be written from its beginning again: where it fills the disk by itself, nothing else would.
    async fn make_room(&mut self) {
        if self.closed {
            return;
        }
        // Whether it helped is seen when the next mark is written.
        if let Ok(mut connection) = self.options.connect().await {
            let _ = Checkpoint::Restart.run(&mut connection).await;
            let _ = connection.close().await;
        }
    }

    /// The connection that writes, and the one that looks; opened if there are none.
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

    /// Runs a deed in a transaction, and tells what it gave when that is to be read by others.
    async fn commit<T: Send>(
        &mut self,
        deed: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, T> + Send,
    ) -> Result<T, Failed<T>> {
        self.token = self.token.wrapping_add(1);
        let own = self.token;
        let (writing, verifier) = self.connected().await?;
        // In the database's own words: the driver's count of transactions goes wrong when one was rolled back for it.
        let begin = format!(
            "BEGIN IMMEDIATE; SELECT token FROM marks; UPDATE marks SET n = n + 1, token = {own} RETURNING n"
        );
        let begun = sqlx::raw_sql(sqlx::AssertSqlSafe(begin)).fetch_all(&mut *writing).await?;
        let [before, mark] = begun.as_slice() else { return Err(StoreError::NotStoring.into()) };
        let (before, mark): (Option<i64>, i64) = (before.try_get(0)?, mark.try_get(0)?);
        let done = match deed(&mut *writing).await {
            Err(StoreError::Conflict) => {
                sqlx::raw_sql("ROLLBACK").execute(&mut *writing).await.map_err(failed)?;
                return Err(StoreError::Conflict.into());
            }
            done => done?,
        };
        // Where nothing is left of the transaction, this fails.
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
        if let Err(error) = self.place.stands() {
            return Err(Failed::Unsure(error, Tokens { before, own }, done));
        }
        self.proven = Some(Instant::now());
        self.save_room().await;
        Ok(done)
    }

    /// Writes a mark alone, which leaves the token as it is, and tells that.
    async fn prove(&mut self) -> Result<Option<i64>, StoreError> {
        let (writing, verifier) = self.connected().await?;
        let begin = sqlx::raw_sql("BEGIN IMMEDIATE; UPDATE marks SET n = n + 1 RETURNING n, token");
        let begun = begin.fetch_all(&mut *writing).await?;
        let row = begun.first().ok_or(StoreError::NotStoring)?;
        let (mark, token): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
        sqlx::raw_sql("COMMIT").execute(&mut *writing).await.map_err(failed)?;
        seen(verifier, mark).await?;
        self.place.stands()?;
        self.proven = Some(Instant::now());
        self.save_room().await;
        Ok(token)
    }

    async fn save_room(&mut self) {
        if self.place.room().is_some_and(|free| free < ROOM_MIN)
            && let Some((writing, _)) = &mut self.pair
        {
            // The commit is durable, whatever the checkpoint's result.
            let _ = Checkpoint::Passive.run(writing).await;
        }
    }
}

/// Whether a mark can be read by others.
async fn seen(verifier: &mut SqliteConnection, mark: i64) -> Result<(), StoreError> {
    let seen: i64 = sqlx::query_scalar("SELECT n FROM marks").fetch_one(verifier).await?;
    if seen < mark { Err(StoreError::Unseen) } else { Ok(()) }
}
