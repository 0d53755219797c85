//! Reasons for illegal actions: the clause that forbids the action, and its numbers.
//!
//! Each rule is one function that returns `Result<(), Why>`. Both `legal` and `check` call it; `check` turns the result into
//! text. A `Why` is a few bytes, so creating one is cheap.

use engine::{Illegal, Phrase};

use crate::ids::{Card, PieceId, Resource, SiteKind, TileId};
use crate::state::Step;
use crate::turn::Action;

engine::refusals! {
    /// A reason for an illegal action. Each variant names the clause that forbids it.
    pub(crate) enum Why {
        /// The game is over.
        Over => "IL-17.2",
        /// Another seat decides.
        NotYours(clause: &'static str) => clause,
        /// Something else is being decided.
        NotNow(clause: &'static str) => clause,
        /// Hands are redrawn once.
        RedrawOver => "IL-2.10",
        /// Cards cannot be thrown away.
        NoThrowing => "IL-7.8",
        /// An action is under way.
        Unfinished => "IL-7.7",
        /// Cards cannot be played before the first turn.
        NoTurnsYet => "IL-3.6",
        /// The card is not in the hand.
        NotHeld { card: Card, clause: &'static str } => clause,
        /// Too few other cards.
        CannotPay { needed: u8, held: u8 } => "IL-7.2",
        /// Too few other cards under piracy.
        PiratesAskMore { needed: u8, held: u8 } => "IL-9.5",
        /// The tile is not in the exploration zone.
        NotInZone { tile: TileId, clause: &'static str } => clause,
        /// The tile cannot enlarge an island anywhere.
        FitsNowhere { tile: TileId } => "IL-4.4",
        /// A tile lies there.
        CellTaken => "IL-4.1",
        /// The cell is not next to a tile.
        CellAlone => "IL-4.1",
        /// The first tile goes to the centre.
        FirstCell => "IL-3.2",
        /// Land would meet sea.
        EdgesDisagree { tile: TileId } => "IL-4.3",
        /// Only sea would touch: no island grows.
        NothingGrows => "IL-4.4",
        /// The rotation is out of range.
        NoRotation => "IL-4.1",
        /// The first tile is not turned.
        FirstRotation => "IL-3.2",
        /// The piece belongs to another tile.
        OtherTile { piece: PieceId, tile: TileId, clause: &'static str } => clause,
        /// No tile is left.
        NoTiles => "IL-4.10",
        /// No tile of the zone fits anywhere.
        NoTileFits => "IL-4.11",
        /// The island is not in play.
        NoIsland { piece: PieceId, clause: &'static str } => clause,
        /// The island has another name.
        PartOf { piece: PieceId, island: PieceId } => "IL-4.6",
        /// The ship is there already.
        SamePlace => "IL-8.11",
        /// The tile is not in play.
        TileNotInPlay => "IL-8.9",
        /// The tile has no lair.
        NoLair { tile: TileId } => "IL-1.9",
        /// A ship lies there.
        LairTaken { tile: TileId } => "IL-8.8",
        /// No ship in reserve.
        NoShipLeft => "IL-8.3",
        /// The player has no ship there.
        NoShipThere => "IL-8.2",
        /// The ship has no destination.
        NowhereToGo => "IL-8.11",
        /// No pioneer in reserve.
        NoPioneer { card: Card } => effect_of(card),
        /// No building token.
        NoToken => "IL-12.9",
        /// No free site for the card.
        NoSite { card: Card } => "IL-7.6",
        /// No free site of the kind on the island.
        SiteTaken { island: PieceId, site: SiteKind } => "IL-1.7",
        /// The site is for another card.
        WrongSite { card: Card, site: SiteKind } => effect_of(card),
        /// Too few ships.
        ShipsMissing { card: Card, needed: u8, held: u8 } => if held == 0 { "IL-5.4" } else { condition_of(card) },
        /// The island grows no crop.
        NothingToCopy => "IL-12.7",
        /// Gold is never copied.
        NoGoldCopies => "IL-12.4",
        /// The resource is not grown on the island.
        NotGrown { resource: Resource } => "IL-12.5",
        /// A player may play one Market card per turn.
        OneMarket => "IL-14.3",
        /// All market tokens are placed.
        NoMarketToken => "IL-14.5",
        /// There is no resource behind the screen.
        NoResource { needed: u8 } => "IL-14.1",
        /// There is not enough of the resource behind the screen.
        NoStock { resource: Resource, needed: u8 } => "IL-14.1",
        /// The last figure cannot be covered.
        LastFigure { resource: Resource } => "IL-14.4",
    }
}

impl Why {
    /// The reason with its clause and text.
    pub(crate) fn illegal(self) -> Illegal {
        let no = |id: &str| Phrase::new(format!("il-no-{id}"));
        let reason = match self {
            Why::Over => no("over"),
            Why::NotYours(_) => no("not-yours"),
            Why::NotNow(_) => no("not-now"),
            Why::RedrawOver => no("redraw-over"),
            Why::NoThrowing => no("throwing"),
            Why::Unfinished => no("unfinished"),
            Why::NoTurnsYet => no("turns-yet"),
            Why::NotHeld { card, .. } => no("not-held").with("card", card.phrase()),
            Why::CannotPay { needed, held } => no("cannot-pay").with("needed", needed).with("held", held),
            Why::PiratesAskMore { needed, held } => no("pirates").with("needed", needed).with("held", held),
            Why::NotInZone { tile, .. } => no("not-in-zone").with("tile", tile.phrase()),
            Why::FitsNowhere { tile } => no("fits-nowhere").with("tile", tile.phrase()),
            Why::CellTaken => no("cell-taken"),
            Why::CellAlone => no("cell-alone"),
            Why::FirstCell => no("first-cell"),
            Why::EdgesDisagree { tile } => no("edges").with("tile", tile.phrase()),
            Why::NothingGrows => no("nothing-grows"),
            Why::NoRotation => no("rotation"),
            Why::FirstRotation => no("first-rotation"),
            Why::OtherTile { piece, tile, .. } => {
                no("other-tile").with("piece", piece.isle()).with("tile", tile.phrase())
            }
            Why::NoTiles => no("tiles"),
            Why::NoTileFits => no("tile-fits"),
            Why::NoIsland { piece, .. } => no("island").with("piece", piece.isle()),
            Why::PartOf { piece, island } => {
                no("part-of").with("piece", piece.isle()).with("island", island.island())
            }
            Why::SamePlace => no("same-place"),
            Why::TileNotInPlay => no("not-in-play"),
            Why::NoLair { tile } => no("lair").with("tile", tile.phrase()),
            Why::LairTaken { tile } => no("lair-taken").with("tile", tile.phrase()),
            Why::NoShipLeft => no("ship-left"),
            Why::NoShipThere => no("ship-there"),
            Why::NowhereToGo => no("nowhere"),
            Why::NoPioneer { .. } => no("pioneer"),
            Why::NoToken => no("token"),
            Why::NoSite { card } => no("site").with("card", card.phrase()),
            Why::SiteTaken { island, site } => {
                no("site-taken").with("island", island.island()).with("site", site.phrase())
            }
            Why::WrongSite { card, site } => {
                no("wrong-site").with("card", card.phrase()).with("site", site.phrase())
            }
            Why::ShipsMissing { held: 0, .. } => no("no-ship"),
            Why::ShipsMissing { card, needed, held } => {
                no("ships").with("card", card.phrase()).with("needed", needed).with("held", held)
            }
            Why::NothingToCopy => no("copy"),
            Why::NoGoldCopies => no("gold-copy"),
            Why::NotGrown { resource } => no("not-grown").with("resource", resource.phrase()),
            Why::OneMarket => no("one-market"),
            Why::NoMarketToken => no("market-token"),
            Why::NoResource { needed } => no("resource").with("needed", needed),
            Why::NoStock { resource, needed } => {
                no("stock").with("resource", resource.phrase()).with("needed", needed)
            }
            Why::LastFigure { resource } => no("last-figure").with("resource", resource.phrase()),
        };
        Illegal::new(self.clause(), reason)
    }
}

/// The clause with the effect of a card.
fn effect_of(card: Card) -> &'static str {
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

/// The clause of the pending decision.
pub(crate) fn clause_of(step: Step) -> &'static str {
    match step {
        Step::Redraw { .. } => "IL-2.10",
        Step::Explore { ship: None } => "IL-3.1",
        Step::Explore { ship: Some(_) } => "IL-8.5",
        Step::Place { .. } | Step::Rotate { .. } => "IL-4.1",
        Step::Anchor { ship: None, .. } => "IL-3.4",
        Step::Anchor { ship: Some(_), .. } => "IL-8.5",
        Step::Act => "IL-7.1",
        Step::Ship | Step::Sail { .. } => "IL-8.2",
        Step::Settle { card } => effect_of(card),
        Step::Side { .. } => "IL-12.2",
        Step::Copy { .. } => "IL-12.6",
        Step::Market => "IL-14.1",
        Step::Pay { .. } => "IL-7.2",
        Step::Over { .. } => "IL-17.2",
    }
}

/// The reason for refusing an action that the pending step does not offer.
pub(crate) fn not_now(step: Step, action: Action) -> Why {
    let is_play = matches!(action, Action::Play { .. } | Action::End);
    let is_throw = matches!(action, Action::Throw { .. } | Action::Done);
    let is_early = matches!(
        step,
        Step::Redraw { .. }
            | Step::Explore { ship: None }
            | Step::Place { ship: None, .. }
            | Step::Rotate { ship: None, .. }
            | Step::Anchor { ship: None, .. }
    );
    if step == Step::Act && matches!(action, Action::Throw { .. } | Action::Pay { .. }) {
        Why::NoThrowing
    } else if is_early && is_play {
        Why::NoTurnsYet
    } else if is_throw && !matches!(step, Step::Redraw { .. }) {
        Why::RedrawOver
    } else if is_play {
        Why::Unfinished
    } else if let (Step::Anchor { ship, .. }, Action::Raid { .. }) = (step, action) {
        Why::NotNow(if ship.is_none() { "IL-3.5" } else { "IL-8.9" })
    } else {
        Why::NotNow(clause_of(step))
    }
}
