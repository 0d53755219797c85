//! Who may ask what a strong player would do.

use engine::{ActError, Seat};

use crate::entry::Entry;
use crate::fault::Fault;
use crate::state::Table;
use crate::wire::{SeatKind, Status};

/// What was agreed about advice when the table was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AdviceState {
    /// Whether hints may be asked for where several people sit.
    pub hints: bool,
    /// Whether a coach speaks after decisions.
    pub coach: bool,
}

impl AdviceState {
    /// The entry that says so; none where nothing was agreed.
    pub fn entry(self) -> Option<Entry> {
        let AdviceState { hints, coach } = self;
        (hints || coach).then_some(Entry::Advice { hints, coach })
    }
}

impl Table {
    /// Whether hints may be asked for: alone against bots, and with other people if that was agreed at the opening. A
    /// lesson has advice of its own.
    pub fn has_hints(&self) -> bool {
        let people = self.seats.iter().filter(|seat| seat.owner.is_some() || seat.kind() == SeatKind::Open);
        !self.is_scripted() && (self.advice.hints || people.count() == 1)
    }

    /// Whether a coach speaks: only where hints may be asked for.
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
