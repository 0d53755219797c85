//! The validated component tables, and the types of printed tiles and cards.

use engine::{DataError, DataFiles, DataId, Library, Source};
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};
use ts_rs::TS;

use crate::cards::EffectKind;
use crate::ids::{BonanzaId, CardId, City, ColonyId, Column, PlotId, Spice, Symbol, TileId};
use crate::rows::{self, ACTIONS_MAX};
use crate::sets::{Cards, Colonies, SpiceSet, Spices, Tiles};

/// The files built into the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    (BOARD, include_str!("../data/board.toml")),
    (BONANZA, include_str!("../data/bonanza.toml")),
    (COLONIES, include_str!("../data/colonies.toml")),
    (EXPEDITIONS, include_str!("../data/expeditions.toml")),
    (NUMBERS, include_str!("../data/numbers.toml")),
    (TILES, include_str!("../data/tiles.toml")),
];

pub(crate) const BOARD: &str = "board.toml";
pub(crate) const BONANZA: &str = "bonanza.toml";
pub(crate) const COLONIES: &str = "colonies.toml";
pub(crate) const EXPEDITIONS: &str = "expeditions.toml";
pub(crate) const NUMBERS: &str = "numbers.toml";
pub(crate) const TILES: &str = "tiles.toml";

/// The maximum of any printed number. Sums of printed numbers stay far below the limits of the state.
pub(crate) const VALUE_MAX: u8 = 40;
/// The maximum number of fields of a plantation.
pub(crate) const FIELDS_MAX: u8 = 3;
/// The number of rows of the development board.
pub const ROWS: usize = 5;
/// The number of cards with each symbol (GO-17.4).
pub(crate) const PER_SYMBOL: usize = 5;

/// All data sets in use.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Validates a set of files and registers its tables.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, rows::read)
}

/// The validated tables of one set of component data.
#[derive(Debug, PartialEq)]
pub struct Tables {
    /// The points of a marker by its row.
    pub points: [u8; ROWS],
    /// The number a marker gives: by column, by row.
    pub values: [[u8; ROWS]; Column::ALL.len()],
    /// The hand limit by row of the Expedition column.
    pub limits: [u8; ROWS],
    /// The spices for a step down: by column, by the row it starts from.
    pub prices: [[Spices; ROWS - 1]; Column::ALL.len()],
    /// The game tiles.
    pub tiles: [Tile; TileId::COUNT],
    /// The Colony tiles.
    pub colonies: [Colony; ColonyId::COUNT],
    /// The fields of plantations and colonies. Other tiles have none.
    pub plots: [PlotKind; PlotId::COUNT],
    /// The colonists needed for a colony.
    pub needs: [u8; City::ALL.len()],
    /// The Colony tiles by name.
    pub of_city: [Colonies; City::ALL.len()],
    /// The Expedition cards.
    pub cards: [Card; CardId::COUNT],
    /// The cards by effect.
    pub with_effect: [Cards; EffectKind::ALL.len()],
    /// The Bonanza tiles.
    pub bonanzas: [Gains; BonanzaId::COUNT],
    /// Plantations, including Crop rotation.
    pub plantations: Tiles,
    /// Plantations with one field, without Crop rotation.
    pub singles: Tiles,
    /// Tiles that take effect at once.
    pub immediate: Tiles,
    /// Tiles that can be used once a round.
    pub red: Tiles,
    /// Tiles that their owner keeps.
    pub kept: Tiles,
    /// The other numbers.
    pub numbers: Numbers,
    /// The origin of each row: file, id and source.
    pub sources: Vec<(&'static str, String, Source)>,
}

impl Tables {
    /// The printed face of a tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The printed face of a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// The fields of a plantation or colony.
    #[inline]
    pub fn plot(&self, plot: PlotId) -> PlotKind {
        self.plots[plot.index()]
    }

    /// The cards with this effect.
    #[inline]
    pub fn cards_for(&self, effect: EffectKind) -> Cards {
        self.with_effect[effect as usize]
    }
}

/// Goods gained from the supply at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Gains {
    /// Ships.
    pub ships: u8,
    /// Colonists.
    pub colonists: u8,
    /// Ducats.
    pub ducats: u8,
    /// Spices of the player's choice.
    pub spices: u8,
    /// Bonus-action cards.
    pub actions: u8,
    /// Expedition cards.
    pub cards: u8,
}

/// The kind of a game tile.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    TS,
    IntoStaticStr,
    EnumIter,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "GoaTileKind")]
pub enum TileKind {
    /// Fields for one spice.
    Plantation,
    /// A field for any spice.
    CropRotation,
    /// Raises the value of single plantations.
    Foreman,
    /// Red: a ship a round.
    Ship,
    /// Red: a colonist a round.
    Colonist,
    /// Red: ducats each round.
    Ducats,
    /// Red: a spice a round.
    Spice,
    /// Red: an Expedition card a round.
    Expedition,
    /// Exchanges spices for points.
    Duty,
    /// At once: bonus actions.
    ExtraActions,
    /// At once: Expedition cards.
    Expeditions,
    /// At once: ships.
    Ships,
    /// At once: colonists.
    Colonists,
    /// At once: a ship, a colonist, a bonus action.
    Settlement,
    /// At once: ships or colonists.
    ShipsOrColonists,
    /// At once: one of the removed tiles.
    Favor,
    /// Once: fills whole plots.
    ExtraHarvest,
    /// Once: exchanges this tile for a tile of the play area.
    Swap,
    /// Once: an action with another player's marker.
    Espionage,
    /// Once: gains as many goods as two cards show.
    Resupply,
    /// Once: a free step down.
    ViceKing,
    /// Points.
    Mission,
}

/// The numbers printed on a tile or card; 0 if not printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Printed {
    /// Fields for spices.
    pub fields: u8,
    /// Points.
    pub points: u8,
    /// Ships.
    pub ships: u8,
    /// Colonists.
    pub colonists: u8,
    /// Ducats.
    pub ducats: u8,
    /// Spices.
    pub spices: u8,
    /// Bonus-action cards.
    pub actions: u8,
    /// Expedition cards.
    pub cards: u8,
    /// Plantations and colonies.
    pub plots: u8,
}

impl Printed {
    /// The gains among the printed numbers.
    #[inline]
    pub fn gains(&self) -> Gains {
        let Printed { ships, colonists, ducats, spices, actions, cards, .. } = *self;
        Gains { ships, colonists, ducats, spices, actions, cards }
    }

    pub(crate) fn list(&self) -> [(&'static str, u8); 9] {
        let Printed { fields, points, ships, colonists, ducats, spices, actions, cards, plots } = *self;
        [
            ("fields", fields),
            ("points", points),
            ("ships", ships),
            ("colonists", colonists),
            ("ducats", ducats),
            ("spices", spices),
            ("actions", actions),
            ("cards", cards),
            ("plots", plots),
        ]
    }
}

/// A game tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// The kind.
    pub kind: TileKind,
    /// The spice of a plantation.
    pub spice: Option<Spice>,
    /// The printed numbers.
    pub printed: Printed,
}

/// The fields of a plantation or colony.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PlotKind {
    /// The spices each field accepts (GO-6.9).
    pub accepts: SpiceSet,
    /// The number of fields.
    pub fields: u8,
}

/// A Colony tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colony {
    /// The name.
    pub city: City,
    /// The fields.
    pub plot: PlotKind,
}

/// An Expedition card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The effect.
    pub effect: EffectKind,
    /// The printed numbers.
    pub printed: Printed,
    /// The colonists in its lower left corner.
    pub colonists_shown: u8,
    /// The symbol in its lower right corner.
    pub symbol: Symbol,
}

engine::numbers! {
    /// The other numbers of the game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
    #[ts(rename = "GoaNumbers")]
    pub struct Numbers {
        /// Ships at the start.
        pub ships_at_start: u8 => 0..=VALUE_MAX,
        /// Colonists at the start.
        pub colonists_at_start: u8 => 0..=VALUE_MAX,
        /// Ducats of the first player at the start.
        pub ducats_at_start_first: u8 => 0..=VALUE_MAX,
        /// Ducats of the others at the start.
        pub ducats_at_start: u8 => 0..=VALUE_MAX,
        /// Cards revealed in founding a colony.
        pub cards_revealed: u8 => 1..=6,
        /// Colonists for a failed founding.
        pub colonists_for_failure: u8 => 0..=VALUE_MAX,
        /// Bonus-action cards that come with the flag.
        pub actions_with_flag: u8 => 0..=ACTIONS_MAX,
        /// Points for the most ducats.
        pub points_most_ducats: u8 => 0..=VALUE_MAX,
        /// Ducats of the quick start.
        pub quick_start_ducats: u8 => 0..=VALUE_MAX,
        /// Points by number of colonies, from one.
        pub points_colonies: [u8; 4] => 0..=VALUE_MAX,
        /// Points by number of cards with one symbol, from one.
        pub points_symbols: [u8; PER_SYMBOL] => 0..=VALUE_MAX,
    }
}
