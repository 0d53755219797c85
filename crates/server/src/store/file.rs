//! The database file: its place, size and permissions.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::StoreError;

/// The header of every SQLite file.
pub const MAGIC: &[u8] = b"SQLite format 3\0";
const HEADER: usize = 100;

/// The opened file, identified by the system's ids.
#[derive(Clone, Debug)]
pub(super) struct Place {
    path: PathBuf,
    identity: Option<(u64, u64)>,
}

/// Distinguishes a file from another with the same name.
#[cfg(unix)]
fn identity(metadata: &Metadata) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    Some((metadata.dev(), metadata.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Option<(u64, u64)> {
    None
}

/// The number of free bytes on the disk of a file.
#[cfg(unix)]
fn free_bytes(path: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(path).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &Path) -> Option<u64> {
    None
}

/// The write-ahead log of the file.
fn log_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    PathBuf::from(name)
}

fn broken(path: &Path, what: &str) -> StoreError {
    StoreError::Broken(format!("{} {what}", path.display()))
}

impl Place {
    /// Checks the file before it is opened, and creates it if missing. An empty or truncated file was a database
    /// before, so it is rejected.
    pub(super) fn prepare(path: &Path) -> Result<Place, StoreError> {
        let lost = |error: io::Error| StoreError::Lost(path.display().to_string(), error);
        match std::fs::metadata(path) {
            Ok(metadata) if metadata.len() == 0 => return Err(StoreError::Empty(path.display().to_string())),
            Ok(_) => {
                if !log_of(path).exists() {
                    is_whole(path)?;
                }
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if log_of(path).exists() {
                    return Err(broken(path, "is not there, but its write-ahead log is"));
                }
                tracing::warn!(path = %path.display(), "creating a new database");
            }
            Err(error) => return Err(lost(error)),
        }
        let file = make(path).map_err(lost)?;
        Ok(Place { path: path.to_owned(), identity: identity(&file.metadata().map_err(lost)?) })
    }

    /// Whether another process would find this file and its log at the path.
    pub(super) fn check_path(&self) -> Result<(), StoreError> {
        let lost = |error: io::Error| StoreError::Lost(self.path.display().to_string(), error);
        let metadata = std::fs::metadata(&self.path).map_err(lost)?;
        if identity(&metadata) != self.identity {
            return Err(broken(&self.path, "is another file than the one that was opened"));
        }
        std::fs::metadata(log_of(&self.path)).map_err(lost)?;
        Ok(())
    }

    /// The number of free bytes on the disk, if the system reports it.
    pub(super) fn free_bytes(&self) -> Option<u64> {
        free_bytes(&self.path)
    }

    /// Checks that the file has its full length.
    pub(super) fn check_length(&self) -> Result<(), StoreError> {
        is_whole(&self.path)
    }
}

/// Opens the file, creating it if missing. Only its owner can read it and its log and index, because it contains the
/// secrets of running games.
fn make(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

/// Checks that a file has the header of a database, and at least the length given there.
pub fn is_whole(path: &Path) -> Result<(), StoreError> {
    let lost = |error: io::Error| StoreError::Lost(path.display().to_string(), error);
    let mut file = File::open(path).map_err(lost)?;
    let length = file.metadata().map_err(lost)?.len();
    let mut header = Vec::with_capacity(HEADER);
    file.by_ref().take(HEADER as u64).read_to_end(&mut header).map_err(lost)?;
    let big_endian = |range: std::ops::Range<usize>| {
        let bytes = header.get(range)?;
        Some(bytes.iter().fold(0_u64, |n, byte| n << 8 | u64::from(*byte)))
    };
    let (Some(page), Some(pages)) = (big_endian(16..18), big_endian(28..32)) else {
        return Err(broken(path, "is shorter than any database"));
    };
    if !header.starts_with(MAGIC) {
        return Err(broken(path, "is no database"));
    }
    // The largest page size does not fit into two bytes and is stored as 1.
    let page = if page == 1 { 65_536 } else { page };
    if length < page * pages {
        return Err(broken(path, "is shorter than it says"));
    }
    Ok(())
}
