//! Chapter GO-5 and the spices of GO-6: acquiring tiles, filling fields, gaining goods; Bonanza tiles (GO-18.4).

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::data::{Gains, TileKind};
use crate::event::Event;
use crate::grid::Spot;
use crate::ids::{PlotId, Spice, TileId};
use crate::refusal::Why;
use crate::sets::Spices;
use crate::show::tile_view;
use crate::state::{Goa, PLANTATIONS, Plot};
use crate::step::{Pending, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;

impl Goa {
    /// GO-18.4, GO-18.5: resolves the Bonanza tile under a corner after the tile that covered it.
    pub(crate) fn uncover(&mut self, seat: Seat, spot: Spot) {
        if let Some(corner) = spot.corner()
            && std::mem::take(&mut self.corners[usize::from(corner)])
        {
            self.push(Bonanza { seat });
        }
    }

    /// GO-18.4, GO-18.6: draws a Bonanza tile and applies it. The tile is not drawn again in this phase.
    fn show_bonanza(&mut self, seat: Seat, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let bonanza = self.bonanzas.draw(&mut self.dice.open());
        journal.note(Event::Bonanza { seat, bonanza });
        let gains = self.tables().bonanzas[bonanza.index()];
        self.gain(seat, gains, journal);
        false
    }

    /// GO-5.1: resolves a tile that was won, taken with Favor, or carried out after Swap.
    pub(crate) fn acquire(&mut self, seat: Seat, tile: TileId, journal: &mut impl Journal<Event>) {
        let face = self.tables().tile(tile);
        match face.kind {
            TileKind::Plantation | TileKind::CropRotation => {
                let slots = &self.merchant(seat).plots[..PLANTATIONS];
                match slots.iter().position(Option::is_none) {
                    Some(slot) => self.plant(seat, slot, tile, journal),
                    // GO-5.3: the player discards one of the four first.
                    None => self.push(Replant { seat, tile }),
                }
            }
            // GO-5.8: the tile takes effect at once and is discarded.
            TileKind::Ships
            | TileKind::Colonists
            | TileKind::Settlement
            | TileKind::ExtraActions
            | TileKind::Expeditions => {
                self.gone.insert(tile);
                self.gain(seat, face.printed.gains(), journal);
            }
            TileKind::ShipsOrColonists => self.push(ShipsOrColonists { seat, tile }),
            TileKind::Favor => self.push(Favor { seat, tile }),
            // GO-5.9: the owner keeps the tile face up.
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

    /// GO-5.9, GO-5.10: lays a tile before its owner.
    pub(crate) fn keep(&mut self, seat: Seat, tile: TileId, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).kept.insert(tile);
        journal.note(Event::Kept { seat, tile });
    }

    /// GO-5.2: places a plantation and fills it.
    fn plant(&mut self, seat: Seat, slot: usize, tile: TileId, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).plots[slot] = Some(Plot { id: tile.into(), spices: Spices::NONE });
        journal.note(Event::Planted { seat, tile });
        self.push(Fill { seat, slot: slot as u8 });
    }

    /// GO-5.3 to GO-5.5: replaces a plantation with a new one.
    fn replant(&mut self, seat: Seat, old: TileId, new: TileId, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let tables = self.tables();
        let merchant = self.merchant_mut(seat);
        let slot = merchant.slot(old.into()).expect("a plantation of the seat");
        if tables.singles.has(old) {
            merchant.done.insert(old);
        } else {
            // GO-5.7 (ruling): this includes Crop rotation.
            self.gone.insert(old);
        }
        journal.note(Event::Cleared { seat, tile: old });
        self.plant(seat, slot, new, journal);
    }

    /// GO-5.2, GO-5.6, GO-12.15: fills the plot if it accepts one spice only; returns whether the player must choose.
    fn fill_forced(&mut self, seat: Seat, slot: usize, journal: &mut impl Journal<Event>) -> bool {
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

    /// GO-6.8, GO-6.9: checks whether a spice can go to a plot.
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

    /// Gains goods from the supply; the player then places spices one by one (GO-6.15).
    pub(crate) fn gain(&mut self, seat: Seat, gains: Gains, journal: &mut impl Journal<Event>) {
        self.gain_goods(seat, gains, journal);
        if gains.cards > 0 {
            self.draw_to_hand(seat, gains.cards, journal);
        }
        if gains.spices > 0 {
            self.push(Gain { seat, left: gains.spices });
        }
    }

    /// GO-6.11 to GO-6.13: the supply of these goods is unlimited.
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

    /// GO-16.3: either ships or colonists, not a mix.
    fn take_either(&mut self, seat: Seat, tile: TileId, action: Action, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        self.gone.insert(tile);
        let Gains { ships, colonists, .. } = self.tables().tile(tile).printed.gains();
        let none = Gains::default();
        let gains =
            if action == Action::TakeShips { Gains { ships, ..none } } else { Gains { colonists, ..none } };
        self.gain_goods(seat, gains, journal);
    }

    /// GO-16.7: takes one of the removed tiles as if it were acquired.
    fn favor(&mut self, seat: Seat, favor: TileId, tile: TileId, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        self.gone.insert(favor);
        self.removed.remove(tile);
        journal.note(Event::Favored { seat, tile });
        self.acquire(seat, tile, journal);
    }
}

// Steps.

/// GO-5.3: the player chooses which plantation makes room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Replant {
    pub(crate) seat: Seat,
    pub(crate) tile: TileId,
}

impl Pending for Replant {
    fn clause(self) -> &'static str {
        "GO-5.3"
    }

    fn name(self) -> &'static str {
        "replant"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        let plots = game.merchant(seat).plots[..PLANTATIONS].iter().flatten();
        out.extend(plots.filter_map(|plot| plot.id.tile()).map(|tile| Action::Clear { tile }));
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Clear { tile }) => {
                game.merchant(seat).slot(tile.into()).map(|_| ()).ok_or(Why::NoPlantation { tile })
            }
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Clear { tile: old }) => game.replant(seat, old, self.tile, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::Replant { tile: tile_view(game.tables(), self.tile) })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("tile", self.tile.phrase())
    }

    fn held_tile(self) -> Option<TileId> {
        Some(self.tile)
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let plots = &position.merchant(game).plots[..PLANTATIONS];
        ensure(plots.iter().all(Option::is_some), "a plantation slot is free")?;
        ensure(game.tables().plantations.has(self.tile), "the tile is not a plantation")
    }
}

/// GO-5.2, GO-12.15: the player fills the plot in this slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fill {
    pub(crate) seat: Seat,
    pub(crate) slot: u8,
}

impl Fill {
    fn plot(self, game: &Goa) -> Option<Plot> {
        game.merchant(self.seat).plots.get(usize::from(self.slot)).copied().flatten()
    }
}

impl Pending for Fill {
    fn clause(self) -> &'static str {
        "GO-6.9"
    }

    fn name(self) -> &'static str {
        "fill"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        game.fill_forced(self.seat, usize::from(self.slot), journal)
    }

    fn legal(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        if let Some(plot) = self.plot(game) {
            out.extend(game.tables().plot(plot.id).accepts.iter().map(|spice| Action::Fill { spice }));
        }
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(Spice::ALL.map(|spice| Action::Fill { spice }));
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (action, self.plot(game)) {
            (Action::Fill { spice }, Some(plot)) => game.may_place(seat, spice, plot.id),
            (Action::Fill { .. }, None) => Err(Why::NotNow("GO-6.8")),
            (action, _) => Err(game.not_now(self, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Fill { spice }) => game.put_spice(seat, usize::from(self.slot), spice, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::Fill { plot: self.plot(game)?.id })
    }

    fn detail(self, game: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        match self.plot(game) {
            Some(plot) => phrase.with("plot", plot.id.phrase()),
            None => phrase.with("plot", ""),
        }
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        ensure(self.plot(game).is_some_and(|plot| game.free_fields(&plot) > 0), "the plot has no free field")
    }
}

/// GO-16.3: the player chooses ships or colonists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ShipsOrColonists {
    pub(crate) seat: Seat,
    pub(crate) tile: TileId,
}

impl Pending for ShipsOrColonists {
    fn clause(self) -> &'static str {
        "GO-16.3"
    }

    fn name(self) -> &'static str {
        "ships-or-colonists"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn legal(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::TakeShips, Action::TakeColonists]);
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::TakeShips | Action::TakeColonists) => Ok(()),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.take_either(seat, self.tile, action, journal);
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::ShipsOrColonists { tile: tile_view(game.tables(), self.tile) })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("tile", self.tile.phrase())
    }

    fn held_tile(self) -> Option<TileId> {
        Some(self.tile)
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        ensure(game.tables().tile(self.tile).kind == TileKind::ShipsOrColonists, "the tile has another kind")
    }

    fn amount(self, game: &Goa, action: Action) -> Option<u8> {
        let printed = game.tables().tile(self.tile).printed;
        let amount = if action == Action::TakeShips { printed.ships } else { printed.colonists };
        (action != Action::PayColonists).then_some(amount)
    }
}

/// GO-16.7: the player chooses a removed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Favor {
    pub(crate) seat: Seat,
    pub(crate) tile: TileId,
}

impl Pending for Favor {
    fn clause(self) -> &'static str {
        "GO-16.7"
    }

    fn name(self) -> &'static str {
        "favor"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn legal(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.removed.iter().map(|tile| Action::TakeTile { tile }));
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::TakeTile { tile }) if game.removed.has(tile) => Ok(()),
            (_, Action::TakeTile { tile }) => Err(Why::NotRemoved { tile }),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::TakeTile { tile }) => game.favor(seat, self.tile, tile, journal),
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::Favor { tile: tile_view(game.tables(), self.tile) })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("tile", self.tile.phrase())
    }

    fn held_tile(self) -> Option<TileId> {
        Some(self.tile)
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        ensure(game.tables().tile(self.tile).kind == TileKind::Favor, "the tile has another kind")
    }
}

/// GO-18.4: a Bonanza tile is drawn, without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bonanza {
    pub(crate) seat: Seat,
}

impl Pending for Bonanza {
    fn clause(self) -> &'static str {
        "GO-18.4"
    }

    fn name(self) -> &'static str {
        "gain"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        game.show_bonanza(self.seat, journal)
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Bonanza)
    }

    fn audit(self, _: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        ensure(!position.is_top, "nothing lies above a Bonanza step")
    }
}

/// GO-6.15: the player places this many spices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl Pending for Gain {
    fn clause(self) -> &'static str {
        "GO-6.15"
    }

    fn name(self) -> &'static str {
        "gain"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn settle(self, game: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        game.pop_unless(self.left > 0 && game.has_free_field(self.seat))
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_places(seat, out);
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.place_candidates(seat, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Place { spice, plot }) => game.may_place(seat, spice, plot),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Place { spice, plot }) => {
                game.replace_step(Gain { seat, left: self.left - 1 });
                game.place_on(seat, spice, plot, journal);
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Gain { left: self.left })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", self.left)
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        ensure(self.left > 0 && game.has_free_field(position.owner), "no spice can be placed")
    }
}
