//! What is printed on Jeanne's cards and board.

use crate::data::{AUTOMA_CELLS, SOLO_LEVELS, Way};
use crate::ids::{AutomaId, Nation};
use engine::List;

/// Jeanne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automa {
    /// Her cards.
    pub cards: [AutomaCard; AutomaId::COUNT],
    /// How many A, B and C cards she has by difficulty.
    pub decks: [[u8; 3]; SOLO_LEVELS],
    /// The points of her track by emptied cells less one.
    pub cells: [u8; AUTOMA_CELLS],
    /// Which cells are yellow.
    pub yellow: [bool; AUTOMA_CELLS],
    /// What she scores for more quests: steps of a lead and points.
    pub lead_quests: [LeadStep; 3],
    /// What she scores for more upgrades.
    pub lead_upgrades: [LeadStep; 3],
    /// What she scores for an explorer ahead.
    pub lead_explorer: [LeadStep; 3],
}

/// A step of a lead: from this many ahead, this many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadStep {
    /// By how much she must be ahead.
    pub ahead: u8,
    /// What that scores, instead of lower steps.
    pub points: u8,
}

/// One of Jeanne's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutomaCard {
    /// How many stops her ship advances.
    pub steps: u8,
    /// Which way she takes at forks.
    pub way: Way,
    /// Which face-up card she takes, from 1.
    pub takes: u8,
    /// What she does, in order.
    pub acts: List<AutomaAct, 3>,
}

/// An action of one of Jeanne's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomaAct {
    /// Her explorer moves: in rounds I and II, in rounds III and IV.
    Explore(u8, u8),
    /// 1 influence.
    Influence(Nation),
    /// A Combat.
    Combat {
        /// The influence it brings.
        influence: u8,
        /// Whether she annexes a village more.
        village: bool,
    },
    /// The top quest tile of the pile.
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
