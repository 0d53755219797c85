//! Chapter GO-7: Progress, its price, and all moves of markers.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::cards::EffectKind;
use crate::data::Gains;
use crate::event::Event;
use crate::ids::{CardId, Column, PlotId, Spice};
use crate::refusal::Why;
use crate::sets::Spices;
use crate::state::Goa;
use crate::step::{Pending, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;

/// GO-7.7: from this row on (counted from 0), the first player to reach a row draws a card.
const FIRST_ROW: u8 = 3;

impl Goa {
    /// GO-7.2, GO-7.3, GO-7.5, GO-7.6: checks whether a step can be paid.
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

    pub(crate) fn progress(
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
        self.push(Advance { column });
        if effect != Some(EffectKind::NoSpices) {
            self.push(Pay { price });
        }
    }

    /// GO-7.4: pays the spices that can come from one plot only; returns whether the player must choose.
    fn pay_forced(&mut self, mut price: Spices, journal: &mut impl Journal<Event>) -> bool {
        let seat = self.acting().expect("an action turn").0;
        while let Some(spice) = price.kinds().next() {
            let merchant = self.merchant(seat);
            let mut holders = merchant.plots.iter().flatten().filter(|plot| plot.spices[spice] > 0);
            let plot = holders.next().expect("the price can be paid").id;
            if holders.next().is_some() && merchant.stock()[spice] > price[spice] {
                self.replace_step(Pay { price });
                return true;
            }
            price[spice] -= 1;
            self.give(seat, spice, plot, journal);
        }
        self.steps.pop();
        false
    }

    /// Adds every pair of a plot and a spice on it.
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

    /// GO-7.1, GO-7.10: moves a marker down one row, for any reason.
    pub(crate) fn advance(&mut self, seat: Seat, column: Column, journal: &mut impl Journal<Event>) {
        let merchant = self.merchant_mut(seat);
        let least = merchant.least_row();
        merchant.rows[column.index()] += 1;
        let row = merchant.rows[column.index()];
        let is_whole = merchant.least_row() > least;
        journal.note(Event::Advanced { seat, column, row: row + 1 });
        // GO-7.7, GO-7.8: the first player to reach the row draws a card.
        let is_first = |other: Seat| other == seat || self.merchant(other).rows[column.index()] < row;
        if row >= FIRST_ROW && Seat::all(self.merchants.len()).all(is_first) {
            self.draw_to_hand(seat, 1, journal);
        }
        // GO-7.9: all five markers have reached the row.
        if is_whole {
            self.gain_goods(seat, Gains { actions: 1, ..Gains::default() }, journal);
        }
    }

    fn may_descend(&self, seat: Seat, least: bool, column: Column) -> Result<(), Why> {
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
}

// Steps.

/// GO-7.2: the player still has to pay these spices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pay {
    pub(crate) price: Spices,
}

impl Pending for Pay {
    fn clause(self) -> &'static str {
        "GO-7.4"
    }

    fn name(self) -> &'static str {
        "pay"
    }

    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        game.pay_forced(self.price, journal)
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        // Spices are paid one kind after the other, since their order changes nothing.
        if let Some(spice) = self.price.kinds().next() {
            let plots = game.merchant(seat).plots.iter().flatten().filter(|plot| plot.spices[spice] > 0);
            out.extend(plots.map(|plot| Action::Give { spice, plot: plot.id }));
        }
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_gives(seat, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Give { spice, .. }) if self.price.kinds().next() != Some(spice) => {
                Err(Why::NotInPrice { spice })
            }
            (_, Action::Give { spice, plot }) => game.may_give(seat, spice, plot),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(mut self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Give { spice, plot }) => {
                self.price[spice] -= 1;
                game.replace_step(self);
                game.give(seat, spice, plot, journal);
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Pay { price: self.price })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("price", self.price.phrases())
    }

    fn is_of_action(self) -> bool {
        true
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let stock = position.merchant(game).stock();
        ensure(self.price.is_within(&stock) && self.price != Spices::NONE, "the price cannot be paid")
    }
}

/// GO-7.1: the marker moves, without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Advance {
    pub(crate) column: Column,
}

impl Pending for Advance {
    fn clause(self) -> &'static str {
        "GO-7.1"
    }

    fn name(self) -> &'static str {
        "pay"
    }

    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        let seat = game.acting().expect("an action turn").0;
        game.advance(seat, self.column, journal);
        false
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Advance { column: self.column })
    }

    fn is_of_action(self) -> bool {
        true
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        ensure(!position.is_top && !position.merchant(game).is_down(self.column), "a marker cannot move")
    }
}

/// GO-14.11, GO-16.17: the player moves a marker down, perhaps only one of the least advanced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Descend {
    pub(crate) least: bool,
}

impl Pending for Descend {
    fn clause(self) -> &'static str {
        if self.least { "GO-16.17" } else { "GO-14.11" }
    }

    fn name(self) -> &'static str {
        if self.least { "vice-king" } else { "step" }
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        let open = |column: &Column| game.may_descend(seat, self.least, *column).is_ok();
        out.extend(Column::ALL.into_iter().filter(open).map(|column| Action::Descend { column }));
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(Column::ALL.map(|column| Action::Descend { column }));
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Descend { column }) => game.may_descend(seat, self.least, column),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Descend { column }) => {
                game.steps.pop();
                game.advance(seat, column, journal);
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Descend { least: self.least })
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let merchant = position.merchant(game);
        ensure(!Column::ALL.iter().all(|&column| merchant.is_down(column)), "no marker can move")
    }
}
