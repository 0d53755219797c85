//! The remaining moves of a chosen line.

use std::collections::VecDeque;

use engine::{Dice, Game, Seat, Seed, Silent, Viewer};

/// The moves that remain to be made, each with the knowledge that the seat is expected to have before it.
///
/// A plan is dropped because of what the seat knows, never because of hidden information.
#[derive(Debug)]
pub(crate) struct Plan<G: Game>(VecDeque<(G, G::Action)>);

impl<G: Game> Default for Plan<G> {
    fn default() -> Plan<G> {
        Plan(VecDeque::new())
    }
}

/// A state with all hidden information drawn again from a fixed seed. States that the seat cannot distinguish become
/// equal.
fn known_to<G: Game>(state: &G, seat: Seat) -> G {
    let mut known = state.clone();
    known.redeal(Viewer::Seat(seat), &mut Dice::new(Seed::from(0), "plan"));
    known
}

impl<G: Game> Plan<G> {
    /// The moves after the first action of a line. Forced moves are omitted, because no bot decides them.
    pub(crate) fn new(known: &G, seat: Seat, line: &[G::Action], legal: &mut Vec<G::Action>) -> Plan<G> {
        let mut links = VecDeque::new();
        let mut state = known.clone();
        for (at, &action) in line.iter().enumerate() {
            if at > 0 {
                state.legal(seat, legal);
                if legal.len() > 1 {
                    links.push_back((known_to(&state, seat), action));
                }
            }
            if at + 1 < line.len() {
                state.apply(seat, action, &mut Silent);
            }
        }
        Plan(links)
    }

    /// The move for what the seat knows now, if that was expected; otherwise the plan is dropped. Earlier moves are
    /// removed. A repeated call returns the same move.
    pub(crate) fn next(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        if self.0.is_empty() {
            return None;
        }
        let known = known_to(state, seat);
        while let Some((foreseen, action)) = self.0.front() {
            if legal.contains(action) && known == *foreseen {
                return Some(*action);
            }
            self.0.pop_front();
        }
        None
    }
}
