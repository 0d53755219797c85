//! Table codes: how people find a table, and what a code admits to.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use super::test_server::{Client, TestServer};

async fn open(host: &mut Client, public: bool) -> Value {
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    host.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats, "public": public})).await
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is a text")).to_owned()
}

async fn find(client: &mut Client, code: &str) -> (StatusCode, Value) {
    client.ask(Method::GET, &format!("/api/codes/{code}"), None).await
}

#[tokio::test]
async fn a_table_has_a_code_from_its_opening_to_its_end() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let opened = open(&mut ana, true).await;
    let (id, code) = (text(&opened["id"]), text(&opened["code"]));
    assert_eq!(code.len(), 6);
    let (head, tail) = code.split_at(3);
    for typed in [code.clone(), code.to_lowercase(), format!("{head}-{tail}"), format!("{head}%20{tail}")] {
        assert_eq!(find(&mut bea, &typed).await, (StatusCode::OK, json!({ "table": id })), "{typed}");
    }
    let path = format!("/api/tables/{id}");
    assert_eq!(bea.get(&path).await["code"], json!(code));
    bea.post(&id, "sit", json!({})).await;
    ana.post(&id, "start", json!({})).await;
    assert_eq!(bea.get(&path).await["code"], json!(code), "its players still see it");
    assert_eq!(server.guest("Cid").await.get(&path).await["code"], Value::Null);
    for client in [&mut ana, &mut bea] {
        client.post(&id, "agree-end", json!({"end": true})).await;
    }
    assert_eq!(ana.get(&path).await["code"], Value::Null);
    let began = std::time::Instant::now();
    while find(&mut bea, &code).await.0 != StatusCode::NOT_FOUND {
        assert!(began.elapsed().as_secs() < 20, "the code is free again");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        server.time.skip(60_000);
    }
}

#[tokio::test]
async fn the_code_of_an_abandoned_table_is_free_again() {
    let server = TestServer::new().await;
    let mut ana = server.guest("Ana").await;
    let opened = open(&mut ana, true).await;
    let (id, code) = (text(&opened["id"]), text(&opened["code"]));
    ana.post(&id, "leave", json!({})).await;
    let status = ana.get(&format!("/api/tables/{id}")).await["status"].clone();
    assert_eq!((status, find(&mut ana, &code).await.0), (json!("over"), StatusCode::NOT_FOUND));
}

/// At a private table the code admits to the waiting room and to a seat; when the game runs, only to watch.
#[tokio::test]
async fn the_code_of_a_private_table_admits_people() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let opened = open(&mut ana, false).await;
    let (id, code) = (text(&opened["id"]), text(&opened["code"]));
    let (path, with) = (format!("/api/tables/{id}"), format!("/api/tables/{id}?link={code}"));
    assert_eq!(find(&mut bea, &code).await.1, json!({"table": id, "link": code}));
    assert_eq!(bea.refused(Method::GET, &path, Value::Null).await.0, 404);
    let seen = bea.get(&with).await;
    assert_eq!((&seen["free"], &seen["seats"][1]["link"]), (&json!([1, 2]), &Value::Null));
    assert!(bea.post_refused(&id, "sit", json!({"seat": 2})).await == "not-found");
    let seated = bea.post(&id, "sit", json!({"seat": 2, "link": code})).await;
    assert_eq!(seated["mine"], json!([2]));
    let mut cid = server.guest("Cid").await;
    ana.post(&id, "start", json!({})).await;
    let watched = cid.get(&with).await;
    assert_eq!(
        (&watched["status"], &watched["free"], &watched["code"]),
        (&json!("running"), &json!([]), &Value::Null)
    );
    assert_eq!(cid.post_refused(&id, "sit", json!({"link": code})).await, "bad-link");
    // The host ends it, and draws another.
    let off = ana.post(&id, "code", json!({"on": false})).await;
    assert_eq!(off["code"], Value::Null);
    assert_eq!(cid.refused(Method::GET, &with, Value::Null).await.0, 404);
    assert_eq!(find(&mut cid, &code).await.0, StatusCode::NOT_FOUND);
    let on = ana.post(&id, "code", json!({"on": true})).await;
    assert_ne!(on["code"], json!(code));
    assert_eq!(find(&mut cid, &text(&on["code"])).await.1["table"], json!(id));
    for other in [&mut bea, &mut cid] {
        let kind = other.post_refused(&id, "code", json!({"on": false})).await;
        assert!(["host-only", "not-found"].contains(&kind.as_str()), "{kind}");
    }
}

#[tokio::test]
async fn wrong_codes_are_limited() {
    let server = TestServer::new().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let code = text(&open(&mut ana, true).await["code"]);
    let wrong = if code == "BABABA" { "BABABE" } else { "BABABA" };
    for n in 0..10 {
        let typed = if n == 0 { "nonsense" } else { wrong };
        assert_eq!(find(&mut bea, typed).await.0, StatusCode::NOT_FOUND, "{n}");
    }
    assert_eq!(find(&mut bea, wrong).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(
        find(&mut bea, &code).await.0,
        StatusCode::TOO_MANY_REQUESTS,
        "a right one tells nothing either"
    );
    server.time.skip(60_000);
    assert_eq!(find(&mut bea, &code).await.0, StatusCode::OK);
}

/// The short link leads to the page, without a script. Its preview tells nothing about a private table.
#[tokio::test]
async fn the_short_link_of_a_table_leads_to_its_page() {
    let server = TestServer::new().await;
    let mut ana = server.guest("\"><script>").await;
    let page = async |path: &str| {
        let mut reader = server.stranger();
        let mut request = reader.request(Method::GET, path, None);
        request.headers_mut().insert(header::ACCEPT_LANGUAGE, "fr-CA,en;q=0.5".parse().unwrap());
        let (status, headers, body) = reader.send(request).await;
        assert!(headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/html"));
        (status, String::from_utf8(body).unwrap())
    };
    let public = open(&mut ana, true).await;
    let (status, text_of) = page(&format!("/t/{}", text(&public["code"]).to_lowercase())).await;
    let target = format!("../#/table/{}", text(&public["id"]));
    assert_eq!(status, StatusCode::OK);
    assert!(text_of.contains(&format!("content=\"0; url={target}\"")), "{text_of}");
    assert!(text_of.contains(&format!("<a href=\"{target}\">")) && text_of.contains("lang=\"fr\""));
    assert!(text_of.contains("&lt;script&gt;") && !text_of.contains("<script"), "{text_of}");
    let private = open(&mut ana, false).await;
    let (status, text_of) = page(&format!("/t/{}", text(&private["code"]))).await;
    assert!(status == StatusCode::OK && text_of.contains(&format!("?link={}", text(&private["code"]))));
    assert!(!text_of.contains("&lt;script&gt;"), "the host of a private table is not told");
    let (status, text_of) = page("/t/%22%3E%3Cscript%3E").await;
    assert!(status == StatusCode::NOT_FOUND && !text_of.contains("<script") && !text_of.contains("refresh"));
}
