//! The wire format of choices, refusals and events.

use std::fmt;

use engine::Phrase;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use ts_rs::TS;
use utoipa::ToSchema;

/// A value of a game's own type as JSON text, serialised once and then only copied.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// Serialises a value. It cannot fail: maps of the project's types have text keys, and their numbers are finite.
    pub fn of(value: &impl Serialize) -> Json {
        Json(to_raw_value(value).expect("plain data"))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The parsed value.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.text()).expect("the text of a value")
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A legal action, as offered to a player.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Choice {
    /// The action in the game's own type. Clients send it back unchanged.
    #[ts(type = "{ do: string } & Record<string, unknown>")]
    #[schema(value_type = Value)]
    pub action: Json,
    /// Its notation, unique in the position.
    pub text: String,
    /// Its sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
}

/// An action that one would expect but the rules forbid.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Refusal {
    /// The action, a type of the game's.
    #[ts(type = "{ do: string } & Record<string, unknown>")]
    #[schema(value_type = Value)]
    pub action: Json,
    /// Its notation, unique in the position.
    pub text: String,
    /// Its sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
    /// The clause that forbids it.
    pub clause: &'static str,
    /// Why.
    #[schema(value_type = PhraseSchema)]
    pub reason: Phrase,
}

/// An event, as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct EventInfo {
    /// The number of its move, from 1, and 0 for the set-up; it does not travel.
    #[serde(skip)]
    pub seq: usize,
    /// The round that it announces, which does not travel either.
    #[serde(skip)]
    pub round: Option<u16>,
    /// The event, a type of the game's.
    #[ts(type = "{ kind: string } & Record<string, unknown>")]
    #[schema(value_type = Value)]
    pub event: Json,
    /// Its sentence.
    #[schema(value_type = PhraseSchema)]
    pub say: Phrase,
    /// The log line, if it differs from the sentence because it covers other events too.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<PhraseSchema>)]
    pub line: Option<Phrase>,
    /// Whether the log omits the event, because another line covers it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub quiet: bool,
}

impl EventInfo {
    /// The log line; none if another line covers the event.
    pub fn told(&self) -> Option<&Phrase> {
        (!self.quiet).then(|| self.line.as_ref().unwrap_or(&self.say))
    }
}

/// The shape of a [`Phrase`] in the OpenAPI document: a message id of `locales/` with its arguments.
#[derive(Debug, ToSchema)]
#[schema(as = Phrase)]
#[expect(dead_code, reason = "only its schema is used")]
pub struct PhraseSchema {
    /// The message.
    id: String,
    /// Pairs of a name and an argument: `{"number": 3}`, `{"text": "..."}`, `{"seat": 0}`, `{"phrase": {...}}` or
    /// `{"list": [...]}`.
    args: Option<Vec<serde_json::Value>>,
}
