//! Packages with known vulnerabilities, by a list in the tree: the check needs no network.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::Finding;
use crate::tree::Tree;

/// The list.
const LIST: &str = "crates/tidy/advisories.toml";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Advisory {
    package: String,
    repaired: Option<String>,
}

/// The contents of a Rust lock file.
#[derive(Debug, Default, Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Debug, Deserialize)]
struct Locked {
    name: String,
    version: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Advisories {
    rust: BTreeMap<String, Advisory>,
    page: BTreeMap<String, Advisory>,
}

/// The numbers of a version, in order. A pre-release counts as the release.
fn numbers(version: &str) -> Vec<u64> {
    let plain = version.split(['-', '+']).next().unwrap_or_default();
    plain.split('.').map(|part| part.parse().unwrap_or_default()).collect()
}

fn weaknesses(list: &BTreeMap<String, Advisory>, lock: &str, packages: &[(String, String)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (id, Advisory { package, repaired }) in list {
        for (name, version) in packages.iter().filter(|(name, _)| name == package) {
            if repaired.as_ref().is_none_or(|repaired| numbers(version) < numbers(repaired)) {
                findings.push(Finding::on(lock, format!("{name} {version} has a known weakness: {id}")));
            }
        }
    }
    findings
}

/// Reports vulnerable packages of the program and of the page.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let read = tree.file(LIST).map(|file| toml::from_str::<Advisories>(&file.text));
    let list = match read {
        Some(Ok(list)) => list,
        Some(Err(error)) => return vec![Finding::on(LIST, error.to_string())],
        None => return vec![Finding::on(LIST, "is missing")],
    };
    let mut findings = Vec::new();
    for path in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let Some(file) = tree.file(path) else { continue };
        match toml::from_str::<Lock>(&file.text) {
            Ok(lock) => {
                let rust: Vec<_> = lock.package.into_iter().map(|one| (one.name, one.version)).collect();
                findings.extend(weaknesses(&list.rust, path, &rust));
            }
            Err(error) => findings.push(Finding::on(path, error.to_string())),
        }
    }
    let lock =
        tree.file("web/package-lock.json").and_then(|file| serde_json::from_str::<Value>(&file.text).ok());
    let packages = lock.as_ref().and_then(|lock| lock["packages"].as_object());
    let page = packages.into_iter().flatten().filter_map(|(place, package)| {
        let (_, name) = place.rsplit_once("node_modules/")?;
        Some((name.to_owned(), package["version"].as_str()?.to_owned()))
    });
    let page: Vec<_> = page.collect();
    findings.extend(weaknesses(&list.page, "web/package-lock.json", &page));
    findings
}
