//! A contest that stops early: Wald's sequential probability ratio test over blocks.
//!
//! The test decides between two win rates, "not better" and "better by a relevant amount". After each block the
//! log-likelihood ratio is compared with two bounds. Blocks are not independent coin flips, so their variance is
//! estimated from the blocks (the generalised test), with one additional fair block, so that a few equal blocks at the
//! start decide nothing.

use serde::Serialize;

/// The error rate on each side.
const WRONG: f64 = 0.05;

/// The minimum number of blocks before a decision.
const BLOCKS_MIN: usize = 8;

/// The two win rates of the first bot that the test decides between.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Accept {
    /// The win rate of a bot that is rejected.
    pub refuse: f64,
    /// The win rate of a bot that is accepted.
    pub accept: f64,
}

/// The decision of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first bot has the higher win rate.
    Accepted,
    /// The first bot has the lower win rate.
    Refused,
    /// The games do not suffice for a decision.
    Undecided,
}

/// The course of a test.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The win rates.
    pub between: Accept,
    /// The decision.
    pub verdict: Verdict,
    /// The lower and upper bound.
    pub bounds: [f64; 2],
    /// The log-likelihood ratio after each block.
    pub llr: Vec<f64>,
}

impl Decision {
    /// Runs the test over blocks, given the first bot's share in each and the number of games per block, until it
    /// decides.
    pub(crate) fn of(between: Accept, shares: impl IntoIterator<Item = f64>, per_block: usize) -> Decision {
        let bound = ((1.0 - WRONG) / WRONG).ln();
        let (refuse, accept) = (between.refuse, between.accept);
        let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
        let mut decision =
            Decision { between, verdict: Verdict::Undecided, bounds: [-bound, bound], llr: Vec::new() };
        for share in shares {
            n += 1.0;
            sum += share;
            squares += share * share;
            let mean = sum / n;
            let fair = refuse * (1.0 - refuse) / per_block as f64;
            let variance = ((squares - n * mean * mean).max(0.0) + fair) / n;
            let llr = n * (accept - refuse) * (2.0 * mean - refuse - accept) / (2.0 * variance);
            decision.llr.push(llr);
            if decision.llr.len() >= BLOCKS_MIN && llr.abs() >= bound {
                decision.verdict = if llr > 0.0 { Verdict::Accepted } else { Verdict::Refused };
                break;
            }
        }
        decision
    }

    /// Whether no further block is needed.
    pub(crate) fn is_over(&self) -> bool {
        self.verdict != Verdict::Undecided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Dice, Seed};

    const BETWEEN: Accept = Accept { refuse: 0.5, accept: 0.55 };

    /// Blocks of two games of a bot with this win rate, in thousandths.
    fn blocks(permille: u32, seed: u64) -> impl Iterator<Item = f64> {
        let mut dice = Dice::new(Seed::from(seed), "games");
        let mut game = move || f64::from(u8::from(dice.below(1000) < permille));
        std::iter::repeat_with(move || (game() + game()) / 2.0).take(4000)
    }

    #[test]
    fn a_better_bot_is_accepted_and_an_equal_one_refused() {
        let count = |permille, verdict| {
            (0..100)
                .filter(|&seed| Decision::of(BETWEEN, blocks(permille, seed), 2).verdict == verdict)
                .count()
        };
        assert!(count(550, Verdict::Accepted) >= 88, "about one in twenty is wrong");
        assert!(count(500, Verdict::Refused) >= 88);
        assert!(count(650, Verdict::Accepted) == 100);
    }

    #[test]
    fn a_large_difference_is_decided_in_few_games() {
        let needed = |permille| -> usize {
            (0..20).map(|seed| Decision::of(BETWEEN, blocks(permille, seed), 2).llr.len()).sum()
        };
        assert!((20 * BLOCKS_MIN..20 * 20).contains(&needed(900)), "{}", needed(900));
        assert!(needed(560) > 5 * needed(900), "{}", needed(560));
    }

    #[test]
    fn too_few_games_are_undecided() {
        let decision = Decision::of(BETWEEN, [1.0; BLOCKS_MIN - 1], 2);
        assert_eq!(decision.verdict, Verdict::Undecided);
        assert_eq!(Decision::of(BETWEEN, [0.5; 4], 2).verdict, Verdict::Undecided);
    }
}
