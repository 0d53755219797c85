//! The campaign of the story mode.

use engine::{ArchiveFacts, Campaign, CarryOver, DataId, Phrase};
use serde::Serialize;

use crate::state::{Maracaibo, Mode, Options};
use crate::story::archive::{Archive, check_archive};
use crate::story::board;
use crate::story::show::{campaign_words, chronicle};
use crate::view::{ChronicleView, MaracaiboView};

/// The campaign of the story mode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StoryCampaign;

/// The campaign as its players may read it.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Told {
    /// Before the first game.
    Introduction { title: Phrase, about: Phrase, board: Box<MaracaiboView> },
    /// The texts met so far.
    Chronicle(Box<ChronicleView>),
}

impl Campaign for StoryCampaign {
    type Archive = Archive;
    type Chronicle = Told;

    const ARCHIVE_OPTION: &'static str = "campaign";
    const MODE: (&'static str, &'static str) = ("mode", "story");

    fn facts(archive: &Archive) -> ArchiveFacts {
        let Archive { games, read_cards, epilogue, .. } = archive;
        ArchiveFacts { games: usize::from(*games), length: read_cards.len(), ended: epilogue.is_some() }
    }

    fn check(data: DataId, archive: &Archive) -> Result<(), Phrase> {
        check_archive(data, archive)
    }

    fn chronicle(data: DataId, seats: usize, archive: Option<Archive>) -> Option<Told> {
        let Some(archive) = archive else {
            let (title, about) = campaign_words(data)?;
            let (board, _) = board(data, seats, None)?;
            return Some(Told::Introduction { title, about, board: Box::new(board) });
        };
        let options = Options { mode: Mode::Story, campaign: Some(Box::new(archive)), ..Options::default() };
        Some(Told::Chronicle(Box::new(chronicle(data, seats, &options)?)))
    }
}

impl Maracaibo {
    /// MA-33.1, MA-33.8: a finished game gives an archive. MA-33.11: no game follows an epilogue.
    pub(crate) fn carried_over(&self) -> Option<CarryOver<Options>> {
        let archive = self.archive().filter(|_| self.steps.is_empty())?;
        let ended = archive.epilogue.is_some();
        Some(CarryOver { options: self.options.with(Some(Box::new(archive))), ended })
    }
}
