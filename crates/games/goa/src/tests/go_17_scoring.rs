//! Chapter GO-17: the end of the game and the score.

use engine::{Game, Seat};

use super::helpers::{finish_round, hold, keep, plant, rows, settle, take_out, turn};
use crate::step::Step;
use crate::{Goa, Stage};

/// A finished game in which the players have these ducats and nothing else.
fn over(ducats: &[u16]) -> Goa {
    let mut game = turn(ducats.len());
    game.round = 8;
    game.steps.clear();
    for (merchant, &ducats) in game.merchants.iter_mut().zip(ducats) {
        merchant.ducats = ducats;
    }
    game
}

/// GO-17.1: leftover goods score nothing after the last round.
#[test]
fn leftover_goods_score_nothing() {
    let mut game = over(&[5, 9]);
    game.merchants[0].ships = 30;
    game.merchants[0].colonists = 30;
    game.merchants[0].actions = 1;
    plant(&mut game, 0, "B06", "GGG");
    assert_eq!(game.sheet(Seat(0)).total(), 0);
    let mut last = turn(2);
    last.round = 8;
    // Three rounds of phase B have taken two tiles each.
    let spots: Vec<_> = last.grid.tiles().map(|(spot, _)| spot).take(6).collect();
    for spot in spots {
        let tile = last.grid.put(spot, None).unwrap();
        last.gone.insert(tile);
    }
    finish_round(&mut last);
    assert_eq!((last.stage(), last.outcome().unwrap().ending), (Stage::Over, "rounds"));
}

/// GO-17.2: markers score by row.
#[test]
fn markers_score_by_row() {
    let mut game = over(&[5, 9]);
    rows(&mut game, 0, [1, 2, 3, 4, 5]);
    let sheet = game.sheet(Seat(0));
    let points = ["ships", "harvest", "taxes", "expedition", "colony"].map(|item| sheet.points(item));
    assert_eq!(points, [0, 1, 3, 6, 10]);
}

/// GO-17.3: colonies score by their number.
#[test]
fn colonies_score_together() {
    let mut game = over(&[5, 9]);
    for (name, points) in [("Q1", 1), ("K1", 3), ("M1", 6), ("L1", 10)] {
        settle(&mut game, 0, name, "");
        assert_eq!(game.sheet(Seat(0)).points("colonies"), points);
    }
    assert_eq!(game.sheet(Seat(1)).points("colonies"), 0);
}

/// GO-17.4, GO-17.5: symbols in hand score, without a limit.
#[test]
fn symbols_score_together() {
    let mut game = over(&[5, 9]);
    // Elephants: X01, X09, X14, X19, X27; a fish: X02.
    for (name, points) in [("X01", 1), ("X09", 3), ("X14", 6), ("X19", 10), ("X27", 15), ("X02", 16)] {
        hold(&mut game, 0, &[name]);
        assert_eq!(game.sheet(Seat(0)).points("expeditions"), points);
    }
}

/// GO-17.6: the most ducats score, also for several players.
#[test]
fn most_ducats_score() {
    let points = |ducats: &[u16]| -> Vec<i32> {
        let game = over(ducats);
        Seat::all(ducats.len()).map(|seat| game.sheet(seat).points("ducats")).collect()
    };
    assert_eq!(points(&[5, 9, 2]), [0, 3, 0]);
    assert_eq!(points(&[9, 9, 2]), [3, 3, 0]);
    assert_eq!(points(&[0, 0]), [3, 3]);
}

/// GO-17.7: single plantations score, placed or discarded; Crop rotation does not.
#[test]
fn single_plantations_score() {
    let mut game = over(&[5, 9]);
    plant(&mut game, 0, "A01", "");
    plant(&mut game, 0, "A16", "");
    plant(&mut game, 0, "A06", "");
    let discarded = take_out(&mut game, "A02");
    game.merchants[0].done.insert(discarded);
    assert_eq!(game.sheet(Seat(0)).points("plantations"), 2);
    keep(&mut game, 0, &["A17"]);
    assert_eq!(game.sheet(Seat(0)).points("plantations"), 6);
}

/// GO-17.8: Duties and Missions.
#[test]
fn duties_and_missions_score() {
    let mut game = over(&[5, 9]);
    keep(&mut game, 0, &["A22", "B26", "B28"]);
    assert_eq!(game.sheet(Seat(0)).total(), 5);
    let fulfilled = take_out(&mut game, "B16");
    game.merchants[0].done.insert(fulfilled);
    assert_eq!(game.sheet(Seat(0)).total(), 10);
}

/// GO-17.9: most points, then most ducats.
#[test]
fn ducats_break_ties() {
    let mut game = over(&[5, 9]);
    rows(&mut game, 0, [5, 1, 1, 1, 1]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.tie_break), (vec![Seat(0)], None));
    // Three points each, by a row and by ducats.
    rows(&mut game, 0, [3, 1, 1, 1, 1]);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.scores(), [3, 3]);
    assert_eq!((outcome.winners, outcome.tie_break), (vec![Seat(1)], Some("ducats")));
}

/// GO-17.10: else the victory is shared.
#[test]
fn a_full_tie_is_shared() {
    let outcome = over(&[7, 7, 3]).outcome().unwrap();
    assert_eq!(outcome.winners, [Seat(0), Seat(1)]);
    assert_eq!(outcome.ranking, [vec![Seat(0), Seat(1)], vec![Seat(2)]]);
}

#[test]
fn there_is_no_result_before_the_end() {
    let mut game = over(&[7, 7]);
    game.steps.push(Step::PlaceFlag);
    assert!(game.outcome().is_none());
}
