//! The e-mail address of an account, forgotten passwords, and what the owner is told.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::channels::Kept;
use super::test_server::{Client, TestServer};
use server::testing::Delivery;

const HOUR: u64 = 3_600_000;
const PASSWORD: &str = "tulip-42-boat";

/// A letter as its receiver gets it.
struct Mail {
    to: String,
    subject: String,
    text: String,
}

/// A site that sends e-mails, which end here.
struct Site {
    server: TestServer,
    channels: Arc<Kept>,
    /// The number of letters that were read.
    read: usize,
}

impl Site {
    async fn new() -> Site {
        let channels = Arc::new(Kept::default());
        let server = TestServer::with_channels(Arc::<Kept>::clone(&channels)).await;
        Site { server, channels, read: 0 }
    }

    async fn account(&self, login: &str) -> Client {
        let mut client = self.server.stranger();
        let register = json!({"login": login, "password": PASSWORD});
        client.ok(Method::POST, "/api/register", register).await;
        client
    }

    /// An account with a confirmed address.
    async fn reachable(&mut self, login: &str) -> Client {
        let mut client = self.account(login).await;
        let address = format!("{login}@example.org");
        client.ok(Method::POST, "/api/email", json!({"address": address})).await;
        let token = self.token("verify").await;
        client.ok(Method::POST, "/api/email/verify", json!({"token": token})).await;
        client
    }

    async fn open(&self, delivery: &Delivery) -> Mail {
        let message = &delivery.message;
        let Some(sealed) = &delivery.sealed else {
            let text = message.body.clone();
            return Mail { to: String::new(), subject: message.title.clone(), text };
        };
        let key = self.server.store().site_value("sealing-key".to_owned()).await.unwrap().unwrap();
        let key: [u8; 16] = table::unhex(&key).unwrap().try_into().unwrap();
        let opened = community::open(key, &community::base64::decode(sealed).unwrap()).unwrap();
        let mail: Value = serde_json::from_slice(&opened).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let email = &mail["email"];
        Mail { to: text(&mail["address"]), subject: text(&email["subject"]), text: text(&email["text"]) }
    }

    /// The next letter.
    async fn mail(&mut self) -> Mail {
        let began = Instant::now();
        while self.channels.sent().len() <= self.read {
            assert!(began.elapsed() < Duration::from_secs(20), "a letter is sent");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let delivery = self.channels.sent().remove(self.read);
        self.read += 1;
        self.open(&delivery).await
    }

    /// The token of the link in the next letter, to a page.
    async fn token(&mut self, page: &str) -> String {
        let mail = self.mail().await;
        token_of(&mail, page)
    }

    /// Asserts that no letter is under way.
    async fn quiet(&self) {
        tokio::time::sleep(Duration::from_millis(1_300)).await;
        assert_eq!(self.channels.sent().len(), self.read, "no letter is sent");
    }
}

fn token_of(mail: &Mail, page: &str) -> String {
    let (_, rest) = mail.text.split_once(&format!("/#/{page}/")).unwrap_or_else(|| panic!("{}", mail.text));
    rest.split_whitespace().next().unwrap().to_owned()
}

async fn verify(client: &mut Client, token: &str) -> (StatusCode, Value) {
    client.ask(Method::POST, "/api/email/verify", Some(json!({ "token": token }))).await
}

async fn sign_in(client: &mut Client, login: &str, password: &str) -> StatusCode {
    let body = json!({"login": login, "password": password});
    client.ask(Method::POST, "/api/login", Some(body)).await.0
}

async fn email(client: &mut Client) -> Value {
    client.get("/api/notify").await["email"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_used_after_its_link_was_opened_once() {
    let mut site = Site::new().await;
    let mut ana = site.account("ana").await;
    assert_eq!(email(&mut ana).await, Value::Null);
    for bad in ["", "ana", "ana@", "a b@example.org", "ana@example.org, bea@example.org"] {
        let refused = ana.refused(Method::POST, "/api/email", json!({"address": bad})).await;
        assert_eq!(refused, (400, "bad-email".into()), "{bad}");
    }
    ana.ok(Method::POST, "/api/email", json!({"address": " Ana@Example.org "})).await;
    let pending = json!({"address": "Ana@Example.org", "verified": false, "failing": false});
    assert_eq!(email(&mut ana).await, pending);
    let mail = site.mail().await;
    assert_eq!((mail.to.as_str(), mail.subject.as_str()), ("Ana@Example.org", "Confirm your address"));
    let token = token_of(&mail, "verify");
    assert_eq!(token.len(), 64);
    let (link, note) = (mail.text.find(&token).unwrap(), mail.text.find("ignore this message").unwrap());
    assert!(link < note && !mail.text.contains("No more e-mails"), "{}", mail.text);
    // Another program opens the link, without a session.
    let mut other = site.server.stranger();
    for wrong in ["", "abc", &"0".repeat(64)] {
        assert_eq!(verify(&mut other, wrong).await.0, StatusCode::GONE);
    }
    assert_eq!(verify(&mut other, &token).await.0, StatusCode::NO_CONTENT);
    assert_eq!(email(&mut ana).await["verified"], true);
    let (status, problem) = verify(&mut other, &token).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::GONE, &json!("token-expired")));
    site.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_expires_and_a_later_one_replaces_it() {
    let mut site = Site::new().await;
    let mut ana = site.account("ana").await;
    ana.ok(Method::POST, "/api/email", json!({"address": "ana@example.org"})).await;
    let first = site.token("verify").await;
    // One letter to an address in ten minutes.
    let again = json!({"address": "ANA@example.org"});
    let refused = ana.refused(Method::POST, "/api/email", again.clone()).await;
    assert_eq!(refused, (429, "too-many".into()));
    site.server.time.skip(HOUR);
    ana.ok(Method::POST, "/api/email", again).await;
    let second = site.token("verify").await;
    assert_eq!(verify(&mut ana, &first).await.0, StatusCode::GONE);
    site.server.time.skip(24 * HOUR);
    assert_eq!(verify(&mut ana, &second).await.0, StatusCode::GONE);
    assert_eq!(email(&mut ana).await["verified"], false);
}

/// Whether an address is registered is told only to those who can read its letters.
#[tokio::test(flavor = "multi_thread")]
async fn no_answer_tells_whether_an_address_is_registered() {
    let mut site = Site::new().await;
    let _ana = site.reachable("ana").await;
    let mut bea = site.account("bea").await;
    site.server.time.skip(HOUR);
    let taken = bea.ask(Method::POST, "/api/email", Some(json!({"address": "ana@example.org"}))).await;
    let free = bea.ask(Method::POST, "/api/email", Some(json!({"address": "free@example.org"}))).await;
    assert_eq!(taken, free);
    let (first, second) = (site.mail().await, site.mail().await);
    let (to_ana, _) = if first.to == "ana@example.org" { (first, second) } else { (second, first) };
    assert_eq!(to_ana.to, "ana@example.org");
    // The second address replaced the first request, so ask again.
    site.server.time.skip(HOUR);
    bea.ok(Method::POST, "/api/email", json!({"address": "ana@example.org"})).await;
    let token = site.token("verify").await;
    let (status, problem) = verify(&mut bea, &token).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::CONFLICT, &json!("email-taken")));

    site.server.time.skip(HOUR);
    let mut stranger = site.server.stranger();
    let mut answers = Vec::new();
    for who in ["ana", "bea", "nobody", "ana@example.org", "free@example.org", "not an address @", ""] {
        answers.push(stranger.ask(Method::POST, "/api/recover", Some(json!({ "who": who }))).await);
    }
    assert!(answers.iter().all(|answer| *answer == (StatusCode::NO_CONTENT, json!(""))), "{answers:?}");
    // One letter, to the address of the one account that has confirmed one.
    assert_eq!(site.mail().await.to, "ana@example.org");
    site.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_address_needs_the_password_and_can_be_undone() {
    let mut site = Site::new().await;
    let mut ana = site.reachable("ana").await;
    let to = |password: Option<&str>| {
        let mut body = json!({"address": "thief@example.org"});
        if let Some(password) = password {
            body["password"] = json!(password);
        }
        body
    };
    for password in [None, Some("wrong-42-boat")] {
        let refused = ana.refused(Method::POST, "/api/email", to(password)).await;
        assert_eq!(refused, (403, "wrong-password".into()));
    }
    ana.ok(Method::POST, "/api/email", to(Some(PASSWORD))).await;
    assert_eq!(email(&mut ana).await["address"], "ana@example.org", "until the new one is confirmed");
    let token = site.token("verify").await;
    assert_eq!(verify(&mut ana, &token).await.0, StatusCode::NO_CONTENT);
    assert_eq!(email(&mut ana).await["address"], "thief@example.org");
    let notice = ana.get("/api/notices").await["notices"][0].clone();
    assert_eq!(
        (&notice["kind"], &notice["say"]["id"]),
        (&json!("account"), &json!("notice-address-changed"))
    );
    let told = site.mail().await;
    assert_eq!(told.to, "ana@example.org");
    assert!(told.text.contains("thief@example.org"), "{}", told.text);
    let undo = token_of(&told, "verify");
    site.server.time.skip(6 * 24 * HOUR);
    let mut other = site.server.stranger();
    assert_eq!(verify(&mut other, &undo).await.0, StatusCode::NO_CONTENT);
    let restored = json!({"address": "ana@example.org", "verified": true, "failing": false});
    assert_eq!(email(&mut ana).await, restored);
    assert_eq!(verify(&mut other, &undo).await.0, StatusCode::GONE);
    site.quiet().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_removed_with_the_password_and_a_way_back() {
    let mut site = Site::new().await;
    let mut ana = site.reachable("ana").await;
    let wrong = json!({"password": "wrong-42-boat"});
    assert_eq!(ana.refused(Method::DELETE, "/api/email", wrong).await, (403, "wrong-password".into()));
    ana.ok(Method::DELETE, "/api/email", json!({"password": PASSWORD})).await;
    assert_eq!(email(&mut ana).await, Value::Null);
    let undo = site.token("verify").await;
    site.server.time.skip(7 * 24 * HOUR + 1);
    assert_eq!(verify(&mut ana, &undo).await.0, StatusCode::GONE, "after seven days it stays removed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_is_replaced_once_and_ends_all_sessions() {
    let mut site = Site::new().await;
    let mut ana = site.reachable("ana").await;
    let mut live = ana.site().await;
    live.hear("hello").await;
    site.server.time.skip(HOUR);
    let mut stranger = site.server.stranger();
    stranger.ok(Method::POST, "/api/recover", json!({"who": " ANA "})).await;
    let mail = site.mail().await;
    assert!(mail.text.contains("for ana") && mail.to == "ana@example.org", "{}", mail.text);
    let token = token_of(&mail, "recover");
    let look = json!({ "token": token });
    assert_eq!(stranger.ok(Method::POST, "/api/recover/look", look.clone()).await, json!({"login": "ana"}));
    let finish = |password: &str| json!({"token": token, "password": password});
    for (password, kind) in [("short", "bad-password"), ("password123", "weak-password")] {
        let refused = stranger.refused(Method::POST, "/api/recover/finish", finish(password)).await;
        assert_eq!(refused, (400, kind.into()));
    }
    let (status, _) =
        stranger.ask(Method::POST, "/api/recover/finish", Some(finish("another-42-caravel"))).await;
    assert_eq!((status, stranger.cookie.clone()), (StatusCode::NO_CONTENT, None));
    assert_eq!(live.hear("bye").await["kind"], "signed-out");
    assert_eq!(ana.get("/api/me").await, Value::Null, "all sessions have ended");
    for (path, body) in [("/api/recover/look", look), ("/api/recover/finish", finish("a-third-42-boat"))] {
        assert_eq!(stranger.refused(Method::POST, path, body).await, (410, "token-expired".into()));
    }
    let told = site.mail().await;
    assert!(told.text.contains("ana"), "the owner is told: {} {}", told.subject, told.text);
    assert_eq!(sign_in(&mut stranger, "ana", PASSWORD).await, StatusCode::FORBIDDEN);
    assert_eq!(sign_in(&mut stranger, "ana", "another-42-caravel").await, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_is_valid_for_an_hour() {
    let mut site = Site::new().await;
    let _ana = site.reachable("ana").await;
    site.server.time.skip(HOUR);
    let mut stranger = site.server.stranger();
    stranger.ok(Method::POST, "/api/recover", json!({"who": "ana@EXAMPLE.org"})).await;
    let token = site.token("recover").await;
    site.server.time.skip(HOUR);
    let finish = json!({"token": token, "password": "another-42-caravel"});
    let refused = stranger.refused(Method::POST, "/api/recover/finish", finish).await;
    assert_eq!(refused, (410, "token-expired".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_with_links_are_limited_by_address_and_network() {
    let mut site = Site::new().await;
    let _ana = site.reachable("ana").await;
    let mut stranger = site.server.stranger();
    site.server.time.skip(24 * HOUR);
    // Five a day to an address, however often they are asked for.
    for n in 0..8 {
        stranger.ok(Method::POST, "/api/recover", json!({"who": "ana"})).await;
        if n < 5 {
            site.token("recover").await;
        }
        site.server.time.skip(600_001);
    }
    site.quiet().await;
    let mut refused = 0;
    for _ in 0..20 {
        let (status, _) = stranger.ask(Method::POST, "/api/recover", Some(json!({"who": "x"}))).await;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!((5..=8).contains(&refused), "{refused} of 28 are refused, of 20 a day");
}

#[tokio::test]
async fn a_site_without_e_mail_answers_so() {
    let server = TestServer::new().await;
    let mut ana = server.stranger();
    ana.ok(Method::POST, "/api/register", json!({"login": "ana", "password": PASSWORD})).await;
    for (method, path, body) in [
        (Method::POST, "/api/email", json!({"address": "ana@example.org"})),
        (Method::DELETE, "/api/email", json!({"password": PASSWORD})),
        (Method::POST, "/api/email/verify", json!({"token": "x"})),
        (Method::POST, "/api/recover", json!({"who": "ana"})),
    ] {
        assert_eq!(ana.refused(method, path, body).await, (404, "mail-off".into()), "{path}");
    }
    let site = Site::new().await;
    let mut guest = site.server.guest("Guest").await;
    let body = json!({"address": "guest@example.org"});
    assert_eq!(guest.refused(Method::POST, "/api/email", body).await, (403, "account-needed".into()));
}
