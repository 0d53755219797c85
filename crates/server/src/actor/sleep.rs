//! A table that nobody asks for leaves memory; its connections stay, and whatever happens next wakes it.

use table::wire::Status;
use table::{Millis, PersonId, Table};
use tokio::time::Instant;

use super::{Actor, behind_border};
use crate::limits::PRESENCE_EVERY;

/// What is known of a table that sleeps.
#[derive(Debug, Default)]
pub(super) struct Asleep {
    /// When a clock runs out: it must not wait for the hall, which looks only now and then.
    pub(super) deadline: Option<Millis>,
    /// Whose names it shows.
    pub(super) owners: Vec<PersonId>,
}

/// Who comes and goes is told at most so often: otherwise each of many would bring a message to all of them.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// When everybody was last told what the table is like.
    pub(super) told: Option<Instant>,
    /// When to tell them next, if somebody has come or gone since.
    pub(super) due: Option<Instant>,
}

impl Presence {
    /// When they may be told next.
    pub(super) fn next(&self) -> Instant {
        self.told.map_or_else(Instant::now, |told| told + PRESENCE_EVERY)
    }

    /// Tells them soon.
    pub(super) fn soon(&mut self) {
        self.due = self.due.or_else(|| Some(Instant::now() + PRESENCE_EVERY));
    }
}

impl Actor {
    /// Stores the state and lets go of the game.
    pub(super) async fn sleep(&mut self) {
        // One that a fault stopped stays so while people look at it: it has no game that takes room.
        let broken = |table: &Table| table.status == Status::Frozen && !table.is_held();
        let stopped = self.table.as_ref().is_some_and(broken);
        if !self.thinking.is_empty() || (stopped && !self.connections.is_empty()) {
            return;
        }
        if let Some(mut table) = self.table.take() {
            self.asleep = Asleep {
                deadline: table.clocks.as_ref().and_then(|clocks| clocks.deadline()),
                owners: table.owners(),
            };
            self.connections.shrink_to_fit();
            let state = behind_border(|| table.state()).unwrap_or_default();
            if let Some(state) = state
                && let Err(error) = self.shared.store.keep_state(self.id, table.seq, state).await
            {
                tracing::warn!(table = %self.id, %error, "the state was not kept");
            }
            if self.shared.store.is_shared() && self.kept {
                // Whatever is due next, any node may look after it.
                self.kept = false;
                if let Err(error) = self.shared.store.let_go(self.id).await {
                    tracing::warn!(table = %self.id, error = %error.chain(), "the table was not let go");
                }
            }
        }
    }
}
