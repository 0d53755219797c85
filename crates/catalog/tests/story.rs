//! Outputs without a table must not contain words of story cards: tables reveal the texts card by card.

use std::path::{Path, PathBuf};

use catalog::{built_in, campaign_of, info, ledger};
use words::Lang;

const GAME: &str = "maracaibo";
/// This many words of a text in a row are not written by chance.
const TELLING: usize = 6;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The beginnings of the sentences of all cards, in every language.
fn secrets() -> Vec<String> {
    let mut all = Vec::new();
    for lang in ["en", "fr"] {
        let at = root().join(format!("crates/games/maracaibo/story/texts.{lang}.toml"));
        let table: toml::Table = std::fs::read_to_string(at).unwrap().parse().unwrap();
        sentences(&table["card"], &mut all);
    }
    assert!(all.len() > 500);
    all
}

fn sentences(value: &toml::Value, out: &mut Vec<String>) {
    match value {
        toml::Value::String(text) => {
            for sentence in text.split(['\n', '.', '!', '?', '{', '}']) {
                let words: Vec<&str> = sentence.split_whitespace().collect();
                if words.len() >= TELLING {
                    out.push(words[..TELLING].join(" "));
                }
            }
        }
        toml::Value::Table(table) => table.values().for_each(|value| sentences(value, out)),
        toml::Value::Array(list) => list.iter().for_each(|value| sentences(value, out)),
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => (),
    }
}

/// MA-34.1: checks ledgers, component files and their texts, the campaign introduction, messages, page, lessons and
/// documents.
#[test]
fn stored_data_contain_no_story_texts() {
    let secrets = secrets();
    let check = |text: &str, what: &str| {
        let revealed = secrets.iter().find(|words| text.contains(words.as_str()));
        assert!(revealed.is_none(), "{what} says {revealed:?}");
    };
    for lang in Lang::ALL {
        check(&serde_json::to_string(ledger(GAME, lang).unwrap()).unwrap(), "the ledger");
    }
    let data = built_in(GAME).unwrap();
    for (name, text) in info(GAME).unwrap().data {
        assert!(!name.starts_with("story."), "the campaign is no component that is handed out");
        check(text, name);
    }
    check(&serde_json::to_string(&catalog::texts(GAME, data).unwrap()).unwrap(), "the texts of components");
    check(&campaign_of(GAME).unwrap().tell(data, 2, None).unwrap().to_string(), "what the campaign is about");
    let mut folders: Vec<PathBuf> =
        ["locales", "web/src", "learn", "docs"].map(|name| root().join(name)).into();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path) {
                check(&text, &path.display().to_string());
            }
        }
    }
}
