//! Rules for code that lints cannot check.

use crate::Finding;
use crate::tree::{File, Tree, code_of};

/// The maximum number of lines of a file without a reason.
const LINES_MAX: usize = 600;

/// Files above the limit: path and reason.
pub const LONG: &[(&str, &str)] = &[
    ("crates/cli/src/args.rs", "the command line: one field per option, with its help"),
    ("crates/games/goa/src/tiles.rs", "the tiles of the board: one step per kind"),
    ("crates/games/maracaibo/src/view.rs", "one view, taken apart field by field in one place"),
    ("crates/server/src/store/community.rs", "notifications, jobs and codes: one statement per operation"),
    ("crates/server/src/store/postgres.rs", "the store in PostgreSQL: one statement per operation"),
    ("crates/server/src/store/sqlite.rs", "the store in a file: one statement per operation"),
    ("crates/table/src/state.rs", "the fold over a log: the meaning of each entry, in one place"),
    ("web/src/games/ilos/Map.svelte", "one drawing: the layers of the map in their order"),
];

/// Reports files that are too long, and exceptions that are no longer needed.
pub fn check_length(tree: &Tree, long: &[(&str, &str)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in &tree.files {
        let is_code = ["rs", "ts", "svelte", "js", "mjs", "css", "py"].contains(&file.ending());
        let lines = file.text.lines().count();
        let is_listed = long.iter().any(|(path, _)| *path == file.path);
        if is_code && lines > LINES_MAX && !is_listed && !file.is_under("web/src/generated") {
            let what = format!("{lines} lines: split it, or list it in tidy with a reason");
            findings.push(Finding::on(&file.path, what));
        } else if is_listed && lines <= LINES_MAX {
            findings.push(Finding::on(&file.path, "is listed as long and is not"));
        }
    }
    let gone = long.iter().filter(|(path, _)| !tree.has(path));
    findings.extend(gone.map(|(path, _)| Finding::on(path, "is listed as long and is not there")));
    findings
}

/// Forbidden calls by folder, outside tests.
const WITHOUT: &[(&str, &[(&str, &str)])] = &[
    (
        "crates/server/src",
        &[
            (".unwrap()", "a request must not be able to stop a thread"),
            (".expect(", "a request must not be able to stop a thread"),
            ("panic!(", "a request must not be able to stop a thread"),
            ("unreachable!(", "a request must not be able to stop a thread"),
        ],
    ),
    (
        "crates/table/src",
        &[
            (".unwrap()", "a request must not be able to stop a thread"),
            (".expect(", "a request must not be able to stop a thread"),
            ("panic!(", "a request must not be able to stop a thread"),
            ("unreachable!(", "a request must not be able to stop a thread"),
            ("Instant", "the time comes with an entry"),
            ("SystemTime", "the time comes with an entry"),
            ("now_v7", "whoever makes a table draws its ids"),
            ("std::fs", "a table is not where it is kept"),
            ("std::net", "a table is not where it is kept"),
            ("std::thread", "a table does not wait"),
            ("async fn", "a table does not wait"),
        ],
    ),
    (
        "crates/games",
        &[
            ("f32", "a rule counts in whole numbers"),
            ("f64", "a rule counts in whole numbers"),
            ("HashMap", "its order differs from run to run"),
            ("HashSet", "its order differs from run to run"),
            ("Instant", "a rule knows no clock"),
            ("SystemTime", "a rule knows no clock"),
            ("std::fs", "a game does no input or output"),
            ("std::io", "a game does no input or output"),
            ("std::env", "a game does no input or output"),
            ("std::net", "a game does no input or output"),
            ("std::thread", "a game does not start threads"),
            ("async fn", "a game is not asynchronous"),
            ("println!(", "a game gives phrases and events"),
            ("Box<dyn", "a state can be copied, saved and compared"),
            ("wrapping_", "money and goods do not wrap"),
        ],
    ),
    (
        "crates/engine/src",
        &[
            ("Instant", "the engine knows no clock"),
            ("SystemTime", "the engine knows no clock"),
            ("std::fs", "the engine does no input or output"),
            ("std::net", "the engine does no input or output"),
            ("async fn", "the engine is not asynchronous"),
        ],
    ),
];

/// Exceptions: path, pattern and reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    (
        "crates/engine/src/kit/golden.rs",
        "std::fs",
        "tests compare whole games with files, and the kit is for tests",
    ),
    (
        "crates/engine/src/kit/typescript.rs",
        "std::fs",
        "tests compare types with generated files, and the kit is for tests",
    ),
];

/// Reports forbidden calls by folder.
pub fn check_without(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (folder, patterns) in WITHOUT {
        for (file, marks) in tree.rust(folder) {
            for ((line, text), is_test) in file.lines().zip(&marks) {
                let code = code_of(text);
                for (pattern, why) in patterns.iter().filter(|(pattern, _)| !is_test && has(code, pattern)) {
                    let is_listed =
                        EXCEPTIONS.iter().any(|(path, what, _)| *path == file.path && what == pattern);
                    if !is_listed {
                        findings.push(Finding::at(&file.path, line, format!("{pattern}: {why}")));
                    }
                }
            }
        }
    }
    findings
}

/// Whether the code contains the pattern as a whole name.
fn has(code: &str, pattern: &str) -> bool {
    let begins_word = pattern.starts_with(|c: char| c.is_ascii_alphanumeric());
    code.match_indices(pattern).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !begins_word || !before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

/// Lints that the server and its tables enable themselves, because cargo does not combine them with the workspace's.
const SERVER_LINTS: &[&str] =
    &["clippy::unwrap_used", "clippy::expect_used", "clippy::panic", "clippy::indexing_slicing"];

/// Reports manifests that do not follow the workspace, and a server or table without its lints.
pub fn check_manifests(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let is_member = |path: &str| path.starts_with("crates/") || path.starts_with("bench/");
    let manifests = tree.files.iter().filter(|file| file.path.ends_with("/Cargo.toml"));
    for file in manifests.filter(|file| is_member(&file.path)) {
        let manifest: toml::Table = match toml::from_str(&file.text) {
            Ok(manifest) => manifest,
            Err(error) => {
                findings.push(Finding::on(&file.path, error.to_string()));
                continue;
            }
        };
        let is_inherited =
            |value: &toml::Value| value.get("workspace").and_then(toml::Value::as_bool).unwrap_or(false);
        if !manifest.get("lints").is_some_and(is_inherited) {
            findings.push(Finding::on(&file.path, "must take the lints of the workspace"));
        }
        let package = manifest.get("package");
        for key in ["version", "edition", "rust-version", "license"] {
            if !package.and_then(|package| package.get(key)).is_some_and(is_inherited) {
                findings.push(Finding::on(&file.path, format!("must take its {key} from the workspace")));
            }
        }
        for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let uses = manifest.get(section).and_then(toml::Value::as_table);
            for (name, value) in uses.into_iter().flatten().filter(|(_, value)| !is_inherited(value)) {
                let what = format!("{name} must be named in the workspace manifest, not as {value}");
                findings.push(Finding::on(&file.path, what));
            }
        }
    }
    for lib in
        ["crates/server/src/lib.rs", "crates/table/src/lib.rs"].into_iter().filter_map(|path| tree.file(path))
    {
        for lint in SERVER_LINTS.iter().filter(|lint| !lib.text.contains(**lint)) {
            findings.push(Finding::on(&lib.path, format!("must forbid {lint}")));
        }
    }
    findings
}

/// Reports tests that never run: tests in a library that Cargo builds without tests (`test = false`), and examples in the doc
/// comments of one that it builds without examples (`doctest = false`).
pub fn check_untested(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for manifest in tree.files.iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        let Ok(table) = toml::from_str::<toml::Table>(&manifest.text) else { continue };
        let is_off = |key| {
            let switch = table.get("lib").and_then(|lib| lib.get(key));
            switch.and_then(toml::Value::as_bool) == Some(false)
        };
        let (no_tests, no_examples) = (is_off("test"), is_off("doctest"));
        let sources = manifest.path.replace("Cargo.toml", "src");
        for file in tree.files.iter().filter(|file| file.is_under(&sources)) {
            let tests = tests(file).filter(|_| no_tests).map(|line| (line, "a test"));
            let examples = examples(file).filter(|_| no_examples).map(|line| (line, "an example"));
            findings.extend(tests.chain(examples).map(|(line, what)| {
                Finding::at(&file.path, line, format!("{what} that never runs: see {}", manifest.path))
            }));
        }
    }
    findings
}

/// The lines on which tests of a source file begin.
fn tests(file: &File) -> impl Iterator<Item = usize> {
    let is_test = |text: &str| {
        text.starts_with("#[test]") || text.starts_with("#[tokio::test") || text.contains("cfg(test)")
    };
    file.lines().filter(move |(_, text)| is_test(text.trim_start())).map(|(line, _)| line)
}

/// The lines on which examples in the doc comments of a source file begin: every second fence ends a block.
fn examples(file: &File) -> impl Iterator<Item = usize> {
    let fences = file.lines().filter_map(|(line, text)| {
        let text = text.trim_start();
        let comment = text.strip_prefix("//!").or_else(|| text.strip_prefix("///"))?;
        Some((line, comment.trim().strip_prefix("```")?))
    });
    fences.step_by(2).filter(|(_, language)| *language != "text").map(|(line, _)| line)
}

/// Reports generated files that are missing or lack the note about their writer. The writer's own test checks their
/// content.
pub fn check_generated(tree: &Tree) -> Vec<Finding> {
    let folder = "web/src/generated";
    let is_needed = tree.has("web/src") && tree.has("crates/server/Cargo.toml");
    let missing = (is_needed && !tree.has(folder)).then(|| Finding::on(folder, "is missing"));
    let silent =
        tree.files.iter().filter(|file| file.is_under(folder) && !file.text.starts_with("// Written by "));
    let silent = silent.map(|file| Finding::on(&file.path, "must begin with: // Written by …"));
    missing.into_iter().chain(silent).collect()
}

/// Reports npm packages whose version differs from the workspace's.
pub fn check_versions(tree: &Tree) -> Vec<Finding> {
    let version = |text: &str, head: &str, tail: char| {
        let line = text.lines().find_map(|line| line.trim().strip_prefix(head))?;
        Some(line.split(tail).next()?.to_owned())
    };
    let own = tree.file("Cargo.toml").and_then(|file| version(&file.text, "version = \"", '"'));
    let manifests = ["web/package.json", "packages/protocol/package.json"];
    let different = manifests.into_iter().filter_map(|path| tree.file(path)).filter_map(|file| {
        let found = version(&file.text, "\"version\": \"", '"');
        (found != own)
            .then(|| Finding::on(&file.path, format!("has version {found:?}, the workspace {own:?}")))
    });
    different.collect()
}
