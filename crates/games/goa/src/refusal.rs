//! Reasons for illegal actions: the clause that forbids the action, and its numbers.
//!
//! Each rule is one function that returns `Result<(), Why>`. Both `legal` and `check` call it; `check` turns the result into
//! text. A `Why` is a few bytes, so creating one is cheap.

use engine::phrase;

use crate::ids::{CardId, City, Column, PlotId, Spice, TileId};
use crate::state::{Goa, Stage};
use crate::step::Pending;
use crate::turn::Action;

engine::refusals! {
    /// A reason for an illegal action. Each variant names the clause that forbids it.
    pub(crate) enum Why {
        /// The game is over.
        Over => "GO-17.1", "go-no-over";
        /// Another seat decides.
        NotYours(clause: &'static str) => clause, "go-no-yours";
        /// Something else is being decided.
        NotNow(clause: &'static str) => clause, "go-no-now";
        /// Tiles and cards cannot be played before the actions.
        NoPlaysYet => "GO-4.15", "go-no-plays-yet";
        /// Something must be finished first.
        Unfinished => "GO-6.6", "go-no-unfinished";
        /// The turn's action is already taken.
        Acted => "GO-6.1", "go-no-acted";
        /// The turn's action is not yet taken.
        MustAct => "GO-6.3", "go-no-must-act";
        /// Bonus actions are played only in their own stage.
        NoBonusNow => "GO-13.5", "go-no-bonus-now";
        /// The player holds too many bonus-action cards to pass.
        MustPlayBonus { held: u8 } => "GO-13.3", "go-no-bonus-pass" [held];
        /// A column has been chosen already.
        SecondColumn => "GO-18.1", "go-no-second-column";
        /// That column has been chosen already.
        SameColumn { column: Column } => "GO-18.1", "go-no-same-column" [column];
        /// A tile lies there.
        FlagOnTile => "GO-3.2", "go-no-flag-on-tile";
        /// An outer corner.
        FlagOnCorner => "GO-3.4", "go-no-flag-on-corner";
        /// The spot is not beside a tile.
        FlagAlone => "GO-3.3", "go-no-flag-alone";
        /// The tile is not in the play area.
        NotInPlayArea { tile: TileId, clause: &'static str } => clause, "go-no-in-play-area" [tile];
        /// A token is on the tile.
        Marked { tile: TileId } => "GO-3.9", "go-no-marked" [tile];
        /// The tile is not next to the previous token.
        NotAdjacent { tile: TileId, flag: bool } => if flag { "GO-3.5" } else { "GO-3.11" },
            { phrase!(if flag { "go-no-beside-flag" } else { "go-no-beside-token" }, tile) };
        /// The bid is too low.
        BidTooLow { least: u16 } => "GO-4.4", "go-no-bid-low" [least];
        /// The bid is too high.
        BidTooHigh { held: u16 } => "GO-4.5", "go-no-bid-high" [held];
        /// The seller cannot pay.
        CannotBuy { price: u16, held: u16 } => "GO-4.8", "go-no-buy" [price, held];
        /// The tile is not a plantation of the player.
        NoPlantation { tile: TileId } => "GO-5.3", "go-no-plantation" [tile];
        /// The plot does not accept the spice.
        WrongSpice { spice: Spice, plot: PlotId } => "GO-6.9", "go-no-spice" [spice, plot];
        /// The plot is full.
        PlotFull { plot: PlotId, clause: &'static str } => clause, "go-no-full" [plot];
        /// The tile is not a plantation or colony of the player.
        NoPlot { plot: PlotId, clause: &'static str } => clause, "go-no-plot" [plot];
        /// The plot does not hold the spice.
        NoSpiceThere { spice: Spice, plot: PlotId } => "GO-7.4", "go-no-spice-there" [spice, plot];
        /// The price does not include the spice.
        NotInPrice { spice: Spice } => "GO-7.2", "go-no-in-price" [spice];
        /// The tile is not one of the removed tiles.
        NotRemoved { tile: TileId } => "GO-16.7", "go-no-removed" [tile];
        /// The marker is on the last row.
        LastRow { column: Column } => "GO-7.5", "go-no-last-row" [column];
        /// Spices are missing.
        SpicesMissing { column: Column } => "GO-7.2", "go-no-spices" [column];
        /// Ships are missing.
        ShipsMissing { needed: u8, held: u16 } => "GO-7.3", "go-no-ships" [needed, held];
        /// The card is not in the hand.
        NotHeld { card: CardId, clause: &'static str } => clause, "go-no-held" [card];
        /// A card was played this turn.
        CardPlayed => "GO-14.2", "go-no-card-played";
        /// A modifier card is played only with its own action.
        WrongModifier { card: CardId } => "GO-14.4", "go-no-modifier" [card];
        /// The harvest is empty.
        NothingToHarvest => "GO-9.4", "go-no-harvest";
        /// Harvesting ships and colonists needs the card.
        HarvestCard => "GO-9.3", "go-no-harvest-card";
        /// A Harvest takes at least one unit.
        HarvestNone => "GO-9.2", "go-no-harvest-none";
        /// The number of cards is zero or too high.
        DrawCount { most: u8 } => "GO-11.1", "go-no-draw" [most];
        /// There are no cards.
        NoCards => "GO-11.8", "go-no-cards";
        /// The player has founded the colony.
        Founded { city: City } => "GO-12.1", "go-no-founded" [city];
        /// The current attempt is for this colony.
        UnderWay { city: City } => "GO-16.26", "go-no-under-way" [city];
        /// Too few colonists.
        ColonistsMissing { needed: u8, held: u16 } => "GO-12.8", "go-no-colonists" [needed, held];
        /// The Colony tile has another name or is taken.
        ColonyTaken => "GO-12.14", "go-no-colony";
        /// A free play needs an effect; the clause says which.
        NoEffect(clause: &'static str) => clause, "go-no-effect";
        /// The tile belongs to another player.
        NotOwned { tile: TileId } => "GO-6.4", "go-no-owned" [tile];
        /// Red tiles are used once a round.
        Turned { tile: TileId, clause: &'static str } => clause, "go-no-turned" [tile];
        /// The tile cannot be used.
        NotUsable { tile: TileId } => "GO-5.9", "go-no-usable" [tile];
        /// Too few spices.
        DutyMissing { needed: u8, held: u8 } => "GO-16.18", "go-no-duty" [needed, held];
        /// Too few ducats.
        DucatsMissing { needed: u8, held: u16 } => "GO-14.11", "go-no-ducats" [needed, held];
        /// The marker is not one of the least advanced.
        NotLeast { column: Column } => "GO-16.17", "go-no-least" [column];
        /// The seat is not an opponent.
        NoOpponent => "GO-16.13", "go-no-opponent";
        /// Espionage does not offer this action.
        NotBySpying => "GO-16.13", "go-no-spying";
        /// The player must choose at least one.
        AtLeastOne(clause: &'static str) => clause, "go-no-at-least-one";
        /// No free field for spices.
        NoFieldForSpices => "GO-16.27", "go-no-field-for-spices";
        /// The tile is not the one taken with Swap.
        OtherTile { tile: TileId } => "GO-16.22", "go-no-other-tile" [tile];
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
