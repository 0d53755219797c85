//! Chapter IL-8: the Ship card.

use super::helpers::{
    afloat, choices, deal, forbidden, hand, island, offers, pay, pirate, play, refused, settle, ships, show,
    table, tile, tiles, try_out,
};
use crate::{Action, Event, SiteKind};

/// IL-8.1: a ship costs one card, regardless of piracy.
#[test]
fn a_ship_costs_one_card() {
    let mut game = table(2);
    pirate(&mut game, 1, "T06");
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve", "to T06b", "pay ship"]);
    assert_eq!((hand(&game, 0), island(&game, "T06b").ships[0]), (0, 1));
}

/// IL-8.2, IL-8.3: a ship comes from reserve or from play; with an empty reserve a ship in play must move.
#[test]
fn a_ship_is_added_or_moved() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 2);
    ships(&mut game, 0, "T06b", 1);
    pirate(&mut game, 0, "T08");
    deal(&mut game, 0, "SSSS");
    afloat(&mut game);
    play(&mut game, &["play ship"]);
    // Two ships at one berth are one choice.
    assert_eq!(choices(&game), ["from reserve", "from T06a", "from T06b", "from lair T08"]);
    play(&mut game, &["from reserve", "to T06b", "pay ship", "play ship"]);
    assert_eq!(choices(&game), ["from T06a", "from T06b", "from lair T08"]);
    assert_eq!(refused(&game, "from reserve"), "IL-8.3");
    assert_eq!(forbidden(&game, Action::MoveFrom { island: super::helpers::piece("T08a") }), "IL-8.2");
}

/// IL-8.4: a ship lands at any island in play, occupied or not, at any distance.
#[test]
fn a_ship_lands_anywhere() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    ships(&mut game, 1, "T08a", 3);
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve"]);
    assert_eq!(choices(&game), ["new tile", "to T06a", "to T06b", "to T08a", "to lair T06", "to lair T08"]);
    assert_eq!(forbidden(&game, Action::Land { island: super::helpers::piece("T20a") }), "IL-8.4");
}

/// IL-8.5, IL-8.7: a tile of the zone and a ship at one of its pieces; the zone is filled up.
#[test]
fn a_ship_discovers_a_tile() {
    let mut game = table(2);
    show(&mut game, &["T05", "T03", "T04"]);
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve", "new tile"]);
    assert_eq!(choices(&game), ["tile T03", "tile T04", "tile T05"]);
    assert_eq!(forbidden(&game, Action::Tile { tile: tile("T20") }), "IL-8.5");
    play(&mut game, &["tile T05", "cell 2,0"]);
    let rotation = choices(&game)[0].clone();
    play(&mut game, &[&rotation]);
    assert_eq!(choices(&game), ["anchor T05a", "anchor T05b"]);
    let left = game.tiles_left;
    play(&mut game, &["anchor T05b", "pay ship"]);
    assert!(island(&game, "T05b").ships[0] > 0);
    assert_eq!((game.ships_in_play(engine::Seat(0)), game.zone.has(tile("T05"))), (2, false));
    assert_eq!((game.zone.len(), game.tiles_left), (3, left - 1));
}

/// IL-8.6: a ship already in play may discover a tile too.
#[test]
fn a_moved_ship_may_discover_a_tile() {
    let mut game = table(2);
    show(&mut game, &["T05", "T03", "T04"]);
    ships(&mut game, 0, "T06b", 1);
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    let path = ["play ship", "from T06b", "new tile", "tile T03", "cell 2,0", "rotate 1", "anchor T03a"];
    play(&mut game, &path);
    let events = play(&mut game, &["pay ship"]);
    assert_eq!((game.merchants[0].ships_left, island(&game, "T06b").ships[0]), (4, 0));
    // T03 enlarges the island in the middle.
    assert_eq!(island(&game, "T03a").ships[0], 1);
    assert!(events.iter().any(|event| matches!(event, Event::Explored { .. })));
}

/// IL-8.8: a lair takes one ship; the player's own ship blocks it too.
#[test]
fn a_lair_takes_one_ship() {
    let mut game = table(2);
    pirate(&mut game, 0, "T06");
    pirate(&mut game, 1, "T08");
    deal(&mut game, 0, "SS");
    ships(&mut game, 0, "T06a", 1);
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve"]);
    assert_eq!(refused(&game, "to lair T06"), "IL-8.8");
    assert_eq!(refused(&game, "to lair T08"), "IL-8.8");
    assert_eq!(forbidden(&game, Action::Raid { tile: tile("T01") }), "IL-1.9");
}

/// IL-8.9: the lair must be on a tile that was already in play.
#[test]
fn a_lair_must_be_in_play() {
    let mut game = table(2);
    show(&mut game, &["T04", "T03", "T05"]);
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve"]);
    assert_eq!(forbidden(&game, Action::Raid { tile: tile("T04") }), "IL-8.9");
    play(&mut game, &["new tile", "tile T04"]);
    let cell = choices(&game)[0].clone();
    play(&mut game, &[&cell]);
    let rotation = choices(&game)[0].clone();
    play(&mut game, &[&rotation]);
    assert_eq!(choices(&game), ["anchor T04a"]);
}

/// IL-8.10: from coast to lair, lair to lair, lair to coast.
#[test]
fn ships_move_between_coasts_and_lairs() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    deal(&mut game, 0, "SSSSSSSS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from T06b", "to lair T06", "pay ship"]);
    assert_eq!(game.merchants[0].lairs, tiles(&["T06"]));
    play(&mut game, &["play ship", "from lair T06", "to lair T08", "pay ship"]);
    assert_eq!(game.merchants[0].lairs, tiles(&["T08"]));
    play(&mut game, &["play ship", "from lair T08", "to T08a", "pay ship"]);
    play(&mut game, &["play ship", "from T08a", "to T06a", "pay ship"]);
    assert_eq!((game.merchants[0].lairs.len(), island(&game, "T06a").ships[0]), (0, 1));
}

/// IL-8.11: a move must change the ship's place.
#[test]
fn a_ship_must_change_its_berth() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    pirate(&mut game, 0, "T08");
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    let mut lair = game.clone();
    play(&mut game, &["play ship", "from T06b"]);
    assert_eq!(refused(&game, "to T06b"), "IL-8.11");
    play(&mut lair, &["play ship", "from lair T08"]);
    assert_eq!(refused(&lair, "to lair T08"), "IL-8.11");
    // A ship without a destination is not offered: there is one island, no lair and no tile.
    let mut stuck = super::helpers::on_map(2, &[("T01", (0, 0), 0)]);
    ships(&mut stuck, 0, "T01a", 5);
    deal(&mut stuck, 0, "SS");
    stuck.zone = crate::Tiles::NONE;
    assert_eq!(refused(&stuck, "play ship"), "IL-8.11");
    assert_eq!(choices(&stuck), ["end"]);
    stuck.merchants[0].ships_left = 1;
    try_out(&mut stuck, &["play ship"]);
    assert_eq!(choices(&stuck), ["from reserve"]);
}

/// IL-8.12: pioneers stay when the ship leaves.
#[test]
fn pioneers_stay_when_the_ship_leaves() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    settle(&mut game, 0, "T06b", SiteKind::Spice);
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from T06b", "to T08a"]);
    pay(&mut game);
    assert_eq!(super::helpers::production(&game, 0), [0, 0, 1, 0]);
    assert!(offers(&game, "end"));
}
