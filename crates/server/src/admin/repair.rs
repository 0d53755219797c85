//! Host operations on a table: pausing it, and repairing one whose log does not replay.

use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;
use table::wire::Status;
use table::{Entry, Millis, Stored, StoredTable, Table, TableId, fold_all};

use super::{Admin, refused};
use crate::fault::Fault;
use crate::limits::LATE_TRIES;
use crate::maintenance;
use crate::serve::RunError;
use crate::store::{Append, Cut, NodeMessage, StoreError, WrittenLog};
use crate::time::Time;

/// The effect of a repair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "repair", rename_all = "kebab-case")]
pub enum Repair {
    /// The table can be played without a repair.
    Nothing,
    /// The game continues from its stored state, as after a change of rules. The log stays complete.
    GoesOn {
        /// The entry after which the state was stored.
        from: u32,
        /// The number of later entries of the game that no longer apply.
        lost: u32,
    },
    /// The log is truncated after the last entry that can be played.
    Cut {
        /// The last entry kept.
        last: u32,
        /// The number of entries removed.
        entries: u32,
        /// The defect of the next entry.
        fault: String,
    },
}

/// A repair, with the data needed to perform it.
struct Plan {
    repair: Repair,
    known: WrittenLog,
    append: Option<Append>,
}

impl Admin {
    /// Pauses a table or resumes it, and notifies its players. Returns whether anything changed.
    pub fn hold(&self, id: TableId, held: bool) -> Result<bool, RunError> {
        self.runtime.block_on(async {
            for _ in 0..LATE_TRIES {
                match self.try_hold(id, held).await {
                    // A player has moved in the meantime.
                    Err(Fault::Store(StoreError::Conflict)) => (),
                    done => return done.map_err(refused),
                }
            }
            Err(refused(Fault::Late))
        })
    }

    async fn try_hold(&self, id: TableId, held: bool) -> Result<bool, Fault> {
        let stored = self.store.table(id).await?.ok_or(Fault::NotFound)?;
        let games: Arc<dyn table::Games> = self.games.clone();
        let replayed = maintenance::replayed(&stored, &games);
        let plays = replayed.is_ok();
        let mut table = replayed.unwrap_or_else(|_| Table::shell(&stored, Arc::clone(&games)));
        if table.is_held() == held {
            return Ok(false);
        }
        match table.status {
            Status::Over => return Err(table::Fault::NotRunning.into()),
            // An internal error has stopped the table already.
            Status::Frozen if held => return Err(table::Fault::Frozen.into()),
            Status::Open | Status::Running | Status::Frozen => (),
        }
        let now = Time::default().now().max(table.changed);
        table.restore_clocks(stored.clocks.clone());
        let entries = fold_all(&mut table, [Entry::Held { held }], now)?;
        let mut summary = table.summary(u32::MAX);
        if !plays {
            // A server resumes the table when it loads it next, which it does for a bot that is due.
            summary.status = Status::Running;
            summary.bot_due = true;
        }
        self.append(Append {
            table: id,
            base: table.seq - 1,
            entries,
            summary,
            kept: false,
            jobs: Vec::new(),
        })
        .await?;
        Ok(true)
    }

    async fn append(&self, append: Append) -> Result<(), Fault> {
        let (table, seq) = (append.table, append.entries.last().map_or(append.base, |last| last.seq));
        self.store.append(append).await?;
        Ok(self.store.tell_server(NodeMessage::Log { table, seq, cut: false }).await?)
    }

    /// Describes the repair of a table without changing anything.
    pub fn diagnose(&self, id: TableId) -> Result<Repair, RunError> {
        let plan = self.runtime.block_on(self.plan(id)).map_err(refused)?;
        Ok(plan.repair)
    }

    /// Repairs a table whose log cannot be played and returns what was done. Removed entries are first written to a new
    /// file, one per line. The server may be running.
    pub fn repair(&self, id: TableId, file: &Path) -> Result<Repair, RunError> {
        self.runtime.block_on(async {
            let Plan { repair, known, append } = self.plan(id).await.map_err(refused)?;
            let Some(append) = append else { return Ok(repair) };
            let seq = append.entries.last().map_or(append.base, |last| last.seq);
            if let Repair::Cut { last, .. } = &repair {
                let gone = known.entries.iter().filter(|one| one.seq > i64::from(*last));
                let lines = gone.map(|one| serde_json::to_string(one).unwrap_or_default() + "\n");
                let written = maintenance::new_file(file).and_then(|mut file| {
                    file.write_all(lines.collect::<String>().as_bytes())?;
                    file.sync_all()
                });
                written.map_err(|error| RunError::Folder(file.to_owned(), error))?;
            }
            // If the game continues from its state, no entry is beyond the cut, and the remaining ones are resealed
            // unchanged.
            self.store.cut(Cut { known, then: append }).await.map_err(refused)?;
            let message = NodeMessage::Log { table: id, seq, cut: true };
            self.store.tell_server(message).await.map_err(refused)?;
            Ok(repair)
        })
    }

    async fn plan(&self, id: TableId) -> Result<Plan, Fault> {
        let known = self.store.written(id).await?.ok_or(Fault::NotFound)?;
        let games: Arc<dyn table::Games> = self.games.clone();
        // Entries must be numbered from 1 without gaps, and each must parse.
        let readable =
            known.entries.iter().zip(1..).take_while(|(one, seq)| {
                one.seq == *seq && serde_json::from_str::<Entry>(&one.entry).is_ok()
            });
        let readable = u32::try_from(readable.count()).unwrap_or(u32::MAX);
        let all_read = known.entries.len() == readable as usize && known.head == i64::from(readable);
        let damaged = known.entries.iter().find(|one| !one.whole).map(|one| one.seq);
        let stored = self.store.table(id).await?.ok_or(Fault::NotFound)?;
        let contradiction = stored.contradiction().err();
        let whole = all_read && damaged.is_none() && contradiction.is_none();
        // The log as far as it parses, whether or not its seal matches.
        let mut stored = StoredTable { entries: known.read(readable), damage: None, ..stored };
        if stored.state.as_ref().is_some_and(|(state, _)| *state > readable) {
            stored.state = None;
        }
        let mut last = 0;
        let through = AssertUnwindSafe(|| Table::play_through(&stored, Arc::clone(&games), &mut last));
        let fault = match catch_unwind(through) {
            Ok(Ok(())) if whole => match Table::replay(&stored, Arc::clone(&games)) {
                Ok(_) => return Ok(Plan { repair: Repair::Nothing, known, append: None }),
                Err(error) => error.to_string(),
            },
            Ok(Ok(())) if !all_read => format!("entry {} cannot be parsed or is missing", readable + 1),
            Ok(Ok(())) => match damaged {
                Some(seq) => format!("entry {seq} is not as it was written"),
                None => contradiction.map(|error| error.to_string()).unwrap_or_default(),
            },
            Ok(Err(error)) => error.to_string(),
            Err(_) => "a fault of the game".to_owned(),
        };
        let now = Time::default().now();
        // A state that was stored after the damage does not depend on the damaged entries.
        let from_state = |damaged: Option<i64>| match (&stored.state, damaged) {
            (Some((state, _)), Some(seq)) => i64::from(*state) >= seq,
            (Some(_), None) => true,
            (None, _) => false,
        };
        let last_damaged = known.entries.iter().rfind(|one| !one.whole).map(|one| one.seq);
        if all_read
            && from_state(last_damaged)
            && let Some((from, lost, append)) = go_on(&stored, &games, now)
        {
            return Ok(Plan { repair: Repair::GoesOn { from, lost }, known, append: Some(append) });
        }
        let before_damage = damaged.and_then(|seq| u32::try_from(seq - 1).ok()).unwrap_or(u32::MAX);
        last = last.min(before_damage);
        stored.entries.truncate(last as usize);
        (stored.state, stored.status) = (None, Status::Frozen);
        let cut = u32::try_from(known.entries.len() - stored.entries.len()).unwrap_or(u32::MAX);
        let mut table = maintenance::replayed(&stored, &games).map_err(|_| table::Fault::Frozen)?;
        if let Some(clocks) = &mut table.clocks {
            clocks.forgive(now.saturating_sub(table.changed), now);
        }
        let now = now.max(table.changed);
        let entries = fold_all(&mut table, [Entry::Repaired { cut }], now)?;
        let append = Append {
            table: id,
            base: last,
            entries,
            summary: table.summary(0),
            kept: false,
            jobs: Vec::new(),
        };
        Ok(Plan { repair: Repair::Cut { last, entries: cut, fault }, known, append: Some(append) })
    }
}

/// The entries with which a table continues from its stored state, as a server would add them.
fn go_on(stored: &StoredTable, games: &Arc<dyn table::Games>, now: Millis) -> Option<(u32, u32, Append)> {
    let (from, _) = stored.state.as_ref()?;
    let base = stored.entries.last()?.seq;
    let folded = catch_unwind(AssertUnwindSafe(|| {
        let entries = Table::rescue(stored, games).ok()?;
        let mut table = Table::shell(stored, Arc::clone(games));
        if table.is_held() {
            return None;
        }
        table.status = Status::Running;
        let now = now.max(table.changed);
        let entries = fold_all(&mut table, entries, now).ok()?;
        Some((entries, table.summary(0)))
    }));
    let (entries, summary) = folded.ok().flatten()?;
    let later = |one: &&Stored| one.seq > *from && one.entry.is_of_game();
    let (later, kept) = (stored.entries.iter().filter(later).count(), entries.len() - 1);
    let lost = u32::try_from(later.saturating_sub(kept)).unwrap_or(u32::MAX);
    Some((
        *from,
        lost,
        Append { table: stored.row.id, base, entries, summary, kept: false, jobs: Vec::new() },
    ))
}
