//! Pins the sizes of the state types, so that growth is deliberate.

use std::mem::size_of;

use crate::step::Step;
use crate::{Action, Ilos, Island, Map, Merchant};

#[test]
fn sizes_are_pinned() {
    let small = (size_of::<Action>(), size_of::<Step>());
    let large = (size_of::<Island>(), size_of::<Merchant>(), size_of::<Map>(), size_of::<Ilos>());
    assert_eq!((small, large), ((3, 9), (24, 48, 856, 1232)));
}
