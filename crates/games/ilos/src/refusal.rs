//! Why something may not be done: the clause that forbids it, with the numbers of the case.
//!
//! A rule that allows or forbids is one function that answers `Result<(), Why>`: `legal` asks it, and so does `check`,
//! which turns the answer into words. A `Why` is a few bytes, so asking costs nothing.

use engine::{Illegal, Phrase};

use crate::ids::{Card, PieceId, Resource, SiteKind, TileId};
use crate::map::Cell;
use crate::state::Step;
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
    /// IL-2.10: hands are redrawn once.
    RedrawOver,
    /// IL-7.8: cards are not thrown away.
    NoThrowing,
    /// IL-7.7: an action is under way.
    Unfinished,
    /// IL-3.6: nobody plays cards yet.
    NoTurnsYet,
    /// The card is not in the hand.
    NotHeld { card: Card, clause: &'static str },
    /// IL-7.2: too few other cards.
    CannotPay { needed: u8, held: u8 },
    /// IL-9.5: too few other cards under piracy.
    PiratesAskMore { needed: u8, held: u8 },
    /// The tile is not in the exploration zone.
    NotInZone { tile: TileId, clause: &'static str },
    /// IL-4.4: the tile enlarges no island anywhere.
    FitsNowhere { tile: TileId },
    /// IL-4.1: a tile lies there.
    CellTaken { at: Cell },
    /// IL-4.1: no tile lies beside it.
    CellAlone { at: Cell },
    /// IL-3.2: the first tile goes to the centre.
    FirstCell,
    /// IL-4.3: land against sea.
    EdgesDisagree { tile: TileId, at: Cell },
    /// IL-4.4: sea contact alone.
    NothingGrows { at: Cell },
    /// There are six rotations.
    NoRotation,
    /// IL-3.2: the first tile is not turned.
    FirstRotation,
    /// IL-3.4, IL-8.5: a piece of another tile, or none.
    OtherTile { piece: PieceId, tile: TileId, clause: &'static str },
    /// IL-4.10: no tile is left.
    NoTiles,
    /// IL-4.11: no tile of the zone has a position.
    NoTileFits,
    /// No such island in play.
    NoIsland { piece: PieceId, clause: &'static str },
    /// The island has another name.
    PartOf { piece: PieceId, island: PieceId },
    /// IL-8.11: the ship is there already.
    SamePlace,
    /// IL-8.9: the tile is not in play.
    TileNotInPlay { tile: TileId },
    /// IL-1.9: the tile has no lair.
    NoLair { tile: TileId },
    /// IL-8.8: a ship lies there.
    LairTaken { tile: TileId },
    /// IL-8.3: no ship in reserve.
    NoShipLeft,
    /// IL-8.2: no ship of one's own there.
    NoShipThere,
    /// IL-8.11: no other place for the ship.
    NowhereToGo,
    /// No pioneer in reserve.
    NoPioneer { card: Card },
    /// IL-12.9: no building token.
    NoToken,
    /// IL-7.6: no free site for the card.
    NoSite { card: Card },
    /// IL-1.7: no free site of the kind on the island.
    SiteTaken { island: PieceId, site: SiteKind },
    /// A site that another card is for.
    WrongSite { card: Card, site: SiteKind },
    /// IL-10.1 and so on: too few ships.
    ShipsMissing { card: Card, needed: u8, held: u8 },
    /// IL-12.7: nothing is grown on the island.
    NothingToCopy,
    /// IL-12.4: gold is never copied.
    NoGoldCopies,
    /// IL-12.5: the resource is not grown on the island.
    NotGrown { resource: Resource },
    /// IL-14.3: one Market card a turn.
    OneMarket,
    /// IL-14.5: all market tokens are placed.
    NoMarketToken,
    /// IL-14.1: nothing behind the screen.
    NoResource { needed: u8 },
    /// IL-14.1: not enough of it behind the screen.
    NoStock { resource: Resource, needed: u8 },
    /// IL-14.4: the last figure cannot be covered.
    LastFigure { resource: Resource },
}

impl Why {
    /// The clause, and the words.
    pub(crate) fn illegal(self) -> Illegal {
        let no = |id: &str| Phrase::new(format!("il-no-{id}"));
        let (clause, reason) = match self {
            Why::Over => ("IL-17.2", no("over")),
            Why::NotYours(clause) => (clause, no("not-yours")),
            Why::NotNow(clause) => (clause, no("not-now")),
            Why::RedrawOver => ("IL-2.10", no("redraw-over")),
            Why::NoThrowing => ("IL-7.8", no("throwing")),
            Why::Unfinished => ("IL-7.7", no("unfinished")),
            Why::NoTurnsYet => ("IL-3.6", no("turns-yet")),
            Why::NotHeld { card, clause } => (clause, no("not-held").with("card", card.phrase())),
            Why::CannotPay { needed, held } => {
                ("IL-7.2", no("cannot-pay").with("needed", needed).with("held", held))
            }
            Why::PiratesAskMore { needed, held } => {
                ("IL-9.5", no("pirates").with("needed", needed).with("held", held))
            }
            Why::NotInZone { tile, clause } => (clause, no("not-in-zone").with("tile", tile.phrase())),
            Why::FitsNowhere { tile } => ("IL-4.4", no("fits-nowhere").with("tile", tile.phrase())),
            Why::CellTaken { at } => ("IL-4.1", no("cell-taken").with("at", at.to_string().as_str())),
            Why::CellAlone { at } => ("IL-4.1", no("cell-alone").with("at", at.to_string().as_str())),
            Why::FirstCell => ("IL-3.2", no("first-cell")),
            Why::EdgesDisagree { tile, at } => {
                ("IL-4.3", no("edges").with("tile", tile.phrase()).with("at", at.to_string().as_str()))
            }
            Why::NothingGrows { at } => ("IL-4.4", no("nothing-grows").with("at", at.to_string().as_str())),
            Why::NoRotation => ("IL-4.1", no("rotation")),
            Why::FirstRotation => ("IL-3.2", no("first-rotation")),
            Why::OtherTile { piece, tile, clause } => (
                clause,
                no("other-tile").with("piece", piece.to_string().as_str()).with("tile", tile.phrase()),
            ),
            Why::NoTiles => ("IL-4.10", no("tiles")),
            Why::NoTileFits => ("IL-4.11", no("tile-fits")),
            Why::NoIsland { piece, clause } => {
                (clause, no("island").with("piece", piece.to_string().as_str()))
            }
            Why::PartOf { piece, island } => (
                "IL-4.6",
                no("part-of").with("piece", piece.to_string().as_str()).with("island", island.island()),
            ),
            Why::SamePlace => ("IL-8.11", no("same-place")),
            Why::TileNotInPlay { tile } => ("IL-8.9", no("not-in-play").with("tile", tile.phrase())),
            Why::NoLair { tile } => ("IL-1.9", no("lair").with("tile", tile.phrase())),
            Why::LairTaken { tile } => ("IL-8.8", no("lair-taken").with("tile", tile.phrase())),
            Why::NoShipLeft => ("IL-8.3", no("ship-left")),
            Why::NoShipThere => ("IL-8.2", no("ship-there")),
            Why::NowhereToGo => ("IL-8.11", no("nowhere")),
            Why::NoPioneer { card } => (effect_of(card), no("pioneer")),
            Why::NoToken => ("IL-12.9", no("token")),
            Why::NoSite { card } => ("IL-7.6", no("site").with("card", card.phrase())),
            Why::SiteTaken { island, site } => {
                ("IL-1.7", no("site-taken").with("island", island.island()).with("site", site.phrase()))
            }
            Why::WrongSite { card, site } => {
                (effect_of(card), no("wrong-site").with("card", card.phrase()).with("site", site.phrase()))
            }
            Why::ShipsMissing { held: 0, .. } => ("IL-5.4", no("no-ship")),
            Why::ShipsMissing { card, needed, held } => (
                condition_of(card),
                no("ships").with("card", card.phrase()).with("needed", needed).with("held", held),
            ),
            Why::NothingToCopy => ("IL-12.7", no("copy")),
            Why::NoGoldCopies => ("IL-12.4", no("gold-copy")),
            Why::NotGrown { resource } => ("IL-12.5", no("not-grown").with("resource", resource.phrase())),
            Why::OneMarket => ("IL-14.3", no("one-market")),
            Why::NoMarketToken => ("IL-14.5", no("market-token")),
            Why::NoResource { needed } => ("IL-14.1", no("resource").with("needed", needed)),
            Why::NoStock { resource, needed } => {
                ("IL-14.1", no("stock").with("resource", resource.phrase()).with("needed", needed))
            }
            Why::LastFigure { resource } => {
                ("IL-14.4", no("last-figure").with("resource", resource.phrase()))
            }
        };
        Illegal::new(clause, reason)
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

/// The clause of what is being decided.
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

/// Why an action of another moment is none now.
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
