//! The engine's laws, for every number of seats and every set of options.

use engine::kit::{Kit, size};

use super::helpers::{Choose, all_options, play_out, variant};
use crate::{Maracaibo, Options};

#[test]
fn maracaibo_keeps_the_laws_of_the_engine() {
    Kit::<Maracaibo>::new()
        .options(all_options())
        .games(size(1, 12))
        .mutants(size(30, 400))
        .every(size(20, 8) as u32)
        .sturdy()
        .run();
}

#[test]
fn solo_games_keep_the_laws_of_the_engine() {
    let levels = (1..=5).map(|solo| Options { solo: Some(solo), ..Options::default() });
    Kit::<Maracaibo>::new()
        .seats([1])
        .options(levels.collect())
        .games(size(1, 12))
        .mutants(size(30, 400))
        .every(size(20, 8) as u32)
        .sturdy()
        .run();
}

#[test]
fn random_games_end_by_themselves() {
    let mut decisions = Vec::new();
    let mut deepest = 0;
    for options in all_options() {
        for seats in 1..=4 {
            for seed in 0..engine::kit::size(3, 100) as u64 {
                let mut game = variant(seats, seed, options);
                decisions.push(play_out(&mut game, &mut Choose(seed), |game, _, _| {
                    deepest = deepest.max(game.steps.len());
                    game.audit_now().unwrap_or_else(|why| panic!("{why}: {game:?}"));
                }));
                assert!(game.result().is_some());
            }
        }
    }
    assert!(decisions.iter().all(|&decisions| decisions < 4000), "{decisions:?}");
    // What play needs stays below what the audit allows, and that below the room there is.
    assert!(deepest <= 24, "{deepest}");
}
