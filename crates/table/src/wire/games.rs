//! Games, options and components.

use catalog::PhraseSchema;
use engine::Phrase;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game, as `GET /api/games` lists it. Rules come from `GET /api/games/{id}/rules?lang=fr` as a `Ledger`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    pub id: String,
    /// In one language only: titles are not translated.
    pub title: String,
    /// The prefix of its clause ids, such as `MN`; in lower case also that of its message ids.
    pub prefix: String,
    pub seats_min: u8,
    pub seats_max: u8,
    /// Incremented by a change of the rules.
    pub rules_version: u16,
    /// The options; the label of one is the message `<prefix>-option-<key>`, of a word `<prefix>-option-<key>-<word>`.
    pub options: Vec<OptionSpec>,
    /// The levels of bots that can be seated, weakest first; the label of one is the message `bot-<level>`.
    pub bots: Vec<String>,
    /// The measured strengths.
    pub strengths: Vec<BotStrength>,
}

/// The strength of a bot level in a game: its result against the level below, at two seats.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotStrength {
    pub level: String,
    pub over: String,
    /// Its win rate in per cent.
    pub share: f64,
    /// The number of games played.
    pub games: u32,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionSpec {
    /// The key in the options of a table.
    pub key: String,
    pub choices: OptionChoices,
    #[ts(type = "unknown")]
    pub default: Value,
}

/// The values an option accepts.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionChoices {
    /// On or off.
    Flag,
    /// One of these words.
    Words { words: Vec<String> },
    /// A whole number.
    Number {
        min: i64,
        max: i64,
        /// Whether `null` is accepted, for the game's own default.
        optional: bool,
    },
    /// Any JSON, such as a campaign's archive from an earlier table.
    Json,
}

/// The components of a game, from `GET /api/games/{id}/components`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Components {
    pub game: String,
    /// The hash of this set.
    pub data: String,
    pub files: Vec<ComponentFile>,
}

/// A component's text generated from the component data of a table, from `GET /api/games/{id}/texts`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ComponentText {
    /// The message id of its name.
    pub id: String,
    #[schema(value_type = PhraseSchema)]
    pub text: Phrase,
}

/// A file of components.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ComponentFile {
    /// Its name without extension, such as `developments`.
    pub name: String,
    pub kinds: Vec<ComponentKind>,
}

/// The rows of one kind.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ComponentKind {
    /// The kind, such as `development`; the name of a row is the message `<prefix>-<kind>-<id>` where it has an `id`.
    pub kind: String,
    /// The rows as written in the file, each with its `source`: `book`, `public` or `reconstructed`.
    #[ts(type = "Array<Record<string, unknown>>")]
    pub rows: Vec<Value>,
}

/// `GET /api/house`: information about the server.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SiteInfo {
    /// The base address for shared links, without a trailing slash; if absent, that of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub url: Option<String>,
    pub version: String,
    /// Whether it sends e-mail, and passwords can be recovered by it.
    pub mail: bool,
}
