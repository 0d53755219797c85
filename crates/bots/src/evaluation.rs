//! Evaluation of positions: a game's value terms and its obviously bad actions.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use engine::{Game, Seat};
use serde::Deserialize;

use crate::chance::Chance;
use crate::features::Features;
use crate::flat::Settings;
use crate::net::{Net, NetError, SURE};
use crate::turn_search::Limits;
use crate::{Account, Spec, list};

/// The term of the net's output.
pub(crate) const EXPERIENCE: &str = "hint-experience";

/// The game-specific part of an evaluation.
///
/// It gets redealt states only, so it may read every field. It must use basic arithmetic only: a logarithm may differ
/// in its last digit between machines and change a choice.
pub trait Evaluation<G: Game>: Send + Sync {
    /// The value of the position for the seat, in points of the game; higher is better.
    fn value(&self, game: &G, seat: Seat) -> f64;

    /// The value term by term, for explanations. The terms add up to the value.
    fn account(&self, game: &G, seat: Seat, account: &mut Account) {
        account.put("hint-position", 0.0, self.value(game, seat));
    }

    /// The fitness of each legal action among those of its kind; 0 for an obviously bad one.
    fn fits(&self, _game: &G, _seat: Seat, legal: &[G::Action], out: &mut Vec<f64>) {
        out.resize(legal.len(), 1.0);
    }

    /// Possessions of the seat that might decide a game, such as a contract or a character, as ids of their names.
    /// Reports show win rates by possession.
    fn holdings(&self, _game: &G, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// The strength of the rival in a solo game, from 1; none with several seats.
    fn rival(&self, _game: &G) -> Option<u8> {
        None
    }

    /// Whether the position after a turn of the seat is quiescent. If not, it is played on sensibly first.
    fn is_settled(&self, _game: &G, _seat: Seat) -> bool {
        true
    }
}

/// The evaluation of a game without its own: the lead in the score breakdown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standings;

impl<G: Game> Evaluation<G> for Standings {
    fn value(&self, game: &G, seat: Seat) -> f64 {
        let own = f64::from(game.standing(seat).total());
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let best = others.map(|other| game.standing(other).total()).max().map_or(0.0, f64::from);
        let end = game.outcome().map_or(0.0, |outcome| 1000.0 * outcome.share(seat));
        // An own point counts more than a point of the leader, because the leader may change.
        own - 0.5 * best + end
    }
}

/// The weights by which `sensible` chooses kinds of actions.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Kinds(BTreeMap<String, f64>);

impl Kinds {
    /// The weight of a kind; 1 if the file does not name it.
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

/// An error in a weights file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// The file cannot be parsed.
    #[error("the weights cannot be read: {0}")]
    Unreadable(String),
    /// A negative or missing weight.
    #[error("the weight of {0} is not a number from 0 up")]
    Weight(String),
    /// An unknown level, or one that names no bot.
    #[error("the level {0} does not name a bot")]
    Level(String),
    /// A measured strength of an unknown level, or an invalid one.
    #[error("the strength of {0} is not a share of games won")]
    Strength(String),
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
    #[serde(default)]
    alone: Vec<Chance>,
    #[serde(default)]
    levels: BTreeMap<String, String>,
    #[serde(default)]
    measured: BTreeMap<String, Measured>,
    terms: T,
    #[serde(default)]
    more: More,
}

/// The result of a level against the level below it, at two seats.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Measured {
    /// The share of victories, in per cent.
    pub(crate) share: f64,
    /// The number of games.
    pub(crate) games: u32,
}

/// Settings that differ at three seats and more.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct More {
    levels: BTreeMap<String, String>,
    chance: Option<Chance>,
    terms: toml::Table,
}

/// Whether the settings for three seats and more apply.
fn is_more(seats: usize) -> bool {
    seats > 2
}

/// An evaluation with different weights at three seats and more.
struct BySeats<E> {
    few: E,
    more: E,
}

impl<E> BySeats<E> {
    fn of<G: Game>(&self, game: &G) -> &E {
        if is_more(game.seats()) { &self.more } else { &self.few }
    }
}

impl<G: Game, E: Evaluation<G>> Evaluation<G> for BySeats<E> {
    fn value(&self, game: &G, seat: Seat) -> f64 {
        self.of(game).value(game, seat)
    }

    fn account(&self, game: &G, seat: Seat, account: &mut Account) {
        self.of(game).account(game, seat, account);
    }

    fn fits(&self, game: &G, seat: Seat, legal: &[G::Action], out: &mut Vec<f64>) {
        self.of(game).fits(game, seat, legal, out);
    }

    fn holdings(&self, game: &G, seat: Seat) -> Vec<String> {
        self.of(game).holdings(game, seat)
    }

    fn rival(&self, game: &G) -> Option<u8> {
        self.of(game).rival(game)
    }

    fn is_settled(&self, game: &G, seat: Seat) -> bool {
        self.of(game).is_settled(game, seat)
    }
}

/// The terms of a file, with those for three seats and more in their places.
fn overlaid<E: for<'de> Deserialize<'de>>(weights: &str, more: toml::Table) -> Result<E, WeightsError> {
    let unreadable = |error: toml::de::Error| WeightsError::Unreadable(error.to_string());
    let mut file: toml::Table = toml::from_str(weights).map_err(unreadable)?;
    let mut terms = file.remove("terms").unwrap_or_else(|| toml::Table::new().into());
    if let Some(terms) = terms.as_table_mut() {
        terms.extend(more);
    }
    terms.try_into().map_err(unreadable)
}

/// The bots of the levels.
fn levels(table: BTreeMap<String, String>) -> Result<BTreeMap<String, Spec>, WeightsError> {
    let one = |(level, text): (String, String)| {
        let spec = text.parse::<Spec>().ok().filter(|spec| spec.stands_for().is_none());
        let named = list().iter().any(|bot| bot.name == level && bot.stands_for.is_some());
        match spec {
            Some(spec) if named => Ok((level, spec)),
            _ => Err(WeightsError::Level(level)),
        }
    };
    table.into_iter().map(one).collect()
}

/// The measured strengths of all levels except the lowest.
fn measured(table: BTreeMap<String, Measured>) -> Result<BTreeMap<String, Measured>, WeightsError> {
    let above = |level: &str| crate::levels().iter().skip(1).any(|known| *known == level);
    let bad = |(level, one): &(&String, &Measured)| {
        !above(level) || !(0.0..=100.0).contains(&one.share) || one.games == 0
    };
    match table.iter().find(bad) {
        Some((level, _)) => Err(WeightsError::Strength(level.clone())),
        None => Ok(table),
    }
}

/// All of a game's evaluation data.
pub struct Insight<G: Game> {
    /// The evaluation by hand.
    pub evaluation: Arc<dyn Evaluation<G>>,
    /// The inputs of nets; none for a game without features.
    features: Option<Features<G>>,
    /// The nets, each for some numbers of seats.
    nets: Vec<Arc<Net>>,
    /// The weights of the kinds of actions.
    pub kinds: Kinds,
    /// The levels of this game that differ from the default, then those at three seats and more.
    levels: [BTreeMap<String, Spec>; 2],
    /// The result of each level against the level below it.
    pub(crate) measured: BTreeMap<String, Measured>,
    /// The limits of `greedy`.
    pub(crate) limits: Limits,
    /// The playout settings of `flat`.
    pub(crate) flat: Settings,
    /// Win probability by lead, at two seats and at three seats and more.
    chance: [Chance; 2],
    /// Win probability in solo games, by the strength of the rival.
    alone: Vec<Chance>,
}

impl<G: Game> Insight<G> {
    /// Reads a weights file: `[kinds]` for `sensible`, `[greedy]` and `[flat]` for search limits that differ from the
    /// default, `[chance]` for win probabilities, `[[alone]]` for those against each rival, `[levels]` for levels that
    /// differ from the default, `[measured]` for their strengths, and `[terms]` for the evaluation. `[more.levels]`,
    /// `[more.chance]` and `[more.terms]` contain differences at three seats and more.
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
        let File { kinds, greedy: limits, flat, chance, alone, levels: few, measured: shares, terms, more } =
            file;
        let evaluation: Arc<dyn Evaluation<G>> = if more.terms.is_empty() {
            Arc::new(terms)
        } else {
            Arc::new(BySeats { few: terms, more: overlaid(weights, more.terms)? })
        };
        Ok(Insight {
            evaluation,
            features: None,
            nets: Vec::new(),
            kinds,
            levels: [levels(few)?, levels(more.levels)?],
            measured: measured(shares)?,
            limits,
            flat,
            chance: [chance, more.chance.unwrap_or(chance)],
            alone,
        })
    }

    /// Adds the inputs of nets.
    pub(crate) fn with_features(self, features: Features<G>) -> Insight<G> {
        Insight { features: Some(features), ..self }
    }

    /// Adds nets. Every net must belong to this game and to the present version of its features.
    pub fn with_nets(&self, nets: &[Arc<Net>]) -> Result<Insight<G>, NetError> {
        let version = self.features.map_or(0, |features| features.version);
        for origin in nets.iter().map(|net| &net.origin) {
            if origin.game != G::INFO.id {
                let (found, wanted) = (origin.game.clone(), G::INFO.id.to_owned());
                return Err(NetError::Other { what: "the game", found, wanted });
            }
            if origin.features != version {
                let (found, wanted) = (origin.features.to_string(), version.to_string());
                return Err(NetError::Other { what: "features", found, wanted });
            }
        }
        Ok(Insight {
            evaluation: Arc::clone(&self.evaluation),
            features: self.features,
            nets: nets.to_vec(),
            kinds: self.kinds.clone(),
            levels: self.levels.clone(),
            measured: self.measured.clone(),
            limits: self.limits,
            flat: self.flat.clone(),
            chance: self.chance,
            alone: self.alone.clone(),
        })
    }

    /// The bot of a level at this many seats, if it differs from the default.
    pub(crate) fn level(&self, name: &str, seats: usize) -> Option<&Spec> {
        let [few, more] = &self.levels;
        more.get(name).filter(|_| is_more(seats)).or_else(|| few.get(name))
    }

    /// The win probability of each seat, by the values of the position for each of them; none in a solo game against a
    /// rival of unknown strength.
    pub fn shares(&self, game: &G, values: &[f64]) -> Option<Vec<f64>> {
        let chance = match values.len() {
            1 => self.alone.get(usize::from(self.evaluation.rival(game)?).checked_sub(1)?)?,
            seats => &self.chance[usize::from(is_more(seats))],
        };
        Some(chance.shares(game.progress().round, values))
    }

    /// The version of the features; none for a game without them.
    pub fn features(&self) -> Option<u32> {
        self.features.map(|features| features.version)
    }

    /// The inputs of nets for a position; none for a game without features.
    pub fn inputs(&self, game: &G, seat: Seat) -> Option<Vec<f32>> {
        let hand = self.evaluation.value(game, seat);
        self.features.map(|features| features.row(game, seat, hand).as_slice().to_vec())
    }

    /// The net for a number of seats: an exact match, or the nearest one at three seats and more.
    fn net(&self, seats: usize) -> Option<&Net> {
        let fits = |net: &&Arc<Net>| net.origin.seats.min(3) == seats.min(3);
        let nearest = self.nets.iter().filter(fits).min_by_key(|net| net.origin.seats.abs_diff(seats));
        nearest.map(Arc::as_ref)
    }

    /// Whether there is a net for a number of seats.
    pub fn has_net(&self, seats: usize) -> bool {
        self.net(seats).is_some()
    }

    /// The value of a position: by hand, plus the net's output.
    pub fn value(&self, game: &G, seat: Seat) -> f64 {
        let hand = self.evaluation.value(game, seat);
        hand + self.experience(game, seat, hand)
    }

    /// The value term by term, for explanations. The terms add up to the value.
    pub fn account(&self, game: &G, seat: Seat, account: &mut Account) {
        self.evaluation.account(game, seat, account);
        if self.has_net(game.seats()) {
            let hand = self.evaluation.value(game, seat);
            account.put(EXPERIENCE, 0.0, self.experience(game, seat, hand));
        }
    }

    /// The net's addition to the evaluation; 0 without a net.
    fn experience(&self, game: &G, seat: Seat, hand: f64) -> f64 {
        let (Some(features), Some(net)) = (self.features, self.net(game.seats())) else { return 0.0 };
        // A finished game needs no estimate; its result uses the same scale.
        let logit = match game.outcome() {
            Some(outcome) => f64::from(SURE) * (2.0 * outcome.share(seat) - 1.0),
            None => f64::from(net.logit(&features.row(game, seat, hand))),
        };
        net.origin.weight * logit
    }

    /// Drops actions whose kind has a weight of 0, unless there are no others.
    pub(crate) fn drop_useless(&self, legal: &mut Vec<G::Action>) {
        if legal.iter().any(|&action| self.kinds.weight(G::kind(action)) > 0.0) {
            legal.retain(|&action| self.kinds.weight(G::kind(action)) > 0.0);
        }
    }

    /// The evaluation of a game without its own file: its score breakdown.
    pub fn standings() -> Insight<G> {
        Insight {
            evaluation: Arc::new(Standings),
            features: None,
            nets: Vec::new(),
            kinds: Kinds::default(),
            levels: Default::default(),
            measured: BTreeMap::new(),
            limits: Limits::default(),
            flat: Settings::default(),
            chance: Default::default(),
            alone: Vec::new(),
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
