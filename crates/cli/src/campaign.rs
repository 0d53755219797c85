//! The file of a campaign, for terminal and referee.

use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use catalog::{AnyMatch, Campaign, CampaignError};
use engine::{Info, Phrase};
use serde_json::Value;

use crate::components::path;
use crate::{Failure, files};

/// The longest file that is read: far more than the most games take.
const BYTES_MAX: u64 = 4 << 20;

/// A campaign and where it is kept; not begun yet, if the file is not there.
#[derive(Debug)]
pub(crate) struct CampaignFile {
    at: PathBuf,
    campaign: Option<Campaign>,
}

impl CampaignFile {
    /// Reads the file, if it is there.
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

    /// The campaign; one of this game that has not begun, if there was no file.
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

    /// Refuses a game that does not go on from where the campaign stands.
    pub(crate) fn expect(&mut self, playing: &dyn AnyMatch) -> Result<(), Failure> {
        self.of(playing.info())?.begins(playing).map_err(|error| Failure::Usage(error.phrase()))
    }

    /// Adds a finished game and keeps the file; tells where, or that the story has come to its end.
    pub(crate) fn add(&mut self, playing: &dyn AnyMatch, players: Vec<String>) -> Result<Phrase, Failure> {
        let at = self.at.clone();
        let campaign = self.of(playing.info())?;
        campaign.add(playing, players).map_err(|error| Failure::Failed(error.phrase()))?;
        files::write_text(&at, &campaign.text())?;
        let over = campaign.archive().is_some_and(catalog::is_ended);
        Ok(path(if over { "cli-campaign-over" } else { "cli-campaign-saved" }, &at))
    }

    /// The campaign, or the name of one that has not begun.
    pub(crate) fn begun(&self) -> Result<Campaign, String> {
        self.campaign.clone().ok_or_else(|| self.name())
    }

    fn name(&self) -> String {
        self.at.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }

    /// Keeps the campaign as the referee has carried it on.
    pub(crate) fn keep(&self, campaign: &Campaign) -> Result<(), Failure> {
        files::write_text(&self.at, &campaign.text())
    }
}
