//! Reasons for illegal actions: the clause that forbids the action, and its numbers.
//!
//! Each rule is one function that returns `Result<(), Why>`. Both `legal` and `check` call it; `check` turns the result into
//! text. A `Why` is a few bytes, so creating one is cheap.

use engine::{Illegal, Phrase};

use crate::ids::{CardId, City, Column, PlotId, Spice, TileId};
use crate::state::{Goa, Stage};
use crate::step::Pending;
use crate::turn::Action;

engine::refusals! {
    /// A reason for an illegal action. Each variant names the clause that forbids it.
    pub(crate) enum Why {
        /// The game is over.
        Over => "GO-17.1",
        /// Another seat decides.
        NotYours(clause: &'static str) => clause,
        /// Something else is being decided.
        NotNow(clause: &'static str) => clause,
        /// Tiles and cards cannot be played before the actions.
        NoPlaysYet => "GO-4.15",
        /// Something must be finished first.
        Unfinished => "GO-6.6",
        /// The turn's action is already taken.
        Acted => "GO-6.1",
        /// The turn's action is not yet taken.
        MustAct => "GO-6.3",
        /// Bonus actions are played only in their own stage.
        NoBonusNow => "GO-13.5",
        /// The player holds too many bonus-action cards to pass.
        MustPlayBonus { held: u8 } => "GO-13.3",
        /// A column has been chosen already.
        SecondColumn => "GO-18.1",
        /// That column has been chosen already.
        SameColumn { column: Column } => "GO-18.1",
        /// A tile lies there.
        FlagOnTile => "GO-3.2",
        /// An outer corner.
        FlagOnCorner => "GO-3.4",
        /// The spot is not beside a tile.
        FlagAlone => "GO-3.3",
        /// The tile is not in the play area.
        NotInPlayArea { tile: TileId, clause: &'static str } => clause,
        /// A token is on the tile.
        Marked { tile: TileId } => "GO-3.9",
        /// The tile is not next to the previous token.
        NotAdjacent { tile: TileId, flag: bool } => if flag { "GO-3.5" } else { "GO-3.11" },
        /// The bid is too low.
        BidTooLow { least: u16 } => "GO-4.4",
        /// The bid is too high.
        BidTooHigh { held: u16 } => "GO-4.5",
        /// The seller cannot pay.
        CannotBuy { price: u16, held: u16 } => "GO-4.8",
        /// The tile is not a plantation of the player.
        NoPlantation { tile: TileId } => "GO-5.3",
        /// The plot does not accept the spice.
        WrongSpice { spice: Spice, plot: PlotId } => "GO-6.9",
        /// The plot is full.
        PlotFull { plot: PlotId, clause: &'static str } => clause,
        /// The tile is not a plantation or colony of the player.
        NoPlot { plot: PlotId, clause: &'static str } => clause,
        /// The plot does not hold the spice.
        NoSpiceThere { spice: Spice, plot: PlotId } => "GO-7.4",
        /// The price does not include the spice.
        NotInPrice { spice: Spice } => "GO-7.2",
        /// The tile is not one of the removed tiles.
        NotRemoved { tile: TileId } => "GO-16.7",
        /// The marker is on the last row.
        LastRow { column: Column } => "GO-7.5",
        /// Spices are missing.
        SpicesMissing { column: Column } => "GO-7.2",
        /// Ships are missing.
        ShipsMissing { needed: u8, held: u16 } => "GO-7.3",
        /// The card is not in the hand.
        NotHeld { card: CardId, clause: &'static str } => clause,
        /// A card was played this turn.
        CardPlayed => "GO-14.2",
        /// A modifier card is played only with its own action.
        WrongModifier { card: CardId } => "GO-14.4",
        /// The harvest is empty.
        NothingToHarvest => "GO-9.4",
        /// Harvesting ships and colonists needs the card.
        HarvestCard => "GO-9.3",
        /// A Harvest takes at least one unit.
        HarvestNone => "GO-9.2",
        /// The number of cards is zero or too high.
        DrawCount { most: u8 } => "GO-11.1",
        /// There are no cards.
        NoCards => "GO-11.8",
        /// The player has founded the colony.
        Founded { city: City } => "GO-12.1",
        /// The current attempt is for this colony.
        UnderWay { city: City } => "GO-16.26",
        /// Too few colonists.
        ColonistsMissing { needed: u8, held: u16 } => "GO-12.8",
        /// The Colony tile has another name or is taken.
        ColonyTaken => "GO-12.14",
        /// A free play needs an effect; the clause says which.
        NoEffect(clause: &'static str) => clause,
        /// The tile belongs to another player.
        NotOwned { tile: TileId } => "GO-6.4",
        /// Red tiles are used once a round.
        Turned { tile: TileId, clause: &'static str } => clause,
        /// The tile cannot be used.
        NotUsable { tile: TileId } => "GO-5.9",
        /// Too few spices.
        DutyMissing { needed: u8, held: u8 } => "GO-16.18",
        /// Too few ducats.
        DucatsMissing { needed: u8, held: u16 } => "GO-14.11",
        /// The marker is not one of the least advanced.
        NotLeast { column: Column } => "GO-16.17",
        /// The seat is not an opponent.
        NoOpponent => "GO-16.13",
        /// Espionage does not offer this action.
        NotBySpying => "GO-16.13",
        /// The player must choose at least one.
        AtLeastOne(clause: &'static str) => clause,
        /// No free field for spices.
        NoFieldForSpices => "GO-16.27",
        /// The tile is not the one taken with Swap.
        OtherTile { tile: TileId } => "GO-16.22",
    }
}

impl Why {
    /// The reason with its clause and text.
    pub(crate) fn illegal(self) -> Illegal {
        let say = Phrase::new;
        let reason = match self {
            Why::Over => say("go-no-over"),
            Why::NotYours(_) => say("go-no-yours"),
            Why::NotNow(_) => say("go-no-now"),
            Why::NoPlaysYet => say("go-no-plays-yet"),
            Why::Unfinished => say("go-no-unfinished"),
            Why::Acted => say("go-no-acted"),
            Why::MustAct => say("go-no-must-act"),
            Why::NoBonusNow => say("go-no-bonus-now"),
            Why::MustPlayBonus { held } => say("go-no-bonus-pass").with("held", held),
            Why::SecondColumn => say("go-no-second-column"),
            Why::SameColumn { column } => say("go-no-same-column").with("column", column.phrase()),
            Why::FlagOnTile => say("go-no-flag-on-tile"),
            Why::FlagOnCorner => say("go-no-flag-on-corner"),
            Why::FlagAlone => say("go-no-flag-alone"),
            Why::NotInPlayArea { tile, .. } => say("go-no-in-play-area").with("tile", tile.phrase()),
            Why::Marked { tile } => say("go-no-marked").with("tile", tile.phrase()),
            Why::NotAdjacent { tile, flag: true } => say("go-no-beside-flag").with("tile", tile.phrase()),
            Why::NotAdjacent { tile, flag: false } => say("go-no-beside-token").with("tile", tile.phrase()),
            Why::BidTooLow { least } => say("go-no-bid-low").with("least", least),
            Why::BidTooHigh { held } => say("go-no-bid-high").with("held", held),
            Why::CannotBuy { price, held } => say("go-no-buy").with("price", price).with("held", held),
            Why::NoPlantation { tile } => say("go-no-plantation").with("tile", tile.phrase()),
            Why::WrongSpice { spice, plot } => {
                say("go-no-spice").with("spice", spice.phrase()).with("plot", plot.phrase())
            }
            Why::PlotFull { plot, .. } => say("go-no-full").with("plot", plot.phrase()),
            Why::NoPlot { plot, .. } => say("go-no-plot").with("plot", plot.phrase()),
            Why::NoSpiceThere { spice, plot } => {
                say("go-no-spice-there").with("spice", spice.phrase()).with("plot", plot.phrase())
            }
            Why::NotInPrice { spice } => say("go-no-in-price").with("spice", spice.phrase()),
            Why::NotRemoved { tile } => say("go-no-removed").with("tile", tile.phrase()),
            Why::LastRow { column } => say("go-no-last-row").with("column", column.phrase()),
            Why::SpicesMissing { column } => say("go-no-spices").with("column", column.phrase()),
            Why::ShipsMissing { needed, held } => {
                say("go-no-ships").with("needed", needed).with("held", held)
            }
            Why::NotHeld { card, .. } => say("go-no-held").with("card", card.phrase()),
            Why::CardPlayed => say("go-no-card-played"),
            Why::WrongModifier { card } => say("go-no-modifier").with("card", card.phrase()),
            Why::NothingToHarvest => say("go-no-harvest"),
            Why::HarvestCard => say("go-no-harvest-card"),
            Why::HarvestNone => say("go-no-harvest-none"),
            Why::DrawCount { most } => say("go-no-draw").with("most", most),
            Why::NoCards => say("go-no-cards"),
            Why::Founded { city } => say("go-no-founded").with("city", city.phrase()),
            Why::UnderWay { city } => say("go-no-under-way").with("city", city.phrase()),
            Why::ColonistsMissing { needed, held } => {
                say("go-no-colonists").with("needed", needed).with("held", held)
            }
            Why::ColonyTaken => say("go-no-colony"),
            Why::NoEffect(_) => say("go-no-effect"),
            Why::NotOwned { tile } => say("go-no-owned").with("tile", tile.phrase()),
            Why::Turned { tile, .. } => say("go-no-turned").with("tile", tile.phrase()),
            Why::NotUsable { tile } => say("go-no-usable").with("tile", tile.phrase()),
            Why::DutyMissing { needed, held } => say("go-no-duty").with("needed", needed).with("held", held),
            Why::DucatsMissing { needed, held } => {
                say("go-no-ducats").with("needed", needed).with("held", held)
            }
            Why::NotLeast { column } => say("go-no-least").with("column", column.phrase()),
            Why::NoOpponent => say("go-no-opponent"),
            Why::NotBySpying => say("go-no-spying"),
            Why::AtLeastOne(_) => say("go-no-at-least-one"),
            Why::NoFieldForSpices => say("go-no-field-for-spices"),
            Why::OtherTile { tile } => say("go-no-other-tile").with("tile", tile.phrase()),
        };
        Illegal::new(self.clause(), reason)
    }
}

impl Goa {
    /// The reason for refusing an action that the pending step does not offer.
    pub(crate) fn not_now(&self, step: impl Pending, action: Action) -> Why {
        let is_play = matches!(
            action,
            Action::UseTile { .. }
                | Action::PlayCard { .. }
                | Action::DiscardCard { .. }
                | Action::KeepTile { .. }
        );
        // GO-4.15: free plays start after the auctions.
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
