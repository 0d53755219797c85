//! The policy `sensible`: it chooses a kind first, then an action. It is fast and avoids obviously bad actions.

use engine::{Game, Rolls, Seat};

use crate::Insight;

/// Picks an index by weight; uniformly if every weight is 0.
fn pick(weights: impl Iterator<Item = f64> + Clone, rolls: &mut Rolls<'_>) -> usize {
    // Whole numbers, so that a choice never depends on the last digit of a sum.
    const SCALE: f64 = 1000.0;
    const MOST: f64 = 1_000_000.0;
    let whole = |weight: f64| if weight > 0.0 { ((weight * SCALE).min(MOST) as u32).max(1) } else { 0 };
    let whole = weights.map(whole);
    let total: u32 = whole.clone().sum();
    if total == 0 {
        return rolls.below(whole.count() as u32) as usize;
    }
    let mut at = rolls.below(total);
    for (index, weight) in whole.enumerate() {
        if at < weight {
            return index;
        }
        at -= weight;
    }
    unreachable!("the total counts every weight")
}

/// A sensible action. There must be at least one legal action.
pub(crate) fn sensible<G: Game>(
    insight: &Insight<G>,
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    fits: &mut Vec<f64>,
    rolls: &mut Rolls<'_>,
) -> G::Action {
    if let [only] = legal {
        return *only;
    }
    fits.clear();
    insight.evaluation.fits(game, seat, legal, fits);
    assert_eq!(fits.len(), legal.len(), "one fitness for each action");
    // Obviously bad actions, and actions of a kind without weight, are chosen only if nothing else is legal.
    let mut weights: Vec<f64> = Vec::with_capacity(legal.len());
    for (at, &action) in legal.iter().enumerate() {
        let kind = G::kind(action);
        let before = at.checked_sub(1).filter(|&before| G::kind(legal[before]) == kind);
        weights.push(before.map_or_else(|| insight.kinds.weight(kind), |before| weights[before]));
    }
    let fit = |at: usize| if weights[at] > 0.0 { fits[at] } else { 0.0 };
    let same = |a: usize, b: usize| G::kind(legal[a]) == G::kind(legal[b]);
    // A kind counts once, however many actions it has: at its first action with a fitness above 0.
    let leads = |at: usize| fit(at) > 0.0 && !(0..at).any(|before| fit(before) > 0.0 && same(before, at));
    let weigh = |at: usize| if leads(at) { weights[at] } else { 0.0 };
    let leader = pick((0..legal.len()).map(weigh), rolls);
    let of_kind = |at: usize| if fit(leader) > 0.0 && same(at, leader) { fit(at) } else { 0.0 };
    legal[pick((0..legal.len()).map(of_kind), rolls)]
}
