//! Guests and accounts over HTTP.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use table::wire::{
    DeleteRequest, GuestRequest, LoginRequest, Me, MeChange, PasswordRequest, Problem, RegisterRequest,
};

use super::extract::{Json, Known, MaybeJson, Who, cookie, session_token};
use super::sessions::browser;
use crate::actor::Sessions;
use crate::app::App;
use crate::fault::Fault;
use crate::store::Person;
use crate::token::Token;

fn me_of(person: Person) -> Me {
    Me { name: person.name, login: person.login, prefs: person.prefs }
}

fn signed_in(app: &App, person: Person, token: &Token) -> Response {
    (cookie(app, Some(token)), Answer(me_of(person))).into_response()
}

/// Returns the person of the session.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn me(Who(person): Who) -> Answer<Option<Me>> {
    Answer(person.map(me_of))
}

/// Creates a guest with a nickname.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = GuestRequest,
    responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub(super) async fn guest(
    State(app): State<Arc<App>>,
    Who(person): Who,
    headers: HeaderMap,
    Json(request): Json<GuestRequest>,
) -> Result<Response, Fault> {
    if let Some(mut person) = person {
        app.people.rename(&mut person, &request.name).await?;
        app.registry.renamed(person.id, &person.name).await?;
        return Ok(Answer(me_of(person)).into_response());
    }
    let (person, token) = app.people.guest(&request.name, &browser(&headers)).await?;
    Ok(signed_in(&app, person, &token))
}

/// Creates an account.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = RegisterRequest,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    Who(person): Who,
    headers: HeaderMap,
    Json(request): Json<RegisterRequest>,
) -> Result<Response, Fault> {
    let RegisterRequest { login, password, name } = request;
    let browser = browser(&headers);
    let (person, token) = app.people.register(person, &login, password, name.as_deref(), &browser).await?;
    app.registry.renamed(person.id, &person.name).await?;
    // The previous session now belongs to another person.
    if let Some(old) = session_token(&headers) {
        app.people.end_session(&old).await?;
    }
    Ok(signed_in(&app, person, &token))
}

/// Signs in.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = LoginRequest,
    responses((status = 200, body = Me), (status = 403, body = Problem)))]
pub(super) async fn login(
    State(app): State<Arc<App>>,
    Who(before): Who,
    headers: HeaderMap,
    Json(request): Json<LoginRequest>,
) -> Result<Response, Fault> {
    let browser = browser(&headers);
    let (person, token, known) = app.people.login(&request.login, request.password, &browser).await?;
    if !known && let Err(fault) = app.registry.tell_sign_in(person.id, &browser).await {
        fault.log();
    }
    // A guest's tables and campaigns move to the account.
    if let Some(guest) = before.filter(|before| before.login.is_none() && before.id != person.id) {
        app.registry.pass_campaigns(guest.id, person.id).await?;
        app.registry.pass(guest.id, person.id).await?;
        app.people.forget(guest.id, Some(person.id)).await?;
    }
    if let Some(old) = session_token(&headers) {
        app.people.end_session(&old).await?;
    }
    Ok(signed_in(&app, person, &token))
}

/// Ends this session.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn logout(
    State(app): State<Arc<App>>,
    Who(person): Who,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    if let Some(token) = session_token(&headers) {
        app.people.end_session(&token).await?;
        if let Some(person) = person {
            app.registry.dismiss(person.id, Sessions::One(token.hash())).await?;
        }
    }
    Ok((cookie(&app, None), Answer(None::<Me>)).into_response())
}

/// Ends all sessions of the person.
#[utoipa::path(post, path = "/api/logout-everywhere", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(super) async fn logout_everywhere(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Response, Fault> {
    app.people.end_sessions(person.id).await?;
    app.registry.dismiss(person.id, Sessions::All).await?;
    Ok((cookie(&app, None), Answer(None::<Me>)).into_response())
}

/// Changes the name or the preferences.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeChange,
    responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    Known(mut person): Known,
    Json(change): Json<MeChange>,
) -> Result<Answer<Me>, Fault> {
    if let Some(prefs) = change.prefs {
        app.people.set_prefs(&mut person, prefs).await?;
    }
    if let Some(name) = change.name {
        app.people.rename(&mut person, &name).await?;
        app.registry.renamed(person.id, &person.name).await?;
    }
    Ok(Answer(me_of(person)))
}

/// Changes the password and ends all other sessions of the account.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = PasswordRequest,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub(super) async fn password(
    State(app): State<Arc<App>>,
    Known(person): Known,
    headers: HeaderMap,
    Json(PasswordRequest { old, new }): Json<PasswordRequest>,
) -> Result<Response, Fault> {
    let token = app.people.change_password(&person, old, new, &browser(&headers)).await?;
    // Closes the connections of other sessions. This one continues with its new token.
    let own = session_token(&headers).map(|token| token.hash());
    app.registry.dismiss(person.id, own.map_or(Sessions::All, Sessions::Others)).await?;
    if let Err(fault) = app.registry.tell_password_changed(&person).await {
        fault.log();
    }
    Ok(signed_in(&app, person, &token))
}

/// Deletes the person's data.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = DeleteRequest,
    responses((status = 200, body = Option<Me>), (status = 403, body = Problem)))]
pub(super) async fn forget(
    State(app): State<Arc<App>>,
    Known(person): Known,
    MaybeJson(request): MaybeJson<DeleteRequest>,
) -> Result<Response, Fault> {
    app.people.confirm(&person, request.password).await?;
    app.registry.forget_person(person.id).await?;
    app.people.forget(person.id, None).await?;
    app.registry.dismiss(person.id, Sessions::All).await?;
    app.registry.renamed(person.id, "").await?;
    Ok((cookie(&app, None), Answer(None::<Me>)).into_response())
}
