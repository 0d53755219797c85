//! Rate limits over all nodes of a cluster. Each node reports its counts once a second.
//!
//! In that second an address may ask each node for as much as one allows; what it asked too often over all is then refused
//! until it would have been in order. Addresses that ask little are never told to anybody.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use table::{Millis, hex};

use crate::app::{App, Rate};
use crate::limits::SETTLE_EVERY;
use crate::store::Account;
use crate::token::TokenHash;

/// The counter of all requests.
const REQUESTS: &str = "requests";
/// Live connections.
pub(super) const SOCKETS: &str = "sockets";

/// How an address is told to other nodes, with what is counted of it: by a hash.
pub(super) fn counter_key(what: &str, address: IpAddr) -> String {
    // No account has a name with a space.
    let hash = TokenHash::of(&format!("{what} {address}"));
    format!("{what} {}", hex(hash.0.get(..16).unwrap_or_default()))
}

/// Counts of this node, per address.
#[derive(Debug, Default)]
pub(crate) struct ClusterLimits {
    asked: Mutex<HashMap<IpAddr, u32>>,
    /// Until when those are refused who have asked too often over all nodes.
    barred: Mutex<HashMap<IpAddr, Millis>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ClusterLimits {
    /// Counts that an address asks; whether it may.
    pub(super) fn may_ask(&self, address: IpAddr, now: Millis) -> bool {
        if lock(&self.barred).get(&address).is_some_and(|until| *until > now) {
            return false;
        }
        let mut asked = lock(&self.asked);
        let times = asked.entry(address).or_default();
        *times = times.saturating_add(1);
        true
    }

    /// Takes the counts to report: those of busy addresses only.
    fn take(&self, rate: Rate) -> Vec<(IpAddr, u32)> {
        let asked = std::mem::take(&mut *lock(&self.asked));
        // Addresses below this rate stay within the limit even on eight nodes at once.
        let even = SETTLE_EVERY.as_nanos() / rate.every.as_nanos().max(1) / 8;
        asked.into_iter().filter(|(_, times)| u128::from(*times) > even).collect()
    }

    fn bar(&self, now: Millis, these: impl Iterator<Item = (IpAddr, Millis)>) {
        let mut barred = lock(&self.barred);
        barred.retain(|_, until| *until > now);
        barred.extend(these);
    }
}

/// Adds up what addresses ask of all nodes, until the server closes.
pub(crate) async fn settle(app: &App) {
    if !app.registry.store.is_shared() {
        return;
    }
    let rate = app.rates.api;
    loop {
        tokio::time::sleep(SETTLE_EVERY).await;
        let now = app.registry.time.now();
        let asked: HashMap<String, (IpAddr, u32)> = app
            .cluster_limits
            .take(rate)
            .into_iter()
            .map(|(address, times)| (counter_key(REQUESTS, address), (address, times)))
            .collect();
        let held =
            app.sockets.busy().into_iter().map(|(address, many)| (counter_key(SOCKETS, address), many));
        let account = Account {
            asked: asked.iter().map(|(who, (_, times))| (who.clone(), *times)).collect(),
            rate,
            held: held.collect(),
            now,
        };
        match app.registry.store.settle(account).await {
            Ok(settled) => {
                app.sockets.set_elsewhere(settled.held);
                let barred = settled.barred.into_iter();
                app.cluster_limits
                    .bar(now, barred.filter_map(|(who, until)| Some((asked.get(&who)?.0, until))));
            }
            // Each node still bounds what is asked of it.
            Err(error) => {
                tracing::warn!(error = %error.chain(), "what is asked of other nodes is not counted");
            }
        }
    }
}
