//! The checked tables of the component data. `rows` reads them.

use engine::{DataError, DataFiles, DataId, Library, Source};
use serde::Deserialize;

use crate::cards::Cards;
use crate::ids::{Band, Character, DEVELOPMENTS, DevelopmentId, Developments, KINDS, Kinds, Marker, Rarity};

/// The files built into the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("developments.toml", include_str!("../data/developments.toml")),
    ("different.toml", include_str!("../data/different.toml")),
    ("identical.toml", include_str!("../data/identical.toml")),
    ("relics.toml", include_str!("../data/relics.toml")),
    ("resources.toml", include_str!("../data/resources.toml")),
    ("rules.toml", include_str!("../data/rules.toml")),
];

/// All sets in use.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Checks a set of files and keeps its tables.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, crate::rows::read)
}

/// The checked tables of one set of component data.
#[derive(Debug, PartialEq)]
pub struct Tables {
    /// How many cards there are of each Resource.
    pub copies: Cards,
    /// What a card counts in an offer (MN-5.4), by kind.
    pub trade_values: [u8; KINDS],
    /// The number on a card, by kind; a relic has none.
    pub values: [Option<u8>; KINDS],
    /// How rare a Resource is, by kind; a relic is not.
    pub rarities: [Option<Rarity>; KINDS],
    /// The positions of the queue open to an identical combination, by size less the least size, and by rarity.
    pub positions: [[u8; 3]; 3],
    /// Doubloons for a different combination, by its number of cards.
    pub different: [u16; KINDS],
    /// Doubloons per card under Natives.
    pub natives_per_card: u16,
    /// Doubloons for relics sold alone, by their number.
    pub relics: [u16; 6],
    /// The Development cards.
    pub developments: [Development; DEVELOPMENTS],
    /// The other numbers.
    pub rules: Rules,
    /// The card of each character.
    pub characters: [DevelopmentId; Character::COUNT],
    /// All caravels.
    pub caravels: Developments,
    /// All merchants.
    pub merchants: Developments,
    /// The merchants of each band.
    pub merchants_of: [Developments; 3],
    /// All warehouses.
    pub warehouses: Developments,
    /// All shipyards.
    pub shipyards: Developments,
    /// All cards that bring an income.
    pub earners: Developments,
    /// The Resources of each band.
    pub bands: [Kinds; 3],
    /// The band of each Resource; a relic has none.
    pub band_of: [Option<Band>; KINDS],
    /// Where each row comes from: file, id and source.
    pub sources: Vec<(&'static str, String, Source)>,
}

impl Tables {
    /// The Development cards used with this many players (MN-1.4).
    pub fn deck(&self, seats: usize) -> Developments {
        DevelopmentId::all()
            .filter(|card| usize::from(self.developments[card.index()].mark) <= seats)
            .collect()
    }

    /// What a card is.
    #[inline]
    pub fn card(&self, card: DevelopmentId) -> &Development {
        &self.developments[card.index()]
    }

    /// The card of a character.
    #[inline]
    pub fn character(&self, character: Character) -> DevelopmentId {
        self.characters[character as usize]
    }

    /// The value of a caravel; 0 for what is none.
    #[inline]
    pub fn caravel_value(&self, card: DevelopmentId) -> u16 {
        match self.card(card).kind {
            Kind::Caravel { value } => u16::from(value),
            Kind::Character(_) | Kind::Merchant { .. } | Kind::Warehouse { .. } | Kind::Shipyard => 0,
        }
    }

    /// The band of a merchant.
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
pub struct Development {
    /// Its kind, with what only that kind has.
    pub kind: Kind,
    /// Doubloons per round.
    pub income: u16,
    /// The least number of players it is used with.
    pub mark: u8,
    /// The event it brings at the head of the queue.
    pub event: Option<Marker>,
    /// Where its values come from.
    pub source: Source,
}

/// The kind of a Development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of the nine.
    Character(Character),
    /// A ship.
    Caravel {
        /// Counts for the order of serving.
        value: u8,
    },
    /// Changes a card.
    Merchant {
        /// Into one of these.
        band: Band,
    },
    /// Keeps cards.
    Warehouse {
        /// This many.
        capacity: u8,
    },
    /// Pays for the caravels of others.
    Shipyard,
}

/// The numbers of the rules that belong to no table of components.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// Where they come from.
    pub source: Source,
}
