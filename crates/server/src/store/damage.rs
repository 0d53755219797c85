//! Damage to stored data: its place, the remedy, and the damage known so far.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use table::TableId;

/// The maximum number of damages remembered by name. A file with more needs a backup.
const REMEMBERED: usize = 1000;

/// A stored object that differs from what was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{subject}: {fault}")]
pub struct Damage {
    pub subject: Subject,
    /// The defect.
    pub fault: String,
}

/// A place in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A table: its row, its log or its stored state.
    Table(TableId),
    /// A row of another kind.
    Row {
        /// The kind of damaged object.
        kind: &'static str,
        key: String,
    },
    /// A page of the file, or its structure as a whole.
    File {
        page: Option<u32>,
        /// The table or index it belongs to.
        tree: Option<String>,
    },
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Table(id) => write!(f, "table {id}"),
            Subject::Row { kind, key } => write!(f, "{kind} {key}"),
            Subject::File { page: Some(page), tree: Some(tree) } => write!(f, "page {page} of {tree}"),
            Subject::File { page: Some(page), tree: None } => write!(f, "page {page}"),
            Subject::File { page: None, tree: Some(tree) } => f.write_str(tree),
            Subject::File { page: None, tree: None } => f.write_str("the file"),
        }
    }
}

impl Damage {
    /// Damage to the file as such.
    pub(super) fn of_file(fault: impl Into<String>) -> Damage {
        Damage { subject: Subject::File { page: None, tree: None }, fault: fault.into() }
    }

    pub(super) fn is_of_file(&self) -> bool {
        matches!(self.subject, Subject::File { .. })
    }

    /// Damage to a table.
    pub(super) fn of_table(table: TableId, fault: impl Into<String>) -> Damage {
        Damage { subject: Subject::Table(table), fault: fault.into() }
    }

    /// The damage in one line, for the host.
    pub fn line(&self) -> String {
        format!("{self}. Remedy: {}.", self.remedy())
    }

    /// The host's remedy.
    pub fn remedy(&self) -> String {
        match &self.subject {
            Subject::Table(id) => format!(
                "take it from a copy, or `caravelle admin repair {id} FILE` cuts its log off before the damage"
            ),
            Subject::Row { .. } => "restore a copy, or `caravelle admin accept` keeps every row as it is now".to_owned(),
            Subject::File { .. } => {
                "stop the server; `caravelle backup FILE` writes what can be read into a new file with new indexes, \
                 otherwise restore the last copy"
                    .to_owned()
            }
        }
    }
}

/// The known damage, shared by all readers of the store.
#[derive(Clone, Debug, Default)]
pub(super) struct Damages(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    known: Mutex<Vec<Damage>>,
    /// Whether the structure of the file is damaged, which stops all writes.
    structure: AtomicBool,
    /// Whether SQLite failed to read a page, so that the file must be checked.
    suspected: AtomicBool,
    /// Whether the store was checked and is not being checked now.
    looked: AtomicBool,
}

impl Damages {
    /// Records damage, and logs it once.
    pub(super) fn note(&self, damage: &Damage) {
        if damage.is_of_file() {
            self.0.structure.store(true, Ordering::Release);
        }
        let mut known = self.0.known.lock().unwrap_or_else(PoisonError::into_inner);
        if !known.contains(damage) && known.len() < REMEMBERED {
            tracing::error!(%damage, remedy = damage.remedy(), "the store is damaged");
            known.push(damage.clone());
        }
    }

    /// Records damage found by a read. A page that cannot be read may be a temporary failure of the disk, so the file
    /// is checked before writes stop.
    pub(super) fn report(&self, damage: &Damage) {
        if damage.is_of_file() {
            self.suspect();
        } else {
            self.note(damage);
        }
    }

    /// Asks for a check of the whole file.
    pub(super) fn suspect(&self) {
        self.0.suspected.store(true, Ordering::Release);
    }

    pub(super) fn take_suspected(&self) -> bool {
        self.0.suspected.swap(false, Ordering::AcqRel)
    }

    /// Withdraws the damage of a table that was read without errors, possibly after a repair.
    pub(super) fn clear(&self, table: TableId) {
        let mut known = self.0.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|damage| damage.subject != Subject::Table(table));
    }

    /// Withdraws damage to the file, because a complete check has found its structure sound.
    pub(super) fn clear_structure(&self) {
        if self.0.structure.swap(false, Ordering::AcqRel) {
            tracing::warn!("the structure of the file is intact: the earlier report is withdrawn");
        }
        let mut known = self.0.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|damage| !damage.is_of_file());
    }

    pub(super) fn known(&self) -> Vec<Damage> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn of_structure(&self) -> bool {
        self.0.structure.load(Ordering::Acquire)
    }

    pub(super) fn set_looking(&self, looking: bool) {
        self.0.looked.store(!looking, Ordering::Release);
    }

    pub(super) fn is_looking(&self) -> bool {
        !self.0.looked.load(Ordering::Acquire)
    }
}
