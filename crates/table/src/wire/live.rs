//! The live connection: `GET /api/tables/{id}/live`, a WebSocket with one JSON message a frame.
//!
//! Query: `since` (the last number the client knows; then only what it lacks is sent), `seat` (which of one's seats to
//! look through; the first if absent; `none` to only watch), `link` (the token that led here), `with` (`page`,
//! `refusals` and `aids`, separated by commas: what positions carry beside the rest).
//!
//! Each viewer has numbers of its own: they count what that viewer was told. A client that is told `news` with a `from`
//! beyond what it has must connect again without `since`. The server closes a connection that reads too slowly; the client
//! connects again with `since`.

use catalog::{Choice, EventInfo, PhraseSchema, Refusal};
use engine::{Page, Phrase, Sheet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{GameResult, Problem, ProgressInfo, TableInfo};

/// What a client says. `id` is any number of the client's, given back in the answer.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Makes a move, or a gesture of several: exactly one of `action`, `text` and `moves`. Answered by `done`, or
    /// `refused`; an outdated or repeated one by the present position and `done` with `made` false.
    Act {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number under which the decision was shown.
        n: u32,
        /// The action, as in `legal`.
        #[serde(default)]
        #[ts(optional, type = "unknown")]
        action: Option<Value>,
        /// Its notation.
        #[serde(default)]
        #[ts(optional)]
        text: Option<String>,
        /// A gesture: moves that are made one after the other, as far as it goes, and taken back together. Each is an action
        /// or, as a string, its notation. One that has been played already because it was forced counts as made.
        #[serde(default)]
        #[ts(optional, type = "Array<unknown>")]
        moves: Option<Vec<Value>>,
    },
    /// Takes back the last decision, with the gesture it was a part of; where all others are bots, past their answers too.
    Undo {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position it was asked from.
        n: u32,
    },
    /// Puts it back.
    Redo {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position it was asked from.
        n: u32,
    },
    /// Takes back the whole turn.
    Restart {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position it was asked from.
        n: u32,
    },
    /// Takes back the last turn past chance, where all others are bots: what was drawn is drawn anew.
    Redraw {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position it was asked from.
        n: u32,
    },
    /// Asks the others to let one take back one's last decision, past their moves and past dice. Answered by `done`, or
    /// `refused`; the table then says who is asked. What one may take back alone is taken back at once.
    Propose {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position it was asked from.
        n: u32,
    },
    /// Agrees to what another seat has proposed. Answered by `done`, or `refused`; when all agree, it is taken back.
    Agree {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position it was asked from.
        n: u32,
    },
    /// Declines it, or withdraws what one has proposed oneself. Answered by `done`, or `refused`.
    Decline {
        /// Given back.
        #[serde(default)]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the position it was asked from.
        n: u32,
    },
    /// Asks what a legal move, or a gesture, would bring: exactly one of `action`, `text` and `moves`. Answered by `preview`.
    Preview {
        /// Given back.
        id: u32,
        /// The action, as in `legal`.
        #[serde(default)]
        #[ts(optional, type = "unknown")]
        action: Option<Value>,
        /// Its notation.
        #[serde(default)]
        #[ts(optional)]
        text: Option<String>,
        /// A gesture, as in `act`.
        #[serde(default)]
        #[ts(optional, type = "Array<unknown>")]
        moves: Option<Vec<Value>>,
    },
    /// Asks what a strong player would do, where the table allows it. Answered by `hint`, or `refused`.
    Hint {
        /// Given back.
        id: u32,
        /// The number under which the decision was shown.
        n: u32,
    },
    /// Asks for the position at an earlier number. Answered by `history`.
    History {
        /// Given back.
        id: u32,
        /// The number of a log line.
        n: u32,
    },
    /// Looks through another of one's seats, or only watches. Answered by `news`.
    Look {
        /// The seat; none to only watch.
        seat: Option<u8>,
        /// The last number known through this seat.
        #[serde(default)]
        #[ts(optional)]
        since: Option<u32>,
    },
    /// Says what positions shall carry beside the rest from now on. Answered by `news`.
    With {
        /// The table as text.
        page: bool,
        /// What cannot be done, and why.
        refusals: bool,
        /// What a board must know before a click.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        aids: bool,
    },
    /// Says something to the table, at most 500 characters.
    Chat {
        /// What is said.
        text: String,
    },
    /// Keeps the connection alive. Answered by `pong`.
    Ping,
}

/// What the server says.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    /// What is new at the table for this viewer, and the present position. The first message of a running or finished
    /// table, too.
    News(Box<News>),
    /// The table, whenever something about it changed: seats, presence, status. The first message of all.
    Table {
        /// The table as this person may know it.
        table: Box<TableInfo>,
        /// How many watch.
        watching: u32,
    },
    /// Chat lines: the last ones at the beginning, then each new one.
    Chat {
        /// The lines in order.
        lines: Vec<ChatLine>,
    },
    /// The bots that are thinking now.
    Thinking {
        /// Their seats.
        seats: Vec<u8>,
    },
    /// A wish was granted and is durably stored; its `news` came before.
    Done {
        /// As given.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// The number of the present position.
        n: u32,
        /// Whether it was made; not if it was outdated or repeated: then the present position came before.
        made: bool,
        /// How many moves of a gesture stand now.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        came: Option<u32>,
        /// Why a gesture stopped before its last move.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        stopped: Option<Stopped>,
    },
    /// A wish was not granted.
    Refused {
        /// As given.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// What a move would bring.
    Preview {
        /// As given.
        id: u32,
        /// What would happen before any chance.
        events: Vec<EventInfo>,
        /// What the seat would then see; none if chance has a part in it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "unknown")]
        view: Option<Value>,
        /// Whether the seat would then have nothing more to decide in this turn.
        ends: bool,
    },
    /// What a strong player would do.
    Hint {
        /// As given.
        id: u32,
        /// The number of the position it is about.
        n: u32,
        /// The best choices, the best first; none where the decision is left to people.
        choices: Vec<HintInfo>,
    },
    /// How the last decision of this viewer is judged: a coach's sentence.
    Coach {
        /// The number of the position after it.
        n: u32,
        /// The sentence.
        #[schema(value_type = PhraseSchema)]
        say: Phrase,
    },
    /// An earlier position: the last one with at most the number asked for that still stands.
    History {
        /// As given.
        id: u32,
        /// Its number.
        n: u32,
        /// The position; nothing can be done in it.
        position: Box<Position>,
    },
    /// The answer to `ping`.
    Pong,
    /// The server ends the connection; connect again soon.
    Bye {
        /// Why: `shutdown`, `slow`, `seat` (no longer the viewer's seat), `signed-out`, `gone`, `moving` (to another node).
        kind: String,
    },
}

/// A choice worth a look: from what its seat knows, and from nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct HintInfo {
    /// Its moves, as far as they hold whatever chance brings; the first is one of `legal`.
    pub moves: Vec<Choice>,
    /// The chance to win with it in per cent; none alone against a rival of whom nobody knows how strong it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub percent: Option<u8>,
    /// What it is judged to be worth, in points of the game.
    pub value: f64,
    /// Why, as a sentence.
    #[schema(value_type = PhraseSchema)]
    pub reason: Phrase,
}

/// Why a gesture stopped before its last move. What was made before stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Stopped {
    /// What kept it.
    pub why: StopKind,
    /// Why the next move was refused, where it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub problem: Option<Problem>,
}

/// What keeps a gesture from going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StopKind {
    /// Chance was used: what came of it is to be seen first.
    Chance,
    /// Another seat decides now, or the game is over.
    Other,
    /// The next move is not legal.
    Illegal,
}

/// What is new for a viewer.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct News {
    /// The number of the present position.
    pub n: u32,
    /// Through whose eyes: a seat, `spectator`, or after the end `everybody`.
    #[ts(type = "number | \"spectator\" | \"everybody\"")]
    #[schema(value_type = Object)]
    pub viewer: engine::Viewer,
    /// Log lines with a number beyond this no longer stand: `lines` take their place. 0 for a whole log.
    pub from: u32,
    /// The log lines after `from`, in order.
    pub lines: Vec<LogLine>,
    /// The present position.
    pub position: Position,
}

/// A line of the log: something that happened, as this viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct LogLine {
    /// The number under which it was told; `history` shows the table right after it.
    pub n: u32,
    /// The round it happened in.
    pub round: u16,
    /// Who decided; nobody in the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Whether it was the only choice, and played for the player.
    pub forced: bool,
    /// The event, a type of the game's.
    #[ts(type = "{ kind: string } & Record<string, unknown>")]
    pub event: Value,
    /// Its sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
    /// The line of the log where it is not the sentence: it tells other events too.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<PhraseSchema>)]
    pub line: Option<Phrase>,
    /// Whether the log leaves it out, because another line tells it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub quiet: bool,
}

/// The table at one moment, as one viewer may know it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Position {
    /// The view, a type of the game's, written by the game.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// What is to be decided, or who is awaited for what.
    #[schema(value_type = PhraseSchema)]
    pub prompt: Phrase,
    /// The seats that are awaited.
    pub actors: Vec<u8>,
    /// What this viewer may do, in order.
    pub legal: Vec<Choice>,
    /// What one would expect to do here but may not; if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusals: Option<Vec<Refusal>>,
    /// What a board must know before a click, a type of the game's; if asked for, while this viewer is awaited and where
    /// the game has aids.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub aid: Option<Value>,
    /// The table as text; if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub page: Option<Page>,
    /// Whether this viewer's last decision can be taken back.
    pub undo: UndoInfo,
    /// Whether there is something to put back.
    pub redo: bool,
    /// Round and phase.
    pub progress: ProgressInfo,
    /// This viewer's own points line by line if the game ended now; the label of an item is `<prefix>-item-<item>`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub standing: Option<Sheet>,
    /// The number of this viewer's own last decision, 0 if there is none: what came later is new since then.
    pub own_last: u32,
    /// The clocks, by seat; at a table without, absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<Vec<ClockInfo>>,
    /// The result, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<GameResult>,
}

/// Whether a decision can be taken back.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct UndoInfo {
    /// Whether it can.
    pub can: bool,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<PhraseSchema>)]
    pub why: Option<Phrase>,
    /// Whether the last turn can be taken back with chance drawn anew; absent where it cannot.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub anew: bool,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ClockInfo {
    /// What is left, in milliseconds, when the message was made.
    pub left_ms: u64,
    /// Whether it runs.
    pub runs: bool,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct ChatLine {
    /// Its number at this table, from 1.
    pub id: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The name of who said it.
    pub name: String,
    /// The speaker's first seat, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What; plain text.
    pub text: String,
}

/// A line of `GET /api/bot/stream`: one JSON object a line, each time the program's seat is awaited, and once more when
/// the game is over.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotNews {
    /// The number of the position: `POST /api/bot/move` names it.
    pub n: u32,
    /// The game.
    pub game: String,
    /// The program's seat.
    pub seat: u8,
    /// What happened since the last line.
    pub events: Vec<EventInfo>,
    /// The position.
    pub position: Position,
    /// Whether the game is over.
    pub over: bool,
}
