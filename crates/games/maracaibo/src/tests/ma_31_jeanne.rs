//! Chapter MA-31 except Jeanne's single cards.

use engine::{Game, Notes, Seat, Silent, Told};

use super::helpers::*;
use crate::automa::JeanneActs;
use crate::step::Step;
use crate::*;

fn solo(level: Level) -> Maracaibo {
    in_turn(variant(1, 3, Options { level, ..Options::default() }))
}

fn jeanne(game: &mut Maracaibo) -> &mut Jeanne {
    game.jeanne.as_mut().unwrap()
}

/// Lets her follow a card at her location.
fn acts(game: &mut Maracaibo, name: &str) {
    while game.steps.pop().is_some() {}
    game.steps.push(Step::EndJeanne);
    game.push(JeanneActs { card: AutomaId::read(name).unwrap() });
    game.settle(&mut Silent);
}

/// Lets her begin her turn with a card.
fn begins(game: &mut Maracaibo, name: &str) {
    jeanne(game).deck = [AutomaId::read(name).unwrap()].into_iter().collect();
    while game.steps.pop().is_some() {}
    game.begin_jeanne(&mut Silent);
}

/// MA-31.1: setup is as for two players; she has only her markers and her board.
#[test]
fn she_begins_with_nothing() {
    let game = game(1, 3);
    let jeanne = game.jeanne.unwrap();
    assert_eq!(
        (jeanne.points, jeanne.influence, jeanne.ship, jeanne.explorer),
        (0, [0; 3], place("0"), space("E1"))
    );
    assert!(jeanne.cards.is_empty() && jeanne.quests.is_empty() && jeanne.discs_gone == 0);
    assert_eq!(game.reserves, [12; 3]);
    assert_eq!(game.tile_at(place("11")), CityTile::read("T13"));
}

/// MA-31.4: the player moves first, then she; her discards become her pile.
#[test]
fn turns_alternate_and_her_pile_is_shuffled_again() {
    let mut game = solo(Level::Easy);
    let pile = jeanne(&mut game).deck.len();
    for turn in 1..=pile + 1 {
        jeanne(&mut game).ship = place("0");
        while game.steps.pop().is_some() {}
        game.steps.push(Step::EndTurn);
        game.settle(&mut Silent);
        assert_eq!(game.turn().actors().first(), Some(Seat(0)), "her turn is automatic");
        let jeanne = game.jeanne.unwrap();
        assert_eq!(jeanne.deck.len() + jeanne.discard.len(), pile);
        assert_eq!(jeanne.reshuffled, turn > pile);
    }
}

/// MA-31.6: inland cities are stops for her once her explorer has advanced far enough; otherwise she takes the direct
/// lane.
#[test]
fn inland_cities_are_stops_for_her() {
    for (explorer, expected) in [("E3", "10"), ("E4", "9a")] {
        let mut game = solo(Level::Hard);
        jeanne(&mut game).ship = place("8");
        jeanne(&mut game).explorer = space(explorer);
        begins(&mut game, "A2");
        assert_eq!(jeanne(&mut game).ship, place(expected), "the inland city is the lower way");
    }
    let mut game = solo(Level::Hard);
    jeanne(&mut game).ship = place("8");
    jeanne(&mut game).explorer = space("E22");
    begins(&mut game, "A1");
    assert_eq!(jeanne(&mut game).ship, place("10"), "the direct lane is the upper way");
}

/// MA-31.9: without a disc she takes the card instead.
#[test]
fn without_discs_she_takes_cards() {
    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    jeanne(&mut game).discs_gone = 22;
    acts(&mut game, "A2");
    assert_eq!((jeanne(&mut game).cards.len(), game.markets[place("10").index()]), (1, 0));
}

/// MA-31.10: she ignores the action of the city and the points of the homeward spaces.
#[test]
fn she_ignores_city_actions_and_homeward_points() {
    for at in ["11", "20", "21a"] {
        let mut game = solo(Level::Easy);
        jeanne(&mut game).ship = place(at);
        acts(&mut game, "A2");
        assert_eq!((jeanne(&mut game).points, jeanne(&mut game).influence), (0, [1, 0, 0]), "{at}");
    }
}

/// MA-31.12: her explorer takes a quest in reach; otherwise it follows the shortest path, without rewards.
#[test]
fn her_explorer_takes_quests_in_reach() {
    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    jeanne(&mut game).explorer = space("E6");
    acts(&mut game, "A1");
    assert_eq!((jeanne(&mut game).explorer, jeanne(&mut game).quests.len()), (space("7b"), 1));
    assert_eq!(game.trail[0], None);
    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    jeanne(&mut game).explorer = space("E6");
    game.trail[0] = None;
    acts(&mut game, "A1");
    assert_eq!((jeanne(&mut game).explorer, jeanne(&mut game).points), (space("E8"), 0));
}

/// MA-31.12: spaces that do not count can make the long branch the shortest.
#[test]
fn her_explorer_takes_the_shortest_path() {
    for (yours, expected) in [("E3", "E18"), ("18b", "E19"), ("E18", "E19")] {
        let mut game = solo(Level::Easy);
        jeanne(&mut game).explorer = space("E17");
        game.me_mut().explorer = space(yours);
        game.trail[2] = None;
        game.jeanne_explores(1, &mut Silent);
        assert_eq!(jeanne(&mut game).explorer, space(expected), "18a is used, you are on {yours}");
    }
}

/// MA-31.5: the log counts the stops she makes, without those a hand prevents, and names the direction at a fork that
/// is open to her.
#[test]
fn the_log_describes_her_voyage() {
    let sails = |level: Level, round: u8, from: &str, name: &str| {
        let mut game = solo(level);
        game.round = round;
        jeanne(&mut game).ship = place(from);
        jeanne(&mut game).deck = [AutomaId::read(name).unwrap()].into_iter().collect();
        while game.steps.pop().is_some() {}
        let mut notes = Notes::default();
        game.begin_jeanne(&mut notes);
        let sailed = notes.0.into_iter().find_map(|told| match told {
            Told::All(Event::JeanneSailed { place, way, stops, .. }) => Some((place, way, stops)),
            Told::All(_) | Told::Some { .. } => None,
        });
        sailed.unwrap()
    };
    assert_eq!(sails(Level::Easy, 1, "10", "A4"), (place("13"), Way::Upper, 2));
    assert_eq!(sails(Level::Easy, 1, "20", "A4"), (place("21a"), Way::Only, 1));
    assert_eq!(sails(Level::Easy, 4, "20", "A5"), (place("21b"), Way::Only, 1));
    assert_eq!(sails(Level::Easy, 1, "2", "A2"), (place("3"), Way::Only, 1));
    assert_eq!(sails(Level::Easy, 1, "3", "A2"), (place("5"), Way::Lower, 1));
    assert_eq!(sails(Level::Hard, 1, "8", "A2"), (place("10"), Way::Only, 1), "9a is closed to her");
}

/// MA-31.15: she uses the first pile that is not empty; without tokens all values are 3; without a cube she places
/// none.
#[test]
fn her_combats_without_tokens_and_cubes() {
    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    game.piles = [0, 12];
    acts(&mut game, "A3");
    assert_eq!((game.piles, jeanne(&mut game).combats.len()), ([0, 11], 1));

    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    game.piles = [0, 0];
    game.reserves = [0, 5, 5];
    let before = game.cubes;
    acts(&mut game, "A3");
    assert_eq!(jeanne(&mut game).influence, [2, 0, 0], "all values are 3, France comes first");
    assert_eq!((game.cubes, game.reserves), (before, [0, 5, 5]));
}

/// MA-31.14: without a free city the cube goes to a village, and without either to the box.
#[test]
fn her_cubes_go_to_villages_and_to_the_box() {
    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    game.piles = [0, 0];
    for at in ["3", "4", "5", "10", "11", "13", "14"] {
        game.cubes[place(at).index()] = Some(Nation::Spain);
    }
    acts(&mut game, "A3");
    assert_eq!(game.cubes[place("1").index()], Some(Nation::France));
    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    game.piles = [0, 0];
    game.cubes = [Some(Nation::Spain); Place::COUNT];
    let left = game.reserves[0];
    acts(&mut game, "A3");
    assert_eq!(game.reserves[0], left - 1);
}

/// MA-31.16: each step beyond the last space gives her 2 points.
#[test]
fn influence_beyond_the_last_space_scores_for_her() {
    let mut game = solo(Level::Easy);
    jeanne(&mut game).ship = place("10");
    jeanne(&mut game).influence = [14, 0, 0];
    acts(&mut game, "A2");
    assert_eq!((jeanne(&mut game).influence[0], jeanne(&mut game).points), (14, 2));
}

/// MA-31.18: she ignores L5 and L8, and takes nothing from L6 and L9.
#[test]
fn she_ignores_legacy_tiles() {
    let mut game = solo(Level::Hard);
    jeanne(&mut game).ship = place("13");
    while let Some(placed) = game.quests.pop() {
        game.quest_bag.insert(placed.quest);
    }
    begins(&mut game, "A1");
    assert_eq!(
        jeanne(&mut game).ship,
        place("17"),
        "16 is a village, L1 makes 17 a stop; L8 costs her nothing"
    );
    let mut game = solo(Level::Hard);
    jeanne(&mut game).ship = place("0");
    begins(&mut game, "A1");
    assert_eq!(jeanne(&mut game).ship, place("3"));
    acts(&mut game, "A3");
    assert_eq!((game.sea, game.mine), ([None, None], None));
}

/// MA-31.20: her score breakdown.
#[test]
fn her_score_counts_leads() {
    let mut game = solo(Level::Easy);
    let jeanne = jeanne(&mut game);
    jeanne.points = 7;
    jeanne.quests = QuestId::all().take(3).collect();
    jeanne.discs_gone = 8;
    jeanne.explorer = space("13a");
    jeanne.influence = [5, 0, 0];
    game.me_mut().explorer = space("E3");
    let sheet = game.jeanne_sheet(&game.jeanne.unwrap());
    let item = |name: &str| sheet.0.iter().find(|line| line.item == name).map_or(0, |line| line.points);
    assert_eq!((item("track"), item("automa-income"), item("majority")), (7, 10, 3));
    assert_eq!((item("automa-quests"), item("lead-quests"), item("lead-upgrades")), (15, 20, 30));
    // She is ahead by ten spaces.
    assert_eq!(item("lead-explorer"), 20);
    // France: one cube on the board, tied with the others for most, one empty space: rank 2 times 3.
    assert_eq!(item("nations"), 6);
}

/// Her points for the lead of her explorer. The quest spaces `used` have lost their tiles.
fn explorer_points(hers: &str, yours: &str, used: &[&str]) -> i32 {
    let mut game = solo(Level::Easy);
    for &at in used {
        let at = Space::QUESTS.iter().position(|&quest| quest == space(at)).unwrap();
        game.trail[at] = None;
    }
    jeanne(&mut game).explorer = space(hers);
    game.me_mut().explorer = space(yours);
    let sheet = game.jeanne_sheet(&game.jeanne.unwrap());
    sheet.0.iter().find(|line| line.item == "lead-explorer").map_or(0, |line| line.points)
}

/// MA-31.21: an explorer on the long branch of a fork is ahead of one before the fork.
#[test]
fn an_explorer_in_a_fork_is_ahead_of_one_before_it() {
    assert_eq!((explorer_points("E6", "7a", &[]), explorer_points("7a", "E6", &[])), (0, 10));
    assert_eq!((explorer_points("E12", "13c", &[]), explorer_points("13c", "E12", &[])), (0, 10));
    assert_eq!((explorer_points("E17", "18a", &[]), explorer_points("18a", "E17", &[])), (0, 10));
}

/// MA-31.21: the spaces between are counted along the track; 8 and 11 of them give more.
#[test]
fn the_spaces_between_explorers_are_counted() {
    // From E3 to 13a are 10 spaces, although their distances to the end differ by 8 only.
    assert_eq!((explorer_points("13a", "E3", &[]), explorer_points("13b", "E3", &[])), (20, 30));
    assert_eq!((explorer_points("E10", "E3", &[]), explorer_points("E11", "E3", &[])), (10, 20));
}

/// MA-31.21: used quest spaces on the way do not count; the space of the explorer that is ahead does.
#[test]
fn used_quest_spaces_between_explorers_do_not_count() {
    assert_eq!((explorer_points("E13", "7a", &[]), explorer_points("E13", "7a", &["7b"])), (20, 10));
    assert_eq!(explorer_points("7b", "7a", &["7b"]), 10);
}

/// MA-31.21: on different branches the explorer closer to the next line is ahead; equal distances are not a lead.
#[test]
fn on_different_branches_the_next_line_decides() {
    assert_eq!((explorer_points("E7", "7a", &[]), explorer_points("7a", "E7", &[])), (10, 0));
    assert_eq!((explorer_points("E7", "7c", &[]), explorer_points("7c", "E7", &[])), (0, 0));
    assert_eq!((explorer_points("E13", "13b", &[]), explorer_points("13b", "E13", &[])), (10, 0));
}

/// MA-31.21: at most one of two explorers is ahead, and one reachable from the other always is.
#[test]
fn one_explorer_is_ahead_of_the_other() {
    let tables = solo(Level::Easy).tables();
    let all: Vec<Space> = Space::all().collect();
    for used in 0..1 << Space::QUESTS.len() {
        let used = Space::QUESTS.iter().enumerate().filter(|(at, _)| used & (1 << at) != 0);
        let used = used.fold(0, |bits, (_, at)| bits | 1 << at.index());
        for (&first, &second) in all.iter().flat_map(|first| all.iter().map(move |second| (first, second))) {
            let lead = tables.explorer_lead(first, second, used);
            assert!(lead == 0 || tables.explorer_lead(second, first, used) == 0, "{first:?}, {second:?}");
            let is_beyond = tables.spaces_between(second, first, used).is_some();
            assert!(lead > 0 || !is_beyond, "{first:?} is beyond {second:?}");
        }
    }
}

/// MA-31.22: the player wins with more points than Jeanne, shares with as many, and loses with fewer.
#[test]
fn you_win_share_or_lose_against_her() {
    let end = |mine: u16| {
        let mut game = solo(Level::Easy);
        jeanne(&mut game).points = 50;
        game.me_mut().points = mine;
        // Explorers and tracks of both are at the start, so only points differ.
        while game.steps.pop().is_some() {}
        game.outcome().unwrap()
    };
    assert_eq!((end(51).ending, end(51).winners), ("solo-won", vec![Seat(0)]));
    assert_eq!((end(50).ending, end(50).winners), ("solo-shared", vec![Seat(0)]));
    assert_eq!((end(49).ending, end(49).winners), ("solo-lost", vec![]));
    assert_eq!(end(50).rivals.len(), 1);
}

/// MA-31.23: her explorer pays toll, and she is a guest at her stops.
#[test]
fn she_pays_toll_and_is_a_guest() {
    let mut game = solo(Level::Easy);
    own(&mut game, 0, &["B085", "A26", "B037"]);
    jeanne(&mut game).explorer = space("E2");
    jeanne(&mut game).points = 5;
    run(&mut game, Origin::Spying(Spying::read("ESP10").unwrap()));
    play(&mut game, &["explore E3", "stop"]);
    assert_eq!((game.me().points, jeanne(&mut game).points), (1, 4));
    jeanne(&mut game).ship = place("0");
    begins(&mut game, "A1");
    assert_eq!(choices(&game)[..2], ["points", "doubloons"], "she stops at 3, where your spy is");
}

/// MA-31.24: the side that did not trigger the scoring starts the next round.
#[test]
fn the_other_side_starts_the_next_round() {
    let scoring = |jeanne: bool| {
        let mut game = solo(Level::Easy);
        while game.steps.pop().is_some() {}
        game.begin_scoring(Seat(0), jeanne, &mut Silent);
        game.settle(&mut Silent);
        play(&mut game, &["points"]);
        assert_eq!(game.round, 2);
        game.jeanne.unwrap().card.is_some()
    };
    assert!(scoring(false), "she has already played");
    assert!(!scoring(true), "the player moves first");
}

/// MA-31.17: step 2 of an interim scoring pays her track and her cards; she gets nothing in step 1.
#[test]
fn her_income_comes_with_the_interim_scoring() {
    let mut game = solo(Level::Easy);
    jeanne(&mut game).discs_gone = 6;
    jeanne(&mut game).cards = [card("A01")].into_iter().collect();
    while game.steps.pop().is_some() {}
    game.begin_scoring(Seat(0), true, &mut Silent);
    game.settle(&mut Silent);
    play(&mut game, &["points"]);
    assert_eq!(jeanne(&mut game).points, 7);
}

/// MA-31.7 to MA-31.15: the log names the rule behind each of her actions, also if it has no effect.
#[test]
fn the_log_names_her_reasons() {
    let reasons = |change: &dyn Fn(&mut Maracaibo), name: &str| -> Vec<Reason> {
        let mut game = solo(Level::Easy);
        jeanne(&mut game).ship = place("10");
        change(&mut game);
        while game.steps.pop().is_some() {}
        game.steps.push(Step::EndJeanne);
        game.push(JeanneActs { card: AutomaId::read(name).unwrap() });
        let mut notes = Notes::default();
        game.settle(&mut notes);
        let why = |told: Told<Event>| match told {
            Told::All(
                Event::JeanneQuest { why, .. }
                | Event::JeanneTook { why, .. }
                | Event::JeanneExplored { why, .. }
                | Event::JeanneCombat { why, .. }
                | Event::JeanneAnnexed { why, .. }
                | Event::JeanneIdle { why },
            ) => Some(why),
            Told::All(_) | Told::Some { .. } => None,
        };
        notes.0.into_iter().filter_map(why).collect()
    };
    let quest = QuestId::read("Q01").unwrap();
    let at = |there: &'static str| move |game: &mut Maracaibo| jeanne(game).ship = place(there);
    assert_eq!(
        reasons(&|game| game.quests.push(PlacedQuest { place: place("10"), quest }), "A2"),
        [Reason::Stop]
    );
    assert_eq!(reasons(&at("21a"), "A2"), [Reason::Homeward]);
    assert_eq!(reasons(&|game| game.markets[place("10").index()] = 9, "A2"), [Reason::MarketFull]);
    assert_eq!(reasons(&|game| jeanne(game).discs_gone = 22, "B3"), [Reason::NoDisc, Reason::NoDisc]);
    assert_eq!(reasons(&|_| (), "A1"), [Reason::Shortest]);
    assert_eq!(reasons(&|game| jeanne(game).explorer = Space::END, "A1"), [Reason::AtEnd]);
    assert_eq!(reasons(&|_| (), "B2"), [Reason::Card]);
    assert_eq!(reasons(&|game| game.piles = [0, 0], "A3"), [Reason::Order, Reason::City]);
    assert_eq!(reasons(&|game| game.piles = [0, 0], "C4"), [Reason::Order, Reason::City, Reason::Further]);
    let bare = |game: &mut Maracaibo| (game.piles, game.reserves) = ([0, 0], [0, 5, 5]);
    assert_eq!(reasons(&bare, "A3"), [Reason::Order, Reason::NoCube]);
}
