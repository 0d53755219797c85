//! The rules of a game as they are written: the form of the files in `rules/`.

use serde::{Deserialize, Serialize};

/// The rules of a game in one language, as their file has them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerFile {
    /// The game.
    pub game: String,
    /// The language.
    pub lang: String,
    /// The chapters in order.
    #[serde(default)]
    pub chapter: Vec<ChapterTitle>,
    /// The clauses in order.
    #[serde(default)]
    pub clause: Vec<Clause>,
}

/// A chapter, without its clauses.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterTitle {
    /// Its id, such as `MN-5`.
    pub id: String,
    /// Its title.
    pub title: String,
}

/// A rule that can be named.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Its id, such as `MN-5.15`.
    pub id: String,
    /// What it says.
    pub text: String,
    /// Where it comes from: `book`, `public` or `ruling`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
    /// Why no test can prove it, where none can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub untestable: Option<String>,
    /// The part of the game that will bring it, where the program does not have it yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub planned: Option<String>,
}

impl LedgerFile {
    /// Reads a file; the error says what is wrong with it, and where.
    pub fn parse(text: &str) -> Result<LedgerFile, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }
}

impl Clause {
    /// The chapter that a clause belongs to, by its id: `MN-5.15` to `MN-5`, `MN-E3` to `MN-E`.
    pub fn chapter_of(id: &str) -> &str {
        match id.split_once('.') {
            Some((chapter, _)) => chapter,
            None => id.trim_end_matches(|c: char| c.is_ascii_digit()),
        }
    }
}
