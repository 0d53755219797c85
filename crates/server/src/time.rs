//! What time it is, and how a test says otherwise.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use table::Millis;

/// The server's watch.
#[derive(Clone, Debug, Default)]
pub struct Time {
    skew: Arc<AtomicU64>,
}

impl Time {
    /// Now.
    pub fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX).saturating_add(self.skew.load(Ordering::Relaxed))
    }

    /// Puts the watch forward: tests do not sleep.
    pub fn skip(&self, millis: u64) {
        self.skew.fetch_add(millis, Ordering::Relaxed);
    }
}
