//! One game of a block.

use std::borrow::Cow;

use bots::{Player, insight, thread_nanos};
use engine::{Game, Outcome, Seat, Seed, Silent};

use serde::{Deserialize, Serialize};

use crate::Source;

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// The block, from 0.
    pub block: usize,
    /// The game of the block, from 0.
    pub way: usize,
    /// The seed of the block.
    pub seed: Seed,
    /// The bot of each seat, by its index in the contest's list.
    pub bots: Vec<usize>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// The highest score of a rival without a seat.
    pub rival: Option<i32>,
    /// The place of each seat, from 1; ties share a place.
    pub places: Vec<usize>,
    /// The share of the victory of each seat.
    pub shares: Vec<f64>,
    /// How the game ended.
    pub ending: Cow<'static, str>,
    /// The points of each seat by source, as in its score breakdown.
    pub sources: Vec<Vec<Source>>,
    /// Possessions of each seat at the end that might decide a game, as ids of their names.
    #[serde(default)]
    pub holdings: Vec<Vec<String>>,
    /// The round in which it ended.
    pub rounds: u16,
    /// The number of decisions with more than one option.
    pub decisions: usize,
}

/// Further results of a game beside its row.
pub(crate) struct Played<G: Game> {
    pub(crate) outcome: Outcome,
    pub(crate) holdings: Vec<Vec<String>>,
    pub(crate) rounds: u16,
    pub(crate) decisions: usize,
    /// The time of each turn in nanoseconds, with its seat.
    pub(crate) turns: Vec<(Seat, u64)>,
    /// All moves, including forced ones.
    pub(crate) moves: Vec<(Seat, G::Action)>,
}

/// A running turn of a seat, with the time used so far.
#[derive(Clone, Copy, Default)]
struct Open {
    turn: u32,
    nanos: u64,
    decided: bool,
}

/// Plays a game with a bot for each seat. Each decision of each seat has its own seed.
pub(crate) fn play<G: Game>(mut state: G, mut players: Vec<Player<G>>, seed: Seed) -> Played<G> {
    let seats = players.len();
    let seeds: Vec<Seed> = (0..seats).map(|seat| seed.derive(&format!("bot at seat {seat}"))).collect();
    let mut open = vec![Open::default(); seats];
    let mut turns = Vec::new();
    let mut moves = Vec::new();
    let mut decisions = 0;
    let mut legal = Vec::new();
    while let Some(seat) = state.turn().actors().first() {
        assert!(moves.len() < G::INFO.decisions_max, "{} goes on beyond its decisions", G::INFO.id);
        state.legal(seat, &mut legal);
        let action = if let [only] = legal.as_slice() {
            *only
        } else {
            let turn = state.progress().turn;
            let one = &mut open[seat.index()];
            if one.decided && one.turn != turn {
                turns.push((seat, one.nanos));
                one.nanos = 0;
            }
            let start = thread_nanos();
            let action =
                players[seat.index()].choose(&state, seat, seeds[seat.index()].nth(decisions as u64));
            *one = Open { turn, nanos: one.nanos + (thread_nanos() - start), decided: true };
            decisions += 1;
            action
        };
        moves.push((seat, action));
        state.apply(seat, action, &mut Silent);
    }
    let last = Seat::all(seats).zip(&open).filter(|(_, one)| one.decided);
    turns.extend(last.map(|(seat, one)| (seat, one.nanos)));
    let outcome = state.outcome().expect("a game that is over has an outcome");
    let evaluation = &insight::<G>().evaluation;
    let holdings = Seat::all(seats).map(|seat| evaluation.holdings(&state, seat)).collect();
    Played { outcome, holdings, rounds: state.progress().round, decisions, turns, moves }
}

/// The place of each seat, from 1.
pub(crate) fn places(outcome: &Outcome, seats: usize) -> Vec<usize> {
    let mut places = vec![0; seats];
    let mut place = 1;
    for equals in &outcome.ranking {
        equals.iter().for_each(|seat| places[seat.index()] = place);
        place += equals.len();
    }
    places
}
