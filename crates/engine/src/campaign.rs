//! Campaigns: series of games, in which each game begins with the archive of the preceding one.

use serde::Serialize;
use serde::de::{Deserialize as _, DeserializeOwned};
use serde_json::Value;

use crate::{DataId, Phrase};

/// The result of a finished game for its campaign.
#[derive(Clone, Debug, PartialEq)]
pub struct CarryOver<O> {
    /// The options of the next game, with the new archive.
    pub options: O,
    /// Whether the campaign has ended, so that no game follows.
    pub ended: bool,
}

/// The facts about an archive that are the same in every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArchiveFacts {
    /// The number of finished games.
    pub games: usize,
    /// The length of the story so far, which never shrinks.
    pub length: usize,
    /// Whether the campaign has ended, so that no game follows.
    pub ended: bool,
}

/// The campaign of a game.
pub trait Campaign: Sync {
    /// The document that carries the campaign from one game to the next.
    type Archive: Serialize + DeserializeOwned;
    /// The campaign as its players may read it.
    type Chronicle: Serialize;

    /// The option that holds the archive of the preceding games.
    const ARCHIVE_OPTION: &'static str;
    /// The option, and its value, by which a game belongs to a campaign.
    const MODE: (&'static str, &'static str);

    /// The facts about an archive.
    fn facts(archive: &Self::Archive) -> ArchiveFacts;
    /// Checks that an archive is possible with these component data.
    fn check(data: DataId, archive: &Self::Archive) -> Result<(), Phrase>;
    /// The chronicle with the texts met so far, or the introduction before the first game. None for an archive of
    /// another campaign. The board is shown as a game with this many seats starts with it.
    fn chronicle(data: DataId, seats: usize, archive: Option<Self::Archive>) -> Option<Self::Chronicle>;
}

/// The campaign of any game, with JSON documents. Every [`Campaign`] is one.
pub trait AnyCampaign: Sync {
    /// See [`Campaign::ARCHIVE_OPTION`].
    fn archive_option(&self) -> &'static str;
    /// See [`Campaign::MODE`].
    fn mode(&self) -> (&'static str, &'static str);
    /// The facts about an archive that is possible with these component data.
    fn read(&self, data: DataId, archive: &Value) -> Result<ArchiveFacts, Phrase>;
    /// Whether an archive contains the end of its campaign.
    fn is_ended(&self, archive: &Value) -> bool;
    /// See [`Campaign::chronicle`].
    fn tell(&self, data: DataId, seats: usize, archive: Option<&Value>) -> Option<Value>;
}

impl<C: Campaign> AnyCampaign for C {
    fn archive_option(&self) -> &'static str {
        C::ARCHIVE_OPTION
    }

    fn mode(&self) -> (&'static str, &'static str) {
        C::MODE
    }

    fn read(&self, data: DataId, archive: &Value) -> Result<ArchiveFacts, Phrase> {
        let archive = C::Archive::deserialize(archive).map_err(|_| Phrase::new("campaign-left"))?;
        C::check(data, &archive)?;
        Ok(C::facts(&archive))
    }

    fn is_ended(&self, archive: &Value) -> bool {
        C::Archive::deserialize(archive).is_ok_and(|archive| C::facts(&archive).ended)
    }

    fn tell(&self, data: DataId, seats: usize, archive: Option<&Value>) -> Option<Value> {
        let archive = archive.map(C::Archive::deserialize).transpose().ok()?;
        serde_json::to_value(C::chronicle(data, seats, archive)?).ok()
    }
}
