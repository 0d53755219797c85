//! Tuning of weights by self-play, with simultaneous perturbation (SPSA).
//!
//! Each step changes every term except `win` up or down at random. The changed weights play against those changed in
//! the opposite direction, on paired deals, and all terms move slightly towards the better side. The result is the
//! geometric mean of the second half of the steps, because the last one is noisy. It is accepted only after winning
//! matches against the initial weights, on other seeds.

use std::sync::Arc;

use bots::{Insight, Spec, Weight};
use catalog::{CatalogError, Visitor, info, visit};
use engine::{DataId, Dice, Game, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::contest::pool;
use crate::duel::{Duel, options};
use crate::stats::mean;
use crate::{ArenaError, Trial};

/// The size of a perturbation: each term times or divided by the exponential of this.
const REACH: f64 = 0.15;

/// The step size.
const RATE: f64 = 0.6;

/// The result of a step is the surplus of victories, plus this part of the lead in points.
const LEAD: f64 = 0.3;

/// The lead that counts in full.
const LEAD_FULL: f64 = 40.0;

/// The settings of a tuning.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The id of the game.
    pub game: String,
    /// Its component data.
    pub data: DataId,
    /// The options as JSON; missing ones have their defaults.
    pub options: Value,
    /// The numbers of seats, in turn.
    pub seats: Vec<usize>,
    /// The number of steps.
    pub steps: usize,
    /// The number of deals in each step; each is played twice.
    pub deals: usize,
    /// The bot that plays. Many fast games are better than few deep ones.
    pub player: Spec,
    /// The number of games of the final match.
    pub games: usize,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The number of threads; `None` for the number of processors.
    pub threads: Option<usize>,
}

/// The state of a tuning. With the settings it suffices to continue.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    pub game: String,
    /// The numbers of seats, in turn.
    pub seats: Vec<usize>,
    pub seed: Option<Seed>,
    /// The other settings. A run with other settings cannot continue from here.
    #[serde(default)]
    pub asked: String,
    /// Steps made.
    pub step: usize,
    /// Games played.
    pub games: usize,
    /// For each weight, the logarithm of its factor.
    pub way: Vec<f64>,
    /// The sums of these logarithms over the second half of the steps.
    pub sum: Vec<f64>,
    /// The number of steps in the sums.
    pub summed: usize,
}

/// The result of a tuning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tuned {
    pub game: &'static str,
    /// Steps made.
    pub steps: usize,
    /// Games played in them.
    pub games: usize,
    /// The matches against the initial weights, by number of seats.
    pub matches: Vec<Trial>,
    /// Whether it won: no interval ends below the fair share, and at least one begins above it.
    pub accepted: bool,
    /// The new file of weights.
    #[serde(skip)]
    pub weights: String,
}

/// Tunes, continuing from `progress`. Reports the progress after every step to `tell`, and stops if it returns false.
pub fn tune(
    tuning: &Tuning,
    progress: Progress,
    tell: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Option<Tuned>, ArenaError> {
    struct Tune<'a>(&'a Tuning, Progress, &'a mut dyn FnMut(&Progress) -> bool);
    impl Visitor for Tune<'_> {
        type Output = Result<Option<Tuned>, ArenaError>;

        fn visit<G: Game>(self) -> Self::Output {
            let Tune(tuning, progress, tell) = self;
            let weights = bots::weights::<G>().ok_or(ArenaError::Unknown(G::INFO.id))?;
            Tuner::<G>::new(tuning, weights)?.run(progress, tell)
        }
    }
    info(&tuning.game)?;
    visit(&tuning.game, Tune(tuning, progress, tell))?
}

struct Tuner<'a, G: Game> {
    tuning: &'a Tuning,
    pool: rayon::ThreadPool,
    options: G::Options,
    weights: String,
    numbers: Vec<Weight>,
}

impl<'a, G: Game> Tuner<'a, G> {
    fn new(tuning: &'a Tuning, weights: &'static str) -> Result<Tuner<'a, G>, ArenaError> {
        let options = options::<G>(&tuning.options)?;
        for &seats in &tuning.seats {
            G::new(tuning.data, seats, &options, tuning.seed).map_err(CatalogError::from)?;
        }
        // Values tuned only at three seats and more apply only there.
        let more = tuning.seats.iter().all(|&seats| seats > 2);
        let weights = if more { bots::with_more(weights) } else { weights.to_owned() };
        let numbers = bots::numbers(&weights);
        Ok(Tuner { tuning, pool: pool(tuning.threads)?, options, weights, numbers })
    }

    fn duel(&self) -> Duel<'_, G> {
        let Tuning { data, player, .. } = self.tuning;
        Duel { pool: &self.pool, data: *data, options: &self.options, player }
    }

    fn run(
        &self,
        mut progress: Progress,
        tell: &mut dyn FnMut(&Progress) -> bool,
    ) -> Result<Option<Tuned>, ArenaError> {
        let tuning = self.tuning;
        if progress.way.is_empty() {
            let zeros = vec![0.0; self.numbers.len()];
            progress = Progress {
                game: tuning.game.clone(),
                seats: tuning.seats.clone(),
                seed: Some(tuning.seed),
                asked: self.asked(),
                way: zeros.clone(),
                sum: zeros,
                ..Progress::default()
            };
        }
        let same = (&progress.game, &progress.seats, progress.seed, &progress.asked, progress.way.len());
        let own = (&tuning.game, &tuning.seats, Some(tuning.seed), &self.asked(), self.numbers.len());
        if same != own || progress.step > tuning.steps {
            return Err(ArenaError::Progress);
        }
        while progress.step < tuning.steps {
            self.step(&mut progress)?;
            if !tell(&progress) {
                return Ok(None);
            }
        }
        self.judge(&progress).map(Some)
    }

    /// All settings of the steps other than game, seats and seed.
    fn asked(&self) -> String {
        let Tuning { data, options, steps, deals, player, .. } = self.tuning;
        let weights = Seed::from(0).derive(&self.weights);
        format!(
            "{steps} steps of {deals} deals, {player}, {options}, components {}, weights {weights}",
            data.hash()
        )
    }

    /// The weights, each multiplied by the exponential of its entry.
    fn insight(&self, way: &[f64]) -> Result<Arc<Insight<G>>, ArenaError> {
        let text = self.text(way);
        let read = bots::read::<G>(&text).ok_or(ArenaError::Unknown(G::INFO.id))?;
        read.map(Arc::new).map_err(|error| ArenaError::Weights(error.to_string()))
    }

    fn text(&self, way: &[f64]) -> String {
        let numbers: Vec<f64> =
            self.numbers.iter().zip(way).map(|(term, way)| term.number * way.exp()).collect();
        bots::with_numbers(&self.weights, &numbers)
    }

    fn step(&self, progress: &mut Progress) -> Result<(), ArenaError> {
        let tuning = self.tuning;
        let seed = tuning.seed.derive("tuning").nth(progress.step as u64);
        let seats = tuning.seats[progress.step % tuning.seats.len()];
        let more = seats > 2 && self.numbers.iter().any(|term| term.more);
        let mut dice = Dice::new(seed, "signs");
        let sign = |term: &Weight| {
            let sign = if dice.below(2) == 0 { 1.0 } else { -1.0 };
            // The value of a victory is the scale of all others. A game has no gradient for other numbers of seats.
            if term.name == "win" || term.more != more { 0.0 } else { sign }
        };
        let signs: Vec<f64> = self.numbers.iter().map(sign).collect();
        let moved = |by: f64| -> Vec<f64> {
            progress.way.iter().zip(&signs).map(|(way, sign)| way + by * sign).collect()
        };
        let sides = [self.insight(&moved(REACH))?, self.insight(&moved(-REACH))?];
        let verdicts = self.duel().deals(&sides, seats, seed, tuning.deals)?;
        let verdict = |&(share, lead): &(f64, f64)| {
            (1.0 - LEAD) * (share - 0.5) + LEAD * (lead / LEAD_FULL).clamp(-1.0, 1.0)
        };
        let gain = mean(&verdicts.iter().map(verdict).collect::<Vec<_>>());
        progress.way.iter_mut().zip(&signs).for_each(|(way, sign)| *way = short(*way + RATE * gain * sign));
        progress.step += 1;
        progress.games += 2 * tuning.deals;
        if progress.step * 2 > tuning.steps {
            progress.sum.iter_mut().zip(&progress.way).for_each(|(sum, way)| *sum = short(*sum + way));
            progress.summed += 1;
        }
        Ok(())
    }

    /// The geometric mean of the second half, and its final matches.
    fn judge(&self, progress: &Progress) -> Result<Tuned, ArenaError> {
        let mean: Vec<f64> = progress.sum.iter().map(|sum| sum / progress.summed.max(1) as f64).collect();
        let zeros = vec![0.0; mean.len()];
        let sides = [self.insight(&mean)?, self.insight(&zeros)?];
        let mut matches = Vec::new();
        let mut counts = self.tuning.seats.clone();
        counts.sort_unstable();
        counts.dedup();
        for &seats in &counts {
            let seed = self.tuning.seed.derive("judging").nth(seats as u64);
            matches.push(self.duel().trial(&sides, seats, seed, self.tuning.games)?);
        }
        let accepted =
            matches.iter().all(|one| one.share >= 0.5) && matches.iter().any(|one| one.ci95[0] > 0.5);
        let seats: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let note = format!(
            "# Tuned by self-play: seed {}, {} steps, {} games at {} seats.\n",
            self.tuning.seed,
            progress.step,
            progress.games,
            seats.join(" and ")
        );
        let weights = bots::noted(&self.text(&mean), &counts, &note);
        Ok(Tuned {
            game: G::INFO.id,
            steps: progress.step,
            games: progress.games,
            matches,
            accepted,
            weights,
        })
    }
}

/// Nine decimal places read back from a file unchanged, so that a continued tuning gives the same result.
fn short(number: f64) -> f64 {
    (number * 1e9).round() / 1e9
}
