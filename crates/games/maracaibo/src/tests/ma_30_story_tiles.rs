//! Chapter MA-30: legacy tiles added and removed by the story: lanes, epidemics, disc tiles, the toll, and gains of
//! stops.

use engine::{Game, Seat, Silent};

use super::helpers::*;
use super::stories::*;
use crate::fight::Fight;
use crate::sail::Sail;
use crate::step::Step;
use crate::stop::Main;
use crate::*;

/// Phase A from a location with 7 points, with these tiles.
fn sailing(seats: usize, tiles: &[&str], at: &str) -> Maracaibo {
    let mut game = in_turn(story(seats));
    tiles.iter().for_each(|tile| game.lay_tile(legacy(tile), &mut Silent));
    game.me_mut().ship = place(at);
    game.me_mut().visited.insert(place(at));
    game.push(Sail { left: 7, spent: 0, again: false, set: false });
    game
}

fn cost(game: &Maracaibo, from: &str, to: &str) -> u8 {
    game.lanes(place(from)).find(|(lane, _)| lane.to == place(to)).unwrap().1
}

/// MA-30.2: a marked lane costs three.
#[test]
fn marked_lanes_cost_three() {
    for (tile, from, to) in [("L2", "3", "5"), ("L8", "13", "16"), ("L18", "18", "19")] {
        assert_eq!(cost(&in_turn(story(2)), from, to), 1);
        let mut game = with_tile(2, tile);
        assert_eq!(cost(&game, from, to), 3);
        game.lift_tile(legacy(tile), &mut Silent);
        assert_eq!(cost(&game, from, to), 1, "MA-30.16");
    }
}

/// MA-30.3, MA-30.17, MA-30.18, MA-30.19: the city tile and a cube leave Cartagena; spies stay, and no points are
/// scored.
#[test]
fn an_epidemic_closes_cartagena() {
    let mut game = in_turn(story(3));
    cubes(&mut game, Nation::Spain, &["14"]);
    own(&mut game, 0, &["B001"]);
    let (reserve, points) = (game.reserves, game.me().points);
    game.lay_tile(Legacy::L3, &mut Silent);
    assert_eq!(game.tile_at(place("14")), None);
    assert_eq!((game.cubes[place("14").index()], game.reserves, game.me().points), (None, reserve, points));
    assert!(!game.is_city(place("14")) && !game.is_village(place("14")) && !game.has_flag(place("14")));
    assert_eq!(game.market(place("14")), None);
    game.me_mut().ship = place("14");
    game.push(Main { spent: 1 });
    assert_eq!(choices(&game)[0], "skip");
    assert_eq!((refused(&game, Action::City), refused(&game, Action::Village)), ("MA-30.3", "MA-7.1"));
}

/// MA-7.1, MA-30.12: sickness forbids village actions, and a village never has a city action.
#[test]
fn a_village_with_sickness_has_no_city_action() {
    for tile in ["L20", "L21", "L22", "L23"] {
        let mut game = with_tile(3, tile);
        game.me_mut().ship = game.tables().legacy(legacy(tile)).place.unwrap();
        game.push(Main { spent: 1 });
        let refusals = (refused(&game, Action::City), refused(&game, Action::Village));
        assert_eq!(refusals, ("MA-7.1", "MA-30.12"), "{tile}");
    }
}

/// MA-29.12, MA-30.20: when L3 leaves, a spare city tile for this number of players is placed.
#[test]
fn cartagena_opens_again() {
    for seats in 1..=4 {
        let mut game = with_tile(seats, "L3");
        let others: Vec<_> = game.tiles.iter().flatten().copied().collect();
        game.lift_tile(Legacy::L3, &mut Silent);
        let tile = game.tile_at(place("14")).unwrap();
        let city = game.tables().city(tile);
        assert!(!others.contains(&tile) && city.place.is_none());
        assert!((city.players_min..=city.players_max).contains(&(seats as u8)));
        assert!(game.is_city(place("14")) && game.market_room(place("14")) > 0);
    }
}

/// MA-30.9, MA-30.28, MA-7.6: each disc tile: its price, its reward, a disc, before the main action.
#[test]
fn disc_tiles_take_discs() {
    // The rows are tile, location, spaces, and the doubloons, points, combat points and spies after its use.
    let tiles = [
        ("L10", "2", 4, (20, 0, 1, 2)),
        ("L11", "6", 3, (19, 1, 1, 2)),
        ("L12", "7", 3, (20, 2, 0, 2)),
        ("L13", "9", 3, (22, 2, 1, 1)),
        ("L14", "8", 3, (18, 2, 1, 2)),
        ("L15", "15", 3, (20, 0, 1, 2)),
        ("L16", "18", 3, (22, 1, 1, 2)),
        ("L17", "19", 3, (20, 1, 0, 2)),
    ];
    for (tile, at, spaces, after) in tiles {
        let from = game_before(at);
        let mut game = sailing(3, &[tile], &from);
        game.me_mut().combat = if tile == "L17" { 2 } else { 1 };
        let object = match tile {
            "L15" => Some(Object::Herbs),
            "L16" => Some(Object::Map),
            _ => None,
        };
        let paid = object.map(|object| {
            let id = game.deck.iter().find(|&id| game.tables().card(id).object == object).unwrap();
            hold(&mut game, &[&id.to_string()]);
            id
        });
        play(&mut game, &[&format!("sail {at}"), "stop"]);
        assert_eq!(choices(&game)[..2], [format!("use {tile}"), "skip".to_owned()], "{tile}");
        play(&mut game, &[&format!("use {tile}")]);
        if let Some(card) = paid {
            play(&mut game, &[&format!("spend {card}")]);
        }
        if ["L15", "L17"].contains(&tile) {
            play(&mut game, &["nation france"]);
        }
        assert_eq!(refused(&game, Action::Skip), "MA-9.2", "the disc is due");
        play(&mut game, &["disc U1"]);
        assert_eq!((purse(&game), game.discs_on(legacy(tile)), game.me().discs[0]), (after, 1, 1), "{tile}");
        assert!(matches!(game.step(), Some(Step::Main(_))), "the main action follows");
        assert_eq!(game.tables().legacy(legacy(tile)).discs, spaces);
    }
}

/// The location before another one.
fn game_before(at: &str) -> String {
    let game = story(2);
    let from = Place::all().find(|&from| {
        game.is_there(from) && game.lanes(from).any(|(lane, cost)| lane.to == place(at) && cost == 1)
    });
    from.unwrap().to_string()
}

/// MA-30.9: a full tile cannot be used, nor any tile if no disc can be removed.
#[test]
fn a_full_tile_cannot_be_used() {
    let mut game = sailing(3, &["L14"], "7");
    fill(&mut game, "L14");
    play(&mut game, &["sail 8", "stop"]);
    assert!(matches!(game.step(), Some(Step::Main(_))));
    let mut game = sailing(3, &["L14"], "7");
    Area::all().for_each(|area| game.me_mut().discs[area.index()] = 0);
    play(&mut game, &["sail 8", "stop"]);
    assert!(matches!(game.step(), Some(Step::Main(_))));
}

/// MA-30.9: a disc tile is used once per stop, and may be skipped.
#[test]
fn a_disc_tile_may_be_skipped() {
    let mut game = sailing(3, &["L14"], "7");
    play(&mut game, &["sail 8", "stop", "skip"]);
    assert!(matches!(game.step(), Some(Step::Main(_))));
    assert_eq!(game.discs_on(legacy("L14")), 0);
}

/// MA-30.9: a completed upgrade works at once.
#[test]
fn a_disc_completes_an_upgrade() {
    let mut game = sailing(3, &["L14"], "7");
    game.me_mut().discs[Area::U4.index()] = 1;
    play(&mut game, &["sail 8", "stop", "use L14", "disc U4"]);
    // The tile costs two doubloons, and U4 pays five.
    assert_eq!(purse(&game), (23, 2, 1, 2));
}

/// MA-30.10, MA-31.29: with one and two players tiles start with discs from the box.
#[test]
fn tiles_start_with_discs_for_few_players() {
    for (seats, ten, others) in [(1, 1, 2), (2, 0, 1), (3, 0, 0), (4, 0, 0)] {
        assert_eq!(with_tile(seats, "L10").discs_on(legacy("L10")), ten);
        for tile in ["L11", "L12", "L13", "L14", "L15", "L16", "L17"] {
            assert_eq!(with_tile(seats, tile).discs_on(legacy(tile)), others, "{tile} with {seats}");
        }
    }
}

/// MA-30.11: passing L11 costs two doubloons, even if it is full; a player who cannot pay must stop.
#[test]
fn passing_the_toll_costs() {
    let mut game = sailing(3, &["L11"], "5");
    fill(&mut game, "L11");
    play(&mut game, &["sail 6", "sail 7"]);
    assert_eq!(game.me().doubloons, 18);
    let mut game = sailing(3, &["L11"], "5");
    game.me_mut().doubloons = 1;
    play(&mut game, &["sail 6"]);
    assert_eq!(choices(&game), ["stop"]);
    assert_eq!(refused(&game, Action::Sail { to: place("7") }), "MA-30.11");
    let mut game = sailing(3, &["L11"], "6");
    play(&mut game, &["sail 7"]);
    assert_eq!(game.me().doubloons, 20, "a ship that stops pays no toll");
    let aid = sailing(3, &["L11"], "5");
    let reach = aid.aid(Seat(0)).unwrap().reach;
    assert!(reach.iter().any(|way| way.to == place("7")));
}

/// MA-30.12: a skull tile forbids only village actions.
#[test]
fn sickness_forbids_village_actions() {
    for (tile, at) in [("L20", "12"), ("L21", "15"), ("L22", "16"), ("L23", "18")] {
        let mut game = with_tile(2, tile);
        game.me_mut().ship = place(at);
        lay(&mut game, "Q22", at);
        game.sailed = 4;
        game.push(Main { spent: 4 });
        assert!(choices(&game).contains(&"quest Q22".to_owned()));
        assert_eq!(refused(&game, Action::Village), "MA-30.12");
        assert!(game.is_village(place(at)), "cubes may still be placed");
    }
}

/// MA-30.5, MA-30.13, MA-30.28: every stop gives the gains of tiles before the main action.
#[test]
fn stops_give_the_gains_of_tiles() {
    let mut game = sailing(3, &["L25", "L20"], "11");
    play(&mut game, &["sail 12", "stop"]);
    assert_eq!(purse(&game), (20, 6, 1, 2));
    let mut game = sailing(3, &["L5"], "2");
    play(&mut game, &["sail 3", "stop"]);
    assert_eq!(purse(&game).3, 3);
}

/// MA-30.27: adding a tile gives no gains.
#[test]
fn adding_a_tile_gives_no_gains() {
    let mut game = in_turn(story(3));
    game.me_mut().ship = place("12");
    let before = purse(&game);
    game.lay_tile(legacy("L25"), &mut Silent);
    assert_eq!(purse(&game), before);
}

/// MA-30.1, MA-30.14, MA-30.15, MA-30.21: L1 takes a quest when it is added; a cube on 17 stays, now in a city.
#[test]
fn adding_l1_turns_17_into_a_city() {
    let mut game = in_turn(story(3));
    cubes(&mut game, Nation::France, &["17"]);
    let top = game.quest_top;
    game.lay_tile(Legacy::L1, &mut Silent);
    assert_eq!(game.pier, top);
    assert!(game.is_city(place("17")) && game.has_flag(place("17")));
    assert_eq!(game.cubes[place("17").index()], Some(Nation::France));
}

/// MA-30.4, MA-30.6, MA-30.7, MA-30.8: the new cities and combat actions come with their tiles.
#[test]
fn tiles_add_cities_and_combat_actions() {
    let mut game = in_turn(story(3));
    assert!(!game.is_there(Place::INLAND) && !game.is_there(Place::LAKE));
    for tile in ["L4", "L6", "L7", "L9"] {
        game.lay_tile(legacy(tile), &mut Silent);
    }
    assert!(game.is_there(Place::INLAND) && game.is_city(Place::LAKE));
    assert_eq!((cost(&game, "9", "9a"), cost(&game, "16", "16a")), (3, 1));
    game.me_mut().explorer = Space::END;
    game.push(Fight { token: None, nation: Nation::France, value: 30 });
    let legal = choices(&game);
    assert!(["sea 1", "sea 2", "mine", "annex 9a"].iter().all(|text| legal.contains(&(*text).to_owned())));
}

/// MA-30.16, MA-30.23, MA-30.24: a tile that leaves takes its cubes and discs, and may come back empty.
#[test]
fn a_removed_tile_takes_its_pieces() {
    let mut game = with_tile(3, "L6");
    game.sea[0] = Some(Nation::France);
    game.reserves[0] -= 1;
    game.lift_tile(legacy("L6"), &mut Silent);
    assert_eq!((game.sea, game.cubes_on_board(Nation::France)), ([None, None], 0));
    let mut game = with_tile(3, "L14");
    fill(&mut game, "L14");
    game.lift_tile(legacy("L14"), &mut Silent);
    game.lay_tile(legacy("L14"), &mut Silent);
    assert_eq!(game.discs_on(legacy("L14")), 0);
    let mut game = with_tile(3, "L1");
    game.lift_tile(Legacy::L1, &mut Silent);
    assert_eq!((game.pier, game.is_village(place("17"))), (None, true));
    assert_eq!(usize::from(game.quest_bag.len()) + 1 + 3, QuestId::PILED);
}

/// MA-30.26: interim scorings do not remove the discs of tiles.
#[test]
fn interim_scorings_keep_discs_on_tiles() {
    let mut game = with_card(3, &[], "06");
    game.story_state_mut().discs[legacy("L12").index()] = 2;
    end_round(&mut game, 0);
    assert_eq!(game.discs_on(legacy("L12")), 2);
}

/// MA-29.12, MA-30.29: SKULL removes a skull tile of the player's choice, may be declined, and needs a skull tile.
#[test]
fn skull_removes_a_chosen_tile() {
    let skulls = |tiles: &[&str]| {
        let mut game = in_turn(story(2));
        tiles.iter().for_each(|tile| game.lay_tile(legacy(tile), &mut Silent));
        game.begin_skull();
        game
    };
    let mut game = skulls(&["L21", "L3", "L12"]);
    assert_eq!(choices(&game)[..3], ["cure L3", "cure L21", "skip"]);
    assert_eq!(refused(&game, Action::Cure { legacy: legacy("L12") }), "MA-29.12");
    play(&mut game, &["cure L21"]);
    assert!(!game.has_legacy(legacy("L21")) && game.has_legacy(legacy("L3")));
    assert_eq!(skulls(&["L12"]).step(), Some(Step::Finish));
}
