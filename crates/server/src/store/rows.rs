//! Rows of the database as our types, and back.

use std::str::FromStr as _;

use engine::fair::Secret;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use table::wire::Status;
use table::{Link, Listed, Stored, TableId, TableRow};

use super::{Person, StoreError};

/// Times and counts are far below the bound of the column.
pub(super) fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

pub(super) fn count(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    let n: i64 = row.try_get(column)?;
    u64::try_from(n).map_err(|_| StoreError::Broken(format!("{column} is negative")))
}

pub(super) fn small<T: TryFrom<i64>>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let n: i64 = row.try_get(column)?;
    T::try_from(n).map_err(|_| StoreError::Broken(format!("{column} is out of bounds")))
}

/// Our own types always write as JSON.
pub(super) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub(super) fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    serde_json::from_str(text).map_err(|error| StoreError::Broken(format!("{column}: {error}")))
}

pub(super) fn json_or_none<T: DeserializeOwned>(
    row: &SqliteRow,
    column: &str,
) -> Result<Option<T>, StoreError> {
    let text: Option<&str> = row.try_get(column)?;
    let read =
        |text| serde_json::from_str(text).map_err(|error| StoreError::Broken(format!("{column}: {error}")));
    text.map(read).transpose()
}

pub(super) fn id<T: std::str::FromStr>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|_| StoreError::Broken(format!("{column} is no id")))
}

pub(super) fn status_text(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Running => "running",
        Status::Over => "over",
        Status::Frozen => "frozen",
    }
}

pub(super) fn status(row: &SqliteRow) -> Result<Status, StoreError> {
    let text: &str = row.try_get("status")?;
    let all = [Status::Open, Status::Running, Status::Over, Status::Frozen];
    let found = all.into_iter().find(|&status| status_text(status) == text);
    found.ok_or_else(|| StoreError::Broken("status".to_owned()))
}

pub(super) fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: id(row, "id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        prefs: json(row, "prefs")?,
    })
}

pub(super) fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let secret: &[u8] = row.try_get("secret")?;
    let secret = secret.try_into().map_err(|_| StoreError::Broken("secret".to_owned()))?;
    let parent: Option<&str> = row.try_get("parent")?;
    let parent = parent.map(TableId::from_str).transpose();
    Ok(TableRow {
        id: id(row, "id")?,
        game: row.try_get("game")?,
        options: json(row, "options")?,
        seats: small(row, "seats")?,
        public: row.try_get("public")?,
        hot_seat: row.try_get("hot_seat")?,
        clock: json_or_none(row, "clock")?,
        secret: Secret(secret),
        data: row.try_get("data")?,
        rules_version: small(row, "rules_version")?,
        host: id(row, "host")?,
        opened: count(row, "opened")?,
        watch: Link::stored(row.try_get("watch")?),
        parent: parent.map_err(|_| StoreError::Broken("parent".to_owned()))?,
    })
}

pub(super) fn listed(row: &SqliteRow) -> Result<Listed, StoreError> {
    Ok(Listed {
        row: table_row(row)?,
        status: status(row)?,
        awaited: small(row, "awaited")?,
        changed: count(row, "changed")?,
        listing: json(row, "listing")?,
    })
}

pub(super) fn stored(row: &SqliteRow) -> Result<Stored, StoreError> {
    let course: Option<i64> = row.try_get("course")?;
    Ok(Stored {
        seq: small(row, "seq")?,
        at: count(row, "at")?,
        entry: json(row, "entry")?,
        told: small(row, "told")?,
        course: course.map(i64::cast_unsigned),
    })
}
