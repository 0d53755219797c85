//! What only whoever runs the house does to a log: look at it as it is written, and cut off what cannot be played.

use serde::Serialize;
use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;
use table::{Millis, TableId};

use super::rows::{Columns, number, text};
use super::{Append, News, Sqlite, StoreError, Word, writer};

/// How long words to the house are kept, in milliseconds: far longer than it takes to read them.
const WORDS_KEPT_MS: u64 = 3_600_000;

/// An entry as it is written, whether it can be read or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Written {
    /// Its number.
    pub seq: i64,
    /// When it was written.
    pub at: i64,
    /// What happened, as it is stored.
    pub entry: String,
    /// Who was told.
    pub told: i64,
    /// The course after it.
    pub course: Option<i64>,
}

/// A log as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenLog {
    /// Where the table stands by its own word.
    pub head: i64,
    /// The entries in order.
    pub entries: Vec<Written>,
}

/// A log that is cut off after an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Cut {
    /// The log as it was when this was decided.
    pub known: WrittenLog,
    /// What comes after the last entry that stays.
    pub then: Append,
}

pub(super) fn written(row: &impl Columns) -> Result<Written, StoreError> {
    let int = |column| row.int(column).map(Option::unwrap_or_default);
    Ok(Written {
        seq: int("seq")?,
        at: int("at")?,
        entry: row.text("entry")?.unwrap_or_default(),
        told: int("told")?,
        course: row.int("course")?,
    })
}

async fn read(line: &mut SqliteConnection, table: TableId) -> Result<Option<WrittenLog>, StoreError> {
    let id = table.to_string();
    let there: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE id = ?")
        .bind(&id)
        .fetch_one(&mut *line)
        .await?;
    if there == 0 {
        return Ok(None);
    }
    let rows = "SELECT seq, at, CAST(entry AS TEXT) AS entry, told, course FROM entries WHERE table_id = ? ORDER BY seq";
    let rows = sqlx::query(rows).bind(&id).fetch_all(&mut *line).await?;
    let entries: Vec<Written> = rows.iter().map(written).collect::<Result<_, _>>()?;
    // The file has no head of its own: the last entry is it.
    Ok(Some(WrittenLog { head: entries.last().map_or(0, |last| last.seq), entries }))
}

impl Sqlite {
    pub(super) async fn written_log(&self, table: TableId) -> Result<Option<WrittenLog>, StoreError> {
        let mut line = self.reads.acquire().await?;
        read(&mut line, table).await
    }

    pub(super) async fn cut_log(&self, cut: Cut) -> Result<(), StoreError> {
        let deed = self.pen.write(move |line| {
            Box::pin(async move {
                let Cut { known, then } = cut;
                if read(&mut *line, then.table).await?.as_ref() != Some(&known) {
                    return Err(StoreError::Conflict);
                }
                for statement in [
                    "DELETE FROM entries WHERE table_id = ? AND seq > ?",
                    "DELETE FROM states WHERE table_id = ? AND seq > ?",
                ] {
                    let delete =
                        sqlx::query(statement).bind(then.table.to_string()).bind(i64::from(then.base));
                    delete.execute(&mut *line).await?;
                }
                if writer::write(line, &[&then]).await? { Ok(()) } else { Err(StoreError::Conflict) }
            })
        });
        deed.await
    }

    /// Leaves a word for the process that serves this file.
    pub(super) async fn leave_word(&self, word: Word, now: Millis) -> Result<(), StoreError> {
        let leave = self.pen.write(move |line| {
            Box::pin(async move {
                let old = sqlx::query("DELETE FROM words WHERE at < ?");
                old.bind(number(now.saturating_sub(WORDS_KEPT_MS))).execute(&mut *line).await?;
                let add = sqlx::query("INSERT INTO words (at, word) VALUES (?, ?)");
                add.bind(number(now)).bind(text(&word)).execute(&mut *line).await?;
                Ok(())
            })
        });
        leave.await
    }

    /// The words that were left since one, and the number of the last.
    pub(super) async fn words(&self, since: i64) -> Result<(Vec<News>, i64), StoreError> {
        let rows = sqlx::query("SELECT id, word FROM words WHERE id > ? ORDER BY id").bind(since);
        let (mut news, mut last) = (Vec::new(), since);
        for row in rows.fetch_all(&self.reads).await? {
            last = row.try_get("id")?;
            // A word of a newer version says nothing here.
            let word: String = row.try_get("word")?;
            news.extend(serde_json::from_str(&word).ok().map(News::Word));
        }
        Ok((news, last))
    }
}
