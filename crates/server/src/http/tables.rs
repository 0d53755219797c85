//! Tables over HTTP.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::Seat;
use table::wire::{
    AgreeRequest, Curve, LessonRequest, MuteRequest, NewTable, PlayOnRequest, Problem, ReplaceRequest,
    SaltRequest, SeatRequest, ShowRequest, SitRequest, StartRequest, TableInfo, TableList, Verification,
};
use table::{Salt, Wish};

use super::extract::{Asked, At, ByLink, Json, Known, MaybeJson, Who};
use crate::app::App;
use crate::fault::Fault;

type Info = Result<Answer<TableInfo>, Fault>;

fn read_salt(text: Option<String>) -> Result<Option<Salt>, Fault> {
    Ok(text.as_deref().map(Salt::read).transpose()?)
}

/// Lists the public tables that are open or running.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = TableList)))]
pub(super) async fn lobby(State(app): State<Arc<App>>, Who(person): Who) -> Result<Answer<TableList>, Fault> {
    let tables = app.registry.lobby(person.map(|person| person.id)).await?;
    Ok(Answer(TableList { tables }))
}

/// Lists the tables of the person, those that wait for a decision first.
#[utoipa::path(get, path = "/api/my-tables", tag = "tables",
    responses((status = 200, body = TableList), (status = 401, body = Problem)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Answer<TableList>, Fault> {
    Ok(Answer(TableList { tables: app.registry.tables_of(person.id).await? }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(new): Json<NewTable>,
) -> Info {
    app.registry.open(person.id, new).await.map(Answer)
}

/// Returns a table as the person may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path), ("link" = Option<String>, Query, description = "the token that led here")),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    Who(person): Who,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
) -> Info {
    app.registry.info(id, person.map(|person| person.id), link).await.map(Answer)
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)),
    request_body = SitRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn sit(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SitRequest>,
) -> Info {
    let SitRequest { seat, link, salt: text } = request;
    let wish = Wish::Sit { seat: seat.map(Seat), link, salt: read_salt(text)? };
    app.registry.wish(id, person.id, wish).await.map(Answer)
}

/// Adds the salt of the person's seats.
#[utoipa::path(post, path = "/api/tables/{id}/salt", tag = "tables", params(("id" = String, Path)),
    request_body = SaltRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn salt(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Json(request): Json<SaltRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::Salt(Salt::read(&request.salt)?)).await.map(Answer)
}

/// Starts the game. Open seats go to bots.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    request_body = StartRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<StartRequest>,
) -> Info {
    let fill = request.fill.or_else(|| app.registry.games.levels().first().map(|level| (*level).to_owned()));
    let fill = fill.unwrap_or_default();
    app.registry.check_level(&fill)?;
    let wish = Wish::Start { salt: read_salt(request.salt)?, fill };
    app.registry.wish(id, person.id, wish).await.map(Answer)
}

/// Leaves a seat.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SeatRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::Leave(request.seat.map(Seat))).await.map(Answer)
}

/// Resigns. A bot plays on.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn resign(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SeatRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::Resign(request.seat.map(Seat))).await.map(Answer)
}

/// Takes a seat back from a bot.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", tag = "tables", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn take_back(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SeatRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::TakeBack(request.seat.map(Seat))).await.map(Answer)
}

/// Hands a seat to a bot.
#[utoipa::path(post, path = "/api/tables/{id}/replace", tag = "tables", params(("id" = String, Path)),
    request_body = ReplaceRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn replace(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Json(request): Json<ReplaceRequest>,
) -> Info {
    app.registry.check_level(&request.bot)?;
    let wish = Wish::Replace { seat: Seat(request.seat), bot: request.bot };
    app.registry.wish(id, person.id, wish).await.map(Answer)
}

/// Creates a new link for a seat, which invalidates the old one.
#[utoipa::path(post, path = "/api/tables/{id}/link", tag = "tables", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn link(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SeatRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::Link(request.seat.map(Seat))).await.map(Answer)
}

/// Revokes the link of a seat.
#[utoipa::path(post, path = "/api/tables/{id}/unlink", tag = "tables", params(("id" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn unlink(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    MaybeJson(request): MaybeJson<SeatRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::Unlink(request.seat.map(Seat))).await.map(Answer)
}

/// Mutes or unmutes spectators, as the host.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "tables", params(("id" = String, Path)),
    request_body = MuteRequest, responses((status = 200, body = TableInfo), (status = 403, body = Problem)))]
pub(super) async fn mute(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Json(request): Json<MuteRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::Mute(request.watchers)).await.map(Answer)
}

/// Agrees to end the game, or withdraws the agreement.
#[utoipa::path(post, path = "/api/tables/{id}/agree-end", tag = "tables", params(("id" = String, Path)),
    request_body = AgreeRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn agree_end(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Json(request): Json<AgreeRequest>,
) -> Info {
    app.registry.wish(id, person.id, Wish::AgreeEnd(request.end)).await.map(Answer)
}

/// Opens the table of the rematch, or takes a seat there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn rematch(State(app): State<Arc<App>>, Known(person): Known, At(id): At) -> Info {
    app.registry.rematch(id, person.id).await.map(Answer)
}

/// Opens a table that continues from a position of a finished game, against bots.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", tag = "tables",
    params(("id" = String, Path), ("link" = Option<String>, Query)),
    request_body = PlayOnRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn play_on(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
    Json(PlayOnRequest { n, seat, bot }): Json<PlayOnRequest>,
) -> Info {
    app.registry.play_on(id, person.id, link, n, Seat(seat), bot).await.map(Answer)
}

/// Opens or finds the table of a lesson, and goes to a step.
#[utoipa::path(post, path = "/api/lessons", tag = "tables", request_body = LessonRequest,
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)))]
pub(super) async fn lesson(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(LessonRequest { game, lesson, step }): Json<LessonRequest>,
) -> Info {
    app.registry.lesson(person.id, &game, &lesson, step).await.map(Answer)
}

/// Makes a move of the lesson's script.
#[utoipa::path(post, path = "/api/tables/{id}/show", tag = "tables", params(("id" = String, Path)),
    request_body = ShowRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Known(person): Known,
    At(id): At,
    Json(ShowRequest { step, at }): Json<ShowRequest>,
) -> Info {
    app.registry.show(id, person.id, step, at).await.map(Answer)
}

/// Continues from a lesson as a free game against bots.
#[utoipa::path(post, path = "/api/tables/{id}/free", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn free(State(app): State<Arc<App>>, Known(person): Known, At(id): At) -> Info {
    app.registry.wish(id, person.id, Wish::EndScript).await.map(Answer)
}

/// Returns the record of a finished game as a text file.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables",
    params(("id" = String, Path), ("link" = Option<String>, Query)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Who(person): Who,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
) -> Result<Response, Fault> {
    let person = person.map(|person| person.id);
    let (game, text) =
        app.registry.look(id, person, link, |table| Ok((table.row.game.clone(), table.record()?))).await?;
    let name = format!("attachment; filename=\"{game}-{id}.txt\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// Verifies the deal of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/verify", tag = "tables",
    params(("id" = String, Path), ("link" = Option<String>, Query)),
    responses((status = 200, body = Verification), (status = 409, body = Problem)))]
pub(super) async fn verify(
    State(app): State<Arc<App>>,
    Who(person): Who,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
) -> Result<Answer<Verification>, Fault> {
    let person = person.map(|person| person.id);
    app.registry.look(id, person, link, |table| Ok(table.verify()?)).await.map(Answer)
}

/// Returns the points of all seats over a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/curve", tag = "tables",
    params(("id" = String, Path), ("link" = Option<String>, Query)),
    responses((status = 200, body = Curve), (status = 409, body = Problem)))]
pub(super) async fn curve(
    State(app): State<Arc<App>>,
    Who(person): Who,
    At(id): At,
    Asked(ByLink { link }): Asked<ByLink>,
) -> Result<Answer<Curve>, Fault> {
    let person = person.map(|person| person.id);
    app.registry.look(id, person, link, move |table| Ok(table.curve(person)?)).await.map(Answer)
}
