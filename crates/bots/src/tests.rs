//! Tests of the bots, on a toy game and on every game of the catalog.

mod advice;
mod au_nom_du_roi;
mod budget;
mod goa;
mod honest;
mod ilos;
mod judgement;
mod learned;
mod maracaibo;
mod mundus_novus;
mod names;
mod strength;
mod toy;

use std::collections::BTreeSet;

use engine::{Dice, Game, Seat, Seed, Silent};

use crate::{Spec, choose, insight, knows};

/// A bot by its name.
fn spec(text: &str) -> Spec {
    text.parse().unwrap()
}

/// Asserts that the weights name every kind of action offered in these games, and returns the kinds. Half of the play
/// is sensible, because random play rarely gets far.
fn kinds_offered<G: Game>(games: impl IntoIterator<Item = G>) -> BTreeSet<&'static str> {
    assert!(knows::<G>());
    let kinds = &insight::<G>().kinds;
    let sensible = spec("sensible:0.5");
    let (mut seen, mut legal) = (BTreeSet::new(), Vec::new());
    for (at, mut game) in games.into_iter().enumerate() {
        let seed = Seed::from(at as u64);
        let mut dice = Dice::new(seed, "test");
        let mut n = 0;
        while let Some(seat) = game.turn().actors().first() {
            game.legal(seat, &mut legal);
            seen.extend(legal.iter().map(|&action| G::kind(action)));
            let chance = legal[dice.below(legal.len() as u32) as usize];
            let action = if n % 2 == 0 { chance } else { choose(&sensible, &game, seat, seed.nth(n)) };
            game.apply(seat, action, &mut Silent);
            n += 1;
        }
    }
    for kind in &seen {
        assert!(kinds.has(kind), "no weight for {kind}");
    }
    seen
}

/// Like [`kinds_offered`], and asserts that every weighted kind occurs, except these.
fn kinds_are_those_of_the_weights<G: Game>(games: impl IntoIterator<Item = G>, rare: &[&str]) {
    let seen = kinds_offered(games);
    for kind in insight::<G>().kinds.names() {
        assert!(seen.contains(kind) || rare.contains(&kind), "{kind} never occurs");
    }
}

/// A small `greedy` beats two random bots by this many points.
fn greedy_beats_chance<G: Game>(start: &G, points: i32) {
    let bots = [spec("greedy:cap=64,redeals=1"), spec("random"), spec("random")];
    let outcome = crate::playout(&bots, start, Seed::from(1));
    assert_eq!(outcome.winners, [Seat(0)], "{:?}", outcome.scores());
    assert!(outcome.scores()[0] >= points, "{:?}", outcome.scores());
}
