//! Validates a state from outside: conservation of components, and preconditions of the rules.

use engine::{Seat, Seats};

use crate::cards::Cards;
use crate::data::LIBRARY;
use crate::different::Different;
use crate::identical::Identical;
use crate::ids::{Character, Developments, Resource};
use crate::progression::Act;
use crate::state::{Compensation, MundusNovus, Player, Purse, Stage, Trade};
use crate::step::{Pending, Step};
use crate::view::TakenView;

/// An upper bound on the doubloons of a purse, given `DOUBLOONS_MAX` and the round
/// limit.
const PURSE_MAX: u16 = 60_000;
/// An upper bound on the turns of a game, far below the limit of the counter.
const TURNS_MAX: u32 = 1_000_000;

type Verdict = Result<(), String>;

fn need(holds: bool, message: &str) -> Verdict {
    if holds { Ok(()) } else { Err(message.to_owned()) }
}

impl MundusNovus {
    pub(crate) fn audit_now(&self) -> Verdict {
        // No `..`: a new field must not escape the audit.
        let MundusNovus {
            players,
            pile: _,
            discard: _,
            market,
            pool: _,
            deck,
            queue,
            round,
            marker,
            master,
            trade,
            detached: _,
            perfect,
            compensation: _,
            turns,
            first,
            data,
            steps: _,
            dice: _,
        } = self;
        need(LIBRARY.has(*data), "the component data belong to another game")?;
        let rules = &self.tables().rules;
        let seats = players.len();
        need((2..=crate::state::MAX_PLAYERS).contains(&seats), "the number of players is not 2 to 6")?;
        need(master.index() < seats, "the Trade Master has no seat")?;
        need(first.is_none_or(|first| usize::from(first) < seats), "the first Trade Master has no seat")?;
        need((1..=rules.round_limit).contains(round), "the round is out of range")?;
        need(*round > 1 || marker.is_none(), "round 1 has an event")?;
        need(*turns <= TURNS_MAX, "too many turns")?;
        need(perfect.is_within(Seats::all(seats)), "a perfect combination belongs to no seat")?;
        need(market.len_checked() == Some(rules.market), "the market has the wrong size")?;
        need(queue.len() <= usize::from(rules.queue), "the queue is too long")?;
        need(queue.len() == usize::from(rules.queue) || deck.is_empty(), "the queue has a gap")?;
        self.audit_steps()?;
        self.audit_developments()?;
        self.audit_cards()?;
        self.audit_purses()?;
        self.audit_trade(trade)?;
        self.audit_step()?;
        self.audit_knowledge()
    }

    fn audit_steps(&self) -> Verdict {
        let fit = |(at, step): (usize, &Step)| step.fits(&self.steps[..at]);
        need(
            !self.steps.is_empty() && self.steps.iter().enumerate().all(fit),
            "the step stack is neither one step nor a turn with a combination",
        )
    }

    fn audit_developments(&self) -> Verdict {
        let mut seen = self.deck;
        let mut count = u16::from(self.deck.len());
        for &card in &self.queue {
            seen.insert(card);
            count += 1;
        }
        for player in &self.players {
            seen = seen | player.developments;
            count += u16::from(player.developments.len());
        }
        let all = self.tables().deck(self.players.len());
        need(seen == all && count == u16::from(all.len()), "a Development is missing or duplicated")?;
        let divider = self.owner_of(Character::PonceDeLeon);
        let own = divider.map_or(Developments::NONE, |seat| self.caravels(seat));
        need(self.detached.is_within(own), "a squadron is divided, but its owner does not have Ponce de León")
    }

    fn audit_cards(&self) -> Verdict {
        let mut all = Cards::NONE;
        let mut add = |cards: &Cards| -> Verdict {
            all = all.checked_add(cards).ok_or("too many cards")?;
            Ok(())
        };
        for pile in [&self.pile, &self.discard, &self.market, &self.pool] {
            add(pile)?;
        }
        for Player { purse: _, hand, stored, offer, shown: _, developments: _ } in &self.players {
            add(hand)?;
            add(stored)?;
            add(offer)?;
        }
        if let Some(TakenView { card, .. }) = self.step().taken() {
            add(&Cards::one(card))?;
        }
        need(all == self.tables().copies, "a Resource card is missing or duplicated")
    }

    fn audit_purses(&self) -> Verdict {
        for player in &self.players {
            let Purse { different, relics, income, shipyards, orellana, coronado } = player.purse;
            let parts = [different, relics, income, shipyards, orellana, coronado];
            need(parts.iter().all(|&part| part <= PURSE_MAX / 5), "a purse holds too many doubloons")?;
            let earned: u16 = parts[..5].iter().sum();
            need(coronado <= earned, "a purse is overdrawn")?;
        }
        Ok(())
    }

    fn audit_trade(&self, trade: &Trade) -> Verdict {
        let Trade { number, revealed, chain, taken_back, compensated, raised } = trade;
        let seats = self.players.len();
        let is_seat = |seat: Seat| seat.index() < seats;
        let announce = &self.tables().rules.announce;
        need(number.is_none_or(|number| announce.contains(&number)), "the announced number is not allowed")?;
        need(
            chain.iter().all(|one| is_seat(one.taker) && is_seat(one.from) && one.taker != one.from),
            "an exchange is not between two players",
        )?;
        need(
            taken_back.is_none_or(|(seat, cards)| is_seat(seat) && cards.len_checked().is_some()),
            "the taken-back offer belongs to no seat",
        )?;
        need(
            compensated
                .is_none_or(|(giver, receiver)| is_seat(giver) && is_seat(receiver) && giver != receiver),
            "a compensating card is not between two players",
        )?;
        need(
            raised.is_none_or(is_seat) && (*revealed || raised.is_none()),
            "Valdivia's bonus belongs to no seat or precedes the reveal",
        )?;
        let step = self.step();
        let trading = step.active().is_some() || !step.tied().is_empty();
        let offering = self.step().offering().is_some();
        let laid: u16 = self.players.iter().map(|player| u16::from(player.offer.len())).sum();
        need(trading || offering || laid == 0, "cards are on offer outside the Trade stage")?;
        need(!trading || *revealed, "exchanges precede the reveal of the offers")?;
        need(!offering || (!*revealed && chain.is_empty()), "exchanges precede the offers")?;
        let between = usize::from(step.taken().is_some());
        need(
            chain.len() + usize::from(laid) + between <= crate::state::CHAIN_MAX,
            "the chain is longer than the offered cards allow",
        )
    }

    /// Checks that the pending step offers a choice and that its consequences can be applied.
    fn audit_step(&self) -> Verdict {
        let seats = self.players.len();
        let stored = |seat: Seat| !self.player(seat).stored.is_empty();
        let pooling = self.step().serving().is_some();
        need(pooling || self.pool.is_empty(), "the pool is not empty, but no squadron is served")?;
        let progressing = matches!(self.stage(), Stage::Progression | Stage::Over);
        // MN-4.1: warehouses are empty from the deal until the owner's turn.
        let early = self.stage() == Stage::Event;
        need(
            progressing || early || !Seat::all(seats).any(stored),
            "cards are stored after the Supply stage began",
        )?;
        need(self.perfect.is_empty() || progressing, "a perfect combination precedes the Progression stage")?;
        self.step().audit(self)
    }

    pub(crate) fn audit_hands(&self, least: u8) -> Verdict {
        need(self.players.iter().all(|player| player.hand.len() >= least), "a hand is too small")
    }

    pub(crate) fn audit_offers(&self, number: u8, done: Seats) -> Verdict {
        let seats = self.players.len();
        need(self.tables().rules.announce.contains(&number), "the announced number is not allowed")?;
        need(
            done.is_within(Seats::all(seats)) && done != Seats::all(seats),
            "the set of finished offers is wrong",
        )?;
        let mut laid = 0;
        for seat in Seat::all(seats) {
            let Player { hand, offer, .. } = self.player(seat);
            let (size, free) = (offer.len(), self.owns(seat, Character::LasCasas));
            need(size <= number, "an offer is too large")?;
            need(!done.has(seat) || size == number || free, "an offer is too small")?;
            need(done.has(seat) || size < number, "an offer is complete but not done")?;
            need(hand.len() >= number - size, "a hand is too small")?;
            laid += u16::from(size > 0 || !done.has(seat) || !free);
        }
        need(laid > 0, "every offer is empty")
    }

    /// MN-5.9, MN-5.13: each exchange follows from the one before. MN-5.21: the Trade Master will have a card to
    /// give.
    pub(crate) fn audit_chain(&self) -> Verdict {
        let chain = &self.trade.chain;
        let follows = chain.windows(2).all(|pair| pair[0].from == pair[1].taker);
        need(follows, "the chain is broken")?;
        let leads = chain.first().is_none_or(|one| one.taker == self.master);
        need(leads, "the Trade Master does not lead the chain")?;
        let active = chain.last().map_or(self.master, |one| one.from);
        need(self.step().active() == Some(active), "the wrong player is active")?;
        need(
            chain.is_empty() || !self.player(self.master).hand.is_empty(),
            "the Trade Master has no card to give",
        )
    }

    pub(crate) fn audit_acting(&self, acting: &Act) -> Verdict {
        let Act { seat, after, identical: _, different: _, relics: _, used, backs } = *acting;
        need(seat.index() < self.players.len(), "the acting player has no seat")?;
        need(usize::from(after) < self.players.len(), "more players are still to act than there are")?;
        need(
            used.is_within(self.player(seat).developments & self.tables().merchants),
            "a used merchant is not owned by the acting player",
        )?;
        need(self.player(seat).stored.is_empty(), "cards are stored before the turn ends")?;
        need(backs <= self.tables().rules.back_limit, "combinations were given up too often")
    }

    pub(crate) fn audit_identical(&self, acting: &Act, build: &Identical) -> Verdict {
        let hand = &self.player(acting.seat).hand;
        let rules = &self.tables().rules;
        need(
            !acting.identical || self.is_under(acting.seat, crate::ids::Marker::KingsHelp),
            "a second identical combination",
        )?;
        need(
            self.is_development_left(acting.seat),
            "an identical combination without a Development to take",
        )?;
        let Identical { of, natural, jokers, decided, changes } = *build;
        need(changes.iter().count() <= usize::from(self.merchants_ready(acting).len()), "too many changes")?;
        let Some(of) = of else {
            need(
                natural.is_none() && jokers.is_none() && decided.is_empty() && changes.is_empty(),
                "an identical combination has parts but no Resource",
            )?;
            return need(self.can_build_identical(acting), "no identical combination is possible");
        };
        need(of != Resource::Relic, "an identical combination of relics")?;
        need(
            natural.is_some() || (jokers.is_none() && decided.is_empty()),
            "an earlier part of the combination is missing",
        )?;
        need(jokers.is_some() || decided.is_empty(), "an earlier part of the combination is missing")?;
        let band = self.tables().band_of[of.index()];
        let makers = self.merchants_ready(acting)
            & band.map_or(Developments::NONE, |band| self.tables().merchants_of[band.index()]);
        need(decided.is_within(makers), "a merchant of another band")?;
        let merchants = changes.merchants();
        need(
            merchants.is_within(decided) && merchants.len() == changes.len(),
            "a change without a merchant",
        )?;
        need(
            changes.iter().all(|one| one.to == of && one.from != of && one.from != Resource::Relic),
            "a merchant's change is not allowed",
        )?;
        let (natural_now, jokers_now) = (natural.unwrap_or(0), jokers.unwrap_or(0));
        need(
            natural_now <= hand[of] && jokers_now <= hand[Resource::Relic],
            "a combination uses cards that are not in the hand",
        )?;
        need(changes.sources().is_within(hand), "a combination uses cards that are not in the hand")?;
        let size = u16::from(natural_now) + u16::from(jokers_now) + u16::from(changes.len());
        need(size <= u16::from(rules.identical_max), "an identical combination is too large")?;
        need(
            build.goods() > 0 || size < u16::from(rules.identical_max),
            "an identical combination of relics",
        )?;
        need(self.is_set_within_reach(acting, build, of), "a combination cannot be completed")?;
        let mut legal = Vec::new();
        build.legal(self, acting.seat, &mut legal);
        need(
            legal.iter().any(|&action| action != crate::turn::Action::Back),
            "a combination cannot be completed",
        )
    }

    pub(crate) fn audit_different(&self, acting: &Act, build: &Different) -> Verdict {
        let hand = &self.player(acting.seat).hand;
        let Different { perfect, set, changes, merchant, from } = *build;
        need(!acting.different, "a second different combination")?;
        need(!perfect || hand.has(Resource::Relic), "a perfect combination without a relic")?;
        need(!set.contains(Resource::Relic), "a relic in a different combination")?;
        need(
            !perfect || set.len() < Resource::GOODS.len(),
            "a perfect combination is complete but not shown",
        )?;
        let ready = self.merchants_ready(acting);
        let merchants = changes.merchants();
        need(merchants.is_within(ready) && merchants.len() == changes.len(), "a change without a merchant")?;
        let mut targets = crate::ids::Kinds::empty();
        for one in changes.iter() {
            let band =
                self.tables().merchant_band(one.merchant).map(|band| self.tables().bands[band.index()]);
            need(band.is_some_and(|band| band.contains(one.to)), "a change into another band")?;
            need(one.from != Resource::Relic && one.from != one.to, "a merchant's change is not allowed")?;
            need(set.contains(one.to) && targets.insert(one.to), "a changed card is not in the set")?;
        }
        need(build.spent().is_within(hand), "a combination uses cards that are not in the hand")?;
        need(
            merchant.is_none_or(|merchant| (ready & !merchants).has(merchant)),
            "the merchant in use is not available",
        )?;
        need(from.is_none() || merchant.is_some(), "a card is to be changed without a merchant")?;
        let left = *hand - build.spent();
        need(
            from.is_none_or(|from| from != Resource::Relic && left.has(from)),
            "the card to be changed is not in the hand",
        )?;
        let mut legal = Vec::new();
        build.legal(self, acting.seat, &mut legal);
        need(
            legal.iter().any(|&action| action != crate::turn::Action::Back),
            "a combination cannot be completed",
        )?;
        need(self.is_completable(acting, build), "a combination cannot be completed")
    }

    /// Checks that the publicly known cards of each seat are among its hidden cards.
    fn audit_knowledge(&self) -> Verdict {
        let offering = self.step().offering().is_some();
        if let Some(Compensation { giver, receiver, .. }) = self.compensation {
            let seats = self.players.len();
            need(
                giver.index() < seats && receiver.index() < seats && giver != receiver,
                "the secret card is not between two players",
            )?;
        }
        for seat in Seat::all(self.players.len()) {
            let player = self.player(seat);
            let mut hidden = player.hand + player.stored;
            if offering {
                hidden += player.offer;
            }
            let mut shown = player.shown;
            if let Some(compensation) = self.compensation {
                if compensation.receiver == seat && compensation.held {
                    let mine = shown.checked_add(&Cards::one(compensation.card)).ok_or("too many cards")?;
                    need(mine.is_within(&hidden), "a card known to be held is missing")?;
                }
                if compensation.giver == seat && compensation.unsettled {
                    shown = shown.without(&Cards::one(compensation.card));
                }
            }
            need(shown.is_within(&hidden), "a card known to be in a hand is missing")?;
        }
        Ok(())
    }
}
