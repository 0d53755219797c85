//! What a viewer may see.
//!
//! Absent on purpose: what a viewer could remember beyond the table of dossier 4. The log shows what happened openly.

use engine::{Seat, Source, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::data::{Development, Kind, Tables};
use crate::identical::Part;
use crate::ids::{Band, Cards, Character, DevelopmentId, Marker, Rarity, Resource};
use crate::state::{
    Acting, Change, Different, Ending, Exchange, Identical, MundusNovus, Player, Stage, Step, Trade,
};

/// What one viewer may see of a game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MundusNovusView {
    /// The round, from 1.
    pub round: u16,
    /// The stage of the round.
    pub stage: Stage,
    /// The event of the round.
    pub event: Option<Marker>,
    /// The holder of the Trade Master token.
    pub master: Seat,
    /// The three cards of the market.
    pub market: Cards,
    /// The cards turned up for the caravels.
    pub pool: Cards,
    /// The Resource discard pile, which lies face up.
    pub discard: Vec<CountView>,
    /// How many cards the Resource pile has left.
    pub pile_left: u8,
    /// How many cards the Development pile has left.
    pub deck_left: u8,
    /// The queue, position 1 first.
    pub queue: Vec<QueueView>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The trade of this round, once a number has been announced.
    pub trade: Option<TradeView>,
    /// The squadron being served and those still to come, in order.
    pub serving: Vec<SquadronView>,
    /// The turn in the Progression stage.
    pub turn: Option<TurnView>,
    /// The combination the viewer is building.
    pub build: Option<BuildView>,
    /// Who must decide now.
    pub awaited: Vec<Seat>,
    /// How the game ended, and who won.
    pub over: Option<OverView>,
    /// The numbers printed on the components, for the price lists.
    pub prices: PricesView,
}

/// So many cards of a kind.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CountView {
    /// The kind.
    pub card: Resource,
    /// How many.
    pub count: u8,
}

/// A card of the queue.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct QueueView {
    /// Its position, from 1.
    pub position: u8,
    /// The card.
    pub card: DevelopmentView,
    /// Whether the combination the viewer is building opens it.
    pub open: bool,
}

/// A Development card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusDevelopment")]
pub struct DevelopmentView {
    /// Its id.
    pub id: DevelopmentId,
    /// Its kind.
    pub kind: KindView,
    /// Doubloons per round.
    pub income: u16,
    /// The event it brings at the head of the queue.
    pub event: Option<Marker>,
    /// Who it is, of a character.
    pub character: Option<Character>,
    /// The value, of a caravel.
    pub value: Option<u8>,
    /// What he can make, of a merchant.
    pub band: Option<Band>,
    /// How many cards it keeps, of a warehouse.
    pub capacity: Option<u8>,
    /// Where its values come from.
    pub source: Source,
    /// Whether this merchant has been used in the present turn.
    pub used: bool,
}

/// The kind of a Development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MundusNovusKind")]
pub enum KindView {
    /// One of the nine.
    Character,
    /// A ship.
    Caravel,
    /// Changes a card.
    Merchant,
    /// Keeps cards.
    Warehouse,
    /// Pays for the caravels of others.
    Shipyard,
}

/// Cards, or how many there are.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum HandView {
    /// For their owner.
    Cards(Cards),
    /// For the others.
    Count(u8),
}

impl HandView {
    fn of(cards: Cards, seen: bool) -> HandView {
        if seen { HandView::Cards(cards) } else { HandView::Count(cards.len()) }
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        match self {
            HandView::Cards(cards) => cards.len(),
            HandView::Count(count) => *count,
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusPlayer")]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Doubloons.
    pub doubloons: u16,
    /// Doubloons still wanted to end the game.
    pub doubloons_wanted: u16,
    /// The hand; cards laid out for a covered offer go on counting in it for the others.
    pub hand: HandView,
    /// The cards in the warehouses.
    pub stored: HandView,
    /// How many cards the warehouses take.
    pub capacity: u8,
    /// The Developments owned.
    pub developments: Vec<DevelopmentView>,
    /// How many of them are caravels.
    pub caravels: u8,
    /// The squadrons they form.
    pub squadrons: Vec<SquadronView>,
    /// Doubloons per round from Developments.
    pub income: u16,
    /// Doubloons that the shipyards would bring now.
    pub shipyard_income: u16,
    /// Whether the event of the round does not bear on this player.
    pub immune: bool,
    /// Whether this player has shown the perfect combination this round.
    pub perfect: bool,
    /// Whether this player has acted in this Progression stage.
    pub acted: bool,
}

/// A squadron.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SquadronView {
    /// Whose.
    pub seat: Seat,
    /// Its caravels.
    pub caravels: Vec<DevelopmentId>,
    /// What they count together.
    pub value: u16,
    /// The lowest that one of them counts.
    pub lowest: u16,
    /// How many cards it is still to be served, while it is.
    pub left: Option<u8>,
}

/// The trade of a round.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TradeView {
    /// The number announced.
    pub number: u8,
    /// Whether the offers have been turned up.
    pub revealed: bool,
    /// The offers, by seat.
    pub offers: Vec<OfferView>,
    /// The exchanges in order.
    pub chain: Vec<Exchange>,
    /// The card between two hands, taken and not yet kept or swapped.
    pub taken: Option<TakenView>,
    /// From whom the active player may not take now.
    pub barred: Option<Seat>,
    /// The players among whom the title is given.
    pub tied: Vec<Seat>,
    /// Who took back cards that nobody wanted.
    pub taken_back: Option<TakenBackView>,
    /// The secret card at the end.
    pub compensation: Option<CompensationView>,
}

/// An offer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OfferView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is complete.
    pub done: bool,
    /// The cards still on offer; a covered offer is seen by its owner alone.
    pub cards: Option<Cards>,
    /// The whole offer as it was turned up.
    pub shown: Option<Cards>,
    /// What the whole offer counted, once turned up.
    pub total: Option<u16>,
    /// What was taken, and by whom.
    pub taken: Vec<TakenView>,
}

/// A card taken.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TakenView {
    /// The card.
    pub card: Resource,
    /// Who took it.
    pub by: Seat,
    /// From whom.
    pub from: Seat,
}

/// Cards taken back.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TakenBackView {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub cards: Cards,
}

/// The card that the Trade Master handed over.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CompensationView {
    /// Who gave it.
    pub giver: Seat,
    /// Who got it.
    pub receiver: Seat,
    /// Which; for the two alone.
    pub card: Option<Resource>,
}

/// A turn in the Progression stage.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusTurn")]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// How many players act after this one.
    pub after: u8,
    /// Whether an identical combination has been made.
    pub identical: bool,
    /// Whether a different or perfect combination has been made.
    pub different: bool,
    /// Whether relics have been sold.
    pub relics: bool,
    /// The merchants used.
    pub merchants_used: Vec<DevelopmentId>,
}

/// A combination being built; for its owner alone.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct BuildView {
    /// What it is to be.
    pub form: FormView,
    /// The Resource of an identical combination.
    pub of: Option<Resource>,
    /// What it stands for so far.
    pub set: Cards,
    /// The cards in hand that it uses so far.
    pub cards: Cards,
    /// How many cards it has so far.
    pub size: u8,
    /// The changes by merchants.
    pub changes: Vec<Change>,
    /// The merchant that is being decided on or used.
    pub merchant: Option<DevelopmentId>,
    /// The card he changes.
    pub changing: Option<Resource>,
    /// How many positions of the queue it opens as it is.
    pub positions: Option<u8>,
    /// How many doubloons it pays as it is.
    pub doubloons: Option<u16>,
    /// How often a combination can still be given up in this turn.
    pub backs_left: u8,
}

/// The form of a combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FormView {
    /// For a Development.
    Identical,
    /// For doubloons.
    Different,
    /// For the game.
    Perfect,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusOver")]
pub struct OverView {
    /// How.
    pub ending: Ending,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// The price lists.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PricesView {
    /// Doubloons that end the game.
    pub doubloons_to_win: u16,
    /// How many positions the queue has.
    pub queue: u8,
    /// Cards dealt to each player in a round.
    pub cards_dealt: u8,
    /// The numbers that can be announced.
    pub announce: Vec<u8>,
    /// The Resources.
    pub resources: Vec<ResourceView>,
    /// Positions of the queue that identical combinations open.
    pub identical: Vec<IdenticalView>,
    /// Doubloons for different combinations.
    pub different: Vec<PriceView>,
    /// Doubloons per card of a different combination under Natives.
    pub natives_per_card: u16,
    /// Doubloons for relics alone.
    pub relics: Vec<PriceView>,
}

/// A Resource.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ResourceView {
    /// Which.
    pub card: Resource,
    /// The number on it.
    pub value: Option<u8>,
    /// What it counts in an offer.
    pub trade_value: u8,
    /// How many cards there are.
    pub copies: u8,
    /// How rare it is.
    pub rarity: Option<Rarity>,
}

/// What an identical combination opens.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct IdenticalView {
    /// Of so many cards.
    pub cards: u8,
    /// So rare.
    pub rarity: Rarity,
    /// So many positions.
    pub positions: u8,
}

/// A price.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MundusNovusPrice")]
pub struct PriceView {
    /// For so many cards.
    pub cards: u8,
    /// So many doubloons.
    pub doubloons: u16,
}

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
            handed: _,
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
            awaited: self.awaited().iter().collect(),
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
        let covered = matches!(self.step(), Step::Offer { .. });
        // Dossier 4: a covered offer goes on counting in the hand.
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

    /// Whether the seat has ended its turn of this Progression stage.
    fn has_acted(&self, seat: Seat) -> bool {
        let (now, after) = if let Step::Store { seat, after } = *self.step() {
            (seat, after)
        } else if let Some(acting) = self.acting() {
            (acting.seat, acting.after)
        } else {
            return self.stage() == Stage::Over;
        };
        now.around(self.players.len()).position(|other| other == seat) > Some(usize::from(after))
    }

    fn trade_view(&self, trade: &Trade, viewer: Viewer) -> Option<TradeView> {
        let Trade { number, revealed, chain, taken_back, compensated } = trade;
        let (mut taken, mut barred, mut tied) = (None, None, Vec::new());
        if let Step::KeepOrSwap { active, from, card } = *self.step() {
            taken = Some(TakenView { card, by: active, from });
        } else if let Step::Take { active } = *self.step() {
            barred = self.barred(active);
        } else if let Step::Title { tied: seats } = self.step() {
            tied.extend(seats.iter());
        }
        let card = self.handed.filter(|handed| {
            let both = Some((handed.giver, handed.receiver)) == *compensated;
            both && (viewer.is(handed.giver) || viewer.is(handed.receiver))
        });
        Some(TradeView {
            number: (*number)?,
            revealed: *revealed,
            offers: Seat::all(self.players.len())
                .map(|seat| self.offer_view(seat, viewer, taken.as_ref()))
                .collect(),
            chain: chain.to_vec(),
            taken,
            barred,
            tied,
            taken_back: taken_back.map(|(seat, cards)| TakenBackView { seat, cards }),
            compensation: compensated.map(|(giver, receiver)| CompensationView {
                giver,
                receiver,
                card: card.map(|handed| handed.card),
            }),
        })
    }

    fn offer_view(&self, seat: Seat, viewer: Viewer, between: Option<&TakenView>) -> OfferView {
        let cards = self.player(seat).offer;
        let Trade { revealed, chain, taken_back, .. } = &self.trade;
        let done = if let Step::Offer { done, .. } = self.step() { done.has(seat) } else { true };
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
        let &Step::Pool { seat, left, key } = self.step() else { return Vec::new() };
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
        let view = if let Step::Identical(build) = self.step() {
            self.identical_view(acting, build)
        } else if let Step::Different(build) = self.step() {
            self.different_view(acting, build)
        } else {
            return None;
        };
        Some(BuildView { backs_left, ..view })
    }

    fn identical_view(&self, acting: &Acting, build: &Identical) -> BuildView {
        let Identical { of, natural, jokers, asked: _, changes } = *build;
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

    fn different_view(&self, acting: &Acting, build: &Different) -> BuildView {
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
        let &Step::Over { ending } = self.step() else { return None };
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

fn turn_view(acting: &Acting) -> TurnView {
    let Acting { seat, after, identical, different, relics, used, backs: _ } = *acting;
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
