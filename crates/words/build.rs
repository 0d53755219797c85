//! Lists the languages and their message files. A new language is a new folder, and a new game adds its files.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The reference language comes first; the others follow in the order of their codes.
const FIRST: &str = "en";

fn list(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("a folder of messages");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

/// `fr` is `Fr`, `pt-br` is `Ptbr`.
fn variant(code: &str) -> String {
    code[..1].to_uppercase() + &code[1..].replace('-', "")
}

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../locales");
    let mut folders: Vec<_> = list(&root).into_iter().filter(|path| path.is_dir()).collect();
    folders.sort_by_key(|path| (name(path) != FIRST, name(path)));
    let (mut variants, mut codes, mut files) = (String::new(), String::new(), String::new());
    for folder in &folders {
        let code = name(folder);
        let variant = variant(&code);
        let default = if code == FIRST { "    #[default]\n" } else { "" };
        writeln!(variants, "    /// `locales/{code}`.\n{default}    {variant},").expect("a string");
        writeln!(codes, "            Lang::{variant} => {code:?},").expect("a string");
        writeln!(files, "            Lang::{variant} => &[").expect("a string");
        for path in list(folder).iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        {
            println!("cargo::rerun-if-changed={}", path.display());
            let full = path.canonicalize().expect("it exists").display().to_string();
            writeln!(files, "                ({:?}, include_str!({full:?})),", name(path)).expect("a string");
        }
        files.push_str("            ],\n");
    }
    let text = format!(
        "/// A language in which everything can be said: a folder of `locales/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Lang {{
{variants}}}

impl Lang {{
    /// Every language.
    pub const ALL: [Lang; {count}] = [{list}];

    /// The language's code.
    pub fn code(self) -> &'static str {{
        match self {{
{codes}        }}
    }}

    /// The message files of the language: name and text.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {{
        match self {{
{files}        }}
    }}
}}
",
        count = folders.len(),
        list = folders
            .iter()
            .map(|folder| format!("Lang::{}", variant(&name(folder))))
            .collect::<Vec<_>>()
            .join(", "),
    );
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("messages.rs");
    fs::write(target, text).expect("the build folder is writable");
}
