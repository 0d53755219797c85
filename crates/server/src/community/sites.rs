//! The site sockets of this node.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::PersonId;
use table::wire::{ByeKind, SiteFromServer, WaitingTable};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::actor::Sessions;
use crate::actor::connection::{MessageText, message_text};
use crate::fault::Fault;
use crate::limits::{LOBBY_EVERY, PRESENCE_KEEP_EVERY, SITE_SOCKETS_PER_PERSON, SITE_TICK};
use crate::registry::Registry;
use crate::store::NodeMessage;
use crate::token::TokenHash;

/// A site socket.
#[derive(Debug)]
struct Site {
    person: Option<PersonId>,
    session: Option<TokenHash>,
    outbox: mpsc::Sender<MessageText>,
    /// The awaiting tables of the last message.
    waiting: Vec<WaitingTable>,
}

#[derive(Debug, Default)]
struct Open {
    sites: HashMap<u64, Site>,
    people: HashMap<PersonId, Vec<u64>>,
    /// The people whose awaited tables have changed.
    changed: HashSet<PersonId>,
}

impl Open {
    fn end(&mut self, id: u64) {
        let Some(Site { person: Some(person), .. }) = self.sites.remove(&id) else { return };
        if let Some(own) = self.people.get_mut(&person) {
            own.retain(|other| *other != id);
            if own.is_empty() {
                self.people.remove(&person);
                self.changed.remove(&person);
            }
        }
    }

    /// Sends a message to a socket. One that reads too slowly is closed.
    fn send(&mut self, id: u64, text: MessageText) {
        if self.sites.get(&id).is_some_and(|site| site.outbox.try_send(text).is_err()) {
            self.end(id);
        }
    }

    fn of(&self, person: PersonId) -> Vec<u64> {
        self.people.get(&person).cloned().unwrap_or_default()
    }
}

/// The site sockets.
#[derive(Debug, Default)]
pub(crate) struct Sites {
    open: Mutex<Open>,
    /// The number of changes to the lists of public tables at this node.
    lobby: AtomicU64,
}

impl Sites {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a socket with a unique number.
    pub(crate) fn join(
        &self,
        id: u64,
        person: Option<PersonId>,
        session: Option<TokenHash>,
        outbox: mpsc::Sender<MessageText>,
    ) -> Result<(), Fault> {
        let mut open = self.open();
        if let Some(person) = person {
            let own = open.people.entry(person).or_default();
            if own.len() >= SITE_SOCKETS_PER_PERSON {
                return Err(Fault::TooMany);
            }
            own.push(id);
        }
        open.sites.insert(id, Site { person, session, outbox, waiting: Vec::new() });
        Ok(())
    }

    /// Removes a socket.
    pub(crate) fn leave(&self, id: u64) {
        self.open().end(id);
    }

    /// Sends a message to all sockets of a person.
    pub(crate) fn tell(&self, person: PersonId, message: &SiteFromServer) {
        let mut open = self.open();
        let own = open.of(person);
        if own.is_empty() {
            return;
        }
        let text = message_text(message);
        own.into_iter().for_each(|id| open.send(id, text.clone()));
    }

    /// Sends a message to all sockets.
    fn tell_all(&self, message: &SiteFromServer) {
        let mut open = self.open();
        let all: Vec<u64> = open.sites.keys().copied().collect();
        let text = message_text(message);
        all.into_iter().for_each(|id| open.send(id, text.clone()));
    }

    /// Ends all sockets.
    pub(crate) fn end_all(&self, kind: ByeKind) {
        self.tell_all(&SiteFromServer::Bye { kind });
        let mut open = self.open();
        *open = Open::default();
    }

    /// Ends the sockets of sessions that ended.
    pub(crate) fn dismiss(&self, person: PersonId, sessions: Sessions) {
        let mut open = self.open();
        let text = message_text(&SiteFromServer::Bye { kind: ByeKind::SignedOut });
        for id in open.of(person) {
            if open.sites.get(&id).is_some_and(|site| sessions.include(site.session)) {
                open.send(id, text.clone());
                open.end(id);
            }
        }
    }

    /// Notes that the tables that await a person may have changed.
    pub(crate) fn mark_waiting(&self, person: PersonId) {
        let mut open = self.open();
        if open.people.contains_key(&person) {
            open.changed.insert(person);
        }
    }

    /// Notes the tables that were sent to a socket.
    pub(crate) fn told_waiting(&self, id: u64, waiting: Vec<WaitingTable>) {
        if let Some(site) = self.open().sites.get_mut(&id) {
            site.waiting = waiting;
        }
    }

    /// Sends the tables that await a person to the sockets whose list differs.
    fn tell_waiting(&self, person: PersonId, waiting: &[WaitingTable]) {
        let mut open = self.open();
        for id in open.of(person) {
            let Some(site) = open.sites.get_mut(&id).filter(|site| site.waiting != waiting) else { continue };
            site.waiting = waiting.to_vec();
            open.send(id, message_text(&SiteFromServer::Waiting { tables: waiting.to_vec() }));
        }
    }

    /// Notes a change to the lists of public tables.
    pub(crate) fn lobby_changed(&self) {
        self.lobby.fetch_add(1, Ordering::Relaxed);
    }
}

impl Registry {
    /// Sends changes to site sockets and the presence of people to other nodes, and notifies people who no longer look,
    /// until the server closes.
    pub(crate) async fn run_sites(self: &Arc<Self>) {
        let mut told_lobby = self.community.sites.lobby.load(Ordering::Relaxed);
        let (mut lobby_at, mut presence_at) = (None::<Instant>, Instant::now());
        while !self.is_closing() {
            tokio::time::sleep(SITE_TICK).await;
            let sites = &self.community.sites;
            let changed: Vec<PersonId> = sites.open().changed.drain().collect();
            for person in changed {
                match self.waiting(person).await {
                    Ok(waiting) => sites.tell_waiting(person, &waiting),
                    Err(fault) => fault.log(),
                }
            }
            let revision = sites.lobby.load(Ordering::Relaxed);
            if revision != told_lobby && lobby_at.is_none_or(|at| at.elapsed() >= LOBBY_EVERY) {
                (told_lobby, lobby_at) = (revision, Some(Instant::now()));
                self.tell_lobby();
                if self.store.is_shared()
                    && let Err(error) = self.store.tell(NodeMessage::Lobby).await
                {
                    tracing::warn!(error = %error.chain(), "a change of the lobby was not reported to other nodes");
                }
            }
            let now = self.time.now();
            for (person, tables) in self.community.presence.lapsed(now) {
                self.went_away(person, tables);
            }
            if self.store.is_shared() && presence_at.elapsed() >= PRESENCE_KEEP_EVERY {
                presence_at = Instant::now();
                if let Err(error) = self.store.keep_presence(self.community.presence.rows(now)).await {
                    tracing::warn!(error = %error.chain(), "presence was not reported to other nodes");
                }
            }
        }
    }

    /// Reports a change of the lists of public tables to all site sockets of this node.
    pub(crate) fn tell_lobby(&self) {
        let revision = self.time.now();
        self.community.sites.tell_all(&SiteFromServer::Lobby { revision });
    }
}
