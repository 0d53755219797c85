//! An object-safe match of any game, with JSON and phrases in place of the game's own types.

use std::any::Any;
use std::cell::LazyCell;
use std::fmt;
use std::sync::Arc;

use engine::{
    ActError, Came, CarryOver, Chain, Course, DataId, Dice, GESTURE_MAX, Game, Info, Match, Next, NoUndo,
    Outcome, Page, Phrase, Progress, Record, Redraw, Say, Seat, Seats, Seed, Sheet, Turn, Viewer,
};
use serde::Deserialize as _;
use serde_json::Value;

use crate::{CarriedOver, Choice, EventInfo, Json, Refusal};

/// An action of any game.
#[derive(Clone, Debug)]
pub enum AnyAction {
    /// JSON from a client, as `legal` returned it.
    Json(Value),
    /// Notation from a client or from the log.
    Notation(String),
    /// The game's own type, from code that knows it, such as a bot.
    Typed(Arc<dyn Any + Send + Sync>),
}

impl AnyAction {
    /// Reads the moves of a request, in exactly one of its three forms. The error names the problem.
    pub fn list(
        action: Option<Value>,
        text: Option<String>,
        moves: Option<Vec<Value>>,
    ) -> Result<Vec<AnyAction>, String> {
        match (action, text, moves) {
            (Some(action), None, None) => Ok(vec![AnyAction::Json(action)]),
            (None, Some(text), None) => Ok(vec![AnyAction::Notation(text)]),
            (None, None, Some(moves)) if (1..=GESTURE_MAX).contains(&moves.len()) => {
                Ok(moves.into_iter().map(AnyAction::from).collect())
            }
            (None, None, Some(moves)) => Err(format!("1 to {GESTURE_MAX} moves, not {}", moves.len())),
            _ => Err("exactly one of action, text and moves".to_owned()),
        }
    }
}

impl From<Value> for AnyAction {
    /// Parses a string as notation, and any other JSON as the action itself.
    fn from(value: Value) -> AnyAction {
        if let Value::String(text) = value { AnyAction::Notation(text) } else { AnyAction::Json(value) }
    }
}

impl From<&Choice> for AnyAction {
    fn from(choice: &Choice) -> AnyAction {
        AnyAction::Notation(choice.text.clone())
    }
}

/// The foreseeable effect of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyPreview {
    /// The events before the first use of chance; `seq` counts from 1.
    pub events: Vec<EventInfo>,
    /// The seat's view afterwards; none if chance is involved.
    pub view: Option<Json>,
}

/// A move of the current history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyMove {
    pub seat: Seat,
    pub text: String,
    /// Whether it was the only option and was played automatically.
    pub forced: bool,
}

/// A match of any game. Most methods correspond to those of [`Match`].
pub trait AnyMatch: Send + Sync + fmt::Debug {
    fn info(&self) -> &'static Info;
    /// The component data in use.
    fn data(&self) -> DataId;
    /// The options, as JSON.
    fn options(&self) -> Value;
    /// The number of seats.
    fn seats(&self) -> usize;
    /// The number of moves, including forced ones.
    fn seq(&self) -> usize;
    /// The course so far. It depends on hidden information, so clients get it only after the end.
    fn course(&self) -> Course;
    /// The seats that must decide.
    fn turn(&self) -> Turn;
    /// Round, phase and turn.
    fn progress(&self) -> Progress;
    /// The pending decision, or the seats that are awaited.
    fn prompt(&self, viewer: Viewer) -> Phrase;
    /// The legal choices of a seat; none if it is not awaited.
    fn legal(&self, seat: Seat) -> Vec<Choice>;
    /// The data that a board needs before a click, as JSON; none if the seat is not awaited or the game has no aids.
    fn aid(&self, seat: Seat) -> Option<Json>;
    /// The candidates that the rules forbid, with their clauses.
    fn refusals(&self, seat: Seat) -> Vec<Refusal>;
    /// Makes a legal move, then plays forced moves. Returns the number of moves made. Moves with the same gesture number
    /// are undone together.
    fn act(&mut self, seat: Seat, action: &AnyAction, gesture: Option<u32>) -> Result<usize, ActError>;
    /// Decides about the next move of a gesture.
    fn next(&self, seat: Seat, chain: Chain, action: &AnyAction) -> Next;
    /// A new, unique gesture number.
    fn new_gesture(&mut self) -> u32;
    /// Makes moves in order, as far as possible. Several moves are one gesture.
    fn act_all(&mut self, seat: Seat, moves: &[AnyAction]) -> Result<Came, ActError> {
        let gesture = (moves.len() > 1).then(|| self.new_gesture());
        Chain::default().walk(
            self,
            moves,
            |game, chain, action| game.next(seat, chain, action),
            |game, action| game.act(seat, action, gesture).map(drop),
        )
    }
    /// Expands a typed line into several actions, if the game supports it.
    fn expand(&self, seat: Seat, line: &str) -> Option<Vec<AnyAction>>;
    /// A legal action as it is offered, or the reason why it is not legal.
    fn read(&self, seat: Seat, action: &AnyAction) -> Result<Choice, ActError>;
    /// The viewer's events of the set-up, with number 0.
    fn opening(&self, viewer: Viewer) -> Vec<EventInfo>;
    /// The viewer's events of all moves after the first `since`.
    fn events(&self, viewer: Viewer, since: usize) -> Vec<EventInfo>;
    /// Simulates a legal move on a redealt copy.
    fn preview(&self, seat: Seat, action: &AnyAction) -> Result<AnyPreview, ActError>;
    /// The viewer's view.
    fn view(&self, viewer: Viewer) -> Json;
    /// The view as text.
    fn page(&self, viewer: Viewer) -> Page;
    /// The full state, for saving, debugging and tests.
    fn state(&self) -> Value;
    /// The score breakdown if the game ended now, from the full state.
    fn standing(&self, seat: Seat) -> Sheet;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The archive of a finished game of a campaign, and the options of the next one.
    fn carry_over(&self) -> Option<CarriedOver>;
    /// Whether the seat may undo its last decision.
    fn undoable(&self, seat: Seat) -> Result<(), NoUndo>;
    /// Whether the seat can redo a decision.
    fn redoable(&self, seat: Seat) -> bool;
    /// Undoes the seat's last decision.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;
    /// Redoes the seat's last undone decision.
    fn redo(&mut self, seat: Seat) -> Result<(), NoUndo>;
    /// Undoes the seat's whole turn.
    fn restart(&mut self, seat: Seat) -> Result<(), NoUndo>;
    /// Whether the seat may undo its last decision past those of yielding seats; returns the number of decisions
    /// undone.
    fn undoable_past(&self, seat: Seat, yielding: Seats) -> Result<usize, NoUndo>;
    /// Like [`AnyMatch::undoable_past`], for the whole turn of its last decision.
    fn restartable_past(&self, seat: Seat, yielding: Seats) -> Result<usize, NoUndo>;
    /// The number of decisions back to the seat's last one, regardless of what was learned since.
    fn decisions_to_last(&self, seat: Seat) -> Option<usize>;
    /// Undoes this many decisions of any seats. The caller has obtained consent.
    fn take_back(&mut self, seat: Seat, decisions: usize) -> Result<(), NoUndo>;
    /// The number of decisions back to the seat's last turn, regardless of what was learned since.
    fn decisions_to_turn(&self, seat: Seat) -> Option<usize>;
    /// Like [`AnyMatch::take_back`], with chance drawn again; `number` counts the redraws of the game.
    fn take_back_anew(&mut self, seat: Seat, decisions: usize, number: u32, seed: Seed)
    -> Result<(), NoUndo>;
    /// Replaces the dice by dice of this seed.
    fn redraw(&mut self, number: u32, seed: Seed);
    /// The redraws of the match, in order.
    fn redraws(&self) -> &[Redraw];
    /// The moves of the current history.
    fn moves(&self) -> Vec<AnyMove> {
        self.moves_since(0)
    }
    /// The moves after the first `since`.
    fn moves_since(&self, since: usize) -> Vec<AnyMove>;
    /// The notation of the move after the first `at`.
    fn notation(&self, at: usize) -> Option<&str>;
    /// The complete record, hidden moves included. Only for finished games and for owners of the whole match.
    fn record(&self) -> Record;
    /// Plays forced moves, so that a replayed record can continue.
    fn resume(&mut self);
    /// The match after its first `seq` moves.
    fn at(&self, seq: usize) -> Box<dyn AnyMatch>;
    /// A match that starts from what the viewer knows, with everything else drawn again. Bots get such matches.
    fn redealt(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyMatch>;
    /// A copy.
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// The concrete match, for code that knows the game's type.
    fn as_any(&self) -> &dyn Any;
}

/// The number of earlier moves whose events a log line may depend on: more than the decisions of a voyage or a card.
const LINE_MOVES: usize = 48;

/// A match of a concrete game behind [`AnyMatch`].
#[derive(Clone, Debug)]
pub struct Hosted<G: Game>(pub Match<G>);

impl<G: Game> Hosted<G> {
    fn decode(&self, seat: Seat, action: &AnyAction) -> Result<G::Action, ActError> {
        match action {
            AnyAction::Notation(text) => self.0.read(seat, text),
            AnyAction::Json(value) => G::Action::deserialize(value)
                .map_err(|_| ActError::Unreadable(value.to_string().chars().take(200).collect())),
            AnyAction::Typed(action) => {
                let own = action.downcast_ref().copied();
                own.ok_or_else(|| ActError::Unreadable("an action of another game".to_owned()))
            }
        }
    }

    fn choice(&self, seat: Seat, action: G::Action) -> Choice {
        Choice {
            action: Json::of(&action),
            text: self.0.text(seat, action),
            say: self.0.state().say(seat, action),
        }
    }

    fn event(seq: usize, event: &G::Event, line: Option<Phrase>) -> EventInfo {
        let say = event.say();
        let quiet = line.is_none();
        EventInfo {
            seq,
            round: event.round(),
            event: Json::of(event),
            line: line.filter(|line| *line != say),
            say,
            quiet,
        }
    }

    /// The events of one move, each with its log line.
    fn told(seq: usize, events: &[&G::Event], lines: Vec<Option<Phrase>>) -> Vec<EventInfo> {
        debug_assert_eq!(events.len(), lines.len(), "every event has a line, or leaves it to another");
        events.iter().zip(lines).map(|(event, line)| Self::event(seq, event, line)).collect()
    }
}

/// Serialisation of the project's own types cannot fail: their maps have text keys and their numbers are finite.
fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data")
}

impl<G: Game> AnyMatch for Hosted<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn data(&self) -> DataId {
        self.0.state().data()
    }

    fn options(&self) -> Value {
        json(&self.0.state().options())
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn seq(&self) -> usize {
        self.0.seq()
    }

    fn course(&self) -> Course {
        self.0.course()
    }

    fn turn(&self) -> Turn {
        self.0.state().turn()
    }

    fn progress(&self) -> Progress {
        self.0.state().progress()
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        self.0.state().prompt(viewer)
    }

    fn legal(&self, seat: Seat) -> Vec<Choice> {
        self.0.legal(seat).into_iter().map(|action| self.choice(seat, action)).collect()
    }

    fn aid(&self, seat: Seat) -> Option<Json> {
        self.0.aid(seat).as_ref().map(Json::of)
    }

    fn refusals(&self, seat: Seat) -> Vec<Refusal> {
        let row = |refusal: engine::Refusal<G::Action>| Refusal {
            action: Json::of(&refusal.action),
            text: self.0.text(seat, refusal.action),
            say: self.0.state().say(seat, refusal.action),
            clause: refusal.illegal.clause,
            reason: refusal.illegal.reason,
        };
        self.0.refusals(seat).into_iter().map(row).collect()
    }

    fn act(&mut self, seat: Seat, action: &AnyAction, gesture: Option<u32>) -> Result<usize, ActError> {
        let action = self.decode(seat, action)?;
        self.0.act_within(seat, action, gesture)
    }

    fn next(&self, seat: Seat, chain: Chain, action: &AnyAction) -> Next {
        if let AnyAction::Notation(text) = action {
            return self.0.next(seat, chain, |one| engine::same_notation(&one.text, text));
        }
        // Parsed only if a forced move could be the requested one.
        let wanted = LazyCell::new(|| self.decode(seat, action).ok());
        self.0.next(seat, chain, |one| Some(one.action) == *wanted)
    }

    fn new_gesture(&mut self) -> u32 {
        self.0.new_gesture()
    }

    fn expand(&self, seat: Seat, line: &str) -> Option<Vec<AnyAction>> {
        let list = self.0.expand(seat, line)?;
        Some(list.into_iter().map(|action| AnyAction::Typed(Arc::new(action))).collect())
    }

    fn read(&self, seat: Seat, action: &AnyAction) -> Result<Choice, ActError> {
        let action = self.decode(seat, action)?;
        self.0.allows(seat, action)?;
        Ok(self.choice(seat, action))
    }

    fn opening(&self, viewer: Viewer) -> Vec<EventInfo> {
        let events: Vec<&G::Event> = self.0.opening(viewer).collect();
        let lines = G::Event::setup(&events);
        Self::told(0, &events, lines)
    }

    fn events(&self, viewer: Viewer, since: usize) -> Vec<EventInfo> {
        let rows: Vec<(usize, &G::Event)> = self.0.events(viewer, since.saturating_sub(LINE_MOVES)).collect();
        let events: Vec<&G::Event> = rows.iter().map(|(_, event)| *event).collect();
        let mut out = Vec::new();
        let mut at = rows.partition_point(|(seq, _)| *seq <= since);
        while let Some(&(seq, _)) = rows.get(at) {
            let end = rows.partition_point(|(own, _)| *own <= seq);
            let lines = G::Event::lines(&events[..at], &events[at..end]);
            out.extend(Self::told(seq, &events[at..end], lines));
            at = end;
        }
        out
    }

    fn preview(&self, seat: Seat, action: &AnyAction) -> Result<AnyPreview, ActError> {
        let preview = self.0.preview(seat, self.decode(seat, action)?)?;
        let events = preview
            .events
            .iter()
            .zip(1..)
            .map(|(event, seq)| Self::event(seq, event, Some(event.say())))
            .collect();
        Ok(AnyPreview { events, view: preview.view.as_ref().map(Json::of) })
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of(&self.0.state().view(viewer))
    }

    fn page(&self, viewer: Viewer) -> Page {
        self.0.state().page(viewer)
    }

    fn state(&self) -> Value {
        json(self.0.state())
    }

    fn standing(&self, seat: Seat) -> Sheet {
        self.0.state().standing(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.state().outcome()
    }

    fn carry_over(&self) -> Option<CarriedOver> {
        let CarryOver { options, ended } = self.0.state().carry_over()?;
        let options = json(&options);
        let archive = options.get(G::campaign()?.archive_option())?.clone();
        Some(CarriedOver { archive, next: (!ended).then_some(options) })
    }

    fn undoable(&self, seat: Seat) -> Result<(), NoUndo> {
        self.0.undoable(seat).map(|_| ())
    }

    fn redoable(&self, seat: Seat) -> bool {
        self.0.redoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.0.undo(seat)
    }

    fn redo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.0.redo(seat)
    }

    fn restart(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.0.restart(seat)
    }

    fn undoable_past(&self, seat: Seat, yielding: Seats) -> Result<usize, NoUndo> {
        self.0.undoable_past(seat, yielding)
    }

    fn restartable_past(&self, seat: Seat, yielding: Seats) -> Result<usize, NoUndo> {
        self.0.restartable_past(seat, yielding)
    }

    fn decisions_to_last(&self, seat: Seat) -> Option<usize> {
        self.0.decisions_to_last(seat)
    }

    fn take_back(&mut self, seat: Seat, decisions: usize) -> Result<(), NoUndo> {
        self.0.take_back(seat, decisions)
    }

    fn decisions_to_turn(&self, seat: Seat) -> Option<usize> {
        self.0.decisions_to_turn(seat)
    }

    fn take_back_anew(
        &mut self,
        seat: Seat,
        decisions: usize,
        number: u32,
        seed: Seed,
    ) -> Result<(), NoUndo> {
        self.0.take_back_anew(seat, decisions, number, seed)
    }

    fn redraw(&mut self, number: u32, seed: Seed) {
        self.0.redraw(number, seed);
    }

    fn redraws(&self) -> &[Redraw] {
        self.0.redraws()
    }

    fn moves_since(&self, since: usize) -> Vec<AnyMove> {
        let row =
            |one: &engine::Move<G>| AnyMove { seat: one.seat, text: one.text.clone(), forced: one.forced };
        self.0.moves().iter().skip(since).map(row).collect()
    }

    fn notation(&self, at: usize) -> Option<&str> {
        self.0.moves().get(at).map(|one| one.text.as_str())
    }

    fn record(&self) -> Record {
        Record::of(&self.0)
    }

    fn resume(&mut self) {
        self.0.resume();
    }

    fn at(&self, seq: usize) -> Box<dyn AnyMatch> {
        Box::new(Hosted(self.0.at(seq)))
    }

    fn redealt(&self, viewer: Viewer, seed: Seed) -> Box<dyn AnyMatch> {
        let mut state = self.0.state().clone();
        state.redeal(viewer, &mut Dice::new(seed, "redeal"));
        Box::new(Hosted(Match::from_state(state)))
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
