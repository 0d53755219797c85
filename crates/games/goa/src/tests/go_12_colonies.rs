//! Chapter GO-12: founding colonies.

use super::helpers::{
    cards, choices, choices_with, forbidden, has_city, hold, keep, offers, play, refused, rows, settle,
    spices, stack, stock, turn,
};
use crate::sets::Cards;
use crate::{Action, City, ColonyId};

/// GO-12.1, GO-12.16: a player names a colony not yet founded, and founds each once.
#[test]
fn each_colony_is_founded_once() {
    let mut game = turn(2);
    settle(&mut game, 0, "Q1", "G");
    assert_eq!(choices_with(&game, "found"), ["found cochin", "found madras", "found calicut"]);
    assert_eq!(refused(&game, "found quilon"), "GO-12.1");
}

/// GO-12.2: the colonists needed.
#[test]
fn each_colony_needs_its_colonists() {
    for (city, needs) in [("quilon", 6), ("cochin", 8), ("madras", 10), ("calicut", 12)] {
        let mut game = turn(2);
        game.merchants[0].colonists = 20;
        stack(&mut game, &["X01", "X04"]);
        play(&mut game, &[&format!("found {city}"), "pay"]);
        assert_eq!(game.merchants[0].colonists, 20 - (needs - 2), "{city}");
    }
}

/// GO-12.3: the player names the colony before the reveal and cannot change it.
#[test]
fn the_name_is_given_before_the_reveal() {
    let mut game = turn(2);
    stack(&mut game, &["X01", "X04"]);
    play(&mut game, &["found madras"]);
    assert_eq!(forbidden(&game, Action::Found { city: City::Quilon, card: None }), "GO-6.6");
    assert_eq!(game.deck, Cards::NONE);
}

/// GO-12.4, GO-12.5, GO-12.7, GO-12.11: board and cards may suffice; then the player pays nothing and gets nothing back.
#[test]
fn board_and_cards_may_be_enough() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 1, 3]);
    stack(&mut game, &["X03", "X06"]);
    play(&mut game, &["found cochin"]);
    assert!(has_city(&game, 0, City::Cochin));
    assert_eq!(game.merchants[0].colonists, 2);
    assert_eq!(super::helpers::row(&game, 0, crate::Column::Colony), 3);
}

/// GO-12.6: the card reveals one more card, before or after the reveal.
#[test]
fn the_colony_card_reveals_one_more() {
    let mut before = turn(2);
    hold(&mut before, 0, &["X22"]);
    stack(&mut before, &["X01", "X02", "X03"]);
    play(&mut before, &["found quilon with X22", "take Q1", "fill ginger"]);
    assert!(has_city(&before, 0, City::Quilon));
    let mut after = turn(2);
    hold(&mut after, 0, &["X22"]);
    stack(&mut after, &["X01", "X02", "X03"]);
    after.merchants[0].colonists = 0;
    play(&mut after, &["found quilon", "play X22", "take Q1", "fill ginger"]);
    assert!(has_city(&after, 0, City::Quilon));
    assert!(after.discard.has(super::helpers::card("X22")));
}

/// GO-12.8: exactly the difference is paid.
#[test]
fn the_difference_is_paid() {
    let mut game = turn(2);
    stack(&mut game, &["X01", "X02"]);
    play(&mut game, &["found quilon"]);
    assert_eq!(refused(&game, "pay"), "GO-12.8");
    let mut game = turn(2);
    stack(&mut game, &["X02", "X05"]);
    play(&mut game, &["found quilon", "pay"]);
    assert_eq!(game.merchants[0].colonists, 0);
}

/// GO-12.9: free plays are allowed between reveal and decision.
#[test]
fn colonists_may_be_gained_before_the_decision() {
    let mut game = turn(2);
    game.merchants[0].colonists = 0;
    keep(&mut game, 0, &["A19"]);
    hold(&mut game, 0, &["X04"]);
    stack(&mut game, &["X01", "X02"]);
    play(&mut game, &["found quilon", "use A19", "play X04", "pay", "take Q2", "fill pepper"]);
    assert_eq!(game.merchants[0].colonists, 0);
    assert_eq!(stock(&game, 0), spices("P"));
}

/// GO-12.10: a failed attempt costs nothing and brings a colonist.
#[test]
fn a_failed_attempt_brings_a_colonist() {
    let mut game = turn(2);
    stack(&mut game, &["X02", "X05"]);
    play(&mut game, &["found quilon"]);
    assert!(offers(&game, "pay"));
    play(&mut game, &["give up"]);
    assert_eq!(game.merchants[0].colonists, 3);
    assert!(!has_city(&game, 0, City::Quilon));
}

/// GO-12.12: the player cannot refuse a founding with enough colonists.
#[test]
fn success_cannot_be_refused() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 1, 5]);
    stack(&mut game, &["X01", "X04"]);
    play(&mut game, &["found cochin"]);
    assert!(has_city(&game, 0, City::Cochin));
    assert!(!offers(&game, "give up"));
}

/// GO-12.13: revealed cards are discarded at the end, and stay out of a reshuffle during the attempt.
#[test]
fn revealed_cards_stay_out_of_a_reshuffle() {
    let mut game = turn(2);
    game.merchants[0].colonists = 0;
    hold(&mut game, 0, &["X22"]);
    stack(&mut game, &["X01", "X04"]);
    play(&mut game, &["found calicut", "play X22"]);
    // The third card came from the reshuffled pile, which did not include the first two.
    assert_eq!((game.deck & cards(&["X01", "X04"])), Cards::NONE);
    assert_eq!(game.deck.len(), 26);
    play(&mut game, &["give up"]);
    assert_eq!(game.discard.len(), 4);
    assert!(game.discard.has(super::helpers::card("X01")));
}

/// GO-12.14: the player chooses any tile left of Quilon and Madras; tiles of Cochin and Calicut are identical.
#[test]
fn the_tile_is_chosen_among_those_left() {
    let mut game = turn(2);
    settle(&mut game, 1, "Q2", "C");
    rows(&mut game, 0, [1, 1, 1, 1, 5]);
    play(&mut game, &["found quilon"]);
    assert_eq!(choices(&game), ["take Q1", "take Q3", "take Q4", "take Q5"]);
    let taken = Action::TakeColony { colony: ColonyId::read("Q2").unwrap() };
    assert_eq!(forbidden(&game, taken), "GO-12.14");
    let other = Action::TakeColony { colony: ColonyId::read("M1").unwrap() };
    assert_eq!(forbidden(&game, other), "GO-12.14");
    let mut game = turn(2);
    game.merchants[0].colonists = 20;
    stack(&mut game, &["X01", "X04"]);
    play(&mut game, &["found calicut", "pay"]);
    assert_eq!(choices_with(&game, "fill").len(), 5);
}

/// GO-12.15: all fields are filled at once.
#[test]
fn a_new_colony_is_filled() {
    let mut game = turn(2);
    game.merchants[0].colonists = 20;
    stack(&mut game, &["X01", "X04"]);
    play(&mut game, &["found madras", "pay", "take M3", "fill pepper", "fill nutmeg"]);
    assert_eq!(stock(&game, 0), spices("PN"));
    assert!(offers(&game, "end turn"));
}

/// GO-12.17: there is a tile of each name for every player.
#[test]
fn colonies_do_not_run_out() {
    let game = turn(4);
    for city in City::ALL {
        assert!(game.tables().of_city[city.index()].len() >= 4);
    }
}

/// GO-12.18: a player with all four colonies has nothing to found.
#[test]
fn with_all_colonies_there_is_nothing_to_found() {
    let mut game = turn(2);
    for name in ["Q1", "K1", "M1", "L1"] {
        settle(&mut game, 0, name, "");
    }
    assert!(choices_with(&game, "found").is_empty());
    assert_eq!(refused(&game, "found calicut"), "GO-12.1");
}
