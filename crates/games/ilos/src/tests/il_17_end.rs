//! Chapter IL-17: end and scoring.

use engine::{Game, Outcome, Seat};

use super::helpers::{afloat, deal, give, on_map, pay, play, ships, table, try_out};
use crate::{Ending, Event, Ilos, SiteId, SiteKind, Stage};

/// Gives a seat nine pioneers on tiles that are not in play, which is enough for the count.
fn nine(game: &mut Ilos, seat: usize) {
    game.merchants[seat].pioneers = SiteId::all().skip(6 * 15).take(9).collect();
}

/// Seat 0 may place its tenth pioneer; three players.
fn nearly_over() -> Ilos {
    let mut game = table(3);
    ships(&mut game, 0, "T06a", 1);
    deal(&mut game, 0, "PPPSSS");
    afloat(&mut game);
    nine(&mut game, 0);
    game
}

fn outcome(stocks: &[[u16; 4]], pioneers: &[usize]) -> Outcome {
    let mut game = table(stocks.len());
    afloat(&mut game);
    for (seat, stock) in stocks.iter().enumerate() {
        give(&mut game, seat as u8, *stock);
        game.merchants[seat].pioneers = SiteId::all().skip(6 * 15).take(pioneers[seat]).collect();
    }
    game.step = crate::rounds::Over { ending: Ending::Pioneers }.into();
    game.outcome().unwrap()
}

/// IL-17.1: the tenth pioneer ends the game, but its owner goes on with the turn.
#[test]
fn the_tenth_pioneer_is_announced() {
    let mut game = nearly_over();
    let events =
        try_out(&mut game, &["play plantation", "settle dye T06a", "pay plantation", "pay plantation"]);
    assert!(events.contains(&Event::LastRound { seat: Seat(0) }));
    assert_eq!(game.stage(), Stage::LastRound);
    try_out(&mut game, &["play ship", "from reserve", "to T06b", "pay ship", "end"]);
    assert_eq!(game.merchants[0].stock.0, [0, 1, 0, 0]);
}

/// IL-17.2: all players have had the same number of turns.
#[test]
fn the_last_round_is_completed() {
    let mut game = nearly_over();
    try_out(&mut game, &["play plantation", "settle dye T06a", "pay plantation", "pay plantation", "end"]);
    assert_eq!(game.active, Seat(1));
    try_out(&mut game, &["end"]);
    let events = try_out(&mut game, &["end"]);
    assert!(game.actor().is_none() && events.contains(&Event::Ended { ending: Ending::Pioneers }));
    assert_eq!(super::helpers::choices(&game), Vec::<String>::new());
}

/// IL-17.3, IL-17.5: production, cards, ships, forts and tiles score nothing.
#[test]
fn only_resources_score() {
    let mut game = table(2);
    ships(&mut game, 0, "T06a", 3);
    super::helpers::settle(&mut game, 0, "T06a", SiteKind::Gold);
    super::helpers::build(&mut game, 0, "T06a", None);
    deal(&mut game, 0, "SSS");
    afloat(&mut game);
    game.step = crate::rounds::Over { ending: Ending::Pioneers }.into();
    assert_eq!(game.outcome().unwrap().scores(), [0, 0]);
}

/// IL-17.4: each resource scores its current price.
#[test]
fn resources_are_worth_their_price() {
    let mut game = table(2);
    give(&mut game, 0, [1, 1, 1, 1]);
    game.rises = [3, 0, 1, 4];
    assert_eq!(game.standing(Seat(0)).0.iter().map(|line| line.points).collect::<Vec<_>>(), [4, 1, 2, 7]);
}

/// IL-17.6: the most wealth, then the most pioneers, then a shared victory.
#[test]
fn ties_are_broken_by_pioneers() {
    let one = outcome(&[[9, 0, 0, 0], [0, 0, 0, 2]], &[3, 10]);
    assert_eq!((one.winners, one.tie_break), (vec![Seat(0)], None));
    let two = outcome(&[[6, 0, 0, 0], [0, 0, 0, 2]], &[3, 10]);
    assert_eq!((two.winners, two.tie_break), (vec![Seat(1)], Some("pioneers")));
    let three = outcome(&[[6, 0, 0, 0], [0, 0, 0, 2], [1, 0, 0, 0]], &[7, 7, 10]);
    assert_eq!((three.winners, three.tie_break), (vec![Seat(0), Seat(1)], None));
}

/// IL-17.7: without a free site and without a tile that fits, the game ends with the round.
#[test]
fn a_full_map_ends_the_game() {
    let mut game = on_map(2, &[("T06", (0, 0), 0), ("T08", (0, -1), 0)]);
    afloat(&mut game);
    let mut other = game.clone();
    for island in &mut game.map.islands {
        island.free = [0; 6];
    }
    // Tiles still fit, so the game continues.
    try_out(&mut game, &["end", "end"]);
    assert_eq!(game.round, 2);
    game.map.fitting = crate::Tiles::NONE;
    try_out(&mut game, &["end", "end"]);
    assert_eq!(game.outcome().unwrap().ending, "stalemate");
    // Free sites are left, so the game continues.
    other.map.fitting = crate::Tiles::NONE;
    try_out(&mut other, &["end", "end"]);
    assert_eq!(other.round, 2);
}

/// IL-17.8: the game ends after sixty rounds.
#[test]
fn the_game_ends_after_sixty_rounds() {
    let mut game = table(2);
    afloat(&mut game);
    game.round = 59;
    play(&mut game, &["end", "end"]);
    assert_eq!((game.round, game.outcome()), (60, None));
    play(&mut game, &["end", "end"]);
    assert_eq!(game.outcome().unwrap().ending, "rounds");
    let mut unpaid = table(2);
    afloat(&mut unpaid);
    assert_eq!(pay(&mut unpaid), []);
}
