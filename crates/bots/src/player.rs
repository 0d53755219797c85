//! A bot at work: it gets the state, forgets what its seat cannot know, and decides.

use std::sync::Arc;

use engine::{Dice, Game, Outcome, Seat, Seed, Silent, Viewer};

use crate::greedy::Search;
use crate::sensible::sensible;
use crate::{Insight, Policy, Spec, insight};

/// A bot for one game. It remembers nothing from one decision to the next but its buffers.
#[derive(Debug)]
pub struct Player<G: Game> {
    policy: Policy,
    insight: Arc<Insight<G>>,
    legal: Vec<G::Action>,
    fits: Vec<f64>,
}

impl<G: Game> Player<G> {
    /// A bot with what is known of the game.
    pub fn new(spec: &Spec) -> Player<G> {
        Player::with(spec.policy(), insight())
    }

    /// A bot with an insight of its own: for trials of weights.
    pub fn with(policy: Policy, insight: Arc<Insight<G>>) -> Player<G> {
        Player { policy, insight, legal: Vec::new(), fits: Vec::new() }
    }

    /// The action it takes: a function of what the seat knows and of the seed, of nothing else.
    ///
    /// The seat must be awaited.
    pub fn choose(&mut self, state: &G, seat: Seat, seed: Seed) -> G::Action {
        state.legal(seat, &mut self.legal);
        match self.legal.as_slice() {
            [] => panic!("a bot is asked only where its seat is awaited"),
            [only] => return *only,
            _ => (),
        }
        let mut dice = Dice::new(seed, "bot");
        if self.policy == Policy::Random {
            // The list of one's own actions tells nothing hidden: there is no need to redeal.
            return self.legal[dice.below(self.legal.len() as u32) as usize];
        }
        let mut known = state.clone();
        known.redeal(Viewer::Seat(seat), &mut Dice::new(seed, "bot redeal"));
        known.legal(seat, &mut self.legal);
        match self.policy {
            Policy::Random => unreachable!("decided above"),
            Policy::Sensible { random_permille } => {
                if random_permille > 0 && dice.below(1000) < u32::from(random_permille) {
                    return self.legal[dice.below(self.legal.len() as u32) as usize];
                }
                sensible(&self.insight, &known, seat, &self.legal, &mut self.fits, &mut dice.open())
            }
            Policy::Greedy(asked) => {
                let limits = self.insight.limits.with(asked);
                Search::new(limits, &self.insight, seat).best(&known, &self.legal, &mut dice)
            }
        }
    }
}

/// The action a bot takes at a seat that is awaited: a function of what the seat knows and of the seed.
pub fn choose<G: Game>(spec: &Spec, state: &G, seat: Seat, seed: Seed) -> G::Action {
    Player::new(spec).choose(state, seat, seed)
}

/// Plays a state to its end, a bot for each seat, the last one for those that are left. Uses the true state: for
/// tests and measurements, not for a table in play.
pub fn playout<G: Game>(specs: &[Spec], state: &G, seed: Seed) -> Outcome {
    let last = specs.len().checked_sub(1).expect("at least one bot plays");
    let mut players: Vec<Player<G>> =
        (0..state.seats()).map(|seat| Player::new(&specs[seat.min(last)])).collect();
    let mut state = state.clone();
    for n in 0..=G::INFO.decisions_max as u64 {
        let Some(seat) = state.turn().actors().first() else {
            return state.outcome().expect("a game that is over has an outcome");
        };
        let action = players[seat.index()].choose(&state, seat, seed.nth(n));
        state.apply(seat, action, &mut Silent);
    }
    panic!("{} goes on beyond its {} decisions", G::INFO.id, G::INFO.decisions_max)
}
