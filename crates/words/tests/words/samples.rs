//! Messages with sample arguments of every kind.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use engine::{Arg, Phrase, Seat};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use words::{Lang, Names};

/// Names that begin with a vowel, an h, a consonant, and a y before each of them.
pub(crate) const NAMES: [&str; 6] = ["Alice", "Hugo", "Bob", "Inês", "Yves", "Yanis"];

const NUMBERS: [i64; 5] = [0, 1, 2, 5, 1234];
/// The maximum number of sample nouns of one grammatical kind.
const NOUNS: usize = 8;

const GRAMMAR: [&str; 10] =
    ["gender", "number", "mass", "vowel", "many", "the", "a", "of", "of-the", "to-the"];

/// Whether it is a part of the grammar, which is never rendered alone.
pub(crate) fn is_grammar(id: &str) -> bool {
    id.starts_with("noun-") || id.rsplit_once('.').is_some_and(|(_, name)| GRAMMAR.contains(&name))
}

type Kinds = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// Sample values for the arguments of messages.
pub(crate) struct Samples {
    /// The kinds that games use: `locales/arguments.json`.
    kinds: Kinds,
    /// The kinds by the prefix of the game and the name of the argument.
    by_name: BTreeMap<(String, String), BTreeSet<String>>,
    /// The selector keys by message and argument.
    keys: BTreeMap<(String, String), BTreeSet<String>>,
    /// The nouns of each family.
    families: RefCell<BTreeMap<String, Vec<Phrase>>>,
}

fn prefix(id: &str) -> String {
    id.split('-').next().unwrap_or_default().to_owned()
}

impl Samples {
    pub(crate) fn read() -> Samples {
        let kinds: Kinds = serde_json::from_str(include_str!("../../../../locales/arguments.json")).unwrap();
        let mut by_name: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
        for (id, arguments) in &kinds {
            for (name, kinds) in arguments {
                let own = by_name.entry((prefix(id), name.clone())).or_default();
                own.extend(kinds.iter().filter(|kind| !kind.starts_with("text ")).cloned());
            }
        }
        let mut keys = BTreeMap::new();
        for (_, text) in Lang::ALL.iter().flat_map(|lang| lang.files()) {
            for entry in parser::parse(*text).unwrap().body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                message.value.iter().for_each(|pattern| choices(id, pattern, &mut keys));
                for attribute in &message.attributes {
                    choices(&format!("{id}.{}", attribute.id.name), &attribute.value, &mut keys);
                }
            }
        }
        Samples { kinds, by_name, keys, families: RefCell::default() }
    }

    /// The message with arguments, each value of each argument at least once.
    pub(crate) fn of(&self, id: &str) -> Vec<Phrase> {
        let arguments: BTreeMap<&'static str, Vec<Arg>> = arguments(id)
            .into_iter()
            .map(|name| {
                let values = self.values(id, &name, 0);
                (&*name.leak(), values)
            })
            .collect();
        let count = arguments.values().map(Vec::len).max().unwrap_or(1);
        let phrase = |at: usize| {
            let start = Phrase::new(id.to_owned());
            arguments
                .iter()
                .zip(0..)
                // Shifted, so that not all arguments are 1 at the same time.
                .fold(start, |phrase, ((name, values), shift)| {
                    phrase.with(name, values[(at + shift) % values.len()].clone())
                })
        };
        (0..count).map(phrase).collect()
    }

    fn values(&self, id: &str, name: &str, depth: usize) -> Vec<Arg> {
        let key = (id.to_owned(), name.to_owned());
        // The conditional form of a sentence has the arguments of the sentence.
        let id = id.strip_suffix(".would").unwrap_or(id);
        let told = self.kinds.get(id).and_then(|arguments| arguments.get(name));
        let chosen = self.keys.get(&key);
        if let Some(keys) = chosen {
            let is_plural =
                |key: &String| ["zero", "one", "two", "few", "many", "other"].contains(&key.as_str());
            if keys.iter().any(|key| is_plural(key) || key.parse::<i64>().is_ok())
                && !keys.iter().any(|key| !is_plural(key) && key.parse::<i64>().is_err())
            {
                return NUMBERS.map(Arg::Number).to_vec();
            }
            return keys.iter().map(|key| Arg::Text(key.clone())).collect();
        }
        if let Some(kinds) = told.or_else(|| self.guessed(id, name)) {
            let values = self.told(kinds, depth);
            if !values.is_empty() {
                return values;
            }
        }
        match name {
            "name" | "host" | "login" | "seat" | "guest" => {
                (0..6).map(|seat| Arg::Seat(Seat(seat))).collect()
            }
            // Arguments used only by the page are known by name and may be numbers.
            _ => ["8", "1", "0", "2"].map(|text| Arg::Text(text.to_owned())).to_vec(),
        }
    }

    /// The kinds that other messages of the game use under the same name. A board uses the words of its game.
    fn guessed(&self, id: &str, name: &str) -> Option<&BTreeSet<String>> {
        let own = prefix(id);
        let of_game = own.strip_suffix('b').unwrap_or(&own).to_owned();
        let by_name = |prefix: String| self.by_name.get(&(prefix, name.to_owned()));
        by_name(own).or_else(|| by_name(of_game)).filter(|kinds| !kinds.is_empty())
    }

    /// Whether the kind of an argument is known: from games, by its name, or by the keys of the message.
    pub(crate) fn knows(&self, id: &str, name: &str) -> bool {
        self.kinds.get(id).is_some_and(|arguments| arguments.contains_key(name))
            || self.guessed(id, name).is_some()
            || self.keys.contains_key(&(id.to_owned(), name.to_owned()))
    }

    fn told(&self, kinds: &BTreeSet<String>, depth: usize) -> Vec<Arg> {
        let mut values = Vec::new();
        let mut items = Vec::new();
        for kind in kinds {
            match kind.split_once(' ') {
                Some(("text", text)) => values.push(Arg::Text(text.to_owned())),
                Some((_, family)) => items.extend(self.nouns(family, depth)),
                None if kind == "number" => values.extend(NUMBERS.map(Arg::Number)),
                None if kind == "seat" => values.extend((0..6).map(|seat| Arg::Seat(Seat(seat)))),
                None if kind == "list" => (),
                None => values.extend(self.nouns(kind, depth).into_iter().map(Arg::Phrase)),
            }
        }
        if kinds.contains("list") {
            // At least one player is always awaited.
            if !items.iter().any(|item| item.id == "seat-name") {
                values.push(Arg::List(Vec::new()));
            }
            for count in [1, 2, 3] {
                let some: Vec<Phrase> = items.iter().take(count).chain(items.first()).cloned().collect();
                values.extend((!items.is_empty()).then_some(Arg::List(some)));
            }
        }
        values
    }

    /// Nouns of a family, one for each grammatical kind, or a message with arguments.
    fn nouns(&self, family: &str, depth: usize) -> Vec<Phrase> {
        let Some(stem) = family.strip_suffix('*') else {
            if family == "plain" {
                return vec![Phrase::plain("T04a"), Phrase::plain("8")];
            }
            if family == "seat-name" {
                return (0..3).map(|seat| Phrase::new("seat-name").with("seat", Seat(seat))).collect();
            }
            if depth > 2 {
                return Vec::new();
            }
            let start = Phrase::new(family.to_owned());
            let own = arguments(family).into_iter().map(|name| {
                let value = self.values(family, &name, depth + 1).into_iter().nth(1);
                (&*name.leak(), value.unwrap_or(Arg::Text("8".to_owned())))
            });
            return vec![own.fold(start, |phrase, (name, arg)| phrase.with(name, arg))];
        };
        let known = self.families.borrow().get(stem).cloned();
        known.unwrap_or_else(|| {
            let found = members(stem);
            self.families.borrow_mut().insert(stem.to_owned(), found.clone());
            found
        })
    }
}

/// Messages without arguments with this prefix, one for each grammatical kind.
fn members(stem: &str) -> Vec<Phrase> {
    let mut seen = BTreeSet::new();
    let speech = Lang::default().speech();
    let ids = speech
        .ids()
        .into_iter()
        .filter(|id| id.starts_with(stem) && !id.contains('.') && speech.variables(id).next().is_none());
    let fresh = ids.filter(|id| {
        let kind = |lang: Lang| {
            let text = words::say(lang, &Phrase::new((*id).to_owned()), &Names::none());
            let first = text.chars().find(|c| c.is_alphanumeric()).map(|c| "aeiouéèêâîôhAEIOUÉÎ".contains(c));
            let say = |name: &str| {
                let id = format!("{id}.{name}");
                words::knows(lang, &id).then(|| words::say(lang, &Phrase::new(id), &Names::none()))
            };
            (first, ["gender", "number", "mass", "vowel"].map(say))
        };
        seen.insert(Lang::ALL.map(kind))
    });
    fresh.take(NOUNS).map(|id| Phrase::new(id.to_owned())).collect()
}

/// The names of a message's arguments, without their forms.
pub(crate) fn arguments(id: &str) -> BTreeSet<String> {
    let each = |lang: &Lang| lang.speech().arguments(id).map(str::to_owned).collect::<Vec<_>>();
    Lang::ALL.iter().flat_map(each).collect()
}

fn choices(id: &str, pattern: &Pattern<&str>, keys: &mut BTreeMap<(String, String), BTreeSet<String>>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            chosen(id, expression, keys);
        }
    }
}

fn chosen(id: &str, expression: &Expression<&str>, keys: &mut BTreeMap<(String, String), BTreeSet<String>>) {
    match expression {
        Expression::Select { selector, variants } => {
            for variant in variants {
                if let InlineExpression::VariableReference { id: name } = selector {
                    let key = match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    };
                    keys.entry((id.to_owned(), name.name.to_owned())).or_default().insert(key.to_owned());
                }
                choices(id, &variant.value, keys);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => chosen(id, expression, keys),
        Expression::Inline(_) => (),
    }
}
