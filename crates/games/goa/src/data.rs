//! The checked tables of component data, and what is printed on tiles and cards.

use engine::{DataError, DataFiles, DataId, Library, Source};
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};
use ts_rs::TS;

use crate::cards::EffectKind;
use crate::ids::{BonanzaId, CardId, City, ColonyId, Column, PlotId, Spice, Symbol, TileId};
use crate::rows;
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

/// No printed number is greater: sums of them stay far below what a state can hold.
pub(crate) const VALUE_MAX: u8 = 40;
/// A plantation has at most this many fields.
pub(crate) const FIELDS_MAX: u8 = 3;
/// The rows of the development board.
pub const ROWS: usize = 5;
/// The cards of each symbol (GO-17.4).
pub(crate) const PER_SYMBOL: usize = 5;

/// All sets in use.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Checks a set of files and keeps its tables.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, rows::read)
}

/// The checked tables of one set of component data.
#[derive(Debug, PartialEq)]
pub struct Tables {
    /// The points of a marker by its row.
    pub points: [u8; ROWS],
    /// What a marker gives: by column, by row.
    pub values: [[u8; ROWS]; Column::ALL.len()],
    /// The hand limit by row of the Expedition column.
    pub limits: [u8; ROWS],
    /// The spices for a step down: by column, by the row it starts from.
    pub prices: [[Spices; ROWS - 1]; Column::ALL.len()],
    /// The game tiles.
    pub tiles: [Tile; TileId::COUNT],
    /// The Colony tiles.
    pub colonies: [Colony; ColonyId::COUNT],
    /// What takes spices: plantations and colonies. Other tiles have no fields.
    pub plots: [PlotKind; PlotId::COUNT],
    /// The colonists needed for a colony.
    pub needs: [u8; City::ALL.len()],
    /// The Colony tiles of a name.
    pub of_city: [Colonies; City::ALL.len()],
    /// The Expedition cards.
    pub cards: [Card; CardId::COUNT],
    /// The cards with an effect.
    pub with_effect: [Cards; EffectKind::ALL.len()],
    /// The Bonanza tiles.
    pub bonanzas: [Gains; BonanzaId::COUNT],
    /// Plantations, Crop rotation among them.
    pub plantations: Tiles,
    /// Plantations with one field, without Crop rotation.
    pub singles: Tiles,
    /// Tiles that are carried out at once.
    pub immediate: Tiles,
    /// Tiles that can be used once a round.
    pub red: Tiles,
    /// Tiles that are laid before their owner.
    pub kept: Tiles,
    /// The other numbers.
    pub numbers: Numbers,
    /// Where each row comes from: file, id and source.
    pub sources: Vec<(&'static str, String, Source)>,
}

impl Tables {
    /// What a tile is.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// What a card is.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// What a plantation or colony takes.
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

/// What is taken from the supply in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Gains {
    /// Ships.
    pub ships: u8,
    /// Colonists.
    pub colonists: u8,
    /// Ducats.
    pub ducats: u8,
    /// Spices of one's choice.
    pub spices: u8,
    /// Bonus-action cards.
    pub actions: u8,
    /// Expedition cards.
    pub cards: u8,
}

/// What a game tile is.
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
    /// Single plantations are worth more.
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
    /// Spices for points.
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
    /// Once: whole plots are filled.
    ExtraHarvest,
    /// Once: a tile of the play area for this one.
    Swap,
    /// Once: an action with another's marker.
    Espionage,
    /// Once: as much as two cards show.
    Resupply,
    /// Once: a step down for nothing.
    ViceKing,
    /// Points.
    Mission,
}

/// The numbers printed on a tile or card; 0 where there is none.
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
    /// The numbers as what they give.
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
    /// What it is.
    pub kind: TileKind,
    /// The spice of a plantation.
    pub spice: Option<Spice>,
    /// Its numbers.
    pub printed: Printed,
}

/// What a plantation or colony takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct PlotKind {
    /// The spices each field accepts (GO-6.9).
    pub accepts: SpiceSet,
    /// How many fields there are.
    pub fields: u8,
}

/// A Colony tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colony {
    /// Its name.
    pub city: City,
    /// What it takes.
    pub plot: PlotKind,
}

/// An Expedition card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// What it does.
    pub effect: EffectKind,
    /// Its numbers.
    pub printed: Printed,
    /// The colonists in its lower left corner.
    pub colonists_shown: u8,
    /// The symbol in its lower right corner.
    pub symbol: Symbol,
}

/// The other numbers of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "GoaNumbers")]
pub struct Numbers {
    /// Ships at the start.
    pub ships_at_start: u8,
    /// Colonists at the start.
    pub colonists_at_start: u8,
    /// Ducats of the first player at the start.
    pub ducats_at_start_first: u8,
    /// Ducats of the others at the start.
    pub ducats_at_start: u8,
    /// Cards revealed in founding a colony.
    pub cards_revealed: u8,
    /// Colonists for a failed founding.
    pub colonists_for_failure: u8,
    /// Bonus-action cards that come with the flag.
    pub actions_with_flag: u8,
    /// Points for the most ducats.
    pub points_most_ducats: u8,
    /// Ducats of the quick start.
    pub quick_start_ducats: u8,
    /// Points for colonies, by their number less one.
    pub points_colonies: [u8; 4],
    /// Points for cards with one symbol, by their number less one.
    pub points_symbols: [u8; PER_SYMBOL],
}
