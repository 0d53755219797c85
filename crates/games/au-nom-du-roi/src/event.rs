//! Game events, for the log and the animation.

use engine::{Phrase, Say, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Boat, ContractId, ExpeditionId, JokerId, MissionId, Row, Scoring};
use crate::sets::Missions;

/// A game event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
#[ts(rename = "RoiEvent")]
pub enum Event {
    /// A turn begins.
    TurnBegan { seat: Seat, round: u16 },
    /// A turn is ended with this many actions unused.
    Passed { seat: Seat, actions: u8 },
    /// Coins come from the bank.
    CoinsTaken { seat: Seat, coins: u8 },
    /// The first hand, the contract and the joker boat are dealt, as their owner sees it.
    Dealt { seat: Seat, missions: Missions, contract: ContractId, joker: JokerId },
    /// The same deal, as the other players see it.
    DealtUnseen { seat: Seat, missions: u8 },
    /// A face-up mission is taken.
    MissionTaken { seat: Seat, mission: MissionId },
    /// A mission is revealed in the display.
    MissionTurnedUp { mission: MissionId, slot: u8 },
    /// A mission is drawn, as its owner sees it.
    MissionDrawn { seat: Seat, mission: MissionId },
    /// A mission is drawn, as the other players see it.
    MissionDrawnUnseen { seat: Seat },
    /// A boat is bought.
    BoatBought { seat: Seat, boat: Boat, price: u8, slot: u8 },
    /// The boat above moves down.
    BoatMovedDown { boat: Boat, slot: u8 },
    /// A boat is revealed from a pile in the filling row.
    BoatTurnedUp { boat: Boat, slot: u8 },
    /// A scoring card is revealed from a pile.
    ScoringCard { seat: Seat, scoring: Scoring },
    /// A boat goes to an expedition.
    Sent { seat: Seat, expedition: ExpeditionId, boat: Boat, tax: u8, card: bool },
    /// A joker boat is shown for the first time, or at the end if it was never used.
    JokerShown { seat: Seat, joker: JokerId },
    /// A joker boat goes to an expedition, with this colour and volume.
    JokerSent { seat: Seat, expedition: ExpeditionId, joker: JokerId, boat: Boat, tax: u8, card: bool },
    /// A mission is played to the table.
    MissionPlayed { seat: Seat, mission: MissionId },
    /// A boat goes onto a mission.
    Loaded { seat: Seat, mission: MissionId, boat: Boat, tax: u8, card: bool },
    /// A joker boat goes onto a mission, with this volume.
    JokerLoaded { seat: Seat, mission: MissionId, joker: JokerId, volume: u8, tax: u8, card: bool },
    /// A mission is launched for this many turns.
    Engaged { seat: Seat, mission: MissionId, turns: u8, income: u8 },
    /// A turn marker moves.
    MissionAdvanced { seat: Seat, mission: MissionId, left: u8 },
    /// A mission is completed.
    MissionCompleted { seat: Seat, mission: MissionId, income: u8, completed: u8 },
    /// A running mission is removed at the end.
    MissionDissolved { seat: Seat, mission: MissionId },
    /// A boat is reserved.
    BoatReserved { seat: Seat, boat: Boat, row: Row, slot: u8 },
    /// A mission is reserved.
    MissionReserved { seat: Seat, mission: MissionId, slot: u8 },
    /// The reservation of a boat ends.
    BoatFreed { seat: Seat, boat: Boat },
    /// The reservation of a mission ends.
    MissionFreed { seat: Seat, mission: MissionId },
    /// A scoring takes place.
    ScoringBegan { scoring: Scoring },
    /// Points for boats at expeditions.
    ExpeditionsScored { seat: Seat, scoring: Scoring, points: u16 },
    /// A special contract is revealed and scored.
    ContractScored { seat: Seat, contract: ContractId, expeditions: u8, points: u16 },
    /// Points for boats that are not at expeditions.
    BoatsScored { seat: Seat, boats: u8, points: u16 },
    /// AR-15.1: too many turns without a purchase.
    Stopped { turns: u8 },
    /// The game is over.
    Ended,
}

fn log(id: &str, seat: Seat) -> Phrase {
    Phrase::new(format!("ar-log-{id}")).with("seat", seat)
}

/// A flag as a selector for messages.
pub(crate) fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

impl Say for Event {
    fn say(&self) -> Phrase {
        match *self {
            Event::TurnBegan { seat, round } => log("turn", seat).with("round", round),
            Event::Passed { seat, actions } => log("passed", seat).with("actions", actions),
            Event::CoinsTaken { seat, coins } => log("coins", seat).with("coins", coins),
            Event::Dealt { seat, missions, contract, joker } => log("dealt", seat)
                .with("missions", missions.iter().map(MissionId::phrase).collect::<Vec<_>>())
                .with("contract", contract.phrase())
                .with("joker", joker.phrase()),
            Event::DealtUnseen { seat, missions } => log("dealt-unseen", seat).with("missions", missions),
            Event::MissionTaken { seat, mission } => log("taken", seat).with("mission", mission.phrase()),
            Event::MissionTurnedUp { mission, slot } => {
                Phrase::new("ar-log-mission-up").with("mission", mission.phrase()).with("slot", slot)
            }
            Event::MissionDrawn { seat, mission } => log("drawn", seat).with("mission", mission.phrase()),
            Event::MissionDrawnUnseen { seat } => log("drawn-unseen", seat),
            Event::BoatBought { seat, boat, price, .. } => {
                log("bought", seat).with("boat", boat.phrase()).with("price", price)
            }
            Event::BoatMovedDown { boat, slot } => {
                Phrase::new("ar-log-moved-down").with("boat", boat.phrase()).with("slot", slot)
            }
            Event::BoatTurnedUp { boat, slot } => {
                Phrase::new("ar-log-boat-up").with("boat", boat.phrase()).with("slot", slot)
            }
            Event::ScoringCard { seat, scoring } => {
                log("scoring-card", seat).with("scoring", scoring.phrase())
            }
            Event::Sent { seat, expedition, boat, tax, card } => log("sent", seat)
                .with("expedition", expedition.phrase())
                .with("boat", boat.phrase())
                .with("tax", tax)
                .with("card", yes_no(card)),
            Event::JokerShown { seat, joker } => log("joker-shown", seat).with("joker", joker.phrase()),
            Event::JokerSent { seat, expedition, boat, tax, card, .. } => log("joker-sent", seat)
                .with("expedition", expedition.phrase())
                .with("boat", boat.phrase())
                .with("tax", tax)
                .with("card", yes_no(card)),
            Event::MissionPlayed { seat, mission } => log("played", seat).with("mission", mission.phrase()),
            Event::Loaded { seat, mission, boat, tax, card } => log("loaded", seat)
                .with("mission", mission.phrase())
                .with("boat", boat.phrase())
                .with("tax", tax)
                .with("card", yes_no(card)),
            Event::JokerLoaded { seat, mission, volume, tax, card, .. } => log("joker-loaded", seat)
                .with("mission", mission.phrase())
                .with("volume", volume)
                .with("tax", tax)
                .with("card", yes_no(card)),
            Event::Engaged { seat, mission, turns, income } => log("engaged", seat)
                .with("mission", mission.phrase())
                .with("turns", turns)
                .with("income", income),
            Event::MissionAdvanced { seat, mission, left } => {
                log("advanced", seat).with("mission", mission.phrase()).with("left", left)
            }
            Event::MissionCompleted { seat, mission, income, completed } => log("completed", seat)
                .with("mission", mission.phrase())
                .with("income", income)
                .with("completed", completed),
            Event::MissionDissolved { seat, mission } => {
                log("dissolved", seat).with("mission", mission.phrase())
            }
            Event::BoatReserved { seat, boat, row, slot } => log("boat-reserved", seat)
                .with("boat", boat.phrase())
                .with("row", row.phrase())
                .with("slot", slot),
            Event::MissionReserved { seat, mission, .. } => {
                log("mission-reserved", seat).with("mission", mission.phrase())
            }
            Event::BoatFreed { seat, boat } => log("boat-freed", seat).with("boat", boat.phrase()),
            Event::MissionFreed { seat, mission } => {
                log("mission-freed", seat).with("mission", mission.phrase())
            }
            Event::ScoringBegan { scoring } => {
                Phrase::new("ar-log-scoring").with("scoring", scoring.phrase())
            }
            Event::ExpeditionsScored { seat, points, .. } => log("expeditions", seat).with("points", points),
            Event::ContractScored { seat, contract, expeditions, points } => log("contract", seat)
                .with("contract", contract.phrase())
                .with("expeditions", expeditions)
                .with("points", points),
            Event::BoatsScored { seat, boats, points } => {
                log("boats", seat).with("boats", boats).with("points", points)
            }
            Event::Stopped { turns } => Phrase::new("ar-log-stopped").with("turns", turns),
            Event::Ended => Phrase::new("ar-log-ended"),
        }
    }

    /// Joins the boat that moves down and the boat that replaces it in one line.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn lines(_: &[&Event], events: &[&Event]) -> Vec<Option<Phrase>> {
        let revealed = |slot: u8| {
            events.iter().find_map(|event| match **event {
                Event::BoatTurnedUp { boat, slot: own } if own == slot => Some(boat),
                _ => None,
            })
        };
        let moved = |slot: u8| {
            events.iter().find_map(|event| match **event {
                Event::BoatMovedDown { boat, slot: own } if own == slot => Some(boat),
                _ => None,
            })
        };
        let line = |event: &&Event| match **event {
            Event::BoatMovedDown { slot, .. } if revealed(slot).is_some() => None,
            Event::BoatTurnedUp { boat, slot } => Some(match moved(slot) {
                Some(down) => Phrase::new("ar-log-row").with("down", down.phrase()).with("up", boat.phrase()),
                None => event.say(),
            }),
            _ => Some(event.say()),
        };
        events.iter().map(line).collect()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are a line of their own")]
    fn setup(events: &[&Event]) -> Vec<Option<Phrase>> {
        let mut is_told = false;
        let mut line = |event: &&Event| match **event {
            Event::DealtUnseen { missions, .. } => (!std::mem::replace(&mut is_told, true))
                .then(|| Phrase::new("ar-log-setup").with("missions", missions)),
            _ => Some(event.say()),
        };
        events.iter().map(|event| line(event)).collect()
    }
}
