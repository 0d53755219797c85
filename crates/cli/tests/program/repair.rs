//! Host operations on a table in play: pause, resume and repair.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::maintenance::{begin, play};
use crate::test_server::{Live, TestServer};
use crate::tools::{Folder, bad, good};

const PATIENCE: Duration = Duration::from_secs(60);

/// A server on one kind of store, with the host's options that name it.
pub(crate) struct Place<'a> {
    pub(crate) server: &'a TestServer,
    pub(crate) named: [&'a str; 2],
}

impl Place<'_> {
    fn words<'a>(&'a self, args: &[&'a str]) -> Vec<&'a str> {
        [&["admin"], args, &self.named[..], &["--lang", "en"]].concat()
    }

    fn admin(&self, args: &[&str]) -> String {
        good(&self.words(args), "")
    }

    fn refused(&self, args: &[&str]) -> String {
        bad(1, &self.words(args), "")
    }
}

/// The next message that satisfies a condition.
fn hear(live: &mut Live, fits: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < PATIENCE, "what was waited for does not come");
        if let Some(message) = live.hear().unwrap().filter(&fits) {
            return message;
        }
    }
}

/// Pauses and resumes a table with connected players.
pub(crate) fn is_stopped_and_goes_on(place: &Place<'_>) {
    let server = place.server;
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let table = begin(server, &guest);
    let (n, view) = play(server, &table, &guest, 2);
    let mut live = Live::open(server.address, &table, &guest).unwrap();
    let news = hear(&mut live, |message| message["type"] == "news");
    assert!(place.admin(&["freeze", &table]).contains("is paused"));
    // Connected players are notified.
    let answer =
        hear(&mut live, |message| message["type"] == "table" && message["table"]["status"] == "frozen");
    assert_eq!(answer["table"]["held"], true);
    let last = answer["table"]["notices"].as_array().unwrap().last().unwrap();
    assert_eq!(last["say"]["id"], "notice-held", "{answer}");
    let text = &news["position"]["legal"][0]["text"];
    live.say(&json!({"type": "act", "id": 5, "n": news["n"], "text": text})).unwrap();
    let answer = hear(&mut live, |message| message["id"] == 5);
    assert_eq!(answer["problem"]["kind"], "frozen", "{answer}");
    assert_eq!(server.ask("POST", &format!("/api/tables/{table}/resign"), &guest, &json!({})).0, 409);
    assert!(place.admin(&["freeze", &table]).contains("already"));
    assert!(place.admin(&["list"]).contains("stopped"));
    good(&[&["check"], &place.named[..]].concat(), "");
    assert!(place.admin(&["unfreeze", &table]).contains("is no longer paused"));
    hear(&mut live, |message| message["type"] == "table" && message["table"]["status"] == "running");
    drop(live);
    assert_eq!(play(server, &table, &guest, 0), (n, view), "nothing has changed");
    play(server, &table, &guest, 2);
    assert!(place.admin(&["unfreeze", &table]).contains("was not paused"));
    assert!(place.refused(&["freeze", &"0".repeat(32)]).contains("no table"));
}

/// Repairs a manipulated log while the server runs.
pub(crate) fn is_repaired(place: &Place<'_>, folder: &Folder, tamper: &dyn Fn(&str, &str)) {
    let server = place.server;
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let table = begin(server, &guest);
    let (n, _) = play(server, &table, &guest, 3);
    let entries = |place: &Place<'_>| {
        let shown: Value = serde_json::from_str(&place.admin(&["show", &table, "--json"])).unwrap();
        shown["entries"].as_u64().unwrap()
    };
    let before = entries(place);
    assert!(place.admin(&["repair", &table, "--dry-run"]).contains("Nothing to repair"));
    // A move before the last three is damaged, and there is no stored state after it.
    let broken = before - 2;
    tamper(
        &table,
        &format!("UPDATE entries SET entry = '{{\"entry\":\"move\",' WHERE seq = {broken} AND table_id = "),
    );
    tamper(&table, "DELETE FROM states WHERE table_id = ");
    let file = folder.file("cut.jsonl");
    let answer = place.admin(&["repair", &table, "--dry-run"]);
    assert!(
        answer.contains(&format!("up to entry {}", broken - 1)) && answer.contains("3 entries are cut off"),
        "{answer}"
    );
    assert!(answer.contains("nothing was changed"), "{answer}");
    bad(1, &[&["check"], &place.named[..]].concat(), "");
    let answer = crate::tools::run(&[&["check", "--json"], &place.named[..]].concat(), "");
    let answer: Value = serde_json::from_slice(&answer.stdout).unwrap();
    assert!(
        answer["good"] == false && answer["faults"].as_array().is_some_and(|all| !all.is_empty()),
        "{answer}"
    );
    let answer = place.admin(&["repair", &table, &file]);
    assert!(answer.contains("3 entries are cut off"), "{answer}");
    let kept = std::fs::read_to_string(&file).unwrap();
    let kept: Vec<Value> = kept.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        kept.iter().map(|one| one["seq"].as_u64().unwrap()).collect::<Vec<_>>(),
        [broken, broken + 1, before]
    );
    // The removed entries are recorded once, and the note of the repair is the next entry.
    assert_eq!(entries(place), broken);
    good(&[&["check"], &place.named[..]].concat(), "");
    assert!(place.admin(&["repair", &table, &file]).contains("Nothing to repair"));
    // The server has noticed: play continues from there.
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < PATIENCE, "the server does not notice");
        let answer = server.ask("GET", &format!("/api/tables/{table}"), &guest, &Value::Null).2;
        let notices = answer["notices"].as_array().unwrap();
        if notices.iter().any(|notice| notice["say"]["id"] == "notice-repaired")
            && answer["status"] == "running"
        {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let (further, _) = play(server, &table, &guest, 4);
    assert!(further > n - 3, "{further} after {n}");
    good(&[&["check"], &place.named[..]].concat(), "");
}

#[test]
fn the_host_can_pause_and_resume_a_table() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = TestServer::start(&folder.0.join("data"), &[], &[]);
    is_stopped_and_goes_on(&Place { server: &server, named: ["--data-dir", &data] });
}

#[test]
fn the_host_can_repair_a_table_of_a_running_server() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = TestServer::start(&folder.0.join("data"), &[], &[]);
    let tamper = |table: &str, statement: &str| {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let url = format!("sqlite://{data}/caravelle.db");
        runtime.block_on(async {
            use sqlx::Connection as _;
            let mut file = sqlx::SqliteConnection::connect(&url).await.unwrap();
            let statement = format!("{statement}'{table}'");
            sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut file).await.unwrap();
            file.close().await.unwrap();
        });
    };
    is_repaired(&Place { server: &server, named: ["--data-dir", &data] }, &folder, &tamper);
}

/// If a state was stored after the damage, the game continues from it and nothing is removed.
#[test]
fn a_repaired_table_continues_from_its_stored_state() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = TestServer::start(&folder.0.join("data"), &[], &[]);
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let table = begin(&server, &guest);
    // Enough moves for a stored state.
    let known = play(&server, &table, &guest, 16);
    drop(server);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        use sqlx::Connection as _;
        let mut file = sqlx::SqliteConnection::connect(&format!("sqlite://{data}/caravelle.db")).await.unwrap();
        let spoil = "UPDATE entries SET course = course + 1 WHERE course IS NOT NULL AND seq < (SELECT seq FROM states)";
        sqlx::raw_sql(spoil).execute(&mut file).await.unwrap();
        file.close().await.unwrap();
    });
    let named = ["--data-dir", &data, "--lang", "en"];
    let answer = good(&[&["admin", "repair", &table, &folder.file("cut")], &named[..]].concat(), "");
    assert!(answer.contains("continues from the state") && answer.contains("nothing is lost"), "{answer}");
    assert!(!folder.0.join("cut").exists());
    good(&[&["check"], &named[..]].concat(), "");
    let server = TestServer::start(&folder.0.join("data"), &[], &[]);
    assert_eq!(play(&server, &table, &guest, 0).1, known.1);
    play(&server, &table, &guest, 2);
}
