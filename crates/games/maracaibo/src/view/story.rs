//! The types of what one viewer may see of the story: the cards in play, votes, and the words of what has been met.

use engine::{Phrase, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::data::Told;
use crate::ids::{Choice, Legacy, Place, QuestId, StoryCard};
use crate::sets::{Cards, Legacies};
use crate::story::Waiting;
use crate::view::{CardView, MaracaiboView};

/// What only the story mode has.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboStory")]
pub struct StoryView {
    /// The number of this game in its campaign, from 1.
    pub game: u8,
    /// The title of the campaign, if its words are known.
    pub title: Option<Phrase>,
    /// The cards in play, ascending.
    pub cards: Vec<StoryCardView>,
    /// The cards read so far, in the order of reading, in earlier games too.
    pub told: Vec<Told>,
    /// The ballots of this game's votes.
    pub tallies: Vec<TallyView>,
    /// The legacy tiles met in this campaign.
    pub met: Legacies,
    /// The project cards that the campaign has unlocked.
    pub unlocked: Cards,
    /// How many story tiles are left.
    pub tiles_left: u8,
    /// The epilogue, once it is reached.
    pub epilogue: Option<StoryCard>,
    /// The vote under way.
    pub vote: Option<VoteView>,
    /// The words of the cards that this game has met.
    pub passages: Vec<PassageView>,
}

/// A story card in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboStoryCard")]
pub struct StoryCardView {
    /// The story card.
    pub id: StoryCard,
    /// Its number and title.
    pub name: Phrase,
    /// Where its story tile is claimed.
    pub place: Option<Place>,
    /// Its story tile, if it has got one in this game.
    pub tile: Option<QuestId>,
    /// What claiming it costs, in the notation of effects.
    pub price: Option<String>,
    /// What it pays, in the notation of effects.
    pub reward: Option<String>,
    /// Both in words.
    pub asks: Option<Phrase>,
    /// The tiles that must be full.
    pub complete: Vec<TileDiscsView>,
    /// The legacy tiles that it has brought.
    pub tiles: Legacies,
    /// Who has claimed its tile.
    pub claimed: Option<Seat>,
    /// Whether Jeanne has.
    pub jeanne: bool,
    /// Whether its goal is met: then it is read in the next scoring.
    pub met: bool,
    /// Whether its instructions have been followed, rather than waiting for the next game.
    pub followed: bool,
}

/// The discs on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboTileDiscs")]
pub struct TileDiscsView {
    /// Which tile.
    pub legacy: Legacy,
    /// The discs on it.
    pub discs: u8,
    /// Its spaces.
    pub spaces: u8,
}

/// The ballots of a vote, once they are revealed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboTally")]
pub struct TallyView {
    /// The card that asked.
    pub card: StoryCard,
    /// By seat: an option, or neither.
    pub ballots: Vec<Option<Choice>>,
}

/// A vote under way.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboVote")]
pub struct VoteView {
    /// The card that asks.
    pub card: StoryCard,
    /// Who has read it, and decides on a tie.
    pub reader: Seat,
    /// Whether ballots are being cast, rather than the reader deciding.
    pub open: bool,
    /// Whose ballot is awaited.
    pub waiting: Vec<Seat>,
    /// Whether the viewer has cast one.
    pub cast: bool,
    /// The viewer's own ballot: an option, or neither.
    pub own: Option<Choice>,
}

/// What a story card says, as far as it has been met.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboPassage")]
pub struct PassageView {
    /// The card.
    pub card: StoryCard,
    /// Its number and title.
    pub name: Phrase,
    /// Its title, if its words are known.
    pub title: Option<Phrase>,
    /// What is read when it is drawn.
    pub front: Option<Phrase>,
    /// What is read when its goal is met.
    pub back: Option<Phrase>,
    /// What it asks of everybody.
    pub question: Option<Phrase>,
    /// What they may choose.
    pub options: Vec<StoryOptionView>,
}

/// An option of a vote.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboStoryOption")]
pub struct StoryOptionView {
    /// The choice.
    pub choice: Choice,
    /// Its name.
    pub label: Phrase,
    /// What it means.
    pub text: Phrase,
}

/// What a campaign has told so far: what its archive remembers, with the words.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboChronicle")]
pub struct ChronicleView {
    /// The title of the campaign, if its words are known.
    pub title: Option<Phrase>,
    /// What it is about.
    pub about: Option<Phrase>,
    /// How many games have been finished.
    pub games: u8,
    /// The cards read, in the order of reading.
    pub told: Vec<Told>,
    /// The cards in play.
    pub waiting: Vec<Waiting>,
    /// The cards in play, with what they ask for.
    pub goals: Vec<StoryCardView>,
    /// The legacy tiles in play.
    pub tiles: Legacies,
    /// The board between two games, with what the next one finds on it.
    pub board: MaracaiboView,
    /// The legacy tiles met so far.
    pub met: Legacies,
    /// The project cards unlocked.
    pub cards: Cards,
    /// The same as printed.
    pub special: Vec<CardView>,
    /// The epilogue, once it is reached.
    pub epilogue: Option<StoryCard>,
    /// The words of all cards met, in the order of meeting.
    pub passages: Vec<PassageView>,
    /// Once the campaign is over: the cards that it has not met.
    pub roads: Vec<PassageView>,
    /// Once the campaign is over: what the cards met would have said after other votes.
    pub echoes: Vec<EchoView>,
}

/// A sentence of a card that other votes would have brought.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboEcho")]
pub struct EchoView {
    /// The card.
    pub card: StoryCard,
    /// The sentence.
    pub text: Phrase,
}
