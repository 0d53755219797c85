//! Chapter GO-16: using tiles, and the decisions they need.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::acquire::Fill;
use crate::data::{Gains, TileKind};
use crate::event::Event;
use crate::ids::{CardId, PlotId, TileId};
use crate::progress::Descend;
use crate::refusal::Why;
use crate::show::tile_view;
use crate::state::Goa;
use crate::step::{Pending, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;

impl Goa {
    #[inline]
    pub(crate) fn legal_tiles(&self, seat: Seat, out: &mut Vec<Action>) {
        let merchant = self.merchant(seat);
        let tiles = (merchant.kept - self.turned) | merchant.pending;
        if !tiles.is_empty() {
            let usable = tiles.iter().filter(|&tile| self.may_use(seat, tile).is_ok());
            out.extend(usable.map(|tile| Action::UseTile { tile }));
        }
    }

    /// GO-6.7: checks whether a tile taken with Swap has an effect.
    pub(crate) fn may_carry_out(&self, tile: TileId) -> Result<(), Why> {
        let kind = self.tables().tile(tile).kind;
        let in_vain = (kind == TileKind::Expeditions && !self.has_cards())
            || (kind == TileKind::Favor && self.removed.is_empty());
        if in_vain { Err(Why::NoEffect("GO-6.7")) } else { Ok(()) }
    }

    /// GO-6.4, GO-6.7: checks whether a tile may be used here.
    pub(crate) fn may_use(&self, seat: Seat, tile: TileId) -> Result<(), Why> {
        let merchant = self.merchant(seat);
        if merchant.pending.has(tile) {
            return self.may_carry_out(tile);
        }
        if !merchant.kept.has(tile) {
            return Err(Why::NotOwned { tile });
        }
        let face = self.tables().tile(tile);
        let once = |clause| if self.turned.has(tile) { Err(Why::Turned { tile, clause }) } else { Ok(()) };
        let cards = |clause| if self.has_cards() { Ok(()) } else { Err(Why::NoEffect(clause)) };
        match face.kind {
            TileKind::Ship => once("GO-16.8"),
            TileKind::Colonist => once("GO-16.9"),
            TileKind::Ducats => once("GO-16.10"),
            TileKind::Spice => once("GO-16.11").and_then(|()| self.may_use_fields(seat, "GO-16.11")),
            TileKind::Expedition => once("GO-16.12").and_then(|()| cards("GO-6.7")),
            TileKind::Duty => {
                let (needed, held) = (face.printed.spices, merchant.stock().len());
                if held < needed { Err(Why::DutyMissing { needed, held }) } else { Ok(()) }
            }
            TileKind::ExtraHarvest => self.may_use_fields(seat, "GO-6.7"),
            TileKind::Swap if self.grid.is_empty() => Err(Why::NoEffect("GO-16.21")),
            TileKind::Swap | TileKind::Espionage => Ok(()),
            TileKind::Resupply => cards("GO-6.7"),
            TileKind::ViceKing => self.may_move_any(seat, "GO-16.17"),
            TileKind::Plantation
            | TileKind::CropRotation
            | TileKind::Foreman
            | TileKind::ExtraActions
            | TileKind::Expeditions
            | TileKind::Ships
            | TileKind::Colonists
            | TileKind::Settlement
            | TileKind::ShipsOrColonists
            | TileKind::Favor
            | TileKind::Mission => Err(Why::NotUsable { tile }),
        }
    }

    /// GO-6.5: uses a tile, which is not an action.
    pub(crate) fn use_tile(&mut self, seat: Seat, tile: TileId, journal: &mut impl Journal<Event>) {
        journal.note(Event::TileUsed { seat, tile });
        if self.merchant(seat).pending.has(tile) {
            // GO-16.22: the tile counts as acquired now.
            self.merchant_mut(seat).pending.remove(tile);
            self.acquire(seat, tile, journal);
            return;
        }
        let face = self.tables().tile(tile);
        match face.kind {
            // GO-16.8 to GO-16.12: the tile is turned over until the next round.
            TileKind::Ship
            | TileKind::Colonist
            | TileKind::Ducats
            | TileKind::Spice
            | TileKind::Expedition => {
                self.turned.insert(tile);
                self.gain(seat, face.printed.gains(), journal);
            }
            TileKind::Duty => self.push(Duty { tile, left: face.printed.spices }),
            TileKind::Swap => self.push(Swap { tile }),
            TileKind::Espionage => {
                self.use_up(seat, tile);
                self.push(SpyOn);
            }
            TileKind::ExtraHarvest => {
                self.use_up(seat, tile);
                self.push(ExtraHarvest { left: face.printed.plots, begun: false });
            }
            TileKind::Resupply => {
                self.use_up(seat, tile);
                let cards = self.reveal(seat, face.printed.cards, journal);
                let total = self.colonists_on(cards);
                self.discard |= cards;
                self.push(Resupply { total });
            }
            TileKind::ViceKing => {
                self.use_up(seat, tile);
                self.push(Descend { least: true });
            }
            TileKind::Plantation
            | TileKind::CropRotation
            | TileKind::Foreman
            | TileKind::ExtraActions
            | TileKind::Expeditions
            | TileKind::Ships
            | TileKind::Colonists
            | TileKind::Settlement
            | TileKind::ShipsOrColonists
            | TileKind::Favor
            | TileKind::Mission => unreachable!("{tile} cannot be used"),
        }
    }

    /// Discards a tile that can be used once.
    fn use_up(&mut self, seat: Seat, tile: TileId) {
        self.merchant_mut(seat).kept.remove(tile);
        self.gone.insert(tile);
    }
}

// Steps.

/// GO-16.22: the player uses a tile taken with Swap now or keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct UseOrKeep {
    pub(crate) seat: Seat,
    pub(crate) tile: TileId,
}

impl Pending for UseOrKeep {
    fn clause(self) -> &'static str {
        "GO-16.22"
    }

    fn name(self) -> &'static str {
        "use-or-keep"
    }

    fn seat(self) -> Option<Seat> {
        Some(self.seat)
    }

    fn legal(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        let tile = self.tile;
        if game.may_carry_out(tile).is_ok() {
            out.push(Action::UseTile { tile });
        }
        out.push(Action::KeepTile { tile });
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        let tile = self.tile;
        out.extend([Action::UseTile { tile }, Action::KeepTile { tile }]);
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::UseTile { tile } | Action::KeepTile { tile }) if tile != self.tile => {
                Err(Why::OtherTile { tile })
            }
            (_, Action::UseTile { tile }) => game.may_carry_out(tile),
            (_, Action::KeepTile { .. }) => Ok(()),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if let Action::UseTile { tile } = action {
            game.use_tile(seat, tile, journal);
        }
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::UseOrKeep { tile: tile_view(game.tables(), self.tile) })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("tile", self.tile.phrase())
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        ensure(position.merchant(game).pending.has(self.tile), "the tile is not pending")
    }
}

/// GO-16.13: the player chooses whom to spy on.
#[derive(Clone, Copy)]
pub(crate) struct SpyOn;

impl Pending for SpyOn {
    fn clause(self) -> &'static str {
        "GO-16.13"
    }

    fn name(self) -> &'static str {
        "spy"
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        let others = Seat::all(game.merchants.len()).filter(|&other| other != seat);
        out.extend(others.map(|seat| Action::SpyOn { seat }));
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::SpyOn { seat: on }) if on != seat && on.index() < game.merchants.len() => Ok(()),
            (_, Action::SpyOn { .. }) => Err(Why::NoOpponent),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::SpyOn { seat: on }) => {
                journal.note(Event::Spied { seat, on });
                game.replace_step(SpyAct { on });
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Spy { on: None })
    }

    fn audit(self, _: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

/// GO-16.13: the player chooses the action to take with the other's marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SpyAct {
    pub(crate) on: Seat,
}

impl Pending for SpyAct {
    fn clause(self) -> &'static str {
        "GO-16.13"
    }

    fn name(self) -> &'static str {
        "spy-act"
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::BuildShips);
        if game.may_harvest(seat).is_ok() {
            out.push(Action::Harvest);
        }
        out.push(Action::Taxes);
        let played = game.acting().is_none_or(|(_, _, played)| played);
        game.legal_founds(seat, played, out);
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::BuildShips, Action::Harvest, Action::Taxes]);
        game.found_candidates(seat, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::BuildShips | Action::Taxes) => Ok(()),
            (_, Action::Harvest) => game.may_harvest(seat),
            (_, Action::Found { city, card }) => game.may_found(seat, city, card),
            (_, Action::Progress { .. } | Action::Expedition { .. }) => Err(Why::NotBySpying),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        game.act(seat, self.on, action, journal);
    }

    fn hides(self, game: &Goa, seat: Seat) -> bool {
        !game.merchant(seat).hand.is_empty()
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Spy { on: Some(self.on) })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("on", self.on)
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        ensure(
            self.on.index() < game.merchants.len() && self.on != position.owner,
            "Espionage names no opponent",
        )
    }

    fn spied(self) -> Option<Seat> {
        Some(self.on)
    }
}

/// GO-16.15: the number of plots left to fill, and whether one has been filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ExtraHarvest {
    pub(crate) left: u8,
    pub(crate) begun: bool,
}

impl ExtraHarvest {
    /// Returns the slot of a plot with a free field.
    fn may_fill(game: &Goa, seat: Seat, id: PlotId) -> Result<usize, Why> {
        let clause = "GO-16.15";
        let merchant = game.merchant(seat);
        let slot = merchant.slot(id).ok_or(Why::NoPlot { plot: id, clause })?;
        let is_free = merchant.plots[slot].is_some_and(|plot| game.free_fields(&plot) > 0);
        if is_free { Ok(slot) } else { Err(Why::PlotFull { plot: id, clause }) }
    }
}

impl Pending for ExtraHarvest {
    fn clause(self) -> &'static str {
        "GO-16.15"
    }

    fn name(self) -> &'static str {
        "extra-harvest"
    }

    fn settle(self, game: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        let seat = game.acting().expect("an action turn").0;
        game.pop_unless(self.left > 0 && game.has_free_field(seat))
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        let plots = game.merchant(seat).plots.iter().flatten().filter(|plot| game.free_fields(plot) > 0);
        out.extend(plots.map(|plot| Action::FillPlot { plot: plot.id }));
        if self.begun {
            out.push(Action::Stop);
        }
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.merchant(seat).plots().map(|(_, plot)| Action::FillPlot { plot: plot.id }));
        out.push(Action::Stop);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::FillPlot { plot }) => ExtraHarvest::may_fill(game, seat, plot).map(|_| ()),
            (_, Action::Stop) if self.begun => Ok(()),
            (_, Action::Stop) => Err(Why::AtLeastOne(self.clause())),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    /// GO-16.15: the plot is filled completely.
    fn apply(self, game: &mut Goa, seat: Seat, action: Action, _: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::FillPlot { plot }) => {
                game.replace_step(ExtraHarvest { left: self.left - 1, begun: true });
                let slot = game.merchant(seat).slot(plot).expect("a plot of the seat");
                game.push(Fill { seat, slot: slot as u8 });
            }
            (_, Action::Stop) => {
                game.steps.pop();
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::ExtraHarvest { left: self.left })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", self.left)
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        // The last plot may still be filling above this step.
        let continues = self.left > 0 && game.has_free_field(position.owner);
        ensure(!position.is_top || continues, "the plot has no free field")
    }
}

/// GO-16.16: the player chooses the kind of goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Resupply {
    pub(crate) total: u8,
}

impl Pending for Resupply {
    fn clause(self) -> &'static str {
        "GO-16.16"
    }

    fn name(self) -> &'static str {
        "resupply"
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::TakeShips, Action::TakeColonists]);
        if game.has_free_field(seat) {
            out.push(Action::TakeSpices);
        }
    }

    fn candidates(self, _: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::TakeShips, Action::TakeColonists, Action::TakeSpices]);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::TakeShips | Action::TakeColonists) => Ok(()),
            (_, Action::TakeSpices) if game.has_free_field(seat) => Ok(()),
            (_, Action::TakeSpices) => Err(Why::NoFieldForSpices),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    /// GO-16.16: all gains are of one kind.
    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        let (none, total) = (Gains::default(), self.total);
        let gains = if action == Action::TakeShips {
            Gains { ships: total, ..none }
        } else if action == Action::TakeColonists {
            Gains { colonists: total, ..none }
        } else {
            Gains { spices: total, ..none }
        };
        game.gain(seat, gains, journal);
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Resupply { total: self.total })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("total", self.total)
    }

    fn audit(self, _: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        // A card shows at most three colonists.
        ensure((1..=3 * CardId::COUNT as u8).contains(&self.total), "the total of Resupply is out of range")
    }

    fn amount(self, _: &Goa, action: Action) -> Option<u8> {
        (action != Action::PayColonists).then_some(self.total)
    }
}

/// GO-16.18: the number of spices left to deliver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Duty {
    pub(crate) tile: TileId,
    pub(crate) left: u8,
}

impl Pending for Duty {
    fn clause(self) -> &'static str {
        "GO-16.18"
    }

    fn name(self) -> &'static str {
        "duty"
    }

    /// GO-16.18: delivers spices as long as there is no choice.
    fn settle(self, game: &mut Goa, journal: &mut impl Journal<Event>) -> bool {
        let Duty { tile, left } = self;
        let seat = game.acting().expect("an action turn").0;
        if left > 0 && left < game.merchant(seat).stock().len() {
            return true;
        }
        game.steps.pop();
        if left > 0 {
            for plot in game.merchant(seat).plots.into_iter().flatten() {
                plot.spices.each().for_each(|spice| game.give(seat, spice, plot.id, journal));
            }
        }
        let merchant = game.merchant_mut(seat);
        merchant.kept.remove(tile);
        merchant.done.insert(tile);
        journal.note(Event::DutyDone { seat, tile });
        false
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_gives(seat, out);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Give { spice, plot }) => game.may_give(seat, spice, plot),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Give { spice, plot }) => {
                game.replace_step(Duty { left: self.left - 1, ..self });
                game.give(seat, spice, plot, journal);
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::Duty { tile: tile_view(game.tables(), self.tile), left: self.left })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", self.left).with("tile", self.tile.phrase())
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let merchant = position.merchant(game);
        let fits = merchant.kept.has(self.tile) && game.tables().tile(self.tile).kind == TileKind::Duty;
        ensure(fits && self.left > 0 && self.left < merchant.stock().len(), "the Duty cannot be fulfilled")
    }
}

/// GO-16.21: the player chooses a tile of the play area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Swap {
    pub(crate) tile: TileId,
}

impl Pending for Swap {
    fn clause(self) -> &'static str {
        "GO-16.21"
    }

    fn name(self) -> &'static str {
        "swap"
    }

    fn legal(self, game: &Goa, _: Seat, out: &mut Vec<Action>) {
        out.extend(game.grid.tiles().map(|(_, tile)| Action::SwapFor { tile }));
    }

    fn permit(self, game: &Goa, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::SwapFor { tile }) => {
                game.grid.find(tile).map(|_| ()).ok_or(Why::NotInPlayArea { tile, clause: "GO-16.24" })
            }
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    /// GO-16.21, GO-16.22: exchanges this tile for one of the play area.
    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::SwapFor { tile } = action else { self.unexpected(action) };
        game.steps.pop();
        let at = game.grid.find(tile).expect("a tile of the play area");
        game.merchant_mut(seat).kept.remove(self.tile);
        game.grid.put(at, Some(self.tile));
        journal.note(Event::Swapped { seat, tile, at });
        // GO-18.7 (ruling): no Bonanza tile lies under the Swap tile afterwards.
        game.uncover(seat, at);
        let tables = game.tables();
        if (tables.plantations | tables.immediate).has(tile) {
            game.merchant_mut(seat).pending.insert(tile);
            game.push(UseOrKeep { seat, tile });
        } else {
            game.keep(seat, tile, journal);
        }
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::Swap { tile: tile_view(game.tables(), self.tile) })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("tile", self.tile.phrase())
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let fits = game.tables().tile(self.tile).kind == TileKind::Swap;
        ensure(fits && position.merchant(game).kept.has(self.tile), "there is nothing to swap")
    }
}
