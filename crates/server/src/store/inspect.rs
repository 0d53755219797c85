//! A complete check of the file: structure, schema, checksums, logs and references between rows.

use std::collections::HashMap;
use std::time::Instant;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use table::TableId;

use super::StoreError;
use super::damage::{Damage, Damages, Subject};
use super::seal;

/// References between rows, with their description for the host. Rows of people and tables are never removed.
const BELONG: [(&str, &str, &str); 8] = [
    (
        "SELECT DISTINCT table_id FROM entries WHERE table_id NOT IN (SELECT id FROM tables)",
        "table",
        "has a log and no row",
    ),
    (
        "SELECT table_id FROM states WHERE table_id NOT IN (SELECT id FROM tables)",
        "table",
        "has a stored state and no row",
    ),
    (
        "SELECT DISTINCT table_id FROM owners WHERE table_id NOT IN (SELECT id FROM tables)",
        "table",
        "has players and no row",
    ),
    (
        "SELECT DISTINCT person FROM owners WHERE person NOT IN (SELECT id FROM people)",
        "person",
        "has a seat and no row",
    ),
    (
        "SELECT DISTINCT person FROM sessions WHERE person NOT IN (SELECT id FROM people)",
        "person",
        "has a session and no row",
    ),
    // The list row of a table names its players. Only deleted people have neither name nor seats.
    (
        "SELECT DISTINCT people.id FROM tables \
         JOIN json_each(CASE WHEN json_valid(listing) THEN listing ELSE '{}' END, '$.seats') AS seat \
         JOIN people ON people.id = seat.value->>'owner' AND people.name <> '' \
         WHERE NOT EXISTS (SELECT 1 FROM owners WHERE owners.person = people.id AND owners.table_id = tables.id)",
        "seats of person",
        "a seat is missing",
    ),
    (
        "SELECT campaign FROM campaign_tables WHERE campaign NOT IN (SELECT link FROM campaigns)",
        "campaign",
        "has a table and no row",
    ),
    (
        "SELECT table_id FROM chat GROUP BY table_id HAVING MAX(id) - MIN(id) + 1 <> COUNT(*)",
        "chat of table",
        "lines are missing",
    ),
];

/// Runs the complete check on a separate connection.
pub(super) async fn inspect(
    options: &SqliteConnectOptions,
    damages: &Damages,
) -> Result<Vec<Damage>, StoreError> {
    damages.set_looking(true);
    let mut look = Look { damages, found: Vec::new() };
    let done = match options.connect().await {
        Ok(mut connection) => {
            let done = look.everything(&mut connection).await;
            let _ = connection.close().await;
            done
        }
        Err(error) => Err(error.into()),
    };
    match done {
        Err(StoreError::Damaged(damage)) => look.note(*damage),
        Err(error) => look.note(unreadable(error)?),
        Ok(()) => (),
    }
    // A check that could not be finished does not count as done.
    damages.set_looking(false);
    Ok(look.found)
}

/// The damage behind a value that does not decode, such as invalid UTF-8. Other errors are returned as errors.
fn unreadable(error: StoreError) -> Result<Damage, StoreError> {
    let StoreError::Failed(source) = &error else { return Err(error) };
    match source.downcast_ref::<sqlx::Error>() {
        Some(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) => {
            Ok(Damage::of_file(format!("a value cannot be parsed: {source}")))
        }
        _ => Err(error),
    }
}

struct Look<'a> {
    damages: &'a Damages,
    found: Vec<Damage>,
}

impl Look<'_> {
    fn note(&mut self, damage: Damage) {
        self.damages.note(&damage);
        // Each table is reported once.
        let known = |one: &Damage| match &one.subject {
            Subject::Table(_) | Subject::Row { .. } => one.subject == damage.subject,
            Subject::File { .. } => *one == damage,
        };
        if !self.found.iter().any(known) {
            self.found.push(damage);
        }
    }

    async fn everything(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        self.structure(connection).await?;
        self.schema(connection).await?;
        for sealed in seal::all() {
            if sealed.table != "entries" {
                self.rows(connection, sealed).await?;
            }
        }
        self.logs(connection).await?;
        for (query, kind, fault) in BELONG {
            for row in sqlx::query(query).fetch_all(&mut *connection).await? {
                let key: String = row.try_get(0).unwrap_or_default();
                let subject = match key.parse() {
                    Ok(id) if kind == "table" => Subject::Table(id),
                    _ => Subject::Row { kind, key },
                };
                self.note(Damage { subject, fault: fault.to_owned() });
            }
        }
        Ok(())
    }

    /// Checks the trees of pages, and the indexes against the rows.
    async fn structure(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let faults: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
        let faults: Vec<&str> =
            faults.iter().flat_map(|fault| fault.lines()).filter(|fault| *fault != "ok").collect();
        if faults.is_empty() {
            return Ok(());
        }
        let roots = sqlx::query("SELECT name, rootpage FROM sqlite_schema").fetch_all(connection).await;
        let roots = roots.unwrap_or_default();
        let roots = roots.iter().filter_map(|row| Some((row.try_get(1).ok()?, row.try_get(0).ok()?)));
        let roots: HashMap<i64, String> = roots.collect();
        for fault in faults {
            self.note(structural(fault, &roots));
        }
        Ok(())
    }

    /// Checks the schema of every table and index, which determines how rows are parsed.
    async fn schema(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let read = "SELECT type || ' ' || name || ' on ' || tbl_name || ': ' || COALESCE(sql, '') FROM sqlite_schema \
                    WHERE name NOT LIKE 'sqlite_stat%' ORDER BY 1";
        let wanted = super::sqlite::schema().await?;
        let found = match sqlx::query_scalar::<_, String>(read).fetch_all(connection).await {
            Err(sqlx::Error::ColumnDecode { .. }) => None,
            found => Some(found?),
        };
        if found.is_none_or(|found| found != wanted) {
            self.note(Damage::of_file("the schema is not the one of this version"));
        }
        Ok(())
    }

    async fn rows(
        &mut self,
        connection: &mut SqliteConnection,
        sealed: &seal::Sealed,
    ) -> Result<(), StoreError> {
        let mut after = Vec::new();
        loop {
            let began = Instant::now();
            let (rows, last) = sealed.page(connection, &after).await?;
            if rows.is_empty() {
                return Ok(());
            }
            after = last;
            for row in rows.iter().filter(|row| !sealed.is_whole(row)) {
                self.note(sealed.damage(row));
            }
            yield_to_players(began).await;
        }
    }

    /// Checks every entry, and that logs end at the heads of their tables. Heads are read first, because logs only grow
    /// meanwhile.
    async fn logs(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let heads = sqlx::query("SELECT id, head FROM tables").fetch_all(&mut *connection).await?;
        let heads = heads.iter().filter_map(|row| Some((row.try_get(0).ok()?, row.try_get(1).ok()?)));
        let mut heads: HashMap<String, i64> = heads.collect();
        let (mut after, mut at) = (Vec::new(), (String::new(), 0));
        loop {
            let began = Instant::now();
            let (rows, last) = seal::ENTRIES.page(connection, &after).await?;
            if rows.is_empty() {
                break;
            }
            after = last;
            for row in &rows {
                if !seal::ENTRIES.is_whole(row) {
                    self.note(seal::ENTRIES.damage(row));
                }
                let (Ok(table), Ok(seq)) = (row.try_get::<String, _>(0), row.try_get::<i64, _>(1)) else {
                    continue;
                };
                if table != at.0 {
                    self.ends(&at, heads.remove(&at.0));
                    at = (table, 0);
                }
                if seq != at.1 + 1
                    && let Ok(id) = at.0.parse()
                {
                    self.note(Damage::of_table(id, format!("entry {} is missing", at.1 + 1)));
                }
                at.1 = seq;
            }
            yield_to_players(began).await;
        }
        self.ends(&at, heads.remove(&at.0));
        for (table, head) in heads {
            self.ends(&(table, 0), Some(head));
        }
        let ahead = "SELECT states.table_id FROM states JOIN tables ON tables.id = states.table_id \
                     WHERE states.seq > tables.head";
        for row in sqlx::query(ahead).fetch_all(connection).await? {
            if let Ok(id) = row.try_get::<String, _>(0).unwrap_or_default().parse() {
                self.note(Damage::of_table(id, "its stored state is ahead of its log"));
            }
        }
        Ok(())
    }

    /// The end of a log, compared with its head as read before.
    fn ends(&mut self, (table, last): &(String, i64), head: Option<i64>) {
        let (Ok(id), Some(head)) = (table.parse::<TableId>(), head) else { return };
        if *last < head {
            self.note(Damage::of_table(
                id,
                format!("its log ends at entry {last}, and it has come to entry {head}"),
            ));
        }
    }
}

/// Players have priority: a check takes at most half of the time.
async fn yield_to_players(began: Instant) {
    tokio::time::sleep(began.elapsed()).await;
}

/// Rejects a file with a damaged structure.
pub(super) async fn quick_check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let faults: Vec<String> = sqlx::query_scalar("PRAGMA quick_check").fetch_all(connection).await?;
    match faults.iter().find(|fault| *fault != "ok") {
        Some(fault) => Err(structural(fault, &HashMap::new()).into()),
        None => Ok(()),
    }
}

/// The damage in a line of `integrity_check`, such as `Tree 12 page 345 cell 3: Rowid 5 out of order` or `row 3 missing
/// from index i`.
pub fn structural(fault: &str, roots: &HashMap<i64, String>) -> Damage {
    let words: Vec<&str> = fault.split([' ', ':']).collect();
    let number = |name: &str| {
        let at = words.iter().position(|word| word.eq_ignore_ascii_case(name))?;
        words.get(at + 1)?.parse::<i64>().ok()
    };
    let tree = number("tree").and_then(|root| roots.get(&root).cloned());
    let index = words.iter().position(|word| *word == "index").and_then(|at| words.get(at + 1));
    let tree = tree.or_else(|| index.map(|index| format!("index {index}")));
    let page = number("page").and_then(|page| u32::try_from(page).ok());
    Damage { subject: Subject::File { page, tree }, fault: fault.to_owned() }
}
