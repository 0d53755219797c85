//! A few ways to set up a situation and to drive it.

use engine::{DataFiles, DataId, Game, Seat, Seed, Silent, Turn};

use crate::{Action, MundusNovus, Options};

/// The component data built in.
pub(crate) fn built_in() -> DataId {
    MundusNovus::load_data(&DataFiles::embedded(MundusNovus::INFO.data)).unwrap()
}

/// A game at its first decision, seat 0 being Trade Master.
pub(crate) fn game(seats: usize, seed: u64) -> MundusNovus {
    MundusNovus::new(built_in(), seats, &Options { first: Some(0) }, Seed::from(seed)).unwrap()
}

/// A small generator for choices in tests.
pub(crate) struct Choose(pub(crate) u64);

impl Choose {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % n as u64) as usize
    }
}

/// Plays at random to the end, looking at every state on the way.
pub(crate) fn play_out(
    game: &mut MundusNovus,
    choose: &mut Choose,
    mut look: impl FnMut(&MundusNovus, Seat, &[Action]),
) -> usize {
    let mut legal = Vec::new();
    let mut decisions = 0;
    while game.turn() != Turn::Over {
        let actors: Vec<Seat> = game.turn().actors().iter().collect();
        let seat = actors[choose.below(actors.len())];
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "{:?} has nothing to do at {:?}", seat, game.step());
        look(game, seat, &legal);
        game.apply(seat, legal[choose.below(legal.len())], &mut Silent);
        decisions += 1;
        assert!(decisions < MundusNovus::INFO.decisions_max);
    }
    decisions
}
