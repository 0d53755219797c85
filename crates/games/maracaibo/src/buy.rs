//! Chapters MA-22, MA-27 and MA-28: buying cards and investing in prestige buildings.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::Journal;

use crate::data::Trait;
use crate::effect::{Condition, Gift, Origin, Track};
use crate::event::Event;
use crate::ids::{Building, CardId, Nation, Token};
use crate::refusal::Why;
use crate::sets::{Cards, Tokens};
use crate::state::{Maracaibo, Step};
use crate::turn::Action;

impl Maracaibo {
    /// MA-23.7: what all discounts take off.
    pub(crate) fn discount(&self) -> u8 {
        let tables = self.tables();
        let cards = (self.me().owned & tables.having(Trait::Discount)).iter();
        cards.map(|card| tables.card(card).discount).sum()
    }

    /// MA-22.3: the doubloons a card costs who acts.
    pub(crate) fn price_of(&self, card: CardId) -> u8 {
        self.tables().card(card).cost.saturating_sub(self.discount())
    }

    /// MA-28.3: a nation's cubes on cities and villages.
    #[inline]
    pub(crate) fn cubes_on_locations(&self, nation: Nation) -> u8 {
        self.cubes.iter().filter(|&&cube| cube == Some(nation)).count() as u8
    }

    /// MA-22.2, MA-28.1: whether who acts may buy a card.
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
        // MA-28.2: a spy on the location, and one on the card or returned.
        let mut spies = u8::from(row.spy_at.is_some());
        match row.condition {
            Condition::None => (),
            Condition::SpyOnCard => spies += 1,
            Condition::Spend(cost) => {
                spies += cost.spies;
                // MA-22.7: the card itself pays nothing.
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

    /// MA-22.3: everything is paid; then the card is put down.
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
        self.steps.push(Step::Bought { card });
        if row.token == Some(Gift::Any) && self.me().tokens != Tokens::all() {
            self.steps.push(Step::AnyToken);
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

    /// MA-22.5: the token first, then the effects in printed order.
    pub(crate) fn put_down(&mut self, card: CardId, journal: &mut impl Journal<Event>) -> bool {
        self.steps.pop();
        let row = self.tables().card(card);
        if let Some(Gift::One(token)) = row.token {
            self.gain_token(token, journal);
        }
        let ahead = self.tables().place(self.me().ship).ahead;
        let player = self.me_mut();
        player.owned.insert(card);
        if let Some(place) = row.spy_at {
            // MA-16.6: where the ship no longer comes the spy scores nothing in this round.
            if !ahead.has(place) {
                player.late.insert(card);
            }
            journal.note(Event::SpyPlaced { seat: self.active, place });
        }
        self.raise_all(card, journal);
        self.start(Origin::Card(card));
        false
    }

    /// MA-25.7: spies on the card, each worth income.
    pub(crate) fn put_income_spies(&mut self, count: u8, journal: &mut impl Journal<Event>) {
        let steps = self.tables().numbers.spy_income;
        let player = self.me_mut();
        player.spies -= count;
        player.income_spies += count;
        for _ in 0..count {
            self.raise(Track::Doubloons, steps, journal);
        }
    }

    // Tokens of one's choice.

    pub(crate) fn may_take_token(&self, token: Token) -> Result<(), Why> {
        if self.has_token(token) { Err(Why::TokenOwned { token }) } else { Ok(()) }
    }

    pub(crate) fn legal_tokens(&self, out: &mut Vec<Action>) {
        let tokens = Token::ALL.into_iter().filter(|&token| !self.has_token(token));
        out.extend(tokens.map(|token| Action::Token { token }));
        out.push(Action::Skip);
    }

    // Prestige buildings.

    /// MA-27.1, MA-27.3: a revealed building, once.
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

    /// MA-18.2: a purchase in a scoring, then a draw; or points.
    pub(crate) fn purchase_choice(&mut self, action: Action, journal: &mut impl Journal<Event>) {
        self.steps.pop();
        let seat = self.active;
        // MA-19.1: nobody draws in the final scoring.
        let draws = self.round < crate::gain::ROUNDS;
        if draws && action != Action::TakePoints {
            self.steps.push(Step::Draw);
        }
        match action {
            Action::Buy { card } => self.buy(card, journal),
            Action::Invest { building } => self.invest(building, journal),
            _ => self.score(seat, self.tables().numbers.scoring_points.into(), journal),
        }
    }
}
