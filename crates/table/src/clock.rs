//! Player clocks.

use engine::{Seat, Seats};

use crate::Millis;
use crate::fault::Fault;
use crate::limits::CLOCK_GRACE_MS;
use crate::stored::StoredClocks;
use crate::wire::{Clock, ClockInfo};

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    kind: Clock,
    /// The milliseconds left at `at`, by seat.
    left: Vec<u64>,
    at: Millis,
    runs: Seats,
}

/// Rejects a clock that is too short or too long.
pub fn check(clock: &Clock) -> Result<(), Fault> {
    let fits = match *clock {
        Clock::Move { seconds } => (5..=3600).contains(&seconds),
        Clock::Bank { seconds, increment } => (60..=36_000).contains(&seconds) && increment <= 600,
        Clock::Days { hours } => (1..=336).contains(&hours),
    };
    if fits { Ok(()) } else { Err(Fault::BadClock) }
}

fn full(kind: Clock) -> u64 {
    match kind {
        Clock::Move { seconds } | Clock::Bank { seconds, .. } => u64::from(seconds) * 1000,
        Clock::Days { hours } => u64::from(hours) * 3_600_000,
    }
}

impl Clocks {
    /// Full clocks, none running.
    pub fn new(kind: Clock, seats: usize, now: Millis) -> Clocks {
        Clocks { kind, left: vec![full(kind); seats], at: now, runs: Seats::NONE }
    }

    /// Restores stored clocks.
    pub fn stored(kind: Clock, stored: StoredClocks, runs: Seats) -> Clocks {
        let StoredClocks { at, left } = stored;
        Clocks { kind, left, at, runs }
    }

    /// Discounts `missed` milliseconds during which the server was down, until `ended`. Awaited seats get at least a
    /// grace period.
    pub fn forgive(&mut self, missed: u64, ended: Millis) {
        self.at = self.at.saturating_add(missed);
        let grace = ended.saturating_add(full(self.kind).min(CLOCK_GRACE_MS));
        for seat in self.runs.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = (*left).max(grace.saturating_sub(self.at));
            }
        }
    }

    fn charge(&mut self, now: Millis) {
        let spent = now.saturating_sub(self.at);
        for seat in self.runs.iter() {
            if let Some(left) = self.left.get_mut(seat.index()) {
                *left = left.saturating_sub(spent);
            }
        }
        self.at = self.at.max(now);
    }

    /// Updates the clocks after an entry. `runs` are the seats whose clocks run now; `decided` is a seat that made a
    /// decision for the first time.
    pub fn pass(&mut self, now: Millis, runs: Seats, decided: Option<Seat>) {
        self.charge(now);
        let before = std::mem::replace(&mut self.runs, runs);
        for (seat, left) in (0..).map(Seat).zip(&mut self.left) {
            match self.kind {
                Clock::Move { .. } | Clock::Days { .. } => {
                    if decided == Some(seat) || (runs.has(seat) && !before.has(seat)) {
                        *left = full(self.kind);
                    }
                }
                Clock::Bank { increment, .. } => {
                    if decided == Some(seat) {
                        *left += u64::from(increment) * 1000;
                    }
                }
            }
        }
    }

    /// Gives a seat that its owner took back from a bot at least the grace period.
    pub fn back(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = match self.kind {
                Clock::Move { .. } | Clock::Days { .. } => full(self.kind),
                Clock::Bank { .. } => (*left).max(CLOCK_GRACE_MS),
            };
        }
    }

    /// The time at which the first clock runs out.
    pub fn deadline(&self) -> Option<Millis> {
        let left = self.runs.iter().filter_map(|seat| self.left.get(seat.index()));
        left.min().map(|left| self.at.saturating_add(*left))
    }

    /// The seats whose time is over.
    pub fn expired(&self, now: Millis) -> Seats {
        let spent = now.saturating_sub(self.at);
        let over = |seat: &Seat| self.left.get(seat.index()).is_some_and(|left| *left <= spent);
        self.runs.iter().filter(over).collect()
    }

    pub fn to_store(&self) -> StoredClocks {
        StoredClocks { at: self.at, left: self.left.clone() }
    }

    pub fn infos(&self, now: Millis) -> Vec<ClockInfo> {
        let spent = now.saturating_sub(self.at);
        let info = |(seat, left): (Seat, &u64)| {
            let runs = self.runs.has(seat);
            ClockInfo { left_ms: if runs { left.saturating_sub(spent) } else { *left }, runs }
        };
        (0..).map(Seat).zip(&self.left).map(info).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn per_move_clock_restarts_with_each_decision() {
        let mut clocks = Clocks::new(Clock::Move { seconds: 10 }, 2, 0);
        clocks.pass(0, Seats::one(A), None);
        assert_eq!(clocks.deadline(), Some(10_000));
        clocks.pass(4_000, Seats::one(A), None); // Took something back: no new time.
        assert_eq!(clocks.deadline(), Some(10_000));
        clocks.pass(5_000, Seats::one(A), Some(A));
        assert_eq!(clocks.deadline(), Some(15_000));
        clocks.pass(6_000, Seats::one(B), Some(A));
        assert_eq!(clocks.deadline(), Some(16_000));
        assert!(clocks.expired(15_999).is_empty());
        assert_eq!(clocks.expired(16_000), Seats::one(B));
    }

    #[test]
    fn time_bank_runs_down_and_gets_increments() {
        let mut clocks = Clocks::new(Clock::Bank { seconds: 60, increment: 5 }, 2, 0);
        clocks.pass(0, Seats::all(2), None);
        clocks.pass(10_000, Seats::one(B), Some(A));
        assert_eq!(clocks.left, [55_000, 50_000]);
        assert_eq!(clocks.deadline(), Some(60_000));
        clocks.pass(60_000, Seats::NONE, None);
        assert_eq!(clocks.deadline(), None);
        clocks.back(B);
        assert_eq!(clocks.left, [55_000, CLOCK_GRACE_MS]);
    }

    #[test]
    fn downtime_does_not_count() {
        let after = |kind, left, missed, ended| {
            let mut clocks = Clocks::stored(kind, StoredClocks { at: 0, left: vec![left] }, Seats::one(A));
            clocks.forgive(missed, ended);
            clocks.deadline()
        };
        let kind = Clock::Move { seconds: 120 };
        // The seat used thirty seconds before the server went down.
        assert_eq!(after(kind, 100_000, 970_000, 1_000_000), Some(1_070_000));
        // A nearly empty clock gets the grace period, counted from the end of the downtime.
        assert_eq!(after(kind, 35_000, 970_000, 1_000_000), Some(1_000_000 + CLOCK_GRACE_MS));
        assert_eq!(after(Clock::Move { seconds: 10 }, 3_000, 20_000, 22_000), Some(32_000));
    }
}
