//! A few ways to set up a situation and to drive it.

use engine::{DataFiles, DataId, Game, Seat, Seed, Silent};

use crate::{Action, Goa, Options};

/// The component data built in.
pub(crate) fn built_in() -> DataId {
    Goa::load_data(&DataFiles::embedded(Goa::INFO.data)).unwrap()
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
    game: &mut Goa,
    choose: &mut Choose,
    mut look: impl FnMut(&Goa, Seat, &[Action]),
) -> usize {
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.actor() {
        game.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "{seat:?} has nothing to do at {:?}", game.step());
        look(game, seat, &legal);
        game.apply(seat, legal[choose.below(legal.len())], &mut Silent);
        decisions += 1;
        assert!(decisions < Goa::INFO.decisions_max);
    }
    decisions
}
