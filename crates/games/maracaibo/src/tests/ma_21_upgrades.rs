//! Chapter MA-21: ship upgrades.

use engine::Silent;

use super::helpers::*;
use crate::city::Disc;
use crate::fight::Fight;
use crate::step::Step;
use crate::*;

/// Removes a disc of the active player.
fn disc(game: &mut Maracaibo, area: &str) {
    game.push(Disc { market: false });
    play(game, &[&format!("disc {area}")]);
}

/// MA-21.1, MA-21.14: an area is completed once both discs are removed, possibly at different times.
#[test]
fn an_area_is_completed_by_its_second_disc() {
    let mut game = turn(2);
    disc(&mut game, "U4");
    assert_eq!((game.me().doubloons, game.me().upgrades()), (20, 0));
    disc(&mut game, "U4");
    assert_eq!((game.me().doubloons, game.me().upgrades()), (25, 1), "MA-21.5: 5 doubloons");
}

/// MA-21.2, MA-14.1: with U1 two village actions from 2 points on, three from 5 on.
#[test]
fn u1_gives_more_village_actions() {
    let mut game = turn(2);
    let actions = |game: &Maracaibo| [1, 2, 3, 4, 5, 6, 7].map(|spent| game.village_actions(spent));
    assert_eq!(actions(&game), [1, 1, 1, 2, 2, 2, 3]);
    complete(&mut game, &[Area::U1]);
    assert_eq!(actions(&game), [1, 2, 2, 2, 3, 3, 3]);
}

/// MA-21.3, MA-8.2: with U2 the hand limit is 6.
#[test]
fn u2_raises_the_hand_limit() {
    let mut game = turn(2);
    assert_eq!(game.hand_limit(game.me()), 4);
    complete(&mut game, &[Area::U2]);
    assert_eq!(game.hand_limit(game.me()), 6);
}

/// MA-21.4, MA-8.3: U3 scores 3 points at once, and face-up cards are free.
#[test]
fn u3_makes_face_up_cards_free() {
    let mut game = turn(2);
    disc(&mut game, "U3");
    disc(&mut game, "U3");
    assert_eq!(game.me().points, 3);
    game.settle(&mut Silent);
    let take = choices(&game).into_iter().find(|choice| choice.starts_with("take")).unwrap();
    play(&mut game, &[&take]);
    assert_eq!(game.me().doubloons, 20);
}

/// MA-21.6, MA-21.7: U5 scores 3 points; U6 scores 6 and needs U5.
#[test]
fn u6_needs_u5() {
    let mut game = turn(2);
    game.push(Disc { market: false });
    assert_eq!(refused(&game, Action::Disc { area: Area::U6 }), "MA-21.14");
    play(&mut game, &["disc U5"]);
    disc(&mut game, "U5");
    assert_eq!(game.me().points, 3);
    disc(&mut game, "U6");
    disc(&mut game, "U6");
    assert_eq!(game.me().points, 9);
    game.push(Disc { market: false });
    assert_eq!(refused(&game, Action::Disc { area: Area::U6 }), "MA-21.1");
}

/// MA-21.8: a village for 2 combat value, or 5 over another nation's cube; influence, doubloons for the spies there.
#[test]
fn u7_takes_villages() {
    let mut game = turn(3);
    own(&mut game, 0, &["A48"]);
    own(&mut game, 1, &["B025"]);
    game.push(Fight { token: None, nation: Nation::Spain, value: 7 });
    assert_eq!(refused(&game, Action::Raid { place: place("1") }), "MA-21.1");
    complete(&mut game, &[Area::U7]);
    assert_eq!(refused(&game, Action::Raid { place: place("3") }), "MA-21.8");
    play(&mut game, &["raid 1"]);
    assert_eq!((game.me().doubloons, game.me().influence), (24, [0, 1, 0]));
    assert_eq!(game.cubes[place("1").index()], Some(Nation::Spain));
    assert!(matches!(game.step(), Some(Step::Fight(Fight { value: 5, .. }))));
    assert_eq!(refused(&game, Action::Raid { place: place("2") }), "MA-10.11");

    let mut game = turn(3);
    complete(&mut game, &[Area::U7]);
    cubes(&mut game, Nation::France, &["2"]);
    game.push(Fight { token: None, nation: Nation::Spain, value: 5 });
    play(&mut game, &["raid 2"]);
    assert!(matches!(game.step(), Some(Step::Fight(Fight { value: 0, .. }))));
    // MA-11.5: the cube is in the box, not in the reserve.
    assert_eq!((game.cubes[place("2").index()], game.reserves), (Some(Nation::Spain), [12, 12, 13]));
}

/// MA-21.9, MA-21.10: U8 gives a combat point and a doubloon; U9 pays 2 doubloons and 2 points for three equal goods.
#[test]
fn u8_and_u9_are_village_actions() {
    let mut game = village(2, 3);
    assert_eq!(refused(&game, Action::UseArea { area: Area::U8 }), "MA-21.1");
    complete(&mut game, &[Area::U8]);
    play(&mut game, &["use U8"]);
    assert_eq!(purse(&game), (21, 0, 2, 2));
    complete(&mut game, &[Area::U9]);
    hold(&mut game, &["A01", "A04", "A02"]);
    assert_eq!(refused(&game, Action::UseArea { area: Area::U9 }), "MA-26.2", "two sugar are not three");
    hold(&mut game, &["A06"]);
    play(&mut game, &["use U9", "pay sugar", "spend A01", "spend A04", "spend A06", "doubloon"]);
    assert_eq!(purse(&game), (24, 2, 2, 2));
}

/// MA-21.10, MA-21.14: U9 needs U8.
#[test]
fn u9_needs_u8() {
    let mut game = turn(2);
    game.push(Disc { market: false });
    assert_eq!(refused(&game, Action::Disc { area: Area::U9 }), "MA-21.14");
    complete(&mut game, &[Area::U8]);
    play(&mut game, &["disc U9"]);
}

/// MA-21.11, MA-21.12, MA-21.13, MA-21.14: U10 and U11 need four other areas, U12 six; U12 scores 10 points.
#[test]
fn u10_to_u12_need_other_areas() {
    let mut game = turn(2);
    complete(&mut game, &[Area::U1, Area::U2, Area::U3]);
    game.push(Disc { market: false });
    for area in [Area::U10, Area::U11, Area::U12] {
        assert_eq!(refused(&game, Action::Disc { area }), "MA-21.14");
    }
    complete(&mut game, &[Area::U4]);
    play(&mut game, &["disc U10"]);
    game.push(Disc { market: false });
    assert_eq!(refused(&game, Action::Disc { area: Area::U12 }), "MA-21.14");
    complete(&mut game, &[Area::U5, Area::U8]);
    play(&mut game, &["disc U12"]);
    disc(&mut game, "U12");
    assert_eq!(game.me().points, 10);
}

/// MA-21.12: U11 offers three alternatives as soon as it is completed.
#[test]
fn u11_is_a_choice_at_once() {
    let mut game = turn(2);
    complete(&mut game, &[Area::U1, Area::U2, Area::U3, Area::U4]);
    disc(&mut game, "U11");
    disc(&mut game, "U11");
    play(&mut game, &["way 1", "explore E2", "explore E3", "explore E4"]);
    assert_eq!(game.me().points, 2);
}
