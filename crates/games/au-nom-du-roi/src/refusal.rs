//! Why something may not be done: the clause that forbids it, with the numbers of the case.
//!
//! A rule that allows or forbids is one function that answers `Result<(), Why>`: `legal` asks it, and so does `check`,
//! which turns the answer into words. A `Why` is a few bytes, so asking costs nothing.

use engine::{Illegal, Phrase, Seat};

use crate::ids::{Boat, Colour, Deed, ExpeditionId, MissionId};
use crate::state::Step;

engine::refusals! {
    /// A refusal. Each variant names the clause that forbids the action.
    pub(crate) enum Why {
        /// The game is over.
        Over => "AR-13.2",
        /// Another seat has the turn.
        NotYours => "AR-3.1",
        /// Something else is being decided.
        NotNow(clause: &'static str) => clause,
        /// An action is under way.
        Unfinished => "AR-3.8",
        /// Both actions are used.
        NoActions => "AR-3.4",
        /// Chosen in this turn already.
        SameAction { deed: Deed } => "AR-3.5",
        /// At least one step.
        AtLeastOne => "AR-3.7",
        /// No boat can be bought.
        NothingToBuy => "AR-3.7",
        /// No boat can be sent.
        NothingToSend => "AR-3.7",
        /// Too few coins.
        CoinsMissing { needed: u8, held: u16, clause: &'static str } => clause,
        /// The hand is full.
        HandFull { limit: u8 } => "AR-5.4",
        /// Nothing to take.
        NoMissions => "AR-5.5",
        /// Nothing lies there.
        NoMissionThere { slot: u8 } => "AR-5.5",
        /// The pile is empty.
        PileEmpty => "AR-5.5",
        /// Another has reserved it.
        Reserved { by: Seat, clause: &'static str } => clause,
        /// No boat lies there.
        NoBoatThere { slot: u8, clause: &'static str } => clause,
        /// No mission lies there.
        NoTargetThere { slot: u8 } => "AR-11.8",
        /// No reserve card.
        NoReserveCard => "AR-11.1",
        /// Nothing free to reserve.
        NothingToReserve => "AR-11.12",
        /// No idle boat at all.
        NoIdleBoat => "AR-7.1",
        /// No idle boat of this kind.
        NotIdle { boat: Boat } => "AR-7.1",
        /// Another colour.
        FleetColour { expedition: ExpeditionId, colour: Colour } => "AR-8.2",
        /// Nothing fits any more.
        ExpeditionFull { expedition: ExpeditionId } => "AR-8.3",
        /// Too much volume.
        NoRoom { expedition: ExpeditionId, room: u8 } => "AR-8.3",
        /// Not in hand.
        NotInHand { mission: MissionId } => "AR-9.1",
        /// Another colour.
        MissionColour { mission: MissionId } => "AR-9.2",
        /// The volume would not be exact.
        NotExact { mission: MissionId, volume: u8 } => "AR-9.3",
        /// The taxes cannot be paid.
        TaxesMissing { mission: MissionId, held: u16 } => "AR-9.4",
        /// No such engagement.
        NoEngagement => "AR-9.5",
        /// The joker boat is not idle.
        JokerAway => "AR-10.5",
        /// No such volume.
        JokerVolume => "AR-10.2",
        /// Not one of its colours.
        JokerColour => "AR-10.3",
        /// No colour on a mission.
        ColourIdle => "AR-10.7",
        /// No joker card.
        NoJokerCard => "AR-11.1",
        /// A joker card where none is needed.
        CardIdle { clause: &'static str } => clause,
    }
}

impl Why {
    /// The refusal in words.
    pub(crate) fn illegal(self) -> Illegal {
        let say = |id: &str| Phrase::new(format!("ar-no-{id}"));
        let reason = match self {
            Why::Over => say("over"),
            Why::NotYours => say("yours"),
            Why::NotNow(_) => say("now"),
            Why::Unfinished => say("unfinished"),
            Why::NoActions => say("actions"),
            Why::SameAction { deed } => say("same").with("deed", deed.phrase()),
            Why::AtLeastOne => say("at-least-one"),
            Why::NothingToBuy => say("nothing-to-buy"),
            Why::NothingToSend => say("nothing-to-send"),
            Why::CoinsMissing { needed, held, .. } => say("coins").with("needed", needed).with("held", held),
            Why::HandFull { limit } => say("hand-full").with("limit", limit),
            Why::NoMissions => say("missions"),
            Why::NoMissionThere { slot } => say("mission-there").with("slot", slot),
            Why::PileEmpty => say("pile"),
            Why::Reserved { by, .. } => say("reserved").with("by", by),
            Why::NoBoatThere { slot, .. } => say("boat-there").with("slot", slot),
            Why::NoTargetThere { slot } => say("mission-there").with("slot", slot),
            Why::NoReserveCard => say("reserve-card"),
            Why::NothingToReserve => say("nothing-to-reserve"),
            Why::NoIdleBoat => say("idle-boat"),
            Why::NotIdle { boat } => say("idle").with("boat", boat.phrase()),
            Why::FleetColour { expedition, colour } => {
                say("fleet-colour").with("expedition", expedition.phrase()).with("colour", colour.phrase())
            }
            Why::ExpeditionFull { expedition } => say("full").with("expedition", expedition.phrase()),
            Why::NoRoom { expedition, room } => {
                say("room").with("expedition", expedition.phrase()).with("room", room)
            }
            Why::NotInHand { mission } => say("hand").with("mission", mission.phrase()),
            Why::MissionColour { mission } => say("mission-colour").with("mission", mission.phrase()),
            Why::NotExact { mission, volume } => {
                say("exact").with("mission", mission.phrase()).with("volume", volume)
            }
            Why::TaxesMissing { mission, held } => {
                say("taxes").with("mission", mission.phrase()).with("held", held)
            }
            Why::NoEngagement => say("engagement"),
            Why::JokerAway => say("joker-away"),
            Why::JokerVolume => say("joker-volume"),
            Why::JokerColour => say("joker-colour"),
            Why::ColourIdle => say("colour-idle"),
            Why::NoJokerCard => say("joker-card"),
            Why::CardIdle { .. } => say("card-idle"),
        };
        Illegal::new(self.clause(), reason)
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
