//! The fit of a net to positions: gradient descent with Adam.
//!
//! It runs on one thread and in a fixed order, so that the same positions give the same net.

use bots::{HIDDEN, Net, Origin};
use engine::{Dice, Seed};
use serde::{Deserialize, Serialize};

/// A training position: the inputs, the seat's share of the victory, and its lead in points over the best of the
/// others.
pub(crate) struct Position {
    pub(crate) inputs: Vec<f32>,
    pub(crate) won: f32,
    pub(crate) lead: f32,
}

/// The weight of the lead in the target, because a narrow victory is weaker evidence than a clear one.
const LEAD: f32 = 0.5;

impl Position {
    /// The target of a net as a probability; `usual` is the mean absolute lead.
    fn target(&self, usual: f32) -> f32 {
        (1.0 - LEAD) * self.won + LEAD * chance(2.0 * self.lead / usual)
    }
}

/// The result of a fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    /// The number of training positions.
    pub positions: usize,
    /// The mean logarithmic loss on held-out games: of the net, and of a constant prediction.
    pub loss: [f64; 2],
}

/// One game in this many is held out.
const UNSEEN: usize = 10;

/// The batch size.
const BATCH: usize = 128;

/// The learning rate at the beginning and at the end.
const RATE: [f32; 2] = [2e-3, 1e-4];

/// The parameters are averaged over the steps after this part of the training.
const SWING: f32 = 0.7;

/// Adam's decay rates of the first and second moment.
const MEMORY: [f32; 2] = [0.9, 0.999];

/// Weight decay.
const DECAY: f32 = 1e-4;

/// The optimiser's state of one weight: its gradient in this step, and the moments of Adam.
#[derive(Clone, Copy, Default)]
struct Moved {
    gradient: f32,
    mean: f32,
    square: f32,
}

/// A parameter with its optimiser state.
#[derive(Clone, Copy, Default)]
struct Number {
    value: f32,
    moved: Moved,
    /// The sum of its values over the averaged steps.
    sum: f32,
}

impl Number {
    fn step(&mut self, rate: f32, part: f32) {
        let Moved { gradient, mean, square } = &mut self.moved;
        let slope = *gradient * part + DECAY * self.value;
        *gradient = 0.0;
        *mean = MEMORY[0] * *mean + (1.0 - MEMORY[0]) * slope;
        *square = MEMORY[1] * *square + (1.0 - MEMORY[1]) * slope * slope;
        self.value -= rate * *mean / (square.sqrt() + 1e-8);
    }
}

/// Mean and inverse standard deviation of each input, for normalisation.
struct Scale {
    mean: Vec<f32>,
    part: Vec<f32>,
}

impl Scale {
    fn of(positions: &[&Position]) -> Scale {
        let width = positions.first().map_or(0, |one| one.inputs.len());
        let count = positions.len().max(1) as f64;
        let (mut sums, mut squares) = (vec![0.0f64; width], vec![0.0f64; width]);
        for one in positions {
            for ((sum, square), &input) in sums.iter_mut().zip(&mut squares).zip(&one.inputs) {
                *sum += f64::from(input);
                *square += f64::from(input) * f64::from(input);
            }
        }
        let mean: Vec<f64> = sums.iter().map(|sum| sum / count).collect();
        let spread = |(square, mean): (&f64, &f64)| (square / count - mean * mean).max(0.0).sqrt();
        // A constant input carries no information, and a nearly constant one must not be amplified.
        let part = |spread: f64| if spread < 1e-4 { 0.0 } else { 1.0 / spread.max(0.2) };
        let part = squares.iter().zip(&mean).map(spread).map(|spread| part(spread) as f32).collect();
        Scale { mean: mean.into_iter().map(|mean| mean as f32).collect(), part }
    }

    fn apply(&self, inputs: &[f32], out: &mut Vec<f32>) {
        out.clear();
        let scaled = inputs.iter().zip(&self.mean).zip(&self.part);
        out.extend(scaled.map(|((input, mean), part)| (input - mean) * part));
    }
}

struct Fitting {
    first: Vec<[Number; HIDDEN]>,
    bias: [Number; HIDDEN],
    second: [Number; HIDDEN],
    straight: Vec<Number>,
    base: Number,
}

impl Fitting {
    fn new(width: usize, base: f32, seed: Seed) -> Fitting {
        let mut dice = Dice::new(seed, "net");
        let reach = (3.0 / width.max(1) as f32).sqrt();
        let mut number = |reach: f32| {
            let value = reach * (dice.below(20_001) as f32 / 10_000.0 - 1.0);
            Number { value, ..Number::default() }
        };
        let first = (0..width).map(|_| std::array::from_fn(|_| number(reach))).collect();
        let second = std::array::from_fn(|_| number(0.1));
        let base = Number { value: base, ..Number::default() };
        let straight = vec![Number::default(); width];
        Fitting { first, bias: [Number::default(); HIDDEN], second, straight, base }
    }

    /// The hidden units before the rectifier, and the log-odds.
    fn say(&self, inputs: &[f32]) -> ([f32; HIDDEN], f32) {
        let mut hidden = self.bias.map(|number| number.value);
        let mut sum = self.base.value;
        for ((&input, row), straight) in inputs.iter().zip(&self.first).zip(&self.straight) {
            sum += input * straight.value;
            for (unit, number) in hidden.iter_mut().zip(row) {
                *unit += input * number.value;
            }
        }
        for (unit, number) in hidden.iter().zip(&self.second) {
            sum += unit.max(0.0) * number.value;
        }
        (hidden, sum)
    }

    /// Adds the gradients of a position.
    fn learn(&mut self, inputs: &[f32], won: f32) {
        let (hidden, sum) = self.say(inputs);
        let error = chance(sum) - won;
        self.base.moved.gradient += error;
        let mut back = [0.0; HIDDEN];
        for ((unit, number), back) in hidden.iter().zip(&mut self.second).zip(&mut back) {
            if *unit > 0.0 {
                number.moved.gradient += error * unit;
                *back = error * number.value;
            }
        }
        for (number, back) in self.bias.iter_mut().zip(&back) {
            number.moved.gradient += back;
        }
        for ((&input, row), straight) in inputs.iter().zip(&mut self.first).zip(&mut self.straight) {
            straight.moved.gradient += error * input;
            for (number, back) in row.iter_mut().zip(&back) {
                number.moved.gradient += input * back;
            }
        }
    }

    fn step(&mut self, rate: f32, part: f32) {
        let layers = self.bias.iter_mut().chain(&mut self.second).chain(&mut self.straight);
        let all = layers.chain(self.first.iter_mut().flatten()).chain([&mut self.base]);
        all.for_each(|number| number.step(rate, part));
    }

    /// Adds the present parameters to the average; with `part`, replaces them by that multiple of the sums.
    fn settle(&mut self, part: Option<f32>) {
        let layers = self.bias.iter_mut().chain(&mut self.second).chain(&mut self.straight);
        for number in layers.chain(self.first.iter_mut().flatten()).chain([&mut self.base]) {
            match part {
                Some(part) => number.value = number.sum * part,
                None => number.sum += number.value,
            }
        }
    }

    /// The net for unscaled inputs: the normalisation is merged into its parameters.
    fn net(&self, scale: &Scale, origin: Origin) -> Net {
        let value = |number: &Number| number.value;
        let first: Vec<[f32; HIDDEN]> = self
            .first
            .iter()
            .zip(&scale.part)
            .map(|(row, part)| row.map(|number| number.value * part))
            .collect();
        let straight: Vec<f32> =
            self.straight.iter().zip(&scale.part).map(|(number, part)| number.value * part).collect();
        let mut bias = self.bias.map(|number| number.value);
        let mut base = self.base.value;
        for ((row, straight), mean) in first.iter().zip(&straight).zip(&scale.mean) {
            base -= straight * mean;
            bias.iter_mut().zip(row).for_each(|(bias, weight)| *bias -= weight * mean);
        }
        Net { origin, first, bias, second: self.second.each_ref().map(value), straight, base }
    }
}

fn chance(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

fn loss(chance: f64, won: f64) -> f64 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(won * chance.ln() + (1.0 - won) * (1.0 - chance).ln())
}

/// Fits a net to the positions of games. Returns its file and the losses.
pub(crate) fn fit(games: &[Vec<Position>], origin: Origin, epochs: usize, seed: Seed) -> (String, Fitted) {
    let part = |unseen: bool| -> Vec<&Position> {
        let games = games.iter().enumerate().filter(|(at, _)| (at % UNSEEN == UNSEEN - 1) == unseen);
        games.flat_map(|(_, game)| game).collect()
    };
    let (mut seen, unseen) = (part(false), part(true));
    let scale = Scale::of(&seen);
    let count = seen.len().max(1) as f64;
    let usual = (seen.iter().map(|one| f64::from(one.lead.abs())).sum::<f64>() / count).max(1.0) as f32;
    let mean = seen.iter().map(|one| f64::from(one.target(usual))).sum::<f64>() / count;
    let mean = mean.clamp(0.01, 0.99);
    let mut net = Fitting::new(scale.mean.len(), (mean / (1.0 - mean)).ln() as f32, seed);
    let mut dice = Dice::new(seed, "order");
    let mut inputs = Vec::new();
    let steps = (epochs * seen.len().div_ceil(BATCH)).max(1) as f32;
    let (mut step, mut settled) = (0.0, 0.0);
    for _ in 0..epochs {
        for at in (1..seen.len()).rev() {
            seen.swap(at, dice.below(at as u32 + 1) as usize);
        }
        for batch in seen.chunks(BATCH) {
            for one in batch {
                scale.apply(&one.inputs, &mut inputs);
                net.learn(&inputs, one.target(usual));
            }
            let warm = (step / 100.0f32).min(1.0);
            net.step(warm * (RATE[0] + (RATE[1] - RATE[0]) * step / steps), 1.0 / batch.len() as f32);
            step += 1.0;
            // Averages the parameters, because single steps are noisy.
            if step > steps * SWING {
                net.settle(None);
                settled += 1.0;
            }
        }
    }
    if settled > 0.0 {
        net.settle(Some(1.0 / settled));
    }
    let mut sums = [0.0; 2];
    for one in &unseen {
        scale.apply(&one.inputs, &mut inputs);
        let target = f64::from(one.target(usual));
        sums[0] += loss(f64::from(chance(net.say(&inputs).1)), target);
        sums[1] += loss(mean, target);
    }
    // Six digits read back from a file unchanged.
    let short = |sum: f64| (sum / unseen.len().max(1) as f64 * 1e6).round() / 1e6;
    (net.net(&scale, origin).write(), Fitted { positions: seen.len(), loss: sums.map(short) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin() -> Origin {
        Origin {
            game: "goa".to_owned(),
            seats: 2,
            features: 1,
            seed: "1".to_owned(),
            games: 1,
            positions: 1,
            generations: 1,
            weight: 10.0,
        }
    }

    /// Games whose winner depends on two inputs together, which a linear function cannot express.
    fn games() -> Vec<Vec<Position>> {
        let mut dice = Dice::new(Seed::from(5), "test");
        let mut number = || dice.below(2001) as f32 / 1000.0 - 1.0;
        let mut position = || {
            let inputs = vec![number(), number(), 3.0];
            let won = if inputs[0] * inputs[1] > 0.0 { 1.0 } else { 0.0 };
            Position { won, lead: 40.0 * (2.0 * won - 1.0), inputs }
        };
        (0..200).map(|_| (0..20).map(|_| position()).collect()).collect()
    }

    #[test]
    fn fitting_learns_a_simple_rule_and_is_deterministic() {
        let games = games();
        let (text, fitted) = fit(&games, origin(), 30, Seed::from(3));
        assert!(fitted.loss[0] < 0.4 && fitted.loss[1] > 0.65, "{fitted:?}");
        assert_eq!(fitted.positions, 3600);
        assert_eq!(fit(&games, origin(), 30, Seed::from(3)), (text.clone(), fitted));
        let net = Net::read(&text).unwrap();
        assert_eq!(net.write(), text, "a file reads as it was written");
        assert_eq!((net.first.len(), net.straight[2]), (3, 0.0), "what never changes tells nothing");
    }
}
