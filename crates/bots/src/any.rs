//! Bots for a match of any game: for the server and the referee.

use catalog::{AnyMatch, CatalogError, Choice, Hosted, Visitor, visit};
use engine::{ActError, Game, Outcome, Seat, Seed, Turn};

use crate::{Effort, Player, Spec, playout};

/// Does something with the concrete state behind a match.
fn with_state<V: Visitor>(any: &dyn AnyMatch, visitor: V) -> V::Output {
    visit(any.info().id, visitor).expect("a match is of a game of the catalog")
}

fn state<G: Game>(any: &dyn AnyMatch) -> &G {
    let hosted: &Hosted<G> = any.as_any().downcast_ref().expect("a match is hosted under the id of its game");
    hosted.0.state()
}

/// A bot for one seat of a match of any game: a [`Player`] behind a door.
pub trait AnyPlayer: Send + std::fmt::Debug {
    /// What it would do at the seat, as a row of the legal choices. The match must always be of the same game, and the seat
    /// the same.
    fn choose(
        &mut self,
        any: &dyn AnyMatch,
        seat: Seat,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Result<Choice, ActError>;
}

impl<G: Game> AnyPlayer for Player<G> {
    fn choose(
        &mut self,
        any: &dyn AnyMatch,
        seat: Seat,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Result<Choice, ActError> {
        let turn = any.turn();
        if seat.index() >= any.seats() {
            return Err(ActError::NoSeat(seat));
        } else if turn == Turn::Over {
            return Err(ActError::Over);
        } else if !turn.actors().has(seat) {
            return Err(ActError::NotAwaited(turn.actors()));
        }
        let state: &G = state(any);
        let action = self.choose_within(state, seat, seed, effort);
        let mut text = String::new();
        state.write(seat, action, &mut text);
        let json = serde_json::to_value(action).expect("actions write as JSON");
        Ok(Choice { action: json, text, say: state.say(seat, action) })
    }
}

/// A bot for a game of the catalog.
pub fn player_any(game: &str, spec: &Spec) -> Result<Box<dyn AnyPlayer>, CatalogError> {
    struct New<'a>(&'a Spec);
    impl Visitor for New<'_> {
        type Output = Box<dyn AnyPlayer>;

        fn visit<G: Game>(self) -> Box<dyn AnyPlayer> {
            Box::new(Player::<G>::new(self.0))
        }
    }
    visit(game, New(spec))
}

/// What the bot would do at the seat, as a row of the legal choices.
pub fn choose_any(any: &dyn AnyMatch, seat: Seat, spec: &Spec, seed: Seed) -> Result<Choice, ActError> {
    let mut player = player_any(any.info().id, spec).expect("a match is of a game of the catalog");
    player.choose(any, seat, seed, Effort::FULL)
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
