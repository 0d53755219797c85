//! Chapter MN-3: the Event stage and the five events.

use engine::{Game, Notes, Seat, Silent, Told, Turn};

use super::helpers::{Table, cards, choices, finish_round, play, purses, refusal};
use crate::step::Step;
use crate::supply::Pirates;
use crate::{Event, Marker};

const NATIVES: &str = "D28 D26 D29 D32 D35";

/// MN-3.1: the card in position 1 brings the event; without an icon there is none.
#[test]
fn position_1_brings_the_event() {
    assert_eq!(Table::new(3).queue(NATIVES).next_round().marker, Some(Marker::Natives));
    assert_eq!(Table::new(3).queue("D26 D28 D29 D32 D35").next_round().marker, None);
    // An icon cannot be overridden with Coronado.
    let game = Table::new(3).queue(NATIVES).owns(0, "D08").doubloons(0, 9).next_round();
    assert_eq!(*game.step(), Step::Announce);
}

/// MN-3.2: round 1 has no event.
#[test]
fn round_1_has_no_event() {
    let game = Table::new(3).queue(NATIVES).round(0).next_round();
    assert_eq!((game.round, game.marker), (1, None));
    assert!((0..40).all(|seed| super::helpers::game(4, seed).marker.is_none()));
}

/// MN-3.3: taking the card does not change the event of this round.
#[test]
fn the_event_is_fixed_for_the_round() {
    let table = Table::new(2).queue("D12 D26 D29 D32 D35").event(Marker::Storm).hand(0, "8 8 8");
    let mut game = table.turn(0, 1);
    play(&mut game, "0: identical, 0: develop D12, 0: end");
    assert_eq!(game.marker, Some(Marker::Storm));
    play(&mut game, "1: end");
    assert_eq!((game.round, game.marker), (3, None));
}

/// MN-3.4: a card that stays in position 1 brings its event again.
#[test]
fn a_card_that_stays_brings_its_event_again() {
    let mut game = Table::new(2).queue(NATIVES).next_round();
    for round in 3..6 {
        assert_eq!((game.round, game.marker), (round, Some(Marker::Natives)));
        game = Table(game).next_round();
    }
}

/// MN-3.5: several identical combinations under King's help.
#[test]
fn kings_help_allows_several_identical_combinations() {
    let hand = "8 8 8 9 9 9 7 7 7";
    let mut game = Table::new(2).hand(0, hand).event(Marker::KingsHelp).turn(0, 1);
    play(&mut game, "0: identical, 0: of indigo, 0: develop D26");
    play(&mut game, "0: identical, 0: of potato, 0: develop D35");
    play(&mut game, "0: identical, 0: develop D40");
    assert_eq!(game.player(Seat(0)).developments.len(), 3);
    let mut game = Table::new(2).hand(0, hand).turn(0, 1);
    play(&mut game, "0: identical, 0: of indigo, 0: develop D26");
    assert_eq!(refusal(&game, "0: identical"), "MN-6.12");
}

/// MN-3.6: one doubloon per card under Natives.
#[test]
fn natives_pay_per_card() {
    let moves =
        "0: different, 0: add cocoa, 0: add corn, 0: add tobacco, 0: add coffee, 0: add cotton, 0: done";
    let mut game = Table::new(2).hand(0, "1 2 3 4 5").event(Marker::Natives).turn(0, 1);
    play(&mut game, moves);
    assert_eq!(purses(&game), [5, 0]);
    let mut game = Table::new(2).hand(0, "1 2 3 4 5").turn(0, 1);
    play(&mut game, moves);
    assert_eq!(purses(&game), [7, 0]);
}

/// MN-3.7: Natives change neither relics alone nor the minimum nor the perfect combination.
#[test]
fn natives_change_only_different_combinations() {
    let mut game = Table::new(2).hand(0, "r r r 1 2 3").event(Marker::Natives).turn(0, 1);
    assert_eq!(refusal(&game, "0: different"), "MN-6.18");
    play(&mut game, "0: relics 3");
    assert_eq!(purses(&game), [12, 0]);
    let mut game = Table::new(2).hand(0, "1 2 3 4 5 6 7 8 9 r").event(Marker::Natives).turn(0, 1);
    let events = play(&mut game, "0: perfect, 0: add cocoa, 0: add corn, 0: add tobacco, 0: add coffee");
    assert!(events.is_empty());
    play(&mut game, "0: add cotton, 0: add sugar-cane, 0: add potato, 0: add indigo");
    assert!(game.perfect.has(Seat(0)));
    assert_eq!(purses(&game), [0, 0]);
}

/// MN-3.8: under Storm any set opens position 1 only.
#[test]
fn storm_opens_position_1_only() {
    let mut game = Table::new(2).hand(0, "9 9 9 9 9").event(Marker::Storm).turn(0, 1);
    play(&mut game, "0: identical, 0: natural 5");
    assert_eq!(choices(&game, 0), ["develop D26", "back"]);
    assert_eq!(refusal(&game, "0: develop D29"), "MN-3.8");
}

/// MN-3.9: Fire forbids storing.
#[test]
fn fire_forbids_storing() {
    let mut game = Table::new(2).hand(0, "1 2").owns(0, "D34").event(Marker::Fire).turn(0, 1);
    play(&mut game, "0: end");
    assert_eq!(game.turn(), Turn::One(Seat(1)));
    assert!(game.player(Seat(0)).stored.is_empty());
}

/// MN-3.10: warehouses still pay under Fire.
#[test]
fn fire_does_not_stop_income() {
    let mut game = Table::new(2).hand(0, "1 2").owns(0, "D38 D39").event(Marker::Fire).turn(0, 1);
    play(&mut game, "0: end");
    assert_eq!(purses(&game), [2, 0]);
}

/// MN-3.11: cards stored earlier are in the hand when Fire comes.
#[test]
fn fire_does_not_affect_cards_stored_earlier() {
    // D38 in position 1 brings Fire.
    let mut game = Table::new(2).queue("D38 D26 D29 D32 D35").owns(0, "D34").hand(0, "9 8").turn(0, 1);
    play(&mut game, "0: end, 0: store indigo, 0: store vanilla, 1: end");
    assert_eq!(game.marker, Some(Marker::Fire));
    assert!(cards("8 9").is_within(&game.player(Seat(0)).hand));
    assert_eq!(game.player(Seat(0)).hand.len(), 7);
}

fn pirates(caravels: [&str; 3]) -> Table {
    let mut table = Table::new(3).queue("D24 D26 D29 D32 D35");
    for (seat, caravels) in (0..).zip(caravels) {
        table = table.owns(seat, caravels);
    }
    table
}

/// MN-3.12: each squadron of two or more costs a card, right after the Supply stage.
/// MN-3.13: a single caravel is safe.
#[test]
fn pirates_take_a_card_from_squadrons_of_two() {
    let mut game = pirates(["D10 D12", "D14", ""]).next_round();
    assert_eq!(game.marker, Some(Marker::Pirates));
    // The single caravel has the higher value, so the squadron of two is served first.
    while matches!(game.step(), Step::Pool(_)) {
        let mut legal = Vec::new();
        game.legal(Seat(0), &mut legal);
        game.apply(Seat(0), legal[0], &mut Silent);
    }
    assert_eq!(*game.step(), Step::Pirates(Pirates { seat: Seat(0), left: 1 }));
    let held = game.player(Seat(0)).hand;
    let card = held.kinds().next().unwrap();
    play(&mut game, &format!("0: discard {}", card.id()));
    assert_eq!(game.player(Seat(0)).hand.len(), 6);
    // No other player loses a card.
    assert_eq!(*game.step(), Step::Announce);
}

/// MN-3.14: players discard clockwise from the Trade Master, in public.
#[test]
fn pirates_strike_clockwise_from_the_trade_master() {
    let table = pirates(["D10 D12", "D14 D16", "D13 D17"]).master(1);
    let mut game = table.next_round();
    let mut order = Vec::new();
    let mut notes = Notes::default();
    while *game.step() != Step::Announce {
        let seat = game.turn().actors().first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut notes);
        if let Some(Told::All(Event::Plundered { seat, .. })) = notes.0.last() {
            order.push(seat.0);
        }
    }
    assert_eq!(order, [1, 2, 0]);
    let seen = notes.0.iter().filter(|told| matches!(told, Told::All(Event::Plundered { .. }))).count();
    assert_eq!(seen, 3);
}

/// MN-3.15: the marker is set in every Event stage.
#[test]
fn the_marker_is_set_every_round() {
    let mut game = Table::new(2).queue("D26 D28 D29 D32 D35").event(Marker::Fire).hands("1 2 3").turn(0, 1);
    let mut notes = Notes::default();
    finish_round(&mut game);
    assert_eq!(game.marker, None);
    game.steps.truncate(0);
    game.end_round(&mut notes);
    assert!(notes.0.contains(&Told::All(Event::MarkerSet { marker: None })));
}
