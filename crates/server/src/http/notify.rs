//! Notifications over HTTP: the settings, devices and webhooks of a person, tests, and what was sent.

use std::sync::Arc;

use ::community::{Message, Schedule, Subscription, clean};
use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Phrase;
use serde::Deserialize;
use table::PersonId;
use table::wire::{
    Channel, DeliveryInfo, DeliveryList, DeviceInfo, EmailInfo, NewDevice, NewWebhook, NotifyChange,
    NotifyInfo, NotifyKind, NotifySettings, Outcome, Problem, SiteNoticeList, TableNotify, TestAnswer,
    TestRequest, WebhookChange, WebhookInfo,
};
use uuid::Uuid;
use words::{Names, say};

use super::extract::{Asked, At, ByLink, Json, Known, Named};
use crate::app::App;
use crate::community::{Delivery, Sent, digest_job, lang_of, site_notice};
use crate::fault::Fault;
use crate::limits::{
    DELAYS, DELIVERIES_LISTED, DELIVERY_TIME, DEVICES_MAX, EMAIL_FAILURES_MAX, LABEL_MAX, NOTICES_LISTED,
    TESTS, URL_MAX, WEBHOOKS_MAX,
};
use crate::store::{DeliveryRow, DeviceRow, EmailRow, JobKind, Person, WebhookRow};

fn device_info(row: DeviceRow) -> DeviceInfo {
    let DeviceRow { id, endpoint, label, created, delivered, failures, .. } = row;
    DeviceInfo { id: id.simple().to_string(), label, endpoint, created, delivered, failing: failures > 0 }
}

fn webhook_info(row: WebhookRow) -> WebhookInfo {
    let WebhookRow { id, shape, url, label, created, paused, last_error, .. } = row;
    WebhookInfo { id: id.simple().to_string(), shape, url, label, created, paused, last_error, secret: None }
}

fn email_info(row: EmailRow) -> EmailInfo {
    let EmailRow { address, verified, failures, .. } = row;
    EmailInfo { address, verified: verified.is_some(), failing: failures >= EMAIL_FAILURES_MAX }
}

/// The id of a device or webhook. An invalid one is not found.
fn read_id(text: &str) -> Result<Uuid, Fault> {
    text.parse().map_err(|_| Fault::NotFound)
}

/// A label without control characters.
fn read_label(text: &str) -> Result<String, Fault> {
    let label = clean(text.trim());
    if label.chars().count() > LABEL_MAX {
        return Err(Fault::BadRequest(format!("a label has at most {LABEL_MAX} characters")));
    }
    Ok(label)
}

async fn settings_of(app: &App, person: PersonId) -> Result<NotifySettings, Fault> {
    Ok(app.registry.store.notify_settings(person).await?.unwrap_or_default())
}

async fn notify_info(app: &App, person: PersonId, settings: NotifySettings) -> Result<NotifyInfo, Fault> {
    let (store, channels) = (&app.registry.store, &app.registry.community.channels);
    let available = channels.available();
    // Without e-mail nothing on the page speaks of an address.
    let email = if available.email { store.email(person).await? } else { None };
    Ok(NotifyInfo {
        settings,
        devices: store.devices(person).await?.into_iter().map(device_info).collect(),
        webhooks: store.webhooks(person).await?.into_iter().map(webhook_info).collect(),
        email: email.map(email_info),
        vapid: app.registry.push_key().await?,
        available,
    })
}

/// Returns the notification settings of the person, and where notifications go.
#[utoipa::path(get, path = "/api/notify", tag = "notifications",
    responses((status = 200, body = NotifyInfo), (status = 401, body = Problem)))]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Answer<NotifyInfo>, Fault> {
    let settings = settings_of(&app, person.id).await?;
    notify_info(&app, person.id, settings).await.map(Answer)
}

/// Changes the notification settings.
#[utoipa::path(patch, path = "/api/notify", tag = "notifications", request_body = NotifyChange,
    responses((status = 200, body = NotifyInfo), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(change): Json<NotifyChange>,
) -> Result<Answer<NotifyInfo>, Fault> {
    let before = settings_of(&app, person.id).await?;
    let NotifyChange { events, delay, quiet, zone, digest } = change;
    let settings = NotifySettings {
        events: events.unwrap_or(before.events),
        delay: delay.unwrap_or(before.delay),
        quiet: quiet.unwrap_or(before.quiet),
        zone: zone.unwrap_or(before.zone.clone()),
        digest: digest.unwrap_or(before.digest),
    };
    Schedule::read(&settings.zone, None).map_err(|_| Fault::BadZone)?;
    Schedule::read(&settings.zone, settings.quiet.as_ref()).map_err(|_| Fault::BadTime)?;
    if settings.digest.is_some_and(|hour| hour > 23) {
        return Err(Fault::BadTime);
    }
    if !DELAYS.contains(&settings.delay) {
        return Err(Fault::BadRequest(format!("the delay is one of {DELAYS:?} minutes")));
    }
    let store = &app.registry.store;
    store.set_notify_settings(person.id, settings.clone()).await?;
    // Without a digest, a job that waits still ends by itself.
    if (settings.digest, &settings.zone) != (before.digest, &before.zone)
        && let Some(job) = digest_job(person.id, &settings, app.registry.time.now())
    {
        store.add_jobs(vec![job]).await?;
    }
    notify_info(&app, person.id, settings).await.map(Answer)
}

/// Registers a browser for push messages. An endpoint that is registered already moves to the asker.
#[utoipa::path(post, path = "/api/notify/devices", tag = "notifications", request_body = NewDevice,
    responses((status = 200, body = DeviceInfo), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 429, body = Problem)))]
pub(super) async fn add_device(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(new): Json<NewDevice>,
) -> Result<Answer<DeviceInfo>, Fault> {
    let (store, channels) = (&app.registry.store, &app.registry.community.channels);
    if !channels.available().push {
        return Err(Fault::PushOff);
    }
    let NewDevice { endpoint, p256dh, auth, label } = new;
    if endpoint.len() > URL_MAX || !channels.may_reach(&endpoint) {
        return Err(Fault::BadEndpoint);
    }
    let (p256dh, auth) = Subscription::read(&p256dh, &auth).map_err(|_| Fault::BadEndpoint)?;
    let label = read_label(&label)?;
    let own = store.devices(person.id).await?;
    // A browser that registers again stays the same device.
    let same = own.iter().find(|device| device.endpoint == endpoint);
    if same.is_none() && own.len() >= DEVICES_MAX {
        return Err(Fault::TooMany);
    }
    let (id, created, delivered) = match same {
        Some(same) => (same.id, same.created, same.delivered),
        None => (Uuid::now_v7(), app.registry.time.now(), None),
    };
    let person = person.id;
    let row = DeviceRow { id, person, endpoint, p256dh, auth, label, created, delivered, failures: 0 };
    store.add_device(row.clone()).await?;
    Ok(Answer(device_info(row)))
}

/// Removes a browser.
#[utoipa::path(delete, path = "/api/notify/devices/{id}", tag = "notifications", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn remove_device(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named,
) -> Result<StatusCode, Fault> {
    let store = &app.registry.store;
    let device = store.device(read_id(&id)?).await?.filter(|device| device.person == person.id);
    store.remove_device(device.ok_or(Fault::NotFound)?.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Adds a webhook. Only this answer contains its secret.
#[utoipa::path(post, path = "/api/notify/webhooks", tag = "notifications", request_body = NewWebhook,
    responses((status = 200, body = WebhookInfo), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn add_webhook(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(NewWebhook { shape, url, label }): Json<NewWebhook>,
) -> Result<Answer<WebhookInfo>, Fault> {
    let (store, channels) = (&app.registry.store, &app.registry.community.channels);
    if !channels.available().webhook {
        return Err(Fault::NotFound);
    }
    if person.login.is_none() {
        return Err(Fault::AccountNeeded);
    }
    if url.len() > URL_MAX || !channels.may_reach(&url) {
        return Err(Fault::BadEndpoint);
    }
    let label = read_label(&label)?;
    if store.webhooks(person.id).await?.len() >= WEBHOOKS_MAX {
        return Err(Fault::TooMany);
    }
    let (text, secret) = app.registry.new_webhook_secret().await?;
    let row = WebhookRow {
        id: Uuid::now_v7(),
        person: person.id,
        shape,
        url,
        secret,
        label,
        created: app.registry.time.now(),
        paused: false,
        failures: 0,
        last_error: None,
    };
    store.add_webhook(row.clone()).await?;
    Ok(Answer(WebhookInfo { secret: Some(text), ..webhook_info(row) }))
}

/// A webhook of the person.
async fn own_webhook(app: &App, person: &Person, id: &str) -> Result<WebhookRow, Fault> {
    let webhook = app.registry.store.webhook(read_id(id)?).await?;
    webhook.filter(|webhook| webhook.person == person.id).ok_or(Fault::NotFound)
}

/// Changes a webhook. A new address, or the end of a pause, forgets earlier failures.
#[utoipa::path(patch, path = "/api/notify/webhooks/{id}", tag = "notifications", params(("id" = String, Path)),
    request_body = WebhookChange,
    responses((status = 200, body = WebhookInfo), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn change_webhook(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named,
    Json(WebhookChange { url, label, paused }): Json<WebhookChange>,
) -> Result<Answer<WebhookInfo>, Fault> {
    let mut row = own_webhook(&app, &person, &id).await?;
    if url.is_some() || (row.paused && paused == Some(false)) {
        (row.failures, row.last_error) = (0, None);
    }
    if let Some(url) = url {
        if url.len() > URL_MAX || !app.registry.community.channels.may_reach(&url) {
            return Err(Fault::BadEndpoint);
        }
        row.url = url;
    }
    if let Some(label) = label {
        row.label = read_label(&label)?;
    }
    row.paused = paused.unwrap_or(row.paused);
    app.registry.store.keep_webhook(row.clone()).await?;
    Ok(Answer(webhook_info(row)))
}

/// Removes a webhook.
#[utoipa::path(delete, path = "/api/notify/webhooks/{id}", tag = "notifications", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn remove_webhook(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Named(id): Named,
) -> Result<StatusCode, Fault> {
    let webhook = own_webhook(&app, &person, &id).await?;
    app.registry.store.remove_webhook(webhook.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The channel of a test, and the device or webhook.
async fn test_target(
    app: &App,
    person: &Person,
    request: TestRequest,
) -> Result<(Channel, Option<Uuid>), Fault> {
    let (store, available) = (&app.registry.store, app.registry.community.channels.available());
    match request {
        TestRequest { device: Some(id), webhook: None, email: false } => {
            let device = store.device(read_id(&id)?).await?.filter(|device| device.person == person.id);
            let device = device.ok_or(Fault::NotFound)?;
            if available.push { Ok((Channel::Push, Some(device.id))) } else { Err(Fault::PushOff) }
        }
        TestRequest { device: None, webhook: Some(id), email: false } => {
            let webhook = own_webhook(app, person, &id).await?;
            if available.webhook { Ok((Channel::Webhook, Some(webhook.id))) } else { Err(Fault::NotFound) }
        }
        TestRequest { device: None, webhook: None, email: true } => {
            if !available.email {
                return Err(Fault::MailOff);
            }
            let address = store.email(person.id).await?;
            address.filter(|address| address.verified.is_some()).ok_or(Fault::NotFound)?;
            Ok((Channel::Email, None))
        }
        _ => Err(Fault::BadRequest("a test has exactly one target".to_owned())),
    }
}

/// Sends a test to one target at once, and tells whether it was accepted.
#[utoipa::path(post, path = "/api/notify/test", tag = "notifications", request_body = TestRequest,
    responses((status = 200, body = TestAnswer), (status = 404, body = Problem), (status = 429, body = Problem),
        (status = 503, body = Problem)))]
pub(super) async fn test(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(request): Json<TestRequest>,
) -> Result<Answer<TestAnswer>, Fault> {
    let (channel, target) = test_target(&app, &person, request).await?;
    app.quotas.take(TESTS, &person.id.to_string()).await?;
    let _turn = app.tests.try_acquire().map_err(|_| Fault::Busy)?;
    let (registry, lang) = (&app.registry, lang_of(&person));
    let channels = &registry.community.channels;
    let title = Phrase::new("notification-test").with("site", registry.community.site.name.as_str());
    let words = |phrase: &Phrase| say(lang, phrase, &Names::none());
    let message = Message {
        kind: NotifyKind::Test,
        lang: lang.code().to_owned(),
        title: words(&title),
        body: words(&Phrase::new("notification-test-text")),
        table: None,
        waiting: u32::try_from(registry.waiting(person.id).await?.len()).unwrap_or(u32::MAX),
        deadline: None,
        urgent: true,
        at: registry.time.now(),
    };
    let delivery = Delivery { id: Uuid::now_v7(), person: person.id, channel, target, message, sealed: None };
    let sent = tokio::time::timeout(DELIVERY_TIME, channels.deliver(&delivery)).await;
    let (outcome, target, detail) = match sent {
        Ok(Sent::Done { target }) => (Outcome::Sent, target, None),
        // A test is not tried again.
        Ok(Sent::Later { target, detail, .. } | Sent::Failed { target, detail }) => {
            (Outcome::Failed, target, Some(detail))
        }
        Ok(Sent::Gone) => return Err(Fault::NotFound),
        Err(_) => (Outcome::Failed, String::new(), Some("time-out".to_owned())),
    };
    let Delivery { id, person, .. } = delivery;
    registry.metrics.count_delivery(channel, outcome);
    let (at, kind, table) = (registry.time.now(), NotifyKind::Test, None);
    let row = DeliveryRow { id, person, at, channel, target, kind, table, outcome, detail: detail.clone() };
    registry.store.add_delivery(row).await?;
    Ok(Answer(TestAnswer { outcome, detail }))
}

/// Lists the last notifications that were sent, or could not be.
#[utoipa::path(get, path = "/api/notify/deliveries", tag = "notifications",
    responses((status = 200, body = DeliveryList), (status = 401, body = Problem)))]
pub(super) async fn deliveries(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Answer<DeliveryList>, Fault> {
    let store = &app.registry.store;
    let row = |row: DeliveryRow| {
        let DeliveryRow { id, at, channel, target, kind, table, outcome, detail, .. } = row;
        let (id, table) = (id.simple().to_string(), table.map(|table| table.to_string()));
        DeliveryInfo { id, at, channel, target, kind, table, outcome, detail }
    };
    let deliveries = store.deliveries(person.id, DELIVERIES_LISTED).await?.into_iter().map(row).collect();
    let jobs = store.jobs_of(JobKind::Turn, format!("{} ", person.id)).await?;
    let held = jobs.iter().filter(|job| job.payload.get("held").is_some_and(|held| *held == true)).count();
    Ok(Answer(DeliveryList { deliveries, held: u32::try_from(held).unwrap_or(u32::MAX) }))
}

/// The notice before which a list ends.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Before {
    #[serde(default)]
    before: Option<String>,
}

/// Lists the latest notices of the site for the person.
#[utoipa::path(get, path = "/api/notices", tag = "notifications",
    params(("before" = Option<String>, Query, description = "the id of the notice before which the list begins")),
    responses((status = 200, body = SiteNoticeList), (status = 401, body = Problem)))]
pub(super) async fn notices(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Asked(Before { before }): Asked<Before>,
) -> Result<Answer<SiteNoticeList>, Fault> {
    let no_id = |_| Fault::BadRequest("this is not the id of a notice".to_owned());
    let before = before.map(|id| id.parse().map_err(no_id)).transpose()?;
    let store = &app.registry.store;
    let rows = store.notices(person.id, before, NOTICES_LISTED).await?;
    let unread = store.unread(person.id).await?;
    Ok(Answer(SiteNoticeList { notices: rows.iter().map(site_notice).collect(), unread }))
}

/// Marks all notices as read.
#[utoipa::path(post, path = "/api/notices/read", tag = "notifications",
    responses((status = 204), (status = 401, body = Problem)))]
pub(super) async fn read_notices(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<StatusCode, Fault> {
    app.registry.store.read_notices(person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns whether the person is notified about a table.
#[utoipa::path(get, path = "/api/tables/{id}/notify", tag = "notifications",
    params(("id" = String, Path), ("link" = Option<String>, Query)),
    responses((status = 200, body = TableNotify), (status = 404, body = Problem)))]
pub(super) async fn table_mode(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
) -> Result<Answer<TableNotify>, Fault> {
    app.registry.info(id, Some(person.id), link).await?;
    Ok(Answer(TableNotify { mode: app.registry.store.notify_mode(person.id, id).await? }))
}

/// Changes whether the person is notified about a table.
#[utoipa::path(put, path = "/api/tables/{id}/notify", tag = "notifications",
    params(("id" = String, Path), ("link" = Option<String>, Query)), request_body = TableNotify,
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn set_table_mode(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
    Json(TableNotify { mode }): Json<TableNotify>,
) -> Result<StatusCode, Fault> {
    app.registry.info(id, Some(person.id), link).await?;
    app.registry.store.set_notify_mode(person.id, id, mode).await?;
    Ok(StatusCode::NO_CONTENT)
}
