//! What a bot knows of one game: how good a position is, and what is plainly silly.

use std::collections::BTreeMap;
use std::fmt;

use engine::{Game, Seat};
use serde::Deserialize;

use crate::Account;
use crate::chance::Chance;
use crate::flat::Settings;
use crate::walk::Limits;

/// What is particular to a game.
///
/// It is only ever shown redealt states, so it may read every field. Plain arithmetic only: a logarithm may differ in
/// its last digit between machines, and with it a choice.
pub trait Evaluation<G: Game>: Send + Sync {
    /// How good the position is for the seat, in points of the game: higher is better.
    fn value(&self, game: &G, seat: Seat) -> f64;

    /// The value term by term, for what is said about it: they add up to the value.
    fn account(&self, game: &G, seat: Seat, account: &mut Account) {
        account.put("hint-position", 0.0, self.value(game, seat));
    }

    /// How fit each legal action is, beside the others of its kind: one number for each, 0 for what is plainly silly.
    fn fits(&self, _game: &G, _seat: Seat, legal: &[G::Action], out: &mut Vec<f64>) {
        out.resize(legal.len(), 1.0);
    }

    /// Whether the position after a turn of the seat can be judged as it stands; if not, it is first played on with
    /// sensible play until it can.
    fn is_settled(&self, _game: &G, _seat: Seat) -> bool {
        true
    }
}

/// For a game that nobody has judged yet: the lead on the score sheet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standings;

impl<G: Game> Evaluation<G> for Standings {
    fn value(&self, game: &G, seat: Seat) -> f64 {
        let own = f64::from(game.standing(seat).total());
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let best = others.map(|other| game.standing(other).total()).max().map_or(0.0, f64::from);
        let end = game.outcome().map_or(0.0, |outcome| 1000.0 * outcome.share(seat));
        // A point of one's own is worth more than a point of the leader's: the leader may change.
        own - 0.5 * best + end
    }
}

/// How often `sensible` takes each kind of action where it may.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Kinds(BTreeMap<String, f64>);

impl Kinds {
    /// The weight of a kind; 1 for one that the file does not name.
    pub fn weight(&self, kind: &str) -> f64 {
        self.0.get(kind).copied().unwrap_or(1.0)
    }

    /// Whether the file names the kind.
    pub fn has(&self, kind: &str) -> bool {
        self.0.contains_key(kind)
    }

    /// The kinds that the file names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It does not read.
    #[error("the weights do not read: {0}")]
    Unreadable(String),
    /// A weight below zero, or none at all.
    #[error("the weight of {0} is no number from 0 up")]
    Weight(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<T> {
    kinds: Kinds,
    #[serde(default)]
    greedy: Limits,
    #[serde(default)]
    flat: Settings,
    #[serde(default)]
    chance: Chance,
    terms: T,
}

/// All that the bots know of a game.
pub struct Insight<G: Game> {
    /// How good a position is.
    pub evaluation: Box<dyn Evaluation<G>>,
    /// How often each kind of action is taken.
    pub kinds: Kinds,
    /// How far `greedy` looks.
    pub(crate) limits: Limits,
    /// How `flat` plays positions out.
    pub(crate) flat: Settings,
    /// What a lead is worth in chances of victory.
    pub(crate) chance: Chance,
}

impl<G: Game> Insight<G> {
    /// Reads a file of weights: `[kinds]` for `sensible`, `[greedy]` and `[flat]` for how far these look, if not as in most
    /// games, `[chance]` for what a lead tells of the winner, and `[terms]` for the evaluation.
    pub fn read<E>(weights: &str) -> Result<Insight<G>, WeightsError>
    where
        E: Evaluation<G> + for<'de> Deserialize<'de> + 'static,
    {
        let file: File<E> =
            toml::from_str(weights).map_err(|error| WeightsError::Unreadable(error.to_string()))?;
        let bad = file.kinds.0.iter().find(|(_, weight)| !(weight.is_finite() && **weight >= 0.0));
        if let Some((kind, _)) = bad {
            return Err(WeightsError::Weight(kind.clone()));
        }
        let File { kinds, greedy: limits, flat, chance, terms } = file;
        Ok(Insight { evaluation: Box::new(terms), kinds, limits, flat, chance })
    }

    /// Drops the actions whose kind weighs nothing, unless there are no others.
    pub(crate) fn drop_silly(&self, legal: &mut Vec<G::Action>) {
        if legal.iter().any(|&action| self.kinds.weight(G::kind(action)) > 0.0) {
            legal.retain(|&action| self.kinds.weight(G::kind(action)) > 0.0);
        }
    }

    /// What is known of a game without a file of its own: its score sheets.
    pub fn standings() -> Insight<G> {
        Insight {
            evaluation: Box::new(Standings),
            kinds: Kinds::default(),
            limits: Limits::default(),
            flat: Settings::default(),
            chance: Chance::default(),
        }
    }
}

impl<G: Game> fmt::Debug for Insight<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Insight")
            .field("game", &G::INFO.id)
            .field("kinds", &self.kinds)
            .finish_non_exhaustive()
    }
}
