//! Properties over random sequences of choices.

use engine::kit::{follow, journal_changes_nothing, replay_tape, size};
use engine::{Game, Silent, Start, Turn};
use proptest::prelude::*;

use super::helpers::{all_options, variant};
use crate::{Goa, Stage};

fn cases() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(size(24, 2000) as u32) }
}

fn start(seats: usize, seed: u64) -> Goa {
    variant(seats, seed, all_options()[(seed % 8) as usize])
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn invariants_hold_after_every_action(seats in 2..=4usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..700)) {
        let mut game = start(seats, seed);
        follow(&mut game, &tape, &mut Silent, |before, after| {
            after.audit().unwrap();
            for (old, new) in before.merchants.iter().zip(&after.merchants) {
                // GO-7.1, GO-12.16: markers never move up, colonies are never lost.
                assert!(old.rows.iter().zip(&new.rows).all(|(old, new)| old <= new));
                assert!(old.cities() <= new.cities());
            }
            // GO-13.3: players take at most one bonus-action card into the next round.
            if after.round > before.round {
                assert!(after.merchants.iter().all(|merchant| merchant.actions <= 1));
            }
            // GO-4.15: before the actions, only tiles draw cards, and no cards are played.
            if after.stage() == Stage::Tokens && before.stage() == Stage::Tokens {
                assert_eq!(before.deck, after.deck);
            }
        });
    }

    #[test]
    fn discarding_events_does_not_change_the_state(seats in 2..=4usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..500)) {
        journal_changes_nothing(&start(seats, seed), &tape);
    }

    #[test]
    fn engine_laws_hold_for_random_choices(seats in 2..=4usize, seed: u64, tape in prop::collection::vec(any::<u8>(), 0..300)) {
        let game = replay_tape(Start::State(Box::new(start(seats, seed))), &tape);
        prop_assert!(game.state().turn() != Turn::Over || game.state().outcome().is_some());
    }
}
