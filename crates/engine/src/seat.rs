//! Chairs at the table, sets of them, and who looks or decides.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// More seats than any game has; a set of seats is one byte.
pub const MAX_SEATS: usize = 8;

/// A chair at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list by seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub fn left(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        if usize::from(next) >= seats { Seat(0) } else { Seat(next) }
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..u8::try_from(seats).expect("a table has at most eight seats")).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    pub fn around(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        let n = u8::try_from(seats).expect("a table has at most eight seats");
        (0..n).map(move |step| Seat((self.0 + step) % n))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, written as a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// All seats of a table.
    #[inline]
    pub fn all(seats: usize) -> Seats {
        assert!(seats <= MAX_SEATS, "a table has at most eight seats");
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// One seat alone.
    #[inline]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat belongs to the set. No seat beyond [`MAX_SEATS`] does.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with a seat more.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with a seat less.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats there are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every seat of this set is in the other.
    #[inline]
    pub fn is_within(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.has(seat))
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<arrayvec::ArrayVec<Seat, MAX_SEATS>>())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.index() >= MAX_SEATS) {
            return Err(de::Error::custom("a table has at most eight seats"));
        }
        Ok(seats.into_iter().collect())
    }
}

impl ts_rs::TS for Seats {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Array<number>".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// Who must decide now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat decides, openly.
    One(Seat),
    /// These seats still have to choose, secretly and in any order; those who are done are no longer in the set.
    Several(Seats),
    /// The game is over.
    Over,
}

impl Turn {
    /// The seats that are awaited.
    #[inline]
    pub fn actors(self) -> Seats {
        match self {
            Turn::One(seat) => Seats::one(seat),
            Turn::Several(seats) => seats,
            Turn::Over => Seats::NONE,
        }
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(self) -> bool {
        self == Turn::Over
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who knows what its seat knows.
    Seat(Seat),
    /// Somebody who knows only what is public.
    Spectator,
    /// All eyes together: for after the end, and for tests.
    Everybody,
}

impl Viewer {
    /// Whether this viewer may see what is the seat's own.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Everybody => true,
        }
    }

    /// Whether this viewer may see what these seats share.
    #[inline]
    pub fn is_among(self, seats: Seats) -> bool {
        match self {
            Viewer::Seat(own) => seats.has(own),
            Viewer::Spectator => false,
            Viewer::Everybody => true,
        }
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Everybody => f.write_str("everybody"),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator | Viewer::Everybody => serializer.collect_str(self),
        }
    }
}

/// A seat number, `"spectator"` or `"everybody"`. Reads self-describing formats only, which is all it travels in.
impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
        struct Read;
        impl de::Visitor<'_> for Read {
            type Value = Viewer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat number, \"spectator\" or \"everybody\"")
            }

            fn visit_u64<E: de::Error>(self, n: u64) -> Result<Viewer, E> {
                u8::try_from(n)
                    .map(|n| Viewer::Seat(Seat(n)))
                    .map_err(|_| E::invalid_value(de::Unexpected::Unsigned(n), &self))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Viewer, E> {
                match text {
                    "spectator" => Ok(Viewer::Spectator),
                    "everybody" => Ok(Viewer::Everybody),
                    _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_any(Read)
    }
}
