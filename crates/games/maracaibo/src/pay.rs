//! Payment of prices (MA-14.6, MA-14.13, MA-23.6, MA-26.3).

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::effect::{Price, SYMBOLS_MAX, Symbol};
use crate::event::Event;
use crate::ids::{CardId, Good, Object};
use crate::refusal::Why;
use crate::sets::Cards;
use crate::state::Maracaibo;
use crate::step::{Pending, StackPosition};
use crate::turn::Action;
use crate::view::PendingView;
use crate::words;

impl Maracaibo {
    /// The number of hand cards with an object.
    #[inline]
    fn hand_of_object(&self, hand: Cards, object: Object) -> u8 {
        (hand & self.tables().sets.of_object[object.index()]).len()
    }

    /// The number of hand cards with a good.
    #[inline]
    pub(crate) fn hand_of_good(&self, hand: Cards, good: Good) -> u8 {
        (hand & self.tables().sets.of_good[good.index()]).len()
    }

    /// Whether the price may be payable as far as other players can see, who know only the size of the hand.
    pub(crate) fn affords_openly(&self, price: &Price) -> bool {
        let player = self.me();
        let cards = price.same.max(u8::from(price.hand));
        player.doubloons >= price.doubloons.into()
            && player.combat >= price.combat
            && player.spies >= price.spies
            && self.sailed >= price.movement
            && player.hand.len() >= cards
    }

    /// MA-14.6: whether a price can be paid in full with these hand cards.
    pub(crate) fn affords(&self, price: &Price, hand: Cards, clause: &'static str) -> Result<(), Why> {
        let player = self.me();
        if player.doubloons < price.doubloons.into() {
            return Err(Why::Doubloons { clause, needed: price.doubloons, held: player.doubloons });
        }
        if player.combat < price.combat {
            return Err(Why::CombatPoints { clause, needed: price.combat, held: player.combat });
        }
        if player.spies < price.spies {
            return Err(Why::Spies { clause, needed: price.spies, held: player.spies });
        }
        if self.sailed < price.movement {
            return Err(Why::Movement { needed: price.movement, spent: self.sailed });
        }
        if price.hand && hand.is_empty() {
            return Err(Why::EmptyHand(clause));
        }
        if price.same > 0 && !Good::ALL.iter().any(|&good| self.hand_of_good(hand, good) >= price.same) {
            return Err(Why::SameGoods { clause, needed: price.same });
        }
        for object in Object::ALL {
            let needed = price.objects(object);
            if needed > 0 && self.provided(player, object) + self.hand_of_object(hand, object) < needed {
                return Err(Why::Objects { clause, object, needed });
            }
        }
        for good in Good::ALL {
            let needed = price.goods(good);
            if needed > 0 && self.hand_of_good(hand, good) < needed {
                return Err(Why::Goods { clause, good, needed });
            }
        }
        Ok(())
    }

    /// Pays a price that can be paid, and pushes the choice of cards onto the stack.
    pub(crate) fn charge(&mut self, price: &Price, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        self.pay_doubloons(seat, price.doubloons, journal);
        if price.combat > 0 {
            self.me_mut().combat -= price.combat;
            journal.note(Event::CombatPaid { seat, points: price.combat });
        }
        self.return_spies(seat, price.spies, journal);
        if price.hand {
            self.discard_hand(journal);
        }
        if price.same > 0 {
            self.push(Same { cards: price.same });
        }
        // MA-23.6: permanent objects pay first.
        let mut due = price.cards;
        let player = self.me();
        let mut permanent = Object::ALL.map(|object| self.provided(player, object));
        for symbol in &mut due {
            if let Some(Symbol::Object(object)) = *symbol
                && permanent[object.index()] > 0
            {
                permanent[object.index()] -= 1;
                *symbol = None;
            }
        }
        if due.iter().any(Option::is_some) {
            self.push(Settle { due });
        }
    }

    pub(crate) fn may_pay_same(&self, cards: u8, good: Good) -> Result<(), Why> {
        if self.hand_of_good(self.me().hand, good) >= cards {
            Ok(())
        } else {
            Err(Why::Goods { clause: "MA-26.3", good, needed: cards })
        }
    }

    pub(crate) fn legal_same(&self, cards: u8, out: &mut Vec<Action>) {
        let goods = Good::ALL.into_iter().filter(|&good| self.may_pay_same(cards, good).is_ok());
        out.extend(goods.map(|good| Action::PayGood { good }));
    }

    /// MA-26.3: charges a number of cards with one good.
    pub(crate) fn charge_same(&mut self, cards: u8, good: Good) {
        let mut due = [None; SYMBOLS_MAX];
        due.iter_mut().take(usize::from(cards)).for_each(|symbol| {
            *symbol = Some(Symbol::Good(good));
        });
        self.push(Settle { due });
    }

    /// Removes a card from the active player's hand.
    pub(crate) fn leave_hand(&mut self, card: CardId) {
        let player = self.me_mut();
        player.hand.remove(card);
        player.known.remove(card);
        player.old.remove(card);
        player.played.insert(card);
    }

    /// Discards the active player's whole hand.
    pub(crate) fn discard_hand(&mut self, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let player = self.me_mut();
        let cards = std::mem::take(&mut player.hand);
        player.known = Cards::NONE;
        player.old = Cards::NONE;
        player.played |= cards;
        self.discard |= cards;
        journal.note(Event::HandDiscarded { seat, cards });
    }
}

/// The label for paying with cards of a good.
pub(crate) fn good_choice(good: Good, cards: u8) -> Phrase {
    Phrase::new("ma-do-pay-good").with("good", good.phrase()).with("count", cards)
}

/// MA-14.2: choosing the good of a payment with identical goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Same {
    /// The number of cards.
    pub(crate) cards: u8,
}

impl Pending for Same {
    fn clause(self) -> &'static str {
        "MA-26.3"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        game.legal_same(self.cards, out);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Good::ALL.map(|good| Action::PayGood { good }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::PayGood { good }) => game.may_pay_same(self.cards, good),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Action::PayGood { good } = action else { self.unexpected_action(action) };
        game.steps.pop();
        game.charge_same(self.cards, good);
    }

    fn allows_free_actions(self) -> bool {
        false
    }

    fn is_paying(self) -> bool {
        true
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("same")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("count", self.cards)
    }

    fn say(self, _: &Maracaibo, action: Action) -> Option<Phrase> {
        let Action::PayGood { good } = action else { return None };
        Some(good_choice(good, self.cards))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Same { cards: self.cards })
    }

    fn audit_next(self, _: &Maracaibo) -> Result<(), String> {
        ensure((1..=3).contains(&self.cards), "a payment of identical goods needs 1 to 3 cards")
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}

/// MA-14.6: choosing the cards of a payment with symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settle {
    /// The symbols still due.
    pub(crate) due: [Option<Symbol>; SYMBOLS_MAX],
}

impl Settle {
    /// The index of the due symbol that a card pays.
    fn paid_by(self, game: &Maracaibo, card: CardId) -> Option<usize> {
        let card = game.tables().card(card);
        self.due.iter().position(|symbol| match symbol {
            Some(Symbol::Good(good)) => *good == card.good,
            Some(Symbol::Object(object)) => *object == card.object,
            None => false,
        })
    }

    /// MA-14.13: a card pays for one symbol.
    fn may_spend(self, game: &Maracaibo, card: CardId) -> Result<(), Why> {
        if !game.me().hand.has(card) {
            return Err(Why::NotInHand { card });
        }
        if self.paid_by(game, card).is_some() { Ok(()) } else { Err(Why::WrongSymbol { card }) }
    }
}

impl Pending for Settle {
    fn clause(self) -> &'static str {
        "MA-14.6"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let cards = game.me().hand.iter().filter(|&card| self.paid_by(game, card).is_some());
        out.extend(cards.map(|card| Action::Spend { card }));
    }

    fn candidates(self, game: &Maracaibo, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.player(seat).hand.iter().map(|card| Action::Spend { card }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Spend { card }) => self.may_spend(game, card),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Spend { card } = action else { self.unexpected_action(action) };
        let at = self.paid_by(game, card).expect("the card pays");
        let mut due = self.due;
        let symbol = due[at].take().expect("something is due");
        game.leave_hand(card);
        game.discard.insert(card);
        journal.note(Event::CardSpent { seat, card, symbol });
        if due.iter().any(Option::is_some) {
            game.replace_step(Self { due });
        } else {
            game.steps.pop();
        }
    }

    fn allows_free_actions(self) -> bool {
        false
    }

    fn is_paying(self) -> bool {
        true
    }

    fn hides(self, game: &Maracaibo, seat: Seat) -> bool {
        !game.player(seat).hand.is_empty()
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("settle")
    }

    fn detail(self, _: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("due", words::counted_symbols(self.due.into_iter().flatten()))
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Settle { due: self.due.into_iter().flatten().collect() })
    }

    fn audit_next(self, _: &Maracaibo) -> Result<(), String> {
        ensure(self.due.iter().any(Option::is_some), "a payment without a due symbol")
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}
