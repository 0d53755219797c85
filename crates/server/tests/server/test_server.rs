//! A test server in its own folder, and its clients.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use sqlx::Connection as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt as _;

use super::postgres::Database;
use super::toy::Toys;
use server::store::{Postgres, Sqlite, Store};
use server::testing::Deliver;
use server::{Config, Games, Rate, Rates, Server, Time};

/// A temporary folder that is deleted when dropped.
#[derive(Debug)]
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("caravelle-server-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A listening server.
pub(super) struct TestServer {
    pub(super) server: Server,
    pub(super) time: Time,
    pub(super) address: SocketAddr,
    folder: Arc<Folder>,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    task: Option<tokio::task::JoinHandle<()>>,
    games: Arc<dyn Games>,
}

pub(super) fn config() -> Config {
    let free = Rate { burst: 1_000_000, every: Duration::from_nanos(1) };
    Config {
        pause: Duration::ZERO,
        bot_threads: 1,
        rates: Rates {
            api: free,
            guests: free,
            sign_ins: free,
            tables: free,
            reviews: free,
            tries: free,
            messages: free,
        },
        ..Config::default()
    }
}

impl TestServer {
    /// A server with the toy game.
    pub(super) async fn new() -> TestServer {
        TestServer::with(Arc::new(Toys::default()), config()).await
    }

    pub(super) async fn with(games: Arc<dyn Games>, config: Config) -> TestServer {
        TestServer::at(Arc::new(Folder::new()), games, config).await
    }

    /// A server with a store restored from SQL.
    pub(super) async fn restored(sql: &'static str, games: Arc<dyn Games>, config: Config) -> TestServer {
        let folder = Arc::new(Folder::new());
        let file = folder.0.join("caravelle.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut store = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut store).await.unwrap();
        store.close().await.unwrap();
        TestServer::at(folder, games, config).await
    }

    /// A server in an existing folder.
    pub(super) async fn in_folder(folder: Arc<Folder>) -> TestServer {
        TestServer::at(folder, Arc::new(Toys::default()), config()).await
    }

    async fn at(folder: Arc<Folder>, games: Arc<dyn Games>, config: Config) -> TestServer {
        let store = Arc::new(Sqlite::open(&folder.0.join("caravelle.db")).await.unwrap());
        TestServer::on(store, folder, games, config).await
    }

    /// A node on a database.
    pub(super) async fn node(database: &Database, name: &str) -> TestServer {
        TestServer::node_with(database, name, Arc::new(Toys::default()), config()).await
    }

    /// Like [`Self::node`], with other games or settings.
    pub(super) async fn node_with(
        database: &Database,
        name: &str,
        games: Arc<dyn Games>,
        config: Config,
    ) -> TestServer {
        let store = Arc::new(Postgres::open(&database.url, name).await.unwrap());
        TestServer::on(store, Arc::new(Folder::new()), games, config).await
    }

    /// A node on the database at an address.
    pub(super) async fn node_at(url: &str, name: &str) -> TestServer {
        let store = Arc::new(Postgres::open(url, name).await.unwrap());
        TestServer::on(store, Arc::new(Folder::new()), Arc::new(Toys::default()), config()).await
    }

    /// Like [`Self::in_folder`], while its store is still being checked.
    pub(super) async fn at_once(folder: Arc<Folder>) -> TestServer {
        let store = Arc::new(Sqlite::open(&folder.0.join("caravelle.db")).await.unwrap());
        TestServer::serving(store, folder, Arc::new(Toys::default()), config()).await
    }

    async fn on(
        store: Arc<dyn Store>,
        folder: Arc<Folder>,
        games: Arc<dyn Games>,
        config: Config,
    ) -> TestServer {
        let server = TestServer::serving(store, folder, games, config).await;
        while server.store().health().looking {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        server
    }

    async fn serving(
        store: Arc<dyn Store>,
        folder: Arc<Folder>,
        games: Arc<dyn Games>,
        config: Config,
    ) -> TestServer {
        let time = config.time.clone();
        let server = Server::new(config, store, Arc::clone(&games)).unwrap();
        TestServer::listening(server, time, folder, games).await
    }

    /// A server that notifies by these channels.
    pub(super) async fn with_channels(channels: Arc<dyn Deliver>) -> TestServer {
        let folder = Arc::new(Folder::new());
        let store = Arc::new(Sqlite::open(&folder.0.join("caravelle.db")).await.unwrap());
        TestServer::notifying(store, folder, channels).await
    }

    /// A second server on the same data, which notifies by these channels.
    pub(super) async fn twin_with_channels(&self, channels: Arc<dyn Deliver>) -> TestServer {
        let store = Arc::new(Sqlite::open(&self.folder.0.join("caravelle.db")).await.unwrap());
        TestServer::notifying(store, Arc::clone(&self.folder), channels).await
    }

    /// One node that notifies by these channels.
    pub(super) async fn node_with_channels(
        database: &Database,
        name: &str,
        channels: Arc<dyn Deliver>,
    ) -> TestServer {
        let store = Arc::new(Postgres::open(&database.url, name).await.unwrap());
        TestServer::notifying(store, Arc::new(Folder::new()), channels).await
    }

    async fn notifying(store: Arc<dyn Store>, folder: Arc<Folder>, channels: Arc<dyn Deliver>) -> TestServer {
        let (games, config): (Arc<dyn Games>, _) = (Arc::new(Toys::default()), config());
        let time = config.time.clone();
        let server = Server::with_channels(config, store, Arc::clone(&games), channels).unwrap();
        TestServer::listening(server, time, folder, games).await
    }

    async fn listening(server: Server, time: Time, folder: Arc<Folder>, games: Arc<dyn Games>) -> TestServer {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let serving = server.clone();
        let task = tokio::spawn(async move {
            serving
                .serve(listener, async {
                    let _ = stopped.await;
                })
                .await
                .unwrap();
        });
        TestServer { server, time, address, folder, stop: Some(stop), task: Some(task), games }
    }

    /// Shuts the server down.
    pub(super) async fn end(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.take().unwrap().await.unwrap();
    }

    /// The folder of its data.
    pub(super) fn folder(&self) -> Arc<Folder> {
        Arc::clone(&self.folder)
    }

    /// The store behind it.
    pub(super) fn store(&self) -> Arc<dyn Store> {
        self.server.store()
    }

    /// The number of running reviews.
    pub(super) fn reviews(&self) -> usize {
        self.server.reviews()
    }

    /// A second server on the same data.
    pub(super) async fn twin(&self) -> TestServer {
        TestServer::at(Arc::clone(&self.folder), Arc::clone(&self.games), config()).await
    }

    /// A client with the session of another client, at this server on the same data.
    pub(super) fn known(&self, client: &Client) -> Client {
        Client { cookie: client.cookie.clone(), ..self.stranger() }
    }

    /// Shuts the server down and starts it again on the same data.
    pub(super) async fn restart(mut self) -> TestServer {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.take().unwrap().await.unwrap();
        let time = self.time.clone();
        TestServer::at(Arc::clone(&self.folder), Arc::clone(&self.games), Config { time, ..config() }).await
    }

    /// Restarts on the same data with other games.
    pub(super) async fn restart_with(mut self, games: Arc<dyn Games>) -> TestServer {
        self.games = games;
        self.restart().await
    }

    /// A client without a session.
    pub(super) fn stranger(&self) -> Client {
        Client { server: self.server.clone(), address: self.address, cookie: None }
    }

    /// A guest.
    pub(super) async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        client.ok(Method::POST, "/api/guest", json!({ "name": name })).await;
        client
    }

    /// A running toy game between people; returns the id of its table.
    pub(super) async fn table(&self, people: &mut [&mut Client], options: Value) -> String {
        let (host, others) = people.split_first_mut().unwrap();
        let mut seats = vec![json!({"kind": "me"})];
        seats.extend(others.iter().map(|_| json!({"kind": "open"})));
        let new = json!({"game": "toy", "options": options, "seats": seats, "public": true});
        let table = host.ok(Method::POST, "/api/tables", new).await;
        let id = table["id"].as_str().unwrap().to_owned();
        if others.is_empty() {
            host.post(&id, "start", json!({})).await;
        }
        for other in others {
            other.post(&id, "sit", json!({})).await;
        }
        id
    }
}

/// A client with cookies.
#[derive(Clone)]
pub(super) struct Client {
    server: Server,
    address: SocketAddr,
    pub(super) cookie: Option<String>,
}

impl Client {
    pub(super) async fn send(
        &mut self,
        request: Request<Body>,
    ) -> (StatusCode, axum::http::HeaderMap, Vec<u8>) {
        let response = self.server.router().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(set) = parts.headers.get(header::SET_COOKIE) {
            let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
            self.cookie = (!pair.ends_with('=')).then_some(pair);
        }
        (parts.status, parts.headers, to_bytes(body, 1 << 24).await.unwrap().to_vec())
    }

    pub(super) fn request(&self, method: Method, path: &str, body: Option<Value>) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        match body {
            Some(body) => request
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(body.to_string()))
                .unwrap(),
            None => request.body(Body::empty()).unwrap(),
        }
    }

    pub(super) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (StatusCode, Value) {
        let (status, _, bytes) = self.send(self.request(method, path, body)).await;
        let value = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned()));
        (status, value)
    }

    pub(super) async fn ok(&mut self, method: Method, path: &str, body: Value) -> Value {
        let body = (!body.is_null()).then_some(body);
        let (status, value) = self.ask(method, path, body).await;
        assert!(status.is_success(), "{path}: {status} {value}");
        value
    }

    pub(super) async fn get(&mut self, path: &str) -> Value {
        self.ok(Method::GET, path, Value::Null).await
    }

    /// Asserts that a request is rejected with this status and problem.
    pub(super) async fn refused(&mut self, method: Method, path: &str, body: Value) -> (u16, String) {
        let (status, value) = self.ask(method, path, (!body.is_null()).then_some(body)).await;
        assert!(!status.is_success(), "{path}: {value}");
        assert!(value["reason"]["id"].is_string(), "{path}: {value}");
        (status.as_u16(), value["kind"].as_str().unwrap().to_owned())
    }

    pub(super) async fn post(&mut self, table: &str, wish: &str, body: Value) -> Value {
        self.ok(Method::POST, &format!("/api/tables/{table}/{wish}"), body).await
    }

    pub(super) async fn post_refused(&mut self, table: &str, wish: &str, body: Value) -> String {
        self.refused(Method::POST, &format!("/api/tables/{table}/{wish}"), body).await.1
    }

    pub(super) async fn live(&self, table: &str, query: &str) -> Live {
        self.try_live(table, query, None).await.unwrap()
    }

    /// The site socket.
    pub(super) async fn site(&self) -> Live {
        self.connect(&format!("ws://{}/api/live", self.address), None).await.unwrap()
    }

    pub(super) async fn try_live(
        &self,
        table: &str,
        query: &str,
        origin: Option<&str>,
    ) -> Result<Live, tokio_tungstenite::tungstenite::Error> {
        self.connect(&format!("ws://{}/api/tables/{table}/live?{query}", self.address), origin).await
    }

    async fn connect(
        &self,
        url: &str,
        origin: Option<&str>,
    ) -> Result<Live, tokio_tungstenite::tungstenite::Error> {
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Live { socket, heard: Vec::new(), news: Value::Null })
    }
}

/// A live connection.
pub(super) struct Live {
    pub(super) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All received messages, in order, as text.
    pub(super) heard: Vec<String>,
    /// The last news.
    pub(super) news: Value,
}

impl Live {
    /// The next message; none after the server has closed the connection.
    pub(super) async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            match next.unwrap_or_else(|_| panic!("nothing comes after {:?}", self.heard.last())) {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let value: Value = serde_json::from_str(&text).unwrap();
                    if value["type"] == "news" {
                        self.news = value.clone();
                    }
                    return Some(value);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => (),
                Some(Ok(_) | Err(_)) | None => return None,
            }
        }
    }

    /// The next message of a type.
    pub(super) async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the connection ended before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next news that satisfies a condition.
    pub(super) async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            if !self.news.is_null() && fits(&self.news) {
                return self.news.clone();
            }
            self.next().await.expect("the connection stays");
        }
    }

    pub(super) async fn say(&mut self, message: Value) {
        self.say_raw(&message.to_string()).await;
    }

    pub(super) async fn say_raw(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Reads all messages up to now, by sending a ping: answers come in order.
    pub(super) async fn catch_up(&mut self) {
        self.say(json!({"type": "history", "id": 9, "n": 1})).await;
        while self.hear("history").await["id"] != 9 {}
    }

    pub(super) fn n(&self) -> u64 {
        self.news["n"].as_u64().unwrap()
    }

    /// Makes a move by its notation at the present number. Returns the answer, `done` or `refused`.
    pub(super) async fn act(&mut self, text: &str) -> Value {
        let n = self.n();
        self.act_at(n, text).await
    }

    pub(super) async fn act_at(&mut self, n: u64, text: &str) -> Value {
        self.say(json!({"type": "act", "id": 7, "n": n, "text": text})).await;
        self.answer().await
    }

    pub(super) async fn deed(&mut self, kind: &str) -> Value {
        let n = self.n();
        self.say(json!({"type": kind, "id": 7, "n": n})).await;
        self.answer().await
    }

    pub(super) async fn answer(&mut self) -> Value {
        loop {
            let message = self.next().await.expect("an answer");
            if (message["type"] == "done" || message["type"] == "refused") && message["id"] == 7 {
                return message;
            }
        }
    }

    /// The notations of the legal actions.
    pub(super) fn legal(&self) -> Vec<String> {
        let legal = self.news["position"]["legal"].as_array().unwrap();
        legal.iter().map(|row| row["text"].as_str().unwrap().to_owned()).collect()
    }

    /// Makes the first legal move except `boom`; prefers a confirmation to another pick.
    pub(super) async fn play(&mut self) -> Value {
        let legal = self.legal();
        let sure = legal.iter().find(|text| *text == "confirm").or(legal.first()).expect("a choice").clone();
        self.act(&sure).await
    }

    /// Waits until the seat must decide or the game is over.
    pub(super) async fn turn(&mut self) -> bool {
        let news = self
            .until(|news| {
                news["position"]["legal"].as_array().is_some_and(|legal| !legal.is_empty())
                    || !news["position"]["result"].is_null()
            })
            .await;
        news["position"]["result"].is_null()
    }
}
