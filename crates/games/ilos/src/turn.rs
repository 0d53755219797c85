//! Actions, and the seat that decides.

use engine::Seat;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::ids::{Card, PieceId, Resource, SiteKind, TileId};
use crate::map::Cell;
use crate::refusal::Why;
use crate::state::Ilos;
use crate::step::{Pending, Step};

/// A player action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "IlosAction")]
pub enum Action {
    /// IL-2.10: throw a card of this kind.
    Throw { card: Card },
    /// IL-2.10: throw no more cards.
    Done,
    /// IL-8.5, IL-3.1: choose this tile of the zone.
    Tile { tile: TileId },
    /// IL-4.1: choose the cell.
    Cell { at: Cell },
    /// IL-4.1: rotate clockwise this many times.
    Rotate { rotation: u8 },
    /// IL-3.4, IL-8.5: land the ship at this piece of the tile.
    Anchor { piece: PieceId },
    /// IL-7.2: play a card of this kind.
    Play { card: Card },
    /// IL-7.1: play no more cards.
    End,
    /// IL-8.2: sail with a ship from reserve.
    Add,
    /// IL-8.2: sail with a ship from the coast of this island.
    MoveFrom { island: PieceId },
    /// IL-8.2: sail with a ship from the lair of this tile.
    MoveLair { tile: TileId },
    /// IL-8.5: sail to a new tile.
    NewTile,
    /// IL-8.4: land at the coast of this island.
    Land { island: PieceId },
    /// IL-8.8: go to the lair of this tile.
    Raid { tile: TileId },
    /// IL-10.2, IL-11.2, IL-12.2, IL-13.2: place the pioneer on a site of this kind on this island.
    Settle { island: PieceId, site: SiteKind },
    /// IL-12.3.
    Fort,
    /// IL-12.4.
    House,
    /// IL-12.6: copy this resource with the counting house.
    Copy { resource: Resource },
    /// IL-14.2: raise the price of this resource.
    Raise { resource: Resource },
    /// IL-7.2: pay a card of this kind.
    Pay { card: Card },
}

engine::every!(Action {
    Throw { card },
    Done,
    Tile { tile },
    Cell { at },
    Rotate { rotation },
    Anchor { piece },
    Play { card },
    End,
    Add,
    MoveFrom { island },
    MoveLair { tile },
    NewTile,
    Land { island },
    Raid { tile },
    Settle { island, site },
    Fort,
    House,
    Copy { resource },
    Raise { resource },
    Pay { card },
});

impl Ilos {
    /// The seat that decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        if matches!(self.step, Step::Over(_)) { None } else { Some(self.active) }
    }

    /// The pending step, if this seat decides it.
    #[inline]
    pub(crate) fn pending_for(&self, seat: Seat) -> Option<Step> {
        (self.actor() == Some(seat)).then_some(self.step)
    }

    /// Checks whether the seat may take the action.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        if self.actor().is_some_and(|actor| actor != seat) {
            return Err(Why::NotYours(self.step.clause()));
        }
        self.step.permit(self, seat, action)
    }
}
