//! Why something may not be done: the clause that forbids it, with the numbers of the case.
//!
//! A rule that allows or forbids is one function that answers `Result<(), Why>`: `legal` asks it, and so does `check`,
//! which turns the answer into words. A `Why` is a few bytes, so asking costs nothing.

use engine::{Illegal, Phrase, Seat};

use crate::ids::{Boat, Colour, Deed, ExpeditionId, MissionId};
use crate::state::Step;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The game is over.
    Over,
    /// Another seat has the turn.
    NotYours,
    /// Something else is being decided.
    NotNow(&'static str),
    /// AR-3.8: an action is under way.
    Unfinished,
    /// AR-3.4: both actions are used.
    NoActions,
    /// AR-3.5: chosen in this turn already.
    SameAction { deed: Deed },
    /// AR-3.7: at least one step.
    AtLeastOne,
    /// AR-3.7: no boat can be bought.
    NothingToBuy,
    /// AR-3.7: no boat can be sent.
    NothingToSend,
    /// Too few coins.
    CoinsMissing { needed: u8, held: u16, clause: &'static str },
    /// AR-5.4: the hand is full.
    HandFull { limit: u8 },
    /// AR-5.5: nothing to take.
    NoMissions,
    /// AR-5.5: nothing lies there.
    NoMissionThere { slot: u8 },
    /// AR-5.5: the pile is empty.
    PileEmpty,
    /// Another has reserved it.
    Reserved { by: Seat, clause: &'static str },
    /// No boat lies there.
    NoBoatThere { slot: u8, clause: &'static str },
    /// AR-11.8: no mission lies there.
    NoTargetThere { slot: u8 },
    /// AR-11.1: no reserve card.
    NoReserveCard,
    /// AR-11.12: nothing free to reserve.
    NothingToReserve,
    /// AR-7.1: no idle boat at all.
    NoIdleBoat,
    /// AR-7.1: no idle boat of this kind.
    NotIdle { boat: Boat },
    /// AR-8.2: another colour.
    FleetColour { expedition: ExpeditionId, colour: Colour },
    /// AR-8.3: nothing fits any more.
    ExpeditionFull { expedition: ExpeditionId },
    /// AR-8.3: too much volume.
    NoRoom { expedition: ExpeditionId, room: u8 },
    /// AR-9.1: not in hand.
    NotInHand { mission: MissionId },
    /// AR-9.2: another colour.
    MissionColour { mission: MissionId },
    /// AR-9.3: the volume would not be exact.
    NotExact { mission: MissionId, volume: u8 },
    /// AR-9.4: the taxes cannot be paid.
    TaxesMissing { mission: MissionId, held: u16 },
    /// AR-9.5: no such engagement.
    NoEngagement,
    /// AR-10.5: the joker boat is not idle.
    JokerAway,
    /// AR-10.2: no such volume.
    JokerVolume,
    /// AR-10.3: not one of its colours.
    JokerColour,
    /// AR-10.7: no colour on a mission.
    ColourIdle,
    /// AR-11.1: no joker card.
    NoJokerCard,
    /// A joker card where none is needed.
    CardIdle { clause: &'static str },
}

impl Why {
    /// The refusal in words.
    pub(crate) fn illegal(self) -> Illegal {
        let say = |id: &str| Phrase::new(format!("ar-no-{id}"));
        let (clause, reason) = match self {
            Why::Over => ("AR-13.2", say("over")),
            Why::NotYours => ("AR-3.1", say("yours")),
            Why::NotNow(clause) => (clause, say("now")),
            Why::Unfinished => ("AR-3.8", say("unfinished")),
            Why::NoActions => ("AR-3.4", say("actions")),
            Why::SameAction { deed } => ("AR-3.5", say("same").with("deed", deed.phrase())),
            Why::AtLeastOne => ("AR-3.7", say("at-least-one")),
            Why::NothingToBuy => ("AR-3.7", say("nothing-to-buy")),
            Why::NothingToSend => ("AR-3.7", say("nothing-to-send")),
            Why::CoinsMissing { needed, held, clause } => {
                (clause, say("coins").with("needed", needed).with("held", held))
            }
            Why::HandFull { limit } => ("AR-5.4", say("hand-full").with("limit", limit)),
            Why::NoMissions => ("AR-5.5", say("missions")),
            Why::NoMissionThere { slot } => ("AR-5.5", say("mission-there").with("slot", slot)),
            Why::PileEmpty => ("AR-5.5", say("pile")),
            Why::Reserved { by, clause } => (clause, say("reserved").with("by", by)),
            Why::NoBoatThere { slot, clause } => (clause, say("boat-there").with("slot", slot)),
            Why::NoTargetThere { slot } => ("AR-11.8", say("mission-there").with("slot", slot)),
            Why::NoReserveCard => ("AR-11.1", say("reserve-card")),
            Why::NothingToReserve => ("AR-11.12", say("nothing-to-reserve")),
            Why::NoIdleBoat => ("AR-7.1", say("idle-boat")),
            Why::NotIdle { boat } => ("AR-7.1", say("idle").with("boat", boat.phrase())),
            Why::FleetColour { expedition, colour } => (
                "AR-8.2",
                say("fleet-colour").with("expedition", expedition.phrase()).with("colour", colour.phrase()),
            ),
            Why::ExpeditionFull { expedition } => {
                ("AR-8.3", say("full").with("expedition", expedition.phrase()))
            }
            Why::NoRoom { expedition, room } => {
                ("AR-8.3", say("room").with("expedition", expedition.phrase()).with("room", room))
            }
            Why::NotInHand { mission } => ("AR-9.1", say("hand").with("mission", mission.phrase())),
            Why::MissionColour { mission } => {
                ("AR-9.2", say("mission-colour").with("mission", mission.phrase()))
            }
            Why::NotExact { mission, volume } => {
                ("AR-9.3", say("exact").with("mission", mission.phrase()).with("volume", volume))
            }
            Why::TaxesMissing { mission, held } => {
                ("AR-9.4", say("taxes").with("mission", mission.phrase()).with("held", held))
            }
            Why::NoEngagement => ("AR-9.5", say("engagement")),
            Why::JokerAway => ("AR-10.5", say("joker-away")),
            Why::JokerVolume => ("AR-10.2", say("joker-volume")),
            Why::JokerColour => ("AR-10.3", say("joker-colour")),
            Why::ColourIdle => ("AR-10.7", say("colour-idle")),
            Why::NoJokerCard => ("AR-11.1", say("joker-card")),
            Why::CardIdle { clause } => (clause, say("card-idle")),
        };
        Illegal::new(clause, reason)
    }
}

/// The clause by which a step asks for its decision.
pub(crate) fn clause_of(step: Step) -> &'static str {
    match step {
        Step::Menu { .. } => "AR-3.4",
        Step::Mission => "AR-5.1",
        Step::Buy { .. } => "AR-6.1",
        Step::Send { .. } => "AR-7.1",
        Step::Board { .. } => "AR-8.1",
        Step::Load => "AR-9.3",
        Step::RigAt { .. } | Step::RigOn => "AR-10.2",
        Step::Engage => "AR-9.5",
        Step::Reserve => "AR-11.8",
    }
}
