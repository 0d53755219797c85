//! Phrases in words.
//!
//! Games say message ids with arguments; this crate renders them from the Fluent files in `locales/`, the same files
//! that the browser uses. It knows no game.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use engine::{Arg, Page, Part, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

mod files {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
mod text;
mod tongue;

pub use text::page_text;
pub use tongue::Tongue;

/// A language in which everything can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

/// A language we do not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}; there are en and fr")]
pub struct UnknownLang(pub String);

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The language's code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("a code is an identifier")
    }

    /// The message files of the language: name and text.
    pub fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => files::EN,
            Lang::Fr => files::FR,
        }
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static EN: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| load(Lang::En));
        static FR: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| load(Lang::Fr));
        match self {
            Lang::En => &EN,
            Lang::Fr => &FR,
        }
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

fn load(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.id()]);
    // No direction marks: both languages run the same way, and the terminal would show them.
    bundle.set_use_isolating(false);
    for (name, text) in lang.files() {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("locales/{lang}/{name}: {errors:?}"),
        };
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("locales/{lang}/{name}: {errors:?}");
        }
    }
    bundle
}

/// How the players of a table are called.
#[derive(Clone, Debug, Default)]
pub struct Names(pub Vec<String>);

impl Names {
    /// Nobody has a name yet: seats are called by their number.
    pub fn none() -> Names {
        Names::default()
    }

    fn of(&self, lang: Lang, seat: Seat) -> String {
        match self.0.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            // People count from one.
            _ => say(lang, &Phrase::new("seat-number").with("number", seat.0 + 1), self),
        }
    }
}

/// The phrase in words. A message that does not exist shows as its id in brackets; a test sees to it that all exist.
pub fn say(lang: Lang, phrase: &Phrase, names: &Names) -> String {
    let missing = || format!("[{}]", phrase.id);
    let bundle = lang.bundle();
    let (id, attribute) = match phrase.id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (phrase.id.as_ref(), None),
    };
    let Some(message) = bundle.get_message(id) else { return missing() };
    let pattern = match attribute {
        Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        None => message.value(),
    };
    let Some(pattern) = pattern else { return missing() };
    let mut args = FluentArgs::new();
    for (name, arg) in &phrase.args {
        args.set(*name, value(lang, arg, names));
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    debug_assert!(errors.is_empty(), "{lang} {}: {errors:?}", phrase.id);
    text.into_owned()
}

fn value(lang: Lang, arg: &Arg, names: &Names) -> FluentValue<'static> {
    match arg {
        Arg::Number(n) => FluentValue::from(*n),
        Arg::Text(text) => FluentValue::from(Cow::Owned::<str>(text.clone())),
        Arg::Seat(seat) => FluentValue::from(Cow::Owned::<str>(names.of(lang, *seat))),
        Arg::Phrase(phrase) => FluentValue::from(Cow::Owned::<str>(say(lang, phrase, names))),
        Arg::List(list) => FluentValue::from(Cow::Owned::<str>(join(lang, list, names))),
    }
}

/// The parts joined as the language joins a list: "a, b and c".
fn join(lang: Lang, list: &[Phrase], names: &Names) -> String {
    let words: Vec<String> = list.iter().map(|phrase| say(lang, phrase, names)).collect();
    match words.as_slice() {
        [] => say(lang, &Phrase::new("list-empty"), names),
        [one] => one.clone(),
        [before @ .., last] => {
            let phrase = Phrase::new("list-and").with("before", before.join(", ").as_str());
            say(lang, &phrase.with("last", last.as_str()), names)
        }
    }
}

/// Whether the language has this message (or attribute, as `id.attribute`).
pub fn knows(lang: Lang, id: &str) -> bool {
    let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
    lang.bundle().get_message(id).is_some_and(|message| match attribute {
        Some(name) => message.get_attribute(name).is_some(),
        None => message.value().is_some(),
    })
}

/// A rendered part of a page: the same parts, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rendered {
    /// A heading.
    Heading(String),
    /// A line.
    Line(String),
    /// A table, headings first.
    Table(Vec<Vec<String>>),
    /// A drawing in characters of equal width.
    Drawing(Vec<String>),
}

/// The page in words.
pub fn render(lang: Lang, page: &Page, names: &Names) -> Vec<Rendered> {
    let say = |phrase: &Phrase| say(lang, phrase, names);
    let part = |part: &Part| match part {
        Part::Heading(phrase) => Rendered::Heading(say(phrase)),
        Part::Line(phrase) => Rendered::Line(say(phrase)),
        Part::Table(rows) => Rendered::Table(rows.iter().map(|row| row.iter().map(say).collect()).collect()),
        Part::Drawing(lines) => Rendered::Drawing(lines.clone()),
    };
    page.0.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
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
    fn regions_do_not_matter() {
        assert_eq!("fr_CA.UTF-8".parse(), Ok(Lang::Fr));
        assert_eq!("EN".parse(), Ok(Lang::En));
        assert!("de".parse::<Lang>().is_err());
    }

    #[test]
    fn an_unknown_message_shows_its_id() {
        assert_eq!(say(Lang::En, &Phrase::new("no-such-message"), &Names::none()), "[no-such-message]");
    }
}
