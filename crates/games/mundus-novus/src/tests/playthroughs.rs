//! Golden playthroughs in `playthroughs/`: annotated games for every number of seats, and records for every ending
//! and every shared victory. `UPDATE_PLAYTHROUGHS=1` rewrites them; review the diff before you commit it.

use engine::kit::{Golden, finish, finish_fast, from_seed, from_state};
use engine::{Game, Match, Seat, Seed};

use super::helpers::{Choose, Table, built_in, game};
use crate::step::Step;
use crate::trade::KeepOrSwap;
use crate::{Action, MundusNovus, Options, Resource};

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A policy that makes every combination it can, so that games are short and eventful.
#[expect(clippy::wildcard_enum_match_arm, reason = "the policy has no preference among other actions")]
fn busy(game: &MundusNovus, seat: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let held = |card: Resource| game.player(seat).hand[card];
    let worth = |action: &Action| match *action {
        Action::Perfect => 90,
        Action::Identical => 80,
        Action::Relics { number } => 60 + usize::from(number),
        Action::Different => 50,
        Action::Natural { number } => 10 + usize::from(number),
        Action::Jokers { number } => 10 - usize::from(number),
        Action::Without { .. } | Action::Add { .. } | Action::Store { .. } => 20,
        Action::Merchant { .. } => 15,
        Action::Done => 10,
        Action::Of { card } => 10 + card.index(),
        Action::Swap { card } => 10 * usize::from(held(card)),
        Action::Keep => match game.step() {
            Step::KeepOrSwap(KeepOrSwap { card, .. }) => 10 * usize::from(held(*card)) + 1,
            _ => 0,
        },
        Action::Take { card, .. } => 10 * usize::from(held(card)),
        Action::Offer { card } => 10 - usize::from(held(card)),
        Action::Develop { .. } | Action::Draw | Action::Change { .. } | Action::Into { .. } => 1,
        _ => 0,
    };
    let best = legal.iter().map(worth).max().unwrap();
    let good: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == best).collect();
    good[choose.below(good.len())]
}

/// A policy that never makes a combination.
fn idle(_: &MundusNovus, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    match legal.contains(&Action::End) {
        true => Action::End,
        false => legal[choose.below(legal.len())],
    }
}

/// The standings after each round.
fn standings(before: &MundusNovus, after: &MundusNovus) -> Option<String> {
    let scores: Vec<String> = after.players.iter().map(|one| one.purse.doubloons().to_string()).collect();
    (before.round != after.round).then(|| format!("round {}: {}", before.round, scores.join(" ")))
}

#[test]
fn playthroughs_of_every_number_of_seats_are_unchanged() {
    for seats in 2..=6 {
        let game = finish(from_seed(seats, 7, Options::default()), 7, busy);
        golden().annotated(&format!("{seats}-seats.txt"), &game, standings);
    }
}

/// The first seed whose game has this ending.
fn search(seats: usize, ending: &str, winners: usize) -> Match<MundusNovus> {
    let start = |seed| MundusNovus::new(built_in(), seats, &Options::default(), Seed::from(seed)).unwrap();
    let games = (0..3000).map(|seed| (seed, finish_fast(start(seed), seed, busy)));
    let mut found = games.filter(|(_, state)| {
        let outcome = state.outcome().unwrap();
        outcome.ending == ending && outcome.winners.len() == winners
    });
    let (seed, _) = found.next().expect("some seed has this ending");
    finish(from_seed(seats, seed, Options::default()), seed, busy)
}

/// MN-8.4: a game that ends with enough doubloons.
#[test]
fn a_game_ends_with_doubloons() {
    let game = search(4, "doubloons", 1);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-doubloons.txt", &game, "doubloons", &[winner], None);
}

/// MN-8.2: a game that ends with a perfect combination.
#[test]
fn a_game_ends_with_a_perfect_combination() {
    let game = search(3, "perfect", 1);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-perfect.txt", &game, "perfect", &[winner], None);
}

/// MN-8.5: a game that ends because the Developments run out.
#[test]
fn a_game_ends_when_the_developments_run_out() {
    let game = search(2, "deck", 1);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-deck.txt", &game, "deck", &[winner], None);
}

/// MN-8.9: a game that stops at the round limit.
#[test]
fn a_game_stops_at_the_round_limit() {
    let mut state = game(2, 4);
    state.round = state.tables().rules.round_limit - 1;
    golden().record("ending-stop.txt", &finish(from_state(state), 4, idle), "stop", &[], None);
}

/// The turn of seat 0, before seat 1 acts; both hold all ten Resources.
fn two_perfect_hands(doubloons: [u16; 2]) -> Match<MundusNovus> {
    let table = Table::new(6).hand(0, "1 2 3 4 5 6 7 8 9 r").hand(1, "1 2 3 4 5 6 7 8 9 r");
    let state = table.doubloons(0, doubloons[0]).doubloons(1, doubloons[1]).doubloons(2, 74).turn(0, 1);
    finish(from_state(state), 1, busy)
}

/// MN-8.3: of two players with a perfect combination the richer one wins.
#[test]
fn the_richer_of_two_perfect_combinations_wins() {
    let game = two_perfect_hands([12, 20]);
    golden().record("perfect-richest.txt", &game, "perfect", &[1], Some("doubloons"));
}

/// MN-8.3, MN-8.7: two equally rich players with a perfect combination share the victory.
#[test]
fn two_perfect_combinations_share_the_victory() {
    golden().record("perfect-shared.txt", &two_perfect_hands([20, 20]), "perfect", &[0, 1], None);
}

/// MN-8.4, MN-8.7: two equally rich players share the victory at 75 doubloons.
#[test]
fn equal_doubloons_share_the_victory() {
    let mut state = game(3, 9);
    for (player, doubloons) in state.players.iter_mut().zip([80, 60, 80]) {
        player.purse.different = doubloons;
    }
    golden().record("doubloons-shared.txt", &finish(from_state(state), 9, idle), "doubloons", &[0, 2], None);
}

/// MN-8.5, MN-8.7: two equally rich players share the victory when the Developments run out.
#[test]
fn the_victory_is_shared_when_the_developments_run_out() {
    // Seat 5 owns the whole pile; its starting doubloons make up for the income.
    let mut table = Table::new(6).hand(0, "9 9 9");
    let rest: Vec<String> = table.0.deck.iter().map(|card| card.to_string()).collect();
    table = table.owns(5, &rest.join(" "));
    let income = table.0.income(Seat(5));
    let shipyards = table.0.shipyard_income(Seat(5));
    // Seat 0 takes the first card of the queue, which pays 2 a round.
    table = table.doubloons(5, 30 - income - shipyards).doubloons(0, 28).deck("");
    let state = table.turn(5, 1);
    let way = |game: &MundusNovus, seat: Seat, legal: &[Action], choose: &mut Choose| {
        let wanted = Action::Develop { card: super::helpers::dev("D26") };
        match legal.contains(&wanted) {
            true => wanted,
            false => busy(game, seat, legal, choose),
        }
    };
    golden().record("deck-shared.txt", &finish(from_state(state), 2, way), "deck", &[0, 5], None);
}
