//! Hints and the coach: their receivers.

use axum::http::Method;
use serde_json::{Value, json};

use super::test_server::{Client, Live, TestServer};

impl Live {
    /// Asks for a hint. Returns the answer, `hint` or `refused`.
    async fn ask_hint(&mut self) -> Value {
        let n = self.n();
        self.say(json!({"type": "hint", "id": 7, "n": n})).await;
        loop {
            let message = self.next().await.expect("an answer");
            if (message["type"] == "hint" || message["type"] == "refused") && message["id"] == 7 {
                return message;
            }
        }
    }
}

async fn open(client: &mut Client, new: Value) -> String {
    client.ok(Method::POST, "/api/tables", new).await["id"].as_str().unwrap().to_owned()
}

fn alone(coach: bool) -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    json!({"game": "toy", "seats": seats, "coach": coach})
}

#[tokio::test]
async fn hints_are_always_allowed_against_bots_only() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let table = open(&mut ana, alone(false)).await;
    let started = ana.post(&table, "start", json!({})).await;
    assert_eq!((&started["hints"], &started["coach"]), (&json!(true), &Value::Null));
    let mut live = ana.live(&table, "").await;
    live.turn().await;
    let hint = live.ask_hint().await;
    assert_eq!(hint["type"], "hint");
    let choices = hint["choices"].as_array().unwrap();
    assert!(!choices.is_empty());
    for one in choices {
        assert!(live.legal().contains(&one["moves"][0]["text"].as_str().unwrap().to_owned()));
    }
    // A repeated request gets the same hint; spectators get none.
    assert_eq!(live.ask_hint().await["choices"], hint["choices"]);
    let mut watcher = ana.live(&table, "seat=none").await;
    watcher.until(|_| true).await;
    assert_eq!(watcher.ask_hint().await["problem"]["kind"], "not-your-seat");
}

#[tokio::test]
async fn hints_between_people_are_agreed_when_the_table_opens() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    for agreed in [false, true] {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let new = json!({"game": "toy", "seats": seats, "public": true, "hints": agreed, "coach": true});
        let table = open(&mut ana, new).await;
        // A player sees the setting before taking a seat.
        let shown = bea.get(&format!("/api/tables/{table}")).await;
        assert_eq!(shown["hints"], if agreed { json!(true) } else { Value::Null });
        bea.post(&table, "sit", json!({})).await;
        let mut live = ana.live(&table, "").await;
        live.turn().await;
        let answer = live.ask_hint().await;
        if agreed {
            assert_eq!(answer["type"], "hint");
        } else {
            assert_eq!(answer["problem"]["kind"], "no-hints");
            let info = ana.get(&format!("/api/tables/{table}")).await;
            assert_eq!(info["coach"], Value::Null, "no coach either");
        }
    }
}

#[tokio::test]
async fn the_agreement_about_hints_survives_restart_and_rematch() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let table = open(&mut ana, alone(true)).await;
    ana.post(&table, "start", json!({})).await;
    let server = server.restart().await;
    let mut ana = server.known(&ana);
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["coach"], true);
    let mut live = ana.live(&table, "").await;
    while live.turn().await {
        live.play().await;
    }
    let rematch = ana.post(&table, "rematch", json!({})).await;
    assert_eq!(rematch["coach"], true);
}

#[tokio::test]
async fn the_coach_comments_only_to_its_player() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let table = open(&mut ana, alone(true)).await;
    ana.post(&table, "start", json!({})).await;
    let mut live = ana.live(&table, "").await;
    let mut watcher = ana.live(&table, "seat=none").await;
    live.turn().await;
    // The adviser of the toy game prefers the first choice.
    let other = live.legal()[1].clone();
    live.act(&other).await;
    let said = live.hear("coach").await;
    assert!(said["say"]["id"].as_str().unwrap().starts_with("coach-"), "{said}");
    watcher.catch_up().await;
    assert!(!watcher.heard.iter().any(|text| text.contains("\"type\":\"coach\"")));
}
