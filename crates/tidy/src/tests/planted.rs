//! Small trees with one planted fault each.

use std::path::Path;

use crate::arrows::{self, Metadata};
use crate::tree::{Tree, test_functions};
use crate::{
    Finding, advisories, clauses, components, documents, habits, leftovers, licences, locales, prose,
    typography, workflows,
};

/// Asserts exactly one finding with this text.
#[track_caller]
fn one(findings: &[Finding], what: &str) {
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    assert!(lines.len() == 1 && lines[0].contains(what), "wanted one finding with {what:?}, got {lines:#?}");
}

fn metadata(folder: &str, uses: &str) -> Metadata {
    let text = format!(
        r#"{{"packages": [{{"name": "x", "version": "0.1.0", "license": "MIT", "source": null,
        "manifest_path": "/r/crates/{folder}/Cargo.toml", "dependencies": [{uses}]}}]}}"#
    );
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_reversed_dependency_is_found() {
    let root = Path::new("/r");
    let back = r#"{"name": "caravelle-catalog", "kind": null, "path": "/r/crates/catalog"}"#;
    one(&arrows::check(&metadata("games/goa", back), root), "against the arrows");
    one(
        &arrows::check(&metadata("server", &back.replace("catalog", "games/goa")), root),
        "against the arrows",
    );
    assert!(arrows::check(&metadata("server", back), root).is_empty());
}

#[test]
fn a_forbidden_dependency_is_found() {
    let root = Path::new("/r");
    let tokio = r#"{"name": "tokio", "kind": null, "path": null}"#;
    one(&arrows::check(&metadata("bots", tokio), root), "tokio");
    one(&arrows::check(&metadata("games/goa", tokio), root), "tokio");
    assert!(arrows::check(&metadata("server", tokio), root).is_empty());
    let for_tests = tokio.replace("null, \"path\"", "\"dev\", \"path\"");
    assert!(arrows::check(&metadata("games/goa", &for_tests), root).is_empty());
    one(&arrows::check(&metadata("unknown", ""), root), "no rule");
}

#[test]
fn ids_are_found_in_prose() {
    let line = "GO-4.7 (b), GO-4.8: see MN-E3, AR-X10 and MN-5. Not AGO-1, GO-x, MN-, GO-1z2; but GO-9.9a.";
    let mut found = clauses::ids(line);
    found.sort_unstable();
    assert_eq!(found, ["AR-X10", "GO-4.7", "GO-4.8", "GO-9.9a", "MN-5", "MN-E3"]);
}

const EN: &str = r#"
game = "goa"
lang = "en"
chapter = [{ id = "GO-4", title = "Auctions" }]
clause = [
    { id = "GO-4.1", text = "A tile is sold.", source = "book" },
    { id = "GO-4.2", text = "No debts.", source = "ruling", untestable = "there is no way to owe" },
]
"#;

const FR: &str = r#"
game = "goa"
lang = "fr"
chapter = [{ id = "GO-4", title = "Enchères" }]
clause = [{ id = "GO-4.1", text = "Une tuile est vendue." }, { id = "GO-4.2", text = "Pas de dettes." }]
"#;

const CODE: &str = "/// GO-4.1: sold.
fn sell() {}
";

const TESTS: &str = "/// GO-4.1: a tile is sold.
#[test]
fn a_tile_is_sold() {
    sell();
}
";

fn goa(en: &str, fr: &str, code: &str, tests: &str) -> Tree {
    Tree::of(&[
        ("crates/games/goa/Cargo.toml", ""),
        ("crates/games/goa/rules/goa.en.toml", en),
        ("crates/games/goa/rules/goa.fr.toml", fr),
        ("crates/games/goa/src/lib.rs", code),
        ("crates/games/goa/src/tests/go_04.rs", tests),
    ])
}

#[test]
fn a_correct_ledger_has_no_findings() {
    let tree = goa(EN, FR, CODE, TESTS);
    assert_eq!(clauses::check_ledgers(&tree), []);
    assert_eq!(clauses::check_citations(&tree), []);
    assert_eq!(clauses::check_coverage(&tree), []);
    assert!(clauses::table(&tree).contains("Every clause that can be tested"));
}

#[test]
fn a_clause_that_one_language_lacks_is_found() {
    let short = FR.replace(r#", { id = "GO-4.2", text = "Pas de dettes." }"#, "");
    one(&clauses::check_ledgers(&goa(EN, &short, CODE, TESTS)), "lacks GO-4.2");
    let same = FR.replace("Une tuile est vendue.", "A tile is sold, you know.");
    let tree = goa(&EN.replace("A tile is sold.", "A tile is sold, you know."), &same, CODE, TESTS);
    assert!(clauses::check_ledgers(&tree).iter().all(|finding| finding.what.contains("not translated")));
    assert!(!clauses::check_ledgers(&tree).is_empty());
    one(&clauses::check_ledgers(&goa(&EN.replace("book", "hearsay"), FR, CODE, TESTS)), "hearsay");
}

#[test]
fn an_unknown_clause_in_a_citation_is_found() {
    one(&clauses::check_citations(&goa(EN, FR, "// GO-4.3: no.", TESTS)), "GO-4.3");
}

#[test]
fn a_refusal_that_names_its_clause_twice_is_found() {
    let path = "crates/games/goa/src/refusal.rs";
    let declared = |comment: &str| {
        let text = format!(
            "engine::refusals! {{\n    enum Why {{\n        /// {comment}\n        Over => \"GO-4.1\",\n    }}\n}}\n"
        );
        clauses::check_refusals(&Tree::of(&[(path, text.as_str())]))
    };
    assert_eq!(declared("The game is over."), []);
    one(&declared("GO-4.2: the game is over."), "after `=>` alone");
    let plain = Tree::of(&[(path, "pub(crate) enum Why {\n    /// GO-4.1: over.\n    Over,\n}\n")]);
    one(&clauses::check_refusals(&plain), "engine::refusals!");
}

#[test]
fn a_clause_without_a_test_is_found() {
    // A citation in code, or in a test file outside of a test, does not count.
    let tree = goa(EN, FR, CODE, "//! GO-4.1\n\nfn help() {}\n");
    one(&clauses::check_coverage(&tree), "no test cites GO-4.1");
    assert!(clauses::table(&tree).contains("1 clauses without a test:\n  GO-4.1"));
    let inside = format!(
        "{CODE}\n#[cfg(test)]\nmod tests {{\n    #[test]\n    fn sold() {{\n        // GO-4.1\n    }}\n}}\n"
    );
    assert_eq!(clauses::check_coverage(&goa(EN, FR, &inside, "")), []);
}

#[test]
fn a_planned_clause_needs_no_test() {
    let en = EN.replace("untestable = \"there is no way to owe\"", "planned = \"loans\"");
    let tree = goa(&en, FR, CODE, TESTS);
    assert_eq!(clauses::check_coverage(&tree), []);
    assert!(clauses::table(&tree).contains("1 clauses that the program does not have yet:\n  GO-4.2"));
    let cited = TESTS.replace("GO-4.1", "GO-4.1, GO-4.2");
    one(&clauses::check_coverage(&goa(&en, FR, CODE, &cited)), "GO-4.2 is called planned");
    let twice = FR.replace("Pas de dettes.\"", "Pas de dettes.\", planned = \"prêts\"");
    one(&clauses::check_ledgers(&goa(&en, &twice, CODE, TESTS)), "GO-4.2");
}

#[test]
fn the_end_of_a_test_is_found() {
    let text = "#[test]\nfn a() {\n    if x {\n    }\n}\n\nfn b() {}\n\n/// Doc.\n#[test]\nfn c() {}\n";
    assert_eq!(test_functions(text), [(0, 4), (8, 10)]);
}

#[test]
fn a_message_that_one_language_lacks_is_found() {
    let check =
        |en, fr| locales::check_languages(&Tree::of(&[("locales/en/x.ftl", en), ("locales/fr/x.ftl", fr)]));
    assert_eq!(
        check("a = A { $n }\n    .tip = T\n", "a = B { $n ->\n    [one] c\n   *[other] d\n}\n    .tip = U\n"),
        []
    );
    one(&check("a = A\nb = B\n", "a = A\n"), "b is missing in fr");
    one(&check("a = A\n    .tip = T\n", "a = A\n"), "a.tip is missing in fr");
    one(&check("a = A { $n }\n", "a = A { $m }\n"), "{\"n\"}, in fr {\"m\"}");
    one(&check("a = A\na = B\n", "a = A\n"), "twice");
    assert!(!check("a = A { b }\n", "a = A\n").is_empty());
    assert!(!check("a = A {\n", "a = A\n").is_empty());
    // Grammar belongs to each language; a form counts as its argument.
    assert_eq!(check("a = A { $card-a }\n", "a = A { $card-of }\n    .gender = f\n"), []);
    one(&check("a = A { $card-a }\n", "a = A\n"), "{\"card-a\"}, in fr {}");
}

#[test]
fn a_prompt_without_a_clause_is_found() {
    let check = |text| locales::check_prompts(&Tree::of(&[("locales/en/x.ftl", text)]));
    assert_eq!(check("x-prompt-a = A\n    .clause = X-1.1\nx-prompt-over = O\nx-a = A\n"), []);
    one(&check("x-prompt-a = A\n    .hint = H\n"), "x-prompt-a names no clause");
}

#[test]
fn code_that_names_a_language_is_found() {
    let check = |path, code| {
        let words = [("locales/en/x.ftl", "a = A\n"), ("locales/fr/x.ftl", "a = A\n")];
        locales::check_languages_are_folders(&Tree::of(&[words[0], words[1], (path, code)]))
    };
    one(
        &check("crates/cli/src/main.rs", "fn f() {\n    say(Lang::Fr);\n}\n"),
        "main.rs:2: names the language fr",
    );
    one(&check("web/src/x.ts", "if (lang === 'fr') {\n}\n"), "x.ts:1: names the language fr");
    assert_eq!(check("crates/cli/src/main.rs", "fn f() {\n    say(Lang::En);\n}\n"), []);
    assert_eq!(check("crates/cli/src/tests/a.rs", "fn f() {\n    say(Lang::Fr);\n}\n"), []);
}

#[test]
fn a_message_that_does_not_exist_is_found() {
    let code = "fn f() {\n    Phrase::new(\n        \"gone\",\n    );\n    Phrase::new(\"a.tip\");\n}\n";
    let check =
        |path| locales::check_uses(&Tree::of(&[("locales/en/x.ftl", "a = A\n    .tip = T\n"), (path, code)]));
    one(&check("crates/cli/src/main.rs"), "crates/cli/src/main.rs:2: message gone");
    assert_eq!(check("crates/cli/src/tests/a.rs"), []);
    let page = "<p>{t('a')} {t(\"lost\")} {at('b')} {t(`x-${y}`)}</p>";
    let tree = Tree::of(&[("locales/en/x.ftl", "a = A\n"), ("web/src/App.svelte", page)]);
    one(&locales::check_uses(&tree), "message lost");
}

#[test]
fn a_test_outside_of_cargo_is_found() {
    let check = |manifest, code| {
        habits::check_untested(&Tree::of(&[
            ("crates/server/Cargo.toml", manifest),
            ("crates/server/src/time.rs", code),
            ("crates/server/tests/server/main.rs", "#[test]\nfn f() {}\n"),
        ]))
    };
    let untested = "[lib]\ntest = false\n";
    one(&check(untested, "fn g() {}\n#[test]\nfn f() {}\n"), "time.rs:2: a test that never runs");
    one(&check(untested, "#[tokio::test]\nasync fn f() {}\n"), "time.rs:1");
    one(&check(untested, "#[cfg(test)]\nmod tests;\n"), "time.rs:1");
    assert_eq!(check(untested, "fn f() {}\n"), []);
    assert_eq!(check("[lib]\nname = \"server\"\n", "#[test]\nfn f() {}\n"), []);
    let unread = "[lib]\ndoctest = false\n";
    let example = "/// ```text\n/// a b\n/// ```\n/// ```\n/// f();\n/// ```\nfn f() {}\n";
    one(&check(unread, example), "time.rs:4: an example that never runs");
    assert_eq!(check("[lib]\n", example), []);
    assert_eq!(check(unread, "#[test]\nfn f() {}\n"), []);
}

#[test]
fn a_row_without_a_source_is_found() {
    let check = |text| components::check(&Tree::of(&[("crates/games/goa/data/tiles.toml", text)]));
    assert_eq!(check("n = 1\n[[tile]]\nid = \"a\"\nsource = \"book\"\n[rules]\nsource = \"public\"\n"), []);
    one(&check("[[tile]]\nid = \"a\"\n"), "tile a");
    one(&check("[rules]\nn = 1\n"), "rules");
    one(
        &check("[[t]]\nid = \"a\"\nsource = \"book\"\n[[t]]\nid = \"a\"\nsource = \"book\"\n"),
        "two of them",
    );
}

#[test]
fn a_leftover_is_found() {
    let check = |path, text: &str| leftovers::check(&Tree::of(&[(path, text)]));
    one(&check("a.md", &format!("see {}me/ines/caravelle", "/ho")), "machine");
    one(&check("a.rs", &format!("// {}DO: later", "TO")), "do it");
    one(&check("a.rs", &format!("    {}nore]", "#[ig")), "small size");
    one(&check("web/e2e/a.ts", &format!("test.{}p('a')", "ski")), "small size");
    assert_eq!(check("a.rs", "iter.skip(2); // Todos, hacksaw."), []);
}

#[test]
fn a_long_file_is_found() {
    let long = "x\n".repeat(601);
    let code = Tree::of(&[("crates/a/src/lib.rs", &long)]);
    one(&habits::check_length(&code, &[]), "601 lines");
    assert_eq!(habits::check_length(&code, &[("crates/a/src/lib.rs", "a reason")]), []);
    assert_eq!(habits::check_length(&Tree::of(&[("locales/en/a.ftl", &long)]), &[]), []);
    one(&habits::check_length(&Tree::of(&[]), &[("crates/a/src/lib.rs", "a reason")]), "is not there");
}

#[test]
fn code_that_could_stop_the_server_is_found() {
    let code = "fn f() {\n    // It would .unwrap() here.\n    g().unwrap();\n}\n\n#[cfg(test)]\nmod tests {\n    fn h() {\n        g().unwrap();\n    }\n}\n";
    one(&habits::check_without(&Tree::of(&[("crates/server/src/a.rs", code)])), "crates/server/src/a.rs:3");
    one(&habits::check_without(&Tree::of(&[("crates/games/goa/src/a.rs", "let x: f64 = 0;")])), "f64");
}

#[test]
fn test_modules_in_separate_files_are_found() {
    let lib = "#[cfg(test)]\nmod probe;\n";
    let tree =
        Tree::of(&[("crates/server/src/a/mod.rs", lib), ("crates/server/src/a/probe.rs", "x.unwrap();\n")]);
    assert_eq!(habits::check_without(&tree), []);
}

#[test]
fn a_manifest_that_differs_from_the_workspace_is_found() {
    let good = "[package]\nversion.workspace = true\nedition.workspace = true\nrust-version.workspace = true\nlicense.workspace = true\n[dependencies]\nserde.workspace = true\n[lints]\nworkspace = true\n";
    let check = |text: &str| habits::check_manifests(&Tree::of(&[("crates/a/Cargo.toml", text)]));
    assert_eq!(check(good), []);
    one(&check(&good.replace("serde.workspace = true", "serde = \"1\"")), "serde");
    one(&check(&good.replace("[lints]\nworkspace = true\n", "")), "lints");
}

#[test]
fn a_broken_reference_in_a_document_is_found() {
    let files = [
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "SECURITY.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "NOTICE",
        ".ci/run",
    ];
    let check = |readme| {
        let mut all: Vec<(&str, &str)> = files.map(|path| (path, "")).to_vec();
        all.extend([("Makefile", "play: x\n\techo\n"), ("README.md", readme)]);
        all.push(("web/package.json", "{\n  \"scripts\": {\n    \"words\": \"vitest\"\n  }\n}\n"));
        all.push(("crates/cli/src/args.rs", "pub enum Command {\n    MigrateStore(Args),\n}\n"));
        all.push(("crates/cli/Cargo.toml", "[package]\nname = \"caravelle\"\n"));
        all.push(("crates/cli/src/tests/ca_04.rs", "#[test]\nfn a_ship_sails() {\n}\n"));
        documents::check(&Tree::of(&all))
    };
    assert_eq!(check("`make play`, [notice](NOTICE), `crates/<name>`, `.ci/run`, `mkdir -p folder`"), []);
    assert_eq!(check("# A Word, or `two`\n[here](#a-word-or-two), [and](README.md#a-word-or-two)"), []);
    assert_eq!(check("`npm run words`, `caravelle migrate-store`\n```\ncargo build -p caravelle\n```"), []);
    one(&check("`make plays`"), "make plays");
    one(&check("```\nmake plays\n```"), "make plays");
    one(&check("`npm run word`"), "npm run word");
    one(&check("```\ntarget/release/caravelle migrate --all\n```"), "caravelle migrate");
    one(&check("`cargo test -p caravelle-gone`"), "caravelle-gone");
    assert_eq!(
        check("`cargo test -p caravelle ca_04`, `A=1 cargo test --profile ci -p caravelle --lib -- a_ship`"),
        []
    );
    one(&check("`cargo test -p caravelle ca_4`"), "no test of caravelle matches ca_4");
    one(&check("# Heading\n[x](#headings)"), "#headings");
    one(&check("[x](NOTICES)"), "NOTICES");
    one(&check("`crates/gone`"), "crates/gone");
    assert_eq!(check("```\n args.rs  Command  ──► `cli/src/args.rs`, `games/<game>.rs`\n```"), []);
    one(&check("```\n said.rs  ──► store\n```"), "said.rs");
    one(&check("```\n args.rs  wish()\n```"), "wish()");
}

#[test]
fn threats_without_a_test_are_found() {
    let check = |row: &str| {
        let code = "#[test]\nfn the_law_holds() {\n}\n";
        let table = format!("| threat | defence | test |\n| --- | --- | --- |\n{row}");
        documents::check_threats(&Tree::of(&[("crates/a/src/lib.rs", code), ("SECURITY.md", &table)]))
    };
    assert_eq!(check("| somebody | a wall | `the_law_holds` |"), []);
    one(&check("| somebody | a wall | `it_held` |"), "it_held");
    one(&check("| somebody | a wall | |"), "no test");
}

#[test]
fn a_package_with_a_known_vulnerability_is_found() {
    let list = |package: &str, repaired: &str| {
        format!(
            "[rust]\nA-1 = {{ package = \"{package}\"{repaired} }}\n[page]\nA-2 = {{ package = \"ws\", repaired = \"8.17.1\" }}\n"
        )
    };
    let check = |list: &str, ws: &str| {
        let lock = format!(r#"{{"packages": {{"node_modules/ws": {{"version": "{ws}"}}}}}}"#);
        let rust = "[[package]]\nname = \"x\"\nversion = \"0.1.0\"\n";
        let files = [
            ("crates/tidy/advisories.toml", list),
            ("web/package-lock.json", lock.as_str()),
            ("Cargo.lock", rust),
        ];
        advisories::check(&Tree::of(&files))
    };
    one(&check(&list("x", ", repaired = \"0.1.1\""), "8.18.0"), "x 0.1.0 has a known weakness: A-1");
    one(&check(&list("x", ""), "8.18.0"), "A-1");
    one(&check(&list("x", ", repaired = \"0.1.0\""), "8.9.2"), "ws 8.9.2 has a known weakness: A-2");
    assert!(check(&list("y", ""), "8.17.1").is_empty());
    one(&check("[rust]", "8.17.1"), "missing field");
}

#[test]
fn licences_are_read_as_expressions() {
    let list = ("deny.toml", "[licenses]\nallow = [\"ISC\", \"MIT\", \"Apache-2.0\", \"Unicode-3.0\"]\n");
    let allowed = licences::Allowed::read(&Tree::of(&[list])).unwrap();
    for good in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(licences::is_permissive(good, &allowed), "{good}");
    }
    for bad in ["GPL-3.0", "MIT AND GPL-3.0", "", "none", "MIT )", "(GPL-3.0 OR LGPL-2.1) AND MIT"] {
        assert!(!licences::is_permissive(bad, &allowed), "{bad}");
    }
    let lock = |package: &str| {
        let text = format!(r#"{{"packages": {{"": {{}}, "node_modules/a": {package}}}}}"#);
        let text = text.replace(r#""MIT""#, r#""MIT", "integrity": "sha512-x""#);
        licences::check_page(&Tree::of(&[("web/package-lock.json", &text), list]))
    };
    assert_eq!(lock(r#"{"license": "MIT"}"#), []);
    one(&lock(r#"{"license": "MIT", "resolved": "x"}"#), "address");
    one(&lock(r#"{"license": "GPL-3.0", "integrity": "sha512-x"}"#), "GPL-3.0");
    one(&lock(r#"{"license": "Apache-2.0"}"#), "no hash");
    one(&lock(r#"{"license": "Apache-2.0", "integrity": "sha1-x"}"#), "no hash");
    one(&lock(r#"{"license": "MIT", "optionalDependencies": {"b": "1.0.0"}}"#), "lacks b");
}

#[test]
fn characters_of_another_language_are_found() {
    let check = |lang: &str, text: &str| {
        let (path, text) = (format!("crates/games/x/rules/x.{lang}.toml"), format!("text = \"{text}\"\n"));
        typography::check_ledgers(&Tree::of(&[(path.as_str(), text.as_str())]))
    };
    one(&check("fr", "L'offre."), "x.fr.toml:1: has \"'\"");
    one(&check("fr", "Deux cas : A, B."), "has \" :\"");
    one(&check("fr", "Rien\u{a0}; rien."), "x.fr.toml:1");
    one(&check("en", "The player's hand."), "x.en.toml:1");
    assert_eq!(check("fr", "L’offre\u{a0}: «\u{202f}Abbaye\u{202f}»\u{202f}; rien."), []);
    assert_eq!(check("en", "The player’s hand: “Abbey”; no more."), []);
}

#[test]
fn a_workflow_that_differs_from_the_gate_is_found() {
    let makefile = "test: setup-test rust page ## all\nrust:\n\techo\npage:\n\techo\nlint:\n\techo\n";
    let check = |text: &str| {
        workflows::check(&Tree::of(&[("Makefile", makefile), (".github/workflows/ci.yml", text)]))
    };
    let good = "      - uses: actions/checkout@v4.2.2\n      - run: make lint\n      - run: make rust\n      - run: make page GAME=goa\n";
    assert_eq!(check(good), []);
    one(&check(&good.replace("make page GAME=goa", "true")), "does not run make page");
    one(&check(&format!("{good}      - run: make pages\n")), "make pages is not there");
    one(&check(&good.replace("@v4.2.2", "@main")), "names no whole version");
    let matrix = format!("{good}        part: [rust, gone]\n      - run: make ${{{{ matrix.part }}}}\n");
    one(&check(&matrix), "make gone is not there");
}

#[test]
fn an_npm_package_of_another_version_is_found() {
    let check = |text: &str| {
        habits::check_versions(&Tree::of(&[
            ("Cargo.toml", "version = \"1.2.3\"\n"),
            ("web/package.json", text),
        ]))
    };
    assert_eq!(check("  \"version\": \"1.2.3\",\n"), []);
    one(&check("  \"version\": \"1.2.4\",\n"), "1.2.4");
}

#[test]
fn forbidden_openings_are_found() {
    let check = |path: &str, text: &str| prose::check_openings(&Tree::of(&[(path, text)]));
    for (path, text) in [
        ("a.rs", "/// What is known.\nstruct A;"),
        ("a.rs", "//! A module.\n//!\n//! Whoever asks is answered.\n"),
        ("a.rs", "    // Of a kind only the best are kept.\n"),
        ("a.rs", "/// How many seats play.\n"),
        ("a.ts", "/** Who sits where. */\n"),
        ("a.ts", "/** Those who watch. */\n"),
        ("a.svelte", "<!-- What a player sees. -->\n"),
        ("a.css", "/* That which is pressed. */\n"),
        ("a.sql", "-- What is stored.\n"),
        ("a.md", "# What is here\n"),
        ("a.md", "Text.\n\n- **What** is bounded.\n- Who asks.\n"),
        ("scripts/a", "#!/usr/bin/env python3\n\"\"\"What it does.\"\"\"\n"),
    ] {
        one(&check(path, text), "name the subject first");
    }
    for (path, text) in [
        ("a.rs", "/// The state.\n/// What follows is in the same paragraph.\n"),
        ("a.rs", "// What does a move cost? See below.\n"),
        ("a.rs", "let text = \"What is this.\";\n"),
        ("a.rs", "/// Whole turns.\n/// Officers.\n"),
        ("a.md", "```\nWhat is code\n```\n"),
        ("web/src/generated/a.ts", "// What is generated.\n"),
    ] {
        assert_eq!(check(path, text), [], "{text}");
    }
}

#[test]
fn headings_that_are_sentences_are_found() {
    let check = |path: &str, text: &str| prose::check_headings(&Tree::of(&[(path, text)]));
    for text in ["## A move is stored once\n", "# Moves.\n", "### Nodes can restart\n"] {
        one(&check("a.md", text), "is a sentence");
    }
    for text in [
        "# Moves\n",
        "## How a move is stored\n",
        "## What is a move?\n",
        "## `is` in code\n",
        "```\n# it is\n```\n",
    ] {
        assert_eq!(check("a.md", text), [], "{text}");
    }
    assert_eq!(check("docs/decisions/0001-a.md", "# State is data\n"), []);
}
