//! PostgreSQL, NATS and the nodes as processes, with the faults that can be injected.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sqlx::Connection as _;
use sqlx::postgres::{PgConnection, PgRow};

use super::wire::{Quality, Wire};
use crate::disk::{Fails, Orders, shim};
use crate::test_server::TestServer;

/// The time limit of every operation.
pub(super) const PATIENCE: Duration = Duration::from_secs(240);
/// The number of nodes.
pub(super) const NODES: usize = 3;
/// The duration of a disk fault.
const BAD_DISK: Duration = Duration::from_secs(2);
/// The time that the database gets to recover by itself.
const GIVEN_UP: Duration = Duration::from_secs(2);
/// Longer than the lease of a node.
const HANGS: Duration = Duration::from_millis(5500);
/// NATS ends when its input closes, like PostgreSQL here, so that neither outlives this process.
const NATS: &str =
    r#"PATH=$PATH:/usr/sbin; nats-server --addr 127.0.0.1 --port "$0" & cat; kill -KILL $!; wait"#;

pub(super) fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

pub(super) fn signal(name: &str, id: u32) {
    let _ = Command::new("kill").args([&format!("-{name}"), &id.to_string()]).status();
}

/// An external service that the nodes use.
pub(super) struct Service(Child);

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

impl Service {
    /// Starts a service, again if it ends at once, and waits until it answers.
    fn start(port: u16, log: &Path, command: impl Fn() -> Command) -> Service {
        let log = std::fs::File::options().append(true).create(true).open(log).unwrap();
        let spawn = || {
            let mut command = command();
            let streams = command.stdin(Stdio::piped()).stdout(log.try_clone().unwrap());
            Service(streams.stderr(log.try_clone().unwrap()).spawn().unwrap())
        };
        let began = Instant::now();
        let mut service = spawn();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(began.elapsed() < PATIENCE, "port {port} stays closed");
            std::thread::sleep(Duration::from_millis(20));
            // The preceding process may still hold memory for a moment.
            if service.0.try_wait().unwrap().is_some() {
                service = spawn();
            }
        }
        service
    }

    /// PostgreSQL with a preloaded library that injects faults by these variables.
    pub(super) fn postgres(folder: &Path, port: u16, variables: &[(&str, PathBuf)]) -> Service {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres");
        let service = Service::start(port, &folder.join("postgres.log"), || {
            let mut command = Command::new(&script);
            command.arg(folder.join("postgres")).arg(port.to_string()).env("UNTIL_EOF", "1");
            command.envs(variables.iter().map(|(name, value)| (*name, value)));
            command
        });
        // It listens before it answers.
        let began = Instant::now();
        while rows(&url(port), "SELECT 1").is_none() {
            assert!(began.elapsed() < PATIENCE, "the database does not answer");
            std::thread::sleep(Duration::from_millis(50));
        }
        service
    }

    fn nats(folder: &Path, port: u16) -> Service {
        Service::start(port, &folder.join("nats.log"), || {
            let mut command = Command::new("sh");
            command.args(["-c", NATS, &port.to_string()]);
            command
        })
    }
}

/// The main process of the database server, if it runs.
fn postmaster(folder: &Path) -> Option<u32> {
    let text = std::fs::read_to_string(folder.join("postgres/postmaster.pid")).ok()?;
    let id: u32 = text.lines().next()?.trim().parse().ok()?;
    Path::new(&format!("/proc/{id}")).exists().then_some(id)
}

/// The rows of a query; `None` if the database does not answer.
pub(super) fn rows(url: &str, query: &'static str) -> Option<Vec<PgRow>> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut line = PgConnection::connect(url).await.ok()?;
        sqlx::query(query).fetch_all(&mut line).await.ok()
    })
}

/// Runs a statement.
pub(super) fn execute(url: &str, statement: String) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut line = PgConnection::connect(url).await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut line).await.unwrap();
    });
}

/// An injected fault.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fault {
    /// A node is asked to end, as in a rolling restart.
    EndNode(usize),
    /// A node is killed.
    KillNode(usize),
    /// A node is paused for longer than its lease.
    StopNode(usize),
    KillAll,
    KillNats,
    KillPostgres,
    /// PostgreSQL is paused.
    StopPostgres,
    /// PostgreSQL closes every connection of the nodes.
    CutLines,
    /// Requests of the node arrive, but the answers do not.
    LoseAnswers(usize),
    /// One node is disconnected from the database for longer than its lease.
    DeadWire(usize),
    /// The database connection of a node is slow.
    SlowWire(usize),
    /// The disk of the database is full: no file can grow.
    FullDisk,
    /// A sync of the database fails, so it stops and recovers.
    FailedSync,
    /// Every sync of the database takes long.
    SlowDisk,
    /// The clock of the database jumps.
    ClockJump(i64),
}

/// The number of kinds.
pub(super) const KINDS: usize = 16;

impl Fault {
    /// One of each, then random ones; slow ones rarely.
    pub(super) fn nth(nth: usize, chance: &mut u64) -> Fault {
        *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let draw = usize::try_from(*chance >> 33).unwrap();
        let node = draw / 64 % NODES;
        const LATER: [usize; 24] =
            [0, 1, 1, 1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 8, 8, 9, 10, 11, 12, 12, 13, 14, 15];
        match if nth < KINDS { nth } else { LATER[draw % LATER.len()] } {
            0 => Fault::EndNode(node),
            1 => Fault::KillNode(node),
            2 => Fault::KillPostgres,
            3 => Fault::KillNats,
            4 => Fault::StopNode(node),
            5 => Fault::KillAll,
            6 => Fault::StopPostgres,
            7 => Fault::CutLines,
            8 => Fault::LoseAnswers(node),
            9 => Fault::SlowWire(node),
            10 => Fault::DeadWire(node),
            11 => Fault::FullDisk,
            12 => Fault::FailedSync,
            13 => Fault::SlowDisk,
            14 => Fault::ClockJump(3600),
            _ => Fault::ClockJump(-1800),
        }
    }
}

/// A server of three nodes.
pub(super) struct Cluster {
    folder: PathBuf,
    postgres: Option<Service>,
    nats: Option<Service>,
    pub(super) nodes: Vec<Option<TestServer>>,
    wires: Vec<Wire>,
    /// The addresses of the nodes.
    pub(super) places: Arc<Mutex<Vec<Option<SocketAddr>>>>,
    ports: (u16, u16),
    /// The fault injection for disk and clock of the database.
    disk: Orders,
    /// The offset of its clock in seconds.
    ahead: i64,
    layer: PathBuf,
    /// The number of file operations of the database that failed or were slow.
    pub(super) spoilt: i64,
}

/// The variables that preload the library.
fn over(layer: &Path, orders: &Path) -> [(&'static str, PathBuf); 3] {
    [
        ("LD_PRELOAD", layer.to_owned()),
        ("CARAVELLE_DISK_ORDERS", orders.to_owned()),
        ("CARAVELLE_DISK_NAME", "/postgres/".into()),
    ]
}

impl Cluster {
    pub(super) fn start(folder: &Path) -> Cluster {
        open_to_all(folder);
        let ports = (free_port(), free_port());
        let (layer, orders) = (shim(folder), folder.join("orders"));
        let disk = Orders::new(&orders);
        // The clock of one node is wrong from the start.
        Orders::new(&folder.join("orders-1")).be_ahead(7200);
        let mut cluster = Cluster {
            folder: folder.to_owned(),
            postgres: Some(Service::postgres(folder, ports.0, &over(&layer, &orders))),
            disk,
            ahead: 0,
            layer,
            spoilt: 0,
            nats: Some(Service::nats(folder, ports.1)),
            nodes: (0..NODES).map(|_| None).collect(),
            wires: (0..NODES).map(|_| Wire::to(ports.0)).collect(),
            places: Arc::new(Mutex::new(vec![None; NODES])),
            ports,
        };
        // All at once: one of them creates the schema.
        cluster.start_nodes();
        cluster
    }

    /// The database, without the injected connection.
    pub(super) fn url(&self) -> String {
        url(self.ports.0)
    }

    pub(super) fn node(&self, n: usize) -> &TestServer {
        self.nodes[n].as_ref().unwrap()
    }

    fn new_node(&self, n: usize) -> TestServer {
        let nats = format!("nats://127.0.0.1:{}", self.ports.1);
        let (name, url) = (format!("node-{n}"), url(self.wires[n].port));
        // People have their own addresses, so that limits do not apply.
        let options =
            ["--database-url", &url, "--nats-url", &nats, "--node", &name, "--trusted-proxy", "127.0.0.1"];
        let began = Instant::now();
        let wrong = over(&self.layer, &self.folder.join("orders-1"));
        let variables: &[_] = if n == 1 { &wrong } else { &[] };
        loop {
            match TestServer::try_start(&self.folder.join(&name), variables, &options) {
                Ok(server) => return server,
                // A node does not start without its database; a service manager retries.
                Err(log) => assert!(began.elapsed() < PATIENCE, "no node: {log}"),
            }
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    /// Starts the missing nodes.
    fn start_nodes(&mut self) {
        let gone: Vec<usize> = (0..NODES).filter(|n| self.nodes[*n].is_none()).collect();
        let started: Vec<TestServer> = std::thread::scope(|scope| {
            let cluster = &*self;
            let starts: Vec<_> = gone.iter().map(|n| scope.spawn(move || cluster.new_node(*n))).collect();
            starts.into_iter().map(|start| start.join().unwrap()).collect()
        });
        for (n, server) in gone.into_iter().zip(started) {
            self.places.lock().unwrap()[n] = Some(server.address);
            self.nodes[n] = Some(server);
        }
    }

    pub(super) fn kill(&mut self, n: usize) {
        self.places.lock().unwrap()[n] = None;
        self.nodes[n].take().unwrap().kill();
    }

    /// Injects a fault and repairs it.
    pub(super) fn fail(&mut self, fault: Fault) {
        match fault {
            Fault::EndNode(n) => {
                signal("TERM", self.node(n).id());
                self.nodes[n].take().unwrap().wait();
                self.places.lock().unwrap()[n] = None;
            }
            Fault::KillNode(n) => self.kill(n),
            Fault::StopNode(n) => {
                let id = self.node(n).id();
                signal("STOP", id);
                std::thread::sleep(HANGS);
                signal("CONT", id);
            }
            Fault::KillAll => (0..NODES).for_each(|n| self.kill(n)),
            Fault::KillNats => {
                self.nats = None;
                std::thread::sleep(Duration::from_millis(500));
                self.nats = Some(Service::nats(&self.folder, self.ports.1));
            }
            Fault::KillPostgres => {
                signal("KILL", postmaster(&self.folder).unwrap());
                self.start_postgres();
            }
            Fault::StopPostgres => {
                let id = postmaster(&self.folder).unwrap();
                signal("STOP", id);
                std::thread::sleep(Duration::from_secs(1));
                signal("CONT", id);
            }
            Fault::CutLines => {
                let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'caravelle'";
                let _ = rows(&self.url(), cut);
            }
            Fault::LoseAnswers(n) => self.bad_wire(n, Quality::Mute, Duration::from_millis(300)),
            Fault::DeadWire(n) => self.bad_wire(n, Quality::Dead, HANGS),
            Fault::SlowWire(n) => {
                self.bad_wire(n, Quality::Slow(Duration::from_millis(100)), Duration::from_secs(1));
            }
            Fault::FullDisk => self.bad_disk(Fails::Full, 0),
            Fault::FailedSync => self.bad_disk(Fails::NoSync, 1),
            Fault::SlowDisk => self.bad_disk(Fails::Slow, 0),
            Fault::ClockJump(seconds) => {
                self.ahead += seconds;
                self.disk.be_ahead(self.ahead);
                // Long enough for every node to send a heartbeat with the new time.
                std::thread::sleep(Duration::from_millis(2500));
            }
        }
        self.mend_postgres();
        self.start_nodes();
    }

    /// Makes the disk of the database faulty for a while, or for this many operations.
    fn bad_disk(&mut self, kind: Fails, most: i64) {
        self.disk.fail_next(kind, most);
        let began = Instant::now();
        while began.elapsed() < BAD_DISK && (most == 0 || self.disk.failed() < most) {
            std::thread::sleep(Duration::from_millis(10));
        }
        self.disk.be_well();
        self.spoilt += self.disk.failed();
    }

    fn start_postgres(&mut self) {
        self.postgres = None;
        let variables = over(&self.layer, &self.folder.join("orders"));
        self.postgres = Some(Service::postgres(&self.folder, self.ports.0, &variables));
    }

    /// Waits until the database answers. Restarts it if it has stopped, as a service manager does.
    pub(super) fn mend_postgres(&mut self) {
        let began = Instant::now();
        while rows(&self.url(), "SELECT 1").is_none() {
            assert!(began.elapsed() < PATIENCE, "the database does not come back");
            if began.elapsed() > GIVEN_UP && postmaster(&self.folder).is_none() {
                self.start_postgres();
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn bad_wire(&self, n: usize, quality: Quality, time: Duration) {
        self.wires[n].set(quality);
        std::thread::sleep(time);
        // A connection that lost data is closed.
        self.wires[n].cut();
        self.wires[n].set(Quality::Good);
    }
}

/// The address of a database of this machine.
pub(super) fn url(port: u16) -> String {
    format!("postgres://caravelle@127.0.0.1:{port}/postgres")
}

/// PostgreSQL runs as another user, who needs access to this folder.
pub(super) fn open_to_all(folder: &Path) {
    Command::new("chmod").arg("755").arg(folder).status().unwrap();
}
