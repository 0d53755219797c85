//! Fits win probabilities to self-play: the table `[chance]` of a game's weights, or `[[alone]]` for solo games.

use bots::{ChanceFit, LabelledPosition, Player, Spec, fit_chance, learned};
use catalog::{CatalogError, Visitor, info, visit};
use engine::{DataId, Game, Seat, Seed, Silent};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::ArenaError;
use crate::contest::pool;
use crate::duel::options;

/// The played games and the fit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    pub game: &'static str,
    /// The number of games, alternating between the numbers of seats.
    pub games: usize,
    /// The number of positions of the fit: one for each turn that begins in a quiescent position.
    pub positions: usize,
    /// The number of validation positions.
    pub unseen: usize,
    /// The best fit.
    pub fit: ChanceFit,
}

/// One game in this many is used for validation.
const APART: usize = 3;

/// The games to play for a fit.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The components.
    pub data: DataId,
    /// The options as JSON; missing ones have their defaults.
    pub options: Value,
    /// The numbers of seats, in turn.
    pub seats: Vec<usize>,
    pub games: usize,
    /// The bot that plays.
    pub player: Spec,
    /// The seed of all randomness.
    pub seed: Seed,
}

/// Plays games of a bot against itself, and fits.
pub fn calibrate(game: &str, sample: &Sample, threads: Option<usize>) -> Result<Calibration, ArenaError> {
    struct Calibrate<'a>(&'a Sample, Option<usize>);
    impl Visitor for Calibrate<'_> {
        type Output = Result<Calibration, ArenaError>;

        fn visit<G: Game>(self) -> Self::Output {
            let Calibrate(sample, threads) = self;
            let Sample { seats, games, .. } = sample;
            let (games, options) = (*games, options::<G>(&sample.options)?);
            let one = |at: usize| played::<G>(sample, &options, at);
            let all: Result<Vec<Vec<LabelledPosition>>, ArenaError> =
                pool(threads)?.install(|| (0..games).into_par_iter().map(one).collect());
            // In blocks, so that every number of seats is in both sets.
            let (mut seen, mut unseen) = (Vec::new(), Vec::new());
            for (at, one) in all?.into_iter().enumerate() {
                let apart = at / seats.len() % APART == APART - 1;
                if apart { &mut unseen } else { &mut seen }.extend(one);
            }
            let fit = fit_chance(&seen, &unseen);
            Ok(Calibration { game: G::INFO.id, games, positions: seen.len(), unseen: unseen.len(), fit })
        }
    }
    info(game)?;
    visit(game, Calibrate(sample, threads))?
}

/// Plays a game and returns the positions at the start of each turn.
fn played<G: Game>(
    sample: &Sample,
    options: &G::Options,
    at: usize,
) -> Result<Vec<LabelledPosition>, ArenaError> {
    let insight = learned::<G>();
    let seats = sample.seats[at % sample.seats.len()];
    let seed = sample.seed.derive("chances").nth(at as u64);
    let mut state = G::new(sample.data, seats, options, seed).map_err(CatalogError::from)?;
    let mut players: Vec<Player<G>> = (0..seats).map(|_| Player::new(&sample.player)).collect();
    let mut seen: Vec<LabelledPosition> = Vec::new();
    let mut last = None;
    for n in 0.. {
        let Some(actor) = state.turn().actors().first() else { break };
        let turn = state.progress().turn;
        if last != Some(turn) && insight.evaluation.is_settled(&state, actor) {
            last = Some(turn);
            let values: Vec<f64> = Seat::all(seats).map(|seat| insight.value(&state, seat)).collect();
            let shipped = insight.shares(&state, &values);
            seen.push(LabelledPosition {
                round: state.progress().round,
                values,
                shares: Vec::new(),
                shipped,
            });
        }
        let action = players[actor.index()].choose(&state, actor, seed.derive("player").nth(n));
        state.apply(actor, action, &mut Silent);
    }
    if let Some(outcome) = state.outcome() {
        let shares: Vec<f64> = Seat::all(seats).map(|seat| outcome.share(seat)).collect();
        seen.iter_mut().for_each(|one| one.shares.clone_from(&shares));
    }
    Ok(seen)
}
