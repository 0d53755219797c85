//! Bots at the table, clocks, and programs over the bot API.

use axum::body::Body;
use axum::http::{Method, Request};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use super::test_server::TestServer;

#[tokio::test]
async fn a_person_plays_against_bots_in_two_requests() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let bot = json!({"kind": "bot", "level": "easy"});
    let new = json!({"game": "toy", "seats": [bot, {"kind": "me"}, bot]});
    let table = ana.ok(Method::POST, "/api/tables", new).await["id"].as_str().unwrap().to_owned();
    let table_info = ana.post(&table, "start", json!({"salt": "ab".repeat(32)})).await;
    assert_eq!(table_info["status"], "running");
    let mut live = ana.live(&table, "").await;
    let mut thought = false;
    while live.turn().await {
        live.play().await;
    }
    thought |= live.heard.iter().any(|text| text.contains("\"thinking\""));
    assert!(thought, "it shows that bots think");
    assert_eq!(ana.get("/api/my-tables").await["tables"][0]["status"], "over");
}

/// The seats of thinking bots in the last message of a connection.
fn thinking(live: &super::test_server::Live) -> Value {
    let message = live.heard.iter().rev().find(|text| text.contains("\"type\":\"thinking\""));
    let message: Value = serde_json::from_str(message.expect("it is told from the start")).unwrap();
    message["seats"].clone()
}

#[tokio::test]
async fn thinking_bots_are_shown_until_they_decide() {
    let pause = std::time::Duration::from_millis(40);
    let config = server::Config { pause, ..super::test_server::config() };
    let server = TestServer::with(std::sync::Arc::new(super::toy::Toys::default()), config).await;
    let mut ana = server.guest("Ana").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
    let table = ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await;
    let table = table["id"].as_str().unwrap().to_owned();
    ana.post(&table, "start", json!({})).await;
    // A new connection learns that a bot is thinking. On a slow machine the bot may have finished by then.
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    let awaited = live.news["position"]["actors"].as_array().unwrap().contains(&json!(1));
    assert_eq!(thinking(&live) == json!([1]), awaited);
    while live.turn().await {
        live.play().await;
        live.catch_up().await;
        let awaited: Vec<Value> = live.news["position"]["actors"].as_array().unwrap().clone();
        let shown = thinking(&live);
        assert_eq!(shown == json!([1]), awaited.contains(&json!(1)), "{awaited:?}, {shown}");
        // A later connection gets it too.
        let mut late = ana.live(&table, "seat=none").await;
        late.until(|_| true).await;
        let awaited: Vec<Value> = late.news["position"]["actors"].as_array().unwrap().clone();
        assert_eq!(thinking(&late) == json!([1]), awaited.contains(&json!(1)), "{awaited:?}");
    }
    live.catch_up().await;
    assert_eq!(thinking(&live), json!([]));
}

#[tokio::test]
async fn tables_wait_for_bots_also_after_a_restart() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    bea.post(&table, "leave", json!({})).await;
    ana.post(&table, "leave", json!({})).await;
    // Only bots are left. They finish the game without connections.
    let server = server.restart().await;
    let mut ana = {
        let mut client = server.stranger();
        client.cookie = ana.cookie.clone();
        client
    };
    let mut live = ana.live(&table, "").await;
    live.until(|news| !news["position"]["result"].is_null()).await;
    assert_eq!(ana.get("/api/my-tables").await["tables"][0]["status"], "over");
}

async fn a_clock_runs_out(clock: Value, full: u64) {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let new =
        json!({"game": "toy", "options": {"rounds": 60}, "seats": seats, "public": true, "clock": clock});
    let table = ana.ok(Method::POST, "/api/tables", new).await["id"].as_str().unwrap().to_owned();
    bea.post(&table, "sit", json!({})).await;
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    let left = live.news["position"]["clocks"][0]["left_ms"].as_u64().unwrap();
    assert!(live.news["position"]["clocks"][1]["runs"].as_bool().unwrap() && left > full - 30_000, "{left}");
    server.time.skip(full / 2);
    assert_eq!(live.play().await["made"], true, "she has decided in time");
    assert_eq!(live.act("confirm").await["made"], true);
    server.time.skip(full / 2);
    server.server.wake().await.unwrap();
    let info = loop {
        let message = live.hear("table").await;
        if message["table"]["seats"][1]["kind"] == "bot" {
            break message;
        }
    };
    assert_eq!(info["table"]["seats"][1]["handed"], "clock");
    assert_eq!(info["table"]["seats"][0]["kind"], "human", "her own clock has not run");
    // The owner takes the seat back, with time to decide.
    let info = bea.post(&table, "take-back", json!({})).await;
    assert_eq!(info["seats"][1]["kind"], "human");
    let said = info["notices"].as_array().unwrap().iter().any(|one| one["say"]["id"] == "notice-clock");
    assert!(said);
    // The turn depends on the progress of the bot.
    let mut live = bea.live(&table, "").await;
    live.until(|_| true).await;
    assert!(live.news["position"]["clocks"][1]["left_ms"].as_u64().unwrap() >= 50_000);
}

#[tokio::test]
async fn a_clock_for_each_move_that_runs_out_hands_the_seat_to_a_bot() {
    a_clock_runs_out(json!({"kind": "move", "seconds": 3600}), 3_600_000).await;
}

#[tokio::test]
async fn a_bank_that_runs_out_hands_the_seat_to_a_bot() {
    a_clock_runs_out(json!({"kind": "bank", "seconds": 36_000, "increment": 0}), 36_000_000).await;
}

#[tokio::test]
async fn a_clock_over_days_that_runs_out_hands_the_seat_to_a_bot() {
    a_clock_runs_out(json!({"kind": "days", "hours": 24}), 86_400_000).await;
}

/// The next line of a stream that is not empty.
async fn line(body: &mut axum::body::BodyDataStream) -> Option<Value> {
    let mut text = String::new();
    loop {
        text.push_str(std::str::from_utf8(&body.next().await?.unwrap()).unwrap());
        if text.ends_with('\n') && !text.trim().is_empty() {
            return Some(serde_json::from_str(&text).unwrap());
        }
    }
}

#[tokio::test]
async fn a_program_plays_a_seat() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    assert_eq!(ana.post_refused(&table, "bot-token", json!({"seat": 1})).await, "not-your-seat");
    let token = bea.post(&table, "bot-token", json!({})).await["token"].as_str().unwrap().to_owned();
    let stream = |token: &str| {
        let request =
            Request::builder().uri("/api/bot/stream").header("authorization", format!("Bearer {token}"));
        server.server.router().oneshot(request.body(Body::empty()).unwrap())
    };
    for rubbish in ["", "x", &token[..token.len() - 1], &format!("{}0", &token[..token.len() - 1])] {
        let status = stream(rubbish).await.unwrap().status();
        assert!(status == 401 || rubbish == token, "{rubbish}");
    }
    let mut body = stream(&token).await.unwrap().into_body().into_data_stream();
    let mut live = ana.live(&table, "").await;
    let router = server.server.router();
    let program = async move {
        let mut turns = 0;
        while let Some(turn) = line(&mut body).await {
            if turn["over"] == true {
                break;
            }
            turns += 1;
            let legal = turn["position"]["legal"].as_array().unwrap();
            let choice = legal.iter().find(|row| row["text"] == "confirm").unwrap_or(&legal[0]);
            let body = json!({"n": turn["n"], "action": choice["action"]}).to_string();
            let request = Request::post("/api/bot/move")
                .header("authorization", format!("Bearer {token}"))
                .header("content-type", "application/json");
            let response =
                router.clone().oneshot(request.body(Body::from(body.clone())).unwrap()).await.unwrap();
            assert_eq!(response.status(), 200);
            // A repeated request is outdated, which is not an error.
            let request = Request::post("/api/bot/move")
                .header("authorization", format!("Bearer {token}"))
                .header("content-type", "application/json");
            let response = router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
            let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
            let answer: Value = serde_json::from_slice(&bytes).unwrap();
            assert_eq!(answer["made"], false, "{answer}");
        }
        turns
    };
    let person = async {
        while live.turn().await {
            live.play().await;
        }
    };
    let (turns, ()) = tokio::join!(program, person);
    assert_eq!(turns, 6, "two picks, two confirmations, two draws");
}

#[tokio::test]
async fn revoked_bot_tokens_end_their_stream() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let router = server.server.router();
    let stream = async |token: &Value| {
        let request = Request::builder().uri("/api/bot/stream");
        let request = request.header("authorization", format!("Bearer {}", token.as_str().unwrap()));
        let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        (response.status(), response.into_body().into_data_stream())
    };
    // Another token replaces the first.
    let first = bea.post(&table, "bot-token", json!({})).await["token"].clone();
    let (_, mut one) = stream(&first).await;
    assert!(line(&mut one).await.is_some());
    let second = bea.post(&table, "bot-token", json!({})).await["token"].clone();
    assert!(line(&mut one).await.is_none(), "the stream of the first has ended");
    assert_eq!(stream(&first).await.0, 401);
    // The owner revokes it.
    let (_, mut two) = stream(&second).await;
    assert!(line(&mut two).await.is_some());
    let path = format!("/api/tables/{table}/bot-token");
    assert_eq!(ana.refused(Method::DELETE, &path, json!({"seat": 1})).await.1, "not-your-seat");
    assert_eq!(bea.ok(Method::DELETE, &path, json!({})).await["seats"][1]["program"], false);
    assert!(line(&mut two).await.is_none());
    assert_eq!(stream(&second).await.0, 401);
    // Another person takes the seat by its link.
    let third = bea.post(&table, "bot-token", json!({})).await["token"].clone();
    let (_, mut three) = stream(&third).await;
    assert!(line(&mut three).await.is_some());
    let link = bea.post(&table, "link", json!({})).await["seats"][1]["link"].clone();
    server.guest("Cleo").await.post(&table, "sit", json!({"link": link})).await;
    assert!(line(&mut three).await.is_none());
    assert_eq!(stream(&third).await.0, 401);
}

/// The example client plays a whole game. Without Python the test has nothing to run.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_client_plays() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    ana.post(&table, "replace", json!({"seat": 0, "bot": "easy"})).await;
    let token = bea.post(&table, "bot-token", json!({})).await["token"].as_str().unwrap().to_owned();
    let script = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let base = format!("http://{}", server.address);
    let mut command = tokio::process::Command::new("python3");
    command.arg(script).args([&base, &token]).kill_on_drop(true);
    let Ok(output) = command.output().await else { return };
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.lines().last().unwrap().starts_with("over: ["), "{text}");
}
