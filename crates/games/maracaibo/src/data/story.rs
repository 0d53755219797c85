//! The story campaign: cards that are drawn one after another, what they bring, ask for and lead to.

use std::fmt;

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::data::{Quest, QuestSpot};
use crate::ids::{Choice, GoalId, Place, StoryCard};
use crate::sets::{Cards, Legacies};

/// A campaign has at most this many cards.
pub const STORY_CARDS: usize = 48;

/// MA-29.33: where everybody may stop, and no round begins or ends.
pub(crate) fn is_open(place: Place) -> bool {
    ![Place::HABANA, Place::INLAND, Place::LAKE].contains(&place) && place < Place::HOME_20
}

/// A campaign.
#[derive(Debug, PartialEq)]
pub struct Campaign {
    /// MA-33.2: what tells it from others.
    pub fingerprint: Fingerprint,
    /// MA-4.3: the card with which it begins.
    pub first: StoryCard,
    /// The cards, in ascending order.
    pub cards: Vec<StoryRow>,
    /// What cards ask for and pay, where that is a quest.
    pub goals: Vec<Quest>,
    /// MA-29.17: what votes leave, by name.
    pub flags: Vec<(String, Flag)>,
    /// Whether it is the campaign built in, whose texts are known.
    pub built_in: bool,
}

impl Campaign {
    /// A card, if the campaign has it.
    pub fn find(&self, card: StoryCard) -> Option<&StoryRow> {
        self.cards.binary_search_by_key(&card, |row| row.id).ok().map(|at| &self.cards[at])
    }

    /// A card of the campaign.
    pub fn card(&self, card: StoryCard) -> &StoryRow {
        self.find(card).expect("a card of the campaign")
    }

    /// What a card asks for and pays.
    pub fn goal(&self, goal: GoalId) -> &Quest {
        &self.goals[goal.index()]
    }
}

/// A story card.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryRow {
    /// Its number.
    pub id: StoryCard,
    /// The legacy tiles it adds.
    pub tiles: Legacies,
    /// Where its story tile goes.
    pub story_at: Option<Place>,
    /// Its quests by number of players.
    pub quests: Vec<QuestSpot>,
    /// What it asks for.
    pub goal: StoryGoal,
    /// The legacy tiles that leave when it has been read.
    pub remove: Legacies,
    /// MA-29.19: the project cards it unlocks.
    pub discard: Cards,
    /// What follows without a vote.
    pub next: Vec<StoryCard>,
    /// MA-29.5: what follows by a vote.
    pub vote: Option<[StoryOption; 2]>,
    /// MA-29.16: the groups of which one card each must have been read.
    pub join: Vec<Vec<StoryCard>>,
    /// MA-29.17: what an earlier vote adds.
    pub echoes: Vec<Echo>,
}

impl StoryRow {
    /// All tiles that it may bring.
    pub fn brings(&self) -> Legacies {
        self.echoes.iter().fold(self.tiles, |all, echo| all | echo.tiles)
    }
}

/// What a story card asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoryGoal {
    /// MA-15.1: its story tile, claimed by paying a price.
    Quest(GoalId),
    /// MA-29.24: every disc space of these tiles.
    Complete(Legacies),
    /// MA-33.11: nothing: the campaign ends.
    End,
}

/// An option of a vote.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryOption {
    /// The cards that it draws; some of them only by an earlier vote.
    pub next: Vec<(Option<Flag>, StoryCard)>,
}

/// MA-29.17: what a vote leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The card with the vote.
    pub card: StoryCard,
    /// The option that was chosen.
    pub choice: Choice,
}

/// What an earlier vote adds to a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Echo {
    /// The vote.
    pub flag: Flag,
    /// More tiles.
    pub tiles: Legacies,
    /// More quests.
    pub quests: Vec<QuestSpot>,
    /// Another goal.
    pub goal: Option<GoalId>,
}

/// A card that has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "MaracaiboTold")]
pub struct Told {
    /// The story card.
    pub card: StoryCard,
    /// In which game of the campaign, from 1.
    pub game: u8,
    /// In which round.
    pub round: u8,
    /// Who read it.
    pub seat: Seat,
    /// What the vote chose, once it is decided.
    pub choice: Option<Choice>,
}

impl Default for Told {
    fn default() -> Told {
        Told { card: StoryCard::default(), game: 1, round: 1, seat: Seat(0), choice: None }
    }
}

/// The name of a campaign among others: the hash of its component file.
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
