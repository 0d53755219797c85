//! Allowed dependencies: between the crates of the workspace, and on external packages.

use std::path::Path;
use std::process::Command;
use std::{env, io};

use serde::Deserialize;

use crate::Finding;
use crate::tree::root;

/// The output of `cargo metadata`.
#[derive(Clone, Debug, Deserialize)]
pub struct Metadata {
    /// The packages of the workspace, or all of them.
    pub packages: Vec<Package>,
}

/// A package.
#[derive(Clone, Debug, Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// The path of its manifest.
    pub manifest_path: String,
    /// Its licence, as an expression.
    pub license: Option<String>,
    pub dependencies: Vec<Dependency>,
    /// Its registry; none for packages of the workspace.
    pub source: Option<String>,
}

/// A use of another package.
#[derive(Clone, Debug, Deserialize)]
pub struct Dependency {
    /// The other package.
    pub name: String,
    /// None for the crate itself, `dev` for its tests, `build` for its build program.
    pub kind: Option<String>,
    /// Its folder, for a package of the workspace.
    pub path: Option<String>,
}

/// Runs `cargo metadata` without the network.
pub fn metadata(arguments: &[&str]) -> io::Result<Metadata> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root()).args(["metadata", "--format-version", "1", "--offline", "--locked"]);
    let output = command.args(arguments).output()?;
    if !output.status.success() {
        return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    serde_json::from_slice(&output.stdout).map_err(io::Error::other)
}

/// The allowed dependencies of a crate.
struct Rule {
    /// The folder, relative to `crates` if it is there; `games/` stands for every game.
    folder: &'static str,
    /// The allowed crates of the workspace.
    ours: &'static [&'static str],
    /// The allowed external packages, if restricted. Tests may use more.
    others: Option<&'static [&'static str]>,
}

const RULES: &[Rule] = &[
    Rule {
        folder: "engine",
        ours: &[],
        // The conformance kit uses postcard.
        others: Some(&[
            "arrayvec",
            "postcard",
            "rand_chacha",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "toml",
            "ts-rs",
        ]),
    },
    Rule {
        folder: "games/",
        ours: &["engine"],
        others: Some(&["arrayvec", "enumset", "serde", "strum", "thiserror", "toml", "ts-rs"]),
    },
    Rule {
        folder: "words",
        ours: &["engine"],
        others: Some(&["fluent-bundle", "fluent-syntax", "thiserror", "unic-langid"]),
    },
    Rule {
        folder: "catalog",
        ours: &["engine", "words", "games/"],
        others: Some(&["serde", "serde_json", "thiserror", "toml", "ts-rs", "utoipa"]),
    },
    // Lessons are data. Tests of the program check them against the rules.
    Rule { folder: "learn", ours: &["words"], others: Some(&["serde", "toml", "ts-rs", "utoipa"]) },
    Rule { folder: "bench", ours: &["engine", "games/", "catalog"], others: None },
    Rule { folder: "bots", ours: &["engine", "games/", "catalog"], others: None },
    Rule { folder: "arena", ours: &["engine", "words", "games/", "catalog", "bots"], others: None },
    Rule {
        folder: "referee",
        ours: &["engine", "words", "catalog", "bots"],
        others: Some(&["serde", "serde_json"]),
    },
    // No clock, randomness, database or task: the state of a table follows from its log.
    Rule {
        folder: "table",
        ours: &["engine", "catalog"],
        others: Some(&["serde", "serde_json", "strum", "thiserror", "ts-rs", "utoipa", "uuid"]),
    },
    // No clock, randomness, database or task: the server passes what it needs.
    Rule {
        folder: "community",
        ours: &["engine", "words", "table"],
        others: Some(&[
            "aes-gcm",
            "hkdf",
            "hmac",
            "jiff",
            "p256",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
        ]),
    },
    Rule {
        folder: "server",
        ours: &["engine", "words", "learn", "catalog", "bots", "table", "community"],
        others: None,
    },
    Rule {
        folder: "cli",
        ours: &[
            "engine", "words", "learn", "games/", "catalog", "bots", "arena", "referee", "table", "server",
            "bench",
        ],
        others: None,
    },
    Rule { folder: "bench/load", ours: &["engine", "catalog", "bots", "table", "server"], others: None },
    Rule { folder: "examples/pearls", ours: &["engine"], others: Some(&["serde"]) },
    Rule {
        folder: "tidy",
        ours: &["engine"],
        others: Some(&["fluent-syntax", "serde", "serde_json", "toml"]),
    },
];

/// Additional crates that tests and examples may use.
const FOR_TESTS: &[(&str, &str)] = &[
    // The examples in the engine's documentation play a game.
    ("engine", "examples/pearls"),
    // The tests start a game without options.
    ("catalog", "examples/pearls"),
    // The kit writes the TypeScript types.
    ("learn", "engine"),
];

/// Packages that only these crates may use, or none.
const RESERVED: &[(&str, &[&str])] = &[
    ("anyhow", &["cli"]),
    ("clap", &["cli", "bench/load"]),
    ("tokio", &["server", "cli", "bench/load"]),
    ("axum", &["server", "cli"]),
    ("sqlx", &["server"]),
    ("jiff", &["community", "cli"]),
    ("getrandom", &["server", "cli"]),
    ("rand", &[]),
    // Unmaintained, with an advisory.
    ("bincode", &[]),
    // Would link a second version of SQLite beside that of sqlx.
    ("rusqlite", &[]),
];

fn folder_of(directory: &str, root: &Path) -> String {
    let path = Path::new(directory);
    let path = path.strip_prefix(root).unwrap_or(path);
    path.strip_prefix("crates").unwrap_or(path).to_string_lossy().replace('\\', "/")
}

fn matches(pattern: &str, folder: &str) -> bool {
    if pattern.ends_with('/') { folder.starts_with(pattern) } else { folder == pattern }
}

/// Reports dependencies that the table does not allow.
pub fn check(metadata: &Metadata, root: &Path) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in &metadata.packages {
        let directory = package.manifest_path.trim_end_matches("Cargo.toml").trim_end_matches(['/', '\\']);
        let folder = folder_of(directory, root);
        let manifest = Path::new(directory).strip_prefix(root).unwrap_or(Path::new(directory));
        let manifest = format!("{}/Cargo.toml", manifest.display());
        let Some(rule) = RULES.iter().find(|rule| matches(rule.folder, &folder)) else {
            findings.push(Finding::on(&manifest, "no rule says what this crate may use: see RULES in tidy"));
            continue;
        };
        for used in &package.dependencies {
            let name = used.name.as_str();
            if let Some(path) = &used.path {
                let other = folder_of(path, root);
                let is_for_tests = used.kind.as_deref() == Some("dev")
                    && FOR_TESTS.contains(&(folder.as_str(), other.as_str()));
                if !is_for_tests && !rule.ours.iter().any(|pattern| matches(pattern, &other)) {
                    findings.push(Finding::on(&manifest, format!("must not use {name}: against the arrows")));
                }
                continue;
            }
            let is_reserved =
                RESERVED.iter().any(|(package, users)| *package == name && !users.contains(&folder.as_str()));
            let is_listed = rule.others.is_none_or(|others| others.contains(&name));
            let is_for_tests = used.kind.as_deref() == Some("dev");
            if (is_reserved || !is_listed) && !is_for_tests {
                findings.push(Finding::on(&manifest, format!("must not use {name}: see RULES in tidy")));
            }
        }
    }
    findings
}
