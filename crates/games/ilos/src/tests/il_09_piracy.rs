//! Chapter IL-9: piracy.

use engine::{Seat, Seats};

use super::helpers::{
    afloat, build, choices, deal, give, island, offers, pay, pirate, play, refused, settle, ships, table,
};
use crate::play::Pay;
use crate::state::Deed;
use crate::step::Step;
use crate::{Ilos, SiteKind};

/// The cost of a site for the seat.
fn cost(game: &Ilos, seat: u8, piece: &str, site: SiteKind) -> u8 {
    let island = island(game, piece).root;
    let deed = if site == SiteKind::Building { Deed::Fort { island } } else { Deed::Settle { island, site } };
    game.cost_of(Seat(seat), deed)
}

/// IL-9.1, IL-9.2: every island with a piece on the tile is pirated as a whole, others are not.
#[test]
fn piracy_covers_the_islands_of_the_tile() {
    let mut game = table(2);
    pirate(&mut game, 1, "T06");
    let pirates = |game: &Ilos, piece: &str| game.pirates(island(game, piece));
    for piece in ["T06a", "T06b", "T01a", "T08b"] {
        assert_eq!(pirates(&game, piece), Seats::one(Seat(1)), "{piece}");
    }
    // T08a lies only on the next tile.
    assert_eq!(pirates(&game, "T08a"), Seats::NONE);
    assert_eq!(cost(&game, 0, "T01a", SiteKind::Gold), 7);
    assert_eq!(cost(&game, 0, "T08a", SiteKind::Spice), 2);
}

/// IL-9.3, IL-9.4: another player's ship causes piracy, unless the seat has a fort; the seat's own ship never does.
#[test]
fn a_seat_without_a_fort_is_under_piracy() {
    let mut game = table(3);
    pirate(&mut game, 1, "T06");
    assert_eq!(cost(&game, 0, "T06b", SiteKind::Spice), 3);
    assert_eq!(cost(&game, 1, "T06b", SiteKind::Spice), 2);
    pirate(&mut game, 2, "T08");
    // T08b belongs to the island in the middle, so its owner now pays there too.
    assert_eq!(cost(&game, 1, "T06a", SiteKind::Dye), 3);
    assert_eq!(cost(&game, 1, "T06b", SiteKind::Spice), 2);
}

/// IL-9.5: Plantation 3, Gold mine 7, Building 4.
#[test]
fn piracy_raises_costs() {
    let mut game = table(2);
    let kinds = [SiteKind::Dye, SiteKind::Gold, SiteKind::Building];
    assert_eq!(kinds.map(|kind| cost(&game, 0, "T06a", kind)), [2, 5, 2]);
    pirate(&mut game, 1, "T06");
    assert_eq!(kinds.map(|kind| cost(&game, 0, "T06a", kind)), [3, 7, 4]);
    ships(&mut game, 0, "T06a", 2);
    deal(&mut game, 0, "BPGG");
    afloat(&mut game);
    assert_eq!(refused(&game, "play building"), "IL-9.5");
    play(
        &mut game,
        &["play plantation", "settle dye T06a", "pay gold-mine", "pay gold-mine", "pay building"],
    );
    assert_eq!(game.step, Step::Act);
}

/// IL-9.6: piracy does not affect Ruins, Ship and Market.
#[test]
fn piracy_does_not_affect_ruins_ships_and_market() {
    let mut game = super::helpers::on_map(2, &[("T20", (0, 0), 0), ("T01", (0, -1), 0)]);
    ships(&mut game, 0, "T20b", 1);
    pirate(&mut game, 1, "T20");
    deal(&mut game, 0, "RRRRRRMM");
    give(&mut game, 0, [1, 0, 0, 0]);
    afloat(&mut game);
    assert_eq!(cost(&game, 0, "T20b", SiteKind::Ruins), 7);
    play(&mut game, &["play ruins", "settle ruins T20b"]);
    pay(&mut game);
    assert_eq!(super::helpers::stock(&game, 0), [1, 0, 0, 3]);
}

/// IL-9.7: several pirates cost no more than one.
#[test]
fn several_pirates_cost_no_more_than_one() {
    let mut game = table(3);
    pirate(&mut game, 1, "T06");
    pirate(&mut game, 2, "T08");
    assert_eq!(cost(&game, 0, "T06a", SiteKind::Gold), 7);
}

/// IL-9.8: a fort protects its owner, on its island, against all pirates.
#[test]
fn a_fort_protects_its_owner_on_its_island() {
    let mut game = table(3);
    ships(&mut game, 0, "T06a", 2);
    build(&mut game, 0, "T06a", None);
    pirate(&mut game, 1, "T06");
    pirate(&mut game, 2, "T08");
    afloat(&mut game);
    assert_eq!(cost(&game, 0, "T06a", SiteKind::Dye), 2);
    assert_eq!(cost(&game, 0, "T06b", SiteKind::Spice), 3);
    assert_eq!(cost(&game, 1, "T06a", SiteKind::Dye), 3);
}

/// IL-9.9: piracy is evaluated when the cost is paid.
#[test]
fn piracy_is_evaluated_at_payment() {
    let mut game = table(2);
    pirate(&mut game, 1, "T06");
    ships(&mut game, 0, "T06b", 1);
    deal(&mut game, 0, "PPPP");
    afloat(&mut game);
    play(&mut game, &["play plantation", "settle spice T06b"]);
    assert!(matches!(game.step, Step::Pay(Pay { left: 3, cost: 3, .. })));
    pay(&mut game);
    // The pirate leaves: later costs change, and past payments are not refunded.
    game.merchants[1].lairs = crate::Tiles::NONE;
    game.merchants[1].ships_left += 1;
    assert_eq!(super::helpers::hand(&game, 0), 0);
    assert_eq!(cost(&game, 0, "T06a", SiteKind::Dye), 2);
}

/// IL-9.10: the fort does not protect its own construction.
#[test]
fn a_fort_does_not_protect_its_own_construction() {
    let mut game = table(2);
    pirate(&mut game, 1, "T06");
    ships(&mut game, 0, "T06a", 2);
    deal(&mut game, 0, "BBBBB");
    afloat(&mut game);
    play(&mut game, &["play building", "settle building T06a", "fort"]);
    assert!(matches!(game.step, Step::Pay(Pay { cost: 4, .. })));
    pay(&mut game);
    assert_eq!(cost(&game, 0, "T06a", SiteKind::Dye), 2);
}

/// IL-9.11: a ship cannot be removed from a lair by other players.
#[test]
fn a_ship_cannot_be_removed_from_a_lair() {
    let mut game = table(2);
    pirate(&mut game, 1, "T06");
    deal(&mut game, 0, "SS");
    afloat(&mut game);
    play(&mut game, &["play ship"]);
    assert_eq!(choices(&game), ["from reserve", "from T06a"]);
    play(&mut game, &["from reserve"]);
    assert!(!offers(&game, "to lair T06"));
}

/// IL-9.12: a ship at a lair still adds a card to the draw.
#[test]
fn a_pirate_still_draws() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 1);
    pirate(&mut game, 0, "T06");
    afloat(&mut game);
    assert_eq!(game.draws(Seat(0)), 5);
    settle(&mut game, 0, "T06a", SiteKind::Dye);
    assert_eq!(game.draws(Seat(0)), 5);
}
