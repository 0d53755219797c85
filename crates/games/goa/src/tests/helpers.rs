//! Helpers that set up and play positions. Actions are written in notation, tiles and cards by their names.

pub(crate) use engine::kit::{Choose, choices, forbidden, offers, play, play_out, refused};
use engine::{DataFiles, DataId, Game, Seat, Seed};

use crate::actions::{Lap, Turn};
use crate::sets::{Cards, Spices, Tiles};
use crate::state::{PLANTATIONS, Plot};
use crate::{CardId, City, ColonyId, Column, Goa, Options, Sale, Spice, Spot, TileId};

/// The built-in component data.
pub(crate) fn built_in() -> DataId {
    Goa::load_data(&DataFiles::embedded(Goa::INFO.data)).unwrap()
}

/// A game at its first decision.
pub(crate) fn game(seats: usize, seed: u64) -> Goa {
    variant(seats, seed, Options::default())
}

/// A game with variants at its first decision.
pub(crate) fn variant(seats: usize, seed: u64, options: Options) -> Goa {
    Goa::new(built_in(), seats, &options, Seed::from(seed)).unwrap()
}

/// All eight sets of options.
pub(crate) fn all_options() -> Vec<Options> {
    let on = |bits: u8, bit: u8| bits & bit != 0;
    (0..8)
        .map(|bits| Options { quick_start: on(bits, 1), bonanza: on(bits, 2), open_ducats: on(bits, 4) })
        .collect()
}

pub(crate) fn tile(name: &str) -> TileId {
    TileId::read(name).unwrap()
}

pub(crate) fn card(name: &str) -> CardId {
    CardId::read(name).unwrap()
}

pub(crate) fn cards(names: &[&str]) -> Cards {
    names.iter().map(|name| card(name)).collect()
}

pub(crate) fn tiles(names: &[&str]) -> Tiles {
    names.iter().map(|name| tile(name)).collect()
}

pub(crate) fn spot(row: u8, column: u8) -> Spot {
    Spot::at(row, column).unwrap()
}

/// Spices by their letters: G, C, P, N, V.
pub(crate) fn spices(letters: &str) -> Spices {
    let spice = |letter| match letter {
        'G' => Spice::Ginger,
        'C' => Spice::Cinnamon,
        'P' => Spice::Pepper,
        'N' => Spice::Nutmeg,
        _ => Spice::Clove,
    };
    letters.chars().map(spice).collect()
}

/// A game after the auctions of round 5. Seat 0 has the flag and the first action. The players have no tiles and no cards;
/// all cards are in the draw pile, and all A tiles except the removed ones are out of the game.
pub(crate) fn turn(seats: usize) -> Goa {
    in_turn(game(seats, 1))
}

/// The same position from any new game.
pub(crate) fn in_turn(mut game: Goa) -> Goa {
    let seats = game.merchants.len();
    for merchant in &mut game.merchants {
        merchant.ducats = 10;
    }
    game.flag = Seat(0);
    game.first = Seat(0);
    game.round = 5;
    game.deck = Cards::all();
    game.discard = Cards::NONE;
    let removed = tiles(&["B01", "B06", "B26", "B28"]);
    game.removed |= removed;
    game.gone = game.grid.tiles().map(|(_, tile)| tile).collect();
    let laid = std::mem::take(&mut game.bag) - removed;
    for (cell, tile) in laid.iter().enumerate() {
        game.grid.put(Spot::of_cell(cell), Some(tile));
    }
    game.sales.push(Sale { tile: None, seller: Seat(0), winner: Seat(0), ducats: 0 });
    for at in 0..seats {
        // The middle of the grid leaves corners and edges unchanged.
        let spot = spot(3, 2 + at as u8);
        let tile = game.grid.put(spot, None);
        game.gone.insert(tile.unwrap());
        game.marks.push(spot);
        game.sales.push(Sale { tile, seller: Seat(0), winner: Seat(0), ducats: 0 });
    }
    game.steps.clear();
    game.steps.push(Lap { lap: 0, seat: Seat(0).left(seats) }.into());
    game.steps.push(Turn { seat: Seat(0), acted: false, card: false }.into());
    game.audit().unwrap();
    game
}

/// Takes a tile from anywhere; in the play area a tile that is out of the game replaces it.
pub(crate) fn take_out(game: &mut Goa, name: &str) -> TileId {
    let id = tile(name);
    if let Some(at) = game.grid.find(id) {
        let other = game.gone.first().or(game.removed.first()).unwrap();
        game.gone.remove(other);
        game.removed.remove(other);
        game.grid.put(at, Some(other));
    }
    game.gone.remove(id);
    game.removed.remove(id);
    game.bag.remove(id);
    for merchant in &mut game.merchants {
        merchant.kept.remove(id);
    }
    id
}

/// Puts a tile on a space; the previous tile leaves the game.
pub(crate) fn lay(game: &mut Goa, name: &str, at: Spot) {
    let id = take_out(game, name);
    let old = game.grid.put(at, Some(id)).expect("a tile for a tile");
    game.gone.insert(old);
}

/// Gives tiles to a player.
pub(crate) fn keep(game: &mut Goa, seat: u8, names: &[&str]) {
    for name in names {
        let id = take_out(game, name);
        game.merchants[usize::from(seat)].kept.insert(id);
    }
}

/// Places a plantation with spices in the next free slot.
pub(crate) fn plant(game: &mut Goa, seat: u8, name: &str, letters: &str) {
    let id = take_out(game, name);
    let merchant = &mut game.merchants[usize::from(seat)];
    let slot = merchant.plots[..PLANTATIONS].iter().position(Option::is_none).unwrap();
    merchant.plots[slot] = Some(Plot { id: id.into(), spices: spices(letters) });
}

/// Gives a colony with spices.
pub(crate) fn settle(game: &mut Goa, seat: u8, name: &str, letters: &str) {
    let id = ColonyId::read(name).unwrap();
    game.colonies.remove(id);
    let city = game.tables().colonies[id.index()].city;
    let plot = Plot { id: id.into(), spices: spices(letters) };
    game.merchants[usize::from(seat)].plots[PLANTATIONS + city.index()] = Some(plot);
}

/// Puts cards of the draw pile into a hand.
pub(crate) fn hold(game: &mut Goa, seat: u8, names: &[&str]) {
    let hand = cards(names);
    game.deck = game.deck - hand;
    game.discard = game.discard - hand;
    game.merchants[usize::from(seat)].hand |= hand;
}

/// Leaves only these cards in the draw pile and discards the others.
pub(crate) fn stack(game: &mut Goa, names: &[&str]) {
    let wanted = cards(names);
    let all = game.deck | game.discard;
    game.deck = wanted;
    game.discard = all - wanted;
}

/// Puts the markers of a seat on rows, from 1.
pub(crate) fn rows(game: &mut Goa, seat: u8, rows: [u8; 5]) {
    game.merchants[usize::from(seat)].rows = rows.map(|row| row - 1);
}

pub(crate) fn row(game: &Goa, seat: u8, column: Column) -> u8 {
    game.merchants[usize::from(seat)].rows[column.index()] + 1
}

pub(crate) fn stock(game: &Goa, seat: u8) -> Spices {
    game.merchants[usize::from(seat)].stock()
}

pub(crate) fn hand(game: &Goa, seat: u8) -> u8 {
    game.merchants[usize::from(seat)].hand.len()
}

pub(crate) fn has_city(game: &Goa, seat: u8, city: City) -> bool {
    game.merchants[usize::from(seat)].has_city(city)
}

pub(crate) fn ducats(game: &Goa) -> Vec<u16> {
    game.merchants.iter().map(|merchant| merchant.ducats).collect()
}

/// The choices that start with this text.
pub(crate) fn choices_with(game: &Goa, start: &str) -> Vec<String> {
    choices(game).into_iter().filter(|choice| choice.starts_with(start)).collect()
}

/// Ends the current turn.
pub(crate) fn end_turn(game: &mut Goa) {
    play(game, &["end turn"]);
}

/// Places the tokens on the first legal places and passes all bids: each player takes the marked item.
pub(crate) fn auctions_without_bids(game: &mut Goa) {
    let round = game.round;
    while matches!(game.stage(), crate::Stage::Tokens | crate::Stage::Auctions) {
        let options = choices(game);
        let choice = options.iter().find(|choice| *choice == "pass").unwrap_or(&options[0]).clone();
        play(game, &[&choice]);
    }
    assert_eq!(game.round, round);
}

/// Plays Taxes in all remaining action turns of the round, and bonus actions only if forced.
pub(crate) fn finish_round(game: &mut Goa) {
    let round = game.round;
    while game.round == round && game.actor().is_some() {
        let options = choices(game);
        let want =
            ["pass", "end turn", "taxes"].into_iter().find(|want| options.iter().any(|one| one == want));
        let choice = want.map_or_else(|| options[0].clone(), str::to_owned);
        play(game, &[&choice]);
    }
}
