//! Chapter MA-33: the archive between games, and all paths through the campaign.

use std::collections::BTreeSet;

use engine::{DataFiles, Game, List, Seat, Seed, SetupError, Silent};

use super::helpers::*;
use super::stories::*;
use crate::data::StoryGoal;
use crate::story::board;
use crate::*;

fn set_up(seats: usize, archive: Archive) -> Result<Maracaibo, SetupError> {
    let options = Options { campaign: Some(Box::new(archive)), ..story_options() };
    Maracaibo::new(built_in(), seats, &options, Seed::from(3))
}

/// A finished game, and its archive.
fn finished(seats: usize, for_b: &[&str], card: &str) -> (Maracaibo, Archive) {
    let mut game = with_card(seats, for_b, card);
    game.round = 4;
    end_round(&mut game, 0);
    decide_by(&mut game, for_b);
    let archive = *game.carry_over().unwrap().options.campaign.unwrap();
    (game, archive)
}

/// MA-33.1, MA-33.8: only a finished game gives an archive.
#[test]
fn an_archive_comes_from_a_finished_game() {
    let (game, archive) = finished(2, &[], "06");
    assert!(with_card(2, &[], "06").carry_over().is_none());
    assert_eq!(
        (archive.games, archive.campaign),
        (game.story_state().game(), game.tables().story.fingerprint)
    );
    let options = game.carry_over().unwrap().options;
    let text = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
    assert!(later(3, archive).options().campaign == options.campaign, "a record holds its archive");
}

/// MA-33.2, MA-33.3, MA-29.10: an archive holds cards, tiles and special cards, but no discs, cubes, quests or
/// scores.
#[test]
fn an_archive_holds_only_the_listed_parts() {
    let (_, archive) = finished(2, &[], "06");
    let text = serde_json::to_value(archive).unwrap();
    let keys: Vec<_> = text.as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["campaign", "cards", "epilogue", "games", "left", "met", "play", "tiles", "told"]);
    assert_eq!(text["play"][0], serde_json::json!({ "card": "03", "followed": true }));
    assert_eq!(text["told"][1]["choice"], "a");
    assert_eq!(text["tiles"], serde_json::json!(["L3", "L10", "L12"]));
}

/// MA-4.4, MA-33.4, MA-33.6, MA-30.25, MA-2.8: a later game may have another number of players. Tiles are empty,
/// story tiles start with the first, and quests follow the new number.
#[test]
fn a_later_game_starts_from_the_archive() {
    let mut game = with_card(4, &[], "06");
    fill(&mut game, "L12");
    game.round = 4;
    game.legacies.remove(legacy("L3"));
    game.story_state_mut().unlocked.insert(card("90"));
    let archive = Archive { cards: Cards::NONE, ..game.archive().unwrap() };
    let next = later(2, archive);
    assert_eq!(in_play(&next), ["03", "06"]);
    assert_eq!(next.story_state().play[0].tile, Some(quest("S1")));
    assert!(!next.has_legacy(legacy("L3")), "a skull tile that was removed stays away");
    assert_eq!((next.discs_on(legacy("L12")), next.discs_on(legacy("L10"))), (1, 0));
    assert_eq!(next.quests.len(), 3, "a story tile and a quest for each card");
    assert!(next.audit().is_ok());
}

/// MA-2.8, MA-2.9: unlocked special cards are shuffled into the A cards and can be dealt.
#[test]
fn special_cards_can_be_dealt() {
    let mut game = with_card(2, &[], "03");
    claim(&mut game, 0, "03");
    end_round(&mut game, 0);
    let archive = game.archive().unwrap();
    assert!(archive.cards.has(card("90")));
    let dealt = (0..60).filter(|&seed| {
        let options = Options { campaign: Some(Box::new(archive)), ..story_options() };
        let game = Maracaibo::new(built_in(), 4, &options, Seed::from(seed)).unwrap();
        assert!(game.audit().is_ok());
        game.players.iter().any(|player| player.hand.has(card("90")))
    });
    assert!(dealt.count() > 10);
}

/// MA-29.39, MA-33.6: a card drawn in the final scoring is followed at the next setup.
#[test]
fn a_waiting_card_is_followed_at_setup() {
    let mut game = with_card(2, &[], "02");
    game.round = 4;
    claim(&mut game, 0, "02");
    end_round(&mut game, 0);
    decide(&mut game, Choice::A);
    let next = later(3, *game.carry_over().unwrap().options.campaign.unwrap());
    assert!(["L3", "L10", "L12"].iter().all(|tile| next.has_legacy(legacy(tile))));
    assert!(next.story_state().play.iter().all(|one| one.followed));
    assert_eq!(next.tile_at(place("14")), None, "MA-30.17");
}

/// MA-30.21, MA-30.22: L1 takes a quest at every setup, and cubes return to their reserves.
#[test]
fn tiles_are_reset_at_setup() {
    let mut game = with_card(2, &["12"], "16");
    game.lay_tile(legacy("L9"), &mut Silent);
    game.mine = Some(Nation::Spain);
    let archive = game.archive().unwrap();
    let archive = Archive { tiles: archive.tiles | Legacies::one(Legacy::L1), ..archive };
    let next = later(2, archive);
    assert!(next.pier.is_some() && next.mine.is_none());
    assert_eq!(next.reserves, [12; 3]);
}

/// MA-33.5: levels belong to the classic mode, archives to the story mode.
#[test]
fn options_of_the_other_mode_are_rejected() {
    let level = Options { level: Level::Hard, ..story_options() };
    let refused = |options: &Options| Maracaibo::new(built_in(), 2, options, Seed::from(1)).unwrap_err();
    assert!(matches!(refused(&level), SetupError::Option { option: "level", .. }));
    let (_, archive) = finished(2, &[], "03");
    let classic = Options { campaign: Some(Box::new(archive)), ..Options::default() };
    assert!(matches!(refused(&classic), SetupError::Option { option: "campaign", .. }));
}

/// MA-33.3, MA-33.4, MA-33.6: between two games the board has the tiles, their discs for this number of seats and the
/// story tiles of the cards in play, but no random or player pieces.
#[test]
fn the_board_between_games_has_only_archived_pieces() {
    let (_, archive) = finished(4, &[], "06");
    for (seats, discs) in [(1, [1, 2]), (2, [0, 1]), (4, [0, 0])] {
        let (view, cards) = board(built_in(), seats, Some(&archive)).unwrap();
        assert_eq!(view.legacies, archive.tiles);
        let lying = |name: &str| view.tiles.iter().find(|tile| tile.id == legacy(name)).unwrap().discs;
        assert_eq!([lying("L10"), lying("L12")], discs);
        let cartagena = view.places.iter().find(|one| one.id == place("14")).unwrap();
        assert!(!cartagena.city && cartagena.tile.is_none());
        let quests: Vec<_> = view.places.iter().flat_map(|one| &one.quests).map(|quest| quest.id).collect();
        assert_eq!(quests, [quest("S1")]);
        assert_eq!(cards.iter().map(|one| one.id.to_string()).collect::<Vec<_>>(), ["03", "06"]);
        let own = view.places.iter().find(|one| one.id == Place::MARACAIBO).unwrap();
        assert_eq!(own.tile.is_some(), seats <= 2, "Maracaibo's own tile is not drawn");
        assert!(view.places.iter().all(|one| one.ships.is_empty() && !one.jeanne));
        assert!(view.spaces.iter().all(|one| one.quest.is_none() && one.explorers.is_empty()));
        assert!(view.row.iter().all(Option::is_none) && view.buildings.is_empty() && view.story.is_none());
    }
    let (view, cards) = board(built_in(), 3, None).unwrap();
    assert!(view.tiles.is_empty() && cards.is_empty(), "the first card is not met before the first game");
    assert!(board(built_in(), 9, None).is_none());
}

/// MA-33.9: an archive can be used several times.
#[test]
fn an_archive_can_be_used_twice() {
    let (_, archive) = finished(2, &[], "06");
    assert_eq!(set_up(2, archive), set_up(2, archive));
}

/// MA-33.10: an invalid archive is rejected.
#[test]
fn invalid_archives_are_rejected() {
    let (_, archive) = finished(2, &[], "06");
    assert!(set_up(2, archive).is_ok());
    let mut faults: Vec<(&str, Archive)> = Vec::new();
    faults.push(("other", Archive { campaign: Fingerprint::default(), ..archive }));
    let mut other = archive;
    other.read_cards[0].card = story_card("99");
    faults.push(("unknown", other));
    let mut other = archive;
    other.read_cards[1].card = story_card("01");
    faults.push(("twice", other));
    let mut other = archive;
    other.play[0].card = story_card("60");
    faults.push(("epilogue", other));
    let mut other = archive;
    other.play.reverse();
    faults.push(("order", other));
    let mut other = archive;
    other.read_cards[1].choice = None;
    faults.push(("vote", other));
    let mut other = archive;
    other.read_cards[0].game = 9;
    faults.push(("game", other));
    faults.push(("tile", Archive { tiles: archive.tiles | Legacies::one(legacy("L25")), ..archive }));
    // Card 06 adds L10 and L12, and its goal needs the discs of L12. Only that tile must be present.
    let mut other = Archive { tiles: archive.tiles - Legacies::one(legacy("L12")), ..archive };
    let laid = other.play.iter().position(|one| one.card == story_card("06")).unwrap();
    other.play[laid].followed = true;
    faults.push(("goal", other));
    faults.push(("project", Archive { cards: Cards::one(card("99")), ..archive }));
    let mut other = Archive { tiles: Legacies::NONE, met: Legacies::NONE, ..archive };
    other.play.clear();
    faults.push(("empty", other));
    for (reason, archive) in faults {
        let Err(SetupError::Option { option: "campaign", reason: message }) = set_up(2, archive) else {
            panic!("{reason} is let in")
        };
        assert_eq!(message.id, format!("ma-archive-{reason}"));
    }
}

/// MA-33.10: a followed card with a disc goal needs all tiles of its goal. A card that has not been followed adds
/// them itself.
#[test]
fn a_followed_card_without_its_disc_tiles_is_rejected() {
    let campaign = &story(2).tables().story;
    let mut asked = 0;
    for row in campaign.cards.iter() {
        let StoryGoal::Complete(wanted) = row.goal else { continue };
        for missing in wanted.iter() {
            let (_, archive) = finished(2, &[], "03");
            let mut play = List::new();
            play.push(Waiting { card: row.id, followed: true });
            let tiles = row.tiles - Legacies::one(missing);
            let archive = Archive { play, tiles, met: row.tiles, ..archive };
            let error = archive.check(campaign).unwrap_err();
            assert!(
                matches!(error, SetupError::Option { reason, .. } if reason.id == "ma-archive-goal"),
                "{}",
                row.id
            );
            let whole = Archive { tiles: row.tiles, ..archive };
            assert!(whole.check(campaign).is_ok(), "{}", row.id);
            let mut waiting = archive;
            waiting.play[0].followed = false;
            assert!(waiting.check(campaign).is_ok(), "{}", row.id);
            asked += 1;
        }
    }
    assert!(asked >= 8, "{asked} tiles were checked");
}

/// MA-33.2 (a), MA-33.10: an archive of another campaign is rejected with its own message; other component files
/// accept it.
#[test]
fn archives_of_another_campaign_are_rejected() {
    let (_, archive) = finished(2, &[], "06");
    let set = |file: &str, from: &str, to: &str| {
        let mut files = DataFiles::embedded(Maracaibo::INFO.data);
        let text = files.get(file).unwrap().replacen(from, to, 1);
        files.replace(file, text).unwrap();
        Maracaibo::load_data(&files).unwrap()
    };
    let options = Options { campaign: Some(Box::new(archive)), ..story_options() };
    let other = set("legacy.toml", "script = \"SPY1\"", "script = \"SPY2\"");
    assert!(Maracaibo::new(other, 2, &options, Seed::from(1)).is_ok());
    let text = crate::data::STORY_FILES[0].1.replacen("price = \"CP1\"", "price = \"CP2\"", 1);
    let files = DataFiles::embedded(&[("story.toml", &text)]);
    let discs = story(2).tables().disc_tiles;
    let campaign = crate::data::read_campaign(&files, discs).unwrap();
    let error = archive.check(&campaign).unwrap_err();
    assert!(matches!(error, SetupError::Option { reason, .. } if reason.id == "ma-archive-other"));
}

/// MA-33.11, MA-33.12: an epilogue ends the campaign; the game continues without story cards, and no other game
/// follows.
#[test]
fn an_epilogue_ends_the_campaign() {
    let mut game = with_card(2, &[], "52");
    claim(&mut game, 0, "52");
    end_round(&mut game, 0);
    decide(&mut game, Choice::A);
    assert_eq!(game.story_state().epilogue, Some(story_card("62")), "a treaty, and a blank map");
    assert!(in_play(&game).is_empty() && game.outcome().is_none());
    assert!(game.quests.iter().all(|one| !one.quest.is_story()));
    assert!(game.audit().is_ok());
    let archive = game.archive().unwrap();
    let Err(SetupError::Option { reason, .. }) = set_up(2, archive) else { panic!("it is over") };
    assert_eq!(reason.id, "ma-archive-over");
}

/// MA-31.27, MA-31.28, MA-31.26, MA-31.19: Jeanne stops for a story tile and takes it without its reward; the player
/// reads the card.
#[test]
fn jeanne_takes_a_story_tile() {
    let mut game = in_turn(story(1));
    let jeanne = game.jeanne.as_mut().unwrap();
    jeanne.ship = place("14");
    let automa = AutomaId::read("A1").unwrap();
    jeanne.deck = Automas::one(automa);
    jeanne.discard = Automas::NONE;
    while game.steps.pop().is_some() {}
    game.begin_jeanne(&mut Silent);
    game.settle(&mut Silent);
    let jeanne = game.jeanne.unwrap();
    assert_eq!((jeanne.ship, jeanne.points), (place("15"), 0));
    assert!(jeanne.quests.has(quest("S1")) && game.is_met(story_card("01")));
    end_round(&mut game, 0);
    assert_eq!(game.story_state().read_cards[0].seat, Seat(0));
    assert_eq!(in_play(&game), ["02"]);
}

/// MA-31.18, MA-31.25, MA-31.30: she ignores disc tiles and raised lane prices, and treats Cartagena in an epidemic
/// as a village.
#[test]
fn jeanne_ignores_most_tiles() {
    let mut game = in_turn(story(1));
    for tile in ["L3", "L10", "L11", "L25"] {
        game.lay_tile(legacy(tile), &mut Silent);
    }
    let discs = game.story_state().discs;
    let points = game.jeanne.unwrap().points;
    let jeanne = game.jeanne.as_mut().unwrap();
    jeanne.ship = place("11");
    jeanne.deck = Automas::one(AutomaId::read("A2").unwrap());
    jeanne.discard = Automas::NONE;
    while game.steps.pop().is_some() {}
    game.begin_jeanne(&mut Silent);
    game.settle(&mut Silent);
    assert_eq!(game.jeanne.unwrap().ship, place("15"), "she passes Cartagena for the story tile behind it");
    assert_eq!((game.story_state().discs, game.jeanne.unwrap().points), (discs, points));
    for solo in 1..=5 {
        let options = Options { solo: Some(solo), ..story_options() };
        assert!(Maracaibo::new(built_in(), 1, &options, Seed::from(1)).unwrap().audit().is_ok());
    }
}

/// Plays a campaign in which every goal is met as soon as possible.
fn campaign(seats: usize, votes: u32) -> (Archive, usize) {
    let voters: Vec<String> = {
        let game = story(2);
        game.tables()
            .story
            .cards
            .iter()
            .filter(|row| row.vote.is_some())
            .map(|row| row.id.to_string())
            .collect()
    };
    let chosen = voters.iter().enumerate().filter(|(at, _)| votes & (1 << at) != 0);
    let for_b: Vec<&str> = chosen.map(|(_, card)| card.as_str()).collect();
    let mut game = in_turn(story(seats));
    let mut games = 1;
    for _ in 0..100 {
        let before: BTreeSet<Legacy> = game.legacies.iter().collect();
        meet_all(&mut game);
        end_round(&mut game, 0);
        decide_by(&mut game, &for_b);
        assert!(game.story_state().left.is_empty(), "no two cards of this campaign share a tile");
        let sick = game.has_legacy(legacy("L20")) && game.has_legacy(legacy("L25"));
        assert!(!sick, "L25 blocks a location: {before:?}");
        if game.outcome().is_some() {
            let archive = game.archive().unwrap();
            archive.check(&game.tables().story).unwrap();
            assert_eq!(game.carry_over().unwrap().ended, archive.epilogue.is_some(), "MA-33.11");
            if archive.epilogue.is_some() {
                return (archive, games);
            }
            games += 1;
            game = in_turn(later(seats, archive));
        }
    }
    panic!("the campaign never ends with votes {votes:b}");
}

/// MA-29, MA-33: every path through the campaign ends with an epilogue, in four games or more, for every number of
/// players. All cards and tiles are met on some path. The small size plays 16 paths, the full size all 256.
#[test]
fn every_path_ends_with_an_epilogue() {
    let (mut cards, mut tiles, mut ends) = (BTreeSet::new(), Legacies::NONE, BTreeSet::new());
    let step = engine::kit::size(17, 1);
    for votes in (0..256).step_by(step as usize) {
        for seats in 1..=engine::kit::size(2, 4) as usize {
            let (archive, games) = campaign(seats, votes);
            assert!((4..=9).contains(&games), "{games} games with votes {votes:b}");
            cards.extend(archive.read_cards.iter().map(|read| read.card));
            tiles |= archive.met;
            ends.insert(archive.epilogue.unwrap());
        }
    }
    let story = story(2);
    let all = story.tables().story.cards.iter().filter(|row| row.goal != StoryGoal::End).count();
    assert_eq!((cards.len(), tiles, ends.len()), (all, Legacies::all(), 4));
}
