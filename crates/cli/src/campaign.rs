//! Campaign files, for terminal and referee.

use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use catalog::{AnyMatch, Campaign, CampaignError};
use engine::{Info, Phrase};
use serde_json::Value;

use crate::components::path;
use crate::{Failure, files};

/// The maximum size of a file, far more than the maximum number of games needs.
const BYTES_MAX: u64 = 4 << 20;

/// A campaign with the path of its file. Without a file the campaign is new.
#[derive(Debug)]
pub(crate) struct CampaignFile {
    at: PathBuf,
    campaign: Option<Campaign>,
}

impl CampaignFile {
    /// Reads the file, if it exists.
    pub(crate) fn open(at: &Path) -> Result<CampaignFile, Failure> {
        let refuse = |error: std::io::Error| {
            Failure::Failed(path("cli-file", at).with("text", error.to_string().as_str()))
        };
        let mut text = String::new();
        let campaign = match File::open(at) {
            Ok(file) => {
                file.take(BYTES_MAX).read_to_string(&mut text).map_err(refuse)?;
                Some(Campaign::read(&text).map_err(|error| files::damaged(at, error.phrase()))?)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(refuse(error)),
        };
        Ok(CampaignFile { at: at.to_owned(), campaign })
    }

    /// The campaign, or a new one of this game.
    fn of(&mut self, info: &'static Info) -> Result<&mut Campaign, Failure> {
        let usage = |error: CampaignError| Failure::Usage(error.phrase());
        let campaign = match self.campaign.take() {
            Some(campaign) if campaign.game == info.id => campaign,
            Some(other) => return Err(usage(CampaignError::OtherGame(other.game))),
            None => Campaign::new(info, &self.name()).map_err(usage)?,
        };
        Ok(self.campaign.insert(campaign))
    }

    /// The options of the next game.
    pub(crate) fn options(&mut self, info: &'static Info, given: &Value) -> Result<Value, Failure> {
        Ok(self.of(info)?.options(given)?)
    }

    /// Rejects a game that does not continue the campaign.
    pub(crate) fn expect(&mut self, playing: &dyn AnyMatch) -> Result<(), Failure> {
        self.of(playing.info())?.begins(playing).map_err(|error| Failure::Usage(error.phrase()))
    }

    /// Adds a finished game and writes the file. Prints its path, or that the story has ended.
    pub(crate) fn add(&mut self, playing: &dyn AnyMatch, players: Vec<String>) -> Result<Phrase, Failure> {
        let at = self.at.clone();
        let campaign = self.of(playing.info())?;
        campaign.add(playing, players).map_err(|error| Failure::Failed(error.phrase()))?;
        files::write_text(&at, &campaign.text())?;
        let over = campaign.archive().is_some_and(|archive| catalog::is_ended(&campaign.game, archive));
        Ok(path(if over { "cli-campaign-over" } else { "cli-campaign-saved" }, &at))
    }

    /// The campaign, or the name of a new one.
    pub(crate) fn begun(&self) -> Result<Campaign, String> {
        self.campaign.clone().ok_or_else(|| self.name())
    }

    fn name(&self) -> String {
        self.at.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// Writes the campaign after the referee changed it.
    pub(crate) fn keep(&self, campaign: &Campaign) -> Result<(), Failure> {
        files::write_text(&self.at, &campaign.text())
    }
}
