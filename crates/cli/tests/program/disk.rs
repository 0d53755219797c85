//! Disk failures: another process can read everything that the program acknowledged.
//!
//! A preloaded library lets file operations on the database fail. By default a few seconds of each kind of failure.
//! With `CARAVELLE_FULL=1` every period up to sixty operations of each, and a small disk that is really full, which
//! needs the right to mount.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};

use crate::test_server::{Live, TestServer};
use crate::tools::Folder;

/// The kinds of failure, by their numbers in `disk/shim.c`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fails {
    NoSpace = 1,
    IoError = 2,
    ShortWrite = 3,
    NoSync = 4,
    NoTruncate = 5,
    /// Only operations that make a file longer.
    Full = 6,
    /// No failure, but every sync is slow.
    Slow = 7,
    NoRead = 8,
}

const KINDS: [Fails; 6] =
    [Fails::NoSpace, Fails::IoError, Fails::ShortWrite, Fails::NoSync, Fails::NoTruncate, Fails::NoRead];
/// The number of moves after each failure, on a working disk.
const AFTERWARDS: usize = 12;
/// The number of moves at the end of a seat's log that may lack an answer: the one on the way.
const ANSWERS_LOST: usize = 1;
/// The number of bytes freed on a full disk.
const LITTLE: u64 = 100 * 1024;
/// The time limit of every operation.
const PATIENCE: Duration = Duration::from_secs(60);

/// The file that controls the library.
#[derive(Debug)]
pub(crate) struct Orders(File);

impl Orders {
    pub(crate) fn new(path: &Path) -> Orders {
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(path).unwrap();
        // A server that runs as another user reads and counts in it.
        file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666)).unwrap();
        file.write_all_at(&[0; 48], 0).unwrap();
        Orders(file)
    }

    fn put(&self, at: u64, n: i64) {
        self.0.write_all_at(&n.to_ne_bytes(), at * 8).unwrap();
    }

    pub(crate) fn failed(&self) -> i64 {
        let mut bytes = [0; 8];
        self.0.read_exact_at(&mut bytes, 24).unwrap();
        i64::from_ne_bytes(bytes)
    }

    /// Advances the clock by this many seconds.
    pub(crate) fn be_ahead(&self, seconds: i64) {
        self.put(5, seconds);
    }

    /// Lets this many of the next operations fail.
    pub(crate) fn fail_next(&self, kind: Fails, most: i64) {
        self.put(3, 0);
        self.put(4, most);
        self.fail(kind, 1);
    }

    pub(crate) fn fail(&self, kind: Fails, every: i64) {
        self.put(1, every);
        self.put(0, kind as i64);
    }

    pub(crate) fn be_well(&self) {
        self.put(0, 0);
        self.put(4, 0);
    }
}

/// Builds the library.
pub(crate) fn shim(folder: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/disk/shim.c");
    let library = folder.join("shim.so");
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-O2", "-o"]).arg(&library).arg(source).arg("-ldl");
    assert!(compiler.status().expect("a C compiler is there: SQLite needs one, too").success());
    library
}

/// The answers of the server.
#[derive(Clone, Debug, PartialEq)]
enum Reported {
    Person(String),
    Table(String),
    Chat(String, String),
    Move(String, u64, String),
    /// A move that was rejected because it could not be stored, or whose outcome is unknown.
    NotMove(String, u64, String, bool),
}

/// Players that run until the test ends.
struct People {
    reported: Arc<Mutex<Vec<Reported>>>,
    moves: Arc<AtomicUsize>,
    refused: Arc<AtomicUsize>,
    over: Arc<AtomicBool>,
    threads: Vec<std::thread::JoinHandle<()>>,
}

impl People {
    /// Two players at a series of tables, and guests who arrive, chat and open tables.
    fn come(server: &TestServer) -> People {
        let people = People {
            reported: Arc::default(),
            moves: Arc::default(),
            refused: Arc::default(),
            over: Arc::default(),
            threads: Vec::new(),
        };
        let address = server.address;
        let guest = |name: &str| {
            let (status, cookie, _) = server.ask("POST", "/api/guest", "", &json!({ "name": name }));
            assert_eq!(status, 200);
            cookie
        };
        let cookies = [guest("ana"), guest("bea")];
        let (reported, moves, refused, over) = people.shares();
        let players = std::thread::spawn(move || {
            while !over.load(Ordering::Acquire) {
                let Some(table) = sit_down(address, &cookies, &reported) else {
                    refused.fetch_add(1, Ordering::AcqRel);
                    std::thread::sleep(Duration::from_millis(20));
                    continue;
                };
                std::thread::scope(|scope| {
                    for (seat, cookie) in (0..).zip(&cookies) {
                        let seat = Seat { table: &table, seat, cookie, reported: &reported };
                        let counts = (&*moves, &*refused, &*over);
                        scope.spawn(move || seat.play(address, counts));
                    }
                });
            }
        });
        let (reported, _, refused, over) = people.shares();
        let visitors = std::thread::spawn(move || {
            for n in 0.. {
                if over.load(Ordering::Acquire) {
                    break;
                }
                if visit(address, n, &reported).is_none() {
                    refused.fetch_add(1, Ordering::AcqRel);
                }
                std::thread::sleep(Duration::from_millis(30));
            }
        });
        People { threads: vec![players, visitors], ..people }
    }

    #[expect(clippy::type_complexity, reason = "what the threads share, once")]
    fn shares(&self) -> (Arc<Mutex<Vec<Reported>>>, Arc<AtomicUsize>, Arc<AtomicUsize>, Arc<AtomicBool>) {
        (
            Arc::clone(&self.reported),
            Arc::clone(&self.moves),
            Arc::clone(&self.refused),
            Arc::clone(&self.over),
        )
    }

    /// Waits until this much more has happened.
    fn until(&self, what: &str, mut enough: impl FnMut() -> bool) {
        let began = Instant::now();
        while !enough() {
            assert!(began.elapsed() < PATIENCE, "no {what} for {PATIENCE:?}");
            assert!(self.threads.iter().all(|thread| !thread.is_finished()), "somebody has gone");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn more(&self, count: &AtomicUsize, what: &str, n: usize) {
        let enough = count.load(Ordering::Acquire) + n;
        self.until(what, || count.load(Ordering::Acquire) >= enough);
    }

    fn go(self) -> Vec<Reported> {
        self.over.store(true, Ordering::Release);
        for thread in self.threads {
            thread.join().unwrap();
        }
        Arc::try_unwrap(self.reported).unwrap().into_inner().unwrap()
    }
}

/// Opens a table for two, if possible.
fn sit_down(
    address: std::net::SocketAddr,
    cookies: &[String; 2],
    reported: &Mutex<Vec<Reported>>,
) -> Option<String> {
    let new = json!({"game": "mundus-novus", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true});
    let (status, _, table) = crate::test_server::ask(address, "POST", "/api/tables", &cookies[0], &new);
    let table = table["id"].as_str().filter(|_| status == 200)?.to_owned();
    reported.lock().unwrap().push(Reported::Table(table.clone()));
    loop {
        let path = format!("/api/tables/{table}/sit");
        let (status, ..) = crate::test_server::ask(address, "POST", &path, &cookies[1], &json!({}));
        // A seat that could not be taken is tried again later. A taken seat was taken by an attempt without an answer.
        if matches!(status, 200 | 409) {
            return Some(table);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A guest arrives, opens a table and writes in its chat.
fn visit(address: std::net::SocketAddr, n: usize, reported: &Mutex<Vec<Reported>>) -> Option<()> {
    let name = format!("guest {n}");
    let (status, cookie, _) =
        crate::test_server::ask(address, "POST", "/api/guest", "", &json!({ "name": name }));
    (status == 200).then_some(())?;
    reported.lock().unwrap().push(Reported::Person(name.clone()));
    let new = json!({"game": "goa", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let (status, _, table) = crate::test_server::ask(address, "POST", "/api/tables", &cookie, &new);
    let table = table["id"].as_str().filter(|_| status == 200)?.to_owned();
    reported.lock().unwrap().push(Reported::Table(table.clone()));
    let mut live = Live::open(address, &table, &cookie)?;
    live.say(&json!({"type": "chat", "text": name})).ok()?;
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(2) {
        let Some(message) = live.hear().ok()? else { continue };
        if message["type"] == "refused" {
            return None;
        }
        if message["type"] == "chat" && message["lines"][0]["text"] == name.as_str() {
            reported.lock().unwrap().push(Reported::Chat(table, name));
            return Some(());
        }
    }
    None
}

struct Seat<'a> {
    table: &'a str,
    seat: u64,
    cookie: &'a str,
    reported: &'a Mutex<Vec<Reported>>,
}

impl Seat<'_> {
    /// Plays legal moves, repeating rejected ones, until the game or the test is over.
    fn play(&self, address: std::net::SocketAddr, counts: (&AtomicUsize, &AtomicUsize, &AtomicBool)) {
        let (moves, refused, over) = counts;
        let mut dice = self.seat + 1;
        while !over.load(Ordering::Acquire) {
            let Some(mut live) = Live::open(address, self.table, self.cookie) else { continue };
            let mut wishes: Vec<String> = Vec::new();
            let mut news = Value::Null;
            let mut asked = false;
            while !over.load(Ordering::Acquire) {
                let legal = news["position"]["legal"].as_array().filter(|legal| !legal.is_empty() && !asked);
                if let Some(legal) = legal {
                    dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    let text =
                        legal[(dice >> 33) as usize % legal.len()]["text"].as_str().unwrap().to_owned();
                    let act = json!({"type": "act", "id": wishes.len(), "n": news["n"], "text": text});
                    wishes.push(text);
                    asked = true;
                    if live.say(&act).is_err() {
                        break;
                    }
                }
                let Ok(message) = live.hear() else { break };
                let Some(message) = message else { continue };
                match message["type"].as_str().unwrap() {
                    "news" => {
                        if !message["position"]["result"].is_null() {
                            return;
                        }
                        news = message;
                    }
                    "done" => {
                        asked = false;
                        if message["made"] == true {
                            let text = wishes[message["id"].as_u64().unwrap() as usize].clone();
                            self.reported.lock().unwrap().push(Reported::Move(
                                self.table.to_owned(),
                                self.seat,
                                text,
                            ));
                            moves.fetch_add(1, Ordering::AcqRel);
                        }
                    }
                    "refused" => {
                        let wish = message["id"].as_u64().and_then(|id| wishes.get(id as usize));
                        if let Some(text) = wish {
                            let known = message["problem"]["kind"] == "not-stored";
                            let not =
                                Reported::NotMove(self.table.to_owned(), self.seat, text.clone(), known);
                            self.reported.lock().unwrap().push(not);
                        }
                        refused.fetch_add(1, Ordering::AcqRel);
                        std::thread::sleep(Duration::from_millis(10));
                        asked = false;
                    }
                    "bye" => break,
                    _ => (),
                }
            }
            if let Some(text) = wishes.pop().filter(|_| asked) {
                // The connection ended before the answer.
                self.reported.lock().unwrap().push(Reported::NotMove(
                    self.table.to_owned(),
                    self.seat,
                    text,
                    false,
                ));
            }
        }
    }
}

/// Every acknowledged entry is in the file when this process reads it.
fn check(file: &Path, reported: &[Reported], when: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let mut file = options.connect().await.unwrap();
        for one in reported {
            if !matches!(one, Reported::Move(..) | Reported::NotMove(..)) {
                assert!(stands(&mut file, one).await, "{when}: {one:?} is lost");
            }
        }
        let mut tables: Vec<&String> = Vec::new();
        for one in reported {
            if let Reported::Table(table) = one {
                tables.push(table);
            }
        }
        for table in tables {
            let entries: Vec<String> =
                sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = ? ORDER BY seq")
                    .bind(table)
                    .fetch_all(&mut file)
                    .await
                    .unwrap();
            let entries: Vec<Value> =
                entries.iter().map(|entry| serde_json::from_str(entry).unwrap()).collect();
            for seat in 0..2 {
                let stored = entries.iter().filter(|entry| entry["entry"] == "move" && entry["seat"] == seat);
                let stored: Vec<&str> = stored.filter_map(|entry| entry["text"].as_str()).collect();
                let wishes = reported.iter().filter_map(|one| match one {
                    Reported::Move(at, by, text) if at == table && *by == seat => {
                        Some((text.as_str(), Some(true)))
                    }
                    Reported::NotMove(at, by, text, known) if at == table && *by == seat => {
                        Some((text.as_str(), known.then_some(false)))
                    }
                    Reported::Person(_)
                    | Reported::Table(_)
                    | Reported::Chat(..)
                    | Reported::Move(..)
                    | Reported::NotMove(..) => None,
                });
                let wishes: Vec<(&str, Option<bool>)> = wishes.collect();
                assert!(agrees(&stored, &wishes), "{when}: {table}, seat {seat}: {wishes:?} in {stored:?}");
            }
        }
        file.close().await.unwrap();
    });
}

/// Checks that a log matches the answers: every acknowledged move is stored, no rejected one is, and moves with unknown
/// outcome may be. The last moves may lack an answer.
fn agrees(stored: &[&str], wishes: &[(&str, Option<bool>)]) -> bool {
    // For each number of stored moves, whether the requests so far can explain them.
    let mut fits = vec![false; stored.len() + 1];
    fits[0] = true;
    for (text, stands) in wishes {
        let mut next = vec![false; stored.len() + 1];
        for n in 0..=stored.len() {
            if fits[n] && *stands != Some(true) {
                next[n] = true;
            }
            if fits[n] && *stands != Some(false) && stored.get(n) == Some(text) {
                next[n + 1] = true;
            }
        }
        fits = next;
    }
    // One answer may have been lost with its connection, before the next request.
    fits.iter().rev().take(ANSWERS_LOST + 1).any(|fits| *fits)
}

async fn stands(file: &mut SqliteConnection, reported: &Reported) -> bool {
    let query = match reported {
        Reported::Person(name) => sqlx::query("SELECT 1 FROM people WHERE name = ?").bind(name),
        Reported::Table(id) => sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(id),
        Reported::Chat(table, line) => {
            sqlx::query("SELECT 1 FROM chat WHERE table_id = ? AND line = ?").bind(table).bind(line)
        }
        Reported::Move(..) | Reported::NotMove(..) => return true,
    };
    query.fetch_optional(file).await.unwrap().is_some()
}

fn health(server: &TestServer) -> u16 {
    server.ask("GET", "/healthz", "", &Value::Null).0
}

pub(crate) fn full_size() -> bool {
    std::env::var_os("CARAVELLE_FULL").is_some()
}

/// The server reports that it cannot store, and later that it can again.
fn says_so(people: &People, server: &TestServer, well: bool) {
    people.until("word of health", || (health(server) == 200) == well);
}

#[test]
fn acknowledged_moves_survive_disk_errors() {
    let temporary = Folder::new();
    let (folder, orders) = (temporary.0.join("data"), temporary.0.join("orders"));
    let file = folder.join("caravelle.db");
    let disk = Orders::new(&orders);
    let over = [("LD_PRELOAD", shim(&temporary.0)), ("CARAVELLE_DISK_ORDERS", orders)];
    let mut server = TestServer::start(&folder, &over, &[]);
    let people = People::come(&server);
    people.more(&people.moves, "moves", AFTERWARDS);
    // A full disk: at least two rejected moves, then free space.
    disk.fail(Fails::NoSpace, 1);
    people.more(&people.refused, "refusals", 2);
    says_so(&people, &server, false);
    disk.be_well();
    says_so(&people, &server, true);
    people.more(&people.moves, "moves after a full disk", 40);
    check(&file, &people.reported.lock().unwrap().clone(), "a full disk");
    let periods: &[i64] =
        if full_size() { &std::array::from_fn::<i64, 60, _>(|n| n as i64 + 1) } else { &[2, 7] };
    for kind in KINDS {
        for &every in periods {
            let before = disk.failed();
            disk.fail(kind, every);
            // If the program makes no such call, there is nothing to wait for.
            let began = Instant::now();
            while disk.failed() < before + 3 && began.elapsed() < Duration::from_secs(2) {
                std::thread::sleep(Duration::from_millis(5));
            }
            disk.be_well();
            people.more(&people.moves, "moves afterwards", AFTERWARDS);
            check(&file, &people.reported.lock().unwrap().clone(), &format!("{kind:?}, every {every}"));
        }
    }
    // Long enough for the check of the whole file on the failing disk. Its findings must not outlast the failure.
    disk.fail(Fails::NoRead, 2);
    std::thread::sleep(Duration::from_secs(3));
    disk.be_well();
    people.more(&people.moves, "moves after a failed check", AFTERWARDS);
    says_so(&people, &server, true);
    assert!(disk.failed() > 20, "the layer is between the program and the disk");
    let reported = people.go();
    check(&file, &reported, "at the end");
    // Nor does it depend on memory of the process.
    server.kill();
    check(&file, &reported, "after a kill");
    let server = TestServer::start(&folder, &[], &[]);
    assert_eq!(health(&server), 200);
    check(&file, &reported, "after a new start");
    let moves = reported.iter().filter(|one| matches!(one, Reported::Move(..))).count();
    println!("{moves} moves acknowledged, {} calls failed", disk.failed());
}

/// Monitors and proxies get a known status for any failure of the store.
#[test]
fn a_missing_data_folder_is_reported() {
    let temporary = Folder::new();
    let (folder, away) = (temporary.0.join("data"), temporary.0.join("away"));
    let server = TestServer::start(&folder, &[], &[]);
    assert_eq!(health(&server), 200);
    fs::rename(&folder, &away).unwrap();
    assert_eq!(health(&server), 503);
    fs::rename(&away, &folder).unwrap();
    let began = Instant::now();
    while health(&server) != 200 {
        assert!(began.elapsed() < PATIENCE, "it is not well again");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A small disk, unmounted when dropped.
pub(crate) struct SmallDisk(PathBuf);

impl SmallDisk {
    pub(crate) fn mount(path: PathBuf, size: &str) -> SmallDisk {
        fs::create_dir_all(&path).unwrap();
        let size = format!("size={size}");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(&path).status();
        assert!(
            mounted.is_ok_and(|status| status.success()),
            "the full size needs the right to mount a small disk: run it as root, or under `unshare -rm`"
        );
        SmallDisk(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// The same on a disk that becomes really full repeatedly. At full size only, because it needs the right to mount.
#[test]
fn acknowledged_moves_survive_a_full_disk() {
    if !full_size() {
        return;
    }
    let temporary = Folder::new();
    // Space for the write-ahead log until it restarts, at twice the rate of writes here, and little more.
    let disk = SmallDisk::mount(temporary.0.join("disk"), "24m");
    let folder = disk.0.join("data");
    let (file, ballast) = (folder.join("caravelle.db"), disk.0.join("ballast"));
    let mut server = TestServer::start(&folder, &[], &[]);
    let people = People::come(&server);
    for round in 0..20 {
        people.more(&people.moves, "moves", AFTERWARDS);
        // Kept full although the log is truncated now and then.
        let mut fill = File::create(&ballast).unwrap();
        let refused = people.refused.load(Ordering::Acquire) + 2;
        people.until("refusals", || {
            while std::io::Write::write_all(&mut fill, &[0; 512]).is_ok() {}
            people.refused.load(Ordering::Acquire) >= refused
        });
        fs::remove_file(&ballast).unwrap();
        drop(fill);
        people.more(&people.moves, "moves after a full disk", 40);
        check(&file, &people.reported.lock().unwrap().clone(), &format!("full for the {round}th time"));
    }
    let reported = people.go();
    server.kill();
    check(&file, &reported, "after a kill");
}

/// Writes until the disk is full.
pub(crate) fn fill(ballast: &File) {
    let mut ballast = ballast;
    while std::io::Write::write_all(&mut ballast, &[0; 512]).is_ok() {}
}

/// A disk so small that the write-ahead log alone could fill it: the log stays short, and a little free space suffices
/// to continue. At full size only, because it needs the right to mount.
#[test]
fn a_nearly_full_disk_stores_moves_again() {
    if !full_size() {
        return;
    }
    let temporary = Folder::new();
    let disk = SmallDisk::mount(temporary.0.join("disk"), "4m");
    let folder = disk.0.join("data");
    let (file, path) = (folder.join("caravelle.db"), disk.0.join("ballast"));
    let mut server = TestServer::start(&folder, &[], &[]);
    let people = People::come(&server);
    people.more(&people.moves, "moves", 40);
    for round in 0..4 {
        let ballast = File::create(&path).unwrap();
        let refused = people.refused.load(Ordering::Acquire) + 2;
        people.until("refusals", || {
            fill(&ballast);
            people.refused.load(Ordering::Acquire) >= refused
        });
        says_so(&people, &server, false);
        // Frees exactly a hundred kilobytes.
        let full = ballast.metadata().unwrap().len();
        ballast.set_len(full.saturating_sub(LITTLE)).unwrap();
        people.more(&people.moves, "moves in a little room", 3);
        fs::remove_file(&path).unwrap();
        people.more(&people.moves, "moves in all of it", AFTERWARDS);
        check(&file, &people.reported.lock().unwrap().clone(), &format!("full for the {round}th time"));
    }
    let reported = people.go();
    server.kill();
    check(&file, &reported, "after a kill");
}
