//! What a lead tells of who will win.

use engine::{Dice, Game, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};

use crate::greedy::settle;
use crate::learned;

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

/// The chance of each seat to win, judged on the true state in this many worlds to come; of a game alone, none. For games
/// that are over: it looks at everything.
pub fn chances<G: Game>(state: &G, worlds: u32, seed: Seed) -> Option<Vec<f64>> {
    let seats = state.seats();
    if seats < 2 {
        return None;
    }
    if let Some(outcome) = state.outcome() {
        return Some(Seat::all(seats).map(|seat| outcome.share(seat)).collect());
    }
    let insight = learned::<G>();
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
        let values: Vec<f64> = Seat::all(seats).map(|seat| insight.value(&world, seat)).collect();
        let shares = match world.outcome() {
            Some(outcome) => Seat::all(seats).map(|seat| outcome.share(seat)).collect(),
            None => insight.chance(seats).shares(world.progress().round, &values),
        };
        sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
    }
    Some(sums.into_iter().map(|sum| sum / f64::from(worlds.max(1))).collect())
}

/// A position of a game whose end is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The round.
    pub round: u16,
    /// Its value for each seat.
    pub values: Vec<f64>,
    /// The share of the victory that each seat had in the end.
    pub shares: Vec<f64>,
}

/// The table `[chance]` that fits positions best, and how well it does in games that it was not fitted to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ChanceFit {
    /// A lead that makes victory *e* times as likely as defeat in the first round.
    pub early: f64,
    /// The same late.
    pub late: f64,
    /// How many rounds after the first it is late.
    pub rounds: f64,
    /// The mean logarithmic loss with these numbers, in the games kept apart.
    pub loss: f64,
    /// And with those that are shipped.
    pub shipped: f64,
    /// And of whoever always says that all have the same chance.
    pub plain: f64,
}

/// The steps of a lead that are tried.
const LEADS: usize = 28;

/// How far off chances are at positions whose end is known, on the average and by the logarithm; they may hang on the number
/// of seats.
fn loss(chance: impl Fn(usize) -> Chance, seen: &[Seen]) -> f64 {
    let of = |one: &Seen| {
        let said = chance(one.values.len()).shares(one.round, &one.values);
        said.iter().zip(&one.shares).map(|(said, share)| -share * said.max(1e-6).ln()).sum::<f64>()
    };
    seen.iter().map(of).sum::<f64>() / seen.len().max(1) as f64
}

/// Fits what a lead tells of the winner to positions of finished games, and judges it by those of others; late is from nine
/// tenths of the rounds on.
pub fn fit_chance<G: Game>(seen: &[Seen], unseen: &[Seen]) -> ChanceFit {
    let mut lengths: Vec<u16> = seen.iter().map(|one| one.round.saturating_sub(1)).collect();
    lengths.sort_unstable();
    let rounds = lengths.get(lengths.len() * 9 / 10).map_or(1.0, |&rounds| f64::from(rounds.max(1)));
    let leads: Vec<f64> = (0..LEADS).map(|step| 2.0 * 1.2f64.powi(step as i32)).collect();
    let tried = leads.iter().flat_map(|&early| {
        leads.iter().filter(move |&&late| late <= early).map(move |&late| Chance { early, late, rounds })
    });
    let tried = tried.map(|chance| (loss(|_| chance, seen), chance));
    let best = tried.min_by(|a, b| a.0.total_cmp(&b.0)).map_or_else(Chance::default, |(_, chance)| chance);
    let plain =
        unseen.iter().map(|one| (one.values.len() as f64).ln()).sum::<f64>() / unseen.len().max(1) as f64;
    let Chance { early, late, rounds } = best;
    let insight = learned::<G>();
    let shipped = loss(|seats| insight.chance(seats), unseen);
    ChanceFit { early, late, rounds, loss: loss(|_| best, unseen), shipped, plain }
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
