//! Tables that leave memory while people are connected: nothing changes for them.

use std::sync::Arc;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};

use super::test_server::{Client, Live, TestServer, config};
use super::toy::Toys;
use server::Config;

/// A server that unloads idle tables immediately.
async fn sleepy() -> TestServer {
    let config = Config { idle: Duration::from_millis(20), ..config() };
    TestServer::with(Arc::new(Toys::default()), config).await
}

/// Waits until no table is in memory.
async fn all_asleep(server: &TestServer) {
    let mut host = server.stranger();
    for _ in 0..2000 {
        let metrics = host.get("/metrics").await;
        if metrics.as_str().unwrap().lines().any(|line| line == "caravelle_tables_awake 0") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the table does not fall asleep");
}

/// The game as a new connection receives it.
async fn shown(person: &Client, table: &str) -> Value {
    let mut live = person.live(table, "with=page,refusals").await;
    live.until(|_| true).await
}

/// Lets the table unload, and compares every viewer's position before and after.
async fn sleep_well(server: &TestServer, table: &str, people: &[&Client]) {
    let mut before = Vec::new();
    for person in people {
        before.push(shown(person, table).await);
    }
    all_asleep(server).await;
    for (person, before) in people.iter().zip(before) {
        assert_eq!(shown(person, table).await, before);
    }
    all_asleep(server).await;
}

/// Sends a request that changes the table, and waits for its answer.
async fn done(live: &mut Live, kind: &str) {
    let answer = live.deed(kind).await;
    assert_eq!(answer["made"], true, "{kind}: {answer}");
    live.catch_up().await;
}

#[tokio::test]
async fn an_unloaded_table_continues_unchanged() {
    let server = sleepy().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let stranger = server.stranger();
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    let mut watcher = stranger.live(&table, "").await;
    for live in [&mut one, &mut two, &mut watcher] {
        live.until(|_| true).await;
    }
    let everybody = [&ana, &bea, &stranger];
    let fresh = one.news["position"]["view"].clone();
    sleep_well(&server, &table, &everybody).await;

    // A secret choice stays secret, and the seat's other requests keep their numbers.
    assert_eq!(one.play().await["made"], true);
    let picked = one.news["position"]["view"].clone();
    sleep_well(&server, &table, &everybody).await;
    watcher.catch_up().await;
    assert_eq!(watcher.n(), 1);
    assert!(watcher.news["position"]["view"]["hand"].is_null());
    let pick = two.legal()[0].clone();
    assert_eq!(two.act_at(1, &pick).await["made"], true);
    sleep_well(&server, &table, &everybody).await;

    // Moves before the unload can be undone after it, and redone after the next unload.
    done(&mut one, "undo").await;
    assert_eq!((&one.news["position"]["view"], &one.news["position"]["redo"]), (&fresh, &json!(true)));
    sleep_well(&server, &table, &everybody).await;
    done(&mut one, "redo").await;
    assert_eq!(one.news["position"]["view"], picked);
    sleep_well(&server, &table, &everybody).await;
    assert_eq!(one.act("confirm").await["made"], true);
    sleep_well(&server, &table, &everybody).await;
    done(&mut one, "restart").await;
    assert_eq!(one.news["position"]["view"], fresh);

    // Connections that stayed open have received every log line once, like a new connection.
    assert_eq!(one.play().await["made"], true);
    for live in [&mut one, &mut two] {
        assert_eq!(live.act("confirm").await["made"], true);
    }
    all_asleep(&server).await;
    one.turn().await;
    assert_eq!(one.act("pass").await["made"], true);
    for (live, person) in [(&mut one, &ana), (&mut two, &bea), (&mut watcher, &stranger)] {
        live.catch_up().await;
        let now = shown(person, &table).await;
        assert_eq!(live.n(), now["n"].as_u64().unwrap());
        assert_eq!(lines(live), now["lines"].as_array().unwrap().clone());
    }
    sleep_well(&server, &table, &everybody).await;
    assert_eq!(one.deed("undo").await["made"], true, "nobody has decided since");
}

/// The log as a page assembles it from all news.
fn lines(live: &Live) -> Vec<Value> {
    let mut lines: Vec<Value> = Vec::new();
    for text in live.heard.iter().filter(|text| text.starts_with("{\"type\":\"news\"")) {
        let news: Value = serde_json::from_str(text).unwrap();
        lines.retain(|line| line["n"].as_u64() <= news["from"].as_u64());
        lines.extend(news["lines"].as_array().unwrap().iter().cloned());
    }
    lines
}

#[tokio::test]
async fn a_clock_wakes_its_table() {
    let server = sleepy().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let clock = json!({"kind": "move", "seconds": 3600});
    let new =
        json!({"game": "toy", "options": {"rounds": 60}, "seats": seats, "public": true, "clock": clock});
    let table = ana.ok(Method::POST, "/api/tables", new).await["id"].as_str().unwrap().to_owned();
    bea.post(&table, "sit", json!({})).await;
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    all_asleep(&server).await;
    // The clock runs while the table is unloaded, and is unchanged afterwards.
    server.time.skip(3_590_000);
    let left = |news: &Value| news["position"]["clocks"][1]["left_ms"].as_u64().unwrap();
    let after = shown(&bea, &table).await;
    assert!(left(&after) <= 10_000, "{}", left(&after));
    assert_eq!(live.play().await["made"], true);
    assert_eq!(live.act("confirm").await["made"], true);
    // Nine of her last ten seconds pass while the table is idle.
    server.time.skip(9_000);
    live.catch_up().await;
    let handed = async { while live.hear("table").await["table"]["seats"][1]["handed"] != "clock" {} };
    tokio::time::timeout(Duration::from_secs(60), handed).await.expect("a bot takes over");
}

#[tokio::test]
async fn presence_changes_are_batched() {
    let server = sleepy().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    let began = std::time::Instant::now();
    let mut watchers = Vec::new();
    for _ in 0..40 {
        let mut watcher = server.stranger().live(&table, "").await;
        // A new connection gets the state at once.
        assert_eq!(watcher.next().await.unwrap()["type"], "table");
        watchers.push(watcher);
    }
    while live.hear("table").await["watching"] != 40 {}
    let messages = live.heard.iter().filter(|text| text.starts_with("{\"type\":\"table\"")).count();
    let most = 3 + usize::try_from(began.elapsed().as_secs()).unwrap();
    assert!(messages <= most, "told {messages} times, not {most}");
    // Presence is known for unloaded tables too.
    all_asleep(&server).await;
    drop(watchers);
    while live.hear("table").await["watching"] != 0 {}
    all_asleep(&server).await;
    bea.ok(Method::PATCH, "/api/me", json!({"name": "Beatrix"})).await;
    while live.hear("table").await["table"]["seats"][1]["name"] != "Beatrix" {}
}
