//! The documents: everything they refer to exists.

use std::collections::BTreeSet;

use crate::Finding;
use crate::tree::{File, Tree, test_functions};

/// The documents that must exist.
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

/// The first parts of paths in documents.
const FOLDERS: &[&str] = &[
    "crates/",
    "web/",
    "locales/",
    "scripts/",
    "docs/",
    "fuzz/",
    ".ci/",
    ".github/",
    "packages/",
    "bench/",
    "python/",
    "examples/",
    "deploy/",
];

/// The targets of the Makefile.
pub(crate) fn targets(tree: &Tree) -> Vec<&str> {
    let Some(makefile) = tree.file("Makefile") else { return Vec::new() };
    let heads = makefile.text.lines().filter_map(|line| line.split_once(':')).map(|(head, _)| head);
    heads.filter(|head| head.chars().all(|c| c.is_ascii_lowercase() || c == '-')).collect()
}

/// The texts between backticks of a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Reports missing documents, and links, paths and commands in documents that do not exist.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let missing = DOCUMENTS.iter().filter(|path| !tree.has(path));
    let mut findings: Vec<Finding> = missing.map(|path| Finding::on(path, "is missing")).collect();
    let commands = Commands::of(tree);
    for file in tree.files.iter().filter(|file| file.ending() == "md") {
        let mut is_code = false;
        for (line, text) in file.lines() {
            let mut say = |what: String| findings.push(Finding::at(&file.path, line, what));
            missing_sources(tree, text).into_iter().for_each(&mut say);
            if text.trim_start().starts_with("```") {
                is_code = !is_code;
            } else if is_code {
                commands.missing(text).into_iter().for_each(&mut say);
                unmatched_filter(tree, text).into_iter().for_each(&mut say);
            } else {
                broken_links(tree, file, text).into_iter().for_each(&mut say);
                for code in quoted(text) {
                    let word = code.split(' ').next().unwrap_or_default();
                    let is_path = FOLDERS.iter().any(|folder| word.starts_with(folder));
                    let is_pattern = word.contains(['<', '*', '{', '…']);
                    if is_path && !is_pattern && !tree.has(word) && !is_made(word) {
                        say(format!("{word} is not there"));
                    }
                    commands.missing(code).into_iter().for_each(&mut say);
                    unmatched_filter(tree, code).into_iter().for_each(&mut say);
                }
            }
        }
    }
    findings
}

/// The source files and functions in a line that are not in the tree: `actor.rs`, and `commit_with()` beside it.
fn missing_sources(tree: &Tree, text: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '/' | '-' | '<' | '>' | '*');
    let is_source = |word: &str| {
        let stem = word.rsplit_once('.').filter(|(_, ending)| ["rs", "ts", "svelte"].contains(ending));
        stem.is_some_and(|(stem, _)| !stem.is_empty() && !stem.contains(['<', '*']))
    };
    let words = || text.split(|c| !is_word(c)).filter(|word| is_source(word));
    let has = |word: &str| {
        tree.files.iter().any(|file| {
            file.path.strip_suffix(word).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
        })
    };
    let mut strange: Vec<String> =
        words().filter(|word| !has(word)).map(|word| format!("{word} is not there")).collect();
    if words().next().is_some() {
        let calls = text.match_indices("()").filter_map(|(at, _)| text[..at].rsplit(|c| !is_word(c)).next());
        let code = |name: &str| {
            let (rust, page) = (format!("fn {name}"), format!("{name}("));
            tree.files.iter().any(|file| match file.ending() {
                "rs" => file.text.contains(&rust),
                "ts" | "svelte" => file.text.contains(&page),
                _ => false,
            })
        };
        let calls = calls.filter(|name| !name.is_empty() && !name.contains(['.', '/']) && !code(name));
        strange.extend(calls.map(|name| format!("{name}() is not there")));
    }
    strange
}

/// The links of a line to a missing file or heading.
fn broken_links(tree: &Tree, file: &File, text: &str) -> Vec<String> {
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut broken = Vec::new();
    for (at, _) in text.match_indices("](") {
        let link = text[at + 2..].split(')').next().unwrap_or_default();
        if link.contains("://") || link.starts_with("mailto:") {
            continue;
        }
        let (path, heading) = link.split_once('#').map_or((link, None), |(path, name)| (path, Some(name)));
        let path = if path.is_empty() { file.path.clone() } else { resolve(folder, path) };
        let has_heading =
            |name: &str| tree.file(&path).is_some_and(|file| anchors(file).any(|one| one == name));
        if !tree.has(&path) || heading.is_some_and(|name| !has_heading(name)) {
            broken.push(format!("{link} is not there"));
        }
    }
    broken
}

/// The anchors of the headings of a document.
fn anchors(file: &File) -> impl Iterator<Item = String> {
    let headings = file.lines().filter(|(_, text)| text.starts_with('#'));
    headings.map(|(_, text)| {
        let heading = text.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    })
}

/// The filter of a `cargo test` command in a document, if it matches no test of the package.
fn unmatched_filter(tree: &Tree, code: &str) -> Option<String> {
    let (_, arguments) = code.split_once("cargo test ")?;
    let mut words = arguments.split_whitespace().filter(|word| *word != "--");
    let (mut package, mut filter) = (None, None);
    while let Some(word) = words.next() {
        match word {
            "-p" => package = words.next(),
            "--test" | "--profile" => _ = words.next(),
            _ if word.starts_with('-') => (),
            _ => filter = filter.or(Some(word)),
        }
    }
    let (package, filter) = (package?, filter?);
    let is_manifest = |file: &&File| {
        file.path.ends_with("Cargo.toml") && file.text.contains(&format!("\nname = \"{package}\"\n"))
    };
    let folder = tree.files.iter().find(is_manifest)?.path.strip_suffix("/Cargo.toml")?;
    let has_test = |file: &File| {
        let lines =
            file.text.lines().filter(|line| line.trim_start().starts_with("fn ") || line.contains(" fn "));
        file.ending() == "rs" && (file.path.contains(filter) || { lines }.any(|line| line.contains(filter)))
    };
    let found = tree.files.iter().filter(|file| file.is_under(folder)).any(has_test);
    (!found).then(|| format!("no test of {package} matches {filter}"))
}

/// The package created by the example of `make new-game`.
const SCAFFOLDED: &str = "caravelle-salt-road";

/// The commands of the project: targets of make, scripts of the page, subcommands of the program, and packages.
struct Commands {
    lists: [(&'static [&'static str], BTreeSet<String>); 4],
}

impl Commands {
    fn of(tree: &Tree) -> Commands {
        let text = |path: &str| tree.file(path).map_or("", |file| file.text.as_str());
        let scripts = text("web/package.json").split("\"scripts\": {").nth(1).unwrap_or_default();
        let scripts = scripts.split('}').next().unwrap_or_default().lines();
        let scripts = scripts.filter_map(|line| line.trim().strip_prefix('"')?.split('"').next());
        let commands = text("crates/cli/src/args.rs").split("pub enum Command {").nth(1).unwrap_or_default();
        let commands = commands.split("\n}").next().unwrap_or_default().lines();
        let commands = commands.filter_map(|line| line.trim().split_once('(').map(|(name, _)| kebab(name)));
        let manifests = tree.files.iter().filter(|file| file.path.ends_with("Cargo.toml"));
        let packages = manifests
            .flat_map(|file| file.text.lines())
            .filter_map(|line| Some(line.strip_prefix("name = \"")?.trim_end_matches('"').to_owned()));
        let targets = targets(tree).into_iter().map(str::to_owned);
        Commands {
            lists: [
                (&["make"], targets.collect()),
                (&["npm", "run"], scripts.map(str::to_owned).collect()),
                (&["caravelle"], commands.chain(["help".to_owned()]).collect()),
                (&["-p"], packages.collect()),
            ],
        }
    }

    /// The commands in a line of code that do not exist.
    fn missing(&self, code: &str) -> Vec<String> {
        let words: Vec<&str> = code.split_whitespace().collect();
        let mut missing = Vec::new();
        for (head, known) in &self.lists {
            // A package name may follow any command; the others begin one.
            let starts = if head[0] == "-p" { 0..words.len() } else { 0..1 };
            for at in starts {
                let (Some(own), Some(name)) = (words.get(at..at + head.len()), words.get(at + head.len()))
                else {
                    continue;
                };
                let is_name = name.starts_with(|c: char| c.is_ascii_lowercase())
                    && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                let is_head =
                    own.iter().zip(*head).all(|(word, head)| word.rsplit('/').next() == Some(*head));
                let is_ours = head[0] != "-p" || name.starts_with("caravelle") && *name != SCAFFOLDED;
                // A name that is separated from the command describes it.
                let is_near = code.contains(&format!("{} {name}", own.join(" ")));
                if is_head && is_name && is_ours && is_near && !known.contains(*name) {
                    missing.push(format!("{} {name} is not there", head.join(" ")));
                }
            }
        }
        missing
    }
}

/// The name of a variant on the command line.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for (at, c) in name.char_indices() {
        if c.is_ascii_uppercase() && at > 0 {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The target path of a link in a folder.
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

/// Reports threats without a test, and named tests that do not exist.
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

/// Reports code in the tutorial of the first game that differs from its crate.
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
    ["web/dist", "web/node_modules", "packages/protocol/dist", "fuzz/artifacts", "fuzz/corpus"]
        .iter()
        .any(|made| path.starts_with(made))
}
