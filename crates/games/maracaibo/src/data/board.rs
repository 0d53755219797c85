//! The board as printed: locations, lanes, the exploration track.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::effect::Script;
use crate::ids::{Good, Legacy, Line, Nation, Place, Space};
use crate::sets::{Legacies, Places};
use engine::List;

/// The kind of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MaracaiboPlaceKind")]
pub enum PlaceKind {
    /// La Habana.
    Start,
    /// A village.
    Village,
    /// A city with a printed action.
    City,
    /// A city that takes a city tile.
    TileCity,
    /// A city that a legacy tile adds inland.
    Inland,
    /// A homeward space: a city where every ship must stop.
    Homeward,
}

/// A location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Location {
    /// The kind. Location 17 is a village, which L1 turns into a city.
    pub kind: PlaceKind,
    /// The good of its market, unless it takes a tile.
    pub good: Option<Good>,
    /// The number of market spaces, by number of players minus one.
    pub spaces: [u8; 4],
    pub flag: Script,
    /// Its action, unless it takes a tile.
    pub action: Script,
    /// The space that the player's explorer must have reached.
    pub explorer: Option<Space>,
    /// The legacy tile that adds it or turns it into a city.
    pub legacy: Option<Legacy>,
    /// MA-2.16: the nation whose cube starts there with one or two players.
    pub cube: Option<Nation>,
    pub exits: List<Lane, 2>,
    /// The legacy tiles that belong on it.
    pub laid: Legacies,
    /// The locations that a ship can still reach from here, in any round.
    pub ahead: Places,
}

/// A lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Lane {
    pub to: Place,
    pub cost: u8,
    /// Its direction at a fork.
    pub way: Way,
    /// The legacy tile that adds it.
    pub legacy: Option<Legacy>,
    /// The legacy tile that changes its price, and that price.
    pub dear: Option<(Legacy, u8)>,
    pub round_first: u8,
    pub round_last: u8,
}

impl Default for Lane {
    fn default() -> Lane {
        let to = Place::nth(0).expect("there are locations");
        Lane { to, cost: 1, way: Way::Only, legacy: None, dear: None, round_first: 1, round_last: 4 }
    }
}

/// A direction at a fork.
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
    Default,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MaracaiboWay")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum Way {
    /// No fork.
    #[default]
    Only,
    Upper,
    Lower,
}

/// A space of the exploration track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct ExplorerSpace {
    /// The next spaces: the short branch, then the long one.
    pub next: [Option<Space>; 2],
    pub reward: Script,
    /// Whether it holds a quest tile.
    pub quest: bool,
    /// The line crossed on entering it.
    pub line: Option<Line>,
    /// The number of lines crossed up to here.
    pub lines: u8,
    /// The highest space of the short branch that is reached or passed here.
    pub main: u8,
}
