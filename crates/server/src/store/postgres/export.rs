//! Export of a consistent snapshot of the database into a SQLite file.

use std::path::Path;

use futures_util::TryStreamExt as _;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use uuid::Uuid;

use super::copy::prove;
use super::pool::options;
use super::{Postgres, whole_entry};
use crate::store::damage::{Damage, Damages};
use crate::store::{Moved, Sqlite, Store as _, StoreError, seal};

/// The number of rows per statement.
const ROWS: usize = 500;

/// The conversion of a value between database and file.
#[derive(Clone, Copy, Debug)]
enum Kind {
    /// Equal on both sides.
    Plain,
    /// An id, which the file stores without hyphens.
    Id,
    /// Bytes, copied as hexadecimal digits.
    Bytes,
}

/// A table of the file: the source of its rows, and its columns with their names in the database.
struct Back {
    table: &'static str,
    from: &'static str,
    columns: &'static [(&'static str, &'static str, Kind)],
}

use Kind::{Bytes, Id, Plain};

/// All tables of the file.
const BACKS: [Back; 24] = [
    Back {
        table: "people",
        from: "people",
        columns: &[
            ("id", "id", Id),
            ("name", "name", Plain),
            ("login", "login", Plain),
            ("password", "password", Plain),
            ("prefs", "prefs", Plain),
            ("created", "created", Plain),
        ],
    },
    Back {
        table: "sessions",
        from: "sessions",
        columns: &[
            ("token", "token", Bytes),
            ("person", "person", Id),
            ("used", "used", Plain),
            ("created", "created", Plain),
            ("label", "label", Plain),
        ],
    },
    Back {
        table: "tables",
        from: "tables JOIN heads ON heads.id = tables.id JOIN listings ON listings.table_id = tables.id",
        columns: &[
            ("id", "tables.id", Id),
            ("game", "game", Plain),
            ("options", "options", Plain),
            ("seats", "seats", Plain),
            ("public", "tables.public", Plain),
            ("hot_seat", "hot_seat", Plain),
            ("clock", "clock", Plain),
            ("secret", "secret", Bytes),
            ("data", "data", Plain),
            ("rules_version", "rules_version", Plain),
            ("host", "tables.host", Id),
            ("opened", "opened", Plain),
            ("watch", "watch", Plain),
            ("parent", "parent", Id),
            ("status", "heads.status", Plain),
            ("awaited", "awaited", Plain),
            ("bot_due", "bot_due", Plain),
            ("deadline", "deadline", Plain),
            ("changed", "heads.changed", Plain),
            ("clocks", "clocks", Plain),
            ("listing", "listing", Plain),
            ("head", "heads.seq", Plain),
        ],
    },
    Back {
        table: "entries",
        from: "entries",
        columns: &[
            ("table_id", "table_id", Id),
            ("seq", "seq", Plain),
            ("at", "at", Plain),
            ("entry", "entry", Plain),
            ("told", "told", Plain),
            ("course", "course", Plain),
            ("sum", "sum", Plain),
        ],
    },
    Back {
        table: "states",
        from: "states",
        columns: &[("table_id", "table_id", Id), ("seq", "seq", Plain), ("state", "state", Plain)],
    },
    Back {
        table: "owners",
        from: "owners",
        columns: &[("person", "person", Id), ("table_id", "table_id", Id)],
    },
    Back {
        table: "chat",
        from: "chat",
        columns: &[
            ("table_id", "table_id", Id),
            ("id", "id", Plain),
            ("at", "at", Plain),
            ("name", "name", Plain),
            ("seat", "seat", Plain),
            ("line", "line", Plain),
            ("person", "person", Id),
        ],
    },
    Back {
        table: "reviews",
        from: "reviews",
        columns: &[("table_id", "table_id", Id), ("review", "review", Plain)],
    },
    Back {
        table: "campaigns",
        from: "campaigns",
        columns: &[
            ("link", "link", Plain),
            ("version", "version", Plain),
            ("host", "host", Id),
            ("changed", "changed", Plain),
            ("table_id", "table_id", Id),
            ("campaign", "campaign", Plain),
        ],
    },
    Back {
        table: "campaign_tables",
        from: "campaign_tables",
        columns: &[("table_id", "table_id", Id), ("campaign", "campaign", Plain)],
    },
    Back {
        table: "outages",
        from: "outages",
        columns: &[("began", "began", Plain), ("ended", "ended", Plain)],
    },
    Back {
        table: "jobs",
        from: "jobs",
        columns: &[
            ("id", "id", Id),
            ("kind", "kind", Plain),
            ("key", "key", Plain),
            ("due", "due", Plain),
            ("attempts", "attempts", Plain),
            ("claimed_by", "claimed_by", Id),
            ("claimed_until", "claimed_until", Plain),
            ("payload", "payload", Plain),
        ],
    },
    Back { table: "site", from: "site", columns: &[("key", "key", Plain), ("value", "value", Plain)] },
    Back {
        table: "emails",
        from: "emails",
        columns: &[
            ("person", "person", Id),
            ("address", "address", Plain),
            ("address_key", "address_key", Plain),
            ("verified", "verified", Plain),
            ("failures", "failures", Plain),
        ],
    },
    Back {
        table: "tokens",
        from: "tokens",
        columns: &[
            ("hash", "hash", Bytes),
            ("kind", "kind", Plain),
            ("person", "person", Id),
            ("data", "data", Plain),
            ("expires", "expires", Plain),
        ],
    },
    Back {
        table: "devices",
        from: "devices",
        columns: &[
            ("id", "id", Id),
            ("person", "person", Id),
            ("endpoint", "endpoint", Plain),
            ("p256dh", "p256dh", Bytes),
            ("auth", "auth", Bytes),
            ("label", "label", Plain),
            ("created", "created", Plain),
            ("delivered", "delivered", Plain),
            ("failures", "failures", Plain),
        ],
    },
    Back {
        table: "webhooks",
        from: "webhooks",
        columns: &[
            ("id", "id", Id),
            ("person", "person", Id),
            ("shape", "shape", Plain),
            ("url", "url", Plain),
            ("secret", "secret", Bytes),
            ("label", "label", Plain),
            ("created", "created", Plain),
            ("paused", "paused", Plain),
            ("failures", "failures", Plain),
            ("last_error", "last_error", Plain),
        ],
    },
    Back {
        table: "notify",
        from: "notify",
        columns: &[("person", "person", Id), ("settings", "settings", Plain)],
    },
    Back {
        table: "notify_tables",
        from: "notify_tables",
        columns: &[("person", "person", Id), ("table_id", "table_id", Id), ("mode", "mode", Plain)],
    },
    Back {
        table: "notices",
        from: "notices",
        columns: &[
            ("person", "person", Id),
            ("id", "id", Id),
            ("at", "at", Plain),
            ("kind", "kind", Plain),
            ("notice", "notice", Plain),
            ("read", "read", Plain),
        ],
    },
    Back {
        table: "deliveries",
        from: "deliveries",
        columns: &[
            ("id", "id", Id),
            ("person", "person", Id),
            ("at", "at", Plain),
            ("channel", "channel", Plain),
            ("target", "target", Plain),
            ("kind", "kind", Plain),
            ("table_id", "table_id", Id),
            ("outcome", "outcome", Plain),
            ("detail", "detail", Plain),
        ],
    },
    Back { table: "codes", from: "codes", columns: &[("code", "code", Plain), ("table_id", "table_id", Id)] },
    Back {
        table: "games",
        from: "games",
        columns: &[
            ("table_id", "table_id", Id),
            ("short", "short", Plain),
            ("game", "game", Plain),
            ("finished", "finished", Plain),
            ("public", "public", Plain),
            ("rated", "rated", Plain),
            ("seats", "seats", Plain),
            ("people", "people", Plain),
            ("rounds", "rounds", Plain),
            ("seconds", "seconds", Plain),
            ("moments", "moments", Plain),
            ("ending", "ending", Plain),
            ("margin", "margin", Plain),
            ("headline", "headline", Plain),
            ("curve", "curve", Plain),
        ],
    },
    Back {
        table: "game_players",
        from: "game_players",
        columns: &[
            ("table_id", "table_id", Id),
            ("seat", "seat", Plain),
            ("person", "person", Id),
            ("name", "name", Plain),
            ("bot", "bot", Plain),
            ("place", "place", Plain),
            ("score", "score", Plain),
            ("sheet", "sheet", Plain),
            ("left_by", "left_by", Plain),
        ],
    },
];

impl Back {
    /// The query for a row as JSON.
    fn read(&self) -> String {
        let pairs = self.columns.iter().map(|(column, there, kind)| match kind {
            Kind::Plain => format!("'{column}', {there}"),
            Kind::Id => format!("'{column}', replace({there}::text, '-', '')"),
            Kind::Bytes => format!("'{column}', encode({there}, 'hex')"),
        });
        format!("SELECT json_build_object({})::text FROM {}", pairs.collect::<Vec<_>>().join(", "), self.from)
    }

    /// The statement that inserts rows from JSON into the file.
    fn write(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(column, ..)| *column).collect();
        let values = self.columns.iter().map(|(column, _, kind)| match kind {
            Kind::Plain | Kind::Id => format!("value ->> '$.{column}'"),
            Kind::Bytes => format!("unhex(value ->> '$.{column}')"),
        });
        let values = values.collect::<Vec<_>>().join(", ");
        format!("INSERT INTO {} ({}) SELECT {values} FROM json_each(?)", self.table, names.join(", "))
    }
}

impl Postgres {
    /// Writes a consistent snapshot into a new file, and compares it. Nodes may be running.
    pub async fn write_file(&self, file: &Path) -> Result<Moved, StoreError> {
        let copy = Sqlite::open(file).await?;
        let mut connection = moment(&self.settings).await?;
        let moved = carry(&mut connection, &copy).await;
        let _ = connection.close().await;
        copy.close().await?;
        moved
    }
}

/// A connection with a consistent snapshot for the duration of the export.
async fn moment(settings: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let mut connection = options(settings.clone()).connect().await?;
    sqlx::raw_sql("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").execute(&mut connection).await?;
    sqlx::raw_sql("SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0")
        .execute(&mut connection)
        .await?;
    Ok(connection)
}

/// Reports heads that do not match their logs, logs with gaps, and entries that do not match their checksums.
pub(super) async fn inspect(
    settings: &PgConnectOptions,
    damages: &Damages,
) -> Result<Vec<Damage>, StoreError> {
    let mut connection = moment(settings).await?;
    let gaps = "SELECT heads.id, 'its log has ' || count(entries.seq) || ' entries up to ' \
                || COALESCE(max(entries.seq), 0) || ', and it has come to entry ' || heads.seq \
                FROM heads LEFT JOIN entries ON entries.table_id = heads.id GROUP BY heads.id \
                HAVING count(entries.seq) <> heads.seq OR COALESCE(max(entries.seq), 0) <> heads.seq";
    let gaps: Vec<(Uuid, String)> = sqlx::query_as(gaps).fetch_all(&mut connection).await?;
    let mut found: Vec<Damage> =
        gaps.into_iter().map(|(id, fault)| Damage::of_table(id.into(), fault)).collect();
    let mut entries = sqlx::query("SELECT * FROM entries WHERE sum IS NOT NULL").fetch(&mut connection);
    while let Some(row) = entries.try_next().await? {
        if let Err(StoreError::Damaged(damage)) = whole_entry(&row)
            && !found.iter().any(|known| known.subject == damage.subject)
        {
            found.push(*damage);
        }
    }
    drop(entries);
    let _ = connection.close().await;
    found.iter().for_each(|damage| damages.note(damage));
    Ok(found)
}

async fn carry(connection: &mut PgConnection, copy: &Sqlite) -> Result<Moved, StoreError> {
    let mut moved = Moved::default();
    let mut write = copy.reads().begin().await?;
    for back in &BACKS {
        let rows = carry_table(connection, &mut write, back).await?;
        moved.rows.push((back.table, rows));
    }
    let beat: Option<i64> = sqlx::query_scalar("SELECT beat FROM house").fetch_one(&mut *connection).await?;
    sqlx::query("UPDATE marks SET beat = ?, beat_sum = NULL").bind(beat).execute(&mut *write).await?;
    // The database has checksums of logs only.
    seal::seal_everything(&mut write).await?;
    write.commit().await?;
    moved.logs = prove(connection, copy, &moved).await?;
    Ok(moved)
}

async fn carry_table(
    connection: &mut PgConnection,
    write: &mut SqliteConnection,
    back: &Back,
) -> Result<u64, StoreError> {
    let (read, add) = (back.read(), back.write());
    let mut rows = sqlx::query_scalar::<_, String>(AssertSqlSafe(read)).fetch(connection).try_chunks(ROWS);
    let mut carried = 0;
    while let Some(some) = rows.try_next().await.map_err(|error| error.1)? {
        carried += some.len() as u64;
        let json = format!("[{}]", some.join(","));
        sqlx::query(AssertSqlSafe(add.clone())).bind(json).execute(&mut *write).await?;
    }
    Ok(carried)
}

/// The tables of the file, each with its columns.
pub fn copied_columns() -> Vec<(&'static str, Vec<&'static str>)> {
    BACKS.iter().map(|back| (back.table, back.columns.iter().map(|(column, ..)| *column).collect())).collect()
}
