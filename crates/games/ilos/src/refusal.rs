//! Reasons for illegal actions: the clause that forbids the action, and its numbers.
//!
//! Each rule is one function that returns `Result<(), Why>`. Both `legal` and `check` call it; `check` turns the result into
//! text. A `Why` is a few bytes, so creating one is cheap.

use engine::{Phrase, phrase};

use crate::ids::{Card, PieceId, Resource, SiteKind, TileId};

engine::refusals! {
    /// A reason for an illegal action. Each variant names the clause that forbids it.
    pub(crate) enum Why {
        /// The game is over.
        Over => "IL-17.2", "il-no-over";
        /// Another seat decides.
        NotYours(clause: &'static str) => clause, "il-no-not-yours";
        /// Something else is being decided.
        NotNow(clause: &'static str) => clause, "il-no-not-now";
        /// Hands are redrawn once.
        RedrawOver => "IL-2.10", "il-no-redraw-over";
        /// Cards cannot be thrown away.
        NoThrowing => "IL-7.8", "il-no-throwing";
        /// An action is under way.
        Unfinished => "IL-7.7", "il-no-unfinished";
        /// Cards cannot be played before the first turn.
        NoTurnsYet => "IL-3.6", "il-no-turns-yet";
        /// The card is not in the hand.
        NotHeld { card: Card, clause: &'static str } => clause, "il-no-not-held" [card];
        /// Too few other cards.
        CannotPay { needed: u8, held: u8 } => "IL-7.2", "il-no-cannot-pay" [needed, held];
        /// Too few other cards under piracy.
        PiratesAskMore { needed: u8, held: u8 } => "IL-9.5", "il-no-pirates" [needed, held];
        /// The tile is not in the exploration zone.
        NotInZone { tile: TileId, clause: &'static str } => clause, "il-no-not-in-zone" [tile];
        /// The tile cannot enlarge an island anywhere.
        FitsNowhere { tile: TileId } => "IL-4.4", "il-no-fits-nowhere" [tile];
        /// A tile lies there.
        CellTaken => "IL-4.1", "il-no-cell-taken";
        /// The cell is not next to a tile.
        CellAlone => "IL-4.1", "il-no-cell-alone";
        /// The first tile goes to the centre.
        FirstCell => "IL-3.2", "il-no-first-cell";
        /// Land would meet sea.
        EdgesDisagree { tile: TileId } => "IL-4.3", "il-no-edges" [tile];
        /// Only sea would touch: no island grows.
        NothingGrows => "IL-4.4", "il-no-nothing-grows";
        /// The rotation is out of range.
        NoRotation => "IL-4.1", "il-no-rotation";
        /// The first tile is not turned.
        FirstRotation => "IL-3.2", "il-no-first-rotation";
        /// The piece belongs to another tile.
        OtherTile { piece: PieceId, tile: TileId, clause: &'static str } => clause,
            "il-no-other-tile" [piece: piece.isle(), tile];
        /// No tile is left.
        NoTiles => "IL-4.10", "il-no-tiles";
        /// No tile of the zone fits anywhere.
        NoTileFits => "IL-4.11", "il-no-tile-fits";
        /// The island is not in play.
        NoIsland { piece: PieceId, clause: &'static str } => clause, "il-no-island" [piece: piece.isle()];
        /// The island has another name.
        PartOf { piece: PieceId, island: PieceId } => "IL-4.6",
            "il-no-part-of" [piece: piece.isle(), island: island.island()];
        /// The ship is there already.
        SamePlace => "IL-8.11", "il-no-same-place";
        /// The tile is not in play.
        TileNotInPlay => "IL-8.9", "il-no-not-in-play";
        /// The tile has no lair.
        NoLair { tile: TileId } => "IL-1.9", "il-no-lair" [tile];
        /// A ship lies there.
        LairTaken { tile: TileId } => "IL-8.8", "il-no-lair-taken" [tile];
        /// No ship in reserve.
        NoShipLeft => "IL-8.3", "il-no-ship-left";
        /// The player has no ship there.
        NoShipThere => "IL-8.2", "il-no-ship-there";
        /// The ship has no destination.
        NowhereToGo => "IL-8.11", "il-no-nowhere";
        /// No pioneer in reserve.
        NoPioneer { card: Card } => effect_of(card), "il-no-pioneer";
        /// No building token.
        NoToken => "IL-12.9", "il-no-token";
        /// No free site for the card.
        NoSite { card: Card } => "IL-7.6", "il-no-site" [card];
        /// No free site of the kind on the island.
        SiteTaken { island: PieceId, site: SiteKind } => "IL-1.7",
            "il-no-site-taken" [island: island.island(), site];
        /// The site is for another card.
        WrongSite { card: Card, site: SiteKind } => effect_of(card), "il-no-wrong-site" [card, site];
        /// Too few ships.
        ShipsMissing { card: Card, needed: u8, held: u8 } => if held == 0 { "IL-5.4" } else { condition_of(card) },
            { if held == 0 { Phrase::new("il-no-no-ship") } else { phrase!("il-no-ships", card, needed, held) } };
        /// The island grows no crop.
        NothingToCopy => "IL-12.7", "il-no-copy";
        /// Gold is never copied.
        NoGoldCopies => "IL-12.4", "il-no-gold-copy";
        /// The resource is not grown on the island.
        NotGrown { resource: Resource } => "IL-12.5", "il-no-not-grown" [resource];
        /// A player may play one Market card per turn.
        OneMarket => "IL-14.3", "il-no-one-market";
        /// All market tokens are placed.
        NoMarketToken => "IL-14.5", "il-no-market-token";
        /// There is no resource behind the screen.
        NoResource { needed: u8 } => "IL-14.1", "il-no-resource" [needed];
        /// There is not enough of the resource behind the screen.
        NoStock { resource: Resource, needed: u8 } => "IL-14.1", "il-no-stock" [resource, needed];
        /// The last figure cannot be covered.
        LastFigure { resource: Resource } => "IL-14.4", "il-no-last-figure" [resource];
    }
}

/// The clause with the effect of a card.
pub(crate) fn effect_of(card: Card) -> &'static str {
    match card {
        Card::Ship => "IL-8.2",
        Card::Plantation => "IL-10.2",
        Card::GoldMine => "IL-11.2",
        Card::Building => "IL-12.2",
        Card::Ruins => "IL-13.2",
        Card::Market => "IL-14.2",
    }
}

/// The clause with the condition of a card.
fn condition_of(card: Card) -> &'static str {
    match card {
        Card::Ship => "IL-8.1",
        Card::Plantation => "IL-10.1",
        Card::GoldMine => "IL-11.1",
        Card::Building => "IL-12.1",
        Card::Ruins => "IL-13.1",
        Card::Market => "IL-14.1",
    }
}
