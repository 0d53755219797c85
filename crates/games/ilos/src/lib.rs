//! The rules of Ilôs (Frédéric Guérard, first edition of 2017), for two to five players.
//!
//! Merchant lords explore an archipelago that grows out of hexagonal tiles. Action cards are also the money: a player
//! discards other cards to play one. Ships give access to islands, and cards every turn. Pioneers on sites of islands
//! produce ebony, dye, spice or gold each turn. Ships at pirates' lairs raise the costs of other players. Resources are
//! hidden and worth the final price of their kind; players raise prices at most eight times in a game. The round in which
//! a player places the tenth pioneer is the last, and the richest player wins.
//!
//! The crate has no input or output, no localized text and no strategy. [`Ilos`] is the state; `step.rs` lists the steps, and
//! one module per chapter of the rules implements them.

mod aid;
mod audit;
mod data;
mod drawing;
mod event;
mod explore;
mod ids;
mod map;
mod page;
mod pioneers;
mod place;
mod play;
mod redeal;
mod refusal;
mod rounds;
mod rows;
mod scoring;
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

pub use aid::*;
pub use data::{CardFace, FIGURES, Numbers, Site, Tables, Tile};
pub use event::Event;
pub use ids::{Card, Ending, PIECES_PER_TILE, PieceId, Resource, SITES_PER_TILE, SiteId, SiteKind, TileId};
pub use map::{Cell, EDGES, ISLANDS_MAX, Island, Map, OPEN_MAX, Open, Placed};
pub use sets::{Cards, Pieces, Production, Resources, Stock, Tiles};
pub use state::{
    BUILDINGS_MAX, Berth, Building, Deed, Ilos, MAX_PLAYERS, Merchant, Options, PIONEERS_MAX, Stage, Taken,
};
pub use turn::Action;
pub use view::*;

use refusal::Why;
use step::{Pending, Step};

impl Game for Ilos {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = IlosView;
    type Aid = IlosAid;

    const INFO: Info = Info {
        id: "ilos",
        title: "Ilôs",
        seats_min: 2,
        seats_max: MAX_PLAYERS,
        prefix: "IL",
        rules_version: 2,
        options: &[],
        data: data::FILES,
        ledgers: &[
            ("en", include_str!("../rules/ilos.en.toml")),
            ("fr", include_str!("../rules/ilos.fr.toml")),
        ],
        // An action spends cards in a few decisions, and 60 rounds give fewer than 6000 cards.
        decisions_max: 25_000,
    };

    fn deal(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<Ilos, SetupError> {
        Ilos::set_up(data, seats, options, seed, journal)
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
        self.step.apply(self, seat, action, journal);
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
        self.step.rests()
    }

    fn is_secret(&self, seat: Seat) -> bool {
        self.pending_for(seat).is_some_and(Step::hides)
    }

    fn view(&self, viewer: Viewer) -> IlosView {
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
        self.merchants.len()
    }

    fn options(&self) -> Options {
        Options {}
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        words::write(action, out);
    }

    fn expand(&self, _: Seat, line: &str) -> Option<Vec<Action>> {
        words::payment(line)
    }

    fn say(&self, seat: Seat, action: Action) -> Phrase {
        words::say(self, seat, action)
    }

    fn scarce(&self, seat: Seat) -> Vec<(&'static str, usize)> {
        vec![("card", self.merchant(seat).hand.len().into())]
    }

    fn prompt(&self, viewer: Viewer) -> Phrase {
        words::prompt(self, viewer)
    }

    fn aid(&self, seat: Seat) -> Option<IlosAid> {
        self.aid_for(seat)
    }

    fn page(&self, viewer: Viewer) -> Page {
        page::page(&self.view_for(viewer))
    }

    fn progress(&self) -> Progress {
        let phase = Phrase::new(format!("il-phase-{}", self.stage().id()));
        Progress { round: u16::from(self.round), phase, turn: self.turns }
    }
}
