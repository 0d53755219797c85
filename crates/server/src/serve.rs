//! Runs the server as a program: data folder, log, listener and signals.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tracing_subscriber::EnvFilter;

use crate::app::{Config, Rates, ServeError, Server};
use crate::maintenance;
use crate::notify;
use crate::people::People;
use crate::shared;
use crate::store::{Sqlite, Store, StoreError};
use crate::time::Time;
use catalog::Games;

/// The name of the file in the data folder.
pub(crate) const FILE: &str = "caravelle.db";
/// The name of the file with the list of data folders that were served.
const SERVED: &str = "served";
/// The file that a server keeps locked while it serves the folder.
const LOCK: &str = "caravelle.lock";

/// The location of a server's data.
#[derive(Clone)]
pub enum Home {
    /// A file in this folder, which is created if missing. Only one process can serve it.
    Folder(PathBuf),
    /// A PostgreSQL database shared by the nodes of a cluster.
    Database {
        /// Its address, such as `postgres://user:password@host/name`.
        url: String,
        /// The name of this node, for the host.
        node: String,
    },
}

impl std::fmt::Debug for Home {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address may contain a password.
        match self {
            Home::Folder(path) => f.debug_tuple("Folder").field(path).finish(),
            Home::Database { node, .. } => {
                f.debug_struct("Database").field("node", node).finish_non_exhaustive()
            }
        }
    }
}

/// The options of the command `serve`.
#[derive(Debug)]
pub struct Options {
    pub listen: SocketAddr,
    pub home: Home,
    /// Whether to start with a new database if the existing one is empty or missing.
    pub start_empty: bool,
    /// The folder with the list of data folders that were served. A missing database in such a folder is an error.
    pub memory: Option<PathBuf>,
    /// Whether the log is written as JSON, one object per line.
    pub log_json: bool,
    /// The other settings.
    pub config: Config,
    pub games: Arc<dyn Games>,
}

/// The reason why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The data folder cannot be used.
    #[error("the data folder {0} cannot be used: {1}")]
    Folder(PathBuf, #[source] io::Error),
    /// The data folder was served before, and its database is missing.
    #[error("the data folder {0} was served before, and its database is gone")]
    Gone(PathBuf),
    /// Another server uses the data folder.
    #[error("another server uses the data folder {0}")]
    InUse(PathBuf),
    /// The database cannot be used.
    #[error("the database {0} cannot be used: {1}")]
    Store(PathBuf, #[source] StoreError),
    /// The shared database cannot be used.
    #[error("the database cannot be used: {0}")]
    Database(#[source] StoreError),
    /// A shared database is requested, but this program is built without the feature `cluster`.
    #[error("this program is built without the feature `cluster`")]
    NoCluster,
    /// Listening at the address failed.
    #[error("nothing can listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The server failed.
    #[error(transparent)]
    Serve(#[from] ServeError),
    /// A system call failed.
    #[error("the operating system refused: {0}")]
    System(#[from] io::Error),
}

/// Serves until the process is asked to end. Calls `ready` with the address once it accepts connections.
pub fn run(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    start_log(options.log_json);
    allow_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(options, ready))
}

async fn serve(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), RunError> {
    let Options { listen, home, start_empty, memory, log_json: _, config, games } = options;
    let (store, _lock): (Arc<dyn Store>, _) = match home {
        Home::Folder(folder) => {
            let memory = memory.map(|memory| Memory(memory.join(SERVED)));
            if !start_empty
                && !folder.join(FILE).exists()
                && memory.as_ref().is_some_and(|memory| memory.has(&folder))
            {
                return Err(RunError::Gone(folder));
            }
            make_folder(&folder).map_err(|error| RunError::Folder(folder.clone(), error))?;
            // Locked until the end: two servers on one folder would not see each other's moves.
            let lock = lock(&folder)?;
            let file = folder.join(FILE);
            if start_empty && std::fs::metadata(&file).is_ok_and(|metadata| metadata.len() == 0) {
                std::fs::remove_file(&file).map_err(|error| RunError::Folder(folder.clone(), error))?;
            }
            let store = Sqlite::open(&file).await.map_err(|error| RunError::Store(file, error))?;
            if let Some(memory) = memory {
                memory.add(&folder);
            }
            (Arc::new(store), Some(lock))
        }
        Home::Database { url, node } => (shared::open(&url, &node).await?, None),
    };
    let server = Server::new(config, store, games)?;
    let listener = tokio::net::TcpListener::bind(listen).await;
    let listener = listener.map_err(|error| RunError::Listen(listen, error))?;
    let address = listener.local_addr()?;
    let asked = asked_to_end();
    tracing::info!(%address, "serving");
    ready(address);
    notify::ready(address);
    let end = async {
        asked.await;
        notify::stopping();
    };
    server.serve(listener, end).await?;
    Ok(())
}

/// Sets a new random password for an account and returns it, for people who forgot theirs. Ends every session of the
/// account. The server may be running.
pub fn reset_password(home: &Home, login: &str) -> Result<String, RunError> {
    maintenance::runtime()?.block_on(async {
        let store = maintenance::open(home).await?;
        let people = People::new(Arc::clone(&store), Time::default(), Rates::default().tries);
        let password = people.reset_password(login).await.map_err(ServeError::from)?;
        store.close().await.map_err(|error| ServeError::Fault(error.into()))?;
        Ok(password)
    })
}

/// Raises the limit of open files to the maximum, because each socket is an open file.
fn allow_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_err() {
            tracing::warn!(?current, "the limit of open files could not be raised");
        }
    }
}

/// Creates a folder that only its owner can read, because it contains the secrets of running games.
pub(crate) fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    #[cfg(unix)]
    restrict_permissions(path)?;
    Ok(())
}

/// Removes the permissions of other users from an existing folder. A folder with files of other users keeps its
/// permissions, with a warning; the database in it is private in any case.
#[cfg(unix)]
fn restrict_permissions(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = std::fs::metadata(path)?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    let mut names = std::fs::read_dir(path)?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let ours = names.all(|name| name.starts_with("caravelle."));
    let closed = ours.then(|| std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o700)));
    if !matches!(closed, Some(Ok(()))) {
        tracing::warn!(path = %path.display(), mode = format!("{:o}", mode & 0o777), "others may look into the data folder");
    }
    Ok(())
}

/// The data folders that were served before, one path per line, in a file outside of them.
struct Memory(PathBuf);

impl Memory {
    fn all(&self) -> Vec<String> {
        let text = std::fs::read_to_string(&self.0).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    fn name(folder: &Path) -> String {
        std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()).display().to_string()
    }

    fn has(&self, folder: &Path) -> bool {
        self.all().contains(&Memory::name(folder))
    }

    /// Remembers a folder. A failure to write has no other effect.
    fn add(&self, folder: &Path) {
        if self.has(folder) {
            return;
        }
        let mut all = self.all();
        all.push(Memory::name(folder));
        let part = self.0.with_extension("part");
        let written = self.0.parent().map_or(Ok(()), std::fs::create_dir_all);
        let written = written.and_then(|()| std::fs::write(&part, all.join("\n") + "\n"));
        if let Err(error) = written.and_then(|()| std::fs::rename(&part, &self.0)) {
            tracing::info!(%error, path = %self.0.display(), "the data folder was not recorded");
        }
    }
}

/// Locks the folder for this process. The system releases the lock when the process ends in any way.
pub(crate) fn lock(folder: &Path) -> Result<std::fs::File, RunError> {
    let unusable = |error| RunError::Folder(folder.to_owned(), error);
    let mut options = std::fs::OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(folder.join(LOCK)).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(std::fs::TryLockError::WouldBlock) => Err(RunError::InUse(folder.to_owned())),
        Err(std::fs::TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Listens for the signals that end the server. A signal that arrives before the returned future is polled is not lost.
/// Closing the terminal does not end the server.
fn asked_to_end() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        let all = [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
        all.into_iter().collect::<io::Result<Vec<_>>>()
    };
    async move {
        #[cfg(unix)]
        if let Ok([mut interrupt, mut terminate, mut hangup]) =
            signals.and_then(|all| <[_; 3]>::try_from(all).map_err(|_| io::ErrorKind::Other.into()))
        {
            loop {
                tokio::select! {
                    _ = interrupt.recv() => return,
                    _ = terminate.recv() => return,
                    _ = hangup.recv() => tracing::info!("the terminal is gone; serving on"),
                }
            }
        }
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// Writes the log to standard error; `CARAVELLE_LOG` selects its level, such as `info,server=debug`.
fn start_log(json: bool) {
    let mut filter = EnvFilter::try_from_env("CARAVELLE_LOG")
        .unwrap_or_else(|_| EnvFilter::new("warn,server=info,access=info"));
    // Always limited, because the details of these crates contain messages, cookies and rows.
    for quiet in ["tungstenite=info", "tokio_tungstenite=info", "hyper=info", "hyper_util=info", "sqlx=warn"]
    {
        filter = quiet.parse().map_or(filter.clone(), |directive| filter.add_directive(directive));
    }
    // Colours only for terminals, not for files and pipes.
    let colours = io::IsTerminal::is_terminal(&io::stderr()) && std::env::var_os("NO_COLOR").is_none();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(io::stderr);
    // Errors of writing the log are ignored: reporting them would fail too and end the server.
    let log = log.log_internal_errors(false);
    // A second log in one process is ignored.
    let _ = if json { log.json().try_init() } else { log.try_init() };
    // A panic message may contain a card of a hidden hand, so the log has only its location.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "internal error");
    }));
}

/// The address of this machine in the local network.
pub fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // Sends no packet: only the route is looked up. The address is reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

/// The text as a QR code of half blocks, for a terminal with light text on a dark background.
pub fn qr(text: &str) -> Option<String> {
    let code = qrcode::QrCode::new(text).ok()?;
    let mut image = code.render::<qrcode::render::unicode::Dense1x2>();
    // Scanners expect dark on light, so the printed blocks are the light modules.
    Some(
        image
            .dark_color(qrcode::render::unicode::Dense1x2::Light)
            .light_color(qrcode::render::unicode::Dense1x2::Dark)
            .build(),
    )
}
