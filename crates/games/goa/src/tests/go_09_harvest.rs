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

/// GO-9.2: fewer, but not none.
#[test]
fn one_may_take_fewer_but_not_none() {
    let mut game = turn(2);
    plant(&mut game, 0, "B06", "");
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    play(&mut game, &["harvest"]);
    assert_eq!(refused(&game, "stop"), "GO-9.2");
    play(&mut game, &["ginger to B06", "stop"]);
    assert_eq!(stock(&game, 0), spices("G"));
}

/// GO-9.3: with the card any mix.
#[test]
fn with_the_card_any_mix_is_taken() {
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "");
    hold(&mut game, 0, &["X19"]);
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    play(&mut game, &["harvest", "ginger to A06", "play X19", "take ship", "take colonist", "take colonist"]);
    assert_eq!((game.merchants[0].ships, game.merchants[0].colonists), (5, 4));
    assert_eq!(stock(&game, 0), spices("G"));
    assert!(game.discard.has(super::helpers::card("X19")));
}

/// GO-9.4: there must be something to take.
#[test]
fn a_harvest_needs_a_field_or_the_card() {
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "G");
    assert_eq!(refused(&game, "harvest"), "GO-9.4");
    hold(&mut game, 0, &["X19", "X01"]);
    assert!(offers(&game, "harvest"));
    // Not after another card.
    play(&mut game, &["play X01"]);
    assert_eq!(refused(&game, "harvest"), "GO-9.4");
}

/// GO-9.5: where no unit can be taken it may be ended; full fields alone do not end it.
#[test]
fn a_harvest_without_units_can_be_ended() {
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
