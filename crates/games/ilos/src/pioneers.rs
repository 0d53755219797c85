//! Chapters IL-7 and IL-9 to IL-13: playing and paying cards, piracy, pioneers and buildings.

use engine::{Journal, Seat};

use crate::event::Event;
use crate::ids::{Card, PieceId, Resource, SITES_PER_TILE, SiteId, SiteKind};
use crate::map::{Island, Placed};
use crate::refusal::{Why, clause_of};
use crate::sets::Pieces;
use crate::state::{Building, Deed, Ilos, Step};
use crate::turn::Action;

impl Ilos {
    /// IL-7.3, IL-2.10: any card of the hand can be paid or thrown.
    pub(crate) fn may_discard(&self, seat: Seat, card: Card) -> Result<(), Why> {
        if self.merchant(seat).hand[card] > 0 {
            Ok(())
        } else {
            Err(Why::NotHeld { card, clause: clause_of(self.step) })
        }
    }

    /// IL-7.4: a card goes face down on the discard pile.
    pub(crate) fn pay(&mut self, seat: Seat, card: Card) {
        let merchant = self.merchant_mut(seat);
        merchant.hand[card] -= 1;
        merchant.buried[card] += 1;
        self.forget_taken(seat, None);
    }

    pub(crate) fn legal_plays(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = &self.merchant(seat).hand;
        let held = hand.len();
        if held > 0 {
            let purse = held - 1;
            let pirated = self.pirated(seat);
            let open = |card: Card| match card {
                Card::Ship => purse >= self.tables().card(card).cost && self.can_sail(seat),
                Card::Market => self.may_trade(seat).is_ok(),
                Card::Plantation | Card::GoldMine | Card::Building | Card::Ruins => {
                    purse >= self.tables().card(card).cost
                        && self.has_pioneer(seat, card).is_ok()
                        && self.map.islands.iter().any(|island| {
                            self.is_open(seat, card, island, pirated, purse)
                                && card.sites().iter().any(|site| island.free[site.index()] > 0)
                        })
                }
            };
            out.extend(hand.kinds().filter(|&card| open(card)).map(|card| Action::Play { card }));
        }
        out.push(Action::End);
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

    /// IL-10.2, IL-12.9: requires a pioneer in reserve and, for a building, a building token.
    #[inline]
    fn has_pioneer(&self, seat: Seat, card: Card) -> Result<(), Why> {
        if self.pioneers_left(seat) == 0 {
            return Err(Why::NoPioneer { card });
        }
        let tokens = usize::from(self.tables().numbers.building_tokens);
        if card == Card::Building && self.buildings.len() >= tokens { Err(Why::NoToken) } else { Ok(()) }
    }

    /// The cost of a card for the seat on an island (IL-9.5).
    #[inline]
    fn cost(&self, seat: Seat, card: Card, island: &Island, pirated: Pieces) -> u8 {
        let face = self.tables().card(card);
        if self.is_under_piracy(seat, island, pirated) { face.piracy } else { face.cost }
    }

    /// IL-5.4, IL-5.5, IL-7.2: whether the seat has enough ships and cards for an island.
    #[inline]
    fn is_open(&self, seat: Seat, card: Card, island: &Island, pirated: Pieces, purse: u8) -> bool {
        island.ships[seat.index()] >= self.tables().card(card).ships
            && self.cost(seat, card, island, pirated) <= purse
    }

    pub(crate) fn legal_sites(&self, seat: Seat, card: Card, out: &mut Vec<Action>) {
        let purse = self.merchant(seat).hand.len();
        let pirated = self.pirated(seat);
        for island in &self.map.islands {
            if self.is_open(seat, card, island, pirated, purse) {
                let free = card.sites().iter().filter(|site| island.free[site.index()] > 0);
                out.extend(free.map(|&site| Action::Settle { island: island.root, site }));
            }
        }
    }

    /// IL-5.4, IL-7.6, IL-9.5: requires a free site of the right kind, enough ships and enough cards.
    pub(crate) fn may_settle(
        &self,
        seat: Seat,
        card: Card,
        island: PieceId,
        site: SiteKind,
        purse: u8,
    ) -> Result<(), Why> {
        if site.card() != card {
            return Err(Why::WrongSite { card, site });
        }
        let Some(found) = self.map.island_of(island) else {
            return Err(Why::NoIsland { piece: island, clause: "IL-5.4" });
        };
        if found.root != island {
            return Err(Why::PartOf { piece: island, island: found.root });
        }
        if found.free[site.index()] == 0 {
            return Err(Why::SiteTaken { island, site });
        }
        let needed = self.tables().card(card).ships;
        let held = found.ships[seat.index()];
        if held < needed {
            return Err(Why::ShipsMissing { card, needed, held });
        }
        let pirated = self.pirated(seat);
        let needed = self.cost(seat, card, found, pirated);
        if needed <= purse {
            return Ok(());
        }
        Err(if self.is_under_piracy(seat, found, pirated) && needed > self.tables().card(card).cost {
            Why::PiratesAskMore { needed, held: purse }
        } else {
            Why::CannotPay { needed, held: purse }
        })
    }

    /// IL-12.7: a counting house needs a plantation to copy.
    #[inline]
    pub(crate) fn may_copy_on(&self, island: PieceId) -> Result<(), Why> {
        let exploited = self.map.island(island).is_some_and(|island| !island.exploited.is_empty());
        if exploited { Ok(()) } else { Err(Why::NothingToCopy) }
    }

    pub(crate) fn legal_copies(&self, island: PieceId, out: &mut Vec<Action>) {
        let exploited = self.map.island(island).expect("an island in play").exploited;
        out.extend(exploited.iter().map(|resource| Action::Copy { resource }));
    }

    /// IL-12.4, IL-12.5: the resource is grown on the island and is not gold.
    pub(crate) fn may_copy(&self, island: PieceId, resource: Resource) -> Result<(), Why> {
        if resource == Resource::Gold {
            return Err(Why::NoGoldCopies);
        }
        let exploited = self.map.island(island).is_some_and(|island| island.exploited.has(resource));
        if exploited { Ok(()) } else { Err(Why::NotGrown { resource }) }
    }

    /// IL-7.2: the card is discarded face up, and its choices begin.
    pub(crate) fn play(&mut self, seat: Seat, card: Card, journal: &mut impl Journal<Event>) {
        self.merchant_mut(seat).hand[card] -= 1;
        self.played[card] += 1;
        self.top = Some(card);
        self.forget_taken(seat, Some(card));
        journal.note(Event::Played { seat, card });
        self.step = match card {
            Card::Ship => Step::Ship,
            Card::Market => Step::Market,
            Card::Plantation | Card::GoldMine | Card::Building | Card::Ruins => Step::Settle { card },
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

    /// The first free site of a kind on an island. IL-4.7: equal sites of an island are interchangeable.
    pub(crate) fn free_site(&self, island: &Island, kind: SiteKind) -> SiteId {
        let tables = self.tables();
        let sites = island.pieces.iter().flat_map(|piece| {
            let sites = tables.tile(piece.tile()).sites;
            (0..SITES_PER_TILE).filter_map(move |at| {
                let site =
                    sites[at].filter(|site| usize::from(site.piece) == piece.place() && site.kind == kind);
                site.and(piece.tile().site(at))
            })
        });
        sites
            .into_iter()
            .find(|site| !self.merchants.iter().any(|merchant| merchant.pioneers.contains(site)))
            .expect("the island has a free site of the kind")
    }

    /// IL-1.7, IL-17.1: a pioneer goes to a free site and stays.
    fn place_pioneer(
        &mut self,
        seat: Seat,
        island: PieceId,
        kind: SiteKind,
        journal: &mut impl Journal<Event>,
    ) -> SiteId {
        let found = *self.map.island(island).expect("an island in play");
        let site = self.free_site(&found, kind);
        let free = &mut self.map.island_mut(island).expect("an island in play").free;
        free[kind.index()] -= 1;
        self.merchant_mut(seat).pioneers.push(site);
        journal.note(Event::Settled { seat, island, site, kind });
        site
    }

    /// Notes once that the game ends after this round (IL-17.1).
    fn note_last(&self, seat: Seat, journal: &mut impl Journal<Event>) {
        let all = usize::from(self.tables().numbers.pioneers);
        let full = self.merchants.iter().filter(|merchant| merchant.pioneers.len() == all).count();
        if self.merchant(seat).pioneers.len() == all && full == 1 {
            journal.note(Event::LastRound { seat });
        }
    }

    /// IL-10.2, IL-11.2, IL-13.2.
    fn settle(&mut self, seat: Seat, island: PieceId, kind: SiteKind, journal: &mut impl Journal<Event>) {
        self.place_pioneer(seat, island, kind, journal);
        match kind.produces() {
            Some(resource) => {
                self.merchant_mut(seat).production[resource] += 1;
                if resource != Resource::Gold {
                    // IL-12.5: counting houses can copy the resource from now on.
                    let island = self.map.island_mut(island).expect("an island in play");
                    island.exploited.insert(resource);
                }
            }
            None => {
                // IL-13.2, IL-13.3: gold is gained once, when the pioneer is placed.
                let gold = self.tables().numbers.ruins_gold;
                self.merchant_mut(seat).stock[Resource::Gold] += u16::from(gold);
                journal.note(Event::Found { seat, gold });
            }
        }
        self.note_last(seat, journal);
    }

    /// IL-12.2: a fort, or a counting house that copies something.
    fn build(
        &mut self,
        seat: Seat,
        island: PieceId,
        copies: Option<Resource>,
        journal: &mut impl Journal<Event>,
    ) {
        let site = self.place_pioneer(seat, island, SiteKind::Building, journal);
        self.buildings.push(Building { site, owner: seat, copies });
        match copies {
            Some(resource) => self.merchant_mut(seat).production[resource] += 1,
            None => {
                let island = self.map.island_mut(island).expect("an island in play");
                island.forts = island.forts.with(seat);
            }
        }
        journal.note(Event::Built { seat, island, site, copies });
        self.note_last(seat, journal);
    }
}
