//! Measurement of several games in turn, and the format of the results.

use std::hint::black_box;
use std::time::Duration;

use catalog::{CatalogError, Visitor};
use cpu_time::ProcessTime;
use engine::{DataId, Dice, Game, Info, Seat, Seed};
use serde::{Serialize, Serializer};

use crate::play::{Player, Tally, Work, clones, redeals};
use crate::yardstick;

/// The length of a slice of a measurement.
pub const SLICE: Duration = Duration::from_millis(50);

/// The share of the measuring time in percent for whole games, games with clones, clones and redeals.
const PARTS: [u32; 4] = [45, 30, 10, 15];

/// The number of seats of a measurement: four, or the nearest number that the game allows.
pub fn seats_for(info: &Info) -> usize {
    4.clamp(info.seats_min, info.seats_max)
}

/// The results of one run.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Decisions per second of the yardstick.
    #[serde(serialize_with = "whole")]
    pub yardstick_per_s: f64,
    /// The results by game.
    pub games: Vec<Row>,
}

/// The results for one game.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    pub game: &'static str,
    /// The number of seats.
    pub seats: usize,
    /// Whole games per second, set-up included.
    #[serde(serialize_with = "one_place")]
    pub games_per_s: f64,
    /// Decisions with at least two options per second.
    #[serde(serialize_with = "whole")]
    pub decisions_per_s: f64,
    /// Decisions per second, relative to the yardstick.
    #[serde(serialize_with = "four_places")]
    pub of_yardstick: f64,
    /// Decisions per second with a clone at every step.
    #[serde(serialize_with = "whole")]
    pub with_clone_per_s: f64,
    /// Decisions with at least two options per game.
    #[serde(serialize_with = "one_place")]
    pub decisions_per_game: f64,
    /// Options per decision.
    #[serde(serialize_with = "two_places")]
    pub branching: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// The time of a clone.
    #[serde(serialize_with = "one_place")]
    pub clone_ns: f64,
    /// The time of a redeal for the seat that must choose.
    #[serde(serialize_with = "one_place")]
    pub redeal_ns: f64,
}

/// Rounds a number and omits a zero fraction.
fn rounded<S: Serializer>(value: f64, places: i32, serializer: S) -> Result<S::Ok, S::Error> {
    let scale = 10f64.powi(places);
    let value = (value * scale).round() / scale;
    if value.fract() == 0.0 {
        serializer.serialize_u64(value as u64)
    } else {
        serializer.serialize_f64(value)
    }
}

fn whole<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    rounded(*value, 0, serializer)
}

fn one_place<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    rounded(*value, 1, serializer)
}

fn two_places<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    rounded(*value, 2, serializer)
}

fn four_places<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    rounded(*value, 4, serializer)
}

/// A game of any type under measurement.
trait Subject {
    fn slice(&mut self, slice: Duration);
    fn row(&mut self, yardstick_per_s: f64) -> Row;
}

struct One<G: Game> {
    seats: usize,
    player: Player<G>,
    samples: Vec<(G, Seat)>,
    redealt: Vec<(G, Seat)>,
    dice: Dice,
    tally: Tally,
    plain: Duration,
    cloning: Work,
    clones: Work,
    redeals: Work,
}

impl<G: Game> Subject for One<G> {
    fn slice(&mut self, slice: Duration) {
        let [plain, cloning, cloned, redealt] = PARTS.map(|part| slice * part / 100);
        self.plain += self.player.plain(plain, &mut self.tally);
        self.player.cloning(cloning, &mut self.cloning);
        clones(&self.samples, cloned, &mut self.clones);
        redeals(&mut self.redealt, &mut self.dice, redealt, &mut self.redeals);
    }

    fn row(&mut self, yardstick_per_s: f64) -> Row {
        let per_second = |count| Work { count, time: self.plain }.per_second();
        let decisions_per_s = per_second(self.tally.decisions);
        let games_per_s = per_second(self.tally.games);
        Row {
            game: G::INFO.id,
            seats: self.seats,
            games_per_s,
            decisions_per_s,
            of_yardstick: decisions_per_s / yardstick_per_s,
            with_clone_per_s: self.cloning.per_second(),
            decisions_per_game: self.tally.decisions as f64 / self.tally.games.max(1) as f64,
            branching: self.tally.options as f64 / self.tally.decisions.max(1) as f64,
            state_bytes: size_of::<G>(),
            clone_ns: self.clones.nanoseconds(),
            redeal_ns: self.redeals.nanoseconds(),
        }
    }
}

struct Begin {
    data: DataId,
    seats: usize,
}

impl Visitor for Begin {
    type Output = Result<Box<dyn Subject>, CatalogError>;

    fn visit<G: Game>(self) -> Self::Output {
        let Begin { data, seats } = self;
        let mut player = Player::<G>::new(data, seats, 1)?;
        let samples = player.samples();
        Ok(Box::new(One {
            seats,
            redealt: samples.clone(),
            samples,
            player,
            dice: Dice::new(Seed::from(1), "bench"),
            tally: Tally::default(),
            plain: Duration::ZERO,
            cloning: Work::default(),
            clones: Work::default(),
            redeals: Work::default(),
        }))
    }
}

/// Runs whole games of the yardstick for the given CPU time.
fn measure_yardstick(slice: Duration, rng: &mut yardstick::Rng, seed: &mut u64, work: &mut Work) {
    let rules = yardstick::rules();
    let mut out = [0u8; yardstick::CANDIDATES];
    let start = ProcessTime::now();
    loop {
        for _ in 0..64 {
            *seed += 1;
            let mut state = yardstick::State::new(*seed);
            for _ in 0..yardstick::DECISIONS {
                let n = state.legal(&rules, &mut out);
                let action = out[rng.below(n as u32) as usize];
                state.apply(&rules, action, rng);
            }
            black_box(&state);
            work.count += u64::from(yardstick::DECISIONS);
        }
        let time = start.elapsed();
        if time >= slice {
            work.time += time;
            return;
        }
    }
}

/// Measures games with their component data and seats, for about this much CPU time each. Calls `tick` with the
/// progress from 0 to 1.
pub fn measure(
    games: &[(&str, DataId, usize)],
    each: Duration,
    tick: &mut dyn FnMut(f64),
) -> Result<Report, CatalogError> {
    let mut subjects = Vec::new();
    for &(game, data, seats) in games {
        subjects.push(catalog::visit(game, Begin { data, seats })??);
    }
    let (mut rng, mut seed, mut yard) = (yardstick::Rng(42), 0, Work::default());
    // Warms up caches, lists and the processor clock.
    measure_yardstick(SLICE / 5, &mut rng, &mut seed, &mut Work::default());
    let rounds = (each.as_secs_f64() / SLICE.as_secs_f64()).ceil().max(1.0) as u32;
    for round in 0..rounds {
        measure_yardstick(SLICE / 5, &mut rng, &mut seed, &mut yard);
        subjects.iter_mut().for_each(|subject| subject.slice(SLICE));
        tick(f64::from(round + 1) / f64::from(rounds));
    }
    let yardstick_per_s = yard.per_second();
    let games = subjects.iter_mut().map(|subject| subject.row(yardstick_per_s)).collect();
    Ok(Report { yardstick_per_s, games })
}
