//! Tables of an earlier version: a store written when the rules of every game had version 1 can be played on.

use std::sync::Arc;

use serde_json::{Value, json};

use super::test_server::{TestServer, config};
use server::{Catalog, Config};

/// The store after 60 to 140 decisions at each of six tables of two, after the process was killed.
const RULES_1: &str = include_str!("stored/rules-1.sql");
/// The sessions of the two people who play at all tables.
const COOKIES: [&str; 2] = [
    "caravelle=175c4162180e9750b63079e3bcc2f077fb51a8deb18db5d75ea330e9bd423f12",
    "caravelle=400660149747bb36cc5e49c2d1d90283a73d2449ff6909b65bfa295ebd09b04e",
];
const GOA: &str = "01a1e430267475a6925bef5a0a3d7676";
const MUNDUS_NOVUS: &str = "01a1e4302860772692dad413ddcdafc3";
const ILOS: &str = "01a1e4302afa77aaaf777068718a9fd3";
const MARACAIBO: &str = "01a1e4302bd877a78406b2361cf406db";
/// Forced moves placed joker cards, which now wait for the player (AR-11.4).
const AU_NOM_DU_ROI: [&str; 2] = ["01a1e4302d92718fabeba54eb2044d12", "01a1e43037897262ae5c98d29e9eda61"];

/// Connects as both players and makes a few moves. Returns the first news, and the notices about changed rules.
async fn goes_on(server: &TestServer, table: &str) -> (Value, Vec<String>) {
    let mut people = COOKIES.map(|cookie| {
        let mut client = server.stranger();
        client.cookie = Some(cookie.to_owned());
        client
    });
    let mut lives = Vec::new();
    for person in &people {
        let mut live = person.live(table, "").await;
        live.until(|_| true).await;
        lives.push(live);
    }
    let first = lives[0].news.clone();
    for _ in 0..6 {
        for live in &mut lives {
            live.catch_up().await;
        }
        let awaited = lives.iter_mut().find(|live| !live.legal().is_empty()).expect("somebody is awaited");
        let last = awaited.legal().pop().unwrap();
        let answer = awaited.act(&last).await;
        assert_eq!(answer["made"], true, "{table}: {last}: {answer}");
    }
    let info = people[0].get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["status"], json!("running"), "{info}");
    let notices = info["notices"].as_array().cloned().unwrap_or_default();
    let ids = notices.iter().map(|notice| notice["say"]["id"].as_str().unwrap().to_owned());
    (first, ids.filter(|id| id == "notice-rules").collect())
}

#[tokio::test]
async fn tables_of_earlier_rules_continue() {
    let server =
        TestServer::restored(RULES_1, Arc::new(Catalog::built_in().unwrap()), Config { ..config() }).await;
    for table in [GOA, MUNDUS_NOVUS, ILOS, MARACAIBO] {
        let (first, notices) = goes_on(&server, table).await;
        if notices.is_empty() {
            // By the same rules as before. The log begins with the set-up, which belongs to no seat.
            assert!(first["lines"][0]["seat"].is_null(), "{}", first["lines"][0]);
        } else {
            assert_eq!(notices, ["notice-rules"], "{table}");
        }
    }
    for table in AU_NOM_DU_ROI {
        assert_eq!(goes_on(&server, table).await.1, ["notice-rules"], "{table}");
    }
}
