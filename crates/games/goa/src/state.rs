//! The whole truth about a game of Goa: flat data, no pointers, no closures, no rules.

use engine::{DataId, Dice, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::actions::Turn;
use crate::data::{LIBRARY, ROWS, Tables};
use crate::grid::{Grid, Spot};
use crate::ids::{City, Column, Phase, PlotId, TileId};
use crate::sets::{Bonanzas, Cards, Colonies, Spices, Tiles};
use crate::step::Step;
use engine::List;

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// GO-5.3: plantation slots of a personal board.
pub const PLANTATIONS: usize = 4;
/// Plantation slots and one slot for each colony.
pub const PLOTS: usize = PLANTATIONS + City::ALL.len();
/// GO-2.1: rounds of a phase.
pub const PHASE_ROUNDS: u8 = 4;
/// GO-2.1: rounds of a game.
pub const ROUNDS: u8 = 2 * PHASE_ROUNDS;
/// GO-6.1: actions of each player in a round.
pub const LAPS: u8 = 3;
/// More steps than can be pending: a lap, a turn, its action, Espionage with its action, and what one free play asks.
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
    /// Everybody sees what a player with a pencil would know.
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
    /// B tiles that wait for their phase.
    pub bag: Tiles,
    /// GO-1.2, GO-2.5: tiles removed in the setups, without those taken by Favor.
    pub removed: Tiles,
    /// Tiles out of the game: discarded, or cleared after phase A.
    pub gone: Tiles,
    /// Red tiles that are turned over until the next round.
    pub turned: Tiles,
    /// Expedition cards in the draw pile: a bag, from which the dice draw when a rule draws.
    pub deck: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// Colony tiles in the supply.
    pub colonies: Colonies,
    /// GO-18.3: Bonanza tiles not shown in this phase.
    pub bonanzas: Bonanzas,
    /// The corners with a Bonanza tile under them.
    pub corners: [bool; 4],
    /// GO-15.1: who holds the flag, or held it when it was placed.
    pub flag: Seat,
    /// GO-4.2: who placed it this round.
    pub first: Seat,
    /// Where it lies, until it is auctioned.
    pub flag_at: Option<Spot>,
    /// Where the tokens from 2 on lie or lay this round, in their order.
    pub marks: List<Spot, MAX_PLAYERS>,
    /// The bids of the present auction from the seller's left; 0 is a pass.
    pub bids: List<u16, { MAX_PLAYERS - 1 }>,
    /// How the auctions of the round ended.
    pub sales: List<Sale, { MAX_PLAYERS + 1 }>,
    /// How many turns have begun.
    pub turns: u32,
    /// What remains to be done; the last entry comes next, and with none left the game is over.
    pub(crate) steps: List<Step, STEPS_MAX>,
    pub(crate) dice: Dice,
}

/// How an auction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "GoaSale")]
pub struct Sale {
    /// The tile; none for the flag.
    pub tile: Option<TileId>,
    /// Who sold it.
    pub seller: Seat,
    /// Who has it.
    pub winner: Seat,
    /// What was paid, to the seller or, by him, to the bank.
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
    /// Ducats, hidden from the others.
    pub ducats: u16,
    /// Ships.
    pub ships: u16,
    /// Colonists.
    pub colonists: u16,
    /// Bonus-action cards.
    pub actions: u8,
    /// The rows of the markers by column, from 0 at the top.
    pub rows: [u8; Column::ALL.len()],
    /// Expedition cards in hand, hidden from the others.
    pub hand: Cards,
    /// Those of them that were in the hand when the discard pile was last shuffled into a draw pile: everybody can tell
    /// that they are not in the present draw pile.
    pub old: Cards,
    /// Four plantation slots, then a slot for each colony.
    pub plots: [Option<Plot>; PLOTS],
    /// Tiles laid before the player, face up; Missions face down.
    pub kept: Tiles,
    /// GO-16.22: tiles taken with Swap and neither placed nor carried out yet.
    pub pending: Tiles,
    /// Fulfilled Duties and discarded single plantations, face down.
    pub done: Tiles,
}

/// A plantation or colony with what grows on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plot {
    /// The tile.
    pub id: PlotId,
    /// The spices on its fields.
    pub spices: Spices,
}

/// The steps of a round (GO-2.2) and what lies around them.
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
    /// Its id.
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
    /// The plots that are in use, with their slots.
    #[inline]
    pub fn plots(&self) -> impl Iterator<Item = (usize, &Plot)> + Clone {
        self.plots.iter().enumerate().filter_map(|(slot, plot)| Some((slot, plot.as_ref()?)))
    }

    /// All spices on the fields.
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

    /// Whether the colony of this name is founded.
    #[inline]
    pub fn has_city(&self, city: City) -> bool {
        self.plots[PLANTATIONS + city.index()].is_some()
    }

    /// How many colonies are founded.
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

    /// What comes next; none once the game is over.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The action turn under way: who acts, whether the action is taken, whether a card was played (GO-14.2).
    #[inline]
    pub(crate) fn acting(&self) -> Option<(Seat, bool, bool)> {
        match self.steps.get(1) {
            Some(&Step::Turn(Turn { seat, acted, card })) => Some((seat, acted, card)),
            _ => None,
        }
    }

    /// The fields of a plot that are free.
    #[inline]
    pub(crate) fn free_fields(&self, plot: &Plot) -> u8 {
        self.tables().plot(plot.id).fields.saturating_sub(plot.spices.len())
    }

    /// Whether a seat has a free field at all.
    #[inline]
    pub(crate) fn has_free_field(&self, seat: Seat) -> bool {
        self.merchant(seat).plots.iter().flatten().any(|plot| self.free_fields(plot) > 0)
    }

    /// What the seat's marker in a column gives.
    #[inline]
    pub fn value(&self, seat: Seat, column: Column) -> u8 {
        self.tables().values[column.index()][self.merchant(seat).row(column)]
    }

    /// Where the game is in its round.
    pub fn stage(&self) -> Stage {
        match self.steps.first() {
            None => Stage::Over,
            // Any other step lies on one that has a stage; a state from outside may say otherwise until it is audited.
            Some(step) => step.stage().unwrap_or(Stage::Actions),
        }
    }
}
