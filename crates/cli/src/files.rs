//! Recorded games as files.

use std::fs::{self, File};
use std::io::{BufRead, Read as _};
use std::path::Path;

use catalog::AnyMatch;
use engine::{Phrase, Record};

use crate::args::RecordArgs;
use crate::components::path;
use crate::failure::record_phrase;
use crate::play::chairs::Chairs;
use crate::{Failure, Renderer, components};

/// Reads a record; `-` is the standard input.
pub(crate) fn read(at: &Path, input: &mut dyn BufRead) -> Result<Record, Failure> {
    Record::read(&bytes(at, input)?).map_err(|error| damaged(at, record_phrase(&error)))
}

/// Reads the bytes of a record; `-` is the standard input.
pub(crate) fn bytes(at: &Path, input: &mut dyn BufRead) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    // One byte more than the maximum, to detect a longer file.
    let limit = Record::BYTES_MAX as u64 + 1;
    let done = if at.as_os_str() == "-" {
        input.take(limit).read_to_end(&mut bytes)
    } else {
        File::open(at).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    done.map_err(|error| Failure::Failed(path("cli-file", at).with("text", error.to_string().as_str())))?;
    Ok(bytes)
}

/// Reads and replays a record with the given components, and passes the players' names to the renderer.
pub(crate) fn replayed(
    args: &RecordArgs,
    renderer: &mut Renderer,
    input: &mut dyn BufRead,
) -> Result<(Record, Box<dyn AnyMatch>), Failure> {
    let record = read(&args.file, input)?;
    renderer.names = Chairs::of(&record).called();
    if let Ok(info) = catalog::info(&record.game) {
        components::load(info, args.components.as_deref())?;
    }
    let played = play(&args.file, &record)?;
    Ok((record, played))
}

/// Replays a record.
pub(crate) fn play(at: &Path, record: &Record) -> Result<Box<dyn AnyMatch>, Failure> {
    catalog::play_record(record).map_err(|error| damaged(at, record_phrase(&error)))
}

/// The failure for a damaged record.
pub(crate) fn damaged(at: &Path, what: Phrase) -> Failure {
    Failure::Failed(path("cli-damaged", at).with("what", what))
}

/// Replaces a record file.
pub(crate) fn write(at: &Path, record: &Record) -> Result<(), Failure> {
    write_text(at, &record.to_string())
}

/// Replaces a text file atomically.
pub(crate) fn write_text(at: &Path, text: &str) -> Result<(), Failure> {
    let refuse = |error: std::io::Error| {
        Failure::Failed(path("cli-file", at).with("text", error.to_string().as_str()))
    };
    let mut beside = at.as_os_str().to_owned();
    beside.push(".part");
    let beside = Path::new(&beside);
    fs::write(beside, text).map_err(refuse)?;
    fs::rename(beside, at).map_err(refuse)
}
