//! Licences of all that is built in or used for building: permissive, or listed with a reason.

use serde_json::Value;

use crate::Finding;
use crate::arrows::Metadata;
use crate::tree::Tree;

/// Licences that ask for no more than to be named.
const PERMISSIVE: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Packages under another licence: name, licence, why that is well.
const LISTED: &[(&str, &str, &str)] = &[
    ("axe-core", "MPL-2.0", "a test tool; nothing of it is in the program"),
    ("lightningcss", "MPL-2.0", "a build tool, unchanged; nothing of it is in the program"),
    ("argparse", "Python-2.0", "permissive in substance; a build tool"),
    ("caniuse-lite", "CC-BY-4.0", "a table for build tools; nothing of it is in the program"),
    ("@fontsource/alegreya-sans", "OFL-1.1", "a typeface; may be embedded"),
    ("@fontsource/im-fell-english-sc", "OFL-1.1", "a typeface; may be embedded"),
];

/// Whether an expression of licences leaves a permissive choice.
pub fn is_permissive(expression: &str) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = tokens.as_slice();
    any(&mut rest) && rest.is_empty()
}

fn any(rest: &mut &[&str]) -> bool {
    let mut holds = all(rest);
    while rest.first() == Some(&"OR") {
        *rest = &rest[1..];
        holds |= all(rest);
    }
    holds
}

fn all(rest: &mut &[&str]) -> bool {
    let mut holds = one(rest);
    while rest.first() == Some(&"AND") {
        *rest = &rest[1..];
        holds &= one(rest);
    }
    holds
}

fn one(rest: &mut &[&str]) -> bool {
    match *rest {
        ["(", tail @ ..] => {
            *rest = tail;
            let holds = any(rest);
            *rest = rest.get(1..).unwrap_or_default();
            holds
        }
        [licence, "WITH", exception, tail @ ..] => {
            *rest = tail;
            PERMISSIVE.contains(licence)
                || PERMISSIVE.contains(&format!("{licence} WITH {exception}").as_str())
        }
        [licence, tail @ ..] => {
            *rest = tail;
            PERMISSIVE.contains(licence)
        }
        [] => false,
    }
}

fn is_listed(name: &str, licence: &str) -> bool {
    LISTED.iter().any(|(package, under, _)| {
        let is_it = name == *package || name.strip_prefix(package).is_some_and(|rest| rest.starts_with('-'));
        is_it && licence == *under
    })
}

/// Rust packages under a licence that is neither permissive nor listed, or from elsewhere than the common registry.
pub fn check_rust(metadata: &Metadata) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in &metadata.packages {
        let licence = package.license.as_deref().unwrap_or("none");
        let name = format!("{} {}", package.name, package.version);
        if !is_permissive(licence) && !is_listed(&package.name, licence) {
            findings.push(Finding::on("Cargo.lock", format!("{name} is under {licence}")));
        }
        if package.source.as_ref().is_some_and(|source| source.starts_with("git+")) {
            findings
                .push(Finding::on("Cargo.lock", format!("{name} comes from a repository, not a release")));
        }
    }
    findings
}

/// The same for the page's packages; addresses in its lock file, since each machine has its own mirror; and packages of
/// other systems that it lacks.
pub fn check_page(tree: &Tree) -> Vec<Finding> {
    let path = "web/package-lock.json";
    let Some(file) = tree.file(path) else { return Vec::new() };
    let lock: Value = match serde_json::from_str(&file.text) {
        Ok(lock) => lock,
        Err(error) => return vec![Finding::on(path, error.to_string())],
    };
    let mut findings = Vec::new();
    let has = |place: String| lock["packages"].get(place).is_some();
    for (place, package) in lock["packages"].as_object().into_iter().flatten() {
        let name = place.rsplit_once("node_modules/").map_or(place.as_str(), |(_, name)| name);
        if package.get("resolved").is_some() {
            let what = format!("{name} has an address: set omit-lockfile-registry-resolved in web/.npmrc");
            findings.push(Finding::on(path, what));
        }
        for (other, _) in package["optionalDependencies"].as_object().into_iter().flatten() {
            // npm leaves out what a registry does not offer, and refuses the file where it does.
            if !has(format!("node_modules/{other}")) && !has(format!("{place}/node_modules/{other}")) {
                findings.push(Finding::on(path, format!("lacks {other}: run node web/scripts/lock.mjs")));
            }
        }
        let licence = package["license"].as_str().unwrap_or("none");
        if !place.is_empty() && !is_permissive(licence) && !is_listed(name, licence) {
            findings.push(Finding::on(path, format!("{name} is under {licence}")));
        }
    }
    findings
}
