//! Sets of viewers.

use engine::{MAX_SEATS, Seat, Viewer};

/// The audience of an entry: a set of viewers. Stored as a bit mask: bit `i` for seat `i`, the bit after the last seat for
/// spectators.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Viewers(u16);

impl Viewers {
    /// All viewers.
    pub const ALL: Viewers = Viewers((1 << (MAX_SEATS + 1)) - 1);
    /// No viewer: the audience of an entry that does not belong to a game.
    pub const NONE: Viewers = Viewers(0);

    /// The set with this stored bit mask.
    pub fn from_bits(bits: u16) -> Viewers {
        Viewers(bits)
    }

    /// The bit mask to store.
    pub fn bits(self) -> u16 {
        self.0
    }

    /// Whether no viewer is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the viewer is in the set.
    pub fn contains(self, viewer: Viewer) -> bool {
        self.0 & (1 << index(viewer)) != 0
    }

    /// Adds a viewer.
    pub fn insert(&mut self, viewer: Viewer) {
        self.0 |= 1 << index(viewer);
    }
}

/// The index of a viewer in arrays by viewer.
pub(crate) fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(MAX_SEATS),
        Viewer::Spectator | Viewer::Everybody => MAX_SEATS,
    }
}

/// The viewer at an index: the inverse of [`index`].
pub(crate) fn viewer_at(index: usize) -> Viewer {
    match u8::try_from(index) {
        Ok(seat) if index < MAX_SEATS => Viewer::Seat(Seat(seat)),
        _ => Viewer::Spectator,
    }
}
