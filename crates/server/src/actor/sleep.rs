//! Unloads an idle table from memory. Its connections stay, and the next event loads it again.

use std::sync::Arc;

use table::wire::Status;
use table::{Entry, Millis, PersonId, StoredTable, Table, fold_all};
use tokio::time::Instant;

use super::{Actor, catch_panics};
use crate::fault::Fault;
use crate::limits::{LATE_TRIES, PRESENCE_EVERY};
use crate::store::{Append, StoreError};

/// The parts of a table that stay in memory while it is unloaded.
#[derive(Debug, Default)]
pub(super) struct Asleep {
    /// The time when a clock runs out, because the registry checks clocks only now and then.
    pub(super) deadline: Option<Millis>,
    /// The people whose names the table shows.
    pub(super) owners: Vec<PersonId>,
}

/// Limits the rate of presence messages. Otherwise each arrival would cause a message to every connection.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// The time of the last presence message.
    pub(super) told: Option<Instant>,
    /// The time of the next one, if the presence has changed.
    pub(super) due: Option<Instant>,
}

impl Presence {
    /// The earliest time of the next presence message.
    pub(super) fn next(&self) -> Instant {
        self.told.map_or_else(Instant::now, |told| told + PRESENCE_EVERY)
    }

    /// Schedules a presence message.
    pub(super) fn soon(&mut self) {
        self.due = self.due.or_else(|| Some(Instant::now() + PRESENCE_EVERY));
    }
}

impl Actor {
    /// Stores the state and unloads the game.
    pub(super) async fn sleep(&mut self) {
        // A frozen table stays in memory while people are connected; it has no game, so it is small.
        let broken = |table: &Table| table.status == Status::Frozen && !table.is_held();
        let stopped = self.table.as_ref().is_some_and(broken);
        if !self.thinking.is_empty() || (stopped && !self.connections.is_empty()) {
            return;
        }
        if let Some(mut table) = self.table.take() {
            self.asleep = Asleep {
                deadline: table.clocks.as_ref().and_then(|clocks| clocks.deadline()),
                owners: table.owners(),
            };
            self.connections.shrink_to_fit();
            let state = catch_panics(|| table.state()).unwrap_or_default();
            if let Some(state) = state
                && let Err(error) = self.registry.store.keep_state(self.id, table.seq, state).await
            {
                tracing::warn!(table = %self.id, %error, "the state was not stored");
            }
            if self.registry.store.is_shared() && self.kept {
                // Any node may handle the next deadline.
                self.kept = false;
                if let Err(error) = self.registry.store.let_go(self.id).await {
                    tracing::warn!(table = %self.id, error = %error.chain(), "the lease of the table was not released");
                }
            }
        }
    }

    /// Loads the table if necessary.
    pub(super) async fn awake(&mut self) -> Result<(), Fault> {
        for _ in 0..LATE_TRIES {
            match self.wake().await {
                // Another node has migrated it to the present rules in the meantime.
                Err(Fault::Store(StoreError::Conflict)) => (),
                Err(Fault::Elsewhere) => {
                    self.elsewhere = true;
                    return Err(Fault::Elsewhere);
                }
                done => return done,
            }
        }
        Err(Fault::Late)
    }

    async fn wake(&mut self) -> Result<(), Fault> {
        if self.table.is_some() {
            return Ok(());
        }
        let stored = self.registry.store.table(self.id).await?.ok_or(Fault::NotFound)?;
        let mut table = self.revive(&stored).await?;
        if table.status == Status::Frozen && !table.is_held() {
            self.registry.note_stopped(self.id);
        }
        if self.registry.store.is_shared() {
            self.kept = self.registry.store.since(self.id, table.seq).await?.kept;
        }
        let names = self.registry.store.names(table.owners()).await?;
        table.names = names.into_iter().collect();
        table.account_names = self.registry.account_names().await?;
        if matches!(table.status, Status::Open | Status::Running) {
            table.code = self.registry.store.code_of(self.id).await?;
        }
        self.looked = stored.clocks.as_ref().map_or(Millis::MAX, |clocks| clocks.at);
        table.restore_clocks(stored.clocks);
        self.table = Some(table);
        self.forgive();
        self.invite_bots();
        Ok(())
    }

    /// The table from its log; under changed rules from its last stored state; frozen if neither is possible.
    async fn revive(&self, stored: &StoredTable) -> Result<Table, Fault> {
        let games = self.registry.table_games();
        let error = match catch_panics(|| Table::replay(stored, Arc::clone(&games))) {
            Ok(Ok(table)) => return Ok(table),
            Ok(Err(error)) if error.is_damage() => {
                // The stored log does not replay under any rules, so the game cannot continue.
                tracing::error!(table = %self.id, %error, "the table is damaged, and frozen");
                self.registry.store.note_damage(self.id, error.to_string());
                self.registry.metrics.frozen.inc();
                return Ok(Table::shell(stored, games));
            }
            Ok(Err(error)) => error.to_string(),
            Err(_) => "a fault of the game".to_owned(),
        };
        if self.registry.store.is_shared() && is_later(stored, &*games) {
            // Two versions would migrate it back and forth, so the nodes with the later rules run it.
            tracing::warn!(table = %self.id, error, "the table is played by later rules, at other nodes");
            self.registry.store.let_go(self.id).await?;
            return Err(Fault::Elsewhere);
        }
        let mut table = Table::shell(stored, Arc::clone(&games));
        if table.is_held() {
            // A paused table continues only after the host has resumed it.
            return Ok(table);
        }
        tracing::warn!(table = %self.id, error, "the log does not replay; going on from the stored state");
        let rescued = catch_panics(|| Table::rescue(stored, &games)).and_then(|rescued| Ok(rescued?));
        let rescued = rescued.and_then(|entries| {
            table.status = Status::Running;
            let now = self.registry.time.now();
            Ok(catch_panics(|| fold_all(&mut table, entries, now))??)
        });
        match rescued {
            Ok(entries) => {
                let summary = catch_panics(|| table.summary(0))?;
                let base = stored.entries.last().map_or(0, |last| last.seq);
                let rescue = Append { table: self.id, base, entries, summary, kept: false, jobs: Vec::new() };
                self.registry.store.append(rescue).await?;
                Ok(table)
            }
            Err(fault) => {
                tracing::error!(table = %self.id, %fault, "the table is frozen");
                self.registry.metrics.frozen.inc();
                Ok(Table::shell(stored, games))
            }
        }
    }
}

/// Whether a table was played by later rules than those of this node.
fn is_later(stored: &StoredTable, games: &dyn table::Games) -> bool {
    let own = games.info(&stored.row.game).map_or(0, |info| info.rules_version);
    let changes = stored.entries.iter().filter_map(|one| {
        let Entry::Rules { version, .. } = &one.entry else { return None };
        Some(*version)
    });
    changes.chain([stored.row.rules_version]).max() > Some(own)
}
