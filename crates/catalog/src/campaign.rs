//! Campaigns: series of games, in which each game begins with the archive of the preceding one.
//!
//! Only the catalog knows which game has a campaign. An archive is a document of that game. The catalog passes it on
//! unchanged, and the game that begins with it validates it.

use engine::{DataId, Info, Phrase, Seat};
use maracaibo::Maracaibo;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::{Value, json};

use crate::{AnyMatch, CatalogError, Hosted, normal};

/// The option that holds the archive of the preceding games.
const ARCHIVE: &str = "campaign";
/// The option for story mode, and its value.
const MODE: (&str, &str) = ("mode", "story");
/// The format name in a campaign file.
const FORMAT: &str = "campaign";
/// The version of the document. Later versions are rejected.
const VERSION: u16 = 1;
/// The maximum number of games in a document and in an archive.
const GAMES_MAX: usize = 250;
/// The maximum length of the name of a campaign or player, in characters.
const NAME_MAX: usize = 60;

/// A campaign as a file: its name and its finished games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The format of the file: `campaign`.
    caravelle: String,
    version: u16,
    pub game: String,
    /// The name that the players chose.
    pub name: String,
    /// The finished games, in order.
    pub games: Vec<Played>,
}

/// A finished game of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub players: Vec<String>,
    pub points: Vec<i32>,
    pub winners: Vec<Seat>,
    /// The archive for the next game.
    pub archive: Value,
}

/// The reason why a document is not a valid campaign, or a game does not belong to it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CampaignError {
    /// The text is not a campaign document.
    #[error("this is no file of a campaign: {}", .0.id)]
    Unreadable(Phrase),
    /// The document is of a later version of the program.
    #[error("a later version of the program has written this campaign (version {0})")]
    Later(u16),
    /// The campaign belongs to another game.
    #[error("this is a campaign of {0}")]
    OtherGame(String),
    /// The game has no campaign.
    #[error("{0} has no campaign")]
    None(&'static str),
    /// The game began at another point of the story.
    #[error("this game does not follow the last of the campaign")]
    OtherPlace,
    /// The game is not finished.
    #[error("the game is not finished")]
    NotOver,
    /// The archive of a game is invalid, or belongs to another campaign.
    #[error("what game {game} has left is refused: {}", .why.id)]
    Archive {
        /// The number of the game, from 1.
        game: usize,
        why: Phrase,
    },
}

impl CampaignError {
    /// The message for the user.
    pub fn phrase(&self) -> Phrase {
        match self {
            CampaignError::Unreadable(why) => Phrase::new("campaign-unreadable").with("why", why.clone()),
            CampaignError::Later(version) => Phrase::new("campaign-later").with("version", *version),
            CampaignError::OtherGame(game) => Phrase::new("campaign-other-game").with("game", game.as_str()),
            CampaignError::None(game) => Phrase::new("campaign-none").with("game", *game),
            CampaignError::OtherPlace => Phrase::new("campaign-other-place"),
            CampaignError::NotOver => Phrase::new("campaign-not-over"),
            CampaignError::Archive { game, why } => {
                Phrase::new("campaign-archive").with("game", *game).with("why", why.clone())
            }
        }
    }
}

/// The position of a syntax error, as a message. The parser's own words exist only in English.
fn flaw(error: &serde_json::Error) -> Phrase {
    let at = |id: &'static str| Phrase::new(id).with("line", error.line());
    match error.classify() {
        Category::Eof => Phrase::new("campaign-cut"),
        Category::Syntax | Category::Io => at("campaign-no-json"),
        Category::Data => at("campaign-shape"),
    }
}

/// Whether a game can be played as a campaign.
pub fn has_campaign(info: &Info) -> bool {
    info.options.iter().any(|option| option.key == ARCHIVE)
}

/// Whether the options are those of a campaign game.
pub fn in_campaign(info: &Info, options: &Value) -> bool {
    has_campaign(info) && options.get(MODE.0).and_then(Value::as_str) == Some(MODE.1)
}

/// The archive that a game begins with, if it is not the first of its campaign.
pub fn archive_given(options: &Value) -> Option<&Value> {
    options.get(ARCHIVE).filter(|archive| !archive.is_null())
}

/// The archive of a finished campaign game, for the next game or, after an epilogue, for the album.
pub fn archive_left(playing: &dyn AnyMatch) -> Option<Value> {
    let game = playing.as_any().downcast_ref::<Hosted<Maracaibo>>()?.0.state();
    let archive = game.archive().filter(|_| playing.turn().is_over())?;
    serde_json::to_value(archive).ok()
}

/// The options of a game that continues from an archive, or of a first game without one.
pub fn options_from(
    info: &'static Info,
    given: &Value,
    archive: Option<&Value>,
) -> Result<Value, CatalogError> {
    let mut map = given.as_object().cloned().unwrap_or_default();
    map.insert(MODE.0.to_owned(), Value::from(MODE.1));
    map.insert(ARCHIVE.to_owned(), archive.cloned().unwrap_or_default());
    Ok(normal(info, &Value::Object(map))?)
}

/// The chronicle of a campaign, with the texts met so far, or its introduction before the first game. None for a game
/// without a campaign and for an archive of another campaign. The board is shown as a game with this many seats starts
/// with it.
pub fn chronicle(game: &str, data: DataId, seats: usize, archive: Option<&Value>) -> Option<Value> {
    if game != <Maracaibo as engine::Game>::INFO.id {
        return None;
    }
    let Some(archive) = archive else {
        let (title, about) = maracaibo::campaign_words(data)?;
        let (board, _) = maracaibo::board(data, seats, None)?;
        return Some(json!({ "title": title, "about": about, "board": board }));
    };
    let archive = serde_json::from_value(archive.clone()).ok()?;
    let options = maracaibo::Options {
        mode: maracaibo::Mode::Story,
        campaign: Some(Box::new(archive)),
        ..maracaibo::Options::default()
    };
    serde_json::to_value(maracaibo::chronicle(data, seats, &options)?).ok()
}

/// Whether an archive contains the end of its campaign. No game follows it.
pub fn is_ended(archive: &Value) -> bool {
    archive.get("epilogue").is_some_and(|epilogue| !epilogue.is_null())
}

impl Campaign {
    /// A campaign that has not begun.
    pub fn new(info: &'static Info, name: &str) -> Result<Campaign, CampaignError> {
        if !has_campaign(info) {
            return Err(CampaignError::None(info.title));
        }
        let (caravelle, game, name) = (FORMAT.to_owned(), info.id.to_owned(), short(name));
        Ok(Campaign { caravelle, version: VERSION, game, name, games: Vec::new() })
    }

    /// Reads a document. The game that begins with an archive validates it.
    pub fn read(text: &str) -> Result<Campaign, CampaignError> {
        let unreadable = |error: serde_json::Error| CampaignError::Unreadable(flaw(&error));
        let value: Value = serde_json::from_str(text).map_err(unreadable)?;
        let is_campaign = value.get("caravelle").and_then(Value::as_str) == Some(FORMAT);
        match value.get("version").and_then(Value::as_u64).and_then(|version| u16::try_from(version).ok()) {
            Some(VERSION) if is_campaign => (),
            Some(version) if is_campaign && version > VERSION => return Err(CampaignError::Later(version)),
            Some(_) | None => return Err(CampaignError::Unreadable(Phrase::new("campaign-head"))),
        }
        let mut campaign: Campaign = serde_json::from_str(text).map_err(unreadable)?;
        let info =
            crate::info(&campaign.game).map_err(|_| CampaignError::OtherGame(short(&campaign.game)))?;
        if !has_campaign(info) {
            return Err(CampaignError::None(info.title));
        }
        let fits = |played: &Played| {
            let seats = played.players.len();
            info.takes(seats)
                && played.points.len() == seats
                && played.winners.iter().all(|seat| seat.index() < seats)
        };
        if campaign.games.len() > GAMES_MAX || !campaign.games.iter().all(fits) {
            return Err(CampaignError::Unreadable(Phrase::new("campaign-misfit")));
        }
        campaign.name = short(&campaign.name);
        for played in &mut campaign.games {
            played.players.iter_mut().for_each(|name| *name = short(name));
        }
        Ok(campaign)
    }

    /// Checks the archives against a set of component files: each must be possible (MA-33.10) and follow the preceding
    /// one, and none may follow an end.
    pub fn check(&self, data: DataId) -> Result<(), CampaignError> {
        let mut told = 0;
        for (at, played) in self.games.iter().enumerate() {
            let refuse = |why: Phrase| CampaignError::Archive { game: at + 1, why };
            let archive: maracaibo::Archive = serde_json::from_value(played.archive.clone())
                .map_err(|_| refuse(Phrase::new("campaign-left")))?;
            maracaibo::check_archive(data, &archive).map_err(refuse)?;
            let is_last = at + 1 == self.games.len();
            if usize::from(archive.games) != at + 1
                || archive.read_cards.len() < told
                || (archive.epilogue.is_some() && !is_last)
            {
                return Err(refuse(CampaignError::OtherPlace.phrase()));
            }
            told = archive.read_cards.len();
        }
        Ok(())
    }

    /// The document.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("plain data");
        text + "\n"
    }

    /// The archive that the next game begins with; none before the first.
    pub fn archive(&self) -> Option<&Value> {
        self.games.last().map(|played| &played.archive)
    }

    /// The options of the next game: the given ones and the archive.
    pub fn options(&self, given: &Value) -> Result<Value, CatalogError> {
        options_from(crate::info(&self.game)?, given, self.archive())
    }

    /// Whether a game continues from the campaign's last archive.
    pub fn begins(&self, playing: &dyn AnyMatch) -> Result<(), CampaignError> {
        if playing.info().id != self.game {
            return Err(CampaignError::OtherGame(self.game.clone()));
        }
        let options = playing.options();
        if in_campaign(playing.info(), &options) && archive_given(&options) == self.archive() {
            Ok(())
        } else {
            Err(CampaignError::OtherPlace)
        }
    }

    /// Adds a finished game.
    pub fn add(&mut self, playing: &dyn AnyMatch, players: Vec<String>) -> Result<(), CampaignError> {
        self.begins(playing)?;
        let left = archive_left(playing).zip(playing.outcome());
        let (archive, outcome) = left.ok_or(CampaignError::NotOver)?;
        let players = players.iter().map(|name| short(name)).collect();
        self.games.push(Played { players, points: outcome.scores(), winners: outcome.winners, archive });
        Ok(())
    }
}

/// A name without line breaks, cut to the maximum length.
fn short(name: &str) -> String {
    let kept: String = name.chars().filter(|letter| !letter.is_control()).take(NAME_MAX).collect();
    kept.trim().to_owned()
}
