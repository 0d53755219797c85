//! Several nodes on one database: any of them serves any table.

use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};

use super::postgres::Database;
use super::test_server::TestServer;
use server::Rate;
use server::store::{Postgres, Store as _};

/// Two nodes, and a player at each.
async fn two_nodes() -> (Database, TestServer, TestServer) {
    let database = Database::new().await;
    // Both at once: one of them creates the schema.
    let (one, two) = tokio::join!(TestServer::node(&database, "one"), TestServer::node(&database, "two"));
    (database, one, two)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_between_two_nodes_is_one_game() {
    let (_database, left, right) = two_nodes().await;
    let (mut ana, mut bea) = (left.guest("Ana").await, right.guest("Bea").await);
    let table = left.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    one.hear("table").await;
    // Clients decide in turn until the game ends. Each node receives the other's moves.
    let mut moves = 0;
    loop {
        for live in [&mut one, &mut two] {
            live.until(|_| true).await;
            while !live.legal().is_empty() {
                let done = live.play().await;
                assert!(done["type"] == "done", "{done}");
                moves += usize::from(done["made"] == true);
            }
        }
        let over = |live: &super::test_server::Live| !live.news["position"]["result"].is_null();
        if over(&one) || over(&two) {
            break;
        }
        tokio::select! {
            _ = one.next() => (),
            _ = two.next() => (),
        }
    }
    assert!(moves > 4);
    one.until(|news| !news["position"]["result"].is_null()).await;
    two.until(|news| !news["position"]["result"].is_null()).await;
    assert_eq!(one.news["position"]["result"], two.news["position"]["result"]);
    let (here, there) = (
        ana.get(&format!("/api/tables/{table}/record")).await,
        bea.get(&format!("/api/tables/{table}/record")).await,
    );
    assert_eq!(here, there);
    // A chat message at one node arrives at the other, once and in order.
    one.say(json!({"type": "chat", "text": "well played"})).await;
    let heard = loop {
        let chat = two.hear("chat").await;
        if !chat["lines"].as_array().unwrap().is_empty() {
            break chat["lines"].clone();
        }
    };
    assert_eq!((&heard[0]["text"], heard.as_array().unwrap().len()), (&json!("well played"), 1));
}

/// One seat and two nodes with the table in memory: the second to append reports the present position.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_node_reports_the_present_position() {
    let (_database, left, right) = two_nodes().await;
    let (mut ana, mut bea) = (left.guest("Ana").await, left.guest("Bea").await);
    let table = left.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut here, mut there) = (ana.live(&table, "").await, right.known(&ana).live(&table, "").await);
    here.until(|_| true).await;
    there.until(|_| true).await;
    let (one, two) = (here.legal()[0].clone(), there.legal()[1].clone());
    let (one, two) = tokio::join!(here.act(&one), there.act(&two));
    assert_eq!(u8::from(one["made"] == true) + u8::from(two["made"] == true), 1, "{one} {two}");
    assert!(one["type"] == "done" && two["type"] == "done", "{one} {two}");
    let n = here.n().max(there.n());
    here.until(|news| news["n"] == n).await;
    there.until(|news| news["n"] == n).await;
    assert_eq!(here.news["position"]["view"], there.news["position"]["view"]);
}

/// One node runs the bot of a table, whichever nodes the players use.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_people_at_every_node() {
    let (_database, left, right) = two_nodes().await;
    let mut ana = left.guest("Ana").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let table = ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await;
    let table = table["id"].as_str().unwrap().to_owned();
    ana.post(&table, "start", json!({})).await;
    let mut there = right.known(&ana).live(&table, "").await;
    while there.turn().await {
        there.play().await;
    }
    assert!(!there.news["position"]["result"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_closes_sockets_on_every_node() {
    let (_database, left, right) = two_nodes().await;
    let (mut ana, mut bea) = (left.guest("Ana").await, right.guest("Bea").await);
    let table = left.table(&mut [&mut ana, &mut bea], json!({})).await;
    let mut there = right.known(&ana).live(&table, "").await;
    there.until(|_| true).await;
    bea.ok(Method::PATCH, "/api/me", json!({"name": "Beatriz"})).await;
    let mut here = ana.live(&table, "").await;
    while here.hear("table").await["table"]["seats"][1]["name"] != "Beatriz" {}
    ana.ok(Method::POST, "/api/logout", Value::Null).await;
    assert_eq!(there.hear("bye").await["kind"], "signed-out");
}

/// Repeatedly cut database connections lose no move.
#[tokio::test(flavor = "multi_thread")]
async fn broken_connections_lose_no_move() {
    let (database, left, right) = two_nodes().await;
    let (mut ana, mut bea) = (left.guest("Ana").await, right.guest("Bea").await);
    let table = left.table(&mut [&mut ana, &mut bea], json!({"rounds": 3})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    let mut acknowledged = Vec::new();
    'game: loop {
        for (seat, live) in [&mut one, &mut two].into_iter().enumerate() {
            live.until(|_| true).await;
            while !live.legal().is_empty() {
                let legal = live.legal();
                let text = legal.iter().find(|text| *text == "confirm").unwrap_or(&legal[0]).clone();
                let (done, ()) = tokio::join!(live.act(&text), database.cut());
                assert_eq!(done["type"], "done", "{done}");
                if done["made"] == true {
                    acknowledged.push((seat, text));
                }
            }
            if !live.news["position"]["result"].is_null() {
                break 'game;
            }
        }
        tokio::select! {
            _ = one.next() => (),
            _ = two.next() => (),
        }
    }
    let store = Postgres::open(&database.url, "third").await.unwrap();
    let stored = store.table(table.parse().unwrap()).await.unwrap().unwrap();
    let moves = stored.entries.iter().filter_map(|one| {
        let table::Entry::Move { seat, text, .. } = &one.entry else { return None };
        Some((seat.index(), text.clone()))
    });
    assert_eq!(moves.collect::<Vec<_>>(), acknowledged, "each stands once, in order, and no other does");
}

#[tokio::test]
async fn password_attempts_are_counted_over_all_nodes() {
    let database = Database::new().await;
    let one = Postgres::open(&database.url, "one").await.unwrap();
    let two = Postgres::open(&database.url, "two").await.unwrap();
    let rate = Rate { burst: 4, every: Duration::from_secs(10) };
    let mut made = 0;
    for _ in 0..4 {
        made += u8::from(one.may_try("ines".into(), 1_000_000, rate).await.unwrap());
        made += u8::from(two.may_try("ines".into(), 1_000_000, rate).await.unwrap());
    }
    assert_eq!(made, 4);
    assert!(two.may_try("ana".into(), 1_000_000, rate).await.unwrap());
    assert!(!one.may_try("ines".into(), 1_009_000, rate).await.unwrap());
    assert!(one.may_try("ines".into(), 1_010_000, rate).await.unwrap());
}

#[tokio::test]
async fn a_file_store_is_copied_into_a_database() {
    let database = Database::new().await;
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    for live in [&mut one, &mut two] {
        live.until(|_| true).await;
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    one.say(json!({"type": "chat", "text": "see you elsewhere"})).await;
    one.catch_up().await;
    let (position, folder) = (one.news["position"]["view"].clone(), server.folder());
    server.end().await;
    let store = Postgres::open(&database.url, "mover").await.unwrap();
    let moved = store.take_over(&folder.0.join("caravelle.db")).await.unwrap();
    assert_eq!(moved.rows.iter().find(|(name, _)| *name == "people").unwrap().1, 2);
    assert_eq!(moved.logs, 1);
    // A second time fails, because the database is not empty any more.
    assert!(store.take_over(&folder.0.join("caravelle.db")).await.is_err());
    let node = TestServer::node(&database, "one").await;
    let mut live = node.known(&ana).live(&table, "").await;
    live.turn().await;
    assert_eq!(live.news["position"]["view"], position);
    assert_eq!(live.play().await["made"], true);
}
