//! A load generator: tables of scripted players, one socket per seat, against a server process on loopback. Prints one
//! JSON document.
//!
//! Tables, sockets and seconds are limited. A move counts when it is acknowledged, which means durably stored.

mod client;
mod host;
mod peer;
mod phases;
mod stones;

use std::net::SocketAddr;

use clap::Parser;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::json;

/// Load test of the server by scripted players over sockets, on loopback only. Prints one JSON document.
#[derive(Clone, Debug, Parser)]
struct Args {
    /// Number of tables in play.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables: u32,
    /// Seats at each table.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=8))]
    seats: u32,
    /// Seconds of play; an hour shows whether memory is constant.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=7200))]
    seconds: u32,
    /// Maximum number of moves per second over all players; 0 for no limit. Without pauses every seat waits in one
    /// queue, so the response time only reflects the number of seats.
    #[arg(long, default_value_t = 3000, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    rate: u32,
    /// The game; `stones` is a minimal one, for comparing servers.
    #[arg(long, default_value = "mundus-novus")]
    game: String,
    /// Plays stones at the boardgame.io server at this local address instead, without pauses (`make peers`).
    #[arg(long, value_parser = loopback, requires = "peer_lobby")]
    peer: Option<SocketAddr>,
    /// The address of its lobby.
    #[arg(long, value_parser = loopback, requires = "peer")]
    peer_lobby: Option<SocketAddr>,
    /// Number of idle sockets afterwards.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(0..=25_000))]
    idle: u32,
    /// Number of stored tables for measuring the start.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    stored: u32,
    /// Number of groups in which tables reach the middle of their game before they idle.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=100))]
    waves: u32,
    /// The phases to measure, separated by commas; all by default
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Phase>,
    /// Serves the given folder instead, as the server process of a measurement.
    #[arg(long, hide = true)]
    serve: Option<std::path::PathBuf>,
}

/// A phase that can be measured alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Phase {
    /// Moves per second, response times and memory of tables in play.
    Play,
    /// Spectator sockets.
    Idle,
    /// Reading a finished game from the store.
    Open,
    /// Idle tables in mid-game, in groups of about twenty seconds each.
    IdleTables,
    /// The start with many stored tables.
    Start,
}

/// Prints progress to standard error, because the document comes at the end.
#[expect(clippy::print_stderr, reason = "progress is for people, beside the document")]
pub(crate) fn progress(what: &str) {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    eprintln!("{:6.1} s  {what}", BEGAN.elapsed().as_secs_f64());
}

/// Load tests run on this machine only.
fn loopback(text: &str) -> Result<SocketAddr, String> {
    let address: SocketAddr =
        text.parse().map_err(|_| "an address such as 127.0.0.1:8000 is expected".to_owned())?;
    if address.ip().is_loopback() { Ok(address) } else { Err("only an address of this machine".to_owned()) }
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    if let Some(folder) = args.serve {
        return host::serve(folder);
    }
    raise_files()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let document = runtime.block_on(measure(&args))?;
    let mut out = std::io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, &document)?;
    Ok(std::io::Write::write_all(&mut out, b"\n")?)
}

/// Raises the limit of open files for this process and the server, because every socket is a file in each.
fn raise_files() -> Result<(), Failure> {
    const FILES: u64 = 65_536;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_none_or(|current| current >= FILES) {
        return Ok(());
    }
    let own = maximum.map_or(FILES, |maximum| maximum.min(FILES));
    let wider = Rlimit { current: Some(FILES), maximum: maximum.map(|maximum| maximum.max(FILES)) };
    setrlimit(Resource::Nofile, wider)
        .or_else(|_| setrlimit(Resource::Nofile, Rlimit { current: Some(own), maximum }))?;
    Ok(())
}

async fn measure(args: &Args) -> Result<serde_json::Value, Failure> {
    let wanted = |phase: Phase| args.only.is_empty() || args.only.contains(&phase);
    let mut document = json!({
        "game": args.game, "tables": args.tables, "seats": args.seats, "rate": args.rate,
        "cores": std::thread::available_parallelism()?.get(),
    });
    if let (Some(server), Some(lobby)) = (args.peer, args.peer_lobby) {
        document["peer"] = peer::play(server, lobby, args).await?.document();
        return Ok(document);
    }
    if wanted(Phase::Play) || wanted(Phase::Idle) || wanted(Phase::Open) {
        let folder = host::Folder::new()?;
        let server = host::Process::start(folder.path()).await?;
        if wanted(Phase::Play) || wanted(Phase::Idle) {
            let empty = server.memory_kb()?;
            let tables = phases::seat(&server, args).await?;
            let seated = server.memory_kb()?;
            if wanted(Phase::Play) {
                progress(&format!("playing for {} s", args.seconds));
                let played = phases::play(&server, &tables, args).await?;
                let after = server.memory_kb()?;
                document["play"] = played.document();
                document["play"]["memory_kb"] = json!({
                    "empty": empty, "seated": seated, "after_play": after,
                    "per_table": after.saturating_sub(empty) as f64 / f64::from(args.tables),
                });
            }
            if wanted(Phase::Idle) {
                progress(&format!("{} idle sockets", args.idle));
                document["idle"] = phases::idle(&server, &tables, args).await?;
            }
        }
        if wanted(Phase::Open) {
            progress("a game of bots to its end, then asleep");
            document["open_finished"] = phases::open_finished(&server, args).await?;
        }
    }
    if wanted(Phase::IdleTables) {
        document["idle_tables"] = phases::idle_tables(args).await?;
    }
    if wanted(Phase::Start) {
        progress(&format!("storing {} tables", args.stored));
        document["start"] = phases::start_with_stored(args).await?;
    }
    Ok(document)
}
