//! What is still to come: decisions, and what follows by itself.

use engine::Seat;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::effect::{Origin, SYMBOLS_MAX, Symbol};
use crate::ids::{AutomaId, CardId, CombatId, Legacy, Nation, Place, QuestId, StoryCard};

/// For what a nation is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum For {
    /// So much influence.
    Influence(u8),
    /// MA-12.7: the red line.
    Line,
    /// MA-21.12: the next noble rank.
    Rank,
    /// MA-25.2.
    CubeVillage,
    /// MA-25.3.
    Colony,
    /// MA-21.11: U10.
    CubeHere,
}

/// Something that is still to come: a decision, or what follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum Step {
    /// MA-4.5: everybody splits the dealt cards.
    #[default]
    Split,
    /// MA-4.7: everybody chooses a career.
    Choose,
    /// MA-5.1: the turn is over; by itself.
    EndTurn,
    /// MA-31.4: Jeanne's turn is over; by itself.
    EndJeanne,
    /// MA-8.1: Phase C, or the draw of step 1 of a scoring.
    Draw,
    /// MA-7.3: free actions after the main action.
    Finish,
    /// MA-6.1, MA-26.5: so many points left and spent; whether it is Phase A, and whether a standing answer was changed.
    Sail { left: u8, spent: u8, again: bool, set: bool },
    /// MA-7.6: the ship stops; by itself.
    Land { spent: u8 },
    /// MA-23.11: this seat is asked.
    Host { seat: Seat },
    /// MA-7.1: the main action, with the movement points that count for it.
    Main { spent: u8 },
    /// MA-16.3: so many unused spies at a location score; by itself.
    Unused { place: Place, spies: u8 },
    /// MA-9.2: a good may be delivered.
    Deliver,
    /// MA-9.1: the city's action, after a delivery.
    City,
    /// The next atom of a script; by itself.
    Run { origin: Origin, at: u8 },
    /// One of several ways.
    Either { origin: Origin },
    /// MA-26.2: an exchange is offered.
    Offer { origin: Origin, at: u8 },
    /// MA-14.2: identical goods must be paid: which.
    Same { cards: u8 },
    /// MA-14.6: cards with these symbols must be paid.
    Settle { due: [Option<Symbol>; SYMBOLS_MAX] },
    /// MA-9.2, MA-21.14: a disc leaves the ship, for the market if it was delivered.
    Disc { market: bool },
    /// A nation is chosen.
    Nation { purpose: For },
    /// MA-25.2, MA-25.3: a village for a cube.
    Settlement { nation: Nation, colony: bool },
    /// MA-23.2: a token of one's choice.
    AnyToken,
    /// MA-25.7: spies on this card.
    SpyIncome,
    /// MA-14.1: so many village actions.
    Village { left: u8 },
    /// MA-22.3: a card that is paid for; by itself.
    Bought { card: CardId },
    /// MA-14.9: a quest tile on its way to the quest track; by itself.
    Track { quest: QuestId },
    /// MA-30.1: the next quest tile of L1, once the old one is on the quest track; by itself.
    Pier,
    /// MA-10.1: a pile of combat tokens.
    Pile,
    /// MA-10.2: the fighting nation.
    Banner { token: Option<CombatId> },
    /// MA-10.10: a Combat with so much combat value.
    Fight { token: Option<CombatId>, nation: Nation, value: u8 },
    /// MA-12.1: the explorer moves.
    Explore { left: u8, moved: bool },
    /// MA-12.4: the move is over; by itself.
    Arrive,
    /// MA-12.5: the quest of the space may be fulfilled.
    SpaceQuest,
    /// MA-31.8: Jeanne has stopped; by itself.
    JeanneActs { card: AutomaId },
    /// MA-18.2: step 1 of a scoring: who triggered it (Jeanne, if she did), and how many have been asked; by itself.
    Score { first: Seat, jeanne: bool, asked: u8 },
    /// MA-18.2: a purchase or points.
    Purchase,
    /// MA-30.9: a disc tile may be used.
    Tile { legacy: Legacy },
    /// MA-30.9: a disc for a tile that is paid for.
    TileDisc { legacy: Legacy },
    /// MA-29.12: a skull tile may be removed.
    Skull,
    /// MA-29.13: the story cards are checked, by who ended the round; by itself.
    Check { first: Seat, jeanne: bool },
    /// MA-29.36: everybody votes on what this card asks.
    Ballot { card: StoryCard },
    /// MA-29.37, MA-29.41: the reader decides.
    Decide { card: StoryCard },
}

/// What part of the game is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(rename = "MaracaiboStage")]
pub enum Stage {
    /// MA-4.5: the dealt cards are split.
    Split,
    /// MA-4.7: careers are chosen.
    Careers,
    /// MA-6: Phase A.
    Sail,
    /// MA-7: Phase B.
    Act,
    /// MA-8: Phase C.
    Draw,
    /// MA-31: Jeanne's turn.
    Jeanne,
    /// MA-18, MA-19: a scoring.
    Scoring,
    /// The game is over.
    Over,
}

impl Stage {
    /// Its id.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What a turn under way still promises whoever acts: for evaluations, which compare positions within turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Prospects {
    /// Main actions that are still to come.
    pub mains: u8,
    /// Village actions that are left.
    pub villages: u8,
    /// Combats whose token is still to be revealed.
    pub fights: u8,
    /// Combat value that is left in Combats.
    pub value: u8,
    /// Spaces that the explorer may still move.
    pub spaces: u8,
    /// Discs, influence and other single things still to be chosen.
    pub gains: u8,
}

impl Prospects {
    fn add(&mut self, step: Step) {
        match step {
            Step::Sail { .. } | Step::Main { .. } => self.mains += 1,
            Step::Village { left } => self.villages += left,
            Step::Pile | Step::Banner { .. } => self.fights += 1,
            Step::Fight { value, .. } => self.value += value,
            Step::Explore { left, .. } => self.spaces += left,
            Step::Deliver | Step::City | Step::Either { .. } | Step::Offer { .. } | Step::SpaceQuest => {
                self.gains += 1
            }
            Step::Tile { .. } | Step::TileDisc { .. } | Step::Skull => self.gains += 1,
            Step::Disc { .. } | Step::Nation { .. } | Step::Settlement { .. } | Step::AnyToken => {
                self.gains += 1
            }
            Step::Bought { .. } | Step::Track { .. } | Step::Run { .. } | Step::Purchase => self.gains += 1,
            Step::Split
            | Step::Choose
            | Step::EndTurn
            | Step::EndJeanne
            | Step::Draw
            | Step::Finish
            | Step::Land { .. }
            | Step::Host { .. }
            | Step::Unused { .. }
            | Step::Pier
            | Step::Same { .. }
            | Step::Settle { .. }
            | Step::SpyIncome
            | Step::Arrive
            | Step::JeanneActs { .. }
            | Step::Score { .. }
            | Step::Check { .. }
            | Step::Ballot { .. }
            | Step::Decide { .. } => (),
        }
    }
}

impl crate::state::Maracaibo {
    /// What the turn under way still promises whoever acts.
    pub fn prospects(&self) -> Prospects {
        let mut prospects = Prospects::default();
        self.steps.iter().for_each(|&step| prospects.add(step));
        prospects
    }

    /// Whether the pending decision begins something.
    pub(crate) fn rests(&self, _: Seat) -> bool {
        matches!(
            self.step(),
            None | Some(
                Step::Split
                    | Step::Choose
                    | Step::Sail { spent: 0, .. }
                    | Step::Main { .. }
                    | Step::Village { .. }
                    | Step::Finish
                    | Step::Draw
                    | Step::Host { .. }
                    | Step::Tile { .. }
                    | Step::Ballot { .. }
                    | Step::Decide { .. }
                    | Step::Purchase
            )
        )
    }

    /// Whether the options of the seat depend on its hand, which the others do not see.
    pub(crate) fn hides(&self, seat: Seat) -> bool {
        let Some(step) = self.step().filter(|_| self.awaits(seat)) else { return false };
        match step {
            Step::Split | Step::Choose | Step::Ballot { .. } => true,
            Step::Main { .. }
            | Step::Deliver
            | Step::City
            | Step::Offer { .. }
            | Step::Same { .. }
            | Step::Settle { .. }
            | Step::Village { .. }
            | Step::SpaceQuest
            | Step::Tile { .. }
            | Step::Purchase => !self.player(seat).hand.is_empty(),
            Step::EndTurn
            | Step::EndJeanne
            | Step::Draw
            | Step::Finish
            | Step::Sail { .. }
            | Step::Land { .. }
            | Step::Host { .. }
            | Step::Unused { .. }
            | Step::Run { .. }
            | Step::Either { .. }
            | Step::Disc { .. }
            | Step::Nation { .. }
            | Step::Settlement { .. }
            | Step::AnyToken
            | Step::SpyIncome
            | Step::Bought { .. }
            | Step::Track { .. }
            | Step::Pier
            | Step::Pile
            | Step::Banner { .. }
            | Step::Fight { .. }
            | Step::Explore { .. }
            | Step::Arrive
            | Step::JeanneActs { .. }
            | Step::Score { .. }
            | Step::TileDisc { .. }
            | Step::Skull
            | Step::Check { .. }
            | Step::Decide { .. } => false,
        }
    }
}
