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

/// The term of a value that was learned.
pub(crate) const EXPERIENCE: &str = "hint-experience";

/// The game-specific part of an evaluation.
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

    /// Possessions of the seat that might decide a game, such as a contract or a character, as the ids of their
    /// names: reports tell who wins with what.
    fn holdings(&self, _game: &G, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// How strong the rival is against whom one plays alone, from 1 up; none where several play.
    fn rival(&self, _game: &G) -> Option<u8> {
        None
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

/// An error in a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// It does not read.
    #[error("the weights cannot be read: {0}")]
    Unreadable(String),
    /// A weight below zero, or none at all.
    #[error("the weight of {0} is not a number from 0 up")]
    Weight(String),
    /// No level, or one that stands for no bot.
    #[error("the level {0} stands for no bot")]
    Level(String),
    /// The measured strength of no level, or one that cannot be.
    #[error("the strength of {0} is no share of the games over the level below")]
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

/// Result of a level against the level below it, at two seats.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Measured {
    /// Victories in a hundred games.
    pub(crate) share: f64,
    /// How many games it was.
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

/// Whether what is said of three seats and more counts.
fn is_more(seats: usize) -> bool {
    seats > 2
}

/// An evaluation that weighs things otherwise at three seats and more.
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

/// The terms of a file with those that differ at three seats and more in their places.
fn overlaid<E: for<'de> Deserialize<'de>>(weights: &str, more: toml::Table) -> Result<E, WeightsError> {
    let unreadable = |error: toml::de::Error| WeightsError::Unreadable(error.to_string());
    let mut file: toml::Table = toml::from_str(weights).map_err(unreadable)?;
    let mut terms = file.remove("terms").unwrap_or_else(|| toml::Table::new().into());
    if let Some(terms) = terms.as_table_mut() {
        terms.extend(more);
    }
    terms.try_into().map_err(unreadable)
}

/// The bots that levels stand for.
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

/// The measured strength of levels that have one below them.
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
    /// How good a position is, by hand.
    pub evaluation: Arc<dyn Evaluation<G>>,
    /// The inputs of nets; none in a game without features.
    features: Option<Features<G>>,
    /// The nets, each for some numbers of seats.
    nets: Vec<Arc<Net>>,
    /// How often each kind of action is taken.
    pub kinds: Kinds,
    /// The levels of this game where they differ from the default; then the differences at three seats and more.
    levels: [BTreeMap<String, Spec>; 2],
    /// The result of each level against the level below it.
    pub(crate) measured: BTreeMap<String, Measured>,
    /// How far `greedy` looks.
    pub(crate) limits: Limits,
    /// How `flat` plays positions out.
    pub(crate) flat: Settings,
    /// Win probability by lead, at two seats and at three seats and more.
    chance: [Chance; 2],
    /// The same for a lone player, by the strength of the rival.
    alone: Vec<Chance>,
}

impl<G: Game> Insight<G> {
    /// Reads a file of weights: `[kinds]` for `sensible`, `[greedy]` and `[flat]` for how far these look, if not as in most
    /// games, `[chance]` for what a lead tells of the winner, `[[alone]]` for the same against each rival, `[levels]` for what these are where it differs from most
    /// games, `[measured]` for how strong they are, and `[terms]` for the evaluation; `[more.levels]`, `[more.chance]` and
    /// `[more.terms]` for what differs at three seats and more.
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

    /// The same, with what nets look at.
    pub(crate) fn with_features(self, features: Features<G>) -> Insight<G> {
        Insight { features: Some(features), ..self }
    }

    /// The same with what was learned; every net must be of this game and for what it looks at now.
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

    /// The bot that a level stands for at this many seats, where it differs from most games.
    pub(crate) fn level(&self, name: &str, seats: usize) -> Option<&Spec> {
        let [few, more] = &self.levels;
        more.get(name).filter(|_| is_more(seats)).or_else(|| few.get(name))
    }

    /// The chance of each seat to win, by the values of the position for each of them; none alone against a rival of whom
    /// nobody knows how strong it is.
    pub fn shares(&self, game: &G, values: &[f64]) -> Option<Vec<f64>> {
        let chance = match values.len() {
            1 => self.alone.get(usize::from(self.evaluation.rival(game)?).checked_sub(1)?)?,
            seats => &self.chance[usize::from(is_more(seats))],
        };
        Some(chance.shares(game.progress().round, values))
    }

    /// The version of what nets look at; none in a game without features.
    pub fn features(&self) -> Option<u32> {
        self.features.map(|features| features.version)
    }

    /// The inputs of nets for a position; none in a game without features.
    pub fn inputs(&self, game: &G, seat: Seat) -> Option<Vec<f32>> {
        let hand = self.evaluation.value(game, seat);
        self.features.map(|features| features.row(game, seat, hand).as_slice().to_vec())
    }

    /// The net for a number of seats: that for as many, or at three seats and more the nearest.
    fn net(&self, seats: usize) -> Option<&Net> {
        let fits = |net: &&Arc<Net>| net.origin.seats.min(3) == seats.min(3);
        let nearest = self.nets.iter().filter(fits).min_by_key(|net| net.origin.seats.abs_diff(seats));
        nearest.map(Arc::as_ref)
    }

    /// Whether anything was learned for a number of seats.
    pub fn has_net(&self, seats: usize) -> bool {
        self.net(seats).is_some()
    }

    /// How good a position is: by hand, and by what was learned.
    pub fn value(&self, game: &G, seat: Seat) -> f64 {
        let hand = self.evaluation.value(game, seat);
        hand + self.experience(game, seat, hand)
    }

    /// The value term by term, for what is said about it: they add up to the value.
    pub fn account(&self, game: &G, seat: Seat, account: &mut Account) {
        self.evaluation.account(game, seat, account);
        if self.has_net(game.seats()) {
            let hand = self.evaluation.value(game, seat);
            account.put(EXPERIENCE, 0.0, self.experience(game, seat, hand));
        }
    }

    /// The net's addition to the evaluation; zero without a net.
    fn experience(&self, game: &G, seat: Seat, hand: f64) -> f64 {
        let (Some(features), Some(net)) = (self.features, self.net(game.seats())) else { return 0.0 };
        // A game that is over needs no guess; it stands on the same scale.
        let logit = match game.outcome() {
            Some(outcome) => f64::from(SURE) * (2.0 * outcome.share(seat) - 1.0),
            None => f64::from(net.logit(&features.row(game, seat, hand))),
        };
        net.origin.weight * logit
    }

    /// Drops the actions whose kind weighs nothing, unless there are no others.
    pub(crate) fn drop_silly(&self, legal: &mut Vec<G::Action>) {
        if legal.iter().any(|&action| self.kinds.weight(G::kind(action)) > 0.0) {
            legal.retain(|&action| self.kinds.weight(G::kind(action)) > 0.0);
        }
    }

    /// The evaluation of a game without a file of its own: its score breakdown.
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
