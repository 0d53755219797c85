//! Reviews of finished games, computed on the bot threads while somebody waits for them, and stored once complete.
//!
//! Stored lines contain counts of moves, which are the same for all viewers. Each viewer's own position numbers replace
//! them last.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use bots::{Effort, Judged, MATTERS, Review, Reviewer, Standings, Step, Swing};
use catalog::AnyMatch;
use engine::{Seat, Seed};
use serde_json::{Value, json};
use table::wire::{ReviewDecision, ReviewEnd, ReviewNews, ReviewSeat, ReviewSwing, ReviewTurn};
use table::{Numbers, TableId};
use tokio::sync::watch;

use crate::actor::advice::hint_info;
use crate::botpool::Rank;
use crate::fault::Fault;
use crate::limits::{REVIEW_DECISIONS, REVIEW_EFFORT, REVIEW_YIELDS, REVIEWS_AT_ONCE};
use crate::registry::Registry;

/// The version of the format and method. Stored reviews of other versions are computed again.
const FORM: u32 = 1;

/// The running reviews.
#[derive(Debug, Default)]
pub(crate) struct Reviews(Mutex<HashMap<TableId, Weak<Running>>>);

/// The lines found so far.
type Board = Arc<Mutex<Vec<Value>>>;

/// A running review. Only its task owns it, so its subscribers notice when the task ends.
#[derive(Debug)]
struct Running {
    lines: Board,
    /// Signals every new line. The review ends when no receiver is left.
    news: watch::Sender<()>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Running {
    fn new() -> Running {
        Running { lines: Arc::default(), news: watch::Sender::new(()) }
    }

    fn follow(&self) -> Source {
        Source::Running { lines: Arc::clone(&self.lines), news: self.news.subscribe(), sent: 0 }
    }

    fn tell(&self, line: Value) {
        lock(&self.lines).push(line);
        self.news.send_replace(());
    }
}

impl Reviews {
    /// Joins the running review of a table, or adds a new one; returns whether it is new.
    fn join(&self, id: TableId) -> Result<(Source, Option<Arc<Running>>), Fault> {
        let mut all = lock(&self.0);
        if let Some(running) = all.get(&id).and_then(Weak::upgrade) {
            return Ok((running.follow(), None));
        }
        all.retain(|_, running| running.strong_count() > 0);
        if all.len() >= REVIEWS_AT_ONCE {
            return Err(Fault::Busy);
        }
        let running = Arc::new(Running::new());
        all.insert(id, Arc::downgrade(&running));
        Ok((running.follow(), Some(running)))
    }

    /// Ends a review that has no subscribers.
    fn leave(&self, id: TableId, running: &Running) -> bool {
        let mut all = lock(&self.0);
        let alone = running.news.receiver_count() == 0;
        if alone {
            all.remove(&id);
        }
        alone
    }

    /// The number of running reviews.
    pub(crate) fn count(&self) -> usize {
        lock(&self.0).values().filter(|running| running.strong_count() > 0).count()
    }
}

/// A subscription to the lines of a review.
#[derive(Debug)]
pub(crate) struct Lines {
    numbers: Numbers,
    source: Source,
}

#[derive(Debug)]
enum Source {
    /// A stored review, as one line.
    Stored(Option<Value>),
    /// A running review, and the number of lines already returned.
    Running { lines: Board, news: watch::Receiver<()>, sent: usize },
}

impl Lines {
    /// The next line; none after the last, or if the review was cancelled.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let line = match &mut self.source {
            Source::Stored(line) => line.take()?,
            Source::Running { lines, news, sent } => loop {
                // Checked before reading the lines, so that no line is missed. No line follows the end.
                let goes_on = news.has_changed().is_ok();
                news.mark_unchanged();
                if let Some(line) = lock(lines).get(*sent).cloned() {
                    *sent += 1;
                    break line;
                }
                if !goes_on {
                    return None;
                }
                let _ = news.changed().await;
            },
        };
        Some(numbered(line, &self.numbers))
    }
}

/// Replaces counts of moves by the position numbers of a viewer.
fn numbered(mut line: Value, numbers: &Numbers) -> Value {
    for path in ["/turns", "/decisions", "/end/turning"] {
        let rows = line.pointer_mut(path).and_then(Value::as_array_mut);
        for n in rows.into_iter().flatten().filter_map(|row| row.get_mut("n")) {
            let moves = n.as_u64().and_then(|moves| usize::try_from(moves).ok()).unwrap_or_default();
            *n = json!(numbers.at(moves));
        }
    }
    line
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The lines of a review after these turns and decisions, and its end if it is complete.
fn news(
    found: &Review,
    (turns, decisions): (usize, usize),
    progress: (usize, usize),
    seats: Option<usize>,
) -> Value {
    let turn =
        |one: &Standings| ReviewTurn { n: count(one.at), round: one.round, percent: one.percent.clone() };
    let decision = |one: &Judged| {
        let better = one.better.clone().filter(|_| one.cost >= MATTERS)?;
        Some(ReviewDecision {
            n: count(one.at),
            round: one.round,
            seat: one.seat.0,
            played: one.played.clone(),
            percent: one.percent,
            cost: one.cost,
            better: hint_info(better),
            reasons: one.reasons.clone(),
        })
    };
    let swing = |one: &Swing| {
        let Swing { at, round, seat, from, to } = *one;
        ReviewSwing { n: count(at), round, seat: seat.0, from, to }
    };
    let own = |seat: Seat| {
        let own = found.decisions.iter().filter(move |one| one.seat == seat);
        ReviewSeat {
            judged: count(own.clone().count()),
            good: count(own.filter(|one| one.cost < MATTERS).count()),
        }
    };
    let news = ReviewNews {
        done: count(progress.0),
        of: count(progress.1),
        turns: found.turns.iter().skip(turns).map(turn).collect(),
        decisions: found.decisions.iter().skip(decisions).filter_map(decision).collect(),
        end: seats.map(|seats| ReviewEnd {
            turning: found.turning.iter().map(swing).collect(),
            seats: Seat::all(seats).map(own).collect(),
        }),
    };
    // Serialisation of the project's own types cannot fail.
    serde_json::to_value(news).unwrap_or_default()
}

/// The search effort for each decision.
fn effort(game: &dyn AnyMatch) -> u32 {
    let decisions = count(game.moves().iter().filter(|one| !one.forced).count());
    (REVIEW_EFFORT * REVIEW_DECISIONS / decisions.max(REVIEW_DECISIONS)).max(1)
}

impl Registry {
    /// The review of a finished game: the stored one, or a running one.
    pub(crate) async fn review(
        self: &Arc<Self>,
        id: TableId,
        game: Box<dyn AnyMatch>,
        numbers: Numbers,
    ) -> Result<Lines, Fault> {
        let key = json!([FORM, game.info().rules_version, game.course().to_string()]);
        let kept = self.store.review(id).await?.filter(|kept| kept.get("key") == Some(&key));
        if let Some(line) = kept.and_then(|mut kept| kept.get_mut("line").map(Value::take)) {
            return Ok(Lines { numbers, source: Source::Stored(Some(line)) });
        }
        let (source, begun) = self.reviews.join(id)?;
        if let Some(running) = begun {
            let reviewer = Reviewer::of_stopped(game.as_ref(), Seed::from(1), effort(game.as_ref()));
            tokio::spawn(Arc::clone(self).look_again(id, key, game.seats(), reviewer, running));
        }
        Ok(Lines { numbers, source })
    }

    /// Reviews a game move by move while there are subscribers, and stores the result.
    async fn look_again(
        self: Arc<Self>,
        id: TableId,
        key: Value,
        seats: usize,
        mut reviewer: Reviewer,
        running: Arc<Running>,
    ) {
        let mut yields = 0;
        while !self.is_closing() {
            let (done, of) = reviewer.progress();
            let found = reviewer.found();
            let known = (found.turns.len(), found.decisions.len());
            let Some((next, step)) = self.step(id, reviewer, yields, &running).await else { return };
            reviewer = next;
            match step {
                Step::Interrupted => yields += 1,
                Step::Done => {
                    yields = 0;
                    let (now, _) = reviewer.progress();
                    let found = reviewer.found();
                    let is_new = (found.turns.len(), found.decisions.len()) != known;
                    if is_new || done * 100 / of.max(1) != now * 100 / of.max(1) {
                        running.tell(news(found, known, (now, of), None));
                    }
                }
                Step::Over => {
                    let whole = reviewer.finish();
                    let line = news(&whole, (0, 0), (of, of), Some(seats));
                    if let Err(error) = self.store.keep_review(id, json!({ "key": key, "line": line })).await
                    {
                        tracing::warn!(table = %id, error = %error.chain(), "a review was not stored");
                    }
                    running.tell(news(&whole, known, (of, of), Some(seats)));
                    return;
                }
            }
        }
    }

    /// Runs one step on the bot threads; none if it failed or has no subscribers.
    async fn step(
        &self,
        id: TableId,
        mut reviewer: Reviewer,
        yields: u32,
        running: &Running,
    ) -> Option<(Reviewer, Step)> {
        let games = Arc::clone(&self.games);
        let step = move |effort: Effort<'_>| {
            let stop = || yields < REVIEW_YIELDS && (effort.stop)();
            let step = reviewer.step(games.as_ref(), &stop);
            Some((reviewer, step))
        };
        let mut answer = self.bots.run(Rank::Review(id), step).ok()?;
        loop {
            tokio::select! {
                found = &mut answer => return found.ok().flatten(),
                () = running.news.closed() => if self.reviews.leave(id, running) {
                    return None;
                },
            }
        }
    }
}
