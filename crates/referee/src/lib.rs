//! The referee: JSON-RPC 2.0, one message a line, to drive any game from any language.
//!
//! A line is a request, a notification or a batch. A bad line is answered, never fatal, and a fault of ours freezes
//! the match it happened in and no other. There are no streams here: whoever has some hands the lines in.

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

/// The longest line that is read, in bytes: a whole state fits many times.
pub const LINE_MAX: usize = 4 * 1024 * 1024;

/// A referee: the matches under way.
#[derive(Debug)]
pub struct Referee {
    matches: Matches,
}

impl Referee {
    /// A referee with no match yet: the component data of each game, and where a seed comes from that nobody has named.
    pub fn new(data: BTreeMap<&'static str, DataId>, fresh_seed: fn() -> Seed) -> Referee {
        Referee { matches: Matches::new(data, fresh_seed) }
    }

    /// A referee of a campaign: matches of its game in story mode begin where it stands. One that has not begun yet has
    /// only a name.
    pub fn with_campaign(mut self, campaign: Result<Campaign, String>) -> Referee {
        self.matches.kept = Some(Kept { campaign, changed: false });
        self
    }

    /// The campaign, if a match has been added to it since the last time.
    pub fn campaign(&mut self) -> Option<Campaign> {
        let kept = self.matches.kept.as_mut().filter(|kept| kept.changed)?;
        kept.changed = false;
        kept.campaign.clone().ok()
    }

    /// Answers a line: a call, a batch, or something that is neither. Notifications are carried out without a reply, and
    /// an empty line is no message, but the usual end of a file.
    pub fn answer(&mut self, line: &[u8]) -> Option<Reply> {
        if line.iter().all(u8::is_ascii_whitespace) {
            return None;
        }
        if line.len() > LINE_MAX {
            return Some(Referee::too_long());
        }
        rpc::answer(&mut self.matches, line)
    }

    /// The reply to a line beyond [`LINE_MAX`], which need not be read to its end.
    pub fn too_long() -> Reply {
        rpc::too_long()
    }

    /// Sentences for people about faults since the last call.
    pub fn reports(&mut self) -> Vec<Phrase> {
        self.matches.reports()
    }
}
