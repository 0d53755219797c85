//! Actions, and the stack of steps.
//!
//! `step.rs` lists the steps; each is implemented in the chapter module that the list names.

use engine::{Journal, Seat};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use ts_rs::TS;

use crate::event::Event;
use crate::grid::Spot;
use crate::ids::{CardId, City, ColonyId, Column, PlotId, Spice, TileId};
use crate::refusal::Why;
use crate::state::Goa;
use crate::step::{Pending, Step};

/// A player action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, IntoStaticStr)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "GoaAction")]
pub enum Action {
    /// GO-18.1: take ducats instead of columns.
    TakeDucats,
    /// GO-18.1, GO-14.11, GO-16.17: move the marker of this column down.
    Descend { column: Column },
    /// GO-3.1.
    PlaceFlag { at: Spot },
    /// GO-3.5: put the token on this tile.
    Mark { tile: TileId },
    /// GO-4.4.
    PassBid,
    /// GO-4.4.
    Bid { ducats: u16 },
    /// GO-4.7 (a).
    Sell,
    /// GO-4.7 (b).
    Buy,
    /// GO-5.3: discard this plantation to make room.
    Clear { tile: TileId },
    /// GO-6.9: put this spice on the next field of the plot.
    Fill { spice: Spice },
    /// GO-16.3, GO-16.16, GO-9.3.
    TakeShips,
    /// GO-16.3, GO-16.16, GO-9.3.
    TakeColonists,
    /// GO-16.16.
    TakeSpices,
    /// GO-16.7.
    TakeTile { tile: TileId },
    /// GO-7.1, perhaps with a modifier card (GO-7.6).
    Progress {
        column: Column,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<CardId>,
    },
    /// GO-8.1.
    BuildShips,
    /// GO-9.1.
    Harvest,
    /// GO-10.1.
    Taxes,
    /// GO-11.2: draw this many cards.
    Expedition { cards: u8 },
    /// GO-12.1, perhaps with a modifier card (GO-12.6).
    Found {
        city: City,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<CardId>,
    },
    /// GO-6.4: use a tile as a free play.
    UseTile { tile: TileId },
    /// GO-16.22: keep the tile for later.
    KeepTile { tile: TileId },
    /// GO-14.2: play a card as a free play, or a modifier during its action.
    PlayCard { card: CardId },
    /// GO-11.9.
    DiscardCard { card: CardId },
    /// End the action turn.
    EndTurn,
    /// GO-7.4: return this spice from this plot.
    Give { spice: Spice, plot: PlotId },
    /// GO-9.1, GO-6.15: put this spice on this plot.
    Place { spice: Spice, plot: PlotId },
    /// GO-9.2, GO-14.10, GO-16.15: stop.
    Stop,
    /// GO-12.8.
    PayColonists,
    /// GO-12.10.
    GiveUp,
    /// GO-12.14.
    TakeColony { colony: ColonyId },
    /// GO-16.13.
    SpyOn { seat: Seat },
    /// GO-16.15.
    FillPlot { plot: PlotId },
    /// GO-16.21.
    SwapFor { tile: TileId },
    /// GO-13.1.
    PlayBonus,
    /// GO-13.2.
    PassBonus,
}

engine::every!(Action {
    TakeDucats,
    Descend { column },
    PlaceFlag { at },
    Mark { tile },
    PassBid,
    Bid { ducats },
    Sell,
    Buy,
    Clear { tile },
    Fill { spice },
    TakeShips,
    TakeColonists,
    TakeSpices,
    TakeTile { tile },
    Progress { column, card },
    BuildShips,
    Harvest,
    Taxes,
    Expedition { cards },
    Found { city, card },
    UseTile { tile },
    KeepTile { tile },
    PlayCard { card },
    DiscardCard { card },
    EndTurn,
    Give { spice, plot },
    Place { spice, plot },
    Stop,
    PayColonists,
    GiveUp,
    TakeColony { colony },
    SpyOn { seat },
    FillPlot { plot },
    SwapFor { tile },
    PlayBonus,
    PassBonus,
});

impl Action {
    /// GO-6.2: whether this is one of the six actions.
    pub(crate) fn is_main(self) -> bool {
        matches!(
            self,
            Action::Progress { .. }
                | Action::BuildShips
                | Action::Harvest
                | Action::Taxes
                | Action::Expedition { .. }
                | Action::Found { .. }
        )
    }
}

impl Goa {
    /// The seat that decides now.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        self.step()?.actor(self)
    }

    /// The pending step, if this seat decides it.
    #[inline]
    pub(crate) fn pending_for(&self, seat: Seat) -> Option<Step> {
        self.step().filter(|_| self.actor() == Some(seat))
    }

    /// Checks whether the seat may take the action.
    pub(crate) fn permit(&self, seat: Seat, action: Action) -> Result<(), Why> {
        let Some(step) = self.step() else { return Err(Why::Over) };
        if self.actor() != Some(seat) {
            return Err(Why::NotYours(step.clause()));
        }
        step.permit(self, seat, action)
    }

    /// Carries out automatic steps until a player must decide or the game is over.
    pub(crate) fn settle(&mut self, journal: &mut impl Journal<Event>) {
        while let Some(step) = self.step() {
            if step.settle(self, journal) {
                return;
            }
        }
    }

    /// Pushes a step on the stack.
    #[inline]
    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.steps.push(step.into());
    }

    /// Replaces the top of the stack.
    #[inline]
    pub(crate) fn replace_step(&mut self, step: impl Into<Step>) {
        *self.steps.last_mut().expect("a step is pending") = step.into();
    }

    /// Pops the current step unless it continues; returns whether it continues.
    #[inline]
    pub(crate) fn pop_unless(&mut self, continues: bool) -> bool {
        if !continues {
            self.steps.pop();
        }
        continues
    }
}
