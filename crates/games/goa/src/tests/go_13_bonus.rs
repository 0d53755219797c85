//! Chapter GO-13: bonus actions.

use engine::Seat;

use super::helpers::{
    choices, end_turn, forbidden, hold, keep, offers, plant, play, refused, rows, tile, turn,
};
use crate::actions::Lap;
use crate::bonus::Bonus;
use crate::{Action, Goa, Stage};

/// The laps of round 5 are over; `cards` are the bonus-action cards by seat.
fn bonus(cards: &[u8]) -> Goa {
    let mut game = turn(cards.len());
    for (merchant, &actions) in game.merchants.iter_mut().zip(cards) {
        merchant.actions = actions;
    }
    game.steps.clear();
    game.steps.push(Bonus { seat: Seat(0), passed: engine::Seats::NONE }.into());
    game.settle(&mut engine::Silent);
    game
}

/// GO-13.1: in turn from the first player, lap after lap, until all have passed.
#[test]
fn bonus_actions_rotate_until_all_have_passed() {
    let mut game = bonus(&[2, 1, 2]);
    let mut order = Vec::new();
    while game.stage() == Stage::Bonus {
        order.push(game.actor().unwrap().0);
        play(&mut game, &["bonus action", "taxes"]);
        end_turn(&mut game);
    }
    assert_eq!(order, [0, 1, 2, 0, 2]);
    assert_eq!(game.round, 6);
}

/// GO-13.1, GO-14.2: a bonus action is a whole turn with a card of its own.
#[test]
fn a_bonus_action_is_a_whole_turn() {
    let mut game = bonus(&[2, 0]);
    hold(&mut game, 0, &["X01", "X04"]);
    play(&mut game, &["bonus action", "play X01", "ships", "end turn", "bonus action", "play X04", "taxes"]);
    assert_eq!((game.merchants[0].ships, game.merchants[0].colonists), (7, 4));
}

/// GO-13.2: a player who has passed is not asked again.
#[test]
fn a_player_who_passes_is_out_for_the_round() {
    let mut game = bonus(&[1, 2]);
    play(&mut game, &["pass", "bonus action", "taxes", "end turn"]);
    assert_eq!(game.actor(), Some(Seat(1)));
    play(&mut game, &["pass"]);
    assert_eq!((game.round, game.merchants[0].actions, game.merchants[1].actions), (6, 1, 1));
}

/// GO-13.3: a player keeps at most one card.
#[test]
fn a_player_keeps_at_most_one_bonus_card() {
    let mut game = bonus(&[3, 0]);
    assert_eq!(choices(&game), ["bonus action"]);
    assert_eq!(refused(&game, "pass"), "GO-13.3");
    play(&mut game, &["bonus action", "taxes", "end turn"]);
    assert_eq!(refused(&game, "pass"), "GO-13.3");
    play(&mut game, &["bonus action", "taxes", "end turn", "pass"]);
    assert_eq!(game.merchants[0].actions, 1);
}

/// GO-13.4: a player without a card is not asked.
#[test]
fn a_player_without_a_card_passes_automatically() {
    let game = bonus(&[0, 1, 0]);
    assert_eq!(game.actor(), Some(Seat(1)));
    let game = bonus(&[0, 0]);
    assert_eq!(game.round, 6);
}

/// GO-13.5: bonus actions start after the laps.
#[test]
fn bonus_actions_start_after_the_laps() {
    let mut game = turn(2);
    game.merchants[0].actions = 3;
    assert_eq!(forbidden(&game, Action::PlayBonus), "GO-13.5");
    play(&mut game, &["taxes"]);
    assert_eq!(forbidden(&game, Action::PlayBonus), "GO-13.5");
}

/// GO-13.6: a card gained in a bonus action can be played in the same round.
#[test]
fn a_gained_bonus_card_is_usable_at_once() {
    let mut game = bonus(&[1, 0]);
    rows(&mut game, 0, [1, 2, 2, 2, 2]);
    plant(&mut game, 0, "A01", "G");
    play(&mut game, &["bonus action", "progress ships", "end turn"]);
    assert_eq!(game.actor(), Some(Seat(0)));
    assert!(offers(&game, "bonus action"));
}

/// GO-13.7: a played card returns to the supply.
#[test]
fn a_played_bonus_card_returns_to_the_supply() {
    let mut game = bonus(&[2, 0]);
    play(&mut game, &["bonus action"]);
    assert_eq!(game.merchants[0].actions, 1);
}

/// GO-13.8: then the round ends, and red tiles are turned up.
#[test]
fn red_tiles_are_turned_up_for_the_next_round() {
    let mut game = bonus(&[1, 0]);
    keep(&mut game, 0, &["A18"]);
    play(&mut game, &["bonus action", "use A18", "taxes"]);
    assert_eq!(refused(&game, "use A18"), "GO-16.8");
    assert!(game.turned.has(tile("A18")));
    end_turn(&mut game);
    assert_eq!(game.round, 6);
    assert!(!game.turned.has(tile("A18")));
}

/// GO-6.1, GO-13.1: laps and bonus actions begin with the holder of the flag.
#[test]
fn laps_begin_with_the_flag() {
    let mut game = turn(3);
    game.flag = Seat(1);
    game.merchants.iter_mut().for_each(|merchant| merchant.actions = 1);
    game.steps.clear();
    game.steps.push(Lap { lap: 0, seat: Seat(1) }.into());
    game.settle(&mut engine::Silent);
    let mut order = Vec::new();
    while game.stage() == Stage::Actions {
        order.push(game.actor().unwrap().0);
        play(&mut game, &["taxes", "end turn"]);
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1, 2, 0]);
    assert_eq!(game.actor(), Some(Seat(1)));
}

/// GO-13.2: an unknown seat cannot pass. Such a state would never reach the end of the round.
#[test]
fn an_unknown_seat_cannot_have_passed() {
    let mut game = bonus(&[2, 1]);
    game.audit_now().unwrap();
    let passed = engine::Seats::NONE.with(Seat(5));
    game.steps.clear();
    game.steps.push(Bonus { seat: Seat(0), passed }.into());
    assert!(game.audit_now().is_err());
}
