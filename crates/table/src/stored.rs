//! Stored data of a table: its row, its log, and data derived from the log for use without a replay.

use engine::fair::Secret;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Millis;
use crate::entry::Stored;
use crate::fault::LoadError;
use crate::token::{Link, PersonId, TableId};
use crate::wire::{Clock, Status};

/// The settings of a table, fixed when it opens.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    pub options: Value,
    pub seats: u8,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Whether several people share a device.
    pub hot_seat: bool,
    pub clock: Option<Clock>,
    pub secret: Secret,
    pub data: String,
    /// The rules version at the start.
    pub rules_version: u16,
    pub host: PersonId,
    pub opened: Millis,
    /// The link for spectators.
    pub watch: Link,
    /// The table that it continues or is the rematch of.
    pub parent: Option<TableId>,
}

/// The time left on clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredClocks {
    pub at: Millis,
    /// By seat, in milliseconds.
    pub left: Vec<u64>,
}

/// Data derived from the log, stored for use without a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub status: Status,
    /// The seats whose decision is awaited.
    pub awaited: u8,
    /// Whether a bot must decide, so that the table is loaded after a restart.
    pub bot_due: bool,
    /// The time at which a clock runs out.
    pub deadline: Option<Millis>,
    /// The time of the last public event.
    pub changed: Millis,
    pub clocks: Option<StoredClocks>,
    /// Seats, progress and result for lists; none if unchanged.
    pub listing: Option<Value>,
    /// The people at the table (seats and host); none if unchanged.
    pub owners: Option<Vec<PersonId>>,
    /// An occasional snapshot of the state after the last entry.
    pub state: Option<Value>,
}

/// A stored table.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    pub row: TableRow,
    pub entries: Vec<Stored>,
    pub clocks: Option<StoredClocks>,
    /// The last snapshot and the number of its entry.
    pub state: Option<(u32, Value)>,
    /// The status in the row, which must match the log.
    pub status: Status,
    /// Damage found by the store. The log may be incomplete, so the table must not continue.
    pub damage: Option<String>,
}

impl StoredTable {
    /// Rejects a damaged table, as far as that shows without a replay.
    pub fn contradiction(&self) -> Result<(), LoadError> {
        if let Some(damage) = &self.damage {
            return Err(LoadError::Damaged(damage.clone()));
        }
        let log = self.entries.last().map_or(0, |last| last.seq);
        match &self.state {
            Some((state, _)) if *state > log => Err(LoadError::State { state: *state, log }),
            _ => Ok(()),
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    pub row: TableRow,
    pub status: Status,
    /// The seats whose decision is awaited.
    pub awaited: u8,
    pub changed: Millis,
    pub listing: Value,
}
