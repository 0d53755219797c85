//! Campaigns: series of games with a story and a crew.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Clock, NewSeat, Status};

/// `POST /api/campaigns`: begins a campaign and answers with its [`CampaignInfo`]. No table is opened yet.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    pub game: String,
    /// Chosen by the crew, 1 to 60 characters.
    pub name: String,
    pub crew: NewCrew,
}

/// The crew of a campaign's games and their settings, as for a table, which is always private here.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCrew {
    /// The options besides the story; absent ones take their default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    pub seats: Vec<NewSeat>,
    /// Whether several people share this device.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hot_seat: bool,
    /// The clock.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Whether hints are available with several people at the table.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Whether a coach comments on decisions.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub coach: bool,
}

/// `POST /api/campaigns/{link}/next`: opens the table of the next game and answers with its `TableInfo`. While a game
/// is running, a request without a crew takes a seat there.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NextGameRequest {
    /// A crew other than that of the last game.
    #[serde(default)]
    #[ts(optional)]
    pub crew: Option<NewCrew>,
}

/// `POST /api/campaigns/{link}/branch`: creates a campaign that continues from an earlier point of this one.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BranchRequest {
    /// The number of games kept; 0 is the beginning.
    pub games: u16,
    /// Its name, if it differs.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
}

/// `POST /api/campaigns/{link}/abandon`: abandons a campaign, or resumes it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AbandonRequest {
    pub abandoned: bool,
}

/// `POST /api/campaigns/{link}/rename`: renames a campaign.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RenameRequest {
    /// 1 to 60 characters.
    pub name: String,
}

/// `POST /api/campaigns/import`: creates a campaign from a document of `GET /api/campaigns/{link}/export`.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRequest {
    #[ts(type = "unknown")]
    pub document: Value,
}

/// The state of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignState {
    /// Another game can follow.
    Open,
    /// Its story is complete.
    Finished,
    /// Its crew abandoned it.
    Abandoned,
}

/// A campaign, for holders of its link. It reveals only what the crew has met.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CampaignInfo {
    /// The link. Every holder belongs to the crew.
    pub link: String,
    pub game: String,
    pub name: String,
    pub state: CampaignState,
    /// The crew of the next game, unless it is changed.
    pub crew: CrewInfo,
    /// The finished games in order.
    pub games: Vec<CampaignGame>,
    /// The running game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<CampaignTable>,
    /// The hash of the component data of its chronicle.
    pub data: String,
    /// The story so far, in the game's own type; before the first game, its premise. Not in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub chronicle: Option<Value>,
    /// The campaign it branched from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub branch: Option<BranchInfo>,
    /// In milliseconds since 1970.
    pub created: u64,
    /// The time of the last change.
    pub changed: u64,
}

/// The crew of the next game and its settings.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CrewInfo {
    /// The options besides the story.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    pub seats: Vec<CrewSeat>,
    /// Whether several people share a device.
    pub hot_seat: bool,
    /// The clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    pub hints: bool,
    pub coach: bool,
}

/// A member of a crew. Without name and bot it is an open seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CrewSeat {
    /// The name of a person, empty for a deleted one, or of a bot.
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
    /// By seat.
    pub players: Vec<CrewSeat>,
    /// By seat.
    pub points: Vec<i32>,
    /// The winning seats; empty if a rival won.
    pub winners: Vec<u8>,
    /// The table, if it was played on this server.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// The running game of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct CampaignTable {
    pub id: String,
    pub status: Status,
}

/// The origin of a branched campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BranchInfo {
    pub name: String,
    /// The number of its games that were kept.
    pub games: u16,
}

/// `GET /api/campaigns`: the asker's campaigns, the latest first.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct CampaignList {
    /// Without their stories.
    pub campaigns: Vec<CampaignInfo>,
}
