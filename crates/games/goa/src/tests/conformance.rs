//! Conformance to the engine's laws, for every number of seats and every set of options.

use engine::kit::{Kit, size};

use super::helpers::{Choose, all_options, play_out, variant};
use crate::Goa;

#[test]
fn goa_conforms_to_the_engine() {
    Kit::<Goa>::new()
        .options(all_options())
        .games(size(1, 20))
        .mutants(size(30, 400))
        .every(12)
        .sturdy()
        .run();
}

#[test]
fn random_games_end() {
    let mut decisions = Vec::new();
    for options in all_options() {
        for seats in 2..=4 {
            for seed in 0..3 {
                let mut game = variant(seats, seed, options);
                decisions.push(play_out(&mut game, &mut Choose(seed), |game, _, _| {
                    game.audit_now().unwrap_or_else(|why| panic!("{why}: {game:?}"));
                }));
                assert!(game.result().is_some());
            }
        }
    }
    assert!(decisions.iter().all(|&decisions| decisions < 3000), "{decisions:?}");
}
