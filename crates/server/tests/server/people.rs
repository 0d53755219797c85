//! Guests, accounts, sessions.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use super::test_server::{Client, TestServer};

#[tokio::test]
async fn guests_get_a_session_at_once() {
    let server = TestServer::new().await;
    let mut stranger = server.stranger();
    assert_eq!(stranger.get("/api/me").await, Value::Null);
    let (_, headers, _) =
        stranger.send(stranger.request(Method::POST, "/api/guest", Some(json!({"name": " Inês "})))).await;
    let cookie = headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    assert_eq!(stranger.get("/api/me").await["name"], "Inês");
    for name in ["", "  ", "\u{7}", &"x".repeat(25)] {
        let kind = stranger.refused(Method::POST, "/api/guest", json!({"name": name})).await;
        assert_eq!(kind, (400, "bad-name".into()), "{name:?}");
    }
    // A second greeting renames the guest.
    stranger.ok(Method::POST, "/api/guest", json!({"name": "Zoé"})).await;
    assert_eq!(stranger.get("/api/me").await["name"], "Zoé");
}

/// The names of the seats at a table.
async fn names_at(client: &mut Client, table: &str) -> Vec<String> {
    let info = client.get(&format!("/api/tables/{table}")).await;
    let seats = info["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["name"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn bots_never_have_the_name_of_a_person_at_the_table_or_of_an_account() {
    let server = TestServer::new().await;
    let mut guest = server.guest("duarte").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]);
    let opened =
        guest.ok(Method::POST, "/api/tables", json!({"game": "toy", "public": true, "seats": seats})).await;
    let table = opened["id"].as_str().unwrap();
    assert_eq!(names_at(&mut guest, table).await, ["duarte", "Leonor", ""]);
    // Lists use the same names.
    let listed = guest.get("/api/my-tables").await;
    assert_eq!(listed["tables"][0]["seats"][1]["name"], "Leonor");

    // An account takes its new name from the bot, also at a table in memory.
    let mut live = guest.live(table, "").await;
    live.hear("table").await;
    let mut account = server.stranger();
    let login = json!({"login": "sailor", "password": "tulip-42-boat"});
    account.ok(Method::POST, "/api/register", login).await;
    account.ok(Method::PATCH, "/api/me", json!({"name": "LEONOR"})).await;
    while live.hear("table").await["table"]["seats"][1]["name"] != "Gaspar" {}
    assert_eq!(names_at(&mut guest, table).await, ["duarte", "Gaspar", ""]);

    // A person who sits down later has the same right.
    let mut other = server.guest("Gaspar").await;
    other.post(table, "sit", json!({"seat": 2})).await;
    assert_eq!(names_at(&mut guest, table).await, ["duarte", "Jacquette", "Gaspar"]);
    let server = server.restart().await;
    let mut again = server.known(&guest);
    assert_eq!(names_at(&mut again, table).await, ["duarte", "Jacquette", "Gaspar"]);
}

#[tokio::test]
async fn an_account_keeps_everything_across_devices() {
    let server = TestServer::new().await;
    let mut phone = server.guest("Ana").await;
    let old = phone.cookie.clone();
    phone.ok(Method::PATCH, "/api/me", json!({"prefs": {"theme": "dark"}})).await;
    let table = phone
        .ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}))
        .await;
    let register = json!({"login": "Ana.S", "password": "correct horse"});
    phone.ok(Method::POST, "/api/register", register.clone()).await;
    assert_ne!(phone.cookie, old, "a new session for the account");
    let mut stale = server.stranger();
    stale.cookie = old;
    assert_eq!(stale.get("/api/me").await, Value::Null);

    let mut laptop = server.stranger();
    assert_eq!(laptop.refused(Method::POST, "/api/register", register).await, (409, "login-taken".into()));
    let wrong = json!({"login": "ana.s", "password": "wrong horse"});
    assert_eq!(laptop.refused(Method::POST, "/api/login", wrong).await, (403, "wrong-password".into()));
    let unknown = json!({"login": "nobody", "password": "wrong horse"});
    assert_eq!(laptop.refused(Method::POST, "/api/login", unknown).await, (403, "wrong-password".into()));
    laptop.ok(Method::POST, "/api/login", json!({"login": "ANA.S", "password": "correct horse"})).await;
    let me = laptop.get("/api/me").await;
    assert_eq!(
        (&me["name"], &me["login"], &me["prefs"]["theme"]),
        (&json!("Ana"), &json!("ana.s"), &json!("dark"))
    );
    assert_eq!(laptop.get("/api/my-tables").await["tables"][0]["id"], table["id"]);

    // Signing out everywhere ends every session and every connection.
    let mut live = phone.live(table["id"].as_str().unwrap(), "").await;
    live.hear("table").await;
    laptop.ok(Method::POST, "/api/logout-everywhere", Value::Null).await;
    assert_eq!(live.hear("bye").await["kind"], "signed-out");
    assert_eq!(phone.get("/api/me").await, Value::Null);
    assert_eq!(phone.refused(Method::GET, "/api/my-tables", Value::Null).await, (401, "signed-out".into()));
}

#[tokio::test]
async fn the_seats_of_a_guest_move_to_the_account() {
    let server = TestServer::new().await;
    let mut account = server.stranger();
    account.ok(Method::POST, "/api/register", json!({"login": "bea", "password": "tulip-42-boat"})).await;
    assert_eq!(account.get("/api/me").await["name"], "bea");
    let (mut guest, mut friend) = (server.guest("Guest").await, server.guest("Friend").await);
    let table = server.table(&mut [&mut guest, &mut friend], json!({})).await;
    guest.ok(Method::POST, "/api/login", json!({"login": "bea", "password": "tulip-42-boat"})).await;
    let info = guest.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["mine"], &info["is_host"]), (&json!([0]), &json!(true)));
    assert_eq!(info["seats"][0]["name"], "bea");
    // The same after the log was replayed.
    let server = server.restart().await;
    let mut again = server.stranger();
    again.ok(Method::POST, "/api/login", json!({"login": "bea", "password": "tulip-42-boat"})).await;
    assert_eq!(again.get(&format!("/api/tables/{table}")).await["mine"], json!([0]));
}

#[tokio::test]
async fn a_deleted_person_is_replaced_by_a_bot_without_a_name() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    ana.ok(Method::POST, "/api/register", json!({"login": "ana", "password": "tulip-42-boat"})).await;
    let table = server.table(&mut [&mut bea, &mut ana], json!({"rounds": 60})).await;
    assert_eq!(ana.refused(Method::DELETE, "/api/me", json!({})).await, (403, "wrong-password".into()));
    let token = ana.post(&table, "bot-token", json!({})).await["token"].as_str().unwrap().to_owned();
    let mut live = ana.live(&table, "").await;
    live.say(json!({"type": "chat", "text": "I was here"})).await;
    live.hear("chat").await;
    ana.ok(Method::DELETE, "/api/me", json!({"password": "tulip-42-boat"})).await;
    assert_eq!(ana.get("/api/me").await, Value::Null);
    let info = bea.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["seats"][1]["kind"], &info["seats"][1]["name"]), (&json!("bot"), &json!("")));
    let chat = bea.live(&table, "").await.hear("chat").await;
    assert_eq!((&chat["lines"][0]["text"], &chat["lines"][0]["name"]), (&json!("I was here"), &json!("")));
    let mut program = ana.request(Method::GET, "/api/bot/stream", None);
    program.headers_mut().insert(header::AUTHORIZATION, format!("Bearer {token}").parse().unwrap());
    assert_eq!(ana.send(program).await.0, StatusCode::UNAUTHORIZED);
    let login = json!({"login": "ana", "password": "tulip-42-boat"});
    assert_eq!(ana.refused(Method::POST, "/api/login", login).await.0, 403);
}

#[tokio::test]
async fn invalid_requests_get_an_error_answer() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    for (login, password, kind) in [
        ("a", "tulip-42-boat", "bad-login"),
        ("a b c", "tulip-42-boat", "bad-login"),
        ("abc", "short", "bad-password"),
    ] {
        let body = json!({"login": login, "password": password});
        assert_eq!(ana.refused(Method::POST, "/api/register", body).await, (400, kind.into()));
    }
    let big = json!({"prefs": {"x": "y".repeat(5000)}});
    assert_eq!(ana.refused(Method::PATCH, "/api/me", big).await, (400, "bad-prefs".into()));
    assert_eq!(ana.refused(Method::PATCH, "/api/me", json!({"prefs": [1]})).await.1, "bad-prefs");
    assert_eq!(ana.refused(Method::PATCH, "/api/me", json!({"nonsense": 1})).await.1, "bad-request");
    let huge = json!({"name": "y".repeat(200_000)});
    let (status, _) = ana.ask(Method::POST, "/api/guest", Some(huge)).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    // A cross-site form cannot send JSON.
    let mut form = ana.request(Method::POST, "/api/guest", Some(json!({"name": "Evil"})));
    form.headers_mut().insert(header::CONTENT_TYPE, "text/plain".parse().unwrap());
    assert_eq!(ana.send(form).await.0, StatusCode::BAD_REQUEST);
    let mut foreign = ana.request(Method::POST, "/api/logout", None);
    foreign.headers_mut().insert(header::ORIGIN, "http://evil.example".parse().unwrap());
    foreign.headers_mut().insert(header::HOST, "here".parse().unwrap());
    assert_eq!(ana.send(foreign).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ana.get("/api/me").await["name"], "Ana");
}
