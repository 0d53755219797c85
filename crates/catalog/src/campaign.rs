//! Campaigns: series of games, in which each game begins with the archive of the preceding one.
//!
//! An archive is a document of its game. The catalog passes it on unchanged, and the game that begins with it validates
//! it.

use engine::{AnyCampaign, ArchiveFacts, DataId, Game, Info, Phrase, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;

use crate::{AnyMatch, CatalogError, Visitor, normal, visit};

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
    #[error("this is not a campaign file: {}", .0.id)]
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
    #[error("the archive after game {game} is invalid: {}", .why.id)]
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

/// The campaign of a game, if it has one.
pub fn campaign_of(game: &str) -> Option<&'static dyn AnyCampaign> {
    struct Find;
    impl Visitor for Find {
        type Output = Option<&'static dyn AnyCampaign>;

        fn visit<G: Game>(self) -> Self::Output {
            G::campaign()
        }
    }
    visit(game, Find).ok()?
}

/// The result of a finished game for its campaign.
#[derive(Clone, Debug, PartialEq)]
pub struct CarriedOver {
    /// The archive.
    pub archive: Value,
    /// The options of the next game; none after the end of the campaign.
    pub next: Option<Value>,
}

/// Whether the options are those of a campaign game.
pub fn in_campaign(info: &Info, options: &Value) -> bool {
    campaign_of(info.id).is_some_and(|campaign| {
        let (key, value) = campaign.mode();
        options.get(key).and_then(Value::as_str) == Some(value)
    })
}

/// The archive that a game begins with, if it is not the first of its campaign.
pub fn archive_given<'a>(info: &Info, options: &'a Value) -> Option<&'a Value> {
    options.get(campaign_of(info.id)?.archive_option()).filter(|archive| !archive.is_null())
}

/// The options of a game that continues from an archive, or of a first game without one.
pub fn options_from(
    info: &'static Info,
    given: &Value,
    archive: Option<&Value>,
) -> Result<Value, CatalogError> {
    let mut map = given.as_object().cloned().unwrap_or_default();
    if let Some(campaign) = campaign_of(info.id) {
        let (key, value) = campaign.mode();
        map.insert(key.to_owned(), Value::from(value));
        map.insert(campaign.archive_option().to_owned(), archive.cloned().unwrap_or_default());
    }
    Ok(normal(info, &Value::Object(map))?)
}

/// Whether an archive of a game contains the end of its campaign. No game follows it.
pub fn is_ended(game: &str, archive: &Value) -> bool {
    campaign_of(game).is_some_and(|campaign| campaign.is_ended(archive))
}

impl Campaign {
    /// A campaign that has not begun.
    pub fn new(info: &'static Info, name: &str) -> Result<Campaign, CampaignError> {
        if campaign_of(info.id).is_none() {
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
        if campaign_of(info.id).is_none() {
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
        let campaign = campaign_of(&self.game).ok_or_else(|| CampaignError::OtherGame(self.game.clone()))?;
        let mut known = 0;
        for (at, played) in self.games.iter().enumerate() {
            let refuse = |why: Phrase| CampaignError::Archive { game: at + 1, why };
            let ArchiveFacts { games, length, ended } =
                campaign.read(data, &played.archive).map_err(refuse)?;
            let is_last = at + 1 == self.games.len();
            if games != at + 1 || length < known || (ended && !is_last) {
                return Err(refuse(CampaignError::OtherPlace.phrase()));
            }
            known = length;
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
        if in_campaign(playing.info(), &options) && archive_given(playing.info(), &options) == self.archive()
        {
            Ok(())
        } else {
            Err(CampaignError::OtherPlace)
        }
    }

    /// Adds a finished game.
    pub fn add(&mut self, playing: &dyn AnyMatch, players: Vec<String>) -> Result<(), CampaignError> {
        self.begins(playing)?;
        let left = playing.carry_over().zip(playing.outcome());
        let (CarriedOver { archive, .. }, outcome) = left.ok_or(CampaignError::NotOver)?;
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
