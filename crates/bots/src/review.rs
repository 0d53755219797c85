//! The review of a finished game: win probabilities at each turn, and decisions that could have been better.
//!
//! Win probabilities use the true states, because the game is over. Each decision is judged by what its seat knew, in
//! determinizations.

use catalog::{Advised, AnyAction, AnyMatch, AnyMove, Choice, Effort, Games};
use engine::{Phrase, Redraw, Seat, Seed};
use serde::Serialize;

/// The loss from which a decision is reported: in hundredths of win probability, or in points without one.
pub const MATTERS: u8 = 3;

/// The number of playouts for a position that is not quiescent.
const PLAYOUTS: u32 = 8;

/// The change, in hundredths of win probability, from which a turn is a turning point, and the maximum number of
/// turning points.
const SWING: u8 = 10;
const SWINGS: usize = 3;

/// A game as it was judged.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Review {
    /// Win probabilities at the start of each turn and at the end; empty if unknown.
    pub turns: Vec<Standings>,
    /// The turning points, in order of play.
    pub turning: Vec<Swing>,
    /// Every real decision, in order.
    pub decisions: Vec<Judged>,
}

/// The win probabilities at a point of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// The number of moves before it.
    pub at: usize,
    pub round: u16,
    /// The win probability of each seat, in per cent.
    pub percent: Vec<u8>,
}

/// A turn in which the win probability of a seat changed much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Swing {
    /// The number of moves before the turn.
    pub at: usize,
    pub round: u16,
    /// The seat with the largest change.
    pub seat: Seat,
    /// Its win probability before, in per cent.
    pub from: u8,
    /// Its win probability at the start of the next turn.
    pub to: u8,
}

/// A decision with its evaluation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// The number of moves before it.
    pub at: usize,
    pub round: u16,
    /// The seat that decided.
    pub seat: Seat,
    /// The choice made.
    pub played: Choice,
    /// The win probability of the choice, in per cent; none in a solo game against a rival of unknown strength.
    pub percent: Option<u8>,
    /// The loss by this choice: hundredths of win probability, or points where no probability is known.
    pub cost: u8,
    /// The better choice, if there was one.
    pub better: Option<Advised>,
    /// The terms in which the choice differs most from the better one.
    pub reasons: Vec<Phrase>,
}

/// The outcome of a review step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move was reviewed.
    Done,
    /// It was interrupted. The next step reviews the same move again.
    Interrupted,
    /// No move is left.
    Over,
}

/// Reviews a game move by move.
#[derive(Debug)]
pub struct Reviewer {
    moves: Vec<AnyMove>,
    /// The redraws of the game.
    redraws: Vec<Redraw>,
    /// The game, before the next move.
    game: Box<dyn AnyMatch>,
    at: usize,
    turn: Option<u32>,
    seed: Seed,
    permille: u32,
    review: Review,
}

impl Reviewer {
    /// A review of a finished game, with this many thousandths of the usual playouts for each decision; none for a
    /// running game.
    pub fn new(whole: &dyn AnyMatch, seed: Seed, permille: u32) -> Option<Reviewer> {
        whole.turn().is_over().then(|| Reviewer::of_stopped(whole, seed, permille))
    }

    /// A review of a game that its players ended early.
    pub fn of_stopped(whole: &dyn AnyMatch, seed: Seed, permille: u32) -> Reviewer {
        Reviewer {
            moves: whole.moves(),
            redraws: whole.redraws().to_vec(),
            game: whole.at(0),
            at: 0,
            turn: None,
            seed,
            permille,
            review: Review::default(),
        }
    }

    /// The number of moves reviewed, and the number of all moves.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.moves.len())
    }

    /// The review so far. Turning points are known only at the end.
    pub fn found(&self) -> &Review {
        &self.review
    }

    /// Reviews the next move. Results from after `stop` returned true are discarded.
    pub fn step(&mut self, games: &dyn Games, stop: &dyn Fn() -> bool) -> Step {
        let Some(one) = self.moves.get(self.at).cloned() else { return Step::Over };
        // Forced moves are not decisions.
        if self.game.seq() <= self.at {
            let progress = self.game.progress();
            if self.turn != Some(progress.turn) {
                self.turn = Some(progress.turn);
                self.stand(games, progress.round);
            }
            if !one.forced {
                let judged = self.judge(games, &one, progress.round, stop);
                if stop() {
                    return Step::Interrupted;
                }
                self.review.decisions.extend(judged);
            }
            let action = AnyAction::Notation(one.text);
            if let Some(redraw) = self.redraws.iter().find(|redraw| redraw.at == self.at) {
                self.game.redraw(redraw.number, redraw.seed);
            }
            self.game.act(one.seat, &action, None).expect("a move that was made can be made again");
        }
        self.at += 1;
        if self.at == self.moves.len() {
            self.stand(games, self.game.progress().round);
        }
        Step::Done
    }

    fn stand(&mut self, games: &dyn Games, round: u16) {
        let seed = self.seed.derive("standings").nth(self.at as u64);
        let Some(chances) = games.chances(self.game.as_ref(), PLAYOUTS, seed) else { return };
        let percent = chances.into_iter().map(|chance| (100.0 * chance).round() as u8).collect();
        self.review.turns.push(Standings { at: self.at, round, percent });
    }

    /// The evaluation of a decision; none for a forced one, or if no advice is possible.
    fn judge(&self, games: &dyn Games, one: &AnyMove, round: u16, stop: &dyn Fn() -> bool) -> Option<Judged> {
        let AnyMove { seat, text, .. } = one;
        let legal = self.game.legal(*seat);
        let played = legal.iter().find(|row| row.text == *text).filter(|_| legal.len() > 1)?;
        let seed = self.seed.derive("decision").nth(self.at as u64);
        let effort = Effort { permille: self.permille, stop };
        let advice = games.advise(self.game.as_ref(), *seat, Some(text), seed, effort)?;
        let is_own = |one: &&Advised| one.moves.first().is_some_and(|row| row.text == *text);
        let own = advice.iter().find(is_own)?;
        let best = advice.first()?;
        let cost = match (best.percent, own.percent) {
            (Some(best), Some(own)) => best.saturating_sub(own),
            _ => (best.value - own.value).clamp(0.0, 100.0).round() as u8,
        };
        Some(Judged {
            at: self.at,
            round,
            seat: *seat,
            played: played.clone(),
            percent: own.percent,
            cost,
            better: (!is_own(&best)).then(|| best.clone()),
            reasons: if is_own(&best) { Vec::new() } else { own.reasons.clone() },
        })
    }

    /// Finishes the review and returns its results.
    pub fn finish(mut self) -> Review {
        self.review.turning = turning(&self.review.turns);
        self.review
    }
}

/// The largest changes, in order of play.
fn turning(turns: &[Standings]) -> Vec<Swing> {
    let swing = |pair: &[Standings]| {
        let [before, after] = pair else { return None };
        let seats = before.percent.iter().zip(&after.percent).zip(0..);
        let most = seats.max_by_key(|&((from, to), seat)| (from.abs_diff(*to), u8::MAX - seat))?;
        let ((&from, &to), seat) = most;
        (from.abs_diff(to) >= SWING).then_some(Swing {
            at: before.at,
            round: before.round,
            seat: Seat(seat),
            from,
            to,
        })
    };
    let mut swings: Vec<Swing> = turns.windows(2).filter_map(swing).collect();
    swings.sort_by_key(|one| std::cmp::Reverse(one.from.abs_diff(one.to)));
    swings.truncate(SWINGS);
    swings.sort_by_key(|one| one.at);
    swings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_swings_are_in_order_of_play() {
        let turns: Vec<Standings> = [[50, 50], [45, 55], [70, 30], [68, 32], [40, 60], [20, 80], [100, 0]]
            .into_iter()
            .enumerate()
            .map(|(at, percent)| Standings { at, round: 1, percent: percent.to_vec() })
            .collect();
        let found: Vec<(usize, u8, u8)> =
            turning(&turns).into_iter().map(|one| (one.at, one.from, one.to)).collect();
        assert_eq!(found, [(1, 45, 70), (3, 68, 40), (5, 20, 100)]);
        assert_eq!(turning(&turns[..2]), [], "small swings are none");
    }
}
