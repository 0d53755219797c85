//! The live connection: `GET /api/tables/{id}/live`, a WebSocket with one JSON message a frame.
//!
//! Query: `since` (the last number the client knows, to get only what is new), `seat` (which of the person's seats to
//! view from; the first if absent; `none` to spectate), `link` (the link token), `with` (optional parts of positions:
//! `page`, `refusals` and `aids`, separated by commas).
//!
//! Each viewer has its own numbers, which count the entries visible to it. A client that gets `news` with a `from`
//! beyond its last number must reconnect without `since`. The server closes a connection that reads too slowly; the
//! client reconnects with `since`.

use catalog::{Choice, EventInfo, Json, PhraseSchema, Refusal};
use engine::{Page, Phrase, Sheet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{GameResult, Problem, ProgressInfo, TableInfo};

/// A message from a client. `id` is any number chosen by the client and returned in the answer.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Makes one or several moves. Several are a gesture: they are made in order, as far as possible, and undone
    /// together. Answered by `done` or `refused`. An outdated or repeated request is answered by the current position and
    /// `done` with `made` false. A client that sends only one move may give `action` or `text` instead of `moves`.
    Act {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number under which the decision was shown.
        n: u32,
        /// 1 to 100 moves, each an action as in `legal` or, as a string, its notation. A move that was forced and already
        /// played counts as made.
        #[serde(default)]
        #[ts(type = "Array<unknown>")]
        moves: Option<Vec<Value>>,
        /// The only move, as in `legal`.
        #[serde(default)]
        #[ts(skip)]
        action: Option<Value>,
        /// The only move in notation.
        #[serde(default)]
        #[ts(skip)]
        text: Option<String>,
    },
    /// Undoes the last decision with its gesture; where all others are bots, past their answers too.
    Undo {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position when it was requested.
        n: u32,
    },
    /// Redoes it.
    Redo {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position when it was requested.
        n: u32,
    },
    /// Undoes the whole turn.
    Restart {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position when it was requested.
        n: u32,
    },
    /// Undoes the last turn past chance, if all others are bots; chance is drawn again.
    Redraw {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position when it was requested.
        n: u32,
    },
    /// Asks the others for consent to undo the last decision, past their moves and past dice. Answered by `done` or
    /// `refused`; the `table` message then names the seats asked. An undo that needs no consent happens at once.
    Propose {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position when it was requested.
        n: u32,
    },
    /// Consents to another seat's undo request. Answered by `done` or `refused`. The undo happens when all consent.
    Agree {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position when it was requested.
        n: u32,
    },
    /// Declines a request, or withdraws the own one. Answered by `done` or `refused`.
    Decline {
        /// Returned in the answer.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position when it was requested.
        n: u32,
    },
    /// Asks for the effect of one or several legal moves, in one of the forms of `act`. Answered by `preview`.
    Preview {
        /// Returned in the answer.
        id: u32,
        /// The moves, as in `act`.
        #[serde(default)]
        #[ts(type = "Array<unknown>")]
        moves: Option<Vec<Value>>,
        /// The only move, as in `legal`.
        #[serde(default)]
        #[ts(skip)]
        action: Option<Value>,
        /// The only move in notation.
        #[serde(default)]
        #[ts(skip)]
        text: Option<String>,
    },
    /// Asks for a hint, where the table allows it. Answered by `hint` or `refused`.
    Hint {
        /// Returned in the answer.
        id: u32,
        /// The number under which the decision was shown.
        n: u32,
    },
    /// Asks for the position at an earlier number. Answered by `history`.
    History {
        /// Returned in the answer.
        id: u32,
        /// The number of a log line.
        n: u32,
    },
    /// Changes the viewpoint to another own seat, or to a spectator's. Answered by `news`.
    Look {
        /// The seat; none to spectate.
        seat: Option<u8>,
        /// The last number known for this seat.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
    },
    /// Sets the optional parts of positions. Answered by `news`.
    With {
        /// The table as text.
        page: bool,
        /// The forbidden candidates with their reasons.
        refusals: bool,
        /// The board aids.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        aids: bool,
    },
    /// Sends a chat line of at most 500 characters.
    Chat { text: String },
    /// Keeps the connection alive. Answered by `pong`.
    Ping,
}

/// A message from the server.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// The news for this viewer and the current position. Also sent first at a running or finished table.
    News(Box<News>),
    /// The table, after each change of seats, presence or status. Always the first message.
    Table {
        table: Box<TableInfo>,
        /// The number of spectators.
        watching: u32,
    },
    /// Chat lines: the latest ones at the beginning, then each new one.
    Chat { lines: Vec<ChatLine> },
    /// The bots that are thinking now.
    Thinking { seats: Vec<u8> },
    /// A request was granted and is durably stored; its `news` came before.
    Done {
        /// The id of the request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the current position.
        n: u32,
        /// False if the request was outdated or repeated; the current position came before.
        made: bool,
        /// The number of moves that were made, after `act`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        came: Option<u32>,
        /// The reason why a gesture stopped early.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        stopped: Option<Stopped>,
    },
    /// A request was rejected.
    Refused {
        /// The id of the request.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        problem: Problem,
    },
    /// The effect of a move.
    Preview {
        /// The id of the request.
        id: u32,
        /// The events before the first use of chance.
        events: Vec<EventInfo>,
        /// The seat's view afterwards; none if chance is involved.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        #[schema(value_type = Option<Value>)]
        view: Option<Json>,
        /// Whether the seat would have no more decisions in this turn.
        ends: bool,
    },
    /// The hints for a decision.
    Hint {
        /// The id of the request.
        id: u32,
        /// The number of the position it is about.
        n: u32,
        /// The best choices, the best first; empty where hints are not given.
        choices: Vec<HintInfo>,
    },
    /// The coach's comment on this viewer's last decision.
    Coach {
        /// The number of the position after it.
        n: u32,
        #[schema(value_type = PhraseSchema)]
        say: Phrase,
    },
    /// An earlier position: the last one whose number is at most the number requested.
    History {
        /// The id of the request.
        id: u32,
        n: u32,
        /// The position, without legal actions.
        position: Box<Position>,
    },
    /// The answer to `ping`.
    Pong,
    /// The server closes the connection; the client should reconnect soon.
    Bye {
        /// The reason.
        kind: ByeKind,
    },
}

/// The reason why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// The server stops.
    Shutdown,
    /// The client reads too slowly.
    Slow,
    /// The seat is no longer the viewer's.
    Seat,
    /// The viewer has signed out.
    SignedOut,
    /// The table no longer exists, or the viewer may no longer see it.
    Gone,
    /// The table continues at another node.
    Moving,
}

/// A suggested choice, based only on what its seat knows.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct HintInfo {
    /// Its moves, as far as they do not depend on chance; the first is one of `legal`.
    pub moves: Vec<Choice>,
    /// The win probability in per cent; none against a solo rival of unknown strength.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub percent: Option<u8>,
    /// Its value in points of the game.
    pub value: f64,
    /// The explanation.
    #[schema(value_type = PhraseSchema)]
    pub reason: Phrase,
}

/// The reason why a gesture stopped early. The moves made before remain.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Stopped {
    pub why: StopKind,
    /// The error of the next move, if it was rejected.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Problem>,
}

/// The kind of reason that stops a gesture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StopKind {
    /// Chance was used, and the player must see the result first.
    Chance,
    /// Another seat decides now, or the game is over.
    Other,
    /// The next move is not legal.
    Illegal,
}

/// The news for a viewer.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct News {
    /// The number of the current position.
    pub n: u32,
    /// The effective viewer: a seat, `spectator`, or after the end `everybody`.
    #[ts(type = "number | \"spectator\" | \"everybody\"")]
    #[schema(value_type = Object)]
    pub viewer: engine::Viewer,
    /// Log lines with a greater number are invalid, and `lines` replace them. 0 for a whole log.
    pub from: u32,
    /// The log lines after `from`, in order.
    pub lines: Vec<LogLine>,
    pub position: Position,
}

/// A line of the log: an event as this viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct LogLine {
    /// The number under which it became visible; `history` shows the position right after it.
    pub n: u32,
    pub round: u16,
    /// The deciding seat; none in the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Whether it was the only choice and was played automatically.
    pub forced: bool,
    /// The event, in the game's own type.
    #[ts(type = "{ kind: string } & Record<string, unknown>")]
    #[schema(value_type = Value)]
    pub event: Json,
    /// Its sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
    /// The log line, where it differs from the sentence because it covers other events too.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<PhraseSchema>)]
    pub line: Option<Phrase>,
    /// Whether the log omits it because another line covers it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub quiet: bool,
}

/// A position as one viewer may see it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Position {
    /// The view, in the game's own type, serialised by the game.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// The question to be decided, or the seats that are awaited and why.
    #[schema(value_type = PhraseSchema)]
    pub prompt: Phrase,
    /// The seats that are awaited.
    pub actors: Vec<u8>,
    /// The legal actions of this viewer, in order.
    pub legal: Vec<Choice>,
    /// The forbidden candidates with their reasons; on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusals: Option<Vec<Refusal>>,
    /// The board aids, in the game's own type; on request, while this viewer is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    #[schema(value_type = Option<Value>)]
    pub aid: Option<Json>,
    /// The table as text; on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub page: Option<Page>,
    /// Whether this viewer can undo its last decision.
    pub undo: UndoInfo,
    /// Whether this viewer can redo a decision.
    pub redo: bool,
    pub progress: ProgressInfo,
    /// This viewer's own score breakdown if the game ended now; the label of an item is `<prefix>-item-<item>`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub standing: Option<Sheet>,
    /// The number of this viewer's own last decision, 0 if there is none. Later lines are new since then.
    pub own_last: u32,
    /// The clocks, by seat; absent at a table without clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<Vec<ClockInfo>>,
    /// The result, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<GameResult>,
}

/// Whether an undo is possible.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct UndoInfo {
    pub can: bool,
    /// The reason why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<PhraseSchema>)]
    pub why: Option<Phrase>,
    /// Whether the last turn can be undone with chance drawn again; absent if it cannot.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub anew: bool,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ClockInfo {
    /// The milliseconds left when the message was made.
    pub left_ms: u64,
    pub runs: bool,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ChatLine {
    /// From 1, per table.
    pub id: u32,
    /// In milliseconds since 1970.
    pub at: u64,
    /// The name of the author.
    pub name: String,
    /// The author's first seat, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Plain text.
    pub text: String,
}

/// A line of `GET /api/bot/stream`: one JSON object per line, sent each time the program's seat is awaited and once
/// after the end.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotNews {
    /// The number of the position, for `POST /api/bot/move`.
    pub n: u32,
    pub game: String,
    /// The program's seat.
    pub seat: u8,
    /// The events since the last line.
    pub events: Vec<EventInfo>,
    pub position: Position,
    pub over: bool,
}
