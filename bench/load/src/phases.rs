//! The phases of a measurement, in order.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Heard, Person, Socket};
use crate::host::{Folder, Process};
use crate::{Args, Failure, progress};

/// The interval at which idle sockets are read.
pub(crate) const LOOK_UP: Duration = Duration::from_millis(200);

/// A table with its people.
#[derive(Clone)]
pub(crate) struct Seated {
    id: String,
    people: Vec<Person>,
}

/// Opens the tables and fills their seats.
pub(crate) async fn seat(server: &Process, args: &Args) -> Result<Vec<Seated>, Failure> {
    let mut tables = Vec::new();
    for at in 0..args.tables {
        if at % 100 == 0 {
            progress(&format!("{at} of {} tables have their players", args.tables));
        }
        let mut people = Vec::new();
        for seat in 0..args.seats {
            people.push(Person::new(server.address, &format!("p{at}-{seat}")).await?);
        }
        let id = open(&people, &args.game).await?;
        tables.push(Seated { id, people });
    }
    Ok(tables)
}

/// Opens a table for these people and starts it.
async fn open(people: &[Person], game: &str) -> Result<String, Failure> {
    let (host, others) = people.split_first().ok_or("no people")?;
    let mut seats = vec![json!({"kind": "me"})];
    seats.extend(others.iter().map(|_| json!({"kind": "open"})));
    let table = host.post("/api/tables", &json!({"game": game, "seats": seats, "public": true})).await?;
    let id = table.get("id").and_then(Value::as_str).ok_or("no table")?.to_owned();
    for other in others {
        other.post(&format!("/api/tables/{id}/sit"), &json!({})).await?;
    }
    Ok(id)
}

/// The results of one phase of play.
#[derive(Debug, Default)]
pub(crate) struct Played {
    seconds: f64,
    pub(crate) moves: u64,
    refused: u64,
    finished: u64,
    acks: Vec<Duration>,
    /// The server's memory after each tenth of the time, if known.
    memory_kb: Vec<u64>,
    /// The CPU time of the server process during play, user and system, if known.
    cpu: Option<[Duration; 2]>,
}

impl Played {
    /// An empty result for a phase of this length.
    pub(crate) fn over(time: Duration) -> Played {
        Played { seconds: time.as_secs_f64(), ..Played::default() }
    }

    /// One more move, acknowledged after this long.
    pub(crate) fn count(&mut self, ack: Duration) {
        self.moves += 1;
        self.acks.push(ack);
    }

    /// Adds the results of another seat.
    pub(crate) fn add(&mut self, one: Played) {
        self.moves += one.moves;
        self.refused += one.refused;
        self.finished += one.finished;
        self.acks.extend(one.acks);
    }

    /// Marks the phase as finished.
    pub(crate) fn close(&mut self, seats: u32) {
        self.finished /= u64::from(seats);
        self.acks.sort_unstable();
    }

    /// The results as JSON.
    pub(crate) fn document(&self) -> Value {
        let per_move = |time: Duration| time.as_secs_f64() * 1e6 / self.moves.max(1) as f64;
        let cpu = self.cpu.map(|[user, system]| {
            json!({ "user": per_move(user), "system": per_move(system), "both": per_move(user + system) })
        });
        json!({
            "seconds": self.seconds,
            "moves": self.moves, "moves_per_s": self.moves as f64 / self.seconds,
            "ack_ms": {
                "p50": self.percentile(50.0), "p99": self.percentile(99.0), "max": self.percentile(100.0),
            },
            "cpu_us_per_move": cpu,
            "refused": self.refused, "finished_tables": self.finished,
            "memory_kb_by_tenth": self.memory_kb,
        })
    }

    /// A percentile of the response times, in milliseconds.
    fn percentile(&self, part: f64) -> f64 {
        let at = ((self.acks.len().saturating_sub(1)) as f64 * part / 100.0).round() as usize;
        self.acks.get(at).map_or(0.0, |ack| ack.as_secs_f64() * 1e3)
    }
}

/// Plays all tables for a while, with a socket for each seat. Each finished game is followed by another.
pub(crate) async fn play(server: &Process, tables: &[Seated], args: &Args) -> Result<Played, Failure> {
    let go = Arc::new(AtomicBool::new(false));
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = Vec::new();
    // Each table makes its share of all moves, one seat after the other.
    let pause = match args.rate {
        0 => Duration::ZERO,
        rate => Duration::from_secs_f64(f64::from(args.tables) / f64::from(rate)),
    };
    for (at, table) in tables.iter().enumerate() {
        let script = Script {
            go: Arc::clone(&go),
            stop: Arc::clone(&stop),
            moves_left: Arc::new(AtomicU32::new(u32::MAX)),
            pause,
            salt: (at * table.people.len()) as u64,
        };
        let sockets = sit_down(table).await?;
        playing.push(tokio::spawn(games(table.clone(), args.game.clone(), sockets, script)));
    }
    let [user, system] = server.cpu()?;
    let began = Instant::now();
    go.store(true, Ordering::Release);
    // Samples show whether the memory grows over time.
    let mut memory_kb = Vec::new();
    for tenth in 1..=10 {
        tokio::time::sleep(Duration::from_secs(args.seconds.into()) / 10).await;
        memory_kb.push(server.memory_kb()?);
        if args.seconds >= 60 {
            progress(&format!("{tenth} tenths, {} KB", memory_kb.last().unwrap_or(&0)));
        }
    }
    stop.store(true, Ordering::Release);
    let mut all = Played { memory_kb, ..Played::over(began.elapsed()) };
    for table in playing {
        all.add(table.await??);
    }
    // Moves that were sent before the end still count.
    let now = server.cpu()?;
    all.cpu = Some([now[0].saturating_sub(user), now[1].saturating_sub(system)]);
    all.close(args.seats);
    Ok(all)
}

/// The sockets of a table's people.
async fn sit_down(table: &Seated) -> Result<Vec<Socket>, Failure> {
    let mut sockets = Vec::new();
    for person in &table.people {
        sockets.push(person.live(&table.id, "").await?);
    }
    Ok(sockets)
}

/// Plays one game after the other at a table, until play stops.
async fn games(
    mut table: Seated,
    game: String,
    mut sockets: Vec<Socket>,
    mut script: Script,
) -> Result<Played, Failure> {
    let mut all = Played::default();
    loop {
        let mut players = Vec::new();
        for socket in sockets {
            players.push(tokio::spawn(player(socket, script.clone())));
            script.salt += 1;
        }
        for player in players {
            let (one, mut socket) = player.await??;
            let _ = socket.close(None).await;
            all.add(one);
        }
        if script.stop.load(Ordering::Acquire) {
            return Ok(all);
        }
        table.id = open(&table.people, &game).await?;
        sockets = sit_down(&table).await?;
    }
}

/// The settings of a player.
#[derive(Clone)]
struct Script {
    /// Set when play starts.
    go: Arc<AtomicBool>,
    /// Set when play ends.
    stop: Arc<AtomicBool>,
    /// The number of moves left for the seats of the table.
    moves_left: Arc<AtomicU32>,
    /// The mean thinking time of a seat.
    pause: Duration,
    /// A different number for each seat.
    salt: u64,
}

/// One seat: makes any legal choice after a random pause, so that tables are not synchronised.
async fn player(mut socket: Socket, script: Script) -> Result<(Played, Socket), Failure> {
    let Script { go, stop, moves_left, pause, salt } = script;
    let mut played = Played::default();
    let mut dice = salt.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    // The request without an answer, and the position for the next decision.
    let mut waiting: Option<(u32, Instant)> = None;
    let mut next: Option<(u32, String)> = None;
    let mut not_before = Instant::now();
    let mut wishes = 0;
    loop {
        let stopped = stop.load(Ordering::Acquire) || moves_left.load(Ordering::Acquire) == 0;
        if stopped && waiting.is_none() {
            break;
        }
        if waiting.is_none()
            && go.load(Ordering::Acquire)
            && not_before <= Instant::now()
            && let Some((n, action)) = next.take()
        {
            wishes += 1;
            let act = format!("{{\"type\":\"act\",\"id\":{wishes},\"n\":{n},\"action\":{action}}}");
            waiting = Some((wishes, Instant::now()));
            socket.send(Message::text(act)).await?;
        }
        let until_move = if next.is_some() && waiting.is_none() {
            not_before.saturating_duration_since(Instant::now())
        } else {
            LOOK_UP
        };
        let until_move = if go.load(Ordering::Acquire) { until_move.min(LOOK_UP) } else { LOOK_UP };
        let Ok(message) = tokio::time::timeout(until_move, socket.next()).await else { continue };
        let message = message.ok_or("the server hung up")??;
        let Message::Text(text) = message else { continue };
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        match heard.kind.as_ref() {
            "news" => {
                let Some(position) = heard.position else { continue };
                if position.result.is_some() {
                    played.finished += 1;
                    break;
                }
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let at = (dice >> 33) as usize % position.legal.len().max(1);
                not_before = Instant::now() + pause.mul_f64(f64::from((dice >> 40) as u32 % 1000) / 500.0);
                next = position.legal.get(at).map(|choice| (heard.n, choice.action.get().to_owned()));
            }
            "done" | "refused" => {
                if let Some((id, since)) = waiting
                    && heard.id == Some(id)
                {
                    waiting = None;
                    if heard.kind == "done" && heard.made {
                        let one_less = |left: u32| Some(left.saturating_sub(1));
                        let _ = moves_left.fetch_update(Ordering::AcqRel, Ordering::Acquire, one_less);
                        played.count(since.elapsed());
                    } else {
                        played.refused += u64::from(heard.kind == "refused");
                    }
                }
            }
            _ => (),
        }
    }
    Ok((played, socket))
}

/// The number of moves of an idle table in mid-game.
const MID_GAME: u32 = 160;
/// Longer than the server keeps an unused table in memory.
const ASLEEP: Duration = Duration::from_secs(20);

/// Measures the memory of an idle table in the middle of its game, with a server process of its own. Tables arrive in
/// groups, because people do not all play in the same seconds. A single group would count the peak memory as idle,
/// because the system's allocator keeps it. The figure includes all other growth of the process.
pub(crate) async fn idle_tables(args: &Args) -> Result<Value, Failure> {
    let folder = Folder::new()?;
    let server = Process::start(folder.path()).await?;
    let empty = server.memory_kb()?;
    let per_table = |kb: u64| kb.saturating_sub(empty) as f64 / f64::from(args.tables);
    let tables = seat(&server, args).await?;
    let waiting = server.memory_kb()?;
    let (mut sockets, mut moves) = (Vec::new(), 0);
    for (n, wave) in tables.chunks(tables.len().div_ceil(args.waves as usize)).enumerate() {
        progress(&format!("group {} of {} plays to the middle of its games, then sleeps", n + 1, args.waves));
        for player in reach_mid_game(wave).await? {
            let (one, socket) = player.await??;
            moves += one.moves;
            sockets.push(socket);
        }
        tokio::time::sleep(ASLEEP).await;
    }
    let with_sockets = server.memory_kb()?;
    drop(sockets);
    tokio::time::sleep(ASLEEP).await;
    let without_sockets = server.memory_kb()?;
    Ok(json!({
        "tables": args.tables, "waves": args.waves, "moves_per_table": moves as f64 / f64::from(args.tables),
        "sockets_per_table": args.seats,
        "kb_per_table": {
            "waiting": per_table(waiting), "mid_game_with_sockets": per_table(with_sockets),
            "mid_game_without_sockets": per_table(without_sockets),
        },
    }))
}

/// Plays tables to the middle of their game, as fast as possible.
async fn reach_mid_game(tables: &[Seated]) -> Result<Vec<Player>, Failure> {
    let mut players = Vec::new();
    for table in tables {
        let moves_left = Arc::new(AtomicU32::new(MID_GAME));
        for person in &table.people {
            let socket = person.live(&table.id, "with=page,refusals").await?;
            let script = Script {
                go: Arc::new(AtomicBool::new(true)),
                stop: Arc::new(AtomicBool::new(false)),
                moves_left: Arc::clone(&moves_left),
                pause: Duration::ZERO,
                salt: players.len() as u64,
            };
            players.push(tokio::spawn(player(socket, script)));
        }
    }
    Ok(players)
}

/// A running player.
type Player = tokio::task::JoinHandle<Result<(Played, Socket), Failure>>;

/// Opens idle sockets and keeps them for a moment.
pub(crate) async fn idle(server: &Process, tables: &[Seated], args: &Args) -> Result<Value, Failure> {
    let before = server.memory_kb()?;
    let watcher = Person::new(server.address, "watcher").await?;
    let mut sockets = Vec::new();
    for (_, table) in (0..args.idle).zip(tables.iter().cycle()) {
        sockets.push(watcher.live(&table.id, "seat=none").await?);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = server.memory_kb()?;
    // Each answers a ping.
    let mut answered = 0_u32;
    for socket in &mut sockets {
        socket.send(Message::text("{\"type\":\"ping\"}")).await?;
    }
    for socket in &mut sockets {
        while let Some(Ok(message)) = socket.next().await {
            if matches!(&message, Message::Text(text) if text.contains("\"pong\"")) {
                answered += 1;
                break;
            }
        }
    }
    let per_socket = after.saturating_sub(before) as f64 / f64::from(args.idle.max(1));
    Ok(json!({"sockets": args.idle, "answered": answered, "kb_per_socket": per_socket}))
}

/// Lets bots play a game to its end, then reads it from the store. The time should be proportional to the length of the
/// log.
pub(crate) async fn open_finished(server: &Process, args: &Args) -> Result<Value, Failure> {
    let info = catalog::info(&args.game)?;
    let host = Person::new(server.address, "reader").await?;
    let mut seats = vec![json!({"kind": "me"})];
    seats.extend((1..info.seats_max).map(|_| json!({"kind": "bot", "level": "easy"})));
    let table = host.post("/api/tables", &json!({"game": args.game, "seats": seats, "public": true})).await?;
    let id = table.get("id").and_then(Value::as_str).ok_or("no table")?.to_owned();
    host.post(&format!("/api/tables/{id}/start"), &json!({})).await?;
    host.post(&format!("/api/tables/{id}/leave"), &json!({})).await?;
    let mut socket = host.live(&id, "").await?;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        if heard.position.is_some_and(|position| position.result.is_some()) {
            break;
        }
    }
    drop(socket);
    let proof = host.get(&format!("/api/tables/{id}/verify")).await?;
    let moves = proof.get("moves").and_then(Value::as_u64).unwrap_or_default();
    // Without requests the table leaves memory.
    tokio::time::sleep(ASLEEP).await;
    let began = Instant::now();
    let mut socket = host.live(&id, "with=page,refusals").await?;
    while let Some(message) = socket.next().await {
        if matches!(message?, Message::Text(text) if text.starts_with("{\"type\":\"news\"")) {
            break;
        }
    }
    let ms = began.elapsed().as_secs_f64() * 1e3;
    Ok(json!({"moves": moves, "ms": ms, "ms_per_1000_moves": ms * 1000.0 / (moves.max(1) as f64)}))
}

/// Measures the start with many stored tables.
pub(crate) async fn start_with_stored(args: &Args) -> Result<Value, Failure> {
    if args.stored == 0 {
        return Ok(Value::Null);
    }
    let folder = Folder::new()?;
    let server = Process::start(folder.path()).await?;
    let host = Person::new(server.address, "host").await?;
    // A person can have a limited number of unfinished tables, so closed ones are stored too.
    for at in 0..args.stored {
        if at > 0 && at % 1000 == 0 {
            progress(&format!("{at} of {} tables are stored", args.stored));
        }
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}]);
        let table = host.post("/api/tables", &json!({"game": args.game, "seats": seats})).await?;
        let id = table.get("id").and_then(Value::as_str).ok_or("no table")?;
        host.post(&format!("/api/tables/{id}/leave"), &json!({})).await?;
    }
    drop(server);
    let server = Process::start(folder.path()).await?;
    host_answers(&server).await?;
    Ok(json!({"tables": args.stored, "ms": server.took.as_secs_f64() * 1e3}))
}

async fn host_answers(server: &Process) -> Result<(), Failure> {
    Person::new(server.address, "late").await.map(|_| ())
}
