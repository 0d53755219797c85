//! Kind first, then action: play that is quick and never plainly silly.

use engine::{Dice, Game, Seat};

use crate::Insight;

/// Picks by weight; uniformly where every weight is 0.
fn pick(weights: impl Iterator<Item = f64> + Clone, dice: &mut Dice) -> usize {
    // Whole numbers, so that a choice never hangs on the last digit of a sum.
    const SCALE: f64 = 1000.0;
    const MOST: f64 = 1_000_000.0;
    let whole = |weight: f64| if weight > 0.0 { ((weight * SCALE).min(MOST) as u32).max(1) } else { 0 };
    let whole = weights.map(whole);
    let total: u32 = whole.clone().sum();
    if total == 0 {
        return dice.below(whole.count() as u32) as usize;
    }
    let mut at = dice.below(total);
    for (index, weight) in whole.enumerate() {
        if at < weight {
            return index;
        }
        at -= weight;
    }
    unreachable!("the total counts every weight")
}

/// A sensible action among the legal ones, which are at least one.
pub(crate) fn sensible<G: Game>(
    insight: &Insight<G>,
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    fits: &mut Vec<f64>,
    dice: &mut Dice,
) -> G::Action {
    if let [only] = legal {
        return *only;
    }
    fits.clear();
    insight.evaluation.fits(game, seat, legal, fits);
    assert_eq!(fits.len(), legal.len(), "one fitness for each action");
    let weigh = |at: usize| insight.kinds.weight(G::kind(legal[at]));
    // An action stands for its kind where it is the first of the kind that is not silly.
    let leads = |at: usize| {
        fits[at] > 0.0
            && !(0..at).any(|before| fits[before] > 0.0 && G::kind(legal[before]) == G::kind(legal[at]))
    };
    if fits.iter().all(|&fit| fit <= 0.0) {
        return legal[dice.below(legal.len() as u32) as usize];
    }
    let leader = pick((0..legal.len()).map(|at| if leads(at) { weigh(at) } else { 0.0 }), dice);
    let kind = G::kind(legal[leader]);
    let of_kind = |at: usize| if G::kind(legal[at]) == kind { fits[at] } else { 0.0 };
    let silly = (0..legal.len()).all(|at| of_kind(at) <= 0.0);
    // Where every kind that is not silly weighs nothing, `pick` may have led to a silly action: take any that is not.
    let fit = |at: usize| if silly { fits[at] } else { of_kind(at) };
    legal[pick((0..legal.len()).map(fit), dice)]
}
