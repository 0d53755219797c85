//! The worked examples of the dossier.

use engine::{Game, Seat, Turn};

use super::helpers::{
    Table, cards, choices, dev, devs, exchange, finish_round, game, hand_sizes, play, purses, refusal,
};
use crate::step::Step;
use crate::trade::Compensate;
use crate::{Marker, MundusNovus};

/// MN-E1: relics alone bring 3, 7, 12, 18 or 25.
#[test]
fn example_1_relics() {
    for (number, price) in [(1, 3), (2, 7), (3, 12)] {
        let mut game = Table::new(3).hand(0, "r r r").turn(0, 2);
        play(&mut game, &format!("0: relics {number}"));
        assert_eq!(purses(&game)[0], price);
    }
    for (hand, price) in [("r r r r", 18), ("r r r r r", 25)] {
        let mut game = Table::new(3).hand(0, hand).turn(0, 2);
        play(&mut game, &format!("0: relics {}", cards(hand).len()));
        assert_eq!(purses(&game)[0], price);
    }
}

/// MN-E2: Las Casas' owner announces 4 and offers fewer.
#[test]
fn example_2_las_casas() {
    let mut game = Table::new(3).hands("1 2 3 4 5").owns(0, "D03").announce();
    play(&mut game, "0: announce 4");
    assert!(choices(&game, 0).contains(&"stop".to_owned()));
    assert_eq!(refusal(&game, "1: stop"), "MN-5.2");
    play(&mut game, "0: offer cotton, 0: stop");
    for seat in [1, 2] {
        play(&mut game, &format!("{seat}: offer cocoa, {seat}: offer corn, {seat}: offer tobacco"));
        assert_eq!(refusal(&game, &format!("{seat}: stop")), "MN-5.2");
        play(&mut game, &format!("{seat}: offer coffee"));
    }
    let offered: Vec<u8> = game.players.iter().map(|player| player.offer.len()).collect();
    assert_eq!(offered, [1, 4, 4]);
}

/// MN-E3: after A from B and B from A, A may take only from C; with two players also from B.
#[test]
fn example_3_successive_exchanges() {
    let mut game = Table::new(3).offers(&["9 9", "1 2", "4 5"]);
    exchange(&mut game, "0<1 1<0");
    assert_eq!(choices(&game, 0), ["take coffee from 2", "take cotton from 2"]);
    let mut game = Table::new(2).offers(&["9 9", "1 2"]);
    exchange(&mut game, "0<1 1<0");
    assert_eq!(choices(&game, 0), ["take corn from 1"]);
}

/// Three players who offer two cards each; seat 0 is Trade Master.
fn three() -> MundusNovus {
    Table::new(3).offers(&["9 9", "1 2", "4 5"])
}

/// MN-E4: the chain ends at the Trade Master.
#[test]
fn example_4_the_chain_ends_at_the_trade_master() {
    let mut game = three();
    exchange(&mut game, "0<1 1<2 2<0 0<2 2<1 1<0");
    assert_eq!((*game.step(), game.trade.compensated), (Step::First, None));
    assert_eq!(hand_sizes(&game), [2, 2, 2]);
    let pairs: Vec<_> =
        game.trade.chain.iter().map(|one| [one.taker.min(one.from), one.taker.max(one.from)]).collect();
    assert!(pairs.windows(3).all(|three| three[0] != three[1] || three[1] != three[2]));
}

/// MN-E5: the chain ends at another player, who receives a card.
#[test]
fn example_5_the_chain_ends_at_another_player() {
    let mut game = three();
    exchange(&mut game, "0<1 1<0 0<2 2<0 0<1 1<2");
    assert_eq!(*game.step(), Step::Compensate(Compensate { to: Seat(2) }));
    assert_eq!(hand_sizes(&game), [3, 2, 1]);
    let card = choices(&game, 0)[0].clone();
    play(&mut game, &format!("0: {card}"));
    assert_eq!(hand_sizes(&game), [2, 2, 2]);
}

/// Four players who offer two cards each; seat 0 is Trade Master.
fn four() -> MundusNovus {
    Table::new(4).offers(&["9 9", "1 2", "4 5", "3 6"])
}

/// MN-E6: a player whose last card is not taken takes it back and receives one.
#[test]
fn example_6_a_player_keeps_a_card() {
    let mut game = four();
    exchange(&mut game, "0<1 1<3 3<0 0<3 3<1 1<0 0<2");
    assert_eq!(game.trade.taken_back.unwrap().0, Seat(2));
    assert_eq!(*game.step(), Step::Compensate(Compensate { to: Seat(2) }));
    assert_eq!(hand_sizes(&game), [3, 2, 1, 2]);
}

/// MN-E7: a Trade Master whose last card is not taken takes it back; no card is owed.
#[test]
fn example_7_the_trade_master_keeps_a_card() {
    let mut game = four();
    exchange(&mut game, "0<1 1<2 2<3 3<1 1<3 3<2 2<0");
    assert_eq!(game.trade.taken_back.unwrap().0, Seat(0));
    assert_eq!((*game.step(), game.trade.compensated), (Step::First, None));
    assert_eq!(hand_sizes(&game), [2, 2, 2, 2]);
}

/// MN-E8: the new Trade Master.
#[test]
fn example_8_the_new_trade_master() {
    let offers = ["9 3", "r 2", "6 5"];
    let game = Table::new(3).master(2).offers(&offers);
    assert_eq!(choices(&game, 2), ["title 0", "title 1"]);
    let game = Table::new(3).master(2).owns(0, "D06").offers(&offers);
    assert_eq!(game.master, Seat(0));
    let game = Table::new(3).master(1).offers(&offers);
    assert_eq!(game.master, Seat(1));
}

/// MN-E9: the positions that sets open, and how the queue moves.
#[test]
fn example_9_the_queue() {
    let table = |hand| Table::new(2).queue("D26 D29 D35 D38 D34").deck("D09").hand(0, hand);
    let mut game = table("2 2 2").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["develop D26", "back"]);
    play(&mut game, "0: develop D26");
    assert_eq!(*game.queue, *devs("D29 D35 D38 D34 D09"));
    let mut game = table("2 2 2 2").turn(0, 1);
    play(&mut game, "0: identical, 0: natural 4");
    assert_eq!(choices(&game, 0), ["develop D26", "develop D29", "develop D35", "back"]);
    play(&mut game, "0: develop D35");
    assert_eq!(*game.queue, *devs("D26 D29 D38 D34 D09"));
    let mut game = table("8 8 8").turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0).len(), 6);
    let mut game = table("8 8 8").event(Marker::Storm).turn(0, 1);
    play(&mut game, "0: identical");
    assert_eq!(choices(&game, 0), ["develop D26", "back"]);
}

/// MN-E10: jokers.
#[test]
fn example_10_jokers() {
    let open = |hand| {
        let mut game = Table::new(2).hand(0, hand).turn(0, 1);
        play(&mut game, "0: identical");
        choices(&game, 0).len() - 1
    };
    assert_eq!(open("7 7 r"), 5);
    assert_eq!(open("1 r r"), 1);
    let game = Table::new(2).hand(0, "r r r").turn(0, 1);
    assert!(!choices(&game, 0).contains(&"identical".to_owned()));
}

/// MN-E11: a different combination next to a relic.
#[test]
fn example_11_a_different_set() {
    for (event, set) in [(None, 5), (Some(Marker::Natives), 4)] {
        let mut table = Table::new(2).hand(0, "1 2 4 4 7 r");
        if let Some(event) = event {
            table = table.event(event);
        }
        let mut game = table.turn(0, 1);
        play(&mut game, "0: different, 0: add cocoa, 0: add corn, 0: add coffee, 0: done, 0: relics 1");
        assert_eq!(purses(&game), [set + 3, 0]);
        assert_eq!(game.player(Seat(0)).hand, cards("4"));
        play(&mut game, "0: end");
        assert!(game.discard.has(crate::Resource::Coffee));
    }
}

/// MN-E12: a different combination with merchants.
#[test]
fn example_12_merchants() {
    let table = Table::new(2).queue("D26 D29 D35 D38 D34").owns(0, "D28 D31");
    let mut game = table.hand(0, "1 1 2 2 3 3").turn(0, 1);
    play(&mut game, "0: different, 0: add cocoa, 0: add corn, 0: add tobacco");
    play(
        &mut game,
        "0: merchant D28, 0: change cocoa, 0: into cotton, 0: merchant D31, 0: change corn, 0: into potato",
    );
    assert_eq!(choices(&game, 0), ["done", "back"]);
    play(&mut game, "0: done");
    assert_eq!(purses(&game), [7, 0]);
}

/// MN-E13: shipyards.
#[test]
fn example_13_shipyards() {
    let table = Table::new(4).owns(0, "D41 D42").owns(1, "D10 D43").owns(2, "D12").owns(3, "D13 D14 D16 D44");
    let game = table.turn(0, 3);
    let gains: Vec<u16> = (0..4).map(|seat| game.shipyard_income(Seat(seat))).collect();
    assert_eq!(gains, [6, 1, 0, 0]);
}

/// MN-E14: Pirates.
#[test]
fn example_14_pirates() {
    let pirate_losses = |cards: &str, detached: &str| {
        let mut game = Table::new(2).owns(0, cards).event(Marker::Pirates).turn(0, 1);
        game.detached = devs(detached).into_iter().collect();
        game.pirate_losses(Seat(0))
    };
    assert_eq!(pirate_losses("D10 D12 D14 D16", ""), 1);
    assert_eq!(pirate_losses("D05 D10 D12 D14 D16", "D16"), 1);
    assert_eq!(pirate_losses("D05 D10 D12 D14 D16", "D14 D16"), 2);
    assert_eq!(pirate_losses("D05 D10 D12", "D12"), 0);
    assert_eq!(pirate_losses("D02 D10 D12 D14 D16", ""), 0);
}

/// MN-E15: Orellana.
#[test]
fn example_15_orellana() {
    let swap = |market: &str, offer: &str, moves: &str| {
        let mut game = Table::new(2).owns(0, "D07").market(market).offers(&["9 r", offer]);
        play(&mut game, moves);
        (game.market, purses(&game)[0])
    };
    assert_eq!(swap("4 6 9", "5 1", "0: take cotton from 1, 0: swap for vanilla"), (cards("4 5 6"), 2));
    assert_eq!(swap("8 9 r", "9 1", "0: take vanilla from 1, 0: swap for vanilla"), (cards("8 9 r"), 0));
    assert_eq!(swap("3 3 3", "3 1", "0: take tobacco from 1, 0: swap for tobacco"), (cards("3 3 3"), 2));
}

/// MN-E16: income in the round of acquisition.
#[test]
fn example_16_income() {
    let table = Table::new(2).round(4).queue("D09 D26 D29 D32 D35").hand(0, "1 1 1").doubloons(0, 20);
    let mut game = table.turn(0, 1);
    play(&mut game, "0: identical, 0: develop D09, 0: end");
    assert_eq!((game.round, purses(&game)[0]), (4, 23));
}

/// MN-E17: Fire.
#[test]
fn example_17_fire() {
    let mut game = Table::new(2).owns(0, "D38").hand(0, "1 9").event(Marker::Fire).turn(0, 1);
    play(&mut game, "0: end");
    assert_eq!(purses(&game)[0], 1);
    assert_eq!(game.discard, cards("1 9"));
}

/// MN-E18: the counts at setup.
#[test]
fn example_18_setup() {
    let game = game(3, 77);
    assert_eq!((game.queue.len(), game.deck.len()), (5, 24));
    assert_eq!((game.pile.len(), game.market.len(), game.pool.len()), (102, 3, 0));
    assert_eq!(game.marker, None);
}

/// MN-E19: the Developments run out.
#[test]
fn example_19_the_deck_ends() {
    let table = Table::new(2).deck("").hand(0, "1 1 1").doubloons(1, 3);
    let mut game = table.turn(0, 1);
    finish_round(&mut game);
    assert_eq!((game.round, game.outcome()), (3, None));
    let mut game = Table(game).hand(0, "1 1 1").turn(0, 1);
    play(&mut game, "0: identical, 0: develop D26, 0: end");
    assert_eq!(game.turn(), Turn::One(Seat(1)));
    play(&mut game, "1: end");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners), ("deck", vec![Seat(1)]));
    assert!(game.player(Seat(0)).developments.has(dev("D26")));
}

/// MN-E20: the richest player wins at 75.
#[test]
fn example_20_the_richest() {
    let end = |doubloons: [u16; 3]| {
        let table =
            (0..3).fold(Table::new(3), |table, seat| table.doubloons(seat, doubloons[usize::from(seat)]));
        table.next_round().outcome().unwrap().winners
    };
    assert_eq!(end([80, 76, 60]), [Seat(0)]);
    assert_eq!(end([80, 80, 60]), [Seat(0), Seat(1)]);
}
