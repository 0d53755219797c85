//! The sessions of a person over HTTP: the browsers that are signed in.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::hex;
use table::wire::{Problem, SessionInfo, SessionList};

use super::extract::{Known, Named, cookie, session_token};
use crate::actor::Sessions;
use crate::app::App;
use crate::fault::Fault;
use crate::token::TokenHash;

/// Browsers by a part of their user agents, the first that fits; others name themselves after these.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 8] = [
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("iPod", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// The browser and system of a user agent, such as `Firefox, Linux`; empty if both are unknown.
pub fn browser_label(agent: &str) -> String {
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name)
    };
    [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The browser of a request.
pub(super) fn browser(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    browser_label(agent.unwrap_or_default())
}

/// The id of a session on the wire, which does not reveal its token.
fn id_of(token: TokenHash) -> String {
    let TokenHash(hash) = TokenHash::of(&format!("session {}", hex(&token.0)));
    hex(hash.get(..16).unwrap_or_default())
}

/// Lists the browsers that are signed in as the person.
#[utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = 200, body = SessionList), (status = 401, body = Problem)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Known(person): Known,
    headers: HeaderMap,
) -> Result<Answer<SessionList>, Fault> {
    let own = session_token(&headers).map(|token| token.hash());
    let rows = app.registry.store.sessions_of(person.id, app.registry.time.now()).await?;
    let sessions = rows.into_iter().map(|row| SessionInfo {
        id: id_of(row.token),
        created: row.created,
        used: row.used,
        label: row.label,
        current: own == Some(row.token),
    });
    Ok(Answer(SessionList { sessions: sessions.collect() }))
}

/// Signs a browser out, and closes its connections.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let rows = app.registry.store.sessions_of(person.id, app.registry.time.now()).await?;
    let token = rows.into_iter().map(|row| row.token).find(|token| id_of(*token) == id);
    let token = token.ok_or(Fault::NotFound)?;
    app.registry.store.end_session(token).await?;
    app.registry.dismiss(person.id, Sessions::One(token)).await?;
    if session_token(&headers).is_some_and(|own| own.hash() == token) {
        return Ok((StatusCode::NO_CONTENT, cookie(&app, None)).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}
