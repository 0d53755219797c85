//! Chapter MA-12: the exploration track.

use engine::Seat;

use super::helpers::*;
use crate::explore::Explore;
use crate::*;

/// A move of `left` spaces for the active player's explorer on a space.
fn exploring(at: &str, left: u8) -> Maracaibo {
    let mut game = turn(3);
    game.me_mut().explorer = space(at);
    game.push(Explore { left, moved: false });
    game
}

/// MA-12.1, MA-12.2: explorers move at least one space, never back; a fork is a choice.
#[test]
fn forks_are_a_choice() {
    let game = exploring("E6", 2);
    assert_eq!(choices(&game), ["explore E7", "explore 7a", "skip"]);
    assert_eq!(refused(&game, Action::Stop), "MA-12.1");
    assert_eq!(refused(&game, Action::Explore { space: space("E5") }), "MA-12.2");
}

/// MA-12.3: occupied spaces are skipped and not counted, except the first and the last.
#[test]
fn occupied_spaces_are_skipped() {
    let mut game = exploring("E1", 1);
    game.player_mut(Seat(1)).explorer = space("E2");
    game.player_mut(Seat(2)).explorer = space("E3");
    play(&mut game, &["explore E4"]);
    assert_eq!((game.me().explorer, game.me().points), (space("E4"), 2));
    let mut game = exploring("E21", 3);
    game.player_mut(Seat(1)).explorer = space("E22");
    play(&mut game, &["explore E22"]);
    assert_eq!(game.me().explorer, space("E22"));
}

/// MA-12.4, MA-12.11: only the last space pays; every kind of reward.
#[test]
fn only_the_last_space_pays() {
    let at = |space: &str, then: &[&str]| {
        let mut game = turn(3);
        run(&mut game, Origin::Space(Space::read(space).unwrap()));
        play(&mut game, then);
        (purse(&game), game.me().influence.iter().sum::<u8>())
    };
    assert_eq!(at("E2", &[]), ((22, 0, 1, 2), 0));
    assert_eq!(at("E3", &[]), ((20, 0, 2, 2), 0));
    assert_eq!(at("E4", &[]), ((20, 2, 1, 2), 0));
    assert_eq!(at("E6", &["nation spain"]), ((20, 0, 1, 2), 1));
    assert_eq!(at("7c", &["disc U4"]), ((20, 0, 1, 2), 0));
    assert_eq!(at("E11", &[]), ((20, 0, 1, 4), 0));
    assert_eq!(at("E12", &[]), ((23, 1, 1, 2), 0));
    let mut game = exploring("E1", 3);
    play(&mut game, &["explore E2", "explore E3", "stop"]);
    assert_eq!(purse(&game), (20, 0, 2, 2), "nothing of E2");
}

/// MA-12.5, MA-14.5: after its quest is fulfilled every explorer skips the space.
#[test]
fn a_quest_space_is_used_up() {
    let mut game = exploring("7a", 1);
    game.quest_bag.remove(quest("Q23"));
    let old = game.trail[0].replace(quest("Q23")).unwrap();
    game.quest_bag.insert(old);
    game.sailed = 4;
    play(&mut game, &["explore 7b", "perform"]);
    assert!(game.me().quests.has(quest("Q23")) && game.trail[0].is_none());
    game.active = Seat(1);
    game.me_mut().explorer = space("7a");
    game.push(Explore { left: 1, moved: false });
    assert_eq!(choices(&game)[0], "explore 7c");
}

/// MA-12.6: an explorer that skips the quest occupies the space.
#[test]
fn a_quest_may_be_skipped() {
    let mut game = exploring("7a", 1);
    let tile = game.trail[0];
    play(&mut game, &["explore 7b", "skip"]);
    assert_eq!((game.trail[0], game.me().explorer), (tile, space("7b")));
    game.active = Seat(1);
    game.me_mut().explorer = space("7a");
    game.push(Explore { left: 1, moved: false });
    assert_eq!(choices(&game)[0], "explore 7c");
}

/// MA-12.7, MA-12.9: the red line gives 3 influence with one nation, before the reward of the space.
#[test]
fn the_red_line_gives_influence() {
    let mut game = exploring("E8", 1);
    play(&mut game, &["explore E9"]);
    assert_eq!(choices(&game)[..3], ["nation france", "nation spain", "nation england"]);
    assert_eq!(game.me().doubloons, 20, "the reward of E9 comes later");
    play(&mut game, &["nation england"]);
    assert_eq!((game.me().influence, game.me().doubloons), ([0, 0, 3], 24));
}

/// MA-12.8: 4 points for the first across the blue or the green line, 2 for the others.
#[test]
fn blue_and_green_lines_score() {
    for (from, to, then, reward) in [("E14", "E15", "nation france", 0), ("E19", "E20", "nation spain", 0)] {
        for (other, points) in [("E14", 4), ("E22", 2)] {
            let mut game = exploring(from, 1);
            game.player_mut(Seat(1)).explorer = if other == from { space("E13") } else { space(other) };
            play(&mut game, &[&format!("explore {to}"), then]);
            assert_eq!(game.me().points, points + reward, "{to} after {other}");
        }
    }
}

/// MA-12.10: the end gives a village action and points by order of arrival; later moves are ignored.
#[test]
fn the_end_of_the_track_pays_by_order_of_arrival() {
    for (before, points) in [(0, 10), (1, 8), (2, 6)] {
        let mut game = exploring("E21", 2);
        for seat in (1..=before).map(Seat) {
            game.player_mut(seat).explorer = Space::END;
        }
        play(&mut game, &["explore E22", "doubloon"]);
        assert_eq!((game.me().points, game.me().doubloons), (points, 21));
        run(&mut game, Origin::Spying(Spying::read("ESP10").unwrap()));
        assert!(!choices(&game).iter().any(|choice| choice.starts_with("explore")));
    }
}
