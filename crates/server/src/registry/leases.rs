//! Background work of the registry: heartbeats, waking tables with a due bot or clock, closing abandoned tables, and reading entries
//! of other nodes.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use table::TableId;
use table::wire::ByeKind;
use tokio::sync::mpsc::error::TrySendError;
use tokio::task::JoinHandle;

use super::Registry;
use crate::actor::{Ask, Sessions};
use crate::fault::Fault;
use crate::limits::{
    ABANDONED_EVERY, CHECK_FIRST, DRAIN_NOTICE, DRAIN_PAUSE, DRAIN_SPREAD, DRAIN_TIME, DUE_EVERY,
    HEARTBEAT_EVERY, LEASE_HEARTBEAT, LEASE_TRUST, READ_EVERY, READ_HINTED, READ_HOST, READ_LATE,
};
use crate::store::{Damage, News, NodeMessage, Subject};
use crate::token::TokenHash;

impl Registry {
    /// Whether this node may run bots and clocks: its last heartbeat was recent by its own monotonic clock. A node that
    /// stood still must first read what other nodes did with its tables.
    pub(crate) fn is_alive(&self) -> bool {
        if !self.store.is_shared() {
            return true;
        }
        let beat = self.beat.lock().unwrap_or_else(PoisonError::into_inner);
        beat.is_some_and(|beat| beat.elapsed() < LEASE_TRUST)
    }

    /// Records that an internal error stopped a table until the next start.
    pub(crate) fn note_stopped(&self, table: TableId) {
        self.stopped.lock().unwrap_or_else(PoisonError::into_inner).insert(table);
    }

    /// Checks a store that only this process serves for damage, while people play. A small store is checked before the
    /// first request.
    pub(crate) async fn check_store(self: &Arc<Self>) -> JoinHandle<()> {
        let registry = Arc::clone(self);
        let mut looking = tokio::spawn(async move {
            if registry.store.is_shared() {
                return;
            }
            match registry.store.inspect().await {
                Ok(damages) => damages.iter().for_each(|damage| registry.stop_damaged(damage)),
                Err(error) => tracing::error!(error = %error.chain(), "the store was not checked"),
            }
        });
        let _ = tokio::time::timeout(CHECK_FIRST, &mut looking).await;
        looking
    }

    /// Freezes tables whose log is damaged, including those loaded before.
    fn stop_damaged(&self, damage: &Damage) {
        if let Subject::Table(table) = damage.subject {
            self.note_stopped(table);
            let handle = self.tables().get(&table).cloned();
            if let Some(handle) = handle {
                let _ = handle.inbox.try_send(Ask::Reload);
            }
        }
    }

    /// Loads the tables with a due bot or expired clock, unless another node runs them.
    pub(crate) async fn wake_due(self: &Arc<Self>) -> Result<(), Fault> {
        let running = self.tables().keys().copied().collect();
        for id in self.store.due(self.time.now(), running).await? {
            if self.stopped.lock().unwrap_or_else(PoisonError::into_inner).contains(&id) {
                continue;
            }
            let _ = self.tell(id, Ask::Keep);
            tokio::task::yield_now().await;
        }
        Ok(())
    }

    /// Runs the background work until the server closes.
    pub(crate) async fn keep(self: Arc<Self>) {
        let beats = async {
            loop {
                self.time.beat();
                tokio::time::sleep(HEARTBEAT_EVERY).await;
            }
        };
        let hears = async {
            if self.store.is_shared() {
                self.hear().await;
            } else {
                self.read_host_messages().await;
            }
        };
        tokio::select! {
            () = beats => (),
            () = hears => (),
            () = self.sweep() => (),
            () = self.run_sites() => (),
        }
    }

    /// Stores the time of the heartbeat. A later server derives from it how long nobody could play. In a cluster, time
    /// and outages are those of all nodes.
    pub(crate) async fn write_beat(self: &Arc<Self>) {
        // The lease counts from the time of sending, because the delay of the answer is unknown.
        let sent = Instant::now();
        let outages = self.time.take_fresh();
        match self.store.beat(self.time.now(), outages.clone()).await {
            Ok(None) => (),
            Ok(Some(beat)) => {
                self.time.follow(beat.now, sent.elapsed() / 2, beat.outages);
                let was_alive = self.is_alive();
                *self.beat.lock().unwrap_or_else(PoisonError::into_inner) = Some(sent);
                if !was_alive {
                    self.notify_loaded(|| Ask::Tick);
                }
            }
            Err(error) => {
                tracing::warn!(error = %error.chain(), "the heartbeat was not stored");
                self.time.give_back(outages);
            }
        }
    }

    async fn sweep(self: &Arc<Self>) {
        let mut cleaned = None::<Instant>;
        let every = if self.store.is_shared() { LEASE_HEARTBEAT } else { DUE_EVERY };
        while !self.closing.load(Ordering::Relaxed) {
            self.write_beat().await;
            if self.is_alive() {
                if let Err(fault) = self.wake_due().await {
                    fault.log();
                }
                if cleaned.is_none_or(|at| at.elapsed() > ABANDONED_EVERY) {
                    cleaned = Some(Instant::now());
                    if let Err(fault) = self.close_abandoned().await {
                        fault.log();
                    }
                }
            }
            tokio::time::sleep(every).await;
        }
    }

    /// Reads the entries of other nodes. Their messages only make this faster.
    async fn hear(self: &Arc<Self>) {
        let mut last = Instant::now();
        loop {
            if last.elapsed() > READ_LATE {
                // Messages may have been lost, so every table rereads its log.
                self.notify_loaded(|| Ask::Move);
            }
            match self.store.heard().await {
                Ok(news) => {
                    last = Instant::now();
                    news.into_iter().for_each(|news| self.notify_table(news));
                }
                Err(error) => tracing::warn!(error = %error.chain(), "what other nodes write is not heard"),
            }
            match &self.hints {
                Some(hints) if hints.are_heard() => {
                    tokio::select! {
                        () = tokio::time::sleep(READ_HINTED) => (),
                        () = hints.ask.notified() => (),
                    }
                }
                _ => tokio::time::sleep(READ_EVERY).await,
            }
        }
    }

    /// Reads what the host did from another process.
    async fn read_host_messages(self: &Arc<Self>) {
        loop {
            match self.store.heard().await {
                Ok(news) => news.into_iter().for_each(|news| self.notify_table(news)),
                Err(error) => tracing::warn!(error = %error.chain(), "what the host does is not heard"),
            }
            tokio::time::sleep(READ_HOST).await;
        }
    }

    /// Notifies a table about new entries of other nodes, or about arrivals and departures there.
    pub(crate) fn tell_presence(&self, table: TableId) {
        let handle = self.tables().get(&table).cloned();
        if let Some(handle) = handle {
            let _ = handle.inbox.try_send(Ask::Presence);
        }
    }

    /// Announces the number of entries of a table to other nodes.
    pub(crate) fn hint(&self, table: TableId, seq: u32, chat: u32) {
        if let Some(hints) = &self.hints {
            hints.tell(table, seq, chat);
        }
    }

    /// Whether the node accepts visitors.
    pub(crate) fn is_ready(&self) -> bool {
        !self.closing.load(Ordering::Relaxed) && !self.draining.load(Ordering::Relaxed) && self.is_alive()
    }

    /// Moves all connections to other nodes, a few at a time, and waits until they have closed.
    pub(crate) async fn drain(self: &Arc<Self>) {
        if !self.store.is_shared() {
            return;
        }
        self.draining.store(true, Ordering::Relaxed);
        let began = Instant::now();
        tokio::time::sleep(DRAIN_NOTICE).await;
        self.community.sites.end_all(ByeKind::Moving);
        let inboxes: Vec<_> = self.tables().values().map(|handle| handle.inbox.clone()).collect();
        let pause = (DRAIN_SPREAD / u32::try_from(inboxes.len().max(1)).unwrap_or(u32::MAX)).min(DRAIN_PAUSE);
        for inbox in inboxes {
            let _ = inbox.send(Ask::Move).await;
            tokio::time::sleep(pause).await;
        }
        while self.metrics.sockets.get() > 0 && began.elapsed() < DRAIN_TIME {
            tokio::time::sleep(DRAIN_PAUSE).await;
        }
    }

    /// Passes another node's entry to the table if it is in memory here.
    pub(crate) fn notify_table(self: &Arc<Self>, news: News) {
        let (table, ask) = match news {
            News::Entries(table, seq) => (table, Ask::News { seq, chat: 0 }),
            News::Chat(table, chat) => (table, Ask::News { seq: 0, chat }),
            News::NodeMessage(NodeMessage::Renamed { person, name }) => {
                return self.renamed_here(person, &name);
            }
            News::NodeMessage(NodeMessage::SignedOut { person, session, others }) => {
                return self.dismiss_here(person, sessions(session, others));
            }
            News::NodeMessage(NodeMessage::Person { person, news }) => {
                return self.hear_of_person(person, news);
            }
            News::NodeMessage(NodeMessage::Lobby) => return self.tell_lobby(),
            News::NodeMessage(NodeMessage::Code { table, code }) => (table, Ask::Code(code)),
            News::NodeMessage(NodeMessage::Log { table, seq, cut: false }) => {
                (table, Ask::News { seq, chat: 0 })
            }
            News::NodeMessage(NodeMessage::Log { table, cut: true, .. }) => {
                self.stopped.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
                (table, Ask::Reload)
            }
        };
        let handle = self.tables().get(&table).cloned();
        let Some(handle) = handle else { return };
        // Sent only once, so a table with a full queue gets it later.
        if let Err(TrySendError::Full(ask)) = handle.inbox.try_send(ask) {
            tokio::spawn(async move { handle.inbox.send(ask).await });
        }
    }
}

fn sessions(session: Option<TokenHash>, others: bool) -> Sessions {
    match session {
        Some(session) if others => Sessions::Others(session),
        Some(session) => Sessions::One(session),
        None => Sessions::All,
    }
}
