//! Settings for hosts: rate limits, names, abandoned tables.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};

use super::test_server::{Client, TestServer, config};
use super::toy::Toys;
use server::testing::{BODY_MAX, CAMPAIGN_MAX, OPEN_LIFE_MS, WATCHERS_MAX};
use server::{Config, Rate, Rates};

fn id(table: &Value) -> String {
    table["id"].as_str().unwrap().to_owned()
}

/// A private table of the client with an open seat.
async fn private(client: &mut Client) -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    client.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await
}

fn link_of(table: &Value, seat: usize) -> String {
    table["seats"][seat]["link"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_guest_with_several_private_tables_signs_in() {
    let server = TestServer::new().await;
    let mut account = server.stranger();
    account.ok(Method::POST, "/api/register", json!({"login": "bea", "password": "tulip-42-boat"})).await;
    let mut guest = server.guest("Guest").await;
    for _ in 0..3 {
        private(&mut guest).await;
    }
    guest.ok(Method::POST, "/api/login", json!({"login": "bea", "password": "tulip-42-boat"})).await;
    let tables = guest.get("/api/my-tables").await["tables"].as_array().unwrap().clone();
    assert_eq!(tables.len(), 3);
    assert!(tables.iter().all(|table| table["is_host"] == true && table["mine"] == json!([0])));
}

#[tokio::test]
async fn leaving_a_private_table_is_confirmed() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let table = ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await;
    bea.post(&id(&table), "sit", json!({"link": link_of(&table, 1)})).await;
    let left = bea.post(&id(&table), "leave", json!({})).await;
    assert_eq!((&left["mine"], &left["seats"][1]["kind"]), (&json!([]), &json!("open")));
    assert!(left["watch_link"].is_null() && left["seats"][1]["link"].is_null(), "no way back in");
    assert_eq!(bea.refused(Method::GET, &format!("/api/tables/{}", id(&table)), Value::Null).await.0, 404);
}

#[tokio::test]
async fn spectators_take_no_connections_from_players() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let stranger = server.stranger();
    let mut watchers = Vec::new();
    for _ in 0..WATCHERS_MAX {
        let mut watcher = stranger.live(&table, "").await;
        watcher.hear("table").await;
        watchers.push(watcher);
    }
    let mut late = stranger.live(&table, "").await;
    assert_eq!(late.hear("refused").await["problem"]["kind"], "too-many");
    let mut live = ana.live(&table, "").await;
    live.turn().await;
    // Moves do not wait behind messages of spectators.
    for watcher in watchers.iter_mut().take(50) {
        for page in 0..20 {
            watcher.say(json!({"type": "with", "page": page % 2 == 0, "refusals": true})).await;
        }
    }
    let made = tokio::time::timeout(Duration::from_secs(20), live.play()).await.expect("an answer");
    assert_eq!(made["made"], true);
}

#[tokio::test]
async fn every_refusal_has_the_id_of_its_request() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    for (id, said) in [
        (3, json!({"type": "act", "id": 3, "n": 1, "text": "a", "action": 1})),
        (4, json!({"type": "act", "id": 4, "n": "one"})),
        (5, json!({"type": "no-such", "id": 5})),
    ] {
        live.say(said).await;
        assert_eq!(live.hear("refused").await["id"], id);
    }
    let rates = Rates { messages: Rate { burst: 2, every: Duration::from_secs(600) }, ..config().rates };
    let server = TestServer::with(Arc::new(Toys::default()), Config { rates, ..config() }).await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let mut live = ana.live(&table, "").await;
    for id in 1..=3 {
        live.say(json!({"type": "history", "id": id, "n": 1})).await;
    }
    let refused = live.hear("refused").await;
    assert_eq!((&refused["id"], &refused["problem"]["kind"]), (&json!(3), &json!("too-many")));
}

#[tokio::test]
async fn password_attempts_per_account_are_limited() {
    let tries = Rate { burst: 3, every: Duration::from_secs(600) };
    let rates = Rates { tries, ..config().rates };
    let server = TestServer::with(Arc::new(Toys::default()), Config { rates, ..config() }).await;
    let mut ana = server.stranger();
    ana.ok(Method::POST, "/api/register", json!({"login": "ana", "password": "tulip-42-boat"})).await;
    let mut thief = server.stranger();
    for _ in 0..2 {
        let guess = json!({"login": "Ana", "password": "guess"});
        assert_eq!(thief.refused(Method::POST, "/api/login", guess).await.1, "wrong-password");
    }
    // A stolen session does not help to guess the password through other routes.
    let guess = json!({"password": "guess"});
    assert_eq!(ana.refused(Method::DELETE, "/api/me", guess.clone()).await.1, "wrong-password");
    assert_eq!(ana.refused(Method::DELETE, "/api/me", guess).await, (429, "too-many".into()));
    let right = json!({"login": "ana", "password": "tulip-42-boat"});
    assert_eq!(thief.refused(Method::POST, "/api/login", right).await.1, "too-many");
}

#[tokio::test]
async fn deleting_an_account_counts_as_a_password_attempt() {
    let sign_ins = Rate { burst: 2, every: Duration::from_secs(600) };
    let rates = Rates { sign_ins, ..config().rates };
    let server = TestServer::with(Arc::new(Toys::default()), Config { rates, ..config() }).await;
    let ana = server.guest("Ana").await;
    // One router for all requests, with its own counts.
    let router = server.server.router();
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let mut request = ana.request(Method::DELETE, "/api/me", Some(json!({"password": "guess"})));
        request.headers_mut().remove("cookie");
        statuses.push(tower::ServiceExt::oneshot(router.clone(), request).await.unwrap().status());
    }
    let (denied, many) = (StatusCode::UNAUTHORIZED, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(statuses, [denied, denied, many]);
}

#[tokio::test]
async fn a_password_can_be_changed_and_ends_other_sessions() {
    let server = TestServer::new().await;
    let mut phone = server.stranger();
    let weak = json!({"login": "ana", "password": "12345678"});
    assert_eq!(phone.refused(Method::POST, "/api/register", weak).await, (400, "weak-password".into()));
    phone.ok(Method::POST, "/api/register", json!({"login": "ana", "password": "tulip-42-boat"})).await;
    let mut laptop = server.stranger();
    laptop.ok(Method::POST, "/api/login", json!({"login": "ana", "password": "tulip-42-boat"})).await;
    let wrong = json!({"old": "tulip-43-boat", "new": "rose-17-ship"});
    assert_eq!(phone.refused(Method::POST, "/api/password", wrong).await, (403, "wrong-password".into()));
    let weak = json!({"old": "tulip-42-boat", "new": "aaaaaaaa"});
    assert_eq!(phone.refused(Method::POST, "/api/password", weak).await.1, "weak-password");
    let right = json!({"old": "tulip-42-boat", "new": "rose-17-ship"});
    assert_eq!(phone.ok(Method::POST, "/api/password", right).await["login"], "ana");
    assert_eq!(phone.get("/api/me").await["login"], "ana");
    assert_eq!(laptop.get("/api/me").await, Value::Null);
    let old = json!({"login": "ana", "password": "tulip-42-boat"});
    assert_eq!(laptop.refused(Method::POST, "/api/login", old).await.1, "wrong-password");
    laptop.ok(Method::POST, "/api/login", json!({"login": "ana", "password": "rose-17-ship"})).await;
    let guest = json!({"old": "x", "new": "rose-17-ship"});
    assert_eq!(server.guest("Cid").await.refused(Method::POST, "/api/password", guest).await.1, "no-account");
}

#[tokio::test]
async fn spectators_have_a_separate_chat_that_can_be_muted() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 60})).await;
    let (mut cid, dora, eve) =
        (server.guest("Cid").await, server.guest("Dora").await, server.guest("ANA").await);
    let mut player = ana.live(&table, "").await;
    let (mut watcher, mut other) = (cid.live(&table, "").await, dora.live(&table, "").await);
    for live in [&mut player, &mut watcher, &mut other] {
        live.hear("chat").await;
    }
    watcher.say(json!({"type": "chat", "text": "she has the seven"})).await;
    assert_eq!(other.hear("chat").await["lines"][0]["text"], "she has the seven");
    player.say(json!({"type": "chat", "text": "hello"})).await;
    assert_eq!(player.hear("chat").await["lines"][0]["text"], "hello", "the first line a player hears");
    assert_eq!(other.hear("chat").await["lines"][0]["text"], "hello");
    let backlog = bea.live(&table, "").await.hear("chat").await;
    assert_eq!(backlog["lines"].as_array().unwrap().len(), 1);
    // A spectator cannot chat under the name of a player.
    let mut double = eve.live(&table, "").await;
    double.say(json!({"type": "chat", "text": "I resign"})).await;
    assert_eq!(double.hear("refused").await["problem"]["kind"], "name-taken");
    assert_eq!(cid.post_refused(&table, "mute", json!({"watchers": true})).await, "host-only");
    assert_eq!(ana.post(&table, "mute", json!({"watchers": true})).await["muted"], true);
    watcher.say(json!({"type": "chat", "text": "again"})).await;
    assert_eq!(watcher.hear("refused").await["problem"]["kind"], "muted");
    ana.post(&table, "mute", json!({"watchers": false})).await;
    watcher.say(json!({"type": "chat", "text": "thanks"})).await;
    while watcher.hear("chat").await["lines"][0]["text"] != "thanks" {}
}

#[tokio::test]
async fn a_departing_host_passes_the_table_on_or_closes_it() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let new = json!({"game": "toy", "seats": seats, "public": true});
    let shared = id(&ana.ok(Method::POST, "/api/tables", new.clone()).await);
    let lonely = id(&ana.ok(Method::POST, "/api/tables", new).await);
    bea.post(&shared, "sit", json!({"seat": 1})).await;
    ana.ok(Method::DELETE, "/api/me", json!({})).await;
    assert_eq!(bea.get(&format!("/api/tables/{shared}")).await["is_host"], true);
    assert_eq!(bea.post(&shared, "start", json!({})).await["status"], "running");
    assert_eq!(bea.get(&format!("/api/tables/{lonely}")).await["status"], "over");
}

#[tokio::test]
async fn seats_of_a_rematch_are_reserved_for_the_same_players() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 60})).await;
    for client in [&mut ana, &mut bea] {
        client.post(&table, "agree-end", json!({"end": true})).await;
    }
    let again = id(&ana.post(&table, "rematch", Value::Null).await);
    let mut cid = server.guest("Cid").await;
    assert_eq!(cid.get(&format!("/api/tables/{again}")).await["free"], json!([]));
    assert_eq!(cid.post_refused(&again, "sit", json!({})).await, "seat-taken");
    assert_eq!(cid.post_refused(&again, "sit", json!({"seat": 1})).await, "seat-taken");
    assert_eq!(bea.get(&format!("/api/tables/{again}")).await["free"], json!([1]));
    assert_eq!(bea.post(&again, "sit", json!({})).await["status"], "running");
}

#[tokio::test]
async fn abandoned_tables_are_closed() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let table = id(&private(&mut ana).await);
    server.time.skip(OPEN_LIFE_MS / 2);
    server.server.wake().await.unwrap();
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["status"], "open");
    server.time.skip(OPEN_LIFE_MS / 2 + 1);
    server.server.wake().await.unwrap();
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["status"], "over");
}

#[tokio::test]
async fn an_owner_of_many_tables_is_deleted_quickly() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    for _ in 0..60 {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
        let table = ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await;
        ana.post(&id(&table), "start", json!({})).await;
    }
    let mut bea = server.guest("Bea").await;
    let open = id(&private(&mut ana).await);
    ana.ok(Method::DELETE, "/api/me", json!({})).await;
    assert_eq!(bea.refused(Method::GET, &format!("/api/tables/{open}"), Value::Null).await.0, 404);
    assert_eq!(ana.get("/api/me").await, Value::Null);
}

#[tokio::test]
async fn request_errors_have_one_format() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let large = Value::String("a".repeat(BODY_MAX));
    let document = Value::String("a".repeat(CAMPAIGN_MAX));
    for (method, path, body, status, kind) in [
        (Method::POST, "/api/tables", large.clone(), 413, "too-large"),
        (Method::POST, "/api/login", large.clone(), 413, "too-large"),
        (Method::PATCH, "/api/me", large, 413, "too-large"),
        (Method::POST, "/api/campaigns/import", document, 413, "too-large"),
        (Method::DELETE, "/api/tables", Value::Null, 405, "wrong-method"),
        (Method::GET, "/api/login", Value::Null, 405, "wrong-method"),
        (Method::PUT, "/api/campaigns/import", Value::Null, 405, "wrong-method"),
        (Method::POST, "/healthz", Value::Null, 405, "wrong-method"),
        (Method::POST, "/", Value::Null, 405, "wrong-method"),
        (Method::from_bytes(b"BREW").unwrap(), "/somewhere", Value::Null, 405, "wrong-method"),
        (Method::GET, "/api/nothing", Value::Null, 404, "not-found"),
        (Method::GET, "/api/tables/%ff", Value::Null, 404, "not-found"),
        (Method::GET, "/api/games/%ff/rules", Value::Null, 404, "not-found"),
        (Method::GET, "/api/campaigns/%ff", Value::Null, 404, "not-found"),
        (Method::GET, "/api/games/toy/rules?lang=%ff&lang=fr", Value::Null, 400, "bad-request"),
    ] {
        assert_eq!(
            ana.refused(method.clone(), path, body).await,
            (status, kind.to_owned()),
            "{method} {path}"
        );
    }
    // A body of another type, one that is not UTF-8, and one without a Content-Length.
    let parts = (0..=BODY_MAX / 1024).map(|_| Ok::<_, std::io::Error>(vec![b' '; 1024]));
    for (kind, body, status) in [
        ("text/plain", Body::from("{}"), 400),
        ("application/json", Body::from(vec![b'"', 0xff, b'"']), 400),
        ("application/json", Body::from_stream(futures_util::stream::iter(parts)), 413),
    ] {
        let request = Request::post("/api/tables").header(header::CONTENT_TYPE, kind);
        let request = request.header(header::COOKIE, ana.cookie.clone().unwrap()).body(body).unwrap();
        let (answered, headers, bytes) = ana.send(request).await;
        let problem: Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!((answered.as_u16(), problem["reason"]["id"].is_string()), (status, true), "{problem}");
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
    }
    let (_, headers, _) = ana.send(ana.request(Method::PUT, "/api/me", None)).await;
    assert_eq!(headers[header::ALLOW], "GET,HEAD,PATCH,DELETE");
}

#[tokio::test]
async fn a_request_after_the_store_has_closed_learns_of_the_shutdown() {
    let server = TestServer::new().await;
    let mut guest = server.guest("Guest").await;
    server.store().close().await.unwrap();
    let refused = guest.refused(Method::GET, "/api/my-tables", Value::Null).await;
    assert_eq!(refused, (503, "closing".to_owned()));
}
