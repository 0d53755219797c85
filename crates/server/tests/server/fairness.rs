//! Bots are scheduled fairly: the bot of one person answers in time, however many tables another person has.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::{Value, json};

use super::test_server::{Client, TestServer, config};
use server::{Catalog, Config};

/// The number of one person's tables, beside which another person plays.
fn table_count() -> usize {
    if is_full() { 200 } else { 12 }
}

fn is_full() -> bool {
    std::env::var_os("CARAVELLE_FULL").is_some()
}

/// The number of timed answers.
const ANSWERS: usize = 12;

async fn server() -> TestServer {
    let config = Config { bot_threads: 2, ..config() };
    TestServer::with(Arc::new(Catalog::built_in().unwrap()), config).await
}

async fn open(client: &mut Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "expert"}]);
    let new = json!({"game": "goa", "seats": seats});
    let table = client.ok(Method::POST, "/api/tables", new).await;
    let id = table["id"].as_str().unwrap().to_owned();
    client.post(&id, "start", json!({})).await;
    id
}

/// The time of the bot for each of its turns at a person's table.
async fn answers(client: &mut Client) -> Vec<Duration> {
    let table = open(client).await;
    let mut live = client.live(&table, "").await;
    let mut times = Vec::new();
    while times.len() < ANSWERS {
        assert!(live.turn().await, "the game goes on");
        let text = live.legal().swap_remove(0);
        let (n, began) = (live.n(), Instant::now());
        assert_eq!(live.act(&text).await["type"], "done", "{text}");
        live.until(|news| news["n"].as_u64() > Some(n)).await;
        let awaits_me =
            |news: &Value| news["position"]["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        if !awaits_me(&live.news) {
            live.turn().await;
            times.push(began.elapsed());
        }
    }
    times
}

/// Beside many expert tables of one person, another person's bot answers within twice its idle time plus the time of
/// its longest decision.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_persons_bot_is_not_delayed_by_200_tables_of_one_person() {
    let idle = {
        let server = server().await;
        let times = answers(&mut server.guest("Bea").await).await;
        server.end().await;
        times.into_iter().max().unwrap()
    };
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let mut tables = Vec::new();
    for _ in 0..table_count() {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "expert"}]);
        let table = ana.ok(Method::POST, "/api/tables", json!({"game": "goa", "seats": seats})).await;
        tables.push(table["id"].as_str().unwrap().to_owned());
    }
    // From here on they play by themselves, as fast as possible.
    for id in &tables {
        ana.post(id, "start", json!({})).await;
        ana.post(id, "replace", json!({"seat": 0, "bot": "expert"})).await;
    }
    let loaded = answers(&mut server.guest("Bea").await).await;
    let budget = idle.max(Duration::from_millis(500));
    let mut sorted = loaded.clone();
    sorted.sort();
    let (median, most) = (sorted[sorted.len() / 2], sorted[sorted.len() - 1]);
    eprintln!(
        "{} tables of one person: idle at most {idle:?}; beside them {median:?} in the median, {most:?} at most",
        tables.len()
    );
    // The test suite runs other tests in parallel, which may delay a single answer.
    let judged = if is_full() { most } else { median };
    assert!(judged <= 2 * idle + budget, "{judged:?} beside {idle:?} alone");
}
