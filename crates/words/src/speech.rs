//! The parsed messages of a language, with its grammar.

use std::collections::{BTreeSet, HashMap};
use std::fmt;

use engine::{Arg, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

use crate::Names;
use crate::grammar::{Form, Noun};

/// A language with all its messages.
pub struct Speech {
    code: String,
    bundle: FluentBundle<FluentResource>,
    /// The variables of a message or attribute (`id.attribute`), including those of the messages it refers to.
    variables: HashMap<String, BTreeSet<String>>,
}

/// A message file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("locales/{lang}/{file}: {reason}")]
pub struct BadFile {
    /// The language.
    pub lang: String,
    pub file: String,
    /// The error.
    pub reason: String,
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Speech({})", self.code)
    }
}

impl Speech {
    /// Reads the message files of a language, given as name and text.
    pub fn read<'a>(
        code: &str,
        files: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Speech, BadFile> {
        let bad =
            |file: &str, reason: String| BadFile { lang: code.to_owned(), file: file.to_owned(), reason };
        let id: LanguageIdentifier = code.parse().map_err(|_| bad("", "no code of a language".to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // No marks of text direction, which a terminal would show.
        bundle.set_use_isolating(false);
        let mut named = HashMap::new();
        for (name, text) in files {
            let resource = FluentResource::try_new(text.to_owned())
                .map_err(|(_, errors)| bad(name, format!("{errors:?}")))?;
            for entry in resource.entries() {
                note(entry, &mut named);
            }
            bundle.add_resource(resource).map_err(|errors| bad(name, format!("{errors:?}")))?;
        }
        let variables = named.keys().map(|id| (id.clone(), reach(id, &named))).collect();
        Ok(Speech { code: code.to_owned(), bundle, variables })
    }

    /// The language's code.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Every message and attribute, in order, without the language's own terms.
    pub fn ids(&self) -> Vec<&str> {
        let mut ids: Vec<&str> =
            self.variables.keys().map(String::as_str).filter(|id| !id.starts_with('-')).collect();
        ids.sort_unstable();
        ids
    }

    /// The variables of a message, including forms of nouns.
    pub fn variables(&self, id: &str) -> impl Iterator<Item = &str> {
        self.variables.get(id).into_iter().flatten().map(String::as_str)
    }

    /// The arguments of a message, without their forms.
    pub fn arguments(&self, id: &str) -> impl Iterator<Item = &str> {
        self.variables(id).map(|variable| Form::split(variable).map_or(variable, |(name, _)| name))
    }

    /// A form of a noun by its name, such as `of-the`; none if it does not exist.
    pub fn form(&self, noun: &Phrase, form: &str) -> Option<String> {
        let form = Form::named(form)?;
        Some(self.form_of(noun, form, &Names::none()))
    }

    /// Whether the message or attribute (`id.attribute`) exists.
    pub fn knows(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        match id.split_once('.') {
            Some((id, name)) => {
                self.bundle.get_message(id)?.get_attribute(name).map(|attribute| attribute.value())
            }
            None => self.bundle.get_message(id)?.value(),
        }
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(self.pattern(id)?, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{} {id}: {errors:?}", self.code);
        Some(text)
    }

    /// Renders a phrase. An unknown message is shown as its id in brackets; a test asserts that all exist.
    pub fn say(&self, phrase: &Phrase, names: &Names) -> String {
        self.say_as(&phrase.id, phrase, names).unwrap_or_else(|| format!("[{}]", phrase.id))
    }

    /// Renders the pattern `id` with the arguments of the phrase and the forms that the pattern uses.
    fn say_as(&self, id: &str, phrase: &Phrase, names: &Names) -> Option<String> {
        let given = |name: &str| phrase.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg);
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, names));
        }
        for variable in self.variables(id).filter(|variable| given(variable).is_none()) {
            if let Some((form, arg)) =
                Form::split(variable).and_then(|(name, form)| Some((form, given(name)?)))
            {
                args.set(variable.to_owned(), self.form_in(arg, form, names));
            }
        }
        self.format(id, &args)
    }

    fn value(&self, arg: &Arg, names: &Names) -> FluentValue<'static> {
        match arg {
            // Plural rules need the number itself; the browser would group its digits differently.
            Arg::Number(n) if n.abs() < 1000 => FluentValue::from(*n),
            Arg::Number(n) => FluentValue::from(self.number(*n)),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat, names)),
            Arg::Phrase(phrase) => FluentValue::from(self.say(phrase, names)),
            Arg::List(list) => FluentValue::from(self.join(list, names, |phrase| self.say(phrase, names))),
        }
    }

    /// The number with its digits grouped by the language's rules.
    pub fn number(&self, n: i64) -> String {
        let group = self.format("number-group", &FluentArgs::new()).unwrap_or_default();
        let digits = n.unsigned_abs().to_string();
        let mut text = if n < 0 { "-".to_owned() } else { String::new() };
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push_str(&group);
            }
            text.push(digit);
        }
        text
    }

    /// The name of a player, or the number of the seat, counted from one.
    pub fn name(&self, seat: Seat, names: &Names) -> String {
        match names.0.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Phrase::new("seat-number").with("number", seat.0 + 1), names),
        }
    }

    /// A form of an argument.
    fn form_in(&self, arg: &Arg, form: Form, names: &Names) -> String {
        match arg {
            Arg::Seat(seat) => self.bend(&Noun::name(self.name(*seat, names)), form),
            Arg::Text(text) => self.bend(&Noun::name(text.clone()), form),
            Arg::Number(n) => self.bend(&Noun::name(self.number(*n)), form),
            Arg::Phrase(phrase) => self.form_of(phrase, form, names),
            Arg::List(list) => self.join(list, names, |phrase| self.form_of(phrase, form, names)),
        }
    }

    /// A form of a noun: its attribute of that name, otherwise the language's pattern.
    fn form_of(&self, phrase: &Phrase, form: Form, names: &Names) -> String {
        let id = phrase.id.split_once('.').map_or(phrase.id.as_ref(), |(id, _)| id);
        // These two messages only pass their argument on.
        if let ("seat-name" | "plain", [(_, arg @ (Arg::Seat(_) | Arg::Text(_)))]) =
            (id, phrase.args.as_slice())
        {
            return self.form_in(arg, form, names);
        }
        let attribute = |name: &str| self.say_as(&format!("{id}.{name}"), phrase, names);
        attribute(form.name()).unwrap_or_else(|| {
            let text = self.say(phrase, names);
            self.bend(&Noun::read(text, attribute), form)
        })
    }

    fn bend(&self, noun: &Noun, form: Form) -> String {
        let letters = if noun.is_person { "name-vowels" } else { "noun-vowels" };
        let letters = self.format(letters, &FluentArgs::new()).unwrap_or_default();
        match form {
            Form::Many => noun.text.clone(),
            Form::Title => noun.title(),
            Form::Gender => noun.gender.clone(),
            Form::The | Form::A | Form::Of | Form::OfThe | Form::ToThe => {
                let mut args = FluentArgs::new();
                args.set("noun", noun.text.clone());
                let vowel = noun.vowel(&letters);
                args.set("vowel", if vowel { "yes" } else { "no" });
                args.set("class", noun.class(vowel).to_owned());
                args.set("article", noun.article().to_owned());
                let pattern = format!("noun-{}", form.name());
                self.format(&pattern, &args).unwrap_or_else(|| noun.text.clone())
            }
        }
    }

    /// Joins the parts as a list, with equal parts counted: "a, 2 × b and c".
    fn join(&self, list: &[Phrase], names: &Names, say: impl Fn(&Phrase) -> String) -> String {
        let mut groups: Vec<(String, &Phrase, usize)> = Vec::new();
        for phrase in list {
            let text = say(phrase);
            match groups.iter_mut().find(|(own, ..)| *own == text && phrase.id != "plain") {
                Some((.., count)) => *count += 1,
                None => groups.push((text, phrase, 1)),
            }
        }
        let group = |(text, phrase, count): (String, &Phrase, usize)| match count {
            1 => text,
            _ => self
                .say(&Phrase::new("list-several").with("count", count).with("what", phrase.clone()), names),
        };
        let words: Vec<String> = groups.into_iter().map(group).collect();
        match words.as_slice() {
            [] => self.say(&Phrase::new("list-empty"), names),
            [one] => one.clone(),
            [before @ .., last] => {
                let phrase = Phrase::new("list-and").with("before", before.join(", ").as_str());
                self.say(&phrase.with("last", last.as_str()), names)
            }
        }
    }
}

/// The names that a pattern uses directly.
#[derive(Default)]
struct Named {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

fn note<S: AsRef<str>>(entry: &Entry<S>, into: &mut HashMap<String, Named>) {
    let (id, value, attributes) = match entry {
        Entry::Message(message) => {
            (message.id.name.as_ref().to_owned(), message.value.as_ref(), &message.attributes)
        }
        Entry::Term(term) => (format!("-{}", term.id.name.as_ref()), Some(&term.value), &term.attributes),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => return,
    };
    let mut add = |id: String, pattern: &Pattern<S>| {
        let mut named = Named::default();
        named.pattern(pattern);
        into.insert(id, named);
    };
    for attribute in attributes {
        add(format!("{id}.{}", attribute.id.name.as_ref()), &attribute.value);
    }
    if let Some(pattern) = value {
        add(id, pattern);
    }
}

/// The variables of a pattern and of everything it refers to.
fn reach(id: &str, named: &HashMap<String, Named>) -> BTreeSet<String> {
    let mut variables = BTreeSet::new();
    let (mut open, mut seen) = (vec![id], BTreeSet::new());
    while let Some(id) = open.pop() {
        if let Some(pattern) = named.get(id).filter(|_| seen.insert(id)) {
            variables.extend(pattern.variables.iter().cloned());
            open.extend(pattern.messages.iter().map(String::as_str));
        }
    }
    variables
}

impl Named {
    fn pattern<S: AsRef<str>>(&mut self, pattern: &Pattern<S>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression<S: AsRef<str>>(&mut self, expression: &Expression<S>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline<S: AsRef<str>>(&mut self, inline: &InlineExpression<S>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.as_ref().to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name.as_ref()));
                self.messages.insert(format!("{}{}", id.name.as_ref(), attribute.unwrap_or_default()));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.messages.insert(format!("-{}", id.name.as_ref()));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => (),
        }
    }

    fn arguments<S: AsRef<str>>(&mut self, arguments: &CallArguments<S>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;

    /// A case of `locales/forms.json`: a noun or a player with forms, a number, or a list.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Case {
        lang: String,
        noun: Option<String>,
        #[serde(default)]
        attributes: BTreeMap<String, String>,
        player: Option<String>,
        #[serde(default)]
        forms: BTreeMap<String, String>,
        number: Option<i64>,
        list: Option<Vec<String>>,
        is: Option<String>,
    }

    fn speech(lang: &str, more: &str) -> Speech {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
        let engine = std::fs::read_to_string(format!("{path}/{lang}/engine.ftl")).unwrap();
        Speech::read(lang, [("engine.ftl", engine.as_str()), ("more.ftl", more)]).unwrap()
    }

    #[test]
    fn forms_numbers_and_lists_match_the_shared_cases() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../../../locales/forms.json")).unwrap();
        for case in cases {
            let said = |more: &str, arg: Arg, names: &Names| {
                speech(&case.lang, more).say(&Phrase::new("it-is").with("it", arg), names)
            };
            for (form, is) in &case.forms {
                let mut more = format!("it-is = {{ $it-{form} }}\n");
                let text = if let Some(noun) = &case.noun {
                    more += &format!("it = {noun}\n");
                    case.attributes.iter().for_each(|(name, is)| more += &format!("    .{name} = {is}\n"));
                    said(&more, Phrase::new("it").into(), &Names::none())
                } else {
                    said(&more, Seat(0).into(), &Names(case.player.iter().cloned().collect()))
                };
                assert_eq!(text, *is, "{} {:?}{:?} {form}", case.lang, case.noun, case.player);
            }
            let Some(is) = case.is else { continue };
            let text = if let Some(list) = case.list {
                // Each has its own id, because parts are merged by text, not by id.
                let more: String =
                    list.iter().enumerate().map(|(at, word)| format!("word-{at} = {word}\n")).collect();
                let list: Vec<Phrase> = (0..list.len()).map(|at| Phrase::new(format!("word-{at}"))).collect();
                said(&format!("it-is = {{ $it }}\n{more}"), list.into(), &Names::none())
            } else {
                said("it-is = { $it }\n", Arg::Number(case.number.unwrap()), &Names::none())
            };
            assert_eq!(text, is);
        }
    }
}
