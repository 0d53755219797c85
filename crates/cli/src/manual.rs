//! Extra files for packages: shell completions and the manual, both generated from the command line definition.

use std::io::Write;
use std::path::Path;

use clap::CommandFactory as _;
use clap_complete::Shell;
use engine::Phrase;
use words::Lang;

use crate::args::Args;
use crate::{Failure, complete, help};

/// The name of the program and of its first page.
const NAME: &str = "caravelle";

/// Prints the completion script of a shell.
pub(crate) fn completions(shell: Shell, output: &mut dyn Write) -> Result<(), Failure> {
    if let Some(script) = complete::script(shell) {
        return Ok(output.write_all(script.as_bytes())?);
    }
    // Other shells get a fixed list of commands and options. It is written at once; a closed pipe is not a failure.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), NAME, &mut script);
    Ok(output.write_all(&script)?)
}

/// Writes a manual page for the program and one for each command.
pub(crate) fn pages(folder: &Path) -> Result<(), Failure> {
    let unusable = |error: std::io::Error| {
        let phrase = Phrase::new("cli-man-folder").with("what", folder.display().to_string().as_str());
        Failure::Failed(phrase.with("text", error.to_string().as_str()))
    };
    std::fs::create_dir_all(folder).map_err(unusable)?;
    // Without the command `help`, whose page would repeat the others.
    clap_mangen::generate_to(help::command(Lang::default()).disable_help_subcommand(true), folder)
        .map_err(unusable)
}
