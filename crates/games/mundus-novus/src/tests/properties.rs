//! Property tests over random sequences of choices.

use engine::kit::{follow, journal_changes_nothing, replay_tape};
use engine::{Game, Seed, Silent, Start, Turn};
use proptest::prelude::*;

use super::helpers::{Table, built_in, dev};
use crate::step::Step;
use crate::{Cards, Developments, Kinds, MundusNovus, Options, Resource};

fn cases() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(engine::kit::size(24, 400) as u32)
    }
}

fn start(seats: usize, seed: u64) -> MundusNovus {
    MundusNovus::new(built_in(), seats, &Options::default(), Seed::from(seed)).unwrap()
}

/// The largest different combination, by exhaustive search.
fn best(game: &MundusNovus, left: Cards, set: Kinds, merchants: Developments) -> u8 {
    let mut most = set.len() as u8;
    for card in left.kinds() {
        let rest = left - Cards::one(card);
        if !set.contains(card) {
            most = most.max(best(game, rest, set | card, merchants));
        }
        for merchant in merchants.iter() {
            let band = game.tables().merchant_band(merchant).unwrap();
            let others = merchants & !Developments::one(merchant);
            for to in (game.tables().bands[band.index()] - set).iter().filter(|&to| to != card) {
                most = most.max(best(game, rest, set | to, others));
            }
        }
    }
    most
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn components_are_conserved(seats in 2..=6usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..600)) {
        let mut game = start(seats, seed);
        let hands = |game: &MundusNovus| game.players.iter().map(|player| player.hand.len()).collect::<Vec<u8>>();
        let mut before = hands(&game);
        follow(&mut game, &tape, &mut Silent, |_, game| {
            game.audit().unwrap();
            assert_eq!(game.market.len(), 3);
            // MN-4.8: squadron keys are unique.
            let mut keys: Vec<_> = game.squadrons().iter().map(|squadron| squadron.key).collect();
            keys.sort_unstable();
            assert!(keys.windows(2).all(|pair| pair[0] < pair[1]));
            if *game.step() == Step::Announce {
                before = hands(game);
            }
            // MN-5.22: the trade changes no hand size.
            assert!(*game.step() != Step::First || hands(game) == before);
        });
    }

    #[test]
    fn the_largest_different_combination_matches_exhaustive_search(
        hand in prop::collection::vec(0..9usize, 0..7),
        merchants in prop::collection::vec(0..9usize, 0..4),
    ) {
        let hand: Cards = hand.into_iter().map(|at| Resource::GOODS[at]).collect();
        let merchants: Developments = merchants.into_iter().map(|at| dev(&format!("D{}", 25 + at))).collect();
        let mut table = Table::new(6).queue("D01 D02 D03 D05 D06");
        table.0.pile -= hand;
        table.0.players[0].hand = hand;
        table.0.players[0].developments = merchants;
        let game = table.turn(0, 5);
        prop_assert_eq!(game.largest_different(game.acting().unwrap()), best(&game, hand, Kinds::empty(), merchants));
    }

    #[test]
    fn silent_play_is_identical(seats in 2..=6usize, seed: u64, tape in prop::collection::vec(any::<u16>(), 0..400)) {
        journal_changes_nothing(&start(seats, seed), &tape);
    }

    #[test]
    fn any_choices_conform(seats in 2..=6usize, seed: u64, tape in prop::collection::vec(any::<u8>(), 0..300)) {
        let game = replay_tape(Start::State(Box::new(start(seats, seed))), &tape);
        prop_assert!(game.state().turn() != Turn::Over || game.state().outcome().is_some());
    }
}
