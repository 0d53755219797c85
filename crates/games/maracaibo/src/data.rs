//! The checked tables of component data: cards, tiles, tokens, tracks and the board.

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

/// The component files built into the program.
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

/// The built-in campaign. It is not part of a set of component files, because records of classic games name their set
/// by its hash, and players must not receive cards they have not met (MA-34.1).
pub(crate) const STORY_FILES: &[(&str, &str)] =
    &[(STORY, include_str!("../data/story.toml")), (STORY_TILES, include_str!("../data/story-tiles.toml"))];

/// The number of spaces of an influence track, including 0.
pub const INFLUENCE_SPACES: usize = 15;
/// The number of spaces of a cube reserve.
pub const RESERVE_SPACES: usize = 7;
/// The first space of the doubloon income track.
pub const INCOME_FIRST: u8 = 8;
/// The number of spaces of the doubloon income track.
pub const INCOME_SPACES: usize = 27;
/// The most cards with a combat action; a turn has one bit for each.
pub const COMBAT_CARDS_MAX: usize = 16;
/// The number of cells of the Automa board.
pub const AUTOMA_CELLS: usize = 22;
/// The number of rounds.
pub const ROUNDS: usize = 4;
/// The number of solo difficulty levels.
pub const SOLO_LEVELS: usize = 5;

/// The loaded data sets.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Checks a set of files and stores its tables in the library.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, read)
}

/// The checked tables of one set of component data. They are boxed, because a library has room for many sets and few
/// are in use.
#[derive(Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Tables {
    pub cards: Box<[Card; CardId::COUNT]>,
    /// The cards by attribute.
    pub sets: Box<CardSets>,
    pub spyings: Box<[Script; Spying::COUNT]>,
    pub quests: Box<[Quest; QuestId::PILED]>,
    pub combats: Box<[CombatToken; CombatId::COUNT]>,
    pub cities: Box<[City; CityTile::COUNT]>,
    pub careers: Box<[CareerCard; Career::ALL.len()]>,
    pub buildings: Box<[PrestigeBuilding; Building::ALL.len()]>,
    pub places: Box<[Location; Place::COUNT]>,
    /// The spaces of the exploration track.
    pub spaces: Box<[ExplorerSpace; Space::COUNT]>,
    /// The upgrade areas of a ship.
    pub areas: Box<[Upgrade; Area::COUNT]>,
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
    /// Numbers that are not on a component.
    pub numbers: Numbers,
    /// An empty script, for components without an action.
    pub nothing: Script,
    /// File, id and source of each row.
    pub sources: Vec<(&'static str, String, Source)>,
}

/// A quest tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quest {
    /// The price.
    pub price: Price,
    /// MA-14.8: the reward: the part that counts compasses, then the rest.
    pub script: Script,
}

/// A combat token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CombatToken {
    /// MA-10.4: the value lost by the nation that alone has the most cubes.
    pub majority: u8,
    /// MA-10.5: the value gained by the nation that alone has the fewest cubes.
    pub minority: u8,
    pub rows: [CombatRow; Nation::ALL.len()],
}

/// The row of a combat token for a nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CombatRow {
    pub value: u8,
    /// The doubloons that must be paid (MA-10.3).
    pub fee: u8,
    /// The immediate gains.
    pub script: Script,
}

/// A city tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct City {
    /// The least number of players.
    pub players_min: u8,
    /// The greatest number of players.
    pub players_max: u8,
    /// MA-2.7: whether it shows the ship's wheel and is always used.
    pub wheel: bool,
    /// MA-2.6: its fixed location; `None` if the location is random.
    pub place: Option<Place>,
    pub good: Good,
    /// The number of market spaces.
    pub spaces: u8,
    pub script: Script,
}

/// A career card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct CareerCard {
    pub objectives: [Objective; 3],
}

/// An objective of a career card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Objective {
    pub goal: Goal,
    /// MA-20.2: the modest condition.
    pub modest: u8,
    /// MA-20.2: the demanding condition.
    pub demanding: u8,
    pub doubloons: u8,
    pub points: u8,
}

/// MA-20.5, MA-32.2: the quantity that an objective counts.
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
    /// The id in views.
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

    /// The nation it names, if any.
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
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PrestigeBuilding {
    pub cost: u8,
    pub token: Token,
    /// The points for each counted item.
    pub points: u8,
    /// The items it counts.
    pub per: EndPer,
    /// The most it scores; 0 means no limit.
    pub limit: u8,
}

/// MA-27.4: the items that a prestige building counts at the end.
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
    /// The areas that must be completed first.
    pub needs: Need,
    /// The immediate effect, or the village action of U8, U9 and U10.
    pub script: Script,
}

/// The requirement of an upgrade area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// No requirement.
    None,
    /// Another completed area.
    Area(Area),
    /// This many other completed areas.
    Areas(u8),
}

/// A legacy tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct LegacyTile {
    pub place: Option<Place>,
    /// The gains of a stop, a disc or its combat action.
    pub script: Script,
    /// MA-30.9: the price of a disc.
    pub price: Price,
    /// MA-30.9: the number of disc spaces.
    pub discs: u8,
    /// MA-30.11: the toll for passing its location.
    pub toll: u8,
    /// The prices of its cube spaces.
    pub cubes: List<u8, 2>,
    /// The space that the player's explorer must have reached.
    pub explorer: Option<Space>,
}

/// A card of the classic mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Classic {
    pub number: u8,
    pub tiles: Legacies,
    /// Whether the cards 90 to 99 are shuffled in.
    pub special_cards: bool,
    /// Its quests: at setup and after rounds I, II, III.
    pub quests: [List<QuestSpot, 4>; ROUNDS],
}

/// A location for a quest tile, by number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct QuestSpot {
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

const _: () = assert!(SCRIPT_MAX >= EFFECTS_MAX, "a script has room for all effects of a card");

/// The notation of a script, for views.
pub fn notation_of(script: &Script) -> String {
    writing::written(script)
}

/// The notation of a card's effects, for views.
pub fn notation_of_card(card: &Card) -> Vec<String> {
    card.effects.iter().map(writing::write_effect).collect()
}
