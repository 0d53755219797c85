//! A new language needs only a folder, no code.

use engine::{Phrase, Seat};
use words::{Lang, Names, Speech};

/// A pseudo-translation, which is longer and marks untranslated text.
fn pseudo(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let is_text = line.contains(" = ")
            && !line.contains(['{', '}'])
            && !line.trim_start().starts_with(['#', '[', '*']);
        match line.split_once(" = ").filter(|(head, _)| is_text && !head.contains("vowel")) {
            Some((head, value)) if !["gender", "number", "mass"].iter().any(|own| head.ends_with(own)) => {
                out.push_str(&format!("{head} = ⟦{}⟧\n", value.replace('a', "å").replace('e', "é")));
            }
            _ => {
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    out
}

#[test]
fn a_new_language_needs_only_a_folder() {
    let files: Vec<(&str, String)> =
        Lang::default().files().iter().map(|(name, text)| (*name, pseudo(text))).collect();
    let speech = Speech::read("qps", files.iter().map(|(name, text)| (*name, text.as_str()))).unwrap();
    let names = Names(vec!["Inês".to_owned()]);
    for lang in Lang::ALL {
        let own = lang.speech();
        for id in own.ids().into_iter().filter(|id| !super::samples::is_grammar(id)) {
            assert!(speech.knows(id), "{id}");
        }
    }
    assert_eq!(speech.say(&Phrase::new("act-over"), &names), "⟦Thé gåmé is ovér.⟧");
    assert_eq!(
        speech.say(&Phrase::new("undo-decided").with("seat", Seat(0)), &names),
        "Inês has moved since then."
    );
    let card = Phrase::new("mn-do-pick").with("card", Phrase::new("mn-resource-indigo"));
    assert!(speech.say(&card, &names).contains("⟦indigo⟧"));
    assert_eq!(speech.number(1234), "1⟦,⟧234");
}

#[test]
fn languages_are_found_in_the_folder() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut codes: Vec<String> = entries
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    let mut known = Lang::ALL.map(Lang::code).to_vec();
    codes.sort();
    known.sort_unstable();
    assert_eq!(codes, known);
    assert_eq!(Lang::default().code(), "en");
}
