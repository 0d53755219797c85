//! Chapters AR-7, AR-8, AR-10 and AR-11: sending boats to expeditions, with and without joker cards.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::aid::{Aim, RoiAid};
use crate::event::Event;
use crate::ids::{BOAT_VOLUMES, Boat, Colour, Deed, ExpeditionId};
use crate::refusal::Why;
use crate::state::{AuNomDuRoi, JokerPlace, Placed};
use crate::step::{Pending, Step};
use crate::turn::Action;
use crate::view::PendingView;

/// Masks for boats up to a volume, among the boats of one colour.
const UP_TO: [u8; 4] = [0, 0b00_00_11, 0b00_11_11, 0b11_11_11];

/// The mask for boats up to a volume.
#[inline]
fn up_to(room: u8) -> u8 {
    UP_TO[usize::from(room.min(BOAT_VOLUMES))]
}

/// D4: the destination; `sent` is set after the first boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Send {
    pub(crate) sent: bool,
}

impl Pending for Send {
    fn clause(self) -> &'static str {
        "AR-7.1"
    }

    fn name(self) -> &'static str {
        "send"
    }

    fn settle(self, game: &mut AuNomDuRoi, _: &mut impl Journal<Event>) -> bool {
        let goes_on = !self.sent || game.can_send(game.active);
        if !goes_on {
            game.pop_step();
        }
        goes_on
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        for expedition in ExpeditionId::all() {
            if game.can_board(seat, expedition) {
                out.push(Action::To { expedition });
            }
        }
        let means = game.means(seat);
        for mission in game.investor(seat).hand.iter() {
            if means.fill(mission.colour(), mission.volume()) {
                out.push(Action::Launch { mission });
            }
        }
        if self.sent {
            out.push(Action::Done);
        }
    }

    fn candidates(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        out.extend(ExpeditionId::all().map(|expedition| Action::To { expedition }));
        out.extend(game.investor(seat).hand.iter().map(|mission| Action::Launch { mission }));
        out.push(Action::Done);
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::To { expedition } => game.may_send_to(seat, expedition),
            Action::Launch { mission } => game.may_launch(seat, mission),
            Action::Done if self.sent => Ok(()),
            Action::Done => Err(Why::AtLeastOne),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::To { expedition } => game.steps.push(Board { expedition }.into()),
            Action::Launch { mission } => game.launch(seat, mission, journal),
            Action::Done => game.pop_step(),
            _ => self.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        self.sent
    }

    fn hides(self, _: &AuNomDuRoi, _: Seat) -> bool {
        true
    }

    fn is_sending(self) -> bool {
        true
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        game.can_send(seat)
    }

    fn shown(self, _: &AuNomDuRoi) -> Option<PendingView> {
        Some(PendingView::Send { sent: self.sent })
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        game.fits(aid, seat, &game.aims(seat), true);
    }

    fn fits(self, _: &AuNomDuRoi, below: &[Step]) -> bool {
        matches!(*below, [Step::Menu(menu)] if menu.used[Deed::Send.index()])
    }
}

/// D5: the boat for this expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Board {
    pub(crate) expedition: ExpeditionId,
}

impl Pending for Board {
    fn clause(self) -> &'static str {
        "AR-8.1"
    }

    fn name(self) -> &'static str {
        "board"
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let Board { expedition } = self;
        let investor = game.investor(seat);
        let room = game.room(expedition);
        if game.can_pay(seat, false) {
            for boat in investor.idle.kinds() {
                let card = game.needs_card_at(expedition, boat.colour());
                if boat.volume() <= room && (!card || investor.joker_cards > 0) {
                    out.push(Action::Place { boat, card });
                }
            }
        }
        if game.may_board_joker(seat, expedition).is_ok() {
            out.push(Action::PlaceJoker);
        }
    }

    fn candidates(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        game.candidate_boats(seat, game.fleet_colour(self.expedition), out);
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Place { boat, card } => game.may_board(seat, self.expedition, boat, card),
            Action::PlaceJoker => game.may_board_joker(seat, self.expedition),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Board { expedition } = self;
        match action {
            Action::Place { boat, card } => {
                let tax = game.pay_tax(seat, false, card);
                game.investor_mut(seat).idle.remove(boat);
                game.expeditions[expedition.index()].push(Placed { owner: seat, boat, joker: false });
                game.sent[expedition.index()] += 1;
                journal.note(Event::Sent { seat, expedition, boat, tax, card });
                game.finish_boat();
            }
            Action::PlaceJoker => game.replace_step(RigAt { expedition }),
            _ => self.unexpected(action),
        }
    }

    fn hides(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        !game.investor(seat).joker_shown
    }

    fn is_sending(self) -> bool {
        true
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        game.may_send_to(seat, self.expedition).is_ok()
    }

    fn shown(self, game: &AuNomDuRoi) -> Option<PendingView> {
        Some(PendingView::Board {
            expedition: self.expedition,
            room: game.room(self.expedition),
            fleet_colour: game.fleet_colour(self.expedition),
        })
    }

    fn detail(self, game: &AuNomDuRoi, phrase: Phrase) -> Phrase {
        phrase.with("expedition", self.expedition).with("room", game.room(self.expedition))
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        game.fits(aid, seat, &[Aim::Expedition(self.expedition)], true);
    }

    fn fits(self, _: &AuNomDuRoi, below: &[Step]) -> bool {
        matches!(below, [_, Step::Send(_)])
    }
}

/// D6: volume and colour of the joker boat at this expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RigAt {
    pub(crate) expedition: ExpeditionId,
}

impl Pending for RigAt {
    fn clause(self) -> &'static str {
        "AR-10.2"
    }

    fn name(self) -> &'static str {
        "rig-at"
    }

    /// AR-10.2, AR-10.3, AR-11.14: volume and colour, with a joker card if the colour is not the fleet colour.
    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let RigAt { expedition } = self;
        let investor = game.investor(seat);
        let room = game.room(expedition);
        for colour in game.tables().joker(investor.joker) {
            let card = game.needs_card_at(expedition, colour);
            if card && investor.joker_cards == 0 {
                continue;
            }
            let volumes = 1..=BOAT_VOLUMES.min(room);
            out.extend(volumes.map(|volume| Action::Set { volume, colour: Some(colour), card }));
        }
    }

    fn candidates(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        let investor = game.investor(seat);
        for colour in game.tables().joker(investor.joker) {
            let card = game.needs_card_at(self.expedition, colour) && investor.joker_cards > 0;
            let rig = |volume| Action::Set { volume, colour: Some(colour), card };
            out.extend((1..=BOAT_VOLUMES).map(rig));
        }
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Set { volume, colour, card } => {
                game.may_rig_at(seat, self.expedition, volume, colour, card)
            }
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let RigAt { expedition } = self;
        let Action::Set { volume, colour, card } = action else { self.unexpected(action) };
        let boat = colour.and_then(|colour| Boat::new(colour, volume)).expect("a colour and a volume");
        let tax = game.pay_tax(seat, true, card);
        game.show_joker(seat, JokerPlace::Expedition, journal);
        game.expeditions[expedition.index()].push(Placed { owner: seat, boat, joker: true });
        game.sent[expedition.index()] += 1;
        let joker = game.investor(seat).joker;
        journal.note(Event::JokerSent { seat, expedition, joker, boat, tax, card });
        game.finish_boat();
    }

    fn hides(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        !game.investor(seat).joker_shown
    }

    fn is_sending(self) -> bool {
        true
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        game.may_board_joker(seat, self.expedition).is_ok()
    }

    fn shown(self, game: &AuNomDuRoi) -> Option<PendingView> {
        Some(PendingView::RigAt {
            expedition: self.expedition,
            room: game.room(self.expedition),
            fleet_colour: game.fleet_colour(self.expedition),
        })
    }

    fn detail(self, game: &AuNomDuRoi, phrase: Phrase) -> Phrase {
        phrase.with("expedition", self.expedition).with("room", game.room(self.expedition))
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        game.fits(aid, seat, &[Aim::Expedition(self.expedition)], false);
    }

    fn fits(self, _: &AuNomDuRoi, below: &[Step]) -> bool {
        matches!(below, [_, Step::Send(_)])
    }
}

impl AuNomDuRoi {
    /// Whether the seat can send a boat anywhere.
    pub(crate) fn can_send(&self, seat: Seat) -> bool {
        ExpeditionId::all().any(|expedition| self.can_board(seat, expedition)) || self.can_launch_any(seat)
    }

    fn can_launch_any(&self, seat: Seat) -> bool {
        let means = self.means(seat);
        self.investor(seat).hand.iter().any(|mission| means.fill(mission.colour(), mission.volume()))
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

    pub(crate) fn may_pay(&self, seat: Seat, joker: bool) -> Result<(), Why> {
        if self.can_pay(seat, joker) {
            return Ok(());
        }
        let clause = if joker { "AR-10.4" } else { "AR-7.2" };
        Err(Why::CoinsMissing { needed: self.tax(joker), held: self.investor(seat).coins, clause })
    }

    /// AR-7.2, AR-11.1: pays the tax to the bank; a joker card leaves the game.
    pub(crate) fn pay_tax(&mut self, seat: Seat, joker: bool, card: bool) -> u8 {
        let tax = self.tax(joker);
        let investor = self.investor_mut(seat);
        investor.coins -= u16::from(tax);
        investor.joker_cards -= u8::from(card);
        tax
    }

    /// AR-10.1: reveals a joker boat at its first use.
    pub(crate) fn show_joker(&mut self, seat: Seat, place: JokerPlace, journal: &mut impl Journal<Event>) {
        let investor = self.investor_mut(seat);
        investor.joker_at = place;
        if !std::mem::replace(&mut investor.joker_shown, true) {
            let joker = investor.joker;
            journal.note(Event::JokerShown { seat, joker });
        }
    }

    /// Returns to the choice of a destination after a boat has been placed.
    pub(crate) fn finish_boat(&mut self) {
        self.pop_step();
        self.replace_step(Send { sent: true });
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

    /// The idle boats of the seat, with a joker card if their colour differs, and the joker boat.
    pub(crate) fn candidate_boats(&self, seat: Seat, fleet: Option<Colour>, out: &mut Vec<Action>) {
        let investor = self.investor(seat);
        out.extend(investor.idle.kinds().map(|boat| {
            let card = fleet.is_some_and(|colour| colour != boat.colour());
            Action::Place { boat, card: card && investor.joker_cards > 0 }
        }));
        out.push(Action::PlaceJoker);
    }

    /// AR-11.4 to AR-11.6: a joker card is played if and only if it is needed.
    pub(crate) fn may_use_card(
        &self,
        seat: Seat,
        needed: bool,
        card: bool,
        without: Why,
        idle: Why,
    ) -> Result<(), Why> {
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
}
