//! Leftovers: markers of unfinished work, disabled tests, and paths of one machine.
//!
//! The patterns are concatenated from two halves, so that this file does not contain them.

use crate::Finding;
use crate::tree::{File, Tree};

/// The way a pattern is matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// Anywhere, case-sensitive.
    Exact,
    /// As a whole word, case-sensitive.
    Word,
}

use How::{Exact, Word};

/// The files in which a pattern is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    /// In all files.
    All,
    /// In Rust.
    Rust,
    /// In files for the browser's tools.
    Page,
}

use Where::{All, Page, Rust};

const PATTERNS: &[(&str, How, Where, &str)] = &[
    // Postponed work.
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
    // Folders of one person's machine.
    (concat!("/ho", "me/"), Exact, All, "a path of one machine"),
    (concat!("/Us", "ers/"), Exact, All, "a path of one machine"),
];

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
    if how == Exact {
        return line.contains(pattern);
    }
    let bytes = line.as_bytes();
    line.match_indices(pattern).any(|(at, _)| {
        let before = at.checked_sub(1).and_then(|i| bytes.get(i));
        !is_word_byte(before) && !is_word_byte(bytes.get(at + pattern.len()))
    })
}

/// Reports leftovers.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        let patterns: Vec<_> = PATTERNS.iter().filter(|(_, _, place, _)| is_meant(file, *place)).collect();
        for (line, text) in file.lines() {
            for (pattern, how, _, why) in &patterns {
                if holds(text, pattern, *how) {
                    findings.push(Finding::at(&file.path, line, format!("{pattern:?}: {why}")));
                }
            }
        }
    }
    findings
}
