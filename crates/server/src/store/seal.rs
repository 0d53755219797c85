//! Checksums of rows, which detect changed rows when they are read.
//!
//! SQLite detects only pages with a damaged structure. A changed letter in a name, a time or a log entry would be read
//! without an error. So every row with a visible effect has a checksum of its columns. The checksum of an entry
//! includes its table and number, and the row of a table contains the number of its last entry (`head`).

use sha2::{Digest as _, Sha256};
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Decode, Row as _, TypeInfo as _, ValueRef as _};
use table::{Stored, TableId, TableRow};

use super::StoreError;
use super::damage::{Damage, Subject};
use super::rows::{number, text};

/// The number of rows per statement.
pub(super) const ROWS: usize = 2000;

/// The columns of a table with a common checksum.
#[derive(Debug)]
pub(super) struct Sealed {
    pub(super) table: &'static str,
    /// The kind of row in messages for the host.
    kind: &'static str,
    /// The column of the checksum.
    sum: &'static str,
    /// The primary key; its first column identifies the row for the host.
    key: &'static [&'static str],
    /// All columns under the checksum, including the key.
    columns: &'static [&'static str],
}

const fn sealed(
    table: &'static str,
    kind: &'static str,
    key: &'static [&'static str],
    columns: &'static [&'static str],
) -> Sealed {
    Sealed { table, kind, sum: "sum", key, columns }
}

pub(super) const PEOPLE: Sealed =
    sealed("people", "person", &["id"], &["id", "name", "login", "password", "prefs", "created"]);
pub(super) const SESSIONS: Sealed =
    sealed("sessions", "session of person", &["token"], &["token", "person", "used"]);
/// The immutable columns of a table.
pub(super) const TABLES: Sealed = sealed(
    "tables",
    "table",
    &["id"],
    &[
        "id",
        "game",
        "options",
        "seats",
        "public",
        "hot_seat",
        "clock",
        "secret",
        "data",
        "rules_version",
        "host",
        "opened",
        "watch",
        "parent",
    ],
);
/// The columns that change with every entry.
pub(super) const HEADS: Sealed = Sealed {
    table: "tables",
    kind: "table",
    sum: "head_sum",
    key: &["id"],
    columns: &["id", "head", "status", "awaited", "bot_due", "deadline", "changed", "clocks"],
};
/// Further columns for lists.
pub(super) const LISTINGS: Sealed =
    Sealed { table: "tables", kind: "table", sum: "listing_sum", key: &["id"], columns: &["id", "listing"] };
pub(super) const ENTRIES: Sealed =
    sealed("entries", "table", &["table_id", "seq"], &["table_id", "seq", "at", "entry", "told", "course"]);
pub(super) const STATES: Sealed = sealed("states", "table", &["table_id"], &["table_id", "seq", "state"]);
pub(super) const OWNERS: Sealed =
    sealed("owners", "seats of person", &["person", "table_id"], &["person", "table_id"]);
pub(super) const CHAT: Sealed = sealed(
    "chat",
    "chat of table",
    &["table_id", "id"],
    &["table_id", "id", "person", "at", "name", "seat", "line"],
);
pub(super) const REVIEWS: Sealed =
    sealed("reviews", "review of table", &["table_id"], &["table_id", "review"]);
pub(super) const CAMPAIGNS: Sealed = sealed(
    "campaigns",
    "campaign",
    &["link"],
    &["link", "version", "host", "changed", "table_id", "campaign"],
);
pub(super) const CAMPAIGN_TABLES: Sealed =
    sealed("campaign_tables", "campaign of table", &["table_id"], &["table_id", "campaign"]);
pub(super) const OUTAGES: Sealed = sealed("outages", "outage from", &["began", "ended"], &["began", "ended"]);
/// The last heartbeat of a server. The counter beside it proves commits; a wrong one is detected by the next commit.
pub(super) const MARKS: Sealed = Sealed {
    table: "marks",
    kind: "time of the last",
    sum: "beat_sum",
    key: &["id"],
    columns: &["id", "beat"],
};

pub(super) const JOBS: Sealed =
    sealed("jobs", "background job", &["id"], &["id", "kind", "key", "due", "payload"]);
pub(super) const SITE: Sealed = sealed("site", "setting of the site", &["key"], &["key", "value"]);
pub(super) const EMAILS: Sealed = sealed(
    "emails",
    "e-mail address of person",
    &["person"],
    &["person", "address", "address_key", "verified", "failures"],
);
pub(super) const TOKENS: Sealed =
    sealed("tokens", "link of person", &["hash"], &["hash", "kind", "person", "data", "expires"]);
pub(super) const DEVICES: Sealed = sealed(
    "devices",
    "device",
    &["id"],
    &["id", "person", "endpoint", "p256dh", "auth", "label", "created", "delivered", "failures"],
);
pub(super) const WEBHOOKS: Sealed = sealed(
    "webhooks",
    "webhook",
    &["id"],
    &["id", "person", "shape", "url", "secret", "label", "created", "paused", "failures", "last_error"],
);
pub(super) const NOTIFY: Sealed =
    sealed("notify", "notification settings of person", &["person"], &["person", "settings"]);
pub(super) const NOTIFY_TABLES: Sealed = sealed(
    "notify_tables",
    "notification settings of person",
    &["person", "table_id"],
    &["person", "table_id", "mode"],
);
pub(super) const NOTICES: Sealed = sealed(
    "notices",
    "notice of person",
    &["person", "id"],
    &["person", "id", "at", "kind", "notice", "read"],
);
pub(super) const DELIVERIES: Sealed = sealed(
    "deliveries",
    "delivery",
    &["id"],
    &["id", "person", "at", "channel", "target", "kind", "table_id", "outcome", "detail"],
);
pub(super) const CODES: Sealed = sealed("codes", "code", &["code"], &["code", "table_id"]);
pub(super) const GAMES: Sealed = sealed(
    "games",
    "finished game of table",
    &["table_id"],
    &[
        "table_id", "short", "game", "finished", "public", "rated", "seats", "people", "rounds", "seconds",
        "moments", "ending", "margin", "headline", "curve",
    ],
);
pub(super) const GAME_PLAYERS: Sealed = sealed(
    "game_players",
    "player in finished game of table",
    &["table_id", "seat"],
    &["table_id", "seat", "person", "name", "bot", "place", "score", "sheet", "left_by"],
);

/// The checksums of the schema that brought them.
const FIRST: [&Sealed; 14] = [
    &PEOPLE,
    &SESSIONS,
    &TABLES,
    &HEADS,
    &LISTINGS,
    &ENTRIES,
    &STATES,
    &OWNERS,
    &CHAT,
    &REVIEWS,
    &CAMPAIGNS,
    &CAMPAIGN_TABLES,
    &OUTAGES,
    &MARKS,
];
/// The checksums of later tables.
const LATER: [&Sealed; 13] = [
    &JOBS,
    &SITE,
    &EMAILS,
    &TOKENS,
    &DEVICES,
    &WEBHOOKS,
    &NOTIFY,
    &NOTIFY_TABLES,
    &NOTICES,
    &DELIVERIES,
    &CODES,
    &GAMES,
    &GAME_PLAYERS,
];

/// Every checksum of the file.
pub(super) fn all() -> impl Iterator<Item = &'static Sealed> {
    FIRST.into_iter().chain(LATER)
}

/// A running checksum: the first 64 bits of a SHA-256 over the columns, each with its type and length.
#[derive(Debug)]
pub(super) struct Seal(Sha256);

impl Seal {
    pub(super) fn new(sealed: &Sealed) -> Seal {
        let mut hash = Sha256::new();
        hash.update(sealed.table.as_bytes());
        hash.update(sealed.sum.as_bytes());
        Seal(hash)
    }

    fn add(mut self, kind: u8, bytes: &[u8]) -> Seal {
        self.0.update([kind]);
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
        self
    }

    pub(super) fn int(self, n: impl Into<Option<i64>>) -> Seal {
        match n.into() {
            Some(n) => self.add(1, &n.to_le_bytes()),
            None => self.add(0, &[]),
        }
    }

    pub(super) fn text<'t>(self, text: impl Into<Option<&'t str>>) -> Seal {
        match text.into() {
            Some(text) => self.add(2, text.as_bytes()),
            None => self.add(0, &[]),
        }
    }

    pub(super) fn bytes(self, bytes: &[u8]) -> Seal {
        self.add(3, bytes)
    }

    pub(super) fn end(self) -> i64 {
        let [a, b, c, d, e, f, g, h, ..]: [u8; 32] = self.0.finalize().into();
        i64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

/// The checksum of an entry.
pub fn entry_sum(table: &str, seq: i64, at: i64, entry: &str, audience: i64, course: Option<i64>) -> i64 {
    Seal::new(&ENTRIES).text(table).int(seq).int(at).text(entry).int(audience).int(course).end()
}

/// The checksum of a new entry.
pub(super) fn of_entry(table: TableId, one: &Stored) -> i64 {
    let (entry, course) = (text(&one.entry), one.course.map(u64::cast_signed));
    entry_sum(&table.to_string(), one.seq.into(), number(one.at), &entry, one.audience.bits().into(), course)
}

/// The checksum of the immutable columns of a table.
pub(super) fn of_table(row: &TableRow) -> i64 {
    let clock = row.clock.as_ref().map(text);
    let seal = Seal::new(&TABLES).text(&*row.id.to_string()).text(&*row.game).text(&*text(&row.options));
    let seal = seal.int(i64::from(row.seats)).int(i64::from(row.public)).int(i64::from(row.hot_seat));
    let seal = seal.text(clock.as_deref()).bytes(&row.secret.0).text(&*row.data);
    let seal = seal.int(i64::from(row.rules_version)).text(&*row.host.to_string()).int(number(row.opened));
    seal.text(row.watch.reveal()).text(row.parent.map(|parent| parent.to_string()).as_deref()).end()
}

/// A value of the database.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Datum {
    Null,
    Int(i64),
    Text(Vec<u8>),
    Bytes(Vec<u8>),
    /// A type that no column has.
    Other,
}

impl Datum {
    /// A text as a key.
    pub(super) fn text(text: impl Into<String>) -> Datum {
        Datum::Text(text.into().into_bytes())
    }

    fn of(row: &SqliteRow, column: &str) -> Result<Datum, sqlx::Error> {
        let value = row.try_get_raw(column)?;
        if value.is_null() {
            return Ok(Datum::Null);
        }
        let kind = value.type_info().name().to_owned();
        let decoded = match kind.as_str() {
            "INTEGER" => <i64 as Decode<Sqlite>>::decode(value).map(Datum::Int),
            "TEXT" => <&[u8] as Decode<Sqlite>>::decode(value).map(|bytes| Datum::Text(bytes.to_vec())),
            "BLOB" => <&[u8] as Decode<Sqlite>>::decode(value).map(|bytes| Datum::Bytes(bytes.to_vec())),
            _ => Ok(Datum::Other),
        };
        decoded.map_err(sqlx::Error::Decode)
    }

    fn seal(&self, seal: Seal) -> Seal {
        match self {
            Datum::Null => seal.int(None),
            Datum::Int(n) => seal.int(*n),
            Datum::Text(bytes) => seal.add(2, bytes),
            Datum::Bytes(bytes) => seal.bytes(bytes),
            Datum::Other => seal.add(4, &[]),
        }
    }

    fn bind<'q>(
        self,
        query: sqlx::query::Query<'q, Sqlite, SqliteArguments>,
    ) -> sqlx::query::Query<'q, Sqlite, SqliteArguments> {
        match self {
            Datum::Null | Datum::Other => query.bind(None::<i64>),
            Datum::Int(n) => query.bind(n),
            Datum::Text(bytes) => query.bind(String::from_utf8_lossy(&bytes).into_owned()),
            Datum::Bytes(bytes) => query.bind(bytes),
        }
    }
}

impl Sealed {
    fn of(&self, row: &SqliteRow) -> Result<i64, sqlx::Error> {
        let mut seal = Seal::new(self);
        for column in self.columns {
            seal = Datum::of(row, column)?.seal(seal);
        }
        Ok(seal.end())
    }

    /// Whether a row, with all its columns, matches its checksum.
    pub(super) fn is_whole(&self, row: &SqliteRow) -> bool {
        self.is_whole_by(row, self.sum)
    }

    /// Like `is_whole`, with the checksum in another column.
    pub(super) fn is_whole_by(&self, row: &SqliteRow, sum: &str) -> bool {
        let found = Datum::of(row, sum).ok();
        found.is_some() && found == self.of(row).ok().map(Datum::Int)
    }

    /// Rejects a row that does not match its checksum.
    pub(super) fn check(&self, row: &SqliteRow) -> Result<(), StoreError> {
        self.check_by(row, self.sum)
    }

    pub(super) fn check_by(&self, row: &SqliteRow, sum: &str) -> Result<(), StoreError> {
        if self.is_whole_by(row, sum) { Ok(()) } else { Err(self.damage(row).into()) }
    }

    /// The report about a row that does not match its checksum.
    pub(super) fn damage(&self, row: &SqliteRow) -> Damage {
        // The token of a session is secret, even as a hash.
        let named = if matches!(self.table, "sessions" | "tokens") {
            "person"
        } else {
            self.key.first().copied().unwrap_or_default()
        };
        let name = match Datum::of(row, named) {
            Ok(Datum::Text(bytes)) => String::from_utf8_lossy(&bytes).into_owned(),
            Ok(Datum::Int(n)) if self.table == "marks" => format!("beat ({n})"),
            Ok(Datum::Int(n)) => n.to_string(),
            Ok(Datum::Null | Datum::Bytes(_) | Datum::Other) | Err(_) => "unknown".to_owned(),
        };
        let fault = match self.table {
            "entries" => match Datum::of(row, "seq") {
                Ok(Datum::Int(seq)) => format!("entry {seq} is not as it was written"),
                _ => "an entry is not as it was written".to_owned(),
            },
            "states" => "its stored state is not as it was written".to_owned(),
            "chat" => match Datum::of(row, "id") {
                Ok(Datum::Int(id)) => format!("line {id} is not as it was written"),
                _ => "a line is not as it was written".to_owned(),
            },
            _ => "its row is not as it was written".to_owned(),
        };
        let subject = match name.parse::<TableId>() {
            Ok(id) if self.kind == "table" => Subject::Table(id),
            _ => Subject::Row { kind: self.kind, key: name },
        };
        Damage { subject, fault }
    }

    /// Writes the checksums of the rows that match a condition.
    pub(super) async fn seal(
        &self,
        connection: &mut SqliteConnection,
        condition: &str,
        values: &[Datum],
    ) -> Result<(), StoreError> {
        let select = format!("SELECT {} FROM {} WHERE {condition}", self.columns.join(", "), self.table);
        let mut select = sqlx::query(AssertSqlSafe(select));
        for value in values {
            select = value.clone().bind(select);
        }
        let rows = select.fetch_all(&mut *connection).await?;
        let keys = self.key.iter().map(|key| format!("{key} = ?")).collect::<Vec<_>>().join(" AND ");
        for row in &rows {
            let update = format!("UPDATE {} SET {} = ? WHERE {keys}", self.table, self.sum);
            let mut update = sqlx::query(AssertSqlSafe(update)).bind(self.of(row)?);
            for key in self.key {
                update = Datum::of(row, key)?.bind(update);
            }
            update.execute(&mut *connection).await?;
        }
        Ok(())
    }

    /// Rows with all columns, in the order of their keys, page by page.
    pub(super) async fn page(
        &self,
        connection: &mut SqliteConnection,
        after: &[Datum],
    ) -> Result<(Vec<SqliteRow>, Vec<Datum>), StoreError> {
        let keys = self.key.join(", ");
        let condition = if after.is_empty() {
            String::new()
        } else {
            format!("WHERE ({keys}) > ({})", vec!["?"; self.key.len()].join(", "))
        };
        let (columns, table, sum) = (self.columns.join(", "), self.table, self.sum);
        let select = format!("SELECT {columns}, {sum} FROM {table} {condition} ORDER BY {keys} LIMIT {ROWS}");
        let mut query = sqlx::query(AssertSqlSafe(select));
        for value in after {
            query = value.clone().bind(query);
        }
        let rows = query.fetch_all(connection).await?;
        let mut last = Vec::new();
        if let Some(row) = rows.last() {
            for key in self.key {
                last.push(Datum::of(row, key)?);
            }
        }
        Ok((rows, last))
    }

    /// Writes the checksums of all rows, or of rows without one, some thousand per statement.
    async fn seal_all(&self, connection: &mut SqliteConnection, only_new: bool) -> Result<(), StoreError> {
        let (table, sum) = (self.table, self.sum);
        let values = self.key.iter().enumerate().map(|(n, key)| match *key {
            "token" | "hash" => format!("{table}.{key} = unhex(new.value->>{})", n + 1),
            key => format!("{table}.{key} = new.value->>{}", n + 1),
        });
        let values = values.collect::<Vec<_>>().join(" AND ");
        let update =
            format!("UPDATE {table} SET {sum} = new.value->>0 FROM json_each(?) AS new WHERE {values}");
        let mut after = Vec::new();
        loop {
            let (rows, last) = self.page(connection, &after).await?;
            if rows.is_empty() {
                return Ok(());
            }
            after = last;
            let mut sums = Vec::with_capacity(rows.len());
            for row in &rows {
                if only_new && Datum::of(row, self.sum)? != Datum::Null {
                    continue;
                }
                let mut one = vec![serde_json::Value::from(self.of(row)?)];
                for key in self.key {
                    one.push(match Datum::of(row, key)? {
                        Datum::Int(n) => n.into(),
                        Datum::Text(bytes) => String::from_utf8_lossy(&bytes).into(),
                        Datum::Bytes(bytes) => table::hex(&bytes).into(),
                        Datum::Null | Datum::Other => serde_json::Value::Null,
                    });
                }
                sums.push(serde_json::Value::Array(one));
            }
            let sums = serde_json::Value::Array(sums).to_string();
            sqlx::query(AssertSqlSafe(update.clone())).bind(sums).execute(&mut *connection).await?;
        }
    }
}

/// Seals the tables of the schema that brought the checksums.
pub(super) async fn seal_first(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    // A state is stored after an entry, so a log that ends before it was truncated earlier.
    let heads = "UPDATE tables SET head = MAX(COALESCE((SELECT MAX(seq) FROM entries WHERE table_id = tables.id), 0), \
                 COALESCE((SELECT seq FROM states WHERE table_id = tables.id), 0)) WHERE head IS NULL";
    sqlx::raw_sql(heads).execute(&mut *connection).await?;
    for sealed in FIRST {
        sealed.seal_all(connection, true).await?;
    }
    Ok(())
}

/// Seals every row without a checksum as it is now, after rows came from a database.
pub(super) async fn seal_everything(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    seal_first(connection).await?;
    for sealed in LATER {
        sealed.seal_all(connection, true).await?;
    }
    Ok(())
}

/// Accepts everything except tables and their logs as it is now, at the host's request. Restores missing seats from the
/// rows of their tables.
pub(super) async fn accept(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let seats = "INSERT OR IGNORE INTO owners (person, table_id) SELECT people.id, tables.id FROM tables \
                 JOIN json_each(CASE WHEN json_valid(listing) THEN listing ELSE '{}' END, '$.seats') AS seat \
                 JOIN people ON people.id = seat.value->>'owner' AND people.name <> ''";
    sqlx::raw_sql(seats).execute(&mut *connection).await?;
    for sealed in all().filter(|sealed| sealed.kind != "table") {
        sealed.seal_all(connection, false).await?;
    }
    Ok(())
}

/// Writes the checksums of a table's log as it is now.
pub(super) async fn seal_log(connection: &mut SqliteConnection, table: TableId) -> Result<(), StoreError> {
    for sealed in [&ENTRIES, &STATES] {
        sealed.seal(connection, "table_id = ?", &[Datum::text(table.to_string())]).await?;
    }
    Ok(())
}
