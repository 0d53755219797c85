//! The executor: scripts are carried out atom by atom, and what an atom asks goes on top of the pile of steps.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::Journal;

use crate::effect::{Atom, Origin, Price, Whom};
use crate::event::Event;
use crate::ids::{Good, Nation, Object, Space};
use crate::refusal::Why;
use crate::sets::Cards;
use crate::state::{For, Maracaibo, Step};
use crate::turn::Action;

impl Maracaibo {
    /// Begins a script: with a choice if it has several ways.
    pub(crate) fn start(&mut self, origin: Origin) {
        let script = self.tables().script(origin);
        if script.contains(&Atom::Or) {
            self.steps.push(Step::Either { origin });
        } else if !script.is_empty() {
            self.steps.push(Step::Run { origin, at: 0 });
        }
    }

    /// Where a way of a script begins, counted from 1.
    pub(crate) fn way_start(&self, origin: Origin, way: u8) -> Option<u8> {
        let script = self.tables().script(origin);
        let mut ways = 1;
        if way == 1 {
            return Some(0);
        }
        for (at, atom) in script.iter().enumerate() {
            if *atom == Atom::Or {
                ways += 1;
                if ways == way {
                    return Some(at as u8 + 1);
                }
            }
        }
        None
    }

    /// How many ways a script has.
    pub(crate) fn ways(&self, origin: Origin) -> u8 {
        1 + self.tables().script(origin).iter().filter(|&&atom| atom == Atom::Or).count() as u8
    }

    /// Whether a way can be gone: its first atom does something.
    pub(crate) fn may_go(&self, origin: Origin, way: u8) -> Result<(), Why> {
        if way == 0 {
            return Err(Why::NoWay);
        }
        let at = self.way_start(origin, way).ok_or(Why::NoWay)?;
        let atom = self.tables().script(origin).get(usize::from(at)).copied().unwrap_or(Atom::Or);
        match atom {
            Atom::Explore(_) if self.me().explorer == Space::END => Err(Why::ExplorerHome),
            Atom::Rank if !Nation::ALL.iter().any(|&nation| self.takes_nation(For::Rank, nation)) => {
                Err(Why::NoRank)
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn legal_ways(&self, origin: Origin, out: &mut Vec<Action>) {
        let ways = (1..=self.ways(origin)).filter(|&way| self.may_go(origin, way).is_ok());
        out.extend(ways.map(|way| Action::Way { way }));
        out.push(Action::Skip);
    }

    /// Carries out the next atom. Never waits itself.
    pub(crate) fn run(&mut self, origin: Origin, at: u8, journal: &mut impl Journal<Event>) -> bool {
        let script = self.tables().script(origin);
        let Some(&atom) = script.get(usize::from(at)).filter(|&&atom| atom != Atom::Or) else {
            self.steps.pop();
            return false;
        };
        if usize::from(at) + 1 == script.len() {
            self.steps.pop();
        } else {
            self.replace_step(Step::Run { origin, at: at + 1 });
        }
        let seat = self.active;
        match atom {
            Atom::Doubloons(n) => self.gain_doubloons(seat, n.into(), journal),
            Atom::Points(n) => self.score(seat, n.into(), journal),
            Atom::Combat(n) => self.gain_combat(seat, n, journal),
            Atom::Spies(n) => self.take_spies(seat, n, journal),
            Atom::Influence(n, Whom::With(nation)) => self.gain_influence(seat, nation, n, journal),
            Atom::Influence(n, Whom::Fighting) => {
                let nation = self.fighting(origin).expect("a Combat is on");
                self.gain_influence(seat, nation, n, journal);
            }
            Atom::Influence(n, Whom::Choice) => self.steps.push(Step::Nation { purpose: For::Influence(n) }),
            // MA-21.15: lost without a disc to remove.
            Atom::Disc => {
                if self.has_legal_disc() {
                    self.steps.push(Step::Disc { market: false });
                }
            }
            Atom::Explore(n) => self.begin_exploring(n),
            Atom::Village(n) => self.begin_village(n),
            Atom::Fight => self.steps.push(Step::Pile),
            // MA-26.5.
            Atom::Resail => {
                let left = self.tables().numbers.resail;
                self.steps.push(Step::Sail { left, spent: 0, again: true, set: false });
            }
            Atom::DoubloonsPer(n, per) => {
                let count = u16::from(self.count_of(per));
                self.gain_doubloons(seat, u16::from(n) * count, journal);
            }
            Atom::PointsPer(n, per) => {
                let count = u16::from(self.count_of(per));
                self.score(seat, u16::from(n) * count, journal);
            }
            // MA-14.14: counted when they begin.
            Atom::VillagePer(n, per) => self.begin_village(n * self.count_of(per)),
            Atom::PointsIf(token, n) => {
                if self.has_token(token) {
                    self.score(seat, n.into(), journal);
                }
            }
            Atom::Rank => self.ask_nation(For::Rank),
            Atom::CubeVillage => self.ask_nation(For::CubeVillage),
            Atom::Colony => self.ask_nation(For::Colony),
            Atom::CubeHere => self.ask_nation(For::CubeHere),
            Atom::Skull => self.begin_skull(),
            Atom::QuestCard => self.put_quest_on_card(origin, journal),
            Atom::SpyIncome => {
                if self.me().spies > 0 {
                    self.steps.push(Step::SpyIncome);
                }
            }
            Atom::Pay(price) => {
                // What hangs on the hand is asked even of who cannot pay: skipping it would tell.
                if self.affords_openly(&price) {
                    if usize::from(at) + 1 < script.len() {
                        self.steps.pop();
                    }
                    self.steps.push(Step::Offer { origin, at });
                } else if usize::from(at) + 1 < script.len() {
                    self.steps.pop();
                }
            }
            Atom::Or => unreachable!("a way ends before the next"),
        }
        false
    }

    /// A nation is asked for if one can be chosen.
    pub(crate) fn ask_nation(&mut self, purpose: For) {
        if Nation::ALL.iter().any(|&nation| self.takes_nation(purpose, nation)) {
            self.steps.push(Step::Nation { purpose });
        }
    }

    pub(crate) fn legal_nations(&self, purpose: For, out: &mut Vec<Action>) {
        let nations = Nation::ALL.into_iter().filter(|&nation| self.takes_nation(purpose, nation));
        out.extend(nations.map(|nation| Action::Nation { nation }));
        out.push(Action::Skip);
    }

    pub(crate) fn may_choose_nation(&self, purpose: For, nation: Nation) -> Result<(), Why> {
        if self.takes_nation(purpose, nation) {
            return Ok(());
        }
        Err(match purpose {
            For::Influence(_) | For::Line | For::Rank => Why::LastRank { nation },
            For::CubeVillage | For::Colony if !self.has_free_village() => Why::NoFreeVillage,
            For::CubeVillage | For::Colony => Why::NoCubes { nation, clause: "MA-25.2" },
            For::CubeHere => Why::NoCubes { nation, clause: "MA-21.11" },
        })
    }

    pub(crate) fn choose_nation(&mut self, purpose: For, nation: Nation, journal: &mut impl Journal<Event>) {
        let seat = self.active;
        match purpose {
            For::Influence(steps) => self.gain_influence(seat, nation, steps, journal),
            // MA-12.7.
            For::Line => {
                let steps = self.tables().numbers.line_red;
                self.gain_influence(seat, nation, steps, journal);
            }
            For::Rank => self.move_to_rank(nation, journal),
            For::CubeVillage => self.steps.push(Step::Settlement { nation, colony: false }),
            // MA-25.4: the influence half alone, without a cube or a village.
            For::Colony => {
                if self.reserves[nation.index()] > 0 && self.has_free_village() {
                    self.steps.push(Step::Settlement { nation, colony: true });
                } else {
                    self.move_to_rank(nation, journal);
                }
            }
            // MA-21.11.
            For::CubeHere => {
                let place = self.me().ship;
                self.put_cube(place, nation, journal);
                let steps = self.tables().numbers.cube_here_influence;
                self.gain_influence(seat, nation, steps, journal);
            }
        }
    }

    fn move_to_rank(&mut self, nation: Nation, journal: &mut impl Journal<Event>) {
        if let Some(steps) = self.steps_to_rank(self.me().influence[nation.index()]) {
            self.gain_influence(self.active, nation, steps, journal);
        }
    }

    /// MA-25.2, MA-25.3: the cube is placed, or that half is left.
    pub(crate) fn settle_village(
        &mut self,
        nation: Nation,
        colony: bool,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        if let Action::Settle { place } = action {
            self.put_cube(place, nation, journal);
        }
        if colony {
            self.move_to_rank(nation, journal);
        }
    }

    // Prices.

    /// The hand cards with an object.
    #[inline]
    fn hand_of_object(&self, hand: Cards, object: Object) -> u8 {
        (hand & self.tables().sets.of_object[object.index()]).len()
    }

    /// The hand cards with a good.
    #[inline]
    pub(crate) fn hand_of_good(&self, hand: Cards, good: Good) -> u8 {
        (hand & self.tables().sets.of_good[good.index()]).len()
    }

    /// Whether everybody can see that the price cannot be paid.
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

    /// Pays a price that can be paid; what asks for cards goes on top of the pile.
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
            self.steps.push(Step::Same { cards: price.same });
        }
        // MA-23.6: permanent objects pay first.
        let mut due = price.cards;
        let player = self.me();
        let mut permanent = Object::ALL.map(|object| self.provided(player, object));
        for symbol in &mut due {
            if let Some(crate::effect::Symbol::Object(object)) = *symbol
                && permanent[object.index()] > 0
            {
                permanent[object.index()] -= 1;
                *symbol = None;
            }
        }
        if due.iter().any(Option::is_some) {
            self.steps.push(Step::Settle { due });
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

    /// MA-26.3: so many cards with one good.
    pub(crate) fn charge_same(&mut self, cards: u8, good: Good) {
        let mut due = [None; crate::effect::SYMBOLS_MAX];
        due.iter_mut().take(usize::from(cards)).for_each(|symbol| {
            *symbol = Some(crate::effect::Symbol::Good(good));
        });
        self.steps.push(Step::Settle { due });
    }

    /// The symbol that a card pays, by its place among those that are due.
    fn pays(&self, due: &[Option<crate::effect::Symbol>], card: crate::ids::CardId) -> Option<usize> {
        use crate::effect::Symbol;
        let card = self.tables().card(card);
        due.iter().position(|symbol| match symbol {
            Some(Symbol::Good(good)) => *good == card.good,
            Some(Symbol::Object(object)) => *object == card.object,
            None => false,
        })
    }

    pub(crate) fn legal_settle(&self, due: &[Option<crate::effect::Symbol>], out: &mut Vec<Action>) {
        let cards = self.me().hand.iter().filter(|&card| self.pays(due, card).is_some());
        out.extend(cards.map(|card| Action::Spend { card }));
    }

    /// MA-14.13: a card pays for one symbol.
    pub(crate) fn may_spend(
        &self,
        due: &[Option<crate::effect::Symbol>],
        card: crate::ids::CardId,
    ) -> Result<(), Why> {
        if !self.me().hand.has(card) {
            return Err(Why::NotInHand { card });
        }
        if self.pays(due, card).is_some() { Ok(()) } else { Err(Why::WrongSymbol { card }) }
    }

    pub(crate) fn spend(
        &mut self,
        mut due: [Option<crate::effect::Symbol>; crate::effect::SYMBOLS_MAX],
        card: crate::ids::CardId,
        journal: &mut impl Journal<Event>,
    ) {
        let at = self.pays(&due, card).expect("the card pays");
        let symbol = due[at].take().expect("something is due");
        let seat = self.active;
        self.leave_hand(card);
        self.discard.insert(card);
        journal.note(Event::CardSpent { seat, card, symbol });
        if due.iter().any(Option::is_some) {
            self.replace_step(Step::Settle { due });
        } else {
            self.steps.pop();
        }
    }

    /// A card leaves the hand of who acts.
    pub(crate) fn leave_hand(&mut self, card: crate::ids::CardId) {
        let player = self.me_mut();
        player.hand.remove(card);
        player.known.remove(card);
        player.old.remove(card);
        player.played.insert(card);
    }

    /// The whole hand goes to the discard pile.
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

    // Offers.

    /// The price of an offer.
    pub(crate) fn offered_price(&self, origin: Origin, at: u8) -> Price {
        match self.tables().script(origin).get(usize::from(at)) {
            Some(Atom::Pay(price)) => *price,
            _ => Price::NONE,
        }
    }

    pub(crate) fn legal_offer(&self, origin: Origin, at: u8, out: &mut Vec<Action>) {
        let price = self.offered_price(origin, at);
        if price.same > 0 {
            self.legal_same(price.same, out);
        } else if self.affords(&price, self.me().hand, "MA-26.2").is_ok() {
            out.push(Action::Pay);
        }
        out.push(Action::Skip);
    }

    pub(crate) fn may_accept(&self, origin: Origin, at: u8, action: Action) -> Result<(), Why> {
        let price = self.offered_price(origin, at);
        match action {
            Action::PayGood { good } if price.same > 0 => self.may_pay_same(price.same, good),
            Action::Pay if price.same == 0 => self.affords(&price, self.me().hand, "MA-26.2"),
            _ => Err(Why::NotNow("MA-26.2")),
        }
    }

    /// MA-26.2: the price is paid and the rest of the script follows, or neither.
    pub(crate) fn answer_offer(
        &mut self,
        origin: Origin,
        at: u8,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) {
        self.steps.pop();
        if action == Action::Skip {
            return;
        }
        self.steps.push(Step::Run { origin, at: at + 1 });
        let price = self.offered_price(origin, at);
        if let Action::PayGood { good } = action {
            self.charge_same(price.same, good);
        } else {
            self.charge(&price, journal);
        }
    }
}
