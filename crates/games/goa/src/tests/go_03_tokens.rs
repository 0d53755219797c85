//! Chapter GO-3: placing the flag and the tokens.

use engine::{Game, Seat};

use super::helpers::{choices, forbidden, game, offers, play, refused, spot, tile};
use crate::grid::Spot;
use crate::{Action, Goa};

/// A fresh game of three in which seat 0 places the flag, and A01 to A25 lie row by row.
fn ordered() -> Goa {
    let mut game = game(3, 1);
    game.flag = Seat(0);
    game.first = Seat(0);
    game.removed = super::helpers::tiles(&["A26", "A27", "A28", "A29"]);
    for (cell, id) in crate::TileId::all().take(25).enumerate() {
        game.grid.put(Spot::of_cell(cell), Some(id));
    }
    game
}

fn clear(game: &mut Goa, row: u8, column: u8) {
    let old = game.grid.put(spot(row, column), None).unwrap();
    game.gone.insert(old);
}

/// GO-3.1: the first player places the flag with token 1.
#[test]
fn the_first_player_places_the_flag() {
    let mut game = ordered();
    assert_eq!(game.actor(), Some(Seat(0)));
    play(&mut game, &["flag at 0,3"]);
    assert_eq!(game.flag_at, Some(spot(0, 3)));
    assert_eq!(game.actor(), Some(Seat(1)));
}

/// GO-3.2: the flag goes on one of the twenty edge spaces, or on an empty space.
#[test]
fn the_flag_goes_on_the_edge_or_on_an_empty_space() {
    let mut game = ordered();
    assert_eq!(choices(&game).len(), 20);
    assert_eq!(refused(&game, "flag at 2,2"), "GO-3.2");
    let old = game.grid.put(spot(2, 2), None).unwrap();
    game.gone.insert(old);
    assert_eq!(choices(&game).len(), 21);
    assert!(offers(&game, "flag at 2,2"));
}

/// GO-3.3: a tile must lie right beside it.
#[test]
fn the_flag_needs_a_tile_beside_it() {
    let mut game = ordered();
    game.grid.put(spot(1, 3), None);
    assert_eq!(refused(&game, "flag at 0,3"), "GO-3.3");
    assert!(offers(&game, "flag at 1,3"));
    // Diagonal tiles do not help.
    for (row, column) in [(1, 1), (1, 2), (2, 1)] {
        game.grid.put(spot(row, column), None);
    }
    assert_eq!(refused(&game, "flag at 1,1"), "GO-3.3");
}

/// GO-3.4: the flag never goes on an outer corner.
#[test]
fn the_flag_never_goes_to_an_outer_corner() {
    let game = ordered();
    for corner in ["flag at 0,0", "flag at 0,6", "flag at 6,0", "flag at 6,6"] {
        assert_eq!(refused(&game, corner), "GO-3.4");
    }
}

/// GO-3.5: token 2 goes beside the flag, straight or diagonally.
#[test]
fn the_second_token_goes_next_to_the_flag() {
    let mut game = ordered();
    play(&mut game, &["flag at 3,0"]);
    assert_eq!(choices(&game), ["mark A06", "mark A11", "mark A16"]);
    assert_eq!(refused(&game, "mark A01"), "GO-3.5");
}

/// GO-3.6, GO-3.9: each further token goes next to the one before, on a tile without a token.
#[test]
fn each_token_goes_next_to_the_one_before() {
    let mut game = ordered();
    play(&mut game, &["flag at 0,1", "mark A01"]);
    assert_eq!(choices(&game), ["mark A02", "mark A06", "mark A07"]);
    assert_eq!(refused(&game, "mark A01"), "GO-3.9");
    assert_eq!(forbidden(&game, Action::Mark { tile: tile("B01") }), "GO-3.6");
    assert_eq!(game.seller(3), Seat(2));
}

/// GO-3.7, GO-3.8: the first player also places the last token; one item is the flag, the others are tiles.
#[test]
fn the_first_player_places_the_last_token() {
    let mut game = ordered();
    play(&mut game, &["flag at 0,1", "mark A01", "mark A02"]);
    assert_eq!(game.actor(), Some(Seat(0)));
    play(&mut game, &["mark A03"]);
    assert_eq!(game.marks.len(), 3);
    assert_eq!(game.stage(), crate::Stage::Auctions);
}

/// GO-3.10: if no tile is near, the chain breaks and continues from the new place.
#[test]
fn chain_breaks_only_without_an_adjacent_tile() {
    let mut game = ordered();
    for (row, column) in [(1, 2), (2, 1), (2, 2)] {
        clear(&mut game, row, column);
    }
    game.steps.clear();
    game.steps.push(crate::auction::PlaceToken { token: 3 }.into());
    game.flag_at = Some(spot(0, 1));
    game.marks.push(spot(1, 1));
    let mut legal = Vec::new();
    game.legal(Seat(2), &mut legal);
    // All tiles but the marked one.
    assert_eq!(legal.len(), 21);
    assert!(legal.contains(&Action::Mark { tile: tile("A25") }));
    game.apply(Seat(2), Action::Mark { tile: tile("A25") }, &mut engine::Silent);
    assert_eq!(choices(&game), ["mark A19", "mark A20", "mark A24"]);
}

/// GO-3.11: with a tile near, the chain may not break.
#[test]
fn chain_must_continue_next_to_a_tile() {
    let mut game = ordered();
    play(&mut game, &["flag at 0,1", "mark A01"]);
    assert_eq!(refused(&game, "mark A25"), "GO-3.11");
}

/// GO-3.12: an empty space is not skipped.
#[test]
fn empty_spaces_are_not_skipped() {
    let mut game = ordered();
    play(&mut game, &["flag at 0,1", "mark A01"]);
    game.grid.put(spot(1, 2), None);
    assert!(!offers(&game, "mark A03"));
    assert!(offers(&game, "mark A06"));
}
