//! Better weights by self-play: all terms at once, a little this way against a little that way.
//!
//! In each step every term but `win` is made greater or smaller by chance; the weights so changed play the weights changed
//! the other way, on paired deals, and all terms follow the side that did better, each by a little (simultaneous
//! perturbation). The result is the geometric mean of the second half of the way, since the last point of it is chance.
//! It counts for nothing until it has won a match against the weights it began with, on seeds apart.

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

/// How far the two sides of a step are apart: each term by this factor's exponent, up or down.
const REACH: f64 = 0.15;

/// How far a step goes towards the better side.
const RATE: f64 = 0.6;

/// A verdict is a share of victories beyond the fair one, and by this part a lead in points.
const LEAD: f64 = 0.3;

/// A lead that counts in full.
const LEAD_FULL: f64 = 40.0;

/// The settings of a tuning.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// The id of the game.
    pub game: String,
    /// Its component data.
    pub data: DataId,
    /// Its options, as JSON; what is absent takes its default.
    pub options: Value,
    /// The numbers of seats that are played, in turn: step by step another.
    pub seats: Vec<usize>,
    /// How many steps in all.
    pub steps: usize,
    /// Deals in each step; each is played twice.
    pub deals: usize,
    /// The bot that plays with the weights: many games matter more than deep ones.
    pub player: Spec,
    /// Games of the match that accepts the result.
    pub games: usize,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads; `None` for as many as there are processors.
    pub threads: Option<usize>,
}

/// How far a tuning has come: with the tuning itself, all that is needed to go on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The game.
    pub game: String,
    /// The seats that are played in turn.
    pub seats: Vec<usize>,
    /// The seed.
    pub seed: Option<Seed>,
    /// The other settings. A run with other settings cannot continue from here.
    #[serde(default)]
    pub asked: String,
    /// Steps made.
    pub step: usize,
    /// Games played.
    pub games: usize,
    /// For each number of the weights, the logarithm of what it has been multiplied by.
    pub way: Vec<f64>,
    /// The sum of these over the steps of the second half, and how many those are.
    pub sum: Vec<f64>,
    /// How many steps the sum is of.
    pub summed: usize,
}

/// The result of a tuning.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tuned {
    /// The game.
    pub game: &'static str,
    /// Steps made.
    pub steps: usize,
    /// Games played in them.
    pub games: usize,
    /// The matches of the result against the weights it began with, for each number of seats.
    pub matches: Vec<Trial>,
    /// Whether it won them: the lower end of no interval is below the fair share, and one of them at least is above.
    pub accepted: bool,
    /// The new file of weights.
    #[serde(skip)]
    pub weights: String,
}

/// Tunes; goes on where `progress` stands, and tells it after every step. A `tell` that answers false stops the work.
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

    /// All inputs of the steps beside game, seats and seed.
    fn asked(&self) -> String {
        let Tuning { data, options, steps, deals, player, .. } = self.tuning;
        let weights = Seed::from(0).derive(&self.weights);
        format!(
            "{steps} steps of {deals} deals, {player}, {options}, components {}, weights {weights}",
            data.hash()
        )
    }

    /// The weights with each number multiplied by the exponential of its entry.
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
            // The value of a victory is the scale of all others, and a game has no gradient for other numbers of seats.
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

    /// The geometric mean of the second half, and the matches that decide about it.
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

/// Nine digits behind the point: so much reads back from a file as it was written, and what goes on from there goes the
/// same way.
fn short(number: f64) -> f64 {
    (number * 1e9).round() / 1e9
}
