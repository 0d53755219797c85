//! Chapters GO-6 to GO-11 and GO-13: action turns, the actions but founding, bonus actions.

use engine::{Journal, Seat, Seats};

use crate::data::{EffectKind, Gains};
use crate::event::{Deed, Event};
use crate::ids::{CardId, Column, PlotId, Spice};
use crate::refusal::Why;
use crate::sets::Spices;
use crate::state::{Goa, LAPS, Stage, Step};
use crate::turn::Action;

/// The rows, from 0, at which the first of all draws a card (GO-7.7): the last but one and the last.
const FIRST_ROW: u8 = 3;

impl Goa {
    /// GO-6.1: clockwise from the first player, three laps; then bonus actions.
    pub(crate) fn next_lap(&mut self, lap: u8, seat: Seat, _: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        if lap == LAPS {
            self.steps.push(Step::Bonus { seat: self.flag, passed: Seats::NONE });
            return false;
        }
        let next = seat.left(self.merchants.len());
        self.steps.push(Step::Lap { lap: lap + u8::from(next == self.flag), seat: next });
        self.begin(Step::Turn { seat, acted: false, card: false });
        true
    }

    /// How many action turns of this round a seat has before it, the present one included while its action is to come.
    pub fn turns_to_come(&self, seat: Seat) -> u8 {
        let now = self.acting().is_some_and(|(actor, acted, _)| actor == seat && !acted);
        let later = match self.stage() {
            Stage::Start | Stage::Tokens | Stage::Auctions => LAPS,
            Stage::Bonus | Stage::Over => 0,
            Stage::Actions => {
                let Some(&Step::Lap { lap, seat: next }) = self.steps.first() else { return 0 };
                let seats = self.merchants.len();
                let place = |seat: Seat| (usize::from(seat.0) + seats - self.flag.index()) % seats;
                // Whoever comes before the next one has had the turn of this lap.
                LAPS.saturating_sub(lap + u8::from(place(seat) < place(next)))
            }
        };
        later + u8::from(now)
    }

    // Chapter GO-13.

    /// GO-13.1: asks who has neither passed nor run out of cards; without such the round ends.
    pub(crate) fn ask_bonus(&mut self, seat: Seat, passed: Seats, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let seats = self.merchants.len();
        if passed == Seats::all(seats) {
            self.end_round(journal);
            return false;
        }
        // GO-13.4 (ruling): without a card one passes.
        if passed.has(seat) || self.merchant(seat).actions == 0 {
            self.steps.push(Step::Bonus { seat: seat.left(seats), passed: passed.with(seat) });
            return false;
        }
        self.begin(Step::Bonus { seat, passed });
        true
    }

    /// GO-13.3: nobody keeps more than one.
    pub(crate) fn may_pass_bonus(&self, seat: Seat) -> Result<(), Why> {
        let held = self.merchant(seat).actions;
        if held > 1 { Err(Why::MustPlayBonus { held }) } else { Ok(()) }
    }

    /// GO-13.1, GO-13.7: a whole action turn for a card.
    pub(crate) fn play_bonus(&mut self, seat: Seat, passed: Seats, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).actions -= 1;
        journal.note(Event::BonusPlayed { seat });
        self.replace_step(Step::Bonus { seat: seat.left(self.merchants.len()), passed });
        self.steps.push(Step::Turn { seat, acted: false, card: false });
    }

    /// GO-13.2: nothing more this round.
    pub(crate) fn pass_bonus(&mut self, seat: Seat, passed: Seats, journal: &mut impl Journal<Event>) {
        journal.note(Event::BonusPassed { seat });
        self.replace_step(Step::Bonus { seat: seat.left(self.merchants.len()), passed: passed.with(seat) });
    }

    // The turn.

    /// Before the action its choices and free plays; after it free plays and the end (GO-6.4).
    pub(crate) fn legal_turn(&self, seat: Seat, acted: bool, card: bool, out: &mut Vec<Action>) {
        if acted {
            out.push(Action::EndTurn);
        } else {
            let merchant = self.merchant(seat);
            let stock = merchant.stock();
            let tables = self.tables();
            let modifiers = tables.cards_for(EffectKind::NoSpices) | tables.cards_for(EffectKind::NoShips);
            let modifiers = if card { crate::sets::Cards::NONE } else { merchant.hand & modifiers };
            for column in Column::ALL {
                if self.may_progress(seat, &stock, column, None).is_ok() {
                    out.push(Action::Progress { column, card: None });
                }
                for card in modifiers.iter() {
                    if self.may_progress(seat, &stock, column, Some(card)).is_ok() {
                        out.push(Action::Progress { column, card: Some(card) });
                    }
                }
            }
            out.push(Action::BuildShips);
            if self.may_harvest(seat).is_ok() {
                out.push(Action::Harvest);
            }
            out.push(Action::Taxes);
            if self.has_cards() {
                out.extend(
                    (1..=self.value(seat, Column::Expedition)).map(|cards| Action::Expedition { cards }),
                );
            }
            self.legal_founds(seat, card, out);
        }
        self.legal_tiles(seat, out);
        self.legal_cards(seat, out);
        self.legal_discards(seat, out);
    }

    /// What one would point at in an action turn.
    pub(crate) fn turn_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let tables = self.tables();
        let modifiers = tables.cards_for(EffectKind::NoSpices) | tables.cards_for(EffectKind::NoShips);
        for column in Column::ALL {
            out.push(Action::Progress { column, card: None });
            let held = self.merchant(seat).hand & modifiers;
            out.extend(held.iter().map(|card| Action::Progress { column, card: Some(card) }));
        }
        out.extend([Action::BuildShips, Action::Harvest, Action::Taxes]);
        let most = tables.values[Column::Expedition.index()].iter().copied().max().unwrap_or(0);
        out.extend((1..=most).map(|cards| Action::Expedition { cards }));
        self.found_candidates(seat, out);
        out.push(Action::EndTurn);
        self.play_candidates(seat, true, out);
        out.extend(self.merchant(seat).hand.iter().map(|card| Action::DiscardCard { card }));
    }

    /// Tiles and cards one might play.
    pub(crate) fn play_candidates(&self, seat: Seat, tiles: bool, out: &mut Vec<Action>) {
        let merchant = self.merchant(seat);
        if tiles {
            out.extend((merchant.kept | merchant.pending).iter().map(|tile| Action::UseTile { tile }));
        }
        out.extend(merchant.hand.iter().map(|card| Action::PlayCard { card }));
    }

    /// GO-6.2: one of the six actions, by the marker of `by`, who with Espionage is another.
    pub(crate) fn act(&mut self, seat: Seat, by: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let mut note = |deed| journal.note(Event::Acted { seat, deed, by });
        if let Action::Progress { column, card } = action {
            note(Deed::Progress);
            self.progress(seat, column, card, journal);
        } else if let Action::Expedition { cards } = action {
            note(Deed::Expedition);
            self.steps.push(Step::MakeRoom { cards });
        } else if let Action::Found { city, card } = action {
            note(Deed::Colony);
            self.attempt(seat, by, city, card, journal);
        } else if action == Action::Harvest {
            note(Deed::Harvest);
            self.steps.push(Step::Harvest { by, taken: 0, mixed: false });
        } else if action == Action::BuildShips {
            // GO-8.1.
            note(Deed::Ships);
            let ships = self.value(by, Column::Ships);
            self.gain_goods(seat, Gains { ships, ..Gains::default() }, journal);
        } else {
            // GO-10.1.
            note(Deed::Taxes);
            let ducats = self.value(by, Column::Taxes);
            self.gain_goods(seat, Gains { ducats, ..Gains::default() }, journal);
        }
    }

    // Chapter GO-7.

    /// GO-7.2, GO-7.3, GO-7.5, GO-7.6: whether a step can be paid.
    #[inline]
    pub(crate) fn may_progress(
        &self,
        seat: Seat,
        stock: &Spices,
        column: Column,
        card: Option<CardId>,
    ) -> Result<(), Why> {
        let merchant = self.merchant(seat);
        let effect = match card {
            Some(card) => Some(self.may_modify(seat, card)?),
            None => None,
        };
        if let (Some(card), Some(effect)) = (card, effect)
            && !matches!(effect, EffectKind::NoSpices | EffectKind::NoShips)
        {
            return Err(Why::WrongModifier { card });
        }
        if merchant.is_down(column) {
            return Err(Why::LastRow { column });
        }
        let price = &self.tables().prices[column.index()][merchant.row(column)];
        if effect != Some(EffectKind::NoSpices) && !price.is_within(stock) {
            return Err(Why::SpicesMissing { column });
        }
        let needed = price.len();
        if effect != Some(EffectKind::NoShips) && u16::from(needed) > merchant.ships {
            return Err(Why::ShipsMissing { needed, held: merchant.ships });
        }
        Ok(())
    }

    fn progress(
        &mut self,
        seat: Seat,
        column: Column,
        card: Option<CardId>,
        journal: &mut impl Journal<Event>,
    ) {
        let price = self.tables().prices[column.index()][self.merchant(seat).row(column)];
        let effect = card.map(|card| self.tables().card(card).effect);
        if let Some(card) = card {
            self.lay_card(seat, card, journal);
        }
        if effect != Some(EffectKind::NoShips) {
            let ships = price.len();
            self.merchant_mut(seat).ships -= u16::from(ships);
            journal.note(Event::ShipsPaid { seat, ships });
        }
        self.steps.push(Step::Advance { column });
        if effect != Some(EffectKind::NoSpices) {
            self.steps.push(Step::Pay { price });
        }
    }

    /// Pays what leaves no choice; tells whether there is one (GO-7.4).
    pub(crate) fn pay_on(&mut self, mut price: Spices, journal: &mut impl Journal<Event>) -> bool {
        let seat = self.acting().expect("an action turn").0;
        while let Some(spice) = price.kinds().next() {
            let merchant = self.merchant(seat);
            let mut holders = merchant.plots.iter().flatten().filter(|plot| plot.spices[spice] > 0);
            let plot = holders.next().expect("the price can be paid").id;
            if holders.next().is_some() && merchant.stock()[spice] > price[spice] {
                self.replace_step(Step::Pay { price });
                return true;
            }
            price[spice] -= 1;
            self.give(seat, spice, plot, journal);
        }
        self.steps.pop();
        false
    }

    pub(crate) fn legal_pay(&self, seat: Seat, price: Spices, out: &mut Vec<Action>) {
        // One kind after the other: their order changes nothing.
        if let Some(spice) = price.kinds().next() {
            let plots = self.merchant(seat).plots.iter().flatten().filter(|plot| plot.spices[spice] > 0);
            out.extend(plots.map(|plot| Action::Give { spice, plot: plot.id }));
        }
    }

    pub(crate) fn may_pay(&self, seat: Seat, price: Spices, spice: Spice, plot: PlotId) -> Result<(), Why> {
        if price.kinds().next() != Some(spice) {
            return Err(Why::NotInPrice { spice });
        }
        self.may_give(seat, spice, plot)
    }

    /// Every pair of a plot and a spice on it.
    pub(crate) fn legal_gives(&self, seat: Seat, out: &mut Vec<Action>) {
        for plot in self.merchant(seat).plots.iter().flatten() {
            out.extend(plot.spices.kinds().map(|spice| Action::Give { spice, plot: plot.id }));
        }
    }

    pub(crate) fn may_give(&self, seat: Seat, spice: Spice, id: PlotId) -> Result<(), Why> {
        let merchant = self.merchant(seat);
        let plot = merchant
            .slot(id)
            .and_then(|slot| merchant.plots[slot])
            .ok_or(Why::NoPlot { plot: id, clause: "GO-7.4" })?;
        if plot.spices[spice] == 0 { Err(Why::NoSpiceThere { spice, plot: id }) } else { Ok(()) }
    }

    /// A spice goes back to the supply.
    #[inline]
    pub(crate) fn give(&mut self, seat: Seat, spice: Spice, plot: PlotId, journal: &mut impl Journal<Event>) {
        let merchant = self.merchant_mut(seat);
        let slot = merchant.slot(plot).expect("a plot of the seat");
        merchant.plots[slot].as_mut().expect("a plot of the seat").spices[spice] -= 1;
        journal.note(Event::SpiceGiven { seat, spice, plot });
    }

    /// GO-7.1, GO-7.10: a marker moves down one row, however it came to it.
    pub(crate) fn advance(&mut self, seat: Seat, column: Column, journal: &mut impl Journal<Event>) {
        let merchant = self.merchant_mut(seat);
        let least = merchant.least_row();
        merchant.rows[column.index()] += 1;
        let row = merchant.rows[column.index()];
        let is_whole = merchant.least_row() > least;
        journal.note(Event::Advanced { seat, column, row: row + 1 });
        // GO-7.7, GO-7.8: the first of all to come so far draws a card.
        let is_first = |other: Seat| other == seat || self.merchant(other).rows[column.index()] < row;
        if row >= FIRST_ROW && Seat::all(self.merchants.len()).all(is_first) {
            self.draw_to_hand(seat, 1, journal);
        }
        // GO-7.9: all five markers have come so far.
        if is_whole {
            self.gain_goods(seat, Gains { actions: 1, ..Gains::default() }, journal);
        }
    }

    pub(crate) fn legal_descend(&self, seat: Seat, least: bool, out: &mut Vec<Action>) {
        let columns = Column::ALL.into_iter().filter(|&column| self.may_descend(seat, least, column).is_ok());
        out.extend(columns.map(|column| Action::Descend { column }));
    }

    pub(crate) fn may_descend(&self, seat: Seat, least: bool, column: Column) -> Result<(), Why> {
        let merchant = self.merchant(seat);
        if merchant.is_down(column) {
            return Err(Why::LastRow { column });
        }
        // GO-16.17: Vice-king moves one of the least advanced.
        if least && merchant.rows[column.index()] > merchant.least_row() {
            return Err(Why::NotLeast { column });
        }
        Ok(())
    }

    // Chapter GO-9.

    /// Whether the Harvest card is at hand and may be played.
    fn has_harvest_card(&self, seat: Seat) -> bool {
        let open = self.acting().is_some_and(|(_, _, card)| !card);
        open && !(self.merchant(seat).hand & self.tables().cards_for(EffectKind::Harvest)).is_empty()
    }

    /// GO-9.4: at least one unit must be there to be taken.
    pub(crate) fn may_harvest(&self, seat: Seat) -> Result<(), Why> {
        if self.has_free_field(seat) || self.has_harvest_card(seat) {
            Ok(())
        } else {
            Err(Why::NothingToHarvest)
        }
    }

    pub(crate) fn legal_harvest(&self, seat: Seat, taken: u8, mixed: bool, out: &mut Vec<Action>) {
        self.legal_places(seat, out);
        if mixed {
            out.extend([Action::TakeShips, Action::TakeColonists]);
        }
        if self.may_stop_harvest(seat, taken, mixed).is_ok() {
            out.push(Action::Stop);
        }
        self.legal_tiles(seat, out);
        self.legal_cards(seat, out);
    }

    /// GO-9.2, GO-9.5: after one unit, or where none can be taken.
    pub(crate) fn may_stop_harvest(&self, seat: Seat, taken: u8, mixed: bool) -> Result<(), Why> {
        if taken == 0 && (mixed || self.may_harvest(seat).is_ok()) { Err(Why::HarvestNone) } else { Ok(()) }
    }

    /// GO-9.1, GO-9.3: a spice, or with the card a ship or a colonist.
    pub(crate) fn harvest_unit(&mut self, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let none = Gains::default();
        if let Action::Place { spice, plot } = action {
            self.place_on(seat, spice, plot, journal);
        } else if action == Action::TakeShips {
            self.gain_goods(seat, Gains { ships: 1, ..none }, journal);
        } else {
            self.gain_goods(seat, Gains { colonists: 1, ..none }, journal);
        }
    }

    // Chapter GO-11.

    /// GO-11.1, GO-11.8: from one card to the number of the row.
    pub(crate) fn may_explore(&self, seat: Seat, cards: u8) -> Result<(), Why> {
        let most = self.value(seat, Column::Expedition);
        if !(1..=most).contains(&cards) {
            return Err(Why::DrawCount { most });
        }
        if self.has_cards() { Ok(()) } else { Err(Why::NoCards) }
    }

    /// The hand limit of a seat.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        self.tables().limits[self.merchant(seat).row(Column::Expedition)]
    }

    /// GO-11.2, GO-11.3, GO-11.6: draws once hand and cards are within the limit; tells whether it waits for room.
    pub(crate) fn draw_if_room(&mut self, cards: u8, journal: &mut impl Journal<Event>) -> bool {
        let seat = self.acting().expect("an action turn").0;
        // GO-7.12, GO-11.10: the limit and the hand of this moment.
        if self.merchant(seat).hand.len() + cards > self.hand_limit(seat) {
            return true;
        }
        self.steps.pop();
        self.draw_to_hand(seat, cards, journal);
        false
    }
}
