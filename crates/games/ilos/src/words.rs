//! Notation, and localized phrases for actions and prompts.

use std::fmt::Write as _;

use engine::{Phrase, Seat, Viewer};

use crate::event::berth;
use crate::ids::{Card, PieceId, SiteKind, TileId};
use crate::map::Cell;
use crate::state::{Berth, Deed, Ilos};
use crate::step::Pending;
use crate::turn::Action;

/// Writes the notation of an action. Writing to a `String` cannot fail.
pub(crate) fn write(action: Action, out: &mut String) {
    let done = match action {
        Action::Throw { card } => write!(out, "throw {}", card.id()),
        Action::Done => out.write_str("done"),
        Action::Tile { tile } => write!(out, "tile {tile}"),
        Action::Cell { at } => write!(out, "cell {at}"),
        Action::Rotate { rotation } => write!(out, "rotate {rotation}"),
        Action::Anchor { piece } => write!(out, "anchor {piece}"),
        Action::Play { card } => write!(out, "play {}", card.id()),
        Action::End => out.write_str("end"),
        Action::Add => out.write_str("from reserve"),
        Action::MoveFrom { island } => write!(out, "from {island}"),
        Action::MoveLair { tile } => write!(out, "from lair {tile}"),
        Action::NewTile => out.write_str("new tile"),
        Action::Land { island } => write!(out, "to {island}"),
        Action::Raid { tile } => write!(out, "to lair {tile}"),
        Action::Settle { island, site } => write!(out, "settle {} {island}", site.id()),
        Action::Fort => out.write_str("fort"),
        Action::House => out.write_str("counting house"),
        Action::Copy { resource } => write!(out, "copy {}", resource.id()),
        Action::Raise { resource } => write!(out, "raise {}", resource.id()),
        Action::Pay { card } => write!(out, "pay {}", card.id()),
    };
    debug_assert!(done.is_ok(), "writing to a string cannot fail");
}

/// Expands a line such as `pay ship ship market` into single payments.
pub(crate) fn payment(line: &str) -> Option<Vec<Action>> {
    let cards = line.strip_prefix("pay ")?.split(' ');
    cards.map(|word| Card::all().find(|card| card.id() == word).map(|card| Action::Pay { card })).collect()
}

/// The label of an action.
pub(crate) fn say(state: &Ilos, seat: Seat, action: Action) -> Phrase {
    let does = |id: &str| Phrase::new(format!("il-do-{id}"));
    let tables = state.tables();
    match action {
        Action::Throw { card } => does("throw").with("card", card.phrase()),
        Action::Done => does("done"),
        Action::Tile { tile } => {
            does("tile").with("tile", tile.phrase()).with("pieces", crate::page::isles(tables, tile))
        }
        Action::Cell { at } => does("cell").with("at", cell_of(state, at)),
        Action::Rotate { rotation } => {
            does("rotate").with("rotation", rotation).with("degrees", u16::from(rotation) * 60)
        }
        Action::Anchor { piece } => does("anchor").with("piece", piece.isle()),
        Action::Play { card } => {
            let face = tables.card(card);
            // IL-9.6: piracy does not change the cost of a ship, ruins or the market.
            let piracy = if face.piracy > face.cost { face.piracy } else { 0 };
            does("play").with("card", card.phrase()).with("cost", face.cost).with("piracy", piracy)
        }
        Action::End => does("end").with("count", if is_seat(state, seat) { state.draws(seat) } else { 0 }),
        Action::Add => does("add"),
        Action::MoveFrom { island } => does("move").with("from", berth(Berth::Coast(island))),
        Action::MoveLair { tile } => does("move").with("from", berth(Berth::Lair(tile))),
        Action::NewTile => does("new-tile"),
        Action::Land { island } => does("land")
            .with("island", island.island())
            .with("free", free(state, island))
            .with("ships", if is_seat(state, seat) { state.ships_at(seat, island) } else { 0 }),
        Action::Raid { tile } => does("raid").with("tile", tile.phrase()),
        Action::Settle { island, site } => {
            let deed = match site {
                SiteKind::Building => Deed::Fort { island },
                SiteKind::Ebony | SiteKind::Dye | SiteKind::Spice | SiteKind::Gold | SiteKind::Ruins => {
                    Deed::Settle { island, site }
                }
            };
            let known = is_seat(state, seat) && state.map.island(island).is_some();
            let cost = if known { state.cost_of(seat, deed) } else { tables.card(site.card()).cost };
            does("settle").with("island", island.island()).with("site", site.phrase()).with("cost", cost)
        }
        Action::Fort => does("fort"),
        Action::House => does("house"),
        Action::Copy { resource } => does("copy").with("resource", resource.phrase()),
        Action::Raise { resource } => {
            let line = &tables.prices[resource.index()];
            let at = usize::from(state.rises[resource.index()]);
            let next = line.get(at + 1).or(line.get(at)).copied().unwrap_or(0);
            does("raise").with("resource", resource.phrase()).with("price", next)
        }
        Action::Pay { card } => does("pay").with("card", card.phrase()),
    }
}

fn is_seat(state: &Ilos, seat: Seat) -> bool {
    seat.index() < state.merchants.len()
}

/// The localized free sites of an island.
fn free(state: &Ilos, island: PieceId) -> Phrase {
    let free = state.map.island(island).map_or([0; SiteKind::ALL.len()], |island| island.free);
    crate::page::sites(&free)
}

/// The prompt for the actor, or the name of the pending decision for other viewers.
pub(crate) fn prompt(state: &Ilos, viewer: Viewer) -> Phrase {
    let Some(actor) = state.actor() else {
        return Phrase::new("il-prompt-over");
    };
    let step = state.step;
    if !viewer.is(actor) {
        let what = step.detail(state, Phrase::new(format!("il-what-{}", step.name())));
        return Phrase::new("il-wait").with("seat", actor).with("what", what);
    }
    step.detail(state, Phrase::new(format!("il-prompt-{}", step.prompt(state, actor))))
}

/// The sides of a hexagon, clockwise from north, as the messages name them.
const SIDES: [&str; 6] = ["n", "ne", "se", "s", "sw", "nw"];

/// The localized name of a cell: a tile in play and the side on which the cell lies. Both together identify the cell.
pub(crate) fn cell(at: Cell, tile_at: impl Fn(Cell) -> Option<TileId>) -> Phrase {
    match (0..SIDES.len()).find_map(|edge| Some((edge, tile_at(at.across(edge))?))) {
        Some((edge, tile)) => {
            let side = SIDES[(edge + SIDES.len() / 2) % SIDES.len()];
            Phrase::new("il-cell").with("side", side).with("tile", tile.phrase())
        }
        None => Phrase::new("il-cell-open"),
    }
}

/// The localized name of a cell of a state.
pub(crate) fn cell_of(state: &Ilos, at: Cell) -> Phrase {
    cell(at, |at| state.map.tile_at(at).map(|placed| placed.tile))
}

/// The localized effect being paid for.
pub(crate) fn deed_phrase(deed: Deed, place: impl Fn(Cell) -> Phrase) -> Phrase {
    match deed {
        Deed::Land { ship, island } => {
            Phrase::new("il-deed-land").with("from", berth(ship)).with("island", island.island())
        }
        Deed::Raid { ship, tile } => {
            Phrase::new("il-deed-raid").with("from", berth(ship)).with("tile", tile.phrase())
        }
        Deed::Explore { tile, at, piece, .. } => Phrase::new("il-deed-explore")
            .with("tile", tile.phrase())
            .with("at", place(at))
            .with("piece", piece.isle()),
        Deed::Settle { island, site } => {
            Phrase::new("il-deed-settle").with("island", island.island()).with("site", site.phrase())
        }
        Deed::Fort { island } => Phrase::new("il-deed-fort").with("island", island.island()),
        Deed::House { island, copies } => {
            Phrase::new("il-deed-house").with("island", island.island()).with("resource", copies.phrase())
        }
    }
}
