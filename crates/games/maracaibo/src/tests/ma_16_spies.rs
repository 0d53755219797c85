//! Chapter MA-16: spies on the board.

use engine::{Seat, Silent};

use super::helpers::*;
use crate::sail::Sail;
use crate::stop::{Main, Unused};
use crate::*;

/// A turn of seat 0 before it sails, the ship at Matanzas.
fn sailing(seats: usize) -> Maracaibo {
    let mut game = turn(seats);
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    game
}

/// MA-16.2: a main action uses one own spy.
#[test]
fn only_own_spies_can_be_used() {
    let mut game = sailing(2);
    own(&mut game, 0, &["A49"]);
    own(&mut game, 1, &["B029"]);
    play(&mut game, &["sail 2", "sail 3", "sail 4", "sail 6", "sail 7", "sail 8", "stop"]);
    assert!(choices(&game).contains(&"spy A49".to_owned()));
    assert_eq!(refused(&game, Action::Spy { card: card("B029") }), "MA-16.2");
    let before = purse(&game);
    play(&mut game, &["spy A49"]);
    assert_eq!(purse(&game), (before.0 + 5, before.1 + 3, before.2, before.3));
    assert_eq!(refused(&game, Action::Spy { card: card("A49") }), "MA-7.2");
}

/// MA-16.3, MA-16.4, MA-16.9: passed and unused spies score, each once per round.
#[test]
fn unused_spies_score_two_points() {
    let mut game = sailing(2);
    own(&mut game, 0, &["A52", "B026", "B037"]);
    own(&mut game, 1, &["B053"]);
    // The ship passes two own spies at Nassau; the opponent's spy does not count.
    play(&mut game, &["sail 2", "sail 3"]);
    assert_eq!((game.players[0].points, game.players[1].points), (4, 0));
    play(&mut game, &["stop", "skip"]);
    assert_eq!(game.players[0].points, 6, "one at Santiago, where no main action was performed");
    assert_eq!(game.unreached_spies(&game.players[0]), 0, "MA-16.4: none scores twice");

    let mut game = sailing(2);
    own(&mut game, 0, &["A52", "B026"]);
    play(&mut game, &["sail 2", "stop", "spy A52"]);
    assert_eq!(game.me().points, 0, "the main action goes on");
    play(&mut game, &["skip"]);
    assert_eq!(game.players[0].points, 2, "one was used, the other not");
}

/// MA-16.5: spies on a branch not taken score at the end of the round. MA-16.7: in the last round before step 1.
#[test]
fn a_branch_not_taken_scores_at_the_end() {
    let mut game = sailing(2);
    own(&mut game, 0, &["B038"]);
    play(&mut game, &["sail 2", "sail 3", "sail 4", "sail 6", "stop", "skip"]);
    assert_eq!(game.players[0].points, 0);
    assert_eq!(game.unreached_spies(&game.players[0]), 1);
    game.round = 4;
    game.begin_scoring(Seat(1), false, &mut Silent);
    assert_eq!(game.players[0].points, 2);
}

/// MA-16.6: a spy placed behind or at the ship scores nothing in this round.
#[test]
fn a_late_spy_scores_nothing() {
    for (ship, name, late) in
        [("8", "A48", true), ("8", "A49", true), ("6", "B038", true), ("8", "A50", false)]
    {
        let mut game = village(2, 1);
        game.me_mut().ship = place(ship);
        game.me_mut().visited = Places::from_iter([place("1"), place("4"), place("6"), place("8")]);
        hold(&mut game, &[name]);
        play(&mut game, &[&format!("buy {name}")]);
        assert_eq!(game.players[0].late.has(card(name)), late, "{name} with the ship on {ship}");
        assert_eq!(game.unreached_spies(&game.players[0]), u8::from(!late), "{name}");
    }
}

/// MA-16.1: a spy placed at the ship's location cannot be used yet.
#[test]
fn a_spy_waits_for_the_next_stop() {
    let mut game = turn(2);
    game.me_mut().ship = place("8");
    own(&mut game, 0, &["A49"]);
    game.me_mut().late.insert(card("A49"));
    game.push(Unused { place: place("8"), spies: 0 });
    game.push(Main { spent: 1 });
    assert_eq!(refused(&game, Action::Spy { card: card("A49") }), "MA-16.1");
}

/// MA-16.8: a spy on the board never leaves it.
#[test]
fn a_used_spy_stays_on_the_board() {
    let mut game = sailing(2);
    own(&mut game, 0, &["A52"]);
    play(&mut game, &["sail 2", "stop", "spy A52", "skip"]);
    assert_eq!(game.spies_on_board(&game.players[0]), 1);
    assert!(game.spies_at(&game.players[0], place("2")).has(card("A52")));
}
