//! A match that ends as soon as enough is known: Wald's sequential test over blocks.
//!
//! Two shares of victories are weighed against each other, that of "no better" and that of "better by as much as counts".
//! After each block the logarithm of how much likelier the results are with the second than with the first is compared
//! with two bounds. Blocks are not coins: their variance is estimated from the blocks themselves (the generalised test), as
//! one fair block more would have it, so that the first few blocks that go the same way decide nothing.

use serde::Serialize;

/// How often a decision may be wrong, either way.
const WRONG: f64 = 0.05;

/// Blocks before which nothing is decided.
const BLOCKS_MIN: usize = 8;

/// The two shares of victories of the first bot that a contest decides between.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Accept {
    /// The share of one that is not accepted.
    pub refuse: f64,
    /// The share of one that is.
    pub accept: f64,
}

/// The decision of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first bot has the greater share.
    Accepted,
    /// It has the smaller one.
    Refused,
    /// The games did not suffice to tell.
    Undecided,
}

/// How a decision was come by.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The shares between which it was.
    pub between: Accept,
    /// The decision.
    pub verdict: Verdict,
    /// Where it is decided, below and above.
    pub bounds: [f64; 2],
    /// The likelihood ratio after each block, as a logarithm.
    pub llr: Vec<f64>,
}

impl Decision {
    /// Takes block after block, with the share of the first bot in each and this many games in a block, until it is decided.
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

    /// Whether no more blocks are needed.
    pub(crate) fn is_over(&self) -> bool {
        self.verdict != Verdict::Undecided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Dice, Seed};

    const BETWEEN: Accept = Accept { refuse: 0.5, accept: 0.55 };

    /// Blocks of two games of a bot that wins with this chance, in thousandths.
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
    fn too_few_games_decide_nothing() {
        let decision = Decision::of(BETWEEN, [1.0; BLOCKS_MIN - 1], 2);
        assert_eq!(decision.verdict, Verdict::Undecided);
        assert_eq!(Decision::of(BETWEEN, [0.5; 4], 2).verdict, Verdict::Undecided);
    }
}
