//! Seating of the games in one block.

/// If there are more seatings than this, only rotations are played.
const WAYS_MAX: usize = 24;

/// All seatings of the bots in one block: for each game the bot of each seat, by its index.
///
/// `same` marks equal bots by equal numbers; seatings that differ only in equal bots count once. The seats of equal
/// bots rotate from block to block, so that in the long run each sits everywhere.
pub(crate) fn ways(same: &[usize], block: usize) -> Vec<Vec<usize>> {
    let mut patterns = Vec::new();
    permute(same, &mut Vec::new(), &mut patterns);
    if patterns.len() > WAYS_MAX {
        patterns.clear();
        for by in 0..same.len() {
            let mut rotated = same.to_vec();
            rotated.rotate_right(by);
            if !patterns.contains(&rotated) {
                patterns.push(rotated);
            }
        }
    }
    patterns.iter().enumerate().map(|(at, pattern)| seat(same, pattern, block + at)).collect()
}

/// Every permutation of the labels once, up to the limit.
fn permute(same: &[usize], so_far: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if out.len() > WAYS_MAX {
        return;
    }
    if so_far.len() == same.len() {
        out.push(so_far.clone());
        return;
    }
    let mut tried = Vec::new();
    for &label in same {
        let count = |list: &[usize]| list.iter().filter(|&&other| other == label).count();
        if !tried.contains(&label) && count(so_far) < count(same) {
            tried.push(label);
            so_far.push(label);
            permute(same, so_far, out);
            so_far.pop();
        }
    }
}

/// Assigns bots to the labels of a seating; equal bots rotate by `shift`.
fn seat(same: &[usize], pattern: &[usize], shift: usize) -> Vec<usize> {
    let mut used = vec![0; same.len()];
    let one = |&label: &usize| {
        let equals: Vec<usize> = (0..same.len()).filter(|&bot| same[bot] == label).collect();
        let next = (used[label] + shift) % equals.len();
        used[label] += 1;
        equals[next]
    };
    pattern.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_against_three_sits_in_each_seat_once() {
        let ways = ways(&[0, 1, 1, 1], 0);
        assert_eq!(ways.len(), 4);
        let seats: Vec<_> = ways.iter().map(|way| way.iter().position(|&bot| bot == 0).unwrap()).collect();
        assert_eq!(seats, [0, 1, 2, 3]);
        for way in ways {
            let mut bots = way.clone();
            bots.sort_unstable();
            assert_eq!(bots, [0, 1, 2, 3]);
        }
    }

    #[test]
    fn different_bots_sit_in_every_order_if_these_are_few() {
        assert_eq!(ways(&[0, 1], 0).len(), 2);
        assert_eq!(ways(&[0, 1, 2], 0).len(), 6);
        assert_eq!(ways(&[0, 1, 2, 3], 0).len(), 24);
        assert_eq!(ways(&[0, 1, 2, 3, 4], 0).len(), 5);
        assert_eq!(ways(&[0, 0, 2, 2], 0).len(), 6);
        assert_eq!(ways(&[0, 0, 0, 0, 0, 5], 0).len(), 6);
    }

    #[test]
    fn equal_bots_play_one_game_per_block_and_rotate() {
        let seats: Vec<_> = (0..3).map(|block| ways(&[0, 0, 0], block)).collect();
        assert!(seats.iter().all(|ways| ways.len() == 1));
        for seat in 0..3 {
            let mut bots: Vec<_> = seats.iter().map(|ways| ways[0][seat]).collect();
            bots.sort_unstable();
            assert_eq!(bots, [0, 1, 2]);
        }
    }
}
