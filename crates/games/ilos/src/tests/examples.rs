//! The worked examples of the ledger.

use engine::{Game, Seat, Silent};

use super::helpers::{
    afloat, at, build, cards, deal, game, give, hand, island, offers, on_map, pay, piece, pirate, play,
    production, refused, settle, ships, stock, table, tile, try_out,
};
use crate::place::{Place, Rotate};
use crate::state::Stage;
use crate::step::Step;
use crate::{Placed, Resource, SiteId, SiteKind};

/// IL-E1: production.
#[test]
fn production_fills_the_stock() {
    let mut game = table(2);
    game.merchants[0].production.0 = [2, 1, 0, 0];
    game.produce(Seat(0), &mut Silent);
    assert_eq!((stock(&game, 0), production(&game, 0)), ([2, 1, 0, 0], [2, 1, 0, 0]));
}

/// IL-E2: market.
#[test]
fn spice_rises_to_two() {
    let mut game = table(2);
    deal(&mut game, 0, "MSS");
    give(&mut game, 0, [0, 0, 1, 0]);
    afloat(&mut game);
    assert_eq!((game.price(Resource::Spice), game.tokens_left()), (1, 8));
    play(&mut game, &["play market", "raise spice"]);
    assert_eq!((stock(&game, 0), game.rises[2]), ([0; 4], 1));
    assert_eq!((game.price(Resource::Spice), game.tokens_left()), (2, 7));
    assert_eq!(game.merchants[0].hand, cards("SS"));
}

/// IL-E3: draw.
#[test]
fn two_ships_and_a_fort_draw_six() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 2);
    build(&mut game, 0, "T06a", None);
    afloat(&mut game);
    play(&mut game, &["end"]);
    assert_eq!(hand(&game, 0), 6);
}

/// IL-E4: cost.
#[test]
fn a_plantation_costs_three_cards_or_four() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    deal(&mut game, 0, "PSM");
    afloat(&mut game);
    let mut pirated = game.clone();
    play(&mut game, &["play plantation", "settle spice T06b"]);
    pay(&mut game);
    assert_eq!((hand(&game, 0), production(&game, 0)), (0, [0, 0, 1, 0]));
    assert_eq!(game.holder(SiteId::read("T06-3").unwrap()), Some(Seat(0)));
    play(&mut game, &["end"]);
    assert_eq!(stock(&game, 0), [0, 0, 1, 0]);
    pirate(&mut pirated, 1, "T06");
    assert_eq!(refused(&pirated, "play plantation"), "IL-9.5");
}

/// IL-E5: mine.
#[test]
fn a_mine_needs_two_ships_and_six_cards() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 1);
    deal(&mut game, 0, "GSSSSSS");
    afloat(&mut game);
    assert_eq!(refused(&game, "play gold-mine"), "IL-11.1");
    ships(&mut game, 0, "T06a", 1);
    play(&mut game, &["play gold-mine", "settle gold T06a"]);
    pay(&mut game);
    assert_eq!(hand(&game, 0), 1);
}

/// IL-E6: ruins.
#[test]
fn ruins_cost_eight_cards_even_under_piracy() {
    let mut game = on_map(2, &[("T20", (0, 0), 0), ("T01", (0, -1), 0)]);
    ships(&mut game, 0, "T20b", 1);
    pirate(&mut game, 1, "T20");
    deal(&mut game, 0, "RSSSSSSS");
    afloat(&mut game);
    play(&mut game, &["play ruins", "settle ruins T20b"]);
    pay(&mut game);
    assert_eq!((hand(&game, 0), stock(&game, 0), production(&game, 0)), (0, [0, 0, 0, 3], [0; 4]));
}

/// IL-E7: placing.
#[test]
fn a_tile_is_placed() {
    let mut game = game(2, 1);
    let tables = game.tables();
    game.map.put(tables, Placed { tile: tile("T06"), at: at(0, 0), rotation: 0 });
    let rest = game.zone | game.unseen | crate::Tiles::all();
    game.zone = super::helpers::tiles(&["T08", "T01", "T02"]);
    game.unseen = rest - game.zone - game.map.tiles_in_play();
    game.active = game.first.left(2);
    game.step = Place { ship: None, tile: tile("T08") }.into();
    assert_eq!(game.stage(), Stage::FirstIslands);
    assert!(offers(&game, "cell 0,-1"));
    let mut turning = game.clone();
    try_out(&mut turning, &["cell 0,-1"]);
    assert_eq!(refused(&turning, "rotate 1"), "IL-4.3");
    try_out(&mut turning, &["rotate 0", "anchor T08a"]);
    let joined = island(&turning, "T08b");
    assert_eq!((joined.root, joined.free), (piece("T06a"), [1, 1, 0, 1, 0, 0]));
    // At (1,-1) no land can connect: both neighbours have sea there.
    assert_eq!(refused(&game, "cell 1,-1"), "IL-4.4");
    let mut east = game.clone();
    east.step = Rotate { ship: None, tile: tile("T08"), at: at(1, -1) }.into();
    assert_eq!(refused(&east, "rotate 0"), "IL-4.4");
}

/// IL-E8: scoring.
#[test]
fn wealth_is_counted() {
    let mut game = table(2);
    game.rises = [0, 0, 2, 1];
    give(&mut game, 0, [4, 2, 5, 3]);
    ships(&mut game, 0, "T06a", 2);
    settle(&mut game, 0, "T06a", SiteKind::Gold);
    assert_eq!(game.standing(Seat(0)).total(), 33);
}

/// IL-E9: end of the round.
#[test]
fn the_third_player_plays_a_full_turn() {
    let mut game = table(3);
    ships(&mut game, 1, "T06a", 1);
    deal(&mut game, 1, "PPP");
    game.active = Seat(1);
    afloat(&mut game);
    game.merchants[1].pioneers = SiteId::all().skip(6 * 15).take(9).collect();
    try_out(&mut game, &["play plantation", "settle dye T06a", "pay plantation", "pay plantation", "end"]);
    assert_eq!((game.active, game.step), (Seat(2), Step::Act));
    try_out(&mut game, &["end"]);
    assert!(game.outcome().is_some());
}

/// IL-E10: redraw.
#[test]
fn three_cards_are_redrawn() {
    let mut game = game(2, 9);
    let seat = game.active;
    for _ in 0..3 {
        let choice = super::helpers::choices(&game)[0].clone();
        play(&mut game, &[&choice]);
    }
    play(&mut game, &["done"]);
    assert_eq!((hand(&game, seat.0), game.merchant(seat).buried.len()), (5, 3));
    assert_eq!(game.active, seat.left(2), "there is no second redraw");
    play(&mut game, &["done"]);
    assert_eq!(super::helpers::forbidden(&game, crate::Action::Done), "IL-2.10");
}
