//! The engine's conformance suite.

use engine::kit::{Kit, size};

use crate::{MundusNovus, Options};

#[test]
fn conformance_holds_for_every_number_of_seats() {
    Kit::<MundusNovus>::new().games(size(1, 10)).every(20).mutants(size(30, 200)).sturdy().run();
}

#[test]
fn conformance_holds_with_the_first_trade_master_option() {
    Kit::<MundusNovus>::new()
        .options(vec![Options { first: Some(1) }])
        .seats([3])
        .games(size(1, 10))
        .every(40)
        .seed(100)
        .run();
}
