//! Chapters MA-15 and MA-29: story cards, their goals and successors.

use engine::{Game, Notes, Seat, Silent};

use super::helpers::*;
use super::stories::*;
use crate::data::StoryGoal;
use crate::step::Step;
use crate::stop::{Main, Unused};
use crate::story::{Ballot, Check};
use crate::*;

fn placed(game: &Maracaibo) -> Vec<(String, bool)> {
    game.quests.iter().map(|one| (one.place.to_string(), one.quest.is_story())).collect()
}

/// MA-2.5, MA-4.3, MA-29.2, MA-29.14, MA-E8: setup follows the first card: its story tile, its quests by number of
/// players.
#[test]
fn the_first_game_begins_with_the_first_card() {
    for (seats, quests) in [(1, 1), (2, 1), (3, 1), (4, 2)] {
        let game = story(seats);
        assert_eq!(in_play(&game), ["01"]);
        let spots = [("15", true), ("16", false), ("19", false)];
        let wanted: Vec<_> = spots[..1 + quests].iter().map(|&(at, is)| (at.to_owned(), is)).collect();
        assert_eq!(placed(&game), wanted);
        assert_eq!(game.quests[0].quest, quest("S1"), "the first of the stack");
        assert!(game.legacies.is_empty() && game.audit().is_ok());
    }
}

/// MA-29.20: story tiles are not part of the quest pile, whose top tile stays visible.
#[test]
fn the_top_of_the_quest_pile_stays_visible() {
    let game = story(2);
    assert!(game.quest_top.is_some_and(|top| !top.is_story()));
    assert_eq!(usize::from(game.quest_bag.len()) + 1 + 3 + 1, QuestId::PILED);
}

/// MA-15.1, MA-15.2, MA-14.9, MA-29.23, MA-E7: a story tile is fulfilled like a quest, for the price of its card. The
/// card stays in play until the end of the round.
#[test]
fn a_story_tile_is_fulfilled_like_a_quest() {
    let mut game = in_turn(story(2));
    game.me_mut().ship = place("15");
    game.push(Main { spent: 1 });
    assert_eq!(choices(&game)[1], "quest S1");
    play(&mut game, &["quest S1"]);
    // One compass scores one point; a combat point is paid.
    assert_eq!(purse(&game), (25, 1, 0, 2));
    assert!(game.me().quests.has(quest("S1")) && game.is_met(story_card("01")));
    assert_eq!((in_play(&game), cards_read(&game)), (vec!["01".to_owned()], vec![]));
    let mut poor = in_turn(story(2));
    poor.me_mut().combat = 0;
    poor.me_mut().ship = place("15");
    poor.steps.push(Step::Main(Main { spent: 1 }));
    assert_eq!(refused(&poor, Action::Quest { quest: quest("S1") }), "MA-14.6");
}

/// MA-29.1, MA-29.3, MA-29.4, MA-29.6, MA-29.13, MA-29.34, MA-18.7: the claimer reads the card at the end of the
/// round, and the next is drawn and followed at once.
#[test]
fn a_claimed_card_is_read_and_the_next_is_drawn() {
    let mut game = in_turn(story(3));
    claim(&mut game, 1, "01");
    let dice = game.dice.position();
    end_round(&mut game, 2);
    let read = ReadCard { card: story_card("01"), game: 1, round: 1, seat: Seat(1), choice: None };
    assert_eq!(*game.story_state().read_cards, [read]);
    assert_eq!(in_play(&game), ["02"]);
    assert!(placed(&game).contains(&("8".to_owned(), true)));
    assert!(game.dice.position() > dice, "the dice advance, so undo stops here");
    assert_eq!(game.round, 2);
    assert!(game.audit().is_ok());
}

/// MA-29.7: an unresolved card stays in play without effect.
#[test]
fn an_unresolved_card_stays() {
    let mut game = in_turn(story(3));
    let before = *game.story_state();
    end_round(&mut game, 0);
    assert_eq!(*game.story_state(), before);
}

/// MA-29.13, MA-29.15, MA-29.4: cards are read in ascending order before new ones are drawn. New cards are not
/// checked before the next scoring.
#[test]
fn all_due_cards_are_read_before_new_ones_are_drawn() {
    let mut game = with_card(2, &[], "06");
    assert_eq!(in_play(&game), ["03", "06"], "two strands");
    meet_all(&mut game);
    end_round(&mut game, 1);
    assert_eq!(cards_read(&game)[2..], ["03", "06"]);
    assert_eq!(game.step(), Some(Step::Ballot(Ballot { card: story_card("06") })));
    assert!(in_play(&game).is_empty(), "no card is drawn before the vote");
    decide(&mut game, Choice::A);
    assert_eq!(in_play(&game), ["08", "10"]);
}

/// MA-29.16: a join waits for one card of each group; an earlier call has no effect.
#[test]
fn a_join_waits_for_all_branches() {
    let mut game = with_card(2, &[], "06");
    claim(&mut game, 0, "03");
    end_round(&mut game, 0);
    assert_eq!(in_play(&game), ["06"], "10 waits for 06");
    fill(&mut game, "L12");
    end_round(&mut game, 0);
    decide(&mut game, Choice::B);
    assert_eq!(in_play(&game), ["09", "10"]);
}

/// MA-29.17: an echo adds tiles and quests or changes the goal, depending on an earlier vote.
#[test]
fn echoes_depend_on_earlier_votes() {
    let game = with_card(2, &[], "16");
    assert!(game.has_legacy(legacy("L9")), "the harbour was chosen, so the mine comes later");
    let game = with_card(2, &["12"], "16");
    assert!(game.has_legacy(legacy("L1")) && game.pier.is_some());
    for (for_b, price) in [(vec![], 1), (vec!["24"], 2)] {
        let game = with_card(2, &for_b, "50");
        let StoryGoal::Quest(goal) = game.story_goal(story_card("50")) else { panic!("a quest") };
        assert_eq!(game.tables().story.goal(goal).price.combat, price);
    }
}

/// MA-29.18: a card is drawn at most once.
#[test]
fn a_card_is_drawn_once() {
    let mut game = with_card(2, &[], "06");
    let story = game.story_state_mut();
    story.called.push(story_card("01"));
    story.called.push(story_card("03"));
    game.push(Check { first: Seat(0), jeanne: false });
    game.settle(&mut Silent);
    assert_eq!(in_play(&game), ["03", "06"]);
}

/// MA-29.19, MA-33.7: unlocked project cards go on the discard pile; in the final scoring straight into the archive.
#[test]
fn unlocked_cards_are_discarded() {
    let mut game = with_card(2, &[], "03");
    let mut last = game.clone();
    claim(&mut game, 0, "03");
    end_round(&mut game, 0);
    assert!(game.discard.has(card("90")) && game.story_state().unlocked.has(card("90")));
    assert!(game.audit().is_ok());
    last.round = 4;
    claim(&mut last, 0, "03");
    end_round(&mut last, 0);
    assert!(!last.discard.has(card("90")) && last.archive().unwrap().cards.has(card("90")));
}

/// MA-29.9, MA-29.21: a card without a story tile is in play, but its goal cannot be met in this game.
#[test]
fn the_fifth_card_of_a_game_has_no_tile() {
    let mut game = in_turn(story(2));
    game.story_state_mut().stack = 4;
    claim(&mut game, 0, "01");
    end_round(&mut game, 0);
    assert_eq!(game.story_state().play[0], InPlay { card: story_card("02"), followed: true, tile: None });
    assert!(!game.is_met(story_card("02")));
    assert!(placed(&game).contains(&("12".to_owned(), false)), "its quests are laid");
    let next = later(2, game.archive().unwrap());
    assert_eq!(next.story_state().play[0].tile, Some(quest("S1")));
}

/// MA-29.22, MA-14.11: the player chooses one of two story tiles on a location.
#[test]
fn one_of_two_story_tiles_is_chosen() {
    let mut game = with_card(2, &["02", "06"], "09");
    // The tile of 10 is on 9; the test places another one there.
    let tile = game.story_state().play.iter().find(|one| one.card == story_card("09")).unwrap().tile.unwrap();
    game.quests.iter_mut().find(|placed| placed.quest == tile).unwrap().place = place("9");
    game.me_mut().ship = place("9");
    hold(&mut game, &["A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08"]);
    game.push(Main { spent: 1 });
    let tiles: Vec<_> = game.quests.iter().filter(|one| one.place == place("9")).collect();
    assert_eq!(tiles.iter().filter(|one| one.quest.is_story()).count(), 2);
    assert!(choices(&game).contains(&format!("quest {tile}")));
}

/// MA-29.24, MA-29.25, MA-29.34: the goal counts only the named tiles; the player who ended the round reads.
#[test]
fn full_disc_tiles_meet_the_goal() {
    let mut game = with_card(3, &[], "06");
    assert!(!game.is_met(story_card("06")));
    fill(&mut game, "L12");
    assert!(game.is_met(story_card("06")), "L10 need not be filled");
    end_round(&mut game, 2);
    let read = *game.story_state().read_cards.last().unwrap();
    assert_eq!((read.card, read.seat), (story_card("06"), Seat(2)));
    let mut game = with_card(3, &[], "22");
    fill(&mut game, "L11");
    end_round(&mut game, 0);
    assert!(in_play(&game).contains(&"22".to_owned()), "both must be full");
    fill(&mut game, "L13");
    end_round(&mut game, 0);
    assert!(cards_read(&game).contains(&"22".to_owned()), "filled in different rounds");
}

/// Draws a card regardless of the cards read.
fn draw(game: &mut Maracaibo, name: &str) {
    game.story_state_mut().called.push(story_card(name));
    game.push(Check { first: Seat(0), jeanne: false });
    game.settle(&mut Silent);
}

/// MA-29.8, MA-29.26: of two cards with the same tile the higher stays. The tile stays, and the lower card leaves
/// unread and counts as read.
#[test]
fn the_higher_of_two_cards_with_one_tile_stays() {
    let mut game = with_card(3, &[], "22");
    game.story_state_mut().discs[legacy("L13").index()] = 2;
    draw(&mut game, "47");
    assert!(!in_play(&game).contains(&"22".to_owned()) && in_play(&game).contains(&"47".to_owned()));
    assert_eq!(*game.story_state().left, [story_card("22")]);
    assert!(game.story_state().has_read(story_card("22")) && game.has_legacy(legacy("L13")));
    assert_eq!(game.discs_on(legacy("L13")), 2);
    let mut game = with_card(3, &["41"], "47");
    draw(&mut game, "22");
    assert!(in_play(&game).contains(&"47".to_owned()));
    assert_eq!(*game.story_state().left, []);
    game.story_state_mut().read_cards =
        game.story_state().read_cards.iter().copied().filter(|read| read.card != story_card("22")).collect();
    draw(&mut game, "22");
    assert_eq!(*game.story_state().left, [story_card("22")], "the lower one leaves, though it came later");
}

/// MA-29.27, MA-29.28: a tile whose card has been read stays; several tiles may share a location.
#[test]
fn a_tile_without_a_card_stays() {
    let mut game = with_tile(3, "L13");
    game.story_state_mut().discs[legacy("L13").index()] = 1;
    draw(&mut game, "22");
    assert_eq!(game.discs_on(legacy("L13")), 1);
    assert!(in_play(&game).contains(&"22".to_owned()));
    let mut game = with_tile(3, "L20");
    game.lay_tile(legacy("L25"), &mut Silent);
    assert!(game.is_sick(place("12")) && game.has_legacy(legacy("L25")));
}

/// MA-29.29: an empty pile places no quests.
#[test]
fn an_empty_pile_places_no_quests() {
    let mut game = in_turn(story(2));
    claim(&mut game, 0, "01");
    game.quest_bag = Quests::NONE;
    game.quest_top = None;
    end_round(&mut game, 0);
    assert_eq!(placed(&game), [("8".to_owned(), true)]);
}

/// MA-29.30: in a city a story tile is a separate main action.
#[test]
fn a_story_tile_in_a_city_is_a_main_action() {
    let mut game = with_card(2, &[], "12");
    game.me_mut().ship = place("10");
    game.push(Unused { place: place("10"), spies: 0 });
    game.push(Main { spent: 1 });
    assert!(choices(&game).contains(&"city".to_owned()));
    assert!(game.check(Seat(0), Action::City).is_ok());
    let tile = game.quests.iter().find(|one| one.place == place("10")).unwrap().quest;
    assert!(tile.is_story());
    assert_eq!(game.quest_row(tile).unwrap().price.symbols().count(), 2);
}

/// MA-29.31, MA-30.3: during an epidemic a story tile at Cartagena can be fulfilled, but there is no city action.
#[test]
fn a_story_tile_is_fulfilled_in_an_epidemic() {
    let mut game = with_card(2, &[], "03");
    assert!(game.has_legacy(Legacy::L3));
    game.me_mut().ship = place("14");
    let herbs: Vec<String> = game
        .deck
        .iter()
        .filter(|&id| game.tables().card(id).object == Object::Herbs)
        .map(|id| id.to_string())
        .collect();
    let glass: Vec<String> = game
        .deck
        .iter()
        .filter(|&id| game.tables().card(id).object == Object::Spyglass)
        .map(|id| id.to_string())
        .collect();
    hold(&mut game, &[&herbs[0], &glass[0]]);
    game.push(Main { spent: 1 });
    let tile = game.quests.iter().find(|one| one.place == place("14")).unwrap().quest;
    assert_eq!(choices(&game)[..2], [format!("quest {tile}"), "skip".to_owned()]);
    assert_eq!(refused(&game, Action::City), "MA-30.3");
    play(
        &mut game,
        &[&format!("quest {tile}"), &format!("spend {}", herbs[0]), &format!("spend {}", glass[0])],
    );
    assert_eq!(choices(&game)[..2], ["cure L3", "skip"]);
}

/// MA-29.32: with L1 a story tile on 17 is a separate main action from the pier's quest.
#[test]
fn a_story_tile_is_separate_from_the_pier() {
    let mut game = with_card(2, &[], "14");
    assert!(game.pier.is_some());
    let tile = game.quests.iter().find(|one| one.place == place("17")).unwrap().quest;
    assert!(tile.is_story());
    game.me_mut().ship = place("17");
    game.push(Main { spent: 1 });
    assert_eq!(game.check(Seat(0), Action::Quest { quest: tile }).unwrap_err().clause, "MA-14.6");
}

/// MA-29.33: component files may not place tiles where some players cannot stop.
#[test]
fn tiles_at_restricted_locations_are_rejected() {
    let text = crate::data::STORY_FILES[0].1;
    for at in ["9a", "16a", "20", "21a", "22", "0"] {
        for changed in [
            text.replacen("story_at = \"15\"", &format!("story_at = \"{at}\""), 1),
            text.replacen("place = \"16\"", &format!("place = \"{at}\""), 1),
        ] {
            let files = engine::DataFiles::embedded(&[("story.toml", &changed)]);
            let discs = story(2).tables().disc_tiles;
            assert!(crate::data::read_campaign(&files, discs).is_err(), "{at}");
        }
    }
}

/// MA-19.9, MA-29.1, MA-29.39: the final scoring counts points before cards are read; a card drawn then waits.
#[test]
fn cards_drawn_in_the_final_scoring_wait() {
    let mut game = in_turn(story(2));
    game.round = 4;
    let three: Vec<Building> = Building::all().take(4).collect();
    game.buildings = three.iter().copied().collect();
    game.building_bag = Building::all().skip(4).collect();
    claim(&mut game, 1, "01");
    let quests = game.quests.len();
    end_round(&mut game, 0);
    assert!(game.outcome().is_some() && game.audit().is_ok());
    assert_eq!(game.story_state().play[0], InPlay { card: story_card("02"), followed: false, tile: None });
    assert_eq!(game.quests.len(), quests, "no quest is placed");
}

/// MA-34.5: events name only drawn cards, not one that waits for its join.
#[test]
fn events_name_only_drawn_cards() {
    let mut game = with_card(2, &[], "06");
    claim(&mut game, 0, "03");
    while game.steps.pop().is_some() {}
    let mut notes = Notes::default();
    game.begin_check(Seat(0), false);
    game.settle(&mut notes);
    let text = format!("{:?}", notes.0);
    assert!(text.contains("StoryRead") && !text.contains("StoryDrawn"), "{text}");
}
