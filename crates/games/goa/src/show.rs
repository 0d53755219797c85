//! Builds the view of a game for one viewer.
//!
//! Until the end, the view hides the ducats and hands of other players (GO-1.14, GO-14.1). It also hides the order of the
//! draw pile. Chances are computed from what the viewer knows.

use engine::{Seat, Viewer};

use crate::actions::Lap;
use crate::data::{Printed, ROWS, Tables};
use crate::grid::Spot;
use crate::ids::{BonanzaId, CardId, City, Column, TileId};
use crate::scoring::{open_sheet, symbol_points};
use crate::sets::{Cards, Spices, Tiles};
use crate::state::{Goa, LAPS, Merchant, PLANTATIONS, Plot, ROUNDS};
use crate::step::{Pending, Step};
use crate::view::{
    AuctionView, BidView, BoardColumnView, BoardView, BonanzaTileView, BonanzaView, CardView, CellView,
    ChanceView, CityView, ColonySlotView, ColonyView, ColumnView, GoaView, KeptView, MerchantView, PlotView,
    StepView, TileView, TokenView, TurnView,
};

/// A tile as printed.
pub(crate) fn tile_view(tables: &Tables, id: TileId) -> TileView {
    let tile = tables.tile(id);
    TileView { id, kind: tile.kind, phase: id.phase(), spice: tile.spice, printed: tile.printed.into() }
}

/// A card as printed.
pub(crate) fn card_view(tables: &Tables, id: CardId) -> CardView {
    let card = tables.card(id);
    CardView {
        id,
        effect: card.effect,
        modifier: card.effect.is_modifier(),
        printed: card.printed.into(),
        colonists_shown: card.colonists_shown,
        symbol: card.symbol,
    }
}

pub(crate) fn card_views(tables: &Tables, cards: Cards) -> Vec<CardView> {
    cards.iter().map(|card| card_view(tables, card)).collect()
}

fn tile_views(tables: &Tables, tiles: Tiles) -> Vec<TileView> {
    tiles.iter().map(|tile| tile_view(tables, tile)).collect()
}

fn board_view(tables: &Tables) -> BoardView {
    let column = |column: Column| BoardColumnView {
        column,
        values: tables.values[column.index()].to_vec(),
        prices: tables.prices[column.index()].to_vec(),
    };
    BoardView {
        points: tables.points.to_vec(),
        columns: Column::ALL.map(column).into(),
        limits: tables.limits.to_vec(),
    }
}

impl Goa {
    /// The view of one viewer.
    pub(crate) fn view_for(&self, viewer: Viewer) -> GoaView {
        // Without `..`, a new field fails to compile until it is shown or hidden.
        let Goa {
            data: _,
            options,
            round,
            merchants,
            grid: _,
            bag,
            removed,
            gone,
            turned: _,
            deck,
            discard,
            colonies,
            bonanzas,
            corners,
            flag,
            first,
            flag_at,
            marks: _,
            bids: _,
            sales,
            turns: _,
            steps,
            dice: _,
        } = self;
        let tables = self.tables();
        let city = |city: City| CityView {
            city,
            needs: tables.needs[city.index()],
            left: (*colonies & tables.of_city[city.index()])
                .iter()
                .map(|id| {
                    let plot = tables.colonies[id.index()].plot;
                    ColonyView { id, accepts: plot.accepts, fields: plot.fields }
                })
                .collect(),
        };
        let bonanza_tile = |id: BonanzaId| {
            let gains = tables.bonanzas[id.index()];
            let printed = Printed {
                ships: gains.ships,
                colonists: gains.colonists,
                ducats: gains.ducats,
                spices: gains.spices,
                actions: gains.actions,
                cards: gains.cards,
                ..Printed::default()
            };
            BonanzaTileView { id, printed: printed.into() }
        };
        GoaView {
            options: *options,
            phase: self.phase(),
            round: *round,
            rounds: ROUNDS,
            stage: self.stage(),
            lap: self.lap_now(),
            laps: LAPS,
            actor: self.actor(),
            turn: self.acting().map(|(seat, acted, card_played)| TurnView { seat, acted, card_played }),
            pending: steps.iter().filter_map(|&step| step.shown(self)).collect(),
            merchants: Seat::all(merchants.len()).map(|seat| self.merchant_view(viewer, seat)).collect(),
            grid: self.grid_view(),
            tokens: (1..=self.tokens()).map(|token| self.token_view(token)).collect(),
            flag: *flag,
            flag_at: *flag_at,
            first: *first,
            auction: self.auction_view(viewer),
            sales: sales.to_vec(),
            removed: tile_views(tables, *removed),
            gone: *gone,
            waiting: *bag,
            deck: deck.len(),
            discard: card_views(tables, *discard),
            colonies: City::ALL.map(city).into(),
            bonanza: options.bonanza.then(|| BonanzaView {
                unseen: bonanzas.iter().map(bonanza_tile).collect(),
                corners: corners.iter().filter(|&&corner| corner).count() as u8,
            }),
            board: board_view(tables),
            numbers: tables.numbers,
        }
    }

    /// The current lap of actions, from 1.
    fn lap_now(&self) -> Option<u8> {
        match self.steps.first() {
            // The step below a turn already names the next seat.
            Some(&Step::Lap(Lap { lap, seat })) => Some(if seat == self.flag { lap } else { lap + 1 }),
            _ => None,
        }
    }

    fn grid_view(&self) -> Vec<CellView> {
        let tables = self.tables();
        let cell = |(at, tile): (Spot, Option<TileId>)| {
            let token = self.marks.iter().position(|&mark| mark == at).map(|place| place as u8 + 2);
            // The first sale is the flag.
            let sold = token.and_then(|token| self.sales.get(usize::from(token) - 1)).copied();
            let token = token.filter(|_| sold.is_none());
            CellView {
                at,
                tile: tile.map(|tile| tile_view(tables, tile)),
                token,
                owner: token.map(|token| self.seller(token)),
                sold,
                bonanza: at.corner().is_some_and(|corner| self.corners[usize::from(corner)]),
            }
        };
        self.grid.cells().map(cell).collect()
    }

    fn token_view(&self, token: u8) -> TokenView {
        let done = self.sales.len() >= usize::from(token);
        TokenView { token, owner: self.seller(token), at: self.item_spot(token).filter(|_| !done), done }
    }

    /// Whether a viewer knows how many ducats a player holds. All ducats are open at the final scoring.
    fn sees_ducats(&self, viewer: Viewer, seat: Seat) -> bool {
        self.steps.is_empty() || viewer.is(seat) || self.options.open_ducats
    }

    fn auction_view(&self, viewer: Viewer) -> Option<AuctionView> {
        let token = self.on_sale()?;
        let best = self.best_bid();
        let least = best.map_or(1, |(_, ducats)| ducats + 1);
        let seller = self.seller(token);
        let buys_for = best.map(|(_, ducats)| ducats - 1);
        let known = |seat: Seat| self.sees_ducats(viewer, seat).then(|| self.merchant(seat).ducats);
        let bid = |place: usize| {
            let seat = self.bidder(token, place);
            let ducats = self.bids.get(place).copied();
            let most = known(seat).filter(|_| ducats.is_none());
            BidView { seat, ducats, most: most.map(|held| if held < least { 0 } else { held }) }
        };
        Some(AuctionView {
            token,
            tokens: self.tokens(),
            tile: self.item_tile(token).map(|tile| tile_view(self.tables(), tile)),
            seller,
            bids: (0..self.merchants.len() - 1).map(bid).collect(),
            leader: best.map(|(place, _)| self.bidder(token, place)),
            best: best.map(|(_, ducats)| ducats),
            least,
            buys_for,
            can_buy: buys_for.zip(known(seller)).map(|(price, held)| held >= price),
        })
    }

    fn merchant_view(&self, viewer: Viewer, seat: Seat) -> MerchantView {
        let merchant = self.merchant(seat);
        // Without `..`, a new field fails to compile until it is shown or hidden.
        let Merchant { ducats, ships, colonists, actions, rows: _, hand, old: _, plots, kept, pending, done } =
            merchant;
        let tables = self.tables();
        // At the final scoring all cards are open.
        let is_over = self.steps.is_empty();
        let sees_hand = is_over || viewer.is(seat);
        let sees_ducats = self.sees_ducats(viewer, seat);
        let mut sheet = open_sheet(tables, merchant);
        if sees_hand {
            sheet.add("expeditions", symbol_points(tables, *hand));
        }
        if is_over || viewer == Viewer::Everybody || self.options.open_ducats {
            sheet.add("ducats", self.sheet(seat).points("ducats"));
        }
        let stock = merchant.stock();
        let on_board = |token: u8| self.sales.len() < usize::from(token) && self.item_spot(token).is_some();
        let tile = |id, pending| KeptView {
            tile: tile_view(tables, id),
            red: tables.red.has(id),
            turned: self.turned.has(id),
            pending,
        };
        let plot = |plot: &Plot| {
            let kind = tables.plot(plot.id);
            PlotView { id: plot.id, accepts: kind.accepts, fields: kind.fields, spices: plot.spices }
        };
        let city =
            |city: City| ColonySlotView { city, plot: plots[PLANTATIONS + city.index()].as_ref().map(plot) };
        let open = City::ALL.into_iter().filter(|&city| !merchant.has_city(city));
        MerchantView {
            seat,
            ducats: sees_ducats.then_some(*ducats),
            ships: *ships,
            colonists: *colonists,
            actions: *actions,
            tokens: (1..=self.tokens())
                .filter(|&token| self.seller(token) != seat || !on_board(token))
                .collect(),
            hand_count: hand.len(),
            hand: sees_hand.then(|| card_views(tables, *hand)),
            hand_limit: self.hand_limit(seat),
            plantations: plots[..PLANTATIONS].iter().map(|slot| slot.as_ref().map(plot)).collect(),
            colonies: City::ALL.map(city).into(),
            kept: kept
                .iter()
                .map(|id| tile(id, false))
                .chain(pending.iter().map(|id| tile(id, true)))
                .collect(),
            done: tile_views(tables, *done),
            columns: Column::ALL.map(|column| self.column_view(seat, &stock, column)).into(),
            chances: open.map(|city| self.chance_view(viewer, seat, city)).collect(),
            stock,
            score: sheet.total(),
            sheet,
        }
    }

    fn column_view(&self, seat: Seat, stock: &Spices, column: Column) -> ColumnView {
        let merchant = self.merchant(seat);
        let row = merchant.row(column);
        let step = (row + 1 < ROWS).then(|| {
            let spices = self.tables().prices[column.index()][row];
            let ships = spices.len();
            let next = row as u8 + 1;
            let ahead = self.merchants.iter().any(|other| other.rows[column.index()] >= next);
            StepView {
                spices,
                ships,
                spices_missing: spices.without(stock),
                ships_missing: ships.saturating_sub(u8::try_from(merchant.ships).unwrap_or(u8::MAX)),
                payable: self.may_progress(seat, stock, column, None).is_ok(),
                first: usize::from(next) + 2 >= ROWS && !ahead,
            }
        });
        ColumnView { column, row: row as u8 + 1, value: self.value(seat, column), step }
    }

    /// GO-12.4, GO-12.5: the chance that cards unknown to the viewer show enough colonists.
    fn chance_view(&self, viewer: Viewer, seat: Seat, city: City) -> ChanceView {
        let merchant = self.merchant(seat);
        let needs = self.tables().needs[city.index()];
        // GO-16.13: with Espionage, another player's marker counts.
        let by = self.pending_for(seat).and_then(Step::spied).unwrap_or(seat);
        let board = u16::from(self.value(by, Column::Colony));
        let missing = u16::from(needs).saturating_sub(board);
        let held = missing.saturating_sub(merchant.colonists);
        let chance = |missing| self.chance_of(viewer, missing);
        ChanceView { city, needs, chance: chance(held), free: chance(missing) }
    }

    /// The probability, per mille, that the revealed cards show at least this many colonists.
    fn chance_of(&self, viewer: Viewer, wanted: u16) -> u16 {
        let tables = self.tables();
        // These cards may be in the draw pile, as far as the viewer knows.
        let hidden = Seat::all(self.merchants.len()).filter(|&other| !viewer.is(other));
        let unseen = hidden.map(|other| self.merchant(other).hand - self.merchant(other).old);
        let unseen = unseen.fold(self.deck, |all, hand| all | hand);
        let count = |cards: Cards| -> [u64; 3] {
            let of = |shown| {
                cards.iter().filter(|&card| tables.card(card).colonists_shown == shown).count() as u64
            };
            [of(1), of(2), of(3)]
        };
        let revealed = tables.numbers.cards_revealed;
        let from_deck = revealed.min(self.deck.len());
        let (good, all) =
            count_draws(from_deck, count(unseen), revealed - from_deck, count(self.discard), wanted);
        (good * 1000 / all.max(1)) as u16
    }
}

/// Counts the draws from a pile and then from the next: how many show enough colonists, and how many there are.
fn count_draws(left: u8, pile: [u64; 3], then: u8, next: [u64; 3], wanted: u16) -> (u64, u64) {
    if left == 0 && then == 0 {
        return (u64::from(wanted == 0), 1);
    }
    if left == 0 {
        return count_draws(then, next, 0, [0; 3], wanted);
    }
    if pile == [0; 3] {
        // The missing cards show no colonists if both piles are empty.
        return count_draws(0, pile, then, next, wanted);
    }
    let (mut good, mut all) = (0, 0);
    for (at, shown) in (1..=3u16).enumerate() {
        if pile[at] == 0 {
            continue;
        }
        let mut rest = pile;
        rest[at] -= 1;
        let (one_good, one_all) = count_draws(left - 1, rest, then, next, wanted.saturating_sub(shown));
        good += pile[at] * one_good;
        all += pile[at] * one_all;
    }
    (good, all)
}
