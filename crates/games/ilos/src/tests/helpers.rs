//! Helpers that set up and play positions. Actions are written in notation, tiles and pieces by their names.

pub(crate) use engine::kit::{
    Choose, choices, forbidden, offers, play, play_out, play_unaudited as try_out, refused,
};
use engine::{DataFiles, DataId, Game, Seat, Seed};

use crate::map::{Map, Placed};
use crate::sets::{Cards, Stock, Tiles};
use crate::state::Building;
use crate::step::Step;
use crate::{Card, Cell, Event, Ilos, Island, Options, PieceId, Resource, SiteId, SiteKind, TileId};

/// The built-in component data.
pub(crate) fn built_in() -> DataId {
    Ilos::load_data(&DataFiles::embedded(Ilos::INFO.data)).unwrap()
}

/// A game at its first decision.
pub(crate) fn game(seats: usize, seed: u64) -> Ilos {
    Ilos::new(built_in(), seats, &Options {}, Seed::from(seed)).unwrap()
}

pub(crate) fn tile(name: &str) -> TileId {
    TileId::read(name).unwrap()
}

pub(crate) fn piece(name: &str) -> PieceId {
    PieceId::read(name).unwrap()
}

pub(crate) fn tiles(names: &[&str]) -> Tiles {
    names.iter().map(|name| tile(name)).collect()
}

pub(crate) fn at(q: i8, r: i8) -> Cell {
    Cell { q, r }
}

/// Cards by their letters: S ship, P plantation, G gold mine, B building, R ruins, M market.
pub(crate) fn cards(letters: &str) -> Cards {
    let mut cards = Cards::NONE;
    for letter in letters.chars() {
        let card = match letter {
            'S' => Card::Ship,
            'P' => Card::Plantation,
            'G' => Card::GoldMine,
            'B' => Card::Building,
            'R' => Card::Ruins,
            _ => Card::Market,
        };
        cards[card] += 1;
    }
    cards
}

/// A game at the first action of seat 0, the first player. Only these tiles are in play; the players have no cards and no
/// ships in play, and the zone shows the first remaining tiles.
pub(crate) fn on_map(seats: usize, placed: &[(&str, (i8, i8), u8)]) -> Ilos {
    let mut game = game(seats, 1);
    let tables = game.tables();
    game.first = Seat(0);
    game.active = Seat(0);
    game.step = Step::Act;
    game.map = Map::new();
    for &(name, (q, r), rotation) in placed {
        game.map.put(tables, Placed { tile: tile(name), at: at(q, r), rotation });
    }
    for merchant in &mut game.merchants {
        merchant.hand = Cards::NONE;
    }
    game.pile = tables.deck;
    let rest = Tiles::all() - game.map.tiles_in_play();
    game.zone = rest.iter().take(3).collect();
    game.unseen = rest - game.zone;
    game.tiles_left = 4 * seats as u8 - 3 - placed.len() as u8;
    game
}

/// The map of the dossier's seventh example and a third tile: T06 in the middle, T08 north of it, T01 south-east.
pub(crate) fn table(seats: usize) -> Ilos {
    on_map(seats, &[("T06", (0, 0), 0), ("T08", (0, -1), 0), ("T01", (1, 0), 5)])
}

/// Shows these tiles in the zone.
pub(crate) fn show(game: &mut Ilos, names: &[&str]) {
    let rest = game.zone | game.unseen;
    game.zone = tiles(names);
    game.unseen = rest - game.zone;
}

/// Puts cards of the draw pile into a hand.
pub(crate) fn deal(game: &mut Ilos, seat: u8, letters: &str) {
    let hand = cards(letters);
    game.pile -= hand;
    game.merchants[usize::from(seat)].hand += hand;
}

/// Leaves only these cards in the draw pile and discards the others face up.
pub(crate) fn stack(game: &mut Ilos, letters: &str) {
    let wanted = cards(letters);
    let mut rest = game.pile;
    rest -= wanted;
    game.pile = wanted;
    game.played += rest;
}

/// Moves ships of a seat from reserve to an island.
pub(crate) fn ships(game: &mut Ilos, seat: u8, piece_name: &str, count: u8) {
    let root = game.map.island_of(piece(piece_name)).unwrap().root;
    game.map.island_mut(root).unwrap().ships[usize::from(seat)] += count;
    game.merchants[usize::from(seat)].ships_left -= count;
}

/// Moves a ship of a seat from reserve to a lair.
pub(crate) fn pirate(game: &mut Ilos, seat: u8, name: &str) {
    let merchant = &mut game.merchants[usize::from(seat)];
    merchant.lairs.insert(tile(name));
    merchant.ships_left -= 1;
}

/// Places a pioneer of a seat on the first free site of a kind of an island.
pub(crate) fn settle(game: &mut Ilos, seat: u8, piece_name: &str, kind: SiteKind) -> SiteId {
    let island = *game.map.island_of(piece(piece_name)).unwrap();
    let site = game.free_site(&island, kind);
    let merchant = &mut game.merchants[usize::from(seat)];
    merchant.pioneers.push(site);
    let island = game.map.island_mut(island.root).unwrap();
    island.free[kind.index()] -= 1;
    if let Some(resource) = kind.produces() {
        merchant.production[resource] += 1;
        if resource != Resource::Gold {
            island.exploited.insert(resource);
        }
    }
    site
}

/// Builds a fort or a counting house of a seat on a building site of an island.
pub(crate) fn build(game: &mut Ilos, seat: u8, piece_name: &str, copies: Option<Resource>) {
    let site = settle(game, seat, piece_name, SiteKind::Building);
    game.buildings.push(Building { site, owner: Seat(seat), copies });
    let root = game.map.island_of(piece(piece_name)).unwrap().root;
    match copies {
        Some(resource) => game.merchants[usize::from(seat)].production[resource] += 1,
        None => {
            let island = game.map.island_mut(root).unwrap();
            island.forts = island.forts.with(Seat(seat));
        }
    }
}

pub(crate) fn give(game: &mut Ilos, seat: u8, stock: [u16; 4]) {
    game.merchants[usize::from(seat)].stock = Stock(stock);
}

/// Gives each player a ship at the oldest island, so that the position is reachable.
pub(crate) fn afloat(game: &mut Ilos) {
    let root = game.map.islands[0].root.to_string();
    for seat in 0..game.merchants.len() as u8 {
        if game.merchants[usize::from(seat)].ships_left == 5 {
            ships(game, seat, &root, 1);
        }
    }
    game.audit().unwrap();
}

pub(crate) fn hand(game: &Ilos, seat: u8) -> u8 {
    game.merchants[usize::from(seat)].hand.len()
}

pub(crate) fn stock(game: &Ilos, seat: u8) -> [u16; 4] {
    game.merchants[usize::from(seat)].stock.0
}

pub(crate) fn production(game: &Ilos, seat: u8) -> [u8; 4] {
    game.merchants[usize::from(seat)].production.0
}

pub(crate) fn island<'a>(game: &'a Ilos, piece_name: &str) -> &'a Island {
    game.map.island_of(piece(piece_name)).unwrap()
}

/// Pays with the first possible cards until the payment is complete.
pub(crate) fn pay(game: &mut Ilos) -> Vec<Event> {
    let mut events = Vec::new();
    while matches!(game.step, Step::Pay(_)) {
        let choice = choices(game)[0].clone();
        events.extend(play(game, &[&choice]));
    }
    events
}

/// A map of four tiles on which no tile with land on edges 0 2 4 fits, and those tiles.
pub(crate) fn stubborn() -> (Map, Tiles) {
    let placed = [("T04", (0, 0), 0), ("T15", (0, -1), 3), ("T13", (-1, 0), 1), ("T01", (-1, 1), 5)];
    let map = on_map(2, &placed).map;
    let left = tiles(&["T02", "T06", "T17", "T19"]);
    assert!(!left.meets(map.fitting));
    (map, left)
}
