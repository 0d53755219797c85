//! Chapters MA-15, MA-29 and MA-33: the story mode. In every scoring the cards in play are checked, read and voted
//! on, and new ones are drawn. Legacy tiles are added and removed (MA-30). The archive carries the result to the next
//! game.
//!
//! Only the city tile after an epidemic is random here. Still, every revealed card advances the dice: then undo,
//! previews, hints and searches cannot look past it.

mod archive;
mod ballots;
mod board;
mod campaign;
mod check;
mod follow;
mod legacy;
mod show;
mod texts;
mod vote;

use engine::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Flag, Quest, ReadCard, STORY_CARDS, StoryGoal};
use crate::ids::{Choice, GoalId, Legacy, QuestId, StoryCard};
use crate::sets::{Cards, Legacies};
use crate::state::{MAX_PLAYERS, Maracaibo};

pub use archive::{Archive, Waiting};
pub(crate) use board::board;
pub(crate) use campaign::StoryCampaign;
pub(crate) use check::Check;
pub(crate) use legacy::{Skull, Tile, TileDisc};
#[cfg(test)]
pub(crate) use show::chronicle;
#[cfg(test)]
pub(crate) use texts::texts as all_texts;
pub(crate) use texts::{TextPart, card_name, option_name, part_text};
pub(crate) use vote::{Ballot, Decide};

/// The state of the story mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Story {
    /// MA-33.1: the archive with which the game began; `None` for the first game of a campaign.
    pub given: Option<Archive>,
    /// The cards read so far, in this and earlier games.
    #[serde(rename = "told")]
    pub read_cards: List<ReadCard, STORY_CARDS>,
    /// The cards in play, in ascending order.
    pub play: List<InPlay, STORY_CARDS>,
    /// MA-29.26: the cards that left the campaign unread.
    pub left: List<StoryCard, STORY_CARDS>,
    /// MA-33.11: the epilogue, once it is reached.
    pub epilogue: Option<StoryCard>,
    /// MA-33.2: the project cards unlocked so far.
    pub unlocked: Cards,
    /// The unlocked project cards used in this game.
    pub special: Cards,
    /// MA-34: the legacy tiles met in this campaign.
    pub met: Legacies,
    /// MA-29.39: the tiles that leave after the final scoring.
    pub leaving: Legacies,
    /// MA-2.5: the number of story tiles drawn from their stack.
    pub stack: u8,
    /// MA-30.9: the number of discs on each legacy tile.
    pub discs: [u8; Legacy::COUNT],
    /// MA-29.13: the cards whose goal is met and that are not read yet.
    pub due: List<StoryCard, STORY_CARDS>,
    /// MA-29.13: the cards to be drawn next.
    pub called: List<StoryCard, STORY_CARDS>,
    /// MA-29.36: the ballots of the current vote, secret until all are cast. The inner `None` votes for neither
    /// option.
    #[serde(with = "ballots")]
    pub ballots: [Option<Option<Choice>>; MAX_PLAYERS],
    /// MA-29.36: the ballots of finished votes in this game.
    pub tallies: List<Tally, STORY_CARDS>,
}

/// A story card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct InPlay {
    pub card: StoryCard,
    /// MA-29.39: whether its instructions have been followed; otherwise they wait for the next game.
    pub followed: bool,
    /// MA-29.22: its story tile, if it has one.
    pub tile: Option<QuestId>,
}

/// The ballots of a vote, once they are revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The card with the vote.
    pub card: StoryCard,
    /// By seat: an option, or neither.
    pub ballots: [Option<Choice>; MAX_PLAYERS],
}

impl Story {
    /// MA-29.17: whether a vote has set this flag.
    pub fn has(&self, flag: Flag) -> bool {
        self.read_cards.iter().any(|read| read.card == flag.card && read.choice == Some(flag.choice))
    }

    /// Whether a card has been read, or has left the campaign unread and so counts as read (MA-29.26).
    pub fn has_read(&self, card: StoryCard) -> bool {
        self.read_cards.iter().any(|read| read.card == card) || self.left.contains(&card)
    }

    /// MA-29.18: whether a card has been drawn.
    pub fn has_drawn(&self, card: StoryCard) -> bool {
        self.has_read(card) || self.play.iter().any(|one| one.card == card) || self.epilogue == Some(card)
    }

    /// The number of this game in its campaign, from 1.
    pub fn game(&self) -> u8 {
        self.given.map_or(0, |archive| archive.games) + 1
    }

    /// The card of a story tile.
    pub fn card_of(&self, tile: QuestId) -> Option<StoryCard> {
        self.play.iter().find(|one| one.tile == Some(tile)).map(|one| one.card)
    }
}

impl Maracaibo {
    pub(crate) fn story_state(&self) -> &Story {
        self.story.as_ref().expect("a game in story mode")
    }

    pub(crate) fn story_state_mut(&mut self) -> &mut Story {
        self.story.as_mut().expect("a game in story mode")
    }

    /// Whether the campaign is the built-in one, which has texts.
    pub(crate) fn is_built_in_campaign(&self) -> bool {
        self.tables().story.built_in
    }

    /// MA-29.17: the goal of a card, which depends on earlier votes.
    pub fn story_goal(&self, card: StoryCard) -> StoryGoal {
        let row = self.tables().story.card(card);
        let echo =
            |story: &Story| row.echoes.iter().filter(|echo| story.has(echo.flag)).find_map(|echo| echo.goal);
        match self.story.as_deref().and_then(echo) {
            Some(goal) => StoryGoal::Quest(goal),
            None => row.goal,
        }
    }

    /// MA-15.1: the quest of a story tile.
    pub(crate) fn goal_of_tile(&self, tile: QuestId) -> Option<GoalId> {
        let card = self.story.as_ref()?.card_of(tile)?;
        match self.story_goal(card) {
            StoryGoal::Quest(goal) => Some(goal),
            StoryGoal::Complete(_) | StoryGoal::End => None,
        }
    }

    /// The price and reward of a quest or story tile; `None` for a story tile without a card.
    #[inline]
    pub(crate) fn quest_row(&self, quest: QuestId) -> Option<&'static Quest> {
        if !quest.is_story() {
            return Some(self.tables().quest(quest));
        }
        self.goal_of_tile(quest).map(|goal| self.tables().story.goal(goal))
    }

    /// MA-29.23, MA-31.26: the reader of a claimed story tile. The solo player reads a card that Jeanne claims.
    pub(crate) fn claimer(&self, tile: QuestId) -> Option<Seat> {
        let seat = Seat::all(self.players.len()).find(|&seat| self.player(seat).quests.has(tile));
        let hers = self.jeanne.as_ref().is_some_and(|jeanne| jeanne.quests.has(tile));
        seat.or(hers.then_some(Seat(0)))
    }
}
