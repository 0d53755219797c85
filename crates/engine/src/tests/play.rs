//! Random matches of the toy game.

use super::toy::{Options, Plant, Toy};
use crate::{DataFiles, Dice, Game, Match, Seed, Start};

pub(super) fn start(seats: usize, seed: Seed, plant: Plant) -> Start<Toy> {
    let data = Toy::load_data(&DataFiles::embedded(Toy::INFO.data)).unwrap();
    Start::Seed { seed, seats, options: Options { plant, ..Options::default() }, data }
}

/// A match of random moves, at most this many decisions.
pub(super) fn random_match(seats: usize, seed: u64, decisions_max: usize) -> Match<Toy> {
    let mut game = Match::new(start(seats, Seed::from(seed), Plant::None)).unwrap();
    let mut dice = Dice::new(Seed::from(seed), "test");
    for _ in 0..decisions_max {
        let actors: Vec<_> = game.state().turn().actors().iter().collect();
        if actors.is_empty() {
            break;
        }
        let seat = actors[dice.below(actors.len() as u32) as usize];
        let legal = game.legal(seat);
        game.act(seat, legal[dice.below(legal.len() as u32) as usize]).unwrap();
    }
    game
}
