//! Pins the sizes of the state types, so that growth is deliberate.

use std::mem::size_of;

use crate::step::Step;
use crate::{Action, AuNomDuRoi, Investor, Running};

#[test]
fn sizes_are_pinned() {
    assert_eq!(size_of::<Action>(), 3);
    assert_eq!(size_of::<Step>(), 4);
    assert_eq!(size_of::<Investor>(), 32);
    assert_eq!(size_of::<Running>(), 16);
    assert_eq!(size_of::<AuNomDuRoi>(), 984);
}
