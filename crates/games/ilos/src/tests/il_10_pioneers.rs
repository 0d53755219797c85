//! Chapters IL-10 to IL-13: plantations, mines, buildings, ruins.

use engine::{Game, Seat};

use super::helpers::{
    afloat, build, choices, deal, forbidden, island, offers, on_map, pay, play, production, refused, settle,
    ships, stock, table,
};
use crate::{Action, Event, Resource, SiteId, SiteKind};

/// IL-10.1: a plantation needs one ship.
#[test]
fn a_plantation_needs_a_ship() {
    let mut game = table(2);
    deal(&mut game, 0, "PPP");
    ships(&mut game, 0, "T06b", 1);
    afloat(&mut game);
    assert!(offers(&game, "play plantation"));
    assert_eq!(game.tables().card(crate::Card::Plantation).ships, 1);
}

/// IL-10.2: the pioneer stands on the site, and the production board gains a token of the resource.
#[test]
fn a_plantation_produces() {
    let mut game = table(2);
    deal(&mut game, 0, "PPP");
    ships(&mut game, 0, "T06a", 1);
    afloat(&mut game);
    play(&mut game, &["play plantation"]);
    assert_eq!(choices(&game), ["settle ebony T06a", "settle dye T06a"]);
    play(&mut game, &["settle dye T06a"]);
    let events = pay(&mut game);
    let site = SiteId::read("T06-1").unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::Settled { site: found, .. } if *found == site)));
    assert_eq!((game.holder(site), production(&game, 0)), (Some(Seat(0)), [0, 1, 0, 0]));
    assert_eq!(game.pioneers_left(Seat(0)), 9);
    // A player has at most ten pioneers.
    let mut last = table(2);
    ships(&mut last, 0, "T06a", 1);
    deal(&mut last, 0, "PPP");
    last.merchants[0].pioneers = SiteId::all().skip(6 * 15).take(10).collect();
    assert_eq!(refused(&last, "play plantation"), "IL-10.2");
}

/// IL-11.1: a mine needs two ships.
#[test]
fn a_mine_needs_two_ships() {
    let mut game = table(2);
    deal(&mut game, 0, "GGGGGG");
    ships(&mut game, 0, "T06a", 1);
    afloat(&mut game);
    assert_eq!(refused(&game, "play gold-mine"), "IL-11.1");
}

/// IL-11.2: a mine produces gold.
#[test]
fn a_mine_produces_gold() {
    let mut game = table(2);
    deal(&mut game, 0, "GGGGGG");
    ships(&mut game, 0, "T06a", 2);
    afloat(&mut game);
    play(&mut game, &["play gold-mine", "settle gold T06a"]);
    pay(&mut game);
    assert_eq!((production(&game, 0), island(&game, "T06a").free[3]), ([0, 0, 0, 1], 1));
    // Only a free site of the kind is legal.
    let mut other = table(2);
    deal(&mut other, 0, "GGGGGG");
    ships(&mut other, 0, "T06a", 2);
    afloat(&mut other);
    play(&mut other, &["play gold-mine"]);
    let island = super::helpers::piece("T06a");
    assert_eq!(forbidden(&other, Action::Settle { island, site: SiteKind::Dye }), "IL-11.2");
    let island = super::helpers::piece("T06b");
    assert_eq!(forbidden(&other, Action::Settle { island, site: SiteKind::Gold }), "IL-1.7");
}

/// IL-12.1: a building needs two ships.
#[test]
fn a_building_needs_two_ships() {
    let mut game = table(2);
    deal(&mut game, 0, "BBB");
    ships(&mut game, 0, "T06a", 1);
    afloat(&mut game);
    assert_eq!(refused(&game, "play building"), "IL-12.1");
}

/// IL-12.2, IL-12.3: a fort has a pioneer on it, protects, and adds a card to the draw.
#[test]
fn a_fort_is_built() {
    let mut game = table(2);
    deal(&mut game, 0, "BBB");
    ships(&mut game, 0, "T06a", 2);
    afloat(&mut game);
    assert_eq!(game.draws(Seat(0)), 5);
    play(&mut game, &["play building", "settle building T06a", "fort"]);
    pay(&mut game);
    assert_eq!((game.draws(Seat(0)), game.buildings.len(), game.pioneers_left(Seat(0))), (6, 1, 9));
    assert!(island(&game, "T06a").forts.has(Seat(0)));
    assert_eq!(production(&game, 0), [0; 4]);
}

/// IL-12.4: a counting house copies a plantation of any player on its island, never gold.
#[test]
fn a_counting_house_copies() {
    let mut game = table(2);
    deal(&mut game, 0, "BBB");
    ships(&mut game, 0, "T06a", 2);
    settle(&mut game, 1, "T06a", SiteKind::Dye);
    settle(&mut game, 0, "T06a", SiteKind::Ebony);
    settle(&mut game, 1, "T06a", SiteKind::Gold);
    afloat(&mut game);
    play(&mut game, &["play building", "settle building T06a"]);
    assert_eq!(choices(&game), ["fort", "counting house"]);
    play(&mut game, &["counting house"]);
    assert_eq!(choices(&game), ["copy ebony", "copy dye"]);
    assert_eq!(refused(&game, "copy gold"), "IL-12.4");
    play(&mut game, &["copy dye"]);
    pay(&mut game);
    assert_eq!(production(&game, 0), [1, 1, 0, 0]);
    assert_eq!(game.draws(Seat(0)), 5, "a counting house brings no card");
}

/// IL-12.5: only resources with a pioneer on that island at that time can be copied.
#[test]
fn only_exploited_plantations_are_copied() {
    let mut game = table(2);
    deal(&mut game, 0, "BBB");
    ships(&mut game, 0, "T06a", 2);
    settle(&mut game, 1, "T06a", SiteKind::Dye);
    settle(&mut game, 1, "T06b", SiteKind::Spice);
    afloat(&mut game);
    play(&mut game, &["play building", "settle building T06a", "counting house"]);
    assert_eq!(choices(&game), ["copy dye"]);
    assert_eq!(refused(&game, "copy spice"), "IL-12.5");
    assert_eq!(refused(&game, "copy ebony"), "IL-12.5");
}

/// IL-12.6: the choice is made at construction and is permanent.
#[test]
fn a_counting_house_never_changes() {
    let mut game = table(2);
    deal(&mut game, 0, "BBBPPP");
    ships(&mut game, 0, "T06a", 2);
    settle(&mut game, 1, "T06a", SiteKind::Dye);
    afloat(&mut game);
    play(&mut game, &["play building", "settle building T06a", "counting house", "copy dye"]);
    play(&mut game, &["pay building", "pay building", "play plantation", "settle ebony T06a"]);
    pay(&mut game);
    assert_eq!((game.buildings[0].copies, production(&game, 0)), (Some(Resource::Dye), [1, 1, 0, 0]));
}

/// IL-12.7: without a plantation only the fort is possible.
#[test]
fn a_counting_house_needs_a_plantation() {
    let mut game = table(2);
    deal(&mut game, 0, "BBB");
    ships(&mut game, 0, "T06a", 2);
    settle(&mut game, 1, "T06a", SiteKind::Gold);
    afloat(&mut game);
    play(&mut game, &["play building", "settle building T06a"]);
    assert_eq!(choices(&game), ["fort"]);
    assert_eq!(refused(&game, "counting house"), "IL-12.7");
}

/// IL-12.8: a counting house is not a plantation; several may copy the same one.
#[test]
fn a_counting_house_is_not_copied() {
    let mut game = on_map(2, &[("T03", (0, 0), 0), ("T01", (0, -1), 0)]);
    ships(&mut game, 0, "T03a", 2);
    settle(&mut game, 1, "T03a", SiteKind::Dye);
    build(&mut game, 1, "T03a", Some(Resource::Dye));
    deal(&mut game, 0, "BBB");
    afloat(&mut game);
    assert_eq!(game.map.islands.len(), 1);
    play(&mut game, &["play building", "settle building T03a", "counting house"]);
    assert_eq!(choices(&game), ["copy dye"]);
    play(&mut game, &["copy dye"]);
    pay(&mut game);
    assert_eq!((production(&game, 0), production(&game, 1)), ([0, 1, 0, 0], [0, 2, 0, 0]));
}

/// IL-12.9: construction needs a building token.
#[test]
fn buildings_need_tokens() {
    let mut game = table(2);
    deal(&mut game, 0, "BBB");
    ships(&mut game, 0, "T06a", 2);
    afloat(&mut game);
    for _ in 0..10 {
        game.buildings.push(crate::Building::default());
    }
    assert_eq!(refused(&game, "play building"), "IL-12.9");
}

/// IL-12.10: a second fort on an island adds a card to the draw, but no protection.
#[test]
fn a_second_fort_adds_only_a_card() {
    let mut game = on_map(2, &[("T03", (0, 0), 0), ("T01", (0, -1), 0)]);
    ships(&mut game, 0, "T03a", 2);
    build(&mut game, 0, "T03a", None);
    assert_eq!(game.draws(Seat(0)), 6);
    build(&mut game, 0, "T03a", None);
    afloat(&mut game);
    assert_eq!((game.draws(Seat(0)), game.forts(Seat(0))), (7, 2));
    game.audit().unwrap();
}

/// IL-13.1, IL-13.2, IL-13.3: ruins need one ship and give three gold once.
#[test]
fn ruins_give_gold_once() {
    let mut game = on_map(2, &[("T20", (0, 0), 0), ("T01", (0, -1), 0)]);
    ships(&mut game, 0, "T20b", 1);
    deal(&mut game, 0, "RRRRRRSS");
    ships(&mut game, 1, "T20b", 1);
    afloat(&mut game);
    play(&mut game, &["play ruins"]);
    assert_eq!(choices(&game), ["settle ruins T20b"]);
    play(&mut game, &["settle ruins T20b"]);
    let events = pay(&mut game);
    assert!(events.contains(&Event::Found { seat: Seat(0), gold: 3 }));
    assert_eq!((stock(&game, 0), production(&game, 0)), ([0, 0, 0, 3], [0; 4]));
    play(&mut game, &["end", "end"]);
    assert_eq!(stock(&game, 0), [0, 0, 0, 3]);
    let mut far = on_map(2, &[("T20", (0, 0), 0), ("T01", (0, -1), 0)]);
    ships(&mut far, 0, "T20a", 1);
    deal(&mut far, 0, "RRRRRRSS");
    afloat(&mut far);
    assert_eq!(refused(&far, "play ruins"), "IL-5.4");
}

/// IL-12.1: the refusal is for the island that comes nearest to the condition.
#[test]
fn the_refusal_names_the_nearest_island() {
    let mut game = table(2);
    ships(&mut game, 0, "T08a", 1);
    deal(&mut game, 0, "BBB");
    afloat(&mut game);
    assert_eq!(refused(&game, "play building"), "IL-12.1");
}
