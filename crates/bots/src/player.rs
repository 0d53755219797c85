//! A bot at work: it gets the state, forgets what its seat cannot know, and decides.

use std::fmt;
use std::sync::Arc;

use engine::{Dice, Game, Outcome, Seat, Seed, Silent, Viewer};

use crate::flat::Flat;
use crate::greedy::Greedy;
use crate::plan::Plan;
use crate::sensible::sensible;
use crate::{Insight, Policy, Spec, first, insight};

/// How much a bot may think about a decision.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The part of its simulations that it may use, in thousandths: under load it thinks less instead of making others
    /// wait.
    pub permille: u32,
    /// Asked between simulations: once it says yes, the best so far is taken.
    pub stop: &'a dyn Fn() -> bool,
}

impl Effort<'_> {
    /// All that the bot was asked for.
    pub const FULL: Effort<'static> = Effort { permille: 1000, stop: &|| false };
}

impl fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Effort").field("permille", &self.permille).finish_non_exhaustive()
    }
}

/// A bot for one seat of one game. It remembers the rest of the chain that it chose, as long as all goes as foreseen, and
/// how much it has thought in the turn under way.
#[derive(Debug)]
pub struct Player<G: Game> {
    policy: Policy,
    insight: Arc<Insight<G>>,
    plan: Plan<G>,
    /// The turn, and the simulations used in it.
    used: (u32, u32),
    /// The turn under way, and whether it is played without much thought.
    slip: Option<((u32, Seat), bool)>,
    legal: Vec<G::Action>,
    fits: Vec<f64>,
}

impl<G: Game> Player<G> {
    /// A bot with what is known of the game.
    pub fn new(spec: &Spec) -> Player<G> {
        Player::with(spec.policy(), if spec.policy() == Policy::First { first() } else { insight() })
    }

    /// A bot with an insight of its own: for trials of weights.
    pub fn with(policy: Policy, insight: Arc<Insight<G>>) -> Player<G> {
        Player {
            policy,
            insight,
            plan: Plan::default(),
            used: (0, 0),
            slip: None,
            legal: Vec::new(),
            fits: Vec::new(),
        }
    }

    /// The action it takes: a function of what the seat knows, of what the bot has been asked before, and of the seed.
    ///
    /// The seat must be awaited, and always be the same.
    pub fn choose(&mut self, state: &G, seat: Seat, seed: Seed) -> G::Action {
        self.choose_within(state, seat, seed, Effort::FULL)
    }

    /// The same, with so much thought.
    pub fn choose_within(&mut self, state: &G, seat: Seat, seed: Seed, effort: Effort<'_>) -> G::Action {
        state.legal(seat, &mut self.legal);
        match self.legal.as_slice() {
            [] => panic!("a bot is asked only where its seat is awaited"),
            [only] => return *only,
            _ => (),
        }
        let mut dice = Dice::new(seed, "bot");
        // MA-29.40, MA-29.42: what belongs to the people at the table is left to them, whatever a bot could compute.
        if let Some(&leave) = self.legal.iter().find(|&&action| G::kind(action) == "abstain") {
            return leave;
        }
        let decides = self.legal.iter().all(|&action| G::kind(action) == "decide");
        if decides || self.policy == Policy::Random {
            // The list of one's own actions tells nothing hidden: there is no need to redeal.
            return self.legal[dice.below(self.legal.len() as u32) as usize];
        }
        if let Some(planned) = self.plan.next(state, seat, &self.legal) {
            return planned;
        }
        let mut known = state.clone();
        known.redeal(Viewer::Seat(seat), &mut Dice::new(seed, "bot redeal"));
        known.legal(seat, &mut self.legal);
        let chain = match self.policy {
            Policy::Random => unreachable!("decided above"),
            Policy::Sensible { random_permille } => {
                if random_permille > 0 && dice.below(1000) < u32::from(random_permille) {
                    return self.legal[dice.below(self.legal.len() as u32) as usize];
                }
                return sensible(&self.insight, &known, seat, &self.legal, &mut self.fits, &mut dice.open());
            }
            Policy::First => {
                let mut chain =
                    Greedy::new(self.insight.limits, &self.insight, seat).best(&known, 0, &mut dice);
                // It never had a memory.
                chain.truncate(1);
                chain
            }
            Policy::Greedy(asked) => {
                if asked.slips.is_some_and(|slips| self.slips(&known, seat, seed, slips)) {
                    return sensible(
                        &self.insight,
                        &known,
                        seat,
                        &self.legal,
                        &mut self.fits,
                        &mut dice.open(),
                    );
                }
                let limits = self.insight.limits.with(asked);
                Greedy::new(limits, &self.insight, seat).best(&known, asked.noise.unwrap_or(0), &mut dice)
            }
            Policy::Flat(asked) => {
                let simulations = self.simulations(&known, asked, effort.permille);
                let candidates = asked.candidates.unwrap_or(self.insight.flat.candidates);
                let flat = Flat::new(&self.insight, known.seats(), seat, asked);
                flat.best(&known, simulations, candidates, effort.stop, &mut dice)
            }
        };
        let Some(&action) = chain.first() else {
            return self.legal[dice.below(self.legal.len() as u32) as usize];
        };
        self.plan = Plan::new(&known, seat, &chain, &mut self.legal);
        action
    }

    /// Whether the turn under way is one of those that are played without much thought: a lot for the whole turn, drawn
    /// from the seed of its first decision.
    fn slips(&mut self, known: &G, seat: Seat, seed: Seed, slips: u32) -> bool {
        let turn = known.progress().turn;
        match self.slip {
            Some((of, slip)) if of == (turn, seat) => slip,
            _ => {
                let slip = Dice::new(seed, "bot slips").below(100) < slips;
                self.slip = Some(((turn, seat), slip));
                slip
            }
        }
    }

    /// The simulations for this decision: what is left for the turn, at least a tenth of it; for one of those that come
    /// often and matter little, a fifth.
    fn simulations(&mut self, known: &G, asked: crate::Flat, permille: u32) -> u32 {
        let settings = &self.insight.flat;
        let usual = settings.simulations.saturating_mul(asked.times.unwrap_or(1));
        let whole = u64::from(asked.sims.unwrap_or(usual)) * u64::from(permille) / 1000;
        let whole = u32::try_from(whole).unwrap_or(u32::MAX);
        let turn = known.progress().turn;
        if self.used.0 != turn {
            self.used = (turn, 0);
        }
        let brief = |&action: &G::Action| settings.brief.iter().any(|kind| kind == G::kind(action));
        let part = if self.legal.iter().all(brief) { whole / 5 } else { whole };
        let simulations = part.min(whole.saturating_sub(self.used.1)).max(whole / 10).max(1);
        self.used.1 = self.used.1.saturating_add(simulations);
        simulations
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
