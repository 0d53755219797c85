//! Chapters IL-14 and IL-15: market and production.

use super::helpers::{
    afloat, cards, choices, deal, give, hand, offers, on_map, pay, play, production, refused, settle, ships,
    stock, table,
};
use crate::{Event, Ilos, Resource, SiteKind};

fn trader(stock: [u16; 4]) -> Ilos {
    let mut game = table(2);
    deal(&mut game, 0, "MMS");
    give(&mut game, 0, stock);
    afloat(&mut game);
    game
}

/// IL-14.1: the card costs one resource of the player's choice, and no other card.
#[test]
fn the_market_costs_a_resource() {
    let mut game = trader([2, 0, 0, 1]);
    play(&mut game, &["play market"]);
    assert_eq!(choices(&game), ["raise ebony", "raise gold"]);
    assert_eq!(refused(&game, "raise dye"), "IL-14.1");
    play(&mut game, &["raise gold"]);
    assert_eq!((stock(&game, 0), hand(&game, 0)), ([2, 0, 0, 0], 2));
    assert_eq!(refused(&trader([0; 4]), "play market"), "IL-14.1");
}

/// IL-14.2: the price of that same resource rises one step.
#[test]
fn the_price_of_the_paid_resource_rises() {
    let mut game = trader([1, 0, 0, 1]);
    let events = play(&mut game, &["play market", "raise gold"]);
    assert_eq!(game.rises, [0, 0, 0, 1]);
    assert!(events.iter().any(|event| matches!(event, Event::Raised { price: 4, .. })));
}

/// IL-14.3: one Market card a turn.
#[test]
fn one_market_card_a_turn() {
    let mut game = trader([3, 0, 0, 0]);
    play(&mut game, &["play market", "raise ebony"]);
    assert_eq!(refused(&game, "play market"), "IL-14.3");
    play(&mut game, &["end", "end"]);
    assert!(offers(&game, "play market"));
}

/// IL-14.4: the last figure of a line is never covered.
#[test]
fn a_price_rises_four_times_at_most() {
    let mut game = trader([3, 1, 0, 0]);
    game.rises = [4, 0, 0, 0];
    assert_eq!(game.price(Resource::Ebony), 5);
    play(&mut game, &["play market"]);
    assert_eq!(choices(&game), ["raise dye"]);
    assert_eq!(refused(&game, "raise ebony"), "IL-14.4");
    let mut only = trader([3, 0, 0, 0]);
    only.rises = [4, 0, 0, 0];
    assert_eq!(refused(&only, "play market"), "IL-14.4");
}

/// IL-14.5: prices rise eight times in all; then Market cards serve only as payment.
#[test]
fn prices_rise_eight_times_in_all() {
    let mut game = trader([3, 3, 3, 3]);
    game.rises = [4, 2, 2, 0];
    assert_eq!(game.tokens_left(), 0);
    assert_eq!(refused(&game, "play market"), "IL-14.5");
    play(&mut game, &["play ship", "from reserve", "to T06b", "pay market"]);
    assert_eq!(game.merchants[0].hand, cards("M"));
}

/// IL-14.6: tokens on the production board cannot be paid.
#[test]
fn production_tokens_cannot_be_paid() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 1);
    settle(&mut game, 0, "T06a", SiteKind::Dye);
    deal(&mut game, 0, "M");
    afloat(&mut game);
    assert_eq!(refused(&game, "play market"), "IL-14.1");
}

/// IL-14.7: gold from ruins can be paid in the same turn.
#[test]
fn gold_of_this_turn_can_be_paid() {
    let mut game = on_map(2, &[("T20", (0, 0), 0), ("T01", (0, -1), 0)]);
    ships(&mut game, 0, "T20b", 1);
    deal(&mut game, 0, "RRRRRRSSM");
    afloat(&mut game);
    play(&mut game, &["play ruins", "settle ruins T20b"]);
    pay(&mut game);
    assert_eq!(game.merchants[0].hand, cards("M"));
    play(&mut game, &["play market", "raise gold"]);
    assert_eq!((stock(&game, 0), game.price(Resource::Gold)), ([0, 0, 0, 2], 4));
}

/// IL-15.1, IL-15.2: each token produces one resource; sites of this turn produce at once.
#[test]
fn production_follows_the_actions() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 1);
    settle(&mut game, 0, "T06a", SiteKind::Dye);
    deal(&mut game, 0, "PPP");
    afloat(&mut game);
    play(&mut game, &["play plantation", "settle ebony T06a"]);
    pay(&mut game);
    play(&mut game, &["end"]);
    assert_eq!((stock(&game, 0), production(&game, 0)), ([1, 1, 0, 0], [1, 1, 0, 0]));
}

/// IL-15.3, IL-15.4: the production board and the supply have no limits.
#[test]
fn production_has_no_limit() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 2);
    for kind in [SiteKind::Ebony, SiteKind::Ebony, SiteKind::Gold, SiteKind::Gold] {
        settle(&mut game, 0, "T06a", kind);
    }
    super::helpers::build(&mut game, 0, "T06a", Some(Resource::Ebony));
    give(&mut game, 0, [38, 38, 38, 38]);
    afloat(&mut game);
    assert_eq!(production(&game, 0), [3, 0, 0, 2]);
    play(&mut game, &["end"]);
    assert_eq!(stock(&game, 0), [41, 38, 38, 40]);
}
