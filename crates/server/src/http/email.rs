//! The e-mail address of an account, and passwords that were forgotten. No answer tells whether an address is registered.

use std::sync::Arc;

use ::community::Mailbox;
use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Phrase;
use table::PersonId;
use table::wire::{
    EmailRemoval, EmailRequest, Problem, RecoverFinish, RecoverInfo, RecoverRequest, TokenRequest,
};

use super::extract::{Address, Json, Known};
use crate::actor::Sessions;
use crate::app::App;
use crate::community::{AccountLetter, LinkKind};
use crate::fault::Fault;
use crate::limits::{EMAIL_FAILURES_MAX, MAILS_BY_ADDRESS, MAILS_BY_ADDRESS_SOON, MAILS_BY_NETWORK};
use crate::people::check_password;
use crate::store::{EmailRow, Person, StoreError};

fn check_mail(app: &App) -> Result<(), Fault> {
    if app.registry.community.channels.available().email { Ok(()) } else { Err(Fault::MailOff) }
}

/// The login name of a person with an account.
fn login_of(person: &Person) -> Result<&str, Fault> {
    person.login.as_deref().ok_or(Fault::AccountNeeded)
}

/// Counts a letter with a link to an address; tells whether it may be sent.
async fn may_mail(app: &App, to: &Mailbox) -> Result<bool, Fault> {
    Ok(app.quotas.count(MAILS_BY_ADDRESS_SOON, &to.key).await?
        && app.quotas.count(MAILS_BY_ADDRESS, &to.key).await?)
}

/// Tells the former address that it is not the account's any more, with a link that restores it.
async fn tell_former(app: &App, person: &Person, former: EmailRow, text: Phrase) -> Result<(), Fault> {
    let to = Mailbox { address: former.address, key: former.key };
    let letter = AccountLetter { subject: Phrase::new("mail-changed-subject"), text, note: None };
    app.registry.send_link(person, LinkKind::Undo, to.address.clone(), &to, letter).await
}

/// Gives the account an address and sends a link to it. A verified address stays in use until the new one is confirmed.
#[utoipa::path(post, path = "/api/email", tag = "people", request_body = EmailRequest,
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn set(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Address(network): Address,
    Json(EmailRequest { address, password }): Json<EmailRequest>,
) -> Result<StatusCode, Fault> {
    check_mail(&app)?;
    let login = login_of(&person)?;
    let to = Mailbox::read(&address).ok_or(Fault::BadEmail)?;
    let store = &app.registry.store;
    let present = store.email(person.id).await?.filter(|email| email.verified.is_some());
    if present.as_ref().is_some_and(|present| present.key != to.key) {
        app.people.confirm(&person, password).await?;
    }
    app.quotas.take(MAILS_BY_NETWORK, &network.to_string()).await?;
    if !may_mail(&app, &to).await? {
        return Err(Fault::TooMany);
    }
    if present.is_none() {
        let Mailbox { address, key } = to.clone();
        let row = EmailRow { person: person.id, address, key, verified: None, failures: 0 };
        store.set_email(row).await?;
    }
    let site = app.registry.community.site.name.as_str();
    let letter = AccountLetter {
        subject: Phrase::new("mail-verify-subject"),
        text: Phrase::new("mail-verify").with("login", login).with("site", site),
        note: Some(Phrase::new("mail-verify-not")),
    };
    app.registry.send_link(&person, LinkKind::Verify, to.address.clone(), &to, letter).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes the address of the account.
#[utoipa::path(delete, path = "/api/email", tag = "people", request_body = EmailRemoval,
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(EmailRemoval { password }): Json<EmailRemoval>,
) -> Result<StatusCode, Fault> {
    check_mail(&app)?;
    let login = login_of(&person)?;
    app.people.confirm(&person, Some(password)).await?;
    let store = &app.registry.store;
    let former = store.email(person.id).await?;
    store.remove_email(person.id).await?;
    store.end_tokens(person.id, LinkKind::Verify.name().to_owned()).await?;
    if let Some(former) = former.filter(|former| former.verified.is_some()) {
        let text = Phrase::new("mail-address-removed").with("login", login);
        tell_former(&app, &person, former, text).await?;
        app.registry.note_account(person.id, Phrase::new("notice-address-removed")).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Makes an address the verified one of a person.
async fn adopt(app: &App, person: PersonId, to: Mailbox) -> Result<(), Fault> {
    let Mailbox { address, key } = to;
    let row = EmailRow { person, address, key, verified: Some(app.registry.time.now()), failures: 0 };
    match app.registry.store.set_email(row).await {
        Err(StoreError::Conflict) => Err(Fault::EmailTaken),
        other => Ok(other?),
    }
}

/// Confirms the address of a link, or restores the former one from the link that it received.
#[utoipa::path(post, path = "/api/email/verify", tag = "people", request_body = TokenRequest,
    responses((status = 204), (status = 409, body = Problem), (status = 410, body = Problem)))]
pub(super) async fn verify(
    State(app): State<Arc<App>>,
    Json(TokenRequest { token }): Json<TokenRequest>,
) -> Result<StatusCode, Fault> {
    check_mail(&app)?;
    let (registry, store) = (&app.registry, &app.registry.store);
    let (kind, row) = match registry.take_link(&token, LinkKind::Verify).await? {
        Some(row) => (LinkKind::Verify, row),
        None => {
            let row = registry.take_link(&token, LinkKind::Undo).await?;
            (LinkKind::Undo, row.ok_or(Fault::TokenExpired)?)
        }
    };
    let person = store.person(row.person).await?.ok_or(Fault::TokenExpired)?;
    let to = Mailbox::read(&row.data).ok_or(Fault::TokenExpired)?;
    let former = store.email(person.id).await?.filter(|former| former.verified.is_some());
    adopt(&app, person.id, to.clone()).await?;
    if kind == LinkKind::Undo {
        // Links of the address that was undone must not lead to a new password.
        for kind in [LinkKind::Verify, LinkKind::Recover] {
            store.end_tokens(person.id, kind.name().to_owned()).await?;
        }
    }
    let changed = former.filter(|former| former.key != to.key);
    let is_new = changed.is_some() || kind == LinkKind::Undo;
    if let (Some(former), Some(login), LinkKind::Verify) = (changed, &person.login, kind) {
        let text = Phrase::new("mail-address-changed").with("login", login.as_str());
        let text = text.with("address", to.address.as_str());
        tell_former(&app, &person, former, text).await?;
    }
    if is_new {
        let notice = Phrase::new("notice-address-changed").with("address", to.address.as_str());
        registry.note_account(person.id, notice).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a link for a new password, if there is such an account with a verified address.
async fn send_recovery(app: &App, who: &str) -> Result<(), Fault> {
    let store = &app.registry.store;
    let person = match Mailbox::read(who) {
        Some(mailbox) => match store.email_owner(mailbox.key).await? {
            Some(person) => store.person(person).await?,
            None => None,
        },
        None => store.person_by_login(who.to_lowercase()).await?.map(|(person, _)| person),
    };
    let Some(person) = person else { return Ok(()) };
    let Some(login) = &person.login else { return Ok(()) };
    let Some(email) = store.email(person.id).await? else { return Ok(()) };
    if email.verified.is_none() || email.failures >= EMAIL_FAILURES_MAX {
        return Ok(());
    }
    let to = Mailbox { address: email.address, key: email.key };
    if !may_mail(app, &to).await? {
        return Ok(());
    }
    let letter = AccountLetter {
        subject: Phrase::new("mail-recover-subject"),
        text: Phrase::new("mail-recover").with("login", login.as_str()),
        note: Some(Phrase::new("mail-recover-not")),
    };
    app.registry.send_link(&person, LinkKind::Recover, String::new(), &to, letter).await
}

/// Requests a link for a new password. The answer and its time are the same whether the account exists or not.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = RecoverRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    Address(network): Address,
    Json(RecoverRequest { who }): Json<RecoverRequest>,
) -> Result<StatusCode, Fault> {
    check_mail(&app)?;
    app.quotas.take(MAILS_BY_NETWORK, &network.to_string()).await?;
    // The account is looked for after the answer, whose time therefore tells nothing.
    tokio::spawn(async move {
        if let Err(fault) = send_recovery(&app, who.trim()).await {
            fault.log();
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

/// The person whose password a link changes, with the login name.
async fn recovered(app: &App, person: PersonId) -> Result<(Person, String), Fault> {
    let person = app.registry.store.person(person).await?.ok_or(Fault::TokenExpired)?;
    let login = person.login.clone().ok_or(Fault::TokenExpired)?;
    Ok((person, login))
}

/// Returns the account whose password a link changes.
#[utoipa::path(post, path = "/api/recover/look", tag = "people", request_body = TokenRequest,
    responses((status = 200, body = RecoverInfo), (status = 410, body = Problem)))]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    Json(TokenRequest { token }): Json<TokenRequest>,
) -> Result<Answer<RecoverInfo>, Fault> {
    let row = app.registry.find_link(&token, LinkKind::Recover).await?.ok_or(Fault::TokenExpired)?;
    let (_, login) = recovered(&app, row.person).await?;
    Ok(Answer(RecoverInfo { login }))
}

/// Sets a new password by a link, and ends all sessions of the account.
#[utoipa::path(post, path = "/api/recover/finish", tag = "people", request_body = RecoverFinish,
    responses((status = 204), (status = 400, body = Problem), (status = 410, body = Problem)))]
pub(super) async fn finish(
    State(app): State<Arc<App>>,
    Json(RecoverFinish { token, password }): Json<RecoverFinish>,
) -> Result<StatusCode, Fault> {
    let registry = &app.registry;
    let row = registry.find_link(&token, LinkKind::Recover).await?.ok_or(Fault::TokenExpired)?;
    let (person, login) = recovered(&app, row.person).await?;
    // A password that is refused does not use the link up.
    check_password(&password, &login)?;
    registry.take_link(&token, LinkKind::Recover).await?.ok_or(Fault::TokenExpired)?;
    app.people.set_password(&person, password).await?;
    registry.dismiss(person.id, Sessions::All).await?;
    if let Err(fault) = registry.tell_password_changed(&person).await {
        fault.log();
    }
    Ok(StatusCode::NO_CONTENT)
}
