//! Every request to a table in every role, over HTTP and the live connection.

use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use table::{Operation, Right, Role, Roles};

use super::test_server::{Client, TestServer};

/// A request to a table.
enum Ask {
    Http(Method, &'static str, Value),
    Live(Value),
}

/// A private table with one person for each role: a host without a seat, one seat taken, one with a link.
struct Cast {
    server: TestServer,
    table: String,
    host: Client,
    seated: Client,
    seat_link: String,
    watch_link: String,
}

/// Every request, and the operation it needs.
fn requests(seat_link: &str) -> Vec<(Operation, Ask)> {
    let post = |path, body| Ask::Http(Method::POST, path, body);
    let get = |path| Ask::Http(Method::GET, path, Value::Null);
    let at = |kind: &str| Ask::Live(json!({"type": kind, "id": 7, "n": 1}));
    let none = || json!({});
    vec![
        (Operation::See, get("")),
        (Operation::See, get("/record")),
        (Operation::See, get("/verify")),
        (Operation::See, get("/curve")),
        (Operation::See, get("/notify")),
        (Operation::See, Ask::Http(Method::PUT, "/notify", json!({"mode": "never"}))),
        (Operation::See, post("/review", none())),
        (Operation::See, post("/play-on", json!({"n": 1, "seat": 0, "bot": "easy"}))),
        (Operation::See, Ask::Live(json!({"type": "ping"}))),
        (Operation::Sit, post("/sit", json!({ "link": seat_link }))),
        (Operation::Salt, post("/salt", json!({"salt": "ab".repeat(16)}))),
        (Operation::Start, post("/start", none())),
        (Operation::Leave, post("/leave", none())),
        (Operation::Resign, post("/resign", none())),
        (Operation::TakeSeatBack, post("/take-back", none())),
        (Operation::Replace, post("/replace", json!({"seat": 0, "bot": "easy"}))),
        (Operation::Link, post("/link", json!({"seat": 1}))),
        (Operation::Link, post("/unlink", json!({"seat": 1}))),
        (Operation::Mute, post("/mute", json!({"watchers": true}))),
        (Operation::Code, post("/code", json!({"on": false}))),
        (Operation::EndGame, post("/agree-end", json!({"end": true}))),
        (Operation::WithdrawEnd, post("/agree-end", json!({"end": false}))),
        (Operation::Program, post("/bot-token", none())),
        (Operation::Program, Ask::Http(Method::DELETE, "/bot-token", none())),
        (Operation::Rematch, post("/rematch", none())),
        (Operation::Lesson, post("/free", none())),
        (Operation::Play, Ask::Live(json!({"type": "act", "id": 7, "n": 1, "text": "pass"}))),
        (Operation::Play, at("undo")),
        (Operation::Play, at("redo")),
        (Operation::Play, at("restart")),
        (Operation::Play, at("redraw")),
        (Operation::Play, Ask::Live(json!({"type": "preview", "id": 7, "text": "pass"}))),
        (Operation::TakeBackWithConsent, at("propose")),
        (Operation::AnswerTakeBack, at("agree")),
        (Operation::AnswerTakeBack, at("decline")),
        (Operation::Hint, at("hint")),
        (Operation::Chat, Ask::Live(json!({"type": "chat", "text": "Ahoy"}))),
    ]
}

impl Cast {
    async fn new(status: &str) -> Cast {
        let server = TestServer::new().await;
        let (mut host, mut seated) = (server.guest("Ana").await, server.guest("Bea").await);
        let seats = json!([{"kind": "open"}, {"kind": "open"}]);
        let new = json!({"game": "toy", "seats": seats, "public": false});
        let opened = host.ok(Method::POST, "/api/tables", new).await;
        let table = opened["id"].as_str().unwrap().to_owned();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let watch_link = text(&opened["watch_link"]);
        let link = text(&opened["seats"][0]["link"]);
        seated.post(&table, "sit", json!({"seat": 0, "link": link})).await;
        let mut seat_link = text(&opened["seats"][1]["link"]);
        if status != "open" {
            host.post(&table, "start", json!({})).await;
            // The only seat link of a running game is one that its player creates.
            let linked = seated.post(&table, "link", json!({"seat": 0})).await;
            seat_link = text(&linked["seats"][0]["link"]);
        }
        if status == "over" {
            seated.post(&table, "agree-end", json!({"end": true})).await;
        }
        let mut cast = Cast { server, table, host, seated, seat_link, watch_link };
        assert_eq!(cast.info().await["status"], status);
        cast
    }

    /// The parts of the table that a request could change, except those that its bot changes meanwhile.
    async fn info(&mut self) -> Value {
        let info = self.host.get(&format!("/api/tables/{}", self.table)).await;
        let seats = info["seats"].as_array().unwrap().iter();
        let seats: Vec<_> = seats
            .map(|seat| {
                json!([
                    seat["kind"],
                    seat["name"],
                    seat["bot"],
                    seat["handed"],
                    seat["program"],
                    seat["link"]
                ])
            })
            .collect();
        json!({"status": info["status"], "seats": seats, "muted": info["muted"], "end": info["end_wanted_by"]})
    }

    async fn client(&self, role: Role) -> (Client, &str) {
        match role {
            Role::Host => (self.host.clone(), ""),
            Role::Seated => (self.seated.clone(), ""),
            Role::LinkHolder => (self.server.guest("Cid").await, &self.seat_link),
            Role::Watcher => (self.server.guest("Dan").await, &self.watch_link),
            Role::Crew | Role::Stranger => (self.server.guest("Eve").await, ""),
        }
    }

    /// Sends a request and returns the kind of the problem, if any.
    async fn ask(&self, role: Role, request: &Ask) -> Option<String> {
        let (mut client, link) = self.client(role).await;
        let query = if link.is_empty() { String::new() } else { format!("link={link}") };
        match request {
            Ask::Http(method, path, body) => {
                let path = format!("/api/tables/{}{path}?{query}", self.table);
                let body = (!body.is_null()).then(|| body.clone());
                // Only the holder of a seat link can send it.
                let holds = role == Role::LinkHolder;
                let body = body.map(|mut body| {
                    if !holds && let Some(body) = body.as_object_mut() {
                        body.remove("link");
                    }
                    body
                });
                let (_, answer) = client.ask(method.clone(), &path, body).await;
                answer["kind"].as_str().filter(|_| answer["reason"].is_object()).map(str::to_owned)
            }
            Ask::Live(message) => {
                let Ok(mut live) = client.try_live(&self.table, &query, None).await else {
                    return Some("not-found".to_owned());
                };
                live.say(message.clone()).await;
                let is_answer = |heard: &Value| match message["type"].as_str() {
                    Some("ping") => heard["type"] == "pong",
                    Some("chat") => heard["type"] == "chat" && heard["lines"] != json!([]),
                    _ => heard["id"] == message["id"],
                };
                let answered = async {
                    while let Some(heard) = live.next().await {
                        if heard["type"] == "refused" {
                            return heard["problem"]["kind"].as_str().map(str::to_owned);
                        }
                        if is_answer(&heard) {
                            return None;
                        }
                    }
                    None
                };
                tokio::time::timeout(Duration::from_secs(60), answered).await.expect("it is answered")
            }
        }
    }
}

/// Whether a problem means that the person may not do this, in any state of the table.
fn is_for_others(problem: Option<&str>) -> bool {
    matches!(problem, Some("not-found" | "host-only" | "not-your-seat" | "bad-link"))
}

/// Whether a request is rejected, for this person or in this state of the table.
fn is_refused(problem: Option<&str>) -> bool {
    is_for_others(problem) || matches!(problem, Some("not-running" | "not-over"))
}

const ROLES: [Role; 5] = [Role::Host, Role::Seated, Role::LinkHolder, Role::Watcher, Role::Stranger];

/// The server rejects everything that the matrix denies, over HTTP and the live connection, without changing anything.
#[tokio::test]
async fn requests_without_permission_are_refused_over_http_and_sockets() {
    for status in ["open", "running", "over"] {
        let mut cast = Cast::new(status).await;
        let before = cast.info().await;
        for role in ROLES {
            for (operation, request) in requests(&cast.seat_link) {
                if operation.right(Roles::default().with(role, true)) > Right::Refused {
                    continue;
                }
                let problem = cast.ask(role, &request).await;
                assert!(is_refused(problem.as_deref()), "{status} {role:?} {operation:?}: {problem:?}");
                assert_eq!(cast.info().await, before, "{status} {role:?} {operation:?} changed the table");
            }
        }
        cast.server.end().await;
    }
}

/// The server accepts every request that the matrix allows, in some state of the table.
#[tokio::test]
async fn permitted_requests_succeed_over_http_and_sockets() {
    for role in [Role::Host, Role::Seated, Role::LinkHolder, Role::Watcher] {
        for at in 0..requests("").len() {
            let (operation, _) = requests("").swap_remove(at);
            let other_seat =
                role == Role::Seated && matches!(operation, Operation::Replace | Operation::Link);
            // Lessons have their own tables.
            let elsewhere = other_seat || operation == Operation::Lesson;
            if operation.right(Roles::default().with(role, true)) == Right::Refused || elsewhere {
                continue;
            }
            let mut passed = false;
            for status in ["open", "running", "over"] {
                let cast = Cast::new(status).await;
                let (_, request) = requests(&cast.seat_link).swap_remove(at);
                passed |= !is_for_others(cast.ask(role, &request).await.as_deref());
                cast.server.end().await;
                if passed {
                    break;
                }
            }
            assert!(passed, "{role:?} {operation:?}");
        }
    }
}
