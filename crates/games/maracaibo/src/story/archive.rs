//! MA-33: the archive, which carries a campaign from one game to the next.

use engine::{DataId, Journal, List, Phrase, SetupError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{Campaign, Fingerprint, Flag, LIBRARY, ReadCard, STORY_CARDS, StoryGoal, Tables};
use crate::event::Event;
use crate::ids::{Legacy, StoryCard};
use crate::sets::{Cards, Legacies};
use crate::state::{Maracaibo, Mode, Options};
use crate::story::{InPlay, Story};

/// The state of a campaign between two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "MaracaiboArchive")]
pub struct Archive {
    /// MA-33.2 (a): the campaign.
    pub campaign: Fingerprint,
    /// MA-33.2 (b): the number of finished games.
    pub games: u8,
    /// MA-33.2 (c), (d): the cards read, in the order of reading, with the chosen options.
    #[ts(as = "Vec<ReadCard>")]
    #[serde(rename = "told")]
    pub read_cards: List<ReadCard, STORY_CARDS>,
    /// MA-33.2 (e): the cards in play, in ascending order.
    #[ts(as = "Vec<Waiting>")]
    pub play: List<Waiting, STORY_CARDS>,
    /// MA-33.2 (f): the legacy tiles in play.
    pub tiles: Legacies,
    /// MA-34: the legacy tiles met so far.
    pub met: Legacies,
    /// MA-33.2 (g): the project cards unlocked.
    pub cards: Cards,
    /// MA-29.26: the cards that left unread.
    #[ts(as = "Vec<StoryCard>")]
    pub left: List<StoryCard, STORY_CARDS>,
    /// MA-33.2 (h): the epilogue, once it is reached.
    pub epilogue: Option<StoryCard>,
}

/// A card in play, between games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "MaracaiboWaiting")]
#[allow(missing_docs, reason = "the names are self-explanatory")]
pub struct Waiting {
    pub card: StoryCard,
    /// Whether its instructions have been followed. They have not if it was drawn in the final scoring.
    pub followed: bool,
}

/// A setup error; `reason` is part of a message id.
fn refuse(reason: &'static str) -> SetupError {
    SetupError::Option { option: "campaign", reason: Phrase::new(reason) }
}

fn ensure(holds: bool, reason: &'static str) -> Result<(), SetupError> {
    if holds { Ok(()) } else { Err(refuse(reason)) }
}

impl Archive {
    /// MA-33.10: checks that the archive is consistent and belongs to this campaign.
    pub(crate) fn check(&self, campaign: &Campaign) -> Result<(), SetupError> {
        let Archive { campaign: name, games: _, read_cards, play, tiles, met, cards, left, epilogue } = self;
        ensure(*name == campaign.fingerprint, "ma-archive-other")?;
        let mut seen: Vec<StoryCard> = read_cards.iter().map(|read| read.card).collect();
        seen.extend(play.iter().map(|one| one.card));
        seen.extend(left.iter());
        seen.extend(epilogue);
        ensure(seen.iter().all(|&card| campaign.find(card).is_some()), "ma-archive-unknown")?;
        seen.sort();
        ensure(seen.windows(2).all(|pair| pair[0] != pair[1]), "ma-archive-twice")?;
        let ends = |card: StoryCard| campaign.card(card).goal == StoryGoal::End;
        ensure(play.iter().all(|one| !ends(one.card)), "ma-archive-epilogue")?;
        ensure(read_cards.iter().all(|read| !ends(read.card)), "ma-archive-epilogue")?;
        ensure(epilogue.is_none_or(ends), "ma-archive-epilogue")?;
        ensure(play.windows(2).all(|pair| pair[0].card < pair[1].card), "ma-archive-order")?;
        let voted =
            read_cards.iter().all(|read| read.choice.is_some() == campaign.card(read.card).vote.is_some());
        ensure(voted, "ma-archive-vote")?;
        let games = read_cards.iter().all(|read| {
            (1..=self.games).contains(&read.game) && (1..=4).contains(&read.round) && read.seat.index() < 4
        });
        ensure(games, "ma-archive-game")?;
        let brought = read_cards
            .iter()
            .map(|read| read.card)
            .chain(play.iter().map(|one| one.card))
            .chain(left.iter().copied());
        let brought = brought.fold(Legacies::NONE, |all, card| all | campaign.card(card).brings());
        ensure((*tiles - brought).is_empty() && (*met - brought).is_empty(), "ma-archive-tile")?;
        ensure((*tiles - *met).is_empty(), "ma-archive-tile")?;
        // A followed card does not place its tiles again. Without them its goal could never be met.
        let flag = |flag: Flag| {
            read_cards.iter().any(|read| read.card == flag.card && read.choice == Some(flag.choice))
        };
        let can_be_met = |one: &Waiting| {
            let row = campaign.card(one.card);
            let replaced = row.echoes.iter().any(|echo| echo.goal.is_some() && flag(echo.flag));
            match row.goal {
                StoryGoal::Complete(wanted) if one.followed && !replaced => (wanted - *tiles).is_empty(),
                StoryGoal::Complete(_) | StoryGoal::Quest(_) | StoryGoal::End => true,
            }
        };
        ensure(play.iter().all(can_be_met), "ma-archive-goal")?;
        let unlocked =
            read_cards.iter().fold(Cards::NONE, |all, read| all | campaign.card(read.card).discard);
        ensure((*cards - unlocked).is_empty(), "ma-archive-project")?;
        ensure(!play.is_empty() || epilogue.is_some(), "ma-archive-empty")?;
        ensure(play.is_empty() || epilogue.is_none(), "ma-archive-epilogue")
    }
}

/// MA-33.10: checks that an archive is consistent and belongs to the campaign of these component files.
pub(crate) fn check_archive(data: DataId, archive: &Archive) -> Result<(), Phrase> {
    let other = || Phrase::new("ma-archive-other");
    let tables = LIBRARY.has(data).then(|| LIBRARY.get(data)).ok_or_else(other)?;
    archive.check(&tables.story).map_err(|error| match error {
        SetupError::Option { reason, .. } => reason,
        SetupError::Seats { .. } | SetupError::Alone { .. } | SetupError::Data => other(),
    })
}

impl Story {
    /// The story state at the start of a game. Rejects invalid options (MA-33.5, MA-33.10, MA-33.11).
    pub(crate) fn begin(tables: &Tables, options: &Options) -> Result<Option<Box<Story>>, SetupError> {
        match options.mode {
            Mode::Classic if options.campaign.is_some() => {
                return Err(refuse("ma-archive-classic"));
            }
            Mode::Classic => return Ok(None),
            Mode::Story => (),
        }
        // MA-33.5: levels belong to the classic mode.
        if options.level != Options::default().level {
            return Err(SetupError::Option { option: "level", reason: Phrase::new("ma-archive-level") });
        }
        let given = options.campaign.as_deref().copied();
        if let Some(archive) = &given {
            archive.check(&tables.story)?;
            ensure(archive.epilogue.is_none(), "ma-archive-over")?;
            ensure(archive.games < u8::MAX - 1, "ma-archive-many")?;
        }
        let first = Waiting { card: tables.story.first, followed: false };
        let waiting = given.map_or_else(|| [first].into_iter().collect(), |archive| archive.play);
        let in_play = |one: &Waiting| InPlay { card: one.card, followed: true, tile: None };
        let cards = given.map_or(Cards::NONE, |archive| archive.cards);
        Ok(Some(Box::new(Story {
            given,
            read_cards: given.map_or_else(List::new, |archive| archive.read_cards),
            play: waiting.iter().map(in_play).collect(),
            left: given.map_or_else(List::new, |archive| archive.left),
            epilogue: None,
            unlocked: cards,
            special: cards,
            met: given.map_or(Legacies::NONE, |archive| archive.met),
            leaving: Legacies::NONE,
            stack: 0,
            discs: [0; Legacy::COUNT],
            due: List::new(),
            called: List::new(),
            ballots: Default::default(),
            tallies: List::new(),
        })))
    }
}

impl Maracaibo {
    /// MA-33.6: step 15 of the setup: the archived tiles, then the cards in play, both in ascending order.
    pub(crate) fn set_up_story(&mut self, journal: &mut impl Journal<Event>) {
        let given = self.story_state().given;
        let tiles = given.map_or(Legacies::NONE, |archive| archive.tiles);
        tiles.iter().for_each(|legacy| self.lay_tile(legacy, journal));
        let play = self.story_state().play;
        for card in play.iter().map(|one| one.card) {
            let followed = given.is_some_and(|archive| {
                archive.play.iter().any(|waiting| waiting.card == card && waiting.followed)
            });
            // MA-29.26: a higher card may have replaced it.
            if !self.story_state().left.contains(&card)
                && (followed || !self.loses_tile_conflict(card, journal))
            {
                journal.note(Event::StoryDrawn { card, ours: self.is_built_in_campaign() });
                self.follow(card, !followed, journal);
            }
        }
    }

    /// The archive as it would be if the game ended now.
    pub fn archive(&self) -> Option<Archive> {
        let story = self.story.as_ref()?;
        let waiting = |one: &InPlay| Waiting { card: one.card, followed: one.followed };
        Some(Archive {
            campaign: self.tables().story.fingerprint,
            games: story.game(),
            read_cards: story.read_cards,
            play: story.play.iter().map(waiting).collect(),
            // MA-33.7, MA-30.22 to MA-30.25: the archive has no discs or cubes, and all unlocked cards.
            tiles: self.legacies - story.leaving,
            met: story.met,
            cards: story.unlocked,
            left: story.left,
            epilogue: story.epilogue,
        })
    }
}
