//! Bots think on threads of their own, a bounded number of them; a slow bot never delays a move at another table.
//!
//! Moves go before hints, and both before reviews of finished games, which give way as soon as somebody waits. While more
//! is asked for than there are threads, each thinks less instead of making the others wait; reviews count for nothing
//! there. While nobody asks, nobody works.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use bots::{AnyPlayer, Effort};
use catalog::{AnyAction, AnyMatch};
use engine::{Seat, Seed};
use tokio::sync::oneshot;

use crate::fault::Fault;
use crate::limits::{BOT_EFFORT_MIN, BOT_QUEUE};

/// The bot of a seat: it remembers what it is about from one decision to the next.
pub(crate) type Mind = Arc<Mutex<Box<dyn AnyPlayer>>>;

/// A decision for a bot. The match is redealt: it holds nothing that the seat does not know.
pub(crate) struct Job {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) bot: Mind,
    pub(crate) seed: Seed,
}

/// What is served first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// A move that a table waits for.
    Move,
    /// Advice that somebody has asked for.
    Hint,
    /// A piece of a review: told to stop when something else waits.
    Review,
}

/// Something to do.
type Work = Box<dyn FnOnce(&Desk) + Send>;

/// The threads of the bots. They end when the pool is dropped.
#[derive(Clone, Debug)]
pub(crate) struct BotPool(Arc<Owner>);

/// Whoever asks; the threads themselves only hold the desk.
#[derive(Debug)]
struct Owner(Arc<Desk>);

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.queues().closed = true;
        self.0.ready.notify_all();
    }
}

/// Where work is laid down and taken up.
#[derive(Debug)]
struct Desk {
    queues: Mutex<Queues>,
    ready: Condvar,
    load: Load,
}

#[derive(Default)]
struct Queues {
    moves: VecDeque<Work>,
    hints: VecDeque<Work>,
    reviews: VecDeque<Work>,
    closed: bool,
}

impl Queues {
    fn next(&mut self) -> Option<(Work, bool)> {
        let urgent = self.moves.pop_front().or_else(|| self.hints.pop_front());
        let any = urgent.map(|work| (work, true));
        any.or_else(|| self.reviews.pop_front().map(|work| (work, false)))
    }
}

impl std::fmt::Debug for Queues {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Queues { moves, hints, reviews, closed } = self;
        let mut shown = f.debug_struct("Queues");
        shown.field("moves", &moves.len()).field("hints", &hints.len()).field("reviews", &reviews.len());
        shown.field("closed", closed).finish()
    }
}

/// How much is asked for beside reviews, waiting work included, and how many threads for it.
#[derive(Debug)]
struct Load {
    open: AtomicUsize,
    threads: usize,
}

impl Load {
    /// The part of its simulations that a bot may use now, in thousandths.
    fn permille(&self) -> u32 {
        let open = self.open.load(Ordering::Relaxed).max(self.threads);
        u32::try_from(1000 * self.threads / open).unwrap_or(1000).max(BOT_EFFORT_MIN)
    }
}

impl Desk {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next work, moves first, and whether it counts as load; none once the pool is gone.
    fn next(&self) -> Option<(Work, bool)> {
        let mut queues = self.queues();
        loop {
            if let Some(work) = queues.next() {
                return Some(work);
            }
            if queues.closed {
                return None;
            }
            queues = self.ready.wait(queues).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        while let Some((work, counts)) = self.next() {
            work(self);
            if counts {
                self.load.open.fetch_sub(1, Ordering::Relaxed);
            }
        }
    }

    /// Whether a move or a hint waits for a thread.
    fn is_wanted(&self) -> bool {
        let queues = self.queues();
        !queues.moves.is_empty() || !queues.hints.is_empty()
    }
}

impl BotPool {
    pub(crate) fn start(threads: usize) -> std::io::Result<BotPool> {
        let load = Load { open: AtomicUsize::new(0), threads: threads.max(1) };
        let desk = Arc::new(Desk { queues: Mutex::default(), ready: Condvar::new(), load });
        for n in 0..desk.load.threads {
            let desk = Arc::clone(&desk);
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || desk.work())?;
        }
        Ok(BotPool(Arc::new(Owner(desk))))
    }

    /// Hands a decision to the bots. The answer is none if the bot failed.
    pub(crate) fn think(&self, job: Job) -> Result<oneshot::Receiver<Option<AnyAction>>, Fault> {
        let Job { game, seat, bot, seed } = job;
        self.run(Rank::Move, move |effort| {
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            bot.choose(game.as_ref(), seat, seed, effort).ok().map(|row| AnyAction::Json(row.action))
        })
    }

    /// Lets something be done on the threads of the bots. The answer is none if it failed; whoever no longer waits for it
    /// stops it.
    pub(crate) fn run<T: Send + 'static>(
        &self,
        rank: Rank,
        what: impl FnOnce(Effort<'_>) -> Option<T> + Send + 'static,
    ) -> Result<oneshot::Receiver<Option<T>>, Fault> {
        let (done, answer) = oneshot::channel();
        let work = move |desk: &Desk| {
            // Nobody waits for it any more: then it stops at once.
            if done.is_closed() {
                return;
            }
            let stop = || done.is_closed() || (rank == Rank::Review && desk.is_wanted());
            let effort = Effort { permille: desk.load.permille(), stop: &stop };
            let found = catch_unwind(AssertUnwindSafe(|| what(effort)));
            if found.is_err() {
                tracing::error!("a bot failed");
            }
            let _ = done.send(found.ok().flatten());
        };
        let desk = &self.0.0;
        let mut queues = desk.queues();
        let queue = match rank {
            Rank::Move => &mut queues.moves,
            Rank::Hint => &mut queues.hints,
            Rank::Review => &mut queues.reviews,
        };
        if queue.len() >= BOT_QUEUE {
            return Err(Fault::Busy);
        }
        queue.push_back(Box::new(work));
        if rank != Rank::Review {
            desk.load.open.fetch_add(1, Ordering::Relaxed);
        }
        drop(queues);
        desk.ready.notify_one();
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn the_more_think_the_less_each_may() {
        let load = |open| Load { open: AtomicUsize::new(open), threads: 2 }.permille();
        assert_eq!(
            [load(0), load(1), load(2), load(4), load(20), load(4096)],
            [1000, 1000, 1000, 500, 100, 50]
        );
    }

    /// Whatever was asked for first: a table that waits comes before somebody who is curious.
    #[test]
    fn moves_go_before_hints_and_hints_before_reviews() {
        let pool = BotPool::start(1).unwrap();
        let (begin, wait) = channel::<()>();
        let (tell, told) = channel();
        // The one thread is held until everything is laid down.
        let held = pool.run(Rank::Move, move |_| wait.recv().ok()).unwrap();
        let mut answers = Vec::new();
        let asked = [
            (Rank::Review, "review"),
            (Rank::Hint, "hint"),
            (Rank::Move, "move"),
            (Rank::Hint, "hint"),
            (Rank::Move, "move"),
        ];
        for (rank, name) in asked {
            let tell = tell.clone();
            answers.push(pool.run(rank, move |_| tell.send(name).ok()).unwrap());
        }
        begin.send(()).unwrap();
        let order: Vec<&str> = (0..5).map(|_| told.recv().unwrap()).collect();
        assert_eq!(order, ["move", "move", "hint", "hint", "review"]);
        drop((held, answers));
    }

    /// A review takes no simulation from a living table, and gives its thread back as soon as one is wanted.
    #[test]
    fn a_review_gives_way_and_is_no_load() {
        let pool = BotPool::start(1).unwrap();
        let (tell, told) = channel();
        let review = pool.run(Rank::Review, move |effort| {
            tell.send(()).ok()?;
            while !(effort.stop)() {
                std::thread::yield_now();
            }
            Some(())
        });
        let review = review.unwrap();
        told.recv().unwrap();
        let asked = pool.run(Rank::Move, |effort| Some(effort.permille)).unwrap();
        assert_eq!(asked.blocking_recv().unwrap(), Some(1000));
        assert_eq!(review.blocking_recv().unwrap(), Some(()));
    }

    #[test]
    fn what_nobody_waits_for_is_not_done() {
        let pool = BotPool::start(1).unwrap();
        let (begin, wait) = channel::<()>();
        let (tell, told) = channel();
        let held = pool.run(Rank::Move, move |_| wait.recv().ok()).unwrap();
        drop(pool.run(Rank::Hint, move |_| tell.send(()).ok()).unwrap());
        begin.send(()).unwrap();
        assert!(told.recv().is_err(), "it was dropped undone");
        drop(held);
    }

    #[test]
    fn a_failure_is_an_answer() {
        let pool = BotPool::start(1).unwrap();
        let answer = pool.run(Rank::Hint, |_| -> Option<()> { panic!("planted") }).unwrap();
        assert_eq!(answer.blocking_recv().unwrap(), None);
    }
}
