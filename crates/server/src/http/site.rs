//! Information about the server: its address, health and metrics.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Json as Answer;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use table::wire::{Problem, SiteInfo};

use crate::app::App;
use crate::fault::Fault;
use crate::store::{Health, StoreError};
use crate::token::TokenHash;

/// The time after which a store without an answer counts as failing.
const HEALTHY: Duration = Duration::from_secs(2);

/// The page's settings of the server.
#[utoipa::path(get, path = "/api/house", tag = "site", responses((status = 200, body = SiteInfo)))]
pub(super) async fn site_info(State(app): State<Arc<App>>) -> Answer<SiteInfo> {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let mail = app.registry.community.channels.available().email;
    Answer(SiteInfo { url: app.home.clone(), version, mail })
}

/// Checks whether the server and its store answer.
#[utoipa::path(get, path = "/healthz", tag = "site",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    // A short failure of the shared database must not restart all nodes of a cluster.
    if app.registry.store.is_shared() {
        return Ok("ok\n");
    }
    let Health { looking, damages } = app.registry.store.health();
    if let Some(damage) = damages.into_iter().next() {
        return Err(Fault::Store(damage.into()));
    }
    stores(&app).await?;
    Ok(if looking { "ok, and the store is still being checked\n" } else { "ok\n" })
}

/// Whether the store can write and read back. The error for proxies and monitors is always the same; the log has the
/// cause.
async fn stores(app: &App) -> Result<(), Fault> {
    let ping = tokio::time::timeout(HEALTHY, app.registry.store.ping());
    ping.await.map_err(|_| Fault::Busy)?.map_err(|error| {
        if !matches!(error, StoreError::NotStoring) {
            tracing::error!(error = %error.chain(), "the store does not work");
        }
        Fault::Store(StoreError::NotStoring)
    })
}

/// Checks whether the node accepts visitors: not during shutdown, and not while it cannot store.
#[utoipa::path(get, path = "/readyz", tag = "site",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 503, body = Problem)))]
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Fault> {
    if !app.registry.is_ready() {
        return Err(Fault::Closing);
    }
    if !app.registry.store.is_shared() {
        stores(&app).await?;
    }
    Ok("ok\n")
}

/// Returns metrics for the host, who asks from the same machine or sends the token. The metrics are not public because
/// the number of moves includes secret ones.
#[utoipa::path(get, path = "/metrics", tag = "site",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"),
        (status = 404, body = Problem)))]
pub(super) async fn metrics(State(app): State<Arc<App>>, request: Request) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let here = is_direct(request.headers()) && peer.is_none_or(|peer| peer.to_canonical().is_loopback());
    if !here && !brings(app.metrics_token, request.headers()) {
        return Fault::NotFound.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.registry.metrics.text()).into_response()
}

/// Whether a request contains the expected token. Compares hashes, so that the time of the comparison reveals nothing.
pub fn brings(wanted: Option<TokenHash>, headers: &HeaderMap) -> bool {
    let brought = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let brought = brought.and_then(|value| value.strip_prefix("Bearer "));
    wanted.is_some() && brought.map(TokenHash::of) == wanted
}

/// Whether a request came directly from this machine: not through a proxy, and not from a page whose host name resolves
/// to it.
pub fn is_direct(headers: &HeaderMap) -> bool {
    let passed_on =
        ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];
    if passed_on.iter().any(|name| headers.contains_key(*name)) {
        return false;
    }
    let Some(host) = headers.get(header::HOST) else { return true };
    let Ok(host) = host.to_str() else { return false };
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split_once(']').map_or(rest, |(name, _)| name),
        None => host.split_once(':').map_or(host, |(name, _)| name),
    };
    let own = name.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback());
    own || name.eq_ignore_ascii_case("localhost")
}
