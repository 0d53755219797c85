//! The process of the program.

use std::io::{self, BufWriter, IsTerminal as _, Write as _};
use std::process::ExitCode;

use cli::Streams;

fn main() -> ExitCode {
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let watched = io::stderr().is_terminal();
    let mut output = BufWriter::new(io::stdout().lock());
    // Shells set the variable only sometimes, so the terminal is asked too.
    let columns = std::env::var("COLUMNS").ok().and_then(|text| text.parse::<usize>().ok());
    let width = columns.or_else(terminal_width).unwrap_or(100).clamp(40, 400);
    let mut streams = Streams {
        input: &mut io::stdin().lock(),
        output: &mut output,
        errors: &mut io::stderr(),
        terminal,
        screen: terminal && cfg!(unix),
        width,
        watched,
    };
    let code = cli::run(std::env::args_os(), &|name| std::env::var(name).ok(), &mut streams);
    // Write errors were reported already, or the reader is gone.
    let _ = output.flush();
    ExitCode::from(code as u8)
}

/// The width of the output terminal.
#[cfg(unix)]
fn terminal_width() -> Option<usize> {
    let size = rustix::termios::tcgetwinsize(io::stdout()).ok()?;
    Some(usize::from(size.ws_col)).filter(|&columns| columns > 0)
}

/// The width of the output terminal, which is unknown on this system.
#[cfg(not(unix))]
fn terminal_width() -> Option<usize> {
    None
}
