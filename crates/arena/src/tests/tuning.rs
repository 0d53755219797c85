//! Tuning of weights by self-play.

use engine::Seed;
use serde_json::Value;

use crate::{Progress, Tuned, Tuning, tune};

fn tuning() -> Tuning {
    Tuning {
        game: "mundus-novus".to_owned(),
        data: catalog::built_in("mundus-novus").unwrap(),
        options: Value::Null,
        seats: vec![2, 3],
        steps: 4,
        deals: 2,
        player: "greedy:cap=16".parse().unwrap(),
        games: 4,
        seed: Seed::from(700_001),
        threads: Some(1),
    }
}

/// Tunes to the end. Returns the progress after each step.
fn whole(tuning: &Tuning) -> (Vec<Progress>, Tuned) {
    let mut steps = Vec::new();
    let mut tell = |progress: &Progress| {
        steps.push(progress.clone());
        true
    };
    let tuned = tune(tuning, Progress::default(), &mut tell).unwrap().unwrap();
    (steps, tuned)
}

#[test]
fn a_resumed_tuning_does_not_depend_on_threads() {
    let (steps, tuned) = whole(&tuning());
    assert_eq!((steps.len(), tuned.steps, tuned.games), (4, 4, 16));
    let text = serde_json::to_string(&steps[1]).unwrap();
    let again: Progress = serde_json::from_str(&text).unwrap();
    assert_eq!(again, steps[1]);
    let mut rest = Vec::new();
    let mut tell = |progress: &Progress| {
        rest.push(progress.clone());
        true
    };
    let other = Tuning { threads: Some(2), ..tuning() };
    assert_eq!(tune(&other, again, &mut tell).unwrap().unwrap(), tuned);
    assert_eq!(rest, steps[2..]);
    assert!(tune(&tuning(), Progress::default(), &mut |_| false).unwrap().is_none(), "it can be stopped");
}

#[test]
fn tuning_changes_all_terms_except_the_victory() {
    let (steps, tuned) = whole(&tuning());
    let terms = bots::numbers(&tuned.weights);
    for (term, way) in terms.iter().zip(&steps[3].way).filter(|(term, _)| !term.more) {
        assert_eq!(*way == 0.0, term.name == "win", "{term:?}");
    }
    assert!(tuned.weights.contains("# Tuned by self-play: seed "), "it says where it comes from");
    assert_eq!(tuned.matches.len(), 2);
    assert_eq!(tuned.matches.iter().map(|one| one.games).collect::<Vec<_>>(), [4, 4]);
}

/// Values tuned at three seats and more have a table of their own and leave the others unchanged.
#[test]
fn tuning_at_three_seats_changes_the_table_for_three_seats() {
    let (steps, tuned) = whole(&Tuning { seats: vec![3], ..tuning() });
    let terms = bots::numbers(&tuned.weights);
    assert!(terms.iter().any(|term| term.more) && terms.iter().any(|term| !term.more));
    for (term, way) in terms.iter().zip(&steps[3].way) {
        assert_eq!(*way != 0.0, term.more && term.name != "win", "{term:?}");
    }
    let (_, more) = tuned.weights.split_once("[more.terms]\n").unwrap();
    assert!(more.starts_with("# Tuned by self-play: seed "), "{more}");
    assert_eq!(tuned.weights.matches("# Tuned by self-play").count(), 1);
}

#[test]
fn the_progress_of_another_tuning_is_refused() {
    let (steps, _) = whole(&tuning());
    let other = Tuning { seed: Seed::from(5), ..tuning() };
    assert!(tune(&other, steps[0].clone(), &mut |_| true).is_err());
}
