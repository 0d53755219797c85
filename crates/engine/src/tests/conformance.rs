//! The kit accepts a correct game and finds every planted fault.

use std::time::Duration;

use super::toy::{Options, Plant, Toy};
use crate::kit::{Kit, size};

#[test]
fn a_correct_game_passes() {
    let report = Kit::<Toy>::new().games(size(6, 200)).every(3).sturdy().run();
    assert_eq!(report.games, size(18, 600));
    assert!(report.redrawn > 0 && report.refused > report.mutants / 2, "{report:?}");
    let kinds: Vec<&str> = report.kinds.keys().copied().collect();
    assert_eq!(kinds, ["claim", "draw", "gamble", "keep", "offer", "pass", "show", "stake", "take"]);
}

#[test]
fn every_planted_fault_is_found() {
    let mut missed = Vec::new();
    for &(plant, laws) in Plant::ALL {
        let options = Options { plant, rounds: 4 };
        let kit = Kit::<Toy>::new().options(vec![options]).games(12).every(2).mutants(100);
        let found = kit.patience(Duration::from_millis(1500)).check();
        match found {
            Err(fault) if laws.contains(&fault.law) => {
                let text = fault.to_string();
                assert!(text.contains("toy, ") && text.contains(fault.law.name()), "{text}");
            }
            Err(fault) => missed.push(format!("{plant:?} was taken for: {fault}")),
            Ok(_) => missed.push(format!("{plant:?} was not found")),
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
