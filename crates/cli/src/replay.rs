//! `caravelle replay`: a recorded game, step by step or at one position.

use std::io::Write;

use catalog::{AnyMatch, EventInfo};
use engine::{Phrase, Record, Viewer};
use serde_json::{Value, json};

use crate::args::ReplayArgs;
use crate::{Failure, Renderer, Streams, files, result, write_json};

/// A record contains every move, so nothing is hidden from its reader.
const VIEWER: Viewer = Viewer::Everybody;

/// Prints the replay.
pub(crate) fn run(
    args: &ReplayArgs,
    mut renderer: Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let (record, whole) = files::replayed(&args.record, &mut renderer, streams.input)?;
    let moves = record.moves.len();
    let at = match args.at {
        Some(at) if at > moves => {
            return Err(Failure::Usage(Phrase::new("cli-replay-at").with("at", at).with("moves", moves)));
        }
        Some(at) => Some((at, whole.at(at))),
        None => None,
    };
    if args.json {
        let then = at.as_ref().map(|(at, then)| (*at, then.as_ref()));
        return write_json(streams.output, &document(&record, whole.as_ref(), then, &renderer));
    }
    write_heading(&record, &renderer, streams.output)?;
    let width = streams.width;
    match at {
        Some((at, then)) => write_position(at, then.as_ref(), &renderer, streams.output, width),
        None => write_moves(whole.as_ref(), &renderer, streams.output, width),
    }
}

fn write_heading(record: &Record, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    let line = Phrase::new("cli-replay-game").with("game", record.title.as_str());
    let line = line.with("seats", record.seats).with("moves", record.moves.len());
    Ok(writeln!(output, "{}", renderer.say(&line))?)
}

fn write_position(
    at: usize,
    then: &dyn AnyMatch,
    renderer: &Renderer,
    output: &mut dyn Write,
    width: usize,
) -> Result<(), Failure> {
    writeln!(output, "{}\n", renderer.say(&Phrase::new("cli-replay-after").with("at", at)))?;
    write!(output, "{}", renderer.page(&then.page(VIEWER), width))?;
    writeln!(output, "\n{}", renderer.say(&then.prompt(Viewer::Spectator)))?;
    write_result(then, renderer, output, width)
}

fn write_moves(
    whole: &dyn AnyMatch,
    renderer: &Renderer,
    output: &mut dyn Write,
    width: usize,
) -> Result<(), Failure> {
    for line in whole.opening(VIEWER).iter().filter_map(EventInfo::told) {
        writeln!(output, "    {}", renderer.say(line))?;
    }
    let events = whole.events(VIEWER, 0);
    for (one, seq) in whole.moves().iter().zip(1..) {
        let id = if one.forced { "cli-replay-forced" } else { "cli-replay-move" };
        let text = renderer.notation(whole.info().prefix, &one.text);
        let line = Phrase::new(id).with("seq", seq).with("seat", one.seat).with("text", text.as_str());
        writeln!(output, "{}", renderer.say(&line))?;
        let own = events.iter().filter(|row| row.seq == seq as usize);
        for line in own.filter_map(EventInfo::told) {
            writeln!(output, "    {}", renderer.say(line))?;
        }
    }
    write_result(whole, renderer, output, width)
}

fn write_result(
    playing: &dyn AnyMatch,
    renderer: &Renderer,
    output: &mut dyn Write,
    width: usize,
) -> Result<(), Failure> {
    match playing.outcome() {
        Some(outcome) => {
            let page = result::page(playing.info(), &outcome);
            Ok(write!(output, "\n{}", renderer.page(&page, width))?)
        }
        None => Ok(writeln!(output, "{}", renderer.word("cli-unfinished"))?),
    }
}

/// The record as a JSON document, at one position with its state.
fn document(
    record: &Record,
    whole: &dyn AnyMatch,
    then: Option<(usize, &dyn AnyMatch)>,
    renderer: &Renderer,
) -> Value {
    let playing = then.map_or(whole, |(_, then)| then);
    let events = playing.events(VIEWER, 0);
    let one = |(one, seq): (&catalog::AnyMove, usize)| {
        let events: Vec<Value> = events
            .iter()
            .filter(|row| row.seq == seq)
            .map(|row| json!({ "event": row.event, "say": renderer.say(&row.say) }))
            .collect();
        json!({ "seq": seq, "seat": one.seat, "text": one.text, "forced": one.forced, "events": events })
    };
    let options: Value = serde_json::from_str(&record.options).unwrap_or_default();
    let mut document = json!({
        "game": record.game,
        "title": record.title,
        "rules_version": record.rules,
        "data": record.data.to_string(),
        "seats": record.seats,
        "options": options,
        "seed": record.seed,
        "players": record.players,
        "opening": referee::events(&playing.opening(VIEWER), renderer),
        "course": format!("{:016x}", record.course),
        "moves": playing.moves().iter().zip(1..).map(one).collect::<Vec<_>>(),
        "turn": referee::turn(playing, None, renderer),
        "outcome": referee::result(playing.outcome().as_ref(), renderer),
    });
    if let Some((at, then)) = then {
        document["at"] = json!(at);
        document["view"] = then.view(VIEWER).value();
    }
    document
}
