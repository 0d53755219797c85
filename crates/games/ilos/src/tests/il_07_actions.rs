//! Chapter IL-7: playing action cards.

use engine::{Game, Match, Notes, Seat, Told, Viewer};

use super::helpers::{
    afloat, cards, choices, deal, forbidden, give, hand, offers, pay, play, refused, ships, show, table,
};
use crate::{Action, Card, Event};

/// IL-7.1: a player plays any number of cards, or none.
#[test]
fn a_turn_allows_any_number_of_cards() {
    let mut game = table(2);
    deal(&mut game, 0, "SSSSSSSS");
    afloat(&mut game);
    for island in ["T06b", "T08a", "T06b", "T08a"] {
        assert!(offers(&game, "end"));
        play(&mut game, &["play ship", "from reserve", &format!("to {island}")]);
        pay(&mut game);
    }
    // The player ends the turn explicitly after the last card.
    assert_eq!((hand(&game, 0), game.active, game.is_secret(Seat(0))), (0, Seat(0), true));
    play(&mut game, &["end"]);
    assert_eq!(game.active, Seat(1));
    play(&mut game, &["end"]);
}

/// IL-7.2, IL-7.3: a card costs itself and a number of other cards of any kind.
#[test]
fn an_action_costs_cards() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    deal(&mut game, 0, "PMR");
    afloat(&mut game);
    play(&mut game, &["play plantation", "settle spice T06b"]);
    assert_eq!(choices(&game), ["pay ruins", "pay market"]);
    let events = play(&mut game, &["pay market", "pay ruins"]);
    assert_eq!(hand(&game, 0), 0);
    assert!(events.contains(&Event::Paid { seat: Seat(0), cards: 2 }));
    let mut poor = table(2);
    ships(&mut poor, 0, "T06b", 1);
    deal(&mut poor, 0, "PM");
    afloat(&mut poor);
    assert_eq!(refused(&poor, "play plantation"), "IL-7.2");
    assert_eq!(refused(&poor, "play ship"), "IL-7.2");
}

/// IL-7.4: the played card is face up, payments are face down.
#[test]
fn payments_are_hidden() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 1);
    deal(&mut game, 0, "PMR");
    afloat(&mut game);
    let mut notes = Notes::default();
    game.apply(Seat(0), Action::Play { card: Card::Plantation }, &mut notes);
    assert!(matches!(notes.0[..], [Told::All(Event::Played { card: Card::Plantation, .. })]));
    play(&mut game, &["settle spice T06b", "pay market", "pay ruins"]);
    let view = game.view(Viewer::Seat(Seat(1)));
    assert_eq!((view.discard.count, view.discard.played, view.discard.own), (3, cards("P"), Some(cards(""))));
    assert_eq!(game.view(Viewer::Seat(Seat(0))).discard.own, Some(cards("MR")));
}

/// IL-7.5: the Market is paid with a resource.
#[test]
fn the_market_costs_no_card() {
    let mut game = table(2);
    deal(&mut game, 0, "MS");
    give(&mut game, 0, [1, 0, 0, 0]);
    afloat(&mut game);
    play(&mut game, &["play market", "raise ebony"]);
    assert_eq!((hand(&game, 0), super::helpers::stock(&game, 0)), (1, [0; 4]));
}

/// IL-7.6: condition, cost and effect must all be possible.
#[test]
fn a_card_without_effect_is_refused() {
    let mut game = table(2);
    ships(&mut game, 0, "T06b", 2);
    deal(&mut game, 0, "GGGGGGGGRB");
    afloat(&mut game);
    // No ruins are in play; mines and building sites are on other islands.
    assert_eq!(refused(&game, "play ruins"), "IL-7.6");
    assert_eq!(refused(&game, "play gold-mine"), "IL-5.4");
    assert_eq!(choices(&game), ["end"]);
}

/// IL-7.7: first all choices, then the payment, then the effect, including the new tile.
#[test]
fn choices_then_payment_then_effect() {
    let mut game = table(2);
    show(&mut game, &["T03", "T04", "T05"]);
    deal(&mut game, 0, "SSSS");
    afloat(&mut game);
    let zone = game.zone;
    play(
        &mut game,
        &["play ship", "from reserve", "new tile", "tile T03", "cell 2,0", "rotate 1", "anchor T03a"],
    );
    assert_eq!((game.zone, game.map.tiles.len(), game.merchants[0].ships_left), (zone, 3, 4));
    assert_eq!(forbidden(&game, Action::Play { card: Card::Ship }), "IL-7.7");
    let events = play(&mut game, &["pay ship"]);
    assert_eq!((game.map.tiles.len(), game.merchants[0].ships_left), (4, 3));
    assert!(matches!(events.last(), Some(Event::Revealed { .. })));
    assert!(offers(&game, "play ship"));
}

/// IL-7.8: cards are discarded only as payment.
#[test]
fn cards_are_not_thrown_away() {
    let mut game = table(2);
    deal(&mut game, 0, "SSSS");
    afloat(&mut game);
    assert_eq!(forbidden(&game, Action::Throw { card: Card::Ship }), "IL-7.8");
    assert_eq!(forbidden(&game, Action::Pay { card: Card::Ship }), "IL-7.8");
}

/// IL-7.9: only the Market is limited to one card per turn.
#[test]
fn one_kind_may_be_played_repeatedly() {
    let mut game = table(2);
    deal(&mut game, 0, "PPPPPPPPPMM");
    ships(&mut game, 0, "T06a", 1);
    give(&mut game, 0, [2, 0, 0, 0]);
    afloat(&mut game);
    for site in ["ebony", "dye"] {
        play(
            &mut game,
            &["play plantation", &format!("settle {site} T06a"), "pay plantation", "pay plantation"],
        );
    }
    play(&mut game, &["play market", "raise ebony"]);
    assert_eq!(refused(&game, "play market"), "IL-14.3");
    assert!(offers(&game, "play plantation"));
}

/// IL-7.10: a new ship can be used at once.
#[test]
fn a_new_ship_can_be_used_at_once() {
    let mut game = table(2);
    deal(&mut game, 0, "SSPPP");
    afloat(&mut game);
    play(
        &mut game,
        &["play ship", "from reserve", "to T06b", "pay ship", "play plantation", "settle spice T06b"],
    );
    pay(&mut game);
    assert_eq!(super::helpers::production(&game, 0), [0, 0, 1, 0]);
}

/// IL-7.2: a payment of several cards can be entered, and undone, as one line.
#[test]
fn a_payment_can_be_entered_as_one_line() {
    let mut game = table(2);
    deal(&mut game, 0, "PSSMPP");
    ships(&mut game, 0, "T06b", 1);
    afloat(&mut game);
    let mut game = Match::from_state(game);
    let choose = |game: &mut Match<crate::Ilos>, text: &str| {
        let action = game.read(Seat(0), text).unwrap();
        game.act(Seat(0), action).unwrap();
    };
    // The only site is chosen automatically; the payment is pending.
    choose(&mut game, "play plantation");
    let before = game.clone();
    let list = game.expand(Seat(0), "Pay ship  ship market").unwrap();
    let count = list.len().min(usize::from(game.state().deed().unwrap().1));
    assert_eq!(list[..2], [Action::Pay { card: Card::Ship }; 2]);
    assert_eq!(game.chain(Seat(0), &list[..count]).unwrap().stop, None);
    assert!(game.state().deed().is_none());
    game.undo(Seat(0)).unwrap();
    assert_eq!(game.state(), before.state());
    for line in ["pay", "pay gold", "pay ship,ship", "ship ship", "pay 1"] {
        assert_eq!(game.expand(Seat(0), line), None, "{line}");
    }
    assert_eq!(game.expand(Seat(1), "pay ship ship"), None);
}
