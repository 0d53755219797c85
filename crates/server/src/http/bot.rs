//! The bot API: a token lets an external program play a seat.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json as Answer;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use catalog::AnyAction;
use engine::Seat;
use futures_util::stream;
use table::wire::{BotAnswer, BotMove, BotNews, BotToken, Problem, SeatRequest, TableInfo};
use table::{TableId, Wish, With, hex};
use tokio::sync::{mpsc, oneshot};

use super::extract::{At, Json, Known, MaybeJson};
use super::live::DisconnectOnDrop;
use crate::actor::Ask;
use crate::actor::connection::{Connect, Perspective};
use crate::app::App;
use crate::fault::Fault;
use crate::limits::{OUTBOX, STREAM_KEEP_ALIVE};
use crate::token::{Token, TokenHash};

/// Lets a program play one of the person's seats.
#[utoipa::path(post, path = "/api/tables/{id}/bot-token", tag = "bots", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = BotToken), (status = 403, body = Problem)))]
pub(super) async fn token(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SeatRequest>,
) -> Result<Answer<BotToken>, Fault> {
    let seat = request.seat.map(Seat);
    let seat =
        app.registry.look(id, Some(person.id), None, move |table| Ok(table.own(person.id, seat)?)).await?;
    let token = Token::new()?;
    let wish = Wish::Program { seat: Some(seat), token: Some(hex(&token.hash().0)) };
    app.registry.wish(id, person.id, wish).await?;
    // The token names the table and seat, so that no lookup is needed.
    let token = format!("{id}.{}.{}", seat.0, token.reveal());
    Ok(Answer(BotToken { token, table: id.to_string(), seat: seat.0 }))
}

/// Revokes the token of a program and closes its stream.
#[utoipa::path(delete, path = "/api/tables/{id}/bot-token", tag = "bots", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SeatRequest>,
) -> Result<Answer<TableInfo>, Fault> {
    let wish = Wish::Program { seat: request.seat.map(Seat), token: None };
    app.registry.wish(id, person.id, wish).await.map(Answer)
}

/// The table, seat and token of a program.
fn bearer(headers: &HeaderMap) -> Result<(TableId, Seat, TokenHash), Fault> {
    let read = || {
        let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?;
        let mut parts = text.trim().split('.');
        let (table, seat, token) = (parts.next()?, parts.next()?, parts.next()?);
        Some((table.parse().ok()?, Seat(seat.parse().ok()?), Token::read(token)?.hash()))
    };
    read().ok_or(Fault::SignedOut)
}

/// Makes a move for a program.
#[utoipa::path(post, path = "/api/bot/move", tag = "bots", request_body = BotMove,
    security(("program" = [])),
    responses((status = 200, body = BotAnswer), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Json(BotMove { n, action, text, moves }): Json<BotMove>,
) -> Result<Answer<BotAnswer>, Fault> {
    let (table, seat, token) = bearer(&headers)?;
    let moves = AnyAction::list(action, text, moves).map_err(Fault::BadRequest)?;
    app.registry.ask(table, |reply| Ask::Program { token, seat, n, moves, reply }).await.map(Answer)
}

/// Streams the turns of a program's seat, one JSON object per line. An empty line now and then keeps the stream alive.
#[utoipa::path(get, path = "/api/bot/stream", tag = "bots",
    security(("program" = [])),
    responses((status = 200, body = BotNews, content_type = "application/x-ndjson"), (status = 401, body = Problem)))]
pub(super) async fn stream(
    State(app): State<Arc<App>>,
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let (table, seat, token) = bearer(&headers)?;
    let address = app.proxies.address(&headers, peer.map(|peer| peer.0.0.ip()));
    let slot = app.sockets.take(address)?;
    let (outbox, messages) = mpsc::channel(OUTBOX);
    let (reply, answer) = oneshot::channel();
    let connect = Connect {
        person: None,
        name: String::new(),
        address,
        seated: Arc::default(),
        session: None,
        link: None,
        perspective: Perspective::Program(token, seat),
        since: None,
        with: With::default(),
        outbox,
        reply,
    };
    app.registry.tell(table, Ask::Connect(Box::new(connect)))?;
    let connection = answer.await.map_err(|_| Fault::Busy)??;
    let disconnect = DisconnectOnDrop { app, table, connection };
    let lines = stream::unfold((messages, disconnect, slot), |(mut messages, disconnect, slot)| async move {
        let line = match tokio::time::timeout(STREAM_KEEP_ALIVE, messages.recv()).await {
            Ok(Some(line)) => Bytes::from(line),
            Ok(None) => return None,
            Err(_) => Bytes::from_static(b"\n"),
        };
        Some((Ok::<_, Infallible>(line), (messages, disconnect, slot)))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}
