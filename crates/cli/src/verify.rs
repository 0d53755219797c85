//! `caravelle verify`: checks a recorded game.

use std::io::{BufRead, Write};

use catalog::AnyMatch;
use engine::{Phrase, Record, RecordError, Seat};
use serde_json::json;

use crate::args::VerifyArgs;
use crate::failure::record_phrase;
use crate::play::chairs::Chairs;
use crate::{Failure, Renderer, Streams, components, files, result, write_json};

/// A valid record.
struct Verified {
    record: Record,
    played: Box<dyn AnyMatch>,
    /// The origin of the seed.
    seed: Origin,
}

/// The origin of the randomness that a record declares.
#[derive(Clone, Copy)]
enum Origin {
    /// The seed follows from secret and salts, and the secret matches the commitment.
    Proven,
    /// The record has a commitment, but not its secret.
    Committed,
    /// The record contains the seed only.
    Recorded,
    /// The game began from a state.
    State,
}

/// The reason why a record is rejected.
enum Wrong {
    /// The first invalid line.
    Record(Box<RecordError>),
    /// Another failure, such as an unreadable file.
    Other(Failure),
}

impl From<RecordError> for Wrong {
    fn from(error: RecordError) -> Wrong {
        Wrong::Record(Box::new(error))
    }
}

impl From<Failure> for Wrong {
    fn from(failure: Failure) -> Wrong {
        Wrong::Other(failure)
    }
}

/// Runs all checks and prints the results. The first invalid line is a failure.
pub(crate) fn run(
    args: &VerifyArgs,
    mut renderer: Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    match check(args, &mut renderer, streams.input) {
        Ok(verified) if args.json => write_json(streams.output, &document(&verified, &renderer)),
        Ok(verified) => report(&verified, &renderer, streams.output),
        Err(Wrong::Record(error)) => {
            let problem = record_phrase(&error);
            if args.json {
                let sentence = renderer.say(&problem);
                let document =
                    json!({ "good": false, "line": error.line, "kind": error.kind(), "problem": sentence });
                write_json(streams.output, &document)?;
            }
            Err(files::damaged(&args.record.file, problem))
        }
        Err(Wrong::Other(failure)) => Err(failure),
    }
}

/// Replays the record with the given components, and passes the players' names to the renderer.
fn check(args: &VerifyArgs, renderer: &mut Renderer, input: &mut dyn BufRead) -> Result<Verified, Wrong> {
    let record = Record::read(&files::bytes(&args.record.file, input)?)?;
    renderer.names = Chairs::of(&record).called();
    if let Ok(info) = catalog::info(&record.game) {
        components::load(info, args.record.components.as_deref())?;
    }
    let played = catalog::play_record(&record)?;
    let seed = match (record.is_proven()?, &record.state, &record.commitment) {
        (true, _, _) => Origin::Proven,
        (false, Some(_), _) => Origin::State,
        (false, None, Some(_)) => Origin::Committed,
        (false, None, None) => Origin::Recorded,
    };
    Ok(Verified { record, played, seed })
}

/// Prints the results of the checks as sentences.
fn report(verified: &Verified, renderer: &Renderer, output: &mut dyn Write) -> Result<(), Failure> {
    let Verified { record, played, seed } = verified;
    let mut say = |phrase: Phrase| writeln!(output, "{}", renderer.say(&phrase));
    let text = Phrase::new;
    say(text("cli-verify-header").with("game", record.title.as_str()).with("rules", record.rules))?;
    say(text("cli-verify-data").with("hash", record.data.to_string().as_str()))?;
    say(text(match seed {
        Origin::Proven => "cli-verify-proven",
        Origin::State => "cli-verify-state",
        Origin::Committed => "cli-verify-committed",
        Origin::Recorded => "cli-verify-seed",
    }))?;
    say(text("cli-verify-moves").with("moves", record.moves.len()))?;
    say(text("cli-verify-course").with("course", played.course().to_string().as_str()))?;
    match played.outcome() {
        Some(outcome) => {
            let scores = Seat::all(played.seats()).zip(outcome.scores());
            let score = |(seat, points): (Seat, i32)| {
                text("cli-verify-score").with("name", result::name(seat)).with("points", points)
            };
            let rivals = outcome.rivals.iter().map(|rival| {
                let points = rival.sheet.total();
                text("cli-verify-score").with("name", rival.name.clone()).with("points", points)
            });
            let scores = scores.map(score).chain(rivals).collect::<Vec<_>>();
            say(text("cli-verify-result").with("scores", scores))?;
        }
        None => say(text("cli-verify-unfinished"))?,
    }
    say(text("cli-verify-good"))?;
    Ok(())
}

/// The results of the checks as JSON.
fn document(verified: &Verified, renderer: &Renderer) -> serde_json::Value {
    let Verified { record, played, seed } = verified;
    let seed = match seed {
        Origin::Proven => "proven",
        Origin::Committed => "committed",
        Origin::Recorded => "recorded",
        Origin::State => "state",
    };
    json!({
        "good": true,
        "game": record.game,
        "title": record.title,
        "rules_version": record.rules,
        "data": record.data.to_string(),
        "seed": seed,
        "moves": record.moves.len(),
        "course": played.course().to_string(),
        "outcome": referee::result(played.outcome().as_ref(), renderer),
    })
}
