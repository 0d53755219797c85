//! Notation, and localized phrases for actions and prompts.

use std::fmt::Write as _;

use engine::{Phrase, Viewer};

use crate::event::yes_no;
use crate::ids::{Boat, Row};
use crate::state::AuNomDuRoi;
use crate::step::Pending;
use crate::turn::Action;

/// Writes the notation of an action. Writing to a `String` cannot fail.
pub(crate) fn write(action: Action, out: &mut String) {
    let with = |card: bool| if card { " with card" } else { "" };
    let done = match action {
        Action::Coins => out.write_str("coins"),
        Action::Mission => out.write_str("mission"),
        Action::Buy => out.write_str("buy"),
        Action::Send => out.write_str("send"),
        Action::Reserve => out.write_str("reserve"),
        Action::EndTurn => out.write_str("end turn"),
        Action::Take { slot } => write!(out, "take {slot}"),
        Action::Draw => out.write_str("draw"),
        Action::BuyBoat { slot } => write!(out, "buy {slot}"),
        Action::Done => out.write_str("done"),
        Action::To { expedition } => write!(out, "to {expedition}"),
        Action::Launch { mission } => write!(out, "launch {mission}"),
        Action::Place { boat, card } => write!(out, "place {boat}{}", with(card)),
        Action::PlaceJoker => out.write_str("place joker"),
        Action::Set { volume, colour: Some(colour), card } => {
            write!(out, "as {}-{volume}{}", colour.id(), with(card))
        }
        Action::Set { volume, colour: None, card } => write!(out, "as {volume}{}", with(card)),
        Action::Engage { turns } => write!(out, "engage {turns}"),
        Action::ReserveBoat { row: Row::Purchase, slot } => write!(out, "reserve purchase {slot}"),
        Action::ReserveBoat { row: Row::Filling, slot } => write!(out, "reserve filling {slot}"),
        Action::ReserveMission { slot } => write!(out, "reserve mission {slot}"),
    };
    debug_assert!(done.is_ok(), "writing to a string cannot fail");
}

/// The label of an action.
pub(crate) fn say(state: &AuNomDuRoi, action: Action) -> Phrase {
    let does = |id: &str| Phrase::new(format!("ar-do-{id}"));
    let numbers = &state.tables().numbers;
    match action {
        Action::Coins => does("coins").with("coins", numbers.coins_taken),
        Action::Mission => does("mission").with("price", numbers.mission_price),
        Action::Buy => does("buy"),
        Action::Send => does("send"),
        Action::Reserve => does("reserve"),
        Action::EndTurn => does("end-turn").with("left", AuNomDuRoi::actions_left(state.used())),
        Action::Take { slot } => match state.mission_slot(slot).and_then(|place| place.card) {
            Some(mission) => does("take").with("mission", mission.phrase()).with("slot", slot),
            None => does("take-none").with("slot", slot),
        },
        Action::Draw => does("draw"),
        Action::BuyBoat { slot } => match state.boat_slot(Row::Purchase, slot).and_then(|place| place.card) {
            Some(boat) => does("buy-boat")
                .with("boat", boat.phrase())
                .with("price", state.tables().price(boat))
                .with("slot", slot),
            None => does("buy-none").with("slot", slot),
        },
        Action::Done => does("done"),
        Action::To { expedition } => does("to").with("expedition", expedition.phrase()),
        Action::Launch { mission } => does("launch").with("mission", mission.phrase()),
        Action::Place { boat, card } => {
            does("place").with("boat", boat.phrase()).with("tax", numbers.tax).with("card", yes_no(card))
        }
        Action::PlaceJoker => does("joker").with("tax", numbers.tax_joker),
        Action::Set { volume, colour, card } => match colour.and_then(|colour| Boat::new(colour, volume)) {
            Some(boat) => does("set").with("boat", boat.phrase()).with("card", yes_no(card)),
            None => does("set-volume").with("volume", volume).with("card", yes_no(card)),
        },
        Action::Engage { turns } => {
            let income = state.launching().map_or(0, |running| state.tables().income(running.mission, turns));
            does("engage").with("turns", turns).with("income", income)
        }
        Action::ReserveBoat { row, slot } => {
            let phrase = does("reserve-boat").with("row", row.phrase()).with("slot", slot);
            match state.boat_slot(row, slot).and_then(|place| place.card) {
                Some(boat) => phrase.with("boat", boat.phrase()),
                None => does("reserve-boat-none").with("row", row.phrase()).with("slot", slot),
            }
        }
        Action::ReserveMission { slot } => {
            let phrase = does("reserve-mission").with("slot", slot);
            match state.mission_slot(slot).and_then(|place| place.card) {
                Some(mission) => phrase.with("mission", mission.phrase()),
                None => does("reserve-mission-none").with("slot", slot),
            }
        }
    }
}

/// The prompt for the actor, or the name of the pending decision for other viewers.
pub(crate) fn prompt(state: &AuNomDuRoi, viewer: Viewer) -> Phrase {
    let (Some(step), Some(actor)) = (state.step(), state.actor()) else {
        return Phrase::new("ar-prompt-over");
    };
    let coins = state.investor(actor).coins;
    let message = |kind| {
        let phrase = Phrase::new(format!("ar-{kind}-{}", step.name())).with("coins", coins);
        step.detail(state, phrase)
    };
    if !viewer.is(actor) {
        return Phrase::new("ar-wait").with("seat", actor).with("what", message("what"));
    }
    message("prompt")
}
