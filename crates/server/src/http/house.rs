//! The server about itself: its address, its health, its counters.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json as Answer;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::wire::{House, Problem};

use crate::app::App;
use crate::fault::Fault;

/// How long the store may take to answer before the server counts as ill.
const HEALTHY: Duration = Duration::from_secs(2);

/// What a page should know of its server.
#[utoipa::path(get, path = "/api/house", tag = "house", responses((status = 200, body = House)))]
pub(super) async fn house(State(app): State<Arc<App>>) -> Answer<House> {
    Answer(House { url: app.home.clone(), version: env!("CARGO_PKG_VERSION").to_owned() })
}

/// Whether the server and its store answer.
#[utoipa::path(get, path = "/healthz", tag = "house",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    let ping = tokio::time::timeout(HEALTHY, app.hall.store.ping());
    ping.await.map_err(|_| Fault::Busy)??;
    Ok("ok\n")
}

/// Counters for the host alone, who asks from the machine itself: how many moves there were would count secret ones.
#[utoipa::path(get, path = "/metrics", tag = "house",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"),
        (status = 404, body = Problem)))]
pub(super) async fn metrics(State(app): State<Arc<App>>, request: Request) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let forwarded = request.headers().contains_key("x-forwarded-for");
    if forwarded || peer.is_some_and(|peer| !peer.is_loopback()) {
        return Fault::NotFound.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.hall.metrics.text()).into_response()
}
