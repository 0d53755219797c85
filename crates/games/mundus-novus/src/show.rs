//! Builds the view of a game for one viewer.
//!
//! The view omits what a viewer could remember beyond the table of dossier 4. The log shows past public events.

use engine::{Game, Seat, Viewer};

use crate::cards::Cards;
use crate::data::{Development, Kind, Tables};
use crate::different::Different;
use crate::identical::{Identical, Part};
use crate::ids::{Character, DevelopmentId, Rarity, Resource};
use crate::progression::{Act, Store};
use crate::state::{MundusNovus, Player, Stage, Trade};
use crate::step::Pending;
use crate::supply::Pool;
use crate::view::{
    BuildView, CompensationView, CountView, DevelopmentView, FormView, HandView, IdenticalView, KindView,
    MundusNovusView, OfferView, OverView, PlayerView, PriceView, PricesView, QueueView, ResourceView,
    SquadronView, TakenBackView, TakenView, TradeView, TurnView,
};

impl MundusNovus {
    pub(crate) fn view_for(&self, viewer: Viewer) -> MundusNovusView {
        // No `..`: a new field must be shown or hidden on purpose.
        let MundusNovus {
            players,
            pile,
            discard,
            market,
            pool,
            deck,
            queue,
            round,
            marker,
            master,
            trade,
            detached: _,
            perfect: _,
            compensation: _,
            turns: _,
            first: _,
            data: _,
            steps: _,
            dice: _,
        } = self;
        let build = self.build_view(viewer);
        let open = build.as_ref().and_then(|build| build.positions).unwrap_or(0);
        let place = |(&card, position): (&DevelopmentId, u8)| QueueView {
            position,
            card: self.development_view(card),
            open: position <= open,
        };
        MundusNovusView {
            round: *round,
            stage: self.stage(),
            event: *marker,
            master: *master,
            market: *market,
            pool: *pool,
            discard: discard.kinds().map(|card| CountView { card, count: discard[card] }).collect(),
            pile_left: pile.len(),
            deck_left: deck.len(),
            queue: queue.iter().zip(1..).map(place).collect(),
            players: Seat::all(players.len()).map(|seat| self.player_view(seat, viewer)).collect(),
            trade: self.trade_view(trade, viewer),
            serving: self.serving_view(),
            turn: self.acting().map(turn_view),
            build,
            awaited: self.turn().actors().iter().collect(),
            over: self.over_view(),
            prices: prices_view(self.tables()),
        }
    }

    fn development_view(&self, card: DevelopmentId) -> DevelopmentView {
        let Development { kind, income, mark: _, event, source } = *self.tables().card(card);
        let mut view = DevelopmentView {
            id: card,
            kind: KindView::Shipyard,
            income,
            event,
            character: None,
            value: None,
            band: None,
            capacity: None,
            source,
            used: self.acting().is_some_and(|acting| acting.used.has(card)),
        };
        match kind {
            Kind::Character(character) => {
                (view.kind, view.character) = (KindView::Character, Some(character))
            }
            Kind::Caravel { value } => (view.kind, view.value) = (KindView::Caravel, Some(value)),
            Kind::Merchant { band } => (view.kind, view.band) = (KindView::Merchant, Some(band)),
            Kind::Warehouse { capacity } => {
                (view.kind, view.capacity) = (KindView::Warehouse, Some(capacity))
            }
            Kind::Shipyard => (),
        }
        view
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let Player { purse, hand, stored, offer, shown: _, developments } = self.player(seat);
        let own = viewer.is(seat);
        let covered = self.step().offering().is_some();
        // Dossier 4: a face-down offer still counts as part of the hand.
        let whole = if covered && !own { *hand + *offer } else { *hand };
        let to_win = self.tables().rules.doubloons_to_win;
        PlayerView {
            seat,
            doubloons: purse.doubloons(),
            doubloons_wanted: to_win.saturating_sub(purse.doubloons()),
            hand: HandView::of(whole, own),
            stored: HandView::of(*stored, own),
            capacity: self.capacity(seat),
            developments: developments.iter().map(|card| self.development_view(card)).collect(),
            caravels: self.caravels(seat).len(),
            squadrons: self.squadrons_of(seat).iter().map(squadron_view).collect(),
            income: self.income(seat),
            shipyard_income: self.shipyard_income(seat),
            immune: self.owns(seat, Character::LaCosa),
            perfect: self.perfect.has(seat),
            acted: self.has_acted(seat),
        }
    }

    /// Whether the seat has finished its turn of this Progression stage.
    fn has_acted(&self, seat: Seat) -> bool {
        let (now, after) = if let Some(Store { seat, after }) = self.step().storing() {
            (seat, after)
        } else if let Some(acting) = self.acting() {
            (acting.seat, acting.after)
        } else {
            return self.stage() == Stage::Over;
        };
        now.around(self.players.len()).position(|other| other == seat) > Some(usize::from(after))
    }

    fn trade_view(&self, trade: &Trade, viewer: Viewer) -> Option<TradeView> {
        let Trade { number, revealed, chain, taken_back, compensated, raised: _ } = trade;
        let step = self.step();
        let taken = step.taken();
        let card = self.compensation.filter(|compensation| {
            let both = Some((compensation.giver, compensation.receiver)) == *compensated;
            both && (viewer.is(compensation.giver) || viewer.is(compensation.receiver))
        });
        Some(TradeView {
            number: (*number)?,
            revealed: *revealed,
            offers: Seat::all(self.players.len())
                .map(|seat| self.offer_view(seat, viewer, taken.as_ref()))
                .collect(),
            chain: chain.to_vec(),
            taken,
            barred: step.barred(self),
            tied: step.tied().iter().collect(),
            taken_back: taken_back.map(|(seat, cards)| TakenBackView { seat, cards }),
            compensation: compensated.map(|(giver, receiver)| CompensationView {
                giver,
                receiver,
                card: card.map(|compensation| compensation.card),
            }),
        })
    }

    fn offer_view(&self, seat: Seat, viewer: Viewer, between: Option<&TakenView>) -> OfferView {
        let cards = self.player(seat).offer;
        let Trade { revealed, chain, taken_back, .. } = &self.trade;
        let done = self.step().offering().is_none_or(|offer| offer.done.has(seat));
        let gone = chain.iter().map(|one| TakenView { card: one.card, by: one.taker, from: one.from });
        let taken: Vec<_> = gone.chain(between.cloned()).filter(|one| one.from == seat).collect();
        let shown = revealed.then(|| {
            let back = taken_back.filter(|&(owner, _)| owner == seat).map_or(Cards::NONE, |(_, cards)| cards);
            cards + back + taken.iter().map(|one| one.card).collect()
        });
        OfferView {
            seat,
            done,
            cards: (*revealed || viewer.is(seat)).then_some(cards),
            total: shown.map(|shown| self.offer_total(seat, &shown)),
            shown,
            taken,
        }
    }

    fn serving_view(&self) -> Vec<SquadronView> {
        let Some(Pool { seat, left, key }) = self.step().serving() else { return Vec::new() };
        let mut squadrons = self.squadrons();
        squadrons.sort_unstable_by_key(|squadron| (squadron.key, squadron.seat));
        let waiting = squadrons.iter().filter(|squadron| (squadron.key, squadron.seat) >= (key, seat));
        let mut views: Vec<_> = waiting.map(squadron_view).collect();
        if let Some(first) = views.first_mut() {
            first.left = Some(left);
        }
        views
    }

    fn build_view(&self, viewer: Viewer) -> Option<BuildView> {
        let acting = self.acting().filter(|acting| viewer.is(acting.seat))?;
        let backs_left = self.tables().rules.back_limit.saturating_sub(acting.backs);
        let view = self.step().build_view(self, acting)?;
        Some(BuildView { backs_left, ..view })
    }

    pub(crate) fn identical_view(&self, acting: &Act, build: &Identical) -> BuildView {
        let Identical { of, natural, jokers, decided: _, changes } = *build;
        let part = self.identical_part(acting, build);
        let size = build.size();
        let mut cards = changes.sources();
        let mut set = Cards::NONE;
        if let Some(of) = of {
            cards[of] += natural.unwrap_or(0);
            set[of] = build.goods();
        }
        cards[Resource::Relic] += jokers.unwrap_or(0);
        set[Resource::Relic] += jokers.unwrap_or(0);
        let least = self.tables().rules.identical_min;
        BuildView {
            form: FormView::Identical,
            of,
            set,
            cards,
            size,
            changes: changes.iter().collect(),
            merchant: if let Part::Merchant(merchant) = part { Some(merchant) } else { None },
            changing: None,
            positions: of.filter(|_| size >= least).map(|of| self.open_positions(acting.seat, of, size)),
            doubloons: None,
            backs_left: 0,
        }
    }

    pub(crate) fn different_view(&self, acting: &Act, build: &Different) -> BuildView {
        let Different { perfect, set, changes, merchant, from } = *build;
        let size = set.len() as u8;
        let pays = !perfect && size >= self.tables().rules.different_min;
        BuildView {
            form: if perfect { FormView::Perfect } else { FormView::Different },
            of: None,
            set: set.iter().collect(),
            cards: build.spent(),
            size,
            changes: changes.iter().collect(),
            merchant,
            changing: from,
            positions: None,
            doubloons: pays.then(|| self.different_price(acting.seat, size)),
            backs_left: 0,
        }
    }

    fn over_view(&self) -> Option<OverView> {
        let ending = self.step().ending()?;
        Some(OverView { ending, winners: self.result()?.winners })
    }
}

fn squadron_view(squadron: &crate::developments::Squadron) -> SquadronView {
    SquadronView {
        seat: squadron.seat,
        caravels: squadron.caravels.iter().collect(),
        value: squadron.key.value,
        lowest: squadron.key.lowest,
        left: None,
    }
}

fn turn_view(acting: &Act) -> TurnView {
    let Act { seat, after, identical, different, relics, used, backs: _ } = *acting;
    TurnView { seat, after, identical, different, relics, merchants_used: used.iter().collect() }
}

fn prices_view(tables: &Tables) -> PricesView {
    let rules = &tables.rules;
    let resource = |card: Resource| ResourceView {
        card,
        value: tables.values[card.index()],
        trade_value: tables.trade_values[card.index()],
        copies: tables.copies[card],
        rarity: tables.rarities[card.index()],
    };
    let sizes = rules.identical_min..=rules.identical_max;
    let identical = sizes.flat_map(|cards| {
        Rarity::ALL.map(|rarity| {
            let positions = tables.positions[usize::from(cards - rules.identical_min)][rarity.index()];
            IdenticalView { cards, rarity, positions }
        })
    });
    let price = |prices: &[u16], cards: u8| PriceView { cards, doubloons: prices[usize::from(cards)] };
    let goods = Resource::GOODS.len() as u8;
    PricesView {
        doubloons_to_win: rules.doubloons_to_win,
        queue: rules.queue,
        cards_dealt: rules.cards_dealt,
        announce: rules.announce.to_vec(),
        resources: Resource::ALL.map(resource).to_vec(),
        identical: identical.collect(),
        different: (rules.different_min..=goods).map(|cards| price(&tables.different, cards)).collect(),
        natives_per_card: tables.natives_per_card,
        relics: (1..=rules.relic_sale_max).map(|cards| price(&tables.relics, cards)).collect(),
    }
}
