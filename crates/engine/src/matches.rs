//! A game in progress: its moves, undo, history and previews.
//!
//! The list of moves is the source of truth; the state is the result of replaying it. Loading, undo and history all use
//! that replay.

mod back;
mod chain;

use crate::dice::opened_here;
use crate::every::numbers;
use crate::{
    ActError, Course, Dice, Every as _, Game, Illegal, Journal, Notes, ReplayError, Seat, Seats, Seed,
    SetupError, Told, Turn, Viewer,
};

pub use chain::{Came, Chain, GESTURE_MAX, Next, Stop};

/// The maximum number of forced moves in a row. A longer sequence is treated as an endless loop.
const FORCED_MAX: usize = 10_000;

/// The starting point of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Start<G: Game> {
    /// A new game.
    Seed { seed: Seed, seats: usize, options: G::Options, data: crate::DataId },
    /// A loaded state. Undo and record begin here.
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

/// A move of the current history.
#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub text: String,
    /// Whether it was the only choice and was played automatically.
    pub forced: bool,
    pub events: Vec<Told<G::Event>>,
    /// The first four digits of the course after the move.
    pub tag: u16,
    /// The gesture it belongs to. Moves of one gesture are undone together.
    pub gesture: Option<u32>,
    /// Whether it used the dice.
    pub(crate) chance: bool,
    /// Whether it showed another seat something that is not public.
    pub(crate) shown: bool,
    /// The simultaneous turn in which it was a secret choice.
    group: Option<u32>,
    /// Whether it ended a simultaneous turn, which reveals the secret choices.
    pub(crate) closes: bool,
    /// The number of the turn in which it was made.
    turn: u32,
}

/// New randomness after a take-back past chance. The game continues with dice of this seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redraw {
    /// The number of moves before it.
    pub at: usize,
    /// Its number within the game, from 1.
    pub number: u32,
    pub seed: Seed,
}

/// A candidate that the rules forbid, and why.
#[derive(Clone, Debug)]
pub struct Refusal<A> {
    pub action: A,
    pub illegal: Illegal,
}

/// The foreseeable effect of a move.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// The events before the first use of chance.
    pub events: Vec<G::Event>,
    /// The seat's view afterwards; none if chance is involved.
    pub view: Option<G::View>,
}

/// A game in progress.
///
/// ```
/// use engine::{ActError, DataFiles, Game, Match, Seat, Seed, Start, Viewer};
/// use pearls::{Action, Pearls};
///
/// let data = Pearls::load_data(&DataFiles::embedded(Pearls::INFO.data))?;
/// let mut game = Match::<Pearls>::new(Start::Seed { seed: Seed::from(7), seats: 2, options: (), data })?;
///
/// // An illegal move is rejected with the clause that forbids it.
/// assert!(matches!(game.act(Seat(1), Action::Dive), Err(ActError::NotAwaited(_))));
/// let Err(ActError::Illegal(illegal)) = game.act(Seat(0), Action::Pass) else { panic!("it is forbidden") };
/// assert_eq!(illegal.clause, "PE-2.4");
///
/// // A move that used dice cannot be undone; one that only showed a pearl can.
/// assert_eq!(game.act(Seat(0), Action::Dive), Ok(1));
/// assert!(game.undo(Seat(0)).is_err());
/// assert_eq!(game.act(Seat(1), Action::Dive), Ok(1));
/// let pearl = game.state().divers[0].hand[0];
/// let before = game.state().clone();
/// assert_eq!(game.act(Seat(0), Action::Show { pearl }), Ok(1));
/// assert!(game.undo(Seat(0)).is_ok());
/// assert_eq!(*game.state(), before);
///
/// // Every earlier position remains available.
/// assert_eq!(game.at(1).state().view(Viewer::Spectator).sea, 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Start<G>,
    /// The set-up events.
    opening: Vec<Told<G::Event>>,
    state: G,
    moves: Vec<Move<G>>,
    redraws: Vec<Redraw>,
    /// The undone decisions of each seat with their gestures, the most recent last.
    undone: Vec<Vec<(G::Action, Option<u32>)>>,
    /// The number of gestures so far.
    gestures: u32,
    course: Course,
    /// The number of the open simultaneous turn.
    group: Option<u32>,
    /// The number of simultaneous turns so far.
    groups: u32,
    /// The number of the current turn.
    turn: u32,
}

impl<G: Game> Match<G> {
    /// Starts a match and plays forced moves.
    pub fn new(start: Start<G>) -> Result<Match<G>, SetupError> {
        let mut new = Match::bare(start)?;
        new.settle();
        Ok(new)
    }

    /// A match that starts from a state, without playing forced moves. Used by searches and copies.
    pub fn from_state(state: G) -> Match<G> {
        Match::bare(Start::State(Box::new(state))).expect("a state is its own set-up")
    }

    /// A match at its start, without forced moves.
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

    /// Replays moves and checks each one. Plays no forced moves of its own.
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

    /// Makes one checked move of a replay, without the forced moves after it.
    pub(crate) fn follow(&mut self, seat: Seat, action: G::Action) -> Result<(), ActError> {
        self.admit(seat)?;
        self.allow(seat, action)?;
        self.push(seat, action, None);
        Ok(())
    }

    /// Plays forced moves, so that a replayed match can continue.
    pub fn resume(&mut self) {
        self.settle();
    }

    pub fn start(&self) -> &Start<G> {
        &self.start
    }

    /// The full current state, hidden information included.
    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// The number of moves.
    pub fn seq(&self) -> usize {
        self.moves.len()
    }

    /// The course so far.
    pub fn course(&self) -> Course {
        self.course
    }

    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// The match after its first `seq` moves.
    pub fn at(&self, seq: usize) -> Match<G> {
        let earlier: Vec<Redraw> = self.redraws.iter().copied().filter(|one| one.at <= seq).collect();
        self.rebuilt(&earlier, |at, _| at < seq)
    }

    /// The redraws of the match, in order.
    pub fn redraws(&self) -> &[Redraw] {
        &self.redraws
    }

    /// Replaces the dice by dice of this seed. Nothing that a player holds or sees changes.
    pub fn redraw(&mut self, number: u32, seed: Seed) {
        self.state.redeal(Viewer::Everybody, &mut Dice::new(seed, "take-back"));
        let at = self.moves.len();
        // The last redraw at a position replaces the earlier ones.
        self.redraws.retain(|one| one.at < at);
        self.redraws.push(Redraw { at, number, seed });
    }

    /// The legal actions of a seat; none if it is not awaited.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        if self.state.turn().actors().has(seat) {
            self.state.legal(seat, &mut out);
        }
        out
    }

    /// The board aid of an awaited seat.
    pub fn aid(&self, seat: Seat) -> Option<G::Aid> {
        let is_awaited = self.state.turn().actors().has(seat);
        is_awaited.then(|| self.state.aid(seat)).flatten()
    }

    /// The candidates that the rules forbid, with their clauses.
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

    /// Parses the notation of an action. Prefers a legal action, then a candidate, then any action of the game, so that
    /// an illegal one can be explained.
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

    /// Expands a typed line into several actions, if the game supports it.
    pub fn expand(&self, seat: Seat, line: &str) -> Option<Vec<G::Action>> {
        self.admit(seat).ok()?;
        self.state.expand(seat, &normal(line)).filter(|list| !list.is_empty())
    }

    /// Makes a move if it is legal, then plays forced moves. Returns the number of moves made.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<usize, ActError> {
        self.act_within(seat, action, None)
    }

    /// Like [`Match::act`], as part of a gesture. Moves with the same gesture number are undone together.
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

    /// The set-up events that the viewer may see; none if the match began from a state.
    pub fn opening(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.opening.iter().filter_map(move |told| told.seen_by(viewer))
    }

    /// The events after the first `since` moves that the viewer may see, each with its move number.
    pub fn events(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = (usize, &G::Event)> {
        let later = self.moves.iter().enumerate().skip(since);
        later.flat_map(move |(at, one)| {
            one.events.iter().filter_map(move |told| told.seen_by(viewer)).map(move |event| (at + 1, event))
        })
    }

    /// Simulates a legal move on a redealt copy, including the forced moves of all seats that follow. Stops at the
    /// first use of chance or at the next decision.
    pub fn preview(&self, seat: Seat, action: G::Action) -> Result<Preview<G>, ActError> {
        self.admit(seat)?;
        self.allow(seat, action)?;
        let viewer = Viewer::Seat(seat);
        let mut copy = self.state.clone();
        // The seed does not matter, because no result of the dice is shown.
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
                // The other seats' choices would be revealed now, but the copy's are made up.
                journal.told.truncate(heard);
                is_foreseen = false;
            }
            is_foreseen &= !journal.is_past();
            // Forced moves of other seats depend on public information only, so the copy predicts them correctly.
            match Self::forced(&copy, &mut legal).filter(|_| is_foreseen) {
                Some(forced) => next = forced,
                None => break,
            }
        }
        let view = is_foreseen.then(|| copy.view(viewer));
        let events = journal.told.iter().filter_map(|told| told.seen_by(viewer)).cloned().collect();
        Ok(Preview { events, view })
    }

    /// Whether the action is legal for the seat now.
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

    /// Replays the moves for which `stays` is true. Keeps all redraws given, so that chance seen before does not
    /// return: a redraw whose preceding moves are gone moves to the last remaining one.
    fn rebuilt(&self, redraws: &[Redraw], stays: impl Fn(usize, &Move<G>) -> bool) -> Match<G> {
        let mut new = match Match::bare(self.start.clone()) {
            Ok(new) => new,
            Err(error) => panic!("a start that worked before failed: {error:?}"),
        };
        let mut redraws = redraws.iter().peekable();
        for (at, one) in self.moves.iter().enumerate().filter(|(at, one)| stays(*at, one)) {
            while let Some(redraw) = redraws.next_if(|redraw| redraw.at <= at) {
                new.redraw(redraw.number, redraw.seed);
            }
            if let Err(error) = new.follow(one.seat, one.action) {
                panic!("a move that was legal before failed: {error:?}");
            }
            if let Some(last) = new.moves.last_mut() {
                last.gesture = one.gesture;
            }
        }
        redraws.for_each(|redraw| new.redraw(redraw.number, redraw.seed));
        new.gestures = self.gestures;
        new
    }

    /// Updates the open simultaneous turn after the awaited seats changed. Returns whether one ended.
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

    /// Applies a checked move. A panic in the game leaves the match unchanged.
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
        // Many matches are in memory at once, so moves are stored without spare capacity.
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

    /// The next forced move of any seat.
    fn forced(state: &G, legal: &mut Vec<G::Action>) -> Option<(Seat, G::Action)> {
        state.turn().actors().iter().find_map(|seat| {
            state.legal(seat, legal);
            is_forced(state, seat, legal).then(|| (seat, legal[0]))
        })
    }

    /// Plays forced moves until a seat has a choice.
    fn settle(&mut self) {
        let mut legal = Vec::new();
        for _ in 0..FORCED_MAX {
            let Some((seat, action)) = Self::forced(&self.state, &mut legal) else { return };
            self.push(seat, action, None);
        }
        panic!("{FORCED_MAX} forced moves in a row");
    }
}

/// Whether the legal actions leave an awaited seat a single option that may be played automatically.
pub(crate) fn is_forced<G: Game>(state: &G, seat: Seat, legal: &[G::Action]) -> bool {
    matches!(*legal, [only] if !state.is_secret(seat) && !state.spends(seat, only))
}

/// Whether a simultaneous turn continues: the awaited seats only shrink and the turn number stays the same.
fn goes_on(before: (Turn, u32), now: (Turn, u32)) -> bool {
    match (before.0, now.0) {
        (Turn::Several(awaited), Turn::Several(still)) => still.is_within(awaited) && before.1 == now.1,
        _ => false,
    }
}

/// Whether two lines are the same notation, ignoring case and the amount of white space.
pub fn same_notation(a: &str, b: &str) -> bool {
    normal(a) == normal(b)
}

/// Notation in its canonical form for comparison: lower case, single spaces.
pub(crate) fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// A journal that stores events until dice are used on this thread.
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
