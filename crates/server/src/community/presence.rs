//! The tables that people look at, at this node. Site sockets report whether a page is visible; without one, live
//! connections count.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::{Millis, PersonId, TableId};

use crate::limits::{LOOKED_KEPT_MS, LOOKS_MS};
use crate::registry::Registry;
use crate::store::PresenceRow;

/// The page of a site socket.
#[derive(Clone, Copy, Debug)]
struct Look {
    visible: bool,
    table: Option<TableId>,
    /// The time of the client's last report.
    at: Millis,
}

impl Look {
    /// The table that it shows. A page without recent reports does not count.
    fn sees(&self, now: Millis) -> Option<TableId> {
        self.table.filter(|_| self.visible && now < self.at.saturating_add(LOOKS_MS))
    }
}

/// The pages of a person.
#[derive(Debug, Default)]
struct Pages {
    sites: HashMap<u64, Look>,
    /// The number of live connections, by table.
    tables: HashMap<TableId, u32>,
    /// The last time a table was looked at, for tables that are not looked at now.
    looked: HashMap<TableId, Millis>,
    /// Tables whose page was hidden or closed a short time ago, which still counts as looking.
    left: HashMap<TableId, Millis>,
}

impl Pages {
    fn sees(&self, table: TableId, now: Millis) -> bool {
        if self.sites.is_empty() {
            return self.tables.contains_key(&table);
        }
        self.sites.values().any(|look| look.sees(now) == Some(table))
    }

    fn looks_at(&self, table: TableId, now: Millis) -> bool {
        let lately = self.left.get(&table).is_some_and(|left| now < left.saturating_add(LOOKS_MS));
        lately || self.sees(table, now)
    }

    /// The page they look at; none if no page of theirs is visible.
    fn row(&self, person: PersonId, now: Millis) -> Option<PresenceRow> {
        let seen = self.sites.values().filter(|look| look.visible).max_by_key(|look| look.at);
        let (table, at) = match seen {
            Some(look) => (look.table, look.at),
            None if !self.sites.is_empty() => return None,
            None => (Some(*self.tables.keys().next()?), now),
        };
        Some(PresenceRow { person, visible: true, table, at })
    }

    fn is_gone(&self) -> bool {
        self.sites.is_empty() && self.tables.is_empty() && self.looked.is_empty() && self.left.is_empty()
    }
}

/// The pages of people by person.
#[derive(Debug, Default)]
pub struct Presence(Mutex<HashMap<PersonId, Pages>>);

impl Presence {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Pages>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a client's report of what its page shows.
    pub fn look(&self, person: PersonId, socket: u64, visible: bool, table: Option<TableId>, now: Millis) {
        let mut people = self.people();
        let pages = people.entry(person).or_default();
        let before = pages.sites.insert(socket, Look { visible, table, at: now });
        if let Some(before) = before.and_then(|look| look.sees(now))
            && !pages.sees(before, now)
        {
            pages.looked.insert(before, now);
            pages.left.insert(before, now);
        }
        if let Some(table) = table.filter(|_| visible) {
            pages.left.remove(&table);
        }
    }

    /// Records that a client is alive, so its last report is still valid.
    pub fn is_alive(&self, person: PersonId, socket: u64, now: Millis) {
        if let Some(look) = self.people().get_mut(&person).and_then(|pages| pages.sites.get_mut(&socket)) {
            look.at = now;
        }
    }

    /// Removes a site socket. Returns the tables that the person no longer looks at.
    pub fn end_site(&self, person: PersonId, socket: u64, now: Millis) -> Vec<TableId> {
        let mut people = self.people();
        let Some(pages) = people.get_mut(&person) else { return Vec::new() };
        let gone = pages.sites.remove(&socket).and_then(|look| look.sees(now));
        let gone = gone.filter(|table| !pages.sees(*table, now));
        pages.looked.extend(gone.map(|table| (table, now)));
        let all = gone.into_iter().chain(pages.left.drain().map(|(table, _)| table)).collect();
        if pages.is_gone() {
            people.remove(&person);
        }
        all
    }

    /// Adds a live connection.
    pub fn enter(&self, person: PersonId, table: TableId) {
        *self.people().entry(person).or_default().tables.entry(table).or_default() += 1;
    }

    /// Removes a live connection. Returns whether the person no longer looks at its table.
    pub fn leave(&self, person: PersonId, table: TableId, now: Millis) -> bool {
        let mut people = self.people();
        let Some(pages) = people.get_mut(&person) else { return false };
        if let Some(many) = pages.tables.get_mut(&table) {
            *many = many.saturating_sub(1);
            if *many > 0 {
                return false;
            }
        }
        pages.tables.remove(&table);
        // Reports of site sockets take precedence.
        let gone = pages.sites.is_empty();
        if gone {
            pages.looked.insert(table, now);
        }
        gone
    }

    /// Whether a person looks at a table.
    pub fn looks_at(&self, person: PersonId, table: TableId, now: Millis) -> bool {
        self.people().get(&person).is_some_and(|pages| pages.looks_at(table, now))
    }

    /// When a person last looked at a table, if that is known.
    pub fn looked_at(&self, person: PersonId, table: TableId, now: Millis) -> Option<Millis> {
        let people = self.people();
        let pages = people.get(&person)?;
        if pages.sees(table, now) {
            return Some(now);
        }
        let reported = pages.sites.values().filter(|look| look.visible && look.table == Some(table));
        let reported = reported.map(|look| look.at.saturating_add(LOOKS_MS).min(now));
        reported.chain(pages.looked.get(&table).copied()).max()
    }

    /// When a person last looked at any page of the site, within the last minute.
    pub fn looks_anywhere(&self, person: PersonId, now: Millis) -> Option<Millis> {
        let people = self.people();
        let looks = people.get(&person)?.sites.values();
        looks.filter(|look| look.visible && now < look.at.saturating_add(LOOKS_MS)).map(|look| look.at).max()
    }

    /// The tables that people no longer look at: their pages were hidden or silent for long. Removes old entries.
    pub fn lapsed(&self, now: Millis) -> Vec<(PersonId, Vec<TableId>)> {
        let mut all = Vec::new();
        self.people().retain(|person, pages| {
            let mut lapsed = Vec::new();
            for look in pages.sites.values_mut() {
                if look.visible && now >= look.at.saturating_add(LOOKS_MS) {
                    look.visible = false;
                    if let Some(table) = look.table {
                        pages.looked.insert(table, look.at.saturating_add(LOOKS_MS));
                        lapsed.push(table);
                    }
                }
            }
            pages.left.retain(|table, left| {
                let waits = now < left.saturating_add(LOOKS_MS);
                if !waits {
                    lapsed.push(*table);
                }
                waits
            });
            lapsed.retain(|table| !pages.looks_at(*table, now));
            pages.looked.retain(|_, at| now < at.saturating_add(LOOKED_KEPT_MS));
            if !lapsed.is_empty() {
                all.push((*person, lapsed));
            }
            !pages.is_gone()
        });
        all
    }

    /// The presence of connected people, for other nodes.
    pub fn rows(&self, now: Millis) -> Vec<PresenceRow> {
        self.people().iter().filter_map(|(person, pages)| pages.row(*person, now)).collect()
    }

    /// The presence of a person, who may be disconnected.
    pub fn row(&self, person: PersonId, now: Millis) -> PresenceRow {
        let here = self.people().get(&person).and_then(|pages| pages.row(person, now));
        here.unwrap_or(PresenceRow { person, visible: false, table: None, at: now })
    }
}

/// A live connection of a person at a table; it ends when dropped.
#[derive(Debug)]
pub(crate) struct Visit {
    registry: Arc<Registry>,
    person: PersonId,
    table: TableId,
}

impl Visit {
    pub(crate) fn new(registry: &Arc<Registry>, person: PersonId, table: TableId) -> Visit {
        registry.community.presence.enter(person, table);
        Visit { registry: Arc::clone(registry), person, table }
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let Visit { registry, person, table } = self;
        if registry.community.presence.leave(*person, *table, registry.time.now()) {
            registry.went_away(*person, vec![*table]);
        }
    }
}
