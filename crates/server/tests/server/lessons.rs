//! Lessons: a known deal, a script and one learner; steps back and forth, and the free game against bots.

use std::sync::Arc;

use axum::http::Method;
use serde_json::{Value, json};

use super::test_server::{Client, TestServer, config};
use server::Catalog;

async fn lesson(client: &mut Client, step: Value) -> Value {
    let mut body = json!({"game": "goa", "lesson": "madras"});
    if !step.is_null() {
        body["step"] = step;
    }
    client.ok(Method::POST, "/api/lessons", body).await
}

async fn server() -> TestServer {
    TestServer::with(Arc::new(Catalog::built_in().unwrap()), config()).await
}

#[tokio::test]
async fn a_lesson_has_one_unlisted_table_without_proof() {
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let table = lesson(&mut ana, json!(0)).await;
    assert_eq!(table["lesson"], json!({"id": "madras", "scripted": true}));
    assert_eq!((&table["status"], &table["commitment"]), (&json!("running"), &Value::Null));
    assert_eq!(ana.get("/api/my-tables").await["tables"], json!([]));
    assert_eq!(server.stranger().get("/api/tables").await["tables"], json!([]));
    assert_eq!(lesson(&mut ana, json!(4)).await["id"], table["id"], "the same table, at another step");
    let mut bea = server.guest("Bea").await;
    assert_ne!(lesson(&mut bea, json!(0)).await["id"], table["id"]);
    let id = table["id"].as_str().unwrap();
    assert_eq!(bea.refused(Method::GET, &format!("/api/tables/{id}"), Value::Null).await.0, 404);
    let unknown = json!({"game": "goa", "lesson": "chess", "step": 0});
    assert_eq!(ana.refused(Method::POST, "/api/lessons", unknown).await.0, 404);
}

#[tokio::test]
async fn the_script_plays_other_seats_and_steps_can_be_repeated() {
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let table = lesson(&mut ana, json!(1)).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut live = ana.live(&id, "").await;
    live.catch_up().await;
    assert!(live.legal().contains(&"flag at 0,3".to_owned()));
    assert_eq!(live.act("flag at 0,3").await["type"], "done");
    // Only the script plays the other seat, without a time limit.
    ana.post(&id, "show", json!({"step": 2, "at": 0})).await;
    live.until(|message| message["type"] == "news" && message["position"]["actors"] == json!([0])).await;
    assert!(ana.post_refused(&id, "show", json!({"step": 2, "at": 7})).await == "not-found");
    assert_eq!(ana.post_refused(&id, "show", json!({"step": 0, "at": 0})).await, "not-found");
    let back = lesson(&mut ana, json!(1)).await;
    assert_eq!(back["id"], table["id"]);
    live.until(|message| {
        let legal = &message["position"]["legal"];
        message["type"] == "news"
            && legal.as_array().is_some_and(|rows| rows.iter().any(|row| row["text"] == "flag at 0,3"))
    })
    .await;
}

#[tokio::test]
async fn a_lesson_becomes_a_game_against_bots_and_is_found_again() {
    let server = server().await;
    let mut ana = server.guest("Ana").await;
    let table = lesson(&mut ana, json!(2)).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let mut live = ana.live(&id, "").await;
    live.catch_up().await;
    let freed = ana.post(&id, "free", json!({})).await;
    assert_eq!(freed["lesson"]["scripted"], json!(false));
    // Now the bot marks its tile itself.
    live.until(|message| message["type"] == "news" && message["position"]["actors"] == json!([0])).await;
    assert_eq!(ana.post_refused(&id, "show", json!({"step": 2, "at": 0})).await, "bot-decides");
    let again = lesson(&mut ana, Value::Null).await;
    assert_eq!((&again["id"], &again["lesson"]["scripted"]), (&table["id"], &json!(false)));
    let server = server.restart().await;
    let mut ana = server.known(&ana);
    assert_eq!(ana.get(&format!("/api/tables/{id}")).await["lesson"]["scripted"], json!(false));
}

#[tokio::test]
async fn learning_material_is_served_in_the_requested_language() {
    let server = server().await;
    let mut ana = server.stranger();
    let guide = ana.get("/api/games/goa/guide?lang=fr").await;
    assert_eq!(guide["lessons"][0]["title"], "D’une enchère à Madras");
    assert_eq!(ana.refused(Method::GET, "/api/games/chess/guide", Value::Null).await.0, 404);
    assert_eq!(ana.refused(Method::GET, "/api/games/goa/guide?lang=xx", Value::Null).await.0, 400);
}
