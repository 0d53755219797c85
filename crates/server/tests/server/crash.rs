//! A real process that is killed during play loses no acknowledged move.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::sent::local;
use super::test_server::{Folder, config};
use server::store::Sqlite;
use server::{Catalog, Config, Server};

const FOLDER: &str = "CARAVELLE_TEST_SERVER_FOLDER";
/// The milliseconds by which the clock of the process is ahead.
const AHEAD: &str = "CARAVELLE_TEST_SERVER_AHEAD";
/// Ten tables with two seats each: twenty players.
const TABLES: usize = 10;

/// The server process of the test below. Run by itself, it does nothing.
#[test]
fn server_process() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Arc::new(Sqlite::open(&Path::new(&folder).join("caravelle.db")).await.unwrap());
        let config = Config { notify: local(), ..config() };
        config.time.skip(std::env::var(AHEAD).map_or(0, |ahead| ahead.parse().unwrap()));
        let server = Server::new(config, store, Arc::new(Catalog::built_in().unwrap())).unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        // Ends the process with the test, even if the test fails.
        std::thread::spawn(|| {
            let _ = std::io::stdin().read_line(&mut String::new());
            std::process::exit(0);
        });
        println!("listening {}", listener.local_addr().unwrap());
        let mut stop = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()).unwrap();
        server
            .serve(listener, async move {
                stop.recv().await;
            })
            .await
            .unwrap();
    });
}

pub(super) struct Process {
    child: Child,
    /// Closed when dropped.
    _stdin: ChildStdin,
    pub(super) address: SocketAddr,
}

impl Process {
    fn start(folder: &Path) -> Process {
        Process::start_ahead(folder, 0)
    }

    /// A process whose clock is ahead.
    pub(super) fn start_ahead(folder: &Path, millis: u64) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["crash::server_process", "--exact", "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder)
            .env(AHEAD, millis.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = loop {
            let line = lines.next().expect("the server tells its address").unwrap();
            if let Some((_, address)) = line.split_once("listening ") {
                break address.trim().parse().unwrap();
            }
        };
        // Reads the rest of the output, so that the process never blocks on it.
        std::thread::spawn(move || lines.for_each(drop));
        Process { _stdin: child.stdin.take().unwrap(), child, address }
    }

    pub(super) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn stop(mut self) {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        self.child.wait().unwrap();
    }
}

/// A request over its own connection. Returns the cookie, if one was set, and the body.
pub(super) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> (String, String) {
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{path}: {text}");
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    (set.map(|set| set.split(';').next().unwrap().to_owned()).unwrap_or_default(), body.to_owned())
}

/// The address of the running process; none between two.
type Where = Arc<Mutex<Option<SocketAddr>>>;

/// Plays one seat to the end and reconnects whenever the server is gone. Returns the acknowledged moves.
async fn player(place: Where, table: String, cookie: String, mut salt: u64) -> Vec<String> {
    let mut acknowledged = Vec::new();
    let mut known: Option<u64> = None;
    loop {
        let Some(address) = *place.lock().unwrap() else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let since = known.map(|known| format!("since={known}")).unwrap_or_default();
        let url = format!("ws://{address}/api/tables/{table}/live?{since}");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let Ok((mut socket, _)) = tokio_tungstenite::connect_async(request).await else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        // By request id, because the news of a move come before its acknowledgement.
        let mut sent: Vec<(u64, String)> = Vec::new();
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["type"].as_str().unwrap() {
                "news" => {
                    let n = message["n"].as_u64().unwrap();
                    // Acknowledged moves exist after every start.
                    assert!(known.is_none_or(|known| n >= known), "told {known:?}, now {n}");
                    known = Some(n);
                    if !message["position"]["result"].is_null() {
                        return acknowledged;
                    }
                    let legal = message["position"]["legal"].as_array().unwrap();
                    if legal.is_empty() || sent.last().is_some_and(|(at, _)| *at == n) {
                        continue;
                    }
                    salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let choice =
                        legal[(salt >> 33) as usize % legal.len()]["text"].as_str().unwrap().to_owned();
                    let act = json!({"type": "act", "id": sent.len(), "n": n, "text": choice}).to_string();
                    sent.push((n, choice));
                    if socket.send(Message::text(act)).await.is_err() {
                        break;
                    }
                }
                "done" if message["made"] == true => {
                    acknowledged.push(sent[message["id"].as_u64().unwrap() as usize].1.clone());
                }
                // A server that shuts down reports it.
                "refused" if message["problem"]["kind"] == "closing" => break,
                "refused" => panic!("{message}"),
                _ => (),
            }
        }
    }
}

#[test]
fn acknowledged_moves_survive_kill_and_restart() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let rounds = if std::env::var_os("CARAVELLE_FULL").is_some() { 20 } else { 4 };
        let folder = Folder::new();
        let mut process = Process::start(&folder.0);
        let place: Where = Arc::new(Mutex::new(Some(process.address)));
        let mut players = tokio::task::JoinSet::new();
        let mut tables = Vec::new();
        for at in 0..TABLES {
            let mut cookies = Vec::new();
            for seat in 0..2 {
                let name = json!({"name": format!("p{at}-{seat}")});
                cookies.push(request(process.address, "POST", "/api/guest", "", &name).await.0);
            }
            let new =
                json!({"game": "mundus-novus", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true});
            let (_, table) = request(process.address, "POST", "/api/tables", &cookies[0], &new).await;
            let table: Value = serde_json::from_str(&table).unwrap();
            let table = table["id"].as_str().unwrap().to_owned();
            request(process.address, "POST", &format!("/api/tables/{table}/sit"), &cookies[1], &Value::Null)
                .await;
            for (seat, cookie) in cookies.iter().enumerate() {
                let salt = (at * 2 + seat) as u64 + 1;
                let one = player(Arc::clone(&place), table.clone(), cookie.clone(), salt);
                players.spawn(async move { (at * 2 + seat, one.await) });
            }
            tables.push((table, cookies[0].clone()));
        }
        // Killed without warning or asked to end, repeatedly under load.
        for round in 0..rounds {
            tokio::time::sleep(Duration::from_millis(150)).await;
            *place.lock().unwrap() = None;
            if round % 4 == 3 {
                process.stop()
            } else {
                process.kill()
            }
            process = Process::start(&folder.0);
            *place.lock().unwrap() = Some(process.address);
        }
        let mut acknowledged_texts = vec![Vec::new(); TABLES * 2];
        while let Some(player) = players.join_next().await {
            let (at, acknowledged) = player.unwrap();
            acknowledged_texts[at] = acknowledged;
        }
        for (at, (table, cookie)) in tables.iter().enumerate() {
            let path = format!("/api/tables/{table}/record");
            let (_, record) = request(process.address, "GET", &path, cookie, &Value::Null).await;
            let record = engine::Record::read(record.as_bytes()).unwrap();
            for seat in 0..2 {
                let mut stands = record.moves.iter().filter(|one| one.seat.index() == seat);
                for text in &acknowledged_texts[at * 2 + seat] {
                    assert!(stands.any(|one| one.text == *text), "{table}: {text} is lost");
                }
                assert!(!acknowledged_texts[at * 2 + seat].is_empty());
            }
        }
        process.kill();
    });
}
