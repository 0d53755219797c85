//! A finished game looked at again: who stood how well at each turn, and which decisions could have been better.
//!
//! The chances are judged on the true states, for the game is over and nothing is hidden any more. Each decision is judged
//! as it was made: from what its seat knew, in redealt worlds.

use catalog::{AnyAction, AnyMatch, AnyMove, Choice};
use engine::{Phrase, Redraw, Seat, Seed};
use serde::Serialize;

use crate::any::{advise_any, chances_any};
use crate::{Advised, Effort};

/// A decision is worth a look again if it gave away as much as this: hundredths of victory or, where no chance is known, points.
pub const MATTERS: u8 = 3;

/// In how many worlds a position is judged that cannot be judged as it stands.
const PLAYOUTS: u32 = 8;

/// A swing is a turning point if it is as large as this, in hundredths of victory; at most this many of them are told.
const SWING: u8 = 10;
const SWINGS: usize = 3;

/// A game as it was judged.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Review {
    /// How well everybody stood as each turn began, and at the end; nothing where no chance is known.
    pub turns: Vec<Standings>,
    /// Where the game turned most, in the order of play.
    pub turning: Vec<Swing>,
    /// Every decision that was one, in order.
    pub decisions: Vec<Judged>,
}

/// How well everybody stood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standings {
    /// How many moves had been made.
    pub at: usize,
    /// The round.
    pub round: u16,
    /// The chance of each seat to win, in per cent.
    pub percent: Vec<u8>,
}

/// A turn in which the chance of a seat changed much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Swing {
    /// How many moves had been made as the turn began.
    pub at: usize,
    /// The round.
    pub round: u16,
    /// The seat whose chance changed most.
    pub seat: Seat,
    /// Its chance before, in per cent.
    pub from: u8,
    /// And as the next turn began.
    pub to: u8,
}

/// A decision, and what would have been better.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// How many moves had been made before it.
    pub at: usize,
    /// The round.
    pub round: u16,
    /// The seat that decided.
    pub seat: Seat,
    /// The choice that was made.
    pub played: Choice,
    /// The chance to win with it, in per cent; none alone against a rival of whom nobody knows how strong it is.
    pub percent: Option<u8>,
    /// The loss by this choice: hundredths of win probability, or points where no probability is known.
    pub cost: u8,
    /// The better choice, if there was one.
    pub better: Option<Advised>,
    /// In what the choice that was made differs most from the better one.
    pub reasons: Vec<Phrase>,
}

/// Judges decisions and positions.
pub trait Judge {
    /// The best choices at the seat, from what it knows; if it has decided already, its choice, in
    /// notation. None where no advice is possible.
    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        decided: Option<&str>,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Option<Vec<Advised>>;
    /// The chance of each seat to win, judged on the true state in this many worlds to come; none where
    /// nobody can tell.
    fn chances(&self, game: &dyn AnyMatch, playouts: u32, seed: Seed) -> Option<Vec<f64>>;
}

/// The judgement of the bots, for any game of the catalog.
#[derive(Clone, Copy, Debug)]
pub struct Judgement;

impl Judge for Judgement {
    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        decided: Option<&str>,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Option<Vec<Advised>> {
        advise_any(game, seat, decided, seed, effort).ok()
    }

    fn chances(&self, game: &dyn AnyMatch, playouts: u32, seed: Seed) -> Option<Vec<f64>> {
        chances_any(game, playouts, seed)
    }
}

/// The outcome of a review step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move was looked at.
    Done,
    /// It was stopped on the way: the next step looks at the same move again, from the beginning.
    Interrupted,
    /// There is none left.
    Over,
}

/// Looks at a game, one move after the other.
#[derive(Debug)]
pub struct Reviewer {
    moves: Vec<AnyMove>,
    /// Where chance was drawn anew.
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
    /// A look at a game that is over, with this many thousandths of the usual simulations for each decision; none while it
    /// is on.
    pub fn new(whole: &dyn AnyMatch, seed: Seed, permille: u32) -> Option<Reviewer> {
        whole.turn().is_over().then(|| Reviewer::of_stopped(whole, seed, permille))
    }

    /// The same for a game that its players have ended before its end.
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

    /// How many moves have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.moves.len())
    }

    /// The review so far. Turning points are known only at the end.
    pub fn found(&self) -> &Review {
        &self.review
    }

    /// Looks at the next move. What was judged while `stop` said yes does not count.
    pub fn step(&mut self, judge: &dyn Judge, stop: &dyn Fn() -> bool) -> Step {
        let Some(one) = self.moves.get(self.at).cloned() else { return Step::Over };
        // Forced moves play themselves.
        if self.game.seq() <= self.at {
            let progress = self.game.progress();
            if self.turn != Some(progress.turn) {
                self.turn = Some(progress.turn);
                self.stand(judge, progress.round);
            }
            if !one.forced {
                let judged = self.judge(judge, &one, progress.round, stop);
                if stop() {
                    return Step::Interrupted;
                }
                self.review.decisions.extend(judged);
            }
            let action = AnyAction::Notation(one.text);
            if let Some(redraw) = self.redraws.iter().find(|redraw| redraw.at == self.at) {
                self.game.redraw(redraw.number, redraw.seed);
            }
            self.game.act(one.seat, &action).expect("a move that was made can be made again");
        }
        self.at += 1;
        if self.at == self.moves.len() {
            self.stand(judge, self.game.progress().round);
        }
        Step::Done
    }

    fn stand(&mut self, judge: &dyn Judge, round: u16) {
        let seed = self.seed.derive("standings").nth(self.at as u64);
        let Some(chances) = judge.chances(self.game.as_ref(), PLAYOUTS, seed) else { return };
        let percent = chances.into_iter().map(|chance| (100.0 * chance).round() as u8).collect();
        self.review.turns.push(Standings { at: self.at, round, percent });
    }

    /// A decision as it was made; none where there was nothing to decide, or nobody can tell.
    fn judge(&self, judge: &dyn Judge, one: &AnyMove, round: u16, stop: &dyn Fn() -> bool) -> Option<Judged> {
        let AnyMove { seat, text, .. } = one;
        let legal = self.game.legal(*seat);
        let played = legal.iter().find(|row| row.text == *text).filter(|_| legal.len() > 1)?;
        let seed = self.seed.derive("decision").nth(self.at as u64);
        let effort = Effort { permille: self.permille, stop };
        let advice = judge.advise(self.game.as_ref(), *seat, Some(text), seed, effort)?;
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

/// The largest swings, in the order of play.
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
    fn the_largest_swings_are_told_in_the_order_of_play() {
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
