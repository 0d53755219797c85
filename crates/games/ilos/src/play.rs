//! Chapter IL-7: playing and paying cards.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::IlosAid;
use crate::event::Event;
use crate::explore::Ship;
use crate::ids::{Card, PieceId, SiteKind};
use crate::map::{Island, Placed};
use crate::pioneers::Settle;
use crate::refusal::Why;
use crate::rounds::Market;
use crate::sets::Pieces;
use crate::state::{Deed, Ilos};
use crate::step::Pending;
use crate::turn::Action;
use crate::view::PendingView;
use crate::words::{cell_of, deed_phrase};

/// *Act* (IL-7.1): a card to play, or no more.
#[derive(Clone, Copy)]
pub(crate) struct Act;

impl Pending for Act {
    fn clause(self) -> &'static str {
        "IL-7.1"
    }

    fn name(self) -> &'static str {
        "act"
    }

    fn legal(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
        let hand = &game.merchant(seat).hand;
        let held = hand.len();
        if held > 0 {
            let purse = held - 1;
            let pirated = game.pirated(seat);
            let open = |card: Card| match card {
                Card::Ship => purse >= game.tables().card(card).cost && game.can_sail(seat),
                Card::Market => game.may_trade(seat).is_ok(),
                Card::Plantation | Card::GoldMine | Card::Building | Card::Ruins => {
                    purse >= game.tables().card(card).cost
                        && game.has_pioneer(seat, card).is_ok()
                        && game.map.islands.iter().any(|island| {
                            game.is_open(seat, card, island, pirated, purse)
                                && card.sites().iter().any(|site| island.free[site.index()] > 0)
                        })
                }
            };
            out.extend(hand.kinds().filter(|&card| open(card)).map(|card| Action::Play { card }));
        }
        out.push(Action::End);
    }

    fn candidates(self, _: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend(Card::ALL.map(|card| Action::Play { card }));
        out.push(Action::End);
    }

    fn permit(self, game: &Ilos, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Play { card } => game.may_play(seat, card),
            Action::End => Ok(()),
            Action::Throw { .. } | Action::Pay { .. } => Err(Why::NoThrowing),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match action {
            Action::Play { card } => game.play(seat, card, journal),
            Action::End => game.end_turn(seat, journal),
            _ => self.unexpected(action),
        }
    }

    fn rests(self) -> bool {
        true
    }

    fn hides(self) -> bool {
        // An empty hand is public, but its owner must end the turn.
        true
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Act)
    }

    fn prompt(self, game: &Ilos, seat: Seat) -> &'static str {
        let mut legal = Vec::new();
        self.legal(game, seat, &mut legal);
        if legal.len() > 1 { "act" } else { "act-end" }
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        // The played card cannot pay for itself.
        let purse = game.merchant(seat).hand.len().saturating_sub(1);
        let playable = Card::ALL.into_iter().filter(|&card| game.may_play(seat, card).is_ok());
        let targets = playable.filter(|card| !card.sites().is_empty());
        aid.targets = targets.map(|card| game.targets(seat, card, purse)).collect();
        if game.may_play(seat, Card::Ship).is_ok() {
            aid.ships = game.sailing(seat);
        }
        if game.may_play(seat, Card::Market).is_ok() {
            aid.rises = game.rising(seat);
        }
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_turns()
    }
}

/// *Pay* (IL-7.2): a card to pay; how many still, of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pay {
    pub(crate) left: u8,
    pub(crate) cost: u8,
    pub(crate) deed: Deed,
}

impl Pending for Pay {
    fn clause(self) -> &'static str {
        "IL-7.2"
    }

    fn name(self) -> &'static str {
        "pay"
    }

    fn legal(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
        out.extend(game.merchant(seat).hand.kinds().map(|card| Action::Pay { card }));
    }

    fn permit(self, game: &Ilos, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Pay { card } => game.may_discard(seat, card),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        let Pay { left, cost, deed } = self;
        let Action::Pay { card } = action else { self.unexpected(action) };
        game.pay(seat, card);
        if left > 1 {
            game.step = Pay { left: left - 1, cost, deed }.into();
        } else {
            journal.note(Event::Paid { seat, cards: cost });
            game.step = Act.into();
            game.carry_out(seat, deed, journal);
        }
    }

    fn hides(self) -> bool {
        true
    }

    fn shown(self) -> Option<PendingView> {
        let Pay { left, cost, deed } = self;
        Some(PendingView::Pay { left, cost, deed })
    }

    fn detail(self, game: &Ilos, phrase: Phrase) -> Phrase {
        let Pay { left, cost, deed } = self;
        phrase
            .with("left", left)
            .with("cost", cost)
            .with("paid", cost.saturating_sub(left))
            .with("deed", deed_phrase(deed, |at| cell_of(game, at)))
    }

    fn aid(self, game: &Ilos, _: Seat, aid: &mut IlosAid) {
        aid.site = match self.deed {
            Deed::Settle { island, site } => game.site_for(island, site),
            Deed::Fort { island } | Deed::House { island, .. } => game.site_for(island, SiteKind::Building),
            Deed::Land { .. } | Deed::Raid { .. } | Deed::Explore { .. } => None,
        };
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        let Pay { left, cost, deed } = self;
        game.audit_turns()?;
        let held = game.merchant(game.active).hand.len();
        ensure((1..=cost).contains(&left) && left <= held, "the payment is out of range")?;
        game.audit_deed(deed)?;
        ensure(cost == game.cost_of(game.active, deed), "the cost is wrong")
    }
}

impl Ilos {
    /// IL-7.3, IL-2.10: any card of the hand can be paid or thrown.
    pub(crate) fn may_discard(&self, seat: Seat, card: Card) -> Result<(), Why> {
        if self.merchant(seat).hand[card] > 0 {
            Ok(())
        } else {
            Err(Why::NotHeld { card, clause: self.step.clause() })
        }
    }

    /// IL-7.4: a card goes face down on the discard pile.
    pub(crate) fn pay(&mut self, seat: Seat, card: Card) {
        let merchant = self.merchant_mut(seat);
        merchant.hand[card] -= 1;
        merchant.buried[card] += 1;
        self.forget_taken(seat, None);
    }

    /// IL-7.6: condition, cost and effect.
    pub(crate) fn may_play(&self, seat: Seat, card: Card) -> Result<(), Why> {
        let hand = &self.merchant(seat).hand;
        if hand[card] == 0 {
            return Err(Why::NotHeld { card, clause: "IL-7.2" });
        }
        let purse = hand.len() - 1;
        let cost = self.tables().card(card).cost;
        match card {
            Card::Market => return self.may_trade(seat),
            Card::Ship | Card::Plantation | Card::GoldMine | Card::Building | Card::Ruins => (),
        }
        if purse < cost {
            return Err(Why::CannotPay { needed: cost, held: purse });
        }
        if card == Card::Ship {
            return if self.can_sail(seat) { Ok(()) } else { Err(Why::NowhereToGo) };
        }
        self.has_pioneer(seat, card)?;
        // The refusal for the nearest site is the most informative.
        let mut nearest = Why::NoSite { card };
        let mut best = 0;
        for island in &self.map.islands {
            for &site in card.sites().iter().filter(|site| island.free[site.index()] > 0) {
                match self.may_settle(seat, card, island.root, site, purse) {
                    Ok(()) => return Ok(()),
                    Err(why) => {
                        let near = 3
                            - u8::from(matches!(why, Why::ShipsMissing { .. }))
                            - u8::from(matches!(why, Why::ShipsMissing { held: 0, .. }));
                        if near > best {
                            (nearest, best) = (why, near);
                        }
                    }
                }
            }
        }
        Err(nearest)
    }

    /// The cost of a card for the seat on an island (IL-9.5).
    #[inline]
    pub(crate) fn cost(&self, seat: Seat, card: Card, island: &Island, pirated: Pieces) -> u8 {
        let face = self.tables().card(card);
        if self.is_under_piracy(seat, island, pirated) { face.piracy } else { face.cost }
    }

    /// IL-7.2: the card is discarded face up, and its choices begin.
    pub(crate) fn play(&mut self, seat: Seat, card: Card, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).hand[card] -= 1;
        self.played[card] += 1;
        self.top = Some(card);
        self.forget_taken(seat, Some(card));
        journal.note(Event::Played { seat, card });
        self.step = match card {
            Card::Ship => Ship.into(),
            Card::Market => Market.into(),
            Card::Plantation | Card::GoldMine | Card::Building | Card::Ruins => Settle { card }.into(),
        };
    }

    /// IL-9.9: the cost of an effect in cards now. IL-8.1: piracy never changes the cost of ships.
    pub(crate) fn cost_of(&self, seat: Seat, deed: Deed) -> u8 {
        let at = |card: Card, island: PieceId| {
            let island = self.map.island(island).expect("an island in play");
            self.cost(seat, card, island, self.pirated(seat))
        };
        match deed {
            Deed::Land { .. } | Deed::Raid { .. } | Deed::Explore { .. } => {
                self.tables().card(Card::Ship).cost
            }
            Deed::Settle { island, site } => at(site.card(), island),
            // IL-9.10: the fort does not protect its own construction.
            Deed::Fort { island } | Deed::House { island, .. } => at(Card::Building, island),
        }
    }

    /// IL-7.7: the cost is paid; the effect follows in full.
    pub(crate) fn carry_out(&mut self, seat: Seat, deed: Deed, journal: &mut impl Journal<Event>) {
        match deed {
            Deed::Land { ship, island } => self.land(seat, ship, island, journal),
            Deed::Raid { ship, tile } => self.raid(seat, ship, tile, journal),
            Deed::Explore { ship, tile, at, rotation, piece } => {
                self.explore(seat, ship, Placed { tile, at, rotation }, piece, journal);
            }
            Deed::Settle { island, site } => self.settle(seat, island, site, journal),
            Deed::Fort { island } => self.build(seat, island, None, journal),
            Deed::House { island, copies } => self.build(seat, island, Some(copies), journal),
        }
    }

    /// IL-7.7, IL-9.9: all choices are made; computes the cost and asks for the payment.
    #[inline]
    pub(crate) fn charge(&mut self, seat: Seat, deed: Deed) {
        let cost = self.cost_of(seat, deed);
        self.step = Pay { left: cost, cost, deed }.into();
    }
}
