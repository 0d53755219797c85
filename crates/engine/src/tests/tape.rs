//! Games played by tapes of bytes.

use super::play::start;
use super::toy::Plant;
use crate::kit::{replay_tape, size};
use crate::{Dice, Seed};

fn tape(seed: u64, length: usize) -> Vec<u8> {
    let mut dice = Dice::new(Seed::from(seed), "tape");
    let mut rolls = dice.open();
    (0..length).map(|_| rolls.below(256) as u8).collect()
}

#[test]
fn any_tape_is_played() {
    for seed in 0..size(40, 2000) as u64 {
        let seats = 2 + seed as usize % 3;
        let tape = tape(seed, 20 * (seed as usize % 20));
        let one = replay_tape(start(seats, Seed::from(seed), Plant::None), &tape);
        let two = replay_tape(start(seats, Seed::from(seed), Plant::None), &tape);
        assert_eq!(one.course(), two.course());
    }
    assert_eq!(replay_tape(start(2, Seed::from(1), Plant::None), &[]).seq(), 0);
}

#[test]
fn a_long_tape_reaches_the_end() {
    let tape: Vec<u8> = tape(1, 4000).into_iter().map(|byte| byte % 200).collect();
    assert!(replay_tape(start(3, Seed::from(1), Plant::None), &tape).state().step == super::toy::Step::Over);
}

/// A finding of a tape contains the tape, so that it can be replayed.
#[test]
fn a_tape_finds_planted_faults() {
    for (plant, law) in
        [(Plant::LostCoin, "audit"), (Plant::ViewLeak, "redeal keeps"), (Plant::Endless, "ends")]
    {
        let found = (0..50).find_map(|seed| {
            let tape = tape(seed, 3000);
            std::panic::catch_unwind(|| replay_tape(start(2, Seed::from(seed), plant), &tape)).err()
        });
        let message = found.and_then(|panic| panic.downcast::<String>().ok()).unwrap_or_default();
        assert!(
            message.starts_with("tape [") && message.contains(&format!("law {law:?}")),
            "{plant:?}: {message}"
        );
    }
}
