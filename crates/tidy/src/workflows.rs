//! The CI workflows: they run the same parts as the gate, and refer only to existing targets.

use crate::Finding;
use crate::documents::targets;
use crate::tree::{File, Tree};

/// The workflow that must run everything that the gate runs.
const GATE: &str = ".github/workflows/ci.yml";

/// The targets called by `make`, with the values of the matrix in place of `${{ matrix.part }}`.
fn called(file: &File) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (line, text) in file.lines() {
        let Some(command) = text.split("run: make ").nth(1) else { continue };
        let Some(variable) = command.strip_prefix("${{ matrix.") else {
            let words = command.split_whitespace().take_while(|word| !word.contains('='));
            found.extend(words.map(|word| (line, word.to_owned())));
            continue;
        };
        let key = format!("{}: [", variable.split(' ').next().unwrap_or_default());
        let list = file.text.lines().find_map(|text| text.trim().strip_prefix(&key)?.strip_suffix(']'));
        let values = list.unwrap_or_default().split(',').map(|value| (line, value.trim().to_owned()));
        found.extend(values);
    }
    found
}

/// The prerequisites of a Makefile target, without set-up and files.
fn needs<'a>(tree: &'a Tree, target: &str) -> Vec<&'a str> {
    let makefile = tree.file("Makefile").map_or("", |file| file.text.as_str());
    let line = makefile.lines().find_map(|line| line.strip_prefix(&format!("{target}: ")));
    let names = line.unwrap_or_default().split("##").next().unwrap_or_default().split_whitespace();
    let is_part =
        |name: &&str| name.chars().all(|c| c.is_ascii_lowercase() || c == '-') && !name.starts_with("setup-");
    names.filter(is_part).collect()
}

/// Reports workflows that call a missing target or use an action without a full version, and parts of the gate that no
/// job runs.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let known = targets(tree);
    for file in tree.files.iter().filter(|file| file.is_under(".github/workflows")) {
        for (line, name) in called(file) {
            if !known.contains(&name.as_str()) {
                findings.push(Finding::at(&file.path, line, format!("make {name} is not there")));
            }
        }
        for (line, text) in file.lines() {
            let Some(action) = text.split("uses: ").nth(1) else { continue };
            let version = action.trim().rsplit_once("@v").map_or("", |(_, version)| version);
            let is_whole =
                version.split('.').count() == 3 && version.split('.').all(|part| part.parse::<u32>().is_ok());
            if !is_whole {
                findings.push(Finding::at(&file.path, line, format!("{action} names no whole version")));
            }
        }
    }
    let Some(gate) = tree.file(GATE) else {
        findings.push(Finding::on(GATE, "is missing"));
        return findings;
    };
    let run: Vec<String> = called(gate).into_iter().map(|(_, name)| name).collect();
    for part in needs(tree, "test").into_iter().chain(["lint"]) {
        if !run.iter().any(|name| name == part) {
            findings.push(Finding::on(GATE, format!("does not run make {part}, which the gate runs")));
        }
    }
    findings
}
