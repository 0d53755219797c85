//! Means, percentiles and intervals.

use engine::{Dice, Seed};
use rayon::prelude::*;

/// The number of resamples for a confidence interval.
pub(crate) const RESAMPLES: usize = 10_000;

/// The number of resamples for the interval of a ratio, whose denominator varies between blocks.
const RATIO_RESAMPLES: usize = 2_000;

/// The number of resamples per random stream. The same for any number of threads.
const BATCH: usize = 100;

pub(crate) fn mean(values: &[f64]) -> f64 {
    if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / values.len() as f64 }
}

/// The percentile (nearest rank). Sorts the values; there must be one.
pub(crate) fn percentile(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let rank = (values.len() as f64 * share).ceil() as usize;
    values[rank.clamp(1, values.len()) - 1]
}

/// The 95 % confidence interval of each bot's win rate, from its mean share in each block (`blocks[block][bot]`).
///
/// Blocks are resampled with replacement. If all blocks are equal, this would give a width of zero; then it is Wilson's
/// interval over the games.
pub(crate) fn intervals(blocks: &[Vec<f64>], games: usize, seed: Seed) -> Vec<[f64; 2]> {
    let bots = blocks.first().map_or(0, Vec::len);
    let batches: Vec<Vec<Vec<f64>>> = (0..RESAMPLES / BATCH)
        .into_par_iter()
        .map(|batch| {
            let mut dice = Dice::new(seed.nth(batch as u64), "arena resamples");
            let mut rolls = dice.open();
            let mut draw = || rolls.below(u32::try_from(blocks.len()).expect("few blocks")) as usize;
            let resample = |_| {
                let mut sums = vec![0.0; bots];
                for _ in 0..blocks.len() {
                    let block = &blocks[draw()];
                    sums.iter_mut().zip(block).for_each(|(sum, share)| *sum += share);
                }
                sums.iter_mut().for_each(|sum| *sum /= blocks.len() as f64);
                sums
            };
            (0..BATCH).map(resample).collect()
        })
        .collect();
    let resamples: Vec<Vec<f64>> = batches.into_iter().flatten().collect();
    let of = |bot: usize| {
        let first = blocks[0][bot];
        if blocks.iter().all(|block| block[bot] == first) {
            return wilson(first * games as f64, games);
        }
        let mut means: Vec<f64> = resamples.iter().map(|sums| sums[bot]).collect();
        [percentile(&mut means, 0.025), percentile(&mut means, 0.975)]
    };
    (0..bots).map(of).collect()
}

/// The 95 % confidence interval of a ratio: for each block the number of occurrences and the victories among them.
/// Blocks are resampled; if the width would be zero, it is Wilson's interval.
pub(crate) fn ratio_interval(blocks: &[[f64; 2]], seed: Seed) -> [f64; 2] {
    let total = |at: usize| blocks.iter().map(|block| block[at]).sum::<f64>();
    let again = |batch: usize| {
        let mut dice = Dice::new(seed.nth(batch as u64), "arena ratios");
        let mut rolls = dice.open();
        let mut draw = || rolls.below(u32::try_from(blocks.len()).expect("few blocks")) as usize;
        let resample = |_| {
            let (mut count, mut wins) = (0.0, 0.0);
            for _ in 0..blocks.len() {
                let block = &blocks[draw()];
                (count, wins) = (count + block[0], wins + block[1]);
            }
            (count > 0.0).then(|| wins / count)
        };
        (0..BATCH).filter_map(resample).collect::<Vec<f64>>()
    };
    let batches: Vec<Vec<f64>> = (0..RATIO_RESAMPLES / BATCH).into_par_iter().map(again).collect();
    let mut shares: Vec<f64> = batches.into_iter().flatten().collect();
    if shares.windows(2).all(|two| two[0] == two[1]) {
        return wilson(total(1), total(0) as usize);
    }
    [percentile(&mut shares, 0.025), percentile(&mut shares, 0.975)]
}

/// Wilson's 95 % interval for this many wins out of this many games.
pub(crate) fn wilson(wins: f64, games: usize) -> [f64; 2] {
    const Z: f64 = 1.96;
    let n = games as f64;
    let share = wins / n;
    let middle = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_occurred() {
        let mut values = [5.0, 1.0, 4.0, 2.0, 3.0];
        assert_eq!(percentile(&mut values, 0.5), 3.0);
        assert_eq!(percentile(&mut values, 0.05), 1.0);
        assert_eq!(percentile(&mut values, 0.95), 5.0);
    }

    #[test]
    fn the_interval_of_a_fair_coin_has_the_expected_width() {
        // 400 blocks of one game, half of them won: ±4.9 per cent.
        let blocks: Vec<Vec<f64>> = (0..400).map(|n| vec![f64::from(n % 2), f64::from(1 - n % 2)]).collect();
        let intervals = intervals(&blocks, 400, Seed::from(1));
        for [low, high] in intervals {
            assert!((low - 0.451).abs() < 0.006 && (high - 0.549).abs() < 0.006, "{low} {high}");
        }
    }

    #[test]
    fn blocks_that_balance_narrow_the_interval() {
        // Each block of two games is shared evenly, so there is no variance.
        let blocks = vec![vec![0.5, 0.5]; 50];
        let [low, high] = intervals(&blocks, 100, Seed::from(1))[0];
        assert!(low < 0.5 && high > 0.5, "certainty is not claimed");
        let mixed: Vec<Vec<f64>> = (0..50).map(|n| vec![if n == 0 { 1.0 } else { 0.5 }]).collect();
        let [low, high] = intervals(&mixed, 100, Seed::from(1))[0];
        assert!(low >= 0.5 && high < 0.56);
    }

    #[test]
    fn a_ratio_of_rare_events_has_a_wide_interval() {
        let often: Vec<[f64; 2]> = (0..400).map(|n| [1.0, f64::from(n % 2)]).collect();
        let rare: Vec<[f64; 2]> =
            (0..400).map(|n| if n % 16 < 2 { [1.0, f64::from(n % 2)] } else { [0.0, 0.0] }).collect();
        let [low, high] = ratio_interval(&often, Seed::from(1));
        assert!((low - 0.451).abs() < 0.01 && (high - 0.549).abs() < 0.01, "{low} {high}");
        let [low, high] = ratio_interval(&rare, Seed::from(1));
        assert!((0.3..0.4).contains(&low) && (0.6..0.7).contains(&high), "{low} {high}");
        let [low, high] = ratio_interval(&[[1.0, 1.0]; 4], Seed::from(1));
        assert!(low < 0.6 && high > 0.99, "certainty is not claimed: {low} {high}");
    }

    #[test]
    fn winning_every_game_gives_an_interval() {
        let [low, high] = intervals(&vec![vec![1.0]; 100], 400, Seed::from(1))[0];
        assert!(low > 0.98 && low < 1.0 && high == 1.0);
    }
}
