//! Campaigns over HTTP. Holders of a campaign's link belong to its crew.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::wire::{
    AbandonRequest, BranchRequest, CampaignInfo, CampaignList, ImportRequest, NewCampaign, NextGameRequest,
    Problem, RenameRequest, TableInfo,
};

use super::extract::{ByCampaign, Json, Known, Large, MaybeJson, Who};
use crate::app::App;
use crate::fault::Fault;

type Info = Result<Answer<CampaignInfo>, Fault>;

/// Lists the campaigns that the person started or plays.
#[utoipa::path(get, path = "/api/campaigns", tag = "campaigns",
    responses((status = 200, body = CampaignList), (status = 401, body = Problem)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Answer<CampaignList>, Fault> {
    Ok(Answer(CampaignList { campaigns: app.registry.campaigns_of(person.id).await? }))
}

/// Starts a campaign.
#[utoipa::path(post, path = "/api/campaigns", tag = "campaigns", request_body = NewCampaign,
    responses((status = 200, body = CampaignInfo), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(new): Json<NewCampaign>,
) -> Info {
    app.registry.begin_campaign(person.id, new).await.map(Answer)
}

/// Imports a campaign from a document.
#[utoipa::path(post, path = "/api/campaigns/import", tag = "campaigns", request_body = ImportRequest,
    responses((status = 200, body = CampaignInfo), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(super) async fn import(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Large(ImportRequest { document }): Large<ImportRequest>,
) -> Info {
    app.registry.import_campaign(person.id, &document).await.map(Answer)
}

/// Returns a campaign with the part of the story met so far.
#[utoipa::path(get, path = "/api/campaigns/{link}", tag = "campaigns", params(("link" = String, Path)),
    responses((status = 200, body = CampaignInfo), (status = 404, body = Problem)))]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    Who(person): Who,
    ByCampaign(link): ByCampaign,
) -> Info {
    app.registry.campaign(&link, person.map(|person| person.id)).await.map(Answer)
}

/// Opens the table of the next game, or takes a seat at the one that is running.
#[utoipa::path(post, path = "/api/campaigns/{link}/next", tag = "campaigns", params(("link" = String, Path)),
    request_body = NextGameRequest, responses((status = 200, body = TableInfo), (status = 409, body = Problem)))]
pub(super) async fn next(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ByCampaign(link): ByCampaign,
    MaybeJson(request): MaybeJson<NextGameRequest>,
) -> Result<Answer<TableInfo>, Fault> {
    app.registry.next_game(&link, person.id, request.crew).await.map(Answer)
}

/// Ends the running game. The campaign returns to its state before the game.
#[utoipa::path(post, path = "/api/campaigns/{link}/break-off", tag = "campaigns", params(("link" = String, Path)),
    responses((status = 200, body = CampaignInfo), (status = 404, body = Problem)))]
pub(super) async fn break_off(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ByCampaign(link): ByCampaign,
) -> Info {
    app.registry.break_off(&link, person.id).await.map(Answer)
}

/// Pauses a campaign, or resumes it.
#[utoipa::path(post, path = "/api/campaigns/{link}/abandon", tag = "campaigns", params(("link" = String, Path)),
    request_body = AbandonRequest, responses((status = 200, body = CampaignInfo), (status = 409, body = Problem)))]
pub(super) async fn abandon(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ByCampaign(link): ByCampaign,
    Json(request): Json<AbandonRequest>,
) -> Info {
    app.registry.abandon_campaign(&link, person.id, request.abandoned).await.map(Answer)
}

/// Renames a campaign.
#[utoipa::path(post, path = "/api/campaigns/{link}/rename", tag = "campaigns", params(("link" = String, Path)),
    request_body = RenameRequest, responses((status = 200, body = CampaignInfo), (status = 400, body = Problem)))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ByCampaign(link): ByCampaign,
    Json(request): Json<RenameRequest>,
) -> Info {
    app.registry.rename_campaign(&link, person.id, &request.name).await.map(Answer)
}

/// Starts another campaign from an earlier point of this one.
#[utoipa::path(post, path = "/api/campaigns/{link}/branch", tag = "campaigns", params(("link" = String, Path)),
    request_body = BranchRequest, responses((status = 200, body = CampaignInfo), (status = 404, body = Problem)))]
pub(super) async fn branch(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ByCampaign(link): ByCampaign,
    Json(request): Json<BranchRequest>,
) -> Info {
    app.registry.branch_campaign(&link, person.id, request).await.map(Answer)
}

/// Exports a campaign as a document for `import` and the program's `--campaign`.
#[utoipa::path(get, path = "/api/campaigns/{link}/export", tag = "campaigns", params(("link" = String, Path)),
    responses((status = 200, description = "the document", content_type = "application/json"),
        (status = 404, body = Problem)))]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    ByCampaign(link): ByCampaign,
) -> Result<Response, Fault> {
    let campaign = app.registry.export_campaign(&link).await?;
    let name = format!("attachment; filename=\"{}-campaign.json\"", campaign.game);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, campaign.text()).into_response())
}
