//! Chapter AR-10: joker boats.

use engine::{Game, Seat, Viewer};

use super::helpers::{
    choices, coins, crew, expedition, forbidden, hold, offers, own, pass, play, totals, turn,
};
use crate::{Action, Boat, Colour, ContractKind, Event, JokerPlace, Scoring};

/// AR-10.1: a joker boat is face down until its first use, then face up.
#[test]
fn the_first_use_reveals_a_joker_boat() {
    let mut game = turn(2);
    let seen = |game: &crate::AuNomDuRoi| game.view(Viewer::Seat(Seat(1))).investors[0].joker.id;
    assert_eq!(seen(&game), None);
    hold(&mut game, 0, &["m-red-3"]);
    play(&mut game, &["send", "launch m-red-3", "place joker"]);
    assert_eq!(seen(&game), None);
    let events = play(&mut game, &["as 3"]);
    assert!(matches!(events[0], Event::JokerShown { seat: Seat(0), .. }));
    assert!(seen(&game).is_some());
    play(&mut game, &["engage 1", "end turn", "end turn"]);
    assert_eq!(game.investors[0].joker_at, JokerPlace::Idle);
    assert!(seen(&game).is_some());
}

/// AR-10.2, AR-10.3: any volume from 1 to 3 and either colour, chosen at each placement.
#[test]
fn volume_and_colour_are_set_each_time() {
    let mut game = turn(2);
    play(&mut game, &["send", "to E02", "place joker"]);
    let both = ["as red-1", "as red-2", "as red-3", "as yellow-1", "as yellow-2", "as yellow-3"];
    assert_eq!(choices(&game), both);
    let set = |volume, colour| Action::Set { volume, colour, card: false };
    assert_eq!(forbidden(&game, set(0, Some(Colour::Red))), "AR-10.2");
    assert_eq!(forbidden(&game, set(4, Some(Colour::Red))), "AR-10.2");
    assert_eq!(forbidden(&game, set(2, Some(Colour::Blue))), "AR-10.3");
    assert_eq!(forbidden(&game, set(2, None)), "AR-10.3");
    play(&mut game, &["as yellow-2"]);
    assert_eq!(game.fleet_colour(expedition("E02")), Some(Colour::Yellow));
    assert_eq!(game.expedition_points(Seat(0), Scoring::Final), 2);
    assert_eq!(game.room(expedition("E02")), 6);
}

/// AR-10.4: every placement costs two coins.
#[test]
fn every_joker_placement_costs_two_coins() {
    let mut game = turn(2);
    hold(&mut game, 0, &["m-red-3"]);
    play(&mut game, &["send", "launch m-red-3", "place joker", "as 3", "engage 1", "end turn", "end turn"]);
    assert_eq!(coins(&game)[0], 12);
    play(&mut game, &["send", "to E01", "place joker", "as red-1"]);
    assert_eq!(coins(&game)[0], 10);
    let mut poor = turn(2);
    poor.investors[0].coins = 1;
    assert!(!offers(&poor, "send"));
}

/// AR-10.5: a joker boat returns from a mission and stays at an expedition.
#[test]
fn a_joker_boat_returns_only_from_missions() {
    let mut game = turn(2);
    hold(&mut game, 0, &["m-red-3", "m-yellow-3"]);
    play(&mut game, &["send", "launch m-red-3", "place joker", "as 3", "engage 1", "end turn", "end turn"]);
    own(&mut game, 0, &["yellow-1"]);
    play(&mut game, &["send", "launch m-yellow-3", "place joker", "as 2", "place yellow-1", "engage 1"]);
    play(&mut game, &["end turn", "end turn", "send", "to E01", "place joker", "as yellow-1"]);
    assert_eq!(game.investors[0].joker_at, JokerPlace::Expedition);
    play(&mut game, &["to E02"]);
    assert_eq!(forbidden(&game, Action::PlaceJoker), "AR-10.5");
    play(&mut game, &["place yellow-1"]);
    pass(&mut game, 4);
    assert_eq!(game.investors[0].joker_at, JokerPlace::Expedition);
}

/// AR-10.6: a joker boat counts as one boat, with any volume.
#[test]
fn a_joker_boat_counts_as_one_boat() {
    let mut game = turn(2);
    crew(&mut game, "E02", &[(1, "red-1")]);
    assert_eq!(totals(&game)[0], 1);
    play(&mut game, &["send", "to E02", "place joker", "as red-3"]);
    assert_eq!(game.boats_kept(Seat(0)), 0);
    assert_eq!(game.fulfilled(Seat(0), ContractKind::Half), 1);
    assert_eq!(game.fulfilled(Seat(0), ContractKind::Majority), 0);
}

/// AR-10.7: only the volume is chosen on a mission; without the mission's colour it costs a joker card.
#[test]
fn on_a_mission_only_the_volume_is_chosen() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-2", "blue-2"]);
    hold(&mut game, 0, &["m-red-4", "m-blue-3"]);
    play(&mut game, &["send", "launch m-red-4", "place joker"]);
    // The red boat must fill the rest, alone or with a blue one and a card.
    assert_eq!(choices(&game), ["as 2"]);
    let coloured = Action::Set { volume: 2, colour: Some(Colour::Red), card: false };
    assert_eq!(forbidden(&game, coloured), "AR-10.7");
    let mut other = turn(2);
    own(&mut other, 0, &["blue-2"]);
    hold(&mut other, 0, &["m-blue-3"]);
    play(&mut other, &["send", "launch m-blue-3", "place blue-2", "place joker"]);
    assert_eq!(choices(&other), ["as 1 with card"]);
    play(&mut other, &["as 1 with card"]);
    assert_eq!(other.investors[0].joker_cards, 2);
    // This is illegal without a card.
    let mut none = turn(2);
    own(&mut none, 0, &["blue-2"]);
    hold(&mut none, 0, &["m-blue-3"]);
    none.investors[0].joker_cards = 0;
    play(&mut none, &["send"]);
    assert!(!offers(&none, "launch m-blue-3"));
    assert_eq!(Boat::new(Colour::Blue, 2).unwrap().to_string(), "blue-2");
}
