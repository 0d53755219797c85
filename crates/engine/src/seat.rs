//! Seats, sets of seats, turns and viewers.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Upper bound on the seats of any game. A set of seats fits in one byte.
pub const MAX_SEATS: usize = 8;

/// A seat at the table, numbered clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Seat(pub u8);

impl Seat {
    /// The index for arrays by seat.
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

/// A set of seats as a bit mask, serialised as a list of seat numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// All seats of a table.
    #[inline]
    pub fn all(seats: usize) -> Seats {
        assert!(seats <= MAX_SEATS, "a table has at most eight seats");
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// The set of one seat.
    #[inline]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the set contains the seat; false for seats beyond [`MAX_SEATS`].
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with this seat removed.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The number of seats in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

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

/// The seats that must decide now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat decides openly.
    One(Seat),
    /// These seats still have to choose, secretly and in any order. A seat leaves the set when it has chosen.
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

/// A viewer of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees what its seat may see.
    Seat(Seat),
    /// A viewer of public information only.
    Spectator,
    /// A viewer of everything, for finished games and tests.
    Everybody,
}

impl Viewer {
    /// Whether this viewer may see the seat's private information.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Everybody => true,
        }
    }

    /// Whether this viewer may see information private to these seats.
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

/// Reads a seat number, `"spectator"` or `"everybody"`, in self-describing formats only.
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
