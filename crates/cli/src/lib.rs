//! The `caravelle` program without its process: the commands, with input and output as parameters.
//!
//! Commands get parsed arguments, write to the given output, and return `Ok` or a [`Failure`], which becomes the exit
//! code. This crate contains no rules and no sentences: messages are in `locales/*/cli.ftl` and `cli-help.ftl`.

mod admin;
mod analyze;
#[cfg(feature = "lab")]
mod arena;
pub mod args;
#[cfg(feature = "lab")]
mod bench;
mod campaign;
mod complete;
mod components;
mod config;
mod failure;
mod files;
mod games;
mod health;
mod help;
mod learn;
mod lines;
mod maintenance;
mod manual;
mod play;
mod progress;
pub mod referee;
mod replay;
mod result;
mod rules;
mod serve;
mod suggest;
#[cfg(test)]
mod testing;
#[cfg(feature = "lab")]
mod train;
#[cfg(feature = "lab")]
mod tune;
mod verify;

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::Phrase;

use crate::args::Command;
use crate::config::Wrong;
pub use crate::failure::{Code, Failure};
use words::Lang;
pub use words::Renderer;

/// The input and output of a command.
pub struct Streams<'a> {
    pub input: &'a mut dyn BufRead,
    pub output: &'a mut dyn Write,
    /// The standard error: errors and progress.
    pub errors: &'a mut dyn Write,
    /// Whether input and output are a terminal.
    pub terminal: bool,
    /// Whether they are a real terminal, which can show a full screen.
    pub screen: bool,
    /// The number of characters per line.
    pub width: usize,
    /// Whether errors go to a terminal. Long commands then show a progress bar.
    pub watched: bool,
}

impl std::fmt::Debug for Streams<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Streams").field("terminal", &self.terminal).finish_non_exhaustive()
    }
}

/// Runs the program: arguments with the program's name first, and a function that looks up environment variables.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    variable: &dyn Fn(&str) -> Option<String>,
    streams: &mut Streams<'_>,
) -> Code {
    let default = Renderer::of_environment(variable);
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let lang = help::language(&arguments, variable);
    let colour = has_colour(variable, streams);
    let args = match config::parse(arguments, lang) {
        Ok(args) => args,
        Err(Wrong::Usage(error)) => return explain(&error, lang, colour, streams),
        Err(Wrong::File(failure)) => return finish(Err(failure), default, colour, streams),
    };
    let Some(command) = args.command else { return Code::Usage };
    let renderer = command.lang().map_or(default, Renderer::new);
    // An internal error ends with a message and its own exit code. The panic has printed its location.
    let work = AssertUnwindSafe(|| dispatch(command, &renderer, variable, streams));
    let result = catch_unwind(work).unwrap_or_else(|_| Err(Failure::Failed(Phrase::new("cli-fault"))));
    let result = result.and_then(|()| streams.output.flush().map_err(Failure::from));
    finish(result, renderer, colour, streams)
}

fn dispatch(
    command: Command,
    renderer: &Renderer,
    variable: &dyn Fn(&str) -> Option<String>,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(&args, renderer, variable, streams),
        Command::Password(args) => maintenance::password(&args, renderer, variable, streams.output),
        Command::MigrateStore(args) => maintenance::migrate(&args, renderer, variable, streams.output),
        Command::Backup(args) => maintenance::copy(&args, server::backup, renderer, variable, streams.output),
        Command::Restore(args) => {
            maintenance::copy(&args, server::restore, renderer, variable, streams.output)
        }
        Command::Check(args) => maintenance::check(&args, renderer, variable, streams.output),
        Command::Health(args) => health::run(&args, renderer, streams.output),
        Command::Admin(args) => admin::run(&args, renderer, variable, streams.output),
        Command::Games(args) => games::run(&args, renderer, streams.output),
        Command::Rules(args) => rules::run(&args, renderer, streams.output),
        Command::Learn(args) => learn::run(&args, renderer, streams.width, streams.output),
        Command::Referee(args) => referee::run(&args, renderer, streams),
        Command::Play(args) => play::run(&args, renderer.clone(), variable, streams),
        Command::Replay(args) => replay::run(&args, renderer.clone(), streams),
        Command::Verify(args) => verify::run(&args, renderer.clone(), streams),
        Command::Analyze(args) => analyze::run(&args, renderer.clone(), streams),
        #[cfg(feature = "lab")]
        Command::Arena(args) => arena::run(&args, renderer, streams),
        #[cfg(feature = "lab")]
        Command::Tune(args) => tune::run(&args, renderer, streams),
        #[cfg(feature = "lab")]
        Command::Train(args) => train::run(&args, renderer, streams),
        #[cfg(feature = "lab")]
        Command::Bench(args) => bench::run(&args, renderer, streams),
        #[cfg(not(feature = "lab"))]
        Command::Arena(_) | Command::Tune(_) | Command::Train(_) | Command::Bench(_) => {
            Err(Failure::without("lab"))
        }
        Command::Completions(args) => manual::completions(args.shell, streams.output),
        Command::Complete(args) => complete::run(&args, streams.output),
        Command::Man(args) => manual::pages(&args.folder),
    }
}

/// Prints help or version; other errors of clap are wrong usage.
fn explain(error: &clap::Error, lang: Lang, colour: bool, streams: &mut Streams<'_>) -> Code {
    let text = help::complaint(error, lang).unwrap_or_else(|| error.render().to_string());
    let (to, code): (&mut dyn Write, Code) =
        if error.use_stderr() { (streams.errors, Code::Usage) } else { (streams.output, Code::Done) };
    let text = if colour && code == Code::Usage { coloured(&text) } else { text };
    // If the pipe is closed, the text is dropped.
    let _ = write!(to, "{text}").and_then(|()| to.flush());
    code
}

fn finish(result: Result<(), Failure>, renderer: Renderer, colour: bool, streams: &mut Streams<'_>) -> Code {
    let Err(failure) = result else { return Code::Done };
    if let Some(phrase) = failure.phrase() {
        let text = format!("caravelle: {}", renderer.say(phrase));
        let text = if colour { coloured(&text) } else { text };
        // A failure to write the error is ignored.
        let _ = writeln!(streams.errors, "{text}");
    }
    failure.code()
}

/// Whether errors are coloured: on a terminal with colours, unless `NO_COLOR` is set (see no-color.org).
fn has_colour(variable: &dyn Fn(&str) -> Option<String>, streams: &Streams<'_>) -> bool {
    let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
    streams.watched && !is_set("NO_COLOR") && variable("TERM").is_none_or(|term| term != "dumb")
}

/// An error with its first words, up to the colon, in bold red, and tips of the parser in green.
fn coloured(text: &str) -> String {
    let (head, rest) = text.split_at(text.find(':').map_or(0, |at| at + 1));
    let rest = rest.replace("\n  tip:", "\n  \x1b[32mtip:\x1b[0m");
    format!("\x1b[1;31m{head}\x1b[0m{rest}")
}

/// Writes one indented JSON document with a final newline.
fn write_json(output: &mut dyn Write, value: &impl serde::Serialize) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *output, value).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
