//! The full state of a game of Goa: flat data without pointers, closures or rules.

use engine::{DataId, Dice, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::actions::Turn;
use crate::data::{LIBRARY, ROWS, Tables};
use crate::grid::{Grid, Spot};
use crate::ids::{City, Column, Phase, PlotId, TileId};
use crate::sets::{Bonanzas, Cards, Colonies, Spices, Tiles};
use crate::step::{Pending, Step};
use engine::List;

/// The maximum number of players.
pub const MAX_PLAYERS: usize = 4;
/// GO-5.3: plantation slots of a player board.
pub const PLANTATIONS: usize = 4;
/// Plantation slots and one slot for each colony.
pub const PLOTS: usize = PLANTATIONS + City::ALL.len();
/// GO-2.1: rounds of a phase.
pub const PHASE_ROUNDS: u8 = 4;
/// GO-2.1: rounds of a game.
pub const ROUNDS: u8 = 2 * PHASE_ROUNDS;
/// GO-6.1: actions of each player in a round.
pub const LAPS: u8 = 3;
/// Above the maximum of pending steps: a lap, a turn, its action, Espionage with its action, and the steps of one free play.
pub(crate) const STEPS_MAX: usize = 12;

/// The variants of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[ts(rename = "GoaOptions")]
pub struct Options {
    /// GO-18.1: two markers or ten ducats before the first round.
    #[serde(default)]
    pub quick_start: bool,
    /// GO-18.3: tiles under the corners.
    #[serde(default)]
    pub bonanza: bool,
    /// Ducats are public. Players could track them anyway, since every payment is public.
    #[serde(default)]
    pub open_ducats: bool,
}

/// A game of Goa.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goa {
    /// The component data in use.
    pub data: DataId,
    /// The variants.
    pub options: Options,
    /// The round, from 1 to 8.
    pub round: u8,
    /// The players by seat.
    pub merchants: List<Merchant, MAX_PLAYERS>,
    /// The play area.
    pub grid: Grid,
    /// B tiles of a later phase.
    pub bag: Tiles,
    /// GO-1.2, GO-2.5: tiles removed in the setups, except those taken with Favor.
    pub removed: Tiles,
    /// Tiles out of the game: discarded, or cleared after phase A.
    pub gone: Tiles,
    /// Red tiles that are turned over until the next round.
    pub turned: Tiles,
    /// Expedition cards in the draw pile: an unordered set from which each draw picks at random.
    pub deck: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// Colony tiles in the supply.
    pub colonies: Colonies,
    /// GO-18.3: Bonanza tiles not drawn in this phase.
    pub bonanzas: Bonanzas,
    /// The corners with a Bonanza tile under them.
    pub corners: [bool; 4],
    /// GO-15.1: the holder of the flag, or its last holder while it is on the board.
    pub flag: Seat,
    /// GO-4.2: the player who placed the flag this round.
    pub first: Seat,
    /// The spot of the flag, until it is auctioned.
    pub flag_at: Option<Spot>,
    /// The spots of tokens 2 and up in this round, in order.
    pub marks: List<Spot, MAX_PLAYERS>,
    /// The bids of the current auction from the seller's left; 0 is a pass.
    pub bids: List<u16, { MAX_PLAYERS - 1 }>,
    /// The results of this round's auctions.
    pub sales: List<Sale, { MAX_PLAYERS + 1 }>,
    /// The number of turns begun.
    pub turns: u32,
    /// The stack of pending steps; the last entry comes next. The game is over when it is empty.
    pub(crate) steps: List<Step, STEPS_MAX>,
    pub(crate) dice: Dice,
}

/// The result of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "GoaSale")]
pub struct Sale {
    /// The tile; `None` for the flag.
    pub tile: Option<TileId>,
    /// The player who sold it.
    pub seller: Seat,
    /// The player who won it.
    pub winner: Seat,
    /// The price: paid to the seller, or by the seller to the bank.
    pub ducats: u16,
}

impl Default for Sale {
    fn default() -> Sale {
        Sale { tile: None, seller: Seat(0), winner: Seat(0), ducats: 0 }
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Merchant {
    /// Ducats, hidden from other players.
    pub ducats: u16,
    /// Ships.
    pub ships: u16,
    /// Colonists.
    pub colonists: u16,
    /// Bonus-action cards.
    pub actions: u8,
    /// The rows of the markers by column, from 0 at the top.
    pub rows: [u8; Column::ALL.len()],
    /// Expedition cards in hand, hidden from other players.
    pub hand: Cards,
    /// The hand's cards that were in it when the discard pile was last shuffled. All players know that they are not in the
    /// draw pile.
    pub old: Cards,
    /// Four plantation slots, then a slot for each colony.
    pub plots: [Option<Plot>; PLOTS],
    /// Tiles kept by the player, face up; Missions face down.
    pub kept: Tiles,
    /// GO-16.22: tiles taken with Swap that are not yet placed or carried out.
    pub pending: Tiles,
    /// Fulfilled Duties and discarded single plantations, face down.
    pub done: Tiles,
}

/// A plantation or colony with its spices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plot {
    /// The tile.
    pub id: PlotId,
    /// The spices on its fields.
    pub spices: Spices,
}

/// The stages of a game: the steps of a round (GO-2.2), the start and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "GoaStage")]
pub enum Stage {
    /// Before the first round: the quick start.
    Start,
    /// Tokens are placed.
    Tokens,
    /// Items are auctioned.
    Auctions,
    /// The three laps of actions.
    Actions,
    /// Bonus actions.
    Bonus,
    /// The game is over.
    Over,
}

impl Stage {
    /// The id in messages.
    pub fn id(self) -> &'static str {
        match self {
            Stage::Start => "start",
            Stage::Tokens => "tokens",
            Stage::Auctions => "auctions",
            Stage::Actions => "actions",
            Stage::Bonus => "bonus",
            Stage::Over => "over",
        }
    }
}

impl Merchant {
    /// The plots in use, with their slots.
    #[inline]
    pub fn plots(&self) -> impl Iterator<Item = (usize, &Plot)> + Clone {
        self.plots.iter().enumerate().filter_map(|(slot, plot)| Some((slot, plot.as_ref()?)))
    }

    /// The spices on all fields.
    #[inline]
    pub fn stock(&self) -> Spices {
        let mut stock = Spices::NONE;
        for plot in self.plots.iter().flatten() {
            stock += plot.spices;
        }
        stock
    }

    /// The slot of a plantation or colony.
    #[inline]
    pub fn slot(&self, id: PlotId) -> Option<usize> {
        self.plots.iter().position(|plot| plot.is_some_and(|plot| plot.id == id))
    }

    /// Whether the player has founded the colony of this name.
    #[inline]
    pub fn has_city(&self, city: City) -> bool {
        self.plots[PLANTATIONS + city.index()].is_some()
    }

    /// The number of colonies founded.
    #[inline]
    pub fn cities(&self) -> usize {
        self.plots[PLANTATIONS..].iter().flatten().count()
    }

    /// The row of a marker, from 0 at the top.
    #[inline]
    pub fn row(&self, column: Column) -> usize {
        usize::from(self.rows[column.index()])
    }

    /// The row of the least advanced marker.
    #[inline]
    pub fn least_row(&self) -> u8 {
        self.rows.iter().copied().min().unwrap_or(0)
    }

    /// Whether a marker is on the last row.
    #[inline]
    pub fn is_down(&self, column: Column) -> bool {
        self.row(column) + 1 >= ROWS
    }
}

impl Goa {
    /// The tables of the data in use.
    #[inline]
    pub fn tables(&self) -> &'static Tables {
        LIBRARY.get(self.data)
    }

    /// The player at a seat.
    #[inline]
    pub fn merchant(&self, seat: Seat) -> &Merchant {
        &self.merchants[seat.index()]
    }

    #[inline]
    pub(crate) fn merchant_mut(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.merchants[seat.index()]
    }

    /// The phase of the game.
    pub fn phase(&self) -> Phase {
        if self.round <= PHASE_ROUNDS { Phase::A } else { Phase::B }
    }

    /// The next step; `None` once the game is over.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The current action turn: its seat, whether the action is taken, whether a card was played (GO-14.2).
    #[inline]
    pub(crate) fn acting(&self) -> Option<(Seat, bool, bool)> {
        match self.steps.get(1) {
            Some(&Step::Turn(Turn { seat, acted, card })) => Some((seat, acted, card)),
            _ => None,
        }
    }

    /// The number of free fields of a plot.
    #[inline]
    pub(crate) fn free_fields(&self, plot: &Plot) -> u8 {
        self.tables().plot(plot.id).fields.saturating_sub(plot.spices.len())
    }

    /// Whether a seat has a free field.
    #[inline]
    pub(crate) fn has_free_field(&self, seat: Seat) -> bool {
        self.merchant(seat).plots.iter().flatten().any(|plot| self.free_fields(plot) > 0)
    }

    /// The number that the seat's marker in a column gives.
    #[inline]
    pub fn value(&self, seat: Seat, column: Column) -> u8 {
        self.tables().values[column.index()][self.merchant(seat).row(column)]
    }

    /// The current stage.
    pub fn stage(&self) -> Stage {
        match self.steps.first() {
            None => Stage::Over,
            // Every other step lies on one with a stage. An unaudited state from outside may violate this.
            Some(step) => step.stage().unwrap_or(Stage::Actions),
        }
    }
}
