//! The clauses of each game: ledgers, citations and tests.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::{Clause, LedgerFile};

use crate::Finding;
use crate::tree::{File, Tree, root, test_functions};

/// The games and the prefixes of their clauses.
pub fn prefixes() -> &'static [(String, String)] {
    static PREFIXES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
        let value_of = |text: &str, key: &str| {
            let (_, rest) = text.split_once(&format!("{key}: \""))?;
            Some(rest.split_once('"')?.0.to_owned())
        };
        let games = std::fs::read_dir(root().join("crates/games")).into_iter().flatten().flatten();
        let sources = games.filter_map(|game| std::fs::read_to_string(game.path().join("src/lib.rs")).ok());
        let mut found: Vec<_> =
            sources.filter_map(|text| Some((value_of(&text, "id")?, value_of(&text, "prefix")?))).collect();
        found.sort();
        found
    });
    &PREFIXES
}

/// The languages of a ledger. The first also contains sources and untestable clauses.
const LANGS: [&str; 2] = ["en", "fr"];

/// Where a clause may come from.
const SOURCES: &[&str] = &["book", "public", "ruling"];

/// The clause and chapter ids in a line.
pub fn ids(line: &str) -> Vec<&str> {
    let bytes = line.as_bytes();
    let is_word = |i: usize| bytes.get(i).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
    let digits = |mut i: usize| {
        while bytes.get(i).is_some_and(u8::is_ascii_digit) {
            i += 1;
        }
        i
    };
    let mut found = Vec::new();
    for (_, prefix) in prefixes() {
        for (start, _) in line.match_indices(&format!("{prefix}-")) {
            if start > 0 && (is_word(start - 1) || bytes[start - 1] == b'-') {
                continue;
            }
            let body = start + prefix.len() + 1;
            let letter = usize::from(bytes.get(body).is_some_and(u8::is_ascii_uppercase));
            let mut end = digits(body + letter);
            while bytes.get(end) == Some(&b'.') && digits(end + 1) > end + 1 {
                end = digits(end + 1);
            }
            if end > body && bytes.get(end).is_some_and(u8::is_ascii_lowercase) && !is_word(end + 1) {
                end += 1;
            }
            if end > body && !is_word(end) {
                found.push(&line[start..end]);
            }
        }
    }
    found
}

/// The ledgers of a tree with their files.
pub fn ledgers(tree: &Tree) -> (Vec<(&File, LedgerFile)>, Vec<Finding>) {
    let mut ledgers = Vec::new();
    let mut findings = Vec::new();
    for file in &tree.files {
        if file.is_under("crates/games") && file.path.contains("/rules/") && file.ending() == "toml" {
            match LedgerFile::parse(&file.text) {
                Ok(ledger) => ledgers.push((file, ledger)),
                Err(error) => findings.push(Finding::on(&file.path, error)),
            }
        }
    }
    (ledgers, findings)
}

/// Ledgers that are incomplete, out of order, or differ between the languages.
pub fn check_ledgers(tree: &Tree) -> Vec<Finding> {
    let (ledgers, mut findings) = ledgers(tree);
    for (game, _) in prefixes() {
        if !tree.has(&format!("crates/games/{game}/Cargo.toml")) {
            continue;
        }
        for lang in LANGS {
            let path = format!("crates/games/{game}/rules/{game}.{lang}.toml");
            if !ledgers.iter().any(|(file, _)| file.path == path) {
                findings.push(Finding::on(&path, "this ledger is missing"));
            }
        }
    }
    for (file, ledger) in &ledgers {
        check_ledger(file, ledger, &mut findings);
        let other = LANGS.iter().find(|lang| **lang != ledger.lang).unwrap_or(&LANGS[0]);
        let other = ledgers.iter().find(|(_, one)| one.game == ledger.game && one.lang == **other);
        let Some((_, other)) = other else { continue };
        let order = |ledger: &LedgerFile| -> Vec<String> {
            let chapters = ledger.chapter.iter().map(|chapter| chapter.id.clone());
            chapters.chain(ledger.clause.iter().map(|clause| clause.id.clone())).collect()
        };
        let (here, there) = (order(ledger), order(other));
        let lacking: Vec<_> = there.iter().filter(|id| !here.contains(id)).cloned().collect();
        if !lacking.is_empty() {
            findings.push(Finding::on(&file.path, format!("lacks {}", lacking.join(", "))));
        } else if here != there && here.len() == there.len() {
            findings.push(Finding::on(&file.path, "is in another order than its sibling"));
        }
        for clause in &ledger.clause {
            let twin = other.clause.iter().find(|twin| twin.id == clause.id);
            // Short texts may be equal in both languages, such as lists of names or numbers.
            if twin.is_some_and(|twin| twin.text == clause.text && clause.text.split(' ').count() > 4) {
                findings.push(Finding::on(&file.path, format!("{} is not translated", clause.id)));
            }
        }
    }
    findings
}

fn check_ledger(file: &File, ledger: &LedgerFile, findings: &mut Vec<Finding>) {
    let mut complain = |what: String| findings.push(Finding::on(&file.path, what));
    if file.path != format!("crates/games/{0}/rules/{0}.{1}.toml", ledger.game, ledger.lang) {
        complain(format!("says it is {} in {}", ledger.game, ledger.lang));
    }
    let prefix = prefixes().iter().find(|(game, _)| *game == ledger.game).map(|(_, prefix)| prefix.as_str());
    let mut seen = BTreeSet::new();
    for chapter in &ledger.chapter {
        if !seen.insert(&chapter.id) || chapter.title.trim().is_empty() {
            complain(format!("chapter {} is there twice or has no title", chapter.id));
        }
    }
    for clause in &ledger.clause {
        let id = &clause.id;
        if !seen.insert(id) {
            complain(format!("{id} is there twice"));
        }
        if ids(id) != [id.as_str()] || !prefix.is_some_and(|prefix| id.starts_with(prefix)) {
            complain(format!("{id} is not a clause of this game"));
        }
        if !ledger.chapter.iter().any(|chapter| chapter.id == Clause::chapter_of(id)) {
            complain(format!("{id} has no chapter"));
        }
        if Clause::chapter_of(id).ends_with("-99") {
            complain(format!("{id}: chapter 99 is kept free, for tests of what does not exist"));
        }
        if clause.text.trim().is_empty() {
            complain(format!("{id} says nothing"));
        }
        let is_first = ledger.lang == LANGS[0];
        match &clause.source {
            Some(source) if !SOURCES.contains(&source.as_str()) => {
                complain(format!("{id}: {source:?} is no source"));
            }
            None if is_first => complain(format!("{id} has no source")),
            Some(_) | None => (),
        }
        if clause.untestable.as_ref().is_some_and(|why| !is_first || why.trim().len() < 8) {
            complain(format!("{id}: say once, in the first language, why it cannot be tested"));
        }
        if clause.planned.as_ref().is_some_and(|what| !is_first || what.trim().is_empty()) {
            complain(format!("{id}: say once, in the first language, what will bring it"));
        }
    }
}

/// Reports cited ids that exist in no ledger.
pub fn check_citations(tree: &Tree) -> Vec<Finding> {
    let (ledgers, mut findings) = ledgers(tree);
    let mut known = BTreeSet::new();
    for (_, ledger) in &ledgers {
        known.extend(ledger.chapter.iter().map(|chapter| chapter.id.as_str()));
        known.extend(ledger.clause.iter().map(|clause| clause.id.as_str()));
    }
    for file in &tree.files {
        // The tests of this crate use invented ids.
        let is_ours = file.is_under("crates/tidy");
        let cites =
            ["rs", "toml", "ftl", "ts", "svelte", "md", "txt", "js", "mjs", "py"].contains(&file.ending());
        if is_ours || !cites {
            continue;
        }
        for (line, text) in file.lines() {
            // Chapter 99 is reserved for tests that need an unknown clause.
            let is_invented = |id: &str| Clause::chapter_of(id).ends_with("-99");
            for id in ids(text).into_iter().filter(|id| !known.contains(id) && !is_invented(id)) {
                findings.push(Finding::at(&file.path, line, format!("{id} is in no ledger")));
            }
        }
    }
    findings
}

/// Reports refusals with a second mention of their clause in a comment, where it could become wrong.
pub fn check_refusals(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree
        .files
        .iter()
        .filter(|file| file.is_under("crates/games") && file.path.ends_with("/src/refusal.rs"))
    {
        let mut inside = false;
        for (line, text) in file.lines() {
            inside = (inside || text == "engine::refusals! {") && text != "}";
            let is_comment = text.trim_start().starts_with("//");
            if inside && is_comment && !ids(text).is_empty() {
                findings.push(Finding::at(
                    &file.path,
                    line,
                    "the clause of a refusal stands after `=>` alone",
                ));
            }
            if !inside && text.contains("enum Why") {
                findings.push(Finding::at(&file.path, line, "refusals are declared by `engine::refusals!`"));
            }
        }
    }
    findings
}

/// The facts about one clause of a game.
#[derive(Clone, Debug)]
pub struct Row {
    pub clause: Clause,
    /// The number of test functions that cite it.
    pub tests: usize,
}

impl Row {
    /// Whether a required test is missing.
    pub fn is_gap(&self) -> bool {
        self.tests == 0 && self.clause.untestable.is_none() && self.clause.planned.is_none()
    }
}

/// Every clause of every game with a ledger, and the number of its tests: test functions of the game's crate that cite
/// it in a comment or in the code.
pub fn coverage(tree: &Tree) -> BTreeMap<String, Vec<Row>> {
    let mut games = BTreeMap::new();
    for (_, ledger) in ledgers(tree).0.into_iter().filter(|(_, ledger)| ledger.lang == LANGS[0]) {
        let folder = format!("crates/games/{}", ledger.game);
        let mut cited: BTreeMap<String, usize> = BTreeMap::new();
        for (file, marks) in tree.rust(&folder) {
            let lines: Vec<&str> = file.text.lines().collect();
            for (first, last) in test_functions(&file.text) {
                if !marks[first] {
                    continue;
                }
                let here: BTreeSet<&str> = lines[first..=last].iter().flat_map(|line| ids(line)).collect();
                for id in here {
                    *cited.entry(id.to_owned()).or_default() += 1;
                }
            }
        }
        let row = |clause: Clause| Row { tests: cited.get(&clause.id).copied().unwrap_or(0), clause };
        games.insert(ledger.game, ledger.clause.into_iter().map(row).collect());
    }
    games
}

/// Reports clauses without a required test.
pub fn check_coverage(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (game, rows) in coverage(tree) {
        let path = format!("crates/games/{game}/rules/{game}.en.toml");
        for row in rows {
            let id = &row.clause.id;
            if row.is_gap() {
                findings.push(Finding::on(&path, format!("no test cites {id}: {}", row.clause.text)));
            } else if row.tests > 0 && row.clause.untestable.is_some() {
                findings.push(Finding::on(&path, format!("{id} is called untestable, yet a test cites it")));
            } else if row.tests > 0 && row.clause.planned.is_some() {
                findings.push(Finding::on(&path, format!("{id} is called planned, yet a test cites it")));
            }
        }
    }
    findings
}

/// The table of `make rules`.
pub fn table(tree: &Tree) -> String {
    let games = coverage(tree);
    let mut lines = vec![format!(
        "{:<16} {:>7} {:>7} {:>11} {:>8} {:>8}",
        "game", "clauses", "tested", "untestable", "planned", "missing"
    )];
    for (game, rows) in &games {
        let count = |is: fn(&Row) -> bool| rows.iter().filter(|row| is(row)).count();
        lines.push(format!(
            "{game:<16} {:>7} {:>7} {:>11} {:>8} {:>8}",
            rows.len(),
            count(|row| row.tests > 0),
            count(|row| row.clause.untestable.is_some()),
            count(|row| row.clause.planned.is_some()),
            count(Row::is_gap),
        ));
    }
    let mut list = |title: &str, is: fn(&Row) -> bool| {
        let rows: Vec<&Row> = games.values().flatten().filter(|row| is(row)).collect();
        if !rows.is_empty() {
            lines.push(format!("\n{} {title}:", rows.len()));
            lines.extend(rows.iter().map(|row| format!("  {:<8} {}", row.clause.id, row.clause.text)));
        }
    };
    list("clauses that the program does not have yet", |row| row.clause.planned.is_some());
    list("clauses without a test", Row::is_gap);
    if !games.values().flatten().any(Row::is_gap) {
        lines.push("\nEvery clause that can be tested is cited by a test.".to_owned());
    }
    lines.join("\n") + "\n"
}
