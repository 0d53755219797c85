//! The laws that every game keeps.

use engine::kit::{Kit, size};

use crate::{MundusNovus, Options};

#[test]
fn every_law_holds_for_every_number_of_seats() {
    Kit::<MundusNovus>::new().games(size(1, 10)).every(20).mutants(size(30, 200)).sturdy().run();
}

#[test]
fn every_law_holds_with_a_first_trade_master_that_is_set() {
    Kit::<MundusNovus>::new()
        .options(vec![Options { first: Some(1) }])
        .seats([3])
        .games(size(1, 10))
        .every(40)
        .seed(100)
        .run();
}
