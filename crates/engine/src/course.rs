//! The course of a game: a running hash that is independent of the state's layout.

use std::fmt;

use crate::{Seats, Sheet};

/// A running hash over each move: the awaited seats, the legal actions and the action taken. At the end it also covers
/// the score breakdowns.
///
/// FNV-1a over 64 bits with separators and a final mix. It is implemented here because the value is part of the file
/// format.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Course(u64);

impl Default for Course {
    fn default() -> Course {
        Course(0xcbf2_9ce4_8422_2325)
    }
}

impl Course {
    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }

    pub(crate) fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.byte(byte));
        self.byte(0);
    }

    /// Adds the awaited seats.
    pub fn actors(&mut self, seats: Seats) {
        self.byte(0xA1);
        seats.iter().for_each(|seat| self.byte(seat.0));
    }

    /// Adds a legal action, by its notation.
    pub fn option(&mut self, text: &str) {
        self.byte(0xA2);
        self.text(text);
    }

    /// Adds the action taken and its seat.
    pub fn taken(&mut self, seat: crate::Seat, text: &str) {
        self.byte(0xA3);
        self.byte(seat.0);
        self.text(text);
    }

    /// Adds the final score breakdown of a seat.
    pub fn sheet(&mut self, sheet: &Sheet) {
        self.byte(0xA4);
        for line in &sheet.0 {
            self.text(line.item);
            line.points.to_le_bytes().into_iter().for_each(|byte| self.byte(byte));
        }
    }

    /// The first four hexadecimal digits of the course, written after each move of a record.
    pub fn tag(self) -> u16 {
        (self.mixed() >> 48) as u16
    }

    fn mixed(self) -> u64 {
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// The value that is printed.
    pub fn value(self) -> u64 {
        self.mixed()
    }
}

impl fmt::Display for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.mixed())
    }
}

impl fmt::Debug for Course {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Course({self})")
    }
}
