//! Chapter GO-5: acquiring tiles.

use engine::Seat;

use super::helpers::{choices, forbidden, game, keep, lay, plant, play, spices, stock, tile, tiles, turn};
use crate::auction::Bid;
use crate::{Action, Goa};

/// Seat 0 is about to take this tile for free as the last item of round 5.
fn winning(name: &str) -> Goa {
    let mut game = turn(2);
    let at = game.marks[1];
    // Undoes the last sale: the tile returns and is auctioned again.
    let sale = game.sales.pop().unwrap();
    let old = sale.tile.unwrap();
    game.gone.remove(old);
    game.grid.put(at, Some(old));
    if old != tile(name) {
        lay(&mut game, name, at);
    }
    game.steps.clear();
    game.steps.push(Bid { token: 3 }.into());
    game
}

/// GO-5.1, GO-5.2: a plantation is placed and filled.
#[test]
fn a_plantation_is_placed_and_filled() {
    let mut game = winning("B08");
    play(&mut game, &["pass"]);
    assert_eq!(stock(&game, 0), spices("PPP"));
    assert_eq!(game.merchants[0].plots[0].unwrap().id.tile(), Some(tile("B08")));
}

/// GO-5.3: a player with four plantations discards one of them, not the new one.
#[test]
fn a_fifth_plantation_replaces_another() {
    let mut game = winning("B08");
    for name in ["A01", "A06", "A08", "A16"] {
        plant(&mut game, 0, name, "");
    }
    play(&mut game, &["pass"]);
    assert_eq!(choices(&game), ["clear A01", "clear A06", "clear A08", "clear A16"]);
    assert_eq!(forbidden(&game, Action::Clear { tile: tile("B08") }), "GO-5.3");
    play(&mut game, &["clear A06"]);
    assert_eq!(game.merchants[0].plots[1].unwrap().id.tile(), Some(tile("B08")));
}

/// GO-5.4: its spices are lost.
#[test]
fn spices_of_a_discarded_plantation_are_lost() {
    let mut game = winning("B08");
    for (name, held) in [("A01", "G"), ("A06", "GG"), ("A08", "C"), ("A16", "V")] {
        plant(&mut game, 0, name, held);
    }
    play(&mut game, &["pass", "clear A06"]);
    assert_eq!(stock(&game, 0), spices("GCVPPP"));
}

/// GO-5.5, GO-5.7: a single plantation is kept face down; others, including Crop rotation, are discarded.
#[test]
fn a_discarded_single_plantation_still_counts() {
    for (cleared, is_kept) in [("A01", true), ("A06", false), ("A16", false)] {
        let mut game = winning("B08");
        for name in ["A01", "A06", "A08", "A16"] {
            plant(&mut game, 0, name, "");
        }
        play(&mut game, &["pass", &format!("clear {cleared}")]);
        assert_eq!(game.merchants[0].done.has(tile(cleared)), is_kept);
        assert_eq!(game.gone.has(tile(cleared)), !is_kept);
        let singles = game.sheet(Seat(0)).points("plantations");
        assert_eq!(singles, 1);
    }
}

/// GO-5.6: Crop rotation accepts any spice.
#[test]
fn crop_rotation_takes_any_spice() {
    let mut game = winning("A16");
    play(&mut game, &["pass"]);
    assert_eq!(choices(&game), ["fill ginger", "fill cinnamon", "fill pepper", "fill nutmeg", "fill clove"]);
    play(&mut game, &["fill clove"]);
    assert_eq!(stock(&game, 0), spices("V"));
}

/// GO-5.8: immediate tiles are carried out and discarded.
#[test]
fn immediate_tiles_are_carried_out_at_once() {
    for name in ["A25", "A26", "A27", "A23", "A24"] {
        let mut game = winning(name);
        play(&mut game, &["pass"]);
        assert!(game.gone.has(tile(name)), "{name}");
        assert!(game.merchants[0].kept.is_empty());
    }
}

/// GO-5.9, GO-5.10: the owner keeps other tiles, without a limit.
#[test]
fn other_tiles_are_kept_without_limit() {
    let mut game = winning("A17");
    keep(&mut game, 0, &["A18", "A19", "A20", "A21", "A22", "B26", "B12"]);
    play(&mut game, &["pass"]);
    let kept = tiles(&["A17", "A18", "A19", "A20", "A21", "A22", "B26", "B12"]);
    assert_eq!(game.merchants[0].kept, kept);
    assert_eq!(game.actor(), Some(Seat(0)));
    assert_eq!(super::helpers::refused(&game, "use A17"), "GO-5.9");
}

#[test]
fn a_fresh_game_has_no_plots() {
    assert!(game(2, 1).merchants.iter().all(|merchant| merchant.plots().count() == 0));
}
