//! Renders every message with every kind of argument in every language, and checks the texts.

mod books;
mod faults;
mod glossary;
mod languages;
mod notation;
mod samples;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use engine::Phrase;
use faults::Reader;
use samples::{NAMES, Samples};
use serde_json::{Value, json};
use words::{Lang, Names};

/// The games and the prefixes of their messages, as the rules of each say.
fn prefixes() -> &'static [(String, String)] {
    static PREFIXES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
        let value_of = |text: &str, key: &str| {
            let (_, rest) = text.split_once(&format!("{key}: \"")).unwrap();
            rest.split_once('"').unwrap().0.to_owned()
        };
        let games = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")).unwrap();
        let sources =
            games.filter_map(|game| fs::read_to_string(game.unwrap().path().join("src/lib.rs")).ok());
        sources.map(|text| (value_of(&text, "prefix").to_lowercase(), value_of(&text, "id"))).collect()
    });
    &PREFIXES
}

/// The names of the players in the samples.
fn names() -> Names {
    Names(NAMES.map(str::to_owned).to_vec())
}

/// The rendered samples of every message. Tests of the page render the same phrases and compare.
fn renderings(samples: &Samples) -> BTreeMap<&'static str, Vec<(Phrase, String)>> {
    let each = |lang: Lang| {
        let ids = lang.speech().ids().into_iter().filter(|id| !samples::is_grammar(id));
        let phrases = ids.flat_map(|id| samples.of(id));
        let said = phrases.map(|phrase| {
            let text = words::say(lang, &phrase, &names());
            (phrase, text)
        });
        (lang.code(), said.collect())
    };
    Lang::ALL.into_iter().map(each).collect()
}

#[test]
fn every_message_reads_well_with_every_kind_of_argument() {
    let samples = Samples::read();
    let mut found = Vec::new();
    for (lang, said) in renderings(&samples) {
        let reader = Reader::new(lang);
        for (phrase, text) in &said {
            found.extend(
                reader
                    .read(&phrase.id, text)
                    .into_iter()
                    .map(|fault| format!("{lang} {}: {fault}: {text}", phrase.id)),
            );
        }
    }
    found.sort();
    found.dedup_by_key(|line| line.split(':').take(2).collect::<String>());
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

/// Every message that random games do not use still has a kind for each argument: from `locales/arguments.json`, or
/// from another message of the game with an argument of that name. Missing kinds are added to the file by hand.
#[test]
fn the_kind_of_every_argument_of_a_game_is_known() {
    let samples = Samples::read();
    // Story texts are in their own file until a table has met them.
    let is_story = |id: &str| id == "ma-told";
    let is_said = |id: &&str| prefixes().iter().any(|(prefix, _)| id.starts_with(&format!("{prefix}-")));
    let ids = Lang::default().speech().ids();
    let unknown: Vec<String> = ids
        .into_iter()
        .filter(|id| is_said(id) && !is_story(id) && !samples::is_grammar(id))
        .flat_map(|id| samples::arguments(id).into_iter().map(move |name| (id, name)))
        .filter(|(id, name)| !samples.knows(id, name))
        .map(|(id, name)| format!("{id} ${name}"))
        .collect();
    assert!(
        unknown.is_empty(),
        "locales/arguments.json does not tell what these are:\n{}",
        unknown.join("\n")
    );
}

/// Renderings for the page to compare with its own: `npm run words` in `web`.
#[test]
fn renderings_are_written_for_the_page() {
    let samples = Samples::read();
    let said: BTreeMap<&str, Vec<Value>> = renderings(&samples)
        .into_iter()
        .map(|(lang, said)| (lang, said.iter().map(|(phrase, text)| json!([phrase, text])).collect()))
        .collect();
    assert!(said.values().all(|said| said.len() > 4000), "there are thousands of messages");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("renderings.json");
    fs::write(file, json!({ "names": NAMES, "said": said }).to_string()).unwrap();
}
