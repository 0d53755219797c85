//! The bot threads: a limited number, so that a slow bot never delays a move at another table.
//!
//! Threads are shared fairly between people, and within a person's share between tables. However many tables one person
//! has, a bot of another person waits for at most one of their decisions. A person's moves come before hints. Reviews
//! of finished games have the lowest priority and yield as soon as other work arrives. While a person requests more
//! than their share of the threads, each of their bots runs fewer simulations instead of delaying the others.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::{AnyPlayer, Effort};
use catalog::{AnyAction, AnyMatch};
use engine::{Seat, Seed};
use table::{PersonId, TableId};
use tokio::sync::oneshot;

use crate::fault::Fault;
use crate::limits::{BOT_EFFORT_MIN, BOT_QUEUE, BOT_WAIT_MAX};

/// The bot of a seat, which keeps its memory between decisions.
pub(crate) type SharedBot = Arc<Mutex<Box<dyn AnyPlayer>>>;

/// A decision for a bot. The match is redealt, so it contains nothing that the seat does not know.
pub(crate) struct Job {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) bot: SharedBot,
    pub(crate) seed: Seed,
}

/// The priority and the owner of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// A move that a table waits for.
    Move(Share),
    /// Advice that a player requested.
    Hint(Share),
    /// A part of the review of a table. It stops when other work arrives.
    Review(TableId),
}

/// The owner of a job. Threads are shared between owners, and an owner's share between their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The host of the table.
    pub owner: PersonId,
    pub table: TableId,
}

/// A piece of work.
type Work = Box<dyn FnOnce(&Queue) + Send>;

/// Waiting work, taken in turn from each key.
struct RoundRobin<K, T> {
    /// The keys with waiting work, next first.
    turns: VecDeque<K>,
    waiting: HashMap<K, VecDeque<T>>,
}

impl<K, T> Default for RoundRobin<K, T> {
    fn default() -> RoundRobin<K, T> {
        RoundRobin { turns: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<K: Copy + Eq + std::hash::Hash, T> RoundRobin<K, T> {
    fn push(&mut self, key: K, work: T) {
        let line = self.waiting.entry(key).or_default();
        if line.is_empty() {
            self.turns.push_back(key);
        }
        line.push_back(work);
    }

    fn pop(&mut self) -> Option<T> {
        let key = self.turns.pop_front()?;
        let line = self.waiting.get_mut(&key)?;
        let work = line.pop_front();
        if line.is_empty() {
            self.waiting.remove(&key);
        } else {
            self.turns.push_back(key);
        }
        work
    }
}

/// The jobs of one person.
#[derive(Default)]
struct Owner {
    moves: RoundRobin<TableId, Work>,
    hints: RoundRobin<TableId, Work>,
    /// Moves and hints that are waiting or running.
    open: usize,
    /// Moves and hints that are waiting.
    waiting: usize,
}

#[derive(Default)]
struct Waiting {
    /// The owners with unanswered requests for moves or hints.
    owners: HashMap<PersonId, Owner>,
    /// The owners with waiting work, next first.
    turns: VecDeque<PersonId>,
    reviews: RoundRobin<TableId, Work>,
    reviews_waiting: usize,
    /// The number of waiting moves and hints.
    urgent: usize,
    /// The running average of the time of a decision, in seconds.
    taken: f64,
    closed: bool,
}

impl Waiting {
    fn push(&mut self, rank: Rank, work: Work) {
        let (Rank::Move(share) | Rank::Hint(share)) = rank else {
            if let Rank::Review(table) = rank {
                self.reviews_waiting += 1;
                self.reviews.push(table, work);
            }
            return;
        };
        let owner = self.owners.entry(share.owner).or_default();
        if owner.waiting == 0 {
            self.turns.push_back(share.owner);
        }
        owner.waiting += 1;
        owner.open += 1;
        self.urgent += 1;
        let queue = if matches!(rank, Rank::Move(_)) { &mut owner.moves } else { &mut owner.hints };
        queue.push(share.table, work);
    }

    /// The next piece of work, and its owner if it counts as load.
    fn pop(&mut self) -> Option<(Work, Option<PersonId>)> {
        if let Some(id) = self.turns.pop_front() {
            let owner = self.owners.get_mut(&id)?;
            let work = owner.moves.pop().or_else(|| owner.hints.pop())?;
            owner.waiting -= 1;
            self.urgent -= 1;
            if owner.waiting > 0 {
                self.turns.push_back(id);
            }
            return Some((work, Some(id)));
        }
        let work = self.reviews.pop()?;
        self.reviews_waiting -= 1;
        Some((work, None))
    }

    /// Records that a piece of an owner's work is done.
    fn done(&mut self, owner: PersonId, taken: Duration) {
        /// The weight of the last decision in the running average.
        const LAST: f64 = 0.1;
        self.taken += (taken.as_secs_f64() - self.taken) * LAST;
        if let Some(one) = self.owners.get_mut(&owner) {
            one.open -= 1;
            if one.open == 0 {
                self.owners.remove(&owner);
            }
        }
    }

    /// The part of its simulations that an owner's bot may run now, in thousandths: the owner's share of the threads,
    /// divided by the owner's open requests.
    fn permille(&self, threads: usize, owner: PersonId) -> u32 {
        let open = self.owners.get(&owner).map_or(1, |owner| owner.open.max(1));
        let fair = 1000 * threads / (self.owners.len().max(1) * open);
        u32::try_from(fair).unwrap_or(1000).clamp(BOT_EFFORT_MIN, 1000)
    }

    /// The expected wait of a new request of this owner.
    fn wait(&self, threads: usize, owner: PersonId) -> Duration {
        let own = self.owners.get(&owner).map_or(0, |owner| owner.waiting);
        // Every other owner may run one job before each of this owner's jobs.
        let before =
            self.owners.iter().filter(|(id, _)| **id != owner).map(|(_, one)| one.waiting.min(own + 1));
        let ahead = own + before.sum::<usize>();
        Duration::from_secs_f64(self.taken * ahead as f64 / threads as f64)
    }
}

impl std::fmt::Debug for Waiting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Waiting");
        shown.field("owners", &self.owners.len()).field("urgent", &self.urgent);
        shown.field("reviews", &self.reviews_waiting).field("closed", &self.closed).finish_non_exhaustive()
    }
}

/// The bot threads. They end when the pool is dropped.
#[derive(Clone, Debug)]
pub struct BotPool(Arc<Handle>);

/// Held by callers; the threads hold only the queue.
#[derive(Debug)]
struct Handle(Arc<Queue>);

impl Drop for Handle {
    fn drop(&mut self) {
        self.0.waiting().closed = true;
        self.0.ready.notify_all();
    }
}

/// The queue of the bot threads.
#[derive(Debug)]
struct Queue {
    waiting: Mutex<Waiting>,
    ready: Condvar,
    threads: usize,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next piece of work, and its owner if it counts as load; none once the pool is dropped.
    fn next(&self) -> Option<(Work, Option<PersonId>)> {
        let mut waiting = self.waiting();
        loop {
            if let Some(work) = waiting.pop() {
                return Some(work);
            }
            if waiting.closed {
                return None;
            }
            waiting = self.ready.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        while let Some((work, owner)) = self.next() {
            let began = Instant::now();
            work(self);
            if let Some(owner) = owner {
                self.waiting().done(owner, began.elapsed());
            }
        }
    }

    /// Whether a move or a hint is waiting.
    fn is_wanted(&self) -> bool {
        self.waiting().urgent > 0
    }
}

impl BotPool {
    /// Starts this many threads.
    pub fn start(threads: usize) -> std::io::Result<BotPool> {
        let queue = Queue { waiting: Mutex::default(), ready: Condvar::new(), threads: threads.max(1) };
        let queue = Arc::new(queue);
        for n in 0..queue.threads {
            let queue = Arc::clone(&queue);
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || queue.work())?;
        }
        Ok(BotPool(Arc::new(Handle(queue))))
    }

    /// Lets a bot make a decision. Returns `None` if the bot failed.
    pub(crate) fn think(
        &self,
        share: Share,
        job: Job,
    ) -> Result<oneshot::Receiver<Option<AnyAction>>, Fault> {
        let Job { game, seat, bot, seed } = job;
        self.run(Rank::Move(share), move |effort| {
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            bot.choose(game.as_ref(), seat, seed, effort).ok()
        })
    }

    /// Rejects requests of a person whose bots already have a long queue.
    pub fn has_room(&self, owner: PersonId) -> Result<(), Fault> {
        let queue = &self.0.0;
        if queue.waiting().wait(queue.threads, owner) > BOT_WAIT_MAX {
            Err(Fault::Overloaded)
        } else {
            Ok(())
        }
    }

    /// Runs code on a bot thread. Returns `None` if it failed. Dropping the future stops the code.
    pub fn run<T: Send + 'static>(
        &self,
        rank: Rank,
        what: impl FnOnce(Effort<'_>) -> Option<T> + Send + 'static,
    ) -> Result<oneshot::Receiver<Option<T>>, Fault> {
        let (done, answer) = oneshot::channel();
        let work = move |queue: &Queue| {
            // If the requester is gone, the search stops at once.
            if done.is_closed() {
                return;
            }
            let is_review = matches!(rank, Rank::Review(_));
            let stop = || done.is_closed() || (is_review && queue.is_wanted());
            let permille = match rank {
                Rank::Move(share) | Rank::Hint(share) => queue.waiting().permille(queue.threads, share.owner),
                Rank::Review(_) => 1000,
            };
            let effort = Effort { permille, stop: &stop };
            let found = catch_unwind(AssertUnwindSafe(|| what(effort)));
            if found.is_err() {
                tracing::error!("a bot failed");
            }
            let _ = done.send(found.ok().flatten());
        };
        let queue = &self.0.0;
        let mut waiting = queue.waiting();
        let before = match rank {
            Rank::Move(_) | Rank::Hint(_) => waiting.urgent,
            Rank::Review(_) => waiting.reviews_waiting,
        };
        if before >= BOT_QUEUE {
            return Err(Fault::Busy);
        }
        waiting.push(rank, Box::new(work));
        drop(waiting);
        queue.ready.notify_one();
        Ok(answer)
    }
}
