//! A database that does not answer: requests fail within the promised time, and play continues once it is back.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use axum::http::Method;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};

use super::postgres::Database;
use super::test_server::{Client, TestServer};

/// The limit promised in `docs/hosting.md`.
const PROMISED: Duration = Duration::from_secs(5);

const PASSES: u8 = 0;
/// Connections stay, and nothing passes.
const HANGS: u8 = 1;
/// Connections are closed, and new ones are refused.
const REFUSES: u8 = 2;

/// A connection to the database that can be blocked.
struct Wire {
    port: u16,
    state: Arc<AtomicU8>,
}

impl Wire {
    async fn to(port: u16) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap().port();
        let state = Arc::new(AtomicU8::new(PASSES));
        let shared = Arc::clone(&state);
        tokio::spawn(async move {
            loop {
                let (near, _) = listener.accept().await.unwrap();
                if shared.load(Ordering::Acquire) == REFUSES {
                    continue;
                }
                let Ok(far) = TcpStream::connect(("127.0.0.1", port)).await else { continue };
                let (near_read, near_write) = near.into_split();
                let (far_read, far_write) = far.into_split();
                tokio::spawn(carry(near_read, far_write, Arc::clone(&shared)));
                tokio::spawn(carry(far_read, near_write, Arc::clone(&shared)));
            }
        });
        Wire { port: own, state }
    }

    fn be(&self, state: u8) {
        self.state.store(state, Ordering::Release);
    }
}

async fn carry(
    from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    state: Arc<AtomicU8>,
) {
    let mut bytes = vec![0; 65_536];
    loop {
        match state.load(Ordering::Acquire) {
            REFUSES => return,
            HANGS => tokio::time::sleep(Duration::from_millis(5)).await,
            _ => match tokio::time::timeout(Duration::from_millis(5), from.readable()).await {
                Ok(Ok(())) => match from.try_read(&mut bytes) {
                    Ok(0) => return,
                    Ok(n) => {
                        if to.write_all(&bytes[..n]).await.is_err() {
                            return;
                        }
                    }
                    Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => (),
                    Err(_) => return,
                },
                Ok(Err(_)) => return,
                Err(_) => (),
            },
        }
    }
}

/// The time of a request, and its response.
async fn asked(mut client: Client, method: Method, path: String, body: Option<Value>) -> (Duration, u16) {
    let began = Instant::now();
    let (status, _) = client.ask(method, &path, body).await;
    (began.elapsed(), status.as_u16())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_are_answered_within_the_limit_without_a_database() {
    let database = Database::new().await;
    let (start, rest) = database.url.rsplit_once(':').unwrap();
    let (port, name) = rest.split_once('/').unwrap();
    let wire = Wire::to(port.parse().unwrap()).await;
    let server = TestServer::node_at(&format!("{start}:{}/{name}", wire.port), "node").await;
    let mut people = Vec::new();
    for name in ["Ana", "Bea", "Cid", "Dora"] {
        people.push(server.guest(name).await);
    }
    let [ana, bea, cid, dora] = &mut people[..] else { unreachable!() };
    let table = server.table(&mut [ana, bea, cid, dora], json!({"rounds": 60})).await;
    for state in [HANGS, REFUSES] {
        let mut lives = Vec::new();
        for person in &people {
            let mut live = person.live(&table, "").await;
            live.until(|_| true).await;
            live.catch_up().await;
            lives.push(live);
        }
        wire.be(state);
        let mut waits = Vec::new();
        // Several waves, so that some requests start while others wait.
        for _ in 0..3 {
            for person in &people {
                let get = (Method::GET, "/api/my-tables".to_owned(), None);
                let wish = (Method::POST, format!("/api/tables/{table}/resign"), Some(json!({})));
                let open = json!({"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]});
                let open = (Method::POST, "/api/tables".to_owned(), Some(open));
                for (method, path, body) in [get, wish, open] {
                    waits.push(tokio::spawn(asked(person.clone(), method, path, body)));
                }
            }
            tokio::time::sleep(Duration::from_millis(1500)).await;
        }
        // A move of every awaited seat at one table.
        let mut acts = Vec::new();
        for mut live in lives {
            acts.push(tokio::spawn(async move {
                let legal = live.legal();
                let Some(text) = legal.first() else { return Duration::ZERO };
                let began = Instant::now();
                let act = json!({"type": "act", "id": 7, "n": live.news["n"], "text": text});
                live.say(act).await;
                while live.next().await.is_some_and(|message| message["id"] != 7) {}
                began.elapsed()
            }));
        }
        let mut longest = Duration::ZERO;
        for wait in waits {
            let (took, status) = wait.await.unwrap();
            assert!(matches!(status, 503 | 401), "{status}");
            longest = longest.max(took);
        }
        for act in acts {
            longest = longest.max(act.await.unwrap());
        }
        println!("longest wait: {longest:?}");
        assert!(longest < PROMISED, "somebody waited for {longest:?}");
        wire.be(PASSES);
        let began = Instant::now();
        while people[0].ask(Method::GET, "/api/my-tables", None).await.0 != 200 {
            assert!(began.elapsed() < Duration::from_secs(30), "it does not go on");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let mut live = people[0].live(&table, "").await;
    live.until(|_| true).await;
}
