//! The action of each city tile and each city of the board (MA-9, MA-13).

use super::helpers::*;
use crate::fight::Fight;
use crate::stop::Main;
use crate::*;

fn at_tile(id: &str) -> Maracaibo {
    let mut game = turn(2);
    own(&mut game, 0, &["A34", "A47", "A48"]);
    game.me_mut().combats = CombatId::all().take(3).collect();
    game.me_mut().combat = 4;
    game.me_mut().ship = place("4");
    run(&mut game, Origin::CityTile(CityTile::read(id).unwrap()));
    game
}

/// The start: 20 doubloons, 0 points, 4 combat points and 2 spies.
const BEFORE: (u16, u16, u8, u8) = (20, 0, 4, 2);

/// MA-13.1, MA-10.1: the action is a Combat.
#[test]
fn t01_and_t07_are_a_combat() {
    for id in ["T01", "T07"] {
        assert_eq!(choices(&at_tile(id)), ["reveal 1", "reveal 2", "skip"]);
    }
}

/// MA-13.1, MA-12.1: the explorer moves up to three spaces.
#[test]
fn t02_and_t08_move_the_explorer() {
    for id in ["T02", "T08"] {
        let mut game = at_tile(id);
        play(&mut game, &["explore E2", "explore E3", "explore E4"]);
        assert_eq!(purse(&game), (20, 2, 4, 2), "only the last space pays (MA-12.4)");
    }
}

/// MA-13.1: a combat point and a disc.
#[test]
fn t03_and_t09_give_a_combat_point_and_a_disc() {
    for id in ["T03", "T09"] {
        let mut game = at_tile(id);
        play(&mut game, &["disc U4"]);
        assert_eq!(purse(&game), (20, 0, 5, 2));
        assert_eq!(game.me().discs[Area::U4.index()], 1);
    }
}

/// MA-13.1: one village action for each compass.
#[test]
fn t04_and_t10_count_compasses() {
    for id in ["T04", "T10"] {
        let mut game = at_tile(id);
        play(&mut game, &["doubloon", "doubloon"]);
        assert_eq!(purse(&game), (22, 0, 4, 2));
        assert!(!choices(&game).contains(&"doubloon".to_owned()), "one on the ship, one on a card");
    }
}

/// MA-13.1, MA-13.2: a point for each combat token, then 4 doubloons for discarding a hand of at least one card.
#[test]
fn t05_counts_combat_tokens_and_pays_for_the_hand() {
    let game = at_tile("T05");
    assert_eq!(purse(&game), (20, 3, 4, 2));
    assert!(!choices(&game).contains(&"pay".to_owned()), "the hand is empty");

    let mut game = turn(2);
    hold(&mut game, &["A01", "A02"]);
    run(&mut game, Origin::CityTile(CityTile::read("T05").unwrap()));
    play(&mut game, &["pay"]);
    assert_eq!((game.me().doubloons, game.me().hand.len()), (24, 0));
    assert!(game.discard.has(card("A01")) && game.discard.has(card("A02")));
}

/// MA-13.1: 4 doubloons, or 2 points for each own spy on the board.
#[test]
fn t06_has_two_alternatives() {
    let mut game = at_tile("T06");
    play(&mut game, &["way 1"]);
    assert_eq!(purse(&game), (24, 0, 4, 2));
    let mut game = at_tile("T06");
    play(&mut game, &["way 2"]);
    assert_eq!(purse(&game), (20, 4, 4, 2));
    let mut game = at_tile("T06");
    play(&mut game, &["skip"]);
    assert_eq!(purse(&game), BEFORE);
}

/// MA-13.1: three combat points.
#[test]
fn t11_gives_three_combat_points() {
    assert_eq!(purse(&at_tile("T11")), (20, 0, 7, 2));
}

/// MA-13.1: 2 combat points may be exchanged for one influence and 6 doubloons.
#[test]
fn t12_is_an_exchange() {
    let mut game = at_tile("T12");
    play(&mut game, &["pay", "nation spain"]);
    assert_eq!((purse(&game), game.me().influence), ((26, 0, 2, 2), [0, 1, 0]));
    let mut game = at_tile("T12");
    play(&mut game, &["skip"]);
    assert_eq!((purse(&game), game.me().influence), (BEFORE, [0, 0, 0]));
}

/// MA-13.1, MA-2.6: an influence and a village action.
#[test]
fn t13_is_maracaibo() {
    let mut game = at_tile("T13");
    play(&mut game, &["nation france", "doubloon"]);
    assert_eq!((purse(&game), game.me().influence), ((21, 0, 4, 2), [1, 0, 0]));
}

fn at_city(name: &str) -> Maracaibo {
    let mut game = turn(3);
    game.me_mut().ship = place(name);
    run(&mut game, Origin::City(place(name)));
    game
}

/// MA-13.3: the cities of the board.
#[test]
fn cities_of_the_board_have_their_actions() {
    let mut game = at_city("3");
    play(&mut game, &["doubloon"]);
    assert_eq!(purse(&game), (23, 0, 1, 2));
    let mut game = at_city("10");
    play(&mut game, &["nation england"]);
    assert_eq!((purse(&game), game.me().influence), ((20, 0, 2, 2), [0, 0, 1]));
    let mut game = at_city("11");
    play(&mut game, &["nation france", "stop"]);
    assert_eq!(game.me().influence, [1, 0, 0]);
}

/// MA-30.4: two village actions, then a spy for 5 points.
#[test]
fn the_inland_town_pays_for_a_spy() {
    let mut game = at_city("9a");
    play(&mut game, &["doubloon", "stop", "pay"]);
    assert_eq!((purse(&game), game.me().supply), ((21, 5, 1, 1), 7));
    let mut game = at_city("9a");
    play(&mut game, &["doubloon", "doubloon", "skip"]);
    assert_eq!(purse(&game), (22, 0, 1, 2));
}

/// MA-30.7: three combat points and a Combat.
#[test]
fn the_lake_city_gives_a_combat() {
    let game = at_city("16a");
    assert_eq!(game.me().combat, 4);
    assert_eq!(choices(&game), ["reveal 1", "reveal 2", "skip"]);
}

/// MA-17.2 to MA-17.5: the homeward spaces.
#[test]
fn homeward_spaces_have_their_actions() {
    assert_eq!(choices(&at_city("20")), ["way 1", "way 2", "skip"]);
    let mut game = at_city("20");
    play(&mut game, &["way 2", "explore E2", "explore E3"]);
    assert_eq!(game.me().explorer, space("E3"));
    for (name, points) in [("21a", 3), ("21b", 3), ("22", 5)] {
        assert_eq!(at_city(name).me().points, points);
    }
}

/// MA-9.2: a delivery discards a card with the good and moves a disc to the market; then the action follows.
#[test]
fn a_delivery_comes_before_the_action() {
    let mut game = turn(3);
    game.me_mut().ship = place("3");
    hold(&mut game, &["A02", "A01"]);
    game.push(Main { spent: 3 });
    play(&mut game, &["city"]);
    assert_eq!(choices(&game)[..2], ["deliver A02", "skip"], "tobacco alone");
    play(&mut game, &["deliver A02"]);
    assert_eq!(refused(&game, Action::Skip), "MA-9.2");
    play(&mut game, &["disc U4", "perform"]);
    assert_eq!((game.markets[place("3").index()], game.me().discs[Area::U4.index()]), (1, 1));
    assert_eq!(game.me().doubloons, 22);
    assert!(game.discard.has(card("A02")));
}

/// Doubloons, points, combat points and spies of a player.
type Goods = (u16, u16, u8, u8);

/// MA-10.13: each flag gives its bonus when the city is annexed.
#[test]
fn flags_give_their_bonus() {
    let flags: [(&str, &[&str], Goods); 7] = [
        ("3", &[], (25, 0, 1, 2)),
        ("4", &["disc U1"], (20, 0, 1, 2)),
        ("5", &[], (20, 4, 1, 2)),
        ("10", &[], (22, 0, 1, 3)),
        ("11", &["doubloon"], (21, 2, 1, 2)),
        ("13", &[], (20, 0, 4, 2)),
        ("14", &["explore E2", "stop"], (22, 0, 1, 2)),
    ];
    for (at, then, after) in flags {
        let mut game = turn(3);
        game.push(Fight { token: None, nation: Nation::Spain, value: 4 });
        play(&mut game, &[&format!("annex {at}")]);
        play(&mut game, then);
        assert_eq!(purse(&game), after, "{at}");
        assert_eq!(game.me().influence, [0, 1, 0]);
        assert_eq!(game.cubes[place(at).index()], Some(Nation::Spain));
    }
}
