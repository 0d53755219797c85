//! Chapter AR-7: sending boats.

use super::helpers::{
    choices, coins, crew, expedition, forbidden, hold, offers, own, pass, play, refused, run, turn,
};
use crate::{Action, Boat};

/// AR-7.1: any number of boats, to expeditions and onto missions, in any order.
#[test]
fn boats_go_anywhere_in_one_action() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-1", "red-2", "blue-3", "green-1"]);
    hold(&mut game, 0, &["m-red-3", "m-blue-3"]);
    play(&mut game, &["send", "to E05", "place green-1", "launch m-red-3", "place red-2", "place red-1"]);
    play(&mut game, &["engage 2", "launch m-blue-3", "place blue-3", "engage 1", "done"]);
    assert_eq!(game.running.len(), 2);
    assert_eq!(coins(&game), [6, 10]);
    assert!(game.investors[0].idle.is_empty());
}

/// AR-7.1: only idle boats can be sent.
#[test]
fn only_idle_boats_are_sent() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-1"]);
    play(&mut game, &["send", "to E05"]);
    let boat = Boat::read("blue-1").unwrap();
    assert_eq!(forbidden(&game, Action::Place { boat, card: false }), "AR-7.1");
}

/// AR-7.2: the tax is one coin for a standard boat and two for a joker boat; there is no credit.
#[test]
fn the_tax_is_paid_for_each_boat() {
    let mut game = turn(2);
    own(&mut game, 0, &["red-1", "red-1"]);
    game.investors[0].coins = 1;
    play(&mut game, &["send", "to E01"]);
    assert_eq!(choices(&game), ["place red-1"]);
    assert_eq!(refused(&game, "place joker"), "AR-10.4");
    play(&mut game, &["place red-1"]);
    // The action ends, since no further tax can be paid.
    assert_eq!(coins(&game)[0], 0);
    assert_eq!(choices(&game)[0], "coins");
    let mut rich = turn(2);
    rich.investors[0].coins = 2;
    play(&mut rich, &["send", "to E01", "place joker", "as red-1"]);
    assert_eq!(coins(&rich)[0], 0);
}

/// AR-7.3: boats at expeditions stay and score.
#[test]
fn boats_at_expeditions_stay() {
    let mut game = turn(2);
    crew(&mut game, "E01", &[(0, "red-2")]);
    pass(&mut game, 6);
    assert_eq!(game.crew(expedition("E01")).len(), 1);
    assert!(!offers(&game, "place red-2"));
}

/// AR-7.4, AR-7.5: boats of a mission return with coins and may be sent again in the same turn.
#[test]
fn boats_of_missions_return() {
    let mut game = turn(2);
    run(&mut game, 0, "m-red-4", &["red-3", "red-1"], 2, 1);
    pass(&mut game, 2);
    assert_eq!(coins(&game)[0], 18);
    play(&mut game, &["send", "to E01", "place red-3"]);
    assert_eq!(game.investors[0].idle.len(), 1);
}
