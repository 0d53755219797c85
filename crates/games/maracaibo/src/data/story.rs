//! The story campaign: its cards, their tiles and goals, and the cards that follow.

use std::fmt;

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::data::{Quest, QuestSpot};
use crate::ids::{Choice, GoalId, Place, StoryCard};
use crate::sets::{Cards, Legacies};

/// The most cards of a campaign.
pub const STORY_CARDS: usize = 48;

/// MA-29.33: whether all players may stop there, and no round begins or ends there.
pub(crate) fn is_open(place: Place) -> bool {
    ![Place::HABANA, Place::INLAND, Place::LAKE].contains(&place) && place < Place::HOME_20
}

/// A campaign.
#[derive(Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Campaign {
    /// MA-33.2: its identity.
    pub fingerprint: Fingerprint,
    /// MA-4.3: the first card.
    pub first: StoryCard,
    pub cards: Vec<StoryRow>,
    /// The prices and rewards of cards whose goal is a quest.
    pub goals: Vec<Quest>,
    /// MA-29.17: the flags set by votes, by name.
    pub flags: Vec<(String, Flag)>,
    /// Whether it is the built-in campaign, which has texts.
    pub built_in: bool,
}

impl Campaign {
    /// A card, if the campaign has it.
    pub fn find(&self, card: StoryCard) -> Option<&StoryRow> {
        self.cards.binary_search_by_key(&card, |row| row.id).ok().map(|at| &self.cards[at])
    }

    /// A card. Panics if the campaign does not have it.
    pub fn card(&self, card: StoryCard) -> &StoryRow {
        self.find(card).expect("a card of the campaign")
    }

    /// The price and reward of a goal.
    pub fn goal(&self, goal: GoalId) -> &Quest {
        &self.goals[goal.index()]
    }
}

/// A story card.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct StoryRow {
    pub id: StoryCard,
    /// The legacy tiles it adds.
    pub tiles: Legacies,
    /// The location of its story tile.
    pub story_at: Option<Place>,
    /// Its quests by number of players.
    pub quests: Vec<QuestSpot>,
    /// Its goal.
    pub goal: StoryGoal,
    /// The legacy tiles it removes when it is read.
    pub remove: Legacies,
    /// MA-29.19: the project cards it unlocks.
    pub discard: Cards,
    /// The cards that follow without a vote.
    pub next: Vec<StoryCard>,
    /// MA-29.5: the options of its vote.
    pub vote: Option<[StoryOption; 2]>,
    /// MA-29.16: the groups of which one card each must have been read.
    pub join: Vec<Vec<StoryCard>>,
    /// MA-29.17: additions that depend on an earlier vote.
    pub echoes: Vec<Echo>,
}

impl StoryRow {
    /// All legacy tiles it may add.
    pub fn brings(&self) -> Legacies {
        self.echoes.iter().fold(self.tiles, |all, echo| all | echo.tiles)
    }
}

/// The goal of a story card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryGoal {
    /// MA-15.1: its story tile, claimed by paying a price.
    Quest(GoalId),
    /// MA-29.24: every disc space of these tiles is filled.
    Complete(Legacies),
    /// MA-33.11: an epilogue has no goal; the campaign ends.
    End,
}

/// An option of a vote.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryOption {
    /// The cards it draws, each possibly only after an earlier vote.
    pub next: Vec<(Option<Flag>, StoryCard)>,
}

/// MA-29.17: a flag set by a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Flag {
    /// The card with the vote.
    pub card: StoryCard,
    pub choice: Choice,
}

/// MA-29.17: the additions of an earlier vote to a card.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Echo {
    pub flag: Flag,
    /// More tiles.
    pub tiles: Legacies,
    /// More quests.
    pub quests: Vec<QuestSpot>,
    /// A goal that replaces the card's own.
    pub goal: Option<GoalId>,
}

/// A card that has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "MaracaiboTold")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct ReadCard {
    /// The story card.
    pub card: StoryCard,
    /// The game of the campaign, from 1.
    pub game: u8,
    pub round: u8,
    /// The reader.
    pub seat: Seat,
    /// The chosen option, once the vote is decided.
    pub choice: Option<Choice>,
}

impl Default for ReadCard {
    fn default() -> ReadCard {
        ReadCard { card: StoryCard::default(), game: 1, round: 1, seat: Seat(0), choice: None }
    }
}

/// The identity of a campaign: a hash of its component file.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Fingerprint(pub [u8; 16]);

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fingerprint, D::Error> {
        let text = String::deserialize(deserializer)?;
        let hash: engine::DataHash = text.parse().map_err(de::Error::custom)?;
        Ok(Fingerprint(hash.0))
    }
}

engine::written_as!(Fingerprint, "string");
