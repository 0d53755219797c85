//! Migrates the schema, by the first node that starts.

use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Connection as _};

use super::pool::{AGAIN, options, transact};
use crate::store::StoreError;

/// The versions of the schema in order, forwards only. A version may use what the one before it added, and only a later
/// one may drop something, so that nodes of two versions can run side by side.
const SCHEMA: [(&str, i64); 6] = [
    (include_str!("schema.sql"), 1),
    (include_str!("schema-2.sql"), 1),
    (include_str!("schema-3.sql"), 1),
    (include_str!("schema-4.sql"), 1),
    (include_str!("schema-5.sql"), 1),
    (include_str!("schema-6.sql"), 1),
];
/// The advisory lock of the migration; no other code in the database uses this number.
const LOCK: i64 = 0x6361_7261_7665_6c6c;
/// The time limit for the migration of another node.
const PATIENCE: Duration = Duration::from_secs(60);

/// Migrates the database to the present schema.
pub(super) async fn migrate(settings: &PgConnectOptions) -> Result<(), StoreError> {
    let began = Instant::now();
    loop {
        let mut connection = options(settings.clone()).connect().await?;
        let done = transact(&mut connection, |connection| Box::pin(steps(connection))).await;
        let _ = connection.close().await;
        match done {
            Err(error) if is_locked(&error) && began.elapsed() < PATIENCE => tokio::time::sleep(AGAIN).await,
            done => return done,
        }
    }
}

/// Whether another node held the lock for too long.
fn is_locked(error: &StoreError) -> bool {
    let StoreError::Failed(source) = error else { return false };
    let code = source.downcast_ref::<sqlx::Error>().and_then(|error| error.as_database_error()?.code());
    code.is_some_and(|code| code == "55P03")
}

async fn steps(connection: &mut PgConnection) -> Result<(), StoreError> {
    sqlx::raw_sql("SET LOCAL lock_timeout = '2s'; SET LOCAL statement_timeout = '60s'")
        .execute(&mut *connection)
        .await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *connection).await?;
    // `least` is the minimum version of programs that can use the database.
    let make = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL, least BIGINT NOT NULL)";
    sqlx::raw_sql(make).execute(&mut *connection).await?;
    let found: Option<(i64, i64)> =
        sqlx::query_as("SELECT version, least FROM schema_version").fetch_optional(&mut *connection).await?;
    let (version, least) = found.unwrap_or_default();
    if least > SCHEMA.len() as i64 {
        return Err(StoreError::Broken("the database is of a newer version of the program".to_owned()));
    }
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    for (n, (step, least)) in SCHEMA.iter().enumerate().skip(done) {
        tracing::info!(version = n + 1, "migrating the schema");
        sqlx::raw_sql(*step).execute(&mut *connection).await?;
        let set = "DELETE FROM schema_version";
        sqlx::raw_sql(set).execute(&mut *connection).await?;
        let set = sqlx::query("INSERT INTO schema_version (version, least) VALUES ($1, $2)");
        set.bind(n as i64 + 1).bind(least).execute(&mut *connection).await?;
    }
    Ok(())
}
