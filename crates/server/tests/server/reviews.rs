//! Reviews of finished games: permissions, scheduling and storage.

use std::sync::Arc;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::test_server::{Client, TestServer, config};
use super::toy::Toys;
use server::{Catalog, Rate, Rates};

impl Client {
    /// The lines of a review.
    async fn review(&mut self, table: &str, query: &str) -> Vec<Value> {
        let path = format!("/api/tables/{table}/review{query}");
        let (status, _, bytes) = self.send(self.request(Method::POST, &path, None)).await;
        assert_eq!(status, StatusCode::OK, "{}", String::from_utf8_lossy(&bytes));
        let text = String::from_utf8(bytes).unwrap();
        text.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    async fn review_refused(&mut self, table: &str) -> (u16, String) {
        self.refused(Method::POST, &format!("/api/tables/{table}/review"), Value::Null).await
    }
}

/// All lines merged into one, as for a stored review.
fn whole(lines: &[Value]) -> Value {
    let all = |field: &str| -> Vec<Value> {
        lines.iter().flat_map(|line| line[field].as_array().unwrap().clone()).collect()
    };
    let last = lines.last().unwrap();
    let (done, of) = (&last["done"], &last["of"]);
    json!({"done": done, "of": of, "turns": all("turns"), "decisions": all("decisions"), "end": last["end"]})
}

/// A table of the toy game that two people have played to its end.
async fn finished(server: &TestServer, options: Value) -> (Client, Client, String) {
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], options).await;
    let mut lives = [ana.live(&table, "").await, bea.live(&table, "").await];
    loop {
        for live in &mut lives {
            live.until(|_| true).await;
            live.catch_up().await;
        }
        if !lives[0].news["position"]["result"].is_null() {
            break;
        }
        let awaited = lives.iter_mut().find(|live| !live.legal().is_empty()).expect("somebody is awaited");
        let legal = awaited.legal();
        // Takes the last of several choices, because the toy's adviser prefers the first.
        let choice = legal.iter().find(|text| *text == "confirm").or(legal.last()).unwrap().clone();
        assert_eq!(awaited.act(&choice).await["type"], "done");
    }
    (ana, bea, table)
}

#[tokio::test]
async fn a_review_needs_a_finished_visible_game() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    assert_eq!(ana.review_refused(&table).await, (409, "not-over".into()));
    assert_eq!(server.stranger().review_refused(&table).await, (409, "not-over".into()), "a public table");
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let own = ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await;
    let own = own["id"].as_str().unwrap();
    assert_eq!(bea.review_refused(own).await, (404, "not-found".into()));
    assert_eq!(ana.review_refused("0".repeat(32).as_str()).await, (404, "not-found".into()));
}

#[tokio::test]
async fn reviews_are_cached_and_equal_for_all_viewers() {
    let server = TestServer::new().await;
    let (mut ana, bea, table) = finished(&server, json!({"rounds": 2})).await;
    let lines = ana.review(&table, "").await;
    assert!(lines.len() > 3, "it comes in pieces");
    let first = whole(&lines);
    assert_eq!(first["done"], first["of"]);
    assert!(lines.windows(2).all(|pair| pair[0]["done"].as_u64() <= pair[1]["done"].as_u64()));
    assert!(lines[..lines.len() - 1].iter().all(|line| line["end"].is_null()));
    // Every turn has a chance for each seat, and numbers increase.
    let turns = first["turns"].as_array().unwrap();
    assert!(turns.len() > 3);
    assert!(turns.iter().all(|turn| turn["percent"].as_array().unwrap().len() == 2), "{turns:?}");
    assert!(turns.windows(2).all(|pair| pair[0]["n"].as_u64() <= pair[1]["n"].as_u64()));
    assert_eq!(first["end"]["seats"].as_array().unwrap().len(), 2);
    let decisions = first["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty());
    for one in decisions {
        assert!(one["cost"].as_u64() >= Some(3));
        assert_ne!(one["played"]["text"], one["better"]["moves"][0]["text"], "{one}");
    }
    // A viewer's numbers lead to the position before the decision.
    let mine = decisions.iter().find(|one| one["seat"] == 0).unwrap();
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    live.say(json!({"type": "history", "id": 4, "n": mine["n"]})).await;
    let then = live.hear("history").await;
    let legal = then["position"]["legal"].as_array();
    assert!(legal.is_none_or(Vec::is_empty), "the past offers nothing");
    let body = json!({"n": mine["n"], "seat": 0, "bot": "easy"});
    let again = ana.post(&table, "play-on", body).await;
    let mut live = ana.live(again["id"].as_str().unwrap(), "").await;
    live.turn().await;
    assert!(live.legal().contains(&mine["better"]["moves"][0]["text"].as_str().unwrap().to_owned()));
    // A second request returns the stored review, also after a restart. Another viewer gets other numbers.
    assert_eq!(ana.review(&table, "").await, std::slice::from_ref(&first));
    let server = server.restart().await;
    let (mut ana, mut bea) = (server.known(&ana), server.known(&bea));
    assert_eq!(ana.review(&table, "").await, std::slice::from_ref(&first));
    let theirs = bea.review(&table, "").await;
    let bare = |review: &Value| {
        let mut review = review.clone();
        for rows in ["/turns", "/decisions", "/end/turning"] {
            let rows = review.pointer_mut(rows).unwrap().as_array_mut().unwrap();
            rows.iter_mut().for_each(|row| row["n"] = Value::Null);
        }
        review
    };
    assert_eq!((theirs.len(), bare(&theirs[0])), (1, bare(&first)));
    // Under other rules the review is computed again.
    let mut stored = server.store().review(table.parse().unwrap()).await.unwrap().unwrap();
    stored["key"] = json!("old");
    server.store().keep_review(table.parse().unwrap(), stored).await.unwrap();
    assert_eq!(whole(&ana.review(&table, "").await), first, "found anew, it is the same");
}

/// A closed request cancels the review unless another client waits. A review pauses while bots have work.
#[tokio::test]
async fn a_review_without_subscribers_ends() {
    let games = Toys { slow: Some(Duration::from_millis(20)), ..Toys::default() };
    let server = TestServer::with(Arc::new(games), config()).await;
    let (mut ana, bea, table) = finished(&server, json!({"rounds": 3})).await;
    let path = format!("/api/tables/{table}/review");
    let open = async |client: &Client| {
        let answer = server.server.router().oneshot(client.request(Method::POST, &path, None)).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        answer.into_body().into_data_stream()
    };
    let (mut first, mut second) = (open(&ana).await, open(&bea).await);
    assert!(first.next().await.is_some() && second.next().await.is_some());
    assert_eq!(server.reviews(), 1, "two wait for one");
    drop(first);
    assert!(second.next().await.is_some(), "it goes on for the other");
    drop(second);
    for _ in 0..500 {
        if server.reviews() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(server.reviews(), 0);
    assert!(
        server.store().review(table.parse().unwrap()).await.unwrap().is_none(),
        "half of one is not kept"
    );
    // A later request starts it again and completes it.
    assert!(whole(&ana.review(&table, "").await)["end"].is_object());
}

#[tokio::test]
async fn reviews_per_address_are_limited() {
    let reviews = Rate { burst: 2, every: Duration::from_secs(600) };
    let rates = Rates { reviews, ..config().rates };
    let server = TestServer::with(Arc::new(Toys::default()), server::Config { rates, ..config() }).await;
    let (ana, _, table) = finished(&server, json!({"rounds": 1})).await;
    let router = server.server.router();
    let far = async || {
        let mut request = ana.request(Method::POST, &format!("/api/tables/{table}/review"), None);
        let peer: std::net::SocketAddr = "192.0.2.7:999".parse().unwrap();
        request.extensions_mut().insert(axum::extract::ConnectInfo(peer));
        router.clone().oneshot(request).await.unwrap().status().as_u16()
    };
    assert_eq!([far().await, far().await, far().await], [200, 200, 429]);
}

/// A whole game of the catalog with its bots. A solo game has no chances, and a game ended by agreement is reviewed as
/// far as it went.
#[tokio::test]
async fn a_catalog_game_can_be_reviewed() {
    let server = TestServer::with(Arc::new(Catalog::built_in().unwrap()), config()).await;
    let mut ana = server.guest("Ana").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let new = json!({"game": "mundus-novus", "seats": seats});
    let table = ana.ok(Method::POST, "/api/tables", new).await["id"].as_str().unwrap().to_owned();
    ana.post(&table, "start", json!({})).await;
    let mut live = ana.live(&table, "").await;
    for _ in 0..4 {
        assert!(live.turn().await);
        live.play().await;
    }
    ana.post(&table, "agree-end", json!({"end": true})).await;
    let review = whole(&ana.review(&table, "").await);
    let turns = review["turns"].as_array().unwrap();
    assert!(!turns.is_empty());
    for turn in turns {
        let sum: u64 = turn["percent"].as_array().unwrap().iter().map(|one| one.as_u64().unwrap()).sum();
        assert!((99..=101).contains(&sum), "{turn}");
    }
    assert!(review["end"]["seats"][0]["judged"].as_u64() > Some(0), "{review}");
}
