//! What the server counts, for `/metrics`.

use std::fmt;
use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The counters.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Counter,
    pub(crate) moves: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) heard: Counter,
    pub(crate) refused: Counter,
    pub(crate) frozen: Counter,
    pub(crate) cut_off: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    /// Seconds from a wish to its durable entry.
    pub(crate) commits: Histogram,
    /// Seconds a bot thought.
    pub(crate) thoughts: Histogram,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("caravelle");
        let requests = Counter::<u64, AtomicU64>::default();
        registry.register("http_requests", "Requests answered", requests.clone());
        let moves = Counter::<u64, AtomicU64>::default();
        registry.register("moves", "Moves stored, of people, programs and bots", moves.clone());
        let bot_moves = Counter::<u64, AtomicU64>::default();
        registry.register("bot_moves", "Moves stored, of bots", bot_moves.clone());
        let heard = Counter::<u64, AtomicU64>::default();
        registry.register(
            "moves_heard",
            "Moves that other nodes stored, of tables in memory here",
            heard.clone(),
        );
        let refused = Counter::<u64, AtomicU64>::default();
        registry.register("moves_refused", "Moves that were not legal", refused.clone());
        let frozen = Counter::<u64, AtomicU64>::default();
        registry.register("tables_frozen", "Tables that a fault of ours stopped", frozen.clone());
        let cut_off = Counter::<u64, AtomicU64>::default();
        registry.register("sockets_cut_off", "Connections that read too slowly", cut_off.clone());
        let sockets = Gauge::default();
        registry.register("sockets", "Live connections", sockets.clone());
        let tables = Gauge::default();
        registry.register("tables_awake", "Tables in memory", tables.clone());
        let commits = Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        registry.register("commit_seconds", "From a wish to its durable entry", commits.clone());
        let thoughts = Histogram::new(exponential_buckets(0.000_1, 4.0, 10));
        registry.register("thought_seconds", "How long bots think", thoughts.clone());
        Metrics {
            registry,
            requests,
            moves,
            bot_moves,
            heard,
            refused,
            frozen,
            cut_off,
            sockets,
            tables,
            commits,
            thoughts,
        }
    }

    /// The text that `/metrics` answers with.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &self.registry);
        text
    }
}
