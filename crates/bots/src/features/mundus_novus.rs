//! Mundus Novus: doubloons, Developments by kind and income, cards in hand by kind, and the order of play.

use engine::Seat;
use mundus_novus::{Kind, MundusNovus, Resource, Stage};

use super::{Features, Inputs};

pub(crate) const FEATURES: Features<MundusNovus> = Features { version: 1, table, seat, rival: None };

/// The number of characters.
const CHARACTERS: usize = 9;

fn table(game: &MundusNovus, seat: Seat, row: &mut Inputs) {
    let tables = game.tables();
    row.count(game.round, 0.1);
    let most = Seat::all(game.players.len()).map(|seat| game.doubloons(seat)).max().unwrap_or(0);
    row.put(f64::from(most) / f64::from(tables.rules.doubloons_to_win));
    for stage in [Stage::Event, Stage::Supply, Stage::Trade, Stage::Progression] {
        row.flag(game.stage() == stage);
    }
    row.flag(game.master == seat);
    row.count(game.queue.len() as u32, 0.1);
    // The hand, which is hidden from others: kinds, pairs and triples.
    let player = game.player(seat);
    let (mut kinds, mut pairs, mut threes) = (0u8, 0u8, 0u8);
    for good in Resource::GOODS {
        let count = player.hand[good];
        row.count(count, 0.5);
        kinds += u8::from(count > 0);
        pairs += u8::from(count == 2);
        threes += u8::from(count > 2);
    }
    row.count(kinds, 0.15);
    row.count(pairs, 0.4);
    row.count(threes, 0.6);
    row.count(player.hand[Resource::Relic], 0.4);
    row.flag(kinds >= 8 && player.hand.has(Resource::Relic));
}

fn seat(game: &MundusNovus, seat: Seat, row: &mut Inputs) {
    let player = game.player(seat);
    let tables = game.tables();
    let doubloons = f64::from(game.doubloons(seat));
    row.put(doubloons / 40.0);
    row.put((doubloons / f64::from(tables.rules.doubloons_to_win) * 2.0 - 1.0).max(0.0));
    row.count(game.income(seat), 0.1);
    row.count(game.shipyard_income(seat), 0.1);
    row.count(game.capacity(seat), 0.25);
    row.flag(game.to_act().has(seat));
    row.flag(game.perfect.has(seat));
    row.count(player.hand.len(), 0.15);
    row.count(player.stored.len(), 0.3);
    row.count(player.stored[Resource::Relic], 0.5);
    row.count(player.offer.len(), 0.3);
    row.count(game.caravels(seat).len(), 0.25);
    for band in tables.merchants_of {
        row.count((player.developments & band).len(), 0.4);
    }
    row.count(player.developments.len(), 0.1);
    let (mut characters, mut shipyards) = ([false; CHARACTERS], 0u8);
    for card in player.developments.iter() {
        match tables.card(card).kind {
            Kind::Character(character) => characters[character as usize] = true,
            Kind::Shipyard => shipyards += 1,
            Kind::Caravel { .. } | Kind::Merchant { .. } | Kind::Warehouse { .. } => (),
        }
    }
    characters.into_iter().for_each(|owned| row.flag(owned));
    row.count(shipyards, 0.5);
}
