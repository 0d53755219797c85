//! Chapters AR-7 to AR-11: sending boats to expeditions and missions, with and without joker cards.

use engine::{Journal, Seat};

use crate::event::Event;
use crate::fill::Means;
use crate::ids::{BOAT_VOLUMES, Boat, Colour, ExpeditionId, MissionId};
use crate::refusal::Why;
use crate::state::{AuNomDuRoi, JokerPlace, Placed, Running, Step};
use crate::turn::Action;

/// Masks for boats up to a volume, among the boats of one colour.
const UP_TO: [u8; 4] = [0, 0b00_00_11, 0b00_11_11, 0b11_11_11];

/// The mask for boats up to a volume.
#[inline]
fn up_to(room: u8) -> u8 {
    UP_TO[usize::from(room.min(BOAT_VOLUMES))]
}

/// A mission and its missing volume.
type Berth = (MissionId, u8);

impl AuNomDuRoi {
    /// Whether the seat can send a boat anywhere.
    pub(crate) fn can_send(&self, seat: Seat) -> bool {
        ExpeditionId::all().any(|expedition| self.can_board(seat, expedition)) || self.can_launch_any(seat)
    }

    fn can_launch_any(&self, seat: Seat) -> bool {
        let means = self.means(seat);
        self.investor(seat).hand.iter().any(|mission| means.fill(mission.colour(), mission.volume()))
    }

    pub(crate) fn legal_destinations(&self, seat: Seat, out: &mut Vec<Action>) {
        for expedition in ExpeditionId::all() {
            if self.can_board(seat, expedition) {
                out.push(Action::To { expedition });
            }
        }
        let means = self.means(seat);
        for mission in self.investor(seat).hand.iter() {
            if means.fill(mission.colour(), mission.volume()) {
                out.push(Action::Launch { mission });
            }
        }
    }

    /// AR-7.2: the tax for one boat.
    pub(crate) fn tax(&self, joker: bool) -> u8 {
        let numbers = &self.tables().numbers;
        if joker { numbers.tax_joker } else { numbers.tax }
    }

    #[inline]
    fn can_pay(&self, seat: Seat, joker: bool) -> bool {
        self.investor(seat).coins >= u16::from(self.tax(joker))
    }

    fn may_pay(&self, seat: Seat, joker: bool) -> Result<(), Why> {
        if self.can_pay(seat, joker) {
            return Ok(());
        }
        let clause = if joker { "AR-10.4" } else { "AR-7.2" };
        Err(Why::CoinsMissing { needed: self.tax(joker), held: self.investor(seat).coins, clause })
    }

    /// AR-7.2, AR-11.1: pays the tax to the bank; a joker card leaves the game.
    fn pay_tax(&mut self, seat: Seat, joker: bool, card: bool) -> u8 {
        let tax = self.tax(joker);
        let investor = self.investor_mut(seat);
        investor.coins -= u16::from(tax);
        investor.joker_cards -= u8::from(card);
        tax
    }

    /// AR-10.1: reveals a joker boat at its first use.
    fn show_joker(&mut self, seat: Seat, place: JokerPlace, journal: &mut impl Journal<Event>) {
        let investor = self.investor_mut(seat);
        investor.joker_at = place;
        if !std::mem::replace(&mut investor.joker_shown, true) {
            let joker = investor.joker;
            journal.note(Event::JokerShown { seat, joker });
        }
    }

    /// Returns to the choice of a destination after a boat has been placed.
    fn finish_boat(&mut self) {
        self.pop_step();
        self.replace_step(Step::Send { sent: true });
    }

    /// Whether a boat of the seat can go to an expedition.
    fn can_board(&self, seat: Seat, expedition: ExpeditionId) -> bool {
        let room = self.room(expedition);
        if room == 0 {
            return false;
        }
        let investor = self.investor(seat);
        // AR-8.1, AR-8.2, AR-11.4: any colour fits an empty expedition, or with a joker card.
        let colour = self.fleet_colour(expedition).filter(|_| investor.joker_cards == 0);
        self.idle_of(seat, colour) & up_to(room) != 0 && self.can_pay(seat, false)
            || self.can_pay(seat, true) && self.joker_fits(seat, colour)
    }

    /// The idle standard boats of this colour, or of any colour, as bits by volume.
    #[inline]
    fn idle_of(&self, seat: Seat, colour: Option<Colour>) -> u8 {
        let idle = &self.investor(seat).idle;
        match colour {
            None => idle.of_any(),
            Some(colour) => idle.of_colour(colour),
        }
    }

    /// Whether the joker boat is idle and can take this colour, or any colour.
    #[inline]
    fn joker_fits(&self, seat: Seat, colour: Option<Colour>) -> bool {
        let fits = |colours: [Colour; 2]| colour.is_none_or(|colour| colours.contains(&colour));
        self.idle_joker(seat).is_some_and(fits)
    }

    /// AR-8.2: whether a boat of this colour needs a joker card.
    #[inline]
    pub(crate) fn needs_card_at(&self, expedition: ExpeditionId, colour: Colour) -> bool {
        self.fleet_colour(expedition).is_some_and(|fleet| fleet != colour)
    }

    pub(crate) fn may_send_to(&self, seat: Seat, expedition: ExpeditionId) -> Result<(), Why> {
        if self.can_board(seat, expedition) {
            return Ok(());
        }
        let room = self.room(expedition);
        if room == 0 {
            return Err(Why::ExpeditionFull { expedition });
        }
        let investor = self.investor(seat);
        if investor.idle.is_empty() && self.idle_joker(seat).is_none() {
            return Err(Why::NoIdleBoat);
        }
        let fleet = self.fleet_colour(expedition);
        // AR-11.4: a joker card allows any colour.
        let colour = fleet.filter(|_| investor.joker_cards == 0);
        let boats = self.idle_of(seat, colour);
        if boats & up_to(room) != 0 {
            return self.may_pay(seat, false);
        }
        match fleet {
            _ if boats != 0 => Err(Why::NoRoom { expedition, room }),
            Some(fleet) if !self.joker_fits(seat, colour) => {
                Err(Why::FleetColour { expedition, colour: fleet })
            }
            _ => self.may_pay(seat, true),
        }
    }

    pub(crate) fn legal_boarding(&self, seat: Seat, expedition: ExpeditionId, out: &mut Vec<Action>) {
        let investor = self.investor(seat);
        let room = self.room(expedition);
        if self.can_pay(seat, false) {
            for boat in investor.idle.kinds() {
                let card = self.needs_card_at(expedition, boat.colour());
                if boat.volume() <= room && (!card || investor.joker_cards > 0) {
                    out.push(Action::Place { boat, card });
                }
            }
        }
        if self.may_board_joker(seat, expedition).is_ok() {
            out.push(Action::PlaceJoker);
        }
    }

    /// AR-11.4 to AR-11.6: a joker card is played if and only if it is needed.
    fn may_use_card(&self, seat: Seat, needed: bool, card: bool, without: Why, idle: Why) -> Result<(), Why> {
        match (needed, card) {
            (true, false) => Err(without),
            (false, true) => Err(idle),
            (true, true) if self.investor(seat).joker_cards == 0 => Err(Why::NoJokerCard),
            (true, true) | (false, false) => Ok(()),
        }
    }

    pub(crate) fn may_board(
        &self,
        seat: Seat,
        expedition: ExpeditionId,
        boat: Boat,
        card: bool,
    ) -> Result<(), Why> {
        if !self.investor(seat).idle.has(boat) {
            return Err(Why::NotIdle { boat });
        }
        self.may_pay(seat, false)?;
        let needed = self.needs_card_at(expedition, boat.colour());
        let colour = self.fleet_colour(expedition).unwrap_or(boat.colour());
        let without = Why::FleetColour { expedition, colour };
        self.may_use_card(seat, needed, card, without, Why::CardIdle { clause: "AR-11.6" })?;
        let room = self.room(expedition);
        if boat.volume() > room { Err(Why::NoRoom { expedition, room }) } else { Ok(()) }
    }

    pub(crate) fn board(
        &mut self,
        seat: Seat,
        expedition: ExpeditionId,
        boat: Boat,
        card: bool,
        journal: &mut impl Journal<Event>,
    ) {
        let tax = self.pay_tax(seat, false, card);
        self.investor_mut(seat).idle.remove(boat);
        self.expeditions[expedition.index()].push(Placed { owner: seat, boat, joker: false });
        self.sent[expedition.index()] += 1;
        journal.note(Event::Sent { seat, expedition, boat, tax, card });
        self.finish_boat();
    }

    pub(crate) fn may_board_joker(&self, seat: Seat, expedition: ExpeditionId) -> Result<(), Why> {
        let Some(colours) = self.idle_joker(seat) else { return Err(Why::JokerAway) };
        self.may_pay(seat, true)?;
        match self.fleet_colour(expedition) {
            Some(colour) if !colours.contains(&colour) && self.investor(seat).joker_cards == 0 => {
                Err(Why::FleetColour { expedition, colour })
            }
            _ if self.room(expedition) == 0 => Err(Why::ExpeditionFull { expedition }),
            _ => Ok(()),
        }
    }

    /// AR-10.2, AR-10.3, AR-11.14: volume and colour, with a joker card if the colour is not the fleet colour.
    pub(crate) fn legal_rigs_at(&self, seat: Seat, expedition: ExpeditionId, out: &mut Vec<Action>) {
        let investor = self.investor(seat);
        let room = self.room(expedition);
        for colour in self.tables().joker(investor.joker) {
            let card = self.needs_card_at(expedition, colour);
            if card && investor.joker_cards == 0 {
                continue;
            }
            let volumes = 1..=BOAT_VOLUMES.min(room);
            out.extend(volumes.map(|volume| Action::Set { volume, colour: Some(colour), card }));
        }
    }

    pub(crate) fn may_rig_at(
        &self,
        seat: Seat,
        expedition: ExpeditionId,
        volume: u8,
        colour: Option<Colour>,
        card: bool,
    ) -> Result<(), Why> {
        if !(1..=BOAT_VOLUMES).contains(&volume) {
            return Err(Why::JokerVolume);
        }
        let colours = self.tables().joker(self.investor(seat).joker);
        let colour = colour.filter(|colour| colours.contains(colour)).ok_or(Why::JokerColour)?;
        let room = self.room(expedition);
        if volume > room {
            return Err(Why::NoRoom { expedition, room });
        }
        let needed = self.needs_card_at(expedition, colour);
        let fleet = self.fleet_colour(expedition).unwrap_or(colour);
        let without = Why::FleetColour { expedition, colour: fleet };
        self.may_use_card(seat, needed, card, without, Why::CardIdle { clause: "AR-11.14" })
    }

    pub(crate) fn rig_at(
        &mut self,
        seat: Seat,
        expedition: ExpeditionId,
        volume: u8,
        colour: Option<Colour>,
        card: bool,
        journal: &mut impl Journal<Event>,
    ) {
        let boat = colour.and_then(|colour| Boat::new(colour, volume)).expect("a colour and a volume");
        let tax = self.pay_tax(seat, true, card);
        self.show_joker(seat, JokerPlace::Expedition, journal);
        self.expeditions[expedition.index()].push(Placed { owner: seat, boat, joker: true });
        self.sent[expedition.index()] += 1;
        let joker = self.investor(seat).joker;
        journal.note(Event::JokerSent { seat, expedition, joker, boat, tax, card });
        self.finish_boat();
    }

    /// AR-9.1, AR-9.3: a mission can be launched only if it can be filled.
    pub(crate) fn may_launch(&self, seat: Seat, mission: MissionId) -> Result<(), Why> {
        if !self.investor(seat).hand.has(mission) {
            return Err(Why::NotInHand { mission });
        }
        let means = self.means(seat);
        if means.fill(mission.colour(), mission.volume()) {
            return Ok(());
        }
        if means.with_any_coins().fill(mission.colour(), mission.volume()) {
            return Err(Why::TaxesMissing { mission, held: means.coins });
        }
        Err(Why::NotExact { mission, volume: mission.volume() })
    }

    pub(crate) fn launch(&mut self, seat: Seat, mission: MissionId, journal: &mut impl Journal<Event>) {
        let investor = self.investor_mut(seat);
        investor.hand.remove(mission);
        investor.known.remove(mission);
        self.running.push(Running { mission, owner: seat, ..Running::default() });
        journal.note(Event::MissionPlayed { seat, mission });
        self.steps.push(Step::Load);
    }

    /// The mission being launched and its missing volume.
    #[inline]
    pub(crate) fn wanted(&self) -> (MissionId, u8) {
        let running = self.launching().expect("a mission is being launched");
        (running.mission, running.mission.volume() - running.volume())
    }

    /// AR-9.2, AR-9.3: whether the mission can still be filled exactly after loading this boat.
    fn leaves_exact((mission, wanted): Berth, mut means: Means, boat: Boat, card: bool) -> bool {
        let Some(rest) = wanted.checked_sub(boat.volume()) else { return false };
        let tax = u16::from(means.tax);
        if means.coins < tax || means.cards < u8::from(card) {
            return false;
        }
        means.coins -= tax;
        means.cards -= u8::from(card);
        means.fleet = means.fleet.without(boat);
        means.fill(mission.colour(), rest)
    }

    /// AR-10.7: the same for the joker boat at this volume.
    fn leaves_exact_with_joker((mission, wanted): Berth, mut means: Means, volume: u8) -> bool {
        let Some(rest) = wanted.checked_sub(volume) else { return false };
        let Some(colours) = means.joker.take() else { return false };
        let tax = u16::from(means.tax_joker);
        let card = u8::from(!colours.contains(&mission.colour()));
        if means.coins < tax || means.cards < card {
            return false;
        }
        means.coins -= tax;
        means.cards -= card;
        means.fill(mission.colour(), rest)
    }

    /// Checks whether a mission can be filled after a load. The refusal distinguishes missing coins (AR-9.4) from an inexact
    /// volume (AR-9.3).
    fn may_complete(
        &self,
        seat: Seat,
        (mission, volume): Berth,
        leaves_exact: impl Fn(Means) -> bool,
    ) -> Result<(), Why> {
        let means = self.means(seat);
        if leaves_exact(means) {
            Ok(())
        } else if leaves_exact(means.with_any_coins()) {
            Err(Why::TaxesMissing { mission, held: means.coins })
        } else {
            Err(Why::NotExact { mission, volume })
        }
    }

    pub(crate) fn legal_loads(&self, seat: Seat, out: &mut Vec<Action>) {
        let berth = self.wanted();
        let means = self.means(seat);
        for boat in self.investor(seat).idle.kinds() {
            let card = boat.colour() != berth.0.colour();
            if Self::leaves_exact(berth, means, boat, card) {
                out.push(Action::Place { boat, card });
            }
        }
        if (1..=BOAT_VOLUMES).any(|volume| Self::leaves_exact_with_joker(berth, means, volume)) {
            out.push(Action::PlaceJoker);
        }
    }

    pub(crate) fn may_load(&self, seat: Seat, boat: Boat, card: bool) -> Result<(), Why> {
        self.may_load_onto(seat, self.wanted(), boat, card)
    }

    /// The same for any mission.
    pub(crate) fn may_load_onto(&self, seat: Seat, berth: Berth, boat: Boat, card: bool) -> Result<(), Why> {
        let mission = berth.0;
        if !self.investor(seat).idle.has(boat) {
            return Err(Why::NotIdle { boat });
        }
        self.may_pay(seat, false)?;
        let needed = boat.colour() != mission.colour();
        let without = Why::MissionColour { mission };
        self.may_use_card(seat, needed, card, without, Why::CardIdle { clause: "AR-11.6" })?;
        self.may_complete(seat, berth, |means| Self::leaves_exact(berth, means, boat, card))
    }

    pub(crate) fn may_load_joker(&self, seat: Seat) -> Result<(), Why> {
        let berth = self.wanted();
        let mission = berth.0;
        let Some(colours) = self.idle_joker(seat) else { return Err(Why::JokerAway) };
        self.may_pay(seat, true)?;
        if !colours.contains(&mission.colour()) && self.investor(seat).joker_cards == 0 {
            return Err(Why::MissionColour { mission });
        }
        self.may_complete(seat, berth, |means| {
            (1..=BOAT_VOLUMES).any(|volume| Self::leaves_exact_with_joker(berth, means, volume))
        })
    }

    /// AR-11.14: whether the joker boat needs a joker card on the mission being launched.
    pub(crate) fn joker_needs_card(&self, seat: Seat) -> bool {
        self.launching().is_some_and(|running| self.joker_needs_card_for(seat, running.mission))
    }

    /// AR-11.14: the same for any mission.
    pub(crate) fn joker_needs_card_for(&self, seat: Seat, mission: MissionId) -> bool {
        !self.tables().joker(self.investor(seat).joker).contains(&mission.colour())
    }

    pub(crate) fn legal_rigs_on(&self, seat: Seat, out: &mut Vec<Action>) {
        let card = self.joker_needs_card(seat);
        let (berth, means) = (self.wanted(), self.means(seat));
        let volumes =
            (1..=BOAT_VOLUMES).filter(|&volume| Self::leaves_exact_with_joker(berth, means, volume));
        out.extend(volumes.map(|volume| Action::Set { volume, colour: None, card }));
    }

    pub(crate) fn may_rig_on(
        &self,
        seat: Seat,
        volume: u8,
        colour: Option<Colour>,
        card: bool,
    ) -> Result<(), Why> {
        if !(1..=BOAT_VOLUMES).contains(&volume) {
            return Err(Why::JokerVolume);
        }
        // AR-10.7: the colour has no meaning on a mission.
        if colour.is_some() {
            return Err(Why::ColourIdle);
        }
        self.may_rig_onto(seat, self.wanted(), volume, card)
    }

    /// Checks the joker boat at a volume on any mission.
    pub(crate) fn may_rig_onto(&self, seat: Seat, berth: Berth, volume: u8, card: bool) -> Result<(), Why> {
        if self.idle_joker(seat).is_none() {
            return Err(Why::JokerAway);
        }
        self.may_pay(seat, true)?;
        let mission = berth.0;
        let needed = self.joker_needs_card_for(seat, mission);
        let without = Why::MissionColour { mission };
        self.may_use_card(seat, needed, card, without, Why::CardIdle { clause: "AR-11.14" })?;
        self.may_complete(seat, berth, |means| Self::leaves_exact_with_joker(berth, means, volume))
    }

    pub(crate) fn load(&mut self, seat: Seat, boat: Boat, card: bool, journal: &mut impl Journal<Event>) {
        let tax = self.pay_tax(seat, false, card);
        self.investor_mut(seat).idle.remove(boat);
        let (mission, _) = self.wanted();
        let running = self.running.last_mut().expect("a mission is being launched");
        running.boats.insert(boat);
        journal.note(Event::Loaded { seat, mission, boat, tax, card });
        self.after_load();
    }

    pub(crate) fn rig_on(&mut self, seat: Seat, volume: u8, card: bool, journal: &mut impl Journal<Event>) {
        let tax = self.pay_tax(seat, true, card);
        self.show_joker(seat, JokerPlace::Mission, journal);
        let joker = self.investor(seat).joker;
        let (mission, _) = self.wanted();
        let running = self.running.last_mut().expect("a mission is being launched");
        running.joker = volume;
        journal.note(Event::JokerLoaded { seat, mission, joker, volume, tax, card });
        self.after_load();
    }

    /// Asks for the next boat, or for the engagement once the volume is exact.
    fn after_load(&mut self) {
        let (_, wanted) = self.wanted();
        self.replace_step(if wanted == 0 { Step::Engage } else { Step::Load });
    }

    /// AR-9.5.
    pub(crate) fn engage(&mut self, seat: Seat, turns: u8, journal: &mut impl Journal<Event>) {
        let running = self.running.last_mut().expect("a mission is being launched");
        running.turns = turns;
        running.left = turns;
        let mission = running.mission;
        let income = self.tables().income(mission, turns);
        journal.note(Event::Engaged { seat, mission, turns, income });
        self.finish_boat();
    }

    /// AR-3.3, AR-9.6: moves the turn markers of the seat's missions at the start of its turn.
    pub(crate) fn upkeep(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        let mut kept = 0;
        for at in 0..self.running.len() {
            let mut running = self.running[at];
            if running.owner == seat {
                running.left -= 1;
                if running.left == 0 {
                    self.complete(running, journal);
                    continue;
                }
                journal.note(Event::MissionAdvanced { seat, mission: running.mission, left: running.left });
            }
            self.running[kept] = running;
            kept += 1;
        }
        self.running.truncate(kept);
    }

    /// AR-9.8: pays the income, returns the boats and counts the mission; its card leaves the game.
    fn complete(&mut self, running: Running, journal: &mut impl Journal<Event>) {
        let (seat, mission) = (running.owner, running.mission);
        let income = self.tables().income(mission, running.turns);
        self.removed.insert(mission);
        let investor = self.investor_mut(seat);
        investor.coins += u16::from(income);
        investor.completed += 1;
        let completed = investor.completed;
        self.take_back(running);
        journal.note(Event::MissionCompleted { seat, mission, income, completed });
    }

    /// Returns the boats of a mission to their owner.
    pub(crate) fn take_back(&mut self, running: Running) {
        let investor = self.investor_mut(running.owner);
        investor.idle += running.boats;
        if running.joker > 0 {
            investor.joker_at = JokerPlace::Idle;
        }
    }
}
