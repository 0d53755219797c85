//! Drivers for games in tests: at random, by a tape that a property test can shrink, or to the end of a match.

use crate::matches::is_forced;
use crate::{Game, Journal, Match, Notes, Seat, Silent, Told};

/// A small random generator for choices in tests.
#[derive(Clone, Debug)]
pub struct Choose(pub u64);

impl Choose {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// Plays at random to the end and passes every state to a callback. Returns the number of decisions.
///
/// # Panics
///
/// If an awaited seat has no legal action.
pub fn play_out<G: Game>(
    game: &mut G,
    choose: &mut Choose,
    mut look: impl FnMut(&G, Seat, &[G::Action]),
) -> usize {
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = nth_actor(game, |count| choose.below(count)) {
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "{seat:?} has nothing to do in {game:?}");
        look(game, seat, &legal);
        game.apply(seat, legal[choose.below(legal.len())], &mut Silent);
        decisions += 1;
    }
    decisions
}

/// Plays a tape: each entry chooses an awaited seat and an action. Passes the states before and after each action to a
/// callback.
pub fn follow<G: Game>(
    game: &mut G,
    tape: &[u16],
    journal: &mut impl Journal<G::Event>,
    mut look: impl FnMut(&G, &G),
) {
    let mut legal = Vec::new();
    for &choice in tape {
        let Some(seat) = nth_actor(game, |count| usize::from(choice >> 8) % count) else { return };
        game.legal(seat, &mut legal);
        let before = game.clone();
        game.apply(seat, legal[usize::from(choice) % legal.len()], journal);
        look(&before, game);
    }
}

/// Asserts that a game takes the same course with and without a journal, and survives JSON.
///
/// # Panics
///
/// If it does not.
pub fn journal_changes_nothing<G: Game>(start: &G, tape: &[u16]) {
    let (mut told, mut silent) = (start.clone(), start.clone());
    follow(&mut told, tape, &mut Notes::default(), |_, _| ());
    follow(&mut silent, tape, &mut Silent, |_, _| ());
    assert_eq!(told, silent, "whoever listens changes the game");
    let text = serde_json::to_string(&told).expect("states are documents");
    assert_eq!(serde_json::from_str::<G>(&text).expect("states are documents"), told);
}

/// Plays a match to its end, one seat after the other, by the choices of `way`.
///
/// # Panics
///
/// If a choice is not legal.
pub fn finish<G: Game>(
    mut game: Match<G>,
    seed: u64,
    mut way: impl FnMut(&G, Seat, &[G::Action], &mut Choose) -> G::Action,
) -> Match<G> {
    let mut choose = Choose(seed);
    while let Some(seat) = game.state().turn().actors().first() {
        let action = way(game.state(), seat, &game.legal(seat), &mut choose);
        game.act(seat, action).expect("a legal choice");
    }
    game
}

/// Plays like [`finish`] but without a match, for tests that search for a rare ending.
pub fn finish_fast<G: Game>(
    mut game: G,
    seed: u64,
    mut way: impl FnMut(&G, Seat, &[G::Action], &mut Choose) -> G::Action,
) -> G {
    let mut choose = Choose(seed);
    let mut legal = Vec::new();
    while let Some(seat) = game.turn().actors().first() {
        game.legal(seat, &mut legal);
        let action = match legal.as_slice() {
            &[only] if is_forced(&game, seat, &legal) => only,
            _ => way(&game, seat, &legal, &mut choose),
        };
        game.apply(seat, action, &mut Silent);
    }
    game
}

/// One of the awaited seats. Calls `choose` only if there are several.
fn nth_actor<G: Game>(game: &G, choose: impl FnOnce(usize) -> usize) -> Option<Seat> {
    let actors = game.turn().actors();
    match actors.len() {
        0 | 1 => actors.first(),
        count => actors.iter().nth(choose(count)),
    }
}

// By notation, for tests of single rules.

/// The notation of an action of the seat.
pub fn notation<G: Game>(game: &G, seat: Seat, action: G::Action) -> String {
    let mut out = String::new();
    game.write(seat, action, &mut out);
    out
}

/// The legal actions of a seat, in notation.
pub fn choices_of<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal.into_iter().map(|action| notation(game, seat, action)).collect()
}

/// The legal actions of the deciding seat, in notation; none once the game is over.
pub fn choices<G: Game>(game: &G) -> Vec<String> {
    game.turn().actors().first().map(|seat| choices_of(game, seat)).unwrap_or_default()
}

/// Whether this is a legal action of the deciding seat.
pub fn offers<G: Game>(game: &G, choice: &str) -> bool {
    choices(game).iter().any(|offered| offered == choice)
}

/// Makes choices for the deciding seats and checks each, without auditing the states between. Returns all events.
///
/// # Panics
///
/// If a choice is not legal.
pub fn play_unaudited<G: Game>(game: &mut G, wanted: &[&str]) -> Vec<G::Event> {
    let mut notes = Notes::default();
    for wanted in wanted {
        let seat = game.turn().actors().first();
        let seat = seat.unwrap_or_else(|| panic!("{wanted}: the game is over"));
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let found = legal.into_iter().find(|&action| notation(game, seat, action) == *wanted);
        let Some(action) = found else { panic!("{wanted} is none of {:?}", choices(game)) };
        assert_eq!(game.check(seat, action), Ok(()), "{wanted}");
        game.apply(seat, action, &mut notes);
    }
    let event = |told| match told {
        Told::All(event) | Told::Some { event, .. } => event,
    };
    notes.0.into_iter().map(event).collect()
}

/// Makes choices for the deciding seats and audits the state after each. Returns all events.
///
/// # Panics
///
/// If a choice is not legal or a state fails its audit.
pub fn play<G: Game>(game: &mut G, wanted: &[&str]) -> Vec<G::Event> {
    let mut events = Vec::new();
    for wanted in wanted {
        events.extend(play_unaudited(game, &[wanted]));
        game.audit().unwrap_or_else(|why| panic!("after {wanted}: {why}"));
    }
    events
}

/// The clause that forbids a candidate of the deciding seat, given in notation.
///
/// # Panics
///
/// If it is not a candidate, or is legal.
pub fn refused<G: Game>(game: &G, wanted: &str) -> &'static str {
    let seat = game.turn().actors().first().expect("somebody decides");
    let mut candidates = Vec::new();
    game.candidates(seat, &mut candidates);
    let found = candidates.into_iter().find(|&action| notation(game, seat, action) == wanted);
    forbidden(game, found.unwrap_or_else(|| panic!("nobody would think of {wanted}")))
}

/// The clause that forbids an action of the deciding seat.
///
/// # Panics
///
/// If it is legal.
pub fn forbidden<G: Game>(game: &G, action: G::Action) -> &'static str {
    let seat = game.turn().actors().first().expect("somebody decides");
    game.check(seat, action).expect_err("it is allowed").clause
}
