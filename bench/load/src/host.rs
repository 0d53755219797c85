//! The server process that is measured.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustix::param::clock_ticks_per_second;
use server::{Catalog, Config, Home, Options, Rate, Rates};
use tokio::io::{AsyncBufReadExt as _, BufReader};

use crate::Failure;
use crate::stones::Measured;

/// A temporary folder that is deleted when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Result<Folder, Failure> {
        let stamp = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?.as_nanos();
        let path = std::env::temp_dir().join(format!("caravelle-load-{}-{stamp}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Serves a folder until standard input ends.
#[expect(clippy::print_stdout, reason = "the address is for the process that started this one")]
pub(crate) fn serve(folder: PathBuf) -> Result<(), Failure> {
    std::thread::spawn(|| {
        let _ = std::io::stdin().read_line(&mut String::new());
        std::process::exit(0);
    });
    // The generator has only one address, so limits per address are disabled.
    let free = Rate { burst: u32::MAX, every: Duration::from_nanos(1) };
    let options = Options {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        home: Home::Folder(folder),
        memory: None,
        start_empty: false,
        log_json: false,
        config: Config {
            pause: Duration::ZERO,
            rates: Rates {
                api: free,
                guests: free,
                sign_ins: free,
                tables: free,
                reviews: free,
                tries: free,
                messages: free,
            },
            ..Config::default()
        },
        games: Arc::new(Measured(Catalog::built_in()?)),
    };
    Ok(server::run(options, |address| println!("listening {address}"))?)
}

/// The server process.
pub(crate) struct Process {
    child: tokio::process::Child,
    pub(crate) address: SocketAddr,
    /// The time from the start of the process until it prints its address.
    pub(crate) took: Duration,
}

impl Process {
    pub(crate) async fn start(folder: &Path) -> Result<Process, Failure> {
        let began = Instant::now();
        let mut child = tokio::process::Command::new(std::env::current_exe()?)
            .arg("--serve")
            .arg(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let stdout = child.stdout.take().ok_or("no output")?;
        let mut lines = BufReader::new(stdout).lines();
        let line = lines.next_line().await?.ok_or("the server did not start")?;
        let address = line.strip_prefix("listening ").ok_or("no address")?.parse()?;
        Ok(Process { child, address, took: began.elapsed() })
    }

    /// The private resident memory of the process, without code and files.
    pub(crate) fn memory_kb(&self) -> Result<u64, Failure> {
        let id = self.child.id().ok_or("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).ok_or("no RssAnon")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }

    /// The CPU time of the process so far, user and system.
    pub(crate) fn cpu(&self) -> Result<[Duration; 2], Failure> {
        let id = self.child.id().ok_or("the server has ended")?;
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
        // The name, in parentheses, may contain spaces. After it follow the state and ten other fields.
        let (_, fields) = stat.rsplit_once(')').ok_or("no name in stat")?;
        let ticks: Vec<u64> =
            fields.split_whitespace().skip(11).take(2).map(str::parse).collect::<Result<_, _>>()?;
        let &[user, system] = ticks.as_slice() else { return Err("no CPU time in stat".into()) };
        let time = |ticks: u64| Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64);
        Ok([time(user), time(system)])
    }
}
