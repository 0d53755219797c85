//! The live connections of a table: admission and messages.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Seat, Viewer};
use serde::Serialize;
use table::wire::{BotNews, ByeKind, EventInfo, FromServer, LogLine, Status};
use table::{Asker, PersonId, Table, With};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::program::check_program;
use super::sleep::Presence;
use super::{Actor, Reply, Sessions, catch_panics};
use crate::community::Visit;
use crate::fault::Fault;
use crate::limits::{CHAT_BACKLOG, SEAT_SOCKETS_MAX, WATCHERS_MAX, WATCHERS_PER_ADDRESS};
use crate::token::TokenHash;

/// The requested viewpoint of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Perspective {
    /// The first own seat, or none.
    First,
    /// A given seat.
    Seat(Seat),
    /// A spectator.
    Nobody,
    /// The seat of a program.
    Program(TokenHash, Seat),
}

/// A request for a connection.
pub(crate) struct Connect {
    pub(crate) person: Option<PersonId>,
    pub(crate) name: String,
    /// The address as rate limits count it.
    pub(crate) address: IpAddr,
    /// Set if it belongs to a seat, whose messages use the players' queue.
    pub(crate) seated: Arc<AtomicBool>,
    /// The session of the request.
    pub(crate) session: Option<TokenHash>,
    pub(crate) link: Option<String>,
    pub(crate) perspective: Perspective,
    pub(crate) since: Option<u32>,
    pub(crate) with: With,
    pub(crate) outbox: mpsc::Sender<MessageText>,
    pub(crate) reply: Reply<u64>,
}

/// A live connection.
pub(super) struct Connection {
    pub(super) person: Option<PersonId>,
    pub(super) name: String,
    address: IpAddr,
    seated: Arc<AtomicBool>,
    session: Option<TokenHash>,
    /// The link token of the request.
    pub(super) link: Option<String>,
    pub(super) viewer: Viewer,
    pub(super) with: With,
    /// The last number sent.
    pub(super) known: Option<u32>,
    /// The token of a program, which gets turns instead of messages while the token is valid.
    program: Option<TokenHash>,
    outbox: mpsc::Sender<MessageText>,
    /// A person looks at the table as long as it lasts.
    _visit: Option<Visit>,
}

/// A serialised message, shared between connections.
pub(crate) type MessageText = Utf8Bytes;

/// Serialises a message.
pub(crate) fn message_text(message: &impl Serialize) -> MessageText {
    // Serialisation of the project's own types cannot fail.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Actor {
    pub(super) async fn connect(&mut self, connect: Connect) {
        let Connect { person, name, address, seated, session, link, perspective, since, with, outbox, reply } =
            connect;
        // A connection that moved from another node gets at least the state it had there.
        if self.registry.store.is_shared() && self.table.is_some() {
            self.take_in(u32::MAX, 0).await;
        }
        let viewer = match self.awake().await {
            Ok(()) => self.admit(person, link.as_deref(), perspective, address),
            Err(fault) => Err(fault),
        };
        let viewer = match viewer {
            Ok(viewer) => viewer,
            Err(fault) => {
                let _ = reply.send(Err(fault));
                return;
            }
        };
        let id = self.registry.next_connection();
        let program = if let Perspective::Program(token, _) = perspective { Some(token) } else { None };
        let known = since.filter(|_| program.is_none());
        let visitor = person.filter(|_| program.is_none());
        let _visit = visitor.map(|person| Visit::new(&self.registry, person, self.id));
        self.connections.insert(
            id,
            Connection {
                person,
                name,
                address,
                seated,
                session,
                link,
                viewer,
                with,
                known,
                program,
                outbox,
                _visit,
            },
        );
        self.update_seated();
        let _ = reply.send(Ok(id));
        if self.presence.next() <= Instant::now() {
            self.publish_table();
        } else {
            self.publish_table_to(Some(id));
            self.presence.due = Some(self.presence.next());
        }
        if program.is_none() {
            let mut lines = self.registry.store.chat(self.id, CHAT_BACKLOG).await.unwrap_or_default();
            let hears = self.sees_spectator_chat(id);
            self.said = lines.last().map_or(self.said, |line| self.said.max(line.id));
            lines.retain(|line| line.seat.is_some() || hears);
            self.send(id, &FromServer::Chat { lines });
            let seats = self.shown_thinking.iter().map(|seat| seat.0).collect();
            self.send(id, &FromServer::Thinking { seats });
        }
        self.send_position(id);
    }

    fn admit(
        &self,
        person: Option<PersonId>,
        link: Option<&str>,
        perspective: Perspective,
        address: IpAddr,
    ) -> Result<Viewer, Fault> {
        let viewer = self.viewer(person, link, perspective)?;
        self.has_room(viewer, person, address)?;
        Ok(viewer)
    }

    /// Seats have reserved connections, so that spectators cannot exclude players.
    fn has_room(&self, viewer: Viewer, person: Option<PersonId>, address: IpAddr) -> Result<(), Fault> {
        let count =
            |fits: &dyn Fn(&Connection) -> bool| self.connections.values().filter(|one| fits(one)).count();
        let full = match viewer {
            Viewer::Seat(_) => count(&|one| one.viewer == viewer && one.person == person) >= SEAT_SOCKETS_MAX,
            Viewer::Spectator | Viewer::Everybody => {
                let watches = |one: &Connection| one.viewer == Viewer::Spectator;
                let near = count(&|one| watches(one) && one.address == address);
                let elsewhere =
                    self.registry.hints.as_ref().map_or(0, |hints| hints.elsewhere(self.id).watching);
                count(&watches).saturating_add(elsewhere as usize) >= WATCHERS_MAX
                    || (!address.is_loopback() && near >= WATCHERS_PER_ADDRESS)
            }
        };
        if full { Err(Fault::TooMany) } else { Ok(()) }
    }

    /// Tells connections whether they belong to a seat.
    fn update_seated(&self) {
        let Some(table) = &self.table else { return };
        for connection in self.connections.values() {
            let owns = connection.person.is_some_and(|person| !table.seats_of(person).is_empty());
            connection.seated.store(owns || connection.program.is_some(), Ordering::Relaxed);
        }
    }

    fn viewer(
        &self,
        person: Option<PersonId>,
        link: Option<&str>,
        perspective: Perspective,
    ) -> Result<Viewer, Fault> {
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        if let Perspective::Program(token, seat) = perspective {
            check_program(table, token, seat)?;
            return Ok(Viewer::Seat(seat));
        }
        if !table.admits(person, link) {
            return Err(Fault::NotFound);
        }
        match (perspective, person) {
            (Perspective::Seat(seat), Some(person)) => Ok(Viewer::Seat(table.own(person, Some(seat))?)),
            (Perspective::Seat(_), None) => Err(table::Fault::NotYourSeat.into()),
            (Perspective::First, Some(person)) => {
                Ok(table.seats_of(person).first().map_or(Viewer::Spectator, Viewer::Seat))
            }
            (Perspective::First | Perspective::Nobody | Perspective::Program(..), _) => Ok(Viewer::Spectator),
        }
    }

    pub(super) fn gone(&mut self, connection: u64) {
        if self.connections.remove(&connection).is_some() {
            // People often leave together, or reconnect at once.
            self.presence.soon();
        }
    }

    /// Publishes the presence; loads the table if necessary.
    pub(super) async fn tell_presence(&mut self) {
        self.presence.due = None;
        if self.connections.is_empty() {
            return;
        }
        match self.awake().await {
            Ok(()) => self.publish_table(),
            Err(fault) => fault.log(),
        }
    }

    /// Closes the connections of ended sessions.
    pub(super) fn dismiss(&mut self, person: PersonId, sessions: Sessions) {
        let is_theirs = |connection: &Connection| {
            connection.person == Some(person) && sessions.include(connection.session)
        };
        let gone = self.connections.iter().filter(|(_, connection)| is_theirs(connection));
        let gone: Vec<u64> = gone.map(|(id, _)| *id).collect();
        for id in &gone {
            self.send(*id, &FromServer::Bye { kind: ByeKind::SignedOut });
            self.connections.remove(id);
        }
        if !gone.is_empty() {
            self.presence.soon();
        }
    }

    /// Sends a message to a connection; closes one that does not read.
    pub(super) fn send(&mut self, id: u64, message: &FromServer) {
        self.send_text(id, message_text(message));
    }

    pub(super) fn send_text(&mut self, id: u64, text: MessageText) {
        let Some(connection) = self.connections.get(&id) else { return };
        if connection.outbox.try_send(text).is_err() {
            self.connections.remove(&id);
            self.registry.metrics.cut_off.inc();
        }
    }

    /// The connections of pages.
    pub(super) fn pages(&self) -> Vec<u64> {
        let pages = self.connections.iter().filter(|(_, connection)| connection.program.is_none());
        pages.map(|(id, _)| *id).collect()
    }

    /// Sends a message to all pages at the table.
    pub(super) fn broadcast(&mut self, message: &FromServer) {
        let ids = self.pages();
        if ids.is_empty() {
            return;
        }
        let text = message_text(message);
        ids.into_iter().for_each(|id| self.send_text(id, text.clone()));
    }

    /// Sends a message to the pages with a seat's viewpoint.
    pub(super) fn tell_seat(&mut self, seat: Seat, message: &FromServer) {
        let sees = |one: &Connection| one.viewer == Viewer::Seat(seat) && one.program.is_none();
        let ids: Vec<u64> = self.connections.iter().filter(|(_, one)| sees(one)).map(|(id, _)| *id).collect();
        ids.into_iter().for_each(|id| self.send(id, message));
    }

    /// The number of spectators at this node.
    pub(super) fn watching(&self) -> u32 {
        let watches = |one: &&Connection| one.viewer == Viewer::Spectator && one.program.is_none();
        u32::try_from(self.connections.values().filter(watches).count()).unwrap_or(u32::MAX)
    }

    /// Publishes the table as each viewer may see it. Disconnects people who lost their seat.
    pub(super) fn publish_table(&mut self) {
        self.presence = Presence { told: Some(Instant::now()), due: None };
        self.update_seated();
        self.publish_table_to(None);
    }

    /// Like [`Self::publish_table`], for one connection or all.
    fn publish_table_to(&mut self, only: Option<u64>) {
        let Some(table) = &self.table else { return };
        let here = self.here();
        let elsewhere = self.registry.hints.as_ref().map_or(0, |hints| hints.elsewhere(self.id).watching);
        let watching = self.watching().saturating_add(elsewhere);
        let mut texts: HashMap<(Option<PersonId>, Option<&str>), MessageText> = HashMap::new();
        let mut messages = Vec::new();
        let mut shown_out = Vec::new();
        let mut silent = Vec::new();
        for (&id, connection) in &self.connections {
            if only.is_some_and(|only| only != id) {
                continue;
            }
            if let Some(token) = connection.program {
                let Viewer::Seat(seat) = connection.viewer else { continue };
                if check_program(table, token, seat).is_err() {
                    silent.push(id);
                }
                continue;
            }
            if let Viewer::Seat(seat) = connection.viewer
                && connection.person.is_none_or(|person| !table.seats_of(person).has(seat))
            {
                shown_out.push(id);
                continue;
            }
            let person = connection.person;
            let link = connection.link.as_deref();
            let message = texts.entry((person, link)).or_insert_with(|| {
                let asker = Asker { person, link: link.map(str::to_owned), here: here.clone() };
                match catch_panics(|| table.info(&asker)) {
                    Ok(info) => message_text(&FromServer::Table { table: Box::new(info), watching }),
                    Err(_) => message_text(&FromServer::Bye { kind: ByeKind::Gone }),
                }
            });
            messages.push((id, message.clone()));
        }
        for (id, message) in messages {
            self.send_text(id, message);
        }
        for id in shown_out {
            self.send(id, &FromServer::Bye { kind: ByeKind::Seat });
            self.connections.remove(&id);
        }
        for id in silent {
            self.connections.remove(&id);
        }
    }

    /// Publishes the news of the game. Equal messages are serialised once.
    pub(super) fn publish_news(&mut self) {
        let Some(table) = &self.table else { return };
        let now = self.registry.time.now();
        type Made = HashMap<(Viewer, With, Option<u32>), Option<(u32, MessageText)>>;
        let mut made: Made = HashMap::new();
        let mut messages = Vec::new();
        for (&id, connection) in &self.connections {
            let Connection { viewer, with, known, program, .. } = *connection;
            let n = table.play.as_ref().map_or(0, |play| play.n(viewer));
            if program.is_some() {
                messages.extend(bot_news(table, viewer, known).map(|turn| (id, turn)));
            } else if known != Some(n) {
                let make = || catch_panics(|| news(table, viewer, known, with, now)).ok().flatten();
                let message = made.entry((viewer, with, known)).or_insert_with(make).clone();
                messages.extend(message.map(|message| (id, message)));
            }
        }
        self.post(messages);
    }

    /// Sends a connection the present position with the missing log lines.
    pub(super) fn send_position(&mut self, id: u64) {
        let now = self.registry.time.now();
        let Some(table) = &self.table else { return };
        let Some(connection) = self.connections.get(&id) else { return };
        let Connection { viewer, with, known, program, .. } = *connection;
        let message = if program.is_some() {
            bot_news(table, viewer, known)
        } else {
            catch_panics(|| news(table, viewer, known, with, now)).ok().flatten()
        };
        self.post(message.map(|message| (id, message)));
    }

    fn post(&mut self, messages: impl IntoIterator<Item = (u64, (u32, MessageText))>) {
        for (id, (n, message)) in messages {
            if let Some(connection) = self.connections.get_mut(&id) {
                connection.known = Some(n);
            }
            self.send_text(id, message);
        }
    }

    /// Whether a connection gets the spectators' chat: spectators, and players after the end.
    pub(super) fn sees_spectator_chat(&self, id: u64) -> bool {
        let Some(table) = &self.table else { return false };
        let person = self.connections.get(&id).and_then(|connection| connection.person);
        let plays = person.is_some_and(|person| !table.seats_of(person).is_empty());
        !plays || table.status == Status::Over
    }
}

fn news(
    table: &Table,
    viewer: Viewer,
    known: Option<u32>,
    with: With,
    now: u64,
) -> Option<(u32, MessageText)> {
    let news = table.news(viewer, known, with, now)?;
    Some((news.n, message_text(&FromServer::News(Box::new(news)))))
}

/// A line for a program, if its seat is awaited or the game is over and it was not sent yet.
fn bot_news(table: &Table, viewer: Viewer, known: Option<u32>) -> Option<(u32, MessageText)> {
    let Viewer::Seat(seat) = viewer else { return None };
    let over = table.status == Status::Over;
    if !over && !table.awaited().has(seat) || table.awaited_bots().has(seat) {
        return None;
    }
    let play = table.play.as_ref()?;
    // Simultaneous choices of other seats are not a new turn.
    if known.is_some_and(|known| play.is_current(seat, known)) && !over {
        return None;
    }
    let news = catch_panics(|| table.news(viewer, known, With::default(), 0)).ok().flatten()?;
    let events = news.lines.into_iter();
    let event = |line: LogLine| EventInfo {
        seq: 0,
        round: None,
        event: line.event,
        say: line.say,
        line: line.line,
        quiet: line.quiet,
    };
    let events = events.map(event).collect();
    let turn = BotNews {
        n: news.n,
        game: table.row.game.clone(),
        seat: seat.0,
        events,
        position: news.position,
        over,
    };
    let mut line = serde_json::to_string(&turn).unwrap_or_default();
    line.push('\n');
    Some((news.n, line.into()))
}
