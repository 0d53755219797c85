//! Each prestige building: price, token and points (MA-27).

use engine::Seat;

use super::helpers::*;
use crate::*;

/// The points of a building for the active player.
fn score(game: &Maracaibo, building: Building) -> i32 {
    game.building_points(game.me(), building)
}

/// MA-27.4: 4 points for each line crossed.
#[test]
fn abbey_counts_lines() {
    let mut game = turn(2);
    for (at, points) in [("E8", 0), ("E9", 4), ("E15", 8), ("E22", 12)] {
        game.me_mut().explorer = space(at);
        assert_eq!(score(&game, Building::Abbey), points);
    }
}

/// MA-27.4: 2 points for each quest tile.
#[test]
fn palace_counts_quests() {
    let mut game = turn(2);
    game.me_mut().quests = QuestId::all().take(5).collect();
    assert_eq!(score(&game, Building::Palace), 10);
}

/// MA-27.4: 4 points for each own spy on the board, at most 16.
#[test]
fn basilica_counts_spies_up_to_sixteen_points() {
    let mut game = turn(2);
    own(&mut game, 0, &["A02", "A19", "A47"]);
    assert_eq!(score(&game, Building::Basilica), 12);
    own(&mut game, 0, &["A48", "A49"]);
    assert_eq!(score(&game, Building::Basilica), 16);
}

/// MA-27.4: 2 points for each spy in reserve and each combat point (W6).
#[test]
fn citadel_counts_spies_and_combat_points() {
    let mut game = turn(2);
    game.me_mut().combat = 3;
    assert_eq!(score(&game, Building::Citadel), 10);
}

/// MA-27.4: 3 points for each combination token.
#[test]
fn church_counts_tokens() {
    let mut game = turn(2);
    game.me_mut().tokens = Token::all().take(4).collect();
    assert_eq!(score(&game, Building::Church), 12);
}

/// MA-27.4: 2 points for each combat token.
#[test]
fn garrison_counts_combat_tokens() {
    let mut game = turn(2);
    game.me_mut().combats = CombatId::all().take(6).collect();
    assert_eq!(score(&game, Building::Garrison), 12);
}

/// MA-27.4: 2 points for each completed upgrade.
#[test]
fn academy_counts_upgrades() {
    let mut game = turn(2);
    complete(&mut game, &[Area::U1, Area::U2, Area::U8]);
    assert_eq!(score(&game, Building::Academy), 6);
}

/// MA-27.4: twice the points at the doubloon income.
#[test]
fn cathedral_counts_the_income_track() {
    let mut game = turn(2);
    game.me_mut().income = 21;
    assert_eq!(score(&game, Building::Cathedral), 12);
}

/// MA-27.1, MA-27.2, MA-27.3: doubloons and a spy, the House token, 2 points for the first investor, each building once.
#[test]
fn each_player_invests_once_in_a_building() {
    for building in Building::ALL {
        let mut game = village(2, 2);
        game.buildings[0] = building;
        let cost = u16::from(game.tables().building(building).cost);
        play(&mut game, &[&format!("invest {building}")]);
        assert_eq!(purse(&game), (20 - cost, 2, 1, 1), "{building}");
        assert!(game.me().tokens.has(Token::House));
        assert_eq!(refused(&game, Action::Invest { building }), "MA-27.3");
        game.active = Seat(1);
        play(&mut game, &[&format!("invest {building}")]);
        assert_eq!(purse(&game), (20 - cost, 0, 1, 1), "the second scores nothing");
    }
}

/// MA-27.1: only revealed buildings are available. MA-23.7: discounts apply.
#[test]
fn hidden_buildings_are_refused_and_discounts_apply() {
    let mut game = village(2, 1);
    game.buildings[0] = Building::Abbey;
    assert_eq!(refused(&game, Action::Invest { building: Building::Palace }), "MA-27.1");
    own(&mut game, 0, &["A21", "A24"]);
    play(&mut game, &["invest abbey"]);
    assert_eq!(game.player(Seat(0)).doubloons, 20 - 6);
    let mut game = village(2, 1);
    game.buildings[0] = Building::Abbey;
    (game.me_mut().spies, game.me_mut().supply) = (0, 8);
    assert_eq!(refused(&game, Action::Invest { building: Building::Abbey }), "MA-27.1");
}
