//! Pins the sizes of the state types, so that growth is deliberate.

use std::mem::size_of;

use crate::step::Step;
use crate::{Action, Goa, Merchant};

#[test]
fn sizes_are_pinned() {
    assert_eq!(size_of::<Action>(), 4);
    assert_eq!(size_of::<Step>(), 8);
    assert_eq!(size_of::<Merchant>(), 96);
    assert_eq!(size_of::<Goa>(), 664);
}
