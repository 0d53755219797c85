//! Chapters MN-8 and MN-9: the end of the game, and player counts.

use engine::{Game, Outcome, Seat, Seats, Turn};

use super::helpers::{Table, game};
use crate::{Ending, MundusNovus};

/// Ends a round with these doubloons and these perfect combinations.
fn end(doubloons: &[u16], perfect: &[u8]) -> MundusNovus {
    let mut table = Table::new(doubloons.len());
    for (seat, &doubloons) in (0..).zip(doubloons) {
        table = table.doubloons(seat, doubloons);
    }
    table.0.perfect = perfect.iter().map(|&seat| Seat(seat)).collect::<Seats>();
    table.next_round()
}

fn result(doubloons: &[u16], perfect: &[u8]) -> Outcome {
    end(doubloons, perfect).outcome().expect("the game is over")
}

fn seats(list: &[u8]) -> Vec<Seat> {
    list.iter().map(|&seat| Seat(seat)).collect()
}

/// MN-8.1: without any of the conditions the game continues.
#[test]
fn the_game_continues_without_a_reason_to_end() {
    let game = end(&[74, 74, 0], &[]);
    assert_eq!((game.outcome(), game.round), (None, 3));
}

/// MN-8.2: the perfect combination wins, whatever the others have.
#[test]
fn a_perfect_combination_wins() {
    let outcome = result(&[10, 90, 80], &[0]);
    assert_eq!((outcome.winners, outcome.ending), (seats(&[0]), Ending::Perfect.id()));
    assert_eq!(outcome.ranking, [seats(&[0]), seats(&[1]), seats(&[2])]);
    assert_eq!(outcome.tie_break, None);
}

/// MN-8.3: of several players with a perfect combination the richest wins.
#[test]
fn the_richest_of_several_perfect_combinations_wins() {
    let outcome = result(&[10, 20, 80], &[0, 1]);
    assert_eq!((outcome.winners, outcome.tie_break), (seats(&[1]), Some("doubloons")));
}

/// MN-8.4: at 75 doubloons the richest wins.
#[test]
fn seventy_five_doubloons_end_the_game() {
    let outcome = result(&[75, 60, 74], &[]);
    assert_eq!((outcome.winners, outcome.ending), (seats(&[0]), "doubloons"));
}

/// MN-8.5: too few Developments for a queue: the richest wins.
#[test]
fn too_few_developments_end_the_game() {
    let table = Table::new(3).queue("D26 D29 D32 D35").deck("").doubloons(1, 12);
    let outcome = table.next_round().outcome().unwrap();
    assert_eq!((outcome.winners, outcome.ending), (seats(&[1]), "deck"));
}

/// MN-8.6: an empty pile with a full queue does not end the game.
#[test]
fn an_empty_pile_does_not_end_the_game() {
    let game = Table::new(3).deck("").next_round();
    assert_eq!(game.outcome(), None);
}

/// MN-8.7: equally rich players share the victory under each ending.
#[test]
fn equally_rich_players_share_the_victory() {
    assert_eq!(result(&[30, 30, 99], &[0, 1]).winners, seats(&[0, 1]));
    assert_eq!(result(&[80, 20, 80], &[]).winners, seats(&[0, 2]));
    let table = Table::new(3).queue("D26 D29 D32 D35").deck("").doubloons(1, 12).doubloons(2, 12);
    let outcome = table.next_round().outcome().unwrap();
    assert_eq!((outcome.winners, outcome.tie_break), (seats(&[1, 2]), None));
    assert_eq!(outcome.ranking, [seats(&[1, 2]), seats(&[0])]);
}

/// MN-8.8: doubloons are the points.
#[test]
fn doubloons_are_the_points() {
    let mut game = end(&[75, 10, 3], &[]);
    assert_eq!(game.outcome().unwrap().scores(), [75, 10, 3]);
    game.players[1].purse.coronado = 4;
    game.players[1].purse.relics = 7;
    assert_eq!(game.standing(Seat(1)).total(), 13);
    assert_eq!(game.standing(Seat(1)).points("coronado"), -4);
}

/// MN-8.9: the technical stop names no winner.
#[test]
fn the_technical_stop_has_no_winner() {
    let limit = game(3, 1).tables().rules.round_limit;
    let outcome = Table::new(3).round(limit).doubloons(2, 20).next_round().outcome().unwrap();
    assert_eq!((outcome.winners, outcome.ending), (vec![], "stop"));
    assert_eq!(outcome.ranking[0], seats(&[2]));
    assert_eq!(Table::new(3).round(limit - 1).next_round().outcome(), None);
}

/// MN-9.1: the same rules for every number of players.
#[test]
fn every_number_of_players_has_the_same_round() {
    for players in 2..=6 {
        let mut game = Table::new(players).hands("1 2 3 4 5").turn(0, players as u8 - 1);
        super::helpers::finish_round(&mut game);
        assert_eq!((game.round, game.turn()), (3, Turn::One(Seat(0))));
    }
}

#[test]
fn actions_after_the_end_are_refused() {
    let game = end(&[75, 10, 3], &[]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(super::helpers::refused(&game, 0, crate::Action::End), "MN-8.1");
}
