//! The entry points of the server with arbitrary bytes: requests, invalid requests, and messages of a live connection.
//! The targets of `fuzz/` pass bytes found by coverage; a test passes random bytes.
//!
//! Invariants under arbitrary input: no internal error, no frozen table, and the next request gets an answer.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::missing_panics_doc,
    reason = "a fuzz target finds faults by failing"
)]

use std::fmt::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderName, HeaderValue, Method, Request, header};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Map, Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tower::ServiceExt as _;

use server::store::Sqlite;
use server::{Catalog, Config, Rate, Rates, Server};

/// The time limit of an answer.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time for which the test reads after bytes that need no answer.
const MOMENT: Duration = Duration::from_millis(20);
/// The maximum number of messages per tape.
const MESSAGES: usize = 24;

/// Bytes that encode choices; after the last one all are 0.
#[derive(Debug)]
struct Tape<'a>(&'a [u8]);

impl<'a> Tape<'a> {
    fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    fn below(&mut self, n: usize) -> usize {
        usize::from(self.byte()) % n.max(1)
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn some(&mut self, most: usize) -> &'a [u8] {
        let (some, rest) = self.0.split_at(self.below(most + 1).min(self.0.len()));
        self.0 = rest;
        some
    }

    fn text(&mut self) -> String {
        String::from_utf8_lossy(self.some(40)).into_owned()
    }

    /// A value of any kind, sometimes close to a valid one.
    fn value(&mut self, known: &[String], depth: usize) -> Value {
        match self.below(if depth > 3 { 8 } else { 11 }) {
            0 => Value::Null,
            1 => json!(self.byte().is_multiple_of(2)),
            2 => json!(self.below(6)),
            3 => json!(i64::from_le_bytes(std::array::from_fn(|_| self.byte()))),
            4 => json!(f64::from(self.byte()) * 1e300),
            5 => json!(self.text()),
            6 if !known.is_empty() => json!(known[self.below(known.len())]),
            6 | 7 => {
                json!(self.one_of(&["me", "open", "bot", "easy", "goa", "move", "", "none", "🦜", "a\0b"]))
            }
            8 => (0..self.below(5)).map(|_| self.value(known, depth + 1)).collect(),
            _ => self.object(known, depth + 1).into(),
        }
    }

    fn object(&mut self, known: &[String], depth: usize) -> Map<String, Value> {
        const KEYS: &[&str] = &[
            "type", "id", "n", "text", "action", "moves", "seat", "since", "name", "login", "password",
            "game", "seats", "options", "kind", "level", "clock", "seconds", "public", "link", "salt", "end",
            "watchers", "prefs", "page", "refusals", "lesson", "bot", "old", "new", "campaign", "shown",
            "fill", "hot_seat",
        ];
        (0..self.below(6)).map(|_| (self.one_of(KEYS).to_owned(), self.value(known, depth))).collect()
    }
}

/// A server with a table, for tests of its entry points.
#[derive(Debug)]
pub struct EntryPoints {
    runtime: tokio::runtime::Runtime,
    server: Server,
    router: Router,
    address: SocketAddr,
    folder: PathBuf,
    /// Methods and paths, from the server's own document.
    paths: Vec<(Method, String)>,
    /// The table and seats in play.
    at: std::cell::RefCell<At>,
}

/// A person's cookie, and a table at which the person plays.
#[derive(Clone, Debug, Default)]
struct At {
    cookie: String,
    table: String,
}

impl Drop for EntryPoints {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Default for EntryPoints {
    fn default() -> EntryPoints {
        EntryPoints::new()
    }
}

impl EntryPoints {
    /// A server in its own folder.
    pub fn new() -> EntryPoints {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let folder = std::env::temp_dir().join(format!("caravelle-fuzz-{}", uuid::Uuid::now_v7()));
        std::fs::create_dir_all(&folder).unwrap();
        let (server, address) = runtime.block_on(async {
            let store = Arc::new(Sqlite::open(&folder.join("caravelle.db")).await.unwrap());
            let free = Rate { burst: 1_000_000, every: Duration::from_nanos(1) };
            let rates = Rates {
                api: free,
                guests: free,
                sign_ins: free,
                tables: free,
                reviews: free,
                tries: free,
                messages: free,
            };
            let config = Config { pause: Duration::ZERO, bot_threads: 1, rates, ..Config::default() };
            let server = Server::new(config, store, Arc::new(Catalog::built_in().unwrap())).unwrap();
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let serving = server.clone();
            tokio::spawn(async move { serving.serve(listener, std::future::pending()).await });
            (server, address)
        });
        let router = runtime.block_on(async { server.router() });
        let mut entry_points = EntryPoints {
            runtime,
            server,
            router,
            address,
            folder,
            paths: Vec::new(),
            at: std::cell::RefCell::default(),
        };
        let document = entry_points.ask(Method::GET, "/api/openapi.json", None);
        for (path, methods) in document["paths"].as_object().unwrap() {
            // Streams are excluded, because they do not end.
            let methods = methods.as_object().unwrap().keys().filter(|_| !path.ends_with("/stream"));
            entry_points
                .paths
                .extend(methods.map(|method| (method.to_uppercase().parse().unwrap(), path.clone())));
        }
        entry_points.paths.push((Method::GET, "/".to_owned()));
        entry_points.deal();
        entry_points
    }

    fn send(&self, request: Request<Body>) -> (u16, header::HeaderMap, Vec<u8>) {
        self.runtime.block_on(async {
            let answer = tokio::time::timeout(PATIENCE, self.router.clone().oneshot(request));
            let (parts, body) = answer.await.expect("an answer in time").unwrap().into_parts();
            let body = tokio::time::timeout(PATIENCE, to_bytes(body, 1 << 26)).await.expect("a body in time");
            (parts.status.as_u16(), parts.headers, body.unwrap_or_default().into())
        })
    }

    fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Value {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::COOKIE, self.at.borrow().cookie.as_str());
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let (status, _, answer) = self.send(request.body(body).unwrap());
        assert!(status < 300, "{path}: {status}");
        serde_json::from_slice(&answer).unwrap_or_default()
    }

    fn guest(&self) -> String {
        let request = Request::post("/api/guest").header(header::CONTENT_TYPE, "application/json");
        let (_, headers, _) = self.send(request.body(Body::from(r#"{"name":"Ana"}"#)).unwrap());
        headers[header::SET_COOKIE].to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    /// Opens a table at which a new person plays both seats.
    fn deal(&self) {
        let cookie = self.guest();
        self.at.borrow_mut().cookie = cookie;
        let seats = json!([{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bea"}]);
        let new = json!({"game": "mundus-novus", "seats": seats, "hot_seat": true, "public": true});
        let table = self.ask(Method::POST, "/api/tables", Some(new));
        let id = table["id"].as_str().unwrap().to_owned();
        if table["status"] == "open" {
            self.ask(Method::POST, &format!("/api/tables/{id}/start"), Some(json!({})));
        }
        self.at.borrow_mut().table = id;
    }

    /// Checks the invariants after any input.
    fn is_well(&self) {
        assert_eq!(self.server.frozen(), 0, "a table froze");
        assert_eq!(self.ask(Method::GET, "/healthz", None), Value::Null);
    }

    /// Sends a request based on the OpenAPI document: a route, its parameters, headers and a body.
    pub fn http(&self, bytes: &[u8]) {
        let mut tape = Tape(bytes);
        let At { cookie, table } = self.at.borrow().clone();
        let known = [table, "goa".to_owned(), "en".to_owned()];
        let (method, path) = self.paths[tape.below(self.paths.len())].clone();
        let mut uri = String::new();
        for (n, part) in path.split('/').enumerate() {
            if n > 0 {
                uri.push('/');
            }
            match (part.starts_with('{'), tape.below(4)) {
                (true, 0) => tape.some(12).iter().for_each(|byte| write!(uri, "%{byte:02x}").unwrap()),
                (true, _) => uri += &known[tape.below(known.len())],
                (false, _) => uri += part,
            }
        }
        if tape.below(3) == 0 {
            uri += tape.one_of(&[
                "?",
                "?link=",
                "?since=-1",
                "?seat=999&n=x",
                "?lang=%c3%28",
                "?lang=fr",
                "?a[]=1&&=&%",
            ]);
        }
        let method = if tape.below(8) == 0 {
            tape.one_of(&[Method::PUT, Method::TRACE, Method::OPTIONS, Method::HEAD].each_ref()).clone()
        } else {
            method
        };
        let mut request = Request::builder().method(method).uri(uri);
        // A signed-out or deleted account is useless for the next tapes.
        let ends = path.contains("logout") || path == "/api/me" || path == "/api/password";
        if tape.below(4) > 0 && !ends {
            request = request.header(header::COOKIE, &cookie);
        }
        if tape.below(6) > 0 {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        for _ in 0..tape.below(3) {
            let name = tape.one_of(&[
                "origin",
                "range",
                "accept-encoding",
                "if-none-match",
                "authorization",
                "upgrade",
                "connection",
                "x-forwarded-for",
                "content-type",
                "expect",
                "cookie",
                "accept-language",
                "sec-websocket-key",
            ]);
            if let Ok(value) = HeaderValue::from_bytes(tape.some(40)) {
                request = request.header(HeaderName::from_static(name), value);
            }
        }
        let body = match tape.below(4) {
            0 => Vec::new(),
            1 => tape.0.to_vec(),
            _ => Value::from(tape.object(&known, 0)).to_string().into_bytes(),
        };
        // An invalid address is not a request.
        let Ok(request) = request.body(Body::from(body)) else { return };
        let sent = format!("{} {}", request.method(), request.uri());
        let (status, _, answer) = self.send(request);
        assert!(status < 500, "{sent}: {status} {}", String::from_utf8_lossy(&answer));
        self.is_well();
    }

    /// Sends arbitrary bytes over a connection, from the start or after a WebSocket handshake.
    pub fn raw(&self, bytes: &[u8]) {
        let Some((first, bytes)) = bytes.split_first() else { return };
        let At { cookie, table } = self.at.borrow().clone();
        let head = match first % 4 {
            0 => String::new(),
            1 => "GET / HTTP/1.1\r\nhost: server\r\n".to_owned(),
            2 => format!("POST /api/guest HTTP/1.1\r\nhost: server\r\ncontent-length: {}\r\n", bytes.len()),
            _ => format!(
                "GET /api/tables/{}/live HTTP/1.1\r\nhost: server\r\ncookie: {}\r\nconnection: upgrade\r\n\
                 upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
                table, cookie
            ),
        };
        let live = first % 4 == 3;
        let answer = self.runtime.block_on(async {
            let mut stream = TcpStream::connect(self.address).await.unwrap();
            let mut answer = Vec::new();
            let _ = stream.write_all(head.as_bytes()).await;
            if live {
                // Reads the whole handshake first.
                while !answer.ends_with(b"\r\n\r\n") {
                    let byte =
                        tokio::time::timeout(PATIENCE, stream.read_u8()).await.expect("an answer in time");
                    answer.push(byte.expect("an answer"));
                }
            }
            let _ = stream.write_all(bytes).await;
            if live {
                // The stream would continue as long as somebody reads.
                let _ = tokio::time::timeout(MOMENT, stream.read_to_end(&mut answer)).await;
            } else {
                let _ = stream.shutdown().await;
                let heard = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
                let _ = heard.expect("an end in time");
            }
            answer
        });
        let answer = String::from_utf8_lossy(&answer);
        assert!(!answer.starts_with("HTTP/1.1 5"), "{answer}");
        assert!(!live || answer.starts_with("HTTP/1.1 101"), "{answer}");
        self.is_well();
    }

    /// Sends messages over a live connection: legal and illegal moves, known messages with valid and invalid fields,
    /// and arbitrary text.
    pub fn socket(&self, bytes: &[u8]) {
        let mut tape = Tape(bytes);
        let At { cookie, table } = self.at.borrow().clone();
        let over = self.runtime.block_on(async {
            let url = format!("ws://{}/api/tables/{table}/live", self.address);
            let mut request = url.into_client_request().unwrap();
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
            let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
            let (mut n, mut legal, mut over): (u64, Vec<String>, bool) = (0, Vec::new(), false);
            for _ in 0..MESSAGES {
                // Each message is answered before the next one is sent, so a tape is deterministic.
                let _ = socket.send(Message::text(r#"{"type":"ping"}"#)).await;
                loop {
                    let heard =
                        tokio::time::timeout(PATIENCE, socket.next()).await.expect("an answer in time");
                    let Some(Ok(Message::Text(text))) = heard else { return over };
                    let message: Value = serde_json::from_str(&text).expect("what is told is JSON");
                    match message["type"].as_str().expect("what is told has a type") {
                        "news" => {
                            n = message["n"].as_u64().unwrap();
                            let all = message["position"]["legal"].as_array().into_iter().flatten();
                            legal = all.filter_map(|one| Some(one["text"].as_str()?.to_owned())).collect();
                            over |= !message["position"]["result"].is_null();
                        }
                        "pong" => break,
                        "refused" => assert_ne!(message["problem"]["kind"], "ours", "{message}"),
                        _ => (),
                    }
                }
                if tape.0.is_empty() {
                    return over;
                }
                let said = match tape.below(8) {
                    0 => Message::text(tape.text()),
                    1 => Message::binary(tape.some(60).to_vec()),
                    2..5 if !legal.is_empty() => {
                        let text = &legal[tape.below(legal.len())];
                        Message::text(json!({"type": "act", "id": 1, "n": n, "text": text}).to_string())
                    }
                    _ => {
                        let mut message = tape.object(&legal, 0);
                        let kind = tape.one_of(&[
                            "act", "undo", "redo", "restart", "propose", "agree", "decline", "preview",
                            "hint", "history", "look", "with", "chat", "ping", "news", "",
                        ]);
                        message.insert("type".to_owned(), json!(kind));
                        if tape.below(2) == 0 {
                            message.insert("n".to_owned(), json!(n));
                        }
                        Message::text(Value::from(message).to_string())
                    }
                };
                if socket.send(said).await.is_err() {
                    return over;
                }
            }
            over
        });
        self.is_well();
        if over {
            self.deal();
        }
    }
}
