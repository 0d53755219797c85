//! Chapters MA-22, MA-27 and MA-28: buying cards and investing in prestige buildings.

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::data::Trait;
use crate::effect::{Condition, Gift, Origin, Track};
use crate::event::Event;
use crate::ids::{Building, CardId, Nation, Token};
use crate::refusal::Why;
use crate::sets::{Cards, Tokens};
use crate::state::Maracaibo;
use crate::step::{Pending, Prospects, StackPosition, Step};
use crate::turn::Action;
use crate::view::PendingView;

impl Maracaibo {
    /// MA-23.7: the sum of all discounts.
    pub(crate) fn discount(&self) -> u8 {
        let tables = self.tables();
        let cards = (self.me().owned & tables.having(Trait::Discount)).iter();
        cards.map(|card| tables.card(card).discount).sum()
    }

    /// MA-22.3: the price of a card for the active player.
    pub(crate) fn price_of(&self, card: CardId) -> u8 {
        self.tables().card(card).cost.saturating_sub(self.discount())
    }

    /// MA-28.3: a nation's cubes on cities and villages.
    #[inline]
    pub(crate) fn cubes_on_locations(&self, nation: Nation) -> u8 {
        self.cubes.iter().filter(|&&cube| cube == Some(nation)).count() as u8
    }

    /// MA-22.2, MA-28.1: whether the active player may buy a card.
    pub(crate) fn may_buy(&self, card: CardId) -> Result<(), Why> {
        if !self.me().hand.has(card) && !self.me().plans(card) {
            return Err(Why::NotInHand { card });
        }
        self.may_buy_for(card, self.discount())
    }

    #[inline]
    fn may_buy_for(&self, card: CardId, discount: u8) -> Result<(), Why> {
        let player = self.me();
        let row = self.tables().card(card);
        let price = row.cost.saturating_sub(discount);
        if player.doubloons < price.into() {
            return Err(Why::Doubloons { clause: "MA-22.3", needed: price, held: player.doubloons });
        }
        // MA-28.2: one spy for the location, and one that goes on the card or is returned.
        let mut spies = u8::from(row.spy_at.is_some());
        match row.condition {
            Condition::None => (),
            Condition::SpyOnCard => spies += 1,
            Condition::Spend(cost) => {
                spies += cost.spies;
                // MA-22.7: the card itself cannot be used to pay.
                self.affords(&cost, player.hand - Cards::one(card), "MA-28.1")?;
            }
            Condition::Cubes(nation, needed) => {
                let held = self.cubes_on_locations(nation);
                if held < needed {
                    return Err(Why::NationCubes { nation, needed, held });
                }
            }
        }
        // MA-16.1 with MA-30.4: a spy needs a location that is in play.
        if spies > player.spies {
            return Err(Why::Spies { clause: "MA-28.2", needed: spies, held: player.spies });
        }
        Ok(())
    }

    pub(crate) fn legal_purchases(&self, out: &mut Vec<Action>) {
        let discount = self.discount();
        let player = self.me();
        let planned: Cards = player.planning.iter().flatten().copied().collect();
        let cards = (player.hand | planned).iter();
        out.extend(
            cards.filter(|&card| self.may_buy_for(card, discount).is_ok()).map(|card| Action::Buy { card }),
        );
        for &building in &self.buildings {
            if self.may_invest(building).is_ok() {
                out.push(Action::Invest { building });
            }
        }
    }

    pub(crate) fn purchase_candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let planned: Cards = player.planning.iter().flatten().copied().collect();
        out.extend((player.hand | planned).iter().map(|card| Action::Buy { card }));
        out.extend(self.buildings.iter().map(|&building| Action::Invest { building }));
    }

    /// MA-22.3: the price is paid, then the card is put down.
    pub(crate) fn buy(&mut self, card: CardId, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let row = self.tables().card(card);
        let price = self.price_of(card);
        if self.me().hand.has(card) {
            self.leave_hand(card);
        } else {
            let space = self.me().planning.iter().position(|&planned| planned == Some(card));
            let player = self.me_mut();
            player.planning[space.expect("a planned card")] = None;
            player.played.insert(card);
        }
        let player = self.me_mut();
        player.doubloons -= u16::from(price);
        journal.note(Event::Bought { seat, card, doubloons: price });
        self.push(Bought { card });
        if row.token == Some(Gift::Any) && self.me().tokens != Tokens::all() {
            self.push(AnyToken);
        }
        if row.spy_at.is_some() {
            self.me_mut().spies -= 1;
        }
        match row.condition {
            Condition::None | Condition::Cubes(..) => (),
            Condition::SpyOnCard => self.me_mut().spies -= 1,
            Condition::Spend(cost) => self.charge(&cost, journal),
        }
    }

    /// MA-25.7: spies in the reserve may go on the card.
    pub(crate) fn begin_spy_income(&mut self) {
        if self.me().spies > 0 {
            self.push(SpyIncome);
        }
    }

    // Prestige buildings.

    /// MA-27.1, MA-27.3: players invest once in a revealed building.
    pub(crate) fn may_invest(&self, building: Building) -> Result<(), Why> {
        let player = self.me();
        if !self.buildings.contains(&building) {
            return Err(Why::NotRevealed { building });
        }
        if player.invested.has(building) {
            return Err(Why::Invested { building });
        }
        let price = self.building_price(building);
        if player.doubloons < price.into() {
            return Err(Why::Doubloons { clause: "MA-27.1", needed: price, held: player.doubloons });
        }
        if player.spies == 0 {
            return Err(Why::Spies { clause: "MA-27.1", needed: 1, held: 0 });
        }
        Ok(())
    }

    /// MA-23.7: discounts count for buildings too.
    pub(crate) fn building_price(&self, building: Building) -> u8 {
        self.tables().building(building).cost.saturating_sub(self.discount())
    }

    /// MA-27.1, MA-27.2.
    pub(crate) fn invest(&mut self, building: Building, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        let row = self.tables().building(building);
        let doubloons = self.building_price(building);
        let first = !self.players.iter().any(|player| player.invested.has(building));
        let player = self.me_mut();
        player.doubloons -= u16::from(doubloons);
        player.spies -= 1;
        player.invested.insert(building);
        journal.note(Event::Invested { seat, building, doubloons });
        self.gain_token(row.token, journal);
        if first {
            self.score(seat, self.tables().numbers.building_first.into(), journal);
        }
    }
}

/// MA-22.3: a paid card takes effect (automatic step).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bought {
    pub(crate) card: CardId,
}

/// Checks that nothing but the card's own choices lies between payment and effect.
fn audit_put_down(position: StackPosition<'_>) -> Result<(), String> {
    let due = |step: Step| step == Step::AnyToken || step.is_paying();
    ensure(position.above().is_none_or(due), "a card is not put down")
}

impl Pending for Bought {
    fn clause(self) -> &'static str {
        "MA-22.3"
    }

    // MA-22.5: the token first, then the effects in printed order.
    fn settle(self, game: &mut Maracaibo, journal: &mut impl Journal<Event>) -> bool {
        let Self { card } = self;
        game.steps.pop();
        let row = game.tables().card(card);
        if let Some(Gift::One(token)) = row.token {
            game.gain_token(token, journal);
        }
        let ahead = game.tables().place(game.me().ship).ahead;
        let player = game.me_mut();
        player.owned.insert(card);
        if let Some(place) = row.spy_at {
            // MA-16.6: a spy behind the ship scores nothing in this round.
            if !ahead.has(place) {
                player.late.insert(card);
            }
            journal.note(Event::SpyPlaced { seat: game.active, place });
        }
        game.raise_all(card, journal);
        game.start(Origin::Card(card));
        false
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Bought { card: self.card })
    }

    fn card(self) -> Option<CardId> {
        Some(self.card)
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        audit_put_down(position)
    }
}

/// MA-23.2: choosing a token.
#[derive(Clone, Copy)]
pub(crate) struct AnyToken;

impl Pending for AnyToken {
    fn clause(self) -> &'static str {
        "MA-23.2"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        let tokens = Token::ALL.into_iter().filter(|&token| !game.has_token(token));
        out.extend(tokens.map(|token| Action::Token { token }));
        out.push(Action::Skip);
    }

    fn candidates(self, _: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend(Token::ALL.map(|token| Action::Token { token }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        match (self, action) {
            (_, Action::Token { token }) if game.has_token(token) => Err(Why::TokenOwned { token }),
            (_, Action::Token { .. } | Action::Skip) => Ok(()),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        game.steps.pop();
        if let Action::Token { token } = action {
            game.gain_token(token, journal);
        }
    }

    fn add_prospects(self, prospects: &mut Prospects) {
        prospects.gains += 1;
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("token")
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::Token)
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        audit_put_down(position)
    }
}

/// MA-25.7: choosing the number of spies for this card.
#[derive(Clone, Copy)]
pub(crate) struct SpyIncome;

impl Pending for SpyIncome {
    fn clause(self) -> &'static str {
        "MA-25.7"
    }

    fn legal(self, game: &Maracaibo, _: Seat, out: &mut Vec<Action>) {
        out.extend((0..=game.me().spies).map(|count| Action::Spies { count }));
    }

    fn permit(self, game: &Maracaibo, _: Seat, action: Action) -> Result<(), Why> {
        let held = game.me().spies;
        match (self, action) {
            (_, Action::Spies { count }) if count <= held => Ok(()),
            (_, Action::Spies { count }) => Err(Why::Spies { clause: self.clause(), needed: count, held }),
            _ => Err(self.not_now(game, action)),
        }
    }

    // Each spy on the card raises the income.
    fn apply(self, game: &mut Maracaibo, _: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Action::Spies { count } = action else { self.unexpected_action(action) };
        game.steps.pop();
        let steps = game.tables().numbers.spy_income;
        let player = game.me_mut();
        player.spies -= count;
        player.income_spies += count;
        for _ in 0..count {
            game.raise(Track::Doubloons, steps, journal);
        }
    }

    fn name(self, _: &Maracaibo, _: Seat, _: bool) -> Option<&'static str> {
        Some("spy-income")
    }

    fn detail(self, game: &Maracaibo, _: Seat, phrase: Phrase, _: bool) -> Phrase {
        phrase.with("income", game.tables().numbers.spy_income)
    }

    fn pending_view(self, _: &Maracaibo) -> Option<PendingView> {
        Some(PendingView::SpyIncome)
    }

    fn audit(self, _: &Maracaibo, position: StackPosition<'_>) -> Result<(), String> {
        position.on_top()
    }
}
