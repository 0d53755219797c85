//! Metrics for `/metrics`.

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::{Method, StatusCode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use table::wire::{Channel, Outcome};

use crate::store::JobKind;

/// Labels with their values. Each has few values.
type Labels = Vec<(&'static str, String)>;

/// The metrics of the server.
pub(crate) struct Metrics {
    registry: Registry,
    process: Process,
    requests: Family<Labels, Counter>,
    jobs: Family<Labels, Counter>,
    jobs_waiting: Family<Labels, Gauge>,
    job_seconds: Family<Labels, Histogram>,
    deliveries: Family<Labels, Counter>,
    game_moves: Family<Labels, Counter>,
    moves: Counter,
    bot_moves: Counter,
    pub(crate) heard: Counter,
    pub(crate) refused: Counter,
    pub(crate) frozen: Counter,
    pub(crate) cut_off: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    /// The time from a request to its durable entry, in seconds.
    pub(crate) commits: Histogram,
    /// The time of a bot's decision, in seconds.
    pub(crate) thoughts: Histogram,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

fn delivery(channel: Channel, outcome: Outcome) -> Labels {
    let channel = match channel {
        Channel::Push => "push",
        Channel::Email => "email",
        Channel::Webhook => "webhook",
    };
    vec![("channel", channel.to_owned()), ("outcome", outcome.name().to_owned())]
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("caravelle");
        let build = vec![("version", env!("CARGO_PKG_VERSION").to_owned())];
        registry.register("build", "The program", Info::new(build));
        let process = Process::new(&mut registry);
        let requests = Family::<Labels, Counter>::default();
        registry.register("http_requests", "Requests answered, by method and status", requests.clone());
        let jobs = Family::<Labels, Counter>::default();
        registry.register("jobs", "Background jobs run, by kind and outcome", jobs.clone());
        let jobs_waiting = Family::<Labels, Gauge>::default();
        registry.register("jobs_waiting", "Background jobs that wait, by kind", jobs_waiting.clone());
        let job_seconds = Family::new_with_constructor(
            (|| Histogram::new(exponential_buckets(0.001, 4.0, 8))) as fn() -> Histogram,
        );
        registry.register("job_seconds", "How long background jobs take, by kind", job_seconds.clone());
        let deliveries = Family::<Labels, Counter>::default();
        registry.register("deliveries", "Messages to people, by channel and outcome", deliveries.clone());
        let game_moves = Family::<Labels, Counter>::default();
        registry.register("game_moves", "Moves stored, by game and by who made them", game_moves.clone());
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
        registry.register("tables_frozen", "Tables frozen by an internal error", frozen.clone());
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
        // They are shown from the start, so that a first failure shows as an increase.
        for kind in JobKind::ALL {
            let kind = ("kind", kind.name().to_owned());
            drop(jobs.get_or_create(&vec![kind.clone(), ("outcome", "done".to_owned())]));
            drop(job_seconds.get_or_create(&vec![kind.clone()]));
            drop(jobs_waiting.get_or_create(&vec![kind]));
        }
        for channel in [Channel::Push, Channel::Email, Channel::Webhook] {
            drop(deliveries.get_or_create(&delivery(channel, Outcome::Sent)));
        }
        Metrics {
            registry,
            process,
            requests,
            jobs,
            jobs_waiting,
            job_seconds,
            deliveries,
            game_moves,
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

    /// Counts an answered request.
    pub(crate) fn count_request(&self, method: &Method, status: StatusCode) {
        // Unknown methods share one label, so that clients cannot create labels.
        let known = [Method::GET, Method::HEAD, Method::POST, Method::PATCH, Method::DELETE, Method::OPTIONS];
        let method = if known.contains(method) { method.as_str() } else { "other" };
        let labels = vec![("method", method.to_owned()), ("status", status.as_str().to_owned())];
        self.requests.get_or_create(&labels).inc();
    }

    /// A job was run.
    pub(crate) fn count_job(&self, kind: &'static str, outcome: &'static str, took: Duration) {
        let kind = ("kind", kind.to_owned());
        self.jobs.get_or_create(&vec![kind.clone(), ("outcome", outcome.to_owned())]).inc();
        self.job_seconds.get_or_create(&vec![kind]).observe(took.as_secs_f64());
    }

    /// So many jobs of each kind wait.
    pub(crate) fn set_jobs_waiting(&self, waiting: &[(JobKind, u64)]) {
        for kind in JobKind::ALL {
            let n = waiting.iter().find(|(other, _)| *other == kind).map_or(0, |(_, n)| *n);
            let labels = vec![("kind", kind.name().to_owned())];
            self.jobs_waiting.get_or_create(&labels).set(i64::try_from(n).unwrap_or(i64::MAX));
        }
    }

    /// A message was sent, or could not be.
    pub(crate) fn count_delivery(&self, channel: Channel, outcome: Outcome) {
        self.deliveries.get_or_create(&delivery(channel, outcome)).inc();
    }

    /// Counts stored moves of a game, of which bots made some.
    pub(crate) fn count_moves(&self, game: &str, moves: usize, bots: usize) {
        self.moves.inc_by(moves as u64);
        self.bot_moves.inc_by(bots as u64);
        for (by, moves) in [("bot", bots), ("person", moves.saturating_sub(bots))] {
            if moves > 0 {
                let labels = vec![("game", game.to_owned()), ("by", by.to_owned())];
                self.game_moves.get_or_create(&labels).inc_by(moves as u64);
            }
        }
    }

    /// The text of `/metrics`.
    pub(crate) fn text(&self) -> String {
        self.process.look();
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = prometheus_client::encoding::text::encode(&mut text, &self.registry);
        text
    }
}

/// Statistics of the process, as far as the system has them.
#[derive(Debug)]
struct Process {
    memory: Gauge,
    files: Gauge,
    cpu: Gauge<f64, AtomicU64>,
}

impl Process {
    fn new(registry: &mut Registry) -> Process {
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
        let start = Gauge::<i64>::default();
        start.set(i64::try_from(began).unwrap_or_default());
        registry.register("process_start_time_seconds", "When the process began, since 1970", start);
        let process = Process { memory: Gauge::default(), files: Gauge::default(), cpu: Gauge::default() };
        let Process { memory, files, cpu } = &process;
        registry.register("process_resident_memory_bytes", "Memory in use", memory.clone());
        registry.register("process_open_files", "Open files, sockets among them", files.clone());
        registry.register("process_cpu_seconds", "Time of processors used so far", cpu.clone());
        process
    }

    /// Updates the statistics.
    fn look(&self) {
        if let Some(bytes) = resident() {
            self.memory.set(bytes);
        }
        if let Ok(files) = std::fs::read_dir("/proc/self/fd") {
            self.files.set(i64::try_from(files.count()).unwrap_or(i64::MAX));
        }
        #[cfg(unix)]
        {
            let used = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
            self.cpu.set(used.tv_sec as f64 + used.tv_nsec as f64 / 1e9);
        }
    }
}

/// The resident memory in bytes, if the system reports it.
fn resident() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}
