//! The rules of Goa (Rüdiger Dorn, edition of 2012), for two to four players.
//!
//! Each player is a Portuguese spice merchant. A game has two phases of four rounds. In each round the holder of the flag
//! places it, and the players mark tiles of a five by five grid with tokens that form a chain. Each marked item is
//! auctioned in one lap of bids; the seller decides last. Then each player takes three actions, and bonus actions for
//! cards: Progress, Build ships, Harvest, Taxes, Expedition, Found a colony. Players may play Expedition cards and tiles
//! before, during and after actions. Markers, colonies, cards in hand, plantations and tiles score points.
//!
//! The crate has no input or output, no localized text and no strategy. [`Goa`] is the state; `step.rs` lists the steps, and
//! one module per chapter of the rules implements them.

mod acquire;
mod actions;
mod auction;
mod audit;
mod bonus;
mod cards;
mod colony;
mod data;
mod event;
mod expedition;
mod grid;
mod harvest;
mod ids;
mod page;
mod progress;
mod redeal;
mod refusal;
mod rows;
mod scoring;
mod sets;
mod setup;
mod show;
mod state;
mod step;
#[cfg(test)]
mod tests;
mod tiles;
mod turn;
#[cfg(test)]
mod typescript;
mod view;
mod words;

use engine::{
    Choices, DataError, DataFiles, DataId, Dice, Game, Illegal, Info, Journal, OptionInfo, Outcome, Page,
    Phrase, Progress, Seat, Seed, SetupError, Sheet, Turn, Viewer,
};

pub use cards::EffectKind;
pub use data::{Card, Colony, Gains, Numbers, PlotKind, Printed, ROWS, Tables, Tile, TileKind};
pub use event::{Deed, Event};
pub use grid::{Grid, Spot};
pub use ids::{BonanzaId, CardId, City, ColonyId, Column, Phase, PlotId, Spice, Symbol, TileId};
pub use sets::{Bonanzas, Cards, Colonies, SpiceSet, Spices, Tiles};
pub use state::{
    Goa, LAPS, MAX_PLAYERS, Merchant, Options, PHASE_ROUNDS, PLANTATIONS, PLOTS, Plot, ROUNDS, Sale, Stage,
};
pub use turn::Action;
pub use view::*;

use refusal::Why;
use step::{Pending, Step};

impl Game for Goa {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = GoaView;
    type Aid = engine::NoAid;

    const INFO: Info = Info {
        id: "goa",
        title: "Goa",
        seats_min: 2,
        seats_max: MAX_PLAYERS,
        prefix: "GO",
        rules_version: 1,
        options: &[
            OptionInfo { key: "quick-start", choices: Choices::Flag, default: "false" },
            OptionInfo { key: "bonanza", choices: Choices::Flag, default: "false" },
            OptionInfo { key: "open-ducats", choices: Choices::Flag, default: "false" },
        ],
        data: data::FILES,
        ledgers: &[
            ("en", include_str!("../rules/goa.en.toml")),
            ("fr", include_str!("../rules/goa.fr.toml")),
        ],
        decisions_max: 10_000,
    };

    fn deal(
        data: DataId,
        seats: usize,
        options: &Options,
        seed: Seed,
        journal: &mut impl Journal<Event>,
    ) -> Result<Goa, SetupError> {
        Goa::set_up(data, seats, options, seed, journal)
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

    fn view(&self, viewer: Viewer) -> GoaView {
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
        self.options
    }

    fn write(&self, _: Seat, action: Action, out: &mut String) {
        words::write(self, action, out);
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

    fn page(&self, viewer: Viewer) -> Page {
        page::page(&self.view_for(viewer))
    }

    fn progress(&self) -> Progress {
        let phase =
            Phrase::new(format!("go-phase-{}", self.stage().id())).with("phase", self.phase().phrase());
        Progress { round: u16::from(self.round), phase, turn: self.turns }
    }
}
