//! What there is to play.

use catalog::PhraseSchema;
use engine::Phrase;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game, as `GET /api/games` lists it. Rules come from `GET /api/games/{id}/rules?lang=fr` as a `Ledger`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// The id.
    pub id: String,
    /// The title, the same in every language.
    pub title: String,
    /// The prefix of its clauses, such as `MN`; in lower case also that of its messages.
    pub prefix: String,
    /// The fewest seats.
    pub seats_min: u8,
    /// The most seats.
    pub seats_max: u8,
    /// Raised by a change of the rules.
    pub rules_version: u16,
    /// The options; the label of one is the message `<prefix>-option-<key>`, of a word `<prefix>-option-<key>-<word>`.
    pub options: Vec<OptionSpec>,
    /// The levels of bots that can be seated, weakest first; the label of one is the message `bot-<level>`.
    pub bots: Vec<String>,
    /// How strong they are, as far as it was measured.
    pub strengths: Vec<BotStrength>,
}

/// How strong a level of bots is in a game: what it had of a match with the level below it, at two seats.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotStrength {
    /// The level.
    pub level: String,
    /// The level below it.
    pub over: String,
    /// Its victories in a hundred games.
    pub share: f64,
    /// How many games were played.
    pub games: u32,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct OptionSpec {
    /// The key in the options of a table.
    pub key: String,
    /// What it may be.
    pub choices: OptionChoices,
    /// What it is if nothing is said.
    #[ts(type = "unknown")]
    pub default: Value,
}

/// What an option may be.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionChoices {
    /// On or off.
    Flag,
    /// One of these words.
    Words {
        /// The words.
        words: Vec<String>,
    },
    /// A whole number.
    Number {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
        /// Whether `null` is a choice too: what the game does by itself.
        optional: bool,
    },
    /// Anything: a campaign's archive, which comes from an earlier table.
    Json,
}

/// The components of a game, as `GET /api/games/{id}/components` has them.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Components {
    /// The game.
    pub game: String,
    /// The hash that names this set.
    pub data: String,
    /// The files in order.
    pub files: Vec<ComponentFile>,
}

/// The text of a component, made from the data that a table is played with, as `GET /api/games/{id}/texts` lists them.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ComponentText {
    /// The message of its name.
    pub id: String,
    /// What it does.
    #[schema(value_type = PhraseSchema)]
    pub text: Phrase,
}

/// A file of components.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ComponentFile {
    /// Its name without ending, such as `developments`.
    pub name: String,
    /// Its kinds of rows.
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

/// `GET /api/house`: what a page should know of its server.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct House {
    /// The address for links that are sent to others, without a slash at its end; if absent, that of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub url: Option<String>,
    /// The version of the program.
    pub version: String,
}
