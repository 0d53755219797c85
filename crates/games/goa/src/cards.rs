//! Chapter GO-14: the draw pile, Expedition cards and free plays.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::actions::Turn;
use crate::data::Gains;
use crate::event::Event;
use crate::harvest::Harvest;
use crate::ids::{CardId, Column};
use crate::progress::Descend;
use crate::refusal::Why;
use crate::sets::Cards;
use crate::show::card_view;
use crate::state::{Goa, Merchant};
use crate::step::{Pending, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;

/// GO-11.7, GO-11.8: draws a card, reshuffling the discard pile if needed; `None` if both piles are empty.
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
        // All players saw the discard pile, so they know that cards in hands are not in the new draw pile.
        merchants.iter_mut().for_each(|merchant| merchant.old = merchant.hand);
        journal.note(Event::Reshuffled);
    }
    Some(deck.draw(rolls))
}

/// The effect of an Expedition card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "GoaEffect")]
pub enum EffectKind {
    /// GO-14.6: ships.
    Ships,
    /// GO-14.7: colonists.
    Colonists,
    /// GO-14.8: ducats.
    Ducats,
    /// GO-14.9: spices of the player's choice.
    Spices,
    /// GO-14.10: spices are sold.
    Sale,
    /// GO-14.11: a marker moves down for ducats.
    Step,
    /// GO-9.3: a Harvest that also takes ships and colonists.
    Harvest,
    /// GO-12.6: one more card is revealed in founding a colony.
    Colony,
    /// GO-14.13: Progress without spices.
    NoSpices,
    /// GO-14.13: Progress without ships.
    NoShips,
}

impl EffectKind {
    /// All effects, in the order of the data.
    pub const ALL: [EffectKind; 10] = [
        EffectKind::Ships,
        EffectKind::Colonists,
        EffectKind::Ducats,
        EffectKind::Spices,
        EffectKind::Sale,
        EffectKind::Step,
        EffectKind::Harvest,
        EffectKind::Colony,
        EffectKind::NoSpices,
        EffectKind::NoShips,
    ];

    /// GO-14.4: whether the card is played only with its own action.
    pub fn is_modifier(self) -> bool {
        match self {
            EffectKind::Harvest | EffectKind::Colony | EffectKind::NoSpices | EffectKind::NoShips => true,
            EffectKind::Ships
            | EffectKind::Colonists
            | EffectKind::Ducats
            | EffectKind::Spices
            | EffectKind::Sale
            | EffectKind::Step => false,
        }
    }

    /// The numbers printed on a card with this effect, by their columns in the data.
    pub(crate) fn numbers(self) -> &'static [&'static str] {
        match self {
            EffectKind::Ships => &["ships"],
            EffectKind::Colonists => &["colonists"],
            EffectKind::Ducats | EffectKind::Step => &["ducats"],
            EffectKind::Spices => &["spices"],
            EffectKind::Sale => &["spices", "ducats"],
            EffectKind::Colony => &["cards"],
            EffectKind::Harvest | EffectKind::NoSpices | EffectKind::NoShips => &[],
        }
    }
}

impl Goa {
    /// Whether there is a card to draw or reveal.
    #[inline]
    pub(crate) fn has_cards(&self) -> bool {
        !(self.deck | self.discard).is_empty()
    }

    /// GO-7.8, GO-11.5: draws cards into a hand, regardless of the hand limit.
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

    /// Reveals cards and returns them; the caller puts them somewhere.
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

    /// GO-14.2: checks whether a card is held and may be played; returns its effect.
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

    /// GO-14.3, GO-14.4, GO-6.7: checks whether a card may be played here on its own.
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
            (EffectKind::Harvest, Some(Step::Harvest(Harvest { mixed: false, .. }))) => Ok(()),
            (EffectKind::Colony, Some(Step::Attempt(_))) => self.may_reveal_more(0),
            (EffectKind::Harvest | EffectKind::Colony | EffectKind::NoSpices | EffectKind::NoShips, _) => {
                Err(Why::WrongModifier { card })
            }
        }
    }

    /// GO-6.7: gaining spices needs a free field.
    pub(crate) fn may_use_fields(&self, seat: Seat, clause: &'static str) -> Result<(), Why> {
        if self.has_free_field(seat) { Ok(()) } else { Err(Why::NoEffect(clause)) }
    }

    /// Requires a marker that is not on the last row.
    pub(crate) fn may_move_any(&self, seat: Seat, clause: &'static str) -> Result<(), Why> {
        let merchant = self.merchant(seat);
        let all_down = Column::ALL.iter().all(|&column| merchant.is_down(column));
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

    /// GO-11.9: a player may discard any card at any time in the own turn.
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
        self.remove_from_hand(seat, card);
        self.discard.insert(card);
        journal.note(Event::CardDiscarded { seat, card });
    }

    fn remove_from_hand(&mut self, seat: Seat, card: CardId) {
        let merchant = self.merchant_mut(seat);
        merchant.hand.remove(card);
        merchant.old.remove(card);
    }

    /// GO-14.2: a card leaves the hand; no other card may be played this turn.
    pub(crate) fn take_card(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        self.remove_from_hand(seat, card);
        if let Some(Step::Turn(Turn { card: played, .. })) = self.steps.get_mut(1) {
            *played = true;
        }
        journal.note(Event::CardPlayed { seat, card });
    }

    /// GO-14.5: plays a card; it is discarded once every step above its `Bin` step is done.
    pub(crate) fn lay_card(&mut self, seat: Seat, card: CardId, journal: &mut impl Journal<Event>) {
        self.take_card(seat, card, journal);
        self.push(Bin { card });
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
                self.push(Sale { left, ducats, begun: false });
            }
            // GO-14.11, GO-14.12.
            EffectKind::Step => {
                self.lay_card(seat, card, journal);
                let ducats = face.printed.ducats;
                self.merchant_mut(seat).ducats -= u16::from(ducats);
                journal.note(Event::DucatsPaid { seat, ducats });
                self.push(Descend { least: false });
            }
            // GO-9.3: the card lies under the Harvest step until that is done.
            EffectKind::Harvest => {
                let Some(Step::Harvest(harvest)) = self.steps.pop() else {
                    unreachable!("the card is played during a Harvest")
                };
                self.lay_card(seat, card, journal);
                self.push(Harvest { mixed: true, ..harvest });
            }
            EffectKind::Colony => self.reveal_more(seat, card, journal),
            EffectKind::NoSpices | EffectKind::NoShips => unreachable!("played with Progress"),
        }
    }

    /// GO-6.4: makes a free play; returns whether the action was one.
    pub(crate) fn make_free_play(
        &mut self,
        seat: Seat,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) -> bool {
        if let Action::UseTile { tile } = action {
            self.use_tile(seat, tile, journal);
        } else if let Action::PlayCard { card } = action {
            self.play_card(seat, card, journal);
        } else if let Action::DiscardCard { card } = action {
            self.discard_card(seat, card, journal);
        } else {
            return false;
        }
        true
    }
}

// Steps.

/// GO-14.10: the player may sell up to `left` more spices for `ducats` each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sale {
    pub(crate) left: u8,
    pub(crate) ducats: u8,
    pub(crate) begun: bool,
}

impl Pending for Sale {
    fn clause(self) -> &'static str {
        "GO-14.10"
    }

    fn name(self) -> &'static str {
        "sale"
    }

    fn settle(self, game: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        let seat = game.acting().expect("an action turn").0;
        game.pop_unless(self.left > 0 && !game.merchant(seat).stock().is_empty())
    }

    fn legal(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_gives(seat, out);
        if self.begun {
            out.push(Action::Stop);
        }
    }

    fn candidates(self, game: &Goa, seat: Seat, out: &mut Vec<Action>) {
        game.legal_gives(seat, out);
        out.push(Action::Stop);
    }

    fn permit(self, game: &Goa, seat: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Give { spice, plot }) => game.may_give(seat, spice, plot),
            (_, Action::Stop) if self.begun => Ok(()),
            (_, Action::Stop) => Err(Why::AtLeastOne(self.clause())),
            (step, action) => Err(game.not_now(step, action)),
        }
    }

    fn apply(self, game: &mut Goa, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (self, action) {
            (_, Action::Give { spice, plot }) => {
                game.replace_step(Sale { left: self.left - 1, begun: true, ..self });
                game.give(seat, spice, plot, journal);
                game.gain_goods(seat, Gains { ducats: self.ducats, ..Gains::default() }, journal);
            }
            (_, Action::Stop) => {
                game.steps.pop();
            }
            (step, action) => step.unexpected(action),
        }
    }

    fn shown(self, _: &Goa) -> Option<PendingView> {
        Some(PendingView::Sale { left: self.left, ducats: self.ducats })
    }

    fn detail(self, _: &Goa, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("left", self.left).with("ducats", self.ducats)
    }

    fn audit(self, game: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()?;
        let is_stocked = !position.merchant(game).stock().is_empty();
        ensure(self.left > 0 && is_stocked && self.ducats <= 40, "no spice can be sold")
    }
}

/// GO-14.5: a played card goes to the discard pile, without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bin {
    pub(crate) card: CardId,
}

impl Pending for Bin {
    fn clause(self) -> &'static str {
        "GO-14.5"
    }

    fn name(self) -> &'static str {
        "end"
    }

    fn settle(self, game: &mut Goa, _: &mut impl Journal<Event>) -> bool {
        game.steps.pop();
        game.discard.insert(self.card);
        false
    }

    fn shown(self, game: &Goa) -> Option<PendingView> {
        Some(PendingView::Card { card: card_view(game.tables(), self.card) })
    }

    fn held_cards(self) -> Cards {
        Cards::one(self.card)
    }

    fn audit(self, _: &Goa, position: StackPosition<'_>) -> Result<(), String> {
        ensure(!position.is_top, "nothing lies above a played card")?;
        ensure(
            !position.below.iter().any(|step| matches!(step, Step::Bin(_))),
            "two cards were played in one turn",
        )
    }
}
