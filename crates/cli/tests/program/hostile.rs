//! Thousands of malformed requests and messages against the program: no internal error, no hang, and an unchanged
//! table.
//!
//! The generated requests depend only on a seed, which is printed; `CARAVELLE_SEED` sets another. With
//! `CARAVELLE_FULL=1` there are twenty times as many.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use speed::yardstick::Rng;

use crate::test_server::{Live, TestServer};
use crate::tools::{Folder, good};

const REQUESTS: usize = 1500;
const MESSAGES: usize = 2500;
/// The time limit of an answer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Malformed requests.
struct Attacker {
    rng: Rng,
    table: String,
    paths: Vec<(String, String)>,
}

impl Attacker {
    fn below(&mut self, n: usize) -> usize {
        (self.rng.next() >> 33) as usize % n
    }

    fn one_of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }

    fn bytes(&mut self, most: usize) -> Vec<u8> {
        (0..self.below(most)).map(|_| self.rng.next().to_le_bytes()[3]).collect()
    }

    /// A value of any kind, sometimes close to a valid one.
    fn value(&mut self, depth: usize) -> Value {
        match self.below(if depth > 3 { 9 } else { 12 }) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 => json!(self.rng.next().cast_signed()),
            3 => json!(self.below(6)),
            4 => json!(-1.5e300),
            5 => json!(self.one_of(&[
                "me",
                "open",
                "bot",
                "easy",
                "goa",
                "toy",
                "",
                "0",
                "🦜",
                "\u{202e}x",
                "a\u{0}b"
            ])),
            6 => json!("x".repeat(self.below(3000))),
            7 => json!(String::from_utf8_lossy(&self.bytes(40))),
            8 => json!(self.table),
            9 => (0..self.below(5)).map(|_| self.value(depth + 1)).collect(),
            _ => self.object(depth),
        }
    }

    fn object(&mut self, depth: usize) -> Value {
        const KEYS: &[&str] = &[
            "type", "id", "n", "text", "action", "moves", "seat", "since", "name", "login", "password",
            "game", "seats", "options", "kind", "level", "clock", "seconds", "public", "link", "salt", "end",
            "watchers", "prefs", "page", "refusals", "lesson", "bot", "old", "new", "campaign", "shown",
            "seed",
        ];
        let fields = (0..self.below(6)).map(|_| (self.one_of(KEYS).to_owned(), self.value(depth + 1)));
        fields.collect::<serde_json::Map<_, _>>().into()
    }

    fn path(&mut self) -> (String, String) {
        let at = self.below(self.paths.len());
        let (method, path) = self.paths[at].clone();
        let mut target = String::new();
        for (n, part) in path.split('/').enumerate() {
            if n > 0 {
                target.push('/');
            }
            if part.starts_with('{') {
                let table = self.table.clone();
                let other = ["..", "%2e%2e%2f", "%00", "%ff%fe", "", "0", "goa", "a%20b", &"f".repeat(32)];
                target += if self.below(3) == 0 { &table } else { self.one_of(&other) };
            } else {
                target += part;
            }
        }
        if self.below(3) == 0 {
            let query = ["?", "?link=", "?since=-1", "?seat=999&n=x", "?lang=%c3%28", "?a[]=1&&=&%"];
            target += self.one_of(&query);
        }
        let method =
            if self.below(6) == 0 { self.one_of(&["PUT", "TRACE", "BREW", "OPTIONS"]) } else { &method };
        (method.to_owned(), target)
    }

    /// A request as bytes: mostly valid HTTP, sometimes arbitrary. Returns whether it must be answered.
    fn request(&mut self, cookie: &str) -> (bool, Vec<u8>) {
        if self.below(8) == 0 {
            return (false, self.bytes(400));
        }
        let (method, path) = self.path();
        let body = match self.below(6) {
            0 => self.bytes(300),
            1 => format!("{}1{}", "[".repeat(2000), "]".repeat(2000)).into_bytes(),
            2 => b"{\"name\":".to_vec(),
            _ => self.object(0).to_string().into_bytes(),
        };
        let kind = self.one_of(&[
            "application/json",
            "application/json; charset=x",
            "text/plain",
            "",
            "multipart/form-data",
        ]);
        let length = if self.below(8) == 0 { self.below(5000) } else { body.len() };
        // Each from another address, so that limits do not apply.
        let from = format!("10.{}.{}.{}", self.below(250), self.below(250), self.below(250));
        let more = self.one_of(&[
            "",
            "",
            "",
            "",
            "origin: https://elsewhere.example\r\n",
            "expect: 100-continue\r\n",
            "range: bytes=5-1\r\n",
            "accept-encoding: gzip;q=x, br, *\r\n",
            "transfer-encoding: chunked\r\n",
            "upgrade: websocket\r\n",
            "if-none-match: \"\\\r\n",
            "authorization: Bearer \u{7f}\r\n",
        ]);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: server\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-type: {kind}\r\n\
             x-forwarded-for: {from}\r\n{more}content-length: {length}\r\n\r\n"
        );
        (true, [head.as_bytes(), &body].concat())
    }

    /// A socket message: a known one with valid or invalid fields, or arbitrary text.
    fn message(&mut self) -> String {
        if self.below(5) == 0 {
            return String::from_utf8_lossy(&self.bytes(200)).into_owned();
        }
        let mut message = self.object(0);
        message["type"] = json!(self.one_of(&[
            "act", "undo", "redo", "restart", "propose", "agree", "decline", "preview", "hint", "history",
            "look", "with", "chat", "ping", "news", "",
        ]));
        for key in ["id", "n"] {
            if self.below(2) == 0 {
                message[key] = json!(self.below(5));
            }
        }
        message.to_string()
    }
}

/// The status of the response; none if the server closes the connection, which it may do on invalid HTTP. The client
/// closes its sending side first.
fn status(address: SocketAddr, request: &[u8]) -> Option<u16> {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    // The server may close the connection before it has read everything.
    let _ = stream.write_all(request);
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = Vec::new();
    let began = Instant::now();
    if let Err(error) = stream.read_to_end(&mut answer) {
        assert_eq!(
            error.kind(),
            std::io::ErrorKind::ConnectionReset,
            "no answer after {:?}",
            began.elapsed()
        );
    }
    let head = String::from_utf8_lossy(&answer);
    head.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)?.parse().ok())
}

/// The number and the view of a new connection.
fn known(server: &TestServer, table: &str, cookie: &str) -> (Value, Value) {
    let mut live = Live::open(server.address, table, cookie).unwrap();
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < PATIENCE, "nothing is told any more");
        if let Some(news) = live.hear().unwrap().filter(|message| message["type"] == "news") {
            return (news["n"].clone(), news["position"]["view"].clone());
        }
    }
}

#[test]
fn malformed_requests_are_rejected() {
    let seed = std::env::var("CARAVELLE_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(22);
    let times = if std::env::var_os("CARAVELLE_FULL").is_some() { 20 } else { 1 };
    eprintln!("CARAVELLE_SEED={seed}");
    let folder = Folder::new();
    let data = folder.file("data");
    let server = TestServer::start(&folder.0.join("data"), &[], &["--trusted-proxy", "127.0.0.1"]);
    let guest = |name: &str| server.ask("POST", "/api/guest", "", &json!({ "name": name })).1;
    let (ana, bea, eve) = (guest("Ana"), guest("Bea"), guest("Eve"));
    let new = json!({"game": "goa", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true});
    let table = server.ask("POST", "/api/tables", &ana, &new).2["id"].as_str().unwrap().to_owned();
    assert_eq!(server.ask("POST", &format!("/api/tables/{table}/sit"), &bea, &json!({})).0, 200);
    let before = known(&server, &table, &ana);
    let document = server.ask("GET", "/api/openapi.json", "", &Value::Null).2;
    let mut paths: Vec<(String, String)> = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        // Streams of turns are excluded, because they do not end.
        let methods = methods.as_object().unwrap().keys().filter(|_| !path.ends_with("/stream"));
        paths.extend(methods.map(|method| (method.to_uppercase(), path.clone())));
    }
    assert!(paths.len() > 40, "{paths:?}");
    paths.extend(
        ["/", "/metrics", "/assets/../../etc/passwd", "/healthz", "*"]
            .map(|path| ("GET".into(), path.into())),
    );
    let mut attacker = Attacker { rng: Rng(seed), table: table.clone(), paths };
    let mut answered = 0;
    for n in 0..REQUESTS * times {
        let (is_http, request) = attacker.request(if n % 2 == 0 { &eve } else { "" });
        let answer = status(server.address, &request);
        assert!(
            answer.map_or(!is_http, |answer| answer < 500),
            "{n}: {answer:?} for {}",
            String::from_utf8_lossy(&request)
        );
        answered += usize::from(answer.is_some());
    }
    // Only invalid HTTP may remain without an answer.
    eprintln!("{answered} of {} answered", REQUESTS * times);
    // A spectator, and a player who is not awaited.
    for (said, cookie) in [&eve, &bea].into_iter().enumerate() {
        let mut live = Live::open(server.address, &table, cookie).unwrap();
        for n in 0..MESSAGES * times / 2 {
            let message = attacker.message();
            if live.say_text(&message).is_err() || live.hear_all().is_err() {
                // A connection that sends invalid messages may be closed. It can reconnect.
                live = Live::open(server.address, &table, cookie)
                    .unwrap_or_else(|| panic!("{said}: {n}: {message}"));
            }
        }
        live.say(&json!({"type": "ping"})).unwrap();
        drop(live);
    }
    assert_eq!(known(&server, &table, &ana), before, "the table is as it was");
    assert_eq!(server.ask("GET", "/healthz", "", &Value::Null).0, 200);
    drop(server);
    good(&["check", "--data-dir", &data], "");
    let log = std::fs::read_to_string(folder.0.join("data.log")).unwrap();
    assert!(!log.contains("internal error") && !log.contains("panicked"), "{log}");
}
