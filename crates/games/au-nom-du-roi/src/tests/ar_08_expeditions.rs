//! Chapter AR-8: expeditions.

use engine::Seat;

use super::helpers::{choices, crew, expedition, offers, own, pass, play, refused, totals, turn};
use crate::{Colour, Scoring};

/// AR-8.1: the first boat may have any colour and sets the fleet colour.
#[test]
fn the_first_boat_sets_the_fleet_colour() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-1", "white-2"]);
    play(&mut game, &["send", "to E05"]);
    assert_eq!(choices(&game), ["place red-1", "place white-2", "place joker"]);
    play(&mut game, &["place white-2"]);
    assert_eq!(game.fleet_colour(expedition("E05")), Some(Colour::White));
    pass(&mut game, 2);
    assert_eq!(game.fleet_colour(expedition("E05")), Some(Colour::White));
}

/// AR-8.2: later boats of all players have that colour.
#[test]
fn later_boats_have_the_fleet_colour() {
    let mut game = turn(3);
    crew(&mut game, "E05", &[(1, "white-2")]);
    own(&mut game, 0, &["red-1", "white-1"]);
    game.investors[0].joker_cards = 0;
    play(&mut game, &["send", "to E05"]);
    assert_eq!(choices(&game), ["place white-1"]);
    assert_eq!(refused(&game, "place red-1"), "AR-8.2");
    play(&mut game, &["place white-1"]);
    assert_eq!(refused(&game, "to E05"), "AR-8.2");
}

/// AR-8.3: the sum of volumes has a limit.
#[test]
fn an_expedition_has_room_for_its_volume() {
    let mut game = turn(2);
    crew(&mut game, "E05", &[(1, "white-2"), (1, "white-1")]);
    own(&mut game, 0, &["white-2", "white-1"]);
    play(&mut game, &["send", "to E05"]);
    assert_eq!(refused(&game, "place white-2"), "AR-8.3");
    play(&mut game, &["place white-1"]);
    assert_eq!(game.room(expedition("E05")), 0);
    assert_eq!(refused(&game, "to E05"), "AR-8.3");
}

/// AR-8.3: a boat that is too big cannot be sent.
#[test]
fn a_boat_that_is_too_big_is_refused() {
    let mut game = turn(3);
    crew(&mut game, "E01", &[(1, "white-2")]);
    own(&mut game, 0, &["white-2", "red-1"]);
    game.investors[0].joker_cards = 0;
    play(&mut game, &["send"]);
    assert_eq!(refused(&game, "to E01"), "AR-8.3");
}

/// AR-8.3, AR-11.4: with a joker card in hand, the refusal names the volume, not the colour.
#[test]
fn a_joker_card_does_not_change_the_volume_limit() {
    let mut game = turn(2);
    crew(&mut game, "E01", &[(1, "white-2")]);
    own(&mut game, 0, &["red-3"]);
    game.investors[0].coins = 1;
    play(&mut game, &["send"]);
    assert_eq!(refused(&game, "to E01"), "AR-8.3");
    game.investors[0].joker_cards = 0;
    assert_eq!(refused(&game, "to E01"), "AR-8.2");
}

/// AR-8.2, AR-10.4: the refusal for a joker boat of the fleet colour names the missing coins.
#[test]
fn a_joker_boat_of_the_colour_must_be_paid() {
    let mut game = turn(2);
    crew(&mut game, "E05", &[(1, "yellow-1")]);
    crew(&mut game, "E06", &[(1, "white-1")]);
    own(&mut game, 0, &["blue-1"]);
    game.investors[0].coins = 1;
    game.investors[0].joker_cards = 0;
    play(&mut game, &["send"]);
    assert_eq!(refused(&game, "to E05"), "AR-10.4");
    assert_eq!(refused(&game, "to E06"), "AR-8.2");
}

/// AR-8.4: an expedition scores even if it is not full.
#[test]
fn a_partly_filled_expedition_scores() {
    let mut game = turn(2);
    crew(&mut game, "E02", &[(0, "red-1")]);
    assert_eq!(game.expedition_points(Seat(0), Scoring::Interim), 3);
    assert_eq!(game.expedition_points(Seat(0), Scoring::Final), 3);
}

/// AR-8.5: several players at one expedition, each boat with its owner.
#[test]
fn several_players_score_at_one_expedition() {
    let mut game = turn(3);
    crew(&mut game, "E02", &[(0, "red-1"), (1, "red-2"), (2, "red-1")]);
    let owners: Vec<u8> = game.crew(expedition("E02")).iter().map(|placed| placed.owner.0).collect();
    assert_eq!(owners, [0, 1, 2]);
    // Each boat scores three points and each joker boat one; presence scores nothing without missions.
    assert_eq!(totals(&game), [4, 4, 4]);
}

/// AR-8.6: the printed card colour may differ from the fleet colour; it matters only for scoring.
#[test]
fn the_card_colour_matters_only_for_scoring() {
    let mut game = turn(2);
    crew(&mut game, "E05", &[(0, "white-1")]);
    crew(&mut game, "E06", &[(1, "green-1")]);
    assert_eq!(game.expedition_points(Seat(0), Scoring::Final), 5);
    assert_eq!(game.expedition_points(Seat(1), Scoring::Final), 5);
    own(&mut game, 0, &["green-1"]);
    game.investors[0].joker_cards = 0;
    play(&mut game, &["send"]);
    assert!(!offers(&game, "to E05") && offers(&game, "to E06"));
}

/// AR-8.7: a boat sent with a joker card keeps its colour, and the fleet colour stays.
#[test]
fn a_joker_card_does_not_change_the_fleet() {
    let mut game = turn(2);
    crew(&mut game, "E05", &[(1, "white-1")]);
    own(&mut game, 0, &["green-1", "green-2"]);
    play(&mut game, &["send", "to E05", "place green-1 with card"]);
    assert_eq!(game.fleet_colour(expedition("E05")), Some(Colour::White));
    assert_eq!(game.expedition_points(Seat(0), Scoring::Final), 7);
    play(&mut game, &["to E05"]);
    assert_eq!(choices(&game)[0], "place green-2 with card");
}
