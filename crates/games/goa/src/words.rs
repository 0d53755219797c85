//! Notation, and localized phrases for actions and prompts.

use std::fmt::Write as _;

use engine::{Arg, Phrase, Seat, Viewer};

use crate::data::TileKind;
use crate::event::{amounts, item};
use crate::ids::{CardId, Column, PlotId, TileId};
use crate::state::{Goa, Plot};
use crate::step::{Pending, Step};
use crate::turn::Action;

/// Writes the notation of an action. Writing to a `String` cannot fail.
pub(crate) fn write(state: &Goa, action: Action, out: &mut String) {
    let done = match action {
        Action::TakeDucats => out.write_str("ducats"),
        Action::Descend { column } => write!(out, "down {}", column.id()),
        Action::PlaceFlag { at } => write!(out, "flag at {at}"),
        Action::Mark { tile } => write!(out, "mark {tile}"),
        Action::PassBid | Action::PassBonus => out.write_str("pass"),
        Action::Bid { ducats } => write!(out, "bid {ducats}"),
        Action::Sell => out.write_str("sell"),
        Action::Buy => out.write_str("buy"),
        Action::Clear { tile } => write!(out, "clear {tile}"),
        Action::Fill { spice } => write!(out, "fill {}", spice.id()),
        Action::TakeShips => out.write_str(if is_harvest(state) { "take ship" } else { "take ships" }),
        Action::TakeColonists => {
            out.write_str(if is_harvest(state) { "take colonist" } else { "take colonists" })
        }
        Action::TakeSpices => out.write_str("take spices"),
        Action::TakeTile { tile } => write!(out, "take {tile}"),
        Action::Progress { column, card } => {
            write!(out, "progress {}", column.id()).and_then(|()| write_card(card, out))
        }
        Action::BuildShips => out.write_str("ships"),
        Action::Harvest => out.write_str("harvest"),
        Action::Taxes => out.write_str("taxes"),
        Action::Expedition { cards } => write!(out, "expedition {cards}"),
        Action::Found { city, card } => {
            write!(out, "found {}", city.id()).and_then(|()| write_card(card, out))
        }
        Action::UseTile { tile } => write!(out, "use {tile}"),
        Action::KeepTile { tile } => write!(out, "keep {tile}"),
        Action::PlayCard { card } => write!(out, "play {card}"),
        Action::DiscardCard { card } => write!(out, "discard {card}"),
        Action::EndTurn => out.write_str("end turn"),
        Action::Give { spice, plot } => write!(out, "give {} from {plot}", spice.id()),
        Action::Place { spice, plot } => write!(out, "{} to {plot}", spice.id()),
        Action::Stop => out.write_str("stop"),
        Action::PayColonists => out.write_str("pay"),
        Action::GiveUp => out.write_str("give up"),
        Action::TakeColony { colony } => write!(out, "take {colony}"),
        Action::SpyOn { seat } => write!(out, "spy on {}", seat.0),
        Action::FillPlot { plot } => write!(out, "fill {plot}"),
        Action::SwapFor { tile } => write!(out, "swap for {tile}"),
        Action::PlayBonus => out.write_str("bonus action"),
    };
    debug_assert!(done.is_ok(), "writing to a string cannot fail");
}

fn write_card(card: Option<CardId>, out: &mut String) -> std::fmt::Result {
    card.map_or(Ok(()), |card| write!(out, " with {card}"))
}

fn is_harvest(state: &Goa) -> bool {
    matches!(state.step(), Some(Step::Harvest(_)))
}

/// The label of an action.
pub(crate) fn say(state: &Goa, seat: Seat, action: Action) -> Phrase {
    distinguish(state, seat, action, sentence(state, seat, action))
}

fn sentence(state: &Goa, seat: Seat, action: Action) -> Phrase {
    let known = seat.index() < state.merchants.len();
    let does = |id: &str| Phrase::new(format!("go-do-{id}"));
    match action {
        Action::TakeDucats => does("ducats").with("ducats", state.tables().numbers.quick_start_ducats),
        Action::Descend { column } => does("descend").with("column", column.phrase()),
        Action::PlaceFlag { at } => does("flag").with("at", at.phrase()),
        Action::Mark { tile } => does("mark").with("tile", tile.phrase()),
        Action::PassBid => does("pass"),
        Action::Bid { ducats } => does("bid").with("ducats", ducats),
        Action::Sell => does("sell").with("ducats", state.best_bid().map_or(0, |(_, ducats)| ducats)),
        Action::Buy => {
            does("buy").with("ducats", state.best_bid().map_or(0, |(_, ducats)| ducats.saturating_sub(1)))
        }
        Action::Clear { tile } => does("clear").with("tile", tile.phrase()),
        Action::Fill { spice } => does("fill").with("spice", spice.phrase()),
        Action::TakeShips => does("take-ships").with("count", amount(state, action).unwrap_or(1)),
        Action::TakeColonists => does("take-colonists").with("count", amount(state, action).unwrap_or(1)),
        Action::TakeSpices => does("take-spices").with("count", amount(state, action).unwrap_or(1)),
        Action::TakeTile { tile } => does("take-tile").with("tile", tile.phrase()),
        Action::Progress { column, card } => {
            with_card(does("progress"), card).with("column", column.phrase())
        }
        Action::BuildShips => does("build").with("count", value(state, seat, known, Column::Ships)),
        Action::Harvest => does("harvest").with("count", value(state, seat, known, Column::Harvest)),
        Action::Taxes => does("taxes").with("count", value(state, seat, known, Column::Taxes)),
        Action::Expedition { cards } => does("expedition").with("count", cards),
        Action::Found { city, card } => with_card(does("found"), card)
            .with("city", city.phrase())
            .with("needs", state.tables().needs[city.index()]),
        Action::UseTile { tile } => does("use").with("tile", tile.phrase()),
        Action::KeepTile { tile } => does("keep").with("tile", tile.phrase()),
        Action::PlayCard { card } => does("play").with("card", card.phrase()),
        Action::DiscardCard { card } => does("discard").with("card", card.phrase()),
        Action::EndTurn => does("end-turn"),
        Action::Give { spice, plot } => {
            does("give").with("spice", spice.phrase()).with("plot", plot.phrase())
        }
        Action::Place { spice, plot } => {
            does("place").with("spice", spice.phrase()).with("plot", plot.phrase())
        }
        Action::Stop => does("stop"),
        Action::PayColonists => does("pay-colonists").with("count", amount(state, action).unwrap_or(0)),
        Action::GiveUp => does("give-up").with("count", state.tables().numbers.colonists_for_failure),
        Action::TakeColony { colony } => does("take-colony").with("colony", colony.phrase()),
        Action::SpyOn { seat } => does("spy").with("on", seat),
        Action::FillPlot { plot } => does("fill-plot").with("plot", plot.phrase()),
        Action::SwapFor { tile } => does("swap").with("tile", tile.phrase()),
        Action::PlayBonus => does("bonus"),
        Action::PassBonus => does("bonus-pass"),
    }
}

fn with_card(phrase: Phrase, card: Option<CardId>) -> Phrase {
    match card {
        Some(card) => {
            Phrase { id: format!("{}-with", phrase.id).into(), ..phrase }.with("card", card.phrase())
        }
        None => phrase,
    }
}

/// The number an action gives; with Espionage, by the other player's marker.
fn value(state: &Goa, seat: Seat, known: bool, column: Column) -> u8 {
    let by = state.step().and_then(Step::spied).unwrap_or(seat);
    if known { state.value(by, column) } else { 0 }
}

/// The label, with an addition if several options would read the same.
fn distinguish(state: &Goa, seat: Seat, action: Action, sentence: Phrase) -> Phrase {
    match distinction(state, seat, action) {
        None => sentence,
        Some(by) => Phrase::new("go-apart").with("sentence", sentence).with("by", by),
    }
}

/// The addition that distinguishes the object of an action from others of its name.
#[expect(clippy::wildcard_enum_match_arm, reason = "most actions name a unique object")]
fn distinction(state: &Goa, seat: Seat, action: Action) -> Option<Arg> {
    match action {
        Action::Mark { tile }
        | Action::Clear { tile }
        | Action::TakeTile { tile }
        | Action::UseTile { tile }
        | Action::KeepTile { tile }
        | Action::SwapFor { tile } => tile_distinction(state, seat, tile),
        Action::Give { plot, .. } | Action::Place { plot, .. } | Action::FillPlot { plot } => {
            slot_distinction(state, seat, plot).map(Arg::Phrase)
        }
        // Card names include the symbol.
        _ => None,
    }
}

/// The addition that distinguishes a tile from others of its name: its numbers, and its place in the play area or among the
/// seat's plantations.
fn tile_distinction(state: &Goa, seat: Seat, tile: TileId) -> Option<Arg> {
    let tables = state.tables();
    let face = tables.tile(tile);
    // Some names include the numbers.
    let name_has_numbers =
        tables.plantations.has(tile) || matches!(face.kind, TileKind::Mission | TileKind::Expeditions);
    let amounts = if name_has_numbers { Vec::new() } else { amounts(face.printed.gains()) };
    let at = match state.grid.find(tile) {
        Some(at) => Some(at.phrase()),
        None => slot_distinction(state, seat, tile.into()),
    };
    match at {
        None => (!amounts.is_empty()).then_some(Arg::List(amounts)),
        Some(at) if amounts.is_empty() => Some(Arg::Phrase(at)),
        Some(at) => Some(Arg::Phrase(Phrase::new("go-apart-both").with("amounts", amounts).with("at", at))),
    }
}

/// The item of an auction, distinguished from others of its name.
pub(crate) fn distinct_item(state: &Goa, seat: Seat, tile: Option<TileId>) -> Phrase {
    let by = tile.and_then(|tile| tile_distinction(state, seat, tile));
    by.map_or_else(|| item(tile), |by| Phrase::new("go-item-apart").with("tile", item(tile)).with("by", by))
}

/// The slot of a plantation or colony, if the seat has another of the same kind.
fn slot_distinction(state: &Goa, seat: Seat, plot: PlotId) -> Option<Phrase> {
    let merchant = state.merchants.get(seat.index())?;
    let tables = state.tables();
    let alike = |other: &Plot| tables.plot(other.id) == tables.plot(plot) && other.id != plot;
    let slot = merchant.slot(plot).filter(|_| merchant.plots.iter().flatten().any(alike))?;
    Some(Phrase::new("go-slot").with("slot", slot + 1))
}

/// The amount of one kind that an action takes or pays.
fn amount(state: &Goa, action: Action) -> Option<u8> {
    state.step()?.amount(state, action)
}

/// The prompt for the actor, or the name of the pending decision for other viewers.
pub(crate) fn prompt(state: &Goa, viewer: Viewer) -> Phrase {
    let (Some(step), Some(actor)) = (state.step(), state.actor()) else {
        return Phrase::new("go-prompt-over");
    };
    let name = step.name();
    if !viewer.is(actor) {
        let what = step.detail(state, actor, Phrase::new(format!("go-what-{name}")), false);
        return Phrase::new("go-wait").with("seat", actor).with("what", what);
    }
    step.detail(state, actor, Phrase::new(format!("go-prompt-{name}")), true)
}
