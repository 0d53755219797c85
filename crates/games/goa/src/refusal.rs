//! Why something may not be done: the clause that forbids it, with the numbers of the case.
//!
//! A rule that allows or forbids is one function that answers `Result<(), Why>`: `legal` asks it, and so does `check`,
//! which turns the answer into words. A `Why` is a few bytes, so asking costs nothing.

use engine::{Illegal, Phrase};

use crate::ids::{CardId, City, Column, PlotId, Spice, TileId};
use crate::state::{Goa, Stage};
use crate::step::Pending;
use crate::turn::Action;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The game is over.
    Over,
    /// Another seat decides.
    NotYours(&'static str),
    /// Something else is being decided.
    NotNow(&'static str),
    /// GO-4.15: no tiles and cards before the actions.
    NoPlaysYet,
    /// GO-6.6: something must be finished first.
    Unfinished,
    /// GO-6.1: the action of the turn is taken.
    Acted,
    /// GO-6.3: the action of the turn is not taken.
    MustAct,
    /// GO-13.5: bonus actions have their own time.
    NoBonusNow,
    /// GO-13.3: too many bonus-action cards to pass.
    MustPlayBonus { held: u8 },
    /// GO-18.1: a column has been chosen already.
    SecondColumn,
    /// GO-18.1: that column has been chosen already.
    SameColumn { column: Column },
    /// GO-3.2: a tile lies there.
    FlagOnTile,
    /// GO-3.4: an outer corner.
    FlagOnCorner,
    /// GO-3.3: no tile beside it.
    FlagAlone,
    /// The tile is not in the play area.
    NotInPlayArea { tile: TileId, clause: &'static str },
    /// GO-3.9: a token is on it.
    Marked { tile: TileId },
    /// GO-3.5, GO-3.6: not next to the one before.
    NotAdjacent { tile: TileId, flag: bool },
    /// GO-4.4: the bid is too low.
    BidTooLow { least: u16 },
    /// GO-4.5: the bid is too high.
    BidTooHigh { held: u16 },
    /// GO-4.8: the seller cannot pay.
    CannotBuy { price: u16, held: u16 },
    /// GO-5.3: no plantation of his.
    NoPlantation { tile: TileId },
    /// GO-6.9: the spice does not grow there.
    WrongSpice { spice: Spice, plot: PlotId },
    /// GO-6.8: the plot is full.
    PlotFull { plot: PlotId, clause: &'static str },
    /// No plantation or colony of his.
    NoPlot { plot: PlotId, clause: &'static str },
    /// No such spice there.
    NoSpiceThere { spice: Spice, plot: PlotId },
    /// GO-7.2: this spice is not asked for.
    NotInPrice { spice: Spice },
    /// GO-16.7: not among the removed tiles.
    NotRemoved { tile: TileId },
    /// GO-7.5: the marker is on the last row.
    LastRow { column: Column },
    /// GO-7.2: spices are missing.
    SpicesMissing { column: Column },
    /// GO-7.3: ships are missing.
    ShipsMissing { needed: u8, held: u16 },
    /// The card is not in the hand.
    NotHeld { card: CardId, clause: &'static str },
    /// GO-14.2: a card was played this turn.
    CardPlayed,
    /// GO-14.4: a modifier goes with its own action.
    WrongModifier { card: CardId },
    /// GO-9.4: nothing to harvest.
    NothingToHarvest,
    /// GO-9.3: ships and colonists need the card.
    HarvestCard,
    /// GO-9.2: at least one unit.
    HarvestNone,
    /// GO-11.1: too many cards, or none.
    DrawCount { most: u8 },
    /// GO-11.8: there are no cards.
    NoCards,
    /// GO-12.1: founded before.
    Founded { city: City },
    /// GO-16.26: the attempt under way is for it.
    UnderWay { city: City },
    /// GO-12.8: too few colonists.
    ColonistsMissing { needed: u8, held: u16 },
    /// GO-12.14: not of that name, or not left.
    ColonyTaken,
    /// GO-6.7: a free play needs an effect; this clause says which.
    NoEffect(&'static str),
    /// GO-6.4: not his tile.
    NotOwned { tile: TileId },
    /// Red tiles are used once a round.
    Turned { tile: TileId, clause: &'static str },
    /// GO-5.9: a tile that only lies there.
    NotUsable { tile: TileId },
    /// GO-16.18: too few spices.
    DutyMissing { needed: u8, held: u8 },
    /// GO-14.11: too few ducats.
    DucatsMissing { needed: u8, held: u16 },
    /// GO-16.17: not one of the least advanced.
    NotLeast { column: Column },
    /// GO-16.13: oneself, or nobody.
    NoOpponent,
    /// GO-16.13: an action that Espionage does not give.
    NotBySpying,
    /// GO-14.10, GO-16.15: at least one.
    AtLeastOne(&'static str),
    /// GO-16.27: no free field for spices.
    NoFieldForSpices,
    /// GO-16.22: not the tile taken with Swap.
    OtherTile { tile: TileId },
}

impl Why {
    /// The refusal in words.
    pub(crate) fn illegal(self) -> Illegal {
        let say = Phrase::new;
        let (clause, reason) = match self {
            Why::Over => ("GO-17.1", say("go-no-over")),
            Why::NotYours(clause) => (clause, say("go-no-yours")),
            Why::NotNow(clause) => (clause, say("go-no-now")),
            Why::NoPlaysYet => ("GO-4.15", say("go-no-plays-yet")),
            Why::Unfinished => ("GO-6.6", say("go-no-unfinished")),
            Why::Acted => ("GO-6.1", say("go-no-acted")),
            Why::MustAct => ("GO-6.3", say("go-no-must-act")),
            Why::NoBonusNow => ("GO-13.5", say("go-no-bonus-now")),
            Why::MustPlayBonus { held } => ("GO-13.3", say("go-no-bonus-pass").with("held", held)),
            Why::SecondColumn => ("GO-18.1", say("go-no-second-column")),
            Why::SameColumn { column } => {
                ("GO-18.1", say("go-no-same-column").with("column", column.phrase()))
            }
            Why::FlagOnTile => ("GO-3.2", say("go-no-flag-on-tile")),
            Why::FlagOnCorner => ("GO-3.4", say("go-no-flag-on-corner")),
            Why::FlagAlone => ("GO-3.3", say("go-no-flag-alone")),
            Why::NotInPlayArea { tile, clause } => {
                (clause, say("go-no-in-play-area").with("tile", tile.phrase()))
            }
            Why::Marked { tile } => ("GO-3.9", say("go-no-marked").with("tile", tile.phrase())),
            Why::NotAdjacent { tile, flag: true } => {
                ("GO-3.5", say("go-no-beside-flag").with("tile", tile.phrase()))
            }
            Why::NotAdjacent { tile, flag: false } => {
                ("GO-3.11", say("go-no-beside-token").with("tile", tile.phrase()))
            }
            Why::BidTooLow { least } => ("GO-4.4", say("go-no-bid-low").with("least", least)),
            Why::BidTooHigh { held } => ("GO-4.5", say("go-no-bid-high").with("held", held)),
            Why::CannotBuy { price, held } => {
                ("GO-4.8", say("go-no-buy").with("price", price).with("held", held))
            }
            Why::NoPlantation { tile } => ("GO-5.3", say("go-no-plantation").with("tile", tile.phrase())),
            Why::WrongSpice { spice, plot } => {
                ("GO-6.9", say("go-no-spice").with("spice", spice.phrase()).with("plot", plot.phrase()))
            }
            Why::PlotFull { plot, clause } => (clause, say("go-no-full").with("plot", plot.phrase())),
            Why::NoPlot { plot, clause } => (clause, say("go-no-plot").with("plot", plot.phrase())),
            Why::NoSpiceThere { spice, plot } => {
                ("GO-7.4", say("go-no-spice-there").with("spice", spice.phrase()).with("plot", plot.phrase()))
            }
            Why::NotInPrice { spice } => ("GO-7.2", say("go-no-in-price").with("spice", spice.phrase())),
            Why::NotRemoved { tile } => ("GO-16.7", say("go-no-removed").with("tile", tile.phrase())),
            Why::LastRow { column } => ("GO-7.5", say("go-no-last-row").with("column", column.phrase())),
            Why::SpicesMissing { column } => ("GO-7.2", say("go-no-spices").with("column", column.phrase())),
            Why::ShipsMissing { needed, held } => {
                ("GO-7.3", say("go-no-ships").with("needed", needed).with("held", held))
            }
            Why::NotHeld { card, clause } => (clause, say("go-no-held").with("card", card.phrase())),
            Why::CardPlayed => ("GO-14.2", say("go-no-card-played")),
            Why::WrongModifier { card } => ("GO-14.4", say("go-no-modifier").with("card", card.phrase())),
            Why::NothingToHarvest => ("GO-9.4", say("go-no-harvest")),
            Why::HarvestCard => ("GO-9.3", say("go-no-harvest-card")),
            Why::HarvestNone => ("GO-9.2", say("go-no-harvest-none")),
            Why::DrawCount { most } => ("GO-11.1", say("go-no-draw").with("most", most)),
            Why::NoCards => ("GO-11.8", say("go-no-cards")),
            Why::Founded { city } => ("GO-12.1", say("go-no-founded").with("city", city.phrase())),
            Why::UnderWay { city } => ("GO-16.26", say("go-no-under-way").with("city", city.phrase())),
            Why::ColonistsMissing { needed, held } => {
                ("GO-12.8", say("go-no-colonists").with("needed", needed).with("held", held))
            }
            Why::ColonyTaken => ("GO-12.14", say("go-no-colony")),
            Why::NoEffect(clause) => (clause, say("go-no-effect")),
            Why::NotOwned { tile } => ("GO-6.4", say("go-no-owned").with("tile", tile.phrase())),
            Why::Turned { tile, clause } => (clause, say("go-no-turned").with("tile", tile.phrase())),
            Why::NotUsable { tile } => ("GO-5.9", say("go-no-usable").with("tile", tile.phrase())),
            Why::DutyMissing { needed, held } => {
                ("GO-16.18", say("go-no-duty").with("needed", needed).with("held", held))
            }
            Why::DucatsMissing { needed, held } => {
                ("GO-14.11", say("go-no-ducats").with("needed", needed).with("held", held))
            }
            Why::NotLeast { column } => ("GO-16.17", say("go-no-least").with("column", column.phrase())),
            Why::NoOpponent => ("GO-16.13", say("go-no-opponent")),
            Why::NotBySpying => ("GO-16.13", say("go-no-spying")),
            Why::AtLeastOne(clause) => (clause, say("go-no-at-least-one")),
            Why::NoFieldForSpices => ("GO-16.27", say("go-no-field-for-spices")),
            Why::OtherTile { tile } => ("GO-16.22", say("go-no-other-tile").with("tile", tile.phrase())),
        };
        Illegal::new(clause, reason)
    }
}

impl Goa {
    /// Why an action that is no choice of the pending step is none now.
    pub(crate) fn not_now(&self, step: impl Pending, action: Action) -> Why {
        let is_play = matches!(
            action,
            Action::UseTile { .. }
                | Action::PlayCard { .. }
                | Action::DiscardCard { .. }
                | Action::KeepTile { .. }
        );
        // GO-4.15: not before the auctions are over.
        let is_early = matches!(self.stage(), Stage::Start | Stage::Tokens | Stage::Auctions);
        if is_play && is_early {
            Why::NoPlaysYet
        } else if action == Action::PlayBonus {
            Why::NoBonusNow
        } else if is_play || action.is_main() || action == Action::EndTurn {
            Why::Unfinished
        } else {
            Why::NotNow(step.clause())
        }
    }
}
