//! Chapter MN-2: rounds and general rules.

use engine::{Game, Notes, Seat, Turn};

use super::helpers::{Choose, Table, cards, choices, finish_round, game, play, play_out, purses};
use crate::{Action, Event, Marker, Stage};

/// MN-2.1: event, supply, trade, progression, and again.
#[test]
fn stages_follow_in_order() {
    // With caravels and Coronado every stage has a decision.
    let table = Table::new(3).owns(0, "D10 D08").owns(1, "D12").doubloons(0, 20);
    let mut game = table.next_round();
    let mut stages = Vec::new();
    play_out(&mut game, &mut Choose(3), |game, _, _| {
        if game.round == 3 && stages.last() != Some(&game.stage()) {
            stages.push(game.stage());
        }
    });
    assert_eq!(stages, [Stage::Event, Stage::Supply, Stage::Trade, Stage::Progression]);
    assert_eq!(game.stage(), Stage::Over);
}

/// MN-2.2: reaching 75 doubloons does not end the game before the round is over.
#[test]
fn the_end_is_checked_after_the_round() {
    let table = Table::new(3).hands("1 2 3 4 5").doubloons(0, 74);
    let mut game = table.turn(0, 2);
    play(
        &mut game,
        "0: different, 0: add cocoa, 0: add corn, 0: add tobacco, 0: add coffee, 0: done, 0: end",
    );
    assert!(game.doubloons(Seat(0)) >= 75);
    assert_eq!(game.turn(), Turn::One(Seat(1)));
    finish_round(&mut game);
    assert_eq!(game.turn(), Turn::Over);
}

/// MN-2.3: token, market and queue are the same in the next round.
#[test]
fn token_market_and_queue_carry_over() {
    let mut game = Table::new(3).hands("1 2 3 4 5").market("7 8 9").master(2).turn(2, 2);
    let (queue, market) = (game.queue, game.market);
    finish_round(&mut game);
    assert_eq!((game.round, game.master, game.queue, game.market), (3, Seat(2), queue, market));
}

/// MN-2.4: the market always holds three cards.
#[test]
fn the_market_always_holds_three_cards() {
    let mut game = game(4, 8);
    play_out(&mut game, &mut Choose(8), |game, _, _| assert_eq!(game.market.len(), 3));
}

/// MN-2.5: used and discarded cards go to the face-up discard pile.
#[test]
fn used_cards_go_to_the_discard_pile() {
    let mut game = Table::new(2).hand(0, "1 1 1 r 9").turn(0, 1);
    play(&mut game, "0: relics 1, 0: identical, 0: develop D26, 0: end");
    assert_eq!(game.discard, cards("1 1 1 9 r"));
}

/// MN-2.6: the rest of the pile is dealt first; the discard pile is reshuffled when another card is needed.
#[test]
fn the_discard_pile_refills_an_empty_pile_when_needed() {
    // Ten cards are dealt to two players.
    for (left, renewed) in [(11, false), (10, false), (9, true), (0, true)] {
        let mut table = Table::new(2).pile(left);
        let (pile, before) = (table.0.pile, table.0.discard);
        let mut notes = Notes::default();
        table.0.steps.truncate(0);
        table.0.end_round(&mut notes);
        let game = table.0;
        let told = notes.0.iter().any(|told| matches!(told, engine::Told::All(Event::Reshuffled { .. })));
        assert_eq!(told, renewed, "{left} left");
        let dealt = game.players.iter().fold(cards(""), |sum, player| sum + player.hand);
        assert_eq!(dealt.len(), 10);
        if renewed {
            assert!(pile.is_within(&dealt), "the old pile is dealt first");
            assert!(game.discard.is_empty());
        } else {
            assert_eq!(game.discard, before);
            // A pile that runs out on the last card stays empty.
            assert_eq!(game.pile.len(), left - 10);
        }
    }
}

/// MN-2.7: the token count does not limit doubloons.
#[test]
fn doubloons_have_no_limit() {
    let table = Table::new(2).hand(0, "r r r r r").doubloons(0, 600).owns(1, "D09").doubloons(1, 700);
    let mut game = table.turn(0, 1);
    play(&mut game, "0: relics 5, 0: end, 1: end");
    assert_eq!(purses(&game), [625, 703]);
}

/// MN-2.8: a player owns any number of Developments and keeps them.
#[test]
fn developments_stay_with_their_owner() {
    let mut game = game(4, 21);
    let mut owned = [crate::Developments::NONE; 4];
    play_out(&mut game, &mut Choose(21), |game, _, _| {
        for (before, player) in owned.iter_mut().zip(&game.players) {
            assert!(before.is_within(player.developments));
            *before = player.developments;
        }
    });
    assert!(owned.iter().any(|owned| owned.len() > 2), "{owned:?}");
}

/// MN-2.9: a Development works at once: a warehouse in the same turn, La Cosa against the current event.
#[test]
fn a_development_works_at_once() {
    let mut game = Table::new(2).hand(0, "8 8 8 1").queue("D34 D26 D29 D32 D40").turn(0, 1);
    play(&mut game, "0: identical, 0: develop D34, 0: end");
    assert_eq!(choices(&game, 0), ["store cocoa", "stop"]);

    let table = Table::new(2).hand(0, "8 8 8 9 9 9").queue("D02 D26 D29 D32 D40").event(Marker::KingsHelp);
    let mut game = table.turn(0, 1);
    play(&mut game, "0: identical, 0: of indigo, 0: develop D02");
    // King's help applies only to the others now.
    assert_eq!(choices(&game, 0), ["end"]);
    assert_eq!(super::helpers::refused(&game, 0, Action::Identical), "MN-6.12");
}

/// MN-2.10: a hand may hold any number of cards in a round.
#[test]
fn hands_have_no_limit() {
    let hand = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 r r";
    let game = Table::new(2).hand(0, hand).hand(1, "1 2 3 4 5").announce();
    assert_eq!(game.player(Seat(0)).hand.len(), 30);
    assert_eq!(choices(&game, 0).len(), 3);
}

/// MN-2.11: the largest Supply stage has enough cards.
#[test]
fn the_cards_suffice_for_the_largest_supply() {
    let mut table = Table::new(6).queue("D01 D26 D29 D32 D06");
    let caravels = ["D10 D11 D12", "D13 D14 D15", "D16 D17 D18", "D19 D20 D21", "D22 D23", "D24"];
    for (seat, caravels) in (0..).zip(caravels) {
        table = table.owns(seat, caravels);
    }
    // All eleven warehouse places are full, and the pile has only 20 cards left.
    table = table.owns(0, "D34 D35 D36 D37 D38 D39 D40").pile(20);
    let stored = cards("1 1 1 2 2 2 3 3 3 4 4");
    table.0.discard -= stored;
    table.0.players[0].stored = stored;
    let game = table.next_round();
    let held: u8 = game.players.iter().map(|player| player.hand.len()).sum();
    assert_eq!(held + game.pool.len(), 11 + 30 + 15);
}
