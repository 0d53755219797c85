//! Chapter AR-5: taking a mission.

use engine::Seat;

use super::helpers::{choices, forbidden, hold, missions, offers, play, refused, run, thin_missions, turn};
use crate::{Action, Event};

/// AR-5.1, AR-5.2: one coin, one mission, face up or from the pile; then the action is over.
#[test]
fn a_mission_costs_one_coin() {
    let mut game = turn(2);
    let first = game.display[0].card.unwrap();
    play(&mut game, &["mission"]);
    assert_eq!(choices(&game), ["take 1", "take 2", "take 3", "take 4", "draw"]);
    play(&mut game, &["take 1"]);
    assert_eq!(game.investors[0].coins, 9);
    assert_eq!(game.investors[0].hand, crate::Missions::one(first));
    assert_eq!(choices(&game)[0], "coins", "back to the menu");
    play(&mut game, &["end turn", "mission", "draw"]);
    assert_eq!((game.investors[1].coins, game.investors[1].hand.len()), (9, 1));
}

/// AR-5.1: without a coin there is no mission.
#[test]
fn a_mission_cannot_be_taken_without_a_coin() {
    let mut game = turn(2);
    game.investors[0].coins = 0;
    assert_eq!(refused(&game, "mission"), "AR-5.1");
}

/// AR-5.3: the gap is refilled at once.
#[test]
fn a_face_up_mission_is_replaced() {
    let mut game = turn(2);
    let left = game.deck.len();
    let events = play(&mut game, &["mission", "take 3"]);
    assert!(game.display[2].card.is_some());
    assert_eq!(game.deck.len(), left - 1);
    assert!(events.iter().any(|event| matches!(event, Event::MissionTurnedUp { slot: 3, .. })));
}

/// AR-5.4: the hand limit is four; missions on the table do not count.
#[test]
fn the_hand_limit_is_four_missions() {
    let mut game = turn(2);
    hold(&mut game, 0, &["m-red-3", "m-red-4", "m-red-5"]);
    run(&mut game, 0, "m-blue-3", &["blue-3"], 3, 3);
    assert!(offers(&game, "mission"));
    hold(&mut game, 0, &["m-red-6"]);
    assert_eq!(refused(&game, "mission"), "AR-5.4");
    assert_eq!(game.investors[0].hand, missions(&["m-red-3", "m-red-4", "m-red-5", "m-red-6"]));
}

/// AR-5.5: an empty pile is not refilled, gaps stay, and finally there is nothing to take.
#[test]
fn the_pile_is_never_refilled() {
    let mut game = turn(3);
    thin_missions(&mut game, 1);
    play(&mut game, &["mission", "take 1", "end turn", "mission"]);
    assert_eq!(refused(&game, "draw"), "AR-5.5");
    play(&mut game, &["take 2", "end turn", "mission"]);
    assert!(game.display[1].card.is_none());
    assert_eq!(refused(&game, "take 2"), "AR-5.5");
    assert_eq!(forbidden(&game, Action::Take { slot: 0 }), "AR-5.5");
    assert_eq!(forbidden(&game, Action::Take { slot: 200 }), "AR-5.5");
    play(
        &mut game,
        &["take 1", "end turn", "mission", "take 3", "end turn", "mission", "take 4", "end turn"],
    );
    assert_eq!(refused(&game, "mission"), "AR-5.5");
}

/// AR-5.6: a mission reserved by another player cannot be taken.
#[test]
fn a_reserved_mission_is_not_taken() {
    let mut game = turn(2);
    play(&mut game, &["reserve", "reserve mission 1", "end turn", "mission"]);
    assert_eq!(refused(&game, "take 1"), "AR-5.6");
    assert!(!offers(&game, "take 1") && offers(&game, "take 2"));
    play(&mut game, &["take 2", "end turn"]);
    assert_eq!(game.actor(), Some(Seat(0)));
    play(&mut game, &["mission", "take 1"]);
}
