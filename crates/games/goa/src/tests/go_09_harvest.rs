//! Chapter GO-9: Harvest.

use super::helpers::{
    choices, forbidden, hold, keep, offers, plant, play, refused, rows, settle, spices, stock, turn,
};
use crate::Action;

/// GO-9.1: up to the number of the row, on free fields.
#[test]
fn a_harvest_gives_up_to_the_number_of_the_row() {
    let mut game = turn(2);
    plant(&mut game, 0, "B06", "");
    settle(&mut game, 0, "K1", "");
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    play(&mut game, &["harvest", "ginger to B06", "clove to K1", "ginger to B06", "ginger to B06"]);
    assert_eq!(stock(&game, 0), spices("GGGV"));
    assert!(offers(&game, "end turn"));
}

/// GO-9.2: a player may take fewer units, but at least one.
#[test]
fn a_harvest_takes_at_least_one_unit() {
    let mut game = turn(2);
    plant(&mut game, 0, "B06", "");
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    play(&mut game, &["harvest"]);
    assert_eq!(refused(&game, "stop"), "GO-9.2");
    play(&mut game, &["ginger to B06", "stop"]);
    assert_eq!(stock(&game, 0), spices("G"));
}

/// GO-9.3: with the card, a player takes any mix of spices, ships and colonists.
#[test]
fn the_harvest_card_allows_any_mix() {
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "");
    hold(&mut game, 0, &["X19"]);
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    play(&mut game, &["harvest", "ginger to A06", "play X19", "take ship", "take colonist", "take colonist"]);
    assert_eq!((game.merchants[0].ships, game.merchants[0].colonists), (5, 4));
    assert_eq!(stock(&game, 0), spices("G"));
    assert!(game.discard.has(super::helpers::card("X19")));
}

/// GO-9.4: the action needs at least one unit to harvest.
#[test]
fn a_harvest_needs_a_field_or_the_card() {
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "G");
    assert_eq!(refused(&game, "harvest"), "GO-9.4");
    hold(&mut game, 0, &["X19", "X01"]);
    assert!(offers(&game, "harvest"));
    // The card cannot be played after another card.
    play(&mut game, &["play X01"]);
    assert_eq!(refused(&game, "harvest"), "GO-9.4");
}

/// GO-9.5: a Harvest without possible units may be stopped; full fields alone do not end it.
#[test]
fn a_harvest_without_units_can_be_stopped() {
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "G");
    hold(&mut game, 0, &["X19", "X01"]);
    play(&mut game, &["harvest"]);
    assert_eq!(choices(&game), ["play X01", "play X19"]);
    assert_eq!(forbidden(&game, Action::Stop), "GO-9.2");
    play(&mut game, &["play X01"]);
    assert_eq!(choices(&game), ["stop"]);
    play(&mut game, &["stop"]);
    // Full fields, units left, a free play open.
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "");
    keep(&mut game, 0, &["A18"]);
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    play(&mut game, &["harvest", "ginger to A01"]);
    assert_eq!(choices(&game), ["stop", "use A18"]);
}
