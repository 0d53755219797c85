//! Messages between nodes over NATS: the heads of logs and presence. Messages may be late, duplicated or lost: the outbox in
//! the store is authoritative, and presence is repeated. They contain no cards, names, links or tokens.

#[cfg(feature = "cluster")]
mod nats;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use table::{PersonId, TableId};
use tokio::sync::{Notify, mpsc};
use uuid::Uuid;

#[cfg(feature = "cluster")]
pub(crate) use self::nats::run;
use crate::limits::{HINTS_QUEUE, HINTS_SILENT, PRESENCE_LASTS};

/// The number of entries of a table's log.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Hint(TableId, u32, u32);

/// The people at a table, and the number of spectators.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Here {
    /// All people, seated or watching.
    pub people: Vec<PersonId>,
    /// The number of spectators.
    pub watching: u32,
}

/// A node's presence message: all its tables, or those that changed.
#[derive(Debug, Serialize, Deserialize)]
pub struct PresenceReport {
    node: String,
    /// By table.
    pub tables: Vec<(TableId, Here)>,
}

/// The hints of a node.
#[derive(Debug)]
pub struct Hints {
    node: String,
    sender: mpsc::Sender<Hint>,
    /// The time of the last message. Without messages the store is asked more often.
    heard: Mutex<Option<Instant>>,
    /// Wakes the reader of the store immediately, because a message may have been missed.
    pub(crate) ask: Notify,
    here: Mutex<Presence>,
}

#[derive(Debug, Default)]
struct Presence {
    own: HashMap<TableId, Here>,
    changed: HashSet<TableId>,
    /// For each node, the time of its last message and the people it reported.
    others: HashMap<String, (Instant, HashMap<TableId, Here>)>,
}

/// The settings of the NATS connection.
#[derive(Clone, Debug)]
pub struct HintsConfig {
    /// The server, such as `nats://host:4222`, or several separated by commas.
    pub url: String,
    /// The name of the cluster. Nodes of other clusters use other subjects.
    pub cluster: String,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hints {
    /// Creates the hints and the receiver of outgoing ones.
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

    /// Announces the number of entries of a table. Drops the message if the queue is full, because the store has the
    /// information.
    pub(crate) fn tell(&self, table: TableId, seq: u32, chat: u32) {
        let _ = self.sender.try_send(Hint(table, seq, chat));
    }

    /// Whether messages arrive.
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
    pub fn presence_report(&self, all: bool) -> PresenceReport {
        let mut presence = lock(&self.here);
        let changed = std::mem::take(&mut presence.changed);
        let tables: Vec<TableId> = if all { presence.own.keys().copied().collect() } else { Vec::new() };
        let tables = tables.into_iter().chain(changed);
        let of = |table| (table, presence.own.get(&table).cloned().unwrap_or_default());
        PresenceReport { node: self.node.clone(), tables: tables.map(of).collect() }
    }

    /// Stores another node's presence message. Returns the tables that changed.
    pub fn take_in_presence(&self, said: PresenceReport) -> Vec<TableId> {
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

    /// Removes nodes that have been silent for this long, because their visitors are gone. Returns the affected tables.
    pub fn forget_silent(&self, lasts: Duration) -> Vec<TableId> {
        let mut presence = lock(&self.here);
        let silent = presence.others.extract_if(|_, (heard, _)| heard.elapsed() >= lasts);
        silent.flat_map(|(_, (_, tables))| tables.into_keys()).collect()
    }
}

/// The hints waiting to be sent.
#[derive(Debug)]
pub struct Outgoing(mpsc::Receiver<Hint>);

/// A program without the feature `cluster` has no NATS client; its store is never shared.
#[cfg(not(feature = "cluster"))]
pub(crate) async fn run(_: Arc<crate::registry::Registry>, _: Arc<Hints>, _: Outgoing, _: HintsConfig) {
    tracing::error!("this program is built without the feature `cluster`: it sends no hints to other nodes");
}
