//! What a lead tells of who will win.

use engine::{Dice, Game, Seat, Seed, Viewer};
use serde::Deserialize;

use crate::greedy::settle;
use crate::insight;

/// By how many points of value a lead makes victory *e* times as likely as defeat, early in a game and late in it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Chance {
    early: f64,
    late: f64,
    /// How many rounds after the first it is late.
    rounds: f64,
}

impl Default for Chance {
    fn default() -> Chance {
        Chance { early: 20.0, late: 10.0, rounds: 8.0 }
    }
}

/// The exponential of a number that is not above 0, by plain arithmetic: the same on every machine.
fn exponential(x: f64) -> f64 {
    let mut power = 1.0 + x.clamp(-512.0, 0.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

impl Chance {
    fn scale(self, round: u16) -> f64 {
        let gone = (f64::from(round.saturating_sub(1)) / self.rounds).clamp(0.0, 1.0);
        self.early + (self.late - self.early) * gone
    }

    /// The chance of each seat to win, by the values of the position for each of them.
    pub(crate) fn shares(self, round: u16, values: &[f64]) -> Vec<f64> {
        let scale = self.scale(round);
        let best = values.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = values.iter().map(|value| exponential((value - best) / scale)).collect();
        let sum: f64 = weights.iter().sum();
        weights.iter().map(|weight| weight / sum).collect()
    }
}

/// The chance of each seat to win, judged on the true state in so many worlds to come; of a game alone, none. For games
/// that are over: it looks at everything.
pub fn chances<G: Game>(state: &G, worlds: u32, seed: Seed) -> Option<Vec<f64>> {
    let seats = state.seats();
    if seats < 2 {
        return None;
    }
    if let Some(outcome) = state.outcome() {
        return Some(Seat::all(seats).map(|seat| outcome.share(seat)).collect());
    }
    let insight = insight::<G>();
    let mut dice = Dice::new(seed, "chances");
    let (mut legal, mut fits) = (Vec::new(), Vec::new());
    let mut sums = vec![0.0; seats];
    for _ in 0..worlds.max(1) {
        let mut world = state.clone();
        let judge = world.turn().actors().first().unwrap_or(Seat(0));
        if !insight.evaluation.is_settled(&world, judge) {
            // What nobody knows yet is drawn anew: luck that is still to come is no part of a chance.
            world.redeal(Viewer::Everybody, &mut dice);
            settle(&insight, &mut world, judge, &mut legal, &mut fits, &mut dice.open());
        }
        let values: Vec<f64> = Seat::all(seats).map(|seat| insight.evaluation.value(&world, seat)).collect();
        let shares = match world.outcome() {
            Some(outcome) => Seat::all(seats).map(|seat| outcome.share(seat)).collect(),
            None => insight.chance.shares(world.progress().round, &values),
        };
        sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
    }
    Some(sums.into_iter().map(|sum| sum / f64::from(worlds.max(1))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_one() {
        for x in [0.0, -0.1, -1.0, -3.0, -8.0] {
            assert!((exponential(x) - f64::exp(x)).abs() < 0.002, "{x}");
        }
        assert!(exponential(-1e9) >= 0.0 && exponential(-1e9) < 1e-100);
    }

    #[test]
    fn chances_add_up_and_follow_the_lead() {
        let chance = Chance { early: 20.0, late: 10.0, rounds: 8.0 };
        assert_eq!(chance.shares(1, &[3.0, 3.0]), [0.5, 0.5]);
        let (early, late) = (chance.shares(1, &[10.0, 0.0, -4.0]), chance.shares(9, &[10.0, 0.0, -4.0]));
        assert!((early.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(early[0] > early[1] && early[1] > early[2] && late[0] > early[0]);
    }
}
