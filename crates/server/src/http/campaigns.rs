//! Campaigns over HTTP: whoever holds the link of one belongs to its crew.

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

/// The campaigns of the asker: those they have begun or played in.
#[utoipa::path(get, path = "/api/campaigns", tag = "campaigns",
    responses((status = 200, body = CampaignList), (status = 401, body = Problem)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Answer<CampaignList>, Fault> {
    Ok(Answer(CampaignList { campaigns: app.registry.campaigns_of(person.id).await? }))
}

/// Begins a campaign.
#[utoipa::path(post, path = "/api/campaigns", tag = "campaigns", request_body = NewCampaign,
    responses((status = 200, body = CampaignInfo), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Json(new): Json<NewCampaign>,
) -> Info {
    app.registry.begin_campaign(person.id, new).await.map(Answer)
}

/// A campaign from a document.
#[utoipa::path(post, path = "/api/campaigns/import", tag = "campaigns", request_body = ImportRequest,
    responses((status = 200, body = CampaignInfo), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(super) async fn import(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Large(ImportRequest { document }): Large<ImportRequest>,
) -> Info {
    app.registry.import_campaign(person.id, &document).await.map(Answer)
}

/// A campaign with what it has told so far.
#[utoipa::path(get, path = "/api/campaigns/{link}", tag = "campaigns", params(("link" = String, Path)),
    responses((status = 200, body = CampaignInfo), (status = 404, body = Problem)))]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    Who(person): Who,
    ByCampaign(link): ByCampaign,
) -> Info {
    app.registry.campaign(&link, person.map(|person| person.id)).await.map(Answer)
}

/// Opens the table of the next game, or sits down at the one under way.
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

/// Ends the game under way: the campaign stands where it was before it.
#[utoipa::path(post, path = "/api/campaigns/{link}/break-off", tag = "campaigns", params(("link" = String, Path)),
    responses((status = 200, body = CampaignInfo), (status = 404, body = Problem)))]
pub(super) async fn break_off(
    State(app): State<Arc<App>>,
    Known(person): Known,
    ByCampaign(link): ByCampaign,
) -> Info {
    app.registry.break_off(&link, person.id).await.map(Answer)
}

/// Puts a campaign aside, or takes it up again.
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

/// Gives a campaign another name.
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

/// A campaign of its own that goes on from an earlier place of this one.
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

/// A campaign as a document, which `import` and the program's `--campaign` read.
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
