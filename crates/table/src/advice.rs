//! Permission to ask for hints and coaching.

use engine::{ActError, Seat};

use crate::entry::Entry;
use crate::fault::Fault;
use crate::state::Table;
use crate::wire::{SeatKind, Status};

/// The advice settings chosen when the table was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdviceState {
    /// Whether hints are available with several people at the table.
    pub hints: bool,
    /// Whether the coach comments on decisions.
    pub coach: bool,
}

impl AdviceState {
    /// The log entry for these settings; none if both are off.
    pub fn entry(self) -> Option<Entry> {
        let AdviceState { hints, coach } = self;
        (hints || coach).then_some(Entry::Advice { hints, coach })
    }
}

impl Table {
    /// Whether hints are available: always alone against bots, and with other people if the table was opened so.
    /// Lessons have their own advice.
    pub fn has_hints(&self) -> bool {
        let people = self.seats.iter().filter(|seat| seat.owner.is_some() || seat.kind() == SeatKind::Open);
        !self.is_scripted() && (self.advice.hints || people.count() == 1)
    }

    /// Whether the coach comments; requires hints.
    pub fn has_coach(&self) -> bool {
        self.advice.coach && self.has_hints()
    }

    /// Whether this seat may ask for a hint now.
    pub fn check_hint(&self, seat: Seat) -> Result<(), Fault> {
        if self.status != Status::Running {
            return Err(Fault::NotRunning);
        }
        if !self.has_hints() {
            return Err(Fault::NoHints);
        }
        let awaited = self.awaited();
        if awaited.has(seat) { Ok(()) } else { Err(Fault::Act(ActError::NotAwaited(awaited))) }
    }
}
