//! Ratings from rankings, by the Plackett–Luce model.
//!
//! Every bot has a strength. The first place goes to one of the bots at the table with a probability proportional to
//! its strength, the second to one of the others, and so on. The strengths are the maximum-likelihood estimate
//! (Hunter's iteration). Ratings are on the Elo scale: 400 more means ten times the strength. One bot has 0, or the
//! mean of all is 0.
//!
//! Each two bots get two additional games with one victory each. Without this prior a bot that never lost would have no
//! finite rating.

/// The iteration stops when strengths change by less than this.
const ENOUGH: f64 = 1e-9;
const ITERATIONS_MAX: usize = 10_000;

/// A ranking: places from first to last, each with the bots that share it.
pub(crate) type Ranking = Vec<Vec<usize>>;

/// The ratings of this many bots, from rankings with their frequencies. A bot may sit at a table several times.
pub(crate) fn ratings(bots: usize, rankings: &[(f64, &Ranking)], zero: Option<usize>) -> Vec<f64> {
    let mut orders: Vec<(f64, Vec<usize>)> = Vec::new();
    for (times, ranking) in rankings {
        // Ties count in both orders, each with half the weight.
        let forth: Vec<usize> = ranking.iter().flatten().copied().collect();
        let back: Vec<usize> = ranking.iter().flat_map(|place| place.iter().rev()).copied().collect();
        if forth == back {
            orders.push((*times, forth));
        } else {
            orders.push((times / 2.0, forth));
            orders.push((times / 2.0, back));
        }
    }
    for a in 0..bots {
        orders.extend((0..bots).filter(|&b| b != a).map(|b| (1.0, vec![a, b])));
    }

    let mut strength = vec![1.0; bots];
    for _ in 0..ITERATIONS_MAX {
        let mut wins = vec![0.0; bots];
        let mut chances = vec![0.0; bots];
        for (weight, order) in &orders {
            let mut total: f64 = order.iter().map(|&bot| strength[bot]).sum();
            for (at, &bot) in order.iter().enumerate().take(order.len().saturating_sub(1)) {
                wins[bot] += weight;
                order[at..].iter().for_each(|&left| chances[left] += weight / total);
                total -= strength[bot];
            }
        }
        let mut change: f64 = 0.0;
        for bot in 0..bots {
            let new: f64 = if chances[bot] > 0.0 { wins[bot] / chances[bot] } else { strength[bot] };
            change = change.max((new / strength[bot] - 1.0).abs());
            strength[bot] = new;
        }
        // Only ratios matter, so one strength stays at 1.
        let unit = strength[zero.unwrap_or(0)];
        strength.iter_mut().for_each(|one| *one /= unit);
        if change < ENOUGH {
            break;
        }
    }
    let ratings: Vec<f64> = strength.iter().map(|one| 400.0 * one.log10()).collect();
    let middle = if zero.is_some() { 0.0 } else { crate::stats::mean(&ratings) };
    ratings.iter().map(|rating| rating - middle).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(bots: usize, rankings: &[Ranking]) -> Vec<f64> {
        let once: Vec<_> = rankings.iter().map(|ranking| (1.0, ranking)).collect();
        ratings(bots, &once, Some(0))
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let mut rankings = vec![vec![vec![1], vec![0]]; 1000];
        rankings.extend(vec![vec![vec![0], vec![1]]; 100]);
        let ratings = rated(2, &rankings);
        assert_eq!(ratings[0], 0.0);
        assert!((ratings[1] - 400.0).abs() < 3.0, "{ratings:?}");
    }

    #[test]
    fn equals_are_rated_equal() {
        let ratings = rated(2, &[vec![vec![0, 1]], vec![vec![1], vec![0]], vec![vec![0], vec![1]]]);
        assert!(ratings[1].abs() < 1e-6);
    }

    #[test]
    fn a_bot_that_never_loses_has_a_rating() {
        let ratings = rated(2, &vec![vec![vec![1], vec![0], vec![0]]; 400]);
        assert!(ratings[1] > 400.0 && ratings[1].is_finite());
    }

    #[test]
    fn solo_games_give_equal_ratings() {
        assert_eq!(rated(1, &[vec![vec![0, 0, 0]]]), [0.0]);
    }

    #[test]
    fn without_a_zero_bot_the_mean_rating_is_zero() {
        let ranking = vec![vec![1], vec![0]];
        let ratings = ratings(2, &[(3.0, &ranking)], None);
        assert!((ratings[0] + ratings[1]).abs() < 1e-9 && ratings[1] > 0.0);
    }
}
