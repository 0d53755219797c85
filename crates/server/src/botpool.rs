//! Bots think on threads of their own, a bounded number of them; a slow bot never delays a move at another table.
//!
//! While more of them think than there are threads, each thinks less instead of making the others wait.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

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

struct Task {
    job: Job,
    done: oneshot::Sender<Option<AnyAction>>,
}

/// The threads of the bots. They end when the pool is dropped.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    tasks: SyncSender<Task>,
    load: Arc<Load>,
}

/// How many decisions there are, waiting ones included, and how many threads for them.
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

impl std::fmt::Debug for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Task").field("seat", &self.job.seat).finish_non_exhaustive()
    }
}

impl BotPool {
    pub(crate) fn start(threads: usize) -> std::io::Result<BotPool> {
        let (tasks, receiver) = sync_channel(BOT_QUEUE);
        let receiver = Arc::new(Mutex::new(receiver));
        let load = Arc::new(Load { open: AtomicUsize::new(0), threads: threads.max(1) });
        for n in 0..load.threads {
            let (load, receiver) = (Arc::clone(&load), Arc::clone(&receiver));
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || work(&load, &receiver))?;
        }
        Ok(BotPool { tasks, load })
    }

    /// Hands a decision to the bots. The answer is none if the bot failed.
    pub(crate) fn think(&self, job: Job) -> Result<oneshot::Receiver<Option<AnyAction>>, Fault> {
        let (done, answer) = oneshot::channel();
        self.load.open.fetch_add(1, Ordering::Relaxed);
        match self.tasks.try_send(Task { job, done }) {
            Ok(()) => Ok(answer),
            Err(error) => {
                self.load.open.fetch_sub(1, Ordering::Relaxed);
                Err(match error {
                    TrySendError::Full(_) => Fault::Busy,
                    TrySendError::Disconnected(_) => Fault::Closing,
                })
            }
        }
    }
}

fn work(load: &Load, tasks: &Mutex<Receiver<Task>>) {
    loop {
        let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Task { job: Job { game, seat, bot, seed }, done }) = next else { return };
        // Nobody waits for it any more: then it stops at once.
        let stop = || done.is_closed();
        if !stop() {
            let effort = Effort { permille: load.permille(), stop: &stop };
            let think = AssertUnwindSafe(|| {
                bot.lock().unwrap_or_else(PoisonError::into_inner).choose(game.as_ref(), seat, seed, effort)
            });
            let action = match catch_unwind(think) {
                Ok(chosen) => chosen.ok().map(|row| AnyAction::Json(row.action)),
                Err(_) => {
                    tracing::error!(game = game.info().id, "a bot failed");
                    None
                }
            };
            let _ = done.send(action);
        }
        load.open.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_think_the_less_each_may() {
        let load = |open| Load { open: AtomicUsize::new(open), threads: 2 }.permille();
        assert_eq!(
            [load(0), load(1), load(2), load(4), load(20), load(4096)],
            [1000, 1000, 1000, 500, 100, 50]
        );
    }
}
