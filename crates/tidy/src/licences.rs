//! Licences of all dependencies and build tools: permissive, or listed with a reason.

use serde::Deserialize;
use serde_json::Value;

use crate::Finding;
use crate::arrows::Metadata;
use crate::tree::Tree;

/// The file with the list of permissive licences, which `cargo deny` uses too.
const LIST: &str = "deny.toml";

#[derive(Debug, Deserialize)]
struct Rules {
    licenses: Licences,
}

#[derive(Debug, Deserialize)]
struct Licences {
    allow: Vec<String>,
}

/// The licences that are allowed.
#[derive(Clone, Debug)]
pub struct Allowed(Vec<String>);

impl Allowed {
    /// Reads the list.
    pub fn read(tree: &Tree) -> Result<Allowed, Finding> {
        let file = tree.file(LIST).ok_or_else(|| Finding::on(LIST, "is missing"))?;
        let rules: Rules =
            toml::from_str(&file.text).map_err(|error| Finding::on(LIST, error.to_string()))?;
        Ok(Allowed(rules.licenses.allow))
    }

    fn has(&self, licence: &str) -> bool {
        self.0.iter().any(|one| one == licence)
    }
}

/// Packages under other licences: name, licence, and the reason why that is acceptable.
const LISTED: &[(&str, &str, &str)] = &[
    ("axe-core", "MPL-2.0", "a test tool; nothing of it is in the program"),
    ("lightningcss", "MPL-2.0", "a build tool, unchanged; nothing of it is in the program"),
    ("argparse", "Python-2.0", "permissive in substance; a build tool"),
    ("caniuse-lite", "CC-BY-4.0", "a table for build tools; nothing of it is in the program"),
    ("@fontsource/alegreya-sans", "OFL-1.1", "a typeface; may be embedded"),
    ("@fontsource/im-fell-english-sc", "OFL-1.1", "a typeface; may be embedded"),
];

/// Whether a licence expression permits a permissive choice.
pub fn is_permissive(expression: &str, allowed: &Allowed) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = tokens.as_slice();
    any(&mut rest, allowed) && rest.is_empty()
}

fn any(rest: &mut &[&str], allowed: &Allowed) -> bool {
    let mut holds = all(rest, allowed);
    while rest.first() == Some(&"OR") {
        *rest = &rest[1..];
        holds |= all(rest, allowed);
    }
    holds
}

fn all(rest: &mut &[&str], allowed: &Allowed) -> bool {
    let mut holds = one(rest, allowed);
    while rest.first() == Some(&"AND") {
        *rest = &rest[1..];
        holds &= one(rest, allowed);
    }
    holds
}

fn one(rest: &mut &[&str], allowed: &Allowed) -> bool {
    match *rest {
        ["(", tail @ ..] => {
            *rest = tail;
            let holds = any(rest, allowed);
            *rest = rest.get(1..).unwrap_or_default();
            holds
        }
        [licence, "WITH", exception, tail @ ..] => {
            *rest = tail;
            allowed.has(licence) || allowed.has(&format!("{licence} WITH {exception}"))
        }
        [licence, tail @ ..] => {
            *rest = tail;
            allowed.has(licence)
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

/// Reports Rust packages with an unlisted licence or from an unusual registry.
pub fn check_rust(metadata: &Metadata, tree: &Tree) -> Vec<Finding> {
    let allowed = match Allowed::read(tree) {
        Ok(allowed) => allowed,
        Err(finding) => return vec![finding],
    };
    let mut findings = Vec::new();
    for package in &metadata.packages {
        let licence = package.license.as_deref().unwrap_or("none");
        let name = format!("{} {}", package.name, package.version);
        if !is_permissive(licence, &allowed) && !is_listed(&package.name, licence) {
            findings.push(Finding::on("Cargo.lock", format!("{name} is under {licence}")));
        }
        if package.source.as_ref().is_some_and(|source| source.starts_with("git+")) {
            findings
                .push(Finding::on("Cargo.lock", format!("{name} comes from a repository, not a release")));
        }
    }
    findings
}

/// The same for the packages of the page. Also reports registry addresses in the lock file, which differ between
/// machines, missing packages for other systems, and packages without a hash, which `npm ci` would install unchecked.
pub fn check_page(tree: &Tree) -> Vec<Finding> {
    let path = "web/package-lock.json";
    let Some(file) = tree.file(path) else { return Vec::new() };
    let lock: Value = match serde_json::from_str(&file.text) {
        Ok(lock) => lock,
        Err(error) => return vec![Finding::on(path, error.to_string())],
    };
    let allowed = match Allowed::read(tree) {
        Ok(allowed) => allowed,
        Err(finding) => return vec![finding],
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
            // npm omits packages that a registry lacks, and later rejects the file where the registry has them.
            if !has(format!("node_modules/{other}")) && !has(format!("{place}/node_modules/{other}")) {
                findings.push(Finding::on(path, format!("lacks {other}: run node web/scripts/lock.mjs")));
            }
        }
        let is_checked = package["integrity"].as_str().is_some_and(|hash| hash.starts_with("sha512-"));
        if !place.is_empty() && !is_checked {
            let what = format!("{name} has no hash to check it by: run node web/scripts/lock.mjs");
            findings.push(Finding::on(path, what));
        }
        let licence = package["license"].as_str().unwrap_or("none");
        if !place.is_empty() && !is_permissive(licence, &allowed) && !is_listed(name, licence) {
            findings.push(Finding::on(path, format!("{name} is under {licence}")));
        }
    }
    findings
}
