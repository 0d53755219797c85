//! Win probability from a lead.

use engine::{Dice, Game, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};

use crate::greedy::settle;
use crate::learned;

/// The lead in points that multiplies the odds of victory by *e*, early and late in a game. In a solo game the lead is
/// the value above the one with equal chances.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Chance {
    early: f64,
    late: f64,
    /// The number of rounds after the first until it is late.
    rounds: f64,
    /// The value with equal chances in a solo game, early and late.
    even: [f64; 2],
}

impl Default for Chance {
    fn default() -> Chance {
        Chance { early: 20.0, late: 10.0, rounds: 8.0, even: [0.0; 2] }
    }
}

/// The exponential of a number that is not positive, by basic arithmetic, so that it is the same on every machine.
fn exponential(x: f64) -> f64 {
    let mut power = 1.0 + x.clamp(-512.0, 0.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

impl Chance {
    /// Interpolates between an early and a late value by round.
    fn between(self, [early, late]: [f64; 2], round: u16) -> f64 {
        let gone = (f64::from(round.saturating_sub(1)) / self.rounds).clamp(0.0, 1.0);
        early + (late - early) * gone
    }

    /// The win probability of each seat, by the values of the position for each of them.
    pub(crate) fn shares(self, round: u16, values: &[f64]) -> Vec<f64> {
        let scale = self.between([self.early, self.late], round);
        let even = self.between(self.even, round);
        let rival = (values.len() == 1).then_some(&even);
        let best = values.iter().chain(rival).copied().fold(f64::MIN, f64::max);
        let weight = |value: &f64| exponential((value - best) / scale);
        let sum: f64 = values.iter().chain(rival).map(weight).sum();
        values.iter().map(|value| weight(value) / sum).collect()
    }
}

/// The win probability of each seat, by the true state, over this many redealt futures; none in a solo game against a
/// rival of unknown strength. For finished games only, because it uses hidden information.
pub fn chances<G: Game>(state: &G, playouts: u32, seed: Seed) -> Option<Vec<f64>> {
    let seats = state.seats();
    if let Some(outcome) = state.outcome() {
        return Some(Seat::all(seats).map(|seat| outcome.share(seat)).collect());
    }
    let insight = learned::<G>();
    let mut dice = Dice::new(seed, "chances");
    let (mut legal, mut fits) = (Vec::new(), Vec::new());
    let mut sums = vec![0.0; seats];
    for _ in 0..playouts.max(1) {
        let mut copy = state.clone();
        let judge = copy.turn().actors().first().unwrap_or(Seat(0));
        if !insight.evaluation.is_settled(&copy, judge) {
            // Hidden information is drawn again, because future luck is not part of a win probability.
            copy.redeal(Viewer::Everybody, &mut dice);
            settle(&insight, &mut copy, judge, &mut legal, &mut fits, &mut dice.open());
        }
        let values: Vec<f64> = Seat::all(seats).map(|seat| insight.value(&copy, seat)).collect();
        let shares = match copy.outcome() {
            Some(outcome) => Seat::all(seats).map(|seat| outcome.share(seat)).collect(),
            None => insight.shares(&copy, &values)?,
        };
        sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
    }
    Some(sums.into_iter().map(|sum| sum / f64::from(playouts.max(1))).collect())
}

/// A position of a finished game, with its result.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelledPosition {
    pub round: u16,
    /// Its value by seat.
    pub values: Vec<f64>,
    /// The share of the victory of each seat.
    pub shares: Vec<f64>,
    /// The win probabilities by the shipped parameters, if any.
    pub shipped: Option<Vec<f64>>,
}

/// The best `[chance]` parameters for a set of positions, and their loss on other games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ChanceFit {
    /// The lead that multiplies the odds by *e* in the first round.
    pub early: f64,
    /// The lead that multiplies the odds by *e* late in the game.
    pub late: f64,
    /// The number of rounds after the first until it is late.
    pub rounds: f64,
    /// The value with equal chances in a solo game, early and late; 0 with several seats.
    pub even: [f64; 2],
    /// The mean logarithmic loss with these parameters on the validation games.
    pub loss: f64,
    /// The loss with the shipped parameters, or with equal chances if there are none.
    pub shipped: f64,
    /// The loss with equal chances.
    pub plain: f64,
}

/// The numbers of steps of the search.
const LEAD_STEPS: usize = 28;
const EVEN_STEPS: u32 = 16;

/// The mean logarithmic loss of win probabilities at positions with known results.
fn loss(chances: impl Fn(&LabelledPosition) -> Vec<f64>, seen: &[LabelledPosition]) -> f64 {
    let of = |one: &LabelledPosition| {
        let predicted = chances(one);
        let cross_entropy =
            |predicted: f64, share: f64| if share > 0.0 { -share * predicted.max(1e-6).ln() } else { 0.0 };
        let seats: f64 = predicted
            .iter()
            .zip(&one.shares)
            .map(|(&predicted, &share)| cross_entropy(predicted, share))
            .sum();
        // The remaining share belongs to the automa.
        let [predicted, had] = [&predicted, &one.shares].map(|shares| 1.0 - shares.iter().sum::<f64>());
        seats + cross_entropy(predicted, if one.values.len() == 1 { had } else { 0.0 })
    };
    seen.iter().map(of).sum::<f64>() / seen.len().max(1) as f64
}

/// The lowest and the highest value in solo games; none with several seats.
fn value_range(seen: &[LabelledPosition]) -> Option<(f64, f64)> {
    let mut alone = seen.iter().filter(|one| one.values.len() == 1).map(|one| one.values[0]);
    let first = alone.next()?;
    Some(alone.fold((first, first), |(low, high), value| (low.min(value), high.max(value))))
}

/// Fits win probabilities to positions of finished games, and computes the loss on other games. Late is after nine
/// tenths of the rounds.
pub fn fit_chance(seen: &[LabelledPosition], unseen: &[LabelledPosition]) -> ChanceFit {
    let mut lengths: Vec<u16> = seen.iter().map(|one| one.round.saturating_sub(1)).collect();
    lengths.sort_unstable();
    let rounds = lengths.get(lengths.len() * 9 / 10).map_or(1.0, |&rounds| f64::from(rounds.max(1)));
    let leads: Vec<f64> = (0..LEAD_STEPS).map(|step| 2.0 * 1.2f64.powi(step as i32)).collect();
    let leads = leads.as_slice();
    let predict = |chance: Chance| move |one: &LabelledPosition| chance.shares(one.round, &one.values);
    let best_of = |tried: &mut dyn Iterator<Item = Chance>| {
        let tried = tried.map(|chance| (loss(predict(chance), seen), chance));
        tried.min_by(|a, b| a.0.total_cmp(&b.0)).map_or_else(Chance::default, |(_, chance)| chance)
    };
    let scales = |even: [f64; 2]| {
        leads.iter().flat_map(move |&early| {
            let late = leads.iter().filter(move |&&late| late <= early);
            late.map(move |&late| Chance { early, late, rounds, even })
        })
    };
    let mut best = best_of(&mut scales([0.0; 2]));
    if let Some((low, high)) = value_range(seen) {
        let needs = |low: f64, high: f64| {
            (0..=EVEN_STEPS).map(move |step| low + (high - low) * f64::from(step) / f64::from(EVEN_STEPS))
        };
        // A search that narrows the even score and the width in turn.
        let mut width = high - low;
        best.even = [(low + high) / 2.0; 2];
        while width > 0.5 {
            for end in [0, 1] {
                let around = needs(best.even[end] - width / 2.0, best.even[end] + width / 2.0);
                best = best_of(&mut around.map(|need| {
                    let mut one = best;
                    one.even[end] = need;
                    one
                }));
            }
            best = best_of(&mut scales(best.even));
            width /= 2.0;
        }
    }
    let equal = |one: &LabelledPosition| vec![1.0 / one.values.len().max(2) as f64; one.values.len()];
    let shipped = |one: &LabelledPosition| one.shipped.clone().unwrap_or_else(|| equal(one));
    let Chance { early, late, rounds, even } = best;
    let [loss, shipped, plain] = [loss(predict(best), unseen), loss(shipped, unseen), loss(equal, unseen)];
    ChanceFit { early, late, rounds, even, loss, shipped, plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_accurate() {
        for x in [0.0, -0.1, -1.0, -3.0, -8.0] {
            assert!((exponential(x) - f64::exp(x)).abs() < 0.002, "{x}");
        }
        assert!(exponential(-1e9) >= 0.0 && exponential(-1e9) < 1e-100);
    }

    #[test]
    fn chances_add_up_and_follow_the_lead() {
        let chance = Chance { early: 20.0, late: 10.0, rounds: 8.0, even: [30.0; 2] };
        assert_eq!(chance.shares(1, &[3.0, 3.0]), [0.5, 0.5]);
        let (early, late) = (chance.shares(1, &[10.0, 0.0, -4.0]), chance.shares(9, &[10.0, 0.0, -4.0]));
        assert!((early.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(early[0] > early[1] && early[1] > early[2] && late[0] > early[0]);
    }
    /// A solo game has its own win probability without a rival's seat.
    #[test]
    fn solo_win_probability_uses_the_lead_over_the_even_score() {
        let chance = Chance { early: 20.0, late: 10.0, rounds: 4.0, even: [30.0, 40.0] };
        let alone = |round, value: f64| chance.shares(round, &[value])[0];
        assert_eq!(alone(1, 30.0), 0.5);
        assert!((alone(1, 50.0) - 0.731).abs() < 0.001 && (alone(1, 10.0) - 0.269).abs() < 0.001);
        assert_eq!((alone(3, 35.0), alone(5, 40.0)), (0.5, 0.5), "what is needed changes on the way");
        assert!(alone(5, 60.0) > alone(1, 50.0), "late in a game a lead tells more");
    }

    #[test]
    fn the_solo_target_is_fitted_from_games() {
        // A score of 40 (60 in the third round) has equal chances; each ten points multiply the odds by e.
        let truth = Chance { early: 10.0, late: 10.0, rounds: 2.0, even: [40.0, 60.0] };
        let seen: Vec<LabelledPosition> = (0..300)
            .map(|n: u32| {
                let (round, values) = (1 + n as u16 % 3, vec![f64::from(n % 101)]);
                let shares = truth.shares(round, &values);
                LabelledPosition { round, values, shares, shipped: None }
            })
            .collect();
        let fit = fit_chance(&seen, &seen);
        assert!((fit.even[0] - 40.0).abs() < 1.0 && (fit.even[1] - 60.0).abs() < 1.0, "{fit:?}");
        assert!((fit.early - 10.0).abs() < 1.0 && (fit.late - 10.0).abs() < 1.0, "{fit:?}");
        assert!(fit.loss < fit.plain && fit.shipped == fit.plain && (fit.plain - 2f64.ln()).abs() < 1e-9);
    }
}
