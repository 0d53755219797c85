//! Rules and lessons follow the same glossary and typography as messages.

use std::fs;
use std::path::{Path, PathBuf};

use toml::Value;
use words::Lang;

use crate::faults::Reader;
use crate::prefixes;

/// Words that messages must not use, and that rules or lessons use for something else.
const OTHERWISE: [(&str, &str); 8] = [
    ("au-nom-du-roi", "case"),  // Term for a track and a card's field; boats have rows.
    ("au-nom-du-roi", "faire"), // Not of a mission.
    ("goa", "désigner"),        // The first player, not a colony.
    ("goa", "ligne"),           // The rulebook's term for tokens.
    ("ilos", "rendre"),         // Not of a card.
    ("maracaibo", "titre"),     // Part of a story card.
    ("maracaibo", "chemin"),    // Part of a story.
    ("mundus-novus", "distribution"), // Part of the stage.
];

/// Texts of a document, each with the keys that lead to it.
fn texts(value: &Value, keys: &str, out: &mut Vec<(String, String)>) {
    match value {
        Value::String(text) => out.push((keys.to_owned(), text.clone())),
        Value::Array(list) => {
            list.iter().zip(1..).for_each(|(item, number)| texts(item, &format!("{keys}/{number}"), out));
        }
        Value::Table(table) => {
            table.iter().for_each(|(key, item)| texts(item, &format!("{keys}/{key}"), out));
        }
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => (),
    }
}

fn open(path: &Path) -> Value {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Value::Table(text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn ledgers_and_lessons_read_well() {
    let mut found = Vec::new();
    let mut count = 0;
    for lang in Lang::ALL {
        let code = lang.code();
        let reader = Reader::new(code);
        for (prefix, game) in prefixes() {
            let mut own = Vec::new();
            texts(
                &open(&root().join(format!("crates/games/{game}/rules/{game}.{code}.toml"))),
                "rules",
                &mut own,
            );
            own.retain(|(keys, _)| ["text", "title"].iter().any(|key| keys.ends_with(&format!("/{key}"))));
            let mut learn = Vec::new();
            texts(&open(&root().join(format!("learn/{game}.toml"))), "learn", &mut learn);
            own.extend(learn.into_iter().filter(|(keys, _)| keys.split('/').any(|key| key == code)));
            count += own.len();
            for (keys, text) in own {
                // A name that begins with a vowel, to test elision before it.
                let named =
                    (0..6).fold(text.clone(), |text, seat| text.replace(&format!("{{p{seat}}}"), "Alice"));
                let faults = reader.read_book(prefix, &named);
                let is_otherwise = |fault: &String| {
                    OTHERWISE.iter().any(|(own, word)| own == game && fault.contains(&format!("{word}\"")))
                };
                let faults = faults.into_iter().filter(|fault| !is_otherwise(fault));
                found.extend(faults.map(|fault| format!("{code} {game} {keys}: {fault}: {text}")));
            }
        }
    }
    assert!(count > 2500, "only {count} texts were found");
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}
