//! Chapters GO-6, GO-8 and GO-10: action turns, ships, taxes.

use engine::{Game, Seat};

use super::helpers::{
    card, choices, choices_with, end_turn, forbidden, hold, keep, offers, plant, play, refused, rows, settle,
    spices, stack, stock, tile, turn,
};
use crate::{Action, Column, Event};

/// GO-6.1: three laps, clockwise from the holder of the flag.
#[test]
fn every_player_takes_three_actions_in_turn() {
    let mut game = turn(3);
    let mut order = Vec::new();
    while game.stage() == crate::Stage::Actions {
        order.push(game.actor().unwrap().0);
        let left: u8 = Seat::all(3).map(|seat| game.turns_to_come(seat)).sum();
        assert_eq!(usize::from(left), 10 - order.len());
        play(&mut game, &["taxes"]);
        assert_eq!(forbidden(&game, Action::BuildShips), "GO-6.1");
        end_turn(&mut game);
    }
    assert_eq!(order, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
}

/// GO-6.2: a player chooses any of the six actions, also repeatedly.
#[test]
fn any_of_six_actions_may_be_repeated() {
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "");
    rows(&mut game, 0, [1; 5]);
    for choice in ["ships", "harvest", "taxes", "expedition 1", "found quilon"] {
        assert!(offers(&game, choice), "{choice}");
    }
    play(&mut game, &["ships", "end turn", "ships", "end turn", "ships"]);
    assert_eq!(game.merchants[0].ships, 6);
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "G");
    assert!(offers(&game, "progress ships"));
}

/// GO-6.3: a player cannot pass any of the three actions.
#[test]
fn an_action_must_be_taken() {
    let game = turn(2);
    assert_eq!(refused(&game, "end turn"), "GO-6.3");
    assert!(offers(&game, "ships") && offers(&game, "taxes"));
    assert_eq!(forbidden(&game, Action::PassBonus), "GO-6.2");
}

/// GO-6.4, GO-14.2: a player plays tiles and one card before and after the action.
#[test]
fn tiles_and_one_card_are_played_around_the_action() {
    let mut game = turn(2);
    keep(&mut game, 0, &["A18", "A19"]);
    hold(&mut game, 0, &["X01", "X04"]);
    play(&mut game, &["use A18", "taxes", "use A19", "play X01"]);
    assert_eq!(refused(&game, "play X04"), "GO-14.2");
    assert_eq!((game.merchants[0].ships, game.merchants[0].colonists), (7, 3));
    // Discarding is not a play.
    play(&mut game, &["discard X04"]);
    end_turn(&mut game);
    assert_eq!(game.actor(), Some(Seat(1)));
}

/// GO-6.5: free plays do not replace the action.
#[test]
fn free_plays_do_not_replace_the_action() {
    let mut game = turn(2);
    keep(&mut game, 0, &["A20"]);
    hold(&mut game, 0, &["X07"]);
    play(&mut game, &["use A20", "play X07"]);
    assert_eq!(game.merchants[0].ducats, 18);
    assert!(offers(&game, "taxes") && !offers(&game, "end turn"));
}

/// GO-6.6: between the units of a Harvest, while making room, and between reveal and decision; not during a payment.
#[test]
fn free_plays_are_possible_at_three_moments_of_an_action() {
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "");
    plant(&mut game, 0, "A07", "GG");
    keep(&mut game, 0, &["A18"]);
    hold(&mut game, 0, &["X01", "X02"]);
    rows(&mut game, 0, [1, 3, 1, 1, 1]);
    let harvest = {
        let mut game = game.clone();
        play(&mut game, &["harvest", "ginger to A06"]);
        choices(&game)
    };
    assert!(harvest.contains(&"use A18".to_owned()) && harvest.contains(&"play X01".to_owned()));
    let mut room = game.clone();
    play(&mut room, &["expedition 1"]);
    assert_eq!(choices(&room), ["play X01", "play X02", "discard X01", "discard X02"]);
    assert_eq!(forbidden(&room, Action::UseTile { tile: tile("A18") }), "GO-6.6");
    let mut attempt = game.clone();
    stack(&mut attempt, &["X04", "X07"]);
    play(&mut attempt, &["found calicut"]);
    assert!(offers(&attempt, "use A18") && offers(&attempt, "play X01"));
    // A payment is finished before anything else.
    let mut paying = game;
    plant(&mut paying, 0, "A01", "G");
    play(&mut paying, &["progress ships"]);
    assert_eq!(choices(&paying), ["give ginger from A07", "give ginger from A01"]);
    assert_eq!(forbidden(&paying, Action::UseTile { tile: tile("A18") }), "GO-6.6");
    assert_eq!(forbidden(&paying, Action::PlayCard { card: card("X01") }), "GO-6.6");
}

/// GO-6.7: a free play needs an effect.
#[test]
fn a_free_play_needs_an_effect() {
    let mut game = turn(2);
    keep(&mut game, 0, &["A21", "B11", "B15"]);
    hold(&mut game, 0, &["X10", "X13", "X16"]);
    rows(&mut game, 0, [5; 5]);
    assert_eq!(refused(&game, "use A21"), "GO-16.11");
    assert_eq!(refused(&game, "use B11"), "GO-6.7");
    assert_eq!(refused(&game, "use B15"), "GO-16.17");
    assert_eq!(refused(&game, "play X10"), "GO-14.9");
    assert_eq!(refused(&game, "play X13"), "GO-14.10");
    assert_eq!(refused(&game, "play X16"), "GO-14.11");
    assert!(choices_with(&game, "use").is_empty() && choices_with(&game, "play").is_empty());
}

/// GO-6.8, GO-6.15: gained spices go on free fields, all that fit; the rest is lost.
#[test]
fn spices_that_do_not_fit_are_lost() {
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "G");
    hold(&mut game, 0, &["X10"]);
    play(&mut game, &["play X10", "ginger to A06"]);
    assert_eq!(stock(&game, 0), spices("GG"));
    assert!(offers(&game, "taxes"));
    // While a spice fits, it must be taken.
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "");
    plant(&mut game, 0, "A16", "");
    hold(&mut game, 0, &["X10"]);
    play(&mut game, &["play X10"]);
    assert_eq!(choices(&game).len(), 6);
    assert_eq!(forbidden(&game, Action::Stop), "GO-6.15");
    play(&mut game, &["clove to A16", "ginger to A06"]);
    assert_eq!(stock(&game, 0), spices("GV"));
}

/// GO-6.9: each field accepts the printed spices.
#[test]
fn fields_accept_what_is_printed() {
    let mut game = turn(2);
    plant(&mut game, 0, "A03", "");
    plant(&mut game, 0, "A16", "");
    settle(&mut game, 0, "Q3", "");
    settle(&mut game, 0, "M4", "N");
    settle(&mut game, 0, "L1", "");
    rows(&mut game, 0, [1, 5, 1, 1, 1]);
    play(&mut game, &["harvest"]);
    let places =
        |plot: &str| choices(&game).iter().filter(|one| one.ends_with(&format!(" to {plot}"))).count();
    assert_eq!(["A03", "A16", "Q3", "M4", "L1"].map(places), [1, 5, 2, 2, 5]);
    let wrong = Action::Place { spice: crate::Spice::Clove, plot: crate::PlotId::read("Q3").unwrap() };
    assert_eq!(forbidden(&game, wrong), "GO-6.9");
}

/// GO-6.10: nothing moves a spice once it is placed.
#[test]
fn placed_spices_do_not_move() {
    let mut game = turn(2);
    plant(&mut game, 0, "A06", "G");
    plant(&mut game, 0, "A16", "");
    let placed = Action::Place { spice: crate::Spice::Ginger, plot: crate::PlotId::read("A16").unwrap() };
    assert_eq!(forbidden(&game, placed), "GO-6.2");
    play(&mut game, &["taxes", "end turn", "taxes", "end turn"]);
    assert_eq!(game.merchants[0].plots[0].unwrap().spices, spices("G"));
}

/// GO-6.11, GO-6.12, GO-6.13: the supplies are unlimited.
#[test]
fn supplies_are_unlimited() {
    let mut game = turn(2);
    game.merchants[0].ships = 60;
    game.merchants[0].ducats = 500;
    game.merchants[0].actions = 15;
    keep(&mut game, 0, &["A18", "A20"]);
    play(&mut game, &["use A18", "use A20", "ships"]);
    assert_eq!((game.merchants[0].ships, game.merchants[0].ducats), (62, 503));
    let mut game = turn(2);
    game.merchants[0].actions = 15;
    rows(&mut game, 0, [2, 2, 2, 2, 1]);
    plant(&mut game, 0, "A05", "V");
    play(&mut game, &["progress colony"]);
    assert_eq!(game.merchants[0].actions, 16);
}

/// GO-6.14: no action gives colonists directly.
#[test]
fn no_action_gives_colonists_directly() {
    let mut game = turn(2);
    plant(&mut game, 0, "A01", "");
    for choice in ["ships", "taxes", "expedition 1"] {
        let mut game = game.clone();
        play(&mut game, &[choice]);
        assert_eq!(game.merchants[0].colonists, 2, "{choice}");
    }
    play(&mut game, &["harvest"]);
    assert_eq!(forbidden(&game, Action::TakeColonists), "GO-9.3");
}

/// GO-8.1: ships by the row.
#[test]
fn ships_are_built_by_the_row() {
    for (row, ships) in [(1, 1), (2, 2), (3, 3), (4, 5), (5, 6)] {
        let mut game = turn(2);
        rows(&mut game, 0, [row, 1, 1, 1, 1]);
        play(&mut game, &["ships"]);
        assert_eq!(game.merchants[0].ships, 4 + ships);
    }
}

/// GO-10.1: ducats by the row, announced openly.
#[test]
fn taxes_are_raised_by_the_row() {
    for (row, ducats) in [(1, 4), (2, 6), (3, 8), (4, 10), (5, 12)] {
        let mut game = turn(2);
        rows(&mut game, 0, [1, 1, row, 1, 1]);
        let events = play(&mut game, &["taxes"]);
        assert_eq!(game.merchants[0].ducats, 10 + ducats);
        assert!(events.iter().any(
            |event| matches!(event, Event::Gained { ducats: gained, .. } if u16::from(*gained) == ducats)
        ));
        assert_eq!(u16::from(game.value(Seat(0), Column::Taxes)), ducats);
    }
    assert_eq!(turn(2).seats(), 2);
}
