//! Completion of command lines in shells: commands, options, and the names of games, bots, options of games and
//! languages.
//!
//! The scripts of bash, zsh and fish pass the command line to the hidden command `complete` and offer what it prints.
//! An empty answer means that the shell completes file names.

use std::collections::BTreeSet;
use std::io::Write;

use clap::{Arg, ArgAction, Command, CommandFactory as _};
use clap_complete::Shell;
use engine::Choices;
use words::Lang;

use crate::Failure;
use crate::args::{Args, CompleteArgs};

/// The largest range of numbers that is listed.
const NUMBERS_MAX: i64 = 12;

/// The completion script of a shell that uses this command.
pub(crate) fn script(shell: Shell) -> Option<&'static str> {
    if shell == Shell::Bash {
        Some(include_str!("complete/caravelle.bash"))
    } else if shell == Shell::Zsh {
        Some(include_str!("complete/_caravelle"))
    } else if shell == Shell::Fish {
        Some(include_str!("complete/caravelle.fish"))
    } else {
        None
    }
}

/// Prints the completions of the last word, one per line.
pub(crate) fn run(args: &CompleteArgs, output: &mut dyn Write) -> Result<(), Failure> {
    let words = split(&args.line);
    let last = words.last().map_or("", String::as_str);
    // Bash splits words at `=` and `:`, and replaces only the last part.
    let kept = if args.shell == Shell::Bash { last.rfind(['=', ':']).map_or(0, |at| at + 1) } else { 0 };
    for candidate in candidates(&words) {
        writeln!(output, "{}", candidate.get(kept..).unwrap_or_default())?;
    }
    Ok(())
}

/// The words of a command line. The last one is incomplete; it is empty after a space.
fn split(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    let mut is_escaped = false;
    for c in line.chars() {
        let word = words.last_mut().expect("there is always a last word");
        if is_escaped {
            word.push(c);
            is_escaped = false;
        } else if c == '\\' && quote != Some('\'') {
            is_escaped = true;
        } else if quote == Some(c) {
            quote = None;
        } else if quote.is_none() && (c == '\'' || c == '"') {
            quote = Some(c);
        } else if quote.is_none() && c.is_whitespace() {
            if !word.is_empty() {
                words.push(String::new());
            }
        } else {
            word.push(c);
        }
    }
    words
}

/// The completions of the last word. The first word is the program.
fn candidates(words: &[String]) -> Vec<String> {
    let mut root = Args::command();
    root.build();
    let [_, before @ .., last] = words else { return Vec::new() };
    let line = Line::read(&root, before);
    let mut found: Vec<String> =
        match (line.open, last.strip_prefix("--").and_then(|rest| rest.split_once('='))) {
            (Some(arg), _) => line.values(arg, last),
            (None, Some((name, value))) => {
                let values = line.option(name).map(|arg| line.values(arg, value)).unwrap_or_default();
                values.into_iter().map(|value| format!("--{name}={value}")).collect()
            }
            (None, None) if last.starts_with('-') => line.options(),
            (None, None) => line.commands().chain(line.positional(last)).collect(),
        };
    found.retain(|candidate| candidate.starts_with(last.as_str()) && candidate != last);
    found
}

/// The parsed part of a command line.
struct Line<'a> {
    command: &'a Command,
    /// The options given so far.
    given: BTreeSet<&'a str>,
    /// The option whose value is expected next.
    open: Option<&'a Arg>,
    /// The positional arguments.
    plain: Vec<&'a str>,
}

impl<'a> Line<'a> {
    fn read(root: &'a Command, words: &'a [String]) -> Line<'a> {
        let mut line = Line { command: root, given: BTreeSet::new(), open: None, plain: Vec::new() };
        for word in words {
            if line.open.take().is_some() {
                continue;
            }
            if let Some(option) = word.strip_prefix("--") {
                let name = option.split('=').next().unwrap_or_default();
                line.given.insert(name);
                let takes_next = |arg: &&Arg| takes_value(arg) && !option.contains('=');
                line.open = line.option(name).filter(takes_next);
            } else if let Some(below) = line.command.find_subcommand(word).filter(|_| line.plain.is_empty()) {
                line.command = below;
            } else if !word.starts_with('-') || word == "-" {
                line.plain.push(word);
            }
        }
        line
    }

    fn option(&self, name: &str) -> Option<&'a Arg> {
        self.command.get_arguments().find(|arg| arg.get_long() == Some(name))
    }

    /// The options that may follow.
    fn options(&self) -> Vec<String> {
        let may_repeat = |arg: &Arg| matches!(arg.get_action(), ArgAction::Append);
        let shown = self.command.get_arguments().filter(|arg| !arg.is_hide_set());
        let left = shown.filter_map(|arg| {
            let name = arg.get_long()?;
            (may_repeat(arg) || !self.given.contains(name)).then(|| format!("--{name}"))
        });
        left.collect()
    }

    fn commands(&self) -> impl Iterator<Item = String> {
        let all = self.command.get_subcommands().filter(|below| !below.is_hide_set());
        all.filter(|_| self.plain.is_empty()).map(|below| below.get_name().to_owned())
    }

    /// The values of the next positional argument. The last of several may repeat.
    fn positional(&self, typed: &str) -> Vec<String> {
        let all: Vec<&Arg> = self.command.get_positionals().collect();
        let next = all
            .get(self.plain.len())
            .or_else(|| all.last().filter(|arg| matches!(arg.get_action(), ArgAction::Append)));
        next.map(|arg| self.values(arg, typed)).unwrap_or_default()
    }

    /// The values of an argument; none for files and free text.
    fn values(&self, arg: &Arg, typed: &str) -> Vec<String> {
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        let games = || catalog::infos().into_iter().map(|info| info.id).collect::<Vec<_>>();
        match (self.command.get_name(), arg.get_id().as_str()) {
            (_, "game" | "games") => owned(games()),
            (_, "lang") => Lang::ALL.iter().map(ToString::to_string).collect(),
            (_, "bots") => list(typed, &bots()),
            ("play", "seats") => list(typed, &[&["human"], bots().as_slice()].concat()),
            (_, "options") => self.game_options(),
            _ => arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect(),
        }
    }

    /// The options of the given game, each with its values.
    fn game_options(&self) -> Vec<String> {
        let Some(info) = self.plain.first().and_then(|game| catalog::info(game).ok()) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for option in info.options {
            let mut add = |value: &str| found.push(format!("{}={value}", option.key));
            match option.choices {
                Choices::Flag => ["true", "false"].into_iter().for_each(add),
                Choices::Words(words) => words.iter().copied().for_each(add),
                Choices::Number { min, max, .. } if max - min < NUMBERS_MAX => {
                    (min..=max).for_each(|number| add(&number.to_string()));
                }
                Choices::Number { .. } | Choices::Json => add(""),
            }
        }
        found
    }
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values()
}

/// The levels first, then the other bots.
fn bots() -> Vec<&'static str> {
    let others = bots::list().iter().filter(|bot| bot.stands_for.is_none()).map(|bot| bot.name);
    bots::levels().iter().copied().chain(others).collect()
}

/// A comma-separated list: the text up to the last comma, followed by each name.
fn list(typed: &str, names: &[&str]) -> Vec<String> {
    let head = typed.rfind(',').map_or("", |at| &typed[..=at]);
    names.iter().map(|name| format!("{head}{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(line: &str) -> Vec<String> {
        candidates(&split(line))
    }

    #[test]
    fn a_line_is_split_as_a_shell_does() {
        assert_eq!(split("caravelle  play go"), ["caravelle", "play", "go"]);
        assert_eq!(split("caravelle play "), ["caravelle", "play", ""]);
        assert_eq!(split(r#"a "b c" d\ e 'f\'"#), ["a", "b c", "d e", r"f\"]);
    }

    #[test]
    fn commands_games_bots_and_options_are_completed() {
        for (line, wanted) in [
            ("caravelle ver", &["verify"][..]),
            ("caravelle admin un", &["unfreeze"]),
            ("caravelle play m", &["mundus-novus", "maracaibo"]),
            ("caravelle rules go", &["goa"]),
            ("caravelle bench goa i", &["ilos"]),
            ("caravelle play goa --se", &["--seats", "--seed"]),
            ("caravelle play goa --seats human,me", &["human,medium"]),
            ("caravelle play goa --seats=hum", &["--seats=human"]),
            ("caravelle arena goa --bots greedy,ran", &["greedy,random"]),
            ("caravelle play goa --option bon", &["bonanza=true", "bonanza=false"]),
            ("caravelle play goa --option bonanza=t", &["bonanza=true"]),
            ("caravelle games --lang f", &["fr"]),
            ("caravelle completions fi", &["fish"]),
            ("caravelle admin list --game il", &["ilos"]),
            // Files and free text.
            ("caravelle verify ga", &[]),
            ("caravelle play goa --save ga", &[]),
            ("caravelle play goa --option ", &[]),
        ] {
            let found = after(line);
            if line.ends_with("--option ") {
                assert!(found.len() > 2 && found.iter().all(|one| one.contains('=')), "{found:?}");
                continue;
            }
            assert_eq!(found, wanted, "{line}");
        }
    }

    #[test]
    fn options_complete_once_unless_repeatable() {
        let found = after("caravelle play goa --seed 1 --option bonanza=true --");
        assert!(!found.contains(&"--seed".to_owned()) && found.contains(&"--option".to_owned()), "{found:?}");
    }

    #[test]
    fn the_first_word_offers_every_visible_command() {
        let found = after("caravelle ");
        assert!(
            ["serve", "play", "verify"].iter().all(|name| found.contains(&(*name).to_owned())),
            "{found:?}"
        );
        assert!(!found.contains(&"complete".to_owned()), "{found:?}");
        assert_eq!(after(""), Vec::<String>::new());
    }

    #[test]
    fn bash_completion_omits_the_part_before_an_equals_sign() {
        let run = |shell| {
            let mut output = Vec::new();
            let line = "caravelle play goa --option bonanza=t".to_owned();
            super::run(&CompleteArgs { shell, line }, &mut output).unwrap();
            String::from_utf8(output).unwrap()
        };
        assert_eq!(run(Shell::Bash), "true\n");
        assert_eq!(run(Shell::Fish), "bonanza=true\n");
    }
}
