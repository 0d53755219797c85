//! A game being played: moves that stand, undo, history, previews.
//!
//! The moves that stand are the truth; the state is what replaying them gives. Loading, undo and history are that one
//! replay.

mod back;
mod chain;

use crate::dice::opened_here;
use crate::every::numbers;
use crate::{
    ActError, Course, Dice, Every as _, Game, Illegal, Journal, Notes, ReplayError, Seat, Seats, Seed,
    SetupError, Told, Turn, Viewer,
};

pub use chain::{Came, Chain, GESTURE_MAX, Next, Stop};

/// More forced moves in a row than any game has: a loop that never asks would be a fault.
const FORCED_MAX: usize = 10_000;

/// Where a match begins.
#[derive(Clone, Debug, PartialEq)]
pub enum Start<G: Game> {
    /// From the set-up.
    Seed {
        /// All its chance.
        seed: Seed,
        /// How many play.
        seats: usize,
        /// With which variants.
        options: G::Options,
        /// With which components.
        data: crate::DataId,
    },
    /// From a state that was loaded: undo and record begin here.
    State(Box<G>),
}

impl<G: Game> Start<G> {
    fn state(&self, journal: &mut impl Journal<G::Event>) -> Result<G, SetupError> {
        match self {
            Start::Seed { seed, seats, options, data } => G::deal(*data, *seats, options, *seed, journal),
            Start::State(state) => Ok((**state).clone()),
        }
    }
}

/// A move that stands.
#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// Its notation.
    pub text: String,
    /// Whether it was the only choice, and played for the player.
    pub forced: bool,
    /// What happened, with its audience.
    pub events: Vec<Told<G::Event>>,
    /// Four digits of the course after it.
    pub tag: u16,
    /// The gesture it is a part of: what has the same number is taken back together.
    pub gesture: Option<u32>,
    /// Whether the dice moved in it.
    pub(crate) chance: bool,
    /// Whether another seat was shown in it what not everybody sees.
    pub(crate) shown: bool,
    /// The simultaneous turn it was a secret choice of.
    group: Option<u32>,
    /// Whether it ended a simultaneous turn, so that secrets were shown.
    pub(crate) closes: bool,
    /// The number of the turn it was made in.
    turn: u32,
}

/// Chance that was drawn anew after a take-back: from here on the game has other dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redraw {
    /// After how many moves.
    pub at: usize,
    /// Its number among those of the game, from 1.
    pub number: u32,
    /// All chance that follows.
    pub seed: Seed,
}

/// A candidate that the rules forbid.
#[derive(Clone, Debug)]
pub struct Refusal<A> {
    /// The action.
    pub action: A,
    /// The clause and the reason.
    pub illegal: Illegal,
}

/// What a move would bring, as far as it can be foreseen.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// What would happen before any chance.
    pub events: Vec<G::Event>,
    /// What the seat would then see; none if chance has a part in it.
    pub view: Option<G::View>,
}

/// A game being played.
///
/// ```
/// use engine::{ActError, DataFiles, Game, Match, Seat, Seed, Start, Viewer};
/// use pearls::{Action, Pearls};
///
/// let data = Pearls::load_data(&DataFiles::embedded(Pearls::INFO.data))?;
/// let mut game = Match::<Pearls>::new(Start::Seed { seed: Seed::from(7), seats: 2, options: (), data })?;
///
/// // A move is checked before it is made, and refused with the clause that forbids it.
/// assert!(matches!(game.act(Seat(1), Action::Dive), Err(ActError::NotAwaited(_))));
/// let Err(ActError::Illegal(illegal)) = game.act(Seat(0), Action::Pass) else { panic!("it is forbidden") };
/// assert_eq!(illegal.clause, "PE-2.4");
///
/// // What the dice have told is not taken back; what was only shown is.
/// assert_eq!(game.act(Seat(0), Action::Dive), Ok(1));
/// assert!(game.undo(Seat(0)).is_err());
/// assert_eq!(game.act(Seat(1), Action::Dive), Ok(1));
/// let pearl = game.state().divers[0].hand[0];
/// let before = game.state().clone();
/// assert_eq!(game.act(Seat(0), Action::Show { pearl }), Ok(1));
/// assert!(game.undo(Seat(0)).is_ok());
/// assert_eq!(*game.state(), before);
///
/// // Every earlier position can be looked at again.
/// assert_eq!(game.at(1).state().view(Viewer::Spectator).sea, 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Start<G>,
    /// What happened in the set-up.
    opening: Vec<Told<G::Event>>,
    state: G,
    moves: Vec<Move<G>>,
    /// Where chance was drawn anew, in order.
    redraws: Vec<Redraw>,
    /// What each seat has taken back and may put back, with its gesture, the last one last.
    undone: Vec<Vec<(G::Action, Option<u32>)>>,
    /// How many gestures there have been.
    gestures: u32,
    course: Course,
    /// The simultaneous turn that is open now, by its number.
    group: Option<u32>,
    /// How many simultaneous turns there have been.
    groups: u32,
    /// The number of the turn that is on.
    turn: u32,
}

impl<G: Game> Match<G> {
    /// Begins a match and plays what is forced.
    pub fn new(start: Start<G>) -> Result<Match<G>, SetupError> {
        let mut new = Match::bare(start)?;
        new.settle();
        Ok(new)
    }

    /// A match that begins from a state, nothing played: for searches and copies.
    pub fn from_state(state: G) -> Match<G> {
        Match::bare(Start::State(Box::new(state))).expect("a state is its own set-up")
    }

    /// A match at its very start, nothing played.
    pub(crate) fn bare(start: Start<G>) -> Result<Match<G>, SetupError> {
        let mut opening = Notes::default();
        let state = start.state(&mut opening)?;
        let undone = vec![Vec::new(); state.seats()];
        let mut new = Match {
            start,
            opening: opening.0,
            state,
            moves: Vec::new(),
            redraws: Vec::new(),
            undone,
            gestures: 0,
            course: Course::default(),
            group: None,
            groups: 0,
            turn: 0,
        };
        new.watch(Turn::Over);
        Ok(new)
    }

    /// Replays moves, each checked; plays nothing that is not among them.
    pub fn replay(
        start: Start<G>,
        moves: impl IntoIterator<Item = (Seat, G::Action)>,
    ) -> Result<Match<G>, ReplayError> {
        let mut new = Match::bare(start)?;
        for (at, (seat, action)) in moves.into_iter().enumerate() {
            new.follow(seat, action).map_err(|error| ReplayError::Move { at, error })?;
        }
        Ok(new)
    }

    /// Makes one checked move of a replay, without the forced ones that a player would be spared.
    pub(crate) fn follow(&mut self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        self.admit(seat)?;
        self.allow(seat, action)?;
        self.push(seat, action, None);
        Ok(())
    }

    /// Plays what is forced: after a replay that is to be played on.
    pub fn resume(&mut self) {
        self.settle();
    }

    /// Where it began.
    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The state now: the whole truth.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The moves that stand.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// How many moves stand.
    pub fn seq(&self) -> usize {
        self.moves.len()
    }

    /// The course so far.
    pub fn course(&self) -> Course {
        self.course
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// The match as it was after this many moves.
    pub fn at(&self, seq: usize) -> Match<G> {
        let earlier: Vec<Redraw> = self.redraws.iter().copied().filter(|one| one.at <= seq).collect();
        self.rebuilt(&earlier, |at, _| at < seq)
    }

    /// Where chance was drawn anew, in order.
    pub fn redraws(&self) -> &[Redraw] {
        &self.redraws
    }

    /// Draws chance anew: from here on the game has dice of this seed. Nothing that anybody holds or sees changes.
    pub fn redraw(&mut self, number: u32, seed: Seed) {
        self.state.redeal(Viewer::Everybody, &mut Dice::new(seed, "take-back"));
        let at = self.moves.len();
        // Of several redraws in one place the last counts.
        self.redraws.retain(|one| one.at < at);
        self.redraws.push(Redraw { at, number, seed });
    }

    /// The legal actions of a seat.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        if self.state.turn().actors().has(seat) {
            self.state.legal(seat, &mut out);
        }
        out
    }

    /// What a board must know before a click, for a seat that is awaited.
    pub fn aid(&self, seat: Seat) -> Option<G::Aid> {
        let is_awaited = self.state.turn().actors().has(seat);
        is_awaited.then(|| self.state.aid(seat)).flatten()
    }

    /// What one would expect to do here but may not.
    pub fn refusals(&self, seat: Seat) -> Vec<Refusal<G::Action>> {
        if !self.state.turn().actors().has(seat) {
            return Vec::new();
        }
        let mut out = Vec::new();
        self.state.candidates(seat, &mut out);
        let refuse = |action| self.state.check(seat, action).err().map(|illegal| Refusal { action, illegal });
        out.into_iter().filter_map(refuse).collect()
    }

    /// The notation of an action.
    pub fn text(&self, seat: Seat, action: G::Action) -> String {
        let mut out = String::new();
        self.state.write(seat, action, &mut out);
        out
    }

    /// The action written like this: a legal one if there is one, else a candidate, else any action of the game, so that
    /// it can be explained.
    pub fn read(&self, seat: Seat, text: &str) -> Result<G::Action, ActError> {
        self.admit(seat)?;
        let wanted = normal(text);
        let mut out = Vec::new();
        let mut written = String::new();
        let mut find = |out: &[G::Action]| {
            out.iter().copied().find(|&action| {
                written.clear();
                self.state.write(seat, action, &mut written);
                normal(&written) == wanted
            })
        };
        self.state.legal(seat, &mut out);
        if let Some(action) = find(&out) {
            return Ok(action);
        }
        self.state.candidates(seat, &mut out);
        if let Some(action) = find(&out) {
            return Ok(action);
        }
        let mut found = None;
        G::Action::every(&numbers(&wanted), &mut |action| found = found.or_else(|| find(&[action])));
        found.ok_or_else(|| ActError::Unreadable(text.chars().take(80).collect()))
    }

    /// The chain of actions that a typed line stands for, where the game knows it.
    pub fn expand(&self, seat: Seat, line: &str) -> Option<Vec<G::Action>> {
        self.admit(seat).ok()?;
        self.state.expand(seat, &normal(line)).filter(|list| !list.is_empty())
    }

    /// Makes a move if the rules allow it, then plays what is forced. Tells how many moves were made in all.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<usize, ActError> {
        self.act_within(seat, action, None)
    }

    /// The same as a part of a gesture: moves with one number are taken back together.
    pub fn act_within(
        &mut self,
        seat: Seat,
        action: G::Action,
        gesture: Option<u32>,
    ) -> Result<usize, ActError> {
        self.admit(seat)?;
        self.allow(seat, action)?;
        if self.group.is_some() {
            self.undone[seat.index()].clear();
        } else {
            self.undone.iter_mut().for_each(Vec::clear);
        }
        self.gestures = self.gestures.max(gesture.unwrap_or_default());
        let before = self.moves.len();
        self.push(seat, action, gesture);
        self.settle();
        Ok(self.moves.len() - before)
    }

    /// What the viewer may know of the set-up; nothing where the match began from a state.
    pub fn opening(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.opening.iter().filter_map(move |told| told.seen_by(viewer))
    }

    /// What the viewer may know of all moves after the first `since`, each with the number of its move.
    pub fn events(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = (usize, &G::Event)> {
        let later = self.moves.iter().enumerate().skip(since);
        later.flat_map(move |(at, one)| {
            one.events.iter().filter_map(move |told| told.seen_by(viewer)).map(move |event| (at + 1, event))
        })
    }

    /// What a legal move would bring, on a redealt copy, with all forced moves that follow, also those of others: up to
    /// the first chance or the next decision.
    pub fn preview(&self, seat: Seat, action: G::Action) -> Result<Preview<G>, ActError> {
        self.admit(seat)?;
        self.allow(seat, action)?;
        let viewer = Viewer::Seat(seat);
        let mut copy = self.state.clone();
        // Any dice will do: nothing that they decide is shown.
        copy.redeal(viewer, &mut Dice::new(Seed::from(0), "preview"));
        let mut journal = UntilChance { opened: opened_here(), told: Vec::new() };
        let mut next = (seat, action);
        let mut legal = Vec::new();
        let mut is_foreseen = true;
        for _ in 0..FORCED_MAX {
            let before = (copy.turn(), copy.progress().turn);
            let heard = journal.told.len();
            copy.apply(next.0, next.1, &mut journal);
            if matches!(before.0, Turn::Several(_)) && !goes_on(before, (copy.turn(), copy.progress().turn)) {
                // The choices of others would be shown now; those of the copy are made up.
                journal.told.truncate(heard);
                is_foreseen = false;
            }
            is_foreseen &= !journal.is_past();
            // Whether a move of another is forced tells nothing hidden, so that the copy knows it.
            match Self::forced(&copy, &mut legal).filter(|_| is_foreseen) {
                Some(forced) => next = forced,
                None => break,
            }
        }
        let view = is_foreseen.then(|| copy.view(viewer));
        let events = journal.told.iter().filter_map(|told| told.seen_by(viewer)).cloned().collect();
        Ok(Preview { events, view })
    }

    /// Whether the seat may do this now.
    pub fn allows(&self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        self.admit(seat)?;
        self.allow(seat, action)
    }

    fn admit(&self, seat: Seat) -> Result<(), ActError> {
        let turn = self.state.turn();
        if seat.index() >= self.seats() {
            Err(ActError::NoSeat(seat))
        } else if turn.is_over() {
            Err(ActError::Over)
        } else if !turn.actors().has(seat) {
            Err(ActError::NotAwaited(turn.actors()))
        } else {
            Ok(())
        }
    }

    fn allow(&self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        self.state.check(seat, action).map_err(ActError::Illegal)
    }

    /// Replays those moves that have stood before and stay. All redraws given stay too, so that chance that was seen once
    /// does not come back: where the moves before one have gone, it moves to the last that is left.
    fn rebuilt(&self, redraws: &[Redraw], stays: impl Fn(usize, &Move<G>) -> bool) -> Match<G> {
        let mut new = match Match::bare(self.start.clone()) {
            Ok(new) => new,
            Err(error) => panic!("what has begun once begins again: {error:?}"),
        };
        let mut redraws = redraws.iter().peekable();
        for (at, one) in self.moves.iter().enumerate().filter(|(at, one)| stays(*at, one)) {
            while let Some(redraw) = redraws.next_if(|redraw| redraw.at <= at) {
                new.redraw(redraw.number, redraw.seed);
            }
            if let Err(error) = new.follow(one.seat, one.action) {
                panic!("what has stood once stands again: {error:?}");
            }
            if let Some(last) = new.moves.last_mut() {
                last.gesture = one.gesture;
            }
        }
        redraws.for_each(|redraw| new.redraw(redraw.number, redraw.seed));
        new.gestures = self.gestures;
        new
    }

    /// The open simultaneous turn after a change of who must decide. Tells whether one has ended.
    fn watch(&mut self, before: Turn) -> bool {
        let now = (self.state.turn(), self.state.progress().turn);
        let open = goes_on((before, self.turn), now);
        let closes = self.group.is_some() && !open;
        self.turn = now.1;
        if !open {
            self.group = matches!(now.0, Turn::Several(_)).then_some(self.groups);
            self.groups += u32::from(self.group.is_some());
        }
        closes
    }

    /// Applies a move that has been checked. A fault in it leaves the match as it was.
    fn push(&mut self, seat: Seat, action: G::Action, gesture: Option<u32>) {
        let before = self.state.turn();
        let turn = self.turn;
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        let mut course = self.course;
        let mut text = String::new();
        course.actors(before.actors());
        for &option in &legal {
            text.clear();
            self.state.write(seat, option, &mut text);
            course.option(&text);
        }
        text.clear();
        self.state.write(seat, action, &mut text);
        course.taken(seat, &text);

        let mut state = self.state.clone();
        let mut notes = Notes::default();
        state.apply(seat, action, &mut notes);
        if state.turn().is_over() {
            Seat::all(state.seats()).for_each(|seat| course.sheet(&state.standing(seat)));
        }

        let chance = state.dice() != self.state.dice();
        let shown = notes.0.iter().any(|told| told.shows_others(seat));
        let forced = is_forced(&self.state, seat, &legal);
        let group = self.group;
        self.state = state;
        self.course = course;
        let closes = self.watch(before);
        // Many matches lie in memory at once: what is kept of a move takes no more room than it needs.
        let mut events = notes.0;
        events.shrink_to_fit();
        text.shrink_to_fit();
        if self.moves.len() == self.moves.capacity() {
            self.moves.reserve_exact(self.moves.len() / 8 + 8);
        }
        self.moves.push(Move {
            seat,
            action,
            text,
            forced,
            events,
            tag: course.tag(),
            gesture,
            chance,
            shown,
            group,
            closes,
            turn,
        });
    }

    /// The next forced move of anybody.
    fn forced(state: &G, legal: &mut Vec<G::Action>) -> Option<(Seat, G::Action)> {
        state.turn().actors().iter().find_map(|seat| {
            state.legal(seat, legal);
            is_forced(state, seat, legal).then(|| (seat, legal[0]))
        })
    }

    /// Plays the forced moves, until somebody has a choice.
    fn settle(&mut self) {
        let mut legal = Vec::new();
        for _ in 0..FORCED_MAX {
            let Some((seat, action)) = Self::forced(&self.state, &mut legal) else { return };
            self.push(seat, action, None);
        }
        panic!("{FORCED_MAX} forced moves in a row");
    }
}

/// Whether the legal actions of an awaited seat leave it no choice, and it may be spared the click.
pub(crate) fn is_forced<G: Game>(state: &G, seat: Seat, legal: &[G::Action]) -> bool {
    matches!(*legal, [only] if !state.is_secret(seat) && !state.spends(seat, only))
}

/// Whether one simultaneous turn, given as who decides in which turn, still goes on: the set of those who are awaited
/// only shrinks, and the turn has the same number.
fn goes_on(before: (Turn, u32), now: (Turn, u32)) -> bool {
    match (before.0, now.0) {
        (Turn::Several(awaited), Turn::Several(still)) => still.is_within(awaited) && before.1 == now.1,
        _ => false,
    }
}

/// Whether two lines are the same notation: neither case nor the width of gaps matters.
pub fn same_notation(a: &str, b: &str) -> bool {
    normal(a) == normal(b)
}

/// Notation as it is compared: without case, with single spaces.
pub(crate) fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// Keeps what is told until dice are used on this thread.
struct UntilChance<E> {
    opened: u64,
    told: Vec<Told<E>>,
}

impl<E> UntilChance<E> {
    fn is_past(&self) -> bool {
        opened_here() != self.opened
    }
}

impl<E> Journal<E> for UntilChance<E> {
    fn note(&mut self, event: E) {
        if !self.is_past() {
            self.told.push(Told::All(event));
        }
    }

    fn tell(&mut self, seats: Seats, event: E, shadow: Option<E>) {
        if !self.is_past() {
            self.told.push(Told::Some { seats, event, shadow });
        }
    }
}
