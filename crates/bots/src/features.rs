//! Net inputs: a row of numbers for a position and a seat, defined in one file per game.
//!
//! A row contains the evaluation by hand, inputs shared by all seats, inputs that only the seat knows, and a block for
//! the seat itself. Then follow the mean of the other seats' blocks and, with several other seats, the maximum of each
//! number. So a row has the same length at three and four seats and does not depend on the order of seats. In a solo
//! game the rival's block takes that place.

pub(crate) mod au_nom_du_roi;
pub(crate) mod goa;
pub(crate) mod ilos;
pub(crate) mod maracaibo;
pub(crate) mod mundus_novus;

use engine::{Game, Seat};

/// The maximum length of a row.
pub(crate) const INPUTS_MAX: usize = 256;

/// The divisor of the hand evaluation, and the limit of the quotient.
const HAND: (f64, f64) = (30.0, 4.0);

/// A row of inputs. It lives on the stack, because one is made for every evaluated position.
#[derive(Clone, Debug)]
pub(crate) struct Inputs {
    numbers: [f32; INPUTS_MAX],
    len: usize,
}

impl Inputs {
    fn new() -> Inputs {
        Inputs { numbers: [0.0; INPUTS_MAX], len: 0 }
    }

    /// Adds a number. Numbers around 1 train best, so counts up to twenty are divided by ten.
    #[inline]
    pub(crate) fn put(&mut self, number: f64) {
        self.numbers[self.len] = number as f32;
        self.len += 1;
    }

    /// Adds a count, divided by ten.
    #[inline]
    pub(crate) fn count(&mut self, count: impl Into<f64>, part: f64) {
        self.put(count.into() * part);
    }

    /// Adds 1 for true and 0 for false.
    #[inline]
    pub(crate) fn flag(&mut self, is: bool) {
        self.put(if is { 1.0 } else { 0.0 });
    }

    /// One-hot encoding of a position among this many.
    #[inline]
    pub(crate) fn one_of(&mut self, at: Option<usize>, places: usize) {
        for place in 0..places {
            self.flag(at == Some(place));
        }
    }

    pub(crate) fn as_slice(&self) -> &[f32] {
        &self.numbers[..self.len]
    }
}

/// The input functions of a game.
pub(crate) struct Features<G> {
    /// Incremented when an input changes its meaning. Nets of another version are rejected.
    pub(crate) version: u32,
    /// Inputs shared by all seats, and inputs that only the seat knows.
    pub(crate) table: fn(&G, Seat, &mut Inputs),
    /// Public inputs about one seat.
    pub(crate) seat: fn(&G, Seat, &mut Inputs),
    /// Inputs about the automa, in a game with a solo mode.
    pub(crate) rival: Option<fn(&G, &mut Inputs)>,
}

impl<G> Clone for Features<G> {
    fn clone(&self) -> Features<G> {
        *self
    }
}

impl<G> Copy for Features<G> {}

impl<G: Game> Features<G> {
    /// The row of a position for a seat, including the hand evaluation.
    pub(crate) fn row(self, game: &G, seat: Seat, hand: f64) -> Inputs {
        let mut row = Inputs::new();
        let (unit, most) = HAND;
        row.put((hand / unit).clamp(-most, most));
        (self.table)(game, seat, &mut row);
        (self.seat)(game, seat, &mut row);
        let seats = game.seats();
        if seats < 2 {
            if let Some(rival) = self.rival {
                rival(game, &mut row);
            }
            return row;
        }
        // With several opponents, the first block stays, and the blocks of the others are added to one copy and
        // compared with another.
        let begin = row.len;
        for other in Seat::all(seats).filter(|&other| other != seat) {
            let at = row.len;
            (self.seat)(game, other, &mut row);
            let size = row.len - at;
            if at > begin {
                let (before, block) = row.numbers.split_at_mut(at);
                let (sums, mosts) = before[begin..].split_at_mut(size);
                for ((sum, most), &number) in sums.iter_mut().zip(mosts).zip(&block[..size]) {
                    *sum += number;
                    *most = most.max(number);
                }
                row.len = at;
            } else if seats > 2 {
                row.numbers.copy_within(begin..row.len, row.len);
                row.len += size;
            }
        }
        if seats > 2 {
            let size = (row.len - begin) / 2;
            let part = 1.0 / (seats - 1) as f32;
            row.numbers[begin..begin + size].iter_mut().for_each(|sum| *sum *= part);
        }
        row
    }
}
