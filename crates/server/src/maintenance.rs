//! Maintenance operations for hosts: backup, restore and check.

use std::fs::File;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use table::{StoredTable, Table, TableId};

use crate::serve::{FILE, Home, RunError, lock, make_folder};
use crate::shared;
use crate::store::{Damage, Moved, Sqlite, Store, StoreError, Subject};
use catalog::Games;

/// The number of tables per query.
const TABLES: u32 = 500;

/// The result of a full check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// The number of tables replayed.
    pub tables: u64,
    /// The number of tables of earlier rules, which continue from a stored state.
    pub rescued: u64,
    /// The number of entries in their logs.
    pub entries: u64,
    /// The faults, one line each.
    pub faults: Vec<String>,
}

/// Opens the store of existing data.
pub(crate) async fn open(home: &Home) -> Result<Arc<dyn Store>, RunError> {
    Ok(match home {
        Home::Folder(folder) => Arc::new(open_folder(folder).await?),
        Home::Database { url, node } => shared::open(url, node).await?,
    })
}

async fn open_folder(folder: &Path) -> Result<Sqlite, RunError> {
    let file = folder.join(FILE);
    if !file.exists() {
        return Err(RunError::Folder(folder.to_owned(), io::Error::from(io::ErrorKind::NotFound)));
    }
    Sqlite::open(&file).await.map_err(|error| RunError::Store(file, error))
}

/// The name of a file until it is complete.
fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// Creates a new file that only its owner can read, because it contains the secrets of running games.
pub(crate) fn new_file(file: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

fn copy(source: &mut File, file: &Path) -> io::Result<()> {
    io::copy(source, &mut new_file(file)?).map(drop)
}

/// Renames a complete file to its final name.
fn put_in_place(part: &Path, file: &Path) -> io::Result<()> {
    // The last connection that closes the database merges the write-ahead log into the file.
    no_room(Path::new(&format!("{}-wal", part.display())))?;
    File::open(part)?.sync_all()?;
    std::fs::rename(part, file)?;
    match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => File::open(".")?.sync_all(),
    }
}

fn no_room(file: &Path) -> io::Result<()> {
    if file.exists() { Err(io::Error::from(io::ErrorKind::AlreadyExists)) } else { Ok(()) }
}

/// Writes a consistent copy of all data into a new file. The server may be running. Returns the result of a check of
/// the copy.
pub fn backup(home: &Home, file: &Path, games: Arc<dyn Games>) -> Result<Checked, RunError> {
    let unusable = |error| RunError::Folder(file.to_owned(), error);
    no_room(file).map_err(unusable)?;
    let part = part_of(file);
    let written = runtime()?.block_on(async {
        match home {
            Home::Folder(folder) => {
                let store = open_folder(folder).await?;
                let broken = |error| RunError::Store(file.to_owned(), error);
                // SQLite writes into an existing empty file, which has the right permissions.
                new_file(&part).map_err(unusable)?;
                let written = store.write_file(&part).await.map_err(broken);
                store.close().await.map_err(broken)?;
                written?;
            }
            Home::Database { url, node } => {
                no_room(&part).map_err(unusable)?;
                shared::write_file(url, node, &part).await?;
            }
        }
        let copy = Sqlite::open(&part).await.map_err(|error| RunError::Store(part.clone(), error))?;
        look(Arc::new(copy), games).await.map_err(|error| RunError::Store(part.clone(), error))
    });
    let placed = written.and_then(|checked| {
        put_in_place(&part, file).map_err(unusable)?;
        Ok(checked)
    });
    if placed.is_err() {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", part.display()));
        }
    }
    placed
}

/// Restores data from a copy into an empty place. Returns the result of a check.
pub fn restore(home: &Home, file: &Path, games: Arc<dyn Games>) -> Result<Checked, RunError> {
    let unusable = |error| RunError::Folder(file.to_owned(), error);
    // Opening without creating: a missing file must not be created.
    let mut source = File::open(file).map_err(unusable)?;
    match home {
        Home::Folder(folder) => {
            let unusable = |error| RunError::Folder(folder.clone(), error);
            make_folder(folder).map_err(unusable)?;
            let _lock = lock(folder)?;
            let place = folder.join(FILE);
            no_room(&place).map_err(unusable)?;
            let part = part_of(&place);
            let copied = copy(&mut source, &part).and_then(|()| put_in_place(&part, &place));
            if copied.is_err() {
                let _ = std::fs::remove_file(&part);
            }
            copied.map_err(unusable)?;
        }
        Home::Database { url, .. } => drop(take_over(file, url)?),
    }
    check(home, games)
}

/// Copies the data of a folder into an empty PostgreSQL database. The folder must not be served meanwhile, and stays
/// unchanged.
pub fn migrate_store(folder: &Path, url: &str) -> Result<Moved, RunError> {
    let file = folder.join(FILE);
    if !file.exists() {
        return Err(RunError::Folder(folder.to_owned(), io::Error::from(io::ErrorKind::NotFound)));
    }
    let _lock = lock(folder)?;
    take_over(&file, url)
}

fn take_over(file: &Path, url: &str) -> Result<Moved, RunError> {
    runtime()?.block_on(shared::take_over(url, file))
}

/// Checks the store and every table, which must replay to its stored course. The server may be running.
pub fn check(home: &Home, games: Arc<dyn Games>) -> Result<Checked, RunError> {
    runtime()?.block_on(async {
        let store = open(home).await?;
        look(store, games).await.map_err(|error| match home {
            Home::Folder(folder) => RunError::Store(folder.join(FILE), error),
            Home::Database { .. } => RunError::Database(error),
        })
    })
}

pub(crate) fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

async fn look(store: Arc<dyn Store>, games: Arc<dyn Games>) -> Result<Checked, StoreError> {
    let damages = store.inspect().await?;
    let mut checked = Checked::default();
    for damage in &damages {
        checked.faults.push(damage.line());
    }
    let damaged = |id| damages.iter().any(|damage| damage.subject == Subject::Table(id));
    let games: Arc<dyn table::Games> = games;
    let mut after = None;
    loop {
        let ids = match store.all_tables(after, TABLES).await {
            Err(StoreError::Damaged(_)) if !damages.is_empty() => break,
            ids => ids?,
        };
        let Some(last) = ids.last() else { break };
        after = Some(*last);
        for id in ids {
            look_at(&*store, &games, id, damaged(id), &mut checked).await?;
        }
    }
    store.close().await?;
    Ok(checked)
}

async fn look_at(
    store: &dyn Store,
    games: &Arc<dyn table::Games>,
    id: TableId,
    is_damaged: bool,
    checked: &mut Checked,
) -> Result<(), StoreError> {
    let stored = match store.table(id).await {
        Ok(Some(stored)) => stored,
        // A table that the server has removed since is not an error of the store.
        Ok(None) => return Ok(()),
        Err(StoreError::Broken(what)) => {
            checked.faults.push(format!("{id}: {what}"));
            return Ok(());
        }
        Err(StoreError::Damaged(_)) if is_damaged => return Ok(()),
        Err(StoreError::Damaged(damage)) => {
            checked.faults.push(damage.line());
            return Ok(());
        }
        Err(error) => return Err(error),
    };
    checked.tables += 1;
    checked.entries += stored.entries.len() as u64;
    if is_damaged {
        return Ok(());
    }
    let Err(fault) = replayed(&stored, games) else { return Ok(()) };
    let newer = games.info(&stored.row.game).is_ok_and(|info| info.rules_version > stored.row.rules_version);
    let goes_on =
        || catch_unwind(AssertUnwindSafe(|| Table::rescue(&stored, games).is_ok())).unwrap_or_default();
    if newer && goes_on() {
        checked.rescued += 1;
    } else {
        checked.faults.push(Damage { subject: Subject::Table(id), fault }.line());
    }
    Ok(())
}

/// A table, replayed to its stored course, or the reason why it does not replay.
pub(crate) fn replayed(stored: &StoredTable, games: &Arc<dyn table::Games>) -> Result<Table, String> {
    match catch_unwind(AssertUnwindSafe(|| Table::replay(stored, Arc::clone(games)))) {
        Ok(Ok(table)) => Ok(table),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("a fault of the game".to_owned()),
    }
}
