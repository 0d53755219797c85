//! The full state of a game of Au nom du Roi: flat data without pointers, closures or rules.

use engine::{DataId, Dice, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::{DISPLAY, EXPEDITION_VOLUME_MAX, LIBRARY, PILES, SLOTS, Tables};
use crate::fill::Means;
use crate::ids::{Boat, Colour, ContractId, Deed, ExpeditionId, JokerId, MissionId, Row, Scoring};
use crate::sets::{Fleet, Missions};
use crate::step::Step;
use engine::List;

/// The maximum number of players.
pub const MAX_PLAYERS: usize = 4;
/// AR-3.4: actions of a turn.
pub const ACTIONS: usize = 2;
/// The maximum number of pending steps: the menu, an action, and the boat or reservation in it.
pub(crate) const STEPS_MAX: usize = 3;

/// The game has no variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "RoiOptions")]
pub struct Options {}

/// A game of Au nom du Roi.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuNomDuRoi {
    /// The component data in use.
    pub data: DataId,
    /// The players by seat.
    pub investors: List<Investor, MAX_PLAYERS>,
    /// The boats at the expeditions.
    pub expeditions: [Crew; ExpeditionId::COUNT],
    /// The boats that can be bought.
    pub purchase: [Slot<Boat>; SLOTS],
    /// The boats that move down when the one below is bought.
    pub filling: [Slot<Boat>; SLOTS],
    /// The cards left in each pile, scoring cards included.
    pub piles: [u8; PILES],
    /// The boats in all piles together. Their order is unknown, so each is drawn at random when it is revealed.
    pub bag: Fleet,
    /// The face-up missions.
    pub display: [Slot<MissionId>; DISPLAY],
    /// The mission pile.
    pub deck: Missions,
    /// Missions out of the game.
    pub removed: Missions,
    /// Missions on the table, in the order of launch.
    pub running: List<Running, { MissionId::COUNT }>,
    /// The interim scoring and the final scoring.
    pub scorings: [Countdown; Scoring::ALL.len()],
    /// The boats sent to each expedition in the current turn. Older stored states lack the field; it defaults to 0.
    #[serde(default)]
    pub sent: [u8; ExpeditionId::COUNT],
    /// The number of boats at each expedition at the interim scoring: the first ones of each.
    #[serde(default)]
    pub tallied: [u8; ExpeditionId::COUNT],
    /// The number of consecutive turns without a purchase.
    pub idle_turns: u8,
    /// The first player.
    pub first: Seat,
    /// The player whose turn it is.
    pub active: Seat,
    /// The number of turns begun.
    pub turns: u32,
    /// The stack of pending steps; the last entry comes next. The game is over when it is empty.
    pub(crate) steps: List<Step, STEPS_MAX>,
    pub(crate) dice: Dice,
}

/// A derived clone would copy the lists of the expeditions one by one, at several times the cost.
impl Clone for AuNomDuRoi {
    #[inline]
    fn clone(&self) -> AuNomDuRoi {
        AuNomDuRoi {
            data: self.data,
            investors: self.investors,
            expeditions: self.expeditions,
            purchase: self.purchase,
            filling: self.filling,
            piles: self.piles,
            bag: self.bag,
            display: self.display,
            deck: self.deck,
            removed: self.removed,
            running: self.running,
            scorings: self.scorings,
            sent: self.sent,
            tallied: self.tallied,
            idle_turns: self.idle_turns,
            first: self.first,
            active: self.active,
            turns: self.turns,
            steps: self.steps,
            dice: self.dice.clone(),
        }
    }
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Investor {
    /// Idle standard boats.
    pub idle: Fleet,
    /// Missions in hand, hidden from other players.
    pub hand: Missions,
    /// Missions in hand that were taken face up, which all players have seen.
    pub known: Missions,
    /// Coins.
    pub coins: u16,
    /// Points of the interim scoring.
    pub points: u16,
    /// Completed missions.
    pub completed: u8,
    /// The special contract, hidden until the final scoring.
    pub contract: ContractId,
    /// The joker boat, hidden until its first use.
    pub joker: JokerId,
    /// Whether the joker boat has been used.
    pub joker_shown: bool,
    /// The place of the joker boat.
    pub joker_at: JokerPlace,
    /// Joker cards left.
    pub joker_cards: u8,
    /// Reserve cards left.
    pub reserve_cards: u8,
}

impl Default for Investor {
    fn default() -> Investor {
        Investor {
            idle: Fleet::NONE,
            hand: Missions::NONE,
            known: Missions::NONE,
            coins: 0,
            points: 0,
            completed: 0,
            contract: ContractId::default(),
            joker: JokerId::default(),
            joker_shown: false,
            joker_at: JokerPlace::Idle,
            joker_cards: 0,
            reserve_cards: 0,
        }
    }
}

/// The place of a joker boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RoiJokerPlace")]
pub enum JokerPlace {
    /// In front of its owner.
    Idle,
    /// On a mission.
    Mission,
    /// At an expedition, permanently.
    Expedition,
}

/// The boats at an expedition, in the order of arrival.
pub type Crew = List<Placed, EXPEDITION_VOLUME_MAX>;

/// A boat at an expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The owner.
    pub owner: Seat,
    /// The colour and volume; for a joker boat, those declared.
    pub boat: Boat,
    /// Whether it is the owner's joker boat.
    pub joker: bool,
}

impl Default for Placed {
    fn default() -> Placed {
        Placed { owner: Seat(0), boat: Boat::default(), joker: false }
    }
}

/// A mission on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// The standard boats on it.
    pub boats: Fleet,
    /// The volume of the joker boat on it; 0 without a joker boat.
    pub joker: u8,
    /// The mission.
    pub mission: MissionId,
    /// The owner.
    pub owner: Seat,
    /// The engagement; 0 while boats are being placed.
    pub turns: u8,
    /// The position of the turn marker.
    pub left: u8,
}

impl Default for Running {
    fn default() -> Running {
        let mission = MissionId::default();
        Running { boats: Fleet::NONE, joker: 0, mission, owner: Seat(0), turns: 0, left: 0 }
    }
}

impl Running {
    /// The volume placed so far.
    pub fn volume(&self) -> u8 {
        self.boats.volume() + self.joker
    }
}

/// A slot for a face-up card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot<T> {
    /// The card.
    pub card: Option<T>,
    /// The pawn of a reservation on it.
    pub pawn: Option<Pawn>,
}

impl<T> Default for Slot<T> {
    fn default() -> Slot<T> {
        Slot { card: None, pawn: None }
    }
}

impl<T: Copy> Slot<T> {
    /// AR-5.6, AR-6.2, AR-11.12: the other player who has reserved the card.
    #[inline]
    pub fn reserved_from(&self, seat: Seat) -> Option<Seat> {
        self.pawn.map(|pawn| pawn.seat).filter(|&other| other != seat)
    }

    /// The card, unless another player has reserved it.
    #[inline]
    pub fn card_for(&self, seat: Seat) -> Option<T> {
        if self.reserved_from(seat).is_some() { None } else { self.card }
    }
}

/// A reservation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pawn {
    /// The seat.
    pub seat: Seat,
    /// Whether it was placed in the current turn; then it lasts until the end of the owner's next turn.
    pub fresh: bool,
}

/// The progress of a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RoiCountdown")]
pub enum Countdown {
    /// The card is in its pile.
    Hidden,
    /// The card is out; the scoring takes place after this many turns, including the current one.
    Due(u8),
    /// The scoring has been held.
    Held,
}

/// The stages of a game, by its scorings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RoiStage")]
pub enum Stage {
    /// No scoring card is out.
    First,
    /// The turns before the interim scoring.
    InterimLap,
    /// After the interim scoring.
    Second,
    /// The turns before the final scoring.
    LastLap,
    /// The game is over.
    Over,
}

impl Stage {
    /// The id in messages.
    pub fn id(self) -> &'static str {
        match self {
            Stage::First => "first",
            Stage::InterimLap => "interim-lap",
            Stage::Second => "second",
            Stage::LastLap => "last-lap",
            Stage::Over => "over",
        }
    }
}

impl AuNomDuRoi {
    /// The tables of the data in use.
    #[inline]
    pub fn tables(&self) -> &'static Tables {
        LIBRARY.get(self.data)
    }

    /// The player at a seat.
    #[inline]
    pub fn investor(&self, seat: Seat) -> &Investor {
        &self.investors[seat.index()]
    }

    #[inline]
    pub(crate) fn investor_mut(&mut self, seat: Seat) -> &mut Investor {
        &mut self.investors[seat.index()]
    }

    /// The boats at an expedition.
    #[inline]
    pub fn crew(&self, expedition: ExpeditionId) -> &Crew {
        &self.expeditions[expedition.index()]
    }

    /// AR-8.1: the colour of the first boat, which later boats must match.
    #[inline]
    pub fn fleet_colour(&self, expedition: ExpeditionId) -> Option<Colour> {
        self.crew(expedition).first().map(|placed| placed.boat.colour())
    }

    /// AR-8.3: the free volume at an expedition.
    #[inline]
    pub fn room(&self, expedition: ExpeditionId) -> u8 {
        let used: u8 = self.crew(expedition).iter().map(|placed| placed.boat.volume()).sum();
        self.tables().expedition(expedition).volume - used
    }

    /// The slots of a row.
    #[inline]
    pub fn row(&self, row: Row) -> &[Slot<Boat>; SLOTS] {
        match row {
            Row::Purchase => &self.purchase,
            Row::Filling => &self.filling,
        }
    }

    /// The slot with this number, counted from 1.
    #[inline]
    pub(crate) fn boat_slot(&self, row: Row, slot: u8) -> Option<&Slot<Boat>> {
        self.row(row).get(usize::from(slot).checked_sub(1)?)
    }

    /// The slot of the display with this number, counted from 1.
    #[inline]
    pub(crate) fn mission_slot(&self, slot: u8) -> Option<&Slot<MissionId>> {
        self.display.get(usize::from(slot).checked_sub(1)?)
    }

    /// The colours of a seat's joker boat, if it is idle.
    #[inline]
    pub(crate) fn idle_joker(&self, seat: Seat) -> Option<[Colour; 2]> {
        let investor = self.investor(seat);
        (investor.joker_at == JokerPlace::Idle).then(|| self.tables().joker(investor.joker))
    }

    /// The resources of a seat for filling missions.
    #[inline]
    pub(crate) fn means(&self, seat: Seat) -> Means {
        let investor = self.investor(seat);
        let numbers = &self.tables().numbers;
        Means {
            fleet: investor.idle,
            joker: self.idle_joker(seat),
            cards: investor.joker_cards,
            coins: investor.coins,
            tax: numbers.tax,
            tax_joker: numbers.tax_joker,
        }
    }

    /// The mission being launched.
    #[inline]
    pub(crate) fn launching(&self) -> Option<&Running> {
        self.running.last().filter(|running| running.turns == 0)
    }

    /// AR-13.7: the number of a seat's boats that are not at expeditions, including its joker boat.
    pub fn boats_kept(&self, seat: Seat) -> u8 {
        let investor = self.investor(seat);
        let on_missions: u8 =
            self.running.iter().filter(|one| one.owner == seat).map(|one| one.boats.len()).sum();
        // AR-10.6: the joker boat counts as one boat.
        investor.idle.len() + on_missions + u8::from(investor.joker_at != JokerPlace::Expedition)
    }

    /// The next step; `None` once the game is over.
    #[inline]
    pub(crate) fn step(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    /// The actions chosen in this turn.
    #[inline]
    pub(crate) fn used(&self) -> [bool; Deed::ALL.len()] {
        match self.steps.first() {
            Some(Step::Menu(menu)) => menu.used,
            _ => [false; Deed::ALL.len()],
        }
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.steps.is_empty()
    }

    /// The current stage.
    pub fn stage(&self) -> Stage {
        match self.scorings {
            _ if self.is_over() => Stage::Over,
            // AR-13.3: the interim scoring always comes first.
            [Countdown::Due(_), _] => Stage::InterimLap,
            [_, Countdown::Due(_) | Countdown::Held] => Stage::LastLap,
            [Countdown::Held, _] => Stage::Second,
            [Countdown::Hidden, _] => Stage::First,
        }
    }

    /// The lap, from 1.
    pub fn round(&self) -> u16 {
        self.round_of(self.turns.max(1))
    }

    /// The lap of a turn.
    fn round_of(&self, turn: u32) -> u16 {
        let seats = self.investors.len() as u32;
        u16::try_from(turn.div_ceil(seats.max(1))).unwrap_or(u16::MAX)
    }

    /// AR-9.6: the lap in which a mission of the seat pays, given its remaining upkeeps.
    pub(crate) fn pays_in(&self, seat: Seat, left: u8) -> u16 {
        let seats = self.investors.len();
        // The number of turns until the seat's next one: a whole lap for the current player.
        let next = (seat.index() + seats - self.active.index() - 1) % seats + 1;
        let laps = usize::from(left.max(1)) - 1;
        self.round_of(self.turns + (next + laps * seats) as u32)
    }
}
