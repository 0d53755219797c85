//! The bots keep their figures in Mundus Novus: a few games by default, the full size with `CARAVELLE_FULL`.

use engine::Seed;
use serde_json::Value;

use crate::{Contest, Report, run};

/// Seeds for judging: weights are tuned on others.
const SEED: u64 = 90_001;

fn is_full() -> bool {
    std::env::var_os("CARAVELLE_FULL").is_some()
}

fn report(bots: &str, few: usize) -> Report {
    let contest = Contest {
        game: "mundus-novus".to_owned(),
        data: catalog::built_in("mundus-novus").unwrap(),
        options: Value::Null,
        bots: bots::parse_list(bots).unwrap(),
        games: if is_full() { 400 } else { few },
        seed: Seed::from(SEED),
        threads: None,
        record: None,
    };
    run(&contest, &|_| ()).unwrap().report
}

/// The first bot reaches the figure: the lower end of the interval in full size, the share itself in a few games.
fn reaches(bots: &str, few: usize, figure: f64) {
    let report = report(bots, few);
    let first = &report.bots[0];
    let reached = if is_full() { first.ci95[0] } else { first.win_rate };
    assert!(reached >= figure, "{bots}: {first:?}");
}

#[test]
fn sensible_beats_random_one_on_one() {
    reaches("sensible,random", 40, 0.75);
}

#[test]
fn sensible_beats_three_random() {
    reaches("sensible,random,random,random", 40, 0.5);
}

#[test]
fn greedy_beats_random_one_on_one() {
    reaches("greedy,random", 16, if is_full() { 0.98 } else { 0.85 });
}

#[test]
fn greedy_beats_three_random() {
    reaches("greedy,random,random,random", 8, if is_full() { 0.92 } else { 0.75 });
}

#[test]
fn greedy_beats_sensible() {
    reaches("greedy,sensible", 16, 0.6);
}

#[test]
fn games_between_greedy_players_have_a_good_length_and_turns_are_quick() {
    let report = report("greedy,greedy,greedy,greedy", 4);
    assert!((6.0..=14.0).contains(&report.rounds.mean), "{:?}", report.rounds);
    if is_full() {
        for bot in &report.bots {
            assert!(bot.turn_ms.unwrap().p99 < 20.0, "{bot:?}");
        }
    }
}
