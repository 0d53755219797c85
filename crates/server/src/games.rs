//! The server's interface to the games: the catalog and the bots, or a replacement in tests.

use bots::{Advised, AnyPlayer, Effort, Judge, Judgement, Strength};
use catalog::{AnyMatch, CatalogError};
use engine::{DataFiles, DataId, Info, Phrase, Seat, Seed};
use serde_json::Value;

/// The games and bots, in addition to the interfaces of a table and of reviews.
pub trait Games: table::Games + Judge {
    /// The component files for new tables of the game.
    fn files(&self, game: &str) -> Result<DataFiles, CatalogError>;
    /// The effect texts of a data set's components, for games that generate them.
    fn texts(&self, game: &str, data: DataId) -> Result<Vec<(String, Phrase)>, CatalogError>;
    /// The levels of bots, weakest first.
    fn levels(&self) -> &'static [&'static str];
    /// The measured strengths of the levels in the game.
    fn strengths(&self, game: &str) -> Vec<Strength>;
    /// A bot of this level for one seat of the game.
    fn bot(&self, game: &str, level: &str) -> Option<Box<dyn AnyPlayer>>;
}

/// The catalog and the bots.
#[derive(Debug)]
pub struct Catalog {
    sets: Vec<(&'static Info, DataId, DataFiles)>,
}

impl Catalog {
    /// The games with the built-in component data.
    pub fn built_in() -> Result<Catalog, CatalogError> {
        Catalog::with(|info| DataFiles::embedded(info.data))
    }

    /// The games with these component files. The built-in sets stay loaded for tables that began with them.
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

impl table::Games for Catalog {
    fn infos(&self) -> Vec<&'static Info> {
        self.sets.iter().map(|(info, ..)| *info).collect()
    }

    fn data(&self, game: &str) -> Result<DataId, CatalogError> {
        self.set(game).map(|(_, id, _)| *id)
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
}

impl Games for Catalog {
    fn files(&self, game: &str) -> Result<DataFiles, CatalogError> {
        self.set(game).map(|(.., files)| files.clone())
    }

    fn texts(&self, game: &str, data: DataId) -> Result<Vec<(String, Phrase)>, CatalogError> {
        // The page has the texts of the built-in set as messages.
        if data == catalog::built_in(game)? {
            return Ok(Vec::new());
        }
        catalog::texts(game, data)
    }

    fn levels(&self) -> &'static [&'static str] {
        bots::levels()
    }

    fn strengths(&self, game: &str) -> Vec<Strength> {
        bots::strengths(game)
    }

    fn bot(&self, game: &str, level: &str) -> Option<Box<dyn AnyPlayer>> {
        bots::player_any(game, &level.parse().ok()?).ok()
    }
}

impl Judge for Catalog {
    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        decided: Option<&str>,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Option<Vec<Advised>> {
        Judgement.advise(game, seat, decided, seed, effort)
    }

    fn chances(&self, game: &dyn AnyMatch, worlds: u32, seed: Seed) -> Option<Vec<f64>> {
        Judgement.chances(game, worlds, seed)
    }
}
