//! Secrecy of story cards: received messages must not contain the words of unmet cards.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use serde_json::Value;

/// This many consecutive words of a text do not occur by chance.
const TELLING: usize = 6;

/// The beginning of a sentence, the cards that contain it, and whether it is on their back.
struct Secret {
    words: Vec<String>,
    said_by: Vec<(String, bool)>,
}

/// The texts of cards, by the first word of each sentence.
#[derive(Default)]
pub(super) struct Secrets(HashMap<String, Vec<Secret>>);

fn words(text: &str) -> Vec<&str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect()
}

impl Secrets {
    /// The texts of all cards in all languages.
    pub(super) fn new() -> Secrets {
        let mut all = Secrets::default();
        for lang in ["en", "fr"] {
            let at = format!("../games/maracaibo/story/texts.{lang}.toml");
            let at = Path::new(env!("CARGO_MANIFEST_DIR")).join(at);
            let table: toml::Table = std::fs::read_to_string(at).unwrap().parse().unwrap();
            for (card, texts) in table["card"].as_table().unwrap() {
                for (part, value) in texts.as_table().unwrap() {
                    // A title is revealed with the front; an echo belongs to both sides.
                    if part != "title" && part != "echo" {
                        all.add(value, &(card.clone(), part != "front"));
                    }
                }
            }
        }
        assert!(all.0.values().map(Vec::len).sum::<usize>() > 500);
        all
    }

    fn add(&mut self, value: &toml::Value, said: &(String, bool)) {
        if let toml::Value::String(text) = value {
            for sentence in text.split(['\n', '.', '!', '?', '{', '}']) {
                let Some(first) = words(sentence).get(..TELLING).map(<[&str]>::to_vec) else { continue };
                let known = self.0.entry(first[0].to_owned()).or_default();
                match known.iter_mut().find(|one| one.words == first) {
                    Some(one) => one.said_by.push(said.clone()),
                    None => known.push(Secret {
                        words: first.iter().map(|word| (*word).to_owned()).collect(),
                        said_by: vec![said.clone()],
                    }),
                }
            }
        } else if let toml::Value::Table(table) = value {
            table.values().for_each(|value| self.add(value, said));
        }
    }
}

/// The cards that have been drawn and read.
#[derive(Default)]
pub(super) struct Met {
    pub(super) drawn: BTreeSet<String>,
    pub(super) read: BTreeSet<String>,
}

impl Met {
    /// Marks the cards in a view or chronicle as met.
    pub(super) fn add(&mut self, campaign: &Value) {
        let cards = |key: &str| -> Vec<String> {
            let rows = campaign[key].as_array().into_iter().flatten();
            rows.map(|one| one["card"].as_str().unwrap().to_owned()).collect()
        };
        self.read.extend(cards("told"));
        self.read.extend(campaign["epilogue"].as_str().map(str::to_owned));
        // The card of a vote is read before the log contains it.
        self.read.extend(campaign["vote"]["card"].as_str().map(str::to_owned));
        self.drawn.extend(cards("passages"));
        self.drawn.extend(self.read.iter().cloned());
    }

    /// Searches for unmet sentences. Returns the number of story sentences found.
    pub(super) fn check(&self, secrets: &Secrets, received: &str, when: &str) -> usize {
        let received = received.replace("\\n", " ");
        let words = words(&received);
        let mut known = 0;
        for window in words.windows(TELLING) {
            let Some(secrets) = secrets.0.get(window[0]) else { continue };
            let Some(secret) = secrets.iter().find(|secret| secret.words == window) else { continue };
            let met =
                |(card, back): &(String, bool)| if *back { &self.read } else { &self.drawn }.contains(card);
            assert!(secret.said_by.iter().any(met), "{when}: {:?} say {window:?}", secret.said_by);
            known += 1;
        }
        known
    }
}
