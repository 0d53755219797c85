//! The checks find nothing in this tree, and each finds its planted fault.

mod planted;
#[cfg(unix)]
mod setup;

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tree::{Tree, root};
use crate::{
    Finding, advisories, arrows, clauses, components, documents, habits, leftovers, licences, locales, prose,
    typography, workflows,
};

fn tree() -> Tree {
    Tree::read().unwrap()
}

#[track_caller]
fn none(findings: Vec<Finding>) {
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    assert!(lines.is_empty(), "{} findings:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn crates_have_only_allowed_dependencies() {
    none(arrows::check(&arrows::metadata(&["--no-deps"]).unwrap(), &root()));
}

#[test]
fn comments_and_documents_name_their_subject_first() {
    none(prose::check_openings(&tree()));
}

#[test]
fn headings_are_not_sentences() {
    none(prose::check_headings(&tree()));
}

#[test]
fn the_first_game_page_quotes_its_code() {
    none(documents::check_first_game(&tree()));
}

/// `make new-game` copies the small game under another name and adds it to the lists of games. The copy compiles,
/// passes the kit, and a whole game of it is played and shown as text.
#[test]
fn a_new_game_is_scaffolded_whole() {
    let folder = std::env::temp_dir().join(format!("caravelle-new-game-{}", std::process::id()));
    let copied = [
        "Cargo.toml",
        "crates/catalog/Cargo.toml",
        "crates/catalog/src/lib.rs",
        "crates/games/goa/src/lib.rs",
    ];
    for path in copied {
        let target = folder.join(path);
        std::fs::create_dir_all(target.parent().unwrap()).unwrap();
        std::fs::copy(root().join(path), target).unwrap();
    }
    let scaffold = |name: &str| {
        let mut command = Command::new("python3");
        command.arg(root().join("scripts/new-game")).arg(name).arg("--tree").arg(&folder);
        command.output().unwrap()
    };
    let done = scaffold("salt-road");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    // Existing and invalid names and prefixes are rejected.
    for refused in ["salt-road", "Salt Road", "gold-ocean"] {
        assert!(!scaffold(refused).status.success(), "{refused}");
    }
    let read = |path: &str| std::fs::read_to_string(folder.join(path)).unwrap();
    let back = |text: String| text.replace("SaltRoad", "Pearls").replace("SR-", "PE-");
    for file in ["state.rs", "turn.rs", "shown.rs", "tests.rs"] {
        let own = std::fs::read_to_string(root().join("examples/pearls/src").join(file)).unwrap();
        let same = |line: &&str| {
            !["Salt Road", "\"Pearls\"", "of Pearls", "fn "].iter().any(|one| line.contains(one))
        };
        let made = back(read(&format!("crates/games/salt-road/src/{file}")));
        let (made, own): (Vec<&str>, Vec<&str>) =
            (made.lines().filter(same).collect(), own.lines().filter(same).collect());
        assert_eq!(made, own, "{file}");
    }
    for path in
        ["crates/games/salt-road/rules/salt-road.en.toml", "crates/games/salt-road/rules/salt-road.fr.toml"]
    {
        assert!(read(path).contains("game = \"salt-road\"") && !read(path).contains("PE-"), "{path}");
    }
    for lang in ["en", "fr"] {
        assert!(read(&format!("locales/{lang}/salt-road.ftl")).contains("sr-ending-turns = "), "{lang}");
    }
    assert!(read("crates/games/salt-road/src/lib.rs").contains("impl Game for SaltRoad {"));
    assert!(read("crates/games/salt-road/src/lib.rs").contains("use salt_road::"), "its example is its own");
    assert!(read("Cargo.toml").contains("\"crates/games/salt-road\",\n"));
    assert!(read("crates/catalog/Cargo.toml").contains("caravelle-salt-road.workspace = true"));
    assert!(read("crates/catalog/src/lib.rs").contains("salt_road::SaltRoad);"));
    // A second game works too, although the list of games now has several lines.
    let listed = folder.join("crates/catalog/src/lib.rs");
    let lines = read("crates/catalog/src/lib.rs")
        .replace("games!(", "games!(\n    ")
        .replace("SaltRoad);", "SaltRoad,\n);");
    std::fs::write(&listed, lines).unwrap();
    assert!(scaffold("copper-mine").status.success());
    assert!(read("crates/catalog/src/lib.rs").contains("SaltRoad, copper_mine::CopperMine);"));
    let tests = compiled(&folder.join("crates/games/salt-road"), "salt_road");
    let run = Command::new(&tests).output().unwrap();
    let output = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{output}");
    for test in ["salt_road_keeps_the_laws_of_the_engine ... ok", "a_whole_game_is_played_as_text ... ok"] {
        assert!(output.contains(test), "{test}: {output}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Builds the tests of a crate that uses only the engine and serde, against the libraries beside this program. In a
/// workspace of its own everything would be built again.
fn compiled(folder: &Path, name: &str) -> PathBuf {
    let beside = std::env::current_exe().unwrap();
    let beside = beside.parent().unwrap();
    // The folder may contain older builds, and one without the kit. The newest matching ones are taken.
    let libraries = |name: &str| {
        let entries = std::fs::read_dir(beside).unwrap().map(|entry| entry.unwrap().path());
        let is_one = |path: &PathBuf| {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            file.starts_with(&format!("lib{name}-")) && file.ends_with(".rlib")
        };
        let mut found: Vec<PathBuf> = entries.filter(is_one).collect();
        found.sort_by_key(|path| Reverse(std::fs::metadata(path).and_then(|about| about.modified()).ok()));
        found
    };
    let made = folder.join(name);
    let mut refused = String::from("neither the engine nor serde is built");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    for engine in libraries("engine") {
        for serde in libraries("serde") {
            let mut command = Command::new(&rustc);
            command.args(["--test", "--edition", "2024", "--crate-name", name, "-C", "opt-level=1"]);
            command.arg("-L").arg(format!("dependency={}", beside.display()));
            command.arg("--extern").arg(format!("engine={}", engine.display()));
            command.arg("--extern").arg(format!("serde={}", serde.display()));
            command.arg("-o").arg(&made).arg(folder.join("src/lib.rs"));
            let done = command.output().unwrap();
            if done.status.success() {
                return made;
            }
            refused = String::from_utf8_lossy(&done.stderr).into_owned();
        }
    }
    panic!("the new game does not compile: {refused}");
}

#[test]
fn ledgers_are_complete_in_both_languages() {
    none(clauses::check_ledgers(&tree()));
}

#[test]
fn ledgers_have_the_characters_of_their_language() {
    none(typography::check_ledgers(&tree()));
}

#[test]
fn every_cited_clause_exists() {
    none(clauses::check_citations(&tree()));
}

#[test]
fn refusals_name_their_clause_once() {
    none(clauses::check_refusals(&tree()));
}

#[test]
fn every_testable_clause_is_cited_by_a_test() {
    none(clauses::check_coverage(&tree()));
}

#[test]
fn messages_are_complete_in_both_languages() {
    none(locales::check_languages(&tree()));
}

#[test]
fn every_prompt_names_its_clause() {
    none(locales::check_prompts(&tree()));
}

#[test]
fn no_code_names_a_language_except_the_fallback() {
    none(locales::check_languages_are_folders(&tree()));
}

#[test]
fn every_used_message_exists() {
    none(locales::check_uses(&tree()));
}

#[test]
fn component_rows_have_a_source() {
    none(components::check(&tree()));
}

#[test]
fn unfinished_work_is_found() {
    none(leftovers::check(&tree()));
}

#[test]
fn workflows_run_all_parts_of_the_gate() {
    none(workflows::check(&tree()));
}

#[test]
fn npm_packages_have_the_version_of_the_workspace() {
    none(habits::check_versions(&tree()));
}

#[test]
fn files_are_not_too_long() {
    none(habits::check_length(&tree(), habits::LONG));
}

#[test]
fn forbidden_calls_of_a_folder_are_not_used() {
    none(habits::check_without(&tree()));
}

#[test]
fn manifests_follow_the_workspace() {
    none(habits::check_manifests(&tree()));
}

#[test]
fn tests_are_in_folders_that_cargo_runs() {
    none(habits::check_untested(&tree()));
}

#[test]
fn generated_files_exist() {
    none(habits::check_generated(&tree()));
}

#[test]
fn references_in_documents_exist() {
    none(documents::check(&tree()));
}

#[test]
fn every_threat_has_a_test() {
    none(documents::check_threats(&tree()));
}

#[test]
fn licences_of_rust_packages_are_permissive() {
    // Without the network only the packages for this machine are available.
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let about = String::from_utf8(Command::new(rustc).arg("-vV").output().unwrap().stdout).unwrap();
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    none(licences::check_rust(&arrows::metadata(&["--filter-platform", host]).unwrap(), &tree()));
}

#[test]
fn packages_have_no_known_vulnerability() {
    assert!(tree().has("Cargo.lock") && tree().has("web/package-lock.json"));
    none(advisories::check(&tree()));
}

#[test]
fn licences_of_page_packages_are_permissive_and_its_lock_names_no_registry() {
    none(licences::check_page(&tree()));
}
