//! Random play of one game, with everything about it that is measured.

use std::hint::black_box;
use std::mem::swap;
use std::time::Duration;

use cpu_time::ProcessTime;
use engine::{DataId, Dice, Game, Seat, Seed, SetupError, Silent, Viewer};

use crate::yardstick::Rng;

/// How many states from the middle of games are kept for the clone and the redeal: few enough for the fastest cache,
/// where a search has its states too.
const SAMPLES: usize = 16;

/// Games between two looks at the clock, which costs as much as a decision.
const BATCH: usize = 4;

/// Clones or redeals between two looks at the clock.
const ROUNDS: usize = 16;

/// Room for the choices of any decision, so that the list does not grow while it is measured.
const CHOICES: usize = 4096;

/// Work done and the CPU time it took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    /// How often.
    pub count: u64,
    /// In how much CPU time.
    pub time: Duration,
}

impl Work {
    /// How often in a second.
    pub fn per_second(self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(1e-9)
    }

    /// Nanoseconds for each.
    pub fn nanoseconds(self) -> f64 {
        self.time.as_secs_f64() * 1e9 / self.count.max(1) as f64
    }
}

/// Counters of random play.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Choices among at least two options.
    pub(crate) decisions: u64,
    /// The options of those.
    pub(crate) options: u64,
}

/// Plays a game at random over and over.
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
    /// A player of the game with its default options.
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

    /// Plays to the end; tells how many choices among at least two there were.
    pub fn finish(&mut self, state: &mut G) -> u64 {
        let mut tally = Tally::default();
        while self.step(state, &mut tally) {}
        tally.decisions
    }

    /// Whole games, for the given CPU time.
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

    /// The same, with a copy of the state before every choice, forced ones too.
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

    /// States from the middle of games, each with a seat that must choose.
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

/// Redeals the samples for the given CPU time; a state that was redealt before is as much work as one that was not.
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

/// A fixed amount of work, for counting instructions: whole games until this many decisions are made, with a clone and a
/// redeal at every eighth. Tells how many decisions and options there were, so that two runs can be compared.
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
