//! Nouns and their forms, which a sentence needs to name a component or a player.
//!
//! The grammar itself is in `engine.ftl` of each language (`noun-the`, `noun-of`, …). This module only selects among
//! its cases. The page has the same code, and `locales/forms.json` tests both with the same cases.

/// A form of a noun, requested by the name of an argument: `$card-of` is the form `of` of the argument `card`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    The,
    A,
    Of,
    OfThe,
    ToThe,
    Many,
    Title,
    Gender,
}

impl Form {
    /// All forms, longer names before their suffixes.
    const ALL: [Form; 8] =
        [Form::OfThe, Form::ToThe, Form::The, Form::A, Form::Of, Form::Many, Form::Title, Form::Gender];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Form::The => "the",
            Form::A => "a",
            Form::Of => "of",
            Form::OfThe => "of-the",
            Form::ToThe => "to-the",
            Form::Many => "many",
            Form::Title => "title",
            Form::Gender => "gender",
        }
    }

    /// The form with this name.
    pub(crate) fn named(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Splits a variable into argument and form, if it names a form.
    pub(crate) fn split(variable: &str) -> Option<(&str, Form)> {
        Form::ALL.into_iter().find_map(|form| {
            let name = variable.strip_suffix(form.name())?.strip_suffix('-')?;
            Some((name, form))
        })
    }
}

/// A noun with the grammar of its message.
#[derive(Clone, Debug)]
pub(crate) struct Noun {
    pub(crate) text: String,
    pub(crate) gender: String,
    number: String,
    is_mass: bool,
    vowel: Option<bool>,
    /// Whether it is a person. Names of people do not follow the rules for nouns.
    pub(crate) is_person: bool,
}

impl Noun {
    /// A person's name, or another text without grammar.
    pub(crate) fn name(text: String) -> Noun {
        let (gender, number) = ("m".to_owned(), "name".to_owned());
        Noun { text, gender, number, is_mass: false, vowel: None, is_person: true }
    }

    /// A noun from the attributes of its message.
    pub(crate) fn read(text: String, attribute: impl Fn(&str) -> Option<String>) -> Noun {
        let or = |name: &str, other: &str| attribute(name).unwrap_or_else(|| other.to_owned());
        Noun {
            text,
            gender: or("gender", "m"),
            number: or("number", "one"),
            is_mass: or("mass", "no") == "yes",
            vowel: attribute("vowel").map(|vowel| vowel == "yes"),
            is_person: false,
        }
    }

    /// Whether its pronunciation begins with a vowel: by its message, otherwise by its first letter or digit. A y
    /// before a consonant is a vowel.
    pub(crate) fn vowel(&self, letters: &str) -> bool {
        self.vowel.unwrap_or_else(|| {
            let mut text = self.text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase);
            let (first, second) = (text.next(), text.next());
            first.is_some_and(|first| {
                letters.contains(first)
                    || first == 'y' && second.is_some_and(|c| c.is_alphabetic() && !letters.contains(c))
            })
        })
    }

    pub(crate) fn class(&self, vowel: bool) -> &str {
        match self.number.as_str() {
            "name" | "many" => &self.number,
            _ if vowel => "vowel",
            _ => &self.gender,
        }
    }

    pub(crate) fn article(&self) -> &str {
        match self.number.as_str() {
            "name" => "name",
            _ if self.is_mass => "mass",
            "many" => "many",
            _ => &self.gender,
        }
    }

    /// The noun at the beginning of a sentence.
    pub(crate) fn title(&self) -> String {
        let mut chars = self.text.chars();
        chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
    }
}
