//! Chapter IL-5: islands and ships.

use super::helpers::{afloat, choices, deal, island, offers, pay, pirate, play, refused, ships, table};
use crate::Action;

/// IL-5.1, IL-5.3: a ship gives access to the whole island.
#[test]
fn a_ship_gives_access_to_the_whole_island() {
    let mut game = table(2);
    ships(&mut game, 0, "T01a", 1);
    deal(&mut game, 0, "PPP");
    afloat(&mut game);
    play(&mut game, &["play plantation"]);
    assert_eq!(choices(&game), ["settle ebony T06a", "settle dye T06a"]);
    // The island has one name; its other pieces are not separate places.
    assert_eq!(
        super::helpers::forbidden(
            &game,
            Action::Settle { island: super::helpers::piece("T01a"), site: crate::SiteKind::Ebony }
        ),
        "IL-4.6"
    );
}

/// IL-5.2: a coast takes any number of ships.
#[test]
fn a_coast_takes_any_number_of_ships() {
    let mut game = table(3);
    for seat in 0..3 {
        ships(&mut game, seat, "T06b", 3);
    }
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve", "to T06b"]);
    pay(&mut game);
    assert_eq!(island(&game, "T06b").ships[..3], [4, 3, 3]);
}

/// IL-5.4: placing a pioneer needs a ship on the coast.
#[test]
fn a_pioneer_needs_a_ship_at_the_island() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    deal(&mut game, 0, "PPPP");
    afloat(&mut game);
    play(&mut game, &["play plantation"]);
    assert_eq!(choices(&game), ["settle spice T06b"]);
    assert_eq!(refused(&game, "settle dye T06a"), "IL-5.4");
}

/// IL-5.5: ships are counted over all tiles of the island, when the card is played.
#[test]
fn ships_count_over_all_tiles() {
    let mut game = table(2);
    ships(&mut game, 0, "T01a", 1);
    deal(&mut game, 0, "GGGGGGSS");
    afloat(&mut game);
    assert_eq!(refused(&game, "play gold-mine"), "IL-11.1");
    play(&mut game, &["play ship", "from reserve", "to T06a", "pay ship"]);
    assert!(offers(&game, "play gold-mine"));
}

/// IL-5.6: a ship at a lair is not on a coast.
#[test]
fn a_ship_on_a_lair_gives_no_access() {
    let mut game = table(2);
    pirate(&mut game, 0, "T06");
    deal(&mut game, 0, "PPPP");
    ships(&mut game, 0, "T08a", 1);
    afloat(&mut game);
    play(&mut game, &["play plantation"]);
    assert_eq!(choices(&game), ["settle spice T08a"]);
}
