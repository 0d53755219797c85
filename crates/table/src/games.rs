//! The interface to the games: the catalog, or a substitute in tests.

use std::fmt;

use catalog::{AnyMatch, CatalogError};
use engine::{DataHash, DataId, Info, Seed};
use serde_json::Value;

/// The operations that a table needs from games.
pub trait Games: Send + Sync + fmt::Debug + 'static {
    /// The available games.
    fn infos(&self) -> Vec<&'static Info>;
    /// The component data for a new table of the game.
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
}
