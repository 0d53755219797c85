//! Jobs and messages to site sockets that the entries of a table cause.

use engine::Seats;
use table::wire::{Clock, Status};
use table::{Millis, PersonId, Table};

use super::Actor;
use crate::community::{calls, chat_job, clock_job, game_job, turn_job};
use crate::store::{JobKind, NewJob};

/// The table before entries are taken in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    awaited: Seats,
    status: Status,
}

impl Before {
    pub(super) fn of(table: &Table) -> Before {
        Before { awaited: table.awaited(), status: table.status }
    }
}

/// The consequences of a commit for people who do not look.
#[derive(Debug, Default)]
pub(super) struct Consequences {
    pub(super) jobs: Vec<NewJob>,
    /// The people whose awaited tables change.
    waiting: Vec<PersonId>,
    /// Whether lists of public tables change.
    lobby: bool,
}

impl Actor {
    /// The consequences of the entries that a table has just taken in.
    pub(super) fn consequences(&self, before: Before, seats_changed: bool, now: Millis) -> Consequences {
        let mut all = Consequences::default();
        let Some(table) = &self.table else { return all };
        let Before { awaited, status } = before;
        all.lobby = table.row.public && (seats_changed || status != table.status);
        if table.was_dealt() && status != table.status {
            if status == Status::Open && calls(table) {
                all.jobs.push(game_job(JobKind::Begin, self.id, now));
            }
            if table.status == Status::Over {
                all.jobs.push(game_job(JobKind::Finish, self.id, now));
            }
        }
        let after = table.awaited();
        if awaited == after && !matches!(table.row.clock, Some(Clock::Days { .. })) {
            return all;
        }
        if !calls(table) {
            return all;
        }
        for (seat, state) in engine::Seat::all(table.seats.len()).zip(&table.seats) {
            let Some(owner) = state.owner.filter(|_| state.bot.is_none()) else { continue };
            let (was, is) = (awaited.has(seat), after.has(seat));
            if was != is {
                all.waiting.push(owner);
            }
            if !is || state.program.is_some() {
                continue;
            }
            if !was && !self.registry.community.presence.looks_at(owner, self.id, now) {
                all.add(turn_job(owner, self.id, now, true));
            }
            if let (Some(clock @ Clock::Days { .. }), Some(clocks)) = (table.row.clock, &table.clocks)
                && let Some(info) = clocks.infos(now).get(seat.index())
            {
                all.add(clock_job(owner, self.id, clock, now, now.saturating_add(info.left_ms)));
            }
        }
        all
    }

    /// Informs site sockets of the consequences of stored entries.
    pub(super) fn tell_sites(&self, consequences: &Consequences) {
        if consequences.lobby {
            self.registry.lobby_changed();
        }
        for person in &consequences.waiting {
            self.registry.community.sites.mark_waiting(*person);
        }
    }

    /// Adds jobs that notify the absent players of a chat line, at a table over days.
    pub(super) async fn notify_of_chat(&self, author: PersonId) {
        let Some(table) = &self.table else { return };
        if !matches!(table.row.clock, Some(Clock::Days { .. })) || !calls(table) {
            return;
        }
        let now = self.registry.time.now();
        let absent = |person: &PersonId| {
            *person != author && !self.registry.community.presence.looks_at(*person, self.id, now)
        };
        let mut people: Vec<PersonId> =
            table.seats.iter().filter_map(|seat| seat.owner).filter(absent).collect();
        people.sort_unstable();
        people.dedup();
        let jobs: Vec<NewJob> = people.into_iter().map(|person| chat_job(person, self.id, now)).collect();
        if !jobs.is_empty()
            && let Err(error) = self.registry.store.add_jobs(jobs).await
        {
            tracing::warn!(table = %self.id, error = %error.chain(), "a chat line was not reported to other nodes");
        }
    }
}

impl Consequences {
    /// Adds a job, one of each kind and key: a person may have several seats.
    fn add(&mut self, job: NewJob) {
        if !self.jobs.iter().any(|other| other.kind == job.kind && other.key == job.key) {
            self.jobs.push(job);
        }
    }
}
