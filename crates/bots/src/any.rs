//! Bots for a match of any game: for the server and the referee.

use catalog::{AnyMatch, Choice, Hosted, Visitor, visit};
use engine::{ActError, Game, Outcome, Seat, Seed, Turn};

use crate::{Spec, choose, playout};

/// Does something with the concrete state behind a match.
fn with_state<V: Visitor>(any: &dyn AnyMatch, visitor: V) -> V::Output {
    visit(any.info().id, visitor).expect("a match is of a game of the catalog")
}

fn state<G: Game>(any: &dyn AnyMatch) -> &G {
    let hosted: &Hosted<G> = any.as_any().downcast_ref().expect("a match is hosted under the id of its game");
    hosted.0.state()
}

/// What the bot would do at the seat, as a row of the legal choices.
pub fn choose_any(any: &dyn AnyMatch, seat: Seat, spec: &Spec, seed: Seed) -> Result<Choice, ActError> {
    struct Choose<'a>(&'a dyn AnyMatch, Seat, &'a Spec, Seed);
    impl Visitor for Choose<'_> {
        type Output = Choice;

        fn visit<G: Game>(self) -> Choice {
            let Choose(any, seat, spec, seed) = self;
            let state: &G = state(any);
            let action = choose(spec, state, seat, seed);
            let mut text = String::new();
            state.write(seat, action, &mut text);
            let json = serde_json::to_value(action).expect("actions write as JSON");
            Choice { action: json, text, say: state.say(seat, action) }
        }
    }
    let turn = any.turn();
    if seat.index() >= any.seats() {
        Err(ActError::NoSeat(seat))
    } else if turn == Turn::Over {
        Err(ActError::Over)
    } else if !turn.actors().has(seat) {
        Err(ActError::NotAwaited(turn.actors()))
    } else {
        Ok(with_state(any, Choose(any, seat, spec, seed)))
    }
}

/// Plays a copy of the match to its end, a bot for each seat, the last one for those that are left. It uses the real
/// deck: for tests only.
pub fn playout_any(any: &dyn AnyMatch, specs: &[Spec], seed: Seed) -> Outcome {
    struct Play<'a>(&'a dyn AnyMatch, &'a [Spec], Seed);
    impl Visitor for Play<'_> {
        type Output = Outcome;

        fn visit<G: Game>(self) -> Outcome {
            playout::<G>(self.1, state(self.0), self.2)
        }
    }
    with_state(any, Play(any, specs, seed))
}
