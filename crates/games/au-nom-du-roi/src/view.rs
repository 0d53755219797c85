//! The types of what one viewer may see: all that lies on a real table, and the numbers a page needs to draw it.

use engine::{Seat, Sheet};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Numbers, Values};
use crate::ids::{
    Boat, Colour, ContractId, ContractKind, Deed, ExpeditionId, JokerId, MissionId, Row, Scoring,
};
use crate::sets::Missions;
use crate::state::{Countdown, JokerPlace, Stage};

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RoiView {
    /// The lap, from 1.
    pub round: u16,
    /// How many turns have begun.
    pub turns: u32,
    /// Where the game is between its scorings.
    pub stage: Stage,
    /// Who decides now.
    pub actor: Option<Seat>,
    /// Who began.
    pub first: Seat,
    /// The turn under way.
    pub turn: Option<TurnView>,
    /// What is half done in it, from the outermost on.
    pub pending: Vec<PendingView>,
    /// The players by seat.
    pub investors: Vec<InvestorView>,
    /// The twelve expeditions.
    pub expeditions: Vec<ExpeditionView>,
    /// The lower row: boats that can be bought.
    pub purchase: Vec<BoatSlotView>,
    /// The upper row: each boat moves down when the one below is bought.
    pub filling: Vec<BoatSlotView>,
    /// The five piles, in the order in which they are used.
    pub piles: Vec<PileView>,
    /// The boats that are still in the piles, as anybody can count them.
    pub unseen_boats: Vec<BoatView>,
    /// The face-up missions.
    pub display: Vec<MissionSlotView>,
    /// How many missions are in the pile.
    pub mission_pile: u8,
    /// Missions out of the game.
    pub removed_missions: Missions,
    /// The two scorings, the interim one first.
    pub scorings: Vec<ScoringView>,
    /// The special contracts for this number of players, as printed.
    pub contracts: Vec<ContractView>,
    /// Turns in a row without a boat bought (AR-15.1).
    pub idle_turns: u8,
    /// After this many the game ends.
    pub idle_turns_max: u8,
    /// The other numbers.
    pub numbers: Numbers,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiTurn")]
pub struct TurnView {
    /// The seat.
    pub seat: Seat,
    /// The actions chosen in it.
    pub used: Vec<Deed>,
    /// How many more may be.
    pub actions_left: u8,
    /// The boats sent to expeditions in it: the last ones there.
    pub sent: Vec<SentView>,
    /// The missions launched in it.
    pub launched: Vec<MissionId>,
}

/// Boats sent to an expedition.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiSent")]
pub struct SentView {
    /// The expedition.
    pub expedition: ExpeditionId,
    /// The number of boats.
    pub boats: u8,
}

/// Something half done.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "RoiPending")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum PendingView {
    /// A mission is to be taken.
    Mission,
    /// Boats are bought.
    Buy { bought: bool },
    /// Boats are sent.
    Send { sent: bool },
    /// A boat is to go to an expedition.
    Board { expedition: ExpeditionId, room: u8, fleet_colour: Option<Colour> },
    /// The joker boat is to be set at an expedition.
    RigAt { expedition: ExpeditionId, room: u8, fleet_colour: Option<Colour> },
    /// A mission is being filled.
    Load { mission: MissionId, placed: u8, wanted: u8 },
    /// The joker boat is to be set on a mission.
    RigOn { mission: MissionId, placed: u8, wanted: u8 },
    /// The engagement is to be chosen.
    Engage { mission: MissionId, incomes: Vec<u8> },
    /// A card is to be reserved.
    Reserve,
}

/// A standard boat, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiBoat")]
pub struct BoatView {
    /// Its kind.
    pub id: Boat,
    /// Its colour.
    pub colour: Colour,
    /// Its volume.
    pub volume: u8,
    /// What it costs.
    pub price: u8,
}

/// A slot of a row of boats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiBoatSlot")]
pub struct BoatSlotView {
    /// The row.
    pub row: Row,
    /// Its number, from 1.
    pub slot: u8,
    /// What lies there.
    pub boat: Option<BoatView>,
    /// The reservation on it.
    pub reserved: Option<ReservationView>,
}

/// A slot of the mission display.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiMissionSlot")]
pub struct MissionSlotView {
    /// Its number, from 1.
    pub slot: u8,
    /// What lies there.
    pub mission: Option<MissionView>,
    /// The reservation on it.
    pub reserved: Option<ReservationView>,
}

/// A reservation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiReservation")]
pub struct ReservationView {
    /// Whose pawn it is.
    pub seat: Seat,
    /// Whether it ends with the owner's turn that is under way or comes next; if not, it lasts one turn longer.
    pub ends_this_turn: bool,
}

/// A pile of boats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiPile")]
pub struct PileView {
    /// Its number, from 1.
    pub pile: u8,
    /// How many cards are left, a scoring card included.
    pub left: u8,
    /// The scoring whose card is still among them.
    pub scoring: Option<Scoring>,
}

/// A commercial mission, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiMission")]
pub struct MissionView {
    /// The mission.
    pub id: MissionId,
    /// Its colour.
    pub colour: Colour,
    /// The volume wanted.
    pub volume: u8,
    /// The incomes for one, two and three turns.
    pub incomes: Vec<u8>,
}

/// A mission in hand.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiHandMission")]
pub struct HandMissionView {
    /// The mission.
    pub mission: MissionView,
    /// Whether everybody saw it being taken.
    pub seen: bool,
    /// Whether it could be filled now with idle boats, joker cards and coins.
    pub fillable: bool,
}

/// A mission on the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiRunning")]
pub struct RunningView {
    /// The mission.
    pub mission: MissionView,
    /// The standard boats on it.
    pub boats: Vec<BoatView>,
    /// The volume of the joker boat on it, if it is.
    pub joker_volume: Option<u8>,
    /// The volume placed so far.
    pub placed: u8,
    /// The engagement; none while it is being filled.
    pub turns: Option<u8>,
    /// Where the turn marker is: it pays after this many upkeeps.
    pub left: Option<u8>,
    /// What it will pay.
    pub income: Option<u8>,
    /// The round in which it pays.
    pub pays: Option<u16>,
}

/// An expedition: what is printed, and the boats at it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiExpedition")]
pub struct ExpeditionView {
    /// The expedition.
    pub id: ExpeditionId,
    /// The card colour.
    pub colour: Colour,
    /// The most volume.
    pub volume: u8,
    /// Points of each boat at the interim scoring.
    pub interim: Values,
    /// Points of each boat at the final scoring.
    pub last: Values,
    /// The colour of the first boat, which later boats must have.
    pub fleet_colour: Option<Colour>,
    /// The volume in use.
    pub used: u8,
    /// The volume that is free.
    pub room: u8,
    /// The boats, in the order in which they came.
    pub boats: Vec<PlacedView>,
    /// How many boats each seat has there.
    pub by_seat: Vec<u8>,
}

/// A boat at an expedition.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiPlaced")]
pub struct PlacedView {
    /// The seat of its owner.
    pub owner: Seat,
    /// Its colour; the one declared for a joker boat.
    pub colour: Colour,
    /// Its volume; the one set for a joker boat.
    pub volume: u8,
    /// Which joker boat it is, if it is one.
    pub joker: Option<JokerId>,
    /// Its points at the interim scoring.
    pub interim: u8,
    /// Its points at the final scoring.
    pub last: u8,
}

/// What one viewer may see of a player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiInvestor")]
pub struct InvestorView {
    /// The seat.
    pub seat: Seat,
    /// Coins.
    pub coins: u16,
    /// Points on the track: those of the interim scoring, and of the final one once it has been held.
    pub points: i32,
    /// Completed missions.
    pub completed: u8,
    /// Idle standard boats.
    pub idle: Vec<BoatView>,
    /// Boats that are not at expeditions, the joker boat among them.
    pub boats_kept: u8,
    /// The joker boat.
    pub joker: JokerView,
    /// Joker cards left.
    pub joker_cards: u8,
    /// Reserve cards left.
    pub reserve_cards: u8,
    /// How many missions are in hand.
    pub hand_count: u8,
    /// Which, for those who may know.
    pub hand: Option<Vec<HandMissionView>>,
    /// Missions on the table.
    pub running: Vec<RunningView>,
    /// The special contract, for those who may know.
    pub contract: Option<OwnContractView>,
    /// At how many expeditions the player would fulfil each kind of contract.
    pub fulfils: Vec<FulfilsView>,
    /// The points that the viewer can count if the game ended now.
    pub sheet: Sheet,
    /// Their sum.
    pub score: i32,
    /// What the boats at expeditions would score at the interim scoring.
    pub interim_now: u16,
}

/// What one viewer may see of a joker boat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiJoker")]
pub struct JokerView {
    /// Which, for those who may know.
    pub id: Option<JokerId>,
    /// Its two colours, for those who may know.
    pub colours: Option<Vec<Colour>>,
    /// Whether it lies face up.
    pub shown: bool,
    /// Where it is.
    pub at: JokerPlace,
}

/// A special contract and what it is worth now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiOwnContract")]
pub struct OwnContractView {
    /// The contract.
    pub id: ContractId,
    /// Its kind.
    pub kind: ContractKind,
    /// Points for each expedition with the missions completed so far.
    pub each: u8,
    /// Expeditions that fulfil it.
    pub expeditions: u8,
    /// Which they are.
    pub at: Vec<ExpeditionId>,
    /// What it is worth now.
    pub points: u16,
    /// Points for each expedition with one mission more.
    pub next: u8,
}

/// Expeditions that fulfil a kind of contract.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiFulfils")]
pub struct FulfilsView {
    /// The kind.
    pub kind: ContractKind,
    /// The number of expeditions.
    pub expeditions: u8,
    /// Which they are.
    pub at: Vec<ExpeditionId>,
}

/// A scoring and how far it is.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiScoringState")]
pub struct ScoringView {
    /// The scoring.
    pub scoring: Scoring,
    /// How far it is.
    pub state: Countdown,
    /// What boats scored by expedition, once it has been held.
    pub sheet: Option<Vec<TallyView>>,
}

/// What boats scored at one expedition.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiTally")]
pub struct TallyView {
    /// The expedition.
    pub expedition: ExpeditionId,
    /// The points by seat.
    pub points: Vec<u16>,
}

/// A special contract, as printed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiContract")]
pub struct ContractView {
    /// The contract.
    pub id: ContractId,
    /// Its kind.
    pub kind: ContractKind,
    /// Points for each expedition, by completed missions from 0 up.
    pub points: Vec<u8>,
}
