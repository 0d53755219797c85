//! The games and their bots, behind one interface: the catalog with the crate `bots`, or a substitute in tests.

use std::fmt;

use engine::{ActError, DataFiles, DataHash, DataId, Info, Phrase, Seat, Seed};
use serde::Serialize;
use serde_json::Value;

use crate::{AnyAction, AnyMatch, CatalogError, Choice};

/// The games and their bots. Games alone have no levels.
pub trait Games: Send + Sync + fmt::Debug + 'static {
    /// The available games.
    fn infos(&self) -> Vec<&'static Info>;
    /// The component data for a new match of the game.
    fn data(&self, game: &str) -> Result<DataId, CatalogError>;
    /// Starts a match.
    fn begin(
        &self,
        game: &str,
        data: DataId,
        seats: usize,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CatalogError>;
    /// Starts a match from a state.
    fn load(&self, game: &str, state: &Value) -> Result<Box<dyn AnyMatch>, CatalogError>;

    /// The game with this id.
    fn info(&self, id: &str) -> Result<&'static Info, CatalogError> {
        let found = self.infos().into_iter().find(|info| info.id == id);
        found.ok_or_else(|| CatalogError::UnknownGame(id.chars().take(80).collect()))
    }

    /// The loaded set of component data with this hash.
    fn data_by_hash(&self, game: &str, hash: &str) -> Result<DataId, CatalogError> {
        // Built-in data may not be loaded yet.
        self.data(game)?;
        let missing = || CatalogError::Data(engine::DataError::NotLoaded(hash.to_owned()));
        let hash: DataHash = hash.parse().map_err(|_| missing())?;
        DataId::find(hash).map_err(CatalogError::Data)
    }

    /// The component files for new matches of the game.
    fn files(&self, game: &str) -> Result<DataFiles, CatalogError> {
        Ok(DataFiles::embedded(self.info(game)?.data))
    }

    /// The effect texts of a data set's components that differ from those of the built-in set.
    fn texts(&self, _game: &str, _data: DataId) -> Result<Vec<(String, Phrase)>, CatalogError> {
        Ok(Vec::new())
    }

    /// The levels of bots, weakest first.
    fn levels(&self) -> &'static [&'static str] {
        &[]
    }

    /// The measured strengths of the levels in the game.
    fn strengths(&self, _game: &str) -> Vec<Strength> {
        Vec::new()
    }

    /// A bot of this level for one seat of the game.
    fn bot(&self, _game: &str, _level: &str) -> Option<Box<dyn AnyPlayer>> {
        None
    }

    /// The best choices at the seat, by what it knows. If the seat has decided already, its choice is included, given
    /// in notation. None if no advice is possible.
    fn advise(
        &self,
        _playing: &dyn AnyMatch,
        _seat: Seat,
        _decided: Option<&str>,
        _seed: Seed,
        _effort: Effort<'_>,
    ) -> Option<Vec<Advised>> {
        None
    }

    /// The win probability of each seat, by the true state, over this many redealt futures; none if unknown.
    fn chances(&self, _playing: &dyn AnyMatch, _playouts: u32, _seed: Seed) -> Option<Vec<f64>> {
        None
    }
}

/// A bot for one seat of a match of any game.
pub trait AnyPlayer: Send + fmt::Debug {
    /// Chooses a legal action. The match must always be of the same game, and the seat the same.
    fn choose(
        &mut self,
        playing: &dyn AnyMatch,
        seat: Seat,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Result<AnyAction, ActError>;
}

/// The effort that a bot may spend on a decision.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The part of its playouts or positions that it may use, in thousandths. It is reduced under load.
    pub permille: u32,
    /// Checked between positions. Once it returns true, the best choice so far is taken.
    pub stop: &'a dyn Fn() -> bool,
}

impl Effort<'_> {
    /// Full effort: the complete search.
    pub const FULL: Effort<'static> = Effort { permille: 1000, stop: &|| false };
}

impl fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Effort").field("permille", &self.permille).finish_non_exhaustive()
    }
}

/// The strength of a level in a game: its result against the level below it, at two seats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Strength {
    /// The level.
    pub level: &'static str,
    /// The level below it.
    pub over: &'static str,
    /// Its share of victories, in per cent.
    pub share: f64,
    /// The number of games.
    pub games: u32,
}

/// One of the best choices, its moves as legal choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    /// Its moves, up to the first one that depends on chance.
    pub moves: Vec<Choice>,
    /// The win probability in per cent; none in a solo game against a rival of unknown strength.
    pub percent: Option<u8>,
    /// The value in points of the game.
    pub value: f64,
    /// The differences from the second choice, or from the best one.
    pub reasons: Vec<Phrase>,
    /// The reasons as a sentence.
    pub reason: Phrase,
}
