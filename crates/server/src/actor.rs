//! The task that owns a table. Only this task changes the table: it checks, stores, applies and publishes, in this
//! order.

pub(crate) mod advice;
mod bots;
mod codes;
pub(crate) mod connection;
mod notify;
mod program;
mod remote;
mod requests;
mod sessions;
mod sleep;

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use catalog::AnyAction;
use engine::{Came, Seat, Seats};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

pub(crate) use self::sessions::Sessions;

use self::advice::{Advisor, Found};
use self::bots::SeatBots;
use self::connection::{Connect, Connection};
use self::notify::Before;
use self::sleep::{Asleep, Presence};
use table::wire::{BotAnswer, ByeKind, FromClient, FromServer, Handed, Status, Stopped, TableInfo};
use table::{Asker, Entry, Environment, Millis, PersonId, Stored, Table, TableId, Wish, fold_all, same_name};

use crate::fault::Fault;
use crate::limits::{INBOX, LATE_TRIES, SNAPSHOT_EVERY, SPECTATOR_QUEUE};
use crate::registry::Registry;
use crate::store::{Append, StoreError};
use crate::token::{TokenHash, random};

/// The sender of an answer.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// A callback that reads the table.
pub(crate) type LookFn = Box<dyn FnOnce(Result<&Table, Fault>) + Send>;

/// A message to the task of a table.
pub(crate) enum Ask {
    /// Requests the table as a person may see it.
    Info { person: Option<PersonId>, link: Option<String>, reply: Reply<TableInfo> },
    /// A request other than a move.
    Wish { person: PersonId, wish: Wish, reply: Reply<TableInfo> },
    /// A live connection.
    Connect(Box<Connect>),
    /// A message from a connection.
    Request { connection: u64, message: FromClient },
    /// A connection ended.
    Gone { connection: u64 },
    /// Reads the table with a callback, if the person may see it.
    Look {
        /// The person who reads; `None` for a visitor without a session.
        person: Option<PersonId>,
        /// The link token of the request.
        link: Option<String>,
        /// The callback. It gets an error if access is refused.
        look: LookFn,
    },
    /// Moves by a program.
    Program { token: TokenHash, seat: Seat, n: u32, moves: Vec<AnyAction>, reply: Reply<BotAnswer> },
    /// A bot's decision.
    Thought { seat: Seat, job: u64, n: u32, action: Option<AnyAction> },
    /// The result of a search for advice.
    Advised { found: Found, advice: Option<Vec<::bots::Advised>> },
    /// Checks clocks and awaited bots.
    Tick,
    /// Like `Tick`, and gives this node the lease.
    Keep,
    /// Another node has appended to log or chat, up to these numbers.
    News { seq: u32, chat: u32 },
    /// The log was truncated, so the table in memory is outdated.
    Reload,
    /// The presence at another node has changed.
    Presence,
    /// Moves all connections to another node, or lets them reconnect here.
    Move,
    /// Sessions of a person have ended.
    Dismiss { person: PersonId, sessions: Sessions },
    /// A person has a new name.
    Renamed { person: PersonId, name: String },
    /// The host draws another code, or wants none.
    SwitchCode { person: PersonId, on: bool, reply: Reply<TableInfo> },
    /// The table has another code, or none.
    Code(Option<String>),
    /// The server shuts down.
    Shutdown { done: oneshot::Sender<()> },
}

/// The queues of a table's task. Players have their own queue, so that spectators cannot delay them.
#[derive(Clone, Debug)]
pub(crate) struct TableHandle {
    pub(crate) inbox: mpsc::Sender<Ask>,
    pub(crate) spectators: mpsc::Sender<Ask>,
}

/// Starts the task of a table. It loads the table with the first message.
pub(crate) fn start(id: TableId, registry: Arc<Registry>) -> TableHandle {
    let (sender, inbox) = mpsc::channel(INBOX);
    let (spectators, spectator_inbox) = mpsc::channel(SPECTATOR_QUEUE);
    let actor = Actor {
        id,
        kept: !registry.store.is_shared(),
        elsewhere: false,
        said: 0,
        registry,
        me: sender.downgrade(),
        table: None,
        asleep: Asleep::default(),
        connections: HashMap::new(),
        presence: Presence::default(),
        jobs: 0,
        seat_bots: SeatBots::default(),
        advisor: Advisor::default(),
        thinking: BTreeMap::new(),
        shown_thinking: Vec::new(),
        last_bot: None,
        quiet: Instant::now(),
        looked: Millis::MAX,
        retry: None,
        unsettled: false,
        ending: false,
        closing: false,
    };
    tokio::spawn(actor.run(inbox, spectator_inbox));
    TableHandle { inbox: sender, spectators }
}

struct Actor {
    id: TableId,
    registry: Arc<Registry>,
    me: mpsc::WeakSender<Ask>,
    /// `None` while the table is unloaded: connections stay, the game is in the store.
    table: Option<Table>,
    /// The deadlines that apply while the table is unloaded.
    asleep: Asleep,
    connections: HashMap<u64, Connection>,
    presence: Presence,
    /// The number of jobs given to bots.
    jobs: u64,
    /// The bots of the seats.
    seat_bots: SeatBots,
    /// Running searches for advice, and the coach.
    advisor: Advisor,
    /// The thinking bots with their jobs. Results of other jobs are ignored.
    thinking: BTreeMap<Seat, u64>,
    /// The thinking bots as last shown. A bot's restarts are not shown, because they could reveal secrets.
    shown_thinking: Vec<Seat>,
    /// The bot that decided last, and its turn.
    last_bot: Option<(Seat, u32)>,
    quiet: Instant,
    /// The time of the last check of clocks.
    looked: Millis,
    /// The time of the next check of clocks and bots after a failure to store.
    retry: Option<Instant>,
    /// Whether the result of a commit is unknown. Connections get the log once it can be read.
    unsettled: bool,
    /// Whether this node holds the lease to run bots and clocks.
    kept: bool,
    /// Whether only other nodes can play the table, as was just found.
    elsewhere: bool,
    /// The number of the last chat line sent to connections.
    said: u32,
    /// Whether the task is about to end.
    ending: bool,
    /// Whether the server is shutting down.
    closing: bool,
}

/// Runs code of a game and catches panics: the table freezes, the process continues.
fn catch_panics<T>(f: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(f)).map_err(|_| table::Fault::Frozen.into())
}

impl Actor {
    async fn run(mut self, mut inbox: mpsc::Receiver<Ask>, mut spectators: mpsc::Receiver<Ask>) {
        let mut counted = false;
        loop {
            self.forgive();
            let until = self.quiet + self.registry.idle;
            let deadline = match &self.table {
                _ if !self.kept => None,
                Some(table) => table.clocks.as_ref().and_then(|clocks| clocks.deadline()),
                None => self.asleep.deadline,
            };
            let clock = deadline.map_or(Duration::MAX, |at| {
                Duration::from_millis(at.saturating_sub(self.registry.time.now()))
            });
            let asleep = self.table.is_none() && !self.connections.is_empty();
            // A running operation needs much more memory than waiting, so its future is boxed.
            tokio::select! {
                biased;
                ask = inbox.recv() => match ask {
                    Some(ask) => Box::pin(self.handle(ask)).await,
                    None => break,
                },
                () = tokio::time::sleep(clock), if deadline.is_some() && self.retry.is_none() => {
                    Box::pin(self.tick()).await;
                }
                () = tokio::time::sleep_until(self.retry.unwrap_or(until)), if self.retry.is_some() => {
                    self.retry = None;
                    Box::pin(self.tick()).await;
                }
                () = tokio::time::sleep_until(self.presence.due.unwrap_or(until)), if self.presence.due.is_some() => {
                    Box::pin(self.tell_presence()).await;
                }
                Some(ask) = spectators.recv() => Box::pin(self.handle(ask)).await,
                () = tokio::time::sleep_until(until), if !asleep && self.retry.is_none() => {
                    Box::pin(self.sleep()).await;
                    if self.connections.is_empty() && self.thinking.is_empty() {
                        break;
                    }
                    self.quiet = Instant::now();
                }
            }
            if counted != self.table.is_some() {
                counted = self.table.is_some();
                let _ = if counted {
                    self.registry.metrics.tables.inc()
                } else {
                    self.registry.metrics.tables.dec()
                };
            }
            if self.ending || self.closing {
                break;
            }
        }
        if counted {
            self.registry.metrics.tables.dec();
        }
        // Requests that arrived while the task ended go to its successor.
        self.registry.forget(self.id);
        inbox.close();
        spectators.close();
        while let Ok(ask) = inbox.try_recv().or_else(|_| spectators.try_recv()) {
            if !self.closing {
                self.registry.pass_to_successor(self.id, ask);
            }
        }
    }

    async fn handle(&mut self, ask: Ask) {
        self.quiet = Instant::now();
        match ask {
            Ask::Info { person, link, reply } => {
                let info = match self.awake().await {
                    Ok(()) => self.info_for(person, link.as_deref()),
                    Err(fault) => Err(fault),
                };
                let _ = reply.send(info);
            }
            Ask::Wish { person, wish, reply } => {
                let granted = self.grant(person, &wish).await;
                // The sender gets the result even if the table has become hidden from the sender.
                let info = granted.and_then(|()| self.info_of(Some(person), None));
                let _ = reply.send(info);
            }
            Ask::Connect(connect) => self.connect(*connect).await,
            Ask::Request { connection, message } => self.answer_request(connection, message).await,
            Ask::Gone { connection } => self.gone(connection),
            Ask::Look { person, link, look } => {
                let table = match self.awake().await {
                    Ok(()) => self.table.as_ref().ok_or(Fault::NotFound),
                    Err(fault) => Err(fault),
                };
                let table = table.and_then(|table| {
                    if table.admits(person, link.as_deref()) { Ok(table) } else { Err(Fault::NotFound) }
                });
                if catch_panics(|| look(table)).is_err() {
                    tracing::error!(table = %self.id, "the table could not be checked");
                }
            }
            Ask::Program { token, seat, n, moves, reply } => {
                let _ = reply.send(self.program_moves(token, seat, n, &moves).await);
            }
            Ask::Thought { seat, job, n, action } => self.thought(seat, job, n, action).await,
            Ask::Advised { found, advice } => self.advised(found, advice),
            Ask::Tick => self.tick().await,
            Ask::Keep => {
                self.kept = true;
                self.tick().await;
            }
            Ask::News { seq, chat } => self.take_in(seq, chat).await,
            Ask::Reload => self.reload().await,
            Ask::Presence => self.presence.soon(),
            Ask::Move => self.move_on(),
            Ask::Dismiss { person, sessions } => self.dismiss(person, sessions),
            Ask::Renamed { person, name } => {
                if let Some(table) = &mut self.table {
                    if table.owners().contains(&person) {
                        table.names.insert(person, name);
                        self.publish_table();
                    } else if table.player_names().into_iter().flatten().any(|one| same_name(&one, &name))
                        && let Ok(accounts) = self.registry.account_names().await
                    {
                        // A new account takes its name from a bot.
                        table.account_names = accounts;
                        self.publish_table();
                    }
                } else if self.asleep.owners.contains(&person) && !self.connections.is_empty() {
                    self.presence.soon();
                }
            }
            Ask::SwitchCode { person, on, reply } => {
                let _ = reply.send(self.switch_code(person, on).await);
            }
            Ask::Code(code) => self.set_code(code),
            Ask::Shutdown { done } => {
                self.broadcast(&FromServer::Bye { kind: ByeKind::Shutdown });
                self.connections.clear();
                self.thinking.clear();
                self.sleep().await;
                self.closing = true;
                let _ = done.send(());
            }
        }
        if std::mem::take(&mut self.elsewhere) {
            self.move_on();
        }
        self.report_presence();
        // Requests for a missing table must not keep the task alive.
        let idle = self.connections.is_empty() && self.thinking.is_empty() && self.retry.is_none();
        self.ending = self.table.is_none() && idle;
    }

    fn info_for(&self, person: Option<PersonId>, link: Option<&str>) -> Result<TableInfo, Fault> {
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        if !table.admits(person, link) {
            return Err(Fault::NotFound);
        }
        self.info_of(person, link)
    }

    fn info_of(&self, person: Option<PersonId>, link: Option<&str>) -> Result<TableInfo, Fault> {
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        let link = link.map(str::to_owned);
        catch_panics(|| table.info(&Asker { person, link, here: self.here() }))
    }

    /// The people connected at any node.
    fn here(&self) -> Vec<PersonId> {
        let mut here: Vec<PersonId> =
            self.connections.values().filter_map(|connection| connection.person).collect();
        if let Some(hints) = &self.registry.hints {
            here.extend(hints.elsewhere(self.id).people);
        }
        here
    }

    /// The table cannot be played at this node any more, so its connections move to another one.
    fn move_on(&mut self) {
        self.broadcast(&FromServer::Bye { kind: ByeKind::Moving });
        self.connections.clear();
    }

    /// Performs a request: stores its entries and publishes them. Retries if another node appended first.
    async fn grant(&mut self, person: PersonId, wish: &Wish) -> Result<(), Fault> {
        for _ in 0..LATE_TRIES {
            match self.try_grant(person, wish).await {
                Err(Fault::Late) => (),
                done => return done,
            }
        }
        Err(Fault::Late)
    }

    async fn try_grant(&mut self, person: PersonId, wish: &Wish) -> Result<(), Fault> {
        self.awake().await?;
        let here = self.here();
        let table = self.table.as_mut().ok_or(Fault::NotFound)?;
        let link = if let Wish::Sit { link, .. } = wish { link.as_deref() } else { None };
        // Requests of the server and of campaigns need no permission of the table.
        if !matches!(wish, Wish::Abandon | Wish::BreakOff) && !table.admits(Some(person), link) {
            return Err(Fault::NotFound);
        }
        let chance = || random().map_err(|error| table::Fault::Chance(error.to_string()));
        let around = Environment { here: &here, stand_in: self.registry.stand_in(), chance: &chance };
        let entries = catch_panics(|| table.plan(person, wish, &around))??;
        let stranger = if let Wish::Pass(to) = wish { *to } else { person };
        let unknown = Some(stranger).filter(|person| !table.names.contains_key(person));
        if let Some(unknown) = unknown {
            let names = self.registry.store.names(vec![unknown]).await?;
            if let Some(table) = &mut self.table {
                table.names.extend(names);
            }
        }
        self.commit(entries).await?;
        self.free_code().await;
        self.publish_table();
        Ok(())
    }

    /// Checks, stores, applies and publishes entries. Nothing is shown before it is stored: entries that were applied
    /// but could not be stored are discarded by reloading the table.
    async fn commit(&mut self, entries: Vec<Entry>) -> Result<(), Fault> {
        if entries.is_empty() {
            return Ok(());
        }
        self.commit_with(|table, now| Ok((fold_all(table, entries, now)?, ()))).await
    }

    /// Like [`Self::commit`], with entries that are computed while they are applied.
    async fn commit_with<T>(
        &mut self,
        fold: impl FnOnce(&mut Table, Millis) -> Result<(Vec<Stored>, T), table::Fault>,
    ) -> Result<T, Fault> {
        let began = Instant::now();
        self.forgive();
        let table = self.table.as_mut().ok_or(Fault::NotFound)?;
        // The clocks of nodes may differ slightly: an entry is never older than its predecessor.
        let now = self.registry.time.now().max(table.changed);
        let seq = table.seq;
        let was_asked = table.proposed().is_some();
        let before = Before::of(table);
        let folded = catch_panics(|| {
            let (stored, more) = fold(table, now)?;
            Ok::<_, Fault>((stored, table.summary(SNAPSHOT_EVERY), more))
        });
        let (stored, summary, more) = match folded {
            Ok(Ok(folded)) => folded,
            Ok(Err(fault)) => {
                // A rejected first entry has changed nothing.
                if self.table.as_ref().is_none_or(|table| table.seq != seq) {
                    self.table = None;
                    self.awake().await?;
                }
                return Err(fault);
            }
            Err(fault) => {
                self.freeze().await;
                return Err(fault);
            }
        };
        let moves = stored.iter().filter(|one| matches!(one.entry, Entry::Move { .. })).count();
        let bots = stored.iter().filter(|one| matches!(one.entry, Entry::Move { bot: true, .. })).count();
        let of_game = stored.iter().any(|one| one.entry.is_of_game());
        let kept = by_itself(&stored);
        let consequences = self.consequences(before, summary.owners.is_some(), now);
        let jobs = consequences.jobs.clone();
        let append = Append { table: self.id, base: seq, kept, entries: stored, summary, jobs };
        match self.registry.store.append(append).await {
            Ok(kept) => {
                self.kept = kept;
                self.registry.hint(self.id, self.table.as_ref().map_or(0, |table| table.seq), 0);
            }
            Err(error) => {
                self.table = None;
                if !matches!(error, StoreError::Conflict) {
                    // The sender has stopped waiting. The result follows once the log can be read.
                    self.unsettled = true;
                    self.retry_soon();
                    return Err(Fault::Store(error));
                }
                self.awake().await?;
                // Another node appended first: its entries are published, and the request is checked again.
                self.publish_news();
                self.publish_table();
                return Err(Fault::Late);
            }
        }
        let game = self.table.as_ref().map_or("", |table| table.row.game.as_str());
        self.registry.metrics.count_moves(game, moves, bots);
        self.registry.metrics.commits.observe(began.elapsed().as_secs_f64());
        self.tell_sites(&consequences);
        if of_game {
            self.publish_news();
        }
        if was_asked && self.table.as_ref().is_some_and(|table| table.proposed().is_none()) {
            self.publish_table();
        }
        self.invite_bots();
        Ok(more)
    }

    /// Stops the table after an internal error. Its record stays, and a later start of the server loads it again.
    async fn freeze(&mut self) {
        let Some(mut table) = self.table.take() else { return };
        tracing::error!(table = %self.id, entry = table.seq, "a fault froze the table");
        self.registry.metrics.frozen.inc();
        self.registry.note_stopped(self.id);
        table.play = None;
        table.status = Status::Frozen;
        if let Ok(summary) = catch_panics(|| table.summary(u32::MAX)) {
            let (base, entries) = (table.seq, Vec::new());
            let freeze = Append { table: self.id, base, entries, summary, kept: false, jobs: Vec::new() };
            if let Err(error) = self.registry.store.append(freeze).await {
                tracing::error!(table = %self.id, %error, "the freeze was not stored");
            }
        }
        self.table = Some(table);
        self.thinking.clear();
        self.show_thinking();
        self.publish_table();
    }

    /// Removes outages since the last check from all clocks.
    fn forgive(&mut self) {
        let now = self.registry.time.now();
        if let Some((missed, ended)) = self.registry.time.missed(self.looked, now)
            && let Some(clocks) = self.table.as_mut().and_then(|table| table.clocks.as_mut())
        {
            clocks.forgive(missed, ended);
        }
        self.looked = now;
    }

    /// Hands seats whose clock ran out to bots.
    async fn tick(&mut self) {
        if self.awake().await.is_err() {
            // Not immediately again, because the registry checks clocks too.
            self.asleep.deadline = None;
            if self.unsettled && !self.connections.is_empty() {
                self.retry_soon();
            }
            return;
        }
        if std::mem::take(&mut self.unsettled) {
            self.publish_news();
            self.publish_table();
        }
        if !self.kept {
            return;
        }
        if !self.registry.is_alive() {
            self.retry_soon();
            return;
        }
        self.forgive();
        let now = self.registry.time.now();
        let Some(table) = &self.table else { return };
        let expired = table.clocks.as_ref().map_or(Seats::NONE, |clocks| clocks.expired(now));
        let bot = self.registry.stand_in();
        let hand = |seat| Entry::Handed { seat, bot: bot.to_owned(), why: Handed::Clock };
        let entries: Vec<_> = expired.iter().map(hand).collect();
        if !entries.is_empty() {
            match self.commit(entries).await {
                Ok(()) => self.publish_table(),
                Err(fault) => {
                    fault.log();
                    self.retry_soon();
                }
            }
            self.publish_news();
        }
        self.invite_bots();
    }

    /// Makes moves of a seat: the match checks each, and their entries are stored together and published. Returns the
    /// number of moves made.
    async fn act(&mut self, seat: Seat, moves: &[AnyAction], bot: bool) -> Result<Came<table::Fault>, Fault> {
        let before = if bot { None } else { self.before(seat) };
        let came = self.commit_with(|table, now| table.act(seat, moves, bot, now)).await?;
        self.judge(seat, before);
        Ok(came)
    }
}

/// Whether bots or clocks caused the entries, which only the node with the lease may append.
fn by_itself(entries: &[Stored]) -> bool {
    let own = |one: &Stored| {
        matches!(one.entry, Entry::Move { bot: true, .. } | Entry::Handed { why: Handed::Clock, .. })
    };
    entries.iter().any(own)
}

/// The progress of a gesture in wire format.
fn gesture_result(came: Option<Came<table::Fault>>) -> (Option<u32>, Option<Stopped>) {
    let Some(Came { moves, stop }) = came else { return (None, None) };
    (Some(u32::try_from(moves).unwrap_or(u32::MAX)), stop.as_ref().map(Stopped::from))
}
