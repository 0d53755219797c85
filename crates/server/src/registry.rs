//! The registry of tables: which are in memory, and how to reach the others.

mod codes;
mod leases;

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::fair::Secret;
use engine::{Seat, Viewer};
use futures_util::{StreamExt as _, stream};
use serde_json::Value;
use table::wire::{ByeKind, Clock, NewSeat, NewTable, SeatKind, Status, TableInfo};
use table::{
    AdviceState, Asker, Entry, Link, Listed, PersonId, Table, TableId, TableRow, Wish, bot_name_spellings,
    check_clock, check_name, fold_all, listed_info, people_of,
};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::actor::{self, Ask, Reply, Sessions, TableHandle};
use crate::botpool::BotPool;
use crate::community::{Community, Deliver, Site};
use crate::fault::Fault;
use crate::hints::Hints;
use crate::limits::{
    ABANDONED_AT_ONCE, ACCOUNT_NAMES_LIFE, LIST_EACH, LIST_MAX, OPEN_LIFE_MS, OPEN_TABLES_MAX, OPTIONS_MAX,
    REQUESTS_AT_ONCE, RUNNING_LIFE_MS, SHUTDOWN_TIME,
};
use crate::metrics::Metrics;
use crate::reviews::Reviews;
use crate::store::{Append, NodeMessage, Store};
use crate::time::Time;
use crate::token::{new_link, new_table, random};
use catalog::Games;

/// The state shared by all tables.
#[derive(Debug)]
pub(crate) struct Registry {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) time: Time,
    pub(crate) bots: BotPool,
    /// The minimum time between two moves of bots, so that people can follow.
    pub(crate) pause: Duration,
    /// The time after which an unused table leaves memory.
    pub(crate) idle: Duration,
    pub(crate) metrics: Metrics,
    pub(crate) reviews: Reviews,
    pub(crate) community: Community,
    tables: Mutex<HashMap<TableId, TableHandle>>,
    /// Tables that an internal error stopped. They are not loaded again before the next start.
    stopped: Mutex<HashSet<TableId>>,
    /// The connection to NATS, if configured.
    pub(crate) hints: Option<Arc<Hints>>,
    /// Whether this node is shutting down and other nodes take over.
    draining: AtomicBool,
    /// The time of this node's last heartbeat in a cluster.
    beat: Mutex<Option<std::time::Instant>>,
    pub(super) closing: AtomicBool,
    connections: AtomicU64,
    /// The names of accounts that a bot must not have, and when they were read.
    account_names: Mutex<Option<(Instant, Arc<[String]>)>>,
}

/// A validated request to open a table.
#[derive(Default)]
pub(crate) struct Opening {
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) public: bool,
    pub(crate) hot_seat: bool,
    pub(crate) clock: Option<Clock>,
    /// The rules about advice.
    pub(crate) advice: AdviceState,
    pub(crate) parent: Option<TableId>,
    /// The people for whom seats are reserved, by seat.
    pub(crate) kept: Vec<Option<PersonId>>,
    /// The id, if it is fixed in advance.
    pub(crate) id: Option<TableId>,
    /// The campaign of the game.
    pub(crate) campaign: Option<Link>,
    /// The entries that start the game immediately.
    pub(crate) begin: Vec<Entry>,
}

impl Registry {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        games: Arc<dyn Games>,
        time: Time,
        (pause, idle): (Duration, Duration),
        bot_threads: usize,
        hints: Option<Arc<Hints>>,
        (channels, site): (Arc<dyn Deliver>, Site),
    ) -> std::io::Result<Registry> {
        Ok(Registry {
            bots: BotPool::start(bot_threads)?,
            store,
            games,
            time,
            pause,
            idle,
            metrics: Metrics::new(),
            reviews: Reviews::default(),
            community: Community::new(channels, site),
            tables: Mutex::default(),
            stopped: Mutex::default(),
            hints,
            draining: AtomicBool::new(false),
            beat: Mutex::default(),
            closing: AtomicBool::new(false),
            connections: AtomicU64::new(0),
            account_names: Mutex::default(),
        })
    }

    /// The games, as tables know them.
    pub(crate) fn table_games(&self) -> Arc<dyn table::Games> {
        Arc::<dyn Games>::clone(&self.games)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, TableHandle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new number for a live connection, unique over all tasks of a table.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// The level of a bot that replaces a person.
    pub(crate) fn stand_in(&self) -> &'static str {
        let levels = self.games.levels();
        let usual = levels.iter().find(|level| **level == bots::USUAL_LEVEL);
        usual.or(levels.first()).copied().unwrap_or_default()
    }

    pub(crate) fn check_level(&self, level: &str) -> Result<(), Fault> {
        if self.games.levels().contains(&level) { Ok(()) } else { Err(Fault::UnknownBot) }
    }

    /// The handle of a table's task, which is started if necessary.
    fn handle(self: &Arc<Self>, id: TableId) -> TableHandle {
        let mut tables = self.tables();
        if let Some(handle) = tables.get(&id)
            && !handle.inbox.is_closed()
        {
            return handle.clone();
        }
        let handle = actor::start(id, Arc::clone(self));
        tables.insert(id, handle.clone());
        handle
    }

    /// Removes an ended task. The next request starts a new one.
    pub(crate) fn forget(&self, id: TableId) {
        self.tables().remove(&id);
    }

    /// Passes requests that arrived while a task ended to its successor.
    pub(crate) fn pass_to_successor(self: &Arc<Self>, id: TableId, ask: Ask) {
        let _ = self.handle(id).inbox.try_send(ask);
    }

    /// Sends a request to the task of a table. Returns an error if the queue is full.
    pub(crate) fn tell(self: &Arc<Self>, id: TableId, ask: Ask) -> Result<(), Fault> {
        self.tell_by(id, ask, |handle| handle.inbox)
    }

    /// Like [`Self::tell`], through the queue of spectators, which cannot delay players.
    pub(crate) fn tell_from_spectator(self: &Arc<Self>, id: TableId, ask: Ask) -> Result<(), Fault> {
        self.tell_by(id, ask, |handle| handle.spectators)
    }

    fn tell_by(
        self: &Arc<Self>,
        id: TableId,
        ask: Ask,
        way: impl Fn(TableHandle) -> mpsc::Sender<Ask>,
    ) -> Result<(), Fault> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(Fault::Closing);
        }
        let mut ask = ask;
        // A task that just ended has a successor immediately. More than a few in a row would be an error.
        for _ in 0..8 {
            match way(self.handle(id)).try_send(ask) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Full(_)) => return Err(Fault::Busy),
                Err(TrySendError::Closed(back)) => ask = back,
            }
        }
        Err(Fault::Busy)
    }

    /// Sends a request to the task of a table and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: TableId,
        ask: impl FnOnce(Reply<T>) -> Ask,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        self.tell(id, ask(reply))?;
        answer.await.map_err(|_| Fault::Busy)?
    }

    pub(crate) async fn info(
        self: &Arc<Self>,
        id: TableId,
        person: Option<PersonId>,
        link: Option<String>,
    ) -> Result<TableInfo, Fault> {
        self.ask(id, |reply| Ask::Info { person, link, reply }).await
    }

    pub(crate) async fn wish(
        self: &Arc<Self>,
        id: TableId,
        person: PersonId,
        wish: Wish,
    ) -> Result<TableInfo, Fault> {
        self.ask(id, |reply| Ask::Wish { person, wish, reply }).await
    }

    /// Reads a table that the person may see.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        person: Option<PersonId>,
        link: Option<String>,
        look: impl FnOnce(&Table) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let look = Box::new(move |table: Result<&Table, Fault>| {
            let _ = reply.send(table.and_then(look));
        });
        self.tell(id, Ask::Look { person, link, look })?;
        answer.await.map_err(|_| table::Fault::Frozen)?
    }

    /// Opens a table.
    pub(crate) async fn open(&self, host: PersonId, new: NewTable) -> Result<TableInfo, Fault> {
        let NewTable { game, options, seats, public, hot_seat, clock, hints, coach } = new;
        let advice = AdviceState { hints, coach };
        let opening = Opening { game, options, seats, public, hot_seat, clock, advice, ..Opening::default() };
        self.open_as(host, opening).await
    }

    /// Validates a request to open a table and normalises its options.
    pub(crate) fn check_opening(&self, opening: &Opening) -> Result<Value, Fault> {
        let info = self.games.info(&opening.game)?;
        let options = catalog::normal(info, &opening.options).map_err(catalog::CatalogError::from)?;
        if options.to_string().len() > OPTIONS_MAX {
            return Err(Fault::TooLarge);
        }
        engine::SetupError::check_seats(info, opening.seats.len()).map_err(catalog::CatalogError::from)?;
        if let Some(clock) = &opening.clock {
            check_clock(clock)?;
        }
        let mine = opening.seats.iter().filter(|seat| matches!(seat, NewSeat::Me { .. })).count();
        let named = opening.seats.iter().any(|seat| matches!(seat, NewSeat::Me { name: Some(_) }));
        if (mine > 1 || named) && !opening.hot_seat {
            return Err(Fault::HotSeatOnly);
        }
        for seat in &opening.seats {
            match seat {
                NewSeat::Me { name: Some(name) } => check_name(name).map(|_| ())?,
                NewSeat::Bot { level } => self.check_level(level)?,
                NewSeat::Me { name: None } | NewSeat::Open => (),
            }
        }
        let data = self.games.data(&opening.game)?;
        // Valid options may still conflict. A trial deal detects that now and not when everybody is seated.
        let trial = engine::Seed(random()?);
        self.games.begin(&opening.game, data, opening.seats.len(), &options, trial)?;
        Ok(options)
    }

    pub(crate) async fn open_as(&self, host: PersonId, opening: Opening) -> Result<TableInfo, Fault> {
        let options = self.check_opening(&opening)?;
        if self.store.opened_by(host).await? >= OPEN_TABLES_MAX {
            return Err(Fault::TooMany);
        }
        if opening.seats.iter().any(|seat| matches!(seat, NewSeat::Bot { .. })) {
            self.bots.has_room(host)?;
        }
        let now = self.time.now();
        let row = TableRow {
            id: opening.id.unwrap_or_else(new_table),
            data: self.games.data(&opening.game)?.hash().to_string(),
            rules_version: self.games.info(&opening.game)?.rules_version,
            game: opening.game,
            options,
            seats: u8::try_from(opening.seats.len()).map_err(|_| table::Fault::NoSeat)?,
            public: opening.public,
            hot_seat: opening.hot_seat,
            clock: opening.clock,
            secret: Secret(random()?),
            host,
            opened: now,
            watch: new_link()?,
            parent: opening.parent,
        };
        let mut entries = Vec::new();
        for (seat, new) in (0..).map(Seat).zip(opening.seats) {
            entries.push(match new {
                NewSeat::Me { name } => {
                    let name = name.map(|name| check_name(&name)).transpose()?;
                    Entry::Sat { seat, person: host, name, salt: None }
                }
                NewSeat::Bot { level } => Entry::Seated { seat, bot: level },
                NewSeat::Open => Entry::Linked { seat, link: Some(new_link()?) },
            });
        }
        for (seat, person) in (0..).map(Seat).zip(opening.kept) {
            entries.extend(person.map(|person| Entry::Kept { seat, person }));
        }
        entries.extend(opening.advice.entry());
        entries.extend(opening.campaign.map(|campaign| Entry::Campaign { campaign }));
        entries.extend(opening.begin);
        let mut table = Table::new(row.clone(), self.table_games());
        let entries = fold_all(&mut table, entries, now)?;
        let summary = table.summary(0);
        self.store
            .add_table(
                row.clone(),
                Append { table: row.id, base: 0, entries, summary, kept: false, jobs: Vec::new() },
            )
            .await?;
        if row.public {
            self.lobby_changed();
        }
        let waits = table.seats.iter().any(|seat| seat.kind() == SeatKind::Open) && !row.hot_seat;
        if waits && table.status == Status::Open {
            // People find the table without a code, too.
            match self.draw_code(row.id).await {
                Ok(code) => table.code = Some(code),
                Err(fault) => fault.log(),
            }
        }
        table.names = self.store.names(vec![host]).await?.into_iter().collect();
        table.account_names = self.account_names().await?;
        Ok(table.info(&Asker { person: Some(host), ..Asker::default() }))
    }

    /// Opens a table that continues from a position of a finished one, against bots.
    pub(crate) async fn play_on(
        self: &Arc<Self>,
        id: TableId,
        person: PersonId,
        link: Option<String>,
        n: u32,
        seat: Seat,
        level: String,
    ) -> Result<TableInfo, Fault> {
        self.check_level(&level)?;
        let seed = engine::Seed(random()?);
        let plan = move |table: &Table| {
            let play =
                table.play.as_ref().filter(|_| table.status == Status::Over).ok_or(table::Fault::NotOver)?;
            table.seat(seat)?;
            let viewer = table.seats_of(person).first().map_or(Viewer::Spectator, Viewer::Seat);
            let (_, game) = play.at(viewer, n);
            if game.turn().is_over() {
                return Err(table::Fault::NotRunning.into());
            }
            // Hidden information is redealt: the record must not reveal the deck.
            let state = game.redealt(Viewer::Seat(seat), seed).state();
            let seats = Seat::all(table.seats.len());
            let seats = seats.map(|other| {
                if other == seat { NewSeat::Me { name: None } } else { NewSeat::Bot { level: level.clone() } }
            });
            let row = &table.row;
            Ok(Opening {
                game: row.game.clone(),
                options: row.options.clone(),
                seats: seats.collect(),
                parent: Some(row.id),
                begin: vec![Entry::From { state }],
                ..Opening::default()
            })
        };
        let opening = self.look(id, Some(person), link, plan).await?;
        let opened = self.open_as(person, opening).await?;
        if let Ok(new) = opened.id.parse() {
            let _ = self.tell(new, Ask::Tick);
        }
        Ok(opened)
    }

    /// The names of accounts that a bot must not have. They are read again after [`ACCOUNT_NAMES_LIFE`].
    pub(crate) async fn account_names(&self) -> Result<Arc<[String]>, Fault> {
        let known = self.account_names.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((at, names)) = known
            && at.elapsed() < ACCOUNT_NAMES_LIFE
        {
            return Ok(names);
        }
        let names: Arc<[String]> = self.store.account_names(bot_name_spellings()).await?.into();
        let now = (Instant::now(), Arc::clone(&names));
        *self.account_names.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
        Ok(names)
    }

    pub(crate) async fn list(
        &self,
        listed: Vec<Listed>,
        person: Option<PersonId>,
    ) -> Result<Vec<TableInfo>, Fault> {
        let names = self.store.names(people_of(&listed)).await?.into_iter().collect();
        let accounts = self.account_names().await?;
        Ok(listed.iter().filter_map(|one| listed_info(one, &names, &accounts, person)).collect())
    }

    /// The public tables that are open or running, open ones first.
    pub(crate) async fn lobby(&self, person: Option<PersonId>) -> Result<Vec<TableInfo>, Fault> {
        let mut tables = self.list(self.store.lobby(LIST_MAX, LIST_EACH).await?, person).await?;
        tables.sort_by_key(|table| table.status != Status::Open);
        Ok(tables)
    }

    /// The tables of a person: those that wait for a decision first, then running, open and finished ones.
    pub(crate) async fn tables_of(&self, person: PersonId) -> Result<Vec<TableInfo>, Fault> {
        let mut tables = self.list(self.store.tables_of(person, LIST_MAX).await?, Some(person)).await?;
        // Tables of lessons are not listed. The page of the lesson finds them.
        tables.retain(|table| table.lesson.is_none());
        tables.sort_by_key(|table| {
            let rank = match table.status {
                Status::Running => 0,
                Status::Open => 1,
                Status::Frozen => 2,
                Status::Over => 3,
            };
            (!table.awaits_me, rank)
        });
        Ok(tables)
    }

    /// Performs a request at many tables, several at a time, so that their entries are committed together.
    async fn wish_at(
        self: &Arc<Self>,
        tables: Vec<TableId>,
        person: PersonId,
        wish: Wish,
    ) -> Result<(), Fault> {
        let wishes = stream::iter(tables).map(|table| self.wish(table, person, wish.clone()));
        let mut granted = wishes.buffer_unordered(REQUESTS_AT_ONCE);
        while let Some(one) = granted.next().await {
            match one {
                // A frozen table stays unchanged, and a deleted one needs no change.
                Ok(_) | Err(Fault::NotFound | Fault::Table(table::Fault::Frozen)) => (),
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }

    /// Transfers everything of a guest to an account.
    pub(crate) async fn pass(self: &Arc<Self>, from: PersonId, to: PersonId) -> Result<(), Fault> {
        let tables = self.store.tables_of(from, u32::MAX).await?;
        let tables = tables.iter().map(|listed| listed.row.id).collect();
        self.wish_at(tables, from, Wish::Pass(to)).await
    }

    /// Hands the seats of a deleted person to bots.
    pub(crate) async fn forget_person(self: &Arc<Self>, person: PersonId) -> Result<(), Fault> {
        let tables = self.store.tables_of(person, u32::MAX).await?;
        let going = tables.iter().filter(|listed| matches!(listed.status, Status::Open | Status::Running));
        let tables = going.map(|listed| listed.row.id).collect();
        self.wish_at(tables, person, Wish::Forget).await
    }

    /// Closes the connections of ended sessions, on all nodes.
    pub(crate) async fn dismiss(self: &Arc<Self>, person: PersonId, sessions: Sessions) -> Result<(), Fault> {
        self.dismiss_here(person, sessions);
        let (session, others) = match sessions {
            Sessions::One(session) => (Some(session), false),
            Sessions::Others(session) => (Some(session), true),
            Sessions::All => (None, false),
        };
        Ok(self.store.tell(NodeMessage::SignedOut { person, session, others }).await?)
    }

    fn dismiss_here(&self, person: PersonId, sessions: Sessions) {
        self.notify_loaded(|| Ask::Dismiss { person, sessions });
        self.community.sites.dismiss(person, sessions);
    }

    /// Shows the new name of a person at all tables in memory, on all nodes.
    pub(crate) async fn renamed(self: &Arc<Self>, person: PersonId, name: &str) -> Result<(), Fault> {
        self.renamed_here(person, name);
        Ok(self.store.tell(NodeMessage::Renamed { person, name: name.to_owned() }).await?)
    }

    fn renamed_here(&self, person: PersonId, name: &str) {
        // The person may have an account since.
        *self.account_names.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.notify_loaded(|| Ask::Renamed { person, name: name.to_owned() });
    }

    /// Notifies all tables in memory, even those whose queue is full now, because connections of ended sessions must
    /// not stay.
    fn notify_loaded(&self, ask: impl Fn() -> Ask) {
        let awake: Vec<mpsc::Sender<Ask>> =
            self.tables().values().map(|handle| handle.inbox.clone()).collect();
        for table in awake {
            if let Err(TrySendError::Full(ask)) = table.try_send(ask()) {
                tokio::spawn(async move { table.send(ask).await });
            }
        }
    }

    /// Closes abandoned tables.
    pub(crate) async fn close_abandoned(self: &Arc<Self>) -> Result<(), Fault> {
        let now = self.time.now();
        let (open, running) = (now.saturating_sub(OPEN_LIFE_MS), now.saturating_sub(RUNNING_LIFE_MS));
        for row in self.store.abandoned(open, running, ABANDONED_AT_ONCE).await? {
            let (id, host) = row;
            tracing::info!(table = %id, "closed without activity");
            match self.wish(id, host, Wish::Abandon).await {
                Ok(_) | Err(Fault::NotFound | Fault::Table(table::Fault::Frozen | table::Fault::TooMany)) => {
                }
                Err(fault) => return Err(fault),
            }
        }
        Ok(())
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Closes all tables in order, then the store.
    pub(crate) async fn close(self: &Arc<Self>) -> Result<(), Fault> {
        self.closing.store(true, Ordering::Relaxed);
        self.community.sites.end_all(ByeKind::Shutdown);
        let awake: Vec<mpsc::Sender<Ask>> =
            self.tables().values().map(|handle| handle.inbox.clone()).collect();
        let mut ends = Vec::new();
        for table in awake {
            let (done, end) = oneshot::channel();
            if table.send(Ask::Shutdown { done }).await.is_ok() {
                ends.push(end);
            }
        }
        let all = async {
            for end in ends {
                let _ = end.await;
            }
        };
        if tokio::time::timeout(SHUTDOWN_TIME, all).await.is_err() {
            tracing::warn!("some tables did not end in time; nothing acknowledged is lost");
        }
        self.end_jobs().await;
        self.write_beat().await;
        self.store.leave().await?;
        self.store.close().await?;
        Ok(())
    }
}
