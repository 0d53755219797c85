//! The time, the part of it that counts on clocks, and a clock for tests.
//!
//! The date is read once, at the start; from then on a steady clock goes on from there, so that nobody's time is taken when
//! the wall clock is put forward. Time in which nobody could play is an outage and counts on no clock: while no server ran,
//! and while this one stood still, as on a laptop that sleeps. It stands still when its beat is late.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
#[cfg(not(target_os = "linux"))]
use std::time::Instant;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::Millis;

use crate::limits::{DRIFT_MS, GAP_MS};

/// A time in which nobody could play: from when, to when.
pub type Outage = (Millis, Millis);

/// The server's watch.
#[derive(Clone, Debug)]
pub struct Time(Arc<Watch>);

#[derive(Debug)]
struct Watch {
    /// The date at the start.
    anchor: AtomicU64,
    started: Steady,
    skew: AtomicU64,
    /// When the server was last known to run, since the start; 0 before the first beat.
    beat: AtomicU64,
    /// Whether the time is that of a house of several nodes: then only they together know when nobody could play.
    shared: AtomicBool,
    outages: Mutex<Outages>,
}

/// Times in which nobody could play, apart from each other and in order; and those that are not written down yet.
#[derive(Debug, Default)]
struct Outages {
    all: Vec<Outage>,
    fresh: Vec<Outage>,
}

impl Outages {
    fn add(&mut self, outage: Outage) {
        self.all.push(outage);
        self.all.sort_unstable();
        let mut apart: Vec<Outage> = Vec::with_capacity(self.all.len());
        for &(began, ended) in &self.all {
            match apart.last_mut() {
                Some(last) if began <= last.1 => last.1 = last.1.max(ended),
                _ => apart.push((began, ended)),
            }
        }
        self.all = apart;
    }

    fn notice(&mut self, outage: Outage) {
        self.add(outage);
        self.fresh.push(outage);
    }
}

/// A clock that nobody sets, and that goes on while the machine sleeps, where the system has one.
#[derive(Clone, Copy, Debug)]
struct Steady {
    #[cfg(target_os = "linux")]
    since_boot: u64,
    #[cfg(not(target_os = "linux"))]
    instant: Instant,
}

#[cfg(target_os = "linux")]
impl Steady {
    fn now() -> Steady {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
        let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
        let millis = u64::try_from(time.tv_nsec).unwrap_or_default() / 1_000_000;
        Steady { since_boot: seconds * 1000 + millis }
    }

    fn elapsed(self) -> u64 {
        Steady::now().since_boot.saturating_sub(self.since_boot)
    }
}

#[cfg(not(target_os = "linux"))]
impl Steady {
    fn now() -> Steady {
        Steady { instant: Instant::now() }
    }

    fn elapsed(self) -> u64 {
        u64::try_from(self.instant.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

impl Default for Time {
    fn default() -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let anchor = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        Time(Arc::new(Watch {
            anchor: AtomicU64::new(anchor),
            started: Steady::now(),
            skew: AtomicU64::new(0),
            beat: AtomicU64::new(0),
            shared: AtomicBool::new(false),
            outages: Mutex::default(),
        }))
    }
}

impl Watch {
    fn outages(&self) -> MutexGuard<'_, Outages> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The date when this much time has passed since the start.
    fn date(&self, elapsed: u64) -> Millis {
        let anchor = self.anchor.load(Ordering::Relaxed);
        anchor.saturating_add(elapsed).saturating_add(self.skew.load(Ordering::Relaxed))
    }

    /// Whether the beat is late: then the time since was an outage.
    fn look(&self, elapsed: u64) {
        let beat = self.beat.load(Ordering::Acquire);
        if beat == 0 || self.shared.load(Ordering::Relaxed) || elapsed.saturating_sub(beat) <= GAP_MS {
            return;
        }
        let mut outages = self.outages();
        // Another may have seen it first.
        if self.beat.load(Ordering::Acquire) == beat {
            outages.notice((self.date(beat), self.date(elapsed)));
            self.beat.store(elapsed, Ordering::Release);
        }
    }
}

impl Time {
    /// Now.
    pub fn now(&self) -> Millis {
        let elapsed = self.0.started.elapsed();
        self.0.look(elapsed);
        self.0.date(elapsed)
    }

    /// Puts the watch forward: tests do not sleep.
    pub fn skip(&self, millis: u64) {
        self.0.skew.fetch_add(millis, Ordering::Relaxed);
    }

    /// Acts as if the process had been stopped for this long.
    #[doc(hidden)]
    pub fn stand_still(&self, millis: u64) {
        self.0.look(self.0.started.elapsed() + millis);
    }

    /// The server runs: said so often that silence means that it stood still.
    pub fn beat(&self) {
        let elapsed = self.0.started.elapsed();
        self.0.look(elapsed);
        self.0.beat.store(elapsed.max(1), Ordering::Release);
    }

    /// Goes on from the last beat of a server before this one, with what it knew of outages: since then nobody could play. The
    /// watch never goes back, whatever the wall clock says.
    pub fn resume(&self, last: Option<Millis>, known: Vec<Outage>) {
        let now = self.now();
        let mut outages = self.0.outages();
        known.into_iter().for_each(|outage| outages.add(outage));
        let Some(last) = last else { return };
        if last > now {
            self.0.anchor.fetch_add(last - now, Ordering::Relaxed);
        } else {
            outages.notice((last, now));
        }
    }

    /// From now on the time is that of several nodes.
    pub(crate) fn share(&self) {
        self.0.shared.store(true, Ordering::Relaxed);
    }

    /// It was this time there a while ago, and these are the times in which no node ran. Small differences are let be.
    pub(crate) fn follow(&self, there: Millis, ago: Duration, known: Vec<Outage>) {
        let there = there.saturating_add(u64::try_from(ago.as_millis()).unwrap_or_default());
        let here = self.now();
        if there > here + DRIFT_MS {
            self.0.anchor.fetch_add(there - here, Ordering::Relaxed);
        } else if here > there + DRIFT_MS {
            self.0.anchor.fetch_sub(here - there, Ordering::Relaxed);
        }
        let mut outages = self.0.outages();
        known.into_iter().for_each(|outage| outages.add(outage));
    }

    /// How much of the time between two moments counts on no clock, and when that ended; nothing if all of it counts.
    pub fn missed(&self, from: Millis, to: Millis) -> Option<(u64, Millis)> {
        let overlap = |&(began, ended): &Outage| (began.max(from), ended.min(to));
        let outages = self.0.outages();
        let within = outages.all.iter().map(overlap).filter(|(began, ended)| began < ended);
        let (missed, ended) = within.fold((0, 0), |(sum, _), (began, ended)| (sum + (ended - began), ended));
        (missed > 0).then_some((missed, ended))
    }

    /// The outages that are not written down yet; whoever takes them writes them down, or gives them back.
    pub fn take_fresh(&self) -> Vec<Outage> {
        std::mem::take(&mut self.0.outages().fresh)
    }

    pub(crate) fn give_back(&self, outages: Vec<Outage>) {
        self.0.outages().fresh.extend(outages);
    }
}
