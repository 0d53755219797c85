//! Chapters MA-6 to MA-9: sailing, main and free actions, drawing, the city action.

use engine::{Seat, Silent};

use super::helpers::*;
use crate::sail::Sail;
use crate::step::Step;
use crate::stop::{Land, Main};
use crate::village::Village;
use crate::*;

fn sailing(at: &str) -> Maracaibo {
    let mut game = turn(2);
    game.me_mut().ship = place(at);
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    game
}

/// MA-6.1: one to seven points, at least one location.
#[test]
fn a_ship_sails_one_to_seven_points() {
    let mut game = sailing("1");
    assert_eq!(choices(&game), ["sail 2"]);
    assert_eq!(refused(&game, Action::Stop), "MA-6.1");
    play(&mut game, &["sail 2", "sail 3", "sail 4", "sail 6", "sail 7", "sail 8", "sail 9"]);
    assert_eq!((game.me().ship, game.sailed), (place("9"), 7), "with the last point the ship stops");
    assert!(matches!(game.step(), Some(Step::Main(Main { spent: 7 }))));
}

/// MA-6.3: ships follow the arrows, never back; a fork is a choice.
#[test]
fn ships_follow_the_arrows() {
    let game = sailing("3");
    assert_eq!(choices(&game), ["sail 4", "sail 5"]);
    for to in ["2", "6", "3"] {
        assert_eq!(refused(&game, Action::Sail { to: place(to) }), "MA-6.3");
    }
}

/// MA-6.4, MA-6.6: ships share locations and pass others.
#[test]
fn ships_share_and_pass_locations() {
    let mut game = sailing("1");
    game.player_mut(Seat(1)).ship = place("3");
    play(&mut game, &["sail 2", "sail 3", "stop"]);
    assert_eq!((game.player(Seat(0)).ship, game.player(Seat(1)).ship), (place("3"), place("3")));
}

/// MA-6.5, MA-7.5: hands cannot be passed, and nothing can be delivered there.
#[test]
fn hands_stop_every_ship() {
    let mut game = sailing("19");
    hold(&mut game, &["A01", "A02", "A03"]);
    play(&mut game, &["sail 20"]);
    assert!(matches!(game.step(), Some(Step::Main(Main { spent: 1 }))));
    play(&mut game, &["city"]);
    assert!(!choices(&game).iter().any(|choice| choice.starts_with("deliver")));
    assert_eq!(choices(&game)[..3], ["way 1", "way 2", "skip"]);
}

/// MA-6.8: movement points count, not locations.
#[test]
fn village_actions_depend_on_points_spent() {
    let level = Options { level: Level::Hard, ..Options::default() };
    let mut game = in_turn(variant(3, 1, level.clone()));
    game.me_mut().ship = place("13");
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    play(&mut game, &["sail 16", "stop"]);
    assert_eq!(game.sailed, 3);
    let mut game = in_turn(variant(3, 1, level));
    game.me_mut().ship = place("12");
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    play(&mut game, &["sail 13", "sail 16", "stop", "village"]);
    assert!(matches!(game.step(), Some(Step::Village(Village { left: 2 }))), "two locations, four points");
}

/// MA-7.1, MA-7.2: one of the main actions that the location offers, or none.
#[test]
fn one_main_action_or_none() {
    let mut game = turn(2);
    lay(&mut game, "Q22", "1");
    own(&mut game, 0, &["A48"]);
    game.sailed = 4;
    game.push(Land { spent: 4 });
    game.settle(&mut Silent);
    assert_eq!(choices(&game), ["village", "quest Q22", "spy A48", "skip"]);
    assert_eq!(refused(&game, Action::City), "MA-7.1");
    play(&mut game, &["quest Q22"]);
    assert_eq!(refused(&game, Action::Village), "MA-7.2");
}

/// MA-7.3: free actions before, during and after the main action, not while sailing or drawing; three spaces.
#[test]
fn free_actions_belong_to_phase_b() {
    let mut game = sailing("1");
    hold(&mut game, &["A01", "A02", "A03", "A04"]);
    assert_eq!(refused(&game, Action::Plan { card: card("A01") }), "MA-7.3");
    play(&mut game, &["sail 2", "stop", "plan A01", "village", "plan A02", "doubloon", "plan A03"]);
    assert_eq!(game.me().planning.iter().flatten().count(), 3);
    // All spaces are occupied, so the turn has gone on to Phase C.
    assert_eq!(game.stage(), Stage::Draw);
    assert_eq!(refused(&game, Action::Plan { card: card("A04") }), "MA-7.3");
}

/// MA-7.4: planned cards do not count against the limit and cannot be discarded.
#[test]
fn planned_cards_are_out_of_the_hand() {
    let mut game = village(2, 2);
    hold(&mut game, &["A01", "A02"]);
    play(&mut game, &["plan A01", "discard", "doubloon"]);
    assert!(game.me().plans(card("A01")) && game.discard.has(card("A02")));
    assert_eq!(game.stage(), Stage::Draw);
    play(&mut game, &["draw", "draw", "draw"]);
    assert_eq!(game.player(Seat(0)).hand.len(), 3, "the limit of 4 is for the hand alone");
}

/// MA-7.6, MA-23.11, MA-30.5, MA-16.3: hosts come first, then L5, then the main action, then unused spies.
#[test]
fn a_stop_has_a_fixed_order() {
    let level = Options { level: Level::Medium, ..Options::default() };
    let mut game = in_turn(variant(2, 1, level));
    own(&mut game, 0, &["B037", "A26"]);
    game.me_mut().ship = place("3");
    game.push(Land { spent: 3 });
    game.settle(&mut Silent);
    let spies = game.me().spies;
    assert_eq!(choices(&game)[..2], ["points", "doubloons"]);
    play(&mut game, &["points"]);
    assert_eq!((game.me().spies, game.me().points), (spies + 1, 1));
    assert!(matches!(game.step(), Some(Step::Main(_))));
    play(&mut game, &["skip"]);
    assert_eq!(game.me().points, 3);
}

fn drawing() -> Maracaibo {
    let mut game = turn(2);
    game.settle(&mut Silent);
    game
}

/// MA-8.1, MA-8.2, MA-8.5: from the pile or face up for a doubloon, up to 4; then the row is filled.
#[test]
fn cards_are_drawn_up_to_the_limit() {
    let mut game = drawing();
    let face_up = game.row[1].unwrap();
    play(&mut game, &["draw", &format!("take {face_up}")]);
    assert_eq!((game.me().doubloons, game.row[1]), (19, None), "the row is not refilled yet");
    assert_eq!(refused(&game, Action::Take { card: face_up }), "MA-8.1");
    assert_eq!(refused(&game, Action::Stop), "MA-8.1");
    play(&mut game, &["draw", "draw"]);
    assert_eq!(game.player(Seat(0)).hand.len(), 4);
    assert!(game.row[1].is_some() && game.active == Seat(1));
}

/// MA-8.1, MA-8.3: without a doubloon no face-up card, unless U3 makes it free.
#[test]
fn face_up_cards_cost_a_doubloon() {
    let mut game = drawing();
    game.me_mut().doubloons = 0;
    let take = Action::Take { card: game.row[0].unwrap() };
    assert_eq!(choices(&game), ["draw"]);
    assert_eq!(refused(&game, take), "MA-8.1");
    complete(&mut game, &[Area::U3]);
    assert_eq!(choices(&game).len(), 5);
}

/// MA-8.4: the discard pile becomes the draw pile; without both a player takes face-up cards or stops.
#[test]
fn the_discard_pile_refills_an_empty_pile() {
    let mut game = drawing();
    game.discard = std::mem::take(&mut game.deck);
    let pile = game.discard;
    play(&mut game, &["draw"]);
    assert!(game.discard.is_empty() && game.reshuffled && !game.deck.is_empty());
    assert_eq!(game.recycled, pile);

    let mut game = drawing();
    game.unused |= std::mem::take(&mut game.deck);
    assert_eq!(refused(&game, Action::Draw), "MA-8.4");
    let take = choices(&game)[0].clone();
    play(&mut game, &[&take, "stop"]);
    assert_eq!(game.row.iter().flatten().count(), 3, "nothing to refill it with");
}

/// MA-8.6: a player at the hand limit neither draws nor discards.
#[test]
fn a_full_hand_does_not_change() {
    let mut game = turn(2);
    hold(&mut game, &["A01", "A02", "A03", "A04", "A05"]);
    play(&mut game, &["stop"]);
    assert_eq!((game.player(Seat(0)).hand.len(), game.active), (5, Seat(1)));
}

/// MA-9.1, MA-9.2: either part of a city action may be skipped.
#[test]
fn both_parts_of_a_city_action_are_optional() {
    let city = || {
        let mut game = turn(3);
        game.me_mut().ship = place("3");
        hold(&mut game, &["A02"]);
        game.push(Main { spent: 3 });
        play(&mut game, &["city"]);
        game
    };
    let mut game = city();
    play(&mut game, &["skip", "doubloon"]);
    assert_eq!(game.me().doubloons, 23, "the action alone");
    let mut game = city();
    play(&mut game, &["deliver A02", "disc U1", "skip"]);
    assert_eq!((game.me().doubloons, game.markets[place("3").index()]), (20, 1), "the delivery alone");
}

/// MA-9.2, MA-9.3: no delivery without a free space or a disc to move.
#[test]
fn no_delivery_without_space_or_disc() {
    let deliveries = |prepare: &dyn Fn(&mut Maracaibo)| {
        let mut game = turn(3);
        game.me_mut().ship = place("3");
        hold(&mut game, &["A02"]);
        prepare(&mut game);
        game.push(Main { spent: 3 });
        play(&mut game, &["city"]);
        choices(&game).iter().filter(|choice| choice.starts_with("deliver")).count()
    };
    assert_eq!(deliveries(&|_| ()), 1);
    assert_eq!(deliveries(&|game| game.markets[place("3").index()] = 3), 0);
    assert_eq!(deliveries(&|game| complete(game, &Area::all().collect::<Vec<_>>())), 0);
}
