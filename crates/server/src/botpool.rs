//! Bots think on threads of their own, a bounded number of them; a slow bot never delays a move at another table.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use catalog::{AnyAction, AnyMatch};
use engine::{Seat, Seed};
use tokio::sync::oneshot;

use crate::fault::Fault;
use crate::games::Games;
use crate::limits::BOT_QUEUE;

/// A decision for a bot. The match is redealt: it holds nothing that the seat does not know.
pub(crate) struct Job {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) level: String,
    pub(crate) seed: Seed,
}

struct Task {
    job: Job,
    done: oneshot::Sender<Option<AnyAction>>,
}

/// The threads of the bots. They end when the pool is dropped.
#[derive(Clone, Debug)]
pub(crate) struct BotPool(SyncSender<Task>);

impl std::fmt::Debug for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Task").field("seat", &self.job.seat).finish_non_exhaustive()
    }
}

impl BotPool {
    pub(crate) fn start(games: &Arc<dyn Games>, threads: usize) -> std::io::Result<BotPool> {
        let (sender, receiver) = sync_channel(BOT_QUEUE);
        let receiver = Arc::new(Mutex::new(receiver));
        for n in 0..threads.max(1) {
            let (games, receiver) = (Arc::clone(games), Arc::clone(&receiver));
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || work(&*games, &receiver))?;
        }
        Ok(BotPool(sender))
    }

    /// Hands a decision to the bots. The answer is none if the bot failed.
    pub(crate) fn think(&self, job: Job) -> Result<oneshot::Receiver<Option<AnyAction>>, Fault> {
        let (done, answer) = oneshot::channel();
        match self.0.try_send(Task { job, done }) {
            Ok(()) => Ok(answer),
            Err(TrySendError::Full(_)) => Err(Fault::Busy),
            Err(TrySendError::Disconnected(_)) => Err(Fault::Closing),
        }
    }
}

fn work(games: &dyn Games, tasks: &Mutex<Receiver<Task>>) {
    loop {
        let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Task { job: Job { game, seat, level, seed }, done }) = next else { return };
        if done.is_closed() {
            continue;
        }
        let think = AssertUnwindSafe(|| games.choose(game.as_ref(), seat, &level, seed));
        let action = catch_unwind(think).unwrap_or_else(|_| {
            tracing::error!(game = game.info().id, %level, "a bot failed");
            None
        });
        let _ = done.send(action);
    }
}
