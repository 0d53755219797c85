//! Host operations on a log: reading it as stored, and cutting off entries that do not replay.

use serde::Serialize;
use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;
use table::{Millis, Stored, TableId, Viewers};

use super::rows::{Columns, number, text};
use super::seal::{self, Datum};
use super::{Append, News, NodeMessage, Sqlite, StoreError, appender};

/// The time for which messages to the server are kept, far longer than it needs to read them.
const MESSAGES_KEPT_MS: u64 = 3_600_000;

/// A stored entry, even if it cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Written {
    pub seq: i64,
    pub at: i64,
    /// The event as stored.
    pub entry: String,
    /// The stored mask of viewers.
    #[serde(rename = "told")]
    pub audience: i64,
    /// The course after it.
    pub course: Option<i64>,
    /// Whether its checksum matches.
    #[serde(skip)]
    pub whole: bool,
}

/// A stored log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenLog {
    /// The number of the last entry according to the table's row.
    pub head: i64,
    /// The entries in order.
    pub entries: Vec<Written>,
}

impl WrittenLog {
    /// The entries up to a number, all of which must parse.
    pub(crate) fn read(&self, last: u32) -> Vec<Stored> {
        let read = |one: &Written| {
            Some(Stored {
                seq: u32::try_from(one.seq).ok()?,
                at: u64::try_from(one.at).ok()?,
                entry: serde_json::from_str(&one.entry).ok()?,
                audience: Viewers::from_bits(u16::try_from(one.audience).ok()?),
                course: one.course.map(i64::cast_unsigned),
            })
        };
        self.entries.iter().take(last as usize).map_while(read).collect()
    }
}

/// A log to be truncated after an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Cut {
    /// The log at the time of the decision.
    pub known: WrittenLog,
    /// The entries to append after the last one kept.
    pub then: Append,
}

pub(super) fn written(row: &impl Columns) -> Result<Written, StoreError> {
    let int = |column| row.int(column).map(Option::unwrap_or_default);
    Ok(Written {
        seq: int("seq")?,
        at: int("at")?,
        entry: row.text("entry")?.unwrap_or_default(),
        audience: int("told")?,
        course: row.int("course")?,
        whole: true,
    })
}

async fn read(connection: &mut SqliteConnection, table: TableId) -> Result<Option<WrittenLog>, StoreError> {
    let id = table.to_string();
    let row = sqlx::query("SELECT head FROM tables WHERE id = ?").bind(&id);
    let Some(row) = row.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let head: i64 = row.try_get("head").unwrap_or_default();
    let rows =
        "SELECT table_id, seq, at, entry, told, course, sum FROM entries WHERE table_id = ? ORDER BY seq";
    let rows = sqlx::query(rows).bind(&id).fetch_all(&mut *connection).await?;
    let entries = rows.iter().map(|row| {
        let whole = seal::ENTRIES.is_whole(row);
        // The row as stored, whatever its columns contain.
        Written {
            seq: row.try_get("seq").unwrap_or_default(),
            at: row.try_get("at").unwrap_or_default(),
            entry: row
                .try_get_unchecked::<Vec<u8>, _>("entry")
                .map_or_else(|_| String::new(), |bytes| String::from_utf8_lossy(&bytes).into_owned()),
            audience: row.try_get("told").unwrap_or_default(),
            course: row.try_get("course").unwrap_or_default(),
            whole,
        }
    });
    Ok(Some(WrittenLog { head, entries: entries.collect() }))
}

impl Sqlite {
    pub(super) async fn written_log(&self, table: TableId) -> Result<Option<WrittenLog>, StoreError> {
        let mut connection = self.reads.acquire().await?;
        read(&mut connection, table).await
    }

    pub(super) async fn cut_log(&self, cut: Cut) -> Result<(), StoreError> {
        let write = self.writer.write(move |connection| {
            Box::pin(async move {
                let Cut { known, then } = cut;
                if read(&mut *connection, then.table).await?.as_ref() != Some(&known) {
                    return Err(StoreError::Conflict);
                }
                for statement in [
                    "DELETE FROM entries WHERE table_id = ? AND seq > ?",
                    "DELETE FROM states WHERE table_id = ? AND seq > ?",
                ] {
                    let delete =
                        sqlx::query(statement).bind(then.table.to_string()).bind(i64::from(then.base));
                    delete.execute(&mut *connection).await?;
                }
                // The kept entries are sealed again.
                seal::seal_log(&mut *connection, then.table).await?;
                let head = sqlx::query("UPDATE tables SET head = ? WHERE id = ?");
                head.bind(i64::from(then.base))
                    .bind(then.table.to_string())
                    .execute(&mut *connection)
                    .await?;
                let written = appender::write(&mut *connection, &[&then]).await?;
                let id = [Datum::text(then.table.to_string())];
                seal::LISTINGS.seal(connection, "id = ?", &id).await?;
                if written.contains(&then.table) { Ok(()) } else { Err(StoreError::Conflict) }
            })
        });
        write.await
    }

    /// Leaves a message for the process that serves this file.
    pub(super) async fn leave_message(&self, message: NodeMessage, now: Millis) -> Result<(), StoreError> {
        let leave = self.writer.write(move |connection| {
            Box::pin(async move {
                let old = sqlx::query("DELETE FROM words WHERE at < ?");
                old.bind(number(now.saturating_sub(MESSAGES_KEPT_MS))).execute(&mut *connection).await?;
                let add = sqlx::query("INSERT INTO words (at, word) VALUES (?, ?)");
                add.bind(number(now)).bind(text(&message)).execute(&mut *connection).await?;
                Ok(())
            })
        });
        leave.await
    }

    /// The messages after one, and the number of the last.
    pub(super) async fn messages_since(&self, since: i64) -> Result<(Vec<News>, i64), StoreError> {
        let rows = sqlx::query("SELECT id, word FROM words WHERE id > ? ORDER BY id").bind(since);
        let (mut news, mut last) = (Vec::new(), since);
        for row in rows.fetch_all(&self.reads).await? {
            last = row.try_get("id")?;
            // Messages of a newer version are ignored.
            let message: String = row.try_get("word")?;
            news.extend(serde_json::from_str(&message).ok().map(News::NodeMessage));
        }
        Ok((news, last))
    }
}
