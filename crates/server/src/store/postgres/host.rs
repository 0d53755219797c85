//! Host operations on a log: reading it as stored, and cutting off entries that do not replay.

use sqlx::postgres::PgConnection;
use table::TableId;
use uuid::Uuid;

use super::{is_whole, writer};
use crate::store::host::written;
use crate::store::{Cut, StoreError, Written, WrittenLog};

/// The stored log of a table.
pub(super) async fn read(
    connection: &mut PgConnection,
    table: TableId,
) -> Result<Option<WrittenLog>, StoreError> {
    let id = Uuid::from(table);
    let head = sqlx::query_scalar("SELECT seq FROM heads WHERE id = $1").bind(id);
    let Some(head) = head.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let rows =
        "SELECT table_id, seq, at, entry, told, course, sum FROM entries WHERE table_id = $1 ORDER BY seq";
    let rows = sqlx::query(rows).bind(id).fetch_all(&mut *connection).await?;
    let entries = rows.iter().map(|row| Ok(Written { whole: is_whole(row)?, ..written(row)? }));
    let entries: Vec<Written> = entries.collect::<Result<_, StoreError>>()?;
    Ok(Some(WrittenLog { head, entries }))
}

/// Truncates a log while no node can write to it.
pub(super) async fn cut(connection: &mut PgConnection, cut: Cut, node: Uuid) -> Result<(), StoreError> {
    let Cut { known, then } = cut;
    let id = Uuid::from(then.table);
    let lock = sqlx::query("SELECT seq FROM heads WHERE id = $1 FOR UPDATE").bind(id);
    lock.execute(&mut *connection).await?;
    if read(&mut *connection, then.table).await?.as_ref() != Some(&known) {
        return Err(StoreError::Conflict);
    }
    for statement in [
        "DELETE FROM entries WHERE table_id = $1 AND seq > $2",
        "DELETE FROM states WHERE table_id = $1 AND seq > $2",
        // The checksums of the kept entries are removed.
        "UPDATE entries SET sum = NULL WHERE table_id = $1 AND seq <= $2",
        // The node that held the lease rereads the log, and any node may take it.
        "UPDATE heads SET seq = $2, keeper = NULL WHERE id = $1",
    ] {
        sqlx::query(statement).bind(id).bind(i64::from(then.base)).execute(&mut *connection).await?;
    }
    let passed = writer::append(connection, &[&then], node, 0).await?;
    if passed.contains_key(&then.table) { Ok(()) } else { Err(StoreError::Conflict) }
}
