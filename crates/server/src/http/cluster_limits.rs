//! Rate limits over all nodes of a cluster. Each node reports its counts once a second.
//!
//! Until the next report an address may use the full rate at each node. An address that exceeds the limit in total is
//! then rejected until its average rate is within the limit. Addresses with few requests are never reported.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use table::{Millis, hex};

use crate::app::{App, Rate};
use crate::limits::SETTLE_EVERY;
use crate::store::Account;
use crate::token::TokenHash;

/// The counter of requests.
const REQUESTS: &str = "requests";
/// The counter of live connections.
pub(super) const SOCKETS: &str = "sockets";

/// The key of an address and counter in the shared database: a hash.
pub(super) fn counter_key(what: &str, address: IpAddr) -> String {
    // Login names cannot contain spaces, so the keys are distinct.
    let hash = TokenHash::of(&format!("{what} {address}"));
    format!("{what} {}", hex(hash.0.get(..16).unwrap_or_default()))
}

/// The counts of this node, by address.
#[derive(Debug, Default)]
pub(crate) struct ClusterLimits {
    asked: Mutex<HashMap<IpAddr, u32>>,
    /// The addresses that exceeded the limit over all nodes, and the end of their rejection.
    barred: Mutex<HashMap<IpAddr, Millis>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ClusterLimits {
    /// Counts a request of an address. Returns whether it is allowed.
    pub(super) fn may_ask(&self, address: IpAddr, now: Millis) -> bool {
        if lock(&self.barred).get(&address).is_some_and(|until| *until > now) {
            return false;
        }
        let mut asked = lock(&self.asked);
        let times = asked.entry(address).or_default();
        *times = times.saturating_add(1);
        true
    }

    /// Takes the counts to report: those of busy addresses.
    fn take(&self, rate: Rate) -> Vec<(IpAddr, u32)> {
        let asked = std::mem::take(&mut *lock(&self.asked));
        // An address below this rate stays within the limit even on eight nodes at once.
        let even = SETTLE_EVERY.as_nanos() / rate.every.as_nanos().max(1) / 8;
        asked.into_iter().filter(|(_, times)| u128::from(*times) > even).collect()
    }

    fn bar(&self, now: Millis, these: impl Iterator<Item = (IpAddr, Millis)>) {
        let mut barred = lock(&self.barred);
        barred.retain(|_, until| *until > now);
        barred.extend(these);
    }
}

/// Adds up the requests of busy addresses over all nodes, until the server closes.
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
            // The limit of each single node still applies.
            Err(error) => {
                tracing::warn!(error = %error.chain(), "requests at other nodes were not counted");
            }
        }
    }
}
