//! The rules of Ilôs (Frédéric Guérard, first edition of 2017), for two to five players.
//!
//! Merchant lords explore an archipelago that grows out of hexagonal tiles. Action cards are also the money: a player
//! discards other cards to play one. Ships give access to islands, and cards every turn. Pioneers on sites of islands
//! produce ebony, dye, spice or gold each turn. Ships at pirates' lairs raise the costs of other players. Resources are
//! hidden and worth the final price of their kind; players raise prices at most eight times in a game. The round in which
//! a player places the tenth pioneer is the last, and the richest player wins.
//!
//! The crate has no input or output, no localized text and no strategy. [`Ilos`] is the state; `turn.rs` dispatches the
//! pending step to the modules of the chapters.

mod aid;
mod audit;
mod candidates;
mod data;
mod drawing;
mod event;
mod explore;
mod ids;
mod map;
mod page;
mod pioneers;
mod redeal;
mod refusal;
mod rounds;
mod rows;
mod scoring;
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

    engine::usual_answers!();

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
