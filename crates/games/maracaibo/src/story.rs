//! Chapters MA-15, MA-29 and MA-33: the story mode. Cards in play are checked in every scoring, read, voted on, and lead to
//! others; legacy tiles come and go (MA-30); what is left at the end of a game is its archive.
//!
//! Nothing here is random but a city tile after an epidemic. Yet every card that is met moves the dice: nobody, be it a
//! preview, a hint or a search, shall see past it, and nobody shall take back what led to it.

mod archive;
mod ballots;
mod board;
mod check;
mod follow;
mod legacy;
mod show;
mod texts;
mod vote;

use engine::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Flag, Quest, STORY_CARDS, StoryGoal, Told};
use crate::ids::{Choice, GoalId, Legacy, QuestId, StoryCard};
use crate::sets::{Cards, Legacies};
use crate::state::{MAX_PLAYERS, Maracaibo};

pub use archive::{Archive, Waiting, check_archive};
pub use board::board;
pub(crate) use check::Check;
pub(crate) use legacy::{Skull, Tile, TileDisc};
pub use show::{campaign_words, chronicle};
#[cfg(test)]
pub(crate) use texts::texts as all_texts;
pub(crate) use texts::{Spoken, card_name, option_name, told};
pub(crate) use vote::{Ballot, Decide};

/// What only the story mode has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Story {
    /// MA-33.1: with what the game began; none for the first of a campaign.
    pub given: Option<Archive>,
    /// The cards read so far, in this game and before.
    pub told: List<Told, STORY_CARDS>,
    /// The cards in play, ascending.
    pub play: List<InPlay, STORY_CARDS>,
    /// MA-29.26: cards that have left the campaign unread.
    pub left: List<StoryCard, STORY_CARDS>,
    /// MA-33.11: the end, once it is reached.
    pub epilogue: Option<StoryCard>,
    /// MA-33.2: the project cards unlocked so far.
    pub unlocked: Cards,
    /// Those of them that this game is played with.
    pub special: Cards,
    /// MA-34: the tiles that have come into play in this campaign.
    pub met: Legacies,
    /// MA-29.39: tiles that leave after the final scoring.
    pub leaving: Legacies,
    /// MA-2.5: how many story tiles have left their stack.
    pub stack: u8,
    /// MA-30.9: the discs on each legacy tile.
    pub discs: [u8; Legacy::COUNT],
    /// MA-29.13: cards whose goal is met, still to be read.
    pub due: List<StoryCard, STORY_CARDS>,
    /// MA-29.13: cards called for, still to be drawn.
    pub called: List<StoryCard, STORY_CARDS>,
    /// MA-29.36: the ballots of the vote under way, secret until all are cast. The inner none is for neither option.
    #[serde(with = "ballots")]
    pub ballots: [Option<Option<Choice>>; MAX_PLAYERS],
    /// MA-29.36: the ballots of this game's votes.
    pub tallies: List<Tally, STORY_CARDS>,
}

/// A story card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct InPlay {
    /// The story card.
    pub card: StoryCard,
    /// MA-29.39: whether its instructions have been followed, rather than waiting for the next game.
    pub followed: bool,
    /// MA-29.22: its story tile, if it has got one.
    pub tile: Option<QuestId>,
}

/// The ballots of a vote, once they are revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The card that asked.
    pub card: StoryCard,
    /// By seat: an option, or neither.
    pub ballots: [Option<Choice>; MAX_PLAYERS],
}

impl Story {
    /// MA-29.17: whether a vote has left this flag.
    pub fn has(&self, flag: Flag) -> bool {
        self.told.iter().any(|told| told.card == flag.card && told.choice == Some(flag.choice))
    }

    /// Whether a card has been read, or left the campaign unread and counts as read (MA-29.26).
    pub fn has_read(&self, card: StoryCard) -> bool {
        self.told.iter().any(|told| told.card == card) || self.left.contains(&card)
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
    pub(crate) fn tale(&self) -> &Story {
        self.story.as_ref().expect("a game of the story")
    }

    pub(crate) fn tale_mut(&mut self) -> &mut Story {
        self.story.as_mut().expect("a game of the story")
    }

    /// Whether the campaign is the one built in, whose texts are known.
    pub(crate) fn is_ours(&self) -> bool {
        self.tables().story.built_in
    }

    /// MA-29.17: what a card asks for, by the votes before it.
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

    /// What a quest or story tile asks for and pays; a story tile that belongs to no card is no quest.
    #[inline]
    pub(crate) fn quest_row(&self, quest: QuestId) -> Option<&'static Quest> {
        if !quest.is_story() {
            return Some(self.tables().quest(quest));
        }
        self.goal_of_tile(quest).map(|goal| self.tables().story.goal(goal))
    }

    /// MA-29.23, MA-31.26: who has claimed a story tile; what Jeanne claims is read by the lone player.
    pub(crate) fn claimer(&self, tile: QuestId) -> Option<Seat> {
        let seat = Seat::all(self.players.len()).find(|&seat| self.player(seat).quests.has(tile));
        let hers = self.jeanne.as_ref().is_some_and(|jeanne| jeanne.quests.has(tile));
        seat.or(hers.then_some(Seat(0)))
    }
}
