//! The `caravelle` program, all but its process: what each command does, with input and output handed in.
//!
//! Commands read arguments that are parsed already, write to the given output and end with `Ok` or a [`Failure`],
//! which becomes the exit code. No rule of a game lives here, and no sentence: words are in `locales/*/cli.ftl`
//! and `cli-help.ftl`.

mod admin;
mod analyze;
mod arena;
pub mod args;
mod bench;
mod campaign;
mod components;
mod config;
mod failure;
mod files;
mod games;
mod help;
mod learn;
mod lines;
mod manual;
mod play;
pub mod referee;
mod replay;
mod result;
mod rules;
mod serve;
mod train;
mod tune;
mod upkeep;
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

/// Where a command reads and writes.
pub struct Streams<'a> {
    /// What is typed.
    pub input: &'a mut dyn BufRead,
    /// What is asked for.
    pub output: &'a mut dyn Write,
    /// What goes wrong, and how far long work is.
    pub errors: &'a mut dyn Write,
    /// Whether input and output are a terminal.
    pub terminal: bool,
    /// Whether they are a real terminal, on which a screen can be kept.
    pub screen: bool,
    /// How many characters fit in a line.
    pub width: usize,
    /// Whether errors go to a terminal: then long work shows how far it is.
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
    let args = match config::parse(arguments, lang) {
        Ok(args) => args,
        Err(Wrong::Usage(error)) => return explain(&error, lang, streams),
        Err(Wrong::File(failure)) => return finish(Err(failure), default, streams),
    };
    let Some(command) = args.command else { return Code::Usage };
    let renderer = command.lang().map_or(default, Renderer::new);
    // A fault of ours ends with a message and a code of our own; the panic has told where it happened.
    let work = AssertUnwindSafe(|| dispatch(command, &renderer, variable, streams));
    let result = catch_unwind(work).unwrap_or_else(|_| Err(Failure::Failed(Phrase::new("cli-fault"))));
    let result = result.and_then(|()| streams.output.flush().map_err(Failure::from));
    finish(result, renderer, streams)
}

fn dispatch(
    command: Command,
    renderer: &Renderer,
    variable: &dyn Fn(&str) -> Option<String>,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(&args, renderer, variable, streams),
        Command::Password(args) => upkeep::password(&args, renderer, variable, streams.output),
        Command::MigrateStore(args) => upkeep::migrate(&args, renderer, variable, streams.output),
        Command::Backup(args) => upkeep::copy(&args, server::backup, renderer, variable, streams.output),
        Command::Restore(args) => upkeep::copy(&args, server::restore, renderer, variable, streams.output),
        Command::Check(args) => upkeep::check(&args, renderer, variable, streams.output),
        Command::Admin(args) => admin::run(&args, renderer, variable, streams.output),
        Command::Games(args) => games::run(&args, renderer, streams.output),
        Command::Rules(args) => rules::run(&args, renderer, streams.output),
        Command::Learn(args) => learn::run(&args, renderer, streams.width, streams.output),
        Command::Referee(args) => referee::run(&args, renderer, streams),
        Command::Play(args) => play::run(&args, renderer.clone(), variable, streams),
        Command::Replay(args) => replay::run(&args, renderer.clone(), streams),
        Command::Verify(args) => verify::run(&args, renderer.clone(), streams),
        Command::Analyze(args) => analyze::run(&args, renderer.clone(), streams),
        Command::Arena(args) => arena::run(&args, renderer, streams),
        Command::Tune(args) => tune::run(&args, renderer, streams),
        Command::Train(args) => train::run(&args, renderer, streams),
        Command::Bench(args) => bench::run(&args, renderer, streams),
        Command::Completions(args) => manual::completions(args.shell, streams.output),
        Command::Man(args) => manual::pages(&args.folder),
    }
}

/// Help and version are answers; anything else clap says is about wrong usage.
fn explain(error: &clap::Error, lang: Lang, streams: &mut Streams<'_>) -> Code {
    let text = help::complaint(error, lang).unwrap_or_else(|| error.render().to_string());
    let (to, code): (&mut dyn Write, Code) =
        if error.use_stderr() { (streams.errors, Code::Usage) } else { (streams.output, Code::Done) };
    // Whoever has closed the pipe does not want to read this.
    let _ = write!(to, "{text}").and_then(|()| to.flush());
    code
}

fn finish(result: Result<(), Failure>, renderer: Renderer, streams: &mut Streams<'_>) -> Code {
    let Err(failure) = result else { return Code::Done };
    if let Some(phrase) = failure.phrase() {
        // There is nowhere else to complain.
        let _ = writeln!(streams.errors, "caravelle: {}", renderer.say(phrase));
    }
    failure.code()
}

/// Writes one JSON document, indented, with a line end.
fn write_json(output: &mut dyn Write, value: &impl serde::Serialize) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut *output, value).map_err(io::Error::from)?;
    Ok(writeln!(output)?)
}
