//! A small neural net in addition to the evaluation of a game, which predicts the winner.
//!
//! It has one hidden layer and direct connections from inputs to output. It is trained on self-play (`caravelle train`)
//! and stored in a file with its game, features and origin. Its output is added to the evaluation and never replaces
//! it, because training games contain few bad moves.

use std::fmt::Write;

use serde::Deserialize;

use crate::features::{INPUTS_MAX, Inputs};

/// The version of the file format.
const FORMAT: u32 = 1;

/// The number of hidden units.
pub const HIDDEN: usize = 32;

/// Limit of the output, in log-odds.
pub(crate) const SURE: f32 = 6.0;

/// The resolution of numbers in a file: fine enough for the same output, and short.
const PARTS: f32 = 8192.0;

/// The maximum size of a file.
const BYTES_MAX: usize = 400 * 1024;

/// The origin of a net.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    pub game: String,
    /// The number of seats of its training games.
    pub seats: usize,
    /// The version of the game's features.
    pub features: u32,
    /// The seed of the training.
    pub seed: String,
    /// The number of its training games, in all generations.
    pub games: usize,
    /// The number of positions in the last generation.
    pub positions: usize,
    /// The number of generations that won their match.
    pub generations: usize,
    /// The weight of a unit of log-odds in points of the evaluation.
    pub weight: f64,
}

/// The parameters of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub origin: Origin,
    /// The weights from inputs to hidden units.
    pub first: Vec<[f32; HIDDEN]>,
    /// Bias of each hidden unit.
    pub bias: [f32; HIDDEN],
    /// The weights from hidden units to the output.
    pub second: [f32; HIDDEN],
    /// The weights from inputs to the output.
    pub straight: Vec<f32>,
    /// Output bias.
    pub base: f32,
}

/// An error in a net file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// The file cannot be parsed.
    #[error("the net cannot be parsed: {0}")]
    Unreadable(String),
    /// The file has another format, or other inputs.
    #[error("the net is for {what} {found}, not {wanted}")]
    Other {
        /// The property that differs.
        what: &'static str,
        /// The value in the file.
        found: String,
        /// The expected value.
        wanted: String,
    },
    /// The number of parameters is wrong, or a parameter is invalid.
    #[error("the net has {0} that cannot be")]
    Numbers(&'static str),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    inputs: usize,
    hidden: usize,
    origin: Origin,
    first: String,
    bias: String,
    second: String,
    straight: String,
    base: String,
}

/// Parses whole numbers separated by spaces, in units of the resolution.
fn numbers(what: &'static str, text: &str, count: usize) -> Result<Vec<f32>, NetError> {
    let read = |word: &str| word.parse::<i32>().map(|parts| parts as f32 / PARTS);
    let found: Result<Vec<f32>, _> = text.split_ascii_whitespace().map(read).collect();
    found.ok().filter(|found| found.len() == count).ok_or(NetError::Numbers(what))
}

/// Writes numbers in the same form.
fn written(numbers: &[f32]) -> String {
    let mut text = String::new();
    for (at, number) in numbers.iter().enumerate() {
        let space = if at == 0 { "" } else { " " };
        // An infinite number or NaN would be an error of the training.
        let _ = write!(text, "{space}{}", (number * PARTS).round() as i32);
    }
    text
}

impl Net {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Net, NetError> {
        let differs = |what, found: &dyn ToString, wanted: &dyn ToString| NetError::Other {
            what,
            found: found.to_string(),
            wanted: wanted.to_string(),
        };
        if text.len() > BYTES_MAX {
            return Err(NetError::Numbers("more bytes"));
        }
        let file: File = toml::from_str(text).map_err(|error| NetError::Unreadable(error.to_string()))?;
        if file.format != FORMAT {
            return Err(differs("form", &file.format, &FORMAT));
        }
        if file.hidden != HIDDEN {
            return Err(differs("hidden units", &file.hidden, &HIDDEN));
        }
        if !(1..=INPUTS_MAX).contains(&file.inputs) {
            return Err(NetError::Numbers("inputs"));
        }
        if !(file.origin.weight.is_finite() && file.origin.weight >= 0.0) {
            return Err(NetError::Numbers("a weight"));
        }
        let layer = |what, text: &str| -> Result<[f32; HIDDEN], NetError> {
            let found = numbers(what, text, HIDDEN)?;
            found.try_into().map_err(|_| NetError::Numbers(what))
        };
        let rows = numbers("first numbers", &file.first, file.inputs * HIDDEN)?;
        let (rows, _) = rows.as_chunks::<HIDDEN>();
        Ok(Net {
            first: rows.to_vec(),
            bias: layer("biases", &file.bias)?,
            second: layer("second numbers", &file.second)?,
            straight: numbers("straight numbers", &file.straight, file.inputs)?,
            base: numbers("bases", &file.base, 1)?[0],
            origin: file.origin,
        })
    }

    /// The file. Reading it gives back the rounded parameters.
    pub fn write(&self) -> String {
        let Origin { game, seats, features, seed, games, positions, generations, weight } = &self.origin;
        let rows: Vec<String> = self.first.iter().map(|row| written(row)).collect();
        format!(
            "# Value net of {game} at {seats} seats, trained by `caravelle train`; its output is added to the hand-made\n\
             # evaluation. Numbers are in parts of {PARTS}.\n\
             format = {FORMAT}\ninputs = {}\nhidden = {HIDDEN}\n\
             bias = \"{}\"\nsecond = \"{}\"\nstraight = \"{}\"\nbase = \"{}\"\nfirst = \"\"\"\n{}\n\"\"\"\n\n\
             [origin]\ngame = \"{game}\"\nseats = {seats}\nfeatures = {features}\nseed = \"{seed}\"\ngames = {games}\n\
             positions = {positions}\ngenerations = {generations}\nweight = {weight:?}\n",
            self.first.len(),
            written(&self.bias),
            written(&self.second),
            written(&self.straight),
            written(&[self.base]),
            rows.join("\n"),
        )
    }

    /// The log-odds of victory.
    pub(crate) fn logit(&self, inputs: &Inputs) -> f32 {
        let inputs = inputs.as_slice();
        assert_eq!(inputs.len(), self.first.len(), "a net for other inputs");
        let mut hidden = self.bias;
        let mut sum = self.base;
        for ((&input, row), straight) in inputs.iter().zip(&self.first).zip(&self.straight) {
            // Many inputs are 0. Each unit has its own sum, so that the compiler can vectorise.
            if input != 0.0 {
                sum += input * straight;
                for (unit, weight) in hidden.iter_mut().zip(row) {
                    *unit += input * weight;
                }
            }
        }
        for (unit, weight) in hidden.iter().zip(&self.second) {
            sum += unit.max(0.0) * weight;
        }
        sum.clamp(-SURE, SURE)
    }
}
