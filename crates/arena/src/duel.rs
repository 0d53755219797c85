//! Matches between two evaluations, all else being equal.

use std::sync::Arc;

use bots::{Insight, Player, Spec};
use catalog::{CatalogError, normal};
use engine::{DataId, Game, Seat, Seed};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

use crate::ArenaError;
use crate::game::play;
use crate::stats::{intervals, mean};

/// A match of a new evaluation against an old one.
#[derive(Clone, Debug, PartialEq, Serialize, serde::Deserialize)]
pub struct Trial {
    /// The number of seats. Each side plays half of them, rounded up in turn.
    pub seats: usize,
    pub games: usize,
    /// The new one's share of the victories; one half is fair.
    pub share: f64,
    /// Its 95 % interval, over deals.
    pub ci95: [f64; 2],
}

/// The options of a game from JSON.
pub(crate) fn options<G: Game>(given: &Value) -> Result<G::Options, ArenaError> {
    let read = serde_json::from_value(normal(&G::INFO, given)?);
    Ok(read.map_err(|error| catalog::OptionsError::Other(error.to_string()))?)
}

/// The game and the bot of a match.
pub(crate) struct Duel<'a, G: Game> {
    pub(crate) pool: &'a rayon::ThreadPool,
    pub(crate) data: DataId,
    pub(crate) options: &'a G::Options,
    pub(crate) player: &'a Spec,
}

impl<G: Game> Duel<'_, G> {
    /// Plays this many deals on all threads; the results are in order.
    pub(crate) fn deals(
        &self,
        sides: &[Arc<Insight<G>>; 2],
        seats: usize,
        seed: Seed,
        deals: usize,
    ) -> Result<Vec<(f64, f64)>, ArenaError> {
        let one = |deal| self.deal(sides, seats, seed, deal);
        self.pool.install(|| (0..deals).into_par_iter().map(one).collect())
    }

    /// Plays a deal twice: every seat belongs to each side once. Returns the share of the first side and its lead in
    /// points, also for solo games.
    fn deal(
        &self,
        sides: &[Arc<Insight<G>>; 2],
        seats: usize,
        seed: Seed,
        deal: usize,
    ) -> Result<(f64, f64), ArenaError> {
        let seed = seed.derive("deals").nth(deal as u64);
        let (mut share, mut lead) = (0.0, 0.0);
        for way in 0..2 {
            let side = |seat: usize| (seat + way) % 2;
            let player = |seat| Player::with(self.player, Arc::clone(&sides[side(seat)]));
            let state = G::new(self.data, seats, self.options, seed).map_err(CatalogError::from)?;
            let played = play(state, (0..seats).map(player).collect(), seed);
            let of = |wanted: usize| Seat::all(seats).filter(move |seat| side(seat.index()) == wanted);
            let won = |wanted| of(wanted).map(|seat| played.outcome.share(seat)).sum::<f64>();
            // In a solo game both sides play in turn: a loss of the second counts for the first.
            share += if seats == 1 && way == 1 { 1.0 - won(1) } else { won(0) };
            let scores = played.outcome.scores();
            let points =
                |wanted| mean(&of(wanted).map(|seat| f64::from(scores[seat.index()])).collect::<Vec<_>>());
            lead += points(0) - points(1);
        }
        Ok((share / 2.0, lead / 2.0))
    }

    /// Plays this many games, rounded up to an even number, and returns the first side's result.
    pub(crate) fn trial(
        &self,
        sides: &[Arc<Insight<G>>; 2],
        seats: usize,
        seed: Seed,
        games: usize,
    ) -> Result<Trial, ArenaError> {
        let deals = games.div_ceil(2);
        let played = self.deals(sides, seats, seed, deals)?;
        let shares: Vec<Vec<f64>> = played.iter().map(|(share, _)| vec![*share]).collect();
        let share = shares.iter().map(|share| share[0]).sum::<f64>() / deals as f64;
        let ci95 = intervals(&shares, 2 * deals, seed)[0];
        Ok(Trial { seats, games: 2 * deals, share, ci95 })
    }
}
