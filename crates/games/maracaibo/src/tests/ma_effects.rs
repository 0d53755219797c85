//! One test for each atom (MA-25, MA-26).

use super::helpers::*;
use crate::*;

/// A card bought from hand with one village action, up to its first choice.
pub(super) fn bought(id: &str) -> Maracaibo {
    let mut game = village(3, 1);
    hold(&mut game, &[id]);
    play(&mut game, &[&format!("buy {id}")]);
    game
}

pub(super) fn spying(number: usize) -> Origin {
    Origin::Spying(Spying::nth(number - 1).unwrap())
}

// Atoms.

/// MA-26.1: `VP3 D5`.
#[test]
fn doubloons_and_points_are_gained() {
    let mut game = turn(2);
    run(&mut game, spying(1));
    assert_eq!(purse(&game), (25, 3, 1, 2));
}

/// MA-25.1, MA-10.9: combat points, at most 8.
#[test]
fn combat_points_stop_at_eight() {
    let game = bought("B079");
    assert_eq!(game.me().combat, 5);
    let mut game = village(2, 1);
    hold(&mut game, &["B079"]);
    game.me_mut().combat = 6;
    play(&mut game, &["buy B079"]);
    assert_eq!(game.me().combat, 8);
}

/// MA-1.3, MA-25.1: spies come from the general supply, which limits them.
#[test]
fn spies_come_from_the_supply() {
    let game = bought("A28");
    assert_eq!((game.me().spies, game.me().supply), (4, 4));
    let mut game = village(2, 1);
    hold(&mut game, &["A28"]);
    (game.me_mut().spies, game.me_mut().supply) = (7, 1);
    play(&mut game, &["buy A28"]);
    assert_eq!((game.me().spies, game.me().supply), (8, 0));
}

/// MA-25.1, MA-11.1: influence with a nation of the player's choice, which may be declined (MA-1.5).
#[test]
fn influence_may_be_with_a_chosen_nation() {
    let mut game = turn(2);
    run(&mut game, spying(3));
    assert_eq!(choices(&game)[..4], ["nation france", "nation spain", "nation england", "skip"]);
    play(&mut game, &["nation spain"]);
    assert_eq!(game.me().influence, [0, 1, 0]);
}

/// MA-25.1: influence with a named nation.
#[test]
fn influence_may_be_with_a_named_nation() {
    for (id, expected) in [("B094", [2, 0, 0]), ("B095", [0, 2, 0]), ("B096", [0, 0, 2])] {
        assert_eq!(bought(id).me().influence, expected);
    }
}

/// MA-11.3: on the last space each further step scores 2 points.
#[test]
fn influence_beyond_the_last_space_scores() {
    let mut game = village(2, 1);
    hold(&mut game, &["B094"]);
    game.me_mut().influence = [13, 0, 0];
    play(&mut game, &["buy B094"]);
    assert_eq!((game.me().influence[0], game.me().points), (14, 2));
}

/// MA-25.1, MA-21.15: a disc is removed; the effect is lost if none can be removed.
#[test]
fn a_disc_is_removed_from_the_ship() {
    let mut game = bought("A07");
    play(&mut game, &["disc U5"]);
    assert_eq!(game.me().discs[Area::U5.index()], 1);
    let mut game = village(2, 1);
    hold(&mut game, &["A07"]);
    complete(&mut game, &Area::all().collect::<Vec<_>>());
    play(&mut game, &["buy A07"]);
    assert!(!choices(&game).iter().any(|choice| choice.starts_with("disc")));
}

/// MA-12.1: the explorer moves at least one space and at most this many.
#[test]
fn the_explorer_moves() {
    let mut game = turn(2);
    run(&mut game, spying(10));
    assert_eq!(choices(&game)[..2], ["explore E2", "skip"]);
    play(&mut game, &["explore E2"]);
    assert_eq!(choices(&game)[..2], ["explore E3", "stop"]);
    play(&mut game, &["explore E3", "explore E4"]);
    assert_eq!((game.me().explorer, game.me().points, game.me().doubloons), (space("E4"), 2, 22));
}

/// MA-14.4: village actions of an espionage action.
#[test]
fn espionage_gives_village_actions() {
    let mut game = turn(2);
    run(&mut game, spying(13));
    play(&mut game, &["doubloon", "doubloon", "doubloon"]);
    assert_eq!(game.me().doubloons, 23);
    assert!(!choices(&game).contains(&"doubloon".to_owned()));
}

/// MA-14.4: village actions for each compass.
#[test]
fn village_actions_count_compasses() {
    let mut game = turn(2);
    own(&mut game, 0, &["A33", "A34"]);
    run(&mut game, Origin::CityTile(CityTile::read("T04").unwrap()));
    play(&mut game, &["doubloon", "doubloon", "doubloon"]);
    assert!(!choices(&game).contains(&"doubloon".to_owned()));
}

/// MA-17.2, MA-1.5: a Combat, which may be declined.
#[test]
fn a_combat_may_be_declined() {
    let mut game = turn(2);
    run(&mut game, Origin::CityTile(CityTile::read("T01").unwrap()));
    play(&mut game, &["skip"]);
    assert!(game.me().combats.is_empty());
}

/// MA-26.5: one to three movement points, then another main action.
#[test]
fn sailing_on_allows_another_main_action() {
    let mut game = turn(2);
    run(&mut game, spying(14));
    assert_eq!(game.me().points, 3);
    assert_eq!(choices(&game)[..2], ["sail 2", "skip"]);
    play(&mut game, &["sail 2", "sail 3", "stop", "city", "doubloon"]);
    assert_eq!((game.me().ship, game.me().doubloons), (place("3"), 23));
    assert_eq!(game.sailed, 0, "Phase A is what quests ask for (MA-14.7)");
}

/// MA-14.8: doubloons and points for each compass.
#[test]
fn doubloons_and_points_count_compasses() {
    let mut game = village(2, 1);
    hold(&mut game, &["B061"]);
    own(&mut game, 0, &["A34"]);
    play(&mut game, &["buy B061"]);
    assert_eq!(game.me().points, 6, "the ship, A34 and the card itself");
}

/// MA-25.6: 2 points for each own spy on the board.
#[test]
fn points_count_spies() {
    let mut game = village(2, 1);
    hold(&mut game, &["B057"]);
    own(&mut game, 0, &["A02", "A19", "A26"]);
    own(&mut game, 1, &["A47"]);
    play(&mut game, &["buy B057"]);
    assert_eq!(game.me().points, 4);
}

/// MA-25.6: a point for each combat token.
#[test]
fn points_count_combat_tokens() {
    let mut game = village(2, 1);
    hold(&mut game, &["B056"]);
    game.me_mut().combats = CombatId::all().take(3).collect();
    play(&mut game, &["buy B056"]);
    assert_eq!(game.me().points, 3);
}

/// MA-25.6: a point for each quest tile.
#[test]
fn points_count_quests() {
    let mut game = village(2, 1);
    hold(&mut game, &["B059"]);
    game.me_mut().quests = QuestId::all().take(4).collect();
    play(&mut game, &["buy B059"]);
    assert_eq!(game.me().points, 4);
}

/// MA-25.6, MA-22.5: 2 points for each combination token, including the card's own, which is gained first.
#[test]
fn points_count_combination_tokens() {
    let mut game = village(2, 1);
    hold(&mut game, &["B064"]);
    game.me_mut().tokens.insert(Token::Anchor);
    play(&mut game, &["buy B064"]);
    assert_eq!(game.me().points, 4);
}

/// MA-25.6: 3 points for each nation with at least 3 influence.
#[test]
fn points_count_nations_with_three_influence() {
    let mut game = village(2, 1);
    hold(&mut game, &["B066"]);
    game.me_mut().influence = [3, 2, 5];
    play(&mut game, &["buy B066"]);
    assert_eq!(game.me().points, 6);
}

/// MA-21.12, MA-21.16: a marker moves to its next noble rank; one on the last cannot be chosen.
#[test]
fn a_marker_moves_to_the_next_noble_rank() {
    let mut game = turn(2);
    game.me_mut().influence = [14, 3, 0];
    run(&mut game, Origin::Area(Area::U11));
    play(&mut game, &["way 3"]);
    assert_eq!(choices(&game)[..3], ["nation spain", "nation england", "skip"]);
    assert_eq!(refused(&game, Action::Nation { nation: Nation::France }), "MA-21.16");
    play(&mut game, &["nation spain"]);
    assert_eq!(game.me().influence, [14, 5, 0]);
}

/// MA-25.2: a cube on an empty village, without another reward.
#[test]
fn a_cube_is_placed_on_a_village() {
    let mut game = bought("A53");
    play(&mut game, &["nation england"]);
    assert_eq!(refused(&game, Action::Settle { place: place("3") }), "MA-25.2");
    play(&mut game, &["settle 15"]);
    assert_eq!((game.cubes[place("15").index()], game.reserves), (Some(Nation::England), [13, 13, 12]));
    assert_eq!((game.me().influence, game.me().doubloons), ([0, 0, 0], 5));
    assert!(game.me().tokens.has(Token::House));
}

/// MA-25.3, MA-25.4: a cube and the next noble rank; without a village only the influence half.
#[test]
fn a_colony_gives_a_cube_and_a_rank() {
    let mut game = bought("B098");
    play(&mut game, &["nation spain", "settle 19"]);
    assert_eq!((game.cubes[place("19").index()], game.me().influence), (Some(Nation::Spain), [0, 2, 0]));

    let mut game = village(3, 1);
    hold(&mut game, &["B098"]);
    cubes(&mut game, Nation::France, &["1", "2", "6", "7", "8", "9", "12", "15", "16", "17", "18", "19"]);
    play(&mut game, &["buy B098", "nation spain"]);
    assert_eq!((game.me().influence, game.reserves), ([0, 2, 0], [1, 13, 13]));
}

/// MA-25.5, MA-24.1: the top quest tile on the card, to be fulfilled once as the ultimate village action.
#[test]
fn a_quest_on_a_card_is_fulfilled_once() {
    let mut game = village(2, 3);
    hold(&mut game, &["A37"]);
    game.quest_bag.remove(quest("Q23"));
    let top = game.quest_top.replace(quest("Q23")).unwrap();
    game.quest_bag.insert(top);
    play(&mut game, &["buy A37"]);
    assert_eq!(game.card_quests[0], CardQuest { card: card("A37"), quest: quest("Q23") });
    game.sailed = 4;
    play(&mut game, &["use A37"]);
    assert!(game.me().quests.has(quest("Q23")) && game.card_quests.is_empty());
    assert!(!choices(&game).contains(&"doubloon".to_owned()), "the third village action is lost");
}

/// MA-25.7: spies on the card, each 2 doubloon income.
#[test]
fn spies_on_a_card_raise_the_income() {
    let mut game = bought("A27");
    assert_eq!(choices(&game)[..3], ["spies 0", "spies 1", "spies 2"]);
    play(&mut game, &["spies 2"]);
    assert_eq!((game.me().spies, game.me().income, game.me().income_spies), (0, 12, 2));
}

/// MA-21.11: a cube on the ship's empty village, an influence, a doubloon.
#[test]
fn a_cube_is_placed_at_the_ship() {
    let mut game = village(2, 2);
    complete(&mut game, &[Area::U10]);
    play(&mut game, &["use U10", "nation france"]);
    assert_eq!((game.cubes[place("1").index()], game.me().influence), (Some(Nation::France), [1, 0, 0]));
    assert_eq!(game.me().doubloons, 21);
    assert_eq!(refused(&game, Action::UseArea { area: Area::U10 }), "MA-21.11", "the village has a cube now");
}

/// MA-26.2, MA-26.3: three cards with the same good may pay for the rest of the script.
#[test]
fn goods_may_be_exchanged() {
    let mut game = turn(2);
    hold(&mut game, &["A01", "A04", "A06", "A02"]);
    run(&mut game, spying(17));
    assert_eq!(choices(&game)[..2], ["pay sugar", "skip"]);
    assert_eq!(refused(&game, Action::PayGood { good: Good::Tobacco }), "MA-26.3");
    play(&mut game, &["pay sugar", "spend A01", "spend A04", "spend A06"]);
    assert_eq!(purse(&game), (24, 4, 1, 2));
    assert_eq!(game.me().hand.len(), 1);
}

/// MA-26.4: combat points are not paid with spies.
#[test]
fn combat_points_may_be_exchanged() {
    let mut game = turn(2);
    run(&mut game, spying(16));
    assert_eq!(purse(&game), (20, 0, 1, 2), "one combat point is not enough, two spies do not help");
    let mut game = turn(2);
    game.me_mut().combat = 2;
    run(&mut game, spying(16));
    play(&mut game, &["pay", "stop"]);
    assert_eq!(purse(&game), (27, 0, 0, 2));
}

/// MA-21.12, MA-17.2: the player chooses one of several alternatives, or none.
#[test]
fn one_of_several_alternatives_is_chosen() {
    let mut game = turn(2);
    run(&mut game, Origin::Area(Area::U11));
    assert_eq!(choices(&game), ["way 1", "way 2", "way 3", "skip"]);
    play(&mut game, &["way 2"]);
    assert_eq!(purse(&game), (24, 4, 1, 2));
}

/// MA-26.1: the immediate gains and first choice of each espionage action.
#[test]
fn every_espionage_action_begins_as_printed() {
    let expected = [
        ((25, 3, 1, 2), ""),
        ((20, 0, 1, 3), "disc U1"),
        ((20, 0, 1, 2), "nation france"),
        ((20, 0, 3, 2), "sail 2"),
        ((20, 0, 1, 2), "pay sugar"),
        ((20, 0, 2, 2), "disc U1"),
        ((22, 0, 1, 2), "disc U1"),
        ((20, 0, 1, 2), "pay sugar"),
        ((20, 0, 1, 2), "pay sugar"),
        ((22, 0, 1, 2), "explore E2"),
        ((20, 4, 1, 2), "explore E2"),
        ((23, 2, 1, 2), ""),
        ((20, 2, 1, 2), "doubloon"),
        ((20, 3, 1, 2), "sail 2"),
        ((20, 0, 1, 2), ""),
        ((20, 0, 1, 2), ""),
        ((20, 0, 1, 2), "pay sugar"),
    ];
    for (number, (after, first)) in (1..).zip(expected) {
        let mut game = turn(2);
        own(&mut game, 0, &["A47"]);
        hold(&mut game, &["A01", "A04", "A06"]);
        game.me_mut().combats = CombatId::all().take(2).collect();
        run(&mut game, spying(number));
        assert_eq!(purse(&game), after, "ESP{number}");
        if !first.is_empty() {
            assert_eq!(choices(&game)[0], first, "ESP{number}");
        }
    }
}
