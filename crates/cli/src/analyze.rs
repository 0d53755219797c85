//! `caravelle analyze`: the review of a finished game, by turns and decisions.

use bots::{Catalog, Judged, MATTERS, Review, Reviewer, Step, Swing};
use engine::{Page, Phrase, Seat};

use crate::args::AnalyzeArgs;
use crate::play::hint::{expected, turn};
use crate::progress::bar;
use crate::{Failure, Renderer, Streams, files, result, write_json};

/// The number of decisions shown per seat.
const TOLD: usize = 5;

/// Reviews a recorded game.
pub(crate) fn run(
    args: &AnalyzeArgs,
    mut renderer: Renderer,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let (record, whole) = files::replayed(&args.record, &mut renderer, streams.input)?;
    let Some(mut reviewer) = Reviewer::new(whole.as_ref(), args.seed, args.effort) else {
        return Err(Failure::Failed(Phrase::new("cli-analyze-open")));
    };
    let games = Catalog::built_in()?;
    while reviewer.step(&games, &|| false) != Step::Over {
        if streams.watched {
            let (done, of) = reviewer.progress();
            // A failure to draw the progress bar is ignored.
            let part = done as f64 / of as f64;
            let _ = write!(streams.errors, "\r{}", bar(part)).and_then(|()| streams.errors.flush());
        }
    }
    if streams.watched {
        let _ = write!(streams.errors, "\r{:60}\r", "");
    }
    let review = reviewer.finish();
    if args.json {
        return write_json(streams.output, &review);
    }
    let page = page(&review, &record.game, whole.seats(), &renderer);
    Ok(write!(streams.output, "{}", renderer.page(&page, streams.width))?)
}

/// Each game has its own word for a round, so the sentences get the game's id.
fn page(review: &Review, game: &str, seats: usize, renderer: &Renderer) -> Page {
    let said = |id: &'static str| Phrase::new(id).with("game", game);
    let mut page = Page::default();
    if !review.turns.is_empty() {
        page.heading(said("cli-analyze-chances"));
        page.table(chances(review, said("cli-analyze-round"), seats));
    }
    if !review.turning.is_empty() {
        page.heading(Phrase::new("cli-analyze-turning"));
        review.turning.iter().for_each(|one| page.line(swing(said("cli-analyze-swing"), one)));
    }
    for seat in Seat::all(seats) {
        let worst = worst(review, seat);
        if !worst.is_empty() {
            page.heading(Phrase::new("cli-analyze-better").with("seat", seat));
            for one in worst {
                decision(&mut page, said("cli-analyze-decision"), one, renderer);
            }
        }
    }
    if review.decisions.iter().all(|one| one.cost < MATTERS) {
        page.line(Phrase::new("cli-analyze-nothing"));
    }
    page
}

/// The win probabilities at the start of each round and at the end.
fn chances(review: &Review, round: Phrase, seats: usize) -> Vec<Vec<Phrase>> {
    let names = Seat::all(seats).map(result::name);
    let mut rows = vec![std::iter::once(round).chain(names).collect::<Vec<_>>()];
    let mut last = 0;
    for (at, turn) in review.turns.iter().enumerate() {
        let is_end = at + 1 == review.turns.len();
        if turn.round == last && !is_end {
            continue;
        }
        last = turn.round;
        let first =
            if is_end { Phrase::new("cli-analyze-end") } else { Phrase::plain(turn.round.to_string()) };
        let percent = turn.percent.iter().map(|&percent| Phrase::new("cli-percent").with("percent", percent));
        rows.push(std::iter::once(first).chain(percent).collect());
    }
    rows
}

fn swing(line: Phrase, one: &Swing) -> Phrase {
    let Swing { at, round, seat, from, to } = *one;
    line.with("round", round).with("at", at).with("seat", seat).with("from", from).with("to", to)
}

/// The decisions of a seat with the largest losses, in order of play.
fn worst(review: &Review, seat: Seat) -> Vec<&Judged> {
    let own = review.decisions.iter().filter(|one| one.seat == seat && one.cost >= MATTERS);
    let mut own: Vec<&Judged> = own.filter(|one| one.better.is_some()).collect();
    own.sort_by_key(|one| std::cmp::Reverse(one.cost));
    own.truncate(TOLD);
    own.sort_by_key(|one| one.at);
    own
}

fn decision(page: &mut Page, line: Phrase, one: &Judged, renderer: &Renderer) {
    let Some(better) = &one.better else { return };
    let moves = turn(better, renderer);
    let line = line.with("round", one.round).with("at", one.at);
    let line = line.with("played", one.played.say.clone()).with("better", moves.as_str());
    let own = expected(one.percent, better.value - f64::from(one.cost));
    page.line(line.with("own", own).with("result", expected(better.percent, better.value)));
    if !one.reasons.is_empty() {
        page.line(Phrase::new("cli-analyze-reasons").with("reasons", one.reasons.clone()));
    }
}
