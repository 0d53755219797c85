//! Conversion between database rows and types.

use engine::fair::Secret;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use table::wire::{ChatLine, Status};
use table::{Link, Listed, Stored, TableRow, Viewers};
use uuid::Uuid;

use super::{Person, StoreError};

/// A row of either database.
pub(super) trait Columns {
    fn int(&self, column: &str) -> Result<Option<i64>, StoreError>;
    fn flag(&self, column: &str) -> Result<bool, StoreError>;
    fn text(&self, column: &str) -> Result<Option<String>, StoreError>;
    fn bytes(&self, column: &str) -> Result<Vec<u8>, StoreError>;
    fn uuid(&self, column: &str) -> Result<Option<Uuid>, StoreError>;
}

macro_rules! columns {
    () => {
        fn int(&self, column: &str) -> Result<Option<i64>, StoreError> {
            Ok(self.try_get(column)?)
        }

        fn flag(&self, column: &str) -> Result<bool, StoreError> {
            Ok(self.try_get(column)?)
        }

        fn text(&self, column: &str) -> Result<Option<String>, StoreError> {
            Ok(self.try_get(column)?)
        }

        fn bytes(&self, column: &str) -> Result<Vec<u8>, StoreError> {
            Ok(self.try_get(column)?)
        }
    };
}

impl Columns for SqliteRow {
    columns!();

    fn uuid(&self, column: &str) -> Result<Option<Uuid>, StoreError> {
        let text: Option<&str> = self.try_get(column)?;
        text.map(|text| {
            Uuid::parse_str(text).map_err(|_| StoreError::Broken(format!("{column} is not an id")))
        })
        .transpose()
    }
}

#[cfg(feature = "cluster")]
impl Columns for sqlx::postgres::PgRow {
    columns!();

    fn uuid(&self, column: &str) -> Result<Option<Uuid>, StoreError> {
        Ok(self.try_get(column)?)
    }
}

fn there<T>(value: Option<T>, column: &str) -> Result<T, StoreError> {
    value.ok_or_else(|| StoreError::Broken(format!("{column} is not there")))
}

/// Times and counts are far below the limit of the column.
pub(super) fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

pub(super) fn count(row: &(impl Columns + ?Sized), column: &str) -> Result<u64, StoreError> {
    let n = there(row.int(column)?, column)?;
    u64::try_from(n).map_err(|_| StoreError::Broken(format!("{column} is negative")))
}

pub(super) fn small<T: TryFrom<i64>>(row: &(impl Columns + ?Sized), column: &str) -> Result<T, StoreError> {
    let n = there(row.int(column)?, column)?;
    T::try_from(n).map_err(|_| StoreError::Broken(format!("{column} is out of bounds")))
}

pub(super) fn line(row: &(impl Columns + ?Sized), column: &str) -> Result<String, StoreError> {
    there(row.text(column)?, column)
}

/// Serialisation of the project's own types cannot fail.
pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(super) fn json<T: DeserializeOwned>(
    row: &(impl Columns + ?Sized),
    column: &str,
) -> Result<T, StoreError> {
    there(json_or_none(row, column)?, column)
}

pub(super) fn json_or_none<T: DeserializeOwned>(
    row: &(impl Columns + ?Sized),
    column: &str,
) -> Result<Option<T>, StoreError> {
    let read = |text: String| {
        serde_json::from_str(&text).map_err(|error| StoreError::Broken(format!("{column}: {error}")))
    };
    row.text(column)?.map(read).transpose()
}

pub(super) fn id<T: From<Uuid>>(row: &(impl Columns + ?Sized), column: &str) -> Result<T, StoreError> {
    there(row.uuid(column)?, column).map(T::from)
}

pub(super) fn status(row: &(impl Columns + ?Sized)) -> Result<Status, StoreError> {
    let text = line(row, "status")?;
    let all = [Status::Open, Status::Running, Status::Over, Status::Frozen];
    let found = all.into_iter().find(|&status| status.name() == text);
    found.ok_or_else(|| StoreError::Broken("status".to_owned()))
}

pub(super) fn person(row: &(impl Columns + ?Sized)) -> Result<Person, StoreError> {
    Ok(Person {
        id: id(row, "id")?,
        name: line(row, "name")?,
        login: row.text("login")?,
        prefs: json(row, "prefs")?,
    })
}

pub(super) fn table_row(row: &(impl Columns + ?Sized)) -> Result<TableRow, StoreError> {
    let secret = row.bytes("secret")?.try_into().map_err(|_| StoreError::Broken("secret".to_owned()))?;
    Ok(TableRow {
        id: id(row, "id")?,
        game: line(row, "game")?,
        options: json(row, "options")?,
        seats: small(row, "seats")?,
        public: row.flag("public")?,
        hot_seat: row.flag("hot_seat")?,
        clock: json_or_none(row, "clock")?,
        secret: Secret(secret),
        data: line(row, "data")?,
        rules_version: small(row, "rules_version")?,
        host: id(row, "host")?,
        opened: count(row, "opened")?,
        watch: Link::stored(line(row, "watch")?),
        parent: row.uuid("parent")?.map(Into::into),
    })
}

pub(super) fn listed(row: &(impl Columns + ?Sized)) -> Result<Listed, StoreError> {
    Ok(Listed {
        row: table_row(row)?,
        status: status(row)?,
        awaited: small(row, "awaited")?,
        changed: count(row, "changed")?,
        listing: json(row, "listing")?,
    })
}

pub(super) fn stored(row: &(impl Columns + ?Sized)) -> Result<Stored, StoreError> {
    Ok(Stored {
        seq: small(row, "seq")?,
        at: count(row, "at")?,
        entry: json(row, "entry")?,
        audience: Viewers::from_bits(small(row, "told")?),
        course: row.int("course")?.map(i64::cast_unsigned),
    })
}

pub(super) fn chat_line(row: &(impl Columns + ?Sized)) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        id: small(row, "id")?,
        at: count(row, "at")?,
        name: line(row, "name")?,
        seat: row.int("seat")?.and_then(|seat| u8::try_from(seat).ok()),
        text: line(row, "line")?,
    })
}
