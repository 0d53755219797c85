//! The bots of a table's seats: requests and results.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use catalog::AnyAction;
use engine::{Seat, Seed, Viewer};
use table::Play;
use table::wire::FromServer;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::{Actor, Ask, catch_panics};
use crate::botpool::{Job, Share, SharedBot};
use crate::fault::Fault;
use crate::limits::{BOT_RETRY, TURN_PAUSE_PART};
use crate::registry::Registry;
use crate::token::random;

/// The receiver of a bot's decision; `None` if the bot failed.
type Answer = oneshot::Receiver<Option<AnyAction>>;

/// The bot of each seat with its level. It remembers its line within a turn.
#[derive(Default)]
pub(super) struct SeatBots(BTreeMap<Seat, (String, SharedBot)>);

impl SeatBots {
    /// Requests a decision of a bot. After an undo, the bot repeats its decision.
    pub(super) fn ask(
        &mut self,
        registry: &Registry,
        share: Share,
        play: &Play,
        seat: Seat,
        level: String,
    ) -> Option<Result<Answer, Fault>> {
        if let Some(text) = play.answer(seat) {
            let (known, answer) = oneshot::channel();
            let _ = known.send(Some(AnyAction::Notation(text.to_owned())));
            return Some(Ok(answer));
        }
        let bytes = random::<64>().ok()?;
        let (one, two) = bytes.split_at(32);
        let seeds = (Seed(one.try_into().unwrap_or_default()), Seed(two.try_into().unwrap_or_default()));
        // The bot gets a redealt match and its own dice.
        let game = catch_panics(|| play.game.redealt(Viewer::Seat(seat), seeds.0)).ok()?;
        let bot = match self.0.get(&seat) {
            Some((before, bot)) if *before == level => Arc::clone(bot),
            Some(_) | None => {
                let bot = Arc::new(Mutex::new(registry.games.bot(game.info().id, &level)?));
                self.0.insert(seat, (level, Arc::clone(&bot)));
                bot
            }
        };
        Some(registry.bots.think(share, Job { game, seat, bot, seed: seeds.1 }))
    }
}

impl Actor {
    /// Checks clocks and bots again after a failure to store. The table handles other messages meanwhile.
    pub(super) fn retry_soon(&mut self) {
        self.retry = Some(Instant::now() + BOT_RETRY);
    }

    /// Starts the awaited bots.
    pub(super) fn invite_bots(&mut self) {
        if self.retry.is_some() {
            return;
        }
        let Some(table) = &self.table else { return };
        if !self.kept || !self.registry.is_alive() {
            // Another node runs the bots, or this one will once its lease is valid.
            self.thinking.clear();
            return self.show_thinking();
        }
        let awaited = table.awaited_bots();
        self.thinking.retain(|seat, _| awaited.has(*seat));
        let idle: Vec<Seat> = awaited.iter().filter(|seat| !self.thinking.contains_key(seat)).collect();
        for seat in idle {
            let Some(play) = &table.play else { break };
            let Some(level) = table.seats.get(seat.index()).and_then(|state| state.bot.clone()) else {
                continue;
            };
            let share = Share { owner: table.row.host, table: self.id };
            let thought = self.seat_bots.ask(&self.registry, share, play, seat, level);
            let Some(thought) = thought else { continue };
            let n = play.n(Viewer::Seat(seat));
            self.jobs += 1;
            let job = self.jobs;
            self.thinking.insert(seat, job);
            // A turn of many small decisions is shown as one, so pauses within it are short.
            let goes_on = self.last_bot.is_some() && self.last_bot == turn_of(play, seat);
            let pause = if goes_on { self.registry.pause / TURN_PAUSE_PART } else { self.registry.pause };
            let (me, registry) = (self.me.clone(), Arc::clone(&self.registry));
            tokio::spawn(async move {
                let began = Instant::now();
                let action = match thought {
                    Ok(answer) => answer.await.ok().flatten(),
                    Err(_) => {
                        // The bots' queue is full, so the table retries.
                        tokio::time::sleep(BOT_RETRY).await;
                        if let Some(me) = me.upgrade() {
                            let _ = me.send(Ask::Thought { seat, job, n: u32::MAX, action: None }).await;
                        }
                        return;
                    }
                };
                registry.metrics.thoughts.observe(began.elapsed().as_secs_f64());
                tokio::time::sleep_until(began + pause).await;
                if let Some(me) = me.upgrade() {
                    let _ = me.send(Ask::Thought { seat, job, n, action }).await;
                }
            });
        }
        self.show_thinking();
    }

    /// Sends the thinking bots to connections, if they changed.
    pub(super) fn show_thinking(&mut self) {
        let now: Vec<Seat> = match &self.table {
            Some(table) if !self.kept => table.awaited_bots().iter().collect(),
            _ => self.thinking.keys().copied().collect(),
        };
        if now != self.shown_thinking {
            self.shown_thinking.clone_from(&now);
            self.broadcast(&FromServer::Thinking { seats: now.iter().map(|seat| seat.0).collect() });
        }
    }

    /// Makes a bot's decision if it is still pending.
    pub(super) async fn thought(&mut self, seat: Seat, job: u64, n: u32, action: Option<AnyAction>) {
        if self.thinking.get(&seat) != Some(&job) || self.awake().await.is_err() {
            return;
        }
        self.thinking.remove(&seat);
        let Some(table) = &self.table else { return };
        let current = table.play.as_ref().is_some_and(|play| play.is_current(seat, n));
        if !table.awaited_bots().has(seat) || !current {
            self.invite_bots();
            return;
        }
        self.last_bot = table.play.as_ref().and_then(|play| turn_of(play, seat));
        // If a bot fails, any legal move continues the game.
        for action in [action, self.any_action(seat)].into_iter().flatten() {
            match self.act(seat, &[action], true).await {
                Ok(_) => return,
                Err(Fault::Table(table::Fault::Act(error))) => {
                    tracing::error!(table = %self.id, kind = error.kind(), "a bot chose an illegal move");
                }
                Err(fault) => {
                    fault.log();
                    self.retry_soon();
                    return;
                }
            }
        }
        self.freeze().await;
    }

    fn any_action(&self, seat: Seat) -> Option<AnyAction> {
        let play = self.table.as_ref()?.play.as_ref()?;
        let legal = catch_panics(|| play.game.legal(seat)).ok()?;
        let roll = u32::from_le_bytes(random().ok()?) as usize;
        let at = roll.checked_rem(legal.len())?;
        legal.get(at).map(AnyAction::from)
    }
}

/// The turn in which the seat decides.
pub(super) fn turn_of(play: &Play, seat: Seat) -> Option<(Seat, u32)> {
    catch_panics(|| play.game.progress().turn).ok().map(|turn| (seat, turn))
}
