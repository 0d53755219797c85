//! The live connection: one WebSocket per open table.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use engine::Seat;
use governor::RateLimiter;
use serde::Deserialize;
use table::wire::{ByeKind, FromClient, FromServer, Problem};
use table::{TableId, With};
use tokio::sync::{mpsc, oneshot};

use super::extract::{Asked, At, Who, session_token};
use super::guard::Slot;
use super::socket::{Received, Socket, Upgrade};
use crate::actor::Ask;
use crate::actor::connection::{Connect, MessageText, Perspective, message_text};
use crate::app::App;
use crate::fault::Fault;
use crate::limits::{OUTBOX, SOCKET_SILENCE};
use crate::store::Person;
use crate::token::TokenHash;

/// The query of a live connection.
#[derive(Debug, Default, Deserialize)]
pub(super) struct LiveQuery {
    #[serde(default)]
    since: Option<u32>,
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    link: Option<String>,
    #[serde(default)]
    with: Option<String>,
}

impl LiveQuery {
    fn perspective(&self) -> Result<Perspective, Fault> {
        match self.seat.as_deref() {
            None | Some("") => Ok(Perspective::First),
            Some("none") => Ok(Perspective::Nobody),
            Some(seat) => seat
                .parse()
                .map(|seat| Perspective::Seat(Seat(seat)))
                .map_err(|_| table::Fault::NoSeat.into()),
        }
    }

    fn with(&self) -> With {
        let mut with = With::default();
        for word in self.with.as_deref().unwrap_or_default().split(',') {
            with.page |= word == "page";
            with.refusals |= word == "refusals";
            with.aids |= word == "aids";
        }
        with
    }
}

/// Opens a live connection: a WebSocket with one `FromServer` or `FromClient` message per frame. Errors of the request
/// are HTTP responses, errors of the table are messages on the socket.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables",
    params(("id" = String, Path),
        ("since" = Option<u32>, Query, description = "the last number the client knows"),
        ("seat" = Option<String>, Query, description = "which of one's seats to look through, or `none`"),
        ("link" = Option<String>, Query, description = "the token that led here"),
        ("with" = Option<String>, Query, description = "`page`, `refusals` and `aids`, separated by commas")),
    responses((status = 101, body = FromServer), (status = 403, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn live(
    State(app): State<Arc<App>>,
    Who(person): Who,
    At(id): At,
    Asked(query): Asked<LiveQuery>,
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    let perspective = query.perspective()?;
    let session = session_token(&headers).map(|token| token.hash());
    let address = app.proxies.address(&headers, peer.map(|peer| peer.0.0.ip()));
    let slot = app.sockets.take(address)?;
    Ok(upgrade.open(move |socket| async move {
        app.registry.metrics.sockets.inc();
        Live { app: Arc::clone(&app), id, address, seated: Arc::default(), _slot: slot }
            .run(socket, person, session, query, perspective)
            .await;
        app.registry.metrics.sockets.dec();
    }))
}

fn refused(id: Option<u32>, fault: &Fault) -> MessageText {
    message_text(&FromServer::Refused { id, problem: fault.problem() })
}

/// The id of a request that cannot be parsed otherwise, so that its sender gets the error.
fn wish_of(said: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Wish {
        id: Option<u32>,
    }
    serde_json::from_str::<Wish>(said).ok()?.id
}

struct Live {
    app: Arc<App>,
    id: TableId,
    address: IpAddr,
    /// Whether it belongs to a seat; the table sets it.
    seated: Arc<AtomicBool>,
    _slot: Slot,
}

/// Notifies the table when the connection ends for any reason.
pub(super) struct DisconnectOnDrop {
    pub(super) app: Arc<App>,
    pub(super) table: TableId,
    pub(super) connection: u64,
}

impl Drop for DisconnectOnDrop {
    fn drop(&mut self) {
        // If the table's queue is full, the table notices the end at its next message.
        let _ = self.app.registry.tell(self.table, Ask::Gone { connection: self.connection });
    }
}

impl Live {
    async fn run(
        self,
        mut socket: Socket,
        person: Option<Person>,
        session: Option<TokenHash>,
        query: LiveQuery,
        perspective: Perspective,
    ) {
        let (outbox, messages) = mpsc::channel(OUTBOX);
        let (reply, answer) = oneshot::channel();
        let connect = Connect {
            name: person.as_ref().map(|person| person.name.clone()).unwrap_or_default(),
            person: person.map(|person| person.id),
            address: self.address,
            seated: Arc::clone(&self.seated),
            session,
            with: query.with(),
            since: query.since,
            link: query.link,
            perspective,
            outbox,
            reply,
        };
        // A visitor without an account or guest name.
        let nobody = connect.person.is_none();
        let ask = Ask::Connect(Box::new(connect));
        let registry = &self.app.registry;
        let told =
            if nobody { registry.tell_from_spectator(self.id, ask) } else { registry.tell(self.id, ask) };
        let connected = match told {
            Ok(()) => answer.await.unwrap_or(Err(Fault::Busy)),
            Err(fault) => Err(fault),
        };
        match connected {
            Ok(connection) => {
                let _disconnect = DisconnectOnDrop { app: Arc::clone(&self.app), table: self.id, connection };
                self.talk(socket, connection, messages).await;
            }
            Err(Fault::Elsewhere) => {
                if socket.post([message_text(&FromServer::Bye { kind: ByeKind::Moving })]).await {
                    socket.close(None).await;
                }
            }
            Err(fault) => {
                fault.log();
                if socket.post([refused(None, &fault)]).await {
                    socket.close(Some(&fault.problem().kind)).await;
                }
            }
        }
    }

    async fn talk(&self, mut socket: Socket, connection: u64, mut messages: mpsc::Receiver<MessageText>) {
        let rate = RateLimiter::direct(self.app.rates.messages.quota());
        loop {
            tokio::select! {
                first = messages.recv() => {
                    // `None`: the table has closed the connection or ended it after a disconnect.
                    let Some(first) = first else { break };
                    let more = std::iter::from_fn(|| messages.try_recv().ok());
                    if !socket.post(std::iter::once(first).chain(more)).await {
                        return;
                    }
                }
                said = socket.hear(SOCKET_SILENCE) => {
                    let Some(said) = said else { break };
                    let answer = match said {
                        Received::Text(said) if rate.check().is_err() => Some(refused(wish_of(&said), &Fault::TooMany)),
                        Received::Text(said) => self.hear(connection, &said),
                        Received::Bytes => {
                            Some(refused(None, &Fault::BadRequest("messages are text".to_owned())))
                        }
                        Received::Alive => None,
                    };
                    if let Some(answer) = answer
                        && !socket.post([answer]).await
                    {
                        return;
                    }
                }
            }
        }
        socket.close(None).await;
    }

    /// Passes a message to the table. Answers messages itself that the table need not know.
    fn hear(&self, connection: u64, said: &str) -> Option<MessageText> {
        let message = match serde_json::from_str(said) {
            Ok(FromClient::Ping) => return Some(message_text(&FromServer::Pong)),
            Ok(message) => message,
            Err(error) => return Some(refused(wish_of(said), &Fault::BadRequest(error.to_string()))),
        };
        let ask = Ask::Request { connection, message };
        let told = if self.seated.load(Ordering::Relaxed) {
            self.app.registry.tell(self.id, ask)
        } else {
            self.app.registry.tell_from_spectator(self.id, ask)
        };
        told.err().map(|fault| refused(wish_of(said), &fault))
    }
}
