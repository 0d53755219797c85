//! Migration from a SQLite file to an empty database, with verification.

use std::path::Path;
use std::sync::Arc;

use futures_util::TryStreamExt as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqlitePool;
use sqlx::{ConnectOptions as _, Connection as _};
use uuid::Uuid;

use super::pool::{options, transact};
use super::{Postgres, read_table};
use crate::store::{Moved, Sqlite, Store as _, StoreError};

/// The number of rows per statement.
const ROWS: usize = 500;

/// A table of the file: the query for its rows as JSON, and its destination.
struct Copy {
    table: &'static str,
    rows: &'static str,
    into: &'static str,
}

const fn copy(table: &'static str, rows: &'static str, into: &'static str) -> Copy {
    Copy { table, rows, into }
}

/// All tables of the file.
const COPIES: [Copy; 24] = [
    copy(
        "people",
        "SELECT json_object('id', id, 'name', name, 'login', login, 'password', password, 'prefs', prefs, \
         'created', created) FROM people",
        "INSERT INTO people SELECT * FROM json_populate_recordset(NULL::people, $1::json)",
    ),
    copy(
        "sessions",
        "SELECT json_object('token', '\\x' || hex(token), 'person', person, 'used', used, 'created', created, \
         'label', label) FROM sessions",
        "INSERT INTO sessions SELECT * FROM json_populate_recordset(NULL::sessions, $1::json)",
    ),
    copy(
        "tables",
        "SELECT json_object('id', id, 'game', game, 'options', options, 'seats', seats, 'public', public, \
         'hot_seat', hot_seat, 'clock', clock, 'secret', '\\x' || hex(secret), 'data', data, \
         'rules_version', rules_version, 'host', host, 'opened', opened, 'watch', watch, 'parent', parent, \
         'status', status, 'awaited', awaited, 'bot_due', bot_due, 'deadline', deadline, 'changed', changed, \
         'clocks', clocks, 'listing', listing, 'head', head) FROM tables",
        "INSERT INTO moving SELECT * FROM json_populate_recordset(NULL::moving, $1::json)",
    ),
    copy(
        "entries",
        "SELECT json_object('table_id', table_id, 'seq', seq, 'at', at, 'entry', entry, 'told', told, \
         'course', course, 'node', '00000000000000000000000000000000', 'batch', 0, 'sum', sum) FROM entries",
        "INSERT INTO entries SELECT * FROM json_populate_recordset(NULL::entries, $1::json)",
    ),
    copy(
        "states",
        "SELECT json_object('table_id', table_id, 'seq', seq, 'state', state) FROM states",
        "INSERT INTO states SELECT * FROM json_populate_recordset(NULL::states, $1::json)",
    ),
    copy(
        "owners",
        "SELECT json_object('person', person, 'table_id', table_id) FROM owners",
        "INSERT INTO owners SELECT * FROM json_populate_recordset(NULL::owners, $1::json)",
    ),
    copy(
        "chat",
        "SELECT json_object('table_id', table_id, 'id', id, 'at', at, 'name', name, 'seat', seat, 'line', line, \
         'person', person) FROM chat",
        "INSERT INTO chat SELECT * FROM json_populate_recordset(NULL::chat, $1::json)",
    ),
    copy(
        "reviews",
        "SELECT json_object('table_id', table_id, 'review', review) FROM reviews",
        "INSERT INTO reviews SELECT * FROM json_populate_recordset(NULL::reviews, $1::json)",
    ),
    copy(
        "campaigns",
        "SELECT json_object('link', link, 'version', version, 'host', host, 'changed', changed, \
         'table_id', table_id, 'campaign', campaign) FROM campaigns",
        "INSERT INTO campaigns SELECT * FROM json_populate_recordset(NULL::campaigns, $1::json)",
    ),
    copy(
        "campaign_tables",
        "SELECT json_object('table_id', table_id, 'campaign', campaign) FROM campaign_tables",
        "INSERT INTO campaign_tables SELECT * FROM json_populate_recordset(NULL::campaign_tables, $1::json)",
    ),
    copy(
        "outages",
        "SELECT json_object('began', began, 'ended', ended) FROM outages",
        "INSERT INTO outages SELECT * FROM json_populate_recordset(NULL::outages, $1::json)",
    ),
    copy(
        "jobs",
        "SELECT json_object('id', id, 'kind', kind, 'key', key, 'due', due, 'attempts', attempts, 'claimed_by', claimed_by, 'claimed_until', claimed_until, 'payload', payload) FROM jobs",
        "INSERT INTO jobs SELECT * FROM json_populate_recordset(NULL::jobs, $1::json)",
    ),
    copy(
        "site",
        "SELECT json_object('key', key, 'value', value) FROM site",
        "INSERT INTO site SELECT * FROM json_populate_recordset(NULL::site, $1::json)",
    ),
    copy(
        "emails",
        "SELECT json_object('person', person, 'address', address, 'address_key', address_key, 'verified', verified, 'failures', failures) FROM emails",
        "INSERT INTO emails SELECT * FROM json_populate_recordset(NULL::emails, $1::json)",
    ),
    copy(
        "tokens",
        "SELECT json_object('hash', '\\x' || hex(hash), 'kind', kind, 'person', person, 'data', data, 'expires', expires) FROM tokens",
        "INSERT INTO tokens SELECT * FROM json_populate_recordset(NULL::tokens, $1::json)",
    ),
    copy(
        "devices",
        "SELECT json_object('id', id, 'person', person, 'endpoint', endpoint, 'p256dh', '\\x' || hex(p256dh), 'auth', '\\x' || hex(auth), 'label', label, 'created', created, 'delivered', delivered, 'failures', failures) FROM devices",
        "INSERT INTO devices SELECT * FROM json_populate_recordset(NULL::devices, $1::json)",
    ),
    copy(
        "webhooks",
        "SELECT json_object('id', id, 'person', person, 'shape', shape, 'url', url, 'secret', '\\x' || hex(secret), 'label', label, 'created', created, 'paused', paused, 'failures', failures, 'last_error', last_error) FROM webhooks",
        "INSERT INTO webhooks SELECT * FROM json_populate_recordset(NULL::webhooks, $1::json)",
    ),
    copy(
        "notify",
        "SELECT json_object('person', person, 'settings', settings) FROM notify",
        "INSERT INTO notify SELECT * FROM json_populate_recordset(NULL::notify, $1::json)",
    ),
    copy(
        "notify_tables",
        "SELECT json_object('person', person, 'table_id', table_id, 'mode', mode) FROM notify_tables",
        "INSERT INTO notify_tables SELECT * FROM json_populate_recordset(NULL::notify_tables, $1::json)",
    ),
    copy(
        "notices",
        "SELECT json_object('person', person, 'id', id, 'at', at, 'kind', kind, 'notice', notice, 'read', read) FROM notices",
        "INSERT INTO notices SELECT * FROM json_populate_recordset(NULL::notices, $1::json)",
    ),
    copy(
        "deliveries",
        "SELECT json_object('id', id, 'person', person, 'at', at, 'channel', channel, 'target', target, 'kind', kind, 'table_id', table_id, 'outcome', outcome, 'detail', detail) FROM deliveries",
        "INSERT INTO deliveries SELECT * FROM json_populate_recordset(NULL::deliveries, $1::json)",
    ),
    copy(
        "codes",
        "SELECT json_object('code', code, 'table_id', table_id) FROM codes",
        "INSERT INTO codes SELECT * FROM json_populate_recordset(NULL::codes, $1::json)",
    ),
    copy(
        "games",
        "SELECT json_object('table_id', table_id, 'short', short, 'game', game, 'finished', finished, 'public', public, 'rated', rated, 'seats', seats, 'people', people, 'rounds', rounds, 'seconds', seconds, 'moments', moments, 'ending', ending, 'margin', margin, 'headline', headline, 'curve', curve) FROM games",
        "INSERT INTO games SELECT * FROM json_populate_recordset(NULL::games, $1::json)",
    ),
    copy(
        "game_players",
        "SELECT json_object('table_id', table_id, 'seat', seat, 'person', person, 'name', name, 'bot', bot, 'place', place, 'score', score, 'sheet', sheet, 'left_by', left_by) FROM game_players",
        "INSERT INTO game_players SELECT * FROM json_populate_recordset(NULL::game_players, $1::json)",
    ),
];

/// Splits single rows of the file into several tables of the database.
const PREPARE: &str = "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; \
    CREATE TEMPORARY TABLE moving (LIKE tables, status TEXT, awaited BIGINT, bot_due BOOLEAN, deadline BIGINT, \
        changed BIGINT, clocks TEXT, listing TEXT, head BIGINT) ON COMMIT DROP";
const SPREAD: &str = "INSERT INTO tables (id, game, options, seats, public, hot_seat, clock, secret, data, \
        rules_version, host, opened, watch, parent) SELECT id, game, options, seats, public, hot_seat, clock, secret, data, \
        rules_version, host, opened, watch, parent FROM moving; \
    INSERT INTO heads (id, seq, status, awaited, bot_due, deadline, changed, clocks, build) \
        SELECT id, head, status, awaited, bot_due, deadline, changed, clocks, 1 FROM moving; \
    INSERT INTO listings SELECT id, host, public, status, changed - changed % 60000, listing FROM moving; \
    INSERT INTO dues SELECT id, CASE WHEN bot_due THEN 0 ELSE deadline END FROM moving \
        WHERE status = 'running' AND (bot_due OR deadline IS NOT NULL); \
    INSERT INTO chat_heads SELECT table_id, MAX(id) FROM chat GROUP BY table_id";

impl Postgres {
    /// Copies all data of a SQLite file into an empty database, in one transaction.
    pub async fn take_over(&self, file: &Path) -> Result<Moved, StoreError> {
        let source = Arc::new(Sqlite::open(file).await?);
        let mut connection = options(self.settings.clone()).connect().await?;
        let file = Arc::clone(&source);
        let moved =
            transact(&mut connection, |connection| Box::pin(async move { carry(connection, &file).await }))
                .await;
        let _ = connection.close().await;
        source.close().await?;
        moved
    }
}

async fn carry(connection: &mut PgConnection, source: &Sqlite) -> Result<Moved, StoreError> {
    let there: bool = sqlx::query_scalar("SELECT EXISTS (SELECT FROM people) OR EXISTS (SELECT FROM tables)")
        .fetch_one(&mut *connection)
        .await?;
    if there {
        return Err(StoreError::Broken("the database already contains a site".to_owned()));
    }
    sqlx::raw_sql(PREPARE).execute(&mut *connection).await?;
    let mut moved = Moved::default();
    for copy in &COPIES {
        let rows = carry_table(connection, source.reads(), copy).await?;
        moved.rows.push((copy.table, rows));
    }
    sqlx::raw_sql(SPREAD).execute(&mut *connection).await?;
    let beat: Option<i64> = sqlx::query_scalar("SELECT beat FROM marks").fetch_one(source.reads()).await?;
    sqlx::query("UPDATE house SET beat = $1").bind(beat).execute(&mut *connection).await?;
    moved.logs = prove(connection, source, &moved).await?;
    Ok(moved)
}

async fn carry_table(
    connection: &mut PgConnection,
    source: &SqlitePool,
    copy: &Copy,
) -> Result<u64, StoreError> {
    let mut rows = sqlx::query_scalar::<_, String>(copy.rows).fetch(source).try_chunks(ROWS);
    let mut carried = 0;
    while let Some(some) = rows.try_next().await.map_err(|error| error.1)? {
        carried += some.len() as u64;
        let json = format!("[{}]", some.join(","));
        sqlx::query(copy.into).bind(json).execute(&mut *connection).await?;
    }
    Ok(carried)
}

/// Compares the numbers of rows, and every table with its log, courses, clocks and state.
pub(super) async fn prove(
    connection: &mut PgConnection,
    source: &Sqlite,
    moved: &Moved,
) -> Result<u64, StoreError> {
    let differs =
        |what: String| StoreError::Broken(format!("{what} differs after the move; nothing was moved"));
    for (table, rows) in &moved.rows {
        let count = sqlx::AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        let count: i64 = sqlx::query_scalar(count).fetch_one(&mut *connection).await?;
        if count.cast_unsigned() != *rows {
            return Err(differs(format!("the number of {table}")));
        }
    }
    let ids: Vec<Uuid> = sqlx::query_scalar("SELECT id FROM tables").fetch_all(&mut *connection).await?;
    for id in &ids {
        let here = read_table(connection, *id, u32::MAX).await?;
        let there = source.table((*id).into()).await?;
        if here != there || here.is_none() {
            return Err(differs(format!("table {}", id.simple())));
        }
    }
    Ok(ids.len() as u64)
}

/// The copied tables, each with the query that reads it.
pub fn copied_tables() -> Vec<(&'static str, &'static str)> {
    COPIES.iter().map(|copy| (copy.table, copy.rows)).collect()
}
