//! The checked tables of component data: what is printed on cards, tiles, tokens, tracks and the board.

use engine::{DataError, DataFiles, DataId, Library, Source};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::effect::{EFFECTS_MAX, Price, SCRIPT_MAX, Script, writing};
use crate::ids::{
    Area, Building, CardId, Career, CityTile, CombatId, Good, Legacy, Level, Nation, Place, QuestId, Space,
    Spying, Token,
};
use crate::sets::Legacies;
use engine::List;

mod automa;
mod board;
mod cards;
mod numbers;
mod rows;
mod story;
mod tables;

pub use automa::*;
pub use board::*;
pub use cards::*;
pub use numbers::Numbers;
pub(crate) use rows::read;
#[cfg(test)]
pub(crate) use rows::story::read as read_campaign;
pub use story::*;

/// The files built into the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    (AUTOMA, include_str!("../data/automa.toml")),
    (BOARD, include_str!("../data/board.toml")),
    (BUILDINGS, include_str!("../data/buildings.toml")),
    (CARDS, include_str!("../data/cards.toml")),
    (CAREERS, include_str!("../data/careers.toml")),
    (CITIES, include_str!("../data/cities.toml")),
    (CLASSIC, include_str!("../data/classic.toml")),
    (COMBAT, include_str!("../data/combat.toml")),
    (ESPIONAGE, include_str!("../data/espionage.toml")),
    (EXPLORATION, include_str!("../data/exploration.toml")),
    (LEGACY, include_str!("../data/legacy.toml")),
    (NUMBERS, include_str!("../data/numbers.toml")),
    (QUESTS, include_str!("../data/quests.toml")),
    (SHIP, include_str!("../data/ship.toml")),
    (TRACKS, include_str!("../data/tracks.toml")),
];

pub(crate) const AUTOMA: &str = "automa.toml";
pub(crate) const BOARD: &str = "board.toml";
pub(crate) const BUILDINGS: &str = "buildings.toml";
pub(crate) const CARDS: &str = "cards.toml";
pub(crate) const CAREERS: &str = "careers.toml";
pub(crate) const CITIES: &str = "cities.toml";
pub(crate) const CLASSIC: &str = "classic.toml";
pub(crate) const COMBAT: &str = "combat.toml";
pub(crate) const ESPIONAGE: &str = "espionage.toml";
pub(crate) const EXPLORATION: &str = "exploration.toml";
pub(crate) const LEGACY: &str = "legacy.toml";
pub(crate) const NUMBERS: &str = "numbers.toml";
pub(crate) const QUESTS: &str = "quests.toml";
pub(crate) const SHIP: &str = "ship.toml";
pub(crate) const STORY: &str = "story.toml";
pub(crate) const STORY_TILES: &str = "story-tiles.toml";
pub(crate) const TRACKS: &str = "tracks.toml";

/// The campaign built in. It is no part of a set of component files: records of classic games name their set by its hash, and
/// what nobody has met is in no file that a program hands out (MA-34.1).
pub(crate) const STORY_FILES: &[(&str, &str)] =
    &[(STORY, include_str!("../data/story.toml")), (STORY_TILES, include_str!("../data/story-tiles.toml"))];

/// The spaces of an influence track, 0 included.
pub const INFLUENCE_SPACES: usize = 15;
/// The spaces of a reserve of cubes.
pub const RESERVE_SPACES: usize = 7;
/// The first space of the doubloon income track.
pub const INCOME_FIRST: u8 = 8;
/// The spaces of the doubloon income track.
pub const INCOME_SPACES: usize = 27;
/// More cards with combat actions would not fit into the bits of a turn.
pub const COMBAT_CARDS_MAX: usize = 16;
/// The cells of the Automa board.
pub const AUTOMA_CELLS: usize = 22;
/// The rounds of a game.
pub const ROUNDS: usize = 4;
/// The difficulties of a solo game.
pub const SOLO_LEVELS: usize = 5;

/// All sets in use.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Checks a set of files and keeps its tables.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, read)
}

/// The checked tables of one set of component data, in boxes: a library has room for many sets, and few are in use.
#[derive(Debug, PartialEq)]
pub struct Tables {
    /// The project cards.
    pub cards: Box<[Card; CardId::COUNT]>,
    /// Which cards have what.
    pub sets: Box<CardSets>,
    /// The espionage actions.
    pub spyings: Box<[Script; Spying::COUNT]>,
    /// The quest tiles.
    pub quests: Box<[Quest; QuestId::PILED]>,
    /// The combat tokens.
    pub combats: Box<[CombatToken; CombatId::COUNT]>,
    /// The city tiles.
    pub cities: Box<[City; CityTile::COUNT]>,
    /// The career cards.
    pub careers: Box<[CareerCard; Career::ALL.len()]>,
    /// The prestige buildings.
    pub buildings: Box<[PrestigeBuilding; Building::ALL.len()]>,
    /// The locations.
    pub places: Box<[Location; Place::COUNT]>,
    /// The spaces of the exploration track.
    pub spaces: Box<[ExplorerSpace; Space::COUNT]>,
    /// The upgrade areas of a ship.
    pub areas: Box<[Upgrade; Area::COUNT]>,
    /// The legacy tiles.
    pub legacies: Box<[LegacyTile; Legacy::COUNT]>,
    /// MA-29.12: the tiles that SKULL removes.
    pub skulls: Legacies,
    /// MA-30.9: the tiles with disc spaces.
    pub disc_tiles: Legacies,
    /// MA-29: the story campaign.
    pub story: Box<Campaign>,
    /// The cards of the classic mode, by level.
    pub classics: Box<[Classic; Level::ALL.len()]>,
    /// Jeanne's cards, deck and track.
    pub automa: Box<Automa>,
    /// The noble rank reached on each space of an influence track.
    pub ranks: [u8; INFLUENCE_SPACES],
    /// The cubes on each space of a reserve, from the left.
    pub reserve: [u8; RESERVE_SPACES],
    /// The points on each space of the doubloon income track.
    pub income_points: [u8; INCOME_SPACES],
    /// The other numbers.
    pub numbers: Numbers,
    /// An empty script, for what has no action.
    pub nothing: Script,
    /// Where each row comes from: file, id and source.
    pub sources: Vec<(&'static str, String, Source)>,
}

/// A quest tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quest {
    /// What it asks for.
    pub price: Price,
    /// Its reward: what counts compasses, then the rest.
    pub script: Script,
}

/// A combat token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatToken {
    /// What the nation loses that alone has the most cubes.
    pub majority: u8,
    /// What the nation wins that alone has the fewest cubes.
    pub minority: u8,
    /// A row for each nation.
    pub rows: [CombatRow; Nation::ALL.len()],
}

/// The row of a combat token for a nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatRow {
    /// The combat value.
    pub value: u8,
    /// The doubloons that must be paid (MA-10.3).
    pub fee: u8,
    /// What is taken at once.
    pub script: Script,
}

/// A city tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City {
    /// The least number of players.
    pub players_min: u8,
    /// The greatest number of players.
    pub players_max: u8,
    /// Whether it shows the ship's wheel and is always used.
    pub wheel: bool,
    /// The location it belongs to, if it is not drawn for one.
    pub place: Option<Place>,
    /// The good of its market.
    pub good: Good,
    /// The spaces of its market.
    pub spaces: u8,
    /// Its action.
    pub script: Script,
}

/// A career card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CareerCard {
    /// Its objectives.
    pub objectives: [Objective; 3],
}

/// An objective of a career card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Objective {
    /// What is counted.
    pub goal: Goal,
    /// How much is needed.
    pub modest: u8,
    /// How much is needed for the points.
    pub demanding: u8,
    /// The doubloons.
    pub doubloons: u8,
    /// The points.
    pub points: u8,
}

/// What an objective counts (MA-20.5, MA-32.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Combat tokens on the ship.
    CombatTokens,
    /// Quest tiles.
    Quests,
    /// Influence with one nation.
    Influence,
    /// Influence with each of two nations.
    InfluenceTwo,
    /// Influence with this nation.
    InfluenceWith(Nation),
    /// Completed ship upgrades.
    Upgrades,
    /// The line that the explorer has crossed: 1 red, 2 blue, 3 green.
    Line,
    /// Combination tokens.
    Tokens,
    /// Own spies on the board.
    Spies,
    /// Cubes of this nation on cities, villages and legacy tiles.
    Cubes(Nation),
}

impl Goal {
    /// Its id in views.
    pub fn id(self) -> &'static str {
        match self {
            Goal::CombatTokens => "combat-tokens",
            Goal::Quests => "quests",
            Goal::Influence => "influence",
            Goal::InfluenceTwo => "influence-two",
            Goal::InfluenceWith(_) => "influence-with",
            Goal::Upgrades => "upgrades",
            Goal::Line => "line",
            Goal::Tokens => "tokens",
            Goal::Spies => "spies",
            Goal::Cubes(_) => "cubes",
        }
    }

    /// The nation that it names.
    pub fn nation(self) -> Option<Nation> {
        match self {
            Goal::InfluenceWith(nation) | Goal::Cubes(nation) => Some(nation),
            Goal::CombatTokens
            | Goal::Quests
            | Goal::Influence
            | Goal::InfluenceTwo
            | Goal::Upgrades
            | Goal::Line
            | Goal::Tokens
            | Goal::Spies => None,
        }
    }
}

/// A prestige building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrestigeBuilding {
    /// Its price in doubloons.
    pub cost: u8,
    /// The token it brings.
    pub token: Token,
    /// The points for each.
    pub points: u8,
    /// Of what.
    pub per: EndPer,
    /// The most it scores; 0 if there is no limit.
    pub limit: u8,
}

/// What a prestige building counts at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MaracaiboEndPer")]
pub enum EndPer {
    /// Lines that the explorer has crossed.
    Line,
    /// Quest tiles.
    Quest,
    /// Own spies on the board.
    SpyOnBoard,
    /// Spies in the reserve and combat points.
    SpyOrCombatPoint,
    /// Combination tokens.
    Token,
    /// Combat tokens.
    CombatToken,
    /// Completed ship upgrades.
    Upgrade,
    /// Points shown by the doubloon income track.
    IncomePoints,
}

/// An upgrade area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Upgrade {
    /// What must be completed first.
    pub needs: Need,
    /// What it does at once; the village action of U8, U9 and U10.
    pub script: Script,
}

/// What an upgrade area needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Nothing.
    None,
    /// Another area.
    Area(Area),
    /// This many other areas.
    Areas(u8),
}

/// A legacy tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct LegacyTile {
    /// Its location.
    pub place: Option<Place>,
    /// What a stop, a disc or its combat action gives.
    pub script: Script,
    /// MA-30.9: what a disc costs.
    pub price: Price,
    /// MA-30.9: its disc spaces.
    pub discs: u8,
    /// MA-30.11: the doubloons for passing its location.
    pub toll: u8,
    /// The prices of its spaces for cubes.
    pub cubes: List<u8, 2>,
    /// The space that one's explorer must have reached.
    pub explorer: Option<Space>,
}

/// A card of the classic mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Classic {
    /// The number printed on it.
    pub number: u8,
    /// Its legacy tiles.
    pub tiles: Legacies,
    /// Whether the cards 90 to 99 are shuffled in.
    pub special_cards: bool,
    /// Its quests: at set-up and after rounds I, II, III.
    pub quests: [List<QuestSpot, 4>; ROUNDS],
}

/// A place for a quest tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestSpot {
    /// The location.
    pub place: Place,
    /// The least number of players.
    pub players_min: u8,
    /// The greatest number of players.
    pub players_max: u8,
}

impl Default for QuestSpot {
    fn default() -> QuestSpot {
        QuestSpot { place: Lane::default().to, players_min: 1, players_max: 4 }
    }
}

const _: () = assert!(SCRIPT_MAX >= EFFECTS_MAX, "all effects of a card may happen at once");

/// The notation of a script, for views.
pub fn notation_of(script: &Script) -> String {
    writing::written(script)
}

/// The notation of a card's effects, for views.
pub fn notation_of_card(card: &Card) -> Vec<String> {
    card.effects.iter().map(writing::write_effect).collect()
}
