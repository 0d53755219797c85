//! Lists the message files of each language, so that a new game brings its words by bringing its file.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../locales");
    let mut out = String::new();
    for lang in ["en", "fr"] {
        let folder = root.join(lang);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files: Vec<_> = fs::read_dir(&folder)
            .expect("a folder per language")
            .map(|entry| entry.expect("readable").path())
            .collect();
        files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        writeln!(out, "pub(crate) const {}: &[(&str, &str)] = &[", lang.to_uppercase()).expect("a string");
        for path in files {
            println!("cargo::rerun-if-changed={}", path.display());
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            let full = path.canonicalize().expect("it exists");
            writeln!(out, "    ({name:?}, include_str!({:?})),", full.display().to_string())
                .expect("a string");
        }
        out.push_str("];\n");
    }
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("messages.rs");
    fs::write(target, out).expect("the build folder is writable");
}
