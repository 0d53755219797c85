//! Forms that the writing guide forbids in comments and documents.

use crate::Finding;
use crate::tree::{File, Tree};

/// Openings that hide the subject of a sentence.
const OPENINGS: &[&str] = &[
    "What",
    "Whatever",
    "Who",
    "Whoever",
    "Whom",
    "Whose",
    "Why",
    "That which",
    "All that",
    "Of",
    "Nobody",
    "Nothing",
    "Everybody",
    "Everything",
    "Somebody",
    "How much",
    "How many",
    "How often",
    "How long",
    "How far",
    "Those who",
    "Those that",
    "Those of",
    "Those which",
];

/// Verbs that make a heading a sentence.
const VERBS: &[&str] = &[
    "is", "are", "was", "were", "has", "have", "does", "do", "can", "cannot", "must", "may", "will", "should",
];

/// First words of headings that name a question, such as "How a move is stored".
const SUBORDINATE: &[&str] = &["How", "Where", "When", "Why", "Which", "If"];

/// Folders whose texts are generated, are read by players, or come from elsewhere.
const EXEMPT: &[&str] = &["web/src/generated", "locales", "licences", "LICENSES"];

/// Markers of comments by the ending of the file's name; longer markers come first.
fn markers(file: &File) -> &'static [&'static str] {
    match file.ending() {
        "rs" | "c" => &["///", "//!", "//"],
        "ts" | "js" | "mjs" | "css" | "svelte" => &["//", "/**", "/*", "*", "<!--"],
        "sql" => &["--"],
        "py" => &["\"\"\"", "#"],
        "toml" | "yml" | "yaml" | "sh" | "service" | "timer" | "conf" | "cfg" => &["#"],
        _ if file.path.ends_with("Makefile") || file.text.starts_with("#!") => &["\"\"\"", "#"],
        _ => &[],
    }
}

fn is_exempt(file: &File) -> bool {
    EXEMPT.iter().any(|folder| file.is_under(folder))
}

/// The text of a comment line, without its marker.
fn comment<'a>(line: &'a str, markers: &[&str]) -> Option<&'a str> {
    let line = line.trim_start();
    let rest = markers.iter().find_map(|marker| line.strip_prefix(marker))?;
    // A shebang, a Rust attribute and a CSS colour are not comments.
    (rest.is_empty() || rest.starts_with(' ') || line.starts_with("\"\"\"")).then(|| rest.trim())
}

/// The paragraphs of comments, or of a document: the number of the first line, and the text.
fn paragraphs(file: &File) -> Vec<(usize, String)> {
    let is_document = file.ending() == "md";
    let markers = markers(file);
    let mut found: Vec<(usize, String)> = Vec::new();
    let (mut is_open, mut is_code) = (false, false);
    for (number, line) in file.lines() {
        let text = if is_document { Some(line.trim()) } else { comment(line, markers) };
        let Some(text) = text else {
            (is_open, is_code) = (false, false);
            continue;
        };
        if text.starts_with("```") {
            (is_open, is_code) = (false, !is_code);
            continue;
        }
        if text.is_empty() || is_code {
            is_open = false;
            continue;
        }
        let item = ["- ", "* ", "1. ", "> ", "# ", "## ", "### ", "#### "];
        let item = item.iter().find_map(|marker| text.strip_prefix(marker));
        match found.last_mut() {
            Some((_, paragraph)) if is_open && item.is_none() => {
                paragraph.push(' ');
                paragraph.push_str(text);
            }
            _ => found.push((number, item.unwrap_or(text).to_owned())),
        }
        // A heading is a paragraph of its own.
        is_open = !(is_document && text.starts_with('#'));
    }
    found
}

/// Whether the first sentence of a text is a question.
fn is_question(text: &str) -> bool {
    let end = text.match_indices(['.', '?', '!']).find(|(at, _)| {
        let rest = &text[at + 1..];
        rest.is_empty() || rest.starts_with(' ')
    });
    end.is_some_and(|(_, mark)| mark == "?")
}

/// Comments and paragraphs that begin with a forbidden form and are not questions.
pub fn check_openings(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| !is_exempt(file)) {
        for (number, text) in paragraphs(file) {
            let text = text.trim_start_matches(['*', '_', '"', '“']);
            let opening = OPENINGS.iter().find(|opening| {
                text.strip_prefix(**opening).is_some_and(|rest| rest.starts_with([' ', ',']))
            });
            if let Some(opening) = opening.filter(|_| !is_question(text)) {
                let what = format!("begins with {opening:?}: name the subject first");
                findings.push(Finding::at(&file.path, number, what));
            }
        }
    }
    findings
}

/// Whether a heading is a sentence: it has a final mark, or a finite verb.
fn is_sentence(heading: &str) -> bool {
    // Code in a heading is not prose.
    let prose: String = heading.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let prose = prose.trim();
    if prose.ends_with('?') || heading.trim_end().ends_with('`') {
        return false;
    }
    let mut words = prose.split_whitespace();
    let is_subordinate = words.next().is_some_and(|first| SUBORDINATE.contains(&first));
    prose.ends_with(['.', '!', ';']) || (!is_subordinate && words.any(|word| VERBS.contains(&word)))
}

/// Headings of documents that are sentences. The titles of decisions state the decision, so they may be.
pub fn check_headings(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let documents = tree.files.iter().filter(|file| file.ending() == "md" && !is_exempt(file));
    for file in documents.filter(|file| !file.is_under("docs/decisions")) {
        let mut is_code = false;
        for (number, line) in file.lines() {
            is_code ^= line.trim_start().starts_with("```");
            let heading = line.trim_start_matches('#');
            if !is_code && heading.len() < line.len() && heading.starts_with(' ') && is_sentence(heading) {
                findings.push(Finding::at(&file.path, number, "the heading is a sentence: name its topic"));
            }
        }
    }
    findings
}
