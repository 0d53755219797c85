//! Requests of live connections: moves, undo, previews, history and chat.

use catalog::{AnyAction, AnyMatch, AnyPreview};
use engine::{ActError, Came, Seat, Seed, Viewer};
use table::wire::{ByeKind, ChatLine, FromClient, FromServer, SeatKind, Status};
use table::{Back, Entry, Operation, Table, With, same_name};

use super::connection::Perspective;
use super::{Actor, catch_panics, gesture_result};
use crate::fault::Fault;
use crate::limits::{CHAT_KEPT, CHAT_MAX, LATE_TRIES};

/// The consequences of a sequence of moves, and whether the turn would pass on. The moves are applied to a game redealt for
/// the seat, so the result reveals nothing hidden.
fn foresee(game: &dyn AnyMatch, seat: Seat, moves: &[AnyAction]) -> Result<(AnyPreview, bool), ActError> {
    let mut copy = game.redealt(Viewer::Seat(seat), Seed::from(0));
    let mut all = AnyPreview { events: Vec::new(), view: None };
    for (at, action) in moves.iter().enumerate() {
        match copy.preview(seat, action) {
            Ok(AnyPreview { events, view }) => {
                all.events.extend(events);
                all.view = view;
            }
            // A move that was forced is already made.
            Err(_) if at > 0 => continue,
            Err(error) => return Err(error),
        }
        copy.act(seat, action, None)?;
        if all.view.is_none() {
            break;
        }
    }
    let ends = !copy.turn().actors().has(seat) || copy.progress().turn != game.progress().turn;
    Ok((all, ends))
}

impl Actor {
    /// Handles a message of a connection.
    pub(super) async fn answer_request(&mut self, id: u64, message: FromClient) {
        if let Err(fault) = self.awake().await {
            if matches!(fault, Fault::Store(_)) {
                // The store is expected to work again, so the sender gets an error and stays connected.
                let wish = if let FromClient::Act { id, .. }
                | FromClient::Undo { id, .. }
                | FromClient::Redo { id, .. }
                | FromClient::Restart { id, .. }
                | FromClient::Redraw { id, .. }
                | FromClient::Propose { id, .. }
                | FromClient::Agree { id, .. }
                | FromClient::Decline { id, .. } = message
                {
                    id
                } else {
                    None
                };
                self.refuse(id, wish, &fault);
                self.unsettled = true;
                self.retry_soon();
                return;
            }
            fault.log();
            self.send(id, &FromServer::Bye { kind: ByeKind::Gone });
            self.connections.remove(&id);
            return;
        }
        match message {
            FromClient::Act { id: wish, n, action, text, moves } => {
                match AnyAction::list(action, text, moves) {
                    Ok(moves) => self.wish(id, wish, n, Request::Act(moves)).await,
                    Err(wrong) => self.refuse(id, wish, &Fault::BadRequest(wrong)),
                }
            }
            FromClient::Propose { id: wish, n } => self.wish(id, wish, n, Request::Propose).await,
            FromClient::Agree { id: wish, n } => self.wish(id, wish, n, Request::Answer(true)).await,
            FromClient::Decline { id: wish, n } => self.wish(id, wish, n, Request::Answer(false)).await,
            FromClient::Undo { id: wish, n } => self.wish(id, wish, n, Request::Undo).await,
            FromClient::Redo { id: wish, n } => self.wish(id, wish, n, Request::Redo).await,
            FromClient::Restart { id: wish, n } => self.wish(id, wish, n, Request::Restart).await,
            FromClient::Redraw { id: wish, n } => self.wish(id, wish, n, Request::Redraw).await,
            FromClient::Preview { id: wish, action, text, moves } => {
                let moves = AnyAction::list(action, text, moves).map_err(Fault::BadRequest);
                match moves.and_then(|moves| self.preview(id, wish, &moves)) {
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
                        self.send_position(id);
                    }
                    Err(fault) => self.refuse(id, None, &fault.into()),
                }
            }
            FromClient::With { page, refusals, aids } => {
                if let Some(connection) = self.connections.get_mut(&id) {
                    connection.with = With { page, refusals, aids };
                }
                self.send_position(id);
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
            self.registry.metrics.refused.inc();
        }
        self.send(id, &FromServer::Refused { id: wish, problem: fault.problem() });
    }

    /// The seat of a connection that requests an operation of players.
    pub(super) fn decides_for(&self, id: u64, operation: Operation) -> Result<Seat, Fault> {
        let connection = self.connections.get(&id).ok_or(Fault::NotFound)?;
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        let Viewer::Seat(seat) = connection.viewer else { return Err(table::Fault::NotYourSeat.into()) };
        let person = connection.person.ok_or(Fault::SignedOut)?;
        table.permit(operation, table.roles(Some(person), None))?;
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

    /// A move or an undo. An outdated or repeated request is answered with the present position, and so is one that
    /// conflicts with another node's entry, unless it is still current.
    async fn wish(&mut self, id: u64, wish: Option<u32>, n: u32, request: Request) {
        for _ in 0..LATE_TRIES {
            let seat = match self.decides_for(id, request.operation()) {
                Ok(seat) => seat,
                Err(fault) => return self.refuse(id, wish, &fault),
            };
            if !self.is_current(seat, n, &request) {
                if let Some(connection) = self.connections.get_mut(&id) {
                    connection.known = connection.known.map(|known| known.min(n));
                }
                self.send_position(id);
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
            Request::Undo | Request::Restart | Request::Redraw | Request::Propose | Request::Answer(_) => {
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
            Request::Act(moves) => self.act(seat, moves, false).await.map(Some),
            Request::Undo => self.go_back(|table| Ok(vec![table.take_back(seat, Back::Decision)?])).await,
            Request::Redo => self.go_back(|table| Ok(vec![table.put_back(seat)?])).await,
            Request::Restart => self.go_back(|table| Ok(vec![table.take_back(seat, Back::Turn)?])).await,
            Request::Redraw => self.go_back(|table| Ok(vec![table.take_back_anew(seat)?])).await,
            Request::Propose => self.go_back(|table| table.propose(seat)).await,
            Request::Answer(agrees) => self.go_back(|table| table.answer(seat, *agrees)).await,
        }
    }

    /// Undo, redo, and requests for consent: the table provides their entries.
    async fn go_back(
        &mut self,
        plan: impl FnOnce(&Table) -> Result<Vec<Entry>, table::Fault>,
    ) -> Result<Option<Came<table::Fault>>, Fault> {
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        // Limits how often a player may undo and redo.
        table.has_room()?;
        let entries = catch_panics(|| plan(table))??;
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
        let (came, stopped) = gesture_result(came);
        self.send(id, &FromServer::Done { id: wish, n, made, came, stopped });
    }

    fn preview(&self, id: u64, wish: u32, moves: &[AnyAction]) -> Result<FromServer, Fault> {
        let seat = self.decides_for(id, Operation::Play)?;
        let play =
            self.table.as_ref().and_then(|table| table.play.as_ref()).ok_or(table::Fault::NotRunning)?;
        let foreseen = catch_panics(|| foresee(play.game.as_ref(), seat, moves))?;
        let (AnyPreview { events, view }, ends) = foreseen.map_err(table::Fault::Act)?;
        Ok(FromServer::Preview { id: wish, events, view, ends })
    }

    fn history(&self, id: u64, wish: u32, n: u32) -> Result<FromServer, Fault> {
        let connection = self.connections.get(&id).ok_or(Fault::NotFound)?;
        let table = self.table.as_ref().ok_or(Fault::NotFound)?;
        let (n, position) = catch_panics(|| table.history(connection.viewer, n, connection.with))?
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
        table.permit(Operation::Chat, table.roles(Some(person), connection.link.as_deref()))?;
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
                // Spectators must not use the name of a player.
                let players = table.player_names();
                if players.into_iter().flatten().any(|player| same_name(&player, &connection.name)) {
                    return Err(Fault::NameTaken);
                }
                connection.name.clone()
            }
        };
        let line = ChatLine {
            id: 0,
            at: self.registry.time.now(),
            name,
            seat: seat.map(|seat| seat.0),
            text: said.chars().filter(|c| !c.is_control()).collect(),
        };
        let line = self.registry.store.add_chat(self.id, person, line, CHAT_KEPT).await?;
        self.registry.hint(self.id, 0, line.id);
        self.notify_of_chat(person).await;
        if line.id > self.said + 1 && self.said > 0 {
            // Reads chat lines of other nodes first, to keep the order.
            self.read_chat().await;
        } else {
            self.tell_line(line);
        }
        Ok(())
    }
}

/// A request of a connection about the game.
enum Request {
    /// One or several moves.
    Act(Vec<AnyAction>),
    Undo,
    Redo,
    Restart,
    /// Undo the last turn past chance, which is drawn again.
    Redraw,
    /// Ask the others for consent to an undo.
    Propose,
    /// Consent, or not.
    Answer(bool),
}

impl Request {
    fn operation(&self) -> Operation {
        match self {
            Request::Act(_) | Request::Undo | Request::Redo | Request::Restart | Request::Redraw => {
                Operation::Play
            }
            Request::Propose => Operation::TakeBackWithConsent,
            Request::Answer(_) => Operation::AnswerTakeBack,
        }
    }
}
