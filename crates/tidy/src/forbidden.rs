//! What must not stand anywhere in the tree.
//!
//! The project speaks of itself alone: no machine's paths, nobody's package mirror, no word on how it came to be, and
//! nothing put off. The patterns are put together from halves, so that this file does not hold them.

use crate::Finding;
use crate::tree::{File, Tree};

/// How a pattern is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// Anywhere, letter for letter.
    Exact,
    /// As a word of its own, letter for letter.
    Word,
    /// As a word of its own, in capitals or not.
    AnyCase,
}

use How::{AnyCase, Exact, Word};

/// In which files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    /// In all of them.
    All,
    /// In Rust.
    Rust,
    /// In what the browser's tools read.
    Page,
}

use Where::{All, Page, Rust};

const PATTERNS: &[(&str, How, Where, &str)] = &[
    // Put off.
    (concat!("TO", "DO"), Word, All, "do it, or leave it out"),
    (concat!("FIX", "ME"), Word, All, "do it, or leave it out"),
    (concat!("X", "XX"), Word, All, "do it, or leave it out"),
    (concat!("HA", "CK"), Word, All, "say why instead"),
    (concat!("todo", "!("), Exact, Rust, "a stub"),
    (concat!("unimplemented", "!("), Exact, Rust, "a stub"),
    (concat!("#[ig", "nore"), Exact, Rust, "a slow test gets a small size by default, never a skip"),
    (concat!("test.sk", "ip("), Exact, Page, "a slow test gets a small size by default, never a skip"),
    (concat!("it.sk", "ip("), Exact, Page, "a slow test gets a small size by default, never a skip"),
    (concat!("describe.sk", "ip("), Exact, Page, "a slow test gets a small size by default, never a skip"),
    (concat!(".fix", "me("), Exact, Page, "a test that is not run"),
    (concat!("test.on", "ly("), Exact, Page, "all other tests would not be run"),
    (concat!("it.on", "ly("), Exact, Page, "all other tests would not be run"),
    (concat!("describe.on", "ly("), Exact, Page, "all other tests would not be run"),
    (concat!("dbg", "!("), Exact, Rust, "left over"),
    // Machines.
    (concat!("/wo", "rk/"), Exact, All, "a path of one machine"),
    (concat!("/ro", "ot/"), Exact, All, "a path of one machine"),
    (concat!("/ho", "me/"), Exact, All, "a path of one machine"),
    (concat!("/Us", "ers/"), Exact, All, "a path of one machine"),
    (concat!("../sha", "red/"), Exact, All, "a path outside the tree"),
    // Package mirrors: the tools know where packages are.
    (concat!("registry.npm", "js.org"), Exact, All, "the address of a registry"),
    (concat!("registry.yarn", "pkg"), Exact, All, "the address of a registry"),
    (concat!("index.crates", ".io"), Exact, All, "the address of a registry"),
    (concat!("static.crates", ".io"), Exact, All, "the address of a registry"),
    (concat!("artifac", "tory"), AnyCase, All, "the address of a registry"),
    (concat!("verda", "ccio"), AnyCase, All, "the address of a registry"),
    // How it is made is nobody's business but its makers'.
    (concat!("session ", "limit"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("context ", "window"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("language ", "model"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("L", "LM"), Word, All, "the project speaks of itself alone"),
    (concat!("AI ", "agent"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("coding ", "agent"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("sub", "agent"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("as an ", "AI"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("AI-", "generated"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("Clau", "de"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("Anthro", "pic"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("Chat", "GPT"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("Open", "AI"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("Co-authored", "-by"), AnyCase, All, "the project speaks of itself alone"),
    (concat!("work", "tree"), AnyCase, All, "the project speaks of itself alone"),
];

/// Where a pattern stands with a reason: path, pattern's beginning, why.
const ALLOWED: &[(&str, &str, &str)] = &[];

fn is_meant(file: &File, place: Where) -> bool {
    match place {
        All => true,
        Rust => file.ending() == "rs",
        Page => ["ts", "js", "mjs", "svelte"].contains(&file.ending()),
    }
}

fn is_word_byte(byte: Option<&u8>) -> bool {
    byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}

fn holds(line: &str, pattern: &str, how: How) -> bool {
    let (line, pattern) = match how {
        Exact => return line.contains(pattern),
        Word => (line.to_owned(), pattern.to_owned()),
        AnyCase => (line.to_ascii_lowercase(), pattern.to_ascii_lowercase()),
    };
    let bytes = line.as_bytes();
    line.match_indices(&pattern).any(|(at, _)| {
        let before = at.checked_sub(1).and_then(|i| bytes.get(i));
        !is_word_byte(before) && !is_word_byte(bytes.get(at + pattern.len()))
    })
}

/// Lines that hold what they must not.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        let patterns: Vec<_> = PATTERNS.iter().filter(|(_, _, place, _)| is_meant(file, *place)).collect();
        for (line, text) in file.lines() {
            for (pattern, how, _, why) in &patterns {
                let is_allowed =
                    ALLOWED.iter().any(|(path, begins, _)| file.path == *path && pattern.starts_with(begins));
                if !is_allowed && holds(text, pattern, *how) {
                    findings.push(Finding::at(&file.path, line, format!("{pattern:?}: {why}")));
                }
            }
        }
    }
    findings
}
