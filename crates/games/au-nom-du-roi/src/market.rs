//! Chapters AR-5, AR-6 and the reserve cards of AR-11: taking missions, buying boats, reserving cards.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Seat};
use serde::{Deserialize, Serialize};

use crate::aid::RoiAid;
use crate::data::{DISPLAY, SLOTS};
use crate::event::Event;
use crate::ids::{Boat, Deed, Row, Scoring};
use crate::refusal::Why;
use crate::state::{AuNomDuRoi, Countdown, Pawn, Slot};
use crate::step::{Pending, Step};
use crate::turn::Action;
use crate::view::PendingView;

/// D2: the mission to take.
#[derive(Clone, Copy)]
pub(crate) struct Mission;

impl Pending for Mission {
    fn clause(self) -> &'static str {
        "AR-5.1"
    }

    fn name(self) -> &'static str {
        "mission"
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        for (slot, place) in (1..).zip(&game.display) {
            if place.card_for(seat).is_some() {
                out.push(Action::Take { slot });
            }
        }
        if game.may_draw().is_ok() {
            out.push(Action::Draw);
        }
    }

    fn candidates(self, _: &AuNomDuRoi, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=DISPLAY as u8).map(|slot| Action::Take { slot }));
        out.push(Action::Draw);
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Take { slot } => game.may_take(seat, slot),
            Action::Draw => game.may_draw(),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Take { slot } => game.take(seat, slot, journal),
            Action::Draw => game.draw(seat, journal),
            _ => self.unexpected(action),
        }
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        game.may_seek_mission(seat).is_ok()
    }

    fn shown(self, _: &AuNomDuRoi) -> Option<PendingView> {
        Some(PendingView::Mission)
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        aid.mission = Some(game.taking(seat));
    }

    fn fits(self, _: &AuNomDuRoi, below: &[Step]) -> bool {
        matches!(*below, [Step::Menu(menu)] if menu.used[Deed::Mission.index()])
    }
}

/// D3: the boat to buy; `bought` is set after the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Buy {
    pub(crate) bought: bool,
}

impl Pending for Buy {
    fn clause(self) -> &'static str {
        "AR-6.1"
    }

    fn name(self) -> &'static str {
        "buy"
    }

    fn settle(self, game: &mut AuNomDuRoi, _: &mut impl Journal<Event>) -> bool {
        let goes_on = !self.bought || game.can_buy(game.active);
        if !goes_on {
            game.pop_step();
        }
        goes_on
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        for (slot, place) in (1..).zip(&game.purchase) {
            if game.is_for_sale(seat, place) {
                out.push(Action::BuyBoat { slot });
            }
        }
        if game.can_reserve(seat) {
            out.push(Action::Reserve);
        }
        if self.bought {
            out.push(Action::Done);
        }
    }

    fn candidates(self, _: &AuNomDuRoi, _: Seat, out: &mut Vec<Action>) {
        out.extend((1..=SLOTS as u8).map(|slot| Action::BuyBoat { slot }));
        out.extend([Action::Reserve, Action::Done]);
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Reserve => game.may_reserve(seat),
            Action::BuyBoat { slot } => game.may_buy(seat, slot),
            Action::Done if self.bought => Ok(()),
            Action::Done => Err(Why::AtLeastOne),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Reserve => game.steps.push(Reserve.into()),
            Action::BuyBoat { slot } => game.buy(seat, slot, journal),
            Action::Done => game.pop_step(),
            _ => self.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        self.bought
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        self.bought || game.can_buy(seat)
    }

    fn shown(self, _: &AuNomDuRoi) -> Option<PendingView> {
        Some(PendingView::Buy { bought: self.bought })
    }

    fn aid(self, game: &AuNomDuRoi, seat: Seat, aid: &mut RoiAid) {
        aid.buys = game.buys(seat);
    }

    fn fits(self, _: &AuNomDuRoi, below: &[Step]) -> bool {
        matches!(*below, [Step::Menu(menu)] if menu.used[Deed::Buy.index()])
    }
}

/// D9: the card to reserve.
#[derive(Clone, Copy)]
pub(crate) struct Reserve;

impl Pending for Reserve {
    fn clause(self) -> &'static str {
        "AR-11.8"
    }

    fn name(self) -> &'static str {
        "reserve"
    }

    fn legal(self, game: &AuNomDuRoi, seat: Seat, out: &mut Vec<Action>) {
        for row in Row::ALL {
            for (slot, place) in (1..).zip(game.row(row)) {
                if place.card_for(seat).is_some() {
                    out.push(Action::ReserveBoat { row, slot });
                }
            }
        }
        for (slot, place) in (1..).zip(&game.display) {
            if place.card_for(seat).is_some() {
                out.push(Action::ReserveMission { slot });
            }
        }
    }

    fn candidates(self, _: &AuNomDuRoi, _: Seat, out: &mut Vec<Action>) {
        for row in Row::ALL {
            out.extend((1..=SLOTS as u8).map(|slot| Action::ReserveBoat { row, slot }));
        }
        out.extend((1..=DISPLAY as u8).map(|slot| Action::ReserveMission { slot }));
    }

    fn permit(self, game: &AuNomDuRoi, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::ReserveBoat { row, slot } => game.may_reserve_boat(seat, row, slot),
            Action::ReserveMission { slot } => game.may_reserve_mission(seat, slot),
            _ => Err(self.not_now(action)),
        }
    }

    fn apply(self, game: &mut AuNomDuRoi, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::ReserveBoat { row, slot } => game.reserve_boat(seat, row, slot, journal),
            Action::ReserveMission { slot } => game.reserve_mission(seat, slot, journal),
            _ => self.unexpected(action),
        }
    }

    fn can_go_on(self, game: &AuNomDuRoi, seat: Seat) -> bool {
        game.can_reserve(seat)
    }

    fn shown(self, _: &AuNomDuRoi) -> Option<PendingView> {
        Some(PendingView::Reserve)
    }

    fn fits(self, _: &AuNomDuRoi, below: &[Step]) -> bool {
        matches!(below, [Step::Menu(_)] | [Step::Menu(_), Step::Buy(_)])
    }
}

impl AuNomDuRoi {
    /// Checks whether the action Take a mission is possible.
    pub(crate) fn may_seek_mission(&self, seat: Seat) -> Result<(), Why> {
        let investor = self.investor(seat);
        let numbers = &self.tables().numbers;
        if investor.coins < u16::from(numbers.mission_price) {
            return Err(Why::CoinsMissing {
                needed: numbers.mission_price,
                held: investor.coins,
                clause: "AR-5.1",
            });
        }
        // AR-5.4: missions on the table do not count.
        if investor.hand.len() >= numbers.hand_limit {
            return Err(Why::HandFull { limit: numbers.hand_limit });
        }
        let open = self.display.iter().any(|slot| slot.card_for(seat).is_some());
        // AR-5.5.
        if open || !self.deck.is_empty() { Ok(()) } else { Err(Why::NoMissions) }
    }

    pub(crate) fn may_take(&self, seat: Seat, slot: u8) -> Result<(), Why> {
        let place = self.mission_slot(slot).filter(|place| place.card.is_some());
        let place = place.ok_or(Why::NoMissionThere { slot })?;
        // AR-5.6.
        place.reserved_from(seat).map_or(Ok(()), |by| Err(Why::Reserved { by, clause: "AR-5.6" }))
    }

    pub(crate) fn may_draw(&self) -> Result<(), Why> {
        if self.deck.is_empty() { Err(Why::PileEmpty) } else { Ok(()) }
    }

    /// AR-5.1.
    fn pay_for_mission(&mut self, seat: Seat) {
        let price = self.tables().numbers.mission_price;
        self.investor_mut(seat).coins -= u16::from(price);
    }

    /// AR-5.3, AR-5.5: replaces the taken mission at once, as long as the pile lasts.
    pub(crate) fn take(&mut self, seat: Seat, slot: u8, journal: &mut impl Journal<Event>) {
        self.pay_for_mission(seat);
        let place = &mut self.display[usize::from(slot) - 1];
        let mission = place.card.take().expect("a mission lies there");
        // AR-11.13: the pawn returns to its owner.
        place.pawn = None;
        let investor = &mut self.investors[seat.index()];
        investor.hand.insert(mission);
        investor.known.insert(mission);
        journal.note(Event::MissionTaken { seat, mission });
        if !self.deck.is_empty() {
            let next = self.deck.draw(&mut self.dice.open());
            self.display[usize::from(slot) - 1].card = Some(next);
            journal.note(Event::MissionTurnedUp { mission: next, slot });
        }
        self.pop_step();
    }

    pub(crate) fn draw(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        self.pay_for_mission(seat);
        let mission = self.deck.draw(&mut self.dice.open());
        self.investor_mut(seat).hand.insert(mission);
        let shadow = Event::MissionDrawnUnseen { seat };
        journal.whisper(seat, Event::MissionDrawn { seat, mission }, Some(shadow));
        self.pop_step();
    }

    /// AR-6.1, AR-6.2: whether the seat can buy the boat of a slot.
    #[inline]
    fn is_for_sale(&self, seat: Seat, place: &Slot<Boat>) -> bool {
        place
            .card_for(seat)
            .is_some_and(|boat| self.investor(seat).coins >= u16::from(self.tables().price(boat)))
    }

    /// Whether the seat can buy a boat.
    #[inline]
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        self.purchase.iter().any(|place| self.is_for_sale(seat, place))
    }

    pub(crate) fn may_buy(&self, seat: Seat, slot: u8) -> Result<(), Why> {
        let place = self.boat_slot(Row::Purchase, slot).ok_or(Why::NoBoatThere { slot, clause: "AR-6.2" })?;
        let boat = place.card.ok_or(Why::NoBoatThere { slot, clause: "AR-6.2" })?;
        let (price, held) = (self.tables().price(boat), self.investor(seat).coins);
        if held < u16::from(price) {
            return Err(Why::CoinsMissing { needed: price, held, clause: "AR-6.1" });
        }
        place.reserved_from(seat).map_or(Ok(()), |by| Err(Why::Reserved { by, clause: "AR-6.2" }))
    }

    /// AR-6.1, AR-6.3, AR-6.6.
    pub(crate) fn buy(&mut self, seat: Seat, slot: u8, journal: &mut impl Journal<Event>) {
        let at = usize::from(slot) - 1;
        let boat = self.purchase[at].card.expect("a boat lies there");
        let price = self.tables().price(boat);
        let investor = self.investor_mut(seat);
        investor.coins -= u16::from(price);
        investor.idle.insert(boat);
        journal.note(Event::BoatBought { seat, boat, price, slot });
        // AR-6.3, AR-6.8, AR-11.11: the boat above moves down with its pawn; an empty slot leaves the one below empty.
        self.purchase[at] = std::mem::take(&mut self.filling[at]);
        if let Some(boat) = self.purchase[at].card {
            journal.note(Event::BoatMovedDown { boat, slot });
        }
        // AR-6.5: the gap is refilled before the next purchase.
        self.filling[at].card = self.turn_up(seat, journal);
        if let Some(boat) = self.filling[at].card {
            journal.note(Event::BoatTurnedUp { boat, slot });
        }
        self.replace_step(Buy { bought: true });
    }

    /// AR-6.4, AR-6.7: reveals the next boat of the piles, in order; sets aside a scoring card that comes first.
    fn turn_up(&mut self, seat: Seat, journal: &mut impl Journal<Event>) -> Option<Boat> {
        if self.piles.iter().all(|&left| left == 0) {
            return None;
        }
        let mut rolls = self.dice.open();
        while let Some(pile) = self.piles.iter().position(|&left| left > 0) {
            let left = self.piles[pile];
            self.piles[pile] -= 1;
            // AR-2.6: a scoring card is equally likely at each position of its pile.
            let hidden = |scoring: &Scoring| self.scorings[scoring.index()] == Countdown::Hidden;
            if let Some(scoring) = Scoring::of_pile(pile).filter(hidden)
                && rolls.below(u32::from(left)) == 0
            {
                // AR-12.2, AR-13.2: the scoring follows this turn and one more turn of each player.
                self.scorings[scoring.index()] = Countdown::Due(self.investors.len() as u8 + 1);
                journal.note(Event::ScoringCard { seat, scoring });
                continue;
            }
            return Some(self.bag.draw(&mut rolls));
        }
        None
    }

    /// Whether the seat has a reserve card and a card to reserve.
    #[inline]
    pub(crate) fn can_reserve(&self, seat: Seat) -> bool {
        self.investor(seat).reserve_cards > 0 && self.has_target(seat)
    }

    fn has_target(&self, seat: Seat) -> bool {
        self.purchase.iter().chain(&self.filling).any(|place| place.card_for(seat).is_some())
            || self.display.iter().any(|place| place.card_for(seat).is_some())
    }

    pub(crate) fn may_reserve(&self, seat: Seat) -> Result<(), Why> {
        // AR-11.1.
        if self.investor(seat).reserve_cards == 0 {
            return Err(Why::NoReserveCard);
        }
        if self.has_target(seat) { Ok(()) } else { Err(Why::NothingToReserve) }
    }

    pub(crate) fn may_reserve_boat(&self, seat: Seat, row: Row, slot: u8) -> Result<(), Why> {
        let place = self.boat_slot(row, slot).filter(|place| place.card.is_some());
        let place = place.ok_or(Why::NoBoatThere { slot, clause: "AR-11.8" })?;
        // AR-11.12.
        place.reserved_from(seat).map_or(Ok(()), |by| Err(Why::Reserved { by, clause: "AR-11.12" }))
    }

    pub(crate) fn may_reserve_mission(&self, seat: Seat, slot: u8) -> Result<(), Why> {
        let place = self.mission_slot(slot).filter(|place| place.card.is_some());
        let place = place.ok_or(Why::NoTargetThere { slot })?;
        place.reserved_from(seat).map_or(Ok(()), |by| Err(Why::Reserved { by, clause: "AR-11.12" }))
    }

    /// AR-11.1: the reserve card leaves the game.
    fn spend_reserve(&mut self, seat: Seat) -> Option<Pawn> {
        self.investor_mut(seat).reserve_cards -= 1;
        self.pop_step();
        Some(Pawn { seat, fresh: true })
    }

    pub(crate) fn reserve_boat(&mut self, seat: Seat, row: Row, slot: u8, journal: &mut impl Journal<Event>) {
        let pawn = self.spend_reserve(seat);
        let at = usize::from(slot) - 1;
        let place = match row {
            Row::Purchase => &mut self.purchase[at],
            Row::Filling => &mut self.filling[at],
        };
        place.pawn = pawn;
        let boat = place.card.expect("a boat lies there");
        journal.note(Event::BoatReserved { seat, boat, row, slot });
    }

    pub(crate) fn reserve_mission(&mut self, seat: Seat, slot: u8, journal: &mut impl Journal<Event>) {
        let pawn = self.spend_reserve(seat);
        let place = &mut self.display[usize::from(slot) - 1];
        place.pawn = pawn;
        let mission = place.card.expect("a mission lies there");
        journal.note(Event::MissionReserved { seat, mission, slot });
    }

    /// AR-11.9: pawns placed this turn stay until the end of the owner's next turn; older ones are removed.
    pub(crate) fn expire_reservations(&mut self, seat: Seat, journal: &mut impl Journal<Event>) {
        // Returns whether the pawn was removed.
        fn expires<T>(place: &mut Slot<T>, seat: Seat) -> bool {
            let Some(pawn) = place.pawn.as_mut().filter(|pawn| pawn.seat == seat) else { return false };
            if std::mem::take(&mut pawn.fresh) {
                return false;
            }
            place.pawn = None;
            true
        }
        for at in 0..SLOTS {
            for place in [&mut self.purchase[at], &mut self.filling[at]] {
                if expires(place, seat)
                    && let Some(boat) = place.card
                {
                    journal.note(Event::BoatFreed { seat, boat });
                }
            }
        }
        for at in 0..DISPLAY {
            let place = &mut self.display[at];
            if expires(place, seat)
                && let Some(mission) = place.card
            {
                journal.note(Event::MissionFreed { seat, mission });
            }
        }
    }
}
