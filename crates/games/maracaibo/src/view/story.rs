//! The types of the story view: cards in play, votes, and the texts of cards met.

use engine::{Phrase, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::data::ReadCard;
use crate::ids::{Choice, Legacy, Place, QuestId, StoryCard};
use crate::sets::{Cards, Legacies};
use crate::story::Waiting;
use crate::view::{CardView, MaracaiboView};

/// The view of the story mode.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboStory")]
pub struct StoryView {
    /// The number of this game in its campaign, from 1.
    pub game: u8,
    /// The title of the campaign, if its texts are known.
    pub title: Option<Phrase>,
    /// The cards in play, in ascending order.
    pub cards: Vec<StoryCardView>,
    /// The cards read so far, including earlier games, in the order of reading.
    #[serde(rename = "told")]
    pub read_cards: Vec<ReadCard>,
    /// The ballots of finished votes in this game.
    pub tallies: Vec<TallyView>,
    /// The legacy tiles met in this campaign.
    pub met: Legacies,
    /// The project cards that the campaign has unlocked.
    pub unlocked: Cards,
    /// The number of story tiles left.
    pub tiles_left: u8,
    /// The epilogue, once it is reached.
    pub epilogue: Option<StoryCard>,
    /// The current vote.
    pub vote: Option<VoteView>,
    /// The texts of the cards met in this game.
    pub passages: Vec<PassageView>,
}

/// A story card in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboStoryCard")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct StoryCardView {
    pub id: StoryCard,
    /// Its number and title.
    pub name: Phrase,
    /// The location of its story tile.
    pub place: Option<Place>,
    /// Its story tile, if it has one in this game.
    pub tile: Option<QuestId>,
    /// The price, in the notation of effects.
    pub price: Option<String>,
    /// The reward, in the notation of effects.
    pub reward: Option<String>,
    /// Price and reward as text.
    pub asks: Option<Phrase>,
    /// The tiles whose disc spaces must be filled.
    pub complete: Vec<TileDiscsView>,
    /// The legacy tiles it has added.
    pub tiles: Legacies,
    /// The seat that has claimed its tile.
    pub claimed: Option<Seat>,
    /// Whether Jeanne has claimed its tile.
    pub jeanne: bool,
    /// Whether its goal is met, so that it is read in the next scoring.
    pub met: bool,
    /// Whether its instructions have been followed; otherwise they wait for the next game.
    pub followed: bool,
}

/// The discs on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboTileDiscs")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct TileDiscsView {
    pub legacy: Legacy,
    pub discs: u8,
    pub spaces: u8,
}

/// The ballots of a vote, once they are revealed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboTally")]
pub struct TallyView {
    /// The card with the vote.
    pub card: StoryCard,
    /// By seat: an option, or neither.
    pub ballots: Vec<Option<Choice>>,
}

/// A vote in progress.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboVote")]
pub struct VoteView {
    /// The card with the vote.
    pub card: StoryCard,
    /// The reader, who decides on a tie.
    pub reader: Seat,
    /// Whether ballots are being cast; otherwise the reader decides.
    pub open: bool,
    /// The seats that have not voted yet.
    pub waiting: Vec<Seat>,
    /// Whether the viewer has voted.
    pub cast: bool,
    /// The viewer's own ballot: an option, or neither.
    pub own: Option<Choice>,
}

/// The texts of a story card, as far as it has been met.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboPassage")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct PassageView {
    pub card: StoryCard,
    /// Its number and title.
    pub name: Phrase,
    /// Its title, if its texts are known.
    pub title: Option<Phrase>,
    /// The text read when it is drawn.
    pub front: Option<Phrase>,
    /// The text read when its goal is met.
    pub back: Option<Phrase>,
    /// The question of its vote.
    pub question: Option<Phrase>,
    /// The options of its vote.
    pub options: Vec<StoryOptionView>,
}

/// An option of a vote.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboStoryOption")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct StoryOptionView {
    pub choice: Choice,
    pub label: Phrase,
    /// Its description.
    pub text: Phrase,
}

/// The album of a campaign: the contents of its archive, with texts.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboChronicle")]
pub struct ChronicleView {
    /// The title of the campaign, if its texts are known.
    pub title: Option<Phrase>,
    /// The description of the campaign.
    pub about: Option<Phrase>,
    /// The number of finished games.
    pub games: u8,
    /// The cards read, in the order of reading.
    #[serde(rename = "told")]
    pub read_cards: Vec<ReadCard>,
    /// The cards in play.
    pub waiting: Vec<Waiting>,
    /// The cards in play, with their goals.
    pub goals: Vec<StoryCardView>,
    /// The legacy tiles in play.
    pub tiles: Legacies,
    /// The board at the start of the next game.
    pub board: MaracaiboView,
    /// The legacy tiles met so far.
    pub met: Legacies,
    /// The project cards unlocked.
    pub cards: Cards,
    /// The unlocked project cards as printed.
    pub special: Vec<CardView>,
    /// The epilogue, once it is reached.
    pub epilogue: Option<StoryCard>,
    /// The texts of all cards met, in the order of meeting.
    pub passages: Vec<PassageView>,
    /// Once the campaign is over: the cards that were not met.
    pub roads: Vec<PassageView>,
    /// Once the campaign is over: the sentences of met cards for other votes.
    pub echoes: Vec<EchoView>,
}

/// A sentence of a card for another vote.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MaracaiboEcho")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct EchoView {
    pub card: StoryCard,
    pub text: Phrase,
}
