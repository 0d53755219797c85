//! Goa: ducats, goods, rows of the five columns, plantations and colonies, cards, tiles, and the remaining length of
//! the game.

use engine::Seat;
use goa::{Column, Goa, PLANTATIONS, ROUNDS, Spice, Stage};

use super::{Features, Inputs};

pub(crate) const FEATURES: Features<Goa> = Features { version: 1, table, seat, rival: None };

/// The number of rows below the first.
const ROWS_DOWN: usize = 4;

fn table(game: &Goa, seat: Seat, row: &mut Inputs) {
    row.count(ROUNDS - game.round, 0.125);
    row.count(game.turns_to_come(seat), 0.3);
    for stage in [Stage::Tokens, Stage::Auctions, Stage::Actions, Stage::Bonus] {
        row.flag(game.stage() == stage);
    }
    row.flag(game.first == seat);
    row.count(game.tokens() - game.sales.len().min(usize::from(game.tokens())) as u8, 0.2);
    // The running auction: the best bid and its owner.
    let best = game.best_bid();
    row.count(best.map_or(0, |(_, ducats)| ducats), 0.05);
    let on_sale = game.on_sale();
    let bidder = on_sale.zip(best).map(|(token, (place, _))| game.bidder(token, place));
    row.flag(bidder == Some(seat));
    row.flag(on_sale.is_some_and(|token| game.seller(token) == seat));
    // Its own hand: sets of cards.
    let merchant = game.merchant(seat);
    row.count(merchant.hand.len(), 0.25);
    row.count(merchant.pending.len(), 0.5);
}

fn seat(game: &Goa, seat: Seat, row: &mut Inputs) {
    let merchant = game.merchant(seat);
    let ducats = f64::from(merchant.ducats);
    row.put(ducats / 30.0);
    row.put((ducats / 8.0).min(1.0));
    for goods in [merchant.ships, merchant.colonists] {
        row.count(goods, 0.15);
        row.put((f64::from(goods) / 3.0).min(1.0));
    }
    row.count(merchant.actions, 0.3);
    row.flag(game.flag == seat);
    for column in Column::ALL {
        let at = merchant.row(column);
        row.count(at as u32, 0.25);
        // The last rows score most.
        row.flag(at + 1 >= ROWS_DOWN);
        row.flag(at >= ROWS_DOWN);
    }
    row.count(merchant.least_row(), 0.4);
    let stock = merchant.stock();
    let (mut kinds, mut fields) = (0u8, 0u8);
    for spice in Spice::ALL {
        row.count(stock[spice], 0.3);
        kinds += u8::from(stock[spice] > 0);
    }
    let mut plantations = 0u8;
    for (slot, plot) in merchant.plots() {
        fields += game.tables().plot(plot.id).fields;
        plantations += u8::from(slot < PLANTATIONS);
    }
    row.count(kinds, 0.2);
    row.count(fields, 0.1);
    row.count(plantations, 0.25);
    row.count(merchant.cities() as u32, 0.3);
    row.count(merchant.hand.len(), 0.25);
    row.count(game.hand_limit(seat), 0.25);
    row.count(merchant.kept.len(), 0.25);
    row.count(merchant.done.len(), 0.4);
    row.count(game.turns_to_come(seat), 0.3);
    row.put(f64::from(engine::Game::standing(game, seat).total()) / 20.0);
}
