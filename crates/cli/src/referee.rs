//! `caravelle referee`: JSON-RPC 2.0, one message a line, to drive any game from any language.
//!
//! A line is a request, a notification or a batch. A bad line is answered, never fatal, and a fault of ours freezes
//! the match it happened in and no other.

mod desk;
pub(crate) mod methods;
mod rpc;

use std::path::Path;

use crate::args::RefereeArgs;
use crate::lines::{Lines, TooLong};
use crate::{Failure, Streams, Tongue};

pub use desk::Desk;
pub use rpc::answer;

/// Answers line by line until the input ends.
pub(crate) fn run(args: &RefereeArgs, tongue: &Tongue, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let mut desk = desk(args.components.as_deref())?;
    let mut lines = Lines::new();
    while let Some(line) = lines.next(streams.input)? {
        let reply = match line {
            // An empty line is no message, and the usual end of a file.
            Ok(bytes) if bytes.iter().all(u8::is_ascii_whitespace) => None,
            Ok(bytes) => answer(&mut desk, bytes),
            Err(TooLong) => Some(rpc::too_long()),
        };
        for report in desk.reports() {
            // A fault is told in full where a person may look; the protocol goes on.
            let _ = writeln!(streams.errors, "caravelle: {}", tongue.say(&report));
        }
        if let Some(reply) = reply {
            serde_json::to_writer(&mut *streams.output, &reply).map_err(std::io::Error::from)?;
            writeln!(streams.output)?;
            streams.output.flush()?;
        }
    }
    Ok(())
}

/// A desk with no match yet, with the component files of a folder if one is given.
pub fn desk(components: Option<&Path>) -> Result<Desk, Failure> {
    let infos = catalog::infos();
    let data = crate::components::load_all(&infos, components)?;
    Ok(Desk::new(infos.iter().map(|info| info.id).zip(data).collect()))
}
