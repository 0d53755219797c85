//! The best line of the seat's turn.
//!
//! The lines come from a [`TurnSearch`]. If chance or other seats take part in what follows, the best lines are
//! compared in several determinizations, each played on until it is quiescent.

use engine::{Dice, Game, Rolls, Seat, Silent, Viewer};

use crate::sensible::sensible;
use crate::turn_search::{Limits, TurnSearch};
use crate::{Effort, Insight};

/// The maximum number of sensible moves until a position is quiescent.
const SETTLE_MAX: usize = 256;

pub(crate) struct Greedy<'a, G: Game> {
    limits: Limits,
    insight: &'a Insight<G>,
    seat: Seat,
    search: TurnSearch<'a, G>,
    legal: Vec<G::Action>,
    fits: Vec<f64>,
}

impl<'a, G: Game> Greedy<'a, G> {
    pub(crate) fn new(limits: Limits, insight: &'a Insight<G>, seat: Seat) -> Greedy<'a, G> {
        let search = TurnSearch::new(limits, insight, seat);
        Greedy { limits, insight, seat, search, legal: Vec::new(), fits: Vec::new() }
    }

    /// Limits the effort.
    pub(crate) fn within(self, effort: Effort<'a>) -> Greedy<'a, G> {
        Greedy { limits: self.limits.within(effort), search: self.search.within(effort), ..self }
    }

    /// The best line, up to its first use of chance. The state is redealt, and the seat is awaited. With `noise` the
    /// value of every line is off by up to this many points.
    pub(crate) fn best(mut self, state: &G, noise: u32, dice: &mut Dice) -> Vec<G::Action> {
        self.search.run(state, dice);
        self.search.keep_best(self.limits.beam as usize);
        if self.search.ends.len() > 1 && self.search.ends.iter().any(|end| end.open) {
            self.compare(state, dice);
        }
        if noise > 0 {
            let mut rolls = dice.open();
            for end in &mut self.search.ends {
                end.value += f64::from(rolls.below(noise * 100)) / 100.0;
            }
            self.search.sort();
        }
        let best = self.search.ends.first().map(|end| self.search.until_chance(end.link));
        best.map(|link| self.search.line(link)).unwrap_or_default()
    }

    /// Evaluates the lines again in several determinizations, and sorts them by average value.
    fn compare(&mut self, state: &G, dice: &mut Dice) {
        let mut sums = vec![0.0; self.search.ends.len()];
        let lines: Vec<Vec<G::Action>> =
            self.search.ends.iter().map(|end| self.search.line(end.link)).collect();
        for _ in 0..self.limits.redeals {
            let mut determinization = state.clone();
            determinization.redeal(Viewer::Seat(self.seat), dice);
            let rolls = dice.fork();
            for (line, sum) in lines.iter().zip(&mut sums) {
                // Every line gets the same dice, so that lines differ by their moves and not by luck.
                *sum += self.play_on(determinization.clone(), line, rolls.clone());
            }
        }
        for (end, sum) in self.search.ends.iter_mut().zip(sums) {
            end.value = sum / f64::from(self.limits.redeals);
        }
        self.search.sort();
    }

    /// Plays a line in a determinization, then plays on sensibly until it is quiescent.
    fn play_on(&mut self, mut state: G, line: &[G::Action], mut dice: Dice) -> f64 {
        play_line(&mut state, self.seat, line, &mut self.legal);
        settle(self.insight, &mut state, self.seat, &mut self.legal, &mut self.fits, &mut dice.open());
        self.insight.value(&state, self.seat)
    }
}

/// Plays a line in a determinization as far as possible. Returns the number of moves made: other draws may make a later
/// move illegal.
pub(crate) fn play_line<G: Game>(
    state: &mut G,
    seat: Seat,
    line: &[G::Action],
    legal: &mut Vec<G::Action>,
) -> usize {
    for (made, &action) in line.iter().enumerate() {
        state.legal(seat, legal);
        if !legal.contains(&action) {
            return made;
        }
        state.apply(seat, action, &mut Silent);
    }
    line.len()
}

/// Plays on sensibly until the position is quiescent.
pub(crate) fn settle<G: Game>(
    insight: &Insight<G>,
    state: &mut G,
    judge: Seat,
    legal: &mut Vec<G::Action>,
    fits: &mut Vec<f64>,
    rolls: &mut Rolls<'_>,
) {
    for _ in 0..SETTLE_MAX {
        let actors = state.turn().actors();
        let stands = !actors.has(judge) || state.is_quiescent(judge);
        if stands && insight.evaluation.is_settled(state, judge) {
            break;
        }
        let Some(seat) = actors.first() else { break };
        state.legal(seat, legal);
        let action = sensible(insight, state, seat, legal, fits, rolls);
        state.apply(seat, action, &mut Silent);
    }
}
