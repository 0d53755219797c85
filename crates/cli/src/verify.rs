//! `caravelle verify`: whether a recorded game is what it says.

use engine::{Phrase, Seat};

use crate::args::VerifyArgs;
use crate::failure::record_phrase;
use crate::{Failure, Renderer, Streams, files, result};

/// Checks all that can be checked and says what that was; the first thing that is wrong fails it, with its line.
pub(crate) fn run(
    args: &VerifyArgs,
    mut renderer: Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let (record, playing) = files::replayed(&args.record, &mut renderer, streams.input)?;
    let proven =
        record.is_proven().map_err(|error| files::damaged(&args.record.file, record_phrase(&error)))?;

    let mut say = |phrase: Phrase| writeln!(streams.output, "{}", renderer.say(&phrase));
    let text = Phrase::new;
    say(text("cli-verify-header").with("game", record.title.as_str()).with("rules", record.rules))?;
    say(text("cli-verify-data").with("hash", record.data.to_string().as_str()))?;
    say(text(match (proven, &record.state, &record.commitment) {
        (true, _, _) => "cli-verify-proven",
        (false, Some(_), _) => "cli-verify-state",
        (false, None, Some(_)) => "cli-verify-committed",
        (false, None, None) => "cli-verify-seed",
    }))?;
    say(text("cli-verify-moves").with("moves", record.moves.len()))?;
    say(text("cli-verify-course").with("course", playing.course().to_string().as_str()))?;
    match playing.outcome() {
        Some(outcome) => {
            let scores = Seat::all(playing.seats()).zip(outcome.scores());
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
