//! Training of a value net: self-play, a fit, and a match that accepts or rejects the net.
//!
//! A generation plays games with the present net, with some turns played by `sensible`, so that bad moves occur too.
//! From each game it samples positions after single steps, as one seat knows them, with that seat's result. A net is
//! fitted to them and added to the evaluation. It is accepted only after it wins a match against the preceding
//! generation, on other seeds. The training ends with the first rejected generation.

mod fit;

use std::sync::Arc;

use bots::{Insight, Net, Origin, Player, Spec};
use catalog::{CatalogError, Visitor, info, visit};
use engine::{DataId, Dice, Game, Seat, Seed, Silent, Viewer};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::contest::pool;
use crate::duel::{Duel, options};
use crate::{ArenaError, Trial};
pub use fit::Fitted;
use fit::{Position, fit};

/// The number of games between two checks for a stop.
const GAMES_BETWEEN: usize = 32;

/// One position of this many is stored from the viewpoint of a seat other than the one that acted last.
const OTHERS: u32 = 4;

/// The settings of a training.
#[derive(Clone, Debug)]
pub struct Training {
    /// The id of the game.
    pub game: String,
    /// Its component data.
    pub data: DataId,
    /// The options as JSON; missing ones have their defaults.
    pub options: Value,
    pub seats: usize,
    /// The maximum number of generations.
    pub generations: usize,
    /// Games of each generation.
    pub games: usize,
    /// The approximate number of positions of each generation.
    pub positions: usize,
    /// The number of passes over them.
    pub epochs: usize,
    /// Candidates for the weight of a unit of log-odds in points. A match of half the length selects the best.
    pub weights: Vec<f64>,
    /// The bot that plays with the net.
    pub player: Spec,
    /// The same bot with random turns, which plays the training games.
    pub teacher: Spec,
    /// Games of the match that accepts a generation.
    pub trial: usize,
    /// The seed of all randomness.
    pub seed: Seed,
    /// The number of threads; `None` for the number of processors.
    pub threads: Option<usize>,
}

/// The state of a training. With the settings it suffices to continue.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learning {
    pub game: String,
    pub seats: usize,
    pub seed: Option<Seed>,
    /// The other settings. A run with other settings cannot continue from here.
    #[serde(default)]
    pub asked: String,
    /// The finished generations.
    pub generations: Vec<Generation>,
    /// The net of the last accepted generation.
    pub net: Option<String>,
    /// A net that has not played its match yet.
    pub candidate: Option<(String, Fitted)>,
}

/// The result of a generation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Generation {
    /// The number of training positions.
    pub positions: usize,
    /// The mean logarithmic loss on held-out games: of the net, and of a constant prediction.
    pub loss: [f64; 2],
    /// The match against the preceding generation.
    pub trial: Trial,
    /// Whether it won the match: the lower end of the interval is above one half.
    pub accepted: bool,
}

/// The result of a training.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trained {
    pub game: &'static str,
    pub seats: usize,
    pub generations: Vec<Generation>,
    /// The file of the last accepted net.
    #[serde(skip)]
    pub net: Option<String>,
}

/// Trains, continuing from `learning`. Reports progress to `tell`, and stops if it returns false.
pub fn train(
    training: &Training,
    learning: Learning,
    tell: &mut dyn FnMut(&Learning, f64) -> bool,
) -> Result<Option<Trained>, ArenaError> {
    struct Train<'a>(&'a Training, Learning, &'a mut dyn FnMut(&Learning, f64) -> bool);
    impl Visitor for Train<'_> {
        type Output = Result<Option<Trained>, ArenaError>;

        fn visit<G: Game>(self) -> Self::Output {
            let Train(training, learning, tell) = self;
            let plain = bots::insight::<G>();
            let features = plain.features().ok_or(ArenaError::Unknown(G::INFO.id))?;
            let options = options::<G>(&training.options)?;
            G::new(training.data, training.seats, &options, training.seed).map_err(CatalogError::from)?;
            let pool = pool(training.threads)?;
            Trainer::<G> { training, pool, options, plain, features }.run(learning, tell)
        }
    }
    info(&training.game)?;
    visit(&training.game, Train(training, learning, tell))?
}

struct Trainer<'a, G: Game> {
    training: &'a Training,
    pool: rayon::ThreadPool,
    options: G::Options,
    plain: Arc<Insight<G>>,
    features: u32,
}

impl<G: Game> Trainer<'_, G> {
    fn run(
        &self,
        mut learning: Learning,
        tell: &mut dyn FnMut(&Learning, f64) -> bool,
    ) -> Result<Option<Trained>, ArenaError> {
        let training = self.training;
        if learning.seed.is_none() {
            let (game, seats, seed) = (training.game.clone(), training.seats, Some(training.seed));
            learning = Learning { game, seats, seed, asked: self.asked(), ..Learning::default() };
        }
        let same = (&learning.game, learning.seats, learning.seed, &learning.asked);
        if same != (&training.game, training.seats, Some(training.seed), &self.asked()) {
            return Err(ArenaError::Progress);
        }
        let refused = |learning: &Learning| learning.generations.last().is_some_and(|one| !one.accepted);
        while learning.generations.len() < training.generations && !refused(&learning) {
            let number = learning.generations.len();
            let seed = training.seed.derive("generation").nth(number as u64);
            let known = self.insight(learning.net.as_deref())?;
            if learning.candidate.is_none() {
                let part = |games: usize| {
                    (number as f64 + 0.8 * games as f64 / training.games as f64) / training.generations as f64
                };
                let mut told = |games: usize| tell(&learning, part(games));
                let Some(games) = self.games(&known, seed, &mut told)? else { return Ok(None) };
                let origin = self.origin(number + 1, games.iter().map(Vec::len).sum());
                let (text, fitted) = fit(&games, origin, training.epochs, seed);
                learning.candidate = Some((self.weighed(text, &known, seed)?, fitted));
                if !tell(&learning, part(training.games)) {
                    return Ok(None);
                }
            }
            let Some((text, fitted)) = learning.candidate.take() else { continue };
            let sides = [self.insight(Some(&text))?, known];
            let trial = self.duel().trial(&sides, training.seats, seed.derive("judging"), training.trial)?;
            let accepted = trial.ci95[0] > 0.5;
            let Fitted { positions, loss } = fitted;
            learning.generations.push(Generation { positions, loss, trial, accepted });
            if accepted {
                learning.net = Some(text);
            }
            let part = (number + 1) as f64 / training.generations as f64;
            if !tell(&learning, part) && learning.generations.len() < training.generations {
                return Ok(None);
            }
        }
        let Learning { generations, net, .. } = learning;
        Ok(Some(Trained { game: G::INFO.id, seats: training.seats, generations, net }))
    }

    /// All settings of a generation other than game, seats and seed.
    fn asked(&self) -> String {
        let Training { data, options, games, positions, epochs, weights, player, teacher, trial, .. } =
            self.training;
        let known = Seed::from(0).derive(bots::weights::<G>().unwrap_or_default());
        format!(
            "{games} games, {positions} positions, {epochs} epochs, weights {weights:?}, {trial} games to judge, {player} taught \
             by {teacher}, {options}, components {}, evaluation {known}, features {}",
            data.hash(),
            self.features,
        )
    }

    fn origin(&self, generations: usize, positions: usize) -> Origin {
        let training = self.training;
        Origin {
            game: G::INFO.id.to_owned(),
            seats: training.seats,
            features: self.features,
            seed: training.seed.to_string(),
            games: generations * training.games,
            positions,
            generations,
            weight: training.weights.first().copied().unwrap_or(0.0),
        }
    }

    fn duel(&self) -> Duel<'_, G> {
        let Training { data, ref player, .. } = *self.training;
        Duel { pool: &self.pool, data, options: &self.options, player }
    }

    /// The net with the weight that wins most against the present evaluation. A net from few games is right about large
    /// differences and noisy about small ones, so its best weight differs between games.
    fn weighed(&self, text: String, known: &Arc<Insight<G>>, seed: Seed) -> Result<String, ArenaError> {
        let Training { ref weights, seats, trial, .. } = *self.training;
        if weights.len() < 2 {
            return Ok(text);
        }
        let mut best = (f64::MIN, text.clone());
        for &weight in weights {
            let mut net = Net::read(&text).map_err(|error| ArenaError::Weights(error.to_string()))?;
            net.origin.weight = weight;
            let one = net.write();
            let sides = [self.insight(Some(&one))?, Arc::clone(known)];
            let share = self.duel().trial(&sides, seats, seed.derive("weighing"), trial.div_ceil(2))?.share;
            if share > best.0 {
                best = (share, one);
            }
        }
        Ok(best.1)
    }

    /// The evaluation with a net, or without one.
    fn insight(&self, net: Option<&str>) -> Result<Arc<Insight<G>>, ArenaError> {
        let Some(net) = net else { return Ok(Arc::clone(&self.plain)) };
        let insight = Net::read(net).and_then(|net| self.plain.with_nets(&[Arc::new(net)]));
        insight.map(Arc::new).map_err(|error| ArenaError::Weights(error.to_string()))
    }

    /// The positions of the games of a generation, by game; none if it is stopped.
    fn games(
        &self,
        known: &Arc<Insight<G>>,
        seed: Seed,
        tell: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Option<Vec<Vec<Position>>>, ArenaError> {
        let all = self.training.games;
        let mut games = Vec::with_capacity(all);
        while games.len() < all {
            let until = all.min(games.len() + GAMES_BETWEEN);
            let some: Result<Vec<Vec<Position>>, ArenaError> = self.pool.install(|| {
                (games.len()..until).into_par_iter().map(|at| self.game(known, seed.nth(at as u64))).collect()
            });
            games.extend(some?);
            if games.len() < all && !tell(games.len()) {
                return Ok(None);
            }
        }
        Ok(Some(games))
    }

    /// Plays a game and samples positions.
    fn game(&self, known: &Arc<Insight<G>>, seed: Seed) -> Result<Vec<Position>, ArenaError> {
        let Training { data, seats, ref teacher, positions, games, .. } = *self.training;
        let room = positions.div_ceil(games).max(1);
        let mut state = G::new(data, seats, &self.options, seed).map_err(CatalogError::from)?;
        let mut players: Vec<Player<G>> =
            (0..seats).map(|_| Player::with(teacher, Arc::clone(known))).collect();
        let mut dice = Dice::new(seed, "positions");
        let mut kept: Vec<(G, Seat)> = Vec::with_capacity(room);
        for n in 0..G::INFO.decisions_max as u64 {
            let Some(actor) = state.turn().actors().first() else { break };
            let action = players[actor.index()].choose(&state, actor, seed.derive("player").nth(n));
            state.apply(actor, action, &mut Silent);
            if state.turn().is_over() {
                break;
            }
            // Every position is kept with the same probability, whatever the length of the game.
            let at = if kept.len() < room { kept.len() } else { dice.below(n as u32 + 1) as usize };
            let other = dice.below(OTHERS) == 0;
            let judge = if other { Seat(dice.below(seats as u32) as u8) } else { actor };
            match kept.get_mut(at) {
                Some(old) => *old = (state.clone(), judge),
                None if at < room => kept.push((state.clone(), judge)),
                None => (),
            }
        }
        let Some(outcome) = state.outcome() else { return Ok(Vec::new()) };
        let scores = outcome.scores();
        let position = |(mut state, seat): (G, Seat)| {
            state.redeal(Viewer::Seat(seat), &mut dice);
            let inputs = known.inputs(&state, seat).unwrap_or_default();
            let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
            let rivals = outcome.rivals.iter().map(|rival| rival.sheet.total());
            let lead =
                scores[seat.index()] - others.map(|(_, score)| *score).chain(rivals).max().unwrap_or(0);
            Position { inputs, won: outcome.share(seat) as f32, lead: lead as f32 }
        };
        Ok(kept.into_iter().map(position).collect())
    }
}
