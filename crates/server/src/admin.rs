//! Host operations on a server's data from the command line, also while the server runs.

mod repair;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use table::wire::{Status, TableInfo};
use table::{Asker, Listed, StoredTable, Table, TableId, bot_name_spellings, listed_info, people_of};
use tokio::runtime::Runtime;

use crate::app::{Rates, ServeError};
use crate::community::index_table;
use crate::fault::Fault;
use crate::maintenance;
use crate::people::People;
use crate::serve::{Home, RunError};
use crate::store::{Store, StoreError};
use crate::time::Time;
use catalog::Games;

pub use self::repair::Repair;

/// The number of tables per query.
const TABLES: u32 = 500;

fn refused(fault: impl Into<Fault>) -> RunError {
    RunError::Serve(ServeError::Fault(fault.into()))
}

/// One table with what its host may see, which excludes hidden information.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    pub id: String,
    pub game: String,
    /// The version of the rules at its start.
    pub rules_version: u16,
    /// The number of entries in its log.
    pub entries: u32,
    /// The entry in lists, if the log replays.
    pub table: Option<TableInfo>,
    /// The reason why the log does not replay.
    pub fault: Option<String>,
}

/// The number of tables by status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counted {
    pub open: u32,
    pub running: u32,
    pub over: u32,
    /// Tables stopped by an internal error or by the host.
    pub frozen: u32,
}

/// The result of `reindex`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reindexed {
    /// Games that were added to the index.
    pub added: u32,
    /// Finished tables without a game that belongs there: lessons, games that were broken off, logs that do not replay.
    pub left: u32,
}

/// A server's data, opened by its host.
pub struct Admin {
    runtime: Runtime,
    store: Arc<dyn Store>,
    games: Arc<dyn Games>,
}

impl fmt::Debug for Admin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Admin").field("store", &self.store).finish_non_exhaustive()
    }
}

impl Admin {
    /// Opens existing data.
    pub fn open(home: &Home, games: Arc<dyn Games>) -> Result<Admin, RunError> {
        let runtime = maintenance::runtime()?;
        let store = runtime.block_on(maintenance::open(home))?;
        Ok(Admin { runtime, store, games })
    }

    /// All tables, oldest first.
    pub fn tables(&self) -> Result<Vec<TableInfo>, RunError> {
        self.runtime.block_on(async {
            let (mut after, mut tables) = (None, Vec::new());
            loop {
                let some = self.store.listed(after, TABLES).await.map_err(refused)?;
                let Some(last) = some.last() else { return Ok(tables) };
                after = Some(last.row.id);
                tables.extend(self.infos(&some).await.map_err(refused)?);
            }
        })
    }

    async fn infos(&self, listed: &[Listed]) -> Result<Vec<TableInfo>, StoreError> {
        let names: HashMap<_, _> = self.store.names(people_of(listed)).await?.into_iter().collect();
        let accounts = self.store.account_names(bot_name_spellings()).await?;
        Ok(listed.iter().filter_map(|one| listed_info(one, &names, &accounts, None)).collect())
    }

    /// The number of tables by game and status.
    pub fn statistics(&self) -> Result<BTreeMap<String, Counted>, RunError> {
        let mut counts: BTreeMap<String, Counted> = BTreeMap::new();
        for table in self.tables()? {
            let counted = counts.entry(table.game).or_default();
            *match table.status {
                Status::Open => &mut counted.open,
                Status::Running => &mut counted.running,
                Status::Over => &mut counted.over,
                Status::Frozen => &mut counted.frozen,
            } += 1;
        }
        Ok(counts)
    }

    /// A table with the names of its people, or the reason why it does not replay to its stored course.
    fn replayed(&self, id: TableId) -> Result<(StoredTable, Result<Table, String>), RunError> {
        self.runtime.block_on(async {
            let stored = self.store.table(id).await.map_err(refused)?;
            let stored = stored.ok_or_else(|| refused(Fault::NotFound))?;
            let games: Arc<dyn table::Games> = self.games.clone();
            let mut table = maintenance::replayed(&stored, &games);
            if let Ok(table) = &mut table {
                let names = self.store.names(table.owners()).await.map_err(refused)?;
                table.names = names.into_iter().collect();
                let accounts = self.store.account_names(bot_name_spellings()).await.map_err(refused)?;
                table.account_names = accounts.into();
            }
            Ok((stored, table))
        })
    }

    /// One table, replayed.
    pub fn show(&self, id: TableId) -> Result<Shown, RunError> {
        let (StoredTable { row, entries, .. }, table) = self.replayed(id)?;
        let entries = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        let (table, fault) = match table {
            Ok(table) => (Some(table.info(&Asker::default())), None),
            Err(fault) => (None, Some(fault)),
        };
        Ok(Shown {
            id: row.id.to_string(),
            game: row.game,
            rules_version: row.rules_version,
            entries,
            table,
            fault,
        })
    }

    /// The record of a finished game.
    pub fn record(&self, id: TableId) -> Result<String, RunError> {
        let (_, table) = self.replayed(id)?;
        table.map_err(|_| refused(table::Fault::Frozen))?.record().map_err(refused)
    }

    /// Accepts all damaged rows outside of tables as they are now.
    pub fn accept(&self) -> Result<(), RunError> {
        self.runtime.block_on(self.store.accept()).map_err(refused)
    }

    /// Ends every session of an account.
    pub fn revoke(&self, login: &str) -> Result<(), RunError> {
        self.runtime.block_on(async {
            let people = People::new(Arc::clone(&self.store), Time::default(), Rates::default().tries);
            people.revoke(login).await.map_err(refused)
        })
    }

    /// Adds finished games of earlier versions to the index; the server may be running. Returns the number of added games,
    /// and of finished tables without a game for the index.
    pub fn reindex(&self) -> Result<Reindexed, RunError> {
        self.runtime.block_on(async {
            let (mut after, mut all) = (None, Reindexed::default());
            loop {
                let some = self.store.unindexed(after, TABLES).await.map_err(refused)?;
                let Some(last) = some.last() else { return Ok(all) };
                after = Some(*last);
                for table in some {
                    let games: Arc<dyn table::Games> = self.games.clone();
                    let added = index_table(&*self.store, games, table).await.map_err(refused)?;
                    *if added { &mut all.added } else { &mut all.left } += 1;
                }
            }
        })
    }

    /// Commits pending writes and closes the data.
    pub fn close(self) -> Result<(), RunError> {
        self.runtime.block_on(async { self.store.close().await }).map_err(refused)
    }
}
