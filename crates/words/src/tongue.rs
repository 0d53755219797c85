//! In which language, and with which names, somebody is spoken to.

use engine::{Page, Phrase};

use crate::{Lang, Names};

/// A language and the names of the players.
#[derive(Clone, Debug)]
pub struct Tongue {
    /// The language.
    pub lang: Lang,
    /// How the players are called.
    pub names: Names,
}

impl Tongue {
    /// The language, nobody named.
    pub fn new(lang: Lang) -> Tongue {
        Tongue { lang, names: Names::none() }
    }

    /// The language of the surroundings: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set; English where
    /// that is none of ours.
    pub fn surroundings(variable: &dyn Fn(&str) -> Option<String>) -> Tongue {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| variable(name));
        let first = set.into_iter().find(|value| !value.is_empty());
        Tongue::new(first.and_then(|value| value.parse().ok()).unwrap_or_default())
    }

    /// The phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        crate::say(self.lang, phrase, &self.names)
    }

    /// A message without arguments in words.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// The notation of a move as one types it in this language; `prefix` is that of the game's messages.
    pub fn notation(&self, prefix: &str, text: &str) -> String {
        self.lang.speech().notation(&prefix.to_lowercase(), text)
    }

    /// The page as text.
    pub fn page(&self, page: &Page, width: usize) -> String {
        crate::page_text(self.lang, page, &self.names, width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_surroundings_choose_the_language() {
        let with = |pairs: &'static [(&str, &str)]| {
            move |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(Tongue::surroundings(&with(&[("LANG", "fr_FR.UTF-8")])).lang, Lang::Fr);
        assert_eq!(Tongue::surroundings(&with(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")])).lang, Lang::En);
        assert_eq!(Tongue::surroundings(&with(&[("LC_ALL", ""), ("LANG", "fr")])).lang, Lang::Fr);
        assert_eq!(Tongue::surroundings(&with(&[])).lang, Lang::En);
    }
}
