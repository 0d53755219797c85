//! The door to the games: the catalog and the bots, or what a test puts in their place.

use std::fmt;

use catalog::{AnyMatch, CatalogError, Choice};
use engine::{DataFiles, DataHash, DataId, Info, Phrase, Seat, Seed};
use serde_json::Value;

/// Everything the server asks of games and bots.
pub trait Games: Send + Sync + fmt::Debug + 'static {
    /// What there is to play.
    fn infos(&self) -> Vec<&'static Info>;
    /// The component data a new table of the game is played with.
    fn data(&self, game: &str) -> Result<DataId, CatalogError>;
    /// The component files of that set.
    fn files(&self, game: &str) -> Result<DataFiles, CatalogError>;
    /// What the components of a loaded set do, where their texts are made from the data.
    fn texts(&self, game: &str, data: DataId) -> Result<Vec<(String, Phrase)>, CatalogError>;
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
    /// The levels of bots, weakest first.
    fn levels(&self) -> &'static [&'static str];
    /// What a bot of this level does at the seat. The match is a redealt one; the chance is the bot's own.
    fn choose(&self, game: &dyn AnyMatch, seat: Seat, level: &str, seed: Seed) -> Option<Choice>;

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

/// The catalog and the bots.
#[derive(Debug)]
pub struct Catalog {
    sets: Vec<(&'static Info, DataId, DataFiles)>,
}

impl Catalog {
    /// The games with the component data built in.
    pub fn built_in() -> Result<Catalog, CatalogError> {
        Catalog::with(|info| DataFiles::embedded(info.data))
    }

    /// The games with these component files. The sets built in stay known: tables that began with them go on with them.
    pub fn with(files: impl Fn(&Info) -> DataFiles) -> Result<Catalog, CatalogError> {
        let set = |info: &'static Info| {
            catalog::built_in(info.id)?;
            let files = files(info);
            Ok((info, catalog::load_data(info.id, &files)?, files))
        };
        Ok(Catalog { sets: catalog::infos().into_iter().map(set).collect::<Result<_, CatalogError>>()? })
    }

    fn set(&self, game: &str) -> Result<&(&'static Info, DataId, DataFiles), CatalogError> {
        let found = self.sets.iter().find(|(info, ..)| info.id == game);
        found.ok_or_else(|| CatalogError::UnknownGame(game.chars().take(80).collect()))
    }
}

impl Games for Catalog {
    fn infos(&self) -> Vec<&'static Info> {
        self.sets.iter().map(|(info, ..)| *info).collect()
    }

    fn data(&self, game: &str) -> Result<DataId, CatalogError> {
        self.set(game).map(|(_, id, _)| *id)
    }

    fn files(&self, game: &str) -> Result<DataFiles, CatalogError> {
        self.set(game).map(|(.., files)| files.clone())
    }

    fn texts(&self, game: &str, data: DataId) -> Result<Vec<(String, Phrase)>, CatalogError> {
        // The page has the messages of the built-in set, which say the same.
        if data == catalog::built_in(game)? {
            return Ok(Vec::new());
        }
        catalog::texts(game, data)
    }

    fn begin(
        &self,
        game: &str,
        data: DataId,
        seats: usize,
        options: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        catalog::begin(game, data, seats, options, seed)
    }

    fn load(&self, game: &str, state: &Value) -> Result<Box<dyn AnyMatch>, CatalogError> {
        catalog::load(game, state)
    }

    fn levels(&self) -> &'static [&'static str] {
        &["easy", "medium"]
    }

    fn choose(&self, game: &dyn AnyMatch, seat: Seat, level: &str, seed: Seed) -> Option<Choice> {
        let spec = level.parse().ok()?;
        bots::choose_any(game, seat, &spec, seed).ok().map(|row| Choice::Action(row.action))
    }
}
