//! The live connections of a table: what they say, and what they are told.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::{AnyAction, AnyMatch, AnyPreview, Wanted};
use engine::{ActError, Came, Seat, Seed, Viewer};
use serde::Serialize;
use table::wire::{BotNews, ChatLine, EventInfo, FromClient, FromServer, SeatKind, Status};
use table::{Asker, Back, Entry, PersonId, Table, With, same_name};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::sleep::Presence;
use super::{Actor, Reply, Sessions, behind_border, check_program, told};
use crate::fault::Fault;
use crate::limits::{
    CHAT_BACKLOG, CHAT_KEPT, CHAT_MAX, LATE_TRIES, SEAT_SOCKETS_MAX, WATCHERS_MAX, WATCHERS_PER_ADDRESS,
};
use crate::token::TokenHash;

/// Which seat a connection wants to look through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Perspective {
    /// The first of one's own, or none.
    First,
    /// This one.
    Seat(Seat),
    /// None: only to watch.
    Nobody,
    /// That of a program.
    Program(TokenHash, Seat),
}

/// A wish to be connected.
pub(crate) struct Connect {
    pub(crate) person: Option<PersonId>,
    pub(crate) name: String,
    /// Whence it comes, as limits count it.
    pub(crate) address: IpAddr,
    /// Told whether it belongs to a seat: what such a one says goes before what watchers say.
    pub(crate) seated: Arc<AtomicBool>,
    /// The session that brought it.
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
    name: String,
    address: IpAddr,
    seated: Arc<AtomicBool>,
    session: Option<TokenHash>,
    /// The token that led here.
    link: Option<String>,
    viewer: Viewer,
    with: With,
    /// The number it was last told.
    known: Option<u32>,
    /// A program gets turns instead of messages, as long as its token is that of the seat.
    program: Option<TokenHash>,
    outbox: mpsc::Sender<MessageText>,
}

/// A message as it is sent: what two connections share is copied by count.
pub(crate) type MessageText = Utf8Bytes;

/// Writes a message.
pub(crate) fn message_text(message: &impl Serialize) -> MessageText {
    // Our own types always write as JSON.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// What moves of a seat would bring, one after the other, and whether its turn would pass on with them. It is looked at in a
/// game of what the seat knows, so that nothing hidden can be told by it.
fn foresee(game: &dyn AnyMatch, seat: Seat, moves: &[AnyAction]) -> Result<(AnyPreview, bool), ActError> {
    let mut copy = game.redealt(Viewer::Seat(seat), Seed::from(0));
    let mut all = AnyPreview { events: Vec::new(), view: None };
    for (at, action) in moves.iter().enumerate() {
        match copy.preview(seat, action) {
            Ok(AnyPreview { events, view }) => {
                all.events.extend(events);
                all.view = view;
            }
            // One that was the only choice is played already.
            Err(_) if at > 0 => continue,
            Err(error) => return Err(error),
        }
        copy.act(seat, action)?;
        if all.view.is_none() {
            break;
        }
    }
    let ends = !copy.turn().actors().has(seat) || copy.progress().turn != game.progress().turn;
    Ok((all, ends))
}

impl Actor {
    pub(super) async fn connect(&mut self, connect: Connect) {
        let Connect { person, name, address, seated, session, link, perspective, since, with, outbox, reply } =
            connect;
        // Whoever comes from another node is told no less than they were told there.
        if self.shared.store.is_shared() && self.table.is_some() {
            self.hear(u32::MAX, 0).await;
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
        let id = self.shared.next_connection();
        let program = if let Perspective::Program(token, _) = perspective { Some(token) } else { None };
        let known = since.filter(|_| program.is_none());
        self.connections.insert(
            id,
            Connection { person, name, address, seated, session, link, viewer, with, known, program, outbox },
        );
        self.usher();
        let _ = reply.send(Ok(id));
        if self.presence.next() <= Instant::now() {
            self.publish_table();
        } else {
            self.publish_table_to(Some(id));
            self.presence.due = Some(self.presence.next());
        }
        if program.is_none() {
            let mut lines = self.shared.store.chat(self.id, CHAT_BACKLOG).await.unwrap_or_default();
            let hears = self.hears_gallery(id);
            self.said = lines.last().map_or(self.said, |line| self.said.max(line.id));
            lines.retain(|line| line.seat.is_some() || hears);
            self.send(id, &FromServer::Chat { lines });
            let seats = self.shown_thinking.iter().map(|seat| seat.0).collect();
            self.send(id, &FromServer::Thinking { seats });
        }
        self.tell_anew(id);
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

    /// Seats have places of their own: however many watch, who plays comes in.
    fn has_room(&self, viewer: Viewer, person: Option<PersonId>, address: IpAddr) -> Result<(), Fault> {
        let count =
            |fits: &dyn Fn(&Connection) -> bool| self.connections.values().filter(|one| fits(one)).count();
        let full = match viewer {
            Viewer::Seat(_) => count(&|one| one.viewer == viewer && one.person == person) >= SEAT_SOCKETS_MAX,
            Viewer::Spectator | Viewer::Everybody => {
                let watches = |one: &Connection| one.viewer == Viewer::Spectator;
                let near = count(&|one| watches(one) && one.address == address);
                let elsewhere =
                    self.shared.hints.as_ref().map_or(0, |hints| hints.elsewhere(self.id).watching);
                count(&watches).saturating_add(elsewhere as usize) >= WATCHERS_MAX
                    || (!address.is_loopback() && near >= WATCHERS_PER_ADDRESS)
            }
        };
        if full { Err(Fault::TooMany) } else { Ok(()) }
    }

    /// Tells connections whether they belong to a seat.
    fn usher(&self) {
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
            // Who goes is often not alone, or comes back at once.
            self.presence.soon();
        }
    }

    /// Tells everybody who is here; a table that sleeps wakes for it.
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

    /// Ends the connections of somebody who signed out.
    pub(super) fn dismiss(&mut self, person: PersonId, sessions: Sessions) {
        let is_theirs = |connection: &Connection| {
            connection.person == Some(person) && sessions.include(connection.session)
        };
        let gone = self.connections.iter().filter(|(_, connection)| is_theirs(connection));
        let gone: Vec<u64> = gone.map(|(id, _)| *id).collect();
        for id in &gone {
            self.send(*id, &FromServer::Bye { kind: "signed-out".to_owned() });
            self.connections.remove(id);
        }
        if !gone.is_empty() {
            self.presence.soon();
        }
    }

    /// Sends a message to one connection; one that does not keep up is cut off.
    pub(super) fn send(&mut self, id: u64, message: &FromServer) {
        self.send_text(id, message_text(message));
    }

    pub(super) fn send_text(&mut self, id: u64, text: MessageText) {
        let Some(connection) = self.connections.get(&id) else { return };
        if connection.outbox.try_send(text).is_err() {
            self.connections.remove(&id);
            self.shared.metrics.cut_off.inc();
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

    /// Sends a message to the pages that look through a seat.
    pub(super) fn tell_seat(&mut self, seat: Seat, message: &FromServer) {
        let sees = |one: &Connection| one.viewer == Viewer::Seat(seat) && one.program.is_none();
        let ids: Vec<u64> = self.connections.iter().filter(|(_, one)| sees(one)).map(|(id, _)| *id).collect();
        ids.into_iter().for_each(|id| self.send(id, message));
    }

    /// How many only watch, at this node.
    pub(super) fn watching(&self) -> u32 {
        let watches = |one: &&Connection| one.viewer == Viewer::Spectator && one.program.is_none();
        u32::try_from(self.connections.values().filter(watches).count()).unwrap_or(u32::MAX)
    }

    /// Tells everybody what the table is like, each as far as they may know; whoever lost the seat is shown out.
    pub(super) fn publish_table(&mut self) {
        self.presence = Presence { told: Some(Instant::now()), due: None };
        self.usher();
        self.publish_table_to(None);
    }

    /// The same, to one connection or to all.
    fn publish_table_to(&mut self, only: Option<u64>) {
        let Some(table) = &self.table else { return };
        let here = self.here();
        let elsewhere = self.shared.hints.as_ref().map_or(0, |hints| hints.elsewhere(self.id).watching);
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
                match behind_border(|| table.info(&asker)) {
                    Ok(info) => message_text(&FromServer::Table { table: Box::new(info), watching }),
                    Err(_) => message_text(&FromServer::Bye { kind: "gone".to_owned() }),
                }
            });
            messages.push((id, message.clone()));
        }
        for (id, message) in messages {
            self.send_text(id, message);
        }
        for id in shown_out {
            self.send(id, &FromServer::Bye { kind: "seat".to_owned() });
            self.connections.remove(&id);
        }
        for id in silent {
            self.connections.remove(&id);
        }
    }

    /// Tells everybody what is new in the game. What two connections share is made once.
    pub(super) fn publish_news(&mut self) {
        let Some(table) = &self.table else { return };
        let now = self.shared.time.now();
        type Shared = HashMap<(Viewer, With, Option<u32>), Option<(u32, MessageText)>>;
        let mut made: Shared = HashMap::new();
        let mut messages = Vec::new();
        for (&id, connection) in &self.connections {
            let Connection { viewer, with, known, program, .. } = *connection;
            let n = table.play.as_ref().map_or(0, |play| play.n(viewer));
            if program.is_some() {
                messages.extend(bot_news(table, viewer, known).map(|turn| (id, turn)));
            } else if known != Some(n) {
                let make = || behind_border(|| news(table, viewer, known, with, now)).ok().flatten();
                let message = made.entry((viewer, with, known)).or_insert_with(make).clone();
                messages.extend(message.map(|message| (id, message)));
            }
        }
        self.post(messages);
    }

    /// Tells a connection the present position, with what it lacks.
    fn tell_anew(&mut self, id: u64) {
        let now = self.shared.time.now();
        let Some(table) = &self.table else { return };
        let Some(connection) = self.connections.get(&id) else { return };
        let Connection { viewer, with, known, program, .. } = *connection;
        let message = if program.is_some() {
            bot_news(table, viewer, known)
        } else {
            behind_border(|| news(table, viewer, known, with, now)).ok().flatten()
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

    /// What a connection said.
    pub(super) async fn said(&mut self, id: u64, message: FromClient) {
        if let Err(fault) = self.awake().await {
            fault.log();
            self.send(id, &FromServer::Bye { kind: "gone".to_owned() });
            self.connections.remove(&id);
            return;
        }
        match message {
            FromClient::Act { id: wish, n, action, text, moves } => match Wanted::read(action, text, moves) {
                Ok(wanted) => self.wish(id, wish, n, Request::Act(wanted)).await,
                Err(wrong) => self.refuse(id, wish, &Fault::BadRequest(wrong)),
            },
            FromClient::Propose { id: wish, n } => self.wish(id, wish, n, Request::Propose).await,
            FromClient::Agree { id: wish, n } => self.wish(id, wish, n, Request::Answer(true)).await,
            FromClient::Decline { id: wish, n } => self.wish(id, wish, n, Request::Answer(false)).await,
            FromClient::Undo { id: wish, n } => self.wish(id, wish, n, Request::Undo).await,
            FromClient::Redo { id: wish, n } => self.wish(id, wish, n, Request::Redo).await,
            FromClient::Restart { id: wish, n } => self.wish(id, wish, n, Request::Restart).await,
            FromClient::Preview { id: wish, action, text, moves } => {
                let wanted = Wanted::read(action, text, moves).map_err(Fault::BadRequest);
                match wanted.and_then(|wanted| self.preview(id, wish, &wanted)) {
                    Ok(answer) => self.send(id, &answer),
                    Err(fault) => self.refuse(id, Some(wish), &fault),
                }
            }
            FromClient::Hint { id: wish, n } => {
                if let Err(fault) = self.hint(id, wish, n) {
                    self.refuse(id, Some(wish), &fault);
                }
            }
            FromClient::History { id: wish, n } => match self.history(id, wish, n) {
                Ok(answer) => self.send(id, &answer),
                Err(fault) => self.refuse(id, Some(wish), &fault),
            },
            FromClient::Look { seat, since } => {
                let person = self.connections.get(&id).and_then(|connection| connection.person);
                let perspective = seat.map_or(Perspective::Nobody, |seat| Perspective::Seat(Seat(seat)));
                let viewer = match (&self.table, perspective, person) {
                    (_, Perspective::Nobody, _) => Ok(Viewer::Spectator),
                    (Some(table), Perspective::Seat(seat), Some(person)) => {
                        table.own(person, Some(seat)).map(Viewer::Seat)
                    }
                    _ => Err(table::Fault::NotYourSeat),
                };
                match viewer {
                    Ok(viewer) => {
                        if let Some(connection) = self.connections.get_mut(&id) {
                            connection.viewer = viewer;
                            connection.known = since;
                        }
                        self.tell_anew(id);
                    }
                    Err(fault) => self.refuse(id, None, &fault.into()),
                }
            }
            FromClient::With { page, refusals, aids } => {
                if let Some(connection) = self.connections.get_mut(&id) {
                    connection.with = With { page, refusals, aids };
                }
                self.tell_anew(id);
            }
            FromClient::Chat { text } => {
                if let Err(fault) = self.chat(id, &text).await {
                    self.refuse(id, None, &fault);
                }
            }
            FromClient::Ping => self.send(id, &FromServer::Pong),
        }
    }

    pub(super) fn refuse(&mut self, id: u64, wish: Option<u32>, fault: &Fault) {
        fault.log();
        if matches!(fault, Fault::Table(table::Fault::Act(_))) {
            self.shared.metrics.refused.inc();
        }
        self.send(id, &FromServer::Refused { id: wish, problem: fault.problem() });
    }

    /// The seat a connection decides for.
    pub(super) fn decides_for(&self, id: u64) -> Result<Seat, Fault> {
        let connection = self.connections.get(&id).ok_or(Fault::NotFound)?;
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        let Viewer::Seat(seat) = connection.viewer else { return Err(table::Fault::NotYourSeat.into()) };
        let person = connection.person.ok_or(Fault::SignedOut)?;
        table.own(person, Some(seat))?;
        match table.status {
            Status::Running => (),
            Status::Frozen => return Err(table::Fault::Frozen.into()),
            Status::Open | Status::Over => return Err(table::Fault::NotRunning.into()),
        }
        match table.seat(seat)?.kind() {
            SeatKind::Human => Ok(seat),
            SeatKind::Bot | SeatKind::Open => Err(table::Fault::BotDecides.into()),
        }
    }

    /// A move or a take-back. One that is outdated or repeated is answered by the present position; so is one before which
    /// another node was first, unless it is still current.
    async fn wish(&mut self, id: u64, wish: Option<u32>, n: u32, request: Request) {
        for _ in 0..LATE_TRIES {
            let seat = match self.decides_for(id) {
                Ok(seat) => seat,
                Err(fault) => return self.refuse(id, wish, &fault),
            };
            if !self.is_current(seat, n, &request) {
                if let Some(connection) = self.connections.get_mut(&id) {
                    connection.known = connection.known.map(|known| known.min(n));
                }
                self.tell_anew(id);
                return self.done(id, wish, seat, false, None);
            }
            match self.carry_out(seat, &request).await {
                Ok(came) => return self.done(id, wish, seat, true, came),
                Err(Fault::Late) => (),
                Err(fault) => return self.refuse(id, wish, &fault),
            }
        }
        self.refuse(id, wish, &Fault::Late);
    }

    fn is_current(&self, seat: Seat, n: u32, request: &Request) -> bool {
        let play = self.table.as_ref().and_then(|table| table.play.as_ref());
        play.is_some_and(|play| match request {
            Request::Act(_) | Request::Redo => play.is_current(seat, n),
            Request::Undo | Request::Restart | Request::Propose | Request::Answer(_) => {
                play.is_current_for_back(seat, n)
            }
        })
    }

    async fn carry_out(
        &mut self,
        seat: Seat,
        request: &Request,
    ) -> Result<Option<Came<table::Fault>>, Fault> {
        match request {
            Request::Act(wanted) => self.make(seat, wanted).await,
            Request::Undo => self.go_back(|table| Ok(vec![table.take_back(seat, Back::Decision)?])).await,
            Request::Redo => self.go_back(|table| Ok(vec![table.put_back(seat)?])).await,
            Request::Restart => self.go_back(|table| Ok(vec![table.take_back(seat, Back::Turn)?])).await,
            Request::Propose => self.go_back(|table| table.propose(seat)).await,
            Request::Answer(agrees) => self.go_back(|table| table.answer(seat, *agrees)).await,
        }
    }

    /// Takes back, puts back, proposes or answers: the table says by which entries.
    async fn go_back(
        &mut self,
        plan: impl FnOnce(&Table) -> Result<Vec<Entry>, table::Fault>,
    ) -> Result<Option<Came<table::Fault>>, Fault> {
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        // What can be done to and fro is not done forever.
        table.has_room()?;
        let entries = behind_border(|| plan(table))??;
        let is_of_game = entries.iter().any(Entry::is_of_game);
        self.commit(entries).await?;
        if !is_of_game {
            self.publish_table();
        }
        Ok(None)
    }

    fn done(&mut self, id: u64, wish: Option<u32>, seat: Seat, made: bool, came: Option<Came<table::Fault>>) {
        let play = self.table.as_ref().and_then(|table| table.play.as_ref());
        let n = play.map_or(0, |play| play.n(Viewer::Seat(seat)));
        let (came, stopped) = told(came);
        self.send(id, &FromServer::Done { id: wish, n, made, came, stopped });
    }

    fn preview(&self, id: u64, wish: u32, wanted: &Wanted) -> Result<FromServer, Fault> {
        let seat = self.decides_for(id)?;
        let play =
            self.table.as_ref().and_then(|table| table.play.as_ref()).ok_or(table::Fault::NotRunning)?;
        let moves = match wanted {
            Wanted::Move(action) => std::slice::from_ref(action),
            Wanted::Gesture(moves) => moves,
        };
        let foreseen = behind_border(|| foresee(play.game.as_ref(), seat, moves))?;
        let (AnyPreview { events, view }, ends) = foreseen.map_err(table::Fault::Act)?;
        Ok(FromServer::Preview { id: wish, events, view, ends })
    }

    fn history(&self, id: u64, wish: u32, n: u32) -> Result<FromServer, Fault> {
        let connection = self.connections.get(&id).ok_or(Fault::NotFound)?;
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        let (n, position) = behind_border(|| table.history(connection.viewer, n, connection.with))?
            .ok_or(table::Fault::NotRunning)?;
        Ok(FromServer::History { id: wish, n, position: Box::new(position) })
    }

    async fn chat(&mut self, id: u64, said: &str) -> Result<(), Fault> {
        let connection = self.connections.get(&id).ok_or(Fault::NotFound)?;
        let person = connection.person.ok_or(Fault::SignedOut)?;
        let said = said.trim();
        if said.is_empty() || said.chars().count() > CHAT_MAX {
            return Err(Fault::BadChat);
        }
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        let seat = match connection.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everybody => table.seats_of(person).first(),
        };
        let name = match seat {
            Some(seat) => table.name(seat).unwrap_or_else(|| connection.name.clone()),
            None => {
                if table.muted {
                    return Err(Fault::Muted);
                }
                // Nobody speaks from the gallery under the name of a player.
                let seats = Seat::all(table.seats.len()).filter_map(|seat| table.name(seat));
                if seats.into_iter().any(|player| same_name(&player, &connection.name)) {
                    return Err(Fault::NameTaken);
                }
                connection.name.clone()
            }
        };
        let line = ChatLine {
            id: 0,
            at: self.shared.time.now(),
            name,
            seat: seat.map(|seat| seat.0),
            text: said.chars().filter(|c| !c.is_control()).collect(),
        };
        let line = self.shared.store.add_chat(self.id, person, line, CHAT_KEPT).await?;
        self.shared.hint(self.id, 0, line.id);
        if line.id > self.said + 1 && self.said > 0 {
            // Somebody spoke elsewhere meanwhile: all of it in order.
            self.hear_chat().await;
        } else {
            self.tell_line(line);
        }
        Ok(())
    }

    /// Whether a connection hears what watchers say: they do, and players once the game is over.
    pub(super) fn hears_gallery(&self, id: u64) -> bool {
        let Some(table) = &self.table else { return false };
        let person = self.connections.get(&id).and_then(|connection| connection.person);
        let plays = person.is_some_and(|person| !table.seats_of(person).is_empty());
        !plays || table.status == Status::Over
    }
}

/// What a connection asks of the game.
enum Request {
    Act(Wanted),
    Undo,
    Redo,
    Restart,
    /// To ask the others to agree to a take-back.
    Propose,
    /// To agree to it, or not.
    Answer(bool),
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

/// A line for a program: when its seat is awaited or the game is over, and it does not know yet.
fn bot_news(table: &Table, viewer: Viewer, known: Option<u32>) -> Option<(u32, MessageText)> {
    let Viewer::Seat(seat) = viewer else { return None };
    let over = table.status == Status::Over;
    if !over && !table.awaited().has(seat) || table.awaited_bots().has(seat) {
        return None;
    }
    let play = table.play.as_ref()?;
    // What the others choose at the same time is no new turn.
    if known.is_some_and(|known| play.is_current(seat, known)) && !over {
        return None;
    }
    let news = behind_border(|| table.news(viewer, known, With::default(), 0)).ok().flatten()?;
    let events = news.lines.into_iter();
    let events = events.map(|line| EventInfo { seq: 0, event: line.event, say: line.say }).collect();
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
