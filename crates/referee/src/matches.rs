//! The running matches. An internal error in one does not affect the others.

use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::AnyPlayer;
use catalog::{AnyMatch, Campaign, CampaignError};
use engine::{DataId, Info, Phrase, Seed};

use crate::rpc::Fault;

/// The maximum number of matches.
const MATCHES_MAX: usize = 10_000;

/// The bots used in a match, by seat and name. Each has its own memory.
pub(crate) type Bots = BTreeMap<(u8, String), Box<dyn AnyPlayer>>;

enum Slot {
    Playing(Box<dyn AnyMatch>, Bots),
    /// An internal error occurred in the match, so its state cannot be trusted.
    Frozen,
}

/// The campaign of a referee: a campaign, or the name of a new one, and whether it has changed.
pub(crate) struct Kept {
    pub(crate) campaign: Result<Campaign, String>,
    pub(crate) changed: bool,
}

impl Kept {
    /// The campaign, created with the first match of its game.
    pub(crate) fn of(&mut self, info: &'static Info) -> Result<&mut Campaign, CampaignError> {
        if let Err(name) = &self.campaign {
            self.campaign = Ok(Campaign::new(info, name)?);
        }
        match &mut self.campaign {
            Ok(campaign) => {
                let other = Some(campaign.game.clone()).filter(|game| game != info.id);
                other.map_or(Ok(campaign), |game| Err(CampaignError::OtherGame(game)))
            }
            Err(_) => Err(CampaignError::None(info.title)),
        }
    }
}

/// The matches of one referee.
pub(crate) struct Matches {
    data: BTreeMap<&'static str, DataId>,
    /// The source of seeds for matches that do not name one.
    pub(crate) fresh_seed: fn() -> Seed,
    pub(crate) kept: Option<Kept>,
    slots: HashMap<u64, Slot>,
    next: u64,
    reports: Vec<Phrase>,
}

impl std::fmt::Debug for Matches {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Matches").field("matches", &self.slots.len()).finish_non_exhaustive()
    }
}

impl Matches {
    pub(crate) fn new(data: BTreeMap<&'static str, DataId>, fresh_seed: fn() -> Seed) -> Matches {
        Matches { data, fresh_seed, kept: None, slots: HashMap::new(), next: 1, reports: Vec::new() }
    }

    /// The component data that this referee uses for a game.
    pub(crate) fn data(&self, game: &str) -> Option<DataId> {
        self.data.get(game).copied()
    }

    /// Creates a match with a new number. An internal error during the set-up leaves no match.
    pub(crate) fn add(
        &mut self,
        make: impl FnOnce() -> Result<Box<dyn AnyMatch>, Fault>,
    ) -> Result<u64, Fault> {
        if self.slots.len() >= MATCHES_MAX {
            let phrase = Phrase::new("rpc-too-many").with("max", MATCHES_MAX);
            return Err(Fault::own("too-many", phrase));
        }
        let made = catch_unwind(AssertUnwindSafe(make)).unwrap_or_else(|_| Err(Fault::internal()))?;
        let id = self.next;
        self.next += 1;
        self.slots.insert(id, Slot::Playing(made, Bots::new()));
        Ok(id)
    }

    /// Runs an operation on a match. An internal error freezes the match and reports its moves.
    pub(crate) fn with<T>(
        &mut self,
        id: u64,
        work: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        self.with_bots(id, |playing, _| work(playing))
    }

    /// Like [`Matches::with`], with the bots used in the match.
    pub(crate) fn with_bots<T>(
        &mut self,
        id: u64,
        work: impl FnOnce(&mut dyn AnyMatch, &mut Bots) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let slot = self.slots.get_mut(&id).ok_or_else(|| unknown(id))?;
        let Slot::Playing(playing, bots_of_seats) = slot else { return Err(Fault::frozen(id)) };
        if let Ok(result) = catch_unwind(AssertUnwindSafe(|| work(playing.as_mut(), bots_of_seats))) {
            return result;
        }
        // The record makes a complete report, but writing it can fail as well.
        let record = catch_unwind(AssertUnwindSafe(|| playing.record().to_string())).unwrap_or_default();
        let report = Phrase::new("rpc-report").with("match", id.to_string().as_str());
        self.reports.push(report.with("record", record.as_str()));
        *slot = Slot::Frozen;
        Err(Fault::frozen(id))
    }

    /// Deletes a match, frozen or not.
    pub(crate) fn drop_match(&mut self, id: u64) -> Result<(), Fault> {
        self.slots.remove(&id).map(|_| ()).ok_or_else(|| unknown(id))
    }

    /// Messages for the user about internal errors since the last call.
    pub(crate) fn reports(&mut self) -> Vec<Phrase> {
        std::mem::take(&mut self.reports)
    }
}

fn unknown(id: u64) -> Fault {
    Fault::own("unknown-match", Phrase::new("rpc-unknown-match").with("match", id.to_string().as_str()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::Referee;
    use crate::methods;
    use words::Renderer;

    fn referee() -> Referee {
        Referee::new(BTreeMap::new(), || Seed([1; 32]))
    }

    #[test]
    fn a_panic_freezes_only_its_match() {
        let mut referee = referee();
        let info = catalog::infos()[0];
        for _ in 0..2 {
            let params = json!({ "game": info.id, "seats": info.seats_min, "seed": 1 });
            let line = json!({ "jsonrpc": "2.0", "id": 1, "method": "new", "params": params });
            referee.answer(line.to_string().as_bytes());
        }
        let fault = referee.matches.with(1, |_| -> Result<(), Fault> { panic!("planted") });
        assert!(fault.is_err());
        let reports = referee.reports();
        let report = Renderer::new(words::Lang::En).say(&reports[0]);
        assert!(reports.len() == 1 && report.contains("caravelle record 1"), "{report}");
        let mut call = |method: &str, id: u64| {
            let params = json!({ "match": id });
            let line = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
            serde_json::to_value(referee.answer(line.to_string().as_bytes())).unwrap()
        };
        for method in ["turn", "state", "record"] {
            let reply = call(method, 1);
            assert_eq!(reply["error"]["data"]["kind"], "frozen");
            assert_eq!(reply["error"]["code"], -32603);
            assert!(call(method, 2).get("result").is_some());
        }
        assert!(call("drop", 1).get("result").is_some());
        assert_eq!(call("drop", 1)["error"]["data"]["kind"], "unknown-match");
    }

    /// MA-33.1: a finished match is added to the campaign once, and the next match begins with its archive.
    #[test]
    fn a_campaign_match_is_added_once() {
        let mut referee = referee().with_campaign(Err("crew".to_owned()));
        let call = |referee: &mut Referee, method: &str, params: Value| {
            let line = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
            let mut reply = serde_json::to_value(referee.answer(line.to_string().as_bytes())).unwrap();
            reply["result"].take()
        };
        let story = json!({ "game": "maracaibo", "seats": 1, "seed": 5, "options": { "mode": "story" } });
        call(&mut referee, "new", story.clone());
        for n in 0_usize.. {
            let actors = call(&mut referee, "turn", json!({ "match": 1 }))["actors"].take();
            if actors == json!([]) {
                break;
            }
            let legal = call(&mut referee, "legal", json!({ "match": 1, "seat": 0 }));
            let legal = legal.as_array().unwrap();
            let action = &legal[(n * 7 + 3) % legal.len()]["action"];
            call(&mut referee, "act", json!({ "match": 1, "seat": 0, "action": action }));
        }
        assert!(referee.campaign().is_none());
        let left = call(&mut referee, "campaign", json!({ "match": 1, "players": ["Inês"] }));
        let campaign = referee.campaign().unwrap();
        assert_eq!((campaign.games.len(), campaign.games[0].players[0].as_str()), (1, "Inês"));
        assert_eq!(left["campaign"], json!(campaign));
        assert_eq!((&left["options"]["campaign"], &left["over"]), (&left["archive"], &json!(false)));
        assert_eq!(call(&mut referee, "campaign", json!({ "match": 1 })), left);
        assert!(referee.campaign().is_none(), "asking twice adds nothing");
        call(&mut referee, "new", story);
        assert_eq!(call(&mut referee, "state", json!({ "match": 2 }))["story"]["given"], left["archive"]);
    }

    #[test]
    fn a_panic_in_the_set_up_creates_no_match() {
        let mut matches = referee().matches;
        assert!(matches.add(|| panic!("planted")).is_err());
        let params = serde_json::Map::from_iter([("match".to_owned(), json!(1))]);
        assert!(methods::perform(&mut matches, "turn", params, &Renderer::new(words::Lang::En)).is_err());
    }

    #[test]
    fn empty_and_oversized_lines_are_not_messages() {
        assert_eq!(referee().answer(b" \r"), None);
        assert_eq!(referee().answer(&vec![b'x'; crate::LINE_MAX + 1]), Some(Referee::too_long()));
    }
}
