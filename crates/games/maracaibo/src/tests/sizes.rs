//! Pins the sizes of states, because search copies them often.

use std::mem::size_of;

use crate::step::Step;
use crate::{Action, Maracaibo, Player, Story};

#[test]
fn sizes_are_pinned() {
    assert_eq!(size_of::<Action>(), 2);
    assert!(size_of::<Step>() <= 8, "{}", size_of::<Step>());
    assert!(size_of::<Player>() <= 272, "{}", size_of::<Player>());
    assert!(size_of::<Maracaibo>() <= 2048, "{}", size_of::<Maracaibo>());
    // A state with its boxed story stays below 4 KiB.
    assert!(size_of::<Maracaibo>() + size_of::<Story>() <= 4096, "{}", size_of::<Story>());
}
