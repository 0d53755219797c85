//! A house that is copied while people play, checked, lost, and made anew from its copy.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::house::{House, Live};
use crate::tools::{Folder, bad, good};

const PATIENCE: Duration = Duration::from_secs(60);

/// Plays so many moves of a seat against bots; tells the number and the view after the last.
fn play(house: &House, table: &str, cookie: &str, moves: usize) -> (u64, Value) {
    let mut live = Live::open(house.address, table, cookie).unwrap();
    let (began, mut made) = (Instant::now(), 0);
    loop {
        assert!(began.elapsed() < PATIENCE, "the game does not go on");
        let Some(message) = live.hear().unwrap() else { continue };
        if message["type"] != "news" {
            continue;
        }
        let Some(choice) = message["position"]["legal"].as_array().unwrap().first() else { continue };
        if made == moves {
            return (message["n"].as_u64().unwrap(), message["position"]["view"].clone());
        }
        made += 1;
        live.say(&json!({"type": "act", "n": message["n"], "text": choice["text"]})).unwrap();
    }
}

#[test]
fn a_house_is_copied_while_it_serves_and_goes_on_from_the_copy() {
    let temporary = Folder::new();
    let (data, copy) = (temporary.file("data"), temporary.file("copy.db"));
    let house = House::start(&temporary.0.join("data"), &[], &[]);
    let guest = house.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let new = json!({"game": "mundus-novus", "seats": seats});
    let table = house.ask("POST", "/api/tables", &guest, &new).2["id"].as_str().unwrap().to_owned();
    assert_eq!(house.ask("POST", &format!("/api/tables/{table}/start"), &guest, &json!({})).0, 200);
    let known = play(&house, &table, &guest, 3);
    // While it serves: it is still our turn, so nothing has changed.
    let told = good(&["backup", &copy, "--data-dir", &data, "--lang", "en"], "");
    assert!(told.contains("All is well: one table"), "{told}");
    let told = good(&["check", "--data-dir", &data, "--lang", "en"], "");
    assert!(told.contains("All is well: one table"), "{told}");
    play(&house, &table, &guest, 2);
    drop(house);
    // A copy is not written over, and neither is a house.
    bad(1, &["backup", &copy, "--data-dir", &data], "");
    bad(1, &["restore", &copy, "--data-dir", &data], "");
    bad(1, &["restore", &temporary.file("nothing.db"), "--data-dir", &temporary.file("none")], "");
    let again = temporary.file("again");
    good(&["restore", &copy, "--data-dir", &again], "");
    let house = House::start(&temporary.0.join("again"), &[], &[]);
    assert_eq!(play(&house, &table, &guest, 0), known);
    play(&house, &table, &guest, 2);
}

/// A log that somebody has tampered with, or a disk has, is found.
#[test]
fn a_check_finds_what_is_wrong() {
    let temporary = Folder::new();
    let data = temporary.file("data");
    let house = House::start(&temporary.0.join("data"), &[], &[]);
    let guest = house.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let new = json!({"game": "mundus-novus", "seats": seats});
    let table = house.ask("POST", "/api/tables", &guest, &new).2["id"].as_str().unwrap().to_owned();
    assert_eq!(house.ask("POST", &format!("/api/tables/{table}/start"), &guest, &json!({})).0, 200);
    play(&house, &table, &guest, 3);
    drop(house);
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
    // The course was stored with every move; the game took another.
    tamper(
        "UPDATE entries SET course = course + 1 WHERE seq = (SELECT MAX(seq) FROM entries WHERE course IS NOT NULL)",
    );
    let told = bad(1, &["check", "--data-dir", &data, "--lang", "en"], "");
    assert!(told.contains("One fault was found"), "{told}");
    tamper(
        "UPDATE entries SET course = course - 1 WHERE seq = (SELECT MAX(seq) FROM entries WHERE course IS NOT NULL)",
    );
    good(&["check", "--data-dir", &data], "");
    tamper("DELETE FROM entries WHERE seq = 4");
    bad(1, &["check", "--data-dir", &data], "");
}
