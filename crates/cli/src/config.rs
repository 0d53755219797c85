//! Settings from a file: every option of `serve`, by its name without the leading hyphens.
//!
//! The command line overrides the environment, which overrides the file. The file's settings are passed to the
//! command-line parser, so option values are defined in one place.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, CommandFactory as _, FromArgMatches as _};
use engine::Phrase;
use toml::{Spanned, Value};
use words::Lang;

use crate::args::Args;
use crate::help::command;
use crate::{Failure, suggest};

/// The reason why the arguments are rejected.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// An error on the command line, or a request for help.
    Usage(Box<clap::Error>),
    File(Failure),
}

impl From<clap::Error> for Wrong {
    fn from(error: clap::Error) -> Wrong {
        Wrong::Usage(Box::new(error))
    }
}

/// A setting of the file.
struct Setting {
    key: String,
    line: usize,
    arguments: Vec<OsString>,
}

/// Parses the arguments, and the file that they or the environment name.
pub(crate) fn parse(mut arguments: Vec<OsString>, lang: Lang) -> Result<Args, Wrong> {
    let mut matches = command(lang).try_get_matches_from(&arguments)?;
    if matches.subcommand().is_none() {
        // The default command.
        arguments = ["caravelle", "serve"].map(OsString::from).to_vec();
        matches = command(lang).try_get_matches_from(&arguments)?;
    }
    if let Some((name, given)) = matches.subcommand()
        && let Ok(Some(file)) = given.try_get_one::<PathBuf>("config")
    {
        let settings = settings(file).map_err(Wrong::File)?;
        let known = Args::command();
        let own: Vec<&Arg> =
            known.find_subcommand(name).into_iter().flat_map(|one| one.get_arguments()).collect();
        let wanted = settings.iter().filter(|setting| counts(setting, given, &own));
        arguments.extend(wanted.flat_map(|setting| setting.arguments.iter().cloned()));
        let file = file.clone();
        matches = command(lang).try_get_matches_from(&arguments).map_err(|error| {
            let setting =
                faulty_setting(&error).and_then(|key| settings.iter().find(|setting| setting.key == key));
            match setting {
                Some(setting) => Wrong::File(wrong(&file, setting.line, parser(&reason(&error)))),
                None => error.into(),
            }
        })?;
    }
    Ok(Args::from_arg_matches(&matches)?)
}

/// Whether a setting belongs to the command and is not overridden.
fn counts(setting: &Setting, given: &ArgMatches, own: &[&Arg]) -> bool {
    let said = |key: &str| {
        let arg = own.iter().find(|arg| arg.get_long() == Some(key));
        let source = arg.and_then(|arg| given.value_source(arg.get_id().as_str()));
        matches!(source, Some(ValueSource::CommandLine | ValueSource::EnvVariable))
    };
    // These two options exclude each other.
    let same = match setting.key.as_str() {
        "listen" => said("lan") && given.get_flag("lan"),
        "lan" => said("listen"),
        _ => false,
    };
    own.iter().any(|arg| arg.get_long() == Some(&setting.key)) && !same && !said(&setting.key)
}

/// The option that an error is about.
fn faulty_setting(error: &clap::Error) -> Option<String> {
    let ContextValue::String(option) = error.get(ContextKind::InvalidArg)? else { return None };
    let name = option.strip_prefix("--")?;
    Some(name.split([' ', '=', '[']).next().unwrap_or_default().to_owned())
}

/// The text of an error, without the usage.
fn reason(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default();
    first.strip_prefix("error: ").unwrap_or(first).to_owned()
}

/// The parser's text, which exists only in English.
fn parser(text: &str) -> Phrase {
    Phrase::new("cli-config-parser").with("text", text)
}

fn wrong(file: &Path, line: usize, why: Phrase) -> Failure {
    let phrase = Phrase::new("cli-config").with("what", file.display().to_string().as_str());
    Failure::Usage(phrase.with("line", i64::try_from(line).unwrap_or(i64::MAX)).with("why", why))
}

fn line_at(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// The settings of the file.
fn settings(file: &Path) -> Result<Vec<Setting>, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| {
        let phrase = Phrase::new("cli-config-file").with("what", file.display().to_string().as_str());
        Failure::Failed(phrase.with("text", error.to_string().as_str()))
    })?;
    let read: BTreeMap<Spanned<String>, Spanned<Value>> = toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_at(&text, span.start));
        wrong(file, line, parser(error.message()))
    })?;
    let known = Args::command();
    let known: Vec<&Arg> =
        known.find_subcommand("serve").into_iter().flat_map(|one| one.get_arguments()).collect();
    let mut settings = Vec::new();
    for (key, value) in read {
        let line = line_at(&text, key.span().start);
        let key = key.into_inner();
        let arg = known.iter().find(|arg| arg.get_long() == Some(&key) && key != "config");
        let Some(arg) = arg else {
            let near = suggest::closest(&key, known.iter().filter_map(|arg| arg.get_long()));
            let phrase = match near {
                Some(near) => Phrase::new("cli-config-unknown-near").with("name", near),
                None => Phrase::new("cli-config-unknown"),
            };
            return Err(wrong(file, line, phrase.with("key", key.as_str())));
        };
        let arguments = arguments_of(arg, &key, value.into_inner()).ok_or_else(|| {
            let wants = if is_flag(arg) || is_switch(arg) {
                "cli-config-flag"
            } else if is_number(arg) {
                "cli-config-number"
            } else if is_list(arg) {
                "cli-config-list"
            } else {
                "cli-config-text"
            };
            wrong(file, line, Phrase::new(wants).with("key", key.as_str()))
        })?;
        settings.push(Setting { key, line, arguments });
    }
    Ok(settings)
}

fn is_flag(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::SetTrue)
}

/// An option whose value is `true` or `false`.
fn is_switch(arg: &Arg) -> bool {
    !is_flag(arg) && arg.get_value_parser().type_id() == TypeId::of::<bool>()
}

fn is_list(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append)
}

fn is_number(arg: &Arg) -> bool {
    arg.get_value_parser().type_id() == TypeId::of::<u64>()
}

/// A setting as command-line arguments; none if it has the wrong type.
fn arguments_of(arg: &Arg, key: &str, value: Value) -> Option<Vec<OsString>> {
    let say = |text: &str| OsString::from(format!("--{key}={text}"));
    match value {
        Value::Boolean(on) if is_flag(arg) => {
            Some(on.then(|| format!("--{key}").into()).into_iter().collect())
        }
        Value::Boolean(on) if is_switch(arg) => Some(vec![say(&on.to_string())]),
        Value::Integer(number) if is_number(arg) && number >= 0 => Some(vec![say(&number.to_string())]),
        Value::String(text) if !is_flag(arg) && !is_switch(arg) && !is_number(arg) => Some(vec![say(&text)]),
        Value::Array(all) if is_list(arg) => {
            all.iter().map(|one| one.as_str().map(say)).collect::<Option<Vec<_>>>()
        }
        Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_)
        | Value::Array(_)
        | Value::Table(_) => None,
    }
}
