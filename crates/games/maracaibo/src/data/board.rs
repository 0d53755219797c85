//! What is printed on the board: locations, lanes, the exploration track.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::effect::Script;
use crate::ids::{Good, Legacy, Line, Nation, Place, Space};
use crate::sets::{Legacies, Places};
use engine::List;

/// What a location is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MaracaiboPlaceKind")]
pub enum PlaceKind {
    /// La Habana.
    Start,
    /// A village.
    Village,
    /// A city with an action of its own.
    City,
    /// A city that gets a tile.
    TileCity,
    /// A city that a legacy tile brings, beyond the coast.
    Inland,
    /// A homeward space: a city where every ship must stop.
    Homeward,
}

/// A location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// What it is; 17 is a village that L1 makes a city.
    pub kind: PlaceKind,
    /// The good of its market, without a tile.
    pub good: Option<Good>,
    /// The spaces of its market by the number of players less one.
    pub spaces: [u8; 4],
    /// The bonus of its flag.
    pub flag: Script,
    /// Its action, without a tile.
    pub action: Script,
    /// The space that one's explorer must have reached.
    pub explorer: Option<Space>,
    /// The legacy tile that brings it, or makes it a city.
    pub legacy: Option<Legacy>,
    /// The nation whose cube lies there at the start with one or two players.
    pub cube: Option<Nation>,
    /// The lanes that leave it.
    pub exits: List<Lane, 2>,
    /// The legacy tiles that would lie on it.
    pub laid: Legacies,
    /// Where a ship can still come from here, by any lane of any round.
    pub ahead: Places,
}

/// A lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lane {
    /// Where it leads.
    pub to: Place,
    /// Its price in movement points.
    pub cost: u8,
    /// Which way it is at a fork.
    pub way: Way,
    /// The legacy tile without which it is not there.
    pub legacy: Option<Legacy>,
    /// The legacy tile under which it costs something else, and what.
    pub dear: Option<(Legacy, u8)>,
    /// The first round in which it is open.
    pub round_first: u8,
    /// The last round in which it is open.
    pub round_last: u8,
}

impl Default for Lane {
    fn default() -> Lane {
        let to = Place::nth(0).expect("there are locations");
        Lane { to, cost: 1, way: Way::Only, legacy: None, dear: None, round_first: 1, round_last: 4 }
    }
}

/// A way at a fork.
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
pub enum Way {
    /// There is no fork.
    #[default]
    Only,
    /// The upper way.
    Upper,
    /// The lower way.
    Lower,
}

/// A space of the exploration track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplorerSpace {
    /// Where one goes from it: the short way, then the long one.
    pub next: [Option<Space>; 2],
    /// Its reward.
    pub reward: Script,
    /// Whether it holds a quest tile.
    pub quest: bool,
    /// The line that is crossed on entering it.
    pub line: Option<Line>,
    /// How many lines lie behind whoever stands here.
    pub lines: u8,
    /// The greatest number on the short way that has been reached or passed.
    pub main: u8,
}
