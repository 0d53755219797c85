//! The OpenAPI document.

use axum::Json;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder, Schema};
use utoipa::{Modify, OpenApi};

use super::{
    bot, campaigns, codes, email, games, live, notify, people, qr, review, sessions, site, site_live, tables,
    unsubscribe,
};
use table::wire;

/// The parts common to all operations: authentication and the format of errors.
struct Everywhere;

impl Modify for Everywhere {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let session = ApiKey::Cookie(ApiKeyValue::new(super::extract::COOKIE));
        components.add_security_scheme("session", SecurityScheme::ApiKey(session));
        let program = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("program", program);
        let problem = Content::new(Some(RefOr::<Schema>::Ref(Ref::from_schema_name("Problem"))));
        let refusal = ResponseBuilder::new()
            .description("The reason why the request failed.")
            .content("application/json", problem)
            .build();
        for item in document.paths.paths.values_mut() {
            let all = [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete];
            for operation in all.into_iter().flatten() {
                let responses = &mut operation.responses.responses;
                responses.entry("default".to_owned()).or_insert(RefOr::T(refusal.clone()));
            }
        }
    }
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Caravelle",
        description = "Tables, seats and people. A session cookie identifies a person; `/api/guest`, `/api/register` and \
                       `/api/login` set it. A token identifies a program that plays a seat. Bodies are JSON. Phrases are \
                       message ids of the project's `locales` with arguments. The live connection of a table is a \
                       WebSocket: a frame contains a `FromServer` or, from the client, a `FromClient`. Each viewer has its \
                       own sequence numbers; a move names the number under which its decision was shown.",
    ),
    paths(
        site::site_info,
        site::health,
        site::ready,
        site::metrics,
        people::me,
        people::guest,
        people::register,
        people::login,
        people::logout,
        people::logout_everywhere,
        people::change,
        people::password,
        people::forget,
        sessions::list,
        sessions::end,
        email::set,
        email::remove,
        email::verify,
        email::recover,
        email::look,
        email::finish,
        games::list,
        games::rules,
        games::components,
        games::texts,
        games::guide,
        tables::lobby,
        tables::mine,
        tables::open,
        tables::info,
        tables::sit,
        tables::salt,
        tables::start,
        tables::leave,
        tables::resign,
        tables::take_back,
        tables::replace,
        tables::link,
        tables::unlink,
        tables::agree_end,
        tables::mute,
        tables::rematch,
        tables::play_on,
        tables::lesson,
        tables::show,
        tables::free,
        qr::qr,
        codes::switch,
        codes::table,
        codes::page,
        tables::record,
        tables::verify,
        tables::curve,
        site_live::live,
        review::review,
        campaigns::mine,
        campaigns::begin,
        campaigns::import,
        campaigns::info,
        campaigns::next,
        campaigns::break_off,
        campaigns::abandon,
        campaigns::rename,
        campaigns::branch,
        campaigns::export,
        live::live,
        notify::info,
        notify::change,
        notify::add_device,
        notify::remove_device,
        notify::add_webhook,
        notify::change_webhook,
        notify::remove_webhook,
        notify::test,
        notify::deliveries,
        notify::notices,
        notify::read_notices,
        notify::table_mode,
        notify::set_table_mode,
        unsubscribe::page,
        unsubscribe::stop,
        bot::token,
        bot::revoke,
        bot::play,
        bot::stream,
        document
    ),
    components(schemas(wire::Problem, wire::FromClient, wire::FromServer)),
    security((), ("session" = [])),
    modifiers(&Everywhere)
)]
struct Document;

/// Returns this document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "site",
    responses((status = 200, description = "the interface as an OpenAPI document")))]
pub(super) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
