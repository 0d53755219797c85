//! Random play of one game, with the measurements.

use std::hint::black_box;
use std::mem::swap;
use std::time::Duration;

use cpu_time::ProcessTime;
use engine::{DataId, Dice, Game, Seat, Seed, SetupError, Silent, Viewer};

use crate::yardstick::Rng;

/// The number of sampled mid-game states. They fit into the fastest cache, like the states of a search.
const SAMPLES: usize = 16;

/// The number of games between two readings of the clock, which costs as much as a decision.
const BATCH: usize = 4;

/// The number of clones or redeals between two readings of the clock.
const ROUNDS: usize = 16;

/// The capacity of the list of choices, so that it does not grow during a measurement.
const CHOICES: usize = 4096;

/// Work done and the CPU time it took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    /// The number of operations.
    pub count: u64,
    pub time: Duration,
}

impl Work {
    pub fn per_second(self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    pub fn nanoseconds(self) -> f64 {
        self.time.as_secs_f64() * 1e9 / self.count.max(1) as f64
    }
}

/// Counters of random play.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Decisions with at least two options.
    pub(crate) decisions: u64,
    /// The options of these decisions.
    pub(crate) options: u64,
}

/// Plays random games repeatedly.
pub struct Player<G: Game> {
    data: DataId,
    seats: usize,
    options: G::Options,
    rng: Rng,
    seed: u64,
    legal: Vec<G::Action>,
}

impl<G: Game> std::fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Player")
            .field("game", &G::INFO.id)
            .field("seats", &self.seats)
            .finish_non_exhaustive()
    }
}

impl<G: Game> Player<G> {
    /// A player with the game's default options.
    pub fn new(data: DataId, seats: usize, seed: u64) -> Result<Player<G>, SetupError> {
        let options = G::Options::default();
        G::new(data, seats, &options, Seed::from(seed))?;
        Ok(Player { data, seats, options, rng: Rng(seed), seed, legal: Vec::with_capacity(CHOICES) })
    }

    /// A game at its first decision.
    pub fn begin(&mut self) -> G {
        self.seed = self.seed.wrapping_add(1);
        let seed = Seed::from(self.seed);
        G::new(self.data, self.seats, &self.options, seed).expect("it was possible before")
    }

    /// Makes one choice at random; false when the game is over.
    #[inline]
    fn step(&mut self, state: &mut G, tally: &mut Tally) -> bool {
        let Some(seat) = state.turn().actors().first() else { return false };
        state.legal(seat, &mut self.legal);
        let at = match self.legal.len() {
            1 => 0,
            n => {
                tally.decisions += 1;
                tally.options += n as u64;
                self.rng.below(n as u32) as usize
            }
        };
        state.apply(seat, self.legal[at], &mut Silent);
        true
    }

    /// Plays to the end. Returns the number of decisions with at least two options.
    pub fn finish(&mut self, state: &mut G) -> u64 {
        let mut tally = Tally::default();
        while self.step(state, &mut tally) {}
        tally.decisions
    }

    /// Plays whole games for the given CPU time.
    pub(crate) fn plain(&mut self, slice: Duration, tally: &mut Tally) -> Duration {
        let start = ProcessTime::now();
        loop {
            for _ in 0..BATCH {
                let mut state = self.begin();
                while self.step(&mut state, tally) {}
                black_box(&state);
                tally.games += 1;
            }
            let time = start.elapsed();
            if time >= slice {
                return time;
            }
        }
    }

    /// Like [`Player::plain`], with a clone of the state before every action, including forced ones.
    pub(crate) fn cloning(&mut self, slice: Duration, work: &mut Work) {
        let mut tally = Tally::default();
        let start = ProcessTime::now();
        loop {
            for _ in 0..BATCH {
                let mut a = self.begin();
                let mut b = a.clone();
                let (mut here, mut there) = (&mut a, &mut b);
                loop {
                    *there = black_box(&*here).clone();
                    swap(&mut here, &mut there);
                    if !self.step(here, &mut tally) {
                        break;
                    }
                }
                black_box(here);
            }
            let time = start.elapsed();
            if time >= slice {
                work.count += tally.decisions;
                work.time += time;
                return;
            }
        }
    }

    /// Mid-game states, each with a deciding seat.
    pub fn samples(&mut self) -> Vec<(G, Seat)> {
        let mut samples = Vec::new();
        while samples.len() < SAMPLES {
            let mut state = self.begin();
            let decisions = self.finish(&mut state.clone());
            let wanted = u64::from(self.rng.below(u32::try_from(decisions.max(1)).unwrap_or(u32::MAX)));
            let mut tally = Tally::default();
            while tally.decisions < wanted && self.step(&mut state, &mut tally) {}
            if let Some(seat) = state.turn().actors().first() {
                samples.push((state, seat));
            }
        }
        samples
    }
}

/// Clones the samples for the given CPU time.
pub(crate) fn clones<G: Game>(samples: &[(G, Seat)], slice: Duration, work: &mut Work) {
    let start = ProcessTime::now();
    loop {
        for _ in 0..ROUNDS {
            for (state, _) in samples {
                black_box(black_box(state).clone());
            }
        }
        work.count += (ROUNDS * samples.len()) as u64;
        let time = start.elapsed();
        if time >= slice {
            work.time += time;
            return;
        }
    }
}

/// Redeals the samples for the given CPU time. A redeal of a redealt state costs the same.
pub(crate) fn redeals<G: Game>(samples: &mut [(G, Seat)], dice: &mut Dice, slice: Duration, work: &mut Work) {
    let start = ProcessTime::now();
    loop {
        for _ in 0..ROUNDS {
            for (state, seat) in &mut *samples {
                state.redeal(Viewer::Seat(*seat), dice);
                black_box(&state);
            }
        }
        work.count += (ROUNDS * samples.len()) as u64;
        let time = start.elapsed();
        if time >= slice {
            work.time += time;
            return;
        }
    }
}

/// A fixed amount of work for counting instructions: whole games until this many decisions, with a clone and a redeal
/// at every eighth. Returns the number of decisions and options, so that runs can be compared.
pub fn fixed<G: Game>(data: DataId, seats: usize, decisions: u64, seed: u64) -> Result<[u64; 2], SetupError> {
    let mut player = Player::<G>::new(data, seats, seed)?;
    let mut dice = Dice::new(Seed::from(seed), "bench");
    let mut tally = Tally::default();
    while tally.decisions < decisions {
        let mut state = player.begin();
        while player.step(&mut state, &mut tally) {
            if tally.decisions.is_multiple_of(8)
                && let Some(seat) = state.turn().actors().first()
            {
                let mut copy = black_box(&state).clone();
                copy.redeal(Viewer::Seat(seat), &mut dice);
                black_box(&copy);
            }
        }
    }
    Ok([tally.decisions, tally.options])
}
