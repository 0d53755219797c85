//! The lines to the database: how one is got, how long one waits, and what is done with one that fails.
//!
//! Everything runs in a task of its own, so that nobody gives up halfway through a transaction. A line on which a call
//! took too long is cut: whatever it still says, nobody listens.

use std::pin::Pin;
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgPool, PgPoolOptions, PgSeverity};

use crate::store::StoreError;
use crate::store::sqlite::failed;

/// What is done on a line, in its time.
pub(super) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// How many lines a node has, beside that of the writer.
const LINES: u32 = 5;
/// How long one waits for a line.
const ACQUIRE: Duration = Duration::from_secs(2);
/// How long a call may take, and how long one that only reads is tried again while the database is away.
pub(super) const CALL_TIME: Duration = Duration::from_secs(5);
/// The pause between two tries.
pub(super) const AGAIN: Duration = Duration::from_millis(100);

/// What every line is told when it is opened: nothing waits for ever, and what is committed is on the disk.
pub(super) fn options(options: PgConnectOptions) -> PgConnectOptions {
    options.application_name("caravelle").options([
        ("statement_timeout", "5s"),
        ("lock_timeout", "4s"),
        ("idle_in_transaction_session_timeout", "5s"),
        ("default_transaction_isolation", "read committed"),
    ])
}

/// The lines.
#[derive(Clone, Debug)]
pub(super) struct Lines(PgPool);

/// Whether the database has answered that it did not do it; otherwise nobody knows.
pub(super) fn is_answer(error: &sqlx::Error) -> bool {
    let Some(error) = error.as_database_error() else { return false };
    // What ends the line, or the whole server, is no answer: where a sync failed, what was to be committed may be there after
    // recovery.
    let severity = error.try_downcast_ref::<PgDatabaseError>().map(PgDatabaseError::severity);
    let ends = matches!(severity, Some(PgSeverity::Fatal | PgSeverity::Panic));
    // Class 57: the server is going down, or comes up; the answer to a commit may be lost with it.
    !ends && error.code().is_none_or(|code| !code.starts_with("57P"))
}

/// Whether it is worth trying again: the line failed, not the question.
fn is_away(error: &StoreError) -> bool {
    let StoreError::Failed(source) = error else { return matches!(error, StoreError::NotKnown(_)) };
    source.downcast_ref::<sqlx::Error>().is_some_and(|error| !is_answer(error))
}

impl Lines {
    pub(super) async fn open(settings: PgConnectOptions) -> Result<Lines, StoreError> {
        let pool = PgPoolOptions::new().max_connections(LINES).min_connections(1).acquire_timeout(ACQUIRE);
        Ok(Lines(pool.connect_with(options(settings)).await?))
    }

    pub(super) async fn close(&self) {
        let _ = tokio::time::timeout(CALL_TIME, self.0.close()).await;
    }

    async fn once<T: Send>(
        &self,
        deed: impl for<'c> FnOnce(&'c mut PgConnection) -> Doing<'c, T> + Send,
    ) -> Result<T, StoreError> {
        if self.0.is_closed() {
            return Err(StoreError::Closed);
        }
        let mut line = self.0.acquire().await?;
        match tokio::time::timeout(CALL_TIME, deed(&mut line)).await {
            Ok(Err(error)) if is_away(&error) => {
                drop(line.detach());
                Err(error)
            }
            Ok(done) => done,
            Err(_) => {
                drop(line.detach());
                Err(StoreError::NotKnown("the database took too long".to_owned()))
            }
        }
    }

    /// Asks something that changes nothing, again if the line failed.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        deed: impl for<'c> Fn(&'c mut PgConnection) -> Doing<'c, T> + Send + Sync + 'static,
    ) -> Result<T, StoreError> {
        let lines = self.clone();
        let reading = tokio::spawn(async move {
            let began = Instant::now();
            loop {
                match lines.once(&deed).await {
                    Err(error) if is_away(&error) && began.elapsed() < CALL_TIME => {
                        tokio::time::sleep(AGAIN).await;
                    }
                    done => return done,
                }
            }
        });
        reading.await.map_err(failed)?
    }

    /// Writes, in a transaction.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        deed: impl for<'c> FnOnce(&'c mut PgConnection) -> Doing<'c, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let lines = self.clone();
        let writing = tokio::spawn(async move {
            lines.once(move |line| Box::pin(async move { transact(line, deed).await })).await
        });
        match writing.await.map_err(failed)? {
            Err(error) if is_away(&error) => {
                tracing::error!(error = %error.chain(), "a commit failed");
                Err(StoreError::NotKnown(error.chain()))
            }
            done => done,
        }
    }
}

/// Runs a deed in a transaction. Errors within it are never passed over: a commit of one that has failed says that all is well.
pub(super) async fn transact<T: Send>(
    line: &mut PgConnection,
    deed: impl for<'c> FnOnce(&'c mut PgConnection) -> Doing<'c, T> + Send,
) -> Result<T, StoreError> {
    sqlx::raw_sql("BEGIN").execute(&mut *line).await?;
    match deed(&mut *line).await {
        Ok(done) => {
            sqlx::raw_sql("COMMIT").execute(&mut *line).await?;
            Ok(done)
        }
        Err(error) => {
            sqlx::raw_sql("ROLLBACK").execute(&mut *line).await?;
            Err(error)
        }
    }
}
