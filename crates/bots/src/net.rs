//! A small net beside the evaluation of a game: what a position tells of who wins.
//!
//! One hidden layer and a straight path beside it. It was trained on self-play (`caravelle train`) and stands in a file that
//! says of what game it is, what it looks at and where it comes from. What it says is added to what the evaluation says,
//! never put in its place: a net has not seen what bad moves lead to.

use std::fmt::Write;

use serde::Deserialize;

use crate::features::{INPUTS_MAX, Inputs};

/// The form of the files.
const FORMAT: u32 = 1;

/// The hidden units.
pub const HIDDEN: usize = 32;

/// Limit of the output, in log-odds.
pub(crate) const SURE: f32 = 6.0;

/// The parts of a number in a file: enough to say what it says, and as short as that.
const PARTS: f32 = 8192.0;

/// The greatest file that is read.
const BYTES_MAX: usize = 400 * 1024;

/// Where a net comes from.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The game.
    pub game: String,
    /// The seats of the games that it was trained on.
    pub seats: usize,
    /// The version of the game's features.
    pub features: u32,
    /// The seed of the training.
    pub seed: String,
    /// The games that it has seen, in all generations.
    pub games: usize,
    /// The positions of the last of them.
    pub positions: usize,
    /// How many generations have won their match.
    pub generations: usize,
    /// The weight of a unit of log-odds beside a point of the evaluation.
    pub weight: f64,
}

/// The numbers of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// Where it comes from.
    pub origin: Origin,
    /// From each input to each hidden unit.
    pub first: Vec<[f32; HIDDEN]>,
    /// Bias of each hidden unit.
    pub bias: [f32; HIDDEN],
    /// From each hidden unit to what it says.
    pub second: [f32; HIDDEN],
    /// From each input straight to what it says.
    pub straight: Vec<f32>,
    /// Output bias.
    pub base: f32,
}

/// An error in a file of a net.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It does not read.
    #[error("the net does not read: {0}")]
    Unreadable(String),
    /// It has another form, or is for other inputs.
    #[error("the net is for {what} {found}, not {wanted}")]
    Other {
        /// The property that differs.
        what: &'static str,
        /// The value in the file.
        found: String,
        /// The expected value.
        wanted: String,
    },
    /// It holds too few numbers, too many, or none.
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

/// Whole numbers with spaces between them, each this many parts of one.
fn numbers(what: &'static str, text: &str, count: usize) -> Result<Vec<f32>, NetError> {
    let read = |word: &str| word.parse::<i32>().map(|parts| parts as f32 / PARTS);
    let found: Result<Vec<f32>, _> = text.split_ascii_whitespace().map(read).collect();
    found.ok().filter(|found| found.len() == count).ok_or(NetError::Numbers(what))
}

/// The same for writing.
fn written(numbers: &[f32]) -> String {
    let mut text = String::new();
    for (at, number) in numbers.iter().enumerate() {
        let space = if at == 0 { "" } else { " " };
        // A number that is no number would be a fault of the training.
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

    /// The file: what is read from it is what was rounded for it.
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

    /// The logarithm of the odds to win.
    pub(crate) fn logit(&self, inputs: &Inputs) -> f32 {
        let inputs = inputs.as_slice();
        assert_eq!(inputs.len(), self.first.len(), "a net for other inputs");
        let mut hidden = self.bias;
        let mut sum = self.base;
        for ((&input, row), straight) in inputs.iter().zip(&self.first).zip(&self.straight) {
            // Many inputs are 0. Each unit has a sum of its own, so they are made side by side.
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
