//! Golden values and fairness of the dice. The golden values pin the sampling methods, which are part of the file
//! format. An independent program computed them from the definitions of the cipher and the sampling methods.

use serde_json::json;

use crate::dice::opened_here;
use crate::{Dice, Seed};

fn dice() -> Dice {
    Dice::new(Seed::from(1), "golden")
}

#[test]
fn golden_below() {
    let mut dice = dice();
    let rolls: Vec<u32> = [6, 6, 6, 6, 6, 6, 52, 52, 52, 100, 1000, 1_000_000, u32::MAX, 1]
        .into_iter()
        .map(|n| dice.below(n))
        .collect();
    assert_eq!(rolls, [1, 2, 2, 1, 3, 5, 17, 2, 45, 86, 987, 888_190, 496_625_433, 0]);
    assert_eq!(dice.position(), 14);
}

#[test]
fn golden_shuffle() {
    let mut items: Vec<u8> = (0..20).collect();
    let mut dice = dice();
    dice.shuffle(&mut items);
    assert_eq!(items, [2, 1, 5, 14, 19, 18, 17, 12, 7, 11, 9, 15, 0, 16, 13, 10, 4, 6, 8, 3]);
    assert_eq!(dice.position(), 19);
}

#[test]
fn golden_draw() {
    let mut bag = [3, 0, 2, 5];
    let mut dice = dice();
    let drawn: Vec<usize> = (0..10).map(|_| dice.draw(&mut bag)).collect();
    assert_eq!(drawn, [0, 3, 2, 0, 3, 3, 2, 0, 3, 3]);
    assert_eq!(bag, [0; 4]);
}

#[test]
fn golden_draw_bit() {
    let mut bits = 0x8000_0000_1234_5671_u64;
    let mut dice = dice();
    let mut rolls = dice.open();
    let mut drawn = Vec::new();
    while bits != 0 {
        drawn.push(rolls.draw_bit(&mut bits));
    }
    assert_eq!(drawn, [5, 12, 10, 9, 21, 63, 6, 0, 28, 25, 20, 18, 4, 14]);
}

#[test]
fn golden_fork() {
    let mut dice = dice();
    let mut fork = dice.fork();
    assert_eq!(dice.position(), 8);
    let key = "ca617e318af39d7453c14c622b02c8461d20b7a5366986eba773095721489c0a";
    assert_eq!(serde_json::to_value(&fork).unwrap(), json!({ "key": key, "at": 0 }));
    assert_eq!([fork.below(1000), fork.below(1000), dice.below(1000)], [388, 828, 875]);
    assert!(!fork.same_stream(&dice));
}

#[test]
fn golden_keys() {
    let key = "ae8a36f49cea22d33182e75314006c2ab800402dadb27e667dc7ff42342aea98";
    assert_eq!(serde_json::to_value(dice()).unwrap(), json!({ "key": key, "at": 0 }));
    let seed = Seed::from(1);
    let derived = "c814f65ec012667412f3463e37457e96035d3bd57bf0ac4e5468568bd36767af";
    assert_eq!(seed.derive("bot").to_string(), derived);
    let seventh = "04ab8942a697dee4791b15d1ededdb1a033819c2a5970d73a375e17c5c50d065";
    assert_eq!(seed.nth(7).to_string(), seventh);
    assert_ne!(seed.nth(7), seed.nth(8));
    assert_ne!(seed.derive("a"), Seed::from(2).derive("a"));
}

/// The same seed with another label gives another stream.
#[test]
fn labels_separate_the_streams() {
    let (mut game, mut bot) = (Dice::new(Seed::from(1), "game"), Dice::new(Seed::from(1), "bot"));
    assert!(!game.same_stream(&bot));
    let rolls = |dice: &mut Dice| (0..20).map(|_| dice.below(1000)).collect::<Vec<_>>();
    assert_ne!(rolls(&mut game), rolls(&mut bot));
}

/// Many draws from one opening equal draws from many openings, also across block boundaries of the cipher.
#[test]
fn draws_from_one_opening_equal_draws_from_many() {
    let (mut one, mut many) = (dice(), dice());
    let mut opened = one.open();
    for n in 1..200 {
        assert_eq!(opened.below(n), many.below(n));
    }
    let _ = opened;
    assert_eq!(one, many);
}

#[test]
fn stored_dice_continue_their_stream() {
    let mut one = dice();
    one.shuffle(&mut [0; 38]);
    let mut json: Dice = serde_json::from_str(&serde_json::to_string(&one).unwrap()).unwrap();
    let mut binary: Dice = postcard::from_bytes(&postcard::to_stdvec(&one).unwrap()).unwrap();
    assert_eq!((&json, &binary), (&one, &one));
    let next = one.below(1_000_000);
    assert_eq!((json.below(1_000_000), binary.below(1_000_000)), (next, next));
}

#[test]
fn deserialized_dice_are_checked() {
    let key = "00".repeat(32);
    let read = |key: &str, at: u64| serde_json::from_value::<Dice>(json!({ "key": key, "at": at }));
    assert!(read(&key, 5).is_ok());
    assert!(read(&key, 1 << 48).is_ok());
    assert!(read(&key, (1 << 48) + 1).is_err(), "nothing is used so often");
    assert!(read(&key, u64::MAX).is_err());
    assert!(read(&key[1..], 5).is_err());
    assert!(read(&"zz".repeat(32), 5).is_err());
    assert!(read(&"é".repeat(32), 5).is_err());
}

#[test]
fn debug_shows_no_key() {
    let shown = format!("{:?} {:?}", dice(), dice().open());
    assert_eq!(shown, "Dice(.. at 0) Rolls(Dice(.. at 0))");
}

#[test]
fn every_use_changes_the_dice() {
    let before = opened_here();
    let mut dice = dice();
    let _ = (dice.below(3), dice.fork(), dice.draw(&mut [1]));
    dice.shuffle(&mut [1, 2]);
    assert_eq!(opened_here() - before, 4);
    assert_eq!(dice.position(), 1 + 8 + 1 + 1);
}

/// The chi-square statistic of a die with equal faces: about the number of faces, and rarely twice that.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

#[test]
fn numbers_are_equally_likely() {
    for n in [2_u32, 3, 6, 7, 52, 100] {
        let mut dice = Dice::new(Seed::from(u64::from(n)), "fair");
        let mut rolls = dice.open();
        let mut counts = vec![0; n as usize];
        (0..n * 2000).for_each(|_| counts[rolls.below(n) as usize] += 1);
        let found = chi_square(&counts);
        // Five standard deviations above the mean of n - 1.
        let bound = f64::from(n) + 5.0 * (2.0 * f64::from(n)).sqrt();
        assert!(found < bound, "below({n}): {found}");
    }
}

#[test]
fn orders_are_equally_likely() {
    let mut dice = Dice::new(Seed::from(9), "fair");
    let mut counts = [0; 256];
    for _ in 0..24_000 {
        let mut items = [0_u8, 1, 2, 3];
        dice.shuffle(&mut items);
        counts[items.iter().fold(0, |code, &item| code * 4 + usize::from(item))] += 1;
    }
    let seen: Vec<u32> = counts.into_iter().filter(|&count| count > 0).collect();
    assert_eq!(seen.len(), 24);
    assert!(chi_square(&seen) < 60.0, "{seen:?}");
}

#[test]
fn pieces_are_drawn_in_proportion_to_their_number() {
    let mut dice = Dice::new(Seed::from(4), "fair");
    let mut counts = [0_u32; 3];
    let mut members = [0_u32; 64];
    for _ in 0..12_000 {
        counts[dice.draw(&mut [1, 2, 3])] += 1;
        members[dice.open().draw_bit(&mut 0b1011_0000) as usize] += 1;
    }
    for (count, share) in counts.into_iter().zip([2000_u32, 4000, 6000]) {
        assert!(count.abs_diff(share) < 300, "{counts:?}");
    }
    for member in [4, 5, 7] {
        assert!(members[member].abs_diff(4000) < 300, "{members:?}");
    }
}
