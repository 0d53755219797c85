//! Chapter MA-30: the legacy tiles of the classic cards.

use engine::Silent;

use super::helpers::*;
use crate::fight::Fight;
use crate::sail::Sail;
use crate::step::Step;
use crate::stop::Main;
use crate::*;

fn hard(seats: usize) -> Maracaibo {
    in_turn(variant(seats, 1, Options { level: Level::Hard, ..Options::default() }))
}

/// Phase A from a location, with movement points left.
fn sailing(at: &str, left: u8) -> Maracaibo {
    let mut game = hard(3);
    game.me_mut().ship = place(at);
    game.push(Sail { left, spent: 0, again: false, set: false });
    game
}

/// MA-30.1, MA-14.10: Puerto Cabezas is a city; its quest is fulfilled by the city action and replaced.
#[test]
fn l1_makes_a_city_with_a_quest() {
    let mut game = hard(3);
    assert!(game.is_city(place("17")) && !game.is_village(place("17")));
    assert!(game.pier.is_some(), "a quest tile came with it");
    assert_eq!(game.market(place("17")), Some((Good::Maize, 2)));
    let old = game.pier.replace(quest("Q22")).unwrap();
    game.quest_bag.remove(quest("Q22"));
    game.quest_bag.insert(old);
    let top = game.quest_top;
    game.sailed = 4;
    game.me_mut().ship = place("17");
    game.push(Main { spent: 4 });
    play(&mut game, &["city", "perform"]);
    assert!(game.me().quests.has(quest("Q22")));
    assert_eq!(game.pier, top);
}

/// Phase B at Puerto Cabezas after 4 movement points, with this quest on L1.
fn at_pier(name: &str) -> Maracaibo {
    let mut game = hard(3);
    let wanted = quest(name);
    if game.pier != Some(wanted) {
        let old = game.pier.replace(wanted).unwrap();
        game.quest_bag.remove(wanted);
        game.quest_bag.insert(old);
    }
    game.sailed = 4;
    game.me_mut().ship = place("17");
    game.me_mut().visited.insert(place("17"));
    game.push(Main { spent: 4 });
    game
}

/// MA-30.1: the next tile is revealed after the reward of the old one is chosen.
#[test]
fn l1_is_refilled_after_the_reward() {
    let mut game = at_pier("Q13");
    let (top, left) = (game.quest_top, game.quest_bag.len());
    play(&mut game, &["city", "perform"]);
    assert!(matches!(game.step(), Some(Step::Explore(_))), "the reward is being chosen");
    assert_eq!((game.pier, game.quest_top, game.quest_bag.len()), (None, top, left));
    play(&mut game, &["skip"]);
    assert!(game.me().quests.has(quest("Q13")));
    assert_eq!((game.pier, game.quest_bag.len()), (top, left - 1));
}

/// MA-30.1: a player who can neither deliver nor pay the quest has no city action there.
#[test]
fn l1_needs_a_delivery_or_a_payable_quest() {
    let mut game = at_pier("Q13");
    game.me_mut().supply += game.me().spies;
    game.me_mut().spies = 0;
    assert_eq!(choices(&game), ["skip"]);
    assert_eq!(refused(&game, Action::City), "MA-30.1");
    // Maize can be delivered.
    let maize = CardId::all().find(|&card| game.tables().card(card).good == Good::Maize).unwrap();
    game.deck.remove(maize);
    game.row.iter_mut().for_each(|space| *space = space.filter(|&card| card != maize));
    game.me_mut().hand.insert(maize);
    assert!(choices(&game).contains(&"city".to_owned()));
}

/// MA-30.2: under L8 the lane 13 to 16 costs 3 points.
#[test]
fn l8_raises_the_price_of_a_lane() {
    let game = sailing("13", 2);
    assert_eq!(refused(&game, Action::Sail { to: place("16") }), "MA-6.7");
    let mut game = sailing("13", 5);
    play(&mut game, &["sail 16"]);
    assert!(matches!(game.step(), Some(Step::Sail(Sail { left: 2, spent: 3, .. }))));
    let easy = turn(2);
    assert!(easy.lanes(place("13")).all(|(_, cost)| cost == 1));
}

/// MA-30.4, MA-6.9: 9a costs 3 points each way; a player who may not stop there needs the points to leave.
#[test]
fn l4_adds_an_inland_town() {
    let game = sailing("9", 5);
    assert_eq!(refused(&game, Action::Sail { to: place("9a") }), "MA-6.9");
    let mut game = sailing("9", 6);
    play(&mut game, &["sail 9a"]);
    assert_eq!(choices(&game), ["sail 10"], "no stop for an explorer before E4");
    assert_eq!(refused(&game, Action::Stop), "MA-30.4");
    let mut game = sailing("9", 3);
    game.me_mut().explorer = space("E4");
    play(&mut game, &["sail 9a"]);
    assert_eq!(choices(&game), ["city", "skip"], "the ship stops automatically");
    assert_eq!(game.sailed, 3);
}

/// MA-30.4, MA-30.14: inland flags are open to players whose explorer has advanced far enough.
#[test]
fn inland_flags_need_the_explorer() {
    let mut game = hard(3);
    game.push(Fight { token: None, nation: Nation::Spain, value: 4 });
    for (at, clause) in [("9a", "MA-30.4"), ("16a", "MA-30.7")] {
        assert!(!choices(&game).contains(&format!("annex {at}")));
        assert_eq!(refused(&game, Action::Annex { place: place(at) }), clause);
    }
    game.me_mut().explorer = space("E11");
    for at in ["9a", "16a", "17"] {
        assert!(choices(&game).contains(&format!("annex {at}")), "{at}");
    }
    play(&mut game, &["annex 17"]);
    assert_eq!(game.me().doubloons, 23);
}

/// MA-30.5: a player who stops at 3 takes a spy before the main action.
#[test]
fn l5_gives_a_spy() {
    let mut game = sailing("2", 7);
    play(&mut game, &["sail 3", "stop"]);
    assert_eq!((game.me().spies, game.me().supply), (3, 5));
    assert!(matches!(game.step(), Some(Step::Main(_))));
}

/// MA-30.6, MA-10.15: a cube on the treasure fleet for the price of its space, 3 influence and 8 doubloons.
#[test]
fn l6_is_a_combat_action() {
    let mut game = hard(3);
    game.push(Fight { token: None, nation: Nation::England, value: 11 });
    assert_eq!(refused(&game, Action::Sea { space: 3 }), "MA-30.6");
    play(&mut game, &["sea 2"]);
    assert_eq!((game.sea, game.reserves), ([None, Some(Nation::England)], [13, 13, 12]));
    assert_eq!((game.me().influence, game.me().doubloons), ([0, 0, 3], 28));
    assert!(matches!(game.step(), Some(Step::Fight(Fight { value: 0, .. }))));
    // MA-10.11: once a turn.
    assert_eq!(refused(&game, Action::Sea { space: 1 }), "MA-10.11");
    let mut game = hard(3);
    game.sea = [None, Some(Nation::Spain)];
    game.push(Fight { token: None, nation: Nation::England, value: 20 });
    assert_eq!(refused(&game, Action::Sea { space: 2 }), "MA-30.6");
}

/// MA-30.7: 16a is open to players whose explorer has reached E11.
#[test]
fn l7_adds_a_lake_city() {
    let game = sailing("16", 1);
    assert_eq!(refused(&game, Action::Sail { to: place("16a") }), "MA-6.9");
    let mut game = sailing("16", 1);
    game.me_mut().explorer = space("13a");
    play(&mut game, &["sail 16a", "city"]);
    assert_eq!(game.me().combat, 4);
}

/// MA-30.8, MA-10.15: the mine for 8 combat value and 12 doubloons, once, after E5.
#[test]
fn l9_is_a_mine() {
    let mut game = hard(3);
    game.push(Fight { token: None, nation: Nation::France, value: 9 });
    assert_eq!(refused(&game, Action::Mine), "MA-30.8");
    game.me_mut().explorer = space("E5");
    play(&mut game, &["mine"]);
    assert_eq!((game.mine, game.me().doubloons, game.me().influence), (Some(Nation::France), 32, [0, 0, 0]));
    let mut game = hard(3);
    game.mine = Some(Nation::Spain);
    game.me_mut().explorer = space("E5");
    game.push(Fight { token: None, nation: Nation::France, value: 9 });
    assert_eq!(refused(&game, Action::Mine), "MA-30.8");
}

/// MA-10.15: a combat action needs its tile.
#[test]
fn missing_tiles_have_no_actions() {
    let mut game = turn(3);
    game.me_mut().explorer = space("E20");
    game.push(Fight { token: None, nation: Nation::France, value: 20 });
    assert_eq!(refused(&game, Action::Mine), "MA-10.15");
    assert_eq!(refused(&game, Action::Sea { space: 1 }), "MA-10.15");
    assert!(!game.is_there(place("9a")) && game.is_village(place("17")));
    game.settle(&mut Silent);
}
