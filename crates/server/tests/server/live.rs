//! The live connection: moves, numbers, several tabs, undo and reconnects.

use serde_json::{Value, json};

use super::test_server::TestServer;

#[tokio::test]
async fn two_people_play_a_whole_game() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 2})).await;
    let mut one = ana.live(&table, "").await;
    assert_eq!(one.next().await.unwrap()["type"], "table");
    let mut two = bea.live(&table, "with=page,refusals").await;
    assert!(two.until(|_| true).await["position"]["page"].is_array());
    for _ in 0..2 {
        for live in [&mut one, &mut two] {
            live.turn().await;
            assert_eq!(live.play().await["made"], true);
            assert_eq!(live.play().await["made"], true);
        }
        one.turn().await;
        assert_eq!(one.legal(), ["draw", "pass"]);
        assert_eq!(one.act("draw").await["made"], true);
        two.turn().await;
        assert_eq!(two.news["position"]["refusals"][0]["text"], "confirm");
        assert_eq!(two.news["position"]["refusals"][0]["clause"], "TO-1");
        let refused = two.act("confirm").await;
        assert_eq!(
            (&refused["problem"]["kind"], &refused["problem"]["clause"]),
            (&json!("illegal"), &json!("TO-1"))
        );
        assert_eq!(two.act("nonsense").await["problem"]["kind"], "unreadable");
        assert_eq!(two.act("pass").await["made"], true);
    }
    let end = one.until(|news| !news["position"]["result"].is_null()).await;
    // The cards are random, so two players may share a place.
    let places = end["position"]["result"]["ranking"].as_array().unwrap().iter();
    assert_eq!(places.map(|place| place.as_array().unwrap().len()).sum::<usize>(), 2);
    assert_eq!(end["position"]["actors"], json!([]));
    assert_eq!(one.act("pass").await["problem"]["kind"], "not-running");
}

#[tokio::test]
async fn secret_choices_leave_no_gap_and_do_not_collide() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    let mut watcher = server.stranger().live(&table, "").await;
    for live in [&mut one, &mut two, &mut watcher] {
        live.until(|_| true).await;
        assert_eq!(live.n(), 1);
    }
    // Ana's choice is private: the others' sequence numbers and the public table do not change.
    let info = server.stranger().get(&format!("/api/tables/{table}")).await;
    server.time.skip(1000);
    one.play().await;
    assert_eq!(server.stranger().get(&format!("/api/tables/{table}")).await, info);
    let pick = one.legal()[0].clone();
    one.act(&pick).await;
    assert_eq!(one.n(), 3);
    // Her confirmation is public.
    one.act("confirm").await;
    two.until(|news| news["n"] == 2).await;
    watcher.until(|news| news["n"] == 2).await;
    assert!(two.news["lines"].as_array().unwrap().is_empty());
    // Bea's request has the number of the position she saw, before Ana's confirmation.
    let pick = two.legal()[0].clone();
    assert_eq!(two.act_at(1, &pick).await["made"], true);
    assert_eq!(two.act("confirm").await["made"], true);
    let news = one.until(|news| !news["lines"].as_array().unwrap().is_empty()).await;
    assert_eq!(news["lines"][0]["event"]["kind"], "showed");
    let shown = watcher.until(|news| !news["lines"].as_array().unwrap().is_empty()).await;
    assert_eq!(shown["n"], 3);
    assert_eq!(shown["viewer"], "spectator");
    assert!(shown["position"]["legal"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn two_tabs_and_repeated_clicks_make_one_move() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut one, mut tab) = (ana.live(&table, "").await, ana.live(&table, "").await);
    one.until(|_| true).await;
    tab.until(|_| true).await;
    let picks = one.legal();
    let (first, second) = (picks[0].clone(), picks[1].clone());
    // Two clicks on one decision: one is made, the other gets the present position.
    let (a, b) = tokio::join!(one.act(&first), tab.act(&second));
    let made: Vec<bool> = [&a, &b].iter().map(|answer| answer["made"].as_bool().unwrap()).collect();
    assert_eq!(made.iter().filter(|made| **made).count(), 1, "{a} {b}");
    one.until(|news| news["n"] == 2).await;
    tab.until(|news| news["n"] == 2).await;
    assert_eq!(one.news["position"]["view"], tab.news["position"]["view"]);
    // The same click again.
    let again = one.act_at(1, &first).await;
    assert_eq!((&again["made"], &again["n"]), (&json!(false), &json!(2)));
    assert_eq!(one.news["from"], 0);
    // A number beyond the present one.
    assert_eq!(one.act_at(99, "confirm").await["made"], false);
    // Presence counts people, not tabs.
    let info = bea.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["seats"][0]["here"], &info["seats"][1]["here"]), (&json!(true), &json!(false)));
}

#[tokio::test]
async fn undo_redo_and_restart_follow_the_engine() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    one.until(|_| true).await;
    two.until(|_| true).await;
    assert_eq!(one.news["position"]["undo"]["why"]["id"], "undo-nothing");
    assert_eq!(one.deed("undo").await["problem"]["kind"], "undo-nothing");
    let fresh = one.news["position"]["view"].clone();
    one.play().await;
    let picked = one.news["position"]["view"].clone();
    assert_eq!(one.news["position"]["undo"], json!({"can": true}));
    one.deed("undo").await;
    assert_eq!((&one.news["position"]["view"], &one.news["position"]["redo"]), (&fresh, &json!(true)));
    one.deed("redo").await;
    assert_eq!(one.news["position"]["view"], picked);
    one.act("confirm").await;
    two.until(|news| news["position"]["actors"] == json!([1])).await;
    // No other player has decided: the confirmation can be undone, and everyone sees that.
    one.deed("restart").await;
    assert_eq!(one.news["position"]["view"], fresh);
    two.until(|news| news["position"]["actors"] == json!([0, 1])).await;
    for live in [&mut one, &mut two] {
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    assert_eq!(one.deed("undo").await["problem"]["kind"], "undo-shown");
    one.act("pass").await;
    two.turn().await;
    // A normal move can be undone until another player decides. Its log line disappears.
    let line = one.news["lines"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(line["event"]["kind"], "passed");
    one.deed("undo").await;
    assert_eq!(one.news["lines"], json!([]));
    assert!(one.news["from"].as_u64().unwrap() < line["n"].as_u64().unwrap());
    one.act("draw").await;
    assert_eq!(one.deed("undo").await["problem"]["kind"], "undo-chance");
}

#[tokio::test]
async fn history_previews_and_chat_are_sent_to_their_viewers() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    one.until(|_| true).await;
    two.until(|_| true).await;
    let fresh = one.news["position"]["view"].clone();
    for live in [&mut one, &mut two] {
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    one.say(json!({"type": "preview", "id": 3, "text": "pass"})).await;
    let preview = one.hear("preview").await;
    assert_eq!((&preview["id"], &preview["events"][0]["event"]["kind"]), (&json!(3), &json!("passed")));
    assert_eq!(preview["ends"], true);
    one.say(json!({"type": "preview", "id": 4, "text": "draw"})).await;
    assert!(one.hear("preview").await["view"].is_null(), "chance has a part in it");
    one.say(json!({"type": "preview", "id": 5, "text": "confirm"})).await;
    assert_eq!(one.hear("refused").await["problem"]["clause"], "TO-1");
    one.act("pass").await;
    one.say(json!({"type": "history", "id": 6, "n": 1})).await;
    let past = one.hear("history").await;
    assert_eq!((&past["n"], &past["position"]["view"]), (&json!(1), &fresh));
    assert!(past["position"]["legal"].as_array().unwrap().is_empty());
    one.say(json!({"type": "history", "id": 6, "n": 100})).await;
    assert_eq!(one.hear("history").await["n"], one.news["n"]);

    one.say(json!({"type": "chat", "text": " <b>ahoy</b>\u{7} "})).await;
    let line = two.hear("chat").await["lines"][0].clone();
    let line = if line.is_null() { two.hear("chat").await["lines"][0].clone() } else { line };
    assert_eq!(
        (&line["name"], &line["seat"], &line["text"]),
        (&json!("Ana"), &json!(0), &json!("<b>ahoy</b>"))
    );
    one.say(json!({"type": "chat", "text": "x".repeat(501)})).await;
    assert_eq!(one.hear("refused").await["problem"]["kind"], "bad-chat");
    let mut stranger = server.stranger().live(&table, "").await;
    assert_eq!(stranger.hear("chat").await["lines"][0]["text"], "<b>ahoy</b>");
    stranger.say(json!({"type": "chat", "text": "hi"})).await;
    assert_eq!(stranger.hear("refused").await["problem"]["kind"], "signed-out");
    stranger.say(json!({"type": "act", "n": 1, "text": "pass"})).await;
    assert_eq!(stranger.hear("refused").await["problem"]["kind"], "not-your-seat");
    stranger.say(json!({"type": "look", "seat": 0})).await;
    assert_eq!(stranger.hear("refused").await["problem"]["kind"], "not-your-seat");
}

#[tokio::test]
async fn a_connection_resumes_by_its_number_also_after_a_restart() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    let (mut one, mut two) = (ana.live(&table, "").await, bea.live(&table, "").await);
    one.until(|_| true).await;
    two.until(|_| true).await;
    for live in [&mut one, &mut two] {
        live.play().await;
        live.play().await;
    }
    one.turn().await;
    let known = one.n();
    assert_eq!(known, 4, "two of her own, one of Bea's, and the deal");
    drop(one);
    // The server stops and restarts in the meantime.
    let position = |news: &Value| {
        let mut position = news["position"].clone();
        position["undo"] = Value::Null;
        position
    };
    let before = two.until(|news| news["position"]["actors"] == json!([0])).await;
    let server = server.restart().await;
    assert_eq!(two.hear("bye").await["kind"], "shutdown");
    let mut ana = {
        let mut client = server.stranger();
        client.cookie = ana.cookie.clone();
        client
    };
    let mut bea = {
        let mut client = server.stranger();
        client.cookie = bea.cookie.clone();
        client
    };
    let mut two = bea.live(&table, &format!("since={}", before["n"])).await;
    let after = two.until(|_| true).await;
    assert_eq!(position(&after), position(&before));
    assert_eq!((&after["n"], &after["from"], &after["lines"]), (&before["n"], &before["n"], &json!([])));
    let mut one = ana.live(&table, &format!("since={known}")).await;
    one.turn().await;
    assert_eq!((one.n(), &one.news["lines"]), (known, &json!([])));
    one.act("pass").await;
    // A connection that lacks some lines gets exactly those; one without a valid number gets everything.
    let mut late = bea.live(&table, &format!("since={}", before["n"])).await;
    let news = late.until(|_| true).await;
    assert_eq!((news["from"].as_u64(), news["lines"].as_array().unwrap().len()), (before["n"].as_u64(), 1));
    for query in ["", "since=99"] {
        let mut whole = bea.live(&table, query).await;
        let news = whole.until(|_| true).await;
        assert_eq!((&news["from"], news["lines"].as_array().unwrap().len()), (&json!(0), 2));
    }
    let _ = (ana.get("/api/me").await, bea.get("/api/me").await);
}

#[tokio::test]
async fn a_device_is_shared_by_several() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let seats = json!([{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bob"}]);
    let new = json!({"game": "toy", "seats": seats, "hot_seat": true});
    let table = ana.ok(axum::http::Method::POST, "/api/tables", new).await;
    assert_eq!(table["seats"][1]["name"], "Bob");
    let table = table["id"].as_str().unwrap().to_owned();
    ana.post(&table, "start", json!({})).await;
    let mut live = ana.live(&table, "seat=none").await;
    live.until(|news| news["viewer"] == "spectator").await;
    assert!(live.news["position"]["view"]["hand"].is_null());
    for seat in [0, 1] {
        live.say(json!({"type": "look", "seat": seat})).await;
        live.until(|news| news["viewer"] == json!(seat)).await;
        assert!(live.news["position"]["view"]["hand"].is_array());
        live.play().await;
        live.play().await;
    }
    live.say(json!({"type": "look", "seat": null})).await;
    live.until(|news| news["viewer"] == "spectator").await;
    assert_eq!(live.news["lines"][0]["event"]["kind"], "showed");
}

#[tokio::test]
async fn two_servers_on_one_store_never_both_append_an_entry() {
    let server = TestServer::new().await;
    let twin = server.twin().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({})).await;
    // One seat and two servers that both have the table in memory: each uses its own cached head for the next entry.
    let (mut here, mut there) = (ana.live(&table, "").await, twin.known(&ana).live(&table, "").await);
    here.until(|_| true).await;
    there.until(|_| true).await;
    let (one, two) = (here.legal()[0].clone(), there.legal()[1].clone());
    assert_eq!(here.act(&one).await["made"], true);
    let late = there.act(&two).await;
    assert_eq!((&late["type"], &late["made"]), (&json!("done"), &json!(false)), "{late}");
    // The second server has reread the log and continues from there.
    assert_eq!((there.n(), &there.news["position"]["view"]), (here.n(), &here.news["position"]["view"]));
    assert_eq!(there.act("confirm").await["made"], true);
}

#[tokio::test]
async fn an_aid_is_for_the_awaited_seat_that_asks_for_it() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let table = server.table(&mut [&mut ana, &mut bea], json!({"rounds": 1})).await;
    let (mut one, mut two) = (ana.live(&table, "with=aids").await, bea.live(&table, "with=page").await);
    let mut watcher = server.stranger().live(&table, "with=aids,refusals").await;
    let aid = |news: &Value| news["position"]["aid"].clone();
    assert_eq!(aid(&one.until(|_| true).await)["then"].as_array().unwrap().len(), 4);
    assert_eq!(aid(&two.until(|_| true).await), Value::Null);
    assert_eq!(aid(&watcher.until(|_| true).await), Value::Null);
    // The older form of the message is accepted and asks for no aids.
    two.say(json!({"type": "with", "page": false, "refusals": false, "aids": true})).await;
    assert!(!aid(&two.until(|news| !aid(news).is_null()).await).is_null());
    two.say(json!({"type": "with", "page": false, "refusals": false})).await;
    two.until(|news| aid(news).is_null()).await;
    // A seat that has decided gets no further choices.
    one.play().await;
    one.play().await;
    assert_eq!(aid(&one.news), Value::Null);
}
