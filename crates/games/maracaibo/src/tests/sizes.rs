//! Small state beats clever state: sizes are raised knowingly.

use std::mem::size_of;

use crate::state::Step;
use crate::{Action, Maracaibo, Player};

#[test]
fn sizes_are_pinned() {
    assert_eq!(size_of::<Action>(), 2);
    assert!(size_of::<Step>() <= 8, "{}", size_of::<Step>());
    assert!(size_of::<Player>() <= 272, "{}", size_of::<Player>());
    assert!(size_of::<Maracaibo>() <= 2048, "{}", size_of::<Maracaibo>());
}
