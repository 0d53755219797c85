//! Renders phrases and pages for one reader: a language, and the names of the players.

use engine::{Page, Phrase};

use crate::{Lang, Names, Rendered};

/// Renders phrases and pages in a language, with names for the players.
#[derive(Clone, Debug)]
pub struct Renderer {
    /// The language.
    pub lang: Lang,
    /// The names of the players.
    pub names: Names,
}

impl Renderer {
    /// A renderer without names.
    pub fn new(lang: Lang) -> Renderer {
        Renderer { lang, names: Names::none() }
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set; English if it is
    /// not supported.
    pub fn of_environment(variable: &dyn Fn(&str) -> Option<String>) -> Renderer {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| variable(name));
        let first = set.into_iter().find(|value| !value.is_empty());
        Renderer::new(first.and_then(|value| value.parse().ok()).unwrap_or_default())
    }

    /// Renders a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        crate::say(self.lang, phrase, &self.names)
    }

    /// Renders a message without arguments.
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// The notation of a move as typed in this language; `prefix` is that of the game's messages.
    pub fn notation(&self, prefix: &str, text: &str) -> String {
        self.lang.speech().notation(&prefix.to_lowercase(), text)
    }

    /// Renders a page.
    pub fn parts(&self, page: &Page) -> Vec<Rendered> {
        crate::render(self.lang, page, &self.names)
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
    fn the_environment_chooses_the_language() {
        let with = |pairs: &'static [(&str, &str)]| {
            move |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        };
        assert_eq!(Renderer::of_environment(&with(&[("LANG", "fr_FR.UTF-8")])).lang, Lang::Fr);
        assert_eq!(
            Renderer::of_environment(&with(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")])).lang,
            Lang::En
        );
        assert_eq!(Renderer::of_environment(&with(&[("LC_ALL", ""), ("LANG", "fr")])).lang, Lang::Fr);
        assert_eq!(Renderer::of_environment(&with(&[])).lang, Lang::En);
    }
}
