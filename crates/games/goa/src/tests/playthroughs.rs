//! Whole games as text, in `playthroughs/`: annotated ones for every number of seats, with the variants, and records for
//! the ending, the tie-break and a shared victory. `UPDATE_PLAYTHROUGHS=1` writes them anew; read the difference before
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

/// A way to play that bids little and makes progress where it can, so that much happens.
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
    // One choice in five follows no preference, or some would never be made.
    let good: Vec<Action> = match choose.below(5) {
        0 => legal.iter().copied().filter(|action| worth(action) > 0).collect(),
        _ => legal.iter().copied().filter(|action| worth(action) == best).collect(),
    };
    let good = if good.is_empty() { legal.to_vec() } else { good };
    good[choose.below(good.len())]
}

/// How it stands after each round.
fn stand(before: &Goa, after: &Goa) -> Option<String> {
    let scores = Seat::all(after.merchants.len()).map(|seat| after.standing(seat).total().to_string());
    let scores: Vec<String> = scores.collect();
    (before.round != after.round).then(|| format!("round {}: {}", before.round, scores.join(" ")))
}

#[test]
fn a_game_of_every_number_of_seats_is_as_it_was() {
    let quick = Options { quick_start: true, ..Options::default() };
    let bonanza = Options { bonanza: true, ..Options::default() };
    for (seats, options) in [(2, bonanza), (3, quick), (4, Options::default())] {
        let game = finish(from_seed(seats, 7, options), 7, busy);
        golden().annotated(&format!("{seats}-seats.txt"), &game, stand);
    }
}

/// GO-17.1: a game with all variants, to its one ending.
#[test]
fn a_game_ends_after_eight_rounds() {
    let all = Options { quick_start: true, bonanza: true, open_ducats: true };
    let game = finish(from_seed(4, 9, all), 9, busy);
    let winner = game.state().outcome().unwrap().winners[0].0;
    golden().record("ending-rounds.txt", &game, "rounds", &[winner], None);
}

/// The last bonus action of the last round, of seat 0, after which the game is over.
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

/// GO-17.9: equal points, and more ducats win.
#[test]
fn ducats_decide_a_recorded_game() {
    // Three points for a row against three for the most ducats.
    golden().record("tie-ducats.txt", &last_turn([4, 9], [3, 1, 1, 1, 1]), "rounds", &[1], Some("ducats"));
}

/// GO-17.10: equal points and equal ducats share the victory.
#[test]
fn a_recorded_game_is_shared() {
    golden().record("shared.txt", &last_turn([9, 9], [1, 1, 1, 1, 1]), "rounds", &[0, 1], None);
}
