//! Game events, for the log and the animation.

use engine::{Phrase, Say, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::ids::{Boat, ContractId, ExpeditionId, JokerId, MissionId, Row, Scoring};
use crate::sets::Missions;

engine::events! {
    /// A game event.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    #[expect(missing_docs, reason = "the fields are named after what they hold")]
    #[ts(rename = "RoiEvent")]
    pub enum Event {
        /// A turn begins.
        TurnBegan { seat: Seat, round: u16 } => "ar-log-turn" [seat, round];
        /// A turn is ended with this many actions unused.
        Passed { seat: Seat, actions: u8 } => "ar-log-passed" [seat, actions];
        /// Coins come from the bank.
        CoinsTaken { seat: Seat, coins: u8 } => "ar-log-coins" [seat, coins];
        /// The first hand, the contract and the joker boat are dealt, as their owner sees it.
        Dealt { seat: Seat, missions: Missions, contract: ContractId, joker: JokerId }
            => "ar-log-dealt"
                [seat, missions: missions.iter().map(MissionId::phrase).collect::<Vec<_>>(), contract, joker];
        /// The same deal, as the other players see it.
        DealtUnseen { seat: Seat, missions: u8 } => "ar-log-dealt-unseen" [seat, missions];
        /// A face-up mission is taken.
        MissionTaken { seat: Seat, mission: MissionId } => "ar-log-taken" [seat, mission];
        /// A mission is revealed in the display.
        MissionTurnedUp { mission: MissionId, slot: u8 } => "ar-log-mission-up" [mission, slot];
        /// A mission is drawn, as its owner sees it.
        MissionDrawn { seat: Seat, mission: MissionId } => "ar-log-drawn" [seat, mission];
        /// A mission is drawn, as the other players see it.
        MissionDrawnUnseen { seat: Seat } => "ar-log-drawn-unseen" [seat];
        /// A boat is bought.
        BoatBought { seat: Seat, boat: Boat, price: u8, slot: u8 } => "ar-log-bought" [seat, boat, price];
        /// The boat above moves down.
        BoatMovedDown { boat: Boat, slot: u8 } => "ar-log-moved-down" [boat, slot];
        /// A boat is revealed from a pile in the filling row.
        BoatTurnedUp { boat: Boat, slot: u8 } => "ar-log-boat-up" [boat, slot];
        /// A scoring card is revealed from a pile.
        ScoringCard { seat: Seat, scoring: Scoring } => "ar-log-scoring-card" [seat, scoring];
        /// A boat goes to an expedition.
        Sent { seat: Seat, expedition: ExpeditionId, boat: Boat, tax: u8, card: bool }
            => "ar-log-sent" [seat, expedition, boat, tax, card: yes_no(card)];
        /// A joker boat is shown for the first time, or at the end if it was never used.
        JokerShown { seat: Seat, joker: JokerId } => "ar-log-joker-shown" [seat, joker];
        /// A joker boat goes to an expedition, with this colour and volume.
        JokerSent { seat: Seat, expedition: ExpeditionId, joker: JokerId, boat: Boat, tax: u8, card: bool }
            => "ar-log-joker-sent" [seat, expedition, boat, tax, card: yes_no(card)];
        /// A mission is played to the table.
        MissionPlayed { seat: Seat, mission: MissionId } => "ar-log-played" [seat, mission];
        /// A boat goes onto a mission.
        Loaded { seat: Seat, mission: MissionId, boat: Boat, tax: u8, card: bool }
            => "ar-log-loaded" [seat, mission, boat, tax, card: yes_no(card)];
        /// A joker boat goes onto a mission, with this volume.
        JokerLoaded { seat: Seat, mission: MissionId, joker: JokerId, volume: u8, tax: u8, card: bool }
            => "ar-log-joker-loaded" [seat, mission, volume, tax, card: yes_no(card)];
        /// A mission is launched for this many turns.
        Engaged { seat: Seat, mission: MissionId, turns: u8, income: u8 }
            => "ar-log-engaged" [seat, mission, turns, income];
        /// A turn marker moves.
        MissionAdvanced { seat: Seat, mission: MissionId, left: u8 } => "ar-log-advanced" [seat, mission, left];
        /// A mission is completed.
        MissionCompleted { seat: Seat, mission: MissionId, income: u8, completed: u8 }
            => "ar-log-completed" [seat, mission, income, completed];
        /// A running mission is removed at the end.
        MissionDissolved { seat: Seat, mission: MissionId } => "ar-log-dissolved" [seat, mission];
        /// A boat is reserved.
        BoatReserved { seat: Seat, boat: Boat, row: Row, slot: u8 }
            => "ar-log-boat-reserved" [seat, boat, row, slot];
        /// A mission is reserved.
        MissionReserved { seat: Seat, mission: MissionId, slot: u8 }
            => "ar-log-mission-reserved" [seat, mission];
        /// The reservation of a boat ends.
        BoatFreed { seat: Seat, boat: Boat } => "ar-log-boat-freed" [seat, boat];
        /// The reservation of a mission ends.
        MissionFreed { seat: Seat, mission: MissionId } => "ar-log-mission-freed" [seat, mission];
        /// A scoring takes place.
        ScoringBegan { scoring: Scoring } => "ar-log-scoring" [scoring];
        /// Points for boats at expeditions.
        ExpeditionsScored { seat: Seat, scoring: Scoring, points: u16 } => "ar-log-expeditions" [seat, points];
        /// A special contract is revealed and scored.
        ContractScored { seat: Seat, contract: ContractId, expeditions: u8, points: u16 }
            => "ar-log-contract" [seat, contract, expeditions, points];
        /// Points for boats that are not at expeditions.
        BoatsScored { seat: Seat, boats: u8, points: u16 } => "ar-log-boats" [seat, boats, points];
        /// AR-15.1: too many turns without a purchase.
        Stopped { turns: u8 } => "ar-log-stopped" [turns];
        /// The game is over.
        Ended => "ar-log-ended";
    }
}

/// A flag as a selector for messages.
pub(crate) fn yes_no(flag: bool) -> &'static str {
    if flag { "yes" } else { "no" }
}

impl Say for Event {
    fn round(&self) -> Option<u16> {
        if let Event::TurnBegan { round, .. } = *self { Some(round) } else { None }
    }

    fn say(&self) -> Phrase {
        self.message()
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
        let line = |event: &&Event| match **event {
            Event::DealtUnseen { missions, .. } => (!std::mem::replace(&mut is_told, true))
                .then(|| Phrase::new("ar-log-setup").with("missions", missions)),
            _ => Some(event.say()),
        };
        events.iter().map(line).collect()
    }
}
