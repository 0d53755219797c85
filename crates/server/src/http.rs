//! The HTTP interface: the routes and the layers around them.

mod accept;
mod bot;
mod campaigns;
mod cluster_limits;
mod codes;
mod email;
mod extract;
mod folder;
mod games;
mod guard;
mod live;
mod notify;
mod openapi;
mod page;
mod people;
mod proxy;
mod qr;
mod review;
mod sessions;
mod site;
mod site_live;
mod socket;
mod tables;
mod unsubscribe;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse as _;
use axum::routing::{any, delete, get, patch, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate as _, SizeAbove};

use crate::app::App;
use crate::fault::Fault;

pub(crate) use accept::accept;
pub(crate) use cluster_limits::{ClusterLimits, settle};
pub use guard::{Origins, Slot, Slots};
pub use page::{PageFile, has_page, serve_file};
pub use proxy::{Network, NoNetwork, Proxies};
pub use qr::qr_svg;
pub use sessions::browser_label;
pub use site::{brings, is_direct};

/// Responses below this size in bytes are not compressed.
const WORTH_COMPRESSING: u64 = 512;

/// All routes.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let each =
        |app: &Arc<App>, rate, what| from_fn_with_state(guard::Limiter::each(app, rate, what), guard::limit);
    // Every route that takes a password or the token of a link counts as a login attempt.
    let sign_in = each(app, app.rates.sign_ins, "sign-ins");
    let outside = |rate, what| from_fn_with_state(guard::Limiter::outside(app, rate, what), guard::limit);
    let opening = outside(app.rates.tables, "tables");
    let reviewing = outside(app.rates.reviews, "reviews");
    let sign_ins = Router::new()
        .route("/api/register", post(people::register))
        .route("/api/login", post(people::login))
        .route("/api/password", post(people::password))
        .route("/api/email", post(email::set).delete(email::remove))
        .route("/api/email/verify", post(email::verify))
        .route("/api/recover", post(email::recover))
        .route("/api/recover/look", post(email::look))
        .route("/api/recover/finish", post(email::finish))
        .layer(sign_in.clone());
    let guests =
        Router::new().route("/api/guest", post(people::guest)).layer(each(app, app.rates.guests, "guests"));
    let api = Router::new()
        .route("/api/campaigns", get(campaigns::mine).merge(post(campaigns::begin).layer(opening.clone())))
        .route("/api/campaigns/import", post(campaigns::import).layer(opening.clone()))
        .route("/api/campaigns/{link}", get(campaigns::info))
        .route("/api/campaigns/{link}/next", post(campaigns::next).layer(opening.clone()))
        .route("/api/campaigns/{link}/branch", post(campaigns::branch).layer(opening.clone()))
        .route("/api/campaigns/{link}/break-off", post(campaigns::break_off))
        .route("/api/campaigns/{link}/abandon", post(campaigns::abandon))
        .route("/api/campaigns/{link}/rename", post(campaigns::rename))
        .route("/api/campaigns/{link}/export", get(campaigns::export))
        .route("/api/live", get(site_live::live))
        .route("/api/house", get(site::site_info))
        .route("/api/me", get(people::me).patch(people::change).merge(delete(people::forget).layer(sign_in)))
        .route("/api/logout", post(people::logout))
        .route("/api/logout-everywhere", post(people::logout_everywhere))
        .route("/api/sessions", get(sessions::list))
        .route("/api/sessions/{id}", delete(sessions::end))
        .route("/api/games", get(games::list))
        .route("/api/games/{id}/rules", get(games::rules))
        .route("/api/games/{id}/components", get(games::components))
        .route("/api/games/{id}/texts", get(games::texts))
        .route("/api/games/{id}/guide", get(games::guide))
        .route("/api/lessons", post(tables::lesson))
        .route("/api/tables", get(tables::lobby).merge(post(tables::open).layer(opening)))
        .route("/api/my-tables", get(tables::mine))
        .route("/api/tables/{id}", get(tables::info))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/salt", post(tables::salt))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/resign", post(tables::resign))
        .route("/api/tables/{id}/take-back", post(tables::take_back))
        .route("/api/tables/{id}/replace", post(tables::replace))
        .route("/api/tables/{id}/link", post(tables::link))
        .route("/api/tables/{id}/unlink", post(tables::unlink))
        .route("/api/tables/{id}/mute", post(tables::mute))
        .route("/api/tables/{id}/agree-end", post(tables::agree_end))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/play-on", post(tables::play_on))
        .route("/api/tables/{id}/show", post(tables::show))
        .route("/api/tables/{id}/free", post(tables::free))
        .route("/api/tables/{id}/qr.svg", get(qr::qr))
        .route("/api/tables/{id}/code", post(codes::switch))
        .route("/api/codes/{code}", get(codes::table))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/verify", get(tables::verify))
        .route("/api/tables/{id}/curve", get(tables::curve))
        .route("/api/tables/{id}/review", post(review::review).layer(reviewing))
        .route("/api/tables/{id}/bot-token", post(bot::token).delete(bot::revoke))
        .route("/api/tables/{id}/live", get(live::live))
        .route("/api/notify", get(notify::info).patch(notify::change))
        .route("/api/notify/devices", post(notify::add_device))
        .route("/api/notify/devices/{id}", delete(notify::remove_device))
        .route("/api/notify/webhooks", post(notify::add_webhook))
        .route("/api/notify/webhooks/{id}", patch(notify::change_webhook).delete(notify::remove_webhook))
        .route("/api/notify/test", post(notify::test))
        .route("/api/notify/deliveries", get(notify::deliveries))
        .route("/api/notices", get(notify::notices))
        .route("/api/notices/read", post(notify::read_notices))
        .route("/api/tables/{id}/notify", get(notify::table_mode).put(notify::set_table_mode))
        .route("/api/unsubscribe/{token}", get(unsubscribe::page).post(unsubscribe::stop))
        .route("/api/bot/move", post(bot::play))
        .route("/api/bot/stream", get(bot::stream))
        .route("/api/openapi.json", get(openapi::document))
        .route("/api/{*rest}", any(nothing))
        .merge(sign_ins)
        .merge(guests)
        .method_not_allowed_fallback(otherwise)
        .layer(from_fn_with_state(guard::Limiter::new(app, app.rates.api), guard::limit));
    // A stream of lines must be sent immediately, without waiting for a block of the compressor.
    let compress = SizeAbove::new(WORTH_COMPRESSING)
        .and(NotForContentType::new("application/x-ndjson"))
        .and(NotForContentType::new("font/"))
        .and(NotForContentType::IMAGES);
    let site = Router::new()
        .merge(api)
        .route("/t/{code}", get(codes::page))
        .route("/healthz", get(site::health))
        .route("/readyz", get(site::ready))
        .route("/metrics", get(site::metrics))
        .fallback(get(page::page).fallback(otherwise))
        .method_not_allowed_fallback(otherwise)
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Fault::Ours("a handler panicked".to_owned()).into_response()
        }))
        .layer(from_fn(guard::in_time))
        .layer(from_fn_with_state(Arc::clone(app), guard::guard))
        .layer(CompressionLayer::new().compress_when(compress))
        .with_state(Arc::clone(app));
    folder::within(app.origins.folder(), site)
}

async fn nothing() -> Fault {
    Fault::NotFound
}

/// The response to an unsupported method.
async fn otherwise() -> Fault {
    Fault::WrongMethod
}
