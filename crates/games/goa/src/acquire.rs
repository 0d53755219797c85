//! Chapter GO-5 with the spices of GO-6: acquiring tiles, filling fields, gaining things; Bonanza (GO-18.4).

use engine::{Journal, Seat};

use crate::data::{Gains, TileKind};
use crate::event::Event;
use crate::grid::Spot;
use crate::ids::{PlotId, Spice, TileId};
use crate::refusal::Why;
use crate::sets::Spices;
use crate::state::{Goa, PLANTATIONS, Plot, Step};
use crate::turn::Action;

impl Goa {
    /// GO-18.4, GO-18.5: what lies under a corner tile comes after the tile itself.
    pub(crate) fn uncover(&mut self, seat: Seat, spot: Spot) {
        if let Some(corner) = spot.corner()
            && std::mem::take(&mut self.corners[usize::from(corner)])
        {
            self.steps.push(Step::Bonanza { seat });
        }
    }

    /// GO-18.4: a Bonanza tile is shown, used and put back (GO-18.6); another corner has another one.
    pub(crate) fn show_bonanza(&mut self, seat: Seat, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let bonanza = self.bonanzas.draw(&mut self.dice.open());
        journal.note(Event::Bonanza { seat, bonanza });
        let gains = self.tables().bonanzas[bonanza.index()];
        self.gain(seat, gains, journal);
        false
    }

    /// GO-5.1: a tile that has been won or taken with Favor, or is carried out after Swap.
    pub(crate) fn acquire(&mut self, seat: Seat, tile: TileId, journal: &mut impl Journal<Event>) {
        let face = self.tables().tile(tile);
        match face.kind {
            TileKind::Plantation | TileKind::CropRotation => {
                let slots = &self.merchant(seat).plots[..PLANTATIONS];
                match slots.iter().position(Option::is_none) {
                    Some(slot) => self.plant(seat, slot, tile, journal),
                    // GO-5.3: one of the four must go first.
                    None => self.steps.push(Step::Replant { seat, tile }),
                }
            }
            // GO-5.8: carried out at once, then discarded.
            TileKind::Ships
            | TileKind::Colonists
            | TileKind::Settlement
            | TileKind::ExtraActions
            | TileKind::Expeditions => {
                self.gone.insert(tile);
                self.gain(seat, face.printed.gains(), journal);
            }
            TileKind::ShipsOrColonists => self.steps.push(Step::ShipsOrColonists { seat, tile }),
            TileKind::Favor => self.steps.push(Step::Favor { seat, tile }),
            // GO-5.9: laid before the owner.
            TileKind::Foreman
            | TileKind::Ship
            | TileKind::Colonist
            | TileKind::Ducats
            | TileKind::Spice
            | TileKind::Expedition
            | TileKind::Duty
            | TileKind::ExtraHarvest
            | TileKind::Swap
            | TileKind::Espionage
            | TileKind::Resupply
            | TileKind::ViceKing
            | TileKind::Mission => self.keep(seat, tile, journal),
        }
    }

    /// GO-5.9, GO-5.10: a tile is laid before its owner.
    pub(crate) fn keep(&mut self, seat: Seat, tile: TileId, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).kept.insert(tile);
        journal.note(Event::Kept { seat, tile });
    }

    /// GO-5.2: a plantation is placed and filled.
    fn plant(&mut self, seat: Seat, slot: usize, tile: TileId, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).plots[slot] = Some(Plot { id: tile.into(), spices: Spices::NONE });
        journal.note(Event::Planted { seat, tile });
        self.steps.push(Step::Fill { seat, slot: slot as u8 });
    }

    pub(crate) fn legal_clear(&self, seat: Seat, out: &mut Vec<Action>) {
        let plots = self.merchant(seat).plots[..PLANTATIONS].iter().flatten();
        out.extend(plots.filter_map(|plot| plot.id.tile()).map(|tile| Action::Clear { tile }));
    }

    pub(crate) fn may_clear(&self, seat: Seat, tile: TileId) -> Result<(), Why> {
        self.merchant(seat).slot(tile.into()).map(|_| ()).ok_or(Why::NoPlantation { tile })
    }

    /// GO-5.3 to GO-5.5: an old plantation makes room for a new one.
    pub(crate) fn replant(
        &mut self,
        seat: Seat,
        old: TileId,
        new: TileId,
        journal: &mut impl Journal<Event>,
    ) {
        self.steps.pop();
        let tables = self.tables();
        let merchant = self.merchant_mut(seat);
        let slot = merchant.slot(old.into()).expect("a plantation of the seat");
        if tables.singles.has(old) {
            merchant.done.insert(old);
        } else {
            // GO-5.7 (ruling): Crop rotation too.
            self.gone.insert(old);
        }
        journal.note(Event::Cleared { seat, tile: old });
        self.plant(seat, slot, new, journal);
    }

    // Fields.

    /// GO-5.2, GO-5.6, GO-12.15: fills the plot as far as there is nothing to choose; tells whether there is.
    pub(crate) fn fill_on(&mut self, seat: Seat, slot: usize, journal: &mut impl Journal<Event>) -> bool {
        let plot = self.merchant(seat).plots[slot].expect("a plot to fill");
        let free = self.free_fields(&plot);
        let accepts = self.tables().plot(plot.id).accepts;
        if free > 0 && accepts.len() > 1 {
            return true;
        }
        self.steps.pop();
        if let Some(spice) = accepts.iter().next() {
            (0..free).for_each(|_| self.put_spice(seat, slot, spice, journal));
        }
        false
    }

    pub(crate) fn legal_fill(&self, seat: Seat, slot: u8, out: &mut Vec<Action>) {
        if let Some(plot) = self.merchant(seat).plots[usize::from(slot)] {
            out.extend(self.tables().plot(plot.id).accepts.iter().map(|spice| Action::Fill { spice }));
        }
    }

    pub(crate) fn may_fill(&self, seat: Seat, slot: u8, spice: Spice) -> Result<(), Why> {
        match self.merchant(seat).plots[usize::from(slot)] {
            Some(plot) => self.may_place(seat, spice, plot.id),
            None => Err(Why::NotNow("GO-6.8")),
        }
    }

    /// GO-6.8, GO-6.9: whether a spice can go there.
    pub(crate) fn may_place(&self, seat: Seat, spice: Spice, id: PlotId) -> Result<(), Why> {
        let merchant = self.merchant(seat);
        let plot = merchant
            .slot(id)
            .and_then(|slot| merchant.plots[slot])
            .ok_or(Why::NoPlot { plot: id, clause: "GO-6.8" })?;
        if !self.tables().plot(id).accepts.has(spice) {
            return Err(Why::WrongSpice { spice, plot: id });
        }
        if self.free_fields(&plot) == 0 {
            return Err(Why::PlotFull { plot: id, clause: "GO-6.8" });
        }
        Ok(())
    }

    /// All pairs of a free field and a spice that it accepts.
    #[inline]
    pub(crate) fn legal_places(&self, seat: Seat, out: &mut Vec<Action>) {
        let tables = self.tables();
        for plot in self.merchant(seat).plots.iter().flatten() {
            let kind = tables.plot(plot.id);
            if plot.spices.len() < kind.fields {
                out.extend(kind.accepts.iter().map(|spice| Action::Place { spice, plot: plot.id }));
            }
        }
    }

    pub(crate) fn place_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        for plot in self.merchant(seat).plots.iter().flatten() {
            let accepts = self.tables().plot(plot.id).accepts;
            out.extend(accepts.iter().map(|spice| Action::Place { spice, plot: plot.id }));
        }
    }

    pub(crate) fn place_on(
        &mut self,
        seat: Seat,
        spice: Spice,
        plot: PlotId,
        journal: &mut impl Journal<Event>,
    ) {
        let slot = self.merchant(seat).slot(plot).expect("a plot of the seat");
        self.put_spice(seat, slot, spice, journal);
    }

    #[inline]
    pub(crate) fn put_spice(
        &mut self,
        seat: Seat,
        slot: usize,
        spice: Spice,
        journal: &mut impl Journal<Event>,
    ) {
        let plot = self.merchant_mut(seat).plots[slot].as_mut().expect("a plot of the seat");
        plot.spices[spice] += 1;
        journal.note(Event::SpicePlaced { seat, spice, plot: plot.id });
    }

    // Gains.

    /// Things come from the supply; spices are placed one by one (GO-6.15).
    pub(crate) fn gain(&mut self, seat: Seat, gains: Gains, journal: &mut impl Journal<Event>) {
        self.gain_goods(seat, gains, journal);
        if gains.cards > 0 {
            self.draw_to_hand(seat, gains.cards, journal);
        }
        if gains.spices > 0 {
            self.steps.push(Step::Gain { seat, left: gains.spices });
        }
    }

    /// GO-6.11 to GO-6.13: plain numbers, without end.
    pub(crate) fn gain_goods(&mut self, seat: Seat, gains: Gains, journal: &mut impl Journal<Event>) {
        let Gains { ships, colonists, ducats, actions, spices: _, cards: _ } = gains;
        let merchant = self.merchant_mut(seat);
        merchant.ships += u16::from(ships);
        merchant.colonists += u16::from(colonists);
        merchant.ducats += u16::from(ducats);
        merchant.actions += actions;
        if ships > 0 || colonists > 0 || ducats > 0 || actions > 0 {
            journal.note(Event::Gained { seat, ships, colonists, ducats, actions });
        }
    }

    /// GO-16.3: ships or colonists, no mix.
    pub(crate) fn take_either(
        &mut self,
        seat: Seat,
        tile: TileId,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        self.steps.pop();
        self.gone.insert(tile);
        let Gains { ships, colonists, .. } = self.tables().tile(tile).printed.gains();
        let none = Gains::default();
        let gains =
            if action == Action::TakeShips { Gains { ships, ..none } } else { Gains { colonists, ..none } };
        self.gain_goods(seat, gains, journal);
    }

    /// GO-16.7: one of the removed tiles, treated as acquired.
    pub(crate) fn favor(
        &mut self,
        seat: Seat,
        favor: TileId,
        tile: TileId,
        journal: &mut impl Journal<Event>,
    ) {
        self.steps.pop();
        self.gone.insert(favor);
        self.removed.remove(tile);
        journal.note(Event::Favored { seat, tile });
        self.acquire(seat, tile, journal);
    }
}
