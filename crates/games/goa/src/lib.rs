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

use engine::{Choices, Game, Info, OptionInfo, Page, Phrase, Progress, Seat, Viewer};

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

    engine::usual_answers!();

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
