//! A PostgreSQL server shared by the running tests, each with its own database.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _};

use super::test_server::Folder;

/// The time limit of the start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(240);

/// The server. It ends with the last test that uses it, and with this process.
#[derive(Debug)]
struct Service {
    child: Child,
    port: u16,
    _folder: Folder,
}

impl Drop for Service {
    fn drop(&mut self) {
        // The server ends when its input is closed.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

impl Service {
    async fn start() -> Service {
        let folder = Folder::new();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres");
        let log = std::fs::File::create(folder.0.join("log")).unwrap();
        let mut command = Command::new(script);
        command.arg(folder.0.join("data")).arg(port.to_string()).env("UNTIL_EOF", "1");
        let streams = command.stdin(Stdio::piped()).stdout(log.try_clone().unwrap()).stderr(log);
        let service = Service { child: streams.spawn().unwrap(), port, _folder: folder };
        let began = Instant::now();
        while PgConnection::connect(&service.url("postgres")).await.is_err() {
            let log = std::fs::read_to_string(service._folder.0.join("log")).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "PostgreSQL does not start: {log}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        service
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://caravelle@127.0.0.1:{}/{database}", self.port)
    }
}

/// The database of one test.
#[derive(Debug)]
pub(super) struct Database {
    _service: Arc<Service>,
    pub(super) url: String,
}

impl Database {
    pub(super) async fn new() -> Database {
        static CURRENT: Mutex<Weak<Service>> = Mutex::new(Weak::new());
        static COUNT: AtomicU32 = AtomicU32::new(0);
        static STARTING: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
        let _turn = STARTING.lock().await;
        let current = || CURRENT.lock().unwrap_or_else(PoisonError::into_inner);
        let running = current().upgrade();
        let service = match running {
            Some(service) => service,
            None => {
                let service = Arc::new(Service::start().await);
                *current() = Arc::downgrade(&service);
                service
            }
        };
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let mut line = PgConnection::connect(&service.url("postgres")).await.unwrap();
        let make = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::raw_sql(make).execute(&mut line).await.unwrap();
        Database { url: service.url(&name), _service: service }
    }

    /// Runs statements.
    pub(super) async fn run(&self, statements: String) {
        let mut line = PgConnection::connect(&self.url).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(statements)).execute(&mut line).await.unwrap();
    }

    /// Closes all other connections to this database.
    pub(super) async fn cut(&self) {
        let mut line = PgConnection::connect(&self.url).await.unwrap();
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        sqlx::raw_sql(cut).execute(&mut line).await.unwrap();
    }
}
