//! Chapter MA-19: the final scoring and the end.

use engine::{Game, Seat, Silent};

use super::helpers::*;
use crate::round::Score;
use crate::step::Step;
use crate::*;

fn item(game: &Maracaibo, seat: u8, name: &str) -> i32 {
    let sheet = game.sheet(Seat(seat));
    sheet.0.iter().filter(|line| line.item == name).map(|line| line.points).sum()
}

/// Step 1 of the final scoring, triggered by seat 0.
fn scoring(seats: usize) -> Maracaibo {
    let mut game = turn(seats);
    game.round = 4;
    while game.steps.pop().is_some() {}
    game.begin_scoring(Seat(0), false, &mut Silent);
    game.settle(&mut Silent);
    game
}

/// MA-19.1, MA-18.2: players buy or take points without drawing.
#[test]
fn the_final_scoring_has_no_draw() {
    let mut game = scoring(2);
    hold(&mut game, &["A01"]);
    play(&mut game, &["buy A01"]);
    assert_eq!(game.active, Seat(1), "the next player decides at once");
    assert!(game.player(Seat(0)).hand.is_empty());
    play(&mut game, &["points"]);
    assert_eq!(game.player(Seat(1)).points, 2);
    assert!(game.result().is_some());
}

/// MA-19.2: both income tracks score points; no doubloons are paid.
#[test]
fn income_tracks_score_points_only() {
    let mut game = scoring(2);
    (game.me_mut().income, game.me_mut().points_income) = (21, 7);
    assert_eq!((item(&game, 0, "points-income"), item(&game, 0, "income")), (7, 6));
    let before = game.player(Seat(1)).doubloons;
    play(&mut game, &["points", "points"]);
    assert_eq!(game.player(Seat(1)).doubloons, before);
}

/// MA-19.3: bought cards and buildings score; cards in hand and in the planning area do not.
#[test]
fn bought_cards_and_buildings_score() {
    let mut game = turn(2);
    own(&mut game, 0, &["B068", "B069"]);
    hold(&mut game, &["A53"]);
    let planned = take_out(&mut game, "A54");
    game.me_mut().planning[0] = Some(planned);
    game.me_mut().invested.insert(Building::Church);
    game.me_mut().tokens.insert(Token::House);
    assert_eq!((item(&game, 0, "cards"), item(&game, 0, "buildings")), (22, 3));
}

/// MA-19.4, MA-11.4: the most influence scores 3 points for each nation, ties included; a marker on 0 scores nothing.
#[test]
fn the_most_influence_scores() {
    let mut game = turn(3);
    for (seat, influence) in [[4, 2, 0], [4, 5, 0], [1, 0, 0]].into_iter().enumerate() {
        game.player_mut(Seat(seat as u8)).influence = influence;
    }
    assert_eq!([0, 1, 2].map(|seat| item(&game, seat, "majority")), [3, 6, 0]);
}

/// MA-19.5, MA-19.8: the multiplier of a rank is the empty reserve spaces plus the majority bonus.
#[test]
fn ranks_are_multiplied() {
    let mut game = turn(3);
    cubes(&mut game, Nation::France, &["3", "4", "5"]);
    cubes(&mut game, Nation::Spain, &["6"]);
    assert_eq!(Nation::ALL.map(|nation| game.multiplier(nation)), [2 + 2, 1 + 1, 0]);
    game.me_mut().influence = [8, 5, 14];
    assert_eq!(item(&game, 0, "nations"), 3 * 4 + 2 * 2);
}

/// MA-19.6, MA-19.7: cubes on legacy tiles count; tied nations get the higher bonus.
#[test]
fn the_majority_bonus_counts_legacy_tiles_and_ties() {
    let bonus = |cubes: [u8; 3]| {
        let mut game = turn(3);
        game.sea = [Some(Nation::England), Some(Nation::England)];
        let places = Place::all().filter(|&at| game.is_village(at)).collect::<Vec<_>>();
        let mut free = places.into_iter();
        for nation in Nation::ALL {
            let laid = if nation == Nation::England { 2 } else { 0 };
            for at in free.by_ref().take(usize::from(cubes[nation.index()]) - laid) {
                game.cubes[at.index()] = Some(nation);
            }
        }
        Nation::ALL.map(|nation| game.multiplier(nation))
    };
    // MA-19.6.
    assert_eq!(bonus([5, 3, 2]), [2, 1, 0]);
    assert_eq!(bonus([5, 5, 2]), [2, 2, 0]);
    assert_eq!(bonus([3, 3, 3]), [2, 2, 2]);
    // MA-19.7.
    assert_eq!(bonus([5, 2, 2]), [2, 1, 1]);
}

/// MA-19.10: the highest score wins, and ties share the victory.
#[test]
fn the_highest_score_wins_and_ties_share() {
    for (points, winners) in [([9, 4, 1], vec![Seat(0)]), ([3, 7, 7], vec![Seat(1), Seat(2)])] {
        let mut game = scoring(3);
        for (seat, points) in points.into_iter().enumerate() {
            game.player_mut(Seat(seat as u8)).points = points;
        }
        play(&mut game, &["points", "points", "points"]);
        assert_eq!(game.outcome().unwrap().winners, winners);
    }
}

/// MA-16.7, MA-19.1: unreached spies score before step 1.
#[test]
fn unreached_spies_score_before_the_last_purchases() {
    let mut game = turn(2);
    own(&mut game, 0, &["A25", "A48"]);
    game.round = 4;
    while game.steps.pop().is_some() {}
    game.begin_scoring(Seat(0), false, &mut Silent);
    assert_eq!(game.player(Seat(0)).points, 2, "18 was not reached, 1 was");
    assert!(matches!(game.step(), Some(Step::Score(Score { asked: 0, .. }))));
}
