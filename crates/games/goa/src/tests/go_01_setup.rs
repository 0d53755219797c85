//! Chapter GO-1: setup.

use engine::{Game, Match, Seat, Seed, SetupError, Start, Viewer};

use super::helpers::{built_in, choices, game, stock};
use crate::sets::Tiles;
use crate::{Event, Goa, Options, PLOTS, Phase, Symbol};

/// GO-1.1: the B tiles are set aside.
#[test]
fn only_a_tiles_are_used_in_phase_a() {
    let game = game(4, 3);
    assert!(game.grid.tiles().all(|(_, tile)| tile.phase() == Phase::A));
    assert_eq!(game.bag.len(), 29);
    assert!(game.bag.iter().all(|tile| tile.phase() == Phase::B));
}

/// GO-1.2, GO-1.5: four tiles are removed and twenty-five are laid out, depending on the seed.
#[test]
fn four_tiles_are_removed_and_the_others_laid_out() {
    for seed in 0..20 {
        let game = game(3, seed);
        assert_eq!(game.removed.len(), 4);
        let laid: Tiles = game.grid.tiles().map(|(_, tile)| tile).collect();
        assert_eq!(laid.len(), 25);
        assert_eq!((laid & game.removed), Tiles::NONE);
    }
    assert_ne!(game(3, 1).grid, game(3, 2).grid);
}

/// GO-1.3, GO-1.4: at most two of the removed tiles are plantations, and Crop rotation counts as one.
#[test]
fn at_most_two_plantations_are_removed() {
    let mut most = 0;
    let mut rotations = 0;
    for seed in 0..300 {
        let game = game(2, seed);
        let plantations = (game.removed & game.tables().plantations).len();
        assert!(plantations <= 2, "seed {seed}");
        most = most.max(plantations);
        rotations += u32::from(game.removed.has(super::helpers::tile("A16")));
    }
    assert_eq!(most, 2);
    // The limit makes its removal rarer than four in twenty-nine games.
    assert!((5..55).contains(&rotations), "{rotations}");
}

/// GO-1.6: all colonies lie open.
#[test]
fn all_colony_tiles_are_available() {
    assert_eq!(game(4, 1).colonies.len(), 18);
}

/// GO-1.7, GO-1.13: there are thirty cards; those revealed to find the first player are discarded.
#[test]
fn cards_are_in_two_piles() {
    for seed in 0..20 {
        let game = game(4, seed);
        assert_eq!(game.deck.len() + game.discard.len(), 30);
        assert!(!game.discard.is_empty());
        let elephants =
            game.discard.iter().filter(|&card| game.tables().card(card).symbol == Symbol::Elephant);
        assert_eq!(elephants.count(), 1);
    }
}

/// GO-1.8: tokens from 1 to one more than there are players.
#[test]
fn tokens_are_one_more_than_players() {
    for seats in 2..=4 {
        assert_eq!(usize::from(game(seats, 1).tokens()), seats + 1);
        let view = game(seats, 1).view(engine::Viewer::Spectator);
        assert_eq!(view.merchants[0].tokens, (1..=seats as u8 + 1).collect::<Vec<_>>());
    }
}

/// GO-1.9, GO-1.10, GO-1.16: the same start for all.
#[test]
fn all_players_start_equal() {
    let game = game(4, 9);
    for (seat, merchant) in game.merchants.iter().enumerate() {
        assert_eq!(merchant.rows, [0; 5]);
        assert_eq!((merchant.ships, merchant.colonists, merchant.actions), (4, 2, 0));
        assert_eq!(merchant.plots, [None; PLOTS]);
        assert!(stock(&game, seat as u8).is_empty() && merchant.hand.is_empty() && merchant.kept.is_empty());
    }
}

/// GO-1.11, GO-1.12: players reveal cards clockwise from seat 0 until an elephant appears, over several laps if needed.
#[test]
fn first_elephant_decides_the_first_player() {
    let mut laps = 0;
    for seed in 0..200 {
        let game = game(3, seed);
        let turned = usize::from(game.discard.len());
        assert_eq!(game.flag, Seat(((turned - 1) % 3) as u8), "seed {seed}");
        laps = laps.max(turned.div_ceil(3));
    }
    assert!(laps > 1, "some search took more than one lap");
}

/// GO-1.14, GO-1.15: the first player has the flag and five ducats, but no bonus-action card; the others have ten.
#[test]
fn the_first_player_has_the_flag_and_five_ducats() {
    let game = game(4, 2);
    for seat in Seat::all(4) {
        let merchant = game.merchant(seat);
        assert_eq!(merchant.ducats, if seat == game.flag { 5 } else { 10 });
        assert_eq!(merchant.actions, 0);
    }
    assert_eq!(game.actor(), Some(game.flag));
    assert!(choices(&game)[0].starts_with("flag at"));
}

#[test]
fn unsupported_player_counts_are_rejected() {
    for seats in [0, 1, 5, 9] {
        let refused = Goa::new(built_in(), seats, &Options::default(), Seed::from(1));
        assert!(matches!(refused, Err(SetupError::Seats { .. })));
    }
}

/// GO-1.2, GO-1.11, GO-2.2: the log begins with the removed tiles, the elephant and the first round.
#[test]
fn log_begins_with_the_setup() {
    let start =
        Start::<Goa>::Seed { seed: Seed::from(3), seats: 3, options: Options::default(), data: built_in() };
    let table = Match::new(start).unwrap();
    let opening: Vec<&Event> = table.opening(Viewer::Spectator).collect();
    let state = table.state();
    assert!(
        matches!(opening[0], Event::PhaseBegan { phase: Phase::A, removed } if *removed == state.removed)
    );
    assert!(
        matches!(opening[1], Event::FirstDrawn { seat, cards, .. } if *seat == state.flag && *cards == state.discard)
    );
    assert_eq!(*opening[2], Event::RoundBegan { round: 1 });
}
