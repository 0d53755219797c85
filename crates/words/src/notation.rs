//! Notation in the player's language.
//!
//! Records, referee and interface use one notation. The notation that people read and type is translated word by word,
//! by the messages `<prefix>-notation-<word>`. Words without a message, such as the ids of cards, are the same in every
//! language.

use std::collections::BTreeMap;

use engine::{Arg, Phrase};

use crate::{Lang, Names, Speech};

/// The maximum number of seats, and the maximum number of words in a notation message.
const SEATS: i64 = 8;
const WORDS: usize = 4;

impl Speech {
    /// Translates a notation into this language; `prefix` is that of the game's messages.
    pub fn notation(&self, prefix: &str, text: &str) -> String {
        let words: Vec<&str> = text.split(' ').collect();
        let mut out: Vec<String> = Vec::new();
        let mut at = 0;
        while at < words.len() {
            // Longer word groups are matched before single words.
            let whole = (1..=WORDS.min(words.len() - at)).rev().find_map(|count| {
                let id = format!("{prefix}-notation-{}", words[at..at + count].join("_"));
                let takes_seat = self.variables(&id).any(|variable| variable == "seat");
                let seat =
                    words.get(at + count).filter(|_| takes_seat).and_then(|word| word.parse::<i64>().ok());
                let phrase = match seat {
                    Some(seat) => Phrase::new(id).with("seat", Arg::Number(seat + 1)),
                    None if takes_seat => return None,
                    None => Phrase::new(id),
                };
                let known = self.knows(&phrase.id);
                known.then(|| (self.say(&phrase, &Names::none()), count + usize::from(seat.is_some())))
            });
            let (said, count) = whole.unwrap_or_else(|| (self.parts(prefix, words[at]), 1));
            out.push(said);
            at += count;
        }
        out.join(" ")
    }

    /// A word like `red-2`, part by part.
    fn parts(&self, prefix: &str, word: &str) -> String {
        let part = |part: &str| {
            let id = format!("{prefix}-notation-{part}");
            if self.knows(&id) { self.say(&Phrase::new(id), &Names::none()) } else { part.to_owned() }
        };
        word.split('-').map(part).collect::<Vec<_>>().join("-")
    }

    /// Translates typed text, in this language or in that of records, into the notation of records. Ignores case and
    /// accents.
    pub fn read_notation(&self, prefix: &str, text: &str) -> String {
        let known = self.typed(prefix);
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut out: Vec<String> = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let whole = (1..=WORDS.min(words.len() - at)).rev().find_map(|count| {
                let typed = fold(&words[at..at + count].join(" "));
                known.get(&typed).map(|word| (word.clone(), count))
            });
            let (word, count) = whole.unwrap_or_else(|| {
                // A word of the records stays unchanged, even if a part of it has a meaning in this language.
                if self.knows(&format!("{prefix}-notation-{}", words[at].to_lowercase())) {
                    return (words[at].to_owned(), 1);
                }
                let part = |part: &str| known.get(&fold(part)).cloned().unwrap_or_else(|| part.to_owned());
                (words[at].split('-').map(part).collect::<Vec<_>>().join("-"), 1)
            });
            out.push(word);
            at += count;
        }
        out.join(" ")
    }

    /// Typed forms, with the notation of records for each.
    fn typed(&self, prefix: &str) -> BTreeMap<String, String> {
        let stem = format!("{prefix}-notation-");
        let mut known = BTreeMap::new();
        for id in self.ids().into_iter().filter(|id| id.starts_with(&stem)) {
            let word = id[stem.len()..].replace('_', " ");
            if self.variables(id).any(|variable| variable == "seat") {
                for seat in 0..SEATS {
                    let phrase = Phrase::new(id.to_owned()).with("seat", Arg::Number(seat + 1));
                    known.insert(fold(&self.say(&phrase, &Names::none())), format!("{word} {seat}"));
                }
            } else {
                known.insert(fold(&self.say(&Phrase::new(id.to_owned()), &Names::none())), word);
            }
        }
        known
    }
}

/// Translates typed text in any language into the notation of records.
pub fn read_notation(prefix: &str, text: &str) -> String {
    Lang::ALL.iter().fold(text.to_owned(), |text, lang| lang.speech().read_notation(prefix, &text))
}

/// Lower case without accents, for comparing typed text.
pub fn fold(text: &str) -> String {
    let plain = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}
