//! The arguments of `tune` and `train`.

use std::path::PathBuf;

use engine::Seed;
use words::Lang;

use super::Wanted;

/// The arguments shared by `tune` and `train`.
#[derive(Debug, clap::Args)]
pub struct SearchArgs {
    /// Game id.
    pub game: String,
    /// Stop after this many minutes. With --progress, the same command continues from there (`train`: with the
    /// current generation).
    #[arg(long, value_name = "N", value_parser = minutes)]
    pub minutes: Option<f64>,
    /// Number of positions to search per decision [default: as in play].
    #[arg(long, value_name = "N")]
    pub cap: Option<u32>,
    /// Game option, as key=value; repeatable.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Number of threads [default: one per processor]. Does not affect the results.
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Save progress in this file and continue from it.
    #[arg(long, value_name = "FILE")]
    pub progress: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// Language, such as en or fr [default: from the environment].
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `tune`.
#[derive(Debug, clap::Args)]
pub struct TuneArgs {
    /// The shared search arguments.
    #[command(flatten)]
    pub search: SearchArgs,
    /// Numbers of seats, separated by commas; the steps use them in turn.
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "2,4")]
    pub seats: Vec<usize>,
    /// Total number of steps.
    #[arg(long, value_name = "N", default_value_t = 150, value_parser = steps)]
    pub steps: usize,
    /// Deals per step; each is played twice.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = steps)]
    pub deals: usize,
    /// Games in the deciding match, per number of seats.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = steps)]
    pub games: usize,
    /// Random seed: a whole number or 64 hexadecimal digits.
    #[arg(long, value_name = "SEED", default_value = "700000")]
    pub seed: Seed,
    /// Write the new weights to this file if the match accepts them.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Do not tune: play `--games` games and print the `[chance]` table that fits them (how likely a lead is
    /// to win). With `--seats 1`, print the `[[alone]]` table for the opponent set by the options.
    #[arg(long, conflicts_with = "out")]
    pub chance: bool,
}

/// The arguments of `train`.
#[derive(Debug, clap::Args)]
pub struct TrainArgs {
    /// The shared search arguments.
    #[command(flatten)]
    pub search: SearchArgs,
    /// Number of seats. A net trained with four also works with three and five; a solo net only works solo.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub seats: usize,
    /// Maximum number of generations; each plays with the net of the one before.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = steps)]
    pub generations: usize,
    /// Games per generation; one in ten is held out for validation.
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = ten)]
    pub games: usize,
    /// Approximate number of positions to learn from.
    #[arg(long, value_name = "N", default_value_t = 250_000, value_parser = steps)]
    pub positions: usize,
    /// Number of passes over the positions.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = steps)]
    pub epochs: usize,
    /// Percentage of turns in which the teachers play no better than `sensible`.
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = percent)]
    pub slips: u32,
    /// Evaluation points per unit of the net's output (log odds). With several values, separated by commas,
    /// the best one in a half-length match is kept.
    #[arg(long, value_name = "LIST", default_value = "2,5,10,20", value_parser = weight, value_delimiter = ',')]
    pub weight: Vec<f64>,
    /// Games in the match that decides about a generation.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = steps)]
    pub trial: usize,
    /// Random seed: a whole number or 64 hexadecimal digits.
    #[arg(long, value_name = "SEED", default_value = "900000")]
    pub seed: Seed,
    /// Write the net to this file if it wins its match.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// The most minutes that may be asked for: a year.
const MINUTES_MAX: f64 = 525_600.0;

fn minutes(text: &str) -> Result<f64, Wanted> {
    Wanted::number(text, MINUTES_MAX)
}

fn weight(text: &str) -> Result<f64, Wanted> {
    Wanted::above(text, 1000.0)
}

fn percent(text: &str) -> Result<u32, Wanted> {
    Wanted::whole(text, 0, 100)
}

/// The most steps, deals or games that may be asked for.
const STEPS_MAX: usize = 1_000_000;

fn ten(text: &str) -> Result<usize, Wanted> {
    Wanted::whole(text, 10, STEPS_MAX)
}

fn steps(text: &str) -> Result<usize, Wanted> {
    Wanted::whole(text, 1, STEPS_MAX)
}
