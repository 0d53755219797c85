//! The games of the catalog with the bots of this crate.

use catalog::{Advised, AnyMatch, AnyPlayer, CatalogError, Effort, Games, Strength};
use engine::{DataFiles, DataId, Info, Phrase, Seat, Seed};
use serde_json::Value;

use crate::{advise_any, chances_any, levels, player_any, strengths};

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

impl Games for Catalog {
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
        levels()
    }

    fn strengths(&self, game: &str) -> Vec<Strength> {
        strengths(game)
    }

    fn bot(&self, game: &str, level: &str) -> Option<Box<dyn AnyPlayer>> {
        player_any(game, &level.parse().ok()?).ok()
    }

    fn advise(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        decided: Option<&str>,
        seed: Seed,
        effort: Effort<'_>,
    ) -> Option<Vec<Advised>> {
        advise_any(game, seat, decided, seed, effort).ok()
    }

    fn chances(&self, game: &dyn AnyMatch, worlds: u32, seed: Seed) -> Option<Vec<f64>> {
        chances_any(game, worlds, seed)
    }
}
