//! The validated component tables, and the types of printed cards.

use engine::{DataError, DataFiles, DataId, Library, Source};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::{Boat, Colour, ContractId, ExpeditionId, JokerId, MissionId, Scoring};
use crate::rows;
use crate::sets::{COPIES_MAX, Fleet};
use crate::state::MAX_PLAYERS;

/// The files built into the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    (BOATS, include_str!("../data/boats.toml")),
    (CONTRACTS, include_str!("../data/contracts.toml")),
    (EXPEDITIONS, include_str!("../data/expeditions.toml")),
    (JOKERS, include_str!("../data/jokers.toml")),
    (MISSIONS, include_str!("../data/missions.toml")),
    (NUMBERS, include_str!("../data/numbers.toml")),
];

pub(crate) const BOATS: &str = "boats.toml";
pub(crate) const CONTRACTS: &str = "contracts.toml";
pub(crate) const EXPEDITIONS: &str = "expeditions.toml";
pub(crate) const JOKERS: &str = "jokers.toml";
pub(crate) const MISSIONS: &str = "missions.toml";
pub(crate) const NUMBERS: &str = "numbers.toml";

/// The maximum of any printed number. Sums of printed numbers stay far below the limits of the state.
pub(crate) const VALUE_MAX: u8 = 60;
/// The slots of a row of boats (AR-2.4).
pub const SLOTS: usize = 5;
/// The face-up missions (AR-2.2).
pub const DISPLAY: usize = 4;
/// The piles of boats (AR-2.5).
pub const PILES: usize = 5;
/// The maximum volume of an expedition, and so of the boats at it (AR-1.4).
pub const EXPEDITION_VOLUME_MAX: usize = 8;
/// The maximum number of completed missions that a contract counts.
pub const MISSIONS_COUNTED: usize = 8;
/// The engagements a mission offers, from one turn up (AR-9.5).
pub const ENGAGEMENTS: usize = 3;

/// All data sets in use.
pub(crate) static LIBRARY: Library<Tables> = Library::new();

/// Validates a set of files and registers its tables.
pub(crate) fn load(files: &DataFiles) -> Result<DataId, DataError> {
    LIBRARY.load(files, rows::read)
}

/// The validated tables of one set of component data.
#[derive(Debug, PartialEq)]
pub struct Tables {
    /// The price by kind of boat.
    pub prices: [u8; Boat::COUNT],
    /// All standard boats.
    pub boats: Fleet,
    /// The colours of the joker boats.
    pub jokers: [[Colour; 2]; JokerId::COUNT],
    /// The expeditions.
    pub expeditions: [Expedition; ExpeditionId::COUNT],
    /// The incomes of missions, by turns of engagement from one.
    pub incomes: [[u8; ENGAGEMENTS]; MissionId::COUNT],
    /// The points of contracts, by completed missions.
    pub contracts: [[u8; MISSIONS_COUNTED + 1]; ContractId::COUNT],
    /// The other numbers.
    pub numbers: Numbers,
    /// The origin of each row: file, id and source.
    pub sources: Vec<(&'static str, String, Source)>,
}

impl Tables {
    /// The price of a boat.
    #[inline]
    pub fn price(&self, boat: Boat) -> u8 {
        self.prices[boat.index()]
    }

    /// The printed face of an expedition.
    #[inline]
    pub fn expedition(&self, expedition: ExpeditionId) -> &Expedition {
        &self.expeditions[expedition.index()]
    }

    /// The colours of a joker boat.
    #[inline]
    pub fn joker(&self, joker: JokerId) -> [Colour; 2] {
        self.jokers[joker.index()]
    }

    /// The income of a mission after this many turns; 0 for an engagement that is not offered.
    #[inline]
    pub fn income(&self, mission: MissionId, turns: u8) -> u8 {
        let turns = usize::from(turns).checked_sub(1);
        turns.and_then(|at| self.incomes[mission.index()].get(at)).copied().unwrap_or(0)
    }

    /// AR-14.2: the points of a contract for each expedition.
    #[inline]
    pub fn contract(&self, contract: ContractId, completed: u8) -> u8 {
        self.contracts[contract.index()][usize::from(completed).min(MISSIONS_COUNTED)]
    }
}

/// The points of one boat at one scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "RoiValues")]
pub struct Values {
    /// The black number: for boats of other colours than the card.
    pub off: u8,
    /// The coloured number: for boats of the card colour.
    pub coloured: u8,
}

/// A printed expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expedition {
    /// The card colour.
    pub colour: Colour,
    /// The maximum volume.
    pub volume: u8,
    /// The points by scoring.
    pub values: [Values; Scoring::ALL.len()],
}

impl Expedition {
    /// AR-12.4: the points of a boat of this colour.
    #[inline]
    pub fn points(&self, scoring: Scoring, colour: Colour) -> u8 {
        let values = self.values[scoring.index()];
        if colour == self.colour { values.coloured } else { values.off }
    }
}

/// The maximum number of coins gained at once; more could overflow a long game.
const COINS_MAX: u8 = 20;
/// The maximum number of joker cards that the solver supports.
const CARDS_MAX: u8 = COPIES_MAX;
/// The missions must suffice for the display and all hands with any number of players.
const DEALT_MAX: u8 = ((MissionId::COUNT - DISPLAY) / MAX_PLAYERS) as u8;

engine::numbers! {
    /// The other numbers of the game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
    #[ts(rename = "RoiNumbers")]
    pub struct Numbers {
        /// Coins at the start.
        pub coins_at_start: u8 => 0..=COINS_MAX,
        /// Missions dealt at the start.
        pub missions_at_start: u8 => 0..=DEALT_MAX,
        /// Coins of the action Take 2 coins.
        pub coins_taken: u8 => 1..=COINS_MAX,
        /// The price of taking a mission.
        pub mission_price: u8 => 0..=COINS_MAX,
        /// The maximum number of missions in hand.
        pub hand_limit: u8 => 1..=MissionId::COUNT as u8,
        /// The placement tax of a standard boat.
        pub tax: u8 => 0..=COINS_MAX,
        /// The placement tax of a joker boat.
        pub tax_joker: u8 => 0..=COINS_MAX,
        /// Points for a boat that is not at an expedition.
        pub points_idle_boat: u8 => 0..=COINS_MAX,
        /// Joker cards of each of two players.
        pub joker_cards_two: u8 => 0..=CARDS_MAX,
        /// Reserve cards of each of two players.
        pub reserve_cards_two: u8 => 0..=CARDS_MAX,
        /// Joker cards of each of three or four players.
        pub joker_cards: u8 => 0..=CARDS_MAX,
        /// Reserve cards of each of three or four players.
        pub reserve_cards: u8 => 0..=CARDS_MAX,
        /// The boats in each pile, without scoring cards.
        pub piles: [u8; PILES] as "pile" => 0..=u8::MAX,
        /// AR-15.1: laps without a purchase after which the game ends.
        pub idle_laps: u8 => 1..=COINS_MAX,
    }
}

impl Numbers {
    /// AR-2.9: the joker cards of each player, by number of players.
    pub fn joker_cards_for(&self, players: usize) -> u8 {
        if players == 2 { self.joker_cards_two } else { self.joker_cards }
    }

    /// AR-2.9: the reserve cards of each player, by number of players.
    pub fn reserve_cards_for(&self, players: usize) -> u8 {
        if players == 2 { self.reserve_cards_two } else { self.reserve_cards }
    }
}
