//! The index of finished games.

use server::testing::{is_comeback, short_id, thin};
use table::wire::{Curve, CurvePoint};

fn curve(points: &[[i32; 2]]) -> Curve {
    let point = |(n, scores): (u32, &[i32; 2])| CurvePoint { n, scores: scores.to_vec() };
    Curve { points: (0..).zip(points).map(point).collect() }
}

#[test]
fn a_thin_curve_keeps_its_ends() {
    let points: Vec<[i32; 2]> = (0..100).map(|n| [n, -n]).collect();
    let ends = thin(&curve(&points), 2);
    assert_eq!((ends[0].len(), ends[0][0], ends[0][11]), (12, 0, 99));
    assert_eq!(ends[1][11], -99);
    assert_eq!(thin(&curve(&[[3, 4]]), 2), [[3], [4]]);
    assert_eq!(thin(&curve(&[]), 1), [[0_i32; 0]]);
}

#[test]
fn a_winner_from_behind_makes_a_comeback() {
    assert!(is_comeback(&curve(&[[0, 0], [1, 2], [2, 5], [7, 6]]), 0));
    assert!(!is_comeback(&curve(&[[0, 0], [1, 2], [5, 4], [7, 6]]), 0));
}

#[test]
fn short_ids_are_eight_letters() {
    let short = short_id().unwrap();
    assert!(
        short.len() == 8
            && short.bytes().all(|byte| byte.is_ascii_alphanumeric() && !b"ilou".contains(&byte)),
        "{short}"
    );
}
