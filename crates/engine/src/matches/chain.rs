//! Gestures: chains of moves that a player thinks of as one.
//!
//! A chain is made move by move, each checked as if it had come alone. It stops where its player would have to look up:
//! at chance, at another seat's decision, at the first move that is not legal. What was made until then stands.

use crate::{ActError, Game, Match, Move, Seat};

/// The most moves of one gesture: more than any turn has.
pub const GESTURE_MAX: usize = 100;

/// Why a chain stopped before its last move. `E` is what a refused move is answered with.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop<E = ActError> {
    /// The dice were used: what came of it is to be seen first.
    Chance,
    /// Another seat decides now or has shown what it chose, or the game is over.
    Other,
    /// The next move is refused.
    Refused(E),
}

/// How far a chain came.
#[derive(Clone, Debug, PartialEq)]
pub struct Came<E = ActError> {
    /// How many of its moves stand now, those among them that were forced and so played already.
    pub moves: usize,
    /// Why no more of them do.
    pub stop: Option<Stop<E>>,
}

/// A chain on its way: what of it is in the match.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chain {
    /// How many moves stood before its first one; none while nothing is made.
    begun: Option<usize>,
    /// Up to which move of the match its moves are accounted for.
    seen: usize,
}

/// What becomes of the next move of a chain.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// It was forced and is played already, as the move before this number.
    Stands(usize),
    /// It is to be made now, after this many moves.
    Open(usize),
    /// The chain goes no further.
    Stopped(Stop<std::convert::Infallible>),
}

impl Chain {
    /// Whether any move of it has been made.
    pub fn is_begun(&self) -> bool {
        self.begun.is_some()
    }

    /// Goes on with the moves of a list, one after the other: `next` tells what becomes of the next one, `act` makes it. A
    /// first move that is refused is no chain at all but an error.
    pub fn walk<T, C, E>(
        &mut self,
        on: &mut T,
        list: &[C],
        next: impl Fn(&T, Chain, &C) -> Next,
        mut act: impl FnMut(&mut T, &C) -> Result<(), E>,
    ) -> Result<Came<E>, E> {
        for (moves, wanted) in list.iter().enumerate() {
            let stop = match next(on, *self, wanted) {
                Next::Stands(seen) => {
                    self.seen = seen;
                    continue;
                }
                Next::Open(at) => match act(on, wanted) {
                    Ok(()) => {
                        *self = Chain { begun: self.begun.or(Some(at)), seen: at + 1 };
                        continue;
                    }
                    Err(error) if self.begun.is_none() => return Err(error),
                    Err(error) => Stop::Refused(error),
                },
                Next::Stopped(Stop::Chance) => Stop::Chance,
                Next::Stopped(Stop::Other) => Stop::Other,
                Next::Stopped(Stop::Refused(never)) => match never {},
            };
            return Ok(Came { moves, stop: Some(stop) });
        }
        Ok(Came { moves: list.len(), stop: None })
    }
}

impl<G: Game> Match<G> {
    /// A number for a gesture that no other has.
    pub fn new_gesture(&mut self) -> u32 {
        self.gestures += 1;
        self.gestures
    }

    /// What becomes of the next move of a chain of the seat's, of which `is` knows a move.
    pub fn next(&self, seat: Seat, chain: Chain, is: impl Fn(&Move<G>) -> bool) -> Next {
        let now = self.seq();
        let Some(begun) = chain.begun else { return Next::Open(now) };
        let later = self.moves().iter().enumerate().skip(chain.seen);
        let mut forced = later.filter(|(_, one)| one.forced && one.seat == seat);
        if let Some((at, _)) = forced.find(|(_, one)| is(one)) {
            return Next::Stands(at + 1);
        }
        let made = &self.moves()[begun..];
        if made.iter().any(|one| one.chance) {
            Next::Stopped(Stop::Chance)
        } else if made.iter().any(|one| one.closes) || !self.state().turn().actors().has(seat) {
            Next::Stopped(Stop::Other)
        } else {
            Next::Open(now)
        }
    }

    /// Makes the moves of a chain of the seat's one after the other, as far as it goes. They are taken back together.
    pub fn chain(&mut self, seat: Seat, list: &[G::Action]) -> Result<Came, ActError> {
        let gesture = Some(self.new_gesture());
        Chain::default().walk(
            self,
            list,
            |game, chain, wanted| game.next(seat, chain, |one| one.action == *wanted),
            |game, wanted| game.act_within(seat, *wanted, gesture).map(drop),
        )
    }
}
