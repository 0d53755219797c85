//! The OpenAPI document.

use axum::Json;
use utoipa::OpenApi;

use super::{bot, games, people, tables};
use crate::wire;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Caravelle",
        description = "Tables, seats and people. Phrases are message ids of the project's `locales`. The live connection \
                       of a table is a WebSocket at `/api/tables/{id}/live`.",
    ),
    paths(
        people::me,
        people::guest,
        people::register,
        people::login,
        people::logout,
        people::logout_everywhere,
        people::change,
        people::forget,
        games::list,
        games::rules,
        games::components,
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
        tables::rematch,
        tables::play_on,
        tables::record,
        tables::verify,
        tables::curve,
        bot::token,
        bot::play,
        bot::stream
    ),
    components(schemas(wire::Problem))
)]
struct Document;

/// The document.
pub(super) async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}
