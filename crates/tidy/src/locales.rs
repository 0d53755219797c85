//! The messages: both languages complete, and every id that is said exists.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Finding;
use crate::tree::{File, Tree};

const LANGS: [&str; 2] = ["en", "fr"];

/// A message or an attribute of one, by id: its variables and the messages it refers to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Said {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Said {
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

type Messages = BTreeMap<String, (String, Said)>;

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
        let mut said = Said::default();
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

/// All messages of a language; terms are kept under their dash.
fn messages(tree: &Tree, lang: &str, findings: &mut Vec<Finding>) -> Messages {
    let mut messages = Messages::new();
    let folder = format!("locales/{lang}");
    for file in tree.files.iter().filter(|file| file.is_under(&folder) && file.ending() == "ftl") {
        read(file, &mut messages, findings);
    }
    messages
}

/// Messages that one language lacks, that differ in their variables, or that refer to nothing.
pub fn check_languages(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let both = LANGS.map(|lang| messages(tree, lang, &mut findings));
    for (here, there, lang) in [(&both[0], &both[1], LANGS[1]), (&both[1], &both[0], LANGS[0])] {
        for (id, (path, said)) in here {
            for other in said.messages.iter().filter(|other| !here.contains_key(*other)) {
                findings.push(Finding::on(path, format!("{id} refers to {other}, which is not there")));
            }
            // A term is a language's own affair.
            if id.starts_with('-') {
                continue;
            }
            let name = |path: &str| path.rsplit_once('/').map(|(_, name)| name.to_owned());
            match there.get(id) {
                None => findings.push(Finding::on(path, format!("{id} is missing in {lang}"))),
                Some((twin, _)) if name(twin) != name(path) => {
                    findings.push(Finding::on(path, format!("{id} is in {twin} in the other language")));
                }
                Some((_, twin)) if twin.variables != said.variables && lang == LANGS[1] => {
                    let (here, there) = (&said.variables, &twin.variables);
                    findings.push(Finding::on(path, format!("{id} has {here:?}, in {lang} {there:?}")));
                }
                Some(_) => (),
            }
        }
    }
    findings
}

/// The literal ids after each `opening` in a text, with the line they stand on.
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

/// Ids that are said in Rust or on the page, outside tests, and exist in no language.
pub fn check_uses(tree: &Tree) -> Vec<Finding> {
    let known = messages(tree, LANGS[0], &mut Vec::new());
    let mut findings = Vec::new();
    for (file, marks) in tree.rust("crates").filter(|(file, _)| !file.is_under("crates/tidy")) {
        for (line, id) in literals(&file.text, "Phrase::new(") {
            if !marks[line - 1] && !known.contains_key(id) {
                findings.push(Finding::at(&file.path, line, format!("message {id} does not exist")));
            }
        }
    }
    let is_page = |file: &&File| file.is_under("web/src") && ["ts", "svelte"].contains(&file.ending());
    for file in tree.files.iter().filter(is_page).filter(|file| !file.path.contains(".test.")) {
        // `t` is how the page says a message: `t(`, and not the end of another name.
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
