//! A load generator: N tables of scripted players, one socket for each seat, against a server process of its own on
//! loopback. Prints one JSON document.
//!
//! Bounded in everything: tables, sockets, seconds. A move counts when it is acknowledged, that is durably stored.

mod client;
mod host;
mod phases;

use clap::Parser;
use serde_json::json;

/// Load on the server: scripted players over sockets, on loopback only. Prints one JSON document.
#[derive(Clone, Debug, Parser)]
struct Args {
    /// How many tables play at once.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables: u32,
    /// Seats at each table.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=8))]
    seats: u32,
    /// How long they play.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    /// How many moves a second all players together make at most; 0 for as many as the server takes. Where nobody
    /// pauses, every seat waits in one queue, and how long an answer takes says nothing but how many seats there are.
    #[arg(long, default_value_t = 3000, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    rate: u32,
    /// The game.
    #[arg(long, default_value = "mundus-novus")]
    game: String,
    /// How many sockets sit idle afterwards.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(0..=15_000))]
    idle: u32,
    /// How many tables are stored for the measurement of the start.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    stored: u32,
    /// In how many groups, one after the other, the tables come to the middle of their game that then idle there.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=100))]
    waves: u32,
    /// Measures idle tables only.
    #[arg(long)]
    idle_tables: bool,
    /// Serves in the given folder instead: the other process of a measurement.
    #[arg(long, hide = true)]
    serve: Option<std::path::PathBuf>,
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    let args = Args::parse();
    if let Some(folder) = args.serve {
        return host::serve(folder);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let document = runtime.block_on(async {
        if args.idle_tables { phases::idle_tables(&args).await } else { measure(&args).await }
    })?;
    let mut out = std::io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, &document)?;
    Ok(std::io::Write::write_all(&mut out, b"\n")?)
}

async fn measure(args: &Args) -> Result<serde_json::Value, Failure> {
    let folder = host::Folder::new()?;
    let server = host::Process::start(folder.path()).await?;
    let empty = server.memory_kb()?;
    let tables = phases::seat(&server, args).await?;
    let seated = server.memory_kb()?;
    let played = phases::play(&server, &tables, args).await?;
    let after = server.memory_kb()?;
    let idle = phases::idle(&server, &tables, args).await?;
    let opened = phases::open_finished(&server, args).await?;
    drop(server);
    let idle_tables = phases::idle_tables(args).await?;
    let start = phases::start_with_stored(args).await?;
    Ok(json!({
        "game": args.game, "tables": args.tables, "seats": args.seats, "seconds": played.seconds,
        "rate": args.rate, "cores": std::thread::available_parallelism()?.get(),
        "moves": played.moves, "moves_per_s": played.moves as f64 / played.seconds,
        "ack_ms": { "p50": played.percentile(50.0), "p99": played.percentile(99.0), "max": played.percentile(100.0) },
        "refused": played.refused, "finished_tables": played.finished,
        "memory_kb": {
            "empty": empty, "seated": seated, "after_play": after,
            "per_table": after.saturating_sub(empty) as f64 / f64::from(args.tables),
        },
        "idle": idle, "idle_tables": idle_tables, "open_finished": opened, "start": start,
    }))
}
