//! Each of Jeanne's cards: stops, the card taken, and actions (MA-31).

use engine::{Game, Seat, Silent};

use super::helpers::*;
use crate::automa::JeanneActs;
use crate::step::Step;
use crate::*;

fn automa(name: &str) -> AutomaId {
    AutomaId::read(name).unwrap()
}

/// A solo game with Jeanne in a city. The market is full, so she takes a face-up card.
fn solo(round: u8) -> Maracaibo {
    let mut game = in_turn(game(1, 1));
    game.round = round;
    game.me_mut().ship = place("2");
    let jeanne = game.jeanne.as_mut().unwrap();
    jeanne.ship = place("10");
    game.markets[place("10").index()] = 4;
    game
}

/// Lets her follow the card at her location.
fn acts(name: &str, round: u8) -> Maracaibo {
    let mut game = solo(round);
    while game.steps.pop().is_some() {}
    game.steps.push(Step::EndJeanne);
    game.push(JeanneActs { card: automa(name) });
    game.settle(&mut Silent);
    game
}

fn jeanne(game: &Maracaibo) -> &Jeanne {
    game.jeanne.as_ref().unwrap()
}

/// Points, total influence, removed discs, quest tiles, combat tokens.
fn gains(game: &Maracaibo) -> (u16, u8, u8, u8, u8) {
    let jeanne = jeanne(game);
    let influence = jeanne.influence.iter().sum();
    (jeanne.points, influence, jeanne.discs_gone, jeanne.quests.len(), jeanne.combats.len())
}

/// MA-31.8: she takes the face-up card of the printed position.
fn took(name: &str, position: usize) {
    let row = solo(1).row;
    let game = acts(name, 1);
    assert!(jeanne(&game).cards.has(row[position - 1].unwrap()), "{name} takes {position}");
    assert_eq!(jeanne(&game).cards.len(), 1);
    assert!(game.row.iter().all(Option::is_some), "the row is refilled");
}

/// Checks early and late gains, the position she takes, and the move of her explorer.
fn check(
    name: &str,
    position: usize,
    early: (u16, u8, u8, u8, u8),
    late: (u16, u8, u8, u8, u8),
    spaces: [u8; 2],
) {
    took(name, position);
    for (round, expected, moved) in
        [(1, early, spaces[0]), (2, early, spaces[0]), (3, late, spaces[1]), (4, late, spaces[1])]
    {
        let game = acts(name, round);
        assert_eq!(gains(&game), expected, "{name} in round {round}");
        assert_eq!(jeanne(&game).explorer.index(), usize::from(moved), "{name} in round {round}");
    }
}

macro_rules! cards {
    ($($(#[$doc:meta])* $test:ident: $name:literal, $position:literal, $early:expr, $late:expr, $spaces:expr;)*) => { $(
        $(#[$doc])*
        #[test]
        fn $test() {
            check($name, $position, $early, $late, $spaces);
        }
    )* };
}

cards! {
    /// MA-31.12: her explorer moves 2 spaces.
    a1: "A1", 3, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), [2, 2];
    /// MA-31.11: one influence.
    a2: "A2", 2, (0, 1, 0, 0, 0), (0, 1, 0, 0, 0), [0, 0];
    /// MA-31.14: a Combat and 2 influence.
    a3: "A3", 4, (0, 2, 0, 0, 1), (0, 2, 0, 0, 1), [0, 0];
    /// MA-31.11.
    a4: "A4", 1, (0, 1, 0, 0, 0), (0, 1, 0, 0, 0), [0, 0];
    /// MA-31.11.
    a5: "A5", 3, (0, 1, 0, 0, 0), (0, 1, 0, 0, 0), [0, 0];
    /// MA-31.11, MA-31.12: 4 points; the explorer moves farther from round III on.
    b1: "B1", 3, (4, 0, 0, 0, 0), (4, 0, 0, 0, 0), [2, 4];
    /// MA-31.11: a quest of the pile, and 4 points from round III on.
    b2: "B2", 3, (0, 0, 0, 1, 0), (4, 0, 0, 1, 0), [0, 0];
    /// MA-31.11: a disc, and 4 points from round III on.
    b3: "B3", 3, (0, 0, 1, 0, 0), (4, 0, 1, 0, 0), [0, 0];
    /// MA-31.11, MA-31.12.
    b4: "B4", 3, (4, 0, 0, 0, 0), (4, 0, 0, 0, 0), [2, 4];
    /// MA-31.11.
    b5: "B5", 3, (0, 0, 1, 0, 0), (4, 0, 1, 0, 0), [0, 0];
    /// MA-31.14: a Combat, 3 influence, 2 points.
    b6: "B6", 4, (2, 3, 0, 0, 1), (2, 3, 0, 0, 1), [0, 0];
    /// MA-31.11.
    c1: "C1", 1, (4, 0, 1, 0, 0), (4, 0, 1, 0, 0), [0, 0];
    /// MA-31.11.
    c2: "C2", 2, (3, 0, 0, 1, 0), (3, 0, 0, 1, 0), [0, 0];
    /// MA-31.11, MA-31.12.
    c3: "C3", 3, (4, 0, 0, 0, 0), (4, 0, 0, 0, 0), [3, 4];
    /// MA-31.14: a Combat with one more village, 3 influence, 2 points.
    c4: "C4", 4, (2, 3, 0, 0, 1), (2, 3, 0, 0, 1), [0, 0];
}

/// MA-31.11: the nations of the influence cards.
#[test]
fn influence_cards_name_their_nations() {
    for (name, expected) in [("A2", [1, 0, 0]), ("A4", [0, 1, 0]), ("A5", [0, 0, 1])] {
        assert_eq!(jeanne(&acts(name, 1)).influence, expected, "{name}");
    }
}

/// MA-31.14: the lowest free city, and with C4 also the lowest free village.
#[test]
fn her_combats_place_cubes() {
    let placed = |name: &str| {
        let (before, after) = (solo(1).cubes, acts(name, 1).cubes);
        Place::all()
            .filter(|at| before[at.index()] != after[at.index()])
            .map(|at| at.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(placed("A3"), ["3"]);
    assert_eq!(placed("B6"), ["3"]);
    assert_eq!(placed("C4"), ["1", "3"]);
}

/// MA-31.5: her stops are cities and locations with a quest; the card's arrow decides at forks.
#[test]
fn she_sails_by_stops() {
    let sails = |name: &str, from: &str| {
        let mut game = in_turn(game(1, 1));
        let her = game.jeanne.as_mut().unwrap();
        her.ship = place(from);
        her.deck = [automa(name)].into_iter().collect();
        while game.steps.pop().is_some() {}
        game.begin_jeanne(&mut Silent);
        jeanne(&game).ship.to_string()
    };
    assert_eq!(sails("A1", "0"), "3");
    assert_eq!(sails("A1", "3"), "4", "the upper way");
    assert_eq!(sails("A2", "3"), "5", "the lower way");
    assert_eq!(sails("A4", "0"), "4");
    assert_eq!(sails("A5", "0"), "5");
    assert_eq!(sails("A4", "10"), "13");
    assert_eq!(sails("A5", "10"), "14");
    assert_eq!(sails("A4", "14"), "20", "hands cannot be passed");
    assert_eq!(sails("A4", "20"), "21a");
}

/// MA-31.7: she takes a quest at her stop, and her turn ends.
#[test]
fn taking_a_quest_ends_her_turn() {
    let mut game = solo(1);
    lay(&mut game, "Q05", "10");
    while game.steps.pop().is_some() {}
    game.steps.push(Step::EndJeanne);
    game.push(JeanneActs { card: automa("C1") });
    game.settle(&mut Silent);
    assert_eq!(gains(&game), (0, 0, 0, 1, 0));
    assert!(jeanne(&game).cards.is_empty());
}

/// MA-31.8, MA-31.17: a free market space takes her leftmost disc; three discs gone pay 2 points (W9).
#[test]
fn discs_go_to_free_markets_and_raise_her_income() {
    let mut game = solo(1);
    game.markets[place("10").index()] = 0;
    while game.steps.pop().is_some() {}
    game.steps.push(Step::EndJeanne);
    game.push(JeanneActs { card: automa("A2") });
    game.settle(&mut Silent);
    assert_eq!((jeanne(&game).discs_gone, jeanne(&game).cards.len()), (1, 0));
    let mut jeanne = *jeanne(&game);
    jeanne.discs_gone = 3;
    assert_eq!(game.jeanne_income_points(&jeanne), 2);
    jeanne.cards = [card("A01"), card("A02")].into_iter().collect();
    assert_eq!(game.jeanne_income_points(&jeanne), 4);
    jeanne.discs_gone = 0;
    assert_eq!(game.jeanne_income_points(&jeanne), 2);
}

/// MA-31.13: strength is the printed value plus her rank minus the player's; ties go to the higher printed value,
/// then to France, Spain, England.
#[test]
fn she_fights_for_the_strongest() {
    let game = solo(1);
    let strongest =
        |game: &Maracaibo, id: &str| Nation::ALL.map(|nation| game.jeanne_strength(Some(token(id)), nation));
    assert_eq!(strongest(&game, "K03"), [7, 5, 4]);
    let mut game = game;
    game.jeanne.as_mut().unwrap().influence = [0, 5, 0];
    game.player_mut(Seat(0)).influence = [8, 0, 2];
    assert_eq!(strongest(&game, "K03"), [4, 7, 3]);
}

/// MA-31.20: the points of her leads.
#[test]
fn her_leads_score_in_steps() {
    let automa = &turn(2).tables().automa;
    let scores = |steps: &[LeadStep]| [0, 1, 2, 3, 4, 9].map(|ahead| Maracaibo::lead_points(steps, ahead, 0));
    assert_eq!(scores(&automa.lead_quests), [0, 10, 10, 20, 30, 30]);
    assert_eq!(scores(&automa.lead_upgrades), [0, 10, 10, 20, 30, 30]);
    let explorer = [0, 1, 7, 8, 10, 11].map(|ahead| Maracaibo::lead_points(&automa.lead_explorer, ahead, 0));
    assert_eq!(explorer, [0, 10, 10, 20, 20, 30]);
    assert_eq!(Maracaibo::lead_points(&automa.lead_quests, 2, 5), 0, "no points without a lead");
}

/// MA-31.3: her deck by difficulty.
#[test]
fn her_deck_follows_the_difficulty() {
    for (solo, expected) in [(1, [5, 0, 0]), (2, [5, 0, 1]), (3, [5, 1, 1]), (4, [4, 2, 1]), (5, [3, 3, 1])] {
        let game = variant(1, 7, Options { solo: Some(solo), ..Options::default() });
        let of = |letter: usize| jeanne(&game).deck.iter().filter(|card| card.letter() == letter).count();
        assert_eq!([of(0), of(1), of(2)], expected);
        assert_eq!(game.turn().actors().len(), 1);
    }
}
