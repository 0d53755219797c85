//! Webhooks to a receiver that verifies signatures.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use community::{TableRef, seal};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::{Value, json};
use sha2::Sha256;
use table::wire::{Channel, NotifyKind, Outcome, WebhookShape};
use table::{hex, unhex};
use uuid::Uuid;

use super::receiver::{Receiver, Seen};
use super::sent::{delivery, forgotten, local, message, queue, recorded, send, serving};
use super::store::person;
use super::test_server::TestServer;
use server::NotifyConfig;
use server::store::WebhookRow;
use server::testing::random;

const SECRET: &str = "a secret of a webhook";

/// A webhook of a person, with the secret as the server stores it.
async fn webhook(server: &TestServer, name: &str, shape: WebhookShape, url: String) -> WebhookRow {
    let store = server.store();
    let key = store.keep_site_value("sealing-key".into(), hex(&random::<16>().unwrap())).await.unwrap();
    let key: [u8; 16] = unhex(&key).unwrap().try_into().unwrap();
    let secret = seal(key, random().unwrap(), SECRET.as_bytes()).unwrap();
    let owner = person(name);
    store.add_person(owner.clone(), 1).await.unwrap();
    let hook = WebhookRow {
        id: Uuid::now_v7(),
        person: owner.id,
        shape,
        url,
        secret,
        label: "chat".to_owned(),
        created: 1,
        paused: false,
        failures: 0,
        last_error: None,
    };
    store.add_webhook(hook.clone()).await.unwrap();
    hook
}

/// Whether the signature fits the body and the time.
fn is_signed(seen: &Seen) -> bool {
    let mut mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).unwrap();
    mac.update(seen.header("x-caravelle-timestamp").as_bytes());
    mac.update(b".");
    mac.update(&seen.body);
    seen.header("x-caravelle-signature") == format!("v1={}", hex(&mac.finalize().into_bytes()))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_signed_and_has_its_shape() {
    let receiver = Receiver::new().await;
    let server = serving(local()).await;
    for (at, shape) in
        [WebhookShape::Json, WebhookShape::Discord, WebhookShape::Slack].into_iter().enumerate()
    {
        let hook = webhook(&server, &format!("Ana{at}"), shape, receiver.url("hook")).await;
        let turn = delivery(hook.person, Channel::Webhook, Some(hook.id), message());
        let row = send(&server, &turn, Outcome::Sent).await;
        assert_eq!(row.target, "chat");
        let seen = receiver.seen().remove(at);
        assert!(is_signed(&seen), "{seen:?}");
        assert_eq!(seen.header("x-caravelle-delivery"), turn.id.simple().to_string());
        assert_eq!(seen.header("content-type"), "application/json");
        let stamp: u64 = seen.header("x-caravelle-timestamp").parse().unwrap();
        assert!(stamp.abs_diff(server.time.now() / 1_000) < 60);
        let body: Value = serde_json::from_slice(&seen.body).unwrap();
        let text = format!("Ana{at}: Goa: your turn. Place your bid. 21 h left.");
        let url = "https://play.example/#/table/t1";
        match shape {
            WebhookShape::Json => assert_eq!(
                body,
                json!({
                    "id": turn.id.simple().to_string(), "kind": "turn", "at": 1_700_000_000_000_u64,
                    "site": "https://play.example", "text": text,
                    "table": {"id": "t1", "url": url, "game": "Goa", "round": 5},
                    "person": {"name": format!("Ana{at}"), "slug": ""},
                })
            ),
            WebhookShape::Discord => {
                assert_eq!(body["allowed_mentions"], json!({"parse": []}));
                assert!(body["content"].as_str().unwrap().ends_with(&format!("<{url}>")), "{body}");
            }
            WebhookShape::Slack => assert_eq!(body, json!({"text": format!("{text} <{url}>")})),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_failures_in_a_row_pause_a_webhook() {
    let receiver = Receiver::new().await;
    let server = serving(local()).await;
    let store = server.store();
    let hook = webhook(&server, "Ana", WebhookShape::Json, receiver.url("hook")).await;
    let again = || delivery(hook.person, Channel::Webhook, Some(hook.id), message());
    // Two failures, then a success: the count begins anew.
    receiver.answer(&[400, 302, 204]);
    send(&server, &again(), Outcome::Failed).await;
    let row = send(&server, &again(), Outcome::Failed).await;
    assert_eq!(row.detail.as_deref(), Some("HTTP 302"));
    let known = store.webhook(hook.id).await.unwrap().unwrap();
    assert_eq!((known.failures, known.last_error.as_deref(), known.paused), (2, Some("HTTP 302"), false));
    send(&server, &again(), Outcome::Sent).await;
    let known = store.webhook(hook.id).await.unwrap().unwrap();
    assert_eq!((known.failures, known.last_error), (0, None));
    receiver.answer(&[500; 10]);
    for failures in 1..=10_u32 {
        let outcome = if failures < 10 { Outcome::Retry } else { Outcome::Failed };
        send(&server, &again(), outcome).await;
        let known = store.webhook(hook.id).await.unwrap().unwrap();
        assert_eq!((known.failures, known.paused), (failures, failures == 10));
    }
    let known = store.webhook(hook.id).await.unwrap().unwrap();
    assert_eq!((known.last_error.as_deref(), known.url.as_str()), (Some("HTTP 500"), hook.url.as_str()));
    let turn = again();
    queue(&server, &turn).await;
    forgotten(&server, &turn).await;
    assert_eq!(receiver.seen().len(), 13);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_that_is_gone_is_paused_at_once() {
    let receiver = Receiver::new().await;
    let server = serving(local()).await;
    for (name, status) in [("Ana", 404), ("Bea", 410)] {
        let hook = webhook(&server, name, WebhookShape::Slack, receiver.url("hook")).await;
        receiver.answer(&[status]);
        let turn = delivery(hook.person, Channel::Webhook, Some(hook.id), message());
        send(&server, &turn, Outcome::Failed).await;
        let known = server.store().webhook(hook.id).await.unwrap().unwrap();
        assert_eq!((known.paused, known.last_error), (true, Some(format!("HTTP {status}"))));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_tried_again_with_the_same_id() {
    let receiver = Receiver::new().await;
    let server = serving(local()).await;
    let hook = webhook(&server, "Ana", WebhookShape::Json, receiver.url("hook")).await;
    let game = community::Message { kind: NotifyKind::Game, ..message() };
    let game = delivery(hook.person, Channel::Webhook, Some(hook.id), game);
    receiver.answer(&[503]);
    send(&server, &game, Outcome::Retry).await;
    server.time.skip(31_000);
    recorded(&server, &game, Outcome::Sent).await;
    let seen = receiver.seen();
    assert_eq!(seen.len(), 2);
    assert!(seen.iter().all(is_signed));
    assert_eq!(seen[0].header("x-caravelle-delivery"), seen[1].header("x-caravelle-delivery"));
    assert_ne!(seen[0].header("x-caravelle-timestamp"), seen[1].header("x-caravelle-timestamp"));

    // A receiver that nobody runs.
    let closed = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let hook = webhook(&server, "Bea", WebhookShape::Json, format!("http://{closed}/")).await;
    let turn = delivery(hook.person, Channel::Webhook, Some(hook.id), message());
    let row = send(&server, &turn, Outcome::Retry).await;
    assert_eq!(row.detail.as_deref(), Some("connection refused"));
}

#[tokio::test(flavor = "multi_thread")]
async fn private_addresses_are_refused_to_webhooks() {
    let receiver = Receiver::new().await;
    let server = serving(NotifyConfig::default()).await;
    let hook = webhook(&server, "Ana", WebhookShape::Json, receiver.url("hook")).await;
    let turn = delivery(hook.person, Channel::Webhook, Some(hook.id), message());
    let row = send(&server, &turn, Outcome::Failed).await;
    assert_eq!(row.detail.as_deref(), Some("not a public address"));
    assert_eq!(receiver.seen().len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_players_cannot_change_a_message() {
    let receiver = Receiver::new().await;
    let server = serving(local()).await;
    let name = "@everyone\r\nX-Evil: 1";
    let table = Some(TableRef { id: "t1".into(), game: "Goa".into(), round: None });
    for shape in [WebhookShape::Discord, WebhookShape::Slack, WebhookShape::Json] {
        let hook = webhook(&server, name, shape, receiver.url("hook")).await;
        let message = community::Message { table: table.clone(), ..message() };
        send(&server, &delivery(hook.person, Channel::Webhook, Some(hook.id), message), Outcome::Sent).await;
        let seen = receiver.seen().pop().unwrap();
        assert!(seen.headers.get("x-evil").is_none() && is_signed(&seen));
        let text = String::from_utf8(seen.body).unwrap();
        assert!(!text.contains("\\n") && !text.contains("\\r"), "{text}");
        assert_eq!(text.contains("\\\\@everyone"), shape == WebhookShape::Discord, "{text}");
    }
}

/// The example receiver, on a free port.
struct Example(Child);

impl Drop for Example {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_receiver_accepts_only_signed_messages() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/webhook.py");
    let mut child = Command::new("python3")
        .args([script, "--port", "0"])
        .env("WEBHOOK_SECRET", SECRET)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut example = Example(child);
    let first = lines.next().unwrap().unwrap();
    let url = first.strip_prefix("listening on ").unwrap().to_owned();
    let server = serving(local()).await;
    let hook = webhook(&server, "Ana", WebhookShape::Json, url.clone()).await;
    let turn = delivery(hook.person, Channel::Webhook, Some(hook.id), message());
    send(&server, &turn, Outcome::Sent).await;
    let line = lines.next().unwrap().unwrap();
    assert!(line.contains("Ana: Goa: your turn") && line.contains("#/table/t1"), "{line}");
    // The clock of the site is an hour ahead, as in a message that was recorded and is sent again.
    server.time.skip(3_600_000);
    let late = delivery(hook.person, Channel::Webhook, Some(hook.id), message());
    let row = send(&server, &late, Outcome::Failed).await;
    assert_eq!(row.detail.as_deref(), Some("HTTP 401"));
    // Another secret.
    let store = server.store();
    let key: [u8; 16] = {
        let key = store.site_value("sealing-key".into()).await.unwrap().unwrap();
        unhex(&key).unwrap().try_into().unwrap()
    };
    let secret = seal(key, random().unwrap(), b"another secret").unwrap();
    let hook = WebhookRow { id: Uuid::now_v7(), secret, url, ..hook };
    store.add_webhook(hook.clone()).await.unwrap();
    let forged = delivery(hook.person, Channel::Webhook, Some(hook.id), message());
    let row = send(&server, &forged, Outcome::Failed).await;
    assert_eq!(row.detail.as_deref(), Some("HTTP 401"));
    assert!(example.0.try_wait().unwrap().is_none());
}
