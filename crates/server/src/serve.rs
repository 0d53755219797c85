//! The server as a program runs it: data folder, log, listener, signals.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tracing_subscriber::EnvFilter;

use crate::app::{Config, ServeError, Server};
use crate::games::Games;
use crate::store::{Sqlite, StoreError};

/// The name of the file in the data folder.
const FILE: &str = "caravelle.db";

/// What a program that serves is told.
#[derive(Debug)]
pub struct Options {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where the data live; made if it is not there.
    pub data_dir: PathBuf,
    /// Whether the log is JSON, one object a line.
    pub log_json: bool,
    /// Everything else.
    pub config: Config,
    /// The games.
    pub games: Arc<dyn Games>,
}

/// Why the program does not serve.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The data folder cannot be used.
    #[error("the data folder {0} cannot be used: {1}")]
    Folder(PathBuf, #[source] io::Error),
    /// The database cannot be used.
    #[error("the database {0} cannot be used: {1}")]
    Store(PathBuf, #[source] StoreError),
    /// Nothing can listen there.
    #[error("nothing can listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The server ended.
    #[error(transparent)]
    Serve(#[from] ServeError),
    /// The system refuses.
    #[error("the system refuses: {0}")]
    System(#[from] io::Error),
}

/// Serves until the process is asked to end. `ready` is told the address once people can come.
pub fn run(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    start_log(options.log_json);
    allow_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(options, ready))
}

async fn serve(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    let Options { listen, data_dir, log_json: _, config, games } = options;
    make_folder(&data_dir).map_err(|error| RunError::Folder(data_dir.clone(), error))?;
    let file = data_dir.join(FILE);
    let store = Sqlite::open(&file).await.map_err(|error| RunError::Store(file, error))?;
    let server = Server::new(config, Arc::new(store), games)?;
    let listener = tokio::net::TcpListener::bind(listen).await;
    let listener = listener.map_err(|error| RunError::Listen(listen, error))?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "serving");
    ready(address);
    server.serve(listener, asked_to_end()).await?;
    Ok(())
}

/// Each socket is an open file; shells allow a thousand, the system many more to who asks.
fn allow_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_err() {
            tracing::warn!(?current, "the number of open files stays bounded");
        }
    }
}

/// The folder is its owner's alone: it holds the secrets of running games.
fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

async fn asked_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => (),
                _ = term.recv() => (),
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// The log goes to standard error; `CARAVELLE_LOG` chooses what, as in `info,server=debug`.
fn start_log(json: bool) {
    let mut filter =
        EnvFilter::try_from_env("CARAVELLE_LOG").unwrap_or_else(|_| EnvFilter::new("warn,server=info"));
    // However much is asked for: what these would say in detail are messages, cookies and rows.
    for quiet in ["tungstenite=info", "tokio_tungstenite=info", "hyper=info", "hyper_util=info", "sqlx=warn"]
    {
        filter = quiet.parse().map_or(filter.clone(), |directive| filter.add_directive(directive));
    }
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A second log in one process is not needed.
    let _ = if json { log.json().try_init() } else { log.try_init() };
    // What a panic says may hold a card of a hidden hand: the log tells only where it happened.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "a fault of ours");
    }));
}

/// The address of this machine in the local network, if it has one.
pub fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Nothing is sent: only the route is asked for. The address is one for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

/// The text as a QR code of half blocks, for a terminal that writes light on dark.
pub fn qr(text: &str) -> Option<String> {
    let code = qrcode::QrCode::new(text).ok()?;
    let mut image = code.render::<qrcode::render::unicode::Dense1x2>();
    // Scanners want dark on light: what is written is the light.
    Some(
        image
            .dark_color(qrcode::render::unicode::Dense1x2::Light)
            .light_color(qrcode::render::unicode::Dense1x2::Dark)
            .build(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_fits_into_a_small_code() {
        let code = qr("http://192.168.1.20:8080/").unwrap();
        assert!(code.lines().count() < 20 && code.lines().all(|line| line.chars().count() < 40));
    }
}
