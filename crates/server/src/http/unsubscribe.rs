//! The page behind the link that stops e-mails. It works without a script and without signing in (RFC 8058).

use std::sync::Arc;

use ::community::{Unsubscription, escape_html};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use engine::Phrase;
use table::wire::NotifyKind;
use words::{Lang, Names, say};

use super::extract::Named;
use crate::app::App;
use crate::community::lang_of;
use crate::fault::Fault;
use crate::store::Person;

/// The paths of this module. A mail server posts there without a page, so no origin is checked.
pub(super) const PATH: &str = "/api/unsubscribe/";

/// The person and the kind of a valid token. It names the present address, so it ends with that.
async fn proven(app: &App, token: &str) -> Result<Option<(Person, NotifyKind)>, Fault> {
    let store = &app.registry.store;
    let Some(asked) = Unsubscription::read(token) else { return Ok(None) };
    let Some(address) = store.email(asked.person).await? else { return Ok(None) };
    if !asked.is_valid(app.registry.unsubscribe_key().await?, &address.key) {
        return Ok(None);
    }
    Ok(store.person(asked.person).await?.map(|person| (person, asked.kind)))
}

/// A small page: a heading or a sentence, and perhaps a button that posts to the same address.
fn document(status: StatusCode, lang: Lang, text: &'static str, button: Option<&'static str>) -> Response {
    let words = |id: &'static str| escape_html(&say(lang, &Phrase::new(id), &Names::none()));
    let text = words(text);
    let form = button.map_or_else(String::new, |button| {
        format!("<form method=\"post\"><button>{}</button></form>", words(button))
    });
    let page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{text} — Caravelle</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\">\
         <meta name=\"robots\" content=\"noindex\"></head><body><main><h1>{text}</h1>{form}</main></body></html>\n",
        lang.code()
    );
    (status, Html(page)).into_response()
}

fn expired() -> Response {
    document(StatusCode::GONE, Lang::default(), "problem-token-expired", None)
}

/// Returns a page with one button that stops e-mails of a kind.
#[utoipa::path(get, path = "/api/unsubscribe/{token}", tag = "notifications", params(("token" = String, Path)),
    responses((status = 200, body = String, content_type = "text/html"),
        (status = 410, body = String, content_type = "text/html")))]
pub(super) async fn page(State(app): State<Arc<App>>, Named(token): Named) -> Result<Response, Fault> {
    Ok(match proven(&app, &token).await? {
        Some((person, _)) => {
            document(StatusCode::OK, lang_of(&person), "unsubscribe-title", Some("unsubscribe-do"))
        }
        None => expired(),
    })
}

/// Stops e-mails of a kind. It can switch nothing else off, and nothing on.
#[utoipa::path(post, path = "/api/unsubscribe/{token}", tag = "notifications", params(("token" = String, Path)),
    responses((status = 200, body = String, content_type = "text/html"),
        (status = 410, body = String, content_type = "text/html")))]
pub(super) async fn stop(State(app): State<Arc<App>>, Named(token): Named) -> Result<Response, Fault> {
    let Some((person, kind)) = proven(&app, &token).await? else { return Ok(expired()) };
    let store = &app.registry.store;
    let mut settings = store.notify_settings(person.id).await?.unwrap_or_default();
    let events = &mut settings.events;
    match kind {
        NotifyKind::Turn => events.turn.email = false,
        NotifyKind::Clock => events.clock.email = false,
        NotifyKind::Game => events.game.email = false,
        NotifyKind::Chat => events.chat.email = false,
        NotifyKind::Account | NotifyKind::Test => return Ok(expired()),
    }
    store.set_notify_settings(person.id, settings).await?;
    Ok(document(StatusCode::OK, lang_of(&person), "unsubscribe-done", None))
}
