//! Conformance to the engine's laws, for every number of seats.

use engine::Game;
use engine::kit::{Kit, size};

use super::helpers::{Choose, game, play_out};
use crate::Ilos;

#[test]
fn ilos_conforms_to_the_engine() {
    Kit::<Ilos>::new().games(size(3, 40)).mutants(size(60, 400)).every(10).sturdy().run();
}

#[test]
fn random_games_end() {
    let mut decisions = Vec::new();
    for seats in 2..=5 {
        for seed in 0..6 {
            let mut game = game(seats, seed);
            decisions.push(play_out(&mut game, &mut Choose(seed), |game, _, _| {
                game.audit().unwrap_or_else(|why| panic!("{why}: {game:?}"));
            }));
            assert!(game.outcome().is_some());
        }
    }
    assert!(decisions.iter().all(|&decisions| decisions < 5000), "{decisions:?}");
}
