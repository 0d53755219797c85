//! Budgets: this much time per turn, a fifth for a bid, and an immediate stop on request.

use std::cell::Cell;
use std::collections::BTreeMap;

use engine::{Game, Seat, Seed, Silent};
use goa::Goa;
use ilos::Ilos;

use crate::{Effort, Player, choose, insight, thread_nanos};

fn game(seed: u64) -> Goa {
    let data = catalog::built_in("goa").unwrap();
    Goa::new(data, 2, &goa::Options::default(), Seed::from(seed)).unwrap()
}

/// The tolerance for a turn search, which has no clock, on a slow and busy machine.
const SEARCH_MS: u64 = 60;

#[test]
fn a_time_budget_lasts_a_turn_with_a_fifth_for_bids() {
    let brief = &insight::<Goa>().flat.brief;
    let mut player = Player::new(&"flat:ms=100".parse().unwrap());
    let sensible = "sensible".parse().unwrap();
    let mut game = game(3);
    let mut legal = Vec::new();
    let (mut turns, mut bids): (BTreeMap<u32, u64>, Vec<u64>) = (BTreeMap::new(), Vec::new());
    for n in 0.. {
        let Some(seat) = game.turn().actors().first() else { break };
        game.legal(seat, &mut legal);
        let action = if seat == Seat(0) {
            let start = thread_nanos();
            let action = player.choose(&game, seat, Seed::from(n));
            let took = (thread_nanos() - start) / 1_000_000;
            *turns.entry(game.progress().turn).or_default() += took;
            if legal.len() > 1
                && legal.iter().all(|&action| brief.iter().any(|kind| kind == Goa::kind(action)))
            {
                bids.push(took);
            }
            action
        } else {
            choose(&sensible, &game, seat, Seed::from(n))
        };
        game.apply(seat, action, &mut Silent);
        if turns.len() > 10 && !bids.is_empty() {
            break;
        }
    }
    assert!(turns.values().all(|&took| took < 100 + SEARCH_MS), "{turns:?}");
    assert!(turns.values().any(|&took| took >= 70), "what there is is used: {turns:?}");
    assert!(bids.iter().all(|&took| took < 20 + SEARCH_MS), "{bids:?}");
}

#[test]
fn a_stopped_search_returns_its_best_choice() {
    let game = game(3);
    let seat = game.turn().actors().first().unwrap();
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    for after in [0, 1, 40] {
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > after
        };
        let mut player = Player::new(&"flat:sims=1000000".parse().unwrap());
        let effort = Effort { permille: 1000, stop: &stop };
        let action = player.choose_within(&game, seat, Seed::from(1), effort);
        assert!(legal.contains(&action));
        assert!(asked.get() < after + 8, "asked {} times", asked.get());
    }
}

/// Under load the same bot makes fewer playouts.
#[test]
fn effort_scales_the_number_of_playouts() {
    let game = game(3);
    let seat = game.turn().actors().first().unwrap();
    let simulations = |permille| {
        let asked = Cell::new(0u32);
        let stop = || {
            asked.set(asked.get() + 1);
            false
        };
        let mut player = Player::new(&"flat:sims=2000,candidates=4".parse().unwrap());
        player.choose_within(&game, seat, Seed::from(1), Effort { permille, stop: &stop });
        asked.get()
    };
    let (whole, tenth) = (simulations(1000), simulations(100));
    assert!((8..=12).contains(&(whole / tenth)), "{whole} and {tenth}");
}

/// Under load the turn search evaluates fewer positions, and it stops on request.
#[test]
fn a_turn_search_shrinks_under_load_and_can_be_stopped() {
    let data = catalog::built_in("ilos").unwrap();
    let mut state = Ilos::new(data, 2, &ilos::Options::default(), Seed::from(3)).unwrap();
    let sensible = "sensible".parse().unwrap();
    let mut turns = 0;
    // Plays to the start of a turn with many options.
    let seat = loop {
        let seat = state.turn().actors().first().unwrap();
        if turns != state.progress().turn {
            turns = state.progress().turn;
            if state.progress().round == 4 {
                break seat;
            }
        }
        state.apply(seat, choose(&sensible, &state, seat, Seed::from(u64::from(turns))), &mut Silent);
    };
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let asked = |permille, after| {
        let asked = Cell::new(0u32);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > after
        };
        let mut player = Player::new(&"greedy:cap=8000,beam=64".parse().unwrap());
        let action = player.choose_within(&state, seat, Seed::from(1), Effort { permille, stop: &stop });
        assert!(legal.contains(&action));
        asked.get()
    };
    let (whole, tenth) = (asked(1000, u32::MAX), asked(100, u32::MAX));
    assert!(whole > 5 * tenth, "{whole} and {tenth}");
    assert_eq!([0, 10, 40].map(|after| asked(1000, after)), [1, 11, 41], "nothing is asked after a yes");
}
