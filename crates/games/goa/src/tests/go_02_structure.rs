//! Chapter GO-2: rounds and phases.

use super::helpers::{auctions_without_bids, choices, finish_round, game, keep, play, rows, turn};
use crate::sets::Tiles;
use crate::{Event, Phase, Stage};

/// GO-2.1, GO-17.1: four rounds of phase A, four of phase B, then the end.
#[test]
fn there_are_eight_rounds_in_two_phases() {
    let mut game = game(2, 4);
    for round in 1..=8 {
        assert_eq!(game.round, round);
        assert_eq!(game.phase(), if round <= 4 { Phase::A } else { Phase::B });
        auctions_without_bids(&mut game);
        finish_round(&mut game);
    }
    assert_eq!(game.stage(), Stage::Over);
    assert!(game.result().is_some());
    assert_eq!(game.actor(), None);
}

/// GO-2.2: tokens, auctions, actions, bonus actions.
#[test]
fn a_round_has_its_steps_in_order() {
    let mut game = game(2, 4);
    let mut stages = vec![game.stage()];
    while game.round == 1 {
        let options = choices(&game);
        let choice = options.iter().find(|one| *one == "taxes").unwrap_or(&options[0]).clone();
        play(&mut game, &[&choice]);
        if stages.last() != Some(&game.stage()) {
            stages.push(game.stage());
        }
    }
    let wanted = [Stage::Tokens, Stage::Auctions, Stage::Actions, Stage::Bonus, Stage::Tokens];
    assert_eq!(stages, wanted);
}

/// GO-2.3, GO-2.6: the play area is cleared for the B tiles; cleared tiles are out of the game.
#[test]
fn phase_b_lays_out_the_b_tiles() {
    let mut game = game(3, 7);
    for _ in 0..4 {
        auctions_without_bids(&mut game);
        finish_round(&mut game);
    }
    assert_eq!(game.round, 5);
    let laid: Tiles = game.grid.tiles().map(|(_, tile)| tile).collect();
    assert_eq!(laid.len(), 25);
    assert!(laid.iter().all(|tile| tile.phase() == Phase::B));
    let removed_b: Tiles = game.removed.iter().filter(|tile| tile.phase() == Phase::B).collect();
    assert_eq!(removed_b.len(), 4);
    assert!((removed_b & game.tables().plantations).len() <= 2);
    // Phase A started with twenty-five tiles, and three were taken in each of its four rounds.
    let cleared = game.gone.iter().filter(|tile| tile.phase() == Phase::A).count();
    assert!(cleared >= 13);
    assert_eq!((game.gone & game.removed), Tiles::NONE);
}

/// GO-2.4: players keep their possessions.
#[test]
fn players_keep_possessions_between_phases() {
    let mut game = game(2, 4);
    for _ in 0..3 {
        auctions_without_bids(&mut game);
        finish_round(&mut game);
    }
    auctions_without_bids(&mut game);
    let before = game.merchants;
    finish_round(&mut game);
    assert_eq!(game.phase(), Phase::B);
    for (before, after) in before.iter().zip(&game.merchants) {
        assert_eq!((before.kept, before.plots, before.rows), (after.kept, after.plots, after.rows));
        assert!(after.ducats > before.ducats, "only Taxes were raised");
    }
}

/// GO-2.4: red A tiles can be used in phase B.
#[test]
fn red_tiles_of_phase_a_stay_usable() {
    let mut game = turn(2);
    keep(&mut game, 0, &["A18"]);
    play(&mut game, &["use A18"]);
    assert_eq!(game.merchants[0].ships, 5);
}

/// GO-2.5: Favor can take all eight removed tiles in phase B.
#[test]
fn removed_tiles_of_both_phases_stay_available() {
    let game = turn(2);
    assert_eq!(game.removed.len(), 8);
    assert_eq!(game.removed.iter().filter(|tile| tile.phase() == Phase::A).count(), 4);
}

/// GO-13.8, GO-2.2: the flag holder of the old round begins the new one.
#[test]
fn the_next_round_begins_with_the_flag_holder() {
    let mut game = turn(3);
    rows(&mut game, 0, [1; 5]);
    finish_round(&mut game);
    assert_eq!(game.round, 6);
    assert_eq!(game.actor(), Some(game.flag));
    assert_eq!(play(&mut game, &["flag at 0,1"]).len(), 1);
    assert!(matches!(play(&mut game, &["mark B02"])[0], Event::Marked { .. }));
}
