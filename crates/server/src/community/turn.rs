//! Notifications about tables: their receivers, due times and texts.

use std::collections::HashMap;
use std::sync::Arc;

use engine::{Phrase, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::json;
use table::wire::{Clock, NotifyKind, NotifyMode, NotifySettings, SeatKind, Status, TableInfo};
use table::{Listed, Millis, PersonId, Table, TableId, listed_info};
use words::Names;

use super::jobs::{Ended, payload};
use super::letters::{AboutTable, Letter, Post, channels, lang_of, send_at};
use crate::fault::Fault;
use crate::limits::{
    ABSENT_CHECKED_AT_ONCE, CHAT_DELAY_MS, CLOCK_LEAD_MIN_MS, LIVE_DELAY_MS, LIVE_MOVE_SECONDS, LOOKS_MS,
    NOTICES_LOOKED_THROUGH, SWEEP_AFTER_MS, SWEEP_EVERY_MS, TURN_AGAIN_MS,
};
use crate::registry::Registry;
use crate::store::{Job, JobKind, NewJob, NoticeRow, PresenceRow};

/// The data of a job about one person at one table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct About {
    person: PersonId,
    table: TableId,
    /// The time when the person became awaited or went away, or when the chat line was written.
    since: Millis,
    /// Whether it waits for the end of quiet hours.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    held: bool,
}

/// The data of a job about one table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct AboutGame {
    table: TableId,
}

fn job(kind: JobKind, person: PersonId, table: TableId, since: Millis, due: Millis, replace: bool) -> NewJob {
    let about = About { person, table, since, held: false };
    let payload = serde_json::to_value(about).unwrap_or_default();
    NewJob { kind, key: format!("{person} {table}"), due, payload, replace }
}

/// A job that notifies an awaited person. It reads their delay when it runs.
pub(crate) fn turn_job(person: PersonId, table: TableId, now: Millis, replace: bool) -> NewJob {
    job(JobKind::Turn, person, table, now, now, replace)
}

/// A job that warns a person before their clock at a table over days runs out.
pub(crate) fn clock_job(
    person: PersonId,
    table: TableId,
    clock: Clock,
    now: Millis,
    deadline: Millis,
) -> NewJob {
    let due = deadline.saturating_sub(lead(clock)).max(now);
    job(JobKind::Clock, person, table, now, due, true)
}

/// A job that notifies a person of a chat line at a table over days.
pub(crate) fn chat_job(person: PersonId, table: TableId, now: Millis) -> NewJob {
    job(JobKind::Chat, person, table, now, now.saturating_add(CHAT_DELAY_MS), false)
}

/// A job that notifies all players of the beginning or the end of a game.
pub(crate) fn game_job(kind: JobKind, table: TableId, now: Millis) -> NewJob {
    let payload = json!({ "table": table });
    NewJob { kind, key: table.to_string(), due: now, payload, replace: false }
}

/// The next daily e-mail of a person; none without a digest.
pub(crate) fn digest_job(person: PersonId, settings: &NotifySettings, now: Millis) -> Option<NewJob> {
    let schedule = ::community::Schedule::read(&settings.zone, None).ok()?;
    let due = schedule.next_hour(now, settings.digest?)?;
    let payload = json!({ "person": person });
    Some(NewJob { kind: JobKind::Digest, key: person.to_string(), due, payload, replace: true })
}

/// The time between a clock notification and the end of the clock: an eighth of its time, at least ten minutes.
fn lead(clock: Clock) -> u64 {
    match clock {
        Clock::Days { hours } => (u64::from(hours) * 3_600_000 / 8).max(CLOCK_LEAD_MIN_MS),
        Clock::Move { .. } | Clock::Bank { .. } => CLOCK_LEAD_MIN_MS,
    }
}

fn is_live(clock: Option<Clock>) -> bool {
    match clock {
        Some(Clock::Move { seconds }) => seconds < LIVE_MOVE_SECONDS,
        Some(Clock::Bank { .. }) => true,
        Some(Clock::Days { .. }) | None => false,
    }
}

/// Whether people are notified about a table: it has a clock, or several people who do not share a device, and is not a
/// lesson.
pub(crate) fn calls(table: &Table) -> bool {
    if table.row.hot_seat || table.lesson.is_some() {
        return false;
    }
    let mut owners = table.seats.iter().filter_map(|seat| seat.owner);
    let first = owners.next();
    table.row.clock.is_some() || owners.any(|other| Some(other) != first)
}

/// The same for a table in a list, for the owner of a seat.
fn calls_listed(info: &TableInfo) -> bool {
    if info.hot_seat || info.lesson.is_some() {
        return false;
    }
    let others = |seat: &table::wire::SeatInfo| {
        !info.mine.contains(&seat.seat) && (seat.kind == SeatKind::Human || seat.handed.is_some())
    };
    info.clock.is_some() || info.seats.iter().any(others)
}

/// Whether a table in a list awaits the person, and no bot plays their seat.
fn awaits(info: &TableInfo) -> bool {
    let own = |seat: &table::wire::SeatInfo| {
        info.mine.contains(&seat.seat) && seat.awaited && seat.kind == SeatKind::Human && !seat.program
    };
    info.status == Status::Running && info.seats.iter().any(own)
}

/// The parts of a table that messages contain.
struct View {
    game: String,
    round: Option<u16>,
    prompt: Option<Phrase>,
    names: Names,
    /// The time when the clock of an awaited seat of the person runs out.
    deadline: Option<Millis>,
    clock: Option<Clock>,
}

fn view(table: &Table, person: PersonId, now: Millis) -> View {
    let own = table.seats_of(person);
    let awaited = table.awaited().iter().find(|seat| own.has(*seat) && table.people().has(*seat));
    let play = table.play.as_ref();
    let prompt = awaited.and_then(|seat| Some(play?.game.prompt(Viewer::Seat(seat))));
    let infos = table.clocks.as_ref().map(|clocks| clocks.infos(now));
    let left = awaited.and_then(|seat| infos.as_ref()?.get(seat.index()).map(|clock| clock.left_ms));
    View {
        game: play.map_or_else(|| table.row.game.clone(), |play| play.game.info().title.to_owned()),
        round: play.map(|play| play.game.progress().round),
        prompt,
        names: Names(table.player_names().into_iter().map(Option::unwrap_or_default).collect()),
        deadline: left.map(|left| now.saturating_add(left)),
        clock: table.row.clock,
    }
}

impl View {
    fn letter(
        &self,
        person: PersonId,
        table: TableId,
        kind: NotifyKind,
        title: Phrase,
        body: Vec<Phrase>,
    ) -> Letter {
        let about = AboutTable { id: table, game: self.game.clone(), round: self.round };
        Letter {
            person,
            kind,
            title,
            body,
            names: self.names.clone(),
            table: Some(about),
            deadline: self.deadline,
            live: is_live(self.clock),
        }
    }

    fn title(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("game", self.game.as_str())
    }

    fn time_left(&self, now: Millis) -> Option<Phrase> {
        self.deadline.map(|deadline| ::community::time_left(deadline.saturating_sub(now)))
    }
}

impl Registry {
    /// The list entry of a table, as a person sees it.
    async fn listed_to(
        &self,
        table: TableId,
        person: PersonId,
    ) -> Result<Option<(Listed, TableInfo)>, Fault> {
        let Some(listed) = self.store.listed_table(table).await? else { return Ok(None) };
        let info = listed_info(&listed, &HashMap::new(), &[], Some(person));
        Ok(info.map(|info| (listed, info)))
    }

    /// Whether a table awaits a person.
    pub(super) async fn awaits(&self, person: PersonId, table: TableId) -> Result<bool, Fault> {
        Ok(self.listed_to(table, person).await?.is_some_and(|(_, info)| awaits(&info)))
    }

    /// Restarts the delay of a notification when an awaited person no longer looks at the table.
    pub(super) async fn notify_absent(&self, person: PersonId, table: TableId) -> Result<(), Fault> {
        let listed = self.listed_to(table, person).await?;
        if listed.is_some_and(|(_, info)| awaits(&info) && calls_listed(&info)) {
            self.store.add_jobs(vec![turn_job(person, table, self.time.now(), true)]).await?;
        }
        Ok(())
    }

    /// Whether a person has looked at a table since a time, at any node.
    async fn has_looked(&self, person: PersonId, table: TableId, since: Millis) -> Result<bool, Fault> {
        let now = self.time.now();
        let presence = &self.community.presence;
        let here = presence.looked_at(person, table, now).is_some_and(|at| at > since);
        if here || presence.looks_at(person, table, now) {
            return Ok(true);
        }
        let looks = |row: &PresenceRow| row.visible && now < row.at.saturating_add(LOOKS_MS);
        let elsewhere = self.store.presence_elsewhere(person).await?;
        Ok(elsewhere.iter().any(|row| row.table == Some(table) && (looks(row) || row.at > since)))
    }

    /// The last time a person looked at the site, within the last minute.
    async fn looks_anywhere(&self, person: PersonId) -> Result<Option<Millis>, Fault> {
        let now = self.time.now();
        let here = self.community.presence.looks_anywhere(person, now);
        let elsewhere = self.store.presence_elsewhere(person).await?;
        let elsewhere = elsewhere
            .iter()
            .filter(|row| row.visible && now < row.at.saturating_add(LOOKS_MS))
            .map(|row| row.at);
        Ok(here.into_iter().chain(elsewhere).max())
    }

    /// The last notice of a kind about a table.
    async fn last_notice(
        &self,
        person: PersonId,
        table: TableId,
        kind: NotifyKind,
    ) -> Result<Option<NoticeRow>, Fault> {
        let notices = self.store.notices(person, None, NOTICES_LOOKED_THROUGH).await?;
        Ok(notices.into_iter().find(|notice| notice.kind == kind && notice.table == Some(table)))
    }

    /// The table as one of its people sees it; none if it was deleted.
    async fn view(self: &Arc<Self>, person: PersonId, table: TableId) -> Result<Option<View>, Fault> {
        let now = self.time.now();
        match self.look(table, Some(person), None, move |table| Ok(view(table, person, now))).await {
            Ok(view) => Ok(Some(view)),
            Err(Fault::NotFound | Fault::Elsewhere) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    pub(super) async fn run_turn(self: &Arc<Self>, job: &Job) -> Result<Ended, Fault> {
        let about: About = payload(job)?;
        let About { person, table, since, .. } = about;
        let again = |due, held| {
            let payload = serde_json::to_value(About { held, ..about }).unwrap_or_default();
            Ok(Ended { again: Some((due, payload)), ..Ended::default() })
        };
        let Some((listed, info)) = self.listed_to(table, person).await? else { return Ok(Ended::default()) };
        if !awaits(&info) || !calls_listed(&info) || self.has_looked(person, table, since).await? {
            return Ok(Ended::default());
        }
        let mode = self.store.notify_mode(person, table).await?;
        if mode == NotifyMode::Never {
            return Ok(Ended::default());
        }
        let now = self.time.now();
        let (settings, _) = self.settings_of(person).await?;
        let live = is_live(listed.row.clock);
        let delay = u64::from(settings.delay) * 60_000;
        let delay = match mode {
            NotifyMode::Always => 0,
            NotifyMode::Default | NotifyMode::Never if live => delay.min(LIVE_DELAY_MS),
            NotifyMode::Default | NotifyMode::Never => delay,
        };
        let due = since.saturating_add(delay);
        if now < due {
            return again(due, false);
        }
        if let Some(at) = self.looks_anywhere(person).await? {
            return again(at.saturating_add(LOOKS_MS), false);
        }
        if let Some(last) = self.last_notice(person, table, NotifyKind::Turn).await?
            && now < last.at.saturating_add(TURN_AGAIN_MS)
            && !self.has_looked(person, table, last.at).await?
        {
            return again(last.at.saturating_add(TURN_AGAIN_MS), false);
        }
        let Some(view) = self.view(person, table).await? else { return Ok(Ended::default()) };
        let Some(prompt) = view.prompt.clone() else { return Ok(Ended::default()) };
        let due = send_at(&settings, now, view.deadline);
        if due > now {
            return again(due, true);
        }
        let body = match view.time_left(now) {
            Some(time) => Phrase::new("notification-turn-text").with("prompt", prompt).with("time", time),
            None => prompt,
        };
        let title = view.title("notification-turn");
        let letter = view.letter(person, table, NotifyKind::Turn, title, vec![body]);
        let Post { jobs, notices } = self.write_letter(letter, now).await?;
        Ok(Ended { jobs, notices, ..Ended::default() })
    }

    pub(super) async fn run_clock(self: &Arc<Self>, job: &Job) -> Result<Ended, Fault> {
        let about: About = payload(job)?;
        let About { person, table, .. } = about;
        if !self.awaits(person, table).await?
            || self.store.notify_mode(person, table).await? == NotifyMode::Never
        {
            return Ok(Ended::default());
        }
        let now = self.time.now();
        let Some(view) = self.view(person, table).await? else { return Ok(Ended::default()) };
        let (Some(deadline), Some(clock)) = (view.deadline, view.clock) else { return Ok(Ended::default()) };
        let due = deadline.saturating_sub(lead(clock));
        if deadline <= now || self.community.presence.looks_at(person, table, now) {
            return Ok(Ended::default());
        }
        let again = |due| Ok(Ended { again: Some((due, job.payload.clone())), ..Ended::default() });
        if now < due {
            return again(due);
        }
        let (settings, _) = self.settings_of(person).await?;
        let due = send_at(&settings, now, Some(deadline));
        if due > now {
            return again(due);
        }
        let time = ::community::time_left(deadline.saturating_sub(now));
        let title = view.title("notification-clock").with("time", time);
        let body = vec![Phrase::new("notification-clock-text")];
        let letter = view.letter(person, table, NotifyKind::Clock, title, body);
        let Post { jobs, notices } = self.write_letter(letter, now).await?;
        Ok(Ended { jobs, notices, ..Ended::default() })
    }

    pub(super) async fn run_chat(self: &Arc<Self>, job: &Job) -> Result<Ended, Fault> {
        let About { person, table, since, .. } = payload(job)?;
        if self.has_looked(person, table, since).await?
            || self.store.notify_mode(person, table).await? == NotifyMode::Never
        {
            return Ok(Ended::default());
        }
        // At most one notice until the person looks.
        if let Some(last) = self.last_notice(person, table, NotifyKind::Chat).await?
            && !self.has_looked(person, table, last.at).await?
        {
            return Ok(Ended::default());
        }
        let lines = self.store.chat(table, 1).await?;
        let Some(line) = lines.last() else { return Ok(Ended::default()) };
        let Some(view) = self.view(person, table).await? else { return Ok(Ended::default()) };
        let title = view.title("notification-chat").with("name", line.name.as_str());
        let letter = view.letter(person, table, NotifyKind::Chat, title, Vec::new());
        self.post_later(letter).await
    }

    /// Sends a message that is not urgent: the notice at once, deliveries after quiet hours.
    async fn post_later(&self, letter: Letter) -> Result<Ended, Fault> {
        let (settings, _) = self.settings_of(letter.person).await?;
        let due = send_at(&settings, self.time.now(), None);
        let Post { jobs, notices } = self.write_letter(letter, due).await?;
        Ok(Ended { jobs, notices, ..Ended::default() })
    }

    /// Sends a message to all people of a table who do not look at it.
    async fn post_to_all(
        &self,
        table: TableId,
        title: impl Fn(&View, PersonId) -> Option<Phrase>,
    ) -> Result<Ended, Fault> {
        let Some(listed) = self.store.listed_table(table).await? else { return Ok(Ended::default()) };
        // The list entry is sufficient, so the table need not be loaded.
        let view = View {
            game: self
                .games
                .info(&listed.row.game)
                .map_or_else(|_| listed.row.game.clone(), |info| info.title.to_owned()),
            round: None,
            prompt: None,
            names: Names::none(),
            deadline: None,
            clock: listed.row.clock,
        };
        let mut ended = Ended::default();
        for person in table::people_of(std::slice::from_ref(&listed)) {
            let Some(info) = listed_info(&listed, &HashMap::new(), &[], Some(person)) else { continue };
            let looks = self.community.presence.looks_at(person, table, self.time.now());
            if looks || info.mine.is_empty() || !calls_listed(&info) {
                continue;
            }
            let Some(title) = title(&view, person) else { continue };
            let letter = view.letter(person, table, NotifyKind::Game, title, Vec::new());
            let Ended { jobs, notices, .. } = self.post_later(letter).await?;
            ended.jobs.extend(jobs);
            ended.notices.extend(notices);
        }
        Ok(ended)
    }

    pub(super) async fn run_begin(self: &Arc<Self>, job: &Job) -> Result<Ended, Fault> {
        let AboutGame { table } = payload(job)?;
        self.post_to_all(table, |view, _| Some(view.title("notification-started"))).await
    }

    pub(super) async fn run_finish(self: &Arc<Self>, job: &Job) -> Result<Ended, Fault> {
        let AboutGame { table } = payload(job)?;
        let games = self.table_games();
        if !super::archive::index_table(&*self.store, games, table).await? {
            tracing::debug!(%table, "the game was not indexed");
        }
        self.store.free_code(table).await?;
        let Some((_, players)) = self.store.game(table).await? else { return Ok(Ended::default()) };
        let places: HashMap<PersonId, u8> =
            players.iter().filter_map(|player| Some((player.person?, player.place))).collect();
        self.post_to_all(table, |view, person| {
            let place = places.get(&person)?;
            Some(view.title("notification-over").with("place", *place))
        })
        .await
    }

    /// The daily e-mail: the tables that await a person, the oldest first. Nothing is sent if there are none.
    pub(super) async fn run_digest(&self, job: &Job) -> Result<Ended, Fault> {
        #[derive(Deserialize)]
        struct Whose {
            person: PersonId,
        }
        let Whose { person } = payload(job)?;
        let now = self.time.now();
        let (settings, _) = self.settings_of(person).await?;
        let Some(next) = digest_job(person, &settings, now) else { return Ok(Ended::default()) };
        let again = Some((next.due, next.payload));
        let mut tables = self.tables_of(person).await?;
        tables.retain(|table| table.awaits_me);
        tables.sort_by_key(|table| table.changed);
        let wanted = channels(&settings, NotifyKind::Turn).email && self.community.channels.available().email;
        if tables.is_empty() || !wanted || !self.may_email(person, NotifyKind::Turn).await? {
            return Ok(Ended { again, ..Ended::default() });
        }
        let Some(known) = self.store.person(person).await? else { return Ok(Ended::default()) };
        let lang = lang_of(&known);
        let count = u32::try_from(tables.len()).unwrap_or(u32::MAX);
        let title = Phrase::new("mail-digest-subject").with("count", count);
        let titles = tables.iter().map(|table| {
            let title = self.games.info(&table.game).map_or(table.game.as_str(), |info| info.title);
            words::say(lang, &Phrase::new("notification-turn").with("game", title), &Names::none())
        });
        let message = ::community::Message {
            kind: NotifyKind::Turn,
            lang: lang.code().to_owned(),
            title: words::say(lang, &title, &Names::none()),
            body: titles.collect::<Vec<_>>().join(" · "),
            table: None,
            waiting: count,
            deadline: None,
            urgent: false,
            at: now,
        };
        let delivery = super::Delivery {
            id: uuid::Uuid::now_v7(),
            person,
            channel: table::wire::Channel::Email,
            target: None,
            message,
            sealed: None,
        };
        Ok(Ended { again, jobs: vec![super::letters::deliver_job(&delivery, now)], ..Ended::default() })
    }

    /// Finds awaited people who were not notified and have not looked, because their node stopped when they went away.
    pub(super) async fn run_sweep(&self) -> Result<Ended, Fault> {
        let now = self.time.now();
        let mut after = None;
        loop {
            let before = now.saturating_sub(SWEEP_AFTER_MS);
            let tables = self.store.awaiting(before, after, ABSENT_CHECKED_AT_ONCE).await?;
            let Some(last) = tables.last() else { break };
            after = Some(last.table);
            for row in tables {
                for person in self.absent_people(row.table, row.changed).await? {
                    self.store.add_jobs(vec![turn_job(person, row.table, row.changed, false)]).await?;
                }
                tokio::task::yield_now().await;
            }
        }
        Ok(Ended { again: Some((now.saturating_add(SWEEP_EVERY_MS), json!({}))), ..Ended::default() })
    }

    /// The awaited people of a table who have neither looked nor been notified.
    async fn absent_people(&self, table: TableId, changed: Millis) -> Result<Vec<PersonId>, Fault> {
        let Some(listed) = self.store.listed_table(table).await? else { return Ok(Vec::new()) };
        let mut absent = Vec::new();
        for person in table::people_of(std::slice::from_ref(&listed)) {
            let Some(info) = listed_info(&listed, &HashMap::new(), &[], Some(person)) else { continue };
            if !awaits(&info) || !calls_listed(&info) || self.has_looked(person, table, changed).await? {
                continue;
            }
            let last = self.last_notice(person, table, NotifyKind::Turn).await?;
            if last.is_none_or(|notice| notice.at < changed) {
                absent.push(person);
            }
        }
        Ok(absent)
    }
}
