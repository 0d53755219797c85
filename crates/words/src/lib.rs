//! Renders phrases as text.
//!
//! Games emit message ids with arguments. This crate renders them from the Fluent files in `locales/`, which the
//! browser uses too. It contains no code for single games.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use engine::{Page, Part, Phrase};

mod files {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
mod grammar;
mod notation;
mod renderer;
mod speech;
mod text;

pub use files::Lang;
pub use notation::{fold, read_notation};
pub use renderer::Renderer;
pub use speech::{BadFile, Speech};
pub use text::{LineKind, TextLine, about, news, page_lines, page_text, plain_text, wrap};

/// An unsupported language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}; there are {known}", known = Lang::ALL.map(Lang::code).join(", "))]
pub struct UnknownLang(pub String);

impl Lang {
    /// The messages of the language, parsed once.
    pub fn speech(self) -> &'static Speech {
        static READ: [OnceLock<Speech>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        READ[self as usize].get_or_init(|| {
            Speech::read(self.code(), self.files().iter().copied()).unwrap_or_else(|error| panic!("{error}"))
        })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads a code with or without a region: `fr`, `fr-CA`, `fr_FR.UTF-8`.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        let code = text.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// The names of the players of a table.
#[derive(Clone, Debug, Default)]
pub struct Names(pub Vec<String>);

impl Names {
    /// No names: seats are called by their number.
    pub fn none() -> Names {
        Names::default()
    }
}

/// Renders a phrase.
pub fn say(lang: Lang, phrase: &Phrase, names: &Names) -> String {
    lang.speech().say(phrase, names)
}

/// Whether the language has this message (or attribute, as `id.attribute`).
pub fn knows(lang: Lang, id: &str) -> bool {
    lang.speech().knows(id)
}

/// A rendered part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rendered {
    Heading(String),
    Line(String),
    /// A table, headings first.
    Table(Vec<Vec<String>>),
    /// A drawing in characters of equal width.
    Drawing(Vec<String>),
}

/// Renders a page.
pub fn render(lang: Lang, page: &Page, names: &Names) -> Vec<Rendered> {
    let say = |phrase: &Phrase| say(lang, phrase, names);
    let part = |part: &Part| match part {
        Part::Heading(phrase) => Rendered::Heading(say(phrase)),
        Part::Line(phrase) => Rendered::Line(say(phrase)),
        Part::Table(rows) => Rendered::Table(rows.iter().map(|row| row.iter().map(say).collect()).collect()),
        Part::Drawing { lines, letters } => {
            let letters: Vec<(char, String)> =
                letters.iter().map(|(letter, phrase)| (*letter, say(phrase))).collect();
            // One character each, so that the drawing keeps its columns.
            let own = |c: char| {
                let own = letters.iter().find(|(letter, _)| *letter == c);
                own.and_then(|(_, text)| text.chars().next()).unwrap_or(c)
            };
            Rendered::Drawing(lines.iter().map(|line| line.chars().map(own).collect()).collect())
        }
    };
    page.0.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    #[test]
    fn seats_lists_and_plain_texts_are_rendered() {
        let names = Names(vec!["Inês".into()]);
        let list =
            vec![Phrase::plain("a"), Phrase::plain("b"), Phrase::new("seat-name").with("seat", Seat(0))];
        let phrase = Phrase::new("act-not-awaited").with("seats", list);
        assert!(say(Lang::En, &phrase, &names).contains("a, b and Inês"));
        assert!(say(Lang::Fr, &phrase, &names).contains("a, b et Inês"));
        assert_eq!(say(Lang::Fr, &Phrase::new("seat-name").with("seat", Seat(2)), &names), "Joueur 3");
    }

    #[test]
    fn the_region_of_a_locale_is_ignored() {
        assert_eq!("fr_CA.UTF-8".parse(), Ok(Lang::Fr));
        assert_eq!("EN".parse(), Ok(Lang::En));
        assert!("de".parse::<Lang>().is_err());
    }

    #[test]
    fn an_unknown_message_shows_its_id() {
        assert_eq!(say(Lang::En, &Phrase::new("no-such-message"), &Names::none()), "[no-such-message]");
    }
}
