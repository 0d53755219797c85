//! The connection pool of the database: time limits and retries.
//!
//! Each call runs in its own task, so that a cancelled request cannot stop in the middle of a transaction. A connection
//! whose call exceeds its time limit is closed.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgPool, PgPoolOptions, PgSeverity};

use crate::store::StoreError;
use crate::store::sqlite::failed;

/// An operation on a connection.
pub(super) type Transaction<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// The number of connections of a node, in addition to the writer's.
const CONNECTIONS: u32 = 5;
/// The time limit of a request since the first call that the database did not answer, below the five seconds promised
/// in `docs/hosting.md`.
const PATIENCE: Duration = Duration::from_secs(4);
/// The time limit of a call while the database has been away for longer: a quick check whether it is back.
const BRIEFLY: Duration = Duration::from_millis(250);
/// The time limit for closing the pool.
const CLOSING: Duration = Duration::from_secs(5);
/// The pause between two attempts.
pub(super) const AGAIN: Duration = Duration::from_millis(100);

/// The time since which the database has not answered, shared by all calls of a node.
#[derive(Clone, Debug, Default)]
pub(super) struct Away(Arc<Mutex<Option<Instant>>>);

impl Away {
    fn since(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The deadline of a call, counted from then. Calls that start while the database is away do not wait for the full
    /// time again.
    pub(super) fn deadline(&self, begun: Instant) -> Instant {
        let since = self.since().map_or(begun, |since| since.min(begun));
        (since + PATIENCE).max(Instant::now() + BRIEFLY)
    }

    /// Records that a call that started then was not answered.
    pub(super) fn is_away(&self, begun: Instant) {
        self.since().get_or_insert(begun);
    }

    /// Records that the database has answered.
    pub(super) fn answers(&self) {
        *self.since() = None;
    }
}

/// The settings of every connection: time limits, and synchronous commits.
pub(super) fn options(options: PgConnectOptions) -> PgConnectOptions {
    options.application_name("caravelle").options([
        ("statement_timeout", "5s"),
        ("lock_timeout", "4s"),
        ("idle_in_transaction_session_timeout", "5s"),
        ("default_transaction_isolation", "read committed"),
    ])
}

/// The pool.
#[derive(Clone, Debug)]
pub(super) struct Pool {
    pool: PgPool,
    pub(super) away: Away,
}

/// Whether the error is the database's answer that it did nothing. Otherwise the result is unknown.
pub(super) fn is_answer(error: &sqlx::Error) -> bool {
    let Some(error) = error.as_database_error() else { return false };
    // An error that ends the connection or the server leaves the result unknown: after a failed sync, the commit may
    // exist after recovery.
    let severity = error.try_downcast_ref::<PgDatabaseError>().map(PgDatabaseError::severity);
    let ends = matches!(severity, Some(PgSeverity::Fatal | PgSeverity::Panic));
    // Class 57: the server is stopping or starting, which may lose the answer to a commit.
    !ends && error.code().is_none_or(|code| !code.starts_with("57P"))
}

/// Whether a retry makes sense: the connection failed, not the statement.
fn is_away(error: &StoreError) -> bool {
    let StoreError::Failed(source) = error else { return matches!(error, StoreError::NotKnown(_)) };
    source.downcast_ref::<sqlx::Error>().is_some_and(|error| !is_answer(error))
}

impl Pool {
    pub(super) async fn open(settings: PgConnectOptions) -> Result<Pool, StoreError> {
        let pool =
            PgPoolOptions::new().max_connections(CONNECTIONS).min_connections(1).acquire_timeout(PATIENCE);
        Ok(Pool { pool: pool.connect_with(options(settings)).await?, away: Away::default() })
    }

    pub(super) async fn close(&self) {
        let _ = tokio::time::timeout(CLOSING, self.pool.close()).await;
    }

    /// Runs an operation on a connection until a deadline. The outer error means that nothing was sent.
    async fn once<T: Send>(
        &self,
        deadline: Instant,
        operation: impl for<'c> FnOnce(&'c mut PgConnection) -> Transaction<'c, T> + Send,
    ) -> Result<Result<T, StoreError>, StoreError> {
        if self.pool.is_closed() {
            return Err(StoreError::Closed);
        }
        let until = tokio::time::Instant::from_std(deadline);
        let acquired = tokio::time::timeout_at(until, self.pool.acquire()).await;
        let mut connection = acquired.map_err(|_| sqlx::Error::PoolTimedOut)??;
        match tokio::time::timeout_at(until, operation(&mut connection)).await {
            Ok(Err(error)) if is_away(&error) => {
                drop(connection.detach());
                Ok(Err(error))
            }
            Ok(done) => {
                self.away.answers();
                Ok(done)
            }
            Err(_) => {
                drop(connection.detach());
                Ok(Err(StoreError::NotKnown("the database took too long".to_owned())))
            }
        }
    }

    /// Runs a read operation, with a retry if the connection failed.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        operation: impl for<'c> Fn(&'c mut PgConnection) -> Transaction<'c, T> + Send + Sync + 'static,
    ) -> Result<T, StoreError> {
        let pool = self.clone();
        let begun = Instant::now();
        let reading = tokio::spawn(async move {
            let deadline = pool.away.deadline(begun);
            loop {
                match pool.once(deadline, &operation).await.flatten() {
                    Err(error) if is_away(&error) => {
                        if Instant::now() + AGAIN >= deadline {
                            pool.away.is_away(begun);
                            return Err(error);
                        }
                        tokio::time::sleep(AGAIN).await;
                    }
                    done => return done,
                }
            }
        });
        match reading.await.map_err(failed)? {
            Err(error) if is_away(&error) => {
                tracing::warn!(error = %error.chain(), "the database does not answer");
                Err(StoreError::NotStoring)
            }
            done => done,
        }
    }

    /// Runs a write operation in a transaction.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        operation: impl for<'c> FnOnce(&'c mut PgConnection) -> Transaction<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let pool = self.clone();
        let begun = Instant::now();
        let writing = tokio::spawn(async move {
            let deadline = pool.away.deadline(begun);
            let done = pool
                .once(deadline, move |connection| {
                    Box::pin(async move { transact(connection, operation).await })
                })
                .await;
            if let Ok(Err(error)) | Err(error) = &done
                && is_away(error)
            {
                pool.away.is_away(begun);
            }
            done
        });
        match writing.await.map_err(failed)? {
            Ok(Err(error)) if is_away(&error) => {
                tracing::error!(error = %error.chain(), "a commit failed");
                Err(StoreError::NotKnown(error.chain()))
            }
            Err(error) if is_away(&error) => {
                tracing::error!(error = %error.chain(), "the store cannot write");
                Err(StoreError::NotStoring)
            }
            done => done.flatten(),
        }
    }
}

/// Runs an operation in a transaction. Errors within it are always returned, because the commit of a failed transaction
/// reports success.
pub(super) async fn transact<T: Send>(
    connection: &mut PgConnection,
    operation: impl for<'c> FnOnce(&'c mut PgConnection) -> Transaction<'c, T> + Send,
) -> Result<T, StoreError> {
    sqlx::raw_sql("BEGIN").execute(&mut *connection).await?;
    match operation(&mut *connection).await {
        Ok(done) => {
            sqlx::raw_sql("COMMIT").execute(&mut *connection).await?;
            Ok(done)
        }
        Err(error) => {
            sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await?;
            Err(error)
        }
    }
}
