//! Three nodes, PostgreSQL and NATS as real processes, with random faults during play.
//!
//! By default a few tables and one fault of each kind. With `CARAVELLE_FULL=1` a hundred tables and two hundred faults,
//! or the numbers in `CARAVELLE_TABLES` and `CARAVELLE_FAULTS`. `CARAVELLE_SEED` repeats a sequence of faults; the test
//! prints its seed.

mod checker;
mod services;
mod wire;

use std::collections::hash_map::DefaultHasher;
use std::fs::File;
use std::hash::{Hash as _, Hasher as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::Row as _;

use self::checker::{Log, Outcome, Player, Wish};
use self::services::{
    Cluster, Fault, KINDS, NODES, PATIENCE, Service, free_port, open_to_all, rows, signal, url,
};
use crate::disk::{SmallDisk, fill, full_size};
use crate::repair::{Place, is_repaired, is_stopped_and_goes_on};
use crate::test_server::{Live, TestServer, ask};
use crate::tools::{Folder, good};

/// The thinking time of players, so that games last as long as the faults; at full size for a quarter of an hour.
const THINKS: Duration = Duration::from_millis(200);
const THINKS_FULL: Duration = Duration::from_secs(3);
/// The time after which a player tries another node.
const WAITS: Duration = Duration::from_secs(8);
/// The maximum time that a bot may be due after the last fault.
const BOT_WAITS: Duration = Duration::from_secs(10);

/// A number from an environment variable.
fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// The state shared by all players.
#[derive(Default)]
struct Common {
    thinks: Duration,
    stop: AtomicBool,
    made: AtomicUsize,
    refused: AtomicUsize,
}

/// A person at a table: the seat, or none for a spectator.
struct Guest {
    table: String,
    cookie: String,
    seat: Option<usize>,
    /// The first node they use.
    first: usize,
}

/// A hash of a view, for comparisons.
fn hash(view: &Value) -> u64 {
    let mut hash = DefaultHasher::new();
    view.to_string().hash(&mut hash);
    hash.finish()
}

/// Plays or watches through any available node until asked to stop or the game is over.
fn attend(places: &std::sync::Mutex<Vec<Option<SocketAddr>>>, common: &Common, guest: &Guest) -> Player {
    let mut player = Player { seat: guest.seat, ..Player::default() };
    let mut turn = guest.first;
    let mut known: Option<u64> = None;
    'connect: while !common.stop.load(Ordering::Relaxed) {
        turn += 1;
        let place = places.lock().unwrap()[turn % NODES];
        let since = known.map(|known| format!("?since={known}")).unwrap_or_default();
        let address = format!("{}/live{since}", guest.table);
        let Some(mut live) = place.and_then(|place| Live::open_at(place, &address, &guest.cookie)) else {
            std::thread::sleep(Duration::from_millis(20));
            continue;
        };
        let mut pending: Option<(String, Instant)> = None;
        // The offered choices with their position number. The position arrives before the answer to the move that led
        // to it.
        let mut offered: Option<(u64, Vec<String>)> = None;
        loop {
            let message = match live.hear() {
                Ok(Some(message)) => message,
                // A node that does not answer is left, as is every node at the end of the test.
                Ok(None)
                    if common.stop.load(Ordering::Relaxed)
                        || pending.as_ref().is_some_and(|pending| pending.1.elapsed() > WAITS) =>
                {
                    break;
                }
                Ok(None) => continue,
                Err(_) => break,
            };
            let mut end = |outcome| {
                if let Some((text, sent)) = pending.take() {
                    player.wishes.push(Wish { text, outcome, sent, answered: Instant::now() });
                }
            };
            match message["type"].as_str().unwrap() {
                "done" if message["made"] == true => {
                    common.made.fetch_add(1, Ordering::Relaxed);
                    end(Outcome::Made);
                }
                "done" => end(Outcome::NotMade),
                "refused" => {
                    common.refused.fetch_add(1, Ordering::Relaxed);
                    match message["problem"]["kind"].as_str().unwrap() {
                        "not-known" => end(Outcome::Unknown),
                        "not-stored" | "closing" | "busy" | "ours" => end(Outcome::NotMade),
                        // Any other error is a failure of the test.
                        _ => panic!("{message}"),
                    }
                    break;
                }
                "bye" => break,
                "news" => {
                    let n = message["n"].as_u64().unwrap();
                    player.received.push((n, hash(&message["position"]["view"])));
                    known = Some(n);
                    if !message["position"]["result"].is_null() {
                        break 'connect;
                    }
                    let legal = message["position"]["legal"].as_array().unwrap().iter();
                    let legal: Vec<String> =
                        legal.map(|one| one["text"].as_str().unwrap().to_owned()).collect();
                    offered = Some((n, legal)).filter(|(_, legal)| guest.seat.is_some() && !legal.is_empty());
                }
                _ => (),
            }
            if pending.is_none()
                && let Some((n, legal)) = offered.take()
            {
                std::thread::sleep(common.thinks);
                let at = (usize::try_from(n).unwrap() * 7 + player.wishes.len()) % legal.len();
                let text = legal[at].clone();
                let act = json!({"type": "act", "id": 1, "n": n, "text": text});
                pending = Some((text, Instant::now()));
                if live.say(&act).is_err() {
                    break;
                }
            }
        }
        if let Some((text, sent)) = pending.take() {
            player.wishes.push(Wish { text, outcome: Outcome::Unknown, sent, answered: Instant::now() });
        }
    }
    player
}

/// Opens tables for two people with two spectators; every other one has a bot, which one node runs at a time.
fn open_tables(cluster: &Cluster, tables: usize) -> Vec<Guest> {
    let mut guests = Vec::new();
    for n in 0..tables {
        let place = cluster.node(n % NODES).address;
        let new_guest = |name: String| ask(place, "POST", "/api/guest", "", &json!({ "name": name })).1;
        let (ana, bea, eve) =
            (new_guest(format!("Ana {n}")), new_guest(format!("Bea {n}")), new_guest(format!("Eve {n}")));
        let mut seats = vec![json!({"kind": "me"}), json!({"kind": "open"})];
        seats.extend((n % 2 == 1).then(|| json!({"kind": "bot", "level": "easy"})));
        // Long enough that no player's clock runs out through clock jumps.
        let clock = (n % 4 < 2).then(|| json!({"kind": "move", "seconds": 600}));
        let new = json!({"game": "mundus-novus", "seats": seats, "public": true, "clock": clock});
        let table = ask(place, "POST", "/api/tables", &ana, &new).2["id"].as_str().unwrap().to_owned();
        assert_eq!(ask(place, "POST", &format!("/api/tables/{table}/sit"), &bea, &json!({})).0, 200);
        for (first, (seat, cookie)) in
            [(Some(0), &ana), (Some(1), &bea), (None, &eve), (None, &eve)].into_iter().enumerate()
        {
            guests.push(Guest { table: table.clone(), cookie: cookie.clone(), seat, first });
        }
    }
    guests
}

fn log_of(url: &str, table: &str) -> (Log, u64) {
    let all = "SELECT replace(entries.table_id::text, '-', '') AS id, entries.seq, entries.entry, heads.seq AS head \
               FROM entries JOIN heads ON heads.id = entries.table_id ORDER BY entries.seq";
    let mut log = Vec::new();
    let mut head = 0;
    for row in rows(url, all).unwrap() {
        if row.get::<&str, _>("id") != table {
            continue;
        }
        head = row.get::<i64, _>("head").cast_unsigned();
        let entry: Value = serde_json::from_str(row.get("entry")).unwrap();
        let is_move = entry["entry"] == "move" && entry["bot"] != true;
        let one = is_move.then(|| {
            let seat = usize::try_from(entry["seat"].as_u64().unwrap()).unwrap();
            (seat, entry["text"].as_str().unwrap().to_owned())
        });
        log.push((row.get::<i64, _>("seq").cast_unsigned(), one));
    }
    (log, head)
}

/// The state that a node sends to a new connection, once the node has received at least this number.
fn fresh(node: &TestServer, guest: &Guest, least: u64) -> (u64, u64) {
    let began = Instant::now();
    let mut live = loop {
        assert!(began.elapsed() < PATIENCE, "a node lets nobody in");
        if let Some(live) = Live::open(node.address, &guest.table, &guest.cookie) {
            break live;
        }
        std::thread::sleep(Duration::from_millis(100));
    };
    loop {
        assert!(began.elapsed() < PATIENCE, "a node does not hear of what others were told");
        let Some(message) = live.hear().unwrap() else { continue };
        if message["type"] == "news" && message["n"].as_u64().unwrap() >= least {
            return (message["n"].as_u64().unwrap(), hash(&message["position"]["view"]));
        }
    }
}

/// The players of all tables, each with its own thread.
struct Players {
    guests: Vec<Arc<Guest>>,
    common: Arc<Common>,
    threads: Vec<std::thread::JoinHandle<Player>>,
}

impl Players {
    /// Opens tables and starts their players.
    fn come(cluster: &Cluster, tables: usize, thinks: Duration) -> Players {
        let guests: Vec<Arc<Guest>> = open_tables(cluster, tables).into_iter().map(Arc::new).collect();
        let common = Arc::new(Common { thinks, ..Common::default() });
        let attends = |guest: &Arc<Guest>| {
            let (places, common, guest) =
                (Arc::clone(&cluster.places), Arc::clone(&common), Arc::clone(guest));
            std::thread::spawn(move || attend(&places, &common, &guest))
        };
        let threads = guests.iter().map(attends).collect();
        Players { guests, common, threads }
    }

    fn made(&self) -> usize {
        self.common.made.load(Ordering::Relaxed)
    }

    fn refused(&self) -> usize {
        self.common.refused.load(Ordering::Relaxed)
    }

    /// Waits until this many more moves are made, or every game is over.
    fn go_on(&self, moves: usize) {
        let (before, began) = (self.made(), Instant::now());
        while self.made() < before + moves && self.threads.iter().any(|thread| !thread.is_finished()) {
            assert!(began.elapsed() < PATIENCE, "nobody plays on");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Stops all players and compares their observations with the store. Returns the numbers of accepted and refused moves.
    fn end(self, cluster: &Cluster) -> (usize, usize) {
        self.common.stop.store(true, Ordering::Relaxed);
        let players: Vec<Player> = self.threads.into_iter().map(|thread| thread.join().unwrap()).collect();
        // No bot is still due.
        let due = "SELECT 1 FROM heads WHERE bot_due AND status = 'running'";
        let began = Instant::now();
        while !rows(&cluster.url(), due).unwrap().is_empty() {
            assert!(began.elapsed() < BOT_WAITS, "a bot is due, and no node runs it");
            std::thread::sleep(Duration::from_millis(100));
        }
        // Every table replays to its stored course.
        good(&["check", "--database-url", &cluster.url()], "");
        let mut found = Vec::new();
        for (guests, players) in self.guests.chunks(4).zip(players.chunks(4)) {
            let table = &guests[0].table;
            let mut players = players.to_vec();
            // A new connection gets the same state at every node, at least as recent as that of earlier connections.
            for (guest, player) in guests.iter().zip(&mut players) {
                for node in cluster.nodes.iter().flatten() {
                    let least = player.received.last().map_or(0, |received| received.0);
                    player.received.push(fresh(node, guest, least));
                }
            }
            let (log, head) = log_of(&cluster.url(), table);
            let faults = checker::faults(&log, head, &players);
            found.extend(faults.into_iter().map(|fault| format!("{table}: {fault}")));
        }
        assert!(found.is_empty(), "{found:#?}");
        let clocks = "SELECT 1 FROM entries WHERE entry LIKE '%\"why\":\"clock\"%'";
        assert!(rows(&cluster.url(), clocks).unwrap().is_empty(), "a clock ran out");
        (self.common.made.load(Ordering::Relaxed), self.common.refused.load(Ordering::Relaxed))
    }
}

#[test]
fn killed_nodes_and_services_lose_no_move() {
    let full = full_size();
    let count = |name, full_size, size| {
        number(name).map_or(if full { full_size } else { size }, |number| usize::try_from(number).unwrap())
    };
    let (tables, faults) = (count("CARAVELLE_TABLES", 100, 4), count("CARAVELLE_FAULTS", 200, KINDS));
    let seed = number("CARAVELLE_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    eprintln!("CARAVELLE_SEED={seed}");
    let temporary = Folder::new();
    let mut cluster = Cluster::start(&temporary.0);
    let players = Players::come(&cluster, tables, if full { THINKS_FULL } else { THINKS });
    let mut chance = seed;
    // First planned restarts: nodes are asked to end and started again, one after the other.
    let restarts = if full { NODES } else { 1 };
    for nth in 0..faults {
        std::thread::sleep(Duration::from_millis(300));
        let fault =
            if nth < restarts { Fault::EndNode(nth) } else { Fault::nth(nth + 1 - restarts, &mut chance) };
        let (began, before) = (Instant::now(), players.made());
        cluster.fail(fault);
        let made = players.made() - before;
        eprintln!("{nth}: {fault:?} took {:?}, {made} moves made meanwhile", began.elapsed());
        if nth < restarts {
            assert_eq!(players.refused(), 0, "a move was refused while a node was restarted");
        }
    }
    players.go_on(1);
    std::thread::sleep(Duration::from_secs(1));
    let (moves, refused) = players.end(&cluster);
    assert!(cluster.spoilt > 0 || faults < KINDS, "the layer is between the database and its disk");
    eprintln!(
        "{faults} faults, {tables} tables, {moves} moves acknowledged, {refused} refused, {} calls of the database on its \
         files failed or late; none lost, none twice",
        cluster.spoilt
    );
    assert!(moves > tables * 4, "{moves} moves");
}

/// The number of times that the database's disk is filled, and the number of tables meanwhile.
const FILLED: usize = 8;
const TABLES_THERE: usize = 6;

/// The database on a disk that becomes full repeatedly: acknowledged moves are stored, others are rejected, and play
/// continues. A database that stops is started again, as a service manager does. At full size only, because it needs
/// the right to mount.
#[test]
fn a_full_disk_of_the_database_loses_nothing() {
    if !full_size() {
        return;
    }
    let temporary = Folder::new();
    let disk = SmallDisk::mount(temporary.0.join("postgres"), "160m");
    let mut cluster = Cluster::start(&temporary.0);
    let players = Players::come(&cluster, TABLES_THERE, THINKS);
    let path = disk.path().join("ballast");
    let mut meanwhile = 0;
    for round in 0..FILLED {
        players.go_on(10);
        let ballast = File::create(&path).unwrap();
        let (began, made, refused) = (Instant::now(), players.made(), players.refused());
        // Kept full although the database frees space now and then.
        while players.refused() < refused + 4 {
            assert!(began.elapsed() < PATIENCE, "nothing is refused");
            fill(&ballast);
            std::thread::sleep(Duration::from_millis(5));
        }
        let (made, refused) = (players.made() - made, players.refused() - refused);
        eprintln!("full for the {round}th time: {made} moves acknowledged, {refused} refused");
        meanwhile += made;
        std::fs::remove_file(&path).unwrap();
        drop(ballast);
        cluster.mend_postgres();
    }
    players.go_on(10);
    let (moves, refused) = players.end(&cluster);
    eprintln!(
        "full {FILLED} times, {TABLES_THERE} tables, {moves} moves acknowledged, {meanwhile} of them while it was full, \
         {refused} refused; none lost, none twice"
    );
}

/// The node of a table hangs: another node runs its bot within ten seconds, and the late answer of the first is
/// discarded.
#[test]
fn a_bot_is_taken_over_from_a_node_that_hangs() {
    let temporary = Folder::new();
    let cluster = Cluster::start(&temporary.0);
    let (keeper, other) = (cluster.node(0), cluster.node(1));
    let guest = keeper.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    // A clock is always due, so the first node keeps the table.
    let new = json!({"game": "mundus-novus", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}],
        "clock": {"kind": "move", "seconds": 600}});
    let table = keeper.ask("POST", "/api/tables", &guest, &new).2["id"].as_str().unwrap().to_owned();
    assert_eq!(keeper.ask("POST", &format!("/api/tables/{table}/start"), &guest, &json!({})).0, 200);
    let mut live = Live::open(other.address, &table, &guest).unwrap();
    signal("STOP", keeper.id());
    let (began, mut bots) = (Instant::now(), None::<Instant>);
    let mut last = String::new();
    let longest = loop {
        assert!(began.elapsed() < PATIENCE, "nothing comes: {last}");
        let Some(message) = live.hear().unwrap() else { continue };
        last = message.to_string();
        if message["type"] != "news" {
            continue;
        }
        let legal = message["position"]["legal"].as_array().unwrap();
        match (legal.first(), bots) {
            // The bot has moved, and it is the player's turn again.
            (Some(_), Some(since)) => break since.elapsed(),
            (Some(choice), None) => {
                let act = json!({"type": "act", "n": message["n"], "text": choice["text"]});
                live.say(&act).unwrap();
            }
            (None, None) => bots = Some(Instant::now()),
            (None, Some(_)) => (),
        }
    };
    signal("CONT", keeper.id());
    eprintln!("the bot was taken over after {longest:?}");
    assert!(longest < BOT_WAITS, "{longest:?}");
}

/// Waits until a page shows these people and this number of spectators.
fn is_told(live: &mut Live, here: [bool; 2], watching: u64) {
    let began = Instant::now();
    let mut last = String::new();
    loop {
        assert!(began.elapsed() < PATIENCE, "{here:?} and {watching} are awaited: {last}");
        let Some(message) = live.hear().unwrap() else { continue };
        if message["type"] == "table" {
            let seats = [0_usize, 1].map(|seat| message["table"]["seats"][seat]["here"] == true);
            if seats == here && message["watching"] == watching {
                return;
            }
            last = format!("{seats:?} and {}", message["watching"]);
        }
    }
}

/// Presence is shown at every node, spectators are counted over all nodes, and people at a dead node disappear.
#[test]
fn presence_is_shown_at_every_node() {
    let temporary = Folder::new();
    let mut cluster = Cluster::start(&temporary.0);
    let guests = open_tables(&cluster, 1);
    let open = |node: usize, guest: usize| {
        Live::open(cluster.node(node).address, &guests[guest].table, &guests[guest].cookie).unwrap()
    };
    let (mut ana, mut bea) = (open(0, 0), open(2, 1));
    let (eve, leaves) = (open(0, 2), open(2, 3));
    is_told(&mut ana, [true, true], 2);
    is_told(&mut bea, [true, true], 2);
    drop(leaves);
    is_told(&mut ana, [true, true], 1);
    is_told(&mut bea, [true, true], 1);
    // The node dies without closing its connections.
    cluster.kill(2);
    is_told(&mut ana, [true, false], 1);
    drop(eve);
    is_told(&mut ana, [true, false], 0);
}

/// A host's operation from another process reaches the node that runs the table.
#[test]
fn a_host_stops_and_repairs_tables_of_a_database() {
    let temporary = Folder::new();
    open_to_all(&temporary.0);
    let port = free_port();
    let _postgres = Service::postgres(&temporary.0, port, &[]);
    let url = url(port);
    let node = TestServer::start(&temporary.0.join("node"), &[], &["--database-url", &url]);
    let place = Place { server: &node, named: ["--database-url", &url] };
    is_stopped_and_goes_on(&place);
    let tamper = |table: &str, statement: &str| {
        services::execute(&url, format!("{statement}'{table}'"));
    };
    is_repaired(&place, &temporary, &tamper);
}

#[test]
fn a_migrated_server_continues_on_a_database() {
    let temporary = Folder::new();
    let folder = temporary.0.join("data");
    let server = TestServer::start(&folder, &[], &[]);
    let guest = server.ask("POST", "/api/guest", "", &json!({"name": "Ana"})).1;
    let new = json!({"game": "goa", "seats": [{"kind": "me"}, {"kind": "open"}], "public": true});
    let table = server.ask("POST", "/api/tables", &guest, &new).2["id"].as_str().unwrap().to_owned();
    drop(server);
    open_to_all(&temporary.0);
    let port = free_port();
    let _postgres = Service::postgres(&temporary.0, port, &[]);
    let (data, url) = (folder.to_str().unwrap(), url(port));
    let output = good(&["migrate-store", "--data-dir", data, "--database-url", &url, "--lang", "en"], "");
    assert!(output.contains("1  people") && output.contains("the log of 1 table"), "{output}");
    let node = TestServer::start(&temporary.0.join("node"), &[], &["--database-url", &url]);
    assert_eq!(node.ask("GET", &format!("/api/tables/{table}"), &guest, &Value::Null).2["status"], "open");
    assert_eq!(node.ask("GET", "/api/me", &guest, &Value::Null).2["name"], "Ana");
}
