//! Conformance to the engine's laws, for every number of seats.

use engine::kit::{Kit, size};

use super::helpers::{Choose, game, play_out};
use crate::AuNomDuRoi;

#[test]
fn au_nom_du_roi_conforms_to_the_engine() {
    let report = Kit::<AuNomDuRoi>::new().games(size(3, 40)).mutants(size(40, 400)).every(12).sturdy().run();
    assert!(report.redrawn > 0 && report.refused > 0, "{report:?}");
}

#[test]
fn random_games_end() {
    for seats in 2..=4 {
        for seed in 0..size(8, 200) as u64 {
            let mut game = game(seats, seed);
            let decisions = play_out(&mut game, &mut Choose(seed), |game, _, _| {
                game.audit_now().unwrap_or_else(|why| panic!("{why}: {game:?}"));
            });
            assert!(game.result().is_some());
            assert!(decisions < 4000, "{decisions}");
        }
    }
}
