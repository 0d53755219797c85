//! The door to the games: the catalog, or what a test puts in its place.

use std::fmt;

use catalog::{AnyMatch, CatalogError};
use engine::{DataHash, DataId, Info, Seed};
use serde_json::Value;

/// Everything a table asks of games.
pub trait Games: Send + Sync + fmt::Debug + 'static {
    /// What there is to play.
    fn infos(&self) -> Vec<&'static Info>;
    /// The component data a new table of the game is played with.
    fn data(&self, game: &str) -> Result<DataId, CatalogError>;
    /// Begins a match.
    fn begin(
        &self,
        game: &str,
        data: DataId,
        seats: usize,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CatalogError>;
    /// Begins a match from a state.
    fn load(&self, game: &str, state: &Value) -> Result<Box<dyn AnyMatch>, CatalogError>;

    /// The game with this id.
    fn info(&self, id: &str) -> Result<&'static Info, CatalogError> {
        let found = self.infos().into_iter().find(|info| info.id == id);
        found.ok_or_else(|| CatalogError::UnknownGame(id.chars().take(80).collect()))
    }

    /// The loaded set of component data with this hash.
    fn data_by_hash(&self, game: &str, hash: &str) -> Result<DataId, CatalogError> {
        // A set that is built in may not have been loaded yet.
        self.data(game)?;
        let missing = || CatalogError::Data(engine::DataError::NotLoaded(hash.to_owned()));
        let hash: DataHash = hash.parse().map_err(|_| missing())?;
        DataId::find(hash).map_err(CatalogError::Data)
    }
}
