//! The bots keep their figures in every game they know: a few games by default, the full size with `CARAVELLE_FULL`.

use engine::Seed;
use serde_json::Value;

use crate::{Contest, Report, run};

/// Seeds for judging: weights are tuned on others.
const SEED: u64 = 90_001;

fn is_full() -> bool {
    std::env::var_os("CARAVELLE_FULL").is_some()
}

fn report(game: &str, bots: &str, few: usize) -> Report {
    let contest = Contest {
        game: game.to_owned(),
        data: catalog::built_in(game).unwrap(),
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
fn reaches(game: &str, bots: &str, few: usize, figure: f64) {
    let report = report(game, bots, few);
    let first = &report.bots[0];
    let reached = if is_full() { first.ci95[0] } else { first.win_rate };
    assert!(reached >= figure, "{game}, {bots}: {first:?}");
}

/// What every game asks of `greedy`: 98 of 100 one on one and 92 of 100 against three, all of them `random`.
fn greedy_beats_chance(game: &str) {
    reaches(game, "greedy,random", 16, if is_full() { 0.98 } else { 0.85 });
    reaches(game, "greedy,random,random,random", 8, if is_full() { 0.92 } else { 0.75 });
}

#[test]
fn sensible_beats_random_in_mundus_novus() {
    reaches("mundus-novus", "sensible,random", 40, 0.75);
    reaches("mundus-novus", "sensible,random,random,random", 40, 0.5);
}

#[test]
fn greedy_beats_random_in_mundus_novus() {
    greedy_beats_chance("mundus-novus");
}

#[test]
fn greedy_beats_sensible_in_mundus_novus() {
    reaches("mundus-novus", "greedy,sensible", 16, 0.6);
}

#[test]
fn games_of_mundus_novus_have_a_good_length_and_turns_are_quick() {
    let report = report("mundus-novus", "greedy,greedy,greedy,greedy", 4);
    assert!((6.0..=14.0).contains(&report.rounds.mean), "{:?}", report.rounds);
    if is_full() {
        for bot in &report.bots {
            assert!(bot.turn_ms.unwrap().p99 < 20.0, "{bot:?}");
        }
    }
}

#[test]
fn greedy_beats_random_in_goa() {
    greedy_beats_chance("goa");
}

#[test]
fn winners_of_goa_between_greedy_players_have_35_points_and_more() {
    let report = report("goa", "greedy,greedy,greedy,greedy", 12);
    assert!(report.winning_score.mean >= 35.0, "{:?}", report.winning_score);
}

#[test]
fn greedy_beats_random_in_ilos() {
    greedy_beats_chance("ilos");
}

#[test]
fn games_of_ilos_between_greedy_players_have_a_good_length() {
    let report = report("ilos", "greedy,greedy,greedy,greedy", 4);
    assert!((6.0..=10.5).contains(&report.rounds.mean), "{:?}", report.rounds);
}

#[test]
fn greedy_beats_random_in_au_nom_du_roi() {
    greedy_beats_chance("au-nom-du-roi");
}

#[test]
fn games_of_au_nom_du_roi_between_greedy_players_are_played_out() {
    let report = report("au-nom-du-roi", "greedy,greedy,greedy,greedy", 8);
    assert_eq!(
        report.endings.keys().copied().collect::<Vec<_>>(),
        ["final"],
        "the termination guard never triggers"
    );
}

#[test]
fn greedy_beats_random_in_maracaibo() {
    greedy_beats_chance("maracaibo");
}

#[test]
fn winners_of_maracaibo_between_greedy_players_have_110_points_and_more() {
    let report = report("maracaibo", "greedy,greedy", 8);
    assert!(report.winning_score.mean >= 110.0, "{:?}", report.winning_score);
}
