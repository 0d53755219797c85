//! The file format of the clause ledgers in `rules/`.

use serde::{Deserialize, Serialize};

/// The clause ledger of a game in one language.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LedgerFile {
    pub game: String,
    pub lang: String,
    #[serde(default)]
    pub chapter: Vec<ChapterTitle>,
    #[serde(default)]
    pub clause: Vec<Clause>,
}

/// A chapter, without its clauses.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterTitle {
    /// For example `MN-5`.
    pub id: String,
    pub title: String,
}

/// A numbered rule.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// For example `MN-5.15`.
    pub id: String,
    pub text: String,
    /// The origin: `book`, `public` or `ruling`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub source: Option<String>,
    /// The reason why no test can cover the clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub untestable: Option<String>,
    /// The feature that will implement the clause, if it is not implemented yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub planned: Option<String>,
}

impl LedgerFile {
    /// Parses a ledger; the error says what is wrong and where.
    pub fn parse(text: &str) -> Result<LedgerFile, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }
}

impl Clause {
    /// The chapter of a clause, by its id: `MN-5` for `MN-5.15`, `MN-E` for `MN-E3`.
    pub fn chapter_of(id: &str) -> &str {
        match id.split_once('.') {
            Some((chapter, _)) => chapter,
            None => id.trim_end_matches(|c: char| c.is_ascii_digit()),
        }
    }
}
