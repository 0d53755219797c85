//! Tests that the board hints agree with the rules.

use engine::{Game, Match, Seat};

use super::helpers::*;
use crate::explore::Explore;
use crate::fight::Fight;
use crate::sail::Sail;
use crate::step::Step;
use crate::*;

fn sailing(at: &str, left: u8, options: Options) -> Maracaibo {
    let mut game = in_turn(variant(3, 1, options));
    game.me_mut().ship = place(at);
    game.me_mut().visited.insert(place(at));
    game.push(Sail { left, spent: 0, again: false, set: false });
    game
}

fn hard() -> Options {
    Options { level: Level::Hard, ..Options::default() }
}

fn hints(game: &Maracaibo) -> MaracaiboAid {
    game.aid_now(game.active).expect("the active player has hints")
}

/// MA-6.7, MA-6.9, MA-30.4: stops are listed with their paths, the cheapest first, and closed locations with the
/// clause.
#[test]
fn stops_in_reach_are_listed_with_their_paths() {
    let game = sailing("9", 7, hard());
    let aid = hints(&game);
    let ways: Vec<_> = aid.reach.iter().filter(|way| way.to == place("10")).collect();
    assert_eq!(ways.iter().map(|way| way.cost).collect::<Vec<_>>(), [1, 6], "by sea, and through 9a");
    assert_eq!(ways[1].path, [place("9a"), place("10")]);
    let closed: Vec<_> = aid.closed.iter().map(|closed| (closed.to, closed.clause)).collect();
    assert!(closed.contains(&(place("9a"), "MA-30.4")), "{closed:?}");
    assert!(aid.reach.iter().all(|way| way.cost <= 7 && way.path.last() == Some(&way.to)));
}

/// MA-6.5: hands cannot be passed.
#[test]
fn a_hand_is_a_forced_stop() {
    let aid = hints(&sailing("18", 7, Options::default()));
    let last = aid.reach.iter().find(|way| way.to == place("20")).expect("20 is in reach");
    assert!(last.forced && last.moves.last() != Some(&Action::Stop), "the ship stops automatically");
    assert!(aid.reach.iter().all(|way| way.to != place("21a")));
}

/// MA-14.1, MA-14.6, MA-16.3: a stop lists its actions and the points on the way.
#[test]
fn stops_list_their_actions() {
    let mut game = sailing("5", 7, Options::default());
    lay(&mut game, "Q22", "9");
    own(&mut game, 0, &["A02"]);
    let aid = hints(&game);
    let stop = |to: &str| aid.reach.iter().find(|way| way.to == place(to)).unwrap().clone();
    assert_eq!((stop("6").village, stop("6").cost), (1, 1));
    assert_eq!((stop("9").village, stop("9").quests), (2, vec![quest("Q22")]), "Q22 asks for 4 points");
    assert_eq!((stop("7").spies, stop("7").points), (vec![card("A02")], 0));
    assert_eq!(stop("8").points, 2, "the spy of 7 is passed");
    assert!(stop("10").city && !stop("10").delivers);
}

/// Every listed path is legal and leads to its stop.
#[test]
fn listed_paths_are_legal() {
    for (at, left) in [("0", 7), ("9", 7), ("11", 7), ("15", 5)] {
        let game = sailing(at, left, hard());
        for way in hints(&game).reach {
            let mut played = game.clone();
            for &action in &way.moves {
                assert_eq!(played.check(Seat(0), action), Ok(()), "{way:?}");
                played.apply(Seat(0), action, &mut engine::Silent);
            }
            assert_eq!(played.me().ship, way.to);
            assert!(!matches!(played.step(), Some(Step::Sail(_))), "the ship has stopped");
        }
    }
}

/// MA-12.1, MA-12.7: the spaces where the explorer's move may end; a choice ends a path.
#[test]
fn spaces_in_reach_of_the_explorer_are_listed() {
    let mut game = turn(2);
    game.me_mut().explorer = space("E3");
    game.push(Explore { left: 2, moved: false });
    let aid = hints(&game);
    assert!(aid.trek.len() >= 2);
    for trek in &aid.trek {
        let mut played = game.clone();
        for &action in &trek.moves {
            assert_eq!(played.check(Seat(0), action), Ok(()), "{trek:?}");
            played.apply(Seat(0), action, &mut engine::Silent);
        }
        assert_eq!(played.me().explorer, trek.to);
    }
}

/// MA-23.7, MA-10.13: hints contain current prices.
#[test]
fn prices_are_current() {
    let mut game = village(2, 1);
    hold(&mut game, &["A04"]);
    let aid = hints(&game);
    let price = aid.prices.iter().find(|price| price.action == Action::Buy { card: card("A04") });
    assert_eq!(price.map(|price| price.doubloons), Some(7));
    let mut game = turn(2);
    game.push(Fight { token: None, nation: Nation::Spain, value: 6 });
    let aid = hints(&game);
    let price = aid.prices.iter().find(|price| price.action == Action::Annex { place: place("3") });
    assert_eq!(price.map(|price| price.value), Some(4));
}

/// MA-8.2: hints count the draws until the hand is full.
#[test]
fn draws_are_counted() {
    let mut game = turn(2);
    game.steps.pop();
    assert_eq!(hints(&game).draws, game.hand_limit(game.me()));
    assert_eq!(game.aid_now(Seat(1)), None, "other seats have no hints");
}

/// MA-6.3, MA-6.7: `sail to` takes the cheapest path and is undone in one step.
#[test]
fn sail_to_expands_to_the_cheapest_path() {
    let seat = Seat(0);
    let start = sailing("9", 7, hard());
    let mut game = Match::from_state(start.clone());
    let list = game.expand(seat, "Sail  to 11").expect("11 is in reach");
    assert_eq!(list.last(), Some(&Action::Stop));
    let came = game.chain(seat, &list).unwrap();
    assert_eq!((came.moves, came.stop), (list.len(), None));
    assert_eq!(game.state().player(seat).ship, place("11"));
    let cheapest = hints(&start).reach.iter().filter(|way| way.to == place("11")).map(|way| way.cost).min();
    assert_eq!(Some(game.state().sailed), cheapest);
    game.undo(seat).unwrap();
    assert_eq!(game.state(), &start);
    // The notation of a single lane keeps its meaning. Other lines, or stops out of reach, do not expand.
    assert_eq!(game.read(seat, "sail 10"), Ok(Action::Sail { to: place("10") }));
    for line in ["sail 10", "sail to", "sail to 9", "sail to 99", "sail to 10 11"] {
        assert_eq!(game.expand(seat, line), None, "{line}");
    }
    assert_eq!(game.expand(Seat(1), "sail to 10"), None);
}
