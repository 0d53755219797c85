//! Ilôs: goods and production at present prices, cards by kind, ships, pioneers, sites within reach, and the remaining
//! length of the game.

use engine::{Game, Seat};
use ilos::{Card, Ilos, PendingView, Resource, SiteKind, Stage};

use super::{Features, Inputs};

pub(crate) const FEATURES: Features<Ilos> = Features { version: 1, table, seat, rival: None };

fn table(game: &Ilos, seat: Seat, row: &mut Inputs) {
    row.count(game.round, 0.1);
    row.flag(game.active == seat);
    row.flag(matches!(game.stage(), Stage::Redraw | Stage::FirstIslands));
    row.flag(game.stage() == Stage::LastRound);
    row.flag(game.market_played);
    let own = game.turn().actors().has(seat);
    row.flag(own && !matches!(game.pending(), Some(PendingView::Act)));
    row.count(game.tokens_left(), 0.1);
    for resource in Resource::ALL {
        row.count(game.price(resource), 0.15);
    }
    row.count(game.map.islands.len() as u32, 0.1);
    row.count(game.tiles_left, 0.1);
    let fewest = Seat::all(game.seats()).map(|seat| game.pioneers_left(seat)).min().unwrap_or(0);
    row.count(fewest, 0.1);
    // The hand, which is hidden from others.
    let hand = &game.merchant(seat).hand;
    for card in Card::ALL {
        row.count(hand[card], 0.3);
        row.flag(hand[card] > 0);
    }
}

fn seat(game: &Ilos, seat: Seat, row: &mut Inputs) {
    let merchant = game.merchant(seat);
    let cards: u8 = Card::ALL.into_iter().map(|card| merchant.hand[card]).sum();
    row.count(cards, 0.1);
    row.put((f64::from(cards) / 5.0).min(1.0));
    row.put(f64::from(game.wealth(seat)) / 40.0);
    for resource in Resource::ALL {
        let price = f64::from(game.price(resource));
        row.count(merchant.stock[resource], 0.1);
        row.count(merchant.production[resource], 0.3);
        row.put(f64::from(merchant.production[resource]) * price / 10.0);
    }
    row.count(merchant.ships_left, 0.2);
    row.count(game.ships_in_play(seat), 0.2);
    row.count(game.forts(seat), 0.4);
    row.count(game.draws(seat), 0.2);
    row.count(merchant.pioneers.len() as u32, 0.1);
    row.count(game.pioneers_left(seat), 0.1);
    let pirated = game.pirated(seat);
    let (mut sites, mut robbed, mut islands) = ([0u8; 6], 0u8, 0u8);
    for island in game.map.islands.iter().filter(|island| island.ships[seat.index()] > 0) {
        islands += 1;
        robbed += u8::from(game.is_under_piracy(seat, island, pirated));
        for site in SiteKind::ALL {
            if island.ships[seat.index()] >= game.tables().card(site.card()).ships {
                sites[site.index()] += island.free[site.index()].min(3);
            }
        }
    }
    row.count(islands, 0.25);
    row.count(robbed, 0.5);
    for site in sites {
        row.count(site, 0.25);
    }
}
