//! The time of the server, outages, and a clock for tests.
//!
//! The wall clock is read once, at the start. A monotonic clock continues from there, so that a change of the wall
//! clock takes no player's time. An outage is a time in which nobody could play: no server ran, or this one stood
//! still, as on a laptop that sleeps. Outages do not count on player clocks. A late heartbeat shows that the server
//! stood still.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
#[cfg(not(target_os = "linux"))]
use std::time::Instant;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::Millis;

use crate::limits::{DRIFT_MS, GAP_MS};

/// The start and end of a time in which nobody could play.
pub type Outage = (Millis, Millis);

/// The clock of the server.
#[derive(Clone, Debug)]
pub struct Time(Arc<Watch>);

#[derive(Debug)]
struct Watch {
    /// The wall-clock time at the start.
    anchor: AtomicU64,
    started: Steady,
    skew: AtomicU64,
    /// The time of the last heartbeat since the start; 0 before the first.
    beat: AtomicU64,
    /// Whether the time is shared by the nodes of a cluster. Then outages are those of the cluster.
    shared: AtomicBool,
    outages: Mutex<Outages>,
}

/// The outages, disjoint and in order, and those not stored yet.
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

/// A monotonic clock, which includes the time that the machine sleeps if the system supports that.
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

    /// The time when this much has passed since the start.
    fn date(&self, elapsed: u64) -> Millis {
        let anchor = self.anchor.load(Ordering::Relaxed);
        anchor.saturating_add(elapsed).saturating_add(self.skew.load(Ordering::Relaxed))
    }

    /// Checks whether the heartbeat is late, which makes the time since then an outage.
    fn look(&self, elapsed: u64) {
        let beat = self.beat.load(Ordering::Acquire);
        if beat == 0 || self.shared.load(Ordering::Relaxed) || elapsed.saturating_sub(beat) <= GAP_MS {
            return;
        }
        let mut outages = self.outages();
        // Another thread may have detected it first.
        if self.beat.load(Ordering::Acquire) == beat {
            outages.notice((self.date(beat), self.date(elapsed)));
            self.beat.store(elapsed, Ordering::Release);
        }
    }
}

impl Time {
    /// The current time.
    pub fn now(&self) -> Millis {
        let elapsed = self.0.started.elapsed();
        self.0.look(elapsed);
        self.0.date(elapsed)
    }

    /// Advances the clock. Tests use it instead of sleeping.
    pub fn skip(&self, millis: u64) {
        self.0.skew.fetch_add(millis, Ordering::Relaxed);
    }

    /// Simulates that the process was stopped for this long.
    #[doc(hidden)]
    pub fn simulate_pause(&self, millis: u64) {
        self.0.look(self.0.started.elapsed() + millis);
    }

    /// Records a heartbeat.
    pub fn beat(&self) {
        let elapsed = self.0.started.elapsed();
        self.0.look(elapsed);
        self.0.beat.store(elapsed.max(1), Ordering::Release);
    }

    /// Continues from the last heartbeat of an earlier server, with its outages. The time since then is an outage. The
    /// clock never goes back, regardless of the wall clock.
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

    /// Switches to the shared time of a cluster.
    pub(crate) fn share(&self) {
        self.0.shared.store(true, Ordering::Relaxed);
    }

    /// Adopts the time and the outages of the cluster. Small differences are ignored.
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

    /// The length of the outages between two times, and the end of the last one; none without outages.
    pub fn missed(&self, from: Millis, to: Millis) -> Option<(u64, Millis)> {
        let overlap = |&(began, ended): &Outage| (began.max(from), ended.min(to));
        let outages = self.0.outages();
        let within = outages.all.iter().map(overlap).filter(|(began, ended)| began < ended);
        let (missed, ended) = within.fold((0, 0), |(sum, _), (began, ended)| (sum + (ended - began), ended));
        (missed > 0).then_some((missed, ended))
    }

    /// The outages that are not stored yet. The caller stores them or gives them back.
    pub fn take_fresh(&self) -> Vec<Outage> {
        std::mem::take(&mut self.0.outages().fresh)
    }

    pub(crate) fn give_back(&self, outages: Vec<Outage>) {
        self.0.outages().fresh.extend(outages);
    }
}
