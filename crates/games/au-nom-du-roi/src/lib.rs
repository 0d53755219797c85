//! The rules of Au nom du Roi (Alfred Viktor Schulz, 2007), for two to four players.
//!
//! Private investors equip the voyages of the great explorers. In a turn a player takes two different actions out of four:
//! take 2 coins, take a commercial mission, buy boats, send boats. Boats on missions return after one to three turns with
//! coins. Boats at the twelve expeditions stay there and score twice: at an interim and at a final scoring, whose cards are
//! hidden in the piles of boats. A secret contract scores a kind of presence at expeditions; its value grows with completed
//! missions. Joker boats and joker cards relax the rules on colours; reserve cards reserve a boat or a mission.
//!
//! The crate has no input or output, no localized text and no strategy. [`AuNomDuRoi`] is the state; `step.rs` lists the steps,
//! and one module per chapter of the rules implements them.

mod aid;
mod audit;
mod data;
mod event;
mod fill;
mod ids;
mod launch;
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
mod step;
#[cfg(test)]
mod tests;
mod turn;
#[cfg(test)]
mod typescript;
mod view;
mod words;

use engine::{
    DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, Outcome, Page, Phrase, Progress, Seat,
    Seed, SetupError, Sheet, Turn, Viewer,
};

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

use refusal::Why;
use step::{Pending, Step};

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
        // AR-15.1 allows 40 turns between two of the 42 purchases. A turn without a purchase has three or four decisions.
        decisions_max: 20_000,
    };

    fn deal(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<AuNomDuRoi, SetupError> {
        AuNomDuRoi::set_up(data, seats, options, seed, journal)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.actor().map_or(Turn::Over, Turn::One)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some(step) = self.pending_for(seat) {
            step.legal(self, seat, out);
        }
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let step = self.step().expect("a step is pending while the game is on");
        step.apply(self, seat, action, journal);
        self.settle(journal);
    }

    fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
        self.redeal_for(viewer, dice);
    }

    #[inline]
    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn data(&self) -> DataId {
        self.data
    }

    fn load_data(files: &DataFiles) -> Result<DataId, DataError> {
        data::load(files)
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some(step) = self.pending_for(seat) {
            step.candidates(self, seat, out);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.permit(seat, action).map_err(Why::illegal)
    }

    fn kind(action: Action) -> &'static str {
        action.into()
    }

    fn is_quiescent(&self, _: Seat) -> bool {
        self.step().is_none_or(Step::rests)
    }

    fn is_secret(&self, seat: Seat) -> bool {
        self.pending_for(seat).is_some_and(|step| step.hides(self, seat))
    }

    fn view(&self, viewer: Viewer) -> RoiView {
        self.view_for(viewer)
    }

    fn standing(&self, seat: Seat) -> Sheet {
        self.sheet(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_now()
    }

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
        // AR-11.4: a joker card is played only on request.
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
