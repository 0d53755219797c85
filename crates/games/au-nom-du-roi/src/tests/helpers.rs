//! Helpers that set up and play positions. Actions are written in notation, cards by their names.

pub(crate) use engine::kit::{Choose, choices, forbidden, offers, play_out, refused};
use engine::{DataFiles, DataId, Game, Seat, Seed};

use crate::{
    AuNomDuRoi, Boat, ContractId, ContractKind, Countdown, Event, ExpeditionId, Fleet, JokerId, MissionId,
    Missions, Options, PILES, Placed, Row, Running, SLOTS, Scoring,
};

/// The built-in component data.
pub(crate) fn built_in() -> DataId {
    AuNomDuRoi::load_data(&DataFiles::embedded(AuNomDuRoi::INFO.data)).unwrap()
}

/// A game at its first decision.
pub(crate) fn game(seats: usize, seed: u64) -> AuNomDuRoi {
    AuNomDuRoi::new(built_in(), seats, &Options::default(), Seed::from(seed)).unwrap()
}

pub(crate) fn boat(name: &str) -> Boat {
    Boat::read(name).unwrap()
}

pub(crate) fn mission(name: &str) -> MissionId {
    MissionId::read(name).unwrap()
}

pub(crate) fn expedition(name: &str) -> ExpeditionId {
    ExpeditionId::read(name).unwrap()
}

pub(crate) fn fleet(names: &[&str]) -> Fleet {
    names.iter().map(|name| boat(name)).collect()
}

pub(crate) fn missions(names: &[&str]) -> Missions {
    names.iter().map(|name| mission(name)).collect()
}

/// A game in which seat 0 has the first turn. The players have no missions and 10 coins each. Seat 0 has the joker boat J1
/// and the contract Presence; the next seats have J2 and Half, J3 and Majority, J4 and Totality.
pub(crate) fn turn(seats: usize) -> AuNomDuRoi {
    let mut game = game(seats, 1);
    game.first = Seat(0);
    game.active = Seat(0);
    for seat in 0..seats {
        game.deck |= game.investors[seat].hand;
        let investor = &mut game.investors[seat];
        investor.hand = Missions::NONE;
        investor.coins = 10;
        investor.joker = JokerId::nth(seat).unwrap();
        investor.contract = ContractId::of(seats, ContractKind::ALL[seat]).unwrap();
    }
    game.audit().unwrap();
    game
}

/// Sets the heights of the piles to match the boats in the bag; the first piles are the lowest.
pub(crate) fn set_piles(game: &mut AuNomDuRoi) {
    let numbers = &game.tables().numbers;
    let mut left = game.bag.len();
    for pile in (0..PILES).rev() {
        let boats = left.min(numbers.piles[pile]);
        left -= boats;
        let hidden =
            Scoring::of_pile(pile).is_some_and(|one| game.scorings[one.index()] == Countdown::Hidden);
        game.piles[pile] = boats + u8::from(hidden);
    }
}

/// Takes a boat from the piles, or else from a row, where another boat replaces it.
pub(crate) fn take_boat(game: &mut AuNomDuRoi, name: &str) -> Boat {
    let wanted = boat(name);
    if !game.bag.has(wanted) {
        let other = game.bag.kinds().next().expect("a boat for a boat");
        game.bag.remove(other);
        let mut slots = game.purchase.iter_mut().chain(&mut game.filling);
        let slot = slots.find(|slot| slot.card == Some(wanted)).expect("one in a row");
        slot.card = Some(other);
        set_piles(game);
        return wanted;
    }
    game.bag.remove(wanted);
    set_piles(game);
    wanted
}

/// Gives idle boats.
pub(crate) fn own(game: &mut AuNomDuRoi, seat: usize, names: &[&str]) {
    for name in names {
        let boat = take_boat(game, name);
        game.investors[seat].idle.insert(boat);
    }
}

/// Puts a boat into a slot, counted from 1; the previous boat returns to the piles.
pub(crate) fn lay(game: &mut AuNomDuRoi, row: Row, slot: usize, name: &str) {
    let old = match row {
        Row::Purchase => game.purchase[slot - 1].card,
        Row::Filling => game.filling[slot - 1].card,
    };
    if old == Some(boat(name)) {
        return;
    }
    let new = take_boat(game, name);
    let place = match row {
        Row::Purchase => &mut game.purchase[slot - 1],
        Row::Filling => &mut game.filling[slot - 1],
    };
    let old = place.card.replace(new).expect("a boat for a boat");
    game.bag.insert(old);
    set_piles(game);
}

/// Sets the whole purchase row.
pub(crate) fn for_sale(game: &mut AuNomDuRoi, names: [&str; SLOTS]) {
    // Two passes are needed, since a boat may have been taken from a slot that was set before.
    for _ in 0..2 {
        for (slot, name) in names.iter().enumerate() {
            lay(game, Row::Purchase, slot + 1, name);
        }
    }
}

/// Puts boats at an expedition.
pub(crate) fn crew(game: &mut AuNomDuRoi, at: &str, boats: &[(u8, &str)]) {
    for &(seat, name) in boats {
        let boat = take_boat(game, name);
        game.expeditions[expedition(at).index()].push(Placed { owner: Seat(seat), boat, joker: false });
    }
}

/// Puts missions into a hand; another mission replaces a face-up one.
pub(crate) fn hold(game: &mut AuNomDuRoi, seat: usize, names: &[&str]) {
    for name in names {
        let mission = take_mission(game, name);
        game.investors[seat].hand.insert(mission);
    }
}

fn take_mission(game: &mut AuNomDuRoi, name: &str) -> MissionId {
    let wanted = mission(name);
    if !game.deck.has(wanted) {
        let slot = game.display.iter_mut().find(|slot| slot.card == Some(wanted)).expect("face up");
        let other = game.deck.first().unwrap();
        game.deck.remove(other);
        slot.card = Some(other);
    }
    game.deck.remove(wanted);
    wanted
}

/// Puts a running mission on the table, with this many turns to go.
pub(crate) fn run(game: &mut AuNomDuRoi, seat: u8, name: &str, boats: &[&str], turns: u8, left: u8) {
    let mission = take_mission(game, name);
    let boats = boats.iter().map(|name| take_boat(game, name)).collect();
    game.running.push(Running { boats, joker: 0, mission, owner: Seat(seat), turns, left });
}

/// Lets a seat complete this many missions of the pile.
pub(crate) fn complete(game: &mut AuNomDuRoi, seat: usize, count: u8) {
    for _ in 0..count {
        let mission = game.deck.iter().last().unwrap();
        game.deck.remove(mission);
        game.removed.insert(mission);
        game.investors[seat].completed += 1;
    }
}

/// Lets the last seat complete missions until this many are left in the pile.
pub(crate) fn thin_missions(game: &mut AuNomDuRoi, left: u8) {
    let over = game.deck.len() - left;
    let last = game.investors.len() - 1;
    complete(game, last, over);
}

/// Gives boats of the piles to the last seat until this many are left.
pub(crate) fn thin_boats(game: &mut AuNomDuRoi, left: u8) {
    while game.bag.len() > left {
        let boat = game.bag.kinds().next().unwrap();
        game.bag.remove(boat);
        game.investors.last_mut().unwrap().idle.insert(boat);
    }
    set_piles(game);
}

pub(crate) fn coins(game: &AuNomDuRoi) -> Vec<u16> {
    game.investors.iter().map(|investor| investor.coins).collect()
}

pub(crate) fn totals(game: &AuNomDuRoi) -> Vec<i32> {
    Seat::all(game.investors.len()).map(|seat| game.standing(seat).total()).collect()
}

/// Plays actions from an audited state; returns all events.
pub(crate) fn play(game: &mut AuNomDuRoi, wanted: &[&str]) -> Vec<Event> {
    game.audit().unwrap();
    engine::kit::play(game, wanted)
}

/// Ends this many turns without another action.
pub(crate) fn pass(game: &mut AuNomDuRoi, turns: usize) {
    for _ in 0..turns {
        let turn = game.turns;
        if offers(game, "done") {
            play(game, &["done"]);
        }
        if game.turns == turn {
            play(game, &["end turn"]);
        }
    }
}
