//! The one hand that writes, and the eye that looks whether what it wrote can be read.
//!
//! What is acknowledged stands: a commit counts only when another connection sees its mark and the file is where another
//! process would look for it. The database rolls back by itself when the disk fails, and a connection that has lived
//! through that may believe itself in a transaction that is none; so one that has failed is never used again, and nothing
//! more is accepted until a mark of a new one has been read back.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::sync::Mutex;

use super::StoreError;
use super::file::Place;
use super::sqlite::failed;
use crate::limits::PROOF_LASTS;

/// What is done within a transaction, in its time.
pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// With less room than this on the disk, what is committed is carried over from the write-ahead log into the file at once: the
/// log stays short then. Else it might take the last of the room, and the file could not grow to free it again.
const ROOM_MIN: u64 = 16 << 20;

/// What becomes of the write-ahead log when it is carried over.
#[derive(Clone, Copy, Debug)]
pub(super) enum Log {
    /// Whoever writes next begins it anew, unless somebody still reads in it.
    LeftAsItIs,
    /// It is written from its beginning again, in the room that it has.
    BegunAnew,
    /// It is cut to nothing.
    GivenBack,
}

impl Log {
    async fn carry_over(self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let order = match self {
            Log::LeftAsItIs => "PRAGMA wal_checkpoint(PASSIVE)",
            Log::BegunAnew => "PRAGMA wal_checkpoint(RESTART)",
            Log::GivenBack => "PRAGMA wal_checkpoint(TRUNCATE)",
        };
        sqlx::query(order).execute(connection).await.map(|_| ())
    }
}

/// The pen: whoever writes waits for it.
#[derive(Clone, Debug)]
pub(super) struct Pen(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    hand: Mutex<Hand>,
    /// Whether the last mark could be read back.
    stores: AtomicBool,
}

struct Hand {
    options: SqliteConnectOptions,
    place: Place,
    /// The connection that writes, and the one that looks.
    pair: Option<(SqliteConnection, SqliteConnection)>,
    /// When a mark was last read back.
    proven: Option<Instant>,
    closed: bool,
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hand").field("place", &self.place).finish_non_exhaustive()
    }
}

impl Pen {
    pub(super) fn new(options: SqliteConnectOptions, place: Place) -> Pen {
        let hand = Hand { options, place, pair: None, proven: None, closed: false };
        Pen(Arc::new(Inner { hand: Mutex::new(hand), stores: AtomicBool::new(true) }))
    }

    /// Writes, in a task of its own: who gives up waiting leaves nothing half done.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        deed: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let pen = self.clone();
        tokio::spawn(async move { pen.commit(deed).await }).await.map_err(failed)?
    }

    /// The same in the task of the caller, which must be one that nobody ends halfway.
    pub(super) async fn commit<T: Send>(
        &self,
        deed: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, T> + Send,
    ) -> Result<T, StoreError> {
        let mut hand = self.0.hand.lock().await;
        if !self.0.stores.load(Ordering::Acquire) {
            return Err(StoreError::NotStoring);
        }
        let done = hand.commit(deed).await;
        if let Err(error) = &done
            && !matches!(error, StoreError::Conflict | StoreError::Closed)
        {
            tracing::error!(error = %error.chain(), "a commit failed");
            self.mistrust(&mut hand).await;
        }
        done
    }

    /// Throws the connections away and tries new ones. What little room there may be is the file's first, so that the log
    /// can begin anew: in the log it would be used up by a few commits.
    async fn mistrust(&self, hand: &mut Hand) {
        hand.part().await;
        hand.make_room().await;
        let proven = hand.commit(|_| Box::pin(async { Ok(()) })).await;
        if let Err(error) = &proven {
            let free = hand.place.room();
            tracing::error!(error = %error.chain(), free_bytes = free, "nothing can be stored");
            hand.part().await;
        }
        self.0.stores.store(proven.is_ok(), Ordering::Release);
    }

    /// Tries again whether something can be stored, if it could not.
    pub(super) async fn try_again(&self) {
        if self.0.stores.load(Ordering::Acquire) {
            return;
        }
        let pen = self.clone();
        let tried = tokio::spawn(async move {
            let mut hand = pen.0.hand.lock().await;
            if !hand.closed {
                pen.mistrust(&mut hand).await;
            }
        });
        if tried.await.is_ok() && self.0.stores.load(Ordering::Acquire) {
            tracing::warn!("the store stores again");
        }
    }

    /// Whether something can be stored: a mark was read back a moment ago, or is now. The file is looked at, too.
    pub(super) async fn prove(&self) -> Result<(), StoreError> {
        let (place, proven) = {
            let hand = self.0.hand.lock().await;
            (hand.place.clone(), hand.proven)
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
    pub(super) async fn carry_over(&self, log: Log) -> Result<(), StoreError> {
        let pen = self.clone();
        let carried = tokio::spawn(async move {
            let mut hand = pen.0.hand.lock().await;
            let Some((connection, _)) = &mut hand.pair else { return Ok(()) };
            log.carry_over(connection).await
        });
        Ok(carried.await.map_err(failed)??)
    }

    /// Ends the connections, when all that was begun is done.
    pub(super) async fn close(&self) {
        let mut hand = self.0.hand.lock().await;
        hand.closed = true;
        hand.part().await;
    }
}

impl Hand {
    async fn part(&mut self) {
        if let Some((hand, eye)) = self.pair.take() {
            // Whatever they still say of a transaction, nobody asks them again.
            let _ = hand.close().await;
            let _ = eye.close().await;
        }
    }

    /// Lets the write-ahead log be written from its beginning again: where it fills the disk by itself, nothing else would.
    async fn make_room(&mut self) {
        if self.closed {
            return;
        }
        // Whether it helped is seen when the next mark is written.
        if let Ok(mut connection) = self.options.connect().await {
            let _ = Log::BegunAnew.carry_over(&mut connection).await;
            let _ = connection.close().await;
        }
    }

    /// Runs a deed in a transaction, and tells what it gave when that is to be read by others.
    async fn commit<T: Send>(
        &mut self,
        deed: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, T> + Send,
    ) -> Result<T, StoreError> {
        if self.closed {
            return Err(StoreError::Closed);
        }
        if self.pair.is_none() {
            self.pair = Some((self.options.connect().await?, self.options.connect().await?));
        }
        let (hand, eye) = self.pair.as_mut().ok_or(StoreError::Closed)?;
        // In the database's own words: the driver's count of transactions goes wrong when one was rolled back for it.
        let begun = sqlx::raw_sql("BEGIN IMMEDIATE; UPDATE marks SET n = n + 1 RETURNING n");
        let begun = begun.fetch_all(&mut *hand).await?;
        let mark: i64 = begun.first().ok_or(StoreError::NotStoring)?.try_get(0)?;
        let done = match deed(&mut *hand).await {
            Err(StoreError::Conflict) => {
                sqlx::raw_sql("ROLLBACK").execute(&mut *hand).await.map_err(failed)?;
                return Err(StoreError::Conflict);
            }
            done => done?,
        };
        // Where nothing is left of the transaction, this fails.
        sqlx::raw_sql("COMMIT").execute(&mut *hand).await.map_err(failed)?;
        let seen: i64 = sqlx::query_scalar("SELECT n FROM marks").fetch_one(&mut *eye).await?;
        if seen < mark {
            return Err(StoreError::Unseen);
        }
        self.place.stands()?;
        self.proven = Some(Instant::now());
        if self.place.room().is_some_and(|free| free < ROOM_MIN) {
            // What is committed stands, whatever comes of this.
            let _ = Log::LeftAsItIs.carry_over(hand).await;
        }
        Ok(done)
    }
}
