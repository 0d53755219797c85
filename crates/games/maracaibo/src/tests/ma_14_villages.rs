//! Chapters MA-14, MA-17 and MA-18: village actions and quests, homeward spaces, the interim scoring.

use engine::{Seat, Silent};

use super::helpers::*;
use crate::sail::Sail;
use crate::step::Step;
use crate::stop::Main;
use crate::village::Village;
use crate::*;

/// MA-14.1: movement points decide the number of village actions.
#[test]
fn movement_points_give_village_actions() {
    for (spent, actions) in [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)] {
        let mut game = turn(2);
        game.push(Main { spent });
        play(&mut game, &["village"]);
        assert!(matches!(game.step(), Some(Step::Village(Village { left })) if left == actions), "{spent}");
    }
}

/// MA-14.2, MA-14.3: discard the hand for 2 doubloons, take a doubloon, or buy; cards are not drawn before Phase C.
#[test]
fn basic_village_actions() {
    let mut game = village(2, 4);
    assert_eq!(refused(&game, Action::DiscardHand), "MA-14.2");
    hold(&mut game, &["A01", "A03", "A04"]);
    play(&mut game, &["doubloon", "buy A01", "discard"]);
    assert_eq!((game.me().doubloons, game.me().hand.len(), game.discard.len()), (18, 0, 2));
    assert!(matches!(game.step(), Some(Step::Village(Village { left: 1 }))));
}

/// MA-14.4: U1 does not change village actions from other sources.
#[test]
fn u1_affects_only_the_main_action() {
    let mut game = turn(2);
    complete(&mut game, &[Area::U1]);
    run(&mut game, Origin::Spying(Spying::read("ESP13").unwrap()));
    assert!(matches!(game.step(), Some(Step::Village(Village { left: 3 }))));
}

/// MA-14.5, MA-14.10: a quest only where its tile lies.
#[test]
fn quests_are_fulfilled_where_they_lie() {
    let mut game = turn(2);
    lay(&mut game, "Q22", "2");
    game.sailed = 4;
    game.push(Main { spent: 4 });
    assert_eq!(refused(&game, Action::Quest { quest: quest("Q22") }), "MA-14.5");
}

/// MA-14.8: the part that counts compasses, once for each, then the other part.
#[test]
fn compasses_multiply_rewards() {
    let mut game = turn(2);
    own(&mut game, 0, &["A33", "A34", "A36"]);
    lay(&mut game, "Q02", "1");
    hold(&mut game, &["A01", "A05"]);
    game.push(Main { spent: 1 });
    play(&mut game, &["quest Q02", "spend A01", "spend A05"]);
    assert_eq!(purse(&game), (23, 8, 1, 2));
}

/// MA-14.11: the player chooses one of several tiles on a location.
#[test]
fn one_of_several_quests_is_chosen() {
    let mut game = turn(2);
    lay(&mut game, "Q22", "1");
    lay(&mut game, "Q23", "1");
    game.sailed = 4;
    game.push(Main { spent: 4 });
    play(&mut game, &["quest Q23"]);
    assert_eq!(game.quests.iter().map(|placed| placed.quest).collect::<Vec<_>>(), [quest("Q22")]);
}

/// MA-14.12: an empty pile places no tile.
#[test]
fn an_empty_pile_places_nothing() {
    let mut game = turn(2);
    let mut taken = std::mem::take(&mut game.quest_bag);
    taken.insert(game.quest_top.take().unwrap());
    game.me_mut().quests = taken;
    game.lay_quests(1, &mut Silent);
    assert!(game.quests.is_empty());
    let mut game = village(2, 1);
    (game.quest_top, game.quest_bag) = (None, Quests::NONE);
    hold(&mut game, &["A37"]);
    play(&mut game, &["buy A37"]);
    assert!(game.card_quests.is_empty() && game.me().owned.has(card("A37")));
}

/// MA-14.13: a card pays for its good or for its object, not for both.
#[test]
fn a_card_pays_for_one_symbol() {
    let mut game = turn(2);
    // Q12 needs sugar and tobacco: two cards, whatever their objects are.
    lay(&mut game, "Q12", "1");
    hold(&mut game, &["A01"]);
    game.push(Main { spent: 1 });
    assert_eq!(refused(&game, Action::Quest { quest: quest("Q12") }), "MA-14.6");
    hold(&mut game, &["A02", "A03"]);
    play(&mut game, &["quest Q12"]);
    assert_eq!(refused(&game, Action::Spend { card: card("A03") }), "MA-14.13");
    play(&mut game, &["spend A01", "spend A02"]);
}

/// MA-14.14: the number is fixed at the start; new kinds of village action can be used at once.
#[test]
fn the_number_of_village_actions_is_fixed_at_the_start() {
    let mut game = turn(2);
    hold(&mut game, &["A34", "B090", "A01", "A04"]);
    run(&mut game, Origin::CityTile(CityTile::read("T04").unwrap()));
    play(&mut game, &["buy A34"]);
    assert!(!matches!(game.step(), Some(Step::Village(_))), "one compass when it began");
    let mut game = village(2, 2);
    hold(&mut game, &["B090", "A01", "A04"]);
    play(&mut game, &["buy B090", "use B090", "pay sugar", "spend A01", "spend A04"]);
    assert_eq!(game.me().doubloons, 17);
}

/// MA-17.1, MA-17.3, MA-17.4, MA-17.5: the homeward spaces of the rounds and their points.
#[test]
fn homeward_spaces_score() {
    for (round, way) in [(1, &["21a"][..]), (3, &["21a"]), (4, &["21b", "22"])] {
        let mut at = "20";
        for &to in way {
            let mut game = turn(2);
            game.round = round;
            game.me_mut().ship = place(at);
            game.push(Sail { left: 7, spent: 0, again: false, set: false });
            assert_eq!(choices(&game), [format!("sail {to}")]);
            play(&mut game, &[&format!("sail {to}"), "city"]);
            assert_eq!(game.me().points, if to == "22" { 5 } else { 3 });
            at = to;
        }
    }
}

/// The interim scoring of round I, triggered by seat 1 of three.
fn scoring() -> Maracaibo {
    let mut game = turn(3);
    while game.steps.pop().is_some() {}
    game.begin_scoring(Seat(1), false, &mut Silent);
    game.settle(&mut Silent);
    game
}

/// MA-17.6: declining the action does not prevent the scoring.
#[test]
fn declining_the_action_does_not_prevent_the_scoring() {
    let mut game = turn(2);
    game.me_mut().ship = place("20");
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    play(&mut game, &["sail 21a", "skip", "draw", "draw", "draw", "draw"]);
    assert_eq!((game.stage(), game.player(Seat(0)).points), (Stage::Scoring, 0));
}

/// MA-18.2: from the triggering player on, each player buys and draws, or scores 2 points.
#[test]
fn players_buy_or_score() {
    let mut game = scoring();
    assert_eq!(game.active, Seat(1));
    play(&mut game, &["points"]);
    assert_eq!((game.player(Seat(1)).points, game.active), (2, Seat(2)));
    hold(&mut game, &["A01"]);
    play(&mut game, &["buy A01"]);
    assert_eq!((game.stage(), game.active), (Stage::Scoring, Seat(2)));
    play(&mut game, &["draw", "draw", "draw", "draw"]);
    assert_eq!((game.player(Seat(2)).hand.len(), game.active), (4, Seat(0)));
}

/// MA-18.3, MA-18.4, MA-18.5, MA-18.6, MA-18.7, MA-18.8, MA-9.4: the steps after the purchases.
#[test]
fn an_interim_scoring_has_all_steps() {
    let mut game = scoring();
    game.markets[place("3").index()] = 2;
    game.player_mut(Seat(2)).income = 15;
    game.player_mut(Seat(2)).points_income = 4;
    let (row, top) = (game.row, game.quest_top.unwrap());
    play(&mut game, &["points", "points"]);
    assert_eq!(game.markets[place("3").index()], 2, "discs stay until then");
    play(&mut game, &["points"]);
    assert_eq!((game.player(Seat(2)).doubloons, game.player(Seat(2)).points), (35, 6));
    assert_eq!(game.player(Seat(0)).doubloons, 28);
    assert_eq!(game.markets, [0; Place::COUNT]);
    assert!(row.iter().flatten().all(|&card| game.discard.has(card)));
    assert!(game.row.iter().all(|card| card.is_some() && !row.contains(card)));
    assert_eq!(game.buildings.len(), 2);
    assert_eq!(game.quests[0], PlacedQuest { place: place("2"), quest: top });
    assert_eq!(game.quests.len(), 3, "three with three players");
    assert!(game.players.iter().all(|player| player.ship == Place::HABANA));
    assert_eq!((game.round, game.active), (2, Seat(2)), "left of the triggering player");
}

/// MA-18.1: unreached spies score when the ships return, including one placed in step 1 ahead of the ship.
#[test]
fn unreached_spies_score_last() {
    let mut game = scoring();
    game.player_mut(Seat(1)).ship = place("9");
    // 18 is ahead of 9, 8 lies behind it.
    hold(&mut game, &["A25"]);
    play(&mut game, &["buy A25", "draw", "draw", "draw", "draw"]);
    assert_eq!(game.player(Seat(1)).points, 0, "not before the last step");
    hold(&mut game, &["A49"]);
    game.me_mut().ship = place("9");
    play(&mut game, &["buy A49", "draw", "draw", "draw", "draw", "points"]);
    assert_eq!((game.player(Seat(1)).points, game.player(Seat(2)).points), (2, 0));
}

/// MA-18.9, MA-23.12: scorings allow no free actions, but spies may be exchanged.
#[test]
fn no_free_actions_in_scorings() {
    let mut game = scoring();
    hold(&mut game, &["A01"]);
    own(&mut game, 1, &["A45"]);
    game.me_mut().career = Some(Career::Glory);
    assert_eq!(refused(&game, Action::Plan { card: card("A01") }), "MA-18.9");
    assert_eq!(refused(&game, Action::Objective { number: 1 }), "MA-18.9");
    play(&mut game, &["spy-to-cp"]);
    assert_eq!(game.me().combat, 3);
}
