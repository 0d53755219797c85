//! The component texts of Maracaibo in the message files equal those generated from the effects.
//!
//! Tooltips use `ma-card-A01.text` without loading a table. `UPDATE_GENERATED=1 cargo test -p caravelle-catalog --test
//! components` rewrites these texts after a change of data or words.

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
    let mut stale = Vec::new();
    for lang in Lang::ALL {
        for file in FILES {
            let old = fs::read_to_string(path(lang, file)).unwrap();
            let new = rewritten(lang, &old, &texts);
            if old != new && std::env::var_os("UPDATE_GENERATED").is_some() {
                fs::write(path(lang, file), &new).unwrap();
            }
            let change = old.lines().zip(new.lines()).find(|(old, new)| old != new);
            stale.extend(change.map(|(old, new)| format!("locales/{lang}/{file}: {old}\nnow {new}")));
        }
    }
    assert!(stale.is_empty(), "stale:\n{}", stale.join("\n"));
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

/// Signs of a badly built sentence in a language.
fn faults(lang: Lang) -> &'static [&'static str] {
    match lang.code() {
        "en" => &[
            "  ",
            " .",
            " ,",
            " ;",
            " :",
            "..",
            "'",
            "ma-",
            " 1 points",
            " 1 doubloons",
            " 1 spies",
            " 1 spaces",
            " 1 village actions",
            " 1 combat points",
            " 1 cards",
            " 1 herbs",
            " 1 books",
            " 1 maps",
        ],
        "fr" => &[
            "  ",
            " .",
            " ,",
            " ;",
            " :",
            "..",
            "'",
            "ma-",
            " 1 points",
            " 1 doublons",
            " 1 espions",
            " 1 cases",
            " 1 actions",
            " 1 cartes",
            " de le ",
            " de les ",
            " à le ",
            " à les ",
            " de un",
            " de une",
            " de Un",
            " de l'",
            " que un",
            " que une",
            " ce village de",
            " 1 herbes",
        ],
        _ => &["  ", ".."],
    }
}

/// Checks the generated texts for faults where their parts are joined.
#[test]
fn texts_are_well_formed() {
    for (id, text) in maracaibo::texts() {
        for lang in Lang::ALL {
            let text = say(lang, &text, &Names::none());
            assert!(text.ends_with('.'), "{lang} {id}: {text}");
            for fault in faults(lang) {
                assert!(!text.contains(fault), "{lang} {id} has {fault:?}: {text}");
            }
        }
    }
}

/// The text of a card contains its cost, its points at the end and its symbols.
#[test]
fn card_texts_contain_everything_printed() {
    for (id, text) in maracaibo::texts().into_iter().filter(|(id, _)| id.starts_with("ma-card-")) {
        let en = say(Lang::En, &text, &Names::none());
        let fr = say(Lang::Fr, &text, &Names::none());
        assert!(en.starts_with("Costs ") && fr.starts_with("Coûte "), "{id}: {en} {fr}");
        assert!(en.contains("from your hand as 1 ") && fr.contains("défaussée comme 1 "), "{id}: {en} {fr}");
        // Both languages have the same numbers in the same order.
        let numbers = |text: &str| -> Vec<String> {
            let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
            digits.map(str::to_owned).collect()
        };
        assert_eq!(numbers(&en), numbers(&fr), "{id}: {en} {fr}");
    }
}
