//! Chapter MA-10: the Combat.

use engine::{Game, Seat};

use super::helpers::*;
use crate::fight::Fight;
use crate::step::Step;
use crate::*;

/// A Combat for a nation with this combat value, after the choice of a token.
fn fight(nation: Nation, value: u8) -> Maracaibo {
    let mut game = turn(3);
    let token = token("K05");
    game.combat_bag.remove(token);
    game.piles[0] -= 1;
    game.push(Fight { token: Some(token), nation, value });
    game
}

fn value(game: &Maracaibo) -> u8 {
    match game.step() {
        Some(Step::Fight(Fight { value, .. })) => value,
        other => panic!("no Combat at {other:?}"),
    }
}

/// MA-10.7: without tokens the value is 3 for every nation, and no token is gained.
#[test]
fn without_tokens_every_value_is_three() {
    let mut game = combat(3);
    game.me_mut().combats = std::mem::take(&mut game.combat_bag);
    game.piles = [0, 0];
    assert_eq!(choices(&game), ["perform", "skip"]);
    play(&mut game, &["perform"]);
    assert_eq!(choices(&game), ["fight france", "fight spain", "fight england"]);
    let tokens = game.me().combats;
    play(&mut game, &["fight spain"]);
    assert_eq!(value(&game), 3);
    play(&mut game, &["stop"]);
    assert_eq!(game.me().combats, tokens);
}

/// MA-10.8: 1 for each combat point and 1 for each spy of the reserve, which goes back to the supply.
#[test]
fn points_and_spies_raise_the_value() {
    let mut game = fight(Nation::France, 0);
    let supply = game.me().supply;
    play(&mut game, &["raise cp", "raise spy", "raise spy"]);
    assert_eq!(value(&game), 3);
    assert_eq!((game.me().combat, game.me().spies, game.me().supply), (0, 0, supply + 2));
    assert_eq!(refused(&game, Action::SpendCombat), "MA-10.8");
    assert_eq!(refused(&game, Action::SpendSpy), "MA-10.8");
}

/// MA-10.10, MA-10.11: each kind of action is used once per turn, also across Combats, and never below 0.
#[test]
fn each_kind_of_action_is_used_once() {
    let mut game = fight(Nation::Spain, 10);
    play(&mut game, &["influence 1"]);
    assert_eq!(value(&game), 8);
    assert_eq!(refused(&game, Action::Influence { steps: 2 }), "MA-10.11");
    play(&mut game, &["annex 3"]);
    assert_eq!(value(&game), 4);
    assert_eq!(refused(&game, Action::Annex { place: place("10") }), "MA-10.11");
    play(&mut game, &["stop"]);
    game.push(Fight { token: None, nation: Nation::France, value: 9 });
    assert_eq!(refused(&game, Action::Influence { steps: 1 }), "MA-10.11");

    let game = fight(Nation::Spain, 3);
    assert_eq!(refused(&game, Action::Annex { place: place("3") }), "MA-10.10");
    assert_eq!(refused(&game, Action::Influence { steps: 2 }), "MA-10.10");
}

/// MA-10.12: 2 for 1 influence or 5 for 2.
#[test]
fn influence_costs_two_or_five() {
    let mut game = fight(Nation::England, 5);
    play(&mut game, &["influence 2"]);
    assert_eq!((value(&game), game.me().influence), (0, [0, 0, 2]));
    let mut game = fight(Nation::England, 5);
    play(&mut game, &["influence 1"]);
    assert_eq!((value(&game), game.me().influence), (3, [0, 0, 1]));
}

/// MA-10.13, MA-10.14, MA-10.18: any flag costs 4 if free and 6 if taken, but not from the same nation.
#[test]
fn flags_are_annexed_or_captured() {
    let mut game = fight(Nation::France, 10);
    cubes(&mut game, Nation::France, &["4"]);
    cubes(&mut game, Nation::Spain, &["5"]);
    assert_eq!(refused(&game, Action::Annex { place: place("4") }), "MA-10.14");
    assert_eq!(refused(&game, Action::Annex { place: place("8") }), "MA-10.13");
    // The ship is at Matanzas, far from the flag.
    let points = game.me().points;
    play(&mut game, &["annex 5"]);
    assert_eq!(value(&game), 4);
    assert_eq!(game.cubes[place("5").index()], Some(Nation::France));
    assert_eq!(game.me().influence[0], 1);
    assert_eq!(game.me().points, points + 4, "the flag of Santo Domingo");
    assert_eq!(game.reserves, [11, 12, 13], "the captured cube does not come back");
}

/// MA-10.16: without cubes only actions that need none are legal.
#[test]
fn without_cubes_only_influence_is_left() {
    let mut game = fight(Nation::France, 20);
    complete(&mut game, &[Area::U7]);
    game.reserves[0] = 0;
    assert_eq!(choices(&game), ["raise cp", "raise spy", "influence 1", "influence 2", "stop"]);
    assert_eq!(refused(&game, Action::Annex { place: place("3") }), "MA-10.16");
    assert_eq!(refused(&game, Action::Raid { place: place("6") }), "MA-10.16");
}

/// MA-10.17: the token goes on the ship, and the remaining value is lost.
#[test]
fn the_fighter_keeps_the_token() {
    let mut game = fight(Nation::France, 9);
    play(&mut game, &["stop"]);
    assert!(game.me().combats.has(token("K05")));
    assert!(!matches!(game.step(), Some(Step::Fight(_))));
}

/// MA-10.1, MA-10.19: an empty pile cannot be chosen.
#[test]
fn an_empty_pile_cannot_be_chosen() {
    let mut game = combat(2);
    for _ in 0..13 {
        let one = game.combat_bag.first().unwrap();
        game.combat_bag.remove(one);
        game.me_mut().combats.insert(one);
    }
    game.piles = [0, 12];
    assert_eq!(choices(&game), ["reveal 2", "skip"]);
    assert_eq!(refused(&game, Action::Reveal { pile: 1 }), "MA-10.19");
    play(&mut game, &["reveal 2"]);
    assert_eq!(game.piles, [0, 11]);
}

/// MA-10.20: a Combat within a Combat has its own token; then the first continues.
#[test]
fn a_nested_combat_has_its_own_token() {
    let mut game = fight(Nation::France, 8);
    // The flag of Cartagena moves the explorer onto a quest that brings a Combat.
    for at in 0..game.trail.len() {
        if let Some(quest) = game.trail[at] {
            game.quest_bag.insert(quest);
        }
        game.trail[at] = None;
    }
    game.quest_bag.remove(quest("Q21"));
    if game.quest_top == Some(quest("Q21")) {
        game.quest_top = game.quest_bag.first();
        game.quest_bag.remove(game.quest_top.unwrap());
    }
    game.trail[0] = Some(quest("Q21"));
    game.me_mut().explorer = space("E6");
    play(&mut game, &["annex 14", "explore 7a", "explore 7b", "perform", "reveal 1"]);
    let inner = choices(&game).into_iter().find(|choice| choice.starts_with("fight")).unwrap();
    play(&mut game, &[&inner]);
    assert_eq!(refused(&game, Action::Annex { place: place("3") }), "MA-10.11");
    play(&mut game, &["stop"]);
    assert_eq!(value(&game), 4, "the first Combat continues");
    assert_eq!(game.me().combats.len(), 1);
    play(&mut game, &["stop"]);
    assert_eq!(game.me().combats.len(), 2);
}

/// MA-10.15: actions of missing upgrades, cards and tiles are refused.
#[test]
fn actions_of_missing_components_are_refused() {
    let game = fight(Nation::France, 20);
    assert_eq!(refused(&game, Action::Raid { place: place("6") }), "MA-21.1");
    assert_eq!(refused(&game, Action::CombatCard { card: card("A43") }), "MA-24.4");
    assert_eq!(refused(&game, Action::Sea { space: 1 }), "MA-10.15");
    assert_eq!(refused(&game, Action::Mine), "MA-10.15");
    assert!(game.check(Seat(0), Action::Stop).is_ok());
}
