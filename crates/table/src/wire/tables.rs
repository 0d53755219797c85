//! Tables: opening one, taking a seat, public information.

use catalog::PhraseSchema;
use engine::{Phrase, Sheet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Stopped;

/// `POST /api/tables`: opens a table and answers with its [`TableInfo`].
///
/// The game begins with `POST /api/tables/{id}/start`, or automatically when the last open seat is taken. Between
/// opening and start the commitment to the deal is public and each seat may add its salt.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// Absent options take their default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    pub seats: Vec<NewSeat>,
    /// Whether the lobby lists it, so that everyone may take a seat or watch. Otherwise a link is needed.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Whether several people share this device. Seats of kind `me` are then theirs, each with a name.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hot_seat: bool,
    /// The clock.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Whether hints are available with several people at the table; alone against bots they always are.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Whether a coach comments on decisions; requires hints.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub coach: bool,
}

/// A seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// For the person who opens the table; several only at a hot-seat table.
    Me {
        /// A name other than the person's, at a hot-seat table.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// For a bot.
    Bot { level: String },
    /// For anyone.
    Open,
}

/// A clock. A bot plays a seat whose time runs out until its owner takes it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// A time limit per decision.
    Move {
        /// 5 to 3,600.
        seconds: u32,
    },
    /// A time limit for the whole game with an increment per decision.
    Bank {
        /// 60 to 36,000.
        seconds: u32,
        /// Added after each decision, 0 to 600.
        increment: u32,
    },
    /// A time limit per decision for asynchronous games.
    Days {
        /// 1 to 336.
        hours: u32,
    },
}

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats can be taken; the deal is not made yet.
    Open,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
    /// An internal error stopped it; nothing is lost.
    Frozen,
}

impl Status {
    /// Its name on the wire and in the database.
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
            Status::Frozen => "frozen",
        }
    }
}

/// A table as the asker may see it: the answer to most requests about tables, and the `table` message.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The hash of the component data.
    pub data: String,
    pub status: Status,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether several people share a device.
    pub hot_seat: bool,
    /// The clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    pub seats: Vec<SeatInfo>,
    /// The name of the host.
    pub host: String,
    /// Whether the asker is the host.
    pub is_host: bool,
    /// The seats of the asker.
    pub mine: Vec<u8>,
    /// The seats that the asker may take now, with or without the link.
    pub free: Vec<u8>,
    /// Whether a decision of the asker is awaited.
    pub awaits_me: bool,
    /// The commitment to the deal, 64 hexadecimal digits; none for a table that continues another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// In milliseconds since 1970.
    pub opened: u64,
    /// The time of the last public event.
    pub changed: u64,
    /// Round and phase, once the game is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<ProgressInfo>", optional)]
    #[schema(value_type = Option<ProgressInfo>)]
    pub progress: Option<Value>,
    /// The result, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(as = "Option<GameResult>", optional)]
    #[schema(value_type = Option<GameResult>)]
    pub result: Option<Value>,
    /// For seats at a private table: the link token by which others may watch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub watch_link: Option<String>,
    /// The code that leads to the table, such as `BADOKU`; for everybody at an open table, and for its players.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub code: Option<String>,
    /// A pending undo request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_back: Option<TakeBackInfo>,
    /// The seats that asked to end the game by agreement.
    pub end_wanted_by: Vec<u8>,
    /// Whether spectators are muted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub muted: bool,
    /// Whether the administrator has suspended the table. It is not an error, and the table may continue.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub held: bool,
    /// Whether hints are available.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
    /// Whether a coach comments on decisions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub coach: bool,
    /// The lesson taught here. Its deal is public, so it proves nothing, and lists omit the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonInfo>,
    /// The table of the rematch, once a player has asked for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// The table that this one continues or is the rematch of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub parent: Option<String>,
    /// For seated people: the link of the campaign whose next game this is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<String>,
    /// Notices of the table, such as a change of rules during the game.
    pub notices: Vec<Notice>,
}

/// A request of a seat for consent to undo its last decision. It ends when all consent, one declines, the asker
/// withdraws, or the next move is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TakeBackInfo {
    /// The asking seat.
    pub by: u8,
    /// The seats that have not answered yet.
    pub awaited: Vec<u8>,
}

/// An event at a table outside its game: a seat was taken, left, handed to a bot or taken back, a clock ran out, a
/// player resigned, or the rules changed.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Notice {
    /// In milliseconds since 1970.
    pub at: u64,
    /// The sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SeatInfo {
    /// From 0.
    pub seat: u8,
    pub kind: SeatKind,
    /// The name of its owner, also while a bot plays for the owner, or the name of the bot; none for an open seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of the bot that plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// The reason why a bot stands in for the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub handed: Option<Handed>,
    /// Whether the owner is connected.
    pub here: bool,
    /// Whether its decision is awaited.
    pub awaited: bool,
    /// Whether a program plays it through the bot API.
    pub program: bool,
    /// Whether its owner has yet to confirm options that the host changed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub to_confirm: bool,
    /// The link token for taking the seat: of open seats for the host, of own seats on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
}

/// The kind of player on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Not taken yet.
    Open,
    Human,
    Bot,
}

/// The reason why a bot stands in for the owner of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Handed {
    /// The owner left.
    Left,
    /// The owner resigned, and ranks behind the others.
    Resigned,
    /// The clock ran out.
    Clock,
    /// The owner requested it, or the host while the owner was away.
    Replaced,
}

/// The progress of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ProgressInfo {
    /// From 1.
    pub round: u16,
    /// The phase or stage.
    #[schema(value_type = PhraseSchema)]
    pub phase: Phrase,
    /// Counts turns begun by seats.
    pub turn: u32,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct GameResult {
    /// Several seats share a victory; empty if the game ended by agreement or a rival won.
    pub winners: Vec<u8>,
    /// All seats from first to last; seats in one entry are tied. Resigned seats come last.
    pub ranking: Vec<Vec<u8>>,
    /// By seat.
    pub scores: Vec<i32>,
    /// The score breakdown of each seat; the label of an item is the message `<prefix>-item-<item>`.
    #[schema(value_type = Vec<Vec<Object>>)]
    pub sheets: Vec<Sheet>,
    /// Opponents without a seat, such as an automa.
    pub rivals: Vec<RivalResult>,
    /// How it ended, as the message `<prefix>-ending-<ending>`, or `agreed-end`.
    #[schema(value_type = PhraseSchema)]
    pub ending: Phrase,
    /// The tie-break that decided the first place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<PhraseSchema>)]
    pub tie_break: Option<Phrase>,
    /// The seats whose owners resigned.
    pub resigned: Vec<u8>,
    /// The number of undos past others' answers, by seat; absent if there were none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub taken_back: Vec<u32>,
    /// The number of undos past chance, by seat; absent if there were none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub redrawn: Vec<u32>,
}

/// An opponent without a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct RivalResult {
    /// Its name.
    #[schema(value_type = PhraseSchema)]
    pub name: Phrase,
    pub score: i32,
    /// Its score breakdown.
    #[schema(value_type = Vec<Object>)]
    pub sheet: Sheet,
}

/// `GET /api/tables` (the lobby) and `GET /api/my-tables` (awaiting the asker first, then running, open, over).
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableList {
    pub tables: Vec<TableInfo>,
}

/// `POST /api/tables/{id}/sit`: takes an open seat, or with its link a seat that its owner passes on.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    /// The first open seat if absent.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The link token; needed at a private table.
    #[serde(default)]
    #[ts(optional)]
    pub link: Option<String>,
    /// 32 to 128 hexadecimal digits drawn by the client, a part of the deal that the host cannot choose.
    #[serde(default)]
    #[ts(optional)]
    pub salt: Option<String>,
}

/// `POST /api/tables/{id}/start`, by the host: bots take the open seats.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The salt of the asker's seats, if they have none yet.
    #[serde(default)]
    #[ts(optional)]
    pub salt: Option<String>,
    /// The level of the bots for open seats; `easy` if absent.
    #[serde(default)]
    #[ts(optional)]
    pub fill: Option<String>,
}

/// `POST /api/tables/{id}/salt`: adds the salt of the asker's seats while the table is open.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SaltRequest {
    /// 32 to 128 hexadecimal digits.
    pub salt: String,
}

/// `POST /api/tables/{id}/leave`, `/resign`, `/take-back`, `/link`, `/unlink`: concerns a seat of the asker (for
/// `/link` and `/unlink` by the host also an open one). Leaving an open table frees the seat; leaving or resigning a
/// running game hands it to a bot.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The asker's first seat if absent.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// `POST /api/tables/{id}/replace`: hands a seat to a bot; the asker's own, or by the host that of an absent player. At
/// an open table the host fills open seats with it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplaceRequest {
    pub seat: u8,
    /// The level.
    pub bot: String,
}

/// `POST /api/tables/{id}/agree-end`: ends the game without winners once all people at the table want it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreeRequest {
    pub end: bool,
}

/// `POST /api/tables/{id}/mute`: mutes or unmutes spectators. Their chat reaches other spectators, and players once the
/// game is over.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MuteRequest {
    /// Whether spectators are muted.
    pub watchers: bool,
}

/// `POST /api/tables/{id}/play-on`: opens a table against bots from a position of a finished one.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayOnRequest {
    /// The number of the position, as in `history`.
    pub n: u32,
    /// The seat to play.
    pub seat: u8,
    /// The level of the other seats.
    pub bot: String,
}

/// `GET /api/tables/{id}/verify`, after the end: the data needed to check the deal, and the results of the checks.
/// The text record is at `/api/tables/{id}/record`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Verification {
    /// The commitment published at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// In hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The salt of each seat, in hexadecimal digits.
    pub salts: Vec<String>,
    /// The seed derived from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The hash of the component data.
    pub data: String,
    pub rules_version: u16,
    pub course: String,
    /// The number of moves, forced ones included.
    pub moves: u32,
    pub checks: Vec<Check>,
    /// Whether all checks passed.
    pub holds: bool,
}

/// The result of a check.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Check {
    /// The sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
    /// Whether it passed.
    pub holds: bool,
}

/// `GET /api/tables/{id}/curve`, after the end: the points of all seats after each move.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Curve {
    pub points: Vec<CurvePoint>,
}

/// The points of all seats at one position.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CurvePoint {
    /// The number of the position for the asker, as in `history`.
    pub n: u32,
    /// By seat.
    pub scores: Vec<i32>,
}

/// `POST /api/tables/{id}/bot-token` with a [`SeatRequest`]: permits a program to play the seat.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotToken {
    /// For `Authorization: Bearer …`; shown once.
    pub token: String,
    pub table: String,
    pub seat: u8,
}

/// `POST /api/bot/move`: moves of the program's seat, as in `act` of the live connection. A program that sends only one
/// move may give `action` or `text` instead of `moves`.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotMove {
    /// The number under which the decision was shown.
    pub n: u32,
    /// 1 to 100 moves, each an action as in `legal` or, as a string, its notation.
    #[serde(default)]
    #[ts(type = "Array<unknown>")]
    pub moves: Option<Vec<Value>>,
    /// The only move, as in `legal`.
    #[serde(default)]
    #[ts(skip)]
    pub action: Option<Value>,
    /// The only move in notation.
    #[serde(default)]
    #[ts(skip)]
    pub text: Option<String>,
}

/// The answer to a move of the bot API.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotAnswer {
    /// The number of the current position.
    pub n: u32,
    /// Whether the move was made; false if it was outdated. The stream shows the current position.
    pub made: bool,
    /// The number of moves that were made; absent if the request was outdated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub came: Option<u32>,
    /// The reason why a gesture stopped early.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stopped: Option<Stopped>,
}

/// The lesson of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonInfo {
    /// The id of the lesson within the game.
    pub id: String,
    /// Whether a script still plays the other seats; otherwise bots do.
    pub scripted: bool,
}

/// `POST /api/lessons`: opens the table of a lesson, or returns the open one.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonRequest {
    pub game: String,
    pub lesson: String,
    /// The step to go to, from 0; if absent, the lesson stays where it was.
    #[serde(default)]
    #[ts(optional)]
    pub step: Option<u32>,
}

/// `POST /api/tables/{id}/show`: makes a move of a lesson's script.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShowRequest {
    pub step: u32,
    /// The index of the move within the step.
    pub at: u32,
}
