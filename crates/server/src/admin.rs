//! Host operations on a server's data from its machine, also while it runs.

mod repair;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use table::wire::{Status, TableInfo};
use table::{Asker, Listed, StoredTable, Table, TableId, listed_info, people_of};
use tokio::runtime::Runtime;

use crate::app::{Rates, ServeError};
use crate::fault::Fault;
use crate::games::Games;
use crate::maintenance;
use crate::people::People;
use crate::serve::{Home, RunError};
use crate::store::{Store, StoreError};
use crate::time::Time;

pub use self::repair::Repair;

/// How many tables are asked for at once.
const TABLES: u32 = 500;

fn refused(fault: impl Into<Fault>) -> RunError {
    RunError::Serve(ServeError::Fault(fault.into()))
}

/// One table, as its host may see it: nothing of anybody's hand.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// The version of the rules it began with.
    pub rules_version: u16,
    /// How many entries its log has.
    pub entries: u32,
    /// The entry in lists, if the log replays.
    pub table: Option<TableInfo>,
    /// The reason why the log does not replay, if so.
    pub fault: Option<String>,
}

/// How many tables there are, by how far they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// Seats can be taken.
    pub open: u32,
    /// The game is on.
    pub running: u32,
    /// The game is over.
    pub over: u32,
    /// A fault of ours, or the host, stopped it.
    pub frozen: u32,
}

/// A house that its host looks into.
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
    /// Opens a house that is there.
    pub fn open(home: &Home, games: Arc<dyn Games>) -> Result<Admin, RunError> {
        let runtime = maintenance::runtime()?;
        let store = runtime.block_on(maintenance::open(home))?;
        Ok(Admin { runtime, store, games })
    }

    /// Every table, the first opened first.
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
        Ok(listed.iter().filter_map(|one| listed_info(one, &names, None)).collect())
    }

    /// How many tables there are, by game and how far they are.
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

    /// A table with its people's names, or why it does not replay as it was played.
    fn replayed(&self, id: TableId) -> Result<(StoredTable, Result<Table, String>), RunError> {
        self.runtime.block_on(async {
            let stored = self.store.table(id).await.map_err(refused)?;
            let stored = stored.ok_or_else(|| refused(Fault::NotFound))?;
            let games: Arc<dyn table::Games> = self.games.clone();
            let mut table = maintenance::replayed(&stored, &games);
            if let Ok(table) = &mut table {
                let names = self.store.names(table.owners()).await.map_err(refused)?;
                table.names = names.into_iter().collect();
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

    /// The record of a game that is over.
    pub fn record(&self, id: TableId) -> Result<String, RunError> {
        let (_, table) = self.replayed(id)?;
        table.map_err(|_| refused(table::Fault::Frozen))?.record().map_err(refused)
    }

    /// Takes every damaged row that is not of a table as it is now.
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

    /// Writes down what waits, and ends.
    pub fn close(self) -> Result<(), RunError> {
        self.runtime.block_on(async { self.store.close().await }).map_err(refused)
    }
}
