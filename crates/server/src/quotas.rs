//! Limits on rare operations, such as tests of a channel: a burst, and one more per interval.
//!
//! This process counts by the clock of the server; the nodes of a cluster count in the database as well.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::{Millis, hex};

use crate::app::Rate;
use crate::fault::Fault;
use crate::limits::QUOTAS_KEPT;
use crate::store::Store;
use crate::time::Time;
use crate::token::TokenHash;

/// A limit and the name of its counter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quota {
    pub(crate) what: &'static str,
    pub(crate) rate: Rate,
}

impl Quota {
    /// The key of a counter: a hash, because the subject may be an address.
    fn key(self, who: &str) -> String {
        let hash = TokenHash::of(&format!("{} {who}", self.what));
        format!("{} {}", self.what, hex(hash.0.get(..16).unwrap_or_default()))
    }

    fn every(self) -> Millis {
        u64::try_from(self.rate.every.as_millis()).unwrap_or(u64::MAX)
    }

    fn slack(self) -> Millis {
        self.every().saturating_mul(u64::from(self.rate.burst))
    }
}

/// The counters of this process.
#[derive(Debug)]
pub(crate) struct Quotas {
    store: Arc<dyn Store>,
    time: Time,
    /// By key, the time when all operations so far would be used up at the average rate.
    next: Mutex<HashMap<String, Millis>>,
}

impl Quotas {
    pub(crate) fn new(store: Arc<dyn Store>, time: Time) -> Quotas {
        Quotas { store, time, next: Mutex::default() }
    }

    fn next(&self) -> MutexGuard<'_, HashMap<String, Millis>> {
        self.next.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nothing is left of a quota here, without counting.
    pub(crate) fn is_used_up(&self, quota: Quota, who: &str) -> bool {
        let now = self.time.now();
        let next = self.next().get(&quota.key(who)).copied().unwrap_or_default();
        next.max(now).saturating_add(quota.every()) > now.saturating_add(quota.slack())
    }

    /// Counts an operation; tells whether it is within the quota.
    pub(crate) async fn count(&self, quota: Quota, who: &str) -> Result<bool, Fault> {
        let (now, key) = (self.time.now(), quota.key(who));
        if !self.count_here(quota, key.clone(), now) {
            return Ok(false);
        }
        Ok(self.store.may_try(key, now, quota.rate).await?)
    }

    fn count_here(&self, quota: Quota, key: String, now: Millis) -> bool {
        let mut all = self.next();
        if all.len() > QUOTAS_KEPT {
            all.retain(|_, next| *next > now);
        }
        let next = all.get(&key).copied().unwrap_or_default().max(now).saturating_add(quota.every());
        let fits = next <= now.saturating_add(quota.slack());
        if fits {
            all.insert(key, next);
        }
        fits
    }

    /// Counts an operation, which is refused beyond the quota.
    pub(crate) async fn take(&self, quota: Quota, who: &str) -> Result<(), Fault> {
        if self.count(quota, who).await? { Ok(()) } else { Err(Fault::TooMany) }
    }
}
