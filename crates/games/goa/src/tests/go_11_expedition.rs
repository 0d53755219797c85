//! Chapter GO-11: the Expedition action and the draw pile.

use engine::Seat;

use super::helpers::{
    card, cards, choices, choices_with, forbidden, hand, hold, keep, offers, plant, play, refused, rows,
    stack, turn,
};
use crate::sets::Cards;
use crate::{Action, Event};

/// GO-11.1: the row gives the number of cards and the hand limit.
#[test]
fn the_row_limits_the_number_of_cards() {
    for (row, draw, limit) in [(1, 1, 1), (2, 1, 2), (3, 2, 3), (4, 2, 4), (5, 3, 5)] {
        let mut game = turn(2);
        rows(&mut game, 0, [1, 1, 1, row, 1]);
        assert_eq!(choices_with(&game, "expedition").len(), draw);
        assert_eq!(game.hand_limit(Seat(0)), limit);
        assert_eq!(forbidden(&game, Action::Expedition { cards: draw as u8 + 1 }), "GO-11.1");
        assert_eq!(forbidden(&game, Action::Expedition { cards: 0 }), "GO-11.1");
    }
}

/// GO-11.2, GO-11.3: the player makes room by playing or discarding before the draw.
#[test]
fn players_make_room_before_the_draw() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 3, 1]);
    hold(&mut game, 0, &["X01", "X02", "X25"]);
    play(&mut game, &["expedition 2"]);
    assert_eq!(hand(&game, 0), 3);
    // A modifier cannot be played here.
    assert_eq!(choices(&game), ["play X01", "play X02", "discard X01", "discard X02", "discard X25"]);
    play(&mut game, &["play X01"]);
    assert_eq!(hand(&game, 0), 2);
    // One card has been played this turn, so the others must be discarded.
    assert_eq!(choices(&game), ["discard X02", "discard X25"]);
    let events = play(&mut game, &["discard X25"]);
    assert_eq!(hand(&game, 0), 3);
    assert!(events.iter().any(|event| matches!(event, Event::Drew { cards, .. } if cards.len() == 2)));
}

/// GO-11.4: the number is chosen first; all cards are drawn at once.
#[test]
fn the_number_is_fixed_before_the_first_card() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 5, 1]);
    play(&mut game, &["expedition 3"]);
    assert_eq!(hand(&game, 0), 3);
    assert!(offers(&game, "end turn"));
}

/// GO-11.5: the hand limit applies to the action only.
#[test]
fn other_cards_may_exceed_the_limit() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B17"]);
    hold(&mut game, 0, &["X01", "X02"]);
    play(&mut game, &["use B17", "taxes", "end turn"]);
    assert_eq!(hand(&game, 0), 3);
}

/// GO-11.6: a player above the limit first discards down to it.
#[test]
fn a_full_hand_is_reduced_to_the_limit() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X25", "X26", "X27", "X28"]);
    play(&mut game, &["expedition 1", "discard X25", "discard X26", "discard X27", "discard X28"]);
    assert_eq!(hand(&game, 0), 1);
}

/// GO-11.7: an empty draw pile is refilled from the discard pile.
#[test]
fn the_discard_pile_refills_the_draw_pile() {
    let mut game = turn(2);
    rows(&mut game, 0, [1, 1, 1, 3, 1]);
    stack(&mut game, &["X05"]);
    let events = play(&mut game, &["expedition 2"]);
    assert!(events.contains(&Event::Reshuffled));
    assert!(game.merchants[0].hand.has(card("X05")));
    assert_eq!((game.deck.len(), game.discard), (28, Cards::NONE));
    // All players know that cards in hands are not in the new pile.
    assert_eq!(game.merchants[0].old, cards(&["X05"]));
}

/// GO-11.8: without cards there is no Expedition; missing cards count as nothing.
#[test]
fn without_cards_there_is_no_expedition() {
    let mut game = turn(2);
    game.merchants[1].hand = Cards::all();
    game.deck = Cards::NONE;
    assert_eq!(refused(&game, "expedition 1"), "GO-11.8");
    assert!(!offers(&game, "expedition 1"));
    // Founding is still possible, without any revealed colonist.
    let mut founding = game.clone();
    play(&mut founding, &["found quilon", "give up"]);
    assert_eq!(founding.merchants[0].colonists, 3);
    // One card is left for a draw of two.
    rows(&mut game, 0, [1, 1, 1, 3, 1]);
    game.merchants[1].hand.remove(card("X01"));
    game.discard.insert(card("X01"));
    play(&mut game, &["expedition 2"]);
    assert_eq!(game.merchants[0].hand, cards(&["X01"]));
}

/// GO-11.9: a player may discard cards in the own action turn, before and after the action.
#[test]
fn cards_may_be_discarded_at_any_time_in_a_turn() {
    let mut game = turn(2);
    hold(&mut game, 0, &["X25", "X26"]);
    hold(&mut game, 1, &["X01"]);
    assert_eq!(forbidden(&game, Action::DiscardCard { card: card("X01") }), "GO-11.9");
    play(&mut game, &["discard X25", "taxes", "discard X26"]);
    assert_eq!(game.discard, cards(&["X25", "X26"]));
    assert_eq!(choices(&game), ["end turn"]);
}

/// GO-11.10: cards gained before the draw count in the hand; cards gained after it may exceed the limit.
#[test]
fn only_cards_gained_before_the_draw_count_for_the_limit() {
    let mut game = turn(2);
    keep(&mut game, 0, &["B17"]);
    plant(&mut game, 0, "A01", "");
    let mut before = game.clone();
    play(&mut before, &["use B17", "expedition 1"]);
    assert!(choices(&before).iter().any(|choice| choice.starts_with("discard")), "room must be made");
    play(&mut game, &["expedition 1", "use B17"]);
    assert_eq!(hand(&game, 0), 2);
    assert!(offers(&game, "end turn"));
}
