//! Gestures: chains of moves that a player thinks of as one.
//!
//! A chain is made move by move, and each move is checked on its own. It stops at chance, at another seat's decision,
//! or at the first illegal move. The moves made until then remain.

use crate::{ActError, Game, Match, Move, Seat};

/// The maximum number of moves of one gesture.
pub const GESTURE_MAX: usize = 100;

/// The reason why a chain stopped before its last move. `E` is the error type of a rejected move.
#[derive(Clone, Debug, PartialEq)]
pub enum Stop<E = ActError> {
    /// The dice were used, and the player must see the result first.
    Chance,
    /// Another seat decides now or revealed its choice, or the game is over.
    Other,
    /// The next move was rejected.
    Refused(E),
}

/// The result of a chain.
#[derive(Clone, Debug, PartialEq)]
pub struct Came<E = ActError> {
    /// The number of its moves that were made, including those that were forced and played already.
    pub moves: usize,
    /// The reason why the remaining moves were not made.
    pub stop: Option<Stop<E>>,
}

/// The progress of a chain.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chain {
    /// The number of moves in the match before its first one; none until a move is made.
    begun: Option<usize>,
    /// The number of moves in the match already matched against the chain.
    seen: usize,
}

/// The decision about the next move of a chain.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// It was forced and is already played; the value is the number of moves up to it.
    Stands(usize),
    /// It must be made now, after this many moves.
    Open(usize),
    /// The chain stops.
    Stopped(Stop<std::convert::Infallible>),
}

impl Chain {
    /// Whether any move of it has been made.
    pub fn is_begun(&self) -> bool {
        self.begun.is_some()
    }

    /// Makes the moves of a list in order. `next` decides about the next move, `act` makes it. A rejected first move is
    /// an error, not a stopped chain.
    pub fn walk<T: ?Sized, C, E>(
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
    /// A new, unique gesture number.
    pub fn new_gesture(&mut self) -> u32 {
        self.gestures += 1;
        self.gestures
    }

    /// Decides about the next move of the seat's chain; `is` recognises that move.
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

    /// Makes the moves of a chain in order, as far as possible. They are undone together.
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
