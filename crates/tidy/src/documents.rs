//! The documents: what they name exists.

use std::collections::BTreeSet;

use crate::Finding;
use crate::tree::{File, Tree, test_functions};

/// Documents a newcomer looks for.
const DOCUMENTS: &[&str] = &[
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "NOTICE",
    "Makefile",
    ".ci/run",
];

/// Where a path in a document begins.
const FOLDERS: &[&str] = &[
    "crates/",
    "web/",
    "locales/",
    "scripts/",
    "docs/",
    "fuzz/",
    ".ci/",
    "bench/",
    "python/",
    "examples/",
    "deploy/",
];

/// The targets of the Makefile.
fn targets(tree: &Tree) -> Vec<&str> {
    let Some(makefile) = tree.file("Makefile") else { return Vec::new() };
    let heads = makefile.text.lines().filter_map(|line| line.split_once(':')).map(|(head, _)| head);
    heads.filter(|head| head.chars().all(|c| c.is_ascii_lowercase() || c == '-')).collect()
}

/// The texts between backticks of a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Documents that are missing, and links, paths and commands in documents that lead nowhere.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let missing = DOCUMENTS.iter().filter(|path| !tree.has(path));
    let mut findings: Vec<Finding> = missing.map(|path| Finding::on(path, "is missing")).collect();
    let targets = targets(tree);
    for file in tree.files.iter().filter(|file| file.ending() == "md") {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (line, text) in file.lines() {
            for (at, _) in text.match_indices("](") {
                let link = text[at + 2..].split([')', '#']).next().unwrap_or_default();
                let is_elsewhere = link.is_empty() || link.contains("://") || link.starts_with("mailto:");
                if !is_elsewhere && !tree.has(&resolve(folder, link)) {
                    findings.push(Finding::at(&file.path, line, format!("{link} is not there")));
                }
            }
            for code in quoted(text) {
                let word = code.split(' ').next().unwrap_or_default();
                let is_path = FOLDERS.iter().any(|folder| word.starts_with(folder));
                let is_pattern = word.contains(['<', '*', '{', '…']);
                if is_path && !is_pattern && !tree.has(word) && !is_made(word) {
                    findings.push(Finding::at(&file.path, line, format!("{word} is not there")));
                }
                let mut words = code.split(' ');
                if words.next() == Some("make")
                    && let Some(target) = words.next()
                    && !targets.contains(&target)
                {
                    findings.push(Finding::at(&file.path, line, format!("make {target} is not there")));
                }
            }
        }
    }
    findings
}

/// The path that a link in a folder leads to.
fn resolve(folder: &str, link: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

/// Threats without a test, and tests that are named and do not exist.
pub fn check_threats(tree: &Tree) -> Vec<Finding> {
    let Some(file) = tree.file("SECURITY.md") else { return Vec::new() };
    let tests: BTreeSet<&str> =
        tree.files.iter().filter(|file| file.ending() == "rs").flat_map(tests).collect();
    let mut findings = Vec::new();
    for (line, text) in file.lines() {
        let cells: Vec<&str> = text.trim().trim_matches('|').split('|').collect();
        let &[_, _, named] = cells.as_slice() else { continue };
        let is_head = matches!(named.trim(), "test" | "---");
        if !is_head && quoted(named).next().is_none() {
            findings.push(Finding::at(&file.path, line, "no test stands against this threat"));
        }
        for name in quoted(named).filter(|name| !tests.contains(name)) {
            findings.push(Finding::at(&file.path, line, format!("there is no test {name}")));
        }
    }
    findings
}

/// The names of the tests in a file.
fn tests(file: &File) -> Vec<&str> {
    let lines: Vec<&str> = file.text.lines().collect();
    let of = |(first, last): (usize, usize)| {
        let heads = lines.get(first..=last)?.iter().filter_map(|line| line.trim().split_once("fn "));
        heads.map(|(_, rest)| rest).next()?.split('(').next()
    };
    test_functions(&file.text).into_iter().filter_map(of).collect()
}

/// Code that the walk through a first game quotes and that is not in its crate.
pub fn check_first_game(tree: &Tree) -> Vec<Finding> {
    let (document, folder) = ("docs/first-game.md", "examples/pearls/src");
    let Some(walk) = tree.file(document) else { return vec![Finding::on(document, "is missing")] };
    let sources: Vec<&str> =
        tree.files.iter().filter(|file| file.is_under(folder)).map(|file| file.text.as_str()).collect();
    let quotes: Vec<&str> =
        walk.text.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let strange = quotes.iter().filter(|quote| !sources.iter().any(|source| source.contains(**quote)));
    let mut findings: Vec<Finding> = strange
        .map(|quote| Finding::on(document, format!("{folder} does not say {:?}", quote.lines().next())))
        .collect();
    if quotes.is_empty() {
        findings.push(Finding::on(document, "quotes no code"));
    }
    findings
}

fn is_made(path: &str) -> bool {
    ["web/dist", "web/node_modules", "fuzz/artifacts", "fuzz/corpus"]
        .iter()
        .any(|made| path.starts_with(made))
}
