//! The store in a PostgreSQL database, shared by several nodes.
//!
//! No node owns a table: every node may append to every log by a compare-and-set on the table's head. Every write is
//! announced in an outbox that all nodes read, so nothing depends on messages. One node runs the bots and clocks of a
//! table, by a lease that is measured with the database's clock.

mod campaigns;
mod copy;
mod counts;
mod export;
mod host;
mod migrate;
mod node;
mod pool;
mod sql;
mod writer;

use std::str::FromStr as _;
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use sqlx::Row as _;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgRow};
use table::wire::ChatLine;
use table::{Listed, Millis, PersonId, Stored, StoredTable, TableId, TableRow};
use tokio::sync::mpsc;
use uuid::Uuid;

pub use self::copy::copied_tables;
pub use self::export::copied_columns;
use self::pool::Pool;
use self::writer::Job;
use super::community::{FORGET, FORGET_JOBS};
use super::damage::{Damage, Damages};
use super::rows::{
    chat_line, count, id, json, json_or_none, listed, number, person, small, status, stored, table_row, text,
};
use super::seal;
use super::sqlite::failed;
use super::{
    Account, Answer, Append, Beat, Cut, Health, News, NodeMessage, Person, Settled, Since, Store, StoreError,
    WrittenLog,
};
use crate::app::Rate;
use crate::limits::{SESSION_LIFE_MS, SESSION_TOUCH_MS};
use crate::time::Outage;
use crate::token::TokenHash;

/// The version of the log format: incremented with the first entry that earlier programs cannot read.
const BUILD: i64 = 1;

/// The store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: Pool,
    /// Random for each start.
    node: Uuid,
    name: String,
    /// The first transaction of the outbox that was not read yet.
    heard: Mutex<String>,
    writer: Mutex<Option<Writer>>,
    settings: PgConnectOptions,
    damages: Damages,
}

#[derive(Debug)]
struct Writer {
    jobs: mpsc::Sender<Job>,
    task: tokio::task::JoinHandle<()>,
}

type Query = sqlx::query::Query<'static, sqlx::Postgres, PgArguments>;

impl Postgres {
    /// Opens a database, such as `postgres://user:password@host/name`, under the name of this node.
    pub async fn open(url: &str, name: &str) -> Result<Postgres, StoreError> {
        let settings = PgConnectOptions::from_str(url)?;
        migrate::migrate(&settings).await?;
        let pool = Pool::open(settings.clone()).await?;
        node::warn_without_durability(&pool).await?;
        let heard = node::horizon(&pool).await?;
        let node = Uuid::now_v7();
        let (jobs, task) = writer::start(settings.clone(), node, pool.away.clone());
        let writer = Mutex::new(Some(Writer { jobs, task }));
        let (name, heard, damages) = (name.to_owned(), Mutex::new(heard), Damages::default());
        Ok(Postgres { pool, node, name, heard, writer, settings, damages })
    }

    fn jobs(&self) -> Option<mpsc::Sender<Job>> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        writer.as_ref().map(|writer| writer.jobs.clone())
    }

    /// Writes with a single statement.
    fn execute(&self, query: Query) -> Answer<'_, ()> {
        Box::pin(self.pool.write(move |connection| {
            Box::pin(async move {
                query.execute(connection).await?;
                Ok(())
            })
        }))
    }

    /// Tables for a list.
    fn list(
        &self,
        statement: &'static str,
        bind: impl Fn(Query) -> Query + Send + Sync + 'static,
    ) -> Answer<'_, Vec<Listed>> {
        Box::pin(self.pool.read(move |connection| {
            let query = bind(sqlx::query(statement));
            Box::pin(async move { query.fetch_all(connection).await?.iter().map(listed).collect() })
        }))
    }
}

/// A consistent row and log: the head is read first, so that no entry is newer than the row.
async fn read_table(
    connection: &mut sqlx::PgConnection,
    id: Uuid,
    last: u32,
) -> Result<Option<StoredTable>, StoreError> {
    let row = sqlx::query(
        "SELECT tables.*, heads.clocks, heads.status, heads.seq, states.seq AS state_seq, states.state FROM tables \
         JOIN heads ON heads.id = tables.id LEFT JOIN states ON states.table_id = tables.id WHERE tables.id = $1",
    );
    let Some(row) = row.bind(id).fetch_optional(&mut *connection).await? else { return Ok(None) };
    let entries = sqlx::query("SELECT * FROM entries WHERE table_id = $1 AND seq <= $2 ORDER BY seq");
    let head: i64 = row.try_get("seq")?;
    let last = head.min(i64::from(last));
    let rows = entries.bind(id).bind(last).fetch_all(&mut *connection).await?;
    let settled = table_row(&row)?;
    if let Some(sum) = row.try_get::<Option<i64>, _>("sum")?
        && sum != seal::of_table(&settled)
    {
        return Err(Damage::of_table(id.into(), "its row is not as it was written").into());
    }
    let (mut entries, mut damage) = (Vec::with_capacity(rows.len()), None);
    for (row, seq) in rows.iter().zip(1_u32..) {
        match whole_entry(row) {
            Ok(one) if one.seq == seq => entries.push(one),
            Ok(_) => damage = Some(format!("entry {seq} is missing")),
            Err(StoreError::Damaged(found)) => damage = Some(found.fault),
            Err(error) => damage = Some(format!("entry {seq} cannot be parsed: {error}")),
        }
        if damage.is_some() {
            break;
        }
    }
    if damage.is_none() && entries.len() as i64 != last {
        let found = entries.len();
        damage = Some(format!("its log ends at entry {found}, and it has come to entry {head}"));
    }
    let state: Option<Value> = json_or_none(&row, "state")?;
    let state = state.map(|state| Ok::<_, StoreError>((small(&row, "state_seq")?, state))).transpose()?;
    let (clocks, status) = (json_or_none(&row, "clocks")?, status(&row)?);
    Ok(Some(StoredTable { row: settled, entries, clocks, state, status, damage }))
}

/// Whether an entry matches its checksum. Entries of earlier versions have none.
fn is_whole(row: &PgRow) -> Result<bool, StoreError> {
    let Some(sum) = row.try_get::<Option<i64>, _>("sum")? else { return Ok(true) };
    let (table, entry): (Uuid, String) = (row.try_get("table_id")?, row.try_get("entry")?);
    let (seq, at, told) = (row.try_get("seq")?, row.try_get("at")?, row.try_get("told")?);
    let table = table.simple().to_string();
    Ok(sum == seal::entry_sum(&table, seq, at, &entry, told, row.try_get("course")?))
}

fn whole_entry(row: &PgRow) -> Result<Stored, StoreError> {
    if is_whole(row)? {
        return stored(row);
    }
    let (table, seq): (Uuid, i64) = (row.try_get("table_id")?, row.try_get("seq")?);
    Err(Damage::of_table(table.into(), format!("entry {seq} is not as it was written")).into())
}

impl Store for Postgres {
    fn add_person(&self, person: Person, now: Millis) -> Answer<'_, ()> {
        let add = sqlx::query("INSERT INTO people (id, name, prefs, created) VALUES ($1, $2, $3, $4)");
        let add = add.bind(Uuid::from(person.id)).bind(person.name).bind(text(&person.prefs));
        self.execute(add.bind(number(now)))
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>> {
        Box::pin(self.pool.read(move |connection| {
            Box::pin(async move {
                let row = sqlx::query("SELECT * FROM people WHERE id = $1").bind(Uuid::from(id));
                row.fetch_optional(connection).await?.as_ref().map(person).transpose()
            })
        }))
    }

    fn person_by_login(&self, login: String) -> Answer<'_, Option<(Person, String)>> {
        Box::pin(self.pool.read(move |connection| {
            let row = sqlx::query("SELECT * FROM people WHERE login = $1 AND password IS NOT NULL");
            let row = row.bind(login.clone());
            Box::pin(async move {
                let Some(row) = row.fetch_optional(connection).await? else { return Ok(None) };
                Ok(Some((person(&row)?, row.try_get("password")?)))
            })
        }))
    }

    fn names(&self, people: Vec<PersonId>) -> Answer<'_, Vec<(PersonId, String)>> {
        let people: Vec<Uuid> = people.into_iter().map(Uuid::from).collect();
        Box::pin(self.pool.read(move |connection| {
            let rows = sqlx::query("SELECT id, name FROM people WHERE id = ANY($1)").bind(people.clone());
            Box::pin(async move {
                let rows = rows.fetch_all(connection).await?;
                rows.iter().map(|row| Ok((id(row, "id")?, row.try_get("name")?))).collect()
            })
        }))
    }

    fn account_names(&self, spellings: Vec<String>) -> Answer<'_, Vec<String>> {
        Box::pin(self.pool.read(move |connection| {
            let rows = sqlx::query_scalar(
                "SELECT name FROM people WHERE login IS NOT NULL AND name = ANY($1) \
                 UNION SELECT login FROM people WHERE login = ANY($1)",
            );
            let rows = rows.bind(spellings.clone());
            Box::pin(async move { Ok(rows.fetch_all(connection).await?) })
        }))
    }

    fn set_name(&self, id: PersonId, name: String) -> Answer<'_, ()> {
        let set = sqlx::query("UPDATE people SET name = $1 WHERE id = $2").bind(name);
        self.execute(set.bind(Uuid::from(id)))
    }

    fn set_prefs(&self, id: PersonId, prefs: Value) -> Answer<'_, ()> {
        let set = sqlx::query("UPDATE people SET prefs = $1 WHERE id = $2").bind(text(&prefs));
        self.execute(set.bind(Uuid::from(id)))
    }

    fn set_login(&self, id: PersonId, login: String, password: String) -> Answer<'_, ()> {
        let set = sqlx::query("UPDATE people SET login = $1, password = $2 WHERE id = $3");
        self.execute(set.bind(login).bind(password).bind(Uuid::from(id)))
    }

    fn forget(&self, id: PersonId, heir: Option<PersonId>) -> Answer<'_, ()> {
        let (id, heir) = (Uuid::from(id), heir.map(Uuid::from));
        Box::pin(self.pool.write(move |connection| {
            Box::pin(async move {
                let wipe =
                    "UPDATE people SET name = '', login = NULL, password = NULL, prefs = '{}' WHERE id = $1";
                for statement in
                    [wipe, "DELETE FROM sessions WHERE person = $1", "DELETE FROM owners WHERE person = $1"]
                {
                    sqlx::query(statement).bind(id).execute(&mut *connection).await?;
                }
                let said = match heir {
                    Some(heir) => {
                        sqlx::query("UPDATE chat SET person = $2 WHERE person = $1").bind(id).bind(heir)
                    }
                    None => {
                        sqlx::query("UPDATE chat SET person = NULL, name = '' WHERE person = $1").bind(id)
                    }
                };
                said.execute(&mut *connection).await?;
                let gone = "DELETE FROM presence WHERE person = $1";
                for statement in FORGET.into_iter().chain([gone]) {
                    sqlx::query(statement).bind(id).execute(&mut *connection).await?;
                }
                let jobs = sqlx::query(FORGET_JOBS).bind(id.simple().to_string());
                jobs.execute(&mut *connection).await?;
                let wipe = "UPDATE game_players SET person = NULL, name = '' WHERE person = $1";
                match heir {
                    Some(heir) => {
                        for statement in [
                            "UPDATE game_players SET person = $2 WHERE person = $1",
                            "UPDATE devices SET person = $2 WHERE person = $1",
                        ] {
                            sqlx::query(statement).bind(id).bind(heir).execute(&mut *connection).await?;
                        }
                    }
                    None => {
                        for statement in [wipe, "DELETE FROM devices WHERE person = $1"] {
                            sqlx::query(statement).bind(id).execute(&mut *connection).await?;
                        }
                    }
                }
                Ok(())
            })
        }))
    }

    fn add_session(&self, token: TokenHash, person: PersonId, now: Millis) -> Answer<'_, ()> {
        let add = sqlx::query("INSERT INTO sessions (token, person, used) VALUES ($1, $2, $3)");
        self.execute(add.bind(token.0.to_vec()).bind(Uuid::from(person)).bind(number(now)))
    }

    fn session(&self, token: TokenHash, now: Millis) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let read = self.pool.read(move |connection| {
                let row = sqlx::query(
                    "SELECT people.*, sessions.used FROM sessions JOIN people ON people.id = sessions.person \
                     WHERE sessions.token = $1 AND sessions.used > $2",
                );
                let row = row.bind(token.0.to_vec()).bind(number(now.saturating_sub(SESSION_LIFE_MS)));
                Box::pin(async move { Ok(row.fetch_optional(connection).await?) })
            });
            let Some(row) = read.await? else { return Ok(None) };
            if count(&row, "used")?.saturating_add(SESSION_TOUCH_MS) < now {
                let touch = sqlx::query("UPDATE sessions SET used = $1 WHERE token = $2");
                let touched = self.execute(touch.bind(number(now)).bind(token.0.to_vec())).await;
                // The last use of a session could not be stored, but the session is valid for reading.
                if let Err(error) = touched {
                    tracing::warn!(error = %error.chain(), "the last use of a session was not stored");
                }
            }
            person(&row).map(Some)
        })
    }

    fn end_session(&self, token: TokenHash) -> Answer<'_, ()> {
        self.execute(sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token.0.to_vec()))
    }

    fn end_sessions(&self, person: PersonId) -> Answer<'_, ()> {
        self.execute(sqlx::query("DELETE FROM sessions WHERE person = $1").bind(Uuid::from(person)))
    }

    fn add_table(&self, row: TableRow, first: Append) -> Answer<'_, ()> {
        let node = self.node;
        Box::pin(self.pool.write(move |connection| {
            Box::pin(async move {
                let (id, host) = (Uuid::from(row.id), Uuid::from(row.host));
                let sum = seal::of_table(&row);
                sqlx::query(
                    "INSERT INTO tables (id, game, options, seats, public, hot_seat, clock, secret, data, \
                     rules_version, host, opened, watch, parent, sum) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
                )
                .bind(id)
                .bind(row.game)
                .bind(text(&row.options))
                .bind(i64::from(row.seats))
                .bind(row.public)
                .bind(row.hot_seat)
                .bind(row.clock.as_ref().map(text))
                .bind(row.secret.0.to_vec())
                .bind(row.data)
                .bind(i64::from(row.rules_version))
                .bind(host)
                .bind(number(row.opened))
                .bind(row.watch.reveal().to_owned())
                .bind(row.parent.map(Uuid::from))
                .bind(sum)
                .execute(&mut *connection)
                .await?;
                let head = "INSERT INTO heads (id, seq, status, awaited, bot_due, changed, build) \
                            VALUES ($1, 0, 'open', 0, FALSE, $2, $3)";
                sqlx::query(head)
                    .bind(id)
                    .bind(number(row.opened))
                    .bind(BUILD)
                    .execute(&mut *connection)
                    .await?;
                let list = "INSERT INTO listings (table_id, host, public, status, changed, listing) \
                            VALUES ($1, $2, $3, 'open', $4, '{}')";
                let list = sqlx::query(list).bind(id).bind(host).bind(row.public).bind(number(row.opened));
                list.execute(&mut *connection).await?;
                let passed = writer::append(&mut *connection, &[&first], node, 0).await?;
                if passed.contains_key(&first.table) { Ok(()) } else { Err(StoreError::Conflict) }
            })
        }))
    }

    fn append(&self, append: Append) -> Answer<'_, bool> {
        Box::pin(writer::hand_in(self.jobs(), append))
    }

    fn since(&self, table: TableId, after: u32) -> Answer<'_, Since> {
        let (id, node) = (Uuid::from(table), self.node);
        Box::pin(self.pool.read(move |connection| {
            Box::pin(async move {
                let head = sqlx::query("SELECT seq, clocks, keeper FROM heads WHERE id = $1").bind(id);
                let Some(head) = head.fetch_optional(&mut *connection).await? else {
                    return Ok(Since { entries: Vec::new(), clocks: None, kept: false });
                };
                let all = "SELECT * FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq";
                let all =
                    sqlx::query(all).bind(id).bind(i64::from(after)).bind(head.try_get::<i64, _>("seq")?);
                let entries = all.fetch_all(&mut *connection).await?;
                let entries = entries.iter().map(whole_entry).collect::<Result<_, _>>()?;
                let kept = head.try_get::<Option<Uuid>, _>("keeper")? == Some(node);
                Ok(Since { entries, clocks: json_or_none(&head, "clocks")?, kept })
            })
        }))
    }

    fn keep_state(&self, table: TableId, seq: u32, state: Value) -> Answer<'_, ()> {
        let keep = sqlx::query(
            "INSERT INTO states (table_id, seq, state) VALUES ($1, $2, $3) ON CONFLICT (table_id) \
             DO UPDATE SET seq = EXCLUDED.seq, state = EXCLUDED.state WHERE states.seq <= EXCLUDED.seq",
        );
        self.execute(keep.bind(Uuid::from(table)).bind(i64::from(seq)).bind(text(&state)))
    }

    fn table_until(&self, id: TableId, last: u32) -> Answer<'_, Option<StoredTable>> {
        let id = Uuid::from(id);
        let read = self.pool.read(move |connection| Box::pin(read_table(connection, id, last)));
        Box::pin(async move {
            let read = read.await;
            match &read {
                Err(StoreError::Damaged(damage)) => self.damages.note(damage),
                Ok(Some(StoredTable { damage: Some(fault), .. })) => {
                    self.note_damage(id.into(), fault.clone())
                }
                Ok(Some(_)) if last == u32::MAX => self.damages.clear(id.into()),
                _ => (),
            }
            read
        })
    }

    fn written(&self, id: TableId) -> Answer<'_, Option<WrittenLog>> {
        Box::pin(self.pool.read(move |connection| Box::pin(host::read(connection, id))))
    }

    fn cut(&self, cut: Cut) -> Answer<'_, ()> {
        let node = self.node;
        Box::pin(self.pool.write(move |connection| Box::pin(host::cut(connection, cut, node))))
    }

    fn lobby(&self, most: u32, each: u32) -> Answer<'_, Vec<Listed>> {
        let statement = "SELECT tables.*, heads.status, heads.awaited, heads.changed, lately.listing FROM ( \
             SELECT table_id, listing, changed, ROW_NUMBER() OVER (PARTITION BY host ORDER BY changed DESC, table_id) AS nth \
             FROM listings WHERE public AND status IN ('open', 'running')) AS lately \
             JOIN tables ON tables.id = lately.table_id JOIN heads ON heads.id = lately.table_id \
             WHERE lately.nth <= $1 ORDER BY lately.changed DESC, heads.changed DESC LIMIT $2";
        self.list(statement, move |query| query.bind(i64::from(each)).bind(i64::from(most)))
    }

    fn tables_of(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Listed>> {
        let statement = "SELECT tables.*, heads.status, heads.awaited, heads.changed, listings.listing FROM owners \
             JOIN tables ON tables.id = owners.table_id JOIN heads ON heads.id = owners.table_id \
             JOIN listings ON listings.table_id = owners.table_id \
             WHERE owners.person = $1 ORDER BY heads.changed DESC LIMIT $2";
        self.list(statement, move |query| query.bind(Uuid::from(person)).bind(i64::from(most)))
    }

    fn opened_by(&self, person: PersonId) -> Answer<'_, u32> {
        Box::pin(self.pool.read(move |connection| {
            Box::pin(async move {
                let count = "SELECT COUNT(*) FROM listings WHERE host = $1 AND status IN ('open', 'running')";
                let count: i64 =
                    sqlx::query_scalar(count).bind(Uuid::from(person)).fetch_one(connection).await?;
                Ok(u32::try_from(count).unwrap_or(u32::MAX))
            })
        }))
    }

    fn due(&self, before: Millis, running: Vec<TableId>) -> Answer<'_, Vec<TableId>> {
        Box::pin(node::claim(&self.pool, self.node, before, running))
    }

    fn abandoned(&self, open: Millis, running: Millis, most: u32) -> Answer<'_, Vec<(TableId, PersonId)>> {
        Box::pin(self.pool.read(move |connection| {
            let rows = sqlx::query(
                "SELECT listings.table_id, listings.host FROM listings JOIN heads ON heads.id = listings.table_id \
                 WHERE listings.status IN ('open', 'running') AND listings.changed < GREATEST($1, $2) \
                 AND heads.changed < CASE heads.status WHEN 'open' THEN $1 ELSE $2 END LIMIT $3",
            );
            let rows = rows.bind(number(open)).bind(number(running)).bind(i64::from(most));
            Box::pin(async move {
                let rows = rows.fetch_all(connection).await?;
                rows.iter().map(|row| Ok((id(row, "table_id")?, id(row, "host")?))).collect()
            })
        }))
    }

    /// The past is unknown before the first heartbeat.
    fn past(&self) -> (Option<Millis>, Vec<Outage>) {
        (None, Vec::new())
    }

    fn beat(&self, _: Millis, _: Vec<Outage>) -> Answer<'_, Option<Beat>> {
        Box::pin(async move { node::beat(&self.pool, self.node, &self.name).await.map(Some) })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn heard(&self) -> Answer<'_, Vec<News>> {
        Box::pin(async move {
            let from = self.heard.lock().unwrap_or_else(PoisonError::into_inner).clone();
            let (news, to) = node::heard(&self.pool, self.node, from).await?;
            *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = to;
            Ok(news)
        })
    }

    fn tell(&self, message: NodeMessage) -> Answer<'_, ()> {
        let tell = sqlx::query("INSERT INTO outbox (node, word) VALUES ($1, $2)");
        self.execute(tell.bind(self.node).bind(text(&message)))
    }

    fn let_go(&self, table: TableId) -> Answer<'_, ()> {
        let go = sqlx::query("UPDATE heads SET keeper = NULL WHERE id = $1 AND keeper = $2");
        self.execute(go.bind(Uuid::from(table)).bind(self.node))
    }

    fn leave(&self) -> Answer<'_, ()> {
        Box::pin(node::leave(&self.pool, self.node))
    }

    fn may_try(&self, who: String, now: Millis, rate: Rate) -> Answer<'_, bool> {
        Box::pin(counts::may_try(&self.pool, who, now, rate))
    }

    fn settle(&self, account: Account) -> Answer<'_, Settled> {
        Box::pin(counts::settle(&self.pool, self.node, account))
    }

    fn add_chat(
        &self,
        table: TableId,
        person: PersonId,
        mut line: ChatLine,
        kept: u32,
    ) -> Answer<'_, ChatLine> {
        let (table, person, node) = (Uuid::from(table), Uuid::from(person), self.node);
        Box::pin(self.pool.write(move |connection| {
            Box::pin(async move {
                let next = "INSERT INTO chat_heads (table_id, last) VALUES ($1, 1) \
                            ON CONFLICT (table_id) DO UPDATE SET last = chat_heads.last + 1 RETURNING last";
                let next: i64 = sqlx::query_scalar(next).bind(table).fetch_one(&mut *connection).await?;
                line.id = u32::try_from(next).unwrap_or(u32::MAX);
                let add = "INSERT INTO chat (table_id, id, person, at, name, seat, line) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7)";
                let add = sqlx::query(add).bind(table).bind(next).bind(person).bind(number(line.at));
                let add = add.bind(&line.name).bind(line.seat.map(i64::from)).bind(&line.text);
                add.execute(&mut *connection).await?;
                let old = sqlx::query("DELETE FROM chat WHERE table_id = $1 AND id <= $2").bind(table);
                old.bind(next - i64::from(kept)).execute(&mut *connection).await?;
                let tell = "INSERT INTO outbox (node, ids, seqs, chats) VALUES ($1, ARRAY[$2], ARRAY[0::bigint], ARRAY[$3])";
                sqlx::query(tell).bind(node).bind(table).bind(next).execute(&mut *connection).await?;
                Ok(line)
            })
        }))
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<ChatLine>> {
        Box::pin(self.pool.read(move |connection| {
            let rows = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2");
            let rows = rows.bind(Uuid::from(table)).bind(i64::from(most));
            Box::pin(async move { rows.fetch_all(connection).await?.iter().rev().map(chat_line).collect() })
        }))
    }

    fn keep_review(&self, table: TableId, review: Value) -> Answer<'_, ()> {
        let keep = "INSERT INTO reviews (table_id, review) VALUES ($1, $2) \
                    ON CONFLICT (table_id) DO UPDATE SET review = EXCLUDED.review";
        self.execute(sqlx::query(keep).bind(Uuid::from(table)).bind(text(&review)))
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<Value>> {
        Box::pin(self.pool.read(move |connection| {
            let row = sqlx::query("SELECT review FROM reviews WHERE table_id = $1").bind(Uuid::from(table));
            Box::pin(async move {
                row.fetch_optional(connection).await?.map(|row| json(&row, "review")).transpose()
            })
        }))
    }

    fn all_tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<TableId>> {
        let after = after.map_or(Uuid::nil(), Uuid::from);
        Box::pin(self.pool.read(move |connection| {
            let ids = sqlx::query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
            let ids = ids.bind(after).bind(i64::from(most));
            Box::pin(async move {
                let ids: Vec<Uuid> = ids.fetch_all(connection).await?;
                Ok(ids.into_iter().map(TableId::from).collect())
            })
        }))
    }

    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Vec<Listed>> {
        let after = after.map_or(Uuid::nil(), Uuid::from);
        let statement = "SELECT tables.*, heads.status, heads.awaited, heads.changed, listings.listing FROM tables \
             JOIN heads ON heads.id = tables.id JOIN listings ON listings.table_id = tables.id \
             WHERE tables.id > $1 ORDER BY tables.id LIMIT $2";
        self.list(statement, move |query| query.bind(after).bind(i64::from(most)))
    }

    fn inspect(&self) -> Answer<'_, Vec<Damage>> {
        Box::pin(export::inspect(&self.settings, &self.damages))
    }

    fn health(&self) -> Health {
        Health { looking: false, damages: self.damages.known() }
    }

    fn note_damage(&self, table: TableId, fault: String) {
        self.damages.note(&Damage::of_table(table, fault));
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(self.pool.read(|connection| {
            Box::pin(async move {
                let ours: bool =
                    sqlx::query_scalar("SELECT NOT pg_is_in_recovery()").fetch_one(connection).await?;
                if ours { Ok(()) } else { Err(StoreError::NotStoring) }
            })
        }))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(Writer { jobs, task }) = writer {
                // The writer ends when the last sender is dropped and the queue is empty.
                drop(jobs);
                task.await.map_err(failed)?;
            }
            self.pool.close().await;
            Ok(())
        })
    }
}
