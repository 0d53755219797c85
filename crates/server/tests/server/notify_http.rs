//! Notification settings, devices, webhooks, tests and notices over HTTP.

use std::sync::Arc;

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use table::PersonId;
use table::wire::{Channel, Channels, NotifyKind};
use uuid::Uuid;

use super::channels::Kept;
use super::test_server::{Client, TestServer};
use server::store::{EmailRow, JobKind, NoticeRow, Store};
use server::testing::Sent;

/// The keys of a subscription, from RFC 8291.
const P256DH: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

async fn site() -> (TestServer, Arc<Kept>) {
    let channels = Arc::new(Kept::default());
    (TestServer::with_channels(Arc::<Kept>::clone(&channels)).await, channels)
}

async fn account(server: &TestServer, login: &str) -> Client {
    let mut client = server.stranger();
    let register = json!({"login": login, "password": "tulip-42-boat"});
    client.ok(Method::POST, "/api/register", register).await;
    client
}

async fn person_of(store: &dyn Store, client: &Client) -> PersonId {
    let token = client.cookie.as_ref().unwrap().strip_prefix("caravelle=").unwrap();
    let now = server::Time::default().now();
    store.session(server::TokenHash::of(token), now).await.unwrap().unwrap().id
}

fn device(endpoint: &str) -> Value {
    json!({"endpoint": endpoint, "p256dh": P256DH, "auth": AUTH, "label": "Firefox, Linux"})
}

fn webhook(url: &str) -> Value {
    json!({"shape": "json", "url": url, "label": "my program"})
}

async fn status(client: &mut Client, method: Method, path: &str, body: Value) -> u16 {
    client.ask(method, path, (!body.is_null()).then_some(body)).await.0.as_u16()
}

#[tokio::test]
async fn notification_settings_are_kept_and_checked() {
    let (server, _) = site().await;
    let mut ana = server.guest("Ana").await;
    let before = ana.get("/api/notify").await;
    assert_eq!((&before["settings"]["delay"], &before["settings"]["zone"]), (&json!(2), &json!("UTC")));
    assert_eq!(before["available"], json!({"push": true, "email": true, "webhook": true}));
    let key = community::base64::decode(before["vapid"].as_str().unwrap()).unwrap();
    assert_eq!((key.len(), &before["devices"]), (65, &json!([])));
    let quiet = json!({"from": "22:30", "to": "07:30"});
    let change = json!({"delay": 10, "quiet": quiet, "zone": "Europe/Lisbon", "digest": 18});
    let after = ana.ok(Method::PATCH, "/api/notify", change).await;
    assert_eq!(after, ana.get("/api/notify").await);
    assert_eq!((&after["settings"]["quiet"], &after["settings"]["digest"]), (&quiet, &json!(18)));
    assert_eq!(after["settings"]["events"], before["settings"]["events"], "absent fields stay");
    for (change, kind) in [
        (json!({"zone": "Europe/Atlantis"}), "bad-zone"),
        (json!({"quiet": {"from": "25:00", "to": "07:30"}}), "bad-time"),
        (json!({"quiet": {"from": "07:30", "to": "07:30"}}), "bad-time"),
        (json!({"digest": 24}), "bad-time"),
        (json!({"delay": 3}), "bad-request"),
        (json!({"events": {"turn": {"push": true}}}), "bad-request"),
        (json!({"colour": "red"}), "bad-request"),
    ] {
        let refused = ana.refused(Method::PATCH, "/api/notify", change.clone()).await;
        assert_eq!(refused, (400, kind.to_owned()), "{change}");
    }
    assert_eq!(ana.get("/api/notify").await, after, "what is refused changes nothing");
    let without = ana.ok(Method::PATCH, "/api/notify", json!({"quiet": null, "digest": null})).await;
    let settings = &without["settings"];
    assert!(settings["quiet"].is_null() && settings["digest"].is_null() && settings["delay"] == 10);
}

#[tokio::test]
async fn a_digest_is_scheduled_when_it_is_chosen() {
    let (server, _) = site().await;
    let mut ana = server.guest("Ana").await;
    let store = server.store();
    let person = person_of(&*store, &ana).await;
    let due = async || {
        let jobs = store.jobs_of(JobKind::Digest, person.to_string()).await.unwrap();
        jobs.iter().map(|job| job.due).collect::<Vec<_>>()
    };
    ana.ok(Method::PATCH, "/api/notify", json!({"delay": 0})).await;
    assert!(due().await.is_empty());
    ana.ok(Method::PATCH, "/api/notify", json!({"digest": 18})).await;
    let first = due().await;
    assert_eq!((first.len(), first[0] % 86_400_000), (1, 18 * 3_600_000), "at 18 h UTC");
    ana.ok(Method::PATCH, "/api/notify", json!({"digest": 6})).await;
    let second = due().await;
    assert_eq!((second.len(), second[0] % 86_400_000), (1, 6 * 3_600_000), "instead of the first");
}

#[tokio::test]
async fn devices_are_registered_moved_and_removed() {
    let (server, _) = site().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let (method, path) = (Method::POST, "/api/notify/devices");
    for endpoint in [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://push.example:22/1",
        "https://a:b@push.example/1",
        "nonsense",
        &format!("https://push.example/{}", "x".repeat(1_000)),
    ] {
        let refused = ana.refused(method.clone(), path, device(endpoint)).await;
        assert_eq!(refused, (400, "bad-endpoint".into()), "{endpoint}");
    }
    let mut broken = device("https://push.example/1");
    broken["p256dh"] = json!("BAAA");
    assert_eq!(ana.refused(method.clone(), path, broken).await.1, "bad-endpoint");
    let mut long = device("https://push.example/1");
    long["label"] = json!("x".repeat(61));
    assert_eq!(ana.refused(method.clone(), path, long).await, (400, "bad-request".into()));

    let made = ana.ok(method.clone(), path, device("https://push.example/1")).await;
    assert_eq!((&made["label"], &made["failing"]), (&json!("Firefox, Linux"), &json!(false)));
    let again = ana.ok(method.clone(), path, device("https://push.example/1")).await;
    assert_eq!(made["id"], again["id"], "the same browser");
    let own = format!("{path}/{}", made["id"].as_str().unwrap());
    assert_eq!(bea.refused(Method::DELETE, &own, Value::Null).await, (404, "not-found".into()));
    let moved = bea.ok(method.clone(), path, device("https://push.example/1")).await;
    assert_eq!(ana.get("/api/notify").await["devices"], json!([]));
    assert_eq!(bea.get("/api/notify").await["devices"], json!([moved]));
    for n in 2..=10 {
        bea.ok(method.clone(), path, device(&format!("https://push.example/{n}"))).await;
    }
    let more = bea.refused(method.clone(), path, device("https://push.example/11")).await;
    assert_eq!(more, (429, "too-many".into()));
    bea.ok(method.clone(), path, device("https://push.example/10")).await;
    let one = format!("{path}/{}", moved["id"].as_str().unwrap());
    assert_eq!(status(&mut bea, Method::DELETE, &one, Value::Null).await, 204);
    assert_eq!(bea.refused(Method::DELETE, &one, Value::Null).await.0, 404);
    assert_eq!(bea.refused(Method::DELETE, &format!("{path}/x"), Value::Null).await.0, 404);
    bea.ok(method, path, device("https://push.example/11")).await;
}

#[tokio::test]
async fn the_secret_of_a_webhook_is_shown_once_and_stored_encrypted() {
    let (server, _) = site().await;
    let (mut guest, mut ana) = (server.guest("Guest").await, account(&server, "ana").await);
    let mut bea = account(&server, "bea").await;
    let (method, path) = (Method::POST, "/api/notify/webhooks");
    let new = webhook("https://hooks.example/1");
    assert_eq!(guest.refused(method.clone(), path, new.clone()).await, (403, "account-needed".into()));
    for url in ["http://hooks.example/1", "https://10.0.0.1/1", "https://[fd00::1]/1", ""] {
        assert_eq!(ana.refused(method.clone(), path, webhook(url)).await, (400, "bad-endpoint".into()));
    }
    let made = ana.ok(method.clone(), path, new.clone()).await;
    let secret = made["secret"].as_str().unwrap();
    assert_eq!(secret.len(), 64);
    let listed = ana.get("/api/notify").await["webhooks"][0].clone();
    assert_eq!((&listed["id"], &listed["secret"]), (&made["id"], &Value::Null));
    let store = server.store();
    let id = made["id"].as_str().unwrap();
    let row = store.webhook(id.parse().unwrap()).await.unwrap().unwrap();
    assert!(!row.secret.windows(64).any(|part| part == secret.as_bytes()));
    let key = store.site_value("sealing-key".to_owned()).await.unwrap().unwrap();
    let key: [u8; 16] = table::unhex(&key).unwrap().try_into().unwrap();
    let opened = community::open(key, &row.secret).unwrap();
    assert_eq!(opened, secret.as_bytes());

    let one = format!("{path}/{id}");
    let change = json!({"paused": true, "label": "my bot"});
    for (method, body) in [(Method::PATCH, change.clone()), (Method::DELETE, Value::Null)] {
        assert_eq!(bea.refused(method, &one, body).await, (404, "not-found".into()));
    }
    let changed = ana.ok(Method::PATCH, &one, change).await;
    assert_eq!((&changed["paused"], &changed["label"]), (&json!(true), &json!("my bot")));
    // The end of a pause forgets earlier failures.
    let mut failed = row.clone();
    (failed.paused, failed.failures, failed.last_error) = (true, 10, Some("HTTP 404".to_owned()));
    store.keep_webhook(failed).await.unwrap();
    assert_eq!(ana.get("/api/notify").await["webhooks"][0]["last_error"], "HTTP 404");
    let resumed = ana.ok(Method::PATCH, &one, json!({"paused": false})).await;
    assert_eq!((&resumed["paused"], &resumed["last_error"]), (&json!(false), &Value::Null));
    let private = json!({"url": "https://192.168.1.1/"});
    assert_eq!(ana.refused(Method::PATCH, &one, private).await.1, "bad-endpoint");
    for n in 2..=5 {
        ana.ok(method.clone(), path, webhook(&format!("https://hooks.example/{n}"))).await;
    }
    assert_eq!(ana.refused(method, path, new).await, (429, "too-many".into()));
    assert_eq!(status(&mut ana, Method::DELETE, &one, Value::Null).await, 204);
    assert_eq!(ana.get("/api/notify").await["webhooks"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn a_test_goes_to_one_target_at_once_and_is_listed() {
    let (server, channels) = site().await;
    let (mut ana, mut bea) = (account(&server, "ana").await, account(&server, "bea").await);
    let hook = ana.ok(Method::POST, "/api/notify/webhooks", webhook("https://hooks.example/1")).await;
    let phone = ana.ok(Method::POST, "/api/notify/devices", device("https://push.example/1")).await;
    let path = "/api/notify/test";
    let (at_hook, at_phone) = (json!({"webhook": hook["id"]}), json!({"device": phone["id"]}));
    for both in [json!({}), json!({"webhook": hook["id"], "device": phone["id"]})] {
        assert_eq!(ana.refused(Method::POST, path, both).await, (400, "bad-request".into()));
    }
    for other in [&at_hook, &at_phone, &json!({"email": true})] {
        assert_eq!(bea.refused(Method::POST, path, other.clone()).await, (404, "not-found".into()));
    }
    assert_eq!(channels.sent().len(), 0);
    ana.ok(Method::PATCH, "/api/me", json!({"prefs": {"lang": "fr"}})).await;
    let sent = ana.ok(Method::POST, path, at_hook.clone()).await;
    assert_eq!(sent, json!({"outcome": "sent"}));
    let message = &channels.sent()[0];
    assert_eq!((message.channel, message.message.kind), (Channel::Webhook, NotifyKind::Test));
    assert_eq!(message.target.unwrap().simple().to_string(), hook["id"].as_str().unwrap());
    assert_eq!((message.message.lang.as_str(), message.message.title.contains("Caravelle")), ("fr", true));
    let later = Sent::Later { target: "phone".into(), detail: "HTTP 503".into(), after: None };
    channels.answer(later);
    let failed = ana.ok(Method::POST, path, at_phone.clone()).await;
    assert_eq!(failed, json!({"outcome": "failed", "detail": "HTTP 503"}));
    let list = ana.get("/api/notify/deliveries").await;
    let row = |n: usize| {
        let row = &list["deliveries"][n];
        ["channel", "kind", "outcome", "target"].map(|field| row[field].as_str().unwrap().to_owned())
    };
    assert_eq!(row(0), ["push", "test", "failed", "phone"]);
    assert_eq!(row(1), ["webhook", "test", "sent", "target"]);
    assert_eq!((&list["held"], &list["deliveries"][2]), (&json!(0), &Value::Null));
    assert_eq!(bea.get("/api/notify/deliveries").await["deliveries"], json!([]));
    // Five in ten minutes, then one more every two.
    for _ in 0..3 {
        ana.ok(Method::POST, path, at_hook.clone()).await;
    }
    assert_eq!(ana.refused(Method::POST, path, at_hook.clone()).await, (429, "too-many".into()));
    server.time.skip(120_000);
    ana.ok(Method::POST, path, at_hook).await;
    assert_eq!(channels.sent().len(), 6);
}

#[tokio::test]
async fn channels_that_are_off_are_not_offered() {
    let available = Channels { push: false, email: false, webhook: false };
    let server = TestServer::with_channels(Arc::new(Kept::offering(available))).await;
    let mut ana = account(&server, "ana").await;
    let info = ana.get("/api/notify").await;
    assert_eq!((&info["vapid"], &info["email"]), (&Value::Null, &Value::Null));
    let new = device("https://push.example/1");
    assert_eq!(ana.refused(Method::POST, "/api/notify/devices", new).await, (404, "push-off".into()));
    let new = webhook("https://hooks.example/1");
    assert_eq!(ana.refused(Method::POST, "/api/notify/webhooks", new).await, (404, "not-found".into()));
    let email = json!({"email": true});
    assert_eq!(ana.refused(Method::POST, "/api/notify/test", email).await, (404, "mail-off".into()));
    assert_eq!(ana.get("/api/house").await["mail"], false);
}

#[tokio::test]
async fn notices_are_listed_and_marked_as_read() {
    let (server, _) = site().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let store = server.store();
    let person = person_of(&*store, &ana).await;
    let notice = |n: u32| NoticeRow {
        id: Uuid::now_v7(),
        person,
        at: u64::from(n),
        kind: NotifyKind::Turn,
        say: json!({"id": "notification-turn", "args": []}),
        table: None,
        read: false,
    };
    store.add_notices((0..60).map(notice).collect(), Vec::new()).await.unwrap();
    let list = ana.get("/api/notices").await;
    let first = list["notices"].as_array().unwrap();
    assert_eq!((first.len(), &first[0]["at"], &list["unread"]), (50, &json!(59), &json!(60)));
    let last = first[49]["id"].as_str().unwrap();
    let rest = ana.get(&format!("/api/notices?before={last}")).await;
    assert_eq!(rest["notices"].as_array().unwrap().len(), 10);
    let refused = ana.refused(Method::GET, "/api/notices?before=soon", Value::Null).await;
    assert_eq!(refused, (400, "bad-request".into()));
    assert_eq!(status(&mut ana, Method::POST, "/api/notices/read", json!({})).await, 204);
    assert_eq!(ana.get("/api/notices").await["unread"], 0);
    assert_eq!(bea.get("/api/notices").await, json!({"notices": [], "unread": 0}));
}

#[tokio::test]
async fn a_table_can_be_muted_by_those_who_see_it() {
    let (server, _) = site().await;
    let (mut ana, mut bea) = (server.guest("Ana").await, server.guest("Bea").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ana.ok(Method::POST, "/api/tables", json!({"game": "toy", "seats": seats})).await;
    let path = format!("/api/tables/{}/notify", table["id"].as_str().unwrap());
    assert_eq!(ana.get(&path).await, json!({"mode": "default"}));
    for mode in ["never", "always", "default"] {
        assert_eq!(status(&mut ana, Method::PUT, &path, json!({"mode": mode})).await, 204);
        assert_eq!(ana.get(&path).await["mode"], mode);
    }
    for method in [Method::GET, Method::PUT] {
        let body = if method == Method::GET { Value::Null } else { json!({"mode": "never"}) };
        assert_eq!(bea.refused(method.clone(), &path, body.clone()).await, (404, "not-found".into()));
        assert_eq!(server.stranger().refused(method, &path, body).await.0, 401);
    }
}

#[tokio::test]
async fn nobody_is_notified_without_a_session() {
    let (server, _) = site().await;
    let mut nobody = server.stranger();
    for (method, path) in [
        (Method::GET, "/api/notify"),
        (Method::PATCH, "/api/notify"),
        (Method::POST, "/api/notify/devices"),
        (Method::DELETE, "/api/notify/devices/1"),
        (Method::POST, "/api/notify/webhooks"),
        (Method::PATCH, "/api/notify/webhooks/1"),
        (Method::DELETE, "/api/notify/webhooks/1"),
        (Method::POST, "/api/notify/test"),
        (Method::GET, "/api/notify/deliveries"),
        (Method::GET, "/api/notices"),
        (Method::POST, "/api/notices/read"),
    ] {
        let body = if method == Method::GET { Value::Null } else { json!({}) };
        assert_eq!(nobody.refused(method, path, body).await, (401, "signed-out".into()), "{path}");
    }
}

/// The link of an e-mail shows a button; the button, or the mail server, stops e-mails of one kind to one address.
#[tokio::test]
async fn an_unsubscribe_link_stops_one_kind_of_e_mail() {
    let (server, _) = site().await;
    let mut ana = account(&server, "ana").await;
    let store = server.store();
    let person = person_of(&*store, &ana).await;
    let address = "ana@example.org".to_owned();
    let email = EmailRow { person, key: address.clone(), address, verified: Some(1), failures: 0 };
    store.set_email(email.clone()).await.unwrap();
    store.keep_site_value("signing-key".to_owned(), table::hex(&[7; 32])).await.unwrap();
    let token = |kind, address| community::unsubscribe_token(&[7; 32], person, kind, address);
    let path = |token: &str| format!("/api/unsubscribe/{token}");
    let turn = path(&token(NotifyKind::Turn, "ana@example.org"));
    let emails = async |ana: &mut Client| {
        let events = ana.get("/api/notify").await["settings"]["events"].clone();
        [events["turn"]["email"] == true, events["clock"]["email"] == true]
    };

    let mut mail = server.stranger();
    let (code, headers, page) = mail.send(mail.request(Method::GET, &turn, None)).await;
    let page = String::from_utf8(page).unwrap();
    assert_eq!(
        (code, headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/html")),
        (StatusCode::OK, true)
    );
    assert!(
        page.contains("<html lang=\"en\">") && page.contains("<form method=\"post\"><button>Yes, stop them<")
    );
    assert!(!page.contains("<script") && !page.contains("style="), "{page}");
    assert_eq!(emails(&mut ana).await, [true, true], "mail scanners follow links");
    // A page without a referrer posts from the origin `null`.
    let mut post = mail.request(Method::POST, &turn, None);
    for (name, value) in [(header::ORIGIN, "null"), (header::HOST, "play.test")] {
        post.headers_mut().insert(name, value.parse().unwrap());
    }
    let (code, _, page) = mail.send(post).await;
    assert_eq!((code, mail.cookie.clone()), (StatusCode::OK, None));
    assert!(String::from_utf8(page).unwrap().contains("Done."));
    assert_eq!(emails(&mut ana).await, [false, true]);

    for bad in [
        token(NotifyKind::Clock, "bea@example.org"),
        token(NotifyKind::Account, "ana@example.org"),
        token(NotifyKind::Clock, "ana@example.org").replace(".clock.", ".game."),
        "nonsense".to_owned(),
    ] {
        for method in [Method::GET, Method::POST] {
            let (code, _, page) = mail.send(mail.request(method, &path(&bad), None)).await;
            assert_eq!(code, StatusCode::GONE, "{bad}");
            assert!(String::from_utf8(page).unwrap().contains("expired"));
        }
    }
    assert_eq!(emails(&mut ana).await, [false, true]);
}
