//! The speed of the bots: evaluations and playouts per second of processor time.

use std::hint::black_box;

use bots::{Insight, thread_nanos};
use catalog::{CatalogError, Visitor, visit};
use engine::{DataId, Dice, Game, Seat, Seed, Silent};
use serde::Serialize;

use crate::ArenaError;

/// The number of positions, taken from random games.
const POSITIONS: usize = 64;

/// The number of playouts between two readings of the clock.
const SIMULATIONS: u32 = 32;

/// Work per second of CPU time.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Thinking {
    /// Evaluations by hand.
    pub evaluations_per_s: f64,
    /// Evaluations by hand and by net; none without a net.
    pub learned_per_s: Option<f64>,
    /// Playouts as in `flat`.
    pub simulations_per_s: f64,
}

/// Measures each number for this many seconds on this thread.
pub fn thinking(game: &str, data: DataId, seats: usize, seconds: f64) -> Result<Thinking, ArenaError> {
    struct Think(DataId, usize, f64);
    impl Visitor for Think {
        type Output = Result<Thinking, ArenaError>;

        fn visit<G: Game>(self) -> Self::Output {
            let Think(data, seats, seconds) = self;
            let positions = positions::<G>(data, seats)?;
            let (plain, learned) = (bots::insight::<G>(), bots::learned::<G>());
            let judged = |insight: &Insight<G>| {
                per_second(seconds, &positions, |state, seat, _| {
                    black_box(insight.value(state, seat));
                    1
                })
            };
            let simulations_per_s = per_second(seconds, &positions, |state, seat, n| {
                black_box(bots::rehearse(&plain, state, seat, Seed::from(n), SIMULATIONS));
                u64::from(SIMULATIONS)
            });
            let learned_per_s = learned.has_net(seats).then(|| judged(&learned));
            Ok(Thinking { evaluations_per_s: judged(&plain), learned_per_s, simulations_per_s })
        }
    }
    visit(game, Think(data, seats, seconds))?
}

/// Positions of random games with several options, each with the deciding seat.
fn positions<G: Game>(data: DataId, seats: usize) -> Result<Vec<(G, Seat)>, ArenaError> {
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    for seed in 0.. {
        let seed = Seed::from(seed);
        let mut dice = Dice::new(seed, "positions");
        let mut state = G::new(data, seats, &G::Options::default(), seed).map_err(CatalogError::from)?;
        while let Some(seat) = state.turn().actors().first() {
            state.legal(seat, &mut legal);
            if legal.len() > 1 && dice.below(16) == 0 {
                positions.push((state.clone(), seat));
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            state.apply(seat, action, &mut Silent);
        }
        if positions.len() >= POSITIONS {
            break;
        }
    }
    Ok(positions)
}

/// The number of operations per second, over all positions in turn.
fn per_second<G: Game>(
    seconds: f64,
    positions: &[(G, Seat)],
    mut work: impl FnMut(&G, Seat, u64) -> u64,
) -> f64 {
    let start = thread_nanos();
    let mut done = 0;
    for (n, (state, seat)) in positions.iter().cycle().enumerate() {
        done += work(state, *seat, n as u64);
        let spent = (thread_nanos() - start) as f64 / 1e9;
        if spent >= seconds && n + 1 >= positions.len().min(8) {
            return (done as f64 / spent).round();
        }
    }
    0.0
}
