//! Chapter IL-16: the draw.

use engine::{Game, Seat, Viewer};

use super::helpers::{afloat, build, cards, deal, hand, pirate, play, ships, stack, table};
use crate::{Cards, Event, Ilos};

/// Three players with one ship each; all other cards are in the hand of seat 2, and the piles are empty.
fn scarce(own: &str, next: &str) -> Ilos {
    let mut game = table(3);
    deal(&mut game, 0, own);
    deal(&mut game, 1, next);
    let rest = std::mem::take(&mut game.pile);
    game.merchants[2].hand = rest;
    afloat(&mut game);
    game
}

/// IL-16.1: a player draws three cards, and one more for each ship in play and each fort.
#[test]
fn the_draw_grows_with_ships_and_forts() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 2);
    pirate(&mut game, 0, "T06");
    build(&mut game, 0, "T06a", None);
    afloat(&mut game);
    play(&mut game, &["end"]);
    assert_eq!(hand(&game, 0), 3 + 3 + 1);
}

/// IL-16.2: there is no hand limit.
#[test]
fn hands_have_no_limit() {
    let mut game = table(2);
    deal(&mut game, 0, &"S".repeat(25));
    afloat(&mut game);
    play(&mut game, &["end"]);
    assert_eq!(hand(&game, 0), 29);
}

/// IL-16.3: the draw is complete and involves no choice.
#[test]
fn the_draw_needs_no_decision() {
    let mut game = table(2);
    afloat(&mut game);
    let events = play(&mut game, &["end"]);
    assert!(matches!(events[..], [Event::Drew { .. }]), "{events:?}");
    assert_eq!((hand(&game, 0), game.active), (4, Seat(1)));
}

/// IL-16.4: an empty draw pile is refilled from the discard pile, including hidden cards.
#[test]
fn the_discard_pile_is_shuffled() {
    let mut game = table(2);
    deal(&mut game, 0, "SS");
    stack(&mut game, "M");
    afloat(&mut game);
    play(&mut game, &["play ship", "from reserve", "to T06b", "pay ship"]);
    let events = play(&mut game, &["end"]);
    assert!(events.contains(&Event::Reshuffled));
    assert_eq!((hand(&game, 0), game.pile.len()), (5, 85));
    assert!(game.played.is_empty() && game.merchants[0].buried.is_empty());
}

/// IL-16.5: with both piles empty the cards come from the fullest hand.
#[test]
fn missing_cards_come_from_the_fullest_hand() {
    let mut game = scarce("S", "SS");
    let events = play(&mut game, &["end"]);
    assert!(matches!(events[..], [Event::Took { victim: Seat(2), .. }]), "{events:?}");
    assert_eq!((hand(&game, 0), hand(&game, 1), hand(&game, 2)), (5, 2, 83));
}

/// IL-16.6: the victim is determined once, counting the cards drawn so far, and gives all missing cards.
#[test]
fn the_victim_is_determined_once() {
    let mut game = table(3);
    // Seat 1 holds 43 cards, seat 2 holds 45; two are left to draw.
    let mut rest = game.pile;
    let mut take = |count: u8| {
        let mut some = Cards::NONE;
        for kind in crate::Card::ALL {
            let more = rest[kind].min(count - some.len());
            some[kind] += more;
            rest[kind] -= more;
        }
        some
    };
    game.merchants[1].hand = take(43);
    game.merchants[2].hand = take(45);
    game.pile = take(2);
    afloat(&mut game);
    // Seat 0 draws four: two from the pile, two from seat 2, who then has as many as seat 1.
    play(&mut game, &["end"]);
    assert_eq!((hand(&game, 0), hand(&game, 1), hand(&game, 2)), (4, 43, 43));
}

/// IL-16.7: among tied opponents, the next one clockwise gives.
#[test]
fn ties_for_the_fullest_hand_go_clockwise() {
    let mut game = table(3);
    for seat in [0, 2] {
        game.merchants[seat].hand = cards(&"S".repeat(15));
    }
    let mut rest = game.tables().deck;
    rest -= cards(&"S".repeat(30));
    game.merchants[1].hand = rest;
    game.pile = Cards::NONE;
    afloat(&mut game);
    // Seat 1 alone has the most, with sixty cards.
    play(&mut game, &["end"]);
    assert_eq!((hand(&game, 0), hand(&game, 1)), (19, 56));
    // Thirty each: for seat 1, the next one is seat 2. The drawer's own hand does not count.
    let mut game = table(3);
    game.active = Seat(1);
    game.merchants[0].hand = cards(&"S".repeat(30));
    game.merchants[1].hand = cards(&format!("{}{}", "P".repeat(20), "G".repeat(10)));
    game.merchants[2].hand = cards(&format!("{}{}{}", "B".repeat(12), "R".repeat(6), "M".repeat(12)));
    game.pile = Cards::NONE;
    afloat(&mut game);
    play(&mut game, &["end"]);
    assert_eq!((hand(&game, 0), hand(&game, 1), hand(&game, 2)), (30, 34, 26));
}

/// IL-16.8: if the drawer alone has the most, the rest of the draw is lost.
#[test]
fn the_fullest_hand_loses_the_rest_of_the_draw() {
    let mut game = scarce("S", "SS");
    game.active = Seat(2);
    let events = play(&mut game, &["end"]);
    assert!(events.contains(&Event::DrawLost { seat: Seat(2), count: 4 }));
    assert_eq!(hand(&game, 2), 87);
}

/// IL-16.9: an emptied hand is followed by the next fullest.
#[test]
fn an_emptied_hand_is_followed_by_another() {
    // Play cannot reach so few cards, so the rule is tested alone.
    let mut game = table(3);
    game.pile = Cards::NONE;
    game.merchants[1].hand = cards("SS");
    game.merchants[2].hand = cards("PPP");
    let mut notes = engine::Notes::default();
    game.draw(Seat(0), 4, &mut notes);
    assert_eq!((hand(&game, 0), hand(&game, 1), hand(&game, 2)), (3, 2, 0), "the drawer has the most now");
    game.draw(Seat(2), 4, &mut notes);
    assert_eq!((hand(&game, 0), hand(&game, 1), hand(&game, 2)), (0, 2, 3));
}

/// IL-16.5: taker and victim know the cards; the victim knows them to be there until the taker may have discarded them.
#[test]
fn taken_cards_are_known_to_taker_and_victim() {
    let mut game = scarce("S", "SS");
    play(&mut game, &["end"]);
    let taken = game.taken.unwrap();
    assert_eq!((taken.taker, taken.victim, taken.cards.len()), (Seat(0), Seat(2), 4));
    let known = |viewer: u8| game.view(Viewer::Seat(Seat(viewer))).merchants[0].known;
    assert_eq!((known(2), known(1), known(0)), (Some(taken.cards), None, None));
    for seed in 0..10 {
        let mut copy = game.clone();
        copy.redeal(Viewer::Seat(Seat(2)), &mut engine::Dice::new(engine::Seed::from(seed), "test"));
        assert_eq!(taken.cards.beyond(copy.merchants[0].hand), Cards::NONE);
    }
    game.forget_taken(Seat(0), None);
    assert!(game.taken.is_none_or(|left| left.cards == taken.cards.beyond(Cards([1; 6]))));
}
