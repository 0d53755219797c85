//! Maintenance operations for hosts: backup, restore and check.

use std::fs::File;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use table::{StoredTable, Table, TableId};

use crate::games::Games;
use crate::serve::{FILE, Home, RunError, lock, make_folder};
use crate::shared;
use crate::store::{Damage, Moved, Sqlite, Store, StoreError, Subject};

/// How many tables are asked for at once.
const TABLES: u32 = 500;

/// The result of a full check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many tables were replayed.
    pub tables: u64,
    /// How many of them were played by earlier rules, and go on from a stored state.
    pub rescued: u64,
    /// How many entries their logs have.
    pub entries: u64,
    /// The faults, one line each.
    pub faults: Vec<String>,
}

/// Opens the store of a house that is there.
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

/// The name under which a file is written until it is whole.
fn part_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// A file that is new and its owner's alone: it holds the secrets of running games.
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

/// A file that is whole gets its name.
fn put_in_place(part: &Path, file: &Path) -> io::Result<()> {
    // The last process to close the file has merged its write-ahead log.
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

/// Writes everything that a house keeps, as it is at one moment, into a new file; it may be open meanwhile. Tells what a look
/// at the copy found.
pub fn backup(home: &Home, file: &Path, games: Arc<dyn Games>) -> Result<Checked, RunError> {
    let unusable = |error| RunError::Folder(file.to_owned(), error);
    no_room(file).map_err(unusable)?;
    let part = part_of(file);
    let written = runtime()?.block_on(async {
        match home {
            Home::Folder(folder) => {
                let store = open_folder(folder).await?;
                let broken = |error| RunError::Store(file.to_owned(), error);
                // SQLite writes into an empty file, which has its rights already.
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

/// Makes a house of a copy, where none is yet; tells what a look at it found.
pub fn restore(home: &Home, file: &Path, games: Arc<dyn Games>) -> Result<Checked, RunError> {
    let unusable = |error| RunError::Folder(file.to_owned(), error);
    // A file that is not there is not made.
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

/// Carries the house in a folder over into an empty PostgreSQL database; nobody may serve the folder meanwhile. The folder
/// stays as it is.
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

/// Looks at everything: the store itself, and every table, which must replay to the course that was stored. The house may be
/// open meanwhile.
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
        // Tables are only removed by the server itself; a table that is gone since is not a fault of the store.
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

/// A table as it was played, or why it does not replay so.
pub(crate) fn replayed(stored: &StoredTable, games: &Arc<dyn table::Games>) -> Result<Table, String> {
    match catch_unwind(AssertUnwindSafe(|| Table::replay(stored, Arc::clone(games)))) {
        Ok(Ok(table)) => Ok(table),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("a fault of the game".to_owned()),
    }
}
