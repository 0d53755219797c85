//! Golden playthroughs in `playthroughs/`: annotated games for every number of seats, with the variants, and records for the
//! ending, the tie-break and a shared victory. `UPDATE_PLAYTHROUGHS=1` rewrites them; read the difference before
//! accepting it.

use engine::kit::{Golden, finish, from_seed, from_state};
use engine::{Game, Match, Seat};

use super::helpers::{Choose, rows, turn};
use crate::bonus::Bonus;
use crate::{Action, Goa, Options};

/// The folder `playthroughs/`.
fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A policy that bids little and makes progress if possible, so that games cover many rules.
#[expect(clippy::wildcard_enum_match_arm, reason = "whatever else there is has no preference")]
fn busy(_: &Goa, _: Seat, legal: &[Action], choose: &mut Choose) -> Action {
    let worth = |action: &Action| match *action {
        Action::Progress { card: None, .. } => 90,
        Action::Progress { .. } => 85,
        Action::UseTile { .. } => 80,
        Action::PayColonists => 70,
        Action::Place { .. } => 60,
        Action::Bid { ducats } if ducats > 6 => 0,
        Action::DiscardCard { .. } | Action::Stop => 0,
        Action::Bid { .. } | Action::PassBid => 10,
        Action::Harvest => 12,
        _ => 10,
    };
    let best = legal.iter().map(worth).max().unwrap();
    // One choice in five is random, so that every kind of action occurs.
    let good: Vec<Action> = match choose.below(5) {
        0 => legal.iter().copied().filter(|action| worth(action) > 0).collect(),
        _ => legal.iter().copied().filter(|action| worth(action) == best).collect(),
    };
    let good = if good.is_empty() { legal.to_vec() } else { good };
    good[choose.below(good.len())]
}

/// The scores after each round.
fn standings(before: &Goa, after: &Goa) -> Option<String> {
    let scores = Seat::all(after.merchants.len()).map(|seat| after.standing(seat).total().to_string());
    let scores: Vec<String> = scores.collect();
    (before.round != after.round).then(|| format!("round {}: {}", before.round, scores.join(" ")))
}

#[test]
fn annotated_games_match_for_every_number_of_seats() {
    let quick = Options { quick_start: true, ..Options::default() };
    let bonanza = Options { bonanza: true, ..Options::default() };
    for (seats, options) in [(2, bonanza), (3, quick), (4, Options::default())] {
        let game = finish(from_seed(seats, 7, options), 7, busy);
        golden().annotated(&format!("{seats}-seats.txt"), &game, standings);
    }
}

/// GO-17.1: a game with all variants, to its end.
#[test]
fn a_game_ends_after_eight_rounds() {
    let all = Options { quick_start: true, bonanza: true, open_ducats: true };
    let game = finish(from_seed(4, 9, all), 9, busy);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-rounds.txt", &game, "rounds", &[winner], None);
}

/// The last bonus action of the last round, by seat 0; the game ends after it.
fn last_turn(ducats: [u16; 2], rows_of_0: [u8; 5]) -> Match<Goa> {
    let mut state = turn(2);
    state.round = 8;
    let spots: Vec<_> = state.grid.tiles().map(|(spot, _)| spot).take(6).collect();
    for spot in spots {
        let tile = state.grid.put(spot, None).unwrap();
        state.gone.insert(tile);
    }
    for (merchant, ducats) in state.merchants.iter_mut().zip(ducats) {
        merchant.ducats = ducats;
    }
    state.merchants[0].actions = 1;
    rows(&mut state, 0, rows_of_0);
    state.steps.clear();
    state.steps.push(Bonus { seat: Seat(0), passed: engine::Seats::NONE }.into());
    let mut game = from_state(state);
    for action in [Action::PlayBonus, Action::BuildShips] {
        game.act(Seat(0), action).unwrap();
    }
    game
}

/// GO-17.9: with equal points, more ducats win.
#[test]
fn ducats_break_the_tie_of_a_recorded_game() {
    // Three points for a row against three for the most ducats.
    golden().record("tie-ducats.txt", &last_turn([4, 9], [3, 1, 1, 1, 1]), "rounds", &[1], Some("ducats"));
}

/// GO-17.10: equal points and equal ducats share the victory.
#[test]
fn a_recorded_game_ends_in_a_shared_victory() {
    golden().record("shared.txt", &last_turn([9, 9], [1, 1, 1, 1, 1]), "rounds", &[0, 1], None);
}
