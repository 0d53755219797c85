//! Mundus Novus: doubloons, future yield of Developments, and the best plan for the cards in hand.

use engine::{Game, Seat};
use mundus_novus::{
    Action, Build, Cards, DevelopmentId, KINDS, Kind, Kinds, Marker, MundusNovus, Prospect, Resource, Stage,
    Tables,
};
use serde::Deserialize;

use crate::terms::Tally;
use crate::{Account, Evaluation};

/// The number of Resources with a number.
const GOODS: usize = Resource::GOODS.len();

/// The weights of the evaluation: the table `[terms]` of its file, which explains each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    rounds: f64,
    pace: f64,
    caravel: f64,
    merchant: [f64; 3],
    place: f64,
    character: [f64; 9],
    stored: [f64; 3],
    stored_relic: f64,
    stored_pair: f64,
    fresh: f64,
    pair: [f64; 3],
    title: f64,
    ten: [f64; 3],
    rival: f64,
    rival_hand: f64,
    win: f64,
    feint: f64,
}

impl Evaluation<MundusNovus> for Terms {
    fn value(&self, game: &MundusNovus, seat: Seat) -> f64 {
        let mut value = 0.0;
        self.judge(game, seat, &mut value);
        value
    }

    fn account(&self, game: &MundusNovus, seat: Seat, account: &mut Account) {
        self.judge(game, seat, account);
    }

    fn holdings(&self, game: &MundusNovus, seat: Seat) -> Vec<String> {
        let is_character =
            |card: &DevelopmentId| matches!(game.tables().card(*card).kind, Kind::Character(_));
        let characters = game.player(seat).developments.iter().filter(is_character);
        characters.map(|card| format!("mn-development-{card}")).collect()
    }

    fn fits(&self, game: &MundusNovus, seat: Seat, legal: &[Action], out: &mut Vec<f64>) {
        match game.stage() {
            Stage::Supply | Stage::Trade => self.fit_cards(game, seat, legal, out),
            Stage::Event | Stage::Progression | Stage::Over => self.fit_outcomes(game, seat, legal, out),
        }
    }

    /// A trade is evaluated only when it is complete.
    fn is_settled(&self, game: &MundusNovus, _: Seat) -> bool {
        match game.stage() {
            Stage::Event | Stage::Supply | Stage::Trade => false,
            Stage::Progression | Stage::Over => true,
        }
    }
}

// How fit an action is.

impl Terms {
    /// In Supply and Trade: by the value of the hand with one card more or less.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most actions are of other stages")]
    fn fit_cards(&self, game: &MundusNovus, seat: Seat, legal: &[Action], out: &mut Vec<f64>) {
        let rounds = self.rounds_left(game);
        let table = Table::new(self, game, seat, rounds);
        let hand = game.player(seat).hand;
        // Many actions name the same card, so each card is evaluated once.
        let mut with = [None; KINDS];
        let mut with = |card: Resource| {
            *with[card.index()].get_or_insert_with(|| self.hand(&table, &(hand + Cards::one(card))))
        };
        let without = |card: Resource| self.hand(&table, &(hand - Cards::one(card)));
        out.extend(legal.iter().map(|&action| match action {
            Action::Pick { card } | Action::Take { card, .. } | Action::Swap { card } => with(card),
            Action::Keep => between_hands(game).map_or(0.0, &mut with),
            Action::Discard { card } | Action::Offer { card } | Action::Give { card } => without(card),
            // No criterion applies.
            _ => 0.0,
        }));
        prefer(out, 1.5);
    }

    /// Elsewhere: by the position after the action.
    fn fit_outcomes(&self, game: &MundusNovus, seat: Seat, legal: &[Action], out: &mut Vec<f64>) {
        let rounds = self.rounds_left(game);
        out.extend(legal.iter().map(|&action| {
            let mut after = game.clone();
            after.apply(seat, action, &mut engine::Silent);
            if after.stage() == Stage::Over {
                return self.value(&after, seat);
            }
            self.worth(&after, seat, rounds, true)
        }));
        prefer(out, 1.0);
    }
}

/// The card just taken from an offer, which is in no hand yet.
fn between_hands(game: &MundusNovus) -> Option<Resource> {
    let mut all = game.pile + game.discard + game.market + game.pool;
    game.players.iter().for_each(|player| all += player.hand + player.stored + player.offer);
    game.tables().copies.without(&all).kinds().next()
}

/// Turns values into fitness: 1 for the best, falling to 0 for values that are worse by more than `slack`.
fn prefer(values: &mut [f64], slack: f64) {
    let best = values.iter().copied().fold(f64::MIN, f64::max);
    for value in values {
        let lag = (best - *value) / slack;
        *value = if lag < 1.0 { (1.0 - lag) * (1.0 - lag) } else { 0.0 };
    }
}

// Value of a position.

impl Terms {
    /// The value of a position: the own worth against the best of the others.
    fn judge(&self, game: &MundusNovus, seat: Seat, tally: &mut impl Tally) {
        let others = || Seat::all(game.players.len()).filter(|&other| other != seat);
        if game.stage() == Stage::Over {
            let share = game.outcome().map_or(0.0, |outcome| outcome.share(seat));
            let best = others().map(|other| game.doubloons(other)).max().unwrap_or(0);
            tally.add("hint-win", 0.0, 10.0 * self.win * share);
            let doubloons = f64::from(game.doubloons(seat));
            tally.add("hint-mn-doubloons", doubloons, doubloons);
            return tally.add("hint-others", 0.0, -f64::from(best));
        }
        let rounds = self.rounds_left(game);
        self.parts(game, seat, rounds, true, tally);
        let best = others().map(|other| self.worth(game, other, rounds, false)).fold(f64::MIN, f64::max);
        // With more players, hindering one of them helps less.
        tally.add("hint-others", 0.0, -(self.rival / game.players.len() as f64 * best));
    }

    /// The number of remaining rounds.
    fn rounds_left(&self, game: &MundusNovus) -> f64 {
        let most = Seat::all(game.players.len()).map(|seat| game.doubloons(seat)).max().unwrap_or(0);
        let goal = game.tables().rules.doubloons_to_win;
        let need = f64::from(goal.saturating_sub(most)) / self.pace;
        let usual = self.rounds - f64::from(game.round);
        usual.max(need.min(3.0)).max(0.5)
    }

    /// The expected doubloons of the seat.
    fn worth(&self, game: &MundusNovus, seat: Seat, rounds: f64, own: bool) -> f64 {
        let mut worth = 0.0;
        self.parts(game, seat, rounds, own, &mut worth);
        worth
    }

    /// The expected doubloons, term by term.
    fn parts(&self, game: &MundusNovus, seat: Seat, rounds: f64, own: bool, tally: &mut impl Tally) {
        let player = game.player(seat);
        let acts = game.to_act().has(seat);
        let doubloons = game.doubloons(seat);
        let table = Table::new(self, game, seat, rounds);
        tally.add("hint-mn-doubloons", f64::from(doubloons), f64::from(doubloons));
        let developed = player.developments.iter().map(|card| table.development(card)).sum::<f64>();
        tally.whole(developed, |tally| {
            for card in player.developments.iter() {
                let income = f64::from(table.tables.card(card).income);
                tally.add("hint-mn-income", income, income * table.paydays);
                tally.add("hint-mn-developments", 1.0, table.development(card) - income * table.paydays);
            }
        });
        if game.perfect.has(seat) {
            tally.add("hint-win", 0.0, 5.0 * self.win);
        }
        if doubloons >= game.tables().rules.doubloons_to_win {
            tally.add("hint-win", 0.0, self.win);
        }
        if !acts {
            let stored = f64::from(player.stored.len());
            return tally.add("hint-mn-stored", stored, self.store(game, &player.stored));
        }
        if !own {
            let hand = |terms: &Terms| terms.plan(&table, &Open::fresh(game, seat, player.hand));
            let part = if self.rival_hand > 0.0 { self.rival_hand * hand(self) } else { 0.0 };
            return tally.add("hint-mn-plan", 0.0, part);
        }
        let plan = match game.prospect().filter(|prospect| prospect.seat == seat) {
            Some(prospect) => self.plan(&table, &Open::under_way(game, &prospect, player.hand)),
            None => self.hand(&table, &player.hand),
        };
        tally.add("hint-mn-plan", 0.0, plan);
        if game.stage() == Stage::Trade {
            let offered = f64::from(player.offer.len());
            tally.add("hint-mn-offered", offered, self.fresh * offered);
            let near = self.close_to_ten(&table, &player.hand, player.offer.len());
            tally.add("hint-mn-ten", 0.0, near);
            if !game.trade.revealed {
                let values = player.offer.0.iter().zip(&game.tables().trade_values);
                let total: u32 = values.map(|(&count, &value)| u32::from(count) * u32::from(value)).sum();
                tally.add("hint-mn-title", f64::from(total), self.title * f64::from(total));
            }
        }
    }

    /// The progress of the hand towards the perfect combination, while cards are still to come.
    fn close_to_ten(&self, table: &Table<'_>, hand: &Cards, coming: u8) -> f64 {
        if usize::from(hand.len() + coming) <= GOODS {
            return 0.0;
        }
        let open = Open::fresh(table.game, table.seat, *hand);
        let reach = open.rest(table.tables).reach();
        let missing = GOODS as u8 - reach + u8::from(!hand.has(Resource::Relic));
        if missing > coming {
            return 0.0;
        }
        missing.checked_sub(1).and_then(|at| self.ten.get(usize::from(at))).copied().unwrap_or(0.0)
    }

    /// The value of stored cards in the next round.
    fn store(&self, game: &MundusNovus, cards: &Cards) -> f64 {
        let tables = game.tables();
        let mut worth = self.stored_relic * f64::from(cards[Resource::Relic]);
        for good in Resource::GOODS {
            let count = cards[good];
            let rarity = tables.rarities[good.index()].map_or(0, |rarity| rarity.index());
            worth += self.stored[rarity] * f64::from(count);
            worth += self.stored_pair * f64::from(count.saturating_sub(1));
        }
        worth
    }

    /// The value of a hand before the Progression stage: its plan, and pairs that may grow in the trade.
    fn hand(&self, table: &Table<'_>, hand: &Cards) -> f64 {
        let game = table.game;
        let mut worth = self.plan(table, &Open::fresh(game, table.seat, *hand));
        for good in Resource::GOODS.into_iter().filter(|&good| hand[good] == 2) {
            worth += self.pair[game.tables().rarities[good.index()].map_or(0, |rarity| rarity.index())];
        }
        worth
    }
}

/// The value of Developments to a seat at this point of the game.
struct Table<'a> {
    terms: &'a Terms,
    game: &'a MundusNovus,
    tables: &'static Tables,
    seat: Seat,
    /// Remaining rounds after this one.
    rounds: f64,
    /// The number of remaining payments of an income.
    paydays: f64,
    /// The best Development among the first positions of the queue, by the number of open positions.
    access: [f64; 9],
}

impl<'a> Table<'a> {
    fn new(terms: &'a Terms, game: &'a MundusNovus, seat: Seat, rounds: f64) -> Table<'a> {
        let paydays = rounds + if game.to_act().has(seat) { 1.0 } else { 0.0 };
        let mut table = Table { terms, game, tables: game.tables(), seat, rounds, paydays, access: [0.0; 9] };
        for (at, &card) in game.queue.iter().enumerate() {
            table.access[at + 1] = table.access[at].max(table.development(card));
        }
        for at in game.queue.len() + 1..table.access.len() {
            table.access[at] = table.access[at - 1];
        }
        table
    }

    fn development(&self, card: DevelopmentId) -> f64 {
        let terms = self.terms;
        let development = self.tables.card(card);
        let income = f64::from(development.income) * self.paydays;
        income
            + match development.kind {
                Kind::Character(character) => terms.character[character as usize] * self.rounds,
                Kind::Caravel { .. } => terms.caravel * self.rounds,
                Kind::Merchant { band } => terms.merchant[band.index()] * self.rounds,
                Kind::Warehouse { capacity } => terms.place * f64::from(capacity) * self.rounds,
                Kind::Shipyard => {
                    let own = self.game.caravels(self.seat).len();
                    let ahead = Seat::all(self.game.players.len())
                        .filter(|&other| self.game.caravels(other).len() > own)
                        .count();
                    f64::from(self.tables.rules.shipyard_gain) * ahead as f64 * self.paydays
                }
            }
    }
}

// The best plan for a hand.

/// The cards and abilities available in a turn of the Progression stage.
struct Open {
    /// Cards not bound to a combination.
    left: [u8; GOODS],
    relics: u8,
    /// Resources already in the different combination being built.
    set: Kinds,
    /// Cards of the combination that are certain to follow: one being changed.
    coming: u8,
    merchants: [u8; 3],
    identical: bool,
    different: bool,
    /// Whether the different combination can still be the perfect one.
    perfect: bool,
    /// Whether the relics can still be sold.
    sale: bool,
    /// The fixed part of the identical combination being built.
    must: Option<Must>,
    natives: bool,
    storm: bool,
    /// Places for cards that are left over.
    places: u8,
}

/// An identical combination that must be made.
struct Must {
    of: Option<Resource>,
    natural: Option<u8>,
    jokers: Option<u8>,
    changed: u8,
}

impl Open {
    /// A turn that has not begun.
    fn fresh(game: &MundusNovus, seat: Seat, hand: Cards) -> Open {
        let tables = game.tables();
        let developments = game.player(seat).developments;
        let mut left = [0; GOODS];
        left.copy_from_slice(&hand.0[..GOODS]);
        Open {
            left,
            relics: hand[Resource::Relic],
            set: Kinds::empty(),
            coming: 0,
            merchants: tables.merchants_of.map(|band| (developments & band).len()),
            identical: true,
            different: true,
            perfect: true,
            sale: true,
            must: None,
            natives: game.is_under(seat, Marker::Natives),
            storm: game.is_under(seat, Marker::Storm),
            places: if game.is_under(seat, Marker::Fire) { 0 } else { game.capacity(seat) },
        }
    }

    /// A turn that has begun.
    fn under_way(game: &MundusNovus, prospect: &Prospect, hand: Cards) -> Open {
        let tables = game.tables();
        let mut open = Open::fresh(game, prospect.seat, hand);
        open.identical = prospect.identical;
        open.different = prospect.different;
        open.sale = prospect.relics;
        let mut merchants = prospect.merchants;
        match prospect.build {
            None => (),
            Some(Build::Identical { of, natural, jokers, changed, decided }) => {
                merchants = merchants & !decided;
                open.left.iter_mut().zip(changed.0).for_each(|(left, changed)| *left -= changed);
                open.must = Some(Must { of, natural, jokers, changed: changed.len() });
            }
            Some(Build::Different { perfect, set, spent, employed, merchant, from }) => {
                merchants = merchants & !employed;
                open.left.iter_mut().zip(spent.0).for_each(|(left, spent)| *left -= spent);
                if let Some(from) = from {
                    open.left[from.index()] -= 1;
                    open.coming = 1;
                } else if merchant.is_some() {
                    open.coming = 1;
                }
                open.set = set;
                open.perfect = perfect;
            }
        }
        open.merchants = tables.merchants_of.map(|band| (merchants & band).len());
        open
    }
}

impl Open {
    /// The cards for a different combination, before any identical one.
    fn rest(&self, tables: &Tables) -> Rest {
        let goods: u8 = self.left.iter().sum();
        let held: Kinds = Resource::GOODS.into_iter().filter(|good| self.left[good.index()] > 0).collect();
        let new = (held - self.set).len() as u8;
        let have = held | self.set;
        Rest {
            kinds: have.len() as u8 + self.coming,
            spare: goods - new,
            missing: tables.bands.map(|band| (band - have).len() as u8),
            merchants: self.merchants,
            relics: self.relics,
        }
    }
}

/// The cards left for a different combination.
#[derive(Clone, Copy)]
struct Rest {
    /// Different Resources at hand.
    kinds: u8,
    /// Cards beyond one of each.
    spare: u8,
    /// Resources of each band that are not at hand.
    missing: [u8; 3],
    merchants: [u8; 3],
    relics: u8,
}

impl Rest {
    /// The size the different combination can have.
    fn reach(&self) -> u8 {
        let changes: u8 = self.merchants.iter().zip(self.missing).map(|(&have, need)| have.min(need)).sum();
        (self.kinds + self.spare.min(changes)).min(GOODS as u8)
    }
}

impl Terms {
    /// The best plan of a turn: an identical combination or none, then a different one, then relics.
    fn plan(&self, table: &Table<'_>, open: &Open) -> f64 {
        let rest = open.rest(table.tables);
        let mut best = if open.must.is_none() { self.rest(table, open, rest) } else { f64::MIN };
        if !open.identical || table.game.queue.is_empty() {
            return best.max(0.0);
        }
        let wanted = open.must.as_ref().and_then(|must| must.of);
        for of in Resource::GOODS.into_iter().filter(|&of| wanted.is_none_or(|wanted| wanted == of)) {
            best = best.max(self.plan_of(table, open, rest, of));
        }
        best.max(0.0)
    }

    /// The best plan with an identical combination of one Resource.
    fn plan_of(&self, table: &Table<'_>, open: &Open, rest: Rest, of: Resource) -> f64 {
        let tables = table.tables;
        let rules = &tables.rules;
        let (Some(rarity), Some(band)) = (tables.rarities[of.index()], tables.band_of[of.index()]) else {
            return f64::MIN;
        };
        let (rarity, band) = (rarity.index(), band.index());
        let held = open.left[of.index()];
        let others: u8 = open.left.iter().sum::<u8>() - held;
        let makers = open.merchants[band].min(others);
        let (natural, jokers, changed) =
            open.must.as_ref().map_or((None, None, 0), |must| (must.natural, must.jokers, must.changed));
        let mut best = f64::MIN;
        if held + open.relics + makers + changed < rules.identical_min {
            return best;
        }
        for size in rules.identical_min..=rules.identical_max {
            let positions = tables.positions[usize::from(size - rules.identical_min)][rarity];
            let gain = table.access[usize::from(if open.storm { 1 } else { positions })];
            for joker in jokers.map_or(0..=open.relics, |fixed| fixed..=fixed) {
                for change in 0..=makers {
                    let Some(own) = size.checked_sub(joker + change + changed) else { break };
                    if own > held || own + change + changed == 0 || natural.is_some_and(|fixed| fixed != own)
                    {
                        continue;
                    }
                    let mut left = rest;
                    left.relics -= joker;
                    left.merchants[band] -= change;
                    let in_set = open.set.contains(of);
                    let emptied = own > 0 && own == held && !in_set;
                    if emptied {
                        left.kinds -= 1;
                        left.missing[band] += 1;
                        left.spare -= own - 1;
                    } else {
                        left.spare -= own;
                    }
                    // Merchants change spare cards first, then cards that a different combination could use.
                    let single = change.saturating_sub(left.spare);
                    left.spare -= change - single;
                    left.kinds = left.kinds.saturating_sub(single);
                    best = best.max(gain + self.rest(table, open, left));
                }
            }
        }
        best
    }

    /// The value of cards outside of identical combinations.
    fn rest(&self, table: &Table<'_>, open: &Open, rest: Rest) -> f64 {
        let tables = table.tables;
        let mut worth = 0.0;
        let mut over = rest.kinds + rest.spare;
        if open.different {
            let changes: u8 =
                rest.merchants.iter().zip(rest.missing).map(|(&have, need)| have.min(need)).sum();
            let reach = (rest.kinds + rest.spare.min(changes)).min(GOODS as u8);
            // Only a combination that was begun as the perfect one wins.
            let perfect = if open.perfect { 1.0 } else { self.feint };
            if usize::from(reach) == GOODS && rest.relics > 0 && perfect > 0.0 {
                return 5.0 * self.win * perfect;
            }
            if reach >= tables.rules.different_min {
                let price = if open.natives {
                    u16::from(reach) * tables.natives_per_card
                } else {
                    tables.different[usize::from(reach)]
                };
                worth += f64::from(price);
                over -= reach;
            }
        }
        if open.sale {
            worth += f64::from(tables.relics[usize::from(rest.relics.min(tables.rules.relic_sale_max))]);
        }
        worth + self.stored[1] * f64::from(over.min(open.places))
    }
}
