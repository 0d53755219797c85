//! The rules of Ilôs (Frédéric Guérard, first edition of 2017), for two to five players.
//!
//! Merchant lords explore a lost archipelago that grows out of hexagonal tiles. One deck of action cards is both the
//! actions and the money: to play a card one discards others. Ships give access to islands, and cards every turn; pioneers
//! on sites of islands give a production of ebony, dye, spice or gold for ever. Ships on pirates' lairs make others pay
//! more. All that is produced is hidden and worth the final price of its kind, and players push prices up eight times in
//! the whole game. When somebody has placed a tenth pioneer the round is finished, and the richest wins.
//!
//! What is absent: input and output, words of any language, and any choice of its own. [`Ilos`] is the state; `turn.rs` says
//! what can happen next, the chapters say how.

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
        // An action spends cards in at most a handful of decisions, and 60 rounds bring fewer than 6000 cards.
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
