//! Reads component files row by row, checks them and builds the tables.
//!
//! An error names its file, row, column and, within a script, the character.

use engine::{DataError, DataFiles, Source, Sources};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::data::{
    BUILDINGS, CITIES, COMBAT, City, CombatRow, CombatToken, ESPIONAGE, EndPer, FILES, LEGACY, LegacyTile,
    NUMBERS, Need, Numbers, PrestigeBuilding, QUESTS, Quest, SHIP, STORY_FILES, Tables, Upgrade,
};
use crate::effect::Script;
use crate::effect::notation::{self, Context, ParseError, ParseErrorKind, VALUE_MAX};
use crate::ids::{Area, Building, CityTile, CombatId, Good, Legacy, Nation, Place, QuestId, Space, Spying};
use engine::List;

mod automa;
mod board;
mod cards;
mod careers;
mod classic;
pub(crate) mod story;

/// An error in a column.
pub(super) fn column(file: &'static str, id: &str, name: &str, reason: impl std::fmt::Display) -> DataError {
    DataError::row(file, id, format!("column {name}: {reason}"))
}

/// The built-in rows. Replacement files must have the same structure.
pub(super) fn built_in<T: DeserializeOwned>(file: &'static str) -> T {
    DataFiles::embedded(FILES).read(file).expect("the built-in files are tested")
}

pub(super) fn small(file: &'static str, id: &str, name: &str, value: u8) -> Result<u8, DataError> {
    if value > VALUE_MAX {
        return Err(column(file, id, name, format!("{value} is more than {VALUE_MAX}")));
    }
    Ok(value)
}

/// An error in a column that names something other than an effect.
pub(super) fn word(file: &'static str, id: &str, name: &str, noun: &str, error: &ParseError) -> DataError {
    if let ParseErrorKind::Unknown(word) = &error.kind {
        return column(file, id, name, format!("character {}: there is no {noun} {word:?}", error.at));
    }
    column(file, id, name, error)
}

pub(super) fn script(
    file: &'static str,
    id: &str,
    name: &str,
    text: &str,
    context: Context,
) -> Result<Script, DataError> {
    notation::script(text, context).map_err(|error| column(file, id, name, error))
}

/// Rejects an empty script in a required column.
fn wanted(file: &'static str, id: &str, name: &str, script: Script) -> Result<Script, DataError> {
    if script.is_empty() { Err(column(file, id, name, "nothing is written here")) } else { Ok(script) }
}

/// A small table.
pub(super) fn table<T, const N: usize>(rows: Vec<T>) -> [T; N] {
    rows.try_into().unwrap_or_else(|_| unreachable!("the rows have been counted"))
}

/// A table that is too large to move on the stack.
pub(super) fn boxed<T, const N: usize>(rows: Vec<T>) -> Box<[T; N]> {
    rows.into_boxed_slice().try_into().unwrap_or_else(|_| unreachable!("the rows have been counted"))
}

/// A list of bounded length.
pub(super) fn list<T: Copy + Default, const N: usize>(
    file: &'static str,
    id: &str,
    name: &str,
    items: &[T],
) -> Result<List<T, N>, DataError> {
    if items.len() > N {
        return Err(column(file, id, name, format!("more than {N} entries")));
    }
    Ok(items.iter().copied().collect())
}

/// Checks all files of a set.
pub(crate) fn read(files: &DataFiles) -> Result<Tables, DataError> {
    let mut sources = Vec::new();
    let automa = Box::new(automa::read(files, &mut sources)?);
    let (mut places, tracks) = board::read(files, &mut sources)?;
    let buildings = read_buildings(files, &mut sources)?;
    let (cards, sets) = cards::read(files, &mut sources)?;
    let careers = careers::read(files, &mut sources)?;
    let cities = read_cities(files, &mut sources)?;
    let classics = classic::read(files, &mut sources)?;
    let combats = read_combats(files, &mut sources)?;
    let spyings = read_spyings(files, &mut sources)?;
    let spaces = board::read_spaces(files, &mut sources)?;
    let mut legacies = Box::new([LegacyTile::default(); Legacy::COUNT]);
    read_legacies(files, &mut sources, &mut legacies)?;
    let skulls = story::read_tiles(&mut legacies, &mut places)?;
    for (legacy, tile) in Legacy::all().zip(legacies.iter()) {
        if let Some(place) = tile.place {
            places[place.index()].laid.insert(legacy);
        }
    }
    let disc_tiles = Legacy::all().filter(|legacy| legacies[legacy.index()].discs > 0).collect();
    let story = Box::new(story::read(&DataFiles::embedded(STORY_FILES), disc_tiles)?);
    let numbers = read_numbers(files, &mut sources)?;
    let quests = read_quests(files, &mut sources)?;
    let areas = read_areas(files, &mut sources)?;
    Ok(Tables {
        cards,
        sets,
        spyings,
        quests,
        combats,
        cities,
        careers,
        buildings,
        places,
        spaces,
        areas,
        legacies,
        skulls,
        disc_tiles,
        story,
        classics,
        automa,
        ranks: tracks.ranks,
        reserve: tracks.reserve,
        income_points: tracks.income_points,
        numbers,
        nothing: Script::new(),
        sources,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingsFile {
    building: Vec<BuildingRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    id: String,
    cost: u8,
    token: String,
    points: u8,
    per: EndPer,
    #[serde(default)]
    limit: u8,
    source: Source,
}

fn read_buildings(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<Box<[PrestigeBuilding; Building::ALL.len()]>, DataError> {
    let BuildingsFile { building } = files.read(BUILDINGS)?;
    let ids = Building::ALL.map(|building| building.id().to_owned());
    DataError::unless_rows(BUILDINGS, building.iter().map(|row| row.id.as_str()), ids)?;
    let mut buildings = Vec::new();
    for row in building {
        let BuildingRow { id, cost, token, points, per, limit, source } = row;
        let token = notation::one_token(&token);
        let token = token.map_err(|error| word(BUILDINGS, &id, "token", "token", &error))?;
        let cost = small(BUILDINGS, &id, "cost", cost)?;
        let points = small(BUILDINGS, &id, "points", points)?;
        let limit = small(BUILDINGS, &id, "limit", limit)?;
        buildings.push(PrestigeBuilding { cost, token, points, per, limit });
        sources.push((BUILDINGS, id, source));
    }
    Ok(boxed(buildings))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CitiesFile {
    tile: Vec<CityRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    players: [u8; 2],
    #[serde(default)]
    wheel: bool,
    place: Option<Place>,
    good: Good,
    spaces: u8,
    action: String,
    source: Source,
}

fn read_cities(files: &DataFiles, sources: &mut Sources) -> Result<Box<[City; CityTile::COUNT]>, DataError> {
    let CitiesFile { tile } = files.read(CITIES)?;
    let CitiesFile { tile: known } = built_in(CITIES);
    let ids = CityTile::all().map(|tile| tile.to_string());
    DataError::unless_rows(CITIES, tile.iter().map(|row| row.id.as_str()), ids)?;
    let mut cities = Vec::new();
    for (row, known) in tile.into_iter().zip(known) {
        let CityRow { id, players, wheel, place, good, spaces, action, source } = row;
        // MA-2.6, MA-2.7: setup depends on these columns.
        if (players, wheel, place) != (known.players, known.wheel, known.place) {
            return Err(column(CITIES, &id, "players, wheel, place", "these cannot be changed"));
        }
        if !(1..=4).contains(&spaces) {
            return Err(column(CITIES, &id, "spaces", "a market has 1 to 4"));
        }
        let action = script(CITIES, &id, "action", &action, Context::Action)?;
        let action = wanted(CITIES, &id, "action", action)?;
        let [players_min, players_max] = players;
        cities.push(City { players_min, players_max, wheel, place, good, spaces, script: action });
        sources.push((CITIES, id, source));
    }
    Ok(boxed(cities))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatFile {
    token: Vec<CombatTokenRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatTokenRow {
    id: String,
    #[serde(default)]
    majority: u8,
    #[serde(default)]
    minority: u8,
    france: SideRow,
    spain: SideRow,
    england: SideRow,
    source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideRow {
    value: u8,
    #[serde(default)]
    script: String,
}

fn read_combats(
    files: &DataFiles,
    sources: &mut Sources,
) -> Result<Box<[CombatToken; CombatId::COUNT]>, DataError> {
    let CombatFile { token } = files.read(COMBAT)?;
    let ids = CombatId::all().map(|token| token.to_string());
    DataError::unless_rows(COMBAT, token.iter().map(|row| row.id.as_str()), ids)?;
    let mut tokens = Vec::new();
    for row in token {
        let CombatTokenRow { id, majority, minority, france, spain, england, source } = row;
        let mut rows = Vec::new();
        for (nation, SideRow { value, script }) in Nation::ALL.into_iter().zip([france, spain, england]) {
            let value = small(COMBAT, &id, nation.id(), value)?;
            let row = notation::token_row(&script);
            let (fee, script) = row.map_err(|error: ParseError| column(COMBAT, &id, nation.id(), error))?;
            rows.push(CombatRow { value, fee, script });
        }
        // MA-10.3: at least one row is free, so a Combat can always continue.
        if rows.iter().all(|row| row.fee > 0) {
            return Err(DataError::row(COMBAT, &id, "one row at least must cost nothing"));
        }
        // The penalty must not exceed the highest value.
        let most = rows.iter().map(|row| row.value).max().unwrap_or(0);
        if majority > most {
            let reason = format!("{majority} is more than {most}, the greatest value of the token");
            return Err(column(COMBAT, &id, "majority", reason));
        }
        let minority = small(COMBAT, &id, "minority", minority)?;
        tokens.push(CombatToken { majority, minority, rows: table(rows) });
        sources.push((COMBAT, id, source));
    }
    Ok(boxed(tokens))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EspionageFile {
    spying: Vec<ScriptRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScriptRow {
    id: String,
    script: String,
    source: Source,
}

fn read_spyings(files: &DataFiles, sources: &mut Sources) -> Result<Box<[Script; Spying::COUNT]>, DataError> {
    let EspionageFile { spying } = files.read(ESPIONAGE)?;
    let ids = Spying::all().map(|spying| spying.to_string());
    DataError::unless_rows(ESPIONAGE, spying.iter().map(|row| row.id.as_str()), ids)?;
    let mut scripts = Vec::new();
    for ScriptRow { id, script: text, source } in spying {
        let read = script(ESPIONAGE, &id, "script", &text, Context::Action)?;
        scripts.push(wanted(ESPIONAGE, &id, "script", read)?);
        sources.push((ESPIONAGE, id, source));
    }
    Ok(boxed(scripts))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LegacyFile {
    legacy: Vec<LegacyRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LegacyRow {
    id: Legacy,
    place: Option<Place>,
    #[serde(default)]
    script: String,
    #[serde(default)]
    cubes: Vec<u8>,
    explorer: Option<Space>,
    source: Source,
}

/// Reads the tiles of the classic cards. The others belong to the story.
fn read_legacies(
    files: &DataFiles,
    sources: &mut Sources,
    tiles: &mut [LegacyTile; Legacy::COUNT],
) -> Result<(), DataError> {
    let LegacyFile { legacy } = files.read(LEGACY)?;
    let LegacyFile { legacy: known } = built_in(LEGACY);
    let names = |rows: &[LegacyRow]| rows.iter().map(|row| row.id.to_string()).collect::<Vec<_>>();
    DataError::unless_rows(LEGACY, names(&legacy).iter().map(String::as_str), names(&known))?;
    for (row, known) in legacy.into_iter().zip(known) {
        let LegacyRow { id: which, place, script: text, cubes, explorer, source } = row;
        let id = which.to_string();
        if (place, cubes.len(), text.is_empty()) != (known.place, known.cubes.len(), known.script.is_empty())
        {
            return Err(column(LEGACY, &id, "place, cubes, script", "their kind cannot be changed"));
        }
        // A tile with cube spaces is a combat action.
        let context = if cubes.is_empty() { Context::Reward } else { Context::Combat };
        let script = script(LEGACY, &id, "script", &text, context)?;
        for &price in &cubes {
            small(LEGACY, &id, "cubes", price)?;
        }
        let cubes = list(LEGACY, &id, "cubes", &cubes)?;
        tiles[which.index()] = LegacyTile { place, script, cubes, explorer, ..LegacyTile::default() };
        sources.push((LEGACY, id, source));
    }
    Ok(())
}

fn read_numbers(files: &DataFiles, sources: &mut Sources) -> Result<Numbers, DataError> {
    let numbers = Numbers::read(files, FILES, NUMBERS, sources)?;
    let invalid = |id: &str, reason: String| Err(column(NUMBERS, id, "value", reason));
    // Prices and gains of 0 would allow endless repetition. Only the last majority bonus may be 0.
    for (nth, bonus) in (1..=2).zip(numbers.bonus) {
        if bonus == 0 {
            return invalid(&format!("bonus-{nth}"), "must be at least 1".to_owned());
        }
    }
    // MA-14.1: thresholds of village actions ascend and do not exceed the movement points of a turn.
    for (id, values) in [("village", numbers.village), ("village-more", numbers.village_more)] {
        for (nth, pair) in (1..).zip(values.windows(2)) {
            if pair[1] <= pair[0] {
                let reason = format!("must be more than {}, the value of {id}-{nth}", pair[0]);
                return invalid(&format!("{id}-{}", nth + 1), reason);
            }
        }
        if values[2] > numbers.movement {
            let reason = format!("must be at most {}, the value of movement", numbers.movement);
            return invalid(&format!("{id}-3"), reason);
        }
    }
    Ok(numbers)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestsFile {
    quest: Vec<QuestRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestRow {
    id: String,
    price: String,
    reward: String,
    source: Source,
}

fn read_quests(files: &DataFiles, sources: &mut Sources) -> Result<Box<[Quest; QuestId::PILED]>, DataError> {
    let QuestsFile { quest } = files.read(QUESTS)?;
    let ids = QuestId::piled().map(|quest| quest.to_string());
    DataError::unless_rows(QUESTS, quest.iter().map(|row| row.id.as_str()), ids)?;
    let mut quests = Vec::new();
    for QuestRow { id, price, reward, source } in quest {
        quests.push(one_quest(QUESTS, &id, &price, &reward)?);
        sources.push((QUESTS, id, source));
    }
    Ok(boxed(quests))
}

/// Reads a quest, from a tile or from a story card.
fn one_quest(file: &'static str, id: &str, price: &str, reward: &str) -> Result<Quest, DataError> {
    let price = notation::price(price).map_err(|error| word(file, id, "price", "payment", &error))?;
    let reward = script(file, id, "reward", reward, Context::Reward)?;
    Ok(Quest { price, script: wanted(file, id, "reward", reward)? })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipFile {
    area: Vec<AreaRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaRow {
    id: String,
    needs_area: Option<Area>,
    #[serde(default)]
    needs_areas: u8,
    #[serde(default)]
    script: String,
    source: Source,
}

fn read_areas(files: &DataFiles, sources: &mut Sources) -> Result<Box<[Upgrade; Area::COUNT]>, DataError> {
    let ShipFile { area } = files.read(SHIP)?;
    let ShipFile { area: known } = built_in(SHIP);
    let ids = Area::all().map(|area| area.to_string());
    DataError::unless_rows(SHIP, area.iter().map(|row| row.id.as_str()), ids)?;
    let mut areas = Vec::new();
    for ((row, known), area) in area.into_iter().zip(known).zip(Area::all()) {
        let AreaRow { id, needs_area, needs_areas, script: text, source } = row;
        // Requirements are fixed: areas that need each other could never be completed.
        if (needs_area, needs_areas) != (known.needs_area, known.needs_areas) {
            return Err(column(SHIP, &id, "needs_area, needs_areas", "these cannot be changed"));
        }
        if text.is_empty() != known.script.is_empty() {
            return Err(column(SHIP, &id, "script", "its kind cannot be changed"));
        }
        let village = [Area::U8, Area::U9, Area::U10].contains(&area);
        let context = if village { Context::Village } else { Context::Upgrade };
        let script = script(SHIP, &id, "script", &text, context)?;
        let needs = match (needs_area, needs_areas) {
            (Some(area), _) => Need::Area(area),
            (None, 0) => Need::None,
            (None, areas) => Need::Areas(areas),
        };
        areas.push(Upgrade { needs, script });
        sources.push((SHIP, id, source));
    }
    Ok(boxed(areas))
}
