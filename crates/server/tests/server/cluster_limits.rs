//! Rate limits of an address, counted over the nodes of a cluster.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::postgres::Database;
use super::test_server::{Client, TestServer, config};
use super::toy::Toys;
use server::Rate;
use server::store::{Account, Postgres, Store as _};
use server::{Config, Rates};

/// Two nodes behind a proxy that reports the client's address.
async fn two_nodes(database: &Database, rates: Rates) -> (TestServer, TestServer) {
    let node = async |name| {
        let proxies = vec!["0.0.0.0/0".parse().unwrap()];
        let config = Config { rates, proxies, ..config() };
        TestServer::node_with(database, name, Arc::new(Toys::default()), config).await
    };
    (node("one").await, node("two").await)
}

/// Asks from an address.
async fn ask(client: &mut Client, from: &str, method: Method, path: &str, body: Value) -> StatusCode {
    let mut request = client.request(method, path, (!body.is_null()).then_some(body));
    request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
    client.send(request).await.0
}

#[tokio::test(flavor = "multi_thread")]
async fn rare_operations_are_counted_over_all_nodes() {
    let few = Rate { burst: 4, every: Duration::from_secs(600) };
    let database = Database::new().await;
    let rates = Rates { guests: few, tables: few, sign_ins: few, ..config().rates };
    let (left, right) = two_nodes(&database, rates).await;
    let login = json!({"login": "nobody", "password": "wrong"});
    let table = json!({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let new = [("/api/guest", json!({"name": "Ana"})), ("/api/tables", table), ("/api/login", login)];
    let mut ana = left.guest("Ana").await;
    let (mut here, mut there) = (left.known(&ana), right.known(&ana));
    for (path, body) in new {
        // New guests replace the session's person, so another person opens the table.
        let mut refused = 0;
        for n in 0..8 {
            let client = if n % 2 == 0 { &mut here } else { &mut there };
            let cookie = client.cookie.clone();
            let status = ask(client, "192.0.2.1", Method::POST, path, body.clone()).await;
            client.cookie = cookie;
            refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
        }
        assert_eq!(refused, 4, "{path}");
        let other = ask(&mut ana, "192.0.2.2", Method::POST, path, body).await;
        assert_ne!(other, StatusCode::TOO_MANY_REQUESTS, "{path}: others are not in the way");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rate_limits_apply_to_the_whole_cluster() {
    let database = Database::new().await;
    let api = Rate { burst: 60, every: Duration::from_millis(500) };
    let (left, right) = two_nodes(&database, Rates { api, ..config().rates }).await;
    let (mut here, mut there) = (left.stranger(), right.stranger());
    // Each node alone would accept this.
    for _ in 0..50 {
        for client in [&mut here, &mut there] {
            assert_eq!(ask(client, "192.0.2.1", Method::GET, "/api/house", Value::Null).await, 200);
        }
    }
    let began = Instant::now();
    for client in [&mut here, &mut there] {
        while ask(client, "192.0.2.1", Method::GET, "/api/house", Value::Null).await != 429 {
            assert!(
                began.elapsed() < Duration::from_secs(15),
                "the nodes do not add up what is asked of both"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(ask(client, "192.0.2.2", Method::GET, "/api/house", Value::Null).await, 200);
    }
}

#[tokio::test]
async fn connections_of_an_address_add_up_over_living_nodes() {
    let database = Database::new().await;
    let one = Postgres::open(&database.url, "one").await.unwrap();
    let two = Postgres::open(&database.url, "two").await.unwrap();
    for node in [&one, &two] {
        node.beat(0, Vec::new()).await.unwrap();
    }
    let account = |held: &[(&str, u32)]| Account {
        asked: Vec::new(),
        rate: Rates::default().api,
        held: held.iter().map(|(who, many)| ((*who).to_owned(), *many)).collect(),
        now: 1_000_000,
    };
    assert_eq!(one.settle(account(&[("a", 70), ("b", 30)])).await.unwrap().held, []);
    let mut heard = two.settle(account(&[("a", 5)])).await.unwrap().held;
    heard.sort_unstable();
    assert_eq!(heard, [("a".to_owned(), 70), ("b".to_owned(), 30)]);
    assert_eq!(one.settle(account(&[("b", 31)])).await.unwrap().held, [("a".to_owned(), 5)]);
    assert_eq!(two.settle(account(&[])).await.unwrap().held, [("b".to_owned(), 31)]);
    // The counts of a node end with the node.
    one.leave().await.unwrap();
    assert_eq!(two.settle(account(&[])).await.unwrap().held, []);
}

/// Requests at one node count at the other, and the budget refills evenly.
#[tokio::test]
async fn request_counts_add_up_and_the_budget_refills() {
    let database = Database::new().await;
    let one = Postgres::open(&database.url, "one").await.unwrap();
    let two = Postgres::open(&database.url, "two").await.unwrap();
    let rate = Rate { burst: 10, every: Duration::from_millis(100) };
    let account = |times, now| Account { asked: vec![("a".to_owned(), times)], rate, held: Vec::new(), now };
    assert_eq!(one.settle(account(8, 1_000_000)).await.unwrap().barred, []);
    // 16 requests with 10 allowed are in order again after 6 intervals.
    assert_eq!(two.settle(account(8, 1_000_000)).await.unwrap().barred, [("a".to_owned(), 1_000_600)]);
    assert_eq!(one.settle(account(1, 1_000_700)).await.unwrap().barred, []);
}
