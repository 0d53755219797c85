//! Property tests over random sequences of choices.

use engine::kit::{follow, journal_changes_nothing, replay_tape, size};
use engine::{Game, Silent, Start, Turn};
use proptest::prelude::*;

use super::helpers::{all_options, variant};
use crate::{Maracaibo, Nation};

fn cases() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(size(16, 1500) as u32) }
}

fn start(seats: usize, seed: u64) -> Maracaibo {
    variant(seats, seed, all_options()[(seed % 6) as usize].clone())
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn components_are_conserved(seats in 1..=4usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..700)) {
        let mut game = start(seats, seed);
        follow(&mut game, &tape, &mut Silent, |before, after| {
            after.audit().unwrap();
            for (old, new) in before.players.iter().zip(&after.players) {
                // MA-11.1, MA-12.2, MA-21.1, MA-22.3: markers, upgrades and bought cards are never lost.
                assert!(Nation::ALL.iter().all(|nation| old.influence[nation.index()] <= new.influence[nation.index()]));
                assert!(old.discs.iter().zip(&new.discs).all(|(old, new)| old >= new));
                assert!((old.owned - new.owned).is_empty());
                assert!(old.tokens.len() <= new.tokens.len() && old.quests.len() <= new.quests.len());
            }
            // MA-11.5: a cube that has left the reserve never returns.
            assert!(before.reserves.iter().zip(&after.reserves).all(|(old, new)| old >= new));
        });
    }

    #[test]
    fn silent_play_is_identical(seats in 1..=4usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..500)) {
        journal_changes_nothing(&start(seats, seed), &tape);
    }

    #[test]
    fn any_choices_conform(seats in 1..=4usize, seed: u64, tape in prop::collection::vec(any::<u8>(), 0..250)) {
        let game = replay_tape(Start::State(Box::new(start(seats, seed))), &tape);
        prop_assert!(game.state().turn() != Turn::Over || game.state().outcome().is_some());
    }
}
