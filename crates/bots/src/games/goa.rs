//! Goa: points, future use of goods in hand, income of rows and tiles, and the expected results of open auctions.

use engine::{Game, Seat};
use goa::{
    Action, City, Column, Gains, Goa, MAX_PLAYERS, Merchant, PLANTATIONS, Plot, ROUNDS, ROWS, Spice, Spices,
    Stage, Symbol, Tables, TileId, TileKind,
};
use serde::Deserialize;

use crate::terms::Tally;
use crate::{Account, Evaluation};

/// The weights of the evaluation: the table `[terms]` of its file, which explains each.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Terms {
    spice: f64,
    ship: f64,
    colonist: f64,
    ducat: f64,
    coin: f64,
    card: f64,
    set: f64,
    turn: f64,
    field: f64,
    kind: f64,
    patience: f64,
    uses: [f64; 5],
    limit: f64,
    fades: f64,
    found: f64,
    espionage: f64,
    resupply: f64,
    vice_king: f64,
    extra_harvest: f64,
    swap: f64,
    favor: f64,
    duty: f64,
    foreman: f64,
    first: f64,
    shade: f64,
    rival: f64,
    win: f64,
    spent: f64,
    level: f64,
}

/// Values that are constant while positions of one seat are compared.
#[derive(Clone, Copy)]
struct Outlook<'a> {
    tables: &'a Tables,
    /// Remaining action turns without bonus actions.
    turns: f64,
    /// The usable part of a bonus action: less once the seat has passed for the last time.
    usable: f64,
    /// Remaining rounds with actions.
    rounds: f64,
    /// The value of a ducat.
    ducat: f64,
    /// The farthest row of the other seats in each column.
    ahead: [u8; Column::ALL.len()],
    /// The largest number of ducats of the other seats.
    richest: u16,
}

impl Evaluation<Goa> for Terms {
    fn value(&self, game: &Goa, seat: Seat) -> f64 {
        let seats = game.merchants.len();
        if game.stage() == Stage::Over {
            let own = f64::from(game.standing(seat).total());
            let (best, mean) = others(seats, seat, |other| f64::from(game.standing(other).total()));
            let share = game.outcome().map_or(0.0, |outcome| outcome.share(seat));
            // A finished game is judged like a running one, plus the victory beyond a fair share. Otherwise ending a
            // game would look worse than playing on.
            let apart = self.win * share + own - 0.5 * best;
            let alike = self.win * (share - 1.0 / seats as f64) + own - self.rival * 0.5 * (best + mean);
            return apart + self.level * (alike - apart);
        }
        let (worths, _) = self.worths(game);
        let (best, mean) = others(seats, seat, |other| worths[other.index()]);
        worths[seat.index()] - self.rival * 0.5 * (best + mean)
    }

    fn account(&self, game: &Goa, seat: Seat, account: &mut Account) {
        let seats = game.merchants.len();
        if game.stage() == Stage::Over {
            let own = f64::from(game.standing(seat).total());
            let share = game.outcome().map_or(0.0, |outcome| outcome.share(seat));
            account.put("hint-go-points", own, own);
            account.put("hint-win", 0.0, self.win * (share - self.level / seats as f64));
        } else {
            let (worths, merchants) = self.worths(game);
            self.parts(&self.outlook(game, seat), &merchants[seat.index()], account);
            account.put("hint-go-auctions", 0.0, worths[seat.index()] - account.total());
        }
        account.put("hint-others", 0.0, self.value(game, seat) - account.total());
    }

    fn fits(&self, game: &Goa, seat: Seat, legal: &[Action], out: &mut Vec<f64>) {
        let slack = match game.stage() {
            Stage::Start | Stage::Tokens | Stage::Auctions => 0.6,
            Stage::Actions | Stage::Bonus | Stage::Over => 1.0,
        };
        out.extend(legal.iter().map(|&action| {
            let mut after = game.clone();
            after.apply(seat, action, &mut engine::Silent);
            match after.stage() {
                Stage::Over => f64::from(after.standing(seat).total()),
                Stage::Start | Stage::Tokens | Stage::Auctions => self.worths(&after).0[seat.index()],
                Stage::Actions | Stage::Bonus => {
                    self.worth(&self.outlook(&after, seat), after.merchant(seat))
                }
            }
        }));
        prefer(out, slack);
    }
}

/// The maximum and the mean over all other seats.
fn others(seats: usize, seat: Seat, worth: impl Fn(Seat) -> f64) -> (f64, f64) {
    let (mut best, mut sum) = (f64::MIN, 0.0);
    for other in Seat::all(seats).filter(|&other| other != seat) {
        let worth = worth(other);
        best = best.max(worth);
        sum += worth;
    }
    (best, sum / (seats - 1) as f64)
}

/// Turns values into fitness: 1 for the best, falling to 0 for values that are worse by more than `slack`.
fn prefer(values: &mut [f64], slack: f64) {
    let best = values.iter().copied().fold(f64::MIN, f64::max);
    for value in values {
        let lag = (best - *value) / slack;
        *value = if lag < 1.0 { (1.0 - lag) * (1.0 - lag) } else { 0.0 };
    }
}

fn number(n: impl Into<f64>) -> f64 {
    n.into()
}

impl Terms {
    fn outlook<'a>(&self, game: &'a Goa, seat: Seat) -> Outlook<'a> {
        let later = number(ROUNDS - game.round);
        let now = number(game.turns_to_come(seat));
        let before = matches!(game.stage(), Stage::Start | Stage::Tokens | Stage::Auctions);
        let auctions = later + if before { 0.6 } else { 0.0 };
        let others = || game.merchants.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let column =
            |column: Column| others().map(|(_, other)| other.rows[column.index()]).max().unwrap_or(0);
        let over = later == 0.0 && game.passed().has(seat);
        Outlook {
            tables: game.tables(),
            turns: now + 3.4 * later,
            usable: if over { 1.0 - self.spent } else { 1.0 },
            rounds: later + if before || now > 0.0 { 1.0 } else { 0.0 },
            ducat: self.coin + self.ducat * auctions / (auctions + 1.5),
            ahead: Column::ALL.map(column),
            richest: others().map(|(_, other)| other.ducats).max().unwrap_or(0),
        }
    }

    /// The worth of every seat after the open auctions, and its possessions then.
    fn worths(&self, game: &Goa) -> ([f64; MAX_PLAYERS], [Merchant; MAX_PLAYERS]) {
        let mut outlooks = [None; MAX_PLAYERS];
        let mut merchants = [Merchant::default(); MAX_PLAYERS];
        for seat in Seat::all(game.merchants.len()) {
            outlooks[seat.index()] = Some(self.outlook(game, seat));
            merchants[seat.index()] = *game.merchant(seat);
        }
        let mut worths = [0.0; MAX_PLAYERS];
        for (at, outlook) in outlooks.iter().enumerate() {
            if let Some(outlook) = outlook {
                worths[at] = self.worth(outlook, &merchants[at]);
            }
        }
        if matches!(game.stage(), Stage::Tokens | Stage::Auctions) {
            self.auctions(game, &outlooks, &mut merchants, &mut worths);
        }
        (worths, merchants)
    }

    // Auctions.

    /// Simulates the auctions of the marked items by sensible bidders, in order.
    fn auctions(
        &self,
        game: &Goa,
        outlooks: &[Option<Outlook<'_>>; MAX_PLAYERS],
        merchants: &mut [Merchant; MAX_PLAYERS],
        worths: &mut [f64; MAX_PLAYERS],
    ) {
        let seats = game.merchants.len();
        let from = game.on_sale().unwrap_or(game.sales.len() as u8 + 1);
        let placed =
            if game.flag_at.is_some() || !game.sales.is_empty() { game.marks.len() as u8 + 1 } else { 0 };
        for token in from..=placed {
            let tile = game.item_tile(token);
            let mut with = *merchants;
            let mut gains = [0.0; MAX_PLAYERS];
            let mut most = [0u16; MAX_PLAYERS];
            for seat in 0..seats {
                let Some(outlook) = &outlooks[seat] else { continue };
                let (after, extra) = self.with_item(outlook, &merchants[seat], tile);
                with[seat] = after;
                gains[seat] = extra + self.worth(outlook, &after) - worths[seat];
                let ducats = (self.shade * gains[seat] / outlook.ducat).max(0.0);
                most[seat] = (ducats as u16).min(merchants[seat].ducats);
            }
            let running = game.on_sale() == Some(token);
            let seller = game.seller(token).index();
            let (winner, ducats) = self.bidding(game, token, running, &most);
            let paid = |ducats: u16, seat: usize| {
                number(ducats) * outlooks[seat].map_or(0.0, |outlook| outlook.ducat)
            };
            match winner {
                // The seller keeps an item that is worth more than twice the money.
                Some(winner) => {
                    let keeps = ducats - 1 <= merchants[seller].ducats
                        && gains[seller] > paid(2 * ducats - 1, seller);
                    if keeps {
                        merchants[seller] = with[seller];
                        merchants[seller].ducats -= ducats - 1;
                        worths[seller] += gains[seller] - paid(ducats - 1, seller);
                    } else {
                        merchants[winner] = with[winner];
                        merchants[winner].ducats -= ducats;
                        merchants[seller].ducats += ducats;
                        worths[winner] += gains[winner] - paid(ducats, winner);
                        worths[seller] += paid(ducats, seller);
                    }
                }
                None => {
                    merchants[seller] = with[seller];
                    worths[seller] += gains[seller];
                }
            }
        }
    }

    /// The rest of a round of bids: each seat bids just enough, up to the item's worth for it.
    fn bidding(
        &self,
        game: &Goa,
        token: u8,
        running: bool,
        most: &[u16; MAX_PLAYERS],
    ) -> (Option<usize>, u16) {
        let lap = game.merchants.len() - 1;
        let seller = game.seller(token).index();
        let spoken = if running { game.bids.len() } else { 0 };
        let mut best = game
            .best_bid()
            .filter(|_| running)
            .map_or((None, 0), |(place, ducats)| (Some(game.bidder(token, place).index()), ducats));
        // The seller buys an item himself below half of its worth.
        let floor = most[seller].div_ceil(2);
        for place in spoken..lap {
            let bidder = game.bidder(token, place).index();
            let later =
                (place + 1..lap).map(|place| most[game.bidder(token, place).index()]).max().unwrap_or(0);
            if most[bidder] > best.1 {
                let wanted = later.max(floor).min(most[bidder]);
                best = (Some(bidder), wanted.max(best.1 + 1));
            }
        }
        best
    }

    /// A player with one more item, and the part of its worth that is not in the goods.
    fn with_item(&self, outlook: &Outlook<'_>, merchant: &Merchant, tile: Option<TileId>) -> (Merchant, f64) {
        let mut with = *merchant;
        let Some(id) = tile else {
            with.actions += outlook.tables.numbers.actions_with_flag;
            return (with, self.first);
        };
        let tile = outlook.tables.tile(id);
        let fade = self.fade(outlook.turns);
        let Gains { ships, colonists, ducats, actions, cards, .. } = tile.printed.gains();
        let mut take = |ships: u8, colonists: u8| {
            with.ships += u16::from(ships);
            with.colonists += u16::from(colonists);
            with.ducats += u16::from(ducats);
            with.actions += actions;
        };
        match tile.kind {
            TileKind::Plantation | TileKind::CropRotation => self.plant(outlook, &mut with, id),
            TileKind::Ships | TileKind::Colonists | TileKind::Settlement | TileKind::ExtraActions => {
                take(ships, colonists);
            }
            TileKind::ShipsOrColonists => {
                take(ships, 0);
                return (with, 0.3 * fade);
            }
            TileKind::Expeditions => return (with, number(cards) * (self.card * fade + self.set)),
            TileKind::Favor => return (with, self.favor * fade),
            TileKind::Foreman
            | TileKind::Ship
            | TileKind::Colonist
            | TileKind::Ducats
            | TileKind::Spice
            | TileKind::Expedition
            | TileKind::Duty
            | TileKind::ExtraHarvest
            | TileKind::Swap
            | TileKind::Espionage
            | TileKind::Resupply
            | TileKind::ViceKing
            | TileKind::Mission => with.kept.insert(id),
        }
        (with, 0.0)
    }

    /// Places a full plantation, replacing the poorest if necessary.
    fn plant(&self, outlook: &Outlook<'_>, merchant: &mut Merchant, id: TileId) {
        let tables = outlook.tables;
        let richness = |plot: &Option<Plot>| {
            plot.map_or(0, |plot| 1 + 2 * tables.plot(plot.id).fields + plot.spices.len())
        };
        let slots = &merchant.plots[..PLANTATIONS];
        let poorest = (0..PLANTATIONS).min_by_key(|&slot| richness(&slots[slot])).unwrap_or(0);
        let kind = tables.plot(id.into());
        let stock = merchant.stock();
        let rarest = kind.accepts.iter().min_by_key(|&spice| stock[spice]).unwrap_or(Spice::Ginger);
        let spices: Spices = std::iter::repeat_n(rarest, usize::from(kind.fields)).collect();
        if let Some(old) = merchant.plots[poorest].and_then(|plot| plot.id.tile())
            && tables.singles.has(old)
        {
            merchant.done.insert(old);
        }
        merchant.plots[poorest] = Some(Plot { id: id.into(), spices });
    }

    // Value of a player's possessions.

    /// The part of something for later turns that counts with this many turns to come.
    fn fade(&self, turns: f64) -> f64 {
        turns / (turns + self.fades)
    }

    /// The expected points of a player.
    fn worth(&self, outlook: &Outlook<'_>, merchant: &Merchant) -> f64 {
        let mut worth = 0.0;
        self.parts(outlook, merchant, &mut worth);
        worth
    }

    /// The expected points, term by term.
    fn parts(&self, outlook: &Outlook<'_>, merchant: &Merchant, tally: &mut impl Tally) {
        let Outlook { tables, rounds, ducat, .. } = *outlook;
        let actions = outlook.usable * number(merchant.actions);
        let turns = outlook.turns + actions;
        let fade = self.fade(turns);

        // Fields and their spices.
        let (mut fields, mut count) = (0.0, 0.0);
        let mut kinds = [false; Spice::ALL.len()];
        for plot in merchant.plots.iter().flatten() {
            let kind = tables.plot(plot.id);
            let choice = 1.0 + 0.15 * number(kind.accepts.len() - 1);
            fields += number(kind.fields) * choice;
            count += number(kind.fields);
            kind.accepts.iter().for_each(|spice| kinds[spice.index()] = true);
        }
        let kinds = kinds.iter().filter(|&&grows| grows).count() as f64;
        tally.add("hint-go-fields", count, fade * (self.field * fields.min(10.0) + self.kind * kinds));

        // Markers: points, income of their rows, and affordable steps.
        let rows = merchant.rows;
        for column in Column::ALL {
            let points = number(tables.points[merchant.row(column)]);
            tally.add("hint-go-points", points, points);
            let row = rows[column.index()];
            let brings = self.row(outlook, merchant, column, row, turns, fields);
            tally.add("hint-go-rows", number(row), brings);
        }
        let goods = number(merchant.stock().len()) + number(merchant.ships);
        tally.add("hint-go-goods", goods, self.steps(outlook, merchant, turns, fields));

        // Colonies, and those within reach.
        let cities = merchant.cities();
        let founded = cities.checked_sub(1).map_or(0.0, |at| number(tables.numbers.points_colonies[at]));
        tally.add("hint-go-colonies", cities as f64, founded);
        tally.add("hint-go-colonists", number(merchant.colonists), self.colonies(outlook, merchant, turns));

        // Cards.
        let mut symbols = [0usize; Symbol::ALL.len()];
        merchant.hand.iter().for_each(|card| symbols[tables.card(card).symbol.index()] += 1);
        let sets =
            symbols.iter().filter_map(|&count| tables.numbers.points_symbols.get(count.checked_sub(1)?));
        let sets = sets.map(|&points| number(points)).sum::<f64>();
        tally.add("hint-go-sets", sets, sets);
        let cards = number(merchant.hand.len());
        tally.add("hint-go-cards", cards, self.card * fade * cards.min(turns));

        let acts = actions * self.turn * if rounds > 0.0 { 1.0 } else { 0.4 };
        tally.add("hint-go-actions", number(merchant.actions), acts);
        tally.add("hint-go-ducats", number(merchant.ducats), number(merchant.ducats) * ducat);
        if merchant.ducats > outlook.richest {
            tally.add("hint-go-most", 0.0, number(tables.numbers.points_most_ducats) / (1.0 + 0.5 * turns));
        }
        let tiles = number((merchant.kept | merchant.done).len());
        tally.add("hint-go-tiles", tiles, self.tiles(outlook, merchant, turns));
    }

    /// The expected income of a row in the coming turns.
    fn row(
        &self,
        outlook: &Outlook<'_>,
        merchant: &Merchant,
        column: Column,
        row: u8,
        turns: f64,
        fields: f64,
    ) -> f64 {
        let value = number(outlook.tables.values[column.index()][usize::from(row)]);
        let uses = self.uses[column.index()] * turns;
        match column {
            Column::Ships => uses * self.ship * value,
            Column::Harvest => uses * self.spice * value.min(fields),
            Column::Taxes => uses * outlook.ducat * value,
            Column::Expedition => {
                let limit = number(outlook.tables.limits[usize::from(row)]);
                uses * self.card * value + self.limit * limit * self.fade(turns)
            }
            Column::Colony => {
                let open = (City::ALL.len() - merchant.cities()) as f64;
                self.uses[column.index()] * self.fade(turns) * self.colonist * value * open
            }
        }
    }

    /// The steps that the goods in hand can pay, one per turn, and the remaining goods.
    fn steps(&self, outlook: &Outlook<'_>, merchant: &Merchant, turns: f64, fields: f64) -> f64 {
        let tables = outlook.tables;
        let mut rows = merchant.rows;
        let mut stock = merchant.stock();
        let mut ships = merchant.ships;
        let mut weight = self.patience;
        let mut worth = 0.0;
        let mut left = turns;
        while left >= 1.0 {
            let mut best: Option<(Column, f64)> = None;
            for column in Column::ALL {
                let row = usize::from(rows[column.index()]);
                if row + 1 >= ROWS {
                    continue;
                }
                let price = &tables.prices[column.index()][row];
                if u16::from(price.len()) > ships || !price.is_within(&stock) {
                    continue;
                }
                let next = row as u8 + 1;
                let mut gain = number(tables.points[row + 1]) - number(tables.points[row]);
                gain += self.row(outlook, merchant, column, next, left - 1.0, fields)
                    - self.row(outlook, merchant, column, row as u8, left - 1.0, fields);
                if next >= 3 && outlook.ahead[column.index()] < next {
                    gain += self.card + self.set;
                }
                let others = Column::ALL.iter().filter(|&&other| other != column);
                if others.map(|other| rows[other.index()]).min().unwrap_or(0) >= next {
                    gain += self.turn;
                }
                if best.is_none_or(|(_, most)| gain > most) {
                    best = Some((column, gain));
                }
            }
            let Some((column, gain)) = best else { break };
            let row = usize::from(rows[column.index()]);
            let price = tables.prices[column.index()][row];
            rows[column.index()] += 1;
            ships -= u16::from(price.len());
            stock = stock.without(&price);
            worth += weight * gain;
            weight *= self.patience;
            left -= 1.0;
        }
        let fade = self.fade((left - 1.0).max(0.0));
        let many = |count: f64, enough: f64| count.min(enough) + 0.3 * (count - enough).max(0.0);
        // Several of a kind are worth less than one of each.
        let spices: f64 = Spice::ALL.iter().map(|&spice| many(number(stock[spice]), 2.0)).sum();
        worth + fade * (self.spice * many(spices, 7.0) + self.ship * many(number(ships), 7.0))
    }

    /// Colonists, and the colony that is nearest to being founded.
    fn colonies(&self, outlook: &Outlook<'_>, merchant: &Merchant, turns: f64) -> f64 {
        let tables = outlook.tables;
        let cities = merchant.cities();
        if cities == City::ALL.len() || turns < 1.0 {
            return 0.0;
        }
        let fade = self.fade(turns);
        let board = number(tables.values[Column::Colony.index()][merchant.row(Column::Colony)]);
        let held = number(merchant.colonists);
        let points = number(tables.numbers.points_colonies[cities])
            - cities.checked_sub(1).map_or(0.0, |at| number(tables.numbers.points_colonies[at]));
        let mut missing = 0.0;
        let mut best: f64 = 0.0;
        for city in City::ALL.into_iter().filter(|&city| !merchant.has_city(city)) {
            let need = number(tables.needs[city.index()]) - board - 4.0;
            missing += need.max(1.0);
            // The drawn cards rarely bring fewer than two or more than four.
            let chance = (0.55 + 0.25 * (held - need)).clamp(0.0, 0.97);
            let fields = match city {
                City::Quilon | City::Cochin => 1.0,
                City::Madras | City::Calicut => 2.0,
            };
            let gain =
                points + fields * (self.spice + self.field) * fade - self.colonist * fade * need.max(0.0);
            best = best.max(chance * gain);
        }
        self.found * best + self.colonist * fade * held.min(missing)
    }

    /// Tiles of a player.
    fn tiles(&self, outlook: &Outlook<'_>, merchant: &Merchant, turns: f64) -> f64 {
        let Outlook { tables, rounds, ducat, .. } = *outlook;
        let fade = self.fade(turns);
        let placed = merchant.plots.iter().flatten().filter_map(|plot| plot.id.tile());
        let singles = placed.filter(|&tile| tables.singles.has(tile)).count()
            + usize::from((merchant.done & tables.singles).len());
        let mut worth = 0.0;
        let mut single = 1.0;
        for tile in (merchant.kept | merchant.done).iter() {
            let face = tables.tile(tile);
            let points = number(face.printed.points);
            worth += match face.kind {
                TileKind::Ship => rounds * self.ship * number(face.printed.ships),
                TileKind::Colonist => rounds * self.colonist * number(face.printed.colonists),
                TileKind::Ducats => rounds * ducat * number(face.printed.ducats),
                TileKind::Spice => rounds * self.spice * number(face.printed.spices),
                TileKind::Expedition => rounds * (0.5 * self.card + self.set) * number(face.printed.cards),
                TileKind::Duty if merchant.done.has(tile) => points,
                TileKind::Duty => {
                    let stock = number(merchant.stock().len());
                    let needed = number(face.printed.spices);
                    self.duty
                        * points
                        * if turns < 1.0 { 0.0 } else { (stock / needed).min(1.0).max(0.6 * fade) }
                }
                TileKind::Foreman => {
                    single = points;
                    self.foreman * outlook.rounds
                }
                TileKind::Mission => points,
                TileKind::Espionage => self.espionage * fade,
                TileKind::Resupply => self.resupply * fade,
                TileKind::ViceKing => {
                    let least = usize::from(merchant.least_row());
                    let step = if least + 1 < ROWS {
                        number(tables.points[least + 1]) - number(tables.points[least])
                    } else {
                        0.0
                    };
                    self.vice_king * if turns < 1.0 { 0.0 } else { step.max(1.5) }
                }
                TileKind::ExtraHarvest => self.extra_harvest * fade,
                TileKind::Swap => self.swap * fade,
                TileKind::Plantation
                | TileKind::CropRotation
                | TileKind::ExtraActions
                | TileKind::Expeditions
                | TileKind::Ships
                | TileKind::Colonists
                | TileKind::Settlement
                | TileKind::ShipsOrColonists
                | TileKind::Favor => 0.0,
            };
        }
        worth += 1.2 * fade * number(merchant.pending.len());
        worth + single * singles as f64
    }
}
