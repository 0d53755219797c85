//! Jeanne's cards and board, as printed.

use crate::data::{AUTOMA_CELLS, SOLO_LEVELS, Way};
use crate::ids::{AutomaId, Nation};
use engine::List;

/// Jeanne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Automa {
    pub cards: [AutomaCard; AutomaId::COUNT],
    /// The number of A, B and C cards, by difficulty.
    pub decks: [[u8; 3]; SOLO_LEVELS],
    /// The points of her track, by number of emptied cells minus one.
    pub cells: [u8; AUTOMA_CELLS],
    pub yellow: [bool; AUTOMA_CELLS],
    /// MA-31.20: her points for a lead in quests.
    pub lead_quests: [LeadStep; 3],
    /// MA-31.20: her points for a lead in upgrades.
    pub lead_upgrades: [LeadStep; 3],
    /// MA-31.20: her points for a lead of her explorer.
    pub lead_explorer: [LeadStep; 3],
}

/// A threshold of a lead and its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadStep {
    /// The least lead.
    pub ahead: u8,
    /// The points, which replace those of lower steps.
    pub points: u8,
}

/// One of Jeanne's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaCard {
    /// The number of stops her ship advances.
    pub steps: u8,
    /// The direction she takes at forks.
    pub way: Way,
    /// The position of the face-up card she takes, from 1.
    pub takes: u8,
    /// Her actions, in order.
    pub acts: List<AutomaAct, 3>,
}

/// An action of one of Jeanne's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub enum AutomaAct {
    /// Her explorer moves: in rounds I and II, in rounds III and IV.
    Explore(u8, u8),
    /// 1 influence.
    Influence(Nation),
    /// A Combat.
    Combat {
        influence: u8,
        /// Whether she annexes another village.
        village: bool,
    },
    /// She takes the top quest tile of the pile.
    Quest,
    /// A disc leaves her track.
    Disc,
    /// Points: in rounds I and II, in rounds III and IV.
    Points(u8, u8),
}

impl Default for AutomaAct {
    fn default() -> AutomaAct {
        AutomaAct::Points(0, 0)
    }
}
