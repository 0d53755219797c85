//! `caravelle bench`: the speed of random play, in absolute numbers and relative to a yardstick.

use std::io::Write;
use std::time::Duration;

use arena::Thinking;
use catalog::Visitor;
use engine::{DataId, Game, Info, Phrase, SetupError};
use serde_json::json;
use speed::{Report, Row};

use crate::arena::number;
use crate::args::BenchArgs;
use crate::progress::bar;
use crate::{Failure, Renderer, Streams, components, write_json};

/// Measures and prints the results.
pub(crate) fn run(args: &BenchArgs, renderer: &Renderer, streams: &mut Streams<'_>) -> Result<(), Failure> {
    let infos: Vec<&'static Info> = if args.games.is_empty() {
        catalog::infos()
    } else {
        args.games.iter().map(|game| catalog::info(game)).collect::<Result<_, _>>()?
    };
    let seats: Vec<usize> =
        infos.iter().map(|info| args.seats.unwrap_or_else(|| speed::seats_for(info))).collect();
    for (info, &seats) in infos.iter().zip(&seats) {
        SetupError::check_seats(info, seats).map_err(catalog::CatalogError::from)?;
    }
    let data = components::load_all(&infos, args.components.as_deref())?;
    let games: Vec<(&str, DataId, usize)> =
        infos.iter().zip(data).zip(seats).map(|((info, data), seats)| (info.id, data, seats)).collect();
    if let Some(decisions) = args.decisions {
        return fixed(&games, decisions, args.seed, streams.output);
    }
    let mut bar = |part: f64| {
        if streams.watched {
            // A failure to draw the progress bar is ignored.
            let _ = write!(streams.errors, "\r{}", bar(part)).and_then(|()| streams.errors.flush());
        }
    };
    let report = speed::measure(&games, Duration::from_secs_f64(args.seconds), &mut bar)?;
    // Evaluations and playouts take a part of the time each.
    let think = |&(game, data, seats): &(&str, DataId, usize)| {
        arena::thinking(game, data, seats, (args.seconds / 6.0).min(2.0))
    };
    let thinking: Vec<Thinking> = games.iter().map(think).collect::<Result<_, _>>()?;
    if streams.watched {
        let _ = write!(streams.errors, "\r{:60}\r", "");
    }
    if args.json {
        let mut all = serde_json::to_value(&report).map_err(std::io::Error::from)?;
        for (row, thinking) in thinking.iter().enumerate() {
            all["games"][row]["thinking"] = json!(thinking);
        }
        return write_json(streams.output, &all);
    }
    write_report(&report, &thinking, renderer, streams.output)
}

fn write_report(
    report: &Report,
    thinking: &[Thinking],
    renderer: &Renderer,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let millions = |per_second: f64| number(renderer, per_second / 1e6, 3);
    let line = Phrase::new("cli-bench-yardstick").with("millions", millions(report.yardstick_per_s).as_str());
    writeln!(output, "{}", renderer.say(&line))?;
    for (row, thinking) in report.games.iter().zip(thinking) {
        writeln!(output)?;
        let heading = Phrase::new("cli-bench-game").with("game", row.game).with("seats", row.seats);
        writeln!(output, "{}", renderer.say(&heading))?;
        for (id, number) in numbers(row, renderer).into_iter().chain(thoughts(thinking, renderer)) {
            let label = renderer.word(id);
            writeln!(output, "  {number:>12}  {label}")?;
        }
    }
    Ok(())
}

fn numbers(row: &Row, renderer: &Renderer) -> [(&'static str, String); 9] {
    let said = |value: f64, digits| number(renderer, value, digits);
    [
        ("cli-bench-games", said(row.games_per_s, 0)),
        ("cli-bench-decisions", said(row.decisions_per_s, 0)),
        ("cli-bench-part", said(row.of_yardstick, 4)),
        ("cli-bench-cloning", said(row.with_clone_per_s, 0)),
        ("cli-bench-length", said(row.decisions_per_game, 1)),
        ("cli-bench-branching", said(row.branching, 2)),
        ("cli-bench-bytes", row.state_bytes.to_string()),
        ("cli-bench-clone", said(row.clone_ns, 1)),
        ("cli-bench-redeal", said(row.redeal_ns, 1)),
    ]
}

fn thoughts(thinking: &Thinking, renderer: &Renderer) -> [(&'static str, String); 3] {
    let said = |value: f64, digits| number(renderer, value, digits);
    let learned = thinking.learned_per_s.map_or("-".to_owned(), |count| said(count, 0));
    [
        ("cli-bench-evaluations", said(thinking.evaluations_per_s, 0)),
        ("cli-bench-learned", learned),
        ("cli-bench-simulations", said(thinking.simulations_per_s, 0)),
    ]
}

/// A fixed amount of work, with the same instructions every time.
fn fixed(
    games: &[(&str, DataId, usize)],
    decisions: u64,
    seed: u64,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    struct Fixed(DataId, usize, u64, u64);
    impl Visitor for Fixed {
        type Output = Result<[u64; 2], SetupError>;

        fn visit<G: Game>(self) -> Self::Output {
            speed::fixed::<G>(self.0, self.1, self.2, self.3)
        }
    }
    let mut rows = Vec::new();
    for &(game, data, seats) in games {
        let done = catalog::visit(game, Fixed(data, seats, decisions, seed))?;
        let [decisions, options] = done.map_err(catalog::CatalogError::from)?;
        rows.push(json!({ "game": game, "seats": seats, "decisions": decisions, "options": options }));
    }
    write_json(output, &rows)
}
