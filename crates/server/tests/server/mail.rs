//! E-mails through a real SMTP server, aiosmtpd, on loopback.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use community::{Message, Unsubscription, base64, seal};
use serde_json::{Value, json};
use table::unhex;
use table::wire::{Channel, NotifyKind, Outcome};
use tokio::net::TcpListener;

use super::certificates::Certificates;
use super::sent::{delivery, forgotten, local, message, queue, recorded, send, serving};
use super::store::person;
use super::test_server::{Folder, TestServer};
use server::store::{EmailRow, Person};
use server::testing::{Delivery, random};
use server::{BadSetting, MailConfig, NotifyConfig, ServeError};

const FROM: &str = "Caravelle <no-reply@play.example>";

/// A running SMTP server, and the folder with the e-mails that it has accepted.
struct Smtp {
    process: Child,
    folder: Folder,
    port: u16,
}

/// The Python with the packages of scripts/smtp.txt, which `make setup-test` installs into the build folder.
fn python() -> PathBuf {
    let program = std::env::current_exe().unwrap();
    let mut found = program.ancestors().map(|folder| folder.join("smtp/venv/bin/python"));
    found.find(|python| python.exists()).expect("`make setup-test` installs the SMTP server")
}

impl Smtp {
    fn start(certificates: Option<&Certificates>) -> Smtp {
        let folder = Folder::new();
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/smtp_server.py");
        let mut command = Command::new(python());
        command.arg(script).arg(&folder.0).stdin(Stdio::piped()).stdout(Stdio::piped());
        if let Some(certificates) = certificates {
            command.args([certificates.file("cert.pem"), certificates.file("key.pem")]);
        }
        let mut process = command.spawn().unwrap();
        let first = BufReader::new(process.stdout.take().unwrap()).lines().next().unwrap().unwrap();
        let port = first.strip_prefix("listening on ").unwrap().parse().unwrap();
        Smtp { process, folder, port }
    }

    /// The e-mails that it has accepted.
    fn mails(&self) -> Vec<Value> {
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&self.folder.0).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        let mails = files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "json"));
        mails.map(|file| serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap()).collect()
    }
}

impl Drop for Smtp {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn config(url: String) -> NotifyConfig {
    let mail = MailConfig { url, password: None, from: FROM.to_owned() };
    NotifyConfig { mail: Some(mail), ..local() }
}

/// A server that sends e-mails through a port of this machine without encryption.
async fn mailing(port: u16) -> TestServer {
    serving(config(format!("smtp://127.0.0.1:{port}"))).await
}

/// A person with a confirmed address.
async fn reachable(server: &TestServer, name: &str, address: &str) -> Person {
    let (store, person) = (server.store(), person(name));
    store.add_person(person.clone(), 1).await.unwrap();
    let (address, key) = (address.to_owned(), address.to_lowercase());
    let email = EmailRow { person: person.id, address, key, verified: Some(1), failures: 0 };
    store.set_email(email).await.unwrap();
    person
}

fn header<'a>(mail: &'a Value, name: &str) -> Option<&'a str> {
    let mut headers = mail["headers"].as_array().unwrap().iter();
    headers.find(|pair| pair[0].as_str().unwrap().eq_ignore_ascii_case(name))?[1].as_str()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_email_has_two_parts_and_the_headers_of_notifications() {
    let smtp = Smtp::start(None);
    let server = mailing(smtp.port).await;
    let ana = reachable(&server, "Ana", "Ana@Example.org").await;
    let body = "Place your bid.\n.\n..\n21 h left — à bientôt.".to_owned();
    let turn = delivery(ana.id, Channel::Email, None, Message { body, ..message() });
    let row = send(&server, &turn, Outcome::Sent).await;
    assert_eq!((row.target.as_str(), row.detail), ("Ana@Example.org", None));
    let mail = smtp.mails().remove(0);
    assert_eq!((&mail["from"], &mail["to"]), (&json!("no-reply@play.example"), &json!(["Ana@Example.org"])));
    assert_eq!(header(&mail, "From"), Some(FROM));
    assert_eq!(header(&mail, "To"), Some("Ana <Ana@Example.org>"));
    assert_eq!(header(&mail, "Subject"), Some("Goa: your turn"));
    assert_eq!(header(&mail, "Auto-Submitted"), Some("auto-generated"));
    assert_eq!(header(&mail, "List-Unsubscribe-Post"), Some("List-Unsubscribe=One-Click"));
    let id = format!("<{}@play.example>", turn.id.simple());
    assert_eq!(header(&mail, "Message-ID"), Some(id.as_str()));
    assert_eq!(header(&mail, "References"), Some("<table-t1@play.example>"));
    assert!(header(&mail, "Date").is_some());
    assert!(header(&mail, "Content-Type").unwrap().starts_with("multipart/alternative"));
    let link = header(&mail, "List-Unsubscribe").unwrap().replace([' ', '\n'], "");
    let link = link.strip_prefix('<').unwrap().strip_suffix('>').unwrap();
    let token = link.strip_prefix("https://play.example/api/unsubscribe/").unwrap();
    let key = unhex(&server.store().site_value("signing-key".into()).await.unwrap().unwrap()).unwrap();
    let token = Unsubscription::read(token).unwrap();
    assert_eq!((token.person, token.kind), (ana.id, NotifyKind::Turn));
    assert!(token.is_valid(&key, "ana@example.org") && !token.is_valid(&key, "bea@example.org"));
    // Lines of a single full stop, which end an e-mail in SMTP, arrive as they are.
    let text = mail["text"].as_str().unwrap().replace("\r\n", "\n");
    assert!(text.contains("Place your bid.\n.\n..\n21 h left — à bientôt."), "{text}");
    assert!(text.contains("https://play.example/#/table/t1") && text.contains(link), "{text}");
    let html = mail["html"].as_str().unwrap();
    assert!(html.contains("href=\"https://play.example/#/table/t1\"") && html.contains(link), "{html}");
    for forbidden in ["<img", "<script", "<link", "http://"] {
        assert!(!html.contains(forbidden), "{html}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_line_breaks_adds_no_header() {
    let smtp = Smtp::start(None);
    let server = mailing(smtp.port).await;
    let name = "Ana\r\nBcc: victim@example.org\r\n\r\n<b>\u{202e}é";
    let ana = reachable(&server, name, "ana@example.org").await;
    let title = format!("{name} has written");
    let chat = Message { kind: NotifyKind::Chat, title, ..message() };
    send(&server, &delivery(ana.id, Channel::Email, None, chat), Outcome::Sent).await;
    let mail = smtp.mails().remove(0);
    assert_eq!(mail["to"], json!(["ana@example.org"]));
    assert_eq!(header(&mail, "Bcc"), None);
    let head = mail["raw"].as_str().unwrap().split("\r\n\r\n").next().unwrap();
    assert!(!head.contains("\r\nBcc"), "{head}");
    let subject = header(&mail, "Subject").unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(subject, "Ana Bcc: victim@example.org <b>é has written");
    assert!(header(&mail, "To").unwrap().ends_with("<ana@example.org>"));
    assert!(!mail["html"].as_str().unwrap().contains("<b>"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_connection_is_encrypted_and_signed_in() {
    let certificates = Certificates::new("smtp.example");
    let smtp = Smtp::start(Some(&certificates));
    let mail = MailConfig {
        url: format!("smtp://site@127.0.0.1:{}?tls=required", smtp.port),
        password: Some("secret word".to_owned()),
        from: FROM.to_owned(),
    };
    let trusted = NotifyConfig { mail: Some(mail), certificates: certificates.pem(), ..local() };
    let server = serving(trusted.clone()).await;
    let ana = reachable(&server, "Ana", "ana@example.org").await;
    send(&server, &delivery(ana.id, Channel::Email, None, message()), Outcome::Sent).await;
    let sent = smtp.mails().remove(0);
    assert_eq!((&sent["tls"], &sent["user"]), (&json!(true), &json!("site")));

    // The password of the address, and a wrong one.
    for (password, outcome) in [("secret%20word", Outcome::Sent), ("wrong", Outcome::Retry)] {
        let url = format!("smtp://site:{password}@127.0.0.1:{}?tls=required", smtp.port);
        let mail = Some(MailConfig { url, password: None, from: FROM.to_owned() });
        let server = serving(NotifyConfig { mail, ..trusted.clone() }).await;
        let ana = reachable(&server, "Ana", "ana@example.org").await;
        let row = send(&server, &delivery(ana.id, Channel::Email, None, message()), outcome).await;
        assert_eq!(row.detail.is_some(), outcome == Outcome::Retry);
        assert_eq!(server.store().email(ana.id).await.unwrap().unwrap().failures, 0);
    }

    // A certificate that nobody trusts, and a server without TLS: nothing is sent.
    let plain = Smtp::start(None);
    let strict = NotifyConfig { certificates: Vec::new(), ..trusted.clone() };
    let unable = config(format!("smtp://127.0.0.1:{}?tls=required", plain.port));
    for notify in [strict, unable] {
        let server = serving(notify).await;
        let ana = reachable(&server, "Ana", "ana@example.org").await;
        send(&server, &delivery(ana.id, Channel::Email, None, message()), Outcome::Retry).await;
    }
    assert_eq!((smtp.mails().len(), plain.mails().len()), (2, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_greylisted_email_is_sent_again() {
    let smtp = Smtp::start(None);
    let server = mailing(smtp.port).await;
    let ana = reachable(&server, "Ana", "greylisted@example.org").await;
    let game = Message { kind: NotifyKind::Game, ..message() };
    let game = delivery(ana.id, Channel::Email, None, game);
    let row = send(&server, &game, Outcome::Retry).await;
    assert!(row.detail.as_ref().is_some_and(|detail| detail.starts_with("SMTP 450")), "{row:?}");
    server.time.skip(31_000);
    recorded(&server, &game, Outcome::Sent).await;
    let mails = smtp.mails();
    let id = format!("<{}@play.example>", game.id.simple());
    assert_eq!((mails.len(), header(&mails[0], "Message-ID")), (1, Some(id.as_str())));
    assert_eq!(server.store().email(ana.id).await.unwrap().unwrap().failures, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn three_refusals_of_the_receiver_make_an_address_failing() {
    let smtp = Smtp::start(None);
    let server = mailing(smtp.port).await;
    let store = server.store();
    let ana = reachable(&server, "Ana", "gone@example.org").await;
    for failures in 1..=3 {
        let turn = delivery(ana.id, Channel::Email, None, message());
        let row = send(&server, &turn, Outcome::Failed).await;
        assert!(row.detail.as_ref().is_some_and(|detail| detail.starts_with("SMTP 550")), "{row:?}");
        assert_eq!(store.email(ana.id).await.unwrap().unwrap().failures, failures);
    }
    let fourth = delivery(ana.id, Channel::Email, None, message());
    queue(&server, &fourth).await;
    forgotten(&server, &fourth).await;
    // A refusal of the text is not one of the address; a success ends the count.
    let bea = reachable(&server, "Bea", "spam@example.org").await;
    send(&server, &delivery(bea.id, Channel::Email, None, message()), Outcome::Failed).await;
    assert_eq!(store.email(bea.id).await.unwrap().unwrap().failures, 0);
    let cid = reachable(&server, "Cid", "cid@example.org").await;
    store.note_email(cid.id, 2).await.unwrap();
    send(&server, &delivery(cid.id, Channel::Email, None, message()), Outcome::Sent).await;
    assert_eq!(store.email(cid.id).await.unwrap().unwrap().failures, 0);
    assert_eq!(smtp.mails().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_refuses_or_does_not_answer_is_tried_again() {
    let smtp = Smtp::start(None);
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    // One that accepts connections and says nothing.
    let mute = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let cases = [
        (smtp.port, "silent@example.org", "time-out"),
        (closed, "ana@example.org", "connection refused"),
        (mute.local_addr().unwrap().port(), "ana@example.org", "time-out"),
    ];
    for (port, address, detail) in cases {
        let mail = config(format!("smtp://127.0.0.1:{port}"));
        let server = serving(NotifyConfig { time_limit: Duration::from_millis(500), ..mail }).await;
        let ana = reachable(&server, "Ana", address).await;
        let row = send(&server, &delivery(ana.id, Channel::Email, None, message()), Outcome::Retry).await;
        assert_eq!(row.detail.as_deref(), Some(detail));
        assert_eq!(server.store().email(ana.id).await.unwrap().unwrap().failures, 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_not_confirmed_gets_only_sealed_emails() {
    let smtp = Smtp::start(None);
    let server = mailing(smtp.port).await;
    let store = server.store();
    let ana = reachable(&server, "Ana", "ana@example.org").await;
    store
        .set_email(EmailRow { verified: None, ..store.email(ana.id).await.unwrap().unwrap() })
        .await
        .unwrap();
    let turn = delivery(ana.id, Channel::Email, None, message());
    queue(&server, &turn).await;
    forgotten(&server, &turn).await;
    assert_eq!(smtp.mails(), [] as [Value; 0]);

    let key = store.keep_site_value("sealing-key".into(), "00".repeat(16)).await.unwrap();
    let key: [u8; 16] = unhex(&key).unwrap().try_into().unwrap();
    let email = json!({"subject": "Confirm", "text": "token", "html": "<p>token</p>"});
    let text = json!({"address": "new@example.org", "email": email}).to_string();
    let sealed = base64::encode(&seal(key, random().unwrap(), text.as_bytes()).unwrap());
    let account = Message { kind: NotifyKind::Account, table: None, ..message() };
    let verify = delivery(ana.id, Channel::Email, None, account);
    let verify = Delivery { sealed: Some(sealed), ..verify };
    let row = send(&server, &verify, Outcome::Sent).await;
    assert_eq!(row.target, "new@example.org");
    let mail = smtp.mails().remove(0);
    assert_eq!((&mail["to"], header(&mail, "Subject")), (&json!(["new@example.org"]), Some("Confirm")));
    assert_eq!(header(&mail, "List-Unsubscribe"), None);
    assert!(mail["text"].as_str().unwrap().contains("token"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_mailed_without_an_smtp_server() {
    let server = serving(local()).await;
    let ana = reachable(&server, "Ana", "ana@example.org").await;
    let turn = delivery(ana.id, Channel::Email, None, message());
    queue(&server, &turn).await;
    forgotten(&server, &turn).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_settings_are_refused_at_the_start() {
    let folder = Folder::new();
    let file = folder.0.join("caravelle.db");
    let store = std::sync::Arc::new(server::store::Sqlite::open(&file).await.unwrap());
    let start = |notify: NotifyConfig| {
        let config = server::Config { notify, ..super::test_server::config() };
        let games = std::sync::Arc::new(super::toy::Toys::default());
        match server::Server::new(config, std::sync::Arc::<server::store::Sqlite>::clone(&store), games) {
            Err(ServeError::Notify(setting)) => Some(setting),
            Ok(_) => None,
            Err(error) => panic!("{error}"),
        }
    };
    for good in
        ["smtps://host", "smtps://u:p@host:465", "smtp://host:587?tls=required", "smtp://[::1]:25?tls=none"]
    {
        assert_eq!(start(config(good.to_owned())), None, "{good}");
    }
    for bad in [
        "",
        "host:25",
        "http://host",
        "smtp://",
        "smtp://host?tls=maybe",
        "smtps://host?tls=none",
        "smtp:host",
    ] {
        assert_eq!(start(config(bad.to_owned())), Some(BadSetting::SmtpUrl), "{bad}");
    }
    for bad in ["smtps://user@host", "smtps://:password@host"] {
        assert_eq!(start(config(bad.to_owned())), Some(BadSetting::SmtpPassword), "{bad}");
    }
    for from in ["", "Caravelle", "Caravelle <no-reply>", "a@b\r\nBcc: c@d"] {
        let mail = MailConfig { url: "smtps://host".into(), password: None, from: from.into() };
        let refused = start(NotifyConfig { mail: Some(mail), ..local() });
        assert!(matches!(refused, Some(BadSetting::MailFrom(_))), "{from}: {refused:?}");
    }
    let contact = NotifyConfig { push_contact: Some("host@play.example".into()), ..local() };
    assert!(matches!(start(contact), Some(BadSetting::PushContact(_))));
    let certificates = b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n".to_vec();
    let certificates = start(NotifyConfig { certificates, ..local() });
    assert!(matches!(certificates, Some(BadSetting::Certificates(_))), "{certificates:?}");
}
