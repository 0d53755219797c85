//! What is stored of a table: its row, its log, and what follows from the log and is wanted without replaying it.

use engine::fair::Secret;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Millis;
use crate::entry::Stored;
use crate::fault::LoadError;
use crate::token::{Link, PersonId, TableId};
use crate::wire::{Clock, Status};

/// What is settled when a table opens.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// The id.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// All its options.
    pub options: Value,
    /// How many seats.
    pub seats: u8,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Whether several people share a device.
    pub hot_seat: bool,
    /// How long decisions may take.
    pub clock: Option<Clock>,
    /// The secret of the deal.
    pub secret: Secret,
    /// The hash of the component data.
    pub data: String,
    /// The version of the rules it began with.
    pub rules_version: u16,
    /// Who opened it.
    pub host: PersonId,
    /// When it was.
    pub opened: Millis,
    /// The link by which others may watch.
    pub watch: Link,
    /// The table it plays on from or is the rematch of.
    pub parent: Option<TableId>,
}

/// What is left of clocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredClocks {
    /// At which time.
    pub at: Millis,
    /// How much, by seat, in milliseconds.
    pub left: Vec<u64>,
}

/// What follows from the log and is wanted without replaying it.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// How far it is.
    pub status: Status,
    /// The seats whose decision is awaited, one bit each.
    pub awaited: u8,
    /// Whether a bot is to decide: the table must be woken after a restart.
    pub bot_due: bool,
    /// When a clock runs out.
    pub deadline: Option<Millis>,
    /// When something last happened that everybody may know of.
    pub changed: Millis,
    /// The clocks.
    pub clocks: Option<StoredClocks>,
    /// Seats, progress and result for lists; none if unchanged.
    pub listing: Option<Value>,
    /// Whose table it is (seats and host); none if unchanged.
    pub owners: Option<Vec<PersonId>>,
    /// The state after the last entry, now and then.
    pub state: Option<Value>,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// What was settled at first.
    pub row: TableRow,
    /// The whole log.
    pub entries: Vec<Stored>,
    /// The clocks.
    pub clocks: Option<StoredClocks>,
    /// The last stored state and the entry after which it was.
    pub state: Option<(u32, Value)>,
    /// How far it is, by its own row: the log must say the same.
    pub status: Status,
    /// What the store found damaged in it. The log may be incomplete then, and nobody plays on.
    pub damage: Option<String>,
}

impl StoredTable {
    /// Refuses a table that is damaged, as far as that shows without replaying its log.
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

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// What was settled at first.
    pub row: TableRow,
    /// How far it is.
    pub status: Status,
    /// The seats whose decision is awaited.
    pub awaited: u8,
    /// When something last happened.
    pub changed: Millis,
    /// Seats, progress and result.
    pub listing: Value,
}
