//! The texts of Maracaibo's components in the message files are those that their effects make.
//!
//! A tooltip reads `ma-card-A01.text` without a table at hand. `UPDATE_GENERATED=1 cargo test -p caravelle-catalog --test
//! components` writes these texts anew after a change of data or words.

use std::fs;
use std::path::PathBuf;

use engine::Phrase;
use words::{Lang, Names, say};

const FILES: [&str; 2] = ["maracaibo-cards.ftl", "maracaibo-components.ftl"];

fn path(lang: Lang, file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code()).join(file)
}

/// The file with the texts that the effects make.
fn rewritten(lang: Lang, old: &str, texts: &[(String, Phrase)]) -> String {
    let mut now = "";
    let mut out = String::new();
    for line in old.lines() {
        if !line.starts_with([' ', '#']) {
            now = line.split(' ').next().unwrap_or_default();
        }
        match texts.iter().find(|(id, _)| id == now) {
            Some((_, phrase)) if line.starts_with("    .text = ") => {
                out.push_str("    .text = ");
                out.push_str(&say(lang, phrase, &Names::none()));
            }
            _ => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

#[test]
fn texts_and_effects_agree() {
    let texts = maracaibo::texts();
    for lang in Lang::ALL {
        for file in FILES {
            let old = fs::read_to_string(path(lang, file)).unwrap();
            let new = rewritten(lang, &old, &texts);
            if old != new && std::env::var_os("UPDATE_GENERATED").is_some() {
                fs::write(path(lang, file), &new).unwrap();
            }
            let stale = old.lines().zip(new.lines()).find(|(old, new)| old != new);
            assert_eq!(stale, None, "locales/{lang}/{file} is stale");
        }
    }
}

#[test]
fn every_component_has_words() {
    for (id, text) in maracaibo::texts() {
        for lang in Lang::ALL {
            for name in [id.clone(), format!("{id}.title"), format!("{id}.text")] {
                assert!(words::knows(lang, &name), "{lang}: {name}");
            }
            let text = say(lang, &text, &Names::none());
            assert!(!text.contains('[') && !text.contains('{'), "{lang} {id}: {text}");
        }
    }
}
