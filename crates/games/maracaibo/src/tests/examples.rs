//! The worked examples of the clause ledger.

use engine::{Seat, Silent};

use super::helpers::*;
use crate::explore::Explore;
use crate::step::Step;
use crate::stop::Main;
use crate::*;

/// MA-E1: 12 doubloons and 3 points of income, nothing for the points printed on the doubloon track.
#[test]
fn e1_interim_income() {
    let mut game = turn(2);
    (game.me_mut().income, game.me_mut().points_income) = (12, 3);
    while game.steps.pop().is_some() {}
    game.begin_scoring(Seat(1), false, &mut Silent);
    game.settle(&mut Silent);
    play(&mut game, &["points"]);
    let before = (game.player(Seat(0)).doubloons, game.player(Seat(0)).points);
    play(&mut game, &["points"]);
    let after = (game.player(Seat(0)).doubloons, game.player(Seat(0)).points);
    // Two of the points are those of step 1.
    assert_eq!((after.0 - before.0, after.1 - before.1 - 2), (12, 3));
}

/// MA-E2: with three compasses Q13 takes a spy and gives 6 doubloons and up to 3 spaces.
#[test]
fn e2_quest() {
    let mut game = turn(2);
    own(&mut game, 0, &["A33", "A34"]);
    lay(&mut game, "Q13", "1");
    game.push(Main { spent: 1 });
    play(&mut game, &["quest Q13"]);
    assert_eq!((game.me().spies, game.me().supply, game.me().doubloons), (1, 7, 26));
    assert_eq!(choices(&game)[..2], ["explore E2", "skip"]);
    assert!(matches!(game.step(), Some(Step::Explore(Explore { left: 3, .. }))));
    play(&mut game, &["skip"]);
    assert!(game.me().quests.has(quest("Q13")));
}

/// MA-E3: an objective with 4 and with 6 quest tiles, and as the third one done.
#[test]
fn e3_career() {
    let complete = |tiles: usize, others: bool| {
        let mut game = turn(2);
        game.me_mut().career = Some(Career::Experience);
        game.me_mut().supply -= 3;
        game.me_mut().done = [false, others, others];
        game.me_mut().quests = QuestId::all().take(tiles).collect();
        play(&mut game, &["objective 1"]);
        let me = game.player(Seat(0));
        (me.doubloons, me.points, me.spies)
    };
    assert_eq!(complete(4, false), (24, 0, 3));
    assert_eq!(complete(6, false), (24, 4, 3));
    assert_eq!(complete(6, true), (26, 6, 3));
}

/// MA-E4: Légionnaire without the Medal, which is gained later.
#[test]
fn e4_legionnaire() {
    let mut game = village(2, 2);
    hold(&mut game, &["A10", "A41"]);
    play(&mut game, &["buy A10"]);
    assert_eq!((game.me().income, game.me().points_income), (10, 0));
    play(&mut game, &["buy A41"]);
    assert_eq!((game.me().income, game.me().points_income), (10, 2));
}

/// MA-E5: Port with the Anchor, then the House.
#[test]
fn e5_port() {
    let mut game = village(2, 2);
    game.me_mut().tokens.insert(Token::Anchor);
    game.me_mut().doubloons = 40;
    hold(&mut game, &["B001", "B067"]);
    play(&mut game, &["buy B001"]);
    assert_eq!(game.me().points_income, 4);
    play(&mut game, &["buy B067"]);
    assert_eq!(game.me().points_income, 6);
}

/// MA-E6: Citadel with 2 spies and 3 combat points.
#[test]
fn e6_citadel() {
    let mut game = turn(2);
    game.me_mut().combat = 3;
    assert_eq!(game.building_points(game.me(), Building::Citadel), 10);
}

/// MA-E8: quests by number of players are those of the classic card.
#[test]
fn e8_quest_placement() {
    let laid = |seats: usize| {
        let game = game(seats, 1);
        game.quests.iter().map(|placed| placed.place.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(laid(2), ["15", "18"]);
    assert_eq!(laid(4), ["15", "18", "19"]);
}

/// MA-E9: three discs removed and no cards pay 2 points.
#[test]
fn e9_income_of_jeanne() {
    let game = game(1, 1);
    let jeanne = Jeanne { discs_gone: 3, ..game.jeanne.unwrap() };
    assert_eq!(game.jeanne_income_points(&jeanne), 2);
}

/// MA-E10: village actions by movement points, without and with U1.
#[test]
fn e10_village_actions() {
    let mut game = turn(2);
    assert_eq!([3, 4, 6, 7].map(|spent| game.village_actions(spent)), [1, 2, 2, 3]);
    complete(&mut game, &[Area::U1]);
    assert_eq!([1, 2, 4, 5].map(|spent| game.village_actions(spent)), [1, 2, 2, 3]);
}

/// MA-E11: a doubloon twice, then a card.
#[test]
fn e11_repeated_village_action() {
    let mut game = village(2, 3);
    hold(&mut game, &["A01"]);
    play(&mut game, &["doubloon", "doubloon", "buy A01"]);
    assert_eq!(game.me().doubloons, 17);
}

/// MA-E12: the majority bonus.
#[test]
fn e12_majority_bonus() {
    let bonus = |counts: [usize; 3]| {
        let mut game = turn(3);
        let mut places = Place::all().filter(|&at| game.is_village(at)).collect::<Vec<_>>().into_iter();
        for nation in Nation::ALL {
            for at in places.by_ref().take(counts[nation.index()]) {
                game.cubes[at.index()] = Some(nation);
            }
        }
        Nation::ALL.map(|nation| game.multiplier(nation))
    };
    assert_eq!(bonus([5, 3, 1]), [2, 1, 0]);
    assert_eq!(bonus([5, 5, 1]), [2, 2, 0]);
    assert_eq!(bonus([3, 3, 3]), [2, 2, 2]);
    assert_eq!(bonus([5, 2, 2]), [2, 1, 1]);
}

/// MA-E13: empty spaces of a reserve.
#[test]
fn e13_reserve() {
    let mut game = turn(3);
    for (gone, empty) in [(0, 0), (1, 1), (2, 1), (3, 2), (7, 4), (13, 7)] {
        game.reserves[0] = 13 - gone;
        assert_eq!(game.empty_spaces(Nation::France), empty);
    }
}

/// MA-E14: the start with two players.
#[test]
fn e14_start_with_two_players() {
    let game = game(2, 1);
    assert_eq!(game.reserves, [12; 3]);
    assert_eq!(Nation::ALL.map(|nation| game.empty_spaces(nation)), [1; 3]);
    let cube = |at: &str| game.cubes[place(at).index()];
    assert_eq!(
        [cube("6"), cube("7"), cube("8")],
        [Some(Nation::Spain), Some(Nation::England), Some(Nation::France)]
    );
    assert_eq!(Nation::ALL.map(|nation| game.cubes_on_board(nation)), [1; 3]);
}
