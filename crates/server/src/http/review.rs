//! The review of a finished game, as a stream of lines.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use table::wire::{Problem, ReviewNews};

use super::extract::{Asked, At, ByLink, Who};
use crate::app::App;
use crate::fault::Fault;
use crate::limits::STREAM_KEEP_ALIVE;

/// Streams the review of a finished game to everybody who may see the game: chances by turn, turning points and better
/// choices. One JSON object per line; an empty line now and then keeps the stream alive. Closing the connection cancels
/// the review.
#[utoipa::path(post, path = "/api/tables/{id}/review", tag = "tables",
    params(("id" = String, Path), ("link" = Option<String>, Query)),
    responses((status = 200, body = ReviewNews, content_type = "application/x-ndjson"),
        (status = 409, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    Who(person): Who,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let person = person.map(|person| person.id);
    let (game, numbers) =
        app.registry.look(id, person, link, move |table| Ok(table.to_review(person)?)).await?;
    let slot = app.sockets.take(app.proxies.address(&headers, peer.map(|peer| peer.0.0.ip())))?;
    let lines = app.registry.review(id, game, numbers).await?;
    let lines = stream::unfold((lines, slot), |(mut lines, slot)| async move {
        let line = match tokio::time::timeout(STREAM_KEEP_ALIVE, lines.next()).await {
            Ok(Some(line)) => Bytes::from(format!("{line}\n")),
            Ok(None) => return None,
            Err(_) => Bytes::from_static(b"\n"),
        };
        Some((Ok::<_, Infallible>(line), (lines, slot)))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}
