//! Backup during play, check, loss and restore.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::test_server::{Live, TestServer};
use crate::tools::{Folder, bad, good};

const PATIENCE: Duration = Duration::from_secs(60);

/// Plays this many moves of a seat against bots. Returns the number and the view after the last.
pub(crate) fn play(server: &TestServer, table: &str, cookie: &str, moves: usize) -> (u64, Value) {
    let mut live = Live::open(server.address, table, cookie).unwrap();
    let (began, mut made, mut answered) = (Instant::now(), 0, None);
    loop {
        assert!(began.elapsed() < PATIENCE, "the game does not go on");
        let Some(message) = live.hear().unwrap() else { continue };
        if message["type"] != "news" {
            continue;
        }
        let Some(choice) = message["position"]["legal"].as_array().unwrap().first() else { continue };
        // A position may be sent twice, and another follows if a bot is awaited too.
        let (n, view) = (message["n"].as_u64().unwrap(), &message["position"]["view"]);
        if answered >= Some(n) || view["awaited"] != json!([0]) {
            continue;
        }
        if made == moves {
            return (n, view.clone());
        }
        made += 1;
        answered = Some(n);
        live.say(&json!({"type": "act", "n": message["n"], "text": choice["text"]})).unwrap();
    }
}

/// A game against a bot.
pub(crate) fn begin(server: &TestServer, cookie: &str) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let new = json!({"game": "mundus-novus", "seats": seats});
    let table = server.ask("POST", "/api/tables", cookie, &new).2["id"].as_str().unwrap().to_owned();
    assert_eq!(server.ask("POST", &format!("/api/tables/{table}/start"), cookie, &json!({})).0, 200);
    table
}

#[test]
fn a_running_server_is_backed_up_and_restored() {
    let temporary = Folder::new();
    let (data, copy) = (temporary.file("data"), temporary.file("copy.db"));
    let server = TestServer::start(&temporary.0.join("data"), &[], &[]);
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let table = begin(&server, &guest);
    let known = play(&server, &table, &guest, 3);
    // While it serves. It is still the player's turn, so nothing has changed.
    let message = good(&["backup", &copy, "--data-dir", &data, "--lang", "en"], "");
    assert!(message.contains("No problems: one table"), "{message}");
    let json: Value = serde_json::from_str(&good(&["check", "--data-dir", &data, "--json"], "")).unwrap();
    assert!(
        json["good"] == true && json["tables"].as_u64() > Some(0) && json["faults"] == json!([]),
        "{json}"
    );
    let message = good(&["check", "--data-dir", &data, "--lang", "en"], "");
    assert!(message.contains("No problems: one table"), "{message}");
    play(&server, &table, &guest, 2);
    drop(server);
    // Neither a backup nor existing data are overwritten.
    let message = bad(1, &["backup", &copy, "--data-dir", &data, "--lang", "en"], "");
    assert!(message.contains("copy.db already exists"), "{message}");
    let message = bad(1, &["restore", &copy, "--data-dir", &data, "--lang", "en"], "");
    assert!(message.contains("data already exists"), "{message}");
    let nothing = temporary.file("nothing.db");
    let message = bad(1, &["restore", &nothing, "--data-dir", &temporary.file("none"), "--lang", "en"], "");
    assert!(message.contains("nothing.db does not exist"), "{message}");
    let again = temporary.file("again");
    good(&["restore", &copy, "--data-dir", &again], "");
    let server = TestServer::start(&temporary.0.join("again"), &[], &[]);
    assert_eq!(play(&server, &table, &guest, 0), known);
    play(&server, &table, &guest, 2);
}

/// A host's queries show the server's state but nothing hidden of a running game.
#[test]
fn the_host_can_query_a_running_server() {
    let temporary = Folder::new();
    let data = temporary.file("data");
    let server = TestServer::start(&temporary.0.join("data"), &[], &[]);
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let account = json!({"login": "ana", "password": "seven-salt-roads"});
    let (status, guest, _) = server.ask("POST", "/api/register", &guest, &account);
    assert_eq!(status, 200);
    let table = begin(&server, &guest);
    play(&server, &table, &guest, 1);
    let admin = |args: &[&str]| {
        let server = ["--data-dir", &data, "--lang", "en"];
        [&["admin"], args, &server[..]].concat().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let look = |args: &[&str]| good(&admin(args).iter().map(String::as_str).collect::<Vec<_>>(), "");
    let fail = |args: &[&str]| bad(1, &admin(args).iter().map(String::as_str).collect::<Vec<_>>(), "");
    let message = look(&["list"]);
    assert!(message.contains(&table) && message.contains("running") && message.contains("Ana"), "{message}");
    assert_eq!(look(&["list", "--game", "goa"]), "");
    let shown: Value = serde_json::from_str(&look(&["show", &table, "--json"])).unwrap();
    assert_eq!(shown["table"]["id"], table.as_str());
    assert_eq!(shown["fault"], Value::Null);
    let counts: Value = serde_json::from_str(&look(&["statistics", "--json"])).unwrap();
    assert_eq!(counts["mundus-novus"]["running"], 1);
    // Hidden information is refused before the end of the game.
    assert!(fail(&["export", &table]).contains("is not over"));
    assert!(fail(&["revoke", "nobody"]).contains("nobody"));
    // The account's sessions end with the new password.
    assert_eq!(server.ask("GET", "/api/me", &guest, &json!({})).2["name"], "Ana");
    let mut live = Live::open(server.address, &table, &guest).unwrap();
    look(&["revoke", "ana"]);
    // Open connections must end too.
    let began = Instant::now();
    while live.hear().unwrap().is_none_or(|message| message["type"] != "bye") {
        assert!(began.elapsed() < PATIENCE, "who was signed out stays");
    }
    assert_eq!(server.ask("GET", "/api/me", &guest, &json!({})).2["name"], Value::Null);
}

/// The record of a finished game contains the players' names and is valid.
#[test]
fn a_host_can_export_a_finished_game() {
    let temporary = Folder::new();
    let (data, file) = (temporary.file("data"), temporary.file("a.game"));
    let server = TestServer::start(&temporary.0.join("data"), &[], &[]);
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Inês"})).1;
    let table = begin(&server, &guest);
    let mut live = Live::open(server.address, &table, &guest).unwrap();
    let (began, mut answered) = (Instant::now(), None);
    loop {
        assert!(began.elapsed() < PATIENCE, "the game does not end");
        let Some(message) = live.hear().unwrap() else { continue };
        if message["type"] != "news" {
            continue;
        }
        if !message["position"]["result"].is_null() {
            break;
        }
        let n = message["n"].as_u64();
        let Some(choice) = message["position"]["legal"].as_array().unwrap().first() else { continue };
        if answered < n {
            answered = n;
            live.say(&json!({"type": "act", "n": n, "text": choice["text"]})).unwrap();
        }
    }
    let export = ["admin", "export", &table, &file, "--data-dir", &data];
    good(&export, "");
    assert!(std::fs::read_to_string(&file).unwrap().contains("Inês"));
    good(&["verify", &file], "");
    // An existing file is not overwritten.
    bad(1, &export, "");
}

/// A manipulated or damaged log is found.
#[test]
fn a_check_finds_damage() {
    let temporary = Folder::new();
    let data = temporary.file("data");
    let server = TestServer::start(&temporary.0.join("data"), &[], &[]);
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let table = begin(&server, &guest);
    play(&server, &table, &guest, 3);
    drop(server);
    let tamper = |statement: &'static str| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let url = format!("sqlite://{data}/caravelle.db");
        runtime.block_on(async {
            use sqlx::Connection as _;
            let mut file = sqlx::SqliteConnection::connect(&url).await.unwrap();
            sqlx::raw_sql(statement).execute(&mut file).await.unwrap();
            file.close().await.unwrap();
        });
    };
    // The course was stored with every move, and the changed game has another.
    tamper(
        "UPDATE entries SET course = course + 1 WHERE seq = (SELECT MAX(seq) FROM entries WHERE course IS NOT NULL)",
    );
    let message = bad(1, &["check", "--data-dir", &data, "--lang", "en"], "");
    assert!(message.contains("1 problem found"), "{message}");
    tamper(
        "UPDATE entries SET course = course - 1 WHERE seq = (SELECT MAX(seq) FROM entries WHERE course IS NOT NULL)",
    );
    good(&["check", "--data-dir", &data], "");
    tamper("DELETE FROM entries WHERE seq = 4");
    bad(1, &["check", "--data-dir", &data], "");
}
