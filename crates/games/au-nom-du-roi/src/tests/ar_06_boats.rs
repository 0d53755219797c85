//! Chapter AR-6: buying boats.

use engine::Seat;

use super::helpers::{
    boat, choices, for_sale, forbidden, lay, offers, play, refused, set_piles, thin_boats, turn,
};
use crate::{Action, Countdown, Event, Row};

/// AR-6.1: a player buys any number of boats, each at its price.
#[test]
fn boats_are_bought_one_after_another() {
    let mut game = turn(2);
    for_sale(&mut game, ["red-1", "blue-2", "green-3", "white-3", "brown-3"]);
    for slot in 1..=5 {
        lay(&mut game, Row::Filling, slot, ["yellow-3", "yellow-3", "white-3", "red-3", "blue-3"][slot - 1]);
    }
    game.investors[0].coins = 9;
    play(&mut game, &["buy", "buy 1"]);
    assert_eq!(game.investors[0].coins, 6);
    play(&mut game, &["buy 2"]);
    assert_eq!((game.investors[0].coins, game.investors[0].idle.len()), (2, 2));
    // The action ends, since 2 coins buy no boat.
    assert_eq!(choices(&game)[0], "coins");
}

/// AR-6.1, AR-6.2: boats that are too expensive, in the filling row or reserved by others cannot be bought.
#[test]
fn expensive_reserved_and_upper_boats_cannot_be_bought() {
    let mut game = turn(2);
    for_sale(&mut game, ["red-1", "blue-2", "green-3", "white-3", "brown-3"]);
    game.investors[1].coins = 4;
    play(&mut game, &["reserve", "reserve purchase 1", "end turn", "buy"]);
    assert_eq!(refused(&game, "buy 3"), "AR-6.1");
    assert_eq!(refused(&game, "buy 1"), "AR-6.2");
    assert_eq!(forbidden(&game, Action::BuyBoat { slot: 6 }), "AR-6.2");
    assert_eq!(choices(&game), ["buy 2", "reserve"]);
}

/// AR-6.3, AR-6.5: the boat above moves down, the pile fills the gap, and the new boat can be bought at once.
#[test]
fn rows_are_refilled_between_purchases() {
    let mut game = turn(2);
    lay(&mut game, Row::Purchase, 2, "red-1");
    lay(&mut game, Row::Filling, 2, "blue-1");
    let left = game.piles[0];
    let events = play(&mut game, &["buy", "buy 2"]);
    assert_eq!(game.purchase[1].card, Some(boat("blue-1")));
    assert!(game.filling[1].card.is_some());
    assert_eq!(game.piles[0], left - 1);
    assert!(matches!(
        events[..],
        [Event::BoatBought { .. }, Event::BoatMovedDown { .. }, Event::BoatTurnedUp { .. }]
    ));
    play(&mut game, &["buy 2"]);
    assert_eq!(game.investors[0].coins, 4);
}

/// AR-6.4: one pile after the other.
#[test]
fn piles_are_used_in_their_order() {
    let mut game = turn(2);
    game.investors[0].coins = 200;
    play(&mut game, &["buy"]);
    for _ in 0..30 {
        let before = game.piles;
        play(&mut game, &["buy 1"]);
        let touched = (0..5).filter(|&pile| game.piles[pile] < before[pile]);
        for pile in touched {
            assert!(game.piles[..pile].iter().all(|&left| left == 0), "{:?} after {before:?}", game.piles);
        }
    }
}

/// AR-6.6: bought boats lie face up and may be sent in the same turn.
#[test]
fn a_boat_may_be_sent_at_once() {
    let mut game = turn(2);
    for_sale(&mut game, ["red-1", "blue-2", "green-3", "white-3", "brown-3"]);
    play(&mut game, &["buy", "buy 1", "done", "send", "to E01", "place red-1"]);
    assert_eq!(game.crew(super::helpers::expedition("E01")).len(), 1);
}

/// AR-6.7: a scoring card is set aside and the next card is drawn, from the next pile if that one is empty.
#[test]
fn a_scoring_card_is_set_aside() {
    let mut game = turn(2);
    thin_boats(&mut game, 14);
    assert_eq!(game.piles, [0, 0, 1, 7, 8]);
    game.investors[0].coins = 50;
    let events = play(&mut game, &["buy", "buy 1"]);
    assert!(events.iter().any(|event| matches!(event, Event::ScoringCard { seat: Seat(0), .. })));
    assert_eq!(game.piles, [0, 0, 0, 6, 8]);
    assert_eq!(game.scorings, [Countdown::Due(3), Countdown::Hidden]);
    assert!(game.filling[0].card.is_some());
    // The final scoring card was the last card.
    game.scorings[0] = Countdown::Held;
    thin_boats(&mut game, 0);
    assert_eq!(game.piles, [0, 0, 0, 0, 1]);
    play(&mut game, &["buy 1"]);
    assert_eq!(game.scorings[1], Countdown::Due(3));
    assert!(game.filling[0].card.is_none());
}

/// AR-6.8: with empty piles the rows run empty, slot by slot.
#[test]
fn boats_never_move_sideways() {
    let mut game = turn(2);
    game.scorings = [Countdown::Held, Countdown::Due(3)];
    thin_boats(&mut game, 0);
    set_piles(&mut game);
    game.investors[0].coins = 50;
    let above = game.filling[2].card;
    play(&mut game, &["buy", "buy 3"]);
    assert_eq!((game.purchase[2].card, game.filling[2].card), (above, None));
    play(&mut game, &["buy 3"]);
    assert_eq!(game.purchase[2].card, None);
    assert_eq!(refused(&game, "buy 3"), "AR-6.2");
    assert!(offers(&game, "buy 2") && game.filling[1].card.is_some());
}
