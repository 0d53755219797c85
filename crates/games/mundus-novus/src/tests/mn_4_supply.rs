//! Chapter MN-4: the Supply stage.

use engine::{Game, Seat, Silent, Turn};

use super::helpers::{Table, cards, choices, hand_sizes, play, refusal};
use crate::step::Step;
use crate::supply::Pool;
use crate::{Action, Cards, MundusNovus};

/// The seats served, in order, and how many cards each picked; picks the first kind every time.
fn serve(game: &mut MundusNovus) -> Vec<(u8, u8)> {
    let mut served: Vec<(u8, u8)> = Vec::new();
    while let Step::Pool(Pool { seat, .. }) = *game.step() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut Silent);
        match served.last_mut() {
            Some((last, count)) if *last == seat.0 => *count += 1,
            _ => served.push((seat.0, 1)),
        }
    }
    served
}

fn fleets(fleets: &[&str]) -> Table {
    let mut table = Table::new(fleets.len()).queue("D26 D29 D32 D35 D40");
    for (seat, caravels) in (0..).zip(fleets) {
        table = table.owns(seat, caravels);
    }
    table
}

/// MN-4.1: stored cards return to the hand first.
#[test]
fn stored_cards_return_to_the_hand() {
    let mut table = Table::new(2);
    table.0.pile -= cards("9 r");
    table.0.players[1].stored = cards("9 r");
    let game = table.next_round();
    assert!(cards("9 r").is_within(&game.player(Seat(1)).hand));
    assert_eq!(hand_sizes(&game), [5, 7]);
    assert!(game.player(Seat(1)).stored.is_empty());
}

/// MN-4.2: five cards each, one at a time clockwise from the Trade Master.
#[test]
fn five_cards_are_dealt() {
    let mut table = Table::new(3).master(1);
    let mut dice = table.0.dice.clone();
    let mut pile = table.0.pile;
    table.0.steps.truncate(0);
    let game = table.next_round();
    let mut hands = [Cards::NONE; 3];
    let mut rolls = dice.open();
    for _ in 0..5 {
        for seat in [1, 2, 0] {
            hands[seat].put(crate::Resource::ALL[rolls.draw(&mut pile.0)]);
        }
    }
    let dealt: Vec<_> = game.players.iter().map(|player| player.hand).collect();
    assert_eq!(dealt, hands);
}

/// MN-4.3: the pool has one card per caravel.
#[test]
fn the_pool_has_a_card_for_every_caravel() {
    let game = fleets(&["D10 D12", "D14", "D16 D17"]).next_round();
    assert_eq!(game.pool.len(), 5);
}

/// MN-4.4: there is no pool without caravels.
#[test]
fn without_caravels_there_is_no_pool() {
    let game = Table::new(3).next_round();
    assert_eq!(*game.step(), Step::Announce);
    assert_eq!(hand_sizes(&game), [5; 3]);
    assert_eq!(hand_sizes(&super::helpers::game(3, 1)), [5; 3]);
}

/// MN-4.5, MN-4.6: one squadron for each player, worth the sum of its caravels.
#[test]
fn the_caravels_of_a_player_are_one_squadron() {
    let game = fleets(&["D10 D12 D16", "D14", ""]).next_round();
    let squadrons = game.squadrons();
    assert_eq!(squadrons.len(), 2);
    assert_eq!((squadrons[0].key.value, squadrons[0].key.lowest), (1 + 3 + 7, 1));
    assert_eq!((squadrons[1].key.value, squadrons[1].key.lowest), (5, 5));
}

/// MN-4.7: squadrons are served in ascending order of value.
#[test]
fn lower_squadrons_are_served_first() {
    let mut game = fleets(&["D22", "D10 D12", "D17"]).next_round();
    // Seat 1 has 4, seat 2 has 8, seat 0 has 13 and takes the rest.
    assert_eq!(serve(&mut game), [(1, 2), (2, 1)]);
    assert_eq!(hand_sizes(&game), [6, 7, 6]);
}

/// MN-4.8: of equal squadrons the one with the lowest caravel is first.
#[test]
fn ties_are_broken_by_the_lowest_caravel() {
    // 10 alone, 3 + 7, and 1 + 9.
    let mut game = fleets(&["D19", "D12 D16", "D10 D18"]).next_round();
    let values: Vec<u16> = game.squadrons().iter().map(|squadron| squadron.key.value).collect();
    assert_eq!(values, [10, 10, 10]);
    assert_eq!(serve(&mut game), [(2, 2), (1, 2)]);
}

/// MN-4.9: a squadron takes all its cards before the next one; the last one takes the rest without a choice.
#[test]
fn a_squadron_takes_all_its_cards_at_once() {
    let mut game = fleets(&["D10 D12", "D14 D16"]).next_round();
    let pool = game.pool;
    assert_eq!(game.turn(), Turn::One(Seat(0)));
    let names: Vec<String> = pool.kinds().map(|card| format!("pick {}", card.id())).collect();
    assert_eq!(choices(&game, 0), names);
    let missing = crate::Resource::ALL.into_iter().find(|&card| !pool.has(card)).unwrap();
    assert_eq!(refusal(&game, &format!("0: pick {}", missing.id())), "MN-4.9");
    let first = names[0].clone();
    play(&mut game, &format!("0: {first}"));
    assert_eq!(game.turn(), Turn::One(Seat(0)), "both cards before the next squadron");
    let next = choices(&game, 0)[0].clone();
    play(&mut game, &format!("0: {next}"));
    assert_eq!(*game.step(), Step::Announce);
    assert_eq!(hand_sizes(&game), [7, 7]);
    assert!(game.pool.is_empty());
}

/// MN-4.10: a player without caravels takes nothing from the pool.
#[test]
fn players_without_caravels_get_nothing_from_the_pool() {
    let mut game = fleets(&["D10", "", "D12 D14"]).next_round();
    serve(&mut game);
    assert_eq!(hand_sizes(&game), [6, 5, 7]);
}

/// MN-4.11: Pirates come after the Supply stage and before the trade.
#[test]
fn pirates_come_between_supply_and_trade() {
    let mut game = fleets(&["D11 D12", "D14"]).queue("D10 D26 D29 D32 D35").next_round();
    assert!(matches!(game.step(), Step::Pool(_)));
    serve(&mut game);
    assert!(matches!(game.step(), Step::Pirates(_)));
    let card = game.player(Seat(0)).hand.kinds().next().unwrap();
    game.apply(Seat(0), Action::Discard { card }, &mut Silent);
    assert_eq!(*game.step(), Step::Announce);
}

/// MN-7.19: each caravel brings one card in every Supply stage.
#[test]
fn each_caravel_brings_a_card() {
    let mut game = fleets(&["D10 D12 D14", "D16 D17"]).next_round();
    serve(&mut game);
    assert_eq!(hand_sizes(&game), [8, 7]);
}
