//! The characters of the ledgers: each language has its own apostrophes, quotation marks and spaces.
//!
//! The tests of `words` check the messages, with their arguments.

use crate::Finding;
use crate::tree::Tree;

/// Forbidden marks by language.
const MARKS: [(&str, &[&str]); 2] = [
    ("en", &["'", "  ", " ;", " :", " ?", " !", "«", "»"]),
    (
        "fr",
        &[
            "'",
            "  ",
            " ;",
            " :",
            " ?",
            " !",
            " »",
            "« ",
            " %",
            "“",
            "”",
            "\u{a0};",
            "\u{a0}?",
            "\u{a0}!",
            "\u{a0}»",
            "«\u{a0}",
            "\u{a0}%",
            "\u{202f}:",
        ],
    ),
];

/// Reports clauses and titles with characters of another language or of a typewriter.
pub fn check_ledgers(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| file.is_under("crates/games") && file.ending() == "toml") {
        let lang = |(lang, _): &&(&str, &[&str])| file.path.ends_with(&format!(".{lang}.toml"));
        let Some((_, marks)) = MARKS.iter().find(lang) else { continue };
        for (number, line) in file.lines() {
            let own = line.strip_prefix("text = \"").or_else(|| line.strip_prefix("title = \""));
            // Story texts run over many lines.
            let is_story = file.path.contains("/story/") && !line.starts_with('#');
            let text = if is_story { Some(line) } else { own };
            let found = marks.iter().find(|mark| text.is_some_and(|text| text.contains(**mark)));
            findings.extend(found.map(|mark| Finding::at(&file.path, number, format!("has {mark:?}"))));
        }
    }
    findings
}
