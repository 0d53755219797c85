//! Chapters AR-3 and AR-4: the turn, and taking coins.

use engine::{Game, Seat};

use super::helpers::{
    choices, coins, for_sale, forbidden, hold, offers, own, pass, play, refused, run, turn,
};
use crate::{Action, Deed, Event};

/// AR-3.1: whole turns, clockwise; the first player stays the first.
#[test]
fn turns_go_clockwise() {
    let mut game = turn(3);
    for seat in [0, 1, 2, 0, 1] {
        assert_eq!(game.actor(), Some(Seat(seat)));
        assert_eq!(game.check(Seat((seat + 1) % 3), Action::Coins).unwrap_err().clause, "AR-3.1");
        pass(&mut game, 1);
    }
    assert_eq!(game.first, Seat(0));
}

/// AR-3.2, AR-3.3: the upkeep comes first, without a decision: markers move, and finished missions pay.
#[test]
fn upkeep_comes_before_the_choice() {
    let mut game = turn(2);
    run(&mut game, 1, "m-red-3", &["red-3"], 3, 3);
    run(&mut game, 1, "m-blue-3", &["blue-3"], 2, 1);
    run(&mut game, 0, "m-green-3", &["green-3"], 2, 2);
    play(&mut game, &["end turn"]);
    let left: Vec<(u8, u8)> = game.running.iter().map(|one| (one.owner.0, one.left)).collect();
    // Only the missions of the current player move.
    assert_eq!(left, [(1, 2), (0, 2)]);
    assert_eq!((game.investors[1].coins, game.investors[1].completed), (16, 1));
    assert_eq!(choices(&game)[0], "coins");
}

/// AR-3.4: two actions, in any order.
#[test]
fn a_turn_has_two_actions() {
    let mut game = turn(2);
    game.investors[0].reserve_cards = 0;
    play(&mut game, &["mission", "draw", "coins"]);
    assert_eq!(game.actor(), Some(Seat(1)));
    let mut other = turn(2);
    play(&mut other, &["coins", "mission", "draw"]);
    assert_eq!(refused(&other, "buy"), "AR-3.4");
    assert_eq!(choices(&other), ["reserve", "end turn"]);
}

/// AR-3.5: an action cannot be chosen twice.
#[test]
fn an_action_is_not_chosen_twice() {
    let mut game = turn(2);
    play(&mut game, &["coins"]);
    assert_eq!(refused(&game, "coins"), "AR-3.5");
    assert!(!offers(&game, "coins"));
}

/// AR-3.6: one action or both may be passed.
#[test]
fn actions_may_be_passed() {
    let mut game = turn(2);
    assert!(play(&mut game, &["end turn"]).contains(&Event::Passed { seat: Seat(0), actions: 2 }));
    assert!(play(&mut game, &["coins", "end turn"]).contains(&Event::Passed { seat: Seat(1), actions: 1 }));
    assert_eq!(coins(&game), [10, 12]);
}

/// AR-3.7: an action is offered only if it can be started, and it needs at least one boat.
#[test]
fn an_action_needs_at_least_one_boat() {
    let mut game = turn(2);
    game.investors[0].coins = 0;
    for (action, clause) in [("mission", "AR-5.1"), ("buy", "AR-3.7"), ("send", "AR-3.7")] {
        assert_eq!(refused(&game, action), clause);
        assert!(!offers(&game, action));
    }
    own(&mut game, 0, &["red-1"]);
    game.investors[0].coins = 5;
    play(&mut game, &["send"]);
    assert_eq!(refused(&game, "done"), "AR-3.7");
    assert!(!offers(&game, "done"));
    play(&mut game, &["to E01", "place red-1"]);
    assert!(offers(&game, "done"));
    // The same holds for buying boats.
    play(&mut game, &["done", "buy"]);
    assert_eq!(refused(&game, "done"), "AR-3.7");
}

/// AR-3.8: actions follow each other; the second can use the gains of the first.
#[test]
fn the_second_action_uses_the_first() {
    let mut game = turn(2);
    for_sale(&mut game, ["red-3", "red-3", "blue-3", "blue-3", "green-3"]);
    hold(&mut game, 0, &["m-blue-3"]);
    game.investors[0].joker_cards = 0;
    game.investors[0].coins = 6;
    let mut sending = game.clone();
    play(&mut sending, &["send"]);
    assert!(!offers(&sending, "launch m-blue-3"));
    play(&mut game, &["buy"]);
    assert_eq!(forbidden(&game, Action::Coins), "AR-3.8");
    assert_eq!(forbidden(&game, Action::EndTurn), "AR-3.8");
    play(&mut game, &["buy 3", "send", "launch m-blue-3", "place blue-3", "engage 1"]);
    assert_eq!(game.investors[0].coins, 0);
}

/// AR-3.9: a reserve card does not use an action.
#[test]
fn action_cards_do_not_use_an_action() {
    let mut game = turn(2);
    play(
        &mut game,
        &["reserve", "reserve purchase 1", "coins", "mission", "draw", "reserve", "reserve mission 1"],
    );
    assert_eq!(game.actor(), Some(Seat(0)));
    assert_eq!(game.used(), [true, true, false, false]);
    assert!(game.used()[Deed::Coins.index()]);
    play(&mut game, &["end turn"]);
    assert_eq!(game.actor(), Some(Seat(1)));
}

/// AR-3.10: old pawns are removed, then the next seat has its turn.
#[test]
fn old_pawns_are_removed_at_the_end_of_the_turn() {
    let mut game = turn(2);
    play(&mut game, &["reserve", "reserve mission 2", "end turn", "end turn"]);
    assert!(game.display[1].pawn.is_some());
    let events = play(&mut game, &["end turn"]);
    assert!(game.display[1].pawn.is_none());
    let freed = events.iter().position(|event| matches!(event, Event::MissionFreed { .. })).unwrap();
    let next = events.iter().position(|event| matches!(event, Event::TurnBegan { seat: Seat(1), .. }));
    assert!(freed < next.unwrap());
}

/// AR-4.1: two coins.
#[test]
fn the_coin_action_gives_two_coins() {
    let mut game = turn(4);
    play(&mut game, &["coins"]);
    assert_eq!(coins(&game), [12, 10, 10, 10]);
}
