//! Damage to the store's file either has no visible effect, or is reported and stops play.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use server::store::{
    CampaignRow, Campaigns as _, CommunityStore, Crew, CrewMember, Damage, DeliveryRow, DeviceRow, EmailRow,
    GamePlayerRow, GameRow, JobEnd, JobKind, NewJob, NoticeRow, Sqlite, Store as _, StoreError,
    StoredCampaign, Subject, TokenRow, UnderWay, WebhookRow,
};
use server::testing::{new_link, new_person};
use server::{Home, TokenHash};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};
use table::wire::{Channel, NotifyKind, NotifyMode, NotifySettings, Outcome, WebhookShape};
use table::{Link, PersonId, StoredTable, TableId};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use uuid::Uuid;

use super::test_server::{Client, Folder, TestServer};
use super::toy::Toys;

mod sample;

use sample::{Dice, Sample, damage, id_of, play, put};

const FILE: &str = "caravelle.db";

/// The time at which players read.
fn now() -> u64 {
    server::Time::default().now()
}

/// The number of damages, by default and at full size.
fn size(default: usize, full: usize) -> usize {
    if std::env::var_os("CARAVELLE_FULL").is_some() { full } else { default }
}

/// Whether a table can be played only if its log is the original one.
fn plays_on_the_whole_log(read: &Result<Option<StoredTable>, StoreError>, written: &StoredTable) -> bool {
    match read {
        // The stored state serves only rules that have changed since: without it, the log is replayed.
        Ok(Some(table)) if table.state.is_none() => {
            table.damage.is_some() || *table == StoredTable { state: None, ..written.clone() }
        }
        Ok(Some(table)) => table.damage.is_some() || table == written,
        // The table cannot be played at all.
        Ok(None) | Err(_) => true,
    }
}

#[derive(Debug, Default)]
struct Counts {
    harmless: usize,
    refused: usize,
    named: usize,
}

/// All damage is detected.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_damage_goes_unnoticed() {
    let sample = Sample::new().await;
    let store = Sqlite::open(&sample.put(&sample.image)).await.unwrap();
    let written = sample.seen(&store).await;
    let mut logs = Vec::new();
    for table in &sample.tables {
        logs.push(store.table(*table).await.unwrap().unwrap());
    }
    assert_eq!(store.inspect().await.unwrap(), [], "the sample itself is whole");
    assert_eq!(sample.seen(&store).await, written);
    store.close().await.unwrap();
    let mut dice = Dice::new();
    let (mut counts, rounds) = (Counts::default(), size(300, 6000));
    for round in 0..rounds {
        let mut image = sample.image.clone();
        let what = format!("{round}: {}", damage(&mut image, &mut dice));
        let path = sample.put(&image);
        let store = match Sqlite::open(&path).await {
            Ok(store) => store,
            Err(error) => {
                // The server does not start, and names the reason.
                assert!(image != sample.image && !chain(&error).is_empty(), "{what}: {}", chain(&error));
                counts.refused += 1;
                continue;
            }
        };
        // Requests arrive before the check of the file is complete.
        for (table, written) in sample.tables.iter().zip(&logs) {
            let read = store.table(*table).await;
            assert!(plays_on_the_whole_log(&read, written), "{what}: {table} is played on from {read:?}");
        }
        let found = store.inspect().await;
        let found = found.unwrap_or_else(|error| panic!("{what}: {}", chain(&error)));
        let known = store.health();
        assert!(
            !known.looking && found.is_empty() == known.damages.is_empty(),
            "{what}: {found:?} {known:?}"
        );
        if found.is_empty() {
            let seen = sample.seen(&store).await;
            for (seen, written) in seen.iter().zip(&written) {
                assert_eq!(seen, written, "{what} goes unnoticed");
            }
            counts.harmless += 1;
        } else {
            counts.named += 1;
        }
        store.close().await.unwrap();
        drop(store);
        // The same through the program's commands, for a sample.
        if round % size(20, 5) == 0 {
            is_told(&sample, &image, &found, &what).await;
        }
    }
    println!("{rounds} damages: {counts:?}");
    assert!(counts.named > rounds / 4, "{counts:?}");
}

fn chain(error: &dyn std::error::Error) -> String {
    let all = std::iter::successors(Some(error), |error| error.source());
    all.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// `/healthz` and a check report damage, and requests of players never change a damaged log.
async fn is_told(sample: &Sample, image: &[u8], found: &[Damage], what: &str) {
    let folder = Arc::new(Folder::new());
    put(&folder.0, image);
    let home = Home::Folder(folder.0.clone());
    let check = tokio::task::spawn_blocking(move || server::check(&home, Arc::new(Toys::default())));
    let checked = check.await.unwrap().unwrap_or_else(|error| panic!("{what}: {}", chain(&error)));
    assert_eq!(checked.faults.is_empty(), found.is_empty(), "{what}: {:?} {found:?}", checked.faults);
    put(&folder.0, image);
    let server = TestServer::in_folder(Arc::clone(&folder)).await;
    let mut ana = server.stranger();
    ana.cookie.clone_from(&sample.cookie);
    let health = healthz(&mut ana).await;
    assert_eq!(health.0 == StatusCode::OK, found.is_empty(), "{what}: {health:?} {found:?}");
    for table in &sample.tables {
        // A request may report damage but not an internal error.
        let (status, answer) = ana.ask(Method::GET, &format!("/api/tables/{table}"), None).await;
        assert!(status != StatusCode::INTERNAL_SERVER_ERROR, "{what}: {answer}");
    }
    server.end().await;
}

/// The response of `/healthz` after the check of the file.
async fn healthz(client: &mut Client) -> (StatusCode, Value) {
    healthz_within(client, Duration::from_secs(20)).await
}

async fn healthz_within(client: &mut Client, patience: Duration) -> (StatusCode, Value) {
    let began = Instant::now();
    loop {
        let (status, answer) = client.ask(Method::GET, "/healthz", None).await;
        if status != StatusCode::OK || answer == "ok\n" {
            return (status, answer);
        }
        assert!(began.elapsed() < patience, "the check does not end");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn connect(path: &Path) -> sqlx::SqliteConnection {
    sqlx::sqlite::SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

/// Detects a change of every column of every table, of any type.
#[tokio::test]
async fn every_changed_column_is_found() {
    let sample = Sample::new().await;
    let mut changed = 0;
    let columns = {
        let mut file = connect(&sample.put(&sample.image)).await;
        let columns = "SELECT m.name, c.name, c.type FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c \
                       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> 'words' ORDER BY 1, 2";
        let columns = sqlx::query(columns).fetch_all(&mut file).await.unwrap();
        file.close().await.unwrap();
        columns
    };
    for row in &columns {
        let (table, column, kind): (String, String, String) = (row.get(0), row.get(1), row.get(2));
        // Only the writer reads the counters that prove commits, only workers the claims of jobs; the beginning and the
        // label of a session are shown to its owner, and serve nothing else.
        let unsealed: &[&str] = match table.as_str() {
            "marks" => &["n", "token", "id"],
            "sessions" => &["created", "label"],
            "jobs" => &["attempts", "claimed_by", "claimed_until"],
            _ => &[],
        };
        if unsealed.contains(&column.as_str()) {
            continue;
        }
        let value = match kind.as_str() {
            "TEXT" => format!("COALESCE({column}, '') || 'x'"),
            "BLOB" => "x'00'".to_owned(),
            _ => format!("COALESCE({column}, 0) + 1"),
        };
        let path = sample.put(&sample.image);
        let mut file = connect(&path).await;
        let key: Vec<String> =
            sqlx::query_scalar("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk")
                .bind(&table)
                .fetch_all(&mut file)
                .await
                .unwrap();
        let keys = key.join(", ");
        let by_key = format!(
            "UPDATE {table} SET {column} = {value} WHERE ({keys}) = (SELECT {keys} FROM {table} ORDER BY {keys} DESC LIMIT 1)"
        );
        let done = sqlx::query(AssertSqlSafe(by_key)).execute(&mut file).await;
        let done = done.unwrap_or_else(|error| panic!("{table}.{column}: {error}"));
        assert_eq!(done.rows_affected(), 1, "{table}.{column} has a row");
        file.close().await.unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        let found = store.inspect().await.unwrap();
        assert!(!found.is_empty(), "{table}.{column} changed and nobody noticed");
        for damage in &found {
            assert!(!matches!(damage.subject, Subject::File { .. }), "{table}.{column}: {damage}");
            assert!(damage.line().contains("Remedy: "), "{damage}");
        }
        store.close().await.unwrap();
        changed += 1;
    }
    assert!(changed > 60, "{changed} columns");
}

/// Detects a missing row in an intact file, as after a write that never reached the disk.
#[tokio::test]
async fn a_missing_row_is_detected() {
    let sample = Sample::new().await;
    for (lost, named) in [
        ("DELETE FROM tables WHERE id = (SELECT MIN(id) FROM tables)", "table "),
        ("DELETE FROM entries WHERE seq = (SELECT head FROM tables WHERE id = entries.table_id)", "table "),
        ("DELETE FROM entries WHERE seq = 3", "table "),
        ("DELETE FROM people WHERE login = 'ana'", "person "),
        ("DELETE FROM chat WHERE id = 4", "chat of table "),
        ("DELETE FROM campaigns", "campaign "),
        ("DELETE FROM owners WHERE person = (SELECT MIN(person) FROM owners)", "seats of person "),
        ("UPDATE tables SET head = head - 1", "table "),
        ("UPDATE tables SET status = 'running' WHERE status = 'over'", "table "),
    ] {
        let path = sample.put(&sample.image);
        let mut file = connect(&path).await;
        assert!(sqlx::query(lost).execute(&mut file).await.unwrap().rows_affected() > 0, "{lost}");
        file.close().await.unwrap();
        let store = Sqlite::open(&path).await.unwrap();
        let found = store.inspect().await.unwrap();
        assert!(found.iter().any(|damage| damage.to_string().starts_with(named)), "{lost}: {found:?}");
        store.close().await.unwrap();
    }
}

/// A truncated log freezes its table, which is reported. No move is acknowledged there, and other tables continue.
#[tokio::test]
async fn a_truncated_log_freezes_its_table() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 60})).await;
    let other = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 60})).await;
    for table in [&table, &other] {
        for client in [&ana, &bea, &ana, &bea] {
            play(client, table, 2).await;
        }
    }
    let folder = server.folder();
    let path = folder.0.join(FILE);
    server.end().await;
    let mut file = connect(&path).await;
    let cut = "DELETE FROM entries WHERE table_id = ? AND seq > (SELECT head - 2 FROM tables WHERE id = entries.table_id)";
    assert_eq!(sqlx::query(cut).bind(&table).execute(&mut file).await.unwrap().rows_affected(), 2);
    file.close().await.unwrap();
    let server = TestServer::in_folder(Arc::clone(&folder)).await;
    let (mut ana, mut bea) = (server.known(&ana), server.known(&bea));
    let (status, answer) = healthz(&mut ana).await;
    assert_eq!((status, &answer["kind"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("damaged")));
    assert!(answer.to_string().contains(&table) && !answer.to_string().contains(&other), "{answer}");
    for client in [&mut ana, &mut bea] {
        assert_eq!(client.get(&format!("/api/tables/{table}")).await["status"], "frozen");
        let mut live = client.live(&table, "").await;
        live.say(json!({"type": "act", "id": 1, "n": 1, "text": "pass"})).await;
        assert_eq!(live.hear("refused").await["problem"]["kind"], "frozen");
        assert_eq!(client.post_refused(&table, "resign", json!({})).await, "frozen");
        assert_eq!(client.get(&format!("/api/tables/{other}")).await["status"], "running");
    }
    // Proxies still send visitors to this node, because other tables continue.
    assert_eq!(ana.get("/readyz").await, "ok\n");
    let before = server.store().table(id_of(&other)).await.unwrap().unwrap().entries.len();
    play(&ana, &other, 2).await;
    play(&bea, &other, 2).await;
    assert!(server.store().table(id_of(&other)).await.unwrap().unwrap().entries.len() > before);
    let mut file = connect(&path).await;
    let left =
        "SELECT head - (SELECT COUNT(*) FROM entries WHERE table_id = tables.id) FROM tables WHERE id = ?";
    let missing: i64 = sqlx::query_scalar(left).bind(&table).fetch_one(&mut file).await.unwrap();
    assert_eq!(missing, 2, "nothing was added to it");
    server.end().await;
}

/// A file with a damaged structure is read-only.
#[tokio::test]
async fn a_broken_structure_stops_all_writes() {
    let sample = Sample::new().await;
    let mut image = sample.image.clone();
    // The root page of an index has lost its cells.
    let root: i64 = {
        let mut file = connect(&sample.put(&image)).await;
        let root = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'sessions_by_person'");
        let root = root.fetch_one(&mut file).await.unwrap();
        file.close().await.unwrap();
        root
    };
    let at = (root as usize - 1) * 4096;
    image[at + 3..at + 5].fill(0);
    let store = Sqlite::open(&sample.put(&image)).await.unwrap();
    let found = store.inspect().await.unwrap();
    assert!(found.iter().any(|damage| damage.to_string().contains("sessions_by_person")), "{found:?}");
    assert!(store.table(sample.tables[3]).await.unwrap().unwrap().damage.is_none());
    let refused = store.set_name(sample.people[0], "Other".into()).await;
    assert!(matches!(refused, Err(StoreError::NotStoring)), "{refused:?}");
    store.close().await.unwrap();
}

/// A file of the preceding version gets its checksums when it is opened. Existing damage is not sealed as correct.
#[tokio::test]
async fn a_file_of_an_earlier_version_gets_checksums() {
    const RULES_1: &str = include_str!("stored/rules-1.sql");
    let folder = Folder::new();
    let path = folder.0.join(FILE);
    let restore = async |after: &'static str| {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", path.display()));
        }
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let mut file = options.connect().await.unwrap();
        sqlx::raw_sql(RULES_1).execute(&mut file).await.unwrap();
        sqlx::raw_sql(after).execute(&mut file).await.unwrap();
        file.close().await.unwrap();
    };
    restore("").await;
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.inspect().await.unwrap(), []);
    let tables = store.all_tables(None, 100).await.unwrap();
    assert_eq!(tables.len(), 6);
    for table in &tables {
        assert_eq!(store.table(*table).await.unwrap().unwrap().damage, None);
    }
    store.set_name(new_person(), "nobody".into()).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    // Opening the file later does not seal it again: a change since then is detected.
    let mut file = connect(&path).await;
    sqlx::query("UPDATE entries SET at = at + 1 WHERE seq = 20").execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.inspect().await.unwrap().len(), 6);
    store.close().await.unwrap();
    drop(store);
    // A log that is shorter than a stored state was truncated before.
    restore("DELETE FROM entries WHERE seq > 50").await;
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.inspect().await.unwrap().len(), 6);
    store.close().await.unwrap();
}

/// The host can accept damage outside of table logs.
#[tokio::test]
async fn a_host_accepts_a_changed_row() {
    let sample = Sample::new().await;
    let path = sample.put(&sample.image);
    let mut file = connect(&path).await;
    sqlx::query("UPDATE people SET name = 'Anna' WHERE login = 'ana'").execute(&mut file).await.unwrap();
    sqlx::query("UPDATE entries SET told = told - 1 WHERE seq = 9").execute(&mut file).await.unwrap();
    sqlx::query("DELETE FROM owners").execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    let seats =
        |found: &[Damage]| found.iter().any(|damage| damage.to_string().starts_with("seats of person"));
    assert!(seats(&store.inspect().await.unwrap()));
    assert!(matches!(store.person_by_login("ana".into()).await, Err(StoreError::Damaged(_))));
    store.accept().await.unwrap();
    assert_eq!(store.person_by_login("ana".into()).await.unwrap().unwrap().0.name, "Anna");
    let found = store.inspect().await.unwrap();
    assert!(
        !found.is_empty() && found.iter().all(|damage| matches!(damage.subject, Subject::Table(_))),
        "{found:?}"
    );
    store.close().await.unwrap();
}

/// The first response comes within a second for a file of any size. The check continues in the background and reports
/// its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_start_does_not_wait_for_the_whole_check() {
    const RULES_1: &str = include_str!("stored/rules-1.sql");
    let tables = size(300, 100_000);
    let folder = Arc::new(Folder::new());
    let path = folder.0.join(FILE);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut file = options.connect().await.unwrap();
    sqlx::raw_sql(RULES_1).execute(&mut file).await.unwrap();
    // Copies of the tables, each with the first twenty entries of its log and its row in the host's list.
    let copy = format!(
        "CREATE TEMPORARY TABLE copies AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {tables}) \
         SELECT lower(hex(randomblob(16))) AS new, (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (ORDER BY id) - 1 AS nth FROM tables) WHERE nth = i % 6) AS old FROM n; \
         INSERT INTO tables SELECT new, game, options, seats, public, hot_seat, clock, secret, data, rules_version, host, opened, \
         watch, parent, status, awaited, bot_due, deadline, changed, clocks, listing FROM copies JOIN tables ON id = old; \
         INSERT INTO entries SELECT new, seq, at, entry, told, course FROM copies JOIN entries ON table_id = old AND seq <= 20; \
         INSERT INTO owners SELECT person, new FROM copies JOIN owners ON table_id = old; \
         DROP TABLE copies"
    );
    sqlx::raw_sql(AssertSqlSafe(copy)).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let began = Instant::now();
    Sqlite::open(&path).await.unwrap().close().await.unwrap();
    let sealed = began.elapsed();
    let began = Instant::now();
    let server = TestServer::at_once(Arc::clone(&folder)).await;
    let mut ana = server.stranger();
    // Over the network: no request is answered before the short part of the check is done.
    let mut line = tokio::net::TcpStream::connect(server.address).await.unwrap();
    line.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).await.unwrap();
    let first = began.elapsed();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    ana.get("/api/tables").await;
    let lobby = began.elapsed();
    assert_eq!(healthz_within(&mut ana, Duration::from_secs(600)).await, (StatusCode::OK, json!("ok\n")));
    let checked = began.elapsed();
    let bytes = std::fs::metadata(&path).unwrap().len();
    println!(
        "{tables} tables, {bytes} bytes: checksums added in {sealed:?}, first answer after {first:?}, lobby after {lobby:?}, \
         checked after {checked:?}"
    );
    assert!(first < Duration::from_secs(1), "the first answer came after {first:?}");
    server.end().await;
}
