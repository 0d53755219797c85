//! Faults: planted panics, hostile messages, changed rules.

use std::sync::Arc;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::test_server::{TestServer, config};
use super::toy::Toys;
use server::{Config, Rate, Rates};

#[tokio::test]
async fn a_panic_freezes_one_table_and_keeps_its_record() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"boom": true})).await;
    let other = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    for live in [&mut one, &mut two] {
        live.until(|_| true).await;
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    assert_eq!(one.act("boom").await["problem"]["kind"], "frozen");
    loop {
        if two.hear("table").await["table"]["status"] == "frozen" {
            break;
        }
    }
    assert_eq!(two.act("pass").await["problem"]["kind"], "frozen");
    assert_eq!(ana.post_refused(&table, "leave", json!({})).await, "frozen");
    // The other table is not affected.
    let mut live = ana.live(&other, "").await;
    live.turn().await;
    assert_eq!(live.play().await["made"], true);
    // The record is complete: after the next start the game continues before the fatal move.
    let server = server.restart().await;
    let mut ana = {
        let mut client = server.stranger();
        client.cookie = ana.cookie.clone();
        client
    };
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["status"], "running");
    let mut one = ana.live(&table, "").await;
    one.turn().await;
    assert_eq!(one.act("pass").await["made"], true);
}

#[tokio::test]
async fn a_bot_that_fails_does_not_stop_the_game() {
    let server = TestServer::with(Arc::new(Toys { silly: true, ..Toys::default() }), config()).await;
    let mut ana = server.guest("Ana").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let table = ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await;
    let table = table["id"].as_str().unwrap().to_owned();
    ana.post(&table, "start", json!({})).await;
    let mut live = ana.live(&table, "").await;
    while live.turn().await {
        live.play().await;
    }
    assert!(!live.news["position"]["result"].is_null());
}

#[tokio::test]
async fn a_game_continues_under_changed_rules_with_a_notice() {
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
    let before = one.news["position"]["view"].clone();
    let server = server.restart_with(Arc::new(Toys { other_rules: true, ..Toys::default() })).await;
    let again = |cookie: Option<String>| {
        let mut client = server.stranger();
        client.cookie = cookie;
        client
    };
    let (mut ana, bea) = (again(ana.cookie.clone()), again(bea.cookie.clone()));
    let mut one = ana.live(&table, "").await;
    one.turn().await;
    assert_eq!(one.news["position"]["view"], before, "from the stored state");
    let info = ana.get(&format!("/api/tables/{table}")).await;
    let notice = info["notices"].as_array().unwrap().last().unwrap()["say"].clone();
    assert_eq!(notice["id"], "notice-rules");
    assert_eq!(notice["args"][0], json!(["moves", {"number": 4}]));
    one.act("pass").await;
    // The same after the next start with the new rules.
    let server = server.restart().await;
    let again = |cookie: Option<String>| {
        let mut client = server.stranger();
        client.cookie = cookie;
        client
    };
    let (mut ana, bea) = (again(ana.cookie.clone()), again(bea.cookie.clone()));
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    assert!(two.turn().await);
    two.play().await;
    for live in [&mut one, &mut two] {
        live.turn().await;
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    one.play().await;
    two.turn().await;
    two.play().await;
    one.until(|news| !news["position"]["result"].is_null()).await;
    let proof = ana.get(&format!("/api/tables/{table}/verify")).await;
    assert_eq!(proof["holds"], false, "other rules, no proof");
}

#[tokio::test]
async fn hostile_messages_change_nothing() {
    let rates = Rates { messages: Rates::default().messages, ..config().rates };
    let server = TestServer::with(Arc::new(Toys::default()), Config { rates, ..config() }).await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    let before = live.news.clone();
    let deep = format!("{{\"type\":\"act\",\"n\":1,\"action\":{}1{}}}", "[".repeat(3000), "]".repeat(3000));
    let hostile = [
        "",
        "null",
        "[]",
        "{}",
        "nonsense",
        "{\"type\":\"act\"}",
        "{\"type\":\"no-such\"}",
        "{\"type\":\"act\",\"n\":-1}",
        "{\"type\":\"act\",\"n\":1}",
        "{\"type\":\"act\",\"n\":1,\"text\":\"a\",\"action\":1}",
        "{\"type\":\"act\",\"n\":1,\"text\":\"pick c999\"}",
        "{\"type\":\"act\",\"n\":1,\"action\":{\"do\":\"pick\",\"card\":99999}}",
        "{\"type\":\"act\",\"n\":1,\"action\":{\"do\":\"pick\",\"card\":250}}",
        "{\"type\":\"act\",\"n\":1,\"action\":\"boom\"}",
        "{\"type\":\"act\",\"n\":1,\"text\":\"boom\"}",
        "{\"type\":\"undo\",\"n\":1}",
        "{\"type\":\"redo\",\"n\":1}",
        "{\"type\":\"look\",\"seat\":1}",
        "{\"type\":\"look\",\"seat\":255}",
        "{\"type\":\"look\",\"seat\":-1}",
        "{\"type\":\"preview\",\"id\":1,\"text\":\"confirm\"}",
        "{\"type\":\"chat\",\"text\":\"\"}",
        &deep,
    ];
    for said in hostile {
        live.say_raw(said).await;
        let answer = live.hear("refused").await;
        assert!(answer["problem"]["reason"]["id"].is_string(), "{said}: {answer}");
    }
    futures_util::SinkExt::send(&mut live.socket, Message::binary(vec![0, 159])).await.unwrap();
    live.hear("refused").await;
    live.say(json!({"type": "with", "page": false, "refusals": false})).await;
    let after = live.hear("news").await;
    assert_eq!((&after["n"], &after["position"]), (&before["n"], &before["position"]));
    live.say(json!({"type": "ping"})).await;
    live.hear("pong").await;
    // A message that is too large ends the connection, not the server.
    let large = format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(100_000));
    // The server may close the connection before it has read everything.
    let _ = futures_util::SinkExt::send(&mut live.socket, Message::text(large)).await;
    while live.next().await.is_some() {}
    // Too many messages are rejected.
    let mut live = ana.live(&table, "").await;
    for _ in 0..400 {
        live.say_raw("{\"type\":\"ping\"}").await;
    }
    loop {
        if live.hear("refused").await["problem"]["kind"] == "too-many" {
            break;
        }
    }
}

#[tokio::test]
async fn sockets_of_other_sites_are_refused() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let own = format!("http://{}", server.address);
    assert!(ana.try_live(&table, "", Some(&own)).await.is_ok());
    for origin in ["http://evil.example", "null", "https://127.0.0.1"] {
        assert!(ana.try_live(&table, "", Some(origin)).await.is_err(), "{origin}");
    }
    // The path of a socket serves nothing else.
    let plain = ana.refused(Method::GET, &format!("/api/tables/{table}/live"), Value::Null).await;
    assert_eq!(plain, (400, "bad-request".to_owned()));
    // The rejection of a private table is sent on the socket.
    let mut nobody = server.stranger().live("00000000000000000000000000000000", "").await;
    assert_eq!(nobody.hear("refused").await["problem"]["kind"], "not-found");
    assert!(nobody.next().await.is_none());
    let mut bold = bea.live(&table, "seat=0").await;
    assert_eq!(bold.hear("refused").await["problem"]["kind"], "not-your-seat");
}

#[tokio::test]
async fn frequent_requests_are_refused() {
    let few = Rate { burst: 3, every: std::time::Duration::from_secs(60) };
    let rates = Rates { sign_ins: few, ..config().rates };
    let server = TestServer::with(Arc::new(Toys::default()), Config { rates, ..config() }).await;
    let mut ana = server.stranger();
    // One router for all requests, with its own counts.
    let router = server.server.router();
    let mut refused = 0;
    for _ in 0..5 {
        let login = json!({"login": "nobody", "password": "x"});
        let request = ana.request(Method::POST, "/api/login", Some(login));
        let response = tower::ServiceExt::oneshot(router.clone(), request).await.unwrap();
        refused += u32::from(response.status() == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(refused, 2);
    assert_eq!(ana.get("/api/me").await, Value::Null);
}

/// A server in a folder of its host, with a proxy that strips the folder from the path or keeps it.
#[tokio::test]
async fn a_site_can_be_served_below_a_path() {
    let public_url = Some("https://server.example/games/caravelle/".to_owned());
    let server = TestServer::with(Arc::new(Toys::default()), Config { public_url, ..config() }).await;
    for folder in ["", "/games/caravelle"] {
        let mut ana = server.stranger();
        let path = format!("{folder}/api/guest");
        let mut request = ana.request(Method::POST, &path, Some(json!({"name": "Ana"})));
        request.headers_mut().insert("origin", "https://server.example".parse().unwrap());
        let (status, headers, _) = ana.send(request).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        let cookie = headers["set-cookie"].to_str().unwrap();
        assert!(cookie.contains("; Path=/games/caravelle;"), "{cookie}");
        assert_eq!(ana.get(&format!("{folder}/api/me")).await["name"], "Ana");
        let site = ana.get(&format!("{folder}/api/house?lang=fr")).await;
        assert_eq!(site["url"], "https://server.example/games/caravelle");
        assert_eq!(ana.get(&format!("{folder}/healthz")).await, "ok\n");
    }
    let mut ana = server.stranger();
    let (status, headers, _) = ana.send(ana.request(Method::GET, "/games/caravelle?lang=fr", None)).await;
    assert_eq!(status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(headers["location"], "caravelle/?lang=fr");
}

#[tokio::test]
async fn cookies_follow_the_public_address() {
    let public_url = Some("https://play.example".to_owned());
    let server = TestServer::with(Arc::new(Toys::default()), Config { public_url, ..config() }).await;
    let mut ana = server.stranger();
    let mut request = ana.request(Method::POST, "/api/guest", Some(json!({"name": "Ana"})));
    request.headers_mut().insert("origin", "https://play.example".parse().unwrap());
    let (status, headers, _) = ana.send(request).await;
    assert_eq!(status, StatusCode::OK);
    assert!(headers["set-cookie"].to_str().unwrap().ends_with("; Secure"));
    assert!(headers.contains_key("strict-transport-security"));
    assert_eq!(ana.get("/api/house").await["url"], "https://play.example", "links follow it, too");
}
