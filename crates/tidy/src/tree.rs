//! The files of the tree, and the test lines of Rust files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Folders of generated files.
const MADE: &[&str] =
    &["target", "node_modules", "dist", "test-results", "playwright-report", "corpus", "artifacts"];

/// A text file.
#[derive(Clone, Debug)]
pub struct File {
    /// The path from the root, with slashes.
    pub path: String,
    pub text: String,
}

impl File {
    /// The file extension, without the dot.
    pub fn ending(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, ending)| ending)
    }

    /// Whether it is in this folder.
    pub fn is_under(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }

    /// Its lines, numbered from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }
}

/// All text files that are not generated.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// The files, ordered by path.
    pub files: Vec<File>,
    /// All paths, including binary files.
    pub paths: BTreeSet<String>,
}

/// The root of this workspace.
pub fn root() -> PathBuf {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_folder.join("../..").canonicalize().expect("the workspace is where it was built")
}

impl Tree {
    /// Reads the workspace.
    pub fn read() -> io::Result<Tree> {
        let root = root();
        let mut tree = Tree::default();
        tree.walk(&root, &root)?;
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    /// A tree of a few files, for tests of the checks.
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let file = |(path, text): &(&str, &str)| File { path: (*path).into(), text: (*text).into() };
        Tree {
            files: files.iter().map(file).collect(),
            paths: files.iter().map(|(path, _)| (*path).into()).collect(),
        }
    }

    fn walk(&mut self, root: &Path, folder: &Path) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = entry.path();
            if entry.file_type()?.is_dir() {
                let is_hidden = name.starts_with('.') && name != ".ci" && name != ".github";
                if !is_hidden && !MADE.contains(&name.as_str()) {
                    self.walk(root, &path)?;
                }
                continue;
            }
            let relative = path.strip_prefix(root).expect("we walk below it");
            let relative = relative.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
            // A second checkout has a file where a clone has a folder.
            if relative == ".git" {
                continue;
            }
            if let Ok(text) = String::from_utf8(fs::read(&path)?) {
                self.files.push(File { path: relative.clone(), text });
            }
            self.paths.insert(relative);
        }
        Ok(())
    }

    /// The file at this path.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether there is a file at this path or below it.
    pub fn has(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        self.paths.contains(path)
            || self
                .paths
                .range(format!("{path}/")..)
                .next()
                .is_some_and(|found| found.strip_prefix(path).is_some_and(|rest| rest.starts_with('/')))
    }

    /// The Rust files of a folder, with a flag per line: whether it belongs to a test.
    pub fn rust<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a File, Vec<bool>)> {
        let modules = self.test_modules();
        self.files.iter().filter(move |file| file.ending() == "rs" && file.is_under(folder)).map(
            move |file| {
                let whole = is_test_path(&file.path)
                    || modules.iter().any(|stem| {
                        file.path
                            .strip_prefix(stem.as_str())
                            .is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
                    });
                let marks =
                    if whole { vec![true; file.text.lines().count()] } else { test_lines(&file.text) };
                (file, marks)
            },
        )
    }

    /// The modules declared for tests only, as paths without extension.
    fn test_modules(&self) -> Vec<String> {
        let mut modules = Vec::new();
        for file in self.files.iter().filter(|file| file.ending() == "rs") {
            let (folder, name) = file.path.rsplit_once('/').unwrap_or(("", &file.path));
            let home = match name {
                "lib.rs" | "main.rs" | "mod.rs" => folder.to_owned(),
                name => format!("{folder}/{}", name.trim_end_matches(".rs")),
            };
            let mut lines = file.text.lines();
            while let Some(line) = lines.next() {
                if line.trim() != "#[cfg(test)]" {
                    continue;
                }
                let item = lines.next().unwrap_or_default().trim();
                let module = item.trim_start_matches("pub(crate) ").strip_prefix("mod ");
                if let Some(module) = module.and_then(|module| module.strip_suffix(';')) {
                    modules.push(format!("{home}/{module}"));
                }
            }
        }
        modules
    }
}

/// Whether a Rust file contains only tests, by its path.
pub fn is_test_path(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("/src/tests.rs") || path.contains("/benches/")
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The last line of the item that begins at line `from` in formatted code: its closing brace has the same indentation.
fn item_end(lines: &[&str], from: usize) -> usize {
    let depth = indent(lines[from]);
    for (i, line) in lines.iter().enumerate().skip(from) {
        let text = line.trim_end();
        let is_shallow = indent(line) == depth && !text.trim().is_empty();
        let closes_here = i > from && (text.trim() == "}" || text.trim() == "};" || text.trim() == ");");
        let is_whole = text.ends_with(';') || (text.ends_with('}') && text.contains('{'));
        if is_shallow && (closes_here || is_whole) {
            return i;
        }
    }
    lines.len().saturating_sub(1)
}

/// Which lines belong to items under `#[cfg(test)]`.
fn test_lines(text: &str) -> Vec<bool> {
    let lines: Vec<&str> = text.lines().collect();
    let mut marks = vec![false; lines.len()];
    let mut i = 0;
    while i < lines.len() {
        if lines[i].trim() == "#[cfg(test)]" {
            let mut from = i + 1;
            while from < lines.len() && is_above_item(lines[from]) {
                from += 1;
            }
            let end = if from < lines.len() { item_end(&lines, from) } else { lines.len() - 1 };
            marks[i..=end].fill(true);
            i = end;
        }
        i += 1;
    }
    marks
}

fn is_above_item(line: &str) -> bool {
    let text = line.trim();
    text.starts_with("#[") || text.starts_with("//")
}

/// A test function with its comments and attributes: first and last line, from 0.
pub fn test_functions(text: &str) -> Vec<(usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        let line = line.trim();
        if line != "#[test]" && !line.starts_with("#[tokio::test") {
            continue;
        }
        let mut first = i;
        while first > 0 && is_above_item(lines[first - 1]) {
            first -= 1;
        }
        let mut from = i + 1;
        while from < lines.len() && is_above_item(lines[from]) {
            from += 1;
        }
        if from < lines.len() {
            found.push((first, item_end(&lines, from)));
        }
    }
    found
}

/// A line of code without its comment, approximately: a `//` after an even number of quotes starts a comment.
pub fn code_of(line: &str) -> &str {
    let mut quotes = 0;
    let bytes = line.as_bytes();
    for i in 0..bytes.len() {
        match bytes[i] {
            b'"' if i == 0 || bytes[i - 1] != b'\\' => quotes += 1,
            b'/' if quotes % 2 == 0 && bytes.get(i + 1) == Some(&b'/') => return &line[..i],
            _ => (),
        }
    }
    line
}
