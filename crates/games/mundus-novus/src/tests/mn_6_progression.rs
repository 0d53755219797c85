//! Chapter MN-6: the Progression stage.

use engine::{Game, Seat, Turn};

use super::helpers::{Table, cards, choices, dev, finish_round, play, purses, refusal, refused};
use crate::{Action, Developments, Event, Marker, Resource};

/// MN-6.1: the Trade Master chooses the first player; the others follow clockwise, each once.
#[test]
fn the_first_player_is_chosen_and_the_others_follow() {
    let mut game = Table::new(4).hands("1 2 3").master(1).first();
    assert_eq!(choices(&game, 1), ["first 0", "first 1", "first 2", "first 3"]);
    assert_eq!(refused(&game, 1, Action::First { seat: Seat(4) }), "MN-6.1");
    play(&mut game, "1: first 3, 3: end, 0: end, 1: end, 2: end");
    assert_eq!(game.round, 3);
}

/// MN-6.2: combinations in any order, then the end of the turn.
#[test]
fn combinations_come_in_any_order() {
    let different = "0: different, 0: add corn, 0: add coffee, 0: add cotton, 0: add sugar-cane, 0: done";
    let mut one = Table::new(2).hand(0, "1 1 1 2 4 5 6 r").turn(0, 1);
    let mut other = one.clone();
    play(&mut one, different);
    play(&mut one, "0: identical, 0: natural 3, 0: jokers 0, 0: develop D26, 0: relics 1, 0: end");
    play(&mut other, "0: relics 1, 0: identical, 0: develop D26");
    play(&mut other, different);
    play(&mut other, "0: end");
    assert_eq!(purses(&one), [5 + 3 + 2, 0]);
    assert_eq!((one.players, one.discard), (other.players, other.discard));
}

/// MN-6.3: combinations are optional.
#[test]
fn combinations_are_optional() {
    let mut game = Table::new(2).hand(0, "9 9 9 1 2 3 4 r r").turn(0, 1);
    assert_eq!(choices(&game, 0), ["identical", "different", "relics 1", "relics 2", "end"]);
    play(&mut game, "0: end");
    assert_eq!(game.turn(), Turn::One(Seat(1)));
}

/// MN-6.4: a card is used in one combination only.
#[test]
fn a_card_is_used_once() {
    let mut game = Table::new(2).hand(0, "1 1 1 2 3 4").turn(0, 1);
    play(&mut game, "0: identical, 0: develop D26");
    assert_eq!(game.player(Seat(0)).hand, cards("2 3 4"));
    assert_eq!(game.discard, cards("1 1 1"));
    assert_eq!(refusal(&game, "0: different"), "MN-6.18");
}

/// MN-6.5: three, four or five cards of one Resource 1 to 9.
#[test]
fn identical_sets_have_three_to_five_cards() {
    let mut game = Table::new(2).hand(0, "4 4 4 4 4 4 9 9").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["natural 3", "natural 4", "natural 5", "back"]);
    assert_eq!(refusal(&game, "0: natural 2"), "MN-6.5");
    assert_eq!(refusal(&game, "0: natural 6"), "MN-6.5");
    assert_eq!(refused(&game, 0, Action::Natural { number: 9 }), "MN-6.5");
    let game = Table::new(2).hand(0, "4 4 9 9").turn(0, 1);
    assert_eq!(refusal(&game, "0: identical"), "MN-6.5");
    let mut game = Table::new(2).hand(0, "4 4 4 9 9 9 1").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["of coffee", "of vanilla", "back"]);
    assert_eq!(refusal(&game, "0: of cocoa"), "MN-6.5");
    assert_eq!(refusal(&game, "0: of relic"), "MN-6.5");
}

/// MN-6.6: relics as jokers.
#[test]
fn relics_are_jokers() {
    let mut game = Table::new(2).hand(0, "4 4 r r").turn(0, 1);
    play(&mut game, "0: identical, 0: natural 2");
    assert_eq!(choices(&game, 0), ["jokers 1", "jokers 2", "back"]);
    assert_eq!(refused(&game, 0, Action::Jokers { number: 3 }), "MN-6.6");
    assert_eq!(refusal(&game, "0: jokers 0"), "MN-6.5");
    play(&mut game, "0: jokers 2, 0: develop D40");
    assert_eq!(game.discard, cards("4 4 r r"));
}

/// MN-6.7: at least one card is not a relic; a changed card is enough.
#[test]
fn a_set_needs_a_card_that_is_not_a_relic() {
    let game = Table::new(2).hand(0, "r r r r").turn(0, 1);
    assert_eq!(refusal(&game, "0: identical"), "MN-6.7");
    // The merchant of 1-3 changes the 9 into a 2.
    let mut game =
        Table::new(2).queue("D28 D29 D32 D35 D40").owns(0, "D25").hand(0, "9 r r r r r").turn(0, 1);
    play(&mut game, "0: identical, 0: of corn");
    assert_eq!(choices(&game, 0), ["jokers 2", "jokers 3", "jokers 4", "back"]);
    assert_eq!(refusal(&game, "0: jokers 5"), "MN-6.7");
    play(&mut game, "0: jokers 4");
    // The only merchant must change the only card.
    assert_eq!(
        choices(&game, 0),
        ["develop D28", "develop D29", "develop D32", "develop D35", "develop D40", "back"]
    );
}

/// MN-6.8, MN-6.11: a changed card counts as its new Resource, also for the rarity.
#[test]
fn changed_cards_count_as_their_new_resource() {
    // The book's example: 5, 5 and a 1 changed into a 5 open the first three positions.
    let mut game = Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D28").hand(0, "5 5 1").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["develop D26", "develop D29", "develop D32", "back"]);
    // Relics with a rare card that a merchant changes into a common one are a common set.
    let mut game = Table::new(2).queue("D28 D29 D32 D35 D40").owns(0, "D25").hand(0, "9 r r").turn(0, 1);
    play(&mut game, "0: identical, 0: of corn");
    assert_eq!(choices(&game, 0), ["develop D28", "back"]);
}

/// MN-6.9, MN-6.13: a set brings one Development at once.
#[test]
fn a_set_brings_one_development() {
    let mut game = Table::new(2).hand(0, "7 7 7 7 7").turn(0, 1);
    play(&mut game, "0: identical, 0: natural 5, 0: develop D35");
    assert_eq!(game.player(Seat(0)).developments, Developments::one(dev("D35")));
}

/// MN-6.10: size and rarity decide the open positions.
#[test]
fn size_and_rarity_open_positions() {
    let rows =
        [("1 1 1", 1), ("1 1 1 1", 3), ("3 3 3 3 3", 5), ("4 4 4", 3), ("5 5 5 5", 5), ("6 6 6 6 6", 5)];
    for (hand, open) in rows.into_iter().chain([("7 7 7", 5), ("8 8 8 8", 5), ("9 9 9 9 9", 5)]) {
        let game = Table::new(2).hand(0, hand).turn(0, 1);
        let (of, size) = (cards(hand).kinds().next().unwrap(), cards(hand).len());
        assert_eq!(game.open_positions(Seat(0), of, size), open, "{hand}");
    }
    let mut game = Table::new(2).hand(0, "4 4 4").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(refusal(&game, "0: develop D35"), "MN-6.10");
    assert_eq!(refused(&game, 0, Action::Develop { card: dev("D01") }), "MN-6.10");
}

/// MN-6.12: one identical combination per round, except under King's help.
#[test]
fn one_identical_combination_per_round() {
    let mut game = Table::new(2).hand(0, "7 7 7 8 8 8").turn(0, 1);
    play(&mut game, "0: identical, 0: of potato, 0: develop D26");
    assert_eq!(choices(&game, 0), ["end"]);
    assert_eq!(refusal(&game, "0: identical"), "MN-6.12");
    let mut game = Table::new(2).hand(0, "7 7 7 8 8 8").event(Marker::KingsHelp).turn(0, 1);
    play(&mut game, "0: identical, 0: of potato, 0: develop D26");
    assert_eq!(choices(&game, 0), ["identical", "end"]);
}

/// MN-6.14: the cards behind the gap move forward, and a new one is turned up.
#[test]
fn the_queue_slides_and_is_refilled() {
    let mut game = Table::new(2).deck("D09").hand(0, "8 8 8").turn(0, 1);
    let events = play(&mut game, "0: identical, 0: develop D29");
    assert_eq!(*game.queue, *super::helpers::devs("D26 D32 D35 D40 D09"));
    assert!(events.contains(&Event::QueueRefilled { card: dev("D09") }));
    assert!(game.deck.is_empty());
}

/// MN-6.15: with an empty pile the queue gets shorter, and only existing positions are open.
#[test]
fn without_a_pile_the_queue_gets_shorter() {
    let mut game = Table::new(2).deck("").hand(0, "8 8 8 9 9 9").event(Marker::KingsHelp).turn(0, 1);
    play(&mut game, "0: identical, 0: of indigo, 0: develop D26, 0: identical");
    assert_eq!(choices(&game, 0), ["develop D29", "develop D32", "develop D35", "develop D40", "back"]);
    play(&mut game, "0: develop D40");
    assert_eq!(game.queue.len(), 3);
    finish_round(&mut game);
    assert_eq!(game.outcome().unwrap().ending, "deck");
}

/// MN-6.16: without a queue there is no identical combination.
#[test]
fn without_a_queue_there_is_no_identical_combination() {
    let game = Table::new(2).deck("").queue("").hand(0, "8 8 8").turn(0, 1);
    assert_eq!(choices(&game, 0), ["end"]);
    assert_eq!(refusal(&game, "0: identical"), "MN-6.16");
}

/// MN-6.17: all Resources differ, without a relic.
#[test]
fn a_different_set_has_each_resource_once() {
    let mut game = Table::new(2).hand(0, "1 1 2 3 4 r").turn(0, 1);
    let events = play(&mut game, "0: different, 0: add cocoa");
    assert!(events.is_empty(), "no event before the combination is complete");
    assert_eq!(choices(&game, 0), ["add corn", "add tobacco", "add coffee", "back"]);
    assert_eq!(refusal(&game, "0: add cocoa"), "MN-6.17");
    assert_eq!(refusal(&game, "0: add relic"), "MN-6.17");
    assert_eq!(refusal(&game, "0: add vanilla"), "MN-6.4");
}

/// MN-6.18: four cards at least, nine at most.
#[test]
fn a_different_set_has_four_to_nine_cards() {
    let game = Table::new(2).hand(0, "1 2 3 3").turn(0, 1);
    assert_eq!(refusal(&game, "0: different"), "MN-6.18");
    let mut game = Table::new(2).hand(0, "1 2 3 4 5 6 7 8 9").turn(0, 1);
    play(&mut game, "0: different, 0: add cocoa, 0: add corn, 0: add tobacco");
    assert_eq!(refusal(&game, "0: done"), "MN-6.18");
    play(
        &mut game,
        "0: add coffee, 0: add cotton, 0: add sugar-cane, 0: add potato, 0: add indigo, 0: add vanilla",
    );
    assert_eq!(choices(&game, 0), ["done", "back"]);
}

/// MN-6.19: the prices.
#[test]
fn different_sets_pay_by_size() {
    let prices = [(4, 5, 4), (5, 7, 5), (6, 10, 6), (7, 15, 7), (8, 20, 8), (9, 25, 9)];
    for (size, price, natives) in prices {
        let game = Table::new(2).turn(0, 1);
        assert_eq!(game.different_price(Seat(0), size), price);
        let game = Table::new(2).event(Marker::Natives).turn(0, 1);
        assert_eq!(game.different_price(Seat(0), size), natives);
    }
    let mut game = Table::new(2).hand(0, "1 3 5 7").turn(0, 1);
    play(&mut game, "0: different, 0: add cocoa, 0: add tobacco, 0: add cotton, 0: done");
    assert_eq!(purses(&game), [5, 0]);
}

/// MN-6.20: one different combination per round, even under King's help.
#[test]
fn one_different_combination_per_round() {
    let mut game = Table::new(2).hand(0, "1 1 2 2 3 3 4 4").event(Marker::KingsHelp).turn(0, 1);
    play(&mut game, "0: different, 0: add cocoa, 0: add corn, 0: add tobacco, 0: done");
    assert_eq!(refusal(&game, "0: different"), "MN-6.20");
    assert_eq!(choices(&game, 0), ["end"]);
}

/// MN-6.21: one to five relics for their price.
#[test]
fn relics_are_sold_alone() {
    for (number, price) in [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)] {
        let mut game = Table::new(2).hand(0, "r r r r r r").turn(0, 1);
        assert_eq!(choices(&game, 0), ["relics 1", "relics 2", "relics 3", "relics 4", "relics 5", "end"]);
        play(&mut game, &format!("0: relics {number}"));
        assert_eq!(purses(&game), [price, 0]);
    }
    let game = Table::new(2).hand(0, "r r").turn(0, 1);
    for number in [0, 3, 6, 200] {
        assert_eq!(refused(&game, 0, Action::Relics { number }), "MN-6.21");
    }
}

/// MN-6.22: relics are sold once per round, at most five.
#[test]
fn relics_are_sold_once_per_round() {
    let mut game = Table::new(2).hand(0, "r r r").turn(0, 1);
    play(&mut game, "0: relics 2");
    assert_eq!(choices(&game, 0), ["end"]);
    assert_eq!(refusal(&game, "0: relics 1"), "MN-6.22");
}

/// MN-6.23: a turn may use some relics as jokers and sell others.
#[test]
fn relics_may_be_jokers_and_sold_in_one_turn() {
    let mut game = Table::new(2).hand(0, "7 7 r r r").turn(0, 1);
    play(&mut game, "0: identical, 0: natural 2, 0: jokers 1, 0: develop D32, 0: relics 2");
    assert_eq!(purses(&game), [7, 0]);
    assert!(game.player(Seat(0)).hand.is_empty());
}

/// MN-6.24: one of each Resource and a relic.
#[test]
fn the_perfect_combination_has_ten_cards() {
    let game = Table::new(2).hand(0, "1 2 3 4 5 6 7 8 8 r").turn(0, 1);
    assert_eq!(refusal(&game, "0: perfect"), "MN-6.24");
    let mut game = Table::new(2).hand(0, "1 1 2 3 4 5 6 7 8 9 r r").turn(0, 1);
    assert!(choices(&game, 0).contains(&"perfect".to_owned()));
    let adds = Resource::GOODS.map(|card| format!("0: add {}", card.id()));
    // The ninth card is forced.
    let events = play(&mut game, &format!("0: perfect, {}", adds[..8].join(", ")));
    assert!(matches!(events[..], [Event::PerfectShown { .. }]));
    assert_eq!(game.player(Seat(0)).hand, cards("1 r"));
}

/// MN-6.25: merchants may make up missing Resources.
#[test]
fn merchants_help_with_the_perfect_combination() {
    let table = Table::new(2).queue("D26 D29 D32 D35 D40").owns(0, "D25 D31");
    let mut game = table.hand(0, "2 3 4 5 6 6 6 7 8 r").turn(0, 1);
    // Only 6s are spare, and only a 1 and a 9 are missing, so each merchant's change is forced.
    play(&mut game, "0: perfect, 0: merchant D25, 0: merchant D31");
    play(
        &mut game,
        "0: add corn, 0: add tobacco, 0: add coffee, 0: add cotton, 0: add sugar-cane, 0: add potato",
    );
    assert!(game.perfect.has(Seat(0)));
    assert_eq!(game.discard, cards("2 3 4 5 6 6 6 7 8 r"));
}

/// MN-6.26: the relic must be a real one.
#[test]
fn the_perfect_combination_needs_a_real_relic() {
    let table = Table::new(2).owns(0, "D25 D28 D31");
    let game = table.hand(0, "1 1 2 3 4 5 6 7 8 9").turn(0, 1);
    assert_eq!(refusal(&game, "0: perfect"), "MN-6.26");
}

/// MN-6.27: it counts as the different combination of the round, pays nothing, and the round continues.
#[test]
fn the_perfect_combination_counts_as_the_different_one() {
    let adds = Resource::GOODS.map(|card| format!("0: add {}", card.id()));
    let mut game = Table::new(2).hand(0, "1 1 2 2 3 3 4 4 5 6 7 8 9 r").turn(0, 1);
    play(&mut game, &format!("0: perfect, {}", adds[..8].join(", ")));
    assert_eq!((purses(&game), game.turn()), (vec![0, 0], Turn::One(Seat(0))));
    assert_eq!(refusal(&game, "0: different"), "MN-6.20");
    let mut game = Table::new(2).hand(0, "1 1 2 2 3 3 4 4 5 6 7 8 9 r").turn(0, 1);
    play(&mut game, "0: different, 0: add cocoa, 0: add corn, 0: add tobacco, 0: add coffee, 0: done");
    assert_eq!(refusal(&game, "0: perfect"), "MN-6.27");
}

/// MN-6.28, MN-6.29, MN-6.30, MN-6.31: income, shipyards, storing, discarding, in this order.
#[test]
fn the_end_of_a_turn_has_four_parts() {
    let table = Table::new(3).owns(0, "D09 D34 D41").owns(1, "D10").hand(0, "1 1 9 r");
    let mut game = table.turn(0, 1);
    let events = play(&mut game, "0: end, 0: store relic, 0: store vanilla");
    let expected = [
        Event::Income { seat: Seat(0), doubloons: 3 },
        Event::ShipyardIncome { seat: Seat(0), doubloons: 1 },
        Event::Stored { seat: Seat(0), cards: cards("9 r") },
        Event::Discarded { seat: Seat(0), cards: cards("1 1") },
        Event::TurnEnded { seat: Seat(0) },
    ];
    assert_eq!(events, expected);
    assert_eq!(game.player(Seat(0)).stored, cards("9 r"));
    assert_eq!(game.discard, cards("1 1"));
}

/// MN-6.30: a player may store fewer cards than the capacity, and only cards in hand.
#[test]
fn fewer_cards_may_be_stored() {
    let mut game = Table::new(2).owns(0, "D34").hand(0, "1 1 9").turn(0, 1);
    play(&mut game, "0: end, 0: store vanilla");
    assert_eq!(choices(&game, 0), ["store cocoa", "stop"]);
    assert_eq!(refusal(&game, "0: store vanilla"), "MN-6.30");
    play(&mut game, "0: stop");
    assert_eq!((game.player(Seat(0)).stored, game.discard), (cards("9"), cards("1 1")));
}

/// MN-8.9: a combination can be given up a limited number of times per turn.
#[test]
fn giving_up_combinations_is_limited() {
    let mut game = Table::new(2).hand(0, "1 1 1 2 3 4").turn(0, 1);
    let before = game.clone();
    for _ in 0..game.tables().rules.back_limit {
        play(&mut game, "0: identical, 0: back");
        assert_eq!(game.players, before.players);
    }
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["develop D26"]);
    assert_eq!(refused(&game, 0, Action::Back), "MN-8.9");
}
