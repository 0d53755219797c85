//! The matches under way, each behind a border that a fault does not cross.

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::AnyMatch;
use engine::{DataId, Phrase};

use super::rpc::Fault;

/// The most matches at once.
const MATCHES_MAX: usize = 10_000;

enum Slot {
    Playing(Box<dyn AnyMatch>),
    /// A fault of ours happened in it: nothing about it can be trusted.
    Frozen,
}

/// The matches of one referee.
pub struct Desk {
    /// The component data of each game.
    data: BTreeMap<&'static str, DataId>,
    slots: HashMap<u64, Slot>,
    next: u64,
    reports: Vec<Phrase>,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").field("matches", &self.slots.len()).finish_non_exhaustive()
    }
}

impl Desk {
    pub(crate) fn new(data: BTreeMap<&'static str, DataId>) -> Desk {
        Desk { data, slots: HashMap::new(), next: 1, reports: Vec::new() }
    }

    /// The component data that a game is played with here.
    pub(crate) fn data(&self, game: &str) -> Option<DataId> {
        self.data.get(game).copied()
    }

    /// Makes a match and gives it a number. A fault while it is made leaves nothing behind.
    pub(crate) fn add(
        &mut self,
        make: impl FnOnce() -> Result<Box<dyn AnyMatch>, Fault>,
    ) -> Result<u64, Fault> {
        if self.slots.len() >= MATCHES_MAX {
            let phrase = Phrase::new("cli-rpc-too-many").with("max", MATCHES_MAX);
            return Err(Fault::own("too-many", phrase));
        }
        let made = catch_unwind(AssertUnwindSafe(make)).unwrap_or_else(|_| Err(Fault::internal()))?;
        let id = self.next;
        self.next += 1;
        self.slots.insert(id, Slot::Playing(made));
        Ok(id)
    }

    /// Does something with a match. A fault in it freezes the match and reports its moves.
    pub(crate) fn with<T>(
        &mut self,
        id: u64,
        work: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let slot = self.slots.get_mut(&id).ok_or_else(|| unknown(id))?;
        let Slot::Playing(playing) = slot else { return Err(Fault::frozen(id)) };
        if let Ok(result) = catch_unwind(AssertUnwindSafe(|| work(playing.as_mut()))) {
            return result;
        }
        // Its record is a complete report; a fault may be in the way of that too.
        let record = catch_unwind(AssertUnwindSafe(|| playing.record().to_string())).unwrap_or_default();
        let report = Phrase::new("cli-rpc-report").with("match", id.to_string().as_str());
        self.reports.push(report.with("record", record.as_str()));
        *slot = Slot::Frozen;
        Err(Fault::frozen(id))
    }

    /// Frees a match, frozen or not.
    pub(crate) fn drop_match(&mut self, id: u64) -> Result<(), Fault> {
        self.slots.remove(&id).map(|_| ()).ok_or_else(|| unknown(id))
    }

    /// What a person should read about faults since the last time.
    pub(crate) fn reports(&mut self) -> Vec<Phrase> {
        std::mem::take(&mut self.reports)
    }
}

fn unknown(id: u64) -> Fault {
    Fault::own("unknown-match", Phrase::new("cli-rpc-unknown-match").with("match", id.to_string().as_str()))
}
