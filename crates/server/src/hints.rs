//! Messages between nodes over NATS: the heads of logs and presence. Messages may be late, duplicated or lost: the outbox in
//! the store is authoritative, and presence is repeated. They contain no cards, names, links or tokens.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use table::{PersonId, TableId};
use tokio::sync::{Notify, mpsc};
use uuid::Uuid;

use crate::limits::{HINTS_QUEUE, HINTS_SILENT, PRESENCE_ALL_EVERY, PRESENCE_EVERY, PRESENCE_LASTS};
use crate::registry::Registry;
use crate::store::News;

/// How many hints, or tables, one message holds.
const AT_ONCE: usize = 256;
/// How often the server is asked whether it is still there: one that hangs is left.
const PING: Duration = Duration::from_secs(2);

/// How far a table has come.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Hint(TableId, u32, u32);

/// The people at a table, and the number of spectators.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Here {
    /// The people, at any seat or watching.
    pub people: Vec<PersonId>,
    /// How many only watch.
    pub watching: u32,
}

/// A node's presence message: all its tables, or those that changed.
#[derive(Debug, Serialize, Deserialize)]
pub struct Said {
    node: String,
    /// By table.
    pub tables: Vec<(TableId, Here)>,
}

/// The hints of a node.
#[derive(Debug)]
pub struct Hints {
    node: String,
    sender: mpsc::Sender<Hint>,
    /// When something was last heard: silence means to ask the store more often.
    heard: Mutex<Option<Instant>>,
    /// Something may have been missed: the store is asked at once.
    pub(crate) ask: Notify,
    here: Mutex<Presence>,
}

#[derive(Debug, Default)]
struct Presence {
    own: HashMap<TableId, Here>,
    changed: HashSet<TableId>,
    /// By node: when it was last heard of, and who is there.
    others: HashMap<String, (Instant, HashMap<TableId, Here>)>,
}

/// Where hints go, and from where they come.
#[derive(Clone, Debug)]
pub struct HintsConfig {
    /// The server, such as `nats://host:4222`, or several with commas between them.
    pub url: String,
    /// The name of the house: nodes of another do not hear.
    pub cluster: String,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hints {
    /// Hints, and where they come out.
    pub fn new() -> (Arc<Hints>, Outgoing) {
        let (sender, receiver) = mpsc::channel(HINTS_QUEUE);
        let hints = Hints {
            node: Uuid::now_v7().simple().to_string(),
            sender,
            heard: Mutex::default(),
            ask: Notify::new(),
            here: Mutex::default(),
        };
        (Arc::new(hints), Outgoing(receiver))
    }

    /// A table has come so far. Where there is no room, nothing is said: the store has it.
    pub(crate) fn tell(&self, table: TableId, seq: u32, chat: u32) {
        let _ = self.sender.try_send(Hint(table, seq, chat));
    }

    /// Whether hints come in.
    pub(crate) fn are_heard(&self) -> bool {
        lock(&self.heard).is_some_and(|heard| heard.elapsed() < HINTS_SILENT)
    }

    /// Sets the presence at a table of this node.
    pub fn set_here(&self, table: TableId, here: Here) {
        let mut presence = lock(&self.here);
        let known = if here == Here::default() {
            presence.own.remove(&table)
        } else {
            presence.own.insert(table, here.clone())
        };
        if known.unwrap_or_default() != here {
            presence.changed.insert(table);
        }
    }

    /// The presence at a table on other live nodes.
    pub fn elsewhere(&self, table: TableId) -> Here {
        let presence = lock(&self.here);
        let live = presence.others.values().filter(|(heard, _)| heard.elapsed() < PRESENCE_LASTS);
        live.filter_map(|(_, tables)| tables.get(&table)).fold(Here::default(), |mut all, here| {
            all.people.extend(&here.people);
            all.watching += here.watching;
            all
        })
    }

    /// The presence message to send.
    pub fn to_say(&self, all: bool) -> Said {
        let mut presence = lock(&self.here);
        let changed = std::mem::take(&mut presence.changed);
        let tables: Vec<TableId> = if all { presence.own.keys().copied().collect() } else { Vec::new() };
        let tables = tables.into_iter().chain(changed);
        let of = |table| (table, presence.own.get(&table).cloned().unwrap_or_default());
        Said { node: self.node.clone(), tables: tables.map(of).collect() }
    }

    /// Another node says who is there; tells the tables of which that is news.
    pub fn hear_said(&self, said: Said) -> Vec<TableId> {
        let mut presence = lock(&self.here);
        let (heard, tables) =
            presence.others.entry(said.node).or_insert_with(|| (Instant::now(), HashMap::new()));
        *heard = Instant::now();
        let mut news = Vec::new();
        for (table, here) in said.tables {
            let known = tables.get(&table).cloned().unwrap_or_default();
            if known != here {
                news.push(table);
            }
            if here == Here::default() {
                tables.remove(&table);
            } else {
                tables.insert(table, here);
            }
        }
        news
    }

    /// Forgets nodes that have not been heard of for so long: whoever was there has left without a word. Tells the tables.
    pub fn forget_silent(&self, lasts: Duration) -> Vec<TableId> {
        let mut presence = lock(&self.here);
        let silent = presence.others.extract_if(|_, (heard, _)| heard.elapsed() >= lasts);
        silent.flat_map(|(_, (_, tables))| tables.into_keys()).collect()
    }
}

/// The hints that wait to be sent.
#[derive(Debug)]
pub struct Outgoing(mpsc::Receiver<Hint>);

/// Sends and hears hints, until the server closes. The first connection may take as long as it likes.
pub(crate) async fn run(
    registry: Arc<Registry>,
    hints: Arc<Hints>,
    mut outgoing: Outgoing,
    config: HintsConfig,
) {
    let events = Arc::clone(&hints);
    let options = ConnectOptions::new()
        .name("caravelle")
        .no_echo()
        .retry_on_initial_connect()
        .ping_interval(PING)
        .event_callback(move |event| {
            let events = Arc::clone(&events);
            async move {
                if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                    events.ask.notify_one();
                } else {
                    tracing::warn!(%event, "hints between nodes");
                }
            }
        });
    let servers: Vec<&str> = config.url.split(',').map(str::trim).collect();
    let client = match options.connect(servers).await {
        Ok(client) => client,
        Err(error) => {
            tracing::error!(%error, "no hints between nodes; the store is asked more often");
            return;
        }
    };
    let news = format!("cv.{}.news", config.cluster);
    let here = format!("cv.{}.here", config.cluster);
    tokio::join!(
        send(&client, &registry, &hints, &mut outgoing, (&news, &here)),
        hear_news(&client, &registry, &hints, &news),
        hear_here(&client, &registry, &hints, &here),
    );
}

async fn publish(client: &Client, subject: &str, message: &impl Serialize) {
    let Ok(bytes) = serde_json::to_vec(message) else { return };
    // While the server is away this would wait: what is late is not worth it.
    let _ = tokio::time::timeout(PING, client.publish(subject.to_owned(), bytes.into())).await;
}

async fn send(
    client: &Client,
    registry: &Arc<Registry>,
    hints: &Hints,
    outgoing: &mut Outgoing,
    (news, here): (&str, &str),
) {
    let mut batch = Vec::new();
    let mut beat = tokio::time::interval(PRESENCE_EVERY);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut all = Instant::now();
    loop {
        tokio::select! {
            some = outgoing.0.recv_many(&mut batch, AT_ONCE) => {
                if some == 0 {
                    return;
                }
                publish(client, news, &batch).await;
                batch.clear();
            }
            _ = beat.tick() => {
                for table in hints.forget_silent(PRESENCE_LASTS) {
                    registry.tell_presence(table);
                }
                let whole = all.elapsed() > PRESENCE_ALL_EVERY;
                if whole {
                    all = Instant::now();
                }
                let said = hints.to_say(whole);
                // Also with nothing to say: it is a sign of life.
                let mut parts = said.tables.chunks(AT_ONCE);
                let mut part = parts.next().unwrap_or_default();
                loop {
                    publish(client, here, &Said { node: said.node.clone(), tables: part.to_vec() }).await;
                    let Some(next) = parts.next() else { break };
                    part = next;
                }
            }
        }
    }
}

async fn hear_news(client: &Client, registry: &Arc<Registry>, hints: &Hints, subject: &str) {
    let Ok(mut messages) = client.subscribe(subject.to_owned()).await else { return };
    while let Some(message) = messages.next().await {
        *lock(&hints.heard) = Some(Instant::now());
        // Messages in a newer format are skipped: their content is in the store.
        let Ok(all) = serde_json::from_slice::<Vec<Hint>>(&message.payload) else { continue };
        for Hint(table, seq, chat) in all.into_iter().take(AT_ONCE) {
            if seq > 0 {
                registry.hear_one(News::Entries(table, seq));
            }
            if chat > 0 {
                registry.hear_one(News::Chat(table, chat));
            }
        }
    }
}

async fn hear_here(client: &Client, registry: &Arc<Registry>, hints: &Hints, subject: &str) {
    let Ok(mut messages) = client.subscribe(subject.to_owned()).await else { return };
    while let Some(message) = messages.next().await {
        *lock(&hints.heard) = Some(Instant::now());
        let Ok(said) = serde_json::from_slice::<Said>(&message.payload) else { continue };
        for table in hints.hear_said(said) {
            registry.tell_presence(table);
        }
    }
}
