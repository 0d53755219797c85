//! The task that owns a table: it alone changes it, in the order checked, stored, told.

pub(crate) mod advice;
mod bots;
pub(crate) mod connection;
mod program;
mod remote;
mod requests;
mod sleep;

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use catalog::{AnyAction, Wanted};
use engine::{Came, Seat, Seats};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use self::advice::{Advisor, Found};
use self::bots::SeatBots;
use self::connection::{Connect, Connection};
use self::sleep::{Asleep, Presence};
use table::wire::{BotAnswer, ByeKind, FromClient, FromServer, Handed, Status, Stopped, TableInfo};
use table::{
    Asker, Entry, Environment, Millis, NewMove, PersonId, Stored, Table, TableId, Wish, fold_all,
    fold_gesture,
};

use crate::fault::Fault;
use crate::limits::{INBOX, LATE_TRIES, SNAPSHOT_EVERY, SPECTATOR_QUEUE};
use crate::registry::Registry;
use crate::store::{Append, StoreError};
use crate::token::{TokenHash, random};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// A callback that reads the table.
pub(crate) type LookFn = Box<dyn FnOnce(Result<&Table, Fault>) + Send>;

/// A request to the task of a table.
pub(crate) enum Ask {
    /// The table as somebody may know it.
    Info { person: Option<PersonId>, link: Option<String>, reply: Reply<TableInfo> },
    /// A wish beside moves.
    Wish { person: PersonId, wish: Wish, reply: Reply<TableInfo> },
    /// A live connection.
    Connect(Box<Connect>),
    /// A message from a connection.
    Request { connection: u64, message: FromClient },
    /// A connection ended.
    Gone { connection: u64 },
    /// A look at the table, for what is not worth a message of its own; only if the asker may see it.
    Look {
        /// The person who reads; `None` for a visitor without a session.
        person: Option<PersonId>,
        /// The link that led here.
        link: Option<String>,
        /// The callback, called with the fault if access is refused.
        look: LookFn,
    },
    /// A move of a program.
    Program { token: TokenHash, seat: Seat, n: u32, wanted: Wanted, reply: Reply<BotAnswer> },
    /// A bot has thought.
    Thought { seat: Seat, job: u64, n: u32, action: Option<AnyAction> },
    /// Advice was found, or was not.
    Advised { found: Found, advice: Option<Vec<::bots::Advised>> },
    /// Time to look at the clock, or at who is awaited.
    Tick,
    /// The same, and it is this node that does so from now on.
    Keep,
    /// Another node has written: log and chat have come so far.
    News { seq: u32, chat: u32 },
    /// The table in memory is older than the store.
    ReadAnew,
    /// Somebody has come or gone at another node.
    Presence,
    /// Connections are to begin anew, at another node or here.
    Move,
    /// Somebody has signed out.
    Dismiss { person: PersonId, sessions: Sessions },
    /// Somebody has another name.
    Renamed { person: PersonId, name: String },
    /// The server goes down.
    Shutdown { done: oneshot::Sender<()> },
}

/// Which sessions of somebody have ended.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sessions {
    /// This one.
    One(TokenHash),
    /// All but this one.
    Others(TokenHash),
    /// All.
    All,
}

impl Sessions {
    pub(super) fn include(self, session: Option<TokenHash>) -> bool {
        match self {
            Sessions::One(ended) => session == Some(ended),
            Sessions::Others(kept) => session != Some(kept),
            Sessions::All => true,
        }
    }
}

/// The ways to a table: its players do not wait behind those who only watch.
#[derive(Clone, Debug)]
pub(crate) struct TableHandle {
    pub(crate) inbox: mpsc::Sender<Ask>,
    pub(crate) spectators: mpsc::Sender<Ask>,
}

/// Starts the task of a table. The table itself is read when first asked for.
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
    /// None while it sleeps: connections stay, the game is in the store.
    table: Option<Table>,
    /// The deadlines that remain while the table sleeps.
    asleep: Asleep,
    connections: HashMap<u64, Connection>,
    presence: Presence,
    /// How many jobs bots were given.
    jobs: u64,
    /// The bots of the seats.
    seat_bots: SeatBots,
    /// Hints that are being found, and the coach.
    advisor: Advisor,
    /// The bots at work, with the job: what comes of any other is of no use any more.
    thinking: BTreeMap<Seat, u64>,
    /// The bots that people were last told to be at work: how often one sets to work is its secret.
    shown_thinking: Vec<Seat>,
    /// The bot that decided last, and in which turn.
    last_bot: Option<(Seat, u32)>,
    quiet: Instant,
    /// When clocks were last looked at.
    looked: Millis,
    /// When clocks and bots are looked at again, if what they did could not be stored.
    retry: Option<Instant>,
    /// Whether something could not be stored, or maybe was: people are shown the log once it can be read.
    unsettled: bool,
    /// Whether bots and clocks of the table are this node's to run.
    kept: bool,
    /// Whether the table can only be played at other nodes, as was found just now.
    elsewhere: bool,
    /// The last chat line that connections were told.
    said: u32,
    /// The task has nothing left to do.
    ending: bool,
    /// The server goes down.
    closing: bool,
}

/// The border behind which a fault of a game stays: the table freezes, the process lives.
fn behind_border<T>(f: impl FnOnce() -> T) -> Result<T, Fault> {
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
            // A running operation needs much more memory than waiting, so it is boxed while it lasts.
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
                // An accepted requester gets the result, even if the table has become closed to them.
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
                if behind_border(|| look(table)).is_err() {
                    tracing::error!(table = %self.id, "a look at the table failed");
                }
            }
            Ask::Program { token, seat, n, wanted, reply } => {
                let _ = reply.send(self.program_moves(token, seat, n, &wanted).await);
            }
            Ask::Thought { seat, job, n, action } => self.thought(seat, job, n, action).await,
            Ask::Advised { found, advice } => self.advised(found, advice),
            Ask::Tick => self.tick().await,
            Ask::Keep => {
                self.kept = true;
                self.tick().await;
            }
            Ask::News { seq, chat } => self.take_in(seq, chat).await,
            Ask::ReadAnew => self.read_anew().await,
            Ask::Presence => self.presence.soon(),
            Ask::Move => self.move_on(),
            Ask::Dismiss { person, sessions } => self.dismiss(person, sessions),
            Ask::Renamed { person, name } => {
                if let Some(table) = &mut self.table {
                    if table.owners().contains(&person) {
                        table.names.insert(person, name);
                        self.publish_table();
                    }
                } else if self.asleep.owners.contains(&person) && !self.connections.is_empty() {
                    self.presence.soon();
                }
            }
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
        behind_border(|| table.info(&Asker { person, link, here: self.here() }))
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

    /// The table cannot be played here any more: whoever is here goes where it can.
    fn move_on(&mut self) {
        self.broadcast(&FromServer::Bye { kind: ByeKind::Moving });
        self.connections.clear();
    }

    /// Grants a wish: its entries are stored and told. Where another node was first, it is looked at anew.
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
        // The server itself needs no invitation, nor does what a campaign has allowed.
        if !matches!(wish, Wish::Abandon | Wish::BreakOff) && !table.admits(Some(person), link) {
            return Err(Fault::NotFound);
        }
        let chance = || random().map_err(|error| table::Fault::Chance(error.to_string()));
        let around = Environment { here: &here, stand_in: self.registry.stand_in(), chance: &chance };
        let entries = behind_border(|| table.plan(person, wish, &around))??;
        let stranger = if let Wish::Pass(to) = wish { *to } else { person };
        let unknown = Some(stranger).filter(|person| !table.names.contains_key(person));
        if let Some(unknown) = unknown {
            let names = self.registry.store.names(vec![unknown]).await?;
            if let Some(table) = &mut self.table {
                table.names.extend(names);
            }
        }
        self.commit(entries).await?;
        self.publish_table();
        Ok(())
    }

    /// Checks, stores, applies and tells entries, in an order that never shows what is not stored: what is applied but not
    /// stored is thrown away with the table, which is read anew.
    async fn commit(&mut self, entries: Vec<Entry>) -> Result<(), Fault> {
        if entries.is_empty() {
            return Ok(());
        }
        self.commit_with(|table, now| Ok((fold_all(table, entries, now)?, ()))).await
    }

    /// The same with entries that are found while they are taken in.
    async fn commit_with<T>(
        &mut self,
        fold: impl FnOnce(&mut Table, Millis) -> Result<(Vec<Stored>, T), table::Fault>,
    ) -> Result<T, Fault> {
        let began = Instant::now();
        self.forgive();
        let table = self.table.as_mut().ok_or(Fault::NotFound)?;
        // Clocks of nodes follow one another: no entry is older than the one before.
        let now = self.registry.time.now().max(table.changed);
        let seq = table.seq;
        let was_asked = table.proposed().is_some();
        let folded = behind_border(|| {
            let (stored, more) = fold(table, now)?;
            Ok::<_, Fault>((stored, table.summary(SNAPSHOT_EVERY), more))
        });
        let (stored, summary, more) = match folded {
            Ok(Ok(folded)) => folded,
            Ok(Err(fault)) => {
                // A refused first entry has changed nothing.
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
        let append = Append { table: self.id, base: seq, kept: by_itself(&stored), entries: stored, summary };
        match self.registry.store.append(append).await {
            Ok(kept) => {
                self.kept = kept;
                self.registry.hint(self.id, self.table.as_ref().map_or(0, |table| table.seq), 0);
            }
            Err(error) => {
                self.table = None;
                if !matches!(error, StoreError::Conflict) {
                    // The requester does not wait any longer. The outcome follows once the log can be read.
                    self.unsettled = true;
                    self.retry_soon();
                    return Err(Fault::Store(error));
                }
                self.awake().await?;
                // Another node was first: what it did is told, and whoever came late looks at it anew.
                self.publish_news();
                self.publish_table();
                return Err(Fault::Late);
            }
        }
        let game = self.table.as_ref().map_or("", |table| table.row.game.as_str());
        self.registry.metrics.count_moves(game, moves, bots);
        self.registry.metrics.commits.observe(began.elapsed().as_secs_f64());
        if of_game {
            self.publish_news();
        }
        if was_asked && self.table.as_ref().is_some_and(|table| table.proposed().is_none()) {
            self.publish_table();
        }
        self.invite_bots();
        Ok(more)
    }

    /// A fault of ours: the table stops, its record stays. A later start of the server tries again.
    async fn freeze(&mut self) {
        let Some(mut table) = self.table.take() else { return };
        tracing::error!(table = %self.id, entry = table.seq, "a fault froze the table");
        self.registry.metrics.frozen.inc();
        self.registry.note_stopped(self.id);
        table.play = None;
        table.status = Status::Frozen;
        if let Ok(summary) = behind_border(|| table.summary(u32::MAX)) {
            let (base, entries) = (table.seq, Vec::new());
            let freeze = Append { table: self.id, base, entries, summary, kept: false };
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
            // Not again at once: the registry looks after clocks too.
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

    /// A seat decides: the match reads and checks the action, and its entry is stored and told.
    async fn decide(&mut self, seat: Seat, action: &AnyAction, bot: bool) -> Result<(), Fault> {
        let new = NewMove { seat, action: action.clone(), bot, gesture: None };
        self.commit_with(|table, now| Ok((vec![table.make(new, now)?], ()))).await
    }

    /// A seat makes a gesture: its moves are stored together and told as if each had come alone. Tells how far it came.
    async fn gesture(&mut self, seat: Seat, moves: &[AnyAction]) -> Result<Came<table::Fault>, Fault> {
        self.commit_with(|table, now| fold_gesture(table, seat, moves, now)).await
    }

    /// Makes a person's request in the game. Returns how far a gesture went.
    async fn make(&mut self, seat: Seat, wanted: &Wanted) -> Result<Option<Came<table::Fault>>, Fault> {
        let before = self.before(seat);
        let made = match wanted {
            Wanted::Move(action) => self.decide(seat, action, false).await.map(|()| None),
            Wanted::Gesture(moves) => self.gesture(seat, moves).await.map(Some),
        };
        if made.is_ok() {
            self.judge(seat, before);
        }
        made
    }
}

/// Whether bots or clocks did it, which only the node may say that runs them.
fn by_itself(entries: &[Stored]) -> bool {
    let own = |one: &Stored| {
        matches!(one.entry, Entry::Move { bot: true, .. } | Entry::Handed { why: Handed::Clock, .. })
    };
    entries.iter().any(own)
}

/// How far a gesture came, as the wire tells it.
fn gesture_result(came: Option<Came<table::Fault>>) -> (Option<u32>, Option<Stopped>) {
    let Some(Came { moves, stop }) = came else { return (None, None) };
    (Some(u32::try_from(moves).unwrap_or(u32::MAX)), stop.as_ref().map(Stopped::from))
}
