//! The types of a view: everything on the table that one viewer may see, and the numbers a page needs to draw it.

use engine::{Seat, Sheet};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Numbers, Values};
use crate::ids::{
    Boat, Colour, ContractId, ContractKind, Deed, ExpeditionId, JokerId, MissionId, Row, Scoring,
};
use crate::sets::Missions;
use crate::state::{Countdown, JokerPlace, Stage};

/// The view of a game for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RoiView {
    /// The lap, from 1.
    pub round: u16,
    /// The number of turns begun.
    pub turns: u32,
    /// The current stage.
    pub stage: Stage,
    /// The seat that decides now.
    pub actor: Option<Seat>,
    /// The first player.
    pub first: Seat,
    /// The current turn.
    pub turn: Option<TurnView>,
    /// The pending steps, from the outermost on.
    pub pending: Vec<PendingView>,
    /// The players by seat.
    pub investors: Vec<InvestorView>,
    /// The twelve expeditions.
    pub expeditions: Vec<ExpeditionView>,
    /// The lower row: boats that can be bought.
    pub purchase: Vec<BoatSlotView>,
    /// The upper row: each boat moves down when the one below is bought.
    pub filling: Vec<BoatSlotView>,
    /// The five piles, in the order of use.
    pub piles: Vec<PileView>,
    /// The boats still in the piles, which is public information.
    pub unseen_boats: Vec<BoatView>,
    /// The face-up missions.
    pub display: Vec<MissionSlotView>,
    /// The number of missions in the pile.
    pub mission_pile: u8,
    /// Missions out of the game.
    pub removed_missions: Missions,
    /// The two scorings, the interim one first.
    pub scorings: Vec<ScoringView>,
    /// The printed special contracts for this number of players.
    pub contracts: Vec<ContractView>,
    /// The number of consecutive turns without a purchase (AR-15.1).
    pub idle_turns: u8,
    /// The number of such turns that ends the game.
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
    /// The actions chosen in this turn.
    pub used: Vec<Deed>,
    /// The number of actions left.
    pub actions_left: u8,
    /// The boats sent to expeditions in this turn: the last ones there.
    pub sent: Vec<SentView>,
    /// The missions launched in this turn.
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

/// A pending step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(rename = "RoiPending")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum PendingView {
    /// The player takes a mission.
    Mission,
    /// The player buys boats.
    Buy { bought: bool },
    /// The player sends boats.
    Send { sent: bool },
    /// The player chooses a boat for an expedition.
    Board { expedition: ExpeditionId, room: u8, fleet_colour: Option<Colour> },
    /// The player sets the joker boat at an expedition.
    RigAt { expedition: ExpeditionId, room: u8, fleet_colour: Option<Colour> },
    /// The player fills a mission.
    Load { mission: MissionId, placed: u8, wanted: u8 },
    /// The player sets the joker boat on a mission.
    RigOn { mission: MissionId, placed: u8, wanted: u8 },
    /// The player chooses the engagement.
    Engage { mission: MissionId, incomes: Vec<u8> },
    /// The player reserves a card.
    Reserve,
}

/// A printed standard boat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiBoat")]
pub struct BoatView {
    /// The kind.
    pub id: Boat,
    /// The colour.
    pub colour: Colour,
    /// The volume.
    pub volume: u8,
    /// The price.
    pub price: u8,
}

/// A slot of a row of boats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiBoatSlot")]
pub struct BoatSlotView {
    /// The row.
    pub row: Row,
    /// The number, from 1.
    pub slot: u8,
    /// The boat.
    pub boat: Option<BoatView>,
    /// The reservation on it.
    pub reserved: Option<ReservationView>,
}

/// A slot of the mission display.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiMissionSlot")]
pub struct MissionSlotView {
    /// The number, from 1.
    pub slot: u8,
    /// The mission.
    pub mission: Option<MissionView>,
    /// The reservation on it.
    pub reserved: Option<ReservationView>,
}

/// A reservation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiReservation")]
pub struct ReservationView {
    /// The owner of the pawn.
    pub seat: Seat,
    /// Whether it ends with the owner's current or next turn; otherwise it lasts one turn longer.
    pub ends_this_turn: bool,
}

/// A pile of boats.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiPile")]
pub struct PileView {
    /// The number, from 1.
    pub pile: u8,
    /// The number of cards left, including a scoring card.
    pub left: u8,
    /// The scoring whose card is still in the pile.
    pub scoring: Option<Scoring>,
}

/// A printed commercial mission.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiMission")]
pub struct MissionView {
    /// The mission.
    pub id: MissionId,
    /// The colour.
    pub colour: Colour,
    /// The volume to fill.
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
    /// Whether all players saw it being taken.
    pub seen: bool,
    /// Whether idle boats, joker cards and coins suffice to fill it now.
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
    /// The volume of the joker boat on it, if any.
    pub joker_volume: Option<u8>,
    /// The volume placed so far.
    pub placed: u8,
    /// The engagement; absent while the mission is being filled.
    pub turns: Option<u8>,
    /// The position of the turn marker: the mission pays after this many upkeeps.
    pub left: Option<u8>,
    /// The income.
    pub income: Option<u8>,
    /// The round in which it pays.
    pub pays: Option<u16>,
}

/// An expedition: its printed face and the boats at it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiExpedition")]
pub struct ExpeditionView {
    /// The expedition.
    pub id: ExpeditionId,
    /// The card colour.
    pub colour: Colour,
    /// The maximum volume.
    pub volume: u8,
    /// Points of each boat at the interim scoring.
    pub interim: Values,
    /// Points of each boat at the final scoring.
    pub last: Values,
    /// The colour of the first boat, which later boats must match.
    pub fleet_colour: Option<Colour>,
    /// The used volume.
    pub used: u8,
    /// The free volume.
    pub room: u8,
    /// The boats, in the order of arrival.
    pub boats: Vec<PlacedView>,
    /// The number of boats by seat.
    pub by_seat: Vec<u8>,
}

/// A boat at an expedition.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiPlaced")]
pub struct PlacedView {
    /// The owner.
    pub owner: Seat,
    /// The colour; for a joker boat, the declared one.
    pub colour: Colour,
    /// The volume; for a joker boat, the declared one.
    pub volume: u8,
    /// The joker boat, if it is one.
    pub joker: Option<JokerId>,
    /// Its points at the interim scoring.
    pub interim: u8,
    /// Its points at the final scoring.
    pub last: u8,
}

/// The view of a player for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiInvestor")]
pub struct InvestorView {
    /// The seat.
    pub seat: Seat,
    /// Coins.
    pub coins: u16,
    /// Points on the track: of the interim scoring, and also of the final one once it has been held.
    pub points: i32,
    /// Completed missions.
    pub completed: u8,
    /// Idle standard boats.
    pub idle: Vec<BoatView>,
    /// The number of boats that are not at expeditions, including the joker boat.
    pub boats_kept: u8,
    /// The joker boat.
    pub joker: JokerView,
    /// Joker cards left.
    pub joker_cards: u8,
    /// Reserve cards left.
    pub reserve_cards: u8,
    /// The number of missions in hand.
    pub hand_count: u8,
    /// The missions in hand, if the viewer may know them.
    pub hand: Option<Vec<HandMissionView>>,
    /// Missions on the table.
    pub running: Vec<RunningView>,
    /// The special contract, if the viewer may know it.
    pub contract: Option<OwnContractView>,
    /// By kind of contract, the expeditions at which the player would fulfil it.
    pub fulfils: Vec<FulfilsView>,
    /// The score breakdown if the game ended now, as far as the viewer knows it.
    pub sheet: Sheet,
    /// The sum of the breakdown.
    pub score: i32,
    /// The points of the boats at expeditions if the interim scoring were held now.
    pub interim_now: u16,
}

/// The view of a joker boat for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiJoker")]
pub struct JokerView {
    /// The joker boat, if the viewer may know it.
    pub id: Option<JokerId>,
    /// The two colours, if the viewer may know them.
    pub colours: Option<Vec<Colour>>,
    /// Whether it is face up.
    pub shown: bool,
    /// The place.
    pub at: JokerPlace,
}

/// A special contract and its current value.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiOwnContract")]
pub struct OwnContractView {
    /// The contract.
    pub id: ContractId,
    /// The kind.
    pub kind: ContractKind,
    /// Points for each expedition with the missions completed so far.
    pub each: u8,
    /// The number of expeditions that fulfil it.
    pub expeditions: u8,
    /// The expeditions that fulfil it.
    pub at: Vec<ExpeditionId>,
    /// The current value.
    pub points: u16,
    /// Points for each expedition with one more completed mission.
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
    /// The expeditions.
    pub at: Vec<ExpeditionId>,
}

/// A scoring and its progress.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiScoringState")]
pub struct ScoringView {
    /// The scoring.
    pub scoring: Scoring,
    /// The progress.
    pub state: Countdown,
    /// The points by expedition, once the scoring has been held.
    pub sheet: Option<Vec<TallyView>>,
}

/// The points of boats at one expedition.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiTally")]
pub struct TallyView {
    /// The expedition.
    pub expedition: ExpeditionId,
    /// The points by seat.
    pub points: Vec<u16>,
}

/// A printed special contract.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RoiContract")]
pub struct ContractView {
    /// The contract.
    pub id: ContractId,
    /// The kind.
    pub kind: ContractKind,
    /// Points for each expedition, by completed missions from 0 up.
    pub points: Vec<u8>,
}
