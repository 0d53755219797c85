//! Chapter GO-14: Expedition cards.

use super::helpers::{
    card, choices, choices_with, forbidden, hand, has_city, hold, keep, offers, plant, play, refused, row,
    rows, settle, spices, stack, stock, turn,
};
use crate::{Action, City, Column, EffectKind};

/// GO-14.1: effect, colonists and symbol are independent: a revealed card has no effect, a held card no colonists.
#[test]
fn a_card_has_three_parts() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X06"]);
    stack(&mut game, &["X03", "X09"]);
    game.merchants[0].colonists = 0;
    play(&mut game, &["found cochin"]);
    // The ships and ducats of revealed cards give nothing, and the colonists of the held card do not count.
    assert_eq!((game.merchants[0].ships, game.merchants[0].ducats), (4, 10));
    assert!(!has_city(&game, 0, City::Cochin));
    assert_eq!(refused(&game, "pay"), "GO-12.8");
}

/// GO-14.1: each effect is on as many cards as in the box.
#[test]
fn three_cards_have_each_effect() {
    let game = turn(2);
    for effect in EffectKind::ALL {
        assert_eq!(game.tables().cards_for(effect).len(), 3, "{effect:?}");
    }
}

/// GO-14.2: one card per turn.
#[test]
fn one_card_a_turn() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X01", "X02"]);
    play(&mut game, &["play X01"]);
    assert_eq!(refused(&game, "play X02"), "GO-14.2");
    play(&mut game, &["taxes", "end turn", "taxes", "end turn"]);
    assert!(offers(&game, "play X02"));
}

/// GO-14.3: bonus cards are played before, during or after any action.
#[test]
fn bonus_cards_are_played_at_any_moment() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X01"]);
    assert!(offers(&game, "play X01"));
    let mut after = game.clone();
    play(&mut after, &["ships", "play X01"]);
    assert_eq!(after.merchants[0].ships, 7);
    stack(&mut game, &["X04", "X07"]);
    play(&mut game, &["found calicut", "play X01", "give up"]);
    assert_eq!(game.merchants[0].ships, 6);
}

/// GO-14.4, GO-14.13: modifiers are played only with their own action.
#[test]
fn modifiers_are_played_only_with_their_action() {
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "G");
    hold(&mut game, 0, &["X19", "X22", "X25", "X28"]);
    for name in ["play X19", "play X22", "play X25", "play X28"] {
        assert_eq!(refused(&game, name), "GO-14.4", "{name}");
    }
    let wrong = Action::Progress { column: Column::Ships, card: Some(card("X19")) };
    assert_eq!(forbidden(&game, wrong), "GO-14.4");
    let wrong = Action::Found { city: City::Quilon, card: Some(card("X25")) };
    assert_eq!(forbidden(&game, wrong), "GO-14.4");
    assert!(offers(&game, "progress ships with X25") && offers(&game, "progress ships with X28"));
    assert!(offers(&game, "found quilon with X22"));
    play(&mut game, &["harvest"]);
    assert!(offers(&game, "play X19") && !offers(&game, "play X22"));
}

/// GO-14.5: the card is discarded after its effect.
#[test]
fn a_played_card_is_discarded_after_its_effect() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X16"]);
    play(&mut game, &["play X16"]);
    assert!(!game.discard.has(card("X16")));
    play(&mut game, &["down ships"]);
    assert!(game.discard.has(card("X16")));
}

/// GO-14.6, GO-14.7, GO-14.8: ships, colonists, ducats.
#[test]
fn cards_give_ships_colonists_and_ducats() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X02", "X05", "X08"]);
    let goods = |name: &str| {
        let mut game = game.clone();
        play(&mut game, &[name]);
        (game.merchants[0].ships, game.merchants[0].colonists, game.merchants[0].ducats)
    };
    assert_eq!(goods("play X02"), (6, 2, 10));
    assert_eq!(goods("play X05"), (4, 4, 10));
    assert_eq!(goods("play X08"), (4, 2, 15));
}

/// GO-14.9: two spices, or one if only one fits.
#[test]
fn a_card_gives_two_spices() {
    let mut game = turn(2);
    settle(&mut game, 0, "L1", "");
    hold(&mut game, 0, &["X11"]);
    play(&mut game, &["play X11", "nutmeg to L1", "clove to L1"]);
    assert_eq!(stock(&game, 0), spices("NV"));
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "");
    hold(&mut game, 0, &["X11"]);
    play(&mut game, &["play X11", "ginger to A01", "taxes"]);
    assert_eq!(stock(&game, 0), spices("G"));
}

/// GO-14.10: one to four spices, three ducats each.
#[test]
fn a_card_sells_spices() {
    let mut game = turn(2);
    plant(&mut game, 0, "B06", "GGG");
    plant(&mut game, 0, "B07", "CCC");
    hold(&mut game, 0, &["X14"]);
    play(&mut game, &["play X14"]);
    assert_eq!(refused(&game, "stop"), "GO-14.10");
    let mut short = game.clone();
    play(&mut short, &["give ginger from B06", "stop"]);
    assert_eq!(short.merchants[0].ducats, 13);
    let four = [
        "give ginger from B06",
        "give cinnamon from B07",
        "give cinnamon from B07",
        "give cinnamon from B07",
    ];
    play(&mut game, &four);
    assert_eq!(game.merchants[0].ducats, 22);
    assert_eq!(stock(&game, 0), spices("GG"));
    assert!(offers(&game, "taxes"));
}

/// GO-14.11, GO-14.12: one step for ducats, with any action and without spices or ships.
#[test]
fn a_card_buys_a_step() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X17", "X18"]);
    game.merchants[0].ducats = 9;
    game.merchants[0].ships = 0;
    assert_eq!(refused(&game, "play X18"), "GO-14.11");
    play(&mut game, &["taxes", "play X17"]);
    assert_eq!(
        choices(&game),
        ["down ships", "down harvest", "down taxes", "down expedition", "down colony"]
    );
    play(&mut game, &["down harvest"]);
    assert_eq!((game.merchants[0].ducats, row(&game, 0, Column::Harvest)), (5, 2));
    assert!(offers(&game, "end turn"));
}

/// GO-14.14: modifiers also work with the action of Espionage, within the limit of the turn.
#[test]
fn modifiers_work_with_espionage() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B13"]);
    hold(&mut game, 0, &["X19", "X22"]);
    rows(&mut game, 1, [1, 3, 1, 1, 1]);
    play(&mut game, &["use B13", "spy on 1", "harvest", "play X19"]);
    play(&mut game, &["take ship", "take ship", "take ship", "take ship"]);
    assert_eq!(game.merchants[0].ships, 8);
    assert!(choices_with(&game, "found quilon with").is_empty());
}

/// GO-14.15: there is no other source of cards.
#[test]
fn the_sources_of_cards_are_limited() {
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "G");
    for choice in ["progress ships", "ships", "taxes"] {
        let mut game = game.clone();
        play(&mut game, &[choice]);
        assert_eq!(hand(&game, 0), 0, "{choice}");
    }
    play(&mut game, &["expedition 1"]);
    assert_eq!(hand(&game, 0), 1);
}

/// GO-14.16: each card in hand is a separate option, and a modifier affects its own action only.
#[test]
fn each_card_is_a_separate_option() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X19", "X20", "X25", "X26"]);
    plant(&mut game, 0, "A06", "");
    keep(&mut game, 0, &["B13"]);
    assert_eq!(choices_with(&game, "progress ships with").len(), 2);
    play(&mut game, &["harvest"]);
    assert_eq!(choices_with(&game, "play").len(), 2);
    // The card is played in the Harvest of Espionage: the outer Harvest takes spices only.
    play(&mut game, &["use B13", "spy on 1", "harvest", "play X19", "take ship"]);
    assert_eq!(forbidden(&game, Action::TakeShips), "GO-9.3");
    play(&mut game, &["ginger to A06"]);
    assert_eq!(game.tables().card(card("X19")).effect, EffectKind::Harvest);
}
