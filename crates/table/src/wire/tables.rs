//! Tables: opening one, sitting down, what everybody may know of it.

use catalog::PhraseSchema;
use engine::{Phrase, Sheet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Stopped;

/// `POST /api/tables`: opens a table and answers with its [`TableInfo`].
///
/// The game begins with `POST /api/tables/{id}/start`, or by itself when somebody takes the last open seat. Between
/// opening and beginning the commitment to the deal is known and each seat may add its salt.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The options; what is absent takes its default.
    #[serde(default)]
    #[ts(optional, type = "Record<string, unknown>")]
    pub options: Value,
    /// The seats in order.
    pub seats: Vec<NewSeat>,
    /// Whether the lobby shows it: then anybody may sit down or watch. Else only by link.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub public: bool,
    /// Whether several people share this device; seats of kind `me` are then theirs, each with a name.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hot_seat: bool,
    /// How long a decision may take.
    #[serde(default)]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// Whether hints may be asked for where several people sit; alone against bots they may in any case.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// Whether a coach speaks after decisions, where hints may be asked for.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub coach: bool,
}

/// A seat of a table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// For whoever opens the table; several at a hot-seat table only.
    Me {
        /// Another name than the person's, at a hot-seat table.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// For a bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// For whoever comes.
    Open,
}

/// How long decisions may take. A seat whose time runs out is played by a bot until its owner takes it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// This long for each decision.
    Move {
        /// 5 to 3,600.
        seconds: u32,
    },
    /// This long for the whole game, and a little more after each decision.
    Bank {
        /// 60 to 36,000.
        seconds: u32,
        /// Added after each decision, 0 to 600.
        increment: u32,
    },
    /// A game over days: this long for each decision.
    Days {
        /// 1 to 336.
        hours: u32,
    },
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats can be taken; nothing is dealt yet.
    Open,
    /// The game is on.
    Running,
    /// The game is over.
    Over,
    /// A fault of ours stopped it; nothing is lost.
    Frozen,
}

impl Status {
    /// Its name, as it travels and as it is stored.
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
            Status::Frozen => "frozen",
        }
    }
}

/// A table, as far as the asker may know it: the answer to most requests about tables, and the `table` message.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TableInfo {
    /// The id.
    pub id: String,
    /// The game.
    pub game: String,
    /// All its options.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The component data it is played with, by their hash.
    pub data: String,
    /// How far it is.
    pub status: Status,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Whether several people share a device.
    pub hot_seat: bool,
    /// How long decisions may take.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Who opened it.
    pub host: String,
    /// Whether the asker did.
    pub is_host: bool,
    /// The seats of the asker.
    pub mine: Vec<u8>,
    /// The seats that the asker may sit down on now, by the link that led here or without one.
    pub free: Vec<u8>,
    /// Whether a decision of the asker is awaited.
    pub awaits_me: bool,
    /// The commitment to the deal, 64 hexadecimal digits; none for a table that plays on from another.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    pub opened: u64,
    /// When something last happened.
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
    /// A take-back that others are asked to agree to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub take_back: Option<TakeBackInfo>,
    /// The seats that want to end the game by agreement.
    pub end_wanted_by: Vec<u8>,
    /// Whether those who only watch may not speak.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub muted: bool,
    /// Whether whoever runs the house has stopped the table: no fault, and it may go on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub held: bool,
    /// Whether hints may be asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
    /// Whether a coach speaks after decisions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub coach: bool,
    /// The lesson that is taught here: a known deal, which proves nothing and stands in no list.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonInfo>,
    /// The table of the rematch, once somebody has asked for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// The table that this one plays on from or is the rematch of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub parent: Option<String>,
    /// For seats: the campaign whose next game this is, by its link.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<String>,
    /// What the table itself has to say, such as a change of rules while it was under way.
    pub notices: Vec<Notice>,
}

/// A seat asks the others to let it take back its last decision. It is over when all of them have agreed, one has declined,
/// the asker has, or the next move is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct TakeBackInfo {
    /// Who asks.
    pub by: u8,
    /// The seats that have not answered yet; `agree` or `decline`.
    pub awaited: Vec<u8>,
}

/// Something that happened to a table rather than in its game: a seat taken, left, handed to a bot, taken back, a clock
/// run out, a resignation, a change of rules.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Notice {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number, from 0.
    pub seat: u8,
    /// Who decides for it now.
    pub kind: SeatKind,
    /// The name of its owner, also while a bot stands in; none for an open seat or one that was a bot's from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The level of the bot that decides, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Why a bot stands in for the owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub handed: Option<Handed>,
    /// Whether the owner is connected.
    pub here: bool,
    /// Whether its decision is awaited.
    pub awaited: bool,
    /// Whether a program plays it through the bot API.
    pub program: bool,
    /// The link token by which it can be taken: of open seats for the host, of one's own seat after asking for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub link: Option<String>,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot.
    Bot,
}

/// Why a bot stands in for the owner of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Handed {
    /// The owner left.
    Left,
    /// The owner resigned, and ranks behind those who stayed.
    Resigned,
    /// The clock ran out.
    Clock,
    /// The owner or, while the owner was away, the host asked for it.
    Replaced,
}

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ProgressInfo {
    /// The round, from 1.
    pub round: u16,
    /// The phase or stage.
    #[schema(value_type = PhraseSchema)]
    pub phase: Phrase,
    /// Counts the turns that seats have begun.
    pub turn: u32,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct GameResult {
    /// Who won; several share the victory, none if the game was ended by agreement or a rival won.
    pub winners: Vec<u8>,
    /// All seats from first to last; seats of one entry are equal. Who resigned comes after those who stayed.
    pub ranking: Vec<Vec<u8>>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The score sheet of each seat; the label of an item is the message `<prefix>-item-<item>`.
    #[schema(value_type = Vec<Vec<Object>>)]
    pub sheets: Vec<Sheet>,
    /// Rivals that are no seat, such as an automa.
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
    /// How often each seat took back moves that others had answered, past bots or because the others agreed; absent where
    /// nobody did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub taken_back: Vec<u32>,
    /// How often each seat took back a turn past chance, which was drawn anew; absent where nobody did.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u32>>", optional)]
    pub redrawn: Vec<u32>,
}

/// A rival that is no seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct RivalResult {
    /// Its name.
    #[schema(value_type = PhraseSchema)]
    pub name: Phrase,
    /// Its points.
    pub score: i32,
    /// Its score sheet.
    #[schema(value_type = Vec<Object>)]
    pub sheet: Sheet,
}

/// `GET /api/tables` (the lobby) and `GET /api/my-tables` (those that await the asker first, then running, open, over).
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableInfo>,
}

/// `POST /api/tables/{id}/sit`: takes an open seat. By the link of a seat also one that its owner passes on.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitRequest {
    /// Which seat; the first open one if absent.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The token of the link that led here; needed at a private table.
    #[serde(default)]
    #[ts(optional)]
    pub link: Option<String>,
    /// 32 to 128 hexadecimal digits drawn by the client: a part of the deal that the host cannot choose.
    #[serde(default)]
    #[ts(optional)]
    pub salt: Option<String>,
}

/// `POST /api/tables/{id}/start`, by the host: open seats go to bots.
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

/// `POST /api/tables/{id}/leave`, `/resign`, `/take-back`, `/link`, `/unlink`: a seat of the asker's (for `/link` and
/// `/unlink` by the host also an open one). Leaving an open table frees the seat; leaving or resigning a running game
/// hands it to a bot.
#[derive(Clone, Debug, Default, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// Which seat; the asker's first if absent.
    #[serde(default)]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// `POST /api/tables/{id}/replace`: hands a seat to a bot; the asker's own, or by the host that of somebody away. At an
/// open table the host seats bots at open seats with it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplaceRequest {
    /// Which seat.
    pub seat: u8,
    /// The level.
    pub bot: String,
}

/// `POST /api/tables/{id}/agree-end`: the game ends, without winners, once all people at the table want it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgreeRequest {
    /// Whether the asker wants it.
    pub end: bool,
}

/// `POST /api/tables/{id}/mute`: whether those who only watch may speak. What they say reaches other watchers, and players
/// once the game is over.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MuteRequest {
    /// Whether they may not.
    pub watchers: bool,
}

/// `POST /api/tables/{id}/play-on`: a new table, from a position of a finished one, against bots.
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

/// `GET /api/tables/{id}/verify`, once the game is over: everything needed to check the deal, and what came of it.
/// The text record is at `/api/tables/{id}/record`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Verification {
    /// The commitment shown from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// The secret behind it, in hexadecimal digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// The salt of each seat, in hexadecimal digits.
    pub salts: Vec<String>,
    /// The seed made of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The component data it was played with.
    pub data: String,
    /// The rules version.
    pub rules_version: u16,
    /// The course of the game.
    pub course: String,
    /// How many moves stand, forced ones included.
    pub moves: u32,
    /// What was checked.
    pub checks: Vec<Check>,
    /// Whether all of it holds.
    pub holds: bool,
}

/// One thing that was checked.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Check {
    /// The sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
    /// Whether it holds.
    pub holds: bool,
}

/// `GET /api/tables/{id}/curve`, once the game is over: the points of all seats after each move.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Curve {
    /// The points in order.
    pub points: Vec<CurvePoint>,
}

/// The points of all seats at one moment.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CurvePoint {
    /// The number of the position for the asker, as in `history`.
    pub n: u32,
    /// The points of each seat.
    pub scores: Vec<i32>,
}

/// `POST /api/tables/{id}/bot-token` with a [`SeatRequest`]: lets a program play the seat.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotToken {
    /// To be sent as `Authorization: Bearer …`; shown once.
    pub token: String,
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
}

/// `POST /api/bot/move`: a move of the program's seat, or a gesture; exactly one of `action`, `text` and
/// `moves`.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotMove {
    /// The number under which the decision was shown.
    pub n: u32,
    /// The action, as in `legal`.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub action: Option<Value>,
    /// Its notation.
    #[serde(default)]
    #[ts(optional)]
    pub text: Option<String>,
    /// A gesture: several moves, each an action or, as a string, its notation; as in `act` of the live connection.
    #[serde(default)]
    #[ts(optional, type = "Array<unknown>")]
    pub moves: Option<Vec<Value>>,
}

/// The answer to a move of the bot API.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotAnswer {
    /// The number of the present position.
    pub n: u32,
    /// Whether the move was made; not if it was outdated: the stream shows the present position.
    pub made: bool,
    /// How many moves of a gesture stand now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub came: Option<u32>,
    /// Why a gesture stopped before its last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stopped: Option<Stopped>,
}

/// The lesson of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonInfo {
    /// Which, of the table's game.
    pub id: String,
    /// Whether a script still plays the other seats; else bots do.
    pub scripted: bool,
}

/// `POST /api/lessons`: opens the table of a lesson, or finds the one that is open.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonRequest {
    /// The game.
    pub game: String,
    /// Its lesson.
    pub lesson: String,
    /// The step to go to, from 0; without one the lesson stays as it was left.
    #[serde(default)]
    #[ts(optional)]
    pub step: Option<u32>,
}

/// `POST /api/tables/{id}/show`: the script of a lesson makes a move.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShowRequest {
    /// Of which step.
    pub step: u32,
    /// Which of its moves, from 0.
    pub at: u32,
}
