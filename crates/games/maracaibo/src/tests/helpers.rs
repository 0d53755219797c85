//! Helpers that build and play test positions. Actions are written in notation, components by their printed names.

pub(crate) use engine::kit::{Choose, choices, forbidden as refused, play_out, play_unaudited as play};
use engine::{DataFiles, DataId, Game, Seat, Seed, Silent};

use crate::step::Step;
use crate::village::Village;
use crate::*;

/// The built-in component data.
pub(crate) fn built_in() -> DataId {
    Maracaibo::load_data(&DataFiles::embedded(Maracaibo::INFO.data)).unwrap()
}

/// A game at its first decision.
pub(crate) fn game(seats: usize, seed: u64) -> Maracaibo {
    variant(seats, seed, Options::default())
}

/// A game with options at its first decision.
pub(crate) fn variant(seats: usize, seed: u64, options: Options) -> Maracaibo {
    Maracaibo::new(built_in(), seats, &options, Seed::from(seed)).unwrap()
}

/// All sets of options for several players; a solo player gets the lowest level.
pub(crate) fn all_options() -> Vec<Options> {
    let both = |level: Level| [false, true].map(|armada| Options { level, armada, ..Options::default() });
    Level::ALL.into_iter().flat_map(both).collect()
}

// Names.

pub(crate) fn card(name: &str) -> CardId {
    CardId::read(name).unwrap()
}

pub(crate) fn quest(name: &str) -> QuestId {
    QuestId::read(name).unwrap()
}

pub(crate) fn token(name: &str) -> CombatId {
    CombatId::read(name).unwrap()
}

pub(crate) fn place(name: &str) -> Place {
    Place::read(name).unwrap()
}

pub(crate) fn space(name: &str) -> Space {
    Space::read(name).unwrap()
}

// Positions.

/// Phase B of seat 0 after the main action. Players hold and own no cards, locations have no quests, and the ships
/// are at Matanzas. Each player has 20 doubloons, 2 spies in reserve, 6 in the supply and 1 combat point.
pub(crate) fn turn(seats: usize) -> Maracaibo {
    in_turn(game(seats, 1))
}

/// The same position from any new game.
pub(crate) fn in_turn(mut game: Maracaibo) -> Maracaibo {
    for player in &mut game.players {
        game.deck |= std::mem::take(&mut player.hand);
        player.old = Cards::NONE;
        player.doubloons = 20;
        player.ship = place("1");
        player.visited.insert(place("1"));
    }
    let mut story = engine::List::new();
    while let Some(placed) = game.quests.pop() {
        if placed.quest.is_story() {
            story.insert(0, placed);
        } else {
            game.quest_bag.insert(placed.quest);
        }
    }
    game.quests = story;
    game.active = Seat(0);
    game.first = Seat(0);
    while game.steps.pop().is_some() {}
    game.steps.push(Step::EndTurn);
    game.steps.push(Step::Draw);
    game.steps.push(Step::Finish);
    game
}

/// The same position with village actions to perform.
pub(crate) fn village(seats: usize, actions: u8) -> Maracaibo {
    let mut game = turn(seats);
    game.push(Village { left: actions });
    game
}

/// The same position at the choice of a combat pile.
pub(crate) fn combat(seats: usize) -> Maracaibo {
    let mut game = turn(seats);
    game.steps.push(Step::Pile);
    game
}

/// Takes a card from wherever it is.
pub(crate) fn take_out(game: &mut Maracaibo, name: &str) -> CardId {
    let id = card(name);
    game.deck.remove(id);
    game.unused.remove(id);
    game.discard.remove(id);
    if let Some(space) = game.row.iter_mut().find(|space| **space == Some(id)) {
        let other = game.deck.first().unwrap();
        game.deck.remove(other);
        *space = Some(other);
    }
    for player in &mut game.players {
        player.hand.remove(id);
        player.owned.remove(id);
    }
    id
}

/// Puts cards into the hand of the active player.
pub(crate) fn hold(game: &mut Maracaibo, names: &[&str]) {
    for name in names {
        let id = take_out(game, name);
        game.me_mut().hand.insert(id);
    }
}

/// Gives a seat bought cards and places their spies.
pub(crate) fn own(game: &mut Maracaibo, seat: u8, names: &[&str]) {
    for name in names {
        let id = take_out(game, name);
        let spies = u8::from(game.tables().card(id).spying.is_some());
        let player = game.player_mut(Seat(seat));
        player.owned.insert(id);
        // Spies come from the supply first, then from the reserve.
        let from_supply = spies.min(player.supply);
        player.supply -= from_supply;
        player.spies -= spies - from_supply;
    }
}

/// Completes upgrade areas of the active player, without their effects.
pub(crate) fn complete(game: &mut Maracaibo, areas: &[Area]) {
    for area in areas {
        game.me_mut().discs[area.index()] = 0;
    }
}

/// Lays a quest tile on a location.
pub(crate) fn lay(game: &mut Maracaibo, name: &str, at: &str) {
    let id = quest(name);
    game.quest_bag.remove(id);
    if game.quest_top == Some(id) {
        game.quest_top = Some(game.quest_bag.first().unwrap());
        game.quest_bag.remove(game.quest_top.unwrap());
    }
    for other in &mut game.trail {
        if *other == Some(id) {
            *other = Some(game.quest_bag.first().unwrap());
            game.quest_bag.remove(other.unwrap());
        }
    }
    game.quests.push(PlacedQuest { place: place(at), quest: id });
}

/// Puts cubes of the reserve on locations.
pub(crate) fn cubes(game: &mut Maracaibo, nation: Nation, at: &[&str]) {
    for name in at {
        game.cubes[place(name).index()] = Some(nation);
        game.reserves[nation.index()] -= 1;
    }
}

// Moves.

/// Runs a script for the active player up to its first choice.
pub(crate) fn run(game: &mut Maracaibo, origin: Origin) {
    game.start(origin);
    game.settle(&mut Silent);
}

/// Doubloons, points, combat points and spies in reserve of the active player.
pub(crate) fn purse(game: &Maracaibo) -> (u16, u16, u8, u8) {
    let player = game.me();
    (player.doubloons, player.points, player.combat, player.spies)
}
