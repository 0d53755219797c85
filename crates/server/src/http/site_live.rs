//! The site socket: one WebSocket per page for news outside of a table.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use governor::RateLimiter;
use table::PersonId;
use table::wire::{ByeKind, Problem, SiteFromClient, SiteFromServer};
use tokio::sync::mpsc;

use super::extract::{Who, session_token};
use super::guard::Slot;
use super::socket::{Received, Socket, Upgrade};
use crate::actor::connection::{MessageText, message_text};
use crate::app::App;
use crate::fault::Fault;
use crate::limits::{OUTBOX, SOCKET_SILENCE};
use crate::token::TokenHash;

/// Opens the site socket: a WebSocket with a `SiteFromServer` or `SiteFromClient` message in each frame. Without a session it
/// reports changes of the lobby only.
#[utoipa::path(get, path = "/api/live", tag = "site",
    responses((status = 101, body = SiteFromServer), (status = 429, body = Problem)))]
pub(super) async fn live(
    State(app): State<Arc<App>>,
    Who(person): Who,
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Fault> {
    if app.registry.is_closing() {
        return Err(Fault::Closing);
    }
    let session = session_token(&headers).map(|token| token.hash());
    let address = app.proxies.address(&headers, peer.map(|peer| peer.0.0.ip()));
    let slots = (app.site_sockets.take(address)?, app.sockets.take(address)?);
    let person = person.map(|person| person.id);
    Ok(upgrade.open(move |socket| async move {
        app.registry.metrics.sockets.inc();
        let id = app.registry.next_connection();
        let site = Site { app: Arc::clone(&app), id, person, _slots: slots };
        site.run(socket, session).await;
        app.registry.metrics.sockets.dec();
    }))
}

struct Site {
    app: Arc<App>,
    id: u64,
    person: Option<PersonId>,
    _slots: (Slot, Slot),
}

impl Drop for Site {
    fn drop(&mut self) {
        let registry = &self.app.registry;
        registry.community.sites.leave(self.id);
        if let Some(person) = self.person {
            let left = registry.community.presence.end_site(person, self.id, registry.time.now());
            registry.went_away(person, left);
        }
    }
}

impl Site {
    async fn run(self, mut socket: Socket, session: Option<TokenHash>) {
        let (outbox, mut messages) = mpsc::channel(OUTBOX);
        let registry = &self.app.registry;
        if let Err(fault) = registry.community.sites.join(self.id, self.person, session, outbox) {
            socket.close(Some(&fault.problem().kind)).await;
            return;
        }
        let hello = match self.hello().await {
            Ok(hello) => hello,
            Err(fault) => {
                fault.log();
                socket.close(Some(&fault.problem().kind)).await;
                return;
            }
        };
        if !socket.post([message_text(&hello)]).await {
            return;
        }
        let rate = RateLimiter::direct(self.app.rates.messages.quota());
        loop {
            tokio::select! {
                first = messages.recv() => {
                    // `None` means that the socket is closed.
                    let Some(first) = first else { break };
                    let more = std::iter::from_fn(|| messages.try_recv().ok());
                    if !socket.post(std::iter::once(first).chain(more)).await {
                        return;
                    }
                }
                said = socket.hear(SOCKET_SILENCE) => {
                    let answer = match said {
                        Some(Received::Text(_) | Received::Bytes) if rate.check().is_err() => {
                            Some(SiteFromServer::Bye { kind: ByeKind::Slow })
                        }
                        Some(Received::Text(said)) => self.hear(&said),
                        Some(Received::Bytes | Received::Alive) => None,
                        None => break,
                    };
                    let ends = matches!(answer, Some(SiteFromServer::Bye { .. }));
                    if let Some(answer) = answer
                        && !socket.post([message_text(&answer)]).await
                    {
                        return;
                    }
                    if ends {
                        break;
                    }
                }
            }
        }
        socket.close(None).await;
    }

    async fn hello(&self) -> Result<SiteFromServer, Fault> {
        let registry = &self.app.registry;
        let Some(person) = self.person else {
            return Ok(SiteFromServer::Hello { unread: 0, waiting: Vec::new() });
        };
        let unread = registry.store.unread(person).await?;
        let waiting = registry.waiting(person).await?;
        registry.community.sites.told_waiting(self.id, waiting.clone());
        Ok(SiteFromServer::Hello { unread, waiting })
    }

    /// Handles a message of the client. Invalid messages are ignored.
    fn hear(&self, said: &MessageText) -> Option<SiteFromServer> {
        let registry = &self.app.registry;
        let (presence, now) = (&registry.community.presence, registry.time.now());
        match serde_json::from_str(said).ok()? {
            SiteFromClient::Ping => {
                if let Some(person) = self.person {
                    presence.is_alive(person, self.id, now);
                }
                Some(SiteFromServer::Pong)
            }
            SiteFromClient::Looking { visible, table } => {
                let person = self.person?;
                presence.look(person, self.id, visible, table.and_then(|table| table.parse().ok()), now);
                registry.community.sites.mark_waiting(person);
                None
            }
        }
    }
}
