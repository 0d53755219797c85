//! The checked tables of the component data, which `rows` reads.

use engine::{DataError, DataFiles, DataId, Library, Source};
use serde::Deserialize;

use crate::cards::Cards;
use crate::ids::{Band, Character, DEVELOPMENTS, DevelopmentId, Developments, KINDS, Kinds, Marker, Rarity};

/// The component files built into the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("developments.toml", include_str!("../data/developments.toml")),
    ("different.toml", include_str!("../data/different.toml")),
    ("identical.toml", include_str!("../data/identical.toml")),
    ("relics.toml", include_str!("../data/relics.toml")),
    ("resources.toml", include_str!("../data/resources.toml")),
    ("rules.toml", include_str!("../data/rules.toml")),
];

/// The loaded data sets.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Checks a set of files and stores its tables in the library.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, crate::rows::read)
}

/// The checked tables of one set of component data.
#[derive(Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Tables {
    /// The number of cards of each Resource.
    pub copies: Cards,
    /// MN-5.4: the value of a card in an offer, by kind.
    pub trade_values: [u8; KINDS],
    /// The printed value, by kind; relics have none.
    pub values: [Option<u8>; KINDS],
    /// The rarity, by kind; relics have none.
    pub rarities: [Option<Rarity>; KINDS],
    /// MN-6.10: the number of open queue positions, by set size minus `identical_min` and by rarity.
    pub positions: [[u8; 3]; 3],
    /// MN-6.19: doubloons for a different combination, by its number of cards.
    pub different: [u16; KINDS],
    /// Doubloons per card under Natives.
    pub natives_per_card: u16,
    /// MN-6.21: doubloons for relics sold alone, by their number.
    pub relics: [u16; 6],
    pub developments: [Development; DEVELOPMENTS],
    pub rules: Rules,
    /// The card of each character.
    pub characters: [DevelopmentId; Character::COUNT],
    pub caravels: Developments,
    pub merchants: Developments,
    /// The merchants of each band.
    pub merchants_of: [Developments; 3],
    pub warehouses: Developments,
    pub shipyards: Developments,
    /// The cards with an income.
    pub earners: Developments,
    /// The Resources of each band.
    pub bands: [Kinds; 3],
    /// The band of each Resource; a relic has none.
    pub band_of: [Option<Band>; KINDS],
    /// File, id and source of each row.
    pub sources: Vec<(&'static str, String, Source)>,
}

impl Tables {
    /// The Development cards used with this many players (MN-1.4).
    pub fn deck(&self, seats: usize) -> Developments {
        DevelopmentId::all()
            .filter(|card| usize::from(self.developments[card.index()].mark) <= seats)
            .collect()
    }

    /// The row of a card.
    #[inline]
    pub fn card(&self, card: DevelopmentId) -> &Development {
        &self.developments[card.index()]
    }

    /// The card of a character.
    #[inline]
    pub fn character(&self, character: Character) -> DevelopmentId {
        self.characters[character as usize]
    }

    /// The value of a caravel; 0 for any other card.
    #[inline]
    pub fn caravel_value(&self, card: DevelopmentId) -> u16 {
        match self.card(card).kind {
            Kind::Caravel { value } => u16::from(value),
            Kind::Character(_) | Kind::Merchant { .. } | Kind::Warehouse { .. } | Kind::Shipyard => 0,
        }
    }

    /// The band of a merchant; `None` for any other card.
    #[inline]
    pub fn merchant_band(&self, card: DevelopmentId) -> Option<Band> {
        match self.card(card).kind {
            Kind::Merchant { band } => Some(band),
            Kind::Character(_) | Kind::Caravel { .. } | Kind::Warehouse { .. } | Kind::Shipyard => None,
        }
    }
}

/// A Development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Development {
    /// The kind, with its own attributes.
    pub kind: Kind,
    /// Doubloons per round.
    pub income: u16,
    /// MN-1.4: the least number of players it is used with.
    pub mark: u8,
    /// MN-3.1: the event it brings in position 1 of the queue.
    pub event: Option<Marker>,
    pub source: Source,
}

/// The kind of a Development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Kind {
    /// A character with a power of their own.
    Character(Character),
    /// Brings a card of the pool in every Supply stage (MN-7.19).
    Caravel { value: u8 },
    /// Changes a card into a Resource of its band (MN-7.10).
    Merchant { band: Band },
    /// Stores unused cards (MN-7.16).
    Warehouse { capacity: u8 },
    /// Pays for each opponent with more caravels (MN-7.18).
    Shipyard,
}

/// The numbers of the rules that are not on a component.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Rules {
    /// MN-8.4.
    pub doubloons_to_win: u16,
    /// MN-4.2.
    pub cards_dealt: u8,
    /// MN-1.3.
    pub market: u8,
    /// MN-1.6.
    pub queue: u8,
    /// MN-5.1.
    pub announce: [u8; 3],
    /// MN-3.12.
    pub pirates_caravels: u8,
    /// MN-7.18.
    pub shipyard_gain: u16,
    /// MN-7.29.
    pub valdivia_bonus: u16,
    /// MN-7.30.
    pub orellana_gain: u16,
    /// MN-7.32.
    pub coronado_price: u16,
    /// MN-6.21.
    pub relic_sale_max: u8,
    /// MN-6.5.
    pub identical_min: u8,
    /// MN-6.5.
    pub identical_max: u8,
    /// MN-6.18.
    pub different_min: u8,
    /// MN-8.9.
    pub round_limit: u16,
    /// MN-8.9.
    pub back_limit: u8,
    pub source: Source,
}
