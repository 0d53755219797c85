//! The glossary: one term per concept.

use engine::Phrase;
use serde::Deserialize;
use words::{Lang, Names};

/// A term in one language.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Words {
    pub one: String,
    pub many: Option<String>,
    pub the: Option<String>,
    pub a: Option<String>,
    pub of: Option<String>,
    pub of_the: Option<String>,
    pub to_the: Option<String>,
    #[serde(default)]
    pub never: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Term {
    pub id: String,
    pub game: String,
    pub kind: String,
    pub message: bool,
    pub en: Words,
    pub fr: Words,
}

#[derive(Deserialize)]
struct Glossary {
    term: Vec<Term>,
}

/// All terms.
pub(crate) fn terms() -> Vec<Term> {
    toml::from_str::<Glossary>(include_str!("../../../../locales/glossary.toml")).unwrap().term
}

impl Term {
    /// The term in a language; none if the glossary lacks the language.
    pub(crate) fn words(&self, lang: &str) -> Words {
        match lang {
            "en" => self.en.clone(),
            "fr" => self.fr.clone(),
            _ => Words::default(),
        }
    }
}

/// Names of components, and their forms, match the glossary.
#[test]
fn components_have_their_glossary_names() {
    let mut found = Vec::new();
    for term in terms().into_iter().filter(|term| term.message) {
        for lang in Lang::ALL {
            let words = term.words(lang.code());
            let say = |phrase: Phrase| words::say(lang, &phrase, &Names::none());
            // Some names contain an article, while the glossary has the bare noun.
            let text = say(Phrase::new(term.id.clone()));
            if text != words.one && Some(&text) != words.the.as_ref() {
                found.push(format!("{lang} {}: {text:?}, in the glossary {:?}", term.id, words.one));
            }
            let forms = [
                ("the", &words.the),
                ("a", &words.a),
                ("of", &words.of),
                ("of-the", &words.of_the),
                ("to-the", &words.to_the),
            ];
            for (form, is) in forms {
                let Some(is) = is.as_ref().filter(|_| term.kind != "nation") else { continue };
                let made = lang.speech().form(&Phrase::new(term.id.clone()), form);
                if made.as_ref() != Some(is) {
                    found.push(format!("{lang} {} {form}: {made:?}, in the glossary {is:?}", term.id));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} differ:\n{}", found.len(), found.join("\n"));
}
