//! The referee: JSON-RPC 2.0, one message per line, to drive any game from any language.
//!
//! A line is a request, a notification or a batch. An invalid line gets an error reply. An internal error freezes only
//! its own match. This crate does no input or output: the caller passes the lines.

mod games;
#[cfg(test)]
mod hints;
mod matches;
mod methods;
mod rpc;

use std::collections::BTreeMap;

use catalog::Campaign;
use engine::{DataId, Phrase, Seed};

use crate::matches::{Kept, Matches};

pub use games::games;
pub use methods::{events, result, turn};
pub use rpc::Reply;

/// The maximum length of a line in bytes, several times the size of a state.
pub const LINE_MAX: usize = 4 * 1024 * 1024;

/// A referee with its running matches.
#[derive(Debug)]
pub struct Referee {
    matches: Matches,
}

impl Referee {
    /// A referee without matches: the component data of each game, and the source of seeds for matches that do not name
    /// one.
    pub fn new(data: BTreeMap<&'static str, DataId>, fresh_seed: fn() -> Seed) -> Referee {
        Referee { matches: Matches::new(data, fresh_seed) }
    }

    /// A referee with a campaign. Matches of its game in story mode continue it. A campaign before its first game
    /// consists of its name.
    pub fn with_campaign(mut self, campaign: Result<Campaign, String>) -> Referee {
        self.matches.kept = Some(Kept { campaign, changed: false });
        self
    }

    /// The campaign, if a match has been added since the last call.
    pub fn campaign(&mut self) -> Option<Campaign> {
        let kept = self.matches.kept.as_mut().filter(|kept| kept.changed)?;
        kept.changed = false;
        kept.campaign.clone().ok()
    }

    /// Answers a line: a call, a batch, or an invalid message. Notifications are carried out without a reply. An empty
    /// line, as at the end of a file, is ignored.
    pub fn answer(&mut self, line: &[u8]) -> Option<Reply> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        if line.len() > LINE_MAX {
            return Some(Referee::too_long());
        }
        rpc::answer(&mut self.matches, line)
    }

    /// The reply to a line longer than [`LINE_MAX`], whose rest the caller may skip.
    pub fn too_long() -> Reply {
        rpc::too_long()
    }

    /// Messages for the user about internal errors since the last call.
    pub fn reports(&mut self) -> Vec<Phrase> {
        self.matches.reports()
    }
}
