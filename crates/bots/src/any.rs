//! Bots for a match of any game, for the server and the referee.

use std::sync::Arc;

use catalog::{
    Advised, AnyAction, AnyMatch, AnyPlayer, CatalogError, Choice, Effort, Hosted, Json, Strength, Visitor,
    visit,
};
use engine::{ActError, Game, Outcome, Seat, Seed, Silent, Turn, Viewer};

use crate::{Advice, Player, Spec, advise, chances, insight, levels, playout};

/// Runs a visitor on the concrete state of a match.
fn with_state<V: Visitor>(any: &dyn AnyMatch, visitor: V) -> V::Output {
    visit(any.info().id, visitor).expect("a match is of a game of the catalog")
}

fn state<G: Game>(any: &dyn AnyMatch) -> &G {
    let hosted: &Hosted<G> = any.as_any().downcast_ref().expect("a match is hosted under the id of its game");
    hosted.0.state()
}

/// The measured strengths of the levels in a game, weakest first.
pub fn strengths(game: &str) -> Vec<Strength> {
    struct Measured;
    impl Visitor for Measured {
        type Output = Vec<Strength>;

        fn visit<G: Game>(self) -> Vec<Strength> {
            let insight = insight::<G>();
            let of = |pair: &[&'static str]| {
                let &[over, level] = pair else { return None };
                let one = insight.measured.get(level)?;
                Some(Strength { level, over, share: one.share, games: one.games })
            };
            levels().windows(2).filter_map(of).collect()
        }
    }
    visit(game, Measured).unwrap_or_default()
}

impl<G: Game> AnyPlayer for Player<G> {
    fn choose(
        &mut self,
        any: &dyn AnyMatch,
        seat: Seat,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Result<AnyAction, ActError> {
        check(any, seat)?;
        let state: &G = state(any);
        let action = self.choose_within(state, seat, seed, effort);
        Ok(AnyAction::Typed(Arc::new(action)))
    }
}

/// Whether the seat is awaited.
fn check(any: &dyn AnyMatch, seat: Seat) -> Result<(), ActError> {
    let turn = any.turn();
    if seat.index() >= any.seats() {
        Err(ActError::NoSeat(seat))
    } else if turn == Turn::Over {
        Err(ActError::Over)
    } else if !turn.actors().has(seat) {
        Err(ActError::NotAwaited(turn.actors()))
    } else {
        Ok(())
    }
}

/// An action as it is offered.
fn row<G: Game>(state: &G, seat: Seat, action: G::Action) -> Choice {
    let mut text = String::new();
    state.write(seat, action, &mut text);
    Choice { action: Json::of(&action), text, say: state.say(seat, action) }
}

/// The best choices at the seat, best first: see [`advise`]. If the seat has decided already, its choice is included,
/// given in notation.
pub fn advise_any(
    any: &dyn AnyMatch,
    seat: Seat,
    decided: Option<&str>,
    seed: Seed,
    effort: Effort<'_>,
) -> Result<Vec<Advised>, ActError> {
    struct Advise<'a>(&'a dyn AnyMatch, Seat, Option<&'a str>, Seed, Effort<'a>);
    impl Visitor for Advise<'_> {
        type Output = Vec<Advised>;

        fn visit<G: Game>(self) -> Vec<Advised> {
            let Advise(any, seat, decided, seed, effort) = self;
            let state: &G = state(any);
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let decided = legal.into_iter().find(|&action| {
                let mut text = String::new();
                state.write(seat, action, &mut text);
                decided == Some(text.as_str())
            });
            let advice = advise(state, seat, decided, seed, effort);
            advice.into_iter().map(|one| advised(state, seat, one, seed)).collect()
        }
    }
    check(any, seat)?;
    Ok(with_state(any, Advise(any, seat, decided, seed, effort)))
}

/// The win probability of each seat, by the true state: see [`chances`].
pub fn chances_any(any: &dyn AnyMatch, playouts: u32, seed: Seed) -> Option<Vec<f64>> {
    struct Chances<'a>(&'a dyn AnyMatch, u32, Seed);
    impl Visitor for Chances<'_> {
        type Output = Option<Vec<f64>>;

        fn visit<G: Game>(self) -> Option<Vec<f64>> {
            chances::<G>(state(self.0), self.1, self.2)
        }
    }
    with_state(any, Chances(any, playouts, seed))
}

/// The moves as choices, each with its sentence in its position.
fn advised<G: Game>(state: &G, seat: Seat, advice: Advice<G::Action>, seed: Seed) -> Advised {
    // Advice uses only what the seat knows.
    let mut state = state.clone();
    state.redeal(Viewer::Seat(seat), &mut engine::Dice::new(seed, "advice redeal"));
    let mut moves = Vec::new();
    for &action in &advice.moves {
        moves.push(row(&state, seat, action));
        state.apply(seat, action, &mut Silent);
    }
    let percent = advice.chance.map(|chance| (100.0 * chance).round().clamp(0.0, 100.0) as u8);
    let value = (10.0 * advice.value).round() / 10.0;
    let reason = advice.reason();
    Advised { moves, percent, value, reasons: advice.reasons, reason }
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

/// The bot's choice at the seat.
pub fn choose_any(any: &dyn AnyMatch, seat: Seat, spec: &Spec, seed: Seed) -> Result<AnyAction, ActError> {
    let mut player = player_any(any.info().id, spec).expect("a match is of a game of the catalog");
    player.choose(any, seat, seed, Effort::FULL)
}

/// Plays a copy of the match to its end with a bot for each seat; the last one plays all further seats. It uses the
/// real deck: for tests only.
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
