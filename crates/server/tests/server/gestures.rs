//! Gestures over the wire: one request, one answer, one undo, also after a restart; undo past bots and with consent.

use axum::http::Method;
use serde_json::{Value, json};

use super::test_server::{Client, Live, TestServer};

impl Live {
    async fn gesture(&mut self, moves: Value) -> Value {
        let n = self.n();
        self.gesture_at(n, moves).await
    }

    async fn gesture_at(&mut self, n: u64, moves: Value) -> Value {
        self.say(json!({"type": "act", "id": 7, "n": n, "moves": moves})).await;
        self.answer().await
    }

    fn view(&self) -> Value {
        self.news["position"]["view"].clone()
    }
}

/// A table of two, with a live connection for each.
async fn two(server: &TestServer, options: Value) -> (Client, Client, String, Live, Live) {
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], options).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    one.until(|_| true).await;
    two.until(|_| true).await;
    (ana, bea, table, one, two)
}

#[tokio::test]
async fn a_single_move_is_accepted_in_three_forms() {
    let server = TestServer::new().await;
    let (_ana, _bea, _table, mut one, _other) = two(&server, json!({"rounds": 2})).await;
    let choice = one.news["position"]["legal"][0].clone();
    let (action, text) = (&choice["action"], &choice["text"]);
    for (field, value) in [("moves", json!([action])), ("action", action.clone()), ("text", text.clone())] {
        let mut request = json!({"type": "act", "id": 7, "n": one.n()});
        request[field] = value;
        one.say(request).await;
        let done = one.answer().await;
        assert_eq!((&done["made"], &done["came"]), (&json!(true), &json!(1)), "{field}");
        assert_eq!(one.deed("undo").await["made"], true, "{field}");
    }
}

#[tokio::test]
async fn a_gesture_is_one_request_and_one_undo() {
    let server = TestServer::new().await;
    let (ana, bea, table, mut one, mut other) = two(&server, json!({"rounds": 2})).await;
    let before = one.view();
    let pick = one.news["position"]["legal"][0]["action"].clone();
    // The preview says whether the turn would end: not after the first move alone.
    for (moves, ends) in [(json!([pick]), false), (json!([pick, "confirm"]), true)] {
        one.say(json!({"type": "preview", "id": 3, "moves": moves})).await;
        let preview = one.hear("preview").await;
        assert_eq!((&preview["ends"], preview["view"].is_object()), (&json!(ends), true), "{moves}");
    }
    // An action and a notation, which is legal only after the first.
    let done = one.gesture(json!([pick, "confirm"])).await;
    assert_eq!((&done["made"], &done["came"], &done["stopped"]), (&json!(true), &json!(2), &Value::Null));
    // Two entries and two numbers, as for two requests. The other player sees only the second.
    assert_eq!(one.n(), 3);
    other.catch_up().await;
    assert_eq!(other.n(), 2);
    assert_ne!(one.view(), before);
    drop((one, other));

    let server = server.restart().await;
    let (ana, bea) = (server.known(&ana), server.known(&bea));
    let (mut one, mut other) = (ana.live(&table, "").await, bea.live(&table, "").await);
    one.until(|_| true).await;
    other.until(|_| true).await;
    let after = one.view();
    assert_eq!(one.deed("undo").await["made"], true);
    assert_eq!(one.view(), before);
    assert_eq!(one.deed("redo").await["made"], true);
    assert_eq!(one.view(), after);
    // The last confirmation reveals the cards, which stops the gesture.
    let pick = other.legal()[0].clone();
    let done = other.gesture(json!([pick, "confirm", "pass"])).await;
    assert_eq!((&done["came"], &done["stopped"]), (&json!(2), &json!({"why": "other"})));
    one.turn().await;
    // Chance stops it too, and cannot be undone.
    let done = one.gesture(json!(["draw", "draw"])).await;
    assert_eq!((&done["came"], &done["stopped"]), (&json!(1), &json!({"why": "chance"})));
    assert_eq!(one.deed("undo").await["problem"]["kind"], "undo-chance");
}

#[tokio::test]
async fn invalid_gestures_are_refused_and_change_nothing() {
    let server = TestServer::new().await;
    let (_ana, _bea, table, mut one, mut other) = two(&server, json!({})).await;
    let (n, view) = (one.n(), one.view());
    let kind = |answer: &Value| answer["problem"]["kind"].as_str().unwrap().to_owned();
    assert_eq!(kind(&one.gesture(json!([])).await), "bad-request");
    assert_eq!(kind(&one.gesture(json!(vec!["x"; 101])).await), "bad-request");
    one.say(json!({"type": "act", "id": 7, "n": n, "moves": ["confirm"], "text": "confirm"})).await;
    assert_eq!(kind(&one.answer().await), "bad-request");
    assert_eq!(kind(&one.gesture(json!([7, "confirm"])).await), "unreadable");
    assert_eq!(kind(&one.gesture(json!([{"do": "confirm"}, "confirm"])).await), "illegal");
    assert_eq!((one.n(), one.view()), (n, view));
    // A spectator has no seat to move for.
    let mut watcher = server.stranger().live(&table, "").await;
    watcher.until(|_| true).await;
    assert_eq!(kind(&watcher.gesture(json!(["pass"])).await), "not-your-seat");
    // A gesture that is stopped by an illegal move keeps the moves before it.
    let pick = one.legal()[0].clone();
    let done = one.gesture(json!([pick, "hoist", "confirm"])).await;
    assert_eq!((&done["made"], &done["came"]), (&json!(true), &json!(1)));
    assert_eq!(done["stopped"]["why"], "illegal");
    assert_eq!(done["stopped"]["problem"]["kind"], "unreadable");
    // A repeated or outdated gesture is answered with the present position and not made again.
    let now = one.n();
    let done = one.gesture_at(n, json!([pick, "confirm"])).await;
    assert_eq!((&done["made"], &done["came"]), (&json!(false), &Value::Null));
    assert_eq!(one.n(), now);
    assert_eq!(one.gesture(json!(["confirm"])).await["came"], 1);
    // Out of turn.
    other.play().await;
    other.play().await;
    other.catch_up().await;
    assert_eq!(kind(&other.gesture(json!(["draw", "pass"])).await), "not-awaited");
}

#[tokio::test]
async fn move_limits_apply_to_programs() {
    let server = TestServer::new().await;
    let (mut ana, _bea, table, one, _other) = two(&server, json!({})).await;
    let token = ana.post(&table, "bot-token", json!({})).await["token"].as_str().unwrap().to_owned();
    let play = |moves: Value| {
        let mut request =
            ana.request(Method::POST, "/api/bot/move", Some(json!({"n": one.n(), "moves": moves})));
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        request
    };
    let mut program = server.stranger();
    let (status, _, body) = program.send(play(json!(vec!["x"; 10_000]))).await;
    assert_eq!(status.as_u16(), 400, "{}", String::from_utf8_lossy(&body));
    let (status, _, body) = program.send(play(json!([one.legal()[0], "confirm"]))).await;
    assert!(status.is_success());
    let answer: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((&answer["made"], &answer["came"]), (&json!(true), &json!(2)));
    // The same request again is outdated.
    let (_, _, body) = program.send(play(json!([one.legal()[0], "confirm"]))).await;
    assert_eq!(serde_json::from_slice::<Value>(&body).unwrap()["made"], false);
}

/// The nods of all players, as a new connection receives them.
async fn nods(person: &Client, table: &str) -> Vec<Value> {
    let mut live = person.live(table, "").await;
    let news = live.until(|_| true).await;
    let lines = news["lines"].as_array().unwrap().iter();
    lines.map(|line| line["event"].clone()).filter(|event| event["kind"] == "nodded").collect()
}

/// Whether the second round has begun and the viewer must pick.
fn picks_again(news: &Value) -> bool {
    news["position"]["view"]["round"] == 2
        && news["position"]["legal"][0]["text"].as_str().is_some_and(|text| text.starts_with("pick"))
}

#[tokio::test]
async fn undo_past_bots_repeats_their_answers() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let bot = json!({"kind": "bot", "level": "medium"});
    let options = json!({"polite": true, "rounds": 2});
    let new = json!({"game": "toy", "options": options, "seats": [{"kind": "me"}, bot, bot]});
    let table = ana.ok(Method::POST, "/api/tables", new).await["id"].as_str().unwrap().to_owned();
    ana.post(&table, "start", json!({})).await;
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    let pick = live.legal()[0].clone();
    live.gesture(json!([pick, "confirm"])).await;
    live.until(|news| news["position"]["legal"][0]["text"] == "draw").await;
    live.act("nod 7").await;
    // Both bots nod, each time differently, and the next round begins.
    live.until(picks_again).await;
    live.catch_up().await;
    let nodded = nods(&ana, &table).await;
    assert_eq!(nodded.len(), 3);
    assert_eq!(live.news["position"]["undo"], json!({"can": true}));
    // The bots' choices since then are undone too.
    assert_eq!(live.deed("undo").await["made"], true);
    live.catch_up().await;
    assert_eq!((&live.legal()[0][..], &live.view()["round"]), ("draw", &json!(1)));
    drop(live);

    // The same move gets the same answers, also after a restart. A second undo is allowed.
    let server = server.restart().await;
    let ana = server.known(&ana);
    let mut live = ana.live(&table, "").await;
    live.until(|_| true).await;
    live.act("nod 7").await;
    live.until(picks_again).await;
    assert_eq!(nods(&ana, &table).await, nodded);
    live.catch_up().await;
    assert_eq!(live.deed("undo").await["made"], true);
    live.act("nod 7").await;
    live.until(picks_again).await;
    assert_eq!(nods(&ana, &table).await, nodded);
    // After secrets were revealed, undo is impossible. The result reports the undos.
    live.catch_up().await;
    let pick = live.legal()[0].clone();
    live.gesture(json!([pick, "confirm"])).await;
    live.until(|news| news["position"]["legal"][0]["text"] == "draw").await;
    assert_eq!(live.deed("undo").await["problem"]["kind"], "undo-shown");
    live.act("pass").await;
    let end = live.until(|news| !news["position"]["result"].is_null()).await;
    assert_eq!(end["position"]["result"]["taken_back"], json!([2, 0, 0]));
}

#[tokio::test]
async fn undo_needs_the_consent_of_others() {
    let server = TestServer::new().await;
    let (mut ana, _bea, table, mut one, mut other) = two(&server, json!({"rounds": 2, "polite": true})).await;
    for live in [&mut one, &mut other] {
        live.turn().await;
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    assert_eq!(one.act("draw").await["made"], true);
    other.turn().await;
    // Dice were used, so undo needs consent, which the other player may give or deny.
    assert_eq!(one.deed("undo").await["problem"]["kind"], "undo-chance");
    assert_eq!(other.deed("agree").await["problem"]["kind"], "nothing-asked");
    assert_eq!(one.deed("propose").await["made"], true);
    let asked = ana.get(&format!("/api/tables/{table}")).await["take_back"].clone();
    assert_eq!(asked, json!({"by": 0, "awaited": [1]}));
    assert_eq!(other.deed("decline").await["made"], true);
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["take_back"], Value::Null);
    assert_eq!(one.deed("propose").await["made"], true);
    assert_eq!(other.deed("agree").await["made"], true);
    one.turn().await;
    one.catch_up().await;
    assert_eq!(one.legal()[0], "draw");
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await["take_back"], Value::Null);
    let notices = ana.get(&format!("/api/tables/{table}")).await["notices"].clone();
    assert_eq!(notices.as_array().unwrap().last().unwrap()["say"]["id"], "notice-take-back-agreed");
    // An undo that needs no consent is made at once.
    one.act("nod 1").await;
    assert_eq!(one.deed("propose").await["made"], true);
    assert_eq!(one.legal()[0], "draw");
    // A move ends a pending request for consent.
    one.act("nod 2").await;
    other.catch_up().await;
    assert_eq!(other.act("nod 3").await["made"], true);
    assert_eq!(one.deed("propose").await["made"], true);
    one.turn().await;
    one.play().await;
    assert!(ana.get(&format!("/api/tables/{table}")).await["take_back"].is_null());
}
