//! The arguments of what looks for better bots.

use std::path::PathBuf;

use engine::Seed;
use words::Lang;

use super::Wanted;

/// What `tune` and `train` have in common.
#[derive(Debug, clap::Args)]
pub struct SearchArgs {
    /// The game, by its id.
    pub game: String,
    /// Stops after this many minutes; the same command goes on from there if `--progress` names a file, `train` with the
    /// generation that it was at.
    #[arg(long, value_name = "N", value_parser = minutes)]
    pub minutes: Option<f64>,
    /// How many positions are looked at for a decision; by default as many as in play.
    #[arg(long, value_name = "N")]
    pub cap: Option<u32>,
    /// An option of the game; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// How many threads; by default one for each processor. The results do not depend on it.
    #[arg(long, value_name = "N")]
    pub threads: Option<usize>,
    /// Keeps the progress in this file, and goes on from it.
    #[arg(long, value_name = "FILE")]
    pub progress: Option<PathBuf>,
    /// Prints one JSON document.
    #[arg(long)]
    pub json: bool,
    /// The language, such as en or fr; by default that of the environment.
    #[arg(long)]
    pub lang: Option<Lang>,
}

/// The arguments of `tune`.
#[derive(Debug, clap::Args)]
pub struct TuneArgs {
    /// What it has in common with other searches.
    #[command(flatten)]
    pub search: SearchArgs,
    /// The numbers of seats, with commas between them: they are played in turn, step by step.
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = "2,4")]
    pub seats: Vec<usize>,
    /// How many steps in all.
    #[arg(long, value_name = "N", default_value_t = 150, value_parser = steps)]
    pub steps: usize,
    /// How many deals in each step; each is played twice.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = steps)]
    pub deals: usize,
    /// How many games at each number of seats decide about the result.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = steps)]
    pub games: usize,
    /// A whole number or 64 hexadecimal digits: where all chance comes from.
    #[arg(long, value_name = "SEED", default_value = "700000")]
    pub seed: Seed,
    /// Writes the new weights here, if the match has accepted them.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Tunes nothing: plays `--games` games and prints the table `[chance]` that fits them: how surely a lead wins;
    /// with `--seats 1` the table `[[alone]]`, for the opponent that the options name.
    #[arg(long, conflicts_with = "out")]
    pub chance: bool,
}

/// The arguments of `train`.
#[derive(Debug, clap::Args)]
pub struct TrainArgs {
    /// What it has in common with other searches.
    #[command(flatten)]
    pub search: SearchArgs,
    /// How many seats; what is learned at four also serves three and five, what is learned alone only a lone player.
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub seats: usize,
    /// How many generations at most: each plays with what the one before has learned.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = steps)]
    pub generations: usize,
    /// How many games a generation learns from; one in ten of them is kept apart, to judge by.
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = ten)]
    pub games: usize,
    /// About how many positions of these games it learns from.
    #[arg(long, value_name = "N", default_value_t = 250_000, value_parser = steps)]
    pub positions: usize,
    /// How often each of them is looked at.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = steps)]
    pub epochs: usize,
    /// In how many of a hundred turns the teachers play no better than `sensible`.
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = percent)]
    pub slips: u32,
    /// How many points of the evaluation a unit of the net's answer, the logarithm of the odds, is worth; of several, with
    /// commas between them, the one that does best in a match of half the length is kept.
    #[arg(long, value_name = "LIST", default_value = "2,5,10,20", value_parser = weight, value_delimiter = ',')]
    pub weight: Vec<f64>,
    /// How many games decide about a generation.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = steps)]
    pub trial: usize,
    /// A whole number or 64 hexadecimal digits: where all chance comes from.
    #[arg(long, value_name = "SEED", default_value = "900000")]
    pub seed: Seed,
    /// Writes the net here, if one has won its match.
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
