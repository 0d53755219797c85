//! Conservation laws, and whether there is anything that rules could stumble over: for states from outside.

use engine::{Seat, Seats};

use crate::cards::Cards;
use crate::data::LIBRARY;
use crate::ids::{Character, Developments, Resource};
use crate::state::{Acting, Different, Handed, Identical, MundusNovus, Player, Purse, Step, Trade};

/// More than any purse can hold with the doubloons that component files may name.
const PURSE_MAX: u16 = 60_000;
/// More turns than any game can have; far from what the counter can hold.
const TURNS_MAX: u32 = 1_000_000;

type Verdict = Result<(), String>;

fn need(holds: bool, what: &str) -> Verdict {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

impl MundusNovus {
    pub(crate) fn audit_now(&self) -> Verdict {
        // No `..`: a new field must be looked at on purpose.
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
            handed: _,
            turns,
            first,
            data,
            steps: _,
            dice: _,
        } = self;
        need(LIBRARY.has(*data), "the component data are another game's")?;
        let rules = &self.tables().rules;
        let seats = players.len();
        need((2..=crate::state::MAX_PLAYERS).contains(&seats), "two to six play")?;
        need(master.index() < seats, "the Trade Master has no seat")?;
        need(first.is_none_or(|first| usize::from(first) < seats), "the first Trade Master has no seat")?;
        need((1..=rules.round_limit).contains(round), "there is no such round")?;
        need(*round > 1 || marker.is_none(), "round 1 has no event")?;
        need(*turns <= TURNS_MAX, "too many turns")?;
        need(perfect.is_within(Seats::all(seats)), "a perfect combination without a player")?;
        need(market.len_checked() == Some(rules.market), "the market has another size")?;
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
        match &*self.steps {
            [Step::Act(_), Step::Identical(_) | Step::Different(_)] => Ok(()),
            [Step::Identical(_) | Step::Different(_)] => Err("a combination without a turn".to_owned()),
            [_] => Ok(()),
            _ => Err("there must be one step, or a combination on a turn".to_owned()),
        }
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
        need(seen == all && count == u16::from(all.len()), "a Development is lost or there twice")?;
        let divider = self.owner_of(Character::PonceDeLeon);
        let own = divider.map_or(Developments::NONE, |seat| self.caravels(seat));
        need(self.detached.is_within(own), "a squadron is divided without Ponce de León")
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
        if let Step::KeepOrSwap { card, .. } = self.step() {
            add(&Cards::one(*card))?;
        }
        need(all == self.tables().copies, "a Resource card is lost or there twice")
    }

    fn audit_purses(&self) -> Verdict {
        for player in &self.players {
            let Purse { different, relics, income, shipyards, orellana, coronado } = player.purse;
            let parts = [different, relics, income, shipyards, orellana, coronado];
            need(parts.iter().all(|&part| part <= PURSE_MAX / 5), "a purse is too full")?;
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
        need(number.is_none_or(|number| announce.contains(&number)), "no such number can be announced")?;
        need(
            chain.iter().all(|one| is_seat(one.taker) && is_seat(one.from) && one.taker != one.from),
            "an exchange without two players",
        )?;
        need(
            taken_back.is_none_or(|(seat, cards)| is_seat(seat) && cards.len_checked().is_some()),
            "an offer of nobody",
        )?;
        need(
            compensated
                .is_none_or(|(giver, receiver)| is_seat(giver) && is_seat(receiver) && giver != receiver),
            "a card handed from nobody to nobody",
        )?;
        need(
            raised.is_none_or(is_seat) && (*revealed || raised.is_none()),
            "Valdivia raises nobody's offer",
        )?;
        let trading = matches!(self.step(), Step::Title { .. } | Step::Take { .. } | Step::KeepOrSwap { .. });
        let offering = matches!(self.step(), Step::Offer { .. });
        let laid: u16 = self.players.iter().map(|player| u16::from(player.offer.len())).sum();
        need(trading || offering || laid == 0, "cards lie on offer outside the trade")?;
        need(!trading || *revealed, "exchanges before the offers are shown")?;
        need(!offering || (!*revealed && chain.is_empty()), "exchanges before the offers are made")?;
        let between = usize::from(matches!(self.step(), Step::KeepOrSwap { .. }));
        need(
            chain.len() + usize::from(laid) + between <= crate::state::CHAIN_MAX,
            "more exchanges than cards can be offered",
        )
    }

    /// The pending step: whether somebody has a choice, and whether what it leads to can be carried out.
    fn audit_step(&self) -> Verdict {
        let seats = self.players.len();
        let is_seat = |seat: Seat| seat.index() < seats;
        let stored = |seat: Seat| !self.player(seat).stored.is_empty();
        let pooling = matches!(self.step(), Step::Pool { .. });
        need(pooling || self.pool.is_empty(), "a pool that nobody is served from")?;
        let progressing =
            matches!(self.stage(), crate::state::Stage::Progression | crate::state::Stage::Over);
        // MN-4.1: between the deal and one's own turn nothing is in store.
        let early = matches!(self.step(), Step::Event { .. });
        need(
            progressing || early || !Seat::all(seats).any(stored),
            "cards in store after the Supply stage began",
        )?;
        need(self.perfect.is_empty() || progressing, "a perfect combination before the Progression stage")?;
        match *self.step() {
            Step::Event { seat } => {
                need(
                    is_seat(seat) && self.owns(seat, Character::Coronado),
                    "an event for sale without Coronado",
                )?;
                need(self.round > 1, "an event for sale in round 1")?;
                need(self.marker.is_none(), "an event for sale although there is one")?;
                let price = self.tables().rules.coronado_price;
                need(self.doubloons(seat) >= price, "an event for sale without the money")
            }
            Step::Squadron { seat, caravel } => {
                need(
                    is_seat(seat) && self.owns(seat, Character::PonceDeLeon),
                    "a division without Ponce de León",
                )?;
                let own = self.caravels(seat);
                need(own.len() > 1 && own.has(caravel), "a division without caravels")
            }
            Step::Pool { seat, left, key } => {
                let squadrons = self.squadrons();
                let place = (key, seat);
                let served = squadrons.iter().find(|squadron| (squadron.key, squadron.seat) == place);
                let later = squadrons.iter().filter(|squadron| (squadron.key, squadron.seat) > place);
                let (mut rest, mut waiting) = (u16::from(left), 0);
                for squadron in later {
                    rest += u16::from(squadron.caravels.len());
                    waiting += 1;
                }
                let size = served.map_or(0, |squadron| squadron.caravels.len());
                need((1..=size).contains(&left), "a squadron is served that there is not")?;
                need(waiting > 0, "the last squadron is not asked")?;
                need(u16::from(self.pool.len()) == rest, "the pool has another size")
            }
            Step::Pirates { seat, left } => {
                need(is_seat(seat) && left > 0 && left <= self.prey(seat), "pirates without prey")?;
                self.audit_hands(1)?;
                need(self.player(seat).hand.len() >= left, "pirates without cards")
            }
            Step::Announce => self.audit_hands(self.tables().rules.announce[2]),
            Step::Offer { number, done } => self.audit_offers(number, done),
            Step::Title { tied } => {
                need(tied.is_within(Seats::all(seats)) && tied.len() > 1, "a title for nobody")?;
                need(!tied.has(self.master), "the Trade Master keeps the title")?;
                need(tied.iter().all(|seat| !self.player(seat).offer.is_empty()), "a title without an offer")
            }
            Step::Take { active } => {
                need(is_seat(active), "nobody takes")?;
                let found = |seat: Seat| seat != active && !self.player(seat).offer.is_empty();
                need(Seat::all(seats).any(found), "there is nothing to take")?;
                self.audit_chain()
            }
            Step::KeepOrSwap { active, from, .. } => {
                need(is_seat(active) && is_seat(from) && active != from, "a card between nobody")?;
                self.audit_chain()
            }
            Step::Compensate { to } => {
                need(is_seat(to) && to != self.master, "a card for nobody")?;
                need(!self.player(self.master).hand.is_empty(), "the Trade Master has no card to give")
            }
            Step::First => Ok(()),
            Step::Act(ref acting) => self.audit_acting(acting),
            Step::Identical(ref build) => {
                self.audit_acting(self.building())?;
                self.audit_identical(self.building(), build)
            }
            Step::Different(ref build) => {
                self.audit_acting(self.building())?;
                self.audit_different(self.building(), build)
            }
            Step::Store { seat, after } => {
                need(is_seat(seat) && usize::from(after) < seats, "nobody stores")?;
                need(self.can_store(seat), "nothing can be stored")
            }
            Step::Over { .. } => Ok(()),
        }
    }

    fn audit_hands(&self, least: u8) -> Verdict {
        need(self.players.iter().all(|player| player.hand.len() >= least), "a hand is too small")
    }

    fn audit_offers(&self, number: u8, done: Seats) -> Verdict {
        let seats = self.players.len();
        need(self.tables().rules.announce.contains(&number), "no such number can be announced")?;
        need(done.is_within(Seats::all(seats)) && done != Seats::all(seats), "everybody is done")?;
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
        need(laid > 0, "nobody offers anything")
    }

    /// MN-5.9, MN-5.13: the chain hangs together; MN-5.21: the Trade Master will have a card to give.
    fn audit_chain(&self) -> Verdict {
        let chain = &self.trade.chain;
        let follows = chain.windows(2).all(|pair| pair[0].from == pair[1].taker);
        need(follows, "the chain is broken")?;
        let leads = chain.first().is_none_or(|one| one.taker == self.master);
        need(leads, "the Trade Master does not lead the chain")?;
        let active = chain.last().map_or(self.master, |one| one.from);
        need(self.step_taker() == Some(active), "another player is active")?;
        need(
            chain.is_empty() || !self.player(self.master).hand.is_empty(),
            "the Trade Master has lost every card",
        )
    }

    fn step_taker(&self) -> Option<Seat> {
        if let Step::Take { active } | Step::KeepOrSwap { active, .. } = *self.step() {
            Some(active)
        } else {
            None
        }
    }

    fn audit_acting(&self, acting: &Acting) -> Verdict {
        let Acting { seat, after, identical: _, different: _, relics: _, used, backs } = *acting;
        need(seat.index() < self.players.len(), "nobody acts")?;
        need(usize::from(after) < self.players.len(), "more act than there are")?;
        need(
            used.is_within(self.player(seat).developments & self.tables().merchants),
            "merchants of nobody",
        )?;
        need(self.player(seat).stored.is_empty(), "cards in store before the turn ends")?;
        need(backs <= self.tables().rules.back_limit, "given up too often")
    }

    fn audit_identical(&self, acting: &Acting, build: &Identical) -> Verdict {
        let hand = &self.player(acting.seat).hand;
        let rules = &self.tables().rules;
        need(!acting.identical || self.is_under(acting.seat, crate::ids::Marker::KingsHelp), "a second set")?;
        need(self.is_development_left(acting.seat), "a set without a Development")?;
        let Identical { of, natural, jokers, asked, changes } = *build;
        need(changes.iter().count() <= usize::from(self.merchants_ready(acting).len()), "too many changes")?;
        let Some(of) = of else {
            need(
                natural.is_none() && jokers.is_none() && asked.is_empty() && changes.is_empty(),
                "a set of nothing",
            )?;
            return need(self.can_build_identical(acting), "no set is possible");
        };
        need(of != Resource::Relic, "a set of relics")?;
        need(natural.is_some() || (jokers.is_none() && asked.is_empty()), "parts of a set are missing")?;
        need(jokers.is_some() || asked.is_empty(), "parts of a set are missing")?;
        let band = self.tables().band_of[of.index()];
        let makers = self.merchants_ready(acting)
            & band.map_or(Developments::NONE, |band| self.tables().merchants_of[band.index()]);
        need(asked.is_within(makers), "a merchant of another band")?;
        let merchants = changes.merchants();
        need(merchants.is_within(asked) && merchants.len() == changes.len(), "a change without a merchant")?;
        need(
            changes.iter().all(|one| one.to == of && one.from != of && one.from != Resource::Relic),
            "a false change",
        )?;
        let (natural_now, jokers_now) = (natural.unwrap_or(0), jokers.unwrap_or(0));
        need(
            natural_now <= hand[of] && jokers_now <= hand[Resource::Relic],
            "a set of cards that are not there",
        )?;
        need(changes.sources().is_within(hand), "a set of cards that are not there")?;
        let size = u16::from(natural_now) + u16::from(jokers_now) + u16::from(changes.len());
        need(size <= u16::from(rules.identical_max), "a set too large")?;
        need(build.goods() > 0 || size < u16::from(rules.identical_max), "a set of relics")?;
        need(self.is_set_within_reach(acting, build, of), "a set that cannot be completed")?;
        let mut legal = Vec::new();
        self.legal_identical(acting, build, &mut legal);
        need(
            legal.iter().any(|&action| action != crate::turn::Action::Back),
            "a set that cannot be completed",
        )
    }

    fn audit_different(&self, acting: &Acting, build: &Different) -> Verdict {
        let hand = &self.player(acting.seat).hand;
        let Different { perfect, set, changes, merchant, from } = *build;
        need(!acting.different, "a second different combination")?;
        need(!perfect || hand.has(Resource::Relic), "a perfect combination without a relic")?;
        need(!set.contains(Resource::Relic), "a relic in a different combination")?;
        need(!perfect || set.len() < Resource::GOODS.len(), "a perfect combination that is whole already")?;
        let ready = self.merchants_ready(acting);
        let merchants = changes.merchants();
        need(merchants.is_within(ready) && merchants.len() == changes.len(), "a change without a merchant")?;
        let mut targets = crate::ids::Kinds::empty();
        for one in changes.iter() {
            let band =
                self.tables().merchant_band(one.merchant).map(|band| self.tables().bands[band.index()]);
            need(band.is_some_and(|band| band.contains(one.to)), "a change into another band")?;
            need(one.from != Resource::Relic && one.from != one.to, "a false change")?;
            need(set.contains(one.to) && targets.insert(one.to), "a change into what is not in the set")?;
        }
        need(build.spent().is_within(hand), "a combination of cards that are not there")?;
        need(merchant.is_none_or(|merchant| (ready & !merchants).has(merchant)), "a merchant of nobody")?;
        need(from.is_none() || merchant.is_some(), "a card to be changed by nobody")?;
        let left = *hand - build.spent();
        need(
            from.is_none_or(|from| from != Resource::Relic && left.has(from)),
            "a card to be changed is not there",
        )?;
        let mut legal = Vec::new();
        self.legal_different(acting, build, &mut legal);
        need(
            legal.iter().any(|&action| action != crate::turn::Action::Back),
            "a set that cannot be completed",
        )?;
        need(self.is_completable(acting, build), "a set that cannot be completed")
    }

    /// What is known of each hand must lie in it.
    fn audit_knowledge(&self) -> Verdict {
        let offering = matches!(self.step(), Step::Offer { .. });
        if let Some(Handed { giver, receiver, .. }) = self.handed {
            let seats = self.players.len();
            need(
                giver.index() < seats && receiver.index() < seats && giver != receiver,
                "a card from nobody",
            )?;
        }
        for seat in Seat::all(self.players.len()) {
            let player = self.player(seat);
            let mut hidden = player.hand + player.stored;
            if offering {
                hidden += player.offer;
            }
            let mut shown = player.shown;
            if let Some(handed) = self.handed {
                if handed.receiver == seat && handed.held {
                    let mine = shown.checked_add(&Cards::one(handed.card)).ok_or("too many cards")?;
                    need(mine.is_within(&hidden), "a card known to be held is not")?;
                }
                if handed.giver == seat && handed.unsettled {
                    shown = shown.without(&Cards::one(handed.card));
                }
            }
            need(shown.is_within(&hidden), "a card known to be in a hand is not")?;
        }
        Ok(())
    }
}
