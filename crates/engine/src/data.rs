//! Component data: sets of files, their hashes, and the small ids by which states refer to them.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::game::SetupError;

/// The component files of one game, by name (`developments.toml`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataFiles(BTreeMap<String, String>);

impl DataFiles {
    /// The files built into the program.
    pub fn embedded(files: &[(&str, &str)]) -> DataFiles {
        DataFiles(files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
    }

    pub fn get(&self, name: &str) -> Result<&str, DataError> {
        self.0.get(name).map(String::as_str).ok_or_else(|| DataError::Missing(name.to_owned()))
    }

    /// The names of the files, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Replaces the text of an existing file.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), DataError> {
        if let Some(file) = self.0.get_mut(name) {
            *file = text;
            return Ok(());
        }
        let known = self.0.keys().cloned().collect::<Vec<_>>().join(", ");
        Err(DataError::Unknown { file: name.to_owned(), known })
    }

    /// The hash that identifies this set, over names and texts with normalised line ends.
    pub fn hash(&self) -> DataHash {
        let mut hash = Sha256::new();
        for (name, text) in &self.0 {
            let text = text.replace("\r\n", "\n");
            hash.update((name.len() as u64).to_le_bytes());
            hash.update(name.as_bytes());
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        }
        let whole: [u8; 32] = hash.finalize().into();
        DataHash(whole[..16].try_into().expect("half of 32 bytes"))
    }
}

/// An error in a set of component files.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DataError {
    #[error("the component file {0} is missing")]
    Missing(String),
    /// The game has no file of this name.
    #[error("there is no component file {file}; the game has {known}")]
    Unknown {
        file: String,
        /// All file names of the game.
        known: String,
    },
    /// A file that cannot be parsed.
    #[error("{file}: {reason}")]
    File {
        file: &'static str,
        /// Includes line and column where they are known.
        reason: String,
    },
    /// A row with invalid values.
    #[error("{file}, row {id}: {reason}")]
    Row { file: &'static str, id: String, reason: String },
    /// The process already holds the maximum number of sets.
    #[error("no more than 256 sets of component data can be in use at once")]
    TooMany,
    /// A state or record refers to a set that is not loaded.
    #[error("the component data {0} are not loaded; start with --components to name them")]
    NotLoaded(String),
}

impl DataError {
    /// An error for a row with invalid values.
    pub fn row(file: &'static str, id: &str, reason: impl Into<String>) -> DataError {
        DataError::Row { file, id: id.to_owned(), reason: reason.into() }
    }
}

/// The stable identifier of a set of component files, used outside this process.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataHash(pub [u8; 16]);

impl fmt::Display for DataHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl fmt::Debug for DataHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DataHash({self})")
    }
}

impl std::str::FromStr for DataHash {
    type Err = String;

    fn from_str(text: &str) -> Result<DataHash, String> {
        unhex(text).map(DataHash).ok_or_else(|| "a data hash is 32 hexadecimal digits".to_owned())
    }
}

/// The index of a loaded set of component data. It takes one byte in a state and serialises as the set's hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DataId(u8);

static HASHES: Mutex<Vec<DataHash>> = Mutex::new(Vec::new());

fn hashes() -> std::sync::MutexGuard<'static, Vec<DataHash>> {
    HASHES.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl DataId {
    /// Looks up the loaded set with this hash.
    pub fn find(hash: DataHash) -> Result<DataId, DataError> {
        let at = hashes().iter().position(|&known| known == hash);
        at.map(|at| DataId(at as u8)).ok_or_else(|| DataError::NotLoaded(hash.to_string()))
    }

    pub fn hash(self) -> DataHash {
        hashes()[usize::from(self.0)]
    }

    fn register(hash: DataHash) -> Result<DataId, DataError> {
        enter(&mut hashes(), hash)
    }
}

/// Returns the index of a hash, adding it if there is room.
fn enter(hashes: &mut Vec<DataHash>, hash: DataHash) -> Result<DataId, DataError> {
    let at = hashes.iter().position(|&known| known == hash).unwrap_or(hashes.len());
    let id = u8::try_from(at).map_err(|_| DataError::TooMany)?;
    if at == hashes.len() {
        hashes.push(hash);
    }
    Ok(DataId(id))
}

impl fmt::Debug for DataId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DataId({})", self.hash())
    }
}

impl Serialize for DataId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.hash())
    }
}

impl<'de> Deserialize<'de> for DataId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DataId, D::Error> {
        let text = String::deserialize(deserializer)?;
        DataId::find(text.parse().map_err(de::Error::custom)?).map_err(de::Error::custom)
    }
}

/// The parsed component tables of one game, by `DataId`. Each game has one `static`. Sets live as long as the process,
/// so states need no pointer.
pub struct Library<T: 'static>([OnceLock<T>; 256]);

impl<T> Library<T> {
    #[expect(clippy::new_without_default, reason = "a library is a static, made by name")]
    pub const fn new() -> Library<T> {
        Library([const { OnceLock::new() }; 256])
    }

    /// Parses a set of files once and stores its tables.
    pub fn load(
        &self,
        files: &DataFiles,
        read: impl FnOnce(&DataFiles) -> Result<T, DataError>,
    ) -> Result<DataId, DataError> {
        let hash = files.hash();
        if let Ok(id) = DataId::find(hash)
            && self.0[usize::from(id.0)].get().is_some()
        {
            return Ok(id);
        }
        let tables = read(files)?;
        let id = DataId::register(hash)?;
        // Two threads that load the same files have parsed equal tables, so either is fine.
        let _ = self.0[usize::from(id.0)].set(tables);
        Ok(id)
    }

    /// The tables of a set, for starting a game; an error if this game has not loaded the set.
    pub fn loaded(&self, id: DataId) -> Result<&T, SetupError> {
        self.0[usize::from(id.0)].get().ok_or(SetupError::Data)
    }

    /// The tables of a set that this game has loaded.
    #[inline]
    pub fn get(&self, id: DataId) -> &T {
        self.0[usize::from(id.0)].get().expect("a state names data that its game has loaded")
    }

    /// Whether this game has loaded the set. A hostile state may refer to another game's set.
    #[inline]
    pub fn has(&self, id: DataId) -> bool {
        self.0[usize::from(id.0)].get().is_some()
    }
}

impl<T> fmt::Debug for Library<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Library({} sets)", self.0.iter().filter(|slot| slot.get().is_some()).count())
    }
}

/// The origin of a component row's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The rulebook.
    Book,
    /// Another public text.
    Public,
    /// No text gives the value; a consistent one was chosen.
    Reconstructed,
}

/// The source of every row, with its file and id.
pub type Sources = Vec<(&'static str, String, Source)>;

/// The file with the numeric constants of a game's rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumbersFile {
    pub number: Vec<NumberRow>,
}

/// A numeric constant of the rules.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberRow {
    pub id: String,
    pub value: u8,
    pub source: Source,
}

pub(crate) struct Hex<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(self.0, f)
    }
}

pub(crate) fn hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(&text[at..at + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_list_rejects_new_hashes_and_is_unchanged() {
        let hash = |n: u16| DataHash([n as u8, (n >> 8) as u8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        let mut hashes = Vec::new();
        for n in 0..256 {
            assert_eq!(enter(&mut hashes, hash(n)).map(|id| u16::from(id.0)), Ok(n));
        }
        assert_eq!(enter(&mut hashes, hash(256)), Err(DataError::TooMany));
        assert_eq!(hashes.len(), 256, "an index that wraps would refer to another set");
        assert_eq!(enter(&mut hashes, hash(7)), Ok(DataId(7)));
    }

    #[test]
    fn hash_ignores_line_ends_only() {
        let hash = |files: &[(&str, &str)]| DataFiles::embedded(files).hash();
        let one = hash(&[("a.toml", "x = 1\ny = 2\n")]);
        assert_eq!(one, hash(&[("a.toml", "x = 1\r\ny = 2\r\n")]));
        assert_ne!(one, hash(&[("a.toml", "x = 1\ny = 3\n")]));
        assert_ne!(one, hash(&[("b.toml", "x = 1\ny = 2\n")]));
        assert_ne!(hash(&[("a", "bc")]), hash(&[("ab", "c")]));
        assert_eq!(one.to_string().parse(), Ok(one));
    }

    #[test]
    fn unknown_file_is_named_in_the_error() {
        let mut files = DataFiles::embedded(&[("cards.toml", ""), ("tiles.toml", "")]);
        let error = files.replace("coins.toml", String::new()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no component file coins.toml; the game has cards.toml, tiles.toml"
        );
        assert_eq!(files.get("coins.toml"), Err(DataError::Missing("coins.toml".to_owned())));
    }
}
