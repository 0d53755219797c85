//! The messages: every language is complete, and every id in use exists.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Finding;
use crate::tree::{File, Tree};

/// The reference language.
const FIRST: &str = "en";

/// Grammatical attributes of nouns. Each language has those it needs.
const GRAMMAR: [&str; 10] =
    ["gender", "number", "mass", "vowel", "many", "the", "a", "of", "of-the", "to-the"];

/// Forms of a noun that a message may request as `$argument-form`, longer names before their suffixes.
const FORMS: [&str; 8] = ["of-the", "to-the", "the", "a", "of", "many", "title", "gender"];

/// Whether a message is grammar of one language: an attribute, or a pattern that builds a form.
fn is_grammar(id: &str) -> bool {
    id.strip_prefix("noun-").is_some_and(|form| FORMS.contains(&form))
        || id.rsplit_once('.').is_some_and(|(_, attribute)| GRAMMAR.contains(&attribute))
}

/// The argument of a variable, without the form.
fn argument(variable: &str) -> &str {
    let form = |form: &&str| variable.strip_suffix(*form)?.strip_suffix('-');
    FORMS.iter().find_map(form).unwrap_or(variable)
}

/// The languages: the folders of `locales/`.
fn langs(tree: &Tree) -> BTreeSet<&str> {
    let files = tree.files.iter().filter_map(|file| file.path.strip_prefix("locales/"));
    files.filter_map(|path| Some(path.split_once('/')?.0)).collect()
}

/// A message or attribute: its variables and the messages it refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct MessageParts {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl MessageParts {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.messages.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.messages.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => (),
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

type Messages = BTreeMap<String, (String, MessageParts)>;

fn read(file: &File, into: &mut Messages, findings: &mut Vec<Finding>) {
    let resource = match parser::parse(file.text.as_str()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                let line = 1 + file.text[..error.pos.start.min(file.text.len())].matches('\n').count();
                findings.push(Finding::at(&file.path, line, error.kind.to_string()));
            }
            resource
        }
    };
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut said = MessageParts::default();
        said.pattern(pattern);
        if into.insert(id.clone(), (file.path.clone(), said)).is_some() {
            findings.push(Finding::on(&file.path, format!("{id} is there twice")));
        }
    };
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), &message.attributes)
            }
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
        };
        value.iter().for_each(|pattern| add(id.clone(), pattern));
        for attribute in attributes {
            add(format!("{id}.{}", attribute.id.name), &attribute.value);
        }
    }
}

/// All messages of a language; terms are stored with their dash.
fn messages(tree: &Tree, lang: &str, findings: &mut Vec<Finding>) -> Messages {
    let mut messages = Messages::new();
    let folder = format!("locales/{lang}");
    for file in tree.files.iter().filter(|file| file.is_under(&folder) && file.ending() == "ftl") {
        read(file, &mut messages, findings);
    }
    messages
}

/// Reports messages that are missing in a language, have different arguments, or refer to missing ones.
pub fn check_languages(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let first = messages(tree, FIRST, &mut findings);
    check_references(&first, &mut findings);
    for lang in langs(tree).into_iter().filter(|lang| *lang != FIRST) {
        let other = messages(tree, lang, &mut findings);
        check_references(&other, &mut findings);
        check_pair(&first, &other, lang, &mut findings);
        check_pair(&other, &first, FIRST, &mut findings);
    }
    findings
}

/// Reports prompts without a clause, except those of finished games.
pub fn check_prompts(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let all = messages(tree, FIRST, &mut findings);
    let is_prompt = |id: &str| id.contains("-prompt-") && !id.contains('.') && !id.ends_with("-over");
    for (id, (path, _)) in all.iter().filter(|(id, _)| is_prompt(id)) {
        if !all.contains_key(&format!("{id}.clause")) {
            findings.push(Finding::on(path, format!("{id} names no clause")));
        }
    }
    findings
}

fn check_references(here: &Messages, findings: &mut Vec<Finding>) {
    for (id, (path, said)) in here {
        for other in said.messages.iter().filter(|other| !here.contains_key(*other)) {
            findings.push(Finding::on(path, format!("{id} refers to {other}, which is not there")));
        }
    }
}

/// Reports messages that only one of two languages has. Terms and grammar are exempt.
fn check_pair(here: &Messages, there: &Messages, lang: &str, findings: &mut Vec<Finding>) {
    let name = |path: &str| path.rsplit_once('/').map(|(_, name)| name.to_owned());
    let arguments = |said: &MessageParts| -> BTreeSet<String> {
        said.variables.iter().map(|variable| argument(variable).to_owned()).collect()
    };
    for (id, (path, said)) in here.iter().filter(|(id, _)| !id.starts_with('-') && !is_grammar(id)) {
        match there.get(id) {
            None => findings.push(Finding::on(path, format!("{id} is missing in {lang}"))),
            Some((twin, _)) if name(twin) != name(path) => {
                findings.push(Finding::on(path, format!("{id} is in {twin} in the other language")));
            }
            Some((_, twin)) if arguments(twin) != arguments(said) && lang != FIRST => {
                let (here, there) = (&said.variables, &twin.variables);
                findings.push(Finding::on(path, format!("{id} has {here:?}, in {lang} {there:?}")));
            }
            Some(_) => (),
        }
    }
}

/// The literal ids after each `opening` in a text, with their lines.
fn literals<'a>(text: &'a str, opening: &str) -> Vec<(usize, &'a str)> {
    let found = text.match_indices(opening).filter_map(|(at, _)| {
        let rest = text[at + opening.len()..].trim_start();
        let quote = rest.chars().next().filter(|quote| matches!(quote, '"' | '\'' | '`'))?;
        let (id, _) = rest[1..].split_once(quote)?;
        let is_whole = !id.contains("${") && !id.is_empty();
        is_whole.then(|| (1 + text[..at].matches('\n').count(), id))
    });
    found.collect()
}

/// Reports ids used in Rust or on the page, outside of tests and examples, that no language has.
pub fn check_uses(tree: &Tree) -> Vec<Finding> {
    let known = messages(tree, FIRST, &mut Vec::new());
    let mut findings = Vec::new();
    for (file, marks) in tree.rust("crates").filter(|(file, _)| !file.is_under("crates/tidy")) {
        let lines: Vec<&str> = file.text.lines().collect();
        for (line, id) in literals(&file.text, "Phrase::new(") {
            let is_example = lines[line - 1].trim_start().starts_with("///");
            if !marks[line - 1] && !is_example && !known.contains_key(id) {
                findings.push(Finding::at(&file.path, line, format!("message {id} does not exist")));
            }
        }
    }
    let is_page = |file: &&File| file.is_under("web/src") && ["ts", "svelte"].contains(&file.ending());
    for file in tree.files.iter().filter(is_page).filter(|file| !file.path.contains(".test.")) {
        // The page renders messages by `t(`; longer names that end in `t` do not count.
        for before in [" ", "{", "(", "!", "[", ","] {
            for (line, id) in literals(&file.text, &format!("{before}t(")) {
                if !known.contains_key(id) {
                    findings.push(Finding::at(&file.path, line, format!("message {id} does not exist")));
                }
            }
        }
    }
    findings
}

/// Reports code that names a language other than the first, because languages are found by their folders. Ledgers are
/// named where they are included.
pub fn check_languages_are_folders(tree: &Tree) -> Vec<Finding> {
    let langs: Vec<&str> = langs(tree).into_iter().filter(|lang| *lang != FIRST).collect();
    let names = |line: &str| {
        langs.iter().find(|lang| {
            let variant = lang[..1].to_uppercase() + &lang[1..];
            let quoted = [format!("'{lang}'"), format!("\"{lang}\""), format!("Lang::{variant}")];
            quoted.iter().any(|name| line.contains(name)) && !line.contains("include_str!")
        })
    };
    let mut findings = Vec::new();
    let mut look = |file: &File, is_code: &dyn Fn(usize) -> bool| {
        for (at, line) in file.text.lines().enumerate().filter(|(at, _)| is_code(*at)) {
            if let Some(lang) = names(line) {
                findings.push(Finding::at(&file.path, at + 1, format!("names the language {lang}")));
            }
        }
    };
    for (file, marks) in tree.rust("crates").filter(|(file, _)| !file.is_under("crates/tidy")) {
        look(file, &|at| !marks.get(at).copied().unwrap_or_default());
    }
    let is_page = |file: &&File| file.is_under("web/src") && ["ts", "svelte"].contains(&file.ending());
    for file in tree.files.iter().filter(is_page).filter(|file| !file.path.contains(".test.")) {
        look(file, &|_| true);
    }
    findings
}
