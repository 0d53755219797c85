//! Campaigns: games that follow each other, what they have told so far, and who plays the next.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Clock, NewSeat, Status};

/// `POST /api/campaigns`: begins a campaign and answers with its [`CampaignInfo`]. No table is opened yet.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    /// The game.
    pub game: String,
    /// What those who play call it, 1 to 60 characters.
    pub name: String,
    /// Who plays, and how.
    pub crew: NewCrew,
}

/// Who plays the games of a campaign, and how: as for a table, which is always private here.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCrew {
    /// The options beside the story itself; what is absent takes its default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    /// The seats in order.
    pub seats: Vec<NewSeat>,
    /// Whether several people share this device.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hot_seat: bool,
    /// How long a decision may take.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Whether hints may be asked for where several people sit.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Whether a coach speaks after decisions.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub coach: bool,
}

/// `POST /api/campaigns/{link}/next`: opens the table of the next game and answers with its `TableInfo`. While a game is under
/// way, whoever comes without a crew sits down there.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextGameRequest {
    /// Another crew than that of the last game.
    #[serde(default)]
    #[ts(optional)]
    pub crew: Option<NewCrew>,
}

/// `POST /api/campaigns/{link}/branch`: a campaign of its own that goes on from an earlier place of this one.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BranchRequest {
    /// After how many games; 0 is the beginning.
    pub games: u16,
    /// Its name, if not the same.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// `POST /api/campaigns/{link}/abandon`: puts a campaign aside, or takes it up again.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AbandonRequest {
    /// Whether it is put aside.
    pub abandoned: bool,
}

/// `POST /api/campaigns/{link}/rename`: another name.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RenameRequest {
    /// What those who play call it, 1 to 60 characters.
    pub name: String,
}

/// `POST /api/campaigns/import`: a campaign from a document, such as `GET /api/campaigns/{link}/export` gives.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRequest {
    /// The document.
    #[ts(type = "unknown")]
    pub document: Value,
}

/// How far a campaign is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignState {
    /// Another game can follow.
    Open,
    /// Its story has been told to an end.
    Finished,
    /// Its crew has put it aside.
    Abandoned,
}

/// A campaign, for whoever holds its link: nothing that has not been met in it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CampaignInfo {
    /// The link that leads to it: whoever holds it belongs to the crew.
    pub link: String,
    /// The game.
    pub game: String,
    /// What those who play call it.
    pub name: String,
    /// How far it is.
    pub state: CampaignState,
    /// Who plays the next game, unless others do.
    pub crew: CrewInfo,
    /// The finished games in order.
    pub games: Vec<CampaignGame>,
    /// The game under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<CampaignTable>,
    /// The component data of its chronicle, by their hash.
    pub data: String,
    /// What it has told so far, as the game has it; before the first game what it is about. Not in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub chronicle: Option<Value>,
    /// What it has branched from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub branch: Option<BranchInfo>,
    /// When it was begun, in milliseconds since 1970.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
}

/// Who plays the next game of a campaign, and how.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CrewInfo {
    /// The options beside the story itself.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The seats in order.
    pub seats: Vec<CrewSeat>,
    /// Whether several people share a device.
    pub hot_seat: bool,
    /// How long a decision may take.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// Whether a coach speaks.
    pub coach: bool,
}

/// Somebody in a campaign; neither name nor bot is a seat for whoever comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CrewSeat {
    /// The name of a person; empty for somebody who is no longer known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of a bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Whether it is the asker.
    pub mine: bool,
}

/// A finished game of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CampaignGame {
    /// Who sat where.
    pub players: Vec<CrewSeat>,
    /// Their points.
    pub points: Vec<i32>,
    /// The seats that have won; nobody, where a rival did.
    pub winners: Vec<u8>,
    /// The table, if it was played here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// The game under way of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CampaignTable {
    /// The table.
    pub id: String,
    /// How far it is.
    pub status: Status,
}

/// What a campaign has branched from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BranchInfo {
    /// The name of the other campaign.
    pub name: String,
    /// After how many of its games.
    pub games: u16,
}

/// `GET /api/campaigns`: the campaigns of the asker, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CampaignList {
    /// The campaigns, without what they have told.
    pub campaigns: Vec<CampaignInfo>,
}
