//! A receiver of requests on loopback: a push service or the program behind a webhook.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};

/// A request that arrived.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) path: String,
    pub(super) headers: HeaderMap,
    pub(super) body: Vec<u8>,
    pub(super) at: Instant,
}

impl Seen {
    pub(super) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// An answer: a status with headers.
pub(super) type Answer = (u16, Vec<(&'static str, String)>);

#[derive(Default)]
struct Shared {
    seen: Vec<Seen>,
    /// The answers to the next requests, the first first; then all are accepted.
    answers: VecDeque<Answer>,
    /// The time before an answer.
    pause: Duration,
}

#[derive(Clone)]
pub(super) struct Receiver {
    pub(super) address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

async fn receive(
    State(shared): State<Arc<Mutex<Shared>>>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let path = uri.path_and_query().map(ToString::to_string).unwrap_or_default();
    let ((status, headers), pause) = {
        let mut shared = shared.lock().unwrap();
        shared.seen.push(Seen { path, headers, body: body.to_vec(), at: Instant::now() });
        (shared.answers.pop_front().unwrap_or((201, Vec::new())), shared.pause)
    };
    tokio::time::sleep(pause).await;
    let mut response = StatusCode::from_u16(status).unwrap().into_response();
    for (name, value) in headers {
        response.headers_mut().insert(name, value.parse().unwrap());
    }
    response
}

impl Receiver {
    pub(super) async fn new() -> Receiver {
        Receiver::on("127.0.0.1:0").await
    }

    /// A receiver at an address.
    pub(super) async fn on(address: &str) -> Receiver {
        let shared = Arc::<Mutex<Shared>>::default();
        let router = Router::new().fallback(receive).with_state(Arc::clone(&shared));
        let listener = tokio::net::TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, router).await });
        Receiver { address, shared }
    }

    pub(super) fn url(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }

    /// The requests that arrived.
    pub(super) fn seen(&self) -> Vec<Seen> {
        self.shared.lock().unwrap().seen.clone()
    }

    /// Answers only after a while.
    pub(super) fn slow_down(&self, pause: Duration) {
        self.shared.lock().unwrap().pause = pause;
    }

    /// Answers the next requests with these statuses.
    pub(super) fn answer(&self, answers: &[u16]) {
        self.answer_with(answers.iter().map(|status| (*status, Vec::new())).collect());
    }

    pub(super) fn answer_with(&self, answers: Vec<Answer>) {
        self.shared.lock().unwrap().answers.extend(answers);
    }
}
