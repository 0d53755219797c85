//! Reasons for illegal actions: the clause that forbids the action, and its numbers.
//!
//! Each rule is one function that returns `Result<(), Why>`. Both `legal` and `check` call it; `check` turns the result into
//! text. A `Why` is a few bytes, so creating one is cheap.

use engine::Seat;

use crate::ids::{Boat, Colour, Deed, ExpeditionId, MissionId};

engine::refusals! {
    /// A reason for an illegal action. Each variant names the clause that forbids it.
    pub(crate) enum Why {
        /// The game is over.
        Over => "AR-13.2", "ar-no-over";
        /// Another seat has the turn.
        NotYours => "AR-3.1", "ar-no-yours";
        /// Something else is being decided.
        NotNow(clause: &'static str) => clause, "ar-no-now";
        /// An action is under way.
        Unfinished => "AR-3.8", "ar-no-unfinished";
        /// Both actions are used.
        NoActions => "AR-3.4", "ar-no-actions";
        /// The action was already chosen in this turn.
        SameAction { deed: Deed } => "AR-3.5", "ar-no-same" [deed];
        /// The action needs at least one boat.
        AtLeastOne => "AR-3.7", "ar-no-at-least-one";
        /// No boat can be bought.
        NothingToBuy => "AR-3.7", "ar-no-nothing-to-buy";
        /// No boat can be sent.
        NothingToSend => "AR-3.7", "ar-no-nothing-to-send";
        /// Too few coins.
        CoinsMissing { needed: u8, held: u16, clause: &'static str } => clause, "ar-no-coins" [needed, held];
        /// The hand is full.
        HandFull { limit: u8 } => "AR-5.4", "ar-no-hand-full" [limit];
        /// There is no mission to take.
        NoMissions => "AR-5.5", "ar-no-missions";
        /// There is no mission in the slot.
        NoMissionThere { slot: u8 } => "AR-5.5", "ar-no-mission-there" [slot];
        /// The pile is empty.
        PileEmpty => "AR-5.5", "ar-no-pile";
        /// Another player has reserved it.
        Reserved { by: Seat, clause: &'static str } => clause, "ar-no-reserved" [by];
        /// There is no boat in the slot.
        NoBoatThere { slot: u8, clause: &'static str } => clause, "ar-no-boat-there" [slot];
        /// There is no mission in the slot.
        NoTargetThere { slot: u8 } => "AR-11.8", "ar-no-mission-there" [slot];
        /// The player has no reserve card.
        NoReserveCard => "AR-11.1", "ar-no-reserve-card";
        /// There is no card to reserve.
        NothingToReserve => "AR-11.12", "ar-no-nothing-to-reserve";
        /// The player has no idle boat.
        NoIdleBoat => "AR-7.1", "ar-no-idle-boat";
        /// The player has no idle boat of this kind.
        NotIdle { boat: Boat } => "AR-7.1", "ar-no-idle" [boat];
        /// The boat has another colour than the fleet.
        FleetColour { expedition: ExpeditionId, colour: Colour } => "AR-8.2",
            "ar-no-fleet-colour" [expedition, colour];
        /// The expedition is full.
        ExpeditionFull { expedition: ExpeditionId } => "AR-8.3", "ar-no-full" [expedition];
        /// The boat has too much volume.
        NoRoom { expedition: ExpeditionId, room: u8 } => "AR-8.3", "ar-no-room" [expedition, room];
        /// The mission is not in hand.
        NotInHand { mission: MissionId } => "AR-9.1", "ar-no-hand" [mission];
        /// The boat has another colour than the mission.
        MissionColour { mission: MissionId } => "AR-9.2", "ar-no-mission-colour" [mission];
        /// The volume cannot become exact.
        NotExact { mission: MissionId, volume: u8 } => "AR-9.3", "ar-no-exact" [mission, volume];
        /// The taxes cannot be paid.
        TaxesMissing { mission: MissionId, held: u16 } => "AR-9.4", "ar-no-taxes" [mission, held];
        /// The engagement does not exist.
        NoEngagement => "AR-9.5", "ar-no-engagement";
        /// The joker boat is not idle.
        JokerAway => "AR-10.5", "ar-no-joker-away";
        /// The joker boat cannot have this volume.
        JokerVolume => "AR-10.2", "ar-no-joker-volume";
        /// The joker boat cannot have this colour.
        JokerColour => "AR-10.3", "ar-no-joker-colour";
        /// The joker boat has no colour on a mission.
        ColourIdle => "AR-10.7", "ar-no-colour-idle";
        /// The player has no joker card.
        NoJokerCard => "AR-11.1", "ar-no-joker-card";
        /// No joker card is needed.
        CardIdle { clause: &'static str } => clause, "ar-no-card-idle";
    }
}
