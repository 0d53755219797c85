//! The rules of Au nom du Roi (Alfred Viktor Schulz, 2007), for two to four players.
//!
//! Private investors equip the voyages of the great explorers. In a turn a player takes two different actions out of four:
//! take 2 coins, take a commercial mission, buy boats, send boats. Boats on missions come back after one to three turns
//! with coins; boats at the twelve expeditions stay there and score twice, at an interim and at a final scoring whose cards
//! lie hidden in the piles of boats. A secret contract pays for a kind of presence at expeditions, the more so the more
//! missions have been completed. Joker boats and action cards bend the rules on colours, or reserve a card.
//!
//! What is absent: input and output, words of any language, and any choice of its own. [`AuNomDuRoi`] is the state;
//! `turn.rs` says what can happen next, the chapters say how.

mod aid;
mod audit;
mod candidates;
mod data;
mod event;
mod fill;
mod ids;
mod market;
mod page;
mod redeal;
mod refusal;
mod rows;
mod scoring;
mod send;
mod sets;
mod setup;
mod show;
mod state;
#[cfg(test)]
mod tests;
mod turn;
#[cfg(test)]
mod typescript;
mod view;
mod words;

use engine::{Game, Info, Page, Phrase, Progress, Seat, Viewer};

pub use aid::{BuyAid, CraftAid, EngagementAid, FitAid, MisfitAid, PlaceAid, ReachAid, RoiAid, TakeAid};
pub use data::{
    DISPLAY, ENGAGEMENTS, EXPEDITION_VOLUME_MAX, Expedition, MISSIONS_COUNTED, Numbers, PILES, SLOTS, Tables,
    Values,
};
pub use event::Event;
pub use ids::{
    BOAT_VOLUMES, Boat, Colour, ContractId, ContractKind, Deed, ExpeditionId, JokerId, MISSION_VOLUME_MAX,
    MISSION_VOLUME_MIN, MissionId, Row, Scoring,
};
pub use sets::{Contracts, Fleet, Jokers, Missions};
pub use state::{
    ACTIONS, AuNomDuRoi, Countdown, Crew, Investor, JokerPlace, MAX_PLAYERS, Options, Pawn, Placed, Running,
    Slot, Stage,
};
pub use turn::Action;
pub use view::*;

impl Game for AuNomDuRoi {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = RoiView;
    type Aid = RoiAid;

    const INFO: Info = Info {
        id: "au-nom-du-roi",
        title: "Au nom du Roi",
        seats_min: 2,
        seats_max: MAX_PLAYERS,
        prefix: "AR",
        rules_version: 2,
        options: &[],
        data: data::FILES,
        ledgers: &[
            ("en", include_str!("../rules/au-nom-du-roi.en.toml")),
            ("fr", include_str!("../rules/au-nom-du-roi.fr.toml")),
        ],
        // AR-15.1 allows 40 turns between two of 42 purchases; a turn without any is three or four choices.
        decisions_max: 20_000,
    };

    engine::usual_answers!();

    fn seats(&self) -> usize {
        self.investors.len()
    }

    fn options(&self) -> Options {
        Options {}
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        words::write(action, out);
    }

    fn say(&self, _: Seat, action: Action) -> Phrase {
        words::say(self, action)
    }

    fn aid(&self, seat: Seat) -> Option<RoiAid> {
        self.aid_for(seat)
    }

    fn spends(&self, _: Seat, action: Action) -> bool {
        // AR-11.4: a joker card is never laid down unasked.
        matches!(action, Action::Place { card: true, .. } | Action::Set { card: true, .. })
    }

    fn scarce(&self, seat: Seat) -> Vec<(&'static str, usize)> {
        let investor = self.investor(seat);
        vec![("card", investor.joker_cards.into()), ("reserve", investor.reserve_cards.into())]
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        words::prompt(self, viewer)
    }

    fn page(&self, viewer: Viewer) -> Page {
        page::page(&self.view_for(viewer))
    }

    fn progress(&self) -> Progress {
        let phase = Phrase::new(format!("ar-phase-{}", self.stage().id()));
        Progress { round: self.round(), phase, turn: self.turns }
    }
}
