//! Chapter IL-1: aim and terms.

use engine::{Game, Seat};

use super::helpers::{
    Choose, afloat, build, deal, game, give, island, offers, pay, piece, pirate, play, play_out, refused,
    settle, ships, table, tile, tiles,
};
use crate::{Resource, SiteKind};

/// IL-1.1: only resources behind the screen count, each at its price.
#[test]
fn only_resources_count() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 3);
    settle(&mut game, 0, "T06a", SiteKind::Gold);
    build(&mut game, 0, "T06a", None);
    deal(&mut game, 0, "SSPPM");
    afloat(&mut game);
    assert_eq!(game.wealth(Seat(0)), 0);
    give(&mut game, 0, [2, 0, 1, 1]);
    assert_eq!(game.standing(Seat(0)).total(), 2 + 1 + 3);
}

/// IL-1.2: plantations give ebony, dye and spice; gold comes from mines and ruins.
#[test]
fn each_site_produces_its_resource() {
    let from = SiteKind::ALL.map(SiteKind::produces);
    let [ebony, dye, spice, gold] = Resource::ALL.map(Some);
    assert_eq!(from, [ebony, dye, spice, gold, None, None]);
    assert_eq!(Resource::PLANTED, [Resource::Ebony, Resource::Dye, Resource::Spice]);
}

/// IL-1.3, IL-1.4: an island may span several tiles; pieces of one tile are separate unless land joins them.
#[test]
fn pieces_of_a_tile_are_different_islands() {
    let game = table(2);
    assert_eq!(island(&game, "T08b").root, piece("T06a"));
    assert_eq!(island(&game, "T01a").root, piece("T06a"));
    assert_eq!(island(&game, "T06b").root, piece("T06b"));
    assert_eq!(island(&game, "T08a").root, piece("T08a"));
    assert_eq!(game.map.islands.len(), 3);
}

/// IL-1.5, IL-1.6, IL-1.7: a site takes one pioneer and is then closed to all players, including its owner.
#[test]
fn a_site_takes_one_pioneer() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    ships(&mut game, 1, "T06b", 1);
    deal(&mut game, 0, "PPPPPPPP");
    deal(&mut game, 1, "PPP");
    afloat(&mut game);
    play(&mut game, &["play plantation", "settle spice T06b"]);
    pay(&mut game);
    assert_eq!(island(&game, "T06b").free, [0; 6]);
    assert_eq!(refused(&game, "play plantation"), "IL-5.4");
    play(&mut game, &["end"]);
    assert!(!offers(&game, "play plantation"), "{:?}", super::helpers::choices(&game));
}

/// IL-1.8: a pioneer stays and produces, even after its owner's ship has left.
#[test]
fn a_pioneer_stays_without_its_ship() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    settle(&mut game, 0, "T06b", SiteKind::Spice);
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from T06b", "to T06a"]);
    pay(&mut game);
    play(&mut game, &["end"]);
    assert_eq!(super::helpers::stock(&game, 0), [0, 0, 1, 0]);
    assert_eq!(game.merchants[0].pioneers.len(), 1);
}

/// IL-1.9: eight tiles have one lair each.
#[test]
fn some_tiles_have_a_lair() {
    let lairs = game(2, 1).tables().lairs;
    assert_eq!(lairs, tiles(&["T04", "T06", "T08", "T11", "T14", "T17", "T19", "T20"]));
}

/// IL-1.10: ships at coasts and lairs are in play, others in reserve.
#[test]
fn ships_at_coasts_and_lairs_are_in_play() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 2);
    pirate(&mut game, 0, "T08");
    afloat(&mut game);
    assert_eq!(game.ships_in_play(Seat(0)), 3);
    assert_eq!(game.map.tiles_in_play(), tiles(&["T01", "T06", "T08"]));
    assert!(game.map.tile_at(super::helpers::at(0, -1)).is_some_and(|placed| placed.tile == tile("T08")));
}

/// IL-1.11: play runs clockwise.
#[test]
fn play_runs_clockwise() {
    let mut game = game(3, 4);
    let mut last = None;
    play_out(&mut game, &mut Choose(3), |game, seat, _| {
        if let Some(last) = last.filter(|&last: &Seat| last != seat) {
            assert_eq!(seat, last.left(3), "{:?}", game.stage());
        }
        last = Some(seat);
    });
}
