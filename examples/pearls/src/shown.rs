//! The view of a game, as a value and as text.

use engine::{Page, Phrase, Seat, Viewer};
use serde::Serialize;

use crate::state::{Diver, Pearls};

/// One viewer's view of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PearlsView {
    pub sea: usize,
    /// The players, by seat.
    pub divers: Vec<DiverView>,
}

/// One viewer's view of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DiverView {
    /// The pearls in hand; only their owner sees them.
    pub hand: Option<Vec<u8>>,
    /// The number of pearls in hand.
    pub count: usize,
    /// The pearls shown face up.
    pub shown: Vec<u8>,
}

impl Pearls {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> PearlsView {
        // No `..`: a new field is shown or hidden on purpose.
        let Pearls { data: _, sea, divers, turns: _, dice: _ } = self;
        let divers = divers.iter().zip(0..).map(|(Diver { hand, shown }, seat)| DiverView {
            hand: viewer.is(Seat(seat)).then(|| hand.clone()),
            count: hand.len(),
            shown: shown.clone(),
        });
        PearlsView { sea: sea.len(), divers: divers.collect() }
    }
}

impl PearlsView {
    pub(crate) fn page(&self) -> Page {
        let row = |pearls: &[u8]| pearls.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let mut page = Page::default();
        page.heading(Phrase::plain("Pearls"));
        page.line(Phrase::plain(format!("In the sea: {}", self.sea)));
        let head = ["Player", "Hand", "Shown"].map(Phrase::plain).to_vec();
        let rows = self.divers.iter().enumerate().map(|(seat, diver)| {
            let hand = diver.hand.as_deref().map_or_else(|| "?".repeat(diver.count), row);
            vec![Phrase::plain((seat + 1).to_string()), Phrase::plain(hand), Phrase::plain(row(&diver.shown))]
        });
        page.table([head].into_iter().chain(rows).collect());
        page
    }
}
