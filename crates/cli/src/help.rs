//! Help and errors of the command line, in the user's language.
//!
//! The parser's own texts are English: the comments of [`Args`]. For other languages each command has a message in
//! `locales/*/cli-help.ftl`, with an attribute for each argument. Texts shared by several commands are attributes of
//! the first message. The English file is generated from the comments, as the reference for other languages.

use std::error::Error as _;
use std::ffi::OsString;
use std::num::ParseIntError;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory as _};
use engine::Phrase;
use words::{Lang, Renderer};

use crate::args::{Args, EXAMPLES, GROUPS, Wanted};

/// The message of the program. The ids of its commands begin with it.
const ROOT: &str = "cli-guide";

/// The language of the help: `--lang`, the server's variable, or that of the environment.
pub(crate) fn language(arguments: &[OsString], variable: &dyn Fn(&str) -> Option<String>) -> Lang {
    let texts: Vec<&str> = arguments.iter().filter_map(|text| text.to_str()).collect();
    let after = texts.windows(2).find(|pair| pair[0] == "--lang").map(|pair| pair[1].to_owned());
    let said =
        after.or_else(|| texts.iter().find_map(|text| text.strip_prefix("--lang=")).map(str::to_owned));
    let said = said.or_else(|| variable("CARAVELLE_LANG"));
    said.and_then(|text| text.parse().ok()).unwrap_or_else(|| Renderer::of_environment(variable).lang)
}

/// The command line, with its help in a language.
pub(crate) fn command(lang: Lang) -> Command {
    let mut command = Args::command();
    let renderer = Renderer::new(lang);
    // Adds the flags and commands for help.
    command.build();
    if lang != Lang::default() {
        command = translated(command, &renderer, &[ROOT.to_owned()]);
    }
    for (name, examples) in EXAMPLES {
        let text = exemplified(name, examples, &renderer);
        command = command.mut_subcommand(name, |below| below.after_help(text));
    }
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{}{}:\n{{options}}{{after-help}}",
        renderer.word("cli-usage"),
        grouped(&command, &renderer),
        renderer.word("cli-usage-options"),
    );
    command.help_template(template).after_help(renderer.word("cli-usage-each"))
}

/// The commands by group, with their descriptions.
fn grouped(command: &Command, renderer: &Renderer) -> String {
    let width = GROUPS.iter().flat_map(|(_, names)| *names).map(|name| name.len()).max().unwrap_or_default();
    let mut text = String::new();
    for (heading, names) in GROUPS {
        text += &format!("{}\n", renderer.word(heading));
        for below in names.iter().filter_map(|name| command.find_subcommand(name)) {
            let about = below.get_about().map(ToString::to_string).unwrap_or_default();
            text += &format!("  {:width$}  {about}\n", below.get_name());
        }
        text.push('\n');
    }
    text
}

/// The examples of a command, with their descriptions.
fn exemplified(name: &str, examples: &[(&str, &str)], renderer: &Renderer) -> String {
    let mut text = renderer.word("cli-usage-examples");
    for ((line, about), number) in examples.iter().zip(1..) {
        let about =
            said(renderer, &format!("{ROOT}-{name}.example-{number}")).unwrap_or_else(|| (*about).to_owned());
        text += &format!("\n  {line}\n      {about}");
    }
    text
}

/// A command with its subcommands. The path contains the messages of its parents and its own.
fn translated(mut command: Command, renderer: &Renderer, path: &[String]) -> Command {
    let own = path.last().expect("a command has a message");
    let about = if command.get_name() == "help" { "cli-usage-help-command" } else { own };
    if let Some(text) = said(renderer, about) {
        command = command.about(text);
    }
    let template = "{before-help}{about-with-newline}\n".to_owned()
        + &renderer.word("cli-usage")
        + " {usage}\n\n{all-args}{after-help}";
    command = command
        .help_template(template)
        .subcommand_help_heading(kept(renderer, "cli-usage-commands"))
        .subcommand_value_name(kept(renderer, "cli-usage-command"))
        .mut_args(|arg| argument(arg, renderer, path));
    command.mut_subcommands(|below| {
        let name = format!("{own}-{}", below.get_name());
        translated(below, renderer, &[path, &[name]].concat())
    })
}

/// The text of a message without arguments, if there is one.
fn said(renderer: &Renderer, id: &str) -> Option<String> {
    words::knows(renderer.lang, id).then(|| renderer.say(&Phrase::new(id.to_owned())))
}

/// A heading or a name with the lifetime that the parser requires.
fn kept(renderer: &Renderer, id: &'static str) -> &'static str {
    renderer.word(id).leak()
}

/// The attribute of an argument.
fn attribute(arg: &Arg) -> String {
    arg.get_id().as_str().replace('_', "-")
}

fn argument(arg: Arg, renderer: &Renderer, path: &[String]) -> Arg {
    let heading = if arg.is_positional() { "cli-usage-arguments" } else { "cli-usage-options" };
    let arg = arg.help_heading(kept(renderer, heading));
    let text = match arg.get_id().as_str() {
        "help" => Some(renderer.word("cli-usage-help")),
        "version" => Some(renderer.word("cli-usage-version")),
        _ => path.iter().rev().find_map(|id| said(renderer, &format!("{id}.{}", attribute(&arg)))),
    };
    let Some(mut text) = text else { return arg };
    // The details that the parser would add.
    let mut add = |id: &'static str, value: String| {
        text = format!("{text} {}", renderer.say(&Phrase::new(id).with("value", value.as_str())));
    };
    if let Some(name) = arg.get_env() {
        add("cli-usage-env", name.to_string_lossy().into_owned());
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if arg.get_action().takes_values() && !defaults.is_empty() {
        add("cli-usage-default", defaults.join(" "));
    }
    let values: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if arg.get_action().takes_values() && !values.is_empty() {
        add("cli-usage-values", values.join(", "));
    }
    arg.help(text).hide_env(true).hide_default_value(true).hide_possible_values(true)
}

/// The reason why a value is rejected. Reasons of libraries keep their wording.
fn wanted(why: &(dyn std::error::Error + 'static)) -> Phrase {
    if let Some(wanted) = why.downcast_ref::<Wanted>() {
        wanted.phrase()
    } else if why.is::<ParseIntError>() {
        Phrase::new("cli-usage-integer")
    } else {
        Phrase::plain(why.to_string())
    }
}

/// The translated message for a command-line error; `None` if only the parser has one.
pub(crate) fn complaint(error: &clap::Error, lang: Lang) -> Option<String> {
    if lang == Lang::default() {
        return None;
    }
    let renderer = Renderer::new(lang);
    let given = |kind| {
        let value = error.get(kind)?;
        if let ContextValue::String(text) = value {
            Some(text.clone())
        } else if let ContextValue::Strings(texts) = value {
            Some(texts.join(", "))
        } else {
            None
        }
    };
    let about = |id: &'static str, kind| Some(Phrase::new(id).with("given", given(kind)?.as_str()));
    let arg = || given(ContextKind::InvalidArg);
    let kind = error.kind();
    let what = if kind == ErrorKind::UnknownArgument {
        about("cli-usage-unknown", ContextKind::InvalidArg)?
    } else if kind == ErrorKind::InvalidSubcommand {
        about("cli-usage-no-command", ContextKind::InvalidSubcommand)?
    } else if kind == ErrorKind::MissingRequiredArgument {
        about("cli-usage-missing", ContextKind::InvalidArg)?
    } else if kind == ErrorKind::ArgumentConflict {
        about("cli-usage-conflict", ContextKind::PriorArg)?.with("arg", arg()?.as_str())
    } else if matches!(kind, ErrorKind::InvalidValue | ErrorKind::ValueValidation) {
        match (given(ContextKind::InvalidValue).filter(|value| !value.is_empty()), error.source()) {
            (None, _) => Phrase::new("cli-usage-no-value").with("arg", arg()?.as_str()),
            (Some(value), why) => {
                let id = if why.is_some() { "cli-usage-value-why" } else { "cli-usage-value" };
                let phrase = Phrase::new(id).with("given", value.as_str()).with("arg", arg()?.as_str());
                why.map_or(phrase.clone(), |why| phrase.with("why", wanted(why)))
            }
        }
    } else {
        return None;
    };
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let what = match near.into_iter().find_map(given) {
        Some(name) => Phrase::new("cli-did-you-mean").with("what", what).with("name", name.as_str()),
        None => what,
    };
    let wrong = renderer.say(&Phrase::new("cli-usage-wrong").with("what", what));
    let more = renderer.say(&Phrase::new("cli-usage-more").with("given", "caravelle --help"));
    Some(format!("{wrong}\n\n{more}\n"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::fmt::Write as _;
    use std::path::Path;

    use clap::FromArgMatches as _;

    use super::*;

    /// The help texts of commands and arguments in the doc comments: message, attribute, text.
    fn comments(command: &Command, id: &str, out: &mut Vec<(String, String, String)>) {
        let about = command.get_about().expect("every command says what it does").to_string();
        out.push((id.to_owned(), String::new(), about));
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            let text = arg.get_help().expect("every argument says what it is").to_string();
            out.push((id.to_owned(), attribute(arg), text));
        }
        let own = EXAMPLES.iter().find(|(name, _)| id == format!("{ROOT}-{name}"));
        for ((_, about), number) in own.iter().flat_map(|(_, examples)| examples).zip(1..) {
            out.push((id.to_owned(), format!("example-{number}"), (*about).to_owned()));
        }
        command
            .get_subcommands()
            .for_each(|below| comments(below, &format!("{id}-{}", below.get_name()), out));
    }

    #[test]
    fn every_command_has_a_group_and_two_examples_that_parse() {
        let command = command(Lang::default());
        let grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
            let name = below.get_name();
            assert_eq!(grouped.iter().filter(|one| **one == name).count(), 1, "{name}");
            let own = EXAMPLES.iter().find(|(own, _)| *own == name);
            assert!(own.is_some() || name == "help", "{name} has no examples");
        }
        for (name, examples) in EXAMPLES {
            for (line, _) in examples {
                let words: Vec<&str> = line.split(' ').collect();
                assert_eq!(words[..2], ["caravelle", name], "{line}");
                let matches = command.clone().try_get_matches_from(&words);
                assert!(matches.is_ok(), "{line}: {}", matches.unwrap_err());
            }
        }
    }

    #[test]
    fn help_has_groups_and_examples() {
        for (lang, heading, examples) in [
            (Lang::En, "Host a server:", "Examples:"),
            (Lang::Fr, "Héberger un serveur\u{a0}:", "Exemples\u{a0}:"),
        ] {
            let mut command = command(lang);
            let whole = command.render_help().to_string();
            assert!(whole.contains(heading) && whole.contains("  verify"), "{whole}");
            let play = command.find_subcommand_mut("play").unwrap().render_help().to_string();
            assert!(
                play.contains(examples) && play.contains("caravelle play goa --seats human,medium"),
                "{play}"
            );
        }
    }

    /// The English file. The most frequent text of an argument, if it occurs more than once, is in the first message.
    fn english() -> String {
        let mut all = Vec::new();
        comments(&Args::command(), ROOT, &mut all);
        let mut often: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
        for (_, name, text) in all.iter().filter(|(_, name, _)| !name.is_empty()) {
            *often.entry(name).or_default().entry(text).or_default() += 1;
        }
        let shared: BTreeMap<&str, &str> = often
            .into_iter()
            .filter_map(|(name, texts)| {
                let (text, count) = texts.into_iter().max_by_key(|(_, count)| *count)?;
                (count > 1).then_some((name, text))
            })
            .collect();
        let mut out = "# Written from the comments of the command line: UPDATE_GENERATED=1 cargo test -p caravelle --lib help\n\n"
            .to_owned();
        for (id, name, text) in &all {
            let text = text.replace('\'', "’");
            if !name.is_empty() {
                if shared.get(name.as_str()).is_none_or(|own| own.replace('\'', "’") != text) {
                    writeln!(out, "    .{name} = {text}").unwrap();
                }
                continue;
            }
            writeln!(out, "{id} = {text}").unwrap();
            if id == ROOT {
                for (name, text) in &shared {
                    writeln!(out, "    .{name} = {}", text.replace('\'', "’")).unwrap();
                }
            }
        }
        out
    }

    #[test]
    fn the_english_help_matches_the_comments() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/cli-help.ftl");
        let text = english();
        if std::env::var_os("UPDATE_GENERATED").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(path).unwrap(), text);
    }

    /// No help text of any command contains the parser's own English.
    #[test]
    fn help_is_translated_completely() {
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::default()) {
            let mut english = Vec::new();
            comments(&Args::command(), ROOT, &mut english);
            let mut waiting = vec![command(lang)];
            while let Some(mut one) = waiting.pop() {
                let help = one.render_help().to_string();
                for text in english.iter().map(|(_, _, text)| text.as_str()).chain([
                    "Usage:",
                    "Commands:",
                    "[default:",
                    "[env:",
                    "[possible",
                    "Print ",
                ]) {
                    assert!(!help.contains(text), "{lang} {}: {text:?} in\n{help}", one.get_name());
                }
                waiting.extend(one.get_subcommands().filter(|below| below.get_name() != "help").cloned());
            }
        }
    }

    #[test]
    fn usage_errors_are_translated() {
        for (arguments, part) in [
            (&["play", "--nope"][..], "pas ici d’argument «\u{202f}--nope\u{202f}»"),
            (&["sing"], "pas de commande «\u{202f}sing\u{202f}»"),
            (&["play"], "il manque"),
            (&["play", "goa", "--seats"], "demande une valeur"),
            (&["play", "goa", "--lang", "xx"], "«\u{202f}xx\u{202f}» n’est pas une valeur"),
            (&["play", "--resume", "a", "--seed", "1"], "ne vont pas ensemble"),
            (&["arena", "goa", "--bots", "random", "--games", "abc"], "il faut un nombre entier"),
            (&["arena", "goa", "--bots", "random", "--accept", "50"], "deux nombres séparés"),
            (&["train", "goa", "--games", "0"], "un nombre entier de 10 à 1000000"),
            (&["train", "goa", "--slips", "101"], "un nombre entier de 0 à 100"),
            (&["train", "goa", "--weight=0"], "un nombre au-dessus de 0, jusqu’à 1000"),
            (&["train", "goa", "--minutes=-1"], "un nombre de 0 à 525600"),
            (&["bench", "--seconds", "0"], "au-dessus de 0"),
        ] {
            let whole = ["caravelle"].iter().chain(arguments);
            let error = command(Lang::Fr).try_get_matches_from(whole).unwrap_err();
            let message = complaint(&error, Lang::Fr).unwrap();
            assert!(message.contains(part) && !message.contains("[cli-"), "{arguments:?}: {message}");
            assert_eq!(complaint(&error, Lang::En), None, "the parser speaks English itself");
        }
    }

    #[test]
    fn every_language_reads_the_same_command_line() {
        for arguments in [
            &["play", "goa", "--seats", "human,random", "--lang", "fr", "--option", "bonanza"][..],
            &["serve", "--listen", "127.0.0.1:0", "--bot-pause", "5", "--trusted-proxy", "10.0.0.0/8"],
            &["admin", "list", "--game", "goa", "--json", "--data-dir", "here"],
            &["backup", "file", "--lang=fr"],
            &["arena", "goa", "--bots", "random,greedy", "--csv", "--accept", "50,55"],
            &["tune", "goa", "--seats", "2,3"],
            &["completions", "bash"],
            &["bench"],
        ] {
            let whole = || ["caravelle"].iter().chain(arguments);
            let read = |lang| {
                let matches = command(lang).try_get_matches_from(whole()).unwrap();
                format!("{:?}", Args::from_arg_matches(&matches).unwrap())
            };
            assert_eq!(read(Lang::Fr), read(Lang::En), "{arguments:?}");
        }
    }

    #[test]
    fn help_uses_the_named_language() {
        let language = |arguments: &[&str], variables: &'static [(&str, &str)]| {
            let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
            language(&arguments, &|name| {
                variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(language(&["caravelle", "play", "--lang", "fr"], &[]), Lang::Fr);
        assert_eq!(language(&["caravelle", "--lang=fr"], &[("LANG", "en")]), Lang::Fr);
        assert_eq!(language(&["caravelle"], &[("CARAVELLE_LANG", "fr"), ("LANG", "en")]), Lang::Fr);
        assert_eq!(language(&["caravelle"], &[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(language(&["caravelle", "--lang", "xx"], &[]), Lang::En);
    }
}
