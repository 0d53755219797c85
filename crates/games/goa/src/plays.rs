//! Chapters GO-14 and GO-16: Expedition cards, and tiles that are used.

use engine::{Journal, Seat};

use crate::data::{EffectKind, Gains, TileKind};
use crate::event::Event;
use crate::ids::{CardId, PlotId, TileId};
use crate::refusal::Why;
use crate::sets::Cards;
use crate::state::{Goa, Merchant, Step};
use crate::turn::Action;

/// GO-11.7: takes a card from the draw pile, which the discard pile refills; none if both are empty (GO-11.8).
fn draw_one(
    deck: &mut Cards,
    discard: &mut Cards,
    merchants: &mut [Merchant],
    rolls: &mut engine::Rolls<'_>,
    journal: &mut impl Journal<Event>,
) -> Option<CardId> {
    if deck.is_empty() {
        if discard.is_empty() {
            return None;
        }
        *deck = std::mem::take(discard);
        // What is in the hands is not in this pile, and everybody has seen what is.
        merchants.iter_mut().for_each(|merchant| merchant.old = merchant.hand);
        journal.note(Event::Reshuffled);
    }
    Some(deck.draw(rolls))
}

impl Goa {
    // The draw pile.

    /// Whether there is any card to draw or reveal.
    #[inline]
    pub(crate) fn has_cards(&self) -> bool {
        !(self.deck | self.discard).is_empty()
    }

    /// Cards come into a hand, whatever its limit (GO-7.8, GO-11.5).
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, count: u8, journal: &mut impl Journal<Event>) {
        if !self.has_cards() {
            return;
        }
        let Goa { deck, discard, merchants, dice, .. } = self;
        let mut rolls = dice.open();
        let mut cards = Cards::NONE;
        for _ in 0..count {
            let Some(card) = draw_one(deck, discard, merchants, &mut rolls, journal) else { break };
            merchants[seat.index()].hand.insert(card);
            cards.insert(card);
        }
        let shadow = Event::DrewUnseen { seat, count: cards.len() };
        journal.whisper(seat, Event::Drew { seat, cards }, Some(shadow));
    }

    /// Cards are turned up; they are nowhere but in the answer.
    pub(crate) fn reveal(&mut self, seat: Seat, count: u8, journal: &mut impl Journal<Event>) -> Cards {
        let mut cards = Cards::NONE;
        if self.has_cards() {
            let Goa { deck, discard, merchants, dice, .. } = self;
            let mut rolls = dice.open();
            for _ in 0..count {
                let Some(card) = draw_one(deck, discard, merchants, &mut rolls, journal) else { break };
                cards.insert(card);
            }
        }
        let colonists = self.colonists_on(cards);
        journal.note(Event::Revealed { seat, cards, colonists });
        cards
    }

    // Cards.

    /// GO-14.2: whether a card is held and may be played, and what it does.
    #[inline]
    pub(crate) fn may_modify(&self, seat: Seat, card: CardId) -> Result<EffectKind, Why> {
        if !self.merchant(seat).hand.has(card) {
            return Err(Why::NotHeld { card, clause: "GO-6.4" });
        }
        if self.acting().is_none_or(|(_, _, played)| played) {
            return Err(Why::CardPlayed);
        }
        Ok(self.tables().card(card).effect)
    }

    /// GO-14.3, GO-14.4, GO-6.7: whether a card may be played here by itself.
    pub(crate) fn may_play(&self, seat: Seat, card: CardId) -> Result<(), Why> {
        let effect = self.may_modify(seat, card)?;
        let merchant = self.merchant(seat);
        match (effect, self.step()) {
            (EffectKind::Ships | EffectKind::Colonists | EffectKind::Ducats, _) => Ok(()),
            (EffectKind::Spices, _) => self.may_use_fields(seat, "GO-14.9"),
            (EffectKind::Sale, _) if merchant.plots.iter().flatten().all(|plot| plot.spices.is_empty()) => {
                Err(Why::NoEffect("GO-14.10"))
            }
            (EffectKind::Sale, _) => Ok(()),
            (EffectKind::Step, _) => {
                let needed = self.tables().card(card).printed.ducats;
                let held = merchant.ducats;
                if u16::from(needed) > held {
                    return Err(Why::DucatsMissing { needed, held });
                }
                self.may_move_any(seat, "GO-14.11")
            }
            (EffectKind::Harvest, Some(Step::Harvest { mixed: false, .. })) => Ok(()),
            (EffectKind::Colony, Some(Step::Attempt { .. })) => self.may_reveal_more(0),
            (EffectKind::Harvest | EffectKind::Colony | EffectKind::NoSpices | EffectKind::NoShips, _) => {
                Err(Why::WrongModifier { card })
            }
        }
    }

    /// GO-6.7: spices need a free field.
    fn may_use_fields(&self, seat: Seat, clause: &'static str) -> Result<(), Why> {
        if self.has_free_field(seat) { Ok(()) } else { Err(Why::NoEffect(clause)) }
    }

    /// A marker that is not on the last row.
    fn may_move_any(&self, seat: Seat, clause: &'static str) -> Result<(), Why> {
        let merchant = self.merchant(seat);
        let all_down = crate::ids::Column::ALL.iter().all(|&column| merchant.is_down(column));
        if all_down { Err(Why::NoEffect(clause)) } else { Ok(()) }
    }

    #[inline]
    pub(crate) fn legal_cards(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.merchant(seat).hand;
        if hand.is_empty() || self.acting().is_none_or(|(_, _, played)| played) {
            return;
        }
        let cards = hand.iter().filter(|&card| self.may_play(seat, card).is_ok());
        out.extend(cards.map(|card| Action::PlayCard { card }));
    }

    /// GO-11.9: any card at any time of one's own turn.
    #[inline]
    pub(crate) fn legal_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.merchant(seat).hand.iter().map(|card| Action::DiscardCard { card }));
    }

    pub(crate) fn may_discard(&self, seat: Seat, card: CardId) -> Result<(), Why> {
        if self.merchant(seat).hand.has(card) {
            Ok(())
        } else {
            Err(Why::NotHeld { card, clause: "GO-11.9" })
        }
    }

    pub(crate) fn discard_card(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        self.leave_hand(seat, card);
        self.discard.insert(card);
        journal.note(Event::CardDiscarded { seat, card });
    }

    fn leave_hand(&mut self, seat: Seat, card: CardId) {
        let merchant = self.merchant_mut(seat);
        merchant.hand.remove(card);
        merchant.old.remove(card);
    }

    /// GO-14.2: a card leaves the hand, and no other may follow it this turn.
    pub(crate) fn take_card(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        self.leave_hand(seat, card);
        if let Some(Step::Turn { card: played, .. }) = self.steps.get_mut(1) {
            *played = true;
        }
        journal.note(Event::CardPlayed { seat, card });
    }

    /// GO-14.5: a card is played, and discarded after all that comes on top of this.
    pub(crate) fn lay_card(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        self.take_card(seat, card, journal);
        self.steps.push(Step::Bin { card });
    }

    pub(crate) fn play_card(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        let face = self.tables().card(card);
        match face.effect {
            // GO-14.6 to GO-14.9.
            EffectKind::Ships | EffectKind::Colonists | EffectKind::Ducats | EffectKind::Spices => {
                self.lay_card(seat, card, journal);
                self.gain(seat, face.printed.gains(), journal);
            }
            // GO-14.10.
            EffectKind::Sale => {
                self.lay_card(seat, card, journal);
                let (left, ducats) = (face.printed.spices, face.printed.ducats);
                self.steps.push(Step::Sale { left, ducats, begun: false });
            }
            // GO-14.11, GO-14.12.
            EffectKind::Step => {
                self.lay_card(seat, card, journal);
                let ducats = face.printed.ducats;
                self.merchant_mut(seat).ducats -= u16::from(ducats);
                journal.note(Event::DucatsPaid { seat, ducats });
                self.steps.push(Step::Descend { least: false });
            }
            // GO-9.3: the card lies under the Harvest until that is over.
            EffectKind::Harvest => {
                let Some(Step::Harvest { by, taken, .. }) = self.steps.pop() else {
                    unreachable!("the card goes with a Harvest")
                };
                self.lay_card(seat, card, journal);
                self.steps.push(Step::Harvest { by, taken, mixed: true });
            }
            EffectKind::Colony => self.reveal_more(seat, card, journal),
            EffectKind::NoSpices | EffectKind::NoShips => unreachable!("played with Progress"),
        }
    }

    /// GO-14.10: a spice for ducats.
    pub(crate) fn sell_spice(
        &mut self,
        seat: Seat,
        spice: crate::ids::Spice,
        plot: PlotId,
        ducats: u8,
        journal: &mut impl Journal<Event>,
    ) {
        self.give(seat, spice, plot, journal);
        self.gain_goods(seat, Gains { ducats, ..Gains::default() }, journal);
    }

    // Tiles.

    #[inline]
    pub(crate) fn legal_tiles(&self, seat: Seat, out: &mut Vec<Action>) {
        let merchant = self.merchant(seat);
        let tiles = (merchant.kept - self.turned) | merchant.pending;
        if !tiles.is_empty() {
            let usable = tiles.iter().filter(|&tile| self.may_use(seat, tile).is_ok());
            out.extend(usable.map(|tile| Action::UseTile { tile }));
        }
    }

    /// GO-6.7: whether carrying out a tile taken with Swap has an effect.
    pub(crate) fn may_carry_out(&self, tile: TileId) -> Result<(), Why> {
        let kind = self.tables().tile(tile).kind;
        let in_vain = (kind == TileKind::Expeditions && !self.has_cards())
            || (kind == TileKind::Favor && self.removed.is_empty());
        if in_vain { Err(Why::NoEffect("GO-6.7")) } else { Ok(()) }
    }

    /// GO-6.4, GO-6.7: whether a tile may be used here.
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

    /// GO-6.5: a tile is used, which is no action.
    pub(crate) fn use_tile(&mut self, seat: Seat, tile: TileId, journal: &mut impl Journal<Event>) {
        journal.note(Event::TileUsed { seat, tile });
        if self.merchant(seat).pending.has(tile) {
            // GO-16.22: as if it were acquired now.
            self.merchant_mut(seat).pending.remove(tile);
            self.acquire(seat, tile, journal);
            return;
        }
        let face = self.tables().tile(tile);
        match face.kind {
            // GO-16.8 to GO-16.12: turned over until the next round.
            TileKind::Ship
            | TileKind::Colonist
            | TileKind::Ducats
            | TileKind::Spice
            | TileKind::Expedition => {
                self.turned.insert(tile);
                self.gain(seat, face.printed.gains(), journal);
            }
            TileKind::Duty => self.steps.push(Step::Duty { tile, left: face.printed.spices }),
            TileKind::Swap => self.steps.push(Step::Swap { tile }),
            TileKind::Espionage => {
                self.use_up(seat, tile);
                self.steps.push(Step::SpyOn);
            }
            TileKind::ExtraHarvest => {
                self.use_up(seat, tile);
                self.steps.push(Step::ExtraHarvest { left: face.printed.plots, begun: false });
            }
            TileKind::Resupply => {
                self.use_up(seat, tile);
                let cards = self.reveal(seat, face.printed.cards, journal);
                let total = self.colonists_on(cards);
                self.discard |= cards;
                self.steps.push(Step::Resupply { total });
            }
            TileKind::ViceKing => {
                self.use_up(seat, tile);
                self.steps.push(Step::Descend { least: true });
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
            | TileKind::Mission => unreachable!("{tile} is no tile to use"),
        }
    }

    /// A once-only tile is discarded.
    fn use_up(&mut self, seat: Seat, tile: TileId) {
        self.merchant_mut(seat).kept.remove(tile);
        self.gone.insert(tile);
    }

    pub(crate) fn legal_spy_act(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::BuildShips);
        if self.may_harvest(seat).is_ok() {
            out.push(Action::Harvest);
        }
        out.push(Action::Taxes);
        let played = self.acting().is_none_or(|(_, _, played)| played);
        self.legal_founds(seat, played, out);
    }

    pub(crate) fn legal_extra_harvest(&self, seat: Seat, begun: bool, out: &mut Vec<Action>) {
        let plots = self.merchant(seat).plots.iter().flatten().filter(|plot| self.free_fields(plot) > 0);
        out.extend(plots.map(|plot| Action::FillPlot { plot: plot.id }));
        if begun {
            out.push(Action::Stop);
        }
    }

    /// The slot of a plot with a free field.
    pub(crate) fn may_fill_plot(&self, seat: Seat, id: PlotId) -> Result<usize, Why> {
        let merchant = self.merchant(seat);
        let slot = merchant.slot(id).ok_or(Why::NoPlot { plot: id, clause: "GO-16.15" })?;
        let is_free = merchant.plots[slot].is_some_and(|plot| self.free_fields(&plot) > 0);
        if is_free { Ok(slot) } else { Err(Why::PlotFull { plot: id, clause: "GO-16.15" }) }
    }

    /// GO-16.15: completely.
    pub(crate) fn fill_plot(&mut self, seat: Seat, plot: PlotId) {
        let slot = self.merchant(seat).slot(plot).expect("a plot of the seat");
        self.steps.push(Step::Fill { seat, slot: slot as u8 });
    }

    /// GO-16.16: all in one kind.
    pub(crate) fn resupply(
        &mut self,
        seat: Seat,
        total: u8,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        self.steps.pop();
        let none = Gains::default();
        let gains = if action == Action::TakeShips {
            Gains { ships: total, ..none }
        } else if action == Action::TakeColonists {
            Gains { colonists: total, ..none }
        } else {
            Gains { spices: total, ..none }
        };
        self.gain(seat, gains, journal);
    }

    /// GO-16.18: delivers what leaves no choice; tells whether there is one.
    pub(crate) fn duty_on(&mut self, tile: TileId, left: u8, journal: &mut impl Journal<Event>) -> bool {
        let seat = self.acting().expect("an action turn").0;
        if left > 0 && left < self.merchant(seat).stock().len() {
            return true;
        }
        self.steps.pop();
        if left > 0 {
            for plot in self.merchant(seat).plots.into_iter().flatten() {
                plot.spices.each().for_each(|spice| self.give(seat, spice, plot.id, journal));
            }
        }
        let merchant = self.merchant_mut(seat);
        merchant.kept.remove(tile);
        merchant.done.insert(tile);
        journal.note(Event::DutyDone { seat, tile });
        false
    }

    /// GO-16.21, GO-16.22: a tile of the play area for this one.
    pub(crate) fn swap(&mut self, seat: Seat, swap: TileId, tile: TileId, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let at = self.grid.find(tile).expect("a tile of the play area");
        self.merchant_mut(seat).kept.remove(swap);
        self.grid.put(at, Some(swap));
        journal.note(Event::Swapped { seat, tile, at });
        // GO-18.7 (ruling): under the Swap tile there is nothing any more.
        self.uncover(seat, at);
        let tables = self.tables();
        if (tables.plantations | tables.immediate).has(tile) {
            self.merchant_mut(seat).pending.insert(tile);
            self.steps.push(Step::UseOrKeep { seat, tile });
        } else {
            self.keep(seat, tile, journal);
        }
    }
}
