//! The program as its host knows it: its folder, its signals, its clocks, the way back in for who forgot a password.

use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{House, Live};
use crate::tools::{Folder, good, run};

fn signal(house: &House, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &house.id().to_string()]).status().unwrap();
    assert!(sent.success());
}

#[test]
fn a_folder_has_one_server_and_a_lost_file_is_no_new_house() {
    let temporary = Folder::new();
    let folder = temporary.0.join("data");
    let mut house = House::start(&folder, &[], &[]);
    let second = House::try_start(&folder, &[], &[]).err().expect("one server for a folder");
    assert!(second.contains("Another server is using") && !second.contains('\u{1b}'), "{second}");
    assert_eq!(house.ask("GET", "/healthz", "", &Value::Null).0, 200);
    // A terminal that goes away does not take the house with it.
    signal(&house, "HUP");
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(house.ask("GET", "/healthz", "", &Value::Null).0, 200);
    house.kill();
    for name in ["caravelle.db-wal", "caravelle.db-shm"] {
        let _ = std::fs::remove_file(folder.join(name));
    }
    std::fs::write(folder.join("caravelle.db"), b"").unwrap();
    let empty = House::try_start(&folder, &[], &[]).err().expect("nothing is there");
    assert!(empty.contains("--start-empty"), "{empty}");
    drop(House::start(&folder, &[], &["--start-empty"]));
}

/// A disk that is full of other things may hold the log too: what is logged is lost, and the house goes on.
#[cfg(target_os = "linux")]
#[test]
fn a_log_that_cannot_be_written_ends_nothing() {
    let temporary = Folder::new();
    let full = std::path::Path::new("/dev/full");
    let house = House::start_with_log(&temporary.0.join("data"), full, &[], &[]).unwrap();
    for name in ["Ana", "Bo"] {
        assert_eq!(house.ask("POST", "/api/guest", "", &json!({ "name": name })).0, 200);
    }
    assert_eq!(house.ask("GET", "/healthz", "", &Value::Null).0, 200);
}

#[test]
fn who_forgot_a_password_gets_a_new_one_from_the_host() {
    let temporary = Folder::new();
    let folder = temporary.0.join("data");
    let house = House::start(&folder, &[], &[]);
    let account = json!({"login": "ines", "password": "tulip-42-boat"});
    let (status, session, _) = house.ask("POST", "/api/register", "", &account);
    assert_eq!(status, 200);
    let data = folder.to_str().unwrap();
    let told = good(&["password", "ines", "--data-dir", data, "--lang", "en"], "");
    let password = told.split(" is ").nth(1).unwrap().split('.').next().unwrap();
    assert_eq!(house.ask("POST", "/api/login", "", &account).0, 403);
    let (status, ..) = house.ask("POST", "/api/login", "", &json!({"login": "ines", "password": password}));
    assert_eq!(status, 200);
    assert_eq!(house.ask("GET", "/api/me", &session, &Value::Null).2, Value::Null, "old sessions have ended");
    let nobody = run(&["password", "nobody", "--data-dir", data], "");
    assert_eq!(nobody.status.code(), Some(1));
}

/// A process that stands still, as on a laptop that sleeps, takes nobody's time.
#[test]
fn a_pause_of_the_server_is_no_thinking_time() {
    let temporary = Folder::new();
    let house = House::start(&temporary.0.join("data"), &[], &[]);
    let guest = |name: &str| house.ask("POST", "/api/guest", "", &json!({ "name": name })).1;
    let (ana, bea) = (guest("Ana"), guest("Bea"));
    let new = json!({"game": "mundus-novus", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true,
        "clock": {"kind": "move", "seconds": 8}});
    let table = house.ask("POST", "/api/tables", &ana, &new).2["id"].as_str().unwrap().to_owned();
    assert_eq!(house.ask("POST", &format!("/api/tables/{table}/sit"), &bea, &json!({})).0, 200);
    let _live = Live::open(house.address, &table, &ana).unwrap();
    signal(&house, "STOP");
    std::thread::sleep(Duration::from_secs(10));
    signal(&house, "CONT");
    std::thread::sleep(Duration::from_secs(1));
    let info = house.ask("GET", &format!("/api/tables/{table}"), &ana, &Value::Null).2;
    let kinds: Vec<&Value> = info["seats"].as_array().unwrap().iter().map(|seat| &seat["kind"]).collect();
    assert_eq!(kinds, ["human", "human"], "{info}");
}
