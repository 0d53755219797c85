//! A bot at a seat: it redeals what its seat cannot know, and decides.

use std::sync::Arc;

use catalog::Effort;
use engine::{Dice, Game, Outcome, Seat, Seed, Silent, Viewer};

use crate::plan::Plan;
use crate::policies::{Decision, Policy, make};
use crate::{Insight, Spec, insight};

/// The evaluation of a bot at this many seats, and its policy.
type Made<G> = (Arc<Insight<G>>, Box<dyn Policy<G>>);

/// A bot for one seat of one game. It keeps the rest of its line while the game goes as expected, and the memory of its
/// policy.
#[derive(Debug)]
pub struct Player<G: Game> {
    spec: Spec,
    /// An evaluation that replaces the game's.
    own: Option<Arc<Insight<G>>>,
    /// Evaluation and policy, created at the first decision, because a level may depend on the number of seats.
    made: Option<Made<G>>,
    plan: Plan<G>,
    legal: Vec<G::Action>,
}

impl<G: Game> Player<G> {
    /// A bot with the evaluation of the game. A level is defined by the game's weights, or by the default.
    pub fn new(spec: &Spec) -> Player<G> {
        Player { spec: spec.clone(), own: None, made: None, plan: Plan::default(), legal: Vec::new() }
    }

    /// A bot with another evaluation, for tests of weights. A level has its default definition.
    pub fn with(spec: &Spec, insight: Arc<Insight<G>>) -> Player<G> {
        Player { own: Some(insight), ..Player::new(spec) }
    }

    /// The bot's action. It depends on what the seat knows, on earlier decisions of this bot, and on the seed.
    ///
    /// The seat must be awaited, and always be the same.
    pub fn choose(&mut self, state: &G, seat: Seat, seed: Seed) -> G::Action {
        self.choose_within(state, seat, seed, Effort::FULL)
    }

    /// Like [`Player::choose`], with limited effort.
    pub fn choose_within(&mut self, state: &G, seat: Seat, seed: Seed, effort: Effort<'_>) -> G::Action {
        state.legal(seat, &mut self.legal);
        match self.legal.as_slice() {
            [] => panic!("a bot is asked only where its seat is awaited"),
            [only] => return *only,
            _ => (),
        }
        let mut dice = Dice::new(seed, "bot");
        match state.left_to_people(seat).as_slice() {
            [] => (),
            [only] => return *only,
            options => return options[dice.below(options.len() as u32) as usize],
        }
        let (insight, policy) =
            self.made.get_or_insert_with(|| made(&self.spec, self.own.as_ref(), state.seats()));
        if let Some(action) = policy.at_once(&self.legal, &mut dice) {
            return action;
        }
        if let Some(planned) = self.plan.next(state, seat, &self.legal) {
            return planned;
        }
        let mut known = state.clone();
        known.redeal(Viewer::Seat(seat), &mut Dice::new(seed, "bot redeal"));
        known.legal(seat, &mut self.legal);
        let legal = &self.legal;
        let line =
            policy.line(Decision { known: &known, seat, legal, insight, seed, dice: &mut dice, effort });
        let Some(&action) = line.first() else {
            return self.legal[dice.below(self.legal.len() as u32) as usize];
        };
        if line.len() > 1 {
            self.plan = Plan::new(&known, seat, &line, &mut self.legal);
        }
        action
    }
}

/// A name from this crate, which is always valid.
fn parsed(name: &str) -> Spec {
    name.parse().unwrap_or_else(|error| panic!("the name of a bot: {error}"))
}

/// The bot of a level in a game at this many seats; none if it is not a level.
pub fn stands_for<G: Game>(spec: &Spec, seats: usize) -> Option<Spec> {
    let of_game = insight::<G>().level(spec.bot(), seats).cloned();
    of_game.or_else(|| spec.stands_for().map(parsed))
}

/// The evaluation and the policy of a bot at this many seats.
fn made<G: Game>(spec: &Spec, own: Option<&Arc<Insight<G>>>, seats: usize) -> Made<G> {
    let level = match own {
        Some(_) => spec.stands_for().map(parsed),
        None => stands_for::<G>(spec, seats),
    };
    let spec = level.as_ref().unwrap_or(spec);
    let (known, policy) = make(spec.bot(), spec.numbers())
        .expect("what a name is read as is registered, and no level stands for a level");
    (own.cloned().unwrap_or_else(|| known(spec.numbers())), policy)
}

/// The action of a bot at an awaited seat. It depends on what the seat knows and on the seed.
pub fn choose<G: Game>(spec: &Spec, state: &G, seat: Seat, seed: Seed) -> G::Action {
    Player::new(spec).choose(state, seat, seed)
}

/// Plays a state to its end with a bot for each seat; the last one plays all further seats. Uses the true state: for
/// tests and measurements only.
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
