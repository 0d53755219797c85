//! Reasons for illegal actions: the clause that forbids the action, and its numbers.
//!
//! Each rule is one function that returns `Result<(), Why>`. Both `legal` and `check` call it; `check` turns the result into
//! text. A `Why` is a few bytes, so creating one is cheap.

use engine::{Illegal, Phrase, Seat};

use crate::ids::{Boat, Colour, Deed, ExpeditionId, MissionId};
use crate::state::Step;

engine::refusals! {
    /// A reason for an illegal action. Each variant names the clause that forbids it.
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
        /// The action was already chosen in this turn.
        SameAction { deed: Deed } => "AR-3.5",
        /// The action needs at least one boat.
        AtLeastOne => "AR-3.7",
        /// No boat can be bought.
        NothingToBuy => "AR-3.7",
        /// No boat can be sent.
        NothingToSend => "AR-3.7",
        /// Too few coins.
        CoinsMissing { needed: u8, held: u16, clause: &'static str } => clause,
        /// The hand is full.
        HandFull { limit: u8 } => "AR-5.4",
        /// There is no mission to take.
        NoMissions => "AR-5.5",
        /// There is no mission in the slot.
        NoMissionThere { slot: u8 } => "AR-5.5",
        /// The pile is empty.
        PileEmpty => "AR-5.5",
        /// Another player has reserved it.
        Reserved { by: Seat, clause: &'static str } => clause,
        /// There is no boat in the slot.
        NoBoatThere { slot: u8, clause: &'static str } => clause,
        /// There is no mission in the slot.
        NoTargetThere { slot: u8 } => "AR-11.8",
        /// The player has no reserve card.
        NoReserveCard => "AR-11.1",
        /// There is no card to reserve.
        NothingToReserve => "AR-11.12",
        /// The player has no idle boat.
        NoIdleBoat => "AR-7.1",
        /// The player has no idle boat of this kind.
        NotIdle { boat: Boat } => "AR-7.1",
        /// The boat has another colour than the fleet.
        FleetColour { expedition: ExpeditionId, colour: Colour } => "AR-8.2",
        /// The expedition is full.
        ExpeditionFull { expedition: ExpeditionId } => "AR-8.3",
        /// The boat has too much volume.
        NoRoom { expedition: ExpeditionId, room: u8 } => "AR-8.3",
        /// The mission is not in hand.
        NotInHand { mission: MissionId } => "AR-9.1",
        /// The boat has another colour than the mission.
        MissionColour { mission: MissionId } => "AR-9.2",
        /// The volume cannot become exact.
        NotExact { mission: MissionId, volume: u8 } => "AR-9.3",
        /// The taxes cannot be paid.
        TaxesMissing { mission: MissionId, held: u16 } => "AR-9.4",
        /// The engagement does not exist.
        NoEngagement => "AR-9.5",
        /// The joker boat is not idle.
        JokerAway => "AR-10.5",
        /// The joker boat cannot have this volume.
        JokerVolume => "AR-10.2",
        /// The joker boat cannot have this colour.
        JokerColour => "AR-10.3",
        /// The joker boat has no colour on a mission.
        ColourIdle => "AR-10.7",
        /// The player has no joker card.
        NoJokerCard => "AR-11.1",
        /// No joker card is needed.
        CardIdle { clause: &'static str } => clause,
    }
}

impl Why {
    /// The reason with its clause and text.
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

/// The clause of the pending decision.
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
