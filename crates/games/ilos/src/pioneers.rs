//! Chapters IL-9 to IL-13: piracy, pioneers and buildings.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a step knows its own actions; the last arm is what is left"
)]

use engine::{Journal, Phrase, Seat, ensure};
use serde::{Deserialize, Serialize};

use crate::aid::IlosAid;
use crate::event::Event;
use crate::ids::{Card, PieceId, Resource, SITES_PER_TILE, SiteId, SiteKind};
use crate::map::Island;
use crate::refusal::{Why, effect_of};
use crate::sets::Pieces;
use crate::state::{Building, Deed, Ilos};
use crate::step::Pending;
use crate::turn::Action;
use crate::view::PendingView;

/// *Settle* (IL-10.2, IL-11.2, IL-12.2, IL-13.2): a site for the pioneer of this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Settle {
    pub(crate) card: Card,
}

impl Pending for Settle {
    fn clause(self) -> &'static str {
        effect_of(self.card)
    }

    fn name(self) -> &'static str {
        "settle"
    }

    fn legal(self, game: &Ilos, seat: Seat, out: &mut Vec<Action>) {
        let Settle { card } = self;
        let purse = game.merchant(seat).hand.len();
        let pirated = game.pirated(seat);
        for island in &game.map.islands {
            if game.is_open(seat, card, island, pirated, purse) {
                let free = card.sites().iter().filter(|site| island.free[site.index()] > 0);
                out.extend(free.map(|&site| Action::Settle { island: island.root, site }));
            }
        }
    }

    fn candidates(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        for island in &game.map.islands {
            let free = self.card.sites().iter().filter(|site| island.free[site.index()] > 0);
            out.extend(free.map(|&site| Action::Settle { island: island.root, site }));
        }
    }

    fn permit(self, game: &Ilos, seat: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Settle { island, site } => {
                game.may_settle(seat, self.card, island, site, game.merchant(seat).hand.len())
            }
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Action::Settle { island, site } = action else { self.unexpected(action) };
        if self.card == Card::Building {
            game.step = Side { island }.into();
        } else {
            game.charge(seat, Deed::Settle { island, site });
        }
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Settle { card: self.card })
    }

    fn detail(self, _: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("card", self.card)
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.targets = vec![game.targets(seat, self.card, game.merchant(seat).hand.len())];
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_turns()?;
        ensure(!self.card.sites().is_empty(), "the card has no sites")?;
        game.audit_pioneer(self.card)?;
        let mut legal = Vec::new();
        self.legal(game, game.active, &mut legal);
        ensure(!legal.is_empty(), "there is no site")
    }
}

/// *Side* (IL-12.2): fort or counting house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Side {
    pub(crate) island: PieceId,
}

impl Pending for Side {
    fn clause(self) -> &'static str {
        "IL-12.2"
    }

    fn name(self) -> &'static str {
        "side"
    }

    fn legal(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Fort);
        if game.may_copy_on(self.island).is_ok() {
            out.push(Action::House);
        }
    }

    fn candidates(self, _: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Fort, Action::House]);
    }

    fn permit(self, game: &Ilos, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Fort => Ok(()),
            Action::House => game.may_copy_on(self.island),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Side { island } = self;
        match action {
            Action::Fort => game.charge(seat, Deed::Fort { island }),
            Action::House => game.step = CopyOn { island }.into(),
            _ => self.unexpected(action),
        }
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Side { island: self.island })
    }

    fn detail(self, _: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("island", self.island.island())
    }

    fn aid(self, game: &Ilos, seat: Seat, aid: &mut IlosAid) {
        aid.site = game.site_for(self.island, SiteKind::Building);
        aid.draws = Some(game.draws(seat) + game.tables().numbers.draw_per_fort);
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_house(self.island)
    }
}

/// *Copy* (IL-12.6): what the counting house copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CopyOn {
    pub(crate) island: PieceId,
}

impl Pending for CopyOn {
    fn clause(self) -> &'static str {
        "IL-12.6"
    }

    fn name(self) -> &'static str {
        "copy"
    }

    fn legal(self, game: &Ilos, _: Seat, out: &mut Vec<Action>) {
        let CopyOn { island } = self;
        let exploited = game.map.island(island).expect("an island in play").exploited;
        out.extend(exploited.iter().map(|resource| Action::Copy { resource }));
    }

    fn candidates(self, _: &Ilos, _: Seat, out: &mut Vec<Action>) {
        out.extend(Resource::ALL.map(|resource| Action::Copy { resource }));
    }

    fn permit(self, game: &Ilos, _: Seat, action: Action) -> Result<(), Why> {
        match action {
            Action::Copy { resource } => game.may_copy(self.island, resource),
            _ => Err(self.not_now(game, action)),
        }
    }

    fn apply(self, game: &mut Ilos, seat: Seat, action: Action, _: &mut impl Journal<Event>) {
        let Action::Copy { resource } = action else { self.unexpected(action) };
        game.charge(seat, Deed::House { island: self.island, copies: resource });
    }

    fn shown(self) -> Option<PendingView> {
        Some(PendingView::Copy { island: self.island })
    }

    fn detail(self, _: &Ilos, phrase: Phrase) -> Phrase {
        phrase.with("island", self.island.island())
    }

    fn aid(self, game: &Ilos, _: Seat, aid: &mut IlosAid) {
        aid.site = game.site_for(self.island, SiteKind::Building);
    }

    fn audit(self, game: &Ilos) -> Result<(), String> {
        game.audit_house(self.island)?;
        game.may_copy_on(self.island).map_err(|why| format!("{why:?}"))
    }
}

impl Ilos {
    /// IL-10.2, IL-12.9: requires a pioneer in reserve and, for a building, a building token.
    #[inline]
    pub(crate) fn has_pioneer(&self, seat: Seat, card: Card) -> Result<(), Why> {
        if self.pioneers_left(seat) == 0 {
            return Err(Why::NoPioneer { card });
        }
        let tokens = usize::from(self.tables().numbers.building_tokens);
        if card == Card::Building && self.buildings.len() >= tokens { Err(Why::NoToken) } else { Ok(()) }
    }

    /// IL-5.4, IL-5.5, IL-7.2: whether the seat has enough ships and cards for an island.
    #[inline]
    pub(crate) fn is_open(
        &self,
        seat: Seat,
        card: Card,
        island: &Island,
        pirated: Pieces,
        purse: u8,
    ) -> bool {
        island.ships[seat.index()] >= self.tables().card(card).ships
            && self.cost(seat, card, island, pirated) <= purse
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

    /// IL-12.4, IL-12.5: the resource is grown on the island and is not gold.
    pub(crate) fn may_copy(&self, island: PieceId, resource: Resource) -> Result<(), Why> {
        if resource == Resource::Gold {
            return Err(Why::NoGoldCopies);
        }
        let exploited = self.map.island(island).is_some_and(|island| island.exploited.has(resource));
        if exploited { Ok(()) } else { Err(Why::NotGrown { resource }) }
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
    pub(crate) fn settle(
        &mut self,
        seat: Seat,
        island: PieceId,
        kind: SiteKind,
        journal: &mut impl Journal<Event>,
    ) {
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
    pub(crate) fn build(
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
