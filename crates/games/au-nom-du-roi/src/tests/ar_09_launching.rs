//! Chapter AR-9: commercial missions.

use engine::Seat;

use super::helpers::{
    choices, coins, fleet, forbidden, hold, mission, offers, own, pass, play, refused, run, thin_boats, turn,
};
use crate::{Action, AuNomDuRoi, Event, Missions};

/// A player about to send, without joker cards and joker boat.
fn plain(boats: &[&str], hand: &[&str]) -> AuNomDuRoi {
    let mut game = turn(2);
    own(&mut game, 0, boats);
    hold(&mut game, 0, hand);
    game.investors[0].joker_cards = 0;
    game.investors[0].joker_at = crate::JokerPlace::Expedition;
    game.investors[0].joker_shown = true;
    game.expeditions[1].push(crate::Placed {
        owner: Seat(0),
        boat: super::helpers::boat("red-3"),
        joker: true,
    });
    play(&mut game, &["send"]);
    game
}

/// AR-9.1: from hand to the table, with boats.
#[test]
fn a_mission_is_played_from_hand() {
    let mut game = plain(&["blue-3"], &["m-blue-3"]);
    assert_eq!(forbidden(&game, Action::Launch { mission: mission("m-red-3") }), "AR-9.1");
    let events = play(&mut game, &["launch m-blue-3", "place blue-3", "engage 1"]);
    assert!(events.contains(&Event::MissionPlayed { seat: Seat(0), mission: mission("m-blue-3") }));
    assert!(game.investors[0].hand.is_empty());
    assert_eq!(game.running[0].boats, fleet(&["blue-3"]));
}

/// AR-9.2: only boats of its colour.
#[test]
fn boats_must_have_the_colour_of_the_mission() {
    let mut game = plain(&["blue-3", "white-3", "blue-1"], &["m-blue-4"]);
    play(&mut game, &["launch m-blue-4"]);
    assert_eq!(choices(&game), ["place blue-1", "place blue-3"]);
    assert_eq!(refused(&game, "place white-3"), "AR-9.2");
}

/// AR-9.3: the volume is exact; boats that make this impossible are not offered.
#[test]
fn the_volume_is_exact() {
    let mut game = plain(&["blue-1", "blue-2", "blue-2", "blue-3"], &["m-blue-4", "m-blue-6"]);
    play(&mut game, &["launch m-blue-4"]);
    assert_eq!(choices(&game), ["place blue-1", "place blue-2", "place blue-3"]);
    play(&mut game, &["place blue-1"]);
    // Volume 2 would leave 1, and there is no other boat of volume 1.
    assert_eq!(choices(&game), ["place blue-3"]);
    assert_eq!(refused(&game, "place blue-2"), "AR-9.3");
    play(&mut game, &["place blue-3", "engage 3"]);
    assert_eq!(refused(&game, "launch m-blue-6"), "AR-9.3");
    assert_eq!(game.running[0].volume(), 4);
}

/// AR-9.4: a boat that leaves too few coins for the other taxes is refused for that reason.
#[test]
fn a_boat_that_leaves_taxes_unpaid_is_refused() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-1", "red-1", "red-2", "red-3"]);
    hold(&mut game, 0, &["m-red-4"]);
    game.investors[0].coins = 2;
    play(&mut game, &["send", "launch m-red-4"]);
    assert_eq!(choices(&game), ["place red-1", "place red-3"]);
    assert_eq!(refused(&game, "place red-2"), "AR-9.4");
    assert_eq!(refused(&game, "place joker"), "AR-9.4");
    game.investors[0].coins = 3;
    assert_eq!(choices(&game), ["place red-1", "place red-2", "place red-3", "place joker"]);
}

/// AR-9.4: the launch itself is free, each boat costs a tax, and there is no credit.
#[test]
fn a_launch_costs_the_taxes() {
    let mut game = plain(&["blue-1", "blue-1", "blue-2"], &["m-blue-4"]);
    play(&mut game, &["launch m-blue-4", "place blue-1", "place blue-1", "place blue-2"]);
    assert_eq!(coins(&game)[0], 7);
    let mut poor = plain(&["blue-1", "blue-1", "blue-2"], &["m-blue-4"]);
    poor.investors[0].coins = 2;
    assert_eq!(refused(&poor, "launch m-blue-4"), "AR-9.4");
}

/// AR-9.5: one, two or three turns, permanently.
#[test]
fn the_engagement_is_chosen_at_launch() {
    let mut game = plain(&["blue-3"], &["m-blue-3"]);
    play(&mut game, &["launch m-blue-3", "place blue-3"]);
    assert_eq!(choices(&game), ["engage 1", "engage 2", "engage 3"]);
    for turns in [0, 4] {
        assert_eq!(forbidden(&game, Action::Engage { turns }), "AR-9.5");
    }
    let events = play(&mut game, &["engage 2"]);
    let mission = mission("m-blue-3");
    assert!(events.contains(&Event::Engaged { seat: Seat(0), mission, turns: 2, income: 6 }));
    assert_eq!((game.running[0].turns, game.running[0].left), (2, 2));
}

/// AR-9.6: an engagement of d turns pays in the upkeep of the d-th turn after the launch.
#[test]
fn an_engagement_pays_after_its_turns() {
    for (turns, income) in [(1, 4), (2, 6), (3, 8)] {
        let mut game = plain(&["blue-3"], &["m-blue-3"]);
        let engage = format!("engage {turns}");
        play(&mut game, &["launch m-blue-3", "place blue-3", &engage, "end turn"]);
        for _ in 1..turns {
            pass(&mut game, 2);
            assert_eq!(coins(&game)[0], 9);
        }
        pass(&mut game, 1);
        assert_eq!(coins(&game)[0], 9 + income);
        assert_eq!(game.actor(), Some(Seat(0)));
    }
}

/// AR-9.7: any number of missions, several in one action.
#[test]
fn several_missions_run_at_once() {
    let mut game = plain(&["blue-3", "red-3", "white-3"], &["m-blue-3", "m-red-3", "m-white-3"]);
    for colour in ["blue", "red", "white"] {
        let (launch, place) = (format!("launch m-{colour}-3"), format!("place {colour}-3"));
        play(&mut game, &[&launch, &place, "engage 3"]);
    }
    assert_eq!(game.running.len(), 3);
}

/// AR-9.8: the mission pays, the boats return, the card leaves the game and the mission counts.
#[test]
fn a_completed_mission_pays_and_leaves() {
    let mut game = turn(2);
    run(&mut game, 0, "m-red-5", &["red-3", "red-2"], 2, 1);
    pass(&mut game, 2);
    let investor = &game.investors[0];
    assert_eq!((investor.coins, investor.completed), (20, 1));
    assert_eq!(investor.idle, fleet(&["red-3", "red-2"]));
    assert_eq!(game.removed, Missions::one(mission("m-red-5")));
    assert!(game.running.is_empty());
}

/// AR-9.9: a mission cannot be cancelled.
#[test]
fn a_mission_cannot_be_cancelled() {
    let mut game = turn(2);
    run(&mut game, 0, "m-red-5", &["red-3", "red-2"], 3, 3);
    assert_eq!(choices(&game), ["coins", "mission", "buy", "send", "reserve", "end turn"]);
    play(&mut game, &["send", "to E01"]);
    assert_eq!(choices(&game), ["place joker"], "boats on a mission are not idle");
    assert!(!offers(&game, "done"));
}

/// AR-9.10: missions continue during the interim scoring.
#[test]
fn the_interim_scoring_does_not_affect_missions() {
    let mut game = turn(2);
    thin_boats(&mut game, 14);
    run(&mut game, 0, "m-red-5", &[], 3, 3);
    game.running[0].boats = fleet(&["red-3", "red-2"]);
    for name in ["red-3", "red-2"] {
        game.investors[1].idle.remove(super::helpers::boat(name));
    }
    game.investors[0].coins = 10;
    play(&mut game, &["buy", "buy 1"]);
    pass(&mut game, 3);
    assert_eq!(game.scorings[0], crate::Countdown::Held);
    assert_eq!(game.running[0].left, 2);
}
